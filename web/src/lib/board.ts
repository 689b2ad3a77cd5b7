/**
 * The contract between the page and the board of a game.
 *
 * A game is a folder `src/games/<game>/` whose `index.ts` exports `parts: GameParts`. Boards draw what the view says
 * and mark what can be pointed at with `use:spot`; which choices there are, and what is legal, they never ask.
 */
import type { Component } from "svelte";
import type { Choice, Table, Told } from "./messages";
import type { Words } from "./words";

/** What a seat may know, as the engine's `view` tells it. Boards declare their own, richer type in `view.ts`. */
export type View = Told & { game: string; seats: number; seat: number | null; prompt: Told | null; over: boolean };

/** What every part of a game is given. */
export interface Scene<V = View> {
  view: V;
  /** Where the reader sits; null for a spectator. */
  seat: number | null;
  table: Table;
  /** The reader's language. A new object whenever the language changes. */
  words: Words;
  /** The game's data file (`GET /api/games/{game}/rules`): costs, counts, names of components. */
  components: Told;
}

/** The sheet. `part` is the id of the phone's tab; null: all of it. */
export interface BoardScene<V = View> extends Scene<V> {
  part: string | null;
}

/** The body of a seat in the rail; `small` in a chip (middle and narrow pages, five seats and more). */
export interface SeatScene<V = View> extends Scene<V> {
  of: number;
  small: boolean;
}

/** What ends the game, in the bar; `small` on a narrow page. */
export interface EndScene<V = View> extends Scene<V> {
  small: boolean;
}

/** A form for verbs with a free form (offers). `send` submits an action. */
export interface ComposerScene<V = View> extends Scene<V> {
  verbs: string[];
  send: (action: unknown[]) => void;
}

/** A tab of the board on a phone. `house` shows the House; any other id is given to the Board as `part`. */
export interface Part {
  id: string;
  /** The id of its word. */
  word: string;
  /** Whether this element is drawn there now: the tab that holds the choice opens by itself. */
  holds: (element: string, view: any) => boolean;
}

/** A sign before an option of the decision, and what it brings. */
export interface Sign {
  /** A piece of `look/pieces.svg`. */
  piece: string;
  /** A token, `var(--good-corn)`, for pieces in `currentColor`. */
  color?: string;
  /** A figure and the piece it counts: `{ figure: "+3", piece: "vp-star" }`. */
  gain?: { figure: string; piece: string; color?: string };
  /** What it is called on this board, where that says it better than the action's sentence: "Wood and Build". */
  name?: string;
  /** A second, quieter line, already in words. */
  note?: string;
}

/** A piece that goes from one place to another. Places are ids of `use:anchor` or `use:spot`. */
export interface Travel {
  piece: string;
  color?: string;
  from: string;
  /** Where it goes; the same place for a die that rolls or a card that turns where it lies. */
  to: string;
  count?: number;
  /** `roll`: a die tumbles and comes to rest on its face (`die-5`, or that of `die`). `turn`: a card turns from its back to `piece`. */
  way?: "roll" | "turn";
  /** A die that shows figures instead of pips. */
  die?: { figure: number; sides: number };
}

/** A seat's points as far as the reader knows them: `11+?` is `{ figure: 11, more: true }`; null is hidden: `?`. */
export interface Score {
  figure: number | null;
  more: boolean;
  /** What is counted; without it, victory points. */
  piece?: string;
  color?: string;
}

export interface GameParts {
  Board: Component<BoardScene<any>>;
  House: Component<Scene<any>>;
  Seat: Component<SeatScene<any>>;
  End: Component<EndScene<any>>;
  /** The component reference. */
  About: Component<Scene<any>>;
  /** For open-form verbs. */
  Composer?: Component<ComposerScene<any>>;
  /** Choices that the Composer answers: they stay alive on the board, but the decision does not list them. */
  composes?: (choice: Choice, view: any, open: readonly string[]) => boolean;
  /** What lies on the desk below the decision: offers. On a phone a board has a tab for it. */
  Desk?: Component<Scene<any>>;
  views: Part[];
  /** The player aid: ids of messages, one paragraph each. */
  aid?: string[];
  /** Fluent text that only the board needs: `import en from "./words/en.ftl?raw"`. Added to the game's catalogue. */
  words?: { en: string; hu: string };
  score?: (view: any, seat: number, components: Told) => Score | null;
  /** The quiet line over the question: "Captain, chosen by Ágnes". */
  context?: (view: any, words: Words, components: Told) => { piece: string; text: string } | null;
  /** What stands after the colour of a seat: "governor", already in words. */
  title?: (view: any, seat: number, words: Words) => string | null;
  /** Places of the board that stand for a choice besides the engine's elements: a cell of a table. */
  elements?: (choice: Choice, view: any) => string[];
  /** Answers that need a piece which is not at this table, or not this reader's: they are not even listed greyed. */
  absent?: (choice: Choice, view: any, components: Told) => boolean;
  sign?: (choice: Choice, view: any, words: Words, components: Told) => Sign | null;
  /** The piece before an element that many choices share. */
  mark?: (element: string, view: any) => { piece: string; color?: string } | null;
  /** The view is the one before the event. */
  travels?: (event: Told, view: any) => Travel[];
}
