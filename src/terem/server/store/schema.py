"""Schema: the tables of the database as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

ACCOUNTS: Final = sa.Table(
    "accounts",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, unique=True),
    sa.Column("shown", sa.String(40), nullable=False),
    sa.Column("passphrase", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.String(32), nullable=False),
    sa.Column("components", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(128), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("host", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("hot_seat", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("follows", sa.String(32), unique=True),
    sa.Column("forked_from", sa.String(32)),
    sa.Column("forked_ply", sa.Integer),
    sa.Column("loaded", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    # What the company has agreed on since, and how often anything has happened among it.
    sa.Column("chat", sa.Boolean, nullable=False),
    sa.Column("news", sa.Integer, nullable=False),
    # What lists of tables show; it follows from the events and is written together with them.
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Index("tables_by_age", "status", "created"),
    sa.Index(
        "tables_to_watch",
        "status",
        "created",
        sqlite_where=sa.text("listed"),
        postgresql_where=sa.text("listed"),
    ),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.ForeignKey("guests.id"), index=True),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("invite", sa.String(64)),
    sa.Column("open", sa.Boolean, nullable=False),
    # It follows from the events and is written together with them.
    sa.Column("stand_in", sa.String(64), nullable=False),
)

VOTES: Final = sa.Table(
    "votes",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("voter", sa.Integer, primary_key=True, autoincrement=False),
)

SAID: Final = sa.Table(
    "said",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table", "key"),
    sqlite_with_rowid=False,
)

PRESENCE: Final = sa.Table(
    "presence",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    # Up to when whoever hears nothing more takes the guest to be here.
    sa.Column("until", sa.BigInteger, nullable=False),
)

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
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
