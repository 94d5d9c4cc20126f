"""What the table tells, to whom, and the things that choices point at."""

from __future__ import annotations

import pytest

from terem.core.message import Message, Who
from terem.games.rurik import GAME
from terem.games.rurik.table import RurikTable

from .looks import play
from .positions import COLOURS, deed, position, scheme

SAID = (
    "who",
    "to",
    "start",
    "region",
    "structure",
    "good",
    "scheme",
    "deed",
    "leader",
    "slot",
    "n",
)


def _tale(message: Message) -> str:
    """A fact and the people, places and things in it."""
    words = [message.id.removeprefix("fact-")]
    for name in SAID:
        arg = message.args.get(name)
        if isinstance(arg, Who):
            words.append(COLOURS[arg.seat])
        elif isinstance(arg, Message):
            words.append(arg.id.partition("-")[2])
        elif arg is not None:
            words.append(str(arg))
    return " ".join(words)


def _tales(text: str, *moves: str) -> list[str]:
    table = play(position(text, told=True), *moves)
    assert table.chronicle is not None
    return [_tale(fact.message) for fact in table.chronicle.facts]


def _points(table: RurikTable) -> dict[str, str]:
    """Where each choice of whoever is asked points at."""
    return {offer.words: offer.points for offer in GAME.sight(table, table.first_asked()).offers}


def test_an_attack_in_order() -> None:
    """The attack, the defender's loss, the theft, each card, the own loss (G05)."""
    assert _tales(
        """
        turn blue attack 1
        kiev: blue leader, red 3, stronghold red
        left: tax-1 tax-2
        blue: boris; coins 0
        red: coins 1
        """,
        "attack kiev 2",
        "pile left",
    ) == [
        "turn blue 1 1",
        "attack blue red kiev",
        "troop-lost red kiev",
        "stolen blue red",
        "revealed tax-1",
        "revealed-loss tax-2",
        "leader-lost blue kiev",
    ]


def test_a_rebel() -> None:
    """The victory, the reward, and who joins Sviatopolk."""
    text = """
        turn blue attack 1
        kiev: blue leader, rebels 2
        prizes: fur coins-2
        blue: sviatopolk
        red:
    """
    assert _tales(text, "attack kiev rebel", "attack kiev rebel")[1:] == [
        "rebel-beaten blue kiev",
        "good blue fur",
        "rebel-joins blue kiev",
        "rebel-beaten blue kiev",
        "coins blue",
        "rebel-joins blue kiev",
    ]


def test_moving_mustering_and_building() -> None:
    """Each piece with its regions, each structure, whom a church turns."""
    assert _tales(
        """
        turn blue move 1
        kiev: blue 1 leader
        volyn: red 1
        blue: agatha; hand build-1
        red:
        """,
        "move-leader kiev",
        "to volyn",
        "along 1",
        "scheme build-1",
        "build volyn church",
        "convert 2",
    )[1:] == [
        "move-leader blue kiev volyn",
        "move blue kiev volyn",
        "scheme blue build-1",
        "build blue volyn church",
        "convert blue volyn",
    ]
    assert _tales(
        "turn blue muster 1\nkiev: blue 1\nblue: boris\nred:", "muster kiev", "muster-leader kiev"
    )[1:] == ["muster blue kiev", "muster-leader blue kiev"]
    text = "turn blue build 1\nkiev: blue 12, rebels 1\nblue:\nred:"
    assert _tales(text, "build kiev church", "convert rebel")[-1] == "convert-only blue kiev"


def test_taxes_and_exchange() -> None:
    """The good and its region, what the market adds, what an exchange costs."""
    told = _tales(
        "turn blue tax 1\nvolyn: blue 1, market blue\nblue: goods fish\nred:",
        "tax volyn",
        "extra-coin",
        "exchange muster",
        "pay fish",
        "pay fish",
    )
    assert [tale.split()[0] for tale in told] == [
        "turn",
        "tax",
        "coins",
        "pays-good",
        "pays-good",
        "exchange",
    ]


def test_a_deed_and_its_price() -> None:
    """The deed, then each thing that is given for it."""
    told = _tales(
        """
        turn blue scheme 3
        kiev: blue 1 leader
        blue: boris; hand tax-1; deeds victory-march
        red:
        """,
        "deed victory-march",
        "discard tax-1",
        "remove kiev",
        "remove-leader kiev",
    )
    assert told[1:] == [
        "deed blue victory-march",
        "discards blue tax-1",
        "removes blue kiev",
        "removes-leader blue kiev",
    ]


def test_the_strategy_phase() -> None:
    """Who stands where, and what was paid for it."""
    told = _tales(
        "strategy blue\nblue: coins 1\nred:",
        "advisor 4",
        "banner tax",
        "bribe 1",
        "advisor 5",
        "banner tax",
        "bribe 0",
    )
    assert told == ["advisor-bribes blue 1 4", "advisor red 2 5"]


def test_the_claim_phase() -> None:
    """Progress, income, deeds, then the next round and who is first."""
    told = _tales(
        """
        claim
        token red
        kiev: blue 1
        volyn: blue 1
        row: hoard market-day trade-route
        blue: tracks 0 1 1; war 1
        red: tracks 1 1 1; war 1
        """,
        "take-deed hoard",
        "take-deed trade-route",
    )
    assert told == [
        "progress blue 1",
        "takes-deed red hoard",
        "takes-deed blue trade-route",
        "round red",
    ]


def test_only_its_owner_is_told_which_card_was_kept() -> None:
    """The others hear how many were drawn, and from which pile."""
    table = position("turn blue scheme 2\nleft: tax-1 tax-2\nblue:\nred:", told=True)
    play(table, "perform", "pile left", "keep tax-2")
    assert table.chronicle is not None
    facts = {fact.message.id: fact for fact in table.chronicle.facts}
    assert facts["fact-kept-card"].audience == (0,)
    assert "tax" not in str(facts["fact-draws"].message)


def test_passing_and_coming_back() -> None:
    """The coin, the return, the token."""
    assert _tales("turn blue muster 2\nblue: away\nred:", "return kiev", "pass")[:2] == [
        "return blue kiev",
        "turn blue 2 1",
    ]
    told = _tales(
        "turn blue scheme 1\nleft: tax-1 tax-2 move-1\nblue:\nred:",
        "perform",
        "pile left",
        "keep tax-1",
        "topmost tax-2",
        "token 2",
    )
    assert told[-1] == "token blue red"


def test_predslava_and_the_laika() -> None:
    """Who sends whom where."""
    text = "turn blue scheme 3\nkiev: blue leader, red 1 leader\nblue: predslava\nred: boris"
    assert "displaces blue red volyn" in _tales(text, "displace 2", "to volyn")
    assert "displaces-leader blue red volyn" in _tales(text, "displace-leader 2", "to volyn")
    text = "laika blue\nturn blue scheme 3\nkiev: blue 1 leader\nblue: boris\nred:"
    assert _tales(text, "laika kiev", "to volyn")[-1] == "laika blue red kiev volyn"
    assert _tales(text, "laika-leader kiev", "to volyn")[-1] == "laika-leader blue red kiev volyn"


@pytest.mark.parametrize(
    ("text", "moves", "points"),
    [
        (
            "turn blue muster 1\nkiev: blue 1\nblue: boris\nred:",
            [],
            {"muster kiev": "region-5", "muster-leader kiev": "region-5", "pass": ""},
        ),
        (
            "turn blue move 1\nkiev: blue 1 leader\nblue: boris\nred:",
            [],
            {"move kiev": "stack-5-0", "move-leader kiev": "leader-0"},
        ),
        ("turn blue move 1\nkiev: blue 1\nblue:\nred:", ["move kiev"], {"to volyn": "region-4"}),
        (
            "turn blue attack 1\nkiev: blue 1, red leader, rebels 1\nblue:\nred:",
            [],
            {"attack kiev rebel": "rebels-5"},
        ),
        (
            "turn blue tax 1\nkiev: blue 1\nblue: goods wood 2; hand tax-1\nred:",
            [],
            {
                "tax kiev": "good-5",
                "scheme tax-1": f"scheme-{scheme('tax-1')}",
                "exchange build": "exchange-0-0",
            },
        ),
        ("turn blue build 1\nkiev: blue 1\nblue:\nred:", [], {"build kiev market": "plot-5-1"}),
        ("turn blue scheme 3\nblue:\nred:", [], {"perform": "banner-5"}),
        ("turn blue scheme 3\nblue:\nred:", ["perform"], {"pile left": "pile-0"}),
        ("strategy blue\nblue:\nred:", [], {"advisor 4": "advisor-0-4"}),
        ("strategy blue\nblue:\nred:", ["advisor 4"], {"banner tax": "banner-3"}),
        ("claim\nrow: hoard\nblue:\nred:", [], {"take-deed hoard": f"deed-{deed('hoard')}"}),
    ],
)
def test_choices_point_at_their_things(text: str, moves: list[str], points: dict[str, str]) -> None:
    """What can be clicked on the table."""
    found = _points(play(position(text), *moves))
    assert {word: found[word] for word in points} == points
