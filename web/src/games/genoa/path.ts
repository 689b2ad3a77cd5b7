/** The way of the tower in this turn, as the log tells it: the view knows where discs lie, not in which order. */
import type { Line } from "$lib/messages";
import { item } from "./view";

/** The way up to a move, over the spaces on which discs lie, in order; empty if the log does not tell all of them. */
export function wayOf(log: readonly Line[], moves: number, discs: readonly string[]): string[] {
  let way: string[] = [];
  let begun = false;
  for (const { events } of log.filter(({ number }) => number <= moves)) {
    for (const event of events) {
      if (event.event === "turn" || event.event === "rolled") {
        way = [];
        begun = true;
      } else if (event.event === "moved") way.push(item(event.space as string));
    }
  }
  // The first turn of a game begins before the first line: the tower started on the disc nobody has told of.
  const rest = discs.filter((space) => !way.includes(space));
  if (!begun && (log[0]?.number ?? 1) <= 1 && rest.length === 1) way.unshift(rest[0]!);
  const whole = way.length === discs.length && discs.every((space) => way.includes(space));
  return whole ? way : discs.length === 1 ? [...discs] : [];
}
