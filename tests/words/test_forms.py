"""Grammatical forms, and what people type, which has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from terem.core.message import Message, Who, name
from terem.words import Words, words_for

if TYPE_CHECKING:
    from words.conftest import MakeGame

RUSSIAN = """
area-field = поле
    .gen = поля
    .dat = полю
    .acc = поле
    .ins = полем
    .pre = поле
    .gender = neuter
area-mill = мельница
    .gen = мельницы
    .dat = мельнице
    .acc = мельницу
    .ins = мельницей
    .pre = мельнице
    .gender = feminine
area-town = город
    .gen = города
    .gender = masculine
count-mills =
    { $n ->
        [one] { $n } мельница
        [few] { $n } мельницы
       *[many] { $n } мельниц
    }
    .acc =
        { $n ->
            [one] { $n } мельницу
            [few] { $n } мельницы
           *[many] { $n } мельниц
        }
takes = { $who } берёт { FORM($area, "acc") }.
leaves = { $who } уходит с { FORM($area, "gen") }.
lies = У { FORM($who, "gen") } { $coins }.
pays = { $who } платит { FORM($coins, "acc") } за { FORM($area, "acc") }.
gives = { $who } отдаёт { FORM($whom, "dat") } { FORM($mills, "acc") }.
taken =
    { FORM($area, "gender") ->
        [feminine] { $area } занята
        [neuter] { $area } занято
       *[masculine] { $area } занят
    } { FORM($who, "ins") }.
short = До { FORM($area, "gen") } не хватает { FORM($coins, "gen") }.
behind = За { FORM($area, "ins") } { $mills }.
thinks = { $who } думает о { FORM($area, "pre") } ещё { FORM($seconds, "acc") }.
goes = { $who } идёт к { FORM($area, "dat") }.
won =
    { FORM($who, "gender") ->
        [masculine] { $who } победил
        [feminine] { $who } победила
       *[unknown] Победа: { $who }
    }
"""
SENTENCES = [
    ("takes", {"area": "field"}, "Розовый берёт поле."),
    ("takes", {"area": "mill"}, "Розовый берёт мельницу."),
    ("leaves", {"area": "field"}, "Розовый уходит с поля."),
    ("lies", {"coins": 21}, "У Розового 21 монета."),
    ("lies", {"coins": 11}, "У Розового 11 монет."),
    ("lies", {"coins": 104}, "У Розового 104 монеты."),
    ("pays", {"coins": 1, "area": "mill"}, "Розовый платит 1 монету за мельницу."),
    ("gives", {"whom": 1, "mills": 2}, "Розовый отдаёт Синему 2 мельницы."),
    ("gives", {"whom": 1, "mills": 111}, "Розовый отдаёт Синему 111 мельниц."),
    ("taken", {"area": "mill"}, "мельница занята Розовым."),
    ("taken", {"area": "field"}, "поле занято Розовым."),
    ("taken", {"area": "town"}, "город занят Розовым."),
    ("short", {"area": "town", "coins": 1}, "До города не хватает 1 монеты."),
    ("short", {"area": "town", "coins": 22}, "До города не хватает 22 монет."),
    ("behind", {"area": "mill", "mills": 5}, "За мельницей 5 мельниц."),
    ("thinks", {"area": "field", "seconds": 31}, "Розовый думает о поле ещё 31 секунду."),
    ("goes", {"area": "town"}, "Розовый идёт к город."),
    ("won", {}, "Розовый победил"),
]


@pytest.fixture
def russian(game: MakeGame) -> Words:
    """A game of fields and mills, in Russian."""
    return words_for("ru", game(en="", ru=RUSSIAN), ("pink", "blue"))


def _message(id_: str, short: dict[str, int | str]) -> Message:
    """The message, its arguments written out from what identifies them."""
    args: dict[str, int | str | Who | Message] = {"who": Who(0)}
    for key, value in short.items():
        if key == "area":
            args[key] = name("area", str(value))
        elif key == "whom":
            args[key] = Who(int(value))
        else:
            args[key] = Message(f"count-{key}", {"n": value})
    return Message(id_, args)


@pytest.mark.parametrize(("id_", "args", "sentence"), SENTENCES)
def test_russian_sentences(
    russian: Words, id_: str, args: dict[str, int | str], sentence: str
) -> None:
    """Cases, genders and plurals agree; a thing without the case stays as it is (``к город``)."""
    assert russian.text(_message(id_, args)) == sentence


def test_a_typed_name_has_the_same_form_always(russian: Words) -> None:
    """A name that a person typed is not declined, and has no gender that we know."""
    names = ["Аня", "Ваня"]
    gives = russian.text(_message("gives", {"whom": 1, "mills": 1}), names)
    assert gives == "Аня отдаёт Ваня 1 мельницу."
    assert russian.text(_message("won", {}), names) == "Победа: Аня"


def test_a_name_that_looks_like_a_variant_chooses_none(russian: Words) -> None:
    """A person called «feminine» is not thereby a woman."""
    assert russian.text(_message("won", {}), ["feminine"]) == "Победа: feminine"


def test_a_form_that_a_language_lacks_is_the_plain_name(game: MakeGame) -> None:
    """English asks for an article where there is one, and has no cases."""
    english = """
    area-field = field
        .a = a field
    area-land = land
    takes = Take { FORM($area, "a") } from { FORM($area, "gen") }
    """.replace("\n    ", "\n")
    words = words_for("en", game(en=english, ru=english))
    takes = [Message("takes", {"area": name("area", which)}) for which in ("field", "land")]
    assert [words.text(m) for m in takes] == ["Take a field from field", "Take land from land"]
    assert words.form(name("area", "field"), "a") == "a field"
    assert words.form(name("area", "land"), "a") is None


def test_a_form_may_be_asked_of_a_typed_text(game: MakeGame) -> None:
    """A text that a person typed is the same in every form."""
    source = 'm = { FORM($text, "acc") ->\n    [a] wrong\n   *[b] { FORM($text, "acc") }\n}'
    words = words_for("en", game(en=source.replace("\n}", "\n }"), ru=""))
    assert words.text(Message("m", {"text": "a"})) == "a"


STRANGE = st.text(min_size=1, max_size=60) | st.sampled_from(
    [
        "{ $n }",
        '{ "x" }',
        "{",
        "}}",
        "{ yes }",
        '"',
        "\\u0041",
        "אבג",
        "\u202eabc",
        "a\n    .gen = b",
    ]
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(typed=STRANGE)
@example("{ FORM($who, 'gen') }")
@example("-term")
def test_a_typed_name_is_inserted_verbatim(russian: Words, typed: str) -> None:
    """Whatever a person types stands in the sentence as typed, as a name or as a text."""
    lies = Message("lies", {"who": Who(0), "coins": Message("count-coins", {"n": 2})})
    assert russian.text(lies, [typed]) == f"У {typed} 2 монеты."
    won = words_for("ru").text(Message("rank-won", {"who": typed}))
    assert won == f"Побеждает {typed}."
