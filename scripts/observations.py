"""Write docs/observations: what each number of an observation means, from the code that writes observations."""

from pathlib import Path

import fondaco
from fondaco.adapters.observations.layout import Block
from fondaco.adapters.observations.observers import OBSERVERS, layout
from fondaco.core.game import Game

FOLDER = Path(__file__).parent.parent / "docs" / "observations"
HEAD = """# Observations of {name}

Written by `scripts/observations.py`; do not edit. How to read it: [research.md](../research.md#observations).

The table is that of {seats} seats ({size} numbers). Other numbers of seats have the same blocks in the same order:
blocks over seats are as long as the table has seats, and each player has the same blocks.
{sizes}.

| at | size | about | what | numbers |
|---:|---:|---|---|---|
"""


def page(game: Game) -> str:
    """The page of a game, for its smallest table."""
    seats = min(game.seat_counts)
    notes = layout(game, seats)
    sizes = "Sizes: " + ", ".join(f"{n} seats {len(layout(game, n))}" for n in game.seat_counts)
    head = HEAD.format(name=game.name, seats=seats, size=len(notes), sizes=sizes)
    return head + "".join(line(block) for block in notes.blocks)


def line(block: Block) -> str:
    """One row of the table."""
    return f"| {block.start} | {block.size} | {block.part} | {block.name} | {numbers(block)} |\n"


def numbers(block: Block) -> str:
    """The kind, the unit and the labels of a block."""
    unit = f" / {block.unit}" if block.unit > 1 else ""
    if block.kind != "one-hots":
        return f"{block.kind}{unit}{': ' if block.labels else ''}{', '.join(block.labels)}"
    pairs = [label.split(":") for label in block.labels]
    outer, inner = list(dict.fromkeys(pair[0] for pair in pairs)), list(dict.fromkeys(pair[1] for pair in pairs))
    return f"for each of {', '.join(outer)} a one-hot: {', '.join(inner)}"


def pages() -> dict[Path, str]:
    """All pages by file."""
    return {FOLDER / f"{game.name}.md": page(game) for game in map(fondaco.game, OBSERVERS)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")
