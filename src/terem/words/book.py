"""A book: one Fluent file, read. What it says, and where it is broken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fluent.syntax import FluentParser, Visitor
from fluent.syntax import ast as ftl

from terem.words.complaint import Complaint, Place

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class WordsError(Exception):
    """A text is missing, broken, or was asked for without what it needs."""


Reference = tuple[str, str | None]
"""The id of a message, or of a term with its dash, and an attribute of it."""


class Pattern(Visitor):
    """One text, a value or an attribute: what it needs from elsewhere."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: Final[set[str]] = set()
        self.references: Final[set[Reference]] = set()
        self.functions: Final[set[str]] = set()
        self.forms: Final[set[str]] = set()
        self.visit(pattern)

    # The visitor of fluent.syntax finds these methods by the names of the node classes.

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """A variable is an argument of the message."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Another message, said with the arguments of this one."""
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        """A term, said with the arguments written beside it."""
        self.references.add((f"-{node.id.name}", node.attribute.name if node.attribute else None))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """A function; of FORM also the form it asks for."""
        self.functions.add(node.id.name)
        if node.id.name == "FORM":
            self.forms.update(
                argument.parse()["value"]
                for argument in node.arguments.positional
                if isinstance(argument, ftl.StringLiteral)
            )
        self.generic_visit(node)


@dataclass(frozen=True, slots=True)
class Entry:
    """One message, or one term (whose id begins with a dash)."""

    id: str
    place: Place
    value: Pattern | None
    attributes: dict[str, Pattern]

    @property
    def patterns(self) -> list[Pattern]:
        """Every text of the entry."""
        return [*([self.value] if self.value else []), *self.attributes.values()]


class Book:
    """One Fluent file: its entries by id, and complaints where it is broken."""

    def __init__(self, path: str, source: str) -> None:
        self.path: Final = path
        self.resource: Final = FluentParser().parse(source)
        self.entries: Final[dict[str, Entry]] = {}
        self.faults: Final[list[Complaint]] = []
        self._source = source
        for item in self.resource.body:
            if isinstance(item, ftl.Junk):
                self._find_broken(item)
            elif isinstance(item, ftl.Message | ftl.Term):
                self._find_entry(item)

    def _find_broken(self, junk: ftl.Junk) -> None:
        for note in junk.annotations or []:
            # An annotation without a place of its own speaks of the whole piece of junk.
            text = note.message or "cannot be read"
            self.faults.append(Complaint("broken", self._place(note.span or junk.span), text))

    def _find_entry(self, item: ftl.Message | ftl.Term) -> None:
        id_ = f"-{item.id.name}" if isinstance(item, ftl.Term) else item.id.name
        place = self._place(item.id.span)
        if id_ in self.entries:
            first = self.entries[id_].place
            self.faults.append(Complaint("twice", place, f"{id_} is already on line {first.line}"))
            return
        value = Pattern(item.value) if item.value else None
        attributes = {a.id.name: Pattern(a.value) for a in item.attributes}
        self.entries[id_] = Entry(id_, place, value, attributes)

    def _place(self, span: Any) -> Place:  # noqa: ANN401 - fluent.syntax does not type spans
        before = self._source[: span.start]
        return Place(self.path, before.count("\n") + 1, span.start - before.rfind("\n"))


def read_book(file: Traversable) -> Book:
    """The book in the file."""
    return Book(str(file), file.read_text(encoding="utf-8"))
