"""The pages: lobby, waiting room, invitation, table, rules, error. Words come from the table's texts only."""

from __future__ import annotations

import io
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno

from pentarchy.kernel.draw import SEAT_SHAPES, symbols
from pentarchy.kernel.game import Game, Option
from pentarchy.kernel.text import LANGUAGES, Text
from pentarchy.registry import game
from pentarchy.table import keys
from pentarchy.table.catalogue import playable, spell
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.show import plain
from pentarchy.table.store import Seat, Stored
from pentarchy.table.thinkers import offered, stand_in
from pentarchy.table.words import bot_name, client_words, words

THEMES = ("auto", "light", "dark")
PACES = (0, 60, 300, 86400)
UNDO = ("normal", "free", "strict")
DIALOGS = ("list", "settings", "keys", "result", "graph", "seat-key")


@dataclass(frozen=True)
class Visitor:
    """Who looks at a page: language, colours, and the browser's own mark (hashed)."""

    lang: str
    theme: str
    browser: str
    address: str
    """The address of this server as others can open it."""
    lan: str = ""

    @property
    def say(self) -> Text:
        return words(self.lang)


@cache
def own_symbols() -> str:
    """The symbols of buttons and tabs."""
    return (Path(__file__).parent / "static" / "ui.svg").read_text(encoding="utf-8")


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
        [tag("link", rel="stylesheet", href=sheet) for sheet in ("/art/board.css", *sheets, "/static/table.css")],
        tag("script", type="module", src=f"/static/{kind}.js"),
    ]
    theme = None if visitor.theme == "auto" else visitor.theme
    sprite = tag(
        "div", Markup(f'<svg class="sprite" aria-hidden="true">{symbols()}{own_symbols()}</svg>'), class_="sprite"
    )
    page = tag(
        "html",
        tag("head", *head),
        tag("body", sprite, body, class_=f"page-{kind}", data_words=client_words(visitor.lang), **data),
        lang=visitor.lang,
        data_theme=theme,
    )
    return f"<!doctype html>{page}"


def top(visitor: Visitor, here: str) -> Markup:
    """The head of pages that are not a table: name of the house, language, colours."""
    say = visitor.say
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
        tag(
            "option",
            f"{say('js-theme')}: {say(f'js-theme-{theme}').lower()}",
            value=theme,
            selected=theme == visitor.theme or None,
        )
        for theme in THEMES
    ]
    return tag(
        "header",
        tag("a", icon("seat-star", "l"), tag("span", say("house")), href="/", class_="house"),
        tag("span", say("house-line"), class_="mute grow wide-only"),
        tag(
            "form",
            tag("input", type="hidden", name="to", value=here),
            languages,
            tag("select", themes, name="theme", aria_label=say("settings"), data_submit=True),
            method="post",
            action="/settings",
            class_="row",
        ),
        class_="top",
    )


# -- lobby ---------------------------------------------------------------------------------------------------------


def lobby(visitor: Visitor, mine: list[Stored], open_: list[Stored], running: list[Stored], turns: set[str]) -> str:
    say = visitor.say
    own = match_list(visitor, say("lobby-mine"), mine, "", turns) if mine else None
    lists = [
        match_list(visitor, say("lobby-open"), open_, say("lobby-none-open")),
        match_list(visitor, say("lobby-running"), running, say("lobby-none-running")),
    ]
    lan = None
    if visitor.lan:
        code = qr(visitor.lan)
        lan = tag(
            "section", tag("p", say("lobby-lan")), tag("p", tag("strong", visitor.lan)), code, class_="panel box lan"
        )
    body = join(
        top(visitor, "/"),
        tag(
            "main",
            tag("div", own, class_="col mine") if own else None,
            tag("div", creation(visitor), class_="col"),
            tag("div", lists, _code_form(visitor), lan, class_="col"),
            class_="lobby",
        ),
        tag("footer", say("source-note"), class_="mute foot"),
    )
    return layout(visitor, "", body, kind="lobby")


def _code_form(visitor: Visitor) -> Markup:
    """For somebody whose seat is at another device, or whose browser has forgotten it."""
    say = visitor.say
    field = tag("input", name="code", maxlength=40, autocomplete="off", spellcheck="false", aria_label=say("move-code"))
    return tag(
        "section",
        tag("h2", say("move-enter")),
        tag(
            "form",
            field,
            tag("button", say("move-enter-go"), class_="btn"),
            method="post",
            action="/move",
            class_="row",
        ),
        class_="panel box",
    )


def creation(visitor: Visitor) -> Markup:
    say = visitor.say
    ids = playable()
    return tag(
        "form",
        tag("h1", say("lobby-new")),
        tag(
            "fieldset",
            tag("legend", say("lobby-game")),
            tag("div", [_game_choice(visitor, game(name), k == 0) for k, name in enumerate(ids)], class_="games"),
        ),
        _seats(visitor),
        [_options(visitor, game(name)) for name in ids],
        tag(
            "fieldset",
            tag("legend", say("lobby-table")),
            _choice(say("lobby-who"), "public", [("", say("lobby-public-no")), ("1", say("lobby-public-yes"))]),
            _choice(say("lobby-undo"), "undo", [(law, say(f"lobby-undo-{law}")) for law in UNDO]),
            _choice(
                say("lobby-pace"), "pace", [(str(p), say(f"lobby-pace-{p}")) for p in PACES], say("lobby-pace-help")
            ),
        ),
        tag("button", say("lobby-create"), class_="btn main big"),
        method="post",
        action="/matches",
        class_="panel box create",
        id="create",
    )


def _game_choice(visitor: Visitor, rules: Game, first: bool) -> Markup:
    text, say = rules.text(visitor.lang), visitor.say
    return tag(
        "label",
        tag(
            "input",
            type="radio",
            name="game",
            value=rules.id,
            checked=first or None,
            data_low=rules.min_players,
            data_high=rules.max_players,
        ),
        tag(
            "span",
            tag("strong", text("title")),
            tag("small", say("lobby-players", low=rules.min_players, high=rules.max_players)),
            tag("span", text("about") if text.has("about") else "", class_="about"),
        ),
        class_="game",
    )


def _options(visitor: Visitor, rules: Game) -> Markup:
    text, say = rules.text(visitor.lang), visitor.say
    if not rules.options:
        return join()
    rows = [
        _choice(
            text(f"option-{option.name}"),
            f"option-{rules.id}-{option.name}",
            [(spell(value), text(f"option-{option.name}-{spell(value).lower()}")) for value in _ordered(option)],
            text.attribute(f"option-{option.name}", "help") or "",
            data_players=" ".join(map(str, option.players)) or None,
        )
        for option in rules.options
    ]
    note = tag("p", say("lobby-reconstructed"), class_="mute small-text") if rules.data.reconstructed else None
    link = tag("a", say("lobby-rules"), href=f"/rules/{rules.id}")
    usual = tag("span", say("lobby-options-usual"), class_="mute small-text")
    head = tag("summary", tag("strong", say("lobby-options")), " ", usual)
    return tag("fieldset", tag("details", head, rows, note, tag("p", link), class_="options"), data_game=rules.id)


def _ordered(option: Option) -> list[Any]:
    return [option.default, *(value for value in option.values if value != option.default)]


def _choice(title: str, name: str, values: list[tuple[str, str]], help_: str = "", **more: Any) -> Markup:
    options = [tag("option", text, value=value) for value, text in values]
    return tag(
        "label",
        tag("span", title, class_="field-name"),
        tag("select", options, name=name),
        tag("small", help_, class_="mute") if help_ else None,
        class_="field",
        **more,
    )


def _seats(visitor: Visitor) -> Markup:
    say = visitor.say
    most = max((game(name).max_players for name in playable()), default=2)
    kinds = [("me", say("seat-me")), ("invite", say("seat-invite")), ("here", say("seat-here"))]
    kinds += [(bot, say("seat-bot", level=bot_name(bot, visitor.lang))) for bot in offered()]
    usual = offered()[min(1, len(offered()) - 1)] if len(offered()) > 2 else offered()[0]
    rows = []
    for seat in range(most):
        default = "me" if seat == 0 else usual
        options = [
            tag("option", text, value=value, selected=value == default or None)
            for value, text in kinds
            if seat == 0 or value != "me"
        ]
        rows.append(
            tag(
                "div",
                seat_icon(seat),
                tag("select", options, name="seat", aria_label=say("lobby-seat", number=seat + 1)),
                tag(
                    "input",
                    name="name",
                    maxlength=24,
                    autocomplete="nickname" if seat == 0 else "off",
                    placeholder=say("lobby-your-name") if seat == 0 else say("lobby-name"),
                    aria_label=say("lobby-your-name") if seat == 0 else say("lobby-name"),
                ),
                class_="seat-row",
                data_seat=seat,
            )
        )
    counts = [tag("option", n, value=n) for n in range(1, most + 1)]
    count = tag("select", counts, name="players", id="count")
    return tag(
        "fieldset",
        tag("legend", say("lobby-seats")),
        tag("label", tag("span", say("lobby-count"), class_="field-name"), count, class_="field short"),
        rows,
    )


def match_list(
    visitor: Visitor, title: str, matches: list[Stored], empty: str, turns: set[str] | None = None
) -> Markup:
    rows = [_match_row(visitor, m, m.id in (turns or ())) for m in matches]
    body = tag("ul", rows, class_="matches") if rows else tag("p", empty, class_="mute")
    return tag("section", tag("h2", title), body, class_="panel box")


def _match_row(visitor: Visitor, m: Stored, turn: bool) -> Markup:
    say = visitor.say
    holds = any(chair.holder == visitor.browser for chair in m.seats)
    free = sum(chair.free for chair in m.seats)
    what = {"open": "lobby-join", "running": "lobby-watch", "over": "lobby-replay"}[m.status]
    if holds and m.status != "over":
        what = "lobby-continue"
    detail = say("lobby-free", count=free) if m.status == "open" else say(f"status-{m.status}")
    names = [
        tag("span", seat_icon(chair.seat, "s"), "…" if chair.free else chair.name, class_="row t who-small")
        for chair in m.seats
    ]
    return tag(
        "li",
        tag(
            "div",
            tag("strong", game(m.game).info.title(visitor.lang) if m.game in playable() else m.game),
            tag("small", detail, tag("b", f" · {say('lobby-your-turn')}", class_="turn-now") if turn else None),
            tag("div", names, class_="row names"),
            class_="grow",
        ),
        tag("a", say(what), href=f"/m/{m.id}", class_=f"btn{' main' if turn else ''}"),
        class_="row match",
    )


def qr(url: str) -> Markup:
    out = io.BytesIO()
    segno.make(url, micro=False).save(out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, nl=False)
    return tag("div", Markup(out.getvalue().decode()), class_="qr", role="img", aria_label=url)


# -- before the game -----------------------------------------------------------------------------------------------


def waiting(visitor: Visitor, m: Stored, chairs: list[Seat], links: dict[int, str]) -> str:
    """The table before the game. `links` has the invitations that this visitor may pass on."""
    say = visitor.say
    owner = m.owner == visitor.browser
    seated = any(chair.holder == visitor.browser for chair in chairs)
    rows = [_chair(visitor, m, chair, links.get(chair.seat), owner, seated) for chair in chairs]
    line = say("wait-owner") if owner and links else say("wait-say")
    begin = (
        _post(f"/m/{m.id}/start", tag("button", say("wait-begin"), class_="btn main big"))
        if owner and any(chair.free for chair in chairs)
        else None
    )
    move = _post(f"/m/{m.id}/move", tag("button", say("js-move-seat"), class_="btn"), kind="move") if seated else None
    note = None if owner or seated else tag("p", say("wait-watch"), class_="mute")
    body = join(
        top(visitor, f"/m/{m.id}"),
        tag(
            "main",
            tag(
                "section",
                tag("h1", game(m.game).info.title(visitor.lang)),
                tag("p", say("wait-title"), ". ", line),
                tag("p", say("wait-only-here"), class_="mute") if links and only_here(visitor.address) else None,
                tag("ul", rows, class_="chairs"),
                tag("div", begin, move, class_="row wrap"),
                note,
                _fairness(visitor, m),
                tag(
                    "p",
                    tag("a", say("back-to-lobby"), href="/"),
                    " · ",
                    tag("a", say("lobby-rules"), href=f"/rules/{m.game}"),
                ),
                class_="panel box",
            ),
            class_="narrow",
        ),
    )
    return layout(visitor, game(m.game).info.title(visitor.lang), body, kind="waiting", data_match=m.id)


def only_here(address: str) -> bool:
    """Does this address lead to the same computer only?"""
    return urlsplit(address).hostname in ("localhost", "127.0.0.1", "::1")


def _post(action: str, *children: Any, **fields: Any) -> Markup:
    hidden = [tag("input", type="hidden", name=name, value=value) for name, value in fields.items()]
    return tag("form", hidden, children, method="post", action=action, class_="inline")


def _fairness(visitor: Visitor, m: Stored) -> Markup:
    say = visitor.say
    return tag(
        "details",
        tag("summary", say("commitment")),
        tag("p", tag("code", m.commitment, id="commitment")),
        tag("p", say("commitment-help"), class_="mute"),
        class_="fair",
    )


def _chair(visitor: Visitor, m: Stored, chair: Seat, link: str | None, owner: bool, seated: bool) -> Markup:
    say = visitor.say
    if chair.bot:
        state = say("seat-bot", level=bot_name(chair.bot, visitor.lang))
    elif chair.holder:
        state = say("wait-you") if chair.holder == visitor.browser else say("wait-taken")
    else:
        state = say("wait-free")
    tools: list[Markup] = []
    if chair.free and not seated and (m.public or owner):
        name = tag(
            "input", name="name", maxlength=24, placeholder=say("lobby-your-name"), aria_label=say("lobby-your-name")
        )
        sit = tag("button", say("wait-join"), class_="btn main")
        tools.append(_post(f"/m/{m.id}/join", name, sit, seat=chair.seat))
    if owner and chair.free:
        usual = offered()[0] if len(offered()) < 3 else offered()[1]
        tools.append(
            _post(f"/m/{m.id}/seat", tag("button", say("wait-make-bot"), class_="btn"), seat=chair.seat, bot=usual)
        )
    if owner and chair.bot and not chair.holder:
        tools.append(
            _post(f"/m/{m.id}/seat", tag("button", say("wait-make-human"), class_="btn"), seat=chair.seat, bot="")
        )
    invitation = _invitation(visitor, m, chair, link) if link else None
    return tag(
        "li",
        tag(
            "div",
            seat_icon(chair.seat),
            tag("strong", chair.name if not chair.free else say("lobby-seat", number=chair.seat + 1)),
            tag("span", state, class_="mute grow"),
            tools,
            class_="row wrap",
        ),
        invitation,
        data_seat=chair.seat,
    )


def _copied(visitor: Visitor, name: str, title: str, value: str) -> Markup:
    """A text that is to be passed on, and a button that copies it."""
    field = tag("input", value=value, readonly=True, class_="link", id=name, aria_label=title)
    return join(field, tag("button", visitor.say("wait-copy"), type="button", class_="btn", data_copy=name))


def _invitation(visitor: Visitor, m: Stored, chair: Seat, link: str) -> Markup:
    say = visitor.say
    field = _copied(visitor, f"link-{chair.seat}", say("wait-link"), link)
    fresh = _post(f"/m/{m.id}/link", tag("button", say("wait-new-link"), class_="btn"), seat=chair.seat)
    return tag(
        "div",
        tag("small", say("wait-link"), class_="mute"),
        tag("div", field, fresh, class_="row wrap"),
        tag("details", tag("summary", say("wait-qr")), qr(link)),
        class_="invite",
    )


def invitation(visitor: Visitor, token: str, m: Stored, chair: Seat) -> str:
    say = visitor.say
    title = game(m.game).info.title(visitor.lang)
    others = [c for c in m.seats if not c.free]
    form = tag(
        "form",
        tag("label", tag("span", say("lobby-your-name"), class_="field-name"), _name_field(visitor), class_="field"),
        tag("button", say("invite-join"), class_="btn main big"),
        method="post",
        action=f"/i/{token}",
    )
    people = [tag("span", seat_icon(c.seat, "s"), c.name, class_="row t who-small") for c in others]
    body = join(
        top(visitor, "/"),
        tag(
            "main",
            tag(
                "section",
                tag("h1", say("invite-title")),
                tag("p", seat_icon(chair.seat), say("invite-say", game=title), class_="row"),
                tag("p", say("invite-at-table"), class_="mute") if people else None,
                tag("p", people, class_="row names"),
                form,
                class_="panel box",
            ),
            class_="narrow",
        ),
    )
    return layout(visitor, title, body, kind="lobby")


def _name_field(visitor: Visitor) -> Markup:
    return tag("input", name="name", maxlength=24, autofocus=True, autocomplete="nickname", required=True)


# -- a seat at another device --------------------------------------------------------------------------------------


def seat_key(visitor: Visitor, m: Stored, kind: str, key: str, minutes: int) -> str:
    """The link and the code of a seat, shown once. The table takes the box out of this page into a dialog."""
    say = visitor.say
    link = f"{visitor.address}/m/{m.id}/move/{key}"
    box = tag(
        "section",
        tag("h2", say(f"{kind}-title")),
        tag("p", say(f"{kind}-say")),
        tag("p", say(f"{kind}-until", minutes=minutes), class_="mute"),
        tag("p", say("wait-only-here"), class_="mute") if only_here(visitor.address) else None,
        tag("small", say("move-code"), class_="mute"),
        tag("div", _copied(visitor, "seat-code", say("move-code"), keys.spell(key)), class_="row wrap"),
        tag("small", say("move-link"), class_="mute"),
        tag("div", _copied(visitor, "seat-link", say("move-link"), link), class_="row wrap"),
        qr(link),
        id="seat-key-box",
        class_="panel box",
    )
    back = tag("p", tag("a", say("to-table"), href=f"/m/{m.id}"))
    body = join(top(visitor, f"/m/{m.id}"), tag("main", box, back, class_="narrow"))
    return layout(visitor, say(f"{kind}-title"), body, kind="lobby")


def move_here(visitor: Visitor, m: Stored, key: str, chairs: list[Seat]) -> str:
    """Before a seat comes to this device: which one, and the question."""
    say = visitor.say
    title = game(m.game).info.title(visitor.lang)
    names = [tag("span", seat_icon(c.seat, "s"), c.name, class_="row t who-small") for c in chairs]
    body = join(
        top(visitor, "/"),
        tag(
            "main",
            tag(
                "section",
                tag("h1", say("move-offer")),
                tag("p", title),
                tag("p", names, class_="row names"),
                tag("p", say("move-offer-say"), class_="mute"),
                _post(f"/m/{m.id}/move/{key}", tag("button", say("move-take"), class_="btn main big")),
                class_="panel box",
            ),
            class_="narrow",
        ),
    )
    return layout(visitor, title, body, kind="lobby")


# -- table ---------------------------------------------------------------------------------------------------------


def table(visitor: Visitor, m: Stored, mine: list[int]) -> str:
    """The frame of a table; the browser's part fills it from the live channel."""
    say = visitor.say
    rules = game(m.game)
    title = rules.info.title(visitor.lang)
    art = rules.folder / "art"
    drawn = (art / "symbols.svg").read_text("utf-8") if (art / "symbols.svg").exists() else ""
    body = join(
        Markup(f'<div class="sprite"><svg aria-hidden="true">{drawn}</svg></div>') if drawn else None,
        tag("a", say("skip-to-table"), href="#prompt", class_="skip"),
        tag(
            "main",
            _prompt(visitor),
            tag(
                "div",
                tag("div", id="row", class_="areas row-areas", aria_label=say("table-row"), data_pane="board replay"),
                _map(visitor),
                tag("div", id="own-wide", class_="areas own-wide", data_pane="own"),
                class_="board",
            ),
            tag(
                "aside",
                tag(
                    "section",
                    id="people",
                    class_="people panel",
                    aria_label=say("table-players"),
                    data_pane="board players",
                ),
                tag("div", id="own", class_="areas own-areas", data_pane="own"),
                tag("div", id="rivals", class_="areas rival-areas", data_pane="players"),
                _log(visitor),
                class_="side",
            ),
            _replay(visitor, m),
            _tabs(visitor),
            class_="table",
            id="table",
        ),
        tag("div", id="live", class_="sr", aria_live="polite"),
        tag("div", id="tip", class_="tip panel", role="tooltip", hidden=True),
        tag("div", id="state", class_="state", role="status", hidden=True),
        _menu(visitor, m, title),
        [tag("dialog", id=name, class_="panel dialog") for name in DIALOGS],
        tag("div", id="curtain", class_="curtain", hidden=True, role="dialog", aria_modal="true"),
    )
    return layout(
        visitor,
        title,
        body,
        kind="main",
        sheets=(f"/art/{m.game}.css",),
        data_match=m.id,
        data_title=title,
        data_mine=",".join(map(str, mine)),
        data_lang=visitor.lang,
        data_theme_choice=visitor.theme,
        data_stand_in=stand_in(),
        data_now=int(time.time()),
    )


def _prompt(visitor: Visitor) -> Markup:
    say = visitor.say

    def button(name: str, key: str, symbol: str) -> Markup:
        return tag(
            "button",
            icon(symbol),
            tag("span", say(name), class_="label"),
            tag("kbd", key, class_="wide-only"),
            id="list-tool" if name == "list" else name,
            class_="btn tool",
            type="button",
            aria_label=say(name),
            aria_keyshortcuts=key,
        )

    return tag(
        "section",
        tag("span", id="who", class_="who-mark"),
        tag("div", tag("h1", id="say"), tag("p", id="detail"), class_="grow words"),
        tag("span", id="clock", class_="clock", role="timer", title=say("js-clock"), hidden=True),
        tag("div", id="buttons", class_="buttons"),
        tag(
            "div",
            button("undo", "Z", "ui-undo"),
            button("hint", "H", "ui-hint"),
            button("list", "L", "ui-list"),
            class_="tools row",
        ),
        tag(
            "button",
            icon("ui-menu"),
            id="menu-open",
            class_="btn icon",
            type="button",
            aria_label=say("menu"),
            aria_haspopup="dialog",
        ),
        class_="prompt panel",
        id="prompt",
        tabindex="-1",
        aria_label=say("table-prompt"),
    )


def _map(visitor: Visitor) -> Markup:
    say = visitor.say
    zoom = [
        tag(
            "button",
            icon(f"ui-{what}"),
            type="button",
            class_="btn icon",
            data_zoom=what,
            aria_label=say(f"zoom-{what}"),
        )
        for what in ("in", "out", "all")
    ]
    return tag(
        "div",
        tag("div", id="board", class_="areas"),
        tag("div", zoom, class_="zoom"),
        class_="map panel",
        id="map",
        data_pane="board replay",
    )


def _log(visitor: Visitor) -> Markup:
    say = visitor.say
    chat = tag(
        "form",
        tag(
            "input",
            id="chat-text",
            maxlength=300,
            placeholder=say("chat-say"),
            aria_label=say("chat-say"),
            autocomplete="off",
        ),
        tag("button", say("chat-send"), class_="btn"),
        id="chat-form",
        class_="row",
    )
    return tag(
        "section",
        tag(
            "div",
            tag("button", say("table-log"), type="button", class_="pane-head on", id="show-log", aria_pressed="true"),
            tag("button", say("table-chat"), type="button", class_="pane-head", id="show-chat", aria_pressed="false"),
            tag("span", id="fresh-count", class_="mute grow right"),
            class_="row heads",
        ),
        tag("ol", id="log", class_="lines", aria_label=say("table-log"), tabindex="0"),
        tag("div", tag("ol", id="chat", class_="lines", tabindex="0"), chat, id="chat-box", hidden=True),
        class_="log panel",
        data_pane="log",
    )


def _replay(visitor: Visitor, m: Stored) -> Markup:
    return tag(
        "section", id="replay", class_="replay panel", aria_label=visitor.say("table-replay"), data_pane="replay"
    )


def _tabs(visitor: Visitor) -> Markup:
    say = visitor.say
    return tag(
        "nav",
        [
            tag("button", icon(f"ui-{pane}"), say(f"table-{pane}"), type="button", class_="tab", data_tab=pane)
            for pane in ("board", "own", "players", "log", "replay")
        ],
        class_="tabs",
    )


def _menu(visitor: Visitor, m: Stored, title: str) -> Markup:
    say = visitor.say
    return tag(
        "dialog",
        tag("h2", title),
        tag("div", id="menu-seats", class_="col"),
        tag("div", id="menu-end", class_="col"),
        tag(
            "div",
            tag("button", say("settings"), type="button", class_="btn", id="open-settings"),
            tag("button", say("help"), type="button", class_="btn", id="open-keys"),
            tag("a", say("rules-of"), href=f"/rules/{m.game}", target="_blank", class_="btn"),
            tag("a", say("download-log"), href=f"/m/{m.id}/log", class_="btn"),
            tag("a", say("download-record"), href=f"/m/{m.id}/record", class_="btn over-only", hidden=True),
            tag("a", say("to-lobby"), href="/", class_="btn"),
            class_="menu-links",
        ),
        _post(f"/m/{m.id}/rematch", tag("button", say("rematch"), class_="btn main over-only", hidden=True)),
        _fairness(visitor, m),
        tag("p", say("seed-shown"), ": ", tag("code", id="seed"), class_="over-only", hidden=True),
        id="menu",
        class_="panel dialog",
    )


# -- rules and errors ----------------------------------------------------------------------------------------------


def rules(visitor: Visitor, rules: Game) -> str:
    say = visitor.say
    book = rules.rulebook(visitor.lang)
    parts = [
        tag("section", tag("h2", heading), [_rule(name, book.rules[name]) for name in ids])
        for heading, ids in book.sections
    ]
    body = join(
        top(visitor, f"/rules/{rules.id}"),
        tag(
            "main",
            tag("article", tag("h1", book.title or rules.info.title(visitor.lang)), parts, class_="panel box rules"),
            tag("p", tag("a", say("back-to-lobby"), href="/")),
            class_="narrow",
        ),
    )
    return layout(visitor, rules.info.title(visitor.lang), body, kind="lobby")


def _rule(name: str, text: str) -> Markup:
    lines = [tag("span", line, class_="line-of-rule") for line in plain(text).split("\n")]
    return tag("p", tag("b", name, class_="rule-id"), lines, id=name)


def error(visitor: Visitor, key: str, detail: str = "", to: str = "/") -> str:
    say = visitor.say
    body = join(
        top(visitor, "/"),
        tag(
            "main",
            tag(
                "section",
                tag("h1", say("error-title")),
                tag("p", say(key)),
                tag("p", detail, class_="mute") if detail else None,
                tag("p", tag("a", say("back-to-lobby" if to == "/" else "to-table"), href=to, class_="btn")),
                class_="panel box",
            ),
            class_="narrow",
        ),
    )
    return layout(visitor, say("error-title"), body, kind="lobby")
