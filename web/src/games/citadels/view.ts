/** What a seat may know of a game of Citadels, as the engine tells it (`games/citadels/view.py`), and how to read it. */
import type { Told } from "$lib/messages";

export interface Player {
  gold: number;
  cards: number;
  /** The own hand; everybody's at the end. */
  hand: string[] | null;
  /** The cards of this hand that the reader knows. */
  known: string[];
  /** What the gains of spies have told about this hand, by type. */
  spied: { type: string; cards: number; or_more: boolean }[];
  /** `manor`, `fine_manor`: plain or beautified. */
  city: string[];
}

export interface Deck {
  cards: number;
  bottom: (string | null)[];
  /** Cards on the table in the middle of an action; null: face down to the reader. */
  drawn: (string | null)[];
  museum: (string | null)[];
  /** The district that has been played and is being paid for. */
  site: string | null;
}

export interface Characters {
  round: number;
  first: number;
  /** Who has the card in each slot; -1: it lies face down. */
  slots: number[];
  face_up: string[];
  mine: string[];
  /** The cards passed to the reader, while he chooses. */
  passed: string[] | null;
  revealed: Record<string, number>;
  /** The slots in which each card may be, for all the reader knows. */
  may: Record<string, number[]>;
}

export interface Tokens {
  killed: string | null;
  bewitched: string | null;
  warrants: string[];
  signed: string | null;
  signed_shown: boolean;
  robbed: string | null;
  thief: number;
  laces: string[];
  threats: string[];
  flowered: string | null;
  lace_shown: boolean;
  blackmailer: number;
  /** The seat whose districts rank 8 cannot touch. */
  protected: number;
}

export interface Frame {
  frame: string;
  seat?: number;
  character?: string;
  rank?: number;
}

export interface CitadelsView {
  game: string;
  seats: number;
  seat: number | null;
  awaited: number[];
  prompt: Told | null;
  plan: Frame[];
  over: boolean;
  rules: { cast: string[]; uniques: string[] };
  crown: number;
  tax: number;
  first_completed: number;
  /** The seats that have completed their city at some time, as a mask. */
  completed: number;
  players: Player[];
  deck: Deck;
  characters: Characters;
  tokens: Tokens;
  scores: number[] | null;
}

/** The seat of `seat:2`. */
export function seatOf(told: unknown): number {
  return typeof told === "string" && told.startsWith("seat:") ? Number(told.slice(5)) : -1;
}

/** The kind of what stands in a city: `fine_manor` is a manor. */
export function kindOf(built: string): string {
  return built.startsWith("fine_") ? built.slice(5) : built;
}

export function isFine(built: string): boolean {
  return built.startsWith("fine_");
}

/** The turn being played, if one is. */
export function turnOf(view: CitadelsView): Frame | null {
  return view.plan.findLast((frame) => frame.frame === "Turn" || frame.frame === "Gather") ?? null;
}

/** How many ranks have been called; the one whose turn it is counts. */
export function called(view: CitadelsView): number {
  return view.plan.find((frame) => frame.frame === "Call")?.rank ?? view.rules.cast.length;
}

/** Whether the characters are being chosen. */
export function isDraft(view: CitadelsView): boolean {
  return !view.over && called(view) === 0;
}

/** Where a character card is, for all the reader knows. */
export type Place =
  | { at: "face-up" }
  | { at: "face-down" }
  | { at: "revealed"; seat: number }
  | { at: "known"; seat: number }
  | { at: "nobody" }
  | { at: "unknown" };

export function placeOf(view: CitadelsView, character: string): Place {
  const { face_up, revealed, mine, may, slots } = view.characters;
  if (face_up.includes(character)) return { at: "face-up" };
  const shown = revealed[character];
  if (shown !== undefined) return { at: "revealed", seat: shown };
  if (mine.includes(character) && view.seat !== null) return { at: "known", seat: view.seat };
  const possible = new Set((may[character] ?? []).map((slot) => slots[slot] ?? -1));
  const [only] = possible;
  if (possible.size === 1 && only === -1) return { at: "face-down" };
  if (possible.size === 1 && only !== undefined && !isDraft(view)) return { at: "known", seat: only };
  const rank = view.rules.cast.indexOf(character);
  return rank < called(view) && view.tokens.killed !== character ? { at: "nobody" } : { at: "unknown" };
}

/** The city whose districts the question is about; -1: none. */
export function cityAsked(view: CitadelsView): number {
  const { prompt } = view;
  if (prompt === null) return -1;
  if (["Raze", "Want", "Seize", "Shoot"].includes(prompt.ask)) return seatOf(prompt.city);
  return ["Cede", "Sacrifice"].includes(prompt.ask) ? seatOf(prompt.seat) : -1;
}

/** Whether the question is about districts of the own city by their kind: the Artist's turn. */
export function asksToBeautify(view: CitadelsView): boolean {
  return view.prompt?.ask === "Turn" && view.prompt.character === "character:artist";
}

/** Cards that lie before the reader for a question, besides his hand. */
export interface Tray {
  /** The id of its caption. */
  word: string;
  /** Whose cards these are. */
  of: number | null;
  cards: string[];
  /** Whether the question is answered with them; else with the hand. */
  asked: boolean;
}

const ASK_OF_TRAY = ["KeepDrawn", "KeepAll", "PutBack", "KeepStudied", "BuildOrKeep", "StealCard"];

export function trayOf(view: CitadelsView): Tray | null {
  const { prompt, deck, players } = view;
  if (prompt?.ask === "StealCard" && seatOf(prompt.seat) === view.seat) {
    const target = seatOf(prompt.target);
    return { word: "ci-hand-of", of: target, cards: players[target]?.known ?? [], asked: true };
  }
  const drawn = deck.drawn.filter((card) => card !== null);
  if (drawn.length === 0) return null;
  const from = prompt?.ask === "BuildOrKeep" ? seatOf(prompt.target) : null;
  return {
    word: from === null ? "ci-drawn" : "ci-taken",
    of: from,
    cards: drawn,
    asked: ASK_OF_TRAY.includes(prompt?.ask),
  };
}

/** Whether a city has been completed at some time. */
export function hasCompleted(view: CitadelsView, seat: number): boolean {
  return ((view.completed >> seat) & 1) === 1;
}
