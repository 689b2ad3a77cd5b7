"""Neighbours: a table that another server holds is played from here all the same.

A connection stays where it is. What its client says is posted to the holder, who answers through a reader of its own
for that connection; so the holder alone decides what each connection may know. Requests are posted and answered alike.
"""

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from redis.asyncio import Redis
from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import messages as m
from fondaco.server.attendant import Attendant
from fondaco.server.cluster.bus import Bus
from fondaco.server.cluster.outage import Outage
from fondaco.server.cluster.posts import Ask, Beat, Broken, Dismiss, DismissPerson, Hear, Part, Post, Reply, Tell
from fondaco.server.http import AnyEndpoint, Call, answered, problem
from fondaco.server.leases import Elsewhere, Leases
from fondaco.server.people import Someone
from fondaco.server.reader import ENCODER, Reader
from fondaco.server.refusals import No
from fondaco.server.store.store import Cut
from fondaco.server.tasks import end

if TYPE_CHECKING:
    from fondaco.server.house import House

LOG: Final = structlog.get_logger("fondaco.neighbours")
DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(m.FromClient)
LONGEST: Final = 60.0
"""Seconds within which a request is answered. (A holder that is gone is noticed sooner.)"""
ROUNDS: Final = 3
"""How often it is looked within a lease whether a table is still where its readers think."""


class FarReader(Reader):
    """At the holder: somebody whose connection is at another server."""

    def __init__(self, person: str | None, name: str, bus: Bus, server: str, far_line: str) -> None:
        super().__init__(person, name)
        self._bus: Final = bus
        self._server: Final = server
        self._far_line: Final = far_line

    def tell_raw(self, raw: bytes) -> None:
        if not self._dismissed:
            self._bus.post(self._server, Tell(self._far_line, raw))

    def dismiss(self) -> None:
        if not self._dismissed:
            self._dismissed = True
            self._bus.post(self._server, Dismiss(self._far_line))


class Guest:
    """At the holder: a far reader, and what was heard of it and is not answered yet."""

    def __init__(self, reader: FarReader, table_id: str) -> None:
        self.reader: Final = reader
        self.table_id: Final = table_id
        self.heard: Final[asyncio.Queue[m.FromClient | None]] = asyncio.Queue()
        """None: the connection is closed."""


class FarLine:
    """At the connection's server: the way to a table that another one holds."""

    def __init__(self, neighbours: "Neighbours", holder: str, table_id: str, reader: Reader) -> None:
        self.holder: Final = holder
        self.table_id: Final = table_id
        self.reader: Final = reader
        self._neighbours: Final = neighbours
        self._silent = True

    async def hear(self, message: m.FromClient) -> None:
        """Let the holder hear it."""
        reader = self.reader
        first, self._silent = self._silent, False
        said = Hear(self.table_id, reader.line, reader.person, reader.name, ENCODER.encode(message), first)
        self._neighbours.bus.post(self.holder, said)

    async def close(self) -> None:
        """Let the holder know."""
        self._neighbours.forget(self)


class Neighbours:
    """The other servers, as this one deals with them."""

    def __init__(
        self, redis: Redis, leases: Leases, patience: float, endpoints: list[AnyEndpoint], outage: Outage
    ) -> None:
        self._redis: Final = redis
        self.bus: Final = Bus(redis, leases.name, patience, self._hear, self._broken, outage)
        self._endpoints: Final[dict[tuple[str, str], AnyEndpoint]] = {
            (endpoint.method, endpoint.path): endpoint for endpoint in endpoints
        }
        self.leases: Final = leases
        self._patience: Final = patience
        self._lines: Final[dict[str, FarLine]] = {}
        """Connections here whose table is elsewhere, by the number of the connection."""
        self._guests: Final[dict[tuple[str, str], Guest]] = {}
        """Connections elsewhere whose table is here, by server and number."""
        self._asked: Final[dict[int, tuple[str, asyncio.Future[Reply]]]] = {}
        self._numbers: Final = count(1)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._house: House | None = None

    async def open(self, house: "House") -> None:
        """Begin to listen."""
        self._house = house
        await self.bus.open()
        self._task(self._watch())

    async def close(self) -> None:
        """Say good-bye to everybody and stop."""
        self._broken(None)
        await end(*self._tasks)
        await self.bus.close()
        await self._redis.aclose()

    def _task(self, work: Any) -> None:  # Any: a coroutine that returns nothing
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- what this server asks of others --------------------------------------------------------------------------

    def line(self, holder: str, table_id: str, reader: Reader) -> FarLine:
        """A connection here for a table there."""
        line = self._lines[reader.line] = FarLine(self, holder, table_id, reader)
        return line

    def forget(self, line: FarLine) -> None:
        """The connection is closed."""
        del self._lines[line.reader.line]
        self.bus.post(line.holder, Part(line.reader.line))

    def dismiss(self, person: str) -> None:
        """Close the connections of a person, wherever they are."""
        self.bus.post_all(DismissPerson(person))

    async def ask(self, holder: str, endpoint: AnyEndpoint, call: Call[Any]) -> Response:
        """The holder's answer to a request; raises `No` if it does not come."""
        number, someone = next(self._numbers), call.someone
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[number] = holder, reply
        person, name, account = (None, "", None) if someone is None else (someone.id, someone.name, someone.account)
        body, authorization = ENCODER.encode(call.body), call.request.headers.get("authorization", "")
        ask = Ask(number, endpoint.method, endpoint.path, call.path, body, person, name, account, authorization)
        self.bus.post(holder, ask)
        try:
            async with asyncio.timeout(LONGEST):
                answer = await reply
        except TimeoutError:
            raise No("not-stored") from None
        finally:
            del self._asked[number]
        response = Response(answer.content, answer.status)
        response.raw_headers = answer.headers
        return response

    async def _watch(self) -> None:
        """Where a table has another holder now, or none, its connections here are closed: their clients come again."""
        while True:
            await asyncio.sleep(self._patience / ROUNDS)
            for server in {server for server, _ in self._guests}:
                self.bus.post(server, Beat())  # if nobody hears it, nobody is there any more
            before = list(self._lines.values())
            try:
                holders = await self.leases.holders({line.table_id for line in before})
            except No:
                continue  # the bus will notice
            for line in before:
                if holders.get(line.table_id) != line.holder:
                    line.reader.dismiss()

    # --- what others say ------------------------------------------------------------------------------------------

    def _hear(self, sender: str, post: Post) -> None:
        match post:
            case Hear():
                self._let_in(sender, post)
            case Part():
                self._see_off(sender, post.line)
            case Tell() if post.line in self._lines:
                self._lines[post.line].reader.tell_raw(post.raw)
            case Dismiss() if post.line in self._lines:
                self._lines[post.line].reader.dismiss()
            case Ask():
                self._task(self._answer(sender, post))
            case Reply() if post.number in self._asked:
                reply = self._asked[post.number][1]
                if not reply.done():
                    reply.set_result(post)
            case DismissPerson() if sender != self.leases.name:
                self._at_home().hub.dismiss(post.person)
            case Broken() if sender != self.leases.name:
                self._broken(sender)

    def _broken(self, server: str | None) -> None:
        """Something between that server (None: any) and us may be lost: whatever goes from one to the other ends."""
        for line in list(self._lines.values()):
            if server in (None, line.holder):
                line.reader.dismiss()
        for holder, reply in list(self._asked.values()):
            if server in (None, holder) and not reply.done():
                reply.set_exception(No("not-stored"))
        for of_server, far_line in list(self._guests):
            if server in (None, of_server):
                self._see_off(of_server, far_line)
        if server is None and self._house is not None:
            self._house.hub.dismiss_all()  # we may not have heard who is to be sent away

    def _at_home(self) -> "House":
        assert self._house is not None, "nobody is heard before the house is open"
        return self._house

    # --- as the holder of a table ---------------------------------------------------------------------------------

    def _let_in(self, sender: str, said: Hear) -> None:
        guest = self._guests.get((sender, said.line))
        if guest is None and not said.first:
            self.bus.post(sender, Dismiss(said.line))
            return
        if guest is None:
            reader = FarReader(said.person, said.name, self.bus, sender, said.line)
            guest = self._guests[sender, said.line] = Guest(reader, said.table)
            self._task(self._attend(guest))
        guest.heard.put_nowait(DECODER.decode(said.message))

    def _see_off(self, sender: str, far_line: str) -> None:
        guest = self._guests.pop((sender, far_line), None)
        if guest is not None:
            guest.heard.put_nowait(None)

    async def _attend(self, guest: Guest) -> None:
        """One message after the other, as if the connection were here."""
        house, reader = self._at_home(), guest.reader
        try:
            attendant = Attendant(house, await house.hub.room(guest.table_id), reader)
        except (No, Elsewhere, Cut):
            reader.dismiss()  # it is not here any more
            return
        try:
            while (message := await guest.heard.get()) is not None:
                await attendant.hear(message)
        except Exception as error:
            LOG.error("crash", table=guest.table_id, exc_info=error)
            reader.dismiss()
        finally:
            await attendant.close()

    async def _answer(self, sender: str, ask: Ask) -> None:
        """A request, answered as if it had come here."""
        head = [(b"authorization", ask.authorization.encode("latin-1"))]
        request = Request({"type": "http", "method": ask.method, "path_params": ask.names, "headers": head})
        endpoint = self._endpoints[ask.method, ask.path]
        body = msgspec.json.decode(ask.body, type=endpoint.body)
        someone = None if ask.person is None else Someone(ask.person, ask.name, ask.account)
        try:
            response = await answered(endpoint, Call(request, self._at_home(), body, someone))
        except Elsewhere:
            response = problem(No("not-stored"))  # it has moved on meanwhile: whoever asks again will find it
        self.bus.post(sender, Reply(ask.number, response.status_code, response.raw_headers, bytes(response.body)))
