/** Where the spaces of the town are drawn: a grid of cells, `pitch` apart. */
import type { Cell, Space } from "../facts";

/** Between two cells. */
export const GAP = 6;
const HALF = 0.5;

/** A grid of 8 by 8 with its corner at x, y. */
export interface Grid {
  x: number;
  y: number;
  pitch: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** `wide`: two cells side by side; `tall`: one above the other; `corner`: three; `square`: four; `cell`: one. */
export type Form = "wide" | "tall" | "corner" | "square" | "cell";

export function form({ cells }: Space): Form {
  if (cells.length === 1) return "cell";
  if (cells.length === 3) return "corner";
  if (cells.length === 4) return "square";
  return cells[0]![1] === cells[1]![1] ? "wide" : "tall";
}

export function boxOf(grid: Grid, cells: Cell[]): Box {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return {
    x: grid.x + (left - 1) * grid.pitch - HALF,
    y: grid.y + (top - 1) * grid.pitch - HALF,
    w: (Math.max(...columns) - left + 1) * grid.pitch - GAP + 2 * HALF,
    h: (Math.max(...rows) - top + 1) * grid.pitch - GAP + 2 * HALF,
  };
}

/** The outline of a space: a box, or a box without one of its quarters. */
export function outline(grid: Grid, space: Space): string {
  const { x, y, w, h } = boxOf(grid, space.cells);
  if (form(space) !== "corner") return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  const one = grid.pitch - GAP + 2 * HALF;
  const has = (right: boolean, low: boolean): boolean =>
    space.cells.some(([column, row]) => {
      const box = boxOf(grid, [[column, row]]);
      return box.x > x === right && box.y > y === low;
    });
  if (!has(true, true)) return `M${x} ${y}H${x + w}V${y + one}H${x + one}V${y + h}H${x}Z`;
  if (!has(false, true)) return `M${x} ${y}H${x + w}V${y + h}H${x + w - one}V${y + one}H${x}Z`;
  if (!has(true, false)) return `M${x} ${y}H${x + one}V${y + h - one}H${x + w}V${y + h}H${x}Z`;
  return `M${x + w - one} ${y}H${x + w}V${y + h}H${x}V${y + h - one}H${x + w - one}Z`;
}

/** The cells of its highest row: there the cornice runs. */
export function topRow({ cells }: Space): Cell[] {
  const top = Math.min(...cells.map(([, row]) => row));
  return cells.filter(([, row]) => row === top);
}

/** Of three cells: the two beside each other, and the one alone. */
export function corner({ cells }: Space): { pair: Cell[]; alone: Cell } {
  const rows = cells.map(([, row]) => row);
  const alone = cells.find(([, row]) => rows.filter((other) => other === row).length === 1) ?? cells[0]!;
  return { pair: cells.filter((cell) => cell !== alone), alone };
}

/** Where discs stand (their left edge and the bottom of the lowest), and a marker (its left edge and bottom). */
export function standing(
  grid: Grid,
  space: Space,
  disc: number,
): { x: number; y: number; own: { x: number; y: number } } {
  const kind = form(space);
  const box = boxOf(grid, kind === "corner" ? [corner(space).alone] : space.cells);
  const bottom = box.y + box.h - 4;
  const own = { x: box.x + box.w - 2, y: box.y + box.h - 2 };
  if (kind === "cell") return { x: box.x + (box.w - disc) / 2, y: box.y + box.h / 2 + disc * 0.42, own };
  if (kind === "square") return { x: box.x + (box.w - disc) / 2, y: bottom, own };
  return { x: box.x + 3, y: bottom, own };
}
