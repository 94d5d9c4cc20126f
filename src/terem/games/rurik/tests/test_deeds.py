"""All 26 deeds: what each demands, costs in every spelling, and gives (list of deeds)."""

from __future__ import annotations

import pytest

from terem.games.rurik import GAME
from terem.games.rurik.table import FAR, SAFE, RurikTable

from .looks import asked, choices, deeds, goods, hand, play, post, reason, troops
from .positions import position

MARKETS = "kiev: market blue\nvolyn: market blue\nrostov: market blue"
CHURCHES = "kiev: church blue\nvolyn: church blue\npolotsk: church blue"
STRONGHOLDS = "kiev: stronghold blue\nchernigov: stronghold blue\npereyaslavl: stronghold blue"
EIGHT = "\n".join(
    f"{id}: blue 1" for id in ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev")
)


def _table(id: str, lands: str, blue: str = "", more: str = "") -> RurikTable:
    return position(
        f"""
        turn blue scheme 3
        {lands}
        blue: coins 0; deeds {id}; {blue}
        red:
        {more}
        """
    )


def _spellings(table: RurikTable) -> list[str]:
    """Every way to answer what the deed asks, until cards are drawn or the turn goes on."""
    kinds = {"pay", "discard", "remove", "remove-leader", "raze"}
    words = [word for word in choices(table) if word.split()[0] in kinds]
    if not words:
        return [""]
    return [
        f"{word}; {rest}" if rest else word
        for word in words
        for rest in _spellings(play(table.copy(), word))
    ]


def _gain(table: RurikTable) -> str:
    """What the turn has to spend, or which cards it looks at."""
    for action, name in enumerate(("muster", "move", "attack", "tax", "build")):
        if table.turn[action]:
            return f"{name} {table.turn[action]}"
    if table.turn[SAFE]:
        return f"safe {table.turn[SAFE]}"
    if table.turn[FAR]:
        return f"far {table.turn[FAR]}"
    if choices(table)[0].startswith("pile"):
        return "look 2"
    return f"coins {table.coins[0]}"


# For each deed its points, the map and the seat with which it can just be done, every spelling of
# its payment, and its reward.
CASES = {
    "market-day": (2, MARKETS, "", [""], "look 2"),
    "honorable-prince": (1, "", "coins 3; hand tax-1", ["discard tax-1"], "muster 2"),
    "master-beekeeper": (2, "", "hand tax-1; goods honey 2", ["discard tax-1"], "build 1"),
    "great-library": (
        1,
        "",
        "hand tax-1 deed; goods ore",
        ["discard deed", "discard tax-1"],
        "build 1",
    ),
    "establish-fortress": (
        1,
        "kiev: stronghold blue, church blue",
        "goods wood 2",
        [""],
        "look 2",
    ),
    "grand-hunter": (2, "", "goods fur 2", [""], "move 1"),
    "dispatch-messengers": (
        2,
        EIGHT + "\nchernigov: blue leader\npereyaslavl: blue 1",
        "",
        [""],
        "muster 2",
    ),
    "send-gifts": (1, "", "goods fish fur; coins 2", [""], "far 2"),
    "tithe-payments": (1, CHURCHES, "", [""], "coins 3"),
    "border-patrols": (
        1,
        "novgorod: blue 2\nkiev: blue 1 leader\nvolyn: blue 1\nrostov: red 1",
        "",
        [
            "remove novgorod; remove volyn; remove kiev",
            "remove novgorod; remove volyn; remove-leader kiev",
        ],
        "far 2",
    ),
    "law-giver": (1, "", "coins 3; beaten 3", [""], "look 2"),
    "defensive-belt": (1, STRONGHOLDS, "", [""], "safe 1"),
    "hoard": (1, "", "goods wood 3 fish 4 ore 2", ["pay wood", "pay fish"], "look 2"),
    "wilderness-forts": (1, "", "goods ore fur wood", [""], "build 1"),
    "peace-maker": (
        1,
        "kiev: blue 2 leader\nvolyn: blue 2, red 2\nrostov: blue 2",
        "",
        [
            "remove rostov; remove rostov",
            "remove kiev; remove kiev",
            "remove kiev; remove-leader kiev",
        ],
        "look 2",
    ),
    "reward-laborers": (
        1,
        "",
        "coins 2; goods wood fish 2",
        ["pay wood; pay fish", "pay fish; pay fish"],
        "look 2",
    ),
    "new-beginning": (
        1,
        "kiev: church blue, market red\nvolyn: stronghold blue",
        "",
        ["raze volyn stronghold", "raze kiev church"],
        "tax 2",
    ),
    "splendid-feast": (1, "", "coins 2; goods fish honey", [""], "look 2"),
    "victory-march": (
        1,
        "kiev: blue 1 leader\nvolyn: blue 1",
        "hand deed",
        [
            "discard deed; remove volyn; remove kiev",
            "discard deed; remove volyn; remove-leader kiev",
            "discard deed; remove kiev; remove-leader kiev",
        ],
        "far 2",
    ),
    "hire-mercenaries": (1, "", "coins 2; goods fish ore", [""], "safe 1"),
    "enforce-peace": (1, "", "goods wood honey; beaten 2", [""], "safe 1"),
    "retire-veterans": (
        1,
        "kiev: blue 2",
        "coins 2",
        ["remove kiev; remove kiev"],
        "look 2",
    ),
    "amass-forces": (1, "kiev: blue 5 leader", "", [""], "move 1"),
    "capital-city": (2, "kiev: church blue, market blue, stronghold blue", "", [""], "tax 1"),
    "trade-route": (
        1,
        "",
        "goods wood 2 ore fish honey",
        [
            "pay wood; pay ore; pay fish",
            "pay wood; pay ore; pay honey",
            "pay wood; pay fish; pay honey",
            "pay ore; pay fish; pay honey",
        ],
        "coins 2",
    ),
    "generous-prince": (1, "", "coins 4", [""], "muster 2"),
}


def test_every_deed_is_here() -> None:
    """26 deeds: five are worth two points, the others one."""
    cards = GAME.components().deeds
    assert {card.id: card.points for card in cards} == {id: case[0] for id, case in CASES.items()}
    assert sorted(card.points for card in cards).count(2) == 5


@pytest.mark.parametrize("id", sorted(CASES))
def test_a_deed(id: str) -> None:
    """Each payment has one spelling, and every one leads to the reward; the card is then done."""
    _, lands, blue, spellings, gain = CASES[id]
    table = _table(id, lands, blue)
    assert choices(table, "deed") == [f"deed {id}"]
    play(table, f"deed {id}")
    assert deeds(table.done[0]) == [id]
    assert table.deeds[0] == []
    assert _spellings(table) == spellings
    for spelling in spellings:
        after = table.copy()
        play(after, *filter(None, spelling.split("; ")))
        assert asked(after) == ["blue"]
        assert _gain(after) == gain
        assert gain.startswith("coins") or after.coins[0] == 0


SHORT = [
    ("market-day", "kiev: market blue\nvolyn: market blue", "", "need"),
    ("market-day", "kiev: market blue\nnovgorod: market blue\nvolyn: market blue", "", "need"),
    ("market-day", MARKETS.replace("rostov: market blue", "rostov: market red"), "", "need"),
    ("honorable-prince", "", "coins 2; hand tax-1", "coins"),
    ("honorable-prince", "", "coins 3", "cards"),
    ("master-beekeeper", "", "hand tax-1; goods honey 1", "goods"),
    ("great-library", "", "hand tax-1; goods wood 4", "goods"),
    ("great-library", "", "goods ore", "cards"),
    ("establish-fortress", "kiev: stronghold blue\nvolyn: church blue", "goods wood 2", "need"),
    ("establish-fortress", "kiev: stronghold red, church blue", "goods wood 2", "need"),
    ("establish-fortress", "kiev: stronghold blue, church blue", "goods wood 1", "goods"),
    ("grand-hunter", "", "goods fur 1", "goods"),
    ("dispatch-messengers", EIGHT + "\nchernigov: blue leader", "", "need"),
    ("send-gifts", "", "goods fish fur; coins 1", "coins"),
    ("send-gifts", "", "goods fish 2; coins 2", "goods"),
    ("tithe-payments", "kiev: church blue\nvolyn: church blue\nrostov: church blue", "", "need"),
    ("tithe-payments", CHURCHES.replace("polotsk: church", "polotsk: market"), "", "need"),
    ("border-patrols", "novgorod: blue 9\nkiev: blue 1 leader", "", "troops"),
    ("law-giver", "", "coins 3; beaten 2", "need"),
    ("law-giver", "", "coins 2; beaten 3", "coins"),
    ("defensive-belt", "kiev: stronghold blue\nvolyn: stronghold blue", "", "need"),
    ("hoard", "", "goods wood 2 fish 2 ore 2", "goods"),
    ("wilderness-forts", "", "goods ore 2 wood 2", "goods"),
    ("peace-maker", "kiev: blue 2, red 2\nvolyn: blue 1", "", "troops"),
    ("reward-laborers", "", "coins 2; goods wood", "goods"),
    ("reward-laborers", "", "coins 1; goods wood 2", "coins"),
    ("new-beginning", "kiev: church red", "", "structures"),
    ("splendid-feast", "", "coins 2; goods fish 2", "goods"),
    ("victory-march", "kiev: blue 1", "hand deed", "troops"),
    ("victory-march", "kiev: blue 2", "", "cards"),
    ("hire-mercenaries", "", "coins 1; goods fish ore", "coins"),
    ("enforce-peace", "", "goods wood honey; beaten 1", "need"),
    ("retire-veterans", "kiev: blue leader", "coins 2", "troops"),
    ("amass-forces", "kiev: blue 5\nvolyn: blue 3", "", "need"),
    ("capital-city", "kiev: church blue, market blue, stronghold red", "", "need"),
    ("trade-route", "", "goods wood 4 ore 4", "goods"),
    ("generous-prince", "", "coins 3", "coins"),
]


@pytest.mark.parametrize(("id", "lands", "blue", "lacking"), SHORT)
def test_what_is_lacking(id: str, lands: str, blue: str, lacking: str) -> None:
    """Just short of a deed, and why."""
    table = _table(id, lands, blue)
    assert choices(table, "deed") == []
    assert reason(table, f"deed {id}") == f"why-deed-{lacking}"


def test_the_token_is_the_token() -> None:
    """Grand Hunter asks for the token itself, wherever the order of turns stands (R06)."""
    lands = "token red"
    table = _table("grand-hunter", lands, "goods fur 2")
    assert table.first == 0
    assert reason(table, "deed grand-hunter") == "why-deed-need"


def test_a_payment_leaves_what_it_leaves() -> None:
    """Goods, coins and troops go back where they came from."""
    table = _table("trade-route", "", "goods wood 2 ore fish")
    play(table, "deed trade-route", "pay wood", "pay ore", "pay fish")
    assert goods(table, "blue") == "wood 1"
    table = _table("victory-march", "kiev: blue 1 leader", "hand deed; boris")
    play(table, "deed victory-march", "discard deed", "remove kiev", "remove-leader kiev")
    assert (troops(table, "kiev", "blue"), post(table, "blue"), table.camp[0]) == (0, "", 12)
    assert hand(table, "blue") == []


def test_beaten_rebels_are_shown_not_paid() -> None:
    """A deed asks to have them; they stay and count for the next one (R15)."""
    table = _table("law-giver", "", "coins 3; beaten 3")
    play(table, "deed law-giver")
    assert (table.beaten[0], table.coins[0]) == (3, 0)


def test_the_leader_goes_only_by_choice() -> None:
    """While a troop can be given up instead, both are offered (G24)."""
    table = _table("retire-veterans", "kiev: blue 2 leader", "coins 2; boris")
    play(table, "deed retire-veterans", "remove kiev")
    assert choices(table) == ["remove kiev", "remove-leader kiev"]


def test_the_leader_of_the_first_region_goes_too() -> None:
    """Wherever it stands, it is the leader that returns, and no troop."""
    table = _table("retire-veterans", "novgorod: blue 1 leader", "coins 2; boris")
    play(table, "deed retire-veterans", "remove novgorod", "remove-leader novgorod")
    assert (post(table, "blue"), troops(table, "novgorod", "blue"), table.camp[0]) == ("", 0, 12)


def test_a_razed_structure_may_be_built_again() -> None:
    """It returns to its owner (G41)."""
    table = _table("new-beginning", "kiev: church blue")
    play(table, "deed new-beginning", "raze kiev church")
    assert table.yards[:3] == [3, 3, 3]
    assert table.structures[15] == -1


def test_two_cards_are_looked_at_and_one_is_kept() -> None:
    """From one pile; the other one goes back on top."""
    table = _table("market-day", MARKETS, more="left: tax-1 move-1")
    play(table, "deed market-day", "pile left", "keep move-1")
    assert hand(table, "blue") == ["move-1"]
    assert choices(table, "scheme") == ["scheme move-1"]


def test_a_discarded_card_is_not_asked_in_haste() -> None:
    """A hand of equal cards would be told by it."""
    table = _table("great-library", "", "hand tax-1 tax-1; goods ore")
    play(table, "deed great-library")
    step = table.step(0)
    assert step is not None
    assert choices(table) == ["discard tax-1"]
    assert not step.settles()


def test_one_deed_a_turn_and_only_ones_own() -> None:
    """Deeds of others and of the row cannot be done (rulebook, deeds)."""
    table = position(
        """
        turn blue scheme 3
        blue: coins 8; deeds generous-prince tithe-payments
        red: deeds trade-route
        row: hoard
        """
    )
    assert reason(table, "deed trade-route") == "why-not-own-deed"
    assert reason(table, "deed hoard") == "why-not-own-deed"
    play(table, "deed generous-prince")
    assert reason(table, "deed tithe-payments") == "why-one-deed"
    assert reason(table, "deed generous-prince") == "why-not-own-deed"


def test_refusals_while_paying() -> None:
    """What cannot be paid with, and why."""
    table = play(_table("trade-route", "", "goods wood ore fish"), "deed trade-route")
    assert reason(table, "pay fur") == "why-no-such-good"
    assert reason(table, "pay fish") == "why-pay-otherwise"
    assert reason(table, "end") == "why-not-pay"
    table = play(_table("great-library", "", "hand tax-1; goods ore"), "deed great-library")
    assert reason(table, "discard deed") == "why-card-not-in-hand"
    assert reason(table, "end") == "why-not-discard"
    table = _table("border-patrols", "novgorod: blue 1\nkiev: blue 1\nvolyn: blue 1", "boris")
    play(table, "deed border-patrols")
    assert reason(table, "remove kiev") == "why-remove-otherwise"
    assert reason(table, "remove rostov") == "why-no-troop-there"
    assert reason(table, "remove-leader kiev") == "why-no-leader-there"
    assert reason(table, "end") == "why-not-remove"
    table = play(_table("new-beginning", "kiev: church blue, market red"), "deed new-beginning")
    assert reason(table, "raze kiev market") == "why-not-own-structure"
    assert reason(table, "end") == "why-not-raze"
