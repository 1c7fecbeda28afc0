"""A person plays whole games in the terminal, in both languages, and over a plain pipe."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pexpect
import pytest

ASK = {"en": r"Player (\d) > ", "ru": r"Игрок (\d) > "}
OVER = {"en": "The game is over", "ru": "Партия окончена"}


def spawn(*arguments: str, lang: str) -> pexpect.spawn:
    command = [sys.executable, "-m", "pentarchy", "play", "eight_minute_empire", *arguments, "--lang", lang]
    child = pexpect.spawn(command[0], command[1:], encoding="utf-8", timeout=600, dimensions=(40, 80), echo=False)
    child.delaybeforesend = None
    return child


def play_on(child: pexpect.spawn, lang: str, choose: random.Random, limit: int = 600) -> None:
    """Answer with a number that is in the list, until the game is over."""
    for _ in range(limit):
        found = child.expect([ASK[lang], OVER[lang], "Enter"])
        if found == 1:
            return
        child.sendline("" if found == 2 else str(choose.randint(1, 3)))
    pytest.fail("the game did not end")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_against_bots(lang):
    child = spawn("--seats", "human,greedy,random", "--seed", "4", lang=lang)
    play_on(child, lang, random.Random(lang))
    child.expect(pexpect.EOF)
    assert ("greedy 2" if lang == "en" else "жадный 2") in child.before, "bots have names of the table's language"
    assert (
        ("Winner" if lang == "en" else "Победа") in child.before
        or "victory" in child.before
        or "победа" in child.before
    )
    child.close()
    assert child.exitstatus == 0


def test_lines_fit_into_80_columns():
    child = spawn("--seats", "human,random,random,random,random", "--seed", "5", lang="ru")
    child.expect(ASK["ru"])
    lines = child.before.replace("\r", "").split("\n")
    tables = [line for line in lines if "─" in line]
    assert tables
    assert max(map(len, tables)) <= 80
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_commands_of_a_game(tmp_path):
    child = spawn("--seats", "human,random", "--seed", "6", "--option", "youngest=by_seat", lang="en")
    child.expect(ASK["en"])
    child.sendline("why bid 15")
    child.expect("is no action here")
    child.sendline("why take forest_01")
    child.expect(r"Something else is asked of you now. \(EME-22\)")
    child.sendline("rules EME-25")
    child.expect("EME-25: ")
    child.sendline("rules EME-999")
    child.expect("There is no rule EME-999")
    child.sendline("nonsense")
    child.expect("neither a number")
    child.sendline("undo")
    child.expect("cannot be taken back")
    child.sendline("log")
    child.expect("Game 1 begins")
    child.sendline("help")
    child.expect("A number chooses")
    saved = tmp_path / "game.json"
    child.sendline("bid 13")
    child.expect("Take a card")
    child.expect(ASK["en"])
    child.sendline("1")
    child.expect(ASK["en"])
    child.sendline("undo")
    child.expect("Taken back")
    child.expect(ASK["en"])
    child.sendline(f"save {saved}")
    child.expect("Saved to")
    child.sendline("quit")
    child.expect("unfinished")
    child.expect(pexpect.EOF)
    doc = json.loads(saved.read_text(encoding="utf-8"))
    assert doc["state"]["actions"][0] == [0, "bid 13"]
    again = spawn("--resume", str(saved), lang="en")
    again.expect("Take a card; you have")
    again.sendline("quit")
    again.expect(pexpect.EOF)


def test_two_people_hand_the_screen_over():
    child = spawn("--seats", "human,human", "--seed", "7", lang="en")
    child.expect("Hand over to Player 1")
    child.sendline("")
    child.expect(r"Player 1 > ")
    child.sendline("bid 3")
    child.expect("Hand over to Player 2")
    assert "bid 3" not in child.before
    child.sendline("")
    child.expect(r"Player 2 > ")
    assert "Player 1 bid" not in child.before  # secret until both have bid
    child.sendline("bid 1")
    child.expect("Hand over to Player 1")
    child.sendline("")
    child.expect("Player 1 bid 3")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_over_a_plain_pipe():
    command = [
        sys.executable,
        "-m",
        "pentarchy",
        "play",
        "eight_minute_empire",
        "--seats",
        "human,random",
        "--seed",
        "8",
    ]
    done = subprocess.run(command, input="1\n" * 3, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0
    assert "The game was left unfinished." in done.stdout
    assert done.stderr == ""
    assert "\x1b[" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human"], "2 to 5 players"),
        (["--seats", "human,nobody"], "no bot 'nobody'"),
        (["--option", "board=six"], "allowed: four_continents, five_continents"),
        (["--resume", "nowhere.json"], "cannot be read"),
    ],
)
def test_bad_usage(arguments, sentence):
    command = [sys.executable, "-m", "pentarchy", "play", "eight_minute_empire", *arguments]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
