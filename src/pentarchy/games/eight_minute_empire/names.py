"""What the game names: kinds of frames, refusals, events, ends. `make declared` numbers them in numbers.py."""

from __future__ import annotations

from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Frame, RefusalKind

# The stack never holds more than two frames, the game and what goes on in it. A turn is one frame whose kind is what
# the seat is doing: turn, perhaps choose, the deeds, turn again. These kinds all have the places of `turn`.
FRAMES = (
    Frame("game", level=0, stage="how far the game is"),
    Frame("bid"),
    Frame("neutral"),
    Frame(
        "turn",
        level=1,
        left="armies, steps or cities that may still be placed, made or founded",
        card="the card taken in this turn, or NO_CARD",
        begun="deeds of a card with two that are already begun, as bits; 0 outside",
    ),
    Frame("choose"),
    # Deeds come last, in the order of their numbers on cards: RECRUIT, MARCH, VOYAGE, CITY, DESTROY.
    Frame("do-recruit"),
    Frame("do-march"),
    Frame("do-voyage"),
    Frame("do-city"),
    Frame("do-destroy"),
)

REFUSALS = (
    RefusalKind("not-your-turn", "EME-21"),
    RefusalKind("other-question", "EME-22"),
    RefusalKind("game-over", "EME-58"),
    RefusalKind("bid-too-high", "EME-13"),
    RefusalKind("not-in-row", "EME-22"),
    RefusalKind("too-expensive", "EME-25"),
    RefusalKind("deed-not-on-card", "EME-54"),
    RefusalKind("no-recruiting-there", "EME-32"),
    RefusalKind("no-army-there", "EME-40"),
    RefusalKind("not-adjacent", "EME-35"),
    RefusalKind("only-by-sea", "EME-37"),
    RefusalKind("no-army-for-city", "EME-44"),
    RefusalKind("no-such-army", "EME-50"),
)

EVENTS = (
    EventKind("game", (("number", NUMBER),)),
    EventKind("bid", (("seat", SEAT), ("coins", NUMBER))),
    EventKind("first", (("seat", SEAT), ("coins", NUMBER), ("equal", NUMBER))),
    EventKind("took", (("seat", SEAT), ("card", "card"), ("price", NUMBER))),
    EventKind("recruited", (("seat", SEAT), ("region", "region"))),
    EventKind("moved", (("seat", SEAT), ("from", "region"), ("to", "region"))),
    EventKind("founded", (("seat", SEAT), ("region", "region"))),
    EventKind("destroyed", (("seat", SEAT), ("owner", SEAT), ("region", "region"))),
    EventKind("destroyed-neutral", (("seat", SEAT), ("region", "region"))),
    EventKind("stopped", (("seat", SEAT),)),
    EventKind("row", (("card", "card"),)),
    EventKind("neutral", (("seat", SEAT), ("region", "region"))),
    EventKind("scored", (("seat", SEAT), ("points", NUMBER))),
    EventKind("youth", (("seat", SEAT), ("place", NUMBER))),
)

ENDS = ("cards_collected",)
"""The one reason of the end: everybody has collected the cards (EME-58)."""
