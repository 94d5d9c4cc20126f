"""``terem backup`` and ``terem restore``: from a house that is open to another place."""

from __future__ import annotations

import json
import re
import stat
import urllib.request
from pathlib import Path

import pytest
from cli.conftest import Start, Terem


@pytest.fixture
def lived_in(start: Start, tmp_path: Path) -> Path:
    """The folder of a house that is open, with one guest's look at it."""
    folder = tmp_path / "lived-in"
    process = start("serve", "--port", 0, "--home", folder, "--lang", "en")
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    with urllib.request.urlopen(found[0], timeout=60) as answer:  # noqa: S310 - our own
        assert 200 == answer.status
    return folder


def test_there_and_back(terem: Terem, lived_in: Path, tmp_path: Path) -> None:
    """The file is for its owner alone; both commands tell what they have done."""
    file = tmp_path / "house.zip"
    ran = terem("backup", file, "--home", lived_in, "--lang", "en")
    assert (0, "") == (ran.code, ran.err)
    assert f"{file} holds the house. Tables: 0; " in ran.out
    assert "files of the folder: 2." in ran.out
    assert "keep it safe" in ran.out
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    other = tmp_path / "other"
    ran = terem("restore", file, "--home", other, "--lang", "en")
    assert (0, "") == (ran.code, ran.err)
    assert f"The house is back in {other}." in ran.out
    assert "choice by choice: 0 of 0." in ran.out
    assert (lived_in / "secret").read_bytes() == (other / "secret").read_bytes()


def test_for_programs(
    terem: Terem, lived_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same as JSON; without a name the file lies here and is called after the time."""
    monkeypatch.chdir(tmp_path)
    told = json.loads(terem("backup", "--home", lived_in, "--json").out)
    assert re.fullmatch(r"terem-\d{8}-\d{6}\.zip", told["file"])
    assert ["invitations", "secret"] == told["files"]
    assert 0 == told["rows"]["tables"]
    back = json.loads(terem("restore", told["file"], "--home", tmp_path / "x", "--json").out)
    assert (told["rows"], told["files"], 0, {}) == tuple(
        back[key] for key in ("rows", "files", "identical", "differing")
    )


def test_a_file_that_is_there_is_not_written_over(
    terem: Terem, lived_in: Path, tmp_path: Path
) -> None:
    """An older backup may be the better one; and nothing half-written is left beside it."""
    file = tmp_path / "house.zip"
    file.write_text("older", "utf-8")
    ran = terem("backup", file, "--home", lived_in, "--lang", "en")
    assert 2 == ran.code
    assert f"{file} cannot be written: it is there already" in ran.err
    assert "older" == file.read_text("utf-8")
    assert 2 == terem("backup", tmp_path / "no" / "house.zip", "--home", lived_in).code
    assert 2 == terem("backup", tmp_path / "new.zip", "--home", tmp_path / "empty").code
    assert [] == [path.name for path in tmp_path.iterdir() if ".terem-" in path.name]
    assert not (tmp_path / "new.zip").exists()


def test_what_cannot_be_restored_is_told(terem: Terem, lived_in: Path, tmp_path: Path) -> None:
    """A file that is missing, one that is no backup, and a house that is there already."""
    missing = terem("restore", tmp_path / "missing.zip", "--home", tmp_path / "x", "--lang", "en")
    assert 2 == missing.code
    assert "there is no such file" in missing.err
    wrong = tmp_path / "wrong.zip"
    wrong.write_text("Dear diary", "utf-8")
    ran = terem("restore", wrong, "--home", tmp_path / "x", "--lang", "en")
    assert 2 == ran.code
    assert f"{wrong} is no backup of a house" in ran.err
    assert not (tmp_path / "x").exists()
