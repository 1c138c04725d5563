"""Prometheus metrics, served at /metrics.

None of them names a person, a table or a move.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Info

from k2bot import __version__

SHORT_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONG_BUCKETS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

ACKNOWLEDGED: Final = Histogram(
    "k2bot_acknowledged_seconds",
    "From a press or command until it was acknowledged to Discord",
    buckets=SHORT_BUCKETS,
)
ANSWERED: Final = Histogram(
    "k2bot_answered_seconds",
    "From a press or command until its answer was shown, by outcome",
    ["outcome"],
    buckets=LONG_BUCKETS,
)
for _outcome in ("shown", "refused", "overtaken", "fault"):
    ANSWERED.labels(_outcome)  # start at 0, or Prometheus wouldn't see the first one as an increase
CALLS: Final = Counter(
    "k2bot_discord_calls",
    "Calls to Discord's HTTP API, by status",
    ["method", "status"],
)
DRAWING: Final = Histogram("k2bot_drawing_seconds", "Drawing a picture, film or emoji", buckets=LONG_BUCKETS)
THINKING: Final = Histogram(
    "k2bot_thinking_seconds",
    "A computer player's decision, including the wait for a free process",
    buckets=LONG_BUCKETS,
)
LOOP_DELAY: Final = Histogram(
    "k2bot_loop_delay_seconds", "How late the event loop ran a scheduled call", buckets=SHORT_BUCKETS
)
OUTBOX_AGE: Final = Gauge(
    "k2bot_outbox_oldest_seconds", "Age of the oldest message waiting to be sent; 0 for none"
)
WAITING: Final = Gauge("k2bot_outbox_waiting", "Messages waiting to be sent")
SHARD_READY: Final = Gauge(
    "k2bot_shard_ready",
    "Whether a shard's connection to Discord is ready (1) or not (0); without sharding, shard 0 only",
    ["shard"],
)
TABLES: Final = Gauge(
    "k2bot_tables", "Open tables: live ones are in memory, the others only in the database", ["state"]
)
BACKUP_AGE: Final = Gauge(
    "k2bot_backup_age_seconds",
    "Age of the newest backup that bot.py has made and checked; without one, of the oldest game",
)
BACKUP_SIZE: Final = Gauge("k2bot_backup_bytes", "Size of that backup; 0 for none")
LEASE_OWNED: Final = Gauge(
    "k2bot_lease_owned",
    "Whether this process hosts the games (1), or stands by or can't be sure of it (0); by range of servers",
    ["range"],
)
LEASE_EPOCH: Final = Gauge(
    "k2bot_lease_epoch",
    "How often a range had changed hands when this process took it; 0 for a standby",
    ["range"],
)
LEASE_AGE: Final = Gauge("k2bot_lease_age_seconds", "Time since the leases were renewed; 0 for a standby")
TAKEOVERS: Final = Counter("k2bot_lease_takeovers", "Takeovers by this process after it had stood by")
BUILD: Final = Info("k2bot_build", "The version of the bot that is running")
BUILD.info({"version": __version__})
