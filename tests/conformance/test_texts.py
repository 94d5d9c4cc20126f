"""Every game found has all its texts, in every language, and none too many."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from toys import GAME

from terem.core.position import AnyGame
from terem.data.inventory import inventory_of
from terem.games import games
from terem.words import audit, guide, languages, words_for

FOUND = [pytest.param(game, id=game.id) for game in games().values()]

SAID_BY_THE_HOUSE = ("box-*", "option-*")


@pytest.mark.parametrize("found", [*FOUND, pytest.param(GAME, id="toy")])
def test_the_words_of_a_game_are_in_order(found: AnyGame) -> None:
    """Each message is in each language, is said, and is given what it uses."""
    folder = Path(str(files(found.package)))
    complaints = audit(found.package, [folder], SAID_BY_THE_HOUSE)
    assert [] == complaints, "\n".join(map(str, complaints))


@pytest.mark.parametrize("found", FOUND)
def test_a_checklist_of_the_box_can_be_read(found: AnyGame) -> None:
    """Every kind of thing in the box has a name."""
    for language in languages():
        words = words_for(language, found.package)
        for kind in inventory_of(found.package).kinds:
            assert words.has(f"box-{kind.name}"), kind.name


@pytest.mark.parametrize("found", FOUND)
def test_every_game_is_explained(found: AnyGame) -> None:
    """There is a guide in each language, of more than a few lines."""
    for language in languages():
        assert len(guide(language, found.package).split()) > 300
