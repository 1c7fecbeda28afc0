"""What is decided in a game of Scythe, one module per kind of decision."""

from __future__ import annotations

from pentarchy.games.scythe.decisions.bottom import Bottom, Build, Deploy, Enlist, Upgrade
from pentarchy.games.scythe.decisions.bribes import Bribes
from pentarchy.games.scythe.decisions.combat import Artillery, Combat, Dials, Retreat
from pentarchy.games.scythe.decisions.delay import Delay
from pentarchy.games.scythe.decisions.encounter import Encounter
from pentarchy.games.scythe.decisions.factory import CardTop, TakeCard
from pentarchy.games.scythe.decisions.gains import Gains, Offer, Tokens
from pentarchy.games.scythe.decisions.move import AfterMove, Move, Movement
from pentarchy.games.scythe.decisions.payment import Pay, PayCard
from pentarchy.games.scythe.decisions.produce import Produce
from pentarchy.games.scythe.decisions.turn import Turn
from pentarchy.games.scythe.position import ScythePosition
from pentarchy.kernel.position import Decision, Position


def table() -> list[Decision[Position]]:
    """All decisions by kind, in the order of the numbers in `kinds`.

    Not forced are those whose answers depend on a secret hand or objectives, and encounters: the card is to be seen.
    """
    found: list[Decision[ScythePosition]] = [
        Turn("turn", forced=False),
        Offer("offer"),
        Gains("gains"),
        Tokens("tokens"),
        Produce("produce"),
        Move("move"),
        Movement("movement"),
        AfterMove("fight"),
        Combat("combat"),
        Artillery("artillery"),
        Bribes("bribes"),
        Dials("dials", forced=False),
        Retreat("retreat"),
        Encounter("encounter", forced=False),
        TakeCard("factory", forced=False),
        CardTop("card"),
        PayCard("pay-card", forced=False),
        Bottom("bottom"),
        Pay("pay", forced=False),
        Upgrade("upgrade"),
        Deploy("deploy"),
        Build("build"),
        Enlist("enlist"),
        Delay("delay"),
    ]
    return found  # type: ignore[return-value]  # a decision of this game only ever sees positions of this game
