"""Finished: a game that has ended, as those who keep results and ratings need it."""

from msgspec import Struct


class Finished(Struct, frozen=True):
    """The result of a table. Lists are by seat."""

    table: str
    game: str
    at: float
    scores: list[int]
    ranking: list[int]
    people: list[str | None]
    """The ids of persons; null for bots."""
    names: list[str]
    levels: list[str]
    """The levels of bots; empty for persons."""
    stewarded: list[bool]
    """Whether a steward has played for a person at some time."""
    rated: bool
    """Whether it counts: nobody chose the seed; no seat was stewarded, or the table says that it does not matter."""
