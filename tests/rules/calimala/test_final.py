"""CA-13: final scoring and winner; CA-14: variants."""

from typing import Any

import pytest

from fondaco.core.errors import Bad
from fondaco.games.calimala.components import CARD_CATEGORIES, CARD_VP, FINAL_CARD
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.rules import OPTIONS
from fondaco.games.calimala.scoring import FinalScoring, award
from tests.rules.calimala.table import Board, Table, table


def final(cubes: list[dict[str, int]], **more: Any) -> Table:
    """The end of a game in which these cubes lie on the board; the cards kept are those of Lisbon, London, Troyes..."""
    kept = ["lisbon", "london", "troyes", "bruges", "hamburg"]
    boards: dict[int, Board] = {seat: {"cubes": of_seat, "kept": kept[seat]} for seat, of_seat in enumerate(cubes)}
    for seat, board in more.pop("players", {}).items():
        boards[seat] = {**boards[seat], **board}
    t = table(len(cubes), players=boards, face_up="barcelona" if len(cubes) < 5 else None, **more)
    t.state.stack.clear()
    FinalScoring().run(t.state)
    return t


def card(name: str, *cubes: dict[str, int], **more: Any) -> list[int]:
    """What a card gives to the seats."""
    t = table(len(cubes), players={seat: {"cubes": of_seat} for seat, of_seat in enumerate(cubes)}, **more)
    return award(t.state, CARD_CATEGORIES[FINAL_CARD.index(name)], CARD_VP)


def test_ca_13_01_the_kept_cards_are_shown() -> None:
    t = final([{}, {}, {}, {}])
    shown = [told["final_card"].removeprefix("final_card:") for told in t.heard("revealed")]
    assert shown == ["lisbon", "london", "troyes", "bruges"]
    view = GAME.view(t.state, 0)["players"]
    assert [player["kept"] for player in view] == shown
    assert [player["dealt"] for player in view[1:]] == [None] * 3


@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 5), (5, 5)])
def test_ca_13_02_every_kept_card_and_the_open_one_are_scored_for_all(seats: int, cards: int) -> None:
    everywhere = {f"cloth:{city}": 1 for city in ("lisbon", "london", "troyes", "bruges", "hamburg", "barcelona")}
    t = final([everywhere] + [{} for _ in range(seats - 1)])
    assert len({told["final_card"] for told in t.heard("card-scored")}) == cards
    assert t.scores == [5 * cards] + [0] * (seats - 1)


def test_ca_13_03_a_city_counts_cloth() -> None:
    assert card("hamburg", {"cloth:hamburg": 1}, {"cloth:hamburg": 3}, {"cloth:bruges": 5}) == [3, 5, 0]


def test_ca_13_04_a_church_counts_all_cubes_there() -> None:
    three = {"wood:san_miniato": 1, "marble:san_miniato": 1, "artwork:san_miniato": 1}
    assert card("san_miniato", three, {"brick:san_miniato": 2}, {"wood:santa_croce": 4}) == [5, 3, 0]


def test_ca_13_05_the_palazzo_counts_representatives_and_artworks() -> None:
    assert card("palazzo_vecchio", {}, {}, {}, council=[1, 1, 2], council_artworks=[0, 0, 0]) == [5, 3, 1]


def test_ca_13_06_five_three_one() -> None:
    assert card("lisbon", *[{"cloth:lisbon": n} for n in (1, 4, 2, 3)]) == [0, 5, 1, 3]


def test_ca_13_07_nothing_scores_nothing() -> None:
    assert card("lisbon", {}, {"cloth:lisbon": 1}, {}) == [0, 5, 0]


@pytest.mark.parametrize(
    ("cloth", "vp"),
    [
        ([2, 2, 1], [4, 4, 1]),
        ([2, 2, 2], [3, 3, 3]),
        ([2, 2, 2, 2], [2, 2, 2, 2]),
        ([2, 2, 2, 2, 2], [1, 1, 1, 1, 1]),
        ([3, 2, 2], [5, 2, 2]),
        ([3, 2, 2, 2], [5, 1, 1, 1]),
        ([3, 2, 2, 2, 2], [5, 1, 1, 1, 1]),
        ([3, 2, 1, 1], [5, 3, 0, 0]),
        ([3, 2, 1, 1, 1], [5, 3, 0, 0, 0]),
    ],
)
def test_ca_13_08_ties_as_in_the_scoring_phase(cloth: list[int], vp: list[int]) -> None:
    assert card("lisbon", *[{"cloth:lisbon": n} for n in cloth]) == vp
    tied = [{"cloth:lisbon": 2}, {"cloth:lisbon": 2}, {}]
    assert card("lisbon", *tied, council=[1]) == [3, 5, 0]


def test_ca_13_09_most_vp_wins() -> None:
    t = final([{}, {}, {}], players={0: {"vp": 20}, 1: {"vp": 31}, 2: {"vp": 25}})
    assert t.ranking == [3, 1, 2]


def test_ca_13_10_a_tie_goes_to_representatives_and_council_artworks() -> None:
    boards = {seat: {"vp": 30} for seat in range(3)}
    t = final([{}, {}, {}], players=boards, council=[0, 1], council_artworks=[1, 2, 2, 2])
    assert t.ranking == [3, 2, 1]


@pytest.mark.parametrize(
    ("more", "ranking"),
    [
        ({"council": [0, 1, 1], "council_artworks": [0]}, [2, 1, 3]),
        ({"council": [0, 1, 1, 0]}, [2, 1, 3]),
        ({"council_artworks": [1, 0]}, [2, 1, 3]),
        ({}, [1, 1, 1]),
        ({"council": [2]}, [2, 2, 1]),
    ],
)
def test_ca_13_11_then_the_chain_goes_on_and_at_last_the_victory_is_shared(more: Any, ranking: list[int]) -> None:
    assert final([{}, {}, {}], players={seat: {"vp": 30} for seat in range(3)}, **more).ranking == ranking


def test_ca_13_12_nothing_else_is_worth_anything() -> None:
    board: Board = {"hand": {"wood": 5}, "stored": {"wood": 4}, "cloth": [4], "ships": 3, "coloured": 9}
    assert final([{}, {}, {}], players={0: board}).scores == [0, 0, 0]


def test_ca_13_13_the_order_of_the_cards_does_not_matter() -> None:
    cubes = [{"cloth:lisbon": 2, "cloth:london": 1}, {"cloth:london": 2}, {"cloth:troyes": 1, "cloth:lisbon": 2}]
    t = final(cubes, council=[0, 1, 2])
    swapped = {0: {"kept": "troyes"}, 2: {"kept": "lisbon"}}
    assert final(cubes, council=[0, 1, 2], players=swapped).scores == t.scores


def test_ca_14_01_the_first_game_layout_is_the_only_variant() -> None:
    assert {option.name: option.values for option in OPTIONS} == {
        "layout": ["random", "first_game"],
        "starting_player": ["random", "first_seat"],
    }


def test_ca_14_02_ca_14_03_no_two_players_and_no_second_edition() -> None:
    for seats in (1, 2, 6):
        with pytest.raises(Bad, match="seats"):
            GAME.new(seats, None, 1)
    with pytest.raises(Bad, match="option"):
        GAME.new(4, {"edition": 2}, 1)
