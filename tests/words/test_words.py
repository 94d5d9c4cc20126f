"""Messages become sentences of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from terem.core.message import Message, Who, name
from terem.words import WordsError, words_for
from terem.words import words as words_module

if TYPE_CHECKING:
    from words.conftest import MakeGame


def test_a_message_of_the_house_is_said_in_each_language() -> None:
    """The same message is a sentence in English and in Russian."""
    over = Message("why-over")
    assert words_for("en").text(over) == "The game is over."
    assert words_for("ru").text(over) == "Игра окончена."


def test_a_game_says_its_own_messages_and_the_common_ones(game: MakeGame) -> None:
    """The words of a game hold its own texts beside those of the house."""
    words = words_for("en", game(en="area-field = the field", ru="area-field = поле"))
    assert words.text(name("area", "field")) == "the field"
    assert words.text(Message("yes")) == "Yes"
    assert words.has("area-field")
    assert not words.has("area-lake")
    assert not words_for("en").has("area-field")


def test_words_are_read_once(game: MakeGame) -> None:
    """Asking twice for the same words gives the same object; other colours make other words."""
    package = game(en="", ru="")
    assert words_for("en", package, ["pink"]) is words_for("en", package, ("pink",))
    assert words_for("en", package, ["blue"]) is not words_for("en", package, ["pink"])


def test_a_message_that_is_not_there_is_an_error() -> None:
    """Nothing is said instead of a message that is missing."""
    with pytest.raises(WordsError, match="no message 'why-sunday' in 'en'"):
        words_for("en").text(Message("why-sunday"))


def test_a_nested_message_that_is_not_there_is_an_error(game: MakeGame) -> None:
    """A name that is missing spoils the whole sentence, plain or asked for a form."""
    package = game(en="took = Takes { $it }", ru='took = Берёт { FORM($it, "acc") }')
    for lang in ("en", "ru"):
        with pytest.raises(WordsError, match="area-lake"):
            words_for(lang, package).text(Message("took", {"it": name("area", "lake")}))


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("m = { $n } coins", "Unknown external: n"),
        ('m = { FORM($n, "acc") }', "Unknown external: n"),
        ("m = { other }", "Unknown message: other"),
        ("m = { LOUD($who) }", "LOUD"),
        ('m = { FORM(2, "acc") }', "has no forms"),
        ("m =\n    .acc = x", "no text of its own"),
    ],
)
def test_an_error_of_fluent_is_an_error(game: MakeGame, source: str, reason: str) -> None:
    """What Fluent would paper over is raised, with the message and the cause."""
    words = words_for("en", game(en=source, ru=source))
    with pytest.raises(WordsError, match=reason):
        words.text(Message("m"))


@pytest.mark.parametrize("source", ["a = {", "a = x\na = y", "yes = Aye"])
def test_a_faulty_file_is_refused_whole(game: MakeGame, source: str) -> None:
    """A broken line, a message written twice, or a common one written again: no words at all."""
    with pytest.raises(WordsError):
        words_for("en", game(en=source, ru=source))


def test_a_language_that_is_not_there_is_an_error(game: MakeGame) -> None:
    """There are no words in a language without a file, of the house or of the game."""
    with pytest.raises(WordsError, match="no words in 'tlh'"):
        words_for("tlh")
    with pytest.raises(WordsError, match="no words in 'ru'"):
        words_for("ru", game(en="a = b"))


def test_a_seat_is_called_by_its_colour() -> None:
    """A player without a name is called by the colour of the seat."""
    words = words_for("en", colours=("pink", "blue"))
    assert words.text(Message("rank-won", {"who": Who(1)})) == "Blue wins."
    assert words.who(1) == "Blue"
    assert words.who(1, ["", "Eve"]) == "Eve"


@pytest.mark.parametrize("names", [["", "Аня"], ["Ваня"], None, []])
def test_a_seat_without_a_name_keeps_its_colour(names: list[str] | None) -> None:
    """Names may be empty, or fewer than seats: such a seat is called by its colour."""
    words = words_for("en", colours=("pink", "blue", "green"))
    assert words.text(Message("rank-won", {"who": Who(2)}), names) == "Green wins."


def test_a_seat_with_neither_name_nor_colour_is_an_error() -> None:
    """Nobody is called by a guess, and seats are not counted from the end."""
    for seat in (0, -1):
        with pytest.raises(WordsError, match="neither a name nor a colour"):
            words_for("en").text(Message("rank-won", {"who": Who(seat)}))


def test_what_is_remembered_never_speaks_for_something_else(game: MakeGame) -> None:
    """Sentences that differ in a number, a name, a seat or a thing are remembered apart."""
    source = "m = { $a } { $b }\nthing-x = X { $n }"
    words = words_for("en", game(en=source, ru=source), ("pink", "blue"))
    said = [
        (Message("m", {"a": 1, "b": 2}), None, "1 2"),
        (Message("m", {"b": 1, "a": 2}), None, "2 1"),
        (Message("m", {"a": "1", "b": Who(0)}), None, "1 Pink"),
        (Message("m", {"a": "1", "b": Who(1)}), None, "1 Blue"),
        (Message("m", {"a": "1", "b": Who(1)}), ["", "Eve"], "1 Eve"),
        (Message("m", {"a": "1", "b": Who(1)}), ["", "Ada"], "1 Ada"),
        (Message("m", {"a": 1, "b": Message("thing-x", {"n": 1})}), None, "1 X 1"),
        (Message("m", {"a": 1, "b": Message("thing-x", {"n": 2})}), None, "1 X 2"),
        (Message("m", {"a": 1, "b": "thing-x"}), None, "1 thing-x"),
    ]
    for _ in range(2):
        for message, names, sentence in said:
            assert words.text(message, names) == sentence


def test_not_everything_is_remembered(monkeypatch: pytest.MonkeyPatch, game: MakeGame) -> None:
    """A server that says ever new sentences does not grow for ever, and goes on speaking."""
    monkeypatch.setattr(words_module, "MOST_REMEMBERED", 10)
    words = words_for("en", game(en="", ru=""))
    for n in range(2, 50):
        assert words.text(Message("count-coins", {"n": n})) == f"{n} coins"
    # Nothing but memory tells whether a sentence is remembered.
    assert len(words._remembered) <= 10  # noqa: SLF001


def test_numbers_are_not_grouped() -> None:
    """A thousand has no comma and no space in it, for it is typed and compared as it is read."""
    for lang, sentence in (("en", "12345 coins"), ("ru", "12345 монет")):
        assert words_for(lang).text(Message("count-coins", {"n": 12345})) == sentence
    assert words_for("ru").text(Message("count-points", {"n": -3})) == "-3 очка"
