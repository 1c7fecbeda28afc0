"""Faces of cards as HTML: band of the suit, name, symbols, the printed text with icons in it, points and price.

A face is drawn in two ways: whole, where one decides with it, and working, with only what still has an effect while it
lies in play. How large the text is set follows from how long it is: it is measured here by the widths of Arial and its
equals, which the style sheet asks for first, and never set smaller than 11 pixels.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pentarchy.games.imperium.components import Components
from pentarchy.games.imperium.printed import Card
from pentarchy.games.imperium.wording import ICON, Line, Wording, face, name_key
from pentarchy.kernel.draw import box, icon, text_node, with_hyphens
from pentarchy.kernel.text import Text


@dataclass(frozen=True)
class Room:
    """What a card in hand has for its text on some screens, in pixels, and the sizes that it may be set in."""

    width: float
    """Of a line."""
    height: float
    """For the text of a card that has no row of symbols and a name of one line."""
    name: float
    foot: float
    """What a foot takes that is there only if it says something."""
    sizes: tuple[tuple[float, float, str], ...]
    """How high a line is and their classes; text that fits at none has the last class and takes two columns."""


LONG: Final = "e"
WIDE: Final = Room(
    143.0,
    108.0,
    122.0,
    0.0,
    ((14.5, 18.0, "a"), (13.5, 16.8, "b"), (12.5, 15.5, "c"), (11.4, 14.2, "d"), (0.0, 0.0, LONG)),
)
NARROW: Final = Room(110.0, 117.0, 100.0, 24.0, ((12.0, 14.1, "k"), (11.4, 13.5, "l"), (0.0, 0.0, "m")))
"""On narrow screens, where a foot that says only the points is left out."""
COLUMN: Final = 144.0
FOOT_SIZE: Final = 11.0
NAME_SIZE: Final = 14.5
NAME_SCALE: Final = 0.9
"""Names are set in the serif faces the style sheet asks for, which are a tenth narrower than the widest fall-back."""
SYMBOLS: Final = 23.0
WORKING_SIZE: Final = 11.5
WORKING_LINES: Final = 4
"""A card in play whose text takes more lines than this takes two columns; one that takes more even then shows only its
symbols as soon as there is a second row."""
AT_ONCE: Final = ("play", "on_gain", "on_enter_play", "setup", "restriction")
"""Abilities that are carried out once, or speak of playing the card: a card in play no longer shows them."""
LABELS: Final = {"exhaust": "exhaust", "solstice": "sun", "free": "action", "defence": "quest"}
"""Symbols of keywords."""
SMALL: Final = 58.0
"""Width of a line of a small card on a phone."""
SMALL_SIZE: Final = 12.0
MOST_SIGNS: Final = 4
"""So many symbols tell on a small card what it does."""


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


_PIECES: Final = re.compile(r"<[a-z_]+>|[^<\s]+")


def _width(word: str, size: float) -> float:
    return sum(size * 1.15 if ICON.match(piece) else measure(piece, size) for piece in _PIECES.findall(word))


def count_lines(paragraphs: list[str], width: float, size: float) -> int:
    """How many lines some text takes; words that hang together with a symbol are not parted."""
    lines = 0
    for sentence in paragraphs:
        used = 0.0
        for word in sentence.replace("/", "/ ").split():
            wide = _width(word, size)
            if not used or used + size * 0.28 + wide > width:
                lines += 1
                used = wide
            else:
                used += size * 0.28 + wide
    return lines


def with_icons(words: str) -> str:
    """Printed text as HTML: a number stays with the symbol behind it."""
    out = []
    for word in words.split(" "):
        parts = [_icon(match[1]) if (match := ICON.fullmatch(piece)) else text_node(piece) for piece in _split(word)]
        out.append(box("span", *parts, class_="nb") if len(parts) > 1 and len(parts) < 5 else "".join(parts))
    return " ".join(out)


def _split(word: str) -> list[str]:
    return [piece for piece in re.split(r"(<[a-z_]+>)", word) if piece]


def _icon(name: str, said: str = "") -> str:
    return icon(f"imp-{name}", said, class_=f"im-{name}")


class Faces:
    """All faces of one set of cards in one language, drawn when first asked for."""

    def __init__(self, cards: list[Card], text: Text) -> None:
        self.text = text
        self.cards = {card["id"]: card for card in cards}
        self.printed = Wording(text)
        self.spoken = Wording(text, symbols=False)
        self._whole: dict[tuple[str, str], str] = {}
        self._working: dict[tuple[str, str], tuple[str, int]] = {}
        self._said: dict[tuple[str, str], str] = {}
        self._asked: dict[int, list[str]] = {}

    def _key(self, card: str, side: str) -> tuple[str, str]:
        return card, side if "faces" in self.cards[card] else "A"

    def name(self, card: str, side: str = "A") -> str:
        return self.text(name_key(face(self.cards[card], side)))

    def suits(self, card: str) -> list[str]:
        one = face(self.cards[card])
        return list(one["suits"]) or ["power" if one["header"] in ("power", "permanent") else "nation"]

    def said(self, card: str, side: str = "A") -> str:
        """Name and text in words, for titles."""
        key = self._key(card, side)
        if key not in self._said:
            self._said[key] = f"{self.name(*key)}. {self.spoken.sentences(face(self.cards[card], key[1]))}"
        return self._said[key]

    def asked(self, at: int, node: Mapping[str, Any]) -> list[str]:
        """What the question at a place of the code is about, in words: the options, or the thing that may be done."""
        if at not in self._asked:
            self._asked[at] = self.spoken.question(node)
        return self._asked[at]

    # -- a whole card ------------------------------------------------------------------------------------------------

    def whole(self, card: str, side: str = "A") -> str:
        """Everything that is printed on a face."""
        key = self._key(card, side)
        if key not in self._whole:
            one = face(self.cards[card], key[1])
            name = self.name(*key)
            lines = self.printed.lines(one)
            self._whole[key] = "".join(
                (
                    self._band(one, key[1]),
                    self._title(name, one["state"]),
                    self._types(one["types"]),
                    box("div", *self._paragraphs(lines), class_=f"im-tx {self.sizes(*key)}"),
                    self._signs(one, lines),
                    self._foot(one),
                )
            )
        return self._whole[key]

    def _title(self, name: str, state: str | None) -> str:
        """The name; on the small cards of a phone a long one leaves room for fewer symbols."""
        lines = min(3, 1 + int(measure(name, SMALL_SIZE, BOLD) / SMALL))
        return box("h3", box("span", text_node(with_hyphens(name))), self._state(state), class_=f"im-lines-{lines}")

    def sizes(self, card: str, side: str = "A") -> str:
        """Classes of the text of a card for wide and for narrow screens."""
        return f"im-{self.size(card, side)} im-{self.size(card, side, NARROW)}"

    def size(self, card: str, side: str = "A", room: Room = WIDE) -> str:
        """The class of the text: the largest size that fits."""
        one = face(self.cards[card], side)
        sentences = [f"{self._lead(line)} {line.text}" for line in self.printed.lines(one)]
        high = room.height - self._taken(one, self.name(card, side), room)
        gaps = 4 * max(0, len(sentences) - 1)
        fits = (
            style
            for size, line, style in room.sizes
            if count_lines(sentences, room.width, size) * line + gaps <= high or not size
        )
        return next(fits)

    def _taken(self, one: Mapping[str, Any], name: str, room: Room) -> float:
        """What symbols, a name of two lines and a long foot take from the text."""
        wide = measure(name, NAME_SIZE * NAME_SCALE, SERIF) / (room.name - (24 if one["state"] else 0))
        words, price = self._points(one["vp"]), one["development_cost"]
        told = count_lines([words], room.width - (60 if price else 26), FOOT_SIZE)
        return (
            (SYMBOLS if one["types"] else 0)
            + NAME_SIZE * 1.12 * int(wide)
            + (room.foot if words or price else 0)
            + 12 * max(0, told - 1)
        )

    def _lead(self, line: Line) -> str:
        return f"{self.printed.label(line.label)}." if line.label else ""

    def _paragraphs(self, lines: list[Line]) -> list[str]:
        strong = self.text("say-or")
        out = []
        for line in lines:
            lead = ""
            if line.label:
                sign = _icon(LABELS[line.label]) + " " if line.label in LABELS and line.label != "free" else ""
                lead = box("b", sign, with_icons(self._lead(line)), class_="nb") + " "
            words = with_icons(line.text).replace(f" {strong} ", f" <b>{text_node(strong)}</b> ")
            out.append(box("p", lead, words))
        return out

    def _band(self, one: Mapping[str, Any], side: str) -> str:
        """Suits and what the card is; on narrow screens the points stand here too."""
        suits = one["suits"] or ["power" if one["header"] in ("power", "permanent") else "nation"]
        nation = one["deck"] if not one["suits"] else ""
        words = self.text(f"nation-{nation}") if nation and nation != "common" else self.text(f"suit-{suits[0]}")
        second = box("i", _icon(suits[1]), class_=f"im-half im-u-{suits[1]}") if len(suits) > 1 else ""
        mark = one["header"]
        sign = _icon(mark, self.text(f"icon-name-{mark}")) if mark in ("pinned", "attack", "permanent") else ""
        if mark in ("power", "fame_base"):
            sign = box("em", text_node(self.text(f"side-{side}")))
        points = box("s", self._badge(one["vp"]))
        return box("div", _icon(suits[0]), box("span", text_node(words)), second, sign, points, class_="im-band")

    def _state(self, state: str | None) -> str:
        if not state:
            return ""
        return box("i", _icon(state, self.text(f"icon-name-{state}")), class_=f"im-state im-is-{state}")

    def _types(self, types: list[str]) -> str:
        if not types:
            return ""
        discs = [box("i", _icon(kind, self.text(f"icon-name-{kind}"))) for kind in types]
        return box("div", *discs, class_="im-types")

    def _signs(self, one: Mapping[str, Any], lines: list[Line]) -> str:
        """What a small card of a phone shows instead of its text: symbols and numbers of the first sentence."""
        out = [_icon(kind) for kind in one["types"]]
        for line in lines[:2]:
            if line.label in LABELS:
                out.append(_icon(LABELS[line.label]))
            found = re.findall(r"[+−]?\d*<[a-z_]+>|→", line.text)
            out += [with_icons(sign) for sign in found[: MOST_SIGNS - 1]]
        while out and out[-1] == "→":
            out.pop()
        return box("div", *out[:MOST_SIGNS], class_="im-signs")

    def _foot(self, one: Mapping[str, Any]) -> str:
        """Points on the left, price of development on the right."""
        words = self._points(one["vp"])
        price = [
            box("b", text_node(n), _icon(res, self.text(f"icon-name-{res}")))
            for res, n in (one["development_cost"] or {}).items()
        ]
        more = " more" if words or price else ""
        worth = self._badge(one["vp"]) or box("small", "–")
        said = box("small", with_icons(words)) if words else ""
        return box("div", worth, said, box("span", *price) if price else "", class_=f"im-foot{more}")

    def _badge(self, vp: Mapping[str, Any]) -> str:
        """The number in a disc: the first case, or the points for each."""
        if vp["kind"] == "none":
            return ""
        value = vp["cases"][0]["value"] if vp["kind"] == "conditional" else vp["value"]
        return box("b", text_node(value), class_="im-vp bad" if value < 0 else "im-vp")

    def _points(self, vp: Mapping[str, Any]) -> str:
        """What the number in the disc stands for."""
        words = ""
        if vp["kind"] in ("conditional", "variable"):
            words = self.printed.points(dict(vp)).split(" ", 1)[1]
        if vp["kind"] == "variable":
            words = words.replace(f"({self.text('points-most', n=vp['max'])})", f"≤{vp['max']}")
        return words

    # -- a card in play ----------------------------------------------------------------------------------------------

    def working(self, card: str, side: str = "A") -> tuple[str, int]:
        """What still works of a card in play, and how many columns it takes."""
        key = self._key(card, side)
        if key not in self._working:
            self._working[key] = self._draw_working(*key)
        return self._working[key]

    def _draw_working(self, card: str, side: str) -> tuple[str, int]:
        one = face(self.cards[card], side)
        kept = [ability for ability in one["abilities"] if ability["kind"] not in AT_ONCE]
        lines = self.printed.lines({**one, "abilities": kept})
        words = self._points(one["vp"])
        shown = [f"{self._lead(line)} {line.text}" for line in lines]
        span = 2 if count_lines(shown, COLUMN - 6, WORKING_SIZE) + bool(words) > WORKING_LINES else 1
        name = self.name(card, side)
        sign = box("em", text_node(self.text(f"side-{side}"))) if one["header"] == "power" else ""
        head = box(
            "div",
            _icon(self.suits(card)[0]),
            box("b", text_node(with_hyphens(name)), title=name),
            sign,
            self._badge(one["vp"]),
            class_="im-mh",
        )
        types = [_icon(kind, self.text(f"icon-name-{kind}")) for kind in one["types"]]
        lone = "" if lines else " lone"
        icons = box("span", *types, class_=f"im-mt{lone}") if types else ""
        worth = box("p", box("small", with_icons(words)), class_="im-worth") if words else ""
        high = count_lines(shown, 2 * COLUMN, WORKING_SIZE) + bool(words) > WORKING_LINES
        body = box("div", icons, *self._paragraphs(lines), worth, class_="im-mb high" if high else "im-mb")
        return head + body + self._signs({**one}, lines), span


def faces_of(components: Components, text: Text) -> Faces:
    """The faces of a game's cards in a language, kept between drawings and matches."""
    key = (components.data.hash, components.errata, text.lang)
    if key not in _drawn:
        while len(_drawn) >= 8:
            del _drawn[next(iter(_drawn))]
        _drawn[key] = Faces(components.card_data, text)
    return _drawn[key]


_drawn: dict[tuple[str, bool, str], Faces] = {}
"""By hash of the data, printing and language: matches with the same cards share the drawings."""
