"""What the data files of Rurik must look like: a type for the entries of each kind."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from terem.data.entry import Entry, Id

Number = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Influence = Annotated[int, Meta(ge=1, le=5)]
Round = Annotated[int, Meta(ge=1, le=4)]
Good = Literal["wood", "ore", "fish", "honey", "fur"]
"""The words of GOODS."""
Action = Literal["muster", "move", "attack", "tax", "build", "scheme"]
"""The words of ACTIONS."""
Structure = Literal["church", "market", "stronghold"]
"""The words of STRUCTURES."""
Need = Literal["nothing", "token", "beaten", "occupied", "gathered", "together", "group", "goods"]
"""The words of NEEDS."""
Free = Literal["none", "any", "same", "different"]
"""The words of FREES."""
Remove = Literal["none", "any", "apart", "ruled"]
"""The words of REMOVES."""
Measure = Literal[
    "deeds",
    "luxuries",
    "beaten",
    "war",
    "goods",
    "protected",
    "build-track",
    "coins",
    "occupied",
    "trade-track",
    "rule-track",
]
"""The words of MEASURES."""
Priority = Literal["war", "build", "tax"]
"""The words of PRIORITIES."""
Gain = Literal["muster", "move", "attack", "tax", "build", "coins", "safety"]
"""The words of GAINS."""
Effect = Literal[
    "harvest",
    "winter",
    "fair",
    "feast",
    "volunteers",
    "masons",
    "ransom",
    "truce",
    "tribute",
    "envoys",
    "whispers",
]
"""The words of EVENTS."""
Advisor = Literal["1", "2", "2*", "3*", "4", "5"]
"""An advisor as insurrection cards show it; one with a star joins in the course of the game."""
Cell = Literal[
    "muster",
    "muster$",
    "move",
    "move$",
    "attack",
    "attack$",
    "tax",
    "tax$",
    "build",
    "build$",
    "scheme",
    "scheme$",
]
"""A banner as insurrection cards show it, with a coin or without."""
Column = tuple[Cell, Cell, Cell, Cell, Cell, Cell]
Structures = tuple[Structure, Structure, Structure]


class RegionEntry(Entry, frozen=True):
    """A region of the map, for so many seats and more."""

    position: Positive
    seats: Annotated[int, Meta(ge=2, le=4)]
    good: Good
    neighbours: tuple[Id, ...]


class BannerEntry(Entry, frozen=True, kw_only=True):
    """A banner on both sides of the strategy board, from the top; its id is its action."""

    points_for_two: tuple[Positive, ...]
    costs_for_two: tuple[Number, ...]
    points_for_more: tuple[Positive, ...]
    costs_for_more: tuple[Number, ...]
    token: Number = 0
    """The slot at which the first player token is handed on; 0 for none."""


class AdvisorEntry(Entry, frozen=True):
    """An advisor of each colour, the round in which it joins, and that for four; 0 is never."""

    influence: Influence
    joins: Annotated[int, Meta(ge=0, le=4)]
    joins_of_four: Annotated[int, Meta(ge=0, le=4)]


class TrackEntry(Entry, frozen=True, kw_only=True):
    """An advancement track from the bottom; its top may also ask for certain regions."""

    needs: tuple[Positive, Positive, Positive, Positive, Positive]
    capitals: tuple[Id, ...] = ()


class ClaimBoardEntry(Entry, frozen=True):
    """The points beside the steps of all advancement tracks, from the bottom."""

    points: tuple[Number, Number, Number, Number, Number]


class WarTrackEntry(Entry, frozen=True):
    """The warfare track, and the points of the first and the second on it."""

    steps: Positive
    points: tuple[Number, Number]


class BoatColumnEntry(Entry, frozen=True):
    """A column of the boat; its id is the good that goes there."""

    position: Positive
    places: Positive


class ExchangeTokenEntry(Entry, frozen=True):
    """An exchange token: one of its goods and another for points of an action."""

    goods: tuple[Good, ...]
    action: Literal["muster", "move", "attack", "tax", "build"]
    points: Positive
    copies: Positive


class RewardEntry(Entry, frozen=True, kw_only=True):
    """What schemes and deeds give."""

    muster: Number = 0
    move: Number = 0
    attack: Number = 0
    tax: Number = 0
    build: Number = 0
    coins: Number = 0
    picks: Number = 0
    draws: Number = 0
    safe: Number = 0
    far: Number = 0


class SchemeEntry(RewardEntry, frozen=True, kw_only=True):
    """A scheme card, with what playing it costs."""

    copies: Number
    cost: Number = 0
    casualty: bool


class DeedEntry(RewardEntry, frozen=True, kw_only=True):
    """A deed card; what is paid, what is removed, what one must have."""

    points: Positive
    solo: bool = True
    cards: Number = 0
    cost: Number = 0
    goods: tuple[Good, ...] = ()
    free: Free = "none"
    free_goods: Number = 0
    remove: Remove = "none"
    troops: Number = 0
    structures: Number = 0
    need: Need = "nothing"
    amount: Number = 0
    kinds: tuple[Structure, ...] = ()


class LeaderEntry(Entry, frozen=True):
    """A leader, and whether a lone player may take it."""

    solo: bool


class AgendaEntry(Entry, frozen=True):
    """A secret agenda."""

    points: Positive
    solo: bool
    measure: Measure


class PrizeEntry(Entry, frozen=True, kw_only=True):
    """Coins, or a good."""

    copies: Number
    coins: Number = 0
    good: Literal["", Good] = ""


class RebelEntry(PrizeEntry, frozen=True, kw_only=True):
    """What lies under rebels."""


class RewardTokenEntry(PrizeEntry, frozen=True, kw_only=True):
    """Tokens for beaten rebels, of a variant."""


class GoodTokenEntry(Entry, frozen=True):
    """A goods token, of a variant, with the number of seats on its back."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    good: Good


class PieceEntry(Entry, frozen=True):
    """Pieces of the box that are only counted."""

    copies: Positive


class GoodEntry(PieceEntry, frozen=True):
    """Pieces of a good, which never run out."""


class InsurrectionEntry(Entry, frozen=True):
    """An insurrection card; its rows stand from the bottom."""

    number: Positive
    regions: tuple[Id, ...]
    war_structures: Structures
    build_structures: Structures
    tax_structures: Structures
    advisors: tuple[Advisor, Advisor, Advisor, Advisor, Advisor, Advisor]
    war: Column
    build: Column
    tax: Column


class RebellionBoardEntry(Entry, frozen=True):
    """A rebellion board, with the priority it starts with."""

    priority: Priority


class BonusEntry(Entry, frozen=True):
    """A space of a rebellion board, counted from the top of its column."""

    board: Id
    column: Priority
    place: Positive
    covered: bool
    trigger: Action
    gain: Gain
    amount: Positive


class EventEntry(Entry, frozen=True):
    """An event of the mini-expansion."""

    effect: Effect


class LaikaEntry(Entry, frozen=True):
    """The laika of the mini-expansion, which lets a piece move."""

    effect: Literal["move"]


class CourseEntry(Entry, frozen=True):
    """The numbers that stand on no single thing."""

    rounds: Round
    coins: Number
    troops: Positive
    structures: Positive
    placed: Positive
    row: Positive
    banners: Positive
    agendas: Positive
