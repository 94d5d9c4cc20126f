"""Bots: players who see what a seat sees, and guesses of the rest."""

from terem.bots.bot import Bot, View, view_of
from terem.bots.greedy import Greedy
from terem.bots.uniform import Uniform

__all__ = ["Bot", "View", "bots", "view_of"]


def bots() -> dict[str, type[Bot]]:
    """All kinds of bots, the weakest first."""
    return {"uniform": Uniform, "greedy": Greedy}
