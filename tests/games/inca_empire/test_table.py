"""Words, picture, golden records, and what bots need: judgement."""

from __future__ import annotations

import json
import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import pentarchy
from pentarchy.games.inca_empire import GAME
from pentarchy.games.inca_empire.chart import LEFT, PILL_H, RIGHT, RING, gap, overlap, patch, pill
from pentarchy.games.inca_empire.judgement import phases_left
from pentarchy.games.inca_empire.position import INCA, PEOPLE, SAPA_INCA
from pentarchy.kernel.draw import Picture

from .tabletop import lay, line, play_randomly, position, reach_sites, road, seat_of, sound, stand, start, take, turn

GOLDEN = Path(__file__).parents[2] / "golden" / "inca_empire"


TOUCH = 10.0
"""Names that share less than a hair's breadth can be read."""


def played(players: int, seed: int, steps: int, **options: object) -> pentarchy.Match:
    return play_randomly(start(players, seed, **options), seed, steps)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """Stored games replay step by step to the same result."""
    record = json.loads(path.read_text(encoding="utf-8"))
    match = pentarchy.replay(record)
    assert match.over
    assert match.record() == record
    sound(match)


def test_there_are_golden_records_of_both_sides_and_all_options() -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in GOLDEN.glob("*.json")]
    assert {len(record["seats"]) for record in records} == {3, 4}
    for option in GAME.options:
        assert {record["options"][option.name] for record in records} == set(option.values), option.name
    verbs = {text.split()[0] for record in records for _, text in record["actions"]}
    assert verbs == {verb.name for verb in start().codec.verbs}


@pytest.mark.rule("INC-16")
def test_a_border_road_is_drawn_inside_its_region() -> None:
    match = start()
    seat = seat_of(match, "orange")
    lay(match, seat, "limatambo", "saywite", "curamba")  # the second belongs to Chanca, beside Rucana
    parts = {part.id: part.body for area in match.picture(seat).areas for part in area.parts}
    board = match.components.boards[4]
    place = {p["id"]: (p["x"], p["y"]) for p in board["points"]}
    token = {r["id"]: r["token_xy"] for r in board["regions"]}

    def side(x: float, y: float) -> float:
        (ax, ay), (bx, by) = place["curamba"], place["saywite"]
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax)

    body = parts["line-curamba-saywite"]
    x1, y1, x2, y2 = map(float, re.search(r'd="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"', body).groups())  # type: ignore[union-attr]
    own, other = side(*token["chanca"]), side(*token["rucana"])
    assert own * other < 0
    assert side((x1 + x2) / 2, (y1 + y2) / 2) * own > 0
    assert "Chanca" in body
    inner = parts["line-limatambo-saywite"]
    assert "<title>Road Limatambo — Saywite, region Chinchaysuyu: Player" in inner


@pytest.mark.rule("INC-111", "INC-133")
def test_cut_off_and_wild_roads_can_be_told_apart() -> None:
    match = start()
    p = position(match)
    seat = seat_of(match, "orange")
    lay(match, seat, "limatambo", "vitcos", "hatun_xauxa")
    parts = {part.id: part.body for area in match.picture(seat).areas for part in area.parts}
    assert "inc-cut" not in parts["line-hatun_xauxa-vitcos"]
    p.destroy_road(seat, line(match, "limatambo", "vitcos"))
    p.recount(seat)
    parts = {part.id: part.body for area in match.picture(seat).areas for part in area.parts}
    assert "inc-cut" in parts["line-hatun_xauxa-vitcos"]
    assert "cut off" in parts["line-hatun_xauxa-vitcos"]
    assert "отрезана" in match.svg(seat, "ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("players", "steps"), [(4, 0), (4, 60), (4, 150), (3, 100), (3, 1000)])
def test_the_picture_is_well_formed(players: int, steps: int, lang: str) -> None:
    match = played(players, 3, steps, pizarro_arrival=True)
    for viewer in (None, 0):
        svg = match.svg(viewer, lang)
        ET.fromstring(svg)
        assert "None" not in svg
        assert not re.search(r'(?:x|y|d|cx|cy)="[^"]*(?:nan|inf)', svg)


def things(picture: Picture, area: str) -> set[str]:
    """What can be pointed at in an area."""
    return {on for one in picture.areas if one.id == area for part in one.parts for on in part.on}


def test_hands_are_in_the_own_picture_only() -> None:
    match = start()
    for seat in range(4):
        assert things(match.picture(seat), "hand") == {f"card:{card}" for card in match.view(seat)["hand"]}
    assert not any(area.id == "hand" for area in match.picture(None).areas)


def test_wild_roads_are_drawn_to_be_chosen_but_hidden_until_they_can_be() -> None:
    match = start()
    seat = seat_of(match, "orange")
    turn(match, seat, "wild_road", has=0)
    assert "line:curamba-huaytara" in things(match.picture(seat), "map")
    lines = next(part for area in match.picture(seat).areas for part in area.parts if part.id == "lines")
    assert lines.still
    assert 'class="thing inc-maybe" data-on="line:curamba-huaytara"' in lines.body
    assert re.search(r"\.inc-maybe:not\(\.can\) \{\s*display: none", match.svg(seat))


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_printed_is_drawn_once(players: int) -> None:
    """The still parts are the same for every viewer and at every moment; they hold most of the map."""
    match = start(players, 3)
    whole = "".join(f"{part.id} " for area in match.picture(0).areas for part in area.parts if part.still)
    assert whole.split() == ["land", "lines", "crossroads", "names", "legend", "over-land", "over-marks"]
    before = {part.id: part.address for area in match.picture(0).areas for part in area.parts if part.still}
    play_randomly(match, 3, 120)
    for viewer in (None, 0, 1):
        after = {part.id: part.address for area in match.picture(viewer).areas for part in area.parts if part.still}
        assert after == before


def test_a_road_changes_its_own_part_and_few_others() -> None:
    match = start()
    seat = seat_of(match, "orange")
    turn(match, seat, has=5)
    parts = [{part.id: part.body for area in match.picture(seat).areas for part in area.parts}]
    match.play(seat, road("limatambo", "saywite"))
    parts.append({part.id: part.body for area in match.picture(seat).areas for part in area.parts})
    changed = {name for name in parts[0] if parts[0][name] != parts[1][name]}
    assert "line-limatambo-saywite" in changed
    assert not {name for name in changed if name.startswith(("region", "sector", "era"))}
    assert len(changed) < 12, changed


@pytest.mark.rule("INC-63", "INC-64")
def test_prompts_say_what_is_left() -> None:
    """A turn has both actions: roads and an improvement, not one or the other."""
    match = start()
    seat = seat_of(match, "orange")
    turn(match, seat, "extra_road_crew", has=5)
    assert match.prompt(seat) == "Build up to 3 roads and one improvement"
    assert match.prompt(seat, "ru") == "Постройте до 3 дорог и один объект"
    assert match.prompt_detail(seat, "ru").startswith("Жетоны труда: 5. Порядок любой")
    match.play(seat, road("limatambo", "vitcos"))
    match.play(seat, road("limatambo", "saywite"))
    assert match.prompt(seat, "ru") == "Постройте 1 дорогу и один объект"
    name = match.names[seat]
    assert match.prompt(None, "ru") == (f"Ходит {name}: осталась 1 дорога, объект ещё не построен; жетоны труда: 5")
    match.play(seat, road("saywite", "curamba"))
    assert match.prompt(seat) == "Build one improvement"
    assert match.prompt(None) == f"{name} takes a turn: no roads left, no improvement yet; labour 5"


def pilgrim() -> tuple[pentarchy.Match, int]:
    """Orange can make the Local Pilgrimage to Machu Picchu."""
    match = start()
    seat = seat_of(match, "orange")
    reach_sites(match, seat)
    take(match, seat, "chanca", "xauxa")
    stand(match, "machu_picchu", "city", "temple")
    turn(match, seat, "local_pilgrimage", has=9)
    return match, seat


@pytest.mark.rule("INC-R24", "INC-128")
def test_after_a_pilgrimage_the_prompt_offers_one_action_and_calls_none_done() -> None:
    match, seat = pilgrim()
    name = match.names[seat]
    match.play(seat, "pilgrimage local_pilgrimage")
    assert match.prompt(seat) == "Build up to 2 roads or one improvement"
    assert match.prompt(seat, "ru") == "Постройте до 2 дорог или один объект"
    assert match.prompt(None) == f"{name} takes a turn: up to 2 roads or one improvement; labour 9"
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "road"))
    assert match.prompt(seat) == "Build 1 road"
    assert match.prompt(None) == (
        f"{name} takes a turn: 1 road left, a pilgrimage in place of the improvement; labour 9"
    )
    assert match.prompt(None, "ru") == (
        f"Ходит {name}: осталась 1 дорога, вместо объекта — паломничество; жетоны труда: 9"
    )


@pytest.mark.rule("INC-R24", "INC-119")
def test_prompts_after_an_improvement() -> None:
    match, seat = pilgrim()
    name = match.names[seat]
    turn(match, seat, "mass_construction", has=9)
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "garrison"))
    assert match.prompt(seat) == "Build up to 2 roads or use what your cards still allow"
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "garrison"))
    assert match.prompt(seat) == "Build up to 2 roads"
    assert match.prompt(None) == f"{name} takes a turn: 2 roads left, improvement made; labour 1"


@pytest.mark.rule("INC-R15")
def test_an_improvement_that_was_passed_is_not_called_done() -> None:
    match, seat = pilgrim()
    turn(match, seat, "rapid_expansion", has=9)
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "expand"))
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "road"))
    assert "1 road left, no improvement; labour" in match.prompt(None)


@pytest.mark.rule("INC-24", "INC-R3")
@pytest.mark.parametrize("players", [3, 4])
def test_words_and_drawing_give_a_player_the_same_colour(players: int) -> None:
    """The seat's colour is the only one: no text names another, and the home on the map is drawn in it."""
    match = start(players)
    for lang, colours in (("en", "orange|green|brown|blue"), ("ru", "оранжев|зелён|коричнев|син")):
        said = [*match.log(None, lang), *(match.name("sector", s, lang) for s in match.components.sectors)]
        said += re.findall(r">([^<]+)<", match.picture(0, lang).svg().split("</style>")[1])
        for sheet in GAME.sheets(match.view(0), match.text(lang), match.names, match.components):
            said += [sheet.title, *(cell for row in sheet.rows for cell in row)]
        assert [line for line in said if re.search(rf"\b(?:{colours})", line, re.IGNORECASE)] == []
        parts = {part.id: part.body for area in match.picture(0, lang).areas for part in area.parts}
        for seat, entry in enumerate(match.view(None)["seats"]):
            home = match.components.homes[entry["colour"]]
            name = match.name("colour", entry["colour"], lang)
            assert name == match.name("region", home, lang)
            assert any(match.names[seat] in line and name in line for line in match.log(None, lang))
            assert f"inc-reg home s{seat + 1}" in parts[f"region-{home}"]
            assert match.names[seat] in parts[f"region-{home}"]


def test_every_card_has_a_rule_and_a_text() -> None:
    match = start()
    for card in match.components.kinds:
        rule = GAME.tooltip("card", card, match.components)
        assert rule in GAME.rule_index
        for lang in ("en", "ru"):
            assert match.text(lang)(f"effect-{card}")


# -- judgement -----------------------------------------------------------------------------------------------


def test_phases_that_are_left() -> None:
    match = start()
    left = phases_left(position(match))
    assert (left[SAPA_INCA], left[PEOPLE], left[INCA]) == (6, 18, 6)


def test_judgement_likes_points_networks_and_labour() -> None:
    match = start()
    seat = seat_of(match, "orange")
    p = position(match)
    level = GAME.judgement(p, seat)
    p.labour[seat] += 4
    richer = GAME.judgement(p, seat)
    assert richer > level
    lay(match, seat, "limatambo", "saywite", "curamba", "vilcashuaman")
    take(match, seat, "chanca")
    reached = GAME.judgement(p, seat)
    assert reached > richer
    stand(match, "vilcashuaman", "city")
    assert GAME.judgement(p, seat) > reached
    assert sum(GAME.judgement(p, other) > 0.5 for other in range(4)) == 1


def test_judgement_of_a_finished_game_is_its_result() -> None:
    match = played(3, 5, 10_000)
    assert match.result is not None
    winner = match.result.winners[0]
    assert [GAME.judgement(match.position, seat) for seat in range(3)] == [float(seat == winner) for seat in range(3)]


def test_greedy_play_beats_random_play() -> None:
    """One step ahead with the judgement wins clearly against random answers."""
    wins = 0
    for seed in range(4):
        match = start(3, seed)
        rng = random.Random(seed)
        p = position(match)
        while not match.over:
            seat = match.to_act[0]
            options = p.legal(seat)
            if seat == 0 and len(options) > 1:
                match.apply(seat, max(options, key=lambda a, s=seat: _after(match, s, a)))
            else:
                match.apply(seat, rng.choice(options))
        assert match.result is not None
        wins += match.result.winners == [0]
    assert wins >= 3


def _after(match: pentarchy.Match, seat: int, action: int) -> float:
    q = match.game.redeal(match.position, seat, 1)
    q.apply(seat, action)
    return GAME.judgement(q, seat)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [3, 4])
def test_names_on_the_map_do_not_cover_each_other(players: int, lang: str) -> None:
    match = start(players)
    chart = match.components.charts[players]
    names = chart.names(lang, lambda domain, token: match.components.said(match.text(lang), domain, token))
    rooms = [patch(place, names.width("point", point)) for point, place in names.points.items()]
    rooms += [patch(place, names.width("region", region)) for region, place in names.regions.items()]
    assert len(rooms) > 70
    for k, room in enumerate(rooms):
        assert [other for other in rooms[:k] if overlap(room, other) > TOUCH] == []
        assert LEFT < room[0] < room[2] < RIGHT


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [3, 4])
def test_prices_on_the_map_cover_no_name_and_are_near_their_places(players: int, lang: str) -> None:
    match = start(players)
    chart = match.components.charts[players]
    names = chart.names(lang, lambda domain, token: match.components.said(match.text(lang), domain, token))
    written = {point: patch(place, names.width("point", point)) for point, place in names.points.items()}
    lands = [patch(place, names.width("region", region)) for region, place in names.regions.items()]
    assert set(names.pills) == {site["id"] for site in chart.sites}
    for point, middle in names.pills.items():
        room, (x, y) = pill(middle), chart.spots[point]
        assert [name for name in (*written.values(), *lands) if overlap(room, name) > 3 * TOUCH] == [], point
        ring = (x - RING, y - RING, x + RING, y + RING)
        assert min(gap(room, ring), gap(room, written[point])) < 1.5 * PILL_H, point


@pytest.mark.rule("INC-59")
@pytest.mark.parametrize("players", [3, 4])
def test_the_sectors_that_act_on_the_viewer_lie_at_the_bottom(players: int) -> None:
    match = start(players)
    while match.asked != "place":
        match.apply(match.to_act[0], match.position.legal(match.to_act[0])[-1])
    seats = {entry["colour"]: seat for seat, entry in enumerate(match.view(None)["seats"])}
    for viewer in range(players):
        bodies = [part.body for area in match.picture(viewer).areas for part in area.parts if area.id == "sun"]
        found = [re.search(r'class="thing inc-sector (\w+)[^"]*" data-on="sector:(\w+)"', body) for body in bodies]
        low = {sector for corner, sector in (one.groups() for one in found if one) if corner in ("sw", "se")}
        mine = {sector["sector"] for sector in match.view(None)["sectors"] if viewer in sector["seats"]}
        assert low == mine
        for body, one in zip(bodies, found, strict=True):
            if one:  # its marks stand in the order of the names of the sector
                marks = [int(mark) - 1 for mark in re.findall(r"seat s(\d)\b", body)[-2:]]
                assert marks == [seats[colour] for colour in one.group(2).split("_")]
