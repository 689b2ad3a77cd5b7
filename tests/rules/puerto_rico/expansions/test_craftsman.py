"""PR-9 with both expansions: aqueduct, specialty factory, library, chapel, jeweler (PR-18.01, 18.39, 20.07, 20.19)."""

import pytest

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.craftsman import CraftsmanPrivilege, MayProduce, ProductionTurn
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.expansions.production import Chapel
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import Board, Table, rules, table

INDIGO: Board = {"manned": {"indigo": 3}, "staff": {"large_indigo_plant": 2, "aqueduct": 1}}


def producing(board: Board, supply: dict[str, int] | None = None, **options: Data) -> Table:
    """Seat 0 produces, seat 1 being the craftsman."""
    return table(ask=[ProductionTurn(0, 1)], players={0: board}, supply=supply, options={**BOTH, **options})


def test_pr_9_11_the_order_of_the_phase() -> None:
    plan = rules(2, BOTH).phases[3][1].frames
    assert plan[:2] == [GuestMoves(1), GuestMoves(0)]
    assert plan[2:6] == [Chapel(1), Chapel(0), GuestMoves(1), ProductionTurn(1, 1)]
    assert plan[6:] == [GuestMoves(1), GuestMoves(0)]


def test_pr_9_11_the_craftsman_then_the_others_then_his_privilege() -> None:
    boards: dict[int, Board] = {seat: {"manned": {"corn": 1}} for seat in range(3)}
    t = table(3, role="craftsman", by=1, players=boards, options=BOTH)
    assert [event["seat"] for event in t.told() if event["event"] == "produced"] == ["seat:1", "seat:2", "seat:0"]
    assert t.of_all("goods") == [{"corn": 1}] * 3
    assert t.top == CraftsmanPrivilege(1, 1, 0)


def test_pr_18_01_one_more_indigo_and_one_more_sugar() -> None:
    board: Board = {
        "manned": {"indigo": 1, "sugar": 1},
        "staff": {"large_indigo_plant": 1, "large_sugar_mill": 1, "aqueduct": 1},
    }
    assert producing(board).player(0)["goods"] == {"indigo": 2, "sugar": 2}


def test_pr_18_02_small_plants_do_not_count() -> None:
    board: Board = {"manned": {"indigo": 1}, "staff": {"small_indigo_plant": 1, "aqueduct": 1}}
    assert producing(board).player(0)["goods"] == {"indigo": 1}


def test_we_16_pr_18_01_the_aqueduct() -> None:
    board: Board = {
        "manned": {"indigo": 1},
        "staff": {"small_indigo_plant": 1, "large_sugar_mill": 3, "aqueduct": 1},
    }
    assert producing(board).player(0)["goods"] == {"indigo": 1}
    board = {
        "manned": {"indigo": 2, "sugar": 3},
        "staff": {"large_indigo_plant": 2, "large_sugar_mill": 3, "aqueduct": 1},
    }
    assert producing(board).player(0)["goods"] == {"indigo": 3, "sugar": 4}


def test_pr_18_03_with_both_plants_the_large_one_counts() -> None:
    board: Board = {"manned": {"indigo": 1}, "staff": {"small_indigo_plant": 1, "large_indigo_plant": 1, "aqueduct": 1}}
    assert producing(board).player(0)["goods"] == {"indigo": 2}


def test_pr_18_04_the_barrel_comes_from_the_supply() -> None:
    assert producing(INDIGO, {"indigo": 2}).player(0)["goods"] == {"indigo": 2}
    assert producing(INDIGO, {"indigo": 3}).player(0)["goods"] == {"indigo": 3}


def test_pr_18_01_an_empty_aqueduct_gives_nothing() -> None:
    board: Board = {"manned": {"indigo": 3}, "staff": {"large_indigo_plant": 2}, "buildings": ["aqueduct"]}
    assert producing(board).player(0)["goods"] == {"indigo": 2}


def test_we_21_pr_18_39_the_specialty_factory() -> None:
    board: Board = {
        "manned": {"corn": 5, "indigo": 4, "sugar": 2},
        "staff": {"small_indigo_plant": 1, "large_indigo_plant": 3, "large_sugar_mill": 2, "specialty_factory": 1},
    }
    t = producing(board)
    assert (t.player(0)["goods"], t.player(0)["doubloons"]) == ({"corn": 5, "indigo": 4, "sugar": 2}, 3)


def test_pr_18_40_never_less_than_0_and_only_barrels_received() -> None:
    board: Board = {"manned": {"corn": 5}, "staff": {"specialty_factory": 1}}
    assert producing(board).player(0)["doubloons"] == 0
    board = {"manned": {"indigo": 3}, "staff": {"large_indigo_plant": 3, "specialty_factory": 1}}
    assert producing(board, {"indigo": 2}).player(0)["doubloons"] == 1


AQUEDUCT_AND_SPECIALTY: Board = {
    "manned": {"indigo": 2},
    "staff": {"large_indigo_plant": 2, "aqueduct": 1, "specialty_factory": 1},
}


def test_pr_18_41_the_aqueduct_barrel_counts() -> None:
    assert producing(AQUEDUCT_AND_SPECIALTY).player(0)["doubloons"] == 2
    t = producing(AQUEDUCT_AND_SPECIALTY, aqueduct_barrel_counts_for_specialty=False)
    assert (t.player(0)["doubloons"], t.player(0)["goods"]) == (1, {"indigo": 3})


@pytest.mark.parametrize(("counts", "doubloons"), [(False, 1), (True, 2)])
def test_pr_18_41_the_privilege_barrel_counts_by_the_switch_only(counts: bool, doubloons: int) -> None:
    board: Board = {"manned": {"indigo": 2, "corn": 1}, "staff": {"large_indigo_plant": 2, "specialty_factory": 1}}
    options = {**FIRST, "privilege_barrel_counts_as_produced": counts}
    t = table(role="craftsman", by=0, players={0: board}, options=options).do("barrel indigo")
    assert (t.player(0)["goods"], t.player(0)["doubloons"]) == ({"corn": 1, "indigo": 3}, doubloons)


def test_pr_9_08_with_the_switch_both_barrels_of_a_library_count() -> None:
    board: Board = {
        "manned": {"indigo": 2},
        "staff": {"large_indigo_plant": 2, "specialty_factory": 1, "library": 1},
    }
    options = {**FIRST, "privilege_barrel_counts_as_produced": True}
    t = table(role="craftsman", by=0, players={0: board}, options=options).do("barrel indigo", "barrel indigo")
    assert t.player(0)["doubloons"] == 3


def test_pr_9_08_the_factory_does_not_care() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1, "factory": 1}}
    for counts in (False, True):
        options = {"privilege_barrel_counts_as_produced": counts}
        t = table(role="craftsman", by=0, players={0: board}, options=options).do("barrel corn")
        assert t.player(0)["doubloons"] == 1


def test_pr_18_43_two_barrels_equal_or_different() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1, "library": 1}}
    t = table(role="craftsman", by=0, players={0: board}, governor=1, options=FIRST)
    assert t.choices() == ["pass", "barrel corn", "barrel indigo"]
    ends = [str(end.player(0)["goods"]) for end in t.endings(0)]
    assert len(ends) == len(set(ends)) == 6  # 0, 1 or 2 barrels, each set in one way
    t.do("barrel indigo")
    assert t.choices() == ["pass", "barrel corn", "barrel indigo"]
    assert t.why("barrel coffee") == ("PR-9.06", "not-produced")
    assert t.do("barrel corn").player(0)["goods"] == {"corn": 2, "indigo": 2}


def test_pr_18_43_the_second_barrel_is_not_lost_with_the_last_of_its_kind() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1, "library": 1}}
    t = table(role="craftsman", by=0, players={0: board}, governor=1, options=FIRST, supply={"indigo": 2})
    t.do("barrel indigo")
    assert t.choices() == ["pass", "barrel corn"]
    assert t.why("barrel indigo") == ("PR-9.06", "none-left")


def test_pr_18_43_without_a_library_one_barrel() -> None:
    t = table(role="craftsman", by=0, players={0: {"manned": {"corn": 1}}}, options=FIRST).do("barrel corn")
    assert t.top == ChooseRole(0) and t.player(0)["goods"] == {"corn": 2}


def test_pr_20_07_chapel_a_doubloon_for_a_colonist_a_vp_for_a_noble() -> None:
    boards: dict[int, Board] = {0: {"staff": {"chapel": 1}}, 1: {"noble_staff": {"chapel": 1}}, 2: {}}
    t = table(3, role="craftsman", by=2, players=boards, options=SECOND)
    assert [(p["doubloons"], p["vp"]) for p in t.data["players"]] == [(1, 0), (0, 1), (0, 0)]


def test_pr_20_07_an_empty_chapel_gives_nothing() -> None:
    t = table(role="craftsman", by=2, players={0: {"buildings": ["chapel"]}}, options=SECOND)
    assert (t.player(0)["doubloons"], t.player(0)["vp"]) == (0, 0)


def test_pr_20_19_jeweler_a_doubloon_for_every_noble() -> None:
    board: Board = {"staff": {"jeweler": 1}, "nobles": 1, "noble_tiles": {"corn": 2}, "noble_staff": {"villa": 1}}
    t = producing(board)
    assert (t.player(0)["doubloons"], t.player(0)["goods"]) == (4, {"corn": 2})


def test_pr_20_19_a_noble_on_it_counts_too() -> None:
    assert producing({"noble_staff": {"jeweler": 1}}).player(0)["doubloons"] == 1


def test_pr_20_20_the_jeweler_is_a_large_production_building() -> None:
    board: Board = {"buildings": ["jeweler"], "staff": {"guild_hall": 1, "city_hall": 1}}
    printed, guild_hall, city_hall = 3 + 4 + 4, 2, 2
    assert table(players={0: board}, options=SECOND).scores[0] == printed + guild_hall + city_hall


def test_pr_9_10_with_the_switch_production_cannot_be_declined() -> None:
    options: dict[str, Data] = {"production_may_be_declined": False}
    t = table(role="craftsman", by=1, players={0: {"manned": {"corn": 1}}}, options=options, every_question=True)
    assert t.player(0)["goods"] == {"corn": 1} and isinstance(t.top, ChooseRole)


@pytest.mark.parametrize("options", [{}, BOTH])
def test_pr_9_10_production_may_be_declined(options: dict[str, Data]) -> None:
    boards: dict[int, Board] = {0: {"manned": {"corn": 1}}, 1: {"manned": {"corn": 2}}}
    t = table(role="craftsman", by=0, players=boards, options=options, every_question=True)
    assert t.top == MayProduce(0, 0) and t.choices() == ["pass", "accept"] and t.obvious == "accept"
    t.do("pass")
    assert t.top == MayProduce(1, 0)
    t.do("accept")
    assert t.of_all("goods") == [{}, {"corn": 2}, {}, {}]
    assert t.top == ChooseRole(0)  # PR-9.07: no privilege


def test_pr_9_10_who_declines_still_has_his_jeweler() -> None:
    board: Board = {"manned": {"corn": 1}, "staff": {"jeweler": 1}, "nobles": 2}
    t = table(ask=[ProductionTurn(0, 1)], players={0: board}, options=BOTH, every_question=True).do("pass")
    t.do("accept")
    assert (t.player(0)["doubloons"], t.player(0)["goods"]) == (2, {})
