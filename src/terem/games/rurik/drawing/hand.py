"""The viewer's own cards: schemes, deeds that are still to be done, secret agendas."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.draw.group import RIGHT, Brush, Picture, pointed
from terem.games.rurik.drawing.cards import (
    AGENDA,
    DEED,
    SCHEME_CARD,
    agenda_strip,
    deed_strip,
    kinds_of,
    laid,
    scheme_card,
)
from terem.games.rurik.drawing.decks import sheet
from terem.games.rurik.drawing.naming import Naming
from terem.games.rurik.sight import RurikSight

WIDTH: Final = 480
HEAD: Final = 36
ABREAST: Final = 4
SIGNS: Final = ("scheme-", "deed-", "agenda-")


class HandGroup(Picture[RurikSight, Naming]):
    """What the viewer holds."""

    def __init__(self, seat: int) -> None:
        super().__init__("hand", Message("group-hand"), RIGHT, "slim")
        self.seat: Final = seat

    def shows(self, sight: RurikSight) -> object:
        """The cards, and which may be played."""
        court = sight.courts[self.seat]
        return court.hand, court.deeds, court.agendas, pointed(sight, SIGNS)

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """As high as what is held."""
        court = sight.courts[self.seat]
        lines = (len(kinds_of(court.hand or [])) + ABREAST - 1) // ABREAST
        return WIDTH, (
            HEAD
            + (SCHEME_CARD[1] + 10) * lines
            + (DEED[1] + 6) * len(court.deeds)
            + (AGENDA[1] + 6) * len(court.agendas or [])
            + 6
        )

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """Schemes, then deeds, then agendas."""
        court = sight.courts[self.seat]
        live = pointed(sight, SIGNS)
        parts = [sheet(self.size(sight)[1], own=True), brush.shelf(_heading)[len(court.hand or [])]]
        y = HEAD
        kinds = kinds_of(court.hand or [])
        for place, (scheme, copies) in enumerate(kinds):
            x = 10 + 117 * (place % ABREAST)
            line = place // ABREAST
            lit = f"scheme-{scheme.scheme}" in live
            card = laid(brush, scheme_card, scheme, copies, "scheme", lit)
            parts.append(
                f'<g transform="translate({x} {y + (SCHEME_CARD[1] + 10) * line})">{card}</g>'
            )
        y += (SCHEME_CARD[1] + 10) * ((len(kinds) + ABREAST - 1) // ABREAST)
        for deed in court.deeds:
            strip = laid(brush, deed_strip, deed, f"deed-{deed.deed}" in live)
            parts.append(f'<g transform="translate(8 {y})">{strip}</g>')
            y += DEED[1] + 6
        for agenda in court.agendas or []:
            lit = f"agenda-{agenda.agenda}" in live
            strip = laid(brush, agenda_strip, agenda, lit)
            parts.append(f'<g transform="translate(8 {y})">{strip}</g>')
            y += AGENDA[1] + 6
        return "".join(parts)


def _heading(brush: Brush[Naming], n: int) -> str:
    told = brush.kit.label(Message("heading-hand", {"n": n}))
    return f'<text class="group-name" x="14" y="26">{told}</text>'
