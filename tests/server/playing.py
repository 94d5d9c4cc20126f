"""Ways to sit down and to choose that many tests share."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from itertools import count
from typing import TypeVar

import pytest

from terem.core.dice import GUESS, Dice
from terem.core.errors import TeremError
from terem.core.play import Play
from terem.games import games
from terem.server.house import Guest, House, SeatPlan
from terem.server.keeper import Keeper

TOY = "toy"
ME = SeatPlan(kind="me")
FRIEND = SeatPlan(kind="person")

T = TypeVar("T")

_KEYS = count(1)


class Chance:
    """The dice of a test; what they fall depends on their name alone."""

    def __init__(self, name: str) -> None:
        self._dice = Dice(name, [], 1)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return self._dice.below(GUESS, limit)

    def any(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]


def of_the_shelf() -> str:
    """The first game that is not a toy."""
    return next(game for game in games() if game != TOY)


def key() -> str:
    """A key that no click had before."""
    return f"key-{next(_KEYS)}"


def bot(name: str) -> SeatPlan:
    """A seat for a bot."""
    return SeatPlan(kind="bot", bot=name)


async def two(house: House, seed: str | None = "given") -> tuple[Keeper, Guest, Guest]:
    """Anna and Boris at a table of purses."""
    anna = await house.guest(None, "Anna")
    boris = await house.guest(None, "Boris")
    table = await house.create(TOY, {}, [ME, FRIEND], anna, seed=seed)
    invites = await house.invites(table, anna)
    await house.join(table, invites[1], boris)
    return await house.keeper(table), anna, boris


async def alone(house: House, game: str = TOY, seats: int = 2) -> tuple[Keeper, Guest]:
    """Anna holds every seat herself."""
    anna = await house.guest(None, "Anna")
    table = await house.create(game, {}, [ME] * seats, anna)
    return await house.keeper(table), anna


async def play_on(keeper: Keeper, guest: Guest, chance: Chance, most: int = 10_000) -> None:
    """Take choices by chance for all who are asked."""
    for _ in range(most):
        if keeper.play.over:
            return
        seat = chance.any(keeper.play.asked())
        words = chance.any(keeper.play.choices(seat))
        await keeper.take(guest, seat, words, keeper.play.ply, key())


async def refused(work: Awaitable[object]) -> str:
    """Why something is not done: the id of the message."""
    with pytest.raises(TeremError) as error:
        await work
    return error.value.message.id


def told(play: Play) -> list[str]:
    """The record's choices: seat and words."""
    return [f"{entry.seat} {entry.words}" for entry in play.record.entries]
