"""A program at a table of a real server: positions, acts, refusals, broken lines, restarts."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fondaco.client import NotAdmitted, NotDone, Seat, play, seated
from fondaco.core.record import parse
from fondaco.games import game
from fondaco.server.app import build
from fondaco.server.messages import Position
from fondaco.server.settings import Settings
from tests.client.proxy import between
from tests.server.guests import browser
from tests.server.loopback import serving

DOCS = Path(__file__).parents[2] / "docs" / "client.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
PATIENCE = 120


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data=tmp_path_factory.mktemp("client") / "fondaco.db", workers=1)
    with serving(build(settings), settings) as base:
        yield base


class Game:
    """A game whose first seats are held by persons with tokens, the others by random bots."""

    def __init__(self, base: str, people: int, name: str = "calimala", seats: int = 3, start: bool = True) -> None:
        self.people = [browser(base) for _ in range(people)]
        for number, person in enumerate(self.people):
            person.put("/api/me/name", json={"name": f"Player {number}"})
        bots = ["random"] * (seats - people)
        opened = self.people[0].post("/api/tables", json={"game": name, "seats": seats, "bots": bots}).json()
        self.id = str(opened["table"]["id"])
        for person in self.people[1:]:
            sat = person.post(f"/api/tables/{self.id}/seat", json={"invitation": opened["invitation"]})
            assert sat.status_code == 200
        self.tokens = [str(self.post("token", number)["token"]) for number in range(people)]
        if start:
            self.post("start")

    def post(self, what: str, person: int = 0) -> Any:
        answer = self.people[person].post(f"/api/tables/{self.id}/{what}")
        assert answer.status_code == 200
        return answer.json()

    def record(self) -> Any:
        return parse(self.people[0].get(f"/api/tables/{self.id}/record").json()["record"], game)


def first(position: Position) -> Any:
    return position.choices[0].action


# --- the examples -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["genoa", "puerto_rico", "calimala"])
def test_the_examples_of_the_documentation_play_a_game_to_its_end(base: str, name: str, tmp_path: Path) -> None:
    """As fast as they can, on a server with the limits that every server has."""
    assert len(EXAMPLES) == 2
    table = Game(base, people=2, name=name)
    programs = []
    for number, code in enumerate(EXAMPLES):
        script = tmp_path / f"example_{number}.py"
        script.write_text(code, encoding="utf-8")
        command = [sys.executable, str(script), base, table.id, table.tokens[number]]
        programs.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
    printed = [program.communicate(timeout=PATIENCE) for program in programs]
    assert [program.returncode for program in programs] == [0, 0], printed
    record = table.record()
    scores = str(record.result)
    assert printed[0][0].startswith(scores)
    assert printed[1][0].startswith("seat 1\n")
    assert printed[1][0].rstrip().endswith(scores)
    # Now that it is over, everybody has the whole of it, and may look through the eyes of any seat.
    assert record.reader is None
    frames = table.people[0].get(f"/api/tables/{table.id}/replay/2", timeout=PATIENCE).json()["frames"]
    assert len(frames) == len(record.moves) + 1
    assert frames[-1]["position"]["view"]["seat"] == 2
    assert frames[-1]["position"]["scores"] == record.result


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_program_sits_where_its_person_sits_and_sees_no_more(base: str) -> None:
    table = Game(base, people=2)

    async def look() -> None:
        async with seated(base, table.id, table.tokens[1]) as seat:
            assert seat.number == 1
            assert seat.position is not None
            assert seat.position.view["seat"] == 1
            assert seat.table is not None
            assert [place.name for place in seat.table.places][:2] == ["Player 0", "Player 1"]

    asyncio.run(look())


def test_it_waits_for_the_game_to_begin(base: str) -> None:
    table = Game(base, people=1, start=False)

    async def wait() -> Position:
        async with seated(base, table.id, table.tokens[0]) as seat:
            assert seat.position is None
            with pytest.raises(NotDone, match="not-playing"):
                await seat.act(["pass"])
            turn = asyncio.ensure_future(anext(seat.turns()))
            await asyncio.to_thread(table.post, "start")
            return await asyncio.wait_for(turn, PATIENCE)

    position = asyncio.run(wait())
    assert 0 in position.awaited
    assert position.choices


def test_refusals_say_why_and_change_nothing(base: str) -> None:
    table = Game(base, people=3, name="puerto_rico")

    async def refused() -> None:
        async with seated(base, table.id, table.tokens[0]) as seat:
            assert seat.position is not None
            turn = seat.position.awaited[0]
        tokens = table.tokens[turn], table.tokens[(turn + 1) % 3]
        async with seated(base, table.id, tokens[0]) as awaited, seated(base, table.id, tokens[1]) as idle:
            position = await anext(awaited.turns())
            before = len(table.record().moves)
            with pytest.raises(NotDone) as illegal:
                await idle.act(first(position))
            assert illegal.value.refusal.code == "illegal"
            assert illegal.value.refusal.objection is not None
            assert (await idle.why_not(first(position)))["code"] == "not-yours"
            assert await awaited.why_not(first(position)) is None
            with pytest.raises(NotDone, match="bad-action"):
                await awaited.act(["fly", "home"])
            with pytest.raises(NotDone, match="nothing-to-undo"):
                await idle.undo()
            await idle.say("Hurry up!")
            assert len(table.record().moves) == before

    asyncio.run(asyncio.wait_for(refused(), PATIENCE))


# --- broken lines -----------------------------------------------------------------------------------------------------


MOVES = 12


async def counted(seat: Seat, done: list[Any]) -> None:
    """Make some moves and write down those that were acknowledged."""
    async for position in seat.turns():
        action = first(position)
        await seat.act(action)
        done.append(action)
        if len(done) == MOVES:
            return


@pytest.mark.parametrize("cut_after", [3, 7])
def test_every_move_is_made_once_however_often_the_line_breaks(base: str, cut_after: int) -> None:
    table = Game(base, people=1)
    done: list[Any] = []

    async def play_on() -> int:
        async with between(base, cut_after) as (address, proxy):
            async with seated(address, table.id, table.tokens[0]) as seat:
                await asyncio.wait_for(counted(seat, done), PATIENCE)
            return proxy.cuts

    cuts = asyncio.run(play_on())
    assert cuts > 3
    assert [move.action.data() for move in table.record().moves if move.seat == 0] == done


def test_a_program_outlives_its_server(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "fondaco.db", workers=1)
    done: list[Any] = []

    async def play_on() -> Any:
        with serving(build(settings), settings) as base:
            table = await asyncio.to_thread(Game, base, 1)
            proxying = between(base)
            address, proxy = await proxying.__aenter__()
            sitting = seated(address, table.id, table.tokens[0])
            seat = await sitting.__aenter__()
            playing = asyncio.create_task(counted(seat, done))
            while len(done) < 3:
                await asyncio.sleep(0.01)
            proxy.target = None
            await proxy.cut()
        with serving(build(settings), settings) as base:
            proxy.target = base
            await asyncio.wait_for(playing, PATIENCE)
            await sitting.__aexit__(None, None, None)
            await proxying.__aexit__(None, None, None)
            cookies = table.people[0].cookies
            return httpx.get(f"{base}/api/tables/{table.id}/record", cookies=cookies).json()["record"]

    record = parse(asyncio.run(play_on()), game)
    assert len(done) == MOVES
    assert [move.action.data() for move in record.moves if move.seat == 0] == done


# --- who is not admitted ----------------------------------------------------------------------------------------------


def test_a_token_that_opens_nothing_is_refused(base: str) -> None:
    table = Game(base, people=1)
    for wrong, token, status in [(table.id, "wrong", 403), ("nothing", table.tokens[0], 404), (table.id, "", 403)]:
        with pytest.raises(NotAdmitted) as refused:
            asyncio.run(play(base, wrong, token, first))
        assert refused.value.status == status


def test_a_token_that_was_withdrawn_ends_the_program(base: str) -> None:
    table = Game(base, people=3)

    async def lose() -> None:
        async with between(base) as (address, proxy), seated(address, table.id, table.tokens[2]) as seat:
            waiting = asyncio.create_task(seat.over())
            await asyncio.to_thread(table.post, "token", 2)
            await proxy.cut()
            with pytest.raises(NotAdmitted):
                await asyncio.wait_for(waiting, PATIENCE)
            with pytest.raises(NotAdmitted):
                await seat.say("Am I still here?")

    asyncio.run(lose())


@pytest.mark.parametrize("server", ["play.example.org", "ftp://play.example.org", "https://", ""])
def test_what_is_no_address_of_a_server_is_refused(server: str) -> None:
    with pytest.raises(ValueError, match="the address of a server is wanted"):
        Seat(server, "t", "x")


def test_the_token_is_in_no_address() -> None:
    seat = Seat("https://play.example.org/games/", "a/b", "secret")
    assert seat.address == "wss://play.example.org/games/api/tables/a%2Fb/socket"
