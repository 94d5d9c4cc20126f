"""What a seat of Rurik sees: all but decks, others' cards and agendas, and what rebels hide."""

from __future__ import annotations

from typing import Any

import msgspec

from terem.core.sight import Offer, Sight
from terem.core.step import Step
from terem.games.rurik.choices import CATALOGUE
from terem.games.rurik.components import (
    ACTIONS,
    EVENTS,
    INFLUENCES,
    POINTED,
    PRIORITIES,
    SLOTS,
)
from terem.games.rurik.faces import (
    AgendaFace,
    BonusFace,
    CardRow,
    DeedFace,
    ExchangeFace,
    InsurrectionFace,
    SchemeFace,
    agenda_faces,
    deed_faces,
    exchange_faces,
    scheme_faces,
)
from terem.games.rurik.regions import group, occupied, ruled
from terem.games.rurik.scoring import outcome
from terem.games.rurik.steps.choose_banner import ChooseBanner
from terem.games.rurik.steps.choose_bribe import ChooseBribe
from terem.games.rurik.steps.displace import SendAway
from terem.games.rurik.steps.laika import LeadTo
from terem.games.rurik.steps.move_to import MoveTo
from terem.games.rurik.stores import on_boat
from terem.games.rurik.table import (
    ADVISOR,
    BANNER,
    COST,
    FAR,
    GOOD_KINDS,
    KNOWN,
    LEADER,
    NONE,
    PAID,
    PIECE,
    POINTS,
    SAFE,
    SLOT,
    STATE,
    STRUCTURE_KINDS,
    TRACK_KINDS,
    WHERE,
    RurikTable,
)

ALL_KINDS = (1 << STRUCTURE_KINDS) - 1


class Land(msgspec.Struct, frozen=True):
    """One region with all that stands in it."""

    id: str
    good: int
    stock: bool
    troops: list[list[int]]
    """The figures of each side, without its leader, by their numbers."""
    leaders: list[int]
    """The sides whose leaders stand here."""
    rebels: int
    neutrals: int
    structures: list[int]
    """The owner of each kind of structure, or NONE."""
    ruler: int
    capital: bool


class Slot(msgspec.Struct, frozen=True, array_like=True):
    """One slot of the strategy board."""

    points: int
    cost: int
    token: bool
    """Whether it hands on the first player token."""
    side: int
    """The side whose advisor stands here, or NONE."""
    influence: int
    bribe: int


class Court(msgspec.Struct, frozen=True):
    """All that lies before one side."""

    leader: int
    """The leader, or NONE until it is chosen."""
    post: int
    """The region where it stands, or NONE."""
    camp: int
    yards: list[int]
    goods: list[int]
    boat: list[int]
    """Of these, goods on the boat when it is loaded as full as can be."""
    coins: int
    beaten: int
    war: int
    tracks: list[int]
    exchanges: list[bool]
    """Whether each exchange token has been used in this round."""
    power_used: bool
    advisors: list[int]
    """Advisors in hand by influence."""
    hand: list[SchemeFace] | None
    """The scheme cards, which only their owner sees."""
    cards: int
    deeds: list[DeedFace]
    done: list[DeedFace]
    agendas: list[AgendaFace] | None
    """The secret agendas, which only their owner sees until the game is over, and not before all
    have a leader."""
    rules: int
    """Regions ruled, regions occupied, and the largest group with structures."""
    occupies: int
    joined: int


class Turn(msgspec.Struct, frozen=True):
    """The turn that is being taken in the action phase."""

    banner: int
    slot: int
    cost: int
    state: int
    points: list[int]
    """Points at hand, action by action."""
    main: int
    """Of these, points of the main action."""
    safe: int
    far: int


class Rebellion(msgspec.Struct, frozen=True):
    """What a lone player sees of the rebellion."""

    level: str
    priority: int
    start: int
    columns: list[list[BonusFace]]
    top: InsurrectionFace
    rows: list[CardRow]
    """The rows seen of the card that the strategy phase uses, the first used first."""


class RurikSight(Sight, frozen=True, kw_only=True):
    """The table as seen from one seat, or by a watcher."""

    sides: int
    round: int
    rounds: int
    phase: int
    first: int
    token: int
    lands: list[Land]
    courts: list[Court]
    board: list[list[Slot]]
    turn: Turn | None
    picked: str
    """What goes where the viewer now chooses: a troop, a leader, an advisor, or nothing."""
    piles: list[int]
    known: list[list[SchemeFace]]
    """Of each pile the cards from the top that the viewer knows to lie there."""
    looked: list[SchemeFace]
    """The cards that the viewer looks at."""
    discard: list[SchemeFace]
    deed_deck: int
    deed_row: list[DeedFace]
    prizes: int
    """Rewards that are still hidden."""
    event: str
    """The event of the round, or nothing."""
    laika: int
    track_needs: list[list[int]]
    """What each step of each track asks for, and what it is worth."""
    track_points: list[int]
    war_steps: int
    war_points: list[int]
    """What the first and the second on the warfare track get."""
    exchange_tokens: list[ExchangeFace]
    boat: list[int]
    boat_order: list[int]
    rebellion: Rebellion | None


def see(table: RurikTable, viewer: int) -> RurikSight:
    """Field by field, nothing but what the viewer may see."""
    box = table.box
    step = None if table.over else table.step(viewer)
    schemes = scheme_faces(box)
    deeds = deed_faces(box)
    return RurikSight(
        viewer=viewer,
        seats=table.seats,
        asked=[] if table.over else table.asked(),
        prompt=None if step is None else step.prompt(table),
        offers=[] if step is None else _offers(table, step),
        outcome=outcome(table) if table.over else None,
        sides=table.sides,
        round=table.round,
        rounds=box.rounds,
        phase=table.phase,
        first=table.first,
        token=table.token,
        lands=[_land(table, region) for region in range(table.regions)],
        courts=[_court(table, side, viewer, deeds, schemes) for side in range(table.sides)],
        board=[_banner(table, action) for action in range(len(ACTIONS))],
        turn=_turn(table),
        picked="" if step is None else _picked(table, step),
        piles=[len(cards) for cards in table.piles],
        known=[[schemes[kind] for kind in _known(cards, viewer)] for cards in table.piles],
        looked=[schemes[card % KNOWN] for card in table.looked if _sees(card, viewer)],
        discard=[schemes[kind] for kind in table.discard],
        deed_deck=len(table.deed_deck),
        deed_row=[deeds[deed] for deed in table.deed_row],
        prizes=len(table.prizes),
        event=_event(table),
        laika=table.laika,
        track_needs=box.tracks,
        track_points=box.track_points,
        war_steps=box.war_steps,
        war_points=box.war_points,
        exchange_tokens=exchange_faces(box),
        boat=box.boat,
        boat_order=box.boat_order,
        rebellion=_rebellion(table) if table.solo else None,
    )


def _offers(table: RurikTable, step: Step[Any]) -> list[Offer]:
    return [
        Offer(
            choice, CATALOGUE.words(choice), step.label(table, choice), step.points(table, choice)
        )
        for choice in step.legal(table)
    ]


def _land(table: RurikTable, region: int) -> Land:
    sides = table.sides
    kinds = region * STRUCTURE_KINDS
    return Land(
        id=table.box.region_id[region],
        good=table.goods_here[region],
        stock=bool(table.stock[region]),
        troops=[
            [figure for figure, where in enumerate(figures) if where == region]
            for figures in table.figures
        ],
        leaders=[side for side in range(sides) if table.posts[side] == region],
        rebels=table.rebels[region],
        neutrals=table.neutrals[region],
        structures=table.structures[kinds : kinds + STRUCTURE_KINDS],
        ruler=table.rulers[region],
        capital=region in table.box.capitals,
    )


def _court(
    table: RurikTable,
    side: int,
    viewer: int,
    deeds: list[DeedFace],
    schemes: list[SchemeFace],
) -> Court:
    player = side < table.seats
    own = player and side == viewer
    dealt = NONE not in table.leaders[: table.seats]
    hand = table.hands[side] if player else []
    agendas = agenda_faces(table.box)
    return Court(
        leader=table.leaders[side],
        post=table.posts[side],
        camp=table.camp[side],
        yards=table.yards[side * STRUCTURE_KINDS : (side + 1) * STRUCTURE_KINDS],
        goods=table.goods[side * GOOD_KINDS : (side + 1) * GOOD_KINDS],
        boat=[on_boat(table, side, good) for good in range(GOOD_KINDS)],
        coins=table.coins[side],
        beaten=table.beaten[side],
        war=table.war[side],
        tracks=table.tracks[side * TRACK_KINDS : (side + 1) * TRACK_KINDS],
        exchanges=[bool(used) for used in _span(table.exchanges, side, len(table.box.exchanges))],
        power_used=bool(table.powers[side]),
        advisors=_span(table.advisors, side, INFLUENCES),
        hand=[schemes[card % KNOWN] for card in hand] if own else None,
        cards=len(hand),
        deeds=[deeds[deed] for deed in table.deeds[side]] if player else [],
        done=[deeds[deed] for deed in table.done[side]] if player else [],
        agendas=[agendas[number] for number in table.agendas[side]]
        if (own and dealt) or (player and table.over)
        else None,
        rules=ruled(table, side),
        occupies=occupied(table, side),
        joined=group(table, side, ALL_KINDS),
    )


def _span(values: list[int], side: int, length: int) -> list[int]:
    return values[side * length : (side + 1) * length]


def _banner(table: RurikTable, action: int) -> list[Slot]:
    board = table.board_side
    base = action * SLOTS
    return [
        Slot(
            board.points[index],
            board.costs[index],
            bool(board.tokens[index]) and not table.solo,
            table.placed[index],
            table.influence[index],
            table.bribes[index],
        )
        for index in range(base, base + board.slots)
    ]


def _turn(table: RurikTable) -> Turn | None:
    """The turn, once an advisor has been taken from the board."""
    turn = table.turn
    if turn[BANNER] == NONE:
        return None
    points = turn[:POINTED]
    if turn[BANNER] < POINTED:
        points[turn[BANNER]] += turn[POINTS]
    return Turn(
        banner=turn[BANNER],
        slot=turn[SLOT],
        cost=turn[COST],
        state=turn[STATE],
        points=points,
        main=turn[POINTS],
        safe=turn[SAFE],
        far=turn[FAR],
    )


def _picked(table: RurikTable, step: Step[Any]) -> str:
    """What a step asks a way for; of troops that stand together the first one goes."""
    turn = table.turn
    if isinstance(step, (ChooseBanner, ChooseBribe)):
        return f"advisor-{step.seat}-{turn[ADVISOR]}"
    if isinstance(step, SendAway):
        side, region = turn[PAID], table.posts[step.seat]
    elif isinstance(step, (MoveTo, LeadTo)):
        side, region = step.seat, turn[WHERE]
    else:
        return ""
    if turn[PIECE] == LEADER:
        return f"leader-{side}"
    return f"troop-{side}-{table.figures[side].index(region)}"


def _known(cards: list[int], viewer: int) -> list[int]:
    """The kinds of the topmost cards of a pile, as far down as the viewer knows them."""
    kinds: list[int] = []
    for card in reversed(cards):
        if not _sees(card, viewer):
            break
        kinds.append(card % KNOWN)
    return kinds


def _sees(card: int, viewer: int) -> bool:
    return viewer >= 0 and bool(card // KNOWN >> viewer & 1)


def _event(table: RurikTable) -> str:
    return "" if table.event == NONE else EVENTS[table.event]


def _rebellion(table: RurikTable) -> Rebellion:
    box = table.box
    board = box.boards[table.level]
    deck = table.insurrection
    lowest = box.insurrections[deck[0]]
    top = box.insurrections[deck[-1]]
    return Rebellion(
        level=board.id,
        priority=table.priority,
        start=board.priority,
        columns=[_column(table, column) for column in range(len(PRIORITIES))],
        top=InsurrectionFace(top.id, top.regions, top.structures),
        rows=[
            CardRow(
                lowest.advisors[row],
                bool(lowest.late[row]),
                [banners[row] for banners in lowest.banners],
                [bool(coins[row]) for coins in lowest.coins],
            )
            for row in range(table.rows)
        ],
    )


def _column(table: RurikTable, column: int) -> list[BonusFace]:
    """The spaces of a column; the coins that are left lie on the lowest of those they covered."""
    spaces = table.box.boards[table.level].columns[column]
    open_ones = sum(1 for bonus in spaces if bonus.covered) - table.covers[column]
    faces: list[BonusFace] = []
    for bonus in spaces:
        covered = False
        if bonus.covered:
            covered = open_ones <= 0
            open_ones -= 1
        faces.append(BonusFace(bonus.trigger, bonus.gain, bonus.amount, covered))
    return faces
