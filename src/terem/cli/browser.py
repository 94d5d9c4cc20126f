"""Browser: shows an address to whoever sits before the screen, if there is a screen."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from threading import Thread


def show(url: str) -> None:
    """Open the address in a browser; where that cannot be done nothing happens.

    Some browsers return only when they are closed, so nobody waits for them.
    """
    if _screen():
        Thread(target=_open, args=(url,), daemon=True).start()


def _screen() -> bool:
    """Whether a browser would have a window of its own; one of letters would take the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
