"""The first page: my tables, the five games, other people's tables."""

from __future__ import annotations

import logging
import time
from collections import Counter
from dataclasses import dataclass, replace

from pentarchy.kernel.game import Game
from pentarchy.kernel.text import Text
from pentarchy.registry import game
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.invite import THEMES, Invite, by_weight, company, scene
from pentarchy.table.pages.frame import Visitor, code_form, icon, layout, post, qr, seat_icon, top
from pentarchy.table.store import Stored
from pentarchy.table.words import bot_name

log = logging.getLogger("pentarchy.table")

GO = {"open": "lobby-invite", "running": "lobby-continue", "over": "lobby-replay"}
"""What one goes to a match of one's own for."""
UNITS = {"days": 24 * 60 * 60, "hours": 60 * 60, "minutes": 60}
"""Seconds of the units in which people say how long something waits, the longest first."""


@dataclass(frozen=True)
class Tables:
    """The matches that the lobby shows, latest first."""

    mine: list[Stored]
    open: list[Stored]
    others: list[Stored]
    """Running or over, to be watched."""
    turns: dict[str, tuple[int, ...]]
    """Which seats are asked, of matches where that is known."""


def lobby(visitor: Visitor, tables: Tables) -> str:
    if visitor.browser:  # what nobody holds is no newcomer's
        others = [m for m in tables.open if not any(visitor.browser == chair.holder for chair in m.seats)]
        tables = replace(tables, open=others)
    games = [_game(visitor, one, k == 0) for k, one in enumerate(by_weight())]
    body = join(
        top(visitor, "/", named=True),
        tag(
            "main",
            _mine(visitor, tables),
            tag("section", games, class_="games", id="games", aria_label=visitor.say("lobby-games"), data_pane="games"),
            tag("div", _code(visitor), _open(visitor, tables), _others(visitor, tables), class_="under"),
            _lessons(visitor),
            tag("footer", visitor.say("source-note"), class_="mute foot"),
            class_="lob",
        ),
        _tabs(visitor, len(tables.open)),
    )
    return layout(visitor, "", body, kind="lobby", sheets=("/static/lobby.css",), data_tab="games")


# -- the games -----------------------------------------------------------------------------------------------------


def picture(visitor: Visitor, game_id: str) -> Markup | None:
    """The scene of a game, as light or dark as the page. A game that cannot be drawn is invited without one."""
    try:
        return _picture(visitor, game_id)
    except Exception:
        log.exception("scene failed", extra={"game": game_id, "lang": visitor.lang})
        return None


def _picture(visitor: Visitor, game_id: str) -> Markup:

    def address(theme: str) -> str:
        return f"/scene/{game_id}/{visitor.lang}/{theme}/{scene(game_id, visitor.lang, theme).address}.svg"

    if visitor.theme in THEMES:
        return tag("img", src=address(visitor.theme), alt="", class_="scene")
    dark = tag("source", srcset=address("dark"), media="(prefers-color-scheme: dark)")
    return tag("picture", dark, tag("img", src=address("light"), alt="", class_="scene"))


def _game(visitor: Visitor, one: Invite, first: bool) -> Markup:
    say, rules = visitor.say, game(one.id)
    title = rules.info.title(visitor.lang)
    return tag(
        "article",
        tag("div", picture(visitor, one.id), class_="pic"),
        tag(
            "div",
            tag("h2", tag("button", title, type="button", class_="opener")),
            _facts(visitor, one, rules),
            tag("p", _sentence(visitor, rules), class_="say"),
            class_="gtxt",
        ),
        _with_bots(visitor, one),
        tag(
            "div",
            _begin(visitor, one, ["me", *["invite"] * (one.players - 1)], "x-qr", say("lobby-friends")),
            _begin(visitor, one, ["invite"] * one.players, "x-screen", say("lobby-screen"), to="screen"),
            class_="two",
        ),
        tag(
            "div",
            _link(f"/learn/{one.id}", "x-learn", _lesson(visitor, one)),
            _link(f"/rules/{one.id}", "x-book", say("lobby-rules")),
            class_="two learn",
        ),
        class_=f"game panel{' open' if first else ''}",
        data_game=one.id,
    )


def _facts(visitor: Visitor, one: Invite, rules: Game) -> Markup:
    say = visitor.say
    low, high = rules.min_players, rules.max_players
    players = tag("span", icon("ui-players", "s"), f"{low}–{high}", class_="row t", title=say("table-players"))
    long = say("lobby-minutes-each" if one.each else "lobby-minutes", n=one.minutes)
    minutes = tag("span", icon("x-clock", "s"), long, class_="row t") if one.minutes else None
    dots = [tag("i", class_="on" if k < one.weight else "") for k in range(5)]
    weight = say(f"lobby-weight-{one.weight}")
    return join(
        tag("div", players, minutes, class_="meta"),
        tag(
            "div",
            tag("span", dots, class_="dots", role="img", aria_label=say("lobby-weight", n=one.weight)),
            tag("span", weight, class_="word"),
            class_="meta",
        ),
    )


def _sentence(visitor: Visitor, rules: Game) -> str:
    text = rules.text(visitor.lang)
    return text("pitch") if text.has("pitch") else text("about") if text.has("about") else ""


def _lesson(visitor: Visitor, one: Invite) -> str:
    return visitor.say("lobby-learn-minutes", n=one.lesson) if one.lesson else visitor.say("lobby-learn")


def _link(to: str, symbol: str, said: str) -> Markup:
    return tag("a", icon(symbol, "s"), tag("span", said), href=to, class_="btn quiet")


def _with_bots(visitor: Visitor, one: Invite) -> Markup:
    say, bots = visitor.say, company(one.id, visitor.bots.get(one.id, ""))
    levels = [bot_name(bot, visitor.lang, count) for bot, count in Counter(bots).items()]
    line = say("lobby-with", n=len(bots), level=", ".join(levels))
    return tag(
        "div",
        _begin(visitor, one, ["me", *bots], "ui-play", say("lobby-bots"), style="strong play"),
        tag("p", tag("span", line), " ", _change(visitor, one), class_="who-line"),
        class_="playrow",
    )


def _change(visitor: Visitor, one: Invite) -> Markup:
    return tag("a", visitor.say("lobby-change"), href=f"/new?game={one.id}", class_="chg")


def _begin(
    visitor: Visitor, one: Invite, seats: list[str], symbol: str, said: str, *, style: str = "", to: str = ""
) -> Markup:
    """A button that lays a table at once."""
    fields = {"game": one.id, "to": to, "name": visitor.name if seats[0] == "me" else ""}
    return tag(
        "form",
        [tag("input", type="hidden", name=name, value=value) for name, value in fields.items()],
        [tag("input", type="hidden", name="seat", value=kind) for kind in seats],
        tag("button", icon(symbol, "s"), tag("span", said), class_=f"btn {style}".strip()),
        method="post",
        action="/matches",
        class_="begin",
    )


# -- tables --------------------------------------------------------------------------------------------------------


def _mine(visitor: Visitor, tables: Tables) -> Markup | None:
    """My games, those that wait for me first."""

    def rank(m: Stored) -> int:
        return 0 if _waits_for_me(visitor, m, tables) else 1 if m.status == "running" else 2

    mine = sorted(tables.mine, key=rank)[:3]
    if not mine:
        return None
    cards = [_my_game(visitor, m, tables) for m in mine]
    return tag("section", tag("h2", visitor.say("lobby-mine"), class_="sr"), cards, class_="mine", data_pane="games")


def _waits_for_me(visitor: Visitor, m: Stored, tables: Tables) -> bool:
    chairs = [chair for chair in m.seats if chair.holder == visitor.browser and not chair.bot]
    return any(chair.seat in tables.turns.get(m.id, ()) for chair in chairs)


def _my_game(visitor: Visitor, m: Stored, tables: Tables) -> Markup:
    mine = _waits_for_me(visitor, m, tables)
    return tag(
        "a",
        tag("span", picture(visitor, m.game), class_="mypic"),
        tag(
            "span",
            tag("b", game(m.game).info.title(visitor.lang), class_="ttl"),
            _waits(visitor, m),
            _names(m, tables.turns.get(m.id, ())),
            class_="grow",
        ),
        tag(
            "span",
            tag("span", _state(visitor, m, tables, mine), class_=f"state-of{' now' if mine else ''}"),
            tag("span", visitor.say(GO[m.status]), class_="go"),
            class_="mact",
        ),
        href=f"/m/{m.id}",
        class_=f"my panel{' waits' if mine else ''}",
    )


def _state(visitor: Visitor, m: Stored, tables: Tables, mine: bool) -> str:
    say = visitor.say
    if mine:
        return say("lobby-your-turn")
    if m.status == "open":
        return say("lobby-free", count=sum(chair.free for chair in m.seats))
    asked = tables.turns.get(m.id, ())
    if m.status == "running" and len(asked) == 1:
        return say("lobby-turn-of", who=m.seats[asked[0]].name)
    return say(f"status-{m.status}")


def lasting(say: Text, seconds: float) -> str:
    """So much time in words, in the longest unit that it fills; nothing below a minute."""
    for unit, length in UNITS.items():
        if seconds >= length:
            return say(f"time-{unit}", n=int(seconds // length))
    return ""


def _waits(visitor: Visitor, m: Stored) -> Markup | None:
    """How long a table waits: for players since it was laid, for a decision since the last one."""
    since = {"open": m.created, "running": m.updated}.get(m.status)
    lasts = lasting(visitor.say, time.time() - since) if since is not None else ""
    return tag("small", visitor.say("lobby-waits", time=lasts), class_="since") if lasts else None


def _names(m: Stored, asked: tuple[int, ...] = ()) -> Markup:
    names = [
        tag(
            "span",
            seat_icon(chair.seat, "s"),
            "…" if chair.free else chair.name,
            class_=f"row t{' asked' if chair.seat in asked else ''}",
        )
        for chair in m.seats
    ]
    return tag("span", names, class_="seats")


def _code(visitor: Visitor) -> Markup:
    """By the code of a table, or of a seat that is at another device."""
    say = visitor.say
    lan = None
    if visitor.lan:
        lan = tag("p", say("lobby-lan"), " ", tag("strong", visitor.lan), class_="lan")
    return tag(
        "section",
        tag("h2", say("lobby-code")),
        tag("p", say("lobby-code-help"), class_="mute small-text"),
        code_form(visitor),
        lan,
        tag("details", tag("summary", "QR"), qr(visitor.lan)) if visitor.lan else None,
        class_="panel box by-code",
        data_pane="code",
    )


def _open(visitor: Visitor, tables: Tables) -> Markup:
    say = visitor.say
    rows = [_row(visitor, m, say("lobby-join")) for m in tables.open[:6]]
    body = tag("ul", rows, class_="tables") if rows else tag("p", say("lobby-none-open"), class_="mute")
    count = tag("span", say("lobby-waiting", n=len(rows)), class_="mute small-text") if rows else None
    head = tag("div", tag("h2", say("lobby-open")), count, class_="row between")
    return tag("section", head, body, class_="panel box wide", data_pane="tables")


def _others(visitor: Visitor, tables: Tables) -> Markup:
    say = visitor.say
    words = {"running": say("lobby-watch"), "over": say("lobby-replay")}
    rows = [_row(visitor, m, words[m.status]) for m in tables.others[:6]]
    body = tag("ul", rows, class_="tables") if rows else _show_game(visitor)
    mine = tag("a", say("records-title"), href="/records", class_="btn quiet", id="my-records")
    head = tag("div", tag("h2", say("lobby-running")), mine, class_="row between")
    return tag("section", head, body, class_="panel box", data_pane="tables")


def _show_game(visitor: Visitor) -> Markup:
    """Nobody is here: bots play one to watch."""
    say = visitor.say
    go = post(
        "/watch", tag("button", icon("ui-replay", "s"), tag("span", say("lobby-watch-bots")), class_="btn strong")
    )
    words = tag("div", tag("p", say("lobby-show"), class_="mute"), go, class_="grow")
    return tag("div", tag("div", picture(visitor, by_weight()[0].id), class_="showpic"), words, class_="row show")


def _row(visitor: Visitor, m: Stored, what: str) -> Markup:
    waits = _waits(visitor, m) if m.status == "open" else None
    return tag(
        "li",
        tag("span", tag("b", game(m.game).info.title(visitor.lang)), _names(m), waits, class_="which"),
        tag("a", what, href=f"/m/{m.id}", class_="btn"),
    )


def _lessons(visitor: Visitor) -> Markup:
    """On a phone: the guided first games and the rules, which stand on the cards of the games elsewhere."""
    say = visitor.say
    rows = [
        tag(
            "article",
            tag("div", picture(visitor, one.id), class_="pic"),
            tag("h2", game(one.id).info.title(visitor.lang)),
            tag("a", icon("x-learn", "s"), _lesson(visitor, one), href=f"/learn/{one.id}", class_="btn"),
            tag("a", icon("x-book", "s"), say("lobby-rules"), href=f"/rules/{one.id}", class_="btn quiet"),
            class_="lesson panel",
        )
        for one in by_weight()
    ]
    return tag("section", rows, class_="lessons", aria_label=say("lobby-learn"), data_pane="learn")


def _tabs(visitor: Visitor, tables: int) -> Markup:
    """On a phone."""
    say = visitor.say
    panes = {"games": "ui-play", "code": "x-qr", "tables": "ui-players", "learn": "x-learn"}
    names = {
        "tables": f"{say('lobby-tab-tables')} · {tables}" if tables else say("lobby-tab-tables"),
        "learn": say("lobby-learn"),
    }
    return tag(
        "nav",
        [
            tag(
                "button",
                icon(symbol),
                names.get(pane) or say(f"lobby-tab-{pane}"),
                type="button",
                class_=f"tab{' on' if pane == 'games' else ''}",
                data_tab=pane,
            )
            for pane, symbol in panes.items()
        ],
        class_="tabs lobby-tabs",
    )
