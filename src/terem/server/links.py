"""Links: addresses to be given to others, each in a field from which it can be copied."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import segno

from terem.core.message import Message
from terem.draw.element import Markup, el, join
from terem.server.people import TableInfo
from terem.server.reader import Reader
from terem.words import Words

_PICTURES: Final = 64


def link_field(reader: Reader, id: str, label: str, link: str) -> Markup:
    """A link that can be selected, and where the script runs copied by a button."""
    field = el("input", id=id, value=link, readonly=True, class_="link", autocomplete="off")
    copy = el(
        "button",
        reader.text(Message("pages-copy")),
        type="button",
        class_="needs-script",
        data_copy=id,
        data_copied=reader.text(Message("pages-copied")),
    )
    return join(el("label", label, for_=id), el("span", field, copy, class_="handed"))


def invitations(
    reader: Reader, words: Words, info: TableInfo, tokens: dict[int, str], level: str
) -> list[Markup]:
    """For each seat that waits for a friend its link, and the same as a picture."""
    cards = []
    for seat in info.free:
        if seat not in tokens:
            continue
        link = reader.from_outside(reader.url("join", info.id, tokens[seat]))
        place = Message("pages-seat", {"seat": seat + 1, "colour": words.who(seat)})
        cards.append(
            el(
                "section",
                el(level, reader.text(place), id=f"invite-{seat}"),
                link_field(reader, f"link-{seat}", reader.text(Message("pages-invite-link")), link),
                picture(link, reader.text(Message("pages-invite-code"))),
                class_="invite",
                aria_labelledby=f"invite-{seat}",
            )
        )
    return cards


@lru_cache(_PICTURES)
def picture(link: str, label: str) -> Markup:
    """A link for the camera of a telephone."""
    code = segno.make(link, error="m", micro=False)
    drawn: str = code.svg_inline(scale=4, border=3, dark="#000", light="#fff", omitsize=True)
    return Markup(drawn.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1))
