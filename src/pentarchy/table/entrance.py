"""What one meets first: lobby, the long form, codes of tables; and the drawings that browsers keep."""

from __future__ import annotations

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from pentarchy.kernel.draw import page_sheet, sheet, still_at
from pentarchy.kernel.text import LANGUAGES
from pentarchy.registry import game
from pentarchy.table import invite, keys, pages, show
from pentarchy.table.catalogue import playable
from pentarchy.table.desk import Table, room_of, table_of
from pentarchy.table.guard import address
from pentarchy.table.store import Stored

FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


async def lobby(request: Request) -> Response:
    table = table_of(request)
    visitor = table.visitor(request)
    store = table.store

    def read() -> tuple[list[Stored], list[Stored], list[Stored]]:
        mine = store.held_by(visitor.browser) if visitor.browser else []
        open_ = store.recent(public=True, statuses=["open"], limit=20)
        return mine, open_, store.recent(public=True, statuses=["running", "over"], limit=20)

    mine, open_, others = ([m for m in found if m.game in playable()] for found in await asyncio.to_thread(read))
    turns = {m.id: tuple(m.asked or ()) for m in mine}
    # In a thread: the first lobby of a language draws a scene of every game.
    return HTMLResponse(await asyncio.to_thread(pages.lobby, visitor, pages.Tables(mine, open_, others, turns)))


async def new_table(request: Request) -> Response:
    """The long form, with the game of the card it was opened from."""
    wanted = request.query_params.get("game", "")
    chosen = wanted if wanted in playable() else invite.by_weight()[0].id
    return HTMLResponse(pages.create(table_of(request).visitor(request), chosen, "here" in request.query_params))


async def by_code(request: Request) -> Response:
    """The short code of a table: to one's own seat there, else to the invitation of the next one that nobody has. It is
    so short that it could be found by trying: looks count like forms that are sent."""
    table = table_of(request)
    if not table.limits.take(address(request)):
        raise HTTPException(429)
    visitor, code = table.visitor(request), keys.read(request.path_params["code"])
    for status in ("open", "running"):
        for m in await asyncio.to_thread(table.store.recent, statuses=[status], limit=500):
            if keys.table_code(m.id) == code:
                return _seated(table, visitor, m)
    return HTMLResponse(pages.error(visitor, "code-gone"), 410)


def _seated(table: Table, visitor: pages.Visitor, m: Stored) -> Response:
    """Whoever comes back comes to their own seat; nobody takes a second one by mistake."""
    if visitor.browser and any(chair.holder == visitor.browser for chair in m.seats):
        return RedirectResponse(f"/m/{m.id}", 303)
    for chair in m.seats:
        if chair.invitation and (chair.free or chair.kept):
            return RedirectResponse(f"/i/{table.store.invitation(m.id, chair.seat, chair.link)}", 303)
    return HTMLResponse(pages.error(visitor, "code-full", to=f"/m/{m.id}"), 410)


async def screen(request: Request) -> Response:
    """The table in the middle of the room, with public knowledge only: whoever opens it looks on."""
    room = await room_of(request)
    visitor = table_of(request).visitor(request)
    return HTMLResponse(pages.screen(visitor, room.stored, room.seats, room.course is not None))


# -- drawings ------------------------------------------------------------------------------------------------------


async def scene(request: Request) -> Response:
    """The picture of a game in the lobby. Its address has its hash, so browsers keep it."""
    name, lang, theme = (request.path_params[key] for key in ("game", "lang", "theme"))
    if name not in playable() or lang not in LANGUAGES or theme not in invite.THEMES:
        raise HTTPException(404)
    drawn = await asyncio.to_thread(invite.scene, name, lang, theme)
    if drawn.address != request.path_params["address"]:
        raise HTTPException(404)
    return Response(drawn.svg, media_type="image/svg+xml", headers=FOR_GOOD)


async def art(request: Request) -> Response:
    """The style sheet of the drawings: what all games share, or what is a game's own."""
    name = request.path_params["name"]
    if name != "board" and name not in playable():
        raise HTTPException(404)
    folders = () if name == "board" else (game(name).folder / "art",)
    text = sheet(*folders)
    if folders:
        text = text[len(sheet()) :] + page_sheet(folders[0])
    return Response(text, media_type="text/css", headers={"Cache-Control": "no-cache"})


async def still(request: Request) -> Response:
    """A part of a picture that never changes, by the hash of its text: browsers keep it."""
    text = still_at(request.path_params["address"])
    if text is None:  # not drawn in this process (any longer): its match can be asked for it
        raise HTTPException(404)
    return PlainTextResponse(text, headers=FOR_GOOD)


async def still_of_match(request: Request) -> Response:
    """The same, drawn anew if need be."""
    room = await room_of(request)
    course, address = room.course, request.path_params["address"]
    text = await asyncio.to_thread(show.still, course.match, address) if course else None
    if not text:
        raise HTTPException(404)
    return PlainTextResponse(text, headers=FOR_GOOD)
