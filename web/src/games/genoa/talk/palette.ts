/** What can be tapped into each side of a composition: what lies open on the table or in one's hand. */
import type { Scene } from "$lib/board";
import { faceName } from "./things";
import { space } from "../facts";
import { spokenCard } from "../names";
import { COMMODITIES, count, deckOf, DECKS, TILES, times, type Card, type Counts, type Genoa } from "../view";
import type { Composition, Side } from "./composition.svelte";

/** Something to be tapped, or dragged to its side. */
export interface Pick {
  key: string;
  side: Side;
  good?: string;
  deck?: string;
  /** How many are in the composition. */
  count: number;
  name: string;
  /** Of a card that is given: whether by its kind only. */
  hidden?: boolean;
  /** Beside the drawing: the face of a card. */
  label?: string;
  /** Below it: the kind of a card that shows its back. */
  tag?: string;
  act: () => void;
}

const GOODS = [...COMMODITIES, ...TILES, "marker"];

/** One more with every tap, and after the last none. */
function goods(scene: Scene<Genoa>, made: Composition, side: Side, there: Counts): Pick[] {
  return GOODS.filter((good) => count(there, good) > 0 || count(made.goods[side], good) > 0).map((good) => ({
    key: good,
    side,
    good,
    count: count(made.goods[side], good),
    name: scene.words.thing(`good:${good}`),
    act: () => {
      const now = count(made.goods[side], good);
      made.add(side, good, now < count(there, good) ? 1 : -now);
    },
  }));
}

/** One's own goods and cards. */
export function givePicks(scene: Scene<Genoa>, made: Composition, seat: number): Pick[] {
  const { view, words } = scene;
  const player = view.players[seat]!;
  const cards = player.cards.map((card): Pick => {
    const face = made.faces[card.id];
    return {
      key: card.id,
      side: "give",
      deck: deckOf(card.id),
      count: face ? 1 : 0,
      name: spokenCard(words, card),
      hidden: face === undefined ? undefined : face === "kind_only",
      label: faceName(card, words),
      act: () => made.turn(card.id),
    };
  });
  return [...goods(scene, made, "give", player.goods), ...cards];
}

/** What the other side is seen to have: open goods, and cards by their backs. */
export function askPicks(scene: Scene<Genoa>, made: Composition, of: number[]): Pick[] {
  const { view, words } = scene;
  const most = (counts: (seat: number) => Counts, name: string): number =>
    Math.max(0, ...of.map((seat) => count(counts(seat), name)));
  const there = Object.fromEntries(GOODS.map((good) => [good, most((seat) => view.players[seat]!.goods, good)]));
  const hands = Object.fromEntries(DECKS.map((deck) => [deck, most((seat) => view.players[seat]!.hand, deck)]));
  const cards = DECKS.filter((deck) => hands[deck]! > 0 || count(made.kinds, deck) > 0).map((deck): Pick => ({
    key: deck,
    side: "ask",
    deck,
    count: count(made.kinds, deck),
    name: words.say(`ge-deck-long-${deck}`),
    tag: words.say(`ge-deck-sign-${deck}`),
    act: () => {
      const now = count(made.kinds, deck);
      made.kinds = { ...made.kinds, [deck]: now < hands[deck]! ? now + 1 : 0 };
    },
  }));
  return [...goods(scene, made, "ask", there), ...cards];
}

/** What the action of the target gives: what of it may be promised is for the rules to say. */
export function yieldPicks(scene: Scene<Genoa>, made: Composition): Pick[] {
  const action = made.target ? space(scene.components, made.target)?.action : null;
  if (!action) return [];
  if (action.type === "take_commodities") {
    return goods(scene, made, "after", Object.fromEntries(action.commodities.map((good) => [good, 1])));
  }
  if (action.type === "take_special_tile") return goods(scene, made, "after", { [action.tile]: action.count });
  if (action.type === "take_marker") return goods(scene, made, "after", { marker: action.count });
  const deck = action.type === "draw_card" ? action.deck : "contract";
  const most = action.type === "draw_card" ? action.count : 1;
  return [
    {
      key: "drawn",
      side: "after",
      deck,
      count: made.drawn,
      name: scene.words.say(`ge-deck-long-${deck}`),
      tag: scene.words.say(`ge-deck-sign-${deck}`),
      act: () => void (made.drawn = made.drawn < most ? made.drawn + 1 : 0),
    },
  ];
}

/** The orders in hand that name the target: their reward may be promised. */
export function ordersFor(view: Genoa, seat: number, target: string | null): Card[] {
  return (view.players[seat]?.cards ?? []).filter(
    (card) => card.commodities !== undefined && (card.villa ?? card.building) === target,
  );
}

/** The sizes in which an order's reward may be promised. */
export function rewards(most: number, unit: number): number[] {
  return times(Math.floor(most / unit) + 1).map((i) => i * unit);
}
