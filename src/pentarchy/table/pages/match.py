"""The page of a table: its frame, which the browser fills from the live channel."""

from __future__ import annotations

import json
import time

from pentarchy.kernel.game import Game
from pentarchy.registry import game
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.pages.frame import Visitor, icon, layout, post
from pentarchy.table.store import Stored
from pentarchy.table.thinkers import stand_in
from pentarchy.table.words import helps

DIALOGS = ("list", "settings", "keys", "result", "graph", "seat-key")


READING = 1.6
"""How much longer than a bot takes for a move a person has for reading a turn."""


def table(visitor: Visitor, m: Stored, mine: list[int], bot_pause: float = 0.0) -> str:
    """The frame of a table; the browser's part fills it from the live channel."""
    say = visitor.say
    rules = game(m.game)
    title = rules.info.title(visitor.lang)
    art = rules.folder / "art"
    drawn = (art / "symbols.svg").read_text("utf-8") if (art / "symbols.svg").exists() else ""
    body = join(
        Markup(f'<div class="sprite"><svg aria-hidden="true">{drawn}</svg></div>') if drawn else None,
        tag("a", say("skip-to-table"), href="#prompt", class_="skip"),
        tag(
            "main",
            _prompt(visitor),
            tag("div", id="rail", class_="areas rail-areas", data_pane="board"),
            tag(
                "div",
                tag("div", id="row", class_="areas row-areas", aria_label=say("table-row"), data_pane="board replay"),
                board_map(visitor),
                tag("div", id="own-wide", class_="areas own-wide", data_pane="own"),
                class_="board",
            ),
            tag(
                "aside",
                tag(
                    "section",
                    id="people",
                    class_="people panel",
                    aria_label=say("table-players"),
                    data_pane="board players",
                ),
                tag("div", id="own", class_="areas own-areas", data_pane="own"),
                tag("div", id="rivals", class_="areas rival-areas", data_pane="players"),
                _log(visitor),
                class_="side",
            ),
            tag("div", id="foot", class_="areas foot-areas", data_pane="board"),
            tag("section", id="hand", class_="hand", aria_label=say("table-hand"), data_pane="hand"),
            _replay(visitor, m),
            _tabs(visitor, rules),
            tag("div", id="sheets", class_="areas sheet-areas"),
            class_="table",
            id="table",
        ),
        tag("div", id="live", class_="sr", aria_live="polite"),
        tag("div", id="tip", class_="tip panel", role="tooltip", hidden=True),
        tag("div", id="state", class_="state", role="status", hidden=True),
        _menu(visitor, m, title),
        [tag("dialog", id=name, class_="panel dialog") for name in DIALOGS],
        tag("div", id="curtain", class_="curtain", hidden=True, role="dialog", aria_modal="true"),
    )
    return layout(
        visitor,
        title,
        body,
        kind="main",
        sheets=(f"/art/{m.game}.css", "/static/result.css", "/static/guide.css", "/static/hand.css"),
        data_match=m.id,
        data_game=m.game,
        data_title=title,
        data_mine=",".join(map(str, mine)),
        data_lang=visitor.lang,
        data_theme_choice=visitor.theme,
        data_stand_in=stand_in(),
        data_analysis=True,
        data_helps=json.dumps(helps(m.game, visitor.lang), ensure_ascii=False),
        data_now=int(time.time()),
        data_pause=int(1000 * READING * bot_pause),
    )


def _prompt(visitor: Visitor) -> Markup:
    say = visitor.say

    def button(name: str, key: str, symbol: str) -> Markup:
        return tag(
            "button",
            icon(symbol),
            tag("span", say(name), class_="label"),
            tag("kbd", key, class_="wide-only"),
            id="list-tool" if name == "list" else name,
            class_="btn tool",
            type="button",
            aria_label=say(name),
            aria_keyshortcuts=key,
        )

    return tag(
        "section",
        tag("span", id="who", class_="who-mark"),
        tag("div", tag("h1", id="say"), tag("p", id="detail"), class_="grow words"),
        tag("span", id="clock", class_="clock", role="timer", title=say("js-clock"), hidden=True),
        tag("div", id="buttons", class_="buttons"),
        tag("button", say("skip-to-me"), id="skip", class_="btn", type="button", hidden=True),
        tag(
            "div",
            button("undo", "Z", "ui-undo"),
            button("hint", "H", "ui-hint"),
            button("list", "L", "ui-list"),
            class_="tools row",
        ),
        tag(
            "button",
            icon("ui-menu"),
            id="menu-open",
            class_="btn icon",
            type="button",
            aria_label=say("menu"),
            aria_haspopup="dialog",
        ),
        class_="prompt panel",
        id="prompt",
        tabindex="-1",
        aria_label=say("table-prompt"),
    )


def board_map(visitor: Visitor) -> Markup:
    """The frame of the board, with what zooms it."""
    say = visitor.say
    zoom = [
        tag(
            "button",
            icon(f"ui-{what}"),
            type="button",
            class_="btn icon",
            data_zoom=what,
            aria_label=say(f"zoom-{what}"),
        )
        for what in ("in", "out", "all")
    ]
    return tag(
        "div",
        tag("div", id="board", class_="areas"),
        tag("div", zoom, class_="zoom"),
        class_="map panel",
        id="map",
        data_pane="board replay",
    )


def _log(visitor: Visitor) -> Markup:
    say = visitor.say
    chat = tag(
        "form",
        tag(
            "input",
            id="chat-text",
            maxlength=300,
            placeholder=say("chat-say"),
            aria_label=say("chat-say"),
            autocomplete="off",
        ),
        tag("button", say("chat-send"), class_="btn"),
        id="chat-form",
        class_="row",
    )
    return tag(
        "section",
        tag(
            "div",
            tag("button", say("table-log"), type="button", class_="pane-head on", id="show-log", aria_pressed="true"),
            tag("button", say("table-chat"), type="button", class_="pane-head", id="show-chat", aria_pressed="false"),
            tag("span", id="fresh-count", class_="mute grow right"),
            class_="row heads",
        ),
        tag("ol", id="log", class_="lines", aria_label=say("table-log"), tabindex="0"),
        tag("div", tag("ol", id="chat", class_="lines", tabindex="0"), chat, id="chat-box", hidden=True),
        class_="log panel",
        data_pane="log",
    )


def _replay(visitor: Visitor, m: Stored) -> Markup:
    return tag(
        "section", id="replay", class_="replay panel", aria_label=visitor.say("table-replay"), data_pane="replay"
    )


def tab(visitor: Visitor, rules: Game, pane: str) -> Markup:
    """Shows one pane; a game may call it in its own words."""
    own = rules.text(visitor.lang)
    name = own(f"pic-tab-{pane}") if own.has(f"pic-tab-{pane}") else visitor.say(f"table-{pane}")
    return tag("button", icon(f"ui-{pane}"), name, type="button", class_="tab", data_tab=pane)


def _tabs(visitor: Visitor, rules: Game) -> Markup:
    hand = ["hand"] if rules.hand else []
    return tag("nav", [tab(visitor, rules, pane) for pane in (*hand, *rules.tabs)], class_="tabs")


def _menu(visitor: Visitor, m: Stored, title: str) -> Markup:
    say = visitor.say
    return tag(
        "dialog",
        tag("h2", title),
        tag("div", id="menu-seats", class_="col"),
        tag("div", id="menu-end", class_="col"),
        tag(
            "div",
            [
                tag("button", say(name), type="button", class_="btn phone-only", data_tool=tool)
                for name, tool in (("hint", "hint"), ("list", "list-tool"))
            ],
            tag("button", say("settings"), type="button", class_="btn", id="open-settings"),
            tag("button", say("help"), type="button", class_="btn", id="open-keys"),
            tag("a", say("rules-of"), href=f"/rules/{m.game}", target="_blank", class_="btn"),
            tag("a", say("screen-open"), href=f"/m/{m.id}/screen", target="_blank", class_="btn"),
            tag("a", say("download-log"), href=f"/m/{m.id}/log", class_="btn"),
            tag("a", say("analysis-open"), href=f"/m/{m.id}/analysis", class_="btn over-only", hidden=True),
            tag("a", say("download-record"), href=f"/m/{m.id}/record", class_="btn over-only", hidden=True),
            tag("a", say("records-title"), href="/records", class_="btn"),
            tag("a", say("to-lobby"), href="/", class_="btn"),
            class_="menu-links",
        ),
        post(f"/m/{m.id}/rematch", tag("button", say("rematch"), class_="btn main over-only", hidden=True)),
        fairness(visitor, m),
        tag("p", say("seed-shown"), ": ", tag("code", id="seed"), class_="over-only", hidden=True),
        id="menu",
        class_="panel dialog",
    )


def fairness(visitor: Visitor, m: Stored) -> Markup:
    say = visitor.say
    return tag(
        "details",
        tag("summary", say("commitment")),
        tag("p", tag("code", m.commitment, id="commitment")),
        tag("p", say("commitment-help"), class_="mute"),
        class_="fair",
    )
