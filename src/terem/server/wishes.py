"""Wishes: how somebody wants the script at the table; the browser keeps them, and nobody else.

What only the script can do is written here all the same, since it speaks no language: the settings,
the list of the keys, and the bar that asks whether a choice is meant.
"""

from __future__ import annotations

from typing import Final

from terem.core.message import Message
from terem.draw.element import Markup, el
from terem.server.reader import Reader

WISHES: Final = ("sounds", "confirm", "flights", "shortcuts")

KEYS: Final = ("1-9", "← →", "Enter", "Q", "U", "L", "C", "Esc", "?")
"""What is printed on the keys, in the order in which they are told."""

_SLIDERS: Final = el(
    "svg",
    el("path", d="M3 6h18M3 12h18M3 18h18"),
    *[el("circle", cx=x, cy=y, r=2.6) for x, y in ((9, 6), (16, 12), (7, 18))],
    viewBox="0 0 24 24",
    class_="sliders",
    aria_hidden="true",
)


def wishes(reader: Reader) -> Markup:
    """The settings of the script, folded up in the bar of the page."""
    boxes = [
        el(
            "label",
            el("input", type="checkbox", id=f"wish-{wish}", name=wish),
            el("span", reader.text(Message(f"pages-wish-{wish}"))),
            for_=f"wish-{wish}",
        )
        for wish in WISHES
    ]
    keys = reader.text(Message("pages-keys"))
    shown = el("button", keys, type="button", command="show-modal", commandfor="keys")
    label = el("span", reader.text(Message("pages-wishes")))
    return el(
        "div",
        el("button", _SLIDERS, label, type="button", popovertarget="table-settings"),
        el("form", *boxes, shown, id="table-settings", popover="auto", class_="sheet-of-look"),
        class_="wishes needs-script",
    )


def keys(reader: Reader) -> Markup:
    """The list of the keys, which the script shows."""
    told = [
        el("div", el("dt", el("kbd", key)), el("dd", reader.text(Message(f"pages-key-{number}"))))
        for number, key in enumerate(KEYS)
    ]
    return el(
        "dialog",
        el("h2", reader.text(Message("pages-keys")), id="keys-title"),
        el("dl", *told),
        el("form", el("button", reader.text(Message("pages-close"))), method="dialog"),
        id="keys",
        aria_labelledby="keys-title",
    )


def second_thought(reader: Reader) -> Markup:
    """The bar that the script shows for a choice that was taken up: the first button confirms."""
    asked = reader.text(Message("pages-confirm"))
    bar = el(
        "div",
        el("p", asked, " ", el("output")),
        el("button", reader.text(Message("pages-confirm-yes")), type="button", class_="strong"),
        el("button", reader.text(Message("pages-confirm-no")), type="button"),
        class_="confirm",
        role="group",
        aria_label=asked,
    )
    return el("template", bar, id="confirm-bar")
