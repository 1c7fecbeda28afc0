"""Somebody stays on the page, whatever becomes of the server behind it, and goes on with the game."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from people import Person, make_table, pump
from served import Server, wait_for
from test_migrations import back_to_first
from test_several import _lease, _listening
from test_store import postgres  # noqa: F401

from pentarchy.table import migrations
from pentarchy.table import store as st
from pentarchy.table.schema import meta

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(sys.platform != "linux", reason="finds processes by /proc"),
]

STAYED = "document.body.dataset.stayed"


def owner(url: str, match_id: str) -> str:
    """The process that has the match."""
    return _lease(url, match_id)[0]


def schema(url: str) -> str | None:
    engine = st.connect(url)
    with engine.connect() as connection:
        found = migrations.version(connection)
    engine.dispose()
    return found


def test_a_person_stays_on_the_page(tmp_path: Path, postgres: str, browse: Any) -> None:  # noqa: F811
    engine = st.connect(postgres)
    meta.drop_all(engine)
    engine.dispose()
    server = Server(tmp_path, postgres, "--workers", "2")
    page = browse("ru")
    person = Person(page, 7)
    try:
        match_id = make_table(page, server, ["me", "bot"], "Анна").rsplit("/", 1)[1]
        person.wait()
        page.evaluate(f"{STAYED} = 'yes'")

        def goes_on(why: str) -> None:
            """The same question is asked as before, on the same page, and answered."""
            before = person.shown["v"]
            wait_for(lambda: page.locator("#state").is_hidden() or pump(page))
            assert person.await_question(), f"the game has ended too early for {why}"
            assert person.shown["v"] >= before
            assert person.clicks(2) == 2, f"the game has ended too early for {why}"
            wait_for(lambda: person.shown["v"] > before or pump(page))
            assert page.evaluate(STAYED) == "yes", f"the page was loaded again by {why}"

        def shown_again(trouble: Any) -> None:
            """The server is away, and then the page is told everything anew."""
            assert person.await_question()
            known = (person.shown["v"], person.shown["choices"])
            person.shown = {}
            trouble()
            wait_for(lambda: bool(person.shown) or pump(page))
            assert (person.shown["v"], person.shown["choices"]) == known

        goes_on("the beginning")
        shown_again(lambda: (server.stop(), server.start()))
        goes_on("a restart")

        def upgrade() -> None:
            server.stop()
            back_to_first(postgres)
            assert schema(postgres) == migrations.FIRST
            server.start()
            assert schema(postgres) == migrations.head()

        shown_again(upgrade)
        goes_on("an upgrade")
        had = owner(postgres, match_id)

        def kill() -> None:
            port = int(re.sub("#.*", "", had).rsplit(":", 1)[1])
            os.kill(_listening(server.process.pid, port), signal.SIGKILL)

        shown_again(kill)
        wait_for(lambda: owner(postgres, match_id) != had or pump(page))
        goes_on("a move to another process")
    finally:
        server.stop()
    assert {problem for _, problem in st.verify_all(postgres)} == {None}
