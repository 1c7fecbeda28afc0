"""A store of 0.1.0, as 0.1.0 wrote it, in the hands of this release: nothing of it is lost."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from rooms_for_tests import in_a_loop
from test_store import postgres  # noqa: F401

from pentarchy.cli import main
from pentarchy.kernel.errors import PentarchyError
from pentarchy.table import app as web
from pentarchy.table import migrations
from pentarchy.table import store as st
from pentarchy.table.schema import meta
from pentarchy.table.settings import Settings
from pentarchy.table.words import words

FIRST = json.loads((Path(__file__).parent / "data" / "store-0.1.0.json").read_text("utf-8"))
OLDER = "first-scythe-6"
"""A match of version 1 of the rules of Scythe."""


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.db'}"
    found: str = request.getfixturevalue("postgres")
    engine = st.connect(found)
    meta.drop_all(engine)
    engine.dispose()
    return found


@pytest.fixture
def first(empty: str) -> str:
    write_first(empty)
    return empty


def write_first(url: str) -> None:
    """The store that 0.1.0 wrote."""
    engine = st.connect(url)
    with engine.begin() as c:
        for statement in FIRST["statements"][engine.dialect.name]:
            c.exec_driver_sql(statement)
        for name in ("facts", "matches", "seats", "journal", "chat"):
            rows = FIRST["rows"][name]
            c.execute(sa.insert(sa.Table(name, sa.MetaData(), autoload_with=c)), rows)
    engine.dispose()


def back_to_first(url: str) -> None:
    """Make a store what it would be if 0.1.0 had written it: its tables, its columns, and the same matches."""
    engine = st.connect(url)
    with engine.begin() as c:
        names = ("facts", "matches", "seats", "journal", "chat")
        rows = {name: c.execute(sa.select(meta.tables[name])).mappings().all() for name in names}
        meta.drop_all(c)
        c.exec_driver_sql("drop table if exists alembic_version")
        for statement in FIRST["statements"][engine.dialect.name]:
            c.exec_driver_sql(statement)
        for name in names:
            table = sa.Table(name, sa.MetaData(), autoload_with=c)
            had = [{column: row[column] for column in table.columns.keys()} for row in rows[name]]  # noqa: SIM118
            if name == "facts":
                had = [row for row in had if row["key"] != "schema"]
                had += [row for row in FIRST["rows"]["facts"] if row["key"] == "schema"]
            if had:
                c.execute(sa.insert(table), had)
    engine.dispose()


@pytest.fixture
def engine(empty: str) -> Iterator[sa.Engine]:
    found = st.connect(empty)
    yield found
    found.dispose()


def test_the_steps_lead_to_the_tables_that_are_used(empty: str, engine: sa.Engine) -> None:
    for make in (lambda: None, lambda: write_first(empty)):
        meta.drop_all(engine)
        make()
        migrations.upgrade(engine)
        with engine.connect() as c:
            assert compare_metadata(MigrationContext.configure(c), meta) == []


def test_a_store_of_the_first_release_comes_along(first: str, capsys: pytest.CaptureFixture[str]) -> None:
    for said in ("had schema 0001 and has schema 0003 now", "has schema 0003 already"):
        assert main(["db", "upgrade", "--db", first]) == 0
        assert said in capsys.readouterr().out
    store = st.Store(first)
    try:
        assert store.secret == next(row["value"] for row in FIRST["rows"]["facts"] if row["key"] == "secret")
        assert store.ids() == [row["id"] for row in FIRST["rows"]["matches"]]
        for row in FIRST["rows"]["matches"]:
            match = store.load(row["id"])
            assert match is not None
            assert (match.fence, match.asked) == (0, None)
            lines = [line for line in FIRST["rows"]["journal"] if line["match"] == match.id]
            assert [(e.seq, e.kind, e.seat, e.body, e.at) for e in match.journal] == [
                (line["seq"], line["kind"], line["seat"], line["body"], line["at"]) for line in lines
            ]
            assert [text for *_, text in store.said(match.id)] == ["Привет! Hello!"]
        assert store.invited("invitation") == ("first-eight_mi-2", 1)
    finally:
        store.close()


def test_matches_of_the_same_rules_are_played_on(first: str) -> None:
    st.Store(first).close()
    problems = dict(st.verify_all(first))
    same = {row["id"] for row in FIRST["rows"]["matches"] if row["game"] not in ("scythe", "imperium")}
    assert {name for name, problem in problems.items() if problem is None} == same
    assert "version 1 of the rules" in str(problems[OLDER])


def test_looking_at_a_store_does_not_change_it(first: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", first, "--verify"]) == 2
    assert "pentarchy db upgrade" in capsys.readouterr().err
    engine = st.connect(first)
    assert not sa.inspect(engine).has_table("alembic_version")
    engine.dispose()


def test_a_store_of_a_later_release_is_refused(empty: str) -> None:
    store = st.Store(empty)
    store.run(lambda c: c.execute(sa.text("update alembic_version set version_num = '9999'")))
    store.close()
    for upgrade in (True, False):
        with pytest.raises(PentarchyError, match="Update Pentarchy"):
            st.Store(empty, upgrade=upgrade)


def test_processes_that_start_together_upgrade_once(first: str) -> None:
    faults: list[BaseException] = []

    def start() -> None:
        try:
            st.Store(first).close()
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert faults == []


def test_an_upgrade_that_fails_leaves_the_store_as_it_was(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store is still one of 0.1.0, with all of its tables, and the next start can try again."""
    from alembic import op

    before = shape(first)
    add_column, left = op.add_column, [1]

    def fails(*given: Any, **more: Any) -> None:
        if not left:
            raise RuntimeError("the machine stops here")
        left.pop()
        add_column(*given, **more)

    monkeypatch.setattr(op, "add_column", fails)
    with pytest.raises(RuntimeError, match="stops here"):
        st.Store(first)
    assert shape(first) == before
    monkeypatch.undo()
    st.Store(first).close()
    assert shape(first) != before


def shape(url: str) -> dict[str, list[str]]:
    """The tables of a store and their columns."""
    engine = st.connect(url)
    look = sa.inspect(engine)
    found = {name: [column["name"] for column in look.get_columns(name)] for name in look.get_table_names()}
    engine.dispose()
    return found


# -- matches of older rules ------------------------------------------------------------------------------------------


def ask(store: str, settings: Settings, *paths: str, **headers: str) -> list[httpx.Response]:
    """What the server answers."""

    async def work() -> list[httpx.Response]:
        app = web.make_app(st.Store(store), settings)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            return [await client.get(path, headers=headers) for path in paths]

    found: list[httpx.Response] = in_a_loop(work())
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_without_its_release_an_older_match_is_still_shown(tmp_path: Path, lang: str) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    write_first(url)
    headers = {"accept-language": lang, "cookie": "pentarchy=x"}
    page, record, picture, lobby = ask(
        url, Settings(), f"/m/{OLDER}", f"/m/{OLDER}/record", f"/m/{OLDER}/older/3.svg", "/", **headers
    )
    assert page.status_code == 200
    assert words(lang)("older-why", then=1, now=2) in page.text
    assert words(lang)("older-none") in page.text
    assert "Player 1" in page.text
    assert (record.status_code, picture.status_code) == (409, 404)
    assert f"/m/{OLDER}" in lobby.text


def release(folder: Path) -> str:
    """A Python in which Pentarchy is of an older release: the same, but that its Scythe is of version 1."""
    import pentarchy

    script = "import pentarchy.games.scythe as it\ntype(it.GAME).rules_version = 1\n"
    (folder / "sitecustomize.py").write_text(script)
    python = folder / "python"
    source = Path(pentarchy.__file__).parents[1]
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{folder}:{source}" exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return str(python)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands for a Python")
def test_with_its_release_an_older_match_is_watched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    store = st.Store(url)
    from rooms_for_tests import make_stored

    stored = make_stored("scythe", 2, 5, id=OLDER, rules_version=1)
    store.create(stored)
    match = st.new("scythe", stored.names, 5, stored.options)
    for seq in range(1, 13):
        seat = match.to_act[0]
        text = str(match.legal(seat)[0])
        match.play(seat, text)
        store.run(st.add_entry(OLDER, st.Entry(seq, "act", seat, text)))
    store.close()
    settings = Settings(releases=(str(tmp_path / "nothing"), release(tmp_path)))
    last, some, picture, beyond = ask(
        url, settings, f"/m/{OLDER}", f"/m/{OLDER}?line=3", f"/m/{OLDER}/older/12.svg", f"/m/{OLDER}?line=13"
    )
    assert (last.status_code, some.status_code, picture.status_code, beyond.status_code) == (200, 200, 200, 404)
    assert words("en")("older-line", line=3, count=12) in some.text
    assert f"/m/{OLDER}?line=2" in some.text
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text == match.svg(None, "en")
