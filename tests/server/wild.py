"""Bots that no house would want, and a process in which they think."""

from __future__ import annotations

import ctypes
import os
import sys

from terem.bots import Bot, View, bots
from terem.server import thinker


class Hung:
    """Thinks for ever."""

    def choose(self, view: View) -> int:
        """Go round in circles."""
        while True:
            pass


class Deaf:
    """Waits for ever in foreign code that no signal of Python can leave."""

    def choose(self, view: View) -> int:
        """Sleep outside of Python."""
        while True:
            ctypes.CDLL(None).sleep(1000)


class Crashed:
    """Takes its whole process with it."""

    def choose(self, view: View) -> int:
        """Die at once."""
        os._exit(3)


class Confused:
    """Cannot think at all."""

    def choose(self, view: View) -> int:
        """Fail."""
        raise RuntimeError("what was the question?")


class Cheat:
    """Chooses what is not allowed."""

    def choose(self, view: View) -> int:
        """A number that no offer has."""
        return next(n for n in range(len(view.game.catalogue)) if n not in view.legal)


class Lost:
    """Chooses what is no choice of the game."""

    def choose(self, view: View) -> int:
        """A number of nothing."""
        return 10**9


class Chatty:
    """Talks while it thinks."""

    def choose(self, view: View) -> int:
        """Say much, take the first."""
        os.write(1, b"hm, " * 1000)
        return view.legal[0]


WILD: dict[str, type[Bot]] = {
    "hung": Hung,
    "deaf": Deaf,
    "crashed": Crashed,
    "confused": Confused,
    "cheat": Cheat,
    "lost": Lost,
    "chatty": Chatty,
}


def all_bots() -> dict[str, type[Bot]]:
    """The bots of the house and the wild ones."""
    return {**bots(), **WILD}


if __name__ == "__main__":
    setattr(thinker, "bots", all_bots)  # noqa: B010 - the house itself knows no wild bots
    thinker.run(float(sys.argv[1]))
