"""The store: one SQLite file, append-only inputs, an outbox written with what it tells of."""

from k2bot.host.store.damage import StoreError, claimed
from k2bot.host.store.store import Store, Writer

__all__ = ["Store", "StoreError", "Writer", "claimed"]
