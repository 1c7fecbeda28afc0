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
from pentarchy.games.scythe.numbers import (
    AFTER_MOVE,
    BOTTOM,
    BRIBES,
    CARD_TOP,
    COMBAT,
    DELAY,
    DIALS,
    DO_ARTILLERY,
    DO_BUILD,
    DO_DEPLOY,
    DO_ENLIST,
    DO_MOVE,
    DO_PRODUCE,
    DO_UPGRADE,
    ENCOUNTER,
    GAINS,
    MOVEMENT,
    OFFER,
    PAY,
    PAY_CARD,
    RETREAT,
    TAKE_CARD,
    TOKENS,
    TURN,
)
from pentarchy.kernel.position import Decision, Position, by_kind


def table() -> list[Decision[Position]]:
    """All decisions by kind.

    Not forced are those whose answers depend on a secret hand or objectives, and encounters: the card is to be seen.
    """
    return by_kind(
        {
            TURN: Turn("turn", forced=False),
            OFFER: Offer("offer"),
            GAINS: Gains("gains"),
            TOKENS: Tokens("tokens"),
            DO_PRODUCE: Produce("produce"),
            DO_MOVE: Move("move"),
            MOVEMENT: Movement("movement"),
            AFTER_MOVE: AfterMove("fight"),
            COMBAT: Combat("combat"),
            DO_ARTILLERY: Artillery("artillery"),
            BRIBES: Bribes("bribes"),
            DIALS: Dials("dials", forced=False),
            RETREAT: Retreat("retreat"),
            ENCOUNTER: Encounter("encounter", forced=False),
            TAKE_CARD: TakeCard("factory", forced=False),
            CARD_TOP: CardTop("card"),
            PAY_CARD: PayCard("pay-card", forced=False),
            BOTTOM: Bottom("bottom"),
            PAY: Pay("pay", forced=False),
            DO_UPGRADE: Upgrade("upgrade"),
            DO_DEPLOY: Deploy("deploy"),
            DO_BUILD: Build("build"),
            DO_ENLIST: Enlist("enlist"),
            DELAY: Delay("delay"),
        }
    )
