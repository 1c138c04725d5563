"""The log as JSON: one object per line, tracebacks included."""

import json
import logging
import sys

from k2bot.logs import JsonFormatter


def test_each_log_line_is_one_json_object():
    record = logging.LogRecord("k2bot.host", logging.INFO, "x.py", 1, "table %s:\n%s", (7, "Kałuża"), None)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("info", "k2bot.host", "table 7:\nKałuża")
    assert told["time"].endswith("+00:00")


def test_a_logged_error_includes_its_traceback():
    try:
        {}["no such card"]
    except KeyError:
        record = logging.LogRecord("bot", logging.ERROR, "x.py", 1, "fault", (), sys.exc_info())
    assert "KeyError: 'no such card'" in json.loads(JsonFormatter().format(record))["traceback"]
