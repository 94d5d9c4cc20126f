"""``terem walk``."""

from __future__ import annotations

import sys
from statistics import fmean, pstdev
from typing import TYPE_CHECKING

import msgspec
import pytest

from terem.cli.progress import Progress
from terem.cli.scores import Tally
from terem.conformance import Walked
from terem.core.message import Message
from terem.core.record import Record, parse
from terem.games import games

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Terem


def test_random_games_are_counted_and_scored(terem: Terem) -> None:
    """One result for each number of seats, and a total, with all the numbers a program wants."""
    ran = terem("walk", "toy", "--games", 20, "--seed", "s", "--json")
    assert ran.code == 0
    told = msgspec.json.decode(ran.out)
    assert (told["game"], told["seed"]) == ("toy", "s")
    two, three = told["results"]
    assert (two["seats"], three["seats"]) == (2, 3)
    for result in (two, three):
        assert result["games"] == result["finished"] == 20
        assert result["violations"] == []
        assert result["choices_per_second"] > 0
        scores = result["scores"]
        assert len(scores["by_seat"]) == result["seats"]
        assert scores["min"] <= scores["mean"] <= scores["winner_mean"] <= scores["max"]
        assert scores["sd"] > 0
    total = told["total"]
    assert total["games"] == total["finished"] == 40
    assert total["choices"] == two["choices"] + three["choices"]


@pytest.mark.parametrize(
    ("lang", "heads"), [("en", ("seats", "finished", "Seed: s")), ("ru", ("мест", "Зерно: s"))]
)
def test_a_person_reads_a_table(terem: Terem, lang: str, heads: tuple[str, ...]) -> None:
    """A line for each number of seats below the heads, the columns aligned."""
    ran = terem("walk", "toy", "--seats", "2..3", "--games", 3, "--seed", "s", "--lang", lang)
    assert ran.code == 0
    for head in heads:
        assert head in ran.out
    lines = ran.out.splitlines()[1:5]
    assert len({len(line) for line in lines[:3]}) == 1


def test_one_number_of_seats_has_no_total(terem: Terem) -> None:
    """A total of one would say the same twice."""
    ran = terem("walk", "toy", "--seats", 2, "--games", 1, "--seed", "s")
    assert len(ran.out.splitlines()) == 3


def test_the_same_seed_gives_the_same_games_saved_or_not(terem: Terem, tmp_path: Path) -> None:
    """Writing games down is slower, but changes nothing."""
    arguments = ("walk", "toy", "--seats", 3, "--games", 5, "--seed", "s", "--json")
    fast = msgspec.json.decode(terem(*arguments).out)
    saved = msgspec.json.decode(terem(*arguments, "--save", tmp_path / "new" / "folder").out)
    for result in (fast["total"], saved["total"], fast["results"][0], saved["results"][0]):
        del result["seconds"], result["choices_per_second"]
    assert fast == saved
    names = sorted(path.name for path in (tmp_path / "new" / "folder").iterdir())
    assert names == [f"toy-3-s-{number}.terem" for number in range(1, 6)]


def test_a_saved_game_replays(terem: Terem, record: Path) -> None:
    """The record holds every digest, and follows the rules to the end."""
    told = parse(record.read_text(encoding="utf-8"))
    assert all(entry.digest for entry in told.entries)
    assert terem("replay", record).code == 0


def test_a_seed_never_leaves_the_folder(terem: Terem, tmp_path: Path) -> None:
    """Signs that mean something in a path are written otherwise in the name."""
    ran = terem(
        "walk", "toy", "--seats", 2, "--games", 1, "--seed", "../x", "--save", tmp_path / "in"
    )
    assert ran.code == 0
    assert [path.name for path in (tmp_path / "in").iterdir()] == ["toy-2-..%2Fx-1.terem"]


@pytest.mark.parametrize("seed", ["a b", "é", "", "x" * 127])
def test_a_seed_that_no_record_could_hold_is_refused(terem: Terem, seed: str) -> None:
    """At once, as with a game that is played; with its number a seed must not become too long."""
    ran = terem("walk", "toy", "--seats", 2, "--games", 10, "--seed", seed)
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be a seed" in ran.err
    assert terem("walk", "toy", "--seats", 2, "--games", 1, "--seed", "x" * 126).code == 0


def test_options_reach_the_game(terem: Terem) -> None:
    """Five lots take longer than three."""
    arguments = ("walk", "toy", "--seats", 2, "--games", 5, "--seed", "s", "--json")
    few = msgspec.json.decode(terem(*arguments).out)
    many = msgspec.json.decode(terem(*arguments, "--option", "lots=five").out)
    assert many["total"]["choices"] > few["total"]["choices"]


@pytest.mark.parametrize("game", sorted(games()))
def test_the_games_of_the_house_hold_when_checked(terem: Terem, game: str) -> None:
    """``--check`` finds nothing in them."""
    ran = terem("walk", game, "--games", 1, "--seed", "s", "--check")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(("lang", "seats"), [("en", "Seats 2, seed s-1: "), ("ru", "Мест 2, зер")])
def test_violations_are_told_and_end_with_1(
    terem: Terem, monkeypatch: pytest.MonkeyPatch, lang: str, seats: str
) -> None:
    """Where they were met, so that they can be met again."""
    record = Record(game="toy", rules="1", components="0", seats=2, seed="s-1")
    violation = Message("why-over")
    walked = Walked(record=record, choices=3, scores=[], violations=[violation])
    monkeypatch.setattr("terem.cli.walker.check_walk", lambda *_, **__: walked)
    arguments = ("walk", "toy", "--seats", 2, "--games", 1, "--seed", "s", "--check")
    ran = terem(*arguments, "--lang", lang)
    assert ran.code == 1
    assert seats in ran.out
    told = msgspec.json.decode(terem(*arguments, "--json").out)
    assert told["total"]["violations"] == [{"seats": 2, "seed": "s-1", "text": "The game is over."}]


def test_games_that_do_not_end_are_a_fault(terem: Terem, monkeypatch: pytest.MonkeyPatch) -> None:
    """A walk that reaches its bound has not finished."""
    monkeypatch.setattr("terem.cli.walker.walk", lambda table, dice, bound: bound)
    ran = terem("walk", "toy", "--seats", 2, "--games", 2)
    assert ran.code == 1
    assert "Games that did not end: 2" in ran.out


def test_scores_of_no_game_are_nothing() -> None:
    """There is no mean of nothing; of one game it is the game itself."""
    tally = Tally()
    tally.add([])
    assert tally.scores() is None
    for game in ([1, 3], [5, 3], [-4, 2]):
        tally.add(game)
    scores = tally.scores()
    assert scores is not None
    every = [1, 3, 5, 3, -4, 2]
    assert scores.mean == fmean(every)
    assert scores.sd == pytest.approx(pstdev(every))
    assert (scores.min, scores.max, scores.winner_mean) == (-4, 5, 10 / 3)
    assert scores.by_seat == [2 / 3, 8 / 3]


def test_progress_is_drawn_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bar and a count, wiped away at the end; a file or pipe gets nothing."""
    monkeypatch.setattr("terem.cli.progress._PAUSE", -1)
    with Progress(2) as progress:
        progress.step()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Progress(2) as progress:
        progress.step()
    drawn = capsys.readouterr().err
    assert " 50%  1/2" in drawn
    assert drawn.endswith("\r\033[K")
