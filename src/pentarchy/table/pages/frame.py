"""What all pages have: the head, symbols, forms; and the page that says what went wrong."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import segno

from pentarchy.kernel.draw import SEAT_SHAPES, symbols
from pentarchy.kernel.text import LANGUAGES, Text
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.words import client_words, words

THEMES = ("auto", "light", "dark")


@dataclass(frozen=True)
class Visitor:
    """Who looks at a page: language, colours, and the browser's own mark (hashed)."""

    lang: str
    theme: str
    browser: str
    address: str
    """The address of this server as others can open it."""
    lan: str = ""
    name: str = ""
    """As this visitor called themselves the last time."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """With whom this visitor played each game the last time."""

    @property
    def say(self) -> Text:
        return words(self.lang)


@cache
def own_symbols() -> str:
    """The symbols of buttons and tabs."""
    return (Path(__file__).parent.parent / "static" / "ui.svg").read_text(encoding="utf-8")


def icon(name: str, kind: str = "", title: str = "") -> Markup:
    shape = Markup(f'<svg class="i {kind}" viewBox="0 0 24 24" aria-hidden="true"><use href="#{name}"></use></svg>')
    return join(shape, tag("span", title, class_="sr") if title else None)


def seat_icon(seat: int, kind: str = "") -> Markup:
    return tag("span", icon(f"seat-{SEAT_SHAPES[seat]}", kind), class_=f"mark s{seat + 1}")


def layout(visitor: Visitor, title: str, body: Markup, *, kind: str, sheets: tuple[str, ...] = (), **data: Any) -> str:
    """A whole page. Scripts and styles are files of ours; nothing is inline."""
    say = visitor.say
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
        tag("title", f"{title} · {say('house')}" if title else say("house")),
        tag("link", rel="icon", href="/static/icon.svg", id="icon"),
        tag("link", rel="manifest", href="/app.webmanifest"),
        tag("link", rel="apple-touch-icon", href="/static/icon-180.png"),
        tag("meta", name="theme-color", content="#f4efe4", media="(prefers-color-scheme: light)"),
        tag("meta", name="theme-color", content="#1d1b19", media="(prefers-color-scheme: dark)"),
        [tag("link", rel="stylesheet", href=sheet) for sheet in ("/art/board.css", *sheets, "/static/table.css")],
        tag("script", type="module", src=f"/static/{kind}.js"),
        tag("script", type="module", src="/static/install.js"),
    ]
    theme = None if visitor.theme == "auto" else visitor.theme
    sprite = tag(
        "div", Markup(f'<svg class="sprite" aria-hidden="true">{symbols()}{own_symbols()}</svg>'), class_="sprite"
    )
    page = tag(
        "html",
        tag("head", *head),
        tag(
            "body",
            sprite,
            body,
            class_=f"page-{kind}",
            data_words=client_words(visitor.lang),
            data_address=visitor.address,
            **data,
        ),
        lang=visitor.lang,
        data_theme=theme,
    )
    return f"<!doctype html>{page}"


def top(visitor: Visitor, here: str, *, named: bool = False) -> Markup:
    """The head of pages that are not a table: name of the house, language, colours; `named`: who the visitor is."""
    say = visitor.say
    name = tag(
        "label",
        tag("span", say("lobby-your-name"), class_="lbl"),
        tag(
            "input",
            id="my-name",
            value=visitor.name,
            maxlength=24,
            autocomplete="nickname",
            placeholder=say("lobby-your-name"),
        ),
        class_="name-field",
    )
    languages = [
        tag(
            "button",
            words(lang)("language-name"),
            name="lang",
            value=lang,
            lang=lang,
            class_="btn small",
            aria_current="true" if lang == visitor.lang else None,
        )
        for lang in LANGUAGES
    ]
    themes = [
        tag("option", say(f"js-theme-{theme}"), value=theme, selected=theme == visitor.theme or None)
        for theme in THEMES
    ]
    colours = tag("select", themes, name="theme", aria_label=say("js-theme"), data_submit=True)
    return tag(
        "header",
        tag("a", icon("seat-star", "l"), tag("span", say("house")), href="/", class_="house"),
        tag("span", say("house-line"), class_="mute grow wide-only"),
        name if named else None,
        tag(
            "form",
            tag("input", type="hidden", name="to", value=here),
            languages,
            tag("span", icon("ui-theme"), colours, class_="row theme-of"),
            method="post",
            action="/settings",
            class_="row",
        ),
        class_="top",
    )


def qr(url: str) -> Markup:
    out = io.BytesIO()
    segno.make(url, micro=False).save(out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, nl=False)
    return tag("div", Markup(out.getvalue().decode()), class_="qr", role="img", aria_label=url)


def post(action: str, *children: Any, **fields: Any) -> Markup:
    hidden = [tag("input", type="hidden", name=name, value=value) for name, value in fields.items()]
    return tag("form", hidden, children, method="post", action=action, class_="inline")


def offline(visitor: Visitor) -> str:
    """What an installed table shows while its server cannot be reached: kept by the browser, so it holds no secret."""
    say = visitor.say
    words = [
        tag("h1", say("offline-title")),
        tag("p", say("offline-say")),
        tag("p", say("offline-safe"), class_="mute"),
    ]
    again = tag("p", tag("a", say("offline-again"), href="/", class_="btn main big"))
    return layout(
        visitor,
        say("offline-title"),
        tag("main", tag("section", words, again, class_="panel box"), class_="narrow"),
        kind="offline",
    )


def code_form(visitor: Visitor) -> Markup:
    """To a table by its code, or to a seat that is at another device by that seat's."""
    say = visitor.say
    field = tag(
        "input",
        name="code",
        maxlength=40,
        autocomplete="off",
        spellcheck="false",
        autocapitalize="characters",
        aria_label=say("move-code"),
        placeholder=say("move-code"),
        class_="code",
    )
    return tag(
        "form", field, tag("button", say("lobby-code-go"), class_="btn"), method="post", action="/move", class_="row"
    )


LOST = ("error-404", "code-gone", "invite-gone", "move-gone")
"""Troubles of those who look for a table: they may have a code, or a seat somewhere."""


def error(visitor: Visitor, key: str, detail: str = "", to: str = "/", again: bool = False) -> str:
    """What did not work, why, and what can be done now."""
    say = visitor.say
    lost = key in LOST
    ways = [
        tag("a", say("offline-again"), href="", class_="btn main") if again else None,
        tag("a", say("back-to-lobby" if to == "/" else "to-table"), href=to, class_="btn"),
        tag("a", say("records-title"), href="/records", class_="btn") if lost else None,
    ]
    words = [
        tag("h1", say("error-title")),
        tag("p", say(key)),
        tag("p", detail, class_="mute") if detail else None,
        tag("p", say("error-lost"), class_="mute") if lost and key != "code-gone" else None,
        code_form(visitor) if lost else None,
        tag("p", ways, class_="row wrap"),
    ]
    section = tag("section", words, class_="panel box by-code")
    body = join(top(visitor, "/"), tag("main", section, class_="narrow"))
    return layout(visitor, say("error-title"), body, kind="lobby")
