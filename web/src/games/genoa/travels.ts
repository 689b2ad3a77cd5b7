/** Which pieces go from where to where when something happens. The view is the one before. */
import type { Travel } from "$lib/board";
import type { Told } from "$lib/messages";
import { COIN, deckPiece, DIE_COLOURS, type Die, goodPiece } from "./draw/pieces";
import { deckOf, item, type Genoa } from "./view";

type Of = (told: Told, view: Genoa) => Travel[];

/** More of a kind than this are not told apart in flight. */
const MOST = 5;
/** Ducats in a coin, so that a larger sum is a larger heap. */
const PER_COIN = 10;

const SIDES = 8;

const EVENTS: Record<string, Of> = {
  rolled: ({ blue, red }) => [rolled("blue", blue), rolled("red", red)],
  moved: ({ seat, space }, view) => [
    {
      piece: "disc",
      color: "var(--piece-paper)",
      from: view.tower === null ? seat : "tower",
      to: space,
      count: stack(view),
    },
  ],
  earned: ({ seat, ducats }) => coins("track", seat, ducats),
  paid: ({ seat, to, ducats }) => coins(seat, to, ducats),
  gave: ({ seat, to, good }) => [{ ...goodPiece(item(good), seatOf(seat)), from: seat, to }],
  gained: ({ seat, good, count }) => goods(good, seat, `supply:${item(good)}`, seat, count),
  returned: ({ seat, good, count }) => goods(good, seat, seat, `supply:${item(good)}`, count),
  drew: ({ seat, deck }) => [{ ...deckPiece(item(deck)), from: deck, to: seat }],
  played: ({ seat, card }) => [{ ...deckPiece(deckOf(item(card))), from: seat, to: `deck:${deckOf(item(card))}` }],
  passed: ({ seat, to, card }) => [{ ...deckPiece(card ? deckOf(item(card)) : "contract"), from: seat, to }],
  occupied: ({ seat, building }) => [{ ...goodPiece("marker", seatOf(seat)), from: seat, to: building }],
  evicted: ({ owner, building }) => [{ ...goodPiece("marker", seatOf(owner)), from: building, to: "supply:marker" }],
};

export function travels(event: Told, view: Genoa): Travel[] {
  return EVENTS[event.event as string]?.(event, view) ?? [];
}

function rolled(die: Die, figure: number): Travel {
  const place = `die:${die}`;
  return { piece: "die", color: DIE_COLOURS[die], from: place, to: place, way: "roll", die: { figure, sides: SIDES } };
}

/** What goes with the tower: one disc stays behind. */
function stack(view: Genoa): number {
  return Math.max(1, view.tower === null ? view.stacked : view.stacked - 1);
}

function seatOf(seat: string): number {
  return Number(item(seat));
}

function coins(from: string, to: string, ducats: number): Travel[] {
  return ducats > 0 ? [{ ...COIN, from, to, count: Math.min(MOST, Math.ceil(ducats / PER_COIN)) }] : [];
}

function goods(good: string, seat: string, from: string, to: string, count: number): Travel[] {
  return count > 0 ? [{ ...goodPiece(item(good), seatOf(seat)), from, to, count: Math.min(MOST, count) }] : [];
}
