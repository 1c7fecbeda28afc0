"""Points and collapse (IMP-118 to IMP-131, IMP-R42 to IMP-R48), with an independent count."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.imperium.builder import ZONES, Table
from tests.games.imperium.fuzz import Coverage, play

from pentarchy.games.imperium import scoring
from pentarchy.games.imperium.position import SUNKEN, ImperiumPosition

SCORING = ("hand", "deck", "discard", "play", "garrison", "history", "sunken")


def bare(*nations: str, sides: str = "B") -> Table:
    """Seats without cards and tokens; only the power cards are left."""
    table = Table(*nations, sides=sides)
    for seat in range(len(nations)):
        for zone in ("hand", "deck", "discard", "nation", "development"):
            table.empty(zone, seat)
        table.tokens(seat, material=0, population=0, progress=0)
    return table


def parts(table: Table, seat: int = 0) -> dict[str, int]:
    return dict(zip(scoring.PARTS, scoring.parts(table.p, seat), strict=True))


@pytest.mark.rule("IMP-118", "IMP-119", "IMP-120", "IMP-122", "IMP-23")
def test_where_points_come_from() -> None:
    table = bare("celts", "romans", sides="A").tokens(0, progress=7)
    assert scoring.total(table.p, 0) == 7
    for n, zone in enumerate(("hand", "deck", "discard", "history"), start=1):
        table.put(zone, 0, f"1CIV{(1, 2, 4, 5)[n - 1]}")  # 2 points each
        assert parts(table)["fixed"] == 2 * n
    table.in_play(0, "1REG1").garrison(0, "1REG1", "1TRI2")
    assert parts(table)["fixed"] == 8 + 1 + 3
    table.put("nation", 0, "1CIV9")
    table.put("development", 0, "1CIV10")
    assert parts(table)["fixed"] == 12


@pytest.mark.rule("IMP-24", "IMP-122", "IMP-187")
def test_negative_values_count_even_garrisoned() -> None:
    table = bare("celts", "romans").in_play(0, "1REG8").garrison(0, "1REG8", "1UNR1")
    table.put("hand", 0, "1UNR2")
    assert parts(table)["unrest"] == -4


@pytest.mark.rule("IMP-25", "IMP-123", "IMP-146")
def test_conditional_values() -> None:
    table = bare("atlanteans", "romans")
    table.put("history", 1, "1FAM1")
    assert parts(table, 1)["conditional"] == 7
    table.put("hand", 1, "1FAM1")
    assert parts(table, 1)["conditional"] == 3
    table.put("sunken", 0, "1FAM1")
    assert parts(table)["conditional"] == 3  # sunken is not in history
    table.in_play(0, "1REG8").garrison(0, "1REG8", "2QIN10")
    assert parts(table)["conditional"] == 10
    table.in_play(0, "2QIN22")
    assert parts(table)["conditional"] == 10
    table.put("discard", 0, "2QIN22")
    assert parts(table)["conditional"] == 8


@pytest.mark.rule("IMP-26", "IMP-124", "IMP-125", "IMP-X16")
def test_moneylenders() -> None:
    table = bare("celts", "romans")
    table.put("discard", 0, "1CIV3")
    for material, points in ((9, 0), (47, 4), (150, 10)):
        table.tokens(0, material=material)
        assert parts(table)["variable"] == points
        assert table.pool(0)["material"] == material  # nothing is spent


@pytest.mark.rule("IMP-124", "IMP-R44", "IMP-X17")
def test_vikings_count_variable_cards() -> None:
    table = bare("vikings", "romans")
    table.put("hand", 0, "1UNC9", "1UNC10", "1UNC12")
    assert (
        scoring.points_of(table.p, 0, table.number("1VIK1"), table.p.box.value[table.p.face(table.number("1VIK1"))])
        == 8
    )
    table.put("hand", 0, "1CIV3", "1CIV13")
    assert (
        scoring.points_of(table.p, 0, table.number("1VIK1"), table.p.box.value[table.p.face(table.number("1VIK1"))])
        == 10
    )


@pytest.mark.rule("IMP-121")
def test_counting_moves_nothing() -> None:
    table = bare("celts", "romans").in_play(0, "1REG8")
    table.put("history", 0, "1FAM1")
    before = [zone[:] for zone in table.p.zones]
    scoring.total(table.p, 0)
    assert table.p.zones == before


@pytest.mark.rule("IMP-194", "IMP-R45")
def test_icons_and_grand_trunk_road() -> None:
    table = bare("macedonians", "romans").in_play(0, "2MAU4", "1REG8")
    assert parts(table)["variable"] == 3  # side B: 1 per region
    table.put("hand", 0, "1UNC12")
    table.in_play(0, "1REG9")
    assert parts(table)["variable"] == 4 + 2  # Shaduf: 2 per river


@pytest.mark.rule("IMP-126", "IMP-127")
def test_the_highest_score_wins_and_ties_share() -> None:
    table = bare("celts", "romans", "greeks")
    for seat, progress in enumerate((5, 9, 9)):
        table.tokens(seat, progress=progress)
    table.p.end(1)
    result = table.match.result
    assert result is not None
    assert result.scores == [scoring.total(table.p, seat) for seat in range(3)]
    assert result.winners == [1, 2] if result.scores[1] == result.scores[2] else [1]
    table.tokens(0, progress=30)
    result = table.match.result
    assert result is not None
    assert result.winners == [0]


@pytest.mark.rule("IMP-129", "IMP-130", "IMP-131", "IMP-R48")
def test_after_a_collapse_unrest_decides_then_points() -> None:
    table = bare("celts", "romans", "greeks")
    for seat, zone in enumerate(("hand", "discard", "history")):
        table.put(zone, seat, f"1UNR{seat + 1}")
    table.tokens(0, progress=50).put("deck", 0, "1UNR9")
    table.tokens(2, progress=3)
    table.p.fallen = 1
    table.p.end(7)
    result = table.match.result
    assert result is not None
    assert result.ranking == [[2], [1], [0]]
    table.in_play(2, "1REG8").garrison(2, "1REG8", "1UNR8")
    assert scoring.unrest(table.p, 2) == 2  # a garrisoned unrest card counts
    result = table.match.result
    assert result is not None
    assert result.winners == [1]


@pytest.mark.rule("IMP-R42")
def test_the_active_quest_does_not_score() -> None:
    table = bare("arthurians", "romans", sides="A")
    table.put("quest", 0, "2ART3")
    assert parts(table)["fixed"] == 0
    table.put("hand", 0, "2ART3")
    assert parts(table)["fixed"] == 8


# -- an independent count ---------------------------------------------------------------------------------------------


def owned(p: ImperiumPosition, table: Any, seat: int) -> list[int]:
    power = p.area(seat, ZONES["power"])
    shown = [power[0]] + power[-1:] * (len(power) > 1)
    return shown + [card for zone in SCORING for card in p.area(seat, ZONES[zone])]


def count_by_hand(p: ImperiumPosition, components: Any, seat: int) -> int:
    """The score from the data alone, written without the box."""
    cards = owned(p, components, seat)
    total = p.pool[seat * 3 + 2]
    for card in cards:
        value = face_of(p, components, card).vp
        place = {v: k for k, v in ZONES.items()}[p.place(card)]
        if value["kind"] == "fixed":
            total += value["value"]
        elif value["kind"] == "conditional":
            total += next(case["value"] for case in value["cases"] if case["where"] in (place, "else"))
        elif value["kind"] == "variable":
            found = 0
            for per in value.get("sum", [value.get("per")]):
                found += units(p, components, seat, card, per) // per["each"]
            total += min(10, found * value["value"])
    return total


def face_of(p: ImperiumPosition, components: Any, card: int) -> Any:
    return components.face_of[components.cards[card], "B" if card in p.flipped else ""]


def units(p: ImperiumPosition, components: Any, seat: int, card: int, per: dict[str, Any]) -> int:
    if "tokens" in per:
        return p.pool[seat * 3 + ("material", "population", "progress").index(per["tokens"])]
    if "players" in per:
        return sum(p.pool[k * 3 + 2] < p.pool[seat * 3 + 2] for k in range(p.players))
    where = {
        "owned": lambda: owned(p, components, seat),
        "owned_by_opponents": lambda: [c for k in range(p.players) if k != seat for c in owned(p, components, k)],
        "play": lambda: p.area(seat, ZONES["play"]) + p.permanents(seat),
        "history": lambda: p.area(seat, ZONES["history"]),
        "garrison_here": lambda: [p.host[k] for k in range(0, len(p.host), 2) if p.host[k + 1] == card],
        "exile": lambda: p.zones[9],
    }[per["where"]]()
    faces = [face_of(p, components, other) for other in where]
    if "icons" in per:
        suits, kinds = per["icons"].get("suit", []), per["icons"].get("type", [])
        total = sum(face.types.count(kind) for face in faces for kind in kinds)
        for face in faces:
            double = face.card == "2MAU4" and "region" in suits
            total += (2 if double else 1) * any(suit in face.suits for suit in suits)
        return total
    if per["cards"] == "all":
        return len(faces)
    if per["cards"] == "variable_vp":
        return sum(face.vp["kind"] == "variable" for face in faces)
    if "name" in per["cards"]:
        return sum(face.key.startswith(per["cards"]["name"][0].rstrip("*")) for face in faces)
    if per["cards"] == {"header": ["attack"]}:
        return sum(face.header == "attack" for face in faces)
    return sum(face.header == "pinned" and "region" not in face.suits for face in faces)


@pytest.mark.rule("IMP-119", "IMP-R43", "IMP-R47")
@pytest.mark.parametrize("seed", range(500, 506))
def test_random_endings_scored_twice(seed: int) -> None:
    match = play(2 + seed % 3, seed, Coverage(), check_every=50)
    assert isinstance(match.position, ImperiumPosition)
    rng = random.Random(seed)
    for seat in range(match.players):
        assert count_by_hand(match.position, match.components, seat) == scoring.total(match.position, seat)
        piles = [scoring.Pile(match.position, seat, zone) for zone in scoring.COUNTED]
        for _ in range(2):  # the second time from what the piles remember
            assert scoring.total_of(match.position, seat, piles) == scoring.total(match.position, seat)
    # Sunken cards score too, wherever they came from.
    p = match.position
    seat = rng.randrange(match.players)
    for card in p.area(seat, ZONES["discard"])[:3]:
        p.move_in(card, seat, SUNKEN, 0xFFFF)
    assert count_by_hand(p, match.components, seat) == scoring.total(p, seat)
