"""Scores: how a game ended, as a chart of points by source, and as a table for those who listen."""

from __future__ import annotations

from typing import Any, Final

from terem.core.message import Message
from terem.core.outcome import Outcome, Source
from terem.core.sight import Sight
from terem.draw.element import Markup, el, escape, join
from terem.draw.group import RIGHT, Brush, Panel, Picture
from terem.draw.typeset import shorten

WIDTH: Final = 480
LABEL: Final = 166
HEAD: Final = 128
ROW: Final = 26
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
        if sight.outcome is None:
            return ""
        outcome = sight.outcome
        width, height = self.size(sight)
        lines = [*outcome.sources, *outcome.ties]
        most = max([abs(n) for source in outcome.sources for n in source.points], default=1) or 1
        return join(
            el("rect", class_="sheet own", x=1, y=1, width=width - 2, height=height - 2, rx=10),
            *[self._head(outcome, side, sight, brush) for side in range(len(outcome.scores))],
            *[
                self._line(source, HEAD + index * ROW, most, brush)
                for index, source in enumerate(lines)
            ],
        )

    def _head(self, outcome: Outcome, side: int, sight: Sight, brush: Brush[Any]) -> Markup:
        pitch = (WIDTH - LABEL) / len(outcome.scores)
        middle = LABEL + pitch * (side + 0.5) - 4
        place = outcome.places[side]
        mark = None
        if side < sight.seats:
            mark = el("use", href=f"#mark-{side}", x=middle - 20, y=34.0, width=40, height=40)
        name = side_name(outcome, side, sight, brush)
        return join(
            el(
                "rect",
                class_="winner",
                x=middle - pitch / 2 + 2,
                y=6.0,
                width=pitch - 4,
                height=float(HEAD - 12),
                rx=8,
            )
            if place == 1
            else None,
            el("text", str(place) if place else "—", class_="place-number", x=middle, y=28.0),
            mark,
            el("text", shorten(name, 16, pitch - 6), class_="side-name", x=middle, y=92.0),
            el("text", str(outcome.scores[side]), class_="side-score", x=middle, y=116.0),
        )

    def _line(self, source: Source, y: int, most: int, brush: Brush[Any]) -> Markup:
        pitch = (WIDTH - LABEL) / len(source.points)
        cells: list[Markup] = []
        for side, points in enumerate(source.points):
            x = LABEL + pitch * side
            length = min(abs(points) / most, 1) * (pitch - 12)
            kind = "loss" if points < 0 else "gain"
            text = str(points).replace("-", "−") if points else "·"
            cells += [
                el("rect", class_=kind, x=x, y=float(y + 2), width=length, height=ROW - 5, rx=3),
                el("text", text, class_="cell", x=x + 5, y=float(y + 18)),
            ]
        label = shorten(_upper(brush.words.text(source.name, brush.names)), 16, LABEL - 16)
        return join(el("text", label, class_="source", x=12, y=y + 18), *cells)


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
        head = [
            el(
                "th",
                side_name(outcome, side, sight, brush),
                ", ",
                _rank(outcome, side, brush),
                scope="col",
            )
            for side in range(len(outcome.scores))
        ]
        rows = [
            (brush.say(source.name), source.points) for source in [*outcome.sources, *outcome.ties]
        ]
        rows.append((brush.say(Message("drawing-total")), outcome.scores))
        body = [
            el("tr", el("th", name, scope="row"), *[el("td", str(n)) for n in points])
            for name, points in rows
        ]
        return el(
            "table", el("thead", el("tr", el("td"), *head)), el("tbody", *body), id="ledger-table"
        )


def side_name(outcome: Outcome, side: int, sight: Sight, brush: Brush[Any]) -> str:
    """What a side is called: a player, or an opponent that the rules play."""
    if side < sight.seats:
        return brush.who(side)
    return brush.words.text(outcome.others[side - sight.seats], brush.names)


def _rank(outcome: Outcome, side: int, brush: Brush[Any]) -> Markup:
    place = outcome.places[side]
    if not place:
        return escape("—")
    shared = outcome.places.count(place) > 1
    return brush.say(Message("rank-shared" if shared else "rank-place", {"n": place}))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
