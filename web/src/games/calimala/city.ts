/** Florence: which actions a street joins, and in which order the discs of its tower act. */
import type { Told } from "$lib/messages";
import { streets } from "./facts";
import type { Calimala, Disc } from "./view";

/** The grid, row by row. */
export const POSITIONS = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
/** So many discs of a tower act. */
const ACTING = 3;

export function actionAt(view: Calimala, position: string): string {
  return view.layout[POSITIONS.indexOf(position)]!;
}

/** The two actions that a street joins. */
export function joined(view: Calimala, components: Told, street: string): [string, string] {
  const found = streets(components).find(({ id }) => id === street)!;
  return [actionAt(view, found.a), actionAt(view, found.b)];
}

/** The seats that act when a tower is like this, top first; a white disc on top is its placer's. */
export function acting(tower: readonly Disc[], placer: number): number[] {
  const below = tower.slice(1, ACTING).filter((disc) => disc !== "white");
  return tower.length ? [tower[0] === "white" ? placer : (tower[0] as number), ...(below as number[])] : [];
}

/** The levels of the discs that act, top first. */
export function actingLevels(tower: readonly Disc[]): number[] {
  return tower.flatMap((disc, level) => (level === 0 || (level < ACTING && disc !== "white") ? [level] : []));
}

export interface Activation {
  street: string;
  /** The level of the disc that acts now, from the top; those of `levels` before it have acted. */
  now: number;
  levels: number[];
  /** How often each of the two actions is still to be resolved. */
  left: Record<string, number>;
}

/** The tower that is being activated; the engine's plan holds the activations to come. */
export function activation(view: Calimala, components: Told): Activation | null {
  const frames = view.plan.filter(({ frame }) => frame === "Activate");
  const current = frames.at(-1);
  if (!current) return null;
  const pair = [current.first, current.second];
  const street = streets(components).find(({ id }) => joined(view, components, id).every((a) => pair.includes(a)));
  const tower = street && view.towers[street.id];
  if (!street || !tower) return null;
  const levels = actingLevels(tower);
  return {
    street: street.id,
    now: levels[levels.length - frames.length] ?? 0,
    levels,
    left: { [current.first]: current.first_left, [current.second]: current.second_left },
  };
}

/** Whether one more disc on this street sends the lowest one to the council. */
export function scoresWith(view: Calimala, street: string): boolean {
  return (view.towers[street]?.length ?? 0) >= ACTING && view.used < view.tiles.length;
}

/** The tower on which the fourth disc lies. */
export function fourth(view: Calimala): string | null {
  return (view.plan.find(({ frame }) => frame === "FourthDisc")?.space as string | undefined) ?? null;
}
