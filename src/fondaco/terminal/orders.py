"""Orders: what a person can type besides an answer, in English and in the language of the terminal."""

from typing import Final

from fondaco.terminal.voice import Voice

ENGLISH: Final = {
    "?": "help",
    "help": "help",
    "why": "why",
    "undo": "undo",
    "log": "log",
    "rules": "rules",
    "rule": "rules",
    "board": "board",
    "save": "save",
    "quit": "quit",
    "exit": "quit",
}


class Orders:
    """The words that are orders."""

    def __init__(self, voice: Voice) -> None:
        self._orders: Final = dict(ENGLISH)
        for order in set(ENGLISH.values()):
            first = voice.say(f"order-{order}").split()[0]
            self._orders.setdefault(first, order)

    def read(self, line: str) -> tuple[str, str]:
        """The order and what stands behind it; the order is empty if the line is an answer."""
        first, _, rest = line.strip().partition(" ")
        order = self._orders.get(first.lower(), "")
        return (order, rest.strip()) if order else ("", line.strip())
