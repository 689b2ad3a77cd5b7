"""Real positions of all games, for drawing boards without a server: `web/fixtures/<game>/<name>.json`.

Each file is the `welcome` message of the seat that is asked. Beside them lie what the page asks of the library: the
catalogues of words, the rules and components. `/#/look/<game>/<name>` of the development page shows a position.

    .venv/bin/python scripts/positions.py [GAME ...] [--seeds N]
"""

import argparse
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import fondaco
from fondaco.core.game import Game
from fondaco.server.messages import Clock, Place, Rule, Rulebook, Table, Welcome
from fondaco.server.play import Play, started
from fondaco.server.views import lines, position
from fondaco.words import COMMON, LANGUAGES, folder_of, ledger

FIXTURES = Path(__file__).parents[1] / "web" / "fixtures"
NAMES = ["Ágnes", "Bence", "Csilla", "Dénes", "Erzsébet", "Ferenc", "Gyöngyi", "Hűvös"]
MOMENTS = [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0]
"""Parts of a game at which it is looked at."""
LINES = 40
NOW = 1_800_000_000.0


def table(play: Play) -> Table:
    """A table with people and bots."""
    game, state = play.game, play.history.state
    bot = [seat % 3 == 2 for seat in range(state.seats)]
    places = [
        Place(seat, "bot" if bot[seat] else "person", NAMES[seat], "merchant" if bot[seat] else "", present=True)
        for seat in range(state.seats)
    ]
    return Table(
        id="look",
        game=game.name,
        options=play.history.options,
        phase="over" if game.over(state) else "playing",
        pace="live",
        clock=Clock(),
        public=True,
        hints=True,
        counts=True,
        steward="apprentice",
        host=NAMES[0],
        places=places,
        created=NOW,
        rules=game.rules_version,
    )


def played(game: Game, seats: int, options: dict[str, Any], seed: int, upto: int | None) -> Play:
    """A game of random moves, up to so many of them or to its end."""
    play = started(game, seats, options, seed)
    chance = random.Random(seed)
    while not game.over(play.history.state) and (upto is None or len(play.entries) < upto):
        seat = game.awaited(play.history.state)[0]
        action = chance.choice(game.suggestions(play.history.state, seat))
        play.act(seat, play.asked, [action.data()], "", NOW)
    return play


def write(path: Path, message: Any) -> None:
    """As JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(message))


def library(game: Game) -> None:
    """What the page asks of the library."""
    folder = FIXTURES / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        texts = [(place / f"{language}.ftl").read_text(encoding="utf-8") for place in (COMMON, folder_of(game))]
        (folder / f"{language}.ftl").write_text("\n".join(texts), encoding="utf-8")
    book = ledger.load(game.name, game.ledger)
    rules = [Rule(rule.id, part.title, rule.text) for part in book.sections for rule in part.rules]
    data = tomllib.loads((folder_of(game).parent / "data" / f"{game.name}.toml").read_text(encoding="utf-8"))
    write(folder / "rules.json", Rulebook(game.name, rules, data))


def keep(play: Play, seat: int, name: str) -> str:
    """Write what this seat would be welcomed with; its name."""
    message = Welcome(
        table=table(play),
        seat=seat,
        position=position(play, seat),
        log=lines(play, seat, max(0, len(play.entries) - LINES)),
        missed=None,
        chat=[],
        instructions=[],
        now=NOW,
    )
    write(FIXTURES / play.game.name / f"{name}.json", message)
    return name


def tables(game: Game, seeds: int) -> Iterator[tuple[int, int, dict[str, Any], int]]:
    """Numbers of seats, sets of options with their numbers, seeds."""
    for seats in sorted({game.seat_counts[0], game.seat_counts[-1], 4}):
        for number, options in enumerate(game.option_sets()):
            for seed in range(1, seeds + 1):
                yield seats, number, options, seed


def positions(game: Game, seeds: int) -> list[str]:
    """Write moments of games; their names."""
    names = []
    for seats, number, options, seed in tables(game, seeds):
        whole = len(played(game, seats, options, seed, None).entries)
        for moment in MOMENTS:
            play = played(game, seats, options, seed, int(whole * moment))
            seat = (game.awaited(play.history.state) or [0])[0]
            name = f"s{seats}-o{number}-{int(moment * 100)}" + (f"-{seed}" if seeds > 1 else "")
            names.append(keep(play, seat, name))
    return names


def questions(game: Game, seeds: int) -> list[str]:
    """Write a position for every question and set of verbs that answer it; their names."""
    names: dict[str, str] = {}
    for seats, number, options, seed in tables(game, seeds):
        play = started(game, seats, options, seed)
        chance = random.Random(seed)
        while not game.over(state := play.history.state):
            seat = game.awaited(state)[0]
            choices = game.choices(state, seat)
            asked = " ".join([game.prompt(state)["ask"], *sorted({choice.verb.name for choice in choices})])
            if len(choices) > 1 and asked not in names:
                names[asked] = keep(play, seat, f"q{len(names)}-{asked.split()[0]}-s{seats}-o{number}")
            action = chance.choice(game.suggestions(state, seat))
            play.act(seat, play.asked, [action.data()], "", NOW)
    return list(names.values())


def main() -> None:
    """All games, or those named."""
    parser = argparse.ArgumentParser(description="Write positions of games for drawing boards.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(fondaco.GAMES))
    parser.add_argument("--seeds", type=int, default=1, help="games for each number of seats and set of options")
    given = parser.parse_args()
    for name in given.games:
        game = fondaco.game(name)
        library(game)
        names = [*positions(game, given.seeds), *questions(game, given.seeds)]
        write(FIXTURES / name / "index.json", names)
        print(f"{name}: {len(names)} positions")


if __name__ == "__main__":
    main()
