"""What is printed on the things of the box, one class for each kind of thing."""

from __future__ import annotations

from typing import Final


class Region:
    """One region of the map."""

    def __init__(self, id: str, seats: int, good: int, neighbours: list[int]) -> None:
        self.id: Final = id
        self.seats: Final = seats
        """The smallest number of seats that uses it."""
        self.good: Final = good
        self.neighbours: Final = neighbours


class Side:
    """One side of the strategy board; lists run action by action, SLOTS entries each."""

    def __init__(self, slots: int, points: list[int], costs: list[int], tokens: list[int]) -> None:
        self.slots: Final = slots
        self.points: Final = points
        self.costs: Final = costs
        self.tokens: Final = tokens
        """1 where the first player token is handed on."""


class Reward:
    """What a scheme, a deed or an event gives."""

    def __init__(
        self,
        points: list[int],
        coins: int = 0,
        picks: int = 0,
        draws: int = 0,
        safe: int = 0,
        far: int = 0,
    ) -> None:
        self.points: Final = points
        """Points of the five actions that have any."""
        self.coins: Final = coins
        self.picks: Final = picks
        """Deeds taken from the row."""
        self.draws: Final = draws
        """Scheme cards looked at, one of which is kept."""
        self.safe: Final = safe
        """Attack points with one card fewer to reveal."""
        self.far: Final = far
        """Pieces moved to any regions."""


class SchemeCard:
    """A kind of scheme card; its copies are alike."""

    def __init__(self, id: str, copies: int, cost: int, casualty: int, reward: Reward) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.cost: Final = cost
        self.casualty: Final = casualty
        """1 where it bears the symbol of a loss."""
        self.reward: Final = reward


class Deed:
    """One deed card."""

    def __init__(
        self,
        id: str,
        points: int,
        solo: bool,
        cards: int,
        coins: int,
        goods: list[int],
        free: int,
        free_goods: int,
        remove: int,
        troops: int,
        structures: int,
        need: int,
        amount: int,
        kinds: int,
        reward: Reward,
    ) -> None:
        self.id: Final = id
        self.points: Final = points
        self.solo: Final = solo
        self.cards: Final = cards
        """Scheme cards to discard."""
        self.coins: Final = coins
        self.goods: Final = goods
        """How many of each good to pay."""
        self.free: Final = free
        self.free_goods: Final = free_goods
        """How many goods to pay by choice, in the way that ``free`` says."""
        self.remove: Final = remove
        self.troops: Final = troops
        """How many own troops to remove, in the way that ``remove`` says."""
        self.structures: Final = structures
        """How many own structures to remove."""
        self.need: Final = need
        self.amount: Final = amount
        self.kinds: Final = kinds
        """Bits of the kinds of structures that are needed."""
        self.reward: Final = reward


class Agenda:
    """One secret agenda."""

    def __init__(self, id: str, points: int, solo: bool, measure: int) -> None:
        self.id: Final = id
        self.points: Final = points
        self.solo: Final = solo
        self.measure: Final = measure


class Prize:
    """What lies under a rebel, or on a reward token: coins, or a good."""

    def __init__(self, id: str, copies: int, coins: int, good: int) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.coins: Final = coins
        self.good: Final = good
        """The good, or -1 where it is coins."""


class Exchange:
    """One exchange token: one of its goods and any other good for a point."""

    def __init__(self, id: str, goods: list[int], action: int, points: int) -> None:
        self.id: Final = id
        self.goods: Final = goods
        self.action: Final = action
        self.points: Final = points


class Insurrection:
    """One insurrection card; its rows lie from the bottom, which is used first."""

    def __init__(
        self,
        id: str,
        regions: list[int],
        structures: list[list[int]],
        advisors: list[int],
        late: list[int],
        banners: list[list[int]],
        coins: list[list[int]],
    ) -> None:
        self.id: Final = id
        self.regions: Final = regions
        self.structures: Final = structures
        """For each priority the kinds in the order in which they are tried."""
        self.advisors: Final = advisors
        """The influence of the advisor of each row."""
        self.late: Final = late
        """1 where the advisor has a star and joins in the course of the game."""
        self.banners: Final = banners
        """For each priority the banner of each row."""
        self.coins: Final = coins
        """For each priority 1 in the rows with a coin."""


class Bonus:
    """A space of the rebellion board."""

    def __init__(self, covered: bool, trigger: int, gain: int, amount: int) -> None:
        self.covered: Final = covered
        """Whether a coin lies on it at first."""
        self.trigger: Final = trigger
        """The main action that it belongs to."""
        self.gain: Final = gain
        self.amount: Final = amount


class RebellionBoard:
    """One level of the solo game; columns by priority, spaces from the top."""

    def __init__(self, id: str, priority: int, columns: list[list[Bonus]]) -> None:
        self.id: Final = id
        self.priority: Final = priority
        """The priority it starts with."""
        self.columns: Final = columns


class Course:
    """Numbers that stand on no single thing."""

    def __init__(
        self,
        rounds: int,
        coins: int,
        troops: int,
        structures: int,
        placed: int,
        row: int,
        banners: int,
        war_steps: int,
        war_points: list[int],
        agendas: int,
        capitals: list[int],
    ) -> None:
        self.rounds: Final = rounds
        self.coins: Final = coins
        """Coins at the start."""
        self.troops: Final = troops
        """Troops of each player, the leader apart."""
        self.structures: Final = structures
        """Structures of each kind of each player."""
        self.placed: Final = placed
        """Troops placed at setup."""
        self.row: Final = row
        """Deeds face up."""
        self.banners: Final = banners
        """Banners to stand on before a second advisor may join on one."""
        self.war_steps: Final = war_steps
        self.war_points: Final = war_points
        self.agendas: Final = agendas
        """Agendas dealt to each player."""
        self.capitals: Final = capitals
        """The regions that the top of the rule track asks for."""
