/** Names as they stand on cards and tokens, and what is said of a card to those who do not see it. */
import type { Words } from "$lib/words";
import type { Catalogue } from "./catalogue";
import { isFine, kindOf, type Player } from "./view";

/** The name of a district, with marks where it may be broken. */
export function cardName(words: Words, kind: string): string {
  const broken = `ci-card-${kind}`;
  return words.knows(broken) ? words.say(broken) : words.thing(`district:${kind}`);
}

/** The name of a character, with marks where it may be broken. */
export function tokenName(words: Words, character: string): string {
  const broken = `ci-token-${character}`;
  return words.knows(broken) ? words.say(broken) : words.thing(`character:${character}`);
}

/** "Manor, noble, costs 3": a card for the ear and the tooltip. */
export function spokenCard(words: Words, catalogue: Catalogue, card: string): string {
  const name = words.thing(isFine(card) ? `built:${card}` : `district:${card}`);
  const type = words.thing(`type:${catalogue.type(card)}`);
  const cost = catalogue.cost(card);
  return cost === null ? `${name}, ${type}` : words.say("ci-spoken-card", { cost }, { name, type });
}

/** What a district does, if it does anything. */
export function effectOf(words: Words, card: string): string | null {
  const about = `about-district-${kindOf(card)}`;
  return words.knows(about) ? words.say(about) : null;
}

/** What is known of a hand that one does not see; at the end all of it. */
export function toldOfHand(words: Words, player: Player): string | null {
  if (player.known.length > 0) {
    const cards = player.known.map((card) => words.thing(`district:${card}`)).join(", ");
    return words.say("ci-known-cards", {}, { cards });
  }
  if (player.spied.length === 0) return null;
  return player.spied
    .map(({ type, cards, or_more }) =>
      words.say("ci-spied", { cards, more: or_more ? 1 : 0 }, { type: words.thing(`type:${type}`) }),
    )
    .join("; ");
}
