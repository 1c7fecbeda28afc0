"""What is kept of finished matches besides the match itself: analyses, and people's remarks and variations."""

from __future__ import annotations

import json
import secrets
import time
import zlib
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match, from_state
from pentarchy.table.schema import analyses, remarks
from pentarchy.table.store import Store

MOST_REMARKS = 200
"""So many may one match have."""


@dataclass(frozen=True)
class Remark:
    """What somebody has written to a position or to a variation that begins there."""

    id: str
    author: str
    step: int
    line: list[list[Any]]
    """Answers from that step on: pairs of seat and text."""
    text: str
    mine: bool = False

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


REMARK_LENGTH = 1000
LONGEST = 3000
"""Answers of a variation."""


def is_line(line: object, players: int) -> bool:
    """Is this a variation: a list of pairs of seat and answer?"""
    return isinstance(line, list) and len(line) <= LONGEST and all(_is_answer(one, players) for one in line)


def _is_answer(one: object, players: int) -> bool:
    if not isinstance(one, list) or len(one) != 2:
        return False
    seat, action = one
    return type(seat) is int and 0 <= seat < players and isinstance(action, str) and len(action) <= 200


def read_remark(doc: object, match: Match) -> Remark | None:
    """A remark as a file has it; nothing if it is none or does not belong to this match."""
    if not isinstance(doc, dict):
        return None
    step, line = doc.get("step"), doc.get("line", [])
    if type(step) is not int or not 0 <= step <= match.steps or not is_line(line, match.players):
        return None
    state = match.state()
    try:
        from_state({**state, "actions": [*state["actions"][:step], *line]})
    except PentarchyError:
        return None
    author, text = (" ".join(str(doc.get(key) or "").split()) for key in ("author", "text"))
    return Remark(secrets.token_urlsafe(9), author[:24], step, line, text[:REMARK_LENGTH], True)


def keep_report(store: Store, match_id: str, report: dict[str, Any]) -> None:
    body = zlib.compress(json.dumps(report, ensure_ascii=False, separators=(",", ":")).encode())

    def work(c: sa.Connection) -> None:
        c.execute(sa.delete(analyses).where(analyses.c.match == match_id))
        c.execute(sa.insert(analyses).values(match=match_id, at=time.time(), report=body))

    store.run(work)


def report_of(store: Store, match_id: str) -> dict[str, Any] | None:
    query = sa.select(analyses.c.report).where(analyses.c.match == match_id)
    body = store.run(lambda c: c.execute(query).scalar())
    if body is None:
        return None
    found: dict[str, Any] = json.loads(zlib.decompress(body))
    return found


def remarks_of(store: Store, match_id: str, browser: str) -> list[Remark]:
    query = sa.select(remarks).where(remarks.c.match == match_id).order_by(remarks.c.step, remarks.c.at)
    rows = store.run(lambda c: c.execute(query).all())
    return [
        Remark(r.id, r.author, r.step, json.loads(r.line), r.text, bool(browser) and r.browser == browser) for r in rows
    ]


def add_remark(store: Store, match_id: str, browser: str, remark: Remark) -> bool:
    """False if there are too many already."""

    def work(c: sa.Connection) -> bool:
        count = sa.select(sa.func.count()).select_from(remarks).where(remarks.c.match == match_id)
        if (c.execute(count).scalar() or 0) >= MOST_REMARKS:
            return False
        values = {"author": remark.author, "step": remark.step, "line": json.dumps(remark.line), "text": remark.text}
        c.execute(sa.insert(remarks).values(id=remark.id, match=match_id, at=time.time(), browser=browser, **values))
        return True

    return store.run(work)


def delete_remark(store: Store, match_id: str, browser: str, remark_id: str) -> bool:
    """Only the browser that wrote it may."""
    mine = (remarks.c.match == match_id, remarks.c.id == remark_id, remarks.c.browser == browser)
    return bool(browser) and bool(store.run(lambda c: c.execute(sa.delete(remarks).where(*mine)).rowcount))
