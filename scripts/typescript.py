"""`make types`: the protocol in TypeScript, `web/src/lib/messages.ts`, from `fondaco.server.messages`.

A field with a default may be left out by those who send it to the server; what the server sends is always whole,
unless its struct omits defaults.
"""

import argparse
import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect as shapes

from fondaco.server import messages

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "lib" / "messages.ts"
HEAD: Final = """// Made by `make types` from src/fondaco/server/messages.py: change that, not this.
/* eslint-disable @typescript-eslint/no-explicit-any -- the engine's own data, whose form each game decides */

export type Data = any;
export type Told = Record<string, any>;
export type Level = string;
"""
UNIONS: Final = ["FromClient", "FromServer"]
PLAIN: Final[dict[type, str]] = {
    shapes.AnyType: "any",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def structs() -> dict[str, shapes.StructType]:
    """Every message, in the order of the module."""
    found = {}
    for name, item in vars(messages).items():
        if isinstance(item, type) and issubclass(item, msgspec.Struct) and item.__module__ == messages.__name__:
            kind = shapes.type_info(item)
            assert isinstance(kind, shapes.StructType)
            found[name] = kind
    return found


def inside(kind: shapes.Type) -> Iterator[shapes.StructType]:
    """The structs of which a type is made."""
    if isinstance(kind, shapes.StructType):
        yield kind
        for field in kind.fields:
            yield from inside(field.type)
    elif isinstance(kind, shapes.ListType):
        yield from inside(kind.item_type)
    elif isinstance(kind, shapes.UnionType):
        for part in kind.types:
            yield from inside(part)


def script(kind: shapes.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, shapes.StructType):
        return kind.cls.__name__
    if isinstance(kind, shapes.ListType):
        item = script(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, shapes.DictType):
        return f"Record<{script(kind.key_type)}, {script(kind.value_type)}>"
    if isinstance(kind, shapes.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, shapes.UnionType):
        return " | ".join(script(part) for part in kind.types)
    return PLAIN[type(kind)]


def remarks() -> dict[tuple[str, str], str]:
    """The docstring below each field, by struct and field."""
    found = {}
    for node in ast.parse(inspect.getsource(messages)).body:
        if isinstance(node, ast.ClassDef):
            for field, below in zip(node.body, node.body[1:], strict=False):
                text = (
                    below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
                )
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, str):
                    found[node.name, field.target.id] = text
    return found


def interface(kind: shapes.StructType, said: dict[tuple[str, str], str], whole: bool) -> str:
    """A message in TypeScript."""
    name = kind.cls.__name__
    lines = [f"/** {kind.cls.__doc__} */", f"export interface {name} {{"]
    if kind.tag is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        if said.get((name, field.name)):
            lines.append(f"  /** {said[name, field.name]} */")
        lines.append(f"  {field.encode_name}{'' if field.required or whole else '?'}: {script(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    known, said = structs(), remarks()
    answers = [kind for kind in known.values() if not kind.forbid_unknown_fields]
    sent = {part.cls for kind in answers for part in inside(kind) if not part.cls.__struct_config__.omit_defaults}
    parts = [HEAD, *(interface(kind, said, kind.cls in sent) + "\n" for kind in known.values())]
    for union in UNIONS:
        parts.append(f"export type {union} = {script(shapes.type_info(getattr(messages, union)))};\n")
    return "\n".join(parts)


def main() -> int:
    """Write the file, or say whether it is current; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; end with 1 if the file is not current")
    if parser.parse_args().check:
        return 0 if TARGET.read_text(encoding="utf-8") == text() else 1
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
