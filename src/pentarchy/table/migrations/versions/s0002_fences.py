"""Fence numbers and addresses of processes on other machines; who is asked; keys to seats, which stores of between
0.1.0 and 0.2 may have already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("asked", sa.Text))
    op.drop_table("leases")  # nobody holds any: servers of an earlier schema have been stopped
    op.create_table(
        "leases",
        sa.Column("match", sa.String(24), primary_key=True),
        sa.Column("process", sa.String(300), nullable=False, index=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    if not sa.inspect(op.get_bind()).has_table("seat_keys"):
        op.create_table(
            "seat_keys",
            sa.Column("secret", sa.String(64), primary_key=True),
            sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), nullable=False, index=True),
            sa.Column("holder", sa.String(64), nullable=False),
            sa.Column("kind", sa.String(10), nullable=False),
            sa.Column("until", sa.Float, nullable=False),
        )
    # By this number a server of 0.1.0 sees that the store is not for it any more.
    facts = sa.table("facts", sa.column("key", sa.String), sa.column("value", sa.Text))
    op.execute(sa.delete(facts).where(facts.c.key == "schema"))
    op.execute(sa.insert(facts).values(key="schema", value="2"))
