"""The element function: whatever is written, the markup holds."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from terem.draw import Markup, el, escape
from terem.draw.element import join

XML = st.text().map(lambda text: str(escape(text)))


@given(st.text(), st.text())
def test_any_text_stays_text(inside: str, attribute: str) -> None:
    """Text never becomes markup, neither inside an element nor in an attribute."""
    read = ET.fromstring(el("p", inside, title=attribute))  # noqa: S314 - our own
    assert not list(read)
    assert escape(read.text or "") == escape(inside.replace("\r\n", "\n").replace("\r", "\n"))


def test_markup_is_not_escaped_again() -> None:
    """An element inside an element stays an element."""
    assert el("p", el("b", "a<b"), " & ") == "<p><b>a&lt;b</b> &amp; </p>"
    assert escape(Markup("<i>")) == "<i>"
    assert join("<", Markup("<br/>"), None) == "&lt;<br/>"


def test_attributes() -> None:
    """Underscores are dashes, one at the end is dropped, false and nothing leave no trace."""
    drawn = el(
        "input", class_="a", data_points="x", hidden=True, title=None, disabled=False, x=1.50
    )
    assert drawn == '<input class="a" data-points="x" hidden="hidden" x="1.5"/>'


def test_empty_elements() -> None:
    """Only what can hold nothing closes itself; HTML would leave a div open."""
    assert el("div") == "<div></div>"
    assert el("rect") == "<rect/>"


def test_what_cannot_be_shown_is_dropped() -> None:
    """A zero byte or half a surrogate in a name would break every page it stands on."""
    assert escape("a\x00b\ud800c") == "abc"
