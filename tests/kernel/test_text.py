"""Words: plural forms, case forms, missing messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentarchy.kernel.text import Text, message_arguments, text_of

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
