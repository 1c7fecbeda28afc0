"""Founders of the Empire: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.games.founders import decisions, judgement, knowledge, observation, picture, scoring, sheets
from pentarchy.games.founders.components import Components, name_forms
from pentarchy.games.founders.position import (
    CART,
    CITY,
    COIN,
    HELD,
    KINDS,
    LAID,
    MASTERED,
    MASTERS,
    NATURE,
    PRIZE,
    PRIZES,
    RAVAGED,
    REALM,
    ROWS,
    VILLAGE,
    WAR,
    FoundersPosition,
    blank,
    coins_on,
)
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Picture
from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Game, Option, Options, RefusalKind, Result, Sheet, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import ACTOR, WIDTH, Position
from pentarchy.kernel.text import Text


class Founders(Game):
    id = "founders"
    min_players = 2
    max_players = 4
    rules_version = 1
    folder = Path(__file__).parent
    decision_limit = 2000
    reasons = ("", "prizes_gone", "stacks_gone", "agreed")
    options = (
        Option("agreed_end", ("stuck", "any_turn"), "stuck"),
        Option("second_coin", (False, True), False, players=(3, 4)),
    )
    refusals = (
        None,
        RefusalKind("not-your-turn", "FND-20"),
        RefusalKind("other-question", "FND-21"),
        RefusalKind("game-over", "FND-83"),
        RefusalKind("not-in-draft", "FND-15"),
        RefusalKind("not-beside-first", "FND-16"),
        RefusalKind("stack-empty", "FND-22"),
        RefusalKind("end-too-soon", "FND-85"),
        RefusalKind("end-refused", "FND-R19"),
        RefusalKind("no-such-token", "FND-27"),
        RefusalKind("nothing-to-ravage", "FND-52"),
        RefusalKind("nothing-to-buy", "FND-59"),
        RefusalKind("no-corner", "FND-71"),
        RefusalKind("no-tile-for-master", "FND-78"),
        RefusalKind("not-a-rivals-tile", "FND-52"),
        RefusalKind("protected", "FND-53"),
        RefusalKind("already-ravaged", "FND-R8"),
        RefusalKind("not-for-sale", "FND-59"),
        RefusalKind("produces-nothing", "FND-62"),
        RefusalKind("coin-lies-there", "FND-R10"),
        RefusalKind("other-product", "FND-61"),
        RefusalKind("no-four-tiles", "FND-71"),
        RefusalKind("cart-lies-there", "FND-R7"),
        RefusalKind("not-own-tile", "FND-78"),
        RefusalKind("other-master", "FND-78"),
        RefusalKind("master-lies-there", "FND-R16"),
        RefusalKind("master-on-ravaged", "FND-R16"),
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
    events = (
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

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def blank(self, components: Components, players: int) -> FoundersPosition:
        p = blank(components.box, players)
        p.decisions = components.decisions
        return p

    def deal(self, p: Position, options: Options) -> None:
        p.push(decisions.GAME, 0)

    def view(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        return knowledge.view(_mine(p), seat, components)

    def redeal(self, p: Position, seat: int, seed: int) -> FoundersPosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        p = _mine(p)
        ranking = rank(scoring.ranking_keys(p))
        rows = []
        for seat in range(p.players):
            parts = scoring.breakdown(p, seat)
            rows.append({"prizes": parts[0], "masters": parts[1], "tokens": parts[2], "replaced": parts[3]})
        return Result(scoring.points(p), ranking, ranking[0], self.reasons[p.over], rows)

    def standing(self, p: Position) -> list[int]:
        return scoring.points(_mine(p))

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat)

    def picture(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Picture:
        return picture.draw(view, text, names, components)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
        return sheets.sheets(view, text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def prompt_arguments(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        asked = self.asked(p)
        if asked == "lay":
            return {"tile": ("tile", components.tile_ids[_mine(p).held[p.actor]])}
        if asked in ("place", "get"):
            return {"tile": ("tile", components.tile_ids[p.stack[decisions.SUBJECT]])}
        if asked == "settle":
            return {"master": ("master", components.masters[p.stack[decisions.SUBJECT]]["id"])}
        return {"proposer": (SEAT, str(p.stack[ACTOR - WIDTH]))} if asked == "agree" else {}

    def action_arguments(self, p: Position, action: int, components: Components) -> dict[str, Any]:
        p = _mine(p)
        box, asked = p.box, self.asked(p)
        if action == box.skip_0:
            return {"asked": asked}
        if box.attach_0 <= action < box.draw_0:
            over = asked == "attach" and decisions.only_by_replacing(p, p.actor, action - box.attach_0)
            return {"place": "own" if over else "any"}
        return {"loss": scoring.loss_by_replacing(p, action - box.replace_0)} if action >= box.replace_0 else {}

    def tooltip(self, domain: str, token: str, components: Components) -> str | None:
        if domain == "tile":
            return STACK_RULES[components.by_id[token]["stack"]]
        return TOKEN_RULES.get(token, "FND-78") if domain == "token" else DOMAIN_RULES.get(domain)

    def name_forms(self, domain: str, token: str, text: Text, components: Components) -> dict[str, str]:
        return name_forms(domain, token, text, components)

    def check(self, p: Position) -> list[str]:
        p = _mine(p)
        return _check_cards(p) + _check_realms(p) + _check_tokens(p) + _check_derived(p)


STACK_RULES = {"nature": "FND-5", "village": "FND-6", "city": "FND-7", "prize": "FND-8"}
DOMAIN_RULES = {"place": "FND-31", "junction": "FND-71", "stack": "FND-22", "resource": "FND-38", "master": "FND-78"}
TOKEN_RULES = {"war": "FND-52", "coin": "FND-59", "cart": "FND-71"}


def _check_cards(p: FoundersPosition) -> list[str]:
    """Tiles and masters are all there, each where it may be (FND-2, FND-24)."""
    wrong = []
    if sorted(card for zone in p.zones for card in zone) != list(range(len(p.where))):
        wrong.append("a tile or master is missing or lies in two places")
    if any(p.where[card] != zone for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card's zone is not where it lies")
    face_down = (NATURE, VILLAGE, CITY, PRIZE, MASTERS)
    if any((p.seen[card] == 0) != (zone in face_down) for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card is seen that lies face down, or not seen that lies open")
    for stack in (NATURE, VILLAGE, CITY):
        row = p.zones[ROWS + stack]
        if len(row) > p.box.row_limit or any(p.box.stack[tile] != stack for tile in row):
            wrong.append("a row holds too many tiles or tiles of another stack")
    if any(p.box.stack[tile] != PRIZE for tile in p.zones[PRIZES]):
        wrong.append("an open prize tile is none")
    if sorted(tile for tile in p.held if tile >= 0) != sorted(p.zones[HELD]):
        wrong.append("a held tile belongs to nobody")
    return wrong


def _check_realms(p: FoundersPosition) -> list[str]:
    """States hang together by full sides and do not meet themselves round the grid (FND-31)."""
    wrong = []
    for seat in range(p.players):
        tiles = p.zones[REALM + seat]
        cells = {p.cell[tile] for tile in tiles}
        if len(cells) != len(tiles) or -1 in cells:
            wrong.append(f"two tiles of seat {seat} lie in one place, or one nowhere")
        reached, waiting = set[int](), [0] if cells else []
        while waiting:
            cell = waiting.pop()
            if cell not in reached:
                reached.add(cell)
                waiting += [other for other in p.box.beside[cell] if other in cells]
        if reached != cells:
            wrong.append(f"the state of seat {seat} does not hang together")
        if {p.box.column[cell] for cell in cells} and (
            (p.west[seat] - 1) % p.box.side in {p.box.column[cell] for cell in cells}
            or (p.south[seat] - 1) % p.box.side in {p.box.row[cell] for cell in cells}
        ):
            wrong.append(f"the borders of the state of seat {seat} are wrong")
    if any((p.cell[tile] >= 0) != (p.owner(tile) >= 0) for tile in range(p.box.tiles)):
        wrong.append("a tile has a place but lies in no state")
    return wrong


def _check_tokens(p: FoundersPosition) -> list[str]:
    """All 24 tokens are accounted for and lie where they may (FND-3)."""
    wrong = []
    wars = sum(mark & RAVAGED for mark in p.mark)
    coins = sum(coins_on(mark) for mark in p.mark)
    carts = sum(len(corners) for corners in p.carts)
    for kind, elsewhere in ((WAR, wars + p.boxed_wars), (COIN, coins), (CART, carts)):
        held = [p.tokens[seat * KINDS + kind] for seat in range(p.players)]
        if p.supply[kind] + sum(held) + elsewhere != p.box.supply[kind] or min(*held, p.supply[kind]) < 0:
            wrong.append(f"tokens of kind {kind} are not accounted for")
    if any(p.mark[tile] and p.owner(tile) < 0 for tile in range(p.box.tiles)):
        wrong.append("a token lies on a tile outside the states")
    if any(coins_on(p.mark[tile]) and not p.box.offers[tile] for tile in range(p.box.tiles)):
        wrong.append("a coin lies on a tile that never produced anything")
    if any(coins_on(mark) > (p.players - 1 if p.box.second_coin else 1) for mark in p.mark):
        wrong.append("more coins lie on a tile than the table allows")
    under = [tile for tile in p.under if tile >= 0]
    if sorted(under) != [tile for tile in range(p.box.tiles) if p.mark[tile] & MASTERED]:
        wrong.append("masters and the tiles under them do not agree")
    for master, tile in enumerate(p.under):
        if (tile >= 0) != (p.where[p.box.tiles + master] == LAID):
            wrong.append(f"master {master} lies on a tile and elsewhere")
        if tile >= 0 and not decisions.makes(p.box, tile, master):
            wrong.append(f"master {master} lies on a tile of another resource")
    for seat in range(p.players):
        corners = p.carts[seat]
        if len(set(corners)) != len(corners) or any(corner not in p.corners(seat) for corner in corners):
            wrong.append(f"a cart of seat {seat} does not lie where four tiles meet")
    return wrong


def _check_derived(p: FoundersPosition) -> list[str]:
    """What is kept up to date step by step is the same as made anew."""
    if not p.realm:
        return []
    q = p.clone()
    q.restored()
    wrong = ["alive is not up to date"] if p.alive != q.alive else []
    for seat, (kept, new) in enumerate(zip(p.realm, q.realm, strict=True)):
        kept_beside, new_beside = (realm.fits_beside() for realm in (kept, new))
        if kept_beside != new_beside or p.exposed(seat) != q.exposed(seat) or p.corners(seat) != q.corners(seat):
            wrong.append(f"what was worked out for seat {seat} is out of date")
        names = ("grid", "near", "fit", "spots", "union", "reached", "coins", "bought")
        wrong += [
            f"{name} of seat {seat} is not up to date" for name in names if getattr(kept, name) != getattr(new, name)
        ]
    return wrong


def _mine(p: Position) -> FoundersPosition:
    return cast(FoundersPosition, p)


GAME = Founders()
