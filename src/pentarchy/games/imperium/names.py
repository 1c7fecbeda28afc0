"""What the game names: kinds of frames, operations of programs, refusals, events, ends.

`make declared` numbers them in numbers.py.
"""

from __future__ import annotations

from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Frame, Operation, RefusalKind, Same

_AT = "where the operands of the operation stand in the code"
_ROOT = "stack index of the frame of the effect, which holds its results"
_SOURCE = "the card whose effect it is"

_IMMUNE = "seats that have defended, as bits"
_COUNTS = "cards abandoned, returned and discarded and tokens paid, one byte each"
_MOVED = "the last card moved + 1, above it the icons of own cards that were given up, as bits"
_NOTED = "declared suit and revealed card, or the tokens on a market card"

FRAMES = (
    Frame("game", stage="how far it is", count="seats that have chosen a nation or had their turn"),
    Frame("draft-nation"),
    Frame("draft-side"),
    Frame("turn", stage="how far it is"),
    Frame("act"),
    Frame("revolting"),
    Frame("swap-nation"),
    Frame("solstices", done="how many seats are done"),
    Frame("finish", reason="why the game ends", next="which of the cards with something to do before scoring is next"),
    # The kernel's frames for programs have their places in pentarchy.kernel.program.
    Frame("run"),
    Frame("ask-may"),
    Frame("ask-choose"),
    # Below every effect lies one of two frames: `playing` if it is the text of a card that is played, else `ability`.
    Frame(
        "playing",
        card="the card that is played",
        immune=_IMMUNE,
        counts=_COUNTS,
        moved=_MOVED,
        noted=_NOTED,
        stage="how far it is: defences, effects, where it goes",
    ),
    Frame("defend", card="the attack", root="stack index of its frame"),
    Frame("gift", card="the attack", root="stack index of its frame", victim="the owner of the Standing Army"),
    Frame(
        "ability",
        source=_SOURCE,
        immune=_IMMUNE,
        counts=_COUNTS,
        moved=_MOVED,
        noted=_NOTED,
        text="what kind of text it is",
    ),
    Frame(
        "react",
        occasion="what has happened",
        card="to which card; or from which icons a gain comes, as bits",
        extra="more about it: where the card came from, tokens on it, which deck",
        triggered="1 after the triggers",
    ),
    Frame(
        "pick",
        select="number of the selection",
        left="how many cards are left to pick",
        doing="what is done with them",
        offered="1 when Step Pyramids has been offered",
        source=_SOURCE,
        root=_ROOT,
    ),
    Frame(
        "pay",
        material="due",
        population="due",
        progress="due",
        action="due",
        for_population="progress that stands for population + 1, 0 before it is known",
        for_material="progress that stands for pairs of material + 1, 0 before it is known",
    ),
    Frame(
        "draw",
        left="cards left to draw",
        limit=Same("left", "the hand limit"),
        flags="how the draw goes",
        reshuffled="1 after a reshuffle that is not yet used",
        wanted="1 when the player wants the next card",
    ),
    Frame("reshuffle", stage="how far it is", developments="cards that lay in the development area"),
    Frame(
        "develop", free="1 without a price", optional="1 if it may be left", card="the card that is being paid for + 1"
    ),
    Frame("acquire", at=_AT, card="the card to play at once + 1", root=_ROOT),
    Frame("declare", at="where the suits stand in the code", breaking="1 for a break-through", root=_ROOT),
    Frame("break", at=_AT, suit="the suit, as a bit", root=_ROOT),
    Frame("look", deck="which deck", n="how many cards; may still grow", reacted="1 after the reactions"),
    Frame("take-looked", left="how many are left to take"),
    Frame("put-back", left="how many are left"),
    Frame("find", at=_AT),
    Frame(
        "give",
        at=_AT,
        step="how many seats on the next one sits",
        hurt="seats that got a card that hurts, as bits",
        source=_SOURCE,
        root=_ROOT,
    ),
    Frame("place", resource="which token", n="how many"),
    Frame("swap", slot="the slot of the market card + 1, 0 before it is chosen"),
    Frame("pay-some", most="the most progress", root=_ROOT),
    Frame("icon", type="which icon"),
    Frame("copy", source="the card that copies"),
    Frame("top-card", _code="what stands behind in the code: nobody reads it, saved games have it"),
    Frame("token-back", left="how many are left", source="the card just exhausted"),
    Frame("host", at=_AT, card="the card to be garrisoned", root=_ROOT),
    Frame("free-play", at=_AT),
    Frame("discarding"),
)

LAYOUTS = (
    # What an effect has done so far, for all its frames to find: both frames that lie below effects have these.
    Frame("effect", source=_SOURCE, immune=_IMMUNE, counts=_COUNTS, moved=_MOVED, noted=_NOTED),
)

_TOKENS = {"material": "how many", "population": "how many", "progress": "how many"}
_SELECT = "number of the selection"


def _selecting(name: str) -> Operation:
    """An operation on a selection of cards. All have the operands of `discard`."""
    return Operation(name, select=_SELECT, doing="what is done with the cards")


def _acquiring(name: str) -> Operation:
    """Acquire and break through have the same operands."""
    return Operation(
        name,
        suits="suits, as bits",
        token="resource that must lie on the card, or -1",
        filter="number of a filter, or -1",
        places="market and exile, as bits of places",
        free="1 if it is played at once",
    )


def _playing(name: str) -> Operation:
    return Operation(
        name, select=_SELECT, any_state="1 if the state icon does not matter", from_discard="1 from the discard pile"
    )


OPERATIONS = (
    Operation("gain", **_TOKENS, action="how many", per="number of a count, or -1"),
    Operation("pay", **_TOKENS, action="how many", up_to="1 for «up to»"),
    Operation("pay_all", resource="which", least="there must be so many"),
    Operation(
        "steal",
        **_TOKENS,
        condition="what must be true of the victim",
        filter="number of a filter for that",
        unable="code for those who cannot pay, or -1",
    ),
    Operation("place", **_TOKENS, here="1 on this card, 0 on a market card"),
    Operation("take_tokens", resource="which"),
    Operation("return_exhaust", n="how many"),
    Operation("double_market_tokens", resource="which"),
    Operation("draw", n="how many", flags="how the draw goes", per="number of a count, or -1"),
    Operation("draw_top_then_place"),
    _selecting("discard"),
    _selecting("to_hand"),
    _selecting("to_deck_top"),
    _selecting("history"),
    _selecting("sink"),
    _selecting("exile"),
    Operation(
        "garrison", select=_SELECT, host="filter of the host, or -1 for this card", then="code that follows, or -1"
    ),
    Operation("trigger_host_play"),
    _selecting("abandon"),
    _selecting("recall"),
    Operation("abandon_returning_garrisoned_unrest"),
    Operation(
        "give_each_other",
        select=_SELECT,
        hurting="filter of cards that hurt, or -1",
        then="code for who gets one, or -1",
    ),
    Operation(
        "find", filter="number of a filter", places="as bits", to="where it goes", named="1 if it names one card"
    ),
    Operation("reveal_and_history_all", filter="number of a filter"),
    Operation("take_unrest", n="how many", to_deck="1 onto the draw deck instead of to hand"),
    _selecting("return_unrest"),
    _acquiring("acquire"),
    _acquiring("break_through"),
    Operation("swap_exile_market"),
    Operation("declare_suit", suits="suits, as bits"),
    Operation("reveal_main"),
    Operation("revealed_to", hand="1 to hand, 0 to exile"),
    Operation("look", deck="which deck", n="how many"),
    Operation("look_more", n="how many"),
    Operation("take_looked", n="how many"),
    Operation("looked_to_bottom"),
    Operation("shuffle"),
    Operation("take_fame", n="how many"),
    Operation("nation_to_discard", n="how many"),
    Operation("swap_hand_nation_top"),
    Operation("develop", free="1 without a price"),
    _playing("free_play"),
    _playing("play_card"),
    Operation("copy_exhaust"),
    Operation("turn_effect", type="icon that counts as production, or -1 for Combs"),
    Operation("discard_fewer", n="how many"),
    Operation("discard_instead"),
    Operation("trigger_game_end"),
    Operation("put_into_play_this"),
    Operation("flip_this"),
    Operation("replace_this"),
    Operation("flip_state", state="to which"),
    Operation("quest_to_hand"),
    Operation("quest_and_nation_to_discard"),
    _selecting("exile_impending_quest"),
)

REFUSALS = (
    RefusalKind("not-your-turn", "IMP-63"),
    RefusalKind("other-question", "IMP-65"),
    RefusalKind("game-over", "IMP-108"),
    RefusalKind("not-in-hand", "IMP-70"),
    RefusalKind("no-action", "IMP-69"),
    RefusalKind("wrong-state", "IMP-72"),
    RefusalKind("unplayable", "IMP-17", rare=True),
    RefusalKind("requirement", "IMP-17", rare=True),
    RefusalKind("cannot-pay", "IMP-168"),
    RefusalKind("once-per-turn", "IMP-153", rare=True),
    RefusalKind("no-exhaust", "IMP-76", rare=True),
    RefusalKind("exhausted", "IMP-75"),
    RefusalKind("no-ability", "IMP-74"),
    RefusalKind("nothing-to-do", "IMP-77", rare=True),
    RefusalKind("not-selectable", "IMP-67"),
    RefusalKind("not-in-market", "IMP-172"),
    RefusalKind("option-impossible", "IMP-138"),
    RefusalKind("nation-taken", "IMP-34"),
    RefusalKind("too-many", "IMP-83"),
    RefusalKind("not-developable", "IMP-190"),
    RefusalKind("wrong-suit", "IMP-172"),
    RefusalKind("no-deck", "IMP-179"),
    RefusalKind("wrong-split", "IMP-168"),
    RefusalKind("no-defence", "IMP-132"),
    RefusalKind("not-looked-at", "IMP-166"),
    RefusalKind("no-token-there", "IMP-88"),
    RefusalKind("no-solstice", "IMP-104"),
    RefusalKind("pointless", "IMP-R7", rare=True),
    RefusalKind("equal-unrest", "IMP-R63"),
)

_WHO = ("seat", SEAT)
_CARD = ("card", "card")
_FACE = ("face", "face")
"""The face that was up: it gives the name where the two differ (the journey)."""
_RES = ("resource", "resource")
_N = ("number", NUMBER)

EVENTS = (
    EventKind("first", (_WHO,)),
    EventKind("nation", (_WHO, ("nation", "nation"), ("side", "side"))),
    EventKind("round", (_N,)),
    EventKind("turn", (_WHO,)),
    EventKind("activate", (_WHO,)),
    EventKind("innovate", (_WHO,)),
    EventKind("revolt", (_WHO,)),
    EventKind("solstice"),
    EventKind("played", (_WHO, _CARD)),
    EventKind("exhausted", (_WHO, _CARD, _FACE)),
    EventKind("gained", (_WHO, _RES, _N)),
    EventKind("paid", (_WHO, _RES, _N)),
    EventKind("stole", (_WHO, ("victim", SEAT), _RES, _N)),
    EventKind("drew", (_WHO, _CARD), secret=("card",)),
    EventKind("discarded", (_WHO, _CARD)),
    EventKind("took-unrest", (_WHO,)),
    EventKind("returned-unrest", (_WHO,)),
    EventKind("acquired", (_WHO, _CARD)),
    EventKind("broke", (_WHO, _CARD), secret=("card",)),
    EventKind("exiled", (_WHO, _CARD)),
    EventKind("market", (_CARD,)),
    EventKind("history", (_WHO, _CARD), secret=("card",)),
    EventKind("sunk", (_WHO, _CARD), secret=("card",)),
    EventKind("garrisoned", (_WHO, _CARD, ("host", "card"))),
    EventKind("abandoned", (_WHO, _CARD)),
    EventKind("recalled", (_WHO, _CARD), secret=("card",)),
    EventKind("developed", (_WHO, _CARD)),
    EventKind("nation-card", (_WHO, _CARD)),
    EventKind("empire", (_WHO,)),
    EventKind("reshuffled", (_WHO,)),
    EventKind("to-top", (_WHO, _CARD), secret=("card",)),
    EventKind("to-hand", (_WHO, _CARD), secret=("card",)),
    EventKind("gave", (_WHO, ("to", SEAT), _CARD), secret=("card",)),
    EventKind("looked", (_WHO, ("deck", "looked"), _N)),
    EventKind("took-fame", (_WHO, _CARD), secret=("card",)),
    EventKind("found", (_WHO, _CARD)),
    EventKind("defended", (_WHO, _CARD)),
    EventKind("placed", (_WHO, _CARD, _RES, _N)),
    EventKind("triggered", (("reason", "reason"),)),
    EventKind("collapse"),
    EventKind("king", (_WHO, ("side", "side"))),
    EventKind("scored", (_WHO, ("points", NUMBER))),
    EventKind("journey", (_WHO, _CARD, _FACE)),
    EventKind("swapped", (_WHO, ("old", "card"), ("new", "card"))),
    EventKind("revealed", (_CARD,)),
    EventKind("declared", (_WHO, ("suit", "suit"))),
    EventKind("icon", (_WHO, _CARD)),
    EventKind("quest", (_WHO, _CARD)),
    EventKind("token-back", (_WHO,)),
    EventKind("put-in-play", (_WHO, _CARD)),
    EventKind("gift", (_WHO, ("to", SEAT), _N)),
    EventKind("bottom", (_WHO,)),
    EventKind("exchanged", (_WHO,)),
    EventKind("with-unrest", (_WHO,)),
    EventKind("solstice-card", (_WHO, _CARD, _FACE)),
    EventKind("unrest-count", (_WHO, _N)),
)

ENDS = ("main_deck", "development", "king_of_kings", "zenith", "graal", "shangri_la", "collapse")
"""Why scoring begins (IMP-109 to IMP-114), and the collapse (IMP-116)."""
