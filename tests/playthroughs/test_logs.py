"""The log of one game of each kind as its first player reads it, in both languages: written by a command, read by
people, compared here.

    python tests/playthroughs/test_logs.py [GAME …]

Long games are told in three stretches: the beginning, the middle and the end.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match, replay
from pentarchy.table.chronicle import Line, gathered, pieces

HERE = Path(__file__).parent
RECORDS = {
    "eight_minute_empire": "3p-cards-collected",
    "founders": "3p-stacks-gone",
    "imperium": "three-classics-king_of_kings",
    "inca_empire": "four",
    "scythe": "table_3",
}
NAMES = {"en": ["Anna", "Boris", "Clara", "Daniel"], "ru": ["Анна", "Борис", "Клара", "Данила"]}
"""Women and men in turn: no sentence may suit only one of them."""
STRETCH = 80
"""Lines of each stretch of a long game."""
READER = 0


def told(game_id: str, lang: str) -> str:
    match = named(game_id, lang)
    found = pieces(match, READER, lang)
    lines = list(by_turns(match, [line for line, _ in gathered(match, lang, found)]))
    return "\n".join([*stretches(lines), "", *result(match, lang)]) + "\n"


def named(game_id: str, lang: str) -> Match:
    """The record's game with people's names."""
    path = HERE.parent / "golden" / game_id / f"{RECORDS[game_id]}.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    return replay({**record, "seats": NAMES[lang][: len(record["seats"])]})


def by_turns(match: Match, lines: list[Line]) -> Iterator[str]:
    """Each turn under the name of whose it is."""
    for turn, group in groupby(lines, key=lambda line: line.turn):
        yield f"-- {match.names[turn]}" if turn >= 0 else "--"
        yield from (f"  {line.text}" for line in group)


def stretches(lines: list[str]) -> list[str]:
    if len(lines) <= 3 * STRETCH:
        return lines
    middle = (len(lines) - STRETCH) // 2
    return [*lines[:STRETCH], "…", *lines[middle : middle + STRETCH], "…", *lines[-STRETCH:]]


def result(match: Match, lang: str) -> list[str]:
    """How it ended."""
    text, end = match.text(lang), match.result
    assert end is not None
    said = [text(f"end-{end.reason}")]
    for seat in (seat for place in end.ranking for seat in place):
        parts = [f"{text(f'score-{part}')} {n}" for part, n in end.breakdown[seat].items() if n]
        said.append(f"{match.names[seat]}: {end.scores[seat]} ({', '.join(parts)})")
    return said


def file(game_id: str, lang: str) -> Path:
    return HERE / "logs" / f"{game_id}.{lang}.txt"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", RECORDS)
def test_the_log_reads_as_before(game_id: str, lang: str) -> None:
    path = file(game_id, lang)
    hint = f"If that is meant, write it again and read it: python tests/playthroughs/test_logs.py {game_id}"
    assert path.is_file(), hint
    before, now = path.read_text(encoding="utf-8").splitlines(), told(game_id, lang).splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        assert old == new, f"{path.name} line {number} is no longer the same. {hint}"
    assert len(before) == len(now), hint


def main() -> None:
    (HERE / "logs").mkdir(exist_ok=True)
    for game_id in sys.argv[1:] or RECORDS:
        for lang in LANGUAGES:
            file(game_id, lang).write_text(told(game_id, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
