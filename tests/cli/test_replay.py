"""``terem replay`` and ``terem draw``: what a record tells and shows, or why it cannot."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cli.conftest import Terem


@pytest.mark.parametrize(
    ("lang", "rows", "reason"),
    [
        ("en", ("Place", "Coins", "Lots", "Total"), "All lots are gone."),
        ("ru", ("Место", "Монеты", "Лоты", "Итого"), "Все лоты разобраны."),
    ],
)
def test_the_end_is_told_with_places_and_sources(
    terem: Terem, record: Path, lang: str, rows: tuple[str, ...], reason: str
) -> None:
    """Why it ended, who won, and a column of points for each side that adds up."""
    ran = terem("replay", record, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    table = {}
    for line in ran.out.splitlines():
        if match := re.fullmatch(r"(\w+) +(\d+) +(\d+)", line):
            table[match[1]] = (int(match[2]), int(match[3]))
    assert tuple(table) == rows
    for side in (0, 1):
        assert table[rows[1]][side] + table[rows[2]][side] == table[rows[3]][side]
    assert ran.out.startswith(f"{reason}\n")


def test_a_program_reads_the_end_as_json(terem: Terem, record: Path) -> None:
    """Head, outcome and log; nobody is asked any more."""
    told = msgspec.json.decode(terem("replay", record, "--json", "--log").out)
    assert (told["game"], told["seats"], told["seed"]) == ("toy", 2, "given-1")
    assert told["over"] is True
    assert told["ply"] == told["plies"] > 0
    assert (told["asked"], told["prompt"], told["choices"]) == ([], None, [])
    outcome = told["outcome"]
    assert outcome["sides"] == ["Pink", "Blue"]
    assert sorted(outcome["scores"]) == sorted(
        sum(source["points"][side] for source in outcome["sources"]) for side in (0, 1)
    )
    assert len(told["log"]) == 3


@pytest.mark.parametrize(
    ("lang", "parts"),
    [("en", ("After choice 0 of", "coins and 0 lots")), ("ru", ("После решения 0 из", "0 лотов"))],
)
def test_a_position_on_the_way(
    terem: Terem, record: Path, lang: str, parts: tuple[str, ...]
) -> None:
    """How things stand, what is asked, and the choices with their numbers and words."""
    ran = terem("replay", record, "--ply", 0, "--lang", lang)
    assert ran.code == 0
    for part in (*parts, "1. ", "[bid 0]", "5. ", "[bid 4]"):
        assert part in ran.out


def test_a_watcher_is_told_who_is_asked(terem: Terem, record: Path) -> None:
    """Who is not asked has no choices."""
    ran = terem("replay", record, "--ply", 0, "--seat", "watcher")
    assert "It is for Pink to choose.\nIt is for Blue to choose.\n" in ran.out
    assert "[bid" not in ran.out
    told = msgspec.json.decode(
        terem("replay", record, "--ply", 0, "--seat", "watcher", "--json").out
    )
    assert (told["seat"], told["asked"], told["choices"]) == (None, [1, 2], [])


def test_a_seat_is_counted_from_one(terem: Terem, record: Path) -> None:
    """Seat 2 is the second; there is no seat 0 and no third."""
    told = msgspec.json.decode(terem("replay", record, "--ply", 0, "--seat", 2, "--json").out)
    assert told["seat"] == 2
    assert [choice["words"] for choice in told["choices"]][:2] == ["bid 0", "bid 1"]
    for seat in ("0", "3", "all"):
        ran = terem("replay", record, "--seat", seat)
        assert ran.code == 2
        assert "none of the 2 seats" in ran.err


@pytest.mark.parametrize(("lang", "won"), [("en", "wins the lot for"), ("ru", "выигрывает лот за")])
def test_the_log_is_told_in_words(terem: Terem, record: Path, lang: str, won: str) -> None:
    """Everything that happened, before the ranking."""
    assert terem("replay", record, "--log", "--lang", lang).out.count(won) == 3


def _cut(text: str) -> str:
    return text[: text.rindex("\n", 0, -1) + 1]


def _head(name: str, value: str) -> Callable[[str], str]:
    return lambda text: re.sub(rf"(?m)^{name}: .*$", f"{name}: {value}", text)


BROKEN: list[tuple[str, Callable[[str], str], int, str, str]] = [
    ("empty", lambda _: "", 2, "Line 1", "Строка 1"),
    ("not a record", lambda _: "Once upon a time\n", 2, "Is this a record", "Это точно запись"),
    ("cut short", _cut, 2, "has been cut short", "файл обрезан"),
    ("cut in a line", lambda t: t[: t.index("bid")], 2, "Line 1", "Строка 1"),
    ("other rules", _head("rules", "0"), 2, "plays version 1", "здесь версия 1"),
    ("other game", _head("game", "chess"), 2, "no game “chess”", "Игры «chess» здесь нет"),
    ("other data", _head("components", "0" * 16), 2, "has the digest", "с отпечатком"),
    ("bad words", lambda t: t.replace("bid", "sing", 1), 2, "is not a choice", "в этой игре нет"),
    ("illegal", lambda t: re.sub("bid .", "keep", t, count=1), 2, "not allowed", "не разрешено"),
    ("diverged", lambda t: re.sub("= .", "= f", t), 1, "another than the record", "не то, что"),
    ("other scores", _head("scores", "1 1"), 1, "choices lead to", "приводят к"),
]


@pytest.mark.parametrize(
    ("change", "code", "english", "russian"),
    [case[1:] for case in BROKEN],
    ids=[case[0] for case in BROKEN],
)
def test_a_broken_record_is_explained(
    terem: Terem, record: Path, change: Callable[[str], str], code: int, english: str, russian: str
) -> None:
    """Which file, where in it, and what is wrong; 1 where record and rules part, else 2."""
    record.write_text(change(record.read_text(encoding="utf-8")), encoding="utf-8")
    for command in ("replay", "draw", "play --resume"):
        for lang, part in (("en", english), ("ru", russian)):
            ran = terem("--lang", lang, *command.split(), record)
            assert (ran.code, ran.out) == (code, "")
            assert ran.err.startswith(f"terem: {record}: ")
            assert part in ran.err
            assert ran.err.count("\n") == 1


def test_what_is_not_text_is_no_record(terem: Terem, record: Path) -> None:
    """Bytes that are not UTF-8 are refused, with the place of the first."""
    record.write_bytes(b"terem: 1\n\xff\xfe")
    ran = terem("replay", record)
    assert ran.code == 2
    assert "is not text in UTF-8 (see byte 10)" in ran.err


def test_a_ply_beyond_the_end(terem: Terem, record: Path) -> None:
    """The plies there are, are named."""
    ran = terem("replay", record, "--ply", 99)
    assert ran.code == 2
    assert "There is no ply 99" in ran.err


@pytest.mark.parametrize(
    ("suffix", "beginning"), [("svg", b"<svg"), ("html", b"<!"), ("png", b"\x89PNG")]
)
def test_a_position_is_drawn_in_every_format(
    terem: Terem, record: Path, tmp_path: Path, suffix: str, beginning: bytes
) -> None:
    """The name of the picture says which."""
    if suffix == "png":
        pytest.importorskip("resvg_py")
    out = tmp_path / f"picture.{suffix}"
    ran = terem("draw", record, "--ply", 2, "--seat", 1, "--theme", "dark", "-o", out)
    assert (ran.code, ran.err) == (0, "")
    assert str(out) in ran.out
    assert out.read_bytes()[:100].lstrip().startswith(beginning)


def test_a_picture_without_a_name_lies_beside_the_record(terem: Terem, record: Path) -> None:
    """In the format that every browser shows."""
    ran = terem("draw", record, "--lang", "ru")
    assert ran.code == 0
    assert "Рисунок готов" in ran.out
    assert "Розовый" in record.with_suffix(".svg").read_text(encoding="utf-8")


def test_a_picture_that_cannot_be_written(terem: Terem, record: Path, tmp_path: Path) -> None:
    """The folder must be there; nothing is left lying about."""
    ran = terem("draw", record, "-o", tmp_path / "nowhere" / "x.svg")
    assert ran.code == 2
    assert "no such file or folder" in ran.err


def test_pixels_need_a_part_that_may_be_missing(
    terem: Terem, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the answer tells how to get it."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    ran = terem("draw", record, "-o", record.with_suffix(".png"))
    assert ran.code == 2
    assert 'pip install "terem[png]"' in ran.err
