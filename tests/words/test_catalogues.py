"""The catalogues: complete, without anything unused, the same in all languages."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize

import fondaco
from fondaco.core.game import Game
from fondaco.words import COMMON, LANGUAGES, Words, folder_of, title_of
from tests.five import FIVE
from tests.words.needs import (
    CASES,
    COMMON_MESSAGES,
    FOLDER_IDS,
    FOLDERS,
    IDS,
    OPTION_SORTS,
    catalogue,
    chapters,
    decisions,
    kinds,
    messages,
    needed,
    reasons,
    shown,
    things,
    values_named,
    verbs,
)

by_case = pytest.mark.parametrize(("game", "language"), CASES, ids=IDS)
by_folder = pytest.mark.parametrize("folder", FOLDERS, ids=FOLDER_IDS)
by_language = pytest.mark.parametrize("language", LANGUAGES)


def missing(game: Game, language: str, wanted: list[str]) -> list[str]:
    words = Words(game, language)
    return [message for message in wanted if not words.knows(message)]


# --- complete ---------------------------------------------------------------------------------------------------------


@by_case
def test_the_game_has_a_title(game: Game, language: str) -> None:
    assert missing(game, language, [f"game-{game.name}"]) == []
    assert title_of(game, language) == Words(game, language).say(f"game-{game.name}")


@by_case
def test_every_verb_has_words(game: Game, language: str) -> None:
    assert missing(game, language, [f"do-{verb.name}" for verb in verbs(game)]) == []


@by_case
def test_every_secret_verb_has_words_for_those_who_do_not_know(game: Game, language: str) -> None:
    words = Words(game, language)
    assert [verb.name for verb in verbs(game) if verb.secret and not words.knows(f"secret-{verb.name}")] == []


@by_case
def test_every_reason_has_words(game: Game, language: str) -> None:
    assert missing(game, language, [f"why-{reason.code}" for reason in reasons(game)]) == []


@by_case
def test_every_kind_of_event_has_words(game: Game, language: str) -> None:
    assert missing(game, language, [f"event-{kind.name}" for kind in kinds(game)]) == []


@by_case
def test_every_question_has_words(game: Game, language: str) -> None:
    assert missing(game, language, [f"ask-{decision.__name__}" for decision in decisions(game)]) == []


@by_case
def test_every_thing_has_words(game: Game, language: str) -> None:
    assert missing(game, language, [message for of_kind in things(game).values() for message in of_kind]) == []


@by_case
def test_every_option_has_words_as_a_variant_or_as_a_ruling(game: Game, language: str) -> None:
    words = Words(game, language)
    found = {
        option.name: [sort for sort in OPTION_SORTS if words.knows(f"{sort}-{option.name}")] for option in game.options
    }
    assert {name: sorts for name, sorts in found.items() if len(sorts) != 1} == {}


@by_case
def test_every_value_of_an_option_has_words(game: Game, language: str) -> None:
    """Yes, no and numbers say themselves."""
    words = Words(game, language)
    for option in game.options:
        sort = "option" if words.knows(f"option-{option.name}") else "ruling"
        for value, message in zip(option.values, values_named(sort, option), strict=True):
            assert isinstance(value, bool | int) or words.say(message)


@by_case
def test_every_chapter_of_the_rules_has_a_title(game: Game, language: str) -> None:
    assert missing(game, language, list(chapters(game))) == []
    if language == "en":
        assert {message: Words(game, "en").say(message) for message in chapters(game)} == chapters(game)


@by_language
def test_what_the_core_says_has_words(language: str) -> None:
    assert set(messages(COMMON, language)) == COMMON_MESSAGES


# --- nothing else -----------------------------------------------------------------------------------------------------


@by_case
def test_no_message_is_unused(game: Game, language: str) -> None:
    found = set(messages(folder_of(game), language))
    named = shown(game) if any(message.startswith("view-") for message in found) else set()
    assert sorted(found - needed(game) - named) == []


@by_folder
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    by_language = {language: set(messages(folder, language)) for language in LANGUAGES}
    everything = set.union(*by_language.values())
    assert {language: sorted(everything - found) for language, found in by_language.items()} == {
        language: [] for language in LANGUAGES
    }


@by_folder
@by_language
def test_a_catalogue_has_no_junk_and_nothing_twice(folder: Path, language: str) -> None:
    entries = catalogue(folder, language)
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, times in names.items() if times > 1] == []


@by_case
def test_a_game_does_not_take_words_from_the_core(game: Game, language: str) -> None:
    assert set(messages(folder_of(game), language)) & COMMON_MESSAGES == set()


@by_case
def test_one_reason_code_speaks_of_one_set_of_things(game: Game, language: str) -> None:
    """Two reasons of one code share their words, so they must bring the same arguments."""
    fields: dict[str, set[str]] = {}
    for reason in reasons(game):
        names = {field if isinstance(field, str) else field.name for field in reason.fields}
        assert fields.setdefault(reason.code, names) == names


# --- the forms of things ----------------------------------------------------------------------------------------------


@by_case
def test_things_of_one_kind_have_the_same_forms(game: Game, language: str) -> None:
    found = messages(folder_of(game), language)
    for kind, names in things(game).items():
        forms = {name: [attribute.id.name for attribute in found[name].attributes] for name in names}
        assert len({tuple(of_one) for of_one in forms.values()}) == 1, f"{kind}: {forms}"


@by_case
def test_every_form_is_used(game: Game, language: str) -> None:
    found = messages(folder_of(game), language)
    of_things = {name for names in things(game).values() for name in names}
    text = "".join(serialize(ast.Resource([entry])) for entry in found.values())
    used = set(re.findall(r"\$[a-z]+-([a-z-]+)", text)) | set(re.findall(r"\{ [a-z]+-[a-z_]+\.([a-z-]+) \}", text))
    forms = {attribute.id.name for name in of_things for attribute in found[name].attributes}
    assert forms - used == set()


@by_case
def test_only_things_have_forms(game: Game, language: str) -> None:
    of_things = {name for names in things(game).values() for name in names}
    entries = messages(folder_of(game), language)
    assert [name for name, entry in entries.items() if entry.attributes and name not in of_things] == []


# --- the gathering itself ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FIVE)
def test_there_is_something_of_every_sort(name: str) -> None:
    """A mistake in the gathering must not let all tests above pass over nothing."""
    game = fondaco.game(name)
    sizes = [len(verbs(game)), len(reasons(game)), len(kinds(game)), len(decisions(game)), len(things(game))]
    assert min(sizes) > 2
