"""Real positions of all games, for drawing boards without a server: `web/fixtures/<game>/<name>.json`.

Each file is the `welcome` message of the seat that is asked. Beside them lie what the page asks of the library: the
catalogues of words, the rules and components; and `said.json`: questions, actions, events and objections as
`fondaco.words` says them, so that the page can be held to the same. `/#/look/<game>/<name>` of the development page
shows a position.

    .venv/bin/python scripts/positions.py [GAME ...] [--seeds N]
"""

import argparse
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import fondaco
from fondaco.bots.playing import reply
from fondaco.core.chance import seeded
from fondaco.core.game import Game
from fondaco.core.objections import Objection
from fondaco.server.library import rulebook_of, words_of
from fondaco.server.messages import Clock, Place, Table, Welcome
from fondaco.server.play import Play, started
from fondaco.server.views import lines, position
from fondaco.words import LANGUAGES, Words

FIXTURES = Path(__file__).parents[1] / "web" / "fixtures"
NAMES = ["Ágnes", "Bence", "Csilla", "Dénes", "Erzsébet", "Ferenc", "Gyöngyi", "Hűvös"]
PARTS = [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0]
"""Parts of a game at which it is looked at."""
LINES = 40
NOW = 1_800_000_000.0
MOST_SAID = 1500
PICTURES: dict[str, list[tuple[str, int, dict[str, Any], int, int]]] = {
    "calimala": [
        ("place", 4, {"layout": "first_game"}, 3, 377),
        ("tower", 5, {"layout": "first_game"}, 5, 410),
        ("ships", 4, {"layout": "first_game"}, 3, 347),
    ],
    "genoa": [
        ("offer", 4, {}, 6, 646),
        ("hear", 4, {}, 1, 647),
        ("answer", 4, {}, 1, 807),
        ("act", 4, {}, 1, 421),
        ("talk", 4, {"driver": "live"}, 1, 1159),
    ],
    "marco_polo": [
        ("travel", 4, {"character_draft": True}, 86, 158),
        ("turn", 4, {"character_draft": True}, 86, 222),
        ("value", 4, {"character_draft": True}, 86, 261),
        ("oases", 4, {"character_draft": True}, 1, 222),
        ("draft", 4, {"character_draft": True}, 86, 0),
        ("goals", 3, {"goal_choice": True}, 86, 0),
        ("over", 4, {"character_draft": True}, 86, 10_000),
    ],
}
"""Moments worth a picture: name, seats, options, seed, moves. Games are played as the bots' advice has it."""
SAYING: dict[str, Callable[[Words, Any], str]] = {
    "prompt": Words.prompt,
    "action": Words.told_action,
    "event": Words.told_event,
    "objection": Words.objection,
}


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


def moments(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[Play]:
    """A game of random moves to its end, at every moment of it."""
    play = started(game, seats, options, seed)
    chance = random.Random(seed)
    yield play
    while not game.over(play.history.state):
        seat = game.awaited(play.history.state)[0]
        action = chance.choice(game.suggestions(play.history.state, seat))
        play.act(seat, play.asked, [action.data()], "", NOW)
        yield play


def write(path: Path, message: Any) -> None:
    """As JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(message))


def library(game: Game) -> None:
    """What the page asks of the library."""
    folder = FIXTURES / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_bytes(words_of(game, language))
    write(folder / "rules.json", rulebook_of(game))


def keep(play: Play, seat: int, name: str) -> str:
    """Write what this seat would be welcomed with; its name."""
    message = Welcome(
        table=table(play),
        seat=seat,
        host=False,
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
    for seats in sorted({game.seat_counts[0], game.seat_counts[-1], 4} & set(game.seat_counts)):
        for number, options in enumerate(game.option_sets()):
            for seed in range(1, seeds + 1):
                yield seats, number, options, seed


def positions(game: Game, seeds: int) -> list[str]:
    """Write moments of games; their names."""
    names = []
    for seats, number, options, seed in tables(game, seeds):
        whole = sum(1 for _ in moments(game, seats, options, seed)) - 1
        parts = {int(whole * part): int(part * 100) for part in PARTS}
        for moves, play in enumerate(moments(game, seats, options, seed)):
            if moves in parts:
                seat = (game.awaited(play.history.state) or [0])[0]
                name = f"s{seats}-o{number}-{parts[moves]}" + (f"-{seed}" if seeds > 1 else "")
                names.append(keep(play, seat, name))
    return names


def questions(game: Game, seeds: int) -> list[str]:
    """Write a position for every question and set of verbs that answer it; their names."""
    names: dict[str, str] = {}
    for seats, number, options, seed in tables(game, seeds):
        for play in moments(game, seats, options, seed):
            state = play.history.state
            if game.over(state):
                continue
            seat = game.awaited(state)[0]
            choices = game.choices(state, seat)
            asked = " ".join([game.prompt(state)["ask"], *sorted({choice.verb.name for choice in choices})])
            if len(choices) > 1 and asked not in names:
                names[asked] = keep(play, seat, f"q{len(names)}-{asked.split()[0]}-s{seats}-o{number}")
    return list(names.values())


def heard(game: Game, seeds: int) -> Iterator[tuple[str, Any]]:
    """What is told in whole games, in the engine's codes; the kind of each."""
    for seats, _, options, seed in tables(game, seeds):
        chance = random.Random(seed)
        for play in moments(game, seats, options, seed):
            for line in lines(play, chance.randrange(seats), len(play.entries) - 1):
                yield from (("event", event) for event in line.events)
            state = play.history.state
            if game.over(state):
                continue
            seat = game.awaited(state)[0]
            yield "prompt", game.prompt(state)
            yield from (("action", action.told(seat, seat)) for action in game.choices(state, seat))
            refused = game.why_not(state, seat, chance.choice(game.space.actions))
            if refused is not None:
                yield "objection", refused


def said(game: Game, seeds: int) -> dict[str, list[dict[str, Any]]]:
    """Everything heard, each once, as each language says it. The first two seats are called by name."""
    once: dict[bytes, tuple[str, Any, Any]] = {}
    for kind, what in heard(game, seeds):
        told = what.data() if isinstance(what, Objection) else what
        once.setdefault(msgspec.json.encode([kind, told]), (kind, told, what))
    some = list(once.values())[:: max(1, len(once) // MOST_SAID)]
    found = {}
    for language in LANGUAGES:
        words = Words(game, language, NAMES[:2])
        found[language] = [{"kind": kind, "told": told, "said": SAYING[kind](words, what)} for kind, told, what in some]
    return found


def pictures(game: Game) -> list[str]:
    """Write moments that are worth a picture, of games as good players might play them; their names."""
    names = []
    for name, seats, options, seed, moves in PICTURES.get(game.name, []):
        advice, chance = game.advice(), seeded(seed)
        play = started(game, seats, options, seed)
        while not game.over(state := play.history.state) and len(play.entries) < moves:
            seat = game.awaited(state)[0]
            action = reply(advice, state, seat, game.suggestions(state, seat), chance, sure=False)
            play.act(seat, play.asked, [action.data()], "", NOW)
        names.append(keep(play, (game.awaited(play.history.state) or [0])[0], name))
    return names


def main() -> None:
    """All games, or those named."""
    parser = argparse.ArgumentParser(description="Write positions of games for drawing boards.")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(fondaco.GAMES))
    parser.add_argument("--seeds", type=int, default=1, help="games for each number of seats and set of options")
    given = parser.parse_args()
    for name in given.games:
        game = fondaco.game(name)
        library(game)
        names = [*positions(game, given.seeds), *questions(game, given.seeds), *pictures(game)]
        write(FIXTURES / name / "index.json", names)
        write(FIXTURES / name / "said.json", said(game, given.seeds))
        print(f"{name}: {len(names)} positions")


if __name__ == "__main__":
    main()
