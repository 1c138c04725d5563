"""Store in SQLite or PostgreSQL: append-only inputs; outbox rows are written along with their cause."""

from k2bot.host.store.damage import StoreError
from k2bot.host.store.leases import Claim, claimed
from k2bot.host.store.store import Store, Writer

__all__ = ["Claim", "Store", "StoreError", "Writer", "claimed"]
