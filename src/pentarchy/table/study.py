"""The analysis of a finished match: worked out by the bots' workers when they have nothing else to do, then kept.

While a game goes on nobody gets any of it. A variation is nothing but a step of the record and the answers from there
on: whoever looks at one sends both, so that the server remembers nothing and a variation can be linked to.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from pentarchy import analysis
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match
from pentarchy.table import pages, past, shelf, show
from pentarchy.table.desk import clean_name, form_of, mark_browser, room_of, table_of
from pentarchy.table.rooms import Room
from pentarchy.table.thinkers import Asker, stand_in

AT_ONCE = 12
"""Answers of bots that one request waits for."""


async def finished(request: Request) -> Room:
    """The room of a match that is over; 403 for everybody before."""
    room = await room_of(request)
    if room.course is None or not room.course.match.over:
        raise HTTPException(403, "error-analysis-early")
    return room


async def page(request: Request) -> Response:
    room = await finished(request)
    return HTMLResponse(pages.analysis(table_of(request).visitor(request), room.stored))


async def report(request: Request) -> Response:
    """The report, or how far it is. Who asks first sets it going."""
    room = await finished(request)
    table = table_of(request)
    assert room.course is not None
    found = await asyncio.to_thread(shelf.report_of, table.store, room.id)
    if found is not None:
        return JSONResponse({"state": "done", "report": found})
    if room.id in table.studies.failed:
        return JSONResponse({"state": "failed"})
    table.studies.begin(table.open, room)
    return JSONResponse({"state": "working", "done": table.studies.done[room.id], "steps": room.course.match.steps})


# -- positions and variations ------------------------------------------------------------------------------------------


async def board(request: Request) -> Response:
    """A position of the record or of a variation, with what can be answered there.

    `until`: bots answer first, until this seat is asked; -1 for as long as it takes. A few answers at a time.
    """
    room = await finished(request)
    fields = await form_of(request)
    lang = table_of(request).visitor(request).lang
    step, line = read_line(room, fields)
    try:
        match = await asyncio.to_thread(table_of(request).studies.variation, room, step, line)
    except PentarchyError:
        raise HTTPException(400, "error-no-such-line") from None
    until = fields.get("until")
    if type(until) is int:
        await _bots_answer(request, room, match, line, until)
    return JSONResponse(await asyncio.to_thread(_shown, room, match, step, line, fields.get("as"), lang))


def read_line(room: Room, fields: Any) -> tuple[int, list[list[Any]]]:
    """The step of the record at which a variation begins, and its answers."""
    assert room.course is not None
    step, line = fields.get("step"), fields.get("line", [])
    last = room.course.match.steps
    if type(step) is not int or not 0 <= step <= last or not shelf.is_line(line, room.course.match.players):
        raise HTTPException(400, "error-no-such-line")
    return step, [list(one) for one in line]


async def _bots_answer(request: Request, room: Room, match: Match, line: list[list[Any]], until: int) -> None:
    house, visitor = table_of(request).open, table_of(request).visitor(request)
    asker = Asker(visitor.address, visitor.browser, room.id, hint=True)
    for _ in range(AT_ONCE):
        if match.over or match.next_seat == until or len(line) >= shelf.LONGEST:
            return
        seat = match.next_seat
        action = await house.thinkers.choose(match, seat, stand_in(), secrets.randbits(62), asker)
        match.play(seat, action)
        line.append([seat, action])


def _shown(room: Room, match: Match, step: int, line: list[list[Any]], wanted: object, lang: str) -> dict[str, Any]:
    """What is shown of a position: as the seat saw it that is asked, or as somebody else did."""
    asked = None if match.over else match.next_seat
    seat = wanted if type(wanted) is int and 0 <= wanted < match.players else asked
    picture = past.open_picture(match, lang) if wanted == "all" or seat is None else past.seen_by(match, seat, lang)
    drawn = show.drawn_things(picture)
    choices = show.choices(match, asked, lang, drawn, "free") if seat == asked else []
    for choice in choices:
        choice.pop("spare", None)  # here is no list of all answers in which it could stand instead
    return {
        "step": step,
        "line": line,
        "seat": seat,
        "asked": asked,
        "areas": show.areas(picture),
        "parts": show.markup(picture),
        "prompt": match.prompt(asked, lang),
        "choices": choices,
        "players": show.players(match, room.people()),
        "chances": [round(share, 4) for share in analysis.outlook(match)],
        "over": show.ending(match, lang) if match.over else None,
    }


# -- remarks -----------------------------------------------------------------------------------------------------------


async def remarks(request: Request) -> Response:
    """What people have written to this match."""
    room = await finished(request)
    table = table_of(request)
    browser = table.visitor(request).browser
    found = await asyncio.to_thread(shelf.remarks_of, table.store, room.id, browser)
    return JSONResponse([remark.to_json() for remark in found])


async def remark(request: Request) -> Response:
    """Write one, with the variation it is about, or delete an own one."""
    room = await finished(request)
    table = table_of(request)
    fields = await form_of(request)
    browser, put = mark_browser(request)
    if isinstance(fields.get("delete"), str):
        if not await asyncio.to_thread(shelf.delete_remark, table.store, room.id, browser, fields["delete"]):
            raise HTTPException(403)
        return JSONResponse({})
    step, line = read_line(room, fields)
    text = " ".join(str(fields.get("text") or "").split())[: shelf.REMARK_LENGTH]
    if not text and not line:
        raise HTTPException(400, "error-remark-empty")
    try:
        await asyncio.to_thread(table.studies.variation, room, step, line)
    except PentarchyError:
        raise HTTPException(400, "error-no-such-line") from None
    author = clean_name(fields.get("author"), table.visitor(request).name)
    new = shelf.Remark(secrets.token_urlsafe(9), author, step, line, text, True)
    if not await asyncio.to_thread(shelf.add_remark, table.store, room.id, browser, new):
        raise HTTPException(400, "error-remarks-full")
    return put(JSONResponse(new.to_json()))


async def file(request: Request) -> Response:
    """The record with everything that was written to it: opened elsewhere it is all there again."""
    room = await finished(request)
    assert room.course is not None
    found = await asyncio.to_thread(shelf.remarks_of, table_of(request).store, room.id, "")
    kept = [{"author": r.author, "step": r.step, "line": r.line, "text": r.text} for r in found]
    name = f'attachment; filename="{room.stored.game}-{room.id}.json"'
    return JSONResponse({**room.course.record(), "remarks": kept}, headers={"Content-Disposition": name})
