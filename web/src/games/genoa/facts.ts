/** What the data file says of the town and the cards. */
import type { Told } from "$lib/messages";
import type { Card } from "./view";

export type Cell = [number, number];

export interface Space {
  id: string;
  kind: "civic" | "special" | "warehouse" | "villa" | "market" | "street";
  /** Column and row, from 1. */
  cells: Cell[];
  action: Action | null;
}

export type Action =
  | { type: "draw_card"; deck: string; count: number }
  | { type: "take_marker"; count: number }
  | { type: "take_special_tile"; tile: string; count: number }
  | { type: "take_commodities"; commodities: string[] }
  | { type: "villa"; options: string[] };

/** All spaces: the buildings, the streets, the market. */
export function spaces(components: Told): Space[] {
  const buildings = (components.building ?? []) as Space[];
  const streets = ((components.street ?? []) as { id: string; cell: Cell }[]).map((street): Space => ({
    id: street.id,
    kind: "street",
    cells: [street.cell],
    action: null,
  }));
  const market = components.market as { id: string; cells: Cell[] } | undefined;
  return [...buildings, ...streets, ...(market ? [{ ...market, kind: "market" as const, action: null }] : [])];
}

export function space(components: Told, id: string): Space | undefined {
  return spaces(components).find((found) => found.id === id);
}

/** The spaces that share a side with this one. */
export function neighbours(components: Told, id: string): Space[] {
  const all = spaces(components);
  const here = all.find((found) => found.id === id)?.cells ?? [];
  const touches = ([x, y]: Cell): boolean => here.some(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1);
  return all.filter((found) => found.id !== id && found.cells.some(touches));
}

/** The buildings of the outer ring that a contract's building touches. */
export function ringNeighbours(components: Told, id: string): string[] {
  const ring = (components.board?.outer_ring ?? []) as string[];
  const at = ring.indexOf(id);
  return at < 0 ? [] : [ring[(at + ring.length - 1) % ring.length]!, ring[(at + 1) % ring.length]!];
}

export function rounds(components: Told, seats: number): number {
  const plans = (components.round_plan ?? []) as { players: number; rounds: number }[];
  return plans.find((plan) => plan.players === seats)?.rounds ?? 0;
}

export function discs(components: Told): number {
  return (components.tower?.discs as number | undefined) ?? 0;
}

/** What groups of contracts are worth, by size from 1; and what each further one adds. */
export function contractValues(components: Told): { bySize: number[]; further: number } {
  const scoring = components.contract_scoring ?? {};
  return { bySize: (scoring.by_size ?? []) as number[], further: (scoring.each_beyond_four ?? 0) as number };
}

/** The smallest coin. */
export function unit(components: Told): number {
  return (components.money?.unit as number | undefined) ?? 1;
}

/** The ducats that a card brings; a contract only at the end. */
export function reward(components: Told, deck: string): number | null {
  return (components.rewards?.[`${deck}_ducats`] as number | undefined) ?? null;
}

/** A card by its name, with what stands on it. */
export function cardOf(components: Told, id: string): Card | undefined {
  for (const deck of ["contract", "message", "large_order", "small_order"]) {
    const found = ((components[deck] ?? []) as Card[]).find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}
