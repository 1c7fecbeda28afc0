"""What answers say before they are given: labels, previews, dangers, prices."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.games.scythe.tabletop import Table

import pentarchy
from pentarchy.kernel.preview import Change, Preview

GOLDEN = Path(__file__).parents[2] / "golden" / "scythe"


def moving(*factions: str) -> Table:
    table = Table(*factions)
    table.begin(0, "top", "move")
    return table


def preview(table: Table, action: str) -> Preview:
    return table.match.preview(0, action)


@pytest.mark.rule("SCY-115", "SCY-116")
def test_a_step_onto_workers_tells_the_loss_of_popularity() -> None:
    table = moving("polania", "saxony")
    table.set(0, popularity=7)
    table.mech(0, "speed", "C3")
    table.workers(1, D4=2)
    table.do("act units", "move mech C3")
    said = preview(table, "step D4")
    assert said.danger == "loss"
    assert Change("popularity", 0, -2) in said.changes
    assert Change("mech", 0, 1, "place:C3", "place:D4") in said.changes
    assert Change("worker", 1, 2, "place:D4", "place:base_saxony") in said.changes
    assert "−2 популярности" in said.beside("ru")
    assert table.match.describe("step D4", "ru") == "Идти в D4: прогнать 2 рабочих, противник — Player 2"
    assert preview(table, "step C2").danger is None


@pytest.mark.rule("SCY-119", "SCY-233")
def test_a_step_into_a_fight_is_told() -> None:
    table = moving("polania", "saxony")
    table.mech(0, "speed", "C3")
    table.mech(1, "speed", "D4")
    table.do("act units", "move mech C3")
    assert preview(table, "step D4").danger == "fight"
    assert table.match.describe("step D4") == "Go to D4: a fight with Player 2"


@pytest.mark.rule("SCY-136")
def test_production_says_what_is_produced() -> None:
    table = Table("nordic", "saxony")
    table.begin(0, "top", "produce")
    table.do("act produce")
    said = {table.match.describe(action, "ru") for action in table.match.legal(0) if action.verb == "produce"}
    assert all(any(word in line for word in ("металл", "еду", "еды", "нефт", "дерев", "рабоч")) for line in said), said


@pytest.mark.rule("SCY-144", "SCY-145")
def test_a_bottom_action_says_its_price_with_upgrades_and_its_coins() -> None:
    table = Table("nordic", "saxony", mats=("industrial",))
    before = table.match.describe("section move", "ru")
    bottom = table.box.bottom_of[table.p.mat[0] * 4]
    name = ("upgrade", "deploy", "build", "enlist")[bottom]
    cost = table.p.bottom_cost(0, bottom)
    assert f"{cost} " in before
    table.upgrade(0, "move_units", name)
    table.touch()
    after = table.match.describe("section move", "ru")
    assert before != after
    assert "до 3 фигурок" in after
    price = next(price for price in table.match.prices(0) if price.what == name)
    assert sum(price.to_json()["pays"].values()) == cost - 1
    assert sum(price.to_json()["usual"].values()) == cost


@pytest.mark.rule("SCY-266", "SCY-267")
def test_options_of_an_encounter_are_their_sentences() -> None:
    table = moving("polania", "saxony")
    table.encounter(1)
    table.hero(0, "C1")
    table.do("act units", "move character C1")
    assert table.match.describe("step D2", "ru") == "Идти в D2: приключение"
    table.do("step D2", "stop")
    assert table.asked == "encounter"
    said = [table.match.describe(action, "ru") for action in table.match.legal(0)]
    assert all("→" in line for line in said)
    assert len(set(said)) == len(said)
    assert table.match.describe("step D2", "ru") == "Идти в D2"


@pytest.mark.rule("SCY-200")
def test_whoever_has_had_an_option_may_choose_no_more() -> None:
    table = moving("polania", "saxony")
    table.encounter(1)
    table.hero(0, "C1")
    table.do("act units", "move character C1", "step D2", "stop", "option 1")
    while table.asked != "encounter":
        table.do(str(table.match.legal(0)[0]))
    assert table.match.describe("stop", "en") == "Choose no more"


@pytest.mark.rule("SCY-78", "SCY-80")
def test_what_is_passed_over_is_a_right_that_lapses() -> None:
    table = Table("nordic", "saxony")
    table.begin(0, "top", "bolster")
    assert preview(table, "skip").danger == "lapse"
    assert table.match.describe("skip", "ru") == "Пропустить верхнее действие"
    said = preview(table, "gain power 2")
    assert said.changes == (Change("power", 0, 2), Change("coins", 0, -1))
    assert said.danger is None, "a price is no loss"


@pytest.mark.rule("SCY-R3")
def test_hidden_coins_of_others_are_not_counted() -> None:
    table = Table("nordic", "saxony", options={"hide_coin_totals": True})
    tally = table.match.game.tally(table.p, 0)
    coins = [block.what for block in table.match.game.tally_blocks(table.match.components, 2)].index("coins")
    assert tally[coins][0] == table.p.coins[0]
    assert tally[coins][1] == 0


@pytest.mark.rule("SCY-291")
def test_a_prompt_offers_an_objective_only_where_one_can_be_revealed() -> None:
    table = Table("nordic", "saxony")
    table.begin(0, "end", "move")
    assert table.match.prompt(0, "ru") == "Закончите ход: цель открыть нельзя"


OFFERED = {
    "power or combat cards": ("gain power", "gain combat_cards"),
    "combat cards (your power is 16)": ("gain combat_cards",),
    "resources or popularity": ("act resources", "gain popularity"),
    "resources (your popularity is 18)": ("act resources",),
    "popularity (resources have no place to go)": ("gain popularity",),
}
"""What a prompt says, and the answers that there must be."""


@pytest.mark.parametrize("record", ["star_power", "star_popularity"])
def test_a_prompt_offers_only_what_can_be_had(record: str) -> None:
    document = json.loads((GOLDEN / f"{record}.json").read_text(encoding="utf-8"))
    match, heard = pentarchy.replay(document, upto=0), set()
    for seat, action in document["actions"]:
        prompt = match.prompt(seat)
        for words, answers in OFFERED.items():
            if f"1 coin for {words}," in prompt:
                heard.add(words)
                assert all(any(legal.startswith(answer) for legal in match.legal(seat)) for answer in answers), prompt
        match.play(seat, action)
    assert len(heard) > 2
