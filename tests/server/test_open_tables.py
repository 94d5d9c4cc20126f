"""Tables that the house tells everybody of: a free seat to take, a game to watch."""

from __future__ import annotations

import asyncio

import pytest
from litestar import Litestar
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, bot
from server.visitors import app, invite_of, seated, visitor

from terem.core.errors import Refused
from terem.server import house as house_module
from terem.server.house import House, SeatPlan

__all__ = ["app"]

pytestmark = pytest.mark.anyio

ANYONE = SeatPlan(kind="anyone")


async def test_an_open_seat_is_offered_until_it_is_taken(street: Street) -> None:
    """To everybody but those who sit there; a table for friends alone is offered to nobody."""
    house = await street.house()
    anna, boris, carol = [await house.guest(None, name) for name in ("Anna", "Boris", "Carol")]
    await house.create(TOY, {}, [ME, FRIEND], anna)
    table = await house.create(TOY, {}, [ME, ANYONE, FRIEND], anna)
    (join, watch) = await house.offered(boris)
    assert ([table], []) == ([info.id for info in join], watch)
    assert ("Anna", [1, 2]) == (join[0].host_name, join[0].free)
    assert ([], []) == await house.offered(anna)
    assert 1 == await house.sit(table, boris)
    assert 1 == await house.sit(table, boris)
    assert ([], []) == await (await street.house()).offered(carol)
    with pytest.raises(Refused) as taken:
        await house.sit(table, carol)
    assert "server-taken" == taken.value.message.id


async def test_the_first_come_gets_the_seat(street: Street) -> None:
    """Of several who run for it at two nodes exactly one sits down, and the game begins."""
    house, elsewhere = await street.house(), await street.house()
    anna = await house.guest(None, "Anna")
    table = await house.create(TOY, {}, [ME, ANYONE], anna)
    runners = [await house.guest(None, f"Runner {number}") for number in range(4)]
    came = await asyncio.gather(
        *[
            where.sit(table, runner)
            for where, runner in zip([house, elsewhere] * 2, runners, strict=True)
        ],
        return_exceptions=True,
    )
    assert 1 == came.count(1)
    assert 3 == sum(isinstance(each, Refused) for each in came)
    assert "playing" == (await house.keeper(table)).status


async def test_a_game_that_may_be_watched(house: House) -> None:
    """Only where it was said so, as long as it is played; bots that play at once are not told."""
    anna, boris = await house.guest(None, "Anna"), await house.guest(None)
    plan = [ME, ANYONE]
    table = await house.create(TOY, {}, plan, anna, listed=True)
    await house.create(TOY, {}, [ME, bot("uniform")], anna)
    assert [] == (await house.offered(None))[1]
    await house.sit(table, boris)
    assert [table] == [info.id for info in (await house.offered(None))[1]]
    assert [] == (await house.offered(boris))[1]


async def test_what_waits_too_long_is_not_offered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day after it was laid nobody is sent to a table any more; the newest come first."""
    anna = await house.guest(None)
    tables = []
    for _ in range(3):
        tables.append(await house.create(TOY, {}, [ME, ANYONE], anna))
        await asyncio.sleep(0.002)
    assert tables[::-1] == [info.id for info in (await house.offered(None))[0]]
    monkeypatch.setattr(house_module, "_OFFERED", 2)
    assert tables[:0:-1] == [info.id for info in (await house.offered(None))[0]]
    monkeypatch.setattr(house_module, "_DAY", 0)
    assert ([], []) == await house.offered(None)


async def test_from_the_shelf_to_the_table(app: Litestar) -> None:
    """A stranger says a name and sits down; the host sees who came; others can watch."""
    host = await seated(app, "me", "anyone", name="<Anna>")
    assert "free for whoever comes" in host.page.words
    boris = visitor(app)
    page = await boris.open("/")
    assert "Host: <Anna>" in page.words
    await boris.press("/sit", name="Boris")
    assert host.page.path == boris.page.path
    assert "Boris" in (await host.open(host.page.path)).words
    late = await visitor(app).open("/")
    assert not [form for form in late.forms if form.action.endswith("/sit")]


async def test_the_form_asks_for_it(app: Litestar) -> None:
    """The box that is ticked lists the game, and the chat that is switched off stays so."""
    host = visitor(app)
    await host.open(f"/games/{TOY}/new?seats=2")
    fields = {"kind-0": "me", "kind-1": "anyone"}
    await host.press("/tables", **fields, listed="yes", chat="off")
    assert "The chat is switched off." in host.page.words
    guest, stranger = visitor(app), visitor(app)
    await guest.open("/")
    await guest.press("/sit")
    page = await stranger.open("/")
    assert f"{host.page.path}/watch" in page.text


async def test_the_host_finds_the_invites_at_the_table(app: Litestar) -> None:
    """As long as seats are free, and nobody else does; the link to watch is for everybody."""
    host = await seated(app, "me", "friend", "friend")
    links = [
        field["value"] for field in host.page.all("input") if "/join/" in field.get("value", "")
    ]
    assert 2 == len(set(links))
    guest = visitor(app)
    await guest.open(links[0])
    page = await guest.press(guest.page.path, name="Boris")
    assert "/join/" not in page.text
    assert f"https://games{page.path}/watch" in page.text
    assert links[1] == invite_of(await host.open(host.page.path))
    await visitor(app).open(host.page.path)
    last = visitor(app)
    await last.open(links[1])
    await last.press(last.page.path)
    assert "/join/" not in (await host.open(host.page.path)).text
