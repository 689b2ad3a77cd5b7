"""The plain board: any view as a tree, so that a new game is playable at once.

Things told as `kind:item` are said in words; what `players` lists belongs to the seats, in their order.
"""

from typing import Final

from rich.text import Text
from rich.tree import Tree

from fondaco.core.domains import SEAT, Data
from fondaco.terminal.voice import Voice
from fondaco.words import Words

ASIDE: Final = ["game", "seats", "seat", "asked", "awaited", "prompt", "plan", "answered", "answer", "over", "rules"]
"""What the terminal says elsewhere, or what only programs need."""


def draw(view: dict[str, Data], words: Words, voice: Voice) -> Tree:
    """The view, branch by branch."""
    tree = Tree(Text(words.say(f"game-{view['game']}"), style="bold"), guide_style="dim")
    for name, value in view.items():
        if name not in ASIDE:
            _grow(tree, name, value, words)
    return tree


def _grow(tree: Tree, name: str, value: Data, words: Words) -> None:
    label = Text(_called(name, words), style="cyan")
    parts = _parts(name, value)
    if not any(isinstance(part, dict | list) for _, part in parts):
        tree.add(label.append(" ").append(_short(value, words), style="default"))
        return
    branch = tree.add(label)
    for part, inner in parts:
        _grow(branch, part, inner, words)


def _parts(name: str, value: Data) -> list[tuple[str, Data]]:
    """What a branch holds, by name; players by seat."""
    if isinstance(value, list):
        return [(SEAT.told(i) if name == "players" else str(i), part) for i, part in enumerate(value)]
    return list(value.items()) if isinstance(value, dict) else []


def _called(name: str, words: Words) -> str:
    """A part of the view: a thing, or a name of the game's own."""
    return _thing(name, words) if ":" in name else words.say(f"view-{name}")


def _short(value: Data, words: Words) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return " · ".join(f"{_called(name, words)} {_short(part, words)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return " · ".join(_short(part, words) for part in value) or "–"
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return _thing(value, words) if isinstance(value, str) else str(value)


def _thing(told: str, words: Words) -> str:
    """A thing of the game in its words; any other text as it stands."""
    return words.thing(told) if ":" in told and words.knows(told.replace(":", "-", 1)) else told
