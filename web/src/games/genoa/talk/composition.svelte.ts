/** What is being composed at a table: an offer, another form of one, or the trader's counter-offer. Knows no rule. */
import { stage, type Stage } from "$lib/stage.svelte";
import {
  COMMODITIES,
  deckOf,
  TILES,
  type After,
  type Bundle,
  type Counter,
  type Counts,
  type Offer,
  type Wish,
} from "../view";

export type Face = "shown" | "kind_only";
/** What the palette puts together: what one gives, what one asks for, what the action is to yield. */
export type Side = "give" | "ask" | "after";
export type To = number | "all";

export interface Order {
  deck: string;
  /** Its name; the trader, who asks for it, does not know it. */
  card: string | null;
  ducats: number;
  tile: string | null;
}

/** Cards that must be named to accept something: an offer (of the trader) or a counter-offer (of a player). */
export interface Naming {
  /** Null: the counter-offer. */
  offer: Offer | null;
  cards: string[];
  order: string | null;
}

const NO_ORDER: Order = { deck: "", card: null, ducats: 0, tile: null };

export class Composition {
  target: string | null = $state(null);
  side: Side = $state("give");
  /** The offer in whose place it comes, at the revision that was seen. */
  revises: { offer: string; rev: number } | null = $state.raw(null);
  /** Whether it is a counter-offer of the trader, and to whom. */
  counters = $state(false);
  to: To = $state("all");
  ducats = $state({ give: 0, ask: 0 });
  goods: Record<Side, Counts> = $state({ give: {}, ask: {}, after: {} });
  /** Cards given, by name, face up or not. */
  faces: Record<string, Face> = $state({});
  /** Cards asked for, by deck. */
  kinds: Counts = $state({});
  /** Cards promised from those that the action gives. */
  drawn = $state(0);
  pick: "giver" | "random" = $state("giver");
  order: Order = $state({ ...NO_ORDER });
  naming: Naming | null = $state(null);
  /** Offers for one street or the market that the trader would accept together, as they were read. */
  together: Offer[] = $state.raw([]);

  get empty(): boolean {
    return JSON.stringify([this.bundle, this.wish, this.after]) === "[{},{},{}]";
  }

  clear(): void {
    this.revises = null;
    this.counters = false;
    this.naming = null;
    this.side = "give";
    this.ducats = { give: 0, ask: 0 };
    this.goods = { give: {}, ask: {}, after: {} };
    this.faces = {};
    this.kinds = {};
    this.promiseNothing();
  }

  /** Another target yields other things. */
  aim(target: string | null): void {
    if (target === this.target) return;
    this.target = target;
    this.promiseNothing();
  }

  private promiseNothing(): void {
    this.goods.after = {};
    this.drawn = 0;
    this.order = { ...NO_ORDER };
  }

  add(side: Side, good: string, by = 1): void {
    const now = (this.goods[side][good] ?? 0) + by;
    this.goods[side] = { ...this.goods[side], [good]: Math.max(0, now) };
  }

  pay(side: "give" | "ask", by: number): void {
    this.ducats[side] = Math.max(0, this.ducats[side] + by);
  }

  /** A card: face up, then by its kind only, then not at all. */
  turn(card: string): void {
    const { [card]: face, ...others } = this.faces;
    if (face === "kind_only") this.faces = others;
    else this.faces = { ...others, [card]: face === "shown" ? "kind_only" : "shown" };
  }

  /** With the others, or not any more; only offers for one space, one of each player, go together. */
  join(offer: Offer): void {
    const others = this.together.filter(
      ({ id, by, target }) => id !== offer.id && by !== offer.by && target === offer.target,
    );
    this.together = this.joins(offer) ? others : [...others, offer];
  }

  /** Whether it is among them as it stands now. */
  joins(offer: Offer): boolean {
    return this.together.some(({ id, rev }) => id === offer.id && rev === offer.rev);
  }

  /** Those to be accepted together that still stand as they were read. */
  joint(standing: readonly Offer[]): Offer[] {
    return this.together.filter((one) => standing.some(({ id, rev }) => id === one.id && rev === one.rev));
  }

  // --- as the engine reads it -----------------------------------------------------------------------------------------

  get bundle(): Bundle {
    const cards = Object.entries(this.faces).map(([id, face]) => ({ id, face }));
    return { ...amounts(this.ducats.give, this.goods.give), ...(cards.length ? { cards } : {}) };
  }

  get wish(): Wish {
    const cards = positive(this.kinds);
    return { ...amounts(this.ducats.ask, this.goods.ask), ...(cards ? { cards } : {}) };
  }

  get after(): After {
    const { deck, card, ducats, tile } = this.order;
    const order = { deck, ...(card ? { card } : {}), ...(ducats ? { ducats } : {}), ...(tile ? { tile } : {}) };
    return {
      ...amounts(0, this.goods.after),
      ...(this.drawn ? { cards: { n: this.drawn, pick: this.pick } } : {}),
      ...(deck ? { order } : {}),
    };
  }

  /** What would be sent; null while something is missing. */
  get action(): unknown[] | null {
    if (this.target === null || this.empty) return null;
    const target = this.target;
    if (this.counters) {
      return ["counter_with", { to: this.to, target, want: this.wish, after: this.after, give: this.bundle }];
    }
    const terms = { target, give: this.bundle, after: this.after, ask: this.wish };
    return this.revises ? ["revise", { ...this.revises, ...terms }] : ["post", terms];
  }

  // --- taken over from what lies on the table -------------------------------------------------------------------------

  /** One's own offer, to be changed. */
  revise(offer: Offer): void {
    this.clear();
    this.target = offer.target;
    this.revises = { offer: offer.id, rev: offer.rev };
    this.takeBundle(offer.give);
    this.takeWish(offer.ask);
    this.takeAfter(offer.after);
  }

  /** The trader asks more for an offer: what it gives is what is wanted. */
  counter(offer: Offer): void {
    this.clear();
    this.counters = true;
    this.side = "ask";
    this.to = offer.by;
    this.target = offer.target;
    const kinds: Counts = {};
    for (const card of offer.give.cards ?? []) {
      const deck = card.deck ?? deckOf(card.id ?? "");
      kinds[deck] = (kinds[deck] ?? 0) + 1;
    }
    this.takeWish({ ...offer.give, cards: kinds });
    this.takeAfter(offer.after);
    this.takeBundle({ ...offer.ask, cards: [] });
  }

  /** The trader names a price. */
  price(target: string | null): void {
    this.clear();
    this.counters = true;
    this.side = "ask";
    this.to = "all";
    this.target = target;
  }

  /** Another proposal instead of the trader's. */
  answer(counter: Counter): void {
    this.clear();
    this.target = counter.target;
    this.takeBundle({ ...counter.want, cards: [] });
    this.takeWish({ ...counter.give, cards: {} });
    this.takeAfter({ ...counter.after, order: undefined });
  }

  private takeBundle(bundle: Bundle): void {
    this.ducats.give = bundle.ducats ?? 0;
    this.goods.give = together(bundle);
    this.faces = Object.fromEntries((bundle.cards ?? []).flatMap(({ id, face }) => (id ? [[id, face]] : [])));
  }

  private takeWish(wish: Wish): void {
    this.ducats.ask = wish.ducats ?? 0;
    this.goods.ask = together(wish);
    this.kinds = { ...wish.cards };
  }

  private takeAfter(after: After): void {
    this.goods.after = together(after);
    this.drawn = after.cards?.n ?? 0;
    this.pick = after.cards?.pick ?? "giver";
    const { order } = after;
    this.order = order
      ? { deck: order.deck, card: order.card ?? null, ducats: order.ducats ?? 0, tile: order.tile ?? null }
      : { ...NO_ORDER };
  }
}

function together(bundle: { commodities?: Counts; tiles?: Counts; markers?: number }): Counts {
  return { ...bundle.commodities, ...bundle.tiles, ...(bundle.markers ? { marker: bundle.markers } : {}) };
}

function positive(counts: Counts): Counts | null {
  const kept = Object.entries(counts).filter(([, number]) => number > 0);
  return kept.length ? Object.fromEntries(kept) : null;
}

/** What is not named is none. */
function amounts(ducats: number, goods: Counts): Omit<Bundle, "cards"> {
  const of = (names: string[]): Counts | null =>
    positive(Object.fromEntries(names.map((name) => [name, goods[name] ?? 0])));
  const commodities = of(COMMODITIES);
  const tiles = of(TILES);
  return {
    ...(ducats ? { ducats } : {}),
    ...(commodities ? { commodities } : {}),
    ...(tiles ? { tiles } : {}),
    ...(goods.marker ? { markers: goods.marker } : {}),
  };
}

const compositions = new WeakMap<Stage, Composition>();
const nowhere = new Composition();

/** The one of the table that is shown. */
export function composition(): Composition {
  const shown = stage();
  if (!shown) return nowhere;
  let found = compositions.get(shown);
  if (!found) {
    found = new Composition();
    compositions.set(shown, found);
  }
  return found;
}
