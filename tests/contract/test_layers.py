"""Imports point down only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pentarchy

PACKAGE = Path(pentarchy.__file__).parent

LAYERS = {
    "kernel": {"kernel"},
    "games": {"kernel"},
    "registry": {"kernel", "games"},
    "match": {"kernel", "games", "registry"},
    "env": {"kernel", "registry", "match", "bots"},
    "bots": {"kernel", "registry", "match"},
    "lab": {"kernel", "registry", "match", "bots", "env"},
    "table": {"kernel", "registry", "match", "bots", "lab"},
    "contract": {"kernel", "registry", "match", "bots"},
    "cli": {"kernel", "registry", "match", "bots", "env", "lab", "table"},
}
"""What each layer may import, besides itself. `pentarchy` itself (the package's face) belongs to the upper ones."""
UPPER = ("env", "bots", "lab", "table", "contract", "cli")


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
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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


@pytest.mark.parametrize("path", sources(), ids=lambda path: module_of(path).removeprefix("pentarchy."))
def test_imports_point_down(path: Path) -> None:
    assert not faults(path), "\n".join(faults(path))


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
