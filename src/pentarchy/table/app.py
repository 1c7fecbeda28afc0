"""The web application: pages, forms and the live channel over the rooms."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import itertools
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping, MutableMapping
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from pentarchy.kernel.draw import MOST_SEATS, sheet
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import read_data
from pentarchy.registry import game
from pentarchy.table import broom, keys, pages, past
from pentarchy.table.catalogue import playable
from pentarchy.table.guard import MAX_MESSAGE, Bucket, Guard, Limits, address, own_origin
from pentarchy.table.metrics import metrics_text
from pentarchy.table.outside import Unreadable, read_json, whole, writable
from pentarchy.table.rooms import House, Refused, Room, Settings, TooMany, Viewer, begun_if_full
from pentarchy.table.several import Forward, Leases
from pentarchy.table.store import (
    Conflict,
    Gone,
    Seat,
    Store,
    Stored,
    Unavailable,
    add_key,
    add_match,
    change_match,
    hashed,
    together,
)
from pentarchy.table.thinkers import is_bot, stand_in
from pentarchy.table.words import choose_language, name_of_bot, words

log = logging.getLogger("pentarchy.table")

COOKIE = "pentarchy"
YEAR = 365 * 24 * 3600
STATIC = Path(__file__).parent / "static"
_NAME = re.compile(r"[^\x00-\x1f\x7f]{1,24}")
_ID = re.compile(r"[A-Za-z0-9_-]{8,24}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{30,60}")
MOST_STEPS = 999_999
LONGEST_PACE = 30 * 86400
MOST_MESSAGES = 2**53
"""A browser numbers its messages with such numbers."""
STRIKES = 8
"""So many senseless messages, and a connection is closed."""


class Table:
    """The application's own state: the house, limits, and where others find this server."""

    def __init__(self, store: Store, settings: Settings, lan: str = "") -> None:
        self.store, self.settings, self.lan = store, settings, lan
        self.house: House | None = None
        self.sockets: Counter[str] = Counter()
        self.unfinished: Counter[str] = Counter()
        """Connections by address that have begun a request and not sent all of it."""
        self.limits = Limits(settings.posts_per_minute)

    @property
    def open(self) -> House:
        assert self.house is not None, "the server has not begun"
        return self.house

    def count(self, what: str) -> None:
        if self.house is not None:
            self.house.counts[what] += 1

    # -- who asks ------------------------------------------------------------------------------------------------

    def visitor(self, connection: HTTPConnection) -> pages.Visitor:
        cookies = connection.cookies
        lang = choose_language(cookies.get("lang"), connection.headers.get("accept-language", ""))
        theme = cookies.get("theme", "auto")
        return pages.Visitor(
            lang,
            theme if theme in pages.THEMES else "auto",
            hashed(token_of(connection)),
            self._address(connection),
            self.lan,
        )

    def _address(self, connection: HTTPConnection) -> str:
        """Where invitations lead: this server as the browser sees it, or its LAN address from the same machine."""
        host = connection.headers.get("host", "localhost")
        if self.lan and host.rsplit(":", 1)[0] in ("localhost", "127.0.0.1", "[::1]"):
            return self.lan
        return f"{connection.scope['scheme']}://{host}"


def token_of(connection: HTTPConnection) -> str:
    """The browser's secret; nothing if it has none or one that we never gave."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else ""


def mark_browser(request: Request) -> tuple[str, Callable[[Response], Response]]:
    """The browser's secret, hashed (a new one for a new browser), and what puts it into an answer."""
    token = token_of(request) or secrets.token_urlsafe(32)

    def put(response: Response) -> Response:
        secure = request.scope["scheme"] == "https"
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        return response

    return hashed(token), put


def table_of(request: HTTPConnection) -> Table:
    found: Table = request.app.state.table
    return found


async def room_of(request: HTTPConnection) -> Room:
    match_id = request.path_params["id"]
    room = await table_of(request).open.room(match_id) if _ID.fullmatch(match_id) else None
    if room is None:
        raise HTTPException(404)
    return room


# -- lobby ---------------------------------------------------------------------------------------------------------


async def lobby(request: Request) -> Response:
    table = table_of(request)
    visitor = table.visitor(request)
    store = table.store

    def read() -> tuple[list[Stored], list[Stored], list[Stored]]:
        mine = store.held_by(visitor.browser) if visitor.browser else []
        open_ = store.recent(public=True, statuses=["open"], limit=20)
        return mine, open_, store.recent(public=True, statuses=["running"], limit=20)

    mine, open_, running = await asyncio.to_thread(read)
    turns = {m.id for m in mine if _my_turn(table.open, m, visitor.browser)}
    mine, open_, running = ([m for m in found if m.game in playable()][:12] for found in (mine, open_, running))
    return HTMLResponse(pages.lobby(visitor, mine, open_, running, turns))


def _my_turn(house: House, m: Stored, browser: str) -> bool:
    """Known for matches whose rooms are open; the others are shown without it."""
    room = house.rooms.get(m.id)
    if room is None or room.course is None:
        return False
    return any(not room.seats[seat].bot for seat in room.course.match.to_act if seat in room.held(browser))


async def settings(request: Request) -> Response:
    form = await _form(request)
    to = str(form.get("to", "/"))
    response = RedirectResponse(to if re.fullmatch(r"/[A-Za-z0-9_/-]*", to) and "//" not in to else "/", 303)
    for name, allowed in (("lang", LANGUAGES), ("theme", pages.THEMES)):
        value = form.get(name)
        if value in allowed:
            response.set_cookie(name, str(value), max_age=YEAR, samesite="lax", httponly=False, path="/")
    return response


async def _form(request: Request) -> Mapping[str, Any]:
    """The fields of a form or of a JSON object: texts that can be stored and sent again."""
    json_ = request.headers.get("content-type", "").startswith("application/json")
    fields = await (_json_fields(request) if json_ else _form_fields(request))
    if not writable(fields):
        raise HTTPException(400, "bad-text")
    return fields


async def _json_fields(request: Request) -> dict[str, Any]:
    try:
        fields = read_json(await request.body())
    except Unreadable:
        raise HTTPException(400) from None
    if not isinstance(fields, dict):
        raise HTTPException(400)
    return fields


async def _form_fields(request: Request) -> dict[str, Any]:
    try:
        form = await request.form(max_fields=200, max_files=0)
    except (HTTPException, ClientDisconnect):
        raise
    except Exception:  # a form can be broken in many ways, and each library in between has its own words for it
        raise HTTPException(400) from None
    if any("\ufffd" in value for pair in form.multi_items() for value in map(str, pair)):
        raise HTTPException(400, "bad-text")  # bytes that are no UTF-8
    out: dict[str, Any] = {key: form.get(key) for key in form}
    for key in ("seat", "name"):
        out[f"{key}s"] = [str(value) for value in form.getlist(key)]
    return out


def clean_name(value: object, otherwise: str) -> str:
    text = " ".join(str(value or "").split())[:24]
    return text if _NAME.fullmatch(text) else otherwise


async def create(request: Request) -> Response:
    table = table_of(request)
    visitor = table.visitor(request)
    browser, put = mark_browser(request)
    form = await _form(request)
    try:
        stored = begun_if_full(make_match(table, form, browser, visitor.lang))
    except PentarchyError as error:
        if _wants_json(request):
            return JSONResponse({"error": str(error)}, 400)
        return HTMLResponse(pages.error(visitor, "error-400", str(error)), 400)
    where = address(request)
    async with table.open.room_for(stored.seats, browser, where):
        await asyncio.to_thread(table.store.create, stored)
        room = await table.open.room(stored.id)
        assert room is not None
        room.made_from = where
    log.info("match created", extra={"match": stored.id, "game": stored.game, "seats": len(stored.seats)})
    if _wants_json(request):
        links = _links(table, room, browser, visitor.address)
        doc = {"id": stored.id, "url": f"/m/{stored.id}", "links": links, "commitment": stored.commitment}
        return put(JSONResponse(doc, 201))
    return put(RedirectResponse(f"/m/{stored.id}", 303))


def _wants_json(request: HTTPConnection) -> bool:
    return "application/json" in request.headers.get("accept", "")


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
    fallback = say("lobby-seat", number=seat + 1)
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


def _links(table: Table, room: Room, browser: str, base: str) -> dict[int, str]:
    """Invitations that are not used yet, for the one who made the match."""
    if room.stored.owner != browser:
        return {}
    invite = table.store.invitation
    return {c.seat: f"{base}/i/{invite(room.id, c.seat, c.link)}" for c in room.seats if c.free and c.invitation}


# -- before the game -----------------------------------------------------------------------------------------------


async def invitation(request: Request) -> Response:
    """An invitation is looked at with GET (previews of messengers do that too) and used up with POST."""
    table = table_of(request)
    visitor = table.visitor(request)
    token = request.path_params["token"]
    found = await asyncio.to_thread(table.store.invited, token) if len(token) <= 64 else None
    room = await table.open.room(found[0]) if found else None
    if found is None or room is None:
        return HTMLResponse(pages.error(visitor, "invite-gone"), 410)
    seat = found[1]
    if request.method != "POST":
        stored = dataclasses.replace(room.stored, seats=tuple(room.seats))
        return HTMLResponse(pages.invitation(visitor, token, stored, room.seats[seat]))
    browser, put = mark_browser(request)
    form = await _form(request)
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
    form = await _form(request)
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
    return room, await _form(request)


async def start(request: Request) -> Response:
    room, form = await _as_owner(request)
    bot = str(form.get("bot") or stand_in())
    if not is_bot(bot):
        raise HTTPException(400)
    lang = table_of(request).visitor(request).lang
    await room.begin_now(bot, lambda seat: unlike(name_of_bot(seat, lang), _others(room, seat)))
    return RedirectResponse(f"/m/{room.id}", 303)


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
    """The same people and bots again, one seat further. People who were here take their seats by themselves."""
    table, room = table_of(request), await room_of(request)
    visitor = table.visitor(request)
    if room.course is None or not room.course.match.over or not room.held(visitor.browser):
        raise HTTPException(403)
    async with room.lock:
        if room.stored.rematch is None:
            old = room.stored
            chairs = [dataclasses.replace(c, bot="" if c.holder else _still_offered(c.bot)) for c in room.seats]
            turned = [dataclasses.replace(c, seat=k) for k, c in enumerate(chairs[1:] + chairs[:1])]
            now = time.time()
            again = dataclasses.replace(
                old,
                id=secrets.token_urlsafe(9),
                seed=secrets.randbits(128),
                names=None,
                status="open",
                owner=visitor.browser,
                created=now,
                updated=now,
                result=None,
                seats=tuple(turned),
                journal=(),
            )
            both = together(add_match(begun_if_full(again)), change_match(old.id, rematch=again.id))
            await table.open.writer.write(both)
            room.stored = dataclasses.replace(old, rematch=again.id)
            room.refresh()
    return RedirectResponse(f"/m/{room.stored.rematch}", 303)


def _still_offered(bot: str) -> str:
    """An old match may hold a bot that nobody can choose any more."""
    return bot if is_bot(bot) else stand_in()


# -- a seat at another device --------------------------------------------------------------------------------------


async def make_key(request: Request) -> Response:
    """A link and a code with which the seats of this browser go to another one. Only whoever holds them can make it,
    and it is shown this once."""
    table, room = table_of(request), await room_of(request)
    visitor, form = table.visitor(request), await _form(request)
    kind = str(form.get("kind", ""))
    if kind not in keys.LENGTHS:
        raise HTTPException(400)
    if not room.held(visitor.browser):
        raise HTTPException(403, "no-seat")
    minutes = table.settings.move_minutes
    until = time.time() + (minutes * 60 if kind == "move" else YEAR)
    key = keys.make(kind)
    await table.open.writer.write(add_key(room.id, visitor.browser, key, kind, until))
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
    key = keys.read(str((await _form(request)).get("code", "")))
    found = await asyncio.to_thread(table.store.key, key) if key else None
    if found is None:
        return HTMLResponse(pages.error(table.visitor(request), "move-gone"), 410)
    return RedirectResponse(f"/m/{found[0]}/move/{key}", 303)


# -- table ---------------------------------------------------------------------------------------------------------


async def show_match(request: Request) -> Response:
    table, room = table_of(request), await room_of(request)
    visitor = table.visitor(request)
    if room.course is None:
        links = _links(table, room, visitor.browser, visitor.address)
        return HTMLResponse(pages.waiting(visitor, room.stored, room.seats, links))
    return HTMLResponse(pages.table(visitor, room.stored, room.held(visitor.browser)))


async def record(request: Request) -> Response:
    room = await room_of(request)
    if room.course is None or not room.course.match.over:
        return JSONResponse({"error": words("en")("error-record-early")}, 403)
    name = f'attachment; filename="{room.stored.game}-{room.id}.json"'
    return JSONResponse(room.course.match.record(), headers={"Content-Disposition": name})


async def text_log(request: Request) -> Response:
    """The viewer's log as plain text."""
    room = await room_of(request)
    visitor = table_of(request).visitor(request)
    if room.course is None:
        raise HTTPException(404)
    mine = room.held(visitor.browser)
    lines = room.course.log(mine[0] if len(mine) == 1 else None, visitor.lang)
    return PlainTextResponse("\n".join(text for text, _ in lines) + "\n")


async def at_step(request: Request) -> Response:
    """The table as it was after so many steps."""
    room = await room_of(request)
    visitor = table_of(request).visitor(request)
    if room.course is None:
        raise HTTPException(404)
    viewer = _replay_viewer(room, visitor.browser, request.query_params.get("as", ""))
    step = whole(request.path_params["step"], MOST_STEPS)
    if step is None or step > room.course.match.settled_steps:
        raise HTTPException(404)
    return JSONResponse(await past.page(room, step, viewer, visitor.lang))


def _replay_viewer(room: Room, browser: str, wanted: str) -> int | str | None:
    """While the game goes on: one's own knowledge. After it: anybody's, or everything open."""
    assert room.course is not None
    if wanted in ("", "public"):
        return None
    over = room.course.match.over
    if wanted == "all" and over:
        return "all"
    seat = whole(wanted, room.course.match.players - 1)
    if seat is None and wanted != "all":
        raise HTTPException(400)
    if seat is not None and (over or seat in room.held(browser)):
        return seat
    raise HTTPException(403)


async def course(request: Request) -> Response:
    """The course of the game: who made each step, and everybody's points after it."""
    room = await room_of(request)
    if room.course is None:
        raise HTTPException(404)
    return JSONResponse(await past.course(room))


async def rules_page(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in playable():
        raise HTTPException(404)
    return HTMLResponse(pages.rules(table_of(request).visitor(request), game(name)))


async def art(request: Request) -> Response:
    name = request.path_params["name"]
    if name != "board" and name not in playable():
        raise HTTPException(404)
    folders = () if name == "board" else (game(name).folder / "art",)
    text = sheet(*folders)
    if folders:
        text = text[len(sheet()) :]
    return Response(text, media_type="text/css", headers={"Cache-Control": "no-cache"})


# -- live channel --------------------------------------------------------------------------------------------------


async def live(socket: WebSocket) -> None:
    """One viewer's channel: what is shown goes out, commands come in."""
    table = table_of(socket)
    if not own_origin(socket.headers, table.settings.origins):
        await socket.close(1008)  # before the handshake: the browser gets 403
        return
    where = address(socket)
    if table.sockets[where] >= table.settings.sockets_per_address or table.open.closing:
        await socket.close(1013)
        return
    try:
        room = await room_of(socket)
    except (HTTPException, PentarchyError):
        await socket.close(1008)
        return
    await socket.accept()
    visitor = table.visitor(socket)
    viewer = Viewer(visitor.browser, visitor.lang, where)
    table.sockets[where] += 1
    sender = asyncio.ensure_future(_send(socket, viewer))
    try:
        room.enter(viewer)
        await _listen(socket, table, room, viewer, sender)
    finally:
        room.leave(viewer)
        table.sockets[where] -= 1
        if not table.sockets[where]:
            del table.sockets[where]
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser has gone first
        while (text := await viewer.queue.get()) is not None:
            await socket.send_text(text)
        await socket.close(1012)  # the server restarts or the viewer is too slow: come again


async def _listen(socket: WebSocket, table: Table, room: Room, viewer: Viewer, sender: asyncio.Future[None]) -> None:
    bucket = Bucket(table.settings.messages_per_second, table.settings.message_burst)
    strikes = 0
    while not sender.done():
        try:
            event = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        if text is None or len(text) > MAX_MESSAGE:
            await socket.close(1009 if text else 1003)
            return
        if not bucket.take():
            await socket.close(1008)
            return
        table.open.counts["received"] += 1
        strikes += not await _handle(room, viewer, text)
        if strikes >= STRIKES:
            await socket.close(1008)
            return


async def _handle(room: Room, viewer: Viewer, text: str) -> bool:
    """Carry out one message. False if it made no sense at all."""
    try:
        message = read_json(text)
    except Unreadable:
        return False
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        return False
    number = message["id"] = whole(message.get("id"), MOST_MESSAGES)
    if not writable(message):
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": words(viewer.lang)("bad-text")})
        return False
    try:
        told = await room.command(viewer, message)
        viewer.tell({"t": "reply", "id": number, "ok": True, **told})
    except Refused as refusal:
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": _refusal_text(room, viewer.lang, str(refusal))})
        return str(refusal) != "no-such-command"
    except Conflict:
        return True
    except Unavailable:
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": words(viewer.lang)("not-stored")})
    except PentarchyError:
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": words(viewer.lang)("no-such-command")})
        return False
    return True


def _refusal_text(room: Room, lang: str, code: str) -> str:
    """A refusal of the table by its name, one of the game marked by an exclamation mark."""
    if code.startswith("!") and room.course is not None:
        return room.course.match.text(lang)(f"refuse-{code[1:]}")
    return words(lang)(code)


# -- the rest ------------------------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Everything that should move does; else what stands still."""
    house = table_of(request).open
    troubles = await house.health.troubles()
    if troubles:
        return JSONResponse({"ok": False, "troubles": troubles}, 503)
    return JSONResponse({"ok": True, "matches": len(house.rooms)})


async def metrics(request: Request) -> Response:
    return PlainTextResponse(metrics_text(table_of(request).open), media_type="text/plain; version=0.0.4")


async def failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = error.detail if words("en").has(error.detail) else ""
    response = refusal(request.scope, error.status_code, key)
    response.headers.update(error.headers or {})
    return response


def refusal(scope: MutableMapping[str, Any], status: int, key: str = "") -> Response:
    """A refusal or a fault as a page in the visitor's language, for a program as JSON."""
    request = HTTPConnection(scope)
    visitor = table_of(request).visitor(request)
    key = key or (f"error-{status}" if words("en").has(f"error-{status}") else "error-400")
    if _wants_json(request):
        return JSONResponse({"error": visitor.say(key)}, status)
    return HTMLResponse(pages.error(visitor, key), status)


async def store_away(request: Request, error: Exception) -> Response:
    """The database does not answer: nothing was changed, and it may be tried again."""
    log.warning("store away", extra={"reason": str(error)[:200]})
    visitor, later = table_of(request).visitor(request), {"Retry-After": "5"}
    if _wants_json(request):
        return JSONResponse({"error": visitor.say("error-503")}, 503, later)
    return HTMLResponse(pages.error(visitor, "error-503"), 503, later)


async def too_many(request: Request, error: Exception) -> Response:
    """The visitor, or everybody together, has as many tables of bots as allowed."""
    visitor = table_of(request).visitor(request)
    if _wants_json(request):
        return JSONResponse({"error": visitor.say(str(error))}, 429)
    return HTMLResponse(pages.error(visitor, str(error)), 429)


async def cannot_open(request: Request, error: Exception) -> Response:
    """A stored match that this release or these data cannot play: say why."""
    log.warning("refused", extra={"reason": str(error)[:200]})
    visitor = table_of(request).visitor(request)
    return HTMLResponse(pages.error(visitor, "error-stored", str(error)), 409)


ROUTES = [
    Route("/", lobby),
    Route("/settings", settings, methods=["POST"]),
    Route("/matches", create, methods=["POST"]),
    Route("/i/{token}", invitation, methods=["GET", "POST"]),
    Route("/m/{id}", show_match),
    WebSocketRoute("/m/{id}/ws", live),
    Route("/m/{id}/join", join, methods=["POST"]),
    Route("/m/{id}/start", start, methods=["POST"]),
    Route("/m/{id}/seat", arrange, methods=["POST"]),
    Route("/m/{id}/link", new_link, methods=["POST"]),
    Route("/m/{id}/rematch", rematch, methods=["POST"]),
    Route("/move", enter_code, methods=["POST"]),
    Route("/m/{id}/move", make_key, methods=["POST"]),
    Route("/m/{id}/move/{key}", move_here, methods=["GET", "POST"]),
    Route("/m/{id}/record", record),
    Route("/m/{id}/log", text_log),
    Route("/m/{id}/at/{step}", at_step),
    Route("/m/{id}/course", course),
    Route("/rules/{game}", rules_page),
    Route("/art/{name}.css", art),
    Route("/healthz", health),
    Route("/metrics", metrics),
    Route("/favicon.ico", lambda request: RedirectResponse("/static/icon.svg")),
    Mount("/static", StaticFiles(directory=STATIC)),
]


def make_app(store: Store, settings: Settings | None = None, lan: str = "", me: str = "") -> Starlette:
    """The application on a store. `me` is this process's own address where several share the store."""
    table = Table(store, settings or Settings(), lan)
    leases = Leases(store, me) if me else None
    playable()  # the games are read before anybody waits for a page

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        table.house = House(store, table.settings, leases.mine if leases else None)
        await table.house.resume()
        table.house.watch.keep("clock", table.house.run_clock)
        if table.settings.keep_days:
            table.house.watch.keep("broom", lambda: broom.keep_swept(table.open))
        if leases:
            table.house.watch.keep("leases", lambda: leases.keep(table))
        yield
        if leases:
            with contextlib.suppress(Unavailable):  # they run out by themselves
                await leases.give_back()
        await table.house.close()

    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        exception_handlers={
            HTTPException: failed,
            TooMany: too_many,
            Unavailable: store_away,
            PentarchyError: cannot_open,
        },
    )
    app.state.table = table
    if leases:
        app.add_middleware(Forward, table=table, leases=leases)
    fault = functools.partial(table.count, "errors")
    app.add_middleware(Guard, origins=table.settings.origins, limits=table.limits, page=refusal, fault=fault)
    return app
