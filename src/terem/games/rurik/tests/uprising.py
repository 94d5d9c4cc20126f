"""A position of the solo game in a few lines: you against the rebellion.

    round 2
    level hard
    priority war
    card 16
    act attack 1
    board scheme: you 4+1, rebels 2
    kiev: rebels 2 leader, you 1, neutrals 1, church rebels, taxed
    you: boris; coins 5; goods wood 2 fish; tracks 1 0 2; war 1
    rebels: coins 0
    uncovered war 2

``card`` is the lowest insurrection card, ``top`` the topmost one. ``act`` says from which banner
and slot an advisor of the rebellion acts, and with which influence if that is not 1; ``turn`` says
the same of yours; ``place`` says that the rebellion sends an advisor after so many rows of its card
have been seen; ``claim`` that boats are about to be loaded. ``camp`` leaves a side so many figures
to muster. ``uncovered`` takes the coins off the upper spaces of a column.

The left pile of schemes has no symbol of a loss in it, the right one nothing else. Whoever acts has
one more advisor for the next turn, so that a position rests where the next question is asked.
"""

from __future__ import annotations

from typing import Final

from terem.core.chronicle import Chronicle
from terem.core.dice import Dice
from terem.games.rurik import GAME
from terem.games.rurik.components import (
    ACTIONS,
    GOODS,
    INFLUENCES,
    LEADERS,
    LEVELS,
    PRIORITIES,
    SLOTS,
    STRUCTURES,
    SVIATOPOLK,
)
from terem.games.rurik.pieces import add_leader, add_structure, add_troop
from terem.games.rurik.printed import Insurrection
from terem.games.rurik.regions import settle_all
from terem.games.rurik.rounds import ROUNDS
from terem.games.rurik.setup import LABELS, lay_blank
from terem.games.rurik.table import (
    ACTION,
    CLAIM,
    GOOD_KINDS,
    NONE,
    STRATEGY,
    STRUCTURE_KINDS,
    TRACK_KINDS,
    RurikTable,
)

from .looks import told
from .positions import region

YOU: Final = 0
REBELS: Final = 1
SIDES: Final = ("you", "rebels")
FREE: Final = ("move 3", "scheme 3", "move 2", "scheme 2", "move 1", "scheme 1")
"""Where those stand who are not spoken of."""


def uprising(text: str, seed: str = "uprising") -> RurikTable:
    """The table that a text describes, up to its next question."""
    box = GAME.components()
    table = RurikTable(1, Dice(seed, LABELS, 1), box)
    lay_blank(table)
    table.round = 1
    table.phase = ACTION
    table.leaders = [LEADERS.index("agatha"), SVIATOPOLK]
    table.camp[REBELS] = sum(rebel.copies for rebel in box.rebels)
    table.figures[REBELS] = [NONE] * table.camp[REBELS]
    table.insurrection = list(range(len(box.insurrections)))
    table.shown = 1
    table.stock = [1] * table.regions
    for kind in box.deck:
        table.piles[box.casualty[kind]].append(kind)
    deeds = [n for n, deed in enumerate(box.deeds) if deed.solo]
    table.deed_row, table.deed_deck = deeds[: box.row], deeds[box.row :]
    agendas = [n for n, agenda in enumerate(box.agendas) if agenda.solo]
    table.agendas[YOU], table.refused[table.seats] = agendas[:1], agendas[1:]
    _set_level(table, "easy")
    starts: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        _read(table, line, starts)
    settle_all(table)
    for start in starts:
        _start(table, start.split())
    table.chronicle = Chronicle()
    table.push(ROUNDS)
    table.proceed()
    return table


def stands(table: RurikTable, id: str) -> str:
    """What stands in a region, as a position tells it."""
    where = region(id)
    found = []
    for side, name in enumerate(SIDES):
        number = table.troops[where * table.sides + side]
        words = [str(number)] if number else []
        if table.posts[side] == where:
            words.append("leader")
        if words:
            found.append(f"{name} {' '.join(words)}")
    if table.neutrals[where]:
        found.append(f"neutrals {table.neutrals[where]}")
    for kind, name in enumerate(STRUCTURES):
        owner = table.structures[where * STRUCTURE_KINDS + kind]
        if owner != NONE:
            found.append(f"{name} {SIDES[owner]}")
    return ", ".join(found)


def rules(table: RurikTable, id: str) -> str:
    """Who rules a region, or nothing."""
    side = table.rulers[region(id)]
    return "" if side == NONE else SIDES[side]


def goods(table: RurikTable, side: str = "rebels") -> str:
    """The goods of a side, as a position tells them."""
    base = SIDES.index(side) * GOOD_KINDS
    have = [(good, table.goods[base + n]) for n, good in enumerate(GOODS)]
    return " ".join(f"{good} {n}" for good, n in have if n)


def banner(table: RurikTable, action: str) -> list[str]:
    """The advisors on a banner from the top, with their bribes."""
    found = []
    base = ACTIONS.index(action) * SLOTS
    for index in range(base, base + SLOTS):
        if table.placed[index] != NONE:
            bribe = f"+{table.bribes[index]}" if table.bribes[index] else ""
            found.append(f"{SIDES[table.placed[index]]} {table.influence[index]}{bribe}")
    return found


def log(table: RurikTable, *starts: str) -> list[str]:
    """What has been told so far; on request only what begins in one of these ways."""
    assert table.chronicle is not None
    lines = [told(fact.message).removeprefix("fact-") for fact in table.chronicle.facts]
    return [line for line in lines if not starts or line.startswith(starts)]


def _set_level(table: RurikTable, level: str) -> None:
    board = table.box.boards[LEVELS.index(level)]
    table.level = LEVELS.index(level)
    table.priority = board.priority
    table.covers = [sum(bonus.covered for bonus in column) for column in board.columns]


def _read(table: RurikTable, line: str, starts: list[str]) -> None:
    head, _, rest = line.partition(":")
    words = head.split()
    if head in SIDES:
        for part in filter(None, map(str.strip, rest.split(";"))):
            _read_side(table, SIDES.index(head), part.split())
    elif head in table.box.region_id:
        for part in filter(None, map(str.strip, rest.split(","))):
            _read_region(table, region(head), part.split())
    elif words[0] == "board":
        for slot, advisor in enumerate(rest.split(","), 1):
            _read_advisor(table, f"{words[1]} {slot}", advisor.split())
    elif words[0] in ("place", "act", "turn", "claim"):
        starts.append(line)
    else:
        _read_rebellion(table, words)


def _read_rebellion(table: RurikTable, words: list[str]) -> None:
    if words[0] == "round":
        table.round = int(words[1])
    elif words[0] == "level":
        _set_level(table, words[1])
    elif words[0] == "priority":
        table.priority = PRIORITIES.index(words[1])
    elif words[0] == "uncovered":
        table.covers[PRIORITIES.index(words[1])] -= int(words[2])
    else:
        ids = [card.id for card in table.box.insurrections]
        number = ids.index(f"card-{words[1]}")
        table.insurrection.remove(number)
        table.insurrection.insert({"card": 0, "top": len(ids)}[words[0]], number)


def _read_advisor(table: RurikTable, slot: str, words: list[str]) -> None:
    influence, _, bribe = words[1].partition("+")
    _put(table, slot, SIDES.index(words[0]), int(influence))
    table.bribes[_index(slot)] = int(bribe or 0)


def _read_region(table: RurikTable, where: int, words: list[str]) -> None:
    if words[0] == "neutrals":
        table.neutrals[where] = int(words[1])
    elif words[0] == "taxed":
        table.stock[where] = 0
    elif words[0] in STRUCTURES:
        add_structure(table, where, STRUCTURES.index(words[0]), SIDES.index(words[1]))
    else:
        side = SIDES.index(words[0])
        for word in words[1:]:
            if word == "leader":
                add_leader(table, where, side)
            else:
                for _ in range(int(word)):
                    add_troop(table, where, side)


def _read_side(table: RurikTable, side: int, words: list[str]) -> None:
    head, rest = words[0], words[1:]
    if head in LEADERS:
        table.leaders[side] = LEADERS.index(head)
    elif head == "goods":
        for index, word in enumerate(rest):
            if word in GOODS:
                number = int(rest[index + 1]) if rest[index + 1 : index + 2] else 1
                table.goods[side * GOOD_KINDS + GOODS.index(word)] = number
    elif head == "tracks":
        table.tracks[side * TRACK_KINDS : (side + 1) * TRACK_KINDS] = map(int, rest)
    elif head == "agenda":
        number = [agenda.id for agenda in table.box.agendas].index(rest[0])
        both = table.agendas[YOU] + table.refused[table.seats]
        both.remove(number)
        table.agendas[YOU], table.refused[table.seats] = [number], both
    elif head == "camp":
        table.camp[side] = int(rest[0])
    else:
        getattr(table, head)[side] = int(rest[0])


def _start(table: RurikTable, words: list[str]) -> None:
    """Begin where the text says."""
    number = sum(table.box.advisors_in(table.seats, table.round))
    if words[0] == "place":
        table.phase = STRATEGY
        table.rows = int(words[1])
        card = table.box.insurrections[table.insurrection[0]]
        done = [row for row in range(table.rows) if _joined(table, card, row)]
        table.next = 2 * len(done) + 1
    elif words[0] == "claim":
        table.phase = CLAIM
    else:
        side = REBELS if words[0] == "act" else YOU
        _put(table, f"{words[1]} {words[2]}", side, int(words[3]) if len(words) > 3 else 1)
        table.next = 2 * number - 4 + side
        for other, least in ((YOU, 2 - side), (REBELS, 2)):
            while table.placed.count(other) < least:
                free = next(slot for slot in FREE if table.placed[_index(slot)] == NONE)
                _put(table, free, other, _strongest(table, other))
    table.advisors = table.box.advisors_in(table.seats, table.round) * table.sides
    for index, side in enumerate(table.placed):
        if side != NONE:
            table.advisors[side * INFLUENCES + table.influence[index]] -= 1


def _index(slot: str) -> int:
    action, number = slot.split()
    return ACTIONS.index(action) * SLOTS + int(number) - 1


def _joined(table: RurikTable, card: Insurrection, row: int) -> bool:
    """Whether the advisor of a row is there in this round."""
    influence = card.advisors[row]
    now, at_first = (table.box.advisors_in(1, n)[influence] for n in (table.round, 1))
    return not card.late[row] or now > at_first


def _strongest(table: RurikTable, side: int) -> int:
    """The strongest advisor of a side that stands nowhere."""
    used = [table.influence[n] for n, owner in enumerate(table.placed) if owner == side]
    return max(n for n in (1, 2, 4, 5) if n not in used)


def _put(table: RurikTable, slot: str, side: int, influence: int) -> None:
    table.placed[_index(slot)] = side
    table.influence[_index(slot)] = influence
