/**
 * Stage: what is shown of a table, and what this reader is choosing. One at a time; boards reach it through
 * `use:spot` and `use:anchor` only.
 */
import type { GameParts, Scene, Score, Sign, View } from "./board";
import * as choosing from "./choosing";
import type { ChatLine, Choice, Hint, Line, Position, Refusal, Table, Told, Tried } from "./messages";
import type { Objection, Words } from "./words";

/** What the stage asks of whoever holds the line to the server. */
export interface Hand {
  act(action: unknown[]): void;
  attempt(action: unknown[]): void;
  undo(): void;
  say(text: string): void;
  why(action: unknown[] | null, elements: string[]): void;
  hint(): void;
  /** What would stand in the way of an action, asked quietly; null: nothing. Never answered if the line breaks. */
  judge(action: unknown[]): Promise<Objection | null>;
  /** Leave these standing instructions instead of those before. */
  instruct(instructions: unknown[]): void;
}

/** The hand of who only looks. */
export const IDLE: Hand = {
  act: () => undefined,
  attempt: () => undefined,
  undo: () => undefined,
  say: () => undefined,
  why: () => undefined,
  hint: () => undefined,
  judge: () => Promise.resolve(null),
  instruct: () => undefined,
};

/** The answer to "why not?": about what, and the reason; none if nothing stands in the way. */
export interface Because {
  about: string;
  objection: Objection | null;
}

/** A moment of a replay, and how to get to another. */
export interface Moment {
  at: number;
  jump: (move: number) => void;
}

/** What a stage is made of when it opens. */
export interface Opening {
  table: Table;
  seat: number | null;
  position: Position;
  parts: GameParts;
  words: Words;
  components: Told;
  log: Line[];
  chat: ChatLine[];
  instructions?: unknown[];
}

/** The signs of answers that end a question or decline what is offered. */
const ENDING = ["ui-end", "ui-cross"];

export class Stage {
  table: Table = $state.raw()!;
  position: Position = $state.raw()!;
  words: Words = $state.raw()!;
  log: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  readonly seat: number | null;
  readonly parts: GameParts;
  readonly components: Told;
  readonly hand: Hand;

  chosen = $state.raw(choosing.begin([]));
  /** The elements that the pointer or the focus is on, on the board or in the decision. */
  lifted: string[] = $state.raw([]);
  /** Whether pointing asks "why not?" instead of choosing. */
  asking = $state(false);
  because: Because | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  trial: Tried | null = $state.raw(null);
  /** A moment of the past that is shown instead of the present. */
  past: Position | null = $state.raw(null);
  hints: Hint[] | null = $state.raw(null);
  /** The standing instructions that this reader has left. */
  instructions: unknown[] = $state.raw([]);
  /** A move is under way: sent, and not yet answered. */
  sent = $state(false);

  constructor(opening: Opening, hand: Hand) {
    this.seat = opening.seat;
    this.parts = opening.parts;
    this.components = opening.components;
    this.hand = hand;
    this.table = opening.table;
    this.words = opening.words;
    this.log = opening.log;
    this.chat = opening.chat;
    this.instructions = opening.instructions ?? [];
    this.show(opening.position);
  }

  /** What is looked at: a moment of the past, a trial, or where the game stands. */
  get shown(): Position {
    return this.past ?? this.trial?.position ?? this.position;
  }

  get view(): View {
    return this.shown.view as View;
  }

  /** The points of a seat as far as they are known; the result once there is one. */
  score(seat: number): Score | null {
    const known = this.parts.score?.(this.view, seat, this.components) ?? null;
    const result = this.shown.scores?.[seat];
    return known && result !== undefined ? { ...known, figure: result, more: false } : known;
  }

  get scene(): Scene {
    return { view: this.view, seat: this.seat, table: this.table, words: this.words, components: this.components };
  }

  /** A new position. What was being chosen is kept if the question is still the same. */
  show(position: Position): void {
    const before = this.position as Position | undefined;
    const asks = ({ asked, choices, suggested }: Position): string => JSON.stringify([asked, choices, suggested]);
    const same = before !== undefined && asks(before) === asks(position);
    this.position = position;
    if (same) return;
    this.sent = false;
    this.hints = null;
    this.drop();
  }

  /** Nothing is pointed at. */
  drop(): void {
    const { may_act, choices, suggested } = this.position;
    this.chosen = choosing.begin(may_act ? [...choices, ...suggested].map((choice) => this.placed(choice)) : []);
    this.because = null;
    this.refusal = null;
    this.trial = null;
    this.lifted = [];
    this.asking = false;
  }

  /** A choice with all the places that the board has for it. */
  private placed(choice: Choice): Choice {
    const more = this.parts.elements?.(choice, this.position.view) ?? [];
    return more.length ? { ...choice, elements: [...choice.elements, ...more] } : choice;
  }

  can(element: string): boolean {
    return !this.sent && !this.trial && !this.past && this.chosen.live.has(element);
  }

  isChosen(element: string): boolean {
    return (
      !this.sent &&
      !this.trial &&
      !this.past &&
      (this.chosen.picked.includes(element) || this.chosen.implied.has(element))
    );
  }

  /** Whether it is for the game's own form to answer with this choice. */
  composed(choice: Choice): boolean {
    const { view, open } = this.position;
    return this.parts.composes?.(choice, view, open) ?? false;
  }

  /** What stands before and beside a choice. */
  sign(choice: Choice): Sign | null {
    return this.parts.sign?.(choice, this.view, this.words, this.components) ?? null;
  }

  /** What a choice is called. */
  called(choice: Choice): string {
    return this.sign(choice)?.name ?? this.words.action(choice.told);
  }

  /** What the decision lists. What does nothing more stands last, where it also stands greyed. */
  get listed(): choosing.Entry[] {
    const apart = (choice: Choice): boolean => !this.composed(choice);
    const { choices, left } = this.chosen;
    const found = choosing.entries({ ...this.chosen, choices: choices.filter(apart), left: left.filter(apart) });
    const ends = (entry: choosing.Entry): boolean =>
      "choice" in entry && ENDING.includes(this.sign(entry.choice)?.piece ?? "");
    return [...found.filter((entry) => !ends(entry)), ...found.filter(ends)];
  }

  /** What it lists greyed, until something is pointed at. */
  get greyed(): Choice[] {
    const { grey, view } = this.position;
    const known = (choice: Choice): boolean =>
      !this.composed(choice) && !this.parts.absent?.(choice, view, this.components);
    return this.chosen.picked.length ? [] : grey.filter(known);
  }

  /** The one choice left that can be confirmed. */
  get final(): Choice | null {
    const { left, picked } = this.chosen;
    const apart = left.filter((choice) => !this.composed(choice));
    return apart.length === 1 && (left.length === 1 || picked.length > 0) ? apart[0]! : null;
  }

  /** Pointing at an element of the board. */
  point(element: string, atOnce: boolean): void {
    if (this.sent) return;
    const may = this.chosen.choices.some((choice) => choice.elements.includes(element));
    if (this.asking || !may) return this.askWhy(element);
    if (this.final && this.chosen.picked.at(-1) === element) return this.confirm();
    this.clear();
    this.chosen = choosing.point(this.chosen, element);
    if (atOnce) this.confirm();
  }

  /** Choosing by name, from the decision. */
  choose(choice: Choice, atOnce: boolean): void {
    if (this.sent) return;
    if (this.asking) return this.hand.why(choice.action, []);
    if (this.final === choice || atOnce) return this.send(choice.action);
    this.clear();
    this.chosen = choosing.settle(this.chosen, choice);
  }

  confirm(): void {
    if (this.final && !this.sent) this.send(this.final.action);
  }

  attempt(): void {
    if (this.final) this.hand.attempt(this.final.action);
  }

  send(action: unknown[]): void {
    this.clear();
    this.sent = true;
    this.hand.act(action);
  }

  private clear(): void {
    this.trial = null;
    this.because = null;
    this.refusal = null;
  }

  /** One step back: out of the trial, the answer, the mode, the last thing pointed at. */
  back(): void {
    if (this.trial || this.because || this.refusal) this.clear();
    else if (this.asking) this.asking = false;
    else if (this.hints) this.hints = null;
    else this.chosen = choosing.back(this.chosen);
  }

  askWhy(element: string): void {
    if (this.seat === null || this.table.phase !== "playing") return;
    this.asking = false;
    this.hand.why(null, [...this.chosen.picked.filter((other) => other !== element), element]);
  }
}

let current: Stage | null = $state.raw(null);

export function stage(): Stage | null {
  return current;
}

export function setStage(next: Stage | null): void {
  current = next;
}
