"""The store: what must survive everything. People, tables, seats, and the events of each table."""

from terem.server.store.rows import Account, Event, Held, Key, Line, Setup
from terem.server.store.store import Store
from terem.server.store.writer import Conflict

__all__ = ["Account", "Conflict", "Event", "Held", "Key", "Line", "Setup", "Store"]
