/** What the data file says of the components, and the pieces they are drawn with. */
import type { Told } from "$lib/messages";

export interface Place {
  id: string;
  cloth_spaces: number;
  trade_house_spaces: number;
  kind: "port" | "trading";
}

export interface Building {
  id: string;
  kind: "under_construction" | "council";
  wood_spaces: number;
  brick_spaces: number;
  marble_spaces: number;
  artwork_spaces: number;
}

export interface Option {
  id: "ship" | "trade_house" | "workshop";
  cost: Record<string, number>;
}

export interface Scoring {
  id: string;
  counts: string[];
  category?: string;
}

export interface Street {
  id: string;
  a: string;
  b: string;
}

export interface Board {
  warehouse_capacity: number;
  workshops_max: number;
  workshop_capacity: number;
  ships_max: number;
  trade_houses_max: number;
}

export function actions(components: Told): string[] {
  return (components.action as { id: string }[]).map((action) => action.id);
}

export function streets(components: Told): Street[] {
  return components.street as Street[];
}

export function cities(components: Told): Place[] {
  return components.city as Place[];
}

export function city(components: Told, id: string): Place {
  return cities(components).find((found) => found.id === id)!;
}

export function buildings(components: Told): Building[] {
  return components.building as Building[];
}

export function building(components: Told, id: string): Building {
  return buildings(components).find((found) => found.id === id)!;
}

/** How many cubes of a sort fit into a building: `wood`, `artwork`. */
export function spaces(found: Building, what: string): number {
  return (found as unknown as Record<string, number>)[`${what}_spaces`] ?? 0;
}

export function tiles(components: Told): Scoring[] {
  return components.scoring_tile as Scoring[];
}

export function finalCards(components: Told): Scoring[] {
  return components.final_card as Scoring[];
}

export function buildOptions(components: Told): Option[] {
  return components.build_option as Option[];
}

export function playerBoard(components: Told): Board {
  return components.player_board as Board;
}

export function cardsOf(components: Told, action: string): number {
  const found = (components.action_card as { action: string; count: number }[]).find((card) => card.action === action);
  return found?.count ?? 0;
}

/** Discs of both sorts that everybody begins with. */
export function discsAtStart(components: Told, seats: number): number {
  const setup = components.setup[`p${seats}`];
  return setup.coloured_discs + setup.white_discs;
}

export function tileVp(components: Told): number[] {
  return components.scoring.phase_vp;
}

export function cardVp(components: Told): number[] {
  return components.scoring.final_vp;
}

export interface Sign {
  piece: string;
  color?: string;
  /** The ground it stands on. */
  wash: string;
}

const SIGNS: Record<string, Sign> = {
  wood: { piece: "wood", color: "var(--good-wood)", wash: "var(--umber-wash)" },
  brick: { piece: "brick", color: "var(--good-brick)", wash: "var(--madder-wash)" },
  marble: { piece: "marble", color: "var(--good-marble)", wash: "var(--paper-raised)" },
  weave: { piece: "cloth", color: "var(--good-cloth)", wash: "var(--madder-wash)" },
  ship: { piece: "ship-cargo", color: "var(--madder-fill)", wash: "var(--verdigris-wash)" },
  deliver: { piece: "act-deliver", wash: "var(--verdigris-wash)" },
  build: { piece: "act-build", wash: "var(--saffron-wash)" },
  artwork: { piece: "act-artwork", wash: "var(--indigo-wash)" },
  contribute: { piece: "act-contribute", wash: "var(--saffron-wash)" },
};

export function actionSign(action: string): Sign {
  return SIGNS[action]!;
}

/** Pieces that fill their frame are drawn a little larger than signs made of lines. */
export function isDrawing(sign: Sign): boolean {
  return sign.color !== undefined;
}

const PORT: Sign = { piece: "ship", color: "var(--sea-line)", wash: "var(--verdigris-wash)" };
const TRADING: Sign = { piece: "trade-house", color: "var(--piece-wood)", wash: "var(--umber-wash)" };

/** What is drawn on a scoring tile or a final scoring card, by what it counts. */
export function scoringSign(components: Told, id: string): Sign {
  const found = cities(components).find((place) => place.id === id);
  if (found) return found.kind === "port" ? PORT : TRADING;
  if (id === "port_cities") return PORT;
  if (id === "trading_cities") return TRADING;
  if (id === "artworks") return actionSign("artwork");
  if (id.startsWith("contribution_")) return actionSign(id.slice("contribution_".length));
  return BUILDINGS[id]!;
}

const BUILDINGS: Record<string, Sign> = {
  santa_maria_del_fiore: { piece: "cathedral", color: "var(--ink)", wash: "var(--madder-wash)" },
  san_miniato: { piece: "abbey", color: "var(--ink)", wash: "var(--verdigris-wash)" },
  santa_croce: { piece: "basilica", color: "var(--ink)", wash: "var(--indigo-wash)" },
  palazzo_vecchio: { piece: "palace", color: "var(--ink)", wash: "var(--saffron-wash)" },
};

export function seatColour(seat: number): string {
  return `var(--seat-${seat + 1})`;
}

/** A white disc is nobody's. */
export function discColour(disc: number | "white"): string {
  return disc === "white" ? "var(--seat-7)" : seatColour(disc);
}
