"""Views: what one reader is shown of a game. The one place where the engine's knowledge becomes messages."""

from typing import Any

from fondaco.bots.findings import Finding
from fondaco.core.actions import Action, OpenAction, OpenVerb
from fondaco.core.flow import State, asking
from fondaco.core.game import Game
from fondaco.server.entries import NOBODY
from fondaco.server.messages import Choice, Hint, Line, Position
from fondaco.server.play import Play


def choice(action: Action, seat: int) -> Choice:
    """An action as something to choose."""
    data: list[Any] = action.data()
    return Choice(data, action.told(seat, seat), action.elements())


def hint(finding: Finding, seat: int) -> Hint:
    """What a bot has found out about an answer. Whoever did not search has nothing to promise."""
    return Hint(choice(finding.action, seat), finding.percent() if finding.visits else None)


def position(play: Play, reader: int, tried: State | None = None) -> Position:
    """Where the game stands for a reader (-1: who sits nowhere), or where it would stand in a state that was tried."""
    game: Game = play.game
    state: State = play.history.state if tried is None else tried
    over = game.over(state)
    may_act = reader in game.may_act(state)
    choices = game.choices(state, reader) if may_act else []
    obvious = game.obvious(state, reader) if may_act and play.regretted != reader else None
    return Position(
        version=play.version,
        moves=len(play.entries),
        asked=play.asked,
        view=game.view(state, None if reader == NOBODY else reader),
        awaited=game.awaited(state),
        may_act=may_act,
        choices=[choice(action, reader) for action in choices],
        open=_open_verbs(state) if may_act else [],
        suggested=[choice(action, reader) for action in _suggested(game, state, reader)] if may_act else [],
        grey=[choice(action, reader) for action in _bare(state) if action not in choices] if may_act else [],
        obvious=None if obvious is None else choice(obvious, reader),
        may_undo=reader != NOBODY and tried is None and not over and play.history.may_undo(reader),
        scores=game.scores(state) if over else None,
        ranking=game.ranking(state) if over else None,
    )


def _open_verbs(state: State) -> list[str]:
    top = asking(state)
    return [] if top is None else [verb.name for verb in top.verbs() if isinstance(verb, OpenVerb)]


def _suggested(game: Game, state: State, seat: int) -> list[Action]:
    if not _open_verbs(state):
        return []
    return [action for action in game.suggestions(state, seat) if isinstance(action, OpenAction)]


def _bare(state: State) -> list[Action]:
    """The answers the question knows that are a verb and nothing else."""
    top = asking(state)
    return [] if top is None else [verb.of() for verb in top.verbs() if not verb.domains and verb.table]


def lines(play: Play, reader: int, since: int) -> list[Line]:
    """The log from the move after `since` on."""
    return [entry.line(number, reader) for number, entry in enumerate(play.entries[since:], since + 1)]
