"""Every text is asked for somewhere: what nobody says any more is deleted, in both languages.

Looked up in the sources, not in play: rare cards would need thousands of games. A name is asked for if it stands in the
code or the data, is a component's, is part of another text, or fits a name put together in the code, such as
f"pic-{kind}", whose gaps are filled with words that stand there too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

import pentarchy
from pentarchy.kernel.text import sources
from pentarchy.registry import game, games

PACKAGE = Path(pentarchy.__file__).parent
UPPER = ("table", "cli", "analysis", "bots", "lab", "env")
FORMS = ("many", "all", "item", "it", "hidden", "open")
"""What the words of an event or picture have besides: they are asked for by the name of the first."""
LETTERS = 3
"""A name put together of less than that could be anything."""


@dataclass
class Code:
    """What stands in some files."""

    words: set[str] = field(default_factory=set)
    names: list[re.Pattern[str]] = field(default_factory=list)
    """Names that are put together, with a group for each gap."""

    def read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            self._python(ast.parse(text))
        elif path.suffix == ".json":
            self.words.update(re.findall(r'"([\w.-]+)"', text))
        else:
            found = re.findall(r"""["'`]([\w-]+)["'`]|\bt\.(\w+)""", text)
            self.words.update(quoted or after for quoted, after in found)
            for template in re.findall(r"`([\w-]*(?:\$\{[^}]*\}[\w-]*)+)`", text):
                self._name(re.split(r"\$\{[^}]*\}", template))

    def _python(self, module: ast.Module) -> None:
        told = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
        for node in ast.walk(module):
            if id(node) in told:  # what is written for readers
                continue
            if isinstance(node, ast.JoinedStr):
                self._name("".join(_literal(part) for part in node.values).split("\0"))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words.update((node.value, *node.value.split()))
                if re.fullmatch(r"[\w-]+-", node.value):
                    self._name([node.value, ""])
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.words.add(node.target.id)

    def _name(self, pieces: list[str]) -> None:
        if len(pieces) > 1 and len(re.sub("[^a-z]", "", "".join(pieces))) >= LETTERS:
            self.names.append(re.compile("(.+)".join(map(re.escape, pieces))))

    def asks_for(self, key: str) -> bool:
        if key in self.words:
            return True
        found = (name.fullmatch(key) for name in self.names)
        return any(match is not None and all(map(self._known, match.groups())) for match in found)

    def _known(self, gap: str) -> bool:
        """A word of the code, a number, or several of these."""
        return (
            gap.isdigit()
            or gap in self.words
            or any(all(map(self._known, parts)) for parts in (gap.split("-"), gap.split("_")) if len(parts) > 1)
        )


def _literal(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "\0"


def code(*roots: Path) -> Code:
    found = Code()
    for root in roots:
        for path in [root] if root.is_file() else sorted(root.rglob("*")):
            if path.suffix in (".py", ".json", ".js"):
                found.read(path)
    return found


def unasked(file: Path, asked: Code, named: Iterable[str] = ()) -> list[str]:
    """Texts of a file that nobody asks for."""
    texts = sources(file)
    every = "\n".join(texts.values())
    told = {*named, *re.findall(r"\{ -?([\w-]+)[ .(]", every)}
    told |= {f"verb-{verb}" for verb in re.findall(r"\[([\w-]+)\]", every)}  # Imperium's sentences name theirs

    def wanted(key: str) -> bool:
        return key.lstrip("-") in told or any(map(asked.asks_for, {key, key.removeprefix("js-")}))

    def form_of(key: str) -> str:
        stem, _, form = key.rpartition("-")
        return form_of(stem) if form in FORMS and stem in texts else key

    return sorted(key for key in texts if not wanted(key) and not wanted(form_of(key)))


@cache
def shared() -> Code:
    """What asks for the words of every game, and for those of its own layer."""
    return code(*PACKAGE.glob("*.py"), *(PACKAGE / layer for layer in ("kernel", *UPPER)))


@pytest.mark.parametrize("game_id", games())
def test_every_text_of_a_game_is_asked_for(game_id: str) -> None:
    rules = game(game_id)
    named = set()
    for players in range(rules.min_players, rules.max_players + 1):
        for domain in pentarchy.new(game_id, players, seed=1).codec.domains:
            named |= {f"{domain.name}-{token}" for token in domain.tokens}
    own = code(rules.folder)
    asked = Code(own.words | shared().words, own.names + shared().names)
    assert unasked(rules.folder / "text" / "en.ftl", asked, named) == []


@pytest.mark.parametrize("layer", ["kernel", "table", "cli", "analysis"])
def test_every_text_of_a_layer_is_asked_for(layer: str) -> None:
    folder = PACKAGE / layer / ("words" if layer == "kernel" else "text")
    assert unasked(folder / "en.ftl", shared()) == []


def test_a_text_that_nobody_asks_for_is_found(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(
        "def draw(text, kind):\n    return text('title'), text(f'pic-{kind}'), draw(text, 'gold'), 'help-'\n", "utf-8"
    )
    (tmp_path / "play.js").write_text("say(t.closed, words[`key-${name}`], 'escape');\n", "utf-8")
    (tmp_path / "en.ftl").write_text(
        "title = A { pic-part }\npic-part = part\npic-gold = gold\npic-gold-many = much gold\nhelp-title = Help\n"
        "js-closed = Closed\njs-key-escape = Escape\n"
        "pic-silver = silver\njs-open = Open\nevent-taken = takes\nwood-axe = an axe\n",
        "utf-8",
    )
    assert unasked(tmp_path / "en.ftl", code(tmp_path), {"wood-axe"}) == ["event-taken", "js-open", "pic-silver"]
