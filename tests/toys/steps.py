"""The questions and the course of the toy."""

from __future__ import annotations

from terem.core.choice import Catalogue, Kind
from terem.core.message import Message, Who, count
from terem.core.step import Duty, Step
from toys.table import DEAL, NONE, PURSE, WORTH, PursesTable

CATALOGUE = Catalogue(
    [
        Kind("bid", [[str(coins) for coins in range(PURSE + 1)]]),
        Kind("keep"),
        Kind("hand", [["1", "2", "3"]]),
    ]
)
BID = CATALOGUE.base("bid")
KEEP = CATALOGUE.base("keep")
HAND = CATALOGUE.base("hand")


class Bid(Step[PursesTable]):
    """All bid at once; what is bid stays secret until all have."""

    def settles(self) -> bool:
        """A quick answer would tell that the purse is empty."""
        return False

    def legal(self, table: PursesTable) -> list[int]:
        """Nothing, or any number of the coins there are."""
        return [BID + coins for coins in range(table.purses[self.seat] + 1)]

    def barred(self, table: PursesTable) -> list[int]:
        """Dearer bids."""
        return [BID + coins for coins in range(table.purses[self.seat] + 1, PURSE + 1)]

    def take(self, table: PursesTable, choice: int) -> None:
        """Keep the bid until all are in."""
        table.bids[self.seat] = choice - BID

    def prompt(self, table: PursesTable) -> Message:
        """What is asked."""
        return Message("prompt-bid")

    def label(self, table: PursesTable, choice: int) -> Message:
        """The coins."""
        return Message("choice-bid", {"coins": count("coins", choice - BID)})

    def why_not(self, table: PursesTable, choice: int) -> Message:
        """Not a bid, or too much."""
        if not BID <= choice < KEEP:
            return Message("why-bid")
        return Message("why-poor", {"coins": count("coins", table.purses[self.seat])})


class Deal(Step[PursesTable]):
    """The winner looks at the lot and keeps it or hands it on."""

    def legal(self, table: PursesTable) -> list[int]:
        """Keep it, or hand it to one of the others."""
        others = [HAND + seat for seat in range(table.seats) if seat != self.seat]
        return [KEEP, *others]

    def take(self, table: PursesTable, choice: int) -> None:
        """The lot goes to a hand, and a die adds to what that hand is worth."""
        seat = self.seat if choice == KEEP else choice - HAND
        table.hands[seat].append(table.lot)
        table.worth[seat] += table.dice.below(WORTH, 6, seat) + 1
        table.lot = NONE
        table.winner = NONE

    def prompt(self, table: PursesTable) -> Message:
        """What is asked."""
        return Message("prompt-deal")

    def label(self, table: PursesTable, choice: int) -> Message:
        """To whom it goes."""
        if choice == KEEP:
            return Message("choice-keep")
        return Message("choice-hand", {"who": Who(choice - HAND)})

    def why_not(self, table: PursesTable, choice: int) -> Message:
        """Anything else."""
        return Message("why-deal")


class Reveal(Duty[PursesTable]):
    """The first seat that bid most pays and takes the lot in hand."""

    def run(self, table: PursesTable) -> None:
        """Compare the bids."""
        most = max(table.bids)
        seat = table.bids.index(most)
        table.purses[seat] -= most
        table.bank += most
        table.bids = [NONE] * table.seats
        table.lot = table.stack.pop()
        table.winner = seat
        table.seal()
        if table.chronicle is not None:
            table.chronicle.tell("fact-won", {"who": Who(seat), "coins": count("coins", most)})
        table.push(Deal(seat))


class Auction(Duty[PursesTable]):
    """Lot by lot, until the stack is empty."""

    def run(self, table: PursesTable) -> None:
        """Ask for bids, or end."""
        if not table.stack:
            table.finish()
            return
        table.push(self)
        table.gather([Bid(seat) for seat in range(table.seats)], Reveal())


def fill(table: PursesTable, lots: int) -> None:
    """Shuffle the lots and begin."""
    table.stack = list(range(lots))
    table.dice.shuffle(DEAL, table.stack)
    table.push(Auction())
