import { describe, expect, it } from "vitest";
import { fleet, shipWidth } from "./ships";

const SIZES = [
  [4, 6],
  [4, 5, 6],
  [5, 6, 7],
  [6, 7, 8],
];

describe("ships in a harbour", () => {
  it.each(SIZES.map((sizes) => [sizes]))("%j lie in one row of a wide harbour", (sizes) => {
    expect(fleet(sizes, 588).rows).toBe(1);
  });

  it.each([588, 666, 378, 360].flatMap((width) => SIZES.map((sizes): [number, number[]] => [width, sizes])))(
    "nothing overlaps or sticks out at %i: %j",
    (width, sizes) => {
      const { berths, pitch } = fleet(sizes, width);
      expect(berths.map(({ ship }) => ship)).toEqual(sizes.map((_, ship) => ship));
      for (const [i, berth] of berths.entries()) {
        const end = berth.x + shipWidth(sizes[berth.ship]!, pitch);
        const next = berths[i + 1];
        expect(berth.x).toBeGreaterThan(0);
        expect(end).toBeLessThan(next?.row === berth.row ? next.x : width);
      }
    },
  );
});
