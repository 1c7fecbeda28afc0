"""Card text is printed from programs: every face, in both languages, with symbols and in words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import pentarchy.games.imperium.wording as wording_room
from pentarchy import new
from pentarchy.games.imperium.wording import ICON, Wording, face, name_key
from pentarchy.kernel.text import LANGUAGES, text_of

ROOM = Path(wording_room.__file__).parent
CARDS = json.loads((ROOM / "data" / "cards.json").read_text("utf-8"))["cards"]
EFFECTS = json.loads((ROOM / "data" / "effects.json").read_text("utf-8"))
BY_ID = {card["id"]: card for card in CARDS}
FACES = [(card, side) for card in CARDS for side in card.get("faces", {"A": None})]
PRINTERS = {
    (lang, symbols): Wording(text_of(lang, ROOM / "text"), symbols) for lang in LANGUAGES for symbols in (True, False)
}


def printed(card_id: str, side: str = "A", lang: str = "en", symbols: bool = False) -> list[str]:
    printer = PRINTERS[lang, symbols]
    one = face(BY_ID[card_id], side)
    lines = [f"{line.label}: {line.text}" if line.label else line.text for line in printer.lines(one)]
    points = printer.points(one["vp"])
    return [*lines, points] if points else lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("symbols", [True, False])
def test_every_face_prints(lang, symbols):
    """572 faces; an unknown operation, condition, event, static effect or place raises."""
    assert len(FACES) == 572
    printer = PRINTERS[lang, symbols]
    for card, side in FACES:
        one = face(card, side)
        lines = printer.lines(one)
        assert len(lines) == len(one["abilities"])
        for ability, line in zip(one["abilities"], lines, strict=True):
            assert line.text or ability == {"kind": "play", "free": True}, (card["id"], ability)
            assert not re.search(r"[\[\]{}$]|None|\s\s", line.text), (card["id"], line.text)
            assert not line.text or line.text[-1] == "."
            assert symbols or not ICON.search(line.text)
        assert bool(printer.points(one["vp"])) == (one["vp"]["kind"] != "none")


def test_every_symbol_is_drawn():
    sprite = (ROOM / "art" / "symbols.svg").read_text("utf-8")
    drawn = set(re.findall(r'id="imp-([a-z_]+)"', sprite))
    used = set()
    for card, side in FACES:
        one = face(card, side)
        words = [line.text for line in PRINTERS["en", True].lines(one)] + [PRINTERS["en", True].points(one["vp"])]
        used |= set(ICON.findall(" ".join(words))) | set(one["types"]) | set(one["suits"])
    assert used <= drawn
    for name in drawn & used:
        for lang in LANGUAGES:
            assert PRINTERS[lang, True].text.has(f"icon-name-{name}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("symbols", [True, False])
def test_equal_programs_print_equally_and_different_ones_differently(lang, symbols):
    text_of_program: dict[str, str] = {}
    program_of_text: dict[str, str] = {}
    printer = PRINTERS[lang, symbols]
    for card, side in FACES:
        one = face(card, side)
        for ability, line in zip(one["abilities"], printer.lines(one), strict=True):
            program = json.dumps(ability, sort_keys=True)
            words = f"{line.label}: {line.text}"
            assert text_of_program.setdefault(program, words) == words
            assert program_of_text.setdefault(words, program) == program, words
        value = json.dumps(one["vp"], sort_keys=True)
        points = printer.points(one["vp"])
        assert text_of_program.setdefault(value, points) == points
        assert program_of_text.setdefault(points, value) == value, points


def test_the_whole_vocabulary_has_words():
    printer = PRINTERS["ru", True]
    for op in EFFECTS["ops"]:
        assert hasattr(printer, f"_op_{op}"), op
    for lang in LANGUAGES:
        text = PRINTERS[lang, True].text
        for event in EFFECTS["events"]:
            assert text.has(f"event-{event}") or text.has(f"event-{event}-discard"), event
        for static in EFFECTS["static_effects"]:
            assert text.has(f"static-{static}"), static
        for rule in EFFECTS["restrictions"]:
            assert text.has(f"rule-{rule}"), rule


def test_an_unknown_operation_is_an_error():
    with pytest.raises(KeyError, match="conjure"):
        PRINTERS["en", True].lines({"abilities": [{"kind": "play", "do": {"op": "conjure"}}]})


def test_names_of_journey_cards_by_side():
    assert name_key(face(BY_ID["2UTO2"], "A")) == "card-visions_of_shangri_la"
    assert name_key(face(BY_ID["2UTO2"], "B")) == "card-path_to_shangri_la"
    assert name_key(face(BY_ID["1ROM1"], "B")) == "card-romans"
    assert PRINTERS["ru", True].text(name_key(face(BY_ID["2UTO3"], "B"))) == "Шангри-Ла"


def test_every_name_is_printed_in_both_languages():
    for card, side in FACES:
        one = face(card, side)
        assert PRINTERS["en", True].text(name_key(one)) == one["name"].replace("'", "’")  # data packs stay as they are
        assert PRINTERS["ru", True].text(name_key(one)) == one["name_ru"]


@pytest.mark.parametrize(
    ("card", "side", "english", "russian"),
    [
        (
            "1UNC15",
            "A",
            [
                "solstice: You may discard 1 card → choose: gain 1 material OR gain 1 population OR draw 1 card.",
                "1 VP",
            ],
            [
                "solstice: Можете сбросить 1 карту → выбрать: получить 1 ресурс ИЛИ получить 1 жетон населения "
                "ИЛИ взять 1 карту.",
                "1 ПО",
            ],
        ),
        (
            "1UNR1",
            "A",
            [
                "To return this card to the unrest pile, choose: pay 1 population OR discard 2 cards "
                "OR pay 3 material.",
                "−2 VP",
            ],
            [
                "Чтобы вернуть эту карту в колоду беспорядков, выберите: потратить 1 жетон населения "
                "ИЛИ сбросить 2 карты ИЛИ потратить 3 ресурса.",
                "−2 ПО",
            ],
        ),
        (
            "1CIV4",
            "A",
            ["Each player gains 2 material. Each opponent takes 1 unrest. Gain 1 progress.", "2 VP"],
            [
                "Каждый игрок получает 2 ресурса. Каждый соперник берёт 1 карту беспорядков. "
                "Получите 1 жетон модернизации.",
                "2 ПО",
            ],
        ),
        (
            "1ROM1",
            "A",
            [
                "passive: When you look at fame cards, look at 1 more card and gain 1 progress.",
                "1 per 4 population (at most 10)",
            ],
            [
                "passive: Когда вы смотрите карты славы, посмотрите ещё 1 карту и получите 1 жетон модернизации.",
                "1 за 4 жетона населения (не более 10)",
            ],
        ),
        (
            "2ART23",
            "A",
            ["Abandon 3 knights garrisoned under regions → take the active quest to hand."],
            ["Разрушьте 3 рыцарей из укреплений регионов → возьмите активное испытание на руку."],
        ),
        (
            "2UTO2",
            "A",
            [
                "exhaust: When you return unrest, pay 1 action token → gain 1 progress.",
                "solstice: Choose: pay all progress (at least 5) → turn this card over OR discard 1 card "
                "and draw 1 card.",
            ],
            [
                "exhaust: Когда вы возвращаете карту беспорядков, потратьте 1 жетон действия → "
                "получите 1 жетон модернизации.",
                "solstice: Выберите: потратить все жетоны модернизации (не менее 5) → перевернуть эту карту "
                "ИЛИ сбросить 1 карту и взять 1 карту.",
            ],
        ),
        (
            "1SCY1",
            "B",
            ["1 per 3 material + 1 per 3 regions (at most 10)"],
            ["1 за 3 ресурса + 1 за 3 региона (не более 10)"],
        ),
        (
            "2FAM5",
            "A",
            ["Cannot be played.", "12 garrisoned, 8 in history, otherwise 3"],
            ["Нельзя разыграть.", "12 в укреплении, 8 в летописи, иначе 3"],
        ),
    ],
)
def test_printed_as_a_person_would_say_it(card, side, english, russian):
    assert printed(card, side, "en") == english
    assert printed(card, side, "ru") == russian


@pytest.mark.parametrize(
    ("card", "side", "lang", "said"),
    [
        ("2ART15", "A", "ru", "Разрушьте 1 регион, укреплённый рыцарем."),
        ("2ART16", "A", "ru", "разрушить 1 регион, укреплённый картой «Мерлин» →"),
        ("2ART3", "A", "ru", "Может стать активным испытанием, только если других испытаний не осталось."),
        ("1VIK1", "A", "ru", "посмотрите верхнюю карту колоды усиления; можете положить её"),
        ("2ART17", "A", "ru", "и при желании положить эту карту под регион"),
        ("1ROM2", "A", "ru", "ИЛИ приобрести 1 регион или карту набегов (по желанию)"),
        ("1ROM2", "A", "en", "OR acquire 1 region or tributary (if you wish)"),
        ("1UNC13", "A", "en", "gain 1 progress and, if you wish, return 1 exhaust token"),
        ("1ROM21", "A", "ru", "Приобретите 1 регион. Можете приобрести ещё 1 регион."),
        ("1ROM21", "A", "en", "Acquire 1 region. You may acquire 1 more region."),
        ("2UNC1", "A", "ru", "если на разрушенной карте нет мешка, получите ещё 1 жетон модернизации"),
        ("2UNC1", "A", "en", "gain 1 progress; if the abandoned card shows no production, gain 1 more progress"),
        ("2MIN16", "A", "ru", "взять все жетоны модернизации с этой карты"),
        ("2QIN2", "A", "en", "1 per “Long Walls” card in play (at most 10)"),
        ("2QIN3", "A", "en", "recall a “Long Walls” card →"),
        ("1FAM8", "A", "ru", "Пассивный эффект: Предел руки +1."),
        ("1UNC9", "A", "ru", "Не требует жетона действия: Возьмите 2 карты."),
        ("1CEL5", "A", "ru", "Можете приобретать регионы также из изгнания."),
        ("2CIV8", "A", "ru", "Можете приобретать регионы и карты набегов также из изгнания."),
        ("2CIV9", "A", "en", "You may play cities and metropolises without an action token."),
        ("1CEL5", "A", "ru", "На ваших картах «Завоевание» и картах атаки нет символа варварства."),
        ("1GRE10", "A", "ru", "1 карту постоянного действия (кроме регионов) →"),
        ("1UNC2", "A", "ru", "ПО: 1 в летописи."),
        ("1UNC9", "A", "en", "VP: 2 per fame card (at most 10)."),
        ("1UNC11", "A", "en", "VP: 1 per fertile icon or river icon (at most 10)."),
        ("1UNC11", "A", "ru", "ПО: 1 за каждый колос или каждую каплю (не более 10)."),
        ("1FAM3", "A", "en", "VP: 1 per unrest card opponents have (at most 10)."),
        ("2ATL9", "A", "ru", "ИЛИ, если «Дворец Посейдона» в игре, дважды присвоить"),
        ("2EGY14", "A", "en", "OR, if your state is empire, break through"),
        ("2ART17", "A", "ru", "и взять на руку, затем отправить эту карту в изгнание."),
        ("2UTO3", "B", "en", "When you would gain material, instead each opponent gains 1 progress;"),
        ("2OLM9", "A", "ru", "за каждую возвращённую так карту беспорядков."),
        ("1UNC18", "A", "ru", "если категория та же, возьмите открытую карту на руку, иначе отправьте её в изгнание"),
    ],
)
def test_sentences_that_were_wrong_once(card, side, lang, said):
    assert said in PRINTERS[lang, False].sentences(face(BY_ID[card], side))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_it_wrongly(lang):
    """Words that no sentence of any card may hold: each was printed once."""
    wrong = {
        "ru": r"каждый жетон модернизации|с укреплением|и можете|Без действия|Пассивно\b"
        r"|азмер руки|за 1 карту|кроме региона\)",
        "en": r"every progress|per 1 |optionally|cards \(not a region\)",
    }[lang]
    printer = PRINTERS[lang, False]
    for card, side in FACES:
        said = printer.sentences(face(card, side))
        assert not re.search(wrong, said), (card["id"], said)


def test_the_keyword_of_a_free_play_shows_the_token():
    assert PRINTERS["ru", True].label("free") == "Не требует <action>"
    assert PRINTERS["ru", False].label("free") == "Не требует жетона действия"


def test_questions_and_actions_decline_no_names():
    """Names of cards stand in quotation marks in their own form, so a noun before them takes the case."""
    match = new("imperium", 2, 1, {"nations": "both"})
    assert match.describe("exhaust 2CIV7", "ru") == "Эксплуатировать карту «Астрономия»"
    assert match.describe("play 2CIV7", "ru") == "Разыграть карту «Астрономия»"
    text = match.text("ru")
    gift = text("prompt-gift", victim="Вера", source="Онагр")
    assert gift.startswith("Отдать 1 жетон модернизации? Вера получит его, и карта «Онагр»")
    place = [text("prompt-place", resource="progress", left=n) for n in (1, 2, 5)]
    assert place == [f"На какую карту рынка положить {n} {what} модернизации?" for n, what in PLACED]


PLACED = ((1, "жетон"), (2, "жетона"), (5, "жетонов"))


def test_symbols_stand_beside_their_numbers():
    assert printed("1CAR11", lang="ru", symbols=True) == [
        "Выберите: потратить 3<material> → приобрести 1<uncivilised>/<civilised> "
        "ИЛИ потратить 5<material> → присвоить 1<uncivilised>/<civilised>."
    ]


@pytest.mark.parametrize(
    ("n", "russian", "english"),
    [
        (1, "1 ресурс", "1 material"),
        (2, "2 ресурса", "2 material"),
        (5, "5 ресурсов", "5 material"),
        (11, "11 ресурсов", "11 material"),
        (21, "21 ресурс", "21 material"),
        (24, "24 ресурса", "24 material"),
    ],
)
def test_plural_forms_follow_the_number(n, russian, english):
    program = {"abilities": [{"kind": "play", "do": {"op": "gain", "res": {"material": n}}}]}
    assert PRINTERS["ru", False].lines(program)[0].text == f"Получите {russian}."
    assert PRINTERS["en", False].lines(program)[0].text == f"Gain {english}."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("later", [False, True])
def test_every_option_is_told_in_words(lang: str, later: bool) -> None:
    """Wherever a list of answers is shown, an option says what it does; so does the question of a «you may»."""
    match = new("imperium", 2, 1, {"nations": "both", "later_printing": later})
    for domain in ("option", "deed"):
        for token in match.codec.domain(domain).tokens:
            said = match.name(domain, token, lang)
            assert len(said) > 6, (token, said)
            assert not re.search(r"[<>{}]|\d+-\d+|\.$", said), (token, said)
    for token in match.codec.domain("option").tokens:
        assert match.describe(f"option {token}", lang) == match.name("option", token, lang)


def test_options_of_one_question_differ() -> None:
    match = new("imperium", 2, 1, {"nations": "both"})
    questions: dict[int, list[str]] = {}
    for token, (at, _) in match.components.option_of.items():
        questions.setdefault(at, []).append(match.name("option", token, "ru"))
    assert len(questions) > 50
    assert all(len(set(said)) == len(said) for said in questions.values())
