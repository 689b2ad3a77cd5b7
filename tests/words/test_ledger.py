"""The ledger: found, parsed, searched."""

import pytest

from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.words import ledger
from fondaco.words.ledger import Rule, Section
from tests.five import FIVE
from tests.words.needs import PLAYED

TEXT = """\
# Toy: rule ledger

- **Game:** Toy

## Glossary

- **XX-9.99** stands outside any chapter.

## TO-1 Bidding

- **TO-1.01** There are *12* cards. `[seed]`
- **TO-1.02** All bid. *Ruling:* at once (switch `at_once`). `[public: a/b, c.d]` `[known]`
- **TO-1.03** The highest wins. Winning `[seed]`, ties (`tie`) `[assumed]`
- TO-1.04 Without stars. [seed; counted]

Some words between them.

## 2. Scoring

- **TO-2.01** Points win

# Open points

- **TO-1.05** is no rule here.
"""
TOY = ledger.parse("TO", TEXT)


def test_chapters_hold_their_rules() -> None:
    assert [(section.id, section.title) for section in TOY.sections] == [("TO-1", "Bidding"), ("TO-2", "Scoring")]
    assert [rule.id for section in TOY.sections for rule in section.rules] == [
        "TO-1.01",
        "TO-1.02",
        "TO-1.03",
        "TO-1.04",
        "TO-2.01",
    ]


@pytest.mark.parametrize(
    "rule",
    [
        Rule("TO-1.01", "There are *12* cards.", "`[seed]`"),
        Rule("TO-1.02", "All bid. *Ruling:* at once (switch `at_once`).", "`[public: a/b, c.d]` `[known]`"),
        Rule("TO-1.03", "The highest wins.", "Winning `[seed]`, ties (`tie`) `[assumed]`"),
        Rule("TO-1.04", "Without stars.", "[seed; counted]"),
        Rule("TO-2.01", "Points win", ""),
    ],
    ids=lambda rule: rule.id,
)
def test_a_rule_is_what_it_says_and_where_that_comes_from(rule: Rule) -> None:
    assert TOY.rule(rule.id) == rule


@pytest.mark.parametrize("name", ["TO-1.02", "to-1.02", "1.02", " 1.02 "])
def test_a_rule_is_found_whatever_its_spelling(name: str) -> None:
    found = TOY.find(name)
    assert isinstance(found, Rule)
    assert found.id == "TO-1.02"


@pytest.mark.parametrize("name", ["TO-2", "to-2", "2"])
def test_a_chapter_is_found(name: str) -> None:
    found = TOY.find(name)
    assert isinstance(found, Section)
    assert found.title == "Scoring"


@pytest.mark.parametrize("name", ["", "TO", "TO-3", "TO-1.05", "XX-9.99", "PR-1.01", "TO-1.02.1", "TO-1.02 x"])
def test_what_is_no_rule_is_not_found(name: str) -> None:
    assert TOY.find(name) is None


def test_suggestions_look_alike() -> None:
    assert TOY.like("TO-1.05")[0].startswith("TO-1")
    assert "TO-2.01" in TOY.like("2.011")
    assert TOY.like("nothing like it") == []


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_every_ledger_is_found_and_read(game: Game) -> None:
    book = ledger.load(game.name, game.ledger)
    rules = [rule for section in book.sections for rule in section.rules]
    assert len({rule.id for rule in rules}) == len(rules) > (100 if game.name in FIVE else 0)
    for section in book.sections:
        assert all(rule.id.startswith(f"{section.id}.") for rule in section.rules)
    for verb in game.space.verbs:
        assert book.rule(verb.rule) is not None


def test_every_rule_of_puerto_rico_has_a_text_and_a_provenance() -> None:
    for section in ledger.load("puerto_rico", "PR").sections:
        assert all(rule.text.endswith((".", ")")) and "[" in rule.provenance for rule in section.rules)


def test_a_game_without_a_ledger_is_refused() -> None:
    with pytest.raises(Bad, match="the rule ledger of chess is not installed"):
        ledger.load("chess", "CH")
