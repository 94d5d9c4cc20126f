"""Scores: how a game ended, as a chart of points by source, and as a table for those who listen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from terem.core.message import Message
from terem.core.outcome import Outcome, Source
from terem.core.sight import Sight
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Panel, Picture
from terem.draw.typeset import shorten

WIDTH: Final = 480
LABEL: Final = 156
HEAD: Final = 128
ROW: Final = 26
_BASE: Final = 17
"""Where in a row its words stand, and below them, clear of the numbers, the bars."""
_THICK: Final = 4
FOOT: Final = 12


class Scores(Picture[Sight, Any]):
    """The places, and under each what its points are made of; the winner's column is framed."""

    def __init__(self) -> None:
        super().__init__("scores", Message("group-scores"), RIGHT, "scores")

    def shows(self, sight: Sight) -> object:
        """The outcome."""
        return sight.outcome

    def size(self, sight: Sight) -> tuple[int, int]:
        """As high as there are sources and tie-breakers."""
        outcome = sight.outcome
        rows = 0 if outcome is None else len(outcome.sources) + len(outcome.ties)
        return WIDTH, HEAD + rows * ROW + FOOT

    def paint(self, sight: Sight, brush: Brush[Any]) -> str:
        """Nothing until the end."""
        outcome = sight.outcome
        if outcome is None:
            return ""
        width, height = self.size(sight)
        most = max([abs(n) for source in outcome.sources for n in source.points], default=1) or 1
        pitch = (WIDTH - LABEL) / len(outcome.scores)
        lefts = [f"{LABEL + pitch * side:g}" for side in range(len(outcome.scores))]
        heads = [_head(outcome, side, sight, brush) for side in range(len(outcome.scores))]
        rows = [
            _line(source, HEAD + index * ROW, lefts, (pitch - 12, most), brush)
            for index, source in enumerate([*outcome.sources, *outcome.ties])
        ]
        return (
            f'<rect class="sheet own" x="1" y="1" width="{width - 2}" height="{height - 2}" '
            f'rx="10"/>{"".join(heads)}{"".join(rows)}'
        )


def _head(outcome: Outcome, side: int, sight: Sight, brush: Brush[Any]) -> str:
    """A side: its place, its mark if it is a seat, its name and its score."""
    pitch = (WIDTH - LABEL) / len(outcome.scores)
    middle = LABEL + pitch * (side + 0.5) - 4
    place = outcome.places[side]
    frame = mark = ""
    if place == 1:
        frame = (
            f'<rect class="winner" x="{middle - pitch / 2 + 2:g}" y="6" width="{pitch - 4:g}" '
            f'height="{HEAD - 12}" rx="8"/>'
        )
    if side < sight.seats:
        mark = f'<use href="#mark-{side}" x="{middle - 20:g}" y="34" width="40" height="40"></use>'
    name = escape(shorten(side_name(outcome, side, sight, brush), 16, pitch - 5))
    return (
        f'{frame}<text class="place-number" x="{middle:g}" y="28">{place or "—"}</text>{mark}'
        f'<text class="side-name" x="{middle:g}" y="92">{name}</text>'
        f'<text class="side-score" x="{middle:g}" y="116">{outcome.scores[side]}</text>'
    )


def _line(
    source: Source, y: int, lefts: Sequence[str], longest: tuple[float, int], brush: Brush[Any]
) -> str:
    """A source: what it is called, and for each side its number over a bar.

    Each side has the place where it begins; the longest bar, its length and its points.
    """
    label = escape(shorten(_upper(brush.words.text(source.name, brush.names)), 16, LABEL - 16))
    length, most = longest
    base, above = str(y + _BASE), str(y + _BASE + 4)
    parts = [f'<text class="source" x="12" y="{base}">{label}</text>']
    for points, left in zip(source.points, lefts, strict=True):
        kind = "loss" if points < 0 else "gain"
        text = str(points).replace("-", "−") if points else "·"
        parts.append(
            f'<text class="cell" x="{left}" y="{base}">{text}</text>'
            f'<rect class="{kind}" x="{left}" y="{above}" '
            f'width="{min(abs(points) / most, 1) * length:g}" height="{_THICK}" rx="2"/>'
        )
    return "".join(parts)


class Ledger(Panel[Sight, Any]):
    """The same as a table, for a voice."""

    def __init__(self) -> None:
        super().__init__("ledger", Message("group-ledger"), RIGHT, "unseen")

    def shows(self, sight: Sight) -> object:
        """The outcome."""
        return sight.outcome

    def paint(self, sight: Sight, brush: Brush[Any]) -> str:
        """A row a source; nothing until the end."""
        outcome = sight.outcome
        if outcome is None:
            return ""
        rows = [(source.name, source.points) for source in [*outcome.sources, *outcome.ties]]
        rows.append((Message("drawing-total"), outcome.scores))
        head = [
            f'<th scope="col">{escape(side_name(outcome, side, sight, brush))}, '
            f"{_rank(outcome, side, brush)}</th>"
            for side in range(len(outcome.scores))
        ]
        body = [
            f'<tr><th scope="row">{brush.say(name)}</th>'
            f"<td>{'</td><td>'.join(map(str, points))}</td></tr>"
            for name, points in rows
        ]
        return (
            f'<table id="ledger-table"><thead><tr><td></td>{"".join(head)}</tr></thead>'
            f"<tbody>{''.join(body)}</tbody></table>"
        )


def side_name(outcome: Outcome, side: int, sight: Sight, brush: Brush[Any]) -> str:
    """What a side is called: a player, or an opponent that the rules play."""
    if side < sight.seats:
        return brush.who(side)
    return brush.words.text(outcome.others[side - sight.seats], brush.names)


def _rank(outcome: Outcome, side: int, brush: Brush[Any]) -> str:
    place = outcome.places[side]
    if not place:
        return "—"
    shared = outcome.places.count(place) > 1
    return brush.say(Message("rank-shared" if shared else "rank-place", {"n": place}))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
