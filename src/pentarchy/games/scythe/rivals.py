"""A panel for each rival: what lies open, in the same columns for all. A click opens the rival's mats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentarchy.games.scythe.mats import STARS
from pentarchy.games.scythe.pieces import amount, person, seat_icon, sign, soft
from pentarchy.games.scythe.views import Seat, View
from pentarchy.kernel.draw import Area, Part, Pen, box, icon, text_node

WIDTH: Final = 276.0
HEIGHT: Final = 82.0
TRACKS: Final = (("power", "power"), ("popularity", "popularity"), ("coins", "coins"), ("combat_cards", "cards"))
PIECES: Final = (
    ("workers_out", "workers", "worker", 8),
    ("mechs_out", "mechs", "deploy", 4),
    ("structures_out", "structures", "build", 4),
    ("recruits", "recruits", "enlist", 4),
    ("upgrades", "upgrades", "upgrade", 6),
)
"""What has left the mats: of the view, its word, its symbol, how many there are."""


def panel(view: View, pen: Pen, seat: int) -> Area:
    return pen.together(_panel, seat, view["seats"][seat], view["active"] == seat and not view["over"])


def _panel(pen: Pen, seat: int, data: Seat, active: bool) -> Area:
    """A part for each number, so that what is new is marked and nothing else."""
    facts: Mapping[str, object] = data
    who = (data["faction"], data["mat"], pen.names[seat])
    parts: list[Part] = [pen.part(f"rival-{seat}-who", _who, seat, *who, active, data["placed"])]
    for key, word in TRACKS:
        known = tuple(data["known_hand"]) if key == "combat_cards" else ()
        parts.append(pen.part(f"rival-{seat}-{word}", _track, key, word, facts[key], known))
    parts.append(pen.part(f"rival-{seat}-objectives", _objectives, data["objectives"]))
    for key, word, what, of in PIECES:
        parts.append(pen.part(f"rival-{seat}-{word}", _piece, word, what, facts[key], of))
    last = pen.part(f"rival-{seat}-last", _last, data["section"], data["factory_card"] is not None)
    return Area(f"seat-{seat}", "rival", pen.names[seat], WIDTH, HEIGHT, (*parts, last), html=True, pane="players")


def _who(pen: Pen, seat: int, faction: str, mat: str, name: str, active: bool, stars: int) -> str:
    text = pen.text
    full = text.attribute(f"faction-{faction}", "full") or faction
    power = text.attribute(f"pic-faction-{faction}", "text") or ""
    said = f"{full}: {text(f'pic-hero-{faction}')}. {text(f'pic-faction-{faction}')}: {power}"
    now = icon("i-next", text("pic-active"), class_="scy-ink") if active else ""
    words = box("b", text_node(text(f"faction-{faction}")), class_="scy-name") + now + person(name)
    placed = amount(stars, "stars", text("pic-stars", n=stars), of=STARS)
    return box(
        "button",
        seat_icon(seat),
        words,
        placed,
        type="button",
        class_="scy-who",
        data_sheet=f"mats-{seat}",
        title=f"{said}. {text(f'mat-{mat}')}",
    )


def _track(pen: Pen, key: str, word: str, n: object, known: tuple[int, ...]) -> str:
    shown = "?" if n is None else n
    said = pen.text("pic-value", what=pen.text(f"pic-{word}"), n=shown)
    if known:
        said += f"; {pen.text('pic-known-hand', cards=' '.join(map(str, known)))}"
    eye = icon("scy-eye", class_="scy-soft") if known else ""
    return box("span", amount(shown, key, said), eye, class_="scy-cell-of may-be-new")


def _objectives(pen: Pen, n: int) -> str:
    said = pen.text("pic-value", what=pen.text("pic-objectives"), n=n)
    body = box("span", box("b", text_node(n)), icon("scy-objective", class_="scy-ink"), class_="scy-q", title=said)
    return box("span", body, class_="scy-cell-of may-be-new")


def _piece(pen: Pen, word: str, what: str, n: object, of: int) -> str:
    said = pen.text("pic-of", what=pen.text(f"pic-{word}"), n=n, of=of)
    body = box("span", sign(what), box("b", text_node(n)), soft(f"/{of}"), class_="scy-q", title=said)
    return box("span", body, class_="scy-cell-of may-be-new")


def _last(pen: Pen, section: str | None, card: bool) -> str:
    said = pen.text(f"section-{section}") if section else pen.text("pic-no-turn")
    badge = icon("scy-factory", pen.text("pic-factory-card")) if card else ""
    return box(
        "div",
        box("span", text_node(pen.text("pic-last-turn", what=said)), class_="may-be-new"),
        badge,
        class_="scy-last",
    )
