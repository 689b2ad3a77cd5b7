import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../scene.test-data";
import { plots } from "./plots";

const spaces = (found: { w: number; h: number }[]): number => found.reduce((sum, { w, h }) => sum + w * h, 0);

describe("the plots of a city", () => {
  it("small buildings fill rows, the rest is empty", () => {
    const found = plots(["office", "small_indigo_plant"], COMPONENTS, 4, 12);
    expect(found.slice(0, 3).map(({ id, column, row }) => [id, column, row])).toEqual([
      ["office", 0, 0],
      ["small_indigo_plant", 1, 0],
      [null, 2, 0],
    ]);
    expect(spaces(found)).toBe(12);
  });

  it("large buildings stand upright at the right", () => {
    const found = plots(["office", "fortress", "residence"], COMPONENTS, 4, 12);
    expect(found.find(({ id }) => id === "fortress")).toMatchObject({ column: 3, row: 0, w: 1, h: 2 });
    expect(found.find(({ id }) => id === "residence")).toMatchObject({ column: 2, row: 0, w: 1, h: 2 });
    expect(spaces(found)).toBe(12);
  });

  it("a fifth large one lies where no column has room", () => {
    const large = ["fortress", "residence", "statue", "fortress", "residence", "statue"];
    const found = plots(large, COMPONENTS, 4, 12);
    expect(found.filter(({ w }) => w === 2)).toHaveLength(2);
    expect(found.every(({ id }) => id !== null)).toBe(true);
    expect(spaces(found)).toBe(12);
  });

  it("everything has a plot in three columns too", () => {
    const found = plots(["office", "fortress", "statue", "small_indigo_plant"], COMPONENTS, 3, 12);
    expect(found.filter(({ id }) => id !== null)).toHaveLength(4);
    expect(spaces(found)).toBe(12);
  });
});
