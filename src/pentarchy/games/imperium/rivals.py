"""A panel for each rival: tokens, counts and cards in play in the same columns for all. A click opens it as a sheet."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.faces import faces_of
from pentarchy.games.imperium.pieces import (
    RESOURCES,
    amount,
    card_list,
    chip,
    open_piles,
    seat_icon,
    sign,
    standing,
    symbol_of,
)
from pentarchy.games.imperium.views import Seat, Standing, View
from pentarchy.kernel.draw import Area, Pen, box, text_node

WIDTH: Final = 290.0
TOKENS: Final = (("action", "actions"), ("exhaust", "exhausts"))
PILES: Final = (("hand", "hand_size"), ("deck", "deck"), ("discard", "discard"), ("history", "history_size"))


def areas(view: View, pen: Pen, seat: int) -> list[Area]:
    """The panel of a rival, and the sheet with all that lies open there."""
    data = view["seats"][seat]
    name = pen.names[seat]
    now = view["turn"]["seat"] == seat and not view["over"]
    head = (data["nation"], data["side"], data["state"], data["points"] if view["king"] else None)
    tokens = tuple(data["pool"][res] for res in RESOURCES)
    who = pen.part(f"rival-{seat}-who", _who, seat, *head, now, tokens)
    if not view["king"]:
        return [Area(f"seat-{seat}", "rival", name, WIDTH, 40.0, (who,), html=True, pane="board players")]
    cards = standing(data)
    parts = (
        who,
        pen.part(f"rival-{seat}-pool", _pool, tokens, data["actions"], data["exhausts"]),
        pen.part(f"rival-{seat}-counts", _counts, *_sizes(data)),
        pen.part(f"rival-{seat}-cards", _cards, tuple((one["card"], one["side"]) for one in cards)),
    )
    sheet = (
        pen.part(f"sheet-{seat}-cards", _standing, seat, cards),
        pen.part(f"sheet-{seat}-piles", _piles, tuple(open_piles(data))),
    )
    return [
        Area(f"seat-{seat}", "rival", name, WIDTH, 130.0, parts, html=True, pane="board players"),
        Area(f"cards-{seat}", "sheet", name, 520.0, 60.0 + 24 * len(cards), sheet, html=True),
    ]


def _sizes(data: Seat) -> tuple[int, ...]:
    return data["hand_size"], data["deck"], len(data["discard"]), data["history_size"], data["nation_deck"]


def _who(
    pen: Pen,
    seat: int,
    nation: str | None,
    side: str | None,
    state: str,
    points: int | None,
    now: bool,
    pool: tuple[int, ...],
) -> str:
    text = pen.text
    mark = box("i", class_="im-now", title=text("pic-now")) if now else ""
    name = box("b", text_node(pen.names[seat]), title=pen.names[seat])
    people = ""
    if nation:
        words = f"{text(f'nation-{nation}')} {text(f'side-{side}') if side else ''}".strip()
        disc = box("i", sign(state, text(f"pic-state-{state}")), class_=f"im-state im-is-{state}") if side else ""
        people = box("span", disc, text_node(words), class_="im-nation")
    worth = ""
    if points is not None:
        worth = box("span", box("b", text_node(points)), box("small", text_node(text("pic-points"))))
        worth = box("span", worth, class_="im-worth-of may-be-new")
    inner = (seat_icon(seat), name, mark, worth, people)
    if points is None:
        return box("div", *inner, class_="im-rival")
    brief = box(
        "span",
        *(box("span", sign(res), text_node(n)) for res, n in zip(RESOURCES, pool, strict=True)),
        class_="im-brief",
    )
    return box("button", *inner, brief, type="button", class_="im-rival", data_sheet=f"cards-{seat}")


def _pool(pen: Pen, pool: tuple[int, ...], actions: int, exhausts: int) -> str:
    cells = [amount(n, res, pen.text(f"icon-name-{res}")) for res, n in zip(RESOURCES, pool, strict=True)]
    cells.append(amount(actions, "action", pen.text("icon-name-action"), "rare"))
    cells.append(amount(exhausts, "exhaust", pen.text("icon-name-exhaust"), "rare"))
    return box("div", *cells, class_="im-row-of")


def _counts(pen: Pen, *sizes: int) -> str:
    names = ("hand", "deck", "discard", "history", "nation_deck")
    cells = [amount(n, symbol_of(name), pen.text(f"pic-{name}"), "soft") for name, n in zip(names, sizes, strict=True)]
    return box("div", *cells, class_="im-row-of")


def _cards(pen: Pen, cards: tuple[tuple[str, str], ...]) -> str:
    """Names only: where one of them can be chosen it lies beside the hand."""
    faces = faces_of(pen.components, pen.text)
    chips = []
    for card, side in cards:
        suit = faces.suits(card)[0]
        name = box("span", text_node(faces.name(card, side)))
        chips.append(box("span", sign(suit), name, class_=f"im-chip im-u-{suit}", title=faces.said(card, side)))
    return box("div", *chips, class_="im-chips")


def _standing(pen: Pen, seat: int, cards: list[Standing]) -> str:
    out = []
    for entry in cards:
        lies = "".join(
            box("em", text_node(entry["tokens"][res]), sign(res)) for res in RESOURCES if entry["tokens"].get(res, 0)
        )
        spent = sign("exhaust", pen.text("pic-exhausted")) if entry["exhausted"] else ""
        out.append(chip(pen, entry["card"], entry["side"], lies + spent))
        out += [box("div", chip(pen, one), class_="im-inner") for one in entry["garrison"]]
    head = box("h2", seat_icon(seat), text_node(f"{pen.names[seat]} · {pen.text('pic-play')}"))
    return head + box("div", *out, class_="im-list")


def _piles(pen: Pen, piles: tuple[tuple[str, int, tuple[str, ...], bool], ...]) -> str:
    out = ""
    for key, n, cards, spent in piles:
        if not n and not spent:
            continue
        token = sign("exhaust", pen.text("pic-exhausted")) if spent else ""
        out += box("h3", sign(symbol_of(key)), text_node(f"{pen.text(f'pic-{key}')} · {n}"), token)
        out += card_list(pen, cards)
    return out
