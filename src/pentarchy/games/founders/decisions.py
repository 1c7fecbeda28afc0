"""Every question of the game: what may be answered, why something may not, and what an answer does."""

from __future__ import annotations

from typing import Final

from pentarchy.games.founders import scoring
from pentarchy.games.founders.deal import deal, open_rows
from pentarchy.games.founders.numbers import (
    AGREE,
    ALREADY_RAVAGED,
    ATTACH,
    BUY,
    CART_LIES_THERE,
    COIN_LIES_THERE,
    E_AGREED,
    E_ATTACHED,
    E_BOUGHT,
    E_CLEARED,
    E_COINS,
    E_DREW,
    E_FIRST,
    E_JOINED,
    E_LAID,
    E_MASTER,
    E_OPENED,
    E_PASSED,
    E_PICKED,
    E_PROPOSED,
    E_RAVAGED,
    E_REFUSED,
    E_REPLACED,
    E_SCORED,
    E_SETTLED,
    E_TOKEN,
    END_AGREED,
    END_PRIZES_GONE,
    END_REFUSED,
    END_STACKS_GONE,
    END_TOO_SOON,
    GAME,
    GAME_STAGE,
    GET,
    GET_TILE,
    JOIN,
    LAST,
    LAST_DONE,
    LAY,
    LAY_LAID,
    MASTER_LIES_THERE,
    MASTER_ON_RAVAGED,
    MUST_ATTACH,
    MUST_DRAW,
    NATURE_EMPTY,
    NO_CORNER,
    NO_FOUR_TILES,
    NO_PLACE,
    NO_SUCH_TOKEN,
    NO_TILE_FOR_MASTER,
    NOT_A_RIVALS_TILE,
    NOT_BESIDE,
    NOT_BESIDE_FIRST,
    NOT_FOR_SALE,
    NOT_IN_DRAFT,
    NOT_OPEN,
    NOT_OWN_TILE,
    NOT_REPLACEABLE,
    NOTHING_TO_BUY,
    NOTHING_TO_RAVAGE,
    OCCUPIED,
    ONE_EACH,
    OTHER_MASTER,
    OTHER_PRODUCT,
    OTHER_QUESTION,
    PICK,
    PICK_PICKS,
    PLACE,
    PLACE_TILE,
    PRODUCES_NOTHING,
    PROTECTED,
    RAVAGE,
    RESOURCE_MISSING,
    SETTLE,
    SETTLE_MASTER,
    STACK_EMPTY,
    TOKEN,
    TURN,
    TURN_ACTOR,
    TURN_STAGE,
)
from pentarchy.games.founders.position import (
    BOUGHT,
    CART,
    CITY,
    COIN,
    DRAFT,
    DRAFTED,
    HAND,
    HELD,
    KINDS,
    LAID,
    MASTER,
    MASTERED,
    MASTERS,
    NATURE,
    PRIZE,
    PRIZES,
    PROPOSING,
    RAVAGED,
    REALM,
    ROWS,
    SPOT,
    VILLAGE,
    WAR,
    Box,
    FoundersPosition,
)
from pentarchy.kernel.position import ACTOR, ALL, KIND, TOP, Decision, Position, by_kind

DEALING: Final = 0
LAYING: Final = 1
BEGINNING: Final = 2
"""Stages of the set-up, each of which begins with what its name says (FND-11 to FND-19)."""

OPENING: Final = 0
ATTACHING: Final = 1
CLOSING: Final = 2
"""Stages of a turn (FND-21)."""


def tell(p: FoundersPosition, event: tuple[int, ...]) -> None:
    if p.sink is not None:
        p.sink.append(event)


def finish(p: FoundersPosition, reason: int) -> None:
    """Everybody takes the coins from his tiles (FND-69), then the points are counted."""
    for seat in range(p.players):
        p.take_coins(seat)
    for seat in range(p.players):
        tell(p, (E_SCORED, ALL, seat, sum(scoring.breakdown(p, seat))))
    p.end(reason)


class Game(Decision[FoundersPosition]):
    """The whole game: set-up, draft, the first two tiles, the rows, then turns until the end."""

    def run(self, p: FoundersPosition) -> None:
        stage = p.stack[GAME_STAGE]
        if stage == DEALING:
            p.stack[GAME_STAGE] = LAYING
            deal(p)
            tell(p, (E_FIRST, ALL, p.first))
            p.push(PICK, p.first)
        elif stage == LAYING:
            p.stack[GAME_STAGE] = BEGINNING
            p.push(LAY, p.first)
        else:
            open_rows(p)
            p.pop()
            p.push(TURN, p.first)


class Pick(Decision[FoundersPosition]):
    """The draft: once round the table and back again (FND-15). The first tile begins the state (FND-16)."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        return [p.box.draft_0 + tile for tile in p.zones[DRAFT]]

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        tile = action - p.box.draft_0
        if tile < 0 or tile >= p.box.tiles:
            return OTHER_QUESTION
        return 0 if p.where[tile] == DRAFT else NOT_IN_DRAFT

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        tile = action - p.box.draft_0
        picks = p.stack[PICK_PICKS] + 1
        if picks <= p.players:
            p.lay(seat, tile, 0)
        else:
            p.move(tile, HELD, ALL)
            p.held[seat] = tile
        tell(p, (E_PICKED, ALL, seat, tile))
        if picks == DRAFTED * p.players:
            p.pop()
        else:
            p.stack[PICK_PICKS] = picks
            place = picks if picks < p.players else DRAFTED * p.players - 1 - picks
            p.stack[ACTOR] = (p.first + place) % p.players


class Lay(Decision[FoundersPosition]):
    """On which side of the first tile does the second one lie (FND-R18)?"""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        return [p.box.at_0 + cell for cell in p.realm[seat].spots]

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        cell = action - p.box.at_0
        if cell < 0 or cell >= len(p.box.beside):
            return OTHER_QUESTION
        return 0 if p.realm[seat].grid[cell] == SPOT else NOT_BESIDE_FIRST

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        tile = p.held[seat]
        p.held[seat] = -1
        p.lay(seat, tile, action - p.box.at_0)
        tell(p, (E_LAID, ALL, seat, tile))
        p.stack[LAY_LAID] += 1
        p.stack[ACTOR] = (seat + 1) % p.players
        if p.stack[LAY_LAID] == p.players:
            p.pop()


# -- the turn -------------------------------------------------------------------------------------------------------


class Turn(Decision[FoundersPosition]):
    """A turn: open a tile, play a token, attach a tile (FND-21); the question is which stack to open from."""

    def run(self, p: FoundersPosition) -> None:
        stage = p.stack[TURN_STAGE]
        seat = p.stack[TURN_ACTOR]
        if stage == OPENING:
            p.actor = seat
        elif stage == ATTACHING:
            p.stack[TURN_STAGE] = CLOSING
            p.push(ATTACH, seat)
        else:
            self._close(p, seat)

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        bits = PROPOSING if not p.refused >> seat & 1 and may_end(p) else 0
        for stack in (NATURE, VILLAGE, CITY):
            if p.zones[stack]:
                bits |= 1 << stack
        return p.box.openings[bits]

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        box = p.box
        if box.open_0 <= action <= box.open_0 + CITY:
            return 0 if p.zones[action - box.open_0] else STACK_EMPTY
        if action != box.propose_0:
            return OTHER_QUESTION
        if not may_end(p):
            return END_TOO_SOON
        return END_REFUSED if p.refused >> seat & 1 else 0

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        if action == p.box.propose_0:
            tell(p, (E_PROPOSED, ALL, seat))
            p.push(AGREE, (seat + 1) % p.players)
        else:
            open_tile(p, seat, action - p.box.open_0)
            if has_token(p, seat):
                p.stack[TURN_STAGE] = ATTACHING
                p.push(TOKEN, seat)
            else:
                p.stack[TURN_STAGE] = CLOSING
                p.push(ATTACH, seat)

    def _close(self, p: FoundersPosition, seat: int) -> None:
        """The end of a turn: coins (FND-48), then the ends of the game, then the next seat."""
        coins = p.take_coins(seat)
        if coins:
            tell(p, (E_COINS, ALL, seat, coins))
        if p.bought >= 0:
            p.buy(seat, -1)
        if not p.zones[PRIZES]:
            finish(p, END_PRIZES_GONE)
        elif not p.zones[NATURE] and not p.zones[VILLAGE] and not p.zones[CITY]:
            finish(p, END_STACKS_GONE)
        else:
            p.stack[TURN_ACTOR] = (seat + 1) % p.players
            p.stack[TURN_STAGE] = OPENING


def open_tile(p: FoundersPosition, seat: int, stack: int) -> None:
    """The top tile goes into the row of its stack; a full row is cleared first (FND-22, FND-23)."""
    row = p.zones[ROWS + stack]
    if len(row) == p.box.row_limit:
        for tile in row[:]:
            p.remove(tile)
        tell(p, (E_CLEARED, ALL, stack))
    tile = p.turn_up(stack, ROWS + stack)
    tell(p, (E_OPENED, ALL, seat, tile))


def may_end(p: FoundersPosition) -> bool:
    """May the end be proposed: is no open prize tile within anybody's reach any more (FND-85, FND-R19)?"""
    return p.box.any_turn or stuck(p)


def stuck(p: FoundersPosition) -> bool:
    """Does every open prize tile need a resource that no tile can ever produce again?"""
    for tile in p.zones[PRIZES]:
        reachable = True
        for resource in p.box.needs[tile]:
            if p.alive[resource] < p.box.repeats[tile]:
                reachable = False
        if reachable:
            return False
    return True


# -- tokens -------------------------------------------------------------------------------------------------------


def has_token(p: FoundersPosition, seat: int) -> bool:
    held = p.tokens
    at = seat * KINDS
    return bool(held[at + WAR] or held[at + COIN] or held[at + CART] or p.zones[HAND + seat])


class Token(Decision[FoundersPosition]):
    """At most one token, or none (FND-27, FND-29). Only tokens that have a target are offered."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        box = p.box
        options: list[int] = []
        for kind in range(KINDS):
            if p.tokens[seat * KINDS + kind] and has_target(p, seat, kind):
                options.append(box.play_0 + kind)
        for card in p.zones[HAND + seat]:
            if has_master_target(p, seat, card - box.tiles):
                options.append(box.play_0 + KINDS + card - box.tiles)
        options.append(box.skip_0)
        return options

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        box = p.box
        if action == box.skip_0:
            return 0
        token = action - box.play_0
        if token < 0 or token >= KINDS + len(box.master_resource):
            return OTHER_QUESTION
        return refuse_token(p, seat, token)

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        p.pop()
        if action == p.box.skip_0:
            return
        token = action - p.box.play_0
        if token == WAR:
            p.push(RAVAGE, seat)
        elif token == COIN:
            p.push(BUY, seat)
        elif token == CART:
            p.push(JOIN, seat)
        else:
            p.push(SETTLE, seat, token - KINDS)


def refuse_token(p: FoundersPosition, seat: int, token: int) -> int:
    """Why a token cannot be played: it is not in hand, or there is nothing to lay it on."""
    if token >= KINDS:
        master = token - KINDS
        if p.where[p.box.tiles + master] != HAND + seat:
            return NO_SUCH_TOKEN
        return 0 if has_master_target(p, seat, master) else NO_TILE_FOR_MASTER
    if p.tokens[seat * KINDS + token] == 0:
        return NO_SUCH_TOKEN
    if has_target(p, seat, token):
        return 0
    return NOTHING_TO_RAVAGE if token == WAR else NOTHING_TO_BUY if token == COIN else NO_CORNER


def has_target(p: FoundersPosition, seat: int, kind: int) -> bool:
    if kind == CART:
        return len(p.corners(seat)) > len(p.carts[seat])  # every cart lies on one of them
    for rival in range(p.players):
        if rival != seat:
            if kind == COIN:
                for tile in p.zones[REALM + rival]:
                    if p.for_sale(tile):
                        return True
            else:
                for tile in p.exposed(rival):
                    if not p.mark[tile] & RAVAGED:
                        return True
    return False


def has_master_target(p: FoundersPosition, seat: int, master: int) -> bool:
    return any(takes_master(p, tile, master) for tile in p.zones[REALM + seat])


def takes_master(p: FoundersPosition, tile: int, master: int) -> bool:
    """A village tile of this master's resource (FND-78), without master and not ravaged (FND-R16)."""
    return makes(p.box, tile, master) and not p.mark[tile] & (MASTERED | RAVAGED)


def makes(box: Box, tile: int, master: int) -> bool:
    """Is it a village tile that produces the resource of this master (FND-81)?"""
    return box.stack[tile] == VILLAGE and box.offers[tile][0] == box.master_resource[master]


class Ravage(Decision[FoundersPosition]):
    """War: an unprotected tile of an opponent (FND-52, FND-53, FND-R8)."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        options: list[int] = []
        for rival in range(p.players):
            if rival != seat:
                for tile in p.exposed(rival):
                    if not p.mark[tile] & RAVAGED:
                        options.append(p.box.ravage_0 + tile)
        return options

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        tile = action - p.box.ravage_0
        if tile < 0 or tile >= p.box.tiles:
            return OTHER_QUESTION
        owner = p.owner(tile)
        if owner < 0 or owner == seat:
            return NOT_A_RIVALS_TILE
        if tile not in p.exposed(owner):
            return PROTECTED
        return ALREADY_RAVAGED if p.mark[tile] & RAVAGED else 0

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        tile = action - p.box.ravage_0
        p.tokens[seat * KINDS + WAR] -= 1
        p.add_mark(tile, RAVAGED)
        tell(p, (E_RAVAGED, ALL, seat, p.owner(tile), tile))
        p.pop()


class Buy(Decision[FoundersPosition]):
    """A coin: a tile of an opponent that produces something (FND-59, FND-62, FND-R10)."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        options: list[int] = []
        for rival in range(p.players):
            if rival != seat:
                for tile in p.zones[REALM + rival]:
                    if p.for_sale(tile):
                        options.append(p.box.buy_0 + tile)
        return options

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        tile = action - p.box.buy_0
        if tile < 0 or tile >= p.box.tiles:
            return OTHER_QUESTION
        owner = p.owner(tile)
        if owner < 0 or owner == seat:
            return NOT_FOR_SALE
        if p.for_sale(tile):
            return 0
        return COIN_LIES_THERE if p.mark[tile] == BOUGHT and p.box.offers[tile] else PRODUCES_NOTHING

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        p.pop()
        p.push(GET, seat, action - p.box.buy_0)


class Get(Decision[FoundersPosition]):
    """Which resource of the tile is bought? A nature tile leaves the choice (FND-61)."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        return [p.box.get_0 + resource for resource in p.box.offers[p.stack[GET_TILE]]]

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        resource = action - p.box.get_0
        if resource < 0 or resource >= p.box.resources:
            return OTHER_QUESTION
        return 0 if resource in p.box.offers[p.stack[GET_TILE]] else OTHER_PRODUCT

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        tile = p.stack[GET_TILE]
        p.tokens[seat * KINDS + COIN] -= 1
        p.add_mark(tile, BOUGHT)
        p.buy(seat, action - p.box.get_0)
        tell(p, (E_BOUGHT, ALL, seat, p.owner(tile), tile, p.bought))
        p.pop()


class Join(Decision[FoundersPosition]):
    """A cart: a corner where four own tiles meet (FND-71), without a cart (FND-R7). Named by its near left tile."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        grid = p.realm[seat].grid
        carts = p.carts[seat]
        return [p.box.join_0 + grid[cell] for cell in p.corners(seat) if cell not in carts]

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        tile = action - p.box.join_0
        if tile < 0 or tile >= p.box.tiles:
            return OTHER_QUESTION
        if p.owner(tile) != seat or p.cell[tile] not in p.corners(seat):
            return NO_FOUR_TILES
        return CART_LIES_THERE if p.cell[tile] in p.carts[seat] else 0

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        cell = p.cell[action - p.box.join_0]
        p.tokens[seat * KINDS + CART] -= 1
        p.add_cart(seat, cell)
        if p.sink is not None:
            union = p.realm[seat].union
            tell(p, (E_JOINED, ALL, seat, sum([int(other == union[cell]) for other in union])))
        p.pop()


class Settle(Decision[FoundersPosition]):
    """A master: an own village tile that produces its resource (FND-78, FND-R15, FND-R16)."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        master = p.stack[SETTLE_MASTER]
        return [p.box.settle_0 + tile for tile in p.zones[REALM + seat] if takes_master(p, tile, master)]

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        tile = action - p.box.settle_0
        if tile < 0 or tile >= p.box.tiles:
            return OTHER_QUESTION
        if p.owner(tile) != seat:
            return NOT_OWN_TILE
        if not makes(p.box, tile, p.stack[SETTLE_MASTER]):
            return OTHER_MASTER
        if p.mark[tile] & RAVAGED:
            return MASTER_ON_RAVAGED
        return MASTER_LIES_THERE if p.mark[tile] & MASTERED else 0

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        tile = action - p.box.settle_0
        master = p.stack[SETTLE_MASTER]
        p.move(p.box.tiles + master, LAID, ALL)
        p.under[master] = tile
        p.add_mark(tile, MASTERED)
        tell(p, (E_SETTLED, ALL, seat, master, tile))
        p.pop()


# -- attaching -------------------------------------------------------------------------------------------------------


def is_open(p: FoundersPosition, tile: int) -> bool:
    """Does the tile lie in a row or among the open prize tiles (FND-30)?"""
    return ROWS <= p.where[tile] <= PRIZES


def must_attach(p: FoundersPosition, seat: int) -> bool:
    """Does some open tile fit beside the state (FND-41)?"""
    beside = p.realm[seat].fits_beside()
    for zone in range(ROWS, PRIZES + 1):
        for tile in p.zones[zone]:
            if beside & p.box.class_bit[tile]:
                return True
    return False


def only_by_replacing(p: FoundersPosition, seat: int, tile: int) -> bool:
    """Does the tile fit nowhere beside the state, but in the place of an own tile (FND-45)?"""
    return not p.realm[seat].fits_beside() & p.box.class_bit[tile] and bool(p.fits_over(seat) & p.box.class_bit[tile])


class Attach(Decision[FoundersPosition]):
    """Which open tile? If none fits beside the state, the top nature tile is drawn (FND-41 to FND-43, FND-R14)."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        box = p.box
        class_bit = box.class_bit
        attach_0 = box.attach_0
        somewhere = p.realm[seat].fits_beside() | p.fits_over(seat)
        options: list[int] = []
        for zone in range(ROWS, PRIZES + 1):
            for tile in p.zones[zone]:
                if somewhere & class_bit[tile]:
                    options.append(attach_0 + tile)
        if not must_attach(p, seat):
            options.append(box.draw_0 if p.zones[NATURE] else box.pass_0)
        return options

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        box = p.box
        if action == box.draw_0 or action == box.pass_0:
            if must_attach(p, seat):
                return MUST_ATTACH
            if p.zones[NATURE]:
                return 0 if action == box.draw_0 else MUST_DRAW
            return 0 if action == box.pass_0 else NATURE_EMPTY
        tile = action - box.attach_0
        if tile < 0 or tile >= box.tiles:
            return OTHER_QUESTION
        if not is_open(p, tile):
            return NOT_OPEN
        somewhere = p.realm[seat].fits_beside() | p.fits_over(seat)
        return 0 if somewhere & box.class_bit[tile] else NO_PLACE

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        box = p.box
        if action == box.pass_0:
            tell(p, (E_PASSED, ALL, seat))
            p.pop()
            return
        if action == box.draw_0:
            tile = p.turn_up(NATURE, HELD)
            p.held[seat] = tile
            tell(p, (E_DREW, ALL, seat, tile))
        else:
            tile = action - box.attach_0
        p.stack[KIND] = PLACE  # the same frame goes on to ask where
        p.stack[PLACE_TILE] = tile


class Place(Decision[FoundersPosition]):
    """Where does the tile go: to a spot beside the state, or in the place of an own tile (FND-31, FND-45)?"""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        at_0 = p.box.at_0
        replace_0 = p.box.replace_0
        realm = p.realm[seat]
        tiles = p.zones[REALM + seat]
        fit = realm.fit
        cell_of = p.cell
        bit = p.box.class_bit[p.stack[PLACE_TILE]]
        options = [at_0 + cell for cell in realm.spots if fit[cell] & bit]
        options += [replace_0 + tile for tile in tiles if fit[cell_of[tile]] & bit]
        return options

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        box = p.box
        if box.replace_0 <= action < box.replace_0 + box.tiles:
            tile = action - box.replace_0
            return self._refuse_cell(p, seat, p.cell[tile]) if p.owner(tile) == seat else NOT_REPLACEABLE
        cell = action - box.at_0
        if cell < 0 or cell >= len(box.beside):
            return OTHER_QUESTION
        there = p.realm[seat].grid[cell]
        if there >= 0:
            return OCCUPIED
        return self._refuse_cell(p, seat, cell) if there == SPOT else NOT_BESIDE

    def _refuse_cell(self, p: FoundersPosition, seat: int, cell: int) -> int:
        """Are the needs met there? If not: is a resource missing, or would one tile have to give two?"""
        tile = p.stack[PLACE_TILE]
        if p.realm[seat].fit[cell] & p.box.class_bit[tile]:
            return 0
        have = p.box.have(p.realm[seat].near[cell], p.bought)
        return RESOURCE_MISSING if p.box.class_needs[p.box.need_class[tile]] & ~have else ONE_EACH

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        box = p.box
        tile = p.stack[PLACE_TILE]
        p.held[seat] = -1
        if action >= box.replace_0:
            old = action - box.replace_0
            p.replace(seat, tile, old)
            tell(p, (E_REPLACED, ALL, seat, tile, old))
        else:
            p.lay(seat, tile, action - box.at_0)
            tell(p, (E_ATTACHED, ALL, seat, tile))
        del p.stack[TOP]
        if box.gives[tile] >= 0:
            gain_token(p, seat, box.gives[tile])
            p.refused = 0
        elif box.stack[tile] == PRIZE:
            p.refused = 0


def gain_token(p: FoundersPosition, seat: int, kind: int) -> None:
    """A city tile brings a token of its kind, if one is left (FND-36, FND-R17); a master is drawn blindly (FND-77)."""
    if kind == MASTER:
        if p.zones[MASTERS]:
            card = p.turn_up(MASTERS, HAND + seat)
            tell(p, (E_MASTER, ALL, seat, card - p.box.tiles))
    elif p.supply[kind]:
        p.supply[kind] -= 1
        p.tokens[seat * KINDS + kind] += 1
        tell(p, (E_TOKEN, ALL, seat, kind))


# -- the end by agreement ----------------------------------------------------------------------------------------------


class Agree(Decision[FoundersPosition]):
    """A proposal to end: the others accept or refuse in turn order; one refusal is enough to go on (FND-85)."""

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        return [p.box.agree_0, p.box.refuse_0]

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        return 0 if action == p.box.agree_0 or action == p.box.refuse_0 else OTHER_QUESTION

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        proposer = p.stack[TURN_ACTOR]
        if action == p.box.refuse_0:
            tell(p, (E_REFUSED, ALL, seat))
            p.refused |= 1 << proposer
            p.pop()
            return
        tell(p, (E_AGREED, ALL, seat))
        following = (seat + 1) % p.players
        if following == proposer:
            p.pop()
            p.push(LAST, proposer)
        else:
            p.stack[ACTOR] = following


class Last(Decision[FoundersPosition]):
    """Before an agreed end everybody may lay all masters that fit, in turn order (FND-86)."""

    def run(self, p: FoundersPosition) -> None:
        if p.stack[LAST_DONE] == p.players:
            finish(p, END_AGREED)
        else:
            p.actor = p.stack[ACTOR]

    def legal(self, p: FoundersPosition, seat: int) -> list[int]:
        box = p.box
        options: list[int] = []
        for card in p.zones[HAND + seat]:
            if has_master_target(p, seat, card - box.tiles):
                options.append(box.play_0 + KINDS + card - box.tiles)
        options.append(box.skip_0)
        return options

    def refuse(self, p: FoundersPosition, seat: int, action: int) -> int:
        box = p.box
        if action == box.skip_0:
            return 0
        token = action - box.play_0
        if token < KINDS or token >= KINDS + len(box.master_resource):
            return OTHER_QUESTION
        return refuse_token(p, seat, token)

    def apply(self, p: FoundersPosition, seat: int, action: int) -> None:
        if action == p.box.skip_0:
            p.stack[LAST_DONE] += 1
            p.stack[ACTOR] = (seat + 1) % p.players
        else:
            p.push(SETTLE, seat, action - p.box.play_0 - KINDS)


def table() -> list[Decision[Position]]:
    """All decisions by kind."""
    return by_kind(
        {
            GAME: Game("game"),
            PICK: Pick("pick"),
            LAY: Lay("lay"),
            TURN: Turn("open"),
            TOKEN: Token("token"),
            RAVAGE: Ravage("ravage"),
            BUY: Buy("buy"),
            GET: Get("get"),
            JOIN: Join("join"),
            SETTLE: Settle("settle"),
            ATTACH: Attach("attach"),
            PLACE: Place("place"),
            AGREE: Agree("agree"),
            LAST: Last("last"),
        }
    )
