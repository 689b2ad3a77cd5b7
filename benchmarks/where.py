"""Where a server's time goes: samples of its stacks, taken from outside by py-spy, summed by what they are about."""

import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

RATE = 200
"""Samples a second."""
WAITING = ("select (selectors.py", "_worker (concurrent/futures/thread.py")
"""Where a thread is when it has nothing to do."""
AREAS = {
    "SQL": ("sqlalchemy/", "psycopg", "fondaco/server/store/"),
    "Redis": ("redis/", "fondaco/server/cluster/"),
    "the game: rules, views, states": (
        *("fondaco/core/", "fondaco/games/", "fondaco/server/play.py", "fondaco/server/views.py"),
        *("fondaco/server/entries.py", "fondaco/server/worker.py"),
    ),
    "sockets": (
        *("websockets/", "uvicorn/", "starlette/", "asyncio/selector_events.py"),
        *("fondaco/server/sockets.py", "fondaco/server/http.py", "fondaco/server/safety.py"),
    ),
    "the table: readers, messages, clocks": ("fondaco/server/",),
}
"""What a stack is about, by the innermost of its files that is here; anything else is the event loop and its threads.
(Compiled functions leave no frame: what they do counts for who called them.)"""


def area_of(stack: str) -> str | None:
    """What a stack is about; None if it only waits."""
    frames = stack.split(";")
    if any(place in frames[-1] for place in WAITING):
        return None
    for frame in reversed(frames):
        for area, files in AREAS.items():
            if any(file in frame for file in files):
                return area
    return "the event loop and its threads"


def profile(process_id: int, seconds: float) -> Counter[str]:
    """How many samples of a process were about what; none if the system does not let us look."""
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw"
        command = [str(Path(sys.executable).parent / "py-spy"), "record", "--nonblocking", "--format", "raw"]
        command += ["--duration", str(round(seconds)), "--rate", str(RATE), "--output", str(raw)]
        subprocess.run([*command, "--pid", str(process_id)], check=False, capture_output=True)
        found: Counter[str] = Counter()
        for line in raw.read_text().splitlines() if raw.exists() else []:
            stack, _, samples = line.rpartition(" ")
            area = area_of(stack)
            if area is not None:
                found[area] += int(samples)
        return found


def shown(profiles: dict[str, Counter[str]]) -> str:
    """Shares in per cent, as a table: a column for each profile."""
    areas = sorted({area for found in profiles.values() for area in found}, key=lambda area: -sum_of(profiles, area))
    lines = [f"| time goes to | {' | '.join(f'{name} %' for name in profiles)} |", f"|---|{'---|' * len(profiles)}"]
    for area in areas:
        shares = [f"{100 * found[area] / max(1, found.total()):.0f}" for found in profiles.values()]
        lines.append(f"| {area} | {' | '.join(shares)} |")
    return "\n".join(lines)


def sum_of(profiles: dict[str, Counter[str]], area: str) -> float:
    """The shares of an area, summed over all profiles."""
    return sum(found[area] / max(1, found.total()) for found in profiles.values())
