"""Words: plural forms, case forms, missing messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import pentarchy
from pentarchy.kernel.text import COMMON, LANGUAGES, Text, message_arguments, sources, text_of
from pentarchy.registry import game, games

ENGLISH = """
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
scout = Scout
greet = Hello, { $who }!
only-attribute =
    .help = words
"""
RUSSIAN = """
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
    }
scout = Разведчик
    .acc = Разведчика
greet = Здравствуйте, { $who }!
only-attribute =
    .help = слова
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (0, "0 coins", "0 монет"),
        (1, "1 coin", "1 монета"),
        (2, "2 coins", "2 монеты"),
        (4, "4 coins", "4 монеты"),
        (5, "5 coins", "5 монет"),
        (11, "11 coins", "11 монет"),
        (12, "12 coins", "12 монет"),
        (21, "21 coins", "21 монета"),
        (22, "22 coins", "22 монеты"),
        (111, "111 coins", "111 монет"),
    ],
)
def test_plural_forms(folder: Path, n: int, english: str, russian: str) -> None:
    assert Text("en", (folder,))("coins", n=n) == english
    assert Text("ru", (folder,))("coins", n=n) == russian


def test_case_forms(folder: Path) -> None:
    assert Text("ru", (folder,)).forms("scout") == {"": "Разведчик", "acc": "Разведчика"}
    assert Text("en", (folder,)).forms("scout") == {"": "Scout"}
    assert Text("ru", (folder,)).attribute("scout", "acc") == "Разведчика"
    assert Text("ru", (folder,)).attribute("scout", "gen") is None
    assert Text("ru", (folder,)).attribute("nobody-here", "gen") is None


def test_names_are_not_wrapped_in_invisible_marks(folder: Path) -> None:
    assert Text("en", (folder,))("greet", who="Анна") == "Hello, Анна!"


def test_what_is_missing_is_an_error(folder: Path) -> None:
    text = Text("en", (folder,))
    for key in ("no-such-key", "only-attribute"):
        with pytest.raises(KeyError, match=key):
            text(key)
    with pytest.raises(KeyError, match="greet"):
        text("greet")
    assert not text.has("no-such-key")


def test_common_words_stand_behind_those_of_a_game(folder: Path) -> None:
    text = text_of("ru", folder)
    assert text("prompt-over") == "Партия окончена."
    (folder / "more").mkdir()
    (folder / "more" / "ru.ftl").write_text("prompt-over = Всё.\n", encoding="utf-8")
    assert text_of("ru", folder / "more")("prompt-over") == "Всё."
    with pytest.raises(ValueError, match="en, ru"):
        text_of("de")


def test_arguments_of_messages(folder: Path) -> None:
    found = message_arguments(folder / "en.ftl")
    assert found["coins"] == {"n"}
    assert found["greet"] == {"who"}
    assert found["scout"] == set()
    (folder / "bad.ftl").write_text("this is not Fluent\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"bad\.ftl"):
        message_arguments(folder / "bad.ftl")


def test_remembered_words_are_those_of_the_arguments(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentarchy.kernel.text.REMEMBERED", 2)
    english = Text("en", (folder,))
    for _ in range(2):
        assert english("coins", n=1) == "1 coin"
        assert english("coins", n=2) == "2 coins"
        assert english("coins", n=1.5) == "1.5 coins"
        assert english("coins", n="1") == "1 coins", "a word is no number"
        assert english("scout") == "Scout"
    with pytest.raises(KeyError):
        english("coins")


def test_a_message_is_read_with_those_it_refers_to(folder: Path) -> None:
    (folder / "en.ftl").write_text(
        "a = { b }, c\n# not { c }\nb = { -t }{ NUMBER($n) }\n    .help = { d.help }\n"
        "c = gone, c\nd = D\n    .help = { $n ->\n    [one] { -t }\n   *[other] T { a }\n}\n-t = term\n",
        encoding="utf-8",
    )
    for first in "abcd":  # whichever is asked for first
        text = Text("en", (folder,))
        text.has(first)
        assert text.attribute("d", "help", n=1) == "term"
        assert text("a", n=1) == "term1, c"
        assert text.attribute("b", "help", n=2) == "T term2, c"
        assert not text.has("-t")


def test_words_can_be_read_before_they_are_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, ahead = Text("ru", (folder,)), Text("ru", (folder,))
    assert asked("coins", n=2) == "2 монеты"
    for _ in ahead.reading():
        pass
    monkeypatch.setattr("pentarchy.kernel.text.FluentResource", lambda source: pytest.fail(f"read late: {source}"))
    assert ahead("coins", n=2) == "2 монеты"
    assert ahead("greet", who="Анна") == "Здравствуйте, Анна!"
    assert ahead("scout") == "Разведчик"
    assert ahead.attribute("scout", "acc") == "Разведчика"
    assert not list(ahead.reading())


@pytest.mark.parametrize("path", sorted(Path(pentarchy.__file__).parent.rglob("*.ftl")), ids=lambda p: str(p)[-40:])
def test_files_are_cut_where_messages_begin(path: Path) -> None:
    """What is read piece by piece says what the whole file says."""
    source = path.read_text(encoding="utf-8")
    read = FluentResource(source)
    messages = [entry for entry in read.body if isinstance(entry, ast.Message)]
    terms = {f"-{entry.id.name}" for entry in read.body if isinstance(entry, ast.Term)}
    pieces = sources(path)
    assert set(pieces) == {entry.id.name for entry in messages} | terms
    whole = FluentBundle([path.stem], use_isolating=False)
    whole.add_resource(FluentResource((COMMON / path.name).read_text(encoding="utf-8")))
    whole.add_resource(read, allow_overrides=True)
    arguments = dict.fromkeys(re.findall(r"\$(\w+)", source), 2)
    in_pieces = text_of(path.stem, path.parent)
    for entry in messages:
        if entry.value is None:
            continue
        if "{" not in pieces[entry.id.name]:
            assert [in_pieces(entry.id.name)] == [part.value for part in entry.value.elements]
        else:
            pattern = whole.get_message(entry.id.name).value
            said, _ = whole.format_pattern(pattern, arguments)
            assert in_pieces(entry.id.name, **arguments) == said


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_as_fluent_writes_them(name: str, lang: str) -> None:
    text, bundle = game(name).text(lang), game(name).text(lang)._bundle
    for key, names in message_arguments(game(name).folder / "text" / f"{lang}.ftl").items():
        message = text._message(key)
        patterns = [pattern for pattern in (message.value, *message.attributes.values()) if pattern is not None]
        for value in (1, 3, -21, 1234, "Мария"):
            arguments = dict.fromkeys(names, value)
            for pattern in patterns:
                told, faults = bundle.format_pattern(pattern, arguments)
                if not faults:
                    written = text._format(key, pattern, arguments)
                    assert written.replace("\N{MINUS SIGN}", "-") == str(told).replace("\N{MINUS SIGN}", "-"), key
