"""Asks the bot that runs here how it is. A container does so every other minute, so little is imported."""

from __future__ import annotations

import http.client

from k2bot.terminal import Trouble, tell


def ask(port: int) -> int:
    """Tell how the bot is; the exit code is 1 where it is not as it should be. Raises Trouble."""
    if not port:
        raise Trouble("The bot has no port for that: set health_port, or --health-port")
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        told = answer.read().decode().strip()
    except (OSError, http.client.HTTPException) as error:
        raise Trouble(f"The bot does not answer on port {port}: {error}") from error
    finally:
        connection.close()
    tell(told)
    return 0 if answer.status == http.HTTPStatus.OK else 1
