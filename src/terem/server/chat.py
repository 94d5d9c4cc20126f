"""Chat: what the players of a table write to each other, as one viewer reads it.

What a viewer has muted is not written into the page at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terem.core.message import Message
from terem.core.step import NOBODY
from terem.draw.element import Markup, el
from terem.server.company import LONGEST_SAID
from terem.server.forms import button, form, hidden, key
from terem.server.keeper import Keeper
from terem.server.standpoint import Standpoint
from terem.server.store.rows import Said

NEWEST: Final = 30
"""So much stands beside the table; a page of its own has more."""


def has_company(keeper: Keeper) -> bool:
    """Whether there is, or may yet come, anybody to write to."""
    persons = {held.guest for held in keeper.held if held.guest is not None}
    return len({*persons, keeper.setup.host}) + len(keeper.info.free) > 1


class Chat:
    """What one viewer has heard of what was said at a table."""

    def __init__(self, at: Standpoint) -> None:
        self._at: Final = at
        self._last = self._number()

    def new(self) -> list[str]:
        """What others have said since this was last asked, to be told to those who listen."""
        last, self._last = self._last, self._number()
        return [
            f"{speaker(self._at, said.seat)}: {said.text}"
            for said in heard(self._at, self._at.keeper.company.said)
            if said.number > last and said.seat not in self._at.view.mine
        ]

    def _number(self) -> int:
        said = self._at.keeper.company.said
        return said[-1].number if said else 0


def heard(at: Standpoint, said: Sequence[Said]) -> list[Said]:
    """What was said, without what the viewer does not want to hear."""
    return [each for each in said if each.seat not in at.view.muted]


def speaker(at: Standpoint, seat: int) -> str:
    """Who says something from a seat; a host need not have one."""
    return at.text(Message("pages-host")) if seat == NOBODY else at.who([seat])


def line(at: Standpoint, said: Said) -> Markup:
    """One message; whatever was typed is text and nothing else."""
    name = el("b", el("bdi", speaker(at, said.seat)), class_="speaker")
    return el("li", name, " ", el("bdi", said.text), id=f"said-{said.number}")


def chat_part(at: Standpoint) -> Markup:
    """The newest first, under the field in which one writes."""
    keeper = at.keeper
    if not keeper.company.may_chat or not has_company(keeper):
        return el("div", id="chat", hidden=True)
    if not keeper.company.chat:
        inside: list[Markup] = [el("p", at.text(Message("pages-chat-off")), class_="hint")]
        if at.view.host:
            inside.append(_switch(at, "on"))
    else:
        inside = [*_field(at), *_messages(at), *_mutes(at)]
    return el(
        "section",
        el("h2", at.text(Message("pages-chat")), id="chat-title"),
        *inside,
        id="chat",
        class_="chat",
        aria_labelledby="chat-title",
    )


def _field(at: Standpoint) -> list[Markup]:
    """Where one writes; whoever only watches reads."""
    if at.view.seat == NOBODY and not at.is_lone_host:
        return []
    hint = el("p", at.text(Message("pages-say-who")), class_="hint", id="say-who")
    return [
        form(
            at.url("say"),
            hidden("seat", at.view.seat),
            key(),
            el("label", at.text(Message("pages-say-label")), for_="say-text"),
            el(
                "input",
                id="say-text",
                name="text",
                maxlength=LONGEST_SAID,
                required=True,
                autocomplete="off",
                aria_describedby="say-who",
            ),
            button(at.text(Message("pages-say"))),
            class_="say",
            do="say",
        ),
        hint,
    ]


def _messages(at: Standpoint) -> list[Markup]:
    said = heard(at, at.keeper.company.said)
    if not said:
        return [el("p", at.text(Message("pages-nothing-said")), class_="hint")]
    lines = [line(at, each) for each in said[: -NEWEST - 1 : -1]]
    told = [el("ol", *lines, class_="said-list")]
    if len(said) > NEWEST:
        older = el("a", at.text(Message("pages-said-older")), href=at.url("said"))
        told.append(el("p", older))
    return told


def _mutes(at: Standpoint) -> list[Markup]:
    """Whom one does not want to hear, and for the host whether anybody is heard."""
    keeper, view = at.keeper, at.view
    seats = [held.number for held in keeper.held if held.guest is not None]
    if all(held.guest != keeper.setup.host for held in keeper.held):
        seats.append(NOBODY)
    others = [seat for seat in seats if seat not in view.mine]
    ways = [_mute(at, seat, muted=seat in view.muted) for seat in others if not _is_self(at, seat)]
    if view.host:
        ways.append(_switch(at, "off"))
    if not ways:
        return []
    summary = el("summary", at.text(Message("pages-chat-settings")))
    return [el("details", summary, *ways, class_="mutes")]


def _is_self(at: Standpoint, seat: int) -> bool:
    return seat == NOBODY and at.view.host


def _mute(at: Standpoint, seat: int, *, muted: bool) -> Markup:
    id = "pages-unmute" if muted else "pages-mute"
    label = at.text(Message(id, {"who": speaker(at, seat)}))
    return form(
        at.url("mute"),
        hidden("seat", seat),
        hidden("mute", "no" if muted else "yes"),
        button(label),
    )


def _switch(at: Standpoint, to: str) -> Markup:
    label = at.text(Message(f"pages-chat-turn-{to}"))
    return form(at.url("chat"), hidden("chat", to), button(label), do="chat")
