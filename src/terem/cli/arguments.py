"""The arguments that commands have in common."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from terem.cli.parser import number, path, setting
from terem.core.message import Message
from terem.core.play import check_seed

if TYPE_CHECKING:
    from argparse import Namespace

    from terem.cli.parser import Parser


def new_game(parser: Parser, *, counts: bool = False) -> None:
    """Declare what a new game needs: which, for how many, with what chance and options."""
    parser.need("game", help=Message("cli-argument-game"))
    if counts:
        parser.may("--seats", metavar="N|A..B", help=Message("cli-option-seat-counts"))
    else:
        seats = number("--seats", 1)
        parser.may("--seats", metavar="N", type=seats, help=Message("cli-option-seats"))
    parser.may("--seed", metavar="S", help=Message("cli-option-seed"))
    setup(parser)


def setup(parser: Parser) -> None:
    """Declare the options of a game and its box."""
    parser.may(
        "--option",
        metavar="K=V",
        type=setting,
        action="append",
        default=[],
        help=Message("cli-option-option"),
    )
    box(parser)


def box(parser: Parser) -> None:
    """Declare the file with the data of the owner's own box."""
    parser.may("--box", metavar=Message("cli-name-file"), type=path, help=Message("cli-option-box"))


def seed_of(arguments: Namespace) -> str:
    """The seed that was given, or one that nobody can guess."""
    return secrets.token_hex(16) if arguments.seed is None else check_seed(arguments.seed)
