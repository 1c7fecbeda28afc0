"""Imports point down only, the upper layers ask a face, and what a room calls private stays in it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import pentarchy

PACKAGE = Path(pentarchy.__file__).parent

LAYERS = {
    "kernel": {"kernel"},
    "games": {"kernel"},
    "registry": {"kernel", "games"},
    "face": {"kernel"},
    "match": {"kernel", "games", "registry", "face"},
    "deals": {"kernel", "face", "match"},
    "env": {"kernel", "registry", "face", "match", "deals"},
    "bots": {"kernel", "registry", "face", "match", "deals"},
    "analysis": {"kernel", "registry", "face", "match", "bots"},
    "lab": {"kernel", "registry", "face", "match", "deals", "bots", "env", "analysis"},
    "table": {"kernel", "registry", "face", "match", "bots", "lab", "analysis"},
    "contract": {"kernel", "registry", "face", "match", "bots"},
    "cli": {"kernel", "registry", "face", "match", "bots", "analysis", "env", "lab", "table"},
}
"""What each layer may import, besides itself. `pentarchy` itself (the package's face) belongs to the upper ones."""
UPPER = ("env", "bots", "analysis", "lab", "table", "contract", "cli")
FACED = ("env", "bots", "analysis", "lab", "table", "cli")
"""Layers that ask a match or board and never read its position. (The contract suite is there to look inside.)"""
FOREIGN = {
    "_processes",  # of a pool of processes, which can end its workers only from Python 3.14 on
}
"""Private names of other people's classes that we have to use."""
ROOMS = {
    "view": "knowledge",
    "redeal": "knowledge",
    "judgement": "judgement",
    "picture": "picture",
    "sheets": "sheets",
    "observation": "observation",
    "check": "invariants",
    "tally": "tally",
    "tally_blocks": "tally",
    "turn_of": "tally",
    "danger": "tally",
    "prices": "tally",
    "chains": "wishes",
    "gallery": "gallery",
}
"""In which room of its house a game answers which question."""
FURNITURE = ("names", "numbers", "components", "position", "deal", "decisions", "scoring")
"""Rooms that the door does not name."""
OPEN = {"_replace", "_asdict", "_fields", "_make"}
"""Named with an underscore by Python, and open to all."""


def sources() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.stem in LAYERS)


def layer_of(module: str) -> str:
    """`pentarchy.kernel.text` -> kernel; `pentarchy` -> "" (its face)."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> list[tuple[int, str]]:
    """Modules of this package that a file imports, with the line."""
    found: list[tuple[int, str]] = []
    module = module_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")
                base = ".".join(above[: len(above) - node.level + 1] + ([base] if base else []))
            if base == "pentarchy":
                # `from pentarchy import registry` imports a layer, `from pentarchy import Match` the face.
                for alias in node.names:
                    inner = PACKAGE / alias.name
                    is_module = inner.is_dir() or inner.with_suffix(".py").exists()
                    found.append((node.lineno, f"pentarchy.{alias.name}" if is_module else "pentarchy"))
            else:
                found.append((node.lineno, base))
    return [(line, name) for line, name in found if name.split(".")[0] == "pentarchy"]


def faults(path: Path) -> list[str]:
    module = module_of(path)
    layer = layer_of(module)
    found = []
    for line, name in imports(path):
        other = layer_of(name)
        allowed = other == layer or other in LAYERS[layer] or (other == "" and layer in UPPER)
        if layer == "games" and other == "games" and name.split(".")[:3] != module.split(".")[:3]:
            allowed = False  # a game knows no other game
        if not allowed:
            found.append(f"{path.relative_to(PACKAGE.parent)}:{line} imports {name}")
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def positions_read(path: Path) -> list[str]:
    """Where a file of an upper layer reads the position of a match."""
    if layer_of(module_of(path)) not in FACED:
        return []
    found = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute) and node.attr == "position"]
    return [f"{path.relative_to(PACKAGE.parent)}:{node.lineno} reads {ast.unparse(node)}" for node in found]


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OPEN | FOREIGN


def is_own(node: ast.expr) -> bool:
    """`self`, `cls` or `super()`: also what a class has from the one it extends."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "super"
    return isinstance(node, ast.Name) and node.id in ("self", "cls")


def defined(module: ast.Module) -> set[str]:
    """Names that a file gives to functions, classes, variables, and attributes of its own objects."""
    found = set()
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_own(node.value):
            found.add(node.attr)
    return found


def private_names_read(path: Path) -> list[str]:
    """Where a file reaches for a private name that is not its own."""
    module = tree(path)
    own = defined(module)
    found = []
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pentarchy"):
            found += [(node.lineno, alias.name) for alias in node.names if is_private(alias.name)]
        elif isinstance(node, ast.Attribute) and is_private(node.attr) and not is_own(node.value):
            found += [(node.lineno, ast.unparse(node))] if node.attr not in own else []
    return [f"{path.relative_to(PACKAGE.parent)}:{line} reaches for {name}" for line, name in found]


@pytest.mark.parametrize("path", sources(), ids=lambda path: module_of(path).removeprefix("pentarchy."))
def test_imports_point_down(path: Path) -> None:
    assert not faults(path), "\n".join(faults(path))


def test_the_upper_layers_ask_a_face() -> None:
    """Bots, lab, environments, table and commands hold a `Match` or a `Board` and never take its position out."""
    found = [fault for path in sources() for fault in positions_read(path)]
    assert not found, "\n".join(found)


def test_no_room_reaches_for_private_names_of_another() -> None:
    found = [fault for path in sources() for fault in private_names_read(path)]
    assert not found, "\n".join(found)


def houses() -> list[Path]:
    """The five games, and the proving ground, which is the model of a sixth."""
    proving_ground = Path(__file__).parents[1] / "proving_ground" / "src" / "proving_ground"
    return [*(path.parent for path in sorted((PACKAGE / "games").glob("*/__init__.py"))), proving_ground]


def rooms_asked(method: ast.AST, rooms: dict[str, str]) -> set[str]:
    """The rooms of the own house that a method names; `rooms` says where imported names come from."""
    return {rooms[node.id] for node in ast.walk(method) if isinstance(node, ast.Name) and node.id in rooms}


def imported(door: ast.Module, house: str) -> dict[str, str]:
    """Name -> room of the house, for all that a door imports from its own house."""
    found = {}
    for node in door.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] == house:
            found |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and house in (node.module or "").split("."):
            room = (node.module or "").partition(f"{house}.")[2]
            found |= {alias.asname or alias.name: room for alias in node.names}
    return found


def misplaced(house: Path) -> list[str]:
    """Questions that a game answers elsewhere than the others do, and rooms that it lacks."""
    there = {path.stem if path.suffix == ".py" else path.name for path in house.iterdir()}
    wrong = [f"{house.name} has no {room}" for room in FURNITURE if room not in there]
    door = tree(house / "__init__.py")
    rooms = imported(door, house.name)
    methods = {node.name: node for node in ast.walk(door) if isinstance(node, ast.FunctionDef)}
    for question, room in ROOMS.items():
        if question in methods and room not in rooms_asked(methods[question], rooms):
            wrong.append(f"{house.name}: `{question}` is not answered in {room}.py")
    return wrong


@pytest.mark.parametrize("house", houses(), ids=lambda house: house.name)
def test_every_house_has_the_same_rooms(house: Path) -> None:
    assert not misplaced(house), "\n".join(misplaced(house))


def test_a_question_answered_elsewhere_is_found(tmp_path: Path) -> None:
    house = tmp_path / "mine"
    house.mkdir()
    for room in FURNITURE[1:]:
        (house / f"{room}.py").write_text("", encoding="utf-8")
    (house / "__init__.py").write_text(
        "from mine import scoring, knowledge as known\nfrom mine.deal import deal\n"
        "class Mine:\n"
        "    def check(self, p): return scoring.faults(p)\n"
        "    def view(self, p): return known.view(p)\n"
        "    def deal(self, p): deal(p)\n",
        encoding="utf-8",
    )
    assert misplaced(house) == ["mine has no names", "mine: `check` is not answered in invariants.py"]


def test_the_layers_are_all_known() -> None:
    there = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert there <= set(LAYERS), f"new layers: {there - set(LAYERS)}"


def test_a_wrong_import_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "pentarchy"
    (package / "kernel").mkdir(parents=True)
    (package / "games" / "one").mkdir(parents=True)
    (package / "match.py").write_text("", encoding="utf-8")
    wrong = package / "kernel" / "wrong.py"
    wrong.write_text("def f():\n    from pentarchy import match\n", encoding="utf-8")
    rival = package / "games" / "one" / "__init__.py"
    rival.write_text("from pentarchy.games.two import GAME\nfrom ...kernel import wrong\n", encoding="utf-8")
    monkeypatch.setattr(f"{__name__}.PACKAGE", package)
    assert len(faults(wrong)) == 1
    assert len(faults(rival)) == 1


def test_wrong_reaches_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "pentarchy"
    (package / "env").mkdir(parents=True)
    (package / "bots").mkdir(parents=True)
    wrong = package / "env" / "wrong.py"
    wrong.write_text(
        "from pentarchy.bots.simple import GreedyBot\n"
        "from pentarchy.match import _names\n"
        "class Own:\n"
        "    def __init__(self, match):\n"
        "        self._steps = self.match.position.stack + match._events\n"
        "    def fine(self, other, row):\n"
        "        return super()._made() + other._steps + self._inherited + row._replace(position=1)\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(f"{__name__}.PACKAGE", package)
    assert [fault.partition(" ")[2] for fault in faults(wrong)] == ["imports pentarchy.bots.simple"]
    assert [fault.partition(" ")[2] for fault in positions_read(wrong)] == ["reads self.match.position"]
    assert [fault.partition(" ")[2] for fault in private_names_read(wrong)] == [
        "reaches for _names",
        "reaches for match._events",
    ]
