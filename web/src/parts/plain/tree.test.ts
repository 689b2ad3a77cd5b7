import { describe, expect, it } from "vitest";
import type { View } from "$lib/board";
import { isLine, isThing, ofSeat, onTable, seatOf, thingsIn } from "./tree";

const view: View = {
  game: "auction",
  seats: 2,
  seat: 0,
  prompt: null,
  over: false,
  plan: [{ frame: "TurnUpLot" }],
  lot: 3,
  discards: { "card:9": 1 },
  players: [
    { hand: { "card:4": 1, "card:7": 1 }, points: 0 },
    { hand: 3, points: 2 },
  ],
};

describe("a view without a board", () => {
  it("has on the table what is neither said elsewhere nor a player's", () => {
    expect(onTable(view)).toEqual({ lot: 3, discards: { "card:9": 1 } });
  });

  it("gives each seat its place in the list of players", () => {
    expect(ofSeat(view, 1)).toEqual({ hand: 3, points: 2 });
    expect(ofSeat(view, null)).toEqual({});
    expect(ofSeat({ ...view, players: undefined }, 0)).toEqual({});
    expect(ofSeat({ ...view, players: [3, 4] }, 0)).toEqual({});
  });

  it("knows things by their form", () => {
    expect(["card:7", "good:large_crate", "seat:1"].every(isThing)).toBe(true);
    expect(["card", "12:30", "Ágnes: hi", "", ":7"].some(isThing)).toBe(false);
    expect([seatOf("seat:1"), seatOf("card:1")]).toEqual([1, null]);
  });

  it("finds things as names and as values, however deep", () => {
    const row = ["card:1", { at: "space:market", of: "nobody" }, null];
    expect([...thingsIn({ row, "card:2": 1, count: 3 })].sort()).toEqual(["card:1", "card:2", "space:market"]);
  });

  it("stands in one line if nothing in it has parts", () => {
    expect(isLine({ "card:4": 1, "card:7": 2 })).toBe(true);
    expect(isLine({ hand: {} })).toBe(false);
  });
});
