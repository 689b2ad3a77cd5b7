"""Flow: the plan, the one door, questions to one seat and to several, and why not."""

from typing import Final

import pytest
from mypy_extensions import i64

from fondaco.core import flow
from fondaco.core.actions import Action, OpenAction, OpenVerb, Space, Verb
from fondaco.core.chance import seeded
from fondaco.core.domains import Data, amounts
from fondaco.core.events import Ear, Kind
from fondaco.core.flow import Frame, State, Step, Together
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why

# --- a tiny game: every frame writes its name into the log ------------------------------------------------------------

SAY: Final = Verb("say", "FL-1.01", [amounts("number", 3)])
TALK: Final = Verb("talk", "FL-1.02", [])
VOTE: Final = Verb("vote", "FL-1.03", [amounts("number", 1)], secret=True)


class SingVerb(OpenVerb):
    """`sing "la"`"""

    def shape(self, payload: Data) -> OpenAction:
        return OpenAction(self, payload)


SING: Final = SingVerb("sing", "FL-1.04")
SPACE: Final = Space([SAY, TALK, VOTE, SING])
TOO_HIGH: Final = Reason("FL-1.05", "too-high", ["number", "most"])
HEARD: Final = Kind("heard", ["number"])


class Log(State):
    """What has run, in order."""

    def __init__(
        self, seats: i64, stack: list[Frame], answers: list[Action | None], asked: i64, log: list[str], most: int
    ) -> None:
        super().__init__(seats, seeded(1), stack, answers, asked)
        self.log: Final = log
        self.most = most
        """The highest number that may be said; -1: nobody is asked."""

    def end_rule(self) -> str:
        return "FL-9.01"


class Note(Step):
    """Writes its number down."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, s: Log) -> None:
        s.log.append(f"note {self.number}")


class Branch(Step):
    """Plans two notes, to come before whatever is planned already."""

    def run(self, s: Log) -> None:
        s.log.append("branch")
        s.plan([Note(1), Note(2)])


class Ask(flow.Ask):
    """One seat says a number; the others may talk, and then the same question goes on."""

    def may_act(self, s: Log) -> i64:
        return (ONE << s.seats) - 1 if s.most == 3 else ONE << self.seat

    def moot(self, s: Log) -> bool:
        return s.most < 0

    def rule(self) -> str:
        return "FL-1.01"

    def verbs(self) -> list[Verb]:
        return [SAY, TALK, SING]

    def allows(self, s: Log, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is SAY:
            return a.x <= s.most or why.no(TOO_HIGH, a.x, s.most)
        return True

    def take(self, s: Log, seat: i64, a: Action) -> None:
        s.log.append(f"{seat} {a.text()}")
        s.tell(HEARD, a.x)
        if a.verb is TALK:
            s.again(Ask(self.seat))


class Vote(Together):
    """Those in the mask vote at once."""

    def again(self, waiting: i64) -> Together:
        return Vote(waiting)

    def rule(self) -> str:
        return "FL-1.03"

    def verbs(self) -> list[Verb]:
        return [VOTE]

    def allows(self, s: Log, seat: i64, a: Action, why: Why) -> bool:
        return True

    def resolve(self, s: Log, answers: list[Action | None]) -> None:
        s.log.append(" ".join("-" if answer is None else answer.items()[0] for answer in answers))


def table(*plan: Frame, seats: int = 3, most: int = 2) -> Log:
    """A settled state with this plan, in reading order."""
    s = Log(seats, [], [None] * seats, 0, [], most)
    s.plan(list(plan))
    flow.settle(s)
    return s


def do(s: Log, seat: int, text: str) -> None:
    assert flow.submit(s, seat, SPACE.parse(text)) is None


def why(s: Log, seat: int, text: str) -> tuple[str, str] | None:
    """Why not, by both doors, which must agree; the state must stay as it is."""
    before = (s.stack[:], s.answers[:], s.asked, s.log[:], s.chance.data())
    action = SPACE.parse(text)
    objection = flow.why_not(s, seat, action)
    if objection is not None:
        assert flow.submit(s, seat, action) == objection
    assert (s.stack, s.answers, s.asked, s.log, s.chance.data()) == before
    return None if objection is None else (objection.rule, objection.code)


# --- the plan ---------------------------------------------------------------------------------------------------------


def test_steps_run_in_reading_order_until_nothing_is_planned() -> None:
    s = table(Note(1), Note(2), Note(3))
    assert s.log == ["note 1", "note 2", "note 3"]
    assert s.stack == []
    assert flow.asking(s) is None
    assert flow.awaited(s) == 0


def test_what_a_step_plans_comes_before_the_rest() -> None:
    assert table(Note(0), Branch(), Note(3)).log == ["note 0", "branch", "note 1", "note 2", "note 3"]


def test_a_question_stops_the_plan_and_its_answer_lets_it_go_on() -> None:
    s = table(Note(1), Ask(0), Note(2), Ask(1))
    assert s.log == ["note 1"]
    assert flow.asking(s) == Ask(0)
    do(s, 0, "say 2")
    assert s.log == ["note 1", "0 say 2", "note 2"]
    assert flow.asking(s) == Ask(1)


def test_a_moot_question_is_dropped_unasked() -> None:
    s = table(Ask(0), Note(1), Ask(1), most=-1)
    assert s.log == ["note 1"]
    assert s.stack == []
    assert s.asked == 0


def test_push_puts_one_frame_first() -> None:
    s = table(Ask(0))
    s.push(Ask(2))
    assert s.stack == [Ask(0), Ask(2)]


def test_frames_are_equal_by_class_and_values() -> None:
    assert Ask(1) == Ask(1)
    assert hash(Ask(1)) == hash(Ask(1))
    assert Ask(1) != Ask(2)
    assert Ask(1) != Note(1)
    assert Ask(1) != 1
    assert repr(Ask(1)) == "Ask(1)"
    assert flow.fields_of(Vote) == ["waiting"]


def test_a_step_is_no_question() -> None:
    with pytest.raises(AssertionError, match="waits at a decision"):
        Note(1).question()


# --- the number of the question ---------------------------------------------------------------------------------------


def test_every_answer_raises_the_number_of_the_question() -> None:
    s = table(Ask(0), Ask(1))
    assert s.asked == 0
    do(s, 0, "say 0")
    assert s.asked == 1
    do(s, 1, "say 0")
    assert s.asked == 2


def test_again_counts_as_the_same_question() -> None:
    s = table(Ask(0), Note(1), most=3)
    do(s, 2, "talk")
    do(s, 1, "talk")
    assert s.asked == 0
    assert flow.asking(s) == Ask(0)
    do(s, 0, "say 1")
    assert s.asked == 1
    assert s.log == ["2 talk", "1 talk", "0 say 1", "note 1"]


# --- together ---------------------------------------------------------------------------------------------------------


def test_all_answer_at_once_in_any_order_and_it_is_one_question() -> None:
    s = table(Vote(0b111), Note(1))
    do(s, 2, "vote 1")
    assert flow.awaited(s) == 0b011
    assert [answer is not None for answer in s.answers] == [False, False, True]
    do(s, 0, "vote 0")
    assert (s.asked, s.log) == (0, [])
    do(s, 1, "vote 1")
    assert s.log == ["0 1 1", "note 1"]
    assert s.answers == [None, None, None]
    assert s.asked == 1


def test_only_the_seats_of_the_mask_are_asked() -> None:
    s = table(Vote(0b101))
    assert why(s, 1, "vote 1") == ("FL-1.03", "not-yours")
    assert flow.choices(s, 1) == []
    do(s, 0, "vote 1")
    do(s, 2, "vote 0")
    assert s.log == ["1 - 0"]


def test_nobody_answers_twice() -> None:
    s = table(Vote(0b111))
    do(s, 1, "vote 1")
    assert why(s, 1, "vote 0") == ("FL-1.03", "not-yours")


def test_an_answer_can_be_taken_back_while_others_are_still_to_answer() -> None:
    s = table(Vote(0b111))
    do(s, 1, "vote 1")
    do(s, 0, "vote 1")
    assert flow.retract(s, 1)
    assert (s.answers[1], s.asked) == (None, 0)
    assert flow.asking(s) == Vote(0b110)
    do(s, 1, "vote 0")
    do(s, 2, "vote 1")
    assert s.log == ["1 0 1"]


def test_there_is_nothing_to_take_back_without_a_pending_answer() -> None:
    s = table(Vote(0b011), Ask(0))
    do(s, 0, "vote 1")
    for seat in [1, 2, 3, -1]:
        assert not flow.retract(s, seat)
    do(s, 1, "vote 1")
    assert not flow.retract(s, 0)
    assert not flow.retract(table(), 0)


# --- the one door -----------------------------------------------------------------------------------------------------


def test_a_refused_action_changes_nothing() -> None:
    s = table(Ask(0), Note(1))
    assert why(s, 0, "say 3") == ("FL-1.05", "too-high")
    assert s.log == []


def test_an_objection_names_the_numbers() -> None:
    objection = flow.why_not(table(Ask(0)), 0, SAY.of(3))
    assert objection is not None
    assert objection.data() == {"rule": "FL-1.05", "code": "too-high", "args": {"number": 3, "most": 2}}
    assert repr(objection) == "FL-1.05 too-high number=3 most=2"


def test_why_not_says_none_exactly_if_submit_does_it() -> None:
    for text in ["say 0", "talk", 'sing "la"']:
        assert why(table(Ask(0)), 0, text) is None
        do(table(Ask(0)), 0, text)


@pytest.mark.parametrize("seat", [-1, 3, 99, -(2**40), 2**40])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    s = table(Ask(0))
    objection = flow.submit(s, seat, SAY.of(0))
    assert objection is not None
    assert (objection.code, objection.args) == ("no-seat", {"seat": seat, "seats": 3})
    assert flow.choices(s, seat) == []
    assert flow.suggestions(s, seat) == []


def test_why_not_goes_from_the_game_to_the_rule() -> None:
    """Game over, then no such seat, then no such action, then not your turn, then not now, then the rule itself."""
    forged = Action(SAY, 3, 0, 0)
    over, s = table(), table(Ask(0))
    cases = [
        (over, 9, forged, "FL-9.01", "game-over"),
        (s, 9, forged, "FL-1.01", "no-seat"),
        (s, 1, forged, "FL-1.01", "unknown-action"),
        (s, 1, VOTE.of(1), "FL-1.01", "not-yours"),
        (s, 0, VOTE.of(1), "FL-1.03", "not-now"),
        (s, 0, SAY.of(3), "FL-1.05", "too-high"),
    ]
    for state, seat, action, rule, code in cases:
        objection = flow.why_not(state, seat, action)
        assert objection is not None
        assert (objection.rule, objection.code) == (rule, code)
        assert flow.submit(state, seat, action) == objection


def test_out_of_turn_the_objection_also_says_what_the_rule_would() -> None:
    verb = Verb("shout", "FL-1.06", [amounts("number", 3)])
    Space([verb])
    s = table(Ask(0))
    assert _also(s, 1, verb.of(3)) is None
    verb.home = lambda s, seat: Shout(seat)
    assert _also(s, 1, verb.of(3)) == ("FL-1.05", "too-high")
    assert _also(s, 0, verb.of(3)) == ("FL-1.05", "too-high")
    assert _also(s, 1, verb.of(2)) is None
    verb.home = lambda s, seat: None
    assert _also(s, 1, verb.of(3)) is None


class Shout(Ask):
    """Where shouting would be asked."""

    def allows(self, s: Log, seat: i64, a: Action, why: Why) -> bool:
        return a.x <= s.most or why.no(TOO_HIGH, a.x, s.most)


def _also(s: Log, seat: int, a: Action) -> tuple[str, str] | None:
    objection = flow.why_not(s, seat, a)
    assert objection is not None
    assert objection.code == ("not-now" if seat == 0 else "not-yours")
    return None if objection.also is None else (objection.also.rule, objection.also.code)


def test_choices_are_the_legal_listed_actions_in_code_order() -> None:
    s = table(Ask(0), most=1)
    assert [action.text() for action in flow.choices(s, 0)] == ["say 0", "say 1", "talk"]
    assert flow.suggestions(s, 0) == flow.choices(s, 0)
    assert flow.choices(s, 1) == []
    assert flow.choices(table(), 0) == []


def test_advance_does_the_same_as_submit_without_judging() -> None:
    judged, unjudged = table(Ask(0), Note(1)), table(Ask(0), Note(1))
    do(judged, 0, "say 1")
    flow.advance(unjudged, 0, SAY.of(1))
    assert (unjudged.log, unjudged.stack, unjudged.asked) == (judged.log, judged.stack, judged.asked)


# --- listening --------------------------------------------------------------------------------------------------------


def test_who_listens_hears_the_action_and_then_what_it_brought_about() -> None:
    s = table(Ask(0))
    ear = Ear()
    s.ear = ear
    do(s, 0, "say 2")
    assert [event.seen_by(-1)["event"] for event in ear.events] == ["did", "heard"]


def test_nothing_is_heard_of_a_refused_action() -> None:
    s = table(Ask(0))
    ear = Ear()
    s.ear = ear
    flow.submit(s, 0, SAY.of(3))
    assert ear.events == []
