"""Choice and Catalogue: numbers for bots, words for records."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terem.core.choice import Catalogue, Kind

ROWS = ["1", "2"]
SIDES = ["left", "middle", "right"]


def catalogue() -> Catalogue:
    """A kind without axes between two with some."""
    return Catalogue([Kind("scout", [ROWS, SIDES]), Kind("pass"), Kind("take", [SIDES])])


def test_numbers_run_kind_by_kind_and_last_axis_first() -> None:
    """The order is part of the rules version: bots learn numbers."""
    assert [
        "scout 1 left",
        "scout 1 middle",
        "scout 1 right",
        "scout 2 left",
        "scout 2 middle",
        "scout 2 right",
        "pass",
        "take left",
        "take middle",
        "take right",
    ] == [choice.words for choice in catalogue().choices]
    assert list(range(10)) == [choice.number for choice in catalogue().choices]


def test_a_choice_knows_its_kind_and_where_it_stands_on_each_axis() -> None:
    """Kind and arguments are for those that learn, words for those that read."""
    choice = catalogue().choices[5]
    assert ("scout", [1, 2]) == (choice.kind, choice.args)
    assert ("pass", []) == (catalogue().choices[6].kind, catalogue().choices[6].args)


def test_bases_are_the_first_of_each_kind() -> None:
    """Rules add to them."""
    assert [0, 6, 7] == [catalogue().base(word) for word in ("scout", "pass", "take")]
    assert len(catalogue()) == 10


def test_an_unknown_kind_is_a_mistake_of_the_author() -> None:
    """There is no base of what is not there."""
    with pytest.raises(KeyError):
        catalogue().base("scour")


@pytest.mark.parametrize("words", ["", "scout", "scout 1", "pass ", "Pass", "scout 1 left left"])
def test_words_that_mean_no_choice(words: str) -> None:
    """Only the exact words have a number."""
    assert catalogue().number(words) == -1


@given(st.lists(st.integers(1, 4), max_size=3), st.lists(st.integers(1, 4), max_size=2))
def test_words_and_numbers_say_the_same(first: list[int], second: list[int]) -> None:
    """Whatever the axes: number to words to number is the identity, and none is missing."""
    axes = [[[f"w{i}" for i in range(n)] for n in sizes] for sizes in (first, second)]
    found = Catalogue([Kind("first", axes[0]), Kind("second", axes[1])])
    assert list(range(len(found))) == [found.number(found.words(n)) for n in range(len(found))]
    sizes = 1
    for size in first:
        sizes *= size
    assert sizes == found.base("second")


def test_two_kinds_of_one_name_are_refused() -> None:
    """Their words could not be told apart."""
    with pytest.raises(ValueError, match="pass"):
        Catalogue([Kind("pass"), Kind("pass", [ROWS])])
