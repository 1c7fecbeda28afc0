"""Prints one hash per case over whole random games: every answer list, action, view and log line.

Equal output means the same games: across processes, hash seeds, machines, and the pure and the compiled engine.

    python -m pentarchy.contract.hashes [--games 1] [CASE-PREFIX…]
"""

from __future__ import annotations

import argparse
import hashlib
import json

from pentarchy import all_games
from pentarchy.contract.cases import Case, cases, sound_games, walk
from pentarchy.kernel.game import dump


def trace(case: Case) -> str:
    """A hash over everything that can be seen in a random game."""
    digest = hashlib.sha256()
    for match in walk(case):
        if match.steps > 500 and match.steps % 10 and not match.over:
            continue  # a very long game: now and then will do
        seen = {
            "to_act": match.to_act,
            "legal": [match.legal(seat) for seat in match.to_act],
            "position": dump(match.position),
        }
        if match.steps % 20 == 0 or match.over:
            seen["views"] = [match.view(viewer) for viewer in (None, *range(case.players))]
            seen["redeal"] = dump(match.redeal(0, match.steps).position)
            seen["judged"] = [round(match.game.judgement(match.position, seat), 9) for seat in range(case.players)]
        digest.update(json.dumps(seen).encode())
    digest.update(
        json.dumps(
            [match.record(), match.happened, match.log(0, "ru", max(0, match.event_count - 200))], sort_keys=True
        ).encode()
    )
    return digest.hexdigest()


def told_apart(game_id: str) -> list[Case]:
    """Every player count, and one case with options: whole games are long, and options change little here."""
    found = list(cases(game_id))
    return [case for case in found if not case.options] + [case for case in found if case.options][:1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.contract.hashes", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1, help="games per case")
    parser.add_argument("prefix", nargs="*", help="only cases that begin so")
    arguments = parser.parse_args()
    wanted = tuple(arguments.prefix)
    games = all_games() if wanted else sound_games()
    if wanted:
        games = [game_id for game_id in games if game_id.startswith(wanted) or wanted[0].startswith(game_id)]
    for case in (case for game_id in games for case in told_apart(game_id)):
        if not wanted or str(case).startswith(wanted):
            for seed in range(1, arguments.games + 1):
                print(case, seed, trace(case.with_seed(seed)))


if __name__ == "__main__":
    main()
