"""The variants: INC-143 to INC-149."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.games.inca_empire.position import FACE_DOWN, MAP, MARKERS, SPARE

from .tabletop import GAME, labour, phase, play_randomly, position, region, sound, start


def arrival(match: pentarchy.Match) -> int:
    p = position(match)
    return p.zones[MARKERS].index(p.box.arrival)


def late_phases(match: pentarchy.Match) -> list[str]:
    """Kinds of the phases of the Late Empire that are played, everybody passing."""
    labour(match, 0, 0, 0, 0)
    count = match.event_count
    phase(match, "late_1", 0)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])  # `end` comes last
    events = match.events(start=count)
    return [event["arguments"][1][2] for event in events if event["event"] == "phase"]


@pytest.mark.rule("INC-143", "INC-144", "INC-145", "INC-10")
@pytest.mark.parametrize("number", range(4))
def test_arrival_of_pizarro(number: int) -> None:
    seed = next(s for s in range(200) if arrival(start(seed=s, pizarro_arrival=True)) == number)
    match = start(seed=seed, pizarro_arrival=True)
    assert match.view(None)["markers"] == ["hidden"] * 4
    played = late_phases(match)
    assert played == ["inca", *["sun", "people"] * (number + 1), "sapa_inca"]
    assert match.result is not None
    assert match.result.reason == "pizarro_arrived"
    shown = match.view(None)["markers"]
    assert shown == ["ordinary"] * number + ["arrival"] + ["hidden"] * (3 - number)


@pytest.mark.rule("INC-142", "INC-143")
def test_without_the_variant_there_are_no_markers() -> None:
    match = start()
    assert match.view(None)["markers"] == []
    assert late_phases(match) == ["inca", *["sun", "people"] * 4, "sapa_inca"]


@pytest.mark.rule("INC-144")
def test_a_marker_is_turned_at_the_end_of_its_people_phase() -> None:
    seed = next(s for s in range(200) if arrival(start(seed=s, pizarro_arrival=True)) == 3)
    match = start(seed=seed, pizarro_arrival=True)
    phase(match, "late_1", 2)
    p = position(match)
    for _ in range(3):
        match.play(match.to_act[0], "end")
        assert p.turned == 0
    match.play(match.to_act[0], "end")
    assert p.turned == 1
    assert match.view(None)["markers"] == ["ordinary", "hidden", "hidden", "hidden"]
    assert p.phase == 3  # an ordinary marker changes nothing


@pytest.mark.rule("INC-146", "INC-147", "INC-R21")
def test_early_fall() -> None:
    match = start(early_fall=True)
    assert match.view(None)["removed"] == ["annual_pilgrimage", "great_pilgrimage", "local_pilgrimage"]
    assert match.view(None)["columns"] == ["pre_1", "early_1", "early_2", "middle_1", "late_1"]
    play_randomly(match, 2)
    columns = {event["arguments"][0][2] for event in match.events() if event["event"] == "phase"}
    assert columns == {"pre_1", "early_1", "early_2", "middle_1", "late_1"}
    with pytest.raises(pentarchy.PentarchyError, match="4 players"):
        pentarchy.new(GAME, 3, 1, {"early_fall": True})


@pytest.mark.rule("INC-148", "INC-R20")
@pytest.mark.parametrize(
    ("players", "regions"),
    [(4, ["camana", "campa", "carabaya", "xauxa"]), (3, ["campa", "condesuyo", "xauxa"])],
)
def test_accord_of_the_gods(players: int, regions: list[str]) -> None:
    for seed in range(5):
        match = start(players, seed, accord_of_the_gods=True)
        p = position(match)
        shown = {entry["region"]: entry["token"] for entry in match.view(None)["regions"]}
        assert sorted(name for name, token in shown.items() if token == "f") == regions
        assert len(p.zones[SPARE]) == 3
        others = [card for zone in (MAP, SPARE) for card in p.zones[zone]]
        assert sum(p.box.token_type[card - p.box.first_token] == 5 for card in others) == len(regions)
        sound(match)
    # Without the variant they lie anywhere, also face down.
    plain = [position(start(players, seed)) for seed in range(12)]
    marked = [region(start(players), name) for name in regions]
    assert any(p.token[r] % FACE_DOWN != 5 for p in plain for r in marked)
    if players == 4:  # on the other side all three neighbour a starting region
        assert any(p.token[r] >= FACE_DOWN for p in plain for r in marked)


@pytest.mark.rule("INC-149", "INC-R21")
def test_variants_can_be_combined() -> None:
    options = {"pizarro_arrival": True, "early_fall": True, "accord_of_the_gods": True}
    for seed in range(3):
        match = start(4, seed, **options)
        assert len(match.view(None)["columns"]) == 5
        assert match.view(None)["markers"] == ["hidden"] * 4
        assert sum(entry["token"] == "f" for entry in match.view(None)["regions"]) == 4
        play_randomly(match, seed, check=True)
        assert match.result is not None
        assert match.result.reason == "pizarro_arrived"
