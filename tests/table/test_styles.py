"""What would make the browser work out the styles of thousands of elements anew at every change stays out of style
sheets and scripts: a turn of Inca Empire took two and a half times the processor time with it."""

from __future__ import annotations

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
