"""Words: every key with its arguments, plural forms, and cards whose words say what their facts say."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.scythe.keys import PROMPT, keys
from tests.games.scythe.tabletop import Table

import pentarchy
from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.components import ABILITIES, FACTIONS, GOODS, RESOURCES, TERRAINS
from pentarchy.games.scythe.wording import (
    ability_words,
    condition_words,
    deal_words,
    encounter_options,
    factory_top,
    objective_words,
)
from pentarchy.kernel.draw import wrap
from pentarchy.kernel.text import LANGUAGES, message_arguments

FOLDER = GAME.folder / "text"
COMPONENTS = GAME.components(GAME.data, GAME.read_options({}, 5))
TEXTS = {lang: GAME.text(lang) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words_and_asks_for_nothing_it_does_not_get(lang):
    """Case forms of a name (`place_from`) come with the name."""
    used = message_arguments(FOLDER / f"{lang}.ftl")
    for key, given in keys().items():
        name, _, attribute = key.partition(".")
        assert name in used, key
        if attribute:
            assert TEXTS[lang].attribute(name, attribute), key
        allowed = set(given)
        asked = {argument if argument in allowed else argument.rpartition("_")[0] for argument in used[name]}
        assert asked <= allowed, f"{key}: {asked - allowed}"


def test_russian_is_written_in_russian():
    """No Latin word is left in a Russian message; ids of territories are names."""
    resource = FluentParser().parse((FOLDER / "ru.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found = [word for part in _plain(entry) for word in re.findall(r"[A-Za-z][A-Za-z0-9]*", part)]
            assert [word for word in found if not re.fullmatch(r"[A-H][1-7]", word)] == [], entry.id.name


def _plain(node: ast.BaseNode) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [str(node.value)]
    found = []
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ast.BaseNode):
                found += _plain(item)
    return found


# -- plural forms ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "english", "russian"),
    [
        ("gain coins 1", "Gain 1 coin", "Получить 1 монету"),
        ("gain coins 2", "Gain 2 coins", "Получить 2 монеты"),
        ("gain coins 5", "Gain 5 coins", "Получить 5 монет"),
        ("gain combat_cards 1", "Gain 1 combat card", "Получить 1 карту боя"),
        ("gain combat_cards 2", "Gain 2 combat cards", "Получить 2 карты боя"),
        ("gain power 3", "Gain 3 power", "Получить 3 силы"),
        ("gain worker 1", "Gain 1 worker", "Получить 1 рабочего"),
        ("gain worker 5", "Gain 5 workers", "Получить 5 рабочих"),
        ("gain food 4", "Gain 4 food", "Получить 4 еды"),
        ("gain popularity 0", "Gain nothing (popularity)", "Не брать (популярность)"),
        ("give 1 1", "Give Bob 1 coin", "Подарить 1 монету — получает Bob"),
        ("give 1 3", "Give Bob 3 coins", "Подарить 3 монеты — получает Bob"),
        ("give 1 10", "Give Bob 10 coins", "Подарить 10 монет — получает Bob"),
        ("move mech base_nordic", "Mech from the Nordic base", "Робот с базы Севера"),
        ("move character B5", "Character from B5", "Герой из B5"),
        ("step base_crimea", "Go to the Crimean base", "Идти на базу Крыма"),
        (
            "build mill C6",
            "Mill in C6: one more territory, +1 produced",
            "Мельница в C6: ещё одна территория, +1 единица",
        ),
        ("token food", "Take food", "Взять еду"),
        (
            "upgrade move_units enlist",
            "+1 unit with Move, Enlist costs 1 less",
            "+1 фигурка при перемещении, вербовка дешевле на 1",
        ),
        ("enlist deploy coins", "Recruit from Deploy, bonus: 2 coins", "Рекрут со сборки, бонус: 2 монеты"),
        ("pay C6", "Take a token from C6", "Взять фишку из C6"),
        ("act gift", "Give coins…", "Подарить монеты…"),
        ("reveal objective_5", "Reveal the objective “King of the Hill”", "Открыть цель «Царь горы»"),
    ],
)
def test_actions_as_a_person_would_say_them(action, english, russian):
    match = pentarchy.new("scythe", ["Анна", "Bob"], seed=1)
    assert match.describe(action, "en") == english
    assert match.describe(action, "ru") == russian


def test_events_agree_in_number():
    match = pentarchy.new("scythe", ["Анна", "Bob"], seed=1)
    kinds = [kind.name for kind in GAME.events]
    told = {}
    for amount in (1, 2, 5):
        match._events = [
            (kinds.index("placed"), -1, 0, amount, RESOURCES.index("food"), 0),
            (kinds.index("paid"), -1, 0, GOODS.index("coins"), amount),
            (kinds.index("workers"), -1, 0, amount, 0),
        ]
        told[amount] = match.log(0, "ru")
    assert told[1] == ["Анна получает 1 еду в A1", "Анна платит 1 монету", "Анна получает 1 рабочего в A1"]
    assert told[2] == ["Анна получает 2 еды в A1", "Анна платит 2 монеты", "Анна получает 2 рабочих в A1"]
    assert told[5] == ["Анна получает 5 еды в A1", "Анна платит 5 монет", "Анна получает 5 рабочих в A1"]


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (("star", 0, 6), "Вера places a star: combat won", "Вера выкладывает звезду: победа в бою"),
        (
            ("displaced", 0, 1, 1, 14),
            "Вера drives Bob’s worker away from C2",
            "Bob: 1 рабочий отступает из C2 на базу, его прогоняет Вера",
        ),
        (
            ("displaced", 0, 1, 3, 14),
            "Вера drives Bob’s 3 workers away from C2",
            "Bob: 3 рабочих отступают из C2 на базу, их прогоняет Вера",
        ),
        (("carried", 0, 0, 2), "Вера carries 2 resources", "Вера переносит 2 ресурса"),
        (("carried", 0, 1, 0), "Вера carries 1 worker", "Вера переносит 1 рабочего"),
        (("carried", 0, 3, 1), "Вера carries 3 workers and 1 resource", "Вера переносит 3 рабочих и 1 ресурс"),
        (("disarmed", 0, 1, 1), "Вера uses Disarm: Bob loses 1 power", "Вера применяет разоружение: Bob теряет 1 силу"),
        (
            ("disarmed", 0, 1, 0),
            "Вера uses Disarm: Bob has no power to lose",
            "Вера применяет разоружение: Bob и так без силы",
        ),
        (
            ("upgraded", 0, 0, 2),
            "Вера upgrades: +1 unit with Move, Build costs 1 less",
            "Вера модернизирует планшет: +1 фигурка при перемещении, строительство дешевле на 1",
        ),
        (
            ("enlisted", 0, 2, 0),
            "Вера enlists a recruit from Build, bonus: power",
            "Вера вербует рекрута со строительства, бонус — сила",
        ),
    ],
)
def test_events_as_a_person_would_tell_them(event, english, russian):
    match = pentarchy.new("scythe", ["Вера", "Bob"], seed=1)
    kinds = [kind.name for kind in GAME.events]
    match._events = [(kinds.index(event[0]), -1, *event[1:])]
    assert match.log(None, "en") == [english]
    assert match.log(None, "ru") == [russian]


def test_words_of_the_rulebook():
    """Stars are laid out («выкладывают»), resource tokens are «фишки», a cost is a «стоимость»."""
    said = (FOLDER / "ru.ftl").read_text("utf-8").lower()
    for wrong in ("выставлена", "выставить звезду", "выставляет звезду", "жетоном", "откуда взять жетон", "цену"):
        assert wrong not in said


def test_prices_agree_in_number():
    match = pentarchy.new("scythe", ["Вера", "Bob"], seed=1)
    sheets = match.game.sheets(match.view(0), match.text("ru"), match.names, match.components)
    said = "\n".join(cell for sheet in sheets for row in sheet.rows for cell in row) + match.svg(0, "ru")
    prices = re.findall(r"\b[2-9],? (нефть|еда|металл|дерево)\b", said)
    assert prices == []
    assert "стоит сейчас: 3 " in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_have_words_for_everything_they_may_be_about(lang):
    """One sentence for each stage, section, unit, good and number: none of them falls through to another."""
    text = TEXTS[lang]
    told = set()
    for stage, sections in (("section", ("none",)), ("top", GAME_SECTIONS), ("bottom", ("move", "factory"))):
        for section in sections:
            told.add(text("prompt-turn", **dict(zip(PROMPT, (stage, section, 0, "none", 1, 0), strict=True))))
    for stage in ("top", "bottom", "end"):
        for reveal in (0, 1):
            told.add(text("prompt-turn", **dict(zip(PROMPT, (stage, "move", 0, "none", 0, reveal), strict=True))))
    assert len(told) == 1 + 5 + 2 + 6
    offers = {text("prompt-offer", stage="top", section="move", left=2, what=good) for good in GOODS}
    units = {text("prompt-movement", stage="top", section="move", left=2, what=unit) for unit in UNITS}
    paid = {text("prompt-pay", stage="bottom", section="move", left=2, what=resource) for resource in RESOURCES}
    assert (len(offers), len(units), len(paid)) == (len(GOODS), len(UNITS), len(RESOURCES))
    assert all("2" in said for said in offers | paid | units)


GAME_SECTIONS = ("move", "bolster", "trade", "produce", "factory")
UNITS = ("character", "mech", "worker")


def test_russian_prompts_count():
    text = TEXTS["ru"]
    said = [text("prompt-movement", stage="top", section="move", left=n, what="mech") for n in (1, 2, 5)]
    assert said == [
        "Куда идёт робот? Остался 1 шаг",
        "Куда идёт робот? Осталось 2 шага",
        "Куда идёт робот? Осталось 5 шагов",
    ]


# -- cards -------------------------------------------------------------------------------------------------------------


def _numbers(value: object) -> list[int]:
    """All numbers in a piece of data that have to be said: one and none may be said without a digit."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [value] if value > 1 else []
    if isinstance(value, dict):
        return [n for item in value.values() for n in _numbers(item)]
    return [n for item in value for n in _numbers(item)] if isinstance(value, list) else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", COMPONENTS.objectives, ids=lambda card: str(card["id"]))
def test_an_objective_says_its_conditions(card, lang):
    text = TEXTS[lang]
    said = objective_words(text, f"objective_{card['id']}", COMPONENTS)
    for condition in card["all_of"]:
        words = condition_words(text, condition)
        assert words in said
        said_numbers = sorted(n for n in map(int, re.findall(r"\d+", words)) if n > 1)
        assert said_numbers == sorted(_numbers(condition))
        if condition["op"] == "control_terrain":
            stem = text(f"terrain-{condition['terrain']}")[:3]
            assert stem.lower() in words.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_objectives_differ_in_their_words(lang):
    said = {objective_words(TEXTS[lang], f"objective_{card['id']}", COMPONENTS) for card in COMPONENTS.objectives}
    names = {TEXTS[lang](f"objective-objective_{card['id']}") for card in COMPONENTS.objectives}
    assert len(said) == len(names) == len(COMPONENTS.objectives) == 23


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", COMPONENTS.encounters, ids=lambda card: str(card["id"]))
def test_an_encounter_says_costs_and_gains(card, lang):
    text = TEXTS[lang]
    options = encounter_options(f"encounter_{card['id']}", COMPONENTS)
    assert len(options) == 3
    for option in options:
        cost, _, gain = deal_words(text, option).partition(" → ")
        numbers = list(option["cost"].values())
        assert [int(n) for n in re.findall(r"\d+", cost)] == numbers
        shown = [item["n"] for item in option["gain"] if item["type"] not in ("upgrade", "deploy", "build", "enlist")]
        assert [int(n) for n in re.findall(r"\d+", gain)] == shown
        assert (cost == text("pic-free")) == (not option["cost"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", COMPONENTS.factory_cards, ids=lambda card: str(card["id"]))
def test_a_factory_card_is_called_what_it_does(card, lang):
    """The name in the texts is the same as the words made from the facts."""
    name = TEXTS[lang](f"factory_card-factory_{card['id']}")
    words = deal_words(TEXTS[lang], factory_top(f"factory_{card['id']}", COMPONENTS))
    assert name.endswith(f"{card['id']} ({words})")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_riverwalk_names_the_terrains_of_the_faction(lang):
    said = {}
    for faction in COMPONENTS.data["factions"]["factions"]:
        words = ability_words(TEXTS[lang], "riverwalk", faction["id"], COMPONENTS)
        assert all(TEXTS[lang](f"terrain-{terrain}") in words for terrain in faction["riverwalk"])
        others = [terrain for terrain in TERRAINS[:5] if terrain not in faction["riverwalk"]]
        assert not any(TEXTS[lang](f"terrain-{terrain}") in words for terrain in others)
        said[faction["id"]] = words
    assert set(said) == set(FACTIONS)
    assert said["nordic"] == said["saxony"] != said["rusviet"]
    assert len({ability_words(TEXTS[lang], a, "nordic", COMPONENTS) for a in ABILITIES}) == len(ABILITIES)


def test_secret_cards_are_not_told_to_others():
    """A drawn combat card is told with its value to who drew it, without to everybody else."""
    table = Table("nordic", "rusviet")
    table.begin(0, "top", "bolster")
    table.do("gain combat_cards 1")
    match = table.match
    match._events = table.events
    value = table.values(0)
    mine = [line for line in match.log(0, "en") if "draws" in line]
    theirs = [line for line in match.log(1, "en") if "draws" in line]
    assert len(mine) == len(theirs) == 1
    assert any(mine[0].endswith(f"combat card {n}") for n in value)
    assert theirs[0].endswith("draws a combat card")


def test_no_word_is_lost_in_a_data_pack():
    """Numbers of a changed pack are told: words are made from the facts."""
    text = TEXTS["en"]
    assert condition_words(text, {"op": "coins", "min": 25}) == "25+ coins"
    assert condition_words(text, {"op": "mechs", "max": 0}) == "no mechs"
    assert condition_words(text, {"op": "mechs", "min": 1, "max": 2}) == "a mech, at most 2 mechs"
    deal = {"cost": {"coins": 4}, "mode": "one_of", "gain": [{"type": "worker", "n": 2}, {"type": "build", "n": 1}]}
    assert deal_words(text, deal) == "4 coins → 2 workers or Build"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_fit_into_their_places(lang):
    """Mech abilities have two short lines on the faction mat, objectives five lines on their card."""
    text = TEXTS[lang]
    for faction in COMPONENTS.data["factions"]["factions"]:
        for ability in ABILITIES:
            lines = wrap(ability_words(text, ability, faction["id"], COMPONENTS), 15, 2)
            assert max(map(len, lines)) <= 17, (ability, lines)
    for card in COMPONENTS.objectives:
        name = f"objective_{card['id']}"
        heads = wrap(text(f"objective-{name}"), 18, 3)
        lines = wrap(objective_words(text, name, COMPONENTS), 27, 5 - len(heads))
        assert max(map(len, heads)) <= 21, heads
        assert max(map(len, lines)) <= 28, lines
