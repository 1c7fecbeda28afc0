"""What is declared once: writes what follows from the names and the fields of a game.

    python -m pentarchy.kernel.declare [--check] [FOLDER…]      (`make declared`)

FOLDER is a game's package; without any, all games of this package. Two things are written:

* `numbers.py` from the tables of `names.py`: FRAMES (`Frame`), LAYOUTS (places that several kinds of frames have in
  common, as a `Frame`), OPERATIONS (`Operation`), REFUSALS (`RefusalKind`, the three common ones first), EVENTS
  (`EventKind`) and ENDS (names). Each gets a constant with its number: `PAY` a frame, `OP_GAIN` an operation,
  `TOO_DEAR` a refusal, `E_PAID` an event, `END_DOOM` an end. Each place of a frame gets one that says where it lies
  in the stack (`PAY_DUE`), each operand one that says where it lies behind its operation (`OP_GAIN_N`).
* a part of `position.py`, in the class of the position: `__slots__`, `clear`, `fields`, `clone` and so on, from the
  fields that the class annotates with the types of `pentarchy.kernel.fields`.

Both are plain literals and plain code, for mypyc to inline and for people to read; they are checked in, and a test
fails when they are out of date.
"""

from __future__ import annotations

import argparse
import ast
import runpy
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pentarchy.kernel.game import EventKind, Frame, Operation, RefusalKind
from pentarchy.kernel.position import WIDTH

GAMES = Path(__file__).parent.parent / "games"
NAMES, NUMBERS, POSITION = "names.py", "numbers.py", "position.py"

# -- numbers.py ----------------------------------------------------------------------------------------------------

HEAD = '''"""Numbers of frames, refusals, events and ends. Written by `make declared` from names.py; do not edit."""

from __future__ import annotations

from typing import Final
'''


def constant(name: str) -> str:
    return name.replace("-", "_").upper()


def numbers(tables: Mapping[str, Any]) -> str:
    """The text of `numbers.py` for the tables of a `names.py`."""
    parts = [
        ("Kinds of frames, each with its places in the stack.", list(_frames(tables.get("FRAMES", ())))),
        ("Places that several kinds of frames have.", list(_layouts(tables.get("LAYOUTS", ())))),
        ("Operations of card programs, each with its operands.", list(_operations(tables.get("OPERATIONS", ())))),
        ("Refusals; the first three are common to all games.", list(_refusals(tables.get("REFUSALS", ())))),
        ("Events.", list(_events(tables.get("EVENTS", ())))),
        ("Reasons of the end.", list(_ends(tables.get("ENDS", ())))),
    ]
    text = HEAD
    seen: set[str] = set()
    for title, lines in parts:
        if lines:
            text += f"\n# {title}\n"
        for name, number, meaning in lines:
            if name in seen:
                raise TypeError(f"{NAMES}: {name} would have two numbers; give one of the two another name")
            seen.add(name)
            text += f"{name}: Final = {number}\n" + (f'"""{meaning}"""\n' if meaning else "")
    return text


def _frames(frames: tuple[Frame, ...]) -> Iterator[tuple[str, int, str]]:
    for number, frame in enumerate(frames):
        name = constant(frame.name)
        yield name, number, ""
        if frame.level is not None:
            yield f"{name}_KIND", frame.level * WIDTH, ""
            yield f"{name}_ACTOR", frame.level * WIDTH + 1, ""
        yield from _places(frame)


def _layouts(layouts: tuple[Frame, ...]) -> Iterator[tuple[str, int, str]]:
    for layout in layouts:
        yield from _places(layout)


def _places(frame: Frame) -> Iterator[tuple[str, int, str]]:
    for place, at in frame.at.items():
        if not place.startswith("_"):
            yield f"{constant(frame.name)}_{constant(place)}", at, _sentence(frame.meanings[place])


def _operations(operations: tuple[Operation, ...]) -> Iterator[tuple[str, int, str]]:
    for number, operation in enumerate(operations):
        name = f"OP_{constant(operation.name)}"
        yield name, number, ""
        for at, (operand, meaning) in enumerate(operation.operands.items()):
            yield f"{name}_{constant(operand)}", at, _sentence(meaning)


def _sentence(meaning: str) -> str:
    return meaning[:1].upper() + meaning[1:] + ("" if meaning.endswith((".", "?")) or not meaning else ".")


def _refusals(refusals: tuple[RefusalKind, ...]) -> Iterator[tuple[str, int, str]]:
    for number, kind in enumerate(refusals, 1):
        yield constant(kind.name), number, ""


def _events(events: tuple[EventKind, ...]) -> Iterator[tuple[str, int, str]]:
    for number, kind in enumerate(events):
        yield f"E_{constant(kind.name)}", number, ""


def _ends(ends: tuple[str, ...]) -> Iterator[tuple[str, int, str]]:
    for number, name in enumerate(ends, 1):
        yield f"END_{constant(name)}", number, ""


# -- position.py ---------------------------------------------------------------------------------------------------

BEGIN = "    # -- declared: written by `make declared` from the fields above; do not edit " + "-" * 38
END = "    # -- end of what is declared " + "-" * 86

BASES = {
    "Position": ([], []),
    "CardPosition": (["zones", "where", "seen"], ["self.lend_cards(q)"]),
    "ProgramPosition": (["zones", "where", "seen"], ["self.lend_cards(q)", "self.copy_program(q)"]),
}
"""What a kernel class adds: fields of the value, and lines that copy its part."""

LENT_BITS = 8
"""A `LentEach` has so many bits in `lent`: as many things as there are seats."""


@dataclass(frozen=True)
class Field:
    """A field as its annotation declares it."""

    name: str
    kind: str
    """int, Words, Own, OwnRows, Replaced, ReplacedRows, Lent, LentWords, LentEach, Printed, or None for a field that
    begins as None."""
    thing: str = ""
    """The class of the things of a LentEach."""
    role: str = ""
    """"" for a part of the value, Printed, Derived or Cache."""

    @property
    def copied(self) -> str:
        own = self.kind in ("Words", "Own", "OwnRows", "LentEach")
        return f"q.{self.name} = self.{self.name}[:]" if own else f"q.{self.name} = self.{self.name}"

    @property
    def empty(self) -> str:
        return {"int": "0", "None": "None", "Words": "vec[i64]([])", "LentWords": "vec[i64]([])"}.get(self.kind, "[]")


LISTS = ("Words", "Own", "OwnRows", "Replaced", "ReplacedRows", "Lent", "LentWords")


def read_field(name: str, annotation: ast.expr) -> Field:
    """What an annotation says about a field."""
    if isinstance(annotation, ast.Name) and annotation.id in ("int", *LISTS):
        return Field(name, annotation.id)
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        marker = annotation.value.id
        if marker == "Printed":
            return Field(name, marker, role=marker)
        if marker == "LentEach":
            return Field(name, marker, ast.unparse(annotation.slice))
        if marker in ("Derived", "Cache"):
            inner = read_field(name, annotation.slice)
            return Field(name, inner.kind, inner.thing, marker)
    if isinstance(annotation, ast.BinOp) and ast.unparse(annotation).endswith("| None"):
        return Field(name, "None")
    raise TypeError(
        f"{name}: {ast.unparse(annotation)}: say how a copy treats it, with int or a type of pentarchy.kernel.fields"
    )


def declared(source: str) -> str:
    """The source of a `position.py` with its declared part written anew."""
    lines = source.split("\n")
    if BEGIN in lines:
        del lines[lines.index(BEGIN) : lines.index(END) + 1]
    tree = ast.parse("\n".join(lines))
    owner = _position_class(tree)
    base = next(base.id for base in owner.bases if isinstance(base, ast.Name) and base.id in BASES)
    annotated = [node for node in owner.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    fields = [read_field(node.target.id, node.annotation) for node in annotated if isinstance(node.target, ast.Name)]
    behind = owner.body[owner.body.index(annotated[-1]) + 1 :][:1]
    documented = behind and isinstance(behind[0], ast.Expr) and isinstance(behind[0].value, ast.Constant)
    last = behind[0] if documented else annotated[-1]
    assert last.end_lineno is not None
    before, after = lines[: last.end_lineno], lines[last.end_lineno :]
    while after and not after[0].strip():
        after.pop(0)
    gap = [""] if after and after[0].startswith("    ") else ["", ""] if any(after) else [""]
    return "\n".join([*before, "", BEGIN, *written(owner.name, base, fields), END, *gap, *after])


def _position_class(tree: ast.Module) -> ast.ClassDef:
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id in BASES for b in node.bases):
            return node
    raise TypeError(f"{POSITION} has no class with one of the bases {', '.join(BASES)}")


def written(owner: str, base: str, fields: list[Field]) -> list[str]:
    """The lines of the declared part."""
    of_base, copies = BASES[base]
    value = of_base + [field.name for field in fields if not field.role]
    lines = ["", "    __slots__ = (", *(f'        "{name}",' for name in sorted(f.name for f in fields)), "    )"]
    lines += [
        "",
        "    def __init__(self) -> None:",
        '        """Nothing: `clear` and `clone` set every field, and a copy should not be filled twice."""',
        "",
        "    def clear(self) -> None:",
        '        """Every field as in a box that nobody has opened: 0, or an empty list."""',
        f"        {base}.__init__(self)",
        *(f"        self.{field.name} = {field.empty}" for field in fields if field.role != "Printed"),
        *_names("fields", value),
        *_names("derived", [field.name for field in fields if field.role == "Derived"]),
        *_names("caches", [field.name for field in fields if field.role == "Cache"]),
        "",
        f"    def clone(self) -> {owner}:",
        f"        q = {owner}()",
        "        self.copy_to(q)",
        "        return q",
        "",
        f"    def copy_to(self, q: {owner}) -> None:",
        "        self.copy_kernel_fields(q)",
        *(f"        {line}" for line in copies),
        *(f"        {field.copied}" for field in fields),
    ]
    lent = [field for field in fields if field.kind.startswith("Lent")]
    if lent and base == "Position":
        lines += ["        self.lent = EVERYTHING", "        q.lent = EVERYTHING"]
    return [*lines, *_owning(lent), ""]


def _names(method: str, names: list[str]) -> list[str]:
    if not names:
        return []
    return [
        "",
        f"    def {method}(self) -> list[str]:",
        "        return [",
        *(f'            "{n}",' for n in names),
        "        ]",
    ]


def _owning(lent: list[Field]) -> list[str]:
    """A method per lent list that copies it before the first write."""
    lines: list[str] = []
    bit = 1  # bit 0 belongs to the cards
    for field in lent:
        if field.kind in ("Lent", "LentWords"):
            lines += [
                "",
                f"    def own_{field.name}(self) -> None:",
                f'        """Before a write into `{field.name}`."""',
                f"        if self.lent & {1 << bit}:",
                f"            self.lent &= ~{1 << bit}",
                f"            self.{field.name} = self.{field.name}[:]",
            ]
            bit += 1
        else:
            lines += [
                "",
                f"    def own_{field.name}(self, k: int) -> {field.thing}:",
                f'        """Entry k of `{field.name}`, before it is changed."""',
                f"        if self.lent >> {bit} + k & 1:",
                f"            self.lent &= ~(1 << {bit} + k)",
                f"            self.{field.name}[k] = self.{field.name}[k].copy()",
                f"        return self.{field.name}[k]",
            ]
            bit += LENT_BITS
    return lines


# -- files ---------------------------------------------------------------------------------------------------------


def texts(folder: Path) -> dict[Path, str]:
    """What the written files of a game should contain; a game that declares nothing has none."""
    found: dict[Path, str] = {}
    if (folder / NAMES).is_file():
        found[folder / NUMBERS] = numbers(runpy.run_path(str(folder / NAMES)))
    position = folder / POSITION
    source = position.read_text(encoding="utf-8") if position.is_file() else ""
    if "from pentarchy.kernel.fields import" in source:
        found[position] = declared(source)
    return found


def stale(folder: Path) -> list[Path]:
    """Written files of a game that are out of date."""
    return [path for path, text in texts(folder).items() if not path.is_file() or path.read_text("utf-8") != text]


def games() -> list[Path]:
    return sorted(path for path in GAMES.iterdir() if (path / "__init__.py").is_file())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.kernel.declare", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    parser.add_argument("folder", nargs="*", type=Path, help="packages of games; without any, all of this package")
    arguments = parser.parse_args()
    wrong = 0
    for folder in arguments.folder or games():
        for path in stale(folder):
            wrong += 1
            if not arguments.check:
                path.write_text(texts(folder)[path], encoding="utf-8")
            print(f"{path}: {'out of date' if arguments.check else 'written'}")
    return 1 if arguments.check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
