"""The store: made and changed by migrations, safe on the disk, never written twice."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server.conftest import Street
from server.playing import alone

from terem.core.errors import TeremError
from terem.server.house import House
from terem.server.store import Conflict, Event, Line, Store
from terem.server.store.engine import engine_of
from terem.server.store.schema import METADATA

pytestmark = pytest.mark.anyio

LINE = Line(status="playing", ply=1, asked=[0], updated=1)


def event(number: int, words: str = "bid 1") -> Event:
    """Some choice."""
    return Event(number=number, kind="choice", seat=0, words=words)


def address(street: Street) -> str:
    """Where the database of these houses is."""
    return street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}"


async def test_migrations_lead_to_the_schema(house: House, street: Street) -> None:
    """What the migrations make is what the code reads, column by column."""
    engine = engine_of(address(street))
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c), METADATA)
        )
    await engine.dispose()
    assert [] == differences


async def test_a_newer_store_is_left_alone(street: Street) -> None:
    """An older house might not understand it, so it does not even begin."""
    await street.house()
    await street.close()
    engine = engine_of(address(street))
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(TeremError) as error:
        await street.house()
    assert "server-store-newer" == error.value.message.id
    assert {"found": "9999"} == error.value.message.args


async def test_two_houses_open_an_empty_database_at_once(street: Street) -> None:
    """One of them migrates, the other waits."""
    one, two = await asyncio.gather(street.house(), street.house())
    anna = await one.guest(None, "Anna")
    assert "Anna" == (await two.guest(anna.token)).name


async def test_a_number_is_written_once(house: House, street: Street) -> None:
    """The second to write it is told, and nothing of what it brought is stored."""
    keeper, _ = await alone(house)
    id = keeper.info.id
    store = await Store.open(address(street))
    await store.append(id, [event(1)], LINE)
    with pytest.raises(Conflict):
        await store.append(id, [event(2, "bid 2"), event(1, "bid 2")], LINE)
    assert 1 == await store.last(id)
    await store.close()


async def test_one_conflict_spoils_nothing_for_others(house: House, street: Street) -> None:
    """Events of many tables go into one transaction; only the wrong ones are turned away."""
    ids = [(await alone(house))[0].info.id for _ in range(4)]
    store = await Store.open(address(street))
    await store.append(ids[1], [event(1)], LINE)
    done = await asyncio.gather(
        *(store.append(id, [event(1)], LINE) for id in ids), return_exceptions=True
    )
    assert [None, Conflict, None, None] == [each and type(each) for each in done]
    assert [1, 1, 1, 1] == [await store.last(id) for id in ids]
    await store.close()


async def test_a_closed_store_takes_nothing_and_loses_nothing(house: House, street: Street) -> None:
    """What waits when it closes is written; what comes later is refused."""
    keeper, _ = await alone(house)
    id = keeper.info.id
    store = await Store.open(address(street))
    waiting = [asyncio.create_task(store.append(id, [event(n)], LINE)) for n in range(1, 6)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(TeremError) as error:
        await store.append(id, [event(6)], LINE)
    assert "server-store-failed" == error.value.message.id
    other = await Store.open(address(street))
    assert 5 == await other.last(id)
    await other.close()


async def test_a_file_is_safe_against_a_power_cut(tmp_path: Path) -> None:
    """A commit waits for the disk, readers for nobody, and no event is without its table."""
    engine = engine_of(f"sqlite:///{tmp_path / 'terem.sqlite3'}")
    async with engine.connect() as connection:
        found = {
            name: (await connection.execute(sa.text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    await engine.dispose()
    full = 2
    assert {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1} == found


async def test_a_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the seeds of games that are still being played."""
    folder = tmp_path / "folder with spaces?%20#"
    house = await House.open(None, folder)
    await house.guest(None, "Anna")
    await house.close()
    for name in ("terem.sqlite3", "invitations"):
        assert 0o600 == stat.S_IMODE((folder / name).stat().st_mode)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "server-database"),
        ("mysql://somebody@somewhere/terem", "server-database"),
        ("sqlite:////nowhere/at/all/terem.sqlite3", "server-store-shut"),
        ("postgresql://terem:secret@/terem?host=/nowhere", "server-store-shut"),
    ],
)
async def test_an_address_that_leads_nowhere(tmp_path: Path, url: str, reason: str) -> None:
    """The host is told what is wrong, but not the password."""
    with pytest.raises(TeremError) as error:
        await House.open(url, tmp_path)
    assert reason == error.value.message.id
    assert "secret" not in str(error.value.message)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """It is left as it is."""
    path = tmp_path / "terem.sqlite3"
    path.write_text("Dear diary, " * 100, "utf-8")
    with pytest.raises(TeremError) as error:
        await House.open(None, tmp_path)
    assert "server-store-shut" == error.value.message.id
    assert path.read_text("utf-8").startswith("Dear diary, ")
