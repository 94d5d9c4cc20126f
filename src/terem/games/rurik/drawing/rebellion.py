"""The rebellion of the solo game: its board with what it has unlocked, and its card."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, name
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Picture
from terem.draw.typeset import wrap
from terem.games.rurik.components import ACTIONS, GAIN_COINS, GAIN_SAFETY, PRIORITIES, STRUCTURES
from terem.games.rurik.drawing.decks import sheet
from terem.games.rurik.drawing.naming import Naming, told
from terem.games.rurik.faces import BonusFace, CardRow
from terem.games.rurik.sight import Rebellion, RurikSight

WIDTH: Final = 480
HEAD: Final = 62
SPACE: Final = 46
COLUMN: Final = 154
CARD: Final = 116
ROW: Final = 46
PRIORITY_SIGNS: Final = ("attack", "build", "tax")


class RebellionGroup(Picture[RurikSight, Naming]):
    """What the rebellion strives for, what it has unlocked, where it goes first."""

    def __init__(self) -> None:
        super().__init__("rebellion", Message("group-rebellion"), RIGHT, "slim")

    def shows(self, sight: RurikSight) -> object:
        """The board and the card."""
        return sight.rebellion

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """Higher with the rows that have been seen."""
        rebellion = sight.rebellion
        if rebellion is None:
            return WIDTH, 1
        spaces = max([len(column) for column in rebellion.columns])
        return WIDTH, HEAD + SPACE * spaces + CARD + ROW * len(rebellion.rows) + 8

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """Columns by priority, then the card."""
        rebellion = sight.rebellion
        if rebellion is None:
            return ""
        spaces = max([len(column) for column in rebellion.columns])
        columns = [
            _column(brush, place, column, rebellion)
            for place, column in enumerate(rebellion.columns)
        ]
        rows = [
            f'<g transform="translate(0 {HEAD + SPACE * spaces + CARD + ROW * n})">'
            f"{_row(brush, n, row, rebellion.priority)}</g>"
            for n, row in enumerate(rebellion.rows)
        ]
        return (
            f"{sheet(self.size(sight)[1])}{''.join(columns)}"
            f'<g transform="translate(0 {HEAD + SPACE * spaces})">'
            f"{_card(sight, brush, rebellion)}</g>{''.join(rows)}"
        )


def _column(brush: Brush[Naming], place: int, column: list[BonusFace], rebellion: Rebellion) -> str:
    x = 10 + COLUMN * place
    now = place == rebellion.priority
    label = brush.kit.label(name("priority", PRIORITIES[place]))
    start = (
        f'<use class="ink-soft" href="#i-flat-star" x="{x + 124}" y="12" width="18" height="18"/>'
        if place == rebellion.start
        else ""
    )
    spaces = [_space(brush, x, HEAD + SPACE * n, bonus) for n, bonus in enumerate(column)]
    return (
        f'<g class="priority{" now" if now else ""}">'
        f'<rect class="priority-ground" x="{x}" y="8" width="{COLUMN - 6}" '
        f'height="{HEAD - 8 + SPACE * len(column)}" rx="8"/>'
        f'<use href="#sign-{PRIORITY_SIGNS[place]}" x="{x + 6}" y="14" width="36" height="36"/>'
        f'<text class="card-name plain" x="{x + 48}" y="38">{label}</text>'
        f"{start}{''.join(spaces)}</g>"
    )


def _space(brush: Brush[Naming], x: int, y: int, bonus: BonusFace) -> str:
    """A space: an action, and what it brings more; under a coin it does not count yet."""
    title = told(
        brush,
        "bonus-covered" if bonus.covered else "bonus-open",
        action=name("action", ACTIONS[bonus.trigger]),
        gain=gain_told(bonus),
    )
    if bonus.gain == GAIN_COINS:
        gain = f'<use href="#coin" x="{x + 68}" y="{y + 6}" width="30" height="30"/>'
    elif bonus.gain == GAIN_SAFETY:
        gain = (
            f'<use class="ink" href="#i-cross-shield" x="{x + 68}" y="{y + 6}" width="30" '
            'height="30"/>'
        )
    else:
        gain = (
            f'<use href="#sign-{ACTIONS[bonus.gain]}" x="{x + 68}" y="{y + 6}" width="30" '
            'height="30"/>'
        )
    coin = (
        f'<use href="#coin" x="{x + 106}" y="{y + 3}" width="36" height="36"/>'
        if bonus.covered
        else f'<circle class="unlocked" cx="{x + 124}" cy="{y + 21}" r="15"/>'
    )
    sign = "−" if bonus.gain == GAIN_SAFETY else "+"
    return (
        f'<g class="bonus{" covered" if bonus.covered else ""}">{title}'
        f'<use href="#sign-{ACTIONS[bonus.trigger]}" x="{x + 6}" y="{y + 6}" width="30" '
        f'height="30"/><text class="count" x="{x + 41}" y="{y + 28}">{sign}{bonus.amount}'
        f"</text>{gain}{coin}</g>"
    )


def gain_told(bonus: BonusFace) -> Message:
    """What a space of the board gives."""
    if bonus.gain == GAIN_COINS:
        return Message("count-coins", {"n": bonus.amount})
    if bonus.gain == GAIN_SAFETY:
        return Message("gain-safety", {"n": bonus.amount})
    return Message(f"count-{ACTIONS[bonus.gain]}-points", {"n": bonus.amount})


def _card(sight: RurikSight, brush: Brush[Naming], rebellion: Rebellion) -> str:
    """The regions in the order of the card, and the structures for the priority."""
    names = [brush.words.text(name("region", sight.lands[r].id)) for r in rebellion.top.regions]
    lines = wrap(", ".join(names), 16, WIDTH - 40)
    texts = [
        f'<text class="card-text" x="20" y="{60 + 18 * n}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    kinds = rebellion.top.structures[rebellion.priority]
    icons = [
        f'<use href="#structure-{STRUCTURES[kind]}" x="{340 + 42 * n}" y="9" width="32" '
        'height="32"/>'
        for n, kind in enumerate(kinds)
    ]
    return (
        '<g id="insurrection"><rect class="face" x="8" y="4" width="464" '
        f'height="{CARD - 10}" rx="8"/>'
        f'<text class="card-name" x="20" y="29">{brush.kit.label(Message("insurrection-regions"))}'
        f"</text>{''.join(icons)}{''.join(texts)}</g>"
    )


def _row(brush: Brush[Naming], number: int, row: CardRow, priority: int) -> str:
    """A row of the card that guides the advisors of the rebellion."""
    title = told(
        brush,
        "insurrection-row",
        influence=row.influence,
        late=int(row.late),
        action=name("action", ACTIONS[row.banners[priority]]),
        coin=int(row.coins[priority]),
    )
    cells: list[str] = []
    for place, banner in enumerate(row.banners):
        x = 130 + 114 * place
        now = " now" if place == priority else ""
        coin = (
            f'<use href="#coin" x="{x + 44}" y="9" width="24" height="24"/>'
            if row.coins[place]
            else ""
        )
        cells.append(
            f'<g class="cell-of{now}"><rect class="priority-ground" x="{x - 6}" y="2" width="106" '
            f'height="40" rx="7"/><use href="#sign-{ACTIONS[banner]}" x="{x}" y="5" width="34" '
            f'height="34"/>{coin}</g>'
        )
    star = (
        '<use class="ink-soft" href="#i-flat-star" x="78" y="12" width="20" height="20"/>'
        if row.late
        else ""
    )
    return (
        f'<g id="insurrection-row-{number}">{title}'
        '<use href="#advisor-rebel" x="26" y="0" width="44" height="46"/>'
        f'<text class="influence charge-rebel" x="48" y="38">{row.influence}</text>'
        f"{star}{''.join(cells)}</g>"
    )
