"""What happens to cards and tokens: the atomic changes of Imperium and the reactions they cause.

Nothing here asks. Whatever can make the unrest pile run out (IMP-116) may throw the stack away: callers pop their
frame before and do nothing to the stack afterwards.
"""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.box import (
    ACTION,
    EMPIRE,
    HAS_INSTEAD_GAIN,
    HAS_INSTEAD_HISTORY,
    MATERIAL,
    NEEDS_UNREST,
    ON_ACQUIRE,
    ON_ACQUIRE_OR_BREAK,
    ON_DECK_EMPTY,
    ON_GAIN_FROM_ICON,
    ON_LEAVES_PLAY,
    ON_MARKET_TOKENS,
    ON_RETURN_UNREST,
    ON_SUNK,
    ON_TAKE_UNREST,
    POPULATION,
    PROGRESS,
    TOKENS,
    Z_EXILE,
)
from pentarchy.games.imperium.decisions.base import tell
from pentarchy.games.imperium.numbers import (
    ABILITY,
    ABILITY_TEXT,
    E_ABANDONED,
    E_ACQUIRED,
    E_BROKE,
    E_COLLAPSE,
    E_DISCARDED,
    E_DREW,
    E_EMPIRE,
    E_EXILED,
    E_GAINED,
    E_GARRISONED,
    E_HISTORY,
    E_KING,
    E_MARKET,
    E_NATION_CARD,
    E_PAID,
    E_QUEST,
    E_RECALLED,
    E_RETURNED_UNREST,
    E_SUNK,
    E_TO_HAND,
    E_TO_TOP,
    E_TOOK_FAME,
    E_TOOK_UNREST,
    E_TRIGGERED,
    E_WITH_UNREST,
    EFFECT_MOVED,
    EFFECT_SOURCE,
    END_COLLAPSE,
    END_KING_OF_KINGS,
    END_MAIN_DECK,
    FINISH,
    PLAYING,
    REACT,
)
from pentarchy.games.imperium.position import (
    AREA,
    BYTE,
    COMMON,
    DECK,
    DISCARD,
    ENDING,
    EXILE,
    FAME,
    GARRISON,
    GIVEN_UP,
    HAND,
    HISTORY,
    MAIN,
    MARKET,
    NATION,
    NO_CARD,
    PLAY,
    QUEST,
    STORED,
    SUNKEN,
    TEXT_OTHER,
    UNDER,
    UNREST,
    ImperiumPosition,
    deck_above,
    privately,
    without_card,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL, KIND
from pentarchy.kernel.program import CHANGE

# What is done with a card.
DO_DISCARD: Final = 0
DO_TO_HAND: Final = 1
DO_TO_TOP: Final = 2
DO_HISTORY: Final = 3
DO_SINK: Final = 4
DO_EXILE: Final = 5
DO_ABANDON: Final = 6
"""To discard it out of play."""
DO_RECALL: Final = 7
"""To take it to hand out of play."""
DO_GARRISON: Final = 8
DO_RETURN: Final = 9
DOINGS: Final = (
    "discard",
    "to_hand",
    "to_deck_top",
    "history",
    "sink",
    "exile",
    "abandon",
    "recall",
    "garrison",
    "return_unrest",
)


def begin(p: ImperiumPosition, pc: int, actor: int, source: int, text: int) -> int:
    """Begin an effect that is not the text of a played card; returns the index of its frame."""
    root = len(p.stack)
    p.start_effect(ABILITY, pc, actor, source)
    p.set_result(root, ABILITY_TEXT, text)
    return root


def run_block(p: ImperiumPosition, pc: int, actor: int, subject: int, source: int, root: int) -> None:
    """Run a block of the effect at `root` for one seat."""
    p.push(p.run_kind, actor, pc, subject, source, pc, 1, root)


# -- reactions -----------------------------------------------------------------------------------------------


def react(p: ImperiumPosition, seat: int, occasion: int, card: int, extra: int) -> bool:
    """Something happened to a seat: its triggers and triggered exhausts may answer. True if one waits for it."""
    if seat < 0 or not p.has(seat, 1 << occasion) or p.fallen or p.phase == ENDING:
        return False
    p.push(REACT, seat, occasion, card, extra)
    return True


def trigger_end(p: ImperiumPosition, reason: int) -> None:
    """Scoring is triggered; a second trigger changes nothing (IMP-115, IMP-R50)."""
    if p.trigger == 0:
        p.trigger = reason
        tell(p, E_TRIGGERED, ALL, reason - 1)  # tokens are counted from 0, reasons from 1


def collapse(p: ImperiumPosition) -> None:
    """The unrest pile is empty: the game stops at once, whatever is going on (IMP-116, IMP-128)."""
    p.fallen = 1
    p.phase = ENDING
    tell(p, E_COLLAPSE, ALL)
    p.stack.clear()
    p.push(FINISH, p.first, END_COLLAPSE)


# -- tokens ----------------------------------------------------------------------------------------------------


def gain(p: ImperiumPosition, seat: int, res: int, n: int) -> None:
    """Take tokens from the supply (IMP-165, IMP-139); on Shangri-la material becomes something else (IMP-R39)."""
    if n <= 0:
        return
    if res == ACTION:
        p.actions[seat] += n
    else:
        if res == MATERIAL and not p.fallen and p.has(seat, HAS_INSTEAD_GAIN):
            for own in p.permanents(seat):
                instead = p.box.instead_gain[p.face(own)]
                if instead >= 0:
                    begin(p, instead, seat, own, TEXT_OTHER)
                    return
        p.pool[seat * TOKENS + res] += n
    tell(p, E_GAINED, ALL, seat, res, n)


def note_moved(p: ImperiumPosition, root: int, card: int) -> None:
    """A card is about to be moved as a result of the effect at `root`; its player may give it up out of play."""
    given = p.result(root, EFFECT_MOVED) >> GIVEN_UP
    if p.place(card) == PLAY and p.owner(card) == p.result(root, ACTOR):
        given |= shown_icons(p, card)
    p.set_result(root, EFFECT_MOVED, given << GIVEN_UP | card + 1)


def shown_icons(p: ImperiumPosition, card: int) -> int:
    """The kinds of icons on a card, as bits."""
    mask = 0
    icons = p.box.icons[card]
    for kind in range(len(icons)):
        if icons[kind]:
            mask |= 1 << kind
    return mask


def icons_used(p: ImperiumPosition, seat: int, root: int) -> int:
    """Icons on own cards from which the effect at `root` draws, as bits (IMP-197, IMP-198, IMP-R33).

    Cards given up out of play for it, and a card in play whose own play or Solstice text it is.
    """
    mask = p.result(root, EFFECT_MOVED) >> GIVEN_UP if p.result(root, ACTOR) == seat else 0
    source = p.result(root, EFFECT_SOURCE)
    own_text = p.result(root, KIND) == PLAYING or p.result(root, ABILITY_TEXT) != TEXT_OTHER
    if own_text and p.owner(source) == seat and p.place(source) == PLAY:
        mask |= shown_icons(p, source)
    return mask


def pay(p: ImperiumPosition, seat: int, res: int, n: int) -> None:
    if n <= 0:
        return
    if res == ACTION:
        p.actions[seat] -= n
    else:
        p.pool[seat * TOKENS + res] -= n
    tell(p, E_PAID, ALL, seat, res, n)


# -- unrest ------------------------------------------------------------------------------------------------------


def take_unrest(p: ImperiumPosition, seat: int, zone: int = HAND) -> None:
    """The top of the unrest pile goes to hand (IMP-134), with some later printings onto the draw deck."""
    card = p.zones[UNREST][-1]
    p.move_in(card, seat, zone, ALL)
    tell(p, E_TOOK_UNREST, ALL, seat)
    if zone == DECK:
        tell(p, E_TO_TOP, ALL, seat, card)
    if not p.zones[UNREST]:
        collapse(p)
    else:
        react(p, seat, ON_TAKE_UNREST, NO_CARD, 0)


def return_unrest(p: ImperiumPosition, seat: int, card: int) -> None:
    """An unrest card goes back to the pile (IMP-133, IMP-R63)."""
    from_deck = p.place(card) == DECK
    if p.place(card) == GARRISON:
        forget_host(p, card)
    p.move(card, UNREST, ALL)
    tell(p, E_RETURNED_UNREST, ALL, seat)
    if from_deck:
        deck_changed(p, seat)
    react(p, seat, ON_RETURN_UNREST, card, 0)


def equal_unrest(p: ImperiumPosition, cards: list[int]) -> int:
    """Of equal unrest cards the one that most seats know of: to return another would tell that there are two."""
    best = cards[0]
    for card in cards:
        if _bits(p.seen[card]) > _bits(p.seen[best]):
            best = card
    return best


def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# -- cards on their doing -------------------------------------------------------------------------------------------


def forget_host(p: ImperiumPosition, card: int) -> None:
    for k in range(0, len(p.host), 2):
        if p.host[k] == card:
            p.host = p.host[:k] + p.host[k + 2 :]
            return


def garrison(p: ImperiumPosition, seat: int, card: int, host: int) -> None:
    """Put a card face up under a card in play (IMP-186, IMP-189); a quest under King Arthur's Court (IMP-205)."""
    if p.box.quest_host[p.face(host)]:
        p.move_in(card, seat, QUEST, ALL)
        tell(p, E_QUEST, ALL, seat, card)
        return
    if p.place(card) == PLAY:
        out_of_play(p, seat, card)
    p.move_in(card, seat, GARRISON, ALL)
    k = 0
    while k < len(p.host) and p.host[k] < card:
        k += 2
    p.host = [*p.host[:k], card, host, *p.host[k:]]
    tell(p, E_GARRISONED, ALL, seat, card, host)


def out_of_play(p: ImperiumPosition, seat: int, card: int) -> None:
    """A card leaves the play area: its tokens go, those stored on it to the owner (IMP-R29)."""
    if card in p.spent:
        p.spent = without_card(p.spent, card)
    if card in p.pending:
        p.pending = without_card(p.pending, card)
    for k in range(len(p.treated) - 2, -1, -2):
        if p.treated[k] == card:
            p.treated = p.treated[:k] + p.treated[k + 2 :]
    for k in range(len(p.stored) - STORED, -1, -STORED):
        if p.stored[k] == card:
            res = p.stored[k + 1]
            n = p.stored[k + 2]
            p.stored = p.stored[:k] + p.stored[k + STORED :]
            gain(p, seat, res, n)


def send(p: ImperiumPosition, card: int, seat: int, doing: int) -> None:
    """Send one of a seat's cards on its way; its garrison goes along (IMP-188)."""
    place = p.place(card)
    if place == PLAY:
        _send_host(p, card, seat, doing)
        return
    sunk = _send_one(p, card, seat, doing)
    if place == DECK:
        deck_changed(p, seat)
    if sunk:
        react(p, seat, ON_SUNK, card, 0)


def _send_host(p: ImperiumPosition, card: int, seat: int, doing: int) -> None:
    """A card leaves the play area together with its garrison."""
    inside = p.garrison_of(card)
    out_of_play(p, seat, card)
    sunk = _send_one(p, card, seat, doing)
    for other in inside:
        _send_one(p, other, seat, doing)
    react(p, seat, ON_LEAVES_PLAY, card, 0)
    if sunk:
        react(p, seat, ON_SUNK, card, 0)


def send_without(p: ImperiumPosition, card: int, seat: int, stay: list[int]) -> None:
    """Abandon a card without some of its garrison, which then goes its own doing."""
    inside = [other for other in p.garrison_of(card) if other not in stay]
    out_of_play(p, seat, card)
    _send_one(p, card, seat, DO_ABANDON)
    for other in inside:
        _send_one(p, other, seat, DO_ABANDON)
    react(p, seat, ON_LEAVES_PLAY, card, 0)


def keeps_history(p: ImperiumPosition, seat: int) -> bool:
    """Vikings and Atlanteans keep none (IMP-142)."""
    return not p.has(seat, HAS_INSTEAD_HISTORY)


def _send_one(p: ImperiumPosition, card: int, seat: int, doing: int) -> bool:
    """True if the card was really sunk."""
    place = p.place(card)
    if place == GARRISON:
        forget_host(p, card)
    if doing == DO_HISTORY and not keeps_history(p, seat):
        doing = DO_DISCARD  # also as a cost, which then counts as paid (IMP-R78)
    if doing == DO_SINK and not p.box.nations[p.nation[seat]].sinks:
        doing = DO_DISCARD  # IMP-144
    if doing in (DO_DISCARD, DO_ABANDON):
        if place != DISCARD:
            p.move_in(card, seat, DISCARD, ALL)
            tell(p, E_ABANDONED if doing == DO_ABANDON else E_DISCARDED, ALL, seat, card)
        return False
    if doing == DO_EXILE:
        p.move(card, EXILE, ALL)
        tell(p, E_EXILED, ALL, seat, card)
        return False
    if doing == DO_SINK:
        p.move_in(card, seat, SUNKEN, only(seat))
        tell(p, E_SUNK, p.seen[card], seat, card)
        return True
    if place in (HAND, HISTORY):
        p.leave_hidden(seat, place, card)
    target = HAND if doing in (DO_TO_HAND, DO_RECALL) else DECK if doing == DO_TO_TOP else HISTORY
    event = (
        E_TO_HAND
        if doing == DO_TO_HAND
        else E_RECALLED
        if doing == DO_RECALL
        else E_TO_TOP
        if doing == DO_TO_TOP
        else E_HISTORY
    )
    p.move_in(card, seat, target, only(seat))
    tell(p, event, p.seen[card], seat, card)
    return False


def deck_changed(p: ImperiumPosition, seat: int) -> None:
    """The last card has left a draw deck (IMP-213)."""
    if not p.area(seat, DECK):
        react(p, seat, ON_DECK_EMPTY, NO_CARD, 0)


def draw_one(p: ImperiumPosition, seat: int) -> bool:
    """True if something waits for the deck to run out and it has."""
    zone = COMMON + seat * AREA
    card = p.draw(zone + DECK, zone + HAND, only(seat))
    tell(p, E_DREW, p.seen[card], seat, card)
    return not p.area(seat, DECK) and react(p, seat, ON_DECK_EMPTY, NO_CARD, 0)


def shuffle_deck(p: ImperiumPosition, seat: int) -> None:
    """Cards of the deck that everybody has seen are lost from sight."""
    cards = p.area(seat, DECK)
    if not cards:
        return
    known = [card for card in cards if p.seen[card] == ALL]
    if len(known) == len(cards):
        p.relabel(cards)
    elif known:
        p.relabel_known(known)
        p.begin_cluster(seat)
    p.shuffle_zone(deck_zone(p, seat))


def deck_zone(p: ImperiumPosition, seat: int) -> int:
    return COMMON + seat * AREA + DECK


def has_accession(p: ImperiumPosition, seat: int) -> bool:
    """Does the accession card still lie at the bottom of the nation deck?"""
    deck = p.area(seat, NATION)
    return len(deck) > 0 and deck[0] == p.box.nations[p.nation[seat]].accession


def nation_cards(p: ImperiumPosition, seat: int) -> int:
    """Cards of the nation deck without the accession card (IMP-148)."""
    return len(p.area(seat, NATION)) - (1 if has_accession(p, seat) else 0)


def shuffle_nation(p: ImperiumPosition, seat: int) -> None:
    """The accession card stays at the bottom (IMP-148, IMP-152)."""
    deck = p.area(seat, NATION)
    first = len(deck) - nation_cards(p, seat)
    cards = deck[first:]
    if not cards:
        return
    p.own_ledger()
    for card in cards:
        p.seen[card] = 0
    p.shuffle(cards)
    zone = COMMON + seat * AREA + NATION
    p.own_zone(zone)
    p.zones[zone][first:] = cards


def nation_to_discard(p: ImperiumPosition, seat: int) -> None:
    """The top card of the nation deck goes to the discard pile, the accession card as the last (IMP-93, IMP-R13)."""
    deck = p.area(seat, NATION)
    if not deck:
        return
    card = deck[-1]
    nation = p.box.nations[p.nation[seat]]
    p.move_in(card, seat, DISCARD, ALL)
    tell(p, E_NATION_CARD, ALL, seat, card)
    if card == nation.accession and nation.accession_flips:
        become_empire(p, seat)
    code = p.box.on_gain[card]
    if code >= 0:
        begin(p, code, seat, card, TEXT_OTHER)


def become_empire(p: ImperiumPosition, seat: int) -> None:
    p.state = p.state[:]
    p.state[seat] = EMPIRE
    tell(p, E_EMPIRE, ALL, seat)


# -- market -----------------------------------------------------------------------------------------------------


def slot_has_tokens(p: ImperiumPosition, slot: int) -> bool:
    at = slot * TOKENS
    return p.slot_tokens[at] + p.slot_tokens[at + 1] + p.slot_tokens[at + 2] > 0


def from_main(p: ImperiumPosition) -> None:
    """A card has left the main deck (IMP-109)."""
    if not p.zones[MAIN]:
        trigger_end(p, END_MAIN_DECK)


def lay_unrest(p: ImperiumPosition, slot: int) -> None:
    """An unrest card under a card that needs one (IMP-175); the last card of the pile ends the game (IMP-R49)."""
    if p.box.suits[p.slots[slot]] & NEEDS_UNREST:
        card = p.zones[UNREST][-1]
        p.move(card, UNDER, ALL)
        p.own_under()
        p.under[slot] = card
        if not p.zones[UNREST]:
            collapse(p)


def lift_unrest(p: ImperiumPosition, slot: int) -> None:
    """The unrest card under a market card returns to the pile."""
    if p.under[slot] >= 0:
        p.move(p.under[slot], UNREST, ALL)
        p.own_under()
        p.under[slot] = NO_CARD


def refill(p: ImperiumPosition, slot: int) -> None:
    """Fill a slot from the deck above it, else from the main deck (IMP-175, IMP-R2, IMP-R60)."""
    deck = deck_above(slot)
    if not p.zones[deck]:
        deck = MAIN
    if not p.zones[deck]:
        return
    card = p.zones[deck][-1]
    p.move(card, MARKET, ALL)
    p.own_slots()
    p.slots[slot] = card
    tell(p, E_MARKET, ALL, card)
    if deck == MAIN:
        from_main(p)
    lay_unrest(p, slot)


def exile_from_market(p: ImperiumPosition, seat: int, slot: int) -> None:
    """IMP-156: the unrest card returns to the pile, the slot is refilled."""
    card = p.slots[slot]
    p.move(card, EXILE, ALL)
    p.own_slots()
    p.slots[slot] = NO_CARD
    tell(p, E_EXILED, ALL, seat, card)
    lift_unrest(p, slot)
    refill(p, slot)


def take_from_market(p: ImperiumPosition, seat: int, slot: int, broke: bool, root: int) -> None:
    """Acquire (IMP-172 to IMP-175) or break through for (IMP-178) a market card, by the effect at `root`."""
    card = p.slots[slot]
    used = icons_used(p, seat, root)
    tokens = p.slot_tokens[slot * TOKENS : slot * TOKENS + TOKENS]
    p.move_in(card, seat, HAND, ALL)
    p.own_slots()
    p.slots[slot] = NO_CARD
    tell(p, E_BROKE if broke else E_ACQUIRED, ALL, seat, card)
    if not broke and p.under[slot] >= 0:
        p.move_in(p.under[slot], seat, HAND, ALL)
        p.own_under()
        p.under[slot] = NO_CARD
        tell(p, E_WITH_UNREST, ALL, seat)
    if broke:
        lift_unrest(p, slot)
    p.own_slot_tokens()
    for res in range(TOKENS):
        p.slot_tokens[slot * TOKENS + res] = 0
    refill(p, slot)
    if p.fallen:
        return
    react(p, seat, ON_ACQUIRE_OR_BREAK, card, 0)
    if not broke:
        react(p, seat, ON_ACQUIRE, card, 0)
    react(p, seat, ON_MARKET_TOKENS, card, tokens[MATERIAL] | tokens[POPULATION] << BYTE | tokens[PROGRESS] << 2 * BYTE)
    before = p.pool[seat * TOKENS + MATERIAL]
    for res in range(TOKENS):
        gain(p, seat, res, tokens[res])
    if used and p.pool[seat * TOKENS + MATERIAL] > before:  # Trading Ships (IMP-198)
        react(p, seat, ON_GAIN_FROM_ICON, used, 0)


def take_from_exile(p: ImperiumPosition, seat: int, card: int, broke: bool) -> None:
    """IMP-159: an acquired card brings an unrest card of the pile along if its suit asks for it."""
    p.move_in(card, seat, HAND, ALL)
    tell(p, E_BROKE if broke else E_ACQUIRED, ALL, seat, card)
    react(p, seat, ON_ACQUIRE_OR_BREAK, card, Z_EXILE)
    if not broke:
        react(p, seat, ON_ACQUIRE, card, Z_EXILE)
        if p.box.suits[card] & NEEDS_UNREST:
            take_unrest(p, seat)


def slot_of(p: ImperiumPosition, card: int) -> int:
    for slot in range(len(p.slots)):
        if p.slots[slot] == card:
            return slot
    return -1


# -- fame -------------------------------------------------------------------------------------------------------


def fame_left(p: ImperiumPosition) -> int:
    """Face-down fame cards, without King of Kings (IMP-201)."""
    return len(p.zones[FAME]) - 1


def king_able(p: ImperiumPosition, seat: int) -> bool:
    """Side A once in the game, then side B once for each player (IMP-202, IMP-203)."""
    king = p.zones[FAME][0]
    return king not in p.flipped or not p.king_used >> seat & 1


def king_changes(p: ImperiumPosition, seat: int, mode: int) -> bool:
    """Would King of Kings change something for this seat? Side B gives an empire without developments nothing."""
    card = p.zones[FAME][0]
    return king_able(p, seat) and p.leads(p.box.replace_gain[p.face(card)], -1, seat, card, privately(mode), CHANGE)


def king(p: ImperiumPosition, seat: int) -> None:
    """Carry King of Kings out instead of looking at or taking a fame card (IMP-202, IMP-203, IMP-R76)."""
    if not king_able(p, seat):
        return
    card = p.zones[FAME][0]
    code = p.box.replace_gain[p.face(card)]
    if card in p.flipped:
        p.king_used |= 1 << seat
        tell(p, E_KING, ALL, seat, 1)
    else:
        p.turn_over(card)
        tell(p, E_KING, ALL, seat, 0)
        trigger_end(p, END_KING_OF_KINGS)
    begin(p, code, seat, card, TEXT_OTHER)


def take_fame(p: ImperiumPosition, seat: int) -> None:
    """The top fame card goes to hand, or King of Kings is carried out (IMP-201)."""
    if fame_left(p) == 0:
        king(p, seat)
        return
    card = p.zones[FAME][-1]
    p.move_in(card, seat, HAND, only(seat))
    tell(p, E_TOOK_FAME, p.seen[card], seat, card)


def stored_progress(p: ImperiumPosition, card: int) -> int:
    for k in range(0, len(p.stored), STORED):
        if p.stored[k] == card and p.stored[k + 1] == PROGRESS:
            return p.stored[k + 2]
    return 0
