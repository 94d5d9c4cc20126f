"""Languages are found by their files, and chosen by what a person wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from terem.core.message import Message
from terem.words import WordsError, best_language, guide, languages, words_for

if TYPE_CHECKING:
    from words.conftest import MakeGame


def test_the_house_speaks_english_and_russian() -> None:
    """Both languages are shipped, and each calls itself by its own name in both."""
    assert {"en", "ru"} <= set(languages())
    for lang in languages():
        assert words_for(lang).text(Message("language-ru")) == "Русский"


def test_a_game_speaks_the_languages_it_has_files_for(game: MakeGame) -> None:
    """A language that the house does not speak is of no use to a game alone."""
    assert languages(game(en="a = b", tlh="a = b")) == ("en",)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("ru_RU.UTF-8", "ru"),
        ("ru_RU@euro", "ru"),
        ("en_GB", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        (None, "en"),
        ("fr:ru:en", "ru"),
        ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"),
        ("en;q=0.2, RU;q=0.8", "ru"),
        ("de, fr;q=0.9", "en"),
        ("ru;q=0, en;q=0.1", "en"),
        ("ru;q=banana, en;q=0.1", "en"),
        ("ru;level=1", "ru"),
        ("*", "en"),
        (";;,,;q=", "en"),
        ("../../etc/passwd", "en"),
    ],
)
def test_the_language_that_fits_best(wanted: str | None, language: str) -> None:
    """The most wanted language that we have; English when we have none of them."""
    assert best_language(wanted) == language


def test_a_guide_is_read_in_its_language(game: MakeGame) -> None:
    """The guide is Markdown in the game's folder."""
    package = game(en="", ru="", guide_en="# How to play", guide_ru="# Как играть")
    assert guide("ru", package) == "# Как играть"
    assert guide("en", package) == "# How to play"


def test_a_guide_that_is_not_there_is_an_error(game: MakeGame) -> None:
    """No other language is given instead, and no other file."""
    package = game(en="", ru="", guide_en="# How to play")
    for lang in ("ru", "de", "../en"):
        with pytest.raises(WordsError, match="has no guide"):
            guide(lang, package)
