import { describe, expect, it } from "vitest";
import { COMPONENTS, player, scene } from "../scene.test-data";
import { MAP } from "./europe";
import { FLORENCE, plan, tileSize, TILE, type Plan } from "./layout";

interface Box {
  part: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

function boxes(found: Plan): Box[] {
  const all: (Box | null)[] = [
    found.city ? { part: "city", ...found.city, h: 3 * tileSize(found.city.w) + 2 * TILE.street + 12 } : null,
    found.europe ? { part: "europe", ...found.europe, h: MAP.h } : null,
    found.council
      ? { part: "council", ...found.council, h: 26 + Math.ceil(15 / found.council.columns) * (found.council.h + 4) - 4 }
      : null,
    found.stock ? { part: "stock", ...found.stock, h: 160 } : null,
    found.own ? { part: "own", ...found.own, h: 64 } : null,
    ...(found.buildings ?? []).map((spot) => ({ part: spot.id, ...spot, h: 166 })),
  ];
  return all.filter((box) => box !== null);
}

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

const TABS = ["city", "europe", "buildings", "council"];
const views = {
  "in the middle of a game": scene(),
  "with start cards": scene({ offer: { wood: 1, brick: 1, marble: 1, weave: 1, build: 1 } }),
  "with all sorts of cards": scene({
    players: [player({ hand: { wood: 1, brick: 1, marble: 1, weave: 1, build: 1, ship: 1, deliver: 1 } }), player()],
  }),
  "at the end": scene({ over: true }),
  "for a spectator": scene({ seat: null }),
};

describe.each(Object.entries(views))("%s", (_name, view) => {
  it.each([796, 759, 679, 676, 640, 458, 371])("nothing overlaps or leaves a sheet %d wide", (w) => {
    for (const part of w < 500 ? [null, ...TABS] : [null]) {
      const found = plan(w, part, view, COMPONENTS);
      const parts = boxes(found);
      for (const [i, one] of parts.entries()) {
        expect(one.x, `${part} ${one.part}`).toBeGreaterThanOrEqual(0);
        expect(one.x + one.w, `${part} ${one.part}`).toBeLessThanOrEqual(w);
        expect(one.y + one.h, `${part} ${one.part}`).toBeLessThanOrEqual(found.height);
        for (const other of parts.slice(i + 1))
          expect(overlaps(one, other), `${part}: ${one.part} and ${other.part}`).toBe(false);
      }
    }
  });

  it("every part lies in one tab of a phone", () => {
    const shown = TABS.flatMap((part) => boxes(plan(371, part, view, COMPONENTS))).filter(({ part }) => part !== "own");
    const whole = boxes(plan(796, null, view, COMPONENTS));
    expect(shown.map(({ part }) => part).sort()).toEqual(whole.map(({ part }) => part).sort());
  });
});

it("a tab that the board does not know is empty", () => {
  expect(boxes(plan(371, "", scene(), COMPONENTS))).toEqual([]);
});

it("the city is as high as it says", () => {
  expect(3 * TILE.wide + 2 * TILE.street + 12).toBe(FLORENCE.h);
});
