"""Palace: a token of an extra area is chosen, then added to a column (rulebook, palace)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, name
from terem.core.step import Step
from terem.games.middle_ages.choices import COLUMN, PLACES, TOKEN
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.table import COLUMNS, NONE, MiddleAgesTable


class ChooseToken(Step[MiddleAgesTable]):
    """Which token; only one that some column can take, so that no choice leads nowhere."""

    def legal(self, table: MiddleAgesTable) -> list[int]:
        """The tokens in the supply that fit somewhere."""
        return [TOKEN + token for token in placeable(table, self.seat)]

    def barred(self, table: MiddleAgesTable) -> list[int]:
        """The tokens in the supply that fit nowhere."""
        fitting = placeable(table, self.seat)
        return [
            TOKEN + token
            for token in range(len(table.free_tokens))
            if table.free_tokens[token] and token not in fitting
        ]

    def take(self, table: MiddleAgesTable, choice: int) -> None:
        """Take the token in hand and ask for its column."""
        table.free_tokens[choice - TOKEN] = 0
        table.held_token = choice - TOKEN
        table.push(PLACE_TOKENS[self.seat])

    def prompt(self, table: MiddleAgesTable) -> Message:
        """What is asked."""
        return Message("prompt-token")

    def label(self, table: MiddleAgesTable, choice: int) -> Message:
        """The area on the token."""
        return Message("choice-token", {"area": _area(table, choice - TOKEN)})

    def points(self, table: MiddleAgesTable, choice: int) -> str:
        """The token in the supply."""
        return f"token-{choice - TOKEN}"

    def why_not(self, table: MiddleAgesTable, choice: int) -> Message:
        """Not a token, one that is gone, or one that fits nowhere."""
        if not TOKEN <= choice < TOKEN + len(table.free_tokens):
            return Message("why-not-token")
        if not table.free_tokens[choice - TOKEN]:
            return Message("why-token-gone", {"area": _area(table, choice - TOKEN)})
        return Message("why-token-nowhere", {"area": _area(table, choice - TOKEN)})


class PlaceToken(Step[MiddleAgesTable]):
    """The column for the token in hand."""

    def legal(self, table: MiddleAgesTable) -> list[int]:
        """Columns without such a token that do not name its area already."""
        return [
            COLUMN + column
            for column in range(COLUMNS)
            if _takes(table, self.seat, column, table.held_token)
        ]

    def barred(self, table: MiddleAgesTable) -> list[int]:
        """The other columns."""
        legal = self.legal(table)
        return [COLUMN + column for column in range(COLUMNS) if COLUMN + column not in legal]

    def take(self, table: MiddleAgesTable, choice: int) -> None:
        """Add the token; it counts at once if the column is the palace itself (ruling K05)."""
        token = table.held_token
        table.held_token = NONE
        table.area_tokens[self.seat * COLUMNS + choice - COLUMN] = token
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-add-area",
                {
                    "who": Who(self.seat),
                    "token": _area(table, token),
                    "area": name("area", AREAS[choice - COLUMN]),
                },
            )

    def prompt(self, table: MiddleAgesTable) -> Message:
        """What is asked."""
        return Message("prompt-place-token", {"area": _area(table, table.held_token)})

    def label(self, table: MiddleAgesTable, choice: int) -> Message:
        """The column."""
        return Message("choice-column", {"area": name("area", AREAS[choice - COLUMN])})

    def points(self, table: MiddleAgesTable, choice: int) -> str:
        """The column in the own fief."""
        return f"column-{self.seat}-{choice - COLUMN}"

    def why_not(self, table: MiddleAgesTable, choice: int) -> Message:
        """Not a column, one that has a token, or one that names the area."""
        column = choice - COLUMN
        if not 0 <= column < COLUMNS:
            return Message("why-not-column")
        area = name("area", AREAS[column])
        if table.area_tokens[self.seat * COLUMNS + column] != NONE:
            return Message("why-area-there", {"area": area})
        return Message("why-area-named", {"area": area, "token": _area(table, table.held_token)})


def placeable(table: MiddleAgesTable, seat: int) -> list[int]:
    """The tokens of the supply that at least one column of the seat can take."""
    return [
        token
        for token in range(len(table.free_tokens))
        if table.free_tokens[token] and _fits(table, seat, token)
    ]


def _fits(table: MiddleAgesTable, seat: int, token: int) -> bool:
    return any(_takes(table, seat, column, token) for column in range(COLUMNS))


def _takes(table: MiddleAgesTable, seat: int, column: int, token: int) -> bool:
    """Whether a column has no such token yet and does not name its area already."""
    if table.area_tokens[seat * COLUMNS + column] != NONE:
        return False
    return not table.box.income_mask[column] >> table.box.token_area[token] & 1


def _area(table: MiddleAgesTable, token: int) -> Message:
    return name("area", AREAS[table.box.token_area[token]])


ADD_AREAS: Final = [ChooseToken(seat) for seat in range(PLACES)]
PLACE_TOKENS: Final = [PlaceToken(seat) for seat in range(PLACES)]
