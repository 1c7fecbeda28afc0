"""The page of one's own records: totals, filters, all games of this browser, opening a file."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from pentarchy.registry import game
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.pages.frame import Visitor, layout, seat_icon, top
from pentarchy.table.store import Stored

STATES = ("won", "lost", "running", "other")


def records(visitor: Visitor, found: Sequence[Stored], wanted: Mapping[str, str]) -> str:
    say = visitor.say
    shown = [m for m in found if _fits(m, visitor.browser, wanted)]
    body = join(
        top(visitor, "/records"),
        tag(
            "main",
            tag("h1", say("records-title")),
            _totals(visitor, found),
            _filters(visitor, found, wanted),
            tag(
                "section",
                [_row(visitor, m) for m in shown] or tag("p", say("records-none"), class_="mute"),
                class_="panel box",
            ),
            _file(visitor),
            class_="narrow records",
        ),
        tag("div", id="state", class_="state", role="status", hidden=True),
    )
    return layout(visitor, say("records-title"), body, kind="records", sheets=("/static/records.css",))


def state_of(m: Stored, browser: str) -> str:
    """How a game stands for this browser: won, lost, running; other for one that it has no seat in."""
    if m.status != "over":
        return "running"
    mine = [chair.seat for chair in m.seats if chair.holder == browser]
    if not mine or m.result is None:
        return "other"
    return "won" if any(seat in m.result["winners"] for seat in mine) else "lost"


def _fits(m: Stored, browser: str, wanted: Mapping[str, str]) -> bool:
    people = " ".join(m.names or [chair.name for chair in m.seats]).casefold()
    return (
        wanted["game"] in ("", m.game)
        and wanted["state"] in ("", state_of(m, browser))
        and wanted["with"].casefold() in people
    )


def _totals(visitor: Visitor, found: Sequence[Stored]) -> Markup:
    """By game: played, won."""
    say = visitor.say
    heads = [
        tag("th", say(f"records-{what}"), class_="n" if what != "game" else None)
        for what in ("game", "played", "won", "lost")
    ]
    rows = []
    for name in sorted({m.game for m in found}):
        states = [state_of(m, visitor.browser) for m in found if m.game == name]
        counts = [sum(state in ("won", "lost") for state in states), states.count("won"), states.count("lost")]
        cells = [tag("td", str(count), class_="n") for count in counts]
        rows.append(tag("tr", tag("td", game(name).info.title(visitor.lang)), cells))
    return tag("section", tag("table", tag("tr", heads), rows, id="totals"), class_="panel box") if rows else Markup("")


def _filters(visitor: Visitor, found: Sequence[Stored], wanted: Mapping[str, str]) -> Markup:
    say = visitor.say

    def choice(name: str, values: Sequence[tuple[str, str]]) -> Markup:
        options = [tag("option", text, value=value, selected=value == wanted[name] or None) for value, text in values]
        return tag("select", options, name=name, aria_label=say(f"records-by-{name}"))

    games = sorted({m.game for m in found})
    return tag(
        "form",
        choice(
            "game", [("", say("records-all-games")), *((name, game(name).info.title(visitor.lang)) for name in games)]
        ),
        choice(
            "state", [("", say("records-all-states")), *((state, say(f"records-state-{state}")) for state in STATES)]
        ),
        tag(
            "input",
            name="with",
            value=wanted["with"],
            placeholder=say("records-by-with"),
            aria_label=say("records-by-with"),
        ),
        tag("button", say("records-filter"), class_="btn"),
        tag("a", say("records-export"), href="/records.jsonl", class_="btn"),
        class_="row wrap",
    )


def _row(visitor: Visitor, m: Stored) -> Markup:
    say = visitor.say
    names = m.names or [chair.name for chair in m.seats]
    day = time.strftime("%Y\u2011%m\u2011%d", time.localtime(m.updated))
    scores: list[Any] = m.result["scores"] if m.result else [""] * len(names)
    people = [tag("span", seat_icon(seat, "s"), f" {name} {scores[seat]}") for seat, name in enumerate(names)]
    links = [tag("a", say("to-table"), href=f"/m/{m.id}", class_="btn small")]
    if m.status == "over":
        links.append(tag("a", say("analysis-open"), href=f"/m/{m.id}/analysis", class_="btn small"))
    return tag(
        "article",
        tag(
            "div",
            tag("strong", game(m.game).info.title(visitor.lang)),
            tag(
                "span",
                f" {say(f'records-state-{state_of(m, visitor.browser)}')} · {day}",
                class_="mute",
            ),
            tag("div", people),
            class_="grow",
        ),
        links,
        class_="row wrap record",
    )


def _file(visitor: Visitor) -> Markup:
    say = visitor.say
    return tag(
        "section",
        tag("h2", say("records-open")),
        tag("p", say("records-open-help"), class_="mute"),
        tag(
            "label",
            say("records-choose"),
            tag("input", type="file", id="record-file", accept=".json,application/json"),
            class_="btn",
        ),
        tag("p", id="record-error", class_="bad", role="alert"),
        class_="panel box",
    )
