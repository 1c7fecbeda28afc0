"""A report of a simulation: one HTML page with plots, for a person who did not run it. Nothing comes from outside."""

from __future__ import annotations

from html import escape
from pathlib import Path
from statistics import fmean
from typing import Any

from pentarchy.lab import plots
from pentarchy.lab.simulate import Row, sum_up
from pentarchy.lab.stats import FIXED, NO_INTERVAL, interval_text, wilson
from pentarchy.lab.tables import read, read_run, work_of
from pentarchy.registry import game

MOST_USED = 30
"""Actions in the table of uses."""
STYLE = """
body { margin: 0 auto; max-width: 760px; padding: 24px; background: #f4efe4; color: #2b2620;
  font: 15px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
section { background: #fffaf0; border: 1px solid #cbbfa8; border-radius: 10px; padding: 12px 20px; margin: 16px 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: 2px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid #e3d9c5; }
td:first-child, th:first-child { text-align: left; }
.plot { max-width: 100%; height: auto; }
.tick { font: 11px system-ui; fill: #6d6355; } .name { font: 13px system-ui; fill: #2b2620; }
.mid { text-anchor: middle; } .end { text-anchor: end; } .grid { stroke: #e3d9c5; }
.even { stroke: #a3392e; stroke-dasharray: 3 3; } .whisker { stroke: #2b2620; stroke-width: 2; }
"""


def report(folder: Path) -> str:
    """The page."""
    run, rows = read_run(folder), read(folder)
    work = work_of(folder)
    found = sum_up(work, rows)
    title = game(run["game"]).info.title("en")
    even = 1 / run["players"]
    sections = [
        _head(run, rows, title),
        _rates("By bot", "A bot that holds several seats counts once for each.", found["bots"], "bot", even),
        _rates(
            "By seat",
            "Does it matter who sits where? Bots move one seat on from game to game.",
            found["seats"],
            "seat",
            even,
        ),
        *(_facts(found["facts"], even) if found["facts"] else []),
        _parts(found),
        _lengths(rows, found),
        _uses(rows),
        _method(run, found),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(title)}: simulation</title><style>{STYLE}</style></head><body>"
        + "".join(sections)
        + "</body></html>\n"
    )


def _section(title: str, text: str, *content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{text}</p>{''.join(content)}</section>"


def _head(run: dict[str, Any], rows: list[Row], title: str) -> str:
    options = ", ".join(f"{name}={value}" for name, value in run["options"].items())
    return (
        f"<h1>{escape(title)}</h1><p>{len(rows)} games of {run['players']} players: "
        f"{escape(', '.join(run['line_up']))}. Options: {escape(options) or 'none'}.</p>"
    )


def _rates(title: str, text: str, entries: list[dict[str, Any]], key: str, even: float) -> str:
    rows = [(str(e[key]), e["win_rate"], e["ci"], e["games"]) for e in entries]
    cells = [
        [
            str(e[key]),
            str(e["games"]),
            f"{100 * e['win_rate']:.1f} %",
            interval_text(e["ci"]),
            f"{e['mean_score']:.2f}",
            f"{e['mean_place']:.2f}",
        ]
        for e in entries
    ]
    table = _table([key, "games", "wins", "95 % interval", "mean score", "mean place"], cells)
    return _section(
        title, escape(text), plots.intervals(rows, even), table, _note(any(e["ci"] is None for e in entries))
    )


def _note(fixed: bool) -> str:
    return f"<p>{NO_INTERVAL}: {escape(FIXED)}.</p>" if fixed else ""


def _table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def _facts(entries: list[dict[str, Any]], even: float) -> list[str]:
    names = list(dict.fromkeys(entry["fact"] for entry in entries))
    return [
        _rates(
            f"By {name}",
            "All seats that had it, whoever played them.",
            [{**entry, name: entry["value"]} for entry in entries if entry["fact"] == name],
            name,
            even,
        )
        for name in names
    ]


def _parts(found: dict[str, Any]) -> str:
    parts = list(dict.fromkeys(part for entry in found["bots"] for part in entry["mean_breakdown"]))
    rows = [(e["bot"], [e["mean_breakdown"].get(part, 0.0) for part in parts]) for e in found["bots"]]
    return _section("Where points come from", "Mean points of each bot by source.", plots.bars(rows, parts))


def _lengths(rows: list[Row], found: dict[str, Any]) -> str:
    reasons = ", ".join(f"{escape(name)} {count}" for name, count in found["reasons"].items())
    text = (
        f"{found['length']['mean_decisions']:.0f} decisions on average, with {found['mean_branching']:.1f} possible "
        f"answers each. How games ended: {reasons}."
    )
    return _section("How long games are", text, plots.histogram([row.decisions for row in rows], "decisions"))


def _uses(rows: list[Row]) -> str:
    """The most used actions: how often, and how seats did that used them against those that did not."""
    seats = [(uses, row.shares[seat]) for row in rows for seat, uses in enumerate(row.uses)]
    totals: dict[str, int] = {}
    for uses, _ in seats:
        for action, times in uses.items():
            totals[action] = totals.get(action, 0) + times
    most = sorted(totals, key=lambda action: (-totals[action], action))[:MOST_USED]
    cells = []
    for action in most:
        users = [share for uses, share in seats if action in uses]
        everybody = len(users) == len(seats)
        others = [share for uses, share in seats if action not in uses]
        cells.append(
            [
                action,
                f"{totals[action] / len(rows):.2f}",
                f"{100 * len(users) / len(seats):.0f} %",
                f"{100 * fmean(users):.1f} %",
                interval_text(None if everybody else wilson(sum(users), len(users))),
                f"{100 * fmean(others):.1f} %" if others else "-",
            ]
        )
    head = ["action", "per game", "seats that used it", "their wins", "95 % interval", "wins of the others"]
    text = "Winning together with an action does not mean winning because of it: good positions allow good actions."
    return _section("What is done", text, _table(head, cells), _note(any(row[4] == NO_INTERVAL for row in cells)))


def _method(run: dict[str, Any], found: dict[str, Any]) -> str:
    again = "A game depends on the seed and its number alone, so the same command gives the same games anywhere."
    if not found["repeatable"]:
        again = f"Not repeatable: {found['repeatable_reason']}"
    text = (
        f"Seed {run['seed']}, rules version {run['rules_version']}, data {escape(run['data_hash'])}. {escape(again)} "
        "Win rates: a shared victory counts as its share; intervals are Wilson's at 95 %. Bots against bots do not "
        "prove how people fare."
    )
    return _section("How this was made", text)
