"""Limits: sockets and forms, each counted for a place or a guest, in bounded memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from httpx import AsyncClient, Response
from litestar import Litestar
from server.callers import Caller, answering
from server.playing import TOY, two
from server.visitors import app, seated, visitor
from websockets.exceptions import InvalidStatus

from terem.core.message import Message
from terem.server import gate as gates
from terem.server import sockets
from terem.server.house import Guest, House
from terem.server.keeper import Keeper
from terem.server.metrics import Metrics
from terem.words import languages, words_for

__all__ = ["app"]

pytestmark = pytest.mark.anyio


@pytest.fixture
def database() -> None:
    """How much is allowed does not depend on the store."""


@pytest.fixture
async def door(house: House, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a house."""
    async with answering(house, tmp_path) as address:
        yield address


async def callers(door: str, keeper: Keeper, guest: Guest | None, *places: str) -> list[Caller]:
    """Browsers that a proxy speaks for, each at another place."""
    made = [Caller(door, guest) for _ in places]
    for caller, place in zip(made, places, strict=True):
        caller.headers["x-forwarded-for"] = place
        await caller.open(f"/table/{keeper.setup.id}")
    return made


async def refused(caller: Caller) -> bool:
    """Whether a socket is turned away before it is open."""
    try:
        async with caller.line():
            return False
    except InvalidStatus:
        return True


# Sockets.


async def test_sockets_from_one_place(
    house: House, door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One too many is turned away, others come in; who leaves makes room."""
    monkeypatch.setattr(sockets, "OF_A_PLACE", 2)
    keeper, *_ = await two(house)
    here = ["192.0.2.1"] * 3
    first, second, third, other = await callers(door, keeper, None, *here, "192.0.2.2")
    async with first.line():
        async with second.line():
            assert await refused(third)
            assert not await refused(other)
        async with third.line():
            await third.drained()
    assert house.sockets.has_room("192.0.2.1")


@pytest.mark.parametrize(
    ("proxies", "believed"), [(("127.0.0.0/8",), True), (("192.0.2.7",), False), ((), False)]
)
async def test_only_proxies_are_believed(
    house: House,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    proxies: tuple[str, ...],
    believed: bool,
) -> None:
    """Whoever else says where a request comes from is at one place, whatever is said."""
    monkeypatch.setattr(sockets, "OF_A_PLACE", 1)
    keeper, *_ = await two(house)
    async with answering(house, tmp_path, proxies=proxies) as door:
        first, second = await callers(door, keeper, None, "192.0.2.1", "192.0.2.2")
        async with first.line():
            assert (not believed) == await refused(second)


async def test_sockets_of_one_guest(
    house: House, door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From however many places; a neighbour at the same place is not held up."""
    monkeypatch.setattr(sockets, "OF_A_GUEST", 2)
    keeper, anna, boris = await two(house)
    hers = await callers(door, keeper, anna, "192.0.2.1", "192.0.2.2", "192.0.2.3")
    (his,) = await callers(door, keeper, boris, "192.0.2.3")
    async with AsyncExitStack() as stack:
        for caller in hers[:2]:
            await stack.enter_async_context(caller.line())
        assert await refused(hers[2])
        assert not await refused(his)
    assert not await refused(hers[2])


def test_whoever_has_left_is_not_remembered() -> None:
    """Counts live as long as the sockets that they count."""
    crowd = sockets.Sockets(Metrics().sockets)
    with crowd.one("here", "anna", "key"), crowd.one("here"):
        assert {"key"} == crowd.keys("anna")
        assert {"here": 2} == crowd._of_places  # noqa: SLF001 - nobody else may ask what is remembered
    assert not crowd.keys()
    assert not [*crowd._of_places, *crowd._of_guests]  # noqa: SLF001 - nobody else may ask what is remembered


# Forms.


def retry(answer: Response) -> int:
    """How long one is told to wait."""
    return int(answer.headers["retry-after"])


@pytest.mark.parametrize("lang", languages())
async def test_too_many_forms(app: Litestar, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Who sends them faster than anybody reads is told when to come again, and may still look."""
    monkeypatch.setattr(gates, "FORMS", 3)
    app.state.gate = gates.Gate()
    me = visitor(app, lang)
    await me.open("/me")
    form = me.page.form("/me/name")
    for number in range(3):
        assert 200 == (await me.send(form, name=f"Anna {number}")).response.status_code
    page = await me.send(form, name="Clara")
    assert 429 == page.response.status_code
    assert 0 < retry(page.response) <= gates.WINDOW
    assert words_for(lang).text(Message("server-too-fast", {"minutes": 1})) in page.words
    assert words_for(lang).text(Message("pages-error-often")) in page.words
    assert "Anna 2" in (await me.open("/me")).text


async def test_a_place_has_its_own_measure(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy tells from where people come; nobody waits for the neighbours."""
    limit = 10
    monkeypatch.setattr(gates, "FORMS", limit)
    async with answering(house, tmp_path) as door, AsyncClient(base_url=door) as client:
        await client.get("/")
        proof = client.cookies["terem_form"]
        codes = [
            (
                await client.post(
                    "/table/unknown-table",
                    data={"_csrf_token": proof},
                    headers={"x-forwarded-for": place},
                )
            ).status_code
            for place in (*["192.0.2.1"] * (limit + 1), "192.0.2.2", "2001:db8::1")
        ]
    assert [404] * limit == codes[:limit]
    assert [429, 404, 404] == codes[limit:]


async def test_tables_have_a_tighter_measure(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Setting, playing now, watching bots, joining, playing again and forking count together."""
    monkeypatch.setattr(gates, "TABLES", 6)
    app.state.gate = gates.Gate()
    me = await seated(app, "me", "here")
    played = me.page.path
    await me.open("/")
    proof = me.page.forms[0].fields
    for way in ("/play", "/watch"):
        assert 200 == (await me.press(f"/{TOY}{way}")).response.status_code
        await me.open("/")
    for way in ("/rematch", "/fork"):
        answer = await me.client.post(f"{played}{way}", data=proof)
        assert 429 != answer.status_code
    join = f"{played.replace('table', 'join')}/nothing"
    assert 409 == (await me.client.post(join, data=proof)).status_code
    for address in (
        f"/games/{TOY}/tables",
        f"/games/{TOY}/play",
        f"/games/{TOY}/watch",
        f"{played}/rematch",
        f"{played}/fork",
        f"{played}/sit",
        join,
    ):
        answer = await me.client.post(address, data=proof)
        assert 429 == answer.status_code, address
        assert 0 < retry(answer) <= gates.SITTING
    shelf = await me.open("/")
    assert 3 == len({link["href"] for link in shelf.all("a") if "/table/" in link["href"]})
    assert 429 != (await me.client.post(played, data=proof)).status_code
