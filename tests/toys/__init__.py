"""A toy box: a whole small game with every trait that conformance looks at.

Three lots lie face down. For each, all bid coins in secret and at once; whoever bids most pays,
looks at the lot, and keeps it or hands it to somebody. A die tells what each lot in hand is worth.
"""

from toys.game import GAME

__all__ = ["GAME"]
