"""Guests, their keys and accounts, tables, seats, events, and the company of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _people()
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("follows", sa.String(32), unique=True),
        sa.Column("forked_from", sa.String(32)),
        sa.Column("forked_ply", sa.Integer),
        sa.Column("loaded", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("news", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["status", "created"])
    listed = sa.text("listed")
    op.create_index(
        "tables_to_watch",
        "tables",
        ["status", "created"],
        sqlite_where=listed,
        postgresql_where=listed,
    )
    _of_a_table()
    _of_a_company()


def _people() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, unique=True),
        sa.Column("shown", sa.String(40), nullable=False),
        sa.Column("passphrase", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _of_a_table() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), index=True),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("invite", sa.String(64)),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.String(64), nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table", "key"),
        sqlite_with_rowid=False,
    )


def _of_a_company() -> None:
    op.create_table(
        "votes",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("voter", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "said",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table", "key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
