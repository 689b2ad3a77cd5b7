"""What must not change unnoticed: codes, the course of seeded games, counts of choices. `make golden` writes it."""

import hashlib
import json
from pathlib import Path
from typing import Any

from fondaco.core.chance import seeded
from fondaco.core.game import Game
from fondaco.games import GAMES

FOLDER = Path(__file__).parent


def course(game: Game, seats: int, options: dict[str, Any], seed: int) -> str:
    """A hash over every state of a random game, byte for byte."""
    s = game.new(seats, options, seed)
    chance = seeded(seed + 1)
    digest = hashlib.sha256()
    while True:
        digest.update(json.dumps(game.to_data(s), sort_keys=True).encode())
        if game.over(s):
            return digest.hexdigest()[:32]
        seat = game.awaited(s)[0]
        options_now = game.suggestions(s, seat)
        assert game.submit(s, seat, options_now[chance.below(len(options_now))]) is None


def perft(game: Game, s: Any, depth: int) -> int:
    """The number of ways to play so many decisions from here."""
    if game.over(s) or depth == 0:
        return 1
    count = 0
    seat = game.awaited(s)[0]
    for action in game.suggestions(s, seat):
        after = game.copy(s)
        assert game.submit(after, seat, action) is None
        count += perft(game, after, depth - 1)
    return count


def figures(game: Game) -> dict[str, Any]:
    """All that is pinned of a game."""
    courses = {
        f"{seats} {json.dumps(options, sort_keys=True)} {seed}": course(game, seats, options, seed)
        for options in game.option_sets()
        for seats in game.seat_counts
        for seed in range(2)
    }
    counts = {
        f"{seats} {depth}": perft(game, game.new(seats, None, 1), depth)
        for seats in game.seat_counts
        for depth in (2, 4)
    }
    return {"rules": game.rules_version, "courses": courses, "counts": counts}


def main() -> None:
    """Write the files anew."""
    for game in GAMES.values():
        (FOLDER / f"{game.name}.layout.txt").write_text(game.space.layout(), encoding="utf-8")
        text = json.dumps(figures(game), indent=1, sort_keys=True) + "\n"
        (FOLDER / f"{game.name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
