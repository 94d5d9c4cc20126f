"""Messages: what rules say before it is put in any language."""

from __future__ import annotations

import msgspec

from terem.core.message import Message, Who, count, listed, name


def test_names_and_counts() -> None:
    """Things are named by kind and id, and counted by kind and number."""
    assert Message("area-field") == name("area", "field")
    assert Message("count-coins", {"n": 3}) == count("coins", 3)


def test_lists() -> None:
    """The first, then the rest; none at all has a message of its own."""
    one, two, three = Message("one"), Message("two"), Message("three")
    assert Message("list-none") == listed([])
    assert one == listed([one])
    assert Message("list-pair", {"first": one, "rest": two}) == listed([one, two])
    assert Message("list-pair", {"first": one, "rest": listed([two, three])}) == listed(
        [one, two, three]
    )


def test_equal_messages_have_equal_hashes() -> None:
    """So they can stand in sets; what they say decides whether they are equal."""
    said = Message("takes", {"who": Who(1), "what": name("area", "field")})
    again = Message("takes", {"who": Who(1), "what": name("area", "field")})
    other = Message("takes", {"who": Who(2), "what": name("area", "field")})
    assert len({said, again}) == 1
    assert len({said, again, other}) == 2


def test_messages_travel() -> None:
    """Over the wire and back, with seats and messages inside them."""
    said = Message("takes", {"who": Who(1), "n": 2, "text": "hm", "what": name("area", "mill")})
    assert said == msgspec.json.decode(msgspec.json.encode(said), type=Message)
