"""The line: it comes back by itself, and nothing that was sent is lost or doubled."""

from __future__ import annotations

from client.stage import FIRST, HALL, Stage, fields, question
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect

from terem.server.live import UNKNOWN


def test_the_moment_is_told(tab: Tab, toy: Stage) -> None:
    """A line that comes back says what the page shows, so that only what is newer is told."""
    toy.show(HALL, tell=("Something.",))
    expect(tab.locator("#told p")).to_have_count(1)
    toy.drop()
    assert "one.2" == toy.meet()


def test_sent_again_with_the_same_key(tab: Tab, toy: Stage) -> None:
    """A choice that was not answered is sent again when the line is back, as the same click."""
    tab.locator("button[value=rook]").click()
    first = toy.hear()
    toy.drop()
    toy.meet()
    assert first == toy.hear()
    toy.say(re=first["id"])
    toy.drop()
    toy.meet()
    toy.show(question("Where to?", "well"), fields(4))
    tab.locator("button[value=well]").click()
    assert "well" == toy.hear()["fields"]["choice"]


def test_a_server_begun_anew(tab: Tab, toy: Stage) -> None:
    """What is chosen while the server is away is kept and shown to wait, then sent."""
    toy.close()
    status = tab.locator(".line-status")
    expect(status).to_have_text("No connection")
    tab.locator("button[value=pawn]").click()
    expect(status).to_have_text("Waiting to send")
    expect(tab.locator("button[value=pawn]")).to_have_attribute("aria-busy", "true")
    toy.open()
    said = toy.hear()
    assert "pawn" == said["fields"]["choice"]
    toy.say(re=said["id"])
    toy.say(at="two.1", parts={"group-question": question("Where?", "well")}, asked=True)
    expect(status).to_be_empty()
    expect(tab.locator("[aria-busy]")).to_have_count(0)


def test_back_from_no_network(tab: Tab, toy: Stage) -> None:
    """When the network is back the line is opened anew at once, for the old one may be dead."""
    tab.context.set_offline(True)
    tab.context.set_offline(False)
    toy.meet()
    tab.locator("button[value=king]").click()
    assert "king" == toy.hear()["fields"]["choice"]


def test_a_dead_line_is_noticed(tab: Tab, toy: Stage) -> None:
    """Who is not answered in a few seconds does not trust the line and opens another one."""
    tab.clock.install()
    tab.reload()
    toy.meet()
    tab.locator("button[value=king]").click()
    first = toy.hear()
    tab.clock.run_for(6_500)
    toy.meet()
    assert first == toy.hear()


def test_the_ordinary_way(tab: Tab, toy: Stage) -> None:
    """Where no socket can be had at all, the form is posted in the end, with the same key."""
    tab.clock.install()
    toy.deaf = True
    tab.reload()
    key = tab.locator("[name=key][form=choices]").input_value()
    posts: list[str] = []
    tab.on(
        "request",
        lambda sent: posts.append(sent.post_data or "") if sent.method == "POST" else None,
    )
    tab.locator("button[value=rook]").click()
    tab.clock.run_for(11_000)
    expect(tab.locator("#choices")).to_have_count(0)
    assert f"key={key}" in posts[0]
    assert "choice=rook" in posts[0]
    assert "_csrf_token=proof" in posts[0]


def test_too_long_for_the_line(tab: Tab, toy: Stage) -> None:
    """What the socket would not take is posted, and the server says what is wrong with it."""
    tab.locator("#text").fill("long " * 1000)
    with tab.expect_request(f"{toy.address}say") as sent:
        tab.keyboard.press("Enter")
    assert "POST" == sent.value.method
    assert toy.heard.empty()


def test_the_key_opens_nothing_any_more(tab: Tab, toy: Stage) -> None:
    """The page is loaded anew, by whoever this browser is now; nothing else does it so soon."""
    toy.drop()
    toy.meet()
    tab.evaluate("document.title = 'As it was'")
    with tab.expect_navigation():
        toy.drop(UNKNOWN)
    expect(tab).to_have_title("Toy")
    toy.meet()


def test_a_call_in_the_background(tab: Tab, toy: Stage) -> None:
    """A tab that nobody looks at says in its title that it is waited for, until one looks."""
    tab.evaluate("Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})")
    toy.show(FIRST, HALL)
    expect(tab).to_have_title("● Toy")
    tab.evaluate("delete document.hidden")
    tab.evaluate("document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))")
    expect(tab).to_have_title("Toy")
