"""Solo: the insurrection deck keeps what has not been seen, and forgets nothing that has."""

from __future__ import annotations

import pytest

from terem.core.dice import Dice
from terem.core.step import NOBODY
from terem.games.rurik import GAME
from terem.games.rurik.components import LEVELS
from terem.games.rurik.printed import Insurrection
from terem.games.rurik.setup import LABELS
from terem.games.rurik.table import ACTION, STRATEGY, RurikTable

from .looks import choices, play
from .uprising import YOU, log, uprising


def _guess(table: RurikTable, number: int) -> RurikTable:
    return table.guess(YOU, Dice(f"guess {number}", LABELS, table.seats))


def _columns(card: Insurrection) -> list[tuple[list[int], list[int]]]:
    return list(zip(card.banners, card.coins, strict=True))


def _rows(table: RurikTable) -> list[tuple[object, ...]]:
    """The rows of the lowest card that have been seen."""
    card = table.box.insurrections[table.insurrection[0]]
    columns = [card.advisors, card.late, *card.banners, *card.coins]
    return [tuple(column[row] for column in columns) for row in range(table.rows)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_guess_looks_the_same(level: str) -> None:
    """In the whole game a guess shows what you see, asks what you are asked, and keeps the rows."""
    table = GAME.start(1, f"guess {level}", {"leaders": "dealt", "level": level})
    while not table.over:
        guess = _guess(table, table.ply)
        for viewer in (YOU, NOBODY):
            assert GAME.sight(guess, viewer) == GAME.sight(table, viewer)
        assert guess.legal(YOU) == table.legal(YOU)
        assert _rows(guess) == _rows(table)
        seen = table.shown
        assert guess.insurrection[-seen:] == table.insurrection[-seen:]
        assert sorted(guess.insurrection) == sorted(table.insurrection)
        play(table, choices(table)[table.ply % len(choices(table))])


def test_unseen_cards_are_dealt_anew() -> None:
    """Before any row has been seen any unseen card may be the lowest."""
    table = uprising("place 5\ncard 16\ntop 3")
    table.rows = 0
    lowest = set()
    for number in range(300):
        guess = _guess(table, number)
        assert guess.insurrection[-1] == table.insurrection[-1]
        lowest.add(guess.insurrection[0])
    assert lowest == set(table.insurrection) - {table.insurrection[-1]}


def test_one_row_tells_the_card() -> None:
    """No two cards agree in their first row, so that whoever has seen it knows the card."""
    box = GAME.components()
    firsts = {
        (card.advisors[0], card.late[0], *[(b[0], c[0]) for b, c in _columns(card)])
        for card in box.insurrections
    }
    assert len(firsts) == 18
    table = uprising("card 17\npriority war\nplace 0")
    assert table.rows == 1
    assert {_guess(table, number).insurrection[0] for number in range(50)} == {16}


def test_all_six_rows_tell_the_card() -> None:
    """When all rows have been seen there is nothing to guess about the lowest card."""
    table = uprising("round 4\ncard 16\npriority war\nplace 5")
    assert table.rows == 6
    for number in range(20):
        assert _guess(table, number).insurrection[0] == table.insurrection[0]


def test_what_is_secret() -> None:
    """The cards below those that have come to the top, though not the rows pushed out."""
    table = uprising("card 16\nact scheme 1\nkiev: rebels 2")
    assert table.secrets(YOU)["insurrection"] == table.insurrection[:16]


def test_the_sight_shows_the_rows_seen_and_no_more() -> None:
    """As many rows as have been pushed out; regions and structures of the top card alone."""
    table = uprising("card 16\ntop 3\npriority build\nplace 2")
    rebellion = GAME.sight(table, YOU).rebellion
    assert rebellion is not None
    assert rebellion.top.id == "card-3"
    assert [row.influence for row in rebellion.rows] == [4, 5, 3, 1]
    assert [row.late for row in rebellion.rows] == [False, False, True, False]


def test_facts_tell_only_what_was_seen() -> None:
    """Facts of the strategy phase never name the card, nor its regions."""
    table = GAME.start(1, "facts", {"leaders": "dealt"})
    play(table, choices(table)[0])
    table = uprising("card 16\nplace 0")
    play(table, "advisor 5", "banner move", "bribe 0")
    assert not log(table, "rebellion-card")
    assert not [line for line in log(table) if "card=" in line or "regions=" in line]


def test_what_came_to_light_cannot_be_taken_back() -> None:
    """Every row pushed out and every card turned to the top seals what was chosen before."""
    table = uprising("card 16\nplace 0\nyou: coins 0\nkiev: you 1")
    play(table, "advisor 5")
    assert table.seals[YOU] < table.ply
    play(table, "banner move")
    assert (table.phase, table.seals[YOU]) == (STRATEGY, table.ply)
    for advisor, action in ((4, "muster"), (2, "tax")):
        play(table, f"advisor {advisor}", f"banner {action}")
    assert table.phase == ACTION
    play(table, "pass")
    assert table.seals[YOU] < table.ply
    play(table, "end")
    assert table.seals[YOU] == table.ply


def test_the_next_card_shows_no_row_yet() -> None:
    """Once the card has come to the top, rows seen of it are not taken for rows of the next."""
    table = uprising("card 16\nplace 0\nyou: coins 0\nkiev: you 1")
    while table.phase == STRATEGY:
        play(table, choices(table)[0])
    assert table.rows == 6
    play(table, "pass", "end")
    rebellion = GAME.sight(table, YOU).rebellion
    assert rebellion is not None
    assert (rebellion.top.id, rebellion.rows, table.rows) == ("card-16", [], 0)
