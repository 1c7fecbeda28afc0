"""The drawing and the terminal's tables: all that lies open is there, nothing secret, and it can be pointed at."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest
from tests.games.scythe.tabletop import Table

import pentarchy
from pentarchy.games.scythe import GAME, picture
from pentarchy.games.scythe.components import CUBES
from pentarchy.games.scythe.pieces import shape
from pentarchy.kernel.draw import Picture, page_sheet, symbols
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match
from pentarchy.table import show

NAMES = ["Анна", "Борислава-Вероника", "Cy", "Dan", "Eve"]


def drawn(match: Match, seat: int | None = 0, lang: str = "en") -> Picture:
    return match.picture(seat, lang)


def parts(found: Picture) -> dict[str, str]:
    return {part.id: part.body for area in found.areas for part in area.parts}


def titles(body: str) -> list[str]:
    """What the pointer and a reader are told: titles of SVG and HTML."""
    return re.findall(r"<title>(.*?)</title>", body) + re.findall(r' title="(.*?)"', body)


def words(body: str) -> str:
    """All text of a part, in one line."""
    root = ElementTree.fromstring(f"<g>{body}</g>")
    for node in list(root.iter()):
        if node.tag == "title":
            node.text = ""
    return " ".join(" ".join(root.itertext()).split())


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
            places = [area.place for area in found.areas]
            assert places.count("board") == 1
            assert [area.id for area in found.areas if area.place == "own"][-1] == "now"
            assert places.count("rival") == places.count("sheet") == players - (viewer is not None)
            for area in found.areas:
                ElementTree.fromstring(area.svg())
            body = "".join(parts(found).values())
            for place in match.components.places:
                assert f'data-on="place:{place}"' in body
            for name in set(re.findall(r'href="#([^"]+)"', body)):
                assert f'id="{name}"' in sprite + body, name


@pytest.mark.parametrize("players", [2, 5])
def test_every_answer_can_be_pointed_at(players):
    """Over a whole stretch of play: what a legal action names is drawn for who is asked."""
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
                        assert f'data-on="{domain}:{token}"' in shown, (name, domain, token)
        match.play(seat, rng.choice(match.legal(seat)))
    assert {"turn", "move", "movement"} <= asked


def on_things(match: Match, seat: int) -> dict[str, list[str]]:
    """Each legal action with the things that lead to it."""
    found = show.drawn_things(drawn(match, seat))
    return {choice["do"]: choice["on"] for choice in show.choices(match, seat, "en", found, "free")}


def test_rivals_sit_in_turn_order():
    match = pentarchy.new("scythe", 5, seed=3)
    order = match.view(2)["order"]
    turn = order.index(2)
    expected = (order[turn:] + order[:turn])[1:]
    rivals = [area.id for area in drawn(match, 2).areas if area.place == "rival"]
    assert rivals == [f"seat-{seat}" for seat in expected]


def test_a_step_redraws_little():
    """What stands still is never sent again, and a step of one unit touches two places and what is about it."""
    table = Table("nordic", "rusviet")
    table.hero(0, "A4")
    table.begin(0, "top", "move")
    table.do("act units", "move character A4")
    before = drawn(table.match)
    table.do("step A5")
    after = drawn(table.match)
    still = {part.id: part.body for area in before.areas for part in area.parts if part.still}
    assert {"map-ground", "map-places", "map-rivers", "map-signs", "map-pills"} <= set(still)
    changed = {name for name, body in parts(after).items() if body != parts(before)[name]}
    no_danger_any_more = {"pieces-C6", "pieces-D7"}
    assert changed <= {"pieces-A4", "pieces-A5", "map-held", "table-now", "own-head"} | no_danger_any_more
    assert not changed & set(still)


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
    assert set(words(body).split()) == {"2", "3", "7", "12"}
    for name in ("scy-mill", "scy-metal", "scy-oil"):
        assert f'href="#{name}"' in body
    for part in ("Nordic: character, 2 mechs, 3 workers", "Nordic: Mill", "7 metal, 12 oil"):
        assert part in titles(body)
    assert found["map-held"].count("scy-held s1") == 2


@pytest.mark.parametrize("kind", ["character", "mech", "worker"])
def test_every_own_unit_is_a_piece_of_its_own(kind):
    """Also when several stand on one territory each can be picked by itself; those of others cannot."""
    table = Table("nordic", "rusviet")
    table.hero(0, "B5")
    table.mech(0, "speed", "B5")
    table.workers(0, B5=3)
    table.mech(1, "township", "C6")
    table.begin(0, "top", "move")
    table.do("act units")
    assert on_things(table.match, 0)[f"move {kind} B5"] == [f"do:move {kind} B5"]
    assert "do:move mech C6" not in parts(drawn(table.match))["pieces-C6"]
    table.do(f"move {kind} B5")
    assert (f"do:move {kind} B5" in parts(drawn(table.match))["pieces-B5"]) == (kind == "worker")


def test_four_kinds_of_tokens_fit():
    table = Table("nordic", "rusviet")
    table.workers(0, B5=2)
    table.res("B5", metal=1, food=2, oil=3, wood=4)
    assert {"1", "2", "3", "4"} <= set(words(parts(drawn(table.match))["pieces-B5"]).split())


def test_two_seats_on_one_territory_are_both_drawn():
    table = Table("nordic", "rusviet")
    table.hero(0, "D5")
    table.hero(1, "D5")
    body = parts(drawn(table.match))["pieces-D5"]
    assert {"Nordic: character", "Rusviet: character"} <= set(titles(body))
    assert 'class="s1"' in body
    assert 'class="s2"' in body


def test_encounter_tokens_fade_and_tunnels_stay():
    table = Table("nordic", "rusviet")
    before = parts(drawn(table.match))
    assert before["map-signs"].count('href="#scy-tunnel"') == 6
    assert 'href="#scy-encounter"' in before["pieces-B5"]
    assert "scy-gone" not in before["pieces-B5"]
    table.p.tokens &= ~(1 << table.at("B5"))
    after = parts(drawn(table.match))
    assert "scy-gone" in after["pieces-B5"]
    assert {name for name, body in after.items() if body != before[name]} == {"pieces-B5"}


def test_rivers_and_bases():
    table = Table("nordic", "crimea")
    found = parts(drawn(table.match))
    assert found["map-rivers"].count('class="scy-river"') == 32
    assert found["map-bases"].count("scy-base free") == 5
    assert 'class="scy-base s2"' in found["map-bases"]
    assert "Crimea: character" in titles(found["pieces-base_crimea"])


def test_the_unit_on_its_way_is_shown_with_its_cargo():
    table = Table("nordic", "rusviet")
    table.mech(0, "speed", "A4")
    table.workers(0, A4=2)
    table.res("A4", wood=3)
    table.begin(0, "top", "move")
    table.do("act units", "move mech A4", "load worker", "load wood")
    found = parts(drawn(table.match))
    assert "scy-here" in found["pieces-A4"]
    assert found["pieces-A4"].count("scy-figure going") == 1, "it stands out, and is not drawn as one that has moved"
    assert "scy-tired" not in found["pieces-A4"]
    assert "Mech in A4 2 steps left" in words(found["table-now"])
    assert "worker of 2 − 1 +" in words(found["table-now"])
    assert "wood of 3 − 1 +" in words(found["table-now"])
    legal = on_things(table.match, 0)
    for action in ("load worker", "load wood", "load_all"):
        assert legal[action] == [f"do:{action}"]
    table.do("step A5")
    assert "scy-figure going" in parts(drawn(table.match))["pieces-A5"]
    assert "do:stop" in on_things(table.match, 0)["stop"]
    for viewer in (None, 1):
        assert parts(drawn(table.match, viewer))["table-now"] == ""


def test_dangers_are_marked_before_the_step():
    """A fight, and popularity that driven workers cost; shown where one can go, to who moves and to nobody else."""
    table = Table("nordic", "rusviet")
    table.mech(0, "speed", "D4")
    table.hero(1, "D5")
    table.workers(1, C3=2)
    table.begin(0, "top", "move")
    table.do("act units", "move mech D4")
    mine = parts(drawn(table.match))
    assert "scy-danger-box" in mine["pieces-D5"]
    assert "−2 C3" in words(mine["pieces-C3"])
    assert "scy-peril" not in mine["pieces-D4"]
    assert "scy-peril" not in "".join(parts(drawn(table.match, 1)).values())
    css = (picture.ART / "board.css").read_text("utf-8")
    assert re.search(r"\.scy-peril \{\s*display: none", css)


def test_shapes_differ_by_seat():
    assert len({shape(seat, 10, "x") for seat in range(5)}) == 5


# -- tracks ----------------------------------------------------------------------------------------------------------


def test_triumph_counts_stars_of_one_kind():
    table = Table("saxony", "rusviet")
    table.star(0, "combat", 3)
    table.star(1, "combat")
    table.star(1, "power")
    found = parts(drawn(table.match))
    combat = found["star-combat"]
    assert titles(combat) == ["combat won: Saxony, Saxony, Saxony, Rusviet"]
    assert "×3" in words(combat)
    assert "seat-square" in found["star-power"]
    assert "scy-slot" in found["star-mechs"]


def test_tracks_show_every_seat_at_its_value():
    table = Table("nordic", "rusviet", "crimea")
    table.set(0, power=16, popularity=18)
    table.set(1, power=3, popularity=3)
    table.set(2, power=3, popularity=13)
    found = parts(drawn(table.match))
    for part, said in (("power-16", ["Nordic: 16"]), ("power-3", ["Rusviet: 3", "Crimea: 3"]), ("popularity-4", [])):
        assert re.findall(r'aria-label="(.*?)"', found[part]) == said
    table.set(1, power=4)
    after = parts(drawn(table.match))
    moved = {name for name in after if name.startswith("power-") and after[name] != found[name]}
    assert moved == {"power-3", "power-4"}, "only what has moved is marked as new"


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
        assert "up to 6" in words(body)
        assert "up to 7" in words(body)
    table.do("dial 4", seat=0)
    after = {viewer: parts(drawn(table.match, viewer))["table-now"] for viewer in (None, 0, 1, 2)}
    assert "of 6, 2 left" in words(after[0])
    assert [viewer for viewer in after if after[viewer] != before[viewer]] == [0]


def test_a_combat_is_played_on_dial_and_cards():
    table = _at_combat()
    assert all(on == [f"do:{action}"] for action, on in on_things(table.match, 0).items())
    table.do("dial 4", seat=0)
    legal = on_things(table.match, 0)
    assert legal == {"add 2": ["do:add 2"], "add 5": ["do:add 5"], "commit": ["do:commit"]}
    assert "Commit 4" in words(parts(drawn(table.match))["table-now"])


def test_a_certain_victory_is_told_from_open_information():
    table = _at_combat()
    table.set(1, power=0)
    table.hand(1)
    table.do("dial 0", seat=0)
    assert "a certain victory" in words(parts(drawn(table.match))["table-now"]), "the attacker wins ties"


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
        body = parts(drawn(table.match, viewer))["table-now"]
        said = words(body)
        assert "Sheep on the hillside" in said
        assert "free → 2 food, 1 popularity" in said
        assert "2 coins → 1 worker, 3 food" in said
        assert "3 popularity → Deploy" in said
        assert ("do:option 1" in body) == (viewer == 0)
    assert on_things(table.match, 0)["option 1"] == ["do:option 1"]


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
    found = parts(drawn(table.match))
    body = "".join(found[f"own-{name}"] for name in ("bolster", "produce", "move", "trade"))
    assert any("Deploy: costs 1 metal now; Technology cubes here: 2 of 2" in said for said in titles(body))
    assert any("Upgrade: costs 3 oil now" in said for said in titles(body))
    for cube in CUBES:
        covered = cube not in ("move_units", "bolster_power")
        assert ('class="scy-cube"' in thing(body, f"cube:{cube}")) == covered
    assert "enlisted" in thing(body, "bottom:build")
    assert "enlisted" not in thing(body, "bottom:enlist")
    assert "(built)" in thing(body, "structure:mine")
    assert "(not built)" in thing(body, "structure:mill")
    assert "3 units" in words(found["own-move"])


def test_a_click_on_a_choice_takes_section_and_action():
    """Before the section is chosen its choices say what is meant to follow; then they are the actions themselves."""
    table = Table("nordic", "rusviet")
    table.begin(0, "section", "bolster")
    assert table.asked == "turn"
    then = re.findall(r'data-then="(.*?)"', parts(drawn(table.match))["own-bolster"])
    assert then == ["do:gain power 2", "do:gain combat_cards 1"]
    table.do("section bolster")
    legal = on_things(table.match, 0)
    for on in then:
        assert legal[on.removeprefix("do:")] == [on]
    assert "data-then" not in parts(drawn(table.match))["own-bolster"]


def test_what_is_missing_for_a_bottom_action():
    table = Table("nordic", "rusviet", mats=("industrial", "mechanical"))
    table.workers(0, A4=2)
    table.res("A4", oil=2, wood=3, food=2)
    found = parts(drawn(table.match))
    assert "Not enough: 2 of 3" in words(found["own-bolster"])
    assert "Enough: you have 3" in words(found["own-move"])
    assert "2 of 4, Trade gives 2" in words(found["own-trade"])


def test_produce_shows_its_present_cost():
    table = Table("nordic", "rusviet")
    found = {}
    for out in (2, 4, 6, 8):
        table.workers(0, A4=out)
        price = re.findall(r'<span class="scy-price">.*?→', parts(drawn(table.match))["own-produce"])
        found[out] = re.findall(r'href="#scy-(power|pop|coin)"', "".join(price))
        assert f"{out} /8" in words(parts(drawn(table.match))["own-land"])
    assert found == {2: [], 4: ["power"], 6: ["power", "pop"], 8: ["power", "pop", "coin"]}


def test_abilities_and_the_section_of_the_last_turn():
    table = Table("nordic", "rusviet")
    table.mech(0, "artillery", "A4")
    table.p.section[0] = 0
    table.p.turn = 1
    found = parts(drawn(table.match))
    assert "(deployed)" in thing(found["own-abilities"], "ability:artillery")
    assert "(not yet deployed)" in thing(found["own-abilities"], "ability:speed")
    assert "you were here" in words(found["own-move"])
    assert "you were here" not in words(found["own-trade"])


def test_relentless_is_never_shut_out():
    table = Table("rusviet", "nordic")
    table.p.section[0] = 0
    table.p.turn = 1
    assert "you were here" not in words(parts(drawn(table.match))["own-move"])


def test_own_cards_are_in_the_own_area_only():
    table = Table("nordic", "rusviet")
    table.hand(0, 5, 3, 3)
    table.goals(0, 5, 12)
    mine = parts(drawn(table.match, 0))["own-cards"]
    assert re.findall(r'title="Combat card (\d)"', mine) == ["5", "3", "3"]
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


def test_the_factory_card_is_a_fifth_section():
    table = Table("nordic", "rusviet")
    assert "own-factory" not in parts(drawn(table.match))
    table.factory_card(0, 3)
    assert any("1 combat card → 2 popularity" in said for said in titles(parts(drawn(table.match))["own-factory"]))
    assert "1 combat card → 2 popularity" in words(parts(drawn(table.match, 1))["mats-0-all"])


def test_one_time_bonuses_are_chosen_on_themselves():
    table = Table("nordic", "rusviet", mats=("industrial", "mechanical"))
    table.recruit(0, "build", "coins")
    table.workers(0, A4=2)
    table.res("A4", food=4)
    table.begin(0, "bottom", "trade")
    table.do("act bottom")
    assert table.asked == "enlist"
    body = parts(drawn(table.match))["table-now"]
    assert "(used)" in thing(body, "bonus:coins")
    assert "(used)" not in thing(body, "bonus:power")
    assert on_things(table.match, 0)["enlist upgrade power"] == ["bottom:upgrade", "bonus:power"]


def rival(match: Match, viewer: int, seat: int) -> str:
    return "".join(body for name, body in parts(drawn(match, viewer)).items() if name.startswith(f"rival-{seat}-"))


def test_a_rival_shows_what_lies_open():
    table = Table("nordic", "rusviet", mats=("industrial", "mechanical"))
    table.mech(1, "township", "C6")
    table.upgrade(1, "move_units", "enlist")
    table.recruit(1, "build", "coins")
    table.star(1, "mechs")
    table.set(1, power=11, popularity=12, coins=17)
    said = titles(rival(table.match, 0, 1))
    for part in ("Power: 11", "Popularity: 12", "Coins: 17", "Stars: 1 of 6", "Mechs: 1 of 4", "Upgrades: 1 of 6"):
        assert part in said
    sheet = parts(drawn(table.match, 0))["mats-1-all"]
    assert "One-time bonuses: 2 coins" in words(sheet)
    assert any("Enlist: costs 3 food now" in line for line in titles(sheet))
    assert 'class="scy-ab on"><b><svg' in sheet, "Township is deployed"
    assert "data-on" not in sheet


def test_hidden_coins_are_a_question_mark():
    table = Table("nordic", "rusviet", options={"hide_coin_totals": True})
    table.set(0, coins=31)
    table.set(1, coins=47)
    assert "Coins: ?" in titles(rival(table.match, 0, 1))
    assert "Coins: 31" in titles(parts(drawn(table.match, 0))["own-head"])
    everything = "".join(parts(drawn(table.match, 0)).values())
    assert "47" not in words(everything).split()


def test_known_cards_of_a_rival():
    """A card that Scout took is known to both."""
    table = Table("crimea", "rusviet")
    table.hand(0, 5)
    for card in table.p.zones[7]:
        table.p.seen[card] |= 1 << 1
    assert any("cards you know: 5" in line for line in titles(rival(table.match, 1, 0)))


# -- style -----------------------------------------------------------------------------------------------------------


def test_style_has_light_and_dark_tokens():
    css = (picture.ART / "board.css").read_text("utf-8")
    used = set(re.findall(r"var\((--scy-[a-z0-9]+)\)", css))
    blocks = re.findall(r"\{([^{}]*--scy-mountain:[^{}]*)\}", css)
    assert len(blocks) == 3
    for block in blocks:
        assert used <= set(re.findall(r"(--scy-[a-z0-9]+):", block)) | {"--scy-on", "--scy-seat", "--scy-text"}
    assert blocks[1].split() == blocks[2].split()


def test_nothing_moves_while_the_table_waits():
    """A pulse without end keeps a renderer busy; what can be chosen on the map stands still."""
    css = (picture.ART / "board.css").read_text("utf-8") + page_sheet(picture.ART)
    assert "infinite" not in css
    assert re.search(r"\.scy-map \.thing\.can \.edge \{[^}]*animation: none", css)


def test_every_class_has_a_style():
    match = played(5, 8, 600)
    body = "".join(body for seat in range(5) for body in parts(drawn(match, seat)).values())
    css = (picture.ART / "board.css").read_text("utf-8") + page_sheet(picture.ART)
    names = {
        name for found in re.findall(r'class="([^"]+)"', body) for name in found.split() if name.startswith("scy-")
    }
    styled = set(re.findall(r"\.(scy-[a-z0-9-]+)", css))
    assert names - styled == set()


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
