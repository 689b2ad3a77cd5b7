"""Selection: a set that a seat names piece by piece, in any order."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from fondaco.core.actions import Action
from fondaco.core.flow import Ask, State
from fondaco.core.objections import QUIET


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection(Ask):
    """A question that is put again until its seat ends it by a word, or nothing is left to name.

    The frame or the state keeps the set named so far, never the order: whichever piece comes first, the game is the
    same afterwards, and no piece forfeits another. Searches would meet every set in n! orders, so they are suggested
    one of them, that of `piece`.
    """

    def piece(self, a: Action) -> i64:
        """The place of what this action names in the one order of searches; -1 for a word that ends the naming."""
        raise NotImplementedError

    def reached(self, s: Any) -> i64:
        """The furthest place of that order named so far; -1 if nothing is."""
        raise NotImplementedError

    def name(self, s: Any, seat: i64, a: Action) -> "Selection":
        """Carry out one piece; the same question with this piece in the set. If the set is full, it allows no more."""
        raise NotImplementedError

    def finish(self, s: Any, seat: i64) -> None:
        """The set is complete: carry it out, plan what follows."""

    def suggestions(self, s: Any, seat: i64) -> list[Action]:
        found = self.choices(s, seat)
        reached = self.reached(s)
        if reached < 0:
            return found
        ahead = [a for a in found if self.piece(a) < 0 or self.piece(a) >= reached]
        return ahead if ahead else found  # all that must still be named may lie behind

    def unasked(self, s: Any, seat: i64) -> Action | None:
        only = self.suggestions(s, seat)
        return only[0] if len(only) == 1 and self.piece(only[0]) < 0 else self.obvious(s, seat)

    def goes_on(self, s: Any) -> bool:
        """Whether a piece could still be named."""
        for a in self.candidates(s, self.seat):
            if self.piece(a) >= 0 and self.allows(s, self.seat, a, QUIET):
                return True
        return False

    def take(self, s: Any, seat: i64, a: Action) -> None:
        if self.piece(a) < 0:
            self.finish(s, seat)
            return
        further = self.name(s, seat, a)
        if further.goes_on(s):
            state: State = s
            state.push(further)
        else:
            further.finish(s, seat)
