"""What some games still have to do. Each entry must go; a law fails when one is no longer needed."""

from __future__ import annotations

UNNAMED = ("founders", "imperium", "inca_empire", "scythe")
"""Games without `names.py` and declared fields, whose rules still read frames by R1 to R6.

When the last one is converted, delete with this list: R1 to R6 in kernel/position.py; PC, SUBJECT, SOURCE and ROOT in
kernel/program.py; the property `loose` in kernel/cards.py.
"""
