"""Tables that come from others: playing again and playing on, on both databases, from any node."""

from __future__ import annotations

import asyncio

import pytest
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, Chance, alone, key, play_on, told, two

from terem.core.errors import TeremError
from terem.server.forking import fork
from terem.server.house import House, TableNotFound
from terem.server.keeper import Keeper
from terem.server.store import Conflict

pytestmark = pytest.mark.anyio


async def finished(house: House) -> Keeper:
    """A game that Anna has played to the end with herself."""
    keeper, anna = await alone(house)
    await play_on(keeper, anna, Chance("again"))
    return keeper


async def test_only_one_table_follows(house: House, street: Street) -> None:
    """Whoever is second, even at another node, finds the table of the first and a seat there."""
    keeper, anna, boris = await two(house)
    for _ in range(100):
        if keeper.play.over:
            break
        seat = keeper.play.asked()[0]
        words = keeper.play.choices(seat)[0]
        await keeper.take([anna, boris][seat], seat, words, keeper.play.ply, key())
    other = await street.house()
    table = keeper.setup.id
    there = await other.keeper(table)
    assert await other.play_again(table, boris) is None
    plans = [ME, FRIEND]
    laid = await asyncio.gather(
        house.create(TOY, {}, plans, anna, follows=table),
        other.create(TOY, {}, plans, anna, follows=table),
        return_exceptions=True,
    )
    after, conflict = sorted(laid, key=lambda each: isinstance(each, BaseException))
    assert isinstance(conflict, Conflict)
    assert after == await other.play_again(table, boris)
    assert after == await house.play_again(table, anna)
    assert after == keeper.next == there.next
    assert isinstance(after, str)
    await (await house.keeper(after)).refresh()
    assert [1] == (await house.keeper(after)).seats_of(boris)


async def test_what_goes_on_elsewhere_is_stored_whole(house: House, street: Street) -> None:
    """Another node finds the choices of the old game, and takes the next one."""
    keeper = await finished(house)
    anna = await house.guest(None, "Anna")
    table = await fork(house, keeper, anna, {"ply": "2", "as": "here"})
    there = await (await street.house()).keeper(table)
    assert told(keeper.play)[:2] == told(there.play)[:2]
    assert (keeper.setup.id, 2) == (there.setup.forked_from, there.setup.forked_ply)
    assert keeper.setup.seed == there.setup.seed
    assert there.seed is None
    with pytest.raises(TeremError):
        _ = there.record
    await play_on(there, anna, Chance("on"))
    assert there.play.over
    assert there.setup.seed == there.seed


async def test_the_same_luck_and_choices_lead_to_the_same_end(house: House) -> None:
    """The dice go on as in the old game."""
    keeper = await finished(house)
    anna = await house.guest(None, "Anna")
    after = await house.keeper(await fork(house, keeper, anna, {"ply": "1", "as": "here"}))
    for entry in keeper.play.record.entries[after.play.ply :]:
        if not entry.forced:
            await after.take(anna, entry.seat, entry.words, after.play.ply, key())
    assert keeper.record == after.record


async def test_a_table_that_is_nowhere_is_not_played_again(house: House) -> None:
    """There is nobody to play with."""
    anna = await house.guest(None, "Anna")
    with pytest.raises(TableNotFound):
        await house.play_again("nowhere-at-all", anna)
