/** What a seat may know of a game of Marco Polo, as `games/marco_polo/view.py` tells it. */
import type { View } from "$lib/board";
import type { Told } from "$lib/messages";

/** Amounts by name; what is missing is zero. */
export type Counts = Record<string, number>;

export interface Player {
  /** Null: not chosen yet. */
  character: string | null;
  vp: number;
  stock: Counts;
  /** By kind: `own_4`, `black_2`, `white`; a die without a value has not been rolled. */
  dice: Counts;
  figures: (string | null)[];
  posts: string[];
  contracts: string[];
  completed: string[];
  /** Of others only the number. */
  goals: string[] | number;
  returned: string[] | number;
}

/** A die on the board. `colour` is a seat, `black`, `white` or `neutral`. */
export interface Placed {
  spot: string;
  colour: string;
  value: number;
}

export interface MarcoPolo extends View {
  rules: Told & { seats: number };
  plan: Told[];
  round: number;
  start: number;
  /** Who chose the travel action last in this round; -1: nobody. */
  traveller: number;
  placed: Placed[];
  /** Black dice on the board. */
  black: number;
  row: (string | null)[];
  unseen: Counts;
  face_down: number;
  bottom: string[];
  box: string[];
  cards: Record<string, string>;
  outposts: Record<string, string>;
  markers: Record<string, string>;
  /** Whose post stands on each slot; -1: nobody's. */
  beijing: number[];
  passed: string[];
  offered: string[];
  /** Where whoever is travelling could go next, and the price in all; empty while nobody travels. */
  steps: { figure: string; location: string; cost: Counts }[];
  /** The spaces that cost coins now, because they are occupied. */
  charging: string[];
  players: Player[];
}

export const THINGS = ["coin", "camel", "pepper", "silk", "gold"];
export const GOODS = ["pepper", "silk", "gold"];
export const SPACES = [
  ...["take_5_coins", "bazaar_camel", "bazaar_pepper", "bazaar_silk", "bazaar_gold"],
  ...["khans_favour", "contracts", "travel"],
];

export function count(counts: Counts, name: string): number {
  return counts[name] ?? 0;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

export function times(number: number): number[] {
  return Array.from({ length: Math.max(0, number) }, (_, i) => i);
}

export function item(told: string): string {
  return told.slice(told.indexOf(":") + 1);
}

export function seatOf(told: unknown): number {
  return typeof told === "string" ? Number(item(told)) : -1;
}

/** The name of what is asked now, of whomever. */
export function asks(view: MarcoPolo): string | null {
  return (view.prompt?.ask as string | undefined) ?? null;
}

/** Characters are being chosen: nobody stands on the map yet. */
export function drafting(view: MarcoPolo): boolean {
  return view.offered.length > 0;
}

/** The seat with that character; -1: nobody has it. */
export function seatWith(view: MarcoPolo, character: string): number {
  return view.players.findIndex((player) => player.character === character);
}

/** The dice that are being placed but do not lie yet, where they will lie. */
export function named(view: MarcoPolo): { seat: number; spot: string; dice: string[] } | null {
  if (asks(view) !== "PlaceDice" && asks(view) !== "ChooseValue") return null;
  const { seat, spot, high, middle, low } = view.prompt as Told;
  const dice = [high, middle, low].filter((die) => typeof die === "string").map(item);
  return { seat: seatOf(seat), spot: item(spot), dice };
}

/** A kind of die, `own_4`, as it is drawn for a seat. */
export function dieOf(kind: string, seat: number): { colour: string; value: number } {
  const [colour = "own", value = "0"] = kind.split("_");
  return { colour: colour === "own" ? String(seat) : colour, value: Number(value) };
}

/** The dice on a space, in the order of placing, those being placed last. */
export function diceOn(view: MarcoPolo, spot: string): Placed[] {
  const coming = named(view);
  const more = coming?.spot === spot ? coming.dice.map((die) => ({ spot, ...dieOf(die, coming.seat) })) : [];
  return [...view.placed.filter((die) => die.spot === spot), ...more];
}

/** The dice in a hand, highest first, without those that are being placed. */
export function hand(view: MarcoPolo, seat: number): { kind: string; number: number }[] {
  const coming = named(view);
  const gone = (kind: string): number => (coming?.seat === seat ? coming.dice.filter((die) => die === kind).length : 0);
  return Object.entries(view.players[seat]?.dice ?? {})
    .map(([kind, number]) => ({ kind, number: number - gone(kind) }))
    .filter(({ number }) => number > 0)
    .sort((one, other) => dieOf(other.kind, seat).value - dieOf(one.kind, seat).value);
}
