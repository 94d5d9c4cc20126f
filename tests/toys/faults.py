"""Faults: tables, steps and sights of the toy, each with one thing wrong."""

from __future__ import annotations

import msgspec

from terem.core.dice import Dice
from terem.core.message import Message, Who, count
from toys.game import PursesSight, see
from toys.steps import BID, HAND, KEEP, Auction, Bid, Deal, Reveal, fill
from toys.table import NONE, PursesTable

UNWRITTEN = "nowhere"
"""A message that no language has."""


class Chance(PursesTable):
    """The first lot depends on something that no record knows."""

    games = 0


def by_clock(table: PursesTable, lots: int) -> None:
    """Deal by the number of games played so far."""
    Chance.games += 1
    fill(table, lots)
    table.stack = table.stack[Chance.games % lots :] + table.stack[: Chance.games % lots]


class SharedPurses(PursesTable):
    """Copies hold the same purses."""

    def copy(self) -> PursesTable:
        """Forget to copy a list."""
        table = super().copy()
        table.purses = self.purses
        return table


class SharedHands(PursesTable):
    """Copies hold the same hands, one level deeper."""

    def copy(self) -> PursesTable:
        """Copy the outer list only."""
        table = super().copy()
        table.hands = self.hands[:]
        return table


class ForgottenBids(PursesTable):
    """A copy that is not equal."""

    def copy(self) -> PursesTable:
        """Forget the bids."""
        table = super().copy()
        table.bids = [NONE] * self.seats
        return table


class NoWayOn(Deal):
    """Asks and offers nothing."""

    def legal(self, table: PursesTable) -> list[int]:
        """Nothing at all."""
        return []


class Endless(Auction):
    """The stack is never empty."""

    def run(self, table: PursesTable) -> None:
        """Put a lot back each time."""
        if not table.stack:
            table.stack = [lot for hand in table.hands for lot in hand]
            table.hands = [[] for _ in table.hands]
        super().run(table)


class Stern(PursesTable):
    """Refuses what it offers."""

    def why_not(self, seat: int, choice: int) -> Message | None:
        """Nobody may bid one coin."""
        return Message("why-bid") if choice == BID + 1 else super().why_not(seat, choice)


class IdleOffer(Deal):
    """Offers a choice after which everything is as it was."""

    def take(self, table: PursesTable, choice: int) -> None:
        """Ask the same again."""
        if choice == KEEP:
            table.push(self)
        else:
            super().take(table, choice)


class Silent(PursesTable):
    """Takes choices that it does not offer."""

    def why_not(self, seat: int, choice: int) -> Message | None:
        """Nothing is wrong with any bid."""
        return None if choice == BID else super().why_not(seat, choice)


class Clumsy(PursesTable):
    """Changes something before it refuses."""

    def take(self, seat: int, choice: int) -> None:
        """Pay first, ask later."""
        self.bank += 1
        self.purses[0] -= 1
        super().take(seat, choice)


class Disorderly(Bid):
    """Offers out of order."""

    def legal(self, table: PursesTable) -> list[int]:
        """The dearest first."""
        return super().legal(table)[::-1]


class Barring(Bid):
    """Calls a choice barred that it offers."""

    def barred(self, table: PursesTable) -> list[int]:
        """To bid nothing."""
        return [BID]


class Whispering(Bid):
    """Says by what is barred which lot comes next."""

    def barred(self, table: PursesTable) -> list[int]:
        """Something only where the next lot is the first of all."""
        return [KEEP] if table.stack[-1] == 0 else []


class Muttering(Bid):
    """Has no words for what is barred."""

    def barred(self, table: PursesTable) -> list[int]:
        """To keep, which is not asked."""
        return [KEEP]

    def label(self, table: PursesTable, choice: int) -> Message:
        """As usual, but for that."""
        return Message(UNWRITTEN) if choice == KEEP else super().label(table, choice)


def shows_lot(table: PursesTable, viewer: int) -> PursesSight:
    """Show the lot to everybody."""
    return msgspec.structs.replace(see(table, viewer), lot=table.lot)


def shows_hands(table: PursesTable, viewer: int) -> PursesSight:
    """Show what the hands add up to."""
    return msgspec.structs.replace(see(table, viewer), hands=[sum(hand) for hand in table.hands])


class Telling(Deal):
    """What may be chosen depends on what lies in the others' hands."""

    def legal(self, table: PursesTable) -> list[int]:
        """Nobody gets a lot when somebody holds an even one."""
        others = [lot for s in range(table.seats) if s != self.seat for lot in table.hands[s]]
        return [KEEP] if any(lot % 2 for lot in others) else super().legal(table)


class Gossiping(Deal):
    """Tells everybody which lot it was that went into a hand."""

    def take(self, table: PursesTable, choice: int) -> None:
        """Nothing comes to light, and yet it is told."""
        seat = self.seat if choice == KEEP else choice - HAND
        if table.chronicle is not None:
            lot = count("coins", table.lot)
            table.chronicle.tell("fact-won", {"who": Who(seat), "coins": lot})
        table.hands[seat].append(table.lot)
        table.worth[seat] += 1
        table.lot = NONE
        table.winner = NONE


class Unsealed(Deal):
    """Shows a hidden lot, and lets the choice that showed it be taken back."""

    def take(self, table: PursesTable, choice: int) -> None:
        """The lots still to come make a hand worth more."""
        seat = self.seat if choice == KEEP else choice - HAND
        table.hands[seat].append(table.lot)
        table.worth[seat] += table.stack[-1] if table.stack else 0
        table.lot = NONE
        table.winner = NONE


class OwnDice(PursesTable):
    """A guess rolls the dice that the game itself will roll."""

    def guess(self, seat: int, dice: Dice) -> PursesTable:
        """Forget to change the dice."""
        table = super().guess(seat, dice)
        table.dice = self.dice.copy()
        return table


class WrongGrade(PursesTable):
    """A guess changes what lies open."""

    def guess(self, seat: int, dice: Dice) -> PursesTable:
        """Deal the worths of the hands anew."""
        table = super().guess(seat, dice)
        table.worth = table.worth[1:] + table.worth[:1]
        return table


class NotDealt(PursesTable):
    """A guess that leaves the stack as it is: only its twin can find that."""

    def guess(self, seat: int, dice: Dice) -> PursesTable:
        """Deal nothing anew."""
        table = self.copy()
        table.dice = dice
        return table


class FirstComes(Bid):
    """The first to bid gets a coin."""

    def take(self, table: PursesTable, choice: int) -> None:
        """Look at who was before."""
        super().take(table, choice)
        if table.bids.count(NONE) == table.seats - 1 and table.bank:
            table.bank -= 1
            table.purses[self.seat] += 1


class Boasts(Bid):
    """Tells everybody at once what has been bid."""

    def take(self, table: PursesTable, choice: int) -> None:
        """As if the lot were won already."""
        super().take(table, choice)
        if table.chronicle is not None:
            coins = count("coins", choice)
            table.chronicle.tell("fact-won", {"who": Who(self.seat), "coins": coins})


def shows_bids(table: PursesTable, viewer: int) -> PursesSight:
    """Show what has been bid so far."""
    return msgspec.structs.replace(see(table, viewer), bank=table.bank + sum(table.bids))


class Leaking(Reveal):
    """Coins that are paid vanish."""

    def run(self, table: PursesTable) -> None:
        """Lose them on the way to the bank."""
        super().run(table)
        table.bank = 0


class Mumbling(Deal):
    """Says what no language has words for."""

    def prompt(self, table: PursesTable) -> Message:
        """An unknown message."""
        return Message(UNWRITTEN)


class Nameless(Bid):
    """Two choices with names that cannot be told from nothing."""

    def label(self, table: PursesTable, choice: int) -> Message:
        """Say nothing."""
        return Message(UNWRITTEN)
