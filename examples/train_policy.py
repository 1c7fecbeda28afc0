"""Trains a policy with MaskablePPO (sb3-contrib) that beats the bot `greedy`, and measures what it has come to.

    pip install 'pentarchy[env,train]'
    python examples/train_policy.py eight_minute_empire --minutes 50 --out empire.npz
    python examples/train_policy.py founders --advice --minutes 50 --out founders.npz
    python examples/train_policy.py founders --advice --minutes 20 --out founders.npz --resume

First it learns to answer like a teacher, a bot that finishes its turn in thought (`lessons.py`). Then it learns from
victories and defeats against `greedy` on a batch of matches, at another seat from game to game, until the minutes are
over or it is surely better than `--until`.

With `--advice` there are no lessons: the network hears at every question what greedy thinks of each answer, and learns
where that is wrong (`advised.py`). It is for games in which a small network does not see what fits where.

Beside the weights it keeps the curve (`.csv`, one line for each look:
minutes, steps, against whom, how the last games went, with a 95 % interval) and all that `--resume` needs (`.zip`). At
the end the policy plays games that it has not seen. The weights are for numpy: `ppo/pentarchy_ppo.py` plays with them
at every table and needs no torch.

How a game went is the share of the opponents that were beaten: with two players the share of victories.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from pentarchy import env
from pentarchy.lab.stats import wilson

sys.path.insert(0, str(Path(__file__).parent / "ppo"))
from pentarchy_advice import Advice
from pentarchy_ppo import Policy

sys.path.insert(0, str(Path(__file__).parent))
import lessons

GAMES = 1000
"""Games over which the curve is taken."""
LOOK = 60.0
"""Seconds between two looks."""
MISSING = "Training needs torch and sb3-contrib: pip install torch sb3-contrib (or pip install 'pentarchy[env,train]')."
HEAD = "minutes,steps,against,share,low,high"
TEACHING = 0.3
"""So large a part of the time goes to lessons, two thirds of it to what the teacher answers."""


def share(rewards: Iterable[float]) -> list[float]:
    """Rewards by rank, -1 to 1, as shares of the opponents that were beaten."""
    return [(float(reward) + 1) / 2 for reward in rewards]


class Curve:
    """Hears of every step, notes how the last games went, and says when to stop."""

    def __init__(self, out: Path, seconds: float, resume: bool = False, begin: float | None = None) -> None:
        self.path, self.saved = out.with_suffix(".csv"), out.with_suffix(".zip")
        self.seconds = seconds
        self.against("", 1.0)
        self.before = 0.0
        """Minutes of the runs before this one."""
        if resume and self.path.exists():
            last = self.path.read_text().splitlines()[-1]
            self.before = 0.0 if last == HEAD else float(last.split(",")[0])
        else:
            self.path.write_text(HEAD + "\n")
        self.looked = time.monotonic()
        self.begin = self.looked if begin is None else begin

    def against(self, opponents: str, until: float) -> Curve:
        """Other games from now on, until it is surely better than this."""
        self.opponents, self.until = opponents, until
        self.shares: deque[float] = deque(maxlen=GAMES)
        return self

    def __call__(self, now: dict[str, Any], _: dict[str, Any]) -> bool:
        """Go on?"""
        self.shares.extend(share(now["rewards"][now["dones"]]))
        clock = time.monotonic()
        if clock - self.begin >= self.seconds:
            return False
        return clock - self.looked < LOOK or self.look(now["self"])

    def look(self, model: Any) -> bool:
        """A line of the curve, and a state to go on from. False when it is surely good enough."""
        self.looked = time.monotonic()
        model.save(self.saved)
        games = len(self.shares)
        if not games:
            return True
        mean = sum(self.shares) / games
        low, high = wilson(sum(self.shares), games)
        minutes = self.before + (self.looked - self.begin) / 60
        with self.path.open("a") as file:
            file.write(f"{minutes:.2f},{model.num_timesteps},{self.opponents},{mean:.3f},{low:.3f},{high:.3f}\n")
        told = f"{100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {games} games against {self.opponents}"
        print(f"{minutes:6.1f} min  {model.num_timesteps:11,} steps  {told}", flush=True)
        return games < GAMES or low <= self.until


def measure(policy: Policy, opponents: list[str], games: int) -> tuple[float, float, float]:
    """How new games go, seats in turn, each answer the likeliest; with its interval."""
    batch = env.batch(policy.game, min(20, games), opponents=opponents, seat=None, seed=10**6)
    batch.reset()
    advice = Advice(batch.rules) if policy.trust else None
    lots = np.random.default_rng(10**6)
    shares: list[float] = []
    while len(shares) < games:
        playing = batch.to_act.astype(int)
        known = batch.observations if advice is None else advice.of_batch(batch, batch.observations, lots)
        batch.step(policy.answers(known, batch.masks))
        shares += share(batch.rewards[k, playing[k]] for k in np.flatnonzero(batch.done))
    return sum(shares) / len(shares), *wilson(sum(shares), len(shares))


def matches(args: argparse.Namespace, opponents: list[str]) -> Any:
    """A batch as Stable-Baselines3 wants it."""
    from pentarchy.env.sb3 import BatchVecEnv

    seed = int(time.time()) if args.resume else 1
    found = BatchVecEnv(args.game, args.matches, opponents, seed=seed, jobs=1 if args.advice else args.jobs)
    if not args.advice:
        return found
    from advised import Advised

    return Advised(found)


def learner(args: argparse.Namespace, opponents: list[str]) -> Any:
    """A model of Stable-Baselines3, new or from where the last run stopped."""
    try:
        import torch
        from sb3_contrib import MaskablePPO
    except ImportError as error:
        raise SystemExit(f"{MISSING} ({error})") from error
    torch.set_num_threads(args.threads)
    playing = matches(args, opponents)
    if args.resume:
        saved = args.out.with_suffix(".zip")
        return MaskablePPO.load(saved, env=playing, device="cpu", learning_rate=args.rate)
    kind: Any = "MlpPolicy"
    settings: dict[str, Any] = {"net_arch": [args.width, args.width]}
    if args.advice:
        from advised import AdvisedPolicy

        kind, settings = AdvisedPolicy, {"known": playing.advice.known, "width": args.width}
    return MaskablePPO(
        kind,
        playing,
        learning_rate=args.rate,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.0 if args.advice else 0.003,
        target_kl=0.03,
        policy_kwargs=settings,
        seed=1,
        device="cpu",
    )


def teach(model: Any, args: argparse.Namespace, players: int) -> None:
    """Lessons, and a measurement of what they came to."""
    seconds = 60 * args.minutes * TEACHING
    given = lessons.gather(args.game, players, args.teacher, seconds * 2 / 3, args.jobs)
    print(f"{len(given.answers):,} answers of {args.teacher}", flush=True)
    lessons.imitate(model.policy, given, seconds / 3)


def parser() -> argparse.ArgumentParser:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", nargs="?", default="eight_minute_empire")
    ask.add_argument("--opponents", default="greedy", help="bots by name, with commas between them")
    ask.add_argument("--teacher", default="ahead:12", help="the bot whose answers are learned first; none: no lessons")
    ask.add_argument("--advice", action="store_true", help="no lessons: it hears what greedy thinks of each answer")
    ask.add_argument("--minutes", type=float, default=50, help="of training, at most")
    ask.add_argument("--until", type=float, default=1.0, help="stop when surely better than this share, such as 0.5")
    ask.add_argument("--games", type=int, default=1000, help="games of the last measurement")
    ask.add_argument("--matches", type=int, default=64)
    ask.add_argument("--width", type=int, default=256, help="of the two hidden layers")
    ask.add_argument("--threads", type=int, default=2, help="of torch")
    ask.add_argument("--jobs", type=int, default=2, help="processes that play the matches")
    ask.add_argument("--rate", type=float, default=3e-4, help="of learning")
    ask.add_argument("--resume", action="store_true", help="go on from the .zip beside --out")
    ask.add_argument("--out", type=Path, default=Path("policy.npz"))
    return ask


def main() -> None:
    args = parser().parse_args()
    if args.resume and not args.out.with_suffix(".zip").exists():
        raise SystemExit(f"There is no {args.out.with_suffix('.zip')} to go on from: run it without --resume first.")
    opponents = args.opponents.split(",")
    begin = time.monotonic()
    model = learner(args, opponents)
    if args.teacher != "none" and not args.resume and not args.advice:
        teach(model, args, len(opponents) + 1)
    curve = Curve(args.out, 60 * args.minutes, args.resume, begin)
    model.learn(10**9, curve.against("+".join(opponents), args.until), reset_num_timesteps=not args.resume)
    curve.look(model)
    policy = Policy.of_torch(model.policy, args.game, len(opponents) + 1)
    policy.save(args.out)
    mean, low, high = measure(policy, opponents, args.games)
    print(f"{args.game} against {args.opponents}: {100 * mean:.1f} % of {args.games} new games")
    print(f"95 % interval {100 * low:.1f} to {100 * high:.1f} %; {model.num_timesteps:,} steps of training")


if __name__ == "__main__":
    main()
