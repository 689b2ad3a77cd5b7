import { describe, expect, it } from "vitest";
import { spaces } from "../facts";
import { COMPONENTS } from "../scene.test-data";
import { boxOf, corner, form, outline, standing, topRow } from "./town";

const GRID = { x: 10, y: 10, pitch: 66 };
const ALL = spaces(COMPONENTS);
const of = (id: string): (typeof ALL)[number] => ALL.find((space) => space.id === id)!;

describe("the plan of the town", () => {
  it("knows the form of a space by its cells", () => {
    expect(["guild_hall", "inn", "warehouse_metals", "market", "street_47"].map((id) => form(of(id)))).toEqual([
      "wide",
      "tall",
      "corner",
      "square",
      "cell",
    ]);
  });

  it("draws three cells around their corner", () => {
    expect(outline(GRID, of("warehouse_metals"))).toBe("M9.5 339.5H70.5V405.5H136.5V466.5H9.5Z");
    expect(corner(of("warehouse_metals"))).toEqual({
      pair: [
        [1, 7],
        [2, 7],
      ],
      alone: [1, 6],
    });
    expect(topRow(of("warehouse_metals"))).toEqual([[1, 6]]);
  });

  it("leaves a lane between spaces that are not one", () => {
    const left = boxOf(GRID, of("street_37").cells);
    const right = boxOf(GRID, of("street_47").cells);
    expect(right.x - (left.x + left.w)).toBe(5);
  });

  it.each(ALL.map((space) => [space.id, space] as const))("lets discs and a marker stand within %s", (_, space) => {
    const disc = 31;
    const { x, y, own } = standing(GRID, space, disc);
    const box = boxOf(GRID, space.cells);
    for (const [left, right, foot] of [
      [x, x + disc, y],
      [own.x - disc, own.x, own.y],
    ]) {
      expect(left).toBeGreaterThanOrEqual(box.x);
      expect(right).toBeLessThanOrEqual(box.x + box.w);
      expect(foot).toBeGreaterThan(box.y + disc / 2);
      expect(foot).toBeLessThanOrEqual(box.y + box.h);
    }
  });
});
