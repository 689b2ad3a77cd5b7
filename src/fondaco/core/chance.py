"""Chance: a seeded generator small enough to live in every copy of a state, the same on every platform (sfc32)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.rows import Row, total

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 15
MOST_SEED: Final = 2**64 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Four 32-bit numbers and a count of the draws made so far."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64, draws: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.draws: i64 = draws
        self.notes: list[int] | None = None
        """Somebody writing results down (a record). Never copied, never stored."""

    def copy(self) -> "Chance":
        """The same future once more."""
        return Chance(self.a, self.b, self.c, self.counter, self.draws)

    def data(self) -> Data:
        """As plain data."""
        return [self.a, self.b, self.c, self.counter, self.draws]

    def _bits(self) -> i64:
        mixed = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & MASK
        return mixed

    def _result(self, n: i64) -> i64:
        product = self._bits() * n
        if product & MASK < n:
            # Lemire's rejection: without it the first results would come up a little too often.
            threshold = (MASK + 1) % n
            while product & MASK < threshold:
                product = self._bits() * n
        return product >> 32

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely; n is from 1 to 2**31."""
        result = self._result(n)
        self.draws += 1
        if self.notes is not None:
            self.notes.append(result)
        return result

    def draw(self, pool: Row) -> i64:
        """Take one thing out of an unordered pool of counted kinds; its kind. The pool must not be empty."""
        rest = self.below(total(pool))
        kind: i64 = 0
        while rest >= pool[kind]:
            rest -= pool[kind]
            kind += 1
        pool[kind] -= 1
        return kind

    def shuffle(self, things: list[int]) -> None:
        """Put a list in random order."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


class Loaded(Chance):
    """Results given in advance: for tests, and for records without a seed."""

    def __init__(self, results: list[int], draws: i64 = 0) -> None:
        super().__init__(0, 0, 0, 0, draws)
        self.results: Final = results

    def copy(self) -> Chance:
        return Loaded(self.results, self.draws)

    def data(self) -> Data:
        return {"loaded": self.results, "draws": self.draws}

    def _result(self, n: i64) -> i64:
        if self.draws >= len(self.results):
            raise Bad("chance was asked more often than there are results")
        # Plain ints: what was given may be any number.
        result: int = self.results[self.draws]
        most: int = n
        if not 0 <= result < most:
            raise Bad(f"chance result {result} is not below {most}")
        return result


def seeded(seed: int) -> Chance:
    """The generator of a seed, 0 to 2**64 - 1."""
    if not 0 <= seed <= MOST_SEED:
        raise Bad("a seed is a number from 0 to 2**64 - 1")
    # A plain int: a seed of 64 bits does not fit an i64.
    low, high = seed & 0xFFFFFFFF, seed >> 32
    chance = Chance(0, low, high, 1, 0)
    for _ in range(WARM_UP):
        chance._bits()
    return chance


def chance_from_data(data: Data, where: str) -> Chance:
    """What `data()` wrote; raises `Bad`."""
    if isinstance(data, dict) and set(data) == {"loaded", "draws"}:
        results, draws = data["loaded"], data["draws"]
        if not isinstance(results, list) or any(type(result) is not int or result < 0 for result in results):
            raise Bad("loaded results are a list of numbers", where)
        if type(draws) is not int or not 0 <= draws <= len(results):
            raise Bad("draws counts the results used", where)
        return Loaded(results, draws)
    if not isinstance(data, list) or len(data) != 5 or any(type(part) is not int for part in data):
        raise Bad("chance is a list of five numbers", where)
    if not all(0 <= part <= 0xFFFFFFFF for part in data):
        raise Bad("the numbers of chance have 32 bits", where)
    return Chance(data[0], data[1], data[2], data[3], data[4])
