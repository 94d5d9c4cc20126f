"""The table of Rurik: fields, copy, guess. No rules."""

from __future__ import annotations

from typing import Final

from terem.core.dice import GUESS, Dice
from terem.core.table import Table
from terem.games.rurik.components import POINTED, SVIATOPOLK, Box
from terem.games.rurik.printed import Side

NONE: Final = -1

STRUCTURE_KINDS: Final = 3
GOOD_KINDS: Final = 5
TRACK_KINDS: Final = 3

# What happens now.
SETUP: Final = 0
STRATEGY: Final = 1
ACTION: Final = 2
CLAIM: Final = 3

# Lines of ``turn``, which is what is known of the turn that is being taken. The first are the
# points that schemes, deeds and exchanges have brought, action by action.
BANNER: Final = POINTED
"""The main action of the turn."""
SLOT: Final = POINTED + 1
POINTS: Final = POINTED + 2
"""Points of the main action that are left."""
COST: Final = POINTED + 3
STATE: Final = POINTED + 4
SAFE: Final = POINTED + 5
"""Attack points with one card fewer to reveal."""
FAR: Final = POINTED + 6
"""Pieces that may move to any region."""
SCHEMED: Final = POINTED + 7
"""1 when a scheme has been played in this turn; likewise the next two."""
ACCOMPLISHED: Final = POINTED + 8
EXCHANGED: Final = POINTED + 9
ADVISOR: Final = POINTED + 10
"""The influence of the advisor that is being placed, 0 for none."""
WHERE: Final = POINTED + 11
"""The banner that it goes to, or the region that something is done in."""
PIECE: Final = POINTED + 12
"""What is moved from there, or who is attacked there."""
CARDS: Final = POINTED + 13
"""Cards that are still to be revealed, or to be drawn."""
DEED: Final = POINTED + 14
"""The deed or exchange token that is being paid for."""
PAID: Final = POINTED + 15
"""How much of what it leaves open has been paid."""
LAST: Final = POINTED + 16
"""What was paid last, so that one payment is not spelled in two ways."""
TURN: Final = POINTED + 17

# States of a main action.
OPEN: Final = 0
BEGUN: Final = 1
PASSED: Final = 2

# Pieces that move.
TROOP: Final = 0
LEADER: Final = 1

# Lines of ``effects``, which events set for a round.
MORE_CARDS: Final = 0
FEWER_MOVES: Final = 1
FREE_EXCHANGE: Final = 2
RANSOM: Final = 3
EFFECTS: Final = 4

# What a card in a pile or a hand carries besides its kind: the seats that know it lies there.
KNOWN: Final = 32

_BLANK: Final[list[int]] = []
_BLANKS: Final[list[list[int]]] = []


class RurikTable(Table):
    """What lies on the table. Regions, cards, deeds, leaders are known by their index in the box.

    Sides are the seats in order; in the solo game the rebellion is one more. Per-region and
    per-side lists are flat, region or side first.
    """

    def __init__(  # noqa: PLR0915 - one statement a field
        self, seats: int, dice: Dice, box: Box
    ) -> None:
        super().__init__(seats, dice)
        self.box: Final = box
        self.solo: Final = seats == 1
        self.sides: Final = 2 if seats == 1 else seats
        self.regions: Final = box.region_count(seats)
        self.board_side: Final[Side] = box.side(seats)
        self.near: Final[list[list[int]]] = box.near[self.regions]
        self.near_bits: Final[list[int]] = box.near_bits[self.regions]

        self.round = 0
        self.phase = SETUP
        self.first = 0
        """Who is first in the order of turns."""
        self.token = 0
        """Who holds the first player token."""
        self.next = 0
        """How many turns of the phase have been begun."""
        self.turn = _BLANK
        self.renewing = 0
        """1 where the deed row is renewed after the claim phase."""
        self.effects = _BLANK

        # The map.
        self.troops = _BLANK
        """Troops without the leader, for each region and side."""
        self.figures = _BLANKS
        """The region where each figure of a side stands, or NONE; one figure is as good as another,
        but people see which one goes where."""
        self.posts = _BLANK
        """The region where each side's leader stands, or NONE."""
        self.rebels = _BLANK
        self.neutrals = _BLANK
        self.structures = _BLANK
        """The owner of each kind of structure in each region, or NONE."""
        self.goods_here = _BLANK
        """The kind of good of each region."""
        self.stock = _BLANK
        """1 where the good of a region lies on it."""
        self.rulers = _BLANK
        """The side that rules each region, or NONE; kept up to date by ``regions.settle``."""

        # The sides.
        self.leaders = _BLANK
        """The leader of each side, or NONE until it is chosen."""
        self.camp = _BLANK
        """Figures of troops that each side has left to muster."""
        self.yards = _BLANK
        """Structures that each side has left of each kind."""
        self.goods = _BLANK
        """Goods of each side and kind, on boat and dock together."""
        self.coins = _BLANK
        self.beaten = _BLANK
        """Rebel figures that each side has beaten."""
        self.war = _BLANK
        self.tracks = _BLANK
        """The step of each side on each track, 0 below it."""
        self.exchanges = _BLANK
        """1 for each used exchange token of a side."""
        self.powers = _BLANK
        """1 where a leader's power of once a round has been used."""
        self.loads = _BLANK
        """Goods on each side's boat when progress was marked."""
        self.advisors = _BLANK
        """Advisors that each side still holds, by influence."""

        # The strategy board, slot by slot.
        self.placed = _BLANK
        """The side whose advisor stands in a slot, or NONE."""
        self.influence = _BLANK
        """The influence printed on it."""
        self.bribes = _BLANK

        # Cards.
        self.piles = _BLANKS
        """Two piles of scheme cards, face down; the last card is the topmost."""
        self.hands = _BLANKS
        """Each seat's scheme cards."""
        self.looked = _BLANK
        """Scheme cards that the seat on turn is looking at."""
        self.discard = _BLANK
        """Scheme cards by kind, face up."""
        self.pile = 0
        """The pile that is drawn from, or is revealed from."""
        self.deed_deck = _BLANK
        self.deed_row = _BLANK
        self.deed_discard = _BLANK
        self.deeds = _BLANKS
        """Each seat's deeds that are still to be done."""
        self.done = _BLANKS
        """Each seat's deeds that are done."""
        self.agendas = _BLANKS
        """Each seat's secret agendas: those dealt, then the one that is kept."""
        self.refused = _BLANKS
        """The agendas that each seat has put back into the box, and those that nobody got."""
        self.prizes = _BLANK
        """What lies under the rebels or on the reward tokens, in the order in which it comes."""
        self.event_deck = _BLANK
        self.event = NONE
        self.laika = NONE
        """The seat that the laika lies before, or NONE."""
        self.laika_used = 0
        self.harvests = _BLANK
        """1 for each side that a boon of the round's event has still to come to."""

        # The rebellion.
        self.priority = 0
        self.insurrection = _BLANK
        """The insurrection cards; the last is the topmost."""
        self.shown = 0
        """How many cards from the top have been seen in their order."""
        self.rows = 0
        """Rows of the lowest card that have been seen."""
        self.level = 0
        self.covers = _BLANK
        """Coins that lie on the rebellion board, column by column."""

    def copy(self) -> RurikTable:
        """A table that is equal and shares nothing that can change."""
        table = RurikTable(self.seats, self.dice, self.box)
        self.copy_into(table)
        table.round = self.round
        table.phase = self.phase
        table.first = self.first
        table.token = self.token
        table.next = self.next
        table.turn = self.turn[:]
        table.renewing = self.renewing
        table.effects = self.effects[:]
        table.troops = self.troops[:]
        table.figures = [figures[:] for figures in self.figures]
        table.posts = self.posts[:]
        table.rebels = self.rebels[:]
        table.neutrals = self.neutrals[:]
        table.structures = self.structures[:]
        table.goods_here = self.goods_here
        table.stock = self.stock[:]
        table.rulers = self.rulers[:]
        table.leaders = self.leaders[:]
        table.camp = self.camp[:]
        table.yards = self.yards[:]
        table.goods = self.goods[:]
        table.coins = self.coins[:]
        table.beaten = self.beaten[:]
        table.war = self.war[:]
        table.tracks = self.tracks[:]
        table.exchanges = self.exchanges[:]
        table.powers = self.powers[:]
        table.loads = self.loads[:]
        table.advisors = self.advisors[:]
        table.placed = self.placed[:]
        table.influence = self.influence[:]
        table.bribes = self.bribes[:]
        self._copy_cards(table)
        return table

    def _copy_cards(self, table: RurikTable) -> None:
        table.piles = [cards[:] for cards in self.piles]
        table.hands = [cards[:] for cards in self.hands]
        table.looked = self.looked[:]
        table.discard = self.discard[:]
        table.pile = self.pile
        table.deed_deck = self.deed_deck[:]
        table.deed_row = self.deed_row[:]
        table.deed_discard = self.deed_discard[:]
        table.deeds = [cards[:] for cards in self.deeds]
        table.done = [cards[:] for cards in self.done]
        table.agendas = [cards[:] for cards in self.agendas]
        table.refused = [cards[:] for cards in self.refused]
        table.prizes = self.prizes[:]
        table.event_deck = self.event_deck[:]
        table.event = self.event
        table.laika = self.laika
        table.laika_used = self.laika_used
        table.harvests = self.harvests[:]
        table.priority = self.priority
        table.insurrection = self.insurrection[:]
        table.shown = self.shown
        table.rows = self.rows
        table.level = self.level
        table.covers = self.covers[:]

    def guess(self, seat: int, dice: Dice) -> RurikTable:
        """Hidden are cards in piles and in others' hands, agendas, prizes, decks."""
        table = self.copy()
        table.dice = dice
        _deal_schemes(table, seat)
        _deal_agendas(table, seat)
        dice.shuffle(GUESS, table.deed_deck)
        dice.shuffle(GUESS, table.prizes)
        dice.shuffle(GUESS, table.event_deck)
        _deal_insurrection(table)
        return table

    def secrets(self, seat: int) -> dict[str, list[int]]:
        """What the seat cannot know, field by field."""
        others = [n for n in range(self.seats) if n != seat]
        return {
            "piles": [card for cards in self.piles for card in cards if not _knows(card, seat)],
            "hands": [card for n in others for card in self.hands[n] if not _knows(card, seat)],
            "looked": [card for card in self.looked if not _knows(card, seat)],
            "agendas": [card for n in others for card in self.agendas[n] if not self.over],
            "refused": [
                card for n in range(self.seats + 1) if n != seat for card in self.refused[n]
            ],
            "deed_deck": self.deed_deck,
            "prizes": self.prizes,
            "event_deck": self.event_deck,
            "insurrection": self.insurrection[: len(self.insurrection) - self.shown],
        }

    def rebellion(self) -> int:
        """The side of the rebellion in the solo game, or NONE."""
        return 1 if self.solo else NONE

    def counts_rebels(self, side: int) -> bool:
        """Whether rebels in the region of this side's leader count for it (Sviatopolk)."""
        return not self.solo and self.leaders[side] == SVIATOPOLK


def _deal_schemes(table: RurikTable, seat: int) -> None:
    """Deal anew every scheme card that the seat does not know where it lies.

    A card that another seat has come to know stays known to it: whose eyes have seen a place is
    no secret, what they have seen there is.
    """
    places = [cards for cards in _hidden_from(table, seat) if cards]
    unknown = [card % KNOWN for cards in places for card in cards if not _knows(card, seat)]
    table.dice.shuffle(GUESS, unknown)
    for cards in places:
        for index, card in enumerate(cards):
            if not _knows(card, seat):
                cards[index] = card - card % KNOWN + unknown.pop()


def _hidden_from(table: RurikTable, seat: int) -> list[list[int]]:
    """The piles, the cards that are being looked at, and the hands of others."""
    return [*table.piles, table.looked, *[table.hands[n] for n in range(table.seats) if n != seat]]


def _deal_agendas(table: RurikTable, seat: int) -> None:
    """Deal anew the agendas of others, and all that nobody or somebody else has put back.

    At the end of the game those that were kept lie open.
    """
    places = [] if table.over else [table.agendas[n] for n in range(table.seats) if n != seat]
    places += [table.refused[n] for n in range(table.seats + 1) if n != seat]
    unknown = [card for cards in places for card in cards]
    table.dice.shuffle(GUESS, unknown)
    for cards in places:
        for index in range(len(cards)):
            cards[index] = unknown.pop()


def _deal_insurrection(table: RurikTable) -> None:
    """Deal anew the cards not yet seen; of the lowest some rows may have been."""
    deck = table.insurrection
    hidden = len(deck) - table.shown
    if hidden <= 1:
        return
    unseen = deck[:hidden]
    lowest = unseen[0]
    fits = [card for card in unseen if _same_rows(table, card, lowest)]
    bottom = fits[table.dice.below(GUESS, len(fits))]
    unseen.remove(bottom)
    table.dice.shuffle(GUESS, unseen)
    deck[:hidden] = [bottom, *unseen]


def _same_rows(table: RurikTable, card: int, other: int) -> bool:
    """Whether two cards agree in the rows that have been seen of the lowest one."""
    one = table.box.insurrections[card]
    two = table.box.insurrections[other]
    rows = table.rows
    return (
        one.advisors[:rows] == two.advisors[:rows]
        and one.late[:rows] == two.late[:rows]
        and [b[:rows] for b in one.banners] == [b[:rows] for b in two.banners]
        and [c[:rows] for c in one.coins] == [c[:rows] for c in two.coins]
    )


def _knows(card: int, seat: int) -> bool:
    return seat >= 0 and bool(card // KNOWN >> seat & 1)
