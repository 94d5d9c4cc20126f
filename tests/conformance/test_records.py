"""Records of finished games, and perft tables: what must never change within a rules version."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from toys import GAME

from terem.conformance.notation import immortality
from terem.core.dice import Dice
from terem.core.position import AnyGame
from terem.core.record import Record, parse
from terem.core.table import Table
from terem.core.walk import perft, walk
from terem.games import games

FOUND = [pytest.param(game, id=game.id) for game in games().values()]

PLIES = (0, 12, 24, 36)
DEPTHS = range(1, 5)


def _folder(game: AnyGame) -> Path:
    return Path(str(files(game.package))) / "tests" / "records"


def _records(game: AnyGame) -> list[Record]:
    return [parse(file.read_text("utf-8")) for file in sorted(_folder(game).glob("*.terem"))]


@pytest.mark.parametrize("found", FOUND)
def test_every_stored_record_replays_to_its_outcome(found: AnyGame) -> None:
    """Immortality: choice by choice the same digests, at the end the same scores."""
    assert [] == list(immortality(found, _folder(found)))


@pytest.mark.parametrize("found", FOUND)
def test_there_is_a_record_for_every_seat_count_and_option(found: AnyGame) -> None:
    """A finished game is stored for each number of seats and each value of each option."""
    records = _records(found)
    assert set(found.seats) == {record.seats for record in records}
    for option in found.options:
        concerned = [record for record in records if option.concerns(record.seats)]
        assert set(option.values) == {record.options[option.id] for record in concerned}


def table(game: AnyGame) -> str:
    """Perft on the way of one game for each seat count, line by line: seats, ply, depth, count."""
    return "".join(
        f"{seats} {ply} {depth} {perft(_position(game, seats, ply), depth)}\n"
        for seats in game.seats
        for ply in PLIES
        for depth in DEPTHS
    )


def _position(game: AnyGame, seats: int, ply: int) -> Table:
    position: Table = game.start(seats, "perft")
    walk(position, Dice("perft", [], seats), ply)
    return position


@pytest.mark.parametrize("found", FOUND)
def test_the_number_of_continuations_is_as_written_down(found: AnyGame) -> None:
    """One integer for each depth guards all of legality; tests/perft.txt tells it."""
    written = (_folder(found).parent / "perft.txt").read_text("utf-8")
    assert written == table(found)


def test_perft_of_the_toy() -> None:
    """Two seats with four coins each bid in five ways; a tie goes to the first."""
    assert [5, 25, 50] == [perft(GAME.start(2, "perft"), depth) for depth in range(1, 4)]
