/** Which piece of the sprite stands for what. */

export interface Drawn {
  piece: string;
  color?: string;
}

const TILE_SIGNS: Record<string, string> = {
  starting_space: "act-travel",
  trade_1_1: "ui-counter",
  commodity_of_choice: "act-draw",
  building_action: "act-build",
  extra_action: "ui-plus",
};
const DECK_PIGMENTS: Record<string, string> = {
  contract: "madder",
  message: "indigo",
  large_order: "umber",
  small_order: "verdigris",
};
const DECK_FRAMES: Record<string, string> = {
  contract: "frame-contract",
  message: "frame-message",
  large_order: "frame-order",
  small_order: "frame-order",
};

export type Die = "blue" | "red";
export const DIE_COLOURS: Record<Die, string> = { blue: "var(--indigo-fill)", red: "var(--madder-fill)" };
export const COIN: Drawn = { piece: "coin", color: "var(--coin)" };

/** The sign on a special tile. */
export function tileSign(tile: string): string {
  return TILE_SIGNS[tile] ?? "ui-plus";
}

/** A good: a commodity, a tile (its sign), a marker of a seat. */
export function goodPiece(good: string, seat: number | null): Drawn {
  if (good === "marker")
    return { piece: "marker", color: seat === null ? "var(--piece-paper)" : `var(--seat-${seat + 1})` };
  if (good in TILE_SIGNS) return { piece: "special-tile", color: "var(--verdigris-wash)" };
  return { piece: good, color: `var(--good-${good})` };
}

export function deckFrame(deck: string): string {
  return DECK_FRAMES[deck] ?? "frame-order";
}

export function deckWash(deck: string): string {
  return `var(--${DECK_PIGMENTS[deck] ?? "umber"}-wash)`;
}

export function deckFill(deck: string): string {
  return `var(--${DECK_PIGMENTS[deck] ?? "umber"}-fill)`;
}

/** The back of a card, small. */
export function deckPiece(deck: string): Drawn {
  return { piece: "card-back-small", color: deckFill(deck) };
}

/** The pigment of a kind of building. */
export function pigment(kind: string): string {
  const pigments: Record<string, string> = {
    civic: "indigo",
    special: "verdigris",
    warehouse: "umber",
    villa: "madder",
    market: "saffron",
  };
  return pigments[kind] ?? "umber";
}
