"""The greedy bot: one choice ahead, by the game's own measure."""

from __future__ import annotations

from terem.bots.bot import View
from terem.bots.hints import hints_of
from terem.core.dice import GUESS


class Greedy:
    """Takes the choice after which its position looks best; among equals one by chance."""

    def choose(self, view: View) -> int:
        """Try every choice on a copy of the same guess."""
        hints = hints_of(view.game)
        guess = view.guess()
        best: list[int] = []
        most = 0
        for choice in view.legal:
            table = guess.copy()
            table.follow(view.seat, choice)
            value = hints.value(table, view.seat)
            if not best or value > most:
                best = [choice]
                most = value
            elif value == most:
                best.append(choice)
        return best[view.dice.below(GUESS, len(best))]
