"""A card as a drawing: by itself (SVG), and in the row with its price (HTML)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.printed import CardFacts, Printing
from pentarchy.games.eight_minute_empire.views import View
from pentarchy.kernel.draw import Area, Pen, box, el, group, html_thing, icon, label, text_node, use, wrap
from pentarchy.kernel.text import Text

CARD_W: Final = 124.0
PLACES: Final = 6
"""Places of the row."""


def row(view: View, pen: Pen) -> Area:
    """The cards that can be taken, from the cheapest to the dearest; above each place its price."""
    components: Components = pen.components
    seat, asked = view["seat"], view["turn"]["asked"]
    coins = view["seats"][seat]["coins"] if seat >= 0 and asked == "take" else None
    prices = tuple(components.box.prices)
    parts = [pen.still(f"price-{place + 1}", _price, prices[place]) for place in range(PLACES)]
    for entry in view["row"]:
        missing = 0 if coins is None else max(0, entry["price"] - coins)
        parts.append(pen.part(f"card-{entry['card']}", _card, entry["card"], missing))
    return Area("row", "row", pen.text("pic-row"), 836.0, 156.0, tuple(parts), html=True, pane="board replay hand")


def _price(pen: Pen, price: int) -> str:
    free = box("small", text_node(pen.text("pic-free"))) if price == 0 else ""
    return box("span", icon("i-coin", class_="coin"), box("b", text_node(price)), free, class_="eme-price")


def _card(pen: Pen, card_id: str, missing: int) -> str:
    """A card of the row; one that cannot be paid says so in place of the caption."""
    components: Components = pen.components
    text = pen.text
    card = components.card(card_id)
    printing = components.printing(card)
    good = card["good"]
    marks = "".join(icon(f"i-{good}") for _ in range(card["symbols"]))
    band = box("span", marks, box("b", text_node(text(f"good-{good}"))), class_=f"eme-band g-{good}")
    deeds = [(deed["type"], deed["n"]) for deed in printing["actions"]]
    joined = box("i", text_node("/" if printing["combine"] == "or" else "+"))
    doing = box("span", joined.join(_deed(deed) for deed in deeds), class_="eme-deeds")
    words = text("pic-short", n=missing) if missing else _say(deeds, printing["combine"], text)
    caption = box("small", text_node(words), class_="eme-why" if missing else "eme-says")
    style = "eme-card no" if missing else "eme-card may-be-new"
    return html_thing(f"card:{card_id}", text(components.card_key(card_id)), band, doing, caption, style=style)


def _deed(deed: tuple[str, int]) -> str:
    number = "" if _bare(deed) else box("b", text_node(deed[1]))
    return box("span", icon(f"i-{deed[0]}"), number, class_="eme-deed")


def card_face(card: CardFacts, printing: Printing, text: Text) -> str:
    """A card of 124 by 124: the good above, the deeds in the middle, a caption below."""
    good = card["good"]
    marks = "".join(use(f"i-{good}", 16 + 17 * k, 16, 20) for k in range(card["symbols"]))
    name_x = 32 + 17 * (card["symbols"] - 1)
    deeds = [(deed["type"], deed["n"]) for deed in printing["actions"]]
    parts = [
        el("rect", width=CARD_W, height=124, rx=10, class_="paper"),
        el("path", d=f"M0 32V10a10 10 0 0 1 10-10h{CARD_W - 20}a10 10 0 0 1 10 10v22z", class_=f"band g-{good}"),
        group(marks, class_=f"g-{good}"),
        label(name_x, 20.5, text(f"good-{good}"), class_="t12 b ink"),
        group(_deeds(deeds, printing["combine"]), class_="ink"),
        _caption(_say(deeds, printing["combine"], text)),
    ]
    return "".join(parts)


def _deeds(deeds: list[tuple[str, int]], combine: str) -> str:
    """Icons of the deeds with their numbers, joined by / or +."""
    size = 36 if len(deeds) == 1 else 27
    widths = [size + (0 if _bare(deed) else 16) for deed in deeds]
    x = (CARD_W - sum(widths) - 18 * (len(deeds) - 1)) / 2
    out = ""
    for k, (kind, n) in enumerate(deeds):
        if k:
            out += label(x + 9, 68, "/" if combine == "or" else "+", class_="t17 ink-2 mid")
            x += 18
        out += use(f"i-{kind}", x + size / 2, 61, size)
        if not _bare(deeds[k]):
            out += label(x + size + 3, 69, n, class_="t22" if len(deeds) == 1 else "t17")
        x += widths[k]
    return out


def _bare(deed: tuple[str, int]) -> bool:
    """Cities and single destructions need no number."""
    return deed[0] in ("city", "destroy") and deed[1] == 1


def _say(deeds: list[tuple[str, int]], combine: str, text: Text) -> str:
    joined = f" {'/' if combine == 'or' else '+'} "
    return joined.join(text(f"deed-{kind}") for kind, _ in deeds)


def _caption(words: str) -> str:
    lines = wrap(words, 19, 2)
    top = 110 if len(lines) == 1 else 102
    return "".join(label(CARD_W / 2, top + 13 * k, line, class_="t11 mid ink-2") for k, line in enumerate(lines))
