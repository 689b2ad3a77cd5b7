"""The life of a table over real sockets: coming, looking, acting, talking, leaving, coming back."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fondaco.server import messages as m
from fondaco.server.limits import RATES, Rate
from fondaco.server.reader import MOST_WAITING, Reader
from fondaco.server.store import tables as stored
from fondaco.server.store.store import Work
from tests.server.conftest import Ground, Servers
from tests.server.guests import Guest, Line, arrives, moved

GAME = "puerto_rico"


class Company:
    """Two people at a table of Puerto Rico that has begun, each with a line; `first` is asked first."""

    def __init__(self, opened: m.Opened, guests: list[Guest], lines: list[Line], welcomes: list[m.Welcome]) -> None:
        self.opened = opened
        self.id = opened.table.id
        self.guests = guests
        self.lines = lines
        assert welcomes[0].position is not None
        self.position = welcomes[0].position
        self.first = self.position.awaited[0]

    async def act(self, line: Line, key: str, *actions: list[str], asked: int | None = None) -> Any:
        return await line.ask(m.Act(key, self.position.asked if asked is None else asked, list(actions)))


@asynccontextmanager
async def company(servers: Servers, **terms: Any) -> AsyncIterator[Company]:
    """They come to different servers, where there are two."""
    async with arrives(servers.bases[0], "Anna") as anna, arrives(servers.bases[1], "Béla") as bela:
        opened = await anna.open(GAME, 2, **terms)
        await bela.sit(opened)
        await anna.start(opened)
        async with anna.at(opened.table.id) as one, bela.at(opened.table.id) as other:
            welcomes = [await one.look(), await other.look()]
            yield Company(opened, [anna, bela], [one, other], welcomes)


def run(work: Callable[[], Awaitable[None]], seconds: float = 60) -> None:
    """Do it; a test that hangs fails."""

    async def bounded() -> None:
        await asyncio.wait_for(work(), seconds)

    asyncio.run(bounded())


# --- coming -----------------------------------------------------------------------------------------------------------


def test_everything_but_a_ping_waits_for_a_look(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here, here.guests[0].at(here.id) as line:
            await line.send(m.Ping())
            assert isinstance(await line.next(), m.Pong)
            await line.send(m.Act("k", 0, [["pass"]]))
            refused: m.Refused = await line.next(m.Refused)
            assert refused.refusal.code == "look-first"

    run(work)


def test_there_is_no_socket_at_a_table_that_is_not(servers: Servers) -> None:
    async def work() -> None:
        async with arrives(servers.bases[0], "Anna") as anna:
            with pytest.raises(InvalidStatus):
                async with anna.at("nowhere"):
                    pass

    run(work)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", ""),
        ("{", ""),
        ("[]", ""),
        ('"look"', ""),
        ("{}", ""),
        ('{"type":"fly"}', ""),
        ('{"type":"look","seat":1}', ""),
        ('{"type":"act","key":"k"}', "k"),
        ('{"type":"fly","key":"k"}', "k"),
        ('{"type":"say","key":7,"text":"a key is text"}', ""),
        ("😀", ""),
    ],
)
def test_a_message_that_makes_no_sense_is_refused_by_its_key_and_the_line_holds(
    servers: Servers, text: str, key: str
) -> None:
    async def work() -> None:
        async with company(servers) as here:
            line = here.lines[0]
            await line.socket.send(text)
            refused: m.Refused = await line.next(m.Refused)
            assert (refused.key, refused.refusal.code) == (key, "bad-message")
            await line.socket.send(b"\x00\x01")
            assert (await line.next(m.Refused)).refusal.code == "bad-message"
            await line.send(m.Ping())
            await line.next(m.Pong)

    run(work)


def test_a_private_table_shows_itself_to_the_invited_only(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here, arrives(servers.bases[1], "Cili") as cili, cili.at(here.id) as line:
            await line.send(m.Look())
            assert (await line.next(m.Refused)).refusal.code == "not-invited"
            await line.send(m.Look(invitation="guess"))
            assert (await line.next(m.Refused)).refusal.code == "not-invited"
            welcome = await line.look(invitation=here.opened.invitation)
            assert welcome.seat is None
            assert welcome.position is not None
            assert (welcome.position.may_act, welcome.position.choices) == (False, [])
            for message in (m.Act("a", 0, [["pass"]]), m.Undo("b", 0), m.Try("c", 0, [["pass"]]), m.Return("d")):
                answer: m.Refused = await line.ask(message)
                assert answer.refusal.code == "not-seated"

    run(work)


def test_the_host_is_told_so_and_nobody_else_whatever_they_are_called(servers: Servers) -> None:
    async def work() -> None:
        async with arrives(servers.bases[0], "Anna") as anna, arrives(servers.bases[1], "Anna") as namesake:
            opened = await anna.open(GAME, 3, bots=["random"], sit=False)
            await namesake.sit(opened)
            async with anna.at(opened.table.id) as one, namesake.at(opened.table.id) as other:
                watching, seated = await one.look(), await other.look()
                assert (watching.host, watching.seat) == (True, None)
                assert (seated.host, seated.seat) == (False, 0)
                await anna.sit(opened)
                assert ((await one.look()).host, (await one.look()).seat) == (True, 1)

    run(work)


def test_presence_is_seen_by_the_others(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            async with here.guests[1].at(here.id) as second:
                await second.look()
            await here.lines[1].socket.close()
            changed: m.Changed = await here.lines[0].next(m.Changed)
            while changed.table.places[1].present:
                changed = await here.lines[0].next(m.Changed)
            async with here.guests[1].at(here.id) as again:
                await again.look()
                assert (await here.lines[0].next(m.Changed)).table.places[1].present

    run(work)


# --- sending too fast -------------------------------------------------------------------------------------------------


def test_who_sends_faster_than_they_may_is_answered_all_the_same(servers: Servers) -> None:
    keys = [f"k{number}" for number in range(int(RATES["message"].burst) + 10)]

    async def work() -> None:
        async with company(servers) as here:
            line = here.lines[here.first]
            for key in keys:
                await line.send(m.WhyNot(key, ["role", "settler"]))
            assert [await line.next(m.Because | m.Refused) for _ in keys] == [m.Because(key, None) for key in keys]

    run(work)


def test_a_message_that_waits_for_its_turn_is_not_heard_once_the_line_has_ended(ground: Ground) -> None:
    async def work(servers: Servers) -> None:
        async with company(servers) as here:
            line, person = here.lines[here.first], here.guests[here.first]
            await line.send(m.Act("k", here.position.asked, [["role", "settler"]]))
            await line.send(m.Act("l", here.position.asked, [["role", "mayor"]]))
            await person.call("POST", f"/api/tables/{here.id}/token", m.SeatToken)  # which ends the lines of before
            with pytest.raises(ConnectionClosed) as closed:
                await line.next(m.Done | m.Refused)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert servers.room(here.id).version() == 0

    one_in_a_thousand_seconds = {"message": Rate(1, 0.001)}  # the look; whatever comes after it waits
    with ground.servers(ground.settings(rates=one_in_a_thousand_seconds)) as slow:
        run(lambda: work(slow))


# --- acting -----------------------------------------------------------------------------------------------------------


def test_a_move_is_done_and_shown_to_everybody_each_in_their_own_view(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            line = here.lines[here.first]
            assert await here.act(line, "k", ["role", "settler"]) == m.Done("k", 1)
            assert await here.act(line, "k", ["role", "settler"]) == m.Done("k", 1)
            for seat, reader in enumerate(here.lines):
                shown: m.Moved = await reader.next(m.Moved) if seat != here.first else last_moved(line)
                assert (shown.position.version, shown.back, len(shown.lines)) == (1, 0, 1)
                assert shown.position.view["seat"] == seat

    run(work)


def last_moved(line: Line) -> m.Moved:
    """The latest `moved` among what was received."""
    found = [message for raw in line.raw if isinstance(message := msgspec.json.decode(raw, type=m.FromServer), m.Moved)]
    return found[-1]


def test_a_seat_cannot_act_for_another(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            refused: m.Refused = await here.act(here.lines[1 - here.first], "k", ["role", "settler"])
            assert refused.refusal.objection is not None
            assert refused.refusal.objection["code"] == "not-yours"

    run(work)


def test_a_move_is_taken_back_for_everybody(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            line, other = here.lines[here.first], here.lines[1 - here.first]
            await here.act(line, "k", ["role", "settler"])
            assert await line.ask(m.Undo("u", 1)) == m.Done("u", 2)
            await other.next(m.Moved)
            gone: m.Moved = await other.next(m.Moved)
            assert (gone.position.version, gone.position.moves, gone.back, gone.lines) == (2, 0, 1, [])
            refused: m.Refused = await line.ask(m.Undo("v", 2))
            assert refused.refusal.code == "nothing-to-undo"

    run(work)


def test_trying_and_asking_why_not_tell_nobody_else(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            line, other = here.lines[here.first], here.lines[1 - here.first]
            tried: m.Tried = await line.ask(m.Try("t", here.position.asked, [["role", "settler"]]))
            assert tried.at == 1
            because: m.Because = await line.ask(m.WhyNot("w", ["build", "wharf"]))
            assert because.objection is not None
            await other.send(m.Ping())
            heard = await other.next()
            while not isinstance(heard, m.Pong):
                assert isinstance(heard, m.Changed), "only that somebody came"
                heard = await other.next()

    run(work)


@pytest.mark.provokes("not stored")
def test_what_cannot_be_written_is_not_done(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> Work[None]:
        def work(connection: Connection) -> None:
            raise OSError("no space left")

        return work

    async def work() -> None:
        async with company(servers) as here:
            line = here.lines[here.first]
            with monkeypatch.context() as broken_disk:
                broken_disk.setattr(stored, "save", broken)
                refused: m.Refused = await here.act(line, "k", ["role", "settler"])
            assert refused.refusal.code == "not-stored"
            welcome = await line.look()
            assert welcome.position is not None
            assert welcome.position.version == 0
            assert await here.act(line, "k", ["role", "settler"]) == m.Done("k", 1)

    run(work)


@pytest.mark.provokes("not stored")
def test_a_writer_who_is_behind_refuses_and_lets_everybody_look_anew(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            room = servers.room(here.id)
            room.table.revision -= 1  # as if another server had written the table meanwhile
            line = here.lines[here.first]
            await line.send(m.Act("k", here.position.asked, [["role", "settler"]]))
            with pytest.raises(ConnectionClosed) as closed:
                await line.next(m.Tried)  # which never comes
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            async with here.guests[here.first].at(here.id) as again:
                position = (await again.look()).position
                assert position is not None
                assert position.version == 0
                assert await here.act(again, "k", ["role", "settler"]) == m.Done("k", 1)

    run(work)


# --- talking ----------------------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_by_all_and_kept(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            await here.lines[0].ask(m.Say("s", "hello"))
            said: m.Said = await here.lines[1].next(m.Said)
            assert (said.line.name, said.line.seat, said.line.text) == ("Anna", 0, "hello")
            assert (await here.lines[1].look()).chat == [said.line]

    run(work)


def test_nobody_without_a_name_speaks(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers, public=True) as here:
            here.guests[1].http.cookies.clear()
            async with here.guests[1].at(here.id) as line:
                assert (await line.look()).seat is None
                refused: m.Refused = await line.ask(m.Say("s", "boo"))
                assert refused.refusal.code == "nobody"

    run(work)


# --- leaving and coming back ------------------------------------------------------------------------------------------


def test_who_comes_back_is_told_what_they_have_missed(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            away, line = 1 - here.first, here.lines[here.first]
            await here.act(line, "a", ["role", "settler"])
            await here.lines[away].next(m.Moved)
            await here.lines[away].socket.close()
            await gone(line, away)
            await here.act(line, "b", ["take", "quarry"], asked=1)
            async with here.guests[away].at(here.id) as again:
                welcome = await again.look(since=1)
                assert welcome.missed == 2
                assert [entry.number for entry in welcome.log] == [2]
                assert [entry.number for entry in (await again.look()).log] == [1, 2]

    run(work)


async def gone(line: Line, seat: int) -> None:
    """Wait until somebody is no longer there."""
    while (await line.next(m.Changed)).table.places[seat].present:
        pass


def test_who_leaves_is_stewarded_until_they_return(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            leaver, other = here.guests[here.first], here.lines[1 - here.first]
            await leaver.call("DELETE", f"/api/tables/{here.id}/seat", None)
            position = await moved(other, here.position)
            assert position.version >= 1
            assert await here.lines[here.first].ask(m.Return("r"))
            welcome = await other.look()
            assert welcome.table.places[here.first].level == ""

    run(work)


def test_the_host_may_let_a_bot_go_on_as_soon_as_the_server_has_no_more_patience(ground: Ground) -> None:
    async def excused(servers: Servers) -> httpx.Response:
        async with company(servers) as here:
            await here.lines[1].socket.close()
            await gone(here.lines[0], 1)
            return await here.guests[0].http.delete(f"/api/tables/{here.id}/seats/1")

    with ground.servers(ground.settings(patience=1000)) as patient:
        answer = asyncio.run(asyncio.wait_for(excused(patient), 60))
        refusal = msgspec.json.decode(answer.content, type=m.Problem).refusal
        assert (refusal.code, refusal.args) == ("still-here", {"seat": 1, "seconds": 1000})
    with ground.servers(ground.settings(patience=0)) as hasty:
        answer = asyncio.run(asyncio.wait_for(excused(hasty), 60))
        assert msgspec.json.decode(answer.content, type=m.Seated).table.places[1].level == "random"


def test_time_runs_out_by_itself(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers, clock=m.Clock(move=1)) as here:
            other = here.lines[1 - here.first]
            position = await moved(other, here.position)
            assert position.version >= 1
            assert last_moved(other).places[here.first].level == "random"

    run(work)


def test_a_program_takes_a_seat_by_token(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            owner = here.guests[here.first]
            token: m.SeatToken = await owner.call("POST", f"/api/tables/{here.id}/token", m.SeatToken)
            assert token.seat == here.first
            async with arrives(servers.bases[1], "Somebody") as program, program.at(here.id, token.token) as line:
                assert (await line.look()).seat == here.first
                assert await here.act(line, "k", ["role", "settler"]) == m.Done("k", 1)
            with pytest.raises(InvalidStatus):
                async with owner.at(here.id, "another"):
                    pass

    run(work)


# --- lists and the end ------------------------------------------------------------------------------------------------


def test_ones_own_tables_are_listed_those_that_wait_first(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            waiting, other = here.guests[here.first], here.guests[1 - here.first]
            newer = await waiting.open(GAME, 2)
            lists: m.Tables = await waiting.call("GET", "/api/tables", m.Tables)
            assert [(one.table.id, one.your_turn) for one in lists.own] == [(here.id, True), (newer.table.id, False)]
            theirs: m.Tables = await other.call("GET", "/api/tables", m.Tables)
            assert [(one.table.id, one.seat, one.your_turn) for one in theirs.own] == [(here.id, 1 - here.first, False)]
            assert here.id not in [one.table.id for one in theirs.public]

    run(work)


def test_a_rematch_is_a_new_table_with_the_same_people(servers: Servers) -> None:
    async def work() -> None:
        async with company(servers) as here:
            room = servers.room(here.id)
            room.table.phase = "over"  # as if they had played to the end
            path = f"/api/tables/{here.id}/rematch"
            asked: m.Seated = await here.guests[1].call("POST", path, m.Seated)
            assert [place.rematch for place in asked.table.places] == [False, True]
            settled: m.Seated = await here.guests[0].call("POST", path, m.Seated)
            assert settled.table.next is not None
            again: m.Seated = await here.guests[1].call("GET", f"/api/tables/{settled.table.next}", m.Seated)
            assert (again.seat, again.table.phase) == (1, "playing")

    run(work)


def test_a_reader_who_does_not_listen_is_dismissed() -> None:
    async def work() -> None:
        reader = Reader(None, "")
        for _ in range(MOST_WAITING + 5):
            reader.tell(m.Pong(0.0))
        waiting = [reader.waiting.get_nowait() for _ in range(reader.waiting.qsize())]
        assert waiting.count(None) == 1
        assert len(waiting) == MOST_WAITING + 1

    run(work)
