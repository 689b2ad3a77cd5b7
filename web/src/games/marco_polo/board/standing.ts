/** Where figures stand: those in one place side by side. */
import type { MarcoPolo } from "../view";
import type { Chart } from "./charts";

export interface Standing {
  seat: number;
  /** From 1, as its element is called. */
  figure: number;
  place: string;
  x: number;
  y: number;
}

const APART = 15;

export function standing(view: MarcoPolo, chart: Chart, reader: number | null): Standing[] {
  const all = view.players.flatMap((player, seat) =>
    player.figures.flatMap((place, i) => (place === null ? [] : [{ seat, figure: i + 1, place }])),
  );
  const placed = all.map((one): Standing => {
    const here = all.filter((other) => other.place === one.place);
    const [x, y] = chart.at[one.place]!;
    const [dx, dy] = chart.stands[one.place] ?? (one.place.startsWith("oasis") ? [0, -16] : [0, -9]);
    const wanted = x + dx + APART * (here.indexOf(one) - (here.length - 1) / 2);
    return { ...one, x: Math.max(17, Math.min(chart.w - 17, wanted)), y: Math.max(18, y + dy) };
  });
  return placed.sort((one, other) => Number(one.seat === reader) - Number(other.seat === reader));
}
