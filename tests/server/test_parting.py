"""Leaving for good: a seat is given up or a table closed, and nothing that was played is lost."""

from __future__ import annotations

import pytest
from litestar import Litestar
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, Chance, alone, bot, key, play_on, refused, told, two
from server.visitors import app, invite_of, seated, visitor

from terem.server import parting
from terem.server.errors import WrongSeat
from terem.server.house import Guest, House
from terem.server.keeper import Keeper
from terem.server.orders import ORDERS
from terem.server.store.rows import CLOSED, OPEN, OVER, PLAYING

pytestmark = pytest.mark.anyio

__all__ = ["app"]


async def order(keeper: Keeper, guest: Guest, name: str, **fields: str) -> object:
    """Do what a form would."""
    return await ORDERS[name](keeper, guest, {"key": key(), **fields})


async def until_a_person_is_asked(keeper: Keeper) -> None:
    """Bots answer first."""
    while keeper.bot_asked() is not None:
        await keeper.wait(keeper.version, 5)


async def test_a_seat_is_given_up(street: Street) -> None:
    """A bot plays on in it for good; what was played and the name stay, at every node."""
    house = await street.house()
    keeper, anna, boris = await two(house)
    await keeper.take(boris, 1, "bid 2", 0, key())
    await order(keeper, boris, "leave", seat="1", key="once")
    # The answer was lost, so the browser sends the same once more.
    await keeper.decree("leave", 1, keeper.held[1].bot, "once", lambda: None)
    other = await (await street.house()).keeper(keeper.setup.id)
    for each in (keeper, other):
        assert ["1 bid 2"] == told(each.play)
        assert "Boris" == each.names[1]
        assert each.held[1].bot
        assert [] == each.seats_of(boris)
        assert PLAYING == each.status
    with pytest.raises(WrongSeat):
        await keeper.take(boris, 1, "bid 1", 0, key())
    assert [] == await house.tables(boris)
    await keeper.take(anna, 0, "bid 1", 0, key())
    while not keeper.play.over:
        await until_a_person_is_asked(keeper)
        if 0 in keeper.play.asked():
            await keeper.take(anna, 0, keeper.play.choices(0)[0], keeper.play.ply, key())
    assert any(entry.seat == 1 for entry in keeper.play.record.entries[2:])


async def test_whoever_leaves_an_open_table_gives_the_seat_free(street: Street) -> None:
    """The same link leads to it again, and the game begins when somebody else has come."""
    house = await street.house()
    anna, boris, carol = [await house.guest(None, name) for name in ("Anna", "Boris", "Carol")]
    table = await house.create(TOY, {}, [ME, FRIEND, FRIEND], anna)
    invites = await house.invites(table, anna)
    keeper = await house.keeper(table)
    await house.join(table, invites[1], boris)
    await order(keeper, boris, "leave", seat="1")
    other = await (await street.house()).keeper(table)
    for each in (keeper, other):
        assert (OPEN, [1, 2], "") == (each.status, each.info.free, each.names[1])
    assert 1 == await house.join(table, invites[1], carol)
    assert "server-wrong-seat" == await refused(order(keeper, boris, "leave", seat="1"))


async def test_only_the_last_person_closes_a_running_table(street: Street) -> None:
    """The host cannot break off what others play; when they have left it is the host's own game."""
    keeper, anna, boris = await two(await street.house())
    await keeper.take(anna, 0, "bid 2", 0, key())
    assert "server-close-others" == await refused(order(keeper, anna, "close"))
    assert "server-close-host" == await refused(order(keeper, boris, "close"))
    await order(keeper, boris, "leave", seat="1")
    await until_a_person_is_asked(keeper)
    played = told(keeper.play)
    await order(keeper, anna, "close")
    other = await (await street.house()).keeper(keeper.setup.id)
    for each in (keeper, other):
        assert (CLOSED, played) == (each.status, told(each.play))
        assert each.bot_asked() is None
        assert not each.may_undo(0)
        words = each.play.choices(0)[0]
        assert "server-closed" == await refused(each.take(anna, 0, words, each.play.ply, key()))
        assert "server-closed" == await refused(each.undo(anna, 0, each.play.ply, key()))
        assert "server-leave-over" == await refused(order(each, anna, "close"))
        # Nobody plays on, so nothing is hidden and all of it can be looked at.
        assert played == [f"{entry.seat} {entry.words}" for entry in each.record.entries]


async def test_the_last_person_closes_by_leaving(house: House) -> None:
    """Also one who is not the host: bots among themselves would play for nobody."""
    keeper, anna, boris = await two(house)
    await order(keeper, anna, "leave", seat="0")
    assert PLAYING == keeper.status
    await order(keeper, boris, "leave", seat="1")
    assert CLOSED == keeper.status
    assert [1] == keeper.seats_of(boris)


async def test_an_open_table_is_closed(street: Street) -> None:
    """Nobody has begun, so the host may; nobody can sit down there any more, at any node."""
    house = await street.house()
    anna, boris = await house.guest(None, "Anna"), await house.guest(None, "Boris")
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    invites = await house.invites(table, anna)
    other = await street.house()
    await other.keeper(table)
    await order(await house.keeper(table), anna, "close")
    for each in (house, other):
        assert "server-taken" == await refused(each.join(table, invites[1], boris))
    keeper = await house.keeper(table)
    assert (CLOSED, [0]) == (keeper.status, parting.persons(keeper))


async def test_what_nobody_has_touched_for_a_month_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its host, though others sit there: they will not come back, and lose nothing."""
    keeper, anna, boris = await two(house)
    monkeypatch.setattr(parting, "FORGOTTEN", -1000)
    assert "server-close-host" == await refused(order(keeper, boris, "close"))
    await order(keeper, anna, "close")
    assert CLOSED == keeper.status
    assert [1] == keeper.seats_of(boris)


async def test_what_is_over_stays(house: House) -> None:
    """Nobody takes a finished game away from anybody."""
    keeper, anna = await alone(house)
    await play_on(keeper, anna, Chance("stays"))
    assert "server-leave-over" == await refused(order(keeper, anna, "close"))
    assert "server-leave-over" == await refused(order(keeper, anna, "leave", seat="0"))
    assert OVER == keeper.status


async def test_a_closed_table_counts_no_more(house: House) -> None:
    """It is none of those that one has under way, and is offered to nobody."""
    anna, boris = await house.guest(None, "Anna"), await house.guest(None, "Boris")
    table = await house.create(TOY, {}, [bot("uniform"), bot("uniform")], anna, listed=True)
    keeper = await house.keeper(table)
    await order(keeper, anna, "close")
    assert 0 == await house._store.under_way(anna.id, 0)  # noqa: SLF001 - what is counted
    assert ([], []) == await house.offered(boris)


async def test_the_pages_of_leaving(app: Litestar) -> None:
    """From the table to a page that says what comes of it, and from there to the shelf."""
    anna = await seated(app, "me", "friend", "uniform")
    table = anna.page.path
    boris = visitor(app)
    await boris.open(invite_of(anna.page))
    await boris.press(boris.page.path, name="Boris")
    page = await boris.open(table)
    assert f"{table}/farewell" in [a.get("href") for a in page.all("a")]
    page = await boris.open(f"{table}/farewell")
    assert "A bot plays on in your place" in page.words
    assert "Close the table" not in page.words
    page = await boris.press("/leave")
    assert "/" == page.path
    assert table not in page.text
    page = await anna.open(f"{table}/farewell")
    assert "Nobody else plays here." in page.words
    assert 1 == len([form for form in page.forms if table in form.action])
    page = await anna.press("/close")
    assert "/" == page.path
    assert table not in page.text
    page = await anna.open(table)
    assert "The table is closed." in page.words
    assert "Nobody is asked now." in page.words
    assert f"{table}/replay" in [a.get("href") for a in page.all("a")]
    assert f"{table}/farewell" not in page.text
    assert 200 == (await anna.open(f"{table}/replay")).response.status_code
    assert "game: toy" in (await anna.client.get(f"{table}/record")).text
    assert table == (await anna.open(f"{table}/farewell")).path


async def test_strangers_have_nothing_to_leave(app: Litestar) -> None:
    """Whoever only watches is shown no such page, and forms of others change nothing."""
    anna = await seated(app, "me", "uniform")
    stranger = visitor(app)
    await stranger.open(anna.page.path)
    assert "/farewell" not in stranger.page.text
    assert anna.page.path == (await stranger.open(f"{anna.page.path}/farewell")).path
