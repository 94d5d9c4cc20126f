"""The one element function: every tag of the house is written here, and every text escaped."""

from __future__ import annotations

import re
from html import escape as _escape
from typing import Final

Value = str | int | float | bool | None

# Elements that hold nothing; all others are closed in full, for HTML knows no other way.
EMPTY: Final = frozenset(
    {"br", "hr", "img", "input", "link", "meta"}
    | {"circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "stop"}
)
# What neither XML nor a screen can show; a name that a person typed may hold anything.
_UNSHOWABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(str):
    """Finished markup, which is never escaped again."""

    __slots__ = ()


def escape(text: str) -> Markup:
    """Text as markup: safe inside an element and inside an attribute."""
    if isinstance(text, Markup):
        return text
    return Markup(_escape(_UNSHOWABLE.sub("", text)))


def el(tag: str, *children: str | None, **attributes: Value) -> Markup:
    """One element; text among its children is escaped, markup is not.

    A name that Python keeps for itself ends in an underscore (``class_``), and an underscore
    inside a name is written as a dash. An attribute that is nothing or false is left out.
    """
    inside = "".join([escape(child) for child in children if child is not None])
    written = "".join([_attribute(key, value) for key, value in attributes.items()])
    if not inside and tag in EMPTY:
        return Markup(f"<{tag}{written}/>")
    return Markup(f"<{tag}{written}>{inside}</{tag}>")


def join(*parts: str | None) -> Markup:
    """Several pieces side by side; text among them is escaped."""
    return Markup("".join([escape(part) for part in parts if part is not None]))


def _attribute(key: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    text = name if value is True else f"{value:g}" if isinstance(value, float) else str(value)
    return f' {name}="{escape(text)}"'
