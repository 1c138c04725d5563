"""Starting and stopping the bot without Discord, from a terminal."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from k2bot.offline.archive import Archive, archive_of
from k2bot.offline.simulation import simulate
from k2bot.terminal import tell
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.config import Settings
    from k2bot.host.discord.client import GameBot
    from k2bot.offline.simulation import Simulation


def run(settings: Settings, build: Callable[[], GameBot]) -> int:
    """Play without Discord until Ctrl-C or a termination signal; returns the exit code.

    ``build`` creates the bot inside the event loop. Errors during startup propagate.
    """
    asyncio.run(_play(settings, build))
    return 0


async def _play(settings: Settings, build: Callable[[], GameBot]) -> None:
    stop = asyncio.Event()
    _on_end(stop)
    archive = Archive(archive_of(settings.offline_database))
    async with simulate(settings, build(), archive) as simulation:
        tell(_greeting(settings, simulation))
        await simulation.beat(stop)
        tell(words(settings.language).text("offline-stopping"))


def _on_end(stop: asyncio.Event) -> None:
    """Make Ctrl-C and SIGTERM set ``stop``; a second signal interrupts at once."""
    loop = asyncio.get_running_loop()
    ends = (signal.SIGINT, signal.SIGTERM)

    def end(*_: object) -> None:
        for number in ends:
            signal.signal(number, signal.default_int_handler)
        loop.call_soon_threadsafe(stop.set)

    for number in ends:  # not the event loop's own handlers, which Windows lacks
        signal.signal(number, end)


def _greeting(settings: Settings, simulation: Simulation) -> str:
    text = words(settings.language).text
    players = zip(simulation.world.players, simulation.addresses, strict=True)
    lines = [
        text("offline-player", name=player.user.global_name or player.name, address=address)
        for player, address in players
    ]
    taken = settings.port not in (0, urlsplit(simulation.addresses[0]).port)
    port = [text("offline-port", port=str(settings.port))] if taken else []
    return "\n".join([text("offline-greeting"), *port, "", *lines, "", text("offline-connect")])
