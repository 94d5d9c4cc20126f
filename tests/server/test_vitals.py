"""Vitals: whether the house is well, and its figures; for whom they are, and what they count."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from server.conftest import Street
from server.playing import ME, TOY, Chance, alone, bot, key, play_on, two
from server.visitors import app, seated

from terem.core.errors import TeremError
from terem.server.app import create_app
from terem.server.house import House
from terem.server.metrics import Metrics
from terem.server.porter import Porter
from terem.server.settings import OPEN, Settings
from terem.server.sockets import Sockets
from terem.server.store.engine import engine_of

__all__ = ["app"]

pytestmark = pytest.mark.anyio


def client(app: object, host: str = "127.0.0.1") -> AsyncClient:
    """Whoever asks from an address."""
    transport = ASGITransport(app=cast(Any, app), client=(host, 1), raise_app_exceptions=False)
    return AsyncClient(transport=transport, base_url="https://games")


def figure(house: House, name: str) -> float:
    """The sum of a figure over all its labels."""
    pattern = re.compile(rf"^{name}(?:\{{.*\}})? (\S+)$", re.MULTILINE)
    return sum(float(value) for value in pattern.findall(house.metrics.text().decode()))


async def test_a_house_whose_store_is_gone_is_not_well(street: Street, tmp_path: Path) -> None:
    """While the store answers all is well; afterwards whoever watches is told in the status."""
    house = await street.house()
    watcher = client(create_app(house, Settings(folder=tmp_path, secret="s" * 40)))
    answer = await watcher.get("/health")
    assert (200, {"status": "ok"}) == (answer.status_code, answer.json())
    engine = engine_of(street.database or f"sqlite:///{street.folder / 'terem.sqlite3'}")
    async with engine.begin() as connection:
        await connection.execute(sa.text("ALTER TABLE guests RENAME TO gone"))
    await engine.dispose()
    answer = await watcher.get("/health")
    assert (503, {"status": "store"}) == (answer.status_code, answer.json())


@pytest.mark.parametrize(
    ("host", "way", "status"),
    [
        ("127.0.0.1", "", 200),
        ("::1", "", 200),
        ("192.168.1.7", "", 200),
        ("10.0.0.1", "10.0.0.2, 127.0.0.1", 200),
        ("203.0.114.9", "", 404),
        ("127.0.0.1", "203.0.114.9", 404),
        ("172.17.0.1", "10.0.0.2, 203.0.114.9", 404),
        ("127.0.0.1", "unknown", 404),
        ("testclient", "", 404),
    ],
)
async def test_the_figures_are_for_the_network_of_the_house(
    app: Litestar, host: str, way: str, status: int
) -> None:
    """Whoever stands outside, or is spoken for by a proxy, is told of no such page."""
    headers = {"x-forwarded-for": way} if way else {}
    assert status == (await client(app, host).get("/metrics", headers=headers)).status_code
    assert 200 == (await client(app, host).get("/health", headers=headers)).status_code


async def test_a_host_may_open_the_figures(house: House, tmp_path: Path) -> None:
    """Then they are for everybody, in the format of Prometheus."""
    settings = Settings(folder=tmp_path, secret="s" * 40, metrics=OPEN)
    answer = await client(create_app(house, settings), "203.0.114.9").get("/metrics")
    assert 200 == answer.status_code
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert "\nterem_keepers 0.0\n" in answer.text


async def test_what_happens_at_tables_is_counted(house: House) -> None:
    """Choices, what was taken back, what was refused; and nothing of another house."""
    keeper, anna, _ = await two(house)
    before = figure(house, "terem_choices_total")
    seat = keeper.play.asked()[0]
    with pytest.raises(TeremError):
        await keeper.take(anna, seat, "nonsense", keeper.play.ply, key())
    assert 1 == figure(house, "terem_refusals_total")
    alone_keeper, clara = await alone(house)
    await play_on(alone_keeper, clara, Chance("figures"))
    own = sum(not entry.forced for entry in alone_keeper.play.record.entries)
    assert before + own == figure(house, "terem_choices_total")
    assert 2 == figure(house, "terem_keepers")
    assert figure(house, "terem_commit_jobs_sum") >= own
    assert figure(house, "terem_commit_jobs_count") == figure(house, "terem_commit_seconds_count")
    assert b"terem_choices_total 0.0" in Metrics().text()


async def test_what_is_taken_back_is_counted(house: House) -> None:
    """An undo is no choice."""
    keeper, anna = await alone(house)
    seat = keeper.play.asked()[0]
    words = keeper.play.choices(seat)[0]
    ply = await keeper.take(anna, seat, words, keeper.play.ply, key())
    await keeper.undo(anna, seat, ply, key())
    assert 1 == figure(house, "terem_undos_total")
    assert 1 == figure(house, "terem_choices_total")


async def test_bots_are_counted(house: House) -> None:
    """Each answer counts, and the time it took; none has failed."""
    anna = await house.guest(None, "Anna")
    keeper = await house.keeper(await house.create(TOY, {}, [bot("uniform"), ME], anna))
    while keeper.bot_asked() is not None or not figure(house, "terem_bot_answers_total"):
        await keeper.wait(keeper.version, 0.01)
    answered = figure(house, "terem_bot_answers_total")
    assert answered == figure(house, "terem_bot_seconds_count")
    assert 0 == figure(house, "terem_bot_failures_total")


async def test_requests_are_counted_by_the_pattern_of_their_address(app: Litestar) -> None:
    """No id and no token becomes a name of a figure, and a stranger cannot make up any."""
    house: House = app.state.house
    host = await seated(app, "me", "here")
    porter = client(Porter(cast(Any, app), house.metrics))
    await porter.get(host.page.path)
    await porter.get("/nowhere/at-all")
    await porter.request("BREW", "/nowhere")
    text = house.metrics.text().decode()
    assert host.page.path not in text
    assert "nowhere" not in text
    assert "BREW" not in text
    route = 'route="/table/{table_id}"'
    assert f'terem_requests_total{{method="GET",{route},status="200"}} 1.0' in text
    assert f"terem_request_seconds_count{{{route}}} 1.0" in text
    assert 'terem_requests_total{method="GET",route="other",status="404"} 1.0' in text


async def test_sockets_are_counted_and_told_to_close() -> None:
    """A house that closes waits until each has said good-bye, but not for ever."""
    metrics = Metrics()
    sockets = Sockets(metrics.sockets)

    async def follow() -> None:
        with sockets.one("here") as stay:
            async with stay.lasting():
                await asyncio.sleep(3600)

    following = [asyncio.create_task(follow()) for _ in range(2)]
    await asyncio.sleep(0)
    assert b"terem_sockets 2.0" in metrics.text()
    await sockets.close(60)
    assert all(task.done() for task in following)
    assert b"terem_sockets 0.0" in metrics.text()
    with sockets.one("here"):
        await sockets.close(0)
