/** What a scoring would bring, in groups of equals and in words. */
import type { Words } from "$lib/words";
import type { Standing } from "./view";

export interface Group {
  vp: number;
  seats: number[];
}

/** Those who would get points, the most first. */
export function places(standing: Standing): Group[] {
  const groups = new Map<number, number[]>();
  standing.vp.forEach((vp, seat) => {
    if (vp > 0) groups.set(vp, [...(groups.get(vp) ?? []), seat]);
  });
  return [...groups.entries()].sort(([one], [other]) => other - one).map(([vp, seats]) => ({ vp, seats }));
}

/** "Ágnes 3, Bence 2", or that nobody would get any. */
export function spoken(standing: Standing, words: Words): string {
  const said = places(standing).flatMap(({ vp, seats }) => seats.map((seat) => `${words.seat(seat)} ${vp}`));
  return said.length ? words.say("ca-now", {}, { places: said.join(", ") }) : words.say("ca-now-none");
}
