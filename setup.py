"""Compiles the hot modules with mypyc when PENTARCHY_COMPILE=1; otherwise the package is pure Python."""

import os
from pathlib import Path

from setuptools import setup

HOT_KERNEL = ["chance", "position", "cards", "program", "geometry"]
HOT_ROOMS = ["position", "decisions", "scoring", "judgement", "knowledge", "deal"]


def hot_modules() -> list[str]:
    root = Path("src/pentarchy")
    found = [root / "kernel" / f"{name}.py" for name in HOT_KERNEL]
    for game in sorted(path for path in (root / "games").iterdir() if (path / "__init__.py").exists()):
        for room in HOT_ROOMS:
            found += sorted((game / room).glob("*.py")) if (game / room).is_dir() else [game / f"{room}.py"]
    found += [root / "bots" / "search.py"]
    return [str(path) for path in found if path.exists()]


if os.environ.get("PENTARCHY_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--strict", *hot_modules()], opt_level="1"))
else:
    setup()
