"""A fuzzer at the sockets: junk, wrong types, huge and binary messages, foreign seats, stolen keys, replays.

Whatever is sent, it is answered by a refusal or by silence on a closed line: no crash, no hang, no secret, no change.
"""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from fondaco.server import messages as m
from fondaco.server.limits import RATES
from fondaco.server.safety import MOST_MESSAGE
from tests.server.conftest import Servers
from tests.server.guests import browser, new_address

EXAMPLES = 400 if os.environ.get("FONDACO_PROFILE") == "long" else 15
PATIENCE = 20.0
VERBS = ["look", "act", "undo", "try", "why-not", "hint", "say", "return", "instruct", "ping", "fly", ""]
ANSWERS = (m.Refused, m.Welcome, m.Said, m.Done, m.Because, m.Hints, m.Tried, m.Moved)
fuzzing = settings(max_examples=EXAMPLES, deadline=None, derandomize=True)


class Scene:
    """A running game of Citadels with three persons, of whom we attack one."""

    def __init__(self, servers: Servers) -> None:
        self.base = servers.bases[1]
        self.people = [browser(servers.bases[0]) for _ in range(3)]
        for number, person in enumerate(self.people):
            person.put("/api/me/name", json={"name": f"Player {number}"})
        opened = self.people[0].post("/api/tables", json={"game": "citadels", "seats": 3}).json()
        self.id, self.invitation = str(opened["table"]["id"]), str(opened["invitation"])
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.id}/seat", json={"invitation": self.invitation})
        assert self.people[0].post(f"/api/tables/{self.id}/start").status_code == 200

    def record(self) -> str:
        """All that has been done, as somebody at the table knows it."""
        return str(self.people[0].get(f"/api/tables/{self.id}/record").json()["record"])

    @asynccontextmanager
    async def line(self, person: int | None) -> AsyncIterator[ClientConnection]:
        """A socket of a person, or of nobody."""
        cookie = {} if person is None else {"cookie": f"fondaco={self.people[person].cookies['fondaco']}"}
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.id}/socket"
        origin = (new_address(), 0)
        async with connect(address, additional_headers=cookie, max_size=2**24, local_addr=origin) as line:
            yield line


@pytest.fixture(scope="module")
def scene(servers: Servers) -> Scene:
    return Scene(servers)


async def heard(line: ClientConnection) -> list[Any]:
    """Everything that was said up to the answer to a ping: the server has dealt with all that came before."""
    messages: list[Any] = []
    await line.send('{"type": "ping"}')
    async with asyncio.timeout(PATIENCE):
        while True:
            message = msgspec.json.decode(await line.recv(), type=m.FromServer)
            if isinstance(message, m.Pong):
                return messages
            messages.append(message)


async def answers(line: ClientConnection, *sent: str | bytes) -> list[Any]:
    """The answers to these; an empty list if the line was closed for them."""
    try:
        for message in sent:
            await line.send(message)
        return [message for message in await heard(line) if not isinstance(message, m.Changed)]
    except websockets.ConnectionClosed as closed:
        assert closed.rcvd is not None
        assert closed.rcvd.code in (1009, 1007, 1002), "too large or no text, but no fault of ours"
        return []


async def next_refusal(line: ClientConnection) -> m.Refused:
    """The next one, however long it takes: a hint is refused when somebody gets round to it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = msgspec.json.decode(await line.recv(), type=m.FromServer)
            if isinstance(message, m.Refused):
                return message


async def looked(line: ClientConnection, invitation: str | None = None) -> m.Welcome:
    await line.send(msgspec.json.encode(m.Look(invitation=invitation)).decode())
    (welcome,) = [message for message in await heard(line) if isinstance(message, m.Welcome)]
    return welcome


# --- junk -------------------------------------------------------------------------------------------------------------

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
junk = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
almost = st.fixed_dictionaries(
    {"type": st.sampled_from(VERBS)},
    optional={
        "key": st.text(max_size=70) | plain,
        "asked": st.integers() | plain,
        "version": st.integers() | plain,
        "actions": st.lists(
            st.lists(st.sampled_from(["pick", "gold", "end", "king", 0, None]), max_size=3), max_size=3
        ),
        "action": st.lists(st.sampled_from(["pick", "assassin", "x", 1]), max_size=3) | plain,
        "elements": st.lists(st.text(max_size=10), max_size=3) | plain,
        "text": st.text(max_size=520) | plain,
        "instruction": junk,
        "since": st.integers() | plain,
        "invitation": st.text(max_size=40) | plain,
        "seat": st.integers(0, 3),
    },
)
written = st.text(max_size=200) | st.binary(max_size=200) | junk.map(json.dumps) | almost.map(json.dumps)


@fuzzing
@given(sent=st.lists(written, min_size=1, max_size=8))
def test_junk_is_refused_and_the_table_is_well(scene: Scene, sent: list[str | bytes]) -> None:
    async def attack() -> None:
        async with scene.line(1) as line:
            await looked(line)
            for message in await answers(line, *sent):
                assert isinstance(
                    message, m.Refused | m.Welcome | m.Said | m.Done | m.Because | m.Hints | m.Tried | m.Moved
                )

    asyncio.run(attack())
    assert httpx.get(f"{scene.base}/healthz").status_code == 200


@fuzzing
@given(sent=st.lists(written, min_size=1, max_size=8))
def test_a_stranger_learns_and_changes_nothing(scene: Scene, sent: list[str | bytes]) -> None:
    before = scene.record()

    async def attack() -> None:
        async with scene.line(None) as line:
            for message in await answers(line, *sent):
                assert isinstance(message, m.Refused)
                assert message.refusal.code in ("not-invited", "look-first", "bad-message")

    asyncio.run(attack())
    assert scene.record() == before


HUGE: dict[str, str | bytes] = {
    "text": "x" * (MOST_MESSAGE + 1),
    "chat": json.dumps({"type": "say", "key": "k", "text": "x" * (MOST_MESSAGE + 1)}),
    "bytes": b"\x00" * (MOST_MESSAGE + 1),
}
BAD: dict[str, str | bytes] = {
    "bytes": b'{"type": "ping"}',
    "no JSON": "{",
    "deep": "[" * 60_000,
    "deep inside": '{"type": "instruct", "key": "k", "instruction": ' + "[" * 30_000 + "]" * 30_000 + "}",
    "half a sign": '{"type": "say", "key": "k", "text": "\\ud800"}',
    "a number beyond all numbers": '{"type": "act", "key": "k", "asked": 1e999, "actions": [["end"]]}',
    "a big number": '{"type": "act", "key": "k", "asked": ' + "9" * 400 + ', "actions": [["end"]]}',
    "two types": '{"type": "ping", "type": "look"}',
    "a seat": '{"type": "act", "key": "k", "asked": 0, "actions": [["end"]], "seat": 0}',
    "too many actions": json.dumps({"type": "act", "key": "k", "asked": 0, "actions": [["end"]] * 65}),
    "no action": '{"type": "act", "key": "k", "asked": 0, "actions": []}',
    "a long key": json.dumps({"type": "return", "key": "k" * 65}),
    "an array": '["act"]',
}


@pytest.mark.parametrize("name", HUGE)
def test_what_is_too_large_closes_the_line_or_is_refused(scene: Scene, name: str) -> None:
    async def attack() -> None:
        async with scene.line(1) as line:
            await looked(line)
            for message in await answers(line, HUGE[name]):
                assert isinstance(message, m.Refused)

    asyncio.run(attack())


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_message_is_refused(scene: Scene, name: str) -> None:
    async def attack() -> None:
        async with scene.line(1) as line:
            await looked(line)
            said = [message for message in await answers(line, BAD[name]) if not isinstance(message, m.Welcome)]
            assert all(isinstance(message, m.Refused) for message in said)
            await looked(line)

    asyncio.run(attack())


# --- floods -----------------------------------------------------------------------------------------------------------


def test_a_flood_is_read_at_the_pace_of_people_and_hinders_nobody(servers: Servers) -> None:
    async def flood(line: ClientConnection) -> None:
        junk = os.urandom(MOST_MESSAGE // 2).hex()
        while True:
            await line.send(junk)

    async def count(line: ClientConnection, answered: list[float]) -> None:
        async for _ in line:
            answered.append(time.monotonic())

    async def attack(scene: Scene) -> None:
        answered: list[float] = []
        rate, began = RATES["message"], time.monotonic()
        async with scene.line(1) as attacker, scene.line(0) as other:
            tasks = [asyncio.create_task(flood(attacker)), asyncio.create_task(count(attacker, answered))]
            while len(answered) < rate.burst + 5:
                await looked(other)
                await asyncio.sleep(1 / rate.per_second)
            assert len(answered) <= rate.burst + 1 + rate.per_second * (answered[-1] - began)
            for task in tasks:
                task.cancel()
            attacker.transport.abort()  # to say good-bye would be to wait behind the flood

    asyncio.run(asyncio.wait_for(attack(Scene(servers)), PATIENCE))


# --- foreign seats, stolen keys, replays ------------------------------------------------------------------------------


def act(key: str, asked: int, *actions: Any) -> str:
    return msgspec.json.encode(m.Act(key, asked, list(actions))).decode()


def test_nobody_acts_for_another_seat_and_a_stolen_key_opens_nothing(servers: Servers) -> None:
    async def attack(scene: Scene) -> None:
        async with scene.line(0) as one, scene.line(1) as two, scene.line(2) as three:
            lines = [one, two, three]
            positions = [(await looked(line)).position for line in lines]
            position = positions[0]
            assert position is not None
            owner = position.awaited[0]
            thief = (owner + 1) % 3
            choices = (await looked(lines[owner])).position
            assert choices is not None
            action = choices.choices[0].action
            before = scene.record()
            (refused,) = await answers(lines[thief], act("key of the owner", position.asked, action))
            assert isinstance(refused, m.Refused)
            assert refused.refusal.code == "illegal"
            assert scene.record() == before
            done = await answers(lines[owner], act("key of the owner", position.asked, action))
            assert [type(message) for message in done] == [m.Moved, m.Done]
            await heard(lines[thief])
            after = scene.record()
            for line, code in [(lines[thief], "late"), (lines[(owner + 2) % 3], "late")]:
                stolen = await answers(line, act("key of the owner", position.asked, action))
                assert [message.refusal.code for message in stolen if isinstance(message, m.Refused)] == [code]
            assert await answers(lines[owner], act("key of the owner", position.asked, action)) == [done[1]]
            (used,) = await answers(lines[owner], act("key of the owner", position.asked, ["end"]))
            assert isinstance(used, m.Refused)
            assert scene.record() == after

    asyncio.run(attack(Scene(servers)))


def test_a_spectator_gets_what_everybody_knows_and_may_not_act(scene: Scene) -> None:
    async def attack() -> None:
        async with scene.line(None) as line:
            welcome = await looked(line, scene.invitation)
            assert welcome.seat is None
            assert welcome.position is not None
            assert welcome.position.view["seat"] is None
            assert (welcome.position.choices, welcome.position.may_act) == ([], False)
            asked = welcome.position.asked
            for sent in [
                act("k", asked, ["pick", "king"]),
                '{"type": "undo", "key": "k", "version": 0}',
                json.dumps({"type": "try", "key": "k", "asked": asked, "actions": [["pick", "king"]]}),
                '{"type": "why-not", "key": "k", "action": ["pick", "king"]}',
                json.dumps({"type": "hint", "key": "k", "asked": asked}),
                '{"type": "say", "key": "k", "text": "hello"}',
                '{"type": "return", "key": "k"}',
                '{"type": "instruct", "key": "k", "instruction": null}',
            ]:
                await line.send(sent)
                refused = await next_refusal(line)
                assert refused.refusal.code in ("not-seated", "nobody", "late", "no-hints")

    before = scene.record()
    asyncio.run(attack())
    assert scene.record() == before
