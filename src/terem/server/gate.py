"""Gate: how much may come to a house from one place before somebody there has to wait.

What is said by a live table is counted there, for each line.
"""

from __future__ import annotations

from typing import Final

from litestar.enums import HttpMethod

from terem.server.errors import TooFast
from terem.server.patience import Patience
from terem.server.visit import AnyRequest, recognise, whence

FORMS: Final = 300
WINDOW: Final = 60.0
"""So many forms may be sent within so many seconds: nobody who reads what is asked comes near."""

TABLES: Final = 60
SITTING: Final = 300.0
"""So many tables may be laid, or seats taken, within so many seconds: a class may sit down."""

LAYS: Final = "lays"
"""The mark of an address at which a table is laid or a seat is taken."""


class Gate:
    """Counts what comes; nothing is done of what has to wait."""

    def __init__(self) -> None:
        self._forms: Final = Patience(FORMS, WINDOW, refusal=TooFast)
        self._tables: Final = Patience(TABLES, SITTING, refusal=TooFast)

    def check(self, request: AnyRequest) -> None:
        """Let a request in, or tell how long to wait; who only looks is not counted."""
        if request.method != HttpMethod.POST:
            return
        self._forms.check(whence(request))
        if request.route_handler.opt.get(LAYS):
            self._tables.check(whence(request))


async def admit(request: AnyRequest) -> None:
    """Before anything is done: let it in, and look who it is."""
    gate: Gate = request.app.state.gate
    gate.check(request)
    await recognise(request)
