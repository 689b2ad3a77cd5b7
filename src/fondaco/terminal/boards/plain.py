"""The plain board: any view as a tree, so that a new game is playable at once."""

from typing import Final

from rich.text import Text
from rich.tree import Tree

from fondaco.core.domains import Data
from fondaco.terminal.voice import Voice
from fondaco.words import Words

ASIDE: Final = ["game", "seats", "asked", "prompt", "plan", "answered", "rules"]
"""What the terminal says elsewhere, or what only programs need."""


def draw(view: dict[str, Data], words: Words, voice: Voice) -> Tree:
    """The view, branch by branch."""
    tree = Tree(Text(view["game"], style="bold"), guide_style="dim")
    for name, value in view.items():
        if name not in ASIDE:
            _grow(tree, name, value, words)
    return tree


def _grow(tree: Tree, name: str, value: Data, words: Words) -> None:
    label = Text(name.replace("_", " "), style="cyan")
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if parts is None or all(not isinstance(part, dict | list) for _, part in parts):
        tree.add(label.append(" ").append(_short(value, words), style="default"))
        return
    branch = tree.add(label)
    for part, inner in value.items() if isinstance(value, dict) else enumerate(value):
        _grow(branch, str(part), inner, words)


def _short(value: Data, words: Words) -> str:
    """A value in one line; a thing of the game in its words."""
    if isinstance(value, dict):
        return " · ".join(f"{name} {_short(part, words)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return " · ".join(_short(part, words) for part in value) or "–"
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, str) and words.knows(value.replace(":", "-")) and ":" in value:
        return words.thing(value)
    return str(value)
