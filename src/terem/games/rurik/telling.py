"""What rewards and deeds say in words, whether they come from the box or from a sight."""

from __future__ import annotations

from typing import Protocol

from terem.core.message import Message, count, listed, name
from terem.games.rurik.components import (
    ACTIONS,
    FREE_NONE,
    FREES,
    GOODS,
    NEED_GOODS,
    NEED_NOTHING,
    NEED_TOKEN,
    NEEDS,
    POINTED,
    REMOVE_NONE,
    REMOVES,
    STRUCTURES,
)


class AnyReward(Protocol):
    """What a scheme or a deed gives, as ``components.Reward`` explains it."""

    @property
    def points(self) -> list[int]:
        """As there."""

    @property
    def coins(self) -> int:
        """As there."""

    @property
    def picks(self) -> int:
        """As there."""

    @property
    def draws(self) -> int:
        """As there."""

    @property
    def safe(self) -> int:
        """As there."""

    @property
    def far(self) -> int:
        """As there."""


class AnyDeed(Protocol):
    """A deed, as ``components.Deed`` explains it."""

    @property
    def cards(self) -> int:
        """As there."""

    @property
    def coins(self) -> int:
        """As there."""

    @property
    def goods(self) -> list[int]:
        """As there."""

    @property
    def free(self) -> int:
        """As there."""

    @property
    def free_goods(self) -> int:
        """As there."""

    @property
    def remove(self) -> int:
        """As there."""

    @property
    def troops(self) -> int:
        """As there."""

    @property
    def structures(self) -> int:
        """As there."""

    @property
    def need(self) -> int:
        """As there."""

    @property
    def amount(self) -> int:
        """As there."""

    @property
    def kinds(self) -> int:
        """As there."""


def reward_told(reward: AnyReward) -> Message:
    """What a scheme or a deed gives."""
    told = [
        count(f"{ACTIONS[action]}-points", n)
        for action, n in enumerate(reward.points[:POINTED])
        if n
    ]
    if reward.coins:
        told.append(count("coins", reward.coins))
    if reward.picks:
        told.append(Message("reward-pick"))
    if reward.draws:
        told.append(Message("reward-draw", {"n": reward.draws}))
    if reward.safe:
        told.append(count("safe-points", reward.safe))
    if reward.far:
        told.append(Message("reward-far", {"n": reward.far}))
    return listed(told)


def deed_asks(deed: AnyDeed) -> Message:
    """What is paid for a deed, and what one must have."""
    told: list[Message] = []
    if deed.cards:
        told.append(Message("ask-cards", {"n": deed.cards}))
    if deed.coins:
        told.append(Message("ask-coins", {"coins": count("coins", deed.coins)}))
    goods = [
        Message("ask-good", {"n": n, "good": name("good", GOODS[good])})
        for good, n in enumerate(deed.goods)
        if n
    ]
    if goods:
        told.append(Message("ask-goods", {"goods": listed(goods)}))
    if deed.free != FREE_NONE:
        told.append(Message(f"ask-free-{FREES[deed.free]}", {"n": deed.free_goods}))
    if deed.remove != REMOVE_NONE:
        told.append(Message(f"ask-remove-{REMOVES[deed.remove]}", {"n": deed.troops}))
    if deed.structures:
        told.append(Message("ask-raze", {"n": deed.structures}))
    if deed.need == NEED_TOKEN:
        told.append(Message("ask-token"))
    elif deed.need != NEED_NOTHING:
        kinds = [
            name("structure", kind) for bit, kind in enumerate(STRUCTURES) if deed.kinds >> bit & 1
        ]
        need = {"n": deed.amount}
        id = "ask-goods-kinds" if deed.need == NEED_GOODS else f"ask-{NEEDS[deed.need]}"
        told.append(
            Message(id, {**need, "structures": listed(kinds)}) if kinds else Message(id, {**need})
        )
    return listed(told)
