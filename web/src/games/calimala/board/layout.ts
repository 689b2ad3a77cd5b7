/** Where the parts of the board lie: side by side on a wide sheet, below one another on a narrow one. */
import type { Told } from "$lib/messages";
import { buildings, spaces, type Building } from "../facts";
import { times, total, type Calimala } from "../view";
import { MAP } from "./europe";

export interface Spot {
  x: number;
  y: number;
  w: number;
}

/** Parts that are not shown are left out. */
export interface Plan {
  title?: Spot;
  city?: Spot;
  europe?: Spot;
  council?: Spot & { columns: number; h: number };
  buildings?: (Spot & { id: string })[];
  stock?: Spot & { row: number };
  own?: Spot & { what: "discs" | "materials" };
  /** A double rule across the sheet. */
  rule?: number;
  height: number;
}

export const WIDE = 796;
export const FLORENCE = { w: 382, h: 398 };
/** A tile of the city, and the street between two rows. */
export const TILE = { wide: 84, slim: 78, street: 67 };
export const PALAZZO = 160;
const BUILDING_H = 168;
const STOCK_H = 168;
/** Between the lines of the stock, so that their edges do not touch. */
export const STOCK_GAP = 6;
const MIDDLE = 676;
/** The height of what can be touched. */
const TAP = 44;

export function tileSize(w: number): number {
  return w >= 376 ? TILE.wide : TILE.slim;
}

/** A church is as wide as its longest row. */
export function churchWidth(found: Building): number {
  return 44 + 20 * Math.max(...["wood", "brick", "marble", "artwork"].map((what) => spaces(found, what)));
}

function widthOf(found: Building): number {
  return found.kind === "council" ? PALAZZO : churchWidth(found);
}

export function plan(w: number, part: string | null, view: Calimala, components: Told): Plan {
  if (part === null && w >= WIDE) return wide(components);
  if (part === null && w >= MIDDLE) return middle(w, components);
  return column(w, part, view, components);
}

function wide(components: Told): Plan {
  return {
    title: { x: 20, y: 33, w: 378 },
    city: { x: 16, y: 44, w: FLORENCE.w },
    europe: { x: 414, y: 14, w: MAP.w },
    council: { x: 414, y: 290, w: MAP.w, columns: 5, h: 39.5 },
    rule: 464,
    buildings: spread(buildings(components), 3, 468, 630),
    stock: { x: 630, y: 470, w: 154, row: 21 },
    height: 646,
  };
}

/** The city beside the council, the map beside the buildings. */
function middle(w: number, components: Told): Plan {
  const right = 10 + FLORENCE.w + 14;
  const below = 44 + FLORENCE.h + 16;
  const left = 10 + MAP.w + 8;
  const [first, ...others] = buildings(components);
  // The widest beside the narrowest but one, so that both pairs fit.
  const pairs = [
    [first!, others[1]!],
    [others[0]!, others[2]!],
  ];
  return {
    title: { x: 14, y: 33, w: FLORENCE.w },
    city: { x: 10, y: 44, w: FLORENCE.w },
    council: { x: right, y: 16, w: w - 10 - right, columns: 3, h: 40 },
    stock: { x: right, y: 274, w: w - 10 - right, row: 21 },
    rule: below - 8,
    europe: { x: 10, y: below + 36, w: MAP.w },
    buildings: pairs.flatMap((pair, i) => spread(pair, left, below + i * (BUILDING_H + 12), w - 10 - left)),
    height: below + 2 * BUILDING_H + 24,
  };
}

/** One thing below the other: a tab of the phone, or all of it. */
function column(w: number, part: string | null, view: Calimala, components: Told): Plan {
  const touch = part !== null;
  const margin = w < 500 ? 5 : 16;
  const inner = w - 2 * margin;
  const found: Plan = { height: 0 };
  let y = 6;
  /** Takes so much of the height. */
  const take = (h: number): number => (y += h) - h;
  const own = (what: "discs" | "materials", h: number): void => {
    if (touch && view.seat !== null) found.own = { what, x: margin, y: take(h), w: inner };
  };
  const add: Record<string, () => void> = {
    city: () => {
      const city = Math.min(FLORENCE.w, inner);
      const h = FLORENCE.h - 3 * (TILE.wide - tileSize(city));
      found.city = { x: (w - city) / 2, y: take(h + 8), w: city };
      own("discs", ownHeight(view, inner) + 10);
    },
    council: () => {
      const columns = inner < 420 ? 3 : 5;
      const h = 26 + Math.ceil(view.tiles.length / columns) * 46;
      found.council = { x: margin, y: take(h + 8), w: inner, columns, h: 42 };
    },
    europe: () => {
      found.europe = { x: (w - MAP.w) / 2, y: take(MAP.h + 10), w: MAP.w };
    },
    buildings: () => {
      const rows = wrapped(buildings(components), inner);
      found.buildings = rows.flatMap((row) => spread(row, margin, take(BUILDING_H + 6), inner));
      own("materials", TAP + 32);
    },
    stock: () => {
      const row = touch ? TAP : 21;
      const h = Math.max(STOCK_H, 26 + listed(view) * (row + STOCK_GAP));
      found.stock = { x: margin, y: take(h + 4), w: inner, row };
    },
  };
  for (const each of order(part, view)) add[each]?.();
  return { ...found, height: y };
}

/** What is shown, from the top; start cards to be taken and final cards to be seen come before the council. */
function order(part: string | null, view: Calimala): string[] {
  const council = listed(view) ? ["stock", "council"] : ["council", "stock"];
  if (part === "council") return council;
  return part === null ? ["city", ...council, "europe", "buildings"] : [part];
}

/** Buildings side by side, the room between them shared out. */
function spread(row: Building[], x: number, y: number, w: number): (Spot & { id: string })[] {
  const gap = (w - row.reduce((sum, found) => sum + widthOf(found), 0)) / (row.length + 1);
  return row.map((found, i) => {
    const before = row.slice(0, i).reduce((sum, other) => sum + widthOf(other) + gap, gap);
    return { id: found.id, x: x + before, y, w: widthOf(found) };
  });
}

/** As many side by side as fit. */
function wrapped(all: Building[], w: number): Building[][] {
  const rows: Building[][] = [];
  let left = 0;
  for (const found of all) {
    if (widthOf(found) + 10 > left) {
      rows.push([]);
      left = w;
    }
    rows.at(-1)!.push(found);
    left -= widthOf(found) + 10;
  }
  return rows;
}

/** How many lines the stock has: open cards to take, or at the end the final cards. */
function listed(view: Calimala): number {
  if (view.over) return view.seats + 1;
  return total(view.offer) ? Object.keys(view.offer).length : 0;
}

/** Own discs and cards below the city, in rows of what can be touched. */
export const OWN = { disc: 74, card: 50, h: TAP };

export function ownSpots(view: Calimala, w: number): { x: number; y: number; w: number }[] {
  const hand = Object.keys(view.players[view.seat ?? -1]?.hand ?? {}).length;
  let [x, y] = [0, 0];
  return times(2 + hand).map((i) => {
    const wide = i < 2 ? OWN.disc : OWN.card;
    if (x + wide > w) [x, y] = [0, y + OWN.h + 6];
    const spot = { x, y, w: wide };
    x += wide + 6;
    return spot;
  });
}

function ownHeight(view: Calimala, w: number): number {
  return 20 + ownSpots(view, w).at(-1)!.y + OWN.h;
}
