import { describe, expect, it } from "vitest";
import { Words } from "$lib/words";
import { COMPONENTS, player, scene } from "./scene.test-data";
import { context, mark, sign, title } from "./sign";
import { places, spoken } from "./standing";
import { travels } from "./travels";
import { drawnIn, TABS } from "./where";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

const GAME = `
seat-0 = Blue
seat-1 = Red
seat-2 = Yellow
action-wood = Wood
action-contribute = Contribute
material-wood = wood
material-brick = brick
level-second = second
scoring_tile-lisbon = Lisbon
scoring_tile-barcelona = Barcelona
`;
const words = new Words("en", [GAME, en]);
const chosen = (told: object) => ({ action: [], told, elements: [] });
const place = { verb: "place", disc: "disc:coloured", space: "space:n-c" };

describe("the sign of an option", () => {
  it("tells the two actions of a street and who acts after the reader", () => {
    const view = scene({ towers: { "n-c": [1, 0] } });
    expect(sign(chosen(place), view, words, COMPONENTS)).toEqual({
      piece: "tower-disc",
      color: "var(--seat-1)",
      name: "Wood and Contribute",
      note: "Then: Red, you.",
    });
  });

  it("tells what a fourth disc scores, and what the reader would get as things stand, which is no promise", () => {
    const view = scene({
      towers: { "n-c": ["white", "white", 1] },
      tiles_now: { lisbon: { counts: [2, 1, 0], vp: [3, 2, 0] } },
    });
    const white = sign(chosen({ ...place, disc: "disc:white" }), view, words, COMPONENTS);
    expect(white).toMatchObject({
      color: "var(--seat-7)",
      note: "Lisbon is scored; as things stand, you get 3 points.",
    });
    expect(white?.gain).toBeUndefined();
  });

  it("tells the price of what is built and the room that is left", () => {
    const build = chosen({ verb: "build", piece: "piece:workshop" });
    expect(sign(build, scene(), words, COMPONENTS)).toMatchObject({ piece: "workshop", note: "1 wood, 1 brick" });
    const ship = chosen({ verb: "ship", port: "port:lisbon" });
    expect(sign(ship, scene({ free: { "cloth:lisbon": 1 } }), words, COMPONENTS)?.note).toBe("1 space free");
  });

  it("stands before discs that many choices share, and before nothing else", () => {
    expect(mark("disc:white", scene())).toEqual({ piece: "tower-disc", color: "var(--seat-7)" });
    expect(mark("space:n-c", scene())).toBeNull();
  });
});

describe("over the question", () => {
  it("the number of the turn stands while a disc is placed", () => {
    const view = scene({ players: [player({ discs: { coloured: 4, white: 1 } }), player(), player()] });
    expect(context(view, words, COMPONENTS)?.text).toBe("Turn 11 of at most 15");
  });

  it("the disc that acts, while a tower is activated", () => {
    const frame = { frame: "Activate", seat: 1, first: "wood", first_left: 1, second: "contribute", second_left: 1 };
    const view = scene({ prompt: { ask: "Activate" }, plan: [frame], towers: { "n-c": [0, 1] } });
    expect(context(view, words, COMPONENTS)?.text).toBe("Wood and Contribute, disc 2 of 2");
  });

  it("who began is said of them alone", () => {
    expect([0, 1].map((seat) => title(scene(), seat, words))).toEqual(["began", null]);
  });
});

describe("what would be scored now", () => {
  it("is grouped by points, the most first, without those who get none", () => {
    const standing = { counts: [2, 3, 2, 0], vp: [1, 3, 1, 0] };
    expect(places(standing)).toEqual([
      { vp: 3, seats: [1] },
      { vp: 1, seats: [0, 2] },
    ]);
    expect(spoken(standing, words)).toBe("Now: Red 3, Blue 1, Yellow 1");
    expect(spoken({ counts: [0], vp: [0] }, words)).toBe("Nobody would score now");
  });
});

describe("pieces that travel", () => {
  const did = (action: object) => ({ event: "did", seat: "seat:1", action });

  it("a disc goes to its street, a material from its tile", () => {
    expect(travels(did(place), scene())).toMatchObject([{ piece: "tower-disc", from: "seat:1", to: "space:n-c" }]);
    expect(travels(did({ verb: "do", action: "action:wood" }), scene())).toMatchObject([
      { piece: "wood", from: "action:wood", to: "seat:1" },
    ]);
    expect(travels(did({ verb: "do", action: "action:build" }), scene())).toEqual([]);
  });

  it("the lowest disc goes to the council; for a white one the active player sends one of the supply", () => {
    const plan = [{ frame: "FourthDisc", space: "n-c" }];
    const event = { event: "represented", seat: "seat:1", scoring_tile: "scoring_tile:lisbon" };
    expect(travels(event, scene({ plan, towers: { "n-c": [0, 2, 0, 1] } }))).toMatchObject([
      { color: "var(--seat-2)", from: "space:n-c", to: "scoring_tile:lisbon" },
    ]);
    expect(travels(event, scene({ plan, towers: { "n-c": [0, 2, 0, "white"] } }))).toMatchObject([
      { color: "var(--seat-7)", from: "space:n-c", to: "seat:1" },
      { color: "var(--seat-2)", from: "seat:1", to: "scoring_tile:lisbon" },
    ]);
  });

  it("without a coloured disc in the supply it comes from a tower, once", () => {
    const plan = [{ frame: "FourthDisc", space: "n-c" }];
    const players = [player(), player({ discs: { coloured: 0, white: 1 } }), player()];
    const view = scene({ plan, players, towers: { "n-c": [0, 2, 1, "white"] } });
    const sent = { event: "sent", seat: "seat:1", space: "space:n-c", level: "level:third" };
    expect(travels(sent, view)).toMatchObject([{ from: "space:n-c", to: "scoring_tile:lisbon" }]);
    expect(travels({ event: "represented", seat: "seat:1", scoring_tile: "scoring_tile:lisbon" }, view)).toEqual([]);
  });

  it("what is done without a question travels like what is chosen", () => {
    expect(travels({ event: "shipped", seat: "seat:1", port: "port:lisbon" }, scene())).toEqual(
      travels(did({ verb: "ship", port: "port:lisbon" }), scene()),
    );
    expect(travels({ event: "performed", seat: "seat:1", done: "action:wood" }, scene())).toMatchObject([
      { piece: "wood", from: "action:wood", to: "seat:1" },
    ]);
  });

  it("points come from the tile that is scored", () => {
    const event = { event: "earned", seat: "seat:2", vp: 2 };
    expect(travels(event, scene({ used: 1 }))).toMatchObject([
      { from: "scoring_tile:barcelona", to: "seat:2", count: 2 },
    ]);
    expect(travels({ event: "ended", cause: "cause:discs" }, scene())).toEqual([]);
  });
});

describe("tabs of a phone", () => {
  it("cards lie in the council while they are open to be taken, then with the discs", () => {
    expect(drawnIn("card:wood", scene({ offer: { wood: 1 } }))).toBe("council");
    expect(drawnIn("card:wood", scene())).toBe("city");
  });

  it("every kind of element has one", () => {
    const kinds = ["space", "action", "disc", "port", "trading", "building", "material", "piece", "final_card", "card"];
    for (const kind of kinds) expect(TABS).toContain(drawnIn(`${kind}:x`, scene()));
  });
});

describe("words", () => {
  const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();

  it("are the same in both languages, each once", () => {
    expect(ids(en)).toEqual(ids(hu));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it("every action, tile and final card has its words", () => {
    const { layout, tiles } = scene();
    const cards = tiles.filter((tile) => !tile.includes("contribution") && !tile.endsWith("cities"));
    const named = [...tiles, ...cards, "palazzo_vecchio"].map((id) => `ca-tile-${id}`);
    const told = layout.map((action) => `ca-about-action-${action}`);
    expect([...named, ...told].filter((id) => !words.knows(id))).toEqual([]);
  });
});
