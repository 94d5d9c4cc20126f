"""The two piles of scheme cards, and who knows which card (rulebook, schemes)."""

from __future__ import annotations

from terem.games.rurik import GAME
from terem.games.rurik.table import KNOWN, RurikTable

from .looks import choices, hand, label, play, schemes, sealed
from .positions import position


def _table(
    turn: str = "turn blue scheme 2",
    left: str = "",
    right: str = "",
    discard: str = "",
    blue: str = "",
    red: str = "",
) -> RurikTable:
    return position(
        f"""
        {turn}
        left: {left}
        right: {right}
        discard: {discard}
        blue: {blue}
        red: {red}
        """
    )


def _known(cards: list[int], seat: int) -> list[str]:
    """The cards of a list that a seat knows to be there."""
    return schemes([card for card in cards if card // KNOWN >> seat & 1])


def test_two_piles_of_about_half() -> None:
    """27 cards lie in piles of 14 and 13 at the start (setup 6)."""
    table = GAME.start(2, "piles")
    assert [len(pile) for pile in table.piles] == [14, 13]
    assert table.discard == []


def test_two_are_looked_at_one_is_kept() -> None:
    """Both come from one pile, the other goes back on top of it (rulebook, schemes)."""
    table = play(_table(left="move-3 muster-2 tax-2"), "perform", "pile left")
    assert choices(table) == ["keep move-3", "keep muster-2"]
    play(table, "keep muster-2")
    assert hand(table, "blue") == ["muster-2"]
    assert schemes(table.piles[0])[-2:] == ["tax-2", "move-3"]


def test_of_three_the_order_of_the_others_is_chosen() -> None:
    """What goes back lies on top in the order that its drawer likes (G15)."""
    table = play(
        _table("turn blue scheme 1", left="move-3 muster-2 tax-2 deed"), "perform", "pile left"
    )
    assert choices(table) == ["keep move-3", "keep muster-2", "keep tax-2"]
    play(table, "keep tax-2")
    assert choices(table) == ["topmost move-3", "topmost muster-2"]
    play(table, "topmost move-3")
    assert schemes(table.piles[0])[-3:] == ["deed", "muster-2", "move-3"]
    assert choices(table) == ["token 1", "token 2"]


def test_one_card_is_kept_without_asking() -> None:
    """The third slot gives one card, which is kept."""
    table = play(_table("turn blue scheme 3", right="deed-coin"), "perform", "pile right")
    assert hand(table, "blue") == ["deed-coin"]


def test_drawing_seals_and_keeping_does_not() -> None:
    """A card seen cannot be unseen; what is done with it may still be taken back."""
    table = play(_table("turn blue scheme 1", left="move-3 muster-2 tax-2"), "perform")
    assert sealed(table, "pile left")
    play(table, "pile left")
    assert not sealed(table, "keep tax-2")
    play(table, "keep tax-2")
    assert not sealed(table, "topmost move-3")


def test_the_price_may_be_taken_back_before_cards_are_seen() -> None:
    """To perform asks for the pile first."""
    assert not sealed(_table(), "perform")


def test_a_pile_that_runs_out_is_made_anew_at_once() -> None:
    """The other pile and the discards are shuffled and parted (rulebook, schemes)."""
    table = _table("turn blue scheme 3", left="tax-2 .", discard="muster-2 deed")
    before = sorted(table.piles[1] + table.discard)
    play(table, "perform", "pile left")
    assert hand(table, "blue") == ["tax-2"]
    assert table.discard == []
    assert sorted(card % KNOWN for pile in table.piles for card in pile) == before
    assert [len(pile) for pile in table.piles] == [13, 13]


def test_cards_in_hand_and_looked_at_are_not_shuffled_in() -> None:
    """Two are drawn from a pile of one: the second comes from the new pile (G14)."""
    table = _table(left="tax-2 .", right="deed move-3 .", discard="muster-2", red="hand tax-1")
    play(table, "perform", "pile left")
    assert "tax-2" in schemes(table.looked)
    assert len(table.looked) == 2
    assert hand(table, "red") == ["tax-1"]
    assert len(table.piles[0] + table.piles[1]) == 2
    assert table.pile == 0


def test_what_goes_back_lies_on_the_pile_of_the_same_number() -> None:
    """After the piles were made anew in the middle of a draw (G14)."""
    table = _table(left="tax-2 .", right="deed move-3 move-1 .", discard="muster-2")
    play(table, "perform", "pile left")
    play(table, "keep tax-2")
    assert table.looked == []
    assert [len(pile) for pile in table.piles] == [2, 2]
    assert _known(table.piles[0], 0) == schemes(table.piles[0][-1:])


def test_a_revealed_card_waits_until_the_check_is_over() -> None:
    """Cards revealed in the same check are not shuffled in when the pile runs out (G13)."""
    for number in range(20):
        table = position(
            """
            turn blue attack 1
            kiev: blue 3, red 3, stronghold red
            left: muster-1 move-1 .
            right: tax-1 attack-1 build-1 .
            blue:
            red:
            """,
            seed=str(number),
        )
        play(table, "attack kiev 2", "pile left")
        assert schemes(table.discard)[:2] == ["muster-1", "move-1"]
        assert len(set(table.discard)) == 3
        assert [len(pile) for pile in table.piles] == [1, 1]


def test_an_empty_pile_is_not_offered() -> None:
    """While there is no card to make it anew, the other pile is drawn from."""
    table = play(_table("turn blue scheme 3", left="tax-2 .", right="."), "perform")
    assert choices(table) == ["pile left"]
    play(table, "pile left")
    assert hand(table, "blue") == ["tax-2"]


def test_without_any_card_nothing_is_drawn() -> None:
    """All cards are in hands: the token is handed on all the same (R09)."""
    table = play(_table("turn blue scheme 1", left=".", right="."), "perform")
    assert choices(table) == ["token 1", "token 2"]


def test_the_last_cards_come_back_from_the_discards() -> None:
    """With both piles empty a card that is discarded can be drawn again (R09)."""
    table = _table("turn blue scheme 3", left=".", right=".", blue="coins 1; hand tax-1 move-1")
    play(table, "scheme tax-1", "perform")
    assert choices(table) == ["pile left"]
    play(table, "pile left")
    assert hand(table, "blue") == ["move-1", "tax-1"]


def test_who_put_a_card_back_knows_it() -> None:
    """Only the one who has looked, and until the pile is shuffled."""
    table = play(_table(left="move-3 muster-2 tax-2"), "perform", "pile left", "keep muster-2")
    assert _known(table.piles[0], 0) == ["move-3"]
    assert _known(table.piles[0], 1) == []


def test_a_single_draw_of_a_known_card_is_known() -> None:
    """Whoever laid the card there knows who has it now."""
    table = play(_table(left="move-3 muster-2"), "perform", "pile left", "keep muster-2", "end")
    play(table, "perform", "pile left")
    assert _known(table.hands[1], 0) == ["move-3"]
    assert _known(table.hands[1], 1) == ["move-3"]


def test_of_several_cards_nobody_else_knows_which_stays() -> None:
    """A known card among those looked at may have been kept or put back."""
    turn = "actions blue\nboard scheme: red 2, blue 1"
    table = play(_table(turn, left="move-3 muster-2 tax-2"), "perform", "pile left")
    play(table, "keep muster-2", "end", "perform", "pile left")
    assert _known(table.looked, 0) == []
    play(table, "keep tax-2", "topmost move-3")
    assert _known(table.hands[1] + table.piles[0], 0) == []


def test_a_known_card_that_is_played_is_no_longer_known() -> None:
    """Of two alike, one of which others know, nobody can tell afterwards that one is left."""
    table = _table("turn blue move 1", blue="hand tax-1 tax-1")
    table.hands[0][0] += KNOWN * 2
    table.hands[0].sort()
    play(table, "scheme tax-1")
    assert hand(table, "blue") == ["tax-1"]
    assert _known(table.hands[0], 1) == []
    assert _known(table.hands[0], 0) == ["tax-1"]


def test_of_two_known_cards_one_stays_known() -> None:
    """Whoever knew of two alike knows of one when the other was played."""
    table = _table("turn blue move 1", blue="hand tax-1 tax-1")
    table.hands[0] = [card | KNOWN * 2 for card in table.hands[0]]
    play(table, "scheme tax-1")
    assert _known(table.hands[0], 1) == ["tax-1"]


def test_shuffling_makes_all_forget() -> None:
    """A card known to lie in a pile is as unknown as the others once it is made anew."""
    table = play(_table(left="move-3 muster-2 ."), "perform", "pile left", "keep muster-2")
    assert _known(table.piles[0] + table.piles[1], 0) != []
    play(table, "end")
    play(table, "perform", "pile left")
    assert _known(table.piles[0] + table.piles[1], 0) == []


def test_a_pile_tells_its_height() -> None:
    """How many cards a pile has is open, as on a real table."""
    table = play(_table("turn blue scheme 3", left="tax-2 move-1 ."), "perform")
    assert label(table, "pile left").args["n"] == 2
