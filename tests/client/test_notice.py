"""Notices: what is wrong stays, what is only news goes by itself, and nobody is disturbed by it."""

from __future__ import annotations

from client.conftest import focused
from client.stage import Stage
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect

LONG = 60_000
"""Milliseconds in which anybody has read a sentence."""


def ask_why(tab: Tab, toy: Stage, answer: str) -> None:
    """Click on a thing that cannot be chosen, and be told why."""
    tab.locator("#stone").click()
    toy.say(re=toy.hear()["id"], say=answer)
    expect(tab.locator(".notice p")).to_have_text(answer)


def refuse(tab: Tab, toy: Stage, answer: str) -> None:
    """Choose what is refused."""
    tab.locator("button[value=rook]").click()
    toy.say(re=toy.hear()["id"], wrong=answer)
    expect(tab.locator(".notice p")).to_have_text(answer)


def test_news_goes_by_itself(tab: Tab, toy: Stage) -> None:
    """It can be read without haste, longer the longer it is, and then it is gone."""
    tab.clock.install()
    ask_why(tab, toy, "The stone is heavy.")
    tab.clock.run_for(5_000)
    expect(tab.locator(".notice")).to_have_count(1)
    tab.clock.run_for(2_000)
    expect(tab.locator(".notice")).to_have_count(0)
    ask_why(tab, toy, "The stone is heavy, and " + "very " * 20 + "old.")
    tab.clock.run_for(7_000)
    expect(tab.locator(".notice")).to_have_count(1)
    tab.clock.run_for(LONG)
    expect(tab.locator(".notice")).to_have_count(0)


def test_who_points_at_news_still_reads(tab: Tab, toy: Stage) -> None:
    """It stays as long as the pointer or the focus is there."""
    tab.clock.install()
    ask_why(tab, toy, "The stone is heavy.")
    tab.locator(".notice").hover()
    tab.clock.run_for(LONG)
    expect(tab.locator(".notice")).to_have_count(1)
    tab.mouse.move(1, 1)
    tab.locator(".notice button").focus()
    tab.clock.run_for(LONG)
    expect(tab.locator(".notice")).to_have_count(1)
    tab.keyboard.press("Enter")
    expect(tab.locator(".notice")).to_have_count(0)
    assert "prompt" == focused(tab)


def test_what_is_wrong_stays(tab: Tab, toy: Stage) -> None:
    """Until it is put away, or until something has worked; sending it does not yet count."""
    tab.clock.install()
    refuse(tab, toy, "That is taken.")
    tab.clock.run_for(LONG)
    expect(tab.locator("[role=alert].notice")).to_have_count(1)
    tab.locator("button[value=pawn]").click()
    said = toy.hear()
    expect(tab.locator("[role=alert].notice")).to_have_count(1)
    toy.say(re=said["id"])
    expect(tab.locator(".notice")).to_have_count(0)


def test_escape_puts_away_one_thing_after_another(tab: Tab, toy: Stage) -> None:
    """The list of the keys lies above a notice; the focus stays where it was."""
    refuse(tab, toy, "That is taken.")
    tab.keyboard.press("?")
    tab.keyboard.press("Escape")
    expect(tab.locator("dialog[open]")).to_have_count(0)
    expect(tab.locator(".notice")).to_have_count(1)
    tab.keyboard.press("Escape")
    expect(tab.locator(".notice")).to_have_count(0)
    assert "choice-1" == focused(tab)
