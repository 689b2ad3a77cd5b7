import { describe, expect, it } from "vitest";
import type { Told } from "$lib/messages";
import { Words } from "$lib/words";
import { cardEffect } from "./about/effects";
import { context, title } from "./context";
import { card, goalCities, income, postsLeft } from "./facts";
import { COMPONENTS, player, scene, walking } from "./scene.test-data";
import { sign } from "./sign";
import { travels } from "./travels";
import { diceOn, hand, type MarcoPolo } from "./view";
import { arriving } from "./walk";
import { drawnIn, placeAs, placesOf } from "./where";
import en from "./words/en.ftl?raw";
import hu from "./words/hu.ftl?raw";

const words = new Words("en", [en, "seat-0 = Blue\nseat-1 = Red"]);
const choice = (told: Told) => ({ action: [], told, elements: [] });

describe("a movement", () => {
  it("costs what the engine says, each step by itself", () => {
    const steps: MarcoPolo["steps"] = [
      { figure: "1", location: "anxi", cost: { coin: 4, camel: 3 } },
      { figure: "2", location: "anxi", cost: { goods_two_different: 1 } },
      { figure: "2", location: "oasis_1", cost: {} },
    ];
    const view = scene({ prompt: walking("travel", 1), steps });
    const of = (figure: string, to: string) =>
      sign(choice({ verb: "step", figure: `figure:${figure}`, location: `location:${to}` }), view, words, COMPONENTS);
    expect(of("1", "anxi")).toMatchObject({ gain: { figure: "−4", piece: "coin" }, note: "and 3 camels" });
    expect(of("2", "anxi")).toMatchObject({ gain: undefined, note: "costs two different goods" });
    expect(of("2", "oasis_1")).toMatchObject({ gain: undefined, note: "free" });
  });

  it("says how far it has come and what it has cost", () => {
    const said = context(scene({ prompt: walking("travel", 2) }), words, COMPONENTS);
    expect(said?.text).toBe("Travel, step 3 of at most 4; fare so far 7 coins");
  });

  it("announces the posts of who settles in passing", () => {
    const view = scene({ prompt: walking("travel", 2), passed: ["moscow"] });
    expect(arriving(view, "moscow")).toBe(0);
    expect(arriving(view, "anxi")).toBeNull();
    expect(arriving({ ...view, players: [player({ posts: ["moscow"] })] }, "moscow")).toBeNull();
  });
});

describe("dice", () => {
  const prompt = { ask: "PlaceDice", seat: "seat:0", spot: "spot:travel", high: "die:own_4", middle: null };

  it("that are being placed lie on their space and no more in the hand", () => {
    const view = scene({ prompt });
    expect(diceOn(view, "travel")).toEqual([{ spot: "travel", colour: "0", value: 4 }]);
    expect(hand(view, 0)).toEqual([
      { kind: "own_6", number: 1 },
      { kind: "own_4", number: 1 },
      { kind: "own_1", number: 2 },
    ]);
  });

  it("of another seat stay as they are", () => {
    expect(hand(scene({ prompt }), 1)[1]).toEqual({ kind: "own_4", number: 2 });
  });
});

describe("powers", () => {
  it("Mercator is paid where the tile for so many players says so", () => {
    expect(income(scene(), COMPONENTS, "bazaar_camel")).toEqual({ seat: 1, reward: { camel: 1 } });
    expect(income(scene(), COMPONENTS, "travel")).toBeNull();
    expect(income(scene({ players: [player()] }), COMPONENTS, "bazaar_camel")).toBeNull();
  });

  it("Wilhelm has two posts more", () => {
    expect(postsLeft(player({ character: "wilhelm", posts: ["moscow"] }), COMPONENTS)).toBe(10);
    expect(postsLeft(player(), COMPONENTS)).toBe(9);
  });

  it("goals are shown to their owner until they are reached", () => {
    const components = { ...COMPONENTS, goals: { items: [{ id: "goal_01", cities: ["moscow", "anxi"], vp: 4 }] } };
    expect(goalCities(player({ goals: ["goal_01"], posts: ["anxi"] }), components)).toEqual(["moscow"]);
    expect(goalCities(player({ goals: 2 }), components)).toEqual([]);
  });

  it("a seat is called by its character, and the first player by that", () => {
    expect(title(scene(), 0, words)).toBe("Berke · first");
    expect(title(scene({ players: [player(), player({ character: null })] }), 1, words)).toBe("Red");
  });
});

describe("the sign of an option", () => {
  const of = (told: Told, view = scene()) => sign(choice(told), view, words, COMPONENTS);

  it("tells what an occupied space costs, and who pays nothing", () => {
    const charging = ["bazaar_camel"];
    const told = { verb: "place", space: "space:bazaar_camel" };
    expect(of(told)?.note).toBeUndefined();
    expect(of(told, scene({ charging }))?.note).toBe("Occupied: you pay nothing");
    expect(of(told, scene({ charging, seat: 1 }))?.note).toBe("Occupied: costs the value of your lowest die");
  });

  it("tells what a value brings where it is used", () => {
    const prompt = { ask: "UseValue", seat: "seat:0", table: "table:bazaar_gold", most: 2 };
    expect(of({ verb: "value", value: "value:2" }, scene({ prompt }))?.note).toBe("2 gold, 2 camels");
    const card = { ...prompt, table: "table:city_31" };
    expect(of({ verb: "value", value: "value:3" }, scene({ prompt: card }))?.note).toBe("6 coins");
  });

  it("tells what so many exchanges cost and bring, also the second of two", () => {
    const prompt = { ask: "Repeat", seat: "seat:0", card: "card:city_20", deal: "deal:city_20_back", most: 3 };
    expect(of({ verb: "times", times: 3 }, scene({ prompt }))?.note).toBe("3 coins → 3 camels");
  });
});

describe("where things are pointed at", () => {
  it("a small city stands for its bonus while bonuses are chosen", () => {
    expect(placeAs(scene(), "anxi")).toBe("location:anxi");
    expect(placeAs(scene({ prompt: { ask: "OtherBonus", seat: "seat:0" } }), "anxi")).toBe("marker:bonus_a");
  });

  it("the cells of the bazaar stand for values, which have no element", () => {
    const prompt = { ask: "UseValue", seat: "seat:0", table: "table:bazaar_gold", most: 2 };
    expect(placesOf(choice({ verb: "value", value: "value:2" }), scene({ prompt }))).toEqual(["value:2"]);
    expect(placesOf(choice({ verb: "value", value: "value:2" }), scene())).toEqual([]);
  });

  it("every kind of element has its tab", () => {
    const tabs = ["location:anxi", "card:city_21", "place:1", "space:travel", "die:own_4", "goal:goal_01"].map(drawnIn);
    expect(tabs).toEqual(["map", "map", "market", "market", "house", "house"]);
  });
});

describe("pieces that travel", () => {
  it("a figure goes from place to place", () => {
    const action = { verb: "step", figure: "figure:1", location: "location:oasis_1" };
    expect(travels({ event: "did", seat: "seat:0", action }, scene())).toMatchObject([
      { piece: "merchant-pawn", from: "location:venezia", to: "location:oasis_1" },
    ]);
  });

  it("dice go to their space, whichever it is", () => {
    const to = (spot: string) =>
      travels({ event: "placed", seat: "seat:0", die: "die:own_4", spot: `spot:${spot}` }, scene())[0]?.to;
    expect(["travel", "money_bag", "city_21"].map(to)).toEqual(["space:travel", "spot:money_bag", "card:city_21"]);
  });

  it("dice roll in the hand, and black ones come to it", () => {
    const rolled = (die: string) => travels({ event: "rolled", seat: "seat:0", die: `die:${die}` }, scene());
    expect(rolled("own_4")).toMatchObject([{ piece: "die-4", from: "dice:0", to: "dice:0", way: "roll" }]);
    expect(rolled("black_2")).toMatchObject([{ from: "spot:black_dice", to: "dice:0" }]);
  });

  it("things come from where dice were placed last, at most five of a kind", () => {
    const view = scene({ placed: [{ spot: "bazaar_camel", colour: "0", value: 6 }] });
    expect(travels({ event: "gained", seat: "seat:0", amount: 6, thing: "thing:camel" }, view)).toMatchObject([
      { piece: "camel", from: "space:bazaar_camel", to: "seat:0", count: 5 },
    ]);
  });

  it("the hourglass stays if the first player does", () => {
    expect(travels({ event: "new-round", seat: "seat:0", round: 2 }, scene())).toEqual([]);
    expect(travels({ event: "new-round", seat: "seat:1", round: 2 }, scene())).toHaveLength(1);
  });

  it("nothing travels for what has no piece", () => {
    expect(travels({ event: "pile-empty" }, scene())).toEqual([]);
    expect(travels({ event: "did", seat: "seat:0", action: { verb: "end" } }, scene())).toEqual([]);
  });
});

describe("words", () => {
  const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();

  it("are the same in both languages, each once", () => {
    expect(ids(en)).toEqual(ids(hu));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it("every character has a short name, a power in a line and a description", () => {
    const named = ids(en).filter((id) => id.startsWith("about-character-"));
    expect(named).toHaveLength(8);
    for (const id of named.map((name) => name.slice("about-character-".length))) {
      expect(ids(en)).toEqual(expect.arrayContaining([`mp-short-${id}`, `mp-power-${id}`]));
    }
  });

  it("say what every kind of city card does", () => {
    const said = (id: string): string => cardEffect(card(COMPONENTS, id)!, words);
    expect(said("city_28")).toBe("By the value used: from 1 on: 1 silk; from 4 on: 3 silk.");
    expect(said("city_31")).toBe("2 coins for each pip of the die.");
    expect(said("city_21")).toContain("for each step");
    expect(said("city_20")).toContain("pay 1 camel for 3 coins, or 1 coin for 1 camel");
  });
});
