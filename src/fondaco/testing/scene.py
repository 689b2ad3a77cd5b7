"""Scenes: a position set by editing the data of a new game, then played by texts.

t = scene(GAME, seats=3, ask=[SellBarrel(0, 0)], players__0__goods={"coffee": 1}, goods__coffee=8)
t.do("sell coffee")
assert t.player(0)["doubloons"] == 7
assert t.why("sell corn") == ("PR-10.01", "no-barrel-to-sell")
"""

from typing import Any, Final

from fondaco.core import flow
from fondaco.core.chance import Loaded
from fondaco.core.domains import Data
from fondaco.core.events import Ear
from fondaco.core.flow import Frame
from fondaco.core.game import Game
from fondaco.core.objections import Objection


def edit(data: Data, path: str, value: Data) -> None:
    """Set what lies at a path (`players__0__goods`); a dict is merged into a dict."""
    *way, last = path.split("__")
    for part in way:
        data = data[int(part)] if isinstance(data, list) else data[part]
    key: Any = int(last) if isinstance(data, list) else last
    if isinstance(value, dict) and isinstance(data[key], dict):
        data[key].update(value)
    else:
        data[key] = value


def scene(
    game: Game,
    seats: int,
    ask: list[Frame] | None = None,
    options: dict[str, Data] | None = None,
    seed: int = 1,
    chance: list[int] | None = None,
    **edits: Data,
) -> "Scene":
    """A new game with its data edited, checked on the way in. `ask` is planned before everything else.

    `chance` gives the results of chance in advance.
    """
    start = game.new(seats, options, seed)
    if ask:
        start.plan(ask)
    data = game.to_data(start)
    for path, value in edits.items():
        edit(data["state"], path, value)
    if chance is not None:
        data["state"]["chance"] = Loaded(chance).data()
    plan = data["state"]["stack"]
    data["state"]["stack"] = []
    state = game.from_data(data)
    # The plan may begin with a step, which a stored game never does: it is put in afterwards and run.
    state.stack.extend(game.frames.read(plan, "stack"))
    flow.settle(state)
    return Scene(game, state)


class Scene:
    """A position in the hands of a test."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game: Final = game
        self.state: Final = state
        state.ear = Ear()

    @property
    def top(self) -> Frame | None:
        """The question being asked."""
        return flow.asking(self.state)

    @property
    def seat(self) -> int:
        """The first seat awaited."""
        return self.game.awaited(self.state)[0]

    def _parse(self, text: str) -> tuple[int, Any]:
        first, _, rest = text.partition(" ")
        if first.isdigit():
            return int(first), self.game.parse(rest)
        awaited = self.game.awaited(self.state)
        return awaited[0] if awaited else 0, self.game.parse(text)

    def do(self, *texts: str) -> "Scene":
        """Do these, each by the seat awaited or by the one named (`2 pass`); fails with the objection."""
        for text in texts:
            seat, action = self._parse(text)
            objection = self.game.submit(self.state, seat, action)
            assert objection is None, f"{text}: {objection}"
        return self

    def objection(self, text: str) -> Objection | None:
        """Why not, whole."""
        seat, action = self._parse(text)
        return self.game.why_not(self.state, seat, action)

    def why(self, text: str) -> tuple[str, str] | None:
        """Why not: rule and code; None if it may be done."""
        objection = self.objection(text)
        return None if objection is None else (objection.rule, objection.code)

    def choices(self, seat: int | None = None) -> list[str]:
        """All that may be done, by text."""
        return [action.text() for action in self.game.choices(self.state, self.seat if seat is None else seat)]

    def told(self, seat: int = -1) -> list[Data]:
        """The events so far, as this seat has heard them."""
        assert self.state.ear is not None
        return [event.seen_by(seat) for event in self.state.ear.events]

    @property
    def data(self) -> Data:
        """The state as data."""
        return self.game.to_data(self.state)["state"]

    def player(self, seat: int) -> Data:
        """A player's part of the data."""
        return self.data["players"][seat]
