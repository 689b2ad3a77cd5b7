"""`make rules`: for each game, which rule ids of its ledger are cited in code and in tests, and which are not.

Ends with 1 if a test or the code cites an id that no ledger has, or, with --strict, if a rule lacks a test.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LEDGERS = ROOT / "docs" / "rules"
DEFINED = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z])([A-Z]{2})-(\d+)\.(\d\d)(?!\d)(?:(?: to |–|-)(?:[A-Z]{2}-)?(\d+)\.(\d\d)(?!\d))?")
NAMED = re.compile(r"(?<![a-z])([a-z]{2})_(\d+)_(\d{2})(?!\d)")


def ledgers() -> dict[str, list[str]]:
    """The rule ids of every ledger, by game, in their order."""
    return {path.stem: DEFINED.findall(path.read_text(encoding="utf-8")) for path in sorted(LEDGERS.glob("*.md"))}


def cited(folder: Path, ranges: bool) -> set[str]:
    """The ids cited below a folder, in text (`PR-7.03`; `PR-6.01 to 6.05` if ranges count) or in a name (`pr_7_03`)."""
    ids: set[str] = set()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            text = path.read_text(encoding="utf-8")
            for game, section, number, last_section, last in CITED.findall(text):
                end = int(last) if ranges and last_section == section else int(number)
                ids |= {f"{game}-{section}.{n:02}" for n in range(int(number), end + 1)}
            ids |= {f"{game.upper()}-{section}.{number}" for game, section, number in NAMED.findall(text)}
    return ids


def main() -> int:
    """Print the table; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="a rule without a test is an error")
    strict = parser.parse_args().strict
    in_tests = cited(ROOT / "tests", ranges=False)
    failed = False
    for game, ids in ledgers().items():
        prefix = ids[0].partition("-")[0]
        in_code = cited(ROOT / "src" / "fondaco" / "games" / game, ranges=True)
        untested = [rule for rule in ids if rule not in in_tests]
        print(f"{game}: {len(ids)} rules; {len(in_code & set(ids))} cited in code, {len(ids) - len(untested)} in tests")
        if untested:
            print(f"  without a test: {' '.join(untested)}")
        unknown = sorted(rule for rule in in_code | in_tests if rule.startswith(f"{prefix}-") and rule not in ids)
        if unknown:
            print(f"  cited, but not in the ledger: {' '.join(unknown)}")
        failed = failed or bool(unknown) or (strict and bool(untested))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
