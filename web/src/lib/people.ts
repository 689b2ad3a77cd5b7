/** Who sits on a seat, in words. */
import type { Place } from "./messages";
import type { Words } from "./words";

export function who(place: Place, reader: number | null, words: Words): string {
  if (place.seat === reader) return words.say("ui-you");
  if (place.kind === "bot") return words.say("ui-bot", { level: level(place.level, words) });
  if (place.kind === "person" && place.level) return words.say("ui-stewarded");
  if (place.kind === "person") return words.say(place.present ? "ui-online" : "ui-away");
  return words.say("ui-free");
}

/** The level of a bot; one the page does not know stands as it is. */
export function level(name: string, words: Words): string {
  const id = `ui-level-${name}`;
  return words.knows(id) ? words.say(id) : name;
}
