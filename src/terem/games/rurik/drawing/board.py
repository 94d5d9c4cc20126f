"""The strategy board: six banners with their slots, and the advisors that stand on them."""

from __future__ import annotations

from functools import partial
from typing import Final

from terem.core.message import Message, count, name
from terem.draw.group import RIGHT, Brush, Picture, pointed
from terem.draw.typeset import width
from terem.games.rurik.components import ACTIONS, SCHEME
from terem.games.rurik.drawing.naming import Naming, sign_of, tint, told, who_of
from terem.games.rurik.sight import RurikSight
from terem.games.rurik.sight import Slot as SlotSight
from terem.games.rurik.table import NONE

WIDTH: Final = 480
EDGE: Final = 8
HEAD: Final = 82
SLOT: Final = 62
FOOT: Final = 12
GAP: Final = 4
LEAST: Final = 66
NAME_SIZE: Final = 17.5
SIGNS: Final = ("banner-", "slot-")


class BoardGroup(Picture[RurikSight, Naming]):
    """What advisors stand where, and what each slot gives and asks."""

    def __init__(self) -> None:
        super().__init__("board", Message("group-board"), RIGHT, "slim")

    def shows(self, sight: RurikSight) -> object:
        """The slots, whose turn it is on which of them, and what may be clicked."""
        turn = sight.turn
        now = (NONE, NONE) if turn is None else (turn.banner, turn.slot)
        return sight.board, now, pointed(sight, SIGNS)

    def size(self, sight: RurikSight) -> tuple[int, int]:
        """As high as a banner has slots."""
        return WIDTH, HEAD + SLOT * len(sight.board[0]) + FOOT

    def paint(self, sight: RurikSight, brush: Brush[Naming]) -> str:
        """Banner by banner."""
        live = pointed(sight, SIGNS)
        turn = sight.turn
        height = self.size(sight)[1]
        men: dict[tuple[int, int], int] = {}
        parts: list[str] = []
        for action, slots in enumerate(sight.board):
            numbers = tuple([_next(men, slot) for slot in slots])
            now = turn.slot if turn is not None and turn.banner == action else NONE
            lit = tuple([id for id in live if id.split("-")[1] == str(action)])
            parts.append(
                brush.piece(
                    (self.id, sight.seats, action, bool(live)),
                    (slots, numbers, now, lit),
                    partial(_banner, brush, sight.seats, action, slots, numbers, now, lit),
                )
            )
        return (
            f'<rect class="wood" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="10"/>'
            f"{''.join(parts)}"
        )


def columns(brush: Brush[Naming]) -> list[tuple[float, float]]:
    """The left edge and the width of every banner; a long name has a wider one."""

    def lay() -> list[tuple[float, float]]:
        least = [
            max(LEAST, width(brush.kit.label(name("action", action)), NAME_SIZE) + 8)
            for action in ACTIONS
        ]
        spare = (WIDTH - 2 * EDGE - GAP * (len(ACTIONS) - 1) - sum(least)) / len(ACTIONS)
        places: list[tuple[float, float]] = []
        x = float(EDGE)
        for wide in least:
            places.append((x, wide + spare))
            x += wide + spare + GAP
        return places

    return brush.piece("columns", None, lay)


def _banner(
    brush: Brush[Naming],
    seats: int,
    action: int,
    slots: list[SlotSight],
    men: tuple[int, ...],
    now: int,
    lit: tuple[str, ...],
) -> str:
    """A banner with its name and its slots from the top."""
    x, wide = columns(brush)[action]
    parts: list[str] = []
    shelf = brush.shelf(_slot)
    for number, slot in enumerate(slots):
        id = f"slot-{action}-{number}"
        parts.append(
            shelf[seats, action, number, slot, men[number], number == now, id in lit, wide]
        )
    live = " live" if f"banner-{action}" in lit else ""
    high = HEAD + SLOT * len(slots)
    return (
        f'<g id="banner-{action}" class="banner{live}" transform="translate({x:.5g})">'
        f"{brush.shelf(_cloth)[action, wide, high]}{''.join(parts)}"
        f'<rect class="halo" x="-1" y="5" width="{wide + 2:.4g}" height="{high}" rx="8"/></g>'
    )


def _cloth(brush: Brush[Naming], key: tuple[int, float, int]) -> str:
    """The banner itself, with its sign and its name."""
    action, wide, high = key
    say = brush.kit.label(name("action", ACTIONS[action]))
    middle = f"{wide / 2:.4g}"
    return (
        f"{brush.kit.title(Message(f'action-does-{ACTIONS[action]}'))}"
        f'<path class="cloth" d="M0 8h{wide:.4g}v{high - 8}l-{middle} -7-{middle} 7z"/>'
        f'<use href="#sign-{ACTIONS[action]}" x="{wide / 2 - 22:.4g}" y="11" width="44" '
        f'height="44"/><text class="banner-name" x="{middle}" y="73">{say}</text>'
    )


def _slot(
    brush: Brush[Naming], key: tuple[int, int, int, SlotSight, int, bool, bool, float]
) -> str:
    """What a slot gives and asks, and who stands on it."""
    seats, action, number, slot, man, now, lit, wide = key
    y = HEAD + SLOT * number
    kind = "slot now" if now else "slot"
    kind += " live" if lit else ""
    title = told(
        brush,
        "slot-cards" if action == SCHEME else "slot-points",
        n=slot.points,
        coins=count("coins", slot.cost),
        cost=slot.cost,
        token=int(slot.token),
    )
    cost = _cost(slot.cost, 6, 33) if slot.cost else ""
    token = (
        '<use class="token" href="#i-jewel-crown" x="4" y="31" width="24" height="24"/>'
        if slot.token
        else ""
    )
    placed = "" if slot.side == NONE else _man(brush, seats, slot, man, wide)
    return (
        f'<g id="slot-{action}-{number}" class="{kind}" transform="translate(0 {y})">{title}'
        f'<rect class="slot-ground" x="3" width="{wide - 6:.4g}" height="{SLOT - 6}" rx="7"/>'
        f'<text class="slot-points" x="16" y="27">{slot.points}</text>{cost}{token}{placed}'
        f'<rect class="halo" x="2" y="-1" width="{wide - 4:.4g}" height="{SLOT - 4}" rx="8"/></g>'
    )


def _cost(n: int, x: int, y: int) -> str:
    return (
        f'<use href="#coin" x="{x}" y="{y}" width="20" height="20"/>'
        f'<text class="coin-number" x="{x + 10}" y="{y + 15}">{n}</text>'
    )


def _man(brush: Brush[Naming], seats: int, slot: SlotSight, number: int, wide: float) -> str:
    """An advisor with its influence and its bribe."""
    title = told(
        brush,
        "advisor-bribed" if slot.bribe else "advisor-of",
        who=who_of(seats, slot.side),
        influence=slot.influence,
        coins=count("coins", slot.bribe),
    )
    left = wide - 45
    bribe = (
        f'<use href="#coin" x="{left - 9:.4g}" y="33" width="21" height="21"/>'
        f'<text class="coin-number" x="{left + 1.5:.4g}" y="48.500">+{slot.bribe}</text>'
        if slot.bribe
        else ""
    )
    man = advisor(brush, seats, slot.side, slot.influence, number, left, 3)
    return f"<g>{title}{man}{bribe}</g>"


def _next(men: dict[tuple[int, int], int], slot: SlotSight) -> int:
    """Advisors that are alike are told apart by their number."""
    kind = (slot.side, slot.influence)
    men[kind] = men.get(kind, -1) + 1
    return men[kind]


def advisor(
    brush: Brush[Naming], seats: int, side: int, influence: int, number: int, x: float, y: float
) -> str:
    """The figure of an advisor with its influence."""
    return (
        f'<g id="man-{side}-{influence}-{number}"><use href="#advisor-{sign_of(seats, side)}" '
        f'x="{x:.4g}" y="{y:g}" width="44" height="46"/>'
        f'<text class="influence charge-{tint(brush, seats, side)}" x="{x + 22:.4g}" '
        f'y="{y + 41:g}">{influence}</text></g>'
    )
