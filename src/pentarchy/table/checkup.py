"""A look at a store from outside, which changes nothing of it."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.kernel.errors import PentarchyError
from pentarchy.registry import all_games, game
from pentarchy.table import migrations
from pentarchy.table.schema import matches
from pentarchy.table.store import connect


class Look(NamedTuple):
    schema: str | None
    """None for a store without tables."""
    matches: int
    older: int
    """Matches of rules that this release does not play."""

    @property
    def later(self) -> bool:
        """Was it written by a release after this one?"""
        return self.schema is not None and self.schema > migrations.head()


def look_at(url: str) -> Look:
    """The schema of a store and how many matches it has. An ImportError if its driver is not installed."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            schema = migrations.version(connection)
            if schema is None:
                return Look(None, 0, 0)
            kinds = sa.select(matches.c.game, matches.c.rules_version, sa.func.count())
            rows = connection.execute(kinds.group_by(matches.c.game, matches.c.rules_version)).all()
    except (SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines() or [type(error).__name__]
        raise PentarchyError(reason[0]) from None
    finally:
        engine.dispose()
    played = {name: game(name).rules_version for name in all_games()}
    older = sum(count for name, version, count in rows if played.get(name) != version)
    return Look(schema, sum(count for _, _, count in rows), older)
