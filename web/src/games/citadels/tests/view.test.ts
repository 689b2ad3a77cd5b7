import { describe, expect, it } from "vitest";
import { travels } from "../travels";
import { cityAsked, placeOf, trayOf, type CitadelsView } from "../view";

/** The beginning of a turn with four seats, read by seat 1; each test changes what it is about. */
function scene(more: Partial<CitadelsView> = {}): CitadelsView {
  const player = { gold: 2, cards: 4, hand: null, known: [], spied: [], city: [] };
  return {
    game: "citadels",
    seats: 4,
    seat: 1,
    awaited: [1],
    prompt: null,
    plan: [
      { frame: "Call", rank: 3 },
      { frame: "Turn", seat: 1, character: "magician" },
    ],
    over: false,
    rules: { cast: ["assassin", "thief", "magician", "king"], uniques: [] },
    crown: 2,
    tax: 0,
    first_completed: -1,
    completed: 0,
    players: [player, player, player, player],
    deck: { cards: 40, bottom: [], drawn: [], museum: [], site: null },
    characters: {
      round: 3,
      first: 2,
      slots: [-1, 2, 3, 0, 1],
      face_up: [],
      mine: ["magician"],
      passed: null,
      revealed: { magician: 1 },
      may: { assassin: [0, 1], thief: [0], magician: [4], king: [2] },
    },
    tokens: {
      killed: null,
      bewitched: null,
      warrants: [],
      signed: null,
      signed_shown: false,
      robbed: null,
      thief: -1,
      laces: [],
      threats: [],
      flowered: null,
      lace_shown: false,
      blackmailer: -1,
      protected: -1,
    },
    scores: null,
    ...more,
  };
}

describe("where a character is", () => {
  it("is with who has revealed it", () => {
    expect(placeOf(scene(), "magician")).toEqual({ at: "revealed", seat: 1 });
  });
  it("is face down if all its possible places are", () => {
    expect(placeOf(scene(), "thief")).toEqual({ at: "face-down" });
  });
  it("is known without being revealed if only one seat can have it", () => {
    expect(placeOf(scene(), "king")).toEqual({ at: "known", seat: 3 });
  });
  it("has been called without an answer", () => {
    expect(placeOf(scene(), "assassin")).toEqual({ at: "nobody" });
  });
  it("may have been killed, and then nobody knows", () => {
    const view = scene();
    expect(placeOf({ ...view, tokens: { ...view.tokens, killed: "assassin" } }, "assassin")).toEqual({ at: "unknown" });
  });
});

describe("where a question is answered", () => {
  it("is the city that would be marched into", () => {
    expect(cityAsked(scene({ prompt: { ask: "Raze", seat: "seat:1", city: "seat:3" } }))).toBe(3);
  });
  it("is the own city if a district is given for another", () => {
    expect(cityAsked(scene({ prompt: { ask: "Cede", seat: "seat:1", city: "seat:3" } }))).toBe(1);
  });
  it("is the hand that is looked at", () => {
    const view = scene({ prompt: { ask: "StealCard", seat: "seat:1", target: "seat:2" } });
    view.players = view.players.map((player, seat) => (seat === 2 ? { ...player, known: ["docks"] } : player));
    expect(trayOf(view)).toEqual({ word: "ci-hand-of", of: 2, cards: ["docks"], asked: true });
  });
  it("is the hand, not the card on the table, if cards pay for it", () => {
    const view = scene({ prompt: { ask: "PayWithCards", seat: "seat:1", left: 2 } });
    expect(trayOf({ ...view, deck: { ...view.deck, drawn: ["thieves_den"] } })?.asked).toBe(false);
  });
  it("is nowhere for cards that lie face down", () => {
    const view = scene();
    expect(trayOf({ ...view, deck: { ...view.deck, drawn: [null, null] } })).toBeNull();
  });
});

describe("what travels", () => {
  it("takes gold from the middle to the seat", () => {
    const found = travels({ event: "gained", seat: "seat:2", gold: 3 }, scene());
    expect(found).toEqual([{ piece: "coin", from: "middle", to: "gold:2", count: 3 }]);
  });
  it("does not move a crown that stays", () => {
    expect(travels({ event: "crowned", seat: "seat:2" }, scene())).toEqual([]);
    expect(travels({ event: "crowned", seat: "seat:0" }, scene())).toEqual([
      { piece: "crown", from: "seat:2", to: "seat:0" },
    ]);
  });
  it("moves nothing for events that move nothing", () => {
    expect(travels({ event: "no-answer", rank: "rank:2" }, scene())).toEqual([]);
  });
});
