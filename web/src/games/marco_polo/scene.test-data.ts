/** A table of three for tests: nobody has moved yet. */
import type { Told } from "$lib/messages";
import type { MarcoPolo, Player } from "./view";

export function player(has: Partial<Player> = {}): Player {
  return {
    character: "berke",
    vp: 0,
    stock: { coin: 7, camel: 2 },
    dice: { own_6: 1, own_4: 2, own_1: 2 },
    figures: ["venezia", null],
    posts: [],
    contracts: [],
    completed: [],
    goals: 2,
    returned: 0,
    ...has,
  };
}

export function scene(has: Partial<MarcoPolo> = {}): MarcoPolo {
  return {
    game: "marco_polo",
    seats: 3,
    seat: 0,
    prompt: null,
    plan: [],
    over: false,
    rules: { seats: 3 },
    round: 1,
    start: 0,
    traveller: -1,
    placed: [],
    black: 4,
    row: ["contract_k01", null, null, null, null, null],
    unseen: {},
    face_down: 8,
    bottom: [],
    box: [],
    cards: { moscow: "city_21" },
    outposts: { moscow: "outpost_coin_3" },
    markers: { anxi: "bonus_a", adana: "bonus_e" },
    beijing: [-1, -1, -1, -1],
    passed: [],
    offered: [],
    steps: [],
    charging: [],
    players: [player(), player({ character: "mercator" }), player({ character: "johannes" })],
    ...has,
  };
}

/** The question of a movement, by its means. */
export function walking(means: string, taken = 0, seat = 0): Told {
  const to = { means: `means:${means}`, taken, most: 4, before: null, figure: null, pair: null };
  return { ask: "Walk", seat: `seat:${seat}`, ...to };
}

export const COMPONENTS: Told = {
  meta: { rounds: 5 },
  player_start: { trading_posts: 9, active_contract_spaces: 2 },
  player_count: { "3": { mercator_tile: "mercator_3p" } },
  mercator: { mercator_3p: { bazaar_camel: { camel: 1 }, khans_favour: { camel: 1 } } },
  locations: {
    items: [
      { id: "venezia", kind: "start", city_cards: 0 },
      { id: "moscow", kind: "large", city_cards: 1 },
      { id: "anxi", kind: "small", city_cards: 0 },
      { id: "oasis_1", kind: "oasis", city_cards: 0 },
      { id: "oasis_2", kind: "oasis", city_cards: 0 },
      { id: "oasis_3", kind: "oasis", city_cards: 0 },
    ],
  },
  routes: {
    items: [
      { a: "venezia", b: "oasis_1", cost: {} },
      { a: "oasis_1", b: "moscow", cost: {} },
      { a: "moscow", b: "anxi", cost: { camel: 3 } },
      { a: "oasis_2", b: "oasis_3", cost: { coin: 5 } },
    ],
  },
  travel: { cost_by_steps: [3, 7, 12, 12, 18, 18] },
  money_bag: { reward: { coin: 3 } },
  action_spaces: {
    items: [
      { id: "bazaar_camel", dice: 1, pays_if_occupied: true },
      { id: "khans_favour", dice: 1, pays_if_occupied: false, die_spaces: 4 },
    ],
  },
  bazaar: { camel: [{ camel: 1 }, { camel: 2 }, { camel: 3 }], gold: [{ gold: 1 }, { gold: 2, camel: 2 }] },
  contract_row: { spaces: 6, space_bonus: { "6": [{ coin: 2 }, { camel: 2 }] } },
  city_bonuses: {
    items: [
      { id: "bonus_a", reward: { coin: 5 } },
      { id: "bonus_e", reward: { camel: 1, coin: 3 } },
    ],
  },
  outposts: { items: [{ id: "outpost_coin_3", reward: { coin: 3 } }] },
  city_cards: {
    items: [
      { id: "city_20", kind: "one_of", options: exchanges() },
      { id: "city_21", kind: "exchange", cost: { camel: 2 }, reward: { move: 1 } },
      { id: "city_22", kind: "exchange", cost: { goods_two_different: 1 }, reward: { move: 1 } },
      { id: "city_28", kind: "die_table", table: [1, 1, 1, 3, 3, 3].map((silk) => ({ silk })) },
      { id: "city_31", kind: "per_pip", reward: { coin: 2 } },
    ],
  },
  contracts: {
    items: [{ id: "contract_k01", starting: false, cost: { camel: 1, pepper: 3 }, reward: { vp: 2, black_die: 1 } }],
  },
  characters: {
    items: [
      { id: "berke", pays_for_occupied: false },
      { id: "mercator" },
      { id: "johannes", oasis_to_oasis: true },
      { id: "wilhelm", extra_posts: 2 },
    ],
  },
};

function exchanges(): { cost: Told; reward: Told }[] {
  return [
    { cost: { camel: 1 }, reward: { coin: 3 } },
    { cost: { coin: 1 }, reward: { camel: 1 } },
  ];
}
