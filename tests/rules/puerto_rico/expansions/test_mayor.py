"""PR-7 with both expansions: library, nobles on the ship and on their places (PR-19), villa (PR-20.17)."""

from collections import Counter
from itertools import product

import pytest

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.boarding import LeaveShip
from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.components import BUILDING, CIRCLES
from fondaco.games.puerto_rico.expansions.library import LibraryColonist, LibraryMayor
from fondaco.games.puerto_rico.expansions.nobles import FillShipWithNobles, PlaceEverybody, PlacingNoble, Villa
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.mayor import FillShip, MayorPrivilege
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.settler import TakeTile
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import Board, Table, rules, table


def test_pr_18_42_a_mayor_with_a_library_may_take_two_colonists() -> None:
    t = table(role="mayor", by=0, players={0: {"staff": {"library": 1}}}, colonist_ship=0, options=FIRST)
    before = t.data["colonists"]
    assert t.top == LibraryMayor(0)
    t.do("colonist")
    assert t.top == LibraryColonist(0) and t.choices() == ["pass", "colonist"]
    t.do("colonist")
    assert t.data["colonists"] == before - 2 - 4  # two for him, four for the ship
    assert t.player(0)["colonists"] == 2


def test_pr_18_42_one_if_only_one_is_left() -> None:
    t = table(role="mayor", by=0, players={0: {"staff": {"library": 1}}}, colonists=1, colonist_ship=0, options=FIRST)
    t.do("colonist")
    assert t.top == ChooseRole(0)


def test_pr_18_42_who_declines_the_first_is_not_asked_again() -> None:
    t = table(role="mayor", by=0, players={0: {"staff": {"library": 1}}}, colonist_ship=0, options=FIRST).do("pass")
    assert t.top == ChooseRole(0)


# --- nobles in general ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pr_19_02_set_up_with_all_colonists_and_a_noble_on_the_ship(seats: int) -> None:
    for options in (SECOND, BOTH):
        data = GAME.to_data(GAME.new(seats, options, 1))["state"]
        assert (data["colonists"], data["colonist_ship"]) == (100 - (seats - 1), seats - 1)
        assert (data["noble_supply"], data["noble_ship"]) == (19, 1)


def test_pr_19_01_with_the_base_game_alone_or_with_expansion_i() -> None:
    assert rules(3, SECOND).with_nobles and not rules(3, SECOND).new_buildings
    assert rules(3, BOTH).with_nobles and rules(3, BOTH).new_buildings
    assert GAME.to_data(GAME.new(3, FIRST, 1))["state"]["noble_supply"] == 0


def filled(seats: int = 4, boards: dict[int, Board] | None = None, **more: Data) -> tuple[int, int]:
    """Colonists and nobles on the ship after filling it."""
    options = {**SECOND, **more.pop("options", {})}
    t = table(seats, ask=[FillShipWithNobles()], players=boards, colonist_ship=0, noble_ship=0, options=options, **more)
    return t.data["colonist_ship"], t.data["noble_ship"]


def test_pr_19_03_one_of_those_on_the_ship_is_a_noble() -> None:
    assert filled() == (3, 1)
    assert filled(boards={0: {"buildings": ["large_indigo_plant", "large_sugar_mill"]}}) == (5, 1)
    assert filled(nobles=0) == (4, 0)


def test_pr_19_03_at_the_end_of_the_mayor_phase() -> None:
    assert rules(3, SECOND).phases[2][0].frames[-1] == FillShipWithNobles()
    assert rules(3, FIRST).phases[2][0].frames[-1] == FillShip()


def test_pr_19_04_running_out_does_not_end_the_game() -> None:
    t = table(
        ask=[FillShipWithNobles()],
        colonists=1,
        nobles=0,
        colonist_ship=0,
        noble_ship=0,
        options=SECOND,
        players={0: {}},
    )
    assert (t.data["colonist_ship"], t.data["noble_ship"], t.data["ending"]) == (1, 0, [])
    assert table(ask=[FillShip()], colonists=1, colonist_ship=0).data["ending"] == ["colonists"]  # PR-21.03


def test_pr_21_03_too_few_colonists_end_the_game_with_expansion_i() -> None:
    t = table(role="mayor", colonists=1, colonist_ship=0, options=FIRST).do("pass")
    assert t.data["ending"] == ["colonists"]


def test_pr_19_05_a_noble_counts_as_a_colonist() -> None:
    board: Board = {"noble_tiles": {"quarry": 1}, "noble_staff": {"small_market": 1, "fortress": 1}, "doubloons": 1}
    t = table(ask=[BuyBuilding(0, 1)], players={0: board}, options=SECOND)
    assert "build hacienda" in t.choices()  # the quarry works
    assert t.scores[0] == 1 + 4 + 3 + 1  # printed, three nobles, fortress


def test_pr_19_06_whoever_takes_chooses_while_both_are_there() -> None:
    t = table(3, role="mayor", by=1, colonist_ship=2, noble_ship=1, options=SECOND).do("pass")
    assert t.top == LeaveShip(1, 0) and t.choices() == ["pass", "colonist", "noble"]
    t.do("colonist", "noble")
    assert (t.of_all("colonists"), t.of_all("nobles")) == ([1, 1, 0], [0, 0, 1])


def test_pr_19_06_otherwise_it_is_automatic() -> None:
    t = table(3, role="mayor", by=1, colonist_ship=4, noble_ship=0, options=SECOND).do("pass")
    assert t.of_all("colonists") == [1, 2, 1]
    t = table(3, role="mayor", by=1, colonist_ship=0, noble_ship=2, options=SECOND).do("pass")
    assert t.of_all("nobles") == [0, 1, 1]


def test_pr_19_06_by_the_switch_the_noble_goes_first() -> None:
    options = {**SECOND, "ship_choice_of_noble": False}
    t = table(3, role="mayor", by=1, colonist_ship=2, noble_ship=1, options=options).do("pass")
    assert (t.of_all("colonists"), t.of_all("nobles")) == ([1, 0, 1], [0, 1, 0])
    t = table(3, role="mayor", by=1, colonist_ship=2, noble_ship=1, options=options, every_question=True)
    assert t.do("pass").choices() == ["pass", "noble"]
    assert t.why("colonist") == ("PR-19.06", "noble-first")


def test_pr_19_06_only_who_is_on_the_ship_can_be_taken() -> None:
    t = table(3, role="mayor", by=1, colonist_ship=0, noble_ship=1, options=SECOND, every_question=True).do("pass")
    assert t.why("colonist") == ("PR-7.02", "no-colonist-on-ship")
    t = table(3, role="mayor", by=1, colonist_ship=1, noble_ship=0, options=SECOND, every_question=True).do("pass")
    assert t.why("noble") == ("PR-19.06", "no-noble-on-ship")


def test_pr_7_03_with_the_switch_nobody_may_decline() -> None:
    options = {**SECOND, "ship_take_may_be_declined": False}
    t = table(3, role="mayor", by=1, colonist_ship=2, noble_ship=1, options=options).do("pass")
    assert t.choices() == ["colonist", "noble"]
    assert t.why("pass") == ("PR-7.03", "must-take")


def test_pr_7_03_everybody_may_decline() -> None:
    t = table(3, role="mayor", by=1, colonist_ship=2, every_question=True).do("pass")
    assert t.choices() == ["pass", "colonist"]
    assert t.order("pass", "colonist", "pass", "colonist") == [1, 2, 0, 1]
    assert t.of_all("colonists") == [0, 1, 1]


def test_pr_7_03_a_round_of_refusals_ends_it() -> None:
    t = table(3, role="mayor", by=1, colonist_ship=2, every_question=True).do("pass", "pass", "pass", "pass")
    assert t.top == ChooseRole(0) and t.data["colonist_ship"] == 2 + 3


def test_pr_19_07_the_privilege_takes_a_colonist() -> None:
    t = table(role="mayor", by=0, colonist_ship=0, noble_ship=0, options=SECOND)
    assert t.top == MayorPrivilege(0) and t.choices() == ["pass", "colonist"]
    t.do("colonist")
    assert (t.player(0)["colonists"], t.player(0)["nobles"]) == (1, 0)


def test_pr_19_08_two_functions_by_occupant() -> None:
    """One circle, so never both."""
    for name in ("land_office", "chapel", "hunting_lodge", "zoning_office"):
        assert CIRCLES[BUILDING.index(name)] == 1


@pytest.mark.parametrize("where", [{"nobles": 2}, {"noble_tiles": {"corn": 2}}, {"noble_staff": {"guesthouse": 2}}])
def test_pr_19_09_a_noble_is_worth_a_point_wherever_he_is(where: Board) -> None:
    """PR-19.11."""
    printed = 2 if "noble_staff" in where else 0
    assert table(players={0: where}, options=BOTH).scores[0] == 2 + printed


def noble_only(ask: list[Data], board: Board, resort: bool = True) -> Table:
    options = {**SECOND, "building_colonist_noble_last_resort": resort, "hospice_from_ship": True}
    return table(ask=ask, players={0: board}, colonists=0, colonist_ship=0, noble_ship=1, options=options)


def test_pr_19_10_hospice_and_university_take_a_noble_only_if_nobody_else_is_left() -> None:
    t = noble_only([TakeTile(0, 1)], {"staff": {"hospice": 1}}).do("take corn", "colonist")
    assert (t.player(0)["manned"], t.player(0)["noble_tiles"]) == ({"corn": 1}, {"corn": 1})
    t = noble_only([BuyBuilding(0, 1)], {"staff": {"university": 1}, "doubloons": 5}).do("build office", "colonist")
    assert t.player(0)["noble_staff"] == {"office": 1} and t.data["noble_ship"] == 0


def test_pr_19_10_colonists_come_first() -> None:
    t = table(ask=[TakeTile(0, 1)], players={0: {"staff": {"hospice": 1}}}, options=SECOND).do("take corn", "colonist")
    assert t.player(0)["noble_tiles"] == {}


def test_pr_19_10_by_the_switch_they_take_no_noble() -> None:
    assert noble_only([TakeTile(0, 1)], {"staff": {"hospice": 1}}, False).do("take corn").top == ChooseRole(0)


def test_pr_19_11_all_his_nobles_wherever_they_are() -> None:
    board: Board = {"nobles": 1, "noble_tiles": {"corn": 2}, "noble_staff": {"office": 1}}
    t = table(players={0: board}, options=SECOND)
    assert t.state.players[0].all_nobles() == 4 and t.state.players[0].people() == 4


def test_pr_19_12_never_more_than_one_noble_and_he_comes_if_colonists_are_missing() -> None:
    assert filled(boards={0: {}}, colonists=1) == (1, 1)
    assert filled(boards={0: {}}, colonists=0) == (0, 1)


def test_pr_19_12_by_the_switch_two() -> None:
    assert filled(options={"nobles_per_filling": 2}) == (2, 2)
    assert filled(boards={0: {}}, nobles=1, options={"nobles_per_filling": 2}) == (3, 1)


# --- villa ------------------------------------------------------------------------------------------------------------


def test_pr_20_17_a_noble_besides_his_other_people() -> None:
    t = table(
        3, role="mayor", by=0, players={1: {"staff": {"villa": 1}}}, options=SECOND, noble_ship=0, colonist_ship=3
    )
    t.do("pass")
    assert t.top == Villa(1) and t.choices() == ["pass", "noble"]
    t.do("noble")
    assert t.top == PlacingNoble(1)  # who stays on the windrose: the noble or a colonist
    assert t.state.players[1].people() == 3


def test_pr_20_17_a_colonist_if_there_is_no_noble() -> None:
    t = table(ask=[Villa(0)], players={0: {"staff": {"villa": 1}}}, nobles=0, options=SECOND)
    assert t.choices() == ["pass", "colonist"]
    assert t.why("noble") == ("PR-20.17", "no-noble-left")
    assert t.do("colonist").player(0)["colonists"] == 1
    assert table(ask=[Villa(0)], players={0: {"staff": {"villa": 1}}}, options=SECOND).why("colonist") == (
        "PR-20.17",
        "noble-left",
    )


def test_pr_20_17_not_if_it_is_empty() -> None:
    assert table(ask=[Villa(0)], players={0: {"buildings": ["villa"]}}, options=SECOND).top == ChooseRole(0)


def test_pr_20_18_after_the_privilege_and_before_the_ship_in_turn_order() -> None:
    plan = rules(3, BOTH).phases[2][1].frames
    assert plan[:4] == [LibraryMayor(1), Villa(1), Villa(2), Villa(0)]
    assert [type(frame).__name__ for frame in plan[4:6]] == ["TakeFromShip", "PlaceEverybody"]


# --- placing ----------------------------------------------------------------------------------------------------------


def placing(board: Board) -> Table:
    """Seat 0 places his people; somebody else is asked next."""
    return table(ask=[PlaceEverybody(0)], players={0: board}, governor=1, options=BOTH)


def test_pr_19_05_nobles_are_placed_first_one_by_one() -> None:
    t = placing({"tiles": {"corn": 1}, "buildings": ["villa", "chapel"], "nobles": 2, "colonists": 1})
    assert t.top == PlacingNoble(0)
    assert t.choices() == ["place_noble corn", "place_noble chapel", "place_noble villa"]
    assert t.why("pass") == ("PR-7.07", "nobles-left")
    assert t.args("pass") == {"nobles": 2}
    t.do("place_noble villa")
    assert t.why("place_noble villa") == ("PR-7.04", "no-empty-circle")
    t.do("place_noble chapel")
    assert (t.player(0)["noble_staff"], t.player(0)["staff"]) == ({"chapel": 1, "villa": 1}, {"chapel": 1, "villa": 1})
    assert t.player(0)["manned"] == {"corn": 1}


def test_pr_19_05_any_empty_circle_will_do_for_the_first_noble() -> None:
    """The last place of the board may be named first, though two nobles are to be placed."""
    board: Board = {"tiles": {"corn": 1, "indigo": 1}, "buildings": ["office", "chapel"], "nobles": 2}
    t = placing(board)
    assert t.choices() == [f"place_noble {place}" for place in ("corn", "indigo", "office", "chapel")]
    t.do("place_noble chapel", "place_noble corn")
    assert (t.player(0)["noble_staff"], t.player(0)["noble_tiles"]) == ({"chapel": 1}, {"corn": 1})


def test_pr_7_07_the_only_choice_is_obvious_though_others_follow() -> None:
    """Two must stand on the corn, or one of them and the colonist."""
    board: Board = {"tiles": {"corn": 2, "tobacco": 1}, "nobles": 3, "colonists": 1}
    t = table(ask=[PlaceEverybody(0)], players={0: board}, governor=1, options=BOTH, every_question=True)
    t.do("place_noble tobacco")
    assert t.choices() == ["place_noble corn"] and t.obvious == "place_noble corn"
    t.do("place_noble corn")
    assert t.choices() == ["pass", "place_noble corn"] and t.obvious is None


def test_pr_7_07_a_noble_may_stay_on_the_windrose_if_not_all_find_a_circle() -> None:
    t = placing({"tiles": {"corn": 1}, "nobles": 1, "colonists": 1})
    assert t.choices() == ["pass", "place_noble corn"]
    t.do("pass")
    assert (t.player(0)["nobles"], t.player(0)["colonists"], t.player(0)["manned"]) == (1, 0, {"corn": 1})


def test_pr_7_06_without_nobles_only_colonists_are_asked_for() -> None:
    t = placing({"tiles": {"corn": 2, "sugar": 1}, "colonists": 1})
    assert t.choices() == ["farm corn 0", "farm corn 1", "farm sugar 0", "farm sugar 1"]


BOARDS: list[Board] = [
    {"tiles": {"corn": 2}, "buildings": ["villa"], "nobles": 1, "colonists": 1},
    {"tiles": {"corn": 1, "quarry": 2}, "buildings": ["guesthouse"], "nobles": 2, "colonists": 2},
    {"tiles": {"sugar": 1}, "buildings": ["large_sugar_mill", "chapel"], "nobles": 3, "colonists": 0},
    {"tiles": {"corn": 1}, "buildings": ["guesthouse"], "nobles": 3, "colonists": 2},
    {"tiles": {"corn": 2}, "buildings": ["statue", "office"], "nobles": 2, "colonists": 4},
    {"noble_tiles": {"corn": 1}, "manned": {"quarry": 1}, "tiles": {"corn": 2, "quarry": 1}, "buildings": ["villa"]},
]


@pytest.mark.parametrize("board", BOARDS)
def test_pr_7_07_every_distribution_is_suggested_by_exactly_one_sequence(board: Board) -> None:
    t = placing(board)
    t.game.hasten(t.state)
    found = Counter(spread(end.player(0)) for end in t.endings(0))
    assert set(found.values()) == {1}
    assert set(found) == set(distributions(t.player(0), t.state.players[0]))
    assert {spread(end.player(0)) for end in t.ways(0)} == set(found)  # nor can any other be reached


def spread(player: Data) -> str:
    """Who stands where."""
    fields = ["manned", "staff", "noble_tiles", "noble_staff", "colonists", "nobles"]
    return str([sorted(player[f].items()) if isinstance(player[f], dict) else player[f] for f in fields])


def distributions(data: Data, player: Data) -> list[str]:
    """All legal ones, by brute force over nobles and colonists at each place."""
    nobles, people = int(player.all_nobles()), int(player.people())
    places = [("tile", name, count) for name, count in data["tiles"].items()]
    places += [("building", name, int(CIRCLES[BUILDING.index(name)])) for name in data["buildings"]]
    circles = sum(count for _, _, count in places)
    options = [[(n, c) for n in range(k + 1) for c in range(k + 1 - n)] for _, _, k in places]
    found = []
    for way in product(*options):
        standing_nobles, standing = sum(n for n, _ in way), sum(n + c for n, c in way)
        colonists_left = people - nobles - (standing - standing_nobles)
        if standing_nobles > nobles or colonists_left < 0 or standing != min(circles, people):
            continue
        result: dict[str, Data] = {f: {} for f in ("manned", "staff", "noble_tiles", "noble_staff")}
        for (kind, name, _), (n, c) in zip(places, way, strict=True):
            for field, number in zip(
                ("manned", "noble_tiles") if kind == "tile" else ("staff", "noble_staff"), (n + c, n), strict=True
            ):
                if number:
                    result[field][name] = number
        found.append(spread({**result, "colonists": colonists_left, "nobles": nobles - standing_nobles}))
    return found
