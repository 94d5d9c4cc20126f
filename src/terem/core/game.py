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
        chosen = self.agree({} if options is None else options)
        if seats not in self.seats:
            raise TeremError(
                Message(
                    "error-seats",
                    {"seats": seats, "least": self.seats[0], "most": self.seats[-1]},
                )
            )
        box = self.components() if components is None else components
        table = self._start(box, seats, chosen, seed)
        table.chronicle = chronicle
        table.proceed()
        return table

    def agree(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; unknown ones are refused."""
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                raise TeremError(_unknown_option(id, list(known)))
            if value not in known[id].values:
                raise TeremError(
                    Message(
                        "error-option-value",
                        {"option": id, "value": value, "known": ", ".join(known[id].values)},
                    )
                )
        return {id: options.get(id, option.values[0]) for id, option in known.items()}


def _unknown_option(id: str, known: list[str]) -> Message:
    if not known:
        return Message("error-no-options", {"option": id})
    return Message("error-option", {"option": id, "known": ", ".join(known)})
