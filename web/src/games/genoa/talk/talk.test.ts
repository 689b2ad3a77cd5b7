import { describe, expect, it } from "vitest";
import { Words } from "$lib/words";
import { COMPONENTS, offer, player, scene } from "../scene.test-data";
import type { Genoa } from "../view";
import en from "../words/en.ftl?raw";
import { Composition } from "./composition.svelte";
import { composes } from "./composes";
import { spokenPass } from "./instructions";
import { askPicks, givePicks, ordersFor, yieldPicks } from "./palette";
import { counterTerms, offerTerms, spokenOffer } from "./terms";

const NAMES =
  "space-inn = Inn\n    .the = the Inn\nspace-guild_hall = Guild Hall\nseat-1 = Red\ngood-ale = ale\ngood-silver = silver";
const words = new Words("en", [en, NAMES]);
const set = (view: Genoa) => ({ view, seat: 0, table: {} as never, words, components: COMPONENTS });

describe("passing for a while", () => {
  it("is said in words", () => {
    expect(spokenPass({ pass_until: "turn", trader: 1 }, words)).toBe("You pass until the turn of Red ends.");
    expect(spokenPass({ pass_until: "beside", space: "inn" }, words)).toContain("beside the Inn");
    expect(spokenPass({ pass_until: "offer", since: 7 }, words)).toContain("somebody else");
  });
});

describe("a composition", () => {
  it("is nothing without a target or without anything in it", () => {
    const made = new Composition();
    made.pay("give", 5);
    expect(made.action).toBeNull();
    made.pay("give", -5);
    made.aim("inn");
    expect(made.action).toBeNull();
  });

  it("is posted as the engine reads it; what is none is not named", () => {
    const made = new Composition();
    made.aim("inn");
    made.pay("give", 20);
    made.pay("give", -5);
    made.add("give", "ale");
    made.add("give", "extra_action");
    made.add("give", "marker");
    made.add("after", "trade_1_1");
    made.turn("message_03");
    made.add("ask", "wine");
    expect(made.action).toEqual([
      "post",
      {
        target: "inn",
        give: {
          ducats: 15,
          commodities: { ale: 1 },
          tiles: { extra_action: 1 },
          markers: 1,
          cards: [{ id: "message_03", face: "shown" }],
        },
        after: { tiles: { trade_1_1: 1 } },
        ask: { commodities: { wine: 1 } },
      },
    ]);
  });

  it("turns a card from face up to its kind only to nothing", () => {
    const made = new Composition();
    const faces = [0, 1, 2].map(() => {
      made.turn("message_03");
      return made.bundle.cards?.[0]?.face;
    });
    expect(faces).toEqual(["shown", "kind_only", undefined]);
  });

  it("promises nothing from a space that is no longer its target", () => {
    const made = new Composition();
    made.aim("inn");
    made.add("after", "trade_1_1");
    made.aim("guild_hall");
    expect(made.after).toEqual({});
  });

  it("revises an offer at the revision that was seen", () => {
    const made = new Composition();
    made.revise(offer({ give: { ducats: 15, cards: [{ id: "small_05", face: "kind_only" }] }, ask: { markers: 1 } }));
    made.pay("give", 5);
    expect(made.action).toEqual([
      "revise",
      {
        offer: "b1",
        rev: 7,
        target: "inn",
        give: { ducats: 20, cards: [{ id: "small_05", face: "kind_only" }] },
        after: {},
        ask: { markers: 1 },
      },
    ]);
  });

  it("counters an offer: what it gives is wanted, cards by their kind, what it asks is given", () => {
    const made = new Composition();
    made.counter(offer({ give: { ducats: 15, cards: [{ deck: "message", face: "kind_only" }] }, ask: { ducats: 5 } }));
    made.pay("ask", 10);
    expect(made.action).toEqual([
      "counter_with",
      { to: 1, target: "inn", want: { ducats: 25, cards: { message: 1 } }, after: {}, give: { ducats: 5 } },
    ]);
  });

  it("names a price to all", () => {
    const made = new Composition();
    made.price("inn");
    made.pay("ask", 30);
    expect(made.action).toEqual([
      "counter_with",
      { to: "all", target: "inn", want: { ducats: 30 }, after: {}, give: {} },
    ]);
  });
});

describe("offers accepted together", () => {
  it("are for one space, one of each player, as they were read", () => {
    const made = new Composition();
    const [red, yellow] = [offer({ target: "street_47" }), offer({ id: "c1", by: 2, target: "street_47" })];
    made.join(red);
    made.join(yellow);
    expect(made.together).toEqual([red, yellow]);
    made.join(offer({ id: "b2", target: "street_47" }));
    expect(made.together.map(({ id }) => id)).toEqual(["c1", "b2"]);
    made.join(offer({ id: "b3", target: "street_37" }));
    expect(made.together.map(({ id }) => id)).toEqual(["b3"]);
    expect(made.joins(offer({ id: "b3", target: "street_37", rev: 8 }))).toBe(false);
  });

  it("are those that still stand as they were read", () => {
    const made = new Composition();
    const [red, yellow] = [offer({ target: "street_47" }), offer({ id: "c1", by: 2, target: "street_47" })];
    made.join(red);
    made.join(yellow);
    expect(made.joint([red, yellow])).toEqual([red, yellow]);
    expect(made.joint([{ ...red, rev: 8 }, yellow])).toEqual([yellow]);
    expect(made.joint([red])).toEqual([red]);
  });

  it("are let go by joining again", () => {
    const made = new Composition();
    made.join(offer());
    made.join(offer());
    expect(made.together).toEqual([]);
  });
});

describe("the palette", () => {
  it("adds one with every tap, and after the last takes them out", () => {
    const made = new Composition();
    const view = scene({ players: [player({ goods: { ale: 2 } }), player(), player()] });
    const counts = [0, 1, 2].map(() => {
      givePicks(set(view), made, 0)[0]!.act();
      return givePicks(set(view), made, 0)[0]!.count;
    });
    expect(counts).toEqual([1, 2, 0]);
  });

  it("asks only for what the other is seen to have: goods, and cards by their backs", () => {
    const view = scene({ players: [player(), player(), player({ goods: { silver: 1 }, hand: { message: 2 } })] });
    expect(askPicks(set(view), new Composition(), [2]).map(({ key }) => key)).toEqual(["silver", "message"]);
  });

  it("knows what an action gives, and the orders for a building", () => {
    const made = new Composition();
    const keys = (target: string): string[] => {
      made.aim(target);
      return yieldPicks(set(scene()), made).map(({ key }) => key);
    };
    expect([keys("inn"), keys("warehouse_metals"), keys("guild_hall"), keys("street_47")]).toEqual([
      ["trade_1_1"],
      ["silver", "copper"],
      ["drawn"],
      [],
    ]);
    const view = scene({ players: [player({ cards: [COMPONENTS.small_order[0], COMPONENTS.large_order[0]] })] });
    expect(ordersFor(view, 0, "inn").map(({ id }) => id)).toEqual(["small_05"]);
  });
});

describe("terms", () => {
  it("are what is paid, now and from the action, and what the trader adds", () => {
    const made = offer({ after: { tiles: { trade_1_1: 1 } }, ask: { commodities: { ale: 1 } } });
    const { pays, adds } = offerTerms(made, COMPONENTS);
    expect(pays.map(({ id, figure, later }) => [id, figure, later === true])).toEqual([
      ["ducats", 15, false],
      ["trade_1_1", 1, true],
    ]);
    expect(adds.map(({ id }) => id)).toEqual(["ale"]);
  });

  it("show the face of a card that lies face up, and only the deck of another", () => {
    const cards = [
      { id: "message_03", face: "shown" as const },
      { deck: "contract", face: "kind_only" as const },
    ];
    const { pays } = offerTerms(offer({ give: { cards } }), COMPONENTS);
    expect(pays.map(({ id, card }) => [id, card?.id])).toEqual([
      ["message", "message_03"],
      ["contract", undefined],
    ]);
  });

  it("of a counter-offer are what is wanted", () => {
    const counter = {
      rev: 9,
      to: 1,
      target: "guild_hall",
      want: { cards: { message: 1 } },
      after: { cards: { n: 1, pick: "giver" as const } },
      give: {},
      raises: null,
    };
    expect(counterTerms(counter, COMPONENTS).pays.map(({ id }) => id)).toEqual(["message", "large_order"]);
  });

  it("can be said", () => {
    expect(spokenOffer(offer({ give: { ducats: 15, commodities: { ale: 1 } } }), words, COMPONENTS)).toBe(
      "Red for the Inn: 15 ducats, 1 × ale",
    );
  });
});

describe("what the composer answers", () => {
  const choice = (verb: string) => ({ action: [verb], told: { verb }, elements: [] });
  const OPEN = ["post", "revise", "counter_with"];

  it("are offers, their withdrawal and counter-offers where the open form is played", () => {
    const answered = (view: Genoa): string[] =>
      ["bid", "withdraw", "counter", "pass", "accept", "move"].filter((verb) => composes(choice(verb), view, OPEN));
    expect(answered(scene())).toEqual(["bid", "withdraw", "counter"]);
    expect(answered(scene({ rules: { ...scene().rules, offers: "menu" } }))).toEqual([]);
  });

  it("are in a free talk the verbs of the other side, too", () => {
    const prompt = { ask: "Talk", done: 0 };
    const listed = (seat: number): string[] =>
      ["take", "leave", "done", "decline"].filter((verb) => !composes(choice(verb), scene({ prompt, seat }), OPEN));
    expect(listed(0)).toEqual(["done"]);
    expect(listed(2)).toEqual(["take", "leave"]);
  });
});
