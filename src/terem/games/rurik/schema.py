"""How the data files of Rurik become its box."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from terem.data.inventory import Contents, Inventory, Kind
from terem.data.loading import unpack
from terem.games.rurik.checks import SIDES, check
from terem.games.rurik.components import (
    ACTIONS,
    EVENTS,
    FREES,
    GAINS,
    GOODS,
    INFLUENCES,
    LEADERS,
    LEVELS,
    MEASURES,
    NEEDS,
    PRIORITIES,
    REMOVES,
    SLOTS,
    STRUCTURES,
    TRACKS,
    Box,
)
from terem.games.rurik.entries import (
    AdvisorEntry,
    AgendaEntry,
    BannerEntry,
    BoatColumnEntry,
    BonusEntry,
    ClaimBoardEntry,
    CourseEntry,
    DeedEntry,
    EventEntry,
    ExchangeTokenEntry,
    GoodEntry,
    GoodTokenEntry,
    InsurrectionEntry,
    LaikaEntry,
    LeaderEntry,
    PieceEntry,
    RebelEntry,
    RebellionBoardEntry,
    RegionEntry,
    RewardTokenEntry,
    SchemeEntry,
    TrackEntry,
    WarTrackEntry,
)
from terem.games.rurik.printed import (
    Agenda,
    Bonus,
    Course,
    Deed,
    Exchange,
    Insurrection,
    Prize,
    RebellionBoard,
    Region,
    Reward,
    SchemeCard,
    Side,
)

if TYPE_CHECKING:
    from terem.games.rurik.entries import PrizeEntry, RewardEntry, Structure

_COIN: Final = "$"
_LATE: Final = "*"


def build(contents: Contents) -> Box:
    """Turn words into numbers; things without a place of their own lie in the order of ids."""
    regions = sorted(contents.of(RegionEntry), key=lambda region: region.position)
    number = {region.id: index for index, region in enumerate(regions)}
    columns = sorted(contents.of(BoatColumnEntry), key=lambda column: column.position)
    places = {column.id: column.places for column in columns}
    (claim,) = contents.of(ClaimBoardEntry)
    needs = {track.id: [0, *track.needs] for track in contents.of(TrackEntry)}
    leaders = {leader.id: leader for leader in contents.of(LeaderEntry)}
    tokens = sorted(contents.of(GoodTokenEntry), key=lambda token: token.seats)
    return Box(
        contents.digest,
        _course(contents, number),
        [
            Region(r.id, r.seats, GOODS.index(r.good), sorted(number[id] for id in r.neighbours))
            for r in regions
        ],
        [_side(contents, points, costs) for points, costs in SIDES],
        _advisors(contents),
        [places[good] for good in GOODS],
        [GOODS.index(column.id) for column in columns],
        [needs[track] for track in TRACKS],
        [0, *claim.points],
        [
            SchemeCard(s.id, s.copies, s.cost, int(s.casualty), _reward(s))
            for s in contents.of(SchemeEntry)
        ],
        [_deed(deed) for deed in contents.of(DeedEntry)],
        [
            Agenda(a.id, a.points, a.solo, MEASURES.index(a.measure))
            for a in contents.of(AgendaEntry)
        ],
        [index for index, id in enumerate(LEADERS) if leaders[id].solo],
        [_prize(prize) for prize in contents.of(RebelEntry)],
        [_prize(prize) for prize in contents.of(RewardTokenEntry)],
        [GOODS.index(token.good) for token in tokens],
        [
            Exchange(
                e.id, [GOODS.index(good) for good in e.goods], ACTIONS.index(e.action), e.points
            )
            for e in contents.of(ExchangeTokenEntry)
        ],
        [
            _insurrection(card, number)
            for card in sorted(contents.of(InsurrectionEntry), key=lambda card: card.number)
        ],
        [_board(contents, level) for level in LEVELS],
        sorted(EVENTS.index(event.effect) for event in contents.of(EventEntry)),
    )


def _course(contents: Contents, number: dict[str, int]) -> Course:
    (course,) = contents.of(CourseEntry)
    (war,) = contents.of(WarTrackEntry)
    capitals = [id for track in contents.of(TrackEntry) for id in track.capitals]
    return Course(
        course.rounds,
        course.coins,
        course.troops,
        course.structures,
        course.placed,
        course.row,
        course.banners,
        war.steps,
        list(war.points),
        course.agendas,
        sorted(number[id] for id in capitals),
    )


def _side(contents: Contents, points: str, costs: str) -> Side:
    """Fill up every banner to the most slots there are."""
    banners = {banner.id: banner for banner in contents.of(BannerEntry)}
    row = [banners[action] for action in ACTIONS]
    slots = len(getattr(row[0], points))
    left_out = (0,) * (SLOTS - slots)
    return Side(
        slots,
        [value for banner in row for value in getattr(banner, points) + left_out],
        [value for banner in row for value in getattr(banner, costs) + left_out],
        [int(slot == banner.token) for banner in row for slot in range(1, SLOTS + 1)],
    )


def _advisors(contents: Contents) -> list[list[int]]:
    """Count who has joined by each round, for most seats and then for four."""
    (course,) = contents.of(CourseEntry)
    advisors = contents.of(AdvisorEntry)
    found: list[list[int]] = []
    for round in range(1, course.rounds + 1):
        usual, of_four = [0] * INFLUENCES, [0] * INFLUENCES
        for advisor in advisors:
            usual[advisor.influence] += 1 <= advisor.joins <= round
            of_four[advisor.influence] += 1 <= advisor.joins_of_four <= round
        found += [usual, of_four]
    return found


def _reward(entry: RewardEntry) -> Reward:
    points = [entry.muster, entry.move, entry.attack, entry.tax, entry.build]
    return Reward(points, entry.coins, entry.picks, entry.draws, entry.safe, entry.far)


def _deed(deed: DeedEntry) -> Deed:
    return Deed(
        deed.id,
        deed.points,
        deed.solo,
        deed.cards,
        deed.cost,
        [deed.goods.count(good) for good in GOODS],
        FREES.index(deed.free),
        deed.free_goods,
        REMOVES.index(deed.remove),
        deed.troops,
        deed.structures,
        NEEDS.index(deed.need),
        deed.amount,
        sum(1 << STRUCTURES.index(kind) for kind in deed.kinds),
        _reward(deed),
    )


def _prize(prize: PrizeEntry) -> Prize:
    good = GOODS.index(prize.good) if prize.good else -1
    return Prize(prize.id, prize.copies, prize.coins, good)


def _insurrection(card: InsurrectionEntry, number: dict[str, int]) -> Insurrection:
    banners = (card.war, card.build, card.tax)
    return Insurrection(
        card.id,
        [number[id] for id in card.regions],
        [_kinds(card.war_structures), _kinds(card.build_structures), _kinds(card.tax_structures)],
        [int(advisor.removesuffix(_LATE)) for advisor in card.advisors],
        [int(advisor.endswith(_LATE)) for advisor in card.advisors],
        [[ACTIONS.index(cell.removesuffix(_COIN)) for cell in column] for column in banners],
        [[int(cell.endswith(_COIN)) for cell in column] for column in banners],
    )


def _kinds(structures: tuple[Structure, ...]) -> list[int]:
    return [STRUCTURES.index(kind) for kind in structures]


def _board(contents: Contents, level: str) -> RebellionBoard:
    """Lay the spaces of a board into its columns."""
    board = next(board for board in contents.of(RebellionBoardEntry) if board.id == level)
    columns: list[list[Bonus]] = [[] for _ in PRIORITIES]
    for bonus in sorted(contents.of(BonusEntry), key=lambda bonus: bonus.place):
        if bonus.board == level:
            trigger, gain = ACTIONS.index(bonus.trigger), GAINS.index(bonus.gain)
            made = Bonus(bonus.covered, trigger, gain, bonus.amount)
            columns[PRIORITIES.index(bonus.column)].append(made)
    return RebellionBoard(board.id, PRIORITIES.index(board.priority), columns)


_BOARDS: Final = "boards.toml"
_TOKENS: Final = "tokens.toml"

INVENTORY: Final = Inventory(
    game="rurik",
    folder=Path(__file__).parent / "data",
    kinds=(
        Kind(
            "region",
            "regions.toml",
            RegionEntry,
            names={"neighbours": "region"},
            order=("position",),
        ),
        Kind("banner", _BOARDS, BannerEntry),
        Kind("advisor", _BOARDS, AdvisorEntry),
        Kind("track", _BOARDS, TrackEntry, names={"capitals": "region"}),
        Kind("claim-board", _BOARDS, ClaimBoardEntry),
        Kind("war-track", _BOARDS, WarTrackEntry),
        Kind("boat-column", _BOARDS, BoatColumnEntry, order=("position",)),
        Kind("exchange-token", _BOARDS, ExchangeTokenEntry),
        Kind("scheme", "schemes.toml", SchemeEntry),
        Kind("deed", "deeds.toml", DeedEntry),
        Kind("leader", "people.toml", LeaderEntry),
        Kind("agenda", "people.toml", AgendaEntry),
        Kind("rebel", _TOKENS, RebelEntry),
        Kind("reward-token", _TOKENS, RewardTokenEntry),
        Kind("good-token", _TOKENS, GoodTokenEntry, order=("seats",)),
        Kind("good", _TOKENS, GoodEntry, plays=False),
        Kind("piece", _TOKENS, PieceEntry, plays=False),
        Kind(
            "insurrection",
            "insurrection.toml",
            InsurrectionEntry,
            names={"regions": "region"},
            order=("number",),
        ),
        Kind("rebellion-board", "rebellion.toml", RebellionBoardEntry),
        Kind("bonus", "rebellion.toml", BonusEntry, names={"board": "rebellion-board"}),
        Kind("event", "events.toml", EventEntry),
        Kind("laika", "events.toml", LaikaEntry),
        Kind("course", "course.toml", CourseEntry),
    ),
    check=check,
    build=build,
)


@cache
def _as_printed() -> Box:
    return unpack(INVENTORY)


def components(box: Path | None = None) -> Box:
    """Give the box as our data has it, or as a box file corrects it."""
    return _as_printed() if box is None else unpack(INVENTORY, box)
