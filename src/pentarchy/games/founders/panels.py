"""What stands around the state: who it is, the rows and stacks, the prizes, the rivals, the own goods. All in HTML."""

from __future__ import annotations

from typing import Final

from pentarchy.games.founders.components import STACKS, TOKENS, Components, named, offers
from pentarchy.games.founders.realm_picture import EDGE, framed
from pentarchy.games.founders.tile_picture import (
    Offer,
    mini,
    open_tile,
    resource_of,
    seat_icon,
    signed,
    soft,
    swap_sign,
    symbol,
    word,
)
from pentarchy.games.founders.views import SeatView, TileView, Tokens, View
from pentarchy.kernel.draw import Area, Part, Pen, box, el, html_thing, icon, text_node

SIDE: Final = 544.0
BOARD: Final = 856.0
RIVAL: Final = 176.0
PRIZES_IN_ROW: Final = 6
TILE: Final = 82.0
"""Sizes of a standalone picture; the page has its own in table.css."""
RIM: Final = 6.0
ARROW: Final = 16.0
"""Room around a rival's small state, and above it for the sign of what is not defended."""
PARTS: Final = ("prize", "master", "token", "replaced")


# -- the own state: who and what in hand -----------------------------------------------------------------------------


def head(view: View, pen: Pen, seat: int) -> Area:
    """Above the state: its owner, the tokens in hand, where the points come from."""
    entry, turn = view["seats"][seat], view["turn"]
    mine = seat == view["seat"]
    bought = turn["bought"] if turn["seat"] == seat else None
    now = turn["seat"] == seat and not view["over"]
    parts = (
        pen.part("own-who", _who, seat, pen.names[seat], mine, now),
        pen.part("own-hand", _hand, entry["tokens"], entry["masters"], entry["held"], bought, mine),
        pen.part("own-points", _points, _parts(entry), entry["points"], tuple(entry["replaced"])),
    )
    return Area("head", "row", pen.names[seat], BOARD, 48.0, parts, html=True, pane="board own replay values")


def _who(pen: Pen, seat: int, name: str, mine: bool, now: bool) -> str:
    you = box("small", text_node(pen.text("pic-you"))) if mine else ""
    turn = icon("i-next", pen.text("pic-turn"), class_="fnd-now") if now and not mine else ""
    return box("div", seat_icon(seat), box("b", text_node(name)), you, turn, class_=f"fnd-who s{seat + 1}")


def _hand(pen: Pen, tokens: Tokens, masters: list[str], held: str | None, bought: str | None, mine: bool) -> str:
    """Tokens in hand (those of the viewer can be clicked), a tile not laid yet, a bought resource."""
    text = pen.text
    kinds = [(kind, n) for kind, n in tokens.items() if n] + [(master, 1) for master in masters]
    out = "".join(_token(pen, name, n, mine) for name, n in kinds)
    if not kinds and held is None:
        out = box("small", text_node(text("pic-hand-empty")))
    if held is not None:
        out += box("span", text_node(word(pen, "tile", held)), class_="fnd-held")
    if bought is not None:
        resource = word(pen, "resource", bought).lower()
        sign = icon(symbol(bought), class_=f"r-{bought}")
        out += box("span", sign, text_node(text("pic-bought", resource=resource)), class_="fnd-bought")
    return box("div", out, class_="fnd-hand")


def _token(pen: Pen, name: str, n: int, mine: bool) -> str:
    """A token in hand; a master shows its resource."""
    of = resource_of(pen, name)
    kind = "master" if of else name
    said = pen.text("pic-token-count", token=word(pen, "token", name), n=n)
    sign = icon(f"i-{kind}", class_=f"r-{kind}") + (icon(symbol(of), class_=f"r-{of}") if of else "")
    count = box("b", text_node(n)) if n > 1 else ""
    if not mine:
        return box("span", sign, count, class_="fnd-token", title=said)
    return html_thing(f"token:{name}", said, sign, count, style="fnd-token", tag="span")


def _parts(entry: SeatView) -> tuple[int, int, int, int]:
    return entry["prize_points"], entry["master_points"], entry["token_points"], entry["replaced_points"]


def _points(pen: Pen, parts: tuple[int, ...], total: int, replaced: tuple[str, ...]) -> str:
    gone = ", ".join(word(pen, "tile", tile) for tile in replaced)
    said = f"{pen.text('pic-replaced', n=len(replaced))}: {gone}" if gone else None
    each = "".join(
        box("span", text_node(pen.text(f"pic-part-{name}")), box("b", text_node(signed(n))), class_="fnd-part")
        for name, n in zip(PARTS, parts, strict=True)
    )
    sum_of = box("b", text_node(signed(total)), class_="fnd-total", title=pen.text("pic-points-of", n=total))
    return box("div", each, sum_of, class_="fnd-points", title=said)


def legend(pen: Pen) -> Area:
    """What the signs on the state mean."""
    return Area("legend", "row", pen.text("pic-legend"), BOARD, 28.0, (pen.still("legend-signs", _legend),), html=True)


def _legend(pen: Pen) -> str:
    plus = el("svg", el("path", d="M3 12h18M12 3v18"), viewBox="0 0 24 24", class_="ico fnd-line")
    swap = el("svg", swap_sign(), viewBox="-9 -9 18 18", class_="ico")
    signs = (
        ("beside", plus),
        ("over", swap),
        ("loss", icon("fnd-danger", class_="fnd-peril")),
        ("war", icon("fnd-far", class_="fnd-far")),
    )
    return "".join(
        box("span", sign, text_node(pen.text(f"pic-legend-{name}")), class_="fnd-sign") for name, sign in signs
    )


# -- rows, stacks, prizes ---------------------------------------------------------------------------------------------


def market(view: View, pen: Pen) -> Area:
    """Three stacks with their rows."""
    offers_of = _offers(view, pen)
    limit = view["row_limit"]
    rows = view["rows"]
    if view["draft"] and view["turn"]["asked"] != "pick":  # what is left of the draft will lie there
        rows = {**rows, STACKS[0]: view["draft"]}
    removed = (*view["removed"], *view["removed_masters"])
    parts = [pen.part("market-head", _market_head, tuple(view["supply"].items()), removed)]
    for stack in STACKS[:3]:
        parts.append(pen.part(f"stack-{stack}", _stack, stack, view["stacks"][stack]))
        for j in range(limit):
            tile = rows[stack][j] if j < len(rows[stack]) else None
            parts.append(_slot(view, pen, f"row-{stack}-{j + 1}", tile, offers_of))
    height = 40 + 3 * (TILE + 6)
    return Area("market", "foot", pen.text("pic-market"), SIDE, height, tuple(parts), html=True, pane="board hand")


def _slot(view: View, pen: Pen, name: str, tile: str | None, offers_of: dict[str, Offer]) -> Part:
    if tile is None:
        return pen.part(name, _empty)
    turn = view["turn"]
    chosen = turn["seat"] == view["seat"] and tile == turn["tile"] and turn["asked"] == "place"
    return pen.part(name, open_tile, tile, offers_of.get(tile), chosen)


def _empty(pen: Pen) -> str:
    return box("div", class_="fnd-slot")


def _offers(view: View, pen: Pen) -> dict[str, Offer]:
    """What each open tile means to the viewer, while it chooses one."""
    turn, me = view["turn"], view["seat"]
    if turn["asked"] != "attach" or turn["seat"] != me:
        return {}
    components: Components = pen.components
    made = {resource for tile in view["seats"][me]["tiles"] for resource in _made_by(tile, components)}
    made |= {turn["bought"]} if turn["bought"] else set()
    found = {}
    for tile in [*view["prizes"], *(tile for row in view["rows"].values() for tile in row)]:
        lacks = tuple(r for r in components.by_id[tile]["requires"] if r not in made)
        found[tile] = Offer(turn["gains"].get(tile), tile in turn["only_over"], lacks)
    return found


def _made_by(tile: TileView, components: Components) -> list[str]:
    """A tile on which a token lies produces nothing."""
    return [] if tile["ravaged"] or tile["coins"] or tile["master"] else offers(components.by_id[tile["tile"]])


def _market_head(pen: Pen, supply: tuple[tuple[str, int], ...], removed: tuple[str, ...]) -> str:
    text = pen.text
    title = box("h2", text_node(text("pic-market")))
    tokens = "".join(
        box(
            "span",
            icon(f"i-{kind}", class_=f"r-{kind}"),
            box("b", text_node(n), class_="may-be-new"),
            title=text("pic-token-count", token=text(f"token-{kind}"), n=n),
        )
        for kind, n in supply
    )
    components: Components = pen.components
    names = [word(pen, "tile" if name in components.by_id else "master", name) for name in removed]
    gone = text_node(text("pic-removed", n=len(removed)))
    said = box("small", gone, title=", ".join(names)) if removed else ""  # everybody may look at them (FND-26)
    stock = box("span", box("small", text_node(text("pic-supply"))), tokens, class_="fnd-supply")
    return box("div", title, said, stock, class_="fnd-market-head")


def _stack(pen: Pen, stack: str, n: int) -> str:
    name = word(pen, "stack", stack)
    said = pen.text("pic-stack", stack=name, n=n)
    if n == 0:
        empty = box("b", text_node(name)) + box("small", text_node(pen.text("pic-stack-empty")))
        return box("div", empty, class_="fnd-slot fnd-back-empty", title=said)
    body = box("b", text_node(name)) + box("span", text_node(n), class_="may-be-new")
    return html_thing(f"stack:{stack}", said, body, style=f"fnd-back k-{stack}")


def prizes(view: View, pen: Pen) -> Area:
    """Open prizes first; of those taken it stays to be seen who has them."""
    offers_of = _offers(view, pen)
    taken = _taken(view, pen)
    parts = [pen.part("prizes-head", _prizes_head, len(view["prizes"]), view["prizes_at_start"])]
    for k in range(view["prizes_at_start"]):
        name = f"prize-{k + 1}"
        left = k - len(view["prizes"])
        if left < 0:
            parts.append(_slot(view, pen, name, view["prizes"][k], offers_of))
        elif left < len(taken):
            parts.append(pen.part(name, _taken_prize, *taken[left]))
        else:
            parts.append(pen.part(name, _empty))
    height = 40 + -(-view["prizes_at_start"] // PRIZES_IN_ROW) * (TILE + 6)
    return Area("prizes", "foot", pen.text("pic-prizes"), SIDE, height, tuple(parts), html=True, pane="board hand")


def _prizes_head(pen: Pen, left: int, of: int) -> str:
    count = box("small", text_node(pen.text("pic-prizes-left", n=left, of=of)))
    return box("div", box("h2", text_node(pen.text("pic-prizes"))), count, class_="fnd-market-head")


def _taken(view: View, pen: Pen) -> list[tuple[int, str]]:
    components: Components = pen.components
    found = []
    for seat, entry in enumerate(view["seats"]):
        names = [*(tile["tile"] for tile in entry["tiles"]), *entry["replaced"]]
        found += [(seat, name) for name in names if components.by_id[name]["stack"] == "prize"]
    return found


def _taken_prize(pen: Pen, seat: int, tile: str) -> str:
    components: Components = pen.components
    name = named(components.by_id[tile], pen.text)
    said = pen.text("pic-taken", tile=name, who=pen.names[seat])
    return box("div", seat_icon(seat), box("small", text_node(soft(name))), class_="fnd-slot fnd-taken", title=said)


# -- a phone's way to each list of tiles ------------------------------------------------------------------------------


def draft_tabs(view: View, pen: Pen) -> Area:
    """How many tiles lie in each list; a tap brings it into view."""
    counts = {stack: len(view["rows"][stack]) for stack in STACKS[:3]} | {"prize": len(view["prizes"])}
    parts = tuple(pen.part(f"draft-{stack}", _draft_tab, stack, counts[stack]) for stack in STACKS)
    return Area("draft", "foot", pen.text("pic-market"), SIDE, 44.0, parts, html=True)


def _draft_tab(pen: Pen, stack: str, n: int) -> str:
    name = text_node(pen.text(f"stack-{stack}"))
    first = "prize-1" if stack == "prize" else f"stack-{stack}"
    return box("button", name, box("b", text_node(n)), type="button", class_="fnd-draft", data_show=first)


# -- rivals -----------------------------------------------------------------------------------------------------------


def rival(view: View, pen: Pen, seat: int) -> Area:
    """A rival: what is in hand, the points, the state small; a button shows it large."""
    entry, turn = view["seats"][seat], view["turn"]
    now = turn["seat"] == seat and not view["over"]
    return pen.together(_rival, seat, entry, now, turn["bought"] if turn["seat"] == seat else None)


def _rival(pen: Pen, seat: int, entry: SeatView, now: bool, bought: str | None) -> Area:
    frame = framed(entry["tiles"], (3, 4))
    size = (frame.width - 2 * (EDGE - RIM), frame.height - 2 * EDGE + RIM + ARROW)
    parts = [
        pen.part(f"rival-{seat}-who", _rival_who, seat, pen.names[seat], now, entry["points"], _parts(entry)),
        pen.part(f"rival-{seat}-hand", _hand, entry["tokens"], entry["masters"], entry["held"], bought, False),
    ]
    for tile in entry["tiles"]:
        x, y = frame.spot(tile)
        place = x - EDGE + RIM, y - EDGE + ARROW
        parts.append(pen.part(f"mini-{seat}-{tile['tile']}", mini, tile, *place, size))
    area = f"seat-{seat}"
    return Area(area, "rival", pen.names[seat], RIVAL, 230.0, tuple(parts), html=True, pane="board players")


def _rival_who(pen: Pen, seat: int, name: str, now: bool, points: int, parts: tuple[int, ...]) -> str:
    text = pen.text
    words = (text("pic-part-of", what=text(f"pic-part-{p}"), n=signed(n)) for p, n in zip(PARTS, parts, strict=True))
    said = ", ".join(words)
    turn = icon("i-next", text("pic-turn"), class_="fnd-now") if now else ""
    return box(
        "button",
        seat_icon(seat),
        box("b", text_node(name)),
        turn,
        box("b", text_node(signed(points)), class_="fnd-total may-be-new"),
        icon("i-fit", class_="fnd-large"),
        type="button",
        class_="fnd-rival",
        data_sheet=f"large-{seat}",
        title=f"{name}. {text('pic-show-large')}. {said}",
        aria_label=f"{name}, {text('pic-points-of', n=points)}. {text('pic-show-large')}",
    )


# -- a phone's page about the viewer ----------------------------------------------------------------------------------


def goods(view: View, pen: Pen, seat: int) -> Area:
    """Where the points come from and what every token does, with room for words."""
    entry = view["seats"][seat]
    held = {**entry["tokens"], "master": len(entry["masters"])}
    parts = (
        pen.part("mine-points", _mine_points, _parts(entry), entry["points"]),
        pen.part("mine-tokens", _mine_tokens, held, view["supply"], tuple(entry["masters"])),
        pen.part("mine-replaced", _mine_replaced, tuple(entry["replaced"])),
    )
    return Area("goods", "own", pen.text("pic-goods"), SIDE, 360.0, parts, html=True, pane="own")


def _mine_points(pen: Pen, parts: tuple[int, ...], total: int) -> str:
    rows = [
        (pen.text(f"score-{name}"), n)
        for name, n in zip(("prizes", "masters", "tokens", "replaced"), parts, strict=True)
    ]
    lines = "".join(
        box("div", box("span", text_node(name)), box("b", text_node(signed(n))), class_="fnd-row") for name, n in rows
    )
    head_of = box("span", text_node(pen.text("sheet-points"))) + box("b", text_node(signed(total)), class_="fnd-total")
    return box("section", box("div", head_of, class_="fnd-row fnd-first"), lines)


def _mine_tokens(pen: Pen, held: Tokens, supply: Tokens, masters: tuple[str, ...]) -> str:
    text = pen.text
    lines = ""
    for kind in TOKENS:
        who = ", ".join(word(pen, "master", master) for master in masters) if kind == "master" else ""
        what = box("b", text_node(text(f"token-{kind}"))) + box("small", text_node(who or text(f"pic-{kind}")))
        counts = box("b", text_node(held[kind])) + box("small", text_node(text("pic-left", n=supply[kind])))
        sign = icon(f"i-{kind}", class_=f"r-{kind}")
        lines += box("div", sign, box("span", what, class_="grow"), counts, class_="fnd-row")
    return box("section", box("h2", text_node(text("pic-tokens"))), lines)


def _mine_replaced(pen: Pen, replaced: tuple[str, ...]) -> str:
    if not replaced:
        return ""
    names = ", ".join(word(pen, "tile", tile) for tile in replaced)
    return box("section", box("h2", text_node(pen.text("pic-replaced", n=len(replaced)))), box("p", text_node(names)))
