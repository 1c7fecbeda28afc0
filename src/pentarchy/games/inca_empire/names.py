"""What the game names: kinds of frames, refusals, events, ends. `make declared` numbers them in numbers.py."""

from __future__ import annotations

from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Frame, RefusalKind

FRAMES = (
    Frame("course", begun="has the present phase begun?"),
    Frame(
        "place",
        placed="how many players have placed their card of this phase",
        taken="places of the sectors that have their card of this phase, as bits",
    ),
    Frame("people-phase", turns="how many turns have begun"),
    Frame(
        "turn",
        state="what has been begun and finished, as bits: ROADS, IMPROVEMENT and so on",
        roads_left="roads that the build-roads action still allows",
        wild_left="of these and of additional roads, how many may be wild (INC-106)",
        conquests_left="conquests that Rapid Expansion still adds (INC-120)",
        garrisons_left="garrisons that Mass Construction still adds (INC-119)",
        terraces_left="terraces that Skilled Surveyors still add (INC-112)",
    ),
    # Lies on the turn, which counts the wild roads of both.
    Frame("extra-roads", left="roads that may still be built", built="how many have been built"),
)

REFUSALS = (
    RefusalKind("not-your-turn", "INC-63"),
    RefusalKind("other-question", "INC-39"),
    RefusalKind("game-over", "INC-140"),
    RefusalKind("card-not-in-hand", "INC-54"),
    RefusalKind("sector-taken", "INC-55"),
    RefusalKind("sector-of-other-side", "INC-22"),
    RefusalKind("no-line", "INC-67"),
    RefusalKind("line-taken", "INC-17"),
    RefusalKind("not-connected", "INC-68"),
    RefusalKind("ends-unconquered", "INC-69"),
    RefusalKind("no-wild-road", "INC-106"),
    RefusalKind("line-is-free", "INC-107"),
    RefusalKind("wild-impossible", "INC-108"),
    RefusalKind("wild-too-long", "INC-106"),
    RefusalKind("wild-crosses", "INC-108"),
    RefusalKind("action-finished", "INC-64"),
    RefusalKind("roads-used-up", "INC-66"),
    RefusalKind("improvement-done", "INC-73"),
    RefusalKind("given-up", "INC-126", rare=True),
    RefusalKind("no-city-site", "INC-75"),
    RefusalKind("no-garrison-site", "INC-78"),
    RefusalKind("site-not-reached", "INC-19"),
    RefusalKind("site-unconquered", "INC-76"),
    RefusalKind("too-expensive", "INC-74"),
    RefusalKind("no-city-there", "INC-86"),
    RefusalKind("temple-stands", "INC-87"),
    RefusalKind("eclipse", "INC-125"),
    RefusalKind("no-free-token", "INC-89"),
    RefusalKind("not-unconquered", "INC-13"),
    RefusalKind("region-not-reached", "INC-81"),
    RefusalKind("no-rapid-expansion", "INC-120"),
    RefusalKind("no-main-outpost", "INC-115"),
    RefusalKind("no-garrison-there", "INC-115"),
    RefusalKind("no-pilgrimage-card", "INC-126"),
    RefusalKind("no-pilgrimage-temple", "INC-130"),
    RefusalKind("one-pilgrimage", "INC-129", rare=True),
    RefusalKind("nothing-to-skip", "INC-126"),
    RefusalKind("no-road-possible", "INC-90"),
    RefusalKind("road-paid-for", "INC-90"),
)

EVENTS = (
    EventKind("phase", (("column", "column"), ("phase", "phase"))),
    EventKind("colour", (("seat", SEAT), ("colour", "colour"))),
    EventKind("income", (("seat", SEAT), ("labour", NUMBER))),
    EventKind("help", (("seat", SEAT), ("receiver", SEAT), ("labour", NUMBER))),
    EventKind("order", (("seat", SEAT), ("number", NUMBER))),
    EventKind("placed", (("seat", SEAT), ("card", "card"), ("sector", "sector")), secret=("card",)),
    EventKind("drew", (("seat", SEAT), ("card", "card")), secret=("card",)),
    EventKind("reshuffled"),
    EventKind("revealed", (("card", "card"), ("sector", "sector"))),
    EventKind("support", (("seat", SEAT), ("labour", NUMBER))),
    EventKind("destroyed", (("seat", SEAT), ("line", "line"))),
    EventKind("road", (("seat", SEAT), ("line", "line"))),
    EventKind("wild", (("seat", SEAT), ("line", "line"))),
    EventKind(
        "turned",
        (("region", "region"), ("resistance", NUMBER), ("labour", NUMBER), ("points", NUMBER)),
    ),
    EventKind("city", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
    EventKind("garrison", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
    EventKind("temple", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
    EventKind("upgraded", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
    EventKind("conquered", (("seat", SEAT), ("region", "region"), ("labour", NUMBER), ("points", NUMBER))),
    EventKind("terrace", (("seat", SEAT), ("points", NUMBER))),
    EventKind("additional", (("seat", SEAT),)),
    EventKind("pilgrimage", (("seat", SEAT), ("card", "card"), ("points", NUMBER))),
    EventKind("ended", (("seat", SEAT),)),
    EventKind("scored", (("seat", SEAT), ("points", NUMBER))),
    EventKind("returned", (("seat", SEAT), ("labour", NUMBER))),
    EventKind("marker"),
    EventKind("arrival"),
)

ENDS = ("late_empire_ended", "pizarro_arrived")
"""The last column is played (INC-140), or Pizarro has come (INC-145)."""
