/** Standing instructions, as `games/genoa/instructions.py` reads them. */
import { stage } from "$lib/stage.svelte";
import type { Words } from "$lib/words";
import type { Counts } from "../view";

/** Up to how much is offered for a space in the reader's name. */
export interface BuyUpTo {
  space: string;
  limit: number;
  commodities?: Counts;
  tiles?: Counts;
  markers?: number;
}

/** Until when the reader passes. */
export type PassUntil =
  | { pass_until: "turn"; trader: number }
  | { pass_until: "beside"; space: string }
  | { pass_until: "offer"; since: number };

type Instruction = BuyUpTo | PassUntil;

export function passes(one: Instruction): one is PassUntil {
  return "pass_until" in one;
}

function left(): Instruction[] {
  return (stage()?.instructions ?? []) as Instruction[];
}

/** What the reader has left word to buy. */
export function buying(): BuyUpTo[] {
  return left().filter((one): one is BuyUpTo => !passes(one));
}

/** Until when the reader passes, if at all. */
export function passing(): PassUntil | null {
  return left().find(passes) ?? null;
}

export function buy(these: BuyUpTo[]): void {
  stage()?.hand.instruct([...these, ...left().filter(passes)]);
}

export function pass(until: PassUntil | null): void {
  stage()?.hand.instruct([...buying(), ...(until ? [until] : [])]);
}

/** It in words. */
export function spokenPass(until: PassUntil, words: Words): string {
  switch (until.pass_until) {
    case "turn":
      return words.say("ge-passing-turn", { seat: `seat:${until.trader}` });
    case "beside":
      return words.say("ge-passing-beside", { space: `space:${until.space}` });
    case "offer":
      return words.say("ge-passing-offer");
  }
}
