"""Record: text and back again, and every way in which a text can be broken."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from terem.core.errors import RecordError
from terem.core.message import Message
from terem.core.record import Entry, Record, parse

HEAD = """\
terem: 1
game: toy
rules: 1
components: 0badcafe
seats: 2
seed: first
option-lots: three
scores: 7 -2

"""
BODY = """\
1. 1 bid 3 = 8a973a99
2. 2 bid 1
3. 1 keep = 71410b2f !
4. 2 hand 1 !
"""

RECORD = Record(
    game="toy",
    rules="1",
    components="0badcafe",
    seats=2,
    seed="first",
    options={"lots": "three"},
    entries=[
        Entry(0, "bid 3", "8a973a99", line=10, column=6),
        Entry(1, "bid 1", line=11, column=6),
        Entry(0, "keep", "71410b2f", forced=True, line=12, column=6),
        Entry(1, "hand 1", forced=True, line=13, column=6),
    ],
    scores=[7, -2],
)

WORD = st.from_regex(r"[a-z0-9][a-z0-9-]{0,8}", fullmatch=True)
KEY = st.from_regex(r"[a-z][a-z-]{0,8}", fullmatch=True)
SEED = st.from_regex(r"[!-~]{1,128}", fullmatch=True)
DIGEST = st.from_regex(r"([0-9a-f]{8})?", fullmatch=True)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that a game may write."""
    seats = draw(st.integers(1, 99))
    entries = st.builds(
        Entry,
        seat=st.integers(0, seats - 1),
        words=st.lists(WORD, min_size=1, max_size=4).map(" ".join),
        digest=DIGEST,
        forced=st.booleans(),
    )
    scores = st.lists(st.integers(-999, 9999), min_size=seats, max_size=seats + 1)
    return Record(
        game=draw(WORD),
        rules=draw(WORD),
        components=draw(WORD),
        seats=seats,
        seed=draw(SEED),
        options=draw(st.dictionaries(KEY, WORD, max_size=3)),
        entries=draw(st.lists(entries, max_size=8)),
        scores=draw(st.none() | scores),
    )


def placeless(record: Record) -> Record:
    """The record without the places where its choices were read."""
    entries = [msgspec.structs.replace(entry, line=0, column=0) for entry in record.entries]
    return msgspec.structs.replace(record, entries=entries)


@given(records())
def test_record_to_text_to_record_is_the_identity(record: Record) -> None:
    """Nothing is lost, nothing is added, and the text is always the same."""
    again = parse(record.text())
    assert record == placeless(again)
    assert record.text() == again.text()


def test_the_text_of_a_record() -> None:
    """The notation as docs/notation.md tells it."""
    assert RECORD.text() == HEAD + BODY
    assert parse(HEAD + BODY) == RECORD


def test_a_record_without_choices_options_or_scores() -> None:
    """A game that has just begun."""
    record = Record(game="g", rules="1", components="c", seats=2, seed="s")
    assert record.text() == "terem: 1\ngame: g\nrules: 1\ncomponents: c\nseats: 2\nseed: s\n\n"
    assert record == parse(record.text())
    assert record == parse(record.text().rstrip("\n"))


@pytest.mark.parametrize(
    "text",
    [
        (HEAD + BODY).replace("\n", "\r\n"),
        "\ufeff" + HEAD + BODY,
        HEAD + BODY.rstrip("\n"),
        HEAD + BODY + "\n \n\t\n",
        HEAD + "\n\n" + BODY,
        HEAD + BODY.replace("\n", "\n\n"),
        HEAD.replace(": ", ":") + BODY,
        HEAD.replace(": ", ":   ") + BODY,
        HEAD.replace("\n\n", "  \n \t\n") + BODY,
        HEAD + BODY.replace("bid 3 = ", "bid  3=").replace(" !", "!"),
        HEAD + BODY.replace("1. 1 ", "001.   1   ").replace("\n", "  \n"),
    ],
    ids=[
        "windows",
        "bom",
        "no-end",
        "tail",
        "gap",
        "gaps",
        "tight",
        "loose",
        "blank",
        "thin",
        "fat",
    ],
)
def test_what_editors_do_to_a_text_does_not_matter(text: str) -> None:
    """Line ends, marks, blanks and empty lines are not part of what a record tells."""
    assert parse(text).text() == HEAD + BODY


def broken(text: str) -> tuple[str, int, int]:
    """With what message a text is refused, and where."""
    with pytest.raises(RecordError) as error:
        parse(text)
    message = error.value.message
    line, column = message.args["line"], message.args["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    return message.id, line, column


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("record-missing", 1, 1)),
        ("\n", ("record-missing", 1, 1)),
        ("\n" + HEAD + BODY, ("record-missing", 1, 1)),
        ("terem: 1\ngame: toy\n\n", ("record-missing", 3, 1)),
        ("terem: 1\ngame: toy", ("record-missing", 2, 1)),
        ("1. e4 e5", ("record-head", 1, 1)),
        (HEAD.replace("game:", "game"), ("record-head", 2, 1)),
        (HEAD.replace("game:", " game:"), ("record-head", 2, 1)),
        (HEAD.replace("game:", "Game:"), ("record-head", 2, 1)),
        (HEAD.replace("game:", "игра:"), ("record-head", 2, 1)),
        (HEAD.replace("\n\n", "\n") + BODY, ("record-head", 9, 1)),
        (HEAD.replace("seed", "clock"), ("record-key", 6, 1)),
        (HEAD.replace("seed", "option"), ("record-key", 6, 1)),
        (HEAD.replace("seed: first", "game: toy"), ("record-twice", 6, 1)),
        (HEAD.replace("\nscores", "\noption-lots: five\nscores"), ("record-twice", 8, 1)),
        (HEAD.replace("terem: 1", "terem: 2"), ("record-format", 1, 8)),
        (HEAD.replace("terem: 1", "terem:"), ("record-format", 1, 8)),
        (HEAD.replace("seats: 2", "seats: two"), ("record-number", 5, 8)),
        (HEAD.replace("seats: 2", "seats: -2"), ("record-number", 5, 8)),
        (HEAD.replace("seats: 2", "seats: 1000"), ("record-number", 5, 8)),
        (HEAD.replace("seats: 2", "seats: ٢"), ("record-number", 5, 8)),
        (HEAD.replace("seats: 2", "seats: ²"), ("record-number", 5, 8)),
        (HEAD.replace("7 -2", ""), ("record-scores", 8, 9)),
        (HEAD.replace("7 -2", "7"), ("record-scores", 8, 9)),
        (HEAD.replace("7 -2", "7 --2"), ("record-scores", 8, 9)),
        (HEAD.replace("7 -2", "7 ٢"), ("record-scores", 8, 9)),
        (HEAD.replace("7 -2", "7 1234567"), ("record-scores", 8, 9)),
        (HEAD + "1 1 bid 3", ("record-choice", 10, 1)),
        (HEAD + " 1. 1 bid 3", ("record-choice", 10, 1)),
        (HEAD + "1.\t1 bid 3", ("record-choice", 10, 1)),
        (HEAD + "1. bid 3", ("record-choice", 10, 1)),
        (HEAD + "1. 1 bid 3 = 8a973a9", ("record-choice", 10, 1)),
        (HEAD + "1. 1 bid 3 = 8A973A99", ("record-choice", 10, 1)),
        (HEAD + "1. 1 bid 3 = 8a973a99 = 8a973a99", ("record-choice", 10, 1)),
        (HEAD + "1. 1 bid 3 = 8a973a99 ?", ("record-choice", 10, 1)),
        (HEAD + "# a remark", ("record-choice", 10, 1)),
        (HEAD + BODY.replace("2. ", "3. "), ("record-count", 11, 1)),
        (HEAD + BODY.replace("1. 1", "0. 1"), ("record-count", 10, 1)),
        (HEAD + "9" * 5000 + ". 1 keep", ("record-count", 10, 1)),
        (HEAD + "١. 1 keep", ("record-count", 10, 1)),
        (HEAD + BODY.replace("4. 2", "4.   3"), ("record-seat", 13, 6)),
        (HEAD + "1. 0 keep", ("record-seat", 10, 4)),
        (HEAD + "1. 01 keep", ("record-seat", 10, 4)),
        (HEAD + "1. ١ keep", ("record-seat", 10, 4)),
        (HEAD + "1. " + "9" * 5000 + " keep", ("record-seat", 10, 4)),
    ],
)
def test_a_broken_text_is_refused_at_its_place(text: str, expected: tuple[str, int, int]) -> None:
    """Message, line and column, all of them as an editor counts."""
    assert expected == broken(text)
    assert expected == broken(text.replace("\n", "\r\n"))


def test_refusals_say_what_they_found() -> None:
    """The arguments with which the words make a sentence."""
    missing = HEAD.replace("seed: first\n", "")
    cases = {
        missing: Message("record-missing", {"line": 8, "column": 1, "key": "seed"}),
        HEAD + "1. 1 keep\n3. 1 keep": Message(
            "record-count", {"line": 11, "column": 1, "expected": 2, "found": "3"}
        ),
        HEAD + "1. 7 keep": Message("record-seat", {"line": 10, "column": 4, "found": "7"}),
        HEAD.replace("7 -2", "x"): Message(
            "record-scores", {"line": 8, "column": 9, "found": "x", "seats": 2}
        ),
    }
    for text, expected in cases.items():
        with pytest.raises(RecordError) as error:
            parse(text)
        assert expected == error.value.message


@pytest.mark.parametrize("key", ["terem", "game", "rules", "components", "seats", "seed"])
def test_every_line_that_a_head_needs(key: str) -> None:
    """Without any of them the record is refused, and the one that is missing is named."""
    lines = [line for line in HEAD.split("\n") if not line.startswith(f"{key}:")]
    with pytest.raises(RecordError) as error:
        parse("\n".join(lines))
    assert Message("record-missing", {"line": 8, "column": 1, "key": key}) == error.value.message


def read(text: str) -> Record | None:
    """The record that a text tells, or nothing when it is refused with line and column."""
    try:
        return parse(text)
    except RecordError as refused:
        where = refused.message.args
    assert {"line", "column"} <= where.keys()
    return None


PIECES = st.sampled_from(
    [*"\n\r\x00\x0c\u2028=!.:é٣²\t\ufeff -\ud800", "", "9" * 40, "1. 1 ", "seed: ", "option-"]
)


@given(st.lists(st.tuples(st.integers(0, 160), st.integers(0, 9), PIECES | st.text()), max_size=4))
def test_broken_text_never_ends_in_a_traceback(damages: list[tuple[int, int, str]]) -> None:
    """Whatever is cut out or put in: it is read, or refused with line and column."""
    text = HEAD + BODY
    for start, length, piece in damages:
        text = text[:start] + piece + text[start + length :]
    record = read(text)
    if record is not None:
        assert record.text() == parse(record.text()).text()


@given(st.text())
def test_any_text_at_all(text: str) -> None:
    """Behind a good head, too."""
    read(text)
    read(HEAD + text)


@pytest.mark.parametrize("id", ["level2", "2p", "mini_expansion"])
def test_options_with_digits(id: str) -> None:
    """An id that game.toml allows can be read again."""
    record = msgspec.structs.replace(RECORD, options={id: "yes"})
    assert record == parse(record.text())


def test_a_record_of_the_future_is_known_by_its_format() -> None:
    """Whatever else stands in its head."""
    text = HEAD.replace("terem: 1", "terem: 2").replace("seed", "dice-seed")
    assert broken(text) == ("record-format", 1, 8)


@pytest.mark.parametrize("rest", ["", " = 8a973a99", " !", "!"])
def test_a_choice_without_words(rest: str) -> None:
    """A line that tells no choice is not one."""
    assert broken(f"{HEAD}1. 1 {rest}") == ("record-choice", 10, 1)


@pytest.mark.parametrize("tail", ["=", "x =", "= 8", "! !"])
def test_a_long_line_is_refused_as_fast_as_a_short_one(tail: str) -> None:
    """Many blanks must not take the reader hours."""
    assert broken(f"{HEAD}1. 1 x{' ' * 100_000}{tail}") == ("record-choice", 10, 1)
