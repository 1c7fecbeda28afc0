"""Container and service: what the files promise, and the steps of the Dockerfile, run in a clean folder."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
SERVICE = (ROOT / "deploy" / "pentarchy.service").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
PATIENCE = 600
"""Seconds that a command may take on a busy machine."""


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile: word and rest, long lines joined."""
    lines = "\n".join(line for line in DOCKERFILE.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", "", lines)
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in joined.splitlines() if line.strip()]


def only(word: str) -> str:
    (found,) = [rest for name, rest in steps() if name == word]
    return found


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for word, rest in steps():
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest))
    return found


def test_the_linters_are_content() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if hadolint is None:
        pytest.skip("no hadolint for this system")
    done = subprocess.run([hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout
    check("vendor.compose-spec", ROOT / "compose.yaml")


def check(schema: str, file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_container_is_not_root_and_keeps_its_matches() -> None:
    last = stages()[-1]
    words = [word for word, _ in last]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert only("USER") not in ("root", "0")
    assert only("VOLUME") == "/data"
    assert "XDG_DATA_HOME=/data" in only("ENV")
    assert "/healthz" in only("HEALTHCHECK")
    assert "gcc" not in " ".join(rest for _, rest in last)  # the compiler stays behind


def test_two_processes_share_a_database_and_no_password_is_seen() -> None:
    table, database = COMPOSE["services"]["table"], COMPOSE["services"]["database"]
    assert "--workers=2" in table["command"]
    assert "--db=postgresql://pentarchy@database/pentarchy" in table["command"]
    assert table["depends_on"]["database"]["condition"] == "service_healthy"
    assert database["volumes"] == ["database:/var/lib/postgresql/data"]
    assert "ports" not in database
    for name, values in ((table, "PGPASSWORD"), (database, "POSTGRES_PASSWORD")):
        assert name["environment"][values].startswith("${PENTARCHY_DB_PASSWORD:?")


def test_options_are_those_of_the_command() -> None:
    """Whatever these files say to `pentarchy`, it understands."""
    from pentarchy.cli import Parser, serve

    parser = Parser()
    serve.configure(parser)
    container = json.loads(only("CMD"))
    service = re.search(r"^ExecStart=\S+/pentarchy (.*)$", SERVICE, re.MULTILINE)
    assert service
    for words in (container, COMPOSE["services"]["table"]["command"], service[1].split()):
        assert words[0] == "serve"
        parser.parse_args(words[1:])


def test_the_service_is_a_good_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    unit = tmp_path / "pentarchy.service"
    unit.write_text(SERVICE.replace("/opt/pentarchy/bin/pentarchy", sys.executable), "utf-8")
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, timeout=PATIENCE)
    ours = [line for line in done.stderr.splitlines() if "pentarchy.service" in line]
    assert ours == []
    assert "User=pentarchy" in SERVICE


class Machine:
    """Carries out the steps of the Dockerfile in a folder that stands for the root of the container."""

    OURS = ("/opt/pentarchy", "/source", "/data")

    def __init__(self, root: Path) -> None:
        self.root, self.at = root, root
        self.env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.env["PIP_NO_COMPILE"] = "0"  # pip reads it so: of thousands of files a hundred are used here

    def inside(self, text: str) -> str:
        for path in self.OURS:
            text = re.sub(rf"(?<![\w.]){path}\b", str(self.root) + path, text)
        return text

    def run(self, rest: str) -> None:
        if rest.startswith(("apt-get", "useradd")):
            return  # packages and users of the system are not ours to change
        command = self.inside(rest).replace("python -m venv", f"{sys.executable} -m venv")
        done = subprocess.run(
            command, shell=True, cwd=self.at, env=self.env, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 0, f"{rest}\n{done.stdout}\n{done.stderr}"

    def copy(self, rest: str) -> None:
        if rest.startswith("--from"):
            return  # the stages share this folder
        *names, target = rest.split()
        for name in names:
            place = self.at / target / name if target == "./" else self.at / target
            if (ROOT / name).is_dir():
                unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
                shutil.copytree(ROOT / name, place, ignore=unwanted)
            else:
                shutil.copy(ROOT / name, place)

    def carry_out(self, word: str, rest: str) -> None:
        if word == "RUN":
            self.run(rest)
        elif word == "COPY":
            self.copy(rest)
        elif word == "WORKDIR":
            self.at = Path(self.inside(rest))
            self.at.mkdir(parents=True, exist_ok=True)
        elif word == "ARG":
            name, _, _ = rest.partition("=")
            self.env[name] = "0"  # compiling takes minutes; `make test-compiled` does it
        elif word == "ENV":
            for pair in self.inside(rest).split():
                name, _, value = pair.partition("=")
                self.env[name] = value.replace("$PATH", self.env["PATH"])


@pytest.fixture
def container(tmp_path: Path) -> Iterator[int]:
    """The container as it would run: the port of its table."""
    machine = Machine(tmp_path)
    for word, rest in steps():
        machine.carry_out(word, rest)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    words = [*json.loads(only("ENTRYPOINT")), *json.loads(only("CMD"))]
    words[0] = shutil.which(words[0], path=machine.env["PATH"]) or ""
    assert words[0].startswith(str(tmp_path))
    words[words.index("0.0.0.0")] = "127.0.0.1"
    server = subprocess.Popen([*words, "--port", str(port)], cwd=machine.at, env=machine.env)
    yield port
    server.terminate()
    assert server.wait(60) in (0, -signal.SIGTERM)  # told to stop, it has stopped
    assert (tmp_path / "data" / "pentarchy" / "table.db").is_file()


@pytest.mark.slow
def test_the_steps_of_the_dockerfile_lead_to_a_healthy_table(container: int) -> None:
    command = json.loads(only("HEALTHCHECK").partition("CMD ")[2])
    probe = [sys.executable, *command[1:-1], command[-1].replace("8765", str(container))]
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(probe, capture_output=True, timeout=PATIENCE).returncode != 0:
        assert time.monotonic() < deadline
        time.sleep(0.2)
