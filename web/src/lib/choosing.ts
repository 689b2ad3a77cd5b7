/**
 * Choosing: narrowing a list of choices by pointing at elements. Pure; knows no game and no rule.
 *
 * A choice is a set of elements. Pointing at an element keeps the choices that contain it. Choices without elements
 * are buttons; they are out of the question once something has been pointed at.
 */
import type { Choice } from "./messages";

export interface Chosen {
  choices: readonly Choice[];
  /** What was pointed at, in order. */
  picked: readonly string[];
  /** The choices that contain all of it. */
  left: readonly Choice[];
  /** The elements that pointing at would narrow further, or that stand for the one choice left. */
  live: ReadonlySet<string>;
  /** The elements that are in every choice left, though nobody has pointed at them. */
  implied: ReadonlySet<string>;
  /** The one choice that is left, to be shown and confirmed. */
  final: Choice | null;
}

export function begin(choices: readonly Choice[]): Chosen {
  return narrow(choices, []);
}

/** Pointing at an element; at one that was pointed at already: not at it any more; at a dead one: no change. */
export function point(chosen: Chosen, element: string): Chosen {
  if (chosen.picked.includes(element)) {
    return narrow(
      chosen.choices,
      chosen.picked.filter((other) => other !== element),
    );
  }
  if (chosen.left.some((choice) => choice.elements.includes(element))) {
    return narrow(chosen.choices, [...chosen.picked, element]);
  }
  // Another beginning is taken for a change of mind.
  if (chosen.choices.some((choice) => choice.elements.includes(element))) return narrow(chosen.choices, [element]);
  return chosen;
}

/** One step back. */
export function back(chosen: Chosen): Chosen {
  return narrow(chosen.choices, chosen.picked.slice(0, -1));
}

/** Choosing it by name, from the list. */
export function settle(chosen: Chosen, choice: Choice): Chosen {
  return { ...narrow(chosen.choices, choice.elements), left: [choice], live: new Set(choice.elements), final: choice };
}

function narrow(choices: readonly Choice[], picked: readonly string[]): Chosen {
  const left = choices.filter((choice) => picked.every((element) => choice.elements.includes(element)));
  const final = left.length === 1 ? (left[0] ?? null) : null;
  const placed = left.filter((choice) => choice.elements.length > 0);
  const live = new Set<string>();
  const implied = new Set<string>();
  for (const choice of placed) {
    for (const element of choice.elements) {
      if (picked.includes(element)) continue;
      const common = placed.length > 1 && placed.every((other) => other.elements.includes(element));
      (common ? implied : live).add(element);
    }
  }
  return { choices, picked, left, live, implied, final };
}

/** An entry of the decision: a choice, or an element that many choices share. */
export type Entry = { choice: Choice } | { element: string; count: number };

/** At most so many choices are listed one by one. */
export const FEW = 12;

/**
 * What the decision lists. A few choices are all listed, whatever was pointed at, so that the list does not jump; of
 * many, those left once they are few; else the elements that narrow them next.
 */
export function entries(chosen: Chosen): Entry[] {
  if (chosen.choices.length <= FEW) return chosen.choices.map((choice) => ({ choice }));
  if (chosen.left.length <= FEW) return chosen.left.map((choice) => ({ choice }));
  const next = (choice: Choice): string | undefined => choice.elements.find((element) => chosen.live.has(element));
  const counts = new Map<string, number>();
  for (const choice of chosen.left) {
    const element = next(choice);
    if (element) counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  if (counts.size <= 1) return chosen.left.map((choice) => ({ choice }));
  const found: Entry[] = [];
  const seen = new Set<string>();
  for (const choice of chosen.left) {
    const element = next(choice);
    if (!element || counts.get(element) === 1) found.push({ choice });
    else if (!seen.has(element)) found.push({ element, count: counts.get(element) ?? 0 });
    if (element) seen.add(element);
  }
  return found;
}
