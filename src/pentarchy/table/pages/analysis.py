"""The page of an analysis: its frame, which the browser fills."""

from __future__ import annotations

import json

from pentarchy.kernel.game import Game
from pentarchy.registry import game
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.pages.frame import Visitor, icon, layout
from pentarchy.table.pages.match import board_map, tab
from pentarchy.table.store import Stored

ELSEWHERE = ("log", "replay")
"""Tabs of a table that the course of the game below stands for."""


def analysis(visitor: Visitor, m: Stored) -> str:
    say = visitor.say
    rules = game(m.game)
    title = say("analysis-title", game=rules.info.title(visitor.lang))
    art = rules.folder / "art" / "symbols.svg"
    drawn = art.read_text("utf-8") if art.exists() else ""
    body = join(
        Markup(f'<div class="sprite"><svg aria-hidden="true">{drawn}</svg></div>') if drawn else None,
        tag(
            "main",
            _head(visitor, m, title),
            _board(visitor, rules),
            _side(visitor),
            _course(visitor),
            _list(visitor),
            id="table",
        ),
        tag("div", id="sheets", class_="areas", hidden=True),
        tag("div", id="state", class_="state", role="status", hidden=True),
    )
    return layout(
        visitor,
        title,
        body,
        kind="analysis",
        sheets=(f"/art/{m.game}.css", "/static/analysis.css"),
        data_match=m.id,
        data_game=m.game,
        data_tab="board",
        data_lang=visitor.lang,
        data_names=json.dumps(m.names or [], ensure_ascii=False),
        data_mine=json.dumps([chair.seat for chair in m.seats if visitor.browser and chair.holder == visitor.browser]),
    )


def _head(visitor: Visitor, m: Stored, title: str) -> Markup:
    say = visitor.say
    return tag(
        "header",
        tag("div", tag("h1", title), tag("p", id="an-scores", class_="mute"), class_="grow"),
        tag("span", id="an-progress", class_="mute", role="status"),
        tag(
            "button",
            icon("ui-link"),
            tag("span", say("analysis-link"), class_="label"),
            id="an-link",
            class_="btn",
            type="button",
            aria_label=say("analysis-link"),
        ),
        tag(
            "a",
            icon("ui-save"),
            tag("span", say("analysis-file"), class_="label"),
            href=f"/m/{m.id}/analysis/file",
            class_="btn",
            id="an-file",
            aria_label=say("analysis-file"),
        ),
        tag(
            "a", icon("ui-close"), href=f"/m/{m.id}", class_="btn icon", aria_label=say("analysis-close"), id="an-close"
        ),
        class_="an-head panel",
    )


def _board(visitor: Visitor, rules: Game) -> Markup:
    """The position, one pane at a time: the panes are those of a phone, at any width."""
    panes = [tab(visitor, rules, pane) for pane in rules.tabs if pane not in ELSEWHERE]
    return tag(
        "section",
        tag(
            "div",
            tag("span", id="who", class_="who-mark"),
            tag("div", tag("strong", id="say"), tag("p", id="detail", class_="mute"), class_="grow"),
            tag("button", visitor.say("analysis-back"), id="an-back", class_="btn main", type="button", hidden=True),
            tag("nav", panes, class_="an-tabs"),
            id="an-asked",
            class_="row",
        ),
        tag("div", id="buttons", class_="buttons", hidden=True),
        tag(
            "div",
            tag("div", id="rail", class_="areas rail-areas", data_pane="board"),
            tag(
                "div",
                tag("div", id="row", class_="areas row-areas", data_pane="board replay"),
                board_map(visitor),
                tag("div", id="own-wide", class_="areas own-wide", data_pane="own"),
                class_="board",
            ),
            tag("div", id="own", class_="areas own-areas", data_pane="own"),
            tag("div", id="rivals", class_="areas rival-areas", data_pane="players"),
            tag("div", id="foot", class_="areas foot-areas", data_pane="board"),
            class_="an-things",
        ),
        class_="an-board panel",
        aria_label=visitor.say("analysis-board"),
    )


def _side(visitor: Visitor) -> Markup:
    say = visitor.say
    return tag(
        "aside",
        tag(
            "section",
            tag("h2", id="an-sentence"),
            tag("p", id="an-hidden", class_="mute", hidden=True),
            tag("ol", id="an-answers", class_="an-answers"),
            class_="panel an-options",
        ),
        tag(
            "section",
            tag(
                "div",
                tag("h2", id="an-why-head"),
                tag("ul", id="an-why"),
                tag("p", id="an-counted", class_="mute"),
                tag("h2", id="an-came-head"),
                tag("ul", id="an-came"),
                class_="grow",
            ),
            tag("div", id="an-try", class_="row wrap"),
            tag(
                "div",
                tag("h3", say("analysis-line")),
                tag("div", id="an-line", class_="an-line"),
                id="an-line-box",
                hidden=True,
            ),
            tag("ul", id="an-remarks", class_="an-remarks"),
            tag(
                "form",
                tag(
                    "input",
                    id="an-text",
                    maxlength=1000,
                    placeholder=say("analysis-remark"),
                    aria_label=say("analysis-remark"),
                ),
                tag("button", say("analysis-keep"), class_="btn"),
                id="an-form",
                class_="row",
            ),
            class_="panel an-reasons",
        ),
        class_="an-side",
    )


def _course(visitor: Visitor) -> Markup:
    say = visitor.say

    def step(what: str, symbol: str) -> Markup:
        key = say(f"analysis-{what}")
        return tag(
            "button", icon(f"ui-{symbol}"), id=f"an-{what}", class_="btn icon", type="button", aria_label=key, title=key
        )

    return tag(
        "section",
        tag(
            "div",
            tag("h2", say("analysis-chances"), class_="wide-only"),
            tag("span", id="an-legend", class_="grow row wrap"),
            step("first", "first"),
            step("prev", "prev"),
            tag("span", id="an-where", class_="an-where"),
            step("next", "next"),
            step("last", "last"),
            class_="row",
        ),
        tag("div", id="an-graph", class_="an-graph", tabindex="0"),
        class_="panel an-course",
    )


def _list(visitor: Visitor) -> Markup:
    say = visitor.say
    return tag(
        "section",
        tag(
            "div",
            tag("h2", say("analysis-moments")),
            tag("span", id="an-accuracy", class_="mute"),
            class_="row between",
        ),
        tag("ol", id="an-moments", class_="an-moments"),
        tag("details", id="an-basis", class_="mute"),
        class_="panel an-list",
    )
