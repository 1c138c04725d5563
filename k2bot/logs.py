"""Log setup: plain lines for people, or one JSON object per line for log collectors; secrets are left out."""

from __future__ import annotations

import json
import logging
import re
import time
from datetime import UTC, datetime
from typing import Final

OWN_LOGGERS = ("k2bot", "cogs", "bot")
SECRETS: Final = re.compile(
    r"""
    (/(?:webhooks|interactions)/\d+/) [^\s/?"'<>),]+  # an address by which an interaction is answered
    | (["']token["']:\s*["']) [^"']+  # the same token, or the bot's, as Discord sends it
    | aW50ZXJhY3Rpb246 [\w=-]+  # it begins so wherever it is: "interaction:" in Base64
    | (\bBot\ ) [\w-]+ (?:\.[\w-]+){2}
    | (?<![\w.-]) [\w-]{18,} \. [\w-]{6,} \. [\w-]{27,}  # the bot's token
    | (\bpostgres(?:ql)?://[^\s:/@]*:) \S+ (?=@)
    | (\b(?:ssl)?pass(?:word|file)=) (?:'[^']*'|[^\s&'"]+)
    """,
    re.VERBOSE,
)
"""Secrets in a text, each after a group with what may stay, such as the address that it ends."""
REMOVED: Final = "…"


def without_secrets(text: str) -> str:
    """Take tokens and passwords out of a text, such as a library's error with the address it called."""
    return SECRETS.sub(lambda found: f"{found[found.lastindex] if found.lastindex else ''}{REMOVED}", text)


class TextFormatter(logging.Formatter):
    """Formats each record as lines for people: time, level, logger, message, and traceback if any."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """Format the record as text, without secrets."""
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """Formats each record as a JSON object: time, level, logger, message, and traceback if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Format the record as JSON, without secrets."""
        record_fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            record_fields["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(record_fields, ensure_ascii=False)


OUTAGE_OVER: Final = 60.0
"""Time in seconds without a failed attempt to connect after which another one belongs to a new outage."""
FORMATTERS: Final = {"text": TextFormatter, "json": JsonFormatter}


class ReconnectFilter(logging.Filter):
    """Passes discord.py's first failed attempt to connect in an outage, as a line without its traceback."""

    def __init__(self) -> None:
        super().__init__()
        self._last = float("-inf")

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged."""
        if not str(record.msg).startswith(("Attempting a reconnect", "Failed to connect for shard_id")):
            return True
        before, self._last = self._last, time.monotonic()
        error = record.exc_info[1] if record.exc_info else None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args, record.exc_info = f"no connection to Discord, retrying: {error}", (), None
        return self._last - before > OUTAGE_OVER


def set_up(level: str, form: str = "text") -> None:
    """Log to the terminal; libraries only warnings and up, as their details may reveal cards."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATTERS[form]())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    reconnects = ReconnectFilter()
    for library in ("discord.client", "discord.shard"):
        logging.getLogger(library).addFilter(reconnects)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of each connection that was lost
    for own in OWN_LOGGERS:
        logging.getLogger(own).setLevel(level.upper())
