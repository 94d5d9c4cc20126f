"""View: through whose eyes a person looks at a table, and whether the screen must change hands."""

from __future__ import annotations

import asyncio
from typing import Final

from terem.core.step import NOBODY
from terem.server.house import Guest
from terem.server.keeper import Keeper
from terem.server.visit import EYES, Visit

PATIENCE: Final = 1.5
"""Seconds for which an answer waits, so that bots have moved before the page is drawn."""


class View:
    """The seats of a person, the one that looks now, and the one that must be called first."""

    def __init__(
        self, mine: list[int], seat: int, call: int = NOBODY, *, host: bool = False
    ) -> None:
        self.mine: Final = mine
        self.host: Final = host
        self.seat: Final = seat
        """The seat whose sight is shown; NOBODY for a watcher."""
        self.call: Final = call
        """The seat that the screen must be given to before anything is shown."""


def view_of(visit: Visit, keeper: Keeper, guest: Guest | None, *, watch: bool = False) -> View:
    """Seats come from the session; where it has several, the cookie tells which one looks."""
    info = keeper.info
    mine = keeper.seats_of(guest) if guest is not None else []
    host = guest is not None and guest.id == info.host
    if watch or not mine:
        return View(mine, NOBODY, host=host)
    if len(mine) == 1:
        return View(mine, mine[0], host=host)
    looking = _looking(visit, info.id, mine)
    asked = [seat for seat in keeper.play.asked() if seat in mine]
    if not asked or looking in asked or info.status == "open":
        return View(mine, looking, host=host)
    return View(mine, looking, call=asked[0], host=host)


def look_as(visit: Visit, table: str, seat: int) -> None:
    """From now on this screen is a seat's."""
    visit.keep(EYES, str(seat), path=visit.url("table", table))


def _looking(visit: Visit, table: str, mine: list[int]) -> int:
    found = visit.request.cookies.get(EYES, "")
    return int(found) if found in map(str, mine) else NOBODY


async def settle(keeper: Keeper, guest: Guest) -> None:
    """Wait a moment for bots, so that a page without script is not behind them."""
    clock = asyncio.get_running_loop().time
    end = clock() + PATIENCE
    while _bots_think(keeper) and keeper.seats_of(guest) and (left := end - clock()) > 0:
        await keeper.wait(keeper.version, left)


def _bots_think(keeper: Keeper) -> bool:
    """Whether only bots are asked, who will soon have answered."""
    info = keeper.info
    return info.status == "playing" and all(info.bots[seat] for seat in info.asked)
