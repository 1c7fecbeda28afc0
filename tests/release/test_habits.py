"""What a stranger looks for in a repository is there and can be read by the programs that read it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PATIENCE = 600
"""Seconds that a command may take on a busy machine."""


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("vendor.dependabot", [ROOT / ".github" / "dependabot.yml"]),
    ],
)
def test_the_host_can_read_its_files(schema: str, files: list[Path]) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_is_a_workflow_for_each_habit() -> None:
    assert [path.stem for path in WORKFLOWS] == ["docs", "lint", "test", "wheels"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_call_what_is_there_and_may_do_little(path: Path) -> None:
    """Targets of make and scripts exist; a workflow reads the repository unless a job says more."""
    text = path.read_text("utf-8")
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}
    targets = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"run: make ([\w-]+)", text)) <= targets
    for script in re.findall(r"(tests/[\w/]+\.py|\.ci/\w+)", text):
        assert (ROOT / script).is_file()
    for job in yaml.safe_load(text)["jobs"].values():
        assert "runs-on" in job


def test_compiled_wheels_are_tried_by_the_same_script() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert settings["environment"] == {"PENTARCHY_COMPILE": "1"}
    assert (ROOT / re.search(r"\{project\}/(\S+)", settings["test-command"])[1]).is_file()  # type: ignore[index]


def test_pre_commit_runs_what_lint_runs() -> None:
    hooks: list[dict[str, Any]] = [
        hook
        for repo in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
        for hook in repo["hooks"]
    ]
    assert {"ruff-check", "ruff-format", "mypy", "client", "declared"} <= {hook["id"] for hook in hooks}
    for hook in hooks:
        re.compile(hook.get("files", ""))


def test_every_room_has_a_keeper() -> None:
    lines = (ROOT / ".github" / "CODEOWNERS").read_text("utf-8").splitlines()
    rooms = dict(line.split() for line in lines if line and not line.startswith("#"))
    for room in rooms:
        found = list(ROOT.glob(room.strip("/"))) if room != "*" else [ROOT]
        assert found, f"there is no {room}"
    package = ROOT / "src" / "pentarchy"
    for folder in [*package.iterdir(), *(package / "games").iterdir()]:
        if folder.is_dir() and (folder / "__init__.py").exists() and folder.name not in ("cli", "games"):
            assert f"/{folder.relative_to(ROOT).as_posix()}/" in rooms


@pytest.mark.parametrize("form", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda p: p.stem)
def test_forms_ask_something(form: Path) -> None:
    asked = yaml.safe_load(form.read_text("utf-8"))
    assert {"name", "description", "body"} <= set(asked)
    assert any(part.get("validations", {}).get("required") for part in asked["body"])


def test_licences_are_listed() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "licences.py"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout
    for name in ("starlette", "sqlalchemy", "fluent-runtime", "click"):  # the last one is needed by one that we need
        assert re.search(rf"^{name} ", done.stdout, re.MULTILINE)


def test_tools_can_be_loaded() -> None:
    """What they take from the package and from the tests is still there."""
    tools = sorted(map(str, (ROOT / "tools").glob("*.py")))
    assert len(tools) > 4
    script = "import runpy, sys; [runpy.run_path(file) for file in sys.argv[1:]]"
    done = subprocess.run(
        [sys.executable, "-c", script, *tools], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr


def test_the_notice_names_every_game() -> None:
    import pentarchy

    notice = (ROOT / "NOTICE").read_text("utf-8")
    for game in pentarchy.games():
        assert pentarchy.info(game).title("en").partition(":")[0] in notice
