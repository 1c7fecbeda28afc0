"""Records of one's own: all games of this browser, a record from a file, and all of them as JSON lines."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.text import Text
from pentarchy.match import Match, replay
from pentarchy.table import pages, shelf
from pentarchy.table.catalogue import playable
from pentarchy.table.course import course_of
from pentarchy.table.desk import clean_name, form_of, mark_browser, table_of
from pentarchy.table.store import Entry, Seat, Store, Stored, add_entry, add_match, together

MOST = 500
"""Games that are listed, the latest ones."""
MOST_STEPS = 20_000


async def mine(request: Request) -> Response:
    """All games of this browser, with filters and totals."""
    table = table_of(request)
    visitor = table.visitor(request)
    found = await asyncio.to_thread(table.store.held_by, visitor.browser, MOST) if visitor.browser else []
    wanted = {key: request.query_params.get(key, "") for key in ("game", "state", "with")}
    return HTMLResponse(pages.records(visitor, [m for m in found if m.game in playable()], wanted))


async def lines(request: Request) -> Response:
    """The records of all finished games of this browser, one JSON document per line."""
    table = table_of(request)
    browser = table.visitor(request).browser
    found = await asyncio.to_thread(table.store.held_by, browser, MOST) if browser else []

    async def each() -> AsyncIterator[str]:
        for m in found:
            if m.status == "over":
                record = await asyncio.to_thread(_record, table.store, m.id)
                if record is not None:
                    yield json.dumps(record, ensure_ascii=False) + "\n"

    headers = {"Content-Disposition": 'attachment; filename="pentarchy.jsonl"'}
    return StreamingResponse(each(), media_type="application/jsonl", headers=headers)


def _record(store: Store, match_id: str) -> dict[str, Any] | None:
    """A record as a file has it; nothing for a match that this release cannot play."""
    stored = store.load(match_id)
    if stored is None or stored.names is None:
        return None
    try:
        return course_of(stored).record()
    except PentarchyError:
        return None


async def opened(request: Request) -> Response:
    """A record from a file becomes a finished match of this browser, with what was written to it."""
    table = table_of(request)
    doc: Any = (await form_of(request)).get("record")
    browser, put = mark_browser(request)
    try:
        match = await asyncio.to_thread(_read, doc, table.visitor(request).say)
    except PentarchyError as error:
        return JSONResponse({"error": str(error)}, 400)
    stored = _stored(match, browser)
    entries = [Entry(k + 1, "act", seat, text) for k, (seat, text) in enumerate(match.record()["actions"])]
    works = [add_match(stored), *(add_entry(stored.id, entry) for entry in entries)]
    await asyncio.to_thread(table.store.run, together(*works))
    await asyncio.to_thread(_keep_remarks, table.store, stored.id, browser, doc, match)
    return put(JSONResponse({"to": f"/m/{stored.id}/analysis"}, 201))


def _read(doc: object, say: Text) -> Match:
    """The match of a record; the reason why not, where it is damaged, foreign or not finished."""
    if not isinstance(doc, dict):
        raise PentarchyError(say("record-none"))
    if isinstance(doc.get("actions"), list) and len(doc["actions"]) > MOST_STEPS:
        raise PentarchyError(say("record-long"))
    name = doc.get("game")
    if isinstance(name, str) and name not in playable():
        raise PentarchyError(say("record-foreign", game=name[:40]))
    try:
        match = replay(doc)
    except PentarchyError as error:
        raise PentarchyError(say("record-refused", why=str(error))) from error
    if not match.over:
        raise PentarchyError(say("record-unfinished"))
    return match


def _stored(match: Match, browser: str) -> Stored:
    now = time.time()
    names = [clean_name(name, f"{seat + 1}") for seat, name in enumerate(match.names)]
    assert match.result is not None
    assert match.seed is not None
    return Stored(
        id=secrets.token_urlsafe(9),
        game=match.game.id,
        rules_version=match.game.rules_version,
        data_hash=match.data.hash,
        data=None,
        options=dict(match.options),
        names=names,
        seed=match.seed,
        public=False,
        undo="normal",
        pace=0,
        status="over",
        owner=browser,
        created=now,
        updated=now,
        result=match.result.to_json(),
        rematch=None,
        asked=[],
        seats=tuple(Seat(seat, name) for seat, name in enumerate(names)),
    )


def _keep_remarks(store: Store, match_id: str, browser: str, doc: dict[str, Any], match: Match) -> None:
    """What was written to the record; what does not fit it is left out."""
    written = doc.get("remarks")
    for one in written[: shelf.MOST_REMARKS] if isinstance(written, list) else []:
        remark = shelf.read_remark(one, match)
        if remark is not None:
            shelf.add_remark(store, match_id, browser, remark)
