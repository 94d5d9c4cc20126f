"""The journal: what is written of all that happens, and that nothing in it is a key to anything."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from server.conftest import Street
from server.playing import ME, TOY
from server.visitors import Visitor, app, invite_of, is_asked, seated, visitor

from terem.core.errors import TeremError
from terem.server.house import House
from terem.server.journal import keep_journal
from terem.server.porter import Porter
from terem.server.settings import JSON, PLAIN, Settings
from terem.server.store.engine import engine_of

__all__ = ["app"]

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What a journal has changed is as it was."""
    root, house = logging.getLogger(), logging.getLogger("terem")
    before = [*root.handlers], root.level, house.level
    yield
    root.handlers[:], root.level, house.level = before


def journal(log: str) -> None:
    """Begin a journal."""
    keep_journal(Settings(folder=Path("/"), log=log))


def lines(text: str) -> list[dict[str, Any]]:
    """What a program reads."""
    return [msgspec.json.decode(line) for line in text.splitlines()]


def guarded(app: Litestar, who: Visitor) -> Visitor:
    """The same browser, which comes by the door where the porter stands."""
    house: House = app.state.house
    porter = cast(Any, Porter(cast(Any, app), house.metrics))
    transport = ASGITransport(app=porter, raise_app_exceptions=False)
    cookies = who.client.cookies
    who.client = AsyncClient(transport=transport, base_url="https://games", cookies=cookies)
    return who


async def test_for_a_program(app: Litestar, capsys: pytest.CaptureFixture[str]) -> None:
    """One object a line: when, how bad, who says it, what; of a request, what became of it."""
    journal(JSON)
    await guarded(app, visitor(app)).open("/look?to=/secret-place")
    logging.getLogger("terem.server").error("two\nlines", exc_info=ValueError("why"))
    logging.getLogger("elsewhere").info("nobody wants to know")
    *requests, wrong = lines(capsys.readouterr().err)
    assert ["/look", "/…"] == [line["path"] for line in requests]
    assert ["GET", 303, "info", "terem.requests", "request"] == [
        requests[0][key] for key in ("method", "status", "level", "logger", "message")
    ]
    assert isinstance(requests[0]["milliseconds"], float)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", requests[0]["time"])
    assert ("error", "two\nlines") == (wrong["level"], wrong["message"])
    assert wrong["trace"].endswith("ValueError: why")


async def test_for_a_person(app: Litestar, capsys: pytest.CaptureFixture[str]) -> None:
    """Only what is wrong, to be read as it stands."""
    journal(PLAIN)
    await guarded(app, visitor(app)).open("/")
    logging.getLogger("terem.server").warning("a bot was ended")
    assert re.fullmatch(r"\S+ \S+ WARNING terem.server: a bot was ended\n", capsys.readouterr().err)


async def test_nothing_in_it_is_a_key(app: Litestar, capsys: pytest.CaptureFixture[str]) -> None:
    """No cookie, no token of an invite, no seed and no name, whatever somebody comes with."""
    journal(JSON)
    house: House = app.state.house
    host = guarded(app, await seated(app, "me", "friend"))
    await host.open(host.page.path)
    invite = invite_of(host.page)
    table = host.page.path.split("/")[2]
    token = invite.rsplit("/", 1)[1]
    guest = guarded(app, visitor(app))
    await guest.open(invite)
    await guest.press(guest.page.path, name="Boris")
    for path in (f"/join/{token}", f"/j/{token}/x", f"/{token}", f"/table/{table}/{token}"):
        assert (await guest.open(path)).response.status_code in (404, 405)
    player = host if is_asked(await host.open(f"/table/{table}")) else guest
    await player.open(f"/table/{table}")
    await player.choose()
    seed = (await house.keeper(table)).setup.seed
    text = capsys.readouterr().err
    paths = {line["path"] for line in lines(text)}
    assert {f"/table/{table}", f"/join/{table}/…", "/join/…", "/j/…", "/…", "/table/…"} <= paths
    cookies = [*host.client.cookies.values(), *guest.client.cookies.values()]
    for secret in (token, seed, "Boris", *cookies):
        for part in secret.split("."):
            assert part not in text


async def test_a_fault_tells_no_key(
    app: Litestar, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The host finds where it happened, but cannot sit down there."""
    journal(PLAIN)

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(House, "keeper", fail)
    await visitor(app).open(f"/join/table-table/{'t' * 40}")
    text = capsys.readouterr().err
    assert "GET /join/table-table/…" in text
    assert "ZeroDivisionError" in text
    assert "t" * 40 not in text


async def test_a_store_that_fails_tells_no_values(
    street: Street, capsys: pytest.CaptureFixture[str]
) -> None:
    """What could not be written may be a seed: the log says why, and nothing of what it was."""
    house = await street.house()
    anna = await house.guest(None, "Anna")
    journal(JSON)
    engine = engine_of(street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}")
    async with engine.begin() as connection:
        await connection.execute(sa.text("ALTER TABLE tables RENAME COLUMN seed TO seeds"))
    await engine.dispose()
    with pytest.raises(TeremError) as error:
        await house.create(TOY, {}, [ME, ME], anna, seed="the-hidden-seed")
    assert "server-store-failed" == error.value.message.id
    text = capsys.readouterr().err
    assert "the store cannot be written: " in text
    assert "the-hidden-seed" not in text
    assert anna.id not in text
