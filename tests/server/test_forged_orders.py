"""Forged orders: whoever sends what, by form or by socket, how often and in what order.

At sampled positions of real games every order that the one who is asked could give is given by
everybody else, elsewhere, again, at once and too late. The game goes on as if only one had come.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from httpx import AsyncClient
from server.callers import SECRET, Caller, answering
from server.playing import FRIEND, ME, TOY, Chance, key, of_the_shelf, told

from terem.server.house import Guest, House
from terem.server.keeper import Keeper
from terem.server.signature import sign
from terem.server.visit import EYES, FORGERY, GUEST

pytestmark = pytest.mark.anyio

SEATS = 3
MOMENTS = 5
MOST = 12
"""So many choices of one position are tried; a socket takes no more at once."""

Fields = dict[str, str]
Way = Callable[[str, Fields], Awaitable[bool]]
"""Give an order at a table; whether it was carried out."""


@pytest.fixture
def database() -> None:
    """Who may do what does not depend on the store."""


@pytest.fixture
async def door(house: House, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a house."""
    async with answering(house, tmp_path) as address:
        yield address


@pytest.fixture(params=[TOY, of_the_shelf()])
def game(request: pytest.FixtureRequest) -> str:
    """One in which all answer at once, and one in which one after another does."""
    return str(request.param)


class Post:
    """A browser that sends forms."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    @classmethod
    @asynccontextmanager
    async def of(cls, door: str, guest: Guest | None, eyes: str = "") -> AsyncIterator[Post]:
        """The browser of a guest, at a place of its own."""
        async with AsyncClient(base_url=door, headers={"x-forwarded-for": key()}) as client:
            if guest is not None:
                client.cookies.set(GUEST, sign(SECRET, guest.token))
            if eyes:
                client.cookies.set(EYES, eyes)
            await client.get("/")
            yield cls(client)

    async def send(self, table: str, fields: Fields) -> bool:
        """Choose, or take back where no choice is named."""
        proof = {"_csrf_token": self._client.cookies[FORGERY]}
        to = f"/table/{table}" if "choice" in fields else f"/table/{table}/undo"
        answer = await self._client.post(to, data={**fields, **proof})
        assert answer.status_code in {303, 400, 403, 409}, answer.text
        return answer.status_code == 303


@asynccontextmanager
async def line(door: str, guest: Guest | None, table: str) -> AsyncIterator[Caller]:
    """A browser that is live at a table."""
    caller = Caller(door, guest)
    await caller.open(f"/table/{table}/watch" if guest is None else f"/table/{table}")
    async with caller.line():
        yield caller


async def said(caller: Caller, fields: Fields) -> bool:
    """Give an order by the socket."""
    answer = await caller.say("choose" if "choice" in fields else "undo", **fields)
    return "wrong" not in answer


async def tables(house: House, game: str) -> tuple[Keeper, Keeper, list[Guest]]:
    """Two tables with the same three persons; at the other one each has the next seat."""
    guests = [await house.guest(None, f"Guest {seat}") for seat in range(SEATS)]
    laid = []
    for first in range(SEATS - 1):
        order = [guests[(seat + first) % SEATS] for seat in range(SEATS)]
        table = await house.create(game, {}, [ME, *[FRIEND] * (SEATS - 1)], order[0], seed="same")
        for seat, invite in (await house.invites(table, order[0])).items():
            await house.join(table, invite, order[seat])
        laid.append(await house.keeper(table))
    return laid[0], laid[1], guests


async def moments(keeper: Keeper, guests: list[Guest], name: str) -> AsyncIterator[Chance]:
    """Moments of a game, some choices apart."""
    chance = Chance(name)
    for _ in range(MOMENTS):
        if keeper.play.over:
            return
        yield chance
        for _ in range(1 + chance.below(7)):
            if keeper.play.over:
                return
            seat = chance.any(keeper.play.asked())
            words = chance.any(keeper.play.choices(seat))
            await keeper.take(guests[seat], seat, words, keeper.play.ply, key())


def orders(keeper: Keeper, seat: int) -> list[Fields]:
    """Everything that a seat could choose now."""
    place = {"seat": str(seat), "ply": str(keeper.play.ply)}
    return [{**place, "key": key(), "choice": words} for words in keeper.play.choices(seat)[:MOST]]


def own(keeper: Keeper) -> int:
    """How many choices were taken that were not forced."""
    return sum(not entry.forced for entry in keeper.play.record.entries)


async def test_nobody_else_gives_an_order(house: House, door: str, game: str) -> None:
    """Neighbours, known and unknown watchers; eyes brought from elsewhere see no more."""
    keeper, other, guests = await tables(house, game)
    stranger = await house.guest(None, "Clara")
    async for chance in moments(keeper, guests, f"wrong seats of {game}"):
        before, tried = (told(keeper.play), told(other.play)), 0
        seat = chance.any(keeper.play.asked())
        for guest in (*guests[:seat], *guests[seat + 1 :], stranger, None):
            async with (
                Post.of(door, guest, eyes=str(seat)) as post,
                line(door, guest, keeper.setup.id) as caller,
            ):
                for fields in orders(keeper, seat):
                    assert not await post.send(keeper.setup.id, fields)
                    assert not await said(caller, fields)
                    tried += 1
        assert tried >= SEATS + 1
        assert before == (told(keeper.play), told(other.play))


async def test_an_order_for_another_table(house: House, door: str, game: str) -> None:
    """At an address where one has another seat, what fits the one table is nothing at the other."""
    keeper, other, guests = await tables(house, game)
    async for chance in moments(keeper, guests, f"other tables of {game}"):
        before = told(keeper.play), told(other.play)
        seat = chance.any(keeper.play.asked())
        async with (
            Post.of(door, guests[seat], eyes=str(seat)) as post,
            line(door, guests[seat], other.setup.id) as caller,
        ):
            for fields in orders(keeper, seat):
                assert not await post.send(other.setup.id, fields)
                assert not await said(caller, fields)
        assert before == (told(keeper.play), told(other.play))


async def test_what_is_no_choice_now(house: House, door: str, game: str) -> None:
    """Of all that can ever be chosen in a game, only what is offered is taken."""
    keeper, _, guests = await tables(house, game)
    async for chance in moments(keeper, guests, f"other choices of {game}"):
        before = told(keeper.play)
        seat = chance.any(keeper.play.asked())
        offered = keeper.play.choices(seat)
        never = [each.words for each in keeper.game.catalogue.choices if each.words not in offered]
        async with (
            Post.of(door, guests[seat]) as post,
            line(door, guests[seat], keeper.setup.id) as caller,
        ):
            for _ in range(MOST):
                fields = {**orders(keeper, seat)[0], "choice": chance.any(never)}
                assert not await post.send(keeper.setup.id, fields)
                assert not await said(caller, fields)
        assert before == told(keeper.play)


async def test_the_same_click_at_once(house: House, door: str, game: str) -> None:
    """From two tabs and by two ways, with one key or with many: exactly one is taken."""
    keeper, _, guests = await tables(house, game)
    async for chance in moments(keeper, guests, f"double clicks of {game}"):
        seat = chance.any(keeper.play.asked())
        before, fields, same = own(keeper), chance.any(orders(keeper, seat)), chance.below(2) == 0
        clicks = [fields if same else {**fields, "key": key()} for _ in range(4)]
        taken = await at_once(door, keeper, guests[seat], clicks)
        assert (4 if same else 1) == sum(taken)
        assert before + 1 == own(keeper)


async def test_different_clicks_at_once(house: House, door: str, game: str) -> None:
    """Whichever comes first is taken, and the others are told that they are late."""
    keeper, _, guests = await tables(house, game)
    async for chance in moments(keeper, guests, f"many clicks of {game}"):
        seat = chance.any(keeper.play.asked())
        before = own(keeper)
        clicks = (orders(keeper, seat) * 4)[:4]
        words = {fields["choice"] for fields in clicks}
        clicks = [{**fields, "key": key()} for fields in clicks]
        assert 1 == sum(await at_once(door, keeper, guests[seat], clicks))
        assert before + 1 == own(keeper)
        last = [e for e in keeper.play.record.entries if not e.forced and e.seat == seat][-1]
        assert last.words in words


async def at_once(door: str, keeper: Keeper, guest: Guest, clicks: list[Fields]) -> list[bool]:
    """Send clicks from as many browsers of one person, every other one by a socket."""
    table = keeper.setup.id
    async with AsyncExitStack() as stack:
        work = []
        for number, fields in enumerate(clicks):
            if number % 2:
                post = await stack.enter_async_context(Post.of(door, guest))
                work.append(post.send(table, fields))
            else:
                caller = await stack.enter_async_context(line(door, guest, table))
                work.append(said(caller, fields))
        return await asyncio.gather(*work)


async def test_clicks_in_another_order(house: House, door: str) -> None:
    """What was clicked later cannot come before; what came before cannot come later."""
    keeper, _, guests = await tables(house, of_the_shelf())
    swapped = 0
    async for chance in moments(keeper, guests, "swapped clicks"):
        seat = chance.any(keeper.play.asked())
        first = orders(keeper, seat)[0]
        async with (
            Post.of(door, guests[seat]) as post,
            line(door, guests[seat], keeper.setup.id) as caller,
        ):
            table, before = keeper.setup.id, own(keeper)
            early = {**first, "ply": str(keeper.play.ply + 1), "key": key()}
            assert not await post.send(table, early)
            assert not await said(caller, early)
            assert before == own(keeper)
            assert await said(caller, first)
            if keeper.play.over or keeper.play.asked() != [seat]:
                continue
            second = orders(keeper, seat)[0]
            assert await post.send(table, second)
            for fields in (first, second):
                assert await said(caller, fields)
                late = {**fields, "key": key()}
                assert not await post.send(table, late)
            assert before + 2 == own(keeper)
            swapped += 1
    assert swapped


async def test_what_was_taken_back(house: House, door: str) -> None:
    """Neither the click that was taken back nor one that was made after it counts any more."""
    keeper, _, guests = await tables(house, of_the_shelf())
    undone = 0
    async for chance in moments(keeper, guests, "taken back"):
        seat = chance.any(keeper.play.asked())
        first = orders(keeper, seat)[0]
        before = told(keeper.play)
        async with (
            Post.of(door, guests[seat]) as post,
            line(door, guests[seat], keeper.setup.id) as caller,
        ):
            table = keeper.setup.id
            assert await said(caller, first)
            if not keeper.may_undo(seat):
                continue
            after = orders(keeper, seat)[:1] if seat in keeper.play.asked() else []
            back = {"seat": str(seat), "ply": str(keeper.play.ply), "key": key()}
            assert await post.send(table, back)
            assert before == told(keeper.play)
            assert await said(caller, back)
            assert await post.send(table, first)
            for fields in after:
                assert not await post.send(table, fields)
                assert not await said(caller, fields)
            assert not await said(caller, {**back, "key": key()})
            assert before == told(keeper.play)
            undone += 1
    assert undone
