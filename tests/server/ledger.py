"""What clients were promised and shown, kept by themselves, to be compared with what is on disk."""

from collections import Counter
from pathlib import Path

from fondaco.server import messages as m
from fondaco.server.entries import Entry
from fondaco.server.store import tables as stored
from fondaco.server.store.opened import opened as opened_store
from tests.server.guests import Line


class Ledger:
    """What the clients of one seat have been promised and shown, over all lives of the server."""

    heard = 0
    """Messages of the present life, of all clients: the clock by which servers die."""

    def __init__(self, table_id: str, seat: int) -> None:
        self.table_id = table_id
        self.seat = seat
        self.done: dict[str, int] = {}
        """Acknowledged: key and version."""
        self.acts: dict[str, m.Act] = {}
        self.shown: dict[int, int] = {}
        """Moves seen: version and the number of moves then."""
        self.over = False

    def note(self, message: object) -> None:
        Ledger.heard += 1
        if isinstance(message, m.Done):
            assert self.done.setdefault(message.key, message.version) == message.version
        if isinstance(message, m.Moved):
            self.see(message.position)

    def see(self, position: m.Position) -> None:
        assert self.shown.setdefault(position.version, position.moves) == position.moves
        self.over = self.over or position.scores is not None


async def say_again(line: Line, ledger: Ledger) -> None:
    """The latest messages once more: what was done stays as it was, what was not is done now or is late."""
    for key, act in list(ledger.acts.items())[-3:]:
        answer = await line.ask(act)
        if key in ledger.done:
            assert answer == m.Done(key, ledger.done[key]), (answer, ledger.done[key])
        elif isinstance(answer, m.Done):
            ledger.done[key] = answer.version
        else:
            assert answer.refusal.code in ("late", "illegal", "not-playing", "not-stored"), answer


async def books(place: Path | str, table_ids: set[str]) -> dict[str, list[Entry]]:
    async with opened_store(place) as store:
        return await store.read(lambda c: {table_id: stored.load_book(c, table_id) for table_id in table_ids})


def check(book: list[Entry], ledgers: list[Ledger]) -> None:
    """The book has every promise, once."""
    assert [entry.version for entry in book] == list(range(1, len(book) + 1))
    keys = Counter((entry.seat, entry.key) for entry in book if entry.key)
    assert set(keys.values()) <= {1}
    for ledger in ledgers:
        for key, version in ledger.done.items():
            entry = book[version - 1]
            assert (entry.seat, entry.key) == (ledger.seat, key)
        for version, moves in ledger.shown.items():
            assert version <= len(book)
            assert moves == version
