"""News: what happened, one line for all that a seat did in a row."""

from itertools import groupby

from rich.text import Text

from fondaco.core.events import Did, Event
from fondaco.core.record import Move
from fondaco.terminal.seats import seat_text
from fondaco.words import Words

BETWEEN = " · "


def tell(event: Event, words: Words, reader: int) -> str:
    """An event as this reader (-1: everybody) hears of it; of an action without its seat, which begins the line."""
    if isinstance(event, Did):
        return words.told_action(event.seen_by(reader)["action"])
    return words.event(event, reader)


def _once(texts: list[str]) -> list[str]:
    """What is said several times in a row is counted instead."""
    runs = [(text, len(list(run))) for text, run in groupby(texts)]
    return [text if count == 1 else f"{text} (×{count})" for text, count in runs]


def news(moves: list[Move], told: list[list[Event]], words: Words, reader: int) -> list[Text]:
    """The moves with their events, as this reader hears of them."""
    lines: list[Text] = []
    last = -1
    for move, events in zip(moves, told, strict=True):
        text = BETWEEN.join(_once([tell(event, words, reader) for event in events]))
        style = "dim" if any(event.seen_by(reader).get("obvious") for event in events) else "default"
        if move.seat == last:
            lines[-1].append(BETWEEN, style="default").append(text, style=style)
        else:
            lines.append(seat_text(words, move.seat).append(": ", style="default").append(text, style=style))
        last = move.seat
    return lines
