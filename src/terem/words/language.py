"""Which languages there are, which one a person wants, and the longer texts written in them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from terem.words.book import WordsError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FIRST_LANGUAGE: Final = "en"
"""What a person is shown who wants no language that we have."""


def common_folder() -> Traversable:
    """Where the texts stand that every game uses."""
    return files("terem.words")


def game_folder(package: str) -> Traversable:
    """Where the texts of one game stand."""
    return files(package).joinpath("text")


def languages_in(folder: Traversable) -> set[str]:
    """The languages that have a file in the folder."""
    if not folder.is_dir():
        return set()
    return {f.name.removesuffix(".ftl") for f in folder.iterdir() if f.name.endswith(".ftl")}


@cache
def languages(package: str | None = None) -> tuple[str, ...]:
    """The languages of the house, or those of them that one game speaks too."""
    found = languages_in(common_folder())
    if package is not None:
        found &= languages_in(game_folder(package))
    return tuple(sorted(found))


def best_language(wanted: str | None) -> str:
    """The language that fits best what a person wants.

    ``wanted`` is written as in ``LANG`` (``ru_RU.UTF-8``), as in ``LANGUAGE`` (``ru:en``) or as
    in ``Accept-Language`` (``ru-RU,ru;q=0.9,en;q=0.8``).
    """
    ours = {language.lower(): language for language in languages()}
    for tag in _tags(wanted or ""):
        for shorter in (tag, tag.partition("-")[0]):
            if shorter in ours:
                return ours[shorter]
    return FIRST_LANGUAGE


def _tags(wanted: str) -> list[str]:
    """The language tags from the most to the least wanted, refused ones left out."""
    weighed: list[tuple[float, str]] = []
    for part in wanted.replace(":", ",").split(","):
        tag, _, parameter = part.partition(";")
        # ru_RU.UTF-8@modifier: what follows the territory says nothing about the language.
        tag = tag.partition(".")[0].partition("@")[0].strip().replace("_", "-").lower()
        weight = _weight(parameter)
        if tag and weight > 0:
            weighed.append((weight, tag))
    return [tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])]


def _weight(parameter: str) -> float:
    """The ``q`` of a header; what cannot be read counts as refused, for anyone may send it."""
    key, _, number = parameter.replace(" ", "").partition("=")
    if key.lower() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


@cache
def guide(lang: str, package: str) -> str:
    """The guide to a game, in Markdown."""
    file = game_folder(package).joinpath(f"guide.{lang}.md")
    # The language may come from a request: it must be one of ours before it becomes a path.
    if lang not in languages(package) or not file.is_file():
        note = f"{package} has no guide in {lang!r}: {file}"
        raise WordsError(note)
    return file.read_text(encoding="utf-8")
