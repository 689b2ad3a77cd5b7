"""Masks: small sets kept as the bits of a number."""

from typing import Final

from mypy_extensions import i64

ONE: Final[i64] = len("1")
"""`ONE << seat` is the set of one seat.

Not the literal 1, which the compiler takes for an int of 32 bits; nor `i64(1)`, which is that, and slow interpreted.
"""


def ones(mask: i64) -> i64:
    """How many are in the set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The first in a set that is not empty."""
    index: i64 = 0
    while mask >> index & 1 == 0:
        index += 1
    return index
