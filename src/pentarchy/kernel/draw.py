"""Drawing helpers: SVG as text, with everything escaped, and the picture that a game's `picture.py` makes.

A picture is a list of areas; an area is one SVG with its own coordinates; an area has parts with stable ids.
The table sends only the parts that changed; a notebook shows all areas one below the other. A thing that a
player can point at carries `data-on="<domain>:<token>"` with the domain and token of the action table, so that
the table can tell what is clickable from the legal actions alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape
from pathlib import Path

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
    return escape(str(text))


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


@dataclass(frozen=True)
class Part:
    """A piece of an area that is replaced as a whole when it changes."""

    id: str
    body: str

    def markup(self) -> str:
        return f'<g id="{escape(self.id)}">{self.body}</g>'


@dataclass(frozen=True)
class Area:
    """One SVG of the table. `place` says where the table puts it: "board", "row", "own" or "rival"."""

    id: str
    place: str
    title: str
    width: float
    height: float
    parts: tuple[Part, ...]

    def svg(self, x: float | None = None, y: float | None = None, scale: float | None = None) -> str:
        size = {} if scale is None else {"width": self.width * scale, "height": self.height * scale}
        return el(
            "svg",
            title(self.title),
            *(part.markup() for part in self.parts),
            id=self.id,
            class_=f"area area-{self.place}",
            viewBox=f"0 0 {_number(self.width)} {_number(self.height)}",
            role="group",
            x=x,
            y=y,
            **size,
        )


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
            scale = (width - GAP * (columns - 1)) / columns / left[0].width
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


def _columns(area: Area, width: float) -> int:
    """How many areas like this one stand side by side in a picture of some width."""
    return max(1, int((width + GAP) // (area.width + GAP))) if area.place == "rival" else 1


ART = Path(__file__).parent / "art"


@cache
def sheet(*folders: Path) -> str:
    """The style sheet of the drawings, the same in the browser and in a standalone picture: ours and the games'."""
    return _joined("board.css", folders)


@cache
def symbols(*folders: Path) -> str:
    """The sprite: shared symbols and the games' own."""
    return _joined("symbols.svg", folders)


def _joined(name: str, folders: tuple[Path, ...]) -> str:
    paths = [folder / name for folder in (ART, *folders)]
    return "\n".join(path.read_text(encoding="utf-8").strip() for path in paths if path.exists())
