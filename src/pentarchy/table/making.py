"""Before the game: a match is made, people sit down, seats change hands; and the next match after it."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import logging
import secrets
import time
from collections.abc import Collection, Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from pentarchy.kernel.draw import MOST_SEATS
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import read_data
from pentarchy.registry import game
from pentarchy.table import guide, invite, keys, pages
from pentarchy.table.catalogue import playable
from pentarchy.table.desk import COMPANY, YEAR, Table, clean_name, form_of, mark_browser, room_of, table_of, wants_json
from pentarchy.table.guard import address
from pentarchy.table.outside import whole
from pentarchy.table.rooms import EXHIBITION, Refused, Room, begun_if_full
from pentarchy.table.store import Gone, Seat, Stored, add_key, add_match, hashed, notify, together
from pentarchy.table.thinkers import is_bot, stand_in
from pentarchy.table.words import name_of_bot, words

log = logging.getLogger("pentarchy.table")

LONGEST_PACE = 30 * 86400
EXHIBITOR = "easy"
"""Who plays where bots are watched: it must cost next to nothing."""


async def create(request: Request) -> Response:
    table = table_of(request)
    table.open.admit()
    visitor = table.visitor(request)
    browser, put = mark_browser(request)
    form = await form_of(request)
    try:
        stored = begun_if_full(make_match(table, form, browser, visitor.lang))
    except PentarchyError as error:
        if wants_json(request):
            return JSONResponse({"error": str(error)}, 400)
        return HTMLResponse(pages.error(visitor, "bad-match"), 400)  # the exact words are for programs
    where = address(request)
    async with table.open.room_for(stored.seats, browser, where):
        await asyncio.to_thread(table.store.run, together(add_match(stored), notify({"lobby": True})))
        room = await table.open.room(stored.id)
        assert room is not None
        room.made_from = where
    table.open.news.written({"lobby": True})
    log.info("match created", extra={"match": stored.id, "game": stored.game, "seats": len(stored.seats)})
    if wants_json(request):
        links = links_of(table, room, browser, visitor.address)
        doc = {"id": stored.id, "url": f"/m/{stored.id}", "links": links, "commitment": stored.commitment}
        return put(JSONResponse(doc, 201))
    answer = put(RedirectResponse(f"/m/{stored.id}{_view(form)}", 303))
    first, *others = stored.seats
    if first.holder and all(chair.bot for chair in others):
        bots = ",".join(chair.bot for chair in others)
        answer.set_cookie(f"{COMPANY}{stored.game}", bots, max_age=YEAR, samesite="lax", path="/")
    return answer


def make_match(table: Table, form: Mapping[str, Any], browser: str, lang: str) -> Stored:
    """A match from what a form or a program asks for; every word is checked."""
    game_id = str(form.get("game", ""))
    if game_id not in playable():
        raise PentarchyError(f"There is no game {game_id[:40]!r} here.")
    rules = game(game_id)
    kinds = _kinds(form)
    data = read_data(rules, table.settings.packs.get(game_id))
    options = rules.read_options(_options(form, rules.id, rules.options, len(kinds)), len(kinds))
    if not rules.min_players <= len(kinds) <= rules.max_players:
        raise PentarchyError(words(lang)("bad-seats"))
    match_id = secrets.token_urlsafe(9)
    names = form.get("names")
    given = [str(n) for n in names] if isinstance(names, list) else []
    if not given and form.get("name"):
        given = [str(form["name"])]
    chairs = []
    for seat, kind in enumerate(kinds):
        wanted = given[seat] if seat < len(given) else ""
        chairs.append(_chair(table, match_id, seat, kind, wanted, browser, lang))
    now = time.time()
    undo, pace = str(form.get("undo") or "normal"), whole(form.get("pace") or 0, LONGEST_PACE)
    if undo not in pages.UNDO or pace is None:
        raise PentarchyError(words(lang)("error-400"))
    return Stored(
        id=match_id,
        game=rules.id,
        rules_version=rules.rules_version,
        data_hash=data.hash,
        data=None if data.source == "built-in" else data.files,
        options=dict(options),
        names=None,
        seed=secrets.randbits(128),
        public=bool(form.get("public")),
        undo=undo,
        pace=pace,
        status="open",
        owner=browser,
        created=now,
        updated=now,
        result=None,
        rematch=None,
        seats=tuple(_distinct(chairs)),
    )


async def learn(request: Request) -> Response:
    """Begin a guided first game: a real match on the lesson's deal."""
    table = table_of(request)
    visitor = table.visitor(request)
    game_id = request.path_params["game"]
    found = guide.lesson(game_id) if game_id in playable() else None
    if found is None:
        raise HTTPException(404)
    table.open.admit()
    browser, put = mark_browser(request)
    form = {"game": game_id, "seats": ["me", *["easy"] * len(found.bots)], "options": found.options}
    names = [visitor.name or visitor.say("lobby-you"), *found.names[visitor.lang]]
    stored = make_match(table, {**form, "names": names}, browser, visitor.lang)
    chairs = tuple(dataclasses.replace(chair, bot=chair.bot and guide.BOT) for chair in stored.seats)
    stored = begun_if_full(dataclasses.replace(stored, seed=found.seed, seats=chairs))
    where = address(request)
    async with table.open.room_for(stored.seats, browser, where):
        await asyncio.to_thread(table.store.create, stored)
        room = await table.open.room(stored.id)
        assert room is not None
        room.made_from = where
    return put(RedirectResponse(f"/m/{stored.id}", 303))


async def watch(request: Request) -> Response:
    """To the bots' game that anybody may watch: one for the whole server, begun by the first who asks for it. It goes
    on only while somebody looks."""
    table = table_of(request)

    def shown() -> list[Stored]:
        return [m for m in table.store.held_by(EXHIBITION) if m.game in playable()]

    before = await asyncio.to_thread(shown)
    now = next((m for m in before if m.status == "running"), None)
    if now is None:
        table.open.admit()
        now = _exhibit(table, before[0].game if before else "", table.visitor(request).lang)
        async with table.open.room_for(now.seats, EXHIBITION, ""):
            await asyncio.to_thread(table.store.run, together(add_match(now), notify({"lobby": True})))
        table.open.news.written({"lobby": True})
    return RedirectResponse(f"/m/{now.id}", 303)


def _exhibit(table: Table, last: str, lang: str) -> Stored:
    """A game of bots, another one than the last time."""
    names = [one.id for one in invite.by_weight() if one.scene]
    chosen = names[(names.index(last) + 1) % len(names)] if last in names else names[0]
    form = {"game": chosen, "seats": [EXHIBITOR] * invite.invite(chosen).players, "public": True}
    return begun_if_full(make_match(table, form, EXHIBITION, lang))


def _kinds(form: Mapping[str, Any]) -> list[str]:
    """The seats as words: me, invite, here (or human: the first is me), or a bot."""
    seats = form.get("seats")
    kinds = [str(kind) for kind in seats] if isinstance(seats, list) else str(seats or "").split(",")
    count = whole(form.get("players") or len(kinds), MOST_SEATS)
    kinds = kinds[: count or 0]
    if not kinds:
        raise PentarchyError("Say who sits where: seats is a list such as human, normal.")
    me = next((k for k, kind in enumerate(kinds) if kind in ("me", "human")), -1)
    out = ["me" if k == me else "invite" if kind in ("me", "human") else kind for k, kind in enumerate(kinds)]
    for kind in out:
        if kind not in ("me", "invite", "here") and not is_bot(kind):
            raise PentarchyError(f"A seat is human or a bot; {kind[:40]!r} is neither.")
    return out


def _options(form: Mapping[str, Any], game_id: str, known: Any, players: int) -> dict[str, Any]:
    """Options of a program as an object, of a page as fields; a page may hold ones that do not fit the player count."""
    given = form.get("options")
    if isinstance(given, dict):
        return given
    if given is not None:
        raise PentarchyError("options is an object of names with values.")
    out = {}
    for option in known:
        value = form.get(f"option-{game_id}-{option.name}")
        if value is not None and not (option.players and players not in option.players):
            out[option.name] = str(value)
    return out


def _chair(table: Table, match_id: str, seat: int, kind: str, name: str, browser: str, lang: str) -> Seat:
    say = words(lang)
    fallback = say("lobby-you") if kind == "me" else say("lobby-seat", number=seat + 1)
    if kind in ("me", "here"):
        return Seat(seat, clean_name(name, fallback), holder=browser)
    if kind == "invite":
        invitation = hashed(table.store.invitation(match_id, seat, 0))
        return Seat(seat, clean_name(name, fallback), invitation=invitation)
    return Seat(seat, clean_name(name, name_of_bot(seat, lang)), bot=kind)


def _distinct(chairs: list[Seat]) -> list[Seat]:
    seen: set[str] = set()
    out = []
    for chair in chairs:
        name = unlike(chair.name, seen)
        seen.add(name)
        out.append(dataclasses.replace(chair, name=name))
    return out


def unlike(name: str, taken: Collection[str]) -> str:
    """Two people of one name at a table would be told apart by colour only."""
    numbered = (f"{name[:21]} {n}" for n in itertools.count(2))
    return name if name not in taken else next(other for other in numbered if other not in taken)


def links_of(table: Table, room: Room, browser: str, base: str) -> dict[int, str]:
    """Invitations that are not used yet, for the one who made the match."""
    if room.stored.owner != browser:
        return {}
    token = table.store.invitation
    return {c.seat: f"{base}/i/{token(room.id, c.seat, c.link)}" for c in room.seats if c.free and c.invitation}


# -- before the game -----------------------------------------------------------------------------------------------


async def invitation(request: Request) -> Response:
    """An invitation is looked at with GET (previews of messengers do that too) and used up with POST."""
    table = table_of(request)
    visitor = table.visitor(request)
    token = request.path_params["token"]
    found = await asyncio.to_thread(table.store.invited, token) if len(token) <= 64 else None
    room = await table.open.room(found[0]) if found else None
    seat = found[1] if found else 0
    if room is None or (room.seats[seat].bot and not room.goes_on):
        return HTMLResponse(pages.error(visitor, "invite-gone"), 410)
    if request.method != "POST":
        stored = dataclasses.replace(room.stored, seats=tuple(room.seats))
        return HTMLResponse(pages.invitation(visitor, token, stored, room.seats[seat]))
    browser, put = mark_browser(request)
    form = await form_of(request)
    return put(await _sit_down(request, room, seat, browser, form))


async def _sit_down(request: Request, room: Room, seat: int, browser: str, form: Mapping[str, Any]) -> Response:
    name = unlike(clean_name(form.get("name"), room.seats[seat].name), _others(room, seat))
    try:
        await room.take(seat, browser, name)
    except Refused as refusal:
        visitor = table_of(request).visitor(request)
        return HTMLResponse(pages.error(visitor, str(refusal)), 409)
    return RedirectResponse(f"/m/{room.id}", 303)


def _others(room: Room, seat: int) -> set[str]:
    return {chair.name for chair in room.seats if not chair.free and chair.seat != seat}


async def join(request: Request) -> Response:
    """Sit down at a public table."""
    room = await room_of(request)
    browser, put = mark_browser(request)
    form = await form_of(request)
    if not room.stored.public and room.stored.owner != browser:
        raise HTTPException(403)
    if room.held(browser):
        return put(RedirectResponse(f"/m/{room.id}", 303))
    wanted = _seat_number(form, room) if form.get("seat") is not None else None
    free = [chair.seat for chair in room.seats if chair.free]
    seat = wanted if wanted in free else next(iter(free), None)
    if seat is None:
        raise HTTPException(409)
    return put(await _sit_down(request, room, seat, browser, form))


def _seat_number(form: Mapping[str, Any], room: Room) -> int:
    seat = whole(form.get("seat"), len(room.seats) - 1)
    if seat is None:
        raise HTTPException(400)
    return seat


async def _as_owner(request: Request) -> tuple[Room, Mapping[str, Any]]:
    room = await room_of(request)
    if room.stored.owner != table_of(request).visitor(request).browser or not room.stored.owner:
        raise HTTPException(403)
    return room, await form_of(request)


async def start(request: Request) -> Response:
    room, form = await _as_owner(request)
    bot = str(form.get("bot") or stand_in())
    if not is_bot(bot):
        raise HTTPException(400)
    lang = table_of(request).visitor(request).lang
    await room.begin_now(bot, lambda seat: unlike(name_of_bot(seat, lang), _others(room, seat)))
    return RedirectResponse(f"/m/{room.id}{_view(form)}", 303)


def _view(form: Mapping[str, Any]) -> str:
    """Which page of the match was asked for: the table itself, or the screen in the middle of the room."""
    return "/screen" if form.get("to") == "screen" else ""


async def resize(request: Request) -> Response:
    """More or fewer seats, before the game."""
    room, form = await _as_owner(request)
    rules = game(room.stored.game)
    count = whole(form.get("count"), rules.max_players)
    if count is None or count < rules.min_players:
        raise HTTPException(400)
    say = table_of(request).visitor(request).say
    await _or_conflict(room.resize(count, lambda seat: say("lobby-seat", number=seat + 1)))
    return RedirectResponse(f"/m/{room.id}{_view(form)}", 303)


async def arrange(request: Request) -> Response:
    room, form = await _as_owner(request)
    bot = str(form.get("bot") or "")
    if bot and not is_bot(bot):
        raise HTTPException(400)
    seat, visitor = _seat_number(form, room), table_of(request).visitor(request)
    name = name_of_bot(seat, visitor.lang) if bot else visitor.say("lobby-seat", number=seat + 1)
    await _or_conflict(room.arrange(seat, bot, unlike(name, _others(room, seat))))
    return RedirectResponse(f"/m/{room.id}", 303)


async def new_link(request: Request) -> Response:
    room, form = await _as_owner(request)
    await _or_conflict(room.renew_link(_seat_number(form, room)))
    return RedirectResponse(f"/m/{room.id}", 303)


async def _or_conflict(work: Any) -> None:
    try:
        await work
    except Refused:
        raise HTTPException(409) from None


async def rematch(request: Request) -> Response:
    """The same people and bots again, one seat further: the first who asks opens the match, the others follow. The
    others see who has asked."""
    table, room = table_of(request), await room_of(request)
    visitor = table.visitor(request)
    if room.course is None or not room.course.match.over or not room.held(visitor.browser):
        raise HTTPException(403)
    async with room.lock:
        if room.stored.rematch is None:
            old = room.stored
            now, new_id = time.time(), secrets.token_urlsafe(9)
            again = dataclasses.replace(
                old,
                id=new_id,
                seed=secrets.randbits(128),
                names=None,
                status="open",
                owner=visitor.browser,
                created=now,
                updated=now,
                result=None,
                fence=0,
                asked=None,
                seats=tuple(_once_more(table, new_id, k, c) for k, c in enumerate(room.seats[1:] + room.seats[:1])),
                journal=(),
            )
            await room.write(add_match(begun_if_full(again)), news={"lobby": True}, rematch=again.id)
            room.stored = dataclasses.replace(old, rematch=again.id)
        await room.play_again(room.held(visitor.browser))
    return RedirectResponse(f"/m/{room.stored.rematch}", 303)


def _once_more(table: Table, match_id: str, seat: int, chair: Seat) -> Seat:
    """Who sat on this chair sits on that seat of the next match; what a bot has kept it keeps."""
    bot = "" if chair.holder else _still_offered(chair.bot)
    invitation = hashed(table.store.invitation(match_id, seat, 0)) if chair.kept else ""
    return dataclasses.replace(chair, seat=seat, bot=bot, invitation=invitation, link=0)


def _still_offered(bot: str) -> str:
    """An old match may hold a bot that nobody can choose any more."""
    return bot if is_bot(bot) else stand_in()


# -- a seat at another device --------------------------------------------------------------------------------------


async def make_key(request: Request) -> Response:
    """A link and a code with which the seats of this browser go to another one. Only whoever holds them can make it,
    and it is shown this once."""
    table, room = table_of(request), await room_of(request)
    visitor, form = table.visitor(request), await form_of(request)
    kind = str(form.get("kind", ""))
    if kind not in keys.LENGTHS:
        raise HTTPException(400)
    if not room.held(visitor.browser):
        raise HTTPException(403, "no-seat")
    minutes = table.settings.move_minutes
    until = time.time() + (minutes * 60 if kind == "move" else YEAR)
    key = keys.make(kind)
    await room.write(add_key(room.id, visitor.browser, key, kind, until))
    return HTMLResponse(pages.seat_key(visitor, room.stored, kind, key, round(minutes)))


async def move_here(request: Request) -> Response:
    """Like an invitation, a key is looked at with GET and used up with POST."""
    table, room = table_of(request), await room_of(request)
    visitor, key = table.visitor(request), keys.read(request.path_params["key"])
    found = await asyncio.to_thread(table.store.key, key) if key else None
    if found is None or found[0] != room.id or not room.held(found[1]):
        return HTMLResponse(pages.error(visitor, "move-gone"), 410)
    holder = found[1]
    if holder == visitor.browser:
        return HTMLResponse(pages.error(visitor, "move-here", to=f"/m/{room.id}"), 409)
    if request.method != "POST":
        return HTMLResponse(pages.move_here(visitor, room.stored, key, [room.seats[s] for s in room.held(holder)]))
    browser, put = mark_browser(request)
    try:
        await room.move(holder, browser, key)
    except (Refused, Gone):
        return HTMLResponse(pages.error(visitor, "move-gone"), 410)
    return put(RedirectResponse(f"/m/{room.id}", 303))


async def enter_code(request: Request) -> Response:
    """A code that somebody has typed in the lobby: to the page of its seat."""
    table = table_of(request)
    key = keys.read(str((await form_of(request)).get("code", "")))
    if len(key) == keys.TABLE:
        return RedirectResponse(f"/t/{key}", 303)
    found = await asyncio.to_thread(table.store.key, key) if key else None
    if found is None:
        return HTMLResponse(pages.error(table.visitor(request), "move-gone"), 410)
    return RedirectResponse(f"/m/{found[0]}/move/{key}", 303)
