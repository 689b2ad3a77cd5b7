"""Voice: the terminal's own words, in a language. What belongs to a game is said by `Words`."""

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number

from fondaco.core.errors import Bad
from fondaco.words import LANGUAGES

FOLDER: Final = Path(__file__).parent / "words"
LONGEST: Final = 500
"""Fluent takes no text of more than 1000 letters, and nobody reads it."""


class Voice:
    """One language of the terminal."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Bad(f"there is no language {language}; there are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, message: str, **args: str | int) -> str:
        """The message with its arguments; a long text is cut, a number is written without commas."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} says nothing"
        text, errors = self._bundle.format_pattern(pattern, {name: _said(value) for name, value in args.items()})
        if errors:
            raise Bad(f"{message}: {errors[0]}", f"{self.language}.ftl")
        return str(text)


def _said(value: str | int) -> str | FluentNumber | FluentNone:
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
