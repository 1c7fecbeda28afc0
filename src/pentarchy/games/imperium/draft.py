"""The choice of nation: a card for each with emblem, difficulty, styles and strengths, and all about one of them.

Which nation is shown large is a matter of the page alone (a radio button), so looking at one decides nothing.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from pentarchy.games.imperium.components import SIDES
from pentarchy.games.imperium.faces import faces_of
from pentarchy.games.imperium.pieces import seat_icon, sign
from pentarchy.games.imperium.printed import NationFacts
from pentarchy.games.imperium.views import View
from pentarchy.kernel.draw import Area, Pen, box, html_thing, icon, text_node

PAGES: Final = Path(__file__).parent / "nations"
WIDTH: Final = 900.0
DETAIL: Final = 420.0
HARDEST: Final = 5
FIRST_GAME: Final = 1
"""Nations of this difficulty are good for a first game."""
SYMBOLS: Final = {
    "regions": "region",
    "fame": "fame",
    "attack": "attack",
    "tributaries": "tributary",
    "economy": "material",
    "market": "market",
    "wilds": "uncivilised",
    "intrigue": "unrest",
    "defence": "quest",
    "cards": "hand",
    "culture": "civilised",
    "deck": "nation",
    "quests": "knight",
    "sinking": "sunken",
    "progress": "progress",
    "history": "history",
    "masks": "mask",
    "walls": "pinned",
    "journey": "scroll",
}
"""Styles of play and their symbols."""
FILTERS: Final = ("first", "regions", "attack", "cards", "economy", "culture")


class Page(TypedDict):
    """What is told of a nation."""

    difficulty: int
    motto: str
    strengths: list[str]
    weaknesses: list[str]
    play: str
    sides: str


@cache
def nation_pages(lang: str) -> dict[str, Page]:
    loaded: dict[str, Page] = json.loads((PAGES / f"{lang}.json").read_text("utf-8"))
    return loaded


@cache
def styles() -> dict[str, list[str]]:
    """Two styles of play for each nation."""
    loaded: dict[str, list[str]] = json.loads((PAGES / "styles.json").read_text("utf-8"))
    return loaded


def areas(view: View, pen: Pen) -> list[Area]:
    turn = view["turn"]
    words = pen.text("pic-draft")
    if turn["asked"] == "side":
        key = view["seats"][turn["asked_seat"] or 0]["nation"]
        nation = next(one for one in pen.components.nation_data if one["key"] == key)
        whole = pen.part("draft-sides", _sides, nation)
        return [Area("draft-side", "row", words, WIDTH, 600.0, (whole,), html=True, pane="board own")]
    box_of = view["options"]["nations"]
    nations: list[NationFacts] = [one for one in pen.components.nation_data if box_of in ("both", one["set"])]
    taken = {data["nation"]: seat for seat, data in enumerate(view["seats"]) if data["nation"]}
    many = len(nations) > 8
    cards = [pen.part(f"nation-{one['key']}", _card, one["key"], taken.get(one["key"]), many) for one in nations]
    fixed = view["options"]["sides"] not in ("choose",)
    free_first = sorted(nations, key=lambda one: one["key"] in taken)
    details = [pen.still(f"detail-{one['key']}", _detail, one["key"], fixed) for one in free_first]
    filters = pen.still("draft-styles", _filters, many)
    return [
        Area("draft-filters", "row", words, WIDTH, 40.0, (filters,), html=True, pane="board"),
        Area("draft", "row", words, WIDTH, 370.0 * ((len(nations) + 3) // 4), tuple(cards), html=True, pane="board"),
        Area("draft-detail", "row", words, DETAIL, 700.0, tuple(details), html=True, pane="board"),
    ]


def _filters(pen: Pen, many: bool) -> str:
    out = [_radio("style", "style-all", text_node(pen.text("style-all")))]
    for name in FILTERS:
        mark = sign(SYMBOLS[name]) if name in SYMBOLS else ""
        out.append(_radio("style", f"style-{name}", mark + text_node(pen.text(f"style-{name}"))))
    none = box("input", type="radio", name_="nation", id="pick-none")
    return none + box("div", *out, class_="im-filters many" if many else "im-filters")


def _radio(group: str, id: str, inner: str) -> str:
    return box("label", box("input", type="radio", name_=group, id=id), box("span", inner))


def emblem(nation: str) -> str:
    return icon(f"imp-em-{nation}", class_="im-emblem")


def difficulty(pen: Pen, n: int) -> str:
    marks = [box("i", class_="on" if k < n else "off") for k in range(HARDEST)]
    words = pen.text("pic-difficulty", n=n)
    lozenges = box("span", *marks, role="img", aria_label=words, class_="im-lozenges")
    return box("span", lozenges, box("small", text_node(pen.text(f"pic-hard-{n}"))), class_="im-hard")


def tags(pen: Pen, nation: str) -> str:
    found = [box("span", sign(SYMBOLS[one]), text_node(pen.text(f"style-{one}"))) for one in styles()[nation]]
    return box("span", *found, class_="im-tags")


def _points(words: list[str]) -> str:
    return box("ul", *(box("li", text_node(one)) for one in words))


def _card(pen: Pen, nation: str, taken: int | None, many: bool) -> str:
    """A nation in short. To look at it decides nothing; the strip takes it."""
    text = pen.text
    page = nation_pages(text.lang)[nation]
    name = text(f"nation-{nation}")
    marks = " ".join(f"style-{one}" for one in styles()[nation])
    first = " style-first" if page["difficulty"] == FIRST_GAME else ""
    head = box("span", emblem(nation), class_="im-field")
    told = (
        box("b", text_node(name), class_="im-nn"),
        box("em", text_node(page["motto"])),
        difficulty(pen, page["difficulty"]),
        tags(pen, nation),
        "" if many else _points(page["strengths"]),
    )
    look = box("label", box("input", type="radio", name_="nation", id=f"pick-{nation}"), head, box("span", *told))
    if taken is None:
        words = text("pic-take-nation")
        strip = html_thing(f"nation:{nation}", f"{name}. {page['play']}", sign("go"), text_node(words), style="im-take")
    else:
        strip = box(
            "div", seat_icon(taken), text_node(text("pic-taken-by", who=pen.names[taken])), class_="im-take gone"
        )
    shown = f"im-nat im-n-{nation} {marks}{first}{' taken' if taken is not None else ''}{' many' if many else ''}"
    return box("div", look, strip, class_=shown)


def _about(pen: Pen, nation: str) -> str:
    text = pen.text
    page = nation_pages(text.lang)[nation]
    words = (
        box("h2", text_node(text(f"nation-{nation}"))),
        box("em", text_node(page["motto"])),
        difficulty(pen, page["difficulty"]),
    )
    strong = box("div", box("h4", sign("plus"), text_node(text("pic-strong"))), _points(page["strengths"]))
    weak = box("div", box("h4", sign("warn"), text_node(text("pic-weak")), class_="bad"), _points(page["weaknesses"]))
    return (
        box("div", box("span", emblem(nation), class_="im-field"), box("div", *words), class_="im-title")
        + box("p", text_node(page["play"]))
        + box("div", strong, weak, class_="im-both")
        + box("h3", text_node(text("pic-which-side")), box("small", text_node(page["sides"])))
    )


def _power(pen: Pen, nation: NationFacts, side: str) -> str:
    faces = faces_of(pen.components, pen.text)
    return faces.whole(nation["power"], side)


def _facts(pen: Pen, nation: NationFacts) -> str:
    cards = len(nation["draw_deck"])
    told = (
        box("span", sign("deck"), text_node(pen.text("pic-start-cards", n=cards))),
        box("span", sign("exhaust"), text_node(pen.text("pic-exhausts", n=nation["exhaust_tokens"]))),
        box("span", sign(nation["initial_state"]), text_node(pen.text(f"sheet-state-{nation['initial_state']}"))),
    )
    return box("div", box("small", text_node(pen.text("pic-at-start"))), *told, class_="im-facts")


def _detail(pen: Pen, key: str, fixed: bool) -> str:
    """All about a nation, with both sides of its power card; the main button takes nation and side."""
    nation = next(one for one in pen.components.nation_data if one["key"] == key)
    text = pen.text
    name = text(f"nation-{key}")
    sides = []
    buttons = []
    for side in SIDES:
        face = box("div", _power(pen, nation, side), class_="im-card im-u-power")
        pick = box("span", sign("ok"), text_node(text("pic-side", side=text(f"side-{side}"))), class_="im-take")
        radio = box("input", type="radio", name_=f"side-{key}", id=f"side-{key}-{side}", class_=f"side-{side}")
        sides.append(box("label", radio, face, "" if fixed else pick))
        said = text("pic-play-as" if fixed else "pic-play-as-side", nation=name, side=text(f"side-{side}"))
        main = html_thing(
            f"nation:{key}",
            said,
            sign("ok"),
            text_node(said),
            tag="button",
            style=f"im-main for-{side}",
            type="button",
            data_then="" if fixed else f"side:{side}",
        )
        if not fixed or side == SIDES[0]:
            buttons.append(main)
    close = box("label", icon("ui-close", text("pic-close")), for_="pick-none", class_="im-close")
    inner = (close, _about(pen, key), box("div", *sides, class_="im-sides"), _facts(pen, nation), *buttons)
    return box("div", *inner, class_=f"im-detail im-n-{key}{' fixed' if fixed else ''}", data_nation=key)


def _sides(pen: Pen, nation: NationFacts) -> str:
    """The nation that was taken; its power card's sides are what is chosen now."""
    text = pen.text
    sides = []
    for side in SIDES:
        words = text("pic-side", side=text(f"side-{side}"))
        strip = box("div", box("span", text_node(words)), class_="im-strip full")
        said = faces_of(pen.components, text).said(nation["power"], side)
        style = "im-card im-u-power"
        sides.append(html_thing(f"side:{side}", said, _power(pen, nation, side), strip, style=style))
    inner = (_about(pen, nation["key"]), box("div", *sides, class_="im-sides"), _facts(pen, nation))
    return box("div", *inner, class_=f"im-detail alone im-n-{nation['key']}")
