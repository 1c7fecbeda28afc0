"""What compiled rooms still ask the interpreter for: names that are looked up in a dictionary at every use, and calls
that go through objects.

    PENTARCHY_COMPILE=quick python setup.py build_ext     # or any build that leaves its C code in build/
    python tools/hot_rooms.py build

Of mypyc's C code, function by function. A name of a room that is not compiled, or a constant that is not `Final`, costs
a dictionary lookup each time; a generic call packs its numbers into objects. In the rooms that are asked again and
again (HOT) there should be next to none of either. What serves interpreted subclasses only (`…_glue`) is left out.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

HOT = re.compile(r"(position|decisions|scoring|judgement|cards|program|geometry|values|rows|playout|search)(___|$)")
FUNCTION = re.compile(r"^[^\n;{}#]*\bCPyDef_(\w+)\([^;{}]*\) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
LOOKED_UP = re.compile(r"= CPyStatic_\w+___globals;")
GENERIC = re.compile(r"\bPyObject_Vectorcall(?:Method)?\(")


def functions(folder: Path) -> Iterator[tuple[str, str, int, int]]:
    """Room, function, names looked up, generic calls: only where there are any."""
    for path in sorted(folder.glob("__native_pentarchy___*.c")):
        room = path.stem.removeprefix("__native_pentarchy___")
        if not HOT.search(room):
            continue
        for name, body in FUNCTION.findall(path.read_text(encoding="utf-8")):
            found = len(LOOKED_UP.findall(body)), len(GENERIC.findall(body))
            if any(found) and not name.endswith(("___top_level__", "_glue")):
                yield room.replace("___", "."), name.split("___")[-1], *found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the build left its C code")
    for room, name, names, calls in functions(parser.parse_args().folder):
        sys.stdout.write(f"{room} {name}: {names} names looked up, {calls} generic calls\n")


if __name__ == "__main__":
    main()
