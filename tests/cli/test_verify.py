"""``terem verify``: a record is what was played, and its seed the one that was promised."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest
from cli.conftest import Terem

PROMISED = blake2b(b"given-1", digest_size=32).hexdigest()


def change(record: Path, before: str, after: str) -> None:
    """Another text in the record."""
    text = record.read_text("utf-8")
    assert before in text
    record.write_text(text.replace(before, after, 1), "utf-8")


def test_a_true_record(terem: Terem, record: Path) -> None:
    """What was checked is told, with the commitment for whoever wants to compare."""
    ran = terem("verify", record, "--lang", "en")
    plies = sum(line[:1].isdigit() for line in record.read_text("utf-8").splitlines())
    assert 0 == ran.code
    assert f"Choices followed: {plies}. Digests on the way that agree: {plies}." in ran.out
    assert "The final scores are what the choices lead to." in ran.out
    assert PROMISED in ran.out
    assert "Compare it" in ran.out


@pytest.mark.parametrize(
    "copied", [PROMISED, PROMISED.upper(), f" {PROMISED[:32]} {PROMISED[32:]}"]
)
def test_the_promised_seed(terem: Terem, record: Path, copied: str) -> None:
    """The hash that was published belongs to it, however it was copied."""
    ran = terem("verify", record, "--commitment", copied, "--lang", "en")
    assert 0 == ran.code
    assert "the chance was fixed before the first choice" in ran.out


def test_another_seed(terem: Terem, record: Path) -> None:
    """Then the exit code says so too."""
    ran = terem("verify", record, "--commitment", "0" * 64, "--lang", "en")
    assert 1 == ran.code
    assert f"What was published is {'0' * 64}" in ran.out


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("seed: given-1", "seed: given-2", ""),
        ("scores: ", "scores: 9", "The record tells the scores"),
        ("\n3. ", "\n4. ", ""),
    ],
)
def test_a_record_that_was_changed(
    terem: Terem, record: Path, before: str, after: str, said: str
) -> None:
    """Whatever was changed in it, it does not hold; a file that cannot be read is bad input."""
    change(record, before, after)
    ran = terem("verify", record, "--lang", "en")
    assert (2 if before.startswith("\n") else 1) == ran.code
    assert said in ran.out + ran.err


def test_a_record_of_another_box(terem: Terem, record: Path) -> None:
    """It cannot be checked here, which is not to say that it is wrong."""
    lines = record.read_text("utf-8").splitlines()
    digest = next(line for line in lines if line.startswith("components: "))
    change(record, digest, "components: " + "0" * 16)
    ran = terem("verify", record, "--lang", "en")
    assert (2, "") == (ran.code, ran.out)


def test_a_record_without_an_end(terem: Terem, record: Path) -> None:
    """It holds as far as it goes."""
    lines = record.read_text("utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("scores: ")]
    last = next(n for n, line in enumerate(kept) if line.startswith("2. "))
    record.write_text("\n".join(kept[:last]) + "\n", "utf-8")
    ran = terem("verify", record, "--lang", "en")
    assert 0 == ran.code
    assert "before the game does" in ran.out


def test_what_is_no_commitment(terem: Terem, record: Path) -> None:
    """A hash that was cut short is told apart from one that differs."""
    ran = terem("verify", record, "--commitment", PROMISED[:-1])
    assert 2 == ran.code
    assert PROMISED[:-1] in ran.err


def test_for_programs(terem: Terem, record: Path) -> None:
    """The same as JSON."""
    told = json.loads(terem("verify", record, "--json", "--commitment", "1" * 64).out)
    assert (PROMISED, "1" * 64, False) == (told["commitment"], told["published"], told["holds"])
    assert (None, "given-1", "toy", 2) == tuple(
        told[key] for key in ("problem", "seed", "game", "seats")
    )
    change(record, "scores: ", "scores: 9")
    told = json.loads(terem("verify", record, "--json", "--lang", "en").out)
    assert not told["holds"]
    assert "scores" in told["problem"]
