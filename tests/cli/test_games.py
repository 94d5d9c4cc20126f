"""``terem games``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

if TYPE_CHECKING:
    from cli.conftest import Terem


@pytest.mark.parametrize(
    ("lang", "title", "seats", "option"),
    [
        ("en", "Purses (toy)", "2 to 3 players", "--option lots=five: Five"),
        ("ru", "Кошельки (toy)", "Игроков: от 2 до 3", "--option lots=five: Пять"),
    ],
)
def test_the_list_says_what_there_is_to_play(
    terem: Terem, lang: str, title: str, seats: str, option: str
) -> None:
    """Title, seats, options with what they mean, credits, and how sure the data are."""
    ran = terem("games", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    for part in (title, seats, option, "Anna", "Boris", "Clara, 2026"):
        assert part in ran.out


def test_a_program_reads_the_same_as_json(terem: Terem) -> None:
    """Every field is there, and what is reconstructed is counted."""
    ran = terem("games", "--json")
    boxes = {box["id"]: box for box in msgspec.json.decode(ran.out)}
    toy = boxes["toy"]
    assert len(toy.pop("components")) == 16
    assert toy == {
        "id": "toy",
        "titles": {"en": "Purses", "ru": "Кошельки"},
        "seats": [2, 3],
        "options": {"lots": ["three", "five"]},
        "rules": "1",
        "designers": ["Anna"],
        "artists": ["Boris"],
        "publishers": ["Clara"],
        "year": 2026,
        "minutes": [1, 2],
        "age": 3,
        "reconstructed": 1,
    }
