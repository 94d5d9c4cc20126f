"""Chronicle: what happened, as typed facts with an audience; feeds log, sound and flight."""

from __future__ import annotations

import msgspec

from terem.core.message import Arg, Message


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened while the choice with this number was taken."""

    ply: int
    message: Message
    audience: tuple[int, ...] | None = None
    """The seats that may know it; everybody and every watcher when None."""

    def known_to(self, seat: int) -> bool:
        """Whether a seat, or a watcher, may read it."""
        return self.audience is None or seat in self.audience


class Chronicle:
    """Facts in the order in which they came true. A searching table has none."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.forgotten = 0
        """How many facts there were before those that are kept."""
        self.ply = 0

    def tell(self, id: str, args: dict[str, Arg], audience: tuple[int, ...] | None = None) -> None:
        """Write down a fact."""
        self.facts.append(Fact(self.ply, Message(id, args), audience))

    def forget(self, most: int) -> None:
        """Keep the newest facts alone, once there are twice as many."""
        if len(self.facts) >= 2 * most:
            gone = len(self.facts) - most
            del self.facts[:gone]
            self.forgotten += gone

    def since(self, ply: int, seat: int) -> list[Fact]:
        """The facts that came after a ply, as far as a seat may know them."""
        return [fact for fact in self.facts if fact.ply > ply and fact.known_to(seat)]
