"""``terem`` itself: help, languages, versions, and a sentence for whatever goes wrong."""

from __future__ import annotations

import errno
import io
import re
import sys
from typing import TYPE_CHECKING

import pytest

import terem as house
from terem.cli import main as entry
from terem.cli.main import COMMANDS

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Start, Terem

CYRILLIC = re.compile("[а-яё]")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_in_english(terem: Terem, command: str) -> None:
    """What it does, its arguments, and examples that can be typed as they stand."""
    ran = terem(*command.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: terem {command}".rstrip())
    assert "Examples:\n  terem " in ran.out
    assert not CYRILLIC.search(ran.out)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_in_russian(terem: Terem, command: str) -> None:
    """Nothing that argparse says of itself in English is left."""
    ran = terem(*command.split(), "--help", "--lang", "ru")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Запуск: terem {command}".rstrip())
    assert "Примеры:\n  terem " in ran.out
    for english in ("usage", "options", "arguments", "show this", "exit"):
        assert english not in ran.out


def test_without_a_command_it_tells_which_there_are(terem: Terem) -> None:
    """Every command is named."""
    ran = terem()
    assert ran.code == 0
    for command in COMMANDS:
        assert f"  {command} " in ran.out


def test_the_version_says_whether_the_rules_run_compiled(terem: Terem) -> None:
    """A person who wonders about speed finds out here."""
    ran = terem("--version")
    assert ("uncompiled" in ran.out) is not house.compiled()
    assert "Python 3." in ran.out


@pytest.mark.parametrize(
    ("variables", "russian"),
    [
        ({}, False),
        ({"LANG": "ru_RU.UTF-8"}, True),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU"}, True),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, True),
        ({"LANG": "fi_FI.UTF-8"}, False),
    ],
)
def test_the_language_of_the_system(
    terem: Terem, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], *, russian: bool
) -> None:
    """LC_ALL goes before LC_MESSAGES, that before LANG; one that we do not speak is English."""
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert bool(CYRILLIC.search(terem().out)) is russian


def test_the_language_may_stand_anywhere(terem: Terem) -> None:
    """Before the command, after it, and with an equals sign."""
    wanted = terem("games", "--lang", "ru").out
    assert CYRILLIC.search(wanted)
    assert terem("--lang", "ru", "games").out == wanted
    assert terem("games", "--lang=ru").out == wanted


BAD = [
    ("dance", "There is no command “dance”", "Команды «dance» нет"),
    ("wlak", "Try: walk.", "Попробуйте: walk."),
    ("games more", "“more” means nothing here", "«more» здесь ничего не значит"),
    ("games --jsn", "Did you mean --json?", "Может быть, --json?"),
    ("games --json=1", "--json takes no value", "У --json не бывает значения"),
    ("games --lang xx", "there is no “xx”", "«xx» не бывает"),
    ("walk", "terem walk needs GAME", "не хватает: ИГРА"),
    ("replay", "terem replay needs FILE", "не хватает: ФАЙЛ"),
    ("walk toy --games", "--games wants a value", "После --games нужно значение"),
    ("walk toy --games 0", "whole number of 1 or more", "целое число от 1 и больше"),
    ("walk toy --games ²", "“²” is not a whole number", "«²» — не целое число"),
    ("walk nothing", "There is no game “nothing”", "Игры «nothing» здесь нет"),
    ("walk toy --seats 9", "2 to 3 players, not 9", "от 2 до 3 человек, а не 9"),
    ("walk toy --seats 3..2", "nor a range", "не промежуток"),
    ("walk toy --seats two", "nor a range", "не промежуток"),
    ("walk toy --option lots", "Write it as name=value", "название=значение"),
    ("walk toy --option stars=2", "no option “stars”", "нет настройки «stars»"),
    ("walk toy --option lots=nine", "cannot be “nine”", "не бывает «nine»"),
    ("walk toy --save /dev/null/x", "cannot be written", "Не удаётся записать"),
    ("walk toy --box nowhere.toml", "cannot be read", "Не удаётся прочитать"),
    ("perft toy --seed й", "cannot be a seed", "не годится как зерно"),
    ("perft toy --depth -1", "whole number of 1 or more", "целое число от 1 и больше"),
    ("bench toy --seats 9", "2 to 3 players, not 9", "от 2 до 3 человек, а не 9"),
    ("data nothing", "There is no game “nothing”", "Игры «nothing» здесь нет"),
    ("replay nowhere.terem", "no such file or folder", "такого файла или папки нет"),
    ("replay /", "it is a folder", "это папка"),
    ("draw nowhere.terem", "no such file or folder", "такого файла или папки нет"),
    ("draw nowhere.terem -o x.gif", "ends in one of .svg", "кончаться на .svg"),
    ("draw nowhere.terem --theme red", "there is no “red”", "«red» не бывает"),
    ("draw nowhere.terem --width 5", "from 100 to 10000", "от 100 до 10000"),
    ("play nothing", "There is no game “nothing”", "Игры «nothing» здесь нет"),
    ("play toy --seats 4", "2 to 3 players, not 4", "от 2 до 3 человек, а не 4"),
    ("play toy --me 3", "does not name seats", "не номера мест"),
    ("play toy --me you", "does not name seats", "не номера мест"),
    ("play toy --bot god", "there is no “god”", "«god» не бывает"),
    ("play --resume x --seats 2", "leave out everything", "можно указать только"),
    ("play --resume nowhere.terem", "no such file or folder", "такого файла или папки нет"),
    ("play toy --save /dev/null/x", "not a folder", "не папка"),
]


@pytest.mark.parametrize(("line", "english", "russian"), BAD, ids=[bad[0] for bad in BAD])
def test_bad_input_is_answered_with_a_sentence(
    terem: Terem, line: str, english: str, russian: str
) -> None:
    """One sentence on the standard error in either language, nothing else, and exit code 2."""
    for lang, sentence in (("en", english), ("ru", russian)):
        ran = terem("--lang", lang, *line.split())
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("terem: ")
        assert sentence in ran.err
        assert ran.err.count("\n") == 1


def test_a_terminal_without_the_letters_shows_question_marks(
    terem: Terem, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Russian on an ASCII terminal is hard to read, but nothing fails."""
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert entry(["games", "--lang", "ru"]) == 0
    assert b"????" in raw.getvalue()


def test_a_reader_that_leaves_early_is_no_disaster(start: Start) -> None:
    """As with ``terem data | head -1``: no traceback, no complaint."""
    process = start("data", "toy")
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(30) in {0, 130}
    assert process.stderr is not None
    assert process.stderr.read() == ""


def test_a_full_disk_is_no_reader_that_left(
    terem: Terem, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As with ``terem data > list``: whoever asked learns that the list is not whole."""

    class Disk(io.TextIOWrapper):
        def write(self, text: str, /) -> int:
            raise OSError(errno.ENOSPC, "full")

    with (tmp_path / "list").open("wb") as file:
        monkeypatch.setattr(sys, "stdout", Disk(file))
        ran = terem("data", "toy")
    assert (ran.code, ran.err.startswith("terem: The disk is full")) == (2, True)


def test_ctrl_c_is_answered_in_a_word(terem: Terem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long work can be stopped; the exit code tells."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("terem.cli.walker.walk", stop)
    ran = terem("walk", "toy", "--lang", "ru")
    assert (ran.code, ran.err) == (130, "terem: прервано\n")
