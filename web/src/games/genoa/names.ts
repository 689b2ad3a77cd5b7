/** What things are called on the board, and how they are spoken of. */
import type { Scene } from "$lib/board";
import type { Words } from "$lib/words";
import type { Space } from "./facts";
import { deckOf, type Card, type Genoa } from "./view";

/** A name for little space: warehouses and streets have a shorter one. */
export function shortName(words: Words, space: string): string {
  const short = `ge-short-${space}`;
  return words.knows(short) ? words.say(short) : words.thing(`space:${space}`);
}

/** For even less: a villa by the name of its family. */
export function tinyName(name: string): string {
  return name.replace(/^Villa /, "");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The name of a space with what is to be known of it. */
export function spokenSpace({ view, words }: Scene<Genoa>, space: Space): string {
  const parts = [capital(words.thing(`space:${space.id}`))];
  const owner = view.owners[space.id];
  if (owner !== undefined) parts.push(words.say("ge-say-owner", { seat: `seat:${owner}` }));
  if (view.tower === space.id) parts.push(words.say("ge-say-tower"));
  else if (view.discs.includes(space.id)) parts.push(words.say("ge-say-disc"));
  const bidders = [...new Set(view.offers.filter((offer) => offer.target === space.id).map((offer) => offer.by))];
  if (bidders.length) {
    parts.push(words.say("ge-say-bidders", {}, { names: bidders.map((seat) => words.seat(seat)).join(", ") }));
  }
  return parts.join(", ");
}

/** A card with what stands on it. */
export function spokenCard(words: Words, card: Card): string {
  const deck = words.say(`ge-deck-long-${deckOf(card.id)}`);
  const where = [card.villa, card.building, ...(card.buildings ?? [])]
    .filter((space): space is string => space !== undefined)
    .map((space) => words.thing(`space:${space}`));
  const goods = (card.commodities ?? []).map((good) => words.thing(`good:${good}`));
  return `${capital(deck)}: ${[where.join(" – "), ...goods].join(", ")}`;
}
