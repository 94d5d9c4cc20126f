"""The course of the game: round, phase, the order of turns, the event of the round."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, name
from terem.draw.element import escape
from terem.draw.group import LEFT, Brush, Picture
from terem.draw.typeset import shorten, wrap
from terem.games.rurik.drawing.naming import Naming, told
from terem.games.rurik.drawing.symbols import EVENT_SIGNS
from terem.games.rurik.sight import RurikSight

WIDTH: Final = 480
HEIGHT: Final = 76
EVENT: Final = 70
CREST: Final = 42
PHASES: Final = ("setup", "strategy", "action", "claim")


class CourseGroup(Picture[RurikSight, Naming]):
    """The round and its phase, then the seats in the order of their turns."""

    def __init__(self) -> None:
        super().__init__("course", Message("group-course"), LEFT, "first")

    def shows(self, sight: RurikSight) -> object:
        """All that tells what happens now."""
        return (
            (sight.round, sight.phase, sight.first, sight.token, sight.event, sight.laika),
            sight.asked,
            sight.outcome is None,
        )

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """A line, and another for an event."""
        return WIDTH, HEIGHT + (EVENT if sight.event else 0)

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """Words to the left, crests to the right, the event below."""
        over = sight.outcome is not None
        height = self.size(sight)[1]
        event = brush.shelf(_event)[sight.event] if sight.event else ""
        return (
            f'<rect class="sheet" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="10"/>'
            f"{brush.shelf(_heading)[sight.round, sight.rounds, sight.phase, over]}"
            f"{_crests(sight, brush)}{event}"
        )


def _heading(brush: Brush[Naming], key: tuple[int, int, int, bool]) -> str:
    """The round as a row of stations, and the name of the phase."""
    round_, rounds, phase, over = key
    say = brush.kit.label
    title = (
        Message("course-over")
        if over
        else Message("course-round", {"round": max(round_, 1), "rounds": rounds})
    )
    stations = "".join(
        [
            f'<path class="{_station(n, round_, over)}" d="M{26 * n - 2} 47l11 11-11 11-11-11z"/>'
            for n in range(1, rounds + 1)
        ]
    )
    now = "" if over else say(Message(f"phase-{PHASES[phase]}"))
    return (
        f'<text class="heading" x="14" y="33">{say(title)}</text>'
        f'{stations}<text class="phase" x="{22 + 26 * rounds}" y="63.500">{now}</text>'
    )


def _station(number: int, now: int, over: bool) -> str:
    if over or number < now:
        return "station past"
    return "station now" if number == now else "station"


def _crests(sight: RurikSight, brush: Brush[Naming]) -> str:
    """The seats in the order of their turns; the holder of the token bears a crown."""
    shelf = brush.shelf(_crest)
    x = WIDTH - 12 - CREST * sight.seats
    parts: list[str] = []
    for step in range(sight.seats):
        seat = (sight.first + step) % sight.seats
        state = (seat in sight.asked, seat == sight.token, seat == sight.laika)
        parts.append(shelf[seat, x, *state])
        x += CREST
    return "".join(parts)


def _crest(brush: Brush[Naming], key: tuple[int, int, bool, bool, bool]) -> str:
    """The mark of a seat, and whether it is to choose."""
    seat, x, asked, token, laika = key
    title = told(brush, "crest-now" if asked else "crest", who=Who(seat), token=int(token))
    ring = f'<path class="turn" d="M{x + 11} 67h16l-8-8z"/>' if asked else ""
    crown = (
        f'<use id="first-token" class="token" href="#i-jewel-crown" x="{x + 6}" y="-2" width="26" '
        'height="26"/>'
        if token
        else ""
    )
    dog = (
        f'<use id="laika" class="ink" href="#i-sitting-dog" x="{x + 22}" y="34" width="22" '
        'height="22"/>'
        if laika
        else ""
    )
    return (
        f'<g class="crest">{title}<use href="#mark-{seat}" x="{x + 1}" y="20" width="36" '
        f'height="36"/>{ring}{crown}{dog}</g>'
    )


def _event(brush: Brush[Naming], event: str) -> str:
    """The event of the round in words."""
    title = brush.kit.label(name("event", event))
    lines = wrap(brush.words.text(Message(f"event-does-{event}")), 16, WIDTH - 80)
    texts = [
        f'<text class="small-text" x="60" y="{HEIGHT + 36 + 18 * n}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return (
        f'<use class="ink" href="#i-{EVENT_SIGNS[event]}" x="14" y="{HEIGHT + 10}" width="36" '
        f'height="36"/><text class="card-name" x="60" y="{HEIGHT + 16}">'
        f"{shorten(title, 19, WIDTH - 80)}</text>{''.join(texts)}"
    )
