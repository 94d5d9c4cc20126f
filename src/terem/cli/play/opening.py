"""Opening: from the arguments, or from questions, to a room where a game can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from terem.cli.arguments import seed_of
from terem.cli.boxes import components_of, follow
from terem.cli.files import read_record
from terem.cli.games import manifest_of
from terem.cli.options import option_name
from terem.cli.play.room import Room
from terem.cli.play.saves import Save, claim, claim_any, unfinished
from terem.cli.play.seating import ask_seating, seating, stored_seating
from terem.cli.seats import check_seats
from terem.core.errors import TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.games import find, games

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.play.console import Console
    from terem.cli.play.seating import Seating
    from terem.cli.voice import Voice
    from terem.core.position import AnyGame

BOT: Final = "greedy"
"""Who sits opposite when nobody else was named."""


def begin(arguments: Namespace, console: Console, voice: Voice) -> Room:
    """Begin a game, or go on with one."""
    if arguments.resume is None and arguments.game is None:
        left = _ask_unfinished(console, voice)
        if left is not None:
            arguments.resume = left
    if arguments.resume is not None:
        return _resume(arguments, console, voice)
    if arguments.game is None:
        game = _ask_game(console, voice)
        voice.enter(game)
        seats = arguments.seats or _ask_seats(game, console)
        options = _ask_options(game, seats, dict(arguments.option), console, voice)
        held = _seating(arguments, seats) or ask_seating(console, seats, arguments.bot or BOT)
    else:
        game = find(arguments.game)
        voice.enter(game)
        seats = arguments.seats or game.seats[0]
        check_seats(game, seats)
        options = dict(arguments.option)
        held = seating(arguments.me or "1", arguments.bot or BOT, seats)
    components = components_of(game, arguments.box)
    play = Play.new(game, seats, seed_of(arguments), options, components)
    save = claim_any(game.id) if arguments.save is None else claim(arguments.save)
    save.store_seating(held)
    return _room(play, held, save, console)


def _resume(arguments: Namespace, console: Console, voice: Voice) -> Room:
    given: list[Any] = [arguments.game, arguments.seats, arguments.seed, *arguments.option]
    if any(value is not None for value in given):
        raise TeremError(Message("cli-play-resume-alone"))
    path: Path = arguments.resume
    play = follow(path, read_record(path), voice, arguments.box)
    # A game that was put away in the middle of forced choices stands at one of them.
    play.settle()
    save = Save(path)
    if play.over:
        return Room(play, [], save, console)
    seats = play.record.seats
    held = (
        _seating(arguments, seats)
        or stored_seating(save.seating(), seats)
        or ask_seating(console, seats, BOT)
    )
    if arguments.save is not None:
        save = claim(arguments.save)
    save.store_seating(held)
    return _room(play, held, save, console)


def _room(play: Play, held: Seating, save: Save, console: Console) -> Room:
    save.store(play.record)
    room = Room(play, held, save, console)
    room.welcome()
    return room


def _seating(arguments: Namespace, seats: int) -> Seating | None:
    """The seating that the arguments name, if they name one."""
    if arguments.me is None and arguments.bot is None:
        return None
    return seating(arguments.me or "1", arguments.bot or BOT, seats)


def _ask_unfinished(console: Console, voice: Voice) -> Path | None:
    left = unfinished()
    if not left:
        return None
    answers = [voice.text(Message("cli-play-new")), *(path.stem for path in left)]
    number = console.choose(Message("cli-play-ask-resume"), answers)
    return left[number - 1] if number else None


def _ask_game(console: Console, voice: Voice) -> AnyGame:
    known = list(games().values())
    if not known:
        raise TeremError(Message("cli-play-no-games"))
    titles = [manifest_of(game).title for game in known]
    answers = [title.ru if voice.lang == "ru" else title.en for title in titles]
    return known[console.choose(Message("cli-play-ask-game"), answers)]


def _ask_seats(game: AnyGame, console: Console) -> int:
    if len(game.seats) == 1:
        return game.seats[0]
    text = console.voice.text
    answers = [text(Message("count-seats", {"n": seats})) for seats in game.seats]
    return game.seats[console.choose(Message("cli-play-ask-seats"), answers)]


def _ask_options(
    game: AnyGame, seats: int, given: dict[str, str], console: Console, voice: Voice
) -> dict[str, str]:
    """Ask for every option that concerns so many and that the arguments left open."""
    for option in game.options:
        if option.id in given or not option.concerns(seats):
            continue
        asked = Message("cli-play-ask-option", {"option": option_name(option.id)})
        answers = [voice.text(option_name(option.id, value)) for value in option.values]
        given[option.id] = option.values[console.choose(asked, answers)]
    return given
