"""The live table: what a browser is told by its socket, and what it may say there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.callers import Caller, answering
from server.playing import FRIEND, ME, TOY, bot, of_the_shelf, told
from websockets.exceptions import ConnectionClosed, InvalidStatus

from terem.server.house import Guest, House
from terem.server.keeper import Keeper
from terem.server.live import BURST, LARGEST

pytestmark = pytest.mark.anyio


@pytest.fixture
def database() -> None:
    """What is said by sockets does not depend on the store."""


@pytest.fixture
async def door(house: House, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a house."""
    async with answering(house, tmp_path) as address:
        yield address


async def pair(house: House, game: str = "") -> tuple[Keeper, Guest, Guest]:
    """Anna and Boris at a table of the first game on the shelf."""
    anna = await house.guest(None, "Anna")
    boris = await house.guest(None, "Борис")
    table = await house.create(game or of_the_shelf(), {}, [ME, FRIEND], anna)
    await house.join(table, (await house.invites(table, anna))[1], boris)
    return await house.keeper(table), anna, boris


def path(keeper: Keeper) -> str:
    """The address of a table."""
    return f"/table/{keeper.setup.id}"


async def test_everybody_sees_a_choice_at_once(house: House, door: str) -> None:
    """Who chooses is told that it is stored; all screens get the same ply, each in its language."""
    keeper, anna, boris = await pair(house)
    callers = [Caller(door, anna), Caller(door, boris, "ru"), Caller(door, None)]
    for caller in callers:
        await caller.open(path(keeper))
    a, b, watcher = callers
    async with a.line(), b.line(), watcher.line():
        for _ in range(6):
            me = a if a.asked else b
            others = [caller for caller in callers if caller is not me]
            frames = me.frames
            before = len(keeper.play.record.entries)
            answer = await me.choose()
            assert ["re"] == list(answer)
            assert before < len(keeper.play.record.entries)
            for other in others:
                await other.drained()
            if me.frames == frames:
                await me.hear()
        assert all(caller.told for caller in callers)
    assert a.told != b.told
    assert any("Борис" in said for said in a.told)
    assert "group-plan" in watcher.parts
    assert not watcher.asked


async def test_who_has_seen_all_is_told_nothing(house: House, door: str) -> None:
    """The page and its socket look through the same pane."""
    keeper, anna, _ = await pair(house)
    a = Caller(door, anna)
    await a.open(path(keeper))
    async with a.line():
        await a.drained()
    assert 0 == a.frames


async def test_who_comes_back_is_told_what_is_newer(house: House, door: str) -> None:
    """After a while away, one frame holds only the parts that have changed, as they stand now."""
    keeper, anna, boris = await pair(house)
    a = Caller(door, anna)
    await a.open(path(keeper))
    seen = a.at
    asked = {0: anna, 1: boris}
    for number in range(3):
        seat = keeper.play.asked()[0]
        words = keeper.play.choices(seat)[0]
        await keeper.take(asked[seat], seat, words, keeper.play.ply, f"away-{number}")
    async with a.line(seen):
        await a.hear()
        await a.drained()
        assert 1 == a.frames
        assert "group-plan" in a.parts
        assert "group-events" not in a.parts
        assert a.told
    stranger = Caller(door, anna)
    await stranger.open(path(keeper))
    async with stranger.line("other.3"):
        await stranger.hear()
    assert "group-events" in stranger.parts
    assert not stranger.told


async def test_the_same_click_counts_once(house: House, door: str) -> None:
    """A message that is sent again after a new connection gets the same answer."""
    keeper, anna, boris = await pair(house)
    callers = [Caller(door, anna), Caller(door, boris)]
    for caller in callers:
        await caller.open(path(keeper))
    me = callers[0] if callers[0].asked else callers[1]
    click = {
        "seat": me.field("seat"),
        "ply": me.field("ply"),
        "key": "once",
        "choice": me.choices[0],
    }
    async with me.line():
        assert "wrong" not in await me.say("choose", **click)
    before = told(keeper.play)
    async with me.line():
        assert "wrong" not in await me.say("choose", **click)
        assert "wrong" in await me.say("choose", **{**click, "key": "another"})
        assert "wrong" in await me.say("choose", **{**click, "choice": "nonsense", "key": "third"})
    assert before == told(keeper.play)


async def test_nobody_chooses_for_another(house: House, door: str) -> None:
    """The seat comes from the session: a neighbour and a watcher are refused, whatever they say."""
    keeper, anna, boris = await pair(house)
    seat = keeper.play.asked()[0]
    other = boris if seat == 0 else anna
    words = keeper.play.choices(seat)[0]
    for guest in (other, None):
        caller = Caller(door, guest)
        await caller.open(path(keeper))
        async with caller.line():
            for named in (str(seat), "7", "-1", "x", ""):
                answer = await caller.say(
                    "choose", seat=named, ply=str(keeper.play.ply), key="k", choice=words
                )
                assert "This seat is not yours." == answer["wrong"]
            assert "wrong" in await caller.say("nonsense")
    assert not [entry for entry in keeper.play.record.entries if not entry.forced]


async def test_why_a_thing_cannot_be_chosen(house: House, door: str) -> None:
    """Asked for a thing on the table, the rules give their reason, in the person's language."""
    anna = await house.guest(None, "Anna")
    keeper = await house.keeper(await house.create(of_the_shelf(), {}, [ME, bot("uniform")], anna))
    while keeper.play.asked() != [0] or keeper.play.ply == 0:
        await keeper.wait(keeper.version, 1)
        if keeper.play.asked() == [0] and keeper.play.ply == 0:
            await keeper.take(anna, 0, keeper.play.choices(0)[0], keeper.play.ply, "first")
    a = Caller(door, anna, "ru")
    page = await a.open(path(keeper))
    assert 'data-points="place-' in page
    closed = next(
        f"place-{place}" for place in range(20) if f'data-points="place-{place}"' not in page
    )
    async with a.line():
        answer = await a.say("why", seat="0", thing=f"tile-999 {closed}")
        assert answer["say"]
        assert "wrong" not in answer


async def test_another_person_must_take_the_screen(house: House, door: str) -> None:
    """When a seat of the same device is asked, the page is left, and nothing of that seat comes."""
    anna = await house.guest(None, "Anna")
    table = await house.create(TOY, {}, [ME, ME], anna, hot_seat=True)
    keeper = await house.keeper(table)
    a = Caller(door, anna)
    seat = keeper.play.asked()[0]
    a.headers["cookie"] += f"; terem_eyes={seat}"
    await a.open(path(keeper))
    async with a.line():
        while keeper.play.asked()[0] == seat:
            await a.choose()
        with pytest.raises(ConnectionClosed):
            await a.to_the_end()
    assert path(keeper) == a.gone
    theirs = f'name=\\"seat\\" value=\\"{1 - seat}\\"'
    assert not [text for text in a.bytes if theirs in text]


@pytest.mark.parametrize("origin", ["https://elsewhere.example", None, "null"])
async def test_pages_of_others_open_no_socket(house: House, door: str, origin: str | None) -> None:
    """The browser brings the person's cookies, wherever the page comes from."""
    keeper, anna, _ = await pair(house)
    a = Caller(door, anna)
    await a.open(path(keeper))
    with pytest.raises(InvalidStatus) as refused:
        async with a.line(origin=origin):
            pass
    assert 403 == refused.value.response.status_code


async def test_no_such_table(house: House, door: str) -> None:
    """An unknown address is refused before anything is said."""
    keeper, anna, _ = await pair(house)
    a = Caller(door, anna)
    await a.open(path(keeper))
    a._live = "/table/unknown-table/live?watch=0"  # noqa: SLF001 - as a forger would
    with pytest.raises(InvalidStatus):
        async with a.line():
            pass


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * (LARGEST + 1), 1009),
        ("not json", 1007),
        ('{"id": "x"}', 1007),
        ('{"id": 1, "do": "choose", "fields": {"seat": 1}}', 1007),
        ("[" * 4000, 1007),
    ],
)
async def test_what_no_script_of_ours_sends(house: House, door: str, text: str, code: int) -> None:
    """The socket is closed, nothing has changed, and the others notice nothing."""
    keeper, anna, boris = await pair(house)
    a, b = Caller(door, anna), Caller(door, boris)
    await a.open(path(keeper))
    await b.open(path(keeper))
    async with a.line(), b.line():
        await a.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            await a.to_the_end()
        assert closed.value.rcvd is not None
        assert code == closed.value.rcvd.code
        await b.drained()
    assert not [entry for entry in keeper.play.record.entries if not entry.forced]


async def test_too_many_messages(house: House, door: str) -> None:
    """A flood is closed; who behaves is answered."""
    keeper, anna, _ = await pair(house)
    a = Caller(door, anna)
    await a.open(path(keeper))
    async with a.line():
        flood = json.dumps({"id": 1, "do": "why", "fields": {"seat": "0"}})
        for _ in range(BURST * 2):
            await a.send(flood)
        with pytest.raises(ConnectionClosed) as closed:
            await a.to_the_end()
        assert closed.value.rcvd is not None
        assert 1008 == closed.value.rcvd.code


async def test_a_reader_that_sleeps_holds_up_nobody(house: House, door: str) -> None:
    """Others play on to the end; whoever wakes up is shown the outcome, not every step."""
    keeper, anna, boris = await pair(house)
    sleeper = Caller(door, None)
    await sleeper.open(path(keeper))
    asked = {0: anna, 1: boris}
    async with sleeper.line(max_queue=1):
        number = 0
        while not keeper.play.over:
            seat = keeper.play.asked()[0]
            words = keeper.play.choices(seat)[0]
            await keeper.take(asked[seat], seat, words, keeper.play.ply, f"on-{number}")
            number += 1
        while "group-scores" not in sleeper.parts:
            await sleeper.hear()
        assert sleeper.frames <= number + 1
    scores = keeper.record.scores or []
    assert all(f">{score}<" in sleeper.parts["group-scores"] for score in scores)


async def test_a_house_that_closes_says_so(house: House, tmp_path: Path) -> None:
    """Browsers are told that it goes away, so that they come again."""
    async with answering(house, tmp_path) as address:
        keeper, anna, _ = await pair(house)
        a = Caller(address, anna)
        await a.open(path(keeper))
        async with a.line():
            await house.sockets.close(0)
            with pytest.raises(ConnectionClosed) as closed:
                await a.hear()
            assert closed.value.rcvd is not None
            assert 1001 == closed.value.rcvd.code
            await asyncio.sleep(0)
