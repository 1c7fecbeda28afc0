"""One table of actions per game.

Each verb is declared once with the domains of its arguments. From the table come the integer of the hot
path (which is also the id in learning environments), the text form, parsing and the keys of texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property

from pentarchy.kernel.errors import InvalidAction

LIMIT = 4096
"""No game has more action ids."""


@dataclass(frozen=True)
class Domain:
    """The values of one kind of argument: component ids, or numbers."""

    name: str
    tokens: tuple[str, ...]
    on_board: bool = True
    """Things that are drawn and can be clicked; False for numbers and words that become buttons."""

    @staticmethod
    def numbers(name: str, low: int, high: int) -> Domain:
        return Domain(name, tuple(str(n) for n in range(low, high + 1)), on_board=False)

    @cached_property
    def numeric(self) -> bool:
        return not self.on_board and all(token.lstrip("-").isdigit() for token in self.tokens)


@dataclass(frozen=True)
class Verb:
    """A kind of action: its name and its arguments as (argument name, domain name)."""

    name: str
    arguments: tuple[tuple[str, str], ...] = ()

    def __init__(self, name: str, *arguments: tuple[str, str]) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "arguments", arguments)


@dataclass(frozen=True)
class Word:
    """An action taken apart: its verb and, in order, (argument name, domain name, index, token)."""

    verb: str
    arguments: tuple[tuple[str, str, int, str], ...]


@dataclass
class Codec:
    """All actions of a game as one dense range of integers."""

    domains: Sequence[Domain]
    verbs: Sequence[Verb]
    size: int = 0
    _domains: dict[str, Domain] = field(default_factory=dict)
    _by_name: dict[str, tuple[Verb, int, tuple[Domain, ...]]] = field(default_factory=dict)
    _starts: list[tuple[int, str]] = field(default_factory=list)
    _texts: list[str] = field(default_factory=list)
    _ids: dict[str, int] = field(default_factory=dict)
    _lower: dict[str, int] = field(default_factory=dict)
    _words: dict[int, Word] = field(default_factory=dict, compare=False, repr=False)
    """Actions that were taken apart before."""

    def __post_init__(self) -> None:
        self._domains = {domain.name: domain for domain in self.domains}
        for verb in self.verbs:
            parts = tuple(self._domains[name] for _, name in verb.arguments)
            self._by_name[verb.name] = (verb, self.size, parts)
            self._starts.append((self.size, verb.name))
            for text in _texts(verb.name, parts):
                self._ids[text] = len(self._texts)
                self._lower.setdefault(text.lower(), len(self._texts))
                self._texts.append(text)
            self.size = len(self._texts)
        if self.size > LIMIT:
            raise ValueError(f"{self.size} action ids; at most {LIMIT} are allowed: split a decision")

    def base(self, verb: str) -> int:
        """Id of the verb's first action. The ids of a verb run through its arguments, the last one fastest."""
        return self._by_name[verb][1]

    def domain(self, name: str) -> Domain:
        return self._domains[name]

    def encode(self, verb: str, *indices: int) -> int:
        _, number, parts = self._by_name[verb]
        offset = 0
        for index, part in zip(indices, parts, strict=True):
            offset = offset * len(part.tokens) + index
        return number + offset

    def verb(self, action: int) -> str:
        """Name of the action's verb."""
        return self._texts[action].split(" ", 1)[0]

    def word(self, action: int) -> Word:
        known = self._words.get(action)
        if known is None:
            known = self._words[action] = self._taken_apart(action)
        return known

    def _taken_apart(self, action: int) -> Word:
        tokens = self._texts[action].split(" ")
        verb, _, parts = self._by_name[tokens[0]]
        return Word(
            verb.name,
            tuple(
                (name, part.name, part.tokens.index(token), token)
                for (name, _), part, token in zip(verb.arguments, parts, tokens[1:], strict=True)
            ),
        )

    def text(self, action: int) -> str:
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action with this text; spaces and case do not matter."""
        if not isinstance(text, str):
            raise InvalidAction(f"An action is a text such as {self._texts[0]!r}, not {type(text).__name__}.")
        plain = " ".join(text.split())
        action = self._ids.get(plain, self._lower.get(plain.lower(), -1))
        if action < 0:
            raise InvalidAction(self._explain(plain))
        return action

    def _explain(self, text: str) -> str:
        shown = text[:60]
        verb = text.split(" ")[0].lower()
        if verb not in self._by_name:
            return f"Unknown action {shown!r}. Actions begin with: {', '.join(self._by_name)}."
        near = get_close_matches(text, [t for t in self._texts if t.split(" ")[0] == verb], 1, 0.0)
        return f"{shown!r} is no action here. An example of this kind is {near[0]!r}."

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.size))


def _texts(verb: str, parts: tuple[Domain, ...]) -> list[str]:
    texts = [verb]
    for part in parts:
        texts = [f"{text} {token}" for text in texts for token in part.tokens]
    return texts
