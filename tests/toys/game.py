"""The toy as a game, and a way to make one like it with something broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terem.core.choice import Catalogue
from terem.core.components import Components
from terem.core.dice import Dice
from terem.core.game import Field, Game, Identity, Option
from terem.core.message import Message, name
from terem.core.outcome import Outcome, Source, places
from terem.core.sight import Offer, Sight
from terem.core.step import NOBODY
from toys.steps import CATALOGUE, fill
from toys.table import NONE, PursesTable

LOTS = {"three": 3, "five": 5}


class PursesSight(Sight, frozen=True, kw_only=True):
    """What a seat of the toy sees."""

    purses: list[int]
    bank: int
    stack: int
    hands: list[int]
    own: list[int]
    lot: int
    worth: list[int]


def see(table: PursesTable, viewer: int) -> PursesSight:
    """Open things for all, the own hand for its seat, the lot for the winner."""
    step = None if table.over else table.step(viewer)
    return PursesSight(
        viewer=viewer,
        seats=table.seats,
        asked=[] if table.over else table.asked(),
        prompt=None if step is None else step.prompt(table),
        offers=[]
        if step is None
        else [
            Offer(choice, CATALOGUE.words(choice), step.label(table, choice))
            for choice in step.legal(table)
        ],
        outcome=end(table) if table.over else None,
        purses=table.purses[:],
        bank=table.bank,
        stack=len(table.stack),
        hands=[len(hand) for hand in table.hands],
        own=[] if viewer == NOBODY else table.hands[viewer][:],
        lot=table.lot if table.winner == viewer else NONE,
        worth=table.worth[:],
    )


def end(table: PursesTable) -> Outcome:
    """Coins and lots add up."""
    scores = [table.purses[seat] + table.worth[seat] for seat in range(table.seats)]
    return Outcome(
        reason=Message("end-lots"),
        scores=scores,
        places=places([(score,) for score in scores]),
        sources=[
            Source(name("source", "coins"), table.purses[:]),
            Source(name("source", "lots"), table.worth[:]),
        ],
    )


def totals(table: PursesTable) -> dict[str, list[int]]:
    """Coins and lots."""
    lots = [*table.stack, *(lot for hand in table.hands for lot in hand)]
    lots += [table.lot] if table.lot != NONE else []
    return {"coins": [sum(table.purses) + table.bank], "lots": sorted(lots)}


def box() -> Components:
    """A box without anything printed on it."""
    return Components("00000000")


def make(
    table: type[PursesTable] = PursesTable,
    begin: Callable[[PursesTable, int], None] = fill,
    sight: Callable[[PursesTable, int], PursesSight] = see,
    catalogue: Catalogue = CATALOGUE,
    package: str = "toys",
) -> Game[Any, Any, Any]:
    """The toy, with any of its parts replaced."""

    def start(box: Components, seats: int, options: Mapping[str, str], seed: str) -> PursesTable:
        first = table(seats, Dice(seed, ["worth", "deal"], seats))
        begin(first, LOTS[options["lots"]])
        return first

    return Game(
        identity=Identity(
            id="toy",
            rules="1",
            seats=range(2, 4),
            colours=["pink", "blue", "green"],
            options=[Option("lots", ["three", "five"])],
        ),
        package=package,
        catalogue=catalogue,
        fields=[
            Field("purses"),
            Field("bank"),
            Field("stack", "counted"),
            Field("hands", "own-counted"),
            Field("bids", "own"),
            Field("lot", "guarded"),
            Field("winner"),
            Field("worth"),
        ],
        components=box,
        start=start,
        sight=sight,
        outcome=end,
        totals=totals,
        bound=60,
    )


GAME = make()
