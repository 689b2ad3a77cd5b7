"""Tables for tests: without a network, with the tiny game of the core's tests unless another is wanted."""

from typing import Any

from fondaco.core.game import Game
from fondaco.server import messages as m
from fondaco.server.outcome import Outcome
from fondaco.server.table import Table
from fondaco.server.terms import Terms
from tests.core.tiny import GAME

NOW = 1_000.0
NAMES = ["Anna", "Béla", "Cili", "Dani"]


def table(
    game: Game = GAME,
    seats: int = 2,
    people: int | None = None,
    options: dict[str, Any] | None = None,
    clock: m.Clock = m.Clock(),  # noqa: B008  # frozen
    **terms: Any,
) -> Table:
    """A table being played since `NOW`: Anna, Béla, ... sit first, random bots behind them."""
    agreed: dict[str, Any] = {
        "id": "t1",
        "pace": "live",
        "public": False,
        "hints": True,
        "counts": True,
        "steward": "random",
        "host": "anna",
        "host_name": "Anna",
        "invitation": "secret",
        "created": NOW,
        "seed": 7,
        "seed_chosen": False,
    }
    made = Table(Terms(game=game, seats=seats, options=game.read_options(options), clock=clock, **(agreed | terms)))
    for chair in made.chairs:
        if chair.seat < (seats if people is None else people):
            chair.sit(NAMES[chair.seat].lower(), NAMES[chair.seat])
        else:
            chair.put_bot("random")
    made.begin(NOW)
    return made


def act(table: Table, seat: int, *texts: str, key: str = "", asked: int | None = None, now: float = NOW) -> Outcome:
    """A seat does these, at the question being asked."""
    play = table.playing()
    actions = [table.game.parse(text).data() for text in texts]
    unique = key or f"key {play.version}"
    return table.act(seat, m.Act(unique, play.asked if asked is None else asked, actions), now)


def awaited(table: Table) -> int:
    """The first seat that is awaited."""
    seat: int = table.game.awaited(table.playing().history.state)[0]
    return seat


def undo(table: Table, seat: int, key: str = "", version: int | None = None, now: float = NOW) -> Outcome:
    """A seat takes its last move back."""
    play = table.playing()
    return table.undo(seat, m.Undo(key or f"undo {play.version}", play.version if version is None else version), now)


def standing(table: Table) -> list[str]:
    """The moves that stand."""
    return [f"{entry.seat} {entry.action}" for entry in table.playing().entries]


def everything(table: Table) -> Any:
    """All there is to know about a table, to see that nothing has changed."""
    play = table.playing()
    chairs = [
        {
            **{name: value for name, value in vars(chair).items() if name not in ("watch", "stored")},
            "watch": vars(chair.watch),
        }
        for chair in table.chairs
    ]
    return repr([play.version, play.asked, play.snapshot(), standing(table), table.phase, table.chat.lines, chairs])
