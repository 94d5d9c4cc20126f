"""A house that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest
from server import crashing
from server.conftest import Street
from server.playing import Chance

from terem import replay
from terem.server.house import Guest, House
from terem.server.store import Store

pytestmark = pytest.mark.anyio

DEATHS = 20


class Said(NamedTuple):
    """One acknowledgement."""

    table: str
    key: str
    seat: int
    words: str
    ply: int


def live_and_die(street: Street, token: str, run: int, chance: Chance) -> list[Said]:
    """Start a house, kill it some time after some acknowledgement, give all that it said."""
    tests = Path(crashing.__file__).parents[1]
    paths = os.pathsep.join([str(tests), *filter(None, sys.path)])
    process = subprocess.Popen(  # noqa: S603 - the arguments are our own
        [sys.executable, crashing.__file__, street.database or "", street.folder, token, str(run)],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(1 + chance.below(119))]
    time.sleep(chance.below(5000) / 1_000_000)
    process.send_signal(signal.SIGKILL)
    said += process.stdout.readlines()
    process.stdout.close()
    assert -signal.SIGKILL == process.wait()
    # The last line may have been cut in the middle; then nobody has read it.
    whole = [line.split("\t") for line in said if line.endswith("\n")]
    return [Said(table, key, int(seat), words, int(ply)) for table, key, seat, words, ply in whole]


async def check(house: House, store: Store, anna: Guest, said: list[Said]) -> None:
    """Each acknowledged choice is stored, once, and every table can be followed."""
    for table in {each.table for each in said}:
        keeper = await house.keeper(table)
        _, _, events = await store.table(table) or pytest.fail(f"{table} is gone")
        assert list(range(1, len(events) + 1)) == [event.number for event in events]
        stored = {event.key: event for event in events if event.key is not None}
        assert len(stored) == sum(not event.forced for event in events)
        for each in said:
            if each.table != table:
                continue
            event = stored[each.key]
            assert each.seat == event.seat
            undo = each.words == "undo"
            assert "undo" == event.kind if undo else each.words == event.words
            # The same click again gets the same answer and changes nothing.
            version = keeper.version
            if undo:
                ply = await keeper.undo(anna, each.seat, 0, each.key)
            else:
                ply = await keeper.take(anna, each.seat, each.words, 0, each.key)
            assert (each.ply, version) == (ply, keeper.version)
        text = keeper.play.record.text()
        assert text == replay(text).record.text()


async def test_killed_at_any_moment(street: Street) -> None:
    """Twenty times, at tables that are gone on with each time."""
    chance = Chance("2026")
    said: list[Said] = []
    token = (await (await street.house()).guest(None, "Anna")).token
    await street.close()
    for run in range(DEATHS if street.database is None else DEATHS // 4):
        said += await asyncio.to_thread(live_and_die, street, token, run, chance)
    assert len(said) > DEATHS
    house = await street.house()
    anna = await house.guest(token)
    store = await Store.open(street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}")
    try:
        await check(house, store, anna, said)
    finally:
        await store.close()
