"""The counts of the rulebook: a data file that was edited into another game is refused, with the rule it breaks."""

from typing import Final

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.games.calimala.components import (
    ACTION,
    AREA,
    CARD_CATEGORIES,
    DATA,
    DATA_FILE,
    FIRST_WORKSHOPS,
    MATERIAL,
    MOST_HOUSES,
    MOST_SHIPS,
    MOST_WORKSHOPS,
    POSITION,
    TILE_CATEGORIES,
    Box,
    cards_by_action,
    seat_counts,
)

TIE_BREAK: Final = [
    "representatives_plus_council_artworks",
    "representatives",
    "earliest_to_reach_representative_count",
    "earliest_council_artwork",
]
READINGS: Final = {
    "starting_player": "random_or_host_choice",
    "empty_deck_and_discard": "no_card",
    "white_swap_condition": "no_coloured_disc_in_supply",
    "white_swap_no_own_disc_anywhere": "score_without_representative_and_remove_white_disc",
}
"""The rulings whose value is not simply true."""


def expect(rule: str, what: str, found: object, wanted: object) -> None:
    """Raise `Bad` if the data file says something else than the rulebook."""
    if found != wanted:
        raise Bad(f"{what}: {found}, the rulebook has {wanted} ({rule})", DATA_FILE.name)


def check(data: Data) -> None:
    """All of them; raises `Bad`."""
    check_components(data)
    check_city(data)
    check_places(data)
    check_scoring(data)
    check_rulings(data)
    for seats in seat_counts(data):
        check_setup(data, seats)


def check_components(data: Data) -> None:
    """CA-1: what lies in the box."""
    has = data["components"]
    expect("CA-1.12", "actions", len(data["action"]), 9)
    expect("CA-1.01", "action tiles", has["action_tiles"], len(data["city_grid"]["tile_positions"]))
    expect("CA-1.03", "cards", has["cards"], has["action_cards"] + has["final_scoring_cards"])
    expect("CA-1.03", "action cards", sum(cards_by_action(data)), has["action_cards"])
    expect("CA-1.14", "action cards by kind", [c["action"] for c in data["action_card"]], ACTION.items)
    expect("CA-1.03", "final scoring cards", len(data["final_card"]), has["final_scoring_cards"])
    expect("CA-1.02", "scoring tiles", len(data["scoring_tile"]), has["scoring_tiles"])
    colours = has["player_boards"]
    expect("CA-1.04", "player boards", colours, len(data["colour"]))
    for rule, pieces in [
        ("CA-1.05", "player_discs"),
        ("CA-1.06", "cubes"),
        ("CA-1.07", "ships"),
        ("CA-1.07", "trade_houses"),
    ]:
        expect(rule, pieces, has[pieces], colours * has[f"{pieces}_per_colour"])
    common = data["setup"]["common"]
    expect("CA-1.08", "workshop tiles", has["workshop_tiles"], colours * common["workshop_tiles"])
    expect("CA-2.25", "workshops", MOST_WORKSHOPS, common["built_workshops_at_start"] + common["workshop_tiles"])
    limits = {option["id"]: option["limit_per_player"] for option in data["build_option"]}
    expect("CA-7.11", "ships to build", limits["ship"], MOST_SHIPS)
    expect("CA-7.12", "trade houses to build", limits["trade_house"], MOST_HOUSES)
    expect("CA-7.14", "workshops to build", limits["workshop"], MOST_WORKSHOPS - FIRST_WORKSHOPS)
    expect("CA-1.11", "50-VP tiles", has["fifty_vp_tiles"], colours)


def check_city(data: Data) -> None:
    """CA-2.02 to 2.09, CA-3.05: nine positions, twelve streets, nine different actions."""
    box = Box(data)
    grid = data["city_grid"]
    expect("CA-2.02", "positions", grid["rows"] * grid["columns"], len(POSITION))
    expect("CA-2.03", "tile positions", sorted([*grid["tile_positions"], "c"]), sorted(POSITION.items))
    streets = sorted(tuple(sorted([street["a"], street["b"]])) for street in data["street"])
    expect("CA-2.07", "streets", streets, sorted(neighbours()))
    layout = box.first_layout
    expect("CA-2.06", "actions in the first layout", sorted(layout), list(range(len(ACTION))))
    expect("CA-3.05", "centre of the first layout", layout[POSITION.index("c")], box.centre)


def neighbours() -> list[tuple[str, ...]]:
    """The pairs of orthogonally adjacent grid positions."""
    grid = [POSITION.items[line : line + 3] for line in range(0, 9, 3)]
    across = [(line[i], line[i + 1]) for line in grid for i in range(2)]
    down = [(grid[i][column], grid[i + 1][column]) for i in range(2) for column in range(3)]
    return [tuple(sorted(pair)) for pair in across + down]


def check_places(data: Data) -> None:
    """CA-2.13 to 2.23: rows add up to their building, only trading cities have trade-house spaces."""
    expect("CA-2.16", "materials", MATERIAL.items, ACTION.items[: len(MATERIAL)])
    kinds = [building["kind"] for building in data["building"]]
    expect("CA-2.10", "buildings in order", kinds, ["under_construction"] * 3 + ["council"])
    for building in data["building"]:
        rows = sum(building[f"{material}_spaces"] for material in MATERIAL.items)
        expect("CA-2.17", f"rows of {building['id']}", rows, building["contribution_spaces"])
    for rule, building_id, contributions, artworks in [
        ("CA-2.13", "santa_maria_del_fiore", 15, 5),
        ("CA-2.14", "san_miniato", 9, 3),
        ("CA-2.15", "santa_croce", 12, 4),
        ("CA-2.10", "palazzo_vecchio", 0, 4),
    ]:
        (building,) = [b for b in data["building"] if b["id"] == building_id]
        expect(rule, f"contribution spaces of {building_id}", building["contribution_spaces"], contributions)
        expect(rule, f"artwork spaces of {building_id}", building["artwork_spaces"], artworks)
    for city in data["city"]:
        expect("CA-2.20", f"cloth spaces of {city['id']}", city["cloth_spaces"], 12)
        expect("CA-2.22", f"trade houses in {city['id']}", city["trade_house_spaces"] > 0, city["kind"] == "trading")


def check_scoring(data: Data) -> None:
    """CA-1.15 to 1.17, CA-11: what is counted, what it is worth, how ties are broken."""
    expect("CA-2.10", "scoring-tile spaces", data["council"]["scoring_tile_spaces"], len(data["scoring_tile"]))
    on_tiles = sorted(area for category in TILE_CATEGORIES for area in category.areas)
    # Every cube counts in two of the fifteen scorings; a council artwork has only its own (CA-10.09).
    council = AREA.index("artwork:palazzo_vecchio")
    twice = sorted([area for area in range(len(AREA)) if area != council] * 2 + [council])
    expect("CA-1.16", "areas on the scoring tiles", on_tiles, twice)
    expect("CA-1.17", "tiles that count representatives", any(c.representatives for c in TILE_CATEGORIES), False)
    expect("CA-13.05", "cards that count representatives", sum(c.representatives for c in CARD_CATEGORIES), 1)
    scoring = data["scoring"]
    expect("CA-11.01", "VP of a scoring tile", scoring["phase_vp"], [3, 2, 1])
    expect("CA-13.06", "VP of a final card", scoring["final_vp"], [5, 3, 1])
    expect("CA-11.03", "tie-break", scoring["tie_break"], [*TIE_BREAK, "share_rounded_down"])
    expect("CA-13.11", "tie-break of the winner", scoring["winner_tie_break"], [*TIE_BREAK, "shared_victory"])


def check_rulings(data: Data) -> None:
    """The readings in which the rules are written; another reading would need other code."""
    for ruling in data["ruling"]:
        wanted = READINGS.get(ruling["id"], True)
        if ruling["value"] != wanted:
            raise Bad(f"{ruling['id']}: only {wanted} is written ({ruling['rule']})", DATA_FILE.name)


def check_setup(data: Data, seats: int) -> None:
    """CA-3.08 to 3.17: discs and final scoring cards for a number of players."""
    has, dealt = data["components"], data["setup"][f"p{seats}"]
    rule = {3: "CA-3.08", 4: "CA-3.09", 5: "CA-3.10"}[seats]
    coloured, white = {3: (12, 3), 4: (10, 2), 5: (8, 2)}[seats]
    expect(rule, "coloured discs", dealt["coloured_discs"], coloured)
    expect(rule, "white discs", dealt["white_discs"], white)
    expect("CA-1.09", "white discs in use", seats * white <= has["white_discs"], True)
    marked = coloured + dealt["score_track_discs"]
    expect("CA-3.11", "discs of one colour in use", marked <= has["player_discs_per_colour"], True)
    expect("CA-4.05", "turns", dealt["turns_per_player_max"], coloured + white)
    cards = seats * dealt["final_cards_dealt"] + dealt["final_cards_face_up"] + dealt["final_cards_unseen_to_box"]
    rule = {3: "CA-3.14", 4: "CA-3.15", 5: "CA-3.16"}[seats]
    expect(rule, "final scoring cards in use", cards, has["final_scoring_cards"])
    expect("CA-3.17", "final scoring cards kept", dealt["final_cards_kept"], 1)
    expect("CA-13.02", "cards scored", dealt["final_cards_scored"], seats + dealt["final_cards_face_up"])
    offer = data["setup"]["common"]["starting_action_card_offer"]
    expect("CA-3.18", "start cards", sorted(offer), ["brick", "build", "marble", "weave", "wood"])


check(DATA)
BOX: Final = Box(DATA)
"""The components as published, with our choices where the rulebook is silent."""
