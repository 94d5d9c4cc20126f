"""What an attack does: pieces fall, rewards and losses (rulebook, attack)."""

from __future__ import annotations

from terem.core.message import Message, Who, count
from terem.games.rurik.choices import NEUTRAL, REBEL
from terem.games.rurik.components import BORIS, STRONGHOLD, SVIATOPOLK
from terem.games.rurik.pieces import add_troop, drop_piece
from terem.games.rurik.regions import blocked, owns, settle
from terem.games.rurik.schemes import reveal
from terem.games.rurik.stores import gain_good, good_name, region_name, side_name
from terem.games.rurik.table import MORE_CARDS, RANSOM, RurikTable


def cards_to_reveal(table: RurikTable, attacker: int, region: int, defender: int) -> int:
    """One card, one more if the defender rules the region, one more for its stronghold there.

    What stands there before the attack decides (ruling G04). Boris needs one card fewer.
    """
    cards = 1 + table.effects[MORE_CARDS]
    if table.rulers[region] == defender:
        cards += 1
    if owns(table, region, STRONGHOLD, defender) and not blocked(table, region, defender):
        cards += 1
    if has_boris(table, attacker, region):
        cards -= 1
    return cards


def has_boris(table: RurikTable, side: int, region: int) -> bool:
    """Whether the side's Boris stands in the region."""
    return table.leaders[side] == BORIS and table.posts[side] == region


def beat_rebel(table: RurikTable, side: int, region: int) -> None:
    """The figure lies before its victor, who gets what was under it.

    Where the victor's Sviatopolk stands, a troop takes its place.
    """
    table.rebels[region] -= 1
    table.beaten[side] += 1
    settle(table, region)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-rebel-beaten", {"who": Who(side), "region": region_name(table, region)}
        )
    _take_prize(table, side)
    if (
        table.leaders[side] == SVIATOPOLK
        and table.posts[side] == region
        and table.camp[side]
        and not table.solo
    ):
        add_troop(table, region, side)
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-rebel-joins", {"who": Who(side), "region": region_name(table, region)}
            )


def beat_neutral(table: RurikTable, side: int, region: int) -> None:
    """A neutral troop goes back into the box, without reward or risk."""
    table.neutrals[region] -= 1
    settle(table, region)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-neutral-beaten",
            {"who": side_name(table, side), "region": region_name(table, region)},
        )


def beat(table: RurikTable, attacker: int, region: int, defender: int) -> None:
    """The defender loses a piece, the leader last, and the attacker's war marker advances."""
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-attack",
            {
                "who": side_name(table, attacker),
                "to": side_name(table, defender),
                "region": region_name(table, region),
            },
        )
    lose_piece(table, region, defender)
    table.war[attacker] = min(table.box.war_steps, table.war[attacker] + 1)
    if has_boris(table, attacker, region) and table.coins[defender]:
        _give_coin(table, defender, attacker)
    if table.effects[RANSOM]:
        table.coins[defender] += table.effects[RANSOM]
        if table.chronicle is not None:
            table.chronicle.tell(
                "fact-coins",
                {
                    "who": side_name(table, defender),
                    "coins": count("coins", table.effects[RANSOM]),
                },
            )


def check_losses(table: RurikTable, side: int, region: int, cards: int) -> None:
    """Reveal cards of the chosen pile one by one; the first symbol of a loss ends it."""
    if reveal(table, cards):
        lose_piece(table, region, side)


def lose_piece(table: RurikTable, region: int, side: int) -> None:
    """Take a piece of a side from a region, the leader last."""
    leader = drop_piece(table, region, side)
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-leader-lost" if leader else "fact-troop-lost",
            {"who": side_name(table, side), "region": region_name(table, region)},
        )


def target_name(table: RurikTable, target: int) -> Who | Message:
    """Whom an attack or a church is meant for."""
    if target == REBEL:
        return Message("target-rebel")
    if target == NEUTRAL:
        return Message("target-neutral")
    return side_name(table, target)


def target_place(region: int, target: int) -> str:
    """Where in the drawing a target stands."""
    if target == REBEL:
        return f"rebels-{region}"
    if target == NEUTRAL:
        return f"neutral-{region}"
    return f"stack-{region}-{target}"


def _take_prize(table: RurikTable, side: int) -> None:
    """What lay under the figure, or the topmost reward token."""
    prize = table.box.prizes[table.prizes.pop()]
    table.seal()
    table.coins[side] += prize.coins
    if prize.good >= 0:
        gain_good(table, side, prize.good)
    if table.chronicle is None:
        return
    if prize.good >= 0:
        table.chronicle.tell("fact-good", {"who": Who(side), "good": good_name(prize.good)})
    else:
        table.chronicle.tell("fact-coins", {"who": Who(side), "coins": count("coins", prize.coins)})


def _give_coin(table: RurikTable, giver: int, taker: int) -> None:
    table.coins[giver] -= 1
    table.coins[taker] += 1
    if table.chronicle is not None:
        table.chronicle.tell(
            "fact-stolen", {"who": side_name(table, taker), "to": side_name(table, giver)}
        )
