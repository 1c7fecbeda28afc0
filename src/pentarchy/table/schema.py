"""The tables of the store as they are now. How a store of an earlier release gets there: `migrations`."""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()
facts = sa.Table("facts", meta, sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text))
matches = sa.Table(
    "matches",
    meta,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("data_hash", sa.String(80), nullable=False),
    sa.Column("data", sa.Text),  # the files of a data pack; null for the game's own data
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("names", sa.Text),  # names of the seats as they were at the start; null before it
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("undo", sa.String(10), nullable=False),
    sa.Column("pace", sa.Integer, nullable=False),  # seconds for a decision, 0 for no clock
    sa.Column("status", sa.String(10), nullable=False, index=True),  # open, running, over
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False, index=True),
    sa.Column("result", sa.Text),
    sa.Column("rematch", sa.String(24)),  # the match that was made from this one
    sa.Column("fence", sa.Integer, nullable=False, server_default="0"),  # grows with each process that takes the match
    sa.Column("asked", sa.Text),  # the seats that owe a decision; null while nobody knows
)
seats = sa.Table(
    "seats",
    meta,
    sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),  # who plays it now: a kind of bot, or "" for a person
    sa.Column("holder", sa.String(64), nullable=False, index=True),  # hash of the browser that may sit here
    sa.Column("invitation", sa.String(64), nullable=False),  # hash of the link not yet used, or ""
    sa.Column("link", sa.Integer, nullable=False),  # how many links were made: the next one differs
)
journal = sa.Table(
    "journal",
    meta,
    sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # act, also, undo, rewind, seat, wish, ready
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
chat = sa.Table(
    "chat",
    meta,
    sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
seat_keys = sa.Table(
    "seat_keys",
    meta,
    sa.Column("secret", sa.String(64), primary_key=True),  # hash of a link or code that moves seats to another browser
    sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("holder", sa.String(64), nullable=False),  # the browser that made it: its seats move
    sa.Column("kind", sa.String(10), nullable=False),  # move: for now; keep: against the loss of the browser's cookie
    sa.Column("until", sa.Float, nullable=False),
)
leases = sa.Table(
    "leases",
    meta,
    sa.Column("match", sa.String(24), primary_key=True),
    sa.Column("process", sa.String(300), nullable=False, index=True),  # the holder's address, #, which run of it
    sa.Column("until", sa.Float, nullable=False),
)
analyses = sa.Table(
    "analyses",
    meta,
    sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("report", sa.LargeBinary, nullable=False),  # JSON, compressed
)
remarks = sa.Table(
    "remarks",
    meta,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("browser", sa.String(64), nullable=False),  # hash of the browser that wrote it and may delete it
    sa.Column("author", sa.String(80), nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("line", sa.Text, nullable=False),  # answers from that step on, as JSON; empty for the position itself
    sa.Column("text", sa.Text, nullable=False),
)
versions = sa.Table("alembic_version", meta, sa.Column("version_num", sa.String(32), primary_key=True))
"""Written by Alembic: which schema this is."""
