"""The uniform bot: each choice is equally likely."""

from __future__ import annotations

from terem.bots.bot import View
from terem.core.dice import GUESS


class Uniform:
    """Chooses by chance."""

    def choose(self, view: View) -> int:
        """Any of the legal choices."""
        return view.legal[view.dice.below(GUESS, len(view.legal))]
