"""Every catalogue is whole, and uses the words of its glossary: one word for a term, the rulebook's own.

A glossary (`docs/words/GAME.md`) is a table: term, English, Hungarian, and what is never said for it, `English /
Hungarian`. What is never said counts from the beginning of a word on, so a stem rules out its forms; a term of the
same row that begins alike is no such form.
"""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from fondaco.games import GAMES
from fondaco.words import LANGUAGES

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(
    path
    for folder in ("src", "web/src", "tests")
    for path in (ROOT / folder).rglob("*.ftl")
    if "node_modules" not in path.parts
)
GLOSSARIES = sorted((ROOT / "docs" / "words").glob("*.md"))
ANYWHERE = {"hu": ["a következő játékos"], "en": []}
"""What is said nowhere: whoever is next has a name."""


def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def texts(node: object) -> list[str]:
    """Whatever of a message is said as it stands."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.BaseNode):
        return [text for name, part in vars(node).items() if name != "span" for text in texts(part)]
    if isinstance(node, list):
        return [text for part in node for text in texts(part)]
    return []


def said(path: Path) -> dict[str, str]:
    """By message, with its attributes: all that is said."""
    entries = [entry for entry in resource(path).body if isinstance(entry, ast.Message | ast.Term)]
    return {entry.id.name: " … ".join(texts([entry.value, entry.attributes])) for entry in entries}


class Row:
    """A term in one language."""

    def __init__(self, terms: list[str], never: list[str]) -> None:
        self.terms = terms
        self.never = never

    def misused(self, text: str) -> list[str]:
        """What the text says for the term that is never said."""
        for term in sorted(self.terms, key=len, reverse=True):
            if any(term.casefold().startswith(stem.casefold()) for stem in self.never):
                stem = term[:-1] if term[-1] in "ae" else term  # lapka, lapkák
                text = re.sub(rf"\b{re.escape(stem)}\w*", "", text, flags=re.IGNORECASE)
        return [stem for stem in self.never if re.search(rf"\b{re.escape(stem)}", text, flags=re.IGNORECASE)]


def listed(cell: str) -> list[str]:
    return [part.strip() for part in cell.split(",") if part.strip() not in ("", "–", "-")]


def rows(path: Path, language: str) -> list[Row]:
    """The table of a glossary."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|") or set(line) <= set("|- :") or line.startswith("| term |"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        assert len(cells) == 4, line
        _, english, hungarian, never = cells
        assert english and hungarian, f"a term without a word: {line}"
        ruled_out = never.split("/")
        assert len(ruled_out) == 2 or never in ("–", "-"), f"English / Hungarian: {line}"
        stems = listed(ruled_out[0 if language == "en" else 1]) if len(ruled_out) == 2 else []
        found.append(Row(listed(english if language == "en" else hungarian), stems))
    return found


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_catalogue_is_read_to_its_last_line_and_says_nothing_twice(path: Path) -> None:
    body = resource(path).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, count in names.items() if count > 1] == []


def test_every_game_has_a_glossary() -> None:
    assert [path.stem for path in GLOSSARIES] == sorted(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glossary", GLOSSARIES, ids=lambda path: path.stem)
def test_engine_and_page_use_the_words_of_the_glossary(glossary: Path, language: str) -> None:
    terms = rows(glossary, language)
    assert terms
    folders = [ROOT / "src" / "fondaco" / "games", ROOT / "web" / "src" / "games"]
    misused = [
        f"{folder.parts[-3]} {message}: {stem}"
        for folder in [one / glossary.stem / "words" for one in folders]
        for message, text in said(folder / f"{language}.ftl").items()
        for row in terms
        for stem in row.misused(text)
    ]
    assert misused == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_is_called_by_their_place_in_the_order(path: Path) -> None:
    said_of = said(path)
    assert [(name, word) for word in ANYWHERE[path.stem] for name, text in said_of.items() if word in text] == []


def test_what_is_never_said_is_found_and_its_own_term_is_not() -> None:
    row = Row(["akciólapka", "lapka"], ["akciólap"])
    assert row.misused("Az akciólapka és az Akciólap.") == ["akciólap"]
    assert row.misused("Az akciólapkák.") == []
