"""Attack (rulebook, attack). Boris, Sviatopolk and Sudislav: see test_leaders."""

from __future__ import annotations

import pytest

from terem.games.rurik.table import RurikTable

from .looks import choices, goods, label, play, post, reason, ruler, schemes, sealed, troops
from .positions import position

NO_LOSS = "left: tax-1 build-1 move-1 attack-1"
LOSS = "left: tax-1 tax-2 move-1"


def _fight(kiev: str, more: str = "", turn: str = "turn blue attack 1") -> RurikTable:
    return position(f"{turn}\nkiev: {kiev}\n{more}\nblue: coins 0\nred:")


def test_whoever_stands_beside_one() -> None:
    """Rebels and every opponent where one has a piece, and nobody elsewhere."""
    table = position(
        """
        turn blue attack 1
        kiev: blue 1, red 1, yellow leader, rebels 1
        volyn: red 2
        novgorod: blue leader, rebels 1
        blue:
        red:
        yellow:
        """
    )
    assert choices(table, "attack") == [
        "attack novgorod rebel",
        "attack kiev 2",
        "attack kiev 3",
        "attack kiev rebel",
    ]
    assert reason(table, "attack kiev 1") == "why-attack-oneself"
    assert reason(table, "attack kiev 4") == "why-nobody-there"
    assert reason(table, "attack kiev neutral") == "why-nobody-there"
    assert reason(table, "attack volyn 2") == "why-not-occupied"
    assert reason(table, "attack novgorod 2") == "why-nobody-there"
    assert reason(table, "attack azov rebel") == "why-not-in-play"


def test_a_beaten_rebel_brings_its_reward() -> None:
    """The figure goes before the victor; no losses, no step on the warfare track."""
    table = _fight("blue 1, rebels 1", "prizes: coins-2 wood")
    assert sealed(table, "attack kiev rebel")
    play(table, "attack kiev rebel")
    assert (table.rebels[5], table.beaten, table.war) == (0, [1, 0], [0, 0])
    assert table.coins[0] == 2
    assert ruler(table, "kiev") == "blue"
    assert choices(table) == ["end"]


def test_a_reward_may_be_a_good() -> None:
    """What lies under the figure."""
    table = play(_fight("blue 1, rebels 1", "prizes: honey"), "attack kiev rebel")
    assert goods(table, "blue") == "honey 1"


@pytest.mark.parametrize(
    ("kiev", "expected"),
    [
        ("blue 2, red 1", 1),
        ("blue 1, red 1", 1),
        ("blue 1, red 2", 2),
        ("blue 3, red 1, stronghold red", 2),
        ("blue 1, red 1, stronghold red", 3),
        ("blue 1, red 1, stronghold blue", 1),
        ("blue 1, red 1, church red, market red", 1),
    ],
)
def test_how_many_cards_are_revealed(kiev: str, expected: int) -> None:
    """One, one more if the defender ruled, one more for its stronghold; told beforehand (G04)."""
    table = _fight(kiev, NO_LOSS)
    assert label(table, "attack kiev 2").args["n"] == expected
    play(table, "attack kiev 2", "pile left")
    assert len(table.discard) == expected


def test_an_attack_without_loss() -> None:
    """The defender loses a troop, the marker advances, the revealed cards are discarded."""
    table = _fight("blue 1, red 2", NO_LOSS)
    play(table, "attack kiev 2")
    assert (troops(table, "kiev", "red"), table.war, table.camp[1]) == (1, [1, 0], 11)
    assert choices(table) == ["pile left", "pile right"]
    assert sealed(table, "pile left")
    play(table, "pile left")
    assert schemes(table.discard) == ["tax-1", "build-1"]
    assert troops(table, "kiev", "blue") == 1


def test_the_first_symbol_of_a_loss_ends_it() -> None:
    """The attacker loses a troop there, and no other card is revealed (G05)."""
    table = _fight("blue 2, red 3, stronghold red", LOSS)
    play(table, "attack kiev 2", "pile left")
    assert schemes(table.discard) == ["tax-1", "tax-2"]
    assert troops(table, "kiev", "blue") == 1


def test_the_attacker_chooses_the_pile() -> None:
    """All cards come from one of the two (G06)."""
    table = _fight("blue 2, red 1", "left: tax-2\nright: tax-1")
    play(table, "attack kiev 2", "pile right")
    assert schemes(table.discard) == ["tax-1"]
    assert troops(table, "kiev", "blue") == 2


def test_leaders_fall_last() -> None:
    """The defender's leader goes only when no troop is left, and so the attacker's (G06)."""
    table = _fight("blue 1 leader, red 1 leader", "left: tax-2 muster-2")
    play(table, "attack kiev 2", "pile left")
    assert (post(table, "red"), troops(table, "kiev", "red")) == ("kiev", 0)
    assert (post(table, "blue"), troops(table, "kiev", "blue")) == ("kiev", 0)
    play(table, "attack kiev 2", "pile left")
    assert (post(table, "red"), post(table, "blue")) == ("", "")


def test_after_the_last_own_piece_is_gone() -> None:
    """What is left of the points serves only where pieces are left (G08)."""
    table = _fight("blue 1, red 3", LOSS + "\nvolyn: blue 1, rebels 1")
    play(table, "attack kiev 2", "pile left")
    assert choices(table, "attack") == ["attack volyn rebel"]


def test_a_stronghold_alone_cannot_be_attacked() -> None:
    """Nor anybody whose last piece has fallen (G09)."""
    table = _fight("blue 1, red 1, stronghold red", NO_LOSS)
    play(table, "attack kiev 2", "pile left")
    assert choices(table) == ["end"]
    assert ruler(table, "kiev") == ""


def test_before_the_piece_is_removed() -> None:
    """The defender ruled when the attack began, though not afterwards (G04)."""
    table = _fight("blue 1, red 2", NO_LOSS)
    play(table, "attack kiev 2", "pile left")
    assert ruler(table, "kiev") == ""
    assert len(table.discard) == 2


def test_each_point_is_an_attack_of_its_own() -> None:
    """In the same region or another one; cards are counted anew."""
    table = _fight("blue 1, red 2", NO_LOSS)
    play(table, "attack kiev 2", "pile left")
    assert label(table, "attack kiev 2").args["n"] == 1
    play(table, "attack kiev 2", "pile left")
    assert (table.war, len(table.discard)) == ([2, 0], 3)


def test_the_track_ends() -> None:
    """At the top the marker stays; attacks go on (R11)."""
    table = position(f"turn blue attack 1\nkiev: blue 1, red 1\n{NO_LOSS}\nblue: war 10\nred:")
    play(table, "attack kiev 2", "pile left")
    assert (table.war[0], troops(table, "kiev", "red")) == (10, 0)


def test_a_careful_attack() -> None:
    """The point of a deed reveals one card fewer; it is asked which point is used."""
    table = position(
        f"""
        turn blue attack 2
        kiev: blue 2, red 3
        {NO_LOSS}
        blue: coins 2; goods fish ore; deeds hire-mercenaries
        red:
        """
    )
    play(table, "deed hire-mercenaries", "attack kiev 2")
    assert choices(table) == ["carefully", "plainly"]
    assert [label(table, word).args["n"] for word in choices(table)] == [1, 2]
    play(table, "carefully", "pile left")
    assert len(table.discard) == 1
    assert "pass" in choices(table)
    play(table, "attack kiev 2", "pile left")
    assert len(table.discard) == 2
    assert choices(table) == ["end"]


def test_a_careful_attack_may_need_no_card() -> None:
    """Nothing is revealed, nothing is asked and nothing is sealed (G07)."""
    table = position(
        f"""
        turn blue scheme 3
        kiev: blue 2, red 1
        {NO_LOSS}
        blue: coins 2; goods fish ore; deeds hire-mercenaries
        red:
        """
    )
    play(table, "deed hire-mercenaries")
    assert label(table, "attack kiev 2").args["n"] == 0
    assert not sealed(table, "attack kiev 2")
    play(table, "attack kiev 2")
    assert (table.discard, table.war[0]) == ([], 1)


def test_a_careful_point_beats_a_rebel_when_there_is_no_other() -> None:
    """Plain points go first, since the gift is worth nothing there (R05)."""
    table = position(
        """
        turn blue attack 2
        kiev: blue 2, rebels 2
        blue: coins 2; goods fish ore; deeds hire-mercenaries
        red:
        """
    )
    play(table, "deed hire-mercenaries", "attack kiev rebel")
    assert choices(table, "pass") == []
    play(table, "attack kiev rebel")
    assert choices(table) == ["end"]


def test_no_points() -> None:
    """Whoever has none cannot attack."""
    table = position("turn blue move 1\nkiev: blue 2, red 1\nblue:\nred:")
    assert reason(table, "attack kiev 2") == "why-no-attack-points"
