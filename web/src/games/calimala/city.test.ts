import { describe, expect, it } from "vitest";
import { acting, activation, joined, scoresWith } from "./city";
import { COMPONENTS, scene } from "./scene.test-data";

describe("a street", () => {
  it("joins the actions at its two ends, wherever they lie", () => {
    expect(joined(scene(), COMPONENTS, "n-c")).toEqual(["wood", "contribute"]);
    const layout = ["ship", "brick", "weave", "wood", "contribute", "artwork", "deliver", "marble", "build"];
    expect(joined(scene({ layout }), COMPONENTS, "nw-w")).toEqual(["ship", "wood"]);
  });

  it("scores with a fourth disc, until all tiles are used", () => {
    const towers = { "n-c": [0, 1, 2], "c-s": [0, 1] };
    expect(scoresWith(scene({ towers }), "n-c")).toBe(true);
    expect(scoresWith(scene({ towers }), "c-s")).toBe(false);
    expect(scoresWith(scene({ towers, used: 15 }), "n-c")).toBe(false);
  });
});

describe("who acts", () => {
  it("is read from the top down, three discs at most, over white ones", () => {
    expect(acting([0, 1, 2, 1], 0)).toEqual([0, 1, 2]);
    expect(acting([0, "white", 2], 0)).toEqual([0, 2]);
    expect(acting(["white", 1], 2)).toEqual([2, 1]);
    expect(acting([], 2)).toEqual([]);
  });

  it("is the disc of the first activation that is left", () => {
    const left = { first: "wood", first_left: 1, second: "contribute", second_left: 0, duty: false };
    const frame = (seat: number): object => ({ frame: "Activate", seat, ...left });
    const towers = { "n-c": [0, "white" as const, 2, 1] };
    const first = activation(
      scene({ towers, plan: [{ frame: "FourthDisc", space: "n-c" }, frame(2), frame(0)] }),
      COMPONENTS,
    );
    expect(first).toEqual({ street: "n-c", now: 0, levels: [0, 2], left: { wood: 1, contribute: 0 } });
    expect(activation(scene({ towers, plan: [frame(2)] }), COMPONENTS)?.now).toBe(2);
  });

  it("is nobody while a disc is being placed", () => {
    expect(activation(scene(), COMPONENTS)).toBeNull();
  });
});
