"""``terem data``, ``terem perft`` and ``terem bench``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from terem.cli import bench

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Terem


@pytest.mark.parametrize(
    ("lang", "head", "purses", "colours"),
    [
        ("en", "1 value is reconstructed", "Purses", "Colours of the players"),
        ("ru", "1 значение восстановлено", "Кошельки", "Цвета игроков"),
    ],
)
def test_the_checklist_goes_through_the_box(
    terem: Terem, lang: str, head: str, purses: str, colours: str
) -> None:
    """Pile by pile, a box to tick before each thing."""
    ran = terem("data", "toy", "--lang", lang)
    assert ran.code == 0
    assert head in ran.out
    assert f"{purses}: 1\n[ ] purse: coins = 4\n" in ran.out
    assert f"{colours}: 3\n" in ran.out


def test_only_what_is_reconstructed(terem: Terem) -> None:
    """The colours of the toy are known, so they need no look."""
    ran = terem("data", "toy", "--reconstructed")
    assert "[ ] purse: coins = 4" in ran.out
    assert "Colours" not in ran.out


def test_a_template_corrected_is_a_box(terem: Terem, tmp_path: Path) -> None:
    """What comes out goes in again, and what it corrects is no longer in doubt."""
    box = tmp_path / "box.toml"
    text = terem("data", "toy", "--template").out
    box.write_text(text.replace("4", "5"), encoding="utf-8")
    told = msgspec.json.decode(terem("data", "toy", "--box", box, "--json").out)
    printed = msgspec.json.decode(terem("data", "toy", "--json").out)
    assert told["components"] != printed["components"]
    assert told["values"][0] == {
        "kind": "purse",
        "id": "purse",
        "field": "coins",
        "value": 5,
        "source": "box",
        "confidence": "high",
        "reconstructed": False,
    }


def test_games_are_played_with_the_box_that_is_given(
    terem: Terem, tmp_path: Path, home: Path
) -> None:
    """A record made with a box is followed with that box alone; Terem keeps it by itself."""
    box = tmp_path / "box.toml"
    text = terem("data", "toy", "--template").out
    box.write_text(text.replace("4", "5"), encoding="utf-8")
    arguments = ("walk", "toy", "--seats", 2, "--games", 1, "--seed", "s", "--box", box)
    assert terem(*arguments, "--save", tmp_path).code == 0
    record = tmp_path / "toy-2-s-1.terem"
    assert terem("replay", record).code == 0
    for kept in (home / "boxes" / "kept").iterdir():
        kept.unlink()
    assert terem("replay", record).code == 2
    assert terem("replay", record, "--box", box).code == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = 'chess'", "belongs to the game “chess”"),
        ("game =", "this is not TOML"),
        ("game = 'toy'\n[purse]\npurs = {coins = 1}", "nearest known id: purse"),
        ("game = 'toy'\n[purse]\npurse = {coins = 'many'}", "a whole number"),
    ],
)
def test_a_wrong_box_is_explained(terem: Terem, tmp_path: Path, text: str, sentence: str) -> None:
    """Whichever command is given it."""
    box = tmp_path / "box.toml"
    box.write_text(text, encoding="utf-8")
    for command in ("data", "walk", "perft", "play", "bench"):
        ran = terem(command, "toy", "--box", box)
        assert (ran.code, ran.out) == (2, "")
        assert sentence in ran.err


def test_perft_counts_depth_by_depth(terem: Terem) -> None:
    """Two bids of five each: 5, then 25, then the winner's two choices."""
    ran = terem("perft", "toy", "--seats", 2, "--seed", "s", "--depth", 3, "--json")
    told = msgspec.json.decode(ran.out)
    assert (told["game"], told["seats"], told["seed"]) == ("toy", 2, "s")
    assert [row["depth"] for row in told["depths"]] == [1, 2, 3]
    assert [row["count"] for row in told["depths"]] == [5, 25, 50]


@pytest.mark.parametrize(("lang", "head"), [("en", "ways"), ("ru", "способов")])
def test_perft_as_a_table(terem: Terem, lang: str, head: str) -> None:
    """A line for each depth."""
    ran = terem("perft", "toy", "--seed", "s", "--depth", 2, "--lang", lang)
    assert ran.code == 0
    assert head in ran.out
    assert len(ran.out.splitlines()) == 4


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure for a moment only."""
    monkeypatch.setattr(bench, "SLICE", 0.001)


@pytest.mark.usefixtures("hasty")
def test_bench_holds_everything_against_a_yardstick(terem: Terem) -> None:
    """Each ratio is the time over the time of the yardstick measured beside it."""
    told = msgspec.json.decode(terem("bench", "toy", "--json").out)
    assert [measure["what"] for measure in told["measures"]] == ["copy", "legal", "walk"]
    for measure in told["measures"]:
        ratio = measure["microseconds"] / measure["yardstick_microseconds"]
        assert measure["ratio"] == pytest.approx(ratio)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("lang", "head"), [("en", "yardstick"), ("ru", "мерка")])
def test_bench_as_a_table(terem: Terem, lang: str, head: str) -> None:
    """A line for each measure, and whether the rules run compiled."""
    ran = terem("bench", "toy", "--seats", 3, "--lang", lang)
    assert ran.code == 0
    assert head in ran.out
    assert len(ran.out.splitlines()) == 5
