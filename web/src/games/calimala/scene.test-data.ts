/** A table of three for tests: nothing placed yet, the city as in a first game. */
import type { Told } from "$lib/messages";
import type { Calimala, Player, Standing } from "./view";

export function player(has: Partial<Player> = {}): Player {
  return {
    supply: 40,
    stored: {},
    workshops: 1,
    cloth: [0, 0, 0],
    ships: 0,
    houses: [],
    discs: { coloured: 12, white: 3 },
    hand: null,
    cards: 1,
    dealt: null,
    kept: null,
    cubes: {},
    vp: 0,
    ...has,
  };
}

const NONE: Standing = { counts: [0, 0, 0], vp: [0, 0, 0] };
const TILES = [
  ...["lisbon", "barcelona", "london", "troyes", "bruges", "hamburg"],
  ...["santa_maria_del_fiore", "san_miniato", "santa_croce", "artworks", "port_cities", "trading_cities"],
  ...["contribution_wood", "contribution_brick", "contribution_marble"],
];

export function scene(has: Partial<Calimala> = {}): Calimala {
  return {
    game: "calimala",
    seats: 3,
    seat: 0,
    prompt: { ask: "PlaceDisc", seat: "seat:0" },
    plan: [{ frame: "PassMarker" }, { frame: "PlaceDisc", seat: 0 }],
    over: false,
    awaited: [0],
    rules: { seats: 3, layout: "first_game" },
    start: 0,
    active: 0,
    layout: ["marble", "wood", "weave", "deliver", "contribute", "build", "brick", "artwork", "ship"],
    towers: {},
    free: {},
    tiles: TILES,
    council: TILES.map(() => -1),
    used: 0,
    council_artworks: [-1, -1, -1, -1],
    offer: {},
    pile: 42,
    discards: {},
    face_up: "london",
    players: [player({ hand: { wood: 1 }, kept: "bruges" }), player(), player()],
    tiles_now: Object.fromEntries(TILES.map((tile) => [tile, NONE])),
    cards_now: { london: NONE, bruges: NONE },
    ...has,
  };
}

/** The parts of the data file that the board reads. */
export const COMPONENTS: Told = components();

function components(): Told {
  const position = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
  const joins = ["nw-n", "n-ne", "nw-w", "n-c", "ne-e", "w-c", "c-e", "w-sw", "c-s", "e-se", "sw-s", "s-se"];
  const city = (id: string, kind: string): Told => ({
    id,
    kind,
    cloth_spaces: 12,
    trade_house_spaces: kind === "port" ? 0 : 5,
  });
  const building = (id: string, kind: string, row: number, artworks: number): Told => ({
    id,
    kind,
    wood_spaces: row,
    brick_spaces: row,
    marble_spaces: row,
    artwork_spaces: artworks,
  });
  return {
    city_grid: { tile_positions: position, centre_position: "c" },
    street: joins.map((id) => ({ id, a: id.split("-")[0], b: id.split("-")[1] })),
    city: [
      ...["barcelona", "lisbon", "london"].map((id) => city(id, "port")),
      ...["troyes", "bruges", "hamburg"].map((id) => city(id, "trading")),
    ],
    building: [
      building("santa_maria_del_fiore", "under_construction", 5, 5),
      building("san_miniato", "under_construction", 3, 3),
      building("santa_croce", "under_construction", 4, 4),
      building("palazzo_vecchio", "council", 0, 4),
    ],
    build_option: [
      { id: "ship", cost: { wood: 2 } },
      { id: "trade_house", cost: { brick: 2 } },
      { id: "workshop", cost: { wood: 1, brick: 1 } },
    ],
    setup: { p3: { coloured_discs: 12, white_discs: 3 } },
  };
}
