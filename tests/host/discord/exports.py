"""What a bot exports besides messages and log (metrics, film, privacy file), made comparable."""

import re

from prometheus_client import REGISTRY

from k2bot.host.discord.health import HealthServer
from tests.cogs.test_privacy import unzipped

MEASURED = re.compile(r"_seconds(_sum|_bucket)?$|_created$|^(process|python)_|loop_delay")
"""Metrics of time and of this process, which differ between runs."""
GROWING = ("_count", "_total")
PASSING = re.compile(r"\d{4}-\d\d-\d\dT[\d:.+]+|\d{17,}")
"""Times, and Discord's ids of people and channels."""


class Exports:
    """Reads them in a simulated Discord; counters start at zero when this is created."""

    def __init__(self, world):
        self._world = world
        self._before = _figures()

    async def read(self, *people):
        """The figures of /metrics, the film so far, and the stored data of each of these people."""
        bot = self._world.bot
        with self._world.env._bot_scope():
            answer = await HealthServer(bot.hosts, bot.connections, 0, "127.0.0.1")._metrics(None)
            film = await self._world.table.film(for_all=True)
            pages = [await bot.host.pages.privacy.file(self._world.people[who].id) for who in people]
        assert b"k2bot_answered_seconds_count" in answer.body
        figures = {
            key: value - (self._before.get(key, 0) if key[0].endswith(GROWING) else 0)
            for key, value in _figures().items()
        }
        # The film's key stands for all that would be drawn, and names its file.
        shown = (film.key, film.alt, film.text)
        return figures, shown, [PASSING.sub("", str(unzipped(page.files[0].data))) for page in pages]


def _figures():
    """All metrics except those of time, by name and labels."""
    samples = (sample for metric in REGISTRY.collect() for sample in metric.samples)
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for sample in samples
        if not MEASURED.search(sample.name)
    }
