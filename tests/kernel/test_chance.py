"""The generators: known answers, agreement with big-integer arithmetic, and a sober look at the numbers."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.kernel import chance
from pentarchy.kernel.position import Position

STATES = st.integers(0, chance.MASK)

FAST = [
    # state, the state after a draw, the number that belongs to the state
    (0, 2177342782468422677, 0),
    (1, 2177342782468422678, 2558316640067307269),
    (chance.MASK, 2177342782468422676, 6514504133438201533),
]


@pytest.mark.parametrize(("state", "after", "number"), FAST)
def test_known_answers_of_the_fast_generator(state: int, after: int, number: int) -> None:
    assert chance.advance(state) == after
    assert chance.mix(state) == number


def test_known_answers_of_the_keyed_generator() -> None:
    key = chance.make_key("scythe", 42)
    assert key.hex() == "6daadc8be154633d5d53d3118aa6e61664d2e872fba9198c9beba5efa04ca84d"
    assert [chance.keyed(key, n) for n in (1, 2, 3)] == [702692895966921116, 5275353079675805304, 7256148440020750884]
    assert chance.make_state(1, 2) == 4818604292034862770


def test_keys_depend_on_game_and_seed() -> None:
    keys = {chance.make_key(game, seed) for game in ("a", "b") for seed in (0, 1, 2**128 - 1)}
    assert len(keys) == 6
    assert chance.make_key("x" * 80, 1) == chance.make_key("x" * 64, 1)  # a long name is cut, not refused


def test_keyed_is_blake2b() -> None:
    key = b"k" * 32
    block = blake2b((7).to_bytes(8, "big"), key=key, digest_size=8).digest()
    assert chance.keyed(key, 7) == int.from_bytes(block, "big") % 2**63


@given(STATES)
def test_agrees_with_whole_number_arithmetic(state: int) -> None:
    """What compiled code does with wrapping machine integers, done with integers of any size."""
    modulus = 2**63
    assert chance.advance(state) == (state + 0x1E3779B97F4A7C15) % modulus
    z = ((state ^ (state >> 30)) * 0x3F58476D1CE4E5B9) % modulus
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) % modulus
    assert chance.mix(state) == z ^ (z >> 31)


@given(STATES, STATES)
def test_different_states_give_different_numbers(one: int, other: int) -> None:
    assert (one == other) == (chance.mix(one) == chance.mix(other))


def _chi_square(counts: Counter[int], cells: int, total: int) -> float:
    expected = total / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize("cells", [2, 6, 10, 64])
@pytest.mark.parametrize("keyed", [False, True])
def test_numbers_are_spread_evenly(cells: int, keyed: bool) -> None:
    p = Position()
    p.key = chance.make_key("test", 1) if keyed else b""
    total = 20_000
    counts = Counter(p.below(cells) for _ in range(total))
    # 99.99 % of good generators stay below mean plus four standard deviations (and a little for few cells).
    limit = (cells - 1) + 4 * (2 * (cells - 1)) ** 0.5 + 8
    assert _chi_square(counts, cells, total) < limit


def test_successive_numbers_do_not_depend_on_each_other() -> None:
    p = Position()
    p.draws = chance.make_state(5, 0)
    total = 40_000
    numbers = [p.below(8) for _ in range(total + 1)]
    pairs = Counter(a * 8 + b for a, b in pairwise(numbers))
    assert _chi_square(pairs, 64, total) < 63 + 4 * (2 * 63) ** 0.5


def test_streams_of_one_seed_are_unrelated() -> None:
    starts = {chance.make_state(seed, stream) for seed in range(50) for stream in range(20)}
    assert len(starts) == 1000


def test_every_bit_of_the_state_changes_about_half_the_bits_of_the_number() -> None:
    for bit in range(63):
        flipped = 0
        for k in range(64):
            state = chance.make_state(k, 1)
            flipped += (chance.mix(state) ^ chance.mix(state ^ (1 << bit))).bit_count()
        assert 0.4 < flipped / (64 * 63) < 0.6, bit


def test_shuffles_reach_every_order_equally() -> None:
    p = Position()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        p.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    chi = sum((n - 500) ** 2 / 500 for n in counts.values())
    assert chi < 23 + 4 * 46**0.5


def test_every_random_number_is_an_information_point() -> None:
    p = Position()
    p.below(6)
    assert p.points == 1
    p.shuffle([1, 2, 3])
    assert p.points == 3
