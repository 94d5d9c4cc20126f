"""Migration: brings a database up to this version of the house, and touches no newer one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from terem.core.errors import TeremError
from terem.core.message import Message

_LOCK: Final = 0x7E7E3
"""Two nodes that start at once migrate one after the other."""


def migrate(connection: sa.Connection) -> None:
    """Run the changes that are missing, all of them or none."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    config = _config()
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found <= known:
        raise TeremError(Message("server-store-newer", {"found": ", ".join(sorted(found))}))
    command.upgrade(config, "head")


def newest() -> str:
    """The migration that this version of the house ends with."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def revision(connection: sa.Connection) -> str:
    """The migration that a database ends with; empty for one in which there is no house."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    # A path may hold any sign, so versions are not looked for in a list of paths.
    config.set_main_option("path_separator", "os")
    return config
