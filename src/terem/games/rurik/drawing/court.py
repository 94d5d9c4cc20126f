"""Court: all that lies before one side."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, count, name
from terem.draw.element import escape
from terem.draw.group import RIGHT, Brush, Picture, pointed
from terem.draw.typeset import shorten, wrap
from terem.games.rurik.components import GOODS, LEADERS, STRUCTURES
from terem.games.rurik.drawing.cards import AGENDA, CHIP, agenda_strip, deed_chip, deed_done, laid
from terem.games.rurik.drawing.decks import sheet
from terem.games.rurik.drawing.naming import LIVE, Naming, name_of, sign_of, who_of
from terem.games.rurik.drawing.symbols import WARES
from terem.games.rurik.drawing.tokens import advisors, exchanges
from terem.games.rurik.sight import Court, RurikSight
from terem.games.rurik.table import NONE

WIDTH: Final = 480
HEAD: Final = 50
BOAT: Final = 148
SUPPLY: Final = 46
ADVISORS: Final = 56
COLUMN: Final = 48
CELL: Final = 31
UNLIT: Final = False
TEXT_LEFT: Final = 268
TEXT_ROOM: Final = 202
TEXT_SIZE: Final = 15.5
TEXT_LINES: Final = 7


class CourtGroup(Picture[RurikSight, Naming]):
    """Leader, boat and dock, what is left to bring into play, advisors, deeds."""

    def __init__(self, side: int, seats: int, *, own: bool) -> None:
        super().__init__(
            f"court-{side}",
            Message("group-court", {"who": who_of(seats, side)}),
            RIGHT,
            "slim own-group" if own else "slim small",
        )
        self.whose: Final = side
        self._own: Final = own
        self._signs: Final = (
            f"advisor-{side}-",
            f"exchange-{side}-",
            f"store-{side}-",
            f"court-crest-{side}",
        )

    def shows(self, sight: RurikSight) -> object:
        """The court, what may be clicked in it, and the advisor that is picked up."""
        side = self.whose
        return (
            sight.courts[side],
            side in sight.asked,
            side == sight.token,
            pointed(sight, self._signs),
            sight.picked.startswith(self._signs) and sight.picked,
        )

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """Higher with deeds that lie before others."""
        court = sight.courts[self.whose]
        return WIDTH, HEAD + BOAT + SUPPLY + ADVISORS + self._cards(court) + 6

    def _cards(self, court: Court) -> int:
        """The room that deeds of others, and agendas shown at the end, take up."""
        if self._own:
            return 0
        return (len(court.deeds) + 1) // 2 * (CHIP[1] + 6) + (AGENDA[1] + 6) * len(
            court.agendas or []
        )

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """From the head down."""
        side = self.whose
        court = sight.courts[side]
        live = pointed(sight, self._signs)
        seats = sight.seats
        head = brush.shelf(_head)[
            seats, side, side in sight.asked, side == sight.token, court.coins,
            f"court-crest-{side}" in live,
        ]  # fmt: skip
        leader = brush.shelf(_leader)[seats, side, court.leader, court.power_used]
        store = brush.piece(
            (self.id, seats, "store", bool(live)),
            (court.goods, court.boat, live),
            lambda: _store(sight, brush, side, court, live),
        )
        supply = brush.piece(
            (self.id, seats, "supply"),
            (court.camp, court.yards, court.beaten, court.cards, court.done),
            lambda: _supply(brush, seats, side, court),
        )
        tokens = exchanges(sight, brush, side, court, live) if side < seats else ""
        return (
            f"{sheet(self.size(sight)[1], own=self._own)}{head}"
            f'<g transform="translate(0 {HEAD})">{store}{leader}</g>'
            f'<g transform="translate(0 {HEAD + BOAT})">{supply}</g>'
            f'<g transform="translate(0 {HEAD + BOAT + SUPPLY})">'
            f"{advisors(sight, brush, side, court, live)}{tokens}</g>"
            f"{self._laid(brush, court)}"
        )

    def _laid(self, brush: Brush[Naming], court: Court) -> str:
        """Deeds and, when the game is over, agendas of somebody else."""
        if self._own:
            return ""
        y = HEAD + BOAT + SUPPLY + ADVISORS
        parts = [
            f'<g transform="translate({8 + 236 * (n % 2)} {y + (CHIP[1] + 6) * (n // 2)})">'
            f"{laid(brush, deed_chip, deed)}</g>"
            for n, deed in enumerate(court.deeds)
        ]
        y += (len(court.deeds) + 1) // 2 * (CHIP[1] + 6)
        for agenda in court.agendas or []:
            strip = laid(brush, agenda_strip, agenda, UNLIT)
            parts.append(f'<g transform="translate(8 {y})">{strip}</g>')
            y += AGENDA[1] + 6
        return "".join(parts)


def _head(brush: Brush[Naming], key: tuple[int, int, bool, bool, int, bool]) -> str:
    """Mark and name, whether the side is asked, holds the token, and its coins."""
    seats, side, asked, token, coins, lit = key
    called = name_of(brush, seats, side)
    turn = '<path class="turn" d="M3 18l9 8-9 8z"/>' if asked else ""
    crown = (
        '<use class="token" href="#i-jewel-crown" x="374" y="9" width="34" height="34"/>'
        if token
        else ""
    )
    return (
        f'<g id="court-crest-{side}" class="{"live" if lit else "at-court"}">'
        f'<use href="#mark-{sign_of(seats, side)}" x="14" y="8" width="38" height="38"/>'
        '<circle class="halo" cx="33" cy="27" r="22"/></g>'
        f'<text class="owner" x="60" y="35">{escape(shorten(called, 24, 300))}</text>{turn}{crown}'
        f'<g id="coins-{side}">{brush.kit.title(count("coins", coins))}'
        '<use href="#coin" x="424" y="5" width="44" height="44"/>'
        f'<text class="wealth" x="446" y="34">{coins}</text></g>'
    )


def _leader(brush: Brush[Naming], key: tuple[int, int, int, bool]) -> str:
    """The leader and its power in words."""
    seats, side, leader, used = key
    if leader == NONE:
        return ""
    id = LEADERS[leader] if side < seats else "rebel"
    named = name("leader", LEADERS[leader])
    lines = wrap(brush.words.text(Message(f"leader-does-{id}")), TEXT_SIZE, TEXT_ROOM)
    texts = [
        f'<text class="small-text" x="{TEXT_LEFT}" y="{36 + 16.5 * n:g}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    kind = "power used" if used else "power"
    title = brush.kit.title(Message("power-used")) if used else ""
    return (
        f'<g class="{kind}">{title}<text class="card-name plain" x="{TEXT_LEFT}" y="17">'
        f"{brush.kit.label(named)}</text>{''.join(texts)}</g>"
    )


def _store(
    sight: RurikSight, brush: Brush[Naming], side: int, court: Court, live: tuple[str, ...]
) -> str:
    """The boat with its columns, and the dock below it."""
    shelf = brush.shelf(_column)
    columns = [
        shelf[
            side, place, good, sight.boat[good], court.boat[good], court.goods[good],
            f"store-{side}-{good}" in live,
        ]
        for place, good in enumerate(sight.boat_order)
    ]  # fmt: skip
    return f"{_HULL}{''.join(columns)}"


def _column(brush: Brush[Naming], key: tuple[int, int, int, int, int, int, bool]) -> str:
    """A column of the boat: its places, and goods of its kind on the dock."""
    side, place, good, places, laden, goods, lit = key
    x = 12 + COLUMN * place
    spare = goods - laden
    full = laden == places
    title = brush.kit.title(
        Message(
            "store-title",
            {"good": name("good", GOODS[good]), "boat": laden, "places": places, "dock": spare},
        )
    )
    icon = WARES[GOODS[good]][2]
    cells: list[str] = []
    for number in range(places):
        y = 68 - CELL * number
        cells.append(
            f'<use href="#ware-{GOODS[good]}" x="{x + 8}" y="{y}" width="30" height="30"/>'
            if number < laden
            else f'<rect class="hold" x="{x + 9}" y="{y + 1}" width="28" height="28" rx="6"/>'
            f'<use class="hold-sign" href="#i-{icon}" x="{x + 14}" y="{y + 6}" width="18" '
            'height="18"/>'
        )
    dock = (
        f'<use href="#ware-{GOODS[good]}" x="{x + 3}" y="112" width="27" height="27"/>'
        f'<text class="count" x="{x + 32}" y="132">{spare}</text>'
        if spare
        else ""
    )
    frame = (
        f'<rect class="full" x="{x + 4}" y="{65 - CELL * (places - 1)}" width="38" '
        f'height="{CELL * places + 4}" rx="8"/>'
        if full
        else ""
    )
    return (
        f'<g id="store-{side}-{good}"{LIVE if lit else ""}>{title}{frame}{"".join(cells)}{dock}'
        f'<rect class="halo" x="{x + 1}" y="2" width="{COLUMN - 4}" height="140" rx="8"/></g>'
    )


def _supply(brush: Brush[Naming], seats: int, side: int, court: Court) -> str:
    """What can still come into play, what has been won, and how many cards are held."""
    sign = sign_of(seats, side)
    entries = [(f"warrior-{sign}", "camp-title", court.camp)]
    entries += [
        (f"{kind}-of-{sign}", f"yard-{kind}", court.yards[number])
        for number, kind in enumerate(STRUCTURES)
    ]
    if side < seats:
        entries.append(("mark-rebel", "beaten-title", court.beaten))
        entries.append(("scheme-back", "cards-title", court.cards))
    shelf = brush.shelf(_entry)
    parts = [shelf[12 + 62 * place, *entry] for place, entry in enumerate(entries)]
    x = 14 + 62 * len(entries)
    pitch = min(36, (WIDTH - 44 - x) / max(1, len(court.done) - 1))
    for place, deed in enumerate(court.done):
        seal = laid(brush, deed_done, deed)
        parts.append(f'<g transform="translate({x + pitch * place:.4g} 6)">{seal}</g>')
    return "".join(parts)


def _entry(brush: Brush[Naming], key: tuple[int, str, str, int]) -> str:
    """So many of a thing."""
    x, symbol, message, n = key
    return (
        f'<g class="{"left" if n else "left none"}">{brush.kit.title(Message(message, {"n": n}))}'
        f'<use href="#{symbol}" x="{x}" y="4" width="34" height="38"/>'
        f'<text class="count" x="{x + 37}" y="31">{n}</text></g>'
    )


_HULL: Final = (
    '<path class="hull" d="M8 46c2 36 14 58 38 58h168c24 0 36-22 38-58-9 4-14 12-15 24H23C22 58 17 '
    '50 8 46z"/><path class="pier" d="M10 109h240v35H10z"/><path class="plank" d="M10 121h240M10 '
    '133h240"/>'
)
