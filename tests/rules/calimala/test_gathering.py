"""CA-7.01 to 7.21: Wood, Brick, Marble, Build, Artwork."""

import copy

import pytest

from fondaco.core.chance import seeded
from fondaco.core.errors import Bad
from fondaco.core.objections import Why
from fondaco.games.calimala.building import may_build_house
from fondaco.games.calimala.components import BRICK, BUILDING, DATA, TRADING, Box
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.rules import Rules
from fondaco.games.calimala.setup import set_up
from tests.rules.calimala.table import Board, lower, table

THREE_CITIES = ["troyes", "bruges", "hamburg"]


def test_ca_7_01_performable_means_the_condition_holds_at_that_moment() -> None:
    t = table(ask=[lower(0, "wood", "contribute")])
    assert t.why("do contribute") == ("CA-7.38", "nothing-to-contribute")
    t.do("do wood")
    assert t.why("do contribute") is None


def test_ca_7_02_a_card_has_the_same_effect_as_a_tile() -> None:
    by_tile = table(ask=[lower(0, "weave", "build")]).do("do weave")
    by_card = table(players={0: {"hand": {"weave": 1}}}, ask=[lower(0, "wood", "brick")]).do("play weave")
    assert by_tile.player(0)["cloth"] == by_card.player(0)["cloth"] == [1, 0, 0]
    ask = [lower(0, "weave", "build")]
    by_tile = table(players={0: {"stored": {"wood": 2}}}, ask=ask).do("do build")
    by_card = table(players={0: {"stored": {"wood": 2}, "hand": {"build": 1}}}, ask=ask).do("play build")
    assert by_tile.player(0)["ships"] == by_card.player(0)["ships"] == 1


def test_ca_7_03_cubes_paid_return_to_the_supply() -> None:
    t = table(players={0: {"stored": {"wood": 2, "brick": 2}, "supply": 5}}, ask=[lower(0, "build", "ship")])
    t.do("do build", "build ship")
    assert t.player(0)["supply"] == 7


def test_ca_7_04_cubes_on_the_board_stay_there() -> None:
    t = table(players={0: {"stored": {"wood": 1}, "supply": 5}}, ask=[lower(0, "contribute", "ship")])
    t.do("do contribute", "contribute wood san_miniato")
    assert t.player(0)["supply"] == 5
    assert t.on_board(0)["wood:san_miniato"] == 1


@pytest.mark.parametrize("action", ["wood", "brick", "marble", "weave"])
def test_ca_7_05_forty_cubes_are_a_hard_limit(action: str) -> None:
    t = table(players={0: {"supply": 0}}, ask=[lower(0, action, "ship")])
    assert t.why(f"do {action}") == ("CA-7.05", "no-cube-left")
    t.do(f"draw {action}")
    assert sum(t.hand(0).values()) == 1


@pytest.mark.parametrize("material", ["wood", "brick", "marble"])
def test_ca_7_06_ca_7_07_ca_7_08_one_cube_into_the_warehouse(material: str) -> None:
    t = table(ask=[lower(2, material, "ship")]).do(f"do {material}")
    assert t.player(2)["stored"] == {material: 1}
    assert t.player(2)["supply"] == 39


def test_ca_7_09_with_all_warehouses_full_every_gathering_brings_a_card() -> None:
    """A white disc between Marble and Wood; no disc may be placed there only for that (CA-5.05)."""
    board: Board = {"stored": {"wood": 4, "brick": 4, "marble": 4}, "ships": 3, "workshops": 3}
    t = table(players={0: board})
    assert t.why("place white nw-n") == ("CA-5.06", "out-of-reach")
    assert not [text for text in t.choices() if text.endswith(" nw-n")]
    t = table(players={0: board}, ask=[lower(0, "marble", "wood")])
    t.do("draw marble")
    assert sum(t.hand(0).values()) == 1
    assert t.why("do wood") == ("CA-7.09", "warehouse-full")
    assert t.player(0)["stored"] == {"wood": 4, "brick": 4, "marble": 4}


def test_ca_7_09_a_card_may_make_room_in_a_full_warehouse() -> None:
    board: Board = {"stored": {"wood": 4, "marble": 4}, "hand": {"contribute": 1}}
    t = table(players={0: board})
    t.do("place coloured nw-n")
    assert t.choices() == ["draw wood", "draw marble", "play contribute"]
    t.do("play contribute", "contribute wood san_miniato", "do wood")
    assert t.player(0)["stored"] == {"wood": 4, "marble": 4}


@pytest.mark.parametrize("material", ["wood", "brick", "marble"])
def test_ca_2_24_no_warehouse_of_a_stored_game_holds_more_than_four(material: str) -> None:
    table(players={0: {"stored": {material: 4}}})
    with pytest.raises(Bad, match="stored"):
        table(players={0: {"stored": {material: 5}}})


@pytest.mark.parametrize("material", ["wood", "brick", "marble"])
def test_ca_7_09_not_into_a_full_warehouse(material: str) -> None:
    full = table(players={0: {"stored": {material: 4}}}, ask=[lower(0, material, "ship")])
    assert full.why(f"do {material}") == ("CA-7.09", "warehouse-full")
    assert full.args(f"do {material}") == {"material": f"material:{material}", "cubes": 4}
    assert f"draw {material}" in full.choices()
    others = {name: 4 for name in ("wood", "brick", "marble") if name != material}
    t = table(players={0: {"stored": {material: 3, **others}}}, ask=[lower(0, material, "ship")])
    assert t.why(f"draw {material}") == ("CA-8.02", "could-be-performed")


# --- Build ------------------------------------------------------------------------------------------------------------


def building(board: Board, others: Board | None = None) -> list[str]:
    """What could be built."""
    t = table(players={0: board, 1: others or {}}, ask=[lower(0, "build", "ship")])
    return t.do("do build").choices()


def test_ca_7_10_exactly_one_of_three() -> None:
    assert building({"stored": {"wood": 2, "brick": 2}}) == [
        *["build ship", "build workshop"],
        *["house troyes", "house bruges", "house hamburg"],
    ]
    t = table(players={0: {"stored": {"wood": 4, "brick": 4}}}, ask=[lower(0, "build", "ship")])
    t.do("do build", "build ship")
    assert t.why("do build") == ("CA-6.03", "resolved")


def test_ca_7_11_a_ship_costs_two_wood_and_lies_in_the_harbour() -> None:
    t = table(players={0: {"stored": {"wood": 2}, "ships": 2}}, ask=[lower(0, "build", "ship")])
    t.do("do build")
    assert (t.player(0)["ships"], t.player(0)["stored"]) == (3, {})


def test_ca_7_11_three_ships_at_most() -> None:
    t = table(players={0: {"stored": {"wood": 2, "brick": 2}, "ships": 3}}, ask=[lower(0, "build", "ship")])
    t.do("do build")
    assert t.choices() == ["build workshop", *[f"house {city}" for city in THREE_CITIES]]
    assert t.why("build ship") == ("CA-7.11", "ships-used-up")
    assert t.args("build ship") == {"ships": 3}


def test_ca_7_12_a_house_costs_two_brick() -> None:
    t = table(players={0: {"stored": {"brick": 3}}}, ask=[lower(0, "build", "ship")])
    t.do("do build", "house bruges")
    assert (t.player(0)["houses"], t.player(0)["stored"]) == (["bruges"], {"brick": 1})


def test_ca_7_12_materials_are_named_when_they_are_missing() -> None:
    t = table(players={0: {"stored": {"wood": 2, "brick": 1}}}, ask=[lower(0, "build", "ship")]).do("do build")
    assert t.why("house troyes") == ("CA-7.10", "too-little-material")
    assert t.args("house troyes") == {"material": "material:brick", "needed": 2, "have": 1}
    t = table(players={0: {"stored": {"wood": 1, "brick": 2}}}, ask=[lower(0, "build", "ship")]).do("do build")
    assert t.args("build ship") == {"material": "material:wood", "needed": 2, "have": 1}


def test_ca_7_12_three_houses_at_most() -> None:
    board: Board = {"stored": {"brick": 4, "wood": 2}, "houses": THREE_CITIES}
    t = table(players={0: board}, ask=[lower(0, "build", "ship")]).do("do build")
    assert t.choices() == ["build ship", "build workshop"]
    assert t.why("house troyes") == ("CA-7.12", "houses-used-up")


def test_ca_7_13_one_house_per_city() -> None:
    t = table(players={0: {"stored": {"brick": 2}, "houses": ["bruges"]}}, ask=[lower(0, "build", "ship")])
    t.do("do build")
    assert t.choices() == ["house troyes", "house hamburg"]
    assert t.why("house bruges") == ("CA-7.13", "house-there")
    assert t.args("house bruges") == {"trading": "trading:bruges"}


def test_ca_7_13_others_may_have_houses_in_the_same_city() -> None:
    assert building({"stored": {"brick": 2}}, {"houses": THREE_CITIES}) == [f"house {city}" for city in THREE_CITIES]


def test_ca_7_14_a_workshop_costs_one_wood_and_one_brick() -> None:
    t = table(players={0: {"stored": {"wood": 1, "brick": 1}, "workshops": 2}}, ask=[lower(0, "build", "ship")])
    t.do("do build")
    assert (t.player(0)["workshops"], t.player(0)["stored"]) == (3, {})
    full = table(players={0: {"stored": {"wood": 2, "brick": 2}, "workshops": 3}}, ask=[lower(0, "build", "ship")])
    full.do("do build")
    assert full.why("build workshop") == ("CA-7.14", "workshops-used-up")
    assert full.choices() == ["build ship", *[f"house {city}" for city in THREE_CITIES]]


def test_ca_7_15_a_new_workshop_is_empty_and_weaves_from_then_on() -> None:
    t = table(players={0: {"stored": {"wood": 1, "brick": 1}, "cloth": [2]}}, ask=[lower(0, "build", "weave")])
    t.do("do build")
    assert t.player(0)["cloth"] == [2, 0, 0]
    t.do("do weave")
    assert t.player(0)["cloth"] == [3, 1, 0]


@pytest.mark.parametrize(
    "board",
    [
        {},
        {"stored": {"wood": 1}},
        {"stored": {"brick": 1, "marble": 4}},
        {"stored": {"wood": 4}, "ships": 3},
        {"stored": {"brick": 4}, "houses": THREE_CITIES},
        {"stored": {"wood": 4, "brick": 4}, "ships": 3, "houses": THREE_CITIES, "workshops": 3},
    ],
)
def test_ca_7_16_build_is_impossible_only_if_nothing_can_be_built(board: Board) -> None:
    t = table(players={0: board}, ask=[lower(0, "build", "ship")])
    assert t.why("do build") == ("CA-7.16", "nothing-to-build")
    assert "draw build" in t.choices()


def test_ca_7_12_a_city_without_a_free_space_for_a_house() -> None:
    """CA-7.16, CA-2.23: only with other data than ours, where a city has room for a house of every player."""
    data = copy.deepcopy(DATA)
    for city in data["city"][3:]:
        city["trade_house_spaces"] = 1
    s = set_up(Rules(4, GAME.read_options(None), Box(data)), seeded(1))
    s.players[0].stored[BRICK] = 2
    s.players[1].houses = 1 << TRADING.index("bruges")
    why = Why()
    assert may_build_house(s, 0, TRADING.index("troyes"), why)
    assert not may_build_house(s, 0, TRADING.index("bruges"), why)
    assert (why.objection().code, why.objection().args) == ("no-house-space", {"trading": "trading:bruges"})


def test_ca_7_10_the_only_thing_that_can_be_built_is_built_unasked() -> None:
    """CA-7.02: by tile and by card, and all are told."""
    board: Board = {"stored": {"wood": 2, "brick": 2}, "ships": 3, "workshops": 3, "houses": ["troyes", "hamburg"]}
    t = table(players={0: board}, ask=[lower(0, "build", "ship")]).do("do build")
    assert t.player(0)["houses"] == ["troyes", "bruges", "hamburg"]
    assert t.heard("built-house") == [{"event": "built-house", "seat": "seat:0", "trading": "trading:bruges"}]
    t = table(players={0: {"stored": {"wood": 2}, "hand": {"build": 1}}}, ask=[lower(0, "wood", "ship")])
    t.do("play build")
    assert t.heard("built") == [{"event": "built", "seat": "seat:0", "piece": "piece:ship"}]


def test_ca_7_10_why_a_thing_cannot_be_built_is_said_before_it_is_asked() -> None:
    t = table(players={0: {"stored": {"wood": 1}}}, ask=[lower(0, "build", "ship")])
    assert t.why("build ship") == ("CA-7.10", "not-now")
    assert t.also("build ship") == ("CA-7.10", "too-little-material")
    assert t.also("house troyes") == ("CA-7.10", "too-little-material")


# --- Artwork ----------------------------------------------------------------------------------------------------------


def test_ca_7_17_ca_7_18_one_marble_to_any_of_the_four_buildings() -> None:
    t = table(players={0: {"stored": {"marble": 2}}}, ask=[lower(0, "artwork", "ship")]).do("do artwork")
    assert t.choices() == [f"artwork {building}" for building in BUILDING.items]
    t.do("artwork palazzo_vecchio")
    assert (t.player(0)["stored"], t.on_board(0)) == ({"marble": 1}, {"artwork:palazzo_vecchio": 1})


def test_ca_7_17_only_where_a_space_is_free() -> None:
    t = table(
        players={0: {"stored": {"marble": 1}}, 1: {"cubes": {"artwork:san_miniato": 3}}},
        council_artworks=[1, 1, 2, 1],
        ask=[lower(0, "artwork", "ship")],
    )
    t.do("do artwork")
    assert t.choices() == ["artwork santa_maria_del_fiore", "artwork santa_croce"]
    assert t.why("artwork san_miniato") == ("CA-7.17", "building-full")


def test_ca_7_18_the_only_building_with_room_is_not_asked_for() -> None:
    full = {"artwork:santa_maria_del_fiore": 5, "artwork:san_miniato": 3, "artwork:santa_croce": 4}
    t = table(players={0: {"stored": {"marble": 1}}, 1: {"cubes": full}}, ask=[lower(0, "artwork", "ship")])
    assert t.also("artwork santa_croce") == ("CA-7.17", "building-full")
    t.do("do artwork")
    assert t.on_board(0) == {"artwork:palazzo_vecchio": 1}
    told = {"event": "gave-artwork", "seat": "seat:0", "building": "building:palazzo_vecchio"}
    assert t.heard("gave-artwork") == [told]


def test_ca_7_19_several_artworks_in_one_building() -> None:
    board: Board = {"stored": {"marble": 2}, "hand": {"artwork": 1}}
    t = table(players={0: board}, ask=[lower(0, "artwork", "ship")])
    t.do("do artwork", "artwork santa_croce", "play artwork", "artwork santa_croce")
    assert t.on_board(0) == {"artwork:santa_croce": 2}


def test_ca_7_20_no_marble_or_no_space_at_all() -> None:
    t = table(ask=[lower(0, "artwork", "ship")])
    assert t.why("do artwork") == ("CA-7.20", "no-marble")
    full = {"artwork:santa_maria_del_fiore": 5, "artwork:san_miniato": 3, "artwork:santa_croce": 4}
    t = table(
        players={0: {"stored": {"marble": 1}}, 1: {"cubes": full}},
        council_artworks=[2, 3, 2, 3],
        ask=[lower(0, "artwork", "ship")],
    )
    assert t.why("do artwork") == ("CA-7.20", "artwork-spaces-full")
    assert "draw artwork" in t.choices()


def test_ca_7_21_the_order_of_council_artworks_is_kept() -> None:
    boards: dict[int, Board] = {seat: {"stored": {"marble": 1}, "hand": {"ship": 1}} for seat in (1, 2)}
    t = table(players=boards, ask=[lower(2, "artwork", "wood"), lower(1, "artwork", "wood")])
    t.do("do artwork", "artwork palazzo_vecchio", "end", "do artwork", "artwork palazzo_vecchio", "end")
    assert t.data["council_artworks"] == [2, 1, -1, -1]
    assert isinstance(t.top, PlaceDisc)
