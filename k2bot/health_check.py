"""Health probe of the running bot. Containers run it every other minute, so it imports few modules."""

from __future__ import annotations

import http.client
from typing import Final

from k2bot.files import TEXT_LIMIT
from k2bot.terminal import Trouble, tell

ANY_ADDRESS: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - asked here, not listened on
"""This computer itself, by the addresses that stand for all of its networks."""


def ask(port: int, address: str) -> int:
    """Print the bot's health; the exit code is 1 if it is unhealthy. Raises Trouble."""
    if not port:
        raise Trouble("health-off")
    connection = http.client.HTTPConnection(ANY_ADDRESS.get(address, address), port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        status = answer.read(TEXT_LIMIT).decode(errors="replace").strip()
    except (OSError, http.client.HTTPException) as error:
        raise Trouble("health-unanswered", port=str(port), error=str(error)) from error
    finally:
        connection.close()
    if answer.status not in {http.HTTPStatus.OK, http.HTTPStatus.SERVICE_UNAVAILABLE}:  # another program's
        raise Trouble("health-unanswered", port=str(port), error=f"HTTP {answer.status} {answer.reason}")
    tell(status)
    return 0 if answer.status == http.HTTPStatus.OK else 1
