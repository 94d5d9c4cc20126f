"""A game in the terminal survives whatever happens to the terminal."""

from __future__ import annotations

import errno
import os
import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from terem.cli.files import cannot_write, write_whole
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.record import parse

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Sequence

    from cli.conftest import Start, Terem

FIRST = "1\n" * 60
GAME = ("play", "toy", "--seats", 3, "--me", "1", "--bot", "greedy", "--seed", "s")


def saved(said: str) -> Path:
    """The file of the command that goes on with a game."""
    found = re.search(r"terem play --resume (\S+)", said)
    assert found is not None, said
    return Path(found[1])


@pytest.fixture
def whole(terem: Terem, tmp_path: Path) -> str:
    """The record of the game when nothing happens."""
    path = tmp_path / "whole.terem"
    assert terem(*GAME, "--save", path, lines=FIRST).code == 0
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lines", range(3))
@pytest.mark.parametrize(("lang", "sentence"), [("en", "To go on"), ("ru", "Чтобы продолжить")])
def test_the_end_of_input_loses_nothing(
    terem: Terem, whole: str, lines: int, lang: str, sentence: str
) -> None:
    """It says how to go on, and going on leads to the very end that there would have been."""
    ran = terem(*GAME, "--lang", lang, lines="1\n" * lines)
    assert ran.code == 130
    assert sentence in ran.err
    path = saved(ran.err)
    assert path.parent.name == "saves"
    assert terem("play", "--resume", path, lines=FIRST).code == 0
    assert path.read_text(encoding="utf-8") == whole


def _begin(start: Start, arguments: Sequence[object]) -> subprocess.Popen[str]:
    """A game of its own process that has taken one choice and waits for the next."""
    process = start(*arguments)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    asked = 0
    while asked < 2:
        line = process.stdout.readline()
        assert line, process.stderr.read() if process.stderr else ""
        asked += line.startswith("1. ")
    return process


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_loses_nothing(start: Start, terem: Terem, whole: str, name: str) -> None:
    """Being killed politely, a closed terminal and Ctrl-C are all the same."""
    process = _begin(start, GAME)
    process.send_signal(getattr(signal, name))
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in err
    path = saved(err)
    assert len(parse(path.read_text(encoding="utf-8")).entries) > 0
    assert terem("play", "--resume", path, lines=FIRST).code == 0
    assert path.read_text(encoding="utf-8") == whole


def test_being_shot_loses_nothing(start: Start, terem: Terem, whole: str, home: Path) -> None:
    """No time to say a word: what was chosen is on the disk already."""
    process = _begin(start, GAME)
    process.kill()
    process.communicate(timeout=30)
    (path,) = (home / "saves").glob("*.terem")
    assert terem("play", "--resume", path, lines=FIRST).code == 0
    assert path.read_text(encoding="utf-8") == whole


def test_a_closed_output_loses_nothing(start: Start, terem: Terem, whole: str) -> None:
    """Nobody reads any more, but the way back is still told to the standard error."""
    process = _begin(start, GAME)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write("1\n")
    process.stdin.close()
    err = process.stderr.read()
    assert process.wait(30) == 130
    assert "Traceback" not in err
    assert terem("play", "--resume", saved(err), lines=FIRST).code == 0
    assert saved(err).read_text(encoding="utf-8") == whole


@pytest.mark.skipif(os.name != "posix", reason="there are no such terminals elsewhere")
def test_a_terminal_that_vanishes_loses_nothing(
    start: Start, terem: Terem, whole: str, home: Path
) -> None:
    """Neither input nor output is left, and nobody to tell."""
    ours, its = os.openpty()
    process = start(*GAME, terminal=its)
    os.close(its)
    os.write(ours, b"1\n")
    said = b""
    while said.count(b"\n1. ") < 2 or not said.endswith(b"> "):
        said += os.read(ours, 1000)
    os.close(ours)
    assert process.wait(30) == 130
    (path,) = (home / "saves").glob("*.terem")
    assert terem("play", "--resume", path, lines=FIRST).code == 0
    assert path.read_text(encoding="utf-8") == whole


def test_a_bot_that_fails_leaves_the_game_in_order(
    terem: Terem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong is said, and how to go on with another bot."""

    def fail(*_: object) -> None:
        raise TeremError(Message("why-over"))

    monkeypatch.setattr("terem.bots.uniform.Uniform.choose", fail)
    path = tmp_path / "save.terem"
    ran = terem("play", "toy", "--bot", "uniform", "--save", path, lines="1\n")
    assert ran.code == 2
    assert "To go on" in ran.err
    assert "The game is over." in ran.err
    assert terem("play", "--resume", path, "--me", "1", "--bot", "greedy", lines=FIRST).code == 0


def test_who_sits_where_is_kept(terem: Terem, tmp_path: Path) -> None:
    """A game goes on with the same persons and bots, unless told otherwise."""
    path = tmp_path / "save.terem"
    terem("play", "toy", "--me", 2, "--bot", "uniform", "--save", path, lines="quit\n")
    ran = terem("play", "--resume", path)
    assert "seat 2" not in ran.out
    assert "[bid 0]" in ran.out
    ran = terem("play", "--resume", path, "--me", "all")
    assert "Blue (seat 2), it is your turn." in ran.out
    ran = terem("play", "--resume", path, "--me", "none")
    assert ran.code == 0


def test_a_record_that_came_alone_asks_who_sits_where(terem: Terem, tmp_path: Path) -> None:
    """A record from elsewhere does not tell; nor does a file of seats that is broken."""
    path = tmp_path / "save.terem"
    terem("play", "toy", "--save", path, lines="quit\n")
    for content in (None, "{", '["person"]', '["person", "god"]'):
        seats = Path(f"{path}.seats.json")
        seats.unlink()
        if content is not None:
            seats.write_text(content)
        ran = terem("play", "--resume", path, lines="\n\n")
        assert "Who holds seat 1 (Pink)?" in ran.out
        assert "Who holds seat 2 (Blue)?" in ran.out


def test_unfinished_games_are_offered(terem: Terem, home: Path) -> None:
    """Whoever names no game can go on with one of the last; finished ones are left in peace."""
    assert terem(*GAME, lines=FIRST).code == 0
    assert terem(*GAME, lines="quit\n").code == 0
    finished, left = sorted((home / "saves").glob("*.terem"))
    ran = terem("play", lines=f"2\n{FIRST}")
    assert f"2. {left.stem}\n" in ran.out
    assert finished.stem not in ran.out
    assert ran.code == 0
    assert left.read_text(encoding="utf-8") == finished.read_text(encoding="utf-8")


def test_a_finished_game_has_nothing_to_ask(terem: Terem, record: Path) -> None:
    """Going on with it tells how it ended, and writes nothing."""
    before = sorted(record.parent.iterdir())
    ran = terem("play", "--resume", record)
    assert ran.code == 0
    assert "Total" in ran.out
    assert sorted(record.parent.iterdir()) == before


def test_no_file_is_ever_overwritten(terem: Terem, record: Path) -> None:
    """A new game wants a new name."""
    before = record.read_bytes()
    ran = terem("play", "toy", "--save", record, lines="quit\n")
    assert ran.code == 2
    assert "it is there already" in ran.err
    assert record.read_bytes() == before


def test_a_folder_that_cannot_be_written(terem: Terem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told before the game begins, not after an hour of play."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "mkdir", refuse)
    for lang, reason in (("en", "you are not allowed to"), ("ru", "на это нет прав")):
        ran = terem(*GAME, "--lang", lang)
        assert (ran.code, ran.out) == (2, "")
        assert reason in ran.err


def test_a_disk_that_fills_up_does_not_end_the_game(
    terem: Terem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told once; the game goes on, and is kept as soon as there is room again."""
    path = tmp_path / "save.terem"
    full = iter([False, False, True, True, *[False] * 100])

    def store(to: Path, content: bytes) -> None:
        if next(full):
            raise cannot_write(to, OSError(errno.ENOSPC, "full"))
        write_whole(to, content)

    monkeypatch.setattr("terem.cli.play.saves.write_whole", store)
    ran = terem(*GAME, "--save", path, lines=FIRST)
    assert ran.code == 0
    assert ran.err.count("the disk is full") == 1
    assert parse(path.read_text(encoding="utf-8")).scores is not None


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All or nothing, and no rubbish beside it."""
    path = tmp_path / "file"
    write_whole(path, b"old")

    def fail(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(TeremError):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_input_that_ends_before_the_game(terem: Terem) -> None:
    """There is nothing to go on with yet."""
    for lang, sentence in (("en", "no game was begun"), ("ru", "партия не началась")):
        ran = terem("play", "--lang", lang)
        assert ran.code == 130
        assert sentence in ran.err
