"""The web application: pages and figures over the rooms. Making a match is in `making`, playing it in `live`."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import re
from collections.abc import AsyncIterator, Callable, MutableMapping
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match
from pentarchy.registry import game
from pentarchy.table import broom, entrance, installed, making, older, pages, past, records, share, study
from pentarchy.table.catalogue import playable
from pentarchy.table.desk import YEAR, Table, form_of, room_of, table_of, wants_json
from pentarchy.table.garbage import collect_in_quiet
from pentarchy.table.guard import Guard
from pentarchy.table.house import Full, House, TooMany
from pentarchy.table.leases import Leases
from pentarchy.table.live import live, news
from pentarchy.table.metrics import TEXT
from pentarchy.table.outside import whole
from pentarchy.table.passing import Passed, Passing
from pentarchy.table.rooms import Room
from pentarchy.table.settings import Settings
from pentarchy.table.several import Forward
from pentarchy.table.store import Older, Store, Stored, Unavailable, handing_over
from pentarchy.table.words import client_words, read_ahead, words

log = logging.getLogger("pentarchy.table")

STATIC = Path(__file__).parent / "static"
MOST_STEPS = 999_999


async def settings(request: Request) -> Response:
    form = await form_of(request)
    to = str(form.get("to", "/"))
    response = RedirectResponse(to if re.fullmatch(r"/[A-Za-z0-9_/-]*", to) and "//" not in to else "/", 303)
    for name, allowed in (("lang", LANGUAGES), ("theme", pages.THEMES)):
        value = form.get(name)
        if value in allowed:
            response.set_cookie(name, str(value), max_age=YEAR, samesite="lax", httponly=False, path="/")
    return response


# -- table ---------------------------------------------------------------------------------------------------------


async def show_match(request: Request) -> Response:
    table = table_of(request)
    visitor = table.visitor(request)
    try:
        room = await room_of(request)
    except Older as match:
        return await _show_older(request, match.stored)
    if room.course is None:
        links = making.links_of(table, room, visitor.browser, visitor.address)
        return HTMLResponse(pages.waiting(visitor, room.stored, room.seats, links))
    mine = room.held(visitor.browser)
    return HTMLResponse(pages.table(visitor, room.stored, mine, room.house.settings.bot_pause))


async def _show_older(request: Request, stored: Stored) -> Response:
    """A match of older rules: whatever can still be shown of it."""
    last = len(stored.journal)
    line = whole(request.query_params.get("line", str(last)), last)
    if line is None:
        raise HTTPException(404)
    visitor = table_of(request).visitor(request)
    return HTMLResponse(older.page(visitor, stored, line, await _seen(request, stored, line)))


async def _seen(request: Request, stored: Stored, line: int) -> older.Seen | None:
    visitor = table_of(request).visitor(request)
    seat = older.one_seat(stored, visitor.browser)
    return await table_of(request).releases.look(stored, line, seat, visitor.lang)


async def older_picture(request: Request) -> Response:
    """The picture of a match of older rules after a line of its journal."""
    try:
        await room_of(request)
    except Older as match:
        line = whole(request.path_params["line"], len(match.stored.journal))
        seen = None if line is None else await _seen(request, match.stored, line)
        if seen is not None:
            headers = {"Content-Security-Policy": older.POLICY}
            return Response(seen.svg, media_type="image/svg+xml", headers=headers)
    raise HTTPException(404)


async def record(request: Request) -> Response:
    try:
        room = await room_of(request)
    except Older as match:
        seen = await _seen(request, match.stored, len(match.stored.journal))
        if seen is not None and seen.record is not None:
            return JSONResponse(seen.record)
        raise
    if room.course is None or not room.course.match.over:
        raise HTTPException(403, "error-record-early")
    name = f'attachment; filename="{room.stored.game}-{room.id}.json"'
    return JSONResponse(room.course.record(), headers={"Content-Disposition": name})


async def text_log(request: Request) -> Response:
    """The viewer's log as plain text."""
    room = await room_of(request)
    visitor = table_of(request).visitor(request)
    if room.course is None:
        raise HTTPException(404)
    mine = room.held(visitor.browser)
    lines = room.course.log(mine[0] if len(mine) == 1 else None, visitor.lang)
    return PlainTextResponse("\n".join(line.text for line in lines) + "\n")


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
    """The course of the game: who made each step, what was told of it, and everybody's points after it."""
    room = await room_of(request)
    if room.course is None:
        raise HTTPException(404)
    return JSONResponse(await past.course(room, table_of(request).visitor(request).lang))


def _finished(room: Room) -> Match:
    if room.course is None or not room.course.match.over:
        raise HTTPException(403)
    return room.course.match


async def after(request: Request) -> Response:
    """What is told of a finished match besides its result: how long it took, and the score of this table."""
    room = await room_of(request)
    match = _finished(room)
    earlier = await asyncio.to_thread(table_of(request).store.before, room.id)
    return JSONResponse(past.after(room, match, earlier, table_of(request).visitor(request).lang))


async def result_picture(request: Request) -> Response:
    """The result as a picture that can be passed on."""
    room = await room_of(request)
    match = _finished(room)
    lang = table_of(request).visitor(request).lang
    drawn = await asyncio.to_thread(share.picture, match, lang)
    return Response(drawn, media_type="image/svg+xml", headers={"Content-Security-Policy": older.POLICY})


async def rules_page(request: Request) -> Response:
    return await _reading(request, pages.rules)


async def gallery_page(request: Request) -> Response:
    return await _reading(request, pages.gallery)


async def _reading(request: Request, page: Callable[[pages.Visitor, Game], str]) -> Response:
    """Pages of a game that are drawn once and kept: drawing one takes longer than others should wait."""
    name = request.path_params["game"]
    if name not in playable():
        raise HTTPException(404)
    return HTMLResponse(await asyncio.to_thread(page, table_of(request).visitor(request), game(name)))


# -- the rest ------------------------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Everything that should move does; else what stands still."""
    house = table_of(request).open
    troubles = await house.health.troubles()
    if troubles:
        return JSONResponse({"ok": False, "troubles": troubles}, 503)
    return JSONResponse({"ok": True, "matches": len(house.rooms)})


async def metrics(request: Request) -> Response:
    return Response(table_of(request).open.metrics.text(), headers={"Content-Type": TEXT})


PASSING = (429, 500, 503)
"""What may work if it is tried once more."""


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
    if wants_json(request):
        return JSONResponse({"error": visitor.say(key)}, status)
    again = status in PASSING and scope.get("method") == "GET"
    return HTMLResponse(pages.error(visitor, key, again=again), status)


async def store_away(request: Request, error: Exception) -> Response:
    """The database does not answer: nothing was changed, and it may be tried again."""
    log.warning("store away", extra={"reason": str(error)[:200]})
    return come_again(request, 503, 5)


def away(scope: MutableMapping[str, Any], key: str) -> Response:
    """The process that has a match does not answer, or the store that knows which one it is."""
    return come_again(HTTPConnection(scope), 503, 5, key)


async def full(request: Request, error: Exception) -> Response:
    """One table more would make everybody wait."""
    return come_again(request, 503, 120, str(error))


async def too_many(request: Request, error: Exception) -> Response:
    """The visitor, or everybody together, has as many tables of bots as allowed."""
    return refusal(request.scope, 429, str(error))


def come_again(request: HTTPConnection, status: int, seconds: int, key: str = "") -> Response:
    response = refusal(request.scope, status, key)
    response.headers["Retry-After"] = str(seconds)
    return response


async def cannot_open(request: Request, error: Exception) -> Response:
    """A stored match that this release or these data cannot play: say why."""
    log.warning("refused", extra={"reason": str(error)[:200]})
    visitor = table_of(request).visitor(request)
    return HTMLResponse(pages.error(visitor, "error-stored", str(error)), 409)


ROUTES = [
    Route("/", entrance.lobby),
    WebSocketRoute("/news", news),
    Route("/settings", settings, methods=["POST"]),
    Route("/matches", making.create, methods=["POST"]),
    Route("/i/{token}", making.invitation, methods=["GET", "POST"]),
    Route("/m/{id}", show_match),
    WebSocketRoute("/m/{id}/ws", live),
    Route("/m/{id}/join", making.join, methods=["POST"]),
    Route("/m/{id}/start", making.start, methods=["POST"]),
    Route("/m/{id}/seat", making.arrange, methods=["POST"]),
    Route("/m/{id}/size", making.resize, methods=["POST"]),
    Route("/m/{id}/link", making.new_link, methods=["POST"]),
    Route("/m/{id}/rematch", making.rematch, methods=["POST"]),
    Route("/move", making.enter_code, methods=["POST"]),
    Route("/m/{id}/move", making.make_key, methods=["POST"]),
    Route("/m/{id}/move/{key}", making.move_here, methods=["GET", "POST"]),
    Route("/m/{id}/record", record),
    Route("/m/{id}/log", text_log),
    Route("/m/{id}/at/{step}", at_step),
    Route("/m/{id}/course", course),
    Route("/m/{id}/after", after),
    Route("/m/{id}/result.svg", result_picture),
    Route("/records", records.mine),
    Route("/records.jsonl", records.lines),
    Route("/records/open", records.opened, methods=["POST"]),
    Route("/m/{id}/analysis", study.page),
    Route("/m/{id}/analysis/report", study.report),
    Route("/m/{id}/analysis/board", study.board, methods=["POST"]),
    Route("/m/{id}/analysis/remarks", study.remarks),
    Route("/m/{id}/analysis/remark", study.remark, methods=["POST"]),
    Route("/m/{id}/analysis/file", study.file),
    Route("/m/{id}/older/{line}.svg", older_picture),
    Route("/rules/{game}", rules_page),
    Route("/rules/{game}/gallery", gallery_page),
    Route("/art/{name}.css", entrance.art),
    Route("/still/{address}", entrance.still),
    Route("/m/{id}/still/{address}", entrance.still_of_match),
    Route("/scene/{game}/{lang}/{theme}/{address}.svg", entrance.scene),
    Route("/new", entrance.new_table),
    Route("/t/{code}", entrance.by_code),
    Route("/m/{id}/screen", entrance.screen),
    Route("/learn/{game}", making.learn),
    Route("/watch", making.watch, methods=["POST"]),
    Route("/app.webmanifest", installed.manifest),
    Route("/worker.js", installed.worker),
    Route("/offline", installed.offline),
    Route("/healthz", health),
    Route("/metrics", metrics),
    Route("/favicon.ico", lambda request: RedirectResponse("/static/icon.svg")),
    Mount("/static", StaticFiles(directory=STATIC)),
]


def make_app(store: Store, settings: Settings | None = None, lan: str = "", me: str = "") -> Starlette:
    """The application on a store. `me` is this process's own address where several share the store."""
    table = Table(store, settings or Settings(), lan)
    leases = Leases(store, me, table.settings.lease) if me else None
    playable()  # games and words are read before anybody waits for a page
    for lang in LANGUAGES:
        client_words(lang)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        table.house = House(store, table.settings, leases)
        if leases:
            await leases.begin()
        table.house.watch.keep("resume", table.house.resume)
        table.house.watch.keep("clock", table.house.run_clock)
        table.house.watch.keep("crowd", table.house.crowd.measure)
        table.house.watch.keep("words", read_ahead)
        table.house.watch.keep("garbage", lambda: collect_in_quiet(table.open.counts))
        if table.settings.keep_days:
            table.house.watch.keep("broom", lambda: broom.keep_swept(table.open))
        if leases:
            table.house.watch.keep("leases", lambda: leases.keep(table.open))
            table.house.watch.keep("adopt", table.house.adopt)
        if store.shared:
            table.house.watch.keep("news", table.house.news.listen)
        with handing_over():
            yield
        await table.house.close()

    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        exception_handlers={
            HTTPException: failed,
            Full: full,
            TooMany: too_many,
            Unavailable: store_away,
            PentarchyError: cannot_open,
        },
    )
    app.state.table = table
    passing = Passing(store.secret)
    if leases:
        app.add_middleware(Forward, table=table, leases=leases, passing=passing, away=away)
    fault = functools.partial(table.count, "errors")
    app.add_middleware(
        Guard, origins=table.settings.origins, limits=table.limits, looks=table.looks, page=refusal, fault=fault
    )
    if leases:
        app.add_middleware(Passed, passing=passing)
    return app
