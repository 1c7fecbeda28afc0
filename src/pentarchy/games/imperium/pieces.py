"""Small drawings that all parts of the table share: cards, chips, piles, amounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarchy.games.imperium.faces import faces_of
from pentarchy.games.imperium.views import Seat, Standing
from pentarchy.kernel.draw import SEAT_SHAPES, Pen, box, html_thing, icon, text_node

RESOURCES: Final = ("material", "population", "progress")
STRIP: Final = box("div", class_="im-strip", data_strip="")
"""At the foot of a card: what a click costs and brings."""
REASONED: Final = box("div", class_="im-strip", data_strip="", data_why="")
"""The same, or why it cannot be chosen while others can."""


def sign(name: str, said: str = "") -> str:
    return icon(f"imp-{name}", said, class_=f"im-{name}")


def seat_icon(seat: int) -> str:
    return icon(f"seat-{SEAT_SHAPES[seat]}", class_=f"s{seat + 1}")


def whole_card(pen: Pen, card: str, side: str = "A", style: str = "", below: str = "") -> str:
    """A whole card that can be pointed at; `below` lies under its foot."""
    faces = faces_of(pen.components, pen.text)
    drawn = html_thing(
        f"card:{card}",
        faces.said(card, side),
        faces.whole(card, side),
        REASONED,
        style=f"im-card im-u-{faces.suits(card)[0]} {style} may-be-new".replace("  ", " "),
        data_large=card,
    )
    return box("div", drawn, below, class_="im-slot")


def standing_card(pen: Pen, entry: Standing) -> tuple[str, int]:
    """A card in play with what lies on it and in its garrison, and how many columns it takes."""
    faces = faces_of(pen.components, pen.text)
    card, side = entry["card"], entry["side"]
    body, span = faces.working(card, side)
    lies = "".join(token(pen, res, entry["tokens"].get(res, 0)) for res in RESOURCES if entry["tokens"].get(res, 0))
    spent = box("i", sign("exhaust", pen.text("pic-exhausted")), class_="im-spent") if entry["exhausted"] else ""
    on_it = box("div", lies, spent, class_="im-on-it") if lies or spent else ""
    style = f"im-play im-u-{faces.suits(card)[0]}{' tired' if spent else ''} may-be-new"
    drawn = html_thing(
        f"card:{card}", faces.said(card, side), body, on_it, STRIP, style=style, data_large=card, data_side=side
    )
    inside = "".join(chip(pen, one) for one in entry["garrison"])
    garrison = box("div", inside, class_="im-garrison") if inside else ""
    return box("div", drawn, garrison, class_="im-stand wide" if span > 1 else "im-stand"), span


def chip(pen: Pen, card: str, side: str = "A", extra: str = "") -> str:
    """A card as its name with the symbol of its suit."""
    faces = faces_of(pen.components, pen.text)
    suit = faces.suits(card)[0]
    name = faces.name(card, side)
    return html_thing(
        f"card:{card}",
        faces.said(card, side),
        sign(suit),
        box("span", text_node(name), title=name),
        extra,
        style=f"im-chip im-u-{suit}",
    )


def token(pen: Pen, res: str, n: int) -> str:
    said = f"{pen.text(f'icon-name-{res}')}: {n}"
    return box("span", box("b", text_node(n)), sign(res), class_=f"im-token im-{res}", title=said)


def amount(n: object, symbol: str, said: str, style: str = "") -> str:
    words = f"{said}: {n}"
    return box("span", sign(symbol), box("b", text_node(n)), class_=f"im-q {style} may-be-new".strip(), title=words)


def pile(pen: Pen, key: str, symbol: str, n: object, sheet: str = "", style: str = "") -> str:
    """A pile as a button that opens it; without a sheet there is nothing to see in it."""
    words = pen.text(key)
    short = pen.text.attribute(key, "short") or words
    inner = (sign(symbol), box("b", text_node(n)), box("span", text_node(short)))
    look = f"im-pile {style}".strip()
    if not sheet:
        return box("span", *inner, class_=f"{look} shut", title=f"{words}: {n}")
    return box("button", *inner, type="button", class_=look, data_sheet=sheet, title=f"{words}: {n}")


def standing(data: Seat) -> list[Standing]:
    """The power card and permanents, the active quest under King Arthur's Court, then the play area."""
    permanents: list[Standing] = [entry.copy() for entry in data["permanents"]]
    if data["quest"]:
        permanents[-1]["garrison"] = [*permanents[-1]["garrison"], *data["quest"]]
    return [*permanents, *data["play"]]


def open_piles(data: Seat) -> list[tuple[str, int, tuple[str, ...], bool]]:
    """Piles of a seat: key, number of cards, those that this viewer knows, whether an exhaust token lies there."""
    accession = [data["accession"]] if data["accession"] else []
    under = [str(card) for _, card in data["nation_known"]] + accession
    return [
        ("discard", len(data["discard"]), tuple(data["discard"]), False),
        ("history", data["history_size"], tuple(data["history_known"]), False),
        ("nation_deck", data["nation_deck"] + len(accession), tuple(under), data["nation_exhausted"]),
        ("development", len(data["development"]), tuple(data["development"]), data["development_exhausted"]),
        ("sunken", data["sunken_size"], tuple(data["sunken_known"]), False),
    ]


def symbol_of(pile_key: str) -> str:
    return "nation" if pile_key == "nation_deck" else pile_key


def card_list(pen: Pen, cards: Sequence[str]) -> str:
    """Cards of a pile, each with its words."""
    return box("div", *(chip(pen, card) for card in cards), class_="im-list")
