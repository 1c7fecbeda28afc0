"""What is going on, in the place where one decides: a combat, an encounter, Factory cards, a unit on its way.

Combat, encounter and Factory take the place of the sections in the own panel; the others are a low sheet at its foot,
on a phone below the map. What a combat has come to is a scene by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from pentarchy.games.scythe.components import BONUSES, CARGO, RESOURCES, Components
from pentarchy.games.scythe.mats import combat_card, piles
from pentarchy.games.scythe.pieces import (
    Piece,
    amount,
    bold,
    deal_line,
    pieces,
    portrait,
    seat_icon,
    sign,
    soft,
)
from pentarchy.games.scythe.views import Combat, Lane, Movement, Place, Tokens, Units, View
from pentarchy.games.scythe.wording import deal_words, encounter_options, factory_top, units_words
from pentarchy.kernel.draw import Area, Part, Pen, Scene, box, el, html_thing, icon, text_node

WIDTH: Final = 560.0
HEIGHT: Final = 440.0
SCALE: Final = 17
"""Totals on the scale of a combat, if no more is possible."""
STARS_OF_COMBAT: Final = 2
BACKS: Final = 3
"""So many cards of a rival are drawn; the number beside them tells the rest."""
SAXONY: Final = "saxony"
PEOPLES_ARMY: Final = "peoples_army"
REVEALED: Final = "won"
"""The event that tells who has won a combat."""
OF_A_FIGHT: Final = frozenset({"dial", "played", REVEALED, "retreated", "lost", "drew", "star"})
"""Events from the opening of the dials to the end of a combat."""
COUNTED: Final = {"star": "placed", "power": "power", "combat_cards": "combat_cards", "popularity": "popularity"}
"""What a combat changes, in the order of the table, and where a view has it."""
SIGNS: Final = {"star": "scy-star", "power": "scy-power", "combat_cards": "scy-card", "popularity": "scy-pop"}


def area(view: View, pen: Pen) -> Area:
    return Area("now", "own", pen.text("pic-now"), WIDTH, HEIGHT, (_part(view, pen),), html=True, pane="board")


def _part(view: View, pen: Pen) -> Part:
    turn, me = view["turn"], view["seat"]
    mine = turn["seat"] == me and me >= 0
    if turn["combat"] and turn["asked"] != "retreat":  # then it is decided
        return _combat_part(view, pen, turn["combat"])
    if view["encounter"] and (turn["asked"] == "encounter" or not mine):
        return pen.part("table-now", _encounter, view["encounter"], mine)
    if not mine:
        return pen.part("table-now", _nothing)
    if turn["asked"] == "factory":
        return pen.part("table-now", _factory, tuple(view["factory_cards"]["known"]))
    if turn["movement"]:
        return _movement_part(view, pen, turn["movement"])
    if turn["asked"] == "move":
        own = [(place["place"], units) for place in view["places"] for units in place["units"] if units["seat"] == me]
        return pen.part("table-now", _movers, me, own)
    if turn["asked"] == "tokens" and turn["tokens"] and turn["tokens"]["place"]:
        return pen.part("table-now", _tokens, turn["tokens"]["place"], turn["tokens"]["left"])
    if turn["asked"] == "enlist":
        return pen.part("table-now", _bonuses, me, view["seats"][me]["bonuses"])
    return pen.part("table-now", _nothing)


def _nothing(pen: Pen) -> str:
    return ""


def _at(pen: Pen, place: str) -> str:
    return pen.text.attribute(f"place-{place}", "at") or place


# -- a unit on its way ------------------------------------------------------------------------------------------------


def _movement_part(view: View, pen: Pen, movement: Movement) -> Part:
    here = next(place for place in view["places"] if place["place"] == movement["place"])
    units = next((units for units in here["units"] if units["seat"] == view["seat"]), None)
    workers = (0, 0)
    if units is not None and movement["unit"] == "mech":
        workers = (units["workers"] - units["moved"]["workers"], units["moved"]["workers"])
    free = here["control"] == view["seat"] or here["terrain"] == "base"
    tokens = here["resources"] if free else movement["resources"]
    return pen.part("table-now", _movement, view["seat"], movement, workers, tokens)


def _movement(pen: Pen, seat: int, movement: Movement, workers: tuple[int, int], tokens: Tokens) -> str:
    """One stepper for each kind of cargo that lies here."""
    text = pen.text
    name = text.attribute(f"unit-{movement['unit']}", "cap") or movement["unit"]
    title = text("pic-moving", unit=name, place=_at(pen, movement["place"]))
    head = box(
        "div",
        portrait(seat, Piece(movement["unit"], 1, False), name),
        box("div", bold(title), soft(text("pic-steps", n=movement["steps"]))),
        html_thing("do:load_all", text("pic-take-all"), text_node(text("pic-take-all")), style="scy-btn"),
        html_thing("do:stop", text("pic-done"), text_node(text("pic-done")), style="scy-btn"),
        class_="scy-now-head",
    )
    there = dict(zip(CARGO, (*workers, *tokens.values()), strict=True))
    loaded = dict(
        zip(CARGO, (movement["workers"], movement["moved_workers"], *movement["resources"].values()), strict=True)
    )
    steps = "".join(_stepper(pen, what, loaded[what], there[what]) for what in CARGO if there[what] or loaded[what])
    return box("div", head, box("div", steps, class_="scy-steppers") if steps else "", class_="scy-now low")


def _stepper(pen: Pen, what: str, n: int, of: int) -> str:
    text = pen.text
    name = text(f"cargo-{what}")
    less = html_thing(f"do:unload {what}", f"{name} −", "−", style="scy-step")
    more = html_thing(f"do:load {what}", f"{name} +", "+", style="scy-step")
    head = box("div", sign(what), soft(text("pic-cargo-of", what=name, of=of)), class_="scy-step-head")
    return box("div", head, box("div", less, bold(n), more, class_="scy-step-row"), class_="scy-stepper")


def _movers(pen: Pen, seat: int, own: list[tuple[str, Units]]) -> str:
    """Every unit that can move as a large button, for fingers: on the map several may stand close together."""
    found = ""
    for place, units in own:
        for piece in pieces(units):
            if not piece.tired:
                name = pen.text.attribute(f"unit-{piece.kind}", "cap") or piece.kind
                body = portrait(seat, piece, name) + bold(pen.text(f"place-{place}") if len(place) > 2 else place)
                found += html_thing(
                    f"do:move {piece.kind} {place}", f"{name} {_at(pen, place)}", body, style="scy-mover"
                )
    return box("div", found, class_="scy-now low touch")


def _tokens(pen: Pen, place: str, left: int) -> str:
    text = pen.text
    buttons = "".join(
        html_thing(
            f"do:token {kind}",
            text(f"resource-{kind}"),
            sign(kind),
            text_node(text(f"resource-{kind}")),
            style="scy-btn",
        )
        for kind in RESOURCES
    )
    head = box("div", bold(text("pic-tokens-to", place=_at(pen, place), n=left)), class_="scy-now-head")
    return box("div", head, box("div", buttons, class_="scy-row"), class_="scy-now low")


def _bonuses(pen: Pen, seat: int, bonuses: dict[str, bool]) -> str:
    """One-time bonuses of enlisting; a recruit lies on those that are used."""
    text = pen.text
    buttons = ""
    for bonus in BONUSES:
        used = bonuses[bonus]
        said = text(f"bonus-{bonus}") + (f" ({text('pic-used')})" if used else "")
        body = amount(2, bonus) + (icon("scy-recruit") if used else "")
        buttons += html_thing(f"bonus:{bonus}", said, body, style="scy-btn used" if used else "scy-btn", title=said)
    head = box("div", bold(text("pic-one-time")), class_="scy-now-head")
    return box("div", head, box("div", buttons, class_="scy-row"), class_="scy-now low")


# -- cards ------------------------------------------------------------------------------------------------------------


def _encounter(pen: Pen, encounter: str, mine: bool) -> str:
    """The card with its three options, which are clicked on it."""
    text = pen.text
    name = text(f"encounter-{encounter}")
    head = box("div", icon("scy-encounter", class_="scy-good"), bold(name), class_="scy-now-head")
    options = ""
    for k, option in enumerate(encounter_options(encounter, pen.components)):
        body = box("i", text_node(k + 1), class_="scy-number")
        body += box("div", deal_line(text, option), soft(deal_words(text, option)))
        said = f"{text('pic-option', n=k + 1)}: {deal_words(text, option)}"
        style = "scy-option"
        options += html_thing(f"do:option {k + 1}", said, body, style=style) if mine else box("div", body, class_=style)
    return html_thing(f"encounter:{encounter}", name, head, options, style="scy-now full scy-encounter")


def _factory(pen: Pen, cards: tuple[str, ...]) -> str:
    text = pen.text
    head = box("div", icon("scy-factory"), bold(text("pic-factory-choose")), class_="scy-now-head")
    options = ""
    for card in cards:
        top = factory_top(card, pen.components)
        said = f"{text('pic-factory-card')}: {deal_words(text, top)}, {text('pic-factory-move')}"
        body = box("i", text_node(card.removeprefix("factory_")), class_="scy-number")
        body += box("div", deal_line(text, top), soft(deal_words(text, top)))
        options += html_thing(f"factory_card:{card}", said, body, style="scy-option")
    return box("div", head, options, soft(text("pic-factory-move")), class_="scy-now full")


# -- combat -----------------------------------------------------------------------------------------------------------


class Side(NamedTuple):
    """What is open about one side of a combat."""

    seat: int
    faction: str
    power: int
    cards: int
    limit: int
    stars: int
    units: Units
    cost: int
    """Popularity that a victory of this side costs: workers driven away by the attacker."""


def _combat_part(view: View, pen: Pen, combat: Combat) -> Part:
    here = next(place for place in view["places"] if place["place"] == combat["place"])
    sides = tuple(_side(view, here, combat, seat) for seat in (combat["attacker"], combat["defender"]))
    me = view["seat"] if view["seat"] in (combat["attacker"], combat["defender"]) else -1
    hand = tuple(view["seats"][me]["hand"] or ()) if me >= 0 else ()
    asked = me >= 0 and view["turn"]["asked"] == "dials"
    if me == combat["defender"]:
        sides = (sides[1], sides[0])
    piece = (combat["place"], combat["attacker"], sides, me, asked, combat["own"], hand, here["resources"])
    return pen.part("table-now", _combat, *piece)


NOBODY: Final[Units] = {
    "seat": -1,
    "character": False,
    "mechs": 0,
    "mech_abilities": [],
    "workers": 0,
    "moved": {"character": False, "mechs": 0, "workers": 0},
}


def _side(view: View, here: Place, combat: Combat, seat: int) -> Side:
    data = view["seats"][seat]
    units = next((units for units in here["units"] if units["seat"] == seat), NOBODY)
    other = combat["defender"] if seat == combat["attacker"] else combat["attacker"]
    driven = next((units["workers"] for units in here["units"] if units["seat"] == other), 0)
    cost = driven if seat == combat["attacker"] and data["mechs"].get("camaraderie") is None else 0
    return Side(
        seat,
        data["faction"],
        data["power"],
        data["combat_cards"],
        combat["limits"][str(seat)],
        data["stars"]["combat"],
        units,
        cost,
    )


def _combat(
    pen: Pen,
    place: str,
    attacker: int,
    sides: tuple[Side, Side],
    me: int,
    asked: bool,
    own: Lane | None,
    hand: tuple[int, ...],
    resources: Tokens,
) -> str:
    """I left, the rival right: units, dial, cards; then the sum, and what victory and defeat bring."""
    text = pen.text
    first, second = sides
    head = box(
        "div",
        icon("scy-swords", class_="scy-bad"),
        bold(text("pic-combat", place=_at(pen, place))),
        soft(text("pic-tie", who=text(f"faction-{_faction(sides, attacker)}"))),
        class_="scy-now-head",
    )
    duo = box(
        "div",
        _column(pen, first, attacker, first.seat == me, asked, own),
        _column(pen, second, attacker, False, False, None),
        class_="scy-duo",
    )
    body = head + duo
    if me >= 0:
        body += _cards(pen, first, second, own, hand) + _sum(pen, first, second, attacker, own)
        if own is not None and asked:
            total = own["dial"] + sum(own["cards"])
            words = box("b", text_node(text("pic-commit", n=total))) + soft(text("pic-no-way-back"))
            body += html_thing("do:commit", text("pic-commit", n=total), words, style="scy-commit")
        body += _stakes(pen, first, second, place, resources)
    return box("div", body, class_="scy-now full scy-combat")


def _faction(sides: tuple[Side, Side], seat: int) -> str:
    return next(side.faction for side in sides if side.seat == seat)


def _most(pen: Pen, side: Side) -> int:
    """The highest total that open information allows."""
    components: Components = pen.components
    return min(components.most_dial, side.power) + side.limit * components.best_card


def _column(pen: Pen, side: Side, attacker: int, mine: bool, asked: bool, own: Lane | None) -> str:
    name = pen.text("pic-you-cap") if mine else pen.text(f"faction-{side.faction}")
    head, dial = _side_head(pen, side, attacker, name, "-you" if mine else ""), _dial(pen, side, mine and asked, own)
    return box("div", head, dial, class_=f"scy-side s{side.seat + 1}")


def _side_head(pen: Pen, side: Side, attacker: int, name: str, person: str = "") -> str:
    text = pen.text
    role = "attacker" if side.seat == attacker else "defender"
    units = "".join(
        portrait(side.seat, piece, text.attribute(f"unit-{piece.kind}", "cap") or "") for piece in pieces(side.units)
    )
    does = soft(text(f"pic-{role}{person}"))
    return box("div", seat_icon(side.seat), bold(name), does, units, class_="scy-side-head")


def _dial(pen: Pen, side: Side, asked: bool, own: Lane | None, left: str = "pic-dial-left") -> str:
    """Numbers on an arc, in a row on a phone; those of the one who is asked can be clicked."""
    components: Components = pen.components
    most = min(components.most_dial, side.power)
    numbers = ""
    for n in range(components.most_dial + 1):
        style = f"scy-d d{n}" + (" on" if own is not None and own["dial"] == n else "") + (" out" if n > most else "")
        if asked and own is None:
            numbers += html_thing(f"do:dial {n}", pen.text("pic-dial-to", n=n), text_node(n), style=style)
        else:
            numbers += box("div", text_node(n), class_=style)
    shown = "?" if own is None else own["dial"]
    if own is None:
        said = pen.text("pic-dial-most", n=most)
    else:
        said = pen.text(left, of=side.power, n=side.power - own["dial"])
    arc = el(
        "svg", el("path", d="M30 106A96 86 0 0 1 222 106", class_="scy-arc"), viewBox="0 0 252 128", aria_hidden="true"
    )
    head = box("span", text_node(pen.text("pic-dial-head")), class_="scy-dial-head")
    middle = box("div", head, bold(shown), soft(said), class_="scy-dial-middle")
    return box("div", arc, numbers, middle, class_="scy-dial" if own or asked else "scy-dial hidden-dial")


def _cards(pen: Pen, mine: Side, other: Side, own: Lane | None, hand: tuple[int, ...]) -> str:
    text = pen.text
    chosen = list(own["cards"]) if own else []
    tick = box("i", icon("scy-check"), class_="scy-tick-on")
    cards = "".join(
        box("div", bold(value), icon("scy-power"), tick, class_="scy-card chosen")
        for value in sorted(chosen, reverse=True)
    )
    left_over = tuple((Counter(hand) - Counter(chosen)).elements())
    cards += "".join(combat_card(pen, value, f"do:add {value}", n=n) for value, n in piles(left_over))
    left = box(
        "div",
        box("p", bold(text("pic-my-cards")), soft(text("pic-may-add", n=mine.limit))),
        box("div", cards, class_="scy-hand"),
    )
    backs = "".join(box("i", class_="scy-card back") for _ in range(min(other.cards, BACKS)))
    said = box(
        "p", bold(text("pic-cards-of", who=text(f"faction-{other.faction}"))), soft(text("pic-may-add", n=other.limit))
    )
    right = box("div", said, box("div", backs, soft(text("pic-in-hand", n=other.cards)), class_="scy-hand"))
    return box("div", left, right, class_="scy-duo scy-hands")


def _sum(pen: Pen, mine: Side, other: Side, attacker: int, own: Lane | None) -> str:
    """The own total and the range of the other's, on one scale."""
    text = pen.text
    total = own["dial"] + sum(own["cards"]) if own else 0
    most = _most(pen, other)
    sure = own is not None and (total > most or (total == most and mine.seat == attacker))
    parts = " + ".join(map(str, [own["dial"], *own["cards"]])) if own else ""
    words = box("span", text_node(text("pic-my-total", parts=parts))) + bold(total) if own else ""
    verdict = text("pic-sure") if sure else text("pic-other-most", who=text(f"faction-{other.faction}"), n=most)
    line = box("p", words, box("span", text_node(verdict), class_="scy-good-word" if sure else "scy-verdict"))
    cells = ""
    for n in range(max(SCALE, most, total) + 1):
        style = ("foe " if n <= most else "") + ("me" if own and n == total else "")
        cells += box("i", text_node(n) if n % 2 == 0 else "", class_=style.strip() or None)
    return box("div", line, box("div", cells, class_=f"scy-scale s{other.seat + 1}"), class_="scy-sum")


def _stakes(pen: Pen, mine: Side, other: Side, place: str, resources: Tokens) -> str:
    text = pen.text
    won = []
    if mine.stars < STARS_OF_COMBAT or mine.faction == SAXONY:
        won.append(_line("scy-star", text("pic-win-star")))
    held = sum(resources.values())
    won.append(_line("scy-land", text("pic-win-place", place=place, n=held)))
    if mine.cost:
        won.append(_line("scy-pop", text("pic-win-cost", n=mine.cost), "scy-bad-word"))
    lost = [_line("scy-move", text("pic-lose-units", units=units_words(text, mine.units)), "scy-bad-word")]
    lost.append(_line("scy-card", text("pic-lose-card")))
    if other.stars < STARS_OF_COMBAT or other.faction == SAXONY:
        lost.append(_line("scy-star", text("pic-lose-star", who=text(f"faction-{other.faction}")), "scy-bad-word"))
    return box(
        "div",
        box("div", bold(text("pic-victory")), *won),
        box("div", bold(text("pic-defeat")), *lost),
        class_="scy-duo scy-stakes",
    )


def _line(sprite: str, words: str, style: str = "") -> str:
    return box("span", icon(sprite), text_node(words), class_=f"scy-stake {style}".strip())


# -- what a combat has come to ----------------------------------------------------------------------------------------

Event = Mapping[str, Any]
Changes = Counter[tuple[int, str]]
"""Seat and what is counted -> how much more or less."""


class Fighter(NamedTuple):
    """One side of a combat that is over."""

    side: Side
    """As it was when the dials were opened."""
    shown: Lane
    changes: tuple[tuple[str, int, int], ...]
    """What is counted, how much of it before and after."""
    left: Units | None
    """Those who have retreated; None for the winner."""
    home: bool
    """Have all of them gone to the base?"""
    drawn: int
    """Cards taken for having fought in vain (SCY-257)."""

    @property
    def total(self) -> int:
        return self.shown["dial"] + sum(self.shown["cards"])


def reveal(events: Sequence[Event], view: View, pen: Pen) -> Scene:
    """Both dials and all cards open, who has won, and what has changed for both. All of it lies open on the table."""
    told = [(event["event"], {name: token for name, _, token in event["arguments"]}) for event in events]
    last = max(k for k, (event, _) in enumerate(told) if event == REVEALED)
    first = [k for k, (event, _) in enumerate(told[:last]) if event == "dial"][-2]
    fight = list(takewhile(lambda one: one[0] in OF_A_FIGHT, told[first:]))
    won = told[last][1]
    attacker, defender = (int(said["seat"]) for event, said in fight if event == "dial")
    after = _counted(told[first + len(fight) :])
    fighters = [_fighter(view, fight, after, won, seat) for seat in (attacker, defender)]
    if view["seat"] == defender:
        fighters.reverse()
    verdict = pen.text(
        "pic-verdict", who=pen.text(f"faction-{view['seats'][int(won['seat'])]['faction']}"), **_numbers(won)
    )
    title = f"{pen.text('pic-combat', place=_at(pen, won['place']))}. {verdict}"
    body = _revealed(pen, won["place"], attacker, int(won["seat"]), verdict, fighters)
    return Scene(title, body, own=view["seat"] in (attacker, defender))


def _numbers(won: dict[str, str]) -> dict[str, int]:
    return {name: int(won[name]) for name in ("high", "low", "margin")}


def _counted(told: Sequence[tuple[str, dict[str, str]]]) -> Changes:
    """What these events have changed for whom."""
    found: Changes = Counter()
    for event, said in told:
        seat = int(said.get("seat", -1))
        if event in ("dial", "disarmed"):
            found[int(said.get("opponent", seat)), "power"] -= int(said["power"])
        elif event in ("played", "drew"):
            found[seat, "combat_cards"] += 1 if event == "drew" else -1
        elif event == "scouted":
            found[seat, "combat_cards"] += 1
            found[int(said["opponent"]), "combat_cards"] -= 1
        elif event in ("lost", "gained"):
            found[seat, said["good"]] += int(said["amount"]) * (1 if event == "gained" else -1)
        elif event == "star":
            found[seat, "star"] += 1
    return found


def _fighter(
    view: View, fight: list[tuple[str, dict[str, str]]], after: Changes, won: dict[str, str], seat: int
) -> Fighter:
    data, mine = view["seats"][seat], [(event, said) for event, said in fight if said.get("seat") == str(seat)]
    changed = _counted(fight)
    changes = []
    for what, where in COUNTED.items():
        now = int(data[where]) - after[seat, what]  # type: ignore[literal-required]
        changes.append((what, now - changed[seat, what], now))
    before = {what: count for what, count, _ in changes}
    here = next(place for place in view["places"] if place["place"] == won["place"])
    units = next((units for units in here["units"] if units["seat"] == seat), NOBODY)
    gone = [said for event, said in mine if event == "retreated"]
    loser = str(seat) != won["seat"]
    if loser:
        units = _with(units, Counter(said["unit"] for said in gone))
    shown: Lane = {
        "dial": next(int(said["power"]) for event, said in mine if event == "dial"),
        "cards": sorted((int(said["strength"]) for event, said in mine if event == "played"), reverse=True),
    }
    side = Side(seat, data["faction"], before["power"], before["combat_cards"], 0, before["star"], _rested(units), 0)
    home = bool(gone) and all(said["place"].startswith("base") for said in gone)
    drawn = sum(event == "drew" for event, _ in mine)
    return Fighter(side, shown, tuple(changes), units if loser else None, home, drawn)


def _with(units: Units, gone: Counter[str]) -> Units:
    """Units with those that were beside them before they left."""
    return {
        **units,
        "character": units["character"] or gone["character"] > 0,
        "mechs": units["mechs"] + gone["mech"],
        "workers": units["workers"] + gone["worker"],
    }


def _rested(units: Units) -> Units:
    return {**units, "moved": NOBODY["moved"]}


def _revealed(pen: Pen, place: str, attacker: int, winner: int, verdict: str, fighters: Sequence[Fighter]) -> str:
    text = pen.text
    head = box(
        "div",
        icon("scy-swords", class_="scy-bad"),
        bold(text("pic-combat", place=_at(pen, place))),
        soft(text("pic-dials-open")),
        class_="scy-now-head",
    )
    duo = box("div", *(_opened(pen, fighter, attacker) for fighter in fighters), class_="scy-duo")
    line = box("p", seat_icon(winner), bold(verdict), class_="scy-won")
    body = head + duo + line + _totals(fighters) + _changes(pen, place, fighters)
    return box("div", body, class_="scy-now full scy-reveal")


def _opened(pen: Pen, fighter: Fighter, attacker: int) -> str:
    """A side with its dial and its cards open, and what they add up to."""
    text, side, shown = pen.text, fighter.side, fighter.shown
    head = _side_head(pen, side, attacker, text(f"faction-{side.faction}"))
    cards = "".join(
        box("span", bold(value), icon("scy-power"), class_="scy-card", title=text("pic-card-of", n=value))
        for value in shown["cards"]
    )
    parts = " + ".join(map(str, [shown["dial"], *shown["cards"]]))
    added = soft(f"{parts} =") if shown["cards"] else ""
    total = box("p", added, box("b", text_node(fighter.total), class_="scy-total"))
    foot = box("div", box("div", cards or soft(text("pic-none-played")), class_="scy-hand"), total, class_="scy-added")
    return box("div", head, _dial(pen, side, False, shown, "pic-dial-was"), foot, class_=f"scy-side s{side.seat + 1}")


def _totals(fighters: Sequence[Fighter]) -> str:
    """Both totals on one scale."""
    cells = ""
    for n in range(max(SCALE, *(fighter.total for fighter in fighters)) + 1):
        marks = "".join(seat_icon(fighter.side.seat) for fighter in fighters if fighter.total == n)
        number = text_node(n) if marks or n % 2 == 0 else ""
        cells += box("i", box("span", marks), number, class_="me" if marks else None)
    return box("div", cells, class_="scy-scale scy-totals", aria_hidden="true")


def _changes(pen: Pen, place: str, fighters: Sequence[Fighter]) -> str:
    text = pen.text
    names = [
        box("th", seat_icon(fighter.side.seat), text_node(text(f"faction-{fighter.side.faction}")), scope="col")
        for fighter in fighters
    ]
    rows = box("tr", box("td"), *names)
    same = text("pic-no-change" if all(f.home or f.left is None for f in fighters) else "pic-no-change-yet")
    for row, what in enumerate(COUNTED):
        cells = [
            _change(*fighter.changes[row][1:], same, fighter.drawn if what == "combat_cards" else 0)
            for fighter in fighters
        ]
        rows += box("tr", box("th", icon(SIGNS[what]), text_node(text(f"pic-row-{what}")), scope="row"), *cells)
    kept = [_pieces(pen, place, fighter) for fighter in fighters]
    rows += box("tr", box("th", icon("scy-move"), text_node(text("pic-row-pieces")), scope="row"), *kept)
    return box("table", rows, class_="scy-changes")


def _change(before: int, after: int, same: str, taken: int) -> str:
    """What went and what came, then both counts."""
    gain = max(after - before, taken)
    loss = before + gain - after
    if not gain and not loss:
        return box("td", soft(same))
    went = box("b", text_node(f"−{loss}"), class_="scy-bad-word") if loss else ""
    came = bold(f"+{gain}") if gain else ""
    return box("td", went, came, soft(f"{before} → {after}"))


def _pieces(pen: Pen, place: str, fighter: Fighter) -> str:
    text = pen.text
    if fighter.left is None:
        return box("td", text_node(text("pic-stay", place=_at(pen, place))))
    key = "pic-lose-units" if fighter.home else "pic-leave"
    return box("td", text_node(text(key, units=units_words(text, fighter.left))), class_="scy-bad-word")
