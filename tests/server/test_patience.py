"""Patience: a sliding window for each key, and no more memory than was granted."""

from __future__ import annotations

import pytest

from terem.server.patience import Patience, place_of


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        """Seconds."""
        return self.time


def test_so_many_within_the_window() -> None:
    """The oldest try leaves the window first, and then there is room for one more."""
    clock = Clock()
    patience = Patience(2, 10, clock=clock)
    assert patience.allow("a")
    clock.time = 4
    assert patience.allow("a")
    clock.time = 9.9
    assert not patience.allow("a")
    assert patience.allow("b")
    clock.time = 10
    assert patience.allow("a")
    assert not patience.allow("a")


def test_what_is_refused_does_not_count() -> None:
    """Whoever goes on trying waits no longer than others."""
    clock = Clock()
    patience = Patience(1, 10, clock=clock)
    assert patience.allow("a")
    for clock.time in range(1, 10):
        assert not patience.allow("a")
    clock.time = 10
    assert patience.allow("a")


def test_memory_is_bounded() -> None:
    """Of many keys those are remembered that came last; a refused one comes too."""
    patience = Patience(1, 10, most=3, clock=Clock())
    for key in ("a", "b", "c"):
        assert patience.allow(key)
    assert not patience.allow("a")
    assert patience.allow("d")
    assert 3 == len(patience)
    assert not patience.allow("a")
    assert patience.allow("b")


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_where_somebody_comes_from(host: str, place: str) -> None:
    """Of IPv6 everybody has so many addresses that only the network says who it is."""
    assert place == place_of(host)
