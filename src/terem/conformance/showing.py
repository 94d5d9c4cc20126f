"""Speech and drawing: all that is said has words, all that is seen can be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

from terem.conformance.moment import Moment, Violations, violation
from terem.conformance.position import REFUSED
from terem.core.message import Message, name
from terem.core.outcome import Outcome
from terem.core.sight import Sight
from terem.draw import draw
from terem.words import WordsError, languages, words_for


def speech(moment: Moment) -> Violations:
    """Property 9: every prompt, choice, fact, option and refusal has text in each language."""
    game = moment.game
    said = list(_said(moment))
    for language in languages():
        words = words_for(language, game.package, tuple(game.colours))
        for message in said:
            try:
                text = words.text(message)
            except WordsError as error:
                yield violation("speech", moment.ply, f"{language}: {error}")
                continue
            if not text.strip():
                yield violation("speech", moment.ply, f"{language}: {message.id} is empty")


def _said(moment: Moment) -> Iterator[Message]:
    table = moment.table
    yield from _agreed(moment)
    if table.chronicle is not None:
        for fact in table.chronicle.facts:
            if fact.ply == table.ply:
                yield fact.message
    for viewer in moment.viewers:
        sight: Sight = moment.game.sight(table, viewer)
        if sight.prompt is not None:
            yield sight.prompt
        yield from [offer.label for offer in sight.offers]
        if sight.outcome is not None:
            yield from _ending(sight.outcome)
    for seat in range(table.seats):
        yield from _refused(moment, seat)


def _refused(moment: Moment, seat: int) -> Iterator[Message]:
    """Every reason, and the names of what is barred."""
    table = moment.table
    for choice in moment.some(list(range(len(moment.game.catalogue))), REFUSED):
        reason = table.why_not(seat, choice)
        if reason is not None:
            yield reason
    step = table.step(seat)
    if step is not None:
        yield from [step.label(table, choice) for choice in step.barred(table)]


def _agreed(moment: Moment) -> Iterator[Message]:
    for option in moment.game.options:
        yield name("option", option.id)
        for value in option.values:
            yield Message(f"option-{option.id}-{value}")


def _ending(outcome: Outcome) -> Iterator[Message]:
    yield outcome.reason
    yield from [source.name for source in (*outcome.sources, *outcome.ties)]
    yield from outcome.others
    if outcome.verdict is not None:
        yield outcome.verdict


def drawing(moment: Moment) -> Violations:
    """Property 10: sights draw to good markup, each choice once, and show nothing hidden."""
    game = moment.game
    for viewer in moment.viewers:
        sight: Sight = game.sight(moment.table, viewer)
        hidden: Sight = game.sight(moment.guess(viewer), viewer)
        for language in languages():
            picture = draw(game, sight, language)
            page = picture.html()
            yield from _well_formed(moment, picture.svg())
            yield from _buttons(moment, sight, page)
            if draw(game, hidden, language).html() != page:
                yield violation(
                    "drawing", moment.ply, f"the picture of viewer {viewer} tells a secret"
                )


def _well_formed(moment: Moment, svg: str) -> Violations:
    try:
        ET.fromstring(svg)  # noqa: S314 - our own markup
    except ET.ParseError as error:
        yield violation("drawing", moment.ply, f"broken markup: {error}")


class _Buttons(HTMLParser):
    """Collects the buttons of a page, each with its accessible name."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[tuple[str, str]] = []
        self._value: str | None = None
        self._text = ""
        self._silent: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "button" and given.get("name") == "choice":
            self._value = given.get("value") or ""
            self._text = given.get("aria-label") or ""
        if self._silent or given.get("aria-hidden") == "true":
            self._silent.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._silent and self._silent[-1] == tag:
            self._silent.pop()
        if tag == "button" and self._value is not None:
            self.names.append((self._value, self._text.strip()))
            self._value = None

    def handle_data(self, data: str) -> None:
        if self._value is not None and not self._silent:
            self._text += data


def _buttons(moment: Moment, sight: Sight, page: str) -> Violations:
    parser = _Buttons()
    parser.feed(page)
    offered = Counter(offer.words for offer in sight.offers)
    if Counter(value for value, _ in parser.names) != offered:
        yield violation(
            "drawing", moment.ply, f"viewer {sight.viewer}: the choices are not drawn once each"
        )
    if not all(name for _, name in parser.names):
        yield violation("drawing", moment.ply, f"viewer {sight.viewer}: a choice has no name")
