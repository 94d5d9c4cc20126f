"""Where an advisor comes to stand (rulebook, how to place an advisor; bribes)."""

from __future__ import annotations

import pytest

from terem.games.rurik.components import ACTIONS, BUILD
from terem.games.rurik.strategy import is_open, place_advisor, slot_for

from .looks import banner
from .positions import position, seat


@pytest.mark.parametrize(
    ("muster", "influence", "expected"),
    [
        ("-", 1, 0),
        ("red 5", 1, 1),
        ("red 5", 5, 1),
        ("red 4", 5, 0),
        ("red 5, yellow 3", 4, 1),
        ("red 5, yellow 4", 4, 2),
        ("red 2+2, yellow 4", 4, 2),
        ("red 2+3, yellow 2", 4, 1),
        ("red 4, yellow 3, white 2", 1, 3),
        ("red 4, yellow 3, white 2", 5, 0),
    ],
)
def test_below_all_that_have_as_much(muster: str, influence: int, expected: int) -> None:
    """Only strictly weaker advisors are pushed down, bribes counted (G16)."""
    table = position(f"strategy blue\nboard muster: {muster}\nblue:\nred:\nyellow:\nwhite:")
    assert slot_for(table, ACTIONS.index("muster"), influence) == expected


def test_weaker_ones_slide_down_with_their_bribes() -> None:
    """Each by one slot, in their order."""
    table = position(
        "strategy blue\nboard build: red 2+1, yellow 2, white 1\nblue:\nred:\nyellow:\nwhite:"
    )
    place_advisor(table, seat("blue"), 5, BUILD, 0)
    assert banner(table, "build") == ["blue 5", "red 2+1", "yellow 2", "white 1"]


def test_a_full_banner_takes_nobody() -> None:
    """Even the strongest advisor cannot push the last one off (rulebook, the table of slots)."""
    table = position("strategy blue\nboard tax: red 1, red 1, red 1\nblue:\nred:")
    assert not is_open(table, 0, ACTIONS.index("tax"))


@pytest.mark.parametrize(("banners", "expected"), [(1, False), (2, False), (3, True)])
def test_a_second_own_advisor_after_three_banners(banners: int, expected: bool) -> None:
    """One's own banners are closed until one stands on three different ones (G18)."""
    lines = [f"board {action}: blue {n + 1}" for n, action in enumerate(ACTIONS[:banners])]
    table = position("\n".join(["strategy blue", *lines, "blue:", "red:"]))
    assert is_open(table, 0, 0) is expected
    assert is_open(table, 0, 5)


def test_three_or_four_slots() -> None:
    """For two a banner has three slots, for three and four it has four."""
    for seats, slots in (("blue:\nred:", 3), ("blue:\nred:\nyellow:", 4)):
        assert len(banner(position(f"strategy blue\n{seats}"), "move")) == slots
