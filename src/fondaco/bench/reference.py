"""The yardstick: a fixed loop of plain Python, never compiled."""

import time


class Counter:
    """Something to call a method on."""

    def __init__(self) -> None:
        self.rows = [0] * 16

    def add(self, index: int, amount: int) -> int:
        """Count, and tell."""
        self.rows[index] += amount
        return self.rows[index]


def rounds_per_second(rounds: int = 200_000) -> float:
    """How many rounds of the loop this machine does in a second right now."""
    counter, x, total = Counter(), 12345, 0
    start = time.perf_counter()
    for _ in range(rounds):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        options = [i for i in (x & 15, (x >> 4) & 15, (x >> 8) & 15) if i != 7]
        if options:
            total += counter.add(options[x % len(options)], 1)
    return rounds / (time.perf_counter() - start)
