"""The pictures of README and site, taken with Chromium at a real table: `python tools/pictures.py [NAME...]`.

A position is what bots have made of a game after some decisions; it is put into a store as a journal, the server opens
it, and the browser sits on the seat that is asked. Names: those of the games, `turn` (a short animation), `readme` (how
the README begins for a stranger; kept in build/ to be looked at, not in the repository).
"""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import pentarchy
from pentarchy import bots, registry
from pentarchy.kernel.text import LANGUAGES
from pentarchy.table.store import Entry, Seat, Store, Stored, add_entry, hashed
from pentarchy.table.words import words

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests import conftest  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1440, "height": 900}
SHOWN = 1200
"""Width in which pictures are kept; half the pixels, and every word can still be read."""
COOKIE = "a-visitor-who-only-takes-pictures-0123456789"
NAMES = {"en": ["Anna", "Boris", "Vera", "Max"], "ru": ["Анна", "Борис", "Вера", "Макс"]}
PATIENCE = 120_000
"""Milliseconds that a page may take on a busy machine."""


@dataclass(frozen=True)
class Scene:
    """A moment of a game: after so many decisions or more, when the first seat is asked this question."""

    players: int
    seed: int
    after: int
    asked: str


SCENES = {
    "eight_minute_empire": Scene(3, 30, 60, "take"),
    "founders": Scene(3, 2, 60, "place"),
    "imperium": Scene(3, 3, 147, "act"),
    "inca_empire": Scene(4, 3, 100, "turn"),
    "scythe": Scene(3, 11, 260, "turn"),
}
MOVING = "a_turn_that_moves"
TURN = ("eight_minute_empire", Scene(3, 30, 40, "take"))
"""The game of the animation, and where it begins."""
FRAMES = 14
"""No more than these, whatever the bots do."""


def main(names: list[str]) -> None:
    known = [*SCENES, "turn", "readme"]
    for name in names:
        if name not in known:
            sys.exit(f"There is no picture {name!r}. There are: {', '.join(known)}.")
    there = conftest.browser() or sys.exit("No Chromium was found: install the package 'chromium'.")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=there, args=conftest.FLAGS)
        db = f"sqlite:///{Path(folder) / 'table.db'}"
        wanted = names or known
        for game in SCENES:
            for lang in LANGUAGES:
                if game in wanted:
                    lay(db, game, lang, SCENES[game])
        if "turn" in wanted:
            for lang in LANGUAGES:
                lay(db, TURN[0], lang, TURN[1], f"{MOVING}_{lang}")
        with served(db) as url:
            for game in SCENES:
                for lang in LANGUAGES:
                    if game in wanted:
                        take(browser, url, f"{game}_{lang}", lang)
            if "turn" in wanted:
                for lang in LANGUAGES:
                    animate(browser, url, lang)
        if "readme" in wanted:
            show_readme(browser)
        browser.close()


# -- positions ---------------------------------------------------------------------------------------------------------


def lay(db: str, game: str, lang: str, scene: Scene, name: str = "") -> None:
    """Put a match into the store, as if it had been played there up to this moment."""
    names = NAMES[lang][: scene.players]
    match = pentarchy.new(game, names, scene.seed)
    brains = [bots.make("greedy", seat) for seat in range(scene.players)]
    lines: list[tuple[int, str]] = []
    while not match.over:
        if (
            len(lines) >= scene.after
            and match.to_act == (0,)
            and len(match.legal(0)) > 2
            and scene.asked in match.asked
        ):
            break
        seat = match.to_act[0]
        text = match.play(seat, brains[seat].choose(match.redeal(seat, len(lines)), seat))
        lines.append((seat, text))
    assert not match.over, f"{game} is over before the moment comes"
    rules, now = registry.game(game), time.time()
    seats = [Seat(seat, name_, bot="" if seat == 0 else "normal") for seat, name_ in enumerate(names)]
    seats[0] = Seat(0, names[0], holder=hashed(COOKIE))
    stored = Stored(
        id=name or f"{game}_{lang}",
        game=game,
        rules_version=rules.rules_version,
        data_hash=rules.data.hash,
        data=None,
        options=dict(match.options),
        names=names,
        seed=scene.seed,
        public=True,
        undo="normal",
        pace=0,
        status="running",
        owner=hashed(COOKIE),
        created=now,
        updated=now,
        result=None,
        rematch=None,
        seats=tuple(seats),
    )
    store = Store(db)
    store.create(stored)
    for number, (seat, text) in enumerate(lines, 1):
        store.run(add_entry(stored.id, Entry(number, "act", seat, text)))
    store.close()


@contextlib.contextmanager
def served(db: str) -> Iterator[str]:
    command = [sys.executable, "-m", "pentarchy", "serve", "--port", "0", "--db", db, "--bot-pause", "0.2"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found
        yield found[0]
    finally:
        server.terminate()
        server.wait(60)


# -- pictures ----------------------------------------------------------------------------------------------------------


def open_table(browser: Browser, url: str, match: str, lang: str, **more: Any) -> Page:
    context = browser.new_context(
        viewport=SIZE, locale=lang, extra_http_headers={"Accept-Language": lang}, reduced_motion="reduce", **more
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "pentarchy", "value": COOKIE, "url": url}])
    page = context.new_page()
    page.goto(f"{url}/m/{match}")
    page.wait_for_selector("#say:not(:empty)", state="attached")
    page.wait_for_selector("body:not([data-busy])")
    page.evaluate("document.fonts.ready")
    return page


def shot(page: Page) -> Image.Image:
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize((SHOWN, SHOWN * picture.height // picture.width), Image.Resampling.LANCZOS)


def take(browser: Browser, url: str, name: str, lang: str) -> None:
    page = open_table(browser, url, name, lang)
    file = PICTURES / f"{name}.webp"
    shot(page).save(file, quality=82, method=6)
    page.context.close()
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")


def animate(browser: Browser, url: str, lang: str) -> None:
    """A turn of yours and the answers of the bots, a frame for each change."""
    page = open_table(browser, url, f"{MOVING}_{lang}", lang)
    frames, times = [shot(page)], [1600]

    def keep(milliseconds: int) -> None:
        now = shot(page)
        if now.tobytes() != frames[-1].tobytes():
            frames.append(now)
            times.append(milliseconds)

    first = page.locator("#say").inner_text().partition(";")[0]
    while len(frames) < FRAMES:
        if page.locator("#hint:visible").count():
            if len(frames) > 2 and page.locator("#say").inner_text().startswith(first):
                break  # it is one's own turn again
            page.keyboard.press("h")
            hint = page.locator("#buttons button", has_text=words(lang)("js-hint-is"))
            hint.wait_for()
            if len(frames) == 1:  # once is enough to show what a hint is
                keep(1100)
            hint.click()
        page.wait_for_selector("body:not([data-busy])")
        page.wait_for_timeout(350)
        keep(800)
    times[-1] = 2500
    small = [frame.resize((840, 840 * frame.height // frame.width), Image.Resampling.LANCZOS) for frame in frames]
    file = PICTURES / f"turn_{lang}.webp"
    small[0].save(file, save_all=True, append_images=small[1:], duration=times, loop=0, quality=62, method=6)
    page.context.close()
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB, {len(frames)} frames")


def show_readme(browser: Browser) -> None:
    """The first screen of the README, about as a host of repositories shows it."""
    from markdown import markdown

    folder = ROOT / "build" / "readme"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("README.md", "README.ru.md"):
        body = markdown((ROOT / name).read_text("utf-8"), extensions=["tables", "fenced_code", "md_in_html"])
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        file = ROOT / f".{name}.html"
        file.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><article>{body}</article>", "utf-8")
        page.goto(file.as_uri())
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{name}.png")
        page.screenshot(path=folder / f"{name}.whole.png", full_page=True)
        file.unlink()
        page.close()
    print(f"look at {folder.relative_to(ROOT)}")


STYLE = """
body { margin: 0; background: #fff; color: #1f2328; font: 16px/1.5 "Liberation Sans", "DejaVu Sans", sans-serif }
article { max-width: 896px; margin: 32px auto; padding: 0 24px }
h1, h2 { border-bottom: 1px solid #d1d9e0; padding-bottom: .3em } img { max-width: 100% }
pre { background: #f6f8fa; padding: 16px; border-radius: 6px; overflow: auto }
code { font-size: 85%; background: #f6f8fa }
table { border-collapse: collapse } td, th { border: 1px solid #d1d9e0; padding: 6px 13px } a { color: #0969da }
"""


if __name__ == "__main__":
    main(sys.argv[1:])
