"""Whole games of random choices, looked at after every choice, and what their chronicle told."""

from __future__ import annotations

from collections.abc import Iterator

from terem.core.chronicle import Chronicle
from terem.core.dice import GUESS, Dice
from terem.core.message import Arg, Message
from terem.games.middle_ages import GAME
from terem.games.middle_ages.table import MiddleAgesTable


def game(seats: int, seed: str) -> Iterator[MiddleAgesTable]:
    """The one table of a random game, at the start and after every choice."""
    table = GAME.start(seats, seed)
    table.chronicle = Chronicle()
    dice = Dice(f"choices of {seed}", [], 0)
    yield table
    while not table.over:
        seat = table.asked()[0]
        legal = table.legal(seat)
        table.follow(seat, legal[dice.below(GUESS, len(legal))])
        yield table


def finished(seats: int, seed: str) -> MiddleAgesTable:
    """The table at the end of a random game."""
    *_, table = game(seats, seed)
    return table


def told(table: MiddleAgesTable, id: str) -> list[dict[str, Arg]]:
    """The arguments of every fact of a kind."""
    assert table.chronicle is not None
    return [fact.message.args for fact in table.chronicle.facts if fact.message.id == id]


def course(table: MiddleAgesTable) -> list[str]:
    """Rounds, refilled rows, shuffled discards and events in the order in which they came."""
    assert table.chronicle is not None
    told: list[str] = []
    for fact in table.chronicle.facts:
        kind = fact.message.id.removeprefix("fact-")
        if kind == "round":
            told.append(f"round {fact.message.args['round']}")
        elif kind == "row":
            told.append(f"row {fact.message.args['row']}")
        elif kind == "reshuffled":
            tiles = fact.message.args["tiles"]
            told.append(f"reshuffled {tiles.args['n'] if isinstance(tiles, Message) else tiles}")
        elif kind in {"event", "reserve"}:
            told.append(kind)
    return told
