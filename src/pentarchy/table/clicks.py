"""How many clicks a turn takes a person at the web table: before wishes and answers given together, and with them.

    python -m pentarchy.table.clicks [GAME ...] [--games N] [--bot BOT] [--json]

Bots play; each of their answers is given again as a person would give it on the page, by pointing at things and
pressing buttons. "Before" every answer is given singly, and every one that cannot be taken back is confirmed. "After",
the page offers answers that go together, wishes answer for the player, and only what is dangerous is confirmed: once
with the wishes that are in force from the beginning, once with all of them. An answer that a player's wish would have
given otherwise costs as many clicks as before: whoever wants it switches the wish off. These, and answers that stand in
the list of all only, are told as `otherwise`; `more_clicks` are turns without them that need more clicks than before.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pentarchy import bots
from pentarchy.bots.drive import drive
from pentarchy.match import Match, new
from pentarchy.registry import game, games
from pentarchy.table import show

GAMES = 4
FINAL = "final"
DANGER = "danger"


@dataclass
class Turn:
    """Clicks of one seat in one turn (or between turns), counted in three ways."""

    seat: int
    answers: int = 0
    before: int = 0
    after: int = 0
    all_wishes: int = 0
    otherwise: int = 0
    """Answers that a wish would have given otherwise, or that hardly anybody gives."""


def clicks(choices: Sequence[Mapping[str, Any]], wanted: Mapping[str, Any]) -> int:
    """How often one points and presses to give this answer, as `selection.js` narrows them."""
    usual = [choice for choice in choices if "spare" not in choice] or list(choices)
    if wanted not in usual:
        return 2  # the list of all answers, and the answer in it
    picked = _common(usual)
    count = 0
    while True:
        left = [choice for choice in usual if choice["on"][: len(picked)] == picked]
        if len(wanted["on"]) == len(picked):  # nothing more to point at
            decided = len(left) == 1 and count > 0
            return count if decided else count + 1
        picked = [*picked, wanted["on"][len(picked)]]
        count += 1


def _common(choices: Sequence[Mapping[str, Any]]) -> list[str]:
    found: list[str] = []
    if len(choices) > 1:
        while all(len(c["on"]) > len(found) for c in choices) and len({c["on"][len(found)] for c in choices}) == 1:
            found.append(choices[0]["on"][len(found)])
    return found


def page_of(match: Match, seat: int) -> list[dict[str, Any]]:
    """What the page offers, with the answers together that the picture itself offers."""
    drawn = show.drawn_things(match.picture(seat, "en"))
    choices = show.choices(match, seat, "en", drawn, "normal")
    for chain in match.chains(seat):
        if chain.drawn:
            text = show.THEN.join(match.codec.text(action) for action in chain.actions)
            choices.append({"do": text, "on": [f"{show.WHOLE}:{text}"], "say": text})
    return choices


def single(choices: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The page as it would be without wishes and answers together."""
    return [
        {key: value for key, value in choice.items() if key != "spare"}
        for choice in choices
        if show.THEN not in choice["do"]
    ]


class Walk:
    """A game that was played, gone through again."""

    def __init__(self, match: Match, answers: Sequence[tuple[int, int]]) -> None:
        self.match, self.answers = match, answers
        self.turns: list[Turn] = []
        self.turn: Turn | None = None
        self.key: object = None
        self.given = 0
        """Answers that were given with one before them."""

    def run(self) -> list[Turn]:
        for k, (seat, number) in enumerate(self.answers):
            self._step(k, seat, number)
            self.match.apply(seat, number)
        return self.turns

    def _turn_of(self, seat: int) -> Turn:
        key = (seat, self.match.turn)
        if self.turn is None or key != self.key:
            self.key, self.turn = key, Turn(seat)
            self.turns.append(self.turn)
        return self.turn

    def _step(self, k: int, seat: int, number: int) -> None:
        match, turn = self.match, self._turn_of(seat)
        choices = page_of(match, seat)
        alone = single(choices)
        text = match.codec.text(number)
        chosen = next(choice for choice in alone if choice["do"] == text)
        before = clicks(alone, chosen) + (FINAL in chosen)
        turn.answers += 1
        turn.before += before
        usual, every = match.wished(seat), match.wished(seat, {wish.name: True for wish in match.game.wishes})
        turn.otherwise += (every is not None and every != number) or number in match.spare(seat)
        if self.given:
            self.given -= 1
            return
        if usual == number:
            return
        after = self._together(k, seat, choices)
        turn.after += after if usual is None else before
        turn.all_wishes += 0 if every == number else after if every is None else before

    def _together(self, k: int, seat: int, choices: list[dict[str, Any]]) -> int:
        """Clicks of the longest run of answers from here on that the page offers as one."""
        best, length = None, 0
        for choice in choices:
            texts = choice["do"].split(show.THEN)
            coming = self.answers[k : k + len(texts)]
            if len(texts) > length and [(seat, self.match.codec.parse(text)) for text in texts] == list(coming):
                best, length = choice, len(texts)
        assert best is not None
        self.given = length - 1
        return clicks(choices, best) + (FINAL in best and DANGER in best)


def measure(game_id: str, count: int, bot: str, players: int | None = None) -> list[Turn]:
    found: list[Turn] = []
    for seed in range(count):
        match = new(game_id, players or min(3, game(game_id).max_players), seed)
        first = match.clone()
        drive(match, [bots.make(bot, seat) for seat in range(match.players)], seed)
        found += Walk(first, match.answers).run()
    return found


def row(game_id: str, turns: Sequence[Turn]) -> dict[str, Any]:
    n = len(turns)
    worse = sum(max(turn.after, turn.all_wishes) > turn.before for turn in turns if not turn.otherwise)
    answers = sum(turn.answers for turn in turns)
    return {
        "game": game_id,
        "turns": n,
        "answers": round(answers / n, 2),
        "before": round(sum(turn.before for turn in turns) / n, 2),
        "after": round(sum(turn.after for turn in turns) / n, 2),
        "all_wishes": round(sum(turn.all_wishes for turn in turns) / n, 2),
        "worst_before": max(turn.before for turn in turns),
        "worst_after": max(turn.after for turn in turns),
        "more_clicks": worse,
        "otherwise": round(sum(turn.otherwise for turn in turns) / answers, 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m pentarchy.table.clicks", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each kind (default {GAMES})")
    parser.add_argument("--bot", default="greedy", help="who plays (default greedy)")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = [row(game_id, measure(game_id, asked.games, asked.bot)) for game_id in asked.game or games()]
    if asked.json:
        print(json.dumps(rows))
        return
    print("| " + " | ".join(rows[0]) + " |")
    print("|" + "---|" * len(rows[0]))
    for one in rows:
        print("| " + " | ".join(str(value) for value in one.values()) + " |")


if __name__ == "__main__":
    main()
