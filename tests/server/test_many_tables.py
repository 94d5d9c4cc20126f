"""Many tables: whoever has very many under way finishes some before laying or joining another."""

from __future__ import annotations

import pytest
from server.playing import FRIEND, ME, TOY, Chance, alone, play_on, refused, two

from terem.core.errors import TeremError
from terem.server import house as houses
from terem.server.house import Guest, House
from terem.server.loading import show

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three are very many here."""
    monkeypatch.setattr(houses, "MOST_TABLES", 3)


async def lay(house: House, guest: Guest) -> str:
    """One more table at which a guest sits alone."""
    return await house.create(TOY, {}, [ME, ME], guest)


async def test_one_too_many_is_not_laid(house: House) -> None:
    """It is refused with the reason, and nothing is laid; others are not held up."""
    anna, boris = await house.guest(None, "Anna"), await house.guest(None, "Boris")
    for _ in range(3):
        await lay(house, anna)
    assert "server-many-tables" == await refused(lay(house, anna))
    assert 3 == len(await house.tables(anna))
    await lay(house, boris)


async def test_one_too_many_is_not_joined(house: House) -> None:
    """Seats at the tables of others count like tables of one's own; the invite stays good."""
    keeper, anna, boris = await two(house)
    other = await house.create(TOY, {}, [ME, FRIEND], anna)
    invite = (await house.invites(other, anna))[1]
    for _ in range(2):
        mine = await lay(house, boris)
    assert "server-many-tables" == await refused(house.join(other, invite, boris))
    assert [1] == (await house.keeper(other)).info.free
    await play_on(await house.keeper(mine), boris, Chance("to the end"))
    assert 1 == await house.join(other, invite, boris)
    assert 1 == await house.join(other, invite, boris)
    assert keeper.info.my_seats == []


async def test_what_is_over_or_forgotten_or_only_shown_is_not_counted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is locked out for good by games that were left lying."""
    keeper, anna = await alone(house)
    await play_on(keeper, anna, Chance("over"))
    began = await house.keeper(await lay(house, anna))
    for _ in range(3):
        await show(house, anna, began.play)
    for _ in range(2):
        await lay(house, anna)
    with pytest.raises(TeremError):
        await lay(house, anna)
    monkeypatch.setattr(houses, "FORGOTTEN", -1000)
    await lay(house, anna)
