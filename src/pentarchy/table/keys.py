"""Keys to seats: a link or code with which a person goes on at another device, once.

`move` is for now and short enough to be typed; `keep` is written down against the day on which the browser has
forgotten its cookie. The store has their hashes only.
"""

from __future__ import annotations

import hashlib
import re
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that look like others."""
LENGTHS = {"move": 10, "keep": 20}
"""49 bits for some minutes, 98 bits for long."""
TABLE = 4
"""The code of a table with free seats, short enough to be called across a room; guesses are limited per address."""
_READ = re.compile(f"[{LETTERS}]{{{TABLE}}}|[{LETTERS}]{{10}}|[{LETTERS}]{{20}}")
_LOOK_ALIKE = str.maketrans("АВЕКМНРСТУХ", "ABEKMHPCTYX")


def make(kind: str) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTHS[kind]))


def table_code(match_id: str) -> str:
    """The code of a table follows from its id, so that nothing has to be kept."""
    number = int.from_bytes(hashlib.blake2b(match_id.encode(), digest_size=8, person=b"table-code").digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** k % len(LETTERS)] for k in range(TABLE))


def spell(key: str) -> str:
    """A key for the eye, in groups of five."""
    return "-".join(key[k : k + 5] for k in range(0, len(key), 5))


def read(text: str) -> str:
    """The key that somebody has typed, also in small or in Cyrillic letters; nothing if it can be none."""
    plain = re.sub(r"[\s-]", "", text[:60]).upper().translate(_LOOK_ALIKE)
    return plain if _READ.fullmatch(plain) else ""
