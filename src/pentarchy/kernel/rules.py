"""The numbered rules of a game (`rules/en.md`, `rules/ru.md`), behind tooltips, refusals and `pentarchy rules`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_ID = re.compile(r"^\*\*([A-Z]+-[A-Z]?\d+)\*\*\s*")


@dataclass(frozen=True)
class Rulebook:
    """Title, sections as (heading, rule ids), and the text of every rule by id."""

    title: str
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    rules: dict[str, str]


@cache
def rulebook(folder: Path, lang: str) -> Rulebook:
    """Read the rules of a game's folder. A rule is a paragraph that begins with its id in bold."""
    source = (folder / "rules" / f"{lang}.md").read_text(encoding="utf-8")
    title, heading, current = "", "", ""
    sections: list[tuple[str, list[str]]] = []
    rules: dict[str, str] = {}
    for block in re.split(r"\n\s*\n", source.strip()):
        for line in _lines(block):
            found = _ID.match(line)
            if line.startswith("# "):
                title = line[2:].strip()
            elif line.startswith("## "):
                heading = line[3:].strip()
                sections.append((heading, []))
                current = ""
            elif found:
                current = found.group(1)
                rules[current] = line[found.end() :].strip()
                if not sections:
                    sections.append(("", []))
                sections[-1][1].append(current)
            elif current:
                rules[current] += "\n" + line
    return Rulebook(title, tuple((name, tuple(ids)) for name, ids in sections), rules)


def _lines(block: str) -> list[str]:
    """Lines of a block; wrapped text is joined, headings, rules and table rows stand alone."""
    lines: list[str] = []
    for line in block.splitlines():
        fresh = line.startswith(("#", "|", "- ")) or _ID.match(line) or not lines or lines[-1].startswith(("#", "|"))
        if fresh:
            lines.append(line.rstrip())
        else:
            lines[-1] += " " + line.strip()
    return lines
