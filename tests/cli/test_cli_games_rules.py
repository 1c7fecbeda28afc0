"""`pentarchy games` and `pentarchy rules`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import pentarchy
from pentarchy import registry
from pentarchy.cli import common

Call = Callable[..., Any]


def test_games_lists_ids_titles_players_options_and_provenance(call: Call, game: str) -> None:
    said = call("games")
    assert said.code == 0
    info = pentarchy.info(game)
    for word in (game, info.title("en"), info.title("ru"), f"players: {info.min_players} to {info.max_players}"):
        assert word in said.out
    for option in info.options:
        assert f"option {option.name}: " in said.out
    for name in info.provenance:
        assert f"data {name}" in said.out


def test_games_json_is_the_same_as_the_library_says(call: Call) -> None:
    said = call("games", "--json")
    assert said.code == 0
    found = {entry["id"]: entry for entry in json.loads(said.out)}
    assert list(found) == pentarchy.all_games()
    for name, entry in found.items():
        info = pentarchy.info(name)
        assert entry["titles"] == info.titles
        assert (entry["min_players"], entry["max_players"]) == (info.min_players, info.max_players)
        assert [o["name"] for o in entry["options"]] == [o.name for o in info.options]
        assert all(o["default"] in o["values"] for o in entry["options"])
        assert entry["provenance"] == info.provenance


def test_one_game_by_its_name(call: Call, game: str) -> None:
    """The same words and the same JSON as in the whole list, for this game only, however it is spelled."""
    whole = call("games").out.split("\n\n")
    for typed in (game, game.upper(), game.replace("_", "-")):
        said = call("games", typed)
        assert said.code == 0
        assert said.out.rstrip("\n") in [page.rstrip("\n") for page in whole]
        assert said.out.startswith(f"{game}: ")
    listed = {entry["id"]: entry for entry in json.loads(call("games", "--json").out)}
    assert json.loads(call("games", game, "--json").out) == [listed[game]]


def test_an_unknown_game_is_refused_with_the_known_ones(call: Call) -> None:
    for more in ([], ["--json"]):
        said = call("games", "imperum", *more)
        assert said.code == 2
        assert said.out == ""
        assert "imperium" in said.err
        assert all(name in said.err for name in pentarchy.all_games())


def test_option_names_in_both_languages(call: Call, game: str) -> None:
    option = pentarchy.info(game).options[0]
    for lang in ("en", "ru"):
        word = registry.game(game).text(lang)(f"option-{option.name}")
        assert word in call("games", "--lang", lang).out


def test_a_broken_package_does_not_hide_the_other_games(call: Call, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentarchy.cli.games.all_games", lambda: ["broken", game])
    said = call("games")
    assert said.code == 0
    assert game in said.out
    assert said.err.startswith("pentarchy: broken cannot be loaded: ")


def test_rules_whole_in_both_languages(call: Call, game: str) -> None:
    for lang in ("en", "ru"):
        book = registry.game(game).rulebook(lang)
        said = call("rules", game, "--lang", lang)
        assert said.code == 0
        assert said.out.startswith(book.title)
        printed = re.findall(r"^([A-Z]+-[A-Z]?\d+)  ", said.out, re.M)
        assert sorted(printed) == sorted(book.rules)


def test_one_rule_by_id_in_any_spelling(call: Call, game: str) -> None:
    book = registry.game(game).rulebook("ru")
    rule = list(book.rules)[2]
    for typed in (rule, rule.lower(), rule.partition("-")[2]):
        said = call("rules", game, typed, "--lang", "ru")
        assert said.code == 0
        assert said.out.startswith(f"{rule}  {book.rules[rule][:20]}")
        assert said.out.count(rule) == 1


def test_language_follows_the_locale(call: Call, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert common.default_language() == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert call("rules", game).out.startswith(registry.game(game).rulebook("ru").title)
    monkeypatch.setenv("LC_ALL", "C")
    assert call("rules", game).out.startswith(registry.game(game).rulebook("en").title)


def test_unknown_rule_names_the_nearest(call: Call, game: str) -> None:
    rule = next(iter(registry.game(game).rulebook("en").rules))
    prefix = rule.partition("-")[0]
    numbers = [
        int(r.rpartition("-")[2]) for r in registry.game(game).rulebook("en").rules if r[len(prefix) + 1].isdigit()
    ]
    said = call("rules", game, f"{prefix}-{max(numbers) + 7}")
    assert said.code == 2
    assert f"{prefix}-{max(numbers)}" in said.sentence()
    said = call("rules", game, "???")
    assert said.code == 2
    assert f"{prefix}-" in said.sentence()


def test_unknown_game_names_the_nearest(call: Call, game: str) -> None:
    for typed in (game[:-2], game[1:]):
        said = call("rules", typed)
        assert said.code == 2
        assert f"Did you mean {game!r}?" in said.sentence()
    assert call("rules", game.upper().replace("_", "-")).code == 0


def test_unknown_language(call: Call, game: str) -> None:
    said = call("rules", game, "--lang", "fr")
    assert said.code == 2
    assert "'en', 'ru'" in said.sentence() or "en, ru" in said.sentence()
