"""What is printed on tiles and tokens, as types: the facts of data/ that pictures and texts read."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Stack = Literal["nature", "village", "city", "prize"]


class TileFacts(TypedDict):
    id: str
    stack: Stack
    kind: str
    en: str
    ru: str
    requires: list[str]
    offers: NotRequired[list[str]]
    """Of a nature tile: it produces one of these."""
    produces: NotRequired[str]
    points: NotRequired[int]
    gives_token: NotRequired[str]


class MasterFacts(TypedDict):
    id: str
    resource: str
    en: str
    ru: str


class ResourceFacts(TypedDict):
    id: str
    en: str
    ru: str
