import { describe, expect, it } from "vitest";
import { Words } from "$lib/words";
import { context } from "./context";
import { neighbours, ringNeighbours } from "./facts";
import { spokenCard, spokenSpace } from "./names";
import { wayOf } from "./path";
import { COMPONENTS, offer, player, scene } from "./scene.test-data";
import { score } from "./score";
import { sign } from "./sign";
import { travels } from "./travels";
import { drawnIn, givesOwn, takesSupply } from "./where";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

const NAMES =
  "space-inn = Inn\n    .the = the Inn\nspace-guild_hall = Guild Hall\nspace-street_47 = street 4–7\nseat-1 = Red\nseat-2 = Yellow\ngood-ale = ale";
const words = new Words("en", [en, NAMES]);
const line = (number: number, ...events: Record<string, unknown>[]) => ({ number, seat: 0, events, at: 0 });
const moved = (space: string) => ({ event: "moved", seat: "seat:0", space: `space:${space}` });

describe("the way of the tower", () => {
  const log = [
    line(8, moved("inn")),
    line(
      9,
      { event: "turn", seat: "seat:1" },
      { event: "rolled", seat: "seat:1", blue: 4, red: 7 },
      moved("street_47"),
    ),
    line(10, moved("guild_hall")),
    line(11, moved("market")),
  ];

  it("is told by the log from the beginning of the turn", () => {
    const discs = ["market", "guild_hall", "street_47"];
    expect(wayOf(log, 11, discs)).toEqual(["street_47", "guild_hall", "market"]);
  });

  it("ends at the moment that is looked at", () => {
    expect(wayOf(log, 10, ["guild_hall", "street_47"])).toEqual(["street_47", "guild_hall"]);
  });

  it("is not known if the turn began before the log", () => {
    const discs = ["market", "guild_hall", "street_47"];
    expect(wayOf(log.slice(2), 11, discs)).toEqual([]);
  });

  it("begins in the first turn of a game where a disc lies that no line tells of", () => {
    expect(wayOf([line(1, moved("inn"))], 1, ["inn", "market"])).toEqual(["market", "inn"]);
    expect(wayOf([], 0, ["inn"])).toEqual(["inn"]);
  });
});

describe("the town", () => {
  it("has neighbours across sides only", () => {
    expect(neighbours(COMPONENTS, "guild_hall").map(({ id }) => id)).toEqual(["street_47", "market"]);
  });

  it("has a ring of buildings that closes", () => {
    expect(ringNeighbours(COMPONENTS, "inn")).toEqual(["warehouse_metals", "villa_ricci"]);
  });

  it("says of a space who owns it, what stands there and who offers", () => {
    const view = scene({ tower: "inn", owners: { inn: 1 }, offers: [offer()] });
    const space = { id: "inn", kind: "special" as const, cells: [], action: null };
    const said = spokenSpace({ view, seat: 0, table: {} as never, words, components: COMPONENTS }, space);
    expect(said).toBe("Inn, owned by Red, the tower stands here, offers by Red");
  });

  it("says of a card what stands on it", () => {
    expect(spokenCard(words, COMPONENTS.small_order[0])).toBe("Small order: Inn, ale");
    expect(spokenCard(words, COMPONENTS.message[0])).toBe("Message: Inn – Guild Hall");
  });
});

describe("money", () => {
  it("is what counts; hidden money is left open", () => {
    expect(score(scene(), 0)).toMatchObject({ figure: 130, piece: "coin" });
    expect(score(scene(), 1)).toMatchObject({ figure: null });
  });
});

describe("the line over the question", () => {
  it("says what is bargained for", () => {
    expect(context(scene({ tower: "inn", prompt: { ask: "Bid", here: true } }), words)?.text).toBe(
      "Yellow hears offers for the action of the Inn",
    );
    expect(context(scene({ prompt: { ask: "Bid", here: false } }), words)?.text).toBe(
      "Yellow hears offers before the next move",
    );
  });
});

describe("the sign of an option", () => {
  const of = (told: Record<string, unknown>, view = scene()) =>
    sign({ action: [], told: told as { verb: string }, elements: [] }, view, words, COMPONENTS);

  it("says whose offer would be accepted, and what it gives", () => {
    const found = of({ verb: "accept", offer: "offer:b1" }, scene({ offers: [offer()] }));
    expect(found).toMatchObject({ name: "Accept Red: 15 ducats", note: "Inn" });
  });

  it("says what an order brings and what it asks for", () => {
    expect(of({ verb: "complete", small_order: "card:small_05" })).toMatchObject({
      gain: { figure: "+40", piece: "coin" },
      note: "Small order: Inn, ale",
    });
  });

  it("counts offers for the space of a move", () => {
    expect(of({ verb: "move", space: "space:inn" }, scene({ offers: [offer()] }))?.note).toBe("one offer for it");
    expect(of({ verb: "move", space: "space:inn" })?.note).toBeUndefined();
  });
});

describe("pieces that travel", () => {
  it("two dice of eight sides roll where they lie", () => {
    expect(travels({ event: "rolled", seat: "seat:1", blue: 4, red: 7 }, scene())).toMatchObject([
      { from: "die:blue", to: "die:blue", way: "roll", die: { figure: 4, sides: 8 } },
      { from: "die:red", to: "die:red", way: "roll", die: { figure: 7, sides: 8 } },
    ]);
  });

  it("the tower goes on and leaves a disc behind", () => {
    expect(travels(moved("inn"), scene())).toMatchObject([{ from: "tower", to: "space:inn", count: 3 }]);
    expect(travels(moved("inn"), scene({ tower: null, stacked: 5 }))).toMatchObject([{ from: "seat:0", count: 5 }]);
  });

  it("money, goods and cards change hands", () => {
    expect(travels({ event: "paid", seat: "seat:1", to: "seat:2", ducats: 25 }, scene())).toMatchObject([
      { piece: "coin", from: "seat:1", to: "seat:2", count: 3 },
    ]);
    expect(travels({ event: "gave", seat: "seat:1", to: "seat:2", good: "good:ale" }, scene())).toMatchObject([
      { piece: "ale", from: "seat:1", to: "seat:2" },
    ]);
    expect(travels({ event: "drew", seat: "seat:1", deck: "deck:message", card: null }, scene())).toMatchObject([
      { from: "deck:message", to: "seat:1" },
    ]);
  });

  it("nothing travels for what has no piece", () => {
    expect(travels({ event: "offered", seat: "seat:1", space: "space:inn" }, scene())).toEqual([]);
  });
});

describe("where a good can be pointed at", () => {
  const acting = (goods: Record<string, number>) =>
    scene({ prompt: { ask: "Act", seat: "seat:0" }, players: [player({ goods })] });

  it("depends on the tiles that could be used in an action", () => {
    expect([takesSupply(acting({ commodity_of_choice: 1 }), 0), takesSupply(acting({ trade_1_1: 1 }), 0)]).toEqual([
      true,
      false,
    ]);
    expect([givesOwn(acting({ trade_1_1: 1 }), 0), givesOwn(acting({ commodity_of_choice: 1 }), 0)]).toEqual([
      true,
      false,
    ]);
  });

  it("is the tab in which it is drawn", () => {
    const paying = scene({ prompt: { ask: "Pay", seat: "seat:0" }, players: [player({ goods: { ale: 1 } })] });
    expect(["good:ale", "card:small_05", "space:inn", "offer:b1"].map((id) => drawnIn(id, paying))).toEqual([
      "house",
      "house",
      "town",
      "offers",
    ]);
    expect(drawnIn("good:ale", scene({ prompt: { ask: "Trade", seat: "seat:0" } }))).toBe("supply");
  });
});

describe("words", () => {
  const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();

  it("are the same in both languages, each once", () => {
    expect(ids(en)).toEqual(ids(hu));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });
});
