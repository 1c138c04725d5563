"""SQLite store: append-only inputs, and an outbox written in the same transaction as its cause."""

from k2bot.host.store.claim import Claim, claimed
from k2bot.host.store.damage import StoreError
from k2bot.host.store.store import Store, Writer

__all__ = ["Claim", "Store", "StoreError", "Writer", "claimed"]
