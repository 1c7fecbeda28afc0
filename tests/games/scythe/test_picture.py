"""The drawing and the terminal's tables: all that lies open is there, nothing secret, and it can be pointed at."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest
from tests.games.scythe.tabletop import Table

import pentarchy
from pentarchy.games.scythe import GAME, picture
from pentarchy.games.scythe.components import CUBES, FACTIONS
from pentarchy.games.scythe.pieces import shape
from pentarchy.kernel.draw import Picture, symbols
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match

NAMES = ["Анна", "Борислава-Вероника", "Cy", "Dan", "Eve"]


def drawn(match: Match, seat: int | None = 0, lang: str = "en") -> Picture:
    return match.picture(seat, lang)


def parts(found: Picture) -> dict[str, str]:
    return {part.id: part.body for area in found.areas for part in area.parts}


def titles(body: str) -> list[str]:
    return re.findall(r"<title>(.*?)</title>", body)


def words(body: str) -> list[str]:
    """All drawn lines of text."""
    return re.findall(r"<text[^>]*>(.*?)</text>", body)


def thing(body: str, on: str) -> str:
    """The markup of a thing that can be pointed at, things inside it included."""
    root = ElementTree.fromstring(f"<svg>{body}</svg>")
    found = next(node for node in root.iter() if node.get("data-on") == on)
    return ElementTree.tostring(found, encoding="unicode")


def played(players: int, seed: int, steps: int) -> Match:
    match = pentarchy.new("scythe", NAMES[:players], seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


# -- the whole -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawing_of_played_positions(players, lang):
    """Well-formed, with every place as a thing and a symbol for everything that is used."""
    sprite = symbols(picture.ART)
    for steps in (0, 150, 900):
        match = played(players, 40 + players, steps)
        for viewer in (None, *range(players)):
            found = drawn(match, viewer, lang)
            assert [area.place for area in found.areas].count("board") == 1
            assert [area.place for area in found.areas].count("own") == (0 if viewer is None else 1)
            assert [area.place for area in found.areas].count("rival") == players - (viewer is not None)
            for area in found.areas:
                ElementTree.fromstring(area.svg())
            body = "".join(parts(found).values())
            for place in match.components.places:
                assert f'data-on="place:{place}"' in body
            for name in set(re.findall(r'href="#([^"]+)"', body)):
                assert f'id="{name}"' in sprite, name


@pytest.mark.parametrize("players", [2, 5])
def test_every_answer_can_be_pointed_at(players):
    """Over a whole stretch of play: what a legal action names is drawn for who is asked, exactly once as own piece."""
    match = pentarchy.new("scythe", players, seed=5)
    rng = random.Random(5)
    asked = set()
    for step in range(1500):
        if match.over:
            break
        seat = match.to_act[0]
        name = match.game.asked(match.position)
        if name not in asked or step % 60 == 0:
            asked.add(name)
            shown = "".join(parts(drawn(match, seat)).values())
            for action in match.position.legal(seat):
                for _, domain, _, token in match.codec.word(action).arguments:
                    if match.codec.domain(domain).on_board:
                        assert shown.count(f'data-on="{domain}:{token}"') == 1, (name, domain, token)
        match.play(seat, rng.choice(match.legal(seat)))
    assert {"turn", "move", "movement"} <= asked


def test_rivals_sit_in_turn_order():
    match = pentarchy.new("scythe", 5, seed=3)
    order = match.view(2)["order"]
    turn = order.index(2)
    expected = order[turn:] + order[:turn]
    assert [area.id for area in drawn(match, 2).areas[1:]] == [f"seat-{seat}" for seat in expected]


def test_standalone_picture_puts_rivals_side_by_side():
    """Five players: three panels in one row, the fourth below; each as wide as a third."""
    svg = ElementTree.fromstring(pentarchy.new("scythe", 5, seed=3).svg(0))
    panels = [node for node in svg if "area-rival" in node.get("class", "")]
    assert [float(node.get("x", "0")) for node in panels] == [0, 324, 648, 0]
    rows = [float(node.get("y", "0")) for node in panels]
    assert rows[0] == rows[1] == rows[2] < rows[3]


# -- the map ---------------------------------------------------------------------------------------------------------


def test_pieces_structures_and_tokens_of_a_territory():
    table = Table("nordic", "rusviet")
    table.hero(0, "B5")
    table.mech(0, "speed", "B5")
    table.mech(0, "riverwalk", "B5")
    table.workers(0, B5=3, A4=1)
    table.structure(0, "mill", "B5")
    table.res("B5", metal=7, oil=12)
    found = parts(drawn(table.match))
    body = found["pieces-B5"]
    assert {"B5", "2", "3", "7", "12"} == set(words(body))
    for name in ("scy-hero", "scy-mech", "scy-mill", "scy-metal", "scy-oil", "scy-mountain"):
        assert f'href="#{name}"' in body
    assert 'class="scy-held"' in found["place-B5"]
    assert 'class="scy-held"' not in found["place-B6"]
    said = titles(found["place-B5"])[0]
    for part in ("B5, mountain", "character, 2 mechs, 3 workers", "Mill", "7 metal, 12 oil", "controlled by Nordic"):
        assert part in said


def test_four_kinds_of_tokens_fit():
    table = Table("nordic", "rusviet")
    table.workers(0, B5=2)
    table.res("B5", metal=1, food=2, oil=3, wood=4)
    assert {"1", "2", "3", "4"} <= set(words(parts(drawn(table.match))["pieces-B5"]))


def test_two_seats_on_one_territory_are_both_drawn():
    table = Table("nordic", "rusviet")
    table.hero(0, "D5")
    table.hero(1, "D5")
    body = parts(drawn(table.match))["pieces-D5"]
    assert body.count('href="#scy-hero"') == 2
    assert 'class="s1"' in body
    assert 'class="s2"' in body


def test_encounter_tokens_fade_and_tunnels_stay():
    table = Table("nordic", "rusviet")
    before = parts(drawn(table.match))
    assert 'href="#scy-tunnel"' in before["pieces-B4"]
    assert 'href="#scy-encounter"' in before["pieces-B5"]
    assert "scy-gone" not in before["pieces-B5"]
    table.p.tokens &= ~(1 << table.at("B5"))
    after = parts(drawn(table.match))
    assert "scy-gone" in after["pieces-B5"]
    assert {name for name, body in after.items() if body != before[name]} == {"place-B5", "pieces-B5"}


def test_rivers_and_bases():
    table = Table("nordic", "crimea")
    found = parts(drawn(table.match))
    assert found["map-rivers"].count('class="scy-river"') == 32
    assert "scy-base free" in found["place-base_albion"]
    assert "scy-base free" in found["place-base_saxony"]
    assert "free" not in found["place-base_crimea"]
    assert 'href="#scy-hero"' in found["pieces-base_crimea"]


def test_the_unit_on_its_way_is_shown_with_its_cargo():
    table = Table("nordic", "rusviet")
    table.mech(0, "speed", "A4")
    table.workers(0, A4=2)
    table.res("A4", wood=3)
    table.begin(0, "top", "move")
    table.do("act units", "move mech A4", "load worker", "load wood")
    found = parts(drawn(table.match))
    assert "scy-here" in found["pieces-A4"]
    assert "scy-tired" in found["pieces-A4"]
    assert "Mech in A4" in words(found["table-now"])
    assert "2 steps left" in words(found["table-now"])
    assert 'href="#scy-wood"' in found["table-now"]


def test_shapes_differ_by_seat():
    assert len({shape(seat, 10, "x") for seat in range(5)}) == 5


# -- tracks ----------------------------------------------------------------------------------------------------------


def test_triumph_counts_stars_of_one_kind():
    table = Table("saxony", "rusviet")
    table.star(0, "combat", 3)
    table.star(1, "combat")
    table.star(1, "power")
    found = parts(drawn(table.match))["track-triumph"]
    combat = thing(found, "star:combat")
    assert titles(combat.replace("ns0:", "")) == ["combat won: Saxony, Saxony, Saxony, Rusviet"]
    assert "3" in re.findall(r">(\d)<", combat)
    assert "seat-square" in thing(found, "star:power")
    assert "scy-slot" in thing(found, "star:mechs")


def test_tracks_show_every_seat_at_its_value():
    table = Table("nordic", "rusviet", "crimea")
    table.set(0, power=16, popularity=18)
    table.set(1, power=3, popularity=3)
    table.set(2, power=3, popularity=13)
    found = parts(drawn(table.match))
    assert set(titles(found["track-power"])) == {"Nordic: 16", "Rusviet: 3", "Crimea: 3"}
    assert {"Nordic: 18", "Rusviet: 3", "Crimea: 13"} <= set(titles(found["track-popularity"]))


# -- what is going on ------------------------------------------------------------------------------------------------


def _at_combat() -> Table:
    table = Table("nordic", "rusviet", "crimea")
    table.hero(0, "D5")
    table.hero(1, "E6")
    table.set(0, power=6)
    table.set(1, power=9)
    table.hand(0, 5, 2)
    table.hand(1, 4)
    table.begin(0, "top", "move")
    table.do("act units")
    table.step_to("character", "D5", "E6")
    if table.asked == "move":
        table.do("stop")
    return table


def test_a_combat_shows_limits_to_all_and_the_choice_to_its_owner_only():
    table = _at_combat()
    assert table.asked == "dials"
    before = {viewer: parts(drawn(table.match, viewer))["table-now"] for viewer in (None, 0, 1, 2)}
    for body in before.values():
        assert "Combat in E6" in words(body)
        assert "Dial up to 6, cards up to 1" in words(body)
        assert "Dial up to 7, cards up to 1" in words(body)
    table.do("dial 4", seat=0)
    after = {viewer: parts(drawn(table.match, viewer))["table-now"] for viewer in (None, 0, 1, 2)}
    assert "4" in words(after[0])
    assert [viewer for viewer in after if after[viewer] != before[viewer]] == [0]


def test_an_encounter_shows_its_three_options_to_all():
    table = Table("nordic", "rusviet")
    table.encounter(3)
    table.hero(0, "A4")
    table.workers(0, A5=2)
    table.begin(0, "top", "move")
    table.do("act units")
    table.step_to("character", "A4", "B5")
    if table.asked == "move":
        table.do("stop")
    assert table.asked == "encounter"
    for viewer in (None, 0, 1):
        found = words(parts(drawn(table.match, viewer))["table-now"])
        assert "Sheep on the hillside" in found
        assert "free → 2 food, 1 popularity" in found
        assert "2 coins → 1 worker, 3 food" in found
        assert "3 popularity → Deploy" in found


def test_factory_cards_are_shown_to_who_chooses():
    table = Table("nordic", "rusviet")
    table.hero(0, "C3")
    table.begin(0, "top", "move")
    table.do("act units")
    table.step_to("character", "C3", "D4")
    if table.asked == "move":
        table.do("stop")
    assert table.asked == "factory"
    mine = parts(drawn(table.match, 0))["table-now"]
    assert len(re.findall('data-on="factory_card:', mine)) == 3
    for viewer in (None, 1):
        assert "factory_card:" not in parts(drawn(table.match, viewer))["table-now"]


# -- mats ------------------------------------------------------------------------------------------------------------


def test_prices_cubes_and_recruits_of_the_own_mat():
    table = Table("nordic", "rusviet", mats=("industrial", "mechanical"))
    table.upgrade(0, "move_units", "deploy")
    table.upgrade(0, "bolster_power", "deploy")
    table.recruit(0, "build", "coins")
    table.structure(0, "mine", "A4")
    body = parts(drawn(table.match))["own-mat"]
    assert '"title">Deploy: costs 1 metal now' in thing(body, "bottom:deploy").replace("<title>", '"title">')
    assert "costs 3 oil now" in thing(body, "bottom:upgrade")
    assert thing(body, "bottom:deploy").count("scy-cube-shade") == 2
    for cube in CUBES:
        covered = cube not in ("move_units", "bolster_power")
        assert ("scy-cube-shade" in thing(body, f"cube:{cube}")) == covered
    assert "enlisted" in thing(body, "bottom:build")
    assert "enlisted" not in thing(body, "bottom:enlist")
    assert "(built)" in thing(body, "structure:mine")
    assert "(not built)" in thing(body, "structure:mill")
    bonuses = parts(drawn(table.match))["own-faction"]
    assert "(used)" in thing(bonuses, "bonus:coins")
    assert "(used)" not in thing(bonuses, "bonus:power")


def test_produce_shows_its_present_cost():
    table = Table("nordic", "rusviet")
    found = {}
    for out in (2, 4, 6, 8):
        table.workers(0, A4=out)
        body = thing(parts(drawn(table.match))["own-mat"], "section:produce")
        found[out] = len(re.findall(r'href="#scy-(?:power|pop|coin)"[^>]*class="scy-soft"', body))
        assert f"Workers on the mat: {8 - out}" in body
    assert [found[out] - found[2] for out in (4, 6, 8)] == [1, 2, 3]


def test_abilities_and_the_section_of_the_last_turn():
    table = Table("nordic", "rusviet")
    table.mech(0, "artillery", "A4")
    table.p.section[0] = 0
    found = parts(drawn(table.match))
    assert "(deployed)" in thing(found["own-faction"], "ability:artillery")
    assert "(not yet deployed)" in thing(found["own-faction"], "ability:speed")
    assert "scy-section now" in thing(found["own-mat"], "section:move")
    assert "scy-section now" not in thing(found["own-mat"], "section:trade")


def test_own_cards_are_in_the_own_area_only():
    table = Table("nordic", "rusviet")
    table.hand(0, 5, 3, 3)
    table.goals(0, 5, 12)
    mine = parts(drawn(table.match, 0))["own-cards"]
    assert "Combat cards: 3 × 2" in titles(mine)
    assert "Combat cards: 5 × 1" in titles(mine)
    assert 'data-on="objective:objective_5"' in mine
    assert "control the Factory, nobody has more power" in mine
    for viewer in (None, 1):
        body = "".join(parts(drawn(table.match, viewer)).values())
        assert "objective:objective_5" not in body
        assert "King of the Hill" not in body


def test_a_met_objective_is_marked():
    table = Table("nordic", "rusviet")
    table.goals(0, 12)
    table.set(0, coins=19)
    assert "not yet" in thing(parts(drawn(table.match))["own-cards"], "objective:objective_12")
    table.set(0, coins=20)
    assert "fulfilled" in thing(parts(drawn(table.match))["own-cards"], "objective:objective_12")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_of_objectives_and_abilities_fit_their_cards(lang):
    """Lines are broken by letters: so many fit at 11 and 12 pixels."""
    table = Table("nordic", "rusviet")
    for number in range(1, 24):
        table.goals(0, number)
        card = ElementTree.fromstring(
            thing(parts(drawn(table.match, 0, lang))["own-cards"], f"objective:objective_{number}")
        )
        said = [str(node.text) for node in card.iter("text")]
        assert 2 <= len(said) <= 5
        assert max(len(line) for line in said) <= 27, said
    for faction in FACTIONS:
        one = Table(faction, "nordic" if faction != "nordic" else "crimea")
        root = ElementTree.fromstring(f"<g>{parts(drawn(one.match, 0, lang))['own-faction']}</g>")
        chips = [node for node in root.iter() if node.get("data-on", "").startswith("ability:")]
        assert len(chips) == 4
        said = [str(node.text) for chip in chips for node in chip.iter("text")]
        assert max(len(line) for line in said) <= 18, said


def test_the_factory_card_is_a_fifth_section():
    table = Table("nordic", "rusviet")
    assert "section:factory" not in parts(drawn(table.match))["own-cards"]
    table.factory_card(0, 3)
    assert "1 combat card → 2 popularity" in thing(parts(drawn(table.match))["own-cards"], "section:factory")
    assert "1 combat card → 2 popularity" in parts(drawn(table.match, 1))["rival-0"]


def test_a_rival_shows_what_lies_open():
    table = Table("nordic", "rusviet", mats=("industrial", "mechanical"))
    table.mech(1, "township", "C6")
    table.upgrade(1, "move_units", "enlist")
    table.recruit(1, "build", "coins")
    table.star(1, "mechs")
    table.set(1, power=11, popularity=12, coins=17)
    body = parts(drawn(table.match, 0))["rival-1"]
    said = titles(body)
    for part in ("Power: 11", "Popularity: 12", "Coins: 17", "Stars: 1 of 6"):
        assert part in said
    assert any("Mechs: 1 of 4" in line and "Upgrades: 1 of 6" in line for line in said)
    assert any(line.startswith("Township") and "(deployed)" in line for line in said)
    assert any("2 coins (used)" in line for line in said)
    assert any("Enlist; costs 3 food now" in line for line in said)


def test_hidden_coins_are_a_question_mark():
    table = Table("nordic", "rusviet", options={"hide_coin_totals": True})
    table.set(0, coins=31)
    table.set(1, coins=47)
    assert "Coins: ?" in titles(parts(drawn(table.match, 0))["rival-1"])
    assert "Coins: 31" in titles(parts(drawn(table.match, 0))["own-faction"])
    everything = "".join(parts(drawn(table.match, 0)).values())
    assert "47" not in words(everything)


def test_known_cards_of_a_rival():
    """A card that Scout took is known to both."""
    table = Table("crimea", "rusviet")
    table.hand(0, 5)
    for card in table.p.zones[7]:
        table.p.seen[card] |= 1 << 1
    assert any("cards you know: 5" in line for line in titles(parts(drawn(table.match, 1))["rival-0"]))


# -- style -----------------------------------------------------------------------------------------------------------


def test_style_has_light_and_dark_tokens():
    css = (picture.ART / "board.css").read_text("utf-8")
    used = set(re.findall(r"var\((--scy-[a-z0-9]+)\)", css))
    blocks = re.findall(r"\{([^{}]*--scy-mountain:[^{}]*)\}", css)
    assert len(blocks) == 3
    for block in blocks:
        assert used <= set(re.findall(r"(--scy-[a-z0-9]+):", block)) | {"--scy-on"}
    assert blocks[1].split() == blocks[2].split()


def test_every_class_has_a_style():
    match = played(5, 8, 600)
    body = "".join(body for seat in range(5) for body in parts(drawn(match, seat)).values())
    css = (picture.ART / "board.css").read_text("utf-8")
    names = {
        name for found in re.findall(r'class="([^"]+)"', body) for name in found.split() if name.startswith("scy-")
    }
    styled = set(re.findall(r"\.(scy-[a-z0-9-]+)", css))
    assert names - styled <= {"scy-map"}


# -- the terminal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_sheets_fit_into_80_columns(players, lang):
    for steps in (0, 400, 1400):
        match = played(players, 90 + players, steps)
        for viewer in (None, *range(players)):
            view = match.view(viewer)
            found = GAME.sheets(view, match.text(lang), match.names, match.components)
            for sheet in found:
                assert all(len(row) == len(sheet.head) for row in sheet.rows), sheet.title
            lines = [row[0] for row in found[0].rows[:-1]]
            assert max(len(line) for line in lines) <= 78
            table = found[2]
            wide = [max(len(cell) for cell in column) for column in zip(*table.rows, strict=True)]
            assert sum(wide[1:]) + 3 * players <= 68


def test_the_map_in_letters():
    table = Table("nordic", "rusviet")
    table.hero(0, "B5")
    table.mech(0, "speed", "B5")
    table.workers(0, B5=3)
    table.structure(0, "mill", "A4")
    table.res("B5", metal=7)
    match = table.match
    found = GAME.sheets(match.view(0), match.text("en"), match.names, match.components)
    lines = [row[0] for row in found[0].rows]
    row = next(k for k, line in enumerate(lines) if line.lstrip().startswith("B1"))
    column = lines[row].index("B5")
    assert lines[row][column:].startswith("B5 mnt!")
    assert lines[row + 1][column:].startswith("1:CM1w3")
    assert lines[row + 2][column:].startswith("M7")
    assert any("1:Mill" in line for line in lines)
    rivers = " ".join(row[0] for row in found[1].rows)
    assert rivers.count("–") == 32


def test_cards_in_the_terminal_are_the_own_ones():
    table = Table("nordic", "rusviet")
    table.hand(0, 5, 3, 3)
    table.goals(0, 5)
    match = table.match
    mine = GAME.sheets(match.view(0), match.text("en"), match.names, match.components)
    assert ("Combat cards", "3 3 5", "") in mine[-1].rows
    assert any(row[0] == "King of the Hill" for row in mine[-1].rows)
    others = GAME.sheets(match.view(1), match.text("en"), match.names, match.components)
    assert not any("King of the Hill" in cell for sheet in others for row in sheet.rows for cell in row)


def test_a_combat_in_the_terminal():
    table = _at_combat()
    table.do("dial 4", seat=0)
    match = table.match
    mine = GAME.sheets(match.view(0), match.text("en"), match.names, match.components)[-1]
    theirs = GAME.sheets(match.view(1), match.text("en"), match.names, match.components)[-1]
    assert mine.title == theirs.title == "Combat in E6"
    assert len(mine.rows) == 3
    assert len(theirs.rows) == 2
    assert "Dial: 4" in mine.rows[2]
