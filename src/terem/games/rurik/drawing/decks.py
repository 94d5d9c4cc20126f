"""Decks: the deeds to be picked, the piles of schemes, and what lies discarded."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.draw.group import RIGHT, Brush, Picture, pointed
from terem.games.rurik.drawing.cards import (
    DEED,
    SCHEME_CARD,
    deed_strip,
    kinds_of,
    laid,
    scheme_card,
    scheme_chip,
)
from terem.games.rurik.drawing.naming import Naming
from terem.games.rurik.sight import RurikSight

WIDTH: Final = 480
HEAD: Final = 38
CHIPS: Final = 4
CHIP_STEP: Final = 36
PILE: Final = 96
KNOWN_AT: Final = (102, 50)
"""Where the topmost card of a pile lies, if it is known."""


class DeedsGroup(Picture[RurikSight, Naming]):
    """The deeds that lie open, and how many are left."""

    def __init__(self) -> None:
        super().__init__("deeds", Message("group-deeds"), RIGHT, "slim")

    def shows(self, sight: RurikSight) -> object:
        """The row, the deck, and what may be picked."""
        return sight.deed_row, sight.deed_deck, pointed(sight, "deed-")

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """A strip for each deed."""
        return WIDTH, HEAD + (DEED[1] + 6) * max(1, len(sight.deed_row)) + 4

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """The deck in the heading, then strip by strip."""
        live = pointed(sight, "deed-")
        strips = [
            f'<g transform="translate(8 {HEAD + (DEED[1] + 6) * n})">'
            f"{laid(brush, deed_strip, deed, f'deed-{deed.deed}' in live)}</g>"
            for n, deed in enumerate(sight.deed_row)
        ]
        head = brush.shelf(_heading)["heading-deeds", sight.deed_deck]
        return f"{sheet(self.size(sight)[1])}{head}{''.join(strips)}"


class SchemesGroup(Picture[RurikSight, Naming]):
    """The two piles with what the viewer knows of them, the cards looked at, the discarded."""

    def __init__(self) -> None:
        super().__init__("schemes", Message("group-schemes"), RIGHT, "slim")

    def shows(self, sight: RurikSight) -> object:
        """Everything about scheme cards but the hands."""
        live = pointed(sight, ("pile-", "looked-"))
        return sight.piles, sight.known, sight.looked, sight.discard, live

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """Higher while there is something to look at."""
        return WIDTH, self._foot(sight) + 4

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """Piles, cards looked at, and the discarded ones by kind."""
        live = pointed(sight, ("pile-", "looked-"))
        height = self._foot(sight) + 4
        piles = brush.shelf(_pile)
        parts = [sheet(height)]
        for pile, cards in enumerate(sight.piles):
            parts.append(piles[pile, cards, f"pile-{pile}" in live])
            for place, known in enumerate(sight.known[pile]):
                chip = laid(brush, scheme_chip, known, 1)
                x, y = KNOWN_AT[0] + 236 * pile, KNOWN_AT[1] + CHIP_STEP * place
                parts.append(f'<g transform="translate({x} {y})">{chip}</g>')
        y = self._piles(sight)
        for place, (scheme, copies) in enumerate(kinds_of(sight.looked)):
            lit = f"looked-{scheme.scheme}" in live
            card = laid(brush, scheme_card, scheme, copies, "looked", lit)
            parts.append(f'<g transform="translate({10 + 118 * place} {y})">{card}</g>')
        if sight.looked:
            y += SCHEME_CARD[1] + 10
        heading = brush.shelf(_heading)["heading-discard", len(sight.discard)]
        parts.append(f'<g transform="translate(0 {y})">{heading}</g>')
        for place, (scheme, copies) in enumerate(kinds_of(sight.discard)):
            chip = laid(brush, scheme_chip, scheme, copies)
            x, line = 8 + 117 * (place % CHIPS), place // CHIPS
            parts.append(f'<g transform="translate({x} {y + HEAD + CHIP_STEP * line})">{chip}</g>')
        return "".join(parts)

    def _foot(self, sight: RurikSight) -> int:
        lines = (len({face.scheme for face in sight.discard}) + CHIPS - 1) // CHIPS
        looked = SCHEME_CARD[1] + 10 if sight.looked else 0
        return self._piles(sight) + looked + HEAD + CHIP_STEP * lines

    def _piles(self, sight: RurikSight) -> int:
        """Where the piles end, and the cards that are known to lie on them."""
        return max(PILE, KNOWN_AT[1] + CHIP_STEP * max(map(len, sight.known)) + 8)


def sheet(height: int, *, own: bool = False) -> str:
    """The sheet that a group lies on."""
    kind = "sheet own" if own else "sheet"
    return f'<rect class="{kind}" x="2" y="2" width="{WIDTH - 4}" height="{height - 4}" rx="10"/>'


def _heading(brush: Brush[Naming], key: tuple[str, int]) -> str:
    id, n = key
    return f'<text class="group-name" x="14" y="27">{brush.kit.label(Message(id, {"n": n}))}</text>'


def _pile(brush: Brush[Naming], key: tuple[int, int, bool]) -> str:
    """A pile of scheme cards, face down."""
    pile, cards, lit = key
    state = f"scheme-pile{'' if cards else ' none'}{' live' if lit else ''}"
    x = 12 + 236 * pile
    side = "pile-left" if pile == 0 else "pile-right"
    title = brush.kit.title(Message("pile-title", {"pile": Message(side), "n": cards}))
    backs = "".join(
        [
            f'<rect class="back" x="{x + step}" y="{14 + step}" width="72" height="68" rx="7"/>'
            for step in ((6, 3, 0) if cards > 1 else (0,))
        ]
    )
    return (
        f'<g id="pile-{pile}" class="{state}">{title}'
        f'<rect class="reach" x="{x}" y="11" width="228" height="80"/>{backs}'
        f'<use class="ivory" href="#i-tied-scroll" x="{x + 14}" y="18" width="44" '
        f'height="44"/><text class="pile-count" x="{x + 36}" y="77">{cards}</text>'
        f'<text class="group-name" x="{x + 90}" y="38">{brush.kit.label(Message(side))}</text>'
        f'<rect class="halo" x="{x - 3}" y="11" width="84" height="80" rx="9"/></g>'
    )
