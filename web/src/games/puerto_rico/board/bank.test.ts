import { describe, expect, it } from "vitest";
import { COMPONENTS, scene } from "../scene.test-data";
import { emptySpaces, ofTheSets, onSale } from "./bank";

describe("the bank board", () => {
  it("shows the kinds in the game by column, production first, then by cost", () => {
    const view = scene({ in_play: ["office", "small_indigo_plant", "fortress"] });
    expect(onSale(view, COMPONENTS).map((column) => column.map(({ id }) => id))).toEqual([
      ["small_indigo_plant"],
      ["office"],
      [],
      ["fortress"],
    ]);
  });

  it("shows kinds of an expansion only with it", () => {
    const ids = (expansions: string[]): string[] =>
      ofTheSets(scene({ rules: { seats: 3, expansions } }), COMPONENTS)
        .flat()
        .map(({ id }) => id);
    expect(ids([])).not.toContain("trading_post");
    expect(ids(["new_buildings"])).toContain("trading_post");
  });

  it("counts the spaces left for each cost", () => {
    expect(emptySpaces(scene({ in_play: ["office"] }), COMPONENTS)[1]).toEqual([{ cost: 5, left: 1 }]);
    expect(emptySpaces(scene({ in_play: ["office", "large_market"] }), COMPONENTS)[1]).toEqual([{ cost: 5, left: 0 }]);
  });
});
