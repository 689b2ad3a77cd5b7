"""Game: options, new games, views, and stored games checked on the way in."""

import copy
import json
from typing import Any

import pytest

from fondaco.core.chance import Loaded, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Option
from tests.core.tiny import GAME, AllBid, TinyGame, Turn

# --- options ----------------------------------------------------------------------------------------------------------


def test_options_have_their_defaults() -> None:
    assert GAME.read_options(None) == {"rounds": 2, "extras": []}
    assert GAME.read_options({}) == {"rounds": 2, "extras": []}


def test_options_are_read_in_a_fixed_order_whatever_was_given() -> None:
    assert GAME.read_options({"extras": ["silver", "gold"], "rounds": 3}) == {"rounds": 3, "extras": ["gold", "silver"]}
    assert list(GAME.read_options({"extras": [], "rounds": 3})) == ["rounds", "extras"]


def test_reading_options_leaves_what_was_given_alone() -> None:
    given: dict[str, Data] = {"rounds": 1}
    GAME.read_options(given)
    assert given == {"rounds": 1}


@pytest.mark.parametrize(
    ("options", "where", "reason"),
    [
        ({"fast": True}, "options", "there is no option fast"),
        ({"rounds": 9}, "options.rounds", "9 is not one of [2, 1, 3]"),
        ({"rounds": True}, "options.rounds", "True is not one of [2, 1, 3]"),
        ({"rounds": 2.0}, "options.rounds", "2.0 is not one of [2, 1, 3]"),
        ({"rounds": "2"}, "options.rounds", "'2' is not one of [2, 1, 3]"),
        ({"rounds": None}, "options.rounds", "None is not one of [2, 1, 3]"),
        ({"rounds": []}, "options.rounds", "[] is not one of [2, 1, 3]"),
        ({"extras": "gold"}, "options.extras", "a list out of ['gold', 'silver'] is wanted"),
        ({"extras": ["gold", "lead"]}, "options.extras", "a list out of ['gold', 'silver'] is wanted"),
        ({"extras": [["gold"]]}, "options.extras", "a list out of ['gold', 'silver'] is wanted"),
        ({"extras": {"gold": 1}}, "options.extras", "a list out of ['gold', 'silver'] is wanted"),
    ],
)
def test_bad_options_are_refused_with_place_and_reason(options: dict[str, Data], where: str, reason: str) -> None:
    with pytest.raises(Bad) as caught:
        GAME.read_options(options)
    assert (caught.value.where, caught.value.reason) == (where, reason)
    with pytest.raises(Bad):
        GAME.new(2, options, 1)


def test_the_first_value_is_the_default_unless_many_may_be_chosen() -> None:
    assert Option("a", "XX-1.01", ["x", "y"]).default() == "x"
    assert Option("a", "XX-1.01", ["x", "y"], many=True).default() == []
    assert Option("a", "XX-1.01", [1, 2], many=True).read([2, 1, 2]) == [1, 2]


# --- new games --------------------------------------------------------------------------------------------------------


def test_a_new_game_stands_at_its_first_question() -> None:
    s = GAME.new(3, {}, 1)
    assert s.stack[-1] == Turn(0)
    assert (s.seats, s.asked, GAME.over(s)) == (3, 0, False)
    assert (GAME.awaited(s), GAME.may_act(s)) == ([0], [0])


@pytest.mark.parametrize("seats", [0, 1, 4, -2, 99, 2**70])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Bad, match=r"tiny has \[2, 3\] seats, not") as caught:
        GAME.new(seats, {}, 1)
    assert caught.value.where == "seats"


@pytest.mark.parametrize("seed", [-1, 2**64, 2**100])
def test_a_seed_outside_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(Bad, match="a seed is a number from 0 to"):
        GAME.new(2, {}, seed)


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 2**63, 2**64 - 1])
def test_every_seed_of_64_bits_starts_a_game(seed: int) -> None:
    assert GAME.to_data(GAME.new(2, {}, seed)) == GAME.to_data(GAME.new(2, {}, seed))


def test_without_a_seed_every_game_is_another() -> None:
    chances = {json.dumps(GAME.new(2).chance.data()) for _ in range(20)}
    assert len(chances) == 20


def test_chance_itself_may_be_given() -> None:
    chance = Loaded([8])
    s = GAME.new(2, {}, chance)
    assert s.chance is chance
    GAME.submit(s, 0, GAME.parse("draw"))
    assert GAME.to_data(s)["state"]["hands"] == [{"blue": 1}, {}]


# --- views ------------------------------------------------------------------------------------------------------------


def bidding() -> Any:
    """Seat 0 has drawn a stone and has bid; seat 1 is still to bid."""
    s = GAME.new(2, {}, 7)
    for seat, text in [(0, "draw"), (1, "pass"), (0, "bid 2")]:
        assert GAME.submit(s, seat, GAME.parse(text)) is None
    return s


def test_a_seat_sees_its_own_secrets_and_its_own_answer() -> None:
    view = GAME.view(bidding(), 0)
    assert (view["seat"], view["answer"], view["answered"]) == (0, "bid 2", [True, False])
    assert view["hands"] == [{"green": 1}, 0]


def test_others_see_neither() -> None:
    view = GAME.view(bidding(), 1)
    assert (view["seat"], view["answer"], view["answered"]) == (1, None, [True, False])
    assert view["hands"] == [1, {}]


def test_the_view_of_none_is_what_everybody_knows() -> None:
    s = bidding()
    view = GAME.view(s, None)
    assert view["seat"] is None
    assert view["answer"] is None
    assert view["hands"] == [1, 1 - 1]
    assert view["awaited"] == [1]
    assert view["prompt"] == {"ask": "AllBid", "waiting": 2}
    assert view["plan"] == GAME.frames.write(s.stack)
    assert (view["game"], view["seats"], view["asked"], view["over"]) == ("tiny", 2, 2, False)
    assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seat", [2, 7, -2, 2**40])
def test_there_is_no_view_of_a_seat_that_is_not_at_the_table(seat: int) -> None:
    with pytest.raises(Bad, match="there is no seat"):
        GAME.view(bidding(), seat)


def test_what_is_hidden_is_what_cannot_be_placed_and_answers_not_yet_open() -> None:
    s = bidding()
    assert "answer of 0" in GAME.hidden(s, 1)
    assert "answer of 0" not in GAME.hidden(s, 0)
    assert len(GAME.hidden(s, 1)) == 9 + 1
    assert len(GAME.hidden(s, 0)) == 8


def test_a_guess_keeps_what_the_seat_knows_and_gives_others_a_legal_answer() -> None:
    s = bidding()
    before = GAME.to_data(s)
    bids = set()
    for seed in range(100, 140):
        twin = GAME.resample(s, 1, seed)
        assert GAME.view(twin, 1) == GAME.view(s, 1)
        assert twin.chance.data() != s.chance.data()
        bids.add(twin.answers[0].text())
    assert bids == {"bid 0", "bid 1", "bid 2", "bid 3"}
    assert GAME.to_data(s) == before


def test_a_game_that_is_over_asks_nobody() -> None:
    s = GAME.new(2, {"rounds": 1}, 1)
    for seat, text in [(0, "take red 2"), (1, "take blue 1"), (0, "bid 0"), (1, "bid 1")]:
        assert GAME.submit(s, seat, GAME.parse(text)) is None
    assert GAME.over(s)
    assert (GAME.awaited(s), GAME.may_act(s), GAME.prompt(s), GAME.choices(s, 0)) == ([], [], None, [])
    assert GAME.view(s, None)["over"] is True
    assert (GAME.scores(s), GAME.ranking(s)) == ([2, 3], [2, 1])


def test_equal_scores_share_a_place() -> None:
    s = GAME.new(3, {}, 1)
    s.points[:] = [5, 7, 7]
    assert GAME.ranking(s) == [3, 1, 1]


# --- stored games -----------------------------------------------------------------------------------------------------


def test_a_game_is_stored_as_json_and_comes_back_with_the_same_future() -> None:
    s = bidding()
    back = GAME.from_data(json.loads(json.dumps(GAME.to_data(s))))
    assert GAME.to_data(back) == GAME.to_data(s)
    for state in [s, back]:
        for seat, text in [(1, "bid 0"), (0, "draw"), (1, "draw")]:
            assert GAME.submit(state, seat, GAME.parse(text)) is None
    assert GAME.to_data(back) == GAME.to_data(s)


def test_a_game_that_is_over_is_stored_too() -> None:
    data = GAME.to_data(GAME.new(2, {}, 1))
    data["state"]["stack"] = []
    assert GAME.over(GAME.from_data(data))


def test_a_game_without_rules_for_absence_has_none() -> None:
    s = GAME.new(2, {}, 1)
    assert GAME.absent(s, 0, 7) is None
    assert GAME.instructed(s, 0, []) is None
    with pytest.raises(Bad, match="tiny takes no standing instructions"):
        GAME.instructed(s, 0, [{"limit": 20}])


def test_standing_instructions_stand_unless_a_game_says_otherwise() -> None:
    assert GAME.standing(GAME.new(2, {}, 1), 0, [{"limit": 20}]) == [{"limit": 20}]


class Renamed(TinyGame):
    """Rules 2 of the game: what was called `pool` is called `bag`."""

    def __init__(self) -> None:
        super().__init__(rules_version=2)

    def upgrade(self, state: Data, rules: int) -> Data:
        assert rules == 1
        return {("bag" if name == "pool" else name): value for name, value in state.items()}


def test_a_state_of_older_rules_is_read_by_the_upgrade_and_checked_as_always() -> None:
    today = GAME.to_data(GAME.new(2, {}, 1))
    older = copy.deepcopy(today)
    older["state"]["pool"] = older["state"].pop("bag")
    game = Renamed()
    assert game.to_data(game.from_data(older)) == {**today, "rules": 2}
    older["state"]["seats"] = 7
    with pytest.raises(Bad, match="not 7"):
        game.from_data(older)


def test_without_an_upgrade_a_state_of_older_rules_is_read_as_it_is() -> None:
    today = GAME.to_data(GAME.new(2, {}, 1))
    assert TinyGame(rules_version=3).to_data(TinyGame(rules_version=3).from_data(today)) == {**today, "rules": 3}


TURN = {"frame": "Turn", "seat": 0}
FIELDS = "a stored game has the fields game, rules, state"
REFUSED: dict[str, tuple[dict[str, Data], str, str]] = {
    "another game": ({"game": "chess"}, "game", "this is tiny, not chess"),
    "no game": ({"game": None}, "game", "this is tiny, not None"),
    "other rules": ({"rules": 2}, "rules", "version 1 is wanted, not 2"),
    "no rules": ({"rules": 0}, "rules", "version 1 is wanted, not 0"),
    "rules by word": ({"rules": "1"}, "rules", "version 1 is wanted, not 1"),
    "rules that are a flag": ({"rules": True}, "rules", "version 1 is wanted, not True"),
    "a field too many": ({"more": 1}, "", FIELDS),
    "no state": ({"state": None}, "state", "an object is wanted"),
    "an unknown field": ({"state.luck": 1}, "state", "there is no field luck"),
    "too many seats": ({"state.seats": 4}, "state.seats", "tiny has [2, 3] seats, not 4"),
    "too few seats": ({"state.seats": 1}, "state.seats", "tiny has [2, 3] seats, not 1"),
    "seats beyond the largest table": ({"state.seats": 9}, "state.seats", "9 is not from 1 to 8"),
    "too few answers": ({"state.answers": [None]}, "state.answers", "one place for each seat is wanted"),
    "too many answers": ({"state.answers": [None] * 9}, "state.answers", "at most 8 are wanted, not 9"),
    "no chance": ({"state.chance": None}, "state.chance", "chance is a list of five numbers"),
    "a negative question": ({"state.asked": -1}, "state.asked", f"-1 is not from 0 to {2**62}"),
    "a question to nobody": (
        {"state.stack": [TURN, {"frame": "Turn", "seat": 2}]},
        "state.stack[1]",
        "a seat that is not at the table",
    ),
    "a later question to nobody": (
        {"state.stack": [{"frame": "AllBid", "waiting": 4}, TURN]},
        "state.stack[0]",
        "a seat that is not at the table",
    ),
    "a step of nobody": (
        {"state.stack": [{"frame": "Tidy", "seat": 2}, TURN]},
        "state.stack[0]",
        "a seat that is not at the table",
    ),
    "a step on top": (
        {"state.stack": [TURN, {"frame": "Tidy", "seat": 0}]},
        "state.stack",
        "the last line of the plan must be an open question",
    ),
    "a question that all have answered": (
        {"state.stack": [{"frame": "AllBid", "waiting": 0}]},
        "state.stack",
        "an open question",
    ),
    "an answer nobody asked for": (
        {"state.answers": ["pass", None]},
        "state.answers[0]",
        "answer of this seat is pending",
    ),
    "an answer of a seat still to answer": (
        {"state.stack": [{"frame": "AllBid", "waiting": 3}], "state.answers": [None, "bid 1"]},
        "state.answers[1]",
        "answer of this seat is pending",
    ),
    "an answer to another question": (
        {"state.stack": [{"frame": "AllBid", "waiting": 2}], "state.answers": ["take red 2", None]},
        "state.answers[0]",
        "answer of this seat is pending",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_broken_stored_game_is_refused_with_place_and_reason(name: str) -> None:
    edits, where, reason = REFUSED[name]
    data = copy.deepcopy(GAME.to_data(GAME.new(2, {}, 1)))
    for path, value in edits.items():
        part, _, field = path.partition(".")
        if field:
            data[part][field] = value
        else:
            data[part] = value
    with pytest.raises(Bad) as caught:
        GAME.from_data(data)
    assert caught.value.where == where
    assert reason in caught.value.reason


@pytest.mark.parametrize("data", [None, [], "tiny", 7, {}, {"game": "tiny", "rules": 1}])
def test_what_is_no_stored_game_is_refused(data: Data) -> None:
    with pytest.raises(Bad, match=FIELDS):
        GAME.from_data(data)


def test_a_pending_answer_is_stored() -> None:
    back = GAME.from_data(GAME.to_data(bidding()))
    assert back.stack[-1] == AllBid(2)
    assert back.answers[0] is GAME.parse("bid 2")


def test_the_seed_of_a_guess_decides_it() -> None:
    s = bidding()
    assert GAME.to_data(GAME.resample(s, 1, 5)) == GAME.to_data(GAME.resample(s, 1, 5))
    assert GAME.resample(s, 1, 5).chance.draws == seeded(5).draws + 1
