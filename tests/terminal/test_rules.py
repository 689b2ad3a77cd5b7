"""`fondaco rules` and `fondaco version`."""

import platform

import pytest

import fondaco
from fondaco.core import flow
from fondaco.words import ledger
from tests.terminal.scripted import refused, run


def test_all_rules_are_listed() -> None:
    shown = run("rules", "puerto_rico").stdout
    book = ledger.load("puerto_rico", "PR")
    for section in book.sections:
        assert f"{section.id} {section.title}" in shown
        assert all(rule.id in shown for rule in section.rules)


@pytest.mark.parametrize("id", ["PR-11.04", "pr-11.04", "11.04"])
def test_one_rule_with_its_provenance(id: str) -> None:
    shown = run("rules", "puerto_rico", id).stdout
    assert "PR-11.04  A kind that is on one cargo ship may not be put on another cargo ship" in shown
    assert "[seed]" in shown
    assert "PR-11.05" not in shown


def test_a_section() -> None:
    shown = run("rules", "puerto_rico", "PR-11").stdout
    assert shown.startswith("PR-11 Captain phase: loading\n")
    assert "PR-11.15" in shown
    assert "PR-12" not in shown.replace("PR-12.08", "")


def test_an_unknown_rule_is_refused_with_a_suggestion() -> None:
    assert refused("rules", "puerto_rico", "PR-11.044").startswith("There is no rule PR-11.044. Perhaps: PR-11.04")
    assert "Perhaps: PR-1, PR-2" in refused("rules", "puerto_rico", "nonsense")
    assert refused("rules", "puerto_rico", "PR-11.044", "--lang", "hu").startswith("Nincs ilyen szabály: PR-11.044.")


def test_hungarian_says_that_the_rules_are_in_english() -> None:
    shown = run("rules", "puerto_rico", "PR-13", "--lang", "hu").stdout
    assert shown.startswith("A szabályok angol nyelven állnak rendelkezésre.\nPR-13 Prospector")


def test_a_ledger_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "PLACES", [])
    assert refused("rules", "puerto_rico", code=1) == "The rules of puerto_rico are not installed."
    shown = run("play", "puerto_rico", "--hot-seat", typed=["", "?", "rules"]).stdout
    assert "PR-5.02\n" in shown
    assert "✗ The rules of puerto_rico are not installed." in shown


def test_version() -> None:
    shown = run("version").stdout
    engine = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    assert f"fondaco {fondaco.__version__}\n" in shown
    assert f"Python {platform.python_version()}" in shown
    assert f"Engine: {engine}\n" in shown
    assert "Motor: " in run("version", "--lang", "hu").stdout
