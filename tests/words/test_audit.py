"""The audit finds each fault, at its place, and nothing in words that are in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from terem.words import Complaint, audit

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from words.conftest import MakeGame

    Audited = Callable[..., list[Complaint]]

IMPORT = "from terem.core.message import Message, name\n"


@pytest.fixture
def audited(game: MakeGame, tmp_path: Path) -> Audited:
    """Audits a game made of two languages and some code; by default all of it says ``m``."""

    def run(
        en: str, ru: str | None, code: str = "x = 'm'", extra: tuple[str, ...] = ()
    ) -> list[Complaint]:
        file = tmp_path / "rules.py"
        file.write_text(IMPORT + code, encoding="utf-8")
        return audit(game(en=en, ru=ru), [file], extra)

    return run


def _only(complaints: list[Complaint]) -> Complaint:
    """Give the single complaint that there must be."""
    assert len(complaints) == 1, "\n".join(map(str, complaints))
    return complaints[0]


def test_words_in_order_are_not_complained_of(audited: Audited) -> None:
    """Languages may differ in attributes, terms, order of variables and use of forms."""
    en = """
-town = town
area-field = field
    .a = a field
area-town = { -town }
takes = { $who } takes { FORM($area, "a") } for { $price }; { $n } left
list = { rest }, { $who }
rest = { $n } more
""".lstrip()
    ru = """
-the-town = { $case ->
   *[nom] город
    [gen] города
 }
area-field = поле
    .gen = поля
area-town = { -the-town }
    .gen = { -the-town(case: "gen") }
takes = Осталось { $n }: { $who } берёт { $area } с { FORM($area, "gen") } за { $price }
list = { $who } и ещё { $n ->
    [0] никого
   *[other] { rest }
 }
rest = ещё { $n }
""".lstrip()
    code = """
name('area', x)
Message('takes', {'who': 1, 'area': name('area', 'field'), 'n': 2,
                  'price': Message('count-coins', {'n': 1})})
Message('list', {'who': 1, 'n': 3})
"""
    assert audited(en, ru, code) == []


def test_a_broken_text_is_shown_where_it_breaks(audited: Audited) -> None:
    """A parse error gives its file, line and column."""
    complaint = _only(audited("m = x\nbad = a { $n !}\n", "m = x\n"))
    assert complaint.kind == "broken"
    assert complaint.place.path.endswith("text/en.ftl")
    assert (complaint.place.line, complaint.place.column) == (2, 14)
    assert str(complaint).endswith('text/en.ftl:2:14: broken: Expected token: "}"')


def test_a_message_written_twice(audited: Audited) -> None:
    """The second of two messages with one id would never be said."""
    complaint = _only(audited("m = x\nm = y\n", "m = x\n"))
    assert (complaint.kind, complaint.place.line) == ("twice", 2)


def test_a_common_message_written_again(audited: Audited) -> None:
    """A game may not say otherwise what the whole house says."""
    complaints = audited("yes = Aye", "yes = Ага", "x = 'yes'")
    assert [c.kind for c in complaints] == ["twice", "twice"]


def test_a_language_without_a_file(audited: Audited) -> None:
    """A game must speak every language of the house."""
    complaint = _only(audited("m = x", None))
    assert complaint.kind == "no-file"
    assert complaint.place.path.endswith("ru.ftl")


def test_a_message_missing_in_a_language(audited: Audited) -> None:
    """Each message is written in every language, whichever language lacks it."""
    complaint = _only(audited("m = x", ""))
    assert (complaint.kind, complaint.text) == ("missing", "m is missing in 'ru'")
    complaint = _only(audited("", "m = x"))
    assert (complaint.kind, complaint.text) == ("missing", "m is missing in 'en'")


def test_a_message_that_nobody_says(audited: Audited) -> None:
    """A message is said by code, by what is declared, or by another message; else it goes."""
    complaint = _only(audited("m = x\nn = y", "m = x\nn = y"))
    assert (complaint.kind, complaint.place.line) == ("unused", 2)
    assert audited("m = x\nn = y", "m = x\nn = y", extra=("n",)) == []
    assert audited("m = x\narea-a = y", "m = x\narea-a = y", extra=("area-*",)) == []
    assert audited("m = { n }\nn = y", "m = { n }\nn = y") == []
    assert _only(audited("m = x\nn = { n }", "m = x\nn = y")).kind == "unused"


def test_a_term_that_nobody_says(audited: Audited) -> None:
    """A term that no text includes goes too."""
    complaint = _only(audited("-t = x\nm = x", "m = x"))
    assert (complaint.kind, complaint.text) == ("unused", "-t is never said")


def test_a_message_without_a_text_of_its_own(audited: Audited) -> None:
    """Attributes are forms of a text: the text must be there."""
    assert _only(audited("m =\n    .acc = x", "m = x")).kind == "no-value"


@pytest.mark.parametrize(
    ("en", "ru"),
    [
        ("m = { $n } coins", "m = монеты"),
        ("m = { $n ->\n    [one] one\n   *[other] many\n }", "m = много"),
        ('m = { FORM($n, "x") }\n    .x = y', "m = много"),
        ("m = { rest }\nrest = { $n }", "m = x\nrest = { $n }"),
    ],
)
def test_languages_that_use_different_variables(audited: Audited, en: str, ru: str) -> None:
    """What one language tells, the other tells too, in the text or in what it includes."""
    complaint = _only(audited(en, ru, "x = 'm', 'rest'"))
    assert complaint.kind == "variables"
    assert complaint.place.path.endswith("ru.ftl")
    assert "does not use $n" in complaint.text


def test_an_attribute_with_a_variable_of_its_own(audited: Audited) -> None:
    """A form is made of the same arguments as the text."""
    complaint = _only(audited("m = { $n }", "m = { $n }\n    .acc = { $n } { $k }"))
    assert (complaint.kind, complaint.text) == (
        "attribute",
        "m uses $k in .acc, but is not given it",
    )


@pytest.mark.parametrize(
    "broken",
    ["m = { n }", "m = { -n }", "m = { m.acc }", "m = { LOUD(1) }", "m = a\n    .b = { n }"],
)
def test_a_reference_to_nothing(audited: Audited, broken: str) -> None:
    """What a text refers to is there: message, term, attribute or function."""
    assert _only(audited(broken, "m = x")).kind == "reference"


def test_a_form_that_no_message_has(audited: Audited) -> None:
    """A misspelt case would silently give the plain name."""
    complaint = _only(audited("m = { $a }", 'm = { FORM($a, "akk") }'))
    assert complaint.kind == "form"
    assert audited("m = { $a }", 'm = { FORM($a, "acc") }') == []


@pytest.mark.parametrize(
    "code",
    [
        "Message('why-full')",
        "name('area', 'lake')",
        "name('event', x)",
        "Message(f'event-{x}')",
        "Message('m' if x else 'why-full')",
    ],
)
def test_code_that_says_what_is_not_written(audited: Audited, code: str) -> None:
    """A message that no language has is shown where the code says it."""
    source = "m = x\narea-field = y"
    complaint = _only(audited(source, source, f"x = 'm', 'area-field'\n{code}"))
    assert complaint.kind == "unwritten"
    assert complaint.place.path.endswith("rules.py")
    assert (complaint.place.line, complaint.place.column) == (3, 1)


def test_a_declared_thing_that_is_not_written(audited: Audited) -> None:
    """What data declares has a name in some language."""
    complaint = _only(audited("m = x", "m = x", extra=("area-lake",)))
    assert (complaint.kind, complaint.text) == (
        "unwritten",
        "area-lake is declared but written nowhere",
    )


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("Message('m', {'n': 1, 'k': 2})", "m does not use $k"),
        ("Message('m', {})", "m also needs $n"),
        ("Message('m')", "m also needs $n"),
        ("Message('count-coins', {'n': 1, 'k': 1})", "count-coins does not use $k"),
    ],
)
def test_arguments_that_do_not_fit(audited: Audited, code: str, text: str) -> None:
    """A message is given exactly what it uses, be it the game's own or common."""
    complaint = _only(audited("m = { $n }", "m = { $n }", f"x = 'm'\n{code}"))
    assert (complaint.kind, complaint.text, complaint.place.line) == ("arguments", text, 3)


def test_a_name_is_given_no_arguments(audited: Audited) -> None:
    """``name`` gives none, so what it names uses none."""
    source = "area-field = { $n }"
    complaint = _only(audited(source, source, "name('area', 'field')"))
    assert (complaint.kind, complaint.text) == ("arguments", "area-field also needs $n")


def test_a_circle_of_messages_ends(audited: Audited) -> None:
    """Messages that include each other do not hold the audit up."""
    source = "m = { n } { $a }\nn = { m }"
    assert audited(source, source) == []


def test_complaints_stand_in_the_order_of_places(audited: Audited) -> None:
    """One reads a file from the top."""
    complaints = audited("b = x\na = x\n", "b = x\na = x\n", "x = 1")
    assert [c.place.line for c in complaints] == [1, 2]
