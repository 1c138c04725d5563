"""What the bot does, counted while it runs: for /metrics, in the form that Prometheus reads.

Nothing here names a person, a table, or what anybody does in a game.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

SHORT: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONG: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

ACKNOWLEDGED: Final = Histogram(
    "k2bot_acknowledged_seconds",
    "From a press or command until Discord knew that an answer comes",
    buckets=SHORT,
)
ANSWERED: Final = Histogram(
    "k2bot_answered_seconds",
    "From a press or command until its answer was shown, by what came of it",
    ["outcome"],
    buckets=LONG,
)
CALLS: Final = Counter(
    "k2bot_discord_calls",
    "Calls to Discord's web interface, by the status of the answer",
    ["method", "status"],
)
DRAWING: Final = Histogram("k2bot_drawing_seconds", "Drawing a picture, film or emoji", buckets=LONG)
THINKING: Final = Histogram(
    "k2bot_thinking_seconds", "A computer's thought, with what it waited for a free process", buckets=LONG
)
LOOP_DELAY: Final = Histogram(
    "k2bot_loop_delay_seconds", "How much later than it was due the event loop came to a call", buckets=SHORT
)
OUTBOX_AGE: Final = Gauge(
    "k2bot_outbox_oldest_seconds", "Since when the oldest message waits to be sent; 0 for none"
)
WAITING: Final = Gauge("k2bot_outbox_waiting", "Messages that wait to be sent")
SHARD_READY: Final = Gauge(
    "k2bot_shard_ready",
    "Whether a connection to Discord is ready (1) or not (0); without shards there is number 0 alone",
    ["shard"],
)
TABLES: Final = Gauge(
    "k2bot_tables", "Open tables: live ones are in memory, the others at rest in the file", ["state"]
)
