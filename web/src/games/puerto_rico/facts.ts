/** What the data file says of the components. */
import type { Told } from "$lib/messages";
import type { Player } from "./view";

export interface Building {
  id: string;
  set: "base" | "exp1" | "exp2";
  class: "production" | "beige";
  cost: number;
  vp: number;
  column: number;
  circles: number;
  size: number;
  copies_2: number;
  copies_3_5: number;
  good?: string;
  production_size?: string;
  rule: string;
}

export interface Good {
  id: string;
  price: number;
  barrels: number;
  barrels_removed_2p: number;
}

export function buildings(components: Told): Building[] {
  return components.buildings ?? [];
}

export function building(components: Told, id: string): Building | undefined {
  return buildings(components).find((found) => found.id === id);
}

export function goods(components: Told): Good[] {
  return components.goods ?? [];
}

/** City spaces that are filled: a large building fills two. */
export function cityFilled(player: Player, components: Told): number {
  return player.buildings.reduce((sum, id) => sum + (building(components, id)?.size ?? 1), 0);
}

export function citySpaces(components: Told): number {
  return components.player_board?.city_spaces ?? 0;
}

export function islandSpaces(components: Told): number {
  return components.player_board?.island_spaces ?? 0;
}

/** The colour of a building's roof. */
export function colour(found: Building | undefined): string {
  if (found?.good) return `var(--good-${found.good})`;
  return found?.class === "production" ? "var(--noble)" : "var(--umber-wash)";
}

/** The text that can be read on that colour. */
export function inkOn(found: Building | undefined): string {
  if (found?.good === "sugar" || found?.good === "tobacco") return "var(--piece-line)";
  return found?.class === "production" ? "var(--piece-paper)" : "var(--ink)";
}

export function tileColour(tile: string): string {
  return tile === "quarry" || tile === "forest" ? `var(--${tile})` : `var(--good-${tile})`;
}

export function tilePiece(tile: string): string {
  return tile === "quarry" ? "quarry" : `plantation-${tile}`;
}

/** A line that is seen on a tile's colour. */
export function inkOnTile(tile: string): string {
  return tile === "indigo" || tile === "coffee" ? "var(--piece-paper)" : "var(--piece-line)";
}
