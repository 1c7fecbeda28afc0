"""A small table for tests: put named cards into zones, set tokens and states, use a card, answer by text.

    t = Table("romans", "celts")                      # seats 0 and 1, sides A; seat 0 is first and at turn (Activate)
    t.hand(0, "1civ2", "prosperity")                  # the hand becomes exactly these; a key stands for any free copy
    t.tokens(0, material=3, population=0, progress=1, action=3, exhaust=5)
    t.play(0, "1civ2")                                # lays a card into play without effects: t.in_play(0, "1reg8")
    t.use("play 1CIV2").answer("yes", "pick 1UNR1")   # answers by text, the seat that is asked answers
    t.legal() -> texts of the legal answers; t.asked -> name of the question; t.seat -> who is asked

Cards are named by id ("1UNC1", any case) or by key ("standing_army": the first copy that is not placed yet).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pentarchy import match as matches
from pentarchy import new
from pentarchy.games.imperium.box import RESOURCES, STATES
from pentarchy.games.imperium.decisions import changes, plays, rounds
from pentarchy.games.imperium.numbers import ACT, GAME, GAME_STAGE, TURN
from pentarchy.games.imperium.position import (
    ACTIVATE,
    AREA,
    BOX,
    COMMON,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    FAME,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    MARKET,
    NATION,
    PLAY,
    POWER,
    QUEST,
    SUNKEN,
    TEXT_SOLSTICE,
    UNDER,
    UNREST,
    ImperiumPosition,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL, NOBODY, WIDTH
from pentarchy.kernel.program import ASK_FORM

ZONES = {
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
    "play": PLAY,
    "garrison": GARRISON,
    "history": HISTORY,
    "sunken": SUNKEN,
    "nation": NATION,
    "development": DEVELOPMENT,
    "power": POWER,
    "quest": QUEST,
}
COMMON_ZONES = {"box": BOX, "main": MAIN, "exile": EXILE, "fame": FAME, "unrest": UNREST}


HELD: dict[int, Any] = {}
"""Components of all tables that were laid: few sets for thousands of tables, and a set takes a third of a second to
make. Matches alone keep the latest eight."""


class Table:
    """A match in the middle of an Activate turn of seat 0, with everything in the tests' hands."""

    def __init__(
        self, *nations: str, sides: str = "A", common: str = "classics", seed: int = 1, later: bool = False
    ) -> None:
        options: dict[str, Any] = {"nations": "both", "common_deck": common, "sides": sides, "later_printing": later}
        options |= {f"nation_{k + 1}": nation for k, nation in enumerate(nations)}
        self.match: matches.Match = new("imperium", len(nations), seed, options)
        assert isinstance(self.match.position, ImperiumPosition)
        self.components = self.match.components
        HELD[id(self.components)] = self.components
        p = self.p
        p.stack.clear()
        p.actor = NOBODY
        p.first = 0
        p.push(GAME, 0, rounds.TURNS, 1)  # the first turn of the round is under way
        self.begin_turn(0)

    @property
    def p(self) -> ImperiumPosition:
        assert isinstance(self.match.position, ImperiumPosition)
        return self.match.position

    # -- naming --------------------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        """A card by id or by key; of several copies one that lies in the box or a deck comes first."""
        if name.upper() in self.components.number:
            return int(self.components.number[name.upper()])
        copies = [k for k, face in enumerate(self.components.faces[: self.p.box.cards]) if face.key == name.lower()]
        assert copies, f"there is no card {name!r}"
        free = [k for k in copies if self.p.where[k] == BOX or self.p.place(k) in (DECK, NATION)]
        return (free or copies)[0]

    def token(self, card: int) -> str:
        return str(self.components.cards[card])

    def tokens_of(self, cards: Iterable[int]) -> list[str]:
        return sorted(self.token(card) for card in cards)

    # -- laying out ----------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, phase: int = ACTIVATE) -> Table:
        """Seat `seat` is in its Activate turn and may play, exhaust or stop."""
        p = self.p
        del p.stack[WIDTH:]
        p.actor = NOBODY
        p.memo = None
        p.turn = seat
        p.phase = phase
        p.push(TURN, seat, rounds.MARKET_TOKEN)
        p.push(ACT, seat)
        p.advance()
        return self

    def put(self, zone: str, seat: int, *names: str) -> list[int]:
        """Move cards into a zone of a seat (hand, deck, discard, play, history, sunken, nation, development, quest)."""
        seen = {"hand": only(seat), "deck": 0, "history": only(seat), "nation": 0}.get(zone, ALL)
        cards = [self._lift(name) for name in names]
        for card in cards:
            self.p.move_in(card, seat, ZONES[zone], ALL)
            self.p.seen[card] = seen
        self.p.memo = None
        return cards

    def put_common(self, zone: str, *names: str) -> list[int]:
        """Move cards into box, main, exile, fame or unrest (top last)."""
        cards = [self._lift(name) for name in names]
        for card in cards:
            self.p.move(card, COMMON_ZONES[zone], ALL)
            self.p.seen[card] = 0 if zone in ("main", "fame") else ALL
        self.p.memo = None
        return cards

    def _lift(self, name: str) -> int:
        """A card off wherever it lies; a market slot it leaves is empty then."""
        p = self.p
        card = self.number(name)
        slot = changes.slot_of(p, card)
        if slot >= 0:
            p.slots[slot] = -1
            changes.lift_unrest(p, slot)
            p.slot_tokens[slot * 3 : slot * 3 + 3] = [0, 0, 0]
        if card in p.under:  # another unrest card takes its place
            other = next(c for c in p.zones[UNREST] + p.zones[BOX] if p.box.suits[c] & 64)
            p.move(other, UNDER, ALL)
            p.under[p.under.index(card)] = other
        if p.place(card) == GARRISON:
            changes.forget_host(p, card)
        for inside in p.garrison_of(card):
            changes.forget_host(p, inside)
            p.move(inside, BOX, ALL)
        return card

    def empty(self, zone: str, seat: int) -> Table:
        """Everything of that zone goes back to the box."""
        for card in self.p.area(seat, ZONES[zone])[:]:
            self.p.move(self._lift(self.token(card)), BOX, ALL)
            self.p.seen[card] = ALL
        self.p.memo = None
        return self

    def hand(self, seat: int, *names: str) -> Table:
        """The hand becomes exactly these cards."""
        self.empty("hand", seat)
        self.put("hand", seat, *names)
        return self

    def discard(self, seat: int, *names: str) -> Table:
        self.empty("discard", seat)
        self.put("discard", seat, *names)
        return self

    def deck(self, seat: int, *names: str) -> Table:
        """The draw deck becomes exactly these, the last one on top."""
        self.empty("deck", seat)
        self.put("deck", seat, *names)
        return self

    def in_play(self, seat: int, *names: str) -> Table:
        """Lay cards into play without any effect, besides what lies there."""
        self.put("play", seat, *names)
        return self

    def garrison(self, seat: int, host: str, *names: str) -> Table:
        for name in names:
            changes.garrison(self.p, seat, self._lift(name), self.number(host))
        return self

    def market(self, slot: int, name: str, **tokens: int) -> Table:
        """A slot holds this card with these tokens, an unrest card under it where it needs one."""
        p = self.p
        card = self._lift(name)
        if p.slots[slot] >= 0:
            changes.lift_unrest(p, slot)
            p.move(p.slots[slot], BOX, ALL)
        p.move(card, MARKET, ALL)
        p.slots[slot] = card
        p.slot_tokens[slot * 3 : slot * 3 + 3] = [tokens.get(res, 0) for res in RESOURCES[:3]]
        changes.lay_unrest(p, slot)
        p.memo = None
        return self

    def market_of(self, *names: str) -> Table:
        """The five slots hold exactly these cards, without tokens."""
        for slot, name in enumerate(names):
            self.market(slot, name)
        return self

    def tokens(self, seat: int, **numbers: int) -> Table:
        """material, population, progress, action, exhaust."""
        p = self.p
        for name, n in numbers.items():
            if name == "action":
                p.actions[seat] = n
            elif name == "exhaust":
                p.exhausts[seat] = n
            else:
                p.pool[seat * 3 + RESOURCES.index(name)] = n
        p.memo = None
        return self

    def state(self, seat: int, state: str) -> Table:
        self.p.state[seat] = STATES.index(state)
        self.p.memo = None
        return self

    def unrest_pile(self, n: int) -> Table:
        """The unrest pile holds so many cards; the others leave the game."""
        p = self.p
        while len(p.zones[UNREST]) > n:
            p.move(p.zones[UNREST][-1], BOX, ALL)
        spare = [card for card in p.zones[BOX] if p.box.suits[card] & 64]
        while len(p.zones[UNREST]) < n:
            p.move(spare.pop(), UNREST, ALL)
        return self

    # -- using -----------------------------------------------------------------------------------------------

    def use(self, *texts: str) -> Table:
        """Answer, one text after the other, by whoever is asked; `play standing_army` works with keys too."""
        for text in texts:
            self.match.play(self.seat, self._spell(text))
        return self

    answer = use

    def _spell(self, text: str) -> str:
        words = text.split()
        if words[0] == "option" and words[1].isdigit():
            return f"option {self._option(int(words[1]))}"
        if len(words) != 2 or words[0] not in ("play", "exhaust", "pick"):
            return text
        if words[1].upper() in self.components.number:
            return f"{words[0]} {words[1].upper()}"
        return f"{words[0]} {self.token(self._offered(words[0], words[1]))}"

    def _option(self, number: int) -> str:
        """The token of an option of the question that is put, counted from 1."""
        at = -1 if self.asked == "top_card" else self.p.stack[ASK_FORM]
        return next(token for token, place in self.components.option_of.items() if place == (at, number - 1))

    def _offered(self, verb: str, key: str) -> int:
        """The offered copy of a named card, else any copy."""
        for text in self.legal():
            words = text.split()
            if words[0] == verb and self.components.face_of[words[1], ""].key == key.lower():
                return int(self.components.number[words[1]])
        return self.number(key)

    def solstice(self, seat: int, name: str) -> Table:
        """Carry out the solstice effect of a card in play now."""
        card = self.number(name)
        return self._begin(self.p.box.solstice[self.p.face(card)], seat, card, TEXT_SOLSTICE)

    def ability(self, pc: int, seat: int, name: str) -> Table:
        """Carry out any code of the box for a seat, as if by this card."""
        return self._begin(pc, seat, self.number(name), 2)

    def run(self, node: dict[str, Any], seat: int = 0, source: str = "1CIV6") -> Table:
        """Carry out a program of the effect language for a seat, as if it stood on a card of theirs."""
        return self._begin(self.components.language.block(node), seat, self.number(source), 2)

    def _begin(self, pc: int, seat: int, card: int, text: int) -> Table:
        p = self.p
        p.memo = None
        p.actor = NOBODY
        p.sink = self.match._events
        changes.begin(p, pc, seat, card, text)
        p.advance()
        p.sink = None
        return self

    def advance(self) -> Table:
        self.p.memo = None
        self.p.actor = NOBODY
        self.p.advance()
        return self

    def take_turn(self, seat: int) -> Table:
        """A fresh turn of a seat, before its kind is chosen."""
        p = self.p
        del p.stack[WIDTH:]
        p.actor = NOBODY
        p.memo = None
        p.push(TURN, seat)
        p.advance()
        return self

    def begin_solstice(self) -> Table:
        p = self.p
        del p.stack[WIDTH:]
        p.stack[GAME_STAGE] = rounds.AFTER_SOLSTICE
        p.actor = NOBODY
        p.memo = None
        p.turn = -1
        p.sink = self.match._events
        rounds.begin_solstice(p)
        p.advance()
        p.sink = None
        return self

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.match.to_act[0]

    @property
    def asked(self) -> str:
        return self.match.game.asked(self.p)

    def legal(self) -> list[str]:
        """The answers as texts; options are counted as `use` takes them."""
        self.p.memo = None
        texts = [str(action) for action in self.match.legal(self.seat)] if self.match.to_act else []
        places = self.components.option_of
        return [f"option {places[text[7:]][1] + 1}" if text.startswith("option ") else text for text in texts]

    def zone(self, zone: str, seat: int) -> list[str]:
        return self.tokens_of(self.p.area(seat, ZONES[zone]))

    def common(self, zone: str) -> list[str]:
        return self.tokens_of(self.p.zones[{**COMMON_ZONES, "under": UNDER, "market": MARKET}[zone]])

    def where(self, name: str) -> tuple[int, str]:
        """(seat, zone name) of a card; seat -1 for common zones."""
        zone = self.p.where[self.number(name)]
        if zone >= COMMON:
            return (zone - COMMON) // AREA, {v: k for k, v in ZONES.items()}[(zone - COMMON) % AREA]
        return -1, {v: k for k, v in {**COMMON_ZONES, "under": UNDER, "market": MARKET}.items()}.get(zone, str(zone))

    def pool(self, seat: int) -> dict[str, int]:
        return {res: self.p.pool[seat * 3 + k] for k, res in enumerate(RESOURCES[:3])}

    def why_not(self, text: str) -> str:
        """Name of the refusal, "" where the answer is legal."""
        self.p.memo = None
        refusal = self.match.game.refuse(self.p, self.seat, self.match.codec.parse(self._spell(text)))
        kind = self.match.game.refusals[refusal]
        return kind.name if kind else ""

    def check(self) -> list[str]:
        return self.match.game.check(self.p)


def obstacle(table: Table, seat: int, name: str) -> int:
    """Why a hand card cannot be played by a seat, as a number of a refusal."""
    card = table.number(name)
    return plays.obstacle(table.p, seat, card, plays.needs_token(table.p, seat, card), False)
