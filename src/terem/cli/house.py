"""House: which one a command is about, and how it is set up."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from terem.cli.parser import path
from terem.core.message import Message
from terem.data.home import terem_home
from terem.server.settings import READERS
from terem.server.sources import FILE, Given, given, in_file, settings_of

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping
    from pathlib import Path

    from terem.cli.parser import Parser
    from terem.server.settings import Settings


def which_house(parser: Parser) -> None:
    """Declare what tells which house is meant: its folder, its file of settings, its database."""
    folder, file = Message("cli-name-folder"), Message("cli-name-file")
    parser.may("--home", metavar=folder, type=path, help=Message("serve-option-home"))
    parser.may("--config", metavar=file, type=path, help=Message("serve-option-config"))
    parser.may("--database", metavar="URL", help=Message("serve-option-database"))


def settings(arguments: Namespace) -> Settings:
    """How that house is set up."""
    found = settings_given(arguments)
    return settings_of(terem_home(), found)


def settings_given(arguments: Namespace) -> dict[str, Given]:
    """What was set, by the command, by the environment or by the file of the house."""
    if arguments.home:
        # Box files are looked for there too, and worker processes inherit it.
        os.environ["TEREM_HOME"] = str(arguments.home)
    said = {name: value for name, value in vars(arguments).items() if value is not None}
    options = {name: str(said[name]) for name in READERS if name in said}
    return given(options, os.environ, _file(arguments.config))


def _file(config: Path | None) -> Mapping[str, Given]:
    chosen = config or os.environ.get("TEREM_CONFIG")
    return in_file(terem_home() / FILE if not chosen else path(str(chosen)), asked_for=bool(chosen))
