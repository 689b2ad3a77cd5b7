import { describe, expect, it } from "vitest";
import type { Choice, Told } from "$lib/messages";
import { Words } from "$lib/words";
import { score, sign } from "../sign";
import type { CitadelsView } from "../view";

const COMPONENTS: Told = {
  basic_district: [
    { id: "tavern", type: "trade", cost: 1 },
    { id: "docks", type: "trade", cost: 3 },
  ],
  unique_district: [
    { id: "factory", cost: 5, unique_discount: 1 },
    { id: "keep", cost: 3 },
  ],
  character: [{ id: "merchant", rank: 6, gains: { type: "trade", resource: "gold" }, extra_gold: 1 }],
  scoring: {},
  player_setup: [],
};
const WORDS = new Words("en", [
  "district-tavern = Tavern\ndistrict-docks = Docks\nabout-district-keep = Safe.\nabout-character-merchant = Trades.",
]);

/** The Merchant's turn, in a city with two trade districts and a beautified Factory. */
const VIEW = {
  seat: 0,
  plan: [{ frame: "Turn", seat: 0, character: "merchant" }],
  players: [{ city: ["tavern", "docks", "fine_factory"] }],
  tax: 0,
  scores: null,
} as unknown as CitadelsView; // only what signs read

function signOf(told: Told): ReturnType<typeof sign> {
  const choice: Choice = { action: [], told, elements: [] };
  return sign(choice, VIEW, WORDS, COMPONENTS);
}

describe("the sign of an option", () => {
  it("names the districts that pay, and how much", () => {
    expect(signOf({ verb: "income" })).toMatchObject({
      piece: "kind-trade",
      note: "Tavern, Docks",
      gain: { figure: "+2", piece: "coin" },
    });
  });
  it("tells the extra gain of the character", () => {
    expect(signOf({ verb: "bonus" })).toMatchObject({ gain: { figure: "+1", piece: "coin" } });
  });
  it("tells what a district costs and does; with the Factory other unique ones cost less", () => {
    expect(signOf({ verb: "build", district: "district:keep" })).toEqual({
      piece: "kind-unique",
      color: "var(--kind-unique)",
      note: "Safe.",
      gain: { figure: "2", piece: "coin" },
    });
  });
  it("tells what a character can do to whoever chooses one, and only then", () => {
    expect(signOf({ verb: "pick", character: "character:merchant" })?.note).toBe("Trades.");
    expect(signOf({ verb: "kill", character: "character:merchant" })?.note).toBeUndefined();
  });
  it("is the mark of a seat where one is pointed at", () => {
    expect(signOf({ verb: "spy", seat: "seat:2" })).toEqual({ piece: "mark-3", color: "var(--seat-3-text)" });
  });
});

describe("the score", () => {
  it("is the worth of the districts, beautified ones for one more", () => {
    expect(score(VIEW, 0, COMPONENTS)).toEqual({ figure: 1 + 3 + 6, more: false });
  });
  it("is the final one at the end", () => {
    expect(score({ ...VIEW, scores: [27] }, 0, COMPONENTS)).toEqual({ figure: 27, more: false });
  });
});
