"""What follows what: the first lords, sixteen rounds, an event after every fourth.

Rulebook, setup and course of the game.
"""

from __future__ import annotations

from typing import Final

from terem.core.step import Duty
from terem.games.middle_ages.areas import take_tile
from terem.games.middle_ages.events import hold_event
from terem.games.middle_ages.fief import tile_name
from terem.games.middle_ages.places import held
from terem.games.middle_ages.plan import lay_row
from terem.games.middle_ages.scoring import score
from terem.games.middle_ages.steps.move_lord import MOVES
from terem.games.middle_ages.table import NONE, MiddleAgesTable

SCOUTS: Final = 1
"""The dice that draw the scouts from a hand, to settle who places a lord next."""


class Rounds(Duty[MiddleAgesTable]):
    """The course of the game; it lies at the bottom of the agenda until the end."""

    def run(self, table: MiddleAgesTable) -> None:
        """Let the next seat move, or end the round when all have."""
        table.push(self)
        if table.round == 0:
            _place_lords(table)
            return
        seat = _next(table)
        if seat == NONE:
            _end_round(table)
        elif table.round < table.box.rounds:
            table.push(MOVES[seat])
        else:
            place = table.lords[seat]
            table.lords[seat] = NONE
            take_tile(table, seat, place)


class NextRound(Duty[MiddleAgesTable]):
    """What comes after a round and its event: another round, or the end."""

    def run(self, table: MiddleAgesTable) -> None:
        """Turn the event over, then begin the next round or count the wealth."""
        if table.round in table.box.event_rounds:
            table.past_events += 1
        if table.round < table.box.rounds:
            _begin_round(table)
        else:
            score(table)


def _place_lords(table: MiddleAgesTable) -> None:
    """A scout is drawn at random; its owner places a lord in the top row (setup, last step)."""
    waiting = [seat for seat in range(table.seats) if table.lords[seat] == NONE]
    if waiting:
        table.push(MOVES[waiting[table.dice.below(SCOUTS, len(waiting))]])
    else:
        _begin_round(table)


def _begin_round(table: MiddleAgesTable) -> None:
    """The tile that no lord stands on is discarded (course of the game, 1)."""
    table.round += 1
    if table.chronicle is not None:
        table.chronicle.tell("fact-round", {"round": table.round})
    start = _start(table)
    lords = held(table.lords, NONE)
    for place in range(start, start + table.width):
        tile = table.plan[place]
        if tile != NONE and not lords >> place & 1:
            table.plan[place] = NONE
            table.discard.append(tile)
            if table.chronicle is not None:
                table.chronicle.tell("fact-discarded", {"tile": tile_name(table, tile)})


def _next(table: MiddleAgesTable) -> int:
    """The seat whose lord stands leftmost in the round's row, or none when all have gone."""
    start = _start(table)
    first = NONE
    leftmost = start + table.width
    for seat in range(table.seats):
        if start <= table.lords[seat] < leftmost:
            leftmost = table.lords[seat]
            first = seat
    return first


def _end_round(table: MiddleAgesTable) -> None:
    """The row is filled again while another lap needs it, then an event may come (3 and 4)."""
    box = table.box
    table.push(NEXT_ROUND)
    if table.round <= box.rounds - box.rows:
        lay_row(table, _start(table))
        table.seal()
        if table.chronicle is not None:
            table.chronicle.tell("fact-row", {"row": _start(table) // table.width + 1})
    if table.round in box.event_rounds:
        hold_event(table)


def _start(table: MiddleAgesTable) -> int:
    """The first place of the round's row."""
    return (table.round - 1) % table.box.rows * table.width


ROUNDS: Final = Rounds()
NEXT_ROUND: Final = NextRound()
