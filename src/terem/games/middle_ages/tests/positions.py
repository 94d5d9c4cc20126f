"""A position in a few lines, written as one would describe it across the table.

    round 3
    row 3: mill@blue church@pink -
    row 4: field village+f!pink palace-02
    events alliance
    pink: 4 coins; fief mill mill field+fc; graveyard palace; income village; area mill=field
    blue: 2 coins

A tile is an area (the copy with the fewest symbols that is left), an area with its symbols
(``field+f``, ``field+fc``, ``field+0`` for none) or an id. ``@pink`` puts a lord on it, ``!pink`` a
scout, and ``-`` is an empty place. Whoever has a line has a seat. ``stack:`` and ``discard:`` list
tiles, the topmost first, ``supply:`` the tokens of extra areas that are left, ``events`` the cards
that come next.

What is not said is filled in: rows still to be played with tiles that are left, the stacks with the
rest. Without any lord the round is about to end, and all lords stand in the row after it.
"""

from __future__ import annotations

import re
from typing import Final

from terem.core.dice import Dice
from terem.games.middle_ages import GAME
from terem.games.middle_ages.components import AREAS, Box
from terem.games.middle_ages.fief import earn, lay
from terem.games.middle_ages.rounds import ROUNDS
from terem.games.middle_ages.setup import LABELS
from terem.games.middle_ages.table import COLUMNS, NONE, SOURCES, START, MiddleAgesTable

COLOURS: Final = GAME.colours
_SIGNS: Final = re.compile(r"([@!])(\w+)")


def position(text: str, seed: str = "position") -> MiddleAgesTable:
    """The table that a text describes, up to its next question."""
    lines = [line.strip() for line in text.strip().splitlines()]
    seats = sum(1 for line in lines if line.partition(":")[0] in COLOURS)
    box = GAME.components()
    table = _empty(box, seats, seed)
    reader = _Reader(table, text)
    for line in lines:
        reader.read(line)
    reader.fill()
    table.push(ROUNDS)
    table.proceed()
    return table


def seat(colour: str) -> int:
    """The seat that plays a colour."""
    return COLOURS.index(colour)


def tile(id: str) -> int:
    """The number of a tile by its id."""
    return GAME.components().tile_id.index(id)


def choices(table: MiddleAgesTable, colour: str) -> list[str]:
    """The choices of a colour, in words."""
    return [GAME.catalogue.words(choice) for choice in table.legal(seat(colour))]


def asked(table: MiddleAgesTable) -> list[str]:
    """The colours that are asked."""
    return [] if table.over else [COLOURS[who] for who in table.asked()]


def play(table: MiddleAgesTable, *moves: str) -> MiddleAgesTable:
    """Take choices, each written as a colour and the words."""
    for move in moves:
        colour, words = move.split(" ", 1)
        table.take(seat(colour), GAME.catalogue.number(words))
    return table


def reason(table: MiddleAgesTable, move: str) -> str:
    """Why a choice is refused, by the id of the message; nothing when it is legal."""
    colour, words = move.split(" ", 1)
    message = table.why_not(seat(colour), GAME.catalogue.number(words))
    return "" if message is None else message.id


def barred(table: MiddleAgesTable, colour: str) -> dict[str, str]:
    """What lies there and cannot be chosen, in words, each with the id of the reason."""
    words = [GAME.catalogue.words(choice) for choice in table.barred(seat(colour))]
    return {choice: reason(table, f"{colour} {choice}") for choice in words}


def fief(table: MiddleAgesTable, colour: str) -> str:
    """The areas of a fief in the order in which the tiles were laid."""
    return _areas(table.fief[seat(colour)])


def graveyard(table: MiddleAgesTable, colour: str) -> str:
    """The areas of a graveyard in the order in which the tiles came."""
    return _areas(table.graveyard[seat(colour)])


def _areas(tiles: list[int]) -> str:
    return " ".join(AREAS[GAME.components().tile_area[number]] for number in tiles)


def _empty(box: Box, seats: int, seed: str) -> MiddleAgesTable:
    table = MiddleAgesTable(seats, Dice(seed, LABELS, seats), box)
    table.round = 1
    table.plan = [NONE] * (box.rows * table.width)
    table.lords = [NONE] * seats
    table.scouts = [NONE] * seats
    table.fief = [[] for _ in range(seats)]
    table.graveyard = [[] for _ in range(seats)]
    table.count = [0] * (seats * COLUMNS)
    table.farmers = [0] * seats
    table.chests = [0] * seats
    table.coins = [0] * seats
    table.ledger = [0] * (seats * SOURCES)
    table.income_tokens = [0] * (seats * COLUMNS)
    table.area_tokens = [NONE] * (seats * COLUMNS)
    table.free_tokens = [1] * len(box.token_id)
    table.answers = [NONE] * seats
    table.stack = []
    table.reserve = []
    table.discard = []
    table.events = []
    return table


class _Reader:
    """Reads a description line by line and hands out every tile once."""

    def __init__(self, table: MiddleAgesTable, text: str) -> None:
        self.table: Final = table
        self.box: Final = table.box
        self.named: Final = {id for id in self.box.tile_id if re.search(rf"\b{id}\b", text)}
        self.left: list[int] = sorted(range(len(self.box.tile_id)), key=self._symbols)
        self.rows: set[int] = set()
        self.stacked = False

    def read(self, line: str) -> None:
        """Read one line."""
        head, _, rest = line.partition(":")
        words = head.split()
        if head in COLOURS:
            for part in filter(None, rest.split(";")):
                self._seat(seat(head), part.split())
        elif words[0] == "round":
            self.table.round = int(words[1])
        elif words[0] == "row":
            self._row(int(words[1]) - 1, rest.split())
        elif words[0] == "events":
            self.table.events = [self.box.event_id.index(word) for word in words[1:]]
        elif head == "stack":
            self.stacked = True
            self.table.stack = [self._tile(word) for word in rest.split()][::-1]
        elif head == "discard":
            self.table.discard = [self._tile(word) for word in rest.split()]
        elif head == "supply":
            areas = [AREAS[area] for area in self.box.token_area]
            self.table.free_tokens = [int(area in rest.split()) for area in areas]
        else:
            raise ValueError(line)

    def fill(self) -> None:
        """Fill in what was not said."""
        table = self.table
        now = (table.round - 1) % self.box.rows
        for row in range(self.box.rows):
            ahead = (row - now) % self.box.rows if table.round else row + 1
            if row not in self.rows and ahead and table.round + ahead <= self.box.rounds:
                self._row(row, [self.box.tile_id[number] for number in self.left[: table.width]])
        if table.round and table.lords == [NONE] * table.seats and table.round < self.box.rounds:
            start = table.round % self.box.rows * table.width
            table.lords = list(range(start, start + table.seats))
        self._stacks()
        past = sum(1 for number in self.box.event_rounds if number < table.round)
        others = [n for n in range(len(self.box.event_id)) if n not in table.events]
        table.events = (others[:past] + table.events + others[past:])[: len(self.box.event_rounds)]
        table.past_events = past

    def _stacks(self) -> None:
        if self.stacked:
            return
        backs = self.box.supply(self.table.seats).stacks
        stacks = [[n for n in self.left if self.box.tile_back[n] == back] for back in backs]
        self.table.stack = stacks[0]
        if len(stacks) > 1:
            self.table.reserve = stacks[1]

    def _row(self, row: int, words: list[str]) -> None:
        table = self.table
        self.rows.add(row)
        if len(words) != table.width:
            raise ValueError(f"row {row + 1} has {table.width} places")
        for index, word in enumerate(words):
            place = row * table.width + index
            for sign, colour in _SIGNS.findall(word):
                (table.lords if sign == "@" else table.scouts)[seat(colour)] = place
            plain = _SIGNS.sub("", word)
            table.plan[place] = NONE if plain == "-" else self._tile(plain)

    def _seat(self, who: int, words: list[str]) -> None:
        table = self.table
        if words[1:] == ["coins"]:
            earn(table, who, int(words[0]), START)
            return
        for word in words[1:]:
            if words[0] == "fief":
                lay(table, who, self._tile(word))
            elif words[0] == "graveyard":
                table.graveyard[who].append(self._tile(word))
            elif words[0] == "income":
                table.income_tokens[who * COLUMNS + AREAS.index(word)] = 1
            elif words[0] == "area":
                column, area = word.split("=")
                token = self.box.token_area.index(AREAS.index(area))
                table.area_tokens[who * COLUMNS + AREAS.index(column)] = token
                table.free_tokens[token] = 0
            else:
                raise ValueError(" ".join(words))

    def _symbols(self, number: int) -> int:
        return self.box.tile_farmers[number] + self.box.tile_chests[number]

    def _tile(self, word: str) -> int:
        area, _, symbols = word.partition("+")
        for number in self.left:
            id = self.box.tile_id[number]
            if word == id or (id not in self.named and self._is(number, area, symbols)):
                self.left.remove(number)
                return number
        raise ValueError(f"no {word} is left")

    def _is(self, number: int, area: str, symbols: str) -> bool:
        if AREAS[self.box.tile_area[number]] != area:
            return False
        farmers, chests = self.box.tile_farmers[number], self.box.tile_chests[number]
        return not symbols or symbols.strip("0") == "f" * farmers + "c" * chests
