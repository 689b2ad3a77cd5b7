/** Which pieces go from where to where when something happens. The view is the one before. */
import type { Travel } from "$lib/board";
import type { Told } from "$lib/messages";
import { tileColour, tilePiece } from "./facts";
import { phase } from "./phase";
import { count, GOODS, SHIPS, type PuertoRico } from "./view";

type Of = (told: Told, view: PuertoRico, seat: string) => Travel[];

const COIN = { piece: "coin-1", color: "var(--coin)" };
const FOREST = { piece: "forest", color: "var(--forest)" };
/** More of a kind than this are not told apart in flight. */
const MOST = 5;

const ACTIONS: Record<string, Of> = {
  role: ({ role }, view, seat) => coins(`coins:${item(role)}`, seat, count(view.role_doubloons, item(role))),
  take: ({ tile }, _view, seat) => [{ ...tilePieces(item(tile)), from: tile, to: seat }],
  forest: (_told, _view, seat) => [{ ...FOREST, from: "row", to: seat }],
  build: ({ building }, _view, seat) => [
    { piece: "house-plain", color: "var(--umber-fill)", from: building, to: seat },
  ],
  barrel: ({ good }, _view, seat) => barrels(good, `supply:${item(good)}`, seat, 1),
  sell: ({ good }, _view, seat) => barrels(good, seat, "house", 1),
  post: ({ good }, _view, seat) => barrels(good, seat, `supply:${item(good)}`, 1),
  give: ({ good }, _view, seat) => barrels(good, seat, `supply:${item(good)}`, 1),
  supply: ({ good }, _view, seat) => barrels(good, seat, `supply:${item(good)}`, 1),
  send: ({ good, barrels: sent }, _view, seat) => barrels(good, seat, `supply:${item(good)}`, sent),
  wharf: ({ good }, view, seat) => barrels(good, seat, `supply:${item(good)}`, owned(view, seat, good)),
  load,
  colonist: (_told, view, seat) => (leavesShip(view) ? [] : people("colonist", "people", seat, 1)),
  noble: (_told, view, seat) => (leavesShip(view) ? [] : people("noble", "people", seat, 1)),
};

const EVENTS: Record<string, Of> = {
  did: ({ action }, view, seat) => ACTIONS[action.verb as string]?.(action, view, seat) ?? [],
  loaded: load,
  produced: ({ good, barrels: made }, _view, seat) => barrels(good, `supply:${item(good)}`, seat, made),
  returned: ({ good, barrels: given }, _view, seat) => barrels(good, seat, `supply:${item(good)}`, given),
  earned: ({ doubloons }, view, seat) => coins(`role:${phase(view) ?? "prospector"}`, seat, doubloons),
  paid: ({ doubloons }, view, seat) => coins(seat, `role:${phase(view) ?? "builder"}`, doubloons),
  scored: ({ vp }, _view, seat) => [{ piece: "vp-star", color: "var(--vp)", from: "end:vp", to: seat, count: few(vp) }],
  "returned-vp": ({ vp }, _view, seat) => [
    { piece: "vp-star", color: "var(--vp)", from: seat, to: "end:vp", count: few(vp) },
  ],
  arrived: ({ colonists }, _view, seat) => people("colonist", "colonist-ship", seat, colonists),
  "noble-arrived": (_told, _view, seat) => people("noble", "colonist-ship", seat, 1),
  "ship-filled": ({ colonists }) => people("colonist", "people", "colonist-ship", colonists),
  drew: ({ tile }, _view, seat) => [{ ...tilePieces(item(tile)), from: "pile", to: seat }],
  "turned-up": ({ tile }) => [{ ...tilePieces(item(tile)), from: "pile", to: "row" }],
  "dark-forest": (_told, _view, seat) => [{ ...FOREST, from: "pile", to: seat }],
  felled: (_told, _view, seat) => [{ ...FOREST, from: seat, to: "pile" }],
  "ship-emptied": ({ ship, good }, view) =>
    barrels(good, ship, `supply:${item(good)}`, view.loaded[SHIPS.indexOf(item(ship))] ?? 0),
  "house-emptied": (_told, view) =>
    GOODS.flatMap((good) => barrels(`good:${good}`, "house", `supply:${good}`, count(view.house, good))),
  "new-year": (_told, view, seat) =>
    seat === `seat:${view.governor}`
      ? []
      : [{ piece: "governor", color: "var(--madder-fill)", from: `seat:${view.governor}`, to: seat }],
};

export function travels(event: Told, view: PuertoRico): Travel[] {
  return EVENTS[event.event as string]?.(event, view, event.seat as string) ?? [];
}

function load({ good, ship }: Told, view: PuertoRico, seat: string): Travel[] {
  return barrels(good, seat, ship, Math.min(owned(view, seat, good), room(view, ship)));
}

/** Whoever is taken from the ship is told as an arrival. */
function leavesShip(view: PuertoRico): boolean {
  return view.prompt?.ask === "LeaveShip";
}

function item(told: string): string {
  return told.slice(told.indexOf(":") + 1);
}

function few(number: number): number {
  return Math.min(MOST, number);
}

function owned(view: PuertoRico, seat: string, good: string): number {
  return count(view.players[Number(item(seat))]?.goods ?? {}, item(good));
}

function room(view: PuertoRico, ship: string): number {
  const number = SHIPS.indexOf(item(ship));
  return (view.ships[number] ?? 0) - (view.loaded[number] ?? 0);
}

function barrels(good: string, from: string, to: string, number: number): Travel[] {
  if (number <= 0) return [];
  return [{ piece: `barrel-${item(good)}`, color: `var(--good-${item(good)})`, from, to, count: few(number) }];
}

function coins(from: string, to: string, number: number): Travel[] {
  return number > 0 ? [{ ...COIN, from, to, count: few(number) }] : [];
}

function people(kind: "colonist" | "noble", from: string, to: string, number: number): Travel[] {
  return number > 0 ? [{ piece: kind, color: `var(--${kind})`, from, to, count: few(number) }] : [];
}

function tilePieces(tile: string): { piece: string; color: string } {
  return { piece: tilePiece(tile), color: tileColour(tile) };
}
