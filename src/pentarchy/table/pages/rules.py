"""The rules of a game as a person reads them: the goal, a turn, the prices, ideas with pictures, then rule by rule;
and everything that lies in the box, piece by piece."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import groupby

from pentarchy.kernel.draw import Part, Piece, Shelf
from pentarchy.kernel.game import Game
from pentarchy.registry import game
from pentarchy.table import primer
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.pages.frame import Visitor, icon, layout, top
from pentarchy.table.show import cells, unruled
from pentarchy.table.words import words

SCALE = 1.15
"""How large pieces are shown, against their own units."""
LEAST = 96.0
"""So wide is every piece at least, in pixels."""
SHEETS = "/static/rules.css"
_RULE = re.compile(r"\b([A-Z]{3}-[A-Z]?\d+)\b")


def rules(visitor: Visitor, rules: Game) -> str:
    """The page of the rules."""
    return _page(visitor, rules, "rules", _article(rules.id, visitor.lang))


def gallery(visitor: Visitor, rules: Game) -> str:
    """The page of the components."""
    return _page(visitor, rules, "gallery", _shelves(rules.id, visitor.lang))


def _page(visitor: Visitor, rules: Game, here: str, article: Markup) -> str:
    say = visitor.say
    to = f"/rules/{rules.id}" + ("" if here == "rules" else "/gallery")
    title = rules.info.title(visitor.lang)
    art = rules.folder / "art" / "symbols.svg"
    drawn = art.read_text("utf-8") if art.exists() else ""
    search = tag(
        "input",
        type="search",
        id="find",
        placeholder=say("rules-find"),
        aria_label=say("rules-find"),
        autocomplete="off",
    )
    places = {"rules": (f"/rules/{rules.id}", "x-book"), "gallery": (f"/rules/{rules.id}/gallery", "x-cards")}
    links = [
        tag(
            "a",
            icon(symbol, "s"),
            tag("span", say(f"rules-{name}")),
            href=address,
            class_="btn",
            aria_current="page" if name == here else None,
        )
        for name, (address, symbol) in places.items()
        if name == "rules" or primer.shelves(rules.id, visitor.lang)
    ]
    learn = tag("a", icon("x-learn", "s"), tag("span", say("lobby-learn")), href=f"/learn/{rules.id}", class_="btn")
    bar = tag(
        "nav",
        links,
        learn if primer.primer(rules.id) else None,
        tag("span", search, tag("output", id="found", for_="find", class_="mute"), class_="row grow find"),
        tag("button", icon("x-print", "s"), tag("span", say("rules-print")), type="button", id="print", class_="btn"),
        class_="rules-bar",
        aria_label=say("lobby-rules"),
    )
    body = join(
        Markup(f'<div class="sprite"><svg aria-hidden="true">{drawn}</svg></div>') if drawn else None,
        top(visitor, to),
        tag("main", bar, tag("h1", title), article, class_=f"reading read-{here}"),
        tag("p", tag("a", say("back-to-lobby"), href="/"), class_="reading-end"),
    )
    return layout(
        visitor, f"{title}: {say('lobby-rules')}", body, kind="rules", sheets=(f"/art/{rules.id}.css", SHEETS)
    )


# -- told ----------------------------------------------------------------------------------------------------------


@cache
def _article(game_id: str, lang: str) -> Markup:
    told = primer.primer(game_id)
    first = _told(game_id, lang, told) if told is not None else None
    return join(first, _numbered(game_id, lang))


def _told(game_id: str, lang: str, told: primer.Primer) -> Markup:
    say = words(lang)
    stills: dict[str, Part] = {}
    concepts = [_concept(game_id, lang, topic, stills) for topic in told.concepts]
    sprite = "".join(f'<g id="still-{part.address}">{part.body}</g>' for part in stills.values())
    steps = [
        tag("li", tag("b", step.title[lang]), " ", tag("span", step.say[lang]), _places(step.rules), class_="topic")
        for step in told.turn
    ]
    return join(
        Markup(f'<svg class="sprite" aria-hidden="true"><defs>{sprite}</defs></svg>') if sprite else None,
        tag(
            "section",
            _first("rules-goal", "goal", told.goal[lang], lang),
            _first("rules-win", "win", told.win[lang], lang),
            class_="panel box begin-here",
        ),
        tag(
            "div",
            tag("section", tag("h2", say("rules-turn")), tag("ol", steps), class_="panel box", id="turn"),
            _prices(game_id, lang, told.prices),
            class_="two-columns",
        ),
        tag("section", tag("h2", say("rules-ideas")), tag("div", concepts, class_="ideas"), id="ideas"),
    )


def _first(name: str, id_: str, said: str, lang: str) -> Markup:
    return tag("div", tag("h2", words(lang)(name)), tag("p", said), class_="topic", id=id_)


def _places(rules: tuple[str, ...]) -> Markup | None:
    """Links to the numbered rules behind a sentence."""
    if not rules:
        return None
    return tag(
        "span", [join(" ", tag("a", rule, href=f"#{rule}", class_="rule-id")) for rule in rules], class_="behind"
    )


def _concept(game_id: str, lang: str, topic: primer.Topic, stills: dict[str, Part]) -> Markup:
    picture = None
    if topic.scene is not None:
        shown = primer.scene(game_id, topic.scene, lang)
        stills |= {part.address: part for part in shown.still}
        picture = _scene(shown, topic.title[lang])
    elif topic.pieces:
        known = primer.pieces(game_id, lang)
        picture = tag("div", [piece(known[on]) for on in topic.pieces], class_="idea-pieces")
    return tag(
        "article",
        tag("div", picture, class_="idea-picture") if picture else None,
        tag("h3", topic.title[lang]),
        tag("p", topic.say[lang]),
        _places(topic.rules),
        class_="idea panel topic",
    )


def _scene(shown: primer.Scene, title: str) -> Markup:
    area = shown.area
    if area.html:
        inside = Markup("".join(part.body for part in area.parts))
        return tag("div", inside, class_=f"area area-{area.place} idea-html", inert=True)
    x, y, width, height = shown.box
    opening = f'<svg class="area area-{area.place} idea-scene" viewBox="{x:g} {y:g} {width:g} {height:g}" role="img"'
    return Markup(f"{opening}{_label(title)}>{shown.body}</svg>")


def _label(title: str) -> str:
    return tag("i", aria_label=title).removeprefix("<i").removesuffix("></i>")


def _prices(game_id: str, lang: str, answers: int) -> Markup | None:
    """What things cost. Cards of a market and prizes have no price: what they bring would be taken for one."""
    listed = primer.moment(game_id, answers, lang).prices(0)
    prices = [price for price in listed if price.pays or not price.of]
    if not prices:
        return None
    rows = [tag("li", price.text(lang).split(". ", 1)[0], class_="topic") for price in prices]
    say = words(lang)
    return tag(
        "section",
        tag("h2", say("rules-prices")),
        tag("p", say("rules-prices-say"), class_="mute"),
        tag("ul", rows, class_="price-card"),
        class_="panel box",
        id="prices",
    )


# -- numbered ------------------------------------------------------------------------------------------------------


def _numbered(game_id: str, lang: str) -> Markup:
    book = game(game_id).rulebook(lang)
    say = words(lang)
    names = [(f"part-{k}", heading) for k, (heading, _) in enumerate(book.sections)]
    contents = [tag("li", tag("a", heading, href=f"#{name}")) for name, heading in names]
    parts = [
        tag("section", tag("h3", heading), [_rule(rule, book.rules[rule], book.rules) for rule in ids], id=name)
        for (name, heading), (_, ids) in zip(names, book.sections, strict=True)
    ]
    return tag(
        "section",
        tag("h2", say("rules-numbered")),
        tag("details", tag("summary", say("rules-contents")), tag("ul", contents, class_="contents")),
        tag("div", parts, class_="rules panel box"),
        id="numbered",
    )


def _rule(name: str, text: str, known: dict[str, str]) -> Markup:
    lines = unruled(text).split("\n")
    said = [_table(rows, known) if table else _lines(rows, known) for table, rows in groupby(lines, _is_row)]
    return tag("p", tag("a", name, href=f"#{name}", class_="rule-id"), said, id=name, class_="topic")


def _is_row(line: str) -> bool:
    return line.startswith("|")


def _lines(lines: Iterable[str], known: dict[str, str]) -> Markup:
    return join(*(tag("span", _linked(line, known), class_="line-of-rule") for line in lines))


def _table(lines: Iterable[str], known: dict[str, str]) -> Markup:
    """Inside of a paragraph, so not by the elements of a table."""
    rows = [
        tag("span", [tag("span", _linked(cell, known), role="cell") for cell in cells(line)], role="row")
        for line in lines
    ]
    return tag("span", rows, class_="rule-table", role="table")


def _linked(line: str, known: dict[str, str]) -> list[Markup | str]:
    """A line with links to the rules that it names."""
    said = _RULE.split(line)
    return [tag("a", word, href=f"#{word}") if k % 2 and word in known else word for k, word in enumerate(said)]


# -- everything printed --------------------------------------------------------------------------------------------


@cache
def _shelves(game_id: str, lang: str) -> Markup:
    shelves = primer.shelves(game_id, lang)
    contents = [tag("li", tag("a", shelf.title, href=f"#shelf-{shelf.id}")) for shelf in shelves]
    return join(tag("ul", contents, class_="contents"), [_shelf(shelf) for shelf in shelves])


def _shelf(shelf: Shelf) -> Markup:
    count = tag("span", f" {len(shelf.pieces)}", class_="mute")
    rows = [tag("li", piece(one), tag("span", one.name, class_="caption"), class_="topic") for one in shelf.pieces]
    return tag("section", tag("h2", shelf.title, count), tag("ul", rows, class_="shelf"), id=f"shelf-{shelf.id}")


def piece(one: Piece) -> Markup:
    """A component as it is drawn; whoever cannot see it hears what it says."""
    said = f"{one.name}. {one.words}" if one.words and not one.words.startswith(one.name) else one.words or one.name
    if one.html:
        return tag("div", Markup(one.body), class_="piece", data_said=said)
    scale = max(SCALE, LEAST / one.width)
    size = f'viewBox="0 0 {one.width:g} {one.height:g}" width="{one.width * scale:g}" height="{one.height * scale:g}"'
    return Markup(f'<svg class="area piece" {size} role="img"{_label(said)}>{one.body}</svg>')
