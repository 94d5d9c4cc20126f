"""Who is away: a bot stands in by the host's word or by a vote, until the person comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from server.callers import Caller, answering
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, alone, key

from terem.core.errors import Refused, TeremError
from terem.server import absence, presence
from terem.server.errors import WrongSeat
from terem.server.house import Guest, House
from terem.server.keeper import Keeper
from terem.server.orders import ORDERS
from terem.server.presence import ABSENT, AWAY, HERE

pytestmark = pytest.mark.anyio


async def three(house: House) -> tuple[Keeper, list[Guest]]:
    """Anna, who is the host, Boris and Carol."""
    guests = [await house.guest(None, name) for name in ("Anna", "Boris", "Carol")]
    table = await house.create(TOY, {}, [ME, FRIEND, FRIEND], guests[0])
    for seat, invite in (await house.invites(table, guests[0])).items():
        await house.join(table, invite, guests[seat])
    return await house.keeper(table), guests


@pytest.fixture
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away is absent at once."""
    monkeypatch.setattr(presence, "PATIENCE", 0.0)
    monkeypatch.setattr(presence, "LINGER", 0.0)


def here(keeper: Keeper, *guests: Guest) -> None:
    """Some guests hold a line open."""
    for guest in guests:
        keeper.company.presence.enter(guest.id)


async def refused(keeper: Keeper, guest: Guest, order: str, **fields: str) -> str:
    """Why an order is refused."""
    with pytest.raises(TeremError) as error:
        await ORDERS[order](keeper, guest, {"key": key(), **fields})
    return error.value.message.id


async def until_bots_have_moved(keeper: Keeper) -> None:
    """Wait until a person is asked."""
    while keeper.bot_asked() is not None:
        await keeper.wait(keeper.version, 5)


async def test_the_host_hands_a_seat_to_a_bot(street: Street) -> None:
    """At once if the person is away; the bot answers from then on, and every node knows."""
    keeper, (anna, boris, carol) = await three(await street.house())
    here(keeper, anna, carol)
    seat = keeper.seats_of(boris)[0]
    assert AWAY == keeper.company.presence.of(boris.id)
    await ORDERS["hand"](keeper, anna, {"seat": str(seat), "bot": "uniform", "key": "once"})
    await ORDERS["hand"](keeper, anna, {"seat": str(seat), "bot": "uniform", "key": "once"})
    other = await (await street.house()).keeper(keeper.setup.id)
    for each in (keeper, other):
        assert "uniform" == each.held[seat].stand_in
        assert [seat] == each.seats_of(boris)
    guests = {0: anna, 2: carol}
    while not any(entry.seat == seat for entry in keeper.play.record.entries):
        await until_bots_have_moved(keeper)
        asked = keeper.play.asked()[0]
        words = keeper.play.choices(asked)[0]
        await keeper.take(guests[asked], asked, words, keeper.play.ply, key())
        await until_bots_have_moved(keeper)


async def test_who_cannot_be_replaced(house: House, no_patience: None) -> None:
    """Somebody who is here, oneself, a bot; and nobody but the host does it alone."""
    keeper, (anna, boris, carol) = await three(house)
    here(keeper, anna, boris)
    fields = {"bot": "uniform"}
    assert "server-is-here" == await refused(keeper, anna, "hand", seat="1", **fields)
    assert "server-own-seat" == await refused(keeper, anna, "hand", seat="0", **fields)
    assert "server-hand-host" == await refused(keeper, boris, "hand", seat="2", **fields)
    assert "server-bot" == await refused(keeper, anna, "hand", seat="2", bot="genius")
    assert "pages-broken-form" == await refused(keeper, anna, "hand", seat="7", **fields)
    assert "server-no-stand-in" == await refused(keeper, carol, "return", seat="2")
    await ORDERS["hand"](keeper, anna, {"seat": "2", "bot": "uniform", "key": "k"})
    assert "server-no-person" == await refused(keeper, anna, "hand", seat="2", **fields)
    assert "server-own-seat" == await refused(keeper, boris, "vote", seat="1")
    stranger = await house.guest(None)
    for order in ("hand", "vote", "return"):
        await refused(keeper, stranger, order, seat="1", **fields)


async def test_a_vote_waits_a_while(house: House) -> None:
    """Whoever has only just gone is not voted on."""
    keeper, (_, boris, carol) = await three(house)
    here(keeper, boris)
    assert AWAY == keeper.company.presence.of(carol.id)
    assert "server-not-yet-absent" == await refused(keeper, boris, "vote", seat="2")
    assert not keeper.company.votes


async def test_more_than_half_of_those_who_are_here(street: Street, no_patience: None) -> None:
    """One vote of two is not enough, however often it is given; it is stored; the second is."""
    keeper, (anna, boris, carol) = await three(await street.house())
    here(keeper, anna, boris)
    for _ in range(2):
        await ORDERS["vote"](keeper, boris, {"seat": "2"})
    assert (1, 2) == absence.votes(keeper, 2)
    assert "" == keeper.held[2].stand_in
    other = await (await street.house()).keeper(keeper.setup.id)
    assert {(2, 1)} == other.company.votes
    await ORDERS["vote"](keeper, anna, {"seat": "2"})
    assert keeper.held[2].stand_in
    assert not keeper.company.votes
    await other.refresh()
    assert keeper.held == other.held
    assert not other.company.votes
    with pytest.raises(Refused) as error:
        await keeper.take(carol, 2, "bid 1", keeper.play.ply, key())
    assert "server-stood-in" == error.value.message.id


async def test_one_who_is_left_decides_alone(house: House, no_patience: None) -> None:
    """Of one who is here, one is more than half; a vote of somebody who has gone counts no more."""
    keeper, (anna, boris, _) = await three(house)
    here(keeper, anna, boris)
    await ORDERS["vote"](keeper, anna, {"seat": "2"})
    keeper.company.presence.leave(anna.id)
    assert (0, 1) == absence.votes(keeper, 2)
    await ORDERS["vote"](keeper, boris, {"seat": "2"})
    assert keeper.held[2].stand_in


async def test_whoever_is_back_is_not_voted_on(house: House, no_patience: None) -> None:
    """The votes are forgotten as soon as the person comes."""
    keeper, (anna, boris, carol) = await three(house)
    here(keeper, anna, boris)
    await ORDERS["vote"](keeper, boris, {"seat": "2"})
    keeper.company.visit(carol, [2])
    while keeper.company.votes:
        await keeper.wait(keeper.version, 5)
    assert "server-is-here" == await refused(keeper, anna, "vote", seat="2")


async def test_the_person_takes_the_seat_back(street: Street, no_patience: None) -> None:
    """At any time and at any node; what the bot would have chosen comes too late."""
    keeper, (anna, boris, carol) = await three(await street.house())
    other = await (await street.house()).keeper(keeper.setup.id)
    here(keeper, anna)
    await ORDERS["hand"](keeper, anna, {"seat": "1", "bot": "uniform", "key": "h"})
    with pytest.raises(WrongSeat):
        await ORDERS["return"](keeper, carol, {"seat": "1", "key": "c"})
    await other.refresh()
    await ORDERS["return"](other, boris, {"seat": "1", "key": "r"})
    await ORDERS["return"](other, boris, {"seat": "1", "key": "r"})
    await keeper.refresh()
    for each in (keeper, other):
        assert ["", "", ""] == [held.stand_in for held in each.held]
    with pytest.raises(TeremError):
        await keeper.take_for_bot(1, keeper.play.choices(keeper.play.asked()[0])[0], 0)


async def test_two_nodes_hand_and_return_at_once(street: Street, no_patience: None) -> None:
    """The number of the event decides: both nodes end with the same."""
    keeper, (anna, boris, _) = await three(await street.house())
    other = await (await street.house()).keeper(keeper.setup.id)
    here(keeper, anna)
    await ORDERS["hand"](keeper, anna, {"seat": "1", "bot": "uniform", "key": "h"})
    with pytest.raises(TeremError):
        # It has not heard of the stand-in, so there is nothing to return from.
        await ORDERS["return"](other, boris, {"seat": "1", "key": "r"})
    await other.refresh()
    assert keeper.held == other.held


async def test_nothing_is_offered_where_nobody_can_be_absent(house: House) -> None:
    """All seats of one device are held by the one who looks."""
    keeper, anna = await alone(house)
    assert "server-own-seat" == await refused(keeper, anna, "hand", seat="1", bot="uniform")
    assert "server-own-seat" == await refused(keeper, anna, "vote", seat="1")


async def test_presence_is_known_at_other_nodes(street: Street) -> None:
    """Where several nodes may share a store they tell each other; a file has one house only."""
    house = await street.house()
    keeper, (anna, *_) = await three(house)
    other = await (await street.house()).keeper(keeper.setup.id)
    known = HERE if street.database is not None else AWAY
    async with keeper.company.here(anna, [0]):
        assert HERE == keeper.company.presence.of(anna.id)
        for _ in range(200):
            await other.refresh()
            if other.company.presence.of(anna.id) == known:
                break
            await other.wait(other.version, 0.02)
        assert known == other.company.presence.of(anna.id)


async def test_away_and_absent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no line is away, and absent when patience ends; two lines are one person."""
    monkeypatch.setattr(presence, "LINGER", 0.0)
    keeper, (anna, *_) = await three(house)
    at = keeper.company.presence
    for line in (at.enter, at.enter, at.leave):
        line(anna.id)
        assert HERE == at.of(anna.id)
    at.leave(anna.id)
    assert AWAY == at.of(anna.id)
    monkeypatch.setattr(presence, "PATIENCE", 0.0)
    assert ABSENT == at.of(anna.id)
    at.visit(anna.id)
    assert HERE == at.of(anna.id)


@pytest.fixture
async def door(house: House, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a house."""
    async with answering(house, tmp_path_factory.mktemp("door")) as address:
        yield address


async def test_who_comes_and_goes_changes_one_part(
    house: House, door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the company is sent again, in words; the person who is back is offered the seat."""
    monkeypatch.setattr(presence, "LINGER", 0.0)
    monkeypatch.setattr(presence, "VISIT", 0.0)
    keeper, (anna, boris, _) = await three(house)
    path = f"/table/{keeper.setup.id}"
    a, b = Caller(door, anna), Caller(door, boris)
    await a.open(path)
    async with a.line():
        await a.drained()
        await b.open(path)
        async with b.line():
            while ">here<" not in a.parts.get("company", ""):
                await a.hear()
        while ">here<" in a.parts["company"]:
            await a.hear()
        assert {"page", "company"} >= set(a.parts) - {"chat", "invites"}
        answer = await a.say("hand", seat="1", bot="uniform", key="h")
        assert ["re"] == list(answer)
        await a.drained()
        assert "Boris (bot stands in)" in a.markup
        page = await b.open(path)
        assert f'action="{path}/return"' in page
        assert 'id="choices"' not in page
        async with b.line():
            assert ["re"] == list(await b.say("return", seat="1", key="r"))
            while "Take my seat back" in b.parts.get("turn", "Take my seat back"):
                await b.hear()
