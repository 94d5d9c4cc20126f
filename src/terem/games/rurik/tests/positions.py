"""A position in a few lines, written as one would describe it across the table.

    round 2
    turn blue build 1
    board scheme: red 4+1, blue 2
    kiev: blue 2 leader, red 1, rebels 1, church blue, taxed
    blue: boris; coins 5; goods wood 2 fish; hand muster-1 deed; deeds trade-route; war 2
    red: coins 0; tracks 1 0 2; agenda wealthy
    left: attack-1 move-3
    row: hoard market-day capital-city

``turn`` says who acts, and from which banner and slot the advisor comes back that acts now;
``strategy`` who sends an advisor next, ``claim`` that boats are about to be loaded. A banner lists
its advisors from the top, with their bribes. A region has troops (``blue 2``), a leader, rebels,
structures; ``taxed`` says that its good is gone. Whoever has a line has a seat. ``left:`` and
``right:`` list scheme cards from the top, ``deck:`` and ``prizes:`` what comes next, ``row:`` and
``discard:`` what lies open. A list that ends in ``.`` has nothing below.

What is not said is filled in: no rebels, all goods, piles and decks with the cards that are left.
When somebody acts, the others have as many advisors, on free slots, and whoever is not on the map
has a troop in one of the last regions; ``away`` keeps a seat off the map.
"""

from __future__ import annotations

from typing import Final

from terem.core.chronicle import Chronicle
from terem.core.dice import Dice
from terem.games.rurik import GAME
from terem.games.rurik.components import (
    ACTIONS,
    EVENTS,
    GOODS,
    INFLUENCES,
    LEADERS,
    SLOTS,
    STRUCTURES,
)
from terem.games.rurik.events import turn_event
from terem.games.rurik.pieces import add_leader, add_structure, add_troop, on_map
from terem.games.rurik.regions import settle, settle_all
from terem.games.rurik.rounds import ROUNDS
from terem.games.rurik.setup import LABELS, lay_blank
from terem.games.rurik.table import (
    ACTION,
    CLAIM,
    GOOD_KINDS,
    KNOWN,
    NONE,
    STRATEGY,
    TRACK_KINDS,
    RurikTable,
)

COLOURS: Final = GAME.colours


def position(text: str, seed: str = "position", *, told: bool = False) -> RurikTable:
    """The table that a text describes, up to its next question."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    seats = len({line.partition(":")[0] for line in lines} & {*COLOURS})
    table = RurikTable(seats, Dice(seed, LABELS, seats), GAME.components())
    lay_blank(table)
    table.round = 1
    reader = _Reader(table)
    for line in lines:
        reader.read(line)
    reader.fill()
    settle_all(table)
    if told:
        table.chronicle = Chronicle()
    table.push(ROUNDS)
    reader.turn_event()
    table.proceed()
    return table


def seat(colour: str) -> int:
    """The seat that plays a colour."""
    return COLOURS.index(colour)


def region(id: str) -> int:
    """The number of a region by its id."""
    return GAME.components().region_id.index(id)


def scheme(id: str) -> int:
    """The number of a kind of scheme card by its id."""
    return [card.id for card in GAME.components().schemes].index(id)


def deed(id: str) -> int:
    """The number of a deed by its id."""
    return [card.id for card in GAME.components().deeds].index(id)


class _Reader:
    """Reads a description line by line and hands out every card once."""

    def __init__(self, table: RurikTable) -> None:
        box = table.box
        self.table: Final = table
        self.schemes: Final = [box.schemes[kind].id for kind in box.deck]
        self.deeds: Final = [deed.id for deed in box.deeds]
        self.agendas: Final = [agenda.id for agenda in box.agendas]
        self.prizes: Final = [prize.id for prize in box.rebels for _ in range(prize.copies)]
        self.piles: list[list[str]] = [[], []]
        self.ended: Final = [False, False]
        self.deck: list[str] = []
        self.deck_ended = False
        self.row: list[str] | None = None
        self.first_prizes: list[str] = []
        self.acts = 0
        self.event = ""
        self.away: Final[set[int]] = set()
        self.agenda: Final[dict[int, str]] = {}

    def read(self, line: str) -> None:
        """Read one line."""
        head, _, rest = line.partition(":")
        words = head.split()
        if head in COLOURS:
            for part in filter(None, map(str.strip, rest.split(";"))):
                self._seat(seat(head), part.split())
        elif head in self.table.box.region_id:
            for part in filter(None, map(str.strip, rest.split(","))):
                self._region(region(head), part.split())
        elif words[0] == "board":
            self._banner(ACTIONS.index(words[1]), rest)
        elif rest or head in ("left", "right", "row", "deck", "discard", "prizes"):
            self._cards(head, rest.split())
        else:
            self._course(words)

    def fill(self) -> None:
        """Fill in what was not said."""
        table = self.table
        self._fill_cards()
        table.advisors = table.box.advisors_in(table.seats, table.round) * table.sides
        for index, side in enumerate(table.placed):
            if side != NONE:
                table.advisors[side * INFLUENCES + table.influence[index]] -= 1
        if table.phase == STRATEGY:
            table.next = len(table.placed) - table.placed.count(NONE)
            table.first = (self.acts - table.next) % table.sides
        elif table.phase == ACTION:
            table.first = self.acts
            self._fill_board()
            for side in range(table.sides):
                if not on_map(table, side) and side not in self.away:
                    add_troop(table, table.regions - 1 - side, side)
        elif table.phase == CLAIM:
            table.first = table.token

    def _fill_board(self) -> None:
        """As many advisors for everybody; turns that came before have been taken."""
        table = self.table
        most = max(table.placed.count(side) for side in range(table.sides))
        for side in range(table.sides):
            while table.placed.count(side) < most:
                self._stand_in(side)
        number = sum(table.box.advisors_in(table.seats, table.round))
        table.next = (number - most) * table.sides

    def turn_event(self) -> None:
        """Turn the event up that was named."""
        if self.event:
            self.table.event_deck = [EVENTS.index(self.event)]
            turn_event(self.table)

    def _stand_in(self, side: int) -> None:
        """An advisor of somebody who is not spoken of, strong and on a slot that is free."""
        table = self.table
        for index in range(len(table.placed) - 1, -1, -1):
            if table.placed[index] == NONE and index % SLOTS < table.board_side.slots:
                held = table.advisors[side * INFLUENCES : (side + 1) * INFLUENCES]
                strongest = max(n for n in range(INFLUENCES) if held[n])
                table.placed[index] = side
                table.influence[index] = strongest
                table.advisors[side * INFLUENCES + strongest] -= 1
                return

    def _course(self, words: list[str]) -> None:
        table = self.table
        if words[0] == "round":
            table.round = int(words[1])
        elif words[0] == "turn":
            table.phase = ACTION
            self.acts = seat(words[1])
            slot = ACTIONS.index(words[2]) * SLOTS + int(words[3]) - 1
            table.placed[slot] = self.acts
            table.influence[slot] = 1
            table.token = self.acts
        elif words[0] == "strategy":
            table.phase = STRATEGY
            self.acts = seat(words[1])
        elif words[0] == "actions":
            table.phase = ACTION
            self.acts = seat(words[1])
        elif words[0] == "claim":
            table.phase = CLAIM
        elif words[0] == "token":
            table.token = seat(words[1])
        elif words[0] == "event":
            self.event = words[1]
        elif words[0] == "laika":
            table.laika = seat(words[1])
        elif words[0] == "renewed":
            table.renewing = 1
        else:
            raise ValueError(" ".join(words))

    def _banner(self, action: int, rest: str) -> None:
        table = self.table
        for slot, word in enumerate(part.strip() for part in rest.split(",")):
            if word == "-":
                continue
            colour, _, worth = word.partition(" ")
            influence, _, bribe = worth.partition("+")
            index = action * SLOTS + slot
            table.placed[index] = seat(colour)
            table.influence[index] = int(influence)
            table.bribes[index] = int(bribe or 0)

    def _region(self, where: int, words: list[str]) -> None:
        table = self.table
        if words[0] == "rebels":
            table.rebels[where] = int(words[1])
        elif words[0] == "neutrals":
            table.neutrals[where] = int(words[1])
        elif words[0] == "taxed":
            table.stock[where] = 0
        elif words[0] in STRUCTURES:
            add_structure(table, where, STRUCTURES.index(words[0]), seat(words[1]))
        elif words[0] in GOODS:
            table.goods_here = table.goods_here[:]
            table.goods_here[where] = GOODS.index(words[0])
        else:
            side = seat(words[0])
            for word in words[1:]:
                if word == "leader":
                    add_leader(table, where, side)
                else:
                    for _ in range(int(word)):
                        add_troop(table, where, side)
        settle(table, where)

    def _seat(self, side: int, words: list[str]) -> None:
        table = self.table
        head, rest = words[0], words[1:]
        if head in LEADERS:
            table.leaders[side] = LEADERS.index(head)
        elif head in ("coins", "war", "beaten"):
            getattr(table, head)[side] = int(rest[0])
        elif head == "tracks":
            table.tracks[side * TRACK_KINDS : (side + 1) * TRACK_KINDS] = map(int, rest)
        elif head == "used":
            table.powers[side] = 1
        elif head == "away":
            self.away.add(side)
        else:
            self._belongings(side, head, rest)

    def _belongings(self, side: int, head: str, words: list[str]) -> None:
        table = self.table
        if head == "goods":
            for good, number in zip(words, [*words[1:], ""], strict=True):
                if good in GOODS:
                    index = side * GOOD_KINDS + GOODS.index(good)
                    table.goods[index] = int(number) if number.isdigit() else 1
        elif head == "hand":
            table.hands[side] = sorted(self._scheme(word) + KNOWN * (1 << side) for word in words)
        elif head in ("deeds", "done"):
            for word in words:
                self.deeds.remove(word)
                getattr(table, head)[side].append(deed(word))
        elif head == "agenda":
            self.agenda[side] = words[0]
            self.agendas.remove(words[0])
        elif head == "exchanged":
            tokens = [token.id for token in table.box.exchanges]
            for word in words:
                table.exchanges[side * len(tokens) + tokens.index(word)] = 1
        else:
            raise ValueError(head)

    def _scheme(self, word: str) -> int:
        self.schemes.remove(word)
        return scheme(word)

    def _cards(self, head: str, words: list[str]) -> None:
        table = self.table
        ended = words[-1:] == ["."]
        words = words[:-1] if ended else words
        if head in ("left", "right"):
            pile = ("left", "right").index(head)
            self.ended[pile] = ended
            self.piles[pile] = words
            for word in words:
                self.schemes.remove(word)
        elif head == "discard":
            table.discard = [self._scheme(word) for word in words]
        elif head == "row":
            self.row = words
            for word in words:
                self.deeds.remove(word)
        elif head == "deck":
            self.deck = words
            self.deck_ended = ended
            for word in words:
                self.deeds.remove(word)
        elif head == "prizes":
            self.first_prizes = words
            for word in words:
                self.prizes.remove(word)
        else:
            raise ValueError(head)

    def _fill_cards(self) -> None:
        table = self.table
        box = table.box
        open_ones = [pile for pile in (0, 1) if not self.ended[pile]]
        for number, id in enumerate(self.schemes):
            if open_ones:
                self.piles[open_ones[number % len(open_ones)]].append(id)
        table.piles = [[scheme(id) for id in reversed(pile)] for pile in self.piles]
        if self.row is None:
            self.row = [self.deeds.pop() for _ in range(box.row)]
        table.deed_row = [deed(id) for id in self.row]
        deck = self.deck if self.deck_ended else self.deck + self.deeds
        table.deed_deck = [deed(id) for id in reversed(deck)]
        ids = [prize.id for prize in box.rebels]
        table.prizes = [ids.index(id) for id in reversed(self.first_prizes + self.prizes)]
        names = [agenda.id for agenda in box.agendas]
        for side in range(table.seats):
            kept = self.agenda.get(side) or self.agendas.pop()
            table.agendas[side] = [names.index(kept)]
        table.refused[table.seats] = [names.index(id) for id in self.agendas]
