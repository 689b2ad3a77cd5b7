/** Where everything lies on the sheet, in CSS pixels of the page, for any width, number of seats and part. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The characters: in a ring around the middle, or in a row above it. */
export interface Cast {
  form: "ring" | "row";
  at: Point[];
  /** The radius of a character. */
  disc: number;
  center: Point;
  /** The radius of the ring. */
  radius: number;
  /** Deck, crown, who is called. */
  middle: Box;
}

export interface CityPlace {
  seat: number;
  own: boolean;
  box: Box;
  /** The height of its head. */
  head: number;
}

export interface Sheet {
  width: number;
  height: number;
  cast: Cast | null;
  cities: CityPlace[];
  /** Where the double line above the own city runs. */
  rule: number | null;
}

export interface Wanted {
  width: number;
  /** The height there is; null: as much as is needed. */
  room: number | null;
  ranks: number;
  seats: number;
  own: number | null;
  part: string | null;
  /** The city that the question is about, which comes first on a phone; -1: none. */
  asked: number;
}

const MARGIN = 16;
const GUTTER = 14;
const HEAD = 26;

/** The others, in order of play after oneself. */
function others(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: seats - (own === null ? 0 : 1) }, (_, i) => (first + i) % seats);
}

export function arrange(wanted: Wanted): Sheet {
  const { part, width, seats, own } = wanted;
  if (part === "characters") return charactersOnly(wanted);
  if (part === "cities") return citiesOnly(wanted);
  const beside = width >= 740 && others(seats, own).length <= (own === null ? 5 : 4);
  return beside ? ringBesideCities(wanted) : rowAboveCities(wanted);
}

// --- the parts of a phone --------------------------------------------------------------------------------------------

function charactersOnly({ width, ranks }: Wanted): Sheet {
  const cast = ring({ x: 0, y: 6, w: width, h: Math.min(width, 430) + 14 }, ranks);
  return { width, height: Math.min(width, 430) + 26, cast, cities: [], rule: null };
}

function citiesOnly({ width, seats, own, asked }: Wanted): Sheet {
  const margin = 8;
  const all = own === null ? others(seats, own) : [own, ...others(seats, own)];
  const order = asked < 0 ? all : [asked, ...all.filter((seat) => seat !== asked)];
  // Eight places in a row would be too slim for a finger; with two or three players there is room for two rows.
  const h = 44 + (seats < 4 ? 2 * 84 + 4 : 84) + 12;
  const cities = order.map((seat, i) => ({
    seat,
    own: seat === own,
    head: 44,
    box: { x: margin, y: 4 + i * h, w: width - 2 * margin, h: h - 8 },
  }));
  return { width, height: order.length * h + 4, cast: null, cities, rule: null };
}

// --- the whole sheet -------------------------------------------------------------------------------------------------

function ringBesideCities({ width, room, ranks, seats, own }: Wanted): Sheet {
  const rest = others(seats, own);
  const height = Math.max(room ?? 0, 560);
  const ownHeight = own === null ? 0 : rest.length > 3 ? 172 : Math.min(252, Math.max(202, height * 0.3));
  const bottom = height - ownHeight - (own === null ? MARGIN : 0);
  const left = Math.round(Math.min(width * 0.483, 440));
  const cast = ring({ x: 8, y: 12, w: left - 8, h: bottom - 18 }, ranks);
  const top = 16;
  const h = (bottom - top) / rest.length;
  const x = left + 18;
  const cities: CityPlace[] = rest.map((seat, i) => ({
    seat,
    own: false,
    head: 28,
    box: { x, y: top + i * h, w: width - x - MARGIN, h: h - 12 },
  }));
  if (own !== null) cities.push(ownPlace(own, bottom, width, height));
  return { width, height, cast, cities, rule: own === null ? null : bottom - 3 };
}

function rowAboveCities({ width, room, ranks, seats, own }: Wanted): Sheet {
  const rest = others(seats, own);
  const columns = width < 560 || rest.length === 1 ? 1 : 2;
  const rows = Math.ceil(rest.length / columns);
  const cast = row(width, ranks);
  const w = (width - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
  // With a cell of the cities free the middle is there; else it has a line of its own.
  const cell = rest.length < rows * columns;
  const top = cell ? cast.middle.y + 4 : cast.middle.y + cast.middle.h + 10;
  const ownHeight = own === null ? MARGIN : rows > 3 ? 150 : 166;
  const natural = top + rows * (HEAD + Math.min(88, (w / 7) * 1.72) + 14) + ownHeight;
  const height = room === null ? natural : Math.max(room, top + rows * 82 + ownHeight);
  const bottom = height - ownHeight;
  const h = (bottom - top) / rows;
  // Down the left column first: neighbours at the table stay neighbours.
  const place = (i: number): Box => ({
    x: MARGIN + Math.floor(i / rows) * (w + GUTTER),
    y: top + (i % rows) * h,
    w,
    h: h - 8,
  });
  const cities: CityPlace[] = rest.map((seat, i) => ({ seat, own: false, head: HEAD, box: place(i) }));
  if (cell) cast.middle = { ...place(rest.length), y: place(rest.length).y + Math.max(4, h / 2 - 28) };
  if (own !== null) cities.push(ownPlace(own, bottom, width, height));
  return { width, height, cast, cities, rule: own === null ? null : bottom - 3 };
}

function ownPlace(seat: number, top: number, width: number, height: number): CityPlace {
  return { seat, own: true, head: 38, box: { x: MARGIN, y: top + 4, w: width - 2 * MARGIN, h: height - top - 22 } };
}

// --- the characters --------------------------------------------------------------------------------------------------

/** What a character needs below itself for a word. */
const CAPTION = 20;

function ring(box: Box, ranks: number): Cast {
  const disc = Math.min(37, box.w / 9.6);
  const radius = Math.min(box.w / 2 - disc - 8, (box.h - CAPTION) / 2 - disc - 6, 168);
  const center = { x: box.x + box.w / 2, y: box.y + (box.h - CAPTION) / 2 + 3 };
  const at = Array.from({ length: ranks }, (_, i) => {
    const angle = (i / ranks) * 2 * Math.PI;
    return { x: center.x + radius * Math.sin(angle), y: center.y - radius * Math.cos(angle) };
  });
  const inner = radius - disc - 10;
  const middle = { x: center.x - inner, y: center.y - inner, w: 2 * inner, h: 2 * inner };
  return { form: "ring", at, disc, center, radius, middle };
}

/** The narrowest that a character of the row may get before there are two rows. */
const NARROW = 70;

function row(width: number, ranks: number): Cast {
  const inner = width - 2 * MARGIN;
  const columns = inner / ranks < NARROW ? Math.ceil(ranks / 2) : ranks;
  const step = inner / columns;
  const disc = Math.min(36, step / 2 - 4);
  const lines = Math.ceil(ranks / columns);
  const lead = 2 * disc + CAPTION + 16;
  const at = Array.from({ length: ranks }, (_, i) => ({
    x: MARGIN + step * ((i % columns) + 0.5),
    y: 18 + disc + Math.floor(i / columns) * lead,
  }));
  const bottom = 18 + disc + (lines - 1) * lead + disc;
  const middle = { x: MARGIN, y: bottom + CAPTION + 2, w: inner, h: 42 };
  return { form: "row", at, disc, center: { x: width / 2, y: 18 + disc }, radius: 0, middle };
}

// --- cards in a box --------------------------------------------------------------------------------------------------

export interface Packed {
  w: number;
  h: number;
  at: Point[];
}

/** The largest card of a city, the widest and the slimmest of a hand. */
const LARGEST = { w: 136, h: 188 };
const WIDEST = 104;
const SLIMMEST = 40;

/** Cards in so many rows of a box. */
function inRows(count: number, box: Box, gap: number, rows: number, widest: number, broad: number): Packed {
  const columns = Math.max(1, Math.ceil(count / rows));
  const tall = Math.min(LARGEST.h, (box.h - gap * (rows - 1)) / rows);
  const w = Math.min(widest, (box.w - gap * (columns - 1)) / columns, tall * broad);
  const h = Math.min(tall, w * 1.72);
  const at = Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % columns) * (w + gap),
    y: box.y + Math.floor(i / columns) * (h + gap),
  }));
  return { w, h, at };
}

/** How good a size is to look at. */
function worth({ w, h }: Packed): number {
  return Math.min(w, h / 1.3);
}

/** The districts of a city side by side, in one row or two, whichever makes them larger. */
export function packCity(count: number, box: Box, gap: number): Packed {
  const one = inRows(count, box, gap, 1, LARGEST.w, Infinity);
  const two = inRows(count, box, gap, 2, LARGEST.w, Infinity);
  return worth(two) > worth(one) ? two : one;
}

/** Cards of a hand: as large as the height allows; where they would get too slim, in more rows and more height. */
export function packHand(count: number, width: number, height: number): Packed & { height: number } {
  const gap = count > 8 ? 6 : 9;
  const box = { x: 5, y: 9, w: width - 14, h: height };
  let best = inRows(count, box, gap, 1, WIDEST, 1.12);
  for (let rows = 2; rows <= 6 && rows <= count; rows += 1) {
    if (rows > 2 && best.w >= SLIMMEST) break;
    const next = inRows(count, { ...box, h: Math.max(height, rows * 72 - gap) }, gap, rows, WIDEST, 1.12);
    if (worth(next) > worth(best)) best = next;
  }
  return { ...best, height: (best.at.at(-1)?.y ?? 0) + best.h + 6 };
}

/** Cards of a hand on a phone: in columns, as many rows as it takes. */
export function packColumns(count: number, width: number): Packed & { height: number } {
  const gap = 9;
  const columns = count > 6 ? Math.max(4, Math.floor(width / 84)) : 3;
  const rows = Math.ceil(count / columns);
  const w = Math.min(WIDEST, (width - 14 - gap * (columns - 1)) / columns);
  const h = w * 1.34;
  const at = Array.from({ length: count }, (_, i) => ({
    x: 5 + (i % columns) * (w + gap),
    y: 9 + Math.floor(i / columns) * (h + gap),
  }));
  return { w, h, at, height: rows * (h + gap) + 6 };
}
