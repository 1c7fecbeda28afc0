"""All questions and operations of Imperium, by number."""

from __future__ import annotations

from pentarchy.games.imperium.decisions import base, decks, draws, markets, picks, plays, rounds, tokens
from pentarchy.games.imperium.decisions.ask import AskOption
from pentarchy.games.imperium.position import Box, ImperiumPosition, LookAhead
from pentarchy.kernel.position import Decision, Position
from pentarchy.kernel.program import AskMay, Op, Run


def table(box: Box) -> list[Decision[Position]]:
    """All decisions by kind."""
    kernel: dict[int, Decision[Position]] = {
        base.RUN: Run("run"),
        base.ASK_MAY: AskMay("may", box.yes_0, box.no_0, base.OPTION_IMPOSSIBLE),
        base.ASK_CHOOSE: AskOption("choose", -1, base.OPTION_IMPOSSIBLE),
    }
    own: dict[int, Decision[ImperiumPosition]] = {
        base.GAME: rounds.Game("game"),
        base.DRAFT_NATION: rounds.DraftNation("nation"),
        base.DRAFT_SIDE: rounds.DraftSide("side"),
        base.TURN: rounds.Turn("turn"),
        base.ACT: rounds.Act("act"),
        base.REVOLTING: rounds.Revolting("revolt"),
        base.SOLSTICES: rounds.Solstices("solstice"),
        base.FINISH: rounds.Finish("finish"),
        base.PLAYING: plays.Playing("playing"),
        base.DEFEND: plays.Defend("defend"),
        base.GIFT: plays.Gift("gift"),
        base.ABILITY: plays.Ability("ability"),
        base.REACT: plays.React("react"),
        base.PICK: picks.Pick("pick"),
        base.PAY: tokens.Pay("pay"),
        base.DRAW: draws.Draw("draw"),
        base.RESHUFFLE: draws.Reshuffle("reshuffle"),
        base.DEVELOP: draws.Develop("develop"),
        base.ACQUIRE: markets.Acquire("acquire"),
        base.DECLARE: markets.Declare("declare"),
        base.BREAK: markets.Break("break"),
        base.LOOK: decks.Look("look"),
        base.TAKE_LOOKED: decks.TakeLooked("take_looked"),
        base.PUT_BACK: decks.PutBack("put_back"),
        base.FIND: decks.Find("find"),
        base.GIVE: plays.Give("give"),
        base.PLACE: tokens.Place("place"),
        base.SWAP: markets.Swap("swap"),
        base.PAY_SOME: tokens.PaySome("pay_some"),
        base.ICON: plays.Icon("icon"),
        base.COPY: plays.Copy("copy"),
        base.TOP_CARD: draws.TopCard("top_card"),
        base.TOKEN_BACK: tokens.TokenBack("token_back"),
        base.HOST: plays.Host("host"),
        base.FREE_PLAY: plays.FreePlay("free_play"),
        base.DISCARDING: rounds.Discarding("discarding"),
        base.SWAP_NATION: decks.SwapNation("swap_nation"),
    }
    # A decision of this game only ever sees positions of this game.
    return [kernel[kind] if kind in kernel else own[kind] for kind in range(base.KINDS)]  # type: ignore[misc]


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
