"""Flights: a thing that lies elsewhere than before is seen to go there, where that is wished."""

from __future__ import annotations

from client.stage import Stage, group
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect

COUNT = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (target.matches('.air')) window.flights += addedNodes.length;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def settled(tab: Tab, toy: Stage) -> None:
    """Begin to count flights, when what was missed can have come."""
    tab.clock.install()
    tab.reload()
    toy.meet()
    tab.evaluate(COUNT)
    tab.clock.run_for(1_500)


def flights(tab: Tab, toy: Stage, *parts: str) -> int:
    """How many things fly when these parts are shown."""
    before = tab.evaluate("window.flights")
    toy.show(*parts, tell=("Shown.",))
    expect(tab.locator("#told p")).to_have_count(1)
    tab.evaluate("document.getElementById('told').replaceChildren()")
    return int(tab.evaluate("window.flights")) - int(before)


def test_things_fly(tab: Tab, toy: Stage) -> None:
    """Within a group and to another one; what stays, appears or goes does not."""
    settled(tab, toy)
    hall = group("hall", king=10, rook=310, knight=210)
    assert 2 == flights(tab, toy, hall, group("yard", well=10, pawn=200))
    expect(tab.locator(".air > *")).to_have_count(0)
    assert 0 == tab.evaluate("document.getAnimations().length")


def test_a_pushed_group_does_not_fly(tab: Tab, toy: Stage) -> None:
    """When a group is pushed along by what stands above it, its things have gone nowhere."""
    settled(tab, toy)
    tall = group("hall", king=10, rook=110, pawn=210).replace("</svg>", "</svg><p>A word</p>")
    assert 0 == flights(tab, toy, tall, group("yard", well=12))


def test_a_thing_that_grows_does_not_fly(tab: Tab, toy: Stage) -> None:
    """A place gets larger with what lies in it; only the thing itself has come from elsewhere."""
    settled(tab, toy)
    well = (
        '<g id="well"><rect x="10" y="10" width="40" height="40"/><g id="pawn">'
        '<rect x="30" y="30" width="30" height="30"/></g></g>'
    )
    yard = group("yard").replace("</svg>", f"{well}</svg>")
    assert 1 == flights(tab, toy, group("hall", king=10, rook=110), yard)


def test_inner_things_fly_along(tab: Tab, toy: Stage) -> None:
    """What lies in a thing that flies does not fly a second time."""
    settled(tab, toy)
    load = '<g id="load"><rect width="30" height="30"/></g>'
    for x, expected in ((10, 0), (300, 1)):
        yard = group("yard").replace(
            "</svg>", f'<g id="cart" transform="translate({x} 5)">{load}</g></svg>'
        )
        assert expected == flights(tab, toy, yard)


def test_no_swarm(tab: Tab, toy: Stage) -> None:
    """No more than two dozen fly at once."""
    settled(tab, toy)
    many = {f"piece-{n}": n * 9 for n in range(30)}
    assert 0 == flights(tab, toy, group("yard", **many))
    assert 24 == flights(tab, toy, group("yard", **{id: 400 - x for id, x in many.items()}))


def test_reduced_motion(tab: Tab, toy: Stage) -> None:
    """Whoever asks for less motion sees none."""
    settled(tab, toy)
    tab.emulate_media(reduced_motion="reduce")
    assert 0 == flights(tab, toy, group("hall", king=310))
    tab.emulate_media(reduced_motion="no-preference")
    assert 1 == flights(tab, toy, group("hall", king=10))


def test_without_flights(tab: Tab, toy: Stage) -> None:
    """They can be switched off."""
    settled(tab, toy)
    tab.locator("[name=flights]").uncheck()
    assert 0 == flights(tab, toy, group("hall", king=310))


def test_a_hidden_tab(tab: Tab, toy: Stage) -> None:
    """Nothing flies where nobody looks, and the page is right when somebody does."""
    settled(tab, toy)
    tab.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    assert 0 == flights(tab, toy, group("hall", king=310))
    expect(tab.locator("#king")).to_have_attribute("transform", "translate(310 10)")


def test_what_was_missed_does_not_fly(tab: Tab, toy: Stage) -> None:
    """After a pause the page is right at once; only what happens before one's eyes is shown."""
    settled(tab, toy)
    toy.drop()
    toy.meet()
    assert 0 == flights(tab, toy, group("hall", king=310))
    tab.clock.run_for(1_500)
    assert 1 == flights(tab, toy, group("hall", king=10))
