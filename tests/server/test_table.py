"""A table without a network: who sits where, clocks, absence, instructions, talk, the end."""

from collections.abc import Callable
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.games.genoa.components import SPACE
from fondaco.server import messages as m
from fondaco.server.finished import Finished
from fondaco.server.refusals import No
from fondaco.server.table import Table
from fondaco.server.terms import agreed
from tests.server.scenes import NOW, act, awaited, table, undo

PATIENCE = 60


def code_of(do: Callable[[], Any]) -> str:
    """With what it is refused."""
    with pytest.raises(No) as no:
        do()
    return no.value.refusal.code


def opened(**wanted: Any) -> Table:
    """A table that Anna has just opened."""
    all_wanted: dict[str, Any] = {"game": "puerto_rico", "seats": 3, **wanted}
    return Table(agreed(m.NewTable(**all_wanted), "anna", "Anna", NOW))


# --- before the game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 9}, "bad-seats"),
        ({"seats": 0}, "bad-seats"),
        ({"options": {"fast": True}}, "bad-options"),
        ({"options": {"expansions": "nobles"}}, "bad-options"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": 2**64}, "bad-seed"),
        ({"steward": "oracle"}, "no-such-level"),
    ],
)
def test_terms_that_make_no_sense_are_refused(wanted: dict[str, Any], code: str) -> None:
    assert code_of(lambda: opened(**wanted)) == code


def test_people_sit_down_change_seats_and_leave() -> None:
    made = opened()
    assert made.sit("anna", "Anna", None)[1] == 0
    assert made.sit("bela", "Béla", 2)[1] == 2
    assert made.sit("anna", "Anna", 1)[1] == 1
    assert [place.name for place in made.places()] == ["", "Anna", "Béla"]
    assert made.sit("anna", "Anna", None)[1] == 1
    made.leave("bela")
    assert [place.kind for place in made.places()] == ["empty", "person", "empty"]


def test_a_seat_is_taken_once() -> None:
    made = opened()
    made.sit("anna", "Anna", 0)
    made.put_bot("anna", 1, "random")
    assert code_of(lambda: made.sit("bela", "Béla", 0)) == "seat-taken"
    assert code_of(lambda: made.sit("bela", "Béla", 1)) == "seat-taken"
    assert code_of(lambda: made.sit("bela", "Béla", 3)) == "no-such-seat"
    assert code_of(lambda: made.sit("bela", "Béla", -1)) == "no-such-seat"
    made.sit("bela", "Béla", 2)
    assert code_of(lambda: made.sit("cili", "Cili", None)) == "no-seat-free"
    assert code_of(lambda: made.leave("cili")) == "not-seated"


def test_bots_and_the_start_are_the_hosts_right() -> None:
    made = opened()
    assert code_of(lambda: made.put_bot("bela", 1, "random")) == "not-host"
    assert code_of(lambda: made.put_bot("anna", 1, "oracle")) == "no-such-level"
    assert code_of(lambda: made.start("anna", NOW)) == "seats-empty"
    for seat in range(3):
        made.put_bot("anna", seat, "random")
    made.put_bot("anna", 1, None)
    assert [place.kind for place in made.places()] == ["bot", "empty", "bot"]
    made.sit("bela", "Béla", None)
    assert code_of(lambda: made.put_bot("anna", 1, "random")) == "seat-taken"
    assert code_of(lambda: made.start("bela", NOW)) == "not-host"
    made.start("anna", NOW)
    assert made.phase == "playing"
    assert code_of(lambda: made.sit("cili", "Cili", None)) == "not-open"
    assert code_of(lambda: made.start("anna", NOW)) == "not-open"


def test_the_host_frees_a_seat_before_the_game() -> None:
    made = opened()
    made.sit("anna", "Anna", 0)
    made.sit("bela", "Béla", 1)
    assert code_of(lambda: made.excuse("bela", 0, NOW, PATIENCE)) == "not-host"
    assert code_of(lambda: made.excuse("anna", 2, NOW, PATIENCE)) == "nobody-there"
    assert code_of(lambda: made.excuse("anna", 3, NOW, PATIENCE)) == "no-such-seat"
    made.excuse("anna", 1, NOW, PATIENCE)
    assert [place.kind for place in made.places()] == ["person", "empty", "empty"]
    assert made.sit("bela", "Béla", None)[1] == 1  # who is not wanted gets no invitation; it was only a seat


def test_nothing_is_played_before_the_start() -> None:
    made = opened()
    made.sit("anna", "Anna", None)
    assert code_of(lambda: made.act(0, m.Act("k", 0, [["pass"]]), NOW)) == "not-playing"
    assert code_of(lambda: made.undo(0, m.Undo("k", 0), NOW)) == "not-playing"
    assert code_of(lambda: made.tried(0, m.Try("k", 0, [["pass"]]))) == "not-playing"
    assert code_of(lambda: made.why_not(0, m.WhyNot("k", ["pass"]))) == "not-playing"


def test_a_private_table_is_seen_by_those_who_sit_and_those_who_are_invited() -> None:
    made = opened()
    made.sit("bela", "Béla", None)
    secret = made.terms.invitation
    assert made.admits("bela", None)
    assert made.admits("anna", None)
    assert made.admits(None, secret)
    assert not made.admits("cili", None)
    assert not made.admits("cili", secret[:-1])
    assert opened(public=True).admits(None, None)


def test_a_token_opens_its_seat_until_the_next_one_is_made() -> None:
    made = table()
    _, seat, first = made.new_token("béla")
    assert seat == 1
    opens = made.chair_of(first)
    assert opens is not None
    assert opens.seat == 1
    _, _, second = made.new_token("béla")
    assert made.chair_of(first) is None
    assert made.chair_of(second) is opens
    assert made.chair_of("") is None
    assert first not in repr(vars(opens))


# --- clocks -----------------------------------------------------------------------------------------------------------

MOVE = m.Clock(move=60)
RESERVE = m.Clock(move=10, game=100, increment=5)


def deadlines(made: Table) -> list[float | None]:
    return [place.deadline for place in made.places()]


def test_without_a_clock_nothing_is_out() -> None:
    made = table()
    assert deadlines(made) == [None, None]
    assert made.wake() is None
    assert not made.tick(NOW + 1e9).writes()


def test_the_seat_that_is_awaited_has_its_time() -> None:
    made = table(clock=MOVE)
    assert deadlines(made) == [NOW + 60, None]
    assert made.wake() == NOW + 60
    act(made, 0, "pass", now=NOW + 50)
    assert deadlines(made) == [None, NOW + 110]


def test_seats_that_answer_together_have_their_time_each() -> None:
    made = table(clock=MOVE)
    act(made, 0, "pass")
    act(made, 1, "pass")
    assert deadlines(made) == [NOW + 60, NOW + 60]
    act(made, 0, "bid 1", now=NOW + 10)
    assert deadlines(made) == [None, NOW + 60]


def test_the_reserve_is_used_when_the_move_is_out_and_grows_with_every_decision() -> None:
    made = table(clock=RESERVE)
    assert deadlines(made) == [NOW + 110, None]
    act(made, 0, "pass", now=NOW + 30)
    assert made.places()[0].reserve == 85
    act(made, 1, "pass", now=NOW + 31)
    assert made.places()[1].reserve == 105


def test_taking_back_gains_no_time() -> None:
    made = table(clock=RESERVE)
    act(made, 0, "take red 1", now=NOW + 30)
    undo(made, 0, now=NOW + 31)
    assert deadlines(made) == [NOW + 110, None]
    assert made.places()[0].reserve == 100


def test_who_is_out_of_time_is_stewarded_and_says_so() -> None:
    made = table(clock=MOVE)
    assert not made.tick(NOW + 59).writes()
    outcome = made.tick(NOW + 60)
    assert outcome.changed
    assert made.bots_to_move() == {0: "random"}
    assert made.wake() == 0.0
    assert deadlines(made) == [None, None]
    assert made.places()[0].level == "random"


def test_the_steward_plays_until_the_player_is_back() -> None:
    made = table(clock=MOVE)
    made.tick(NOW + 60)
    made.bot_acts(0, 0, ["pass"], NOW + 61)
    assert deadlines(made) == [None, NOW + 121]
    assert made.returns(0, NOW + 62).changed
    assert code_of(lambda: made.bot_acts(0, made.playing().asked, ["pass"], NOW + 63)) == "late"
    assert made.places()[0].level == ""
    assert made.chairs[0].was_stewarded
    assert not made.returns(0, NOW + 64).writes()


def test_whoever_acts_is_back() -> None:
    made = table(clock=MOVE)
    made.tick(NOW + 60)
    act(made, 0, "pass", now=NOW + 61)
    assert not made.chairs[0].stewarded
    assert made.bots_to_move() == {}


def test_who_comes_back_at_their_question_has_the_whole_time() -> None:
    made = table(clock=MOVE)
    made.tick(NOW + 60)
    made.returns(0, NOW + 70)
    assert deadlines(made) == [NOW + 130, None]


def test_who_leaves_during_the_game_hands_the_seat_to_the_steward() -> None:
    made = table()
    made.leave("anna")
    assert made.bots_to_move() == {0: "random"}
    assert made.seat_of("anna") == 0


def test_a_bot_goes_on_for_somebody_who_has_gone_when_the_host_wants_it() -> None:
    made = table(seats=3, people=2)
    assert code_of(lambda: made.excuse("anna", 1, NOW + 600, PATIENCE)) == "still-here"  # nobody has seen them leave
    made.chairs[1].show(1, NOW)
    made.chairs[1].show(0, NOW + 10)
    made.chairs[1].show(0, NOW + 30)
    assert code_of(lambda: made.excuse("béla", 1, NOW + 600, PATIENCE)) == "not-host"
    assert code_of(lambda: made.excuse("anna", 2, NOW + 600, PATIENCE)) == "nobody-there"
    assert code_of(lambda: made.excuse("anna", 1, NOW + 69, PATIENCE)) == "still-here"
    assert [chair.stewarded for chair in made.chairs] == [False, False, False]
    made.excuse("anna", 1, NOW + 70, PATIENCE)
    assert [chair.stewarded for chair in made.chairs] == [False, True, False]
    assert made.seat_of("béla") == 1
    made.chairs[1].show(1, NOW + 80)
    made.returns(1, NOW + 80)
    assert code_of(lambda: made.excuse("anna", 1, NOW + 600, PATIENCE)) == "still-here"


def test_bots_have_no_clock() -> None:
    made = table(people=0, clock=MOVE)
    assert deadlines(made) == [None, None]
    assert made.bots_to_move() == {0: "random"}
    assert code_of(lambda: made.bot_acts(0, 5, ["pass"], NOW)) == "late"


def test_a_bot_does_not_act_for_a_person() -> None:
    made = table()
    assert code_of(lambda: made.bot_acts(0, 0, ["pass"], NOW)) == "late"


# --- absence by the rules (Genoa) -------------------------------------------------------------------------------------


def talking(**more: Any) -> Table:
    """Genoa, live, in a window of talk."""
    made = table(GAMES["genoa"], seats=3, options={"driver": "live"}, clock=MOVE, **more)
    while made.game.prompt(made.playing().history.state)["ask"] != "Talk":
        seat = awaited(made)
        made.act(seat, m.Act(f"k{made.playing().version}", made.playing().asked, [first_choice(made, seat)]), NOW)
    return made


def first_choice(made: Table, seat: int) -> list[Any]:
    data: list[Any] = made.game.choices(made.playing().history.state, seat)[0].data()
    return data


def test_everybody_may_speak_in_a_talk_and_silence_counts_as_done_for_one_who_is_there() -> None:
    made = talking()
    for chair in made.chairs:
        chair.present = 1
    state = made.playing().history.state
    assert made.game.may_act(state) == [0, 1, 2]
    silent = made.game.awaited(state)
    outcome = made.tick(NOW + 60)
    assert {entry.seat for entry in outcome.entries} == set(silent)
    assert not any(chair.stewarded for chair in made.chairs)


def test_silence_of_one_who_is_not_there_brings_the_steward() -> None:
    made = talking()
    silent = made.game.awaited(made.playing().history.state)
    made.tick(NOW + 60)
    assert [chair.seat for chair in made.chairs if chair.was_stewarded] == silent


def test_standing_instructions_speak_for_their_player() -> None:
    """GE-9.37: up to 20 ducats, beginning with 5, in steps of 5 above the others."""
    made = talking()
    state = made.playing().history.state
    one, two = [seat for seat in range(3) if seat != state.trader]
    target = next(space for space in SPACE.items if posts(made, one, space) and posts(made, two, space))
    outcome = made.instruct(one, {"space": target, "limit": 20}, NOW)
    assert outcome.kept
    assert not outcome.changed
    assert [entry.seat for entry in outcome.entries] == [one]
    outcome = made.instruct(two, [{"space": target, "limit": 15}], NOW)
    assert {entry.seat for entry in outcome.entries} == {one, two}
    assert len(made.game.view(made.playing().history.state, None)["offers"]) == 2
    assert not made.instruct(one, None, NOW).entries
    assert made.chairs[one].instructions == []


def test_standing_instructions_cannot_be_driven_up_by_offers_that_are_taken_back() -> None:
    """GE-9.37: whether their player is there or not."""
    made = talking()
    state = made.playing().history.state
    one, two = [seat for seat in range(3) if seat != state.trader]
    target = next(space for space in SPACE.items if posts(made, one, space) and posts(made, two, space))
    made.instruct(one, {"space": target, "limit": 60}, NOW)
    act(made, two, f'post {{"target": "{target}", "give": {{"ducats": 50}}}}')
    assert paid(made, one) == [55]
    act(made, two, f"withdraw {'abc'[two]}1")
    assert paid(made, one) == [5]


def paid(made: Table, seat: int) -> list[int]:
    """What a seat offers, in ducats."""
    offers = made.game.view(made.playing().history.state, None)["offers"]
    return [offer["give"]["ducats"] for offer in offers if offer["by"] == seat]


def test_who_passes_until_the_turn_ends_is_not_asked_before() -> None:
    """GE-9.48: and the instruction is gone when its time has come."""
    made = talking()
    state = made.playing().history.state
    trader = int(state.trader)
    for seat in range(3):
        if seat != trader:
            made.instruct(seat, {"pass_until": "turn", "trader": trader}, NOW)
    while made.playing().history.state.trader == trader:
        assert made.game.awaited(made.playing().history.state) == [trader]
        act(made, trader, made.game.choices(made.playing().history.state, trader)[0].text())
    assert [chair.instructions for chair in made.chairs] == [[], [], []]


def posts(made: Table, seat: int, space: str) -> bool:
    """Whether an instruction for that space would speak now."""
    return made.game.instructed(made.playing().history.state, seat, [{"space": space, "limit": 20}]) is not None


@pytest.mark.parametrize("wrong", [7, "spices", {"space": "moon", "limit": 5}, {"limit": 5}, [{}] * 21])
def test_instructions_that_make_no_sense_are_refused(wrong: Any) -> None:
    made = talking()
    assert code_of(lambda: made.instruct(1, wrong, NOW)) == "bad-instruction"
    assert made.chairs[1].instructions == []


def test_a_game_without_instructions_refuses_them() -> None:
    made = table()
    assert code_of(lambda: made.instruct(0, {"limit": 5}, NOW)) == "bad-instruction"


# --- talk -------------------------------------------------------------------------------------------------------------


def test_what_is_said_is_one_line_and_said_once() -> None:
    made = table()
    said = made.say("Béla", 1, m.Say("k", "  hello\n\n there  "), NOW).said
    assert said == m.ChatLine(1, "Béla", 1, "hello there", NOW)
    assert made.say("Béla", 1, m.Say("k", "hello there"), NOW).said is None
    assert code_of(lambda: made.say("Béla", 1, m.Say("l", " \n "), NOW)) == "nothing-said"


def test_who_talks_too_much_waits() -> None:
    made = table()
    for i in range(8):
        made.say("Béla", 1, m.Say(f"k{i}", "hey"), NOW + i)
    assert code_of(lambda: made.say("Béla", 1, m.Say("k9", "hey"), NOW + 9)) == "too-much-talk"
    assert made.say("Anna", 0, m.Say("k9", "hush"), NOW + 9).writes()
    assert made.say("Béla", 1, m.Say("k9", "hey"), NOW + 60).writes()


# --- the end ----------------------------------------------------------------------------------------------------------


def played_out(**more: Any) -> tuple[Table, Finished]:
    made = table(options={"rounds": 1}, **more)
    for seat, text in [(0, "take red 2"), (1, "pass"), (0, "bid 0")]:
        assert act(made, seat, text).finished is None
    finished = act(made, 1, "bid 1").finished
    assert finished is not None
    return made, finished


def test_the_end_is_noticed_and_the_result_is_told() -> None:
    made, finished = played_out()
    assert made.phase == "over"
    assert (finished.scores, finished.ranking) == ([2, 2], [1, 1])
    assert (finished.people, finished.names) == (["anna", "béla"], ["Anna", "Béla"])
    assert finished.rated
    assert code_of(lambda: undo(made, 1)) == "not-playing"
    assert code_of(lambda: act(made, 0, "pass")) == "not-playing"
    assert not act(made, 1, "bid 1", key="key 3").writes(), "the last message again is answered as before"


def test_a_chosen_seed_is_not_rated() -> None:
    assert not played_out(seed_chosen=True)[1].rated


@pytest.mark.parametrize("counts", [True, False])
def test_the_table_says_whether_a_stewarded_game_counts(counts: bool) -> None:
    made = table(options={"rounds": 1}, counts=counts)
    made.leave("béla")
    made.returns(1, NOW)
    for seat, text in [(0, "pass"), (1, "pass"), (0, "bid 0")]:
        act(made, seat, text)
    finished = act(made, 1, "bid 1").finished
    assert finished is not None
    assert finished.stewarded == [False, True]
    assert finished.rated is counts


def test_a_rematch_begins_at_once_when_all_agree() -> None:
    made, _ = played_out(host="nobody")
    assert code_of(lambda: table().ask_rematch("anna", NOW)) == "not-over"
    assert code_of(lambda: made.ask_rematch("cili", NOW)) == "not-seated"
    assert made.ask_rematch("anna", NOW).again is None
    assert [place.rematch for place in made.places()] == [True, False]
    again = made.ask_rematch("béla", NOW).again
    assert again is not None
    assert made.next == again.terms.id
    assert again.phase == "playing"
    assert [chair.person for chair in again.chairs] == ["anna", "béla"]
    assert (again.terms.seed, again.terms.invitation) != (made.terms.seed, made.terms.invitation)
    assert made.ask_rematch("béla", NOW).again is None


def test_a_rematch_that_only_the_host_wants_is_open_for_the_others_to_leave() -> None:
    again = played_out()[0].ask_rematch("anna", NOW).again
    assert again is not None
    assert again.phase == "open"
    again.leave("béla")
    assert [place.kind for place in again.places()] == ["person", "empty"]
