"""The conversation in `docs/server.md` takes place as it is written there."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from tests.server.conftest import Servers
from tests.server.guests import Guest, Line, arrives

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def conversation() -> list[tuple[str, str]]:
    """The lines of the example: who speaks, and what."""
    (block,) = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [(line[0], line[2:]) for line in block.splitlines()]


def has(found: Any, wanted: Any) -> bool:
    """Whether what was received has everything that is written."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(name in found and has(found[name], wanted[name]) for name in wanted)
    return bool(found == wanted)


async def request(guest: Guest, text: str) -> tuple[int, Any]:
    method, path, body = (*text.split(" ", 2), "")[:3]
    headers = {"content-type": "application/json"} if body else {}
    response = await guest.http.request(method, path, content=body or None, headers=headers)
    return response.status_code, response.json()


async def listen(line: Line, wanted: Any) -> None:
    """Wait for a message that has what is written; what comes before it is of no interest."""
    while not has(json.loads(await received(line)), wanted):
        pass


async def received(line: Line) -> str:
    await line.next()
    return line.raw[-1]


async def converse(base: str) -> int:
    lines = conversation()
    async with arrives(base, "Anna") as guest:
        table_id, heard = "", 0
        answer: tuple[int, Any] = (0, None)
        while not lines[0][1].startswith("SOCKET"):
            who, text = lines.pop(0)
            if who == ">":
                answer = await request(guest, text.replace("TABLE", table_id))
                continue
            status, _, wanted = text.partition(" ")
            assert (answer[0], has(answer[1], json.loads(wanted))) == (int(status), True), (text, answer)
            table_id = answer[1].get("table", {}).get("id", "")
            heard += 1
        async with guest.at(table_id) as line:
            for who, text in lines[1:]:
                if who == ">":
                    await line.socket.send(text)
                else:
                    await asyncio.wait_for(listen(line, json.loads(text)), 30)
                    heard += 1
    return heard


def test_the_conversation_of_the_documentation_takes_place(servers: Servers) -> None:
    assert asyncio.run(converse(servers.bases[0])) > 15
