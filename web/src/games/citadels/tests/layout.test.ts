import { describe, expect, it } from "vitest";
import { arrange, packCity, packColumns, packHand, type Box, type Sheet, type Wanted } from "../layout";

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const ranks = (seats: number): number => (seats === 2 ? 8 : 9);
const wanted = (seats: number, more: Partial<Wanted> = {}): Wanted => ({
  width: 794,
  room: 624,
  ranks: ranks(seats),
  seats,
  own: 0,
  part: null,
  asked: -1,
  ...more,
});

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function discs(sheet: Sheet): Box[] {
  const { cast } = sheet;
  if (!cast) return [];
  return cast.at.map(({ x, y }) => ({ x: x - cast.disc, y: y - cast.disc, w: 2 * cast.disc, h: 2 * cast.disc }));
}

function inside(sheet: Sheet, box: Box): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.w <= sheet.width && box.y + box.h <= sheet.height;
}

describe("the sheet", () => {
  for (const seats of SEATS) {
    for (const [page, more] of Object.entries({
      "a wide page": {},
      "a wide page, watching": { own: null, room: 832 },
      "a very wide page": { width: 1300, room: 900 },
      "a page just wide enough": { width: 554, room: 520 },
      "a middle page": { width: 680, room: null },
      "a page just above a phone's": { width: 456, room: null },
      "the cities of a phone": { width: 372, room: null, part: "cities" },
      "the characters of a phone": { width: 372, room: null, part: "characters" },
    })) {
      it(`has room for ${seats} seats on ${page}`, () => {
        const sheet = arrange(wanted(seats, more));
        const boxes = [...sheet.cities.map((city) => city.box), ...discs(sheet)];
        expect(boxes.filter((box) => !inside(sheet, box))).toEqual([]);
        const cities = sheet.cities.map((city) => city.box);
        for (const [i, one] of cities.entries()) {
          expect([...cities.slice(i + 1), ...discs(sheet)].filter((other) => overlap(one, other))).toEqual([]);
        }
      });
    }

    it(`fits ${seats} seats into a page of 1440 by 900 without being made smaller`, () => {
      expect(arrange(wanted(seats)).height).toBe(624);
    });

    it(`shows every city of ${seats} seats once`, () => {
      for (const part of [null, "cities"]) {
        const shown = arrange(wanted(seats, { part, own: 1 })).cities.map((city) => city.seat);
        expect(shown.toSorted()).toEqual(Array.from({ length: seats }, (_, i) => i));
      }
    });
  }

  it("begins with the city that is asked about on a phone", () => {
    const { cities } = arrange(wanted(5, { part: "cities", width: 372, room: null, asked: 3 }));
    expect(cities.map((city) => city.seat)).toEqual([3, 0, 1, 2, 4]);
  });
});

describe("cards in a box", () => {
  it("keeps a city of up to ten districts inside its box", () => {
    const box = { x: 10, y: 20, w: 360, h: 60 };
    for (let count = 1; count <= 10; count += 1) {
      const { w, h, at } = packCity(count, box, 4);
      expect(at).toHaveLength(count);
      for (const { x, y } of at) {
        expect(x + w).toBeLessThanOrEqual(box.x + box.w + 0.01);
        expect(y + h).toBeLessThanOrEqual(box.y + box.h + 0.01);
      }
    }
  });

  for (const [house, width, packed] of [
    ["a wide page", 460, (count: number) => packHand(count, 460, 136)],
    ["a phone", 320, (count: number) => packColumns(count, 320)],
  ] as const) {
    it(`keeps a hand of up to twenty kinds inside the house of ${house}, none slimmer than 40`, () => {
      for (let count = 1; count <= 20; count += 1) {
        const { w, h, at, height } = packed(count);
        expect(Math.max(...at.map(({ x }) => x)) + w).toBeLessThanOrEqual(width);
        expect(Math.max(...at.map(({ y }) => y)) + h).toBeLessThanOrEqual(height);
        expect(w).toBeGreaterThanOrEqual(40);
      }
    });
  }
});
