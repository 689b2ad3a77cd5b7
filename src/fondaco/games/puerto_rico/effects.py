"""What buildings and privileges do, by the moment at which they do it: small objects in the lists of `Rules`."""

from typing import Any, Final

from mypy_extensions import i64


class Discount:
    """PR-8.04: something that makes buildings cheaper."""

    def less(self, player: Any, b: i64) -> i64:
        """By so many doubloons for this player."""
        raise NotImplementedError

    def most(self, player: Any) -> i64:
        """The most it can be for any building."""
        raise NotImplementedError


class Bonus:
    """Doubloons or VP on top of those of a sale or a shipment."""

    def __init__(self, gain: i64) -> None:
        self.gain: Final[i64] = gain
        """Which it is, an item of `GAIN`."""

    def amount(self, s: Any, seat: i64, privileged: bool, kinds: i64) -> i64:
        """How much it brings. `privileged`: the role's privilege is his now; `kinds` were shipped at once."""
        raise NotImplementedError


class Purchase:
    """Something that follows the purchase of a building."""

    def bought(self, s: Any, seat: i64, b: i64) -> None:
        """The building is paid and stands."""
        raise NotImplementedError


class Production:
    """Something that follows the production of a player."""

    def produced(self, s: Any, seat: i64, made: i64) -> i64:
        """He has received these barrels (`packed.py`); with them those that are added and count as produced."""
        raise NotImplementedError

    def made_more(self, s: Any, seat: i64, before: i64, made: i64) -> None:
        """Barrels that came afterwards count as produced, too."""
