"""HTML as values: everything that is not markup already is escaped."""

from __future__ import annotations

from html import escape
from typing import Any

_VOID = {"meta", "link", "input", "br", "img", "hr"}


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, /, *children: Any, **attributes: Any) -> Markup:
    """An element. Underscores in attribute names become hyphens; None and False leave an attribute out."""
    opening = f"<{name}{''.join(_attribute(key, value) for key, value in attributes.items())}>"
    if name in _VOID:
        return Markup(opening)
    return Markup(f"{opening}{join(*children)}</{name}>")


def _attribute(name: str, value: Any) -> str:
    if value is None or value is False:
        return ""
    plain = name.rstrip("_").replace("_", "-")
    return f" {plain}" if value is True else f' {plain}="{escape(str(value))}"'


def join(*children: Any) -> Markup:
    out: list[str] = []
    for child in children:
        if isinstance(child, Markup):
            out.append(child)
        elif isinstance(child, (list, tuple)):
            out.append(join(*child))
        elif child is not None and child is not False:
            out.append(escape(str(child)))
    return Markup("".join(out))
