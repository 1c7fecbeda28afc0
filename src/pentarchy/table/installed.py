"""The table as an application on a phone: what it is called, its icons, and what it shows without a connection."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response

from pentarchy.table import pages
from pentarchy.table.desk import table_of

STATIC = Path(__file__).parent / "static"
SIZES = (192, 512)
FRESH = {"Cache-Control": "no-cache"}


def manifest(request: Request) -> Response:
    say = table_of(request).visitor(request).say
    icons = [
        {"src": f"/static/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in SIZES
        for purpose in ("any", "maskable")
    ]
    doc = {
        "id": "/",
        "name": say("house"),
        "short_name": say("house"),
        "description": say("house-line"),
        "lang": say.lang,
        "start_url": "/",
        "scope": "/",
        "display": "fullscreen",
        "display_override": ["fullscreen", "standalone"],
        "background_color": "#f4efe4",
        "theme_color": "#f4efe4",
        "icons": icons,
    }
    return JSONResponse(doc, headers=FRESH, media_type="application/manifest+json")


def worker(request: Request) -> Response:
    """From the root, so that it may speak for all pages."""
    return FileResponse(STATIC / "worker.js", media_type="text/javascript", headers=FRESH)


def offline(request: Request) -> Response:
    return HTMLResponse(pages.offline(table_of(request).visitor(request)), headers=FRESH)
