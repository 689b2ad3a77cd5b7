"""Sockets are taken apart no further than they are heard: who sends faster than that costs the server little."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.http11 import Response
from websockets.uri import parse_uri

from fondaco.server.safety import MOST_MESSAGE, server_options
from fondaco.server.settings import Settings
from fondaco.server.wire import Wire

MESSAGES = 2000
LONG = "x" * (MOST_MESSAGE - 10)


class Network(asyncio.Transport):
    """The other end of a socket, which notes whether anything more would be taken from it."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = True
        self.sent = b""

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


async def connected(hear: Callable[[Any], Coroutine[Any, Any, None]]) -> tuple[Wire, Network, ClientProtocol]:
    """A socket that `hear` has accepted, and a client at its other end that packs what it sends."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await hear(receive)

    config = Config(app, **server_options(Settings()))
    config.load()
    network, wire = Network(), Wire(config, ServerState(), {})
    client = ClientProtocol(parse_uri("ws://house/"), extensions=[ClientPerMessageDeflateFactory()])
    client.send_request(client.connect())
    wire.connection_made(network)
    wire.data_received(b"".join(client.data_to_send()))
    while not network.sent:
        await asyncio.sleep(0)
    client.receive_data(network.sent)
    (response,) = client.events_received()
    assert isinstance(response, Response)
    assert (response.status_code, len(client.extensions)) == (101, 1)
    return wire, network, client


def test_a_flood_of_packed_messages_waits_outside_until_it_is_heard() -> None:
    heard: list[str] = []
    go_on = asyncio.Event()

    async def hear(receive: Any) -> None:
        await go_on.wait()
        while len(heard) < MESSAGES:
            heard.append((await receive())["text"])

    async def work() -> None:
        wire, network, client = await connected(hear)
        for number in range(MESSAGES):
            client.send_text(f"{number} {LONG}".encode())
        flood = b"".join(client.data_to_send())
        assert len(flood) < 256 * 1024 < MESSAGES * MOST_MESSAGE / 100, "at once it comes, and would be a hundredfold"
        wire.data_received(flood)
        assert 0 < wire.queue.qsize() < 6
        assert not network.reading
        go_on.set()
        most = 0
        while len(heard) < MESSAGES:
            most = max(most, wire.queue.qsize())
            await asyncio.sleep(0)
        assert most < 6
        assert [int(text.split()[0]) for text in heard] == list(range(MESSAGES))
        assert network.reading

    asyncio.run(asyncio.wait_for(work(), 60))
