"""Redacted records: what a seat may have of a running game; readable, marked, and never played again."""

import pytest

from fondaco.core.errors import Bad
from fondaco.core.history import History, begin, replay
from fondaco.core.record import Veiled, parse
from tests.core.tiny import BID, GAME, find

FOR_SEAT_1 = """\
fondaco record 1
game: tiny
rules: 1
seats: 2
options: {"extras": [], "rounds": 2}
player 0: Anna
player 1: Béla
redacted: 1
# Hidden: the seed, the results of chance, and what others have done in secret.

setup
0 take red 2
1 draw
0 bid
1 bid 3
0 offer {"note": "please", "points": 1}
"""


def played() -> History:
    history = begin(GAME, 2, {"rounds": 2}, 7)
    offer = 'offer {"note": "please", "points": 1}'
    for seat, text in [(0, "take red 2"), (1, "draw"), (0, "bid 1"), (1, "bid 3"), (0, offer)]:
        assert history.submit(seat, GAME.parse(text)) is None
    return history


def test_a_seat_gets_its_own_secrets_and_of_others_the_verb() -> None:
    record = played().record(["Anna", "Béla"])
    assert record.redacted(1).text() == FOR_SEAT_1
    assert "0 bid 1\n1 bid\n" in record.redacted(0).text()
    everybody = record.redacted(-1).text()
    assert "0 bid\n1 bid\n" in everybody
    assert "redacted: all\n" in everybody


def test_neither_seed_nor_results_of_chance_are_in_it() -> None:
    text = played().record().text()
    assert "seed: 7" in text
    assert " ; " in text
    for reader in (-1, 0, 1):
        redacted = played().record().redacted(reader).text()
        assert "seed:" not in redacted
        assert ";" not in redacted


def test_it_is_read_as_it_was_written() -> None:
    record = parse(FOR_SEAT_1, find)
    assert record.reader == 1
    assert record.text() == FOR_SEAT_1
    veiled = record.moves[2].action
    assert isinstance(veiled, Veiled)
    assert veiled.verb is BID
    assert (veiled.data(), veiled.told(1, 0)) == (["bid"], {"verb": "bid"})
    assert parse(FOR_SEAT_1.replace("redacted: 1", "redacted: all"), find).reader == -1


def test_it_is_not_played_again() -> None:
    with pytest.raises(Bad, match="a redacted record can be read, not played again"):
        replay(GAME, parse(FOR_SEAT_1, find))


def test_no_game_takes_an_action_of_which_only_the_verb_is_known() -> None:
    history = begin(GAME, 2, {"rounds": 1}, 7)
    for seat in (0, 1):
        assert history.submit(seat, GAME.parse("pass")) is None
    objection = history.submit(0, Veiled(BID, None))
    assert objection is not None
    assert objection.code == "unknown-action"


def test_payloads_with_gaps_are_kept_as_they_were_told() -> None:
    gap = FOR_SEAT_1.replace('{"note": "please", "points": 1}', '{"points": 1}')
    record = parse(gap, find)
    assert record.text() == gap
    assert record.moves[-1].action.data() == ["offer", {"points": 1}]
    assert record.moves[-1].action.told(1, 0) == {"verb": "offer", "payload": {"points": 1}}


BROKEN = {
    "a reader who does not sit there": ("redacted: 1", "redacted: 2", "line 8: there is no seat 2"),
    "a reader who is no seat": ("redacted: 1", "redacted: Anna", "line 8: a number is wanted, not 'Anna'"),
    "an unknown verb": ("0 bid", "0 fly", "line 14: no such action: fly"),
    "wrong items": ("1 bid 3", "1 bid three", "line 15: no such coins: three"),
    "a payload that is no JSON": ('{"note": "please", "points": 1}', "{", "line 16: the payload is not JSON"),
    "a bare verb in a record that is not redacted": ("redacted: 1\n", "", "line 13: bid wants 1 arguments, not 0"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_one_is_refused_with_line_and_reason(name: str) -> None:
    old, new, reason = BROKEN[name]
    with pytest.raises(Bad) as caught:
        parse(FOR_SEAT_1.replace(old, new), find)
    assert str(caught.value) == reason
