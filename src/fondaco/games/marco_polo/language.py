"""MP-15: the small language in which the data file writes costs and rewards, and its words."""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Domain
from fondaco.core.errors import Bad
from fondaco.core.rows import Row, row

DATA_FILE: Final = Path(__file__).parent / "data" / "marco_polo.toml"


def load() -> Data:
    """The data file as plain data."""
    with DATA_FILE.open("rb") as file:
        return tomllib.load(file)


DATA: Final = load()

# --- what lies in a warehouse, and coins ------------------------------------------------------------------------------

THING: Final = Domain("thing", ["coin", "camel", "pepper", "silk", "gold"], on_board=True)
THINGS: Final[i64] = len(THING)
COIN: Final[i64] = THING.index("coin")
CAMEL: Final[i64] = THING.index("camel")

# MP-1.07: a camel is not a good.
GOOD: Final = Domain("good", ["pepper", "silk", "gold"], on_board=True)
GOODS: Final[i64] = len(GOOD)
FIRST_GOOD: Final[i64] = THING.index("pepper")
"""The thing that is the first good; the others follow."""

PAIR: Final = Domain("pair", ["pepper_silk", "pepper_gold", "silk_gold"])
"""MP-15.03: two goods of different kinds."""
PAIRS: Final[i64] = len(PAIR)
PAIR_FIRST: Final = row([0, 0, 1])
PAIR_SECOND: Final = row([1, 2, 2])

# --- parts of a bundle ------------------------------------------------------------------------------------------------

PART: Final = Domain(
    "part",
    [
        *THING.items,
        "vp",
        "good_any",
        "goods_two_different",
        "contract",
        "black_die",
        "move",
        "city_bonus_other",
        "city_bonus_own",
    ],
)
"""Things come first, under the same numbers as in `THING`."""
PARTS: Final[i64] = len(PART)
VP: Final[i64] = PART.index("vp")
GOOD_ANY: Final[i64] = PART.index("good_any")
TWO_GOODS: Final[i64] = PART.index("goods_two_different")
CONTRACT_PART: Final[i64] = PART.index("contract")
BLACK_DIE_PART: Final[i64] = PART.index("black_die")
MOVE_PART: Final[i64] = PART.index("move")
OTHER_BONUS: Final[i64] = PART.index("city_bonus_other")
OWN_BONUS: Final[i64] = PART.index("city_bonus_own")

REWARD_ORDER: Final[list[int]] = [PART.index(part) for part in DATA["rulings"]["reward_order"]]
"""MP-15.09: the order in which the parts of one reward are resolved."""
if sorted(REWARD_ORDER) != list(range(PARTS)):
    raise Bad("reward_order must name every part once (MP-15.09)", DATA_FILE.name)

MOST_REPEATS: Final = 6
"""No reward is received more often in one action than a die has pips."""


class Bundle:
    """A cost or a reward: so many of each part."""

    def __init__(self, data: dict[str, int]) -> None:
        counts = [0] * PARTS
        for part, count in data.items():
            counts[PART.index(part)] = count
        self.counts: Final[Row] = row(counts)
        self.vp: Final[i64] = counts[VP]
        self.later: Final[list[int]] = [part for part in REWARD_ORDER if part > VP and counts[part] > 0]
        """The parts that need a question or chance, in their order."""

    def has(self, part: i64) -> bool:
        """Whether the part is in it."""
        return self.counts[part] > 0

    def covers(self, other: "Bundle") -> bool:
        """Whether it holds all that the other one holds."""
        return all(mine >= theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    def same(self, other: "Bundle") -> bool:
        """Whether both hold the same."""
        return list(self.counts) == list(other.counts)


def repeated(bundle: dict[str, int], times: int) -> dict[str, int]:
    """The data of a bundle so many times over."""
    return {part: count * times for part, count in bundle.items()}
