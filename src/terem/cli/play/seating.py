"""Seating: which seats are held by persons at this keyboard, and which by bots."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from terem.bots import bots
from terem.core.errors import TeremError
from terem.core.message import Message, Who

if TYPE_CHECKING:
    from terem.cli.play.console import Console

PERSON: Final = "person"

Seating = list[str]
"""For each seat ``person``, or the name of its bot."""


def seating(me: str, bot: str, seats: int) -> Seating:
    """Read ``1,3``, ``all`` or ``none``: the seats of persons, counted from one."""
    if me == "all":
        return [PERSON] * seats
    if me == "none":
        return [bot] * seats
    persons = set()
    for word in me.split(","):
        if not re.fullmatch(r"[1-9][0-9]?", word.strip()) or int(word) > seats:
            raise TeremError(Message("cli-play-not-me", {"found": me, "seats": seats}))
        persons.add(int(word) - 1)
    return [PERSON if seat in persons else bot for seat in range(seats)]


def stored_seating(found: object, seats: int) -> Seating | None:
    """The seating that was stored, if it can be used."""
    if not isinstance(found, list) or len(found) != seats:
        return None
    known = [PERSON, *bots()]
    held = [kind for kind in known for other in found if kind == other]
    return list(map(str, found)) if len(held) == seats else None


def ask_seating(console: Console, seats: int, bot: str) -> Seating:
    """Ask seat by seat; the first is a person unless told otherwise, the others are bots."""
    kinds = [PERSON, *bots()]
    answers = [console.voice.text(Message(f"cli-play-kind-{kind}")) for kind in kinds]
    return [
        kinds[
            console.choose(
                Message("cli-play-ask-who", {"number": seat + 1, "who": Who(seat)}),
                answers,
                kinds.index(bot if seat else PERSON),
            )
        ]
        for seat in range(seats)
    ]
