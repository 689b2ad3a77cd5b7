"""Records made anew, after a rule has changed: `make golden`, or `python -m tests.replays.make [GAME ...]`.

A record is played again from its seed, as far as the rules still know and allow its moves; then chance plays on. So
a new record needs no more than its head.
"""

import json
import re
import sys
from pathlib import Path

import fondaco
from fondaco.core.chance import seeded
from fondaco.core.errors import Bad
from fondaco.core.history import History

FOLDER = Path(__file__).parent
MOVE = re.compile(r"(?P<seat>\d+) (?P<action>.*?)(?: ; [0-9 ]+)?")


def anew(text: str) -> tuple[str, int]:
    """The record by the rules of today, and how many of its moves stand. An option that is no more is left out."""
    head, _, played = text.partition("\n\n")
    named = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    known = [option.name for option in fondaco.game(named["game"]).options]
    options = {name: value for name, value in json.loads(named["options"]).items() if name in known}
    history = fondaco.begin(named["game"], int(named["seats"]), options, int(named["seed"]))
    stands = play_again(history, played.splitlines()[1:])
    play_on(history)
    return history.record([name for key, name in named.items() if key.startswith("player ")]).text(), stands


def play_again(history: History, lines: list[str]) -> int:
    """The recorded moves up to the first that is refused; their number."""
    for line in lines:
        move = MOVE.fullmatch(line)
        try:
            if move is None or history.submit(int(move["seat"]), history.game.parse(move["action"])) is not None:
                break
        except Bad:
            break
    return len(history.moves)


def play_on(history: History) -> None:
    """To the end, by chance."""
    chance = seeded(history.seed or 0)
    while not history.game.over(history.state):
        seat = history.game.awaited(history.state)[0]
        choices = history.game.suggestions(history.state, seat)
        assert history.submit(seat, choices[chance.below(len(choices))]) is None


def main(games: list[str]) -> None:
    """The records of these games, or all, written anew where they differ."""
    for path in sorted(FOLDER.glob("*.record")):
        if games and path.stem.partition("-")[0] not in games:
            continue
        before = path.read_text(encoding="utf-8")
        after, stands = anew(before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"{path.name}: {stands} moves stand, the others are chance's")


if __name__ == "__main__":
    main(sys.argv[1:])
