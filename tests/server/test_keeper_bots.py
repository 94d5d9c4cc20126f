"""Bots at a table: they choose by themselves, and whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
import logging
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from server import wild
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, bot, key, of_the_shelf, told

import terem
from terem.bots import bots
from terem.core.record import parse
from terem.server.house import Guest, House
from terem.server.keeper import Keeper, StalePly
from terem.server.thinker import Memory, Question
from terem.server.thinkers import Thinkers

pytestmark = pytest.mark.anyio

PATIENCE = 120
"""A failing test must end some time."""


def wild_thinkers(limit: float = 60, most: int = 2) -> Thinkers:
    """Processes in which wild bots think."""
    return Thinkers(most, limit, (sys.executable, str(Path(wild.__file__))))


@pytest.fixture(autouse=True)
def _wild(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wild bots may be asked to a table."""
    monkeypatch.setattr("terem.server.laying.bots", wild.all_bots)


@pytest.fixture(params=["sqlite"])
def database() -> str | None:
    """Bots do not know where they are stored."""
    return None


async def with_bot(house: House, name: str, game: str = TOY) -> tuple[Keeper, Guest]:
    """Anna against one bot."""
    anna = await house.guest(None, "Anna")
    table = await house.create(game, {}, [ME, bot(name)], anna, seed="given")
    return await house.keeper(table), anna


async def until(keeper: Keeper, ply: int) -> None:
    """Wait until the game has come so far."""
    async with asyncio.timeout(PATIENCE):
        while keeper.play.ply < ply:
            await keeper.wait(keeper.version, PATIENCE)


async def to_the_end(keeper: Keeper, guest: Guest) -> None:
    """Anna takes the first of her choices whenever she is asked."""
    async with asyncio.timeout(PATIENCE):
        while not keeper.play.over:
            version = keeper.version
            if 0 in keeper.play.asked():
                words = keeper.play.choices(0)[0]
                await keeper.take(guest, 0, words, keeper.play.ply, key())
            else:
                await keeper.wait(version, PATIENCE)


async def test_bots_play_with_a_person_to_the_end(house: House, street: Street) -> None:
    """Every kind of bot; what they chose is stored like the choices of persons."""
    anna = await house.guest(None)
    for name in bots():
        table = await house.create(of_the_shelf(), {}, [ME, bot(name), bot(name)], anna)
        keeper = await house.keeper(table)
        await to_the_end(keeper, anna)
        other = await (await street.house()).keeper(table)
        assert keeper.record.text() == other.record.text()
        assert {0, 1, 2} == {entry.seat for entry in parse(other.record.text()).entries}


async def test_what_a_bot_chose_is_seen_for_a_while(street: Street) -> None:
    """Where somebody looks, the next bot chooses only when the choice before has been seen."""
    house = await street.house(pace=0.05)
    anna = await house.guest(None)
    keeper = await house.keeper(await house.create(TOY, {}, [bot("uniform")] * 2, anna))
    with keeper.watched():
        await until(keeper, 4)
    _, _, events = await keeper._store.table(keeper.setup.id) or pytest.fail("it is gone")  # noqa: SLF001 - when it was stored
    times = [event.time for event in events if not event.forced][-3:]
    # Clocks are read a moment before the store is written, and in whole milliseconds.
    assert all(after - before >= 45 for before, after in pairwise(times))


async def test_bots_alone_play_a_whole_game(house: House) -> None:
    """Somebody lays the table and watches."""
    anna = await house.guest(None)
    table = await house.create(of_the_shelf(), {}, [bot("greedy"), bot("uniform")], anna)
    keeper = await house.keeper(table)
    async with asyncio.timeout(PATIENCE):
        while not keeper.play.over:
            await keeper.wait(keeper.version, PATIENCE)
    assert keeper.seats_of(anna) == []


async def test_bots_go_on_after_a_restart(street: Street) -> None:
    """As soon as somebody looks at the table again."""
    house = await street.house(thinkers=wild_thinkers())
    keeper, anna = await with_bot(house, "hung")
    await keeper.take(anna, 0, "bid 1", 0, key())
    await street.close()
    assert ["0 bid 1"] == told(keeper.play)
    again = await street.house(thinkers=wild_thinkers(limit=0.2))
    other = await again.keeper(keeper.info.id)
    await until(other, 2)
    assert "1 bid" in told(other.play)[1]


@pytest.mark.parametrize("name", ["hung", "deaf"])
async def test_a_bot_that_never_answers_is_ended(
    street: Street, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """Chance chooses for it, the log tells, and the person plays on meanwhile."""
    house = await street.house(thinkers=wild_thinkers(limit=0.2))
    with caplog.at_level(logging.WARNING):
        keeper, anna = await with_bot(house, name)
        assert await keeper.take(anna, 0, "bid 1", 0, key()) in {1, 2}
        await to_the_end(keeper, anna)
    assert f"bot {name} in seat 2 was ended" in caplog.text
    assert keeper.info.id in caplog.text


async def test_after_a_hung_bot_another_process_thinks(
    street: Street, caplog: pytest.LogCaptureFixture
) -> None:
    """The bots that come after it do not suffer."""
    house = await street.house(thinkers=wild_thinkers(limit=3, most=1))
    with caplog.at_level(logging.WARNING):
        held, dora = await with_bot(house, "hung")
        await held.take(dora, 0, "bid 1", 0, key())
        keeper, anna = await with_bot(house, "uniform")
        await to_the_end(keeper, anna)
    assert "bot hung" in caplog.text
    assert "bot uniform" not in caplog.text


async def test_a_hung_bot_holds_up_nobody_else(street: Street) -> None:
    """While one process waits for its end, another plays a whole game."""
    house = await street.house(thinkers=wild_thinkers())
    held, _ = await with_bot(house, "hung")
    keeper, anna = await with_bot(house, "uniform")
    await to_the_end(keeper, anna)
    assert [] == told(held.play)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("crashed", "was ended"),
        ("confused", "what was the question?"),
        ("lost", "IndexError"),
        ("cheat", "a bot chose"),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_chance(
    street: Street, caplog: pytest.LogCaptureFixture, name: str, said: str
) -> None:
    """However it fails, the game goes to its end and the log tells why."""
    house = await street.house(thinkers=wild_thinkers())
    with caplog.at_level(logging.WARNING):
        keeper, anna = await with_bot(house, name)
        await to_the_end(keeper, anna)
    assert said in caplog.text


async def test_what_a_bot_prints_disturbs_nothing(
    street: Street, caplog: pytest.LogCaptureFixture
) -> None:
    """Its words do not fall among its answers."""
    house = await street.house(thinkers=wild_thinkers())
    keeper, anna = await with_bot(house, "chatty")
    await to_the_end(keeper, anna)
    assert "" == caplog.text


async def test_a_thinker_that_cannot_be_started(street: Street) -> None:
    """Then chance plays."""
    house = await street.house(thinkers=Thinkers(1, 1, ("/no/such/program",)))
    keeper, anna = await with_bot(house, "greedy")
    await to_the_end(keeper, anna)


@pytest.mark.parametrize(
    ("undone", "start", "ply", "known"),
    [(0, 1, 1, True), (1, 1, 1, False), (0, 2, 2, False), (0, 1, 2, False), (0, 0, 1, False)],
)
async def test_a_thinker_knows_what_it_was_told(
    shelf: Path, undone: int, start: int, ply: int, *, known: bool
) -> None:
    """It asks for the whole table unless what is added fits to what it knows."""
    play = terem.start(TOY, 2, "given")
    memory = Memory()
    play.take("bid 1", 0)
    whole = Question("table", 0, 0, play.record, 1, 1, "uniform")
    assert memory.play(whole) is not None
    added = replace(play.record, entries=[])
    again = memory.play(Question("table", undone, start, added, ply, 1, "uniform"))
    assert known == (again is not None and told(again) == ["0 bid 1"])


async def test_a_thinker_follows_what_is_taken_back(street: Street) -> None:
    """A bot thinks about the table as it is, not as it was before an undo."""
    house = await street.house(thinkers=wild_thinkers(most=1))
    anna = await house.guest(None)
    game = of_the_shelf()
    keeper = await house.keeper(await house.create(game, {}, [ME, bot("greedy")], anna, seed="s"))
    undone = 0
    async with asyncio.timeout(PATIENCE):
        while not keeper.play.over:
            if 0 not in keeper.play.asked():
                await keeper.wait(keeper.version, PATIENCE)
                continue
            ply = await keeper.take(anna, 0, keeper.play.choices(0)[-1], keeper.play.ply, key())
            if undone < 5 and 0 in keeper.play.asked() and not keeper.play.over:
                try:
                    await keeper.undo(anna, 0, ply, key())
                except Exception:  # noqa: BLE001, S112 - most choices cannot be taken back
                    continue
                undone += 1
    assert undone


async def answered(street: Street) -> tuple[Keeper, Guest, int]:
    """Anna against two bots that have answered her choice, and the ply at which she took it."""
    house = await street.house()
    anna = await house.guest(None, "Anna")
    seats = [ME, bot("greedy"), bot("uniform")]
    keeper = await house.keeper(await house.create(of_the_shelf(), {}, seats, anna, seed="s"))
    async with asyncio.timeout(PATIENCE):
        while True:
            await asked(keeper, 0)
            before = keeper.play.ply
            await keeper.take(anna, 0, keeper.play.choices(0)[0], before, key())
            await asked(keeper, 0)
            others = {entry.seat for entry in keeper.play.record.entries[before + 1 :]}
            if {1, 2} <= others and keeper.may_undo(0):
                return keeper, anna, before


async def asked(keeper: Keeper, seat: int) -> None:
    """Wait until a seat is asked."""
    while seat not in keeper.play.asked():
        await keeper.wait(keeper.version, PATIENCE)


async def test_a_lone_person_takes_back_what_bots_have_answered(street: Street) -> None:
    """Nobody is wronged: the choice goes with all answers to it, and the log says so for ever."""
    keeper, anna, before = await answered(street)
    record = keeper.play.record.entries[:before]
    assert before == await keeper.undo(anna, 0, keeper.play.ply, key())
    assert record == keeper.play.record.entries
    other = await (await street.house()).keeper(keeper.info.id)
    for play in (keeper.play, other.play):
        assert play.table.chronicle is not None
        last = play.table.chronicle.facts[-1]
        assert (before, "fact-taken-back") == (last.ply, last.message.id)
    assert 1 == other.undone
    await keeper.take(anna, 0, keeper.play.choices(0)[-1], before, key())
    await asked(keeper, 0)


async def test_bots_that_move_on_do_not_make_an_undo_stale(street: Street) -> None:
    """Whoever presses the button while bots answer means the own last choice, as it still is."""
    keeper, anna, before = await answered(street)
    with pytest.raises(StalePly):
        await keeper.undo(anna, 0, before, key())
    assert before == await keeper.undo(anna, 0, before + 1, key())


async def test_between_two_persons_a_bot_stands_in_the_way(street: Street) -> None:
    """The other one has seen what it did; and a bot that stands in for somebody is somebody."""
    house = await street.house()
    anna, boris = await house.guest(None, "Anna"), await house.guest(None, "Boris")
    seats = [ME, FRIEND, bot("greedy")]
    keeper = await house.keeper(await house.create(of_the_shelf(), {}, seats, anna, seed="s"))
    await house.join(keeper.setup.id, (await house.invites(keeper.setup.id, anna))[1], boris)
    assert [] == keeper.obliging
    await keeper.stand_in(1, "greedy", key(), lambda: None)
    assert [] == keeper.obliging
