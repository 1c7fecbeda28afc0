"""Words for players: Fluent files (text/ru.ftl, text/en.ftl) with right plural forms in both languages."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "ru")
Said = TypeVar("Said", str, str | None)
PLAIN = frozenset({str, int})
REMEMBERED = 1 << 14
"""Messages with their arguments that a language remembers."""


class Text:
    """The messages of one language: those of a game, behind them those common to all games."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        self._said: dict[Hashable, str | None] = {}
        self._forms: dict[str, dict[str, str]] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for folder in folders:
            self._sources.update(sources(folder / f"{lang}.ftl"))
        self._unread = set(self._sources)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The message with these arguments. A missing message is an error: the contract suite finds it first."""
        known = (key, *arguments.items()) if arguments else key
        said = self._said.get(known) if not arguments or _remembered(arguments) else None
        return self._say(key, arguments, known) if said is None else said

    def _message(self, key: str) -> Any:
        self._read(key)
        return self._bundle.get_message(key)

    def _read(self, key: str) -> None:
        """Reading all messages of a game takes a second, and a short command needs few: each is read when it is first
        asked for, with those it may refer to."""
        wanted = [key] if key in self._unread else []
        for one in wanted:  # grows
            wanted += (self._unread & set(REFERENCE.findall(self._sources[one]))).difference(wanted)
        for one in wanted:
            self._bundle.add_resource(FluentResource(self._sources[one]))
        self._unread.difference_update(wanted)  # last: another thread may ask meanwhile

    def reading(self) -> Iterator[None]:
        """Read what has not been read yet, a message at each step: for who has time now and none later."""
        for key in self._sources:
            if key in self._unread and self.has(key) and self._plain(key) is None:
                self._message(key)
                yield

    def _plain(self, key: str) -> str | None:
        """The words of a message that is nothing but words on one line, as most are: there is nothing to read in it."""
        source = self._sources[key] if self.has(key) else ""
        lines = [line for line in source.split("\n") if line.strip() and line[0] != "#"]
        plain = len(lines) == 1 and "{" not in lines[0] and "}" not in lines[0]
        return lines[0].partition("=")[2].strip(" ") or None if plain else None

    def _say(self, key: str, arguments: dict[str, Any], known: Hashable) -> str:
        plain = None if arguments else self._plain(key)
        if plain is not None:
            return self._keep(known, arguments, plain)
        message = self._message(key)
        if message.value is None:
            raise KeyError(f"message {key!r} has no text ({self.lang})")
        return self._keep(known, arguments, self._format(key, message.value, arguments))

    def _keep(self, known: Hashable, arguments: dict[str, Any], said: Said) -> Said:
        """A table is drawn and told again after every action, and nearly all of its words are as before."""
        if _remembered(arguments):
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[known] = said
        return said

    def has(self, key: str) -> bool:
        return key in self._sources and key[0] != "-"

    def attribute(self, key: str, name: str, **arguments: Any) -> str | None:
        """An attribute of a message, such as a help text or a case form of a name."""
        known = (key, name, *arguments.items())
        if _remembered(arguments) and known in self._said:
            return self._said[known]
        found = self.has(key) and self._plain(key) is None
        pattern = self._message(key).attributes.get(name) if found else None
        said = None if pattern is None else self._format(f"{key}.{name}", pattern, arguments)
        return self._keep(known, arguments, said)

    def forms(self, key: str) -> dict[str, str]:
        """A name and its case forms: "" for the name itself, then each attribute. Shared: do not change it."""
        known = self._forms.get(key)
        if known is None:
            known = self._forms[key] = {"": self(key)}
            attributes = self._message(key).attributes if self._plain(key) is None else {}
            for name, pattern in attributes.items():
                known[name] = self._format(f"{key}.{name}", pattern, {})
        return known

    def _format(self, key: str, pattern: Any, arguments: dict[str, Any]) -> str:
        if _remembered(arguments):
            errors: list[Exception] = []
            given = {name: value if type(value) is str else _small(value) for name, value in arguments.items()}
            current = CurrentEnvironment(args=given)
            text = pattern(ResolverEnvironment(context=self._bundle, current=current, errors=errors))
        else:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"message {key!r} ({self.lang}): {errors[0]}")
        below_zero = any(isinstance(value, int) and value < 0 for value in arguments.values())
        return HYPHEN.sub("\N{MINUS SIGN}", str(text)) if below_zero else str(text)


GROUPED = 1000


def _written(number: Any, locale: Any) -> str:
    """Without thousands there is nothing to group, and asking a locale for that takes longer than all the rest of a
    sentence."""
    return str(int(number)) if -GROUPED < number < GROUPED else str(FluentInt.format(number, locale))


# A number as Fluent knows it, that is written at once. No class statement: where the engine is compiled Fluent need
# not be installed, and nothing is known of its classes.
_Small: Any = type("_Small", (FluentInt,), {"format": _written})
_small = lru_cache(maxsize=1 << 10)(_Small)


def _remembered(arguments: dict[str, Any]) -> bool:
    """Equal values of other types may be written differently, such as 1 and True."""
    return PLAIN.issuperset(map(type, arguments.values()))


HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What Fluent writes before a number below zero."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
"""The beginning of a message or, with a hyphen, of a term."""
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""In a placeable: what may be another message, or a term."""
COMMON = Path(__file__).parent / "words"


@cache
def text_of(lang: str, *folders: Path) -> Text:
    """The messages of a language; later folders come first."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    return Text(lang, (COMMON, *folders))


def sources(path: Path) -> dict[str, str]:
    """Every message and term of a file, as it is written."""
    text = path.read_text(encoding="utf-8")
    starts = list(ENTRY.finditer(text))
    ends = [found.start() for found in starts[1:]] + [len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)}


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
