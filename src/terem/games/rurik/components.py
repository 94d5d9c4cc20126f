"""The box of Rurik as flat lists of small integers.

Regions, scheme cards, deeds, agendas and leaders are known to the rules by their index. Regions lie
in the order of the seats they are meant for, so that a table uses the first so many of them
(rulebook, setup 1).
"""

from __future__ import annotations

from typing import Final

from terem.core.components import Components
from terem.games.rurik.printed import (
    Agenda,
    Course,
    Deed,
    Exchange,
    Insurrection,
    Prize,
    RebellionBoard,
    Region,
    SchemeCard,
    Side,
)

GOODS: Final = ("wood", "ore", "fish", "honey", "fur")
WOOD: Final = 0
ORE: Final = 1
FISH: Final = 2
HONEY: Final = 3
FUR: Final = 4

# The banners of the strategy board from left to right, which are the six main actions.
ACTIONS: Final = ("muster", "move", "attack", "tax", "build", "scheme")
MUSTER: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
TAX: Final = 3
BUILD: Final = 4
SCHEME: Final = 5
POINTED: Final = 5
"""So many of the actions, the first, are bought with points that other things bring too."""

SLOTS: Final = 4
"""The most slots that a banner has; the side for fewer players leaves the last ones out."""
INFLUENCES: Final = 6
"""One more than the influence of the strongest advisor."""

STRUCTURES: Final = ("church", "market", "stronghold")
CHURCH: Final = 0
MARKET: Final = 1
STRONGHOLD: Final = 2

TRACKS: Final = ("rule", "build", "trade")
RULE_TRACK: Final = 0
BUILD_TRACK: Final = 1
TRADE_TRACK: Final = 2

LEADERS: Final = (
    "agatha",
    "boris",
    "maria",
    "mstislav",
    "predslava",
    "sviatopolk",
    "sudislav",
    "yaroslav",
)
AGATHA: Final = 0
BORIS: Final = 1
MARIA: Final = 2
MSTISLAV: Final = 3
PREDSLAVA: Final = 4
SVIATOPOLK: Final = 5
SUDISLAV: Final = 6
YAROSLAV: Final = 7

# What a deed demands besides what is paid for it (rulebook, the list of deeds).
NEED_NOTHING: Final = 0
NEED_TOKEN: Final = 1
"""The first player token."""
NEED_BEATEN: Final = 2
"""So many figures of beaten rebels."""
NEED_OCCUPIED: Final = 3
"""Own troops in so many regions."""
NEED_GATHERED: Final = 4
"""So many own troops in one region."""
NEED_TOGETHER: Final = 5
"""Own structures of certain kinds in one region."""
NEED_GROUP: Final = 6
"""Own structures of a kind in so many regions adjacent to each other."""
NEED_GOODS: Final = 7
"""Own structures of a kind in regions with so many different goods."""
NEEDS: Final = (
    "nothing",
    "token",
    "beaten",
    "occupied",
    "gathered",
    "together",
    "group",
    "goods",
)

# How the goods that a deed leaves open are chosen.
FREE_NONE: Final = 0
FREE_ANY: Final = 1
FREE_SAME: Final = 2
FREE_DIFFERENT: Final = 3
FREES: Final = ("none", "any", "same", "different")

# Where the troops that a deed costs stand.
REMOVE_NONE: Final = 0
REMOVE_ANY: Final = 1
REMOVE_APART: Final = 2
"""Each in another region."""
REMOVE_RULED: Final = 3
"""All in one region that their owner rules."""
REMOVES: Final = ("none", "any", "apart", "ruled")

# What an agenda compares (rulebook, the list of agendas).
MEASURES: Final = (
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
)
MEASURE_DEEDS: Final = 0
MEASURE_LUXURIES: Final = 1
"""Fur and honey."""
MEASURE_BEATEN: Final = 2
MEASURE_WAR: Final = 3
MEASURE_GOODS: Final = 4
MEASURE_PROTECTED: Final = 5
"""Structures of all players in regions that one rules."""
MEASURE_BUILD: Final = 6
MEASURE_COINS: Final = 7
MEASURE_OCCUPIED: Final = 8
MEASURE_TRADE: Final = 9
MEASURE_RULE: Final = 10

# The columns of the rebellion board, which are its priorities, and of an insurrection card.
PRIORITIES: Final = ("war", "build", "tax")
WAR_PRIORITY: Final = 0
BUILD_PRIORITY: Final = 1
TAX_PRIORITY: Final = 2

# What a bonus of the rebellion board gives: points of an action, or one of these.
GAIN_COINS: Final = 5
GAIN_SAFETY: Final = 6
"""One card fewer when the rebellion checks its losses."""
GAINS: Final = ("muster", "move", "attack", "tax", "build", "coins", "safety")

PAIR: Final = 2
"""The seats whose map and board a lone player uses too."""
MOST_SEATS: Final = 4
"""The seats that play without the advisor who joins last."""

LEVELS: Final = ("easy", "medium", "hard", "very-hard")

# What an event of the mini-expansion does.
EVENTS: Final = (
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
)
EVENT_HARVEST: Final = 0
EVENT_WINTER: Final = 1
EVENT_FAIR: Final = 2
EVENT_FEAST: Final = 3
EVENT_VOLUNTEERS: Final = 4
EVENT_MASONS: Final = 5
EVENT_RANSOM: Final = 6
EVENT_TRUCE: Final = 7
EVENT_TRIBUTE: Final = 8
EVENT_ENVOYS: Final = 9
EVENT_WHISPERS: Final = 10


class Box(Components):
    """Everything printed in the box that the rules, the sight and the drawing ask for."""

    def __init__(
        self,
        digest: str,
        course: Course,
        regions: list[Region],
        sides: list[Side],
        advisors: list[list[int]],
        boat: list[int],
        boat_order: list[int],
        tracks: list[list[int]],
        track_points: list[int],
        schemes: list[SchemeCard],
        deeds: list[Deed],
        agendas: list[Agenda],
        solo_leaders: list[int],
        rebels: list[Prize],
        tokens: list[Prize],
        good_tokens: list[int],
        exchanges: list[Exchange],
        insurrections: list[Insurrection],
        boards: list[RebellionBoard],
        events: list[int],
    ) -> None:
        super().__init__(digest)
        self._read_course(course)
        self._read_map(regions)
        self.sides: list[Side] = sides
        """The side for two, then the one for more."""
        self.advisors: list[list[int]] = advisors
        """For each round, and in it for four seats after all others, copies by influence."""
        self.boat: list[int] = boat
        """Places on the boat for each good."""
        self.boat_order: list[int] = boat_order
        self.boat_places: int = sum(boat)
        self.tracks: list[list[int]] = tracks
        """What each step of each track asks for; the first step is below the track."""
        self.track_points: list[int] = track_points
        self.schemes: list[SchemeCard] = schemes
        self.deck: list[int] = [
            number for number in range(len(schemes)) for _ in range(schemes[number].copies)
        ]
        self.casualty: list[int] = [card.casualty for card in schemes]
        self.deeds: list[Deed] = deeds
        self.agendas: list[Agenda] = agendas
        self.solo_leaders: list[int] = solo_leaders
        """Leaders that a lone player may take."""
        self.rebels: list[Prize] = rebels
        self.reward_tokens: list[Prize] = tokens
        self.prizes: list[Prize] = rebels + tokens
        self.good_tokens: list[int] = good_tokens
        """The goods on the goods tokens, those for fewer seats first."""
        self.exchanges: list[Exchange] = exchanges
        self.insurrections: list[Insurrection] = insurrections
        self.boards: list[RebellionBoard] = boards
        self.events: list[int] = events

    def _read_course(self, course: Course) -> None:
        self.rounds: int = course.rounds
        self.start_coins: int = course.coins
        self.troops: int = course.troops
        self.structures: int = course.structures
        self.placed: int = course.placed
        self.row: int = course.row
        self.banners: int = course.banners
        self.war_steps: int = course.war_steps
        self.war_points: list[int] = course.war_points
        self.dealt_agendas: int = course.agendas
        self.capitals: list[int] = course.capitals

    def _read_map(self, regions: list[Region]) -> None:
        self.regions: list[Region] = regions
        self.region_id: list[str] = [region.id for region in regions]
        self.region_good: list[int] = [region.good for region in regions]
        counts = range(len(regions) + 1)
        self.near: list[list[list[int]]] = [
            [[n for n in region.neighbours if n < count] for region in regions[:count]]
            for count in counts
        ]
        """Neighbours in play, for each number of regions in play."""
        self.near_bits: list[list[int]] = [
            [_bits(neighbours) for neighbours in around] for around in self.near
        ]
        self.distance: list[list[list[int]]] = [_distances(around) for around in self.near]

    def region_count(self, seats: int) -> int:
        """How many regions a table of so many seats uses; alone one plays as two do."""
        return sum([1 for region in self.regions if region.seats <= max(PAIR, seats)])

    def side(self, seats: int) -> Side:
        """The side of the strategy board for so many seats."""
        return self.sides[0 if seats <= PAIR else 1]

    def advisors_in(self, seats: int, round: int) -> list[int]:
        """Copies by influence that a seat has in a round."""
        return self.advisors[2 * (round - 1) + (1 if seats == MOST_SEATS else 0)]


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _distances(around: list[list[int]]) -> list[list[int]]:
    """Steps from each region to each other one."""
    return [_steps_from(around, start) for start in range(len(around))]


def _steps_from(around: list[list[int]], start: int) -> list[int]:
    """Steps from one region; a region that cannot be reached is farther than any."""
    steps = [len(around)] * len(around)
    steps[start] = 0
    edge = [start]
    for region in edge:
        for near in around[region]:
            if steps[near] == len(around):
                steps[near] = steps[region] + 1
                edge.append(near)
    return steps
