"""All questions and operations of Imperium, by number."""

from __future__ import annotations

from pentarchy.games.imperium import numbers
from pentarchy.games.imperium.decisions import decks, draws, markets, picks, plays, rounds, tokens
from pentarchy.games.imperium.decisions.ask import AskOption
from pentarchy.games.imperium.position import Box, LookAhead
from pentarchy.kernel.position import Decision, Position, by_kind
from pentarchy.kernel.program import AskMay, Op, Run


def table(box: Box) -> list[Decision[Position]]:
    """All decisions by kind."""
    return by_kind(
        {
            numbers.GAME: rounds.Game("game"),
            numbers.DRAFT_NATION: rounds.DraftNation("nation"),
            numbers.DRAFT_SIDE: rounds.DraftSide("side"),
            numbers.TURN: rounds.Turn("turn"),
            numbers.ACT: rounds.Act("act"),
            numbers.REVOLTING: rounds.Revolting("revolt"),
            numbers.SWAP_NATION: decks.SwapNation("swap_nation"),
            numbers.SOLSTICES: rounds.Solstices("solstice"),
            numbers.FINISH: rounds.Finish("finish"),
            numbers.RUN: Run("run"),
            numbers.ASK_MAY: AskMay("may", box.yes_0, box.no_0, numbers.OPTION_IMPOSSIBLE),
            numbers.ASK_CHOOSE: AskOption("choose", -1, numbers.OPTION_IMPOSSIBLE),
            numbers.PLAYING: plays.Playing("playing"),
            numbers.DEFEND: plays.Defend("defend"),
            numbers.GIFT: plays.Gift("gift"),
            numbers.ABILITY: plays.Ability("ability"),
            numbers.REACT: plays.React("react"),
            numbers.PICK: picks.Pick("pick"),
            numbers.PAY: tokens.Pay("pay"),
            numbers.DRAW: draws.Draw("draw"),
            numbers.RESHUFFLE: draws.Reshuffle("reshuffle"),
            numbers.DEVELOP: draws.Develop("develop"),
            numbers.ACQUIRE: markets.Acquire("acquire"),
            numbers.DECLARE: markets.Declare("declare"),
            numbers.BREAK: markets.Break("break"),
            numbers.LOOK: decks.Look("look"),
            numbers.TAKE_LOOKED: decks.TakeLooked("take_looked"),
            numbers.PUT_BACK: decks.PutBack("put_back"),
            numbers.FIND: decks.Find("find"),
            numbers.GIVE: plays.Give("give"),
            numbers.PLACE: tokens.Place("place"),
            numbers.SWAP: markets.Swap("swap"),
            numbers.PAY_SOME: tokens.PaySome("pay_some"),
            numbers.ICON: plays.Icon("icon"),
            numbers.COPY: plays.Copy("copy"),
            numbers.TOP_CARD: draws.TopCard("top_card"),
            numbers.TOKEN_BACK: tokens.TokenBack("token_back"),
            numbers.HOST: plays.Host("host"),
            numbers.FREE_PLAY: plays.FreePlay("free_play"),
            numbers.DISCARDING: rounds.Discarding("discarding"),
        }
    )


OPS: dict[str, tuple[int, LookAhead]] = {
    "gain": (0, tokens.Gain(5)),
    "pay": (1, tokens.PayTokens(5, payment=True)),
    "pay_all": (2, tokens.PayAll(2, payment=True)),
    "steal": (3, tokens.Steal(6)),
    "place": (4, tokens.PlaceTokens(4)),
    "take_tokens": (5, tokens.TakeTokens(1)),
    "return_exhaust": (6, tokens.ReturnExhaust(1)),
    "double_market_tokens": (7, tokens.DoubleTokens(1)),
    "draw": (8, draws.DrawCards(3)),
    "draw_top_then_place": (9, draws.DrawTopThenPlace(0)),
    "discard": (10, plays.SelectCards(2)),
    "to_hand": (11, plays.SelectCards(2)),
    "to_deck_top": (12, plays.SelectCards(2)),
    "history": (13, plays.SelectCards(2)),
    "sink": (14, plays.SelectCards(2)),
    "exile": (15, plays.SelectCards(2)),
    "garrison": (16, plays.GarrisonCards(3)),
    "trigger_host_play": (17, plays.TriggerHostPlay(0)),
    "abandon": (18, plays.SelectCards(2)),
    "recall": (19, plays.SelectCards(2)),
    "abandon_returning_garrisoned_unrest": (20, plays.AbandonReturning(0)),
    "give_each_other": (21, plays.GiveEachOther(3)),
    "find": (22, decks.FindCard(4)),
    "reveal_and_history_all": (23, decks.RevealAndHistoryAll(1)),
    "take_unrest": (24, plays.TakeUnrest(2)),
    "return_unrest": (25, plays.SelectCards(2)),
    "acquire": (26, markets.AcquireCard(5)),
    "break_through": (27, markets.BreakThrough(5)),
    "swap_exile_market": (28, markets.SwapExileMarket(0)),
    "declare_suit": (29, markets.DeclareSuit(1)),
    "reveal_main": (30, markets.RevealMain(0)),
    "revealed_to": (31, markets.RevealedTo(1)),
    "look": (32, decks.LookAt(2)),
    "look_more": (33, decks.LookMore(1)),
    "take_looked": (34, decks.TakeLookedCards(1)),
    "looked_to_bottom": (35, decks.LookedToBottom(0)),
    "shuffle": (36, decks.ShuffleNation(0)),
    "take_fame": (37, decks.TakeFame(1)),
    "nation_to_discard": (38, draws.NationToDiscard(1)),
    "swap_hand_nation_top": (39, decks.SwapHandNation(0)),
    "develop": (40, draws.DevelopCard(1)),
    "free_play": (41, plays.PlayFree(3)),
    "play_card": (42, plays.PlayFree(3)),
    "copy_exhaust": (43, plays.CopyExhaust(0)),
    "turn_effect": (44, plays.TurnEffect(1)),
    "discard_fewer": (45, tokens.DiscardFewer(1)),
    "discard_instead": (46, plays.Nothing(0)),
    "trigger_game_end": (47, decks.TriggerGameEnd(0)),
    "put_into_play_this": (48, decks.PutIntoPlayThis(0)),
    "flip_this": (49, decks.FlipThis(0)),
    "replace_this": (50, decks.ReplaceThis(0)),
    "flip_state": (51, decks.FlipState(1)),
    "quest_to_hand": (52, decks.QuestToHand(0)),
    "quest_and_nation_to_discard": (53, decks.QuestAndNationToDiscard(0)),
    "exile_impending_quest": (54, plays.SelectCards(2)),
}
"""The operations of the effect language with their numbers; one object each."""


def ops() -> list[Op]:
    found: list[Op] = [op for _, op in OPS.values()]
    return found
