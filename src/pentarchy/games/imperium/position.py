"""The state of a game of Imperium: where cards and tokens lie, what they add up to, what could be done with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.games.imperium.box import (
    ACTION,
    BARBARIAN,
    C_GARRISONED,
    C_HAVE,
    C_IN_DISCARD,
    C_IN_HISTORY,
    C_IN_PLAY,
    C_MOVED,
    C_NO_QUEST,
    C_STATE,
    MATERIAL,
    PINNED,
    POPULATION,
    PRODUCTION,
    PROGRESS,
    S_REGION,
    TOKENS,
    TREATED,
    Box,
    Condition,
)
from pentarchy.games.imperium.numbers import EFFECT_COUNTS, EFFECT_IMMUNE, EFFECT_MOVED, EFFECT_NOTED
from pentarchy.kernel.cards import SPECTATOR, only
from pentarchy.kernel.fields import Cache, Lent, Printed, Replaced, Words
from pentarchy.kernel.position import ALL, WIDTH, words
from pentarchy.kernel.program import (
    CHANGE,
    CHOOSE,
    CHOOSE_FIRST,
    COMPLETE,
    COST_BEHIND,
    COST_PARTS,
    COST_THEN,
    FIRST_OP,
    HOPEFUL,
    LOOP_DO,
    LOOP_OF,
    OTHERS,
    PRIVATE,
    RUN_ROOT,
    SURE,
    Op,
    ProgramPosition,
)
from pentarchy.kernel.vectors import vec

# Zones common to all.
BOX: Final = 0
MAIN: Final = 1
REGION_DECK: Final = 2
UNCIVILISED_DECK: Final = 3
CIVILISED_DECK: Final = 4
FAME: Final = 5
"""The fame deck; King of Kings lies at its bottom (IMP-51)."""
UNREST: Final = 6
MARKET: Final = 7
UNDER: Final = 8
"""Unrest cards under market cards."""
EXILE: Final = 9
COMMON: Final = 10
"""Number of common zones; the zones of seat s begin at COMMON + s * AREA."""
AREA: Final = 11
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
GARRISON: Final = 4
HISTORY: Final = 5
SUNKEN: Final = 6
NATION: Final = 7
"""The nation deck; the accession card lies at its bottom (IMP-39)."""
DEVELOPMENT: Final = 8
POWER: Final = 9
"""The power card, then King Arthur's Court or the journey pile, its top card last."""
QUEST: Final = 10
"""The active quest under King Arthur's Court (IMP-205)."""
UNORDERED: Final = (1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1)
"""Zones of an area in which the order of cards means nothing; they are kept sorted."""

# Where tokens of a turn can lie besides cards.
NATION_DECK_PLACE: Final = 0
DEVELOPMENT_PLACE: Final = 1

# Phases of a turn.
BETWEEN: Final = 0
ACTIVATE: Final = 1
INNOVATE: Final = 2
REVOLT: Final = 3
CLEAN_UP: Final = 4
SOLSTICE: Final = 5
ENDING: Final = 6
PHASES: Final = ("between", "activate", "innovate", "revolt", "clean_up", "solstice", "ending")

# A mode of looking ahead (kernel: PRIVATE, HOPEFUL, SURE) also says what the seat has already set aside.
KNOWLEDGE: Final = 3
"""The bits of a mode that say how much is known."""
ASIDE_ACTION: Final = 4
"""An action token, for the card that is to be played."""
ASIDE_EXHAUST: Final = 8
"""An exhaust token, for the card that is to be exhausted."""
ASIDE_PROGRESS: Final = 16
"""Unit of the progress, which stands above the rest: for the owner of a Standing Army (IMP-R18)."""

# Results of an effect that share a place of its frame.
BYTE: Final = 8
"""Bits of a count."""
LOW_BYTE: Final = 0xFF
CARD_PART: Final = 0xFFFF
"""The part of `moved` and of `noted` (above a byte) that holds a card + 1, 0 for none."""
GIVEN_UP: Final = 16
"""Where the icons of cards that were given up begin in `moved`."""
CAME_FROM: Final = 24
"""Where the place from which a card was played begins in `noted`."""
# Units of `counts`.
ABANDONED: Final = 1
RETURNED: Final = 1 << 8
DISCARDED: Final = 1 << 16
PAID: Final = 1 << 24

# Kinds of texts.
TEXT_PLAY: Final = 0
TEXT_SOLSTICE: Final = 1
TEXT_OTHER: Final = 2

SLOTS: Final = 5
MAIN_SLOTS: Final = 2
"""The first slots of the market are filled from the main deck, each of the others from a small deck of its own."""
STORED: Final = 3
"""Tokens stored on a card are three numbers: card, resource, how many."""
NO_CARD: Final = -1

HAND_CARDS: Final = 4
BILL: Final = 5
"""A bill holds tokens by resource, then the number of hand cards; behind them selections as pairs."""


def privately(mode: int) -> int:
    """A mode with the same set aside, by all that the seat itself knows."""
    return mode & ~KNOWLEDGE | PRIVATE


class LookAhead(Op):
    """An operation of Imperium: it can say whether it could be carried out, and by whose knowledge."""

    payment: bool
    """A text that begins with it begins with a payment (IMP-R6)."""

    def __init__(self, width: int, payment: bool = False) -> None:
        super().__init__(width)
        self.payment = payment

    def alone(self, p: ImperiumPosition, at: int, seat: int, source: int, mode: int) -> bool:
        """Can it be paid as the only part of a cost? Where `can` does not say it all, the bill decides."""
        return self.can(p, at, seat, source, mode, COMPLETE) and p.bill_able(at, self, seat, source, mode)

    def bill(self, p: ImperiumPosition, at: int, seat: int, source: int, due: list[int]) -> None:
        """As a part of a cost: add the tokens and hand cards it takes to the bill.

        Selections are added behind them as pairs: number of the selection, how many cards.
        """

    def joint(self, p: ImperiumPosition, at: int, seat: int, source: int, n: int) -> bool:
        """Are there so many cards for several parts with this selection?"""
        return True

    def feeds(self, p: ImperiumPosition, at: int, seat: int, source: int, mode: int) -> bool:
        """As a part of a cost: could it lay an unrest card into the discard pile?"""
        return False

    def fed(self, p: ImperiumPosition, at: int) -> bool:
        """Does it return unrest from the discard pile?"""
        return False


class ImperiumPosition(ProgramPosition):
    """Everything of a seat lies in flat lists by seat; tokens at seat * TOKENS + resource."""

    box: Printed[Box]
    nation: Replaced
    """-1 before the choice."""
    side: Replaced
    pool: Words
    actions: Words
    exhausts: Words
    """Tokens on the state card."""
    state: Replaced
    spent: Replaced
    """Cards with an exhaust token, sorted."""
    spent_nation: Replaced
    spent_development: Replaced
    stored: Replaced
    """Tokens on own cards: card, resource, number, and so on (IMP-R29)."""
    host: Replaced
    """Pairs: garrisoned card, its host."""
    flipped: Replaced
    """Cards with their B side up."""
    slots: Lent
    """Market cards by slot, -1 for an empty one."""
    under: Lent
    """Unrest card under each slot, or -1."""
    slot_tokens: Lent
    """slot * TOKENS + resource."""
    first: int
    round: int
    turn: int
    """Whose turn it is; -1 between turns."""
    phase: int
    trigger: int
    """Why scoring will begin, 0 as long as nothing has triggered it."""
    final: int
    """1 in the last round."""
    fallen: int
    """1 once the unrest pile has run out."""
    king_used: int
    """Seats that have carried out side B of King of Kings, as bits."""
    free_played: Replaced
    """Cards played without an action token in this turn (IMP-153)."""
    treated: Replaced
    """Icons that also count as production in this turn: pairs of card and type (IMP-R30)."""
    combs: int
    """1 if the next card played ignores its empire icon (IMP-R31)."""
    pending: Replaced
    """Cards whose solstice effect is still to come."""
    drawn: Replaced
    """Cards drawn by the last draw of the present effect."""
    looked: int
    """How many top cards of a deck the present effect looks at."""
    label: Lent
    """By card: cards with the same label were last mixed together in front of everybody."""
    next_label: int
    cluster: Replaced
    """By seat: seats whose hidden cards can no longer be told apart by where they came from; -1 for none."""
    nation_mixed: int
    """Seats whose nation deck belongs to the cluster, as bits."""
    astray: Lent
    """By card: seats in whose nation deck it may lie since their Sacred Pass as far as others can tell, as bits."""
    talents: Cache[Replaced]
    """By seat: what its cards in play do by lying there; -1 when it must be worked out again."""

    # -- declared: written by `make declared` from the fields above; do not edit --------------------------------------

    __slots__ = (
        "actions",
        "astray",
        "box",
        "cluster",
        "combs",
        "drawn",
        "exhausts",
        "fallen",
        "final",
        "first",
        "flipped",
        "free_played",
        "host",
        "king_used",
        "label",
        "looked",
        "nation",
        "nation_mixed",
        "next_label",
        "pending",
        "phase",
        "pool",
        "round",
        "side",
        "slot_tokens",
        "slots",
        "spent",
        "spent_development",
        "spent_nation",
        "state",
        "stored",
        "talents",
        "treated",
        "trigger",
        "turn",
        "under",
    )

    def __init__(self) -> None:
        """Nothing: `clear` and `clone` set every field, and a copy should not be filled twice."""

    def clear(self) -> None:
        """Every field as in a box that nobody has opened: 0, or an empty list."""
        ProgramPosition.__init__(self)
        self.nation = []
        self.side = []
        self.pool = vec[i64]([])
        self.actions = vec[i64]([])
        self.exhausts = vec[i64]([])
        self.state = []
        self.spent = []
        self.spent_nation = []
        self.spent_development = []
        self.stored = []
        self.host = []
        self.flipped = []
        self.slots = []
        self.under = []
        self.slot_tokens = []
        self.first = 0
        self.round = 0
        self.turn = 0
        self.phase = 0
        self.trigger = 0
        self.final = 0
        self.fallen = 0
        self.king_used = 0
        self.free_played = []
        self.treated = []
        self.combs = 0
        self.pending = []
        self.drawn = []
        self.looked = 0
        self.label = []
        self.next_label = 0
        self.cluster = []
        self.nation_mixed = 0
        self.astray = []
        self.talents = []

    def fields(self) -> list[str]:
        return [
            "zones",
            "where",
            "seen",
            "nation",
            "side",
            "pool",
            "actions",
            "exhausts",
            "state",
            "spent",
            "spent_nation",
            "spent_development",
            "stored",
            "host",
            "flipped",
            "slots",
            "under",
            "slot_tokens",
            "first",
            "round",
            "turn",
            "phase",
            "trigger",
            "final",
            "fallen",
            "king_used",
            "free_played",
            "treated",
            "combs",
            "pending",
            "drawn",
            "looked",
            "label",
            "next_label",
            "cluster",
            "nation_mixed",
            "astray",
        ]

    def caches(self) -> list[str]:
        return [
            "talents",
        ]

    def clone(self) -> ImperiumPosition:
        q = ImperiumPosition()
        self.copy_to(q)
        return q

    def copy_to(self, q: ImperiumPosition) -> None:
        self.copy_kernel_fields(q)
        self.lend_cards(q)
        self.copy_program(q)
        q.box = self.box
        q.nation = self.nation
        q.side = self.side
        q.pool = self.pool[:]
        q.actions = self.actions[:]
        q.exhausts = self.exhausts[:]
        q.state = self.state
        q.spent = self.spent
        q.spent_nation = self.spent_nation
        q.spent_development = self.spent_development
        q.stored = self.stored
        q.host = self.host
        q.flipped = self.flipped
        q.slots = self.slots
        q.under = self.under
        q.slot_tokens = self.slot_tokens
        q.first = self.first
        q.round = self.round
        q.turn = self.turn
        q.phase = self.phase
        q.trigger = self.trigger
        q.final = self.final
        q.fallen = self.fallen
        q.king_used = self.king_used
        q.free_played = self.free_played
        q.treated = self.treated
        q.combs = self.combs
        q.pending = self.pending
        q.drawn = self.drawn
        q.looked = self.looked
        q.label = self.label
        q.next_label = self.next_label
        q.cluster = self.cluster
        q.nation_mixed = self.nation_mixed
        q.astray = self.astray
        q.talents = self.talents

    def own_slots(self) -> None:
        """Before a write into `slots`."""
        if self.lent & 2:
            self.lent &= ~2
            self.slots = self.slots[:]

    def own_under(self) -> None:
        """Before a write into `under`."""
        if self.lent & 4:
            self.lent &= ~4
            self.under = self.under[:]

    def own_slot_tokens(self) -> None:
        """Before a write into `slot_tokens`."""
        if self.lent & 8:
            self.lent &= ~8
            self.slot_tokens = self.slot_tokens[:]

    def own_label(self) -> None:
        """Before a write into `label`."""
        if self.lent & 16:
            self.lent &= ~16
            self.label = self.label[:]

    def own_astray(self) -> None:
        """Before a write into `astray`."""
        if self.lent & 32:
            self.lent &= ~32
            self.astray = self.astray[:]

    # -- end of what is declared --------------------------------------------------------------------------------------

    def restored(self) -> None:
        self.talents = [-1] * self.players

    # -- where things lie ----------------------------------------------------------------------------------

    def area(self, seat: int, zone: int) -> list[int]:
        return self.zones[COMMON + seat * AREA + zone]

    def owner(self, card: int) -> int:
        """The seat in whose area the card lies, or -1."""
        zone = self.where[card]
        return (zone - COMMON) // AREA if zone >= COMMON else -1

    def place(self, card: int) -> int:
        """The kind of zone of an area in which the card lies, or -1 for common zones."""
        zone = self.where[card]
        return (zone - COMMON) % AREA if zone >= COMMON else -1

    def face(self, card: int) -> int:
        """The face that is up."""
        if self.box.back[card] != card and card in self.flipped:
            return self.box.back[card]
        return card

    # -- what acts by lying in play --------------------------------------------------------------------------

    def moved(self, card: int, source: int, zone: int) -> None:
        if self.box.talents[card] or self.box.back[card] != card:
            self.talents = [-1] * self.players

    def has(self, seat: int, talent: int) -> bool:
        """Does any of the seat's cards in play wait for an occasion (1 << occasion) or act like that?"""
        found = self.talents[seat]
        if found < 0:
            found = self.find_talents(seat)
            known = self.talents[:]
            known[seat] = found
            self.talents = known
        return found & talent != 0

    def find_talents(self, seat: int) -> int:
        found = 0
        talents = self.box.talents
        for card in self.area(seat, PLAY):
            found |= talents[card]
        for card in self.permanents(seat):
            found |= talents[self.face(card)]
        return found

    def turn_over(self, card: int) -> None:
        """The B side of a card comes up."""
        self.flipped = with_card(self.flipped, card)
        self.talents = [-1] * self.players

    def move_in(self, card: int, seat: int, zone: int, seen_by: int) -> None:
        """`move` into a zone of a seat's area."""
        self.move(card, COMMON + seat * AREA + zone, seen_by)

    def host_of(self, card: int) -> int:
        """The card under which this one is garrisoned, or -1."""
        host = self.host
        for k in range(0, len(host), 2):
            if host[k] == card:
                return host[k + 1]
        return NO_CARD

    def garrison_of(self, card: int) -> list[int]:
        host = self.host
        return [host[k] for k in range(0, len(host), 2) if host[k + 1] == card]

    def permanents(self, seat: int) -> list[int]:
        """The power card and what acts like one: King Arthur's Court, the top of the journey pile (IMP-210)."""
        cards = self.area(seat, POWER)
        if len(cards) > 2:
            return [cards[0], cards[-1]]
        return cards

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.players

    # -- icons, counts, conditions -------------------------------------------------------------------------

    def matches(self, filter_id: int, card: int) -> bool:
        if filter_id < 0:
            return True
        found = self.box.filters[filter_id]
        if not found.card[card]:
            return False
        if found.garrison >= 0:
            return any(self.matches(found.garrison, inside) for inside in self.garrison_of(card))
        return True

    def in_play(self, seat: int) -> list[int]:
        """Pinned cards in the play area: a card that is being played is not yet counted unless it stays."""
        header = self.box.header
        return [card for card in self.area(seat, PLAY) if header[card] == PINNED]

    def icons_on(self, card: int, types: list[int], suits: int) -> int:
        """Icons of these types or suits that a card shows now."""
        box = self.box
        total = 0
        if suits and box.suits[card] & suits:
            total += box.counts_as[card] if suits & S_REGION and box.suits[card] & S_REGION else 1
        shown = box.icons[card]
        for kind in types:
            total += shown[kind]
            if kind == PRODUCTION and self.treated:
                for k in range(0, len(self.treated), 2):
                    if self.treated[k] == card:
                        total += TREATED
        return total

    def count(self, number: int, seat: int, root: int) -> int:
        """A count of the language: icons in play or garrisoned, or a result."""
        found = self.box.counts[number]
        if found.result:
            return self.packed(root, found.result)
        cards = self.area(seat, GARRISON) if found.garrison else self.in_play(seat)
        total = 0
        for card in cards:
            total += self.icons_on(card, found.types, found.suits)
        return total

    def packed(self, root: int, unit: int) -> int:
        """One of the packed counts of the effect at `root`."""
        return self.stack[root + WIDTH + EFFECT_COUNTS] // unit & LOW_BYTE

    def note(self, root: int, unit: int, n: int) -> None:
        if root >= 0:
            self.stack[root + WIDTH + EFFECT_COUNTS] += unit * n

    def amount(self, number: int, seat: int, root: int) -> int:
        """Rounds of a `for_each`: 0 abandoned, 1 discarded, 2 paid."""
        return self.packed(root, (ABANDONED, DISCARDED, PAID)[number])

    def holds(self, condition: int, seat: int, source: int) -> bool:
        found = self.box.conditions[condition]
        kind = found.kind
        if kind == C_STATE:
            return self.state[seat] == found.a
        if kind == C_IN_PLAY:
            return len([card for card in self.in_play(seat) if self.matches(found.a, card)]) >= found.b
        if kind == C_IN_HISTORY:
            return len([card for card in self.area(seat, HISTORY) if self.matches(found.a, card)]) > 0
        if kind == C_IN_DISCARD:
            return len([card for card in self.area(seat, DISCARD) if self.matches(found.a, card)]) > 0
        if kind == C_HAVE:
            return self.pool[seat * TOKENS + found.a] >= found.b
        if kind == C_GARRISONED:
            return len([card for card in self.garrison_of(source) if self.matches(found.a, card)]) >= found.b
        if kind == C_NO_QUEST:
            return not self.area(seat, QUEST)
        return self._result_holds(found)

    def _result_holds(self, found: Condition) -> bool:
        """Conditions on what the running effect has done before; only reached while its code runs."""
        root = self.stack[RUN_ROOT]
        if root < 0 or root + WIDTH > len(self.stack):
            return False
        moved = (self.result(root, EFFECT_MOVED) & CARD_PART) - 1
        if found.kind == C_MOVED:
            return moved >= 0 and self.matches(found.a, moved) == (found.b == 1)
        declared = self.result(root, EFFECT_NOTED) & LOW_BYTE
        revealed = self.revealed(root)
        return revealed >= 0 and self.box.suits[revealed] & declared != 0

    # -- looking ahead ---------------------------------------------------------------------------------------

    def each_leads(self, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        """Could the block of an `each` change something for any of its seats? Of others only what everybody sees."""
        if want != CHANGE:
            return True
        block = at + LOOP_DO
        for other in range(self.players):
            if other == seat:
                if self.code[at + LOOP_OF] != OTHERS and self.leads(block, -1, seat, source, mode, CHANGE):
                    return True
            elif self.leads(block, -1, other, source, SURE if mode & KNOWLEDGE == SURE else HOPEFUL, CHANGE):
                return True
        return False

    def payable(self, at: int, seat: int, source: int, mode: int) -> bool:
        """All parts can be paid together, and what is bought with them can change something (IMP-R7)."""
        code = self.code
        then = code[at + COST_THEN]
        if not self.parts_able(at, seat, source, mode):
            return False
        if self.leads(then, code[at + COST_BEHIND], seat, source, mode, CHANGE):
            return True
        return self.fed(then) and self.feeds(at, seat, source, mode)

    def feeds(self, at: int, seat: int, source: int, mode: int) -> bool:
        """Could a part of the cost at `at` lay an unrest card into the discard pile?"""
        pc = at + COST_PARTS
        stop = self.code[at + COST_THEN]
        while pc < stop and self.code[pc] >= FIRST_OP:
            op = self.ops[self.code[pc] - FIRST_OP]
            assert isinstance(op, LookAhead)
            if op.feeds(self, pc + 1, seat, source, mode):
                return True
            pc += 1 + op.width
        return False

    def fed(self, pc: int) -> bool:
        """Does the code return unrest from the discard pile? Then a discarded unrest card serves it (Shrine)."""
        code = self.code
        if code[pc] == CHOOSE:
            return any(self.fed(code[pc + CHOOSE_FIRST + k]) for k in range(self.options(pc)))
        if code[pc] < FIRST_OP:
            return False
        op = self.ops[code[pc] - FIRST_OP]
        assert isinstance(op, LookAhead)
        return op.fed(self, pc + 1)

    def parts_able(self, at: int, seat: int, source: int, mode: int) -> bool:
        """Each part of the cost at `at` on its own, then the tokens and hand cards of all parts together."""
        code = self.code
        start = at + COST_PARTS
        stop = code[at + COST_THEN]
        if code[start] >= FIRST_OP:
            first = self.ops[code[start] - FIRST_OP]
            if start + 1 + first.width == stop:
                assert isinstance(first, LookAhead)
                return first.alone(self, start + 1, seat, source, mode)
        due = [0] * BILL
        pc = start
        while pc < stop:
            form = code[pc]
            if form == CHOOSE:
                return self.leads(pc, stop, seat, source, mode, COMPLETE)
            op = self.ops[form - FIRST_OP]
            assert isinstance(op, LookAhead)
            if not op.can(self, pc + 1, seat, source, mode, COMPLETE):
                return False
            before = len(due)
            op.bill(self, pc + 1, seat, source, due)
            if len(due) > before and before > BILL:
                together = 0
                for k in range(BILL, len(due), 2):
                    if due[k] == due[before]:
                        together += due[k + 1]
                if not op.joint(self, pc + 1, seat, source, together):
                    return False
            pc += 1 + op.width
        return self._covers(seat, due, mode)

    def bill_able(self, at: int, op: LookAhead, seat: int, source: int, mode: int) -> bool:
        """Are there the tokens and hand cards that the only part of a cost takes?"""
        due = [0] * BILL
        op.bill(self, at, seat, source, due)
        return self._covers(seat, due, mode)

    def exhausts_left(self, seat: int, mode: int) -> int:
        """Exhaust tokens on the state card that are not set aside."""
        return self.exhausts[seat] - (1 if mode & ASIDE_EXHAUST else 0)

    def _covers(self, seat: int, due: list[int], mode: int) -> bool:
        """Can a whole bill be paid?"""
        tokens = self.can_pay(seat, due[MATERIAL], due[POPULATION], due[PROGRESS], due[ACTION], mode)
        return tokens and len(self.area(seat, HAND)) >= due[HAND_CARDS]

    def can_pay(
        self, seat: int, material: int, population: int, progress: int, action: int, mode: int = PRIVATE
    ) -> bool:
        """Progress may stand for one population or for two material (IMP-169, IMP-170, IMP-R5)."""
        if mode > KNOWLEDGE:
            action += 1 if mode & ASIDE_ACTION else 0
            progress += mode // ASIDE_PROGRESS
        if self.actions[seat] < action:
            return False
        at = seat * TOKENS
        left = self.pool[at + PROGRESS] - progress
        if left < 0:
            return False
        short = population - self.pool[at + POPULATION]
        if short > 0:
            left -= short
        short = material - self.pool[at + MATERIAL]
        if short > 0:
            pairs = (short + 1) // 2
            if 2 * pairs > material:
                return False
            left -= pairs
        return left >= 0

    def affected(self, who: int, actor: int, source: int) -> int:
        """The seats of an `each`; who has defended is skipped (IMP-R16)."""
        seats = (1 << self.players) - 1
        if who == OTHERS:
            seats &= ~(1 << actor)
        return seats & ~self.immune(self.stack[RUN_ROOT])

    def immune(self, root: int) -> int:
        """The seats that have defended against the effect at `root`, as bits."""
        return self.stack[root + WIDTH + EFFECT_IMMUNE]

    def revealed(self, root: int) -> int:
        """The card that the effect at `root` has revealed, or -1."""
        return (self.stack[root + WIDTH + EFFECT_NOTED] >> BYTE & CARD_PART) - 1

    # -- knowledge ---------------------------------------------------------------------------------------------

    def knows(self, seat: int, card: int) -> bool:
        """Seen, or the only card that can lie there (the last card of a pile whose other cards are all known)."""
        bit = seat if seat >= 0 else SPECTATOR
        return self.seen[card] >> bit & 1 == 1 or self._deduced(bit, card)

    def _deduced(self, bit: int, card: int) -> bool:
        seen = self.seen
        zone = self.where[card]
        if zone < 0:
            return False
        for other in self.zones[zone]:
            if other != card and not seen[other] >> bit & 1:
                return False
        label = self.label[card]
        for other in range(len(self.label)):
            if self.label[other] == label and other != card and not seen[other] >> bit & 1:
                return False
        owner = self.owner(card)
        if owner >= 0 and self.cluster[owner] >= 0:
            mixed = self.clustered(self.cluster[owner])
            if card in mixed:
                for other in mixed:
                    if other != card and not seen[other] >> bit & 1:
                        return False
        return True

    def clustered(self, cluster: int) -> list[int]:
        """Cards of the zones in which cards have changed places unseen."""
        cards: list[int] = []
        for other in range(self.players):
            if self.cluster[other] == cluster:
                cards += self.area(other, HAND) + self.area(other, DECK) + self.area(other, HISTORY)
                if self.nation_mixed >> other & 1:
                    cards += self.area(other, NATION)
        return cards

    def relabel(self, cards: list[int]) -> None:
        """These cards, known to everybody, are mixed: nobody can tell them apart from now on."""
        self.own_label()
        self.own_astray()
        label = self.label
        new = self.next_label
        for card in cards:
            label[card] = new
            self.astray[card] = 0
        self.next_label = new + 1

    def relabel_known(self, cards: list[int]) -> None:
        """Those that everybody knows are about to be lost from sight: each begins a story of its own."""
        for card in cards:
            if self.seen[card] == ALL:
                self.relabel([card])

    def lead_astray(self, seat: int) -> None:
        """Sacred Pass: any hidden card of the seat may lie in its nation deck now, until it is seen elsewhere."""
        self.nation_mixed |= 1 << seat
        self.own_astray()
        for card in self.clustered(self.cluster[seat]):
            self.astray[card] |= 1 << seat

    def leave_hidden(self, seat: int, zone: int, card: int) -> None:
        """A card is about to leave a hand or history face down: others can no longer tell which card it was."""
        hand = self.area(seat, zone)
        alike = True
        for other in hand:
            if self.label[other] != self.label[card] or self.seen[other] & ~only(seat):
                alike = False
        if alike:
            return
        self.relabel_known(hand)
        self.begin_cluster(seat)

    def begin_cluster(self, seat: int) -> None:
        if self.cluster[seat] < 0:
            self.cluster = self.cluster[:]
            self.cluster[seat] = seat

    def join_clusters(self, a: int, b: int) -> None:
        """Hidden cards of two seats may have changed owners."""
        one = self.cluster[a] if self.cluster[a] >= 0 else a
        other = self.cluster[b] if self.cluster[b] >= 0 else b
        self.cluster = self.cluster[:]
        self.cluster[a] = one
        self.cluster[b] = one
        for seat in range(self.players):
            if self.cluster[seat] == other:
                self.cluster[seat] = one


def deck_above(slot: int) -> int:
    """The deck from which a slot of the market is filled (IMP-55)."""
    return MAIN if slot < MAIN_SLOTS else REGION_DECK + slot - MAIN_SLOTS


def with_card(cards: list[int], card: int) -> list[int]:
    """A sorted list with one card more; the old one may be shared."""
    return sorted([*cards, card])


def without_card(cards: list[int], card: int) -> list[int]:
    """The same list without one of its cards; the old one may be shared."""
    return [other for other in cards if other != card]


def blank(box: Box, players: int) -> ImperiumPosition:
    """An empty table."""
    p = ImperiumPosition()
    p.clear()
    p.box = box
    p.players = players
    zones = COMMON + players * AREA
    p.zones = [[] for _ in range(zones)]
    p.where = words([-1] * box.cards)
    p.seen = words([0] * box.cards)
    p.manner = box.manner[:zones]
    p.label = [0] * box.cards
    p.astray = [0] * box.cards
    p.next_label = 1
    p.nation = [-1] * players
    p.side = [0] * players
    p.pool = words([0] * (TOKENS * players))
    p.actions = words([0] * players)
    p.exhausts = words([0] * players)
    p.state = [BARBARIAN] * players
    p.spent_nation = [0] * players
    p.spent_development = [0] * players
    p.cluster = [-1] * players
    p.talents = [-1] * players
    p.slots = [NO_CARD] * SLOTS
    p.under = [NO_CARD] * SLOTS
    p.slot_tokens = [0] * (TOKENS * SLOTS)
    p.turn = -1
    return p
