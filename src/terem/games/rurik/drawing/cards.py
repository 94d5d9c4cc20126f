"""Cards: schemes, deeds and agendas as they look on the table and in a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from terem.core.message import Message, count, name
from terem.draw.element import escape
from terem.draw.group import Brush
from terem.draw.typeset import shorten, wrap
from terem.games.rurik.components import (
    ACTIONS,
    FREE_ANY,
    FREE_DIFFERENT,
    FREE_SAME,
    GOODS,
    NEED_BEATEN,
    NEED_GATHERED,
    NEED_GOODS,
    NEED_GROUP,
    NEED_OCCUPIED,
    NEED_TOGETHER,
    NEED_TOKEN,
    POINTED,
    STRUCTURES,
)
from terem.games.rurik.drawing.naming import Naming
from terem.games.rurik.faces import AgendaFace, DeedFace, RewardFace, SchemeFace
from terem.games.rurik.summary import scheme_told
from terem.games.rurik.telling import deed_asks, reward_told

ICON: Final = 26
ARROW: Final = 20
DEED: Final = (464, 74)
CHIP: Final = (228, 58)
SCHEME_CARD: Final = (112, 104)
AGENDA: Final = (464, 66)
Face = SchemeFace | DeedFace | AgendaFace
Sign = tuple[str, int, bool]
"""A symbol, how many of it, and whether it is an icon that takes the colour of ink."""


def signs_of_reward(reward: RewardFace) -> list[Sign]:
    """What a card gives, in symbols."""
    signs = [
        (f"sign-{ACTIONS[n]}", reward.points[n], False) for n in range(POINTED) if reward.points[n]
    ]
    signs += [("coin", reward.coins, False)] if reward.coins else []
    signs += [("i-laurels", reward.picks, True)] if reward.picks else []
    signs += [("i-card-draw", reward.draws, True)] if reward.draws else []
    signs += (
        [("sign-attack", reward.safe, False), ("i-cross-shield", 1, True)] if reward.safe else []
    )
    signs += [("i-compass", reward.far, True)] if reward.far else []
    return signs


def signs_of_price(deed: DeedFace) -> list[Sign]:
    """What a deed asks, in symbols."""
    signs: list[Sign] = []
    if deed.cards:
        signs.append(("i-card-draw", deed.cards, True))
    if deed.coins:
        signs.append(("coin", deed.coins, False))
    signs += [(f"ware-{GOODS[good]}", n, False) for good, n in enumerate(deed.goods) if n]
    if deed.free in FREE_SIGNS:
        signs.append((FREE_SIGNS[deed.free], deed.free_goods, False))
    if deed.troops:
        signs.append(("loss-troop", deed.troops, False))
    if deed.structures:
        signs.append(("loss-structure", deed.structures, False))
    return signs + signs_of_need(deed)


def signs_of_need(deed: DeedFace) -> list[Sign]:
    """What one must have for a deed, in symbols."""
    kinds = [kind for bit, kind in enumerate(STRUCTURES) if deed.kinds >> bit & 1]
    if deed.need == NEED_TOKEN:
        return [("i-jewel-crown", 1, True)]
    if deed.need == NEED_BEATEN:
        return [("mark-rebel", deed.amount, False)]
    if deed.need == NEED_OCCUPIED:
        return [("i-treasure-map", deed.amount, True)]
    if deed.need == NEED_GATHERED:
        return [("warrior-any", deed.amount, False)]
    if deed.need in (NEED_TOGETHER, NEED_GROUP, NEED_GOODS):
        n = 1 if deed.need == NEED_TOGETHER else deed.amount
        return [(f"structure-{kind}", n, False) for kind in kinds]
    return []


FREE_SIGNS: Final = {FREE_ANY: "ware-any", FREE_SAME: "ware-same", FREE_DIFFERENT: "ware-different"}


def laid(brush: Brush[Naming], make: Callable[..., str], face: Face, *how: object) -> str:
    """A card as one function paints it; anew only for a box in which it reads differently."""
    return brush.piece((make, face.id, how), face, lambda: make(brush, face, *how))


def row(signs: list[Sign], x: float, y: float, size: int = ICON) -> tuple[str, float]:
    """Symbols in a line, each with its number when there are several; and where the line ends."""
    parts: list[str] = []
    for symbol, n, inked in signs:
        ink = ' class="card-ink"' if inked else ""
        if n > 1:
            parts.append(f'<text class="times" x="{x:g}" y="{y + size * 0.78:g}">{n}</text>')
            x += 6 + 7 * len(str(n))
        parts.append(
            f'<use{ink} href="#{symbol}" x="{x:g}" y="{y:g}" width="{size}" height="{size}"/>'
        )
        x += size + 5
    return "".join(parts), x


def measure(signs: list[Sign], size: int = ICON) -> float:
    """How long such a line is."""
    return sum([size + 5 + (6 + 7 * len(str(n)) if n > 1 else 0) for _, n, _ in signs])


def deed_strip(brush: Brush[Naming], deed: DeedFace, lit: bool) -> str:
    """A deed across the sheet: points, name, symbols, and the same in words."""
    wide, high = DEED
    does = Message("deed-does", {"asks": deed_asks(deed), "gives": reward_told(deed.reward)})
    words = brush.kit.words.text(does)
    lines = wrap(words, 15.5, wide - 62)
    price, gain = signs_of_price(deed), signs_of_reward(deed.reward)
    start = wide - 10 - measure(price) - measure(gain) - ARROW
    left, end = row(price, start, 6)
    right, _ = row(gain, end + ARROW, 6)
    title = shorten(brush.kit.label(name("deed", deed.id)), 19, start - 64)
    texts = [
        f'<text class="card-text" x="54" y="{48 + 17 * n}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return (
        f'<g id="deed-{deed.deed}" class="deed{" live" if lit else ""}">{_deed_title(brush, deed)}'
        f'<rect class="face" width="{wide}" height="{high}" rx="8"/>{_seal(deed.points)}'
        f'<text class="card-name" x="54" y="25">{escape(title)}</text>{left}'
        f'<path class="then" d="M{end:g} 19h11m-5-5 6 5-6 5"/>{right}{"".join(texts)}'
        f'<rect class="halo" x="-2" y="-2" width="{wide + 4}" height="{high + 4}" rx="9"/></g>'
    )


def deed_chip(brush: Brush[Naming], deed: DeedFace) -> str:
    """A deed of somebody else: name and symbols."""
    wide, high = CHIP
    price, gain = signs_of_price(deed), signs_of_reward(deed.reward)
    size = 22
    left, end = row(price, 8, 30, size)
    right, _ = row(gain, end + ARROW, 30, size)
    title = shorten(brush.kit.label(name("deed", deed.id)), 16.5, wide - 44)
    return (
        f'<g id="deed-{deed.deed}" class="deed">{_deed_title(brush, deed)}'
        f'<rect class="face" width="{wide}" height="{high}" rx="7"/>'
        f'<text class="chip-name" x="9" y="20">{escape(title)}</text>'
        f'<path class="seal" d="M{wide - 20} 3l14 14-14 14-14-14z"/>'
        f'<text class="seal-number" x="{wide - 20}" y="22.500">{deed.points}</text>'
        f'{left}<path class="then" d="M{end:g} 41h11m-5-5 6 5-6 5"/>{right}</g>'
    )


def deed_done(brush: Brush[Naming], deed: DeedFace) -> str:
    """A deed that is done: a seal with its points."""
    return (
        f'<g id="deed-{deed.deed}" class="deed done">{_deed_title(brush, deed)}'
        '<path class="seal" d="M16 0l16 16-16 16L0 16z"/>'
        f'<text class="seal-number" x="16" y="22">{deed.points}</text></g>'
    )


def _deed_title(brush: Brush[Naming], deed: DeedFace) -> str:
    told = Message(
        "deed-title",
        {
            "deed": name("deed", deed.id),
            "points": count("points", deed.points),
            "asks": deed_asks(deed),
            "gives": reward_told(deed.reward),
        },
    )
    return brush.kit.title(told)


def _seal(points: int) -> str:
    return (
        '<path class="seal" d="M27 12 44 37 27 62 10 37z"/>'
        f'<text class="seal-number" x="27" y="43">{points}</text>'
    )


def scheme_card(brush: Brush[Naming], scheme: SchemeFace, copies: int, kind: str, lit: bool) -> str:
    """A scheme card, face up; several that are alike lie on each other."""
    wide, high = SCHEME_CARD
    gain = signs_of_reward(scheme.reward)
    size = 34
    lines = wrap(brush.kit.label(name("scheme", scheme.id)), 15.5, wide - 10)
    line, _ = row(gain, (wide + 5 - measure(gain, size)) / 2, 26 + 7 * len(lines), size)
    title = "".join(
        [
            f'<text class="chip-name middle" x="{wide / 2:g}" y="{20 + 16 * n}">{part}</text>'
            for n, part in enumerate(lines)
        ]
    )
    under, number = _copies(copies) if copies > 1 else ("", "")
    cost = (
        f'<use href="#coin" x="8" y="74" width="26" height="26"/>'
        f'<text class="coin-number large" x="21" y="92.500">−{scheme.cost}</text>'
        if scheme.cost
        else ""
    )
    loss = (
        '<circle class="loss-ground" cx="94" cy="87" r="13"/>'
        '<use class="ivory" href="#i-death-skull" x="84.500" y="77.500" width="19" height="19"/>'
        if scheme.casualty
        else ""
    )
    return (
        f'<g id="{kind}-{scheme.scheme}" class="scheme-card{" live" if lit else ""}">'
        f"{brush.kit.title(scheme_told(scheme))}{under}"
        f'<rect class="face" width="{wide}" height="{high}" rx="8"/>'
        f"{title}{line}{cost}{loss}{number}"
        f'<rect class="halo" x="-2" y="-2" width="{wide + 4}" height="{high + 4}" rx="9"/></g>'
    )


def _copies(copies: int) -> tuple[str, str]:
    """What shows of the cards below the topmost, and how many there are."""
    wide, high = SCHEME_CARD
    under = (
        f'<rect class="under" x="4" y="5" width="{wide}" height="{high}" rx="8"/>'
        f'<rect class="face" x="3" y="3" width="{wide}" height="{high}" rx="8"/>'
    )
    number = (
        f'<circle class="tally" cx="{wide / 2:g}" cy="87" r="13"/>'
        f'<text class="tally-number" x="{wide / 2:g}" y="93.500">{copies}</text>'
    )
    return under, number


def scheme_chip(brush: Brush[Naming], scheme: SchemeFace, copies: int) -> str:
    """A scheme card as it shows in a spread of discarded ones: what it gives, and its loss."""
    gain = signs_of_reward(scheme.reward)
    line, end = row(gain, 5, 5, 20)
    if scheme.cost:
        line += (
            f'<text class="times" x="{end:g}" y="21">−{scheme.cost}</text>'
            f'<use href="#coin" x="{end + 17:g}" y="6" width="18" height="18"/>'
        )
        end += 38
    loss = (
        f'<use class="card-ink" href="#i-death-skull" x="{end:g}" y="6" width="17" height="17"/>'
        if scheme.casualty
        else ""
    )
    many = (
        f'<text class="times last" x="{CHIP_WIDE - 8}" y="21">×{copies}</text>'
        if copies > 1
        else ""
    )
    return (
        f"<g>{brush.kit.title(scheme_told(scheme))}"
        f'<rect class="face" width="{CHIP_WIDE}" height="30" rx="6"/>{line}{loss}{many}</g>'
    )


CHIP_WIDE: Final = 108


def agenda_strip(brush: Brush[Naming], agenda: AgendaFace, lit: bool) -> str:
    """A secret agenda."""
    wide, high = AGENDA
    lines = wrap(brush.kit.words.text(Message(f"agenda-does-{agenda.id}")), 15.5, wide - 62)
    texts = [
        f'<text class="card-text" x="54" y="{42 + 16 * n}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return (
        f'<g id="agenda-{agenda.agenda}" class="agenda{" live" if lit else ""}">'
        f'<rect class="face" width="{wide}" height="{high}" rx="8"/>'
        '<path class="seal secret" d="M27 12 45 33 27 54 9 33z"/>'
        f'<text class="seal-number" x="27" y="39">{agenda.points}</text>'
        f'<text class="card-name" x="54" y="23">{brush.kit.label(name("agenda", agenda.id))}</text>'
        f"{''.join(texts)}"
        f'<rect class="halo" x="-2" y="-2" width="{wide + 4}" height="{high + 4}" rx="9"/></g>'
    )


def kinds_of(cards: list[SchemeFace]) -> list[tuple[SchemeFace, int]]:
    """Scheme cards by kind, with how many there are of each."""
    number = Counter([card.scheme for card in cards])
    faces = {card.scheme: card for card in cards}
    return [(faces[kind], number[kind]) for kind in sorted(number)]
