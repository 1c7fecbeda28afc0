"""A person plays whole games in the terminal, in both languages, and over a plain pipe."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys

import pexpect
import pytest
from rich.console import Console

import pentarchy
from pentarchy.cli.play import Session

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
    child.expect("The game begins")
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
    assert "Bids:" not in child.before  # secret until both have bid
    child.sendline("bid 1")
    child.expect("Hand over to Player 1")
    child.sendline("")
    child.expect("Bids: Player 1 3, Player 2 1")
    child.sendline("quit")
    child.expect(pexpect.EOF)


class Typist:
    """A person at a terminal who answers at random, and notes what was asked."""

    def __init__(self, seed: int, patience: int = 400) -> None:
        self.patience = patience
        self.session: Session | None = None
        self.chance = random.Random(seed)
        self.asked: list[str] = []
        self.typed: list[str] = []

    def __call__(self, question: str) -> str:
        assert self.session is not None
        self.asked.append(self.session.match.asked)
        if self.typed:
            return self.typed.pop(0)
        if len(self.asked) > self.patience:
            raise EOFError
        match = self.session.match
        return str(self.chance.choice(match.legal(match.to_act[0])))


def at_the_terminal(monkeypatch: pytest.MonkeyPatch, game: str, typist: Typist, lang: str = "en") -> Session:
    match = pentarchy.new(game, ["Anna", "Boris"], 11)
    typist.session = Session(match, ("human", "random"), lang)
    typist.session.console = Console(file=io.StringIO(), width=80, highlight=False)
    monkeypatch.setattr(typist.session.console, "input", typist)
    return typist.session


def screen(session: Session) -> str:
    file = session.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


FEW = 60
"""Questions that show whether a wish answers: with the answers of this seed an offer comes up among them."""


def test_wishes_answer_at_the_terminal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table answers for a player is not asked, unless they say so."""
    plain, asking = Typist(4, FEW), Typist(4, FEW)
    at_the_terminal(monkeypatch, "scythe", plain).run()
    asking.typed = ["wishes 1", "wishes 2", "wishes 3"]
    session = at_the_terminal(monkeypatch, "scythe", asking)
    session.run()
    assert "1  takes every gain of my turn whole (workers are asked about): ask me" in screen(session)
    assert asking.asked.count("offer") > plain.asked.count("offer")


def test_what_a_wish_answered_is_taken_back_with_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(9)
    session = at_the_terminal(monkeypatch, "scythe", typist)
    match = session.match
    while match.wished(0) is None:
        session._next()
    given = session.deeds[-1]
    while match.wished(0) is not None:
        session._next()
    assert match.steps >= given + 2, "an answer and what a wish answered to it"
    assert match.to_act == (0,)
    typist.typed = ["undo"]
    session._next()
    assert match.steps == given


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", pentarchy.games())
def test_every_game_is_told_in_lines_that_fit(monkeypatch: pytest.MonkeyPatch, game: str, lang: str) -> None:
    """Tables keep to 80 columns, and what is left out of the log leaves a mark."""
    if pentarchy.info(game).min_players > 2:
        pytest.skip("for more players")
    typist = Typist(5)
    session = at_the_terminal(monkeypatch, game, typist, lang)
    typist.asked = ["before"] * 340
    session.run()
    lines = screen(session).split("\n")
    tables = [line for line in lines if "─" in line]
    assert tables
    assert max(map(len, tables)) <= 80


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
