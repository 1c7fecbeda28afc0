"""Values of the bots from games: tables learned by self-play, or weights tuned by paired games.

A game that counts (`Game.count_sizes`) learns tables: what each count is worth at the beginning and at the end, so that
the share of a seat's strength among all seats is its chance to win. Games are played by the present values, with turns
at random now and then; what is counted comes from the position as the seat knows it, dealt again. All rounds are fitted
together.

The other games tune the weights of the terms of their judgement: two sets that differ a little in every weight play the
same deals against each other, and the weights move towards the winner (SPSA). A table fitted to who wins among
players that all play alike does not know what it costs to play otherwise; games do.

Either way a version counts only by its games against the values it began with, in fresh deals, each deal played from
every seat.
"""

from __future__ import annotations

import json
import math
import os
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from pentarchy.bots.base import Bot
from pentarchy.bots.levels import AheadBot
from pentarchy.bots.search import look_ahead, worth_in_lanes
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position, first_open
from pentarchy.kernel.values import Values
from pentarchy.lab.ladder import interval
from pentarchy.lab.simulate import game_seed
from pentarchy.match import new

Array = Any
"""A numpy array: its shape is said where it is made."""

STRAY = 0.13
"""Chance of a turn that is played at random: what good players never do must be seen, too."""
KEPT = 0.2
"""Share of the positions in the middle of a turn that are kept; those between turns all are."""
MIXED = 0.5
"""Share of the final points, beside the victory, in what a position is fitted to."""
POINTS = 4.0
"""Final points of lead that count as a factor of e."""
PULL = 2e-5
"""Pull of every entry of a table towards 0."""
ROUND = 0.25
"""Share of the time after which the tables are fitted again."""
STEP, NUDGE = 0.05, 0.18
"""SPSA: how far the weights (as logarithms) move after a pair of games, and by how much the two sets differ."""
PROBE = 60
"""Games against the present values after each round."""
GATE = 400
"""Games that decide."""


Tell = Callable[[str], None]


# -- playing -----------------------------------------------------------------------------------------------------------


class Valued(Bot):
    """Another bot that judges by other values."""

    def __init__(self, inner: Bot, values: Values) -> None:
        super().__init__()
        self.inner, self.values = inner, values
        self.games: dict[int, Game] = {}

    def pick(self, game: Game, p: Position, seat: int) -> int:
        if id(game) not in self.games:
            self.games[id(game)] = game.valued(self.values)
        return self.inner.pick(self.games[id(game)], p, seat)


def play(game: Game, p: Position, bots: list[Bot], chance: Random) -> list[float]:
    """Play on to the end: each seat's share of the victory. Everybody answers in a deal that is made for his seat."""
    for _ in range(game.decision_limit):
        if p.over:
            break
        seat = first_open(p)
        p.apply(seat, bots[seat].pick(game, game.redeal(p, seat, chance.getrandbits(60)), seat))
    return shares(game, p)


def shares(game: Game, p: Position) -> list[float]:
    """A game that does not end is shared by those who stand best."""
    if p.over:
        winners = game.result(p).winners
    else:
        standing = game.standing(p)
        winners = [seat for seat in range(p.players) if standing[seat] == max(standing)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(p.players)]


def duel(
    game: Game, players: int, upper: Callable[[int], Bot], lower: Callable[[int], Bot], seed: int
) -> Iterator[tuple[float, float]]:
    """Without end: the share of one upper bot among lower ones, and its lead in points; every deal from every seat."""
    deal = 0
    while True:
        for mine in range(players):
            chance = Random(game_seed(seed, deal) ^ mine)
            p = new(game.id, players, game_seed(seed, deal)).loose()
            bots = [(upper if seat == mine else lower)(chance.getrandbits(60)) for seat in range(players)]
            share = play(game, p, bots, chance)[mine]
            points = game.result(p).scores if p.over else game.standing(p)
            yield share, points[mine] - max(points[seat] for seat in range(players) if seat != mine)
        deal += 1


# -- tables ------------------------------------------------------------------------------------------------------------


@dataclass
class Seen:
    """Positions of self-play at one size of table."""

    counts: array[int] = field(default_factory=lambda: array("h"))
    """Of each position, seat by seat, the places of its counts."""
    phases: array[float] = field(default_factory=lambda: array("f"))
    targets: array[float] = field(default_factory=lambda: array("f"))
    """Of each position, seat by seat, how the game ended."""
    games: int = 0


def self_play(game: Game, players: int, values: Values, seed: int, seen: Seen) -> None:
    """One game with strays; what was met and how it ended is added."""
    judged = game.valued(values)
    chance = Random(seed)
    p = new(game.id, players, seed).loose()
    met = 0
    stray, turn_of = False, -1
    for _ in range(game.decision_limit):
        if p.over:
            break
        seat = first_open(p)
        known = game.redeal(p, seat, chance.getrandbits(60))
        fresh = p.actor != turn_of
        if fresh:
            stray, turn_of = chance.random() < STRAY, p.actor
        if p.actor != LANES and (fresh or chance.random() < KEPT):
            found, phase = game.counts(known)
            for one in found:
                seen.counts.extend(one)
            seen.phases.append(phase)
            met += 1
        options = known.legal(seat)
        if len(options) == 1 or stray:
            p.apply(seat, chance.choice(options))
            continue
        if p.actor == LANES:
            guess = chance.getrandbits(60)
            judge = judged.judge()
            worths = [worth_in_lanes(judge, known, seat, action, guess) for action in options]
        else:
            worths = look_ahead(judged, known, seat, options, 0, 0, 0.0)
        best = max(worths)
        p.apply(seat, chance.choice([action for action, worth in zip(options, worths, strict=True) if worth == best]))
    seen.targets.extend(_target(game, p) * met)
    seen.games += 1


def _target(game: Game, p: Position) -> list[float]:
    """Half the share of the victory, half the final points: who wins narrowly has not played much better."""
    scores = game.result(p).scores if p.over else game.standing(p)
    grown = [math.exp((score - max(scores)) / POINTS) for score in scores]
    won = shares(game, p)
    return [(1 - MIXED) * won[seat] + MIXED * grown[seat] / sum(grown) for seat in range(p.players)]


def fit(seen: Seen, size: int, begin: Array | None = None) -> tuple[Array, float]:
    """The tables that explain best how the games ended, as one vector (at the beginning, then added until the end), and
    their mean loss."""
    phase = np.array(seen.phases, dtype=np.float64)[:, None]
    positions = len(phase)
    target = np.array(seen.targets, dtype=np.float64).reshape(positions, -1)
    rows = target.size
    places = np.array(seen.counts, dtype=np.int32)
    ends = np.arange(0, len(places) + 1, len(places) // rows)
    held = csr_matrix((np.ones(len(places), dtype=np.float32), places, ends), shape=(rows, size))
    turned = held.T.tocsr()

    def loss(vector: Array) -> tuple[float, Array]:
        start, change = held @ vector[:size], held @ vector[size:]
        strengths = start.reshape(target.shape) + phase * change.reshape(target.shape)
        strengths -= strengths.max(1, keepdims=True)
        grown = np.exp(strengths)
        share = grown / grown.sum(1, keepdims=True)
        value = -float((target * np.log(share + 1e-12)).sum()) / positions
        slope = (share - target) / positions
        down = np.concatenate([turned @ slope.reshape(-1), turned @ (slope * phase).reshape(-1)])
        return value + PULL * float(vector @ vector), down + 2 * PULL * vector

    found = minimize(
        loss, np.zeros(2 * size) if begin is None else begin, jac=True, method="L-BFGS-B", options={"maxiter": 100}
    )
    return found.x, float(found.fun)


def as_tables(game: Game, vector: Array) -> dict[str, list[list[float]]]:
    """The vector by the names of the counts, rounded: what is written."""
    size = len(vector) // 2
    found, at = {}, 0
    for name, values in game.count_sizes:
        found[name] = [[round(float(x), 3) for x in vector[k + at : k + at + values]] for k in (0, size)]
        at += values
    return found


# -- the whole command -------------------------------------------------------------------------------------------------


def learn(
    game: Game,
    minutes: float,
    out: Path,
    resume: bool,
    seed: int = 1,
    players: list[int] | None = None,
    gate: int = GATE,
    tell: Tell = lambda line: None,
) -> dict[str, Any]:
    """Learn for so many minutes, then measure; the file holds the best that was found and how."""
    doc = _begin(game, out, resume, seed)
    sizes = players or list(range(game.min_players, game.max_players + 1))
    step = learn_tables if game.count_sizes else tune_weights
    for size in sizes:
        step(game, size, minutes / len(sizes), doc, out, gate, tell)
    return doc


def _begin(game: Game, out: Path, resume: bool, seed: int) -> dict[str, Any]:
    if out.exists() and not resume:
        raise PentarchyError(f"{out} is there already: go on from it with --resume, or name another file.")
    if out.exists():
        doc: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
        if doc.get("game") != game.id:
            raise PentarchyError(f"{out} holds values of {doc.get('game')}, not of {game.id}.")
        return doc
    method = "tables by self-play" if game.count_sizes else "weights by paired games"
    return {
        "game": game.id,
        "method": method,
        "seed": seed,
        "rules_version": game.rules_version,
        "data_hash": game.data.hash,
        "minutes": 0.0,
        "games": {},
        "strength": [],
        "weights": {},
        "tables": {},
    }


def save(doc: dict[str, Any], out: Path) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_suffix(".draft")
    draft.write_text(spell(doc), encoding="utf-8")
    os.replace(draft, out)


def spell(doc: Any, depth: int = 0) -> str:
    """JSON with one line per entry of the outer three levels."""
    if not isinstance(doc, dict) or depth > 2 or not doc:
        return json.dumps(doc, ensure_ascii=False)
    pad = " " * (depth + 1)
    lines = [f"{pad}{json.dumps(name)}: {spell(entry, depth + 1)}" for name, entry in doc.items()]
    return "{\n" + ",\n".join(lines) + "\n" + pad[1:] + "}" + ("\n" if depth == 0 else "")


def learn_tables(
    game: Game, players: int, minutes: float, doc: dict[str, Any], out: Path, gate: int, tell: Tell
) -> None:
    """Self-play and fit in turn, all rounds pooled; then the gate."""
    size = sum(values for _, values in game.count_sizes)
    kept = out.with_suffix(f".{players}.npz")
    seen = _load(kept) if str(players) in doc["games"] else Seen()
    begin = perf_counter()
    playing = game.read_values(doc) if str(players) in doc["tables"] else game.values
    vector: Array | None = None
    while (passed := (perf_counter() - begin) / 60) < minutes:
        round_end = perf_counter() + 60 * max(0.02, min(ROUND * minutes, minutes - passed))
        while perf_counter() < round_end:
            self_play(game, players, playing, game_seed(doc["seed"], 1_000_000 * players + seen.games), seen)
        _keep(kept, seen)
        doc["games"][str(players)] = seen.games
        save(doc, out)
        vector, loss = fit(seen, size, vector)
        doc["tables"][str(players)] = as_tables(game, vector)
        doc["minutes"] += (perf_counter() - begin) / 60 - passed
        values = game.read_values(doc)
        row = strength(game, players, values, doc["seed"] + len(doc["strength"]), min(gate, PROBE), 0)
        if row["share"] >= 1 / players:
            playing = values  # what plays worse than the present values would teach its own mistakes
        doc["strength"].append({"players": players, "learned_from": seen.games, "loss": round(loss, 4), **row})
        save(doc, out)
        tell(_line(game, doc["strength"][-1]))
    _gate(game, players, doc, out, gate, tell)


def _gate(game: Game, players: int, doc: dict[str, Any], out: Path, gate: int, tell: Tell) -> None:
    """What was learned stays only if it wins more than its share of many fresh games."""
    row = strength(game, players, game.read_values(doc), doc["seed"] + 7777, gate, 0)
    row |= {"players": players, "gate": True, "accepted": row["ci"][0] > 1 / players}
    doc["strength"].append(row)
    if not row["accepted"]:
        doc["tables"].pop(str(players), None)
        doc["weights"] = doc["weights"] if game.count_sizes else {}
    save(doc, out)
    tell(_line(game, row))


def strength(game: Game, players: int, values: Values, seed: int, games: int, settle: int) -> dict[str, Any]:
    """Games of one seat with these values against the present ones on all others, both looking equally far."""

    def plain(lot: int) -> Bot:
        return AheadBot(lot, other={"settle": settle})

    won, played = 0.0, 0
    for share, _ in duel(game, players, lambda lot: Valued(plain(lot), values), plain, seed):
        won += share
        played += 1
        if played >= games and played % players == 0:
            break
    low, high = interval(won, played)
    return {"games": played, "share": round(won / played, 4), "ci": [round(low, 4), round(high, 4)]}


def _line(game: Game, row: dict[str, Any]) -> str:
    learned = f" after {row['learned_from']} games" if "learned_from" in row else ""
    end = (" accepted" if row["accepted"] else " not accepted") if row.get("gate") else ""
    return (
        f"{game.id}, {row['players']} players{learned}: {100 * row['share']:.1f} % "
        f"[{100 * row['ci'][0]:.1f}, {100 * row['ci'][1]:.1f}] in {row['games']} games against the present values{end}"
    )


def _keep(path: Path, seen: Seen) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        path,
        counts=np.array(seen.counts, dtype=np.int16),
        phases=np.array(seen.phases, dtype=np.float32),
        targets=np.array(seen.targets, dtype=np.float32),
        games=seen.games,
    )


def _load(path: Path) -> Seen:
    if not path.exists():
        return Seen()
    kept = np.load(path)
    return Seen(
        array("h", kept["counts"].ravel().tobytes()),
        array("f", kept["phases"].tobytes()),
        array("f", kept["targets"].ravel().tobytes()),
        int(kept["games"]),
    )


# -- weights -----------------------------------------------------------------------------------------------------------


def tune_weights(
    game: Game, players: int, minutes: float, doc: dict[str, Any], out: Path, gate: int, tell: Tell
) -> None:
    """Simultaneous perturbation: every pair of games moves all weights a little."""
    names = list(game.term_names)
    present = dict(zip(names, game.values.weights, strict=True))
    chance = Random(doc["seed"] + 31 * players)
    begin = perf_counter()
    pairs = 0
    while (passed := (perf_counter() - begin) / 60) < minutes:
        logs = [math.log(doc["weights"].get(name, present[name])) for name in names]
        side = [chance.choice((-1, 1)) for _ in names]
        up, down = (game.read_values({**doc, "weights": _weights(names, logs, side, sign)}) for sign in (NUDGE, -NUDGE))
        gained = _paired(game, players, up, down, doc["seed"] + 100_000 + pairs)
        moved = [logs[k] + STEP * gained * side[k] for k in range(len(names))]
        doc["weights"] = _weights(names, moved, side, 0.0)
        pairs += 1
        doc["games"][str(players)] = doc["games"].get(str(players), 0) + players
        doc["minutes"] += (perf_counter() - begin) / 60 - passed
        if pairs % 20 == 0:
            save(doc, out)
            tell(f"{game.id}, {players} players: {pairs} pairs of games")
    _gate(game, players, doc, out, gate, tell)


def _weights(names: list[str], logs: list[float], side: list[int], nudge: float) -> dict[str, float]:
    return {name: round(math.exp(logs[k] + nudge * side[k]), 4) for k, name in enumerate(names)}


def _paired(game: Game, players: int, up: Values, down: Values, seed: int) -> float:
    """One deal from every seat: how much better the first values did, -1 to 1; points count beside victories."""
    gained, played = 0.0, 0
    for share, lead in duel(game, players, lambda lot: _ahead(lot, up), lambda lot: _ahead(lot, down), seed):
        gained += 0.5 * (share - 1 / players) * players / max(1, players - 1) + 0.5 * math.tanh(lead / 20)
        played += 1
        if played == players:
            break
    return gained / played


def _ahead(lot: int, values: Values) -> Bot:
    return Valued(AheadBot(lot, "normal"), values)
