"""Game: the thing in the box, and everything its folder offers to the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

import msgspec

from terem.core.choice import Catalogue
from terem.core.chronicle import Chronicle
from terem.core.components import Components
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.outcome import Outcome
from terem.core.sight import Sight
from terem.core.table import Table

T = TypeVar("T", bound=Table)
S = TypeVar("S", bound=Sight)
C = TypeVar("C", bound=Components)


class Option(msgspec.Struct, frozen=True):
    """Something that is agreed on before the start; the first value is the default."""

    id: str
    values: list[str]
    seats: list[int] = []
    """The numbers of seats that it is meant for, such as that of a lone player; none for any."""

    def concerns(self, seats: int) -> bool:
        """Whether so many have anything to agree on."""
        return not self.seats or seats in self.seats


class Identity(msgspec.Struct, frozen=True):
    """What tells one box from another, and who may sit down to it."""

    id: str
    rules: str
    """Changes when behaviour changes, never for speed or tidying."""
    seats: range
    colours: list[str]
    """The colour of each seat."""
    options: list[Option] = []


class Field(msgspec.Struct, frozen=True):
    """One field of a table, with what a seat that may not see it can still tell.

    ``open``: everybody sees it. ``counted``: nobody sees it, everybody knows how much there is.
    ``own``: one entry a seat, of which others know nothing. ``own-counted``: of which others know
    how much there is. ``guarded``: the table itself says what each seat knows (``secrets``).
    """

    name: str
    grade: str = "open"


GRADES: Final = ("open", "counted", "own", "own-counted", "guarded")


class Game(Generic[T, S, C]):
    """Identity, seats, options, rules version, and the doors to rules and sight."""

    def __init__(
        self,
        *,
        identity: Identity,
        package: str,
        catalogue: Catalogue,
        fields: list[Field],
        components: Callable[[], C],
        start: Callable[[C, int, Mapping[str, str], str], T],
        sight: Callable[[T, int], S],
        outcome: Callable[[T], Outcome],
        totals: Callable[[T], dict[str, list[int]]],
        bound: int,
    ) -> None:
        self.id: Final = identity.id
        self.rules: Final = identity.rules
        self.seats: Final = identity.seats
        self.colours: Final = identity.colours
        self.options: Final = identity.options
        self.package: Final = package
        self.catalogue: Final = catalogue
        self.fields: Final = fields
        self.components: Final = components
        self.sight: Final = sight
        self.outcome: Final = outcome
        """The end of a table that is over."""
        self.totals: Final = totals
        """What never changes in number, by name, wherever it lies."""
        self.bound: Final = bound
        """No game takes more choices than this."""
        self._start = start

    def start(
        self,
        seats: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        components: C | None = None,
        chronicle: Chronicle | None = None,
    ) -> T:
        """The first table, up to the first question; a chronicle is told what happens before it."""
        if seats not in self.seats:
            raise TeremError(
                Message(
                    "error-seats",
                    {"seats": seats, "least": self.seats[0], "most": self.seats[-1]},
                )
            )
        chosen = self.agree({} if options is None else options, seats)
        box = self.components() if components is None else components
        table = self._start(box, seats, chosen, seed)
        table.chronicle = chronicle
        table.proceed()
        return table

    def agree(self, options: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """All options with their values, defaults filled in; unknown ones are refused.

        At a table of so many seats only those that concern it; the others may only have their
        defaults.
        """
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            reason = _why_not(known, id, value, seats)
            if reason is not None:
                raise TeremError(reason)
        return {
            id: options.get(id, option.values[0])
            for id, option in known.items()
            if seats is None or option.concerns(seats)
        }


def _why_not(known: Mapping[str, Option], id: str, value: str, seats: int | None) -> Message | None:
    """Why an option cannot have a value."""
    if not known:
        return Message("error-no-options", {"option": id})
    if id not in known:
        return Message("error-option", {"option": id, "known": ", ".join(known)})
    option = known[id]
    if value not in option.values:
        return Message(
            "error-option-value", {"option": id, "value": value, "known": ", ".join(option.values)}
        )
    if seats is not None and not option.concerns(seats) and value != option.values[0]:
        return Message("error-option-seats", {"option": id, "seats": seats})
    return None
