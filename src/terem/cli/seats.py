"""Seats: for people they are counted from one, and a range is written ``2..5``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.step import NOBODY

if TYPE_CHECKING:
    from terem.core.position import AnyGame


def seat_counts(text: str | None, game: AnyGame) -> list[int]:
    """The numbers of seats meant by ``3`` or ``2..5``; all that the game allows by default."""
    if text is None:
        return list(game.seats)
    match = re.fullmatch(r"([0-9]{1,3})(?:\.\.([0-9]{1,3}))?", text)
    if match is None:
        raise TeremError(Message("cli-not-seats", {"found": text}))
    counts = range(int(match[1]), int(match[2] or match[1]) + 1)
    if not counts:
        raise TeremError(Message("cli-not-seats", {"found": text}))
    for seats in counts:
        check_seats(game, seats)
    return list(counts)


def check_seats(game: AnyGame, seats: int) -> None:
    """Refuse a number of seats that the game is not made for."""
    if seats not in game.seats:
        args = {"seats": seats, "least": game.seats[0], "most": game.seats[-1]}
        raise TeremError(Message("error-seats", {**args}))


def viewer(text: str | None, seats: int) -> int | None:
    """The seat meant by its number from one, or a watcher; nothing when none was named."""
    if text is None:
        return None
    if text == "watcher":
        return NOBODY
    if re.fullmatch(r"[1-9][0-9]?", text) and int(text) <= seats:
        return int(text) - 1
    raise TeremError(Message("cli-not-a-seat", {"found": text, "seats": seats}))
