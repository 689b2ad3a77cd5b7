"""Objections: why an action is refused. A rule id, a reason code and the numbers involved; words come later."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Field, tell_fields


class Reason:
    """A way to be refused, declared once next to its rule: `Reason("PR-8.05", "too-dear", ["price", "coins"])`."""

    def __init__(self, rule: str, code: str, fields: list[Field], far: bool = False) -> None:
        self.rule: Final = rule
        self.code: Final = code
        self.fields: Final = fields
        self.far: Final = far
        """Whether the very means is lacking: of two answers that an element of the board could be, the other is closer
        to legal, and its reason is the one to tell."""


class Objection:
    """A refusal with its reason. `also` is what would stand in the way if the question were asked now."""

    def __init__(
        self, rule: str, code: str, args: dict[str, Data], also: "Objection | None" = None, far: bool = False
    ) -> None:
        self.rule: Final = rule
        self.code: Final = code
        self.args: Final = args
        self.also: Final = also
        self.far: Final = far
        """See `Reason.far`; not told."""

    def data(self) -> Data:
        """As plain data."""
        data: dict[str, Data] = {"rule": self.rule, "code": self.code, "args": self.args}
        if self.also is not None:
            data["also"] = self.also.data()
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Objection) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.rule, self.code))

    def __repr__(self) -> str:
        args = " ".join(f"{name}={value}" for name, value in self.args.items())
        also = f" (also {self.also!r})" if self.also is not None else ""
        return f"{self.rule} {self.code} {args}".strip() + also


NOTHING: Final = Reason("", "", [])


class Why:
    """Where a predicate leaves its reason. It keeps the last one and allocates nothing."""

    def __init__(self) -> None:
        self.reason: Reason = NOTHING
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0

    def no(self, reason: Reason, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> bool:
        """Record the reason and answer False, so that a rule reads `return ... or why.no(TOO_DEAR, price, coins)`."""
        self.reason = reason
        self.x = x
        self.y = y
        self.z = z
        return False

    def objection(self) -> Objection:
        """What was recorded, as an objection."""
        args = tell_fields(self.reason.fields, [self.x, self.y, self.z])
        return Objection(self.reason.rule, self.reason.code, args, None, self.reason.far)


QUIET: Final = Why()
"""The sink of those who do not ask."""
