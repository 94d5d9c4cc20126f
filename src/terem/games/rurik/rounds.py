"""What follows what: setup, then four rounds of three phases (rulebook, setup and course)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Who
from terem.core.step import Duty
from terem.games.rurik.deeds import renew_row
from terem.games.rurik.events import turn_event
from terem.games.rurik.rebellion.claim import (
    answer_lead,
    boat_decides,
    choose_priority,
    rally,
    take_basic_income,
)
from terem.games.rurik.rebellion.placing import PLACES_ADVISOR, show_lowest
from terem.games.rurik.rebellion.turn import TAKES_TURN
from terem.games.rurik.steps.choose_advisor import ADVISOR_STEPS
from terem.games.rurik.steps.choose_agenda import AGENDA_STEPS, PUT_AGENDAS_BACK
from terem.games.rurik.steps.choose_leader import LEADER_STEPS
from terem.games.rurik.steps.load_boat import LOAD_STEPS, worthwhile
from terem.games.rurik.steps.place_troop import PLACE_STEPS
from terem.games.rurik.steps.retrieve import BEGIN_TURNS
from terem.games.rurik.steps.show_boat import SHOW_BOAT
from terem.games.rurik.steps.station_leader import STATION_STEPS
from terem.games.rurik.steps.take_deed import TAKE_STEPS
from terem.games.rurik.stores import loaded
from terem.games.rurik.table import ACTION, CLAIM, NONE, SETUP, STRATEGY, RurikTable
from terem.games.rurik.tracks import mark_progress, take_income
from terem.games.rurik.turns import blank_turn


class Rounds(Duty[RurikTable]):
    """The course of the game; it lies at the bottom of the agenda until the end."""

    def run(self, table: RurikTable) -> None:
        """Do the next thing of the phase."""
        table.push(self)
        table.next += 1
        if table.phase == SETUP:
            _set_up(table)
        elif table.phase == STRATEGY:
            _strategy(table)
        elif table.phase == ACTION:
            _action(table)
        else:
            _claim(table)


def _set_up(table: RurikTable) -> None:
    """Leaders, agendas, troops, leaders on the map (setup 8, 10, 16, 17)."""
    turn = table.next - 1
    seats = table.seats
    seat = _seat(table, turn)
    if turn < seats:
        if table.leaders[seat] == NONE:
            table.push(LEADER_STEPS[seat])
        return
    turn -= seats
    if turn == 0:
        table.gather([AGENDA_STEPS[n] for n in range(seats)], PUT_AGENDAS_BACK)
        return
    turn -= 1
    seat = _seat(table, turn)
    if turn < table.box.placed * seats:
        table.push(PLACE_STEPS[seat])
    elif turn < (table.box.placed + 1) * seats:
        table.push(STATION_STEPS[seat])
    else:
        _begin_round(table)


def _begin_round(table: RurikTable) -> None:
    """The marker moves on, all advisors of the round are at hand, an event is turned up."""
    table.round += 1
    _begin(table, STRATEGY)
    table.powers = [0] * table.sides
    advisors = table.box.advisors_in(table.seats, table.round)
    table.advisors = advisors * table.sides
    if table.chronicle is not None:
        table.chronicle.tell("fact-round", {"round": table.round, "who": Who(table.first)})
    turn_event(table)
    if table.solo:
        show_lowest(table)


def _strategy(table: RurikTable) -> None:
    """One advisor after the other, until all have been sent (phase 1)."""
    turn = table.next - 1
    if turn >= _turns(table):
        _begin(table, ACTION)
        return
    side = (table.first + turn) % table.sides
    if side < table.seats:
        table.push(ADVISOR_STEPS[side])
    else:
        table.push(PLACES_ADVISOR)


def _action(table: RurikTable) -> None:
    """One advisor after the other comes back and acts (phase 2)."""
    turn = table.next - 1
    if turn >= _turns(table):
        _begin(table, CLAIM)
        if table.first != table.token:
            table.first = table.token
            if table.chronicle is not None:
                table.chronicle.tell("fact-first", {"who": Who(table.first)})
        return
    side = (table.first + turn) % table.sides
    if side < table.seats:
        table.push(BEGIN_TURNS[side])
    else:
        table.push(TAKES_TURN)


def _claim(table: RurikTable) -> None:
    """Boats are loaded, progress marked, income taken, deeds chosen, all made ready (phase 3)."""
    turn = table.next - 1
    seats = table.seats
    if table.solo:
        if turn == 0:
            _show_boat(table)
            return
        turn -= 1
        if turn == 0 and table.round < table.box.rounds:
            choose_priority(table)
    if turn < seats:
        _load(table, _seat(table, turn))
        return
    turn -= seats
    if turn == 0:
        _count_up(table)
        return
    turn -= 1
    if turn < seats:
        if table.deed_row:
            table.push(TAKE_STEPS[_seat(table, turn)])
        return
    _make_ready(table)
    _begin_round(table)


def _show_boat(table: RurikTable) -> None:
    """The rebellion compares the boats before anything else is done with them (solo mode)."""
    for side in range(table.sides):
        table.loads[side] = loaded(table, side)
    if table.round < table.box.rounds and boat_decides(table):
        table.push(SHOW_BOAT)


def _load(table: RurikTable, seat: int) -> None:
    loads = worthwhile(table, seat)
    table.loads[seat] = loads[-1]
    if len(loads) > 1:
        table.push(LOAD_STEPS[seat])


def _count_up(table: RurikTable) -> None:
    """Progress, then income; after the last round progress only (phase 3, A and B)."""
    last = table.round == table.box.rounds
    for turn in range(table.seats):
        mark_progress(table, _seat(table, turn))
    if table.solo:
        mark_progress(table, table.rebellion())
        answer_lead(table)
    if last:
        table.finish()
        return
    for turn in range(table.seats):
        take_income(table, _seat(table, turn))
    if table.solo:
        take_basic_income(table)


def _make_ready(table: RurikTable) -> None:
    """Tokens are turned up again and goods laid where they are lacking (phase 3, D and E)."""
    if table.renewing:
        renew_row(table)
    table.exchanges = [0] * len(table.exchanges)
    table.stock = [1] * table.regions
    if table.solo:
        rally(table)


def _turns(table: RurikTable) -> int:
    """How many advisors there are in a round, all sides together."""
    return sum(table.box.advisors_in(table.seats, table.round)) * table.sides


def _seat(table: RurikTable, turn: int) -> int:
    """Who comes so many turns after the first."""
    return (table.first + turn) % table.seats


def _begin(table: RurikTable, phase: int) -> None:
    table.phase = phase
    table.next = 0
    table.turn = blank_turn()


ROUNDS: Final = Rounds()
