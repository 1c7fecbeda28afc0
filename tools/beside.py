"""Ours beside the mock-ups: `python tools/beside.py FOLDER [NAME...]` with the folder of the mock-ups' pictures.

Each mock-up has a position of a recorded game in which the same is asked; a real page shows it at the mock-up's size,
in Russian. build/beside/index.html shows both side by side, to be looked at; with `-` for the folder ours alone.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "table")]

from people import Person  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from served import Server  # noqa: E402
from stage import SIZES, Stage, walk  # noqa: E402
from tests import conftest  # noqa: E402

import pentarchy  # noqa: E402
from pentarchy.match import Match  # noqa: E402

KEPT = ROOT / "build" / "beside"
LANG = "ru"


@dataclass(frozen=True)
class Look:
    """A mock-up, and the moment of a record that shows the same."""

    mockup: str
    game: str
    record: str
    asked: str
    at: int = 0
    """The first such question from this step on."""
    offers: str = ""
    """How an answer begins that can be given then."""
    size: str = "desktop"
    theme: str = "light"
    then: Callable[[Stage, Person], None] | None = None
    """What is pointed at before the picture is taken."""


# -- what is pointed at ------------------------------------------------------------------------------------------------


def touch(*selectors: str) -> Callable[[Stage, Person], None]:
    """Point at one thing after the other."""

    def do(stage: Stage, person: Person) -> None:
        for selector in selectors:
            if selector.startswith(".tab"):
                person.press(selector)
            else:
                person.hit(person.look_at(stage.page.locator(selector).first))

    return do


def open_dials(stage: Stage, person: Person) -> None:
    """Both sides choose, and the page shows what has come of it."""
    match, seat = stage.before
    go = match.clone()
    while go.asked == "dials":
        who = go.to_act[0]
        go.play(who, go.legal(who)[-1])
    stage.show(match, seat)
    stage.go_on(go)
    stage.page.wait_for_selector("#scene:not([hidden])")


CARD = "figure[data-area=hand] .can"
CLOSED = '#map .thing[data-on="place:C4"]:not(.can)'
SITE = '#map .can[data-large="place"][data-on^="point:"]'
LOOKS = [
    Look("eme_table", "eight_minute_empire", "5p-cards-collected", "take", 60),
    Look("eme_table_dark", "eight_minute_empire", "5p-cards-collected", "take", 60, theme="dark"),
    Look("eme_phone", "eight_minute_empire", "5p-cards-collected", "recruit", 40, size="phone", theme="dark"),
    Look("inca_table", "inca_empire", "four", "turn", 110, "city "),
    Look("inca_table_dark", "inca_empire", "four", "turn", 110, "city ", theme="dark"),
    Look("inca_sun", "inca_empire", "four", "place", 120, then=touch("figure[data-area=hand] .can")),
    Look("inca_phone", "inca_empire", "four", "turn", 110, "city ", size="phone"),
    Look("inca_phone_2", "inca_empire", "four", "turn", 268, "city ", size="phone", then=touch(SITE)),
    Look("inca_phone_3", "inca_empire", "four", "turn", 110, "city ", size="phone", then=touch(".tab[data-tab=sun]")),
    Look("scythe_table2", "scythe", "table_5", "turn", 900, "section "),
    Look("scythe_table2_dark", "scythe", "table_5", "turn", 900, "section ", theme="dark"),
    Look("scythe_combat", "scythe", "table_5", "dials", 619),
    Look("scythe_combat_reveal", "scythe", "combat_disarm", "dials", 231, then=open_dials),
    Look("scythe_move", "scythe", "table_5", "movement", 560),
    Look("scythe_phone", "scythe", "table_5", "movement", 560, size="phone"),
    Look("scythe_phone_mat", "scythe", "table_5", "turn", 900, "section ", size="phone"),
    Look("scythe_phone_combat", "scythe", "table_5", "dials", 619, size="phone"),
    Look("imperium_table2", "imperium", "three-classics-king_of_kings", "act", 250),
    Look("imperium_table2_dark", "imperium", "three-classics-king_of_kings", "act", 250, theme="dark"),
    Look("imperium_nations", "imperium", "", "nation"),
    Look("imperium_phone", "imperium", "three-classics-king_of_kings", "act", 250, size="phone"),
    Look("imperium_phone_card", "imperium", "three-classics-king_of_kings", "act", 250, size="phone", then=touch(CARD)),
    Look("founders_table", "founders", "4p-stacks-gone", "place", 100),
    Look("founders_table_dark", "founders", "4p-stacks-gone", "place", 100, theme="dark"),
    Look("founders_phone", "founders", "4p-stacks-gone", "place", 100, size="phone"),
    Look("why", "scythe", "table_5", "movement", 560, then=touch(CLOSED)),
]


def main(folder: str, names: list[str]) -> None:
    looks = [look for look in LOOKS if not names or look.mockup in names]
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=conftest.browser(), args=conftest.FLAGS)
        try:
            for look in looks:
                take(browser, server, look)
                print(look.mockup, flush=True)
        finally:
            browser.close()
            server.stop()
    write(looks if names else LOOKS, None if folder == "-" else Path(folder))


def moment(look: Look) -> Match:
    if not look.record:
        return pentarchy.new(look.game, ["Анна", "Борис", "Вера"], 3)
    steps = walk(look.game, look.record)
    return next(match for k, match in enumerate(steps) if k >= look.at and asks(match, look))


def asks(match: Match, look: Look) -> bool:
    if match.asked != look.asked:
        return False
    return any(match.codec.text(number).startswith(look.offers) for number in match.numbers(match.to_act[0]))


def take(browser: Browser, server: Server, look: Look) -> None:
    width, height = SIZES[look.size]
    phone = look.size == "phone"
    more: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if phone else {}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANG,
        extra_http_headers={"Accept-Language": LANG},
        color_scheme=look.theme,
        reduced_motion="reduce",
        **more,
    )
    page = context.new_page()
    stage = Stage(page, server, look.game, LANG)
    match = moment(look)
    stage.show(match, match.to_act[0])
    if look.then is not None:
        look.then(stage, Person(page, touch=phone))
        page.wait_for_timeout(300)
    page.screenshot(path=KEPT / f"{look.mockup}.ours.png")
    context.close()


def write(looks: list[Look], folder: Path | None) -> None:
    """The page with all pairs."""
    rows = []
    for look in looks:
        cells = [f'<figure><img src="{look.mockup}.ours.png"><figcaption>ours</figcaption></figure>']
        if folder is not None:
            shutil.copyfile(folder / f"{look.mockup}.png", KEPT / f"{look.mockup}.png")
            cells.insert(0, f'<figure><img src="{look.mockup}.png"><figcaption>mock-up</figcaption></figure>')
        rows.append(f'<h2>{escape(look.mockup)}</h2><div class="{look.size}">{"".join(cells)}</div>')
    (KEPT / "index.html").write_text(PAGE.format("".join(rows)), "utf-8")
    print(f"look at {(KEPT / 'index.html').relative_to(ROOT)}")


PAGE = """<!doctype html><meta charset="utf-8"><title>Ours beside the mock-ups</title>
<style>body {{ font: 14px sans-serif; margin: 16px; background: #ddd }} div {{ display: flex; gap: 12px }}
figure {{ margin: 0 }} img {{ width: 100% }} .desktop figure {{ flex: 1 }} .phone figure {{ width: 390px }}</style>{}
"""

if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
