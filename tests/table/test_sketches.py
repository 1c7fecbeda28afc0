# ruff: noqa: E501  (drawings)
"""The two hardest pictures to come, sketched as fake pictures: the page must hold them without a second table.

A map with a private combat panel beside it and a wide own area; and a tableau of 30 cards with 9 rivals' rows.
"""

from __future__ import annotations

from typing import Any

import pytest
from people import REVEAL, SPOTS, Person, check_layout, make_table
from served import Server, shot

from pentarchy.kernel.draw import MOST_SEATS

pytestmark = pytest.mark.browser

DRAW = """async ({ areas, parts, choices }) => {
  const { table } = await import("/static/main.js");
  const { Chooser } = await import("/static/choose.js");
  table.link.receive = () => {}; // what the server still has to tell about its own table would take the sketch away
  table.picture.show({ areas, parts });
  new Chooser(() => {}, () => table.tabs.mark()).set(choices, "");
  table.zoom.openOn(choices.find((choice) => document.querySelector(`#board [data-on="${choice.on[0]}"]`))?.on[0]);
}"""


SIZES = f"""(ons) => ons.map((on) => {{
  const node = document.querySelector(`.areas .can[data-on="${{on}}"]`);
  ({REVEAL})(node);
  const box = node.getBoundingClientRect();
  return Math.min(box.width, box.height);
}})"""


def card(x: float, y: float, on: str, name: str) -> str:
    return (
        f'<g class="thing" data-on="{on}" transform="translate({x} {y})"><title>{name}</title>'
        f'<rect width="140" height="190" rx="8" class="paper"/><text x="10" y="26" class="t14 b ink">{name}</text>'
        f'<text x="10" y="60" class="t12 ink-2">Получить 2 сырья</text><rect x="-1" y="-1" width="142" height="192" rx="9" class="edge"/></g>'
    )


def area(id_: str, place: str, width: float, height: float, bodies: list[str]) -> tuple[dict[str, Any], dict[str, str]]:
    parts = {f"{id_}-{k}": body for k, body in enumerate(bodies)}
    shape = {"id": id_, "place": place, "title": id_, "width": width, "height": height, "parts": list(parts)}
    shape |= {"html": False, "pane": "", "still": {}}
    return shape, parts


def hexes() -> list[str]:
    out = []
    for row in range(9):
        for column in range(8):
            x, y = 70 + column * 74 + (row % 2) * 37, 60 + row * 64
            points = " ".join(
                f"{x + dx},{y + dy}" for dx, dy in ((0, -42), (36, -21), (36, 21), (0, 42), (-36, 21), (-36, -21))
            )
            out.append(
                f'<g class="thing" data-on="hex:h{row}{column}"><title>Гекс {row}{column}</title>'
                f'<polygon points="{points}" class="reg k{1 + (row + column) % 5}"/><polygon points="{points}" class="edge"/></g>'
            )
    return out


def scythe() -> tuple[list[dict[str, Any]], dict[str, str], list[dict[str, Any]]]:
    """A map of 72 hexes, a private choice of power and cards beside it, a wide player mat, four rivals."""
    dial = [
        f'<g class="thing" data-on="power:p{n}" transform="translate({20 + n % 4 * 58} {120 + n // 4 * 58})"><title>Сила {n}</title>'
        f'<circle cx="24" cy="24" r="22" class="paper"/><text x="24" y="30" class="t17 mid ink">{n}</text><circle cx="24" cy="24" r="23" class="edge"/></g>'
        for n in range(8)
    ]
    fight = [
        '<rect width="260" height="520" rx="10" class="paper"/><text x="20" y="40" class="t17 ink">Бой</text>',
        *dial,
    ]
    mat = [card(20 + k * 155, 20, f"slot:s{k}", f"Действие {k}") for k in range(7)]
    areas = [
        area("map", "board", 700, 640, hexes()),
        area("fight", "board", 260, 640, fight),
        area("mat", "own", 1110, 230, mat),
    ]
    areas += [
        area(f"rival-{k}", "rival", 290, 96, ['<text x="14" y="28" class="t17 ink">Крымское ханство</text>'])
        for k in range(4)
    ]
    choices = [{"do": f"dial {n}", "on": [f"power:p{n}"], "say": f"Выставить {n}"} for n in range(8)]
    choices += [{"do": f"move {k}", "on": ["hex:h44", f"hex:h{k}{k % 8}"], "say": f"Идти {k}"} for k in range(8)]
    return [a for a, _ in areas], {k: v for _, p in areas for k, v in p.items()}, choices


def imperium() -> tuple[list[dict[str, Any]], dict[str, str], list[dict[str, Any]]]:
    """A market, a tableau of 30 cards that is longer than the screen, two rivals."""
    market = [card(10 + k * 160, 5, f"card:m{k}", f"Рынок {k}") for k in range(6)]
    tableau = [card(10 + k % 7 * 155, 10 + k // 7 * 205, f"card:c{k}", f"Карта номер {k}") for k in range(30)]
    areas = [area("market", "board", 980, 205, market), area("tableau", "own", 1100, 1040, tableau)]
    areas += [
        area(f"rival-{k}", "rival", 290, 180, ['<text x="14" y="28" class="t17 ink">Египтяне</text>']) for k in range(2)
    ]
    choices = [{"do": f"play {k}", "on": [f"card:c{k}"], "say": f"Разыграть {k}"} for k in range(30)]
    choices += [{"do": f"take {k}", "on": [f"card:m{k}"], "say": f"Взять {k}"} for k in range(6)]
    return [a for a, _ in areas], {k: v for _, p in areas for k, v in p.items()}, choices


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("sketch", [scythe, imperium])
def test_the_page_holds_the_hardest_pictures(house: Server, browse: Any, sketch: Any, width: int) -> None:
    page = browse("ru", width, 900 if width > 900 else 844)
    made = house.create(seats=["human", "human"])
    page.goto(made["links"]["1"])
    page.fill("input[name=name]", "Анна")
    page.click("form .btn.main")
    page.wait_for_url("**/m/*")
    person = Person(page)
    page.reload()
    person.wait()
    areas, parts, choices = sketch()
    page.evaluate(DRAW, {"areas": areas, "parts": parts, "choices": choices})
    check_layout(page)
    shot(page, f"sketch_{sketch.__name__}_{width}")
    ons = [choice["on"][0] for choice in choices]
    for on in page.evaluate(SPOTS, ons):
        person.look_at(page.locator(f'.areas .can[data-on="{on}"]').first)
    small = [on for on, size in zip(ons, page.evaluate(SIZES, ons), strict=True) if size < 24]
    assert not small
    page.keyboard.press("+")
    page.keyboard.press("0")
    if width < 900:
        page.click(".tab[data-tab=own]")
        check_layout(page)
        shot(page, f"sketch_{sketch.__name__}_{width}_own")


MARKS = """async (seats) => {
  const { mark } = await import("/static/words.js");
  const { table } = await import("/static/main.js");
  return [...Array(seats).keys()].map((seat) => {
    const node = mark(seat);
    document.body.append(node);
    table.picture.seatColour(seat);
    const own = getComputedStyle(document.getElementById("own")).getPropertyValue("--seat");
    return [node.querySelector("use").getAttribute("href"), getComputedStyle(node).color, own];
  });
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_eight_seats_can_be_told_apart(house: Server, browse: Any, theme: str) -> None:
    page = browse("en", theme=theme)
    make_table(page, house, ["me", "bot"], "Ann")
    Person(page).wait()
    marks = page.evaluate(MARKS, MOST_SEATS)
    for look in zip(*marks, strict=True):  # the shape, its colour, the colour of one's own panel
        assert len(set(look)) == MOST_SEATS, look
    for shape, _, _ in marks:
        assert page.locator(f"svg symbol{shape}").count() == 1
