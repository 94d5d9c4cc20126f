"""What is tried in one position where all of it would take too long."""

from __future__ import annotations

from toys import GAME

from terem.conformance.moment import Moment


def test_few_things_are_all_tried() -> None:
    """In their order, and however often one asks."""
    moment = Moment(GAME, GAME.start(2, "few"), "few")
    assert [4, 5, 6] == moment.some([4, 5, 6], 3)
    assert [] == moment.some([], 3)


def test_of_many_things_each_is_tried_at_some_moment() -> None:
    """So many of them, none twice, and not always the same; the list itself stays as it was."""
    moment = Moment(GAME, GAME.start(2, "many"), "many")
    things = list(range(40))
    tried = [moment.some(things, 8) for _ in range(60)]
    assert {8} == {len(set(some)) for some in tried}
    assert set(things) == {thing for some in tried for thing in some}
    assert list(range(40)) == things
