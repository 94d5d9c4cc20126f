"""The command line of the house: ``terem games``, ``terem play`` and the rest."""

from terem.cli.main import main

__all__ = ["main"]
