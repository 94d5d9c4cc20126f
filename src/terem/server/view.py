"""View: through whose eyes a person looks at a table, and whether the screen must change hands."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from terem.core.step import NOBODY
from terem.server.keeper import Keeper
from terem.server.people import Guest
from terem.server.store.rows import PLAYING

PATIENCE: Final = 1.5
"""Seconds for which an answer waits, so that bots have moved before the page is drawn."""


class View(msgspec.Struct, frozen=True):
    """The seats of a person, the one that looks now, and the one that must be called first."""

    mine: tuple[int, ...]
    seat: int
    """The seat whose sight is shown; NOBODY for a watcher."""
    call: int = NOBODY
    """The seat that the screen must be given to before anything is shown."""
    host: bool = False
    muted: tuple[int, ...] = ()
    """The seats that the viewer does not want to hear."""


def view_of(
    keeper: Keeper, guest: Guest | None, looking: str, muted: str = "", *, watch: bool = False
) -> View:
    """Seats come from the session; where it has several, the screen tells which one looks."""
    view = _view_of(keeper, guest, looking, watch=watch)
    known = range(NOBODY, keeper.setup.seats)
    unheard = {seat for seat in known if str(seat) in muted.split(".")} - {*view.mine}
    return msgspec.structs.replace(view, muted=tuple(sorted(unheard)))


def _view_of(keeper: Keeper, guest: Guest | None, looking: str, *, watch: bool) -> View:
    mine = tuple(keeper.seats_of(guest)) if guest is not None else ()
    host = guest is not None and guest.id == keeper.setup.host
    if watch or not mine:
        return View(mine, NOBODY, host=host)
    if len(mine) == 1:
        return View(mine, mine[0], host=host)
    seat = int(looking) if looking in map(str, mine) else NOBODY
    asked = [each for each in mine if keeper.asks(each)]
    if not asked or seat in asked:
        return View(mine, seat, host=host)
    return View(mine, seat, call=asked[0], host=host)


async def settle(keeper: Keeper, guest: Guest) -> None:
    """Wait a moment for bots, so that a page without script is not behind them."""
    clock = asyncio.get_running_loop().time
    end = clock() + PATIENCE
    while _bots_think(keeper) and keeper.seats_of(guest) and (left := end - clock()) > 0:
        await keeper.wait(keeper.version, left)


def _bots_think(keeper: Keeper) -> bool:
    """Whether only bots are asked, who will soon have answered."""
    asked = keeper.play.asked()
    return keeper.status == PLAYING and all(keeper.is_bot(seat) for seat in asked)
