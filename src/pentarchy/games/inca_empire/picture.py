"""The table as a drawing, made from a view: the map with era track, score and Sun board beside it, and the panels."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pentarchy.games.inca_empire import map_drawing
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.map_drawing import MapDrawing, token_face
from pentarchy.kernel.draw import Area, Part, Picture, el, group, label, seat_mark, thing, title, use, wrap
from pentarchy.kernel.text import Text

ART: Final = Path(__file__).parent / "art"
SIDE: Final = map_drawing.WIDTH + 24
"""Where the column beside the map begins."""
SIDE_W: Final = 520.0
CELL: Final = 23.0
ROW: Final = 56.0
"""Height of a card on the Sun board."""
WIDE: Final = 8.8
SLIM: Final = 6.7
"""Width of a letter of card names and of card texts, with room for wide fonts."""
CATEGORY_ICONS: Final = {
    "destruction": "inc-revolt",
    "terrace": "inc-terrace",
    "road": "inc-road",
    "city": "i-city",
    "garrison": "inc-garrison",
    "military": "inc-military",
    "temple": "inc-temple",
}


def draw(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Picture:
    areas = [_board(view, text, names, components)]
    first = view["seat"] if view["seat"] >= 0 else 0
    for k in range(view["players"]):
        seat = (first + k) % view["players"]
        if seat == view["seat"]:
            areas.append(_own(view, seat, text, names, components))
        else:
            areas.append(_rival(view, seat, text, names, components))
    return Picture(tuple(areas), ART)


def _board(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Area:
    parts = MapDrawing(view, text, names, components).parts()
    parts.append(Part("era", group(_era_track(view, text, components), transform=f"translate({SIDE:g} 6)")))
    parts.append(Part("score", group(_score(view, text, names), transform=f"translate({SIDE + 290:g} 6)")))
    parts += _sun_board(view, text, names, components)
    width, height = SIDE + SIDE_W + 6, map_drawing.HEIGHT + 12
    return Area("map", "board", text("pic-map"), width, height, tuple(parts))


# -- era track and score ---------------------------------------------------------------------------------


def _era_track(view: dict[str, Any], text: Text, components: Components) -> str:
    """Columns of phases from top to bottom, the black Inca on the present one; below, labour of each era."""
    track = components.data["era_track"]
    played = view["columns"]
    out = el("rect", width=278, height=336, rx=8, class_="paper") + label(14, 24, text("pic-era"), class_="t17 ink")
    place = 0
    for era in track["eras"]:
        columns = [column for column in track["columns"] if column["era"] == era["id"]]
        start = 14 + place * 35.0
        middle = start + (len(columns) * 35 - 8) / 2
        wide = 14 if view["markers"] and columns[-1]["id"] == played[-1] else 0
        out += group(
            title(text(f"era-{era['id']}") + f", {era['from']}–{era['to']}"),
            el("rect", x=start - 3, y=36, width=len(columns) * 35 - 2 + wide, height=290, rx=6, class_="paper-2"),
            label(middle, 52, era["from"], class_="t11 ink-2 mid"),
            use("inc-labour", middle - 9, 63, 12, class_="inc-lab"),
            label(middle - 3, 67, f"+{era['labour_income']}", class_="t11 b ink"),
        )
        for column in columns:
            out += _column(view, column, played, 14 + place * 35.0, text)
            place += 1
    return out


def _column(view: dict[str, Any], column: dict[str, Any], played: list[str], x: float, text: Text) -> str:
    out = ""
    skipped = column["id"] not in played
    now = played.index(view["column"])
    people = 0
    for k, phase in enumerate(column["phases"]):
        state = ""
        if not skipped:
            at = played.index(column["id"])
            state = " past" if (at, k) < (now, view["phase"]) or view["over"] else ""
            state = " now" if (at, k) == (now, view["phase"]) and not view["over"] else state
        y = 76.0 + 24.8 * k
        cell = el("rect", x=x, y=y, width=CELL, height=CELL, rx=5, class_=f"inc-cell{' past' if skipped else state}")
        icon = use(f"inc-{phase}", x + CELL / 2, y + CELL / 2, 15, class_=f"inc-ph{' past' if skipped else state}")
        out += group(title(text(f"column-{column['id']}") + ": " + text(f"phase-{phase}")), cell, icon)
        if phase == "people" and column["id"] == played[-1] and view["markers"]:
            out += _marker(view["markers"][people], x + CELL + 8, y + CELL / 2, text)
            people += 1
    return group(out, class_="inc-off") if skipped else out


def _marker(marker: str, x: float, y: float, text: Text) -> str:
    inner = "?" if marker == "hidden" else "–" if marker == "ordinary" else ""
    body = el("circle", cx=x, cy=y, r=6.5, class_="hid")
    body += label(x, y + 3.6, inner, class_="t10 b ink-2 mid") if inner else use("inc-ship", x, y, 10, class_="ink")
    return group(title(text(f"pic-marker-{marker}")), body)


def _score(view: dict[str, Any], text: Text, names: Sequence[str]) -> str:
    """Places on the score track; of equals the one nearer to the centre stands above (INC-92)."""
    out = el("rect", width=230, height=336, rx=8, class_="paper")
    era, _, column = text(f"column-{view['column']}").partition(", ")
    phase = text(f"phase-{view['phase_kind']}") + (f", {column}" if column else "")
    out += label(14, 24, era, class_="t17 ink")
    out += use(f"inc-{view['phase_kind']}", 22, 41, 16, class_="ink") + label(36, 46, phase, class_="t12 ink-2")
    y = 62.0
    for place, seat in enumerate(view["rank"]):
        tile = view["order"].index(seat) + 1
        points = view["seats"][seat]["points"]
        out += group(
            title(f"{names[seat]}: {points} {text('pic-points', n=points)}; {text('pic-tile', n=tile)}"),
            el("rect", x=8, y=y, width=214, height=32, rx=6, class_="paper-2"),
            label(20, y + 21, place + 1, class_="t12 ink-2"),
            seat_mark(seat, 46, y + 16, 20),
            label(62, y + 21, _short(names[seat], 11), class_="t14 ink"),
            label(214, y + 22, points, class_="t17 ink end"),
        )
        y += 38
    out += label(14, y + 18, text("pic-order"), class_="t12 ink-2")
    for place, seat in enumerate(view["order"]):
        x = 24 + 46.0 * place
        out += label(x, y + 42, place + 1, class_="t12 ink-2 mid") + seat_mark(seat, x + 16, y + 38, 19)
    out += group(
        title(text("pic-deck", n=view["deck"])), use("i-card", 24, y + 72, 18, class_="ink"),
        label(38, y + 77, text("pic-deck", n=view["deck"]), class_="t12 ink-2"),
    )  # fmt: skip
    return out + label(120, y + 77, text("pic-discard", n=len(view["discard"])), class_="t12 ink-2")


def _short(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: letters - 1] + "…"


# -- Sun board ---------------------------------------------------------------------------------------------


def _sun_board(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Part]:
    """Sectors with the players' stripes between them (INC-59)."""
    side = components.side(view["players"])
    by_id = {sector["sector"]: sector for sector in view["sectors"]}
    seat_of = {entry["colour"]: seat for seat, entry in enumerate(view["seats"])}
    top, gap = 354.0, 20.0
    half = (SIDE_W - gap) / 2
    height = (map_drawing.HEIGHT - top - gap + 6) / 2
    parts = [Part("stripes", _stripes(side["stripe_order"], seat_of, names, top, half, height, gap))]
    for place, sector in enumerate(side["sectors"]):
        x, y, width = _sector_box(place, len(side["sectors"]), top, half, height, gap)
        # The marks stand in the order of the two names.
        shown = by_id[sector["id"]] | {"seats": [seat_of[colour] for colour in sector["between"]]}
        body = _sector(shown, width, height, text, names, components)
        parts.append(Part(f"sector-{sector['id']}", group(body, transform=f"translate({x:g} {y:g})")))
    return parts


def _sector_box(
    place: int, count: int, top: float, half: float, height: float, gap: float
) -> tuple[float, float, float]:
    """With 4: clockwise from the upper right; with 3: right, then the wide one below, then left."""
    right, low = SIDE + half + gap, top + height + gap
    if count == 3:
        return [(right, top, half), (SIDE, low, SIDE_W), (SIDE, top, half)][place]
    return [(right, top, half), (right, low, half), (SIDE, low, half), (SIDE, top, half)][place]


def _stripes(
    order: list[str],
    seat_of: dict[str, int],
    names: Sequence[str],
    top: float,
    half: float,
    height: float,
    gap: float,
) -> str:
    """Each player's stripe lies between the two sectors whose cards act on that player."""
    x, y = SIDE + half, top + height
    boxes = [
        (x, top, gap, height),
        (x + gap, y, half, gap),
        (x, y + gap, gap, height),
        (SIDE, y, half, gap),
    ]
    if len(order) == 3:
        boxes = [boxes[0], (x + gap / 2, y, half + gap / 2, gap), (SIDE, y, half + gap / 2, gap)]
    out = ""
    for colour, (bx, by, width, height_) in zip(order, boxes, strict=True):
        seat = seat_of[colour]
        mark = seat_mark(seat, bx + width / 2, by + height_ / 2, 16)
        bar = el("rect", x=bx + 3, y=by + 3, width=width - 6, height=height_ - 6, rx=4, class_="inc-stripe")
        out += group(title(names[seat]), group(bar, class_=f"s{seat + 1}"), mark)
    return out


def _sector(
    sector: dict[str, Any], width: float, height: float, text: Text, names: Sequence[str], components: Components
) -> str:
    head = "".join(seat_mark(seat, 18 + 24 * k, 19, 17) for k, seat in enumerate(sector["seats"]))
    cards = ""
    columns = 2 if width > 300 else 1
    for k, entry in enumerate(sector["cards"]):
        card_w = (width - 16) / columns
        x, y = 8 + (k % columns) * card_w, 34 + (k // columns) * (ROW + 3)
        cards += group(_sector_card(entry, card_w - 4, text, components), transform=f"translate({x:g} {y:g})")
    said = components.said(text, "sector", sector["sector"])
    whose = ", ".join(names[seat] for seat in sector["seats"])
    return (
        thing(
            f"sector:{sector['sector']}",
            f"{said}: {whose}",
            el("rect", width=width, height=height, rx=8, class_="inc-sector"),
            head,
            label(64, 23, said, class_="t12 ink-2"),
            el("rect", x=-1, y=-1, width=width + 2, height=height + 2, rx=9, class_="edge"),
            el("rect", x=-4, y=-4, width=width + 8, height=height + 8, rx=12, class_="edge-new"),
        )
        + cards
    )


def _sector_card(entry: dict[str, Any], width: float, text: Text, components: Components) -> str:
    """A card on the Sun board; face down it shows its back, to its owner also its name."""
    if entry["card"] is None or not entry["face_up"]:
        back = el("rect", width=width, height=ROW, rx=6, class_="hid")
        back += el("rect", width=width, height=ROW, rx=6, fill="url(#inc-hatch)", fill_opacity=0.35)
        back += use("inc-sun", 20, ROW / 2, 22, class_="ink-2")
        if entry["card"] is None:
            return group(title(text("pic-face-down")), back)
        name = text(f"card-{entry['card']}")
        back += el("rect", x=36, y=6, width=width - 42, height=ROW - 12, rx=4, class_="paper")
        lines = fold(name, (width - 50) / WIDE, 2)
        back += "".join(label(42, 20 + 14 * k, line, class_="t12 b ink") for k, line in enumerate(lines))
        if len(lines) == 1:
            back += label(42, 34, text("pic-own-down"), class_="t11 ink-2")
        return group(title(f"{name} ({text('pic-own-down')})"), back)
    name, effect = text(f"card-{entry['card']}"), components.effect(text, entry["card"])
    body = el("rect", width=width, height=ROW, rx=6, class_="paper") + _card_mark(entry["card"], 17, 17, 20, components)
    lines = fold(effect, (width - 38) / SLIM, 3)
    heading, look = fold_name(name, width - 38, 2 if len(lines) < 3 else 1)
    body += "".join(label(34, 15 + 12.5 * k, line, class_=look) for k, line in enumerate(heading))
    below = 16 + 12.5 * len(heading)
    body += "".join(label(34, below + 11.5 * k, line, class_="t11 ink-2") for k, line in enumerate(lines))
    body += el("rect", width=width, height=ROW, rx=6, class_="edge")
    return thing(f"card:{entry['card']}", f"{name}. {effect}", body)


def fold(words: str, letters: float, lines: int) -> list[str]:
    """Break a text into lines; what does not fit is cut with an ellipsis (the whole text is in the tooltip)."""
    return [_short(line, int(letters) + 1) for line in wrap(words, int(letters), lines)]


def fold_name(name: str, room: float, lines: int) -> tuple[list[str], str]:
    """The lines of a card's name and their look: smaller letters if it would be cut."""
    folded = fold(name, room / WIDE, lines)
    if "".join(folded).replace(" ", "") == name.replace(" ", ""):
        return folded, "t12 b ink"
    return fold(name, room / WIDE * 12 / 11, lines), "t11 b ink"


def _card_mark(card: str, x: float, y: float, size: float, components: Components) -> str:
    """The icon of the card's kind with an arrow up or down: it helps or it harms."""
    entry = next(c for c in components.cards if c["id"] == card)
    helps = entry["tone"] == "helpful"
    arrow = "M0-4.500 4.500 3H-4.500z" if helps else "M0 4.500 4.500-3H-4.500z"
    return use(CATEGORY_ICONS[entry["category"]], x, y, size, class_="inc-good" if helps else "inc-harm") + el(
        "path", d=arrow, class_=f"inc-tone-{entry['tone']}", transform=f"translate({x:g} {y + size / 2 + 9:g})"
    )


# -- panels ------------------------------------------------------------------------------------------------


def _head(view: dict[str, Any], seat: int, name: str, text: Text, width: float) -> str:
    data = view["seats"][seat]
    return (
        seat_mark(seat, 20, 22, 22)
        + label(40, 28, name, class_="t17 ink")
        + label(width - 66, 30, data["points"], class_="t22 ink end")
        + label(width - 60, 29, text("pic-points", n=data["points"]), class_="t12 ink-2")
    )


def _stats(view: dict[str, Any], seat: int, x: float, y: float, text: Text) -> str:
    """Labour, its income, points at the next scoring, tokens, terraces, roads, cards: always in the same order."""
    data = view["seats"][seat]
    tokens = sum(data["tokens"].values())
    scoring = data["network"] + data["terraces"]
    columns = [
        ("inc-labour", data["labour"], text("pic-labour", n=data["labour"]), 84),
        ("inc-labour", f"+{data['income']}", text("pic-income", n=data["income"]), 60),
        ("inc-vp", f"+{scoring}", text("pic-network", n=scoring), 66),
        ("inc-shield", tokens, text("pic-tokens", n=tokens), 66),
        ("inc-terrace", data["terraces"], text("pic-terraces", n=data["terraces"]), 62),
        ("inc-road", data["roads"], text("pic-roads", n=data["roads"]), 66),
        ("i-card", data["cards"], text("pic-cards", n=data["cards"]), 50),
    ]
    out = ""
    for symbol, number, said, width in columns:
        grows = str(number).startswith("+")
        out += group(
            title(said if grows else f"{number} {said}"),
            use(symbol, x + 8, y, 17, class_="ink-2" if grows else "ink"),
            label(x + 21, y + 5, number, class_="t14 b ink"),
        )
        x += width
    return out


def _own(view: dict[str, Any], seat: int, text: Text, names: Sequence[str], components: Components) -> Area:
    width = 528.0
    suyu = components.said(text, "colour", view["seats"][seat]["colour"])
    head = _head(view, seat, f"{_short(names[seat], 18)} {text('pic-you')}", text, width)
    head += label(40, 47, suyu, class_="t12 ink-2") + _stats(view, seat, 12, 70, text)
    tokens = label(14, 106, text("pic-own-tokens"), class_="t12 ink-2") + _tokens(view, seat, components)
    cards = ""
    for k, card in enumerate(view["hand"]):
        cards += group(_hand_card(card, text, components), transform=f"translate({12 + 170 * k} 152)")
    parts = (
        Part(f"head-{seat}", head),
        Part(f"tokens-{seat}", tokens),
        Part("hand", group(title(text("pic-hand")), cards)),
    )
    return Area(f"seat-{seat}", "own", names[seat], width, 272.0, parts)


def _tokens(view: dict[str, Any], seat: int, components: Components) -> str:
    out = ""
    x = 14.0
    for token in components.data["culture_tokens"]["types"]:
        count = view["seats"][seat]["tokens"][token["id"]]
        face = token_face(token, 0, 0)
        out += group(
            group(face, transform="scale(1.3)", class_=None if count else "inc-none"),
            label(53, 15, f"×{count}", class_="t12 b ink" if count else "t12 ink-2"),
            transform=f"translate({x:g} 114)",
        )
        x += 85
    return out


def _hand_card(card: str, text: Text, components: Components) -> str:
    name, effect = text(f"card-{card}"), components.effect(text, card)
    body = el("rect", width=164, height=112, rx=10, class_="paper") + _card_mark(card, 20, 19, 22, components)
    lines, look = fold_name(name, 126, 3)
    body += "".join(label(34, 17 + 14 * k, line, class_=look) for k, line in enumerate(lines))
    lines = fold(effect, 144 / SLIM, 4)
    body += "".join(label(12, 65 + 13 * k, line, class_="t11 ink-2") for k, line in enumerate(lines))
    body += el("rect", x=-1, y=-1, width=166, height=114, rx=11, class_="edge")
    body += el("rect", x=-5, y=-5, width=174, height=122, rx=14, class_="edge-new")
    return thing(f"card:{card}", f"{name}. {effect}", body)


def _rival(view: dict[str, Any], seat: int, text: Text, names: Sequence[str], components: Components) -> Area:
    width = 528.0
    suyu = components.said(text, "colour", view["seats"][seat]["colour"])
    head = _head(view, seat, _short(names[seat], 18), text, width)
    head += label(260, 28, suyu, class_="t12 ink-2") + _stats(view, seat, 12, 52, text)
    return Area(f"seat-{seat}", "rival", names[seat], width, 68.0, (Part(f"head-{seat}", head),))
