"""A report as a page that needs nothing else: no script, no other file, readable in print."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Any

from pentarchy.analysis.words import percent, signed, words
from pentarchy.kernel.draw import SEAT_SHAPES, Picture, el, label
from pentarchy.match import Match, from_state

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 900.0, 260.0, 44.0, 70.0, 14.0, 30.0
HUES = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00")
DASHES = ("", "7 4", "2 4", "9 3 2 3", "4 2")
STYLE = """
:root{--page:#f4efe4;--panel:#fffaf0;--ink:#2b2620;--ink2:#6d6355;--line:#cbbfa8;--line2:#e3d9c5}
@media(prefers-color-scheme:dark){:root{--page:#1d1b19;--panel:#2a2622;--ink:#efe6d6;--ink2:#b5a993;--line:#4a433a;
--line2:#3b352e}}
body{margin:0 auto;max-width:960px;padding:16px;background:var(--page);color:var(--ink);
font:15px/1.45 "Noto Sans","Segoe UI",sans-serif}
h1,h2,h3{font-family:"Noto Serif",Georgia,serif;line-height:1.2}h1{font-size:24px}h2{font-size:18px}h3{font-size:16px}
section{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:12px 16px;margin:12px 0}
svg{width:100%;height:auto}svg text{fill:var(--ink2);font:12px sans-serif}.axis{stroke:var(--line2)}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 10px 4px 0}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.answers td{border-top:1px solid var(--line2)}.best td{font-weight:600}
.bar{display:block;width:120px;height:8px;border-radius:4px;background:var(--line2)}
.bar i{display:block;height:8px;border-radius:4px;background:var(--ink2)}.mute{color:var(--ink2)}
summary{cursor:pointer;color:var(--ink2);padding:8px 0}img{width:100%;height:auto;border-radius:6px}
ul{padding-left:20px;margin:6px 0}
@media(max-width:600px){.bar{width:56px}.course{overflow-x:auto}.course svg{min-width:640px}}
"""


def page(report: dict[str, Any], match: Match, lang: str) -> str:
    """The whole page."""
    say = words(lang)
    title = say("report-title", game=match.game.info.title(lang))
    boards = _boards(report, match, lang)
    moments = "".join(
        _moment(report, number, moment, boards.get(moment["step"]), lang)
        for number, moment in enumerate(report["moments"], 1)
    )
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<section>{_players(report, match, lang)}</section>",
        f"<section class=course><h2>{escape(say('report-chances'))}</h2>{graph(report)}</section>",
        f"<h2>{escape(say('report-moments'))}</h2>",
        moments or f"<p>{escape(say('report-none'))}</p>",
        *(f"<p class=mute>{escape(line)}</p>" for line in report["basis"][lang]),
    ]
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _players(report: dict[str, Any], match: Match, lang: str) -> str:
    say = words(lang)
    heads = "".join(
        f"<th{'' if k == 0 else ' class=n'}>{escape(say(f'report-{what}'))}</th>"
        for k, what in enumerate(("player", "score", "accuracy", "luck"))
    )
    rows = ""
    for seat, name in enumerate(match.names):
        accurate = report["accuracy"][seat]
        cells = [
            str(report["result"]["scores"][seat]),
            "–" if accurate is None else f"{accurate:.0f}",
            signed(report["luck"][seat]),
        ]
        numbers = "".join(f"<td class=n>{cell}</td>" for cell in cells)
        rows += f"<tr><td>{_mark(seat)} {escape(name)}</td>{numbers}</tr>"
    return f"<table><tr>{heads}</tr>{rows}</table>"


SHAPES = {
    "circle": '<circle cx="7" cy="7" r="6"/>',
    "square": '<path d="M1 1h12v12H1z"/>',
    "triangle": '<path d="M7 1l6.5 12H.5z"/>',
    "diamond": '<path d="M7 0l7 7-7 7-7-7z"/>',
    "star": '<path d="M7 0l2 5h5l-4 3.200 1.600 5.300L7 10.300 2.400 13.500 4 8.200 0 5h5z"/>',
}


def _mark(seat: int) -> str:
    shape = SHAPES[SEAT_SHAPES[seat]]
    return (
        f'<svg viewBox="0 0 14 14" style="width:13px;height:13px" fill="{HUES[seat]}" aria-hidden="true">{shape}</svg>'
    )


def graph(report: dict[str, Any]) -> str:
    """The chances of every seat over the steps, with the numbered moments."""
    rows = report["chances"]
    last = max(1, len(rows) - 1)

    def x(step: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = []
    for share in (0.0, 0.5, 1.0):
        parts.append(el("path", d=f"M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}", class_="axis"))
        parts.append(label(LEFT - 6, y(share) + 4, f"{100 * share:.0f} %", text_anchor="end"))
    for seat in range(len(rows[0])):
        spots = " ".join(f"{x(k):.1f},{y(row[seat]):.1f}" for k, row in enumerate(rows))
        parts.append(
            el(
                "polyline",
                points=spots,
                fill="none",
                stroke=HUES[seat],
                stroke_width=2,
                stroke_dasharray=DASHES[seat] or None,
            )
        )
    below = 0.0
    for seat in sorted(range(len(rows[-1])), key=lambda one: -rows[-1][one]):
        place = max(y(rows[-1][seat]) - 7, below)
        below = place + 15
        end = f"translate({WIDTH - RIGHT + 6:.1f} {place:.1f})"
        parts.append(el("g", SHAPES[SEAT_SHAPES[seat]], fill=HUES[seat], transform=end))
    for number, moment in enumerate(report["moments"], 1):
        at = moment["step"]
        height = y(rows[at][moment["seat"]])
        parts.append(el("circle", cx=f"{x(at):.1f}", cy=f"{height:.1f}", r=9, fill="#fffaf0", stroke="#2b2620"))
        parts.append(label(x(at), height + 4, str(number), text_anchor="middle", style="fill:#2b2620"))
    return el("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", role="img")


def _boards(report: dict[str, Any], match: Match, lang: str) -> dict[int, str]:
    """The board at each key moment, as the seat saw it, where the game has one that is drawn. A picture of its own,
    since it brings its own style."""
    steps = {moment["step"] for moment in report["moments"]}
    now, found = from_state({**match.state(), "actions": []}), {}
    for step, (seat, number) in enumerate(match.answers):
        if step in steps:
            whole = now.picture(seat, lang)
            board = tuple(area for area in whole.areas if area.place == "board" and not area.html)
            if board:
                drawn = b64encode(Picture(board, whole.art).svg().encode()).decode()
                found[step] = f'<img loading="lazy" alt="" src="data:image/svg+xml;base64,{drawn}">'
        now.apply(seat, number)
    return found


def _moment(report: dict[str, Any], number: int, moment: dict[str, Any], board: str | None, lang: str) -> str:
    say = words(lang)
    entry = report["steps"][moment["step"]]
    where = say("report-where", turn=moment["turn"], step=moment["step"] + 1)
    parts = [f"<h3>{number}. {escape(where)}</h3><p>{_mark(moment['seat'])} {escape(moment['text'][lang])}</p>"]
    parts += [_came(entry, lang)] if moment["kind"] == "luck" else [_answers(entry, lang), _why(entry, lang)]
    if board:
        parts.append(f"<details><summary>{escape(say('report-board'))}</summary>{board}</details>")
    return f"<section>{''.join(parts)}</section>"


def _answers(entry: dict[str, Any], lang: str) -> str:
    say, rows = words(lang), ""
    for answer in entry.get("answers", []):
        notes = [say("report-best")] if answer["action"] == entry["best"] else []
        notes += [say("report-played")] if answer["action"] == entry["action"] else []
        wide = round(100 * answer["chance"])
        rows += (
            f"<tr{' class=best' if notes else ''}><td class=mute>{escape(', '.join(notes))}</td>"
            f"<td>{escape(answer['text'][lang])}</td><td><span class=bar><i style=width:{wide}%></i></span></td>"
            f"<td class=n>{percent(answer['chance'])} %</td></tr>"
        )
    return f"<p class=mute>{escape(entry['asked'][lang])}</p><table class=answers>{rows}</table>" if rows else ""


def _why(entry: dict[str, Any], lang: str) -> str:
    why, say = entry.get("why"), words(lang)
    if why is None or not (why["reasons"] or why["counted"][lang]):
        return ""
    items = "".join(
        f"<li>{escape(reason['text'][lang])} <span class=mute>({signed(reason['chance'])})</span></li>"
        for reason in why["reasons"]
    )
    counted = escape(say("report-counted", counted=why["counted"][lang])) if why["counted"][lang] else ""
    line = "".join(f"<li>{_mark(one['seat'])} {escape(one['text'][lang])}</li>" for one in entry.get("line", []))
    more = f"<p><b>{escape(say('report-line'))}</b></p><ul>{line}</ul>" if line else ""
    return f"<p><b>{escape(say('report-why'))}</b></p><ul>{items}</ul><p class=mute>{counted}</p>{more}"


def _came(entry: dict[str, Any], lang: str) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in entry["came"][lang])
    return f"<p><b>{escape(words(lang)('report-came'))}</b></p><ul>{items}</ul>"
