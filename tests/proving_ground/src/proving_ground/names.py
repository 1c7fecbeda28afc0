"""What the game names: kinds of frames, refusals, events, ends. `make declared` numbers them in numbers.py."""

from __future__ import annotations

from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Frame, Operation, RefusalKind

FRAMES = (
    Frame("round", next="the next seat", fought="has the duel been fought?"),
    Frame("turn", left="actions left"),
    Frame("duel"),
    # The kernel's frames for programs have their names in pentarchy.kernel.program.
    Frame("run"),
    Frame("may"),
    Frame("choose"),
    Frame(
        "effect",
        source="the card whose effect this is",
        immune="result: seats that warded the attack off, as bits",
        robbed="result: coins taken so far",
    ),
    Frame("arrange", left="cards still to be placed"),
    Frame("recipient"),
    Frame("give", to="to whom"),
    Frame("defend", asked="seats still to be asked, as bits", root="where the effect lies"),
    Frame("show", value="the least value"),
    Frame("discarding", left="cards still to be picked", picked="the cards picked so far, as bits"),
    Frame("pay", coin="coins due", grain="grain due", free="parts of the price that are not chosen yet"),
    Frame("free"),
)

OPERATIONS = (
    Operation("gain", what="coins or grain", n="how many"),
    Operation("lose", n="how many"),
    Operation("draw", n="how many"),
    Operation("look", n="how many"),
    Operation("give"),
    Operation("discard", n="how many"),
    Operation("show", value="the least value"),
    Operation("pay", coin="coins", grain="grain", any="parts that may be either"),
    Operation("score", n="points"),
    Operation("doom", n="how much nearer it comes"),
    Operation("play_free"),
    Operation("under_deck"),
)

REFUSALS = (
    RefusalKind("not-your-turn", "PG-2"),
    RefusalKind("other-question", "PG-2"),
    RefusalKind("game-over", "PG-3"),
    RefusalKind("not-in-hand", "PG-4"),
    RefusalKind("too-dear", "PG-5"),
    RefusalKind("nothing-to-draw", "PG-6"),
    RefusalKind("hand-full", "PG-6"),
    RefusalKind("bank-empty", "PG-7", rare=True),
    RefusalKind("not-looked-at", "PG-8"),
    RefusalKind("not-yourself", "PG-9"),
    RefusalKind("no-shield", "PG-12"),
    RefusalKind("too-small", "PG-10"),
    RefusalKind("not-possible", "PG-13"),
    RefusalKind("rest-unpayable", "PG-14", rare=True),
    RefusalKind("picked-already", "PG-15"),
    RefusalKind("dial-too-high", "PG-19"),
    RefusalKind("dial-first", "PG-19"),
    RefusalKind("dial-set", "PG-19"),
    RefusalKind("stakes-full", "PG-20"),
    RefusalKind("staked-already", "PG-20"),
)

EVENTS = (
    EventKind("round", (("number", NUMBER),)),
    EventKind("took", (("who", SEAT), ("resource", "resource"))),
    EventKind("drew", (("who", SEAT), ("card", "card")), secret=("card",)),
    EventKind("played", (("who", SEAT), ("card", "card"))),
    EventKind("looked", (("who", SEAT), ("number", NUMBER))),
    EventKind("gave", (("who", SEAT), ("to", SEAT), ("card", "card")), secret=("card",)),
    EventKind("showed", (("who", SEAT), ("card", "card"))),
    EventKind("defended", (("who", SEAT), ("card", "card"))),
    EventKind("discarded", (("who", SEAT), ("card", "card"))),
    EventKind("tucked", (("who", SEAT), ("card", "card")), secret=("card",)),
    EventKind("paid", (("who", SEAT), ("coin", NUMBER), ("grain", NUMBER))),
    EventKind("gained", (("who", SEAT), ("resource", "resource"), ("number", NUMBER))),
    EventKind("lost", (("who", SEAT), ("number", NUMBER))),
    EventKind("scored", (("who", SEAT), ("number", NUMBER))),
    EventKind("doom", (("number", NUMBER),)),
    EventKind("dialled", (("who", SEAT), ("number", NUMBER))),
    EventKind("staked", (("who", SEAT), ("card", "card"))),
    EventKind("won", (("who", SEAT), ("number", NUMBER))),
    EventKind("passed", (("who", SEAT),)),
)

ENDS = ("rounds", "triumph", "doom")
