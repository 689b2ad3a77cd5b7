/** A table of three for tests: nothing built yet. */
import type { Told } from "$lib/messages";
import type { Player, PuertoRico } from "./view";

export function player(has: Partial<Player> = {}): Player {
  return {
    doubloons: 2,
    vp: 0,
    goods: {},
    colonists: 0,
    tiles: { indigo: 1 },
    manned: {},
    buildings: [],
    staff: {},
    woods: 0,
    forests: {},
    dark_forests: {},
    nobles: 0,
    noble_tiles: {},
    noble_staff: {},
    ...has,
  };
}

export function scene(has: Partial<PuertoRico> = {}): PuertoRico {
  return {
    game: "puerto_rico",
    seats: 3,
    seat: 0,
    prompt: null,
    plan: [],
    over: false,
    rules: { seats: 3, expansions: [] },
    governor: 0,
    role_owners: {},
    role_doubloons: {},
    goods: { corn: 8, indigo: 9 },
    house: {},
    cargo: [null, null, null],
    loaded: [0, 0, 0],
    ships: [4, 5, 6],
    colonists: 55,
    colonist_ship: 3,
    noble_supply: 0,
    noble_ship: 0,
    face_up: { corn: 2 },
    face_down: 40,
    discarded: {},
    quarries: 8,
    bank: {},
    in_play: [],
    vp_pool: 75,
    written: 0,
    ending: [],
    players: [player(), player({ vp: null }), player({ vp: null })],
    drawn: null,
    ...has,
  };
}

export const COMPONENTS: Told = {
  goods: [
    { id: "corn", price: 0 },
    { id: "coffee", price: 4 },
  ],
  people: { noble_vp_at_end: 1 },
  buildings: [
    {
      id: "small_indigo_plant",
      class: "production",
      good: "indigo",
      cost: 1,
      vp: 1,
      column: 1,
      circles: 1,
      size: 1,
      set: "base",
    },
    { id: "office", class: "beige", cost: 5, vp: 2, column: 2, circles: 1, size: 1, set: "base" },
    { id: "large_market", class: "beige", cost: 5, vp: 2, column: 2, circles: 1, size: 1, set: "base" },
    { id: "trading_post", class: "beige", cost: 5, vp: 2, column: 2, circles: 1, size: 1, set: "exp1" },
    { id: "fortress", class: "beige", cost: 10, vp: 4, column: 4, circles: 1, size: 2, set: "base" },
    { id: "residence", class: "beige", cost: 10, vp: 4, column: 4, circles: 1, size: 2, set: "base" },
    { id: "statue", class: "beige", cost: 10, vp: 8, column: 4, circles: 0, size: 2, set: "exp1" },
  ],
  draft_spaces: [
    { cost: 5, column: 2 },
    { cost: 5, column: 2 },
    { cost: 10, column: 4 },
  ],
};
