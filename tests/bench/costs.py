"""What a person with 3,000 games can make others wait: ``python -m tests.bench --costs``.

The real bot, its database in a file, in a simulated Discord. Ann asks for the same page 60 times in three
seconds, half of what a person may press in a minute; meanwhile Bob opens his settings again and again. What
he waits while she opens hers shows what 60 presses take, whatever they're for.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
import simcord
from simcord._runtime import _restore_loop
from simcord.backend import serializers
from simcord.interactions import base_payload

from k2bot.config import Settings
from k2bot.games import registry
from k2bot.host.discord.client import GameBot
from k2bot.host.discord.controls import HostId
from k2bot.host.event_loop import take_short_turns
from k2bot.host.pages.settings import PRIVACY
from k2bot.host.pages.statistics import OWN_FILE
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.ownership import RENEWAL, elapsed
from k2bot.host.store import Claim
from k2bot.host.store.leases import Leases
from tests.host.migrated import prepared
from tests.load.meters import Meters, share

from .statistics import fill
from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

GAMES, INPUTS = 3000, 110
PRESSES = 60
COMMAND, COMPONENT = 2, 3
"""Types of interactions."""
BASELINE = "settings"
COMMANDS = (BASELINE, "privacy", "stats", "history", "games", "best", "ratings")
FILES = {
    "a file of all that's stored": HostId(0, PRIVACY, argument="file"),
    "a file of own games": HostId(0, OWN_FILE, argument="k2"),
}
"""Buttons."""
LONGER, LATE = 50.0, 200.0
"""Milliseconds: how much longer others may wait, and how late a lease may be renewed."""
REST, SECONDS = 0.02, 3.0
"""Seconds between an answer to Bob and his next press, and for which Ann presses."""
PARTS = (0.5, 0.95)
"""Quantiles of waits."""
Request: TypeAlias = "tuple[int, dict[str, Any]]"
"""Type of an interaction, and its data."""


@dataclass
class Waits:
    """Milliseconds: Bob's waits for each answer, and how late each renewal of the lease was finished."""

    answers: list[float] = field(default_factory=list)
    renewals: list[float] = field(default_factory=lambda: [0.0])
    longest: float = 0.0
    """Ann's longest wait."""


def report(*, quick: bool) -> list[Goal]:
    """Print the table; the goals are for what others wait longer, and for the latest renewal."""
    take_short_turns()  # as the bot does at its start
    waits = asyncio.run(_measured(GAMES // 10 if quick else GAMES))
    rows = [
        (
            what,
            f"{found.longest:.0f} ms",
            *(f"{share(found.answers, part):.0f} ms" for part in PARTS),
            f"{max(found.answers):.0f} ms",
            f"{max(found.renewals):.0f} ms",
        )
        for what, found in waits.items()
    ]
    heads = (f"{PRESSES} times", "own longest wait", "others, p50", "p95", "longest", "renewal late")
    print_table("What others wait for a person with many games", heads, rows)
    usual = waits.pop(f"/{BASELINE}").answers
    return [
        *(
            Goal(
                f"others wait longer for {what}, p{100 * part:.0f}",
                share(found.answers, part) - share(usual, part),
                LONGER,
                " ms",
            )
            for what, found in waits.items()
            for part in PARTS
        ),
        Goal("renewal of the lease, late", max(max(found.renewals) for found in waits.values()), LATE, " ms"),
    ]


async def _measured(games: int) -> dict[str, Waits]:
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        path, meters = prepared(Path(folder) / "games.sqlite3"), Meters()
        with meters.watching(patch):
            async with _town(path, meters) as town:
                own = {"user": town.ann, "server": town.guild, "channel": town.channel}
                await asyncio.to_thread(fill, path, games, games, inputs=INPUTS, **own)
                await town.renew()
                commands = {f"/{name}": (COMMAND, {"id": "1", "name": name, "type": 1}) for name in COMMANDS}
                buttons = {
                    what: (COMPONENT, {"custom_id": str(button), "component_type": 2})
                    for what, button in FILES.items()
                }
                requests = commands | buttons
                usual = commands[f"/{BASELINE}"]
                return {what: await town.measure(patch, one, usual) for what, one in requests.items()}


@dataclass
class Town:
    """A server with a bot and two people."""

    env: simcord.Env
    meters: Meters
    guild: int
    channel: int
    ann: int
    bob: int

    async def renew(self) -> None:
        """Let the bot renew its lease by the real clock."""
        ownership = self.env.bot.host.ownership
        ownership._renewal = asyncio.create_task(ownership._renew_until_lost(ownership._claim))
        await ownership.acts_within(RENEWAL)
        await asyncio.sleep(RENEWAL)

    async def measure(self, patch: pytest.MonkeyPatch, asked: Request, usual: Request) -> Waits:
        """Let Ann ask for something many times at once, and Bob for something else until she's answered."""
        waits, renew = Waits(), Leases.renew
        last = self.env.bot.host.ownership._renewed

        async def renewing(leases: Leases, number: int, epoch: int) -> bool:
            nonlocal last
            due, last = last + RENEWAL, elapsed()
            renewed = await renew(leases, number, epoch)
            waits.renewals.append(1000 * (elapsed() - due))
            return renewed

        patch.setattr(Leases, "renew", renewing)
        asking = asyncio.create_task(self._press(asked))
        while not asking.done():
            waits.answers.append(await self._ask(self.bob, usual))
            await asyncio.sleep(REST)
        waits.longest = await asking
        patch.setattr(Leases, "renew", renew)
        return waits

    async def _press(self, asked: Request) -> float:
        """Let Ann ask for something many times; returns the milliseconds of her longest wait."""
        pressed = []
        for _ in range(PRESSES):
            pressed.append(asyncio.create_task(self._ask(self.ann, asked)))
            await asyncio.sleep(SECONDS / PRESSES)
        return max(await asyncio.gather(*pressed))

    async def _ask(self, user: int, asked: Request) -> float:
        """Ask the bot for something; returns the milliseconds until the answer."""
        (kind, data), backend = asked, self.env.backend
        with self.meters.aside():
            record, payload = base_payload(
                backend, type=kind, channel_id=self.channel, guild_id=self.guild, user_id=user, data=data
            )
            if kind == COMPONENT:
                post = backend.create_message(self.channel, backend.bot_user.id, "post")
                record.source_message_id = post.id
                payload["message"] = dict(serializers.message_payload(backend, post))
        press = self.meters.made(record, asyncio.get_running_loop().create_future())
        backend.emit("INTERACTION_CREATE", payload)
        await press.shown
        return 1000 * (press.answered - press.made)


@asynccontextmanager
async def _town(path: Path, meters: Meters) -> AsyncIterator[Town]:
    own, claim = Settings(database=path, emoji=False, presses_per_minute=0), Claim(path)
    env = simcord.Env(
        GameBot(own, Catalogue(registry.makers(), "en"), extensions=("cogs.group",), claim=claim)
    )
    await env.start()
    env.bot.host.ownership._renewal.cancel()  # it waits by the simulated clock
    _restore_loop(env)
    try:
        guild = env.create_guild("Friends")
        channel = guild.create_text_channel("table")
        ann, bob = (guild.add_member(env.create_user(name)) for name in ("ann", "bob"))
        yield Town(env, meters, guild.id, channel.id, ann.id, bob.id)
    finally:
        await env.bot.close()
        await env.shutdown()
