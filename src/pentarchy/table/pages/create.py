"""The long form for a new table: seats, variants, clock, taking back."""

from __future__ import annotations

from typing import Any

from pentarchy.kernel.game import Game, Option
from pentarchy.registry import game
from pentarchy.table.catalogue import playable, spell
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.invite import company
from pentarchy.table.pages.frame import Visitor, layout, seat_icon, top
from pentarchy.table.thinkers import offered
from pentarchy.table.words import bot_name

PACES = (0, 60, 300, 86400)
UNDO = ("normal", "free", "strict")


def create(visitor: Visitor, chosen: str, here: bool = False) -> str:
    """The page of the form, with one game chosen already; for people around this device if they said so."""
    body = join(top(visitor, "/new"), tag("main", creation(visitor, chosen, here), class_="narrow"))
    return layout(visitor, visitor.say("lobby-new"), body, kind="lobby")


def creation(visitor: Visitor, chosen: str, here: bool) -> Markup:
    say = visitor.say
    ids = playable()
    return tag(
        "form",
        tag("h1", say("lobby-new")),
        tag(
            "fieldset",
            tag("legend", say("lobby-game")),
            tag("div", [_game_choice(visitor, game(name), name == chosen) for name in ids], class_="games"),
        ),
        _seats(visitor, here, company(chosen, visitor.bots.get(chosen, ""))),
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
            data_usual=1 + len(company(rules.id, visitor.bots.get(rules.id, ""))),
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


def _seats(visitor: Visitor, here: bool, bots: list[str]) -> Markup:
    say = visitor.say
    most = max((game(name).max_players for name in playable()), default=2)
    kinds = [("me", say("seat-me")), ("invite", say("seat-invite")), ("here", say("seat-here"))]
    kinds += [(bot, say("seat-bot", level=bot_name(bot, visitor.lang))) for bot in offered()]
    others = ["here"] if here else bots
    rows = []
    for seat in range(most):
        default = others[min(seat, len(others)) - 1] if seat else "me"
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
