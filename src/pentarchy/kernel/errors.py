"""What can go wrong, one class per kind of failure. After any of them the match is exactly as before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentarchy.kernel.game import Refusal


class PentarchyError(ValueError):
    """Base of all errors; raised itself for bad arguments."""


class InvalidAction(PentarchyError):
    """The text is no action of this game."""


class IllegalAction(PentarchyError):
    """The action exists but the rules forbid it now; `refusal` says which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text('en')} ({refusal.rule})")
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def code(self) -> str:
        return self.refusal.code

    def text(self, lang: str = "en") -> str:
        return self.refusal.text(lang)

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return IllegalAction, (self.refusal,)


class GameOver(PentarchyError):
    """The game has ended; nothing more can be played."""


class RecordError(PentarchyError):
    """A record or state is damaged or does not replay."""


class VersionError(PentarchyError):
    """A record belongs to other rules, another format or other data."""


class DataPackError(PentarchyError):
    """A data pack cannot be used; the message names the file and what is wrong in it."""


def missing(owner: object, method: str) -> TypeError:
    """A method that every class of this kind has to bring, and this one does not."""
    return TypeError(f"{type(owner).__name__} has no {method}()")
