"""Drawing helpers: SVG and HTML as text, with everything escaped, and the picture that a game's `picture.py` makes.

A picture is a list of areas; an area is one SVG with its own coordinates, or a box of HTML that is laid out by style
sheets; an area has parts with stable ids. A still part never changes during a match: it is drawn once, and browsers
fetch and keep it by the hash of its text. A live part is a function of a piece of the view; a pen draws it again only
when its piece has changed. A notebook shows all areas one below the other. A thing that a player can point at carries
`data-on="<domain>:<token>"` with the domain and token of the action table, so that the table can tell what is
clickable from the legal actions alone. A thing that stands for one whole action is `data-on="do:<text of the action>"`.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from html import escape, unescape
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from pentarchy.kernel.text import Text

Made = TypeVar("Made")

GAP = 12.0
"""Between the areas of a standalone picture."""
SEAT_SHAPES = ("circle", "square", "triangle", "diamond", "star", "cross", "drop", "moon")
MOST_SEATS = len(SEAT_SHAPES)
"""More cannot be told apart at a glance: each has a shape here, and a colour in board.css."""


def attributes(pairs: dict[str, object]) -> str:
    """` a="1" b="2"`; a trailing or inner underscore of a name becomes a hyphen (`data_on`, `class_`)."""
    return "".join([_attribute(name, value) for name, value in pairs.items() if value is not None])


@lru_cache(maxsize=1 << 16, typed=True)
def _attribute(name: str, value: object) -> str:
    """A table is drawn again after every action, and nearly all of it is as before."""
    return f' {name.rstrip("_").replace("_", "-")}="{escape(_number(value))}"'


def _number(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def el(name: str, *children: str, **pairs: object) -> str:
    """An element. Children are markup: pass plain text through `text_node` or `label`."""
    inner = "".join(children)
    return f"<{name}{attributes(pairs)}>{inner}</{name}>" if inner else f"<{name}{attributes(pairs)}/>"


def text_node(text: object) -> str:
    """Words as they are; a number below zero has a minus, not a hyphen."""
    return f"\N{MINUS SIGN}{-text}" if isinstance(text, int) and text < 0 else escape(str(text))


VOWELS: Final = frozenset("аеёиоуыэюяaeiouy")
SIGNS: Final = frozenset("ьъй")
TOGETHER: Final = ("ств", "стр", "ст")
"""Consonants that begin a syllable together."""
SHY: Final = "\u00ad"
LONG_WORD: Final = 6
"""Words of more letters than this may be parted."""


def with_hyphens(name: str) -> str:
    """A name whose long words may be parted: before a consonant that a vowel follows, or those that go with it, two
    letters from its begin and three from its end."""
    return " ".join(_parted(word) if len(word) > LONG_WORD else word for word in name.split(" "))


def _parted(word: str) -> str:
    low = word.lower()
    breaks: set[int] = set()
    for k in range(2, len(word) - 1):
        if low[k] in VOWELS or low[k] in SIGNS or low[k + 1] not in VOWELS:
            continue
        first = next((k + 1 - len(some) for some in TOGETHER if low[: k + 1].endswith(some)), k)
        room = 1 < first < len(word) - (2 if breaks else 1)
        if room and word[first - 1] != "-" and any(one in VOWELS for one in low[:first]):
            breaks.add(first)
    return "".join(SHY + letter if k in breaks else letter for k, letter in enumerate(word))


def label(x: float, y: float, text: object, **pairs: object) -> str:
    """A line of text."""
    return el("text", text_node(text), x=x, y=y, **pairs)


def group(*children: str, **pairs: object) -> str:
    return el("g", *children, **pairs) if children else f"<g{attributes(pairs)}></g>"


def title(text: object) -> str:
    """What a screen reader says, and the browser's own tooltip."""
    return el("title", text_node(text))


def points(polygon: Iterable[Sequence[float]]) -> str:
    return _points(tuple([tuple(corner) for corner in polygon]))


@lru_cache(maxsize=1 << 12)
def _points(corners: tuple[tuple[float, ...], ...]) -> str:
    return " ".join(f"{_number(float(x))},{_number(float(y))}" for x, y in corners)


def use(symbol: str, x: float, y: float, size: float, **pairs: object) -> str:
    """A symbol of the sprite (`symbols.svg`), centred on a point."""
    return el("use", href=f"#{symbol}", x=x - size / 2, y=y - size / 2, width=size, height=size, **pairs)


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """A seat's own shape in its colour: never colour alone."""
    return use(f"seat-{SEAT_SHAPES[seat]}", x, y, size, class_=f"seat s{seat + 1}")


def thing(on: str, name: str, *children: str, **pairs: object) -> str:
    """Something a player can point at: `on` is "<domain>:<token>" of the action table, `name` what it is called.

    Children should hold an element of class "edge" (its outline), which lights up when it can be clicked.
    """
    return group(title(name), *children, class_="thing", data_on=on, **pairs)


def wrap(text: str, width: int, lines: int) -> list[str]:
    """Break a name into at most `lines` lines of about `width` letters."""
    rows: list[str] = [""]
    for word in text.split():
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width and len(rows) < lines:
            rows.append(word)
        else:
            rows[-1] = f"{rows[-1]} {word}".strip()
    return rows


VOID = frozenset({"br", "hr", "img", "input", "wbr"})


def box(name: str, *children: str, **pairs: object) -> str:
    """An element of HTML: closed by its own tag even when it is empty, as browsers demand. Children are markup."""
    inner = "".join(children)
    return f"<{name}{attributes(pairs)}/>" if name in VOID else f"<{name}{attributes(pairs)}>{inner}</{name}>"


def icon(symbol: str, name: str = "", **pairs: object) -> str:
    """A symbol of the sprite in a line of HTML, as large as the style sheet's `.ico` says."""
    told: dict[str, object] = {"role": "img", "aria_label": name} if name else {"aria_hidden": "true"}
    style = f"ico {pairs.pop('class_', '')}".strip()
    return el("svg", el("use", href=f"#{symbol}"), class_=style, viewBox="0 0 24 24", **told, **pairs)


def html_thing(on: str, name: str, *children: str, tag: str = "div", style: str = "", **pairs: object) -> str:
    """Something in HTML that a player can point at; `name` is what it is called. See `thing`."""
    return box(tag, *children, class_=f"thing {style}".strip(), data_on=on, data_name=name, **pairs)


_ON = re.compile(r'data-on="([^"]*)"')


@dataclass(frozen=True)
class Part:
    """A piece of an area that is replaced as a whole when it changes; one that is `still` never does."""

    id: str
    body: str
    still: bool = False

    @cached_property
    def on(self) -> frozenset[str]:
        """The things that are drawn here."""
        return frozenset(unescape(found) for found in _ON.findall(self.body))

    @cached_property
    def address(self) -> str:
        """The hash of the text: under it a still part is fetched and kept."""
        return hashlib.blake2b(self.body.encode(), digest_size=12).hexdigest()

    def markup(self, tag: str = "g") -> str:
        return f'<{tag} id="{escape(self.id)}">{self.body}</{tag}>'


VARIANTS = 8
"""So many forms of a part or area are remembered: they may look different to every seat."""
STILLS = 512


class _Stills:
    """Still parts of all matches of this process, the latest used last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[object, ...], Part] = OrderedDict()
        self.lock = Lock()

    def part(self, key: tuple[object, ...], draw: Callable[[], Part]) -> Part:
        with self.lock:
            found = self.kept.get(key)
            if found is not None:
                self.kept.move_to_end(key)
                return found
        drawn = draw()
        with self.lock:
            self.kept[key] = drawn
            while len(self.kept) > STILLS:
                self.kept.popitem(last=False)
        return drawn

    def forget(self) -> None:
        with self.lock:
            self.kept.clear()

    def at(self, address: str) -> str | None:
        with self.lock:
            return next((part.body for part in self.kept.values() if part.address == address), None)


_stills = _Stills()
forget_stills = _stills.forget
"""For tests: what is drawn next is drawn anew."""
still_at = _stills.at
"""The text of a still part by its address; None if it is not in memory (any longer)."""


class Pen:
    """What a drawing needs besides the view, and what was drawn with it before.

    A live part is a function of the pen's own fields and of the piece of the view it is given; while the piece is equal
    to one it had before, the same part is returned and nothing is drawn.
    """

    def __init__(self, text: Text, names: Sequence[str], components: Any, board: object) -> None:
        """`board` tells apart what still parts may depend on: the game and its options."""
        self.text = text
        self.names = names
        self.components = components
        self.board = board
        self.drawn: dict[object, list[tuple[tuple[object, ...], Any]]] = {}
        self.stills: dict[tuple[object, ...], Part] = {}
        self.areas: dict[str, list[Area]] = {}

    def part(self, id: str, draw: Callable[..., str], *piece: object) -> Part:
        """A live part: `draw(pen, *piece)`."""
        known = self.drawn.get(id)
        if known is None:
            known = self.drawn[id] = []
        for before, part in known:
            if before == piece:
                found: Part = part
                return found
        return _noted(known, piece, Part(id, draw(self, *piece)))

    def together(self, make: Callable[..., Made], *piece: object) -> Made:
        """Several parts, or a whole area, as a function of one piece: `make(pen, *piece)`. While the piece is equal to
        one it had before, not even the parts are asked for theirs."""
        known = self.drawn.get(make)
        if known is None:
            known = self.drawn[make] = []
        for before, made in known:
            if before == piece:
                found: Made = made
                return found
        return _noted(known, piece, make(self, *piece))

    def still(self, id: str, draw: Callable[..., str], *key: object) -> Part:
        """A part that never changes during a match: `draw(pen, *key)`, which must not look at names or a view."""
        known = self.stills.get((id, *key))
        if known is None:
            whole = (self.board, self.text.lang, id, *key)
            known = _stills.part(whole, lambda: Part(id, draw(self, *key), still=True))
            self.stills[id, *key] = known
        return known

    def settled(self, picture: Picture) -> Picture:
        """The same picture with the areas that it had before, where they have not changed: what follows from an area
        is worked out once."""
        return Picture(tuple([self._settled(area) for area in picture.areas]), picture.art)

    def _settled(self, area: Area) -> Area:
        known = self.areas.get(area.id)
        if known is None:
            known = self.areas[area.id] = []
        for before in known:
            if before is area or before == area:
                return before
        known.insert(0, area)
        del known[VARIANTS:]
        return area


def _noted(known: list[tuple[tuple[object, ...], Any]], piece: tuple[object, ...], made: Made) -> Made:
    known.insert(0, (piece, made))
    del known[VARIANTS:]
    return made


@dataclass(frozen=True)
class Area:
    """A picture of the table: an SVG, or a box of `html`.

    `place` says where the page puts it: "rail", "row", "board", "foot", "own", "rival" or "sheet" (shown on demand);
    the game's `art/table.css` may arrange these. `pane` names the tabs of a phone that show it; empty for those of its
    place. Width and height of HTML are for a standalone picture only.
    """

    id: str
    place: str
    title: str
    width: float
    height: float
    parts: tuple[Part, ...]
    html: bool = False
    pane: str = ""

    @cached_property
    def live(self) -> dict[str, str]:
        """The text of each live part. Shared: do not change it."""
        return {part.id: part.body for part in self.parts if not part.still}

    @cached_property
    def on(self) -> frozenset[str]:
        """The things that are drawn here."""
        return frozenset().union(*[part.on for part in self.parts])

    @cached_property
    def frame(self) -> dict[str, Any]:
        """All but the text of the parts, as plain data. Shared: do not change it."""
        return {
            "id": self.id,
            "place": self.place,
            "title": self.title,
            "width": self.width,
            "height": self.height,
            "html": self.html,
            "pane": self.pane,
            "parts": [part.id for part in self.parts],
            "still": {part.id: part.address for part in self.parts if part.still},
        }

    def svg(self, x: float | None = None, y: float | None = None, scale: float | None = None) -> str:
        size = {} if scale is None else {"width": self.width * scale, "height": self.height * scale}
        return el(
            "svg",
            title(self.title),
            *self._inside(),
            id=self.id,
            class_=f"area area-{self.place}",
            viewBox=f"0 0 {_number(self.width)} {_number(self.height)}",
            role="group",
            x=x,
            y=y,
            **size,
        )

    def _inside(self) -> list[str]:
        if not self.html:
            return [part.markup() for part in self.parts]
        inner = box(
            "div",
            *(part.markup("div") for part in self.parts),
            xmlns="http://www.w3.org/1999/xhtml",
            class_=f"area area-{self.place}",
        )
        return [el("foreignObject", inner, width=self.width, height=self.height)]


@dataclass(frozen=True)
class Picture:
    """The whole table as one viewer sees it. `art` is the game's own folder with board.css and symbols.svg, if any."""

    areas: tuple[Area, ...]
    art: Path | None = None

    def svg(self, width: float = 960.0) -> str:
        """All areas in one standalone SVG, one below the other, with style and symbols inside.

        Narrow panels of rivals stand side by side.
        """
        y = 0.0
        rows = []
        left = list(self.areas)
        while left:
            columns = _columns(left[0], width)
            same = [(area.place, area.width) == (left[0].place, left[0].width) for area in left[:columns]]
            row = left[: [*same, False].index(False)]
            scale = min(LARGEST, (width - GAP * (columns - 1)) / columns / left[0].width)
            rows += [area.svg(k * (area.width * scale + GAP), y, scale) for k, area in enumerate(row)]
            y += max(area.height for area in row) * scale + GAP
            del left[: len(row)]
        folders = () if self.art is None else (self.art,)
        return el(
            "svg",
            el("style", sheet(*folders)),
            symbols(*folders),
            el("rect", width=width, height=y, class_="page"),
            *rows,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {_number(width)} {_number(y)}",
            width=width,
            height=y,
            class_="pentarchy",
        )


LARGEST: Final = 1.5
"""In a picture of the whole table a small panel is not made as wide as a board."""


def _columns(area: Area, width: float) -> int:
    """How many areas like this one stand side by side in a picture of some width."""
    return max(1, int((width + GAP) // (area.width + GAP))) if area.place == "rival" else 1


@dataclass(frozen=True)
class Scene:
    """What has just happened, shown by itself for as long as its viewer looks at it. `body` is HTML without things to
    point at; who had a hand in it (`own`) keeps it until they put it away, the others until the game goes on."""

    title: str
    body: str
    own: bool


@dataclass(frozen=True)
class Piece:
    """A component by itself, as it is printed: `on` is its "<domain>:<token>", `body` the drawing (SVG, or HTML where
    `html`), `words` all that it says."""

    on: str
    name: str
    body: str
    width: float = 0.0
    height: float = 0.0
    words: str = ""
    html: bool = False


@dataclass(frozen=True)
class Shelf:
    """Components of one kind, as they are laid out for somebody who wants to see all of them."""

    id: str
    title: str
    pieces: tuple[Piece, ...]


ART = Path(__file__).parent / "art"


@cache
def sheet(*folders: Path) -> str:
    """The style sheet of the drawings, the same in the browser and in a standalone picture: ours and the games'."""
    return _joined("board.css", folders)


@cache
def page_sheet(folder: Path) -> str:
    """How a game arranges its areas on the page of the table."""
    path = folder / "table.css"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def symbols(*folders: Path) -> str:
    """The sprite: shared symbols and the games' own."""
    return _joined("symbols.svg", folders)


def _joined(name: str, folders: tuple[Path, ...]) -> str:
    paths = [folder / name for folder in (ART, *folders)]
    return "\n".join(path.read_text(encoding="utf-8").strip() for path in paths if path.exists())
