"""Signals: being asked to stop is like Ctrl-C, so that a game in progress is put away in order."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

_NAMES: Final = ("SIGTERM", "SIGHUP")
"""A terminal that is closed sends the second; some systems do not have it."""


@contextmanager
def hang_ups() -> Iterator[None]:
    """Turn the signals into KeyboardInterrupt; once one came, no other disturbs what follows."""
    known = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]

    def interrupt(number: int, frame: FrameType | None) -> None:
        for each in (*known, signal.SIGINT):
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {each: signal.signal(each, interrupt) for each in (*known, signal.SIGINT)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
