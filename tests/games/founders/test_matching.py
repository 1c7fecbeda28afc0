"""Placement against a slow and plain oracle: random states with carts, coins, wars and masters (FND-31 to FND-33).

The oracle knows a state only as coordinates and printed facts. It tries every way to take each needed resource from
a source of its own; it shares no code with the game, which counts kinds of sources and asks for Hall's condition.
"""

from __future__ import annotations

import copy
import random

import pytest

import pentarchy
from pentarchy.games.founders.decisions import CLOSING
from pentarchy.games.founders.numbers import ATTACH, PLACE, TURN
from pentarchy.games.founders.position import (
    BOUGHT,
    CART,
    COIN,
    KINDS,
    LAID,
    MASTERED,
    PRIZE,
    PRIZES,
    RAVAGED,
    ROWS,
    VILLAGE,
    WAR,
)
from pentarchy.kernel.data import Data, data_hash

from . import tabletop as t

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


# -- the oracle ---------------------------------------------------------------------------


def products(tile):
    return set(tile.get("offers", [])) | ({tile["produces"]} if "produces" in tile else set())


def unions(carts):
    """Sets of places, joined as long as two have one in common."""
    found = []
    for column, row in carts:
        block = {(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)}
        for other in [one for one in found if one & block]:
            found.remove(other)
            block |= other
        found.append(block)
    return found


def sources(realm, silent, carts, bought, place):
    """What each source within reach of a place can give; the tile in the place itself is gone."""
    reach = {(place[0] + x, place[1] + y) for x, y in AROUND}
    for union in unions(carts):
        if union & reach & set(realm):
            reach |= union
    reach.discard(place)
    found = [products(realm[spot]) for spot in sorted(reach) if spot in realm and spot not in silent]
    return [*found, {bought}] if bought else found


def can_take(needs, found):
    """Try everything: the first need from each source that has it, the rest from the others."""
    if not needs:
        return True
    return any(needs[0] in given and can_take(needs[1:], found[:k] + found[k + 1 :]) for k, given in enumerate(found))


def beside(realm):
    return {(x + a, y + b) for x, y in realm for a, b in SIDES} - set(realm)


def fitting(realm, silent, carts, bought, needs):
    """Free places and own tiles at which the needs can be met."""
    free = {spot for spot in beside(realm) if can_take(needs, sources(realm, silent, carts, bought, spot))}
    over = {spot for spot in realm if can_take(needs, sources(realm, silent, carts, bought, spot))}
    return free, over


# -- random states ------------------------------------------------------------------------


def strange_data():
    """The same box, but tiles need one to three resources, some of them twice (FND-R5)."""
    files = copy.deepcopy(pentarchy.new("founders", 2, 1).data.files)
    choose = random.Random(11)
    resources = [resource["id"] for resource in files["tiles"]["resources"]]
    for tile in files["tiles"]["tiles"]:
        if tile["stack"] != "nature":
            few = resources[:4] if choose.random() < 0.6 else choose.sample(resources, 3)
            tile["requires"] = [choose.choice(few) for _ in range(choose.randint(1, 3))]
    return Data(files, data_hash(files), "test")


def random_state(choose, match):
    """A position before the attachment of seat 0, and the same facts for the oracle."""
    p = t.position(match).clone()
    match.position = p
    tiles = match.components.tiles
    deck = [tile["id"] for tile in tiles if tile["stack"] != "prize" or choose.random() < 0.3]
    choose.shuffle(deck)
    realm, size = {(0, 0): deck.pop()}, choose.randint(2, 16)
    while len(realm) < size:
        # packed states have corners for carts
        spots = sorted(beside(realm), key=lambda s: (abs(s[0]) + abs(s[1]) + 4 * choose.random(), s))
        realm[spots[0]] = deck.pop()
    rival = {(0, 0): deck.pop(), (0, 1): deck.pop()}
    for card in range(p.box.tiles):
        t.put(p, card, p.box.stack[card], 0)
        p.cell[card], p.mark[card] = -1, 0
    t.build(match, 0, realm)
    t.build(match, 1, rival)
    few = choose.choice((1, 3, 9))
    shown = deck[:few] + choose.sample([tile["id"] for tile in tiles if tile["stack"] == "prize"], 6)
    used = {*realm.values(), *rival.values()}
    for name in [*shown]:
        card = t.tile(match, name)
        zone = PRIZES if p.box.stack[card] == PRIZE else ROWS + p.box.stack[card]
        if name in used or (zone != PRIZES and len(p.zones[zone]) == p.box.row_limit):
            shown.remove(name)
        else:
            used.add(name)
            t.put(p, card, zone)
    p.restored()
    silent = lay_tokens(choose, match, realm)
    carts = lay_carts(choose, match, realm)
    bought = choose.choice(match.components.resources) if choose.random() < 0.4 else None
    p.buy(0, match.components.resources.index(bought) if bought else -1)
    return realm, silent, carts, bought, shown


def lay_tokens(choose, match, realm):
    """Wars, coins and masters on some tiles: these produce nothing."""
    p = t.position(match)
    p.supply = p.box.supply[:]
    p.tokens = [0] * len(p.tokens)
    silent = set()
    for spot, name in realm.items():
        card = t.tile(match, name)
        for bit, kind in ((RAVAGED, WAR), (BOUGHT, COIN)):
            if choose.random() < 0.1 and p.supply[kind] and p.box.offers[card]:
                p.supply[kind] -= 1
                p.add_mark(card, bit)
                silent.add(spot)
        for number, resource in enumerate(p.box.master_resource):
            fits = p.box.stack[card] == VILLAGE and p.box.offers[card] == [resource] and p.under[number] < 0
            if fits and choose.random() < 0.2:
                t.put(p, p.box.tiles + number, LAID)
                p.under[number] = card
                p.add_mark(card, MASTERED)
                silent.add(spot)
    return silent


def lay_carts(choose, match, realm):
    p = t.position(match)
    corners = [(x, y) for x, y in realm if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(realm)]
    carts = choose.sample(corners, min(len(corners), choose.choice((0, 1, 1, 2, 3))))
    for column, row in carts:
        p.supply[CART] -= 1
        p.add_cart(0, t.cell(match, column, row))
    assert KINDS == 3
    return carts


def compare(choose, match):
    realm, silent, carts, bought, shown = random_state(choose, match)
    p = t.position(match)
    assert match.game.check(p) == []
    facts = match.components.by_id
    printed = {spot: facts[name] for spot, name in realm.items()}
    places = {spot: t.cell(match, *spot) for spot in [*realm, *beside(realm)]}
    p.stack.clear()
    p.push(TURN, 0, CLOSING)
    p.push(ATTACH, 0)
    p.actor = 0
    p.memo = None
    offered = {p.box.attach_0 + t.tile(match, name) for name in shown}
    allowed, duty = set(), False
    for name in shown:
        card = t.tile(match, name)
        free, over = fitting(printed, silent, carts, bought, facts[name]["requires"])
        duty = duty or bool(free)
        if free or over:
            allowed.add(p.box.attach_0 + card)
        wanted = {p.box.at_0 + places[spot] for spot in free}
        wanted |= {p.box.replace_0 + t.tile(match, realm[spot]) for spot in over}
        p.push(PLACE, 0, card)
        p.memo = None
        given = p.legal(0)
        assert len(given) == len(set(given))
        assert set(given) == wanted, (realm, silent, carts, bought, name)
        for action in range(p.box.at_0, p.box.replace_0 + p.box.tiles):
            if choose.random() < 0.02 or action in wanted:
                assert (match.game.refuse(p, 0, action) == 0) == (action in wanted)
        p.pop()
    p.memo = None
    given = set(p.legal(0))
    assert given & offered == allowed
    assert (p.box.draw_0 in given) == (not duty)
    return bool(carts), bool(silent), bought is not None, duty


@pytest.mark.rule(
    "FND-31", "FND-32", "FND-33", "FND-45", "FND-58", "FND-70", "FND-72", "FND-75", "FND-76", "FND-R2", "FND-R3"
)
@pytest.mark.parametrize("part", range(8))
def test_places_agree_with_the_oracle(part):
    match = pentarchy.new("founders", 2, part)
    seen = [compare(random.Random(1000 * part + k), match.clone()) for k in range(250)]
    assert all(any(one[k] for one in seen) and not all(one[k] for one in seen) for k in range(3))


@pytest.mark.rule("FND-R5", "FND-R26", "FND-R4")
@pytest.mark.parametrize("part", range(4))
def test_places_agree_with_the_oracle_for_any_needs(part):
    match = pentarchy.new("founders", 2, part, data=strange_data())
    seen = [compare(random.Random(9000 + 1000 * part + k), match.clone()) for k in range(250)]
    assert {one[3] for one in seen} == {True, False}


@pytest.mark.parametrize(
    ("needs", "found", "enough"),
    [
        (["wood"], [{"wood", "stone"}], True),
        (["wood", "stone"], [{"wood", "stone"}], False),
        (["wood", "stone"], [{"wood", "stone"}, {"stone"}], True),
        (["wood", "wood"], [{"wood", "stone"}, {"stone"}], False),
        (["wood", "wood"], [{"wood", "stone"}, {"wood"}], True),
        ([], [], True),
    ],
)
def test_the_oracle_itself(needs, found, enough):
    assert can_take(needs, found) is enough


def test_the_oracle_joins_unions():
    assert sorted(map(len, unions([(0, 0), (1, 1)]))) == [7]
    assert sorted(map(len, unions([(0, 0), (2, 0)]))) == [4, 4]
    assert sorted(map(len, unions([(0, 0), (2, 0), (1, 0)]))) == [8]
