"""A PostgreSQL of the tests' own."""

from __future__ import annotations

import pytest

from pentarchy.table.trial import cluster


class Cluster(cluster.Cluster):
    """Skips the test where PostgreSQL is not installed. What it keeps is never needed after a crash of the machine."""

    def __init__(self) -> None:
        try:
            super().__init__(careless=True)
        except cluster.NoPostgres as reason:
            pytest.skip(str(reason))
