"""Nation cards of Legends: expectations from the printed meaning, computed by hand."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table

# -- Arthurians --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-205", "IMP-206", "IMP-208", "IMP-R42")
def test_the_court_makes_a_quest_active_for_unrest():
    t = table("arthurians", "B")
    t.solstice("yes", "pick 2ART6")
    assert t.quest(0) == {"2ART6"}
    assert "2ART6" not in t.development(0)
    assert t.unrest_in_hand(0) == 1
    assert t.points(0, "2ART6") == 0


@pytest.mark.rule("IMP-208")
def test_the_graal_is_always_the_last_quest():
    t = table("arthurians", "B", development=["2ART3", "2ART7"])
    t.solstice("yes")
    assert t.quest(0) == {"2ART7"}
    t = table("arthurians", "B", development=["2ART3"])
    t.solstice("yes")
    assert t.quest(0) == {"2ART3"}


@pytest.mark.rule("IMP-206")
def test_there_is_only_one_active_quest():
    t = table("arthurians", "B", quest="2ART6", development=["2ART3", "2ART7"])
    t.solstice()
    assert t.quest(0) == {"2ART6"}
    assert t.unrest_in_hand(0) == 0


def test_the_court_calms_unrest_when_camelot_stands():
    t = table("arthurians", "B", hand=["unrest", "2ART20"], play=["2ART11"])
    t.exhaust("2ART2", "pick 2ART20")
    assert t.hand(0) == set()
    assert t.discard(0) == {"2ART20"}
    assert not table("arthurians", "B", hand=["unrest", "2ART20"]).can_exhaust("2ART2")


@pytest.mark.rule("IMP-113", "IMP-R24")
def test_the_graal_ends_the_game_and_remembers():
    t = table("arthurians", "B", hand=["2ART3"], history=["2ART20"], exile=["2ART18", "1CIV10"])
    t.play("2ART3", "yes", "pick 2ART20", "yes", "pick 1CIV10")
    assert t.triggered() == "graal"
    assert t.actions(0) == 3
    assert t.hand(0) == {"2ART20", "1CIV10", t.unrest}
    assert t.exile() == {"2ART18"}


@pytest.mark.rule("IMP-149", "IMP-150")
def test_lancelot_ruins_guennuvar_wherever_she_is():
    t = table("arthurians", "B", hand=["2ART4"], deck=["2ART20", "2ART24", "2ART21"], fame=["1FAM4"])
    t.play("2ART4", "pick 2ART24")
    assert t.history(0) == {"2ART24"}
    assert t.hand(0) == {"1FAM4"}
    assert t.exile() == {"2ART4"}
    assert sorted(t.deck(0)) == ["2ART20", "2ART21"]


@pytest.mark.rule("IMP-R24", "IMP-164")
def test_twrch_trwyth_plays_an_empire_card():
    t = table("arthurians", "B", play=["2ART5"], hand=["1CIV3"], actions=0)
    t.exhaust("2ART5", "pick 1CIV3")
    assert t.pool(0) == (7, 10, 9)
    assert t.actions(0) == 1
    assert t.points(0, "2ART5") == -4


def test_twrch_trwyth_hunts_a_quest_for_a_knight():
    t = table(
        "arthurians", "B", play=["2ART5"], hand=["2ART18", "2ART20", "2ART21", "2ART22", "2ART24"], quest="2ART6",
        development=["2ART3", "2ART7"],
    )  # fmt: skip
    t.solstice("resolve 2ART5", "yes", "pick 2ART18", "option 1", "pick 2ART20")
    assert t.exile() == {"2ART7"}
    assert t.development(0) == {"2ART3"}


@pytest.mark.rule("IMP-166")
def test_taliesin_sings_of_a_knight():
    t = table("arthurians", "B", hand=["2ART6"], play=["1VIK4"], discard=["2ART18"], fame=["1FAM1", "1FAM2", "1FAM3"])
    t.exhaust("1VIK4")
    t.play("2ART6", "pick 2ART18", "pick 1FAM1", "pick 1FAM2")
    assert t.history(0) == {"2ART18"}
    assert t.hand(0) == {"1FAM1"}


@pytest.mark.rule("IMP-101", "IMP-209")
def test_camlan_enters_play_when_the_nation_deck_is_used_up():
    t = table("arthurians", "B", hand=["1TRI3"], nation_deck=[])
    t.play("1TRI3")
    assert t.in_play(0) == {"2ART8"}
    assert t.state(0) == "barbarian"
    assert "2ART8" not in t.discard(0)


@pytest.mark.rule("IMP-209")
def test_camlan_takes_knights_or_brings_unrest_and_stays():
    t = table(
        "arthurians", "B", play=["2ART8", "2ART12"], garrison={"2ART12": ["2ART18"]}, hand=["2ART20"], quest="2ART6"
    )
    t.solstice("resolve 2ART8", "option 1", "pick 2ART18", "pick 2ART20")
    assert "2ART18" in t.history(0)
    assert t.garrison("2ART12") == set()
    t = table("arthurians", "B", play=["2ART8"], quest="2ART6", hand=[], deck=[])
    t.solstice()
    assert (t.unrest_in_hand(0), t.discard(0)) == (1, {t.unrest})  # two were taken, the power discards one
    t = table(
        "greeks",
        state="empire",
        hand=["1GRE7", "1GRE16", "1GRE17"],
        others=[{"nation": "arthurians", "play": ["2ART8"]}],
    )
    t.play("1GRE7", "pick 1GRE16", "pick 1GRE17", "pick 1REG6")
    assert t.in_play(1) == {"2ART8"}


@pytest.mark.rule("IMP-R26")
def test_knights_repeat_their_region():
    t = table("arthurians", "B", hand=["2ART18"], play=["2ART12"], discard=["2ART21"], deck=["2ART16", "2ART17"])
    t.play("2ART18", "yes", "yes", "no")
    assert t.garrison("2ART12") == {"2ART18"}
    assert t.hand(0) == {"2ART21"}
    assert t.in_play(0) == {"2ART12"}


def test_gawain_counts_garrisoned_knights():
    t = table(
        "arthurians",
        "B",
        hand=["2ART14"],
        play=["2ART12", "2ART22"],
        garrison={"2ART12": ["2ART18", "2ART9"], "2ART22": ["2ART20"]},
    )
    t.play("2ART14", "no")
    assert t.pool(0) == (10, 10, 12)
    assert t.unrest_in_hand(0) == 1


@pytest.mark.rule("IMP-R26")
def test_bedwyr_returns_excalibur_and_uses_his_region():
    t = table("arthurians", "B", hand=["2ART9"], play=["2ART22"], discard=["2ART7"], deck=["2ART20", "2ART21"])
    t.play("2ART9", "yes", "yes", "no")
    assert t.garrison("2ART22") == {"2ART9"}
    assert t.hand(0) == {"2ART7"}


@pytest.mark.rule("IMP-R26")
def test_percival_calms_and_repeats_a_region_with_its_garrison():
    t = table("arthurians", "B", hand=["2ART17", "unrest", "2ART20"], play=["1REG2"])
    t.play("2ART17", "option 1", "yes", "pick 1UNC3", "yes", "pick 2ART20")
    assert t.pool(0) == (10, 11, 10)
    assert t.garrison("1REG2") == {"2ART17", "2ART20"}
    assert t.exile() == {"1UNC3"}
    assert t.hand(0) == set()


@pytest.mark.rule("IMP-R37")
def test_percival_finds_the_graal_in_the_deck():
    t = table("arthurians", "B", hand=["2ART17"], deck=["2ART20", "2ART3", "2ART21"], development=["2ART7"])
    t.play("2ART17", "option 2", "pick 2ART3")
    assert t.hand(0) == {"2ART3"}
    assert t.exile() == {"2ART17"}


@pytest.mark.rule("IMP-207", "IMP-R13")
def test_morigena_frees_the_active_quest():
    t = table(
        "arthurians", "B", hand=["2ART16"], play=["2ART12"], garrison={"2ART12": ["2ART23"]}, quest="2ART6",
        nation_deck=["2ART9", "2ART10"],
    )  # fmt: skip
    t.play("2ART16", "yes")
    assert t.unrest_in_hand(0) == 1
    assert t.unrest_in_hand(1) == 1
    assert t.discard(0) == {"2ART16", "2ART12", "2ART23", "2ART6", "2ART9"}
    assert t.quest(0) == set()


@pytest.mark.rule("IMP-207", "IMP-183")
def test_merlin_takes_the_active_quest_for_three_knights():
    t = table(
        "arthurians", "B", hand=["2ART23"], play=["2ART12", "2ART22"], quest="2ART7",
        garrison={"2ART12": ["2ART18", "2ART9"], "2ART22": ["2ART17"]},
    )  # fmt: skip
    t.play("2ART23")
    assert t.hand(0) == {"2ART7"}
    assert t.in_play(0) == {"2ART12", "2ART22"}
    assert t.discard(0) == {"2ART23", "2ART18", "2ART9", "2ART17"}
    assert not table("arthurians", "B", hand=["2ART23"], quest="2ART7").can_play("2ART23")


@pytest.mark.rule("IMP-R38", "IMP-R24")
def test_guennuvar_lets_an_empire_card_be_played():
    t = table("arthurians", "B", hand=["2ART24", "1CIV2"], play=["2ART12"], garrison={"2ART12": ["2ART19"]})
    t.play("2ART24", "option 2", "pick 1CIV2", "no", "no")
    assert t.pool(1) == (5, 5, 6)
    assert t.garrison("2ART12") == set()
    assert t.discard(0) == {"2ART19", "2ART24", "1CIV2"}


# -- Atlanteans --------------------------------------------------------------------------------------------------------


def test_palace_of_poseidon_sinks_with_its_mountain():
    t = table("atlanteans", hand=["2ATL12"], play=["2ATL10", "2ATL3"])
    t.play("2ATL12", "pick 2ATL10", "pick 1REG6")
    assert t.sunken(0) == {"2ATL12", "2ATL10", "2ATL3"}
    assert t.in_play(0) == set()
    assert not table("atlanteans", hand=["2ATL3"]).can_play("2ATL3")


@pytest.mark.rule("IMP-R62", "IMP-190")
def test_vast_wealth_lowers_the_material_price():
    t = table("atlanteans", play=["2ATL8"], hand=["2ATL5"], development=["2ATL9", "2ATL11"], pool=(1, 0, 2))
    t.play("2ATL5", "option 1", "pick 2ATL9")
    assert t.pool(0) == (0, 0, 0)
    assert t.discard(0) == {"2ATL9", "2ATL5"}


def test_kleito_breaks_through_twice_with_the_palace():
    t = table("atlanteans", hand=["2ATL9"], play=["2ATL3", "2ATL10"], region=["1REG8"], civilised=["1CIV6"])
    t.play("2ATL9", "option 2", "suit region", "deck region", "suit civilised", "deck civilised")
    assert t.hand(0) == {"1REG8", "1CIV6"}
    assert t.sunken(0) == {"2ATL9"}


@pytest.mark.rule("IMP-143")
def test_atlantean_fleet_sinks_a_discarded_card_to_steal():
    t = table("atlanteans", hand=["2ATL20"], discard=["2ATL17"])
    t.play("2ATL20", "option 1")
    assert t.sunken(0) == {"2ATL17"}
    assert t.pool(0) == (10, 10, 11)
    assert t.pool(1) == (5, 5, 4)


@pytest.mark.rule("IMP-144")
def test_another_player_discards_what_should_sink():
    t = table("romans", state="empire", hand=["2ATL9"])
    t.play("2ATL9", "option 1", "pick 1REG6")
    assert t.discard(0) == {"2ATL9"}
    assert t.sunken(0) == set()


# -- Egyptians ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-193", "IMP-R54")
def test_embalming_answers_real_population_only():
    t = table("egyptians", state="empire", play=["2EGY4"], hand=["1CIV13", "2EGY15"], pool=(0, 1, 1))
    t.play("1CIV13", "amount 0", "yes", "pick 2EGY15")
    assert t.history(0) == {"2EGY15"}
    t = table("egyptians", state="empire", play=["2EGY4"], hand=["1CIV13", "2EGY15"], pool=(0, 0, 1))
    t.play("1CIV13")
    assert t.history(0) == set()
    assert t.hand(0) == {"2EGY15"}


@pytest.mark.rule("IMP-161")
def test_flood_of_the_nile():
    t = table("egyptians", hand=["2EGY14"], play=["2EGY20"])
    t.play("2EGY14", "option 1")
    assert t.pool(0) == (15, 10, 10)
    assert t.discard(0) == {"2EGY14", "2EGY20"}
    t = table("egyptians", state="empire", hand=["2EGY14"], play=["2EGY20"], civilised=["1CIV6"])
    t.play("2EGY14", "option 2", "suit civilised", "deck civilised")
    assert t.hand(0) == {"1CIV6"}


def test_medicine_lowers_the_population_price():
    zones = {"state": "empire", "hand": ["2EGY3"], "pool": (2, 1, 0), "development": ["2EGY5", "2EGY9"]}
    t = table("egyptians", play=["2EGY8"], **zones)
    t.play("2EGY3", "option 1", "pick 2EGY5")
    assert t.pool(0) == (0, 0, 0)
    assert "2EGY5" in t.discard(0)
    t = table("egyptians", **zones)
    t.play("2EGY3", "option 1", "pick 1REG6", "pick 1UNC3")
    assert "2EGY5" not in t.discard(0)


def test_obelisk_at_the_solstice():
    t = table("egyptians", state="empire", play=["2EGY5"], hand=["2EGY15", "2EGY16", "2EGY17", "2EGY18", "2EGY19"])
    t.solstice("pick 2EGY15")
    assert t.pool(0) == (10, 10, 11)
    assert "2EGY15" in t.discard(0)


def test_egyptian_legacy_harasses_everybody():
    t = table("egyptians", state="empire", hand=["2EGY10"], others=[{"hand": ["1PER16"]}])
    t.play("2EGY10", "pick 1PER16")
    assert t.pool(0) == (10, 10, 12)
    assert t.hand(1) == {t.unrest}
    assert "1PER16" in t.discard(1)


# -- Mauryans ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-194", "IMP-R64")
def test_grand_trunk_road_counts_as_two_regions():
    t = table("mauryans", "A", state="empire", hand=["1CAR14"], play=["2MAU4", "2MAU14"], fame=["1FAM1", "1FAM2"])
    assert t.points(0, "2MAU1") == 3
    t.play("1CAR14", "pick 2MAU4", "pick 2MAU14", "pick 1FAM1", "pick 1FAM2")
    assert t.hand(0) == {"1FAM1"}
    t = table("mauryans", state="empire", play=["2MAU4"], hand=["2MAU22"])
    t.exhaust("2MAU4")
    assert t.pool(0) == (11, 10, 11)
    assert t.pool(1) == (6, 5, 5)
    t.play("2MAU22", "no", "no", "option 2")
    assert t.pool(0) == (11, 12, 11)


@pytest.mark.rule("IMP-141")
def test_ashoka_buries_all_attack_cards():
    t = table(
        "mauryans",
        state="empire",
        hand=["2MAU5", "2MAU12"],
        deck=["2MAU13", "2MAU17"],
        discard=["1CIV4", "2MAU14"],
        fame=["1FAM4"],
    )
    t.play("2MAU5")
    assert t.history(0) == {"2MAU5", "2MAU12", "2MAU13", "1CIV4"}
    assert t.hand(0) == {"1FAM4"}
    assert t.deck(0) == ["2MAU17"]
    assert t.discard(0) == {"2MAU14"}


def test_edicts_of_ashoka_choose_one_or_both():
    t = table("mauryans", state="empire", play=["2MAU7"], hand=["2MAU17"], deck=["2MAU18"], discard=["unrest"])
    t.exhaust("2MAU7", "option 3")
    assert t.history(0) == {"2MAU17"}
    assert t.hand(0) == {"2MAU18"}
    assert t.discard(0) == set()


def test_arthashastra_profits_from_unrest():
    t = table(
        "mauryans", play=["2MAU9"], hand=["unrest", "unrest", "2MAU17", "2MAU18", "2MAU19"], deck=["2MAU20", "2MAU21"]
    )
    t.solstice("pick unrest", "pick unrest", "done", "option 1", "option 2")
    assert t.unrest_in_hand(0) == 0
    assert t.pool(0) == (10, 10, 11)
    assert "2MAU20" in t.hand(0)


@pytest.mark.rule("IMP-195")
def test_only_the_second_elephants_are_barbarian():
    t = table("mauryans", state="empire", hand=["2MAU12", "2MAU13"])
    assert t.can_play("2MAU12")
    assert not t.can_play("2MAU13")


@pytest.mark.rule("IMP-149", "IMP-R80", "IMP-152")
def test_chandragupta_finds_elephants():
    t = table("mauryans", hand=["2MAU18"], nation_deck=["2MAU9", "2MAU12", "2MAU13"])
    t.play("2MAU18", "pick 1REG6", "pick 2MAU12")
    assert t.hand(0) == {"1REG6"}
    assert len(t.discard(0) & {"2MAU12", "2MAU13"}) == 1
    assert t.history(0) == {"2MAU18"}
    assert len(t.nation_deck(0)) == 3


def test_nanda_dynasty_needs_arthashastra():
    assert not table("mauryans", hand=["2MAU10"]).can_play("2MAU10")
    t = table("mauryans", hand=["2MAU10"], play=["2MAU9"])
    t.play("2MAU10")
    assert t.pool(0) == (10, 12, 10)


# -- Minoans -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R29")
def test_pottery_keeps_progress_until_it_is_abandoned():
    t = table("minoans", play=["2MIN16"], stored={"2MIN16": {"progress": 2}})
    t.solstice("option 1")
    assert t.pool(0) == (8, 10, 10)
    assert t.stored("2MIN16") == {"progress": 3}
    t = table("minoans", play=["2MIN16"], stored={"2MIN16": {"progress": 2}})
    t.solstice("option 2")
    assert t.pool(0) == (10, 10, 12)
    assert "2MIN16" in t.discard(0)


@pytest.mark.rule("IMP-R62")
def test_architecture_saves_a_progress():
    t = table("minoans", state="empire", play=["2MIN5"], hand=["2MIN2"], pool=(3, 2, 2), development=["2MIN7", "2MIN4"])
    t.play("2MIN2", "yes", "pick 2MIN7")
    assert t.pool(0) == (0, 0, 2)
    assert t.history(0) == {"2MIN2"}


def test_labyrinth_and_frescos_pay_at_the_solstice():
    t = table("minoans", state="empire", play=["2MIN7"])
    t.solstice("yes", "amount 0")
    assert t.pool(0) == (10, 9, 11)
    t = table(
        "minoans",
        state="empire",
        play=["2MIN6"],
        hand=["2MIN14", "2MIN15", "2MIN17", "2MIN18", "2MIN19"],
        deck=["2MIN20"],
    )
    t.solstice("yes", "pick 2MIN14")
    assert t.pool(0) == (10, 10, 11)
    assert t.hand(0) == {"2MIN15", "2MIN17", "2MIN18", "2MIN19", "2MIN20"}


def test_writing_systems_bury_a_card_to_draw():
    t = table("minoans", play=["2MIN12"], discard=["2MIN14", "2MIN15"], deck=["2MIN17", "2MIN18"])
    t.exhaust("2MIN12", "pick 2MIN14")
    assert t.history(0) == {"2MIN14"}
    assert t.hand(0) == {"2MIN17"}


# -- Olmecs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R36")
def test_step_pyramids_save_a_mask():
    t = table("olmecs", play=["2OLM3", "2OLM14"], hand=["2OLM12"])
    t.exhaust("2OLM14", "exhaust 2OLM3", "pick 2OLM12", "pick 1REG6")
    assert t.hand(0) == {"1REG6"}
    assert t.discard(0) == {"2OLM12"}
    assert t.exhausts(0) == 3
    assert t.actions(0) == 2
    assert not table("olmecs", play=["2OLM14"], hand=["2OLM12"]).can_exhaust("2OLM14")


@pytest.mark.rule("IMP-R36", "IMP-183")
def test_stone_heads_give_up_garrisoned_cards_for_masks():
    t = table("olmecs", play=["2OLM7", "2OLM15"], garrison={"2OLM7": ["2OLM16", "2OLM17"]}, hand=["2OLM12"])
    t.exhaust("2OLM15", "pick 2OLM16", "pick 2OLM17", "pick 1UNC3")
    assert t.hand(0) == {"2OLM12", "1UNC3", t.unrest}
    assert t.discard(0) == {"2OLM16", "2OLM17"}
    assert t.in_play(0) == {"2OLM7", "2OLM15"}


def test_ritual_sacrifice_needs_the_pyramids():
    assert not table("olmecs", state="empire", hand=["2OLM4", "2OLM12", "2OLM13"]).can_play("2OLM4")
    t = table(
        "olmecs",
        state="empire",
        hand=["2OLM4", "2OLM12", "2OLM13"],
        play=["2OLM3"],
        fame=["1FAM1", "1FAM2", "1FAM3"],
        exhausts=0,
    )
    t.play("2OLM4", "pick 2OLM12", "pick 2OLM13", "pick 1FAM2", "pick 1FAM1", "pick 1FAM3")
    assert t.pool(0) == (10, 8, 10)
    assert t.hand(0) == {"1FAM2"}


def test_olmec_traders_send_unrest_with_a_mask():
    t = table("olmecs", state="empire", players=3, hand=["2OLM5", "2OLM12", "2OLM16"])
    t.play("2OLM5", "pick 2OLM12", "pick 2OLM16")
    assert t.pool(0) == (13, 10, 10)
    assert "2OLM12" in t.hand(1)
    assert t.unrest_in_hand(1) == 1
    assert "2OLM16" in t.hand(2)
    assert t.unrest_in_hand(2) == 0


def test_tres_zapotes_takes_masks_back():
    t = table("olmecs", state="empire", hand=["2OLM6"], discard=["2OLM12", "2OLM13", "2OLM16"])
    t.play("2OLM6", "yes", "pick 2OLM12", "pick 2OLM13", "yes", "pick 2OLM13")
    assert t.hand(0) == {"2OLM12"}
    assert t.garrison("2OLM6") == {"2OLM13"}


def test_cacao_calms_everybody_and_pays_its_owner():
    t = table("olmecs", players=3, hand=["2OLM9", "unrest"], others=[{"hand": ["unrest"]}, {"hand": ["unrest"]}])
    t.play("2OLM9", "yes", "yes", "no")
    assert t.pool(0) == (10, 10, 12)
    assert [t.unrest_in_hand(k) for k in range(3)] == [0, 0, 1]


@pytest.mark.rule("IMP-R79")
def test_hieroglyphics_cannot_return_their_own_token():
    assert not table("olmecs", play=["2OLM10"], actions=0).can_exhaust("2OLM10")
    t = table("olmecs", play=["2OLM10"], discard=["2OLM16", "2OLM17"])
    t.exhaust("2OLM10", "option 2", "pick 2OLM16")
    assert t.hand(0) == {"2OLM16"}
    assert t.actions(0) == 2


def test_san_lorenzo_chooses_after_paying():
    t = table("olmecs", play=["2OLM2"], hand=["2OLM16"], deck=["2OLM17"])
    t.exhaust("2OLM2", "option 2")
    assert t.deck(0)[0] == "2OLM16"
    assert t.pool(0) == (11, 11, 10)


# -- Qin ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R35")
def test_long_walls_make_unrest_cheap_and_count_each_other():
    t = table("qin", state="empire", play=["2QIN2", "2QIN4", "2QIN5"], hand=["unrest"], pool=(1, 0, 0))
    assert t.points(0, "2QIN2") == 3
    t.play("unrest", "option 3")
    assert t.pool(0) == (0, 0, 0)
    assert t.hand(0) == set()


def test_long_walls_defend():
    t = table("romans", state="empire", hand=["1CIV4"], others=[{"nation": "qin", "play": ["2QIN3", "2QIN4"]}])
    t.play("1CIV4", "exhaust 2QIN3|pick 2QIN3|yes", "pick 2QIN4")
    assert t.unrest_in_hand(1) == 0
    assert len(t.in_play(1)) == 1


def test_long_walls_iv_need_three_walls():
    t = table("qin", state="empire", play=["2QIN5", "2QIN4"], hand=["2QIN18"])
    assert not t.can_exhaust("2QIN5")
    t = table("qin", state="empire", play=["2QIN5", "2QIN4", "2QIN3"], hand=["2QIN18"])
    t.exhaust("2QIN5")
    assert t.actions(0) == 4
    assert t.deck(0)[0] == "2QIN18"


def test_the_emperors_follow_in_order():
    assert not table("qin", state="empire", hand=["2QIN6"], play=["2QIN22"]).can_play("2QIN6")
    assert not table("qin", state="empire", hand=["2QIN6"], history=["2QIN8"]).can_play("2QIN6")
    t = table("qin", state="empire", hand=["2QIN6"], play=["2QIN22"], history=["2QIN8"], fame=["1FAM4"])
    t.play("2QIN6")
    assert t.hand(0) == {"1FAM4"}
    assert t.actions(0) == 3


def test_king_wu_pays_progress_for_cards():
    t = table("qin", state="empire", hand=["2QIN8"], play=["2QIN22"], history=["2QIN21"], region=["1REG8"])
    t.play("2QIN8", "amount 2", "pick 1REG6", "pick 1REG8")
    assert t.pool(0) == (10, 10, 8)
    assert t.hand(0) == {"1REG6", "1REG8"}
    assert t.history(0) == {"2QIN21", "2QIN8"}
    assert t.points(0, "2QIN8") == 2


def test_the_philosophies_exclude_each_other():
    t = table("qin", hand=["2QIN15"], play=["2QIN16"])
    t.play("2QIN15")
    assert t.in_play(0) == {"2QIN15"}
    assert t.discard(0) == {"2QIN16"}


def test_confucianism_takes_cards_with_population():
    t = table(
        "qin", play=["2QIN15"], hand=["2QIN18", "2QIN19", "2QIN20"], tokens={4: {"population": 2}, 2: {"population": 1}}
    )
    t.exhaust("2QIN15", "pick 2QIN18", "pick 2QIN19", "option 1", "pick 1CIV10")
    assert t.actions(0) == 2
    assert t.pool(0) == (10, 12, 10)
    assert t.hand(0) == {"2QIN20", "1CIV10", t.unrest}


def test_school_of_diplomacy_trades_regions():
    t = table("qin", hand=["2QIN17"], play=["2QIN18", "2QIN11"], region=["1REG8"], others=[{"play": ["1PER20"]}])
    t.play("2QIN17", "pick 2QIN18", "pick 2QIN11", "done", "yes", "pick 1REG6", "yes", "pick 1REG8")
    assert t.hand(0) == {"1REG6", "1REG8"}
    assert t.discard(0) == {"2QIN17", "2QIN18", "2QIN11"}
    assert "1PER20" in t.hand(1)


def test_mandate_of_heaven_costs_cards_and_points_elsewhere():
    t = table("qin", play=["2QIN22"], hand=["2QIN16", "2QIN17", "2QIN18", "2QIN19", "2QIN20"])
    assert t.points(0, "2QIN22") == 0
    t.solstice("pick 2QIN16", "pick 2QIN17")
    assert t.hand(0) == {"2QIN18", "2QIN19", "2QIN20"}
    assert table("qin", discard=["2QIN22"]).points(0, "2QIN22") == -2


def test_terracotta_warriors_score_by_place():
    assert table("qin", play=["2QIN18"], garrison={"2QIN18": ["2QIN10"]}).points(0, "2QIN10") == 7
    assert table("qin", history=["2QIN10"]).points(0, "2QIN10") == 3
    assert table("qin", discard=["2QIN10"]).points(0, "2QIN10") == 0


# -- Utopians ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-210", "IMP-211", "IMP-212", "IMP-37")
def test_the_journey_goes_on_for_all_progress():
    t = table("utopians", "B", pool=(0, 0, 5), deck=["2UTO9", "2UTO10"])
    t.solstice("option 1")
    assert t.pool(0) == (0, 0, 0)
    assert t.journey(0) == ("2UTO2", "B")
    t = table("utopians", "B", pool=(0, 0, 9), journey="2UTO2B", deck=["2UTO9", "2UTO10"])
    assert t.state(0) == "barbarian"
    t.solstice("option 1")
    assert t.journey(0) == ("2UTO3", "A")
    assert t.state(0) == "empire"
    t = table("utopians", "B", pool=(0, 0, 6), journey="2UTO3A", state="empire", deck=["2UTO9", "2UTO10"])
    t.solstice("option 1")
    assert t.journey(0) == ("2UTO3", "B")


@pytest.mark.rule("IMP-211")
def test_four_progress_do_not_move_the_journey():
    t = table(
        "utopians",
        "B",
        pool=(0, 0, 4),
        hand=["2UTO9", "2UTO10", "2UTO12", "2UTO13", "2UTO14"],
        deck=["2UTO15", "2UTO16"],
    )
    t.solstice("pick 2UTO9")
    assert t.pool(0) == (0, 0, 4)
    assert t.journey(0) == ("2UTO2", "A")


def test_visions_reward_returned_unrest():
    t = table("utopians", "B", hand=["unrest"])
    t.play("unrest", "option 1", "exhaust 2UTO2")
    assert t.pool(0) == (10, 9, 11)
    assert t.actions(0) == 1


@pytest.mark.rule("IMP-R39")
def test_shangri_la_turns_material_into_people():
    t = table("utopians", "B", journey="2UTO3B", state="empire", players=3)
    t.exhaust("2UTO3")
    assert t.pool(0) == (10, 12, 10)
    assert [t.pool(k) for k in (1, 2)] == [(5, 5, 6), (5, 5, 6)]


@pytest.mark.rule("IMP-114")
def test_shangri_la_ends_the_game_with_24_population():
    t = table("utopians", "B", journey="2UTO3B", state="empire", pool=(0, 24, 0), deck=["2UTO9"])
    t.solstice()
    assert t.triggered() == "shangri_la"
    t = table("utopians", "B", journey="2UTO3B", state="empire", pool=(0, 23, 0), deck=["2UTO9"])
    t.solstice()
    assert t.triggered() == ""


def test_monastery_exiles_for_people():
    t = table("utopians", "B", play=["2UTO4"], hand=["2UTO12", "1CIV4", "2UTO9"])
    t.exhaust("2UTO4", "pick 2UTO12", "pick 1CIV4")
    assert t.garrison("2UTO4") == {"2UTO12"}
    assert t.exile() == {"1CIV4"}
    assert t.pool(0) == (10, 12, 11)
    assert t.hand(0) == {"2UTO9"}


def test_daochang_defends_for_population():
    t = table(
        "romans", state="empire", hand=["1CIV4"], others=[{"nation": "utopians", "play": ["2UTO6"], "deck": ["2UTO9"]}]
    )
    t.play("1CIV4", "exhaust 2UTO6|pick 2UTO6|yes")
    assert t.pool(1) == (5, 4, 5)
    assert t.unrest_in_hand(1) == 0


def test_lost_tomes_need_two_scrolls_for_fame():
    t = table(
        "utopians",
        "B",
        play=["2UTO7"],
        garrison={"2UTO7": ["2UTO12", "2UTO13"]},
        pool=(0, 0, 0),
        fame=["1FAM4"],
        deck=["2UTO9", "2UTO10"],
    )
    t.solstice("resolve 2UTO7", "yes", "option 2", "pick 2UTO9", "pick 2UTO10")
    assert t.discard(0) == {"1FAM4", "2UTO7", "2UTO12", "2UTO13"}
    assert (t.hand(0), t.deck(0)) == ({"2UTO9"}, ["2UTO10"])


@pytest.mark.rule("IMP-133")
def test_mountain_retreat_returns_its_unrest_when_abandoned():
    t = table("utopians", "B", play=["2UTO11"], hand=["unrest"], discard=["2UTO12"])
    t.exhaust("2UTO11")
    assert t.garrison("2UTO11") == {t.unrest}
    assert t.hand(0) == {"2UTO12"}
    t = table(
        "utopians",
        "B",
        play=["2UTO11"],
        garrison={"2UTO11": ["unrest", "unrest", "2UTO9"]},
        pool=(0, 0, 0),
        deck=["2UTO10", "2UTO13"],
    )
    before = t.unrest_pile()
    t.solstice("resolve 2UTO11", "option 2", "option 2", "no", "pick 2UTO10", "pick 2UTO13")
    assert t.unrest_pile() == before + 2
    assert (t.hand(0), t.discard(0)) == ({"2UTO10"}, {"2UTO9", "2UTO11"})
    assert t.garrison("2UTO11") == set()
    assert t.in_play(0) == set()


TOWARDS = {"pool": (0, 0, 4), "hand": ["2UTO9"], "deck": ["2UTO10", "2UTO13", "2UTO14"]}
"""Four progress: the journey can only discard a card and draw one."""


def test_utopian_buildings_stay_at_a_price():
    t = table("utopians", "B", play=["2UTO4"], **TOWARDS)
    t.solstice("resolve 2UTO4", "option 1", "pick 2UTO9")
    assert t.in_play(0) == {"2UTO4"}
    assert t.hand(0) == {"2UTO10", "2UTO13"}
    t = table("utopians", "B", play=["2UTO6"], **TOWARDS)
    t.solstice("resolve 2UTO6", "option 1", "pick 2UTO9")
    assert t.unrest_in_hand(0) == 1
    t = table("utopians", "B", play=["2UTO8"], **TOWARDS)
    t.solstice("resolve 2UTO2", "pick 2UTO9", "option 1", "pick 2UTO10")
    assert t.hand(0) == set()
    assert t.discard(0) == {"2UTO9", "2UTO10"}


def test_utopian_buildings_give_something_when_abandoned():
    t = table("utopians", "B", play=["2UTO5"], **TOWARDS)
    t.solstice("resolve 2UTO5", "option 2", "pick 2UTO9")
    assert t.pool(0) == (0, 1, 4)
    assert "2UTO5" in t.discard(0)
    t = table("utopians", "B", play=["2UTO6"], **TOWARDS)
    t.solstice("resolve 2UTO6", "option 2", "pick 2UTO9")
    assert t.pool(0) == (1, 0, 4)
    assert "2UTO6" in t.discard(0)
    t = table("utopians", "B", play=["2UTO5", "1REG1"], **TOWARDS)
    t.solstice("resolve 2UTO5", "option 1", "pick 2UTO9")
    assert "1REG1" in t.hand(0)
    assert t.in_play(0) == {"2UTO5"}


def test_scrolls_buy_cards_of_one_kind():
    t = table("utopians", "B", play=["2UTO5"], hand=["2UTO12"])
    t.exhaust("2UTO5")
    assert t.hand(0) == {"1REG6"}
    assert t.garrison("2UTO5") == {"2UTO12"}
    t = table("utopians", "B", play=["2UTO6"], hand=["2UTO12"])
    t.exhaust("2UTO6")
    assert t.hand(0) == {"1TRI2", t.unrest}
    t = table("utopians", "B", play=["2UTO8"], hand=["2UTO12"])
    t.exhaust("2UTO8", "pick 1CIV10")
    assert t.hand(0) == {"1CIV10", t.unrest}
    assert not table("utopians", "B", play=["2UTO8"], hand=["2UTO9"]).can_exhaust("2UTO8")


def test_charity_and_meditation_help_the_others_too():
    t = table("utopians", "B", players=3, hand=["2UTO9"])
    t.play("2UTO9", "yes", "no")
    assert [t.pool(k) for k in range(3)] == [(10, 10, 11), (7, 5, 5), (5, 5, 5)]
    t = table("utopians", "B", hand=["2UTO10"], discard=["2UTO12"])
    t.play("2UTO10", "yes")
    assert t.deck(0)[0] == "2UTO12"
    assert len(t.hand(1)) == 1
    assert t.actions(0) == 3


def test_path_and_gates_of_shangri_la_can_be_exhausted():
    t = table("utopians", "B", journey="2UTO2B", play=["1REG1"])
    t.exhaust("2UTO2")
    assert t.pool(0) == (10, 11, 11)
    assert t.discard(0) == {"1REG1"}
    t = table("utopians", "B", journey="2UTO3A", state="empire", hand=["2UTO9"])
    t.exhaust("2UTO3")
    assert t.pool(0) == (10, 10, 11)
    assert t.history(0) == {"2UTO9"}
