"""The table as plain tables for a terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarchy.games.imperium.components import Components
from pentarchy.games.imperium.faces import Faces, faces_of
from pentarchy.games.imperium.views import Seat, Tokens, View
from pentarchy.kernel.game import Sheet, short
from pentarchy.kernel.text import Text

NAME: Final = 14
"""Letters of a name in the head of a column: four columns fit into 80."""
NUMBERS: Final = (
    "actions",
    "exhausts",
    "hand_size",
    "deck",
    "history_size",
    "nation_deck",
    "unrest",
    "points",
)
"""Numbers of a seat that are shown, by their names in the view."""


def sheets(view: View, text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
    """The market, the players, the cards in hand and in play with their words, the piles."""
    if view["stage"] == "draft":
        return []
    faces = faces_of(components, text)
    found = [_market(view, text, components, faces), _players(view, text, names)]
    found += [_in_play(view, seat, names[seat], text, faces) for seat in _order(view)]
    found.append(_piles(view, text, faces))
    if view["seat"] >= 0:
        found += _own(view, text, components, faces)
    return found


def _order(view: View) -> list[int]:
    """Rivals first: what is one's own stands nearest to the question."""
    own = max(view["seat"], 0)
    return [(own + k + 1) % view["players"] for k in range(view["players"])]


def suits(card: str, text: Text, components: Components) -> str:
    bits = components.box.suits[components.number[card]]
    found = [name for k, name in enumerate(components.codec.domain("suit").tokens) if bits >> k & 1]
    return " / ".join(text(f"suit-{name}").lower() for name in found) or "–"


def sentence(card: str, side: str, faces: Faces) -> str:
    """The words of a card without its name."""
    return faces.said(card, side).removeprefix(f"{faces.name(card, side)}. ") or "–"


def _tokens(tokens: Tokens, text: Text) -> str:
    return ", ".join(text(f"preview-{name}", n=n) for name, n in tokens.items() if n)


def _market(view: View, text: Text, components: Components, faces: Faces) -> Sheet:
    rows = []
    for entry in view["market"]:
        card = entry["card"]
        if card is None:
            rows.append((text(f"deck-{entry['deck']}"), "–", "–", "–"))
            continue
        lies = [_tokens(entry["tokens"], text), text("preview-unrest-cards", n=1) if entry["unrest"] else ""]
        said = (faces.name(card, "A"), suits(card, text, components), sentence(card, "A", faces))
        rows.append((*said, ", ".join(part for part in lies if part) or "–"))
    head = ("sheet-card", "sheet-suit", "sheet-words", "sheet-on-it")
    return Sheet(text("sheet-market"), tuple(text(key) for key in head), tuple(rows))


def _players(view: View, text: Text, names: Sequence[str]) -> Sheet:
    """One row per number, one column per player."""
    seats = view["seats"]
    rows = [
        (text("sheet-nation"), *(_nation(entry, text) for entry in seats)),
        (text("sheet-state"), *(text(f"sheet-state-{entry['state']}") for entry in seats)),
    ]
    for name in ("material", "population", "progress"):
        rows.append((text(f"sheet-{name}"), *(str(entry["pool"][name]) for entry in seats)))
    rows += [(text(f"sheet-{name}"), *(str(entry[name]) for entry in seats)) for name in NUMBERS]
    title = text("sheet-round", n=view["round"])
    return Sheet(title, ("", *(short(name, NAME) for name in names)), tuple(rows))


def _nation(entry: Seat, text: Text) -> str:
    return " ".join((text("nation-" + str(entry["nation"])), text(f"side-{entry['side']}")))


def _in_play(view: View, seat: int, name: str, text: Text, faces: Faces) -> Sheet:
    """Cards in play; an asterisk: exhausted. With their words only the own ones."""
    entry = view["seats"][seat]
    mine = seat == view["seat"]
    rows = []
    for card in [*entry["permanents"], *entry["play"]]:
        marks = " *" if card["exhausted"] else ""
        lies = [_tokens(card["tokens"], text), *(faces.name(inside, "A") for inside in card["garrison"])]
        words = sentence(card["card"], card["side"], faces) if mine else ""
        more = ", ".join(part for part in lies if part)
        rows.append((f"{faces.name(card['card'], card['side'])}{marks}", more or "–", words))
    head = (text("sheet-card"), text("sheet-on-it"), text("sheet-words") if mine else "")
    return Sheet(text("sheet-in-play", who=name), head, tuple(rows))


def _piles(view: View, text: Text, faces: Faces) -> Sheet:
    decks = ", ".join(f"{text(f'deck-{name}')} {n}" for name, n in view["decks"].items())
    exile = ", ".join(faces.name(card, "A") for card in view["exile"]) or "–"
    rows = ((text("sheet-decks"), decks), (text("sheet-exile"), exile))
    return Sheet(text("sheet-piles"), ("", ""), rows)


def _own(view: View, text: Text, components: Components, faces: Faces) -> list[Sheet]:
    entry = view["seats"][view["seat"]]
    found = []
    piles = (("hand", entry["hand"]), ("looked", view["looked"]), ("development", entry["development"]))
    for name, cards in piles:
        rows = [(faces.name(c, "A"), suits(c, text, components), sentence(c, "A", faces)) for c in cards or ()]
        if rows or name == "hand":
            head = (text("sheet-card"), text("sheet-suit"), text("sheet-words"))
            found.append(Sheet(text(f"sheet-{name}"), head, tuple(rows)))
    discard = ", ".join(faces.name(card, "A") for card in entry["discard"]) or "–"
    history = ", ".join(faces.name(card, "A") for card in entry["history"] or ()) or "–"
    lists = ((text("sheet-discard"), discard), (text("sheet-history_size"), history))
    return [*found, Sheet(text("sheet-own-piles"), ("", ""), lists)]
