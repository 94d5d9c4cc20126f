"""A house that plays by itself and tells each choice it has acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from server.playing import ME, Chance, of_the_shelf

from terem.core.errors import Refused
from terem.server.house import Guest, House
from terem.server.keeper import Keeper

TABLES = 6


async def table(house: House, anna: Guest, keeper: Keeper | None, name: str) -> None:
    """Play at one table, and at the next when the game is over."""
    chance = Chance(name)
    for number in range(1_000_000):
        if keeper is None or keeper.play.over:
            keeper = await house.keeper(await house.create(of_the_shelf(), {}, [ME] * 3, anna))
        seat = chance.any(keeper.play.asked())
        words = chance.any(keeper.play.choices(seat))
        key = f"{name}-{number}"
        ply = await keeper.take(anna, seat, words, keeper.play.ply, key)
        tell(keeper, key, seat, words, ply)
        if chance.below(10) == 0 and not keeper.play.over:
            try:
                ply = await keeper.undo(anna, seat, ply, f"{key}-undo")
            except Refused:
                continue
            tell(keeper, f"{key}-undo", seat, "undo", ply)


def tell(keeper: Keeper, key: str, seat: int, words: str, ply: int) -> None:
    """One line for each acknowledgement, before anything else is done."""
    sys.stdout.write(f"{keeper.info.id}\t{key}\t{seat}\t{words}\t{ply}\n")
    sys.stdout.flush()


async def main(url: str, folder: Path, token: str, run: str) -> None:
    """Go on with the tables that are there, and fill up with new ones."""
    house = await House.open(url or None, folder)
    anna = await house.guest(token)
    going = [info.id for info in await house.tables(anna) if info.status != "over"]
    keepers = [await house.keeper(id) for id in going[:TABLES]]
    free: list[Keeper | None] = [*keepers, *[None] * (TABLES - len(keepers))]
    await asyncio.gather(
        *(table(house, anna, keeper, f"{run}-{n}") for n, keeper in enumerate(free))
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], sys.argv[4]))
