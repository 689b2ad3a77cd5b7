/** Bundles, wishes and promises as rows of things to be drawn. */
import type { Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { cardOf } from "../facts";
import { shortName, spokenCard } from "../names";
import { COMMODITIES, deckOf, DECKS, TILES, type After, type Bundle, type Card, type Counts, type Wish } from "../view";

/** Something in an offer: so many of a good, a card of a deck (face up with its face), or ducats. */
export interface Thing {
  key: string;
  kind: "ducats" | "good" | "deck";
  /** The good or the deck. */
  id: string;
  figure: number;
  /** Of a card that lies face up. */
  card?: Card;
  /** Promised from the action: handed over after it. */
  later?: boolean;
  /** From an order that is delivered in the action. */
  order?: string;
}

function goodsOf(bundle: { commodities?: Counts; tiles?: Counts; markers?: number }, later = false): Thing[] {
  const counts: Counts = {
    ...bundle.commodities,
    ...bundle.tiles,
    ...(bundle.markers ? { marker: bundle.markers } : {}),
  };
  return [...COMMODITIES, ...TILES, "marker"]
    .filter((id) => (counts[id] ?? 0) > 0)
    .map((id) => ({ key: `${later ? "later " : ""}${id}`, kind: "good", id, figure: counts[id]!, later }));
}

function ducatsOf(ducats: number | undefined): Thing[] {
  return ducats ? [{ key: "ducats", kind: "ducats", id: "ducats", figure: ducats }] : [];
}

export function given(bundle: Bundle, components: Told): Thing[] {
  const cards = (bundle.cards ?? []).map((card, i): Thing => {
    const face = card.face === "shown" && card.id ? cardOf(components, card.id) : undefined;
    const deck = card.deck ?? (card.id ? deckOf(card.id) : DECKS[0]!);
    return { key: `card ${card.id ?? i}`, kind: "deck", id: deck, figure: 1, card: face };
  });
  return [...ducatsOf(bundle.ducats), ...goodsOf(bundle), ...cards];
}

export function wished(wish: Wish): Thing[] {
  const decks = DECKS.filter((deck) => (wish.cards?.[deck] ?? 0) > 0);
  return [
    ...ducatsOf(wish.ducats),
    ...goodsOf(wish),
    ...decks.map((id): Thing => ({ key: id, kind: "deck", id, figure: wish.cards![id]! })),
  ];
}

/** `deck` is the one of which the action gives cards. */
export function promised(after: After, deck: string): Thing[] {
  const things = goodsOf(after, true);
  if (after.cards) things.push({ key: "later cards", kind: "deck", id: deck, figure: after.cards.n, later: true });
  const { order } = after;
  if (order?.ducats) {
    const figure = order.ducats;
    things.push({ key: "later ducats", kind: "ducats", id: "ducats", figure, later: true, order: order.deck });
  }
  if (order?.tile) {
    things.push({ key: "later tile", kind: "good", id: order.tile, figure: 1, later: true, order: order.deck });
  }
  if (order && !order.ducats && !order.tile) {
    things.push({ key: "later order", kind: "deck", id: order.deck, figure: 1, later: true, order: order.deck });
  }
  return things;
}

/** What a thing is called, with its number. */
export function spokenThing(thing: Thing, words: Words): string {
  const said = sayThing(thing, words);
  if (!thing.later) return said;
  return thing.order
    ? words.say("ge-from-order", { order: words.say(`ge-deck-long-${thing.order}`) }, { thing: said })
    : words.say("ge-from-action", {}, { thing: said });
}

function sayThing(thing: Thing, words: Words): string {
  if (thing.kind === "ducats") return words.say("ge-n-ducats", { ducats: thing.figure });
  if (thing.kind === "good") return words.say("ge-n-goods", { good: `good:${thing.id}`, count: thing.figure });
  if (thing.card) return spokenCard(words, thing.card);
  return words.say("ge-n-cards", { count: thing.figure }, { deck: words.say(`ge-deck-long-${thing.id}`) });
}

export function spokenThings(things: Thing[], words: Words): string {
  return things.length ? things.map((thing) => spokenThing(thing, words)).join(", ") : words.say("ge-nothing");
}

/** The building on a card that lies face up, short. */
export function faceName(card: Card, words: Words): string {
  return [card.villa, card.building, ...(card.buildings ?? [])]
    .filter((space): space is string => space !== undefined)
    .map((space) => shortName(words, space))
    .join(" – ");
}
