/** What a seat may know of a game of Genoa, as `games/genoa/view.py` tells it. */
import type { View } from "$lib/board";
import type { Told } from "$lib/messages";

/** Amounts by name; what is missing is zero. */
export type Counts = Record<string, number>;

/** A card whose face is known: what stands on it. */
export interface Card {
  id: string;
  /** Of a contract or a small order. */
  building?: string;
  /** Of a message. */
  buildings?: string[];
  /** Of a large order. */
  villa?: string;
  commodities?: string[];
}

/** What somebody gives. A card that shows its kind only is told by its deck, to all but its owner. */
export interface Bundle {
  ducats?: number;
  commodities?: Counts;
  tiles?: Counts;
  markers?: number;
  cards?: { id?: string; deck?: string; face: "shown" | "kind_only" }[];
}

/** What somebody asks for: cards by deck. */
export interface Wish {
  ducats?: number;
  commodities?: Counts;
  tiles?: Counts;
  markers?: number;
  cards?: Counts;
}

/** What is promised from the action that is bought. */
export interface After {
  commodities?: Counts;
  tiles?: Counts;
  markers?: number;
  cards?: { n: number; pick: "giver" | "random" };
  order?: { deck: string; card?: string; ducats?: number; tile?: string };
}

export interface Offer {
  id: string;
  /** No other offer has ever had this number: whoever accepts names it. */
  rev: number;
  by: number;
  target: string;
  give: Bundle;
  after: After;
  ask: Wish;
}

/** What the trader proposes to a player. */
export interface Counter {
  rev: number;
  /** -1: to all. */
  to: number;
  target: string;
  want: Wish;
  after: After;
  give: Bundle;
  raises: string | null;
}

export interface Player {
  /** Null: hidden. */
  ducats: number | null;
  /** Commodities, tiles and `marker`: the stock. */
  goods: Counts;
  /** Those of which the reader knows the face. */
  cards: Card[];
  /** Actions taken in this turn without a tile. */
  taken: number;
  /** Cards by deck. */
  hand: Counts;
}

export interface Genoa extends View {
  rules: Told & {
    seats: number;
    driver: "sequential" | "live";
    offers: "open" | "menu";
    ducats_hidden: boolean | "each";
  };
  first: number;
  trader: number;
  /** Spaces of the round track from the marker to its end. */
  left: number;
  /** What was rolled this turn; 0: nothing. */
  blue: number;
  red: number;
  /** Null: in the trader's hand. */
  tower: string | null;
  stacked: number;
  /** Spaces with a disc, in no order. */
  discs: string[];
  owners: Counts;
  supply: Counts;
  /** In the supply, by seat. */
  markers: number[];
  piles: Counts;
  players: Player[];
  offers: Offer[];
  counters: (Counter | null)[];
  /** Every offer and counter-offer so far: the number of the latest. */
  revision: number;
  /** Whose ducats lie open, and who has decided about that in this turn, as sets of seats. */
  shown: number;
  turned: number;
  deal: { buyer: number; target: string; after: After; drawn: Card[] | number } | null;
}

export const COMMODITIES = ["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"];
export const TILES = ["starting_space", "trade_1_1", "commodity_of_choice", "building_action", "extra_action"];
export const DECKS = ["contract", "message", "large_order", "small_order"];

export function count(counts: Counts | undefined, name: string): number {
  return counts?.[name] ?? 0;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

export function times(number: number): number[] {
  return Array.from({ length: Math.max(0, number) }, (_, i) => i);
}

/** What follows the colon of an element. */
export function item(told: string): string {
  return told.slice(told.indexOf(":") + 1);
}

/** The name of the question, if it is put to this reader (in a talk: to all). */
export function asked(view: Genoa, seat: number | null): string | null {
  if (seat === null || !view.prompt) return null;
  const to = view.prompt.seat as string | undefined;
  return to === undefined || to === `seat:${seat}` ? (view.prompt.ask as string) : null;
}

/** Whether talk is free: everybody may speak at any time. */
export function talking(view: Genoa): boolean {
  return view.prompt?.ask === "Talk";
}

/** Who has said in a free talk that he is done. */
export function isDone(view: Genoa, seat: number): boolean {
  return talking(view) && ((view.prompt!.done as number) >> seat) % 2 === 1;
}

/** The moves the tower has left. */
export function movesLeft(view: Genoa): number {
  return view.tower === null ? 0 : Math.max(0, view.stacked - 1);
}

export function ownedBy(view: Genoa, seat: number): string[] {
  return Object.keys(view.owners).filter((building) => view.owners[building] === seat);
}

export function deckOf(card: string): string {
  if (card.startsWith("large_")) return "large_order";
  if (card.startsWith("small_")) return "small_order";
  return card.slice(0, card.indexOf("_"));
}
