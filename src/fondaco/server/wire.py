"""Wire: what comes over a socket is taken apart no further than it is heard.

uvicorn takes no more from the network while a message waits, but takes apart all it has at hand: packed, a quarter of a
megabyte may hold thousands of messages of full length. Here one piece of it is looked at after the other, so a sender
whom nobody hears costs little memory.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PIECE: Final = 256
"""Bytes looked at together: packed as tightly as can be, a few messages of full length."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own sockets, more sparing."""

    def __init__(self, *args: Any, **options: Any) -> None:  # Any: what uvicorn hands to its protocols
        super().__init__(*args, **options)
        self._rest = memoryview(b"")
        """What was received and not looked at."""

    def data_received(self, data: bytes) -> None:
        self._rest = memoryview(bytes(self._rest) + data)
        self._take()

    async def receive(self) -> Any:  # Any: as in its base, a message of ASGI
        message = await super().receive()
        self._take()
        return message

    def _take(self) -> None:
        """Look at what is there until a message waits."""
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            super().data_received(bytes(piece))
