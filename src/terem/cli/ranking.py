"""Ranking: the end of a game in words, and as an aligned table of where the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terem.cli.tables import aligned
from terem.core.message import Arg, Message, Who

if TYPE_CHECKING:
    from terem.cli.voice import Voice
    from terem.core.outcome import Outcome, Source


def ranking(outcome: Outcome, seats: int, voice: Voice) -> list[str]:
    """Why it ended, who won, and the table."""
    said = [outcome.reason, _winner(outcome, seats)]
    if outcome.verdict is not None:
        said.append(outcome.verdict)
    return [*map(voice.text, said), "", *_table(outcome, seats, voice)]


def as_json(outcome: Outcome, seats: int, voice: Voice) -> dict[str, object]:
    """The same for a program."""
    return {
        "reason": voice.text(outcome.reason),
        "sides": _sides(outcome, seats, voice),
        "places": outcome.places,
        "scores": outcome.scores,
        "sources": _sources(outcome.sources, voice),
        "ties": _sources(outcome.ties, voice),
        "verdict": None if outcome.verdict is None else voice.text(outcome.verdict),
    }


def _winner(outcome: Outcome, seats: int) -> Message:
    first = [side for side, place in enumerate(outcome.places) if place == 1]
    if len(first) != 1:
        return Message("rank-draw") if first else Message("rank-nobody")
    side = first[0]
    who: Arg = Who(side) if side < seats else outcome.others[side - seats]
    return Message("rank-won", {"who": who})


def _table(outcome: Outcome, seats: int, voice: Voice) -> list[str]:
    rows = [
        ["", *_sides(outcome, seats, voice)],
        [voice.text(Message("cli-row-place")), *(str(place or "-") for place in outcome.places)],
        *_rows(outcome.sources, voice),
        [voice.text(Message("cli-row-total")), *map(str, outcome.scores)],
    ]
    if outcome.ties:
        rows.append([voice.text(Message("cli-row-ties"))])
        rows += _rows(outcome.ties, voice)
    return aligned(rows)


def _rows(sources: list[Source], voice: Voice) -> list[list[str]]:
    return [[voice.text(source.name), *map(str, source.points)] for source in sources]


def _sources(sources: list[Source], voice: Voice) -> list[dict[str, object]]:
    return [{"name": voice.text(source.name), "points": source.points} for source in sources]


def _sides(outcome: Outcome, seats: int, voice: Voice) -> list[str]:
    return [
        *(voice.words.who(seat) for seat in range(seats)),
        *(voice.text(other) for other in outcome.others),
    ]
