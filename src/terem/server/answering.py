"""Answering: bots choose at a table, one after another, until a person is asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from terem.core.errors import Refused, TeremError
from terem.server.errors import StalePly
from terem.server.metrics import Metrics
from terem.server.thinkers import Thinkers, by_chance

if TYPE_CHECKING:
    from terem.server.keeper import Keeper

_PAUSE: Final = 1.0
"""Seconds before the next attempt, when the store could not be written."""

_log: Final = logging.getLogger(__name__)


async def answer_for_bots(keeper: Keeper, thinkers: Thinkers, metrics: Metrics) -> None:
    """Let the bots choose; whatever one of them does, the table goes on."""
    while (held := keeper.bot_asked()) is not None:
        play, seat = keeper.play, held.number
        ply, undone = play.ply, keeper.undone
        with metrics.bot_seconds.time():
            words = await thinkers.think(keeper.setup.id, play, undone, seat, held.chooser)
        await keeper.be_seen()
        if undone != keeper.undone:
            continue
        try:
            await _take(keeper, seat, words, ply, metrics)
        except StalePly:
            continue
        except TeremError as error:
            _log.error("table %s: a bot's choice was not taken: %s", keeper.setup.id, error)
            await asyncio.sleep(_PAUSE)


async def _take(keeper: Keeper, seat: int, words: str | None, ply: int, metrics: Metrics) -> None:
    """Take the choice of a bot, or one by chance if it has none that the rules allow."""
    if words is not None:
        try:
            await keeper.take_for_bot(seat, words, ply)
        except Refused as refused:
            _log.warning("table %s: a bot chose %r: %s", keeper.setup.id, words, refused)
        else:
            metrics.bot_answers.inc()
            return
    metrics.bot_failures.inc()
    if seat not in keeper.play.asked():
        raise StalePly
    await keeper.take_for_bot(seat, by_chance(keeper.play, seat), keeper.play.ply)
