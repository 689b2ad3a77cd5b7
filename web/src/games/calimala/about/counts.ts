/** What a scoring tile or a final scoring card counts, in words. */
import type { Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { buildings, cities } from "../facts";

export function counts(id: string, words: Words, components: Told): string {
  if (id === "palazzo_vecchio") return words.say("ca-about-count-palazzo");
  const city = cities(components).find((found) => found.id === id);
  if (city) return words.say("ca-about-count-city", { city: `${city.kind}:${id}` });
  if (buildings(components).some((found) => found.id === id))
    return words.say("ca-about-count-building", { building: `final_card:${id}` });
  return words.say(`ca-about-count-${id}`);
}
