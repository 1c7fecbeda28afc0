"""What a server reads and draws at its start. It takes longer than most tests, so it is done once: servers are forked
from the process that has imported this (see nursery.py)."""

import alembic.command  # noqa: F401
import nursery  # noqa: F401
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

from pentarchy.cli import serve  # noqa: F401
from pentarchy.table import app, server  # noqa: F401
from pentarchy.table.catalogue import playable

playable()
