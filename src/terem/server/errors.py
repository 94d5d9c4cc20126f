"""What a guest is told when the house cannot do what was asked."""

from __future__ import annotations

from math import ceil

from terem.core.errors import TeremError
from terem.core.message import Message


class TableNotFound(TeremError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(Message("server-no-table"))


class WrongSeat(TeremError):
    """The seat is held by somebody else, or by nobody."""

    def __init__(self) -> None:
        super().__init__(Message("server-wrong-seat"))


class StalePly(TeremError):
    """The table is no longer as it was when the choice was made."""

    def __init__(self) -> None:
        super().__init__(Message("server-stale"))


class TooOften(TeremError):
    """Somebody has to wait for so many seconds before the next try."""

    def __init__(self, seconds: float) -> None:
        self.seconds = ceil(seconds)
        super().__init__(self._said(ceil(seconds / 60)))

    def _said(self, minutes: int) -> Message:
        return Message("server-too-often", {"minutes": minutes})


class TooFast(TooOften):
    """More comes from one place than the house takes at once, whoever sends it there."""

    def _said(self, minutes: int) -> Message:
        return Message("server-too-fast", {"minutes": minutes})
