"""Sounds: each can be heard, and none so loudly that it breaks."""

from __future__ import annotations

import pytest
from client.stage import Stage
from playwright.sync_api import Browser

# The room in which the script plays is one that writes down what is heard.
ROOM = """
window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 96000, 48000); window.room = this; }
    get state() { return 'running'; }
};
localStorage.setItem('terem-wishes', '{"sounds": true}');
"""
HEARD = """async () => {
    const heard = (await window.room.startRendering()).getChannelData(0);
    const loud = part => Math.max(...part.map(Math.abs));
    return [loud(heard), loud(heard.slice(-100))];
}"""


@pytest.mark.parametrize("asked", [False, True], ids=["wood", "bell"])
def test_a_sound_is_heard(chromium: Browser, toy: Stage, *, asked: bool) -> None:
    """It is no silence, stays far from what a loudspeaker cannot follow, and dies away."""
    context = chromium.new_context()
    context.add_init_script(ROOM)
    tab = context.new_page()
    tab.goto(toy.address)
    toy.meet()
    toy.show(tell=("Boris waits",), asked=False)
    tab.locator("#told p").first.wait_for()
    tab.locator("#log").click()
    toy.show(tell=("Boris moves",), asked=asked)
    tab.locator("#told p").nth(1).wait_for()
    loudest, last = tab.evaluate(HEARD)
    context.close()
    assert 0.03 < loudest < 0.5
    assert last < 0.001
