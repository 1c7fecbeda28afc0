"""The table as a drawing, made from a view: market and decks, own play area and hand, and a panel for each seat.

Cards that a player decides with are drawn whole (`faces.py`), 150 wide, in rows that wrap; piles that are looked
through now and then (discard pile, history, exile, development area) are lists of small named strips, and so are the
play areas of the opponents. Every card carries its whole text in words as its title.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from pentarchy.games.imperium.components import TOP_PLACES
from pentarchy.games.imperium.faces import HEIGHTS, WIDTH, Faces, draw_laid, faces_of, lay, measure
from pentarchy.games.imperium.wording import Wording
from pentarchy.kernel.draw import Area, Part, Picture, el, group, label, seat_mark, thing, title, use
from pentarchy.kernel.text import Text

ART: Final = Path(__file__).parent / "art"
PAGES: Final = Path(__file__).parent / "nations"
BOARD: Final = 840.0
HALF: Final = 414.0
PANEL: Final = 528.0
GAP: Final = 12.0
PER_ROW: Final = 5
STRIP: Final = 22.0
RESOURCES: Final = ("material", "population", "progress")
DECKS: Final = (
    ("main", "nation"),
    ("region", "region"),
    ("uncivilised", "uncivilised"),
    ("civilised", "civilised"),
    ("fame", "fame"),
    ("unrest", "unrest"),
)


class Canvas:
    """What every drawing function needs: the view, words, names of the players, faces of the cards."""

    def __init__(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Any) -> None:
        self.view = view
        self.text = text
        self.names = names
        self.nodes: dict[int, Any] = components.nodes
        self.nations: list[dict[str, Any]] = components.nation_data
        self.faces: Faces = faces_of(components, text)
        self.options: list[str] = _options(view["turn"], components)


def draw(view: dict[str, Any], text: Text, names: Sequence[str], components: Any) -> Picture:
    canvas = Canvas(view, text, names, components)
    areas = [_question(canvas)]
    if view["king"]:
        areas.append(_market(canvas))
    else:
        areas += _draft(canvas)
    seat = view["seat"]
    if seat >= 0:
        if view["king"]:
            areas += [_hand(canvas, seat), _tableau(canvas, seat)]
        areas.append(_own(canvas, seat))
    first = max(seat, 0)
    for k in range(view["players"]):
        other = (first + k) % view["players"]
        if other != seat:
            areas.append(_rival(canvas, other))
    return Picture(tuple(areas), ART)


# -- what is asked -------------------------------------------------------------------------------------------------


def _question(canvas: Canvas) -> Area:
    """The round and, while a card asks whether or which, its name and the options in words and symbols."""
    view, text = canvas.view, canvas.text
    turn = view["turn"]
    out = label(GAP, 18, text("pic-round", n=view["round"]) if view["round"] else text("pic-draft"), class_="t12 b ink")
    if view["trigger"]:
        words = text("pic-final") if view["final"] else text(f"reason-{view['trigger']}")
        out += label(GAP + 90, 18, words, class_="t12 ink-2")
    y = 26.0
    lines = _asked_lines(canvas, canvas.faces.printed)
    spoken = _asked_lines(canvas, canvas.faces.spoken)
    if lines and turn["source"]:
        named = canvas.faces.name(turn["source"], _side_up(view, turn["source"]))
        out += label(GAP + 6, y + 14, named, class_="t14 b ink")
        y += 22
    for k, line in enumerate(lines):
        drawn, high = _option(line, spoken[k], k + 1, canvas.options[k] if canvas.options else "")
        out += group(drawn, transform=f"translate({GAP:g} {y:g})")
        y += high + 6
    return Area("question", "row", text("pic-question"), BOARD, y + 2, (Part("question-text", out),))


def _options(turn: dict[str, Any], components: Any) -> list[str]:
    """Tokens of the options of a «choose one»."""
    if turn["asked"] == "top_card":
        return list(TOP_PLACES)
    if turn["asked"] != "choose":
        return []
    return [token for token, (at, _) in components.option_of.items() if at == turn["at"]]


def _asked_lines(canvas: Canvas, wording: Wording) -> list[str]:
    """What may be done, or the options to choose from."""
    turn = canvas.view["turn"]
    if turn["asked"] == "top_card":
        return [canvas.text(f"pic-top-{k}") for k in (1, 2, 3)]
    if turn["at"] is None:
        return []
    return wording.question(canvas.nodes[turn["at"]])


def _option(line: str, spoken: str, number: int, token: str) -> tuple[str, float]:
    """One line of a question; an option is numbered and can be pointed at."""
    width = BOARD - 2 * GAP
    laid = lay([(f"{number}." if token else "", line)], width - 16, 13.0)
    high = laid.height + 10
    drawn = draw_laid(laid, 8, 3)
    if not token:
        return drawn, high
    plate = el("rect", width=width, height=high, rx=6, class_="paper-2")
    edge = el("rect", x=-1, y=-1, width=width + 2, height=high + 2, rx=7, class_="edge")
    return thing(f"option:{token}", spoken, plate, drawn, edge), high


def _side_up(view: dict[str, Any], card: str) -> str:
    """Which side of a card is up, for cards that have two."""
    doubles = [view["king"]] if view["king"] else []
    for data in view["seats"]:
        doubles += data["permanents"]
    return next((entry["side"] for entry in doubles if entry["card"] == card), "A")


# -- choice of nations ---------------------------------------------------------------------------------------------


@cache
def nation_pages(lang: str) -> dict[str, dict[str, Any]]:
    """Strengths, weaknesses and advice for every nation."""
    loaded: dict[str, dict[str, Any]] = json.loads((PAGES / f"{lang}.json").read_text("utf-8"))
    return loaded


def _draft(canvas: Canvas) -> list[Area]:
    """The nations to choose from, or the two sides of the power card of the one that was chosen.

    Two boards of half the width: the table sets them side by side, and one below the other on a phone.
    """
    view = canvas.view
    turn = view["turn"]
    if turn["asked"] == "side":
        key = view["seats"][turn["asked_seat"]]["nation"]
        return _sides(canvas, next(nation for nation in canvas.nations if nation["key"] == key))
    box = view["options"]["nations"]
    nations = [nation for nation in canvas.nations if box in ("both", nation["set"])]
    middle = (len(nations) + 1) // 2
    return [_nations(canvas, "draft", nations[:middle]), _nations(canvas, "draft-2", nations[middle:])]


def _nations(canvas: Canvas, name: str, nations: list[dict[str, Any]]) -> Area:
    taken = {data["nation"]: seat for seat, data in enumerate(canvas.view["seats"]) if data["nation"]}
    high = 94.0
    parts = []
    for k, nation in enumerate(nations):
        body = _nation(canvas, nation, taken.get(nation["key"]), HALF - 4, high)
        parts.append(Part(f"nation-{nation['key']}", group(body, transform=f"translate(2 {4 + k * (high + 8):g})")))
    return Area(name, "board", canvas.text("pic-draft"), HALF, len(nations) * (high + 8) + 2, tuple(parts))


def _nation(canvas: Canvas, nation: dict[str, Any], taken: int | None, width: float, height: float) -> str:
    """A nation in short: name, difficulty in stars, what it is about; or who has it."""
    text = canvas.text
    page = nation_pages(text.lang)[nation["key"]]
    stars = "".join(
        use("imp-variable", width - 78 + 15 * k, 16, 13, class_="im-fame" if k < page["difficulty"] else "im-faint")
        for k in range(5)
    )
    stars = group(title(text("pic-difficulty", n=page["difficulty"])), stars)
    laid = lay([("", page["motto"]), ("", " · ".join(page["strengths"]))], width - 24, 12.0)
    body = el("rect", width=width, height=height, rx=8, class_="paper-2")
    body += label(12, 21, text(f"nation-{nation['key']}"), class_="t17 ink") + stars + draw_laid(laid, 12, 28)
    if taken is not None:
        body += seat_mark(taken, width - 100, 16, 16)
    body += el("rect", x=-1, y=-1, width=width + 2, height=height + 2, rx=9, class_="edge")
    return thing(f"nation:{nation['key']}", page["play"], body)


def _sides(canvas: Canvas, nation: dict[str, Any]) -> list[Area]:
    """Both sides of a power card, and the advice of the nation's page."""
    text = canvas.text
    page = nation_pages(text.lang)[nation["key"]]
    power = nation["power"]
    height = canvas.faces.row_height([(power, "A"), (power, "B")])
    left = (HALF - 2 * WIDTH - GAP) / 2
    out = ""
    for k, side in enumerate("AB"):
        face = canvas.faces.face(power, side, height)
        edge = el("rect", x=-1.5, y=-1.5, width=WIDTH + 3, height=height + 3, rx=9.5, class_="edge")
        at = f"translate({left + k * (WIDTH + GAP):g} 6)"
        out += group(thing(f"side:{side}", face.said, face.markup, edge), transform=at)
    lines = [(text(f"pic-{key}"), " · ".join(page[key])) for key in ("strengths", "weaknesses")]
    laid = lay([("", page["sides"]), *lines, ("", page["play"])], HALF - 2 * GAP, 13.0)
    advice = Part("draft-advice", draw_laid(laid, GAP, 6))
    return [
        Area("draft", "board", text("pic-draft"), HALF, height + 18, (Part("draft-sides", out),)),
        Area("draft-2", "board", text("pic-draft"), HALF, laid.height + 18, (advice,)),
    ]


# -- cards and strips ----------------------------------------------------------------------------------------------


def _card(canvas: Canvas, card: str, side: str, height: float, over: str = "") -> str:
    """A whole card that can be pointed at."""
    face = canvas.faces.face(card, side, height)
    return thing(
        f"card:{card}",
        face.said,
        face.markup,
        over,
        el("rect", x=-1.5, y=-1.5, width=WIDTH + 3, height=face.height + 3, rx=9.5, class_="edge"),
        el("rect", x=-5, y=-5, width=WIDTH + 10, height=face.height + 10, rx=12, class_="edge-new"),
    )


def _strip(canvas: Canvas, card: str, width: float, extra: str = "", side: str = "A", spent: bool = False) -> str:
    """A card as a narrow strip: colour and symbol of its suit, its name, something on the right."""
    suit = canvas.faces.suits(card)[0]
    room = width - 26 - (measure(extra, 11) + 6 if extra else 0) - (16 if spent else 0)
    strip = thing(
        f"card:{card}",
        canvas.faces.said(card, side),
        el("rect", width=width, height=20, rx=4, class_="paper-2"),
        el("path", d="M0 4a4 4 0 0 1 4-4h1v20H4a4 4 0 0 1-4-4z", class_="fill"),
        use(f"imp-{suit}", 14, 10, 12, class_=f"im-{suit}"),
        label(23, 14, _cut(canvas.faces.name(card, side), 11, room), class_="im-face-text t11"),
        label(width - 6 - (16 if spent else 0), 14, extra, class_="im-face-text ink-2 t11 end") if extra else "",
        use("imp-exhaust", width - 11, 10, 13, class_="ink") if spent else "",
        el("rect", x=-1, y=-1, width=width + 2, height=22, rx=5, class_="edge"),
        el("rect", x=-3, y=-3, width=width + 6, height=26, rx=7, class_="edge-new"),
    )
    return group(strip, class_=f"im-u-{suit}")


def _cut(words: str, size: float, room: float) -> str:
    """A name shortened to fit; the title has it whole."""
    if measure(words, size) <= room:
        return words
    while words and measure(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def _strips(canvas: Canvas, cards: Sequence[str], x: float, y: float, width: float, columns: int) -> tuple[str, float]:
    """A list of cards in columns; returns it and the height it takes."""
    gap = 6.0
    wide = (width - gap * (columns - 1)) / columns
    out = ""
    for k, card in enumerate(cards):
        at = f"translate({x + (k % columns) * (wide + gap):g} {y + (k // columns) * (STRIP + 2):g})"
        out += group(_strip(canvas, card, wide), transform=at)
    return out, ((len(cards) + columns - 1) // columns) * (STRIP + 2)


def _heading(x: float, y: float, words: str, number: object = None) -> str:
    return label(x, y, words if number is None else f"{words} · {number}", class_="t12 b ink")


def _said(words: str, *children: str) -> str:
    return group(title(words), *children)


# -- market and common decks ---------------------------------------------------------------------------------------


def _market(canvas: Canvas) -> Area:
    view, text = canvas.view, canvas.text
    slots = view["market"]
    shown = [(slot["card"], "A") for slot in slots if slot["card"]]
    height = canvas.faces.row_height(shown)
    parts = [Part("decks", _decks(canvas))]
    for k, slot in enumerate(slots):
        x = GAP + k * (WIDTH + GAP + 3)
        parts.append(Part(f"market-{k + 1}", group(_slot(canvas, slot, height), transform=f"translate({x:g} 58)")))
    y = 58 + height + 36
    body, used = _strips(canvas, view["exile"], GAP, y + 20, BOARD - 2 * GAP, 5)
    exile = use("imp-exile", GAP + 8, y + 6, 16, class_="ink-2")
    exile += _heading(GAP + 22, y + 11, text("pic-exile"), len(view["exile"]))
    parts.append(Part("exile", exile + body))
    return Area("market", "row", text("pic-market"), BOARD, y + 24 + used, tuple(parts))


def _decks(canvas: Canvas) -> str:
    """The face-down decks with their counts, and King of Kings under the fame deck."""
    view, text = canvas.view, canvas.text
    wide = 110.0
    out = ""
    for k, (deck, symbol) in enumerate(DECKS):
        n = view["decks"][deck]
        x = GAP + k * (wide + 6)
        out += group(_deck(text(f"deck-{deck}"), n, symbol, wide, f"deck:{deck}"), transform=f"translate({x:g} 6)")
    x = GAP + len(DECKS) * (wide + 6)
    king = canvas.faces.name(view["king"]["card"], view["king"]["side"])
    out += group(
        title(canvas.faces.said(view["king"]["card"], view["king"]["side"])),
        el("rect", width=BOARD - GAP - x, height=40, rx=8, class_="paper-2"),
        use("imp-empire", 16, 20, 16),
        label(30, 17, _cut(king, 11, BOARD - GAP - x - 34), class_="im-face-text t11"),
        label(30, 32, text("pic-side", side=text(f"side-{view['king']['side']}")), class_="im-face-text ink-2 t11"),
        transform=f"translate({x:g} 6)",
        class_="im-u-fame",
    )
    return out


def _deck(name: str, n: int, symbol: str, width: float, on: str) -> str:
    drawn = (
        el("rect", width=width, height=40, rx=8, class_=f"im-band-{symbol}")
        + group(use(f"imp-{symbol}", 18, 20, 18), class_="im-band-ink")
        + label(34, 18, n, class_="im-deck-n")
        + label(34, 33, _cut(name, 11, width - 38), class_="im-deck-name")
        + el("rect", x=-1.5, y=-1.5, width=width + 3, height=43, rx=9.5, class_="edge")
    )
    return thing(on, f"{name}: {n}", drawn)


def _slot(canvas: Canvas, slot: dict[str, Any], height: float) -> str:
    """A market card; below it the unrest card that lies under it and the tokens on it."""
    if not slot["card"]:
        return el("rect", width=WIDTH, height=height, rx=8, class_="im-empty")
    text = canvas.text
    out = ""
    kinds = sum(1 for res in RESOURCES if slot["tokens"].get(res, 0))
    if slot["unrest"]:
        wide = 92 if kinds < 2 else 26
        out += _said(
            text("pic-under"),
            el("path", d=f"M8 {height - 6:g}h{wide}v22a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z", class_="im-band-unrest"),
            group(use("imp-unrest", 21, height + 10, 14), class_="im-band-ink"),
            label(31, height + 14, text("suit-unrest"), class_="im-under") if kinds < 2 else "",
        )
    out += _card(canvas, slot["card"], "A", height)
    x = WIDTH - 4
    for res in reversed(RESOURCES):
        n = slot["tokens"].get(res, 0)
        if n:
            x -= _token_width(n) + 2
            out += _token(text, res, n, x, height + 10)
    return out


def _token_width(n: int) -> float:
    """A pill with a number and a symbol, with room for one more digit in a wide font."""
    return 32.0 + 11 * (len(str(n)) - 1)


def _token(text: Text, res: str, n: int, x: float, y: float) -> str:
    wide = _token_width(n)
    return group(
        title(f"{text(f'icon-name-{res}')}: {n}"),
        el("rect", x=x, y=y - 12, width=wide, height=24, rx=12, class_="im-token"),
        label(x + (wide - 12) / 2, y + 5, n, class_="num mid"),
        use(f"imp-{res}", x + wide - 10, y, 14),
        class_=f"im-{res}",
    )


# -- own play area and hand ----------------------------------------------------------------------------------------


def _rows(canvas: Canvas, cards: list[dict[str, Any]], top: float) -> tuple[list[str], float]:
    """Whole cards in rows of five, each with its garrison below."""
    out = []
    y = top
    for start in range(0, len(cards), PER_ROW):
        row = cards[start : start + PER_ROW]
        height = canvas.faces.row_height([(entry["card"], entry.get("side", "A")) for entry in row])
        deepest = 0
        for k, entry in enumerate(row):
            x = GAP + k * (WIDTH + GAP + 3)
            body = ""
            garrison = entry.get("garrison", [])
            for g, inside in enumerate(garrison):
                body += group(_strip(canvas, inside, WIDTH - 12), transform=f"translate(6 {height + 3 + g * STRIP:g})")
            body += _card(canvas, entry["card"], entry.get("side", "A"), height, _on_card(canvas, entry, height))
            out.append(group(body, transform=f"translate({x:g} {y:g})"))
            deepest = max(deepest, len(garrison))
        y += height + deepest * STRIP + 14
    return out, y


def _tableau(canvas: Canvas, seat: int) -> Area:
    text = canvas.text
    mine = canvas.view["seats"][seat]
    cards = _standing(mine)
    body, bottom = _rows(canvas, cards, 30)
    heading = use("imp-pinned", GAP + 8, 12, 16, class_="ink-2") + _heading(GAP + 22, 17, text("pic-play"), len(cards))
    parts = [Part("own-head", heading)]
    parts += [Part(f"own-{entry['card']}", markup) for entry, markup in zip(cards, body, strict=True)]
    if not cards:
        bottom = 60
    return Area("tableau", "board", text("pic-play"), BOARD, bottom, tuple(parts))


def _standing(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The power card and permanents, the active quest under King Arthur's Court, then the play area."""
    permanents = [dict(entry) for entry in data["permanents"]]
    if data["quest"]:
        permanents[-1]["garrison"] = [*permanents[-1]["garrison"], *data["quest"]]
    return [*permanents, *data["play"]]


def _on_card(canvas: Canvas, entry: dict[str, Any], height: float) -> str:
    """Tokens that lie on a card, over its lower right corner: the exhaust token, and tokens kept there."""
    out = ""
    x = WIDTH - 14
    if entry.get("exhausted"):
        out += _said(
            canvas.text("pic-exhausted"),
            el("circle", cx=x, cy=height - 12, r=12, class_="im-spent"),
            use("imp-exhaust", x, height - 12, 15, class_="im-spent-ink"),
        )
        x -= 16
    for res in RESOURCES:
        if entry.get("tokens", {}).get(res, 0):
            n = entry["tokens"][res]
            x -= _token_width(n) + 2
            out += _token(canvas.text, res, n, x, height - 12)
    return out


def _hand(canvas: Canvas, seat: int) -> Area:
    """The hand, and cards that this seat alone is looking at now."""
    text = canvas.text
    hand = canvas.view["seats"][seat]["hand"]
    looked = [card for card in canvas.view["looked"] if card not in hand]
    parts = []
    y = 0.0
    for key, symbol, cards in (("looked", "fame", looked), ("hand", "hand", hand)):
        if not cards and key == "looked":
            continue
        head = use(f"imp-{symbol}", GAP + 8, y + 12, 16, class_="ink-2")
        head += _heading(GAP + 22, y + 17, text(f"pic-{key}"), len(cards))
        body, y = _rows(canvas, [{"card": card} for card in cards], y + 30)
        parts.append(Part(f"{key}-head", head))
        parts += [Part(f"{key}-{card}", markup) for card, markup in zip(cards, body, strict=True)]
    return Area("hand", "board", text("pic-hand"), BOARD, max(y, HEIGHTS[0] + 44), tuple(parts))


# -- panels --------------------------------------------------------------------------------------------------------


def _head(canvas: Canvas, seat: int, own: bool) -> str:
    """Seat, player, nation and state."""
    text = canvas.text
    data = canvas.view["seats"][seat]
    name = f"{canvas.names[seat]} {text('pic-you')}" if own else canvas.names[seat]
    out = seat_mark(seat, 22, 22, 18) + label(40, 28, _cut(name, 17, 220), class_="t17 ink")
    if not data["nation"]:
        return out
    nation = text(f"nation-{data['nation']}")
    if data["side"]:
        nation += " " + text(f"side-{data['side']}")
    out += label(PANEL - 40, 27, nation, class_="t14 b ink end")
    out += _said(
        text(f"pic-state-{data['state']}"),
        el("circle", cx=PANEL - 22, cy=22, r=12, class_=f"im-state-{data['state']}"),
        group(use(f"imp-{data['state']}", PANEL - 22, 22, 16), class_="im-band-ink"),
    )
    return out


def _pool(canvas: Canvas, seat: int, y: float) -> str:
    """Material, population, progress; tokens of the turn; points that all can see."""
    text = canvas.text
    data = canvas.view["seats"][seat]
    out = ""
    x = 16.0
    for res in RESOURCES:
        out += _amount(text(f"icon-name-{res}"), f"imp-{res}", f"im-{res}", data["pool"][res], x, y)
        x += 62
    for kind in ("action", "exhaust"):
        out += _amount(text(f"icon-name-{kind}"), f"imp-{kind}", "ink", data[f"{kind}s"], x, y)
        x += 56
    out += _amount(text("pic-hand"), "imp-hand", "ink-2", data["hand_size"], x, y)
    x += 56
    out += _amount(text("pic-deck"), "imp-deck", "ink-2", data["deck"], x, y)
    x += 56
    return out + _amount(text("pic-history"), "imp-history", "ink-2", data["history_size"], x, y)


def _amount(said: str, symbol: str, style: str, n: int, x: float, y: float) -> str:
    return _said(f"{said}: {n}", use(symbol, x + 9, y, 18, class_=style), label(x + 23, y + 6, n, class_="t17 ink"))


def _own(canvas: Canvas, seat: int) -> Area:
    if not canvas.view["king"]:
        head = Part(f"head-{seat}", _head(canvas, seat, True))
        return Area(f"seat-{seat}", "own", canvas.names[seat], PANEL, 44, (head,))
    parts = [Part(f"head-{seat}", _head(canvas, seat, True) + _pool(canvas, seat, 58))]
    y = 84.0
    for key, body, used in _piles(canvas, seat, y):
        parts.append(Part(f"{key}-{seat}", body))
        y = used
    return Area(f"seat-{seat}", "own", canvas.names[seat], PANEL, y + 8, tuple(parts))


def _open_piles(data: dict[str, Any]) -> list[tuple[str, int, list[str], bool]]:
    """Piles of a seat: key, number of cards, those that this viewer knows, whether an exhaust token lies there."""
    accession = [data["accession"]] if data["accession"] else []
    under = [card for _, card in data["nation_known"]] + accession
    return [
        ("development", len(data["development"]), data["development"], data["development_exhausted"]),
        ("nation_deck", data["nation_deck"] + len(accession), under, data["nation_exhausted"]),
        ("discard", len(data["discard"]), data["discard"], False),
        ("history", data["history_size"], data["history_known"], False),
        ("sunken", data["sunken_size"], data["sunken_known"], False),
    ]


def _piles(canvas: Canvas, seat: int, top: float) -> list[tuple[str, str, float]]:
    """Piles that their owner may look through, as lists, and how far down each reaches."""
    out = []
    y = top
    for key, n, cards, spent in _open_piles(canvas.view["seats"][seat]):
        if not n and not spent:
            continue
        symbol = "nation" if key == "nation_deck" else key
        words = canvas.text(f"pic-{key}")
        head = use(f"imp-{symbol}", 24, y + 9, 15, class_="ink-2") + _heading(38, y + 14, words, n)
        if spent:
            head += use("imp-exhaust", PANEL - 28, y + 9, 15, class_="ink")
            head += el("rect", x=14, y=y - 3, width=PANEL - 28, height=22, rx=6, class_="edge")
            place = "nation_deck" if key == "nation_deck" else "development_area"
            head = thing(f"place:{place}", f"{words}: {canvas.text('pic-exhausted')}", head)
        strips, used = _strips(canvas, cards, 16, y + 22, PANEL - 32, 3)
        y += 28 + used
        out.append((key, head + strips, y))
    return out


def _rival(canvas: Canvas, seat: int) -> Area:
    """An opponent: tokens and counts, the play area as strips, and one line for the piles."""
    data = canvas.view["seats"][seat]
    if not canvas.view["king"]:
        head = Part(f"head-{seat}", _head(canvas, seat, False))
        return Area(f"seat-{seat}", "rival", canvas.names[seat], PANEL, 44, (head,))
    parts = [Part(f"head-{seat}", _head(canvas, seat, False) + _pool(canvas, seat, 56))]
    body, y = _small_tableau(canvas, data, 78)
    parts.append(Part(f"area-{seat}", body))
    parts.append(Part(f"piles-{seat}", _pile_line(canvas, data, y + 12)))
    return Area(f"seat-{seat}", "rival", canvas.names[seat], PANEL, y + 30, tuple(parts))


def _pile_line(canvas: Canvas, data: dict[str, Any], y: float) -> str:
    """Open piles with their counts; the title of each names its cards."""
    out = ""
    x = 16.0
    for key, n, cards, spent in _open_piles(data):
        if not n and not spent:
            continue
        words = canvas.text(f"pic-{key}")
        names = ", ".join(canvas.faces.name(card) for card in cards)
        symbol = "nation" if key == "nation_deck" else key
        out += _said(
            f"{words}: {names}" if names else words,
            use(f"imp-{symbol}", x + 7, y, 14, class_="ink-2"),
            label(x + 18, y + 4, f"{words} {n}", class_="im-face-text ink-2 t11"),
            use("imp-exhaust", x + 26 + measure(f"{words} {n}", 11), y, 12, class_="ink") if spent else "",
        )
        x += 34 + measure(f"{words} {n}", 11) + (14 if spent else 0)
    return out


def _small_tableau(canvas: Canvas, data: dict[str, Any], top: float) -> tuple[str, float]:
    """Strips in three columns, each column filled downwards where it is shortest."""
    wide = (PANEL - 32 - 12) / 3
    depth = [top, top, top]
    out = ""
    for entry in _standing(data):
        column = depth.index(min(depth))
        x = 16 + column * (wide + 6)
        y = depth[column]
        stored = entry.get("tokens", {})
        tokens = " ".join(str(stored[res]) for res in RESOURCES if stored.get(res, 0))
        strip = _strip(canvas, entry["card"], wide, tokens, entry.get("side", "A"), entry["exhausted"])
        out += group(strip, transform=f"translate({x:g} {y:g})")
        y += STRIP + 2
        for inside in entry.get("garrison", []):
            out += group(_strip(canvas, inside, wide - 14), transform=f"translate({x + 14:g} {y:g})")
            y += STRIP + 2
        depth[column] = y
    return out, max(depth)
