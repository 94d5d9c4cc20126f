"""The two piles of scheme cards: drawn from, revealed from, and made anew (rulebook, schemes)."""

from __future__ import annotations

from typing import Final

from terem.core.message import Message, Who, count, name
from terem.games.rurik.choices import LEFT, RIGHT
from terem.games.rurik.table import KNOWN, NONE, RurikTable
from terem.games.rurik.telling import reward_told

SCHEME_CARDS: Final = 2
"""The dice that shuffle the scheme cards."""


def scheme_name(table: RurikTable, kind: int) -> Message:
    """What a scheme card is called."""
    return name("scheme", table.box.schemes[kind].id)


def scheme_told(table: RurikTable, kind: int) -> Message:
    """A scheme card with what it gives and costs."""
    card = table.box.schemes[kind]
    told = {"scheme": scheme_name(table, kind), "reward": reward_told(card.reward)}
    if not card.cost:
        return Message("scheme-gives", {**told})
    return Message("scheme-gives-for", {**told, "coins": count("coins", card.cost)})


def pile_name(pile: int) -> Message:
    """What a pile is called."""
    return Message("pile-left" if pile == LEFT else "pile-right")


def lay_piles(table: RurikTable, cards: list[int]) -> None:
    """Shuffle cards and part them into two piles, the left one larger by one if need be."""
    table.dice.shuffle(SCHEME_CARDS, cards)
    half = (len(cards) + 1) // 2
    table.piles = [cards[:half], cards[half:]]


def open_piles(table: RurikTable) -> list[int]:
    """The piles that a card can be taken from."""
    return [pile for pile in (LEFT, RIGHT) if table.piles[pile]]


def draw(table: RurikTable, seat: int, cards: int) -> None:
    """Look at cards from the pile that was chosen.

    Of a single card everybody who knew it to lie there knows who has it; of several nobody else
    knows any longer which of them stays.
    """
    for _ in range(cards):
        card = _topmost(table)
        if card == NONE:
            break
        known = card // KNOWN if cards == 1 else 0
        table.looked.append(card % KNOWN + KNOWN * (known | 1 << seat))
    table.looked.sort()
    if table.looked:
        table.seal()


def keep(table: RurikTable, seat: int, kind: int) -> None:
    """Take one of the cards looked at in hand."""
    for index in range(len(table.looked)):
        if table.looked[index] % KNOWN == kind:
            table.hands[seat].append(table.looked.pop(index))
            table.hands[seat].sort()
            return


def put_back(table: RurikTable, kind: int) -> None:
    """Lay one of the cards looked at on the pile that it came from."""
    for index in range(len(table.looked)):
        if table.looked[index] % KNOWN == kind:
            table.piles[table.pile].append(table.looked.pop(index))
            return


def discard_from_hand(table: RurikTable, seat: int, kind: int) -> None:
    """Lay a card from the hand on the discards, face up.

    Whoever knew of one such card in this hand knows of one fewer, whichever of several it was.
    """
    hand = table.hands[seat]
    alike = [index for index in range(len(hand)) if hand[index] % KNOWN == kind]
    forgotten = hand.pop(alike.pop()) // KNOWN
    owner = 1 << seat
    for index in alike:
        known = hand[index] // KNOWN
        hand[index] = kind + KNOWN * (known & forgotten | owner)
        forgotten |= known
    hand.sort()
    table.discard.append(kind)
    _renew(table)


def holds(table: RurikTable, seat: int, kind: int) -> bool:
    """Whether a seat has a card of this kind in hand."""
    return any(card % KNOWN == kind for card in table.hands[seat])


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds among some cards, each once, in order."""
    found = 0
    for card in cards:
        found |= 1 << (card % KNOWN)
    kinds: list[int] = []
    kind = 0
    while found:
        if found & 1:
            kinds.append(kind)
        found >>= 1
        kind += 1
    return kinds


def reveal(table: RurikTable, cards: int) -> bool:
    """Turn cards of the chosen pile over, up to the first symbol of a loss; whether there was one.

    They are discarded when all is over, so that a pile that runs out is made anew without them
    (ruling G13).
    """
    shown: list[int] = []
    lost = False
    while len(shown) < cards and not lost:
        card = _topmost(table)
        if card == NONE:
            break
        kind = card % KNOWN
        shown.append(kind)
        lost = table.box.casualty[kind] > 0
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-revealed-loss" if lost else "fact-revealed",
                {"scheme": scheme_name(table, kind)},
            )
    table.discard += shown
    table.seal()
    _renew(table)
    return lost


def _topmost(table: RurikTable) -> int:
    """Take the topmost card; a pile that is empty is made anew, and NONE if no card is left."""
    if not table.piles[table.pile]:
        _renew(table)
    if not table.piles[table.pile]:
        table.pile = LEFT + RIGHT - table.pile
    if not table.piles[table.pile]:
        return NONE
    card = table.piles[table.pile].pop()
    _renew(table)
    return card


def _renew(table: RurikTable) -> None:
    """As soon as a pile is empty, the other one and the discards are shuffled and parted.

    Cards in hand or being looked at stay where they are (ruling G13). A last card alone cannot be
    parted and stays as it is.
    """
    left, right = table.piles
    if left and right:
        return
    cards = [card % KNOWN for card in left + right] + table.discard
    if len(cards) <= 1:
        if table.discard:
            table.piles[table.pile].append(table.discard.pop())
        return
    table.discard = []
    lay_piles(table, cards)
    table.seal()
    if table.chronicle is not None:
        table.chronicle.tell("fact-reshuffled", {})


def tell_kept(table: RurikTable, seat: int, kind: int) -> None:
    """Only its owner is told which card was kept."""
    if table.chronicle is None:
        return
    table.chronicle.tell(
        "fact-kept-card", {"who": Who(seat), "scheme": scheme_told(table, kind)}, (seat,)
    )
