"""What is said at a table: by whom, to whom, and what is never sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar
from server.callers import Caller, answering
from server.conftest import Street
from server.playing import FRIEND, ME, TOY, two
from server.visitors import Visitor, app, invite_of, seated, visitor

from terem.core.errors import Refused, TeremError
from terem.server.chat import NEWEST
from terem.server.company import KEPT, LONGEST_SAID
from terem.server.house import FILE, House
from terem.server.orders import ORDERS
from terem.server.store import Store
from terem.server.store.company import BURST, SPAN
from terem.server.tale import SAID_AT_ONCE

__all__ = ["app"]

pytestmark = pytest.mark.anyio

PAYLOADS = ["<b onclick=x>'\"&", "</li><script>alert(1)</script>", "<img src=x onerror=alert(1)>"]


async def pair(app: Litestar) -> tuple[Visitor, Visitor]:
    """Anna, who is the host, and Boris at a table, each with a page of it."""
    anna, boris = await seated(app, "me", "friend"), visitor(app)
    await boris.open(invite_of(anna.page))
    await boris.press(boris.page.path, name="Boris")
    await anna.open(anna.page.path)
    return anna, boris


async def test_what_was_said_is_there_for_ever(street: Street) -> None:
    """Acknowledged is stored: another house on the same database tells it in the same order."""
    keeper, anna, boris = await two(await street.house())
    await keeper.company.say(anna, 0, " Hello ", "k1")
    await keeper.company.say(boris, 1, "Привет 👋", "k2")
    other = await (await street.house()).keeper(keeper.setup.id)
    expected = [(1, 0, "Hello"), (2, 1, "Привет 👋")]
    for each in (keeper, other):
        assert expected == [(s.number, s.seat, s.text) for s in each.company.said]


async def test_a_message_that_is_sent_again_is_said_once(street: Street) -> None:
    """At the same node or at another one; the same key with other words is refused."""
    keeper, anna, _ = await two(await street.house())
    other = await (await street.house()).keeper(keeper.setup.id)
    await keeper.company.say(anna, 0, "Hello", "click")
    await keeper.company.say(anna, 0, "Hello", "click")
    await other.company.say(anna, 0, "Hello", "click")
    with pytest.raises(Refused) as refused:
        await keeper.company.say(anna, 0, "Good-bye", "click")
    assert "server-key-used" == refused.value.message.id
    assert ["Hello"] == [said.text for said in other.company.said]


async def test_two_nodes_speak_at_once(street: Street) -> None:
    """Nothing is lost, and both tell it in the same order."""
    keeper, anna, boris = await two(await street.house())
    other = await (await street.house()).keeper(keeper.setup.id)
    await asyncio.gather(
        *[keeper.company.say(anna, 0, f"a{n}", f"a{n}") for n in range(BURST)],
        *[other.company.say(boris, 1, f"b{n}", f"b{n}") for n in range(BURST)],
    )
    await keeper.refresh()
    await other.refresh()
    assert [*range(1, 2 * BURST + 1)] == [said.number for said in keeper.company.said]
    assert keeper.company.said == other.company.said


async def test_nobody_floods_a_table(street: Street) -> None:
    """Too much at once is refused, for one who does it and at every node; others may speak."""
    keeper, anna, boris = await two(await street.house())
    other = await (await street.house()).keeper(keeper.setup.id)
    for number in range(BURST):
        await keeper.company.say(anna, 0, "Hello", f"k{number}")
    for each in (keeper, other):
        with pytest.raises(Refused) as refused:
            await each.company.say(anna, 0, "Hello", "more")
        assert "server-said-fast" == refused.value.message.id
    await keeper.company.say(anna, 0, "Hello", "k0")
    await other.company.say(boris, 1, "Enough", "b")
    assert BURST + 1 == len(other.company.said)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "server-said-nothing"),
        (" \t ", "server-said-nothing"),
        ("x" * (LONGEST_SAID + 1), "server-said-long"),
        ("a\x00b", "server-said-signs"),
        ("a\nb", "server-said-signs"),
        ("a\u202eb", "server-said-signs"),
        ("a\ud800b", "server-said-signs"),
    ],
)
async def test_what_cannot_be_said(house: House, text: str, reason: str) -> None:
    """Nothing, too much, and signs that nobody can see."""
    keeper, anna, _ = await two(house)
    with pytest.raises(TeremError) as refused:
        await keeper.company.say(anna, 0, text, "key")
    assert reason == refused.value.message.id
    await keeper.company.say(anna, 0, "x" * LONGEST_SAID, "key")
    assert 1 == len(keeper.company.said)


async def test_who_may_speak(house: House) -> None:
    """Whoever holds the seat, and a host without one; nobody else, whatever the form says."""
    keeper, anna, boris = await two(house)
    stranger = await house.guest(None, "Carol")
    say = ORDERS["say"]
    for guest, seat in ((stranger, "0"), (stranger, "-1"), (boris, "0"), (boris, "-1"), (anna, "")):
        with pytest.raises(TeremError):
            await say(keeper, guest, {"seat": seat, "text": "Hello", "key": "k"})
    await say(keeper, anna, {"seat": "-1", "text": "As the host", "key": "h"})
    await say(keeper, boris, {"seat": "1", "text": "From my seat", "key": "b"})
    assert [-1, 1] == [said.seat for said in keeper.company.said]


async def test_the_host_switches_the_chat_off(street: Street) -> None:
    """From then on nobody speaks, at any node, until it is switched on again; others cannot."""
    keeper, anna, boris = await two(await street.house())
    other = await (await street.house()).keeper(keeper.setup.id)
    with pytest.raises(Refused):
        await ORDERS["chat"](keeper, boris, {"chat": "off"})
    await ORDERS["chat"](keeper, anna, {"chat": "off"})
    await other.refresh()
    for each in (keeper, other):
        with pytest.raises(Refused) as refused:
            await each.company.say(boris, 1, "Hello", "k")
        assert "server-chat-off" == refused.value.message.id
    await ORDERS["chat"](other, anna, {"chat": "on"})
    await other.company.say(boris, 1, "Hello", "k")


async def test_a_table_and_a_house_without_chat(house: House, street: Street) -> None:
    """Chosen when the table is set, or for the whole house."""
    anna = await house.guest(None, "Anna")
    table = await house.create(TOY, {}, [ME, FRIEND], anna, chat=False)
    assert not (await house.keeper(table)).company.chat
    quiet = await House.open(street.database, street.folder, chat=False)
    table = await quiet.create(TOY, {}, [ME, FRIEND], anna)
    keeper = await quiet.keeper(table)
    with pytest.raises(Refused):
        await keeper.company.say(anna, 0, "Hello", "k")
    await quiet.close()


async def test_the_chat_without_script(app: Litestar) -> None:
    """A form of the page; everybody who looks reads it, the newest first; watchers only read."""
    anna, boris = await pair(app)
    await anna.press("/say", text="Hello")
    await boris.open(boris.page.path)
    await boris.press("/say", text="Good evening")
    words = (await anna.open(anna.page.path)).words
    assert 0 < words.index("Boris Good evening") < words.index("Anna Hello")
    watcher = visitor(app, "ru")
    page = await watcher.open(anna.page.path)
    assert "Good evening" in page.words
    assert not [form for form in page.forms if form.action.endswith("/say")]
    assert page.words.count("Чат")


@pytest.mark.parametrize("payload", PAYLOADS)
async def test_what_is_said_is_only_text(app: Litestar, payload: str) -> None:
    """Markup that somebody types is shown as it was typed, on every page."""
    anna, boris = await pair(app)
    await anna.press("/say", text=payload)
    for page in (
        anna.page,
        await boris.open(boris.page.path),
        await boris.open(f"{boris.page.path}/said"),
    ):
        assert payload in page.words
        assert not page.all("img")[1:]
        assert all("src" in script for script in page.all("script"))
        assert not any(key.startswith("on") for _, attributes in page.tags for key in attributes)


async def test_older_messages_have_a_page(app: Litestar, tmp_path: Path) -> None:
    """Beside the table stand the newest, in memory few more; links lead to all, page by page."""
    anna, boris = await pair(app)
    house: House = app.state.house
    keeper = await house.keeper(anna.page.path.split("/")[2])
    store, guest = await Store.in_file(tmp_path / "data" / FILE), keeper.held[0].guest or ""
    for number in range(SAID_AT_ONCE + 5):
        time = number * SPAN
        await store.company.say(keeper.setup.id, 0, guest, f"n{number}.", f"k{number}", time)
    await store.close()
    await keeper.refresh()
    page = await boris.open(anna.page.path)
    assert NEWEST == page.text.count('id="said-')
    assert "n0." not in page.words
    assert KEPT == len(keeper.company.said)
    page = await boris.open(f"{anna.page.path}/said")
    assert SAID_AT_ONCE == page.text.count('id="said-')
    assert "n4." not in page.words
    page = await boris.open(f"{anna.page.path}/said?before=6")
    assert 5 == page.text.count('id="said-')
    assert "before=" not in page.text
    for broken in ("x", "-1", "1" * 30, ""):
        page = await boris.open(f"{anna.page.path}/said?before={broken}")
        assert SAID_AT_ONCE == page.text.count('id="said-')
        assert "before=6" in page.text


async def test_what_is_muted_is_not_sent(app: Litestar) -> None:
    """Not on the table, not on the page of all that was said; another browser is not concerned."""
    anna, boris = await pair(app)
    table, said = anna.page.path, "Can you hear me"
    await anna.press("/say", text=said)
    await boris.open(table)
    await boris.press("/mute")
    for page in (table, f"{table}/said"):
        assert said not in (await boris.open(page)).text
        assert said in (await anna.open(page)).text
    await boris.open(table)
    assert said in (await boris.press("/mute")).text


@pytest.mark.parametrize("other", ["uniform", "here"])
async def test_alone_there_is_nobody_to_write_to(app: Litestar, other: str) -> None:
    """Against bots, and where all share one device, no chat is offered."""
    host = await seated(app, "me", other)
    if other == "here":
        await host.press("/eyes")
    assert 'id="company"' in host.page.text
    assert not [form for form in host.page.forms if form.action.endswith("/say")]


@pytest.fixture
async def door(house: House, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a house."""
    async with answering(house, tmp_path_factory.mktemp("door")) as address:
        yield address


async def test_who_listens_is_told(house: House, door: str) -> None:
    """A message comes as one changed part and one sentence, and never to one who has muted it."""
    keeper, anna, boris = await two(house)
    path = f"/table/{keeper.setup.id}"
    a, b, deaf = Caller(door, anna), Caller(door, boris), Caller(door, None)
    deaf.headers["cookie"] = "terem_muted=0"
    for caller in (a, b, deaf):
        await caller.open(path)
    async with a.line(), b.line(), deaf.line():
        for caller in (a, b, deaf):
            await caller.drained()
            caller.parts.clear()
        fields = {"seat": "0", "text": "Hello <b>", "key": "once"}
        assert ["re"] == list(await a.say("say", **fields))
        assert ["re"] == list(await a.say("say", **fields))
        await b.hear()
        await b.drained()
        assert {"chat"} == set(b.parts)
        assert ["Anna: Hello <b>"] == b.told
        assert 1 == b.parts["chat"].count("Hello &lt;b&gt;")
        await deaf.drained()
        assert not [text for text in deaf.bytes if "Hello" in text]
        assert "wrong" in await deaf.say("say", seat="-1", text="Hello", key="k")
        assert 1 == len(keeper.company.said)
