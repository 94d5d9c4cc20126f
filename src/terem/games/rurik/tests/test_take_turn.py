"""A turn: the main action and what may be done around it (rulebook, phase 2)."""

from __future__ import annotations

from terem.core.step import Step
from terem.games.rurik.table import BEGUN, OPEN, PASSED, STATE, RurikTable

from .looks import asked, choices, play, reason, sealed, told
from .positions import position


def _settles(table: RurikTable) -> bool:
    step: Step[RurikTable] | None = table.step(table.first_asked())
    assert step is not None
    return step.settles()


def test_the_main_action_or_a_pass_comes_before_the_end() -> None:
    """While the action waits the turn cannot end."""
    table = position("turn blue muster 1\nkiev: blue leader\nblue:\nred:")
    assert choices(table) == ["pass", "muster kiev"]
    assert reason(table, "end") == "why-main-first"
    play(table, "muster kiev")
    assert choices(table) == ["muster kiev", "end"]


def test_points_may_be_left_unused() -> None:
    """After one step of the action the turn may end; the rest is lost."""
    table = play(
        position("turn blue muster 1\nkiev: blue leader\nblue:\nred:"), "muster kiev", "end"
    )
    assert asked(table) == ["red"]
    assert set(table.turn[:5]) == {0}


def test_passing_brings_a_coin() -> None:
    """Instead of the action, which is then lost (G40)."""
    table = play(position("turn blue muster 1\nkiev: blue leader\nblue: coins 2\nred:"), "pass")
    assert table.coins[0] == 3
    assert choices(table) == ["end"]
    assert table.turn[STATE] == PASSED
    assert reason(table, "pass") == "why-passed"
    assert reason(table, "perform") == "why-passed"
    assert reason(table, "muster kiev") == "why-no-muster-points"


def test_no_pass_once_points_have_been_spent() -> None:
    """An action that has begun is performed."""
    table = play(position("turn blue muster 1\nkiev: blue leader\nblue:\nred:"), "muster kiev")
    assert table.turn[STATE] == BEGUN
    assert reason(table, "pass") == "why-performed"
    assert reason(table, "perform") == "why-performed"


def test_a_price_is_paid_before_the_action() -> None:
    """The last slots cost coins, which are paid first (rulebook, cost in coins)."""
    table = position("turn blue muster 3\nkiev: blue leader\nblue: coins 1\nred:")
    assert choices(table) == ["perform", "pass"]
    assert reason(table, "muster kiev") == "why-pay-first"
    assert not sealed(table, "perform")
    play(table, "perform")
    assert table.coins[0] == 0
    assert choices(table) == ["muster kiev", "end"]


def test_whoever_cannot_pay_passes() -> None:
    """Without coins the action is not offered."""
    table = position("turn blue build 4\nkiev: blue 1\nblue: coins 1\nred:\nyellow:")
    assert choices(table) == ["pass"]
    assert reason(table, "perform") == "why-too-few-coins"


def test_a_coin_may_be_earned_before_the_price() -> None:
    """Additional actions come before the main action too (rulebook, how to act)."""
    table = position("turn blue build 3\nkiev: blue 1\nblue: coins 0; hand coins-2\nred:")
    play(table, "scheme coins-2", "perform")
    assert table.coins[0] == 1
    assert choices(table, "build") != []


def test_an_action_may_be_paid_for_in_vain() -> None:
    """Nobody is there to attack: the coin is gone, and nothing else happens (R14)."""
    table = position("turn blue attack 3\nkiev: blue leader\nblue: boris; coins 1\nred:")
    play(table, "perform")
    assert (choices(table), table.coins[0]) == (["end"], 0)


def test_an_action_without_a_price_is_simply_done() -> None:
    """There is nothing to pay for."""
    table = position("turn blue muster 1\nblue:\nred:")
    assert reason(table, "perform") == "why-nothing-to-pay"


def test_other_points_do_not_need_the_price() -> None:
    """A scheme's point is used while the main action has not been paid for, and then passed."""
    table = position("turn blue muster 3\nkiev: blue leader\nblue: coins 0; hand muster-1\nred:")
    play(table, "scheme muster-1", "muster kiev")
    assert table.turn[STATE] == OPEN
    assert choices(table) == ["pass"]
    play(table, "pass")
    assert table.coins[0] == 1


def test_other_points_are_spent_first() -> None:
    """So that the main action can still be passed (G10)."""
    table = position("turn blue muster 1\nkiev: blue leader\nblue: hand muster-1\nred:")
    play(table, "scheme muster-1", "muster kiev")
    assert "pass" in choices(table)
    play(table, "muster kiev")
    assert "pass" not in choices(table)
    play(table, "muster kiev", "muster kiev")
    assert choices(table) == ["end"]


def test_points_of_one_kind_are_added_together() -> None:
    """A point of a scheme and one of the slot tax where one does not rule (rulebook, tax)."""
    table = position("turn blue tax 2\nkiev: blue 1, red 1\nblue: hand tax-1\nred:")
    assert choices(table, "tax") == []
    play(table, "scheme tax-1")
    assert choices(table, "tax") == ["tax kiev"]
    play(table, "tax kiev")
    assert choices(table) == ["end"]


def test_additional_actions_between_the_steps_of_the_action() -> None:
    """One scheme, one deed, one exchange each turn, whenever one likes (G11)."""
    table = position(
        """
        turn blue muster 1
        kiev: blue leader
        blue: coins 6; hand muster-1 muster-2; goods wood 3 fish 2
        blue: deeds generous-prince trade-route
        red:
        """
    )
    play(table, "muster kiev", "scheme muster-1", "muster kiev", "deed generous-prince")
    play(table, "muster kiev", "exchange build", "pay wood", "pay wood")
    assert reason(table, "scheme muster-2") == "why-one-scheme"
    assert reason(table, "deed trade-route") == "why-one-deed"
    assert reason(table, "exchange muster") == "why-one-exchange"


def test_after_a_pass_additional_actions_are_still_allowed() -> None:
    """Only the main action is given up (G40)."""
    table = position("turn blue move 1\nkiev: blue 1\nblue: hand muster-1\nred:")
    play(table, "pass", "scheme muster-1", "muster kiev")
    assert choices(table) == ["end"]


def test_a_card_drawn_in_this_turn_may_be_played() -> None:
    """If none has been played before (G12)."""
    table = position("turn blue scheme 3\nleft: coins-2\nblue: coins 0\nred:")
    play(table, "perform", "pile left", "scheme coins-2")
    assert table.coins[0] == 2


def test_an_empty_turn_ends_by_itself_but_not_over_a_hidden_hand() -> None:
    """Haste would tell the others that the cards in hand could not be played."""
    table = play(position("turn blue move 1\nblue: coins 0\nred:"), "pass")
    assert choices(table) == ["end"]
    assert _settles(table)
    table = play(position("turn blue move 1\nblue: coins 0; hand tax-1\nred:"), "pass")
    assert not _settles(table)
    play(table, "scheme tax-1")
    assert _settles(table)


def test_the_question_tells_the_points() -> None:
    """First the main action, then what is left of all points."""

    def prompt(table: RurikTable) -> str:
        step = table.step(table.first_asked())
        assert step is not None
        return told(step.prompt(table))

    table = position("turn blue muster 1\nkiev: blue leader\nblue: hand tax-2\nred:")
    assert prompt(table).startswith("prompt-turn main=")
    play(table, "scheme tax-2")
    assert prompt(table).startswith("prompt-turn-with main=")
    play(table, "muster kiev")
    assert prompt(table).startswith("prompt-more-with")
    play(table, "muster kiev", "muster kiev")
    assert prompt(table).startswith("prompt-more-with points=")
    play(table, "end")


def test_what_is_no_choice_of_a_turn() -> None:
    """A choice of another question is refused with a reason of its own."""
    table = position("turn blue muster 1\nblue:\nred:")
    assert reason(table, "keep move-1") == "why-not-turn"
