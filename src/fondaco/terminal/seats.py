"""Seats: each has a colour and a sign, so that nobody depends on hue."""

from typing import Final

from rich.text import Text

from fondaco.words import Words

SIGNS: Final = ["●", "■", "▲", "◆", "★", "✚", "○", "▼"]
STYLES: Final = [
    "bold dodger_blue1",
    "bold red3",
    "bold yellow3",
    "bold green3",
    "bold medium_orchid",
    "bold grey58",
    "bold bright_white",
    "bold dark_orange",
]
"""In the order of the colours that name the seats."""


def seat_name(words: Words, seat: int) -> str:
    """`■ Red`, plain."""
    return f"{SIGNS[seat]} {words.seat(seat)}"


def seat_text(words: Words, seat: int) -> Text:
    """`■ Red`, in its colour."""
    return Text(seat_name(words, seat), style=STYLES[seat])
