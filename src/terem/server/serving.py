"""Serving: an open house answers on a listening socket until it is told to close."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from terem.server.app import create_app
from terem.server.house import House
from terem.server.live import LARGEST
from terem.server.porter import Porter
from terem.server.settings import Settings

GATHERING: Final = (50_000, 20, 20)
"""How much must be new before what is no longer needed is looked for."""
_PATIENCE: Final = 5
"""Seconds for which answers that are under way may take when the house closes."""
_FAREWELL: Final = 2.0
"""Seconds for which live sockets may take to say good-bye."""


class _Wire(WebSocketsSansIOProtocol):
    """Of the kinds of sockets that there are, the one that waits for slow readers by itself."""

    def handle_connect(self, event: Request) -> None:
        """Open the socket; how it was asked for stands in its scope, and is not kept twice."""
        super().handle_connect(event)
        del self.request


class _Server(uvicorn.Server):
    """Has live tables say good-bye by themselves before connections are closed."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._house: Final = house
        self._opened: Final = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell when there is somebody who answers."""
        await super().startup(sockets)
        if not self.should_exit:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the sockets, then answer what is under way, then no more."""
        await self._house.sockets.close(_FAREWELL)
        await super().shutdown(sockets)


def server_of(house: House, settings: Settings, opened: Callable[[], None]) -> uvicorn.Server:
    """What answers; it tells when it is ready."""
    config = uvicorn.Config(
        cast("Any", Porter(create_app(house, settings), house.metrics)),
        loop="uvloop",
        log_config=None,
        # Whoever else says where a request comes from is not believed.
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=_PATIENCE,
        ws=_Wire,
        ws_max_size=LARGEST,
        # Packing every frame costs more than all the rest of a move.
        ws_per_message_deflate=False,
    )
    return _Server(config, house, opened)


async def serve(
    house: House, settings: Settings, listener: socket.socket, opened: Callable[[], None]
) -> None:
    """Answer until SIGINT or SIGTERM; whoever has opened the house also closes it."""
    # What is here by now stays for ever, and what comes is mostly kept: to go through all of it
    # again and again, as is usual, would hold up everybody.
    gc.freeze()
    gc.set_threshold(*GATHERING)
    for told in (signal.SIGINT, signal.SIGTERM):
        # The server raises again what has closed it, when nothing is left to break off.
        signal.signal(told, lambda *_: None)
    await server_of(house, settings, opened).serve(sockets=[listener])
