"""Analyses of finished matches, and what people write to a position or variation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "remarks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("author", sa.String(80), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
