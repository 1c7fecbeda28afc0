"""Compiles the hot modules with mypyc when PENTARCHY_COMPILE=1; otherwise the package is pure Python.

PENTARCHY_COMPILE=quick compiles the same C code with fewer optimisations, in less time: for tests, not for playing.
PENTARCHY_COMPILE_ALSO names folders of further games to compile along with ours (the proving ground, in tests).
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import setup

HOT_KERNEL = ["chance", "position", "cards", "program", "geometry", "rows", "batch", "values", "preview"]
HOT_ROOMS = ["numbers", "box", "position", "decisions", "scoring", "judgement", "knowledge", "deal", "observation"]
HOT_ROOMS += ["tally"]  # of previews


def hot_modules() -> list[str]:
    root = Path("src/pentarchy")
    found = [root / "kernel" / f"{name}.py" for name in HOT_KERNEL]
    games = [path for path in sorted((root / "games").iterdir()) if (path / "__init__.py").exists()]
    # A game outside this package can only be compiled in one go with the kernel whose classes it extends.
    games += [Path(folder) for folder in os.environ.get("PENTARCHY_COMPILE_ALSO", "").split()]
    for game in games:
        for room in HOT_ROOMS:
            found += sorted((game / room).glob("*.py")) if (game / room).is_dir() else [game / f"{room}.py"]
    found += [root / "bots" / f"{name}.py" for name in ("playout", "search", "trials")]
    return [str(path) for path in found if path.exists()]


def compiled(quick: bool) -> list[Any]:
    from mypyc.build import mypycify

    found: list[Any] = mypycify(["--strict", *hot_modules()], opt_level="1" if quick else "2", multi_file=True)
    if sys.platform == "linux" and not quick:
        # One C file per module, optimised as one: calls between modules and into mypyc's library are inlined.
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-flto=auto"]
            extension.extra_link_args = [*extension.extra_link_args, "-O2", "-flto=auto"]
    return found


how = os.environ.get("PENTARCHY_COMPILE")
if how in ("1", "quick"):
    # The builder asks twice: first what it needs (mypyc is not there yet), then for the wheel.
    needed = ["mypy[mypyc]>=1.11", "types-setuptools"]
    setup(setup_requires=needed, ext_modules=compiled(how == "quick") if find_spec("mypyc") else [])
else:
    setup()
