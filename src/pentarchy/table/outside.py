"""What comes from outside: numbers, JSON, texts and host names are read here and nowhere else."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

DEPTH = 16
"""Nothing that a page or a program has to say is nested deeper."""
_DIGITS = re.compile(r"[0-9]{1,9}")
_HOST = re.compile(r"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


class Unreadable(ValueError):
    """Not JSON, or JSON that nobody sends in earnest."""


def whole(value: object, most: int) -> int | None:
    """A number from 0 to `most` as JSON or as plain digits, else nothing. Python's own `int` reads more than is meant:
    digits of every alphabet, signs, underscores; and it refuses very long numbers with an exception."""
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        value = int(value)
    return value if type(value) is int and 0 <= value <= most else None


def read_json(text: str | bytes) -> Any:
    """The value of a JSON text; anything that cannot be read or is too deep is `Unreadable`."""
    try:
        value = json.loads(text if isinstance(text, str) else text.decode())
    except (ValueError, RecursionError):
        raise Unreadable from None
    layer = [value]
    for _ in range(DEPTH):
        layer = [inner for one in layer if isinstance(one, (list, dict)) for inner in _inside(one)]
        if not layer:
            return value
    raise Unreadable


def _inside(value: list[Any] | dict[str, Any]) -> list[Any]:
    return value if isinstance(value, list) else list(value.values())


def writable(value: Any) -> bool:
    """Can every text in this be stored and sent? Half a surrogate pair is no character; PostgreSQL takes no zero."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, str):
            if "\0" in one or any("\ud800" <= letter <= "\udfff" for letter in one):
                return False
        elif isinstance(one, dict):
            left += [*one, *one.values()]
        elif isinstance(one, list):
            left += one
    return True


def good_host(host: str) -> bool:
    """Is this the name or address of a host, with or without a port?"""
    if not _HOST.fullmatch(host):
        return False
    try:
        parts = urlsplit(f"//{host}")
        return bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False


def split_origin(origin: str) -> tuple[str, str]:
    """Scheme and host of an Origin header; both empty if it is none."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc.lower()


def target(scope: Any) -> str:
    """What a request asks for, letter by letter: read and written again it might be something else."""
    path, query = scope["raw_path"].decode("ascii"), scope["query_string"].decode("ascii")
    return f"{path}?{query}" if query else path
