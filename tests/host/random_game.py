"""Shared by the random-game tests: the bot's actions, by name."""

import tempfile
from contextlib import asynccontextmanager
from pathlib import Path

from hypothesis import strategies as st

from k2bot.host.values import Status
from tests.host.hosting import CHANNEL, GUILD, OTHER_CHANNEL, opened
from tests.host.tiny_game import QuietGame


def act(kind, *values):
    """Strategy for an action of this kind with any of these values."""
    return st.tuples(st.just(kind), *values)


@asynccontextmanager
async def a_house(**services):
    """A house for one random game; hypothesis plays many per test."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "house.sqlite3", QuietGame(), **services) as house:
            yield house


class Acts:
    """Performs random actions on a game: ``act("post one")`` calls ``_post_one``."""

    def __init__(self, house, table):
        self.house, self.id = house, table.id

    @property
    def table(self):
        return self.house.tables.get(self.id)

    async def act(self, kind, *values):
        return await getattr(self, "_" + kind.replace(" ", "_"))(*values)

    async def _post(self):
        await self.house.serve(self.table)

    async def _post_one(self):
        if (delivery := await self.table.outbox.next_delivery()) is not None:
            await self.house.wall.hand_over(self.table, delivery)

    async def _sent_but_not_noted(self):
        if (delivery := await self.table.outbox.next_delivery()) is not None:
            wall = self.house.wall
            if delivery.page is None:
                wall.take_down(delivery)
            elif not wall.refuses(delivery):
                if delivery.message is None:
                    await self.table.outbox.begin_attempt(delivery.post)
                wall.put_up(delivery)
        await self._restart()

    async def _restart(self):
        await self.house.restart()
        await self.house.tables.find(self.id)

    async def _move(self):
        """Move the game to the other channel, or back."""
        row = self.table.session.row
        if row.status is Status.RUNNING:
            other = OTHER_CHANNEL if row.channel_id == CHANNEL else CHANNEL
            await self.house.move(self.table, row.host_id, other, guild_id=GUILD)

    async def _delivery(self, user, way):
        await self.house.tables.prefer(user, {"delivery": way})
