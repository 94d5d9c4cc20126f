"""Church: a token of extra income is added to a column that has none (rulebook, church)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, count, name
from terem.core.step import Step
from terem.games.middle_ages.choices import COLUMN, PLACES
from terem.games.middle_ages.components import AREAS
from terem.games.middle_ages.table import COLUMNS, MiddleAgesTable


class AddIncome(Step[MiddleAgesTable]):
    """One token at most in each column; empty columns may take one too (ruling A30)."""

    def legal(self, table: MiddleAgesTable) -> list[int]:
        """The columns without a token."""
        base = self.seat * COLUMNS
        tokens = table.income_tokens
        return [COLUMN + column for column in range(COLUMNS) if not tokens[base + column]]

    def barred(self, table: MiddleAgesTable) -> list[int]:
        """The columns that have a token."""
        legal = self.legal(table)
        return [COLUMN + column for column in range(COLUMNS) if COLUMN + column not in legal]

    def take(self, table: MiddleAgesTable, choice: int) -> None:
        """Add the token; it pays at once if the column is the church itself (ruling K05)."""
        table.income_tokens[self.seat * COLUMNS + choice - COLUMN] = 1
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-add-income",
                {"who": Who(self.seat), "area": name("area", AREAS[choice - COLUMN])},
            )

    def prompt(self, table: MiddleAgesTable) -> Message:
        """What is asked."""
        return Message("prompt-add-income", {"coins": count("coins", table.box.income_token_coins)})

    def label(self, table: MiddleAgesTable, choice: int) -> Message:
        """The column."""
        return Message("choice-column", {"area": name("area", AREAS[choice - COLUMN])})

    def points(self, table: MiddleAgesTable, choice: int) -> str:
        """The column in the own fief."""
        return f"column-{self.seat}-{choice - COLUMN}"

    def why_not(self, table: MiddleAgesTable, choice: int) -> Message:
        """Not a column, or one that has a token."""
        if not COLUMN <= choice < COLUMN + COLUMNS:
            return Message("why-not-column")
        return Message("why-income-there", {"area": name("area", AREAS[choice - COLUMN])})


ADD_INCOMES: Final = [AddIncome(seat) for seat in range(PLACES)]
