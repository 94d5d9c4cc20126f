"""Faces: cards and tokens of Rurik as whoever sees them sees them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from terem.games.rurik.components import (
    Box,
)
from terem.games.rurik.printed import Reward


class RewardFace(msgspec.Struct, frozen=True, array_like=True):
    """What a scheme or a deed gives; points action by action."""

    points: list[int]
    coins: int
    picks: int
    draws: int
    safe: int
    far: int


class SchemeFace(msgspec.Struct, frozen=True, array_like=True):
    """A scheme card by its number among the kinds."""

    scheme: int
    id: str
    cost: int
    casualty: bool
    reward: RewardFace


class DeedFace(msgspec.Struct, frozen=True, array_like=True):
    """A deed card, as ``components.Deed`` explains it."""

    deed: int
    id: str
    points: int
    cards: int
    coins: int
    goods: list[int]
    free: int
    free_goods: int
    remove: int
    troops: int
    structures: int
    need: int
    amount: int
    kinds: int
    reward: RewardFace


class AgendaFace(msgspec.Struct, frozen=True, array_like=True):
    """A secret agenda."""

    agenda: int
    id: str
    points: int


class ExchangeFace(msgspec.Struct, frozen=True, array_like=True):
    """An exchange token: one of its goods and any other one for points of an action."""

    goods: list[int]
    action: int
    points: int


class BonusFace(msgspec.Struct, frozen=True, array_like=True):
    """A space of the rebellion board: its main action, what it gives, whether a coin covers it."""

    trigger: int
    gain: int
    amount: int
    covered: bool


class CardRow(msgspec.Struct, frozen=True, array_like=True):
    """A row of an insurrection card: an advisor, and its banner and coin for each priority."""

    influence: int
    late: bool
    banners: list[int]
    coins: list[bool]


class InsurrectionFace(msgspec.Struct, frozen=True):
    """The upper part of an insurrection card: regions in order, structures for each priority."""

    id: str
    regions: list[int]
    structures: list[list[int]]


def reward_face(reward: Reward) -> RewardFace:
    """A reward as it is seen."""
    return RewardFace(
        reward.points, reward.coins, reward.picks, reward.draws, reward.safe, reward.far
    )


@lru_cache(maxsize=16)
def scheme_faces(box: Box) -> list[SchemeFace]:
    """Every kind of scheme card."""
    return [
        SchemeFace(number, card.id, card.cost, bool(card.casualty), reward_face(card.reward))
        for number, card in enumerate(box.schemes)
    ]


@lru_cache(maxsize=16)
def deed_faces(box: Box) -> list[DeedFace]:
    """Every deed."""
    return [
        DeedFace(
            number,
            deed.id,
            deed.points,
            deed.cards,
            deed.coins,
            deed.goods,
            deed.free,
            deed.free_goods,
            deed.remove,
            deed.troops,
            deed.structures,
            deed.need,
            deed.amount,
            deed.kinds,
            reward_face(deed.reward),
        )
        for number, deed in enumerate(box.deeds)
    ]


@lru_cache(maxsize=16)
def exchange_faces(box: Box) -> list[ExchangeFace]:
    """Every exchange token."""
    return [ExchangeFace(token.goods, token.action, token.points) for token in box.exchanges]


@lru_cache(maxsize=16)
def agenda_faces(box: Box) -> list[AgendaFace]:
    """Every agenda."""
    return [
        AgendaFace(number, agenda.id, agenda.points) for number, agenda in enumerate(box.agendas)
    ]
