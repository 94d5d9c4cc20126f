"""Frames: parts change in one go, and whoever reads or types is not disturbed."""

from __future__ import annotations

from client.conftest import focused
from client.stage import FIRST, HALL, WAITING, Stage, fields, group, question, undo
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect


def test_parts_change_in_one_go(tab: Tab, toy: Stage) -> None:
    """All parts of a frame are there together, and things stay the elements they were."""
    tab.evaluate("window.king = document.getElementById('king')")
    toy.show(question("And now?", "well"), group("hall", stone=10, king=200), undo("Go on"))
    expect(tab.locator("#prompt")).to_have_text("And now?")
    expect(tab.locator("#turn p")).to_have_text("Go on")
    assert tab.evaluate("window.king === document.getElementById('king')")


def test_blanks_are_filled(tab: Tab, toy: Stage) -> None:
    """A form that came in a frame can still be posted: proof and a key of its own."""
    before = tab.locator("[name=key][form=choices]").input_value()
    toy.show(fields(4), question("Next?", "well"))
    expect(tab.locator("[name=ply]")).to_have_value("4")
    expect(tab.locator("[name=_csrf_token][form=choices]")).to_have_value("proof")
    key = tab.locator("[name=key][form=choices]").input_value()
    assert len(key) >= 12
    assert key != before


def test_focus_stays_on_the_same_choice(tab: Tab, toy: Stage) -> None:
    """While the question is the same, the choice that has the focus keeps it, wherever it goes."""
    tab.locator("button[value=pawn]").focus()
    toy.show(question("Which piece?", "pawn", "king"), HALL)
    expect(tab.locator("#choices button")).to_have_count(2)
    expect(tab.locator("button[value=pawn]")).to_be_focused()


def test_focus_goes_to_a_new_question(tab: Tab, toy: Stage) -> None:
    """The same button may be another choice by then, and Enter must not take it unread."""
    tab.locator("button[value=king]").focus()
    toy.show(question("Where to?", "well", "king"))
    expect(tab.locator("#prompt")).to_be_focused()
    tab.keyboard.press("Enter")
    tab.keyboard.press("ArrowRight")
    expect(tab.locator("button[value=well]")).to_be_focused()
    assert toy.heard.empty()


def test_focus_is_never_lost(tab: Tab, toy: Stage) -> None:
    """When the button that has the focus goes, the focus goes to what everybody waits for."""
    tab.locator("#turn button").focus()
    toy.show('<div id="turn"><p role="status">Boris moves</p></div>', WAITING, asked=False)
    expect(tab.locator(".prompt.waiting")).to_be_focused()
    toy.show(FIRST)
    expect(tab.locator("#prompt")).to_be_focused()


def test_what_is_typed_stays(tab: Tab, toy: Stage) -> None:
    """A frame takes neither the text nor the place in it from one who writes."""
    tab.locator("#text").fill("Good luck")
    tab.keyboard.press("ArrowLeft")
    chat = tab.locator("#chat").evaluate("e => e.outerHTML")
    toy.show(chat, question("Next?", "well"))
    expect(tab.locator("#prompt")).to_have_text("Next?")
    tab.keyboard.type("!")
    assert "Good luc!k" == tab.locator("#text").input_value()


def test_scroll_stays(tab: Tab, toy: Stage) -> None:
    """What one looks at stays where it is."""
    tab.set_viewport_size({"width": 500, "height": 200})
    tab.locator("#chat").scroll_into_view_if_needed()
    before = tab.evaluate("scrollY")
    assert before > 0
    toy.show(question("Which of these?", "king", "rook"), HALL)
    expect(tab.locator("#prompt")).to_have_text("Which of these?")
    assert abs(before - tab.evaluate("scrollY")) < 2


def test_an_old_frame_is_not_shown(tab: Tab, toy: Stage) -> None:
    """A frame that comes twice is shown and told once; a server begun anew is believed."""
    toy.show(question("Second?", "well"), tell=("The king goes.",))
    expect(tab.locator("#told p")).to_have_count(1)
    late = {"group-question": question("First?", "rook")}
    toy.say(at="one.2", parts=late, tell=["The king goes."], asked=True)
    toy.say(at="two.1", parts={"group-question": question("Anew?", "well")}, tell=[], asked=True)
    expect(tab.locator("#prompt")).to_have_text("Anew?")
    expect(tab.locator("#told p")).to_have_count(1)


def test_what_happened_is_told_once(tab: Tab, toy: Stage) -> None:
    """Sentences are added to the live region, politely, as text."""
    toy.show(HALL, tell=("Anna moves.", "Boris <b>loses</b>."))
    toy.show(HALL, tell=("Anna moves.",))
    expect(tab.locator("#told p")).to_have_count(3)
    expect(tab.locator("#told")).to_have_attribute("aria-live", "polite")
    assert "Boris <b>loses</b>." == tab.locator("#told p").nth(1).inner_text()


def test_another_page(tab: Tab, toy: Stage) -> None:
    """When the screen changes hands nothing of the page stays, not even to go back to."""
    toy.say(go="/elsewhere")
    expect(tab.locator("body")).to_have_text("posted")
    assert 2 == tab.evaluate("history.length")


def test_pages_without_a_table(tab: Tab, toy: Stage) -> None:
    """The script does no harm where there is nothing to bring to life."""
    toy.page = '<!doctype html><script src="/terem.js" defer></script><p>Nothing</p>'
    tab.goto(toy.address)
    tab.locator("p").click()
    tab.keyboard.press("1")
    tab.keyboard.press("q")
    tab.keyboard.press("Escape")
    assert "scripted" == tab.locator("html").get_attribute("class").split()[0]  # type: ignore[union-attr] # it has one
    assert "" == focused(tab)
