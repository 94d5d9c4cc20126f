"""Choosing: by the board, by keys, once, and where it is wished only after a second thought."""

from __future__ import annotations

import pytest
from client.conftest import focused
from client.stage import FIRST, HALL, WAITING, YARD, Stage, fields, question
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as Tab


def wish(tab: Tab, name: str, *, holds: bool) -> None:
    """Set a wish in the form of the settings."""
    tab.locator(f"#table-settings [name={name}]").set_checked(holds)


def test_a_choice_is_sent(tab: Tab, toy: Stage) -> None:
    """A button says its words with all that belongs to the form, but not the proof."""
    key = tab.locator("[name=key][form=choices]").input_value()
    tab.locator("button[value=rook]").click()
    said = toy.hear()
    assert ("choose", 1) == (said["do"], said["id"])
    assert {"seat": "0", "ply": "3", "key": key, "choice": "rook"} == said["fields"]
    assert key != tab.locator("[name=key][form=choices]").input_value()
    assert tab.url == toy.address


def test_a_choice_on_its_way(tab: Tab, toy: Stage) -> None:
    """Until it is carried out its button shows that, and nothing else can be chosen."""
    tab.locator("button[value=rook]").click()
    said = toy.hear()
    expect(tab.locator("button[value=rook]")).to_have_attribute("aria-busy", "true")
    expect(tab.locator("#choices [aria-disabled=true]")).to_have_count(3)
    tab.locator("button[value=king]").click(force=True)
    tab.keyboard.press("2")
    toy.show(question("Where to?", "well"), fields(4))
    toy.say(re=said["id"])
    expect(tab.locator("[aria-disabled], [aria-busy]")).to_have_count(0)
    tab.locator("button[value=well]").click()
    assert "well" == toy.hear()["fields"]["choice"]


def test_half_of_a_double_click(tab: Tab, toy: Stage) -> None:
    """The rest of a double click does not answer the question that came in between."""
    toy.show(question("Where to?", "well"), fields(4))
    expect(tab.locator("#prompt")).to_have_text("Where to?")
    tab.evaluate(
        """() => {
            const click = new MouseEvent('click', {detail: 2, bubbles: true, cancelable: true});
            document.querySelector('#choices button').dispatchEvent(click);
        }"""
    )
    assert 0 == tab.locator("[aria-busy]").count()
    tab.locator("button[value=well]").click()
    assert 1 == toy.hear()["id"]


def test_a_refusal(tab: Tab, toy: Stage) -> None:
    """The sentence stands until it is put away, and one may choose again."""
    tab.locator("button[value=rook]").click()
    toy.say(re=toy.hear()["id"], wrong="The rook is tired.")
    expect(tab.get_by_role("alert").filter(has_text="tired")).to_be_visible()
    expect(tab.locator("[aria-disabled]")).to_have_count(0)
    tab.get_by_role("button", name="Close", exact=True).click()
    expect(tab.locator(".notice")).to_have_count(0)
    tab.locator("button[value=king]").click()
    assert "king" == toy.hear()["fields"]["choice"]


def test_a_refused_text_is_given_back(tab: Tab, toy: Stage) -> None:
    """Several texts may be on their way; one that is refused can be mended."""
    for text in ("one", "two"):
        tab.locator("#text").fill(text)
        tab.keyboard.press("Enter")
    first, second = toy.hear(), toy.hear()
    assert ("say", {"text": "one"}) == (first["do"], first["fields"])
    assert "" == tab.locator("#text").input_value()
    toy.say(re=second["id"], wrong="Too loud.")
    expect(tab.locator("#text")).to_have_value("two")


def test_a_thing_is_a_choice(tab: Tab, toy: Stage) -> None:
    """Clicking what a choice points at takes it."""
    tab.locator("#pawn rect").click()
    assert "pawn" == toy.hear()["fields"]["choice"]


def test_a_thing_of_several_choices(tab: Tab, toy: Stage) -> None:
    """Several choices for one thing: they are marked, and the first has the focus."""
    toy.show(question("How?", "by land", "by sea", points="rook"), fields(4))
    expect(tab.locator("#prompt")).to_have_text("How?")
    tab.locator("#rook rect").click()
    expect(tab.locator("#choices .meant")).to_have_count(2)
    expect(tab.locator("#choice-0")).to_be_focused()
    assert toy.heard.empty()


def test_choice_and_thing_show_each_other(tab: Tab, toy: Stage) -> None:
    """Whoever points at one of them, or has the focus there, sees the other."""
    tab.locator("button[value=rook]").hover()
    expect(tab.locator("#rook")).to_have_class("live meant")
    tab.locator("#pawn rect").hover()
    expect(tab.locator("button[value=pawn]")).to_have_class("meant")
    expect(tab.locator(".meant")).to_have_count(1)
    tab.locator("button[value=king]").focus()
    expect(tab.locator("#king")).to_have_class("live meant")
    toy.show(HALL)
    expect(tab.locator("#king")).to_have_class("live meant")


def test_why_not(tab: Tab, toy: Stage) -> None:
    """A thing that cannot be chosen says why, until it is put away."""
    tab.locator("#stone rect").click()
    said = toy.hear()
    assert ("why", {"seat": "0", "thing": "stone"}) == (said["do"], said["fields"])
    toy.say(re=said["id"], say="Stones do not move.")
    expect(tab.get_by_role("status").filter(has_text="Stones do not move.")).to_be_visible()
    tab.keyboard.press("Escape")
    expect(tab.locator(".notice")).to_have_count(0)


def test_nobody_else_asks_why(tab: Tab, toy: Stage) -> None:
    """Whoever is not asked anything clicks without being answered."""
    toy.show(WAITING, asked=False)
    expect(tab.locator(".waiting")).to_be_visible()
    tab.locator("#stone rect").click()
    tab.locator("#king rect").click()
    toy.show(FIRST)
    tab.locator("button[value=king]").click()
    assert "choose" == toy.hear()["do"]


def test_keys(tab: Tab, toy: Stage) -> None:
    """Figures choose, letters go places; the letters of any alphabet do, if their key is theirs."""
    tab.keyboard.press("q")
    expect(tab.locator("#prompt")).to_be_focused()
    tab.keyboard.press("l")
    expect(tab.locator("#log")).to_be_focused()
    tab.evaluate(
        "dispatchEvent.call(document.body, new KeyboardEvent("
        "'keydown', {key: 'с', code: 'KeyC', bubbles: true, cancelable: true}))"
    )
    expect(tab.locator("#text")).to_be_focused()
    tab.keyboard.type("1u?")
    assert "1u?" == tab.locator("#text").input_value()
    tab.locator("#prompt").focus()
    tab.keyboard.press("?")
    expect(tab.locator("#keys")).to_be_visible()
    tab.keyboard.press("2")
    tab.keyboard.press("Escape")
    expect(tab.locator("#keys")).to_be_hidden()
    tab.keyboard.press("u")
    assert "undo" == toy.hear()["do"]
    tab.keyboard.press("Control+2")
    tab.keyboard.press("2")
    assert "rook" == toy.hear()["fields"]["choice"]


def test_arrows(tab: Tab, toy: Stage) -> None:
    """Arrows go from choice to choice as they lie; elsewhere they scroll as ever."""
    tab.keyboard.press("ArrowDown")
    assert "" == focused(tab)
    tab.locator("#choice-0").focus()
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("ArrowLeft")
    assert "choice-1" == focused(tab)
    tab.keyboard.press("End")
    assert "choice-2" == focused(tab)
    tab.keyboard.press("Home")
    assert "choice-0" == focused(tab)


def test_letters_can_be_switched_off(tab: Tab, toy: Stage) -> None:
    """For whoever speaks to the machine, a letter must not act; the wish outlives the page."""
    wish(tab, "shortcuts", holds=False)
    tab.reload()
    toy.meet()
    expect(tab.locator("[name=shortcuts]")).not_to_be_checked()
    tab.locator("#prompt").click()
    tab.keyboard.press("2")
    tab.keyboard.press("u")
    wish(tab, "shortcuts", holds=True)
    tab.locator("#prompt").click()
    tab.keyboard.press("3")
    assert "pawn" == toy.hear()["fields"]["choice"]


def test_a_second_thought(tab: Tab, toy: Stage) -> None:
    """Where it is wished, a pressed choice is taken up, and taken when it is confirmed."""
    wish(tab, "confirm", holds=True)
    tab.keyboard.press("Tab")
    tab.locator("button[value=rook]").click()
    expect(tab.locator("button[value=rook]")).to_have_attribute("aria-pressed", "true")
    expect(tab.locator("output")).to_have_text("rook")
    tab.keyboard.press("Escape")
    expect(tab.locator("output")).to_have_count(0)
    expect(tab.locator("button[value=rook]")).to_be_focused()
    tab.locator("#pawn rect").click()
    tab.locator("button[value=king]").click()
    expect(tab.locator("[aria-pressed], .chosen")).to_have_count(1)
    assert toy.heard.empty()
    tab.keyboard.press("Enter")
    assert "king" == toy.hear()["fields"]["choice"]
    expect(tab.locator("output")).to_have_count(0)


def test_a_second_thought_about_another_question(tab: Tab, toy: Stage) -> None:
    """What was taken up stays so while the question does, and no longer."""
    wish(tab, "confirm", holds=True)
    tab.locator("button[value=rook]").click()
    toy.show(FIRST, YARD, tell=("Boris thinks.",))
    expect(tab.locator("#told p")).to_have_count(1)
    expect(tab.locator("button[value=rook]")).to_have_class("chosen")
    toy.show(question("Where to?", "rook"))
    expect(tab.locator("#prompt")).to_be_focused()
    expect(tab.locator(".confirm, .chosen")).to_have_count(0)


def test_names_for_fingers(chromium: Browser, toy: Stage) -> None:
    """Whoever holds a thing is told its name, and has not pressed it."""
    context = chromium.new_context(has_touch=True, viewport={"width": 500, "height": 600})
    tab = context.new_page()
    tab.goto(toy.address)
    touch = context.new_cdp_session(tab)
    box = tab.locator("#king rect").bounding_box()
    assert box is not None
    point = {"x": box["x"] + 10, "y": box["y"] + 10}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tab.locator(".hint-card")).to_have_text("The king")
    expect(tab.locator(".hint-card")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tab.locator("h2").first.tap()
    expect(tab.locator(".hint-card")).to_be_hidden()
    tab.locator("#rook rect").tap()
    assert "rook" == toy.hear()["fields"]["choice"]
    context.close()


@pytest.mark.parametrize("scripted", [True, False])
def test_what_needs_a_script(chromium: Browser, toy: Stage, scripted: bool) -> None:
    """Settings that only a script can follow are shown only where there is one."""
    context = chromium.new_context(java_script_enabled=scripted)
    tab = context.new_page()
    tab.goto(toy.address)
    assert scripted == tab.locator("#table-settings").is_visible()
    context.close()
