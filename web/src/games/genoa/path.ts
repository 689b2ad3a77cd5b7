/** The way of the tower in this turn, as the log tells it: the view knows where discs lie, not in which order. */
import type { Line } from "$lib/messages";
import { item } from "./view";

export interface Way {
  /** What was rolled; null: not rolled, or no longer in the log. */
  dice: { blue: number; red: number } | null;
  /** The spaces in order; empty if the beginning of the turn is no longer in the log. */
  spaces: string[];
}

export function wayOf(log: readonly Line[], moves: number): Way {
  let way: Way = { dice: null, spaces: [] };
  let begun = (log[0]?.number ?? 1) <= 1; // the log tells everything from the first move on
  for (const line of log) {
    if (line.number > moves) break;
    for (const event of line.events) {
      if (event.event === "turn") {
        way = { dice: null, spaces: [] };
        begun = true;
      } else if (event.event === "rolled") {
        way = { dice: { blue: event.blue as number, red: event.red as number }, spaces: [] };
        begun = true;
      } else if (event.event === "moved" && begun) way.spaces.push(item(event.space as string));
    }
  }
  return way;
}
