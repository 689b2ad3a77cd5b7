import { describe, expect, it } from "vitest";
import { scene } from "../scene.test-data";
import { cardAt, packed, postsAt, stretched, TALL, WIDE, type Chart } from "./charts";
import { standing } from "./standing";

const CHARTS: [string, Chart][] = [
  ["wide", WIDE],
  ["tall", TALL],
  ["squeezed", stretched(WIDE, 600, 440)],
];
const CITIES = Object.keys(WIDE.sides);

describe.each(CHARTS)("the %s map", (_name, chart) => {
  it("has all 25 places within its frame", () => {
    expect(Object.keys(chart.at)).toHaveLength(25);
    const outside = Object.values(chart.at).filter(([x, y]) => x < 0 || y < 0 || x > chart.w || y > chart.h);
    expect(outside).toEqual([]);
  });

  it("keeps four posts of every city apart and within its frame", () => {
    for (const city of CITIES) {
      const corners = postsAt(chart, city, 4, true);
      expect(new Set(corners.map(String)).size, city).toBe(4);
      expect(
        corners.filter(([x, y]) => x < 0 || y < 0 || x > chart.w - 23),
        city,
      ).toEqual([]);
    }
  });

  it("keeps the widest card within its frame", () => {
    for (const city of Object.keys(WIDE.cards)) {
      const [x, y] = cardAt(chart, city, 150);
      expect(x - 75, city).toBeGreaterThanOrEqual(0);
      expect(x + 75, city).toBeLessThanOrEqual(chart.w);
      expect(y + 24, city).toBeLessThanOrEqual(chart.h);
    }
  });

  it("packs the three cards of Sumatra without overlap", () => {
    const widths = [146, 126, 96];
    const boxes = packed(chart, "sumatra", widths).map(([x, y], i) => ({ left: x - widths[i]! / 2, y, w: widths[i]! }));
    for (const one of boxes) {
      expect(one.left + one.w).toBeLessThanOrEqual(chart.w);
      expect(one.y + 24).toBeLessThanOrEqual(chart.h);
      const under = boxes.filter((other) => other !== one && Math.abs(other.y - one.y) < 24);
      expect(under.filter((other) => other.left < one.left + one.w && one.left < other.left + other.w)).toEqual([]);
    }
  });
});

describe("figures", () => {
  it("in one place stand side by side, the reader's own in front", () => {
    const all = standing(scene(), WIDE, 1);
    expect(new Set(all.map(({ x }) => x)).size).toBe(3);
    expect(all.at(-1)?.seat).toBe(1);
  });
});
