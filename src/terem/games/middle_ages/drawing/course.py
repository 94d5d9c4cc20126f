"""The course of the game: the round, the order of moves, and the events that come."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who
from terem.draw.group import LEFT, Brush, Picture
from terem.games.middle_ages.drawing.kit import CARD, Kit
from terem.games.middle_ages.sight import MiddleAgesSight

WIDTH: Final = 480
HEIGHT: Final = 94
CREST: Final = 36
NOW: Final = "turn-now"
WAITS: Final = "turn-waits"
MOVED: Final = "turn-moved"


class CourseGroup(Picture[MiddleAgesSight, Kit]):
    """The round, who has moved in it and who will, and the rounds that end with an event."""

    def __init__(self) -> None:
        super().__init__("course", Message("group-course"), LEFT, "first")

    def shows(self, sight: MiddleAgesSight) -> object:
        """The round, the order of the lords, and who is asked."""
        return sight.round, sight.lords, sight.asked, sight.outcome is None

    def size(self, sight: MiddleAgesSight) -> tuple[int, int]:
        """One line of words and one of rounds."""
        return WIDTH, HEIGHT

    def paint(self, sight: MiddleAgesSight, brush: Brush[Kit]) -> str:
        """The words to the left, the crests to the right, the rounds below."""
        now = sight.round if sight.outcome is None else sight.rounds + 1
        rounds = brush.piece(
            self.id,
            (now, sight.rounds, sight.events),
            lambda: brush.kit.rounds[now, sight.rounds, tuple([e.round for e in sight.events])],
        )
        return (
            f"{_SHEET}{brush.kit.heading[sight.round, sight.rounds]}</text>"
            f"{_crests(sight, brush)}{rounds}"
        )


class EventsGroup(Picture[MiddleAgesSight, Kit]):
    """The four event cards; one that is over lies with its face down."""

    def __init__(self) -> None:
        super().__init__("events", Message("group-events"), LEFT, "events")

    def shows(self, sight: MiddleAgesSight) -> object:
        """The cards."""
        return sight.events

    def size(self, sight: MiddleAgesSight) -> tuple[int, int]:
        """Two cards in a line."""
        return WIDTH, (len(sight.events) + 1) // 2 * (CARD[1] + 8) - 2

    def paint(self, sight: MiddleAgesSight, brush: Brush[Kit]) -> str:
        """Card by card in the order they come."""
        cards = brush.kit.cards
        width, height = CARD
        return "".join(
            [
                f'<g id="event-{index}" transform="translate({4 + index % 2 * (width + 4)} '
                f'{2 + index // 2 * (height + 8)})">{cards[event]}</g>'
                for index, event in enumerate(sight.events)
            ]
        )


def _crests(sight: MiddleAgesSight, brush: Brush[Kit]) -> str:
    """Seats in the order of the round, those who have moved in it at the end."""
    start = sight.row * sight.width
    end = start + sight.width
    early = sight.row < 0
    order = sorted(
        [
            (not (early or start <= place < end), place, seat)
            for seat, place in enumerate(sight.lords)
        ]
    )
    asked = sight.asked
    crests = brush.shelf(_crest)
    x = WIDTH - 10 - CREST * sight.seats
    parts: list[str] = []
    for gone, _, seat in order:
        parts.append(crests[seat, x, NOW if seat in asked else MOVED if gone else WAITS])
        x += CREST
    return "".join(parts)


def _crest(brush: Brush[Kit], key: tuple[int, int, str]) -> str:
    """The mark of a seat at its turn, and whether it moves, waits or has moved."""
    seat, x, turn = key
    kind = "crest gone" if turn == MOVED else "crest"
    ring = f'<path class="turn" d="M{x + 9} 47h14l-7-8z"/>' if turn == NOW else ""
    return (
        f'<g class="{kind}"><title>{brush.say(Message(turn, {"who": Who(seat)}))}</title>'
        f'<use href="#mark-{seat}" x="{x}" y="7" width="32" height="32"/>{ring}</g>'
    )


_SHEET: Final = (
    f'<rect class="sheet" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="10"/>'
    '<text class="heading" x="14" y="34">'
)
