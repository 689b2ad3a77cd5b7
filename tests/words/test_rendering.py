"""Everything that can be said is said, in every language, without an error and without leftovers."""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest

from fondaco.core.actions import OpenVerb
from fondaco.core.chance import seeded
from fondaco.core.events import ALL, Ear, Event
from fondaco.core.game import Game
from fondaco.core.objections import Why
from fondaco.words import LANGUAGES, Words
from tests.words.needs import CASES, IDS, all_questions, all_values, kinds, reasons

by_case = pytest.mark.parametrize(("game", "language"), CASES, ids=IDS)

LEFTOVER = re.compile(r"[{}$]|\bNone\b|\bTrue\b|\bFalse\b|[a-z]:[a-z]|  |^\s|\s$|\s[.,;:?!]")
"""Braces and dollars of Fluent, values of Python, things by code (`good:coffee`), and room where none belongs."""

SEEDS = 4 if os.environ.get("FONDACO_PROFILE") == "long" else 1

ODD = {
    "en": re.compile(
        r"\b(an?|the) (an?|the)\b|\ba [aeio]|\ban [^aeiouh]|\b1 (?!is\b|was\b|has\b)[a-z]+s\b(?<!ss)", re.IGNORECASE
    ),
    "hu": re.compile(
        r"\baz? az?\b|\ba ([aáeéiíoóöőuúüű]|5|1\b|1\d{3}\b)|\baz ([bcdfghjklmnpqrstvwxyz]|(?!5|1\b|1\d{3}\b)\d)",
        re.IGNORECASE,
    ),
}
"""Two articles, the wrong one of two (`a egy`, `az 12`), and `1 barrels`."""


def faults(language: str, text: str) -> list[str]:
    """What is odd about a text."""
    found = [match[0] for match in (LEFTOVER.search(text), ODD[language].search(text)) if match]
    return [*found, *([] if text else ["empty"])]


def odd(language: str, texts: Iterator[str]) -> list[tuple[str, list[str]]]:
    """The odd ones out of some texts."""
    return [(text, faults(language, text)) for text in sorted(set(texts)) if faults(language, text)]


# --- everything there is ----------------------------------------------------------------------------------------------


@by_case
def test_every_action_can_be_said(game: Game, language: str) -> None:
    words = Words(game, language)
    texts = [words.action(action) for action in game.space.actions]
    assert odd(language, iter(texts)) == []
    assert len(set(texts)) == len(texts), "two actions are said alike"
    assert all(text[0].isupper() or text[0].isdigit() for text in texts), "a button begins with a capital"


@by_case
def test_every_open_action_has_a_name(game: Game, language: str) -> None:
    words = Words(game, language)
    said = [words.told_action({"verb": verb.name}) for verb in game.space.verbs if isinstance(verb, OpenVerb)]
    assert [text for text in said if faults(language, text)] == []


@by_case
def test_every_objection_can_be_said_with_every_thing_and_number(game: Game, language: str) -> None:
    def texts() -> Iterator[str]:
        words, why = Words(game, language), Why()
        for reason in reasons(game):
            for x, y, z in all_values(reason.fields):
                why.no(reason, x, y, z)
                yield words.objection(why.objection())

    assert odd(language, texts()) == []


@by_case
def test_every_event_can_be_said_with_every_thing_and_number(game: Game, language: str) -> None:
    def texts() -> Iterator[str]:
        words = Words(game, language)
        for kind in kinds(game):
            for values in all_values(kind.fields + kind.for_readers):
                yield words.event(Event(kind, values, ALL))
                yield words.event(Event(kind, values, 0))

    assert odd(language, texts()) == []


@by_case
def test_every_question_can_be_asked_with_every_thing_and_number(game: Game, language: str) -> None:
    words = Words(game, language)
    assert odd(language, (words.prompt(game.frames.prompt(frame)) for frame in all_questions(game))) == []


@by_case
def test_sentences_end_like_sentences(game: Game, language: str) -> None:
    words, why = Words(game, language), Why()
    said = [words.prompt(game.frames.prompt(frame)) for frame in all_questions(game)]
    for kind in kinds(game):
        said += [words.event(Event(kind, values, ALL)) for values in all_values(kind.fields + kind.for_readers)]
    for reason in reasons(game):
        for x, y, z in all_values(reason.fields):
            why.no(reason, x, y, z)
            said.append(words.say(f"why-{reason.code}", why.objection().args))
    assert [text for text in said if not re.search(r"^[A-ZÁÉÍÓÖŐÚÜŰ0-9].*[.?!]$", text)] == []


# --- real games -------------------------------------------------------------------------------------------------------


def play(game: Game, words: list[Words], seats: int, seed: int, every: int) -> list[tuple[str, list[str]]]:
    """A random game, everything of it said in all languages. The objections to the whole space at every so many."""
    s: Any = game.new(seats, None, seed)
    chance = seeded(seed)
    ear = Ear()
    s.ear = ear
    said: dict[str, set[str]] = {speaker.language: set() for speaker in words}
    decision = 0
    while not game.over(s):
        seat = game.awaited(s)[0]
        choices = game.suggestions(s, seat)
        objections = set()
        if decision % every == 0:
            objections = {game.why_not(s, other, a) for other in range(-1, seats + 1) for a in game.space.actions}
        for speaker in words:
            texts = said[speaker.language]
            texts.add(speaker.prompt(game.prompt(s)))
            texts.update(speaker.action(action) for action in choices)
            for event in ear.events:
                texts.update(speaker.event(event, reader) for reader in range(-1, seats))
            texts.update(speaker.objection(objection) for objection in objections if objection is not None)
        ear.events.clear()
        assert game.submit(s, seat, choices[chance.below(len(choices))]) is None
        decision += 1
    for speaker in words:
        objection = game.why_not(s, 0, game.space.actions[0])
        assert objection is not None
        said[speaker.language].add(speaker.objection(objection))
        said[speaker.language].update(
            speaker.event(event, reader) for event in ear.events for reader in range(-1, seats)
        )
    return [fault for language, texts in said.items() for fault in odd(language, iter(texts))]


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in dict(CASES) for seats in game.seat_counts],
    ids=[f"{game.name}-{seats}" for game in dict(CASES) for seats in game.seat_counts],
)
def test_all_that_happens_in_random_games_can_be_said(game: Game, seats: int) -> None:
    words = [Words(game, language) for language in LANGUAGES]
    for seed in range(SEEDS):
        assert play(game, words, seats, seed, every=60) == []


# --- the judge of texts itself ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", ""),
        ("en", "You have { $doubloons }."),
        ("en", "It is good:coffee."),
        ("en", "Two  rooms."),
        ("en", "Take a indigo plantation."),
        ("en", "Take the the quarry."),
        ("en", "You have 1 doubloons."),
        ("hu", "Nincs None."),
        ("hu", "A az indigó."),
        ("hu", "Ez a indigó."),
        ("hu", "Ez az kávé."),
        ("hu", "Mind az 12 telek."),
        ("hu", "Mind a 5 telek."),
        ("hu", "Az a 1 telek."),
        ("hu", "Elfogyott a kávé ."),
    ],
)
def test_an_odd_text_is_noticed(language: str, text: str) -> None:
    assert faults(language, text) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 is free, 1 barrel, an hour, a quarry, the indigo."),
        ("hu", "A 2, az 5, az 1, a 12, az 52, az 1500, a 15; az indigó, a kávé; ez az utolsó."),
    ],
)
def test_a_good_text_is_let_through(language: str, text: str) -> None:
    assert faults(language, text) == []
