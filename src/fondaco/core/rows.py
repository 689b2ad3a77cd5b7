"""Rows: short lists of counts, one per kind. Unboxed when compiled; this alias is the one line to change.

A row has no identity when compiled: never compare rows with `is`, compare the places where they lie.
"""

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"


def row(counts: list[int]) -> Row:
    """A row of these counts."""
    return vec[i64]([i64(count) for count in counts])


def zeros(length: i64) -> Row:
    """A row of nothing."""
    return vec[i64]([i64(0) for _ in range(length)])


def total(counts: Row) -> i64:
    """The sum of a row."""
    result: i64 = 0
    for count in counts:
        result += count
    return result
