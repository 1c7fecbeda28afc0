"""A stranger's first hour with an installed Pentarchy: the table with all five games, simulations, rules, a game in the
terminal, the speed. Needs Python and an installed `pentarchy`, nothing of this checkout:

    python tests/release/smoke.py [--engine pure|compiled] [--only serve|commands]
"""

from __future__ import annotations

import argparse
import http.cookiejar
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener

GAMES = ["eight_minute_empire", "founders", "imperium", "inca_empire", "scythe"]
PATIENCE = 300
"""Seconds that a command may take on a busy machine."""
PENTARCHY = [sys.executable, "-m", "pentarchy"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", choices=["pure", "compiled"])
    parser.add_argument("--only", choices=["serve", "commands"])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # so that no source of a checkout is imported by chance
        check_version(args.engine)
        if args.only != "commands":
            check_table(Path(folder))
        if args.only != "serve":
            check_commands()
    print("all is well")


def run(*words: str, typed: str = "") -> str:
    done = subprocess.run([*PENTARCHY, *words], input=typed, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, f"pentarchy {' '.join(words)}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def check_version(engine: str | None) -> None:
    script = shutil.which("pentarchy", path=str(Path(sys.executable).parent))
    assert script, "the command pentarchy is not installed"
    said = subprocess.run([script, "--version"], capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
    print(said.strip())
    if engine:
        assert ("compiled" in said) == (engine == "compiled"), said


def check_commands() -> None:
    assert [game["id"] for game in json.loads(run("games", "--json")) if game["id"] in GAMES] == GAMES
    for game in GAMES:
        players = "3" if game == "inca_empire" else "2"
        seats = ",".join(["random"] * int(players))
        told = json.loads(run("sim", game, "--seats", seats, "--games", "1", "--seed", "1", "--json"))
        assert told["games"] == 1
        for lang in ("en", "ru"):
            assert len(run("rules", game, "--lang", lang)) > 5000
    print("sim and rules: all five games")
    for lang in ("en", "ru"):
        run(
            "play",
            "eight_minute_empire",
            "--seats",
            "human,normal",
            "--seed",
            "1",
            "--lang",
            lang,
            typed="1\n1\nquit\n",
        )
    print("play: a human's first steps")
    told = json.loads(run("bench", "eight_minute_empire", "--seconds", "0.1", "--json"))
    assert told["games"][0]["decisions_per_second"] > 0
    print("bench: it counts")


def check_table(folder: Path) -> None:
    command = [*PENTARCHY, "serve", "--port", "0", "--db", f"sqlite:///{folder / 'table.db'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+/", server.stdout.readline())
        assert found, "the server tells no address"
        look_around(Visitor(found[0].rstrip("/")))
    finally:
        server.terminate()
        server.wait(60)


class Visitor:
    """A browser without a screen."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener: OpenerDirector = build_opener(HTTPCookieProcessor(http.cookiejar.CookieJar()))
        self.seen: set[str] = set()

    def get(self, path: str, form: list[tuple[str, str]] | None = None) -> str:
        """A page; whatever is not found or broken raises."""
        with self.opener.open(self.url + path, urlencode(form).encode() if form else None, PATIENCE) as answer:
            text: str = answer.read().decode(errors="replace")  # some of it are pictures
        return text

    def load(self, page: str) -> int:
        """Everything that a page shows: pictures, styles, scripts."""
        for path in re.findall(r'(?:src|srcset|href)="(/(?:art|static|scene|still)[^"]*)"', page):
            if path not in self.seen:
                assert self.get(path), path
                self.seen.add(path)
        return len(self.seen)


def look_around(visitor: Visitor) -> None:
    for lang in ("ru", "en"):
        lobby = visitor.get("/settings", [("lang", lang), ("to", "/")])
        for game in GAMES:
            assert re.search(rf'src="/scene/{game}/{lang}/', lobby), f"no picture of {game} in the lobby"
        visitor.load(lobby)
    for game in GAMES:
        seats = [("seat", "me"), ("seat", "easy"), ("seat", "easy")]
        page = visitor.get("/matches", [("game", game), ("name", "Vera"), *seats])
        assert "<svg" in page, f"no picture on the table of {game}"
        visitor.load(page)
    print(f"serve: five games with pictures, {len(visitor.seen)} files")


if __name__ == "__main__":
    main()
