"""GE-1 and GE-2: components and board."""

import copy
from typing import Any

import pytest

from fondaco.core.errors import Bad
from fondaco.games.genoa.board import Board
from fondaco.games.genoa.components import (
    ALL_STREETS,
    BOARD,
    BUILDING,
    BUILDINGS,
    CARDS,
    COMMODITY,
    DATA,
    DECK,
    DISCS,
    GOOD,
    IN_DECK,
    MARKERS_PER_COLOUR,
    MARKET,
    NEIGHBOURS,
    SPACE,
    STREET,
    SUPPLY,
    check,
)
from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import table


def space(name: str) -> int:
    return int(SPACE.index(name))


def touches(a: str, b: str) -> bool:
    return bool(NEIGHBOURS[space(a)] >> space(b) & 1)


def neighbours(name: str) -> set[str]:
    return {SPACE.items[i] for i in BOARD.touching(space(name))}


def edited() -> Any:
    return copy.deepcopy(DATA)


def test_ge_1_01_a_tower_of_five_discs() -> None:
    assert DISCS == 5


def test_ge_1_02_eight_commodities_five_times() -> None:
    names = ["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"]
    assert COMMODITY.items == names
    assert SUPPLY[:8] == [5] * 8


def test_ge_1_03_seven_markers_of_each_of_five_colours() -> None:
    assert MARKERS_PER_COLOUR == 7
    assert GAME.new(5, seed=1).markers[4] == 7


def test_ge_1_04_twenty_seven_special_tiles() -> None:
    tiles = dict(zip(GOOD.items[8:13], SUPPLY[8:], strict=True))
    assert tiles == {
        "starting_space": 5,
        "trade_1_1": 7,
        "commodity_of_choice": 5,
        "building_action": 5,
        "extra_action": 5,
    }


def test_ge_1_05_sixty_cards_of_four_kinds() -> None:
    assert CARDS == 60
    assert dict(zip(DECK.items, IN_DECK, strict=True)) == {
        "contract": 14,
        "message": 14,
        "large_order": 16,
        "small_order": 16,
    }


def test_ge_1_06_eighty_coins_of_four_values() -> None:
    assert DATA["money"]["coin_values"] == [5, 10, 50, 100]
    assert DATA["money"]["coins_total"] == 80


def test_ge_1_07_payments_are_multiples_of_five() -> None:
    t = table(window="move")
    assert t.post_refused(1, "coach_house", give={"ducats": 7}) == ("GE-1.07", "odd-ducats")
    assert t.post_refused(1, "coach_house", give={"ducats": 5}, ask={"ducats": 3}) == ("GE-1.07", "odd-ducats")


def test_ge_1_08_the_bank_never_runs_out() -> None:
    assert "bank" not in table().data
    assert DATA["money"]["bank_is_unlimited"]


def test_ge_1_09_the_rest_is_limited_to_the_printed_numbers() -> None:
    data = GAME.to_data(GAME.new(3, seed=1))
    data["state"]["supply"]["ale"] += 1
    with pytest.raises(Bad, match=r"GE-1\.09"):
        GAME.from_data(data)


def test_ge_1_10_goods_are_commodities_tiles_markers_and_cards_not_ducats() -> None:
    assert len(GOOD) == 8 + 5 + 1
    assert "ducat" not in GOOD.items
    t = table(2, window="move")
    assert t.post_refused(1, "coach_house", give={"ducats": 50}) == ("GE-15.01", "needs-a-good")


def test_ge_2_01_a_grid_of_eight_by_eight_blue_is_the_column() -> None:
    assert (BOARD.columns, BOARD.rows) == (8, 8)
    t = table(at=None, chance=[2, 1])  # blue 3, red 2
    assert t.data["tower"] == "street_32"


def test_ge_2_02_a_building_of_several_cells_is_one_space() -> None:
    assert len(BOARD.cells[space("warehouse_drinks")]) == 3
    assert len(BOARD.cells[MARKET]) == 4


def test_ge_2_03_eighteen_buildings() -> None:
    assert BUILDINGS == 18 == len(BUILDING)


def test_ge_2_04_park_and_harbor_are_buildings() -> None:
    assert space("park") < BUILDINGS
    assert space("harbor") < BUILDINGS


def test_ge_2_05_the_market_is_the_four_middle_cells() -> None:
    assert sorted(BOARD.cells[MARKET]) == [(4, 4), (4, 5), (5, 4), (5, 5)]


def test_ge_2_06_twenty_streets() -> None:
    assert len(STREET) == 20
    assert bin(ALL_STREETS).count("1") == 20


def test_ge_2_07_thirty_nine_spaces_cover_the_grid() -> None:
    assert len(SPACE) == 39
    assert set(BOARD.space_at) == set(range(39))


def test_ge_2_08_adjacent_is_sharing_a_side_not_a_corner() -> None:
    assert touches("street_32", "street_33")
    assert not touches("street_32", "post_office")  # (3,2) and (4,3)
    assert len(BOARD.pairs()) == 74


def test_ge_2_09_blue_three_red_two_is_a_street() -> None:
    assert (3, 2) in BOARD.cells[space("street_32")]


def test_ge_2_10_streets_beside_coach_house_guild_hall_and_spices() -> None:
    assert {"guild_hall", "coach_house"} <= neighbours("street_57")
    assert {"coach_house", "warehouse_spices"} <= neighbours("street_67")


def test_ge_2_11_the_layout_in_the_data_file_is_that_of_the_cells() -> None:
    data = edited()
    data["board"]["grid"][0] = "PA PA ZA ZA HA HA MO MO"
    with pytest.raises(Bad, match=r"GE-2\.11"):
        check(data)


def test_ge_2_12_every_hint_is_checked_again_when_a_cell_is_edited() -> None:
    data = edited()
    inn, street = data["building"][9], data["street"][11]
    assert (inn["id"], street["id"]) == ("inn", "street_75")
    inn["cells"], street["cell"] = [[8, 4], [7, 5]], [8, 5]
    rows = data["board"]["grid"]
    rows[4] = "TA .. CA MK MK CI IN .."
    with pytest.raises(Bad, match=r"hint_spices_neighbours.*GE-2\.12|GE-2\.13"):
        check(data)


@pytest.mark.parametrize("hint", DATA["seed_hint"], ids=lambda hint: hint["id"])
def test_ge_2_12_each_hint_holds_and_one_that_does_not_is_named(hint: Any) -> None:
    data = edited()
    wrong = {
        "hint_market": {"expect_space": "inn"},
        "hint_roll_3_2": {"expect_kind": "market"},
        "hint_guild_coach": {"street_touching": ["guild_hall", "inn"]},
        "hint_coach_spices": {"street_touching": ["coach_house", "tavern"]},
        "hint_movement": {"paths": [["villa_colini", 1]]},
        "hint_coach_one_move": {"space_with_neighbour": None, "unknown_kind_of_hint": True},
        "hint_harbor_monetti": {"within": ["harbor", "villa_colini", 1]},
        "hint_same_row": {"same_row_left_to_right": ["villa_ricci", "coach_house"]},
        "hint_spices_neighbours": {"neighbour_kinds": ["villa", "street"]},
        "hint_villas_corners": {"corner_kind": "street"},
        "hint_three_to_five": {"buildings_per_turn": [5, 5]},
    }[hint["id"]]
    broken = next(h for h in data["seed_hint"] if h["id"] == hint["id"])
    broken.update(wrong)
    if "unknown_kind_of_hint" in broken:
        del broken["space_with_neighbour"]
    with pytest.raises(Bad, match=hint["id"]):
        check(data)


def test_ge_2_13_the_outer_ring_is_closed() -> None:
    ring = DATA["board"]["outer_ring"]
    assert len(ring) == 14
    for i, name in enumerate(ring):
        assert neighbours(name) & set(ring) == {ring[i - 1], ring[(i + 1) % 14]}


def test_ge_2_14_villas_touch_no_street_by_the_data_alone() -> None:
    for villa in ["villa_colini", "villa_monetti", "villa_ricci", "villa_zasteri"]:
        assert all(BOARD.kinds[space(name)] not in ("street", "market") for name in neighbours(villa))
    t = table(ask=None, at="street_37", window=None, players={0: {"goods": {"marker": 3}}})
    t.do("street street_37")
    assert t.why("occupy villa_colini") == ("GE-13.05", "not-beside-street")


def test_ge_2_15_at_most_five_neighbours_and_streets_touch_one_or_two_buildings() -> None:
    counts = [len(BOARD.touching(i)) for i in range(39)]
    assert max(counts[:38]) == 5
    for name in STREET.items:
        assert 1 <= sum(1 for other in neighbours(name) if space(other) < BUILDINGS) <= 2


@pytest.mark.parametrize(
    ("table_name", "rule"),
    [
        ("commodity", "GE-1.02"),
        ("special_tile", "GE-1.04"),
        ("contract", "GE-1.05"),
        ("message", "GE-1.05"),
        ("large_order", "GE-1.05"),
        ("small_order", "GE-1.05"),
    ],
)
def test_ge_1_05_a_missing_component_is_refused_with_its_rule(table_name: str, rule: str) -> None:
    data = edited()
    data[table_name].pop()
    with pytest.raises(Bad, match=rule.replace(".", r"\.")):
        check(data)


def test_ge_2_02_a_cell_of_two_spaces_or_of_none_is_refused() -> None:
    data = edited()
    data["street"][0]["cell"] = [4, 2]
    with pytest.raises(Bad, match=r"GE-2\.02"):
        Board(data)
    data["street"][0]["cell"] = [9, 9]
    with pytest.raises(Bad, match=r"GE-2\.01"):
        Board(data)
    del data["street"][0]
    with pytest.raises(Bad, match=r"GE-2\.07"):
        Board(data)


def test_ge_11_22_ge_11_35_ge_11_41_card_contents_may_be_corrected() -> None:
    """GE-11.35, GE-11.41, GE-11.22: only their numbers are facts; other contents pass every check."""
    data = edited()
    data["message"][0]["buildings"] = ["inn", "tavern"]
    data["large_order"][0]["villa"] = "villa_ricci"
    data["small_order"][0]["commodities"] = ["pepper", "ale"]
    data["contract"][0]["building"] = "cathedral"
    check(data)
    for deck in DECK.items:
        assert all("assumed" in card["source"] for card in DATA[deck])
