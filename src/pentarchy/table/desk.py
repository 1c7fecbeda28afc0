"""The desk: what belongs to the whole application, who asks, and what a form says."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import unquote

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from pentarchy.table import pages
from pentarchy.table.guard import Limits
from pentarchy.table.house import House
from pentarchy.table.older import Releases
from pentarchy.table.outside import Unreadable, read_json, writable
from pentarchy.table.rooms import Room
from pentarchy.table.settings import Settings
from pentarchy.table.store import Store, hashed
from pentarchy.table.studies import Studies
from pentarchy.table.words import choose_language

COOKIE = "pentarchy"
YEAR = 365 * 24 * 3600
_NAME = re.compile(r"[^\x00-\x1f\x7f]{1,24}")
_ID = re.compile(r"[A-Za-z0-9_-]{8,24}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{30,60}")


COMPANY = "bots-"
"""How the cookies begin that say with which bots a visitor has played a game."""


class Table:
    """The application's own state: the house, limits, and where others find this server."""

    def __init__(self, store: Store, settings: Settings, lan: str = "") -> None:
        self.store, self.settings, self.lan = store, settings, lan
        self.house: House | None = None
        self.sockets: Counter[str] = Counter()
        self.unfinished: Counter[str] = Counter()
        """Connections by address that have begun a request and not sent all of it."""
        self.unread: Counter[str] = Counter()
        """Connections by address that do not read what they asked for."""
        self.limits = Limits(settings.posts_per_minute)
        self.looks = Limits(settings.looks_per_minute)
        self.releases = Releases(settings.releases)
        self.studies = Studies()

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
            clean_name(unquote(cookies.get("name", "")[:200]), ""),
            {name.removeprefix(COMPANY): bots[:200] for name, bots in cookies.items() if name.startswith(COMPANY)},
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


async def form_of(request: Request) -> Mapping[str, Any]:
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


def wants_json(request: HTTPConnection) -> bool:
    return "application/json" in request.headers.get("accept", "")
