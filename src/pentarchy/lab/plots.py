"""Plots as SVG text: plain, readable in print, with the same colours as the table."""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.kernel.draw import el, group, label, title

WIDTH, ROW, LEFT = 640.0, 24.0, 190.0
HUES = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#6d6355", "#a3392e")


def _frame(height: float, *parts: str) -> str:
    return el(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {height:g}",
        width=WIDTH,
        height=height,
        class_="plot",
        role="img",
    )


def intervals(
    rows: Sequence[tuple[str, float, Sequence[float] | None, int]], even: float | None, even_share: str = "even share"
) -> str:
    """Win rates with 95 % intervals: (name, rate, interval or None, games). The dotted line is the even share."""
    top = 22.0
    height = top + ROW * len(rows) + 22
    high = min(1.0, max([ci[1] if ci else rate for _, rate, ci, _ in rows] + [even or 0.0]) * 1.08)
    span = WIDTH - LEFT - 110

    def x(value: float) -> float:
        return LEFT + span * value / high

    parts = []
    step = 0.1 if high <= 0.6 else 0.2
    for k in range(int(high / step) + 1):
        value = k * step
        parts.append(el("path", d=f"M{x(value):.1f} {top}V{height - 20}", class_="grid"))
        parts.append(label(x(value), height - 6, f"{100 * value:.0f} %", class_="tick mid"))
    if even is not None:
        parts.append(el("path", d=f"M{x(even):.1f} {top - 8}V{height - 20}", class_="even"))
        parts.append(label(x(even), 10, even_share, class_="tick mid"))
    for k, (name, rate, ci, games) in enumerate(rows):
        y = top + ROW * (k + 0.5)
        parts.append(label(LEFT - 10, y + 4, name, class_="name end"))
        if ci:
            parts.append(el("path", d=f"M{x(ci[0]):.1f} {y}H{x(ci[1]):.1f}", class_="whisker"))
        dot = el("circle", title(f"{name}: {100 * rate:.1f} %"), cx=x(rate), cy=y, r=5, fill=HUES[0])
        parts.append(dot)
        parts.append(label(WIDTH - 100, y + 4, f"{100 * rate:.1f} %  n={games}", class_="tick"))
    return _frame(height, *parts)


def bars(rows: Sequence[tuple[str, Sequence[float]]], parts: Sequence[str]) -> str:
    """Stacked bars: what a score is made of."""
    top = 24.0 + 16 * ((len(parts) + 3) // 4)
    height = top + ROW * len(rows) + 10
    largest = max(sum(max(0.0, value) for value in values) for _, values in rows) or 1.0
    span = WIDTH - LEFT - 60
    drawn = []
    for k, part in enumerate(parts):
        left, line = LEFT + 112 * (k % 4), 14.0 + 16 * (k // 4)
        drawn.append(el("rect", x=left, y=line - 9, width=10, height=10, fill=HUES[k % len(HUES)]))
        drawn.append(label(left + 14, line, part, class_="tick"))
    for k, (name, values) in enumerate(rows):
        y = top + ROW * k
        drawn.append(label(LEFT - 10, y + 15, name, class_="name end"))
        x = LEFT
        for j, value in enumerate(values):
            width = span * max(0.0, value) / largest
            said = title(f"{name}, {parts[j]}: {value:.2f}")
            drawn.append(el("rect", said, x=x, y=y + 3, width=width, height=16, fill=HUES[j % len(HUES)]))
            x += width
        drawn.append(label(x + 6, y + 15, f"{sum(values):.1f}", class_="tick"))
    return _frame(height, *drawn)


def histogram(values: Sequence[float], unit: str, bins: int = 24) -> str:
    """How often values fall into equal ranges."""
    low, high = min(values), max(values)
    width = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    height, base = 170.0, 140.0
    step = (WIDTH - 60) / bins
    drawn = []
    for k, count in enumerate(counts):
        tall = (base - 20) * count / max(counts)
        said = title(f"{low + k * width:.1f} to {low + (k + 1) * width:.1f}: {count}")
        drawn.append(el("rect", said, x=30 + k * step, y=base - tall, width=step - 1, height=tall, fill=HUES[0]))
    for k in range(5):
        value = low + (high - low) * k / 4
        drawn.append(label(30 + (WIDTH - 60) * k / 4, base + 16, f"{value:.0f}", class_="tick mid"))
    drawn.append(label(WIDTH / 2, base + 29, unit, class_="tick mid"))
    return _frame(height, group(*drawn))
