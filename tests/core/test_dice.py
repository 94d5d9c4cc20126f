"""Dice: pinned answers, independent streams, fair falls, copies."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terem.core.dice import GUESS, TABLE, Dice

LABELS = ["a", "b"]
FULL = 1 << 32

# The 99.9th percentile of chi-square, by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 9: 27.88, 16: 39.25}


def stream(dice: Dice, label: int, seat: int, length: int = 40) -> list[int]:
    """The next words of a stream."""
    return [dice.below(label, FULL, seat) for _ in range(length)]


def chi_square(counts: Counter[int], kinds: int) -> float:
    """How far counts are from being equal."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_the_first_words_are_what_they_are_everywhere() -> None:
    """Known answers: another platform, Python or compiler must fall exactly so."""
    assert [4267908190, 3826483733, 4216136606, 504542891, 3189648721, 1779689943] == stream(
        Dice("pin", LABELS, 2), 1, TABLE, 6
    )
    dice = Dice("pin", LABELS, 2)
    assert [4, 5, 2, 5, 1, 3, 0, 0, 4, 4, 3, 2, 3, 1, 1, 5, 0, 2, 0, 1] == [
        dice.below(1, 6) for _ in range(20)
    ]
    assert [5, 3, 3, 4, 0, 4, 4, 2, 4, 1, 2, 2] == [dice.below(1, 6, 0) for _ in range(12)]
    assert [851, 507, 553, 349, 704, 750, 213, 786] == [dice.below(2, 1000, 1) for _ in range(8)]
    assert [1043290653, 279910777, 1596349714] == [dice.below(GUESS, FULL) for _ in range(3)]


def test_a_known_shuffle() -> None:
    """The order after a shuffle is pinned too."""
    dice = Dice("pin", LABELS, 2)
    for _ in range(3):
        dice.below(1, 3_000_000_000)
    things = list(range(10))
    dice.shuffle(2, things)
    assert sorted(things) == list(range(10))
    assert things == _slow_shuffle("pin\nb\n-1", 10)


def _words(name: str, blocks: int) -> list[int]:
    """A stream by its definition in the module's docstring."""
    words: list[int] = []
    for number in range(blocks):
        digest = blake2b(f"{name}\n{number}".encode(), digest_size=64).digest()
        words += unpack("<16I", digest)
    return words


def _slow_shuffle(name: str, length: int) -> list[int]:
    words = iter(_words(name, 2))
    things = list(range(length))
    for last in range(length - 1, 0, -1):
        other = next(words) % (last + 1)
        things[last], things[other] = things[other], things[last]
    return things


@pytest.mark.parametrize(("label", "name"), [(GUESS, "guess"), (1, "a"), (2, "b")])
@pytest.mark.parametrize("seat", [TABLE, 0, 1, 2])
def test_a_stream_is_what_its_definition_says(label: int, name: str, seat: int) -> None:
    """Word by word BLAKE2b over seed, label, seat and block number, little end first."""
    assert _words(f"seed\n{name}\n{seat}", 3) == stream(Dice("seed", LABELS, 3), label, seat, 48)


def test_streams_are_all_different() -> None:
    """No label, seat or seed repeats another."""
    heads = [
        tuple(stream(Dice(seed, LABELS, 3), label, seat, 16))
        for seed in ("one", "two")
        for label in range(3)
        for seat in range(-1, 3)
    ]
    assert len(heads) == len(set(heads))
    assert len(heads) * 16 == len({word for head in heads for word in head})


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(-1, 1), st.integers(1, 9)), max_size=60))
def test_no_stream_disturbs_another(draws: list[tuple[int, int, int]]) -> None:
    """Whatever is drawn elsewhere, a stream goes on as if it were alone."""
    together = Dice("mixed", LABELS, 2)
    alone = {(label, seat): Dice("mixed", LABELS, 2) for label, seat, _ in draws}
    for label, seat, limit in draws:
        assert alone[label, seat].below(label, limit, seat) == together.below(label, limit, seat)


def test_a_stream_depends_on_its_name_alone() -> None:
    """Neither the place of its label nor the number of seats matters."""
    assert stream(Dice("s", ["b"], 2), 1, 1) == stream(Dice("s", ["a", "b"], 5), 2, 1)


@given(st.text("abc", max_size=3), st.integers(1, FULL), st.integers(0, 2))
def test_a_fall_is_below_its_limit(seed: str, limit: int, label: int) -> None:
    """Never negative, never the limit itself, up to the largest limit."""
    assert 0 <= Dice(seed, LABELS, 1).below(label, limit) < limit


@pytest.mark.parametrize("limit", [2, 3, 6, 10, 17])
@pytest.mark.parametrize("seat", [TABLE, 0])
def test_falls_are_fair(limit: int, seat: int) -> None:
    """Each face as often as the others, by chi-square on a fixed seed."""
    dice = Dice("fair", LABELS, 1)
    counts = Counter(dice.below(1, limit, seat) for _ in range(400 * limit))
    assert CRITICAL[limit - 1] > chi_square(counts, limit)


def test_large_limits_are_fair() -> None:
    """A limit that does not divide the range does not favour its first numbers."""
    dice = Dice("large", LABELS, 1)
    third = 1 << 30
    counts = Counter(dice.below(1, 3 * third) // third for _ in range(1200))
    assert CRITICAL[2] > chi_square(counts, 3)
    assert dice.drawn > 1400  # a quarter of the words must have been passed over


def test_neighbouring_falls_are_independent() -> None:
    """Pairs of falls, across the borders of blocks too, are as fair as single ones."""
    dice = Dice("pairs", LABELS, 1)
    pairs = Counter(dice.below(1, 3) * 3 + dice.below(2, 3) for _ in range(4500))
    assert CRITICAL[9] > chi_square(pairs, 9)
    row = [dice.below(1, 3) for _ in range(4501)]
    following = Counter(row[i] * 3 + row[i + 1] for i in range(0, 4500, 2))
    assert CRITICAL[9] > chi_square(following, 9)


@given(st.lists(st.integers()), st.text("abc"))
def test_a_shuffle_is_a_permutation(things: list[int], seed: str) -> None:
    """Nothing is lost, nothing doubled."""
    shuffled = things[:]
    Dice(seed, LABELS, 1).shuffle(1, shuffled)
    assert Counter(things) == Counter(shuffled)


def test_shuffles_are_fair() -> None:
    """Each order of three things, and each place of five, as often as the others."""
    orders = {order: number for number, order in enumerate(permutations(range(3)))}
    dice = Dice("orders", LABELS, 1)
    counts: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for _ in range(3000):
        three = [0, 1, 2]
        dice.shuffle(1, three)
        counts[orders[three[0], three[1], three[2]]] += 1
        ten = list(range(10))
        dice.shuffle(1, ten, 0)
        places[ten.index(0)] += 1
    assert CRITICAL[5] > chi_square(counts, 6)
    assert CRITICAL[9] > chi_square(places, 10)


def test_nothing_to_shuffle_draws_nothing() -> None:
    """None and one are in order already, so nothing comes to light."""
    dice = Dice("few", LABELS, 1)
    dice.shuffle(1, [])
    dice.shuffle(1, [5])
    assert dice.drawn == 0


def test_drawn_counts_what_every_stream_gave() -> None:
    """Whoever compares it before and after knows whether chance had a part."""
    dice = Dice("count", LABELS, 2)
    for seat in (TABLE, 0, 1):
        dice.below(1, 2, seat)
    dice.below(2, 2)
    assert dice.drawn == 4
    assert sum(dice.counts) == 4


@pytest.mark.parametrize("before", [0, 1, 15, 16, 17])
def test_copies_fall_alike_and_are_strangers(before: int) -> None:
    """A copy taken anywhere in a block goes on as the original would, whichever goes first."""
    dice = Dice("copy", LABELS, 1)
    stream(dice, 1, 0, before)
    copy = dice.copy()
    again = dice.copy()
    expected = stream(copy, 1, 0)
    assert before == dice.drawn
    assert expected == stream(dice, 1, 0)
    assert expected == stream(again, 1, 0)
    assert before + 40 == again.drawn


def test_fresh_dice_are_others_with_the_same_streams() -> None:
    """They begin anew, by another seed, and disturb nothing."""
    dice = Dice("old", LABELS, 2)
    dice.below(1, 6)
    fresh = dice.fresh("new")
    assert (LABELS, 2, 0) == (fresh.labels, fresh.seats, fresh.drawn)
    assert stream(Dice("new", LABELS, 2), 2, 1) == stream(fresh, 2, 1)
    assert stream(Dice("old", LABELS, 2), 2, 1) != stream(dice.fresh("new"), 2, 1)
    assert dice.drawn == 1


@pytest.mark.parametrize(("limit", "seat"), [(0, TABLE), (-1, TABLE), (6, 2), (6, -2)])
def test_what_no_die_can_give_is_refused(limit: int, seat: int) -> None:
    """No faces, or a seat that is not at the table and would take another's stream."""
    with pytest.raises(ValueError, match="dice"):
        Dice("wrong", LABELS, 2).below(1, limit, seat)
