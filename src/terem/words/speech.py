"""Speech: which messages the code says, read from the code without running it."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from terem.words.complaint import Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_PREFIX: Final = re.compile(r"[A-Za-z][\w-]*-")
_BEGINNING: Final = re.compile(r"[A-Za-z][\w-]*")
_PIECE: Final = re.compile(r"[\w-]*")


@dataclass(frozen=True, slots=True)
class Call:
    """One ``Message(...)`` or ``name(...)`` whose id stands in the code, at least its beginning."""

    place: Place
    id: str | re.Pattern[str]
    arguments: frozenset[str] | None
    """What the message is given; nothing when only running the code would tell."""


class Speech:
    """All that some code says."""

    def __init__(self, roots: Iterable[Path]) -> None:
        self.literals: Final[set[str]] = set()
        self.patterns: Final[set[re.Pattern[str]]] = set()
        self.calls: Final[list[Call]] = []
        for path in _files(roots):
            _Reader(str(path), self).read(path.read_text(encoding="utf-8"))

    def says(self, id_: str) -> bool:
        """Whether the code says the message, or builds a name that could be its."""
        return id_ in self.literals or any(p.fullmatch(id_) for p in self.patterns)


def _files(roots: Iterable[Path]) -> Iterator[Path]:
    for root in roots:
        if root.is_file():
            yield root
            continue
        for path in sorted(root.rglob("*.py")):
            # What only a test says, nobody is ever told.
            if "tests" not in path.relative_to(root).parts:
                yield path


class _Reader(ast.NodeVisitor):
    """Reads one file; knows under what names ``Message``, ``name`` and ``count`` go in it."""

    def __init__(self, path: str, speech: Speech) -> None:
        self._path = path
        self._speech = speech
        self._message: set[str] = set()
        self._name: set[str] = set()
        self._count: set[str] = set()

    def read(self, source: str) -> None:
        tree = ast.parse(source, self._path)
        # Imports first: a function may stand above the import that it uses.
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom | ast.Import):
                self._learn(node)
        self.visit(tree)

    def _learn(self, node: ast.ImportFrom | ast.Import) -> None:
        """Note the names imported from our own code: others have a Message too."""
        module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
        if isinstance(node, ast.ImportFrom) and not node.level and module.split(".")[0] != "terem":
            return
        for alias in node.names:
            here = alias.asname or alias.name
            if isinstance(node, ast.Import) and alias.name != "terem.core.message":
                continue
            if alias.name == "Message":
                self._message.add(here)
            elif alias.name == "name":
                self._name.add(here)
            elif alias.name == "count":
                self._count.add(here)
            elif alias.name in {"message", "terem.core.message"}:
                self._message.add(f"{here}.Message")
                self._name.add(f"{here}.name")
                self._count.add(f"{here}.count")

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._speech.literals.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        # Any text may begin with a word: only one that ends in a dash builds an id.
        if pattern := _pattern(node, _PREFIX):
            self._speech.patterns.add(pattern)
        # The fixed pieces of a built text are not literals of their own.
        for piece in node.values:
            if isinstance(piece, ast.FormattedValue):
                self.visit(piece.value)

    def visit_Call(self, node: ast.Call) -> None:
        called = ast.unparse(node.func)
        # A fact is told to the chronicle by id and arguments, as a message is made.
        if called in self._message or called.endswith("chronicle.tell"):
            given = _given(_argument(node, 1, "args"))
            for id_ in _spoken(_argument(node, 0, "id")):
                self._note(node, id_, given)
        elif called in self._name:
            for kind in _spoken(_argument(node, 0, "kind")):
                if isinstance(kind, str):
                    for id_ in _spoken(_argument(node, 1, "id"), f"{kind}-"):
                        self._note(node, id_, frozenset())
        elif called in self._count:
            for id_ in _spoken(_argument(node, 0, "kind"), "count-"):
                self._note(node, id_, frozenset({"n"}))
        self.generic_visit(node)

    def _note(
        self, node: ast.Call, id_: str | re.Pattern[str], given: frozenset[str] | None
    ) -> None:
        place = Place(self._path, node.lineno, node.col_offset + 1)
        self._speech.calls.append(Call(place, id_, given))
        if isinstance(id_, str):
            self._speech.literals.add(id_)
        else:
            self._speech.patterns.add(id_)


def _argument(node: ast.Call, position: int, keyword: str) -> ast.expr | None:
    if position < len(node.args):
        return node.args[position]
    # A keyword without a name is ``**more``, which may hold any argument.
    return next((k.value for k in node.keywords if k.arg in {keyword, None}), None)


def _spoken(id_: ast.expr | None, before: str = "") -> list[str | re.Pattern[str]]:
    """The ids an expression may give, each whole or as a pattern; none when nothing is known."""
    if isinstance(id_, ast.Constant) and isinstance(id_.value, str):
        return [before + id_.value]
    if isinstance(id_, ast.IfExp):
        return _spoken(id_.body, before) + _spoken(id_.orelse, before)
    if isinstance(id_, ast.JoinedStr):
        pattern = _pattern(id_, _PIECE if before else _BEGINNING, before)
        if pattern:
            return [pattern]
    return [re.compile(f"{re.escape(before)}.+")] if before and id_ else []


def _pattern(
    node: ast.JoinedStr, beginning: re.Pattern[str], before: str = ""
) -> re.Pattern[str] | None:
    """What an f-string can build, when its fixed pieces are those of an id."""
    pieces = [v.value if isinstance(v, ast.Constant) else None for v in node.values]
    first = pieces[0] if pieces else None
    if not isinstance(first, str) or not beginning.fullmatch(first):
        return None
    if not all(piece is None or _PIECE.fullmatch(str(piece)) for piece in pieces):
        return None
    built = "".join(".+" if piece is None else re.escape(str(piece)) for piece in pieces)
    return re.compile(re.escape(before) + built)


def _given(arguments: ast.expr | None) -> frozenset[str] | None:
    """The names of the arguments, when they are written out."""
    if arguments is None or (isinstance(arguments, ast.Constant) and arguments.value is None):
        return frozenset()
    if not isinstance(arguments, ast.Dict):
        return None
    names = [key.value if isinstance(key, ast.Constant) else None for key in arguments.keys]
    written = frozenset(name for name in names if isinstance(name, str))
    return written if len(written) == len(names) else None
