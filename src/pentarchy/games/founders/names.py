"""What the game names: kinds of frames, refusals, events, ends. `make declared` numbers them in numbers.py."""

from __future__ import annotations

from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Frame, RefusalKind

FRAMES = (
    Frame("game", stage="how far the set-up is: DEALING, LAYING, BEGINNING"),
    Frame("pick", picks="how many tiles have been picked"),
    Frame("lay", laid="how many seats have laid their second tile"),
    # The lowest frame from the first turn on: its actor is the seat whose turn it is, whoever is asked.
    Frame("turn", level=0, stage="how far the turn is: OPENING, ATTACHING, CLOSING"),
    Frame("token"),
    Frame("ravage"),
    Frame("buy"),
    Frame("get", tile="the tile on which the coin is laid"),
    Frame("join"),
    Frame("settle", master="the master that is laid"),
    # Becomes `place` when the tile is chosen.
    Frame("attach"),
    Frame("place", tile="the tile that is attached"),
    Frame("agree"),
    Frame("last", done="how many seats have laid their last masters"),
)

REFUSALS = (
    RefusalKind("not-your-turn", "FND-20"),
    RefusalKind("other-question", "FND-21"),
    RefusalKind("game-over", "FND-83"),
    RefusalKind("not-in-draft", "FND-15"),
    RefusalKind("not-beside-first", "FND-16"),
    RefusalKind("stack-empty", "FND-22"),
    RefusalKind("end-too-soon", "FND-85"),
    RefusalKind("end-refused", "FND-R19"),
    RefusalKind("no-such-token", "FND-27"),
    RefusalKind("nothing-to-ravage", "FND-52", rare=True),
    RefusalKind("nothing-to-buy", "FND-59", rare=True),
    RefusalKind("no-corner", "FND-71"),
    RefusalKind("no-tile-for-master", "FND-78"),
    RefusalKind("not-a-rivals-tile", "FND-52"),
    RefusalKind("protected", "FND-53"),
    RefusalKind("already-ravaged", "FND-R8", rare=True),
    RefusalKind("not-for-sale", "FND-59"),
    RefusalKind("produces-nothing", "FND-62"),
    RefusalKind("coin-lies-there", "FND-R10", rare=True),
    RefusalKind("other-product", "FND-61"),
    RefusalKind("no-four-tiles", "FND-71"),
    RefusalKind("cart-lies-there", "FND-R7", rare=True),
    RefusalKind("not-own-tile", "FND-78"),
    RefusalKind("other-master", "FND-78"),
    RefusalKind("master-lies-there", "FND-R16", rare=True),
    RefusalKind("master-on-ravaged", "FND-R16", rare=True),
    RefusalKind("not-open", "FND-30"),
    RefusalKind("no-place", "FND-32"),
    RefusalKind("must-attach", "FND-41"),
    RefusalKind("must-draw", "FND-42"),
    RefusalKind("nature-empty", "FND-43"),
    RefusalKind("occupied", "FND-45"),
    RefusalKind("not-beside", "FND-31"),
    RefusalKind("resource-missing", "FND-32"),
    RefusalKind("one-each", "FND-33"),
    RefusalKind("not-replaceable", "FND-45"),
)

EVENTS = (
    EventKind("first", (("seat", SEAT),)),
    EventKind("picked", (("seat", SEAT), ("tile", "tile"))),
    EventKind("laid", (("seat", SEAT), ("tile", "tile"))),
    EventKind("cleared", (("stack", "stack"),)),
    EventKind("opened", (("seat", SEAT), ("tile", "tile"))),
    EventKind("ravaged", (("seat", SEAT), ("owner", SEAT), ("tile", "tile"))),
    EventKind("bought", (("seat", SEAT), ("owner", SEAT), ("tile", "tile"), ("resource", "resource"))),
    EventKind("joined", (("seat", SEAT), ("tiles", NUMBER))),
    EventKind("settled", (("seat", SEAT), ("master", "master"), ("tile", "tile"))),
    EventKind("drew", (("seat", SEAT), ("tile", "tile"))),
    EventKind("attached", (("seat", SEAT), ("tile", "tile"))),
    EventKind("replaced", (("seat", SEAT), ("tile", "tile"), ("old", "tile"))),
    EventKind("passed", (("seat", SEAT),)),
    EventKind("token", (("seat", SEAT), ("token", "token"))),
    EventKind("master", (("seat", SEAT), ("master", "master"))),
    EventKind("coins", (("seat", SEAT), ("coins", NUMBER))),
    EventKind("proposed", (("seat", SEAT),)),
    EventKind("agreed", (("seat", SEAT),)),
    EventKind("refused", (("seat", SEAT),)),
    EventKind("scored", (("seat", SEAT), ("points", NUMBER))),
)

ENDS = ("prizes_gone", "stacks_gone", "agreed")
"""FND-83, FND-84, FND-85."""
