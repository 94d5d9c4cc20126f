"""The live table under load: a server on one core, its browsers in a second process.

``python bench/live.py`` prints the table of the README; ``--json`` prints the figures. Everything
is real: SQLite (WAL, synchronous FULL), the sockets of the pages on the loopback, every frame drawn
and sent to every viewer. The yardstick of the same run is how often SQLite alone commits one row.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from terem.games import games
from terem.server.house import Guest, House, SeatPlan
from terem.server.signature import sign
from terem.server.visit import GUEST

SEATS: Final = 4
FULL: Final = 60
"""Tables that are played as fast as they go."""
PACED: Final = 200
PACE: Final = 100
SECONDS: Final = 15
"""Tables that are played at so many choices a second, for so long."""

WARM: Final = 10
"""Tables after which all that all of them need is in memory."""

CHOICE: Final = re.compile(r'name=\\"choice\\" value=\\"([^\\]+)\\"')
PLY: Final = re.compile(r'name=\\"ply\\" value=\\"(\d+)\\" form')
_KEYS: Final = count(1)


class Seat:
    """One browser with one seat."""

    def __init__(self, number: int, guest: Guest) -> None:
        self.number: Final = number
        self.guest: Final = guest
        self.line: ClientConnection

    async def connect(self, address: str, table: str, secret: str) -> None:
        """Open the socket of the table."""
        cookie = f"{GUEST}={sign(secret, self.guest.token)}"
        url = f"{address.replace('http', 'ws', 1)}table/{table}/live?watch=0&at="
        # A house takes only so many from one place, so each table is spoken for by a proxy.
        headers = {"cookie": cookie, "accept-language": "en", "x-forwarded-for": f"table-{table}"}
        self.line = await connect(
            url,
            additional_headers=headers,
            origin=Origin(address.rstrip("/")),
            compression=None,
            max_size=None,
            ping_interval=None,
        )


class Table:
    """One table with all who sit at it; each choice is seen by all of them."""

    def __init__(self, id: str, seats: list[Seat]) -> None:
        self.id: Final = id
        self.seats: Final = seats
        self.question: tuple[int, str, str] | None = None
        self.bytes = 0

    async def open(self, address: str, secret: str) -> None:
        """Connect everybody, and find out who is asked."""
        for seat in self.seats:
            await seat.connect(address, self.id, secret)
        await asyncio.gather(*[self.hear(seat) for seat in self.seats])

    async def hear(self, seat: Seat) -> None:
        """Wait for the next frame of a viewer in which something happened; it may ask."""
        while True:
            text = await seat.line.recv(decode=False)
            if text.startswith(b'{"re"'):
                if b"wrong" in text:
                    raise SystemExit(text.decode())
                continue
            self.bytes += len(text)
            if b'"group-' not in text:
                # Somebody has come in, no more.
                continue
            if b'"asked":true' in text:
                told = text.decode()
                choice, ply = CHOICE.findall(told), PLY.search(told)
                if choice and ply:
                    self.question = seat.number, secrets.choice(choice), ply[1]
            return

    async def choose(self) -> float:
        """Take a choice, and wait until everybody has seen it; the seconds that it took."""
        if self.question is None:
            raise SystemExit("a table that asks nobody was asked to go on")
        number, words, ply = self.question
        self.question = None
        fields = {"seat": str(number), "ply": ply, "key": f"k{next(_KEYS)}", "choice": words}
        begun = time.perf_counter()
        await self.seats[number].line.send(json.dumps({"id": 1, "do": "choose", "fields": fields}))
        await asyncio.gather(*[self.hear(seat) for seat in self.seats])
        return time.perf_counter() - begun


class Server:
    """The house in a process of its own, on the first core."""

    def __init__(self, home: Path, secret: str) -> None:
        begun = time.perf_counter()
        command = [sys.executable, "-m", "terem.cli", "serve", "--port", "0", "--home", str(home)]
        self._process: Final = subprocess.Popen(  # noqa: S603 - our own command
            command,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "TEREM_SECRET": secret},
        )
        os.sched_setaffinity(self._process.pid, {0})
        self.address: Final = _found(r"(http://\S+)", next(iter(self._process.stdout or [])))
        self.start: Final = time.perf_counter() - begun

    @property
    def memory(self) -> int:
        """What it has in memory, in kB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        return int(_found(r"VmRSS:\s+(\d+)", status))

    def end(self) -> None:
        """Close the house."""
        self._process.terminate()
        self._process.wait()


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    if found is None:
        raise SystemExit(f"{pattern} is missing in {text!r}")
    return found[1]


async def lay(home: Path, tables: int, game: str) -> list[Table]:
    """Lay tables with a person in every seat, before the house opens."""
    house = await House.open(None, home)
    laid = []
    for _ in range(tables):
        # Nobody is called like anybody else, so that no table profits from another.
        guests = [await house.guest(None, f"Guest {next(_KEYS)}") for _ in range(SEATS)]
        plan = [SeatPlan(kind="me"), *[SeatPlan(kind="person")] * (SEATS - 1)]
        id = await house.create(game, {}, plan, guests[0])
        for seat, invite in (await house.invites(id, guests[0])).items():
            await house.join(id, invite, guests[seat])
        laid.append(Table(id, [Seat(number, guest) for number, guest in enumerate(guests)]))
    await house.close()
    return laid


async def full(tables: list[Table]) -> dict[str, float]:
    """All tables as fast as they go, each choice waiting for the one before at its table."""
    times: list[float] = []
    end = time.perf_counter() + SECONDS

    async def play(table: Table) -> None:
        while table.question is not None and time.perf_counter() < end:
            times.append(await table.choose())

    before = sum(table.bytes for table in tables)
    begun = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    seconds = time.perf_counter() - begun
    sent = sum(table.bytes for table in tables) - before
    return {"choices": len(times) / seconds, "frame": sent / len(times) / SEATS}


async def paced(tables: list[Table]) -> dict[str, float]:
    """One choice after another at a steady pace, table after table."""
    times: list[float] = []
    under_way: set[asyncio.Task[None]] = set()

    async def play(table: Table) -> None:
        times.append(await table.choose())

    begun = time.perf_counter()
    for number in range(PACE * SECONDS):
        await asyncio.sleep(max(0.0, begun + number / PACE - time.perf_counter()))
        table = tables[number % len(tables)]
        if table.question is not None:
            task = asyncio.create_task(play(table))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    ordered = sorted(times)
    return {
        "moves": len(times) / SECONDS,
        "p50": 1e3 * statistics.median(ordered),
        "p99": 1e3 * ordered[len(ordered) * 99 // 100],
    }


def commits(folder: Path, seconds: float = 1.0) -> float:
    """How often SQLite commits one row a second, waiting for the disk each time."""
    with closing(sqlite3.connect(folder / "yardstick.sqlite3", isolation_level=None)) as store:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("PRAGMA synchronous = FULL")
        store.execute("CREATE TABLE events (number INTEGER PRIMARY KEY, words TEXT)")
        done = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            store.execute("INSERT INTO events (words) VALUES (?)", ("x" * 200,))
            done += 1
    return done / seconds


async def run(
    tables: int, measure: Callable[[list[Table]], Awaitable[dict[str, float]]]
) -> dict[str, float]:
    """A house of its own for one measurement."""
    secret = secrets.token_urlsafe(32)
    game = next(iter(games()))
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        laid = await lay(home, tables, game)
        server = Server(home, secret)
        try:
            for table in laid[:WARM]:
                await table.open(server.address, secret)
            bare = server.memory
            for table in laid[WARM:]:
                await table.open(server.address, secret)
            held = server.memory - bare
            return await measure(laid) | {
                "memory": held / (tables - WARM),
                "played": (server.memory - bare) / (tables - WARM),
                "start": server.start,
                "commits": commits(home),
            }
        finally:
            server.end()


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {1})
    gc.freeze()
    loaded = uvloop.run(run(FULL, full))
    steady = uvloop.run(run(PACED, paced))
    if arguments.json:
        print(json.dumps({"full": loaded, "paced": steady}, indent=2))
        return
    rate, yardstick = loaded["choices"], loaded["commits"]
    rows = [
        ("choices a second, 4 viewers each", f"{rate:.0f}, {rate / yardstick:.2f} × bare commits"),
        (
            f"from click to all 4 frames, {PACE} choices a second at {PACED} tables",
            f"median {steady['p50']:.1f} ms, 99 of 100 within {steady['p99']:.0f} ms",
        ),
        (
            "memory of a table with 4 viewers",
            f"{steady['memory']:.0f} kB, {steady['played']:.0f} kB after some rounds",
        ),
        ("size of a frame", f"{loaded['frame'] / 1000:.0f} kB"),
        ("from the command to the first page", f"{loaded['start']:.1f} s"),
    ]
    print("| The live table | one core |\n|---|---|")
    for name, figure in rows:
        print(f"| {name} | {figure} |")


if __name__ == "__main__":
    main()
