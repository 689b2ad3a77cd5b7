/** When each piece sets off, and how long it is under way: the events of a move in order, none waiting for ever. */
import type { Travel } from "./board";

/** Everything that one move brought about has landed after so long, in milliseconds. */
export const LONGEST = 1600;
/** More pieces of a kind are not told apart. */
const MOST_OF_A_KIND = 5;
const MOST_PIECES = 24;

export interface Times {
  /** A piece goes from here to there. */
  travel: number;
  /** A die rolls, a card turns. */
  story: number;
  /** Between two pieces of one event. */
  stagger: number;
}

export interface Flight {
  travel: Travel;
  delay: number;
  duration: number;
}

/** A duration of CSS in milliseconds: a build writes `900ms` as `.9s`. */
export function milliseconds(duration: string): number {
  const number = parseFloat(duration) || 0;
  return duration.trim().endsWith("ms") ? number : number * 1000;
}

/** One event after the other; if that took too long they set off before those ahead of them have landed. */
export function timetable(events: Travel[][], times: Times): Flight[] {
  const flights: Flight[] = [];
  let start = 0;
  for (const travels of events) {
    const pieces = travels.flatMap((travel) =>
      Array.from({ length: Math.min(travel.count ?? 1, MOST_OF_A_KIND) }, () => travel),
    );
    const group = pieces.map((travel, i) => {
      return { travel, delay: start + i * times.stagger, duration: travel.way ? times.story : times.travel };
    });
    flights.push(...group);
    start = Math.max(start, ...group.map(landing));
  }
  const listed = flights.slice(0, MOST_PIECES);
  const late = Math.max(0, ...listed.map((flight) => flight.delay));
  const room = Math.max(0, LONGEST - Math.max(times.travel, times.story));
  const pressed = late > room ? room / late : 1;
  return listed.map((flight) => ({ ...flight, delay: flight.delay * pressed }));
}

function landing({ delay, duration }: Flight): number {
  return delay + duration;
}
