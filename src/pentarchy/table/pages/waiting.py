"""Before the game and away from it: the waiting room, invitations, seats that move to another device."""

from __future__ import annotations

from urllib.parse import urlsplit

from pentarchy.registry import game
from pentarchy.table import keys
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.pages.frame import Visitor, layout, post, qr, seat_icon, top
from pentarchy.table.pages.match import fairness
from pentarchy.table.store import Seat, Stored
from pentarchy.table.thinkers import offered
from pentarchy.table.words import bot_name


def waiting(visitor: Visitor, m: Stored, chairs: list[Seat], links: dict[int, str]) -> str:
    """The table before the game. `links` has the invitations that this visitor may pass on."""
    say = visitor.say
    owner = m.owner == visitor.browser
    seated = any(chair.holder == visitor.browser for chair in chairs)
    rows = [_chair(visitor, m, chair, links.get(chair.seat), owner, seated) for chair in chairs]
    line = say("wait-owner") if owner and links else say("wait-say")
    begin = (
        post(f"/m/{m.id}/start", tag("button", say("wait-begin"), class_="btn main big"))
        if owner and any(chair.free for chair in chairs)
        else None
    )
    move = post(f"/m/{m.id}/move", tag("button", say("js-move-seat"), class_="btn"), kind="move") if seated else None
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
                _table_code(visitor, m) if links else None,
                size(visitor, m, chairs) if owner else None,
                tag("ul", rows, class_="chairs"),
                tag("div", begin, move, class_="row wrap"),
                note,
                fairness(visitor, m),
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


def _table_code(visitor: Visitor, m: Stored) -> Markup:
    """One code for all free seats: whoever comes takes the next."""
    code = keys.table_code(m.id)
    where = f"{visitor.address}/t/{code}"
    words = tag("p", visitor.say("wait-code"), " ", tag("strong", code, class_="table-code"))
    return tag("div", tag("div", words, tag("p", where, class_="mute small-text")), qr(where), class_="row by-code")


def size(visitor: Visitor, m: Stored, chairs: list[Seat], to: str = "") -> Markup | None:
    """How many sit down: as many as the game allows, and no fewer than sit here already."""
    rules = game(m.game)
    if rules.min_players == rules.max_players:
        return None
    least = max([rules.min_players, *(chair.seat + 1 for chair in chairs if chair.holder)])
    buttons = [
        tag(
            "button",
            str(count),
            name="count",
            value=str(count),
            class_="btn small",
            disabled=count < least or None,
            aria_current="true" if count == len(chairs) else None,
        )
        for count in range(rules.min_players, rules.max_players + 1)
    ]
    return tag(
        "div",
        tag("span", visitor.say("wait-size")),
        post(f"/m/{m.id}/size", tag("span", buttons, class_="row"), to=to),
        class_="row wrap table-size",
    )


def only_here(address: str) -> bool:
    """Does this address lead to the same computer only?"""
    return urlsplit(address).hostname in ("localhost", "127.0.0.1", "::1")


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
        tools.append(post(f"/m/{m.id}/join", name, sit, seat=chair.seat))
    if owner and chair.free:
        usual = offered()[0] if len(offered()) < 3 else offered()[1]
        tools.append(
            post(f"/m/{m.id}/seat", tag("button", say("wait-make-bot"), class_="btn"), seat=chair.seat, bot=usual)
        )
    if owner and chair.bot and not chair.holder:
        tools.append(
            post(f"/m/{m.id}/seat", tag("button", say("wait-make-human"), class_="btn"), seat=chair.seat, bot="")
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
    fresh = post(f"/m/{m.id}/link", tag("button", say("wait-new-link"), class_="btn"), seat=chair.seat)
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
    others = [c for c in m.seats if not c.free and c.seat != chair.seat]
    named = tag("span", say("lobby-your-name"), class_="field-name")
    form = tag(
        "form",
        tag("p", say("invite-kept", name=chair.name)) if chair.bot else None,
        tag("label", named, _name_field(visitor), class_="field"),
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
                post(f"/m/{m.id}/move/{key}", tag("button", say("move-take"), class_="btn main big")),
                class_="panel box",
            ),
            class_="narrow",
        ),
    )
    return layout(visitor, title, body, kind="lobby")
