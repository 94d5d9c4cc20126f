"""What folds, stands beside, can be copied and is kept: the comforts of the pages in a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect
from playwright.sync_api import Page as Tab
from server.browsers import GAME, address, chromium

__all__ = ["address", "chromium"]

WIDE = ViewportSize(width=1440, height=900)
DESK = ViewportSize(width=1024, height=768)
PHONE = ViewportSize(width=360, height=760)


@pytest.fixture
def tab(chromium: Browser) -> Iterator[Tab]:
    """A browser with its scripts on that has never been here."""
    context = chromium.new_context(viewport=WIDE, locale="en-US")
    context.grant_permissions(["clipboard-read"])
    yield context.new_page()
    context.close()


def play(tab: Tab, address: str) -> None:
    """Sit down against bots and be asked."""
    tab.goto(f"{address}/")
    tab.get_by_role("button", name="Play now").first.click()
    tab.locator("#choices button").first.wait_for()


def box(part: Locator) -> dict[str, float]:
    """Where something lies on the screen."""
    found = part.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "right": x + width, "foot": y + height}


@pytest.mark.parametrize(
    ("menu", "scripts"), [("look", True), ("look", False), ("table-settings", True)]
)
def test_a_menu_folds_up(address: str, chromium: Browser, menu: str, *, scripts: bool) -> None:
    """By Escape, which leads back to its button, and by a click elsewhere; no script is needed."""
    context = chromium.new_context(java_script_enabled=scripts, locale="en-US", viewport=DESK)
    tab = context.new_page()
    play(tab, address)
    button, sheet = tab.locator(f"[popovertarget={menu}]"), tab.locator(f"#{menu}")
    expect(sheet).to_be_hidden()
    button.click()
    expect(sheet).to_be_visible()
    assert box(sheet)["right"] <= DESK["width"]
    assert box(button)["foot"] - 1 <= box(sheet)["y"] <= box(button)["foot"] + 20
    tab.keyboard.press("Tab")
    tab.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    tab.mouse.click(20, 700)
    expect(sheet).to_be_hidden()
    context.close()


def test_the_list_of_keys_leads_back_to_the_settings(tab: Tab, address: str) -> None:
    """The menu it was opened from is folded up by then, but the focus is not lost."""
    play(tab, address)
    tab.locator("[popovertarget=table-settings]").click()
    tab.get_by_role("button", name="Keys", exact=True).click()
    expect(tab.locator("#keys")).to_be_visible()
    tab.keyboard.press("Escape")
    expect(tab.locator("[popovertarget=table-settings]")).to_be_focused()


def test_the_guide_stands_beside_the_table(tab: Tab, address: str) -> None:
    """On a wide screen nothing of the table lies under it, and playing on leaves it open."""
    play(tab, address)
    way = tab.locator("[popovertarget=guide]").first
    way.click()
    guide = tab.locator("#guide")
    expect(guide).to_be_visible()
    for part in ("header.top", "#turn", "#table .group", ".offers", "#company"):
        assert box(tab.locator(part).first)["right"] <= box(guide)["x"], part
    assert tab.evaluate("document.documentElement.scrollWidth") <= WIDE["width"]
    tab.locator("#choices button").first.click()
    expect(tab.locator("[aria-busy]")).to_have_count(0)
    expect(guide).to_be_visible()
    tab.keyboard.press("Escape")
    expect(guide).to_be_hidden()
    way.click()
    guide.get_by_role("button").click()
    expect(guide).to_be_hidden()
    expect(way).to_be_focused()


def test_the_guide_on_a_phone_is_a_sheet(tab: Tab, address: str) -> None:
    """It lies over the table, and goes by Escape or by a tap on what is left of the table."""
    tab.set_viewport_size(PHONE)
    play(tab, address)
    way, guide = tab.locator("[popovertarget=guide]").first, tab.locator("#guide")
    way.click()
    assert box(guide)["width"] > 300
    tab.keyboard.press("Escape")
    expect(guide).to_be_hidden()
    expect(way).to_be_focused()
    way.click()
    tab.mouse.click(10, 300)
    expect(guide).to_be_hidden()


def test_links_are_copied(tab: Tab, address: str) -> None:
    """Each by the button beside it, which says so and keeps the focus."""
    tab.goto(f"{address}/games/{GAME}/new?seats=2")
    tab.locator("#kind-1").select_option("friend")
    tab.get_by_role("button", name="Begin").click()
    tab.locator("#company summary").click()
    for part in ("#invites", "#company"):
        copied(tab, part)
    tab.goto(f"{tab.url}/invite")
    copied(tab, "main")
    tab.goto(f"{address}/me")
    tab.locator("form[action$='/me/recovery'] button").click()
    copied(tab, "main")


def copied(tab: Tab, part: str) -> None:
    """Press the button of a link and look what was copied."""
    button = tab.locator(f"{part} [data-copy]").first
    button.click()
    expect(tab.locator("[role=status] p", has_text="The link is copied.")).to_be_visible()
    expect(button).to_be_focused()
    link = tab.locator(f"{part} .link").first.input_value()
    assert link == tab.evaluate("navigator.clipboard.readText()")
    assert link.startswith("http")
    tab.keyboard.press("Escape")
    expect(tab.locator(".notice")).to_have_count(0)


def test_without_script_a_link_can_be_selected(address: str, chromium: Browser) -> None:
    """A button that could do nothing is not shown."""
    context = chromium.new_context(java_script_enabled=False, locale="en-US")
    tab = context.new_page()
    tab.goto(f"{address}/games/{GAME}/new?seats=2")
    tab.locator("#kind-1").select_option("friend")
    tab.get_by_role("button", name="Begin").click()
    expect(tab.locator("#invites .link")).to_be_editable(editable=False)
    expect(tab.locator("#invites .link")).to_be_enabled()
    expect(tab.locator("#invites [data-copy]")).to_be_hidden()
    context.close()


def test_another_number_of_seats_forgets_nothing(address: str, chromium: Browser) -> None:
    """Names, players and options stay as they were chosen, also without script."""
    context = chromium.new_context(java_script_enabled=False, locale="en-US")
    tab = context.new_page()
    tab.goto(f"{address}/games/{GAME}/new?seats=3")
    tab.get_by_label("Name").first.fill("Anna")
    tab.locator("#kind-1").select_option("here")
    tab.locator("#name-1").fill("Boris")
    tab.locator("#kind-2").select_option("uniform")
    tab.locator("#chat").select_option("off")
    seats = tab.locator(".seat:visible")
    for count in (5, 2, 4):
        tab.get_by_role("radio", name=f"{count} seats").check()
        expect(seats).to_have_count(count)
    assert "uniform" == tab.locator("#kind-2").input_value()
    tab.get_by_role("button", name="Begin").click()
    tab.locator("form[action$='/eyes'] button").click()
    expect(tab.locator(".people li")).to_have_count(4)
    people = tab.locator(".people li").all_inner_texts()
    assert "Boris" in people[1]
    assert "random" in people[2]
    assert 0 == tab.locator("#chat textarea, #chat input[name=text]").count()
    context.close()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_small_desk_shows_what_matters(tab: Tab, address: str, seats: int) -> None:
    """At 1024 by 768 one sees the question, the board and one's own things without scrolling."""
    tab.set_viewport_size(DESK)
    tab.goto(f"{address}/games/{GAME}/new?seats={seats}")
    tab.get_by_role("button", name="Begin").click()
    tab.locator("#choices button").first.wait_for()
    for part in (
        "#group-question",
        ".left .first",
        "#table .right .group:not(.question, [hidden])",
    ):
        assert box(tab.locator(part).first)["foot"] <= DESK["height"], part


def test_the_question_stays_in_sight(tab: Tab, address: str) -> None:
    """Whoever scrolls down to look at the others still sees what is asked."""
    tab.set_viewport_size(DESK)
    tab.goto(f"{address}/games/{GAME}/new?seats=5")
    tab.get_by_role("button", name="Begin").click()
    tab.locator("#choices button").first.wait_for()
    tab.mouse.move(700, 700)
    tab.mouse.wheel(0, 500)
    tab.wait_for_function("scrollY > 300")
    assert 0 <= box(tab.locator("#group-question"))["y"] < 100


def test_on_a_phone_the_own_things_follow_the_board(tab: Tab, address: str) -> None:
    """Whatever else lies on the table comes after what one plays with."""
    tab.set_viewport_size(PHONE)
    play(tab, address)
    board, own = tab.locator(".left .first + .group"), tab.locator(".own-group")
    foot = box(board)["foot"]
    assert foot <= box(own)["y"] <= foot + 20
