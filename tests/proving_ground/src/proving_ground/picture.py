"""The table as a drawing, from a view and never from a position."""

from __future__ import annotations

from typing import Any

from pentarchy.kernel.draw import Area, Pen, Picture, el, group, label, title
from pentarchy.kernel.text import Text
from proving_ground.components import RESOURCES, Components

WIDE, HIGH, GAP = 92, 64, 8


def draw(view: dict[str, Any], pen: Pen) -> Picture:
    areas = [_middle(view, pen)]
    for seat in range(view["players"]):
        areas.append(_seat(view, seat, pen))
    return Picture(tuple(areas))


def card(box: Components, text: Text, token: str | None, x: float, y: float) -> str:
    """A card, face up or (None) face down."""
    frame = el("rect", x=x, y=y, width=WIDE, height=HIGH, rx=6, class_="card" if token else "card back")
    if token is None:
        return frame
    fact = box.cards[box.ids.index(token)]
    price = fact["price"]
    marks = text("card-marks", coin=price["coin"], grain=price["grain"], value=fact["value"])
    return group(
        title(effect_text(box.effects[fact["kind"]], text)),
        frame,
        label(x + 8, y + 24, text(f"card-{token}"), class_="name"),
        label(x + 8, y + 48, marks, class_="small"),
        data_on=f"card:{token}",
    )


def _row(pen: Pen, cards: list[str | None], y: float) -> str:
    return "".join(card(pen.components, pen.text, token, GAP + k * (WIDE + GAP), y) for k, token in enumerate(cards))


def _middle(view: dict[str, Any], pen: Pen) -> Area:
    parts = (
        pen.still("symbols", _symbols),
        pen.part("head", _head, view["round"], view["rounds"], view["doom"]),
        pen.part("bank", _bank, view["bank"]),
        pen.part("deck", _deck, len(view["deck"]), view["deck"][-3:]),
        pen.part("discard", _discard, view["discard"][-4:]),
    )
    return Area("middle", "board", pen.text("picture-middle"), 900, 190, parts)


def _symbols(pen: Pen) -> str:
    return "".join(
        el("circle", cx=30 + 150 * k, cy=60, r=16, class_=f"token {name}") for k, name in enumerate(RESOURCES)
    )


def _head(pen: Pen, round: int, rounds: int, doom: int) -> str:
    return label(GAP, 24, pen.text("picture-head", round=round, rounds=rounds, doom=doom), class_="head")


def _bank(pen: Pen, bank: dict[str, int]) -> str:
    return "".join(
        group(
            label(54 + 150 * k, 66, f"{pen.text(f'resource-{name}')}: {bank[name]}"),
            data_on=f"resource:{name}",
        )
        for k, name in enumerate(RESOURCES)
    )


def _deck(pen: Pen, count: int, top: list[str | None]) -> str:
    return label(GAP, 104, pen.text("picture-deck", count=count)) + _row(pen, top, 116)


def _discard(pen: Pen, cards: list[str | None]) -> str:
    return group(_row(pen, cards, 116), transform="translate(420 0)")


def _seat(view: dict[str, Any], seat: int, pen: Pen) -> Area:
    facts = view["seats"][seat]
    hidden = facts["hand"] - len(facts["known"])
    parts = (
        pen.part(f"seat-{seat}-line", _line, seat, facts["coin"], facts["grain"], facts["points"]),
        pen.part(f"seat-{seat}-hand", _row, [*facts["known"], *[None] * hidden], 36),
        pen.part(f"seat-{seat}-table", _row, facts["table"], 112),
    )
    return Area(f"seat-{seat}", "own" if view["seat"] == seat else "rival", pen.names[seat], 900, 190, parts)


def _line(pen: Pen, seat: int, coin: int, grain: int, points: int) -> str:
    said = pen.text("picture-seat", who=pen.names[seat], coin=coin, grain=grain, points=points)
    return group(label(GAP, 24, said), data_on=f"seat:{seat}")


# -- the words on a card are printed from its program: what you read is what runs ------------------------------


def effect_text(effect: dict[str, Any], text: Text) -> str:
    if "when" in effect:
        return text(f"when-{effect['when'].replace('_', '-')}", effect=node_text(effect["reaction"], text))
    return text("effect", effect=node_text(effect["do"], text))


def node_text(node: dict[str, Any], text: Text) -> str:
    op = node["op"]
    if op == "seq":
        return "; ".join(node_text(step, text) for step in node["steps"])
    if op == "choose":
        return text("op-choose", options=text("op-or").join(node_text(option, text) for option in node["options"]))
    if op == "cost":
        return text(
            "op-cost",
            pay=", ".join(node_text(part, text) for part in node["pay"]),
            then=node_text(node["then"], text),
        )
    if op == "if":
        key, value = next(iter(node["cond"].items()))
        then = node_text(node["then"], text)
        otherwise = node_text(node["else"], text) if "else" in node else ""
        return text(f"op-if-{key.replace('_', '-')}", value=int(value), then=then, other=otherwise)
    if op == "each":
        return text(f"op-each-{node['who']}", do=node_text(node["do"], text))
    if op in ("may", "repeat", "for_each"):
        return text(f"op-{op.replace('_', '-')}", n=node.get("n", 0), do=node_text(node["do"], text))
    numbers = {key: value for key, value in node.items() if key not in ("op", "res")}
    key = f"op-{op.replace('_', '-')}"
    return text(f"{key}-{node['res']}" if "res" in node else key, **numbers)
