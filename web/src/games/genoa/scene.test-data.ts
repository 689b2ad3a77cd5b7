/** A small town and a view of it, for tests. */
import type { Told } from "$lib/messages";
import type { Genoa, Offer, Player } from "./view";

export const COMPONENTS: Told = {
  building: [
    {
      id: "guild_hall",
      kind: "civic",
      cells: [
        [4, 6],
        [5, 6],
      ],
      action: { type: "draw_card", deck: "large_order", count: 1 },
    },
    {
      id: "inn",
      kind: "special",
      cells: [
        [8, 4],
        [8, 5],
      ],
      action: { type: "take_special_tile", tile: "trade_1_1", count: 1 },
    },
    {
      id: "warehouse_metals",
      kind: "warehouse",
      cells: [
        [1, 6],
        [1, 7],
        [2, 7],
      ],
      action: { type: "take_commodities", commodities: ["silver", "copper"] },
    },
    {
      id: "villa_ricci",
      kind: "villa",
      cells: [
        [7, 8],
        [8, 8],
      ],
      action: { type: "villa", options: [] },
    },
  ],
  street: [
    { id: "street_47", cell: [4, 7] },
    { id: "street_37", cell: [3, 7] },
  ],
  market: {
    id: "market",
    cells: [
      [4, 4],
      [5, 4],
      [4, 5],
      [5, 5],
    ],
  },
  board: { outer_ring: ["inn", "villa_ricci", "warehouse_metals"] },
  tower: { discs: 5 },
  rewards: { large_order_ducats: 100, small_order_ducats: 40, message_ducats: 30 },
  contract: [{ id: "contract_inn", building: "inn" }],
  message: [{ id: "message_03", buildings: ["inn", "guild_hall"] }],
  large_order: [{ id: "large_02", villa: "villa_ricci", commodities: ["silver", "copper", "ale"] }],
  small_order: [{ id: "small_05", building: "inn", commodities: ["ale"] }],
};

export function player(more: Partial<Player> = {}): Player {
  return { ducats: 130, goods: {}, cards: [], taken: 0, hand: {}, ...more };
}

export function offer(more: Partial<Offer> = {}): Offer {
  return { id: "b1", rev: 7, by: 1, target: "inn", give: { ducats: 15 }, after: {}, ask: {}, ...more };
}

export function scene(more: Partial<Genoa> = {}): Genoa {
  return {
    game: "genoa",
    seats: 3,
    seat: 0,
    prompt: null,
    over: false,
    rules: { seats: 3, driver: "sequential", offers: "open", ducats_hidden: "each" },
    first: 0,
    trader: 2,
    left: 5,
    tower: "street_47",
    blue: 4,
    red: 7,
    stacked: 4,
    discs: ["street_47", "street_37"],
    owners: {},
    supply: {},
    markers: [7, 7, 7],
    piles: {},
    players: [player(), player({ ducats: null }), player({ ducats: null })],
    offers: [],
    counters: [null, null, null],
    revision: 7,
    shown: 0,
    turned: 0,
    deal: null,
    ...more,
  };
}
