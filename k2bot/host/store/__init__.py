"""The store: one SQLite file, append-only inputs, an outbox written with what it tells of."""

from k2bot.host.store.claim import claimed
from k2bot.host.store.damage import StoreError
from k2bot.host.store.rows import (
    ClockRow,
    DraftRow,
    InputRow,
    Known,
    OrdersRow,
    OutboxRow,
    PlacementRow,
    Posted,
    PostRow,
    ProposalRow,
    Stored,
    TableRow,
    TimerRow,
    WaitRow,
)
from k2bot.host.store.store import Store
from k2bot.host.store.writer import Writer

__all__ = [
    "ClockRow",
    "DraftRow",
    "InputRow",
    "Known",
    "OrdersRow",
    "OutboxRow",
    "PlacementRow",
    "PostRow",
    "Posted",
    "ProposalRow",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "TimerRow",
    "WaitRow",
    "Writer",
    "claimed",
]
