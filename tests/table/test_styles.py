"""What would make the browser work out the styles of thousands of elements anew at every change stays out of style
sheets and scripts: a turn of Inca Empire took two and a half times the processor time with it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import pentarchy

PACKAGE = Path(pentarchy.__file__).parent
SHEETS = sorted([*(PACKAGE / "table" / "static").glob("*.css"), *(PACKAGE / "games").glob("*/art/*.css")])
FRAME = r"(?<![\w-])(?:html|body|main|\.table|#table)(?![\w-])[^{},\s]*"
DEAR = {
    "the frame asks what is in it, for everything in it": re.compile(FRAME + r":has\([^{},]*\)\s*>?\s*\*"),
    "the frame asks what is pointed at": re.compile(FRAME + r":has\([^{},()]*\.(?:sel|hinted|lit)\b"),
}


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_rule_looks_into_the_whole_page(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    found = {why: rule.findall(text) for why, rule in DEAR.items()}
    assert not any(found.values()), found


def test_no_script_sets_what_the_whole_page_inherits() -> None:
    for path in (PACKAGE / "table" / "static").glob("*.js"):
        assert not re.search(r"\b(?:body|documentElement)\.style\.setProperty", path.read_text("utf-8")), path.name


# -- one name for two things -----------------------------------------------------------------------------------------

PAGES = [path for path in SHEETS if path.parent.name == "static" and path.stem not in ("lobby", "records")]
"""Sheets of pages on which games draw."""
SHARED = {
    "thing",  # whatever can be pointed at
    "btn",
    "grow",
    "ico",
    "over-can",  # the small map of what lies outside is the page's, its strokes fit the scale of a board
    "over-frame",
    "print",  # words of a component in a gallery
    "pentarchy",  # a picture by itself
    "area",
}
"""Classes that mean the same on pages and in drawings."""
ANYWHERE = re.compile(r"(?:html|body|main|:root|\*|#table|\.table|\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?)+")
"""A part of a selector that says nothing of where in the page a thing is."""


def classes(names: str) -> set[str]:
    return set(re.findall(r"[a-zA-Z][\w-]*", names))


def selectors(path: Path) -> list[str]:
    """Each selector of a sheet by itself, nested ones without what they are nested in."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    found: list[str] = []
    for group in re.findall(r"([^{};]+)\{", text):
        found += [] if group.strip().startswith("@") else re.split(r",(?![^()]*\))", group)
    return [selector.strip() for selector in found]


def loose(path: Path) -> list[tuple[str, set[str]]]:
    """Selectors that find their classes wherever they are, with these."""
    found = []
    for selector in selectors(path):
        *around, last = re.split(r"\s*[>+~]\s*|\s+(?![^()]*\))", selector)
        named = set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r":not\([^)]*\)", "", last)))
        if named and "&" not in selector and all(map(ANYWHERE.fullmatch, around)):
            found.append((selector, named))
    return found


def given(*paths: Path) -> set[str]:
    """Classes that sources give to what they make."""
    found: set[str] = set()
    for path in paths:
        text = path.read_text("utf-8")
        if path.suffix == ".js":
            for words in re.findall(r"class: [`\"']([^`\"']*)|classList\.\w+\(([^)]*)\)", text):
                found |= classes(" ".join(words))
            continue
        for node in ast.walk(ast.parse(text)):
            for keyword in node.keywords if isinstance(node, ast.Call) else ():
                if keyword.arg in ("class_", "style"):
                    told = [part.value for part in ast.walk(keyword.value) if isinstance(part, ast.Constant)]
                    found |= classes(" ".join(map(str, told)))
    return found - SHARED


def houses() -> list[Path]:
    return sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))


@pytest.mark.parametrize("house", houses(), ids=lambda house: house.name)
def test_pages_and_drawings_style_their_own_things_only(house: Path) -> None:
    """A drawing of Scythe was called as a picture of the lobby was, and lay over its tabs."""
    drawn = given(*house.rglob("*.py"))
    paged = given(*(PACKAGE / "table").rglob("*.py"), *(PACKAGE / "table" / "static").glob("*.js"))
    sheets = [*[(path, drawn) for path in PAGES], (house / "art" / "board.css", paged)]
    clashes = [
        f"{path.name}: {selector}" for path, others in sheets for selector, named in loose(path) if named <= others
    ]
    assert not clashes, clashes


def test_a_loose_rule_is_found(tmp_path: Path) -> None:
    sheet = tmp_path / "a.css"
    sheet.write_text(
        ".note { top: 0 }\n.log .note, body .mark:not(.old) > b.two { top: 0 }\n@media print { .why { top: 0 } }\n"
    )
    assert loose(sheet) == [(".note", {"note"}), (".why", {"why"})]
