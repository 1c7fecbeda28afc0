"""What is declared is declared once: written files are fresh, and rules read frames and programs by name."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

import pentarchy.kernel.program
from pentarchy import registry
from pentarchy.contract.cases import sound_games
from pentarchy.kernel import declare
from pentarchy.kernel.game import Game

WRITTEN = (declare.NAMES, declare.NUMBERS)
OLD_NAMES = {"R1", "R2", "R3", "R4", "R5", "R6", "PC", "SUBJECT", "SOURCE", "ROOT", "START", "LEFT"}
"""Names of the kernel for places that are not named."""
KERNEL_PLACES = {"KIND", "ACTOR", "EFFECT_SOURCE"} | {
    name for name in vars(pentarchy.kernel.program) if name.startswith(("RUN_", "ASK_"))
}


def hint(game: Game) -> str:
    return f"python -m pentarchy.kernel.declare {game.folder} (make declared)"


@pytest.mark.parametrize("game_id", sound_games())
def test_written_files_are_fresh(game_id: str) -> None:
    game = registry.game(game_id)
    assert declare.texts(game.folder).keys() == {game.folder / declare.NUMBERS, game.folder / declare.POSITION}
    assert not declare.stale(game.folder), hint(game)


# -- places ----------------------------------------------------------------------------------------------------------


def places(game: Game) -> set[str]:
    """Names of all places of a game's frames, and of the kernel's."""
    found = set(KERNEL_PLACES)
    names = game.folder / declare.NAMES
    layouts = runpy.run_path(str(names)).get("LAYOUTS", ()) if names.is_file() else ()
    for frame in (*game.frames, *layouts):
        name = declare.constant(frame.name)
        found |= {f"{name}_{declare.constant(place)}" for place in frame.at}
        if frame.level is not None:
            found |= {f"{name}_KIND", f"{name}_ACTOR"}
    return found


def rule_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if path.name not in WRITTEN)


class Reader(ast.NodeVisitor):
    """Finds what reads a stack or a program by something else than a name."""

    def __init__(self, named: set[str], frames: dict[str, int]) -> None:
        self.named = named
        self.frames = frames
        """How many places each kind of frame has."""
        self.faults: list[tuple[int, str]] = []

    def fault(self, node: ast.expr | ast.stmt, why: str) -> None:
        self.faults.append((node.lineno, f"{ast.unparse(node)}: {why}"))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if (node.module or "").startswith("pentarchy.kernel"):
            old = sorted(alias.name for alias in node.names if alias.name in OLD_NAMES)
            if old:
                self.fault(node, f"{', '.join(old)} say nothing; name the places in names.py")

    def visit_Assign(self, node: ast.Assign) -> None:
        for name in ("stack", "code"):
            renamed = any(last_name(target) != name for target in node.targets)
            if renamed and isinstance(node.value, ast.Attribute) and is_list(node.value, name):
                self.fault(node, f"call it `{name}`, or nobody sees how it is read")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if is_list(node.value, "stack") and not self.by_name(node.slice):
            self.fault(node, "a frame is read by the name of a place")
        if is_list(node.value, "code") and any(is_number(inner) for inner in ast.walk(node.slice)):
            self.fault(node, "an operand is read by its name")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if called in ("result", "set_result") and len(node.args) > 1 and not self.is_place(node.args[1]):
            self.fault(node, "a result is read by the name of its place")
        if called == "push" and node.args:
            places_of = self.frames.get(last_name(node.args[0]))
            if places_of is not None and len(node.args) - 2 > places_of:
                self.fault(node, f"the frame has {places_of} places")
        self.generic_visit(node)

    def is_place(self, node: ast.expr) -> bool:
        return last_name(node) in self.named

    def by_name(self, index: ast.expr) -> bool:
        """NAME, NAME - WIDTH, NAME - 2 * WIDTH, start + WIDTH + NAME; or the whole top frame."""
        if last_name(index) == "TOP" or self.is_place(index):
            return True
        if not isinstance(index, ast.BinOp):
            return False
        if isinstance(index.op, ast.Sub):
            frames = index.right
            if isinstance(frames, ast.BinOp) and isinstance(frames.op, ast.Mult) and is_number(frames.left):
                frames = frames.right
            return self.is_place(index.left) and last_name(frames) == "WIDTH"
        start = index.left
        from_a_start = (
            isinstance(start, ast.BinOp) and isinstance(start.op, ast.Add) and last_name(start.right) == "WIDTH"
        )
        return isinstance(index.op, ast.Add) and from_a_start and self.is_place(index.right)


def last_name(node: ast.expr) -> str:
    """NAME of `NAME` and of `numbers.NAME`."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def is_list(node: ast.expr, name: str) -> bool:
    """`stack`, `p.stack`, `self.stack`; not a list of the box (`box.stack`)."""
    return last_name(node) == name and not (isinstance(node, ast.Attribute) and last_name(node.value) == "box")


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def faults(game: Game) -> Iterator[str]:
    for path in rule_files(game.folder):
        yield from (
            f"{path.relative_to(game.folder)}:{line} {why}" for line, why in read(path.read_text("utf-8"), game)
        )


def read(source: str, game: Game) -> list[tuple[int, str]]:
    frames = {declare.constant(frame.name): len(set(frame.at.values())) for frame in game.frames}
    reader = Reader(places(game), frames)
    reader.visit(ast.parse(source))
    return reader.faults


@pytest.mark.parametrize("game_id", sound_games())
def test_rules_read_frames_and_programs_by_name(game_id: str) -> None:
    found = list(faults(registry.game(game_id)))
    assert not found, "\n".join(found)


# -- other numbers -----------------------------------------------------------------------------------------------------

RULES = ("decisions", "deal", "knowledge", "position", "scoring")
"""Rooms that hold rules; numbers of weights, pictures and tensors stand where they are used."""
SMALL = 2
"""So far a number may stand without a name: none, one, two, the other."""


def bare_numbers(source: str) -> list[tuple[int, str]]:
    """Numbers in rules that have no name; what is declared as Final or written by the generator has one."""
    if declare.BEGIN in source:
        source = source[: source.index(declare.BEGIN)] + source[source.index(declare.END) :]
    tree = ast.parse(source)
    named = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation)
        for inner in ast.walk(node)
    }
    numbers = [node for node in ast.walk(tree) if is_number(node) and id(node) not in named]
    return [(node.lineno, ast.unparse(node)) for node in numbers if abs(node.value) > SMALL]  # type: ignore[attr-defined]


def rule_rooms(folder: Path) -> list[Path]:
    return [path for path in rule_files(folder) if path.relative_to(folder).with_suffix("").parts[0] in RULES]


@pytest.mark.parametrize("game_id", sound_games())
def test_numbers_in_rules_have_names(game_id: str) -> None:
    folder = registry.game(game_id).folder
    found = [
        f"{path.relative_to(folder)}:{line}: {number}"
        for path in rule_rooms(folder)
        for line, number in bare_numbers(path.read_text("utf-8"))
    ]
    assert not found, "numbers without a name:\n" + "\n".join(found)
