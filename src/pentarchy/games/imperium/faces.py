"""Faces of cards as SVG: band of the suit, name, symbols, the printed text with icons in it, points and price.

All cards are 150 wide; the height is as large as the text needs at a readable size, so that nothing is cut off. Lines
are broken here, by the widths of Arial and its equals, which the style sheet asks for first.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pentarchy.games.imperium.wording import Wording, face, minus, name_key
from pentarchy.kernel.draw import el, group, label, title, use
from pentarchy.kernel.text import Text

WIDTH: Final = 150.0
HEIGHTS: Final = (204.0, 224.0, 244.0, 264.0, 284.0, 304.0, 324.0)
"""A card is as high as the first of these that holds its text."""

MARGIN: Final = 9.0
BAND: Final = 22.0
FOOT: Final = 24.0
SIZES: Final = (12.5, 11.5, 11.0)

NAME_SCALE: Final = 0.9
"""Names are set in the serif faces the style sheet asks for, which are a tenth narrower than the widest fall-back."""

Atom = tuple[str, bool]
"""A piece of a line: text or the name of a symbol, and whether it is bold."""


def _widths(*groups: tuple[int, str]) -> dict[str, float]:
    return {letter: width / 100 for width, letters in groups for letter in letters}


NORMAL: Final = _widths(
    (19, "'"), (22, "ijl’"), (26, "|"), (28, " !,./:;I[]ftí·"), (33, "()-r“”"), (35, "\""), (36, "г"), (39, "*"),
    (44, "к"), (46, "зт"), (50, "Jcksvxyzсух"), (51, "э"), (52, "чь"), (53, "в"), (54, "Гпя"), (55, "н≤"),
    (56, "0123456789#$?L_abdeghnopquаеийорё«»–áéóúàèöä"), (57, "бц"), (58, "+<=>~Кдл−×"), (60, "З"), (61, "FTZТø"),
    (63, "ъ"), (64, "У"), (66, "БЛЬ"), (67, "&ABEKPSVXYАВЕРХЧжЁ"), (68, "Д"), (69, "м"), (72, "CDHNRUwИЙНПСЭЯы"),
    (74, "Ц"), (75, "ю"), (76, "Ф"), (78, "GOQОØ"), (79, "Ъ"), (80, "ш"), (82, "фщ"), (83, "MmМ"), (89, "%Ы"),
    (92, "ЖШ"), (94, "WЩ"), (100, "—→…"), (101, "Ю"), (102, "@"),
)  # fmt: skip
BOLD: Final = _widths(
    (24, "'"), (28, " ,./Iijl|’í·"), (33, "!()-:;[]ft"), (39, "*r"), (42, "г"), (47, "\""), (49, "т"), (50, "zзк“”"),
    (55, "э≤"), (56, "0123456789#$J_aceksvxyаесухё«»–áéàèä"), (57, "Г"), (58, "+<=>~чя−×"), (60, "нп"),
    (61, "?FLTZbdghnopquКТвийорцьøóúö"), (62, "Уб"), (63, "Зд"), (64, "л"), (67, "EPSVXYЕРХЁ"), (70, "ЛЧ"),
    (71, "ДЭж"), (72, "&ABCDHKNRUАБВИЙНПСЬЯ"), (73, "Цъ"), (74, "м"), (78, "GOQwОØ"), (83, "MМш"), (84, "щ"),
    (85, "Фыю"), (87, "Ъ"), (88, "ф"), (89, "%m"), (90, "Ж"), (94, "W"), (98, "@Ы"), (100, "Ш—→…"), (102, "Щ"),
    (103, "Ю"),
)  # fmt: skip
SERIF: Final = _widths(
    (38, "' ,.’·j|/:;ilí"), (47, "-f!t()IJ[]"), (53, "_–\"*r"), (60, "sz?vy“”xх"), (65, "cгсэт«»eезуёéèaаáàä"),
    (70, "oбдоøóöьkГвbdgpqр0123456789L"), (75, "FYлSЗкZhnuнпчúTТийцяPР"), (80, "EЕЁъAVXХCСЭ"), (85, "АУRЬBGБВ"),
    (90, "wDKOQUОмØЛЯД&фNКЧ"), (97, "HИЙНПФЪЦ"), (103, "ыжю—…"), (112, "mшщMМW"), (131, "ЫШЩЮЖ"),
)  # fmt: skip


def measure(words: str, size: float, table: Mapping[str, float] = NORMAL) -> float:
    return size * sum(table.get(letter, 0.7) for letter in words)


@dataclass(frozen=True)
class Laid:
    """Text broken into lines of atoms, at a size; `gaps` holds the lines before which a paragraph begins."""

    lines: tuple[tuple[Atom, ...], ...]
    gaps: frozenset[int]
    size: float

    @property
    def leading(self) -> float:
        return round(self.size * 1.22, 1)

    @property
    def height(self) -> float:
        return self.leading * len(self.lines) + 4.0 * len(self.gaps)


_PIECES: Final = re.compile(r"<[a-z_]+>|[^<\s]+")
_ICON: Final = re.compile(r"<([a-z_]+)>")


def _words(sentence: str, strong: str) -> list[list[Atom]]:
    """Words that stay together; a list of suits may break after a stroke."""
    words: list[list[Atom]] = []
    for word in sentence.split():
        atoms: list[Atom] = []
        for piece in _PIECES.findall(word):
            atoms.append((piece, word == strong))
            if piece == "/" and len(atoms) > 5:
                words.append([*atoms, ("\u200b", False)])
                atoms = []
        if atoms:
            words.append(atoms)
    return words


def _atom_width(atom: Atom, size: float) -> float:
    piece, bold = atom
    if piece == "\u200b":
        return 0.0
    return size * 1.08 if _ICON.match(piece) else measure(piece, size, BOLD if bold else NORMAL)


def lay(paragraphs: list[tuple[str, str]], width: float, size: float, strong: str = "") -> Laid:
    """Break paragraphs, each with a bold label in front, into lines."""
    lines: list[tuple[Atom, ...]] = []
    gaps = set()
    for k, (lead, sentence) in enumerate(paragraphs):
        if k:
            gaps.add(len(lines))
        words = [[(piece, True) for piece in _PIECES.findall(word)] for word in lead.split()] + _words(sentence, strong)
        line: list[Atom] = []
        used = 0.0
        for word in words:
            wide = sum(_atom_width(atom, size) for atom in word)
            glued = not line or line[-1][0] == "\u200b"
            space = 0.0 if glued else size * 0.28
            if line and used + space + wide > width:
                lines.append(tuple(line))
                line, used, space = [], 0.0, 0.0
            elif not glued:
                line.append((" ", False))
            line += word
            used += space + wide
        if line:
            lines.append(tuple(line))
    return Laid(tuple(lines), frozenset(gaps), size)


def draw_laid(laid: Laid, x: float, y: float, style: str = "im-face-text") -> str:
    """The lines, with symbols drawn between runs of text."""
    out = []
    top = y
    for k, line in enumerate(laid.lines):
        top += laid.leading + (4.0 if k in laid.gaps else 0.0)
        out.append(_draw_line(line, x, top - laid.leading * 0.22, laid.size))
    return group(*out, class_=style, font_size=laid.size)


def _draw_line(line: tuple[Atom, ...], x: float, base: float, size: float) -> str:
    out = []
    run = ""
    start = at = x
    bold = False
    for piece, strong in line:
        icon = _ICON.match(piece)
        if run and (icon or strong != bold) and piece != " ":
            out.append(_run(run, start, base, bold))
            run = ""
        wide = _atom_width((piece, bold if piece == " " else strong), size)
        if icon:
            out.append(use(f"imp-{icon[1]}", at + wide / 2, base - size * 0.36, size * 1.04, class_=f"im-{icon[1]}"))
        elif piece != "\u200b" and (run or piece != " "):
            if not run:
                start, bold = at, strong
            run += piece
        at += wide
    if run:
        out.append(_run(run, start, base, bold))
    return "".join(out)


def _run(run: str, x: float, base: float, bold: bool) -> str:
    kept = run.strip()
    return label(round(x, 1), round(base, 1), kept, class_="b" if bold else None) if kept else ""


# -- the face ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Face:
    """A drawn card: its height, its whole text in words, and the drawing."""

    height: float
    said: str
    markup: str


class Faces:
    """All faces of one set of cards in one language, drawn when first asked for."""

    def __init__(self, cards: list[dict[str, Any]], text: Text) -> None:
        self.text = text
        self.cards = {card["id"]: card for card in cards}
        self.printed = Wording(text)
        self.spoken = Wording(text, symbols=False)
        self._faces: dict[tuple[str, str, float], Face] = {}
        self._said: dict[tuple[str, str], str] = {}
        self._asked: dict[int, list[str]] = {}

    def name(self, card: str, side: str = "A") -> str:
        return self.text(name_key(face(self.cards[card], side)))

    def suits(self, card: str) -> list[str]:
        return list(face(self.cards[card])["suits"]) or ["nation"]

    def face(self, card: str, side: str = "A", height: float = 0.0) -> Face:
        """The face of a card, at least so high."""
        key = (card, side if "faces" in self.cards[card] else "A", height)
        if key not in self._faces:
            self._faces[key] = self._draw(*key)
        return self._faces[key]

    def row_height(self, cards: list[tuple[str, str]]) -> float:
        """Height of a row of cards (and sides): that of its highest card."""
        return max((self.face(card, side).height for card, side in cards), default=HEIGHTS[0])

    def _draw(self, card: str, side: str, height: float) -> Face:
        one = face(self.cards[card], side)
        name = self.name(card, side)
        head, top = self._head(one, name, side)
        foot, bottom = self._foot(one)
        laid, needed = self._body(one, top, bottom)
        full = max(height, next((h for h in HEIGHTS if h >= needed), needed))
        suits = one["suits"] or ["nation"]
        parts = [
            el("rect", width=WIDTH, height=full, rx=8, class_="im-face"),
            head,
            draw_laid(laid, MARGIN, top),
            group(foot, transform=f"translate(0 {full - bottom:g})"),
            el("rect", x=0.75, y=0.75, width=WIDTH - 1.5, height=full - 1.5, rx=7.5, class_="im-face-line"),
        ]
        return Face(full, self.said(card, side), group(*parts, class_=f"im-u-{suits[0]}"))

    def said(self, card: str, side: str = "A") -> str:
        """Name and text in words, for titles."""
        key = (card, side if "faces" in self.cards[card] else "A")
        if key not in self._said:
            self._said[key] = f"{self.name(*key)}. {self.spoken.sentences(face(self.cards[card], key[1]))}"
        return self._said[key]

    def asked(self, at: int, node: Mapping[str, Any]) -> list[str]:
        """What the question at a place of the code is about, in words: the options, or the thing that may be done."""
        if at not in self._asked:
            self._asked[at] = self.spoken.question(node)
        return self._asked[at]

    def _body(self, one: Mapping[str, Any], top: float, bottom: float) -> tuple[Laid, float]:
        """The text at the largest size with which the card keeps the usual height, else at the smallest."""
        lines = []
        for line in self.printed.lines(one):
            lines.append((f"{self.printed.label(line.label)}." if line.label else "", line.text))
        strong = self.text("say-or")
        for size in SIZES:
            laid = lay(lines, WIDTH - 2 * MARGIN, size, strong)
            needed = top + laid.height + 6 + bottom
            if needed <= HEIGHTS[0]:
                break
        return laid, needed

    # -- above the text ----------------------------------------------------------------------------------------------

    def _head(self, one: Mapping[str, Any], name: str, side: str) -> tuple[str, float]:
        """Band, name with the state, row of types; and how far down they reach."""
        parts = [self._band(one, side)]
        room = WIDTH - 2 * MARGIN - (24 if one["state"] else 0)
        rows, size = fit_name(name, room)
        leading = size * 1.14
        y = BAND + 3.0
        for row in rows:
            y += leading
            parts.append(label(MARGIN, round(y - leading * 0.18, 1), row, class_="im-face-name", font_size=size))
        if one["state"]:
            parts.append(self._state(one["state"], WIDTH - MARGIN - 8, BAND + 14))
            y = max(y, BAND + 24)
        y += 3.0
        if one["types"]:
            parts.append(self._types(one["types"], y))
            y += 22.0
        else:
            parts.append(el("path", d=f"M{MARGIN:g} {y:g}H{WIDTH - MARGIN:g}", class_="im-face-rule"))
        return "".join(parts), y + 2.0

    def _band(self, one: Mapping[str, Any], side: str) -> str:
        suits = one["suits"] or ["nation"]
        d = f"M0 {BAND:g}V8a8 8 0 0 1 8-8H{WIDTH - 8:g}a8 8 0 0 1 8 8V{BAND:g}z"
        out = el("path", d=d, class_=f"im-band-{suits[0]}")
        if len(suits) > 1:
            half = f"M{WIDTH - 62:g} {BAND:g}L{WIDTH - 54:g} 0H{WIDTH - 8:g}a8 8 0 0 1 8 8V{BAND:g}z"
            out += el("path", d=half, class_=f"im-band-{suits[1]}")
            out += self._icon(suits[1], WIDTH - 36, BAND / 2, 13, "im-band-ink")
        out += self._icon(suits[0], 15, BAND / 2, 13, "im-band-ink")
        nation = one["deck"] if not one["suits"] else ""
        words = self.text(f"nation-{nation}") if nation and nation != "common" else self.text(f"suit-{suits[0]}")
        out += label(26, 15, words, class_="im-band-text")
        mark = one["header"]
        if mark in ("pinned", "attack", "permanent"):
            out += self._icon(mark, WIDTH - 14, BAND / 2, 13, "im-band-ink")
        elif mark in ("power", "fame_base"):
            out += el("circle", cx=WIDTH - 14, cy=BAND / 2, r=7.5, class_="im-band-ring")
            out += label(WIDTH - 14, BAND / 2 + 4, self.text(f"side-{side}"), class_="im-band-text mid")
        return out

    def _icon(self, name: str, x: float, y: float, size: float, style: str) -> str:
        words = self.text("suit-nation") if name == "nation" else self.text(f"icon-name-{name}")
        return group(title(words), use(f"imp-{name}", x, y, size), class_=style)

    def _state(self, state: str, x: float, y: float) -> str:
        disc = el("circle", cx=x, cy=y, r=9.5, class_=f"im-state-{state}")
        return disc + self._icon(state, x, y, 13, "im-band-ink")

    def _types(self, types: list[str], y: float) -> str:
        out = el("rect", x=0.75, y=y, width=WIDTH - 1.5, height=20, class_="im-face-types")
        for k, kind in enumerate(types):
            x = MARGIN + 9 + 22 * k
            out += el("circle", cx=x, cy=y + 10, r=9, class_="im-face-disc")
            out += self._icon(kind, x, y + 10, 14, f"im-{kind}")
        return out

    # -- below the text ----------------------------------------------------------------------------------------------

    def _foot(self, one: Mapping[str, Any]) -> tuple[str, float]:
        """Points on the left, price of development on the right; a long condition takes two lines."""
        price = one["development_cost"] or {}
        width = 0.0
        for n in price.values():
            width += 16 + 7 * len(str(n))
        room = WIDTH - 2 * MARGIN - 22 - (width + 6 if price else 0)
        laid = self._points(one["vp"], room)
        high = max(FOOT, 9 + laid.height)
        out = el(
            "path",
            d=f"M0.75 0H{WIDTH - 0.75:g}V{high - 8.75:g}a8 8 0 0 1-8 8H8.75a8 8 0 0 1-8-8z",
            class_="im-face-foot",
        )
        out += self._badge(one["vp"], high / 2)
        out += draw_laid(laid, MARGIN + 22, (high - laid.height) / 2 - 0.5, "im-face-text ink-2")
        x = WIDTH - MARGIN - width
        for res in ("material", "population", "progress"):
            if res in price:
                out += label(x, high / 2 + 4.5, price[res], class_="t12 b ink")
                x += 7 * len(str(price[res]))
                out += self._icon(res, x + 8, high / 2, 14, f"im-{res}")
                x += 16
        return out, high

    def _badge(self, vp: Mapping[str, Any], y: float) -> str:
        """The number in a disc: the first case, or the points for each."""
        if vp["kind"] == "none":
            return label(MARGIN + 4, y + 4, "–", class_="t12 ink-2")
        value = vp["cases"][0]["value"] if vp["kind"] == "conditional" else vp["value"]
        style = "im-vp-bad" if value < 0 else "im-vp"
        disc = el("rect", x=MARGIN - 3, y=y - 9.5, width=21, height=19, rx=9.5, class_=style)
        return disc + label(MARGIN + 7.5, y + 4.5, minus(value), class_="im-vp-n mid")

    def _points(self, vp: Mapping[str, Any], room: float) -> Laid:
        """What the number in the disc stands for."""
        words = ""
        if vp["kind"] in ("conditional", "variable"):
            words = self.printed.points(dict(vp)).split(" ", 1)[1]
        if vp["kind"] == "variable":
            words = words.replace(f"({self.text('points-most', n=vp['max'])})", f"≤{vp['max']}")
        return lay([("", words)] if words else [], room, 11.0)


def fit_name(name: str, room: float) -> tuple[list[str], float]:
    """A name in one line, or two, at the largest size that fits."""
    for size in (14.5, 13.5, 12.5):
        if name_width(name) * size <= room:
            return [name], size
    words = name.split()
    for size in (13.5, 12.5, 11.5, 11.0, 10.5, 10.0):
        for cut in range(len(words) - 1, 0, -1):
            rows = [" ".join(words[:cut]), " ".join(words[cut:])]
            if all(name_width(row) * size <= room for row in rows):
                return rows, size
    return [name], max(9.5, math.floor(10 * room / name_width(name)) / 10)


def name_width(name: str) -> float:
    return measure(name, NAME_SCALE, SERIF)


_drawn: dict[tuple[str, bool, str], Faces] = {}
"""By hash of the data, printing and language: matches with the same cards share the drawings."""


def faces_of(components: Any, text: Text) -> Faces:
    """The faces of a game's cards in a language, kept between drawings and matches."""
    key = (components.data.hash, components.errata, text.lang)
    if key not in _drawn:
        while len(_drawn) >= 8:
            del _drawn[next(iter(_drawn))]
        _drawn[key] = Faces(components.card_data, text)
    return _drawn[key]
