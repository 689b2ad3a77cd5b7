"""CA-1 and CA-2: components and board; what an edited data file may change, and what it may not."""

import copy

import pytest

from fondaco.bots.playout import playout
from fondaco.core.chance import seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.flow import settle
from fondaco.games.calimala.checks import BOX, check
from fondaco.games.calimala.components import (
    ACTION,
    AREA,
    CARD_CATEGORIES,
    DATA,
    FINAL_CARD,
    JOINS_A,
    JOINS_B,
    PORT,
    POSITION,
    SCORING_TILE,
    SPACE_ON_STREET,
    TILE_CATEGORIES,
    TRADING,
    Box,
)
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.rules import Rules
from fondaco.games.calimala.setup import set_up
from tests.rules.calimala.table import FIRST_GAME, table

NEW = GAME.new(5, None, 1)


def capacity(area: str) -> int:
    return int(BOX.capacity[AREA.index(area)])


# --- the box ----------------------------------------------------------------------------------------------------------


def test_ca_1_01_ca_2_03_ca_2_06_eight_tiles_show_the_other_eight_actions() -> None:
    for seed in range(8):
        layout = list(GAME.new(3, None, seed).layout)
        assert sorted(layout) == list(range(9))
        assert ACTION.items[layout[POSITION.index("c")]] == "contribute"
    assert DATA["components"]["action_tiles"] == 8 == len(DATA["city_grid"]["tile_positions"])


def test_ca_1_02_ca_1_16_fifteen_different_scoring_tiles() -> None:
    categories = [tile["category"] for tile in DATA["scoring_tile"]]
    assert len(SCORING_TILE) == 15
    counts = {category: categories.count(category) for category in categories}
    assert counts == {
        "city": 6,
        "building": 3,
        "artwork": 1,
        "port_cities": 1,
        "trading_cities": 1,
        "contribution": 3,
    }


def test_ca_1_17_no_tile_for_the_palazzo_vecchio() -> None:
    assert "palazzo_vecchio" not in SCORING_TILE.items
    assert not any(category.representatives for category in TILE_CATEGORIES)


def test_ca_1_03_ca_1_14_forty_five_action_cards_five_of_each() -> None:
    assert list(BOX.cards) == [5] * 9
    assert DATA["components"]["cards"] == 45 + len(FINAL_CARD)


def test_ca_1_04_ca_1_05_five_colours_of_thirteen_discs() -> None:
    has = DATA["components"]
    assert (has["player_boards"], has["player_discs_per_colour"], has["player_discs"]) == (5, 13, 65)
    assert [colour["id"] for colour in DATA["colour"]] == ["blue", "red", "yellow", "green", "purple"]


def test_ca_1_06_forty_cubes_mean_what_the_place_says() -> None:
    t = table(players={0: {"stored": {"marble": 1}}})
    assert t.player(0)["supply"] + 1 == 40
    t.do("place coloured c-s", "do artwork", "artwork santa_croce")
    assert t.player(0)["stored"] == {}
    assert t.on_board(0) == {"artwork:santa_croce": 1}


def test_ca_1_07_ca_1_08_three_ships_three_houses_two_workshop_tiles() -> None:
    has, board = DATA["components"], DATA["player_board"]
    assert (has["ships_per_colour"], has["trade_houses_per_colour"], has["workshop_tiles"]) == (3, 3, 10)
    assert (board["ships_max"], board["trade_houses_max"], board["workshops_max"]) == (3, 3, 1 + 2)


def test_ca_1_09_no_more_white_discs_than_ten() -> None:
    used = [seats * GAME.new(seats, None, 1).players[0].discs[1] for seats in (3, 4, 5)]
    assert used == [9, 8, 10]


def test_ca_1_10_one_active_player_has_the_marker() -> None:
    assert DATA["components"]["active_player_markers"] == 1
    assert GAME.view(NEW, 0)["active"] == NEW.start


def test_ca_1_11_a_fifty_vp_tile_each() -> None:
    assert DATA["components"]["fifty_vp_tiles"] == 5


def test_ca_1_12_ca_1_13_nine_actions_one_on_each_card() -> None:
    assert ACTION.items == ["wood", "brick", "marble", "build", "artwork", "weave", "ship", "deliver", "contribute"]
    assert [card["action"] for card in DATA["action_card"]] == ACTION.items


def test_ca_1_15_ten_different_final_scoring_cards() -> None:
    cities = {"barcelona", "bruges", "hamburg", "lisbon", "london", "troyes"}
    buildings = {"palazzo_vecchio", "santa_croce", "santa_maria_del_fiore", "san_miniato"}
    assert set(FINAL_CARD.items) == cities | buildings
    assert len(FINAL_CARD.items) == len(CARD_CATEGORIES) == 10


# --- the board --------------------------------------------------------------------------------------------------------


def test_ca_2_01_four_areas_and_a_scoring_track() -> None:
    view = GAME.view(NEW, 0)
    assert {"council", "layout", "free", "towers"} <= set(view)
    assert view["players"][0]["on_track"] == 0


def test_ca_2_02_ca_2_07_ca_2_08_ca_2_09_streets_of_the_grid() -> None:
    joined = [(POSITION.items[a], POSITION.items[b]) for a, b in zip(JOINS_A, JOINS_B, strict=True)]
    assert len(joined) == len(SPACE_ON_STREET) == 12
    degrees = {position: sum(position in pair for pair in joined) for position in POSITION.items}
    assert degrees == {"nw": 2, "n": 3, "ne": 2, "w": 3, "c": 4, "e": 3, "sw": 2, "s": 3, "se": 2}
    t = table().do("place coloured n-c")
    assert t.choices() == ["do wood", "draw contribute"]


def test_ca_2_04_ca_2_05_the_centre_is_printed() -> None:
    assert ACTION.items[BOX.centre] == "contribute"
    for seed in range(6):
        assert GAME.new(4, None, seed).layout[POSITION.index("c")] == BOX.centre


def test_ca_2_10_ca_2_11_ca_2_12_the_council() -> None:
    assert len(NEW.tiles) == len(NEW.council) == 15
    assert capacity("artwork:palazzo_vecchio") == len(NEW.council_artworks) == 4
    council = DATA["council"]
    assert council["order"] == "top row first, left to right"
    assert council["display_rows"] * council["display_columns"] == 15


@pytest.mark.parametrize(
    ("church", "length", "artworks"),
    [("santa_maria_del_fiore", 5, 5), ("san_miniato", 3, 3), ("santa_croce", 4, 4)],
)
def test_ca_2_13_ca_2_14_ca_2_15_ca_2_16_ca_2_17_the_buildings(church: str, length: int, artworks: int) -> None:
    assert [capacity(f"{material}:{church}") for material in ("wood", "brick", "marble")] == [length] * 3
    assert capacity(f"artwork:{church}") == artworks


def test_ca_2_18_ca_2_19_ca_2_20_the_cities() -> None:
    assert PORT.items == ["barcelona", "lisbon", "london"]
    assert TRADING.items == ["troyes", "bruges", "hamburg"]
    assert [capacity(f"cloth:{city}") for city in PORT.items + TRADING.items] == [12] * 6


def test_ca_2_21_spaces_of_one_city_or_row_are_only_counted() -> None:
    t = table(
        players={0: {"stored": {"wood": 2}, "cubes": {"wood:santa_croce": 1}}, 1: {"cubes": {"wood:santa_croce": 2}}}
    )
    t.do("place coloured n-c", "do contribute", "contribute wood santa_croce")
    assert t.on_board(0) == {"wood:santa_croce": 2}
    assert "wood:santa_croce" not in t.data["free"]


def test_ca_2_22_ca_2_23_trade_house_spaces_in_trading_cities_only() -> None:
    assert list(BOX.house_spaces) == [5, 5, 5]
    assert {city["id"]: city["trade_house_spaces"] for city in DATA["city"] if city["kind"] == "port"} == {
        "barcelona": 0,
        "lisbon": 0,
        "london": 0,
    }


def test_ca_2_24_warehouses_hold_four() -> None:
    with pytest.raises(Bad, match="stored"):
        table(players={0: {"stored": {"wood": 5}}})
    assert table(players={0: {"stored": {"wood": 4}}}).player(0)["stored"] == {"wood": 4}


def test_ca_2_25_ca_2_26_workshops_hold_four_each() -> None:
    with pytest.raises(Bad, match="cloth"):
        table(players={0: {"cloth": [5]}})
    with pytest.raises(Bad, match=r"cloth without a workshop \(CA-2.25\)"):
        table(players={0: {"cloth": [0, 1], "workshops": 1}})
    with pytest.raises(Bad, match="workshops"):
        table(players={0: {"workshops": 4}})


def test_ca_2_27_a_harbour_for_three_ships() -> None:
    with pytest.raises(Bad, match="ships"):
        table(players={0: {"ships": 4}})


# --- the data file ----------------------------------------------------------------------------------------------------


def edited(path: str, value: Data) -> Data:
    """The data file with one value changed."""
    data = copy.deepcopy(DATA)
    *way, last = path.split("__")
    at = data
    for part in way:
        at = at[int(part)] if part.isdigit() else at[part]
    at[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        ("action_card__0__count", 6, "CA-1.03"),
        ("action_card__0__action", "brick", "CA-1.03"),
        ("building__0__wood_spaces", 6, "CA-2.17"),
        ("building__1__contribution_spaces", 8, "CA-2.17"),
        ("building__3__artwork_spaces", 5, "CA-2.10"),
        ("city__0__cloth_spaces", 11, "CA-2.20"),
        ("city__0__trade_house_spaces", 1, "CA-2.22"),
        ("city__3__trade_house_spaces", 0, "CA-2.22"),
        ("city_grid__centre__action", "weave", "CA-3.05"),
        ("first_game_layout__n", "weave", "CA-2.06"),
        ("street__0__b", "e", "CA-2.07"),
        ("scoring__phase_vp", [5, 3, 1], "CA-11.01"),
        ("scoring__tie_break", [], "CA-11.03"),
        ("setup__p4__coloured_discs", 11, "CA-3.09"),
        ("setup__p3__final_cards_dealt", 2, "CA-3.14"),
        ("setup__p5__turns_per_player_max", 11, "CA-4.05"),
        ("components__white_discs", 8, "CA-1.09"),
        ("ruling__2__value", False, "CA-5.07"),
    ],
)
def test_an_edited_data_file_is_refused_with_the_rule_it_breaks(path: str, value: Data, rule: str) -> None:
    with pytest.raises(Bad, match=rf"calimala.toml: .*\({rule}\)"):
        check(edited(path, value))


def test_the_assumed_values_can_be_edited_without_touching_code() -> None:
    """CA-1.14, CA-2.05, CA-2.17, CA-2.23, CA-3.05: a game from an edited file plays to its end."""
    data = copy.deepcopy(DATA)
    data["city_grid"]["centre"]["action"] = "weave"
    data["first_game_layout"] |= {"c": "weave", "ne": "contribute"}
    data["action_card"][0]["count"], data["action_card"][8]["count"] = 7, 3
    data["building"][0] |= {"wood_spaces": 7, "brick_spaces": 5, "marble_spaces": 3}
    for city in data["city"][3:]:
        city["trade_house_spaces"] = 2
    check(data)
    for options in GAME.option_sets():
        s = set_up(Rules(4, GAME.read_options(options), Box(data)), seeded(7))
        assert ACTION.items[s.layout[POSITION.index("c")]] == "weave"
        assert (s.pile[0] + s.offer[0], s.pile[8]) == (7, 3)
        assert s.free[AREA.index("wood:santa_maria_del_fiore")] == 7
        settle(s)
        assert playout(s, seeded(3)) > 100
        assert max(sum(player.houses >> city & 1 for player in s.players) for city in range(3)) <= 2


def test_a_scene_must_have_the_components_of_the_box() -> None:
    for field, value in [("used", 16), ("active", 4), ("towers", {"n-c": [4]}), ("towers", {"n-c": [0] * 5})]:
        with pytest.raises(Bad, match="state"):
            table(edits={field: value})
    data = GAME.to_data(GAME.new(4, FIRST_GAME, 1))
    data["state"]["players"][0]["supply"] -= 1
    with pytest.raises(Bad, match="components"):
        GAME.from_data(data)


def test_discs_cards_and_tiles_are_elements_of_the_board() -> None:
    assert GAME.space.parse("place white n-c").elements() == ["disc:white", "space:n-c"]
    assert GAME.space.parse("play wood").elements() == ["card:wood"]
    assert GAME.space.parse("do wood").elements() == ["action:wood"]
