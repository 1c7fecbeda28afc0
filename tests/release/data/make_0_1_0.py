"""How `records-0.1.0.json` and `packs-0.1.0.zip` were made. Run once, with 0.1.0 and with nothing of this checkout:

    git archive de7377f src | tar -x -C /tmp --one-top-level=first-release
    PYTHONPATH=/tmp/first-release/src python tests/release/data/make_0_1_0.py tests/release/data

A finished record of each game, each game's data as `pentarchy data export` wrote it, one fact of Eight-Minute Empire
changed, and a record that was played with that pack.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import pentarchy

EDITED = "eight_minute_empire"


def finished(name: str, pack: Path | None = None) -> dict:
    rng = random.Random(name)
    match = pentarchy.new(name, pentarchy.info(name).min_players, seed=20261116, data=pack)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match.record()


def main(folder: Path) -> None:
    assert pentarchy.__version__ == "0.1.0"
    records = {name: finished(name) for name in pentarchy.games()}
    with (
        tempfile.TemporaryDirectory() as work,
        zipfile.ZipFile(folder / "packs-0.1.0.zip", "w", zipfile.ZIP_LZMA) as archive,
    ):
        for name in pentarchy.games():
            pack = Path(work) / name
            subprocess.run([sys.executable, "-m", "pentarchy", "data", "export", name, pack], check=True)
            if name == EDITED:
                setup = json.loads((pack / "setup.json").read_text("utf-8"))
                setup["by_players"][0]["coins"] += 1
                (pack / "setup.json").write_text(json.dumps(setup), "utf-8")
                records["edited pack"] = finished(name, pack)
            for file in sorted(pack.iterdir()):
                archive.write(file, f"{name}/{file.name}")
    (folder / "records-0.1.0.json").write_text(json.dumps(records, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
