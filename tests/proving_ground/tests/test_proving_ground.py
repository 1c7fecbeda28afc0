"""The rules of the proving ground, one by one: what they allow, what they refuse, what they change."""

from __future__ import annotations

from itertools import permutations

import pytest
from proving_ground.components import Components
from proving_ground.picture import effect_text
from proving_ground.position import ProvingPosition

import pentarchy
from pentarchy.kernel.cards import only
from pentarchy.kernel.game import dump, same
from pentarchy.kernel.position import ALL, words
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match
from proving_ground import numbers
from proving_ground import position as at


def table(
    hands: list[str],
    deck: str = "",
    discard: str = "",
    coin: int = 9,
    grain: int = 9,
    tables: list[str] | None = None,
    **options: object,
) -> Match:
    """A match set up by hand, at the first turn of seat 0. Cards are given by id; the last of `deck` is its top."""
    match = pentarchy.new("proving_ground", len(hands), 1, options)
    p = position(match)
    box: Components = match.components
    for zone in range(len(p.zones)):
        p.zones[zone] = []
    p.where = words([-1] * len(p.where))
    rest = list(range(len(p.where)))

    def lay(names: str, zone: int, seen: int) -> None:
        for name in names.split():
            card = box.ids.index(name)
            rest.remove(card)
            p.zones[zone].append(card)
            p.where[card] = zone
            p.seen[card] = seen

    for seat, names in enumerate(hands):
        lay(names, at.FIRST_HAND + seat, only(seat))
        p.hand(seat).sort()
    for seat, names in enumerate(tables or []):
        lay(names, at.FIRST_HAND + p.players + seat, ALL)
    lay(deck, at.DECK, 0)
    lay(discard, at.DISCARD, ALL)
    for card in rest:  # at the bottom of the deck
        p.zones[at.DECK].insert(0, card)
        p.where[card] = at.DECK
        p.seen[card] = 0
    for seat in range(p.players):
        p.spend(seat, at.COIN, p.has(seat, at.COIN) - coin)
        p.spend(seat, at.GRAIN, p.has(seat, at.GRAIN) - grain)
    p.memo = None
    return match


def position(match: Match) -> ProvingPosition:
    p = match.position
    assert isinstance(p, ProvingPosition)
    return p


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def pass_on(match: Match) -> None:
    """All remaining turns of the round are passed."""
    while len(match.to_act) == 1:
        match.play("pass")


def refused(match: Match, seat: int, action: str) -> tuple[str, str]:
    refusal = match.why_not(seat, action)
    assert refusal is not None, f"{action} is legal"
    return refusal.rule, refusal.code


def names(match: Match, zone: int) -> list[str]:
    return [match.components.ids[card] for card in position(match).zones[zone]]


def hand(match: Match, seat: int) -> list[str]:
    return names(match, at.FIRST_HAND + seat)


@pytest.mark.rule("PG-1")
@pytest.mark.parametrize(("deal", "cards", "in_hand"), [("full", 31, 4), ("tiny", 10, 2)])
def test_the_deal(deal: str, cards: int, in_hand: int) -> None:
    match = pentarchy.new("proving_ground", 3, 5, {"deal": deal})
    p = position(match)
    assert [len(p.hand(seat)) for seat in range(3)] == [in_hand] * 3
    assert len(p.zones[at.DECK]) == cards - 3 * in_hand
    assert [p.has(seat, at.COIN) for seat in range(3)] == [2, 2, 2]
    assert [p.has(seat, at.GRAIN) for seat in range(3)] == [1, 1, 1]
    assert match.view(0)["seats"][1]["known"] == []
    assert pentarchy.new("proving_ground", 3, 6, {"deal": deal}).view(0) != match.view(0)


@pytest.mark.rule("PG-2")
def test_turn_order_and_three_actions() -> None:
    match = table(["guard_1", "guard_2", "guard_3"])
    assert match.to_act == (0,)
    assert refused(match, 1, "take coin") == ("PG-2", "not-your-turn")
    assert refused(match, 0, "dial 1") == ("PG-2", "other-question")
    play(match, "take coin", "take coin")
    assert match.to_act == (0,)
    play(match, "take coin")
    assert match.to_act == (1,)
    play(match, "pass")
    assert match.to_act == (2,)


@pytest.mark.rule("PG-3")
def test_rounds_end_with_a_duel_and_the_last_one_ends_the_game() -> None:
    match = table(["guard_1", "guard_2"], rounds=2)
    for number in (1, 2):
        assert match.view(None)["round"] == number
        pass_on(match)
        assert match.to_act == (0, 1)
        for seat in (0, 1):
            match.play(seat, "dial 0")
            match.play(seat, "commit")
    assert match.over
    assert match.result is not None
    assert match.result.reason == "rounds"
    assert refused(match, 0, "take coin") == ("PG-3", "game-over")
    with pytest.raises(pentarchy.GameOver):
        match.play(0, "take coin")


@pytest.mark.rule("PG-4")
def test_playing_a_card() -> None:
    match = table(["guard_1 granary_1", "guard_2"])
    assert refused(match, 0, "play guard_2") == ("PG-4", "not-in-hand")
    play(match, "play guard_1")
    assert names(match, at.DISCARD) == ["guard_1"]
    assert match.view(None)["discard"] == ["guard_1"]
    play(match, "play granary_1")
    assert match.view(None)["seats"][0]["table"] == ["granary_1"]


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize(("coin", "grain", "legal"), [(3, 2, True), (3, 1, False), (2, 2, False), (9, 9, True)])
def test_price_is_payable_together(coin: int, grain: int, legal: bool) -> None:
    match = table(["monument_1", ""], coin=coin, grain=grain)
    if legal:
        play(match, "play monument_1")
        assert position(match).has(0, at.COIN) == coin - 3
        assert position(match).has(0, at.GRAIN) == grain - 2
    else:
        assert refused(match, 0, "play monument_1") == ("PG-5", "too-dear")


@pytest.mark.rule("PG-6")
def test_drawing_in_secret() -> None:
    match = table(["guard_1", "guard_2"], deck="raid_1")
    play(match, "draw")
    assert "raid_1" in hand(match, 0)
    assert match.view(0)["seats"][0]["known"] == ["raid_1", "guard_1"]
    assert match.view(1)["seats"][0]["known"] == []
    assert match.log(0)[-1] == "Player 1 draws Raid."
    assert match.log(1)[-1] == match.log(None)[-1] == "Player 1 draws a card."


@pytest.mark.rule("PG-6")
def test_nothing_to_draw_and_a_full_hand() -> None:
    ids = table(["", ""]).components.ids
    match = table(["", ""], discard=" ".join(ids))
    assert refused(match, 0, "draw") == ("PG-6", "nothing-to-draw")
    match = table([" ".join(ids[:7]), ""])
    assert refused(match, 0, "draw") == ("PG-6", "hand-full")
    assert table([" ".join(ids[:6]), ""]).why_not(0, "draw") is None


@pytest.mark.rule("PG-7")
def test_taking_from_the_bank() -> None:
    match = table(["", ""], coin=2)
    play(match, "take coin", "take grain")
    assert (position(match).has(0, at.COIN), position(match).has(0, at.GRAIN)) == (3, 10)
    match = table(["", ""], coin=15)
    assert refused(match, 0, "take coin") == ("PG-7", "bank-empty")


@pytest.mark.rule("PG-8")
def test_look_and_reorder() -> None:
    match = table(["scout_1", ""], deck="raid_1 raid_2 raid_3 omen_1")
    play(match, "play scout_1")
    assert match.legal(0) == ["put raid_2", "put raid_3", "put omen_1"]
    assert refused(match, 0, "put raid_1") == ("PG-8", "not-looked-at")
    play(match, "put omen_1")
    assert refused(match, 0, "put omen_1") == ("PG-8", "not-looked-at")
    assert match.can_undo(0)
    assert match.view(1)["deck"][-3:] == [None, None, None]
    play(match, "put raid_3")  # the last one has only one place left; then a card is drawn
    assert hand(match, 0) == ["raid_2"]
    assert names(match, at.DECK)[-3:] == ["raid_1", "omen_1", "raid_3"]
    assert match.view(0)["deck"][-3:] == [None, "omen_1", "raid_3"]
    assert match.view(1)["deck"][-3:] == [None, None, None]
    assert match.can_undo(0)  # the drawn card was known already: nothing was revealed


@pytest.mark.rule("PG-8")
def test_what_others_knew_of_a_handled_deck_is_lost() -> None:
    match = table(["scout_1", "scout_2"], deck="raid_1 raid_2 raid_3 omen_1 omen_2")
    p = position(match)
    p.show(p.zones[at.DECK][-2], only(1))
    play(match, "play scout_1", "put raid_3", "put omen_1")
    assert match.view(1)["deck"][-2:] == [None, None]


@pytest.mark.rule("PG-9")
def test_giving_a_card() -> None:
    match = table(["gift_1 raid_1 guard_1", "guard_2", ""])
    play(match, "play gift_1")
    assert refused(match, 0, "hand_to 0") == ("PG-9", "not-yourself")
    play(match, "hand_to 1")
    assert refused(match, 0, "give guard_2") == ("PG-4", "not-in-hand")
    play(match, "give raid_1")
    assert hand(match, 1) == ["raid_1", "guard_2"]
    assert match.view(0)["seats"][1]["known"] == ["raid_1"]
    assert match.view(1)["seats"][1]["known"] == ["raid_1", "guard_2"]
    assert match.view(2)["seats"][1]["known"] == match.view(None)["seats"][1]["known"] == []
    assert match.log(0)[-1] == match.log(1)[-1] == "Player 1 gives Raid to Player 2."
    assert match.log(2)[-1] == "Player 1 gives a card to Player 2."
    for seed in range(20):
        assert match.redeal(0, seed).view(0)["seats"][1]["known"] == ["raid_1"]


@pytest.mark.rule("PG-10")
def test_showing_a_card() -> None:
    match = table(["oracle_1 oracle_2 guard_1", ""])
    play(match, "play oracle_1", "yes")
    assert refused(match, 0, "show guard_1") == ("PG-10", "too-small")
    play(match, "show oracle_2")
    assert position(match).points_of(0) == 2
    assert match.view(None)["seats"][0]["known"] == ["oracle_2"]
    assert "oracle_2" in hand(match, 0)


@pytest.mark.rule("PG-10")
def test_showing_is_offered_whatever_the_hand() -> None:
    """Whether the question is put is public; that there is no card to show is not."""
    match = table(["oracle_1 guard_1", ""])
    play(match, "play oracle_1")
    assert match.game.asked(match.position) == "may"
    assert match.legal(0) == ["no"]
    assert refused(match, 0, "yes") == ("PG-13", "not-possible")
    assert table(["oracle_1", ""]).play(0, "play oracle_1") == "play oracle_1"


@pytest.mark.rule("PG-11")
def test_everybody_decides_for_himself_in_turn_order() -> None:
    match = table(["guard_1", "feast_1", "guard_2"], coin=3, grain=3)
    play(match, "pass", "play feast_1")
    for seat, choice in ((1, "choose 2"), (2, "choose 1"), (0, "choose 2")):
        assert match.to_act == (seat,)
        assert refused(match, (seat + 1) % 3, choice) == ("PG-2", "not-your-turn")
        play(match, choice)
    p = position(match)
    assert [p.has(seat, at.COIN) for seat in range(3)] == [3, 3, 4]
    assert [p.has(seat, at.GRAIN) for seat in range(3)] == [4, 3, 3]


@pytest.mark.rule("PG-12")
def test_defence_against_an_attack() -> None:
    match = table(["raid_1", "guard_1 omen_1", "omen_2", ""], coin=3)
    play(match, "play raid_1")
    assert match.to_act == (1,)
    assert refused(match, 1, "defend omen_1") == ("PG-12", "no-shield")
    assert refused(match, 1, "defend guard_2") == ("PG-4", "not-in-hand")
    play(match, "defend guard_1")
    assert match.to_act == (2,)  # asked, though there is no shield: only the number of cards is public
    assert match.legal(2) == ["pass"]
    play(match, "pass")
    assert match.to_act == (2,)  # seat 1 is not affected; seat 2 chooses; seat 3 has no cards and was not asked
    play(match, "choose 1", "choose 1")
    p = position(match)
    assert [p.has(seat, at.COIN) for seat in range(4)] == [2 + 2, 3, 2, 2]
    assert p.points_of(0) == 1


@pytest.mark.rule("PG-13")
def test_only_what_can_be_carried_out() -> None:
    match = table(["raid_1", "omen_1", ""], coin=1)
    p = position(match)
    p.spend(1, at.COIN, 1)
    p.spend(2, at.COIN, 1)
    play(match, "play raid_1", "pass")
    assert match.legal(1) == ["choose 2"]
    assert refused(match, 1, "choose 1") == ("PG-13", "not-possible")
    play(match, "choose 2")
    assert match.to_act == (0,)  # seat 2 has neither coins nor cards: nothing happens
    assert p.points_of(0) == 1
    assert names(match, at.DISCARD) == ["raid_1", "omen_1"]


@pytest.mark.rule("PG-14")
def test_the_rest_of_a_price_must_stay_payable() -> None:
    match = table(["market_1 omen_1", ""], coin=2, grain=2)
    play(match, "play market_1", "yes")
    assert match.legal(0) == ["pay coin", "pay grain"]
    play(match, "pay coin")
    # The second coin is needed for the fixed part, so the engine pays the rest with grain; then a card is discarded.
    p = position(match)
    assert (p.has(0, at.COIN), p.has(0, at.GRAIN)) == (0, 1)
    assert p.points_of(0) == 2
    assert hand(match, 0) == []


@pytest.mark.rule("PG-14")
def test_a_way_of_paying_that_leaves_the_rest_unpayable_is_refused() -> None:
    match = table(["market_1 omen_1", ""], coin=1, grain=4)
    play(match, "play market_1")
    p = position(match)
    p.actor = at.COIN  # seat 0 stays asked
    p.stack += (numbers.PAY, 0, 1, 0, 2, 0, 0, 0)
    p.memo = None
    assert refused(match, 0, "pay coin") == ("PG-14", "rest-unpayable")
    assert match.legal(0) == ["pay grain"]


@pytest.mark.rule("PG-14")
@pytest.mark.parametrize(
    ("coin", "grain", "others", "possible"),
    [
        (1, 2, "omen_1", True),
        (3, 0, "omen_1", True),
        (0, 9, "omen_1", False),
        (1, 1, "omen_1", False),
        (9, 9, "", False),
    ],
)
def test_all_parts_of_a_cost_together(coin: int, grain: int, others: str, possible: bool) -> None:
    match = table([f"market_1 {others}", "omen_2"], coin=coin, grain=grain)
    play(match, "play market_1")
    asked = match.game.asked(match.position) == "may"
    assert asked == possible  # coins, grain and numbers of cards are public, so the question itself may depend on them


@pytest.mark.rule("PG-15")
def test_picks_in_any_order_give_equal_positions() -> None:
    ends = []
    for order in permutations(("omen_1", "omen_2", "omen_3"), 2):
        if "omen_3" in order:
            continue
        match = table(["mutiny_1", "omen_1 omen_2 omen_3"])
        play(match, "play mutiny_1", "pass", f"pick {order[0]}")
        assert refused(match, 1, f"pick {order[0]}") == ("PG-15", "picked-already")
        assert match.view(1)["asked"]["mine"] == [order[0]]
        assert "mine" not in match.view(0)["asked"]
        play(match, f"pick {order[1]}")
        assert names(match, at.DISCARD)[0] == "mutiny_1"
        assert sorted(names(match, at.DISCARD)[1:]) == ["omen_1", "omen_2"]
        ends.append(match.position)
    assert len(ends) == 2
    assert same(*ends), [key for key in dump(ends[0]) if dump(ends[0])[key] != dump(ends[1])[key]]


@pytest.mark.rule("PG-15")
def test_fewer_cards_are_all_discarded() -> None:
    match = table(["mutiny_1", "omen_1", "omen_2 omen_3"])
    play(match, "play mutiny_1", "pass", "pass")
    # One card, or exactly two: no question has more than one outcome, so only the order of the first pick is asked.
    assert hand(match, 1) == []
    play(match, "pick omen_3")
    assert hand(match, 2) == []
    assert position(match).points_of(0) == 1


@pytest.mark.rule("PG-16")
def test_granary_answers_a_gain_of_grain() -> None:
    match = table(["harvest_1", ""], tables=["granary_1"], coin=0, grain=0)
    play(match, "play harvest_1", "choose 2")
    assert match.game.asked(match.position) == "may"  # inside the first of two rounds of the harvest
    play(match, "yes")
    p = position(match)
    assert (p.has(0, at.COIN), p.has(0, at.GRAIN)) == (2, 0)
    assert match.game.asked(match.position) == "choose"
    play(match, "choose 1")  # coins do not wake it
    assert match.game.asked(match.position) == "turn"
    play(match, "take grain")  # nor does grain that is taken as an action
    assert match.game.asked(match.position) == "turn"


@pytest.mark.rule("PG-17")
def test_temple_replaces_a_discard() -> None:
    match = table(["mutiny_1", "omen_1 omen_2 omen_3", ""], tables=["", "temple_1", ""])
    play(match, "play mutiny_1", "pass", "pick omen_3", "pick omen_1")
    assert names(match, at.DISCARD) == ["mutiny_1"]
    assert sorted(names(match, at.DECK)[:2]) == ["omen_1", "omen_3"]
    assert match.log(1)[-3:-1] == ["Player 2 puts Omen under the deck."] * 2
    assert match.log(0)[-3:-1] == ["Player 2 puts a card under the deck."] * 2
    assert None not in match.view(1)["deck"][:2]
    assert match.view(0)["deck"][:2] == [None, None]


@pytest.mark.rule("PG-18")
def test_a_free_card_is_carried_out_inside_the_effect() -> None:
    match = table(["herald_1 raid_1", "guard_1"], coin=1, grain=0)
    play(match, "play herald_1", "yes")  # one card in hand: the engine plays it, an attack, in the middle of the effect
    assert match.to_act == (1,)
    assert match.game.asked(match.position) == "defend"
    assert len(match.position.stack) > 4 * 8
    play(match, "pass", "choose 1")
    p = position(match)
    assert p.has(0, at.COIN) == 1  # the price of the herald, no price for the raid, one coin robbed
    assert match.to_act == (0,)
    assert match.game.asked(match.position) == "turn"


@pytest.mark.rule("PG-18")
def test_which_card_is_free_is_asked() -> None:
    match = table(["herald_1 monument_1 guard_1", "guard_2"], coin=1, grain=0)
    play(match, "play herald_1", "yes")
    assert match.legal(0) == ["free monument_1", "free guard_1"]
    assert refused(match, 0, "free guard_2") == ("PG-4", "not-in-hand")
    play(match, "free monument_1")
    assert position(match).points_of(0) == 3


def duel(match: Match) -> Match:
    pass_on(match)
    assert match.game.asked(match.position) == "duel"
    return match


@pytest.mark.rule("PG-19")
def test_the_dial() -> None:
    match = duel(table(["guard_1", "guard_2"], coin=2))
    assert match.legal(0) == ["dial 0", "dial 1", "dial 2"]
    assert refused(match, 0, "dial 3") == ("PG-19", "dial-too-high")
    assert refused(match, 0, "commit") == ("PG-19", "dial-first")
    assert refused(match, 0, "stake guard_1") == ("PG-19", "dial-first")
    match.play(0, "dial 2")
    assert refused(match, 0, "dial 1") == ("PG-19", "dial-set")


@pytest.mark.rule("PG-20")
def test_stakes_commit_and_taking_back() -> None:
    match = duel(table(["guard_1 guard_2 guard_3", "omen_1"], coin=3))
    before = {viewer: match.view(viewer) for viewer in (None, 1)}
    match.play(0, "dial 1")
    match.play(0, "stake guard_1")
    assert refused(match, 0, "stake guard_1") == ("PG-20", "staked-already")
    assert refused(match, 0, "stake omen_1") == ("PG-4", "not-in-hand")
    match.play(0, "stake guard_3")
    assert refused(match, 0, "stake guard_2") == ("PG-20", "stakes-full")
    for _ in range(3):
        match.undo(0)
    assert match.view(0)["asked"]["mine"] == []
    assert not match.can_undo(0)
    match.play(0, "dial 3")
    match.play(0, "commit")
    assert match.to_act == (1,)
    assert not match.can_undo(0)
    assert {viewer: match.view(viewer) for viewer in (None, 1)} == before
    with pytest.raises(pentarchy.IllegalAction):
        match.undo(0)


@pytest.mark.rule("PG-21")
def test_the_strongest_wins() -> None:
    match = duel(table(["guard_1 omen_1", "guard_2", ""], coin=3))
    for seat, answers in ((2, "dial 3"), (1, "dial 2,stake guard_2"), (0, "dial 0,stake omen_1,stake guard_1")):
        for answer in [*answers.split(","), "commit"]:
            match.play(seat, answer)
    p = position(match)
    assert [p.has(seat, at.COIN) for seat in range(3)] == [3, 1, 0]
    assert [p.points_of(seat) for seat in range(3)] == [2, 0, 0]
    assert sorted(names(match, at.DISCARD)) == ["guard_1", "guard_2", "omen_1"]
    # Whatever the order in which they came, the record has the answers seat by seat.
    assert [seat for seat, _ in match.record()["actions"][3:]] == [0] * 4 + [1] * 3 + [2] * 2


@pytest.mark.rule("PG-21")
@pytest.mark.parametrize(("dial", "points"), [("dial 0", [0, 0]), ("dial 2", [1, 1])])
def test_equally_strong(dial: str, points: list[int]) -> None:
    match = duel(table(["guard_1", "guard_2"]))
    for seat in (0, 1):
        match.play(seat, dial)
        match.play(seat, "commit")
    assert [position(match).points_of(seat) for seat in (0, 1)] == points


@pytest.mark.rule("PG-22")
def test_triumph_inside_a_nested_effect() -> None:
    match = table(["herald_1 monument_1 guard_1", ""], coin=1, grain=0)
    position(match).stock[at.EFFECTS] = 3
    play(match, "play herald_1", "yes", "free monument_1")
    assert match.over
    assert match.position.stack == []
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("triumph", [0])
    assert match.legal(0) == []


@pytest.mark.rule("PG-22")
def test_triumph_in_a_duel() -> None:
    match = table(["guard_1", "guard_2"])
    position(match).stock[at.EFFECTS] = 4
    duel(match)
    for seat, dial in ((0, "dial 1"), (1, "dial 0")):
        match.play(seat, dial)
        match.play(seat, "commit")
    assert match.over
    assert match.result is not None
    assert match.result.reason == "triumph"


@pytest.mark.rule("PG-23")
@pytest.mark.parametrize("doom", [True, False])
def test_doom_ends_the_game_at_once(doom: bool) -> None:
    match = table(["omen_1 omen_2", "", ""], doom=doom)
    play(match, "play omen_1")
    drawn = [len(position(match).hand(seat)) for seat in range(3)]
    assert drawn == ([2, 1, 1] if doom else [1, 0, 0])  # the last doom: everybody draws
    play(match, "play omen_2")
    assert match.over == doom
    if doom:
        assert match.result is not None
        assert match.result.reason == "doom"


@pytest.mark.rule("PG-24")
def test_scores_and_ties() -> None:
    match = table(["omen_1 omen_2", "", ""], coin=2)
    p = position(match)
    p.stock[at.WEALTH + at.EFFECTS] = 1
    p.spend(1, at.GRAIN, 1)
    play(match, "play omen_1", "play omen_2")
    result = match.result
    assert result is not None
    assert result.scores == [1, 1, 0]  # seat 0 has six coins
    assert result.breakdown[0] == {"effects": 0, "duels": 0, "coins": 1}
    assert result.ranking == [[0], [1], [2]]  # more grain
    p.spend(0, at.GRAIN, 1)
    result = match.result
    assert result is not None
    assert result.winners == [0, 1]


def test_every_card_can_be_read_in_every_language() -> None:
    match = pentarchy.new("proving_ground", 2, 1)
    for kind, effect in match.components.effects.items():
        for lang in LANGUAGES:
            assert len(effect_text(effect, match.text(lang))) > 8, kind
    english = {kind: effect_text(effect, match.text("en")) for kind, effect in match.components.effects.items()}
    assert english["raid"] == (
        "all others: choose: lose 1 coin or discard a card; for each coin lost: gain 1 coin; score 1 point."
    )


def test_redeals_are_all_worlds_and_no_others() -> None:
    """With few cards: the redeals are exactly the deals that fit what the seat knows, each about equally often."""
    match = pentarchy.new("proving_ground", 2, 3, {"deal": "tiny"})
    p = position(match)
    # Something given and something looked at, so that there is knowledge to respect.
    p.show(p.zones[at.DECK][-1], only(0))
    p.show(p.zones[at.DECK][0], only(0))
    p.show(p.hand(1)[0], only(0))
    for seat in (0, 1):
        _assert_exhaustive(match, seat)


def _assert_exhaustive(match: Match, seat: int) -> None:
    p = position(match)
    view = match.view(seat)
    other = 1 - seat
    known = {*view["seats"][0]["known"], *view["seats"][1]["known"], *(name for name in view["deck"] if name)}
    every = {match.components.ids[card] for card in p.facts.deck}
    unknown = sorted(every - known)
    open_places = view["deck"].count(None)
    in_hand = view["seats"][other]["hand"] - len(view["seats"][other]["known"])
    assert len(unknown) == open_places + in_hand
    worlds = set()
    for order in permutations(unknown):
        cards = iter(order[in_hand:])
        deck = tuple(name or next(cards) for name in view["deck"])
        worlds.add((frozenset(order[:in_hand]) | set(view["seats"][other]["known"]), deck))
    if len(worlds) > 1000:
        # Too many to see them all: no world but these, and hardly one twice.
        found = [_world(match, seat, seed) for seed in range(300)]
        assert set(found) <= worlds
        assert len(set(found)) > 250
        return
    counts: dict[object, int] = {}
    for seed in range(20 * len(worlds)):
        world = _world(match, seat, seed)
        counts[world] = counts.get(world, 0) + 1
    assert set(counts) == worlds
    assert max(counts.values()) < 60  # about 20 each


def _world(match: Match, seat: int, seed: int) -> object:
    q = match.game.redeal(match.position, seat, seed)
    assert isinstance(q, ProvingPosition)
    ids = match.components.ids
    return frozenset(ids[card] for card in q.hand(1 - seat)), tuple(ids[card] for card in q.zones[at.DECK])


def test_picks_of_another_seat_are_dealt_anew() -> None:
    """Half-made secret picks lie in a frame; redealt they are cards of the new hand, as many as before."""
    match = table(["mutiny_1", "omen_1 omen_2 omen_3 guard_1"])
    play(match, "play mutiny_1", "pass", "pick omen_2")
    seen = set()
    for seed in range(30):
        world = match.redeal(0, seed)
        mine = world.view(1)["asked"]["mine"]
        assert len(mine) == 1
        assert mine[0] in hand(world, 1)
        seen.add(mine[0])
        assert match.redeal(1, seed).view(1)["asked"]["mine"] == ["omen_2"]
    assert len(seen) > 5
