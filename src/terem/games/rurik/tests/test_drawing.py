"""The drawing of Rurik: everything a player needs stands on it, and nothing else."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from terem.core.message import Message, name
from terem.core.play import Play
from terem.draw import Painted, draw
from terem.draw.page import symbols as page_symbols
from terem.draw.painter import painter_of
from terem.draw.typeset import shorten, width, wrap
from terem.games.rurik import GAME
from terem.games.rurik.components import ACTIONS, EVENTS, GOODS, LEADERS, STRUCTURES, TRACKS, Box
from terem.games.rurik.drawing import board, cards, course, court, leaders, tracks
from terem.games.rurik.drawing.emblems import DOINGS, THINGS, emblem
from terem.games.rurik.drawing.geometry import SITES, shapes
from terem.games.rurik.drawing.naming import capital
from terem.games.rurik.drawing.symbols import (
    BUILDINGS,
    EVENT_SIGNS,
    SIGNS,
    TRACK_SIGNS,
    WARES,
)
from terem.games.rurik.faces import deed_faces, scheme_faces
from terem.games.rurik.schema import components
from terem.games.rurik.sight import RurikSight
from terem.games.rurik.table import NONE
from terem.games.rurik.telling import deed_asks, reward_told
from terem.words import Words, words_for

from .looks import play
from .positions import position

SEATS: Final = (1, 2, 3, 4)
BOX: Final[Box] = components()
LANGUAGES: Final = ("en", "ru")


def walked(seats: int, choices: int, seed: str = "painted", **options: str) -> Play:
    """A game after so many choices, taken as if at random."""
    play = Play.new(GAME, seats, seed, options)
    while not play.over and choices:
        seat = play.asked()[0]
        legal = play.choices(seat)
        play.take(legal[choices * 7919 % 101 % len(legal)], seat)
        choices -= 1
    return play


def seen(play: Play, seat: int) -> RurikSight:
    """What a seat sees."""
    sight = play.sight(seat)
    assert isinstance(sight, RurikSight)
    return sight


def fragment(sight: RurikSight, language: str = "en") -> ET.Element:
    """The table as a tree."""
    return ET.fromstring(draw(GAME, sight, language).fragment())  # noqa: S314 - our own


def ids(sight: RurikSight) -> list[str]:
    """The ids of all things drawn."""
    return re.findall(r' id="([^"]*)"', draw(GAME, sight).fragment())


def speaking(language: str) -> Words:
    """The words of the game."""
    return words_for(language, GAME.package, tuple(GAME.colours))


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_choice_points_at_is_there_and_glows(seats: int) -> None:
    """Wherever an offer points, exactly one thing has that id, and it is marked as live."""
    play = walked(seats, 0)
    step = 0
    while not play.over:
        for seat in play.asked():
            sight = seen(play, seat)
            parents = Counter(ids(sight))
            assert max(parents.values()) == 1
            drawn = {found.get("id"): found for found in fragment(sight).iter()}
            for points in {offer.points for offer in sight.offers if offer.points}:
                assert points in drawn, points
                thing = drawn[points]
                assert "live" in (thing.get("class") or "").split(), points
                assert any(part.get("class") == "halo" for part in thing), points
        for _ in range(3):
            if not play.over:
                seat = play.asked()[0]
                legal = play.choices(seat)
                step += 1
                play.take(legal[step * 7919 % 101 % len(legal)], seat)


@pytest.mark.parametrize("seats", SEATS)
def test_all_that_is_used_is_defined(seats: int) -> None:
    """Every symbol that the table refers to stands among the definitions."""
    definitions = page_symbols(painter_of(GAME.package), tuple(GAME.colours))
    known = set(re.findall(r' id="([^"]*)"', definitions))
    for choices in (0, 40, 90, 1000):
        play = walked(seats, choices)
        used = re.findall(r'href="#([^"]*)"', draw(GAME, seen(play, 0)).fragment())
        assert set(used) <= known
    assert {symbol for symbol in (*DOINGS.values(), *THINGS.values()) if symbol} <= known


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("choices", [30, 110, 1000])
def test_figures_stand_in_their_regions(seats: int, choices: int) -> None:
    """Each troop, each leader and each structure is drawn once, inside its own region."""
    sight = seen(walked(seats, choices), 0)
    page = fragment(sight)
    for region, land in enumerate(sight.lands):
        place = page.find(f".//*[@id='region-{region}']")
        assert place is not None
        for side, troops in enumerate(land.troops):
            stack = place.find(f".//*[@id='stack-{region}-{side}']")
            assert (stack is not None) == bool(troops or side in land.leaders)
            for figure in troops:
                assert stack is not None
                assert stack.find(f".//*[@id='troop-{side}-{figure}']") is not None
            led = place.find(f".//*[@id='leader-{side}']") is not None
            assert led == (side in land.leaders)
        for kind, n in (("rebels", land.rebels), ("neutral", land.neutrals)):
            assert (place.find(f".//*[@id='{kind}-{region}']") is not None) == bool(n)
        assert place.find(f".//*[@id='good-{region}']") is not None


def test_a_ruler_is_told_by_shield_and_by_words() -> None:
    """The ribbon of a ruled region bears the mark of its ruler, not colour alone."""
    sight = seen(walked(4, 200), 0)
    page = fragment(sight)
    ruled = [region for region, land in enumerate(sight.lands) if land.ruler != NONE]
    assert ruled
    for region, land in enumerate(sight.lands):
        place = page.find(f".//*[@id='region-{region}']")
        assert place is not None
        marks = [use.get("href") for use in place.findall("./use")]
        assert (f"#mark-{land.ruler}" in marks) == (land.ruler != NONE)
        title = place.find("./title")
        assert title is not None
        assert ("nobody" in (title.text or "")) == (land.ruler == NONE)


@pytest.mark.parametrize(("seats", "regions"), [(1, 8), (2, 8), (3, 11), (4, 15)])
def test_regions_out_of_play_cannot_be_meant(seats: int, regions: int) -> None:
    """They are drawn without an id; the list of regions leaves them out."""
    sight = seen(walked(seats, 5), 0)
    drawn = [id for id in ids(sight) if re.fullmatch(r"region-\d+", id)]
    assert sorted(drawn) == sorted(f"region-{region}" for region in range(regions))
    rows = fragment(sight).findall(".//*[@id='group-lands']//tbody/tr")
    assert len(rows) == regions


def test_hidden_cards_are_not_drawn() -> None:
    """Of what others hold a seat is shown the number alone; so is a watcher."""
    play = walked(3, 230)
    assert not play.over
    for viewer in (NONE, 0, 1, 2):
        page = draw(GAME, seen(play, viewer)).fragment()
        agendas = re.findall(r' id="agenda-(\d+)"', page)
        own = [] if viewer == NONE else seen(play, viewer).courts[viewer].agendas
        assert agendas == [str(agenda.agenda) for agenda in own or []]
        held = set() if viewer == NONE else set(re.findall(r' id="scheme-(\d+)"', page))
        hand = [] if viewer == NONE else seen(play, viewer).courts[viewer].hand
        assert held == {str(card.scheme) for card in hand or []}
        assert ('id="group-hand"' in page) == (viewer != NONE)


def test_every_deed_lies_in_one_place() -> None:
    """In the row, before a player, or done."""
    for choices in (20, 120, 1000):
        sight = seen(walked(4, choices), 0)
        deeds = [deed.deed for deed in sight.deed_row]
        for side in sight.courts:
            deeds += [deed.deed for deed in (*side.deeds, *side.done)]
        drawn = re.findall(r' id="deed-(\d+)"', draw(GAME, sight).fragment())
        assert sorted(map(int, drawn)) == sorted(deeds)


def test_advisors_are_told_apart() -> None:
    """On the board and in hand each advisor has an id of its own, which goes with it."""
    sight = seen(walked(4, 60), 0)
    page = draw(GAME, sight).fragment()
    men = re.findall(r' id="(man-[^"]*)"', page)
    assert len(men) == len(set(men))
    placed = sum(slot.side != NONE for slots in sight.board for slot in slots)
    assert len(men) == placed + sum(sum(side.advisors) for side in sight.courts)


def test_two_kinds_of_table_are_not_mistaken() -> None:
    """With one brush for both, the second side is a player at one table, rebels at the other."""
    alone, pair = seen(walked(1, 60), 0), seen(walked(2, 60), 0)
    once = draw(GAME, alone).fragment()
    assert "#warrior-rebel" in once
    assert "#warrior-rebel" not in draw(GAME, pair).fragment()
    assert draw(GAME, alone).fragment() == once


def test_the_viewer_comes_first() -> None:
    """The own court is the first of all, and the seats follow round the table."""
    order = re.findall(r'id="group-court-(\d)"', draw(GAME, seen(walked(4, 20), 2)).fragment())
    assert order == ["2", "3", "0", "1"]


@pytest.mark.parametrize(
    ("rules", "moves", "where"),
    [
        ("turn blue move 1\nkiev: blue 2 leader", ["move kiev"], "stack-5-0"),
        ("turn blue move 1\nkiev: blue 2 leader", ["move-leader kiev"], "leader-0"),
        ("strategy blue", ["advisor 4"], "advisor-0-4"),
    ],
)
def test_what_is_picked_up_is_marked(rules: str, moves: list[str], where: str) -> None:
    """One spot shines behind it, for whoever decides where it goes, and for nobody else."""
    table = position(f"{rules}\nblue: boris; coins 1\nred:")
    spots = './/*[@class="picked"]'
    assert not fragment(GAME.sight(table, 0)).findall(spots)
    play(table, *moves)
    marked = fragment(GAME.sight(table, 0))
    assert (
        len(marked.findall(spots)) == len(marked.findall(f'.//*[@id="{where}"]/{spots[3:]}')) == 1
    )
    assert not fragment(GAME.sight(table, 1)).findall(spots)


def test_after_the_end_nothing_glows() -> None:
    """Scores are told, agendas are shown, no choice is left."""
    sight = seen(walked(3, 3000), 0)
    assert sight.outcome is not None
    page = draw(GAME, sight).fragment()
    assert 'id="ledger-table"' in page
    assert not re.findall(r'class="[^"]*\blive\b', page)
    assert len(re.findall(r' id="agenda-', page)) == sight.seats


def test_everything_printed_has_a_picture() -> None:
    """Goods, actions, structures, tracks and events have icons, and no two the same outline."""
    assert set(WARES) == set(GOODS)
    assert set(SIGNS) == set(ACTIONS)
    assert set(BUILDINGS) == set(STRUCTURES)
    assert set(TRACK_SIGNS) == {*TRACKS, "war"}
    assert set(EVENT_SIGNS) == set(EVENTS)
    assert len({outline for outline, _, _, _ in WARES.values()}) == len(GOODS)
    assert len({icon for _, _, icon, _ in WARES.values()}) == len(GOODS)
    assert len({icon for _, icon in SIGNS.values()}) == len(ACTIONS)


def test_regions_that_touch_are_neighbours() -> None:
    """Two regions share a border on the map if and only if the box says so."""
    assert set(SITES) == set(BOX.region_id) == set(shapes())
    edges = {
        id: {
            frozenset(pair)
            for pair in zip(site.corners, (*site.corners[1:], site.corners[0]), strict=True)
        }
        for id, site in SITES.items()
    }
    touching = {pair for pair in combinations(BOX.region_id, 2) if edges[pair[0]] & edges[pair[1]]}
    printed = {
        (id, BOX.region_id[near])
        for number, id in enumerate(BOX.region_id)
        for near in BOX.regions[number].neighbours
        if near > number
    }
    assert touching == printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_their_cards(language: str) -> None:
    """No power, deed, agenda or event is longer than the place it is written in."""
    words = speaking(language)
    for leader in LEADERS:
        power = words.text(Message(f"leader-does-{leader}"))
        assert len(wrap(power, court.TEXT_SIZE, court.TEXT_ROOM)) <= court.TEXT_LINES
        lines = wrap(power, 15.5, leaders.CARD[0] - 22)
        assert 54 + 16.5 * (len(lines) - 1) < leaders.CARD[1]
    rebel = words.text(Message("leader-does-rebel"))
    assert len(wrap(rebel, court.TEXT_SIZE, court.TEXT_ROOM)) <= court.TEXT_LINES
    for deed in deed_faces(BOX):
        does = {"asks": deed_asks(deed), "gives": reward_told(deed.reward)}
        told = words.text(Message("deed-does", {**does}))
        assert len(wrap(told, 15.5, cards.DEED[0] - 62)) <= 2, deed.id
        price, gain = cards.signs_of_price(deed), cards.signs_of_reward(deed.reward)
        room = cards.DEED[0] - 74 - cards.measure(price) - cards.measure(gain) - cards.ARROW
        title = capital(words.text(name("deed", deed.id)))
        assert shorten(title, 19, room) == title
        small = cards.measure(price, 22) + cards.measure(gain, 22) + cards.ARROW
        assert small < cards.CHIP[0] - 12, deed.id
        assert shorten(title, 16.5, cards.CHIP[0] - 44) == title
    for agenda in BOX.agendas:
        told = words.text(Message(f"agenda-does-{agenda.id}"))
        assert len(wrap(told, 15.5, cards.AGENDA[0] - 62)) <= 2
    for event in EVENTS:
        told = words.text(Message(f"event-does-{event}"))
        assert len(wrap(told, 16, course.WIDTH - 80)) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_whole(language: str) -> None:
    """Banners, tracks, schemes and priorities have room for their names."""
    words = speaking(language)
    banners = [capital(words.text(name("action", action))) for action in ACTIONS]
    least = [max(board.LEAST, width(banner, board.NAME_SIZE) + 8) for banner in banners]
    assert sum(least) + board.GAP * (len(least) - 1) + 2 * board.EDGE <= board.WIDTH
    for track in (*TRACKS, "war"):
        assert width(words.text(name("track", track)), 16) <= tracks.LABEL - 4
    for scheme in scheme_faces(BOX):
        room = cards.SCHEME_CARD[0] - 10
        lines = wrap(capital(words.text(name("scheme", scheme.id))), 15.5, room)
        assert len(lines) <= 2
        assert max([width(line, 15.5) for line in lines]) <= room
        line = cards.measure(cards.signs_of_reward(scheme.reward), 34)
        assert line <= cards.SCHEME_CARD[0]
    for priority in ("war", "build", "tax"):
        assert width(words.text(name("priority", priority)), 19) <= 88


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_position_is_told_in_words(seats: int, language: str) -> None:
    """Every region in play, every banner and every side is spoken of."""
    sight = seen(walked(seats, 70), 0)
    words = speaking(language)
    told = " ".join([words.text(message) for message in painter_of(GAME.package).describe(sight)])
    for land in sight.lands:
        assert words.text(name("region", land.id)) in told
    for action in ACTIONS:
        assert words.text(name("action", action)) in told
    for side in range(sight.seats):
        assert words.who(side) in told


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_kept_equals_what_is_drawn_anew(seats: int) -> None:
    """What is painted piece by piece is what a fresh drawing would show, to the end."""
    play = walked(seats, 0)
    painted = Painted()
    step = 0
    while not play.over:
        seat = play.asked()[0]
        legal = play.choices(seat)
        step += 1
        play.take(legal[step * 7919 % 101 % len(legal)], seat)
        drawing = draw(GAME, play.sight(0), painted=painted)
        assert draw(GAME, play.sight(0)).groups == drawing.groups


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_one_picture_is_well_formed(seats: int, language: str) -> None:
    """It is read as strictly as XML is, and nothing in it refers to what is not there."""
    picture = draw(GAME, seen(walked(seats, 80), 0), language).svg()
    ET.fromstring(picture)  # noqa: S314 - our own
    known = set(re.findall(r' id="([^"]*)"', picture))
    assert set(re.findall(r'href="#([^"]*)"', picture)) <= known
    assert set(re.findall(r"url\(#([^)]*)\)", picture)) <= known


def test_the_map_is_reached_by_the_keyboard() -> None:
    """On a narrow page it is scrolled sideways, so it can have the focus."""
    page = fragment(seen(walked(2, 30), 0))
    scrolled = [group for group in page.iter("section") if group.get("tabindex") == "0"]
    assert [group.get("id") for group in scrolled] == ["group-map"]


def test_emblems_stand_before_what_is_done() -> None:
    """A choice shows the action or the thing it is about."""
    region = name("region", "kiev")
    assert emblem(Message("choice-muster", {"region": region})) == "sign-muster"
    banner = Message("choice-banner", {"action": name("action", "tax"), "slot": 1})
    assert emblem(banner) == "sign-tax"
    assert emblem(Message("choice-pay", {"good": name("good", "fur")})) == "ware-fur"
    assert emblem(Message("choice-to", {"region": region})) == ""
