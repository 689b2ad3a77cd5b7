/** A movement on the map: how far it has come, and what the next step costs. */
import type { Told } from "$lib/messages";
import { travelCosts } from "./facts";
import { asks, item, seatOf, type Counts, type MarcoPolo } from "./view";

export interface Walk {
  seat: number;
  /** `travel`, `move`, or a city card. */
  means: string;
  taken: number;
  most: number;
}

/** The movement being made, whoever makes it. */
export function walk(view: MarcoPolo): Walk | null {
  if (asks(view) !== "Walk" && asks(view) !== "SpendPair") return null;
  const { seat, means, taken, most } = view.prompt as Told;
  return { seat: seatOf(seat), means: item(means), taken, most };
}

/** What so many steps of the travel action have cost, tolls apart. */
export function fareFor(steps: number, components: Told): number {
  return steps > 0 ? (travelCosts(components)[steps - 1] ?? 0) : 0;
}

/** What the next step of a figure to a place costs, as the engine says; nothing if it leads nowhere. */
export function priceOf(view: MarcoPolo, figure: string, to: string): Counts {
  return view.steps.find((step) => step.figure === figure && step.location === to)?.cost ?? {};
}

/** Whose post will stand in a city once the movement that has passed through it ends; null: nobody's. */
export function arriving(view: MarcoPolo, city: string): number | null {
  const going = walk(view);
  const known = going && view.players[going.seat]?.posts.includes(city);
  return going && !known && view.passed.includes(city) ? going.seat : null;
}
