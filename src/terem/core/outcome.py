"""Outcome: who stands where at the end, why it ended, and where the points came from."""

from __future__ import annotations

import msgspec

from terem.core.message import Message


class Source(msgspec.Struct, frozen=True):
    """Points from one source, one number for each side."""

    name: Message
    points: list[int]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game.

    Sides are the seats in order, then any others that score by the rules, such as a rebellion. The
    sources of a side add up to its score.
    """

    reason: Message
    scores: list[int]
    places: list[int]
    """1 for the winner; equal numbers share a place; 0 has no place at all."""
    sources: list[Source]
    ties: list[Source] = []
    """What broke a tie, first things first, when there was one to break."""
    others: list[Message] = []
    verdict: Message | None = None
    """How a lone player did."""


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by keys compared in order, higher being better; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
