"""What is hidden from whom: hands, decks, histories, the order of every pile (IMP-29 to IMP-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.imperium import scoring
from pentarchy.games.imperium.box import OCCASIONS, POOLED, RESOURCES, S_UNREST, STATES, TOKENS, TYPES
from pentarchy.games.imperium.decisions import rounds
from pentarchy.games.imperium.decisions.changes import DOINGS
from pentarchy.games.imperium.names import ENDS
from pentarchy.games.imperium.numbers import (
    ABILITY,
    ACT,
    ASK_CHOOSE,
    ASK_MAY,
    COPY,
    COPY_SOURCE,
    DEFEND,
    DEFEND_CARD,
    DRAW,
    DRAW_LEFT,
    EFFECT_SOURCE,
    FIND,
    GAME,
    GIFT,
    GIFT_VICTIM,
    GIVE,
    GIVE_STEP,
    PAY,
    PAY_FOR_POPULATION,
    PAY_MATERIAL,
    PAY_POPULATION,
    PAY_SOME,
    PAY_SOME_MOST,
    PICK,
    PICK_DOING,
    PICK_LEFT,
    PLACE,
    PLACE_N,
    PLACE_RESOURCE,
    PLAYING,
    PUT_BACK,
    PUT_BACK_LEFT,
    REACT,
    REACT_OCCASION,
    RUN,
    SOLSTICES,
    TAKE_LOOKED,
    TAKE_LOOKED_LEFT,
    TOP_CARD,
    TURN,
)
from pentarchy.games.imperium.position import (
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    FAME,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    NATION,
    PHASES,
    PLAY,
    POWER,
    QUEST,
    REGION_DECK,
    SLOTS,
    STORED,
    SUNKEN,
    UNCIVILISED_DECK,
    UNREST,
    ImperiumPosition,
)
from pentarchy.games.imperium.views import Height, King, Seat, Slot, Standing, Turn, View
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.position import ACTOR, KIND, WIDTH
from pentarchy.kernel.program import ASK_FORM, RUN_SOURCE

if TYPE_CHECKING:
    from pentarchy.games.imperium.components import Components


def redeal(p: ImperiumPosition, seat: int, seed: int) -> ImperiumPosition:
    """Everything that this seat does not know is dealt anew.

    First cards that were last mixed together change places, wherever they have gone since; then the hidden cards of
    each pile; then, where cards have changed hands unseen, the hidden cards of all zones concerned. Which cards are its
    own, and in which of its decks, a seat knows: only their order changes.
    """
    q = p.clone()
    q.forget_others(seat, seed)
    bit = seat if seat >= 0 else SPECTATOR
    drawn = q.drawn[:]
    q.own_ledger()
    q.own_label()
    q.own_astray()
    by_label: dict[int, list[int]] = {}
    piles = [zone for zone in range(len(q.zones)) if _hidden(q, q.zones[zone], bit)]
    for zone in piles:
        q.own_zone(zone)
        _arrange(q, zone, bit, drawn)
        for card in _hidden(q, q.zones[zone], bit):
            if q.owner(card) != seat:
                label = q.label[card]
                if label in by_label:
                    by_label[label].append(card)
                else:
                    by_label[label] = [card]
    for cards in by_label.values():
        stories = [q.astray[card] for card in cards]
        turned = _mix(q, cards, drawn)
        for k in range(len(turned)):
            q.astray[turned[k]] = stories[k]  # what others can tell of a place stays with it
    for zone in piles:
        cards = _hidden(q, q.zones[zone], bit)
        if len(cards) > 1:
            new = sorted(cards)
            q.shuffle(new)
            _turn(q, zone, cards, new, drawn)
    if max(q.cluster) >= 0:
        for cluster in range(q.players):
            _mix_cluster(q, cluster, seat, bit, drawn)
    q.drawn = drawn
    return q


def _hidden(q: ImperiumPosition, cards: list[int], bit: int) -> list[int]:
    return [card for card in cards if not q.seen[card] >> bit & 1]


def _arrange(q: ImperiumPosition, zone: int, bit: int, drawn: list[int]) -> None:
    """Hidden cards of a pile in the order of their labels and numbers: how they really lie must not matter."""
    cards = _hidden(q, q.zones[zone], bit)
    if len(cards) > 1:
        label = q.label
        _turn(q, zone, cards, sorted(cards, key=lambda card: (label[card], card)), drawn)


def _mix_cluster(q: ImperiumPosition, cluster: int, seat: int, bit: int, drawn: list[int]) -> None:
    """Into a nation deck go only cards that nobody has seen elsewhere since its last Sacred Pass (IMP-200)."""
    for other in range(q.players):
        if q.cluster[other] == cluster and other != seat and q.nation_mixed >> other & 1:
            cards = _at_home(q, cluster, seat) + q.area(other, NATION)
            _mix(q, [card for card in _hidden(q, cards, bit) if q.astray[card] >> other & 1], drawn)
    _mix(q, _hidden(q, _at_home(q, cluster, seat), bit), drawn)


def _at_home(q: ImperiumPosition, cluster: int, seat: int) -> list[int]:
    """Hands, draw decks and histories of the other seats of a cluster."""
    cards: list[int] = []
    for other in range(q.players):
        if q.cluster[other] == cluster and other != seat:
            cards += q.area(other, HAND) + q.area(other, DECK) + q.area(other, HISTORY)
    return cards


def _mix(q: ImperiumPosition, cards: list[int], drawn: list[int]) -> list[int]:
    """Deal hidden cards anew over the places where they lie; a place keeps its watchers. Returns them in new order."""
    if len(cards) < 2:
        return cards
    new = sorted(cards)  # with the same seed the same deal, however they lie
    q.shuffle(new)
    _exchange(q, cards, new, drawn)
    return new


def _turn(q: ImperiumPosition, zone: int, cards: list[int], new: list[int], drawn: list[int]) -> None:
    """The same as `_exchange` for cards of one zone, which are given as they lie there: faster."""
    pile, seen = q.zones[zone], q.seen
    watchers = [seen[card] for card in cards]
    at = 0
    for k in range(len(cards)):
        while pile[at] != cards[k]:
            at += 1
        pile[at] = new[k]
        at += 1
    for k in range(len(cards)):
        seen[new[k]] = watchers[k]
    for k in range(len(drawn)):
        if drawn[k] in cards:
            drawn[k] = new[cards.index(drawn[k])]


def _exchange(q: ImperiumPosition, cards: list[int], new: list[int], drawn: list[int]) -> None:
    """Each of these cards gives its place to the new one, which is one of them too.

    What the position remembers about hidden cards stays with their places, too: the cards drawn last.
    """
    places: list[int] = []
    for card in cards:
        places.append(q.where[card])
        places.append(q.zones[q.where[card]].index(card))
    watchers = [q.seen[card] for card in cards]
    for k in range(len(cards)):
        card = new[k]
        zone = places[2 * k]
        q.zones[zone][places[2 * k + 1]] = card
        q.where[card] = zone
        q.seen[card] = watchers[k]
    for k in range(len(drawn)):
        if drawn[k] in cards:
            drawn[k] = new[cards.index(drawn[k])]


# -- view -------------------------------------------------------------------------------------------------------------


def view(p: ImperiumPosition, seat: int, components: Components) -> View:
    """All that a seat (a spectator: -1) may know: see `views.View`."""
    names = components.cards
    started = bool(p.zones[FAME])
    return {
        "game": "imperium",
        "players": p.players,
        "seat": seat,
        "options": dict(components.options),
        "stage": _stage(p, started),
        "round": p.round,
        "first": p.first,
        "turn": turn(p, components),
        "trigger": ENDS[p.trigger - 1] if p.trigger else None,
        "final": bool(p.final),
        "market": _market(p, names),
        "decks": {
            "main": len(p.zones[MAIN]),
            "region": len(p.zones[REGION_DECK]),
            "uncivilised": len(p.zones[UNCIVILISED_DECK]),
            "civilised": len(p.zones[CIVILISED_DECK]),
            "fame": max(0, len(p.zones[FAME]) - 1),
            "unrest": len(p.zones[UNREST]),
        },
        "king": _king(p, names) if started else None,
        "exile": [names[card] for card in p.zones[EXILE]],
        "looked": looked_at(p, seat, names),
        "offered": offered(p, seat, names),
        "free_played": [names[card] for card in p.free_played],
        "treated": [[names[p.treated[k]], TYPES[p.treated[k + 1]]] for k in range(0, len(p.treated), 2)],
        "combs": bool(p.combs),
        "pending": [names[card] for card in p.pending],
        "seats": [_seat(p, k, seat, components) for k in range(p.players)],
        "over": bool(p.over),
        "fallen": bool(p.fallen),
    }


def _stage(p: ImperiumPosition, started: bool) -> str:
    if p.over:
        return "over"
    if not started:
        return "draft"
    return "ending" if PHASES[p.phase] == "ending" else "play"


def turn(p: ImperiumPosition, components: Components) -> Turn:
    """Whose turn it is and what is asked."""
    out: Turn = {
        "seat": p.turn if p.turn >= 0 else None,
        "phase": PHASES[p.phase],
        "asked": None,
        "asked_seat": None,
        "source": None,
        "doing": None,
        "left": 0,
        "resource": None,
        "victim": None,
        "at": None,
    }
    if p.over or not p.stack or p.actor < 0:
        return out
    kind = p.stack[KIND]
    out["asked"] = p.decisions[kind].name
    out["asked_seat"] = p.actor
    source = source_of(p)
    out["source"] = components.cards[source] if source >= 0 else None
    _detail(p, kind, out)
    return out


def _detail(p: ImperiumPosition, kind: int, out: Turn) -> None:
    stack = p.stack
    if kind == PICK:
        out["doing"] = DOINGS[stack[PICK_DOING]]
        out["left"] = stack[PICK_LEFT]
    elif kind == REACT:
        out["doing"] = OCCASIONS[stack[REACT_OCCASION]]
    elif kind == DRAW:
        out["left"] = stack[DRAW_LEFT]
    elif kind == PAY_SOME:
        out["left"] = stack[PAY_SOME_MOST]
    elif kind == TAKE_LOOKED:
        out["left"] = stack[TAKE_LOOKED_LEFT]
    elif kind == PUT_BACK:
        out["left"] = stack[PUT_BACK_LEFT]
    elif kind == PLACE:
        out["resource"] = RESOURCES[stack[PLACE_RESOURCE]]
        out["left"] = stack[PLACE_N]
    elif kind == PAY:
        population = stack[PAY_FOR_POPULATION] == 0
        out["resource"] = "population" if population else "material"
        out["left"] = stack[PAY_POPULATION] if population else stack[PAY_MATERIAL]
    elif kind == GIFT:
        out["victim"] = stack[GIFT_VICTIM]
    elif kind == GIVE:
        out["victim"] = (stack[ACTOR] + stack[GIVE_STEP]) % p.players
    elif kind in (ASK_MAY, ASK_CHOOSE):
        out["at"] = stack[ASK_FORM]


def source_of(p: ImperiumPosition) -> int:
    """The card whose effect is being carried out: that of the nearest effect on the stack."""
    for at in range(len(p.stack) - WIDTH, -1, -WIDTH):
        kind = p.result(at, KIND)
        if kind == RUN:
            return p.result(at, RUN_SOURCE)
        if kind in (PLAYING, ABILITY):
            return p.result(at, EFFECT_SOURCE)
        if kind in (DEFEND, GIFT):
            return p.result(at, DEFEND_CARD)
        if kind == COPY:
            return p.result(at, COPY_SOURCE)
        if kind in (TURN, ACT, SOLSTICES, GAME):
            return -1
    return -1


def _market(p: ImperiumPosition, names: list[str]) -> list[Slot]:
    decks = ("main", "main", "region", "uncivilised", "civilised")
    return [
        {
            "slot": slot,
            "deck": decks[slot],
            "card": names[p.slots[slot]] if p.slots[slot] >= 0 else None,
            "unrest": p.under[slot] >= 0,
            "tokens": {RESOURCES[res]: p.slot_tokens[slot * TOKENS + res] for res in range(TOKENS)},
        }
        for slot in range(SLOTS)
    ]


def _king(p: ImperiumPosition, names: list[str]) -> King:
    card = p.zones[FAME][0]
    return {
        "card": names[card],
        "side": _side(p, card),
        "used": [bool(p.king_used >> k & 1) for k in range(p.players)],
    }


def looked_at(p: ImperiumPosition, seat: int, names: list[str]) -> list[str]:
    """Cards in sight only while a question about them is open; only for the one who is asked."""
    if p.over or p.actor != seat or not p.stack:
        return []
    kind = p.stack[KIND]
    if kind in (TAKE_LOOKED, PUT_BACK):
        return [names[card] for card in reversed(p.zones[FAME][len(p.zones[FAME]) - p.looked :])]
    if kind == ASK_MAY and p.looked and p.area(seat, NATION):
        top = p.area(seat, NATION)[-1]
        return [names[top]] if p.knows(seat, top) else []
    if kind == TOP_CARD:
        return [names[card] for card in p.drawn]
    if kind in (FIND, PICK):
        away = (DECK, NATION, HISTORY)
        picked = [action - p.box.pick_0 for action in p.legal(seat) if action != p.box.done_0]
        return [names[card] for card in picked if p.owner(card) == seat and p.place(card) in away]
    return []


def offered(p: ImperiumPosition, seat: int, names: list[str]) -> list[str]:
    """Cards that a seat may choose now and that lie neither in its hand nor before it nor in the market."""
    if p.over or p.actor != seat or not p.stack:
        return []
    box = p.box
    found = []
    for action in p.legal(seat):
        if box.pick_0 <= action < box.pick_0 + box.cards:
            card = action - box.pick_0
            near = p.owner(card) == seat and p.place(card) in (HAND, PLAY, POWER, GARRISON, QUEST)
            if not near and card not in p.slots:
                found.append(names[card])
    return found


def _known(p: ImperiumPosition, cards: list[int], seat: int, names: list[str]) -> list[str]:
    return sorted(names[card] for card in cards if p.knows(seat, card))


def _heights(p: ImperiumPosition, cards: list[int], seat: int, names: list[str]) -> list[Height]:
    """Known cards of a pile as [height from the top, card]."""
    return [[k, names[card]] for k, card in enumerate(reversed(cards)) if p.knows(seat, card)]


def _side(p: ImperiumPosition, card: int) -> str:
    return "B" if card in p.flipped else "A"


def _seat(p: ImperiumPosition, k: int, seat: int, components: Components) -> Seat:
    names = components.cards
    dealt = bool(p.area(k, POWER))
    mine = seat == k or p.over != 0
    deck = p.area(k, NATION)
    accession = deck[0] if deck and deck[0] == p.box.nations[p.nation[k]].accession else -1
    hand, history, sunken = p.area(k, HAND), p.area(k, HISTORY), p.area(k, SUNKEN)
    return {
        "nation": components.nations[p.nation[k]] if p.nation[k] >= 0 else None,
        "side": ("A", "B")[p.side[k]] if dealt else None,
        "state": STATES[p.state[k]],
        "pool": {RESOURCES[res]: p.pool[k * TOKENS + res] for res in range(TOKENS)},
        "actions": p.actions[k],
        "exhausts": p.exhausts[k],
        "nation_exhausted": bool(p.spent_nation[k]),
        "development_exhausted": bool(p.spent_development[k]),
        "deck": len(p.area(k, DECK)),
        "deck_known": _heights(p, p.area(k, DECK), seat, names),
        "discard": [names[card] for card in p.area(k, DISCARD)],
        "play": [_entry(p, card, names) for card in p.area(k, PLAY)],
        "permanents": [_entry(p, card, names) for card in p.permanents(k)],
        "in_play": [names[card] for card in p.area(k, PLAY)],
        "exhausted": [names[card] for card in p.spent if p.owner(card) == k],
        "garrisoned": [names[card] for card in p.area(k, GARRISON)],
        "journey_pile": [names[card] for card in p.area(k, POWER)[1:-1]],
        "nation_deck": len(deck) - (1 if accession >= 0 else 0),
        "nation_known": _heights(p, deck[1:] if accession >= 0 else deck, seat, names),
        "accession": names[accession] if accession >= 0 else None,
        "development": [names[card] for card in p.area(k, DEVELOPMENT)],
        "quest": [names[card] for card in p.area(k, QUEST)],
        "hand_limit": rounds.hand_limit(p, k),
        "unrest": known_unrest(p, k, seat),
        "points": scoring.public_points(p, k) if dealt else 0,
        "score": scoring.total(p, k) if p.over else None,
        "parts": dict(zip(scoring.PARTS, scoring.parts(p, k), strict=True)) if p.over else None,
        "hand": [names[card] for card in hand] if mine else None,
        "hand_size": len(hand),
        "hand_known": _known(p, hand, seat, names),
        "history": [names[card] for card in history] if mine else None,
        "history_size": len(history),
        "history_known": _known(p, history, seat, names),
        "sunken": [names[card] for card in sunken] if mine else None,
        "sunken_size": len(sunken),
        "sunken_known": _known(p, sunken, seat, names),
    }


def known_unrest(p: ImperiumPosition, k: int, seat: int) -> int:
    suits = p.box.suits
    return len([card for card in scoring.owned(p, k) if suits[card] & S_UNREST and (p.over or p.knows(seat, card))])


def _entry(p: ImperiumPosition, card: int, names: list[str]) -> Standing:
    tokens = dict.fromkeys(POOLED, 0)
    for k in range(0, len(p.stored), STORED):
        if p.stored[k] == card:
            tokens[RESOURCES[p.stored[k + 1]]] += p.stored[k + 2]
    return {
        "card": names[card],
        "side": _side(p, card),
        "exhausted": card in p.spent,
        "tokens": tokens,
        "garrison": [names[inside] for inside in p.garrison_of(card)],
    }
