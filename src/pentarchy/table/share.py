"""The result of a match as a picture to be passed on: who has won, and where everybody's points came from."""

from __future__ import annotations

from pentarchy.kernel.draw import el, group, label, seat_mark, sheet, symbols
from pentarchy.match import Match
from pentarchy.table import show
from pentarchy.table.words import words

WIDTH, EDGE, ROW, BAR = 960.0, 40.0, 64.0, 40.0
LEFT = 250.0
LEAST = 34.0
"""So wide is every part: its number has room."""
TINTS = ("land-3", "land-4", "land-2", "land-1", "sea", "land-5", "line", "land-2", "land-1", "sea")
"""Tokens of the style sheet, in the order of the sources; the page shows the same."""
LOST = {"fill": "var(--panel)", "stroke": "var(--bad)", "stroke_width": 2, "stroke_dasharray": "6 4"}


def picture(match: Match, lang: str) -> str:
    over = show.ending(match, lang)
    order = [seat for place in over["ranking"] for seat in place]
    unit = _unit([_values(over, seat) for seat in order])
    rows = [_row(match, over, seat, k, unit) for k, seat in enumerate(order)]
    below = 140 + ROW * len(order)
    legend, height = _legend(over, below)
    high = below + height + EDGE
    head = [
        el("rect", width=WIDTH, height=high, fill="var(--panel)"),
        seat_mark(order[0], EDGE + 14, 58, 30),
        label(EDGE + 44, 66, over["title"], font_size=28, font_weight=700, class_="ink"),
        label(EDGE + 44, 98, f"{match.game.info.title(lang)} · {words(lang)('house')}", font_size=17, class_="ink-2"),
    ]
    return el(
        "svg",
        el("style", sheet()),
        symbols(),
        *head,
        *rows,
        legend,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {high:g}",
        width=WIDTH,
        height=high,
        class_="pentarchy",
    )


def _values(over: dict[str, list[dict[str, list[int]]]], seat: int) -> list[int]:
    return [abs(row["points"][seat]) for row in over["rows"] if row["points"][seat]]


def _unit(rows: list[list[int]]) -> float:
    """How wide a point is, so that the longest row fits."""
    room = WIDTH - LEFT - EDGE - 80
    unit = room / max(1, max(map(sum, rows)))
    while max(sum(max(LEAST, value * unit) for value in row) for row in rows) > room:
        unit *= 0.97
    return unit


def _row(match: Match, over: dict[str, list[dict[str, list[int]]]], seat: int, k: int, unit: float) -> str:
    y = 130 + ROW * k
    x = LEFT
    parts = [
        seat_mark(seat, EDGE + 14, y + BAR / 2, 22),
        label(EDGE + 36, y + BAR / 2 + 6, match.names[seat], font_size=18, font_weight=600, class_="ink"),
    ]
    for n, row in enumerate(over["rows"]):
        value = row["points"][seat]
        if value:
            width = max(LEAST, abs(value) * unit)
            look = LOST if value < 0 else {"fill": f"var(--{TINTS[n % len(TINTS)]})", "stroke": "var(--coast)"}
            ink = "var(--bad)" if value < 0 else "var(--ink)"
            parts.append(el("rect", x=x, y=y, width=width - 3, height=BAR, rx=4, **look))
            parts.append(label(x + width / 2 - 1, y + 26, value, font_size=16, font_weight=600, class_="mid", fill=ink))
            x += width
    total = label(
        WIDTH - EDGE, y + 30, over["scores"][seat], font_size=28, font_weight=700, class_="ink", text_anchor="end"
    )
    return group(*parts, total)


def _legend(over: dict[str, list[dict[str, list[int]]]], top: float) -> tuple[str, float]:
    x, y, parts = EDGE, top, []
    for n, row in enumerate(over["rows"]):
        if not any(row["points"]):
            continue
        width = 46 + 9.5 * len(str(row["name"]))
        if x + width > WIDTH - EDGE:
            x, y = EDGE, y + 28
        lost = all(value <= 0 for value in row["points"])
        look = LOST if lost else {"fill": f"var(--{TINTS[n % len(TINTS)]})", "stroke": "var(--coast)"}
        parts.append(el("rect", x=x, y=y, width=16, height=16, rx=4, **look))
        parts.append(label(x + 24, y + 14, row["name"], font_size=15, class_="ink-2"))
        x += width
    return group(*parts), y - top + 28
