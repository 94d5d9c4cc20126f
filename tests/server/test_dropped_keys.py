"""Dropped keys: a live table that was opened with a key is closed when the key is taken away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from server.callers import Caller, answering
from server.conftest import Street
from server.playing import two
from websockets.exceptions import ConnectionClosed

from terem.server import live, registry
from terem.server.house import Guest, House

pytestmark = pytest.mark.anyio

GOOD = "three very old oaks"
NEW = "four very old oaks"

Way = Callable[[House, Guest], Awaitable[object]]


@pytest.fixture
async def door(house: House, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a house."""
    async with answering(house, tmp_path) as address:
        yield address


async def another(house: House, guest: Guest) -> Guest:
    """The same person in another browser."""
    return await house.let_in(guest, None)


async def code(caller: Caller) -> int:
    """Why a socket is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await caller.to_the_end()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def leave(house: House, guest: Guest) -> None:
    """Leave the device."""
    await house.registry.leave(guest)


async def leave_others(house: House, guest: Guest) -> None:
    """From another device, leave all others."""
    await house.registry.leave_others(await another(house, guest))


async def erase(house: House, guest: Guest) -> None:
    """From another device, be erased."""
    await house.erase(await another(house, guest))


async def open_account(house: House, guest: Guest) -> None:
    """Open an account, with which comes a new key."""
    await house.accounts.open(guest, "Anna", GOOD, GOOD, "here")
    await house.let_in(guest, guest)


async def change_passphrase(house: House, guest: Guest) -> None:
    """From another device, change the passphrase."""
    there = await another(house, guest)
    await house.accounts.open(there, "Anna", GOOD, GOOD, "here")
    await house.accounts.change(there, GOOD, NEW, NEW, "here")


async def be_taken_over(house: House, guest: Guest) -> None:
    """In another browser of the same guest, come in by an account."""
    anna = await house.guest(None, "Anna")
    await house.accounts.open(anna, "Anna", GOOD, GOOD, "here")
    await house.let_in(anna, await another(house, guest))


WAYS: list[Way] = [
    leave,
    leave_others,
    erase,
    open_account,
    change_passphrase,
    be_taken_over,
]


@pytest.mark.parametrize("way", WAYS)
async def test_the_socket_is_closed_at_once(
    house: House, door: str, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the key is taken away; the socket of a neighbour stays as it is."""
    # Nobody comes round to notice it later.
    monkeypatch.setattr(registry, "ROUND", 3600)
    keeper, anna, boris = await two(house)
    hers, his = Caller(door, anna), Caller(door, boris)
    for caller in (hers, his):
        await caller.open(f"/table/{keeper.setup.id}")
    async with hers.line(), his.line():
        await hers.drained()
        await way(house, anna)
        assert live.UNKNOWN == await code(hers)
        await his.drained()
    page = await hers.open(f"/table/{keeper.setup.id}")
    assert "You are watching" in page


async def test_the_device_from_which_others_are_left_stays(house: House, door: str) -> None:
    """A key that opens its guest still keeps its sockets."""
    keeper, anna, _ = await two(house)
    there = await another(house, anna)
    callers = [Caller(door, anna), Caller(door, there), Caller(door, None)]
    for caller in callers:
        await caller.open(f"/table/{keeper.setup.id}")
    here, other, watcher = callers
    async with here.line(), other.line(), watcher.line():
        for caller in callers:
            await caller.drained()
        await house.registry.leave_others(anna)
        assert live.UNKNOWN == await code(other)
        await here.drained()
        await watcher.drained()


async def test_another_node_has_taken_the_key(
    street: Street, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noticed within a round, by one question for all who look."""
    monkeypatch.setattr(registry, "ROUND", 0.05)
    house, elsewhere = await street.house(), await street.house()
    async with answering(house, tmp_path) as door:
        keeper, anna, boris = await two(house)
        hers, his = Caller(door, anna), Caller(door, boris)
        for caller in (hers, his):
            await caller.open(f"/table/{keeper.setup.id}")
        async with hers.line(), his.line():
            await elsewhere.registry.leave(anna)
            assert live.UNKNOWN == await code(hers)
            await his.drained()


async def test_one_question_serves_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sockets there are, the store is asked once a round, and no more without any."""
    asked: list[set[str]] = []
    told = asyncio.Event()
    known = house.registry._store.known_keys  # noqa: SLF001 - to count what it is asked

    async def counted(keys: set[str]) -> set[str]:
        asked.append(keys)
        told.set()
        return await known(keys)

    monkeypatch.setattr(house.registry._store, "known_keys", counted)  # noqa: SLF001
    with house.sockets.one("here", "anna", "a"), house.sockets.one("here", "boris", "b"):
        for _ in range(50):
            house.look_after_keys()
        await told.wait()
    assert [{"a", "b"}] == asked
