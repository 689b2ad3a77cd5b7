/** Which pieces go from where to where when something happens. The view is the one before. */
import type { Travel } from "$lib/board";
import type { Told } from "$lib/messages";
import { paint } from "./draw/paint";
import { pieceOf } from "./draw/marks";
import { dieOf, item, seatOf, SPACES, type MarcoPolo } from "./view";

type Of = (told: Told, view: MarcoPolo, seat: string) => Travel[];

const CONTRACT = { piece: "act-contracts", color: "var(--ink)" };
/** More of a kind than this are not told apart in flight. */
const MOST = 5;

const ACTIONS: Record<string, Of> = {
  step: ({ figure, location }, view, seat) => {
    const from = view.players[seatOf(seat)]?.figures[Number(item(figure)) - 1];
    return from ? [{ ...ofSeat("merchant-pawn", seat), from: `location:${from}`, to: location }] : [];
  },
  discard: (_told, _view, seat) => [{ ...CONTRACT, from: seat, to: "pile" }],
};

const EVENTS: Record<string, Of> = {
  did: ({ action }, view, seat) => ACTIONS[action.verb as string]?.(action, view, seat) ?? [],
  gained: ({ amount, thing }, view, seat) => [
    { ...pieceOf(item(thing)), from: source(view), to: seat, count: few(amount) },
  ],
  paid: ({ amount, thing }, view, seat) => [
    { ...pieceOf(item(thing)), from: seat, to: source(view), count: few(amount) },
  ],
  scored: ({ vp }, view, seat) => [{ piece: "vp-star", from: source(view), to: seat, count: few(vp) }],
  rolled: ({ die }, _view, seat) => ofRoll(die, seat),
  placed: ({ die, spot }, _view, seat) => [{ ...ofDie(die, seat), from: seat, to: placeOf(item(spot)) }],
  posted: ({ location }, _view, seat) => [{ ...ofSeat("trading-post", seat), from: seat, to: location }],
  left: ({ location }, _view, seat) => [{ ...ofSeat("trading-post", seat), from: location, to: seat }],
  "turned-up": () => [{ ...CONTRACT, from: "pile", to: "space:contracts", way: "turn" }],
  took: ({ contract }, view, seat) => [
    { ...CONTRACT, from: `place:${view.row.indexOf(item(contract)) + 1}`, to: seat },
  ],
  drew: (_told, _view, seat) => [{ ...CONTRACT, from: "pile", to: seat, way: "turn" }],
  completed: ({ contract }, _view, seat) => [{ ...CONTRACT, from: contract, to: seat }],
  showed: (_told, _view, seat) => [{ piece: "vp", from: seat, to: seat, way: "turn" }],
  "new-round": (_told, view, seat) =>
    seatOf(seat) === view.start ? [] : [{ piece: "hourglass", from: `seat:${view.start}`, to: seat }],
};

export function travels(event: Told, view: MarcoPolo): Travel[] {
  return EVENTS[event.event as string]?.(event, view, event.seat as string) ?? [];
}

function few(number: number): number {
  return Math.min(MOST, number);
}

function ofSeat(piece: string, seat: string): { piece: string; color: string } {
  return { piece, color: `var(--seat-${seatOf(seat) + 1})` };
}

function ofDie(die: string, seat: string): { piece: string; color: string } {
  const { colour, value } = dieOf(item(die), seatOf(seat));
  return { piece: value ? `die-${value}` : "die", color: paint(colour).fill };
}

/** A die rolls where it lies; a black one comes from the board. */
function ofRoll(die: string, seat: string): Travel[] {
  const own = `dice:${seatOf(seat)}`;
  const from = item(die).startsWith("black") ? "spot:black_dice" : own;
  return [{ ...ofDie(die, seat), from, to: own, way: "roll" }];
}

/** The element that a spot for dice is. */
function placeOf(spot: string): string {
  if (SPACES.includes(spot)) return `space:${spot}`;
  return spot === "money_bag" ? "spot:money_bag" : `card:${spot}`;
}

/** Where things come from and go to: the space on which the last dice were placed. */
function source(view: MarcoPolo): string {
  const spot = (view.prompt?.spot as string | undefined) ?? view.placed.at(-1)?.spot;
  return placeOf(spot ? (spot.includes(":") ? item(spot) : spot) : "money_bag");
}
