"""House: opens the store, welcomes guests, lays tables and finds their keepers."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Final

from terem.core.errors import Refused, TeremError
from terem.core.message import Message
from terem.core.play import Play
from terem.data.home import new_components
from terem.data.inventory import inventory_of
from terem.games import find
from terem.server.accounts import Accounts
from terem.server.clock import now
from terem.server.errands import Errands
from terem.server.errors import TableNotFound
from terem.server.keeper import Keeper
from terem.server.keepers import Keepers
from terem.server.kept import Kept, kept_of
from terem.server.laying import Laying, secret_in
from terem.server.metrics import Metrics
from terem.server.people import Guest, SeatPlan, TableInfo, describe
from terem.server.registry import Registry, hash_of
from terem.server.sockets import Sockets
from terem.server.store import Store
from terem.server.store.rows import Origin
from terem.server.thinkers import Thinkers

__all__ = ["Guest", "House", "SeatPlan", "TableInfo", "TableNotFound"]

FILE: Final = "terem.sqlite3"
KEPT: Final = 256
"""So many tables stay in memory after nobody looks at them any more."""

MOST_TABLES: Final = 100
FORGOTTEN: Final = 30 * 24 * 3600 * 1000
"""So many tables may a guest have under way; what nobody has touched for so long is not counted."""

_LISTED: Final = 200
_OFFERED: Final = 30
_DAY: Final = 24 * 3600 * 1000
"""So many tables are offered to everybody, none on which nothing happened for so long."""


class House:
    """Everything that lasts longer than a request."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        thinkers: Thinkers,
        kept: int,
        metrics: Metrics,
        *,
        chat: bool = True,
        pace: float = 0.0,
    ) -> None:
        self.chat: Final = chat
        """Whether players may write to each other in this house."""
        self._pace: Final = pace
        """Seconds for which a bot's choice is seen before the next bot chooses."""
        self.metrics: Final = metrics
        self.sockets: Final = Sockets(metrics.sockets)
        self._store: Final = store
        self._laying: Final = Laying(secret)
        self._thinkers: Final = thinkers
        self._errands: Final = Errands()
        self.registry: Final = Registry(store, self.sockets)
        self.accounts: Final = Accounts(store, self.registry)
        self._patrol: asyncio.Task[None] | None = None
        self._keepers: Final = Keepers(self._load, kept)
        metrics.keepers.set_function(lambda: len(self._keepers))

    @classmethod
    async def open(
        cls,
        url: str | None,
        folder: Path,
        *,
        thinkers: Thinkers | None = None,
        kept: int = KEPT,
        chat: bool = True,
        pace: float = 0.0,
    ) -> House:
        """Open the house on a database, or on a file in its folder."""
        metrics = Metrics()
        file = folder / FILE
        opened = Store.in_file(file, metrics) if url is None else Store.open(url, metrics)
        store = await opened
        try:
            secret = secret_in(folder)
        except OSError:
            await store.close()
            raise TeremError(Message("server-folder", {"folder": str(folder)})) from None
        crew = Thinkers() if thinkers is None else thinkers
        return cls(store, secret, crew, kept, metrics, chat=chat, pace=pace)

    async def close(self) -> None:
        """Finish what is under way; all that was acknowledged is in the store already."""
        await self._errands.finish()
        await self._thinkers.close()
        await self._store.close()

    async def well(self) -> bool:
        """Whether the store answers."""
        return await self._store.answers()

    # Guests.

    async def guest(self, token: str | None, name: str = "") -> Guest:
        """The guest with a token, known by a new name if one is given; a stranger gets a token."""
        return await self.registry.guest(token, name)

    async def let_in(self, guest: Guest, before: Guest | None) -> Guest:
        """A browser is a guest's from now on, and what it played before goes along."""
        guest, moved = await self.registry.let_in(guest, before)
        await self._reread(moved)
        return guest

    async def erase(self, guest: Guest) -> None:
        """Forget who a guest was; the games stay whole."""
        await self._reread(await self._store.erase(guest.id))
        await self.registry.cut(guest)

    def look_after_keys(self) -> None:
        """See to it that live tables are closed whose keys were taken away, here or elsewhere."""
        if self._patrol is None or self._patrol.done():
            self._patrol = self._errands.start(self.registry.look_around(), idle=True)

    async def kept(self, guest: Guest) -> Kept:
        """Everything that is kept of a guest."""
        return await kept_of(self._store, guest)

    async def _reread(self, tables: list[str]) -> None:
        """Tell the keepers of this house that their seats are held otherwise."""
        for keeper in filter(None, map(self._keepers.known, tables)):
            await keeper.reread()

    async def _load(self, table: str) -> Keeper:
        return await Keeper.load(
            self._store,
            self._thinkers,
            self._errands,
            self.metrics,
            table,
            chat=self.chat,
            pace=self._pace,
        )

    # Tables.

    async def create(
        self,
        game: str,
        options: dict[str, str],
        seats: list[SeatPlan],
        host: Guest,
        *,
        hot_seat: bool = False,
        chat: bool = True,
        listed: bool = False,
        seed: str | None = None,
        follows: str | None = None,
    ) -> str:
        """Lay a table; its id is the only way to it."""
        found = find(game)
        # Box files are read from the disk.
        box = await asyncio.to_thread(new_components, inventory_of(found.package))
        hidden = secrets.token_hex(32) if seed is None else seed
        play = Play.new(found, len(seats), hidden, options, box)
        origin = Origin(follows=follows)
        return await self.lay(
            play, seats, host, hot_seat=hot_seat, chat=chat, listed=listed, origin=origin
        )

    async def lay(
        self,
        play: Play,
        seats: list[SeatPlan],
        host: Guest,
        *,
        hot_seat: bool = False,
        chat: bool = True,
        listed: bool = False,
        origin: Origin,
    ) -> str:
        """Lay a table on which the game stands as in a play, wherever that comes from."""
        if not origin.loaded:
            await self._check_room(host)
        laid = self._laying.lay(play, seats, host, hot_seat=hot_seat, listed=listed, origin=origin)
        await self._store.add_table(laid.setup, laid.line, laid.seats, laid.events, chat=chat)
        await self.keeper(laid.setup.id)
        return laid.setup.id

    async def _check_room(self, guest: Guest) -> None:
        """Refuse one more table to whoever has very many under way."""
        if await self._store.under_way(guest.id, now() - FORGOTTEN) >= MOST_TABLES:
            raise Refused(Message("server-many-tables", {"most": MOST_TABLES}))

    async def play_again(self, table: str, guest: Guest) -> str | None:
        """The table at which the players of another one play again, if there is one.

        Whoever sat there sits down on the same seats, if they are kept still.
        """
        keeper = await self.keeper(table)
        await keeper.refresh()
        after = keeper.next
        if after is None:
            return None
        names = keeper.names
        for seat in keeper.seats_of(guest):
            await self._store.sit(after, seat, guest.id, names[seat])
        await (await self.keeper(after)).refresh()
        return after

    async def tables(self, guest: Guest) -> list[TableInfo]:
        """The tables of a guest, the newest first."""
        found = await self._store.lines(guest.id, _LISTED)
        return [describe(setup, line, seats, guest.id) for setup, line, seats in found]

    async def offered(self, guest: Guest | None) -> tuple[list[TableInfo], list[TableInfo]]:
        """The tables of others at which anybody may sit down, and those that anybody may watch."""
        since, me = now() - _DAY, None if guest is None else guest.id
        lists = (
            await self._store.to_join(since, _OFFERED),
            await self._store.to_watch(since, _OFFERED),
        )
        told = [[describe(*found, me) for found in each] for each in lists]
        join, watch = [
            [info for info in each if info.host != me and not info.my_seats] for each in told
        ]
        return join, watch

    async def keeper(self, table: str) -> Keeper:
        """The keeper of a table; there is only one here at any time."""
        return await self._keepers.of(table)

    # Invitations.

    async def join(self, table: str, invite: str, guest: Guest) -> int:
        """Take the seat that an invitation is for, or find it again."""
        keeper = await self.keeper(table)
        hashed = hash_of(invite)
        seats = await self._store.seats(table)
        invited = next((held for held in seats if held.invite == hashed), None)
        if invited is None:
            raise Refused(Message("server-invite"))
        if invited.guest == guest.id:
            return invited.number
        if any(held.guest == guest.id for held in seats):
            raise Refused(Message("server-seated"))
        await self._check_room(guest)
        name = invited.name or guest.name
        if not await self._store.sit(table, invited.number, guest.id, name):
            seats = await self._store.seats(table)
            if seats[invited.number].guest != guest.id:
                raise Refused(Message("server-taken"))
        await keeper.refresh()
        return invited.number

    async def sit(self, table: str, guest: Guest) -> int:
        """Take the first seat that is for whoever comes."""
        keeper = await self.keeper(table)
        await keeper.refresh()
        if keeper.seats_of(guest):
            return keeper.seats_of(guest)[0]
        await self._check_room(guest)
        for held in keeper.held:
            name = held.name or guest.name
            if held.open and await self._store.sit(table, held.number, guest.id, name):
                await keeper.refresh()
                return held.number
        raise Refused(Message("server-taken"))

    async def invites(self, table: str, guest: Guest) -> dict[int, str]:
        """For the host: the tokens of the seats that are still free."""
        keeper = await self.keeper(table)
        if keeper.setup.host != guest.id:
            raise Refused(Message("server-not-host"))
        tokens: dict[int, str] = {}
        for held in await self._store.seats(table):
            if held.free:
                tokens[held.number] = token = self._laying.token(table, held.number)
                if held.invite != hash_of(token):
                    # The house has another secret than when the table was laid.
                    await self._store.invite(table, held.number, hash_of(token))
        keeper.company.know_invites(tokens)
        return tokens
