"""All chance of a game: one generator whose whole state is two fields of the position.

A real deal draws from keyed BLAKE2b, so that nobody can work out the next card from the cards seen so
far. Copies made for search draw from a 63-bit splitmix that stays in machine integers when compiled. Both
give the same numbers compiled and interpreted, on every machine.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MASK: Final = 0x7FFFFFFFFFFFFFFF
_GAMMA: Final = 0x1E3779B97F4A7C15
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB


def make_key(game: str, seed: int) -> bytes:
    """The secret of a real deal. The game's name is mixed in so that equal seeds do not mean equal orders."""
    return blake2b(seed.to_bytes(16, "big"), key=game.encode()[:64], digest_size=32).digest()


def make_state(seed: int, stream: int) -> int:
    """The start of a fast generator; streams of one seed (one per copy, seat, purpose) are unrelated."""
    text = f"{seed}:{stream}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") & MASK


def keyed(key: bytes, counter: int) -> int:
    """Number `counter` of the keyed sequence, 63 bits."""
    block = blake2b(counter.to_bytes(8, "big"), key=key, digest_size=8).digest()
    return int.from_bytes(block, "big") & MASK


def advance(state: int) -> int:
    """The state after one fast draw."""
    step: i64 = state
    step = (step + _GAMMA) & MASK
    return int(step)


def mix(state: int) -> int:
    """The 63-bit number that belongs to a state of the fast generator.

    Products may overflow 64 bits: compiled they wrap, interpreted they grow; the mask makes both equal.
    """
    z: i64 = state
    z = ((z ^ (z >> 30)) * _MIX_1) & MASK
    z = ((z ^ (z >> 27)) * _MIX_2) & MASK
    return int(z ^ (z >> 31))
