"""Bot kinds: which bots can play a game."""

from __future__ import annotations

from terem.bots import bots
from terem.bots.hints import hints_of
from terem.core.errors import TeremError
from terem.core.position import AnyGame


def best_bot(game: AnyGame) -> str:
    """The strongest kind of bot that can play a game."""
    return bot_kinds(game)[-1]


def bot_kinds(game: AnyGame) -> list[str]:
    """The kinds of bots that can play a game, the weakest first."""
    kinds = list(bots())
    try:
        hints_of(game)
    except TeremError:
        return kinds[:1]
    return kinds
