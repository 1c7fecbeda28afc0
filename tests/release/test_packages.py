"""What strangers install: the sdist is the whole workshop, the wheel made from it holds the whole package and nothing
else, and in a clean environment it plays all five games."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

import pentarchy

ROOT = Path(__file__).parents[2]
SMOKE = Path(__file__).parent / "smoke.py"
PATIENCE = 600
"""Seconds that a command may take on a busy machine."""
EXTRAS = {"web", "pg", "lab", "ray", "learn", "env", "train", "peers", "contract", "dev"}

pytestmark = pytest.mark.slow


def run(*words: object, cwd: Path) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=clean, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    # Its notes are kept out of the checkout, where other tests may be at work.
    run(sys.executable, "setup.py", "-q", "egg_info", "--egg-base", folder, "sdist", "--dist-dir", folder, cwd=ROOT)
    (found,) = folder.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def source(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked sdist: a clean folder, with no repository around it."""
    folder = tmp_path_factory.mktemp("source")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(
        *(sys.executable, "-m", "pip", "-q", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, "."),
        cwd=source,
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(archive.read(name))


def sources() -> set[str]:
    """Every file of the package as it is kept."""
    files = (path for path in (ROOT / "src").rglob("*") if path.is_file())
    names = (path.relative_to(ROOT / "src").as_posix() for path in files)
    return {name for name in names if not re.search(r"__pycache__|\.egg-info/|\.(pyc|so|pyd)$", name)}


def test_the_version_stands_in_one_place(sdist: Path, wheel: Path) -> None:
    assert sdist.name == f"pentarchy-{pentarchy.__version__}.tar.gz"
    assert wheel.name == f"pentarchy-{pentarchy.__version__}-py3-none-any.whl"
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dynamic"]


def test_the_sdist_is_the_whole_workshop(source: Path) -> None:
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("no repository here to compare with")
    kept = run("git", "ls-files", cwd=ROOT).splitlines()
    assert len(kept) > 300
    missing = {name for name in kept if (ROOT / name).exists() and not (source / name).exists()}
    assert missing <= {".gitignore"}


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        licences = {Path(name).name for name in archive.namelist() if "/licenses/" in name}
    assert held == sources()
    assert licences == {"LICENSE", "NOTICE"}


def test_the_table_is_part_of_the_package_and_tests_are_not(metadata: Message) -> None:
    needed = metadata.get_all("Requires-Dist") or []
    always = {re.split(r"[^\w.-]", line)[0].lower() for line in needed if "extra ==" not in line}
    assert {"starlette", "uvicorn", "sqlalchemy", "alembic", "websockets", "segno"} <= always
    assert not always & {"pytest", "hypothesis", "mypy", "ruff", "playwright", "numpy", "pyarrow", "ray", "psycopg"}
    assert set(metadata.get_all("Provides-Extra") or []) == EXTRAS
    assert not [line for line in needed if "'web'" in line or '"web"' in line]


def test_a_clean_environment_plays_all_five_games(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    """It has the wheel, what the wheel asks for, and nothing else."""
    venv.create(tmp_path / "clean")  # its pip is ours, as a new one takes seconds to unpack
    python = tmp_path / "clean" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    run(sys.executable, "-m", "pip", "--python", python, "-q", "install", "--no-compile", wheel, cwd=tmp_path)
    said = run(python, "-I", SMOKE, "--engine", "pure", cwd=tmp_path)
    assert said.endswith("all is well\n")
    print(said, *(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB" for path in (sdist, wheel)), sep="\n")
