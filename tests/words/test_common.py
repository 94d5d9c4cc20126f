"""The common messages are in order, and their Russian agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from terem.core.message import Message, Who
from terem.words import audit_common, words_for

HOUSE = Path(__file__).parents[2] / "src" / "terem"
SAID_BY_GAMES = ("count-*", "colour-*", "language-*", "option-*", "box-*")


def test_the_common_words_are_in_order() -> None:
    """Each common message is in every language, is said by the house, and is given what it uses."""
    rooms = [room for room in HOUSE.iterdir() if room.is_dir() and room.name != "games"]
    complaints = audit_common([*rooms, HOUSE / "games" / "__init__.py"], SAID_BY_GAMES)
    assert complaints == [], "\n".join(map(str, complaints))


COUNTS = {
    "coins": "монета монеты монет",
    "points": "очко очка очков",
    "seats": "место места мест",
    "rounds": "раунд раунда раундов",
    "choices": "решение решения решений",
    "games": "партия партии партий",
    "seconds": "секунда секунды секунд",
}


@pytest.mark.parametrize(("what", "forms"), COUNTS.items())
def test_russian_counts(what: str, forms: str) -> None:
    """1, 21 and 101 are one; 2 to 4 and 22 are few; 0, 5 and 11 to 14 are many."""
    words = words_for("ru")
    for numbers, form in zip(
        ((1, 21, 101), (2, 4, 22), (0, 5, 11, 14, 111)), forms.split(), strict=True
    ):
        for n in numbers:
            assert words.text(Message(f"count-{what}", {"n": n})) == f"{n} {form}"


@pytest.mark.parametrize("what", COUNTS)
def test_english_counts(what: str) -> None:
    """One coin, and any other number of coins."""
    words = words_for("en")
    assert words.text(Message(f"count-{what}", {"n": 1})) == f"1 {what.removesuffix('s')}"
    for n in (0, 2, 21):
        assert words.text(Message(f"count-{what}", {"n": n})) == f"{n} {what}"


CASES = [
    ("coins", "gen", "1 монеты", "2 монет", "5 монет"),
    ("coins", "dat", "1 монете", "2 монетам", "5 монетам"),
    ("coins", "acc", "1 монету", "2 монеты", "5 монет"),
    ("coins", "ins", "1 монетой", "2 монетами", "5 монетами"),
    ("coins", "pre", "1 монете", "2 монетах", "5 монетах"),
    ("points", "acc", "1 очко", "2 очка", "5 очков"),
    ("choices", "pre", "1 решении", "2 решениях", "5 решениях"),
]


@pytest.mark.parametrize(("what", "case", "one", "few", "many"), CASES)
def test_russian_counts_in_cases(what: str, case: str, one: str, few: str, many: str) -> None:
    """A count is declined as a whole: few and many differ only where the noun counts itself."""
    words = words_for("ru")
    for n, form in ((1, one), (2, few), (5, many)):
        assert words.form(Message(f"count-{what}", {"n": n}), case) == form


COLOURS = [
    "pink",
    "blue",
    "green",
    "yellow",
    "red",
    "white",
    "black",
    "purple",
    "orange",
    "brown",
]


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_its_cases_in_russian(colour: str) -> None:
    """A player is called by a colour in any case, as a man would be."""
    words = words_for("ru", colours=[colour])
    message = Message(f"colour-{colour}")
    plain = words.text(message)
    assert plain[0].isupper()
    assert words.form(message, "gender") == "masculine"
    soft = plain.endswith("ий")
    for case, ending in {
        "gen": "его",
        "dat": "ему",
        "acc": "его",
        "ins": "им",
        "pre": "ем",
    }.items():
        hard = {"его": "ого", "ему": "ому", "им": "ым", "ем": "ом"}[ending]
        assert words.form(message, case) == plain[:-2] + (ending if soft else hard)
    assert words.text(Message("rank-won", {"who": Who(0)})) == f"Побеждает {plain}."


def test_places() -> None:
    """The first five places are called, the later ones counted."""
    for lang, first, sixth in (
        ("en", "First place", "Place 6"),
        ("ru", "Первое место", "6-е место"),
    ):
        words = words_for(lang)
        assert words.text(Message("rank-place", {"n": 1})) == first
        assert words.text(Message("rank-place", {"n": 6})) == sixth
