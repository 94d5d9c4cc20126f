"""Who is who: browsers, recovery links, accounts, and games that go over to their owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, alone, key, refused, two

from terem.core.errors import Refused
from terem.server.accounts import TRIES_FROM_A_PLACE, TRIES_OF_A_NAME, account_name
from terem.server.errors import TooOften
from terem.server.house import Guest, House
from terem.server.store import Store
from terem.server.store.engine import engine_of

pytestmark = pytest.mark.anyio

GOOD = "three old oaks"
HERE = "192.0.2.1"


@pytest.fixture
async def store(house: House, street: Street) -> AsyncIterator[Store]:
    """The store of the house, looked at from the side."""
    store = await Store.open(street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}")
    yield store
    await store.close()


async def with_account(house: House, name: str = "Anna") -> Guest:
    """Somebody with an account."""
    guest = await house.guest(None, name)
    await house.accounts.open(guest, name, GOOD, GOOD, HERE)
    return guest


async def logged_in(house: House, before: Guest | None = None, name: str = "Anna") -> Guest:
    """The same person in another browser."""
    return await house.let_in(await house.accounts.guest(name, GOOD, HERE), before)


async def test_two_devices_by_account(house: House, street: Street) -> None:
    """Whoever logs in has the same games there, in every house on the database."""
    anna = await with_account(house)
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    other = await logged_in(await street.house())
    assert (anna.id, anna.name) == (other.id, other.name)
    assert anna.token != other.token
    assert [table] == [info.id for info in await house.tables(other)]
    assert 2 == (await house.registry.standing(anna)).browsers


async def test_a_guest_brings_the_games_along(house: House) -> None:
    """Seats and tables of a guest without account go over, and nobody is left behind."""
    anna = await with_account(house)
    phone = await house.guest(None, "Anna on the phone")
    keeper, host, _ = await two(house)
    table = await house.create(TOY, {}, [FRIEND, FRIEND], phone)
    invite = (await house.invites(table, phone))[1]
    assert 1 == await house.join(table, invite, host)
    phone_too = await house.let_in(phone, None)
    here = await logged_in(house, before=phone)
    assert [table] == [info.id for info in await house.tables(here)]
    assert [0] == list(await house.invites(table, here))
    assert anna.id == (await house.keeper(table)).setup.host
    assert [] == await house.tables(phone)
    assert [None, None] == [await house.registry.known(g.token) for g in (phone, phone_too)]
    assert 2 == len(await house.tables(host))
    assert [0] == keeper.seats_of(host)


async def test_whoever_sat_twice_at_a_table_holds_two_seats(house: House) -> None:
    """Both seats are the account's then; a choice is taken for the one that is named."""
    anna = await with_account(house)
    phone = await house.guest(None, "Anna")
    table = await house.create(TOY, {}, [ME, FRIEND], anna)
    await house.join(table, (await house.invites(table, anna))[1], phone)
    keeper = await house.keeper(table)
    here = await logged_in(house, before=phone)
    assert [0, 1] == keeper.seats_of(here)
    assert [0, 1] == (await house.tables(anna))[0].my_seats
    for seat in (0, 1):
        await keeper.take(here, seat, "bid 1", keeper.play.ply, key())


async def test_an_account_is_not_taken_over(house: House) -> None:
    """Whoever logs in as somebody else leaves the one account as it is, but not open here."""
    anna = await with_account(house)
    boris = await with_account(house, "Boris")
    table = await house.create(TOY, {}, [ME, ME], boris)
    here = await logged_in(house, before=boris)
    assert anna.id == here.id
    assert [] == await house.tables(here)
    assert await house.registry.known(boris.token) is None
    again = await logged_in(house, name="Boris")
    assert [table] == [info.id for info in await house.tables(again)]


async def test_logging_in_gives_a_new_key(house: House) -> None:
    """A key that somebody may have planted before opens nothing afterwards."""
    anna = await with_account(house)
    here = await logged_in(house, before=anna)
    assert here.token != anna.token
    assert await house.registry.known(anna.token) is None
    assert 1 == (await house.registry.standing(here)).browsers


async def test_a_recovery_link_brings_a_guest_back(house: House, store: Store) -> None:
    """It works as often as it is wanted, but only the newest; it is no browser's key."""
    keeper, anna = await alone(house)
    registry = house.registry
    old = await registry.recovery(anna)
    new = await registry.recovery(anna)
    assert "server-recovery" == await refused(registry.recovered(old))
    assert await registry.known(new) is None
    for _ in range(2):
        here = await house.let_in(await registry.recovered(new), None)
        assert [0, 1] == keeper.seats_of(here)
    standing = await registry.standing(anna)
    assert (3, True, "") == (standing.browsers, standing.recovery, standing.account)
    assert new not in [k.hash for k in await store.keys(anna.id)]
    assert "server-recovery" == await refused(registry.recovered(anna.token))


async def test_an_account_needs_no_recovery_link(house: House) -> None:
    """The link goes when the account comes, and no other is made."""
    anna = await house.guest(None, "Anna")
    link = await house.registry.recovery(anna)
    await house.accounts.open(anna, "Anna", GOOD, GOOD, HERE)
    assert "server-recovery" == await refused(house.registry.recovered(link))
    assert "server-recovery-account" == await refused(house.registry.recovery(anna))


async def test_leaving(house: House) -> None:
    """One browser, or all others and the link."""
    anna = await house.guest(None, "Anna")
    registry = house.registry
    link = await registry.recovery(anna)
    second, third = [await house.let_in(anna, None) for _ in range(2)]
    await registry.leave(second)
    assert [anna, None, third] == [await registry.known(g.token) for g in (anna, second, third)]
    await registry.leave_others(third)
    assert [None, third] == [await registry.known(g.token) for g in (anna, third)]
    assert "server-recovery" == await refused(registry.recovered(link))


async def test_erasing_leaves_the_games_of_others_whole(house: House, store: Store) -> None:
    """Name, keys and account are gone; the table goes on with a seat without a name."""
    keeper, anna, boris = await two(house)
    await house.accounts.open(anna, "Anna", GOOD, GOOD, HERE)
    await keeper.take(anna, 0, "bid 1", 0, key())
    await house.erase(anna)
    assert await house.registry.known(anna.token) is None
    assert "server-account-closed" == await refused(house.accounts.guest("Anna", GOOD, HERE))
    assert [] == await store.keys(anna.id)
    assert "" == (await store.guest(anna.id))[0]
    assert ["", "Boris"] == keeper.info.names
    assert ["", "Boris"] == (await house.tables(boris))[0].names
    await keeper.take(boris, 1, "bid 1", keeper.play.ply, key())
    await with_account(house)


async def test_unknown_and_wrong_are_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is the same, and so is the work: one hash of the same cost is tried."""
    await with_account(house)
    tried: list[str] = []
    verify = PasswordHasher.verify

    def noted(self: PasswordHasher, hash: str, password: bytes) -> bool:
        tried.append(hash.rsplit("$", 2)[0])
        return verify(self, hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    for name in ("Anna", "Nobody", "", "n" * 41, "\x00"):
        assert "server-account-closed" == await refused(
            house.accounts.guest(name, "another one", HERE)
        )
    assert 5 == len(tried)
    assert 1 == len(set(tried))


async def test_tries_are_counted_by_name(house: House) -> None:
    """From however many places they come; then even the right one has to wait."""
    await with_account(house)
    for place in range(TRIES_OF_A_NAME):
        name = ("Anna", "ANNA")[place % 2]
        assert "server-account-closed" == await refused(house.accounts.guest(name, "", str(place)))
    with pytest.raises(TooOften):
        await house.accounts.guest("anna", GOOD, HERE)
    await with_account(house, "Boris")


async def test_tries_are_counted_by_place(house: House) -> None:
    """Whatever names are tried from there."""
    await with_account(house)
    tries = [house.accounts.guest(f"n{n}", "", "far") for n in range(TRIES_FROM_A_PLACE)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert {Refused} == {type(answer) for answer in answers}
    with pytest.raises(TooOften):
        await house.accounts.guest("Anna", GOOD, "far")
    assert "Anna" == (await house.accounts.guest("Anna", GOOD, "near")).name


async def test_a_passphrase_is_changed(house: House) -> None:
    """The old one is asked and opens nothing any more; others have to come again."""
    anna = await with_account(house)
    other = await logged_in(house)
    change, new = house.accounts.change, "four very old oaks"
    assert "server-account-closed" == await refused(change(anna, "wrong", new, new, HERE))
    assert "server-passphrase-short" == await refused(change(anna, GOOD, "x", "x", HERE))
    await change(anna, GOOD, new, new, HERE)
    assert "server-account-closed" == await refused(house.accounts.guest("Anna", GOOD, HERE))
    assert anna.id == (await house.accounts.guest("Anna", new, HERE)).id
    assert anna == await house.registry.known(anna.token)
    assert await house.registry.known(other.token) is None
    stranger = await house.guest(None)
    assert "server-account-none" == await refused(change(stranger, "", new, new, HERE))


async def test_what_accounts_are_refused(house: House) -> None:
    """Each time somebody is told why, and no account is there."""
    await with_account(house)
    boris = await house.guest(None, "Boris")
    for name, passphrase, again, reason in (
        ("Boris", "nine sign", "nine sign", "server-passphrase-short"),
        ("Boris", "x" * 201, "x" * 201, "server-passphrase-long"),
        ("Boris", GOOD, f"{GOOD} ", "server-passphrase-differs"),
        (" ", GOOD, GOOD, "server-account-nameless"),
        ("\u200d", GOOD, GOOD, "server-account-nameless"),
        ("x" * 41, GOOD, GOOD, "server-name-long"),
        ("a\x00b", GOOD, GOOD, "server-name-signs"),
        ("anna", GOOD, GOOD, "server-account-taken"),
    ):
        opened = house.accounts.open(boris, name, passphrase, again, HERE)
        assert reason == await refused(opened)
    assert "" == (await house.registry.standing(boris)).account
    await house.accounts.open(boris, "Boris", GOOD, GOOD, HERE)
    opened = house.accounts.open(boris, "Boris the second", GOOD, GOOD, HERE)
    assert "server-account-already" == await refused(opened)


async def test_two_run_for_one_name(house: House) -> None:
    """One gets it, the other is told."""
    guests = [await house.guest(None) for _ in range(2)]
    done = await asyncio.gather(
        *(house.accounts.open(guest, "Anna", GOOD, GOOD, HERE) for guest in guests),
        return_exceptions=True,
    )
    assert 1 == done.count(None)
    assert 1 == sum(isinstance(each, Refused) for each in done)


async def test_a_nameless_guest_is_called_like_the_account(house: House) -> None:
    """Otherwise the name stays as it was chosen."""
    nameless = await house.guest(None)
    await house.accounts.open(nameless, "Аня", GOOD, GOOD, HERE)
    assert "Аня" == (await house.accounts.guest("АНЯ", GOOD, HERE)).name
    boris = await house.guest(None, "Boris")
    await house.accounts.open(boris, "bear42", GOOD, GOOD, HERE)
    assert "Boris" == (await house.accounts.guest("bear42", GOOD, HERE)).name


@pytest.mark.parametrize("typed", ["Strasse", "STRAßE", "  strasse ", "Ｓtrasse", "Stra\u200dsse"])
def test_names_are_compared_without_their_dress(typed: str) -> None:
    """Case, width, spaces around and what nobody sees make no other name."""
    assert "strasse" == account_name(typed)[1]


async def test_a_passphrase_is_what_was_meant(house: House) -> None:
    """Two keyboards write the same letter in two ways."""
    anna = await house.guest(None)
    await house.accounts.open(anna, "Anna", "ёжик в тумане", "ёжик в тумане", HERE)
    split = "е\u0308жик в тумане"
    assert anna.id == (await house.accounts.guest("Anna", split, HERE)).id


async def test_only_a_hash_of_a_passphrase_is_stored(house: House, store: Store) -> None:
    """Argon2id; one of an older cost is made anew when its owner comes."""
    await with_account(house)
    account = await store.account("anna")
    assert account is not None
    assert account.passphrase.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(GOOD)
    await store.set_passphrase(account, old)
    await house.accounts.guest("Anna", GOOD, HERE)
    renewed = await store.account("anna")
    assert renewed is not None
    assert renewed.passphrase.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


async def test_no_key_is_without_its_guest(house: House, street: Street, store: Store) -> None:
    """The database itself holds keys and accounts to guests."""
    engine = engine_of(street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}")
    with pytest.raises(sa.exc.IntegrityError):
        async with engine.begin() as connection:
            await connection.execute(
                sa.text("INSERT INTO keys VALUES ('hash', 'nobody', 'browser', 1)")
            )
    await engine.dispose()
