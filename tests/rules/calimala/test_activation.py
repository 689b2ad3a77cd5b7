"""CA-6: activating the tower."""

import pytest

from fondaco.games.calimala.components import ACTION
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from tests.rules.calimala.table import Board, Table, lower, placed, table

CARD: Board = {"hand": {"deliver": 1}}
"""A card that cannot be played keeps an activation open until its owner ends it."""


def test_ca_6_01_ca_6_02_ca_6_07_top_to_bottom_three_at_most() -> None:
    t = table(towers={"n-c": [1, 2, 3]}, players=dict.fromkeys(range(4), CARD))
    t.do("place coloured n-c")
    seats = []
    while not isinstance(t.top, PlaceDisc):
        seats.append(t.seat)
        t.do(*(["do wood"] if t.seat == 0 else []), "end")
    assert seats == [0, 1, 2]


def test_ca_6_03_both_actions_once_each_in_any_order() -> None:
    t = table(players={0: {"stored": {"wood": 1}, **CARD}}).do("place coloured n-c")
    assert t.choices() == ["do wood", "do contribute"]
    first = t.twin().do("do wood", "do contribute", "contribute wood san_miniato")
    second = t.twin().do("do contribute", "contribute wood san_miniato", "do wood")
    assert first.player(0) == second.player(0)
    assert first.choices() == ["end"]
    assert first.why("do wood") == ("CA-6.03", "resolved")
    assert first.why("do brick") == ("CA-6.03", "not-joined")
    assert first.args("do brick") == {
        "action": "action:brick",
        "first": "action:wood",
        "second": "action:contribute",
    }


@pytest.mark.parametrize(
    "order",
    [
        ["wood", "wood", "contribute", "contribute"],
        ["wood", "contribute", "wood", "contribute"],
        ["contribute", "wood", "wood", "contribute"],
    ],
)
def test_ca_6_04_a_white_disc_does_each_action_twice_in_any_order(order: list[str]) -> None:
    t = table(players={0: {"stored": {"wood": 1}, **CARD}}).do("place white n-c")
    assert t.top == placed(0, "wood", "contribute", times=2)
    for action in order:
        t.do(f"do {action}")
        if action == "contribute":
            t.do("contribute wood santa_croce")
    assert t.player(0)["stored"] == {"wood": 1}
    assert t.on_board(0) == {"wood:santa_croce": 2}
    assert t.choices() == ["end"]


def test_ca_6_05_one_of_the_four_meets_the_duty() -> None:
    t = table(players={0: CARD}).do("place white n-c")
    assert t.why("end") == ("CA-5.05", "must-perform")
    t.do("do wood")
    assert t.why("end") is None
    t.do("end")
    assert t.top == PlaceDisc(1)


def test_ca_6_06_each_of_the_four_is_judged_alone() -> None:
    """Artwork and Brick with one marble: performed, then compensated; the brick once, then skipped."""
    t = table(players={0: {"stored": {"marble": 1}}}).do("place white sw-s")
    t.do("do artwork", "artwork san_miniato")
    assert t.why("do artwork") == ("CA-7.20", "no-marble")
    t.do("draw artwork", "do brick", "end")
    assert (t.player(0)["stored"], sum(t.hand(0).values())) == ({"brick": 1}, 1)


def test_ca_6_03_the_only_thing_to_do_is_done_unasked_if_all_can_see_it() -> None:
    """Artwork is compensated and the card played; the joined Brick is owed, and the hand is empty."""
    t = table(pile={"wood": 5}, chance=[0]).do("place coloured sw-s", "draw artwork", "play wood")
    assert t.player(0)["stored"] == {"wood": 1, "brick": 1}
    assert t.heard("performed") == [{"event": "performed", "seat": "seat:0", "done": "action:brick"}]
    assert t.top == PlaceDisc(1)


def test_ca_6_03_with_a_card_in_hand_even_the_only_thing_is_asked_for() -> None:
    t = table(pile={"deliver": 5}, chance=[0]).do("place coloured sw-s", "draw artwork")
    assert t.choices() == ["do brick"]


def test_ca_6_01_the_street_is_told_by_the_actions_it_joins() -> None:
    t = table().do("place coloured n-c")
    assert t.heard("activated") == [{"event": "activated", "first": "action:wood", "second": "action:contribute"}]


# --- what is obvious --------------------------------------------------------------------------------------------------


def obvious(t: Table) -> str | None:
    """What nearly everybody would do."""
    answer = GAME.obvious(t.state, t.seat)
    return None if answer is None else answer.text()


@pytest.mark.parametrize(
    ("first", "answer"), [("ship", "draw ship"), ("wood", "do wood"), ("weave", "do weave"), ("contribute", None)]
)
def test_ca_6_14_what_costs_nothing_is_obvious_as_the_last_thing(first: str, answer: str | None) -> None:
    """CA-8.08: to draw is voluntary, and so is every action of a lower disc; but who would not?"""
    t = table(ask=[lower(1, first, "brick")], players={1: {"stored": {"wood": 1}}})
    assert obvious(t) is None
    t.do("do brick")
    assert obvious(t) == answer
    assert t.why("end") is None


def test_ca_6_14_with_a_card_in_hand_nothing_is_obvious() -> None:
    t = table(ask=[lower(1, "ship", "brick")], players={1: CARD}).do("do brick")
    assert obvious(t) is None


def test_ca_8_03_what_is_owed_is_not_obvious() -> None:
    t = table(players={0: {"stored": {"wood": 1}}}).do("place coloured n-c")
    assert obvious(t) is None


@pytest.mark.parametrize(("cards", "answer"), [(5, "draw ship"), (4, None)])
def test_ca_8_19_to_draw_is_not_obvious_with_few_cards_left(cards: int, answer: str | None) -> None:
    """Four players: everybody else could still draw one."""
    held = {name: 5 for name in ACTION.items if name != "wood"}
    hands: dict[int, Board] = {0: {"hand": {**held, "wood": 5 - cards}}}
    t = table(ask=[lower(1, "ship", "brick")], players=hands).do("do brick")
    assert obvious(t) == answer


@pytest.mark.parametrize(("cubes", "answer"), [(9, "do wood"), (8, None)])
def test_ca_7_05_to_take_a_cube_is_not_obvious_with_few_left(cubes: int, answer: str | None) -> None:
    t = table(ask=[lower(1, "wood", "brick")], players={1: {"supply": cubes}}).do("do brick")
    assert obvious(t) == answer


@pytest.mark.parametrize(("active", "used", "answer"), [(3, 14, None), (3, 13, "draw ship"), (2, 14, "draw ship")])
def test_ca_12_07_nothing_is_obvious_in_what_may_be_the_last_turn(active: int, used: int, answer: str | None) -> None:
    council = [None] * used
    t = table(active=active, council=[*council], ask=[lower(1, "ship", "brick")]).do("do brick")
    assert obvious(t) == answer


def test_ca_12_02_nor_with_the_last_disc() -> None:
    boards: dict[int, Board] = {seat: {"coloured": 0, "white": 0} for seat in range(4)}
    t = table(active=3, players=boards, ask=[lower(1, "ship", "brick")]).do("do brick")
    assert obvious(t) is None


def test_ca_6_08_white_discs_below_are_stepped_over() -> None:
    t = table(towers={"n-c": ["white", 2]}, players={2: CARD})
    t.do("place coloured n-c", "do wood", "end")
    assert t.top == lower(2, "wood", "contribute")


def test_ca_6_10_impossible_is_judged_when_the_action_is_resolved() -> None:
    """A card drawn for the first action makes the second possible."""
    t = table(ask=[lower(1, "artwork", "contribute")], chance=[0], pile={"marble": 1})
    t.do("draw artwork", "play marble")
    assert t.choices() == ["do contribute", "end"]


def test_ca_6_11_two_own_discs_are_two_activations() -> None:
    t = table(towers={"n-c": [1, 0]}, players={1: CARD})
    t.do("place coloured n-c", "do wood", "end")
    assert t.top == lower(1, "wood", "contribute")
    t.do("end")
    assert t.top == lower(0, "wood", "contribute")
    t.do("do wood", "end")
    assert t.player(0)["stored"] == {"wood": 2}


def test_ca_6_12_the_fourth_disc_is_never_activated() -> None:
    t = table(towers={"n-c": [1, 2, 3]}, players=dict.fromkeys(range(4), CARD), ask=None)
    t.do("place coloured n-c", "do wood", "end", "end", "end")
    assert isinstance(t.top, PlaceDisc)
    assert t.data["council"][0] == 3


def test_ca_6_13_a_disc_is_activated_first_second_and_third() -> None:
    """Three activations, six actions; as fourth it goes to the council."""
    t = table(players={seat: {"stored": {"wood": 2}, **CARD} for seat in range(4)})
    activations = dict.fromkeys(range(4), 0)
    churches = ["san_miniato", "san_miniato", "santa_croce", "santa_maria_del_fiore"]
    for turn in range(4):
        t.do("place coloured n-c")
        while not isinstance(t.top, PlaceDisc):
            activations[t.seat] += 1
            t.do("do contribute", f"contribute wood {churches[turn]}", "do wood", "end")
    assert activations == {0: 3, 1: 3, 2: 2, 3: 1}
    assert t.data["council"][0] == 0


def test_ca_6_13_a_white_disc_once() -> None:
    t = table(players=dict.fromkeys(range(4), CARD)).do("place white n-c", "do wood", "do wood", "end")
    t.do("place coloured n-c", "do wood", "end")
    assert t.top == PlaceDisc(2)


def test_ca_6_14_a_possible_action_may_be_skipped_without_compensation() -> None:
    t = table(players={0: {"stored": {"wood": 1}}}).do("place coloured n-c")
    assert t.why("draw contribute") == ("CA-8.02", "could-be-performed")
    t.do("do wood", "end")
    assert t.hand(0) == {}
    assert t.player(0)["stored"] == {"wood": 2}


def test_ca_6_15_cards_before_between_and_after() -> None:
    hand = {"wood": 1, "brick": 1, "marble": 1}
    t = table(players={0: {"hand": hand}}).do("place coloured n-c")
    t.do("play wood", "do wood", "play brick", "do contribute", "contribute brick san_miniato", "play marble")
    assert t.player(0)["stored"] == {"wood": 2, "marble": 1}
    assert t.top == PlaceDisc(1)


def test_ca_6_07_an_activation_ends_by_itself_only_when_all_can_see_that_it_must() -> None:
    """With cards in hand the owner is asked, even if none of them can be played."""
    t = table(towers={"n-c": [1]}, players={1: CARD}).do("place coloured n-c", "do wood", "end")
    t.do("do wood", "do contribute", "contribute wood san_miniato")
    assert t.choices() == ["end"]
    assert Table(GAME, GAME.from_data(GAME.to_data(t.state))).choices() == ["end"]  # nor when it has been stored
    t = table(towers={"n-c": [1]}).do("place coloured n-c", "do wood", "end")
    t.do("do wood", "do contribute", "contribute wood san_miniato")
    assert t.top == PlaceDisc(1)
