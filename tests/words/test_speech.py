"""What the code says is read from the code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from terem.words.speech import Speech

if TYPE_CHECKING:
    from pathlib import Path

IMPORT = "from terem.core.message import Message, name\n"


def _speech(tmp_path: Path, code: str) -> Speech:
    file = tmp_path / "rules.py"
    file.write_text(IMPORT + code, encoding="utf-8")
    return Speech([file])


@pytest.mark.parametrize(
    ("code", "said", "unsaid"),
    [
        ("x = 'why-full'", "why-full", "why-empty"),
        ("name('area', which)", "area-field", "event-flood"),
        ("name('area', 'field')", "area-field", "area-lake"),
        ("name('area', 'field' if x else 'lake')", "area-lake", "area-mill"),
        ("name('area', f'big-{x}')", "area-big-mill", "area-mill"),
        ("Message('a' if x else 'b')", "b", "c"),
        ("Message(f'why{x}')", "why-full", "area-field"),
        ("x = f'why-{x}'", "why-full", "whyfull"),
        ("x = f'why-{x}-late'", "why-very-late", "why-very"),
        ("x = f'{x}-late'", "", "why-late"),
        ("x = f'why {x}'", "", "why-late"),
        ("x = f'In-{x} are words'", "", "In-house"),
    ],
)
def test_a_message_is_said_by_its_id_or_by_how_it_is_built(
    tmp_path: Path, code: str, said: str, unsaid: str
) -> None:
    """A literal says one message; a built name says those that it could be."""
    speech = _speech(tmp_path, code)
    assert not said or speech.says(said)
    assert not speech.says(unsaid)


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("Message('m')", set()),
        ("Message('m', None)", set()),
        ("Message('m', {'a': 1, 'b': x})", {"a", "b"}),
        ("Message(id='m', args={'a': 1})", {"a"}),
        ("Message('m', args)", None),
        ("Message('m', {'a': 1, **more})", None),
        ("Message('m', {key: 1})", None),
        ("Message('m', **more)", None),
        ("Message('m', *more)", None),
    ],
)
def test_arguments_are_known_when_they_are_written_out(
    tmp_path: Path, code: str, arguments: set[str] | None
) -> None:
    """Nothing is said of arguments that only running the code would tell."""
    (call,) = _speech(tmp_path, code).calls
    assert call.id == "m"
    assert call.arguments == arguments


@pytest.mark.parametrize(
    "code",
    [
        "from terem.core.message import Message as M\nM('m')",
        "from terem.core import message\nmessage.Message('m')",
        "from terem.core import message as said\nsaid.Message('m')",
        "import terem.core.message\nterem.core.message.Message('m')",
        "from ..core.message import Message\nMessage('m')",
        "def f():\n    return Message('m')\nfrom terem.core import Message",
    ],
)
def test_a_message_is_known_under_any_imported_name(tmp_path: Path, code: str) -> None:
    """However a file imports Message, its calls are read."""
    file = tmp_path / "rules.py"
    file.write_text(code, encoding="utf-8")
    assert [call.id for call in Speech([file]).calls] == ["m"]


def test_another_message_is_not_ours(tmp_path: Path) -> None:
    """Letters have a Message too, and anything may have a function called name."""
    file = tmp_path / "post.py"
    file.write_text(
        "from email.message import Message\nimport email as message\nMessage('m')\n"
        "message.Message('m')\ndef name(a, b): ...\nname('area', 'field')",
        encoding="utf-8",
    )
    assert Speech([file]).calls == []


def test_tests_say_nothing(tmp_path: Path) -> None:
    """A message that only a test mentions is not said to anyone."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text("x = 'why-full'", encoding="utf-8")
    (tmp_path / "rules.py").write_text("x = 'why-empty'", encoding="utf-8")
    speech = Speech([tmp_path])
    assert speech.says("why-empty")
    assert not speech.says("why-full")
