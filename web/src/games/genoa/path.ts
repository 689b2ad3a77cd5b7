/** The way of the tower in this turn, as the log tells it: the view knows where discs lie, not in which order. */
import type { Line } from "$lib/messages";
import { item } from "./view";

export interface Way {
  /** What was rolled; null: not rolled, or no longer in the log. */
  dice: { blue: number; red: number } | null;
  /** The spaces in order; empty if the log does not tell all of them. */
  spaces: string[];
}

/** The way up to a move, over the spaces on which discs lie. */
export function wayOf(log: readonly Line[], moves: number, discs: readonly string[]): Way {
  let way: Way = { dice: null, spaces: [] };
  let begun = false;
  for (const { events } of log.filter(({ number }) => number <= moves)) {
    for (const event of events) {
      if (event.event === "turn") {
        way = { dice: null, spaces: [] };
        begun = true;
      } else if (event.event === "rolled") {
        way = { dice: { blue: event.blue as number, red: event.red as number }, spaces: [] };
        begun = true;
      } else if (event.event === "moved") way.spaces.push(item(event.space as string));
    }
  }
  // The first turn of a game begins before the first line: the tower started on the disc nobody has told of.
  const rest = discs.filter((space) => !way.spaces.includes(space));
  if (!begun && (log[0]?.number ?? 1) <= 1 && rest.length === 1) way.spaces.unshift(rest[0]!);
  const whole = way.spaces.length === discs.length && discs.every((space) => way.spaces.includes(space));
  return whole ? way : { ...way, spaces: discs.length === 1 ? [...discs] : [] };
}
