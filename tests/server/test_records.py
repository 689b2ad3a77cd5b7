"""Records and replays of tables: what each reader may have, while the game runs and once it is over."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.core.history import replay
from fondaco.core.record import parse
from fondaco.games import GAMES, game
from fondaco.server.app import build
from fondaco.server.entries import NOBODY
from fondaco.server.messages import Act, NewTable
from fondaco.server.records import MOST_MOVES, invitation_for, line_anew, line_by, record_of, replay_of
from fondaco.server.settings import Settings
from fondaco.server.table import Table
from fondaco.server.terms import agreed
from tests.server.guests import browser
from tests.server.loopback import serving

MOVES = 60


def begun(name: str) -> Table:
    """A table of that game with as few people as possible."""
    seats = GAMES[name].seat_counts[0]
    table = Table(agreed(NewTable(name, seats, seed=11), "p0", "Anna", 0.0))
    for seat in range(seats):
        table.sit(f"p{seat}", f"Player {seat}", seat)
    table.begin(0.0)
    return table


def play(table: Table, moves: int) -> None:
    """Let chance decide for everybody, for so many moves or until the end."""
    dice = random.Random(5)
    while table.phase == "playing" and len(table.playing().entries) < moves:
        state = table.playing().history.state
        seat = table.game.awaited(state)[0]
        action = dice.choice(table.game.suggestions(state, seat))
        table.act(seat, Act(f"k{table.playing().version}", table.playing().asked, [action.data()]), 1.0)


def half(name: str) -> Table:
    """A table in the middle of its game, however short that is."""
    whole, table = begun(name), begun(name)
    play(whole, 2 * MOVES)
    play(table, len(whole.playing().entries) // 2)
    return table


def readers(table: Table) -> range:
    return range(NOBODY, len(table.chairs))


# --- the text ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_running_game_holds_what_its_reader_was_told(name: str) -> None:
    table = half(name)
    for reader in readers(table):
        record = parse(record_of(table, reader).text(), game)
        assert (record.reader, record.seed, record.setup, record.result) == (reader, None, [], None)
        for move, entry in zip(record.moves, table.playing().entries, strict=True):
            assert move.chance == []
            did = entry.events[0].by(reader)
            assert did["event"] == "did"
            assert move.action.told(reader, move.seat) == did["action"]
        with pytest.raises(Bad, match="can be read, not played again"):
            replay(table.game, record)


def test_two_games_that_differ_in_a_secret_choice_have_the_same_record_for_others() -> None:
    texts = []
    for pick in (0, 1):
        table = begun("citadels")
        state = table.playing().history.state
        seat = table.game.awaited(state)[0]
        action = table.game.choices(state, seat)[pick]
        assert action.verb.secret
        table.act(seat, Act("k", table.playing().asked, [action.data()]), 1.0)
        texts.append([record_of(table, reader).text() for reader in readers(table) if reader != seat])
        assert action.items()[0] in record_of(table, seat).text()
    assert texts[0] == texts[1]


def test_once_it_is_over_everybody_has_the_whole_record() -> None:
    table = begun("calimala")
    play(table, MOST_MOVES)
    assert table.phase == "over"
    texts = {record_of(table, reader).text() for reader in readers(table)}
    assert len(texts) == 1
    again = replay(table.game, parse(texts.pop(), game))
    assert table.game.to_data(again.state) == table.game.to_data(table.playing().history.state)


# --- moments ----------------------------------------------------------------------------------------------------------


def whole(table: Table) -> Any:
    return table.playing().history.record([chair.name for chair in table.chairs])


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_shows_each_moment_as_its_reader_saw_it(name: str) -> None:
    table = begun(name)
    seen: dict[int, list[Any]] = {reader: [view(table, reader)] for reader in readers(table)}
    for count in range(1, 25):
        if table.phase == "over":
            break
        play(table, count)
        for reader in readers(table):
            seen[reader].append(view(table, reader))
    entries = table.playing().entries
    for reader in readers(table):
        shown = replay_of(whole(table), reader, line_by(reader, entries))
        assert [frame.position.view for frame in shown.frames] == seen[reader]
        assert shown.frames[0].line is None
        lines = [frame.line for frame in shown.frames[1:]]
        assert lines == [entry.line(number, reader) for number, entry in enumerate(entries, 1)]
        assert not any(frame.position.choices or frame.position.may_act for frame in shown.frames)


def view(table: Table, reader: int) -> Any:
    rules: Game = table.game
    return rules.view(table.playing().history.state, None if reader == NOBODY else reader)


def test_events_of_a_pasted_record_are_told_by_the_engine() -> None:
    table = begun("genoa")
    play(table, 10)
    for reader in readers(table):
        shown = replay_of(whole(table), reader, line_anew(reader))
        for frame, entry in zip(shown.frames[1:], table.playing().entries, strict=True):
            assert frame.line is not None
            assert frame.line.events == [event.by(reader) for event in entry.events]


def test_a_record_that_is_too_long_or_has_no_such_seat_is_refused() -> None:
    table = begun("calimala")
    play(table, 3)
    record = whole(table)
    with pytest.raises(Bad, match="there is no seat 3"):
        replay_of(record, 3, line_anew(0))
    record.moves.extend(record.moves * MOST_MOVES)
    with pytest.raises(Bad, match=f"at most {MOST_MOVES} moves"):
        replay_of(record, 0, line_anew(0))


# --- over HTTP --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data=tmp_path_factory.mktemp("records") / "fondaco.db")
    with serving(build(settings), settings) as base:
        yield base


def person(base: str, name: str) -> httpx.Client:
    client = browser(base, timeout=30)
    client.put("/api/me/name", json={"name": name})
    return client


def code(response: httpx.Response) -> str:
    return str(response.json()["refusal"]["code"])


def test_a_private_game_is_shown_to_those_who_sit_or_are_invited(base: str) -> None:
    host, other = person(base, "Anna"), person(base, "Béla")
    opened = host.post("/api/tables", json={"game": "calimala", "seats": 3, "bots": ["random", "random"]}).json()
    path = f"/api/tables/{opened['table']['id']}"
    early = host.get(f"{path}/record")
    assert (early.status_code, code(early)) == (409, "not-playing")
    assert host.post(f"{path}/start").status_code == 200
    assert "redacted: 0" in host.get(f"{path}/record").json()["record"]
    for refused in [other.get(f"{path}/record"), other.get(f"{path}/replay"), httpx.get(f"{base}{path}/replay")]:
        assert (refused.status_code, code(refused)) == (403, "not-invited")
    invited = {"authorization": f"Bearer {opened['invitation']}"}
    assert "redacted: all" in other.get(f"{path}/record", headers=invited).json()["record"]
    token = host.post(f"{path}/token").json()["token"]
    program = httpx.get(f"{base}{path}/record", headers={"authorization": f"Bearer {token}"})
    assert "redacted: 0" in program.json()["record"]
    wrong = httpx.get(f"{base}{path}/record", headers={"authorization": "Bearer wrong"})
    assert (wrong.status_code, code(wrong)) == (403, "not-invited")


def test_a_link_to_a_moment_gets_the_invitation_from_whoever_may_hand_it_on() -> None:
    table = begun("calimala")
    secret = table.terms.invitation
    assert [invitation_for(table, person) for person in ("p0", "p1", "stranger", None)] == [secret, None, None, None]
    play(table, MOST_MOVES)
    assert table.phase == "over"
    assert [invitation_for(table, person) for person in ("p0", "p1", "stranger", None)] == [secret, secret, None, None]


def test_a_public_game_needs_no_invitation(base: str) -> None:
    host = person(base, "Anna")
    wanted = {"game": "calimala", "seats": 3, "bots": ["random", "random"], "public": True}
    path = f"/api/tables/{host.post('/api/tables', json=wanted).json()['table']['id']}"
    assert host.post(f"{path}/start").status_code == 200
    replay = httpx.get(f"{base}{path}/replay").json()
    assert (replay["private"], replay["invitation"]) == (False, None)
    assert host.get(f"{path}/replay").json()["invitation"] is None


def test_a_stranger_with_the_invitation_sees_the_game_and_no_more(base: str) -> None:
    host = person(base, "Anna")
    opened = host.post("/api/tables", json={"game": "calimala", "seats": 3, "bots": ["random", "random"]}).json()
    path = f"/api/tables/{opened['table']['id']}"
    assert host.post(f"{path}/start").status_code == 200
    own = host.get(f"{path}/replay").json()
    assert (own["private"], own["invitation"]) == (True, opened["invitation"])
    invited = {"authorization": f"Bearer {own['invitation']}"}
    shown = httpx.get(f"{base}{path}/replay", headers=invited).json()
    assert shown["frames"][0]["position"]["view"]["seat"] is None
    assert (shown["private"], shown["invitation"]) == (True, None)
    late = person(base, "Béla").post(f"{path}/seat", json={"invitation": own["invitation"]})
    assert (late.status_code, code(late)) == (409, "not-open")


def test_a_running_game_is_not_seen_through_the_eyes_of_others(base: str) -> None:
    # Three people: a bot would make its move between two looks at the same game.
    host = person(base, "Anna")
    opened = host.post("/api/tables", json={"game": "calimala", "seats": 3}).json()
    path = f"/api/tables/{opened['table']['id']}"
    for name in ("Béla", "Cili"):
        assert person(base, name).post(f"{path}/seat", json={"invitation": opened["invitation"]}).status_code == 200
    assert host.post(f"{path}/start").status_code == 200
    own = host.get(f"{path}/replay")
    assert own.json() == host.get(f"{path}/replay/0").json()
    assert own.json()["frames"][0]["position"]["view"]["seat"] == 0
    refused = host.get(f"{path}/replay/1")
    assert (refused.status_code, code(refused)) == (409, "not-over")
    for seat in ["3", "-1", "x", "²", "99999999999999999999"]:
        refused = host.get(f"{path}/replay/{seat}")
        assert (refused.status_code, code(refused)) == (422, "no-such-seat")


def test_a_pasted_record_is_played_again(base: str) -> None:
    table = begun("calimala")
    play(table, MOST_MOVES)
    text = whole(table).text()
    shown = browser(base).post("/api/replay", json={"record": text, "seat": 1}, timeout=60)
    frames = shown.json()["frames"]
    assert len(frames) == len(table.playing().entries) + 1
    assert frames[-1]["position"]["scores"] == table.game.scores(table.playing().history.state)
    assert frames[-1]["position"]["view"]["seat"] == 1


def test_a_message_with_the_character_that_no_text_has_is_refused(base: str) -> None:
    refused = browser(base).post("/api/replay", json={"record": "\x00"})
    assert (refused.status_code, code(refused)) == (422, "bad-message")


@pytest.mark.parametrize("text", ["x", "fondaco record 1\ngame: chess\n", "fondaco record 1\n" * 100, "é" * 9])
def test_what_is_no_record_is_refused_with_line_and_reason(base: str, text: str) -> None:
    refused = browser(base).post("/api/replay", json={"record": text})
    assert (refused.status_code, code(refused)) == (422, "bad-record")
    assert refused.json()["refusal"]["args"]["reason"]


def test_an_untrue_record_is_refused(base: str) -> None:
    table = begun("calimala")
    play(table, 5)
    lines = whole(table).text().splitlines()
    lines[-1], lines[-2] = lines[-2], lines[-1]
    refused = browser(base).post("/api/replay", json={"record": "\n".join(lines)})
    assert (refused.status_code, code(refused)) == (422, "bad-record")
    assert refused.json()["refusal"]["args"]["where"].startswith("line ")
