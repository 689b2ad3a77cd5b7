/** The sign before an option of the decision, and what it brings as far as it lies open on the table. */
import type { Sign } from "$lib/board";
import type { Choice, Told } from "$lib/messages";
import type { Words } from "$lib/words";
import { building, colour, goods, tileColour, tilePiece, type Building } from "./facts";
import { rolePiece } from "./phase";
import { count, SHIPS, type PuertoRico } from "./view";

type Of = (told: Told, view: PuertoRico, words: Words, components: Told) => Sign;

const COIN = { piece: "coin-1", color: "var(--coin)" };
const VP = { piece: "vp-star", color: "var(--vp)" };

const SIGNS: Record<string, Of> = {
  role: ofRole,
  pass: (_told, view, words) => passing(view, words),
  accept: (_told, view, words) => accepting(view, words),
  draw: () => ({ piece: "tile-back" }),
  take: ({ tile }) => tileSign(item(tile)),
  farm: ({ tile, people }) => ({ ...tileSign(item(tile)), gain: colonists(people) }),
  colonist: () => person("colonist"),
  noble: () => person("noble"),
  place_noble: () => person("noble"),
  guest: ({ person: who }) => person(item(who)),
  dismiss: ({ person: who }) => person(item(who)),
  build: (told, _view, _words, components) => ofBuilding(told, components),
  pick: (told, _view, _words, components) => ofBuilding(told, components),
  staff: (told, _view, _words, components) => ({ ...ofBuilding(told, components), gain: colonists(told.people) }),
  barrel: ({ good }) => barrel(good),
  sell: ofSale,
  post: ofSale,
  load: ofLoad,
  wharf: ({ good }, view) => shipped(good, own(view, good)),
  small_wharf: () => ({ piece: "ship", color: "var(--piece-wood)" }),
  send: ({ good, barrels }) => shipped(good, barrels),
  store: ({ good }, view) => shipped(good, own(view, good)),
  keep: ({ good }) => shipped(good, 1),
  give: ({ good }) => barrel(good),
  supply: ({ good }) => barrel(good),
  discard: ({ good }) => tileSign(item(good)),
  forest: () => forest(),
  afforest: () => forest(),
  fell: () => forest(),
  plant: (_told, view) => tileSign(view.drawn ?? "corn"),
};

export function sign(choice: Choice, view: PuertoRico, words: Words, components: Told): Sign | null {
  return SIGNS[choice.told.verb as string]?.(choice.told, view, words, components) ?? null;
}

/** What passing means where something is offered. */
const PASSING: Record<string, string> = {
  AcceptBonus: "pr-decline",
  MayProduce: "pr-decline",
  LeaveShip: "pr-decline",
  MayorPrivilege: "pr-decline",
  LibraryMayor: "pr-decline",
  LibraryColonist: "pr-decline",
  Villa: "pr-decline",
  Hospice: "pr-decline",
  ForestHospice: "pr-decline",
  University: "pr-decline",
  CraftsmanPrivilege: "pr-decline",
  AqueductBarrel: "pr-decline",
  StoreKind: "pr-store-no-more",
  KeepBarrel: "pr-keep-no-more",
};

function passing(view: PuertoRico, words: Words): Sign {
  const word = PASSING[view.prompt?.ask];
  return { piece: "ui-end", name: word && words.say(word) };
}

function accepting(view: PuertoRico, words: Words): Sign {
  return { piece: "ui-check", name: view.prompt?.ask === "MayProduce" ? words.say("pr-produce") : undefined };
}

function item(told: string): string {
  return told.slice(told.indexOf(":") + 1);
}

function own(view: PuertoRico, good: string): number {
  return view.seat === null ? 0 : count(view.players[view.seat]?.goods ?? {}, item(good));
}

function ofRole({ role }: Told, view: PuertoRico): Sign {
  const coins = count(view.role_doubloons, item(role));
  return { piece: rolePiece(item(role)), gain: coins > 0 ? { figure: `+${coins}`, ...COIN } : undefined };
}

function tileSign(tile: string): Sign {
  return { piece: tilePiece(tile), color: tileColour(tile) };
}

function forest(): Sign {
  return { piece: "forest", color: "var(--forest)" };
}

function person(kind: string): Sign {
  return { piece: kind, color: `var(--${kind})` };
}

function colonists(people: number): Sign["gain"] {
  return { figure: String(people), piece: "colonist", color: "var(--colonist)" };
}

function barrel(good: string): Sign {
  return { piece: `barrel-${item(good)}`, color: `var(--good-${item(good)})` };
}

function shipped(good: string, barrels: number): Sign {
  return { ...barrel(good), gain: { figure: String(barrels), ...barrel(good) } };
}

export function housePiece(found: Building | undefined): string {
  if (found?.class === "production") return "workshop";
  return found?.size === 2 ? "trade-house" : "house-plain";
}

/** A beige building is drawn in a colour that stands out from paper. */
export function houseColour(found: Building | undefined): string {
  return found?.class === "production" ? colour(found) : "var(--umber-fill)";
}

function ofBuilding(told: Told, components: Told): Sign {
  const found = building(components, item(told.building));
  return {
    piece: housePiece(found),
    color: houseColour(found),
    gain: { figure: String(found?.vp ?? 0), ...VP },
  };
}

function ofSale({ good }: Told, _view: PuertoRico, _words: Words, components: Told): Sign {
  const price = goods(components).find((found) => found.id === item(good))?.price ?? 0;
  return { ...barrel(good), gain: { figure: String(price), ...COIN } };
}

/** A ship takes what there is room for. */
function ofLoad({ good, ship }: Told, view: PuertoRico, words: Words): Sign {
  const number = SHIPS.indexOf(item(ship));
  const free = (view.ships[number] ?? 0) - (view.loaded[number] ?? 0);
  const barrels = Math.min(free, own(view, good));
  const places = free - barrels;
  return { ...shipped(good, barrels), note: words.say("pr-note-left", { places }) };
}
