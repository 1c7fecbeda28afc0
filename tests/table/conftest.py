"""A real server in its own process, and browsers that look at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import served
from served import EXPECTED, PATIENCE, Server


def pytest_configure(config: pytest.Config) -> None:
    served.shots = config.getoption("--shots")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, for tests that stop it or use up what it allows."""
    running = Server(tmp_path)
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


@pytest.fixture(scope="session")
def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture
def house(_house: Server) -> Iterator[Server]:
    """The server that tests share which leave it as they found it, but for their matches."""
    before = len(_house.log.read_text())
    yield _house
    assert "Traceback" not in _house.log.read_text()[before:], _house.log.read_text()[-3000:]


@pytest.fixture
def browse(chromium: Any) -> Iterator[Any]:
    """Makes a new browser (its own cookies): browse(lang=..., width=..., theme=...).

    Things stand still in it unless a test asks for motion (`reduced_motion="no-preference"`): what pulses is painted
    again all the time, which is most of the work that a browser has with a table.
    """
    contexts = []

    def make(lang: str = "en", width: int = 1440, height: int = 900, theme: str = "light", **more: Any) -> Any:
        context = chromium.new_context(
            locale=lang,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            extra_http_headers={"Accept-Language": lang},
            **{"reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.on("console", lambda line: page.faults.append(line.text) if line.type == "error" else None)
        return page

    yield make
    faults = [fault for context in contexts for page in context.pages for fault in page.faults]
    for context in contexts:
        context.close()
    assert not [fault for fault in faults if not any(word in fault for word in EXPECTED)], faults
