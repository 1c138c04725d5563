"""The log: as JSON one object per line, tracebacks included; in any format without tokens and passwords."""

import json
import logging
import sys

import pytest

from k2bot.logs import FORMATTERS, JsonFormatter, ReconnectFilter

PARTS = ("MTIzNDU2Nzg5MDEyMzQ1Njc4", "Gh7x_Q", "s3cr3t-s3cr3t_s3cr3t-s3cr3t_s3cr3t-38")


def fail(text):
    raise ConnectionError(text)


def formatted(form, message, *values):
    """A record of a library about an error that says the same."""
    try:
        fail(message % values)
    except ConnectionError:
        record = logging.LogRecord("aiohttp", logging.ERROR, "x.py", 1, message, values, sys.exc_info())
    return FORMATTERS[form]().format(record)


def test_each_log_line_is_one_json_object():
    record = logging.LogRecord("k2bot.host", logging.INFO, "x.py", 1, "table %s:\n%s", (7, "Kałuża"), None)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("info", "k2bot.host", "table 7:\nKałuża")
    assert told["time"].endswith("+00:00")


@pytest.mark.parametrize("form", FORMATTERS)
@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("for https://discord.com/api/v10/webhooks/11/s3cr3t/messages/@original", "/webhooks/11/…/messages/"),
        ("POST http://127.0.0.1:8000/api/v10/webhooks/11/s3cr3t?wait=true", "/webhooks/11/…?wait=true"),
        ("URL('https://discord.com/api/v10/interactions/5/s3cr3t/callback')", "/interactions/5/…/callback')"),
        ("{'id': '5', 'token': 's3cr3t', 'version': 1}", "'token': '…', 'version': 1}"),
        ("closed, with aW50ZXJhY3Rpb246s3cr3t==", "closed, with …"),
        ("Authorization: Bot a.b-c.s3cr3t", "Authorization: Bot …"),
        (f"Improper token {'.'.join(PARTS)}.", "Improper token …."),
        (
            "no postgresql://k2bot:s3cr3t@x@db/games?sslmode=require",
            "no postgresql://k2bot:…@db/games?sslmode",
        ),
        ("no postgres:///games?user=k2bot&password=s3cr3t&port=1", "?user=k2bot&password=…&port=1"),
        ("host=db sslpassword='a s3cr3t' port=1", "host=db sslpassword=… port=1"),
    ],
)
def test_no_secret_gets_into_the_log(form, said, left):
    """Neither by a record's values nor by its traceback."""
    line = formatted(form, "Cannot write: %s", said)
    assert "s3cr3t" not in line
    assert line.count(left) == 2


@pytest.mark.parametrize("form", FORMATTERS)
def test_everything_else_stays_in_the_log(form):
    said = (
        "table 7: Bot Abruzzi. Bot Cogwheel's turn at postgresql://k2bot@localhost:5432/games, "
        "/webhooks/{id}/{token}, k2bot.thinking.a_module_that_has_quite_a_long_name"
    )
    line = formatted(form, "%s", said)
    assert line.count(said) == 2
    assert "ConnectionError: " in line


def test_failed_attempts_to_connect_are_logged_once_without_traceback():
    reconnects, others = (
        ReconnectFilter(),
        logging.LogRecord("discord", 40, "x.py", 1, "Ignoring %s", (1,), None),
    )
    passed = []
    for pause in (0.5, 3.0):
        try:
            fail("refused")
        except ConnectionError:
            message = "Attempting a reconnect in %.2fs"
            record = logging.LogRecord("discord", 40, "x.py", 1, message, (pause,), sys.exc_info())
        if reconnects.filter(record):
            passed.append(FORMATTERS["text"]().format(record).partition(": ")[2])
    assert passed == ["no connection to Discord, retrying: refused"]
    assert reconnects.filter(others)
