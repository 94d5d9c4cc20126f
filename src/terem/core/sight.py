"""Sight: what one seat, or a watcher, may see. The only door from rules to pictures."""

from __future__ import annotations

import msgspec

from terem.core.message import Message
from terem.core.outcome import Outcome


class Offer(msgspec.Struct, frozen=True):
    """One legal choice as the person asked sees it."""

    number: int
    words: str
    label: Message
    points: str = ""


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """What every sight holds; a game adds what lies on its table, field by field."""

    viewer: int
    """The seat that looks, or NOBODY for a watcher."""
    seats: int
    asked: list[int]
    prompt: Message | None
    """What the viewer is asked; nothing when it is not."""
    offers: list[Offer]
    outcome: Outcome | None
