"""Tokens: the advisors that a side still has in hand, and its exchange tokens."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, count, listed, name
from terem.draw.group import Brush
from terem.games.rurik.components import ACTIONS, GOODS
from terem.games.rurik.drawing.board import advisor
from terem.games.rurik.drawing.naming import LIVE, Naming, told, who_of
from terem.games.rurik.sight import Court, RurikSight

SHOWN: Final = 2
"""Goods that there is room for on a token."""


def advisors(
    sight: RurikSight, brush: Brush[Naming], side: int, court: Court, live: tuple[str, ...]
) -> str:
    """Advisors in hand, those alike in one group."""
    shelf = brush.shelf(_hand)
    parts: list[str] = []
    sent = [slot.influence for slots in sight.board for slot in slots if slot.side == side]
    place = 0
    for influence, copies in enumerate(court.advisors):
        if copies:
            lit = f"advisor-{side}-{influence}" in live
            first = sent.count(influence)
            up = f"advisor-{side}-{influence}" == sight.picked
            parts.append(shelf[sight.seats, side, influence, first, copies, place, lit, up])
            place += copies
    return "".join(parts)


def _hand(brush: Brush[Naming], key: tuple[int, int, int, int, int, int, bool, bool]) -> str:
    seats, side, influence, first, copies, place, lit, up = key
    x = 10 + 44 * place
    title = told(brush, "advisors-of", who=who_of(seats, side), influence=influence, n=copies)
    men = [advisor(brush, seats, side, influence, first + n, x + 44 * n, 3) for n in range(copies)]
    spot = f'<rect class="picked" x="{x}" y="0" width="44" height="52" rx="8"/>' if up else ""
    return (
        f'<g id="advisor-{side}-{influence}"{LIVE if lit else ""}>{title}{spot}{"".join(men)}'
        f'<rect class="halo" x="{x}" y="0" width="{44 * copies}" height="52" rx="8"/></g>'
    )


def exchanges(
    sight: RurikSight, brush: Brush[Naming], side: int, court: Court, live: tuple[str, ...]
) -> str:
    """The exchange tokens; a used one lies face down."""
    shelf = brush.shelf(_exchange)
    return "".join(
        [
            shelf[
                side,
                number,
                tuple(token.goods),
                token.action,
                token.points,
                used,
                f"exchange-{side}-{number}" in live,
            ]
            for number, (token, used) in enumerate(
                zip(sight.exchange_tokens, court.exchanges, strict=True)
            )
        ]
    )


def _exchange(
    brush: Brush[Naming], key: tuple[int, int, tuple[int, ...], int, int, bool, bool]
) -> str:
    """An exchange token: one of its goods and any other for points."""
    side, number, goods, action, points, used, lit = key
    x = 286 + 94 * number
    given = {
        "goods": listed([name("good", GOODS[good]) for good in goods]),
        "points": count(f"{ACTIONS[action]}-points", points),
    }
    title = brush.kit.title(Message("exchange-used" if used else "exchange-token", {**given}))
    state = "exchange used" if used else "exchange"
    wares = "".join(
        [
            f'<use href="#ware-{GOODS[good]}" x="{x + 7 + 8 * place}" y="{8 + 15 * place}" '
            'width="21" height="21"/>'
            for place, good in enumerate(goods[:SHOWN])
        ]
    )
    return (
        f'<g id="exchange-{side}-{number}" class="{state}{" live" if lit else ""}">{title}'
        f'<rect class="exchange-ground" x="{x}" y="5" width="88" height="42" rx="21"/>'
        f'{wares}<path class="then" d="M{x + 38} 26h10m-5-5 6 5-6 5"/>'
        f'<use href="#sign-{ACTIONS[action]}" x="{x + 51}" y="11" width="30" height="30"/>'
        f'<rect class="halo" x="{x - 2}" y="3" width="92" height="46" rx="23"/></g>'
    )
