"""Boards: how the view of each game is drawn. A game without a board of its own is drawn as a tree."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.console import RenderableType

from fondaco.core.domains import Data
from fondaco.terminal.boards import plain, puerto_rico
from fondaco.terminal.voice import Voice
from fondaco.words import Words

View: TypeAlias = dict[str, Data]
Draw: TypeAlias = Callable[[View, Words, Voice], RenderableType]

BOARDS: Final[dict[str, Draw]] = {"puerto_rico": puerto_rico.Board}
"""By the name of the game."""


def draw(view: View, words: Words, voice: Voice) -> RenderableType:
    """What a seat may know, as something to print."""
    return BOARDS.get(view["game"], plain.draw)(view, words, voice)
