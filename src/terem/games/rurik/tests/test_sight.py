"""What each seat and a watcher see (rulebook: hands, agendas and piles are hidden)."""

from __future__ import annotations

from terem.core.play import Play
from terem.core.step import NOBODY
from terem.games.rurik import GAME
from terem.games.rurik.table import RurikTable

from .looks import choices, play
from .positions import position

TABLE = """
    turn blue scheme 1
    kiev: blue 2 leader, red 1, rebels 1, church blue, taxed
    left: tax-2 move-3 deed
    row: hoard market-day trade-route
    prizes: coins-2
    blue: boris; coins 5; goods wood 4 fish; hand tax-1 move-1; deeds send-gifts; agenda regal
    red: maria; hand attack-1; done generous-prince; agenda wealthy
    yellow: agatha
"""


def test_hands_are_seen_by_their_owners() -> None:
    """Others see how many cards there are."""
    for viewer in (NOBODY, 0, 1, 2):
        courts = GAME.sight(position(TABLE), viewer).courts
        assert [court.cards for court in courts] == [2, 1, 0]
        assert [court.hand is not None for court in courts] == [seat == viewer for seat in range(3)]
    own = GAME.sight(position(TABLE), 0).courts[0].hand
    assert own is not None
    assert [card.id for card in own] == ["move-1", "tax-1"]


def test_agendas_are_dealt_when_all_have_a_leader() -> None:
    """Leaders are chosen before (setup 8 and 10)."""
    table = Play.new(GAME, 2, "agendas").table
    assert isinstance(table, RurikTable)
    for dealt in (0, 0, 2):
        courts = [GAME.sight(table, seat).courts[seat] for seat in range(2)]
        assert [len(court.agendas or []) for court in courts] == [dealt, dealt]
        play(table, choices(table)[0])


def test_agendas_are_seen_by_their_owners_until_the_end() -> None:
    """When the game is over all lie open."""
    courts = GAME.sight(position(TABLE), 1).courts
    assert courts[0].agendas is None
    assert [card.id for card in courts[1].agendas or []] == ["wealthy"]
    end = position("round 4\nclaim\nblue: agenda regal\nred: agenda wealthy")
    courts = GAME.sight(end, NOBODY).courts
    assert [[card.id for card in court.agendas or []] for court in courts] == [
        ["regal"],
        ["wealthy"],
    ]


def test_piles_and_decks_have_only_their_height() -> None:
    """And the discards lie open."""
    sight = GAME.sight(position(TABLE), 0)
    assert sum(sight.piles) == 27 - 3
    assert (sight.known, sight.discard, sight.prizes) == ([[], []], [], 15)
    assert [deed.id for deed in sight.deed_row] == ["hoard", "market-day", "trade-route"]
    assert sight.deed_deck == 26 - 3 - 2


def test_looked_at_and_put_back() -> None:
    """Only who looks sees the cards, and what it has laid on the pile."""
    table = play(position(TABLE), "perform", "pile left")
    assert [card.id for card in GAME.sight(table, 0).looked] == ["deed", "move-3", "tax-2"]
    assert GAME.sight(table, 1).looked == GAME.sight(table, NOBODY).looked == []
    play(table, "keep deed", "topmost tax-2")
    known = [[card.id for card in pile] for pile in GAME.sight(table, 0).known]
    assert known == [["tax-2", "move-3"], []]
    assert GAME.sight(table, 1).known == [[], []]


def test_the_map_is_open() -> None:
    """Troops, leaders, rebels, structures, goods, and who rules."""
    land = GAME.sight(position(TABLE), NOBODY).lands[5]
    assert (land.id, land.stock, land.rebels, land.ruler) == ("kiev", False, 1, 0)
    assert [len(figures) for figures in land.troops] == [2, 1, 0]
    assert (land.leaders, land.structures, land.capital) == ([0], [0, -1, -1], True)


def test_boards_are_open() -> None:
    """Goods, coins, deeds, and what lies on the boat at best."""
    court = GAME.sight(position(TABLE), 2).courts[0]
    assert (court.coins, court.goods, court.boat) == (5, [4, 0, 1, 0, 0], [3, 0, 1, 0, 0])
    assert [deed.id for deed in court.deeds] == ["send-gifts"]
    assert (court.rules, court.occupies, court.joined) == (1, 1, 1)


def test_the_turn_is_open() -> None:
    """Points at hand, and what the action costs."""
    table = play(position(TABLE), "scheme tax-1")
    turn = GAME.sight(table, 1).turn
    assert turn is not None
    assert (turn.banner, turn.points, turn.cost) == (5, [0, 0, 0, 1, 0], 0)
    assert GAME.sight(position("strategy blue\nblue:\nred:"), 0).turn is None


def test_what_is_picked_up() -> None:
    """A troop or the leader until it is told where it goes, an advisor until it stands."""
    text = "turn blue move 1\nkiev: blue 2 leader\nvolyn: blue 1\nblue: boris\nred:"
    table = position(text)
    assert GAME.sight(table, 0).picked == ""
    play(table, "move kiev")
    sight = GAME.sight(table, 0)
    assert sight.picked == f"troop-0-{sight.lands[5].troops[0][0]}"
    assert GAME.sight(table, 1).picked == ""
    play(table, "to polotsk")
    moved = int(sight.picked.split("-")[2])
    assert GAME.sight(table, 0).lands[2].troops[0] == [moved]
    assert GAME.sight(table, 0).picked == ""
    play(table, "move-leader kiev")
    assert GAME.sight(table, 0).picked == "leader-0"
    table = play(position("strategy blue\nblue: coins 1\nred:"), "advisor 4")
    assert GAME.sight(table, 0).picked == "advisor-0-4"
    play(table, "banner muster")
    assert GAME.sight(table, 0).picked == "advisor-0-4"
    play(table, "bribe 0")
    assert GAME.sight(table, 0).picked == ""


def test_whose_figure_is_sent_away() -> None:
    """By Predslava it is somebody else's."""
    text = "turn blue move 1\nkiev: blue leader, red 1 leader\nblue: predslava\nred: boris"
    table = play(position(text), "displace 2")
    sight = GAME.sight(table, 0)
    assert sight.picked == f"troop-1-{sight.lands[5].troops[1][0]}"


def test_only_whoever_is_asked_has_offers() -> None:
    """Others see who is asked."""
    table = position(TABLE)
    assert [bool(GAME.sight(table, viewer).offers) for viewer in (NOBODY, 0, 1)] == [
        False,
        True,
        False,
    ]
    assert GAME.sight(table, 1).asked == [0]
    assert GAME.sight(table, 1).prompt is None
