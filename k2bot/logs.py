"""Log setup: plain lines for people, or one JSON object per line for log collectors."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

OWN_LOGGERS = ("k2bot", "cogs", "bot")


class JsonFormatter(logging.Formatter):
    """Formats each record as a JSON object: time, level, logger, message, and traceback if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Format the record as JSON."""
        record_fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            record_fields["traceback"] = self.formatException(record.exc_info)
        return json.dumps(record_fields, ensure_ascii=False)


def set_up(level: str, form: str = "text") -> None:
    """Log to the terminal; libraries only warnings and up, as their details may reveal tokens or cards."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        JsonFormatter()
        if form == "json"
        else logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    for own in OWN_LOGGERS:
        logging.getLogger(own).setLevel(level.upper())
