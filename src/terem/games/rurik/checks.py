"""What no printed total tells about the box of Rurik: what belongs together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from terem.data.expected import at_least, between, each_once, enough, given
from terem.games.rurik.components import LEVELS, PRIORITIES, SLOTS, STRUCTURES
from terem.games.rurik.entries import (
    AdvisorEntry,
    AgendaEntry,
    BannerEntry,
    BoatColumnEntry,
    BonusEntry,
    CourseEntry,
    DeedEntry,
    InsurrectionEntry,
    PrizeEntry,
    RebelEntry,
    RegionEntry,
    RewardTokenEntry,
    TrackEntry,
)

if TYPE_CHECKING:
    from terem.core.message import Message
    from terem.data.entry import Entry
    from terem.data.inventory import Contents

MOST_SEATS: Final = 4
SOLO_SEATS: Final = 2
"""Alone one plays in the regions for so many seats."""
SIDES: Final = (
    ("points_for_two", "costs_for_two"),
    ("points_for_more", "costs_for_more"),
)
"""The fields of a banner that tell of each side of the strategy board."""
_ADVISORS: Final = ("1", "2", "2*", "3*", "4", "5")
_NEEDS_OF_AMOUNTS: Final = ("beaten", "occupied", "gathered", "group", "goods")
_NEEDS_OF_KINDS: Final = ("together", "group", "goods")


def check(contents: Contents) -> list[Message]:
    """Tell all that does not fit together."""
    return [
        *_check_map(contents),
        *_check_banners(contents),
        *_check_advisors(contents),
        *_check_tracks(contents),
        *_check_deeds(contents),
        *_check_prizes(contents),
        *_check_insurrection(contents),
        *_check_bonuses(contents),
        *_check_course(contents),
    ]


def _check_map(contents: Contents) -> list[Message]:
    """Borders have two sides; regions for fewer seats come first."""
    regions = contents.of(RegionEntry)
    problems: list[Message] = []
    seats = SOLO_SEATS
    for region in sorted(regions, key=lambda region: region.position):
        mutual = [r.id for r in regions if region.id in r.neighbours and r is not region]
        problems += _check_all(contents, region, "neighbours", tuple(mutual))
        if region.seats < seats:
            problems.append(contents.wrong(region, "seats", between(seats, MOST_SEATS)))
        seats = region.seats
    return problems


def _check_banners(contents: Contents) -> list[Message]:
    """All banners of a side have equally many slots, each with a cost."""
    banners = contents.of(BannerEntry)
    problems: list[Message] = []
    for points, costs in SIDES:
        slots = min(SLOTS, max(len(getattr(banner, points)) for banner in banners))
        for banner in banners:
            for name in (points, costs):
                found = len(getattr(banner, name))
                if found != slots:
                    problems.append(contents.wrong(banner, name, enough(slots, found)))
            if banner.token > slots:
                problems.append(contents.wrong(banner, "token", between(0, slots)))
    return problems


def _check_advisors(contents: Contents) -> list[Message]:
    """Nobody may be without an advisor in the first round."""
    advisors = contents.of(AdvisorEntry)
    problems: list[Message] = []
    if all(advisor.joins != 1 for advisor in advisors):
        problems.append(contents.wrong(advisors[0], "joins", between(1, 1)))
    if all(advisor.joins_of_four != 1 for advisor in advisors):
        problems.append(contents.wrong(advisors[0], "joins_of_four", between(1, 1)))
    return problems


def _check_tracks(contents: Contents) -> list[Message]:
    """Every step asks for more; only the top of the rule track may ask for regions instead."""
    places = sum(column.places for column in contents.of(BoatColumnEntry))
    problems: list[Message] = []
    for track in contents.of(TrackEntry):
        if bool(track.capitals) != (track.id == "rule"):
            wants = given(wanted=not track.capitals)
            problems.append(contents.wrong(track, "capitals", wants))
        steps = len(track.needs)
        for place in range(1, steps):
            above = 0 if track.capitals and place == steps - 1 else 1
            least = track.needs[place - 1] + above
            if track.needs[place] < least:
                problems.append(contents.wrong(track, "needs", at_least(least)))
        if track.id == "trade" and track.needs[-1] > places:
            problems.append(contents.wrong(track, "needs", enough(track.needs[-1], places)))
    return problems


def _check_deeds(contents: Contents) -> list[Message]:
    """A number belongs to the word that says what it counts, and to no other."""
    problems: list[Message] = []
    for deed in contents.of(DeedEntry):
        for name, wanted in (
            ("free_goods", deed.free != "none"),
            ("troops", deed.remove != "none"),
            ("amount", deed.need in _NEEDS_OF_AMOUNTS),
            ("kinds", deed.need in _NEEDS_OF_KINDS),
        ):
            if bool(getattr(deed, name)) != wanted:
                problems.append(contents.wrong(deed, name, given(wanted=wanted)))
        if len(set(deed.kinds)) != len(deed.kinds):
            wants = each_once(tuple(sorted(set(deed.kinds))))
            problems.append(contents.wrong(deed, "kinds", wants))
    return problems


def _check_prizes(contents: Contents) -> list[Message]:
    """A prize is either coins or a good."""
    prizes: list[PrizeEntry] = [*contents.of(RebelEntry), *contents.of(RewardTokenEntry)]
    return [
        contents.wrong(prize, "coins", given(wanted=not prize.good))
        for prize in prizes
        if bool(prize.coins) == bool(prize.good)
    ]


def _check_insurrection(contents: Contents) -> list[Message]:
    """Each card has all regions for two, all advisors, and for each priority all structures."""
    regions = tuple(r.id for r in contents.of(RegionEntry) if r.seats <= SOLO_SEATS)
    problems: list[Message] = []
    for card in contents.of(InsurrectionEntry):
        problems += _check_all(contents, card, "regions", regions)
        problems += _check_all(contents, card, "advisors", _ADVISORS)
        for priority in PRIORITIES:
            problems += _check_all(contents, card, f"{priority}_structures", STRUCTURES)
    return problems


def _check_bonuses(contents: Contents) -> list[Message]:
    """The spaces of each column are counted from the top without a gap."""
    bonuses = contents.of(BonusEntry)
    problems: list[Message] = []
    for level in LEVELS:
        for priority in PRIORITIES:
            column = [b for b in bonuses if (b.board, b.column) == (level, priority)]
            places = sorted(column, key=lambda bonus: bonus.place)
            for place, bonus in enumerate(places, 1):
                if bonus.place != place:
                    problems.append(contents.wrong(bonus, "place", between(place, place)))
    return problems


def _check_course(contents: Contents) -> list[Message]:
    """There are troops, deeds and agendas for everything that is done with them at the start."""
    (course,) = contents.of(CourseEntry)
    banners = contents.of(BannerEntry)
    problems: list[Message] = []
    if course.placed > course.troops:
        problems.append(contents.wrong(course, "placed", between(1, course.troops)))
    if course.banners > len(banners):
        problems.append(contents.wrong(course, "banners", between(1, len(banners))))
    for name, needed, found in (
        ("row", course.row, sum(deed.solo for deed in contents.of(DeedEntry))),
        ("agendas", course.agendas * MOST_SEATS, len(contents.of(AgendaEntry))),
    ):
        if found < needed:
            problems.append(contents.wrong(course, name, enough(needed, found)))
    return problems


def _check_all(
    contents: Contents, entry: Entry, name: str, wanted: tuple[str, ...]
) -> list[Message]:
    """Require a list of all of some words, each once, in any order."""
    if sorted(getattr(entry, name)) == sorted(wanted):
        return []
    return [contents.wrong(entry, name, each_once(wanted))]
