"""The advancement tracks and the warfare track, with the markers of all sides."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, count, name
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Picture
from terem.draw.typeset import shorten
from terem.games.rurik.components import RULE_TRACK, TRACKS
from terem.games.rurik.drawing.naming import Naming, sign_of, told, who_of
from terem.games.rurik.drawing.symbols import TRACK_SIGNS
from terem.games.rurik.sight import RurikSight

WIDTH: Final = 480
HEAD: Final = 30
ROW: Final = 68
LABEL: Final = 92
RIGHT_EDGE: Final = 10
WAR: Final = "war"
MARKER: Final = 23


class TracksGroup(Picture[RurikSight, Naming]):
    """How far each side has come, what every step asks and what it is worth."""

    def __init__(self) -> None:
        super().__init__("tracks", Message("group-tracks"), RIGHT, "slim")

    def shows(self, sight: RurikSight) -> object:
        """The markers; what is printed never changes."""
        return [(court.tracks, court.war) for court in sight.courts]

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """A row for each track."""
        return WIDTH, HEAD + ROW * (len(TRACKS) + 1) + 6

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """What is printed, then the markers."""
        needs = tuple([tuple(steps) for steps in sight.track_needs])
        printed = brush.shelf(_printed)[
            needs, tuple(sight.track_points), sight.war_steps, tuple(sight.war_points)
        ]
        markers: list[str] = []
        for row in range(len(TRACKS)):
            cell = (WIDTH - LABEL - RIGHT_EDGE) / len(sight.track_points)
            steps = [court.tracks[row] for court in sight.courts]
            markers.append(_markers(sight, brush, row, steps, cell))
        cell = (WIDTH - LABEL - RIGHT_EDGE) / (sight.war_steps + 1)
        markers.append(_markers(sight, brush, len(TRACKS), [c.war for c in sight.courts], cell))
        return f"{printed}{''.join(markers)}"


def _markers(
    sight: RurikSight, brush: Brush[Naming], row: int, steps: list[int], cell: float
) -> str:
    """The markers of a track, two abreast where a step is wide enough."""
    shelf = brush.shelf(_marker)
    seen: dict[int, int] = {}
    parts: list[str] = []
    for side, step in enumerate(steps):
        place = seen.get(step, 0)
        seen[step] = place + 1
        parts.append(shelf[sight.seats, side, row, step, place, cell])
    return "".join(parts)


def _marker(brush: Brush[Naming], key: tuple[int, int, int, int, int, float]) -> str:
    seats, side, row, step, place, cell = key
    track = (*TRACKS, WAR)[row]
    title = told(brush, "marker-of", who=who_of(seats, side), track=name("track", track), step=step)
    size = MARKER if cell > 2 * MARKER else 17.0
    left = LABEL + cell * step + max(1, (cell - 2 * size) / 2)
    shift = size if cell > 2 * MARKER else (cell - size - 2)
    x = left + place % 2 * shift
    y = HEAD + ROW * row + 4 + place // 2 * (size - 1)
    return (
        f'<g id="marker-{track}-{side}">{title}<use href="#mark-{sign_of(seats, side)}" '
        f'x="{x:.4g}" y="{y:.4g}" width="{size:g}" height="{size:g}"/></g>'
    )


def _printed(
    brush: Brush[Naming],
    key: tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int, tuple[int, ...]],
) -> str:
    """Names, steps, what they ask and what they are worth."""
    needs, points, war_steps, (first, second) = key
    height = HEAD + ROW * (len(TRACKS) + 1) + 6
    cell = (WIDTH - LABEL - RIGHT_EDGE) / len(points)
    parts = [
        f'<rect class="sheet" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="10"/>',
        f'<use class="laurels" href="#i-laurels" x="{LABEL - 30}" y="5" width="22" height="22"/>',
    ]
    for step, worth in enumerate(points):
        if not step:
            continue
        x = LABEL + cell * (step + 0.5)
        parts.append(f'<text class="worth" x="{x:.4g}" y="24">{worth}</text>')
    for row, track in enumerate(TRACKS):
        parts.append(_row(brush, row, track, Message(f"track-does-{track}")))
        parts += [
            _cell(brush, row, step, cell, needs[row][step], points) for step in range(len(points))
        ]
    row = len(TRACKS)
    scored = {"first": count("points", first), "second": count("points", second)}
    parts.append(_row(brush, row, WAR, Message("track-does-war", {**scored})))
    narrow = (WIDTH - LABEL - RIGHT_EDGE) / (war_steps + 1)
    for step in range(war_steps + 1):
        x = LABEL + narrow * step
        y = HEAD + ROW * row
        kind = "step" if step else "step below"
        parts.append(
            f'<rect class="{kind}" x="{x + 1:.4g}" y="{y + 2}" '
            f'width="{narrow - 2:.4g}" height="{ROW - 6}" rx="5"/>'
            f'<text class="need" x="{x + narrow / 2:.4g}" y="{y + ROW - 10}">'
            f"{step or ''}</text>"
        )
    return "".join(parts)


def _row(brush: Brush[Naming], row: int, track: str, does: Message) -> str:
    y = HEAD + ROW * row
    title = brush.kit.title(does)
    label = shorten(brush.kit.label(name("track", track)), 16, LABEL - 10)
    return (
        f'<g>{title}<use class="ink" href="#i-{TRACK_SIGNS[track]}" x="{LABEL / 2 - 16:g}" '
        f'y="{y + 3}" width="34" height="34"/><text class="track-name" x="{LABEL / 2:g}" '
        f'y="{y + 55}">{escape(label)}</text></g>'
    )


def _cell(
    brush: Brush[Naming],
    row: int,
    step: int,
    cell: float,
    need: int,
    points: tuple[int, ...],
) -> str:
    """One step of an advancement track."""
    x = LABEL + cell * step
    y = HEAD + ROW * row
    track = TRACKS[row]
    top = row == RULE_TRACK and step == len(points) - 1
    crown = (
        f'<use class="ink" href="#i-crown" x="{x + cell / 2 + 5:.4g}" y="{y + 46}" width="17" '
        'height="17"/>'
        if top
        else ""
    )
    title = (
        brush.kit.title(
            Message(
                f"step-{track}-capitals" if top else f"step-{track}",
                {"n": need, "points": count("points", points[step])},
            )
        )
        if step
        else ""
    )
    kind = "step" if step else "step below"
    middle = x + cell / 2 - (6 if top else 0)
    return (
        f'<g>{title}<rect class="{kind}" x="{x + 1.5:.4g}" y="{y + 2}" '
        f'width="{cell - 3:.4g}" height="{ROW - 6}" rx="6"/>'
        f'<text class="need" x="{middle:.4g}" y="{y + ROW - 9}">{need if step else ""}</text>'
        f"{crown}</g>"
    )
