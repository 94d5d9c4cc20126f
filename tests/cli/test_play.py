"""``terem play``: whole games in the terminal, and what can be typed on the way."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from terem.cli.play.console import Console
from terem.cli.play.orders import ORDERS, order
from terem.cli.voice import Voice
from terem.core.record import Record, parse
from terem.games import games

if TYPE_CHECKING:
    from cli.conftest import Terem

ON = "\n1\n" * 60
"""Hands the keyboard over whenever that is asked, and otherwise takes the first choice."""


def read(path: Path) -> Record:
    """The record in a file."""
    return parse(path.read_text(encoding="utf-8"))


TALK = {
    "en": [
        ("help", "undo: take back your last choice"),
        ("table", "Pink has 4 coins and 0 lots."),
        ("guide", "Bid, look, keep."),
        ("why", "Write after “why”"),
        ("why keep", "Now a bid is asked."),
        ("why 2", "This is allowed"),
        ("why 9", "from 1 to 5"),
        ("why bid 2", "This is allowed"),
        ("why sing", "“sing” is not a choice"),
        ("sing", "neither a choice nor an order"),
        ("keep", "Now a bid is asked."),
        ("6", "from 1 to 5"),
        ("undo", "There is nothing to take back."),
        ("", "Type the number of a choice"),
        ("2", "Hand over the keyboard"),
        ("", "Blue (seat 2), it is your turn."),
        ("undo", "The choice has been taken back."),
        ("", "Pink (seat 1), it is your turn."),
        ("bid  3", "The next to choose is Blue."),
        ("", "Bid for the lot."),
        ("bid 1", "The next to choose is Pink."),
        ("", "Pink wins the lot for 3 coins."),
        ("log 1", "Pink wins the lot for 3 coins."),
        ("undo", "Something has come to light since"),
        ("save", "terem play --resume"),
        ("save copy.terem", "copy.terem"),
        ("save copy.terem", "it is there already"),
        ("save ~nobody-is-called-so/x", "no such file or folder"),
        ("save \0", "cannot be the name of a file"),
        ("QUIT", "To go on:"),
    ],
    "ru": [
        ("помощь", "отменить: отменить своё последнее решение"),
        ("стол", "Розовый: 4 монеты и 0 лотов."),
        ("правила", "Торгуйтесь."),
        ("почему", "После «почему» напишите"),
        ("почему keep", "Сейчас нужно назвать цену."),
        ("почему 2", "Так можно"),
        ("почему 9", "от 1 до 5"),
        ("почему bid 2", "Так можно"),
        ("почему sing", "Решения «sing» в этой игре нет"),
        ("петь", "и не решение, и не команда"),
        ("keep", "Сейчас нужно назвать цену."),
        ("6", "от 1 до 5"),
        ("отменить", "Отменять нечего."),
        ("", "Наберите номер решения"),
        ("2", "Передайте клавиатуру"),
        ("", "Синий (место 2), ваш ход."),
        ("undo", "Решение отменено."),
        ("", "Розовый (место 1), ваш ход."),
        ("bid  3", "Следующий ход: Синий."),
        ("", "Предложите цену за лот."),
        ("bid 1", "Следующий ход: Розовый."),
        ("", "Розовый выигрывает лот за 3 монеты."),
        ("ход 1", "Розовый выигрывает лот за 3 монеты."),
        ("отменить", "открылось новое"),
        ("сохранить", "terem play --resume"),
        ("сохранить copy.terem", "copy.terem"),
        ("сохранить copy.terem", "он уже есть"),
        ("сохранить ~nobody-is-called-so/x", "такого файла или папки нет"),
        ("сохранить \0", "не может быть именем файла"),
        ("Выйти", "Чтобы продолжить:"),
    ],
}


@pytest.mark.parametrize(
    ("lang", "won", "end"),
    [("en", "All lots are gone.", "Total"), ("ru", "Все лоты разобраны.", "Итого")],
)
def test_a_whole_game_by_hand(
    terem: Terem,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    won: str,
    end: str,
) -> None:
    """Two at one keyboard ask, err, undo, save, leave, come back and finish, in their language."""
    monkeypatch.chdir(tmp_path)
    save = tmp_path / "a game.terem"
    typed = "".join(f"{line}\n" for line, _ in TALK[lang])
    arguments = ("play", "toy", "--seats", 2, "--me", "all", "--seed", "s", "--save", save)
    ran = terem("--lang", lang, *arguments, lines=typed)
    assert (ran.code, ran.err) == (0, "")
    replies = ran.out.split("\n> ")[1:]
    assert len(replies) == len(TALK[lang])
    for (line, wanted), reply in zip(TALK[lang], replies, strict=True):
        assert reply.startswith(line)
        assert wanted in reply, (line, reply)
    assert f"terem play --resume '{save}'" in ran.out

    ran = terem("--lang", lang, "play", "--resume", save, lines=ON)
    assert (ran.code, ran.err) == (0, "")
    for part in (won, end, f"terem replay '{save}' --log", f"terem draw '{save}'"):
        assert part in ran.out
    assert read(save).scores is not None
    assert terem("replay", save).code == 0


def test_every_order_has_a_word_in_every_language() -> None:
    """Whoever reads one language may type in the other."""
    assert order("undo") == ("undo", "")
    assert order("Отменить") == ("undo", "")
    assert order("ПОЧЕМУ bid  3 ") == ("why", "bid  3")
    assert order("bid 3") is None
    assert {name for name in ORDERS if order(name) == (name, "")} == set(ORDERS)


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", ("Which game?", "How many sit at the table?", "Lots:", "Who holds seat 3 (Green)?")),
        ("ru", ("Во что играем?", "Сколько мест за столом?", "Лоты:", "Кто на месте 3 (Зелёный)?")),
    ],
)
def test_without_a_game_it_asks(terem: Terem, lang: str, asked: tuple[str, ...]) -> None:
    """Which game, for how many, with what options, and who is who; Enter is the default."""
    toy = list(games()).index("toy") + 1
    ran = terem("play", "--lang", lang, lines=f"x\n{toy}\n2\n2\n\n2\n\n")
    for question in asked:
        assert question in ran.out
    (save,) = re.findall(r"(/\S+\.terem)[ .]", ran.out)[:1]
    record = read(Path(save))
    assert (record.game, record.seats, record.options) == ("toy", 3, {"lots": "five"})
    assert len(record.seed) == 32


def test_bots_answer_the_person(terem: Terem, tmp_path: Path) -> None:
    """Alone against bots nobody hands over; what they did is told before the next question."""
    save = tmp_path / "save.terem"
    ran = terem(
        "play", "toy", "--seats", 3, "--me", 2, "--seed", "s", "--save", save, lines="1\n" * 30
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Hand over" not in ran.out
    assert "it is your turn" not in ran.out
    assert ran.out.count("wins the lot") == 3
    assert {entry.seat for entry in read(save).entries} == {0, 1, 2}


@pytest.mark.parametrize("game", ["toy", *sorted(games())])
def test_bots_among_themselves(terem: Terem, tmp_path: Path, game: str) -> None:
    """With nobody at the keyboard a game is told as it goes, and ends by itself."""
    arguments = ("play", game, "--me", "none", "--seed", "s")
    ran = terem(*arguments, "--bot", "uniform", "--save", tmp_path / "1.terem")
    assert (ran.code, ran.err) == (0, "")
    assert "terem replay" in ran.out
    assert read(tmp_path / "1.terem").scores is not None
    terem(*arguments, "--bot", "uniform", "--save", tmp_path / "2.terem", "--lang", "ru")
    assert (tmp_path / "1.terem").read_text() == (tmp_path / "2.terem").read_text()


def test_undo_takes_back_what_bots_have_answered(terem: Terem, tmp_path: Path) -> None:
    """A bot is no other person: its answers go with the choice they answered."""
    save = tmp_path / "save.terem"
    arguments = ("play", "toy", "--seats", 3, "--me", "1,3", "--seed", "s", "--save", save)
    terem(*arguments, lines="5\n")
    before = read(save).entries
    assert [entry.seat for entry in before] == [0, 1]
    ran = terem("play", "--resume", save, lines="undo\n")
    assert "The choice has been taken back." in ran.out
    assert read(save).entries == []


def test_undo_that_is_refused_changes_nothing(terem: Terem, tmp_path: Path) -> None:
    """Once all bids are in and the lot is out, neither the bots nor the person can go back."""
    save = tmp_path / "save.terem"
    arguments = ("play", "toy", "--seats", 3, "--me", 1, "--seed", "s", "--save", save)
    terem(*arguments, lines="5\n")
    before = save.read_bytes()
    ran = terem("play", "--resume", save, lines="undo\n")
    assert "Something has come to light" in ran.out
    assert save.read_bytes() == before


def test_the_text_before_is_pushed_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a terminal as far as it is high; elsewhere there is nothing to push."""
    monkeypatch.setenv("LINES", "33")
    console = Console(Voice("en"))
    console.push_away()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    console.push_away()
    assert capsys.readouterr().out.count("\n") > 33


def test_no_seat_is_shown_what_another_sees(terem: Terem, tmp_path: Path) -> None:
    """Before the next person's sight there is a pause in which the keyboard changes hands."""
    save = tmp_path / "save.terem"
    ran = terem(
        "play", "toy", "--seats", 2, "--me", "all", "--seed", "s", "--save", save, lines="3\n"
    )
    assert ran.code == 130
    assert ran.out.rstrip().endswith("then press Enter.\n>")
    assert "Blue (seat 2)" not in ran.out


@pytest.mark.parametrize(("no_colour", "bold"), [("", True), ("1", False)])
def test_bold_on_a_terminal_unless_refused(
    monkeypatch: pytest.MonkeyPatch, no_colour: str, *, bold: bool
) -> None:
    """NO_COLOR is respected, and a pipe never gets anything but text."""
    monkeypatch.setenv("NO_COLOR", no_colour)
    monkeypatch.setenv("TERM", "xterm")
    voice = Voice("en")
    assert voice.bold("x") == "x"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert (voice.bold("x") != "x") is bold
