"""The terminal's own words: the same in both languages, all used, none missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from fondaco.core.errors import Bad
from fondaco.terminal import voice
from fondaco.terminal.orders import ENGLISH, Orders
from fondaco.terminal.voice import Voice
from fondaco.words import LANGUAGES

SOURCES = "".join(path.read_text(encoding="utf-8") for path in Path(voice.__file__).parent.rglob("*.py"))
SOURCES = SOURCES.replace("'", '"')


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, with their variables."""
    text = (voice.FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", text[entry.span.start : entry.span.end]))
    return found


def test_all_languages_say_the_same() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english


@pytest.mark.parametrize("message", messages("en"))
def test_no_message_is_idle(message: str) -> None:
    kind, _, rest = message.partition("-")
    assert f'"{message}"' in SOURCES or (kind in ("order", "help", "pr") and f'"{rest}"' in SOURCES)


def test_no_message_is_missing() -> None:
    known = set(messages("en"))
    said = set(re.findall(r'say\(\s*"([a-z-]+)"', SOURCES))
    assert len(said) > 20
    assert {name for name in said if name not in known and f"pr-{name}" not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_are_read_in_english_and_in_the_language(language: str) -> None:
    orders = Orders(Voice(language))
    for word, order in ENGLISH.items():
        assert orders.read(f"  {word.upper()}   PR-11 ") == (order, "PR-11")
        own = Voice(language).say(f"order-{order}").split()[0]
        assert orders.read(own) == (order, "")
    assert orders.read(" 3 ") == ("", "3")
    assert orders.read("load coffee large") == ("", "load coffee large")
    assert orders.read("") == ("", "")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Bad, match="there is no language xx; there are en, hu"):
        Voice("xx")


def test_a_message_without_its_arguments_is_refused() -> None:
    with pytest.raises(Bad, match="no-game"):
        Voice("en").say("no-game")
