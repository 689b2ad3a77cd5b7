/** How cargo ships lie in a harbour of some width. */

const MOST_PITCH = 23;
const LEAST_PITCH = 20;
const ENDS = 41;
const GAP = 8;
/** From the flag of one row of ships to the flag of the next. */
export const ROW = 116;

/** A ship with so many places, `pitch` apart. */
export function shipWidth(size: number, pitch: number): number {
  return ENDS + size * pitch;
}

export interface Berth {
  ship: number;
  x: number;
  row: number;
}

export interface Fleet {
  pitch: number;
  rows: number;
  berths: Berth[];
}

/** All in one row if that is possible, else as few rows as possible; evenly spaced. */
export function fleet(sizes: number[], width: number): Fleet {
  for (let rows = 1; rows < sizes.length; rows += 1) {
    const lines = split(sizes, rows);
    const pitch = Math.min(MOST_PITCH, ...lines.map((line) => pitchOf(line, sizes, width)));
    if (pitch >= LEAST_PITCH)
      return { pitch, rows, berths: lines.flatMap((line, row) => berth(line, sizes, width, pitch, row)) };
  }
  const lines = split(sizes, sizes.length);
  const pitch = Math.min(MOST_PITCH, ...lines.map((line) => pitchOf(line, sizes, width)));
  return { pitch, rows: lines.length, berths: lines.flatMap((line, row) => berth(line, sizes, width, pitch, row)) };
}

/** The ships in order, so many rows, the fuller rows first. */
function split(sizes: number[], rows: number): number[][] {
  const each = Math.ceil(sizes.length / rows);
  return Array.from({ length: rows }, (_, row) =>
    sizes.map((_, ship) => ship).slice(row * each, (row + 1) * each),
  ).filter((line) => line.length > 0);
}

function pitchOf(line: number[], sizes: number[], width: number): number {
  const places = line.reduce((sum, ship) => sum + (sizes[ship] ?? 0), 0);
  return (width - ENDS * line.length - GAP * (line.length + 1)) / places;
}

function berth(line: number[], sizes: number[], width: number, pitch: number, row: number): Berth[] {
  const filled = line.reduce((sum, ship) => sum + shipWidth(sizes[ship] ?? 0, pitch), 0);
  const gap = (width - filled) / (line.length + 1);
  let x = gap;
  return line.map((ship) => {
    const found = { ship, x, row };
    x += shipWidth(sizes[ship] ?? 0, pitch) + gap;
    return found;
  });
}
