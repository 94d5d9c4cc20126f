"""The box of Rurik, against what its rulebook and the public sources tell."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, get_args

import pytest

from terem.data.boxes import template
from terem.data.errors import DataError
from terem.data.inventory import inventory_of
from terem.data.loading import load
from terem.data.manifest import load_manifest
from terem.data.provenance import checklist, colour_rows, rows
from terem.games.rurik import entries
from terem.games.rurik.components import (
    ACTIONS,
    EVENTS,
    FREE_ANY,
    FREE_DIFFERENT,
    FREE_NONE,
    FREE_SAME,
    FREES,
    GAINS,
    GOODS,
    INFLUENCES,
    LEVELS,
    MEASURES,
    NEED_BEATEN,
    NEED_GATHERED,
    NEED_GOODS,
    NEED_GROUP,
    NEED_NOTHING,
    NEED_OCCUPIED,
    NEED_TOGETHER,
    NEED_TOKEN,
    NEEDS,
    PRIORITIES,
    REMOVE_ANY,
    REMOVE_APART,
    REMOVE_NONE,
    REMOVE_RULED,
    REMOVES,
    SCHEME,
    SLOTS,
    STRUCTURES,
    SVIATOPOLK,
)
from terem.games.rurik.schema import INVENTORY, components

if TYPE_CHECKING:
    from pathlib import Path

    from terem.games.rurik.printed import Deed, Insurrection

BOX = components()
DIGEST = "29e977410fc4ed98"

REGIONS = [
    "novgorod",
    "rostov",
    "polotsk",
    "smolensk",
    "volyn",
    "kiev",
    "chernigov",
    "pereyaslavl",
    "pskov",
    "suzdal",
    "galich",
    "brest",
    "murom",
    "peresech",
    "azov",
]

BORDERS = {
    "azov-galich",
    "azov-kiev",
    "azov-murom",
    "azov-peresech",
    "azov-pereyaslavl",
    "brest-galich",
    "brest-peresech",
    "brest-polotsk",
    "brest-pskov",
    "brest-volyn",
    "chernigov-kiev",
    "chernigov-murom",
    "chernigov-pereyaslavl",
    "chernigov-polotsk",
    "chernigov-rostov",
    "chernigov-smolensk",
    "chernigov-suzdal",
    "galich-kiev",
    "galich-peresech",
    "galich-volyn",
    "kiev-pereyaslavl",
    "kiev-polotsk",
    "kiev-volyn",
    "murom-pereyaslavl",
    "murom-suzdal",
    "novgorod-polotsk",
    "novgorod-pskov",
    "novgorod-rostov",
    "novgorod-smolensk",
    "polotsk-pskov",
    "polotsk-smolensk",
    "polotsk-volyn",
    "rostov-smolensk",
    "rostov-suzdal",
}


def test_the_digest_is_pinned() -> None:
    """A change of the data is meant: stored records name the old digest."""
    assert BOX.digest == DIGEST


def test_the_words_of_the_data_are_those_of_the_rules() -> None:
    """A number of the rules is the place of a word, so both must list the same in one order."""
    assert [
        get_args(literal)
        for literal in (
            entries.Good,
            entries.Action,
            entries.Structure,
            entries.Need,
            entries.Free,
            entries.Remove,
            entries.Measure,
            entries.Priority,
            entries.Gain,
            entries.Effect,
        )
    ] == [
        GOODS,
        ACTIONS,
        STRUCTURES,
        NEEDS,
        FREES,
        REMOVES,
        MEASURES,
        PRIORITIES,
        GAINS,
        EVENTS,
    ]


def test_regions() -> None:
    """8, 11 or 15 regions by the number of seats, two of them capitals (rulebook, setup 1)."""
    assert BOX.region_id == REGIONS
    assert [BOX.region_count(seats) for seats in (1, 2, 3, 4)] == [8, 8, 11, 15]
    assert [BOX.region_id[region] for region in BOX.capitals] == ["novgorod", "kiev"]


def test_goods_of_the_regions() -> None:
    """Each region has its good, and each number of seats its mixture."""
    found = " ".join(GOODS[good] for good in BOX.region_good)
    assert found == ("wood ore ore honey fish wood fish fur fish wood honey wood ore fur fish")
    assert [BOX.region_good[:8].count(good) for good in range(5)] == [2, 2, 2, 1, 1]
    assert [BOX.region_good.count(good) for good in range(5)] == [4, 3, 4, 2, 2]


def test_borders() -> None:
    """34 borders; 14 among the regions for two, 20 among those for three."""
    for seats, count in ((2, 14), (3, 20), (4, 34)):
        ids = REGIONS[: BOX.region_count(seats)]
        found = {
            "-".join(sorted((ids[region], ids[other])))
            for region, near in enumerate(BOX.near[len(ids)])
            for other in near
        }
        assert found == {border for border in BORDERS if set(border.split("-")) <= set(ids)}
        assert len(found) == count


def test_distances_between_the_regions_for_two() -> None:
    """Counted by hand on the map; the rebellion asks for the nearest region."""
    assert BOX.distance[8] == [
        [0, 1, 1, 1, 2, 2, 2, 3],
        [1, 0, 2, 1, 3, 2, 1, 2],
        [1, 2, 0, 1, 1, 1, 1, 2],
        [1, 1, 1, 0, 2, 2, 1, 2],
        [2, 3, 1, 2, 0, 1, 2, 2],
        [2, 2, 1, 2, 1, 0, 1, 1],
        [2, 1, 1, 1, 2, 1, 0, 1],
        [3, 2, 2, 2, 2, 1, 1, 0],
    ]


@pytest.mark.parametrize(
    ("seats", "table"),
    [
        (2, "3/0 2/0 1/1  3/0 2/0 1/0  2/0 1/0 1/1  2/0 1/0 1/1  2/0 1/0 1/1  3/0 2/0 1/0"),
        (
            4,
            (
                "3/0 2/0 1/0 1/1  4/0 3/0 2/0 1/0  2/0 1/0 1/1 1/2  "
                "3/0 2/0 1/0 1/1  2/0 1/0 1/1 1/2  3/0 2/0 1/0 1/1"
            ),
        ),
    ],
)
def test_both_sides_of_the_strategy_board(seats: int, table: str) -> None:
    """Points and cost of each slot, from the top; absent slots are empty."""
    side = BOX.side(seats)
    found = [
        f"{side.points[slot]}/{side.costs[slot]}"
        for banner in range(len(ACTIONS))
        for slot in range(banner * SLOTS, banner * SLOTS + side.slots)
    ]
    assert found == table.split()
    assert len(side.points) == len(side.costs) == len(side.tokens) == len(ACTIONS) * SLOTS
    assert sum(side.points) == sum(int(cell[0]) for cell in table.split())


def test_the_token_is_handed_on_at_one_slot() -> None:
    """The top slot of Scheme, whatever the side (rulebook, schemes)."""
    for side in BOX.sides:
        assert [slot for slot, token in enumerate(side.tokens) if token] == [SCHEME * SLOTS]
    assert BOX.side(1) is BOX.side(2) is BOX.sides[0]
    assert BOX.side(3) is BOX.side(4) is BOX.sides[1]


def test_advisors() -> None:
    """1 2 4 5, another 2 from the third round, 3 in the fourth but not for four (setup 14)."""
    spelled = {
        (seats, round): "".join(
            str(influence) * copies
            for influence, copies in enumerate(BOX.advisors_in(seats, round))
        )
        for seats in (1, 2, 3, 4)
        for round in (1, 2, 3, 4)
    }
    for seats in (1, 2, 3):
        assert [spelled[seats, r] for r in (1, 2, 3, 4)] == ["1245", "1245", "12245", "122345"]
    assert [spelled[4, r] for r in (1, 2, 3, 4)] == ["1245", "1245", "12245", "12245"]
    assert {len(copies) for copies in BOX.advisors} == {INFLUENCES}


def test_boat() -> None:
    """Eleven places, as many as the top of the trade track asks for."""
    assert [GOODS[good] for good in BOX.boat_order] == ["ore", "wood", "fish", "honey", "fur"]
    assert dict(zip(GOODS, BOX.boat, strict=True)) == {
        "wood": 3,
        "ore": 2,
        "fish": 3,
        "honey": 2,
        "fur": 1,
    }
    assert BOX.boat_places == BOX.tracks[2][-1] == 11


def test_tracks() -> None:
    """Regions ruled, regions built in, goods on the boat (rulebook, advancement board)."""
    assert BOX.tracks == [[0, 2, 3, 4, 5, 5], [0, 2, 3, 4, 5, 7], [0, 3, 5, 7, 9, 11]]
    assert BOX.track_points == [0, 1, 2, 3, 5, 8]
    assert (BOX.war_steps, BOX.war_points) == (10, [3, 1])


def test_course() -> None:
    """Four rounds; what each player has at first (rulebook, setup)."""
    assert (BOX.rounds, BOX.start_coins, BOX.placed, BOX.dealt_agendas) == (4, 3, 3, 2)
    assert (BOX.troops, BOX.structures, BOX.row, BOX.banners) == (12, 3, 3, 3)


def test_schemes() -> None:
    """27 cards, a third of them with the symbol of a loss; three bring a deed."""
    assert len(BOX.deck) == 27
    assert sum(BOX.casualty[card] for card in BOX.deck) == 9
    assert sum(BOX.schemes[card].reward.picks for card in BOX.deck) == 3
    told = {
        card.id: (card.copies, card.cost, card.casualty, card.reward.points, card.reward.coins)
        for card in BOX.schemes
    }
    assert told == {
        "muster-1": (2, 0, 0, [1, 0, 0, 0, 0], 0),
        "muster-1-paid": (1, 1, 0, [1, 0, 0, 0, 0], 0),
        "muster-1-coin": (1, 0, 1, [1, 0, 0, 0, 0], 1),
        "muster-2": (1, 0, 1, [2, 0, 0, 0, 0], 0),
        "move-1": (1, 0, 0, [0, 1, 0, 0, 0], 0),
        "move-2": (2, 0, 0, [0, 2, 0, 0, 0], 0),
        "move-3": (1, 0, 1, [0, 3, 0, 0, 0], 0),
        "attack-1": (3, 0, 0, [0, 0, 1, 0, 0], 0),
        "attack-1-paid": (1, 1, 0, [0, 0, 1, 0, 0], 0),
        "attack-1-coin": (1, 0, 1, [0, 0, 1, 0, 0], 1),
        "tax-1": (2, 0, 0, [0, 0, 0, 1, 0], 0),
        "tax-1-coin": (1, 0, 1, [0, 0, 0, 1, 0], 1),
        "tax-2": (1, 0, 1, [0, 0, 0, 2, 0], 0),
        "build-1": (2, 0, 0, [0, 0, 0, 0, 1], 0),
        "build-1-paid": (1, 1, 0, [0, 0, 0, 0, 1], 0),
        "build-1-coin": (1, 0, 1, [0, 0, 0, 0, 1], 1),
        "coins-2": (2, 0, 0, [0, 0, 0, 0, 0], 2),
        "deed": (1, 0, 1, [0, 0, 0, 0, 0], 0),
        "deed-coin": (1, 0, 1, [0, 0, 0, 0, 0], 1),
        "deed-paid": (1, 1, 0, [0, 0, 0, 0, 0], 0),
    }


def deed(id: str) -> Deed:
    """Find a deed by its id."""
    return next(deed for deed in BOX.deeds if deed.id == id)


def test_deeds() -> None:
    """26 cards; five of them are worth two points, and three are left out of the solo game."""
    assert len(BOX.deeds) == 26
    assert {deed.id for deed in BOX.deeds if deed.points == 2} == {
        "market-day",
        "master-beekeeper",
        "grand-hunter",
        "dispatch-messengers",
        "capital-city",
    }
    assert {deed.points for deed in BOX.deeds} == {1, 2}
    assert [deed.id for deed in BOX.deeds if not deed.solo] == [
        "enforce-peace",
        "grand-hunter",
        "law-giver",
    ]


@pytest.mark.parametrize(
    ("id", "cards", "coins", "goods", "free", "removed"),
    [
        ("market-day", 0, 0, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("honorable-prince", 1, 3, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("master-beekeeper", 1, 0, "honey honey", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("great-library", 1, 0, "ore", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("establish-fortress", 0, 0, "wood wood", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("grand-hunter", 0, 0, "fur fur", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("dispatch-messengers", 0, 0, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("send-gifts", 0, 2, "fish fur", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("tithe-payments", 0, 0, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("border-patrols", 0, 0, "", (FREE_NONE, 0), (REMOVE_APART, 3, 0)),
        ("law-giver", 0, 3, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("defensive-belt", 0, 0, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("hoard", 0, 0, "", (FREE_SAME, 3), (REMOVE_NONE, 0, 0)),
        ("wilderness-forts", 0, 0, "ore fur wood", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("peace-maker", 0, 0, "", (FREE_NONE, 0), (REMOVE_RULED, 2, 0)),
        ("reward-laborers", 0, 2, "", (FREE_ANY, 2), (REMOVE_NONE, 0, 0)),
        ("new-beginning", 0, 0, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 1)),
        ("splendid-feast", 0, 2, "fish honey", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("victory-march", 1, 0, "", (FREE_NONE, 0), (REMOVE_ANY, 2, 0)),
        ("hire-mercenaries", 0, 2, "fish ore", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("enforce-peace", 0, 0, "wood honey", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("retire-veterans", 0, 2, "", (FREE_NONE, 0), (REMOVE_ANY, 2, 0)),
        ("amass-forces", 0, 0, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("capital-city", 0, 0, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
        ("trade-route", 0, 0, "", (FREE_DIFFERENT, 3), (REMOVE_NONE, 0, 0)),
        ("generous-prince", 0, 4, "", (FREE_NONE, 0), (REMOVE_NONE, 0, 0)),
    ],
)
def test_what_deeds_cost(
    id: str,
    cards: int,
    coins: int,
    goods: str,
    free: tuple[int, int],
    removed: tuple[int, int, int],
) -> None:
    """Scheme cards, coins, goods, and what leaves the board (rulebook, list of deeds)."""
    card = deed(id)
    assert (card.cards, card.coins) == (cards, coins)
    assert card.goods == [goods.split().count(good) for good in GOODS]
    assert (card.free, card.free_goods) == free
    assert (card.remove, card.troops, card.structures) == removed


def test_what_deeds_need() -> None:
    """What one must have besides what is paid (rulebook, list of deeds)."""
    church, market, stronghold = 1, 2, 4
    found = {
        card.id: (card.need, card.amount, card.kinds)
        for card in BOX.deeds
        if card.need != NEED_NOTHING
    }
    assert found == {
        "market-day": (NEED_GOODS, 3, market),
        "establish-fortress": (NEED_TOGETHER, 0, church | stronghold),
        "grand-hunter": (NEED_TOKEN, 0, 0),
        "dispatch-messengers": (NEED_OCCUPIED, 8, 0),
        "tithe-payments": (NEED_GROUP, 3, church),
        "law-giver": (NEED_BEATEN, 3, 0),
        "defensive-belt": (NEED_GROUP, 3, stronghold),
        "enforce-peace": (NEED_BEATEN, 2, 0),
        "amass-forces": (NEED_GATHERED, 6, 0),
        "capital-city": (NEED_TOGETHER, 0, church | market | stronghold),
    }


def test_what_deeds_give() -> None:
    """Ten look at two scheme cards, three attack safely, three move two pieces anywhere."""
    gives: dict[str, list[str]] = {}
    for card in BOX.deeds:
        reward = card.reward
        told = [f"{n} {action}" for n, action in zip(reward.points, ACTIONS, strict=False) if n]
        for n, name in (
            (reward.coins, "coins"),
            (reward.picks, "picks"),
            (reward.draws, "draws"),
            (reward.safe, "safe"),
            (reward.far, "far"),
        ):
            told += [f"{n} {name}"] if n else []
        gives.setdefault(", ".join(told), []).append(card.id)
    assert gives == {
        "1 build": ["great-library", "master-beekeeper", "wilderness-forts"],
        "1 move": ["amass-forces", "grand-hunter"],
        "1 safe": ["defensive-belt", "enforce-peace", "hire-mercenaries"],
        "1 tax": ["capital-city"],
        "2 coins": ["trade-route"],
        "2 draws": [
            "establish-fortress",
            "hoard",
            "law-giver",
            "market-day",
            "peace-maker",
            "retire-veterans",
            "reward-laborers",
            "splendid-feast",
        ],
        "2 far": ["border-patrols", "send-gifts", "victory-march"],
        "2 muster": ["dispatch-messengers", "generous-prince", "honorable-prince"],
        "2 tax": ["new-beginning"],
        "3 coins": ["tithe-payments"],
    }


def test_agendas() -> None:
    """11 aims, two points each; three are left out of the solo game."""
    assert {agenda.id: MEASURES[agenda.measure] for agenda in BOX.agendas} == {
        "dignified": "deeds",
        "regal": "luxuries",
        "courageous": "beaten",
        "conquering": "war",
        "capable": "goods",
        "protective": "protected",
        "committed": "build-track",
        "wealthy": "coins",
        "esteemed": "occupied",
        "prosperous": "trade-track",
        "successful": "rule-track",
    }
    assert {agenda.points for agenda in BOX.agendas} == {2}
    left_out = [agenda.id for agenda in BOX.agendas if not agenda.solo]
    assert left_out == ["courageous", "dignified", "wealthy"]


def test_leaders() -> None:
    """Alone one cannot be the leader of the rebellion."""
    assert BOX.solo_leaders == [leader for leader in range(8) if leader != SVIATOPOLK]


def test_prizes() -> None:
    """15 rebels and as many tokens: coins, or a good."""
    for prizes in (BOX.rebels, BOX.reward_tokens):
        found = {prize.id: (prize.copies, prize.coins, prize.good) for prize in prizes}
        assert found == {
            "coin-1": (4, 1, -1),
            "coins-2": (2, 2, -1),
            "wood": (2, 0, 0),
            "ore": (2, 0, 1),
            "fish": (2, 0, 2),
            "honey": (2, 0, 3),
            "fur": (1, 0, 4),
        }
    assert BOX.prizes == BOX.rebels + BOX.reward_tokens


def test_goods_tokens() -> None:
    """The tokens in play are as many as the regions, and show what those would show."""
    assert len(BOX.good_tokens) == 15
    for seats in (1, 2, 3, 4):
        used = BOX.region_count(seats)
        assert Counter(BOX.good_tokens[:used]) == Counter(BOX.region_good[:used])


def test_exchange_tokens() -> None:
    """Wood or ore for building, fish or honey for troops, with any other good."""
    assert [
        (token.id, {GOODS[good] for good in token.goods}, ACTIONS[token.action], token.points)
        for token in BOX.exchanges
    ] == [
        ("build", {"wood", "ore"}, "build", 1),
        ("muster", {"honey", "fish"}, "muster", 1),
    ]


def spelled(card: Insurrection) -> list[str]:
    """Write an insurrection card as a person would read it, rows from the bottom."""
    short = ("Mu", "Mo", "At", "Ta", "Bu", "Sc")
    lines = [" ".join(BOX.region_id[region][:3] for region in card.regions)]
    lines += ["".join(STRUCTURES[kind][0] for kind in kinds) for kinds in card.structures]
    advisors = zip(card.advisors, card.late, strict=True)
    lines.append(" ".join(f"{influence}{'*' * late}" for influence, late in advisors))
    for banners, coins in zip(card.banners, card.coins, strict=True):
        cells = zip(banners, coins, strict=True)
        lines.append(" ".join(f"{short[banner]}{'$' * coin}" for banner, coin in cells))
    return lines


@pytest.mark.parametrize(
    ("number", "lines"),
    [
        (
            1,
            [
                "kie vol per che pol smo ros nov",
                "scm",
                "csm",
                "mcs",
                "2* 4 1 3* 5 2",
                "Sc At$ Mo Mo Bu Mu",
                "At Mu Sc Mu Bu$ Mo",
                "Sc Ta$ Bu Ta Mo Mu",
            ],
        ),
        (
            5,
            [
                "per smo pol che kie vol ros nov",
                "csm",
                "mcs",
                "cms",
                "2* 1 3* 5 4 2",
                "Mu Mo Bu Mu At Sc$",
                "Mo Bu Ta Mu At$ Sc",
                "Mo Sc Ta Bu Mu Ta$",
            ],
        ),
        (
            10,
            [
                "smo kie che per pol vol ros nov",
                "msc",
                "mcs",
                "scm",
                "2* 1 4 3* 2 5",
                "At Sc Mo Bu$ Mu$ Ta",
                "Mo Sc Ta$ At Bu$ Mu",
                "Mo Sc Ta$ Mu Mu Bu$",
            ],
        ),
        (
            18,
            [
                "pol nov ros che kie smo vol per",
                "csm",
                "cms",
                "mcs",
                "1 2* 5 2 4 3*",
                "Sc Mu Bu Mo At$ Ta",
                "Mo Mu Bu Ta$ At Mo",
                "Sc Mo Sc Bu Ta$ Mu",
            ],
        ),
    ],
)
def test_insurrection_cards_in_full(number: int, lines: list[str]) -> None:
    """Regions, structures, advisors, and the banners of each priority."""
    card = BOX.insurrections[number - 1]
    assert card.id == f"card-{number}"
    assert spelled(card) == lines


def test_insurrection_cards() -> None:
    """Each lists all regions for two in an order of its own, and all advisors once."""
    assert [card.id for card in BOX.insurrections] == [f"card-{n}" for n in range(1, 19)]
    assert len({tuple(card.regions) for card in BOX.insurrections}) == 18
    for card in BOX.insurrections:
        assert sorted(card.regions) == list(range(8))
        assert sorted(zip(card.advisors, card.late, strict=True)) == [
            (1, 0),
            (2, 0),
            (2, 1),
            (3, 1),
            (4, 0),
            (5, 0),
        ]
        assert [sorted(kinds) for kinds in card.structures] == [[0, 1, 2]] * 3


def test_patterns_of_the_insurrection_cards() -> None:
    """What settled the disputed cells: coins by card, and actions that no column goes without."""
    move, attack, build = 1, 2, 4
    for number, card in enumerate(BOX.insurrections, 1):
        coins = 2 if 7 <= number <= 14 else 1
        assert [sum(column) for column in card.coins] == [coins] * 3, card.id
        war, building, tax = card.banners
        assert move in war
        assert {attack, build} <= set(building)
        assert tax.count(build) == 1


def test_rebellion_boards() -> None:
    """Six to nine coins lie on the four boards; rows are read from the top."""
    actions, gains = ACTIONS, GAINS
    boards = [
        (
            board.id,
            PRIORITIES[board.priority],
            [
                ", ".join(
                    f"{'' if bonus.covered else 'open '}{actions[bonus.trigger]}: "
                    f"{bonus.amount} {gains[bonus.gain]}"
                    for bonus in column
                )
                for column in board.columns
            ],
        )
        for board in BOX.boards
    ]
    assert boards == [
        (
            "easy",
            "build",
            [
                "build: 1 build, attack: 1 safety",
                "open muster: 1 muster, attack: 1 attack, move: 1 move",
                "tax: 1 tax, scheme: 2 coins",
            ],
        ),
        (
            "medium",
            "tax",
            [
                "move: 1 move, attack: 1 attack",
                "open muster: 1 coins, build: 1 build, attack: 1 move",
                "open tax: 1 tax, attack: 1 safety, scheme: 2 coins, muster: 1 muster",
            ],
        ),
        (
            "hard",
            "war",
            [
                "open muster: 1 move, attack: 1 safety, move: 1 move",
                "open attack: 1 attack, build: 1 build, tax: 1 tax, attack: 1 attack",
                "tax: 1 tax, build: 1 move, scheme: 2 coins",
            ],
        ),
        (
            "very-hard",
            "build",
            [
                "open attack: 1 safety, attack: 1 attack, build: 1 move, muster: 1 muster",
                "open build: 1 build, attack: 1 move, tax: 1 tax, attack: 1 attack",
                "open muster: 1 move, tax: 1 tax, scheme: 2 coins, move: 1 move",
            ],
        ),
    ]
    covered = [sum(b.covered for column in board.columns for b in column) for board in BOX.boards]
    assert covered == [6, 7, 8, 9]
    assert tuple(board.id for board in BOX.boards) == LEVELS


def test_events() -> None:
    """Eleven, each once (rulebook, component list)."""
    assert BOX.events == list(range(len(EVENTS))) == list(range(11))


def test_what_never_runs_out() -> None:
    """66 goods and 36 coins lie in the box (rulebook, component list)."""
    contents = load(INVENTORY)
    assert sum(good.copies for good in contents.of(entries.GoodEntry)) == 66
    assert [p.copies for p in contents.of(entries.PieceEntry) if p.id == "coin"] == [36]


def test_the_template_is_the_printed_box(tmp_path: Path) -> None:
    """What an owner starts from loads as it is, and then everything is confirmed."""
    box = tmp_path / "box.toml"
    box.write_text(template(load(INVENTORY)))

    assert components(box).digest == DIGEST
    assert rows(load(INVENTORY, box), reconstructed_only=True) == []


def test_what_is_to_be_checked() -> None:
    """What the sources leave open: copies, tokens, two ends of the boat, disputed cells, events."""
    contents = load(inventory_of("terem.games.rurik"))
    found = rows(contents, reconstructed_only=True)
    assert Counter((row.kind, row.field) for row in found) == {
        ("boat-column", "position"): 2,
        ("scheme", "copies"): 20,
        ("rebel", "copies"): 7,
        ("reward-token", "copies"): 7,
        ("good-token", "good"): 15,
        ("insurrection", "war"): 3,
        ("insurrection", "build"): 2,
        ("insurrection", "tax"): 2,
        ("event", "effect"): 11,
        ("laika", "effect"): 1,
    }
    disputed = [f"{row.id} {row.field}" for row in found if row.kind == "insurrection"]
    assert disputed == [
        "card-11 war",
        "card-17 tax",
        "card-2 war",
        "card-3 tax",
        "card-5 war",
        "card-5 build",
        "card-7 build",
    ]
    assert {row.id for row in found if row.kind == "boat-column"} == {"ore", "fur"}
    assert [len(pile.lines) for pile in checklist(contents)] == [2, 20, 7, 7, 15, 6, 11, 1]


def test_identity() -> None:
    """One to four players; all colours and options are known."""
    manifest = load_manifest(INVENTORY.folder.parent / "game.toml")
    assert (manifest.seats.least, manifest.seats.most) == (1, 4)
    assert [colour.id for colour in manifest.colours] == ["blue", "red", "yellow", "white"]
    assert colour_rows(manifest, reconstructed_only=True) == []
    assert [(option.id, option.default, option.seats) for option in manifest.options] == [
        ("leaders", "chosen", ()),
        ("goods", "printed", ()),
        ("rewards", "stickers", (2, 3, 4)),
        ("row", "kept", ()),
        ("events", False, (2, 3, 4)),
        ("level", "easy", (1,)),
    ]
    assert manifest.options[-1].values == LEVELS


def test_a_corrected_box(tmp_path: Path) -> None:
    """A thing is found by its id, and every other value stays."""
    box = tmp_path / "box.toml"
    box.write_text(
        'game = "rurik"\n'
        "scheme.move-1 = { copies = 0 }\n"
        "scheme.tax-2 = { copies = 2 }\n"
        "boat-column.ore.position = 5\nboat-column.fur.position = 1\n"
        'insurrection.card-3.tax = ["build", "move", "tax", "build", "tax", "scheme$"]\n'
    )

    corrected = components(box)

    assert corrected.digest != DIGEST
    assert Counter(corrected.schemes[card].id for card in corrected.deck)["tax-2"] == 2
    assert len(corrected.deck) == 27
    assert [GOODS[good] for good in corrected.boat_order][::4] == ["fur", "ore"]
    assert ACTIONS[corrected.insurrections[2].banners[2][0]] == "build"
    assert spelled(corrected.insurrections[2])[:7] == spelled(BOX.insurrections[2])[:7]
    assert corrected.boat == BOX.boat


@pytest.mark.parametrize(
    ("text", "id", "entry", "field"),
    [
        ("scheme.move-1.copies = 2", "data-total", None, "copies"),
        ("scheme.move-1.casualty = 1", "data-wrong-value", "move-1", "casualty"),
        ('region.kiev.good = "gold"', "data-wrong-value", "kiev", "good"),
        ("region.kiev.position = 7", "data-covered", None, "position"),
        ("region.kiev.seats = 3", "data-each", None, "seats"),
        ('region.suzdal.neighbours = ["rostov"]', "data-wrong-value", "chernigov", "neighbours"),
        ('region.suzdal.neighbours = ["moscow"]', "data-unknown-name", "suzdal", "neighbours"),
        ("banner.tax.points_for_two = [3, 2]", "data-wrong-value", "tax", "points_for_two"),
        ("banner.tax.costs_for_more = [0]", "data-wrong-value", "tax", "costs_for_more"),
        ("banner.scheme.token = 4", "data-wrong-value", "scheme", "token"),
        ("track.build.needs = [2, 3, 3, 5, 7]", "data-wrong-value", "build", "needs"),
        ("track.rule.needs = [2, 3, 4, 5, 4]", "data-wrong-value", "rule", "needs"),
        ("track.trade.needs = [3, 5, 7, 9, 12]", "data-wrong-value", "trade", "needs"),
        ("track.rule.capitals = []", "data-wrong-value", "rule", "capitals"),
        ('track.trade.capitals = ["kiev"]', "data-wrong-value", "trade", "capitals"),
        ("boat-column.fish.places = 2", "data-wrong-value", "trade", "needs"),
        ("boat-column.fish.position = 4", "data-covered", None, "position"),
        ("deed.hoard.points = 3", "data-wrong-value", "hoard", "points"),
        ("deed.hoard.free_goods = 0", "data-wrong-value", "hoard", "free_goods"),
        ("deed.hoard.troops = 1", "data-wrong-value", "hoard", "troops"),
        ("deed.hoard.amount = 1", "data-wrong-value", "hoard", "amount"),
        ("deed.tithe-payments.kinds = []", "data-wrong-value", "tithe-payments", "kinds"),
        (
            'deed.tithe-payments.kinds = ["church", "church"]',
            "data-wrong-value",
            "tithe-payments",
            "kinds",
        ),
        ("rebel.wood.copies = 3", "data-total", None, "copies"),
        ("rebel.wood.coins = 1", "data-wrong-value", "wood", "coins"),
        ('reward-token.fur.good = ""', "data-wrong-value", "fur", "coins"),
        ("good-token.3-1.seats = 4", "data-each", None, "seats"),
        (
            'insurrection.card-1.regions = ["kiev"]',
            "data-wrong-value",
            "card-1",
            "regions",
        ),
        (
            'insurrection.card-1.advisors = ["1", "2", "2", "3*", "4", "5"]',
            "data-wrong-value",
            "card-1",
            "advisors",
        ),
        (
            'insurrection.card-1.tax_structures = ["church", "church", "market"]',
            "data-wrong-value",
            "card-1",
            "tax_structures",
        ),
        ('insurrection.card-1.war = ["move"]', "data-wrong-value", "card-1", "war"),
        ("insurrection.card-1.number = 2", "data-covered", None, "number"),
        ("bonus.easy-war-2.place = 3", "data-wrong-value", "easy-war-2", "place"),
        ('bonus.easy-war-2.board = "harder"', "data-unknown-name", "easy-war-2", "board"),
        ('event.fair.effect = "feast"', "data-distinct", "feast", "effect"),
        ("course.base.placed = 13", "data-wrong-value", "base", "placed"),
        ("course.base.banners = 7", "data-wrong-value", "base", "banners"),
        ("course.base.row = 24", "data-wrong-value", "base", "row"),
        ("course.base.agendas = 3", "data-wrong-value", "base", "agendas"),
    ],
)
def test_a_box_that_cannot_be_is_refused(
    tmp_path: Path, text: str, id: str, entry: str | None, field: str
) -> None:
    """Printed totals, ranges, and what belongs together on one card or board."""
    box = tmp_path / "box.toml"
    box.write_text(f'game = "rurik"\n{text}\n')

    with pytest.raises(DataError) as refused:
        components(box)

    message = refused.value.message
    assert (id, str(box)) == (message.id, message.args["file"])
    assert (entry, field) == (message.args.get("entry"), message.args["field"])


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["region.kiev.position = 9", "region.pskov.position = 6"], ("chernigov", "seats")),
        ([f"advisor.{id}.joins = 2" for id in (1, 2, 4, 5)], ("1", "joins")),
        ([f"advisor.{id}.joins_of_four = 2" for id in (1, 2, 4, 5)], ("1", "joins_of_four")),
    ],
)
def test_corrections_that_do_not_fit_together(
    tmp_path: Path, lines: list[str], told: tuple[str, str]
) -> None:
    """Regions for fewer seats come first; somebody acts in the first round."""
    box = tmp_path / "box.toml"
    box.write_text("\n".join(['game = "rurik"', *lines]))

    with pytest.raises(DataError) as refused:
        components(box)

    assert told == tuple(refused.value.message.args[name] for name in ("entry", "field"))


def test_the_printed_box_is_built_once() -> None:
    """All tables share it."""
    assert components() is components()
