"""Lists every package of an installation of Pentarchy with its licence; `python tools/licences.py [EXTRA...]`.

Walks from Pentarchy along what each package needs, as far as it is installed here. Without extras: what everybody gets.
The exit code is 1 if a package names no licence, or one that does not fit beside the MIT licence.
"""

from __future__ import annotations

import re
import sys
from importlib import metadata

FREE = r"MIT|BSD|Apache|ISC|PSF|Python Software Foundation|Zero-Clause|0BSD|Unlicense|CC0|HPND|MPL|Mozilla|LGPL"
"""Licences under which a package may be needed by ours. Nothing of it is copied: it is installed beside."""


def needed(name: str, extras: set[str]) -> list[str]:
    """Names of the packages that one needs."""
    found = []
    for line in metadata.requires(name) or []:
        requirement, _, condition = line.partition(";")
        wanted = re.search(r"extra\s*==\s*['\"]([\w.-]+)['\"]", condition)
        if wanted is None or wanted[1] in extras:
            found.append(re.split(r"[^\w.-]", requirement.strip())[0])
    return found


def all_needed(extras: set[str]) -> list[str]:
    seen, waiting = {"pentarchy"}, needed("pentarchy", extras)
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name in seen or not installed(name):
            continue
        seen.add(name)
        waiting += needed(name, set())
    return sorted(seen - {"pentarchy"})


def installed(name: str) -> bool:
    """Conditions on systems and versions are left to the installer: what is not there was not needed here."""
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def licence(name: str) -> str:
    """As the package says it: an expression, else the classifiers, else the first line of its licence entry."""
    facts = metadata.metadata(name)
    if facts.get("License-Expression"):
        return str(facts["License-Expression"])
    kinds = [line.rpartition(" :: ")[2] for line in facts.get_all("Classifier") or [] if line.startswith("License ::")]
    return ", ".join(kinds) or str(facts.get("License") or "").strip().partition("\n")[0][:60]


def main(extras: set[str]) -> int:
    names = all_needed(extras)
    width = max(map(len, names))
    doubtful = [name for name in names if not re.search(FREE, licence(name))]
    for name in names:
        print(f"{name:{width}}  {metadata.version(name):12}  {licence(name) or 'none named'}")
    print(f"{len(names)} packages; " + (f"look at: {', '.join(doubtful)}" if doubtful else "all licences fit."))
    return 1 if doubtful else 0


if __name__ == "__main__":
    sys.exit(main(set(sys.argv[1:])))
