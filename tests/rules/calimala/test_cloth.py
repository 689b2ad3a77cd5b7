"""CA-7.22 to 7.40: Weave, Ship, Deliver, Contribute."""

import pytest

from fondaco.games.calimala.activation import Activate
from fondaco.games.calimala.components import MATERIAL
from fondaco.games.calimala.game import GAME
from tests.rules.calimala.table import Board, Table, lower, table

PORTS = ["barcelona", "lisbon", "london"]
TRADING = ["troyes", "bruges", "hamburg"]
CHURCHES = ["santa_maria_del_fiore", "san_miniato", "santa_croce"]


def full_cities(names: list[str]) -> Board:
    """Another player has filled these cities."""
    return {"cubes": {f"cloth:{city}": 12 for city in names}}


def delivered(t: Table) -> tuple[int, ...]:
    """Cloth of seat 0 in the cities."""
    return tuple(t.on_board(0).get(f"cloth:{city}", 0) for city in PORTS + TRADING)


# --- Weave ------------------------------------------------------------------------------------------------------------


def test_ca_7_22_one_cloth_in_each_workshop() -> None:
    t = table(players={0: {"workshops": 3, "cloth": [1, 0, 2]}}, ask=[lower(0, "weave", "build")]).do("do weave")
    assert t.player(0)["cloth"] == [2, 1, 3]
    assert t.heard("wove") == [{"event": "wove", "seat": "seat:0", "cloth": 3}]


def test_ca_7_23_a_full_workshop_gets_nothing() -> None:
    t = table(players={0: {"workshops": 2, "cloth": [4, 3]}}, ask=[lower(0, "weave", "build")]).do("do weave")
    assert t.player(0)["cloth"] == [4, 4, 0]


def test_ca_7_24_impossible_if_all_own_workshops_are_full() -> None:
    t = table(players={0: {"workshops": 2, "cloth": [4, 4]}}, ask=[lower(0, "weave", "build")])
    assert t.why("do weave") == ("CA-7.24", "workshops-full")
    assert "draw weave" in t.choices()


def test_ca_7_25_always_full_and_the_leftmost_first() -> None:
    t = table(players={0: {"workshops": 3, "cloth": [4, 1, 1], "supply": 1}}, ask=[lower(0, "weave", "build")])
    t.do("do weave")
    assert t.player(0)["cloth"] == [4, 2, 1]
    assert isinstance(t.top, Activate)


# --- Ship -------------------------------------------------------------------------------------------------------------


def shipping(board: Board, others: Board | None = None) -> Table:
    """Asked where the cloth goes."""
    return table(players={0: board, 1: others or {}}, ask=[lower(0, "ship", "wood")]).do("do ship")


def test_ca_7_26_one_cloth_for_each_ship() -> None:
    t = shipping({"ships": 2, "cloth": [4]})
    t.do("ship barcelona", "ship london")
    assert delivered(t) == (1, 0, 1, 0, 0, 0)
    assert t.player(0)["cloth"] == [2, 0, 0]
    assert isinstance(t.top, Activate)


def test_ca_7_26_only_to_a_port_city_with_room() -> None:
    t = shipping({"ships": 1, "cloth": [1]}, full_cities(["lisbon"]))
    assert t.choices() == ["ship barcelona", "ship london"]
    assert t.why("ship lisbon") == ("CA-7.26", "port-full")


def test_ca_7_27_every_set_of_destinations_in_any_order() -> None:
    ends = [delivered(end) for end in shipping({"ships": 3, "cloth": [4]}).ends(0, Activate)]
    assert len(set(ends)) == 19
    t = shipping({"ships": 3, "cloth": [4]}).do("ship london")
    assert t.choices() == ["ship barcelona", "ship lisbon", "ship london", "stop"]
    t.do("ship barcelona", "ship lisbon")
    assert delivered(t) == (1, 1, 1, 0, 0, 0)


def test_ca_7_27_the_order_makes_no_difference() -> None:
    """Not even for the question that is still open."""
    there = shipping({"ships": 3, "cloth": [2, 3]}).do("ship london", "ship barcelona")
    back = shipping({"ships": 3, "cloth": [2, 3]}).do("ship barcelona", "ship london")
    assert there.data["stack"] == back.data["stack"]
    assert there.player(0) == back.player(0)


def test_ca_7_27_searches_are_suggested_each_set_in_one_way() -> None:
    t = shipping({"ships": 3, "cloth": [4]}).do("ship lisbon")
    assert [a.text() for a in GAME.suggestions(t.state, 0)] == ["ship lisbon", "ship london", "stop"]
    t.do("ship barcelona")
    assert [a.text() for a in GAME.suggestions(t.state, 0)] == ["ship lisbon", "ship london", "stop"]


def test_ca_7_28_the_cloth_leaves_the_fullest_workshop() -> None:
    t = shipping({"ships": 3, "cloth": [2, 3, 3]}).do("ship lisbon", "ship lisbon", "ship lisbon")
    assert t.player(0)["cloth"] == [1, 2, 2]


def test_ca_7_29_fewer_if_one_likes_but_at_least_one() -> None:
    t = shipping({"ships": 3, "cloth": [4]})
    assert t.choices() == [f"ship {port}" for port in PORTS]
    assert t.why("stop") == ("CA-7.29", "move-one-cloth")
    t.do("ship london", "stop")
    assert delivered(t) == (0, 0, 1, 0, 0, 0)


def test_ca_7_29_nothing_is_asked_when_nothing_more_can_be_shipped() -> None:
    assert isinstance(shipping({"ships": 3, "cloth": [1]}).do("ship lisbon").top, Activate)
    last = shipping(
        {"ships": 3, "cloth": [4]}, {"cubes": {"cloth:barcelona": 12, "cloth:lisbon": 12, "cloth:london": 10}}
    )
    assert last.choices() == ["ship london", "stop"]
    assert isinstance(last.do("ship london").top, Activate)


def test_ca_7_29_ship_goes_on_while_a_ship_a_cloth_and_a_free_space_are_left() -> None:
    """The last space of London is taken first: Barcelona and Lisbon are still there."""
    t = shipping({"ships": 3, "cloth": [3]}, {"cubes": {"cloth:london": 11}}).do("ship london")
    assert t.choices() == ["ship barcelona", "ship lisbon", "stop"]
    assert t.why("ship london") == ("CA-7.26", "port-full")


def test_ca_7_29_the_only_port_with_room_is_not_asked_for() -> None:
    t = shipping({"ships": 1, "cloth": [2]}, full_cities(["barcelona", "london"]))
    assert delivered(t) == (0, 1, 0, 0, 0, 0)
    assert t.heard("shipped") == [{"event": "shipped", "seat": "seat:0", "port": "port:lisbon"}]
    assert isinstance(t.top, Activate)


@pytest.mark.parametrize(
    ("board", "others", "code"),
    [
        ({"cloth": [1]}, {}, "no-ship"),
        ({"ships": 1}, {}, "no-cloth"),
        ({"ships": 1, "cloth": [1]}, full_cities(PORTS), "ports-full"),
    ],
)
def test_ca_7_30_why_ship_is_impossible(board: Board, others: Board, code: str) -> None:
    t = table(players={0: board, 1: others}, ask=[lower(0, "ship", "wood")])
    assert t.why("do ship") == ("CA-7.30", code)
    assert "draw ship" in t.choices()


# --- Deliver ----------------------------------------------------------------------------------------------------------


def delivering(board: Board, others: Board | None = None) -> Table:
    """Asked which houses get cloth."""
    return table(players={0: board, 1: others or {}}, ask=[lower(0, "deliver", "wood")]).do("do deliver")


def test_ca_7_31_one_cloth_for_each_house() -> None:
    t = delivering({"houses": ["troyes", "hamburg"], "cloth": [4]})
    assert t.choices() == ["deliver troyes", "deliver hamburg"]
    assert t.why("deliver bruges") == ("CA-7.31", "no-house-there")
    t.do("deliver troyes", "deliver hamburg")
    assert delivered(t) == (0, 0, 0, 1, 0, 1)
    assert t.player(0)["cloth"] == [2, 0, 0]
    assert isinstance(t.top, Activate)


def test_ca_7_31_only_where_a_cloth_space_is_free() -> None:
    t = delivering({"houses": ["troyes", "hamburg"], "cloth": [4]}, full_cities(["troyes"]))
    assert delivered(t) == (0, 0, 0, 0, 0, 1)
    assert t.heard("delivered") == [{"event": "delivered", "seat": "seat:0", "trading": "trading:hamburg"}]
    t = delivering({"houses": TRADING, "cloth": [4]}, full_cities(["troyes"]))
    assert t.choices() == ["deliver bruges", "deliver hamburg"]
    assert t.why("deliver troyes") == ("CA-7.31", "trading-city-full")
    t = delivering({"houses": TRADING, "cloth": [4]}, full_cities(["hamburg"]))
    assert t.why("deliver hamburg") == ("CA-7.31", "trading-city-full")


def test_ca_7_31_the_last_free_space_of_a_city_takes_a_cloth() -> None:
    t = delivering({"houses": TRADING, "cloth": [4]}, {"cubes": {f"cloth:{city}": 11 for city in TRADING}})
    assert t.choices() == [f"deliver {city}" for city in TRADING]
    t.do("deliver bruges", "deliver hamburg", "deliver troyes")
    assert delivered(t) == (0, 0, 0, 1, 1, 1)


def test_ca_7_31_no_house_gets_a_second_cloth() -> None:
    t = delivering({"houses": TRADING, "cloth": [4]}).do("deliver bruges")
    assert t.why("deliver bruges") == ("CA-7.31", "served")
    assert t.args("deliver bruges") == {"trading": "trading:bruges"}


def test_ca_7_31_why_there_is_no_delivery_before_it_is_asked_for() -> None:
    t = table(players={0: {"houses": ["bruges"], "cloth": [1]}}, ask=[lower(0, "deliver", "wood")])
    assert t.why("deliver troyes") == ("CA-7.31", "not-now")
    assert t.also("deliver troyes") == ("CA-7.31", "no-house-there")
    assert t.also("deliver bruges") is None


@pytest.mark.parametrize(
    ("board", "text", "also"),
    [
        ({"cloth": [1]}, "ship lisbon", ("CA-7.30", "no-ship")),
        ({"ships": 1}, "ship lisbon", ("CA-7.30", "no-cloth")),
        ({"ships": 1, "cloth": [1]}, "ship lisbon", None),
        ({"houses": ["bruges"]}, "deliver bruges", ("CA-7.33", "no-cloth")),
        ({}, "artwork santa_croce", ("CA-7.20", "no-marble")),
        ({"stored": {"marble": 1}}, "artwork santa_croce", None),
        ({}, "contribute wood santa_croce", ("CA-7.35", "no-material")),
    ],
)
def test_ca_7_01_what_else_is_missing_is_said_before_the_question(
    board: Board, text: str, also: tuple[str, str] | None
) -> None:
    assert table(players={0: board}).also(text) == also


def test_ca_7_32_any_set_of_houses_but_not_none() -> None:
    t = delivering({"houses": TRADING, "cloth": [4]})
    assert t.why("stop") == ("CA-7.32", "move-one-cloth")
    ends = [delivered(end) for end in t.ends(0, Activate)]
    assert len(set(ends)) == 7
    t.do("deliver hamburg")
    assert t.choices() == ["deliver troyes", "deliver bruges", "stop"]
    t.do("deliver bruges")
    assert t.choices() == ["deliver troyes", "stop"]
    assert isinstance(t.do("deliver troyes").top, Activate)
    assert delivered(t) == (0, 0, 0, 1, 1, 1)


def test_ca_7_32_searches_are_suggested_each_set_in_one_way() -> None:
    t = delivering({"houses": TRADING, "cloth": [4]}).do("deliver bruges")
    assert [a.text() for a in GAME.suggestions(t.state, 0)] == ["deliver hamburg", "stop"]


def test_ca_7_32_no_more_houses_than_cloth() -> None:
    ends = {delivered(end)[3:] for end in delivering({"houses": TRADING, "cloth": [2]}).ends(0, Activate)}
    assert ends == {(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.parametrize(
    ("board", "others", "code"),
    [
        ({"cloth": [1]}, {}, "no-house"),
        ({"houses": ["bruges"]}, {}, "no-cloth"),
        ({"houses": ["bruges"], "cloth": [1]}, full_cities(TRADING), "trading-cities-full"),
    ],
)
def test_ca_7_33_why_deliver_is_impossible(board: Board, others: Board, code: str) -> None:
    t = table(players={0: board, 1: others}, ask=[lower(0, "deliver", "wood")])
    assert t.why("do deliver") == ("CA-7.33", code)
    assert "draw deliver" in t.choices()


def test_ca_7_34_impossible_if_only_the_cities_of_the_own_houses_are_full() -> None:
    t = table(
        players={0: {"houses": ["bruges"], "cloth": [1]}, 1: full_cities(["bruges"])},
        ask=[lower(0, "deliver", "wood")],
    )
    assert t.why("do deliver") == ("CA-7.34", "own-cities-full")
    assert "draw deliver" in t.choices()


# --- Contribute -------------------------------------------------------------------------------------------------------


def test_ca_7_35_ca_7_36_ca_7_37_one_cube_of_any_material_to_any_building() -> None:
    stored = {"wood": 2, "brick": 1, "marble": 1}
    t = table(players={0: {"stored": stored}}, ask=[lower(0, "contribute", "ship")]).do("do contribute")
    assert t.choices() == [f"contribute {m} {c}" for m in MATERIAL.items for c in CHURCHES]
    t.do("contribute wood santa_croce")
    assert t.on_board(0) == {"wood:santa_croce": 1}
    assert t.player(0)["stored"] == {"wood": 1, "brick": 1, "marble": 1}
    assert isinstance(t.top, Activate)


def test_ca_7_35_only_what_one_has_and_where_the_row_has_room() -> None:
    t = table(
        players={0: {"stored": {"wood": 1}}, 1: {"cubes": {"wood:san_miniato": 3}}},
        ask=[lower(0, "contribute", "ship")],
    ).do("do contribute")
    assert t.choices() == ["contribute wood santa_maria_del_fiore", "contribute wood santa_croce"]
    assert t.why("contribute brick santa_croce") == ("CA-7.35", "no-material")
    assert t.why("contribute wood san_miniato") == ("CA-7.35", "row-full")


def test_ca_7_36_the_only_place_for_the_only_material_is_not_asked_for() -> None:
    full = {"wood:santa_maria_del_fiore": 5, "wood:san_miniato": 3}
    t = table(players={0: {"stored": {"wood": 2}}, 1: {"cubes": full}}, ask=[lower(0, "contribute", "ship")])
    assert t.also("contribute wood san_miniato") == ("CA-7.35", "row-full")
    t.do("do contribute")
    assert t.on_board(0) == {"wood:santa_croce": 1}
    told = {"event": "contributed", "seat": "seat:0", "material": "material:wood", "church": "building:santa_croce"}
    assert t.heard("contributed") == [told]


def test_ca_7_38_impossible_without_a_cube_for_a_row_with_room() -> None:
    full = {"wood:santa_maria_del_fiore": 5, "wood:san_miniato": 3, "wood:santa_croce": 4}
    t = table(
        players={0: {"stored": {"wood": 3}}, 1: {"cubes": full}},
        ask=[lower(0, "contribute", "ship")],
    )
    assert t.why("do contribute") == ("CA-7.38", "nothing-to-contribute")
    assert "draw contribute" in t.choices()


def test_ca_7_39_the_council_takes_nothing_but_artworks() -> None:
    t = table(players={0: {"stored": {"marble": 1}}}, ask=[lower(0, "contribute", "artwork")])
    contributing = t.twin().do("do contribute")
    assert contributing.choices() == [f"contribute marble {church}" for church in CHURCHES]
    assert contributing.why("contribute marble palazzo_vecchio") == ("CA-7.39", "nothing-for-council")
    assert "artwork palazzo_vecchio" in t.do("do artwork").choices()


def test_ca_7_40_ships_stay_and_count_at_once() -> None:
    """A ship built in this activation sails in it; all sail again with the next Ship."""
    board: Board = {"stored": {"wood": 2}, "ships": 1, "cloth": [4], "hand": {"ship": 1}}
    t = table(players={0: board}, ask=[lower(0, "build", "ship")])
    t.do("do build", "do ship", "ship lisbon", "ship lisbon", "play ship", "ship london", "ship london")
    assert delivered(t) == (0, 2, 2, 0, 0, 0)
    assert t.player(0)["ships"] == 2
