"""`make bench`: the figures of both builds side by side; with --keep they are added to history.jsonl.

A ratio above decisions/s is decisions per round of the reference loop (more is better); beside µs it is rounds of the
reference loop per call (less is better). Compare ratios, not figures: machines differ and are noisy.
"""

import argparse
import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
HISTORY = Path(__file__).parent / "history.jsonl"


def figures(compiled: bool, arguments: list[str]) -> list[dict[str, object]]:
    """What `fondaco bench --json` says in one of the builds."""
    environment = {**os.environ, "PYTHONPATH": str(COMPILED) if compiled else ""}
    command = [sys.executable, "-m", "fondaco", "bench", "--json", *arguments]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    results: list[dict[str, object]] = [json.loads(line) for line in output.splitlines()]
    expected = "compiled" if compiled else "interpreted"
    assert all(result["build"] == expected for result in results), f"the {expected} build did not run"
    return results


def commit() -> str:
    """The commit being measured."""
    return subprocess.run(
        ["git", "describe", "--always", "--dirty"], check=True, capture_output=True, text=True, cwd=ROOT
    ).stdout.strip()


def show(compiled: dict[str, object], interpreted: dict[str, object]) -> None:
    """One game, both builds."""
    print(f"\n{compiled['game']}, {compiled['seats']} seats{'':24}compiled   ratio        interpreted   ratio")
    ours, theirs = compiled["figures"], interpreted["figures"]
    assert isinstance(ours, list) and isinstance(theirs, list)
    for a, b in zip(ours, theirs, strict=True):
        ratio = ["" if figure["ratio"] is None else f"{figure['ratio']:.3f}" for figure in (a, b)]
        print(f"  {a['what']:24} {a['unit']:12} {a['value']:14,.2f} {ratio[0]:>7} {b['value']:18,.2f} {ratio[1]:>7}")


def main() -> None:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="add the figures to history.jsonl")
    parser.add_argument("--seconds", default="2", help="how long each figure is measured")
    parser.add_argument("games", nargs="*", help="all games if none is named")
    given = parser.parse_args()
    arguments = ["--seconds", given.seconds, *given.games]
    compiled, interpreted = figures(True, arguments), figures(False, arguments)
    for ours, theirs in zip(compiled, interpreted, strict=True):
        show(ours, theirs)
    if given.keep:
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        with HISTORY.open("a", encoding="utf-8") as history:
            for result in compiled + interpreted:
                history.write(json.dumps({"date": today, "commit": commit(), **result}) + "\n")


if __name__ == "__main__":
    main()
