"""What a game needs words for, gathered from its modules, and what its catalogues have."""

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser, ast

from fondaco.core.actions import Verb
from fondaco.core.chance import seeded
from fondaco.core.codec import Flag, Int, Item, Items, Seat, Shape
from fondaco.core.domains import AMOUNT, SEAT, Domain, Field
from fondaco.core.events import Kind
from fondaco.core.flow import Decision, Frame, fields_of
from fondaco.core.game import Game, Option
from fondaco.core.objections import Reason
from fondaco.games import GAMES
from fondaco.server.refusals import REFUSALS
from fondaco.words import COMMON, LANGUAGES, folder_of, ledger
from tests.toy.auction import GAME as AUCTION

PLAYED = [*GAMES.values(), AUCTION]
"""The games of the catalogue, and the toy: whatever is asked of their words, a small game can give."""
CASES = [(game, language) for game in PLAYED for language in LANGUAGES]
IDS = [f"{game.name}-{language}" for game, language in CASES]

COMMON_MESSAGES = {
    *[f"seat-{seat}" for seat in SEAT.items],
    *[f"player-{seat}" for seat in SEAT.items],
    "event-did",
    "why-game-over",
    "why-no-seat",
    "why-not-yours",
    "why-not-now",
    "why-unknown-action",
    "why-also",
    *[f"no-{code}" for code in REFUSALS],
}
"""What the core and the server say in every game."""

OPTION_SORTS = ["option", "ruling"]
NUMBERS = [0, 1, 2, 5, 12]
MOST_COMBINATIONS = 5_000


# --- what there is to say ---------------------------------------------------------------------------------------------


def modules_of(game: Game) -> list[ModuleType]:
    """All modules of the package in which a game lives."""
    package = importlib.import_module(sys.modules[type(game).__module__].__package__ or "")
    inside = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [package, *[importlib.import_module(found.name) for found in inside]]


def declared(game: Game, cls: type) -> list[Any]:
    """All objects of a class that stand at the top of a module of the game, each once."""
    found = {id(thing): thing for module in modules_of(game) for thing in vars(module).values() if type(thing) is cls}
    return list(found.values())


def reasons(game: Game) -> list[Reason]:
    found: list[Reason] = declared(game, Reason)
    return found


def kinds(game: Game) -> list[Kind]:
    found: list[Kind] = declared(game, Kind)
    return found


def verbs(game: Game) -> list[Verb]:
    return game.space.verbs


def decisions(game: Game) -> list[type]:
    """The questions of a game; steps are not told to anybody."""
    return [frame for frame in game.frames.frames.values() if issubclass(frame, Decision)]


def domains(game: Game) -> list[Domain]:
    """Everything that actions, objections, events and questions speak of by name."""
    fields: list[Field] = []
    for verb in verbs(game):
        fields += verb.domains
    for reason in reasons(game):
        fields += reason.fields
    for kind in kinds(game):
        fields += kind.fields + kind.for_readers
    for decision in decisions(game):
        for field in fields_of(decision):
            shape = game.frames.fields[field]
            if isinstance(shape, Item | Items):
                fields.append(shape.domain)
    return [field for field in fields if isinstance(field, Domain) and field.kind != AMOUNT]


def things(game: Game) -> dict[str, list[str]]:
    """The messages of the game's own things, by kind."""
    by_kind: dict[str, list[str]] = {}
    for domain in domains(game):
        known = by_kind.setdefault(domain.kind, [])
        known += [message for item in domain.items if (message := f"{domain.kind}-{item}") not in known]
    return {kind: messages for kind, messages in by_kind.items() if kind != SEAT.kind}


def needed(game: Game) -> set[str]:
    """All messages that the catalogues of a game must have."""
    return {
        f"game-{game.name}",
        *[f"do-{verb.name}" for verb in verbs(game)],
        *[f"secret-{verb.name}" for verb in verbs(game) if verb.secret],
        *[f"why-{reason.code}" for reason in reasons(game)],
        *[f"event-{kind.name}" for kind in kinds(game)],
        *[f"secret-event-{kind.name}" for kind in kinds(game) if kind.for_readers],
        *[f"ask-{decision.__name__}" for decision in decisions(game)],
        *[message for messages in things(game).values() for message in messages],
        *[f"{sort}-{option.name}" for sort in OPTION_SORTS for option in game.options],
        *[message for sort in OPTION_SORTS for option in game.options for message in values_named(sort, option)],
        *chapters(game),
    }


def shown(game: Game) -> set[str]:
    """The messages by which plain boards call the parts of its views. None is needed: without it the name is said."""
    found: set[str] = set()
    state, chance = game.new(game.seat_counts[-1], None, 1), seeded(1)
    while not game.over(state):
        seat = game.awaited(state)[0]
        found |= {f"view-{name}" for name in names_in(game.view(state, seat)) if ":" not in name}
        choices = game.suggestions(state, seat)
        assert game.submit(state, seat, choices[chance.below(len(choices))]) is None
    return found


def names_in(data: Any) -> set[str]:
    """The names of fields, however deep."""
    if isinstance(data, dict):
        return set(data).union(*[names_in(part) for part in data.values()])
    return set().union(*[names_in(part) for part in data]) if isinstance(data, list) else set()


def chapters(game: Game) -> dict[str, str]:
    """The messages of the chapters of a game's ledger, with their titles in English."""
    book = ledger.load(game.name, game.ledger)
    return {f"chapter-{part.id.partition('-')[2]}": part.title.removesuffix(" `[assumed]`") for part in book.sections}


def values_named(sort: str, option: Option) -> list[str]:
    """The messages of an option's values; one that is no word is called by its number in the list."""
    names = [str(value) if re.fullmatch(r"\w+", str(value)) else str(i) for i, value in enumerate(option.values)]
    return [f"{sort}-{option.name}-{name}" for name in names]


# --- every way to say it ----------------------------------------------------------------------------------------------


def values_of(field: Field) -> list[int]:
    """Values to try for a field: every item, or some numbers."""
    return list(range(len(field))) if isinstance(field, Domain) else NUMBERS


def combined(choices: list[list[int]]) -> Iterator[list[int]]:
    """Every combination; if there are too many, every value of each place with the first ones of the others."""
    if prod(len(choice) for choice in choices) <= MOST_COMBINATIONS:
        yield from map(list, product(*choices))
        return
    first = [choice[0] for choice in choices]
    for place, choice in enumerate(choices):
        yield from ([*first[:place], value, *first[place + 1 :]] for value in choice)


def all_values(fields: list[Field]) -> Iterator[list[int]]:
    """Combinations of values, as long as the three that the core passes around."""
    for values in combined([values_of(field) for field in fields]):
        yield [*values, *[0] * (3 - len(values))]


def values_of_shape(shape: Shape) -> list[int]:
    """Values to try for the field of a question."""
    if isinstance(shape, Flag):
        return [False, True]
    if isinstance(shape, Seat):
        return [0, 1]
    if isinstance(shape, Int):
        return [number for number in NUMBERS if shape.low <= number <= shape.high]
    if isinstance(shape, Item):
        return list(range(len(shape.domain)))
    assert isinstance(shape, Items), "a shape that questions do not use yet: say here what to try"
    return [1, 6, 2 ** len(shape.domain) - 1]


def all_questions(game: Game) -> Iterator[Frame]:
    """Every question, with combinations of values to try."""
    for decision in decisions(game):
        make: Any = decision
        for values in combined([values_of_shape(game.frames.fields[field]) for field in fields_of(decision)]):
            yield make(*values)


# --- the catalogues ---------------------------------------------------------------------------------------------------


def catalogue(folder: Path, language: str) -> list[Any]:
    """What stands in a catalogue."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue."""
    return {entry.id.name: entry for entry in catalogue(folder, language) if isinstance(entry, ast.Message)}


FOLDERS = [COMMON, *[folder_of(game) for game in PLAYED]]
FOLDER_IDS = ["common", *[game.name for game in PLAYED]]
