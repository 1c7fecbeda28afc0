"""The table in words, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pentarchy.games.scythe.components import Components
from pentarchy.games.scythe.printed import Territory
from pentarchy.games.scythe.views import Combat, Place, View
from pentarchy.games.scythe.wording import (
    ability_words,
    deal_words,
    encounter_options,
    factory_top,
    objective_words,
)
from pentarchy.kernel.game import Sheet, short
from pentarchy.kernel.text import Text

CELL: Final = 10
"""Letters of one territory; every other row is shifted by half of it."""
COLUMN: Final = 10
PER_LINE: Final = 10
"""Rivers on one line."""


def sheets(view: View, text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
    found = [
        Sheet(text("sheet-map"), ("",), _map(view, text, components)),
        Sheet(text("sheet-rivers"), ("",), _rivers(text, components)),
        Sheet(text("sheet-players"), ("", *(_short(name) for name in names)), _players(view, text)),
        _tile(view, text, components),
    ]
    seat = view["seat"]
    if seat >= 0:
        found += [_own_mat(view, text), _abilities(view, text, components), _cards(view, text, components)]
    if view["encounter"]:
        rows = [
            (str(k + 1), deal_words(text, option))
            for k, option in enumerate(encounter_options(view["encounter"], components))
        ]
        head = (text("sheet-number"), text(f"encounter-{view['encounter']}"))
        found.append(Sheet(text("sheet-encounter"), head, tuple(rows)))
    if view["turn"]["combat"]:
        found.append(_combat(view, view["turn"]["combat"], text, names))
    return found


# -- the map ---------------------------------------------------------------------------------------------------------


def _map(view: View, text: Text, components: Components) -> tuple[tuple[str, ...], ...]:
    """Three lines for each row of territories: which it is, whose pieces stand there, what lies there."""
    entries = {entry["place"]: entry for entry in view["places"]}
    rows: dict[int, list[Territory]] = {}
    for territory in components.territories:
        rows.setdefault(territory["row"], []).append(territory)
    lines = []
    for row in sorted(rows):
        drawn = ["", "", ""]
        for territory in rows[row]:
            start = territory["col"] * CELL + (row % 2) * CELL // 2
            for k, said in enumerate(_cell(entries[territory["id"]], territory, text)):
                drawn[k] = drawn[k].ljust(start) + short(said, CELL - 1)
        lines += [(line,) for line in drawn if line.strip()]
    leads = {base["id"]: [way["to"] for way in base["connections"]] for base in components.data["board"]["home_bases"]}
    begun = {f"base_{seat['faction']}" for seat in view["seats"]}
    for entry in [entry for entry in view["places"] if entry["place"] in begun]:
        ways = " ".join(sorted(leads[entry["place"]]))
        said = f"{text('place-' + entry['place'])} ({ways}): {_units(entry, text)} {_tokens(entry, text)}"
        lines.append((said.rstrip().removesuffix(":"),))
    lines.append((text("sheet-map-legend"),))
    return tuple(lines)


def _cell(entry: Place, territory: Territory, text: Text) -> tuple[str, str, str]:
    marks = ("∩" if territory["tunnel"] else "") + ("!" if entry["token"] else "")
    name = f"{entry['place']} {text('sheet-letters-terrain-' + entry['terrain'])}{marks}"
    return name, _units(entry, text), _tokens(entry, text)


def _units(entry: Place, text: Text) -> str:
    """Such as 1:CM2w3 for the character, two mechs and three workers of the first seat."""
    said = []
    for units in entry["units"]:
        pieces = text("sheet-letter-character") if units["character"] else ""
        for kind, n in (("mech", units["mechs"]), ("worker", units["workers"])):
            pieces += f"{text(f'sheet-letter-{kind}')}{n}" if n else ""
        said.append(f"{units['seat'] + 1}:{pieces}")
    return " ".join(said)


def _tokens(entry: Place, text: Text) -> str:
    said = "".join(f"{text(f'sheet-letter-{kind}')}{n}" for kind, n in entry["resources"].items() if n)
    if entry["structure"]:
        built = entry["structure"]
        said = f"{built['seat'] + 1}:{short(text('structure-' + built['structure']), 4)} {said}".rstrip()
    return said


def _rivers(text: Text, components: Components) -> tuple[tuple[str, ...], ...]:
    board = components.data["board"]
    pairs = [f"{river['between'][0]}–{river['between'][1]}" for river in board["rivers"]]
    rows = [("  ".join(pairs[k : k + PER_LINE]),) for k in range(0, len(pairs), PER_LINE)]
    for river in board["base_rivers"]:
        rows.append((" – ".join(text(f"place-{name}") for name in river["between"]),))
    return tuple(rows)


# -- players -----------------------------------------------------------------------------------------------------------


def _players(view: View, text: Text) -> tuple[tuple[str, ...], ...]:
    """One row per number, one column per player."""
    seats = view["seats"]
    rows = [
        (text("sheet-faction"), *(text(f"faction-{data['faction']}") for data in seats)),
        (text("sheet-mat"), *(_short(text(f"mat-{data['mat']}")) for data in seats)),
        (
            text("sheet-last"),
            *(_short(text(f"section-{data['section']}")) if data["section"] else "–" for data in seats),
        ),
        (text("sheet-stars"), *(f"{data['placed']}/6" for data in seats)),
    ]
    shown = (
        ("power", "power", ""),
        ("popularity", "popularity", ""),
        ("coins", "coins", ""),
        ("combat_cards", "cards", ""),
        ("objectives", "objectives", ""),
        ("workers_out", "workers", "/8"),
        ("mechs_out", "mechs", "/4"),
        ("structures_out", "structures", "/4"),
        ("recruits", "recruits", "/4"),
        ("upgrades", "upgrades", "/6"),
    )
    for key, name, of in shown:
        facts: Sequence[Mapping[str, object]] = seats
        rows.append((text(f"pic-{name}"), *("?" if data[key] is None else f"{data[key]}{of}" for data in facts)))
    cards = ((data["factory_card"] or "factory_–").removeprefix("factory_") for data in seats)
    rows.append((text("sheet-factory-card"), *cards))
    totals = [[n for n in data["score"].values() if n is not None] for data in seats]
    rows.append((text("sheet-score"), *(str(sum(parts)) for parts in totals)))
    return tuple(rows)


def _short(name: str) -> str:
    """Five columns fit into 80."""
    return short(name, COLUMN)


def _tile(view: View, text: Text, components: Components) -> Sheet:
    entry = next(t for t in components.data["structure_bonus_tiles"]["tiles"] if t["id"] == view["tile"])
    steps = []
    for row in entry["table"]:
        span = str(row["from"]) if row["from"] == row["to"] else f"{row['from']}–{row['to']}"
        steps.append(text("pic-coins-for", count=span, coins=row["coins"]))
    rows = [(text(f"tile-{view['tile']}"), "; ".join(steps))]
    counts = (
        ("combat", view["decks"]["combat"]),
        ("encounters", view["decks"]["encounters"]),
        ("factory", view["factory_cards"]["count"]),
    )
    rows.append((text("pic-decks"), ", ".join(f"{text(f'pic-deck-{name}')} {n}" for name, n in counts)))
    if view["factory_cards"]["known"]:
        known = ", ".join(text(f"factory_card-{card}") for card in view["factory_cards"]["known"])
        rows.append((text("pic-factory-known"), known))
    for kind, seats in view["triumph"].items():
        if seats:
            who = ", ".join(text(f"faction-{view['seats'][seat]['faction']}") for seat in seats)
            rows.append((f"★ {text(f'star-{kind}')}", who))
    return Sheet(text("sheet-tile"), ("", ""), tuple(rows))


# -- the own mats ----------------------------------------------------------------------------------------------------


def _own_mat(view: View, text: Text) -> Sheet:
    rows = []
    data = view["seats"][view["seat"]]
    for section in data["sections"]:
        rows.append(
            (
                ("> " if data["section"] == section["section"] else "") + text(f"section-{section['section']}"),
                f"{'✓' if section['structure_built'] else '–'} {text('structure-' + section['structure'])}",
                text(f"bottom-{section['bottom']}"),
                text(f"gain-{section['resource']}", n=section["cost"]),
                f"+{section['coins']}",
                "–" if section["recruit"] else "✓",
            )
        )
    head = ("section", "gain", "bottom", "cost", "coins", "recruit")
    heads = tuple(text(f"sheet-{name}") if name != "gain" else text("pic-structures") for name in head)
    return Sheet(text("sheet-own-mat"), heads, tuple(rows))


def _abilities(view: View, text: Text, components: Components) -> Sheet:
    data = view["seats"][view["seat"]]
    rows = [
        (
            text(f"ability-{ability}"),
            ability_words(text, ability, data["faction"], components),
            "–" if where is None else text(f"place-{where}"),
        )
        for ability, where in data["mechs"].items()
    ]
    faction = data["faction"]
    said = text.attribute(f"pic-faction-{faction}", "text") or ""
    rows.append((text(f"pic-faction-{faction}"), said, ""))
    return Sheet(
        text("sheet-abilities"), tuple(text(f"sheet-{name}") for name in ("ability", "effect", "where")), tuple(rows)
    )


def _cards(view: View, text: Text, components: Components) -> Sheet:
    data = view["seats"][view["seat"]]
    hand = " ".join(map(str, data["hand"] or ())) or text("pic-no-cards")
    rows = [(text("pic-hand"), hand, "")]
    for goal in data["goals"] or ():
        name = text(f"objective-{goal['objective']}")
        have, of = goal["progress"]
        state = text("pic-met" if goal["met"] else "pic-not-met")
        state += f" ({have}/{of})" if of > 1 and not goal["met"] else ""
        rows.append((name, objective_words(text, goal["objective"], components), state))
    if data["factory_card"]:
        rows.append((text("pic-factory-card"), deal_words(text, factory_top(data["factory_card"], components)), ""))
    return Sheet(text("sheet-hand"), tuple(text(f"sheet-{name}") for name in ("kind", "card", "state")), tuple(rows))


def _combat(view: View, combat: Combat, text: Text, names: Sequence[str]) -> Sheet:
    rows = []
    for role in ("attacker", "defender"):
        seat = combat[role]
        data = view["seats"][seat]
        limit = text("pic-limit", n=combat["limits"][str(seat)])
        rows.append(
            (names[seat], text(f"pic-{role}"), text("pic-value", what=text("pic-power"), n=data["power"]), limit)
        )
    if combat["own"]:
        cards = " ".join(map(str, combat["own"]["cards"])) or "–"
        dial = text("pic-value", what=text("pic-dial"), n=combat["own"]["dial"])
        rows.append((text("pic-secret"), dial, text("pic-value", what=text("pic-added"), n=cards), ""))
    place = text.attribute(f"place-{combat['place']}", "at") or combat["place"]
    return Sheet(text("pic-combat", place=place), ("", "", "", ""), tuple(rows))
