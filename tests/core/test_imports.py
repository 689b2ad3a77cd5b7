"""The arrows between the parts of the package, read from every import under `src/fondaco`.

To add a part (a package or module directly under `fondaco`), give it a line in `PARTS` and in `docs/architecture.md`.
"""

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "fondaco"
COMPILED = frozenset({"mypy_extensions", "librt"})
"""What may be imported by parts that are compiled, beside the standard library."""


@dataclass(frozen=True)
class Part:
    """What a part may import; None: everything."""

    parts: frozenset[str] | None
    third_party: frozenset[str] | None


def part(*parts: str, third_party: frozenset[str] = COMPILED) -> Part:
    return Part(frozenset(parts), third_party)


EVERYTHING = Part(None, None)
PARTS = {
    "core": part(),
    "games": part("core"),
    "bots": part("core"),
    "words": part("core", third_party=frozenset({"fluent"})),
    "testing": part("core", third_party=frozenset()),
    "arena": part("core", "games", "bots", "bench", third_party=frozenset({"openskill"})),
    "bench": part("core", "games", "bots", third_party=frozenset({"rich"})),
    "server": Part(frozenset({"core", "games", "bots", "words", "__init__"}), None),
    "client": part("core", "server", third_party=frozenset({"msgspec", "websockets"})),
    "adapters": part(
        *["core", "games", "bots", "__init__"],
        third_party=COMPILED | {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"},
    ),
    "terminal": EVERYTHING,
    "__init__": part("core", "games", third_party=frozenset()),
    "__main__": EVERYTHING,
}


@dataclass(frozen=True)
class Import:
    """One imported module, as a dotted name, and the line it stands on."""

    name: str
    line: int


def imports(source: str, package: str) -> list[Import]:
    """Everything that a source imports, in functions too. `package` is where a relative import begins."""
    found: list[Import] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found += [Import(f"{module}.{alias.name}", node.lineno) for alias in node.names]
    return found


def part_of(name: str) -> str:
    """The part to which `fondaco.x.y` belongs: x. What is not a part comes from the package itself."""
    names = name.split(".")
    below = names[1] if len(names) > 1 else "__init__"
    return below if below in PARTS or (SOURCE / below).is_dir() or (SOURCE / f"{below}.py").exists() else "__init__"


def game_of(name: str) -> str:
    """The game to which `fondaco.games.x.y` belongs: x; nothing for the catalogue."""
    names = name.split(".")
    return names[2] if len(names) > 2 and (SOURCE / "games" / names[2]).is_dir() else ""


def broken(module: str, is_package: bool, source: str) -> list[str]:
    """The forbidden imports of a module, each with its line."""
    own = part_of(module)
    if own not in PARTS:
        return [f"{module}: the part {own} has no line in PARTS of {Path(__file__).name}; say what it may import"]
    allowed = PARTS[own]
    faults = []
    for found in imports(source, module if is_package else module.rpartition(".")[0]):
        top = found.name.partition(".")[0]
        where = f"{module}, line {found.line}: {found.name}"
        if top != "fondaco":
            if top not in sys.stdlib_module_names and not (allowed.third_party is None or top in allowed.third_party):
                faults.append(f"{where}: {own} may not import {top}")
            continue
        other = part_of(found.name)
        if other != own and allowed.parts is not None and other not in allowed.parts:
            faults.append(f"{where}: {own} may not import {other}")
        if own == other == "games" and game_of(module) not in ("", game_of(found.name)):
            faults.append(f"{where}: a game imports nothing of the games but itself")
    return faults


FILES = sorted(SOURCE.rglob("*.py"))


def module_of(file: Path) -> str:
    names = ["fondaco", *file.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(SOURCE)) for file in FILES])
def test_a_module_imports_only_what_its_part_may(file: Path) -> None:
    assert broken(module_of(file), file.name == "__init__.py", file.read_text(encoding="utf-8")) == []


def test_every_part_of_the_table_that_exists_is_read() -> None:
    read = {part_of(module_of(file)) for file in FILES}
    assert {"core", "games", "bots", "words", "testing", "bench", "__init__"} <= read <= set(PARTS)


# --- the reader itself ------------------------------------------------------------------------------------------------

PR = "fondaco.games.puerto_rico.game"
FORBIDDEN = {
    "core imports a game": ("fondaco.core.x", "import fondaco.games.puerto_rico"),
    "core imports the catalogue": ("fondaco.core.x", "from fondaco import games"),
    "core imports the package": ("fondaco.core.x", "from fondaco import game"),
    "core imports the package whole": ("fondaco.core.x", "import fondaco"),
    "core imports words in a function": ("fondaco.core.x", "def f() -> None:\n    from fondaco.words import Words"),
    "core imports a game by dots": ("fondaco.core.x", "from ..games import GAMES"),
    "core imports rich": ("fondaco.core.x", "import json, rich"),
    "a game imports a bot": (PR, "from fondaco.bots.bot import Bot"),
    "a game imports the catalogue": (PR, "from fondaco.games import GAMES"),
    "a game imports the catalogue by dots": (PR, "from .. import GAMES"),
    "a bot imports a game": ("fondaco.bots.x", "from fondaco.games import game"),
    "a bot imports numpy": ("fondaco.bots.x", "from numpy import array"),
    "words import a game": ("fondaco.words.x", "from fondaco.games import GAMES"),
    "words import typer": ("fondaco.words.x", "import typer"),
    "testing imports a game": ("fondaco.testing.x", "import fondaco.games"),
    "the package imports words": ("fondaco", "from fondaco.words import Words"),
}
ALLOWED = {
    "core imports itself": (
        "fondaco.core.x",
        "from fondaco.core import flow\nfrom .errors import Bad\nfrom . import rows",
    ),
    "core imports what is compiled": (
        "fondaco.core.x",
        "import json\nfrom librt.vecs import vec\nimport mypy_extensions",
    ),
    "a game imports the core": (PR, "from fondaco.core.game import Game"),
    "a game imports itself": (PR, "from fondaco.games.puerto_rico import view\nfrom .state import Player"),
    "the catalogue imports the games": ("fondaco.games", "from fondaco.games.puerto_rico import GAME"),
    "words import fluent": ("fondaco.words.x", "from fluent.runtime import FluentBundle"),
    "the package imports core and games": ("fondaco", "from fondaco.core.errors import Bad\nimport fondaco.games"),
    "the terminal imports everything": (
        "fondaco.terminal.x",
        "import rich\nimport fondaco\nfrom fondaco.bots import bot",
    ),
    "the program imports everything": ("fondaco.__main__", "from fondaco.terminal import app"),
}


@pytest.mark.parametrize("name", FORBIDDEN)
def test_a_forbidden_arrow_is_found(name: str) -> None:
    module, source = FORBIDDEN[name]
    assert len(broken(module, module == "fondaco", source)) == 1


@pytest.mark.parametrize("name", ALLOWED)
def test_an_allowed_arrow_is_let_through(name: str) -> None:
    module, source = ALLOWED[name]
    assert broken(module, module in ("fondaco", "fondaco.games"), source) == []


def test_an_unknown_part_is_refused_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "weather").mkdir()
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    (fault,) = broken("fondaco.weather.rain", False, "")
    assert fault == (
        "fondaco.weather.rain: the part weather has no line in PARTS of test_imports.py; say what it may import"
    )


def test_one_game_does_not_import_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ["one", "two"]:
        (tmp_path / "games" / game).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    assert broken("fondaco.games.one.state", False, "from fondaco.games.one.rules import X") == []
    for source in ["from fondaco.games.two.rules import X", "from fondaco.games import two", "from ..two import X"]:
        assert len(broken("fondaco.games.one.state", False, source)) == 1
