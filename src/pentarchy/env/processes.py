"""A batch over several processes: each plays its part of the matches and writes into shared memory.

The engine holds Python's lock while it plays, so threads would only take turns; processes play at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from pentarchy.env.common import Rules
from pentarchy.env.loop import Array, Arrays, BatchEnv
from pentarchy.kernel.errors import InvalidAction, PentarchyError

Asked = tuple[str, Any]


def open_batch(rules: Rules, matches: int, jobs: int = 1, **settings: Any) -> BatchEnv:
    """A batch in this process, or over so many."""
    if jobs <= 1:
        return BatchEnv(rules, matches, **settings)
    if jobs > matches:
        raise PentarchyError(f"{matches} matches can be spread over at most {matches} processes, not {jobs}.")
    return SpreadBatch(rules, matches, jobs, **settings)


class SpreadBatch(BatchEnv):
    """The same face as `BatchEnv`, and the same games; the matches lie in other processes."""

    def __init__(
        self,
        rules: Rules,
        matches: int,
        jobs: int,
        seed: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int | None = 0,
        into: Arrays | None = None,
    ) -> None:
        if into is not None:
            raise PentarchyError("Over several processes the arrays lie in shared memory of the batch's own.")
        self.rules = rules
        self.matches = matches
        self._memory, self.arrays = _shared(rules, matches)
        self._seed = seed
        self._lots = 0
        edges = [matches * job // jobs for job in range(jobs + 1)]
        self._parts = list(pairwise(edges))
        self._pipes: list[Connection] = []
        self._workers = []
        context = get_context("spawn")
        for first, last in self._parts:
            mine, theirs = context.Pipe()
            work = (theirs, rules.settings, self._memory.name, matches, first, last, opponents, seat)
            worker = context.Process(target=_work, args=work, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(mine)
            self._workers.append(worker)

    @property
    def seats(self) -> Array:
        return np.concatenate(self._all("seats", [None] * len(self._parts)))

    def reset(self, seed: int | None = None) -> None:
        seed = self._seed if seed is None else seed
        self._seed = None
        self._all("reset", [seed] * len(self._parts))

    def step(self, actions: Sequence[int] | Array) -> None:
        chosen = np.asarray(actions)
        if len(chosen) != self.matches:
            raise InvalidAction(f"{self.matches} matches need as many actions, not {len(chosen)}.")
        inside = (chosen >= 0) & (chosen < self.rules.codec.size)
        allowed = inside & (self.masks[np.arange(self.matches), np.where(inside, chosen, 0)] != 0)
        if not allowed.all():
            wrong = int(np.flatnonzero(~allowed)[0])
            raise InvalidAction(f"Match {wrong}: action {chosen[wrong]} is not allowed; see masks.")
        self._all("step", [chosen[first:last] for first, last in self._parts])

    def step_or_end(self, actions: list[int]) -> list[int]:
        found = self._all("step_or_end", [actions[first:last] for first, last in self._parts])
        return [first + k for (first, _), wrong in zip(self._parts, found, strict=True) for k in wrong]

    def sample(self) -> list[int]:
        self._lots += 1
        choose = np.random.default_rng(self._lots)
        return [int(choose.choice(np.flatnonzero(mask))) for mask in self.masks]

    def _all(self, what: str, with_each: Sequence[Any]) -> list[Any]:
        """Ask all processes at once and wait for all."""
        for pipe, given in zip(self._pipes, with_each, strict=True):
            pipe.send((what, given))
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []
        self.arrays = Arrays.new(self.rules, 0)  # nobody holds the memory any more
        self._memory.close()
        self._memory.unlink()


def _shared(rules: Rules, matches: int, name: str | None = None) -> tuple[SharedMemory, Arrays]:
    """Memory for the arrays of a batch: new, or that with this name."""
    kinds = Arrays.kinds(rules, matches)
    sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in kinds.items()}
    room = sum(-size % 8 + size for size in sizes.values())
    memory = SharedMemory(name, create=name is None, size=room)
    found, at = {}, 0
    for key, (shape, kind) in kinds.items():
        found[key] = np.ndarray(shape, kind, memory.buf, at)
        at += sizes[key] + -sizes[key] % 8
    return memory, Arrays(**found)


def _work(
    pipe: Connection,
    settings: dict[str, Any],
    name: str,
    matches: int,
    first: int,
    last: int,
    opponents: Sequence[str] | None,
    seat: int | None,
) -> None:
    """A process of a spread batch: play until the pipe is closed."""
    rules = Rules(**settings)
    memory, arrays = _shared(rules, matches, name)
    part = BatchEnv(rules, last - first, None, opponents, seat, arrays.part(first, last), first)
    try:
        while True:
            what, given = pipe.recv()
            try:
                pipe.send(part.seats if what == "seats" else getattr(part, what)(given))
            except PentarchyError as error:
                pipe.send(error)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        del part, arrays
        memory.close()
