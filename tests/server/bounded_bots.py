"""Merchants and doges bounded by iterations, which a server does not seat: nobody knows how long they take.

Here they are bots of other names, `merchant_4`, in `BOUNDED`.
"""

import os
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fondaco.bots.bot import Bot
from fondaco.bots.levels import level
from fondaco.games import GAMES

LONG = os.environ.get("FONDACO_PROFILE") == "long"
FEW = {"merchant": 4, "doge": 2}
REPORTS = Path(__file__).parents[2] / "scripts" / "reports.py"


def true_iterations() -> dict[str, dict[str, int]]:
    """By level and game: with how many the levels are measured in `reports/`."""
    reports: dict[str, Any] = runpy.run_path(str(REPORTS))
    return {"merchant": reports["MERCHANT"], "doge": reports["DOGE"]}


ITERATIONS = true_iterations() if LONG else {name: dict.fromkeys(GAMES, few) for name, few in FEW.items()}
"""By level and game."""
BOUNDED: dict[str, Callable[[int], Bot]] = {
    f"{name}_{iterations}": level(f"{name}:{iterations}").bot
    for name, by_game in ITERATIONS.items()
    for iterations in by_game.values()
}
