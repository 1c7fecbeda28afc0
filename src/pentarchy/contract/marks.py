"""Which rules have tests: the `rule` marks of the repository's tests, read from their sources."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache

from pentarchy import registry
from pentarchy.contract import repository


@dataclass(frozen=True)
class Share:
    """How many of a game's enforced rules are named by a test."""

    game: str
    tested: int
    enforced: int
    untested: tuple[str, ...]
    unknown: tuple[str, ...]

    def __str__(self) -> str:
        percent = 100 * self.tested // max(1, self.enforced)
        return f"{self.game}: {self.tested} of {self.enforced} enforced rules have tests ({percent} %)"


@cache
def marked() -> dict[str, list[str]]:
    """Rule id -> names of the tests that carry its mark."""
    found: dict[str, list[str]] = {}
    for path in repository.here().test_files():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.lower().startswith("test"):
                for rule in _rules(node):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def _rules(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """Ids in `@pytest.mark.rule(…)`, also inside a `pytest.param(..., marks=…)` of a parametrised test."""
    rules: list[str] = []
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                rules += [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]
    return rules


@cache
def words(game_id: str) -> frozenset[str]:
    """Every text in the tests of a game, such as the refusals that they expect. Mutants have no tests of their own."""
    home = "proving_ground" if game_id.startswith("mutant_") else game_id
    here = repository.here()
    paths = [path for path in here.test_files() if home in path.parts or len(here.games) == 1]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def share(game_id: str) -> Share:
    index = registry.game(game_id).rule_index
    enforced = [name for name, entry in index.items() if entry["kind"] == "enforced"]
    untested = tuple(name for name in enforced if name not in marked())
    prefixes = {name.partition("-")[0] for name in index}
    unknown = tuple(name for name in marked() if name.partition("-")[0] in prefixes and name not in index)
    return Share(game_id, len(enforced) - len(untested), len(enforced), untested, unknown)
