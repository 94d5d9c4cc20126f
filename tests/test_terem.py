"""The public face: a few functions that a notebook needs."""

from __future__ import annotations

from pathlib import Path

import pytest

import terem
from terem.core.errors import TeremError


def test_games_are_found() -> None:
    """Every folder with a game is on the shelf."""
    assert "middle_ages" in terem.games()


def test_a_game_can_be_played_to_its_end() -> None:
    """Choices are words; after the last there is an outcome with a place for each seat."""
    play = terem.start("middle_ages", seats=2, seed="face")
    assert play.outcome is None
    while not play.over:
        play.take(play.choices()[-1])
    assert play.outcome is not None
    assert 2 == len(play.outcome.places)
    assert play.outcome.scores == play.record.scores


def test_a_record_is_replayed_from_text_and_from_a_file(tmp_path: Path) -> None:
    """Both lead to the same position, whole or cut at a ply."""
    play = terem.start("middle_ages", seats=3, seed="face")
    for _ in range(10):
        play.take(play.choices()[0])
    text = play.record.text()
    (tmp_path / "game.terem").write_text(text, encoding="utf-8")
    assert text == terem.replay(text).record.text()
    assert text == terem.replay(tmp_path / "game.terem").record.text()
    assert 4 == terem.replay(text, ply=4).ply


def test_what_cannot_be_started_says_why() -> None:
    """An unknown game and a wrong number of seats are told apart."""
    with pytest.raises(TeremError) as unknown:
        terem.start("chess", seats=2, seed="1")
    assert "error-game" == unknown.value.message.id
    with pytest.raises(TeremError) as crowd:
        terem.start("middle_ages", seats=9, seed="1")
    assert "error-seats" == crowd.value.message.id


def test_a_box_file_changes_the_data_a_game_is_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record names the corrected data, and replays with it even when the file is gone."""
    monkeypatch.setenv("TEREM_HOME", str(tmp_path / "home"))
    box = tmp_path / "box.toml"
    box.write_text('game = "middle_ages"\n[tile.field-01]\nfarmers = 2\n', encoding="utf-8")
    plain = terem.start("middle_ages", seats=2, seed="box")
    play = terem.start("middle_ages", seats=2, seed="box", box=box)
    assert plain.record.components != play.record.components
    text = play.record.text()
    box.unlink()
    assert text == terem.replay(text).record.text()


def test_pictures_show_themselves() -> None:
    """A notebook asks for HTML or SVG; a seat and a watcher see different pictures."""
    play = terem.start("middle_ages", seats=2, seed="face")
    seat = play.asked()[0]
    own = terem.picture(play, seat=seat)
    assert own._repr_svg_().startswith("<svg")
    assert "<iframe" in own._repr_html_()
    assert own.html() != terem.picture(play).html()
    assert terem.picture(play, lang="ru").html() != terem.picture(play).html()
