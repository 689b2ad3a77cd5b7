"""Chat: what is said at a table."""

from typing import Final

from fondaco.server.messages import ChatLine, Say
from fondaco.server.refusals import No

KEPT: Final = 200
"""Lines that are shown to somebody who comes."""
BURST: Final = 8
SECONDS: Final = 20.0
"""At most so many lines by one speaker within so many seconds."""


class Chat:
    """The latest lines."""

    def __init__(self) -> None:
        self.lines: Final[list[ChatLine]] = []
        self._keys: Final[set[tuple[str, str]]] = set()
        """Names and keys of what was said."""

    def add(self, line: ChatLine, key: str) -> None:
        """A line that was said."""
        self.lines.append(line)
        self._keys.add((line.name, key))
        del self.lines[:-KEPT]

    def say(self, name: str, seat: int | None, message: Say, now: float) -> ChatLine | None:
        """Somebody says something; None if it is said already with that key. Raises `No`."""
        if (name, message.key) in self._keys:
            return None
        text = " ".join(message.text.split())
        if not text:
            raise No("nothing-said")
        lately = [line for line in self.lines if line.at > now - SECONDS and (line.name, line.seat) == (name, seat)]
        if len(lately) >= BURST:
            raise No("too-much-talk", seconds=int(SECONDS))
        line = ChatLine(self.lines[-1].number + 1 if self.lines else 1, name, seat, text, now)
        self.add(line, message.key)
        return line
