"""All questions and operations of Imperium, by number."""

from __future__ import annotations

from pentarchy.games.imperium import names, numbers
from pentarchy.games.imperium.box import Box
from pentarchy.games.imperium.decisions import cards, decks, draws, exhausts, markets, picks, plays, rounds, tokens
from pentarchy.games.imperium.decisions.ask import AskOption
from pentarchy.games.imperium.position import LookAhead
from pentarchy.kernel.position import Decision, Position, by_kind
from pentarchy.kernel.program import AskMay, Effect, Op, Run


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
            numbers.ABILITY: Effect("ability"),
            numbers.REACT: exhausts.React("react"),
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
            numbers.GIVE: cards.Give("give"),
            numbers.PLACE: tokens.Place("place"),
            numbers.SWAP: markets.Swap("swap"),
            numbers.PAY_SOME: tokens.PaySome("pay_some"),
            numbers.ICON: cards.Icon("icon"),
            numbers.COPY: exhausts.Copy("copy"),
            numbers.TOP_CARD: draws.TopCard("top_card"),
            numbers.TOKEN_BACK: tokens.TokenBack("token_back"),
            numbers.HOST: cards.Host("host"),
            numbers.FREE_PLAY: plays.FreePlay("free_play"),
            numbers.DISCARDING: rounds.Discarding("discarding"),
        }
    )


CLASSES: dict[str, type[LookAhead]] = {
    "gain": tokens.Gain,
    "pay": tokens.PayTokens,
    "pay_all": tokens.PayAll,
    "steal": tokens.Steal,
    "place": tokens.PlaceTokens,
    "take_tokens": tokens.TakeTokens,
    "return_exhaust": tokens.ReturnExhaust,
    "double_market_tokens": tokens.DoubleTokens,
    "draw": draws.DrawCards,
    "draw_top_then_place": draws.DrawTopThenPlace,
    "discard": cards.SelectCards,
    "to_hand": cards.SelectCards,
    "to_deck_top": cards.SelectCards,
    "history": cards.SelectCards,
    "sink": cards.SelectCards,
    "exile": cards.SelectCards,
    "garrison": cards.GarrisonCards,
    "trigger_host_play": cards.TriggerHostPlay,
    "abandon": cards.SelectCards,
    "recall": cards.SelectCards,
    "abandon_returning_garrisoned_unrest": cards.AbandonReturning,
    "give_each_other": cards.GiveEachOther,
    "find": decks.FindCard,
    "reveal_and_history_all": decks.RevealAndHistoryAll,
    "take_unrest": cards.TakeUnrest,
    "return_unrest": cards.SelectCards,
    "acquire": markets.AcquireCard,
    "break_through": markets.BreakThrough,
    "swap_exile_market": markets.SwapExileMarket,
    "declare_suit": markets.DeclareSuit,
    "reveal_main": markets.RevealMain,
    "revealed_to": markets.RevealedTo,
    "look": decks.LookAt,
    "look_more": decks.LookMore,
    "take_looked": decks.TakeLookedCards,
    "looked_to_bottom": decks.LookedToBottom,
    "shuffle": decks.ShuffleNation,
    "take_fame": decks.TakeFame,
    "nation_to_discard": draws.NationToDiscard,
    "swap_hand_nation_top": decks.SwapHandNation,
    "develop": draws.DevelopCard,
    "free_play": plays.PlayFree,
    "play_card": plays.PlayFree,
    "copy_exhaust": exhausts.CopyExhaust,
    "turn_effect": cards.TurnEffect,
    "discard_fewer": tokens.DiscardFewer,
    "discard_instead": cards.Nothing,
    "trigger_game_end": decks.TriggerGameEnd,
    "put_into_play_this": decks.PutIntoPlayThis,
    "flip_this": decks.FlipThis,
    "replace_this": decks.ReplaceThis,
    "flip_state": decks.FlipState,
    "quest_to_hand": decks.QuestToHand,
    "quest_and_nation_to_discard": decks.QuestAndNationToDiscard,
    "exile_impending_quest": cards.SelectCards,
}
"""The operations of the effect language."""
PAYMENTS = ("pay", "pay_all")
"""A text that begins with one of these begins with a payment (IMP-R6)."""

OPS: dict[str, LookAhead] = {
    op.name: CLASSES[op.name](len(op.operands), op.name in PAYMENTS) for op in names.OPERATIONS
}
"""One object each, in the order of their numbers."""


def ops() -> list[Op]:
    found: list[Op] = list(OPS.values())
    return found
