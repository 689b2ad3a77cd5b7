"""Reader: somebody who looks at a table through a connection. What they are to be told waits here until it is sent."""

import asyncio
from itertools import count
from typing import Final

import msgspec

from fondaco.server.messages import FromServer

MOST_WAITING: Final = 256
"""Messages; who is further behind is disconnected, and looks again when they can."""
ENCODER: Final = msgspec.json.Encoder()


_LINES: Final = count(1)


class Reader:
    """A connection. `person` decides the seat: the connection never says for whom it speaks."""

    def __init__(self, person: str | None, name: str) -> None:
        self.person: Final = person
        self.name: Final = name
        self.line: Final = str(next(_LINES))
        """The number of the connection, for those who count its messages."""
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        """What is to be sent; None: close."""
        self._dismissed = False

    def tell(self, message: FromServer) -> None:
        """Send it when the line is free."""
        self.tell_raw(ENCODER.encode(message))

    def tell_raw(self, raw: bytes) -> None:
        """The same, encoded already."""
        if self.waiting.qsize() >= MOST_WAITING:
            self.dismiss()
        elif not self._dismissed:
            self.waiting.put_nowait(raw)

    def dismiss(self) -> None:
        """End the connection; the client will come again and look."""
        if not self._dismissed:
            self._dismissed = True
            self.waiting.put_nowait(None)
