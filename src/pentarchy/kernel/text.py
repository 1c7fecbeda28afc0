"""Words for players: Fluent files (text/ru.ftl, text/en.ftl) with right plural forms in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "ru")
REMEMBERED = 1 << 14
"""Messages with their arguments that a language remembers."""


class Text:
    """The messages of one language: those of a game, behind them those common to all games."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        self._said: dict[tuple[Any, ...], str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The message with these arguments. A missing message is an error: the contract suite finds it first."""
        for value in arguments.values():
            if type(value) is not str and type(value) is not int:  # equal values may be written differently: 1 and True
                return self._say(key, arguments)
        # A table is drawn and told again after every action, and nearly all of its words are as before.
        known = (key, *arguments.items())
        said = self._said.get(known)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[known] = self._say(key, arguments)
        return said

    def _say(self, key: str, arguments: dict[str, Any]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"message {key!r} has no text ({self.lang})")
        return self._format(key, message.value, arguments)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def attribute(self, key: str, name: str, **arguments: Any) -> str | None:
        """An attribute of a message, such as a help text or a case form of a name."""
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).attributes.get(name)
        return None if pattern is None else self._format(f"{key}.{name}", pattern, arguments)

    def forms(self, key: str) -> dict[str, str]:
        """A name and its case forms: "" for the name itself, then each attribute."""
        message = self._bundle.get_message(key)
        forms = {"": self(key)}
        for name, pattern in message.attributes.items():
            forms[name] = self._format(f"{key}.{name}", pattern, {})
        return forms

    def _format(self, key: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"message {key!r} ({self.lang}): {errors[0]}")
        below_zero = any(isinstance(value, int) and value < 0 for value in arguments.values())
        return HYPHEN.sub("\N{MINUS SIGN}", str(text)) if below_zero else str(text)


HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What Fluent writes before a number below zero."""
COMMON = Path(__file__).parent / "words"


@cache
def text_of(lang: str, *folders: Path) -> Text:
    """The messages of a language; later folders come first."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    return Text(lang, (COMMON, *folders))


def message_arguments(path: Path) -> dict[str, set[str]]:
    """Every message (and attribute) of a file with the names of its arguments, to compare two languages."""
    found: dict[str, set[str]] = {}
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: cannot read: {str(entry.content)[:60]!r}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _variables(entry)
    return found


def _variables(node: ast.BaseNode) -> set[str]:
    names: set[str] = set()
    stack: list[Any] = [node]
    while stack:
        item = stack.pop()
        if isinstance(item, ast.VariableReference):
            names.add(item.id.name)
        if isinstance(item, ast.BaseNode):
            stack.extend(vars(item).values())
        elif isinstance(item, list):
            stack.extend(item)
    return names
