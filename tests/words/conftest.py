"""The ledger of the toy lies beside it."""

from pathlib import Path

import pytest

from fondaco.words import ledger

TOY = Path(__file__).parents[1] / "toy"


@pytest.fixture(autouse=True)
def toy_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "PLACES", [*ledger.PLACES, TOY])
