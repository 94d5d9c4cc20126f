"""Two houses on one database: each event is written once, whoever comes first."""

from __future__ import annotations

import asyncio

import pytest
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, Chance, alone, key, of_the_shelf, told, two

from terem.core.errors import Refused
from terem.server.house import Guest
from terem.server.keeper import Keeper, StalePly

pytestmark = pytest.mark.anyio


async def test_the_second_to_write_is_stale_and_knows_better(street: Street) -> None:
    """It has read the table again by the time it answers."""
    keeper, anna, _ = await two(await street.house())
    other = await (await street.house()).keeper(keeper.info.id)
    await keeper.take(anna, 0, "bid 2", 0, key())
    with pytest.raises(StalePly):
        await other.take(anna, 0, "bid 3", 0, key())
    assert told(keeper.play) == told(other.play)
    assert told(keeper.play) == told(other.play)


async def test_the_same_click_at_two_nodes_is_one_choice(street: Street) -> None:
    """Both give the same answer, whichever was first."""
    keeper, anna, _ = await two(await street.house())
    other = await (await street.house()).keeper(keeper.info.id)
    answers = await asyncio.gather(
        keeper.take(anna, 0, "bid 2", 0, "click"), other.take(anna, 0, "bid 2", 0, "click")
    )
    assert (1, 1) == tuple(answers)
    assert ["0 bid 2"] == told(keeper.play) == told(other.play)


async def test_an_undo_and_a_choice_at_once(street: Street) -> None:
    """One of the two comes second, is told so, and nothing is mixed up."""
    keeper, anna = await alone(await street.house(), TOY, 3)
    other = await (await street.house()).keeper(keeper.info.id)
    await keeper.take(anna, 0, "bid 2", 0, key())
    await other.refresh()
    done = await asyncio.gather(
        keeper.undo(anna, 0, 1, key()),
        other.take(anna, 1, "bid 1", 1, key()),
        return_exceptions=True,
    )
    assert 1 == sum(isinstance(each, StalePly) for each in done)
    await keeper.refresh()
    await other.refresh()
    assert told(keeper.play) == told(other.play)


async def _hurry(keeper: Keeper, guest: Guest, chance: Chance) -> int:
    """Play by chance as fast as possible; how many choices were taken here."""
    taken = 0
    while not keeper.play.over:
        seat = chance.any(keeper.play.asked())
        words = chance.any(keeper.play.choices(seat))
        try:
            await keeper.take(guest, seat, words, keeper.play.ply, key())
        except (StalePly, Refused):
            await keeper.refresh()
        else:
            taken += 1
    return taken


async def test_two_nodes_race_through_whole_games(street: Street) -> None:
    """Every choice that was acknowledged is there once, and both end with the same record."""
    for game in (TOY, of_the_shelf()):
        keeper, anna = await alone(await street.house(), game)
        other = await (await street.house()).keeper(keeper.info.id)
        taken = await asyncio.gather(
            _hurry(keeper, anna, Chance("1")), _hurry(other, anna, Chance("2"))
        )
        await keeper.refresh()
        await other.refresh()
        assert keeper.record.text() == other.record.text()
        free = [entry for entry in keeper.record.entries if not entry.forced]
        assert sum(taken) == len(free)


async def test_whoever_waits_here_learns_what_happens_there(street: Street) -> None:
    """At the latest when the time of waiting is over."""
    keeper, anna, _ = await two(await street.house())
    other = await (await street.house()).keeper(keeper.info.id)
    version = other.version
    await keeper.take(anna, 0, "bid 2", 0, key())
    assert version < await other.wait(version, 0)
    assert told(keeper.play) == told(other.play)
    assert ["0 bid 2"] == told(other.play)


async def test_who_sat_down_there_may_choose_here(street: Street) -> None:
    """Seats are asked for again before anybody is turned away."""
    house, elsewhere = await street.house(), await street.house()
    anna = await house.guest(None, "Anna")
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    keeper = await house.keeper(table)
    boris = await elsewhere.guest(None, "Boris")
    await elsewhere.join(table, (await house.invites(table, anna))[1], boris)
    assert 1 == await keeper.take(boris, 1, "bid 1", 0, key())
