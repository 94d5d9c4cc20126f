"""Porter: stands at the outermost door and notes each request, in the figures and in the log."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from terem.server.journal import path_of
from terem.server.metrics import Metrics

LOGGER: Final = logging.getLogger("terem.requests")

_METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
_OTHER: Final = "other"


class Porter:
    """The app, with every request noted; what it answers is not touched."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, and note it when its answer has ended."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        status = 500

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        began = perf_counter()
        try:
            await self._app(scope, receive, heard)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        # Only what has a page of its own is counted by name, or strangers could make up names.
        route = scope.get("path_template") or _OTHER
        method = scope["method"] if scope["method"] in _METHODS else _OTHER
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.request_seconds.labels(route).observe(seconds)
        if LOGGER.isEnabledFor(logging.INFO):
            told = {
                "method": method,
                "path": path_of(scope),
                "status": status,
                "milliseconds": round(1000 * seconds, 1),
            }
            LOGGER.info("request", extra={"told": told})
