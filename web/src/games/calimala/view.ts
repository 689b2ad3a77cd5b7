/** What the engine's view tells of Calimala (`src/fondaco/games/calimala/view.py`). Counts leave out what is zero. */
import type { Told } from "$lib/messages";

export type Counts = Readonly<Record<string, number>>;
/** Whose disc it is: the number of a seat, or nobody's. */
export type Disc = number | "white";

export interface Player {
  /** Cubes that are nowhere yet. */
  supply: number;
  stored: Counts;
  workshops: number;
  /** In each workshop, from left to right. */
  cloth: readonly number[];
  ships: number;
  houses: readonly string[];
  discs: Counts;
  /** Action cards by kind; null: not for the reader's eyes. */
  hand: Counts | null;
  cards: number;
  dealt: readonly string[] | null;
  kept: string | null;
  /** On the game board, by area: `cloth:lisbon`, `wood:santa_croce`. */
  cubes: Counts;
  vp: number;
}

/** What every seat has in a category, and the points it would get were that scored now. */
export interface Standing {
  counts: readonly number[];
  vp: readonly number[];
}

export interface Calimala {
  game: string;
  seats: number;
  seat: number | null;
  prompt: Told | null;
  plan: readonly Told[];
  over: boolean;
  awaited: readonly number[];
  rules: { seats: number; layout: string };
  start: number;
  active: number;
  /** The action at each position of the city, row by row. */
  layout: readonly string[];
  /** Towers by street, top first. */
  towers: Readonly<Record<string, readonly Disc[]>>;
  free: Counts;
  tiles: readonly string[];
  /** Whose representative stands on each tile; -1: nobody's. */
  council: readonly number[];
  used: number;
  /** Who put artworks into the council, in order; -1: nobody yet. */
  council_artworks: readonly number[];
  offer: Counts;
  pile: number;
  discards: Counts;
  face_up: string | null;
  players: readonly Player[];
  tiles_now: Readonly<Record<string, Standing>>;
  cards_now: Readonly<Record<string, Standing>>;
}

export const MATERIALS = ["wood", "brick", "marble"];

export function count(counts: Counts, item: string): number {
  return counts[item] ?? 0;
}

export function total(counts: Counts | readonly number[]): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

/** What follows the colon: `good:coffee` is coffee. */
export function item(told: string): string {
  return told.slice(told.indexOf(":") + 1);
}

export function times(number: number): number[] {
  return Array.from({ length: Math.max(0, number) }, (_, i) => i);
}

/** The owners of the cubes in an area, one entry for each cube, by seat. */
export function owners(view: Calimala, area: string): number[] {
  return view.players.flatMap((player, seat) => times(count(player.cubes, area)).map(() => seat));
}

export function representatives(view: Calimala, seat: number): number {
  return view.council.filter((owner) => owner === seat).length;
}

/** Discs of both sorts that a seat has still to place. */
export function discsLeft(player: Player): number {
  return total(player.discs);
}
