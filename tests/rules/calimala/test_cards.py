"""CA-8: compensation and action cards."""

from fondaco.games.calimala.components import ACTION
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from tests.rules.calimala.table import Board, Table, lower, table

ARTWORK_SHIP = lower(1, "artwork", "ship")
"""Nothing to do there on an empty board."""


def cards(t: Table, seat: int) -> int:
    """How many action cards a seat holds."""
    return sum(t.hand(seat).values())


# --- compensation -----------------------------------------------------------------------------------------------------


def test_ca_8_01_one_card_for_an_action_that_cannot_be_performed() -> None:
    t = table(ask=[ARTWORK_SHIP]).do("draw artwork")
    assert cards(t, 1) == 1
    assert t.why("draw artwork") == ("CA-6.03", "resolved")
    assert t.why("draw wood") == ("CA-6.03", "not-joined")


def test_ca_8_02_none_for_an_action_that_can_be_performed_at_least_in_part() -> None:
    t = table(players={1: {"cloth": [1], "ships": 3}}, ask=[ARTWORK_SHIP])
    assert t.why("draw ship") == ("CA-8.02", "could-be-performed")
    assert t.args("draw ship") == {"action": "action:ship"}


def test_ca_8_03_the_active_player_may_draw_for_one_and_must_perform_the_other() -> None:
    t = table(players={0: {"hand": {"marble": 1}}}).do("place coloured s-se", "draw ship")
    assert t.why("draw artwork") == ("CA-5.07", "breaks-duty")
    assert t.choices() == ["play marble"]
    t.do("play marble")
    assert t.choices()[0] == "do artwork"


def test_ca_8_04_for_whatever_cause() -> None:
    """Also for causes that the single action texts do not list: no cubes left (CA-7.05), own cities full (CA-7.34)."""
    t = table(players={1: {"supply": 0}}, ask=[lower(1, "wood", "weave")])
    assert t.choices() == ["draw wood", "draw weave", "end"]


def test_ca_8_05_cards_that_could_make_it_possible_do_not_count() -> None:
    t = table(players={1: {"hand": {"marble": 2}}}, ask=[ARTWORK_SHIP])
    assert "draw artwork" in t.choices()
    t.do("draw artwork")
    assert cards(t, 1) == 3


def test_ca_8_06_the_order_may_be_chosen_so_that_the_first_brings_a_card() -> None:
    t = table(ask=[lower(1, "wood", "contribute")]).do("draw contribute", "do wood")
    assert (cards(t, 1), t.player(1)["stored"]) == (1, {"wood": 1})


def test_ca_8_07_two_cards_for_two_impossible_actions() -> None:
    t = table(ask=[ARTWORK_SHIP], pile={"ship": 3, "deliver": 1}).do("draw ship", "draw artwork")
    assert cards(t, 1) == 2


def test_ca_8_08_drawing_is_optional() -> None:
    t = table(ask=[ARTWORK_SHIP])
    assert t.choices() == ["draw artwork", "draw ship", "end"]
    t.do("end")
    assert cards(t, 1) == 0


def test_ca_8_09_a_played_card_never_brings_a_card() -> None:
    t = table(players={1: {"hand": {"artwork": 1}}}, ask=[ARTWORK_SHIP])
    assert t.why("play artwork") == ("CA-7.20", "no-marble")
    t.do("draw artwork")
    assert t.why("draw artwork") == ("CA-6.03", "resolved")


# --- cards ------------------------------------------------------------------------------------------------------------


def test_ca_8_10_any_number_of_cards_but_not_in_the_middle_of_an_action() -> None:
    board: Board = {"hand": {"wood": 3, "weave": 1}, "cloth": [2], "ships": 2}
    t = table(players={1: board}, ask=[ARTWORK_SHIP])
    t.do("play wood", "play wood", "do ship", "ship lisbon")
    assert t.why("play wood") == ("CA-8.10", "not-now")
    t.do("stop", "play wood", "play weave")
    assert t.player(1)["stored"] == {"wood": 3}


def test_ca_8_10_only_cards_one_holds() -> None:
    t = table(players={1: {"hand": {"wood": 1}}}, ask=[ARTWORK_SHIP])
    assert t.why("play brick") == ("CA-8.10", "card-not-held")
    assert t.args("play brick") == {"card": "card:brick"}


def test_ca_8_11_also_in_another_players_turn() -> None:
    t = table(towers={"n-c": [3]}, players={3: {"hand": {"brick": 1}}}).do("place coloured n-c", "do wood", "end")
    assert t.seat == 3
    t.do("play brick")
    assert t.player(3)["stored"] == {"brick": 1}
    assert t.data["active"] == 0


def test_ca_8_12_a_card_must_be_performed_at_least_in_part() -> None:
    t = table(players={1: {"hand": {"ship": 1, "wood": 1}, "ships": 2, "cloth": [2]}}, ask=[ARTWORK_SHIP])
    t.do("play ship")
    assert t.choices() == ["ship barcelona", "ship lisbon", "ship london"]
    full = table(players={1: {"hand": {"wood": 1}, "stored": {"wood": 4}}}, ask=[ARTWORK_SHIP])
    assert full.why("play wood") == ("CA-7.09", "warehouse-full")


def test_ca_8_13_no_cards_outside_an_own_activation() -> None:
    t = table(players={0: {"hand": {"wood": 1}}, 2: {"hand": {"wood": 1, "ship": 1}}})
    assert t.why("0 play wood") == ("CA-8.10", "not-now")
    assert t.also("0 play wood") is None
    assert t.why("2 play wood") == ("CA-5.01", "not-yours")
    assert t.also("2 play ship") == ("CA-7.30", "no-ship")


def test_ca_8_14_cards_are_neither_discarded_nor_exchanged() -> None:
    t = table(players={1: {"hand": {"ship": 2}}}, ask=[lower(1, "wood", "brick")])
    t.do("do wood", "do brick")
    assert t.choices() == ["end"]
    t.do("end")
    assert t.hand(1) == {"ship": 2}


def test_ca_8_15_no_hand_limit() -> None:
    hand = dict.fromkeys(ACTION.items, 4)
    t = table(players={1: {"hand": hand}}, ask=[ARTWORK_SHIP]).do("draw artwork", "draw ship")
    assert cards(t, 1) == 38


def test_ca_8_16_a_card_just_drawn_may_be_played_at_once() -> None:
    t = table(ask=[ARTWORK_SHIP], pile={"marble": 2}).do(
        "draw ship", "play marble", "do artwork", "artwork san_miniato"
    )
    assert t.on_board(1) == {"artwork:san_miniato": 1}


def test_ca_8_17_played_cards_lie_open_on_the_discard_pile() -> None:
    t = table(players={1: {"hand": {"wood": 1, "ship": 1}}}, ask=[ARTWORK_SHIP]).do("play wood")
    assert t.hand(1) == {"ship": 1}
    assert GAME.view(t.state, None)["discards"] == {"wood": 1}


def test_ca_8_18_after_the_last_card_the_discards_become_the_draw_pile_at_once() -> None:
    t = table(players={1: {"hand": {"ship": 1}}}, ask=[ARTWORK_SHIP], pile={"wood": 1}).do("draw artwork")
    assert t.hand(1) == {"ship": 1, "wood": 1}
    assert (t.data["discards"], sum(t.data["pile"].values()), t.data["shuffles"]) == ({}, 43, 1)
    assert t.heard("reshuffled") == [{"event": "reshuffled", "cards": 43}]


ALL_BUT_ONE = dict.fromkeys(ACTION.items, 5) | {"wood": 4}


def test_ca_8_19_without_discards_the_pile_stays_empty_until_a_card_is_wanted() -> None:
    t = table(players={2: {"hand": ALL_BUT_ONE}}, ask=[ARTWORK_SHIP, lower(2, "wood", "deliver")], pile={"wood": 1})
    t.do("draw artwork")
    assert (t.data["pile"], t.data["discards"]) == ({}, {})
    assert t.why("draw ship") == ("CA-8.19", "no-card-left")
    t.do("play wood", "end", "draw deliver")
    assert t.hand(2)["wood"] == 5
    assert t.data["shuffles"] == 1


def test_ca_8_19_with_no_card_anywhere_nothing_is_drawn() -> None:
    every = dict.fromkeys(ACTION.items, 5)
    t = table(players={2: {"hand": every}}, ask=[ARTWORK_SHIP])
    assert t.top == PlaceDisc(1)  # not even asked: everybody can see that there is nothing to do


def test_ca_8_20_only_the_number_of_cards_is_public() -> None:
    t = table(players={1: {"hand": {"wood": 2, "ship": 1}}}, ask=[ARTWORK_SHIP])
    for seat in (None, 0, 2, 3):
        shown = GAME.view(t.state, seat)["players"][1]
        assert (shown["hand"], shown["cards"]) == (None, 3)
    assert GAME.view(t.state, 1)["players"][1]["hand"] == {"wood": 2, "ship": 1}
    t.do("draw artwork")
    assert t.heard("drew", 0) == [{"event": "drew", "seat": "seat:1", "card": None}]
    assert t.heard("drew", 1)[0]["card"].startswith("card:")


def test_ca_8_21_cards_even_if_both_actions_are_skipped_or_compensated() -> None:
    board: Board = {"hand": {"brick": 2}}
    t = table(players={1: board}, ask=[ARTWORK_SHIP]).do("draw artwork", "draw ship", "play brick")
    assert t.player(1)["stored"] == {"brick": 1}
    t = table(players={1: board}, ask=[lower(1, "wood", "weave")]).do("play brick", "play brick", "end")
    assert t.player(1)["stored"] == {"brick": 2}
