"""Backup and restore: one file holds a house as it stood at one moment, and gives it back whole."""

from __future__ import annotations

import asyncio
import io
import json
import stat
from collections.abc import Callable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
import sqlalchemy as sa
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, Chance, alone, of_the_shelf, play_on, two

from terem.core.errors import TeremError
from terem.server.archive import Manifest
from terem.server.backup import back_up
from terem.server.clock import now
from terem.server.house import FILE, Guest, House
from terem.server.opened import Archive
from terem.server.restore import Restored, restore
from terem.server.store import Store
from terem.server.store.engine import engine_of
from terem.server.store.schema import METADATA

pytestmark = pytest.mark.anyio

Rows = dict[str, list[tuple[object, ...]]]


class Counting:
    """What a bar of progress is told."""

    def __init__(self) -> None:
        self.total = 0
        self.done = 0

    def begun(self, total: int) -> Callable[[], None]:
        """The work begins."""
        self.total = total
        return self.step

    def step(self) -> None:
        """One piece is done."""
        self.done += 1


async def backed_up(street: Street, path: Path) -> Manifest:
    """Write a backup; every piece of the work is counted."""
    counting = Counting()
    with path.open("wb") as file:
        manifest = await back_up(street.database, street.folder, file, counting.begun)
    assert counting.total == counting.done == manifest.rows
    return manifest


async def brought_back(path: Path, database: str | None, folder: Path) -> Restored:
    """Restore a backup; every piece of the work is counted."""
    counting = Counting()
    with Archive(path) as archive:
        restored = await restore(archive, database, folder, counting.begun)
    assert counting.total == counting.done
    return restored


async def rows(database: str | None, folder: Path) -> Rows:
    """Every row as the database itself gives it, whatever our code makes of it."""
    engine = engine_of(database or f"sqlite:///{folder / 'terem.sqlite3'}")
    found: Rows = {}
    async with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            quoted = engine.dialect.identifier_preparer.quote(table.name)
            keys = ", ".join(
                engine.dialect.identifier_preparer.quote(column.name)
                for column in table.primary_key.columns
            )
            query = sa.text(f"SELECT * FROM {quoted} ORDER BY {keys}")  # noqa: S608 - our own names
            found[table.name] = [tuple(row) for row in await connection.execute(query)]
    await engine.dispose()
    return found


async def present(street: Street, table: str, guest: Guest) -> None:
    """A guest is here, as nodes tell it to each other."""
    file, url = street.folder / FILE, street.database
    store = await (Store.in_file(file) if url is None else Store.open(url))
    await store.company.present(table, guest.id, now())
    await store.close()


async def lived_in(street: Street) -> House:
    """A house in which something has happened: played out, in the middle, taken back, waiting."""
    house = await street.house()
    keeper, anna = await alone(house)
    await play_on(keeper, anna, Chance("whole"))
    keeper, anna = await alone(house, of_the_shelf(), 3)
    await play_on(keeper, anna, Chance("middle"), 20)
    keeper, anna = await alone(house)
    seat = keeper.play.asked()[0]
    ply = await keeper.take(anna, seat, keeper.play.choices(seat)[0], keeper.play.ply, "k1")
    await keeper.undo(anna, seat, ply, "k2")
    keeper, host, guest = await two(house)
    await keeper.company.say(host, 0, "Hello", "k3")
    await keeper.company.vote(1, 0)
    await present(street, keeper.setup.id, guest)
    words = "a phrase that passes"
    await house.accounts.open(anna, "Anna of the house", words, words, "here")
    boxes = street.folder / "boxes" / "kept"
    boxes.mkdir(parents=True)
    (boxes / "toy-0123.toml").write_text("# a box", "utf-8")
    (street.folder / "secret").write_text("s" * 40, "ascii")
    (street.folder / "notes.txt").write_text("not of the house", "utf-8")
    return house


async def test_there_and_back(street: Street, tmp_path: Path) -> None:
    """Every row and every file is what it was, and every table is followed."""
    await lived_in(street)
    manifest = await backed_up(street, tmp_path / "backup.zip")
    assert ["invitations", "secret", "boxes/kept/toy-0123.toml"] == list(manifest.files)
    other = tmp_path / "other"
    restored = await brought_back(tmp_path / "backup.zip", None, other)
    assert (4, {}) == (restored.identical, restored.differing)
    for file in manifest.files:
        assert (street.folder / file).read_bytes() == (other / file).read_bytes()
        assert 0o600 == stat.S_IMODE((other / file).stat().st_mode)
    assert 0o600 == stat.S_IMODE((other / "terem.sqlite3").stat().st_mode)
    again = tmp_path / "again.zip"
    second = await backed_up(Street(None, other), again)
    assert (manifest.tables, manifest.files) == (second.tables, second.files)


async def test_a_house_moves_to_another_database_of_its_kind(
    street: Street, spare: str | None, tmp_path: Path
) -> None:
    """What the database itself tells of each row is the same afterwards, to the byte."""
    await lived_in(street)
    before = await rows(street.database, street.folder)
    assert all(before.values())
    await backed_up(street, tmp_path / "backup.zip")
    await brought_back(tmp_path / "backup.zip", spare, tmp_path / "other")
    assert before == await rows(spare, tmp_path / "other")


async def meant(database: str | None, folder: Path) -> Rows:
    """Every row as our code reads it, whatever kind of database has it."""
    engine = engine_of(database or f"sqlite:///{folder / FILE}")
    found: Rows = {}
    async with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            read = [tuple(row) for row in await connection.execute(sa.select(table))]
            # Databases differ in how they put letters in order.
            found[table.name] = sorted(read, key=repr)
    await engine.dispose()
    return found


async def test_a_house_moves_to_a_database_of_the_other_kind(
    street: Street, elsewhere: str | None, tmp_path: Path
) -> None:
    """From SQLite to PostgreSQL or back: nothing is lost, and the next backup is equal."""
    await lived_in(street)
    before = await meant(street.database, street.folder)
    assert all(before.values())
    first = await backed_up(street, tmp_path / "backup.zip")
    restored = await brought_back(tmp_path / "backup.zip", elsewhere, tmp_path / "other")
    assert (4, {}) == (restored.identical, restored.differing)
    assert before == await meant(elsewhere, tmp_path / "other")
    again = await backed_up(Street(elsewhere, tmp_path / "other"), tmp_path / "again.zip")
    counts = [{name: rows.count for name, rows in each.tables.items()} for each in (first, again)]
    assert counts[0] == counts[1]
    assert first.files == again.files


@pytest.mark.parametrize("kind", ["spare", "elsewhere"])
async def test_the_tables_go_on(
    street: Street, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Guests are known, invites still work, and a game is played to its end in the new place."""
    database: str | None = request.getfixturevalue(kind)
    house = await lived_in(street)
    anna = await house.guest(None, "Anna")
    begun = await house.create(TOY, {}, [ME, ME], anna)
    await play_on(await house.keeper(begun), anna, Chance("on"), 3)
    waiting = await house.create(TOY, {}, [ME, FRIEND], anna)
    invite = (await house.invites(waiting, anna))[1]
    await backed_up(street, tmp_path / "backup.zip")
    await street.close()
    await brought_back(tmp_path / "backup.zip", database, tmp_path / "other")
    moved = await House.open(database, tmp_path / "other")
    assert "Anna" == (await moved.guest(anna.token)).name
    assert 1 == await moved.join(waiting, invite, await moved.guest(None, "Boris"))
    keeper = await moved.keeper(begun)
    await play_on(keeper, anna, Chance("further"))
    assert keeper.play.over
    await (await moved.keeper(waiting)).company.say(anna, 0, "Here again", "k4")
    await moved.close()


async def test_while_choices_are_being_taken(street: Street, tmp_path: Path) -> None:
    """No backup holds half of anything: each is a moment, and each can be brought back."""
    house = await street.house()
    playing = [asyncio.create_task(go_on(house, f"{number}")) for number in range(4)]
    counts = []
    for number in range(4):
        path = tmp_path / f"{number}.zip"
        manifest = await backed_up(street, path)
        counts.append(manifest.tables["events"].count)
        restored = await brought_back(path, None, tmp_path / f"other-{number}")
        assert {} == restored.differing
        assert restored.rows["tables"] == restored.identical
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]


async def go_on(house: House, name: str) -> None:
    """Play one game after another."""
    while True:
        keeper, anna = await alone(house)
        await play_on(keeper, anna, Chance(name))


async def test_where_a_house_stands_nothing_is_touched(street: Street, tmp_path: Path) -> None:
    """Neither a store with anything in it nor a folder with other secrets is written over."""
    await lived_in(street)
    path = tmp_path / "backup.zip"
    await backed_up(street, path)
    before = await rows(street.database, street.folder)
    with pytest.raises(TeremError) as error:
        await brought_back(path, street.database, street.folder)
    assert "restore-not-empty" == error.value.message.id
    assert before == await rows(street.database, street.folder)
    other = tmp_path / "other"
    other.mkdir()
    (other / "invitations").write_bytes(b"others")
    with pytest.raises(TeremError) as error:
        await brought_back(path, None, other)
    assert "restore-file-there" == error.value.message.id
    assert ["invitations"] == [file.name for file in other.iterdir()]


async def test_a_table_that_leads_elsewhere_is_told(street: Street, tmp_path: Path) -> None:
    """All rows come back, and whoever restores learns which table is not what it was, and why."""
    house = await street.house()
    keeper, anna = await alone(house)
    await play_on(keeper, anna, Chance("whole"))
    engine = engine_of(street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}")
    async with engine.execution_options(writes=True).begin() as connection:
        await connection.execute(sa.text("UPDATE events SET digest = '00000000' WHERE number = 2"))
    await engine.dispose()
    await backed_up(street, tmp_path / "backup.zip")
    restored = await brought_back(tmp_path / "backup.zip", None, tmp_path / "other")
    assert 0 == restored.identical
    assert "record-diverged" == restored.differing[keeper.setup.id].id


async def test_there_is_no_house_to_be_written(tmp_path: Path, street: Street) -> None:
    """Neither an empty folder nor a database without our tables; nothing is made there."""
    with pytest.raises(TeremError) as error:
        await back_up(street.database, street.folder, io.BytesIO(), Counting().begun)
    assert "backup-no-house" == error.value.message.id
    assert not street.folder.exists()


async def test_a_store_of_another_version_is_left_as_it_is(street: Street) -> None:
    """A backup never migrates: it would change what it is to save."""
    await street.house()
    engine = engine_of(street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}")
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(TeremError) as error:
        await back_up(street.database, street.folder, io.BytesIO(), Counting().begun)
    assert "backup-schema" == error.value.message.id


def changed(path: Path, change: Callable[[dict[str, bytes]], object]) -> None:
    """Write an archive anew with other parts."""
    with ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    change(parts)
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)


def say(parts: dict[str, bytes], **more: object) -> None:
    """Change the manifest."""
    parts["manifest.json"] = json.dumps({**json.loads(parts["manifest.json"]), **more}).encode()


def files(parts: dict[str, bytes]) -> dict[str, str]:
    """The files that the manifest tells of."""
    found: dict[str, str] = json.loads(parts["manifest.json"])["files"]
    return found


BROKEN: dict[str, tuple[Callable[[dict[str, bytes]], object], str]] = {
    "no manifest": (lambda parts: parts.pop("manifest.json"), "restore-damaged"),
    "no JSON": (lambda parts: parts.update({"manifest.json": b"{"}), "restore-damaged"),
    "no object": (lambda parts: parts.update({"manifest.json": b"[]"}), "restore-damaged"),
    "newer": (lambda parts: say(parts, format=2, tables=None), "restore-newer"),
    "other store": (lambda parts: say(parts, schema="9999"), "restore-schema"),
    "no tables": (lambda parts: say(parts, tables={}), "restore-damaged"),
    "a row less": (
        lambda parts: parts.update(
            {"store/events.jsonl": parts["store/events.jsonl"].split(b"\n", 1)[1]}
        ),
        "restore-damaged",
    ),
    "another row": (
        lambda parts: parts.update(
            {"store/guests.jsonl": parts["store/guests.jsonl"].replace(b"Anna", b"Hana")}
        ),
        "restore-damaged",
    ),
    "no rows": (lambda parts: parts.pop("store/seats.jsonl"), "restore-damaged"),
    "another secret": (lambda parts: parts.update({"files/secret": b"x"}), "restore-damaged"),
    "no secret": (lambda parts: parts.pop("files/secret"), "restore-damaged"),
    "a file elsewhere": (
        lambda parts: say(parts, files={**files(parts), "../../evil": "0"}),
        "restore-damaged",
    ),
}


async def test_a_broken_backup(shelf: Path, tmp_path: Path) -> None:
    """Whatever is wrong is told, and nothing is written anywhere."""
    street = Street(None, tmp_path / "data")
    await lived_in(street)
    path = tmp_path / "backup.zip"
    await backed_up(street, path)
    await street.close()
    whole = path.read_bytes()
    for name, (change, told) in BROKEN.items():
        path.write_bytes(whole)
        changed(path, change)
        with pytest.raises(TeremError) as error:
            await brought_back(path, None, tmp_path / "other")
        assert told == error.value.message.id, name
        assert not (tmp_path / "other").exists(), name


async def test_a_backup_that_was_cut_short_or_spoilt(shelf: Path, tmp_path: Path) -> None:
    """At any byte: it is told, never a traceback, and never half a house."""
    street = Street(None, tmp_path / "data")
    await lived_in(street)
    path = tmp_path / "backup.zip"
    await backed_up(street, path)
    await street.close()
    whole = path.read_bytes()
    chance = Chance("spoilt")
    for number in range(60):
        where = chance.below(len(whole))
        spoilt = whole[:where] if number % 2 else flipped(whole, where)
        path.write_bytes(spoilt)
        other = tmp_path / f"other-{number}"
        try:
            restored = await brought_back(path, None, other)
        except TeremError:
            assert not other.exists()
        else:
            # A date, or a flag that nobody looks at.
            assert number % 2 == 0
            assert {} == restored.differing


def flipped(content: bytes, where: int) -> bytes:
    """The same with one other byte."""
    return content[:where] + bytes([content[where] ^ 0xFF]) + content[where + 1 :]
