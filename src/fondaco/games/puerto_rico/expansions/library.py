"""PR-18.42: the library's second colonist of the mayor. (The second tile is in `forest.py`, the barrel in
`production.py`; discounts, doubloons and VP are doubled by `privileges`.)"""

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.games.puerto_rico.actions import COLONIST
from fondaco.games.puerto_rico.mayor import MayorPrivilege
from fondaco.games.puerto_rico.privileges import has_library, privilege_used
from fondaco.games.puerto_rico.state import PuertoRico


class LibraryMayor(MayorPrivilege):
    """PR-7.01; PR-18.42: with a library he may take a second colonist."""

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        super().take(s, seat, a)
        if a.verb is COLONIST and has_library(s, seat):
            s.push(LibraryColonist(seat))


class LibraryColonist(MayorPrivilege):
    """PR-18.42: the second colonist, if one is left."""

    def rule(self) -> str:
        return "PR-18.42"

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        super().take(s, seat, a)
        if a.verb is COLONIST:
            privilege_used(s, seat)
