/** Where buildings stand in a city of so many columns: large ones upright from the right, then small ones in rows. */
import { building } from "../facts";
import type { Told } from "$lib/messages";

export interface Plot {
  id: string | null;
  column: number;
  row: number;
  /** In spaces. */
  w: number;
  h: number;
}

export function plots(owned: string[], components: Told, columns: number, spaces: number): Plot[] {
  const rows = Math.ceil(spaces / columns);
  const taken = new Set<number>();
  const found: Plot[] = [];
  const sizeOf = (id: string): number => building(components, id)?.size ?? 1;

  const put = (id: string | null, column: number, row: number, w: number, h: number): void => {
    for (let y = row; y < row + h; y += 1) for (let x = column; x < column + w; x += 1) taken.add(y * columns + x);
    found.push({ id, column, row, w, h });
  };
  const free = (column: number, row: number): boolean =>
    row < rows && column < columns && !taken.has(row * columns + column);

  for (const id of owned.filter((id) => sizeOf(id) === 2)) {
    const upright = cells(columns, rows).find(([x, y]) => free(x, y) && free(x, y + 1));
    const level = cells(columns, rows).find(([x, y]) => x > 0 && free(x, y) && free(x - 1, y));
    if (upright) put(id, upright[0], upright[1], 1, 2);
    else if (level) put(id, level[0] - 1, level[1], 2, 1);
  }
  const small = owned.filter((id) => sizeOf(id) !== 2);
  for (let cell = 0; cell < spaces; cell += 1) {
    if (!taken.has(cell)) put(small.shift() ?? null, cell % columns, Math.floor(cell / columns), 1, 1);
  }
  return found;
}

/** All cells, row by row, each from the right. */
function cells(columns: number, rows: number): [number, number][] {
  return Array.from({ length: columns * rows }, (_, i) => [columns - 1 - (i % columns), Math.floor(i / columns)]);
}
