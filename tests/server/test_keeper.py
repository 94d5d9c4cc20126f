"""The keeper: who may choose what and when, and that nothing happens twice or by mistake."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest
from server.conftest import Street
from server.playing import TOY, Chance, alone, key, of_the_shelf, play_on, told, two

from terem.core.errors import Refused, TeremError
from terem.core.record import parse
from terem.server.commitment import commitment_of
from terem.server.house import Guest, House, TableNotFound
from terem.server.keeper import Keeper, StalePly, WrongSeat

pytestmark = pytest.mark.anyio


async def refused(keeper: Keeper, guest: Guest, seat: int, words: str, ply: int, key: str) -> str:
    """Why a choice is refused; nothing may have changed."""
    before = keeper.version, told(keeper.play)
    with pytest.raises(TeremError) as error:
        await keeper.take(guest, seat, words, ply, key)
    assert before == (keeper.version, told(keeper.play))
    return error.value.message.id


async def test_a_choice_is_stored_before_it_is_acknowledged(house: House, street: Street) -> None:
    """Another house on the same database knows it as soon as the first has answered."""
    keeper, anna, _ = await two(house)
    assert 1 == await keeper.take(anna, 0, "bid 2", 0, key())
    other = await (await street.house()).keeper(keeper.info.id)
    assert ["0 bid 2"] == told(other.play)
    assert keeper.play.record.entries[0].digest == other.play.record.entries[0].digest


async def test_nobody_sees_what_is_not_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the store fails, the table stays as it was, and the same click may be tried again."""
    keeper, anna, _ = await two(house)

    async def fail(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(keeper._store, "append", fail)  # noqa: SLF001 - the disk is full
        with pytest.raises(OSError):  # noqa: PT011 - that very error
            await keeper.take(anna, 0, "bid 2", 0, "again")
    assert [] == told(keeper.play)
    assert 1 == await keeper.take(anna, 0, "bid 2", 0, "again")


async def test_a_write_that_failed_may_have_been_written_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the answer of the database is lost, the store is asked before anything else."""
    keeper, anna, boris = await two(house)
    append = keeper._store.append  # noqa: SLF001 - the line to the database breaks

    async def lose(*row: object) -> None:
        await append(*row)  # type: ignore[arg-type]
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(keeper._store, "append", lose)  # noqa: SLF001 - likewise
        with pytest.raises(OSError):  # noqa: PT011 - that very error
            await keeper.take(anna, 0, "bid 2", 0, "lost")
    assert 2 == await keeper.take(boris, 1, "bid 1", 0, key())
    assert ["0 bid 2", "1 bid 1"] == told(keeper.play)
    assert 1 == await keeper.take(anna, 0, "bid 2", 0, "lost")


async def test_the_same_click_twice_is_one_choice(house: House, street: Street) -> None:
    """It gets its first answer, at once or later, here or after a restart."""
    keeper, anna, boris = await two(house)
    first = await asyncio.gather(*(keeper.take(anna, 0, "bid 2", 0, "click") for _ in range(5)))
    assert [1] * 5 == first
    await keeper.take(boris, 1, "bid 1", 1, key())
    assert 1 == await keeper.take(anna, 0, "bid 2", 0, "click")
    again = await (await street.house()).keeper(keeper.info.id)
    assert 1 == await again.take(anna, 0, "bid 2", 0, "click")
    assert ["0 bid 2", "1 bid 1"] == told(again.play)


async def test_a_click_cannot_come_again_as_another(house: House) -> None:
    """The same key with other words, or for another seat, is refused."""
    keeper, anna = await alone(house)
    await keeper.take(anna, 0, "bid 2", 0, "click")
    assert "server-key-used" == await refused(keeper, anna, 0, "bid 1", 0, "click")
    assert "server-key-used" == await refused(keeper, anna, 1, "bid 2", 1, "click")
    with pytest.raises(Refused):
        await keeper.undo(anna, 0, 1, "click")


@pytest.mark.parametrize("bad", ["", " ", "ключ", "a b", "x" * 65, "a\x00"])
async def test_a_key_is_a_short_word(house: House, bad: str) -> None:
    """Anything else is refused before it comes near the store."""
    keeper, anna = await alone(house)
    assert "server-key" == await refused(keeper, anna, 0, "bid 1", 0, bad)


async def test_only_who_holds_a_seat_chooses_there(house: House) -> None:
    """Not the other player, not a stranger, not for seats that are not there."""
    keeper, anna, boris = await two(house)
    stranger = await house.guest(None, "Clara")
    assert "server-wrong-seat" == await refused(keeper, boris, 0, "bid 1", 0, key())
    assert "server-wrong-seat" == await refused(keeper, stranger, 0, "bid 1", 0, key())
    for seat in (-1, 2, 99):
        assert "server-wrong-seat" == await refused(keeper, anna, seat, "bid 1", 0, key())
    with pytest.raises(WrongSeat):
        await keeper.undo(boris, 0, 0, key())


async def test_a_guest_of_another_table_is_a_stranger(house: House) -> None:
    """Holding the first seat of one table gives nothing at another one."""
    keeper, *_ = await two(house)
    other, dora = await alone(house)
    assert "server-wrong-seat" == await refused(keeper, dora, 0, "bid 1", 0, key())
    assert 1 == await other.take(dora, 0, "bid 1", 0, key())


@pytest.mark.parametrize("id", ["", "x", "no-such-table-anywhere", "../secret", "я" * 20, "a" * 99])
async def test_a_table_that_is_not_there(house: House, id: str) -> None:
    """Whatever the name, it is only not found."""
    with pytest.raises(TableNotFound):
        await house.keeper(id)


async def test_what_the_rules_do_not_allow(house: House) -> None:
    """It is refused with the reason of the rules."""
    keeper, anna = await alone(house)
    assert "why-unknown" == await refused(keeper, anna, 0, "sing", 0, key())
    assert "why-unknown" == await refused(keeper, anna, 0, "bid 1" * 9999, 0, key())
    assert "why-bid" == await refused(keeper, anna, 0, "keep", 0, key())
    await keeper.take(anna, 0, "bid 1", 0, key())
    assert "why-not-your-turn" == await refused(keeper, anna, 0, "bid 1", 1, key())


async def test_a_choice_for_another_position_is_stale(house: House) -> None:
    """It was meant for what is no longer so, or for what is not yet."""
    keeper, anna = await alone(house)
    await keeper.take(anna, 0, "bid 2", 0, key())
    await keeper.take(anna, 1, "bid 1", 1, key())
    for ply in (-1, 0, 1, 3):
        with pytest.raises(StalePly):
            await keeper.take(anna, 0, "keep", ply, key())
    assert 3 == await keeper.take(anna, 0, "keep", 2, key())


async def test_the_answer_of_another_makes_mine_not_stale(house: House) -> None:
    """While all bid at once, everybody answers what they saw."""
    keeper, anna, boris = await two(house)
    assert 1 == await keeper.take(anna, 0, "bid 2", 0, key())
    assert 2 == await keeper.take(boris, 1, "bid 1", 0, key())


async def test_my_own_answer_makes_mine_stale(house: House) -> None:
    """One answer for each question, even while others still think."""
    keeper, anna = await alone(house, TOY, 3)
    await keeper.take(anna, 0, "bid 2", 0, key())
    with pytest.raises(StalePly):
        await keeper.take(anna, 0, "bid 1", 0, key())


async def test_an_undo_is_an_event_like_any_other(house: House, street: Street) -> None:
    """What was cut stays in the store; the table is as if it had not been."""
    keeper, anna, boris = await two(house)
    await keeper.take(anna, 0, "bid 2", 0, key())
    version = keeper.version
    assert 0 == await keeper.undo(anna, 0, 1, "undo")
    assert version + 1 == keeper.version
    assert 0 == await keeper.undo(anna, 0, 1, "undo")
    await keeper.take(anna, 0, "bid 3", 0, key())
    await keeper.take(boris, 1, "bid 0", 0, key())
    other = await (await street.house()).keeper(keeper.info.id)
    assert ["0 bid 3", "1 bid 0"] == told(other.play)
    _, _, events = await keeper._store.table(keeper.info.id) or pytest.fail("the table is gone")  # noqa: SLF001 - what lies there
    assert ["bid 2", "back 0", "bid 3", "bid 0"] == [event.words for event in events]
    assert keeper.play.record.text() == other.play.record.text()


async def test_an_undo_leaves_the_answers_of_others(house: House, street: Street) -> None:
    """While all bid at once, only one's own bid is taken back."""
    keeper, anna = await alone(house, TOY, 3)
    await keeper.take(anna, 0, "bid 2", 0, key())
    await keeper.take(anna, 1, "bid 1", 0, key())
    assert 1 == await keeper.undo(anna, 0, 2, key())
    assert ["1 bid 1"] == told(keeper.play)
    other = await (await street.house()).keeper(keeper.info.id)
    assert ["1 bid 1"] == told(other.play)
    assert 2 == await other.take(anna, 0, "bid 4", 1, key())


async def test_an_undo_has_its_limits(house: House) -> None:
    """The rules say why nothing can be taken back, and nothing is stored."""
    keeper, anna = await alone(house)
    version = keeper.version
    with pytest.raises(Refused) as nothing:
        await keeper.undo(anna, 0, 0, key())
    assert "why-undo-nothing" == nothing.value.message.id
    assert version == keeper.version
    await play_on(keeper, anna, Chance("1"))
    with pytest.raises(Refused) as over:
        await keeper.undo(anna, 0, keeper.play.ply, key())
    assert "why-over" == over.value.message.id


async def test_the_seed_is_hidden_until_the_end(house: House) -> None:
    """Its hash is known from the start, and fits when it is told."""
    keeper, anna = await alone(house)
    promised = keeper.commitment
    assert keeper.seed is None
    with pytest.raises(Refused):
        _ = keeper.record
    await play_on(keeper, anna, Chance("2"))
    assert keeper.seed is not None
    assert promised == commitment_of(keeper.seed)
    assert keeper.seed == parse(keeper.record.text()).seed
    other, _ = await alone(house)
    assert other.commitment != promised


async def test_whoever_waits_is_woken(house: House) -> None:
    """By every event; otherwise when the time is over."""
    keeper, anna, _ = await two(house)
    version = keeper.version
    waiting = asyncio.create_task(keeper.wait(version, 60))
    await asyncio.sleep(0)
    await keeper.take(anna, 0, "bid 1", 0, key())
    assert version + 1 == await waiting == keeper.version
    assert keeper.version == await keeper.wait(version, 60)
    assert keeper.version == await keeper.wait(keeper.version, 0)


async def test_a_click_is_carried_through(house: House) -> None:
    """Whoever closes the window in the middle of a click has clicked, and the others see it."""
    keeper, anna, _ = await two(house)
    version = keeper.version
    click = asyncio.create_task(keeper.take(anna, 0, "bid 1", 0, "gone"))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    async with asyncio.timeout(30):
        # Nobody asks the store again: the keeper itself must know.
        await keeper.wait(version, 60)
    assert 1 == await keeper.take(anna, 0, "bid 1", 0, "gone")
    assert ["0 bid 1"] == told(keeper.play)


async def test_a_keeper_is_a_cache(street: Street) -> None:
    """Those nobody looks at are forgotten, and built again from the store, the same as before."""
    house = await street.house(kept=1)
    keeper, anna = await alone(house, of_the_shelf(), 3)
    await play_on(keeper, anna, Chance("3"), 25)
    id, text, ply = keeper.info.id, keeper.play.record.text(), keeper.play.ply
    forgotten = ref(keeper)
    del keeper
    await alone(house)
    gc.collect()
    assert forgotten() is None
    again = await house.keeper(id)
    assert (text, ply) == (again.play.record.text(), again.play.ply)


async def test_a_table_never_has_two_keepers(street: Street) -> None:
    """Whoever still holds one shares it with all who come later."""
    house = await street.house(kept=1)
    keeper, _ = await alone(house)
    await alone(house)
    assert keeper is await house.keeper(keeper.info.id)


async def test_whole_games_are_told_again_to_the_end(house: House, street: Street) -> None:
    """Each game of the shelf ends in the store with the same record, seeds and scores told."""
    for game in (TOY, of_the_shelf()):
        keeper, anna = await alone(house, game)
        await play_on(keeper, anna, Chance("4"))
        other = await (await street.house()).keeper(keeper.info.id)
        assert keeper.record.text() == other.record.text()
        assert "over" == other.info.status
        assert [] == other.info.asked
