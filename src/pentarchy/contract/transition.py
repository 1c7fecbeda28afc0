"""What some games still have to do. Each entry must go; a law fails when one is no longer needed."""

from __future__ import annotations

UNNAMED: tuple[str, ...] = ()
"""Games without `names.py` and declared fields, whose rules still read frames by R1 to R6.

When the last one is converted, delete with this list: R1 to R6 in kernel/position.py; PC, SUBJECT, SOURCE and ROOT in
kernel/program.py; the property `loose` in kernel/cards.py.
"""

OWN_LENDING: dict[str, tuple[str, ...]] = {}
"""Fields in which a game that is not converted notes what its copies share, and its caches."""

QUESTIONS_WRITE: dict[str, str] = {}
"""Games that break `questions_change_nothing`, and how."""

RARE: dict[str, set[str]] = {}
"""Refusals and events that random games seldom come to: `rare=True` says so in a `names.py`."""

UNUSED: dict[str, set[str]] = {}
"""Refusals that nothing returns and no test expects, and events that nobody tells."""

BARE_NUMBERS = {"imperium": 214}
"""How many numbers above two may still stand without a name in the rules of a game."""
