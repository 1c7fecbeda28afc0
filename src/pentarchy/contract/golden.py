"""Golden records and readable playthroughs: written by a command, reviewed as a diff, compared by the suite.

    python -m pentarchy.contract.golden [--keep] [GAME…]

Golden records (tests/golden/GAME/*.json of the repository in which the command is given) are whole games that must
replay to the same result: one of each player count, a few with other options, and one of each reason of the end that
could be found. A playthrough (tests/playthroughs/GAME.txt) shows one of these games as people would follow it. With
--keep the records stay and only the playthroughs are written again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from pentarchy import bots, replay
from pentarchy.contract import repository
from pentarchy.contract.cases import Case, cases, chooser, sound_games, step, told
from pentarchy.match import Match

SEARCH = 12
"""Games per player count in which ends of every kind are looked for."""
WITH_OPTIONS = 3
"""Cases with options that get a record."""
SHOWN = 30
"""Steps that a playthrough shows in full, at the beginning and so many in all from there on."""
LOG = 60
"""Log lines of the rest that a playthrough shows."""


def play(case: Case) -> Match:
    """A game between half-witted players: every other answer is the greedy bot's. Random games can be very long."""
    match, rng = case.new(), chooser(case)
    bot = bots.make("greedy")
    with told(case, match):
        while not match.over and match.steps < case.rules.decision_limit:
            if rng.random() < 0.5:
                seat = rng.choice(match.to_act)
                match.play(seat, bot.choose(match.redeal(seat, match.steps), seat))
            else:
                step(match, rng)
        assert match.over, "the game does not end"
    return match


def records(game_id: str) -> dict[str, Match]:
    """Finished games by the name of their file."""
    found: dict[str, Match] = {}
    reasons: set[str] = set()
    plain = [case for case in cases(game_id) if not case.options]
    others = [case for case in cases(game_id) if case.options][:WITH_OPTIONS]
    for case in (*plain, *others):
        for seed in range(1, 2 if case.options else SEARCH + 1):
            if seed > 1 and reasons >= set(case.rules.reasons[1:]):
                break
            match = play(case.with_seed(seed))
            assert match.result is not None
            reason = match.result.reason
            if seed == 1 or reason not in reasons:
                reasons.add(reason)
                name = f"{case.players}p-options-{others.index(case) + 1}" if case.options else f"{case.players}p"
                found[f"{name}-{reason.replace('_', '-')}"] = match
    return found


def write_records(game_id: str) -> int:
    folder = repository.here().golden / game_id
    folder.mkdir(parents=True, exist_ok=True)
    found = records(game_id)
    for path in folder.glob("*.json"):
        path.unlink()
    for name, match in found.items():
        record = match.record()
        actions = ",\n  ".join(json.dumps(line, ensure_ascii=False) for line in record.pop("actions"))
        head = json.dumps(record, ensure_ascii=False, indent=1)[:-2]
        (folder / f"{name}.json").write_text(f'{head},\n "actions": [\n  {actions}\n ]\n}}\n', encoding="utf-8")
    return len(found)


def shown_record(game_id: str) -> Path:
    """The record that the playthrough shows: three players, if there are any."""
    paths = sorted(path for path in (repository.here().golden / game_id).glob("*.json") if "options" not in path.stem)
    three = [path for path in paths if path.stem.startswith("3p")]
    return (three or paths)[0]


def playthrough(game_id: str) -> str:
    """A whole game in words: what is asked, what may be answered, what each seat sees that changed."""
    path = shown_record(game_id)
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    match = replay(record, upto=0)
    seats = len(record["seats"])
    lines = [f"{match.text('en')('title')}: the game of {path.parent.name}/{path.name}, options {match.options}", ""]
    views = [_flat(match.view(viewer)) for viewer in (None, *range(seats))]
    lines += [f"At the beginning all see: {_cut(json.dumps(match.view(None), ensure_ascii=False), 1500)}", ""]
    rest: list[str] = []
    for number, (seat, text) in enumerate(record["actions"]):
        events = match.event_count
        chosen = match.describe(text)
        if number < SHOWN:
            lines += _question(match, number + 1)
        match.play(seat, text)
        said = _said(match, events)
        if number < SHOWN:
            lines.append(f"  -> seat {seat}: {text} ({chosen})")
            lines += [*_changes(match, views), *said, ""]
        else:
            rest += said
    if len(rest) > LOG:
        lines.append(f"     ({len(rest) - LOG} lines of the log are left out)")
    lines += rest[-LOG:]
    result = match.result
    assert result is not None
    lines += ["", f"The end: {match.text('en')(f'end-{result.reason}')}"]
    for seat, (score, parts) in enumerate(zip(result.scores, result.breakdown, strict=True)):
        lines.append(f"  seat {seat}: {score} {parts}")
    return "\n".join(lines) + "\n"


def _question(match: Match, number: int) -> list[str]:
    lines = [f"[{number}] {match.prompt(None)}"]
    for seat in match.to_act:
        said = [f"{action} ({match.describe(action)})" for action in match.legal(seat)]
        lines.append(f"  seat {seat}: {match.prompt(seat)}")
        lines.append(f"     may: {_cut(', '.join(said))}")
    return lines


def _said(match: Match, events: int) -> list[str]:
    """The log since then: what all hear, and what only one hears."""
    public = match.log_lines(None, start=events)
    lines = [f"     * {line}" for line in public if line]
    for viewer in range(match.players):
        own = match.log_lines(viewer, start=events)
        lines += [
            f"     * (only for seat {viewer}) {line}"
            for told_to_all, line in zip(public, own, strict=True)
            if line and line != told_to_all
        ]
    return lines


def _changes(match: Match, views: list[dict[str, str]]) -> list[str]:
    """What a spectator sees that changed, and what each seat sees beyond that. Brings `views` up to date."""
    lines = []
    public: list[str] = []
    for index, viewer in enumerate((None, *range(match.players))):
        now = _flat(match.view(viewer))
        changed = [f"{key} {now[key]}" for key in now if now[key] != views[index].get(key)]
        changed += [f"{key} gone" for key in views[index] if key not in now]
        views[index] = now
        if viewer is None:
            public = changed
            lines.append(f"     all see: {_cut('; '.join(changed) or 'nothing')}")
        elif own := [change for change in changed if change not in public]:
            lines.append(f"     seat {viewer} also sees: {_cut('; '.join(own))}")
    return lines


def _flat(value: object, path: str = "") -> dict[str, str]:
    """A view as paths and values, so that changes can be told."""
    if isinstance(value, dict):
        found: dict[str, str] = {}
        for key, inner in value.items():
            found.update(_flat(inner, f"{path}.{key}".lstrip(".")))
        return found
    if isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
        found = {}
        for index, inner in enumerate(value):
            found.update(_flat(inner, f"{path}[{index}]"))
        return found
    return {path: json.dumps(value, ensure_ascii=False)}


def _cut(text: str, limit: int = 500) -> str:
    return text if len(text) <= limit else text[:limit] + f" … ({len(text) - limit} letters more)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.contract.golden", description=__doc__.split("\n")[0])
    parser.add_argument("--keep", action="store_true", help="keep the records, write only the playthroughs")
    parser.add_argument("game", nargs="*", help="only these games")
    asked = parser.parse_args()
    playthroughs = repository.here().playthroughs
    playthroughs.mkdir(parents=True, exist_ok=True)
    for game_id in asked.game or sound_games():
        written = "" if asked.keep else f"{write_records(game_id)} golden records and "
        (playthroughs / f"{game_id}.txt").write_text(playthrough(game_id), encoding="utf-8")
        print(f"{game_id}: {written}a playthrough")


if __name__ == "__main__":
    main()
