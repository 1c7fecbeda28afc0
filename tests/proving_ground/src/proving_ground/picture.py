"""The table as a drawing, from a view and never from a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentarchy.kernel.draw import Area, Part, Picture, el, group, label, title
from pentarchy.kernel.game import Sheet
from pentarchy.kernel.text import Text
from proving_ground.components import RESOURCES, Components

WIDE, HIGH, GAP = 92, 64, 8


def draw(view: dict[str, Any], text: Text, names: Sequence[str], box: Components) -> Picture:
    areas = [_middle(view, text, box)]
    for seat in range(view["players"]):
        areas.append(_seat(view, seat, text, names[seat], box))
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


def _row(cards: list[str | None], box: Components, text: Text, y: float) -> str:
    return "".join(card(box, text, token, GAP + k * (WIDE + GAP), y) for k, token in enumerate(cards))


def _middle(view: dict[str, Any], text: Text, box: Components) -> Area:
    head = text("picture-head", round=view["round"], rounds=view["rounds"], doom=view["doom"])
    bank = "".join(
        group(
            el("circle", cx=30 + 150 * k, cy=60, r=16, class_=f"token {name}"),
            label(54 + 150 * k, 66, f"{text(f'resource-{name}')}: {view['bank'][name]}"),
            data_on=f"resource:{name}",
        )
        for k, name in enumerate(RESOURCES)
    )
    deck = view["deck"][-3:]
    discard = view["discard"][-4:]
    return Area(
        "middle",
        "board",
        text("picture-middle"),
        900,
        190,
        (
            Part("head", label(GAP, 24, head, class_="head")),
            Part("bank", bank),
            Part("deck", label(GAP, 104, text("picture-deck", count=len(view["deck"]))) + _row(deck, box, text, 116)),
            Part("discard", group(_row(discard, box, text, 116), transform="translate(420 0)")),
        ),
    )


def _seat(view: dict[str, Any], seat: int, text: Text, name: str, box: Components) -> Area:
    facts = view["seats"][seat]
    line = text("picture-seat", who=name, coin=facts["coin"], grain=facts["grain"], points=facts["points"])
    hidden = facts["hand"] - len(facts["known"])
    hand: list[str | None] = [*facts["known"], *[None] * hidden]
    return Area(
        f"seat-{seat}",
        "own" if view["seat"] == seat else "rival",
        name,
        900,
        190,
        (
            Part(f"seat-{seat}-line", group(label(GAP, 24, line), data_on=f"seat:{seat}")),
            Part(f"seat-{seat}-hand", _row(hand, box, text, 36)),
            Part(f"seat-{seat}-table", _row(facts["table"], box, text, 112)),
        ),
    )


def sheets(view: dict[str, Any], text: Text, names: Sequence[str]) -> list[Sheet]:
    """The same for a terminal: a line per player, the cards that the viewer knows by name."""
    head = ("", text("resource-coin"), text("resource-grain"), "★", text("picture-hand"), text("picture-table"))
    rows = []
    for name, facts in zip(names, view["seats"], strict=True):
        known = [text(f"card-{token}") for token in facts["known"]]
        hidden = facts["hand"] - len(known)
        hand = ", ".join([*known, f"+{hidden}"] if hidden else known)
        table = ", ".join(text(f"card-{token}") for token in facts["table"])
        rows.append((name, str(facts["coin"]), str(facts["grain"]), str(facts["points"]), hand, table))
    title = text("picture-head", round=view["round"], rounds=view["rounds"], doom=view["doom"])
    return [Sheet(title, head, tuple(rows))]


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
