"""Conformance: the properties that every game must have, found out by playing it.

Each property is a function that yields violations, as messages; none means that it holds. They run
on the house's own games in its tests, on anybody's game by ``terem walk --check``, and on toys that
are broken on purpose, each of which must be caught.
"""

from terem.conformance.walked import Walked, check_walk

__all__ = ["Walked", "check_walk"]
