/** What a seat may know of a game of Puerto Rico, as `games/puerto_rico/view.py` tells it. */
import type { View } from "$lib/board";
import type { Told } from "$lib/messages";

/** Amounts by name; what is missing is zero. */
export type Counts = Record<string, number>;

export interface Player {
  doubloons: number;
  /** Null: face down. */
  vp: number | null;
  goods: Counts;
  /** On the windrose. */
  colonists: number;
  tiles: Counts;
  manned: Counts;
  buildings: string[];
  staff: Counts;
  /** All forests, those of the next two rows. */
  woods: number;
  forests: Counts;
  /** By kind for their owner, for others how many. */
  dark_forests: Counts | number;
  /** On the windrose. */
  nobles: number;
  /** How many of `manned` and `staff` are nobles. */
  noble_tiles: Counts;
  noble_staff: Counts;
}

export interface PuertoRico extends View {
  rules: Told & { seats: number; expansions: string[] };
  governor: number;
  role_owners: Counts;
  role_doubloons: Counts;
  goods: Counts;
  house: Counts;
  cargo: (string | null)[];
  loaded: number[];
  ships: number[];
  colonists: number;
  colonist_ship: number;
  noble_supply: number;
  noble_ship: number;
  face_up: Counts;
  face_down: number;
  discarded: Counts;
  quarries: number;
  bank: Counts;
  in_play: string[];
  vp_pool: number;
  /** Points beyond the pool. */
  written: number;
  ending: string[];
  players: Player[];
  /** The tile in hand that only its drawer has seen. */
  drawn: string | null;
}

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"];
export const TILES = [...GOODS, "quarry"];
export const SHIPS = ["small", "middle", "large"];

export function count(counts: Counts, name: string): number {
  return counts[name] ?? 0;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

export function times(number: number): number[] {
  return Array.from({ length: Math.max(0, number) }, (_, i) => i);
}

/** The question put to this reader, if it is his. */
export function asked(view: PuertoRico, seat: number | null): Told | null {
  return seat !== null && view.prompt?.seat === `seat:${seat}` ? view.prompt : null;
}

export function hasNobles(view: PuertoRico): boolean {
  return view.rules.expansions.includes("nobles");
}

export function islandFilled(player: Player): number {
  return total(player.tiles) + player.woods;
}

/** All nobles of a player, wherever they stand. */
export function noblesOf(player: Player): number {
  return player.nobles + total(player.noble_tiles) + total(player.noble_staff);
}
