"""Records: written, read, replayed, verified; and refused with line and reason when they are broken."""

import json

import pytest

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.history import History, begin, replay
from fondaco.core.record import Record, chance_of, parse
from tests.core.tiny import GAME, OFFER, find

TEXT = """\
fondaco record 1
game: tiny
rules: 1
seats: 2
options: {"extras": [], "rounds": 1}
seed: 7
player 0: Anna
player 1: Béla

setup
0 take red 2
1 draw ; 4
0 bid 1
1 bid 3
result: 2 0
"""


def edited(lines: dict[int, str]) -> str:
    """The record with these lines (from 1) replaced."""
    kept = TEXT.splitlines()
    for line, text in lines.items():
        kept[line - 1] = text
    return "\n".join(kept) + "\n"


def played() -> History:
    history = begin(GAME, 2, {"rounds": 1}, 7)
    for seat, text in [(0, "take red 2"), (1, "draw"), (0, "bid 1"), (1, "bid 3")]:
        assert history.submit(seat, GAME.parse(text)) is None
    return history


def state(history: History) -> Data:
    return GAME.to_data(history.state)["state"]


# --- writing and reading ----------------------------------------------------------------------------------------------


def test_a_game_is_written_as_people_read_it() -> None:
    assert played().record(["Anna", "Béla"]).text() == TEXT


def test_a_record_is_read_as_it_was_written() -> None:
    record = parse(TEXT, find)
    assert (record.game, record.rules, record.seats, record.seed) == ("tiny", 1, 2, 7)
    assert record.options == {"extras": [], "rounds": 1}
    assert record.players == ["Anna", "Béla"]
    assert [(move.seat, move.action.text(), move.chance, move.line) for move in record.moves] == [
        (0, "take red 2", [], 11),
        (1, "draw", [4], 12),
        (0, "bid 1", [], 13),
        (1, "bid 3", [], 14),
    ]
    assert record.result == [2, 0]
    assert record.text() == TEXT


def test_comments_empty_lines_and_room_are_passed_over() -> None:
    loose = "\n# a game\n\n" + TEXT.replace("setup\n", "  setup  \r\n\n# it begins\n").replace("0 bid 1", "\t0 bid  1")
    assert parse(loose, find).text() == TEXT


def test_options_seed_players_and_result_may_be_missing() -> None:
    record = parse("fondaco record 1\ngame: tiny\nrules: 1\nseats: 3\nsetup\n", find)
    assert record.options == {"rounds": 2, "extras": []}
    assert (record.seed, record.players, record.moves, record.result) == (None, [], [], None)


def test_scores_below_nought_are_read_and_written() -> None:
    text = edited({15: "result: -2 0"})
    assert parse(text, find).result == [-2, 0]
    assert parse(text, find).text() == text


# --- replaying --------------------------------------------------------------------------------------------------------


def test_a_record_is_replayed_to_the_same_position() -> None:
    history = replay(GAME, parse(TEXT, find))
    assert state(history) == state(played())
    assert history.record(["Anna", "Béla"]).text() == TEXT


def test_a_record_without_a_seed_is_replayed_from_its_results() -> None:
    history = replay(GAME, parse(edited({6: ""}), find))
    with_seed, without = state(played()), state(history)
    assert without.pop("chance") == {"loaded": [4], "draws": 1}
    with_seed.pop("chance")
    assert without == with_seed


def test_without_a_seed_other_results_make_another_game() -> None:
    history = replay(GAME, parse(edited({6: "", 12: "1 draw ; 0"}), find))
    assert state(history)["hands"] == [{}, {"red": 1}]
    assert state(played())["hands"] == [{}, {"green": 1}]


def test_the_results_of_the_set_up_come_first() -> None:
    record = Record("tiny", 1, 2, {}, None, [], [5, 6], parse(TEXT, find).moves, None)
    assert chance_of(record).data() == {"loaded": [5, 6, 4], "draws": 0}


def test_a_record_that_stops_in_the_middle_is_replayed_that_far() -> None:
    history = replay(GAME, parse("\n".join(TEXT.splitlines()[:12]), find))
    assert GAME.awaited(history.state) == [0, 1]


@pytest.mark.parametrize("note", ["", "a ; 1 2", "# no comment", "é\n\r\t", "a\u2028b", "a\x85b", "a\x1cb", 'x"y\\'])
def test_payloads_survive_a_record(note: str) -> None:
    history = begin(GAME, 2, {}, 7)
    for seat, text in [(0, "take red 2"), (1, "pass"), (0, "bid 0"), (1, "bid 1")]:
        assert history.submit(seat, GAME.parse(text)) is None
    assert history.submit(0, OFFER.shape({"points": 1, "note": note})) is None
    back = parse(history.record().text(), find)
    assert back.moves[-1].action == OFFER.shape({"points": 1, "note": note})
    assert state(replay(GAME, back)) == state(history)


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Anna Mária", "Anna Mária"),
        ("  Anna  ", "Anna"),
        ("Anna\nresult: 9 9", "Anna result: 9 9"),
        ("Anna\r\n\tMária", "Anna Mária"),
        ("a\u2028b\x85c\x0bd", "a b c d"),
        ("# Anna", "# Anna"),
        ("seed: 8", "seed: 8"),
        ("x ; 1 2", "x ; 1 2"),
        ("🙂 {", "🙂 {"),
        ("", ""),
        (" \n ", ""),
    ],
)
def test_odd_names_stay_on_their_line(name: str, kept: str) -> None:
    record = parse(played().record([name, "Béla"]).text(), find)
    assert record.players == [kept, "Béla"]
    assert replay(GAME, record).moves[-1].action.text() == "bid 3"


def test_names_may_be_given_for_the_first_seats_only() -> None:
    assert parse(played().record(["Anna"]).text(), find).players == ["Anna"]


def test_a_name_never_moves_to_another_seat() -> None:
    """`player 1` without a `player 0` may be refused, or there is an empty name before it."""
    try:
        players = parse(edited({7: ""}), find).players
    except Bad:
        return
    assert players == ["", "Béla"]


# --- broken records ---------------------------------------------------------------------------------------------------

NO_NUMBER = "a number is wanted, not"
BROKEN: dict[str, tuple[dict[int, str], int, str]] = {
    "no title": ({1: ""}, 2, "a record begins with 'fondaco record 1'"),
    "another title": ({1: "fondaco record 2"}, 1, "a record begins with 'fondaco record 1'"),
    "no game": ({2: ""}, 10, "the header lacks game"),
    "an unknown game": ({2: "game: chess"}, 2, "there is no game chess"),
    "two games": ({3: "game: tiny"}, 3, "game stands twice"),
    "no rules": ({3: ""}, 10, "the header lacks rules"),
    "no number of rules": ({3: "rules: one"}, 3, f"{NO_NUMBER} 'one'"),
    "negative rules": ({3: "rules: -1"}, 3, f"{NO_NUMBER} '-1'"),
    "no seats": ({4: ""}, 10, "the header lacks seats"),
    "an endless number": ({4: f"seats: {'9' * 21}"}, 4, f"{NO_NUMBER} '{'9' * 21}'"),
    "digits of another script": ({4: "seats: ２"}, 4, f"{NO_NUMBER} '２'"),
    "too many seats": ({4: "seats: 4"}, 4, "tiny has [2, 3] seats, not 4"),
    "absurdly many seats": ({4: "seats: 3000000"}, 4, "tiny has [2, 3] seats, not 3000000"),
    "broken options": ({5: "options: {"}, 5, "options: "),
    "options that are a list": ({5: "options: []"}, 5, "options"),
    "options that are a number": ({5: "options: 7"}, 5, "options"),
    "options too deep": ({5: f"options: {'[' * 100_000}"}, 5, "options"),
    "an unknown option": ({5: 'options: {"fast": true}'}, 5, "there is no option fast"),
    "an unknown value": ({5: 'options: {"rounds": 9}'}, 5, "9 is not one of [2, 1, 3]"),
    "a value of another type": ({5: 'options: {"rounds": true}'}, 5, "True is not one of [2, 1, 3]"),
    "a fraction for a seed": ({6: "seed: 1.5"}, 6, f"{NO_NUMBER} '1.5'"),
    "a seed twice": ({7: "seed: 7"}, 7, "seed stands twice"),
    "a player who is not at the table": ({8: "player 2: Béla"}, 8, "the header has no player 2"),
    "an unknown header": ({8: "place: Győr"}, 8, "the header has no place"),
    "no set-up": ({10: ""}, 11, "the header is followed by 'setup'"),
    "junk behind the set-up": ({10: "setup ; one"}, 10, "the header is followed by 'setup'"),
    "no seat": ({11: "take red 2"}, 11, f"{NO_NUMBER} 'take'"),
    "a negative seat": ({11: "-1 take red 2"}, 11, f"{NO_NUMBER} '-1'"),
    "no action": ({11: "0"}, 11, "no such action: nothing"),
    "an unknown action": ({11: "0 fly"}, 11, "no such action: fly"),
    "an unknown item": ({11: "0 take pink 2"}, 11, "no such colour: pink"),
    "too few items": ({11: "0 take red"}, 11, "take wants 2 arguments, not 1"),
    "a broken payload": ({11: "0 offer {"}, 11, "offer: the payload is not JSON"),
    "a payload of a wrong form": ({11: "0 offer {}"}, 11, "an offer has points and a note"),
    "results that are no numbers": ({12: "1 draw ; x"}, 12, "draw wants 0 arguments, not 2"),
    "an endless result": ({12: f"1 draw ; {'1' * 21}"}, 12, f"{NO_NUMBER} '{'1' * 21}'"),
    "too few scores": ({15: "result: 2"}, 15, "the result has 1 scores for 2 seats"),
    "a score that is no number": ({15: "result: 2 x"}, 15, f"{NO_NUMBER} 'x'"),
    "a bare minus": ({15: "result: 2 -"}, 15, f"{NO_NUMBER} ''"),
    "a move behind the result": ({14: "result: 2 0", 15: "1 bid 3"}, 15, "nothing follows the result"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_with_line_and_reason(name: str) -> None:
    lines, line, reason = BROKEN[name]
    with pytest.raises(Bad) as caught:
        parse(edited(lines), find)
    assert reason in caught.value.reason
    assert caught.value.where == f"line {line}"


@pytest.mark.parametrize("text", ["", "\n\n", "fondaco record 1", "fondaco record 1\ngame: tiny\nrules: 1\nseats: 2\n"])
def test_a_record_that_ends_before_its_set_up_is_refused(text: str) -> None:
    with pytest.raises(Bad, match=r"line [0-9]+: (a record begins|the record ends in its header)"):
        parse(text, find)


# --- records that are well formed but not true ------------------------------------------------------------------------

UNTRUE: dict[str, tuple[dict[int, str], str, str]] = {
    "another game of the same rules": ({6: "seed: 1"}, "line 12", "chance gave other results than the record says"),
    "another result of chance": ({12: "1 draw ; 5"}, "line 12", "chance gave other results than the record says"),
    "a result of chance too few": ({12: "1 draw"}, "line 12", "chance gave other results than the record says"),
    "a result of chance too many": ({11: "0 take red 2 ; 1"}, "line 11", "chance gave other results"),
    "chance in the set-up": ({10: "setup ; 1"}, "", "chance gave another set-up than the record says"),
    "no seed and no results": ({6: "", 12: "1 draw"}, "line 12", "asked more often than there are results"),
    "no seed and an impossible result": ({6: "", 12: "1 draw ; 9"}, "line 12", "chance result 9 is not below 9"),
    "no seed and a huge result": (
        {6: "", 12: "1 draw ; 99999999999999999999"},
        "line 12",
        "chance result 99999999999999999999 is not below 9",
    ),
    "a seed beyond 64 bits": ({6: "seed: 99999999999999999999"}, "", "a seed is a number from 0 to 2**64 - 1"),
    "not his turn": ({11: "1 take red 2"}, "line 11", "take red 2 is refused: TI-1.01 not-yours"),
    "an illegal action": ({11: "0 show red"}, "line 11", "show red is refused: TI-1.05 not-in-hand"),
    "a seat that is not at the table": ({11: "2 pass"}, "line 11", "seat"),
    "a seat beyond 64 bits": ({11: "99999999999999999999 pass"}, "line 11", ""),
    "a move after the end": ({15: "0 pass"}, "line 15", "pass is refused: TI-2.01 game-over"),
    "another result": ({15: "result: 3 0"}, "", "the result is [2, 0], not [3, 0]"),
    "a result too soon": ({14: "", 15: "result: 2 0"}, "", "the record has a result, but the game is not over"),
    "other rules": ({3: "rules: 2"}, "", "the record was made under rules 2; these are rules 1"),
}


@pytest.mark.parametrize("name", UNTRUE)
def test_an_untrue_record_is_refused_with_line_and_reason(name: str) -> None:
    lines, where, reason = UNTRUE[name]
    with pytest.raises(Bad) as caught:
        replay(GAME, parse(edited(lines), find))
    assert reason in caught.value.reason
    assert caught.value.where == where


def test_a_record_of_another_game_is_refused() -> None:
    record = parse(TEXT, find)
    with pytest.raises(Bad, match="this is a record of chess, not of tiny"):
        replay(GAME, Record("chess", 1, 2, {}, 7, [], [], record.moves, None))


def test_moves_without_a_line_are_named_by_number() -> None:
    record = played().record()
    record.moves[1], record.moves[2] = record.moves[2], record.moves[1]
    with pytest.raises(Bad) as caught:
        replay(GAME, record)
    assert caught.value.where == "move 2"


def test_a_record_is_plain_text_whatever_the_options() -> None:
    history = begin(GAME, 2, {"extras": ["silver", "gold"]}, 7)
    record = parse(history.record().text(), find)
    assert record.options == {"rounds": 2, "extras": ["gold", "silver"]}
    assert json.dumps(record.options, sort_keys=True) in record.text()
