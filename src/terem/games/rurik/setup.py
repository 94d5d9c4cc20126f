"""From seats, options and seed to the first table (rulebook, setup; variants; solo setup)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from terem.core.dice import Dice
from terem.games.rurik.components import INFLUENCES, LEVELS, Box
from terem.games.rurik.deeds import DEED_CARDS
from terem.games.rurik.rebellion.setup import raise_rebellion
from terem.games.rurik.regions import settle_all
from terem.games.rurik.rounds import ROUNDS
from terem.games.rurik.schemes import lay_piles
from terem.games.rurik.steps.choose_leader import free_leaders, take_leader
from terem.games.rurik.table import (
    EFFECTS,
    GOOD_KINDS,
    NONE,
    STRUCTURE_KINDS,
    TRACK_KINDS,
    RurikTable,
)
from terem.games.rurik.turns import blank_turn

LABELS: Final = [
    "players",
    "schemes",
    "deeds",
    "agendas",
    "rewards",
    "events",
    "goods",
    "insurrection",
]
PLAYERS_DICE: Final = 1
AGENDA_CARDS: Final = 4
REWARDS: Final = 5
EVENT_CARDS: Final = 6
GOODS_TOKENS: Final = 7


def start(box: Box, seats: int, options: Mapping[str, str], seed: str) -> RurikTable:
    """Lay everything out; who is first, and on request the leaders, is left to chance."""
    dice = Dice(seed, LABELS, seats)
    table = RurikTable(seats, dice, box)
    lay_blank(table)
    table.first = dice.below(PLAYERS_DICE, seats)
    table.token = table.first
    table.renewing = int(options.get("row") == "renewed")
    _lay_map(table, options)
    _lay_cards(table)
    if table.solo:
        raise_rebellion(table, LEVELS.index(options.get("level", LEVELS[0])))
    settle_all(table)
    if options.get("leaders") == "dealt":
        _deal_leaders(table)
    table.push(ROUNDS)
    return table


def lay_blank(table: RurikTable) -> None:
    """An empty map, empty boards, and all that belongs to the sides in their supplies."""
    box = table.box
    sides = table.sides
    slots = len(table.board_side.points)
    table.turn = blank_turn()
    table.effects = [0] * EFFECTS
    table.troops = [0] * (table.regions * sides)
    table.figures = [[NONE] * box.troops for _ in range(sides)]
    table.posts = [NONE] * sides
    table.rebels = [0] * table.regions
    table.neutrals = [0] * table.regions
    table.structures = [NONE] * (table.regions * STRUCTURE_KINDS)
    table.goods_here = box.region_good[: table.regions]
    table.stock = [1] * table.regions
    table.rulers = [NONE] * table.regions
    table.leaders = [NONE] * sides
    table.camp = [box.troops] * sides
    table.yards = [box.structures] * (sides * STRUCTURE_KINDS)
    table.goods = [0] * (sides * GOOD_KINDS)
    table.coins = [box.start_coins] * sides
    table.beaten = [0] * sides
    table.war = [0] * sides
    table.tracks = [0] * (sides * TRACK_KINDS)
    table.exchanges = [0] * (sides * len(box.exchanges))
    table.powers = [0] * sides
    table.loads = [0] * sides
    table.harvests = [0] * sides
    table.advisors = [0] * (sides * INFLUENCES)
    table.placed = [NONE] * slots
    table.influence = [0] * slots
    table.bribes = [0] * slots
    table.piles = [[], []]
    table.hands = [[] for _ in range(table.seats)]
    table.looked = []
    table.discard = []
    table.deed_deck = []
    table.deed_row = []
    table.deed_discard = []
    table.deeds = [[] for _ in range(table.seats)]
    table.done = [[] for _ in range(table.seats)]
    table.agendas = [[] for _ in range(table.seats)]
    table.refused = [[] for _ in range(table.seats + 1)]
    table.prizes = []
    table.event_deck = []
    table.insurrection = []
    table.covers = []


def _lay_map(table: RurikTable, options: Mapping[str, str]) -> None:
    """A rebel and a good in each region; what lies under the rebels nobody knows (setup 5)."""
    box = table.box
    if options.get("goods") == "dealt":
        tokens = box.good_tokens[: table.regions]
        table.dice.shuffle(GOODS_TOKENS, tokens)
        table.goods_here = tokens
    if table.solo:
        return
    table.rebels = [1] * table.regions
    prizes = box.reward_tokens if options.get("rewards") == "tokens" else box.rebels
    first = len(box.rebels) if options.get("rewards") == "tokens" else 0
    table.prizes = [first + n for n in range(len(prizes)) for _ in range(prizes[n].copies)]
    table.dice.shuffle(REWARDS, table.prizes)
    if options.get("events") == "yes":
        table.event_deck = box.events[:]
        table.dice.shuffle(EVENT_CARDS, table.event_deck)
        table.laika = (table.first - 1) % table.seats


def _lay_cards(table: RurikTable) -> None:
    """Schemes in two piles, three deeds face up, agendas dealt (setup 6, 7 and 10)."""
    box = table.box
    lay_piles(table, box.deck[:])
    deeds = [n for n in range(len(box.deeds)) if box.deeds[n].solo or not table.solo]
    table.dice.shuffle(DEED_CARDS, deeds)
    table.deed_row = [deeds.pop() for _ in range(box.row)]
    table.deed_deck = deeds
    agendas = [n for n in range(len(box.agendas)) if box.agendas[n].solo or not table.solo]
    table.dice.shuffle(AGENDA_CARDS, agendas)
    for seat in range(table.seats):
        table.agendas[seat] = [agendas.pop() for _ in range(box.dealt_agendas)]
    table.refused[table.seats] = agendas


def _deal_leaders(table: RurikTable) -> None:
    """Leaders by chance."""
    for turn in range(table.seats):
        seat = (table.first + turn) % table.seats
        free = free_leaders(table)
        take_leader(table, seat, free[table.dice.below(PLAYERS_DICE, len(free))])
