import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "./words";

const SOURCE = new URL("../../../src/fondaco/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SOURCE), "utf-8");

function words(language: "en" | "hu", players: string[] = []): Words {
  return new Words(language, [read(`words/${language}.ftl`), read(`games/puerto_rico/words/${language}.ftl`)], players);
}

describe("words", () => {
  it("says a thing, and a player by name or colour", () => {
    expect(words("en").thing("good:coffee")).toBe("coffee");
    expect(words("en").thing("seat:1")).toBe("Red");
    expect(words("en", ["Ágnes", "Bence"]).thing("seat:1")).toBe("Bence");
    expect(words("hu").thing("good:coffee")).toBe("kávé");
  });

  it("says a player by name or colour within a thing, too, whatever is in the name", () => {
    const offers = { texts: ["offer-a1 = offer 1 of { player-0 }\noffer-b1 = offer 1 of { player-1 }\n"] };
    const own = words("en", ['Ágnes "{ $x }" \\']).with(offers);
    expect(own.thing("offer:a1")).toBe('offer 1 of Ágnes "{ $x }" \\');
    expect(own.thing("offer:b1")).toBe("offer 1 of Red");
  });

  it("says an action with the forms of its things", () => {
    expect(words("en").action({ verb: "take", tile: "tile:indigo" })).toBe("Take an indigo plantation");
  });

  it("says of a secret action the name alone", () => {
    const catalogue = "do-keep = Keep { $card }\nsecret-keep = Keep a card\ncard-x = the duke\n";
    const own = new Words("en", [catalogue]);
    expect(own.action({ verb: "keep", card: "card:x" })).toBe("Keep the duke");
    expect(own.action({ verb: "keep" })).toBe("Keep a card");
  });

  it("says an event, and a secret one to those who may not know all of it", () => {
    const catalogue = "event-drew = { $seat } draws { $card }.\nsecret-event-drew = { $seat } draws a card.\n";
    const own = words("en").with({ texts: [catalogue, "card-x = the duke\n"] });
    expect(own.event({ event: "drew", seat: "seat:0", card: "card:x" })).toBe("Blue draws the duke.");
    expect(own.event({ event: "drew", seat: "seat:0", card: null })).toBe("Blue draws a card.");
  });

  it("says who did what", () => {
    const told = { event: "did", seat: "seat:0", action: { verb: "role", role: "role:settler" } };
    expect(words("en", ["Ágnes"]).event(told)).toBe("Ágnes: Choose the settler");
  });

  it("says why not, and what would stand in the way in any case", () => {
    const dear = { rule: "PR-8.05", code: "too-dear", args: { price: 7, doubloons: 3 } };
    const said = words("en").objection({ rule: "PR-6.01", code: "not-now", args: {}, also: dear });
    expect(said).toMatch(/^This cannot be done now\. In any case: .*7.*3/);
  });

  it("joins lists and counts truth values as numbers", () => {
    const own = words("en").with({
      texts: ["ask-Keep = { $goods } { $last ->\n    [0] and more\n   *[other] only\n}\n"],
    });
    expect(own.prompt({ ask: "Keep", goods: ["good:corn", "good:sugar"], last: true })).toBe("corn, sugar only");
    expect(own.prompt({ ask: "Keep", goods: [], last: false })).toBe(" and more");
  });

  it("keeps what a refusal says as it stands, colons and all", () => {
    const own = new Words("en", ["no-bad = Refused: { $reason }\n"]);
    expect(own.refusal({ code: "bad", args: { reason: "x: y" } })).toBe("Refused: x: y");
  });

  it("says in codes what has no words, as the engine does", () => {
    const bare = words("en", ["Ágnes"]);
    expect(bare.action({ verb: "bid", card: "card:7", stake: 2 })).toBe("bid: card 7, stake 2");
    expect(bare.event({ event: "sold", seat: "seat:0", worth: 3 })).toBe("sold: seat Ágnes, worth 3");
    expect(bare.prompt({ ask: "BidTogether" })).toBe("BidTogether");
    expect(bare.say("game-tiny_game")).toBe("tiny game");
  });
});

describe("the page's own catalogues", () => {
  const ids = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!).sort();
  const own = (language: string): string => readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), "utf-8");

  it("have the same messages in both languages", () => {
    expect(ids(own("hu"))).toEqual(ids(own("en")));
  });

  it("have every message the page asks for", async () => {
    const files = import.meta.glob<string>(["../parts/**/*.svelte", "../pages/*.svelte", "./*.ts"], {
      query: "?raw",
      import: "default",
    });
    const texts = await Promise.all(Object.values(files).map((load) => load()));
    const asked = texts.flatMap((text) => [...text.matchAll(/"(ui-[\w-]+)"/g)].map((match) => match[1]!));
    const known = new Set(ids(own("en")));
    expect([...new Set(asked)].filter((id) => !known.has(id) && !isPiece(id))).toEqual([]);
  });
});

/** Signs of the sprite share the prefix. */
function isPiece(id: string): boolean {
  return readFileSync(new URL("../look/pieces.svg", import.meta.url), "utf-8").includes(`id="${id}"`);
}
