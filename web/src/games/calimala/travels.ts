/** Which pieces go from where to where when something happens. The view is the one before. */
import type { Travel } from "$lib/board";
import type { Told } from "$lib/messages";
import { fourth } from "./city";
import { actionSign, discColour, seatColour } from "./facts";
import { item, MATERIALS, type Calimala } from "./view";

type Of = (told: Told, view: Calimala, seat: string) => Travel[];

const CLOTH = { piece: "cloth", color: "var(--good-cloth)" };
const CARD = { piece: "card-back-small", color: "var(--umber-fill)" };

const ACTIONS: Record<string, Of> = {
  take: ({ card }, _view, seat) => [{ ...cardOf(card), from: card, to: seat }],
  place: ({ disc, space }, _view, seat) => [
    {
      piece: "tower-disc",
      color: discColour(item(disc) === "white" ? "white" : numberOf(seat)),
      from: seat,
      to: space,
    },
  ],
  do: ({ action }, _view, seat) => gathered(action, action, seat),
  play: ({ card }, _view, seat) => [
    { ...cardOf(card), from: seat, to: "deck" },
    ...gathered(card, `action:${item(card)}`, seat),
  ],
  build: ({ piece }, _view, seat) => [
    { piece: item(piece), color: seatColour(numberOf(seat)), from: "action:build", to: seat },
  ],
  house: ({ trading }, _view, seat) => [
    { piece: "trade-house", color: seatColour(numberOf(seat)), from: seat, to: trading },
  ],
  artwork: ({ building }, _view, seat) => [cube(seat, `artwork:${item(building)}`)],
  contribute: ({ material, church }, _view, seat) => [cube(seat, `${item(material)}:${item(church)}`)],
  ship: ({ port }, _view, seat) => [{ ...CLOTH, from: seat, to: `cloth:${item(port)}` }],
  deliver: ({ trading }, _view, seat) => [{ ...CLOTH, from: seat, to: `cloth:${item(trading)}` }],
  send: ({ space }, view, seat) => [disc(numberOf(seat), space, nextTile(view))],
};

const EVENTS: Record<string, Of> = {
  did: ({ action }, view, seat) => ACTIONS[action.verb as string]?.(action, view, seat) ?? [],
  wove: ({ cloth }, _view, seat) => (cloth > 0 ? [{ ...CLOTH, from: "action:weave", to: seat, count: cloth }] : []),
  performed: ({ done }, _view, seat) => gathered(done, done, seat),
  took: ACTIONS.take!,
  built: ACTIONS.build!,
  "built-house": ACTIONS.house!,
  "gave-artwork": ACTIONS.artwork!,
  contributed: ACTIONS.contribute!,
  shipped: ACTIONS.ship!,
  delivered: ACTIONS.deliver!,
  sent: ACTIONS.send!,
  drew: (_told, _view, seat) => [{ ...CARD, from: "deck", to: seat }],
  represented: ({ scoring_tile }, view, seat) => represented(scoring_tile, view, seat),
  earned: ({ vp }, view, seat) => [{ piece: "vp-star", color: "var(--vp)", from: nextTile(view), to: seat, count: vp }],
};

export function travels(event: Told, view: Calimala): Travel[] {
  return EVENTS[event.event as string]?.(event, view, event.seat as string) ?? [];
}

function numberOf(seat: string): number {
  return Number(item(seat));
}

function disc(seat: number | "white", from: string, to: string): Travel {
  return { piece: "tower-disc", color: discColour(seat), from, to };
}

function cube(seat: string, to: string): Travel {
  return { piece: "cube", color: seatColour(numberOf(seat)), from: seat, to };
}

function cardOf(card: string): { piece: string; color?: string } {
  const { piece, color } = actionSign(item(card));
  return { piece, color };
}

/** A material comes from its tile; what other actions bring is told by what follows. */
function gathered(action: string, from: string, seat: string): Travel[] {
  const material = item(action);
  return MATERIALS.includes(material) ? [{ piece: material, color: `var(--good-${material})`, from, to: seat }] : [];
}

/** The tile that is scored next; once all are, the council. */
function nextTile(view: Calimala): string {
  const tile = view.tiles[view.used];
  return tile ? `scoring_tile:${tile}` : "council";
}

/** The lowest disc of the tower goes to the council; for a white one the active player sends one of the supply. */
function represented(tile: string, view: Calimala, seat: string): Travel[] {
  const street = fourth(view);
  if (!street) return []; // a disc that was sent has gone already
  if (view.towers[street]?.at(-1) !== "white") return [disc(numberOf(seat), `space:${street}`, tile)];
  if (!view.players[numberOf(seat)]!.discs.coloured) return []; // none there: `sent` tells of the one from a tower
  return [disc("white", `space:${street}`, seat), disc(numberOf(seat), seat, tile)];
}
