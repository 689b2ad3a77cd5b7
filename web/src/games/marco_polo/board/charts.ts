/** Where everything lies on the map: on a wide sheet, and turned with the west up for a phone. Drawing only. */
import type { Route } from "../facts";

export type Point = [number, number];
export type Anchor = "m" | "s" | "e";

export interface Chart {
  w: number;
  h: number;
  at: Record<string, Point>;
  /** From the place to its name. */
  names: Record<string, [number, number, Anchor]>;
  /** From the city to the middle of the upper edge of its card; Sumatra's three are packed from this corner on. */
  cards: Record<string, Point>;
  /** On which side of a city its posts and its outpost bonus are. */
  sides: Record<string, "left" | "right">;
  /** From the place to where its figures stand. */
  stands: Record<string, Point>;
  /** Where on a route its toll is, from 0 to 1. */
  tolls: Record<string, number>;
  /** From Beijing to the corner of its slots. */
  slots: Point;
  /** How far to the right the cards of a city with several may reach. */
  pack: number;
  /** In how many rows they may lie. */
  rows: number;
  /** How far a route bows out, as a part of its length. */
  bow: Point;
  sea: string;
  island: string;
  hills: [number, number, number][];
  rose: Point;
}

export const WIDE: Chart = {
  w: 780,
  h: 404,
  at: {
    venezia: [50, 104],
    beijing: [718, 112],
    moscow: [206, 50],
    karakorum: [470, 58],
    samarkand: [254, 158],
    lan_zhou: [588, 162],
    alexandria: [64, 224],
    karachi: [384, 242],
    sumatra: [620, 330],
    anxi: [344, 46],
    kashgar: [466, 152],
    ormuz: [266, 254],
    xian: [646, 226],
    adana: [180, 336],
    kochi: [444, 332],
    oasis_1: [120, 46],
    oasis_2: [572, 48],
    oasis_3: [654, 36],
    oasis_4: [644, 104],
    oasis_5: [150, 142],
    oasis_6: [368, 144],
    oasis_7: [164, 214],
    oasis_8: [532, 250],
    oasis_9: [84, 316],
    oasis_10: [724, 262],
  },
  names: {
    venezia: [0, 28, "m"],
    beijing: [0, 30, "m"],
    moscow: [14, -26, "m"],
    karakorum: [18, -26, "e"],
    samarkand: [0, 28, "m"],
    lan_zhou: [14, -26, "e"],
    alexandria: [0, 28, "m"],
    karachi: [-24, -14, "e"],
    sumatra: [-14, -25, "s"],
    anxi: [0, -20, "m"],
    kashgar: [0, 31, "m"],
    ormuz: [0, 31, "m"],
    xian: [0, 31, "m"],
    adana: [0, 32, "m"],
    kochi: [0, 31, "m"],
  },
  cards: {
    moscow: [0, 16],
    karakorum: [0, 16],
    samarkand: [0, 33],
    lan_zhou: [6, 16],
    alexandria: [8, 36],
    karachi: [4, 18],
    sumatra: [-70, 16],
  },
  sides: {
    moscow: "left",
    karakorum: "right",
    samarkand: "left",
    lan_zhou: "right",
    alexandria: "left",
    karachi: "right",
    sumatra: "left",
    anxi: "right",
    kashgar: "right",
    ormuz: "right",
    xian: "right",
    adana: "right",
    kochi: "left",
  },
  stands: {
    venezia: [-12, -30],
    beijing: [0, -28],
    anxi: [-27, -4],
    kashgar: [-12, -22],
    ormuz: [-18, -10],
    xian: [-18, -14],
    adana: [-18, -14],
    kochi: [18, -14],
    oasis_9: [-20, -10],
  },
  tolls: {
    "anxi karakorum": 0.62,
    "kashgar lan_zhou": 0.62,
    "ormuz karachi": 0.68,
    "alexandria oasis_7": 0.55,
    "alexandria oasis_9": 0.72,
    "sumatra oasis_10": 0.58,
  },
  slots: [-46, 37],
  pack: 776,
  rows: 2,
  bow: [0, -0.06],
  sea:
    "M0 162C18 156 32 150 52 158C76 164 96 154 114 164C110 178 84 182 58 184C36 190 16 186 0 192Z" +
    "M0 292C14 298 32 312 42 332C54 358 76 378 112 384C150 388 178 380 198 364C218 344 232 318 254 296" +
    "C278 288 298 290 318 282C338 280 352 274 366 276C384 292 396 316 412 342C426 364 442 376 458 364" +
    "C472 344 476 314 500 290C516 276 532 288 548 296C566 304 582 288 604 280C632 272 656 274 672 254" +
    "C686 230 698 206 708 182C722 160 752 160 780 142V404H0Z",
  island: "M558 344C560 322 596 310 638 318C682 326 714 348 712 376C710 396 662 400 624 394C582 388 556 368 558 344Z",
  hills: [
    ...([
      [364, 104, 2],
      [462, 208, 4],
      [552, 104, 2],
    ] as [number, number, number][]),
    ...([
      [112, 350, 2],
      [322, 218, 2],
      [256, 20, 2],
      [208, 100, 2],
    ] as [number, number, number][]),
  ],
  rose: [314, 364],
};

export const TALL: Chart = {
  w: 374,
  h: 956,
  at: {
    venezia: [282, 66],
    beijing: [264, 876],
    moscow: [324, 242],
    karakorum: [318, 560],
    samarkand: [226, 326],
    lan_zhou: [226, 704],
    alexandria: [160, 92],
    karachi: [142, 452],
    sumatra: [62, 704],
    anxi: [328, 408],
    kashgar: [228, 556],
    ormuz: [134, 332],
    xian: [196, 806],
    adana: [58, 236],
    kochi: [62, 560],
    oasis_1: [338, 150],
    oasis_2: [332, 690],
    oasis_3: [344, 790],
    oasis_4: [286, 782],
    oasis_5: [250, 190],
    oasis_6: [238, 434],
    oasis_7: [172, 226],
    oasis_8: [140, 644],
    oasis_9: [76, 130],
    oasis_10: [62, 892],
  },
  names: {},
  cards: { sumatra: [-56, 33] },
  sides: {
    moscow: "left",
    karakorum: "left",
    samarkand: "right",
    lan_zhou: "left",
    alexandria: "right",
    karachi: "right",
    sumatra: "right",
    anxi: "left",
    kashgar: "left",
    ormuz: "right",
    xian: "right",
    adana: "right",
    kochi: "right",
  },
  stands: {
    venezia: [0, -24],
    beijing: [0, -26],
    anxi: [0, -20],
    kashgar: [0, -20],
    ormuz: [0, -20],
    xian: [0, -20],
    adana: [0, -20],
    kochi: [0, -20],
  },
  tolls: {
    "alexandria oasis_7": 0.72,
    "alexandria oasis_9": 0.66,
    "samarkand oasis_6": 0.66,
    "sumatra oasis_10": 0.78,
    "karakorum oasis_2": 0.5,
    "moscow anxi": 0.58,
  },
  slots: [-46, 37],
  pack: 186,
  rows: 3,
  bow: [0.06, 0],
  sea:
    "M0 0H112C98 40 58 60 40 110C26 150 18 190 24 230C32 282 70 300 100 320C104 352 100 380 108 410C112 440 96 480 60 500" +
    "C34 516 20 550 30 590C44 622 90 616 130 626C176 640 200 680 196 730C192 780 178 820 190 856C206 890 214 920 226 956H0Z" +
    "M196 0C204 20 198 44 206 60C212 78 206 92 210 104C222 100 222 84 222 66C226 40 220 20 224 0Z",
  island: "M10 668C44 650 140 654 166 690C178 740 176 800 150 836C110 858 30 852 12 816C2 770 2 706 10 668Z",
  hills: [
    [256, 250, 2],
    [170, 500, 3],
    [262, 620, 2],
    [250, 476, 2],
  ],
  rose: [44, 420],
};

/** The same map on a sheet of another width and height: places move apart, drawings keep their size. */
export function stretched(chart: Chart, w: number, h: number): Chart {
  const at = Object.entries(chart.at).map(([id, [x, y]]): [string, Point] => [
    id,
    [(x * w) / chart.w, (y * h) / chart.h],
  ]);
  return {
    ...chart,
    at: Object.fromEntries(at),
    w,
    h,
    pack: (chart.pack * w) / chart.w,
    rose: [(chart.rose[0] * w) / chart.w, (chart.rose[1] * h) / chart.h],
  };
}

/** A route as a curve from place to place. */
export function course(chart: Chart, { a, b }: Route): { d: string; at: (t: number) => Point } {
  const [ax, ay] = chart.at[a]!;
  const [bx, by] = chart.at[b]!;
  const long = Math.hypot(bx - ax, by - ay);
  const [cx, cy] = [(ax + bx) / 2 + chart.bow[0] * long, (ay + by) / 2 + chart.bow[1] * long];
  const mix = (t: number, p: number, q: number, r: number): number =>
    (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
  return { d: `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`, at: (t) => [mix(t, ax, cx, bx), mix(t, ay, cy, by)] };
}

export function tollAt(chart: Chart, route: Route): Point {
  return course(chart, route).at(chart.tolls[`${route.a} ${route.b}`] ?? 0.5);
}

/** Corners of the posts beside a city: one row, from three on two rows. */
export function postsAt(chart: Chart, city: string, number: number, large: boolean): Point[] {
  const [x, y] = chart.at[city]!;
  const left = chart.sides[city] === "left";
  const edge = large ? 18 : 16;
  const base = y - (large ? 12 : 9);
  return Array.from({ length: number }, (_, i): Point => {
    const [column, row] = number > 2 ? [i % 2, Math.floor(i / 2)] : [i, 0];
    const outer = left ? x - edge - 23 * (column + 1) : x + edge + 23 * column;
    return [Math.max(2 + 23 * (1 - column), Math.min(chart.w - 25, outer)), base - 22 * row];
  });
}

/** The middle of the outpost bonus beside a city. */
export function outpostAt(chart: Chart, city: string): Point {
  const [x, y] = chart.at[city]!;
  return [x + (chart.sides[city] === "left" ? -35 : 35), y - 3];
}

/** The middles of the cards of a city with several, each as wide as given, packed in rows. */
export function packed(chart: Chart, city: string, widths: number[]): Point[] {
  const [x, y] = chart.at[city]!;
  const [dx, dy] = chart.cards[city] ?? [0, 33];
  let left = Math.max(4, x + dx);
  let found = rows(widths, left, chart.pack);
  // Where there are too many rows they begin farther to the left.
  while (left > 4 && found.at(-1)!.row >= chart.rows) {
    left = Math.max(4, left - 6);
    found = rows(widths, left, chart.pack);
  }
  return found.map(({ middle, row }): Point => [middle, y + dy + 27 * row]);
}

function rows(widths: number[], left: number, right: number): { middle: number; row: number }[] {
  let [at, row] = [left, 0];
  return widths.map((width) => {
    if (at > left && at + width > right) [at, row] = [left, row + 1];
    const middle = at + width / 2;
    at += width + 6;
    return { middle, row };
  });
}

/** The middle of the upper edge of a city's one card, moved in from the edge of the map. */
export function cardAt(chart: Chart, city: string, width: number): Point {
  const [x, y] = chart.at[city]!;
  const [dx, dy] = chart.cards[city] ?? [0, 33];
  return [Math.min(chart.w - 18 - width / 2, Math.max(6 + width / 2, x + dx)), y + dy];
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
