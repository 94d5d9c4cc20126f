"""Shelves: what is finished once is not made again, and no shelf grows without end."""

from __future__ import annotations

from terem.draw.shelf import MOST, Shelf


def test_a_string_is_made_once() -> None:
    """The second time it is taken from the shelf."""
    made: list[int] = []

    def make(number: int) -> str:
        made.append(number)
        return str(number)

    shelf = Shelf(make)
    assert [shelf[7], shelf[7], shelf[8]] == ["7", "7", "8"]
    assert made == [7, 8]


def test_a_shelf_is_bounded() -> None:
    """Endless numbers do not fill the memory, and what was cleared away is made anew."""
    shelf = Shelf[int, str](str)
    for number in range(MOST + 10):
        assert shelf[number] == str(number)
    assert len(shelf) <= MOST
    assert shelf[0] == "0"
