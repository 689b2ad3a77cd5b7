"""A character as a turn sees him. The rules of all characters are in `citizen.py`, those of each in `characters/`."""

from typing import Any, Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.objections import Why
from fondaco.games.citadels.components import BUILD_LIMIT, RANK_OF


class Character:
    """What somebody acting as this character may do in his turn. `t` is the turn."""

    def __init__(self, id: i64) -> None:
        self.id: Final[i64] = id
        self.rank: Final[i64] = RANK_OF[id]
        self.build_limit: Final[i64] = BUILD_LIMIT[id]

    def verbs(self) -> list[Verb]:
        """What he may do at all, in the order of the space."""
        raise NotImplementedError

    def candidates(self, s: Any, t: Any) -> list[Action]:
        """What he may perhaps do now, in code order."""
        raise NotImplementedError

    def allows(self, s: Any, t: Any, a: Action, why: Why) -> bool:
        """Whether he may do it now."""
        raise NotImplementedError

    def suggested(self, s: Any, t: Any, found: list[Action]) -> list[Action]:
        """Of the choices those that a search should try: all, unless some lead where others do."""
        return found

    def take(self, s: Any, t: Any, a: Action) -> None:
        """He does it."""
        raise NotImplementedError
