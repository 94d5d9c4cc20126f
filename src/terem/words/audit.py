"""The audit: every message is written in every language, is said, and is given what it uses."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final

from terem.words.book import Book, Entry, Pattern, read_book
from terem.words.complaint import Complaint, Kind, Place
from terem.words.language import common_folder, game_folder, languages_in
from terem.words.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from terem.words.speech import Call

FUNCTIONS: Final = frozenset({"FORM", "NUMBER", "DATETIME"})


def audit(
    package: str, code_roots: Iterable[Path], extra_ids: Iterable[str] = ()
) -> list[Complaint]:
    """All that is wrong with the words of one game.

    ``code_roots`` are the files and folders of code that speak for the game. ``extra_ids`` are
    messages said by what is not code, such as names of things in data: each must be written. One
    with a star (``area-*``) only says that such messages, if written, are said.
    """
    shelf = _Shelf(game_folder(package), common_folder())
    return shelf.complaints(Speech(code_roots), frozenset(extra_ids))


def audit_common(code_roots: Iterable[Path], extra_ids: Iterable[str] = ()) -> list[Complaint]:
    """All that is wrong with the words that every game uses; ``code_roots`` is the house."""
    shelf = _Shelf(common_folder(), None)
    return shelf.complaints(Speech(code_roots), frozenset(extra_ids))


class _Shelf:
    """The books of one folder, one a language, with the common ones they lean on."""

    def __init__(self, folder: Traversable, common: Traversable | None) -> None:
        self._folder = folder
        self._languages = sorted(languages_in(common or folder))
        self._own = _books(folder, self._languages)
        around = _books(common, self._languages) if common else {}
        self._common: dict[str, Entry] = {}
        self._entries: dict[str, dict[str, Entry]] = {}
        for lang in self._languages:
            shared = around[lang].entries if lang in around else {}
            own = self._own[lang].entries if lang in self._own else {}
            self._common.update(shared)
            self._entries[lang] = {**shared, **own}

    def complaints(self, speech: Speech, extra: frozenset[str]) -> list[Complaint]:
        """Every complaint, file by file from the top."""
        found = [
            *(fault for book in self._own.values() for fault in book.faults),
            *self._without_file(),
            *self._twice(),
            *self._missing(),
            *self._unused(speech, extra),
            *self._inside(),
            *self._variables(),
            *self._unwritten(extra),
            *(c for call in speech.calls for c in self._called(call, extra)),
        ]
        return sorted(found, key=lambda complaint: (complaint.place, complaint.text))

    def _places(self) -> dict[str, Entry]:
        """Each message written in the folder, where it stands in the first language that has it."""
        first: dict[str, Entry] = {}
        for book in self._own.values():
            for id_, entry in book.entries.items():
                first.setdefault(id_, entry)
        return first

    def _without_file(self) -> Iterator[Complaint]:
        for lang in self._languages:
            if lang not in self._own:
                place = Place(str(self._folder.joinpath(f"{lang}.ftl")), 1, 1)
                yield Complaint("no-file", place, f"there are no words in {lang!r}")

    def _twice(self) -> Iterator[Complaint]:
        for book in self._own.values():
            for id_, entry in book.entries.items():
                if id_ in self._common:
                    yield _of(entry, "twice", "is already a common message")

    def _missing(self) -> Iterator[Complaint]:
        for id_, entry in self._places().items():
            # A term is a language's own affair: another language may not need it.
            for lang, book in self._own.items():
                if not id_.startswith("-") and id_ not in book.entries:
                    yield _of(entry, "missing", f"is missing in {lang!r}")

    def _unused(self, speech: Speech, extra: frozenset[str]) -> Iterator[Complaint]:
        referred = {
            id_
            for book in self._own.values()
            for entry in book.entries.values()
            for pattern in entry.patterns
            for id_, _ in pattern.references
            if id_ != entry.id
        }
        for id_, entry in self._places().items():
            if id_ in referred or speech.says(id_) or any(fnmatchcase(id_, e) for e in extra):
                continue
            yield _of(entry, "unused", "is never said")

    def _inside(self) -> Iterator[Complaint]:
        """What each text asks from elsewhere is there."""
        for lang, book in self._own.items():
            entries = self._entries[lang]
            forms = {form for entry in entries.values() for form in entry.attributes}
            for entry in book.entries.values():
                if entry.value is None:
                    yield _of(entry, "no-value", "has attributes but no text of its own")
                for pattern in entry.patterns:
                    yield from _references(entry, pattern, entries)
                    for form in sorted(pattern.forms - forms):
                        note = f"asks for the form {form!r}, which no message has in {lang!r}"
                        yield _of(entry, "form", note)

    def _variables(self) -> Iterator[Complaint]:
        for id_ in self._places():
            if id_.startswith("-"):
                continue
            everything = self._arguments(id_)
            for lang, book in self._own.items():
                if id_ not in book.entries:
                    continue
                entry, entries = book.entries[id_], self._entries[lang]
                unused = everything - _used(entry.value, entries)
                # Without a value there is another complaint already.
                if unused and entry.value:
                    note = f"does not use {_dollars(unused)}, which another language uses"
                    yield _of(entry, "variables", note)
                for name, pattern in entry.attributes.items():
                    if unknown := _used(pattern, entries) - everything:
                        note = f"uses {_dollars(unknown)} in .{name}, but is not given it"
                        yield _of(entry, "attribute", note)

    def _arguments(self, id_: str) -> frozenset[str]:
        """The arguments of a message: the variables of its value in any language."""
        return frozenset().union(
            *(_used(e[id_].value, e) for e in self._entries.values() if id_ in e)
        )

    def _is_written(self, id_: str) -> bool:
        return any(id_ in entries for entries in self._entries.values())

    def _unwritten(self, extra: frozenset[str]) -> Iterator[Complaint]:
        for id_ in extra:
            if "*" not in id_ and not self._is_written(id_):
                place = Place(str(self._folder), 1, 1)
                yield Complaint("unwritten", place, f"{id_} is declared but written nowhere")

    def _called(self, call: Call, extra: frozenset[str]) -> Iterator[Complaint]:
        if not isinstance(call.id, str):
            # Names that only games write, such as those of their options, are declared as extra.
            if any(fnmatchcase(call.id.pattern.replace("\\", ""), e) for e in extra):
                return
            ids = {id_ for entries in self._entries.values() for id_ in entries}
            if not any(call.id.fullmatch(id_) for id_ in ids):
                readable = call.id.pattern.replace(".+", "...").replace("\\", "")
                yield Complaint("unwritten", call.place, f"no message is like {readable}")
        elif not self._is_written(call.id):
            yield Complaint("unwritten", call.place, f"{call.id} is written nowhere")
        elif call.arguments is not None:
            wanted = self._arguments(call.id)
            if unknown := call.arguments - wanted:
                note = f"{call.id} does not use {_dollars(unknown)}"
                yield Complaint("arguments", call.place, note)
            if absent := wanted - call.arguments:
                note = f"{call.id} also needs {_dollars(absent)}"
                yield Complaint("arguments", call.place, note)


def _books(folder: Traversable, languages: Iterable[str]) -> dict[str, Book]:
    there = languages_in(folder)
    return {lang: read_book(folder.joinpath(f"{lang}.ftl")) for lang in languages if lang in there}


def _of(entry: Entry, kind: Kind, note: str) -> Complaint:
    return Complaint(kind, entry.place, f"{entry.id} {note}")


def _dollars(variables: Iterable[str]) -> str:
    return ", ".join(f"${variable}" for variable in sorted(variables))


def _references(entry: Entry, pattern: Pattern, entries: dict[str, Entry]) -> Iterator[Complaint]:
    for id_, attribute in sorted(pattern.references, key=str):
        if id_ not in entries:
            yield _of(entry, "reference", f"refers to {id_}, which is not there")
        elif attribute is not None and attribute not in entries[id_].attributes:
            yield _of(entry, "reference", f"refers to {id_}.{attribute}, which is not there")
    for function in sorted(pattern.functions - FUNCTIONS):
        yield _of(entry, "reference", f"calls {function}, which is no function")


def _used(pattern: Pattern | None, entries: dict[str, Entry]) -> frozenset[str]:
    """The variables of a text and of all messages that it includes; terms have their own."""
    used: set[str] = set()
    waiting, seen = [pattern], set[int]()
    while waiting:
        here = waiting.pop()
        if here is None or id(here) in seen:
            continue
        seen.add(id(here))
        used |= here.variables
        for id_, attribute in here.references:
            if not id_.startswith("-") and id_ in entries:
                entry = entries[id_]
                waiting.append(entry.attributes.get(attribute) if attribute else entry.value)
    return frozenset(used)
