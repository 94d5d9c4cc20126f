"""The table in words, for whoever listens to it instead of looking."""

from __future__ import annotations

from terem.core.message import Message, Who, count, listed, name
from terem.games.rurik.components import (
    ACTIONS,
    GOODS,
    LEADERS,
    PRIORITIES,
    SCHEME,
    STRUCTURES,
    TRACKS,
)
from terem.games.rurik.faces import DeedFace, SchemeFace
from terem.games.rurik.sight import Court, Land, RurikSight, Slot
from terem.games.rurik.table import NONE
from terem.games.rurik.telling import deed_asks, reward_told

PHASES = ("setup", "strategy", "action", "claim")


def summary(sight: RurikSight) -> list[Message]:
    """The course, the map region by region, the strategy board, the cards, then every side."""
    told = [_course(sight)]
    if sight.event:
        told.append(
            Message(
                "summary-event",
                {
                    "event": name("event", sight.event),
                    "does": Message(f"event-does-{sight.event}"),
                },
            )
        )
    told += [region_told(sight, land) for land in sight.lands]
    told += [_banner(action, slots, sight) for action, slots in enumerate(sight.board)]
    told += _turn(sight)
    told += [_deed(deed) for deed in sight.deed_row]
    if sight.looked:
        cards = listed([scheme_told(card) for card in sight.looked])
        told.append(Message("summary-looked", {"cards": cards}))
    if sight.rebellion is not None:
        told += _rebellion(sight)
    for side, court in enumerate(sight.courts):
        told += _court(sight, side, court)
    return told


def side_told(sight: RurikSight, side: int) -> Who | Message:
    """What a side is called: its player, or the rebellion."""
    return Who(side) if side < sight.seats else Message("rebellion")


def scheme_told(scheme: SchemeFace) -> Message:
    """A scheme card: what it gives, what it costs, whether it bears the symbol of a loss."""
    return Message(
        "scheme-told",
        {
            "scheme": name("scheme", scheme.id),
            "gives": reward_told(scheme.reward),
            "cost": scheme.cost,
            "coins": count("coins", scheme.cost),
            "loss": int(scheme.casualty),
        },
    )


def _course(sight: RurikSight) -> Message:
    if sight.outcome is not None:
        return Message("course-over")
    return Message(
        "summary-course",
        {
            "round": max(sight.round, 1),
            "rounds": sight.rounds,
            "phase": Message(f"phase-{PHASES[sight.phase]}"),
            "first": Who(sight.first),
            "token": Who(sight.token),
        },
    )


def region_told(sight: RurikSight, land: Land) -> Message:
    """A region: who rules it, its good, who and what stands there."""
    things: list[Message] = []
    for side, troops in enumerate(land.troops):
        led = side in land.leaders
        if troops or led:
            things.append(
                Message(
                    "stack-of",
                    {"who": side_told(sight, side), "troops": len(troops), "leader": int(led)},
                )
            )
    if land.rebels:
        things.append(Message("rebels-here", {"n": land.rebels}))
    if land.neutrals:
        things.append(Message("neutral-here", {"n": land.neutrals}))
    things += [
        Message(
            "plot-built", {"structure": name("structure", kind), "who": side_told(sight, owner)}
        )
        for kind, owner in zip(STRUCTURES, land.structures, strict=True)
        if owner != NONE
    ]
    good = "good-here" if land.stock else "good-gone"
    things.append(Message(good, {"good": name("good", GOODS[land.good])}))
    region = name("region", land.id)
    told = (
        Message("region-unruled", {"region": region})
        if land.ruler == NONE
        else Message("region-ruled", {"region": region, "who": side_told(sight, land.ruler)})
    )
    return Message("summary-region", {"region": told, "things": listed(things)})


def _banner(action: int, slots: list[Slot], sight: RurikSight) -> Message:
    """A banner: the slots that are taken, and what they give."""
    men = [
        Message(
            "summary-slot-cards" if action == SCHEME else "summary-slot",
            {
                "slot": number,
                "who": side_told(sight, slot.side),
                "influence": slot.influence,
                "bribe": slot.bribe,
                "n": slot.points,
            },
        )
        for number, slot in enumerate(slots, 1)
        if slot.side != NONE
    ]
    banner = name("action", ACTIONS[action])
    if not men:
        return Message("summary-banner-empty", {"action": banner})
    return Message("summary-banner", {"action": banner, "men": listed(men)})


def _turn(sight: RurikSight) -> list[Message]:
    turn = sight.turn
    if turn is None:
        return []
    told = [count(f"{ACTIONS[action]}-points", n) for action, n in enumerate(turn.points) if n]
    if turn.safe:
        told.append(count("safe-points", turn.safe))
    if turn.far:
        told.append(count("far-points", turn.far))
    return [
        Message(
            "summary-turn", {"action": name("action", ACTIONS[turn.banner]), "points": listed(told)}
        )
    ]


def _deed(deed: DeedFace) -> Message:
    return Message("summary-deed", {"deed": deed_told(deed)})


def deed_told(deed: DeedFace) -> Message:
    """A deed with all that stands on it."""
    return Message(
        "deed-title",
        {
            "deed": name("deed", deed.id),
            "points": count("points", deed.points),
            "asks": deed_asks(deed),
            "gives": reward_told(deed.reward),
        },
    )


def _rebellion(sight: RurikSight) -> list[Message]:
    rebellion = sight.rebellion
    if rebellion is None:
        return []
    regions = [name("region", sight.lands[region].id) for region in rebellion.top.regions]
    kinds = rebellion.top.structures[rebellion.priority]
    return [
        Message(
            "summary-rebellion",
            {
                "level": name("level", rebellion.level),
                "priority": name("priority", PRIORITIES[rebellion.priority]),
                "regions": listed(regions),
                "structures": listed([name("structure", STRUCTURES[kind]) for kind in kinds]),
            },
        )
    ]


def _court(sight: RurikSight, side: int, court: Court) -> list[Message]:
    """All that lies before a side."""
    who = side_told(sight, side)
    goods = [
        Message("ask-good", {"n": n, "good": name("good", GOODS[good])})
        for good, n in enumerate(court.goods)
        if n
    ]
    told = _leader(sight, side, court)
    told.append(
        Message(
            "summary-court",
            {
                "who": who,
                "coins": count("coins", court.coins),
                "goods": listed(goods),
                "camp": court.camp,
                "rules": court.rules,
                "occupies": court.occupies,
                "joined": court.joined,
            },
        )
    )
    steps = [
        Message("summary-step", {"track": name("track", track), "step": step})
        for track, step in zip((*TRACKS, "war"), [*court.tracks, court.war], strict=True)
    ]
    told.append(Message("summary-tracks", {"who": who, "tracks": listed(steps)}))
    return told + _cards(who, court)


def _leader(sight: RurikSight, side: int, court: Court) -> list[Message]:
    """The leader and its power, once it is chosen."""
    if court.leader == NONE:
        return []
    leader = LEADERS[court.leader]
    power = leader if side < sight.seats else "rebel"
    return [
        Message(
            "summary-leader",
            {
                "who": side_told(sight, side),
                "leader": name("leader", leader),
                "does": Message(f"leader-does-{power}"),
            },
        )
    ]


def _cards(who: Who | Message, court: Court) -> list[Message]:
    """Advisors in hand, schemes, deeds and agendas, as far as they are seen."""
    told: list[Message] = []
    advisors = [
        Message("summary-advisor", {"influence": influence})
        for influence, copies in enumerate(court.advisors)
        for _ in range(copies)
    ]
    if advisors:
        told.append(Message("summary-advisors", {"who": who, "advisors": listed(advisors)}))
    if court.hand:
        cards = listed([scheme_told(card) for card in court.hand])
        told.append(Message("summary-hand", {"who": who, "cards": cards}))
    elif court.cards:
        told.append(Message("summary-cards", {"who": who, "n": court.cards}))
    if court.deeds:
        deeds = listed([deed_told(deed) for deed in court.deeds])
        told.append(Message("summary-deeds", {"who": who, "deeds": deeds}))
    if court.done:
        done = listed([name("deed", deed.id) for deed in court.done])
        told.append(Message("summary-done", {"who": who, "deeds": done}))
    told += [
        Message(
            "summary-agenda",
            {
                "who": who,
                "agenda": name("agenda", agenda.id),
                "does": Message(f"agenda-does-{agenda.id}"),
            },
        )
        for agenda in court.agendas or []
    ]
    return told
