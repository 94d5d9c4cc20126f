"""The claim phase of the rebellion (rulebook, solo mode: claim phase)."""

from __future__ import annotations

from typing import Final

from terem.games.rurik.components import BUILD_PRIORITY, TAX_PRIORITY, WAR_PRIORITY
from terem.games.rurik.pieces import add_troop
from terem.games.rurik.rebellion.bonuses import priority_name, unlock
from terem.games.rurik.regions import group, occupied
from terem.games.rurik.stores import full_columns, gain_coins, region_name
from terem.games.rurik.table import NONE, STRUCTURE_KINDS, TRACK_KINDS, RurikTable
from terem.games.rurik.tracks import track_name

YOU: Final = 0
ALL_KINDS: Final = (1 << STRUCTURE_KINDS) - 1
BASIC_INCOME: Final = 1


def choose_priority(table: RurikTable) -> None:
    """The first thing in which you are ahead decides.

    Regions occupied, adjacent structures, goods on the boat; if there is none, the rebellion
    returns to its first priority.
    """
    side = table.rebellion()
    if occupied(table, YOU) > occupied(table, side):
        why = "regions"
        table.priority = WAR_PRIORITY
    elif group(table, YOU, ALL_KINDS) > group(table, side, ALL_KINDS):
        why = "structures"
        table.priority = BUILD_PRIORITY
    elif table.loads[YOU] > table.loads[side]:
        why = "goods"
        table.priority = TAX_PRIORITY
    else:
        why = "start"
        table.priority = table.box.boards[table.level].priority
    if table.chronicle is not None:
        table.chronicle.tell(f"fact-priority-{why}", {"priority": priority_name(table.priority)})


def boat_decides(table: RurikTable) -> bool:
    """Whether the new priority hangs on how many goods you leave on your boat."""
    side = table.rebellion()
    return (
        occupied(table, YOU) <= occupied(table, side)
        and group(table, YOU, ALL_KINDS) <= group(table, side, ALL_KINDS)
        and table.loads[YOU] > table.loads[side]
        and table.box.boards[table.level].priority != TAX_PRIORITY
    )


def answer_lead(table: RurikTable) -> None:
    """For each track on which your marker is ahead a coin is taken off the rebellion board."""
    rebels = table.rebellion() * TRACK_KINDS
    for track in range(TRACK_KINDS):
        if table.tracks[track] > table.tracks[rebels + track]:
            if table.chronicle is not None:
                table.chronicle.tell("fact-rebellion-behind", {"track": track_name(track)})
            unlock(table)


def take_basic_income(table: RurikTable) -> None:
    """One coin, and one for each full column of its boat."""
    side = table.rebellion()
    gain_coins(table, side, BASIC_INCOME + full_columns(table, side))


def rally(table: RurikTable) -> None:
    """A rebel joins Sviatopolk at the end of the round, if he is on the map."""
    side = table.rebellion()
    post = table.posts[side]
    if post == NONE or not table.camp[side]:
        return
    add_troop(table, post, side)
    if table.chronicle is not None:
        table.chronicle.tell("fact-rebellion-rallies", {"region": region_name(table, post)})
