"""Ledger: the rules of a game in words, read from its rule ledger."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from fondaco.core.errors import Bad

PACKAGE: Final = Path(__file__).parents[1]
PLACES: Final = [PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules"]
"""Where ledgers lie: in an installed package, in a checkout."""

_SECTION: Final = re.compile(r"## (?:[A-Z]+-)?(?P<number>\d+)\.? (?P<title>.+)")
_RULE: Final = re.compile(r"- (?:\*\*)?(?P<id>[A-Z]+-\d+\.\d+)(?:\*\*)? (?P<text>.+)")
_ID: Final = re.compile(r"(?:(?P<game>[A-Z]+)-)?(?P<rest>\d+(?:\.\d+)?)")
_TAG: Final = re.compile(r"`?\[(?:seed|public|known|assumed|ruling)\b")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, what it says, and where that comes from."""

    id: str
    text: str
    provenance: str


@dataclass(frozen=True)
class Section:
    """A chapter of rules."""

    id: str
    title: str
    rules: list[Rule]


class Ledger:
    """All rules of a game, by chapter and by id."""

    def __init__(self, prefix: str, sections: list[Section]) -> None:
        self.prefix: Final = prefix
        self.sections: Final = sections
        self._section: Final = {section.id: section for section in sections}
        self._rule: Final = {rule.id: rule for section in sections for rule in section.rules}

    def find(self, name: str) -> Rule | Section | None:
        """The rule or section of that id; case and the game's prefix do not matter (`11.04`)."""
        match = _ID.fullmatch(name.strip().upper())
        if match is None or match["game"] not in (None, self.prefix):
            return None
        full = f"{self.prefix}-{match['rest']}"
        return self._rule.get(full) or self._section.get(full)

    def rule(self, name: str) -> Rule | None:
        """The rule of that id."""
        return self._rule.get(name)

    def like(self, name: str) -> list[str]:
        """The ids that look most like this one."""
        wanted = name.strip().upper()
        if not wanted.startswith(f"{self.prefix}-"):
            wanted = f"{self.prefix}-{wanted}"
        return get_close_matches(wanted, [*self._rule, *self._section], n=3)


def _split(text: str) -> tuple[str, str]:
    """What a rule says, and the end of its line that says where it comes from."""
    tag = _TAG.search(text)
    if tag is None:
        return text, ""
    head = text[: tag.start()].rstrip()
    if not head.endswith("."):
        # The provenance of parts: `... at once. Until empty [seed], no declining [assumed]`.
        end = head.rfind(". ")
        head = head[: end + 1] if end >= 0 else head
    return head, text[len(head) :].strip()


def parse(prefix: str, text: str) -> Ledger:
    """The ledger of that text: chapters `## PR-11 Title`, rules `- **PR-11.04** text [provenance]`."""
    sections: list[Section] = []
    inside = False
    for line in text.splitlines():
        if line.startswith(("# ", "## ")):
            match = _SECTION.fullmatch(line.strip())
            inside = match is not None
            if match is not None:
                sections.append(Section(f"{prefix}-{match['number']}", match["title"], []))
            continue
        rule = _RULE.fullmatch(line.strip())
        if inside and rule is not None:
            says, provenance = _split(rule["text"])
            sections[-1].rules.append(Rule(rule["id"], says, provenance))
    return Ledger(prefix, [section for section in sections if section.rules])


def load(game: str, prefix: str) -> Ledger:
    """The ledger of a game; raises `Bad` if there is none."""
    for place in PLACES:
        path = place / f"{game}.md"
        if path.is_file():
            return parse(prefix, path.read_text(encoding="utf-8"))
    raise Bad(f"the rule ledger of {game} is not installed")
