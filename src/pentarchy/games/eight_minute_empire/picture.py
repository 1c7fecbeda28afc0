"""The table as a drawing, made from a view: the card row, the map, and a panel for each seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pentarchy.kernel.draw import (
    Area,
    Part,
    Picture,
    el,
    group,
    label,
    points,
    seat_mark,
    thing,
    title,
    use,
    wrap,
)
from pentarchy.kernel.text import Text

ART: Final = Path(__file__).parent / "art"
CARD_W: Final = 124.0
CARD_GAP: Final = 16.0
LABELS: Final = {
    "four_continents": {
        "west": (300, 452),
        "south_isle": (200, 632),
        "centre": (432, 228),
        "south_east": (792, 714),
    },
    "five_continents": {
        "north_west_isle": (196, 104),
        "north_isle": (445, 130),
        "north_east": (760, 118),
        "west": (150, 655),
        "east": (800, 690),
    },
}
"""Where continents are named: free sea beside their land."""


def draw(view: dict[str, Any], text: Text, names: Sequence[str], components: Any) -> Picture:
    areas = [_row(view, text, components), _map(view, text, names, components)]
    first = view["seat"] if view["seat"] >= 0 else 0
    for k in range(view["players"]):
        seat = (first + k) % view["players"]
        if seat == view["seat"]:
            areas.append(_own(view, seat, text, names, components))
        else:
            areas.append(_rival(view, seat, text, names, components))
    return Picture(tuple(areas), ART)


# -- the card row ------------------------------------------------------------


def _row(view: dict[str, Any], text: Text, components: Any) -> Area:
    width = 6 * CARD_W + 5 * CARD_GAP + 12
    slots = []
    for place in range(6):
        entry = view["row"][place] if place < len(view["row"]) else None
        body = "" if entry is None else _slot(view, entry, text, components)
        x = 6 + place * (CARD_W + CARD_GAP)
        slots.append(Part(f"row-{place + 1}", group(body, transform=f"translate({x:g} 0)")))
    return Area("row", "row", text("pic-row"), width, 156.0, tuple(slots))


def _slot(view: dict[str, Any], entry: dict[str, Any], text: Text, components: Any) -> str:
    price = entry["price"]
    missing = 0
    if view["seat"] >= 0 and view["turn"]["asked"] == "take":
        missing = max(0, price - view["seats"][view["seat"]]["coins"])
    shown = str(price) if price else f"0 {text('pic-free')}"
    head = use("i-coin", CARD_W / 2 - 12, 10, 16, class_="coin") + label(CARD_W / 2 + 2, 15, shown, class_="t14 b ink")
    card = card_named(entry["card"], components)
    face = card_face(card, text, text("pic-short", n=missing) if missing else None)
    name = text(card_key(entry["card"], components))
    return head + group(thing(f"card:{entry['card']}", f"{name}, {price}", face), transform="translate(0 24)")


def card_named(card_id: str, components: Any) -> dict[str, Any]:
    """The card as printed in this game (EME-R1)."""
    card: dict[str, Any] = next(card for card in components.cards if card["id"] == card_id)
    if components.options["ore_06_other_printing"] and "other_printing" in card:
        return {**card, **card["other_printing"]}
    return card


def card_key(card_id: str, components: Any) -> str:
    card = card_named(card_id, components)
    other = components.options["ore_06_other_printing"] and "other_printing" in card
    return f"card-{card_id}-other" if other else f"card-{card_id}"


def card_face(card: dict[str, Any], text: Text, why: str | None) -> str:
    """A card of 124 by 124: the good above, the deeds in the middle, a caption (or why it cannot be taken) below."""
    good = card["good"]
    marks = "".join(use(f"i-{good}", 16 + 17 * k, 16, 20) for k in range(card["symbols"]))
    name_x = 32 + 17 * (card["symbols"] - 1)
    deeds = [(deed["type"], deed["n"]) for deed in card["actions"]]
    parts = [
        el("rect", width=CARD_W, height=124, rx=10, class_="paper"),
        el("path", d=f"M0 32V10a10 10 0 0 1 10-10h{CARD_W - 20}a10 10 0 0 1 10 10v22z", class_=f"band g-{good}"),
        group(marks, class_=f"g-{good}"),
        label(name_x, 20.5, text(f"good-{good}"), class_="t12 b ink"),
        group(_deeds(deeds, card["combine"]), class_="ink pale" if why else "ink"),
        _caption(why or _say(deeds, card["combine"], text), "bad" if why else "ink-2"),
        el("rect", x=-1, y=-1, width=CARD_W + 2, height=126, rx=11, class_="edge"),
        el("rect", x=-5, y=-5, width=CARD_W + 10, height=134, rx=14, class_="edge-new"),
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


def _caption(words: str, style: str) -> str:
    lines = wrap(words, 19, 2)
    top = 110 if len(lines) == 1 else 102
    return "".join(label(CARD_W / 2, top + 13 * k, line, class_=f"t11 mid {style}") for k, line in enumerate(lines))


# -- the map ------------------------------------------------------------


def _map(view: dict[str, Any], text: Text, names: Sequence[str], components: Any) -> Area:
    side = components.side
    x, y, right, bottom = side["map_frame"]
    w, h = right - x, bottom - y
    shift = f"translate({6 - x:g} {6 - y:g})"
    regions = {region["id"]: region for region in side["regions"]}
    parts = [Part("land", group(_land(side, text, x, y, w, h), transform=shift))]
    for entry in view["regions"]:
        region = regions[entry["region"]]
        body = _region(entry, region, side, text, names, view)
        parts.append(Part(f"region-{entry['region']}", group(body, transform=shift)))
    parts.append(Part("names", group(_names(side, text, regions), transform=shift)))
    for entry in view["regions"]:
        plate = _plate(entry, regions[entry["region"]], text)
        parts.append(Part(f"plate-{entry['region']}", group(plate, transform=shift, pointer_events="none")))
    parts.append(Part("frame", el("rect", x=6, y=6, width=w, height=h, rx=6, class_="frame", pointer_events="none")))
    return Area("map", "board", text("pic-map"), w + 12.0, h + 12.0, tuple(parts))


def _land(side: dict[str, Any], text: Text, x: float, y: float, w: float, h: float) -> str:
    """Sea, shelves along the coast, waves, islets, coast line and routes: nothing that changes."""
    shapes = "".join(el("polygon", points=points(region["polygon"])) for region in side["regions"])
    textures = (
        '<path d="M4 8v-4M3 8h2M15 19v-4M14 19h2"/>',
        '<circle cx="5" cy="5" r=".8"/><circle cx="15" cy="15" r=".8"/>',
        '<path d="M3 8q3-4 6 0M16 19q3-4 6 0"/>',
        '<path d="M3 9l3.5-5 3.5 5M15 20l3.5-5 3.5 5"/>',
        '<path d="M4 6h4M14 17h4"/>',
    )
    patterns = "".join(
        el("pattern", body, id=f"eme-t{k + 1}", width=24, height=22, patternUnits="userSpaceOnUse", class_="tex")
        for k, body in enumerate(textures)
    )
    wave = '<path class="wave" d="M4 8q5-5 10 0t10 0"/><path class="wave" d="M32 22q5-5 10 0t10 0"/>'
    frame = {"x": x, "y": y, "width": w, "height": h}
    defs = el(
        "defs",
        patterns,
        el("pattern", wave, id="eme-wave", width=56, height=28, patternUnits="userSpaceOnUse"),
        el("clipPath", el("rect", rx=6, **frame), id="eme-frame"),
    )
    islets = "".join(el("ellipse", cx=ix, cy=iy, rx=6, ry=4, class_="islet") for ix, iy in side["decorative_islets"])
    drawn = group(
        el("rect", class_="sea", **frame),
        group(shapes, class_="shelf1"),
        group(shapes, class_="shelf2"),
        el("rect", fill="url(#eme-wave)", **frame),
        islets,
        group(shapes, class_="coast"),
        clip_path="url(#eme-frame)",
    )
    return defs + drawn + "".join(_route(route, text, side) for route in side["sea_routes"])


def _route(route: dict[str, Any], text: Text, side: dict[str, Any]) -> str:
    (ax, ay), (bx, by) = route["line"]
    length = math.hypot(bx - ax, by - ay)
    bend = min(22.0, length * 0.12)
    ux, uy = (by - ay) / length * bend, -(bx - ax) / length * bend
    if uy > 0:
        ux, uy = -ux, -uy
    ends = [text(f"region-{side['id']}-{route[end]}") for end in ("a", "b")]
    path = f"M{ax} {ay}Q{(ax + bx) / 2 + ux:.0f} {(ay + by) / 2 + uy:.0f} {bx} {by}"
    return el("path", title(" — ".join(ends)), d=path, class_="route")


def _region(
    entry: dict[str, Any],
    region: dict[str, Any],
    side: dict[str, Any],
    text: Text,
    names: Sequence[str],
    view: dict[str, Any],
) -> str:
    tint = [continent["id"] for continent in side["continents"]].index(region["continent"]) + 1
    shape = points(region["polygon"])
    return thing(
        f"region:{entry['region']}",
        text(
            "pic-region",
            region=text(f"region-{side['id']}-{entry['region']}"),
            pieces=pieces_said(entry, text, names, view),
        ),
        el("polygon", points=shape, class_=f"reg k{tint}"),
        el("polygon", points=shape, class_="tex", fill=f"url(#eme-t{tint})"),
        el("polygon", points=shape, class_="edge"),
    )


def pieces_said(entry: dict[str, Any], text: Text, names: Sequence[str], view: dict[str, Any]) -> str:
    """The pieces of a region in words, for screen readers, tooltips and the terminal: armies and cities apart."""
    said = []
    for seat in range(view["players"]):
        armies, cities = entry["armies"][seat], entry["cities"][seat]
        pieces = [text("pic-armies", n=armies)] if armies else []
        pieces += [text("pic-towns", n=cities)] if cities else []
        if pieces:
            said.append(text("pic-pieces", who=names[seat], pieces=", ".join(pieces)))
    if entry["armies"][-1]:
        said.append(text("pic-neutral-armies", n=entry["armies"][-1]))
    if entry["token"]:
        said.append(text("pic-token", good=text(f"good-{entry['token']}")))
    return "; ".join(said) or text("pic-empty")


def _names(side: dict[str, Any], text: Text, regions: dict[str, Any]) -> str:
    out = ""
    for continent in side["continents"]:
        spot = LABELS.get(side["id"], {}).get(continent["id"])
        x, y = spot or regions[continent["regions"][0]]["center"]
        out += label(x, y, text(f"continent-{side['id']}-{continent['id']}"), class_="cont")
    cx, cy = regions[side["start_region"]]["center"]
    start = text("pic-start")
    half = 14 + 4 * len(start)
    out += group(
        el("rect", x=-half, y=-11, width=2 * half, height=21, rx=10.5, class_="plate", fill_opacity=0.75),
        label(0, 4.5, f"★ {start}", class_="t12 b ink mid"),
        transform=f"translate({cx} {cy + 66})",
        pointer_events="none",
    )
    return out


def _plate(entry: dict[str, Any], region: dict[str, Any], text: Text) -> str:
    """Pieces as shape and number for each colour, two to a row; below a bar in the colour of who controls."""
    held = [
        (seat, armies, entry["cities"][seat] if seat < len(entry["cities"]) else 0)
        for seat, armies in enumerate(entry["armies"])
        if armies or (seat < len(entry["cities"]) and entry["cities"][seat])
    ]
    token = _token(entry, region, text)
    if not held:
        return token
    neutral = len(entry["cities"])
    per_row = 2 if len(held) < 5 else 3
    rows = [held[k : k + per_row] for k in range(0, len(held), per_row)]
    width = max(sum(_held_width(h) for h in row) + 5 * (len(row) - 1) for row in rows) + 10
    controlled = entry["control"] >= 0
    height = 24 * len(rows) + 6 + (2 if controlled else 0)
    cx, cy = region["center"]
    if token:
        cy -= 16 if height < 40 else 20
    body = el("rect", width=width, height=height, rx=6, class_="plate")
    if controlled:
        bar = el("rect", x=6, y=height - 5, width=width - 12, height=3, rx=1.5, class_="fill")
        body += group(bar, class_=f"s{entry['control'] + 1}")
    for k, row in enumerate(rows):
        x = (width - sum(_held_width(h) for h in row) - 5 * (len(row) - 1)) / 2
        for one in row:
            body += _held(one, x, 3 + 24 * k, neutral)
            x += _held_width(one) + 5
    return token + group(body, transform=f"translate({cx - width / 2:g} {cy - height / 2:g})")


def _held_width(held: tuple[int, int, int]) -> int:
    _, armies, cities = held
    return (20 + 10 * len(str(armies)) if armies else 0) + 24 * cities


def _held(held: tuple[int, int, int], x: float, y: float, neutral: int) -> str:
    seat, armies, cities = held
    out = ""
    for _ in range(cities):
        out += group(use("i-cityp", x + 11, y + 11.5, 23), class_=f"s{seat + 1}")
        out += el("g", _shape(seat, x + 11, y + 15, 9.6), class_="on-seat")
        x += 24
    if armies:
        mark = (
            use("i-lock", x + 9, y + 12, 15, class_="neutral")
            if seat == neutral
            else seat_mark(seat, x + 9, y + 12, 17)
        )
        out += mark + label(x + 20, y + 17.5, armies, class_="num")
    return out


def _shape(seat: int, x: float, y: float, size: float) -> str:
    """A seat's shape in the colour around it, cut out of a city."""
    return seat_mark(seat, x, y, size).replace(f' class="seat s{seat + 1}"', "")


def _token(entry: dict[str, Any], region: dict[str, Any], text: Text) -> str:
    if not entry["token"]:
        return ""
    x, y = region["token_spot"]
    good = entry["token"]
    return group(
        title(text("pic-token", good=text(f"good-{good}"))),
        el("circle", r=14, class_="plate"),
        use(f"i-{good}", 0, 0, 20, class_=f"g-{good}"),
        transform=f"translate({x} {y + 12})",
    )


# -- panels ------------------------------------------------------------


def _stats(view: dict[str, Any], seat: int, x: float, y: float, text: Text, words: bool) -> str:
    """Coins, armies and cities in supply, cards: always in the same order."""
    data = view["seats"][seat]
    cards = f"{len(data['cards'])}/{data['cards_to_collect']}"
    columns = [
        ("i-coin", "coin", data["coins"], text("pic-coins", n=data["coins"]), 96),
        ("i-army", f"s{seat + 1}", data["supply"], text("pic-supply"), 106),
        ("i-city", f"s{seat + 1}", data["cities"], text("pic-cities", n=data["cities"]), 140),
        ("i-card", "ink", cards, "", 60),
    ]
    out = ""
    for symbol, style, number, word, width in columns:
        out += use(symbol, x + 8, y, 16, class_=style) + label(x + 20, y + 5, number, class_="t14 b ink")
        if words and word:
            out += label(x + 24 + 9 * len(str(number)), y + 5, word, class_="t12 ink-2")
        x += width if words else 56
    return out


def _head(view: dict[str, Any], seat: int, name: str, text: Text, width: float) -> str:
    data = view["seats"][seat]
    total = data["points"] + data["past_points"]
    return "".join(
        [
            seat_mark(seat, 22, 22, 18),
            label(40, 28, name, class_="t17 ink"),
            label(width - 62, 29, total, class_="t22 ink end"),
            label(width - 56, 28, text("pic-points", n=total), class_="t12 ink-2"),
        ]
    )


def _youth(view: dict[str, Any], seat: int, text: Text) -> str:
    """The place in the order of youth: equal bids are decided by it (EME-18)."""
    return text("pic-youth", n=view["youth"][seat] + 1, of=view["players"])


def _own(view: dict[str, Any], seat: int, text: Text, names: Sequence[str], components: Any) -> Area:
    width = 528.0
    data = view["seats"][seat]
    goods = sum(row["points"] for row in data["goods"].values())
    parts_line = text("pic-parts", regions=data["regions"], continents=data["continents"], goods=goods)
    if view["games"] > 1:
        parts_line += ", " + text("pic-past", n=data["past_points"])
    if view["turn"]["asked"] == "bid":
        parts_line = _youth(view, seat, text)
    head = _head(view, seat, f"{names[seat]} {text('pic-you')}", text, width)
    head += label(40, 46, parts_line, class_="t12 ink-2") + _stats(view, seat, 14, 66, text, True)
    tracks = "".join(
        group(_track(good, data["goods"][good], text, components, width), transform=f"translate(0 {84 + 28 * k})")
        for k, good in enumerate(components.goods)
    )
    jokers = label(54, 240, f"{text('good-joker')}: {data['jokers']}", class_="t12 ink-2") + use(
        "i-joker", 24, 236, 18, class_="g-joker"
    )
    parts = (Part(f"head-{seat}", head), Part(f"goods-{seat}", tracks + jokers))
    return Area(f"seat-{seat}", "own", names[seat], width, 252.0, parts)


def _track(good: str, row: dict[str, Any], text: Text, components: Any, width: float) -> str:
    """A ring for each step of a good's table, large with the points inside where points change."""
    steps = dict(next(g["steps"] for g in components.data["goods"]["goods"] if g["id"] == good))
    last = max(steps)
    out = use(f"i-{good}", 24, 14, 20) + label(44, 19, text(f"good-{good}"), class_="t14 ink")
    for i in range(1, last + 1):
        x = 160 + (i - 1) * 27.0
        r = 10 if i in steps else 5
        on = " on" if i <= row["symbols"] + row["jokers"] else ""
        if i < last:
            out += el(
                "path",
                d=f"M{x + r:g} 14H{x + 27 - (10 if i + 1 in steps else 5):g}",
                stroke="var(--line)",
                stroke_width=2,
            )
        out += el("circle", cx=x, cy=14, r=r, class_=f"pip{on}")
        if i in steps:
            out += label(x, 17.6, steps[i], class_=f"pip-v{on}")
    out += label(width - 62, 19, row["points"], class_="t14 b ink end")
    out += label(width - 56, 19, text("pic-points", n=row["points"]), class_="t12 ink-2")
    said = f"{text(f'good-{good}')}: {row['symbols']}"
    return group(title(said), out, class_=f"g-{good}")


def _rival(view: dict[str, Any], seat: int, text: Text, names: Sequence[str], components: Any) -> Area:
    width = 528.0
    data = view["seats"][seat]
    head = _head(view, seat, names[seat][:16], text, width) + _stats(view, seat, 190, 22, text, False)
    bars = _bars(data, text, components)
    if view["turn"]["asked"] == "bid":  # nobody has goods yet
        bars = label(16, 56, _youth(view, seat, text), class_="t12 ink-2")
    return Area(
        f"seat-{seat}", "rival", names[seat], width, 68.0, (Part(f"head-{seat}", head), Part(f"goods-{seat}", bars))
    )


def _bars(data: dict[str, Any], text: Text, components: Any) -> str:
    """A rival's goods: one segment for each symbol."""
    x = 16.0
    bars = ""
    for good in components.goods:
        row = data["goods"][good]
        last = next(g["steps"] for g in components.data["goods"]["goods"] if g["id"] == good)[-1][0]
        segment = 48 / last
        bar = "".join(
            el(
                "rect",
                x=x + 21 + k * segment,
                y=48,
                width=segment - 1.5,
                height=7,
                rx=2,
                class_="seg on" if k < row["symbols"] else "seg",
            )
            for k in range(last)
        )
        said = title(f"{text(f'good-{good}')}: {row['symbols']}")
        bars += group(said, use(f"i-{good}", x + 8, 51, 16), bar, class_=f"g-{good}")
        bars += label(x + 74, 56, row["symbols"], class_="t12 b ink")
        x += 91
    bars += use("i-joker", x + 8, 51, 16, class_="g-joker")
    return bars + label(x + 22, 56, data["jokers"], class_="t12 b ink")
