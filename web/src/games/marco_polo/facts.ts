/** What the data file says of the components. */
import type { Told } from "$lib/messages";
import { seatWith, type MarcoPolo, type Player } from "./view";

/** A cost or a reward: so many of each part. */
export type Bundle = Record<string, number>;

export interface Location {
  id: string;
  kind: "start" | "beijing" | "large" | "small" | "oasis";
  city_cards: number;
}

export interface Route {
  a: string;
  b: string;
  cost: { coin?: number; camel?: number };
}

export interface Contract {
  id: string;
  starting: boolean;
  cost: Bundle;
  reward: Bundle;
}

export interface CityCard {
  id: string;
  kind: "exchange" | "either_way" | "one_of" | "per_count" | "die_table" | "per_pip";
  cost?: Bundle;
  reward?: Bundle;
  left?: Bundle;
  right?: Bundle;
  options?: { cost: Bundle; reward: Bundle }[];
  count?: "completed_contracts" | "trading_posts";
  table?: Bundle[];
}

export interface Goal {
  id: string;
  cities: string[];
  vp: number;
}

export interface Character {
  id: string;
  extra_posts?: number;
  pays_for_occupied?: boolean;
  oasis_to_oasis?: boolean;
}

export interface Space {
  id: string;
  dice: number;
  pays_if_occupied: boolean;
  die_spaces?: number;
}

function items<T extends { id: string }>(components: Told, table: string): T[] {
  return (components[table]?.items ?? []) as T[];
}

function find<T extends { id: string }>(components: Told, table: string, id: string | null | undefined): T | undefined {
  return items<T>(components, table).find((found) => found.id === id);
}

export const locations = (components: Told): Location[] => items(components, "locations");
export const routes = (components: Told): Route[] => (components.routes?.items ?? []) as Route[];
export const contracts = (components: Told): Contract[] => items(components, "contracts");
export const cards = (components: Told): CityCard[] => items(components, "city_cards");
export const goals = (components: Told): Goal[] => items(components, "goals");
export const characters = (components: Told): Character[] => items(components, "characters");
export const markers = (components: Told): { id: string; reward: Bundle }[] => items(components, "city_bonuses");
export const outposts = (components: Told): { id: string; reward: Bundle }[] => items(components, "outposts");

export const contract = (components: Told, id: string | null): Contract | undefined =>
  find(components, "contracts", id);
export const card = (components: Told, id: string | undefined): CityCard | undefined =>
  find(components, "city_cards", id);
export const goal = (components: Told, id: string): Goal | undefined => find(components, "goals", id);
export const space = (components: Told, id: string): Space | undefined => find(components, "action_spaces", id);
export const character = (components: Told, id: string | null): Character | undefined =>
  find(components, "characters", id);

/** What a marker or an outpost brings. */
export const bonus = (components: Told, id: string): Bundle =>
  find<{ id: string; reward: Bundle }>(components, id.startsWith("outpost") ? "outposts" : "city_bonuses", id)
    ?.reward ?? {};

/** What the value used in a bazaar brings, by value from 1. */
export const bazaar = (components: Told, thing: string): Bundle[] => (components.bazaar?.[thing] ?? []) as Bundle[];

/** Coins for so many steps of a travel, from one step. */
export const travelCosts = (components: Told): number[] => (components.travel?.cost_by_steps ?? []) as number[];

export function rounds(components: Told): number {
  return components.meta?.rounds ?? 0;
}

/** Trading posts still on the player's board. */
export function postsLeft(player: Player, components: Told): number {
  const all = (components.player_start?.trading_posts ?? 0) as number;
  return all + (character(components, player.character)?.extra_posts ?? 0) - player.posts.length;
}

/** The cities of a seat's goal cards, as far as they are known, in which it has no post yet. */
export function goalCities(player: Player | undefined, components: Told): string[] {
  const known = Array.isArray(player?.goals) ? player.goals : [];
  const cities = known.flatMap((id) => goal(components, id)?.cities ?? []);
  return cities.filter((city) => !player?.posts.includes(city));
}

/** Who goes from oasis to oasis; -1: nobody. */
export function leapingSeat(view: MarcoPolo, components: Told): number {
  return view.players.findIndex((player) => character(components, player.character)?.oasis_to_oasis);
}

/** What Mercator receives when somebody else uses the space, and who he is; null: nothing, or nobody is. */
export function income(view: MarcoPolo, components: Told, spot: string): { seat: number; reward: Bundle } | null {
  const seat = seatWith(view, "mercator");
  const tile = components.player_count?.[String(view.seats)]?.mercator_tile as string | undefined;
  const reward = tile ? (components.mercator?.[tile]?.[spot] as Bundle | undefined) : undefined;
  return seat >= 0 && reward ? { seat, reward } : null;
}

/** What a contract space adds, in coins or camels. */
export function spaceBonus(components: Told, place: number): number {
  return components.contract_row?.space_bonus?.[String(place)]?.[0]?.coin ?? 0;
}
