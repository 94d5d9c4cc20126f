"""Callers: browsers that look at a table by its socket, against a house that answers for real."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

from httpx import AsyncClient
from websockets.asyncio.client import ClientConnection, connect

from terem.server.assets import all_assets
from terem.server.box import boxes
from terem.server.house import House
from terem.server.people import Guest
from terem.server.serving import server_of
from terem.server.settings import Settings
from terem.server.signature import sign
from terem.server.visit import GUEST

SECRET = "s" * 40
PATIENCE = 20

_IDS = count(1)


class Caller:
    """One browser: the page that it opened, and what its socket has told since."""

    def __init__(self, base: str, guest: Guest | None, lang: str = "en") -> None:
        self.base = base
        cookie = "" if guest is None else f"{GUEST}={sign(SECRET, guest.token)}"
        self.headers = {"cookie": cookie, "accept-language": lang}
        self.parts: dict[str, str] = {}
        self.told: list[str] = []
        self.asked = False
        self.at = ""
        self.gone = ""
        self.frames = 0
        self.bytes: list[str] = []
        """Every byte that came, in the order in which it came."""
        self._live = ""
        self._socket: ClientConnection

    async def open(self, path: str) -> str:
        """Load the page of a table."""
        async with AsyncClient(base_url=self.base, headers=self.headers) as client:
            page = (await client.get(path, follow_redirects=True)).text
        self._live = found(r'data-live="([^"]+)"', page)
        self.at = found(r'data-at="([^"]+)"', page)
        self.parts = {"page": page}
        self.asked = 'id="choices"' in page
        return page

    @asynccontextmanager
    async def line(self, at: str | None = None, **more: Any) -> AsyncIterator[Self]:  # noqa: ANN401 - whatever the client takes
        """Hold the socket of the page open."""
        seen = self.at if at is None else at
        url = f"{self.base.replace('http', 'ws')}{self._live}&at={seen}"
        more.setdefault("origin", self.base)
        async with connect(
            url, additional_headers=self.headers, max_size=None, compression=None, **more
        ) as self._socket:
            yield self

    @property
    def markup(self) -> str:
        """The page as it stands after all frames."""
        return "".join(self.parts.values())

    def field(self, name: str) -> str:
        """What goes with the next choice."""
        where = self.parts.get("fields") or self.parts["page"]
        return found(rf'name="{name}" value="([^"]*)" form="choices"', where)

    @property
    def choices(self) -> list[str]:
        """The words on the buttons."""
        where = self.parts.get("group-question") or self.parts["page"]
        return re.findall(r'name="choice" value="([^"]+)"', where)

    async def say(self, do: str, **fields: str) -> dict[str, Any]:
        """Send an order and wait for its answer; frames that come first are taken in."""
        number = next(_IDS)
        await self._socket.send(json.dumps({"id": number, "do": do, "fields": fields}))
        while True:
            heard = await self.hear()
            if heard.get("re") == number:
                return heard

    async def choose(self, which: int = 0, **more: str) -> dict[str, Any]:
        """Press one of the buttons."""
        fields = {"seat": self.field("seat"), "ply": self.field("ply"), "key": f"k{next(_IDS)}"}
        return await self.say("choose", **{**fields, "choice": self.choices[which], **more})

    async def send(self, text: str | bytes) -> None:
        """Send anything at all."""
        await self._socket.send(text)

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        text = await asyncio.wait_for(self._socket.recv(), patience)
        assert isinstance(text, str)
        self.bytes.append(text)
        heard: dict[str, Any] = json.loads(text)
        if "at" in heard:
            self.frames += 1
            self.at = heard["at"]
            self.parts.update(heard["parts"])
            self.told += heard["tell"]
            self.asked = heard["asked"]
        self.gone = heard.get("go", self.gone)
        return heard

    async def to_the_end(self) -> None:
        """Take in all that comes until the socket is closed."""
        while True:
            await self.hear()

    async def until_asked(self) -> None:
        """Take in frames until there is a question."""
        while not self.asked:
            await self.hear()

    async def drained(self) -> None:
        """Take in whatever has been sent by now: an answer tells that nothing is left."""
        await self.say("why", seat="0")


def found(pattern: str, text: str) -> str:
    """The one group of a pattern that must be there."""
    match = re.search(pattern, text)
    assert match is not None, pattern
    return match[1]


@asynccontextmanager
async def answering(house: House, folder: Path, **settings: Any) -> AsyncIterator[str]:  # noqa: ANN401 - whatever a host may decide
    """The address of a house that answers."""
    all_assets.cache_clear()
    boxes.cache_clear()
    listener = socket.create_server(("127.0.0.1", 0))
    opened = asyncio.Event()
    server = server_of(house, Settings(folder=folder, secret=SECRET, **settings), opened.set)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await opened.wait()
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    await task
    listener.close()
    all_assets.cache_clear()
    boxes.cache_clear()
