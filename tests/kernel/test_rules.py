"""The numbered rules are read as they are written."""

from __future__ import annotations

from pathlib import Path

from pentarchy.kernel.rules import rulebook

BOOK = """# A Game

Some words before the first rule belong to none.

## Set-up

**AG-1** One sentence that goes on
in the next line.

**AG-R2** A rule with a list:
- first
- second

| a | b |
|---|---|
| 1 | 2 |

## Play
**AG-10** Another rule. It mentions **AG-1** in passing.
"""


def test_a_rulebook(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "en.md").write_text(BOOK, encoding="utf-8")
    book = rulebook(tmp_path, "en")
    assert book.title == "A Game"
    assert book.sections == (("Set-up", ("AG-1", "AG-R2")), ("Play", ("AG-10",)))
    assert book.rules["AG-1"] == "One sentence that goes on in the next line."
    assert book.rules["AG-R2"].splitlines() == [
        "A rule with a list:",
        "- first",
        "- second",
        "| a | b |",
        "|---|---|",
        "| 1 | 2 |",
    ]
    assert book.rules["AG-10"] == "Another rule. It mentions **AG-1** in passing."
