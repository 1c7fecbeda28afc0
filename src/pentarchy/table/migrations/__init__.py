"""The steps from one schema of the store to the next, run by Alembic: at every start, or by `pentarchy db upgrade`.

`versions/` has a file for each step; a release never changes one that an earlier release has run. The tables as they
are now stand in `table/store.py`, and a test compares the two. A step adds or widens, so that it is quick on a large
store; all steps of an upgrade are one transaction, and processes that start together wait for each other.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from pentarchy.kernel.errors import PentarchyError

FIRST = "0001"
"""The schema of 0.1.0, which had no versions yet."""
_LOCK = 0x70656E74
"""Any number that no other program takes for its advisory lock."""


def head() -> str:
    """The schema that this Pentarchy writes."""
    found = _script().get_current_head()
    assert found is not None
    return found


def version(connection: sa.Connection) -> str | None:
    """The schema that a store has; None for an empty one."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None and sa.inspect(connection).has_table("matches"):
        return FIRST
    return found


def upgrade(engine: sa.Engine) -> tuple[str | None, str]:
    """Bring a store to the present schema: all steps or none. Gives the schema it had, and the one it has."""
    with _alone(engine) as connection:
        before = version(connection)
        if before == head():
            return before, before
        _check_known(before)
        config = _config()
        config.attributes["connection"] = connection
        if before == FIRST and MigrationContext.configure(connection).get_current_revision() is None:
            command.stamp(config, FIRST)
        command.upgrade(config, "head")
        return before, head()


def check(engine: sa.Engine) -> None:
    """Is this store up to date? It is left as it is."""
    with engine.connect() as connection:
        found = version(connection)
    _check_known(found)
    if found != head():
        raise PentarchyError(
            f"The database has schema {found or 'none'}, this Pentarchy uses {head()}. "
            "Run: pentarchy db upgrade --db URL"
        )


def _check_known(found: str | None) -> None:
    try:
        _script().get_revision(found or FIRST)
    except CommandError:
        raise PentarchyError(
            f"The database has schema {found}, which a later Pentarchy has made; this one knows {head()}. "
            "Update Pentarchy."
        ) from None


@contextlib.contextmanager
def _alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction in which nobody else changes the schema. Its statements are done together or not at all."""
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        else:  # Python's driver begins a transaction before the first change of data, not of tables
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
