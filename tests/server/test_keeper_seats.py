"""Guests, the seats they take by invitation, and the tables they find again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, alone, bot, key, two

from terem.core.errors import Refused, TeremError
from terem.server.house import House, SeatPlan

pytestmark = pytest.mark.anyio


async def test_a_token_is_the_guest(house: House, street: Street) -> None:
    """Whoever brings it is known again, in every house on the database."""
    anna = await house.guest(None, " Anna ")
    again = await (await street.house()).guest(anna.token)
    assert (anna.id, "Anna") == (again.id, again.name)
    other = await house.guest(None)
    assert other.id != anna.id
    assert other.token != anna.token
    assert "" == other.name


async def test_only_the_hash_of_a_token_is_stored(house: House, street: Street) -> None:
    """Whoever reads the file cannot come as somebody else."""
    anna = await house.guest(None, "Anna")
    await street.close()
    if street.database is None:
        stored = b"".join(path.read_bytes() for path in street.folder.glob("terem.sqlite3*"))
        assert anna.id.encode() in stored
        assert anna.token.encode() not in stored


async def test_a_bad_token_is_a_stranger(house: House) -> None:
    """Too short to be safe, or no token at all: a new guest with a good one."""
    guest = await house.guest("short")
    assert "short" != guest.token
    assert guest.id == (await house.guest(guest.token)).id


async def test_a_token_that_opens_nothing_is_not_made_good(house: House) -> None:
    """It may have been taken away from somebody, so the stranger who brings it gets another."""
    token = "t" * 40
    guest = await house.guest(token, "Anna")
    assert token != guest.token
    assert await house.registry.known(token) is None
    assert guest == await house.registry.known(guest.token)


async def test_a_guest_may_be_called_otherwise(house: House) -> None:
    """A new name is kept; none leaves the old one."""
    anna = await house.guest(None, "Anna")
    await house.guest(anna.token, "Аня 🦊")
    assert "Аня 🦊" == (await house.guest(anna.token)).name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * 41, "server-name-long"),
        ("a\x00b", "server-name-signs"),
        ("a\nb", "server-name-signs"),
        ("a\u202eb", "server-name-signs"),
        ("a\u2028b", "server-name-signs"),
        ("a\ud800b", "server-name-signs"),
    ],
)
async def test_names_that_cannot_be_shown(house: House, name: str, reason: str) -> None:
    """Control characters, what turns the line round, and what would fill the page."""
    with pytest.raises(TeremError) as error:
        await house.guest(None, name)
    assert reason == error.value.message.id
    anna = await house.guest(None, "Anna")
    with pytest.raises(TeremError) as planned:
        await house.create(TOY, {}, [SeatPlan("me", name=name), FRIEND], anna)
    assert reason == planned.value.message.id


async def test_an_invitation_takes_one_seat(house: House) -> None:
    """The right one, for the first who comes; again and again for the same guest."""
    anna, boris, carol = [await house.guest(None, name) for name in ("Anna", "Boris", "Carol")]
    table = await house.create(TOY, {}, [FRIEND, ME, FRIEND], anna)
    keeper = await house.keeper(table)
    invites = await house.invites(table, anna)
    assert [0, 2] == sorted(invites) == keeper.info.free
    assert "open" == keeper.info.status
    assert 2 == await house.join(table, invites[2], boris)
    assert 2 == await house.join(table, invites[2], boris)
    with pytest.raises(Refused) as taken:
        await house.join(table, invites[2], carol)
    assert "server-taken" == taken.value.message.id
    assert {0: invites[0]} == await house.invites(table, anna)
    assert 0 == await house.join(table, invites[0], carol)
    assert "playing" == keeper.info.status
    assert ["Carol", "Anna", "Boris"] == keeper.info.names
    assert [[1], [2], [0]] == [keeper.seats_of(guest) for guest in (anna, boris, carol)]
    assert {} == await house.invites(table, anna)


async def test_two_run_for_one_seat(house: House) -> None:
    """One sits down, the other is told."""
    anna, boris, carol = [await house.guest(None, name) for name in ("Anna", "Boris", "Carol")]
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    invite = (await house.invites(table, anna))[1]
    came = await asyncio.gather(
        house.join(table, invite, boris), house.join(table, invite, carol), return_exceptions=True
    )
    assert 1 == came.count(1)
    assert 1 == sum(isinstance(each, Refused) for each in came)


async def test_whoever_waits_sees_who_sits_down(house: House) -> None:
    """Sitting down changes the version."""
    anna, boris = await house.guest(None), await house.guest(None)
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    keeper = await house.keeper(table)
    invite = (await house.invites(table, anna))[1]
    waiting = asyncio.create_task(keeper.wait(keeper.version, 60))
    await asyncio.sleep(0)
    await house.join(table, invite, boris)
    assert keeper.version == await waiting


async def test_invitations_that_fit_nothing(house: House) -> None:
    """Made up, of another table, or for somebody who sits there already."""
    anna, boris = await house.guest(None), await house.guest(None)
    tables = [await house.create(TOY, {}, [ME, FRIEND], anna) for _ in range(2)]
    invites = [await house.invites(table, anna) for table in tables]
    for invite in ("", "x", invites[1][1], "я" * 40):
        with pytest.raises(Refused) as error:
            await house.join(tables[0], invite, boris)
        assert "server-invite" == error.value.message.id
    with pytest.raises(Refused) as seated:
        await house.join(tables[0], invites[0][1], anna)
    assert "server-seated" == seated.value.message.id


async def test_only_the_host_invites(house: House) -> None:
    """Others do not even learn which seats are free."""
    anna, boris = await house.guest(None), await house.guest(None)
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    with pytest.raises(Refused) as error:
        await house.invites(table, boris)
    assert "server-not-host" == error.value.message.id


async def test_with_another_secret_invitations_are_made_anew(
    street: Street, tmp_path: Path
) -> None:
    """A house that moved without its secret gives links that work."""
    house = await street.house()
    anna, boris = await house.guest(None), await house.guest(None)
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    old = await house.invites(table, anna)
    (street.folder / "invitations").unlink()
    moved = await street.house()
    new = await moved.invites(table, anna)
    assert old != new
    with pytest.raises(Refused):
        await moved.join(table, old[1], boris)
    assert 1 == await moved.join(table, new[1], boris)


async def test_the_game_begins_when_all_are_there(house: House) -> None:
    """Until then nobody chooses."""
    anna = await house.guest(None)
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    keeper = await house.keeper(table)
    with pytest.raises(Refused) as error:
        await keeper.take(anna, 0, "bid 1", 0, key())
    assert "server-waiting" == error.value.message.id


async def test_a_hot_seat_is_held_by_the_host(house: House) -> None:
    """All persons share one device, each with a name."""
    anna = await house.guest(None, "Anna")
    plans = [ME, SeatPlan("person", name="Boris"), bot("uniform")]
    table = await house.create(TOY, {}, plans, anna, hot_seat=True)
    keeper = await house.keeper(table)
    assert [0, 1] == keeper.seats_of(anna)
    assert (["Anna", "Boris", ""], ["", "", "uniform"]) == (keeper.info.names, keeper.info.bots)
    assert keeper.info.hot_seat


async def test_tables_that_cannot_be_laid(house: House) -> None:
    """Each time somebody is told why, and no table is there."""
    anna = await house.guest(None)
    refused = [
        ("chess", {}, [ME, ME], "error-game"),
        (TOY, {}, [ME], "error-seats"),
        (TOY, {}, [ME] * 9, "error-seats"),
        (TOY, {"lots": "none"}, [ME, ME], "error-option-value"),
        (TOY, {"cards": "all"}, [ME, ME], "error-option"),
        (TOY, {}, [ME, bot("genius")], "server-bot"),
        (TOY, {}, [ME, SeatPlan("ghost")], "server-plan"),
    ]
    for game, options, plans, reason in refused:
        with pytest.raises(TeremError) as error:
            await house.create(game, options, plans, anna)
        assert reason == error.value.message.id
    assert [] == await house.tables(anna)


async def test_a_guest_finds_all_tables_again(house: House) -> None:
    """Where one sits and where one is the host; the one that was touched last comes first."""
    keeper, anna, boris = await two(house)
    later, _ = await alone(house)
    assert [keeper.info.id] == [info.id for info in await house.tables(boris)]
    await asyncio.sleep(0.01)
    watched = await house.create(TOY, {"lots": "five"}, [FRIEND, bot("uniform")], anna)
    await asyncio.sleep(0.01)
    await keeper.take(anna, 0, "bid 1", 0, key())
    first, second = await house.tables(anna)
    assert (keeper.info.id, watched) == (first.id, second.id)
    assert ([0], [1], 1, "playing") == (first.my_seats, first.asked, first.ply, first.status)
    assert ([], "open", [0]) == (second.my_seats, second.status, second.free)
    assert {"lots": "five"} == second.options
    assert first.updated > second.updated
    assert [1] == (await house.tables(boris))[0].my_seats
    assert later.info.id not in {first.id, second.id}
