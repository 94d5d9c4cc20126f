"""The store: what must survive everything. Guests, tables, seats, and the events of each table."""

from terem.server.store.rows import Event, Held, Line, Setup
from terem.server.store.store import Store
from terem.server.store.writer import Conflict

__all__ = ["Conflict", "Event", "Held", "Line", "Setup", "Store"]
