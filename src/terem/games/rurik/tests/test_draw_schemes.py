"""The Scheme action and the first player token (rulebook, schemes)."""

from __future__ import annotations

from terem.core.step import Step
from terem.games.rurik.table import RurikTable

from .looks import asked, choices, hand, play, reason, schemes
from .positions import position


def _settles(table: RurikTable) -> bool:
    step: Step[RurikTable] | None = table.step(table.first_asked())
    assert step is not None
    return step.settles()


def test_nothing_is_drawn_before_it_is_performed() -> None:
    """The action may still be passed."""
    table = position("turn blue scheme 2\nblue: coins 0\nred:")
    assert choices(table) == ["perform", "pass"]
    play(table, "perform")
    assert choices(table) == ["pile left", "pile right"]


def test_the_last_slot_costs_a_coin() -> None:
    """With three or four players (strategy board)."""
    table = play(position("turn blue scheme 4\nblue: coins 1\nred:\nyellow:"), "perform")
    assert table.coins[0] == 0
    play(table, "pile left")
    assert len(hand(table, "blue")) == 1


def test_the_token_is_handed_to_anybody() -> None:
    """From the uppermost slot, after the cards, to oneself too."""
    table = play(position("turn blue scheme 1\nblue:\nred:\nyellow:"), "perform", "pile left")
    play(table, choices(table)[0])
    if choices(table)[0].startswith("topmost"):
        play(table, choices(table)[0])
    assert choices(table) == ["token 1", "token 2", "token 3"]
    assert reason(table, "end") == "why-not-token"
    play(table, "token 3")
    assert (table.token, table.first) == (2, 0)


def test_the_order_changes_with_the_claim_phase() -> None:
    """Until then the round goes on in its order, and the deeds are chosen in the new one (G35)."""
    table = position(
        """
        actions blue
        board scheme: blue 1
        blue: coins 0
        red: coins 0
        yellow:
        left: tax-1 tax-2 build-1
        """
    )
    play(table, "perform", "pile left", "keep tax-1", "topmost tax-2", "token 3", "end")
    order = []
    while table.phase == 2:
        order += asked(table)
        play(table, "pass", "end")
    assert order == ["red", "yellow"]
    assert table.first == 2
    assert asked(table) == ["yellow"]


def test_from_lower_slots_no_token_is_handed_on() -> None:
    """Only the uppermost one has the privilege."""
    table = position("turn blue scheme 2\nblue:\nred:\nleft: tax-1 tax-2")
    play(table, "perform", "pile left", "keep tax-1")
    assert choices(table) == ["scheme tax-1", "end"]


def test_who_passes_keeps_hands_off_the_token() -> None:
    """The privilege belongs to the action (G45)."""
    table = play(position("turn blue scheme 1\nblue:\nred:"), "pass")
    assert choices(table) == ["end"]


def test_if_nobody_takes_schemes_the_first_player_stays() -> None:
    """The token does not move by itself (rulebook, schemes)."""
    table = play(position("turn red muster 1\nblue: coins 0\nred: coins 0"), "pass", "end")
    play(table, "pass", "end")
    assert (table.token, table.first) == (1, 1)


def test_looking_at_two_alike_is_no_haste() -> None:
    """Otherwise the others could tell that the cards are the same."""
    table = position("turn blue scheme 2\nblue:\nred:\nleft: tax-1 tax-1")
    play(table, "perform", "pile left")
    assert choices(table) == ["keep tax-1"]
    assert not _settles(table)
    table = position("turn blue scheme 1\nblue:\nred:\nleft: tax-1 tax-1 tax-2")
    play(table, "perform", "pile left", "keep tax-2")
    assert choices(table) == ["topmost tax-1"]
    assert not _settles(table)


def test_refusals() -> None:
    """A pile that is empty, a card that is not there."""
    table = position("turn blue scheme 1\nblue:\nred:\nleft: tax-1 .\nright: .")
    play(table, "perform")
    assert reason(table, "pile right") == "why-pile-empty"
    assert reason(table, "end") == "why-not-pile"
    table = position("turn blue scheme 1\nblue:\nred:\nleft: tax-1 tax-2 move-1")
    play(table, "perform", "pile left")
    assert reason(table, "keep muster-2") == "why-card-not-there"
    assert reason(table, "end") == "why-not-looked"
    play(table, "keep tax-1")
    assert reason(table, "topmost tax-1") == "why-card-not-there"
    assert schemes(table.looked) == ["move-1", "tax-2"]
