"""Player mats and faction mats: the viewer's own panel, the strip of a phone, and the sheets of rivals."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from pentarchy.games.scythe.components import RESOURCES, Components
from pentarchy.games.scythe.pieces import amount, amounts, arrow, bold, deal_line, person, seat_icon, sign, soft
from pentarchy.games.scythe.views import Goal, Seat, Section, View
from pentarchy.games.scythe.wording import ability_words, deal_words, factory_top, objective_words
from pentarchy.kernel.draw import Area, Part, Pen, box, html_thing, icon, text_node

WIDTH: Final = 560.0
HEIGHT: Final = 505.0
STARS: Final = 6
WORKERS: Final = 8
ONGOING: Final = {"upgrade": "power", "deploy": "coins", "build": "popularity", "enlist": "combat_cards"}
STRUCTURE_GIVES: Final = {"monument": "popularity", "armory": "power", "mine": "tunnel", "mill": "produce"}
MAIN_GAIN: Final = {"upgrade": "upgrade", "deploy": "deploy", "build": "build", "enlist": "enlist"}
RUSVIET: Final = "rusviet"


class Choice(NamedTuple):
    """An alternative of a top action: what it gives, its technology cube, how much without the cube, the action."""

    what: str
    cube: str | None
    base: int
    action: str


CHOICES: Final = {
    "move": (Choice("move", "move_units", 2, "act units"), Choice("coins", "move_coins", 1, "gain coins {n}")),
    "bolster": (
        Choice("power", "bolster_power", 2, "gain power {n}"),
        Choice("combat_cards", "bolster_cards", 1, "gain combat_cards {n}"),
    ),
    "trade": (
        Choice("any_resource", None, 2, "act resources"),
        Choice("popularity", "trade_popularity", 1, "gain popularity {n}"),
    ),
    "produce": (Choice("produce", "produce_territories", 2, "act produce"),),
}
FAN: Final = 5
"""Of more combat cards than this those alike lie on one pile."""
TRADED: Final = 2
"""Resources that Trade gives."""


# -- the viewer's own panel -------------------------------------------------------------------------------------------


def own_areas(view: View, pen: Pen) -> list[Area]:
    """The strip that a phone always shows, and the mats."""
    seat = view["seat"]
    data = view["seats"][seat]
    numbers = _numbers(data)
    held = tuple(data["resources"].values())
    strip = pen.part("own-strip", _strip, seat, numbers, held)
    parts = [
        pen.part("own-head", _head, seat, data["faction"], data["mat"], pen.names[seat], numbers, _score(pen, data)),
        pen.part("own-land", _land, held, data["workers_out"]),
        *_section_parts(view, pen, data),
        pen.part("own-abilities", _abilities, seat, data["faction"], tuple(data["mechs"].items())),
        pen.part("own-cards", _cards, tuple(data["hand"] or ()), data["goals"] or []),
    ]
    return [
        Area("strip", "own", pen.text("pic-strip"), WIDTH, 40, (strip,), html=True, pane="board own"),
        Area(f"seat-{seat}", "own", pen.names[seat], WIDTH, HEIGHT, tuple(parts), html=True, pane="own"),
    ]


Numbers = tuple[int, int, int | None, int, int]


def _numbers(data: Seat) -> Numbers:
    """Power, popularity, coins, cards, stars."""
    return (data["power"], data["popularity"], data["coins"], data["combat_cards"], data["placed"])


def stats(pen: Pen, numbers: Numbers) -> str:
    names = ("power", "popularity", "coins", "combat_cards")
    out = ""
    for what, n in zip(names, numbers[:4], strict=True):
        shown = "?" if n is None else n
        word = "cards" if what == "combat_cards" else what
        out += amount(shown, what, pen.text("pic-value", what=pen.text(f"pic-{word}"), n=shown))
    return out + amount(numbers[4], "stars", pen.text("pic-stars", n=numbers[4]), of=STARS)


def _strip(pen: Pen, seat: int, numbers: Numbers, held: tuple[int, ...]) -> str:
    tokens = "".join(amount(n, kind) for kind, n in zip(RESOURCES, held, strict=True))
    rule = box("span", class_="scy-bar")
    return box("div", stats(pen, numbers), rule, tokens, class_=f"scy-line s{seat + 1}")


def _head(pen: Pen, seat: int, faction: str, mat: str, name: str, numbers: Numbers, score: str) -> str:
    text = pen.text
    full = text.attribute(f"faction-{faction}", "full") or faction
    who = html_thing(
        f"faction:{faction}",
        f"{full}: {text(f'pic-hero-{faction}')}",
        seat_icon(seat),
        box("b", text_node(text(f"faction-{faction}")), class_="scy-name"),
        person(f"{name} · {text(f'mat-{mat}')}"),
        style="scy-who",
        title=f"{full}: {text(f'pic-hero-{faction}')}",
    )
    return box("div", who, box("span", stats(pen, numbers), class_="scy-stats", title=score), class_="scy-head")


def _score(pen: Pen, data: Seat) -> str:
    """Coins if the game ended now, part by part."""
    score = data["score"]
    parts = pen.text("pic-score-parts", **{key: "?" if n is None else n for key, n in score.items()})
    total = sum(n for n in score.values() if n is not None)
    return f"{pen.text('pic-score', n=total)}: {parts}"


def _land(pen: Pen, held: tuple[int, ...], workers: int) -> str:
    """What can be paid with is always in sight."""
    text = pen.text
    tokens = "".join(
        box("span", sign(kind), bold(n), soft(text(f"resource-{kind}")), class_="scy-q")
        for kind, n in zip(RESOURCES, held, strict=True)
    )
    out = amount(workers, "worker", text("pic-of", what=text("pic-workers"), n=workers, of=WORKERS), of=WORKERS)
    return box("div", soft(text("pic-on-my-land")), tokens, out, class_="scy-land-row")


# -- sections ---------------------------------------------------------------------------------------------------------


class Shown(NamedTuple):
    """How a section is shown."""

    seat: int
    own: bool
    now: bool
    """It is the section of the present turn."""
    stage: str
    """Of the present turn; empty if it is not this section's."""
    shut: bool
    """The last turn was here."""


def _section_parts(view: View, pen: Pen, data: Seat) -> list[Part]:
    parts = []
    five = data["factory_card"] is not None
    for section in data["sections"]:
        name = section["section"]
        shown = _how(view, data, name)
        cubes = {choice.cube: data["cubes"][choice.cube] for choice in CHOICES[name] if choice.cube}
        cost = data["produce_cost"] if name == "produce" else {}
        have = data["resources"][section["resource"]]
        parts.append(pen.part(f"own-{name}", _section, section, shown, cubes, cost, have, five))
    if data["factory_card"]:
        shown = _how(view, data, "factory")
        parts.append(pen.part("own-factory", _factory_section, data["factory_card"], shown))
    return parts


def _how(view: View, data: Seat, name: str) -> Shown:
    seat, turn = view["seat"], view["turn"]
    mine = view["active"] == seat and not view["over"] and turn["stage"] != "section"
    now = mine and turn["section"] == name
    shut = not now and not mine and data["section"] == name and data["faction"] != RUSVIET
    return Shown(seat, True, now, turn["stage"] or "" if now else "", shut)


def _section(
    pen: Pen, section: Section, shown: Shown, cubes: dict[str, bool], cost: dict[str, int], have: int, five: bool
) -> str:
    """Read from left to right: first the top action, then the bottom action."""
    name = section["section"]
    top = box(
        "div",
        box(
            "div",
            box("h3", text_node(pen.text(f"section-{name}"))),
            _why_shut(pen, shown.own) if shown.shut else "",
            _structure(pen, section, shown.own),
            class_="scy-l1",
        ),
        _pay(pen, name, cost),
        _choices(pen, name, shown, cubes, cost),
        class_="scy-tp",
    )
    return _frame(pen, name, shown, top, _bottom(pen, section, shown, have), "five" if five else "")


def _frame(pen: Pen, name: str, shown: Shown, top: str, bottom: str, style: str = "") -> str:
    state = " now" if shown.now else " shut" if shown.shut else ""
    look = f"scy-sec{state} {style} s{shown.seat + 1}".replace("  ", " ")
    if not shown.own:
        return box("div", top, bottom, class_=look)
    return html_thing(f"section:{name}", pen.text(f"section-{name}"), top, bottom, style=look)


def _why_shut(pen: Pen, own: bool = True) -> str:
    if not own:
        return box("span", text_node(pen.text("sheet-last").lower()), class_="scy-why")
    return box("span", icon("scy-lock"), text_node(pen.text("pic-was-here")), class_="scy-why bad")


def _structure(pen: Pen, section: Section, own: bool) -> str:
    """What the structure of the section gives, with a lock while it is not built."""
    text = pen.text
    kind, built = section["structure"], section["structure_built"]
    gives = STRUCTURE_GIVES[kind]
    body = icon(f"scy-{kind}") + box("span", text_node(text(f"structure-{kind}")), class_="scy-wide")
    body += sign("tunnel") if gives == "tunnel" else amount("+1", gives)
    body += "" if built else icon("scy-lock")
    state = text("pic-built") if built else text("pic-not-built")
    said = f"{text(f'structure-{kind}')}: {text(f'pic-structure-{kind}')} ({state})"
    style = "scy-bon" if built else "scy-bon off"
    return (
        html_thing(f"structure:{kind}", said, body, style=style, title=said) if own else box("div", body, class_=style)
    )


def _pay(pen: Pen, name: str, cost: dict[str, int]) -> str:
    """The price once for all choices, where their buttons are too small for it."""
    price = amounts(cost.items()) if name == "produce" else "" if name == "move" else amount(1, "coins")
    words = soft(pen.text("pic-pay-for")) + price if price else soft(pen.text("pic-free"))
    return box("div", words, class_="scy-pay")


def _choices(pen: Pen, name: str, shown: Shown, cubes: dict[str, bool], cost: dict[str, int]) -> str:
    found = []
    for choice in CHOICES[name]:
        covered = choice.cube is not None and cubes[choice.cube]
        n = choice.base + (1 if choice.cube is not None and not covered else 0)
        found.append(_choice(pen, name, choice, n, covered, shown, cost))
    either = box("em", text_node(pen.text("pic-or")))
    return box("div", either.join(found), class_="scy-ops")


def _choice(pen: Pen, name: str, choice: Choice, n: int, covered: bool, shown: Shown, cost: dict[str, int]) -> str:
    """One button: price, gain; a cube on it says that the gain grows by an upgrade."""
    text = pen.text
    price = amounts(cost.items()) if name == "produce" else "" if name == "move" else amount(1, "coins")
    word = f"pic-word-{choice.what}"
    body = box("span", price, arrow(), class_="scy-price") if price else ""
    body += amount(n, choice.what) + (box("span", text_node(text(word, n=n)), class_="scy-w") if text.has(word) else "")
    body += box("i", class_="scy-cube" if covered else "scy-hole") if choice.cube else ""
    action = f"do:{choice.action.format(n=n)}"
    if shown.now and shown.stage == "top":
        made = html_thing(action, text(f"section-{name}"), body, style="scy-op")
    else:
        made = box("div", body, class_="scy-op", data_then=action)
    if choice.cube is None or not shown.own:
        return made
    said = text("pic-cube-here" if covered else "pic-cube-gone", cube=text(f"cube-{choice.cube}"))
    return html_thing(f"cube:{choice.cube}", said, made, style="scy-op-cube")


def _bottom(pen: Pen, section: Section, shown: Shown, have: int) -> str:
    text, bottom = pen.text, section["bottom"]
    coins = amount(f"+{section['coins']}", "coins") if section["coins"] else ""
    bonus = amount("+1", ONGOING[bottom])
    recruit = text("pic-recruit-here" if section["recruit"] else "pic-recruit-done")
    told = f"{recruit}: {text(f'gain-{ONGOING[bottom]}', n=1)} — {text('pic-ongoing')}"
    deal = box(
        "div",
        amount(section["cost"], section["resource"]),
        arrow(),
        sign(MAIN_GAIN[bottom]),
        box("span", text_node(text(f"pic-main-{bottom}")), class_="scy-w"),
        coins,
        box(
            "span",
            icon("scy-recruit"),
            bonus,
            class_="scy-ongoing off" if section["recruit"] else "scy-ongoing",
            title=told,
        ),
        class_="scy-deal",
    )
    body = box("h3", text_node(text(f"bottom-{bottom}"))) + deal + _enough(pen, section, shown, have)
    price = text("pic-cost-now", cost=text(f"gain-{section['resource']}", n=section["cost"]))
    cubes = text("pic-of", what=text("pic-cubes-on-cost"), n=section["cubes"], of=section["cost_upgradable"])
    said = f"{text(f'bottom-{bottom}')}: {price}; {cubes}; {recruit}"
    if not shown.own:
        return box("div", body, class_="scy-bt", title=said)
    if shown.now:
        body = html_thing("do:act bottom", text(f"bottom-{bottom}"), body, style="scy-do-bottom")
    return html_thing(f"bottom:{bottom}", said, body, style="scy-bt", title=said)


def _enough(pen: Pen, section: Section, shown: Shown, have: int) -> str:
    """Always one line: enough, what is missing, or what the top action can add."""
    cost = section["cost"]
    if not shown.own:
        return ""
    if have >= cost:
        return box("div", icon("scy-check"), text_node(pen.text("pic-enough", n=have)), class_="scy-why good")
    if section["section"] == "trade" and have + TRADED >= cost:
        said = pen.text("pic-trade-adds", n=have, of=cost, add=TRADED)
        return box("div", icon("scy-move"), text_node(said), class_="scy-why")
    return box("div", icon("scy-lock"), text_node(pen.text("pic-lack", n=have, of=cost)), class_="scy-why bad")


def _factory_section(pen: Pen, card: str, shown: Shown) -> str:
    """The Factory card is the fifth section."""
    text = pen.text
    top = factory_top(card, pen.components)
    deal = deal_line(text, top)
    said = f"{text('pic-factory-card')}: {deal_words(text, top)}, {text('pic-factory-move')}"
    if shown.now and shown.stage == "top":
        made = html_thing("do:act card", said, deal, style="scy-op")
    else:
        made = box("div", deal, class_="scy-op", data_then="do:act card")
    head = box("h3", text_node(text("section-factory"))) + (_why_shut(pen) if shown.shut else "")
    left = box(
        "div", box("div", head, class_="scy-l1"), box("div", made, class_="scy-ops"), class_="scy-tp", title=said
    )
    move = box("div", amount(1, "move"), soft(text("pic-factory-move")), class_="scy-deal")
    if shown.now:
        move = html_thing("do:act card_move", text("pic-factory-move"), move, style="scy-do-bottom")
    return _frame(pen, "factory", shown, left, box("div", move, class_="scy-bt"), "five")


# -- abilities and cards ----------------------------------------------------------------------------------------------


def _abilities(pen: Pen, seat: int, faction: str, mechs: tuple[tuple[str, str | None], ...]) -> str:
    text = pen.text
    out = _faction_chip(pen, faction)
    for ability, where in mechs:
        does = ability_words(text, ability, faction, pen.components)
        state = text("pic-locked") if where is None else text("pic-deployed")
        head = box("b", icon("scy-lock" if where is None else "scy-mech"), text_node(text(f"ability-{ability}")))
        told = f"{text(f'ability-{ability}')}: {does} ({state})"
        style = "scy-ab" if where is None else "scy-ab on"
        out += html_thing(f"ability:{ability}", told, head, box("span", text_node(does)), style=style, title=told)
    return box("div", out, class_=f"scy-abilities s{seat + 1}")


def _faction_chip(pen: Pen, faction: str) -> str:
    said = pen.text.attribute(f"pic-faction-{faction}", "text") or ""
    name = box("b", text_node(pen.text(f"pic-faction-{faction}")))
    return box("div", name, box("span", text_node(said)), class_="scy-ab on", title=said)


def _cards(pen: Pen, hand: tuple[int, ...], goals: list[Goal]) -> str:
    text = pen.text
    cards = "".join(combat_card(pen, value, f"do:pay_card {value}", n=n) for value, n in piles(hand))
    if not cards:
        cards = soft(f"{text('pic-hand')}: {text('pic-no-cards')}")
    aims = "".join(_goal(pen, goal) for goal in goals)
    if not aims:
        aims = box("div", soft(f"{text('pic-objectives')}: {text('pic-no-cards')}"), class_="scy-goal")
    return box("div", box("div", cards, class_="scy-hand"), aims, class_="scy-cards")


def piles(hand: tuple[int, ...]) -> list[tuple[int, int]]:
    """Combat cards from the highest on, each with how many lie there."""
    found = [(value, 1) for value in hand] if len(hand) <= FAN else list(Counter(hand).items())
    return sorted(found, reverse=True)


def combat_card(pen: Pen, value: int, on: str, style: str = "", n: int = 1) -> str:
    """A card, or several alike."""
    said = pen.text("pic-card-of", n=value)
    body = bold(value) + icon("scy-power") + (soft(f"×{n}") if n > 1 else "")
    return html_thing(on, said, body, style=f"scy-card {style}".strip(), title=said if n == 1 else f"{said} ×{n}")


def _goal(pen: Pen, goal: Goal) -> str:
    text, objective = pen.text, goal["objective"]
    name = text(f"objective-{objective}")
    said = objective_words(text, objective, pen.components)
    when = text("pic-at-end" if goal["at_end"] else "pic-anytime")
    state = text("pic-met" if goal["met"] else "pic-not-met")
    told = f"{name}: {said}. {when}; {state}"
    have, of = goal["progress"]
    told += f" ({have}/{of})" if of > 1 and not goal["met"] else ""
    if goal["met"]:
        body = icon("scy-check", class_="scy-good")
    elif of > 1:
        body = box("span", bold(have), soft(f"/{of}"), class_="scy-of")
    else:
        body = icon("scy-objective")
    words = box("div", bold(name), box("span", text_node(said)))
    style = "scy-goal met" if goal["met"] else "scy-goal"
    return html_thing(f"objective:{objective}", told, body, words, style=style, title=told)


# -- a rival's mats as a sheet ----------------------------------------------------------------------------------------


def sheet(view: View, pen: Pen, seat: int) -> Area:
    data = view["seats"][seat]
    produce = data["produce_cost"]
    piece = (data["sections"], data["cubes"], produce, data["section"], tuple(data["mechs"].items()))
    more = (data["bonuses"], data["factory_card"], data["faction"], data["mat"], pen.names[seat])
    part = pen.part(f"mats-{seat}-all", _sheet, seat, *piece, *more)
    return Area(f"mats-{seat}", "sheet", pen.names[seat], WIDTH, HEIGHT, (part,), html=True)


def _sheet(
    pen: Pen,
    seat: int,
    sections: list[Section],
    cubes: dict[str, bool],
    produce: dict[str, int],
    last: str | None,
    mechs: tuple[tuple[str, str | None], ...],
    bonuses: dict[str, bool],
    factory_card: str | None,
    faction: str,
    mat: str,
    name: str,
) -> str:
    text = pen.text
    title = box("b", text_node(text.attribute(f"faction-{faction}", "full") or faction), class_="scy-name")
    head = box("div", seat_icon(seat), title, soft(f"{name} · {text(f'mat-{mat}')}"), class_="scy-who")
    rows = ""
    for section in sections:
        shown = Shown(seat, False, False, "", last == section["section"])
        rows += _section(pen, section, shown, cubes, produce if section["section"] == "produce" else {}, 0, False)
    chips = _faction_chip(pen, faction) + "".join(_chip(pen, seat, faction, ability, where) for ability, where in mechs)
    used = [text(f"bonus-{bonus}") for bonus, taken in bonuses.items() if taken]
    notes = soft(f"{text('pic-one-time')}: {', '.join(used) or text('pic-no-cards')}")
    if factory_card:
        notes += soft(f"{text('pic-factory-card')}: {deal_words(text, factory_top(factory_card, pen.components))}")
    abilities = box("div", chips, class_=f"scy-abilities s{seat + 1}")
    return box("div", head, rows, abilities, box("div", notes, class_="scy-notes"), class_=f"scy-sheet s{seat + 1}")


def _chip(pen: Pen, seat: int, faction: str, ability: str, where: str | None) -> str:
    text = pen.text
    components: Components = pen.components
    head = box("b", icon("scy-lock" if where is None else "scy-mech"), text_node(text(f"ability-{ability}")))
    does = ability_words(text, ability, faction, components)
    return box("div", head, box("span", text_node(does)), class_="scy-ab" if where is None else "scy-ab on")
