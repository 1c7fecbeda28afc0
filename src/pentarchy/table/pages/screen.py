"""The table in the middle of the room: what everybody may see, large; people answer on their phones."""

from __future__ import annotations

from pentarchy.registry import game
from pentarchy.table import keys
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.pages.frame import Visitor, icon, layout, post, qr, seat_icon
from pentarchy.table.pages.waiting import only_here, size
from pentarchy.table.store import Seat, Stored


def screen(visitor: Visitor, m: Stored, chairs: list[Seat], begun: bool) -> str:
    title = game(m.game).info.title(visitor.lang)
    art = game(m.game).folder / "art" / "symbols.svg"
    drawn = art.read_text("utf-8") if art.exists() else ""
    body = join(
        Markup(f'<div class="sprite"><svg aria-hidden="true">{drawn}</svg></div>') if drawn else None,
        _table(visitor, m, title) if begun else _invitation(visitor, m, chairs, title),
    )
    return layout(
        visitor,
        title,
        body,
        kind="screen",
        sheets=(f"/art/{m.game}.css", "/static/screen.css"),
        data_match=m.id,
        data_game=m.game,
        data_begun=begun or None,
    )


def _table(visitor: Visitor, m: Stored, title: str) -> Markup:
    say = visitor.say
    board = tag(
        "div",
        tag("div", id="rail", class_="areas rail-areas"),
        tag("div", id="row", class_="areas row-areas"),
        tag("div", tag("div", id="board", class_="areas"), id="map", class_="map"),
        tag("div", id="foot", class_="areas foot-areas"),
        tag("div", id="own", class_="areas own-areas"),
        class_="screen-board panel",
    )
    unseen = [tag("div", id=name, class_="areas", hidden=True) for name in ("own-wide", "rivals", "sheets")]
    return tag(
        "main",
        tag(
            "section",
            tag("span", id="who", class_="who-mark"),
            tag("div", tag("h1", id="say"), class_="grow"),
            tag(
                "div", tag("strong", title), tag("span", id="clock", class_="clock", hidden=True), class_="screen-title"
            ),
            class_="screen-prompt panel",
            id="prompt",
        ),
        board,
        tag("section", id="people", class_="screen-people"),
        tag("section", tag("h2", say("screen-moves")), tag("ol", id="moves"), class_="screen-moves panel"),
        _late(visitor, m),
        unseen,
        tag("div", id="state", class_="state", role="status", hidden=True),
        class_="screen",
        id="table",
    )


def _late(visitor: Visitor, m: Stored) -> Markup:
    """While bots keep seats for people: how one sits down there."""
    code = keys.table_code(m.id)
    words = tag(
        "div",
        tag("h2", tag("span", id="late-seats", class_="row"), visitor.say("screen-free")),
        tag("p", visitor.say("screen-free-say")),
        tag("p", visitor.say("move-code"), " ", tag("strong", code, class_="table-code")),
    )
    return tag("section", qr(f"{visitor.address}/t/{code}"), words, id="late", class_="screen-late panel", hidden=True)


def _invitation(visitor: Visitor, m: Stored, chairs: list[Seat], title: str) -> Markup:
    """Before the game: one code for all free seats."""
    say = visitor.say
    code = keys.table_code(m.id)
    where = f"{visitor.address}/t/{code}"
    owner = m.owner == visitor.browser
    rows = [
        tag(
            "li",
            seat_icon(chair.seat, "l"),
            tag("strong", say("wait-free") if chair.free else chair.name),
            class_="free" if chair.free else None,
        )
        for chair in chairs
    ]
    begin = post(f"/m/{m.id}/start", tag("button", say("wait-begin"), class_="btn main big"), to="screen")
    one = tag(
        "a", icon("x-screen", "s"), say("screen-one-device"), href=f"/new?game={m.game}&here=1", class_="btn quiet"
    )
    return tag(
        "main",
        tag("h1", title),
        tag(
            "div",
            qr(where),
            tag(
                "div",
                tag("p", say("screen-come")),
                tag("p", code, class_="table-code"),
                tag("p", where, class_="mute"),
                tag("p", say("wait-only-here"), class_="warn") if only_here(visitor.address) else None,
                size(visitor, m, chairs, "screen") if owner else None,
                tag("ul", rows, class_="screen-seats"),
                tag("div", begin if owner and any(chair.free for chair in chairs) else None, one, class_="row wrap"),
            ),
            class_="screen-come panel",
        ),
        class_="screen-wait",
    )
