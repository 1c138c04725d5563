"""The bot in its simulated Discord, with the pages to play on and the beat that keeps them up to date."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from k2bot.host.course_pages import offer
from k2bot.host.discord.controls import HostId
from k2bot.host.seating import Status
from k2bot.offline.emoji_files import EmojiFiles
from k2bot.offline.live import LivePreview
from k2bot.offline.patience import PatientEnv
from k2bot.offline.server import DIRECT, ENDS, Address, PageServer, Room
from k2bot.offline.world import World, behind, create_world, forget
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from k2bot.config import Settings
    from k2bot.host.discord.client import GameBot

log = logging.getLogger(__name__)

BEAT = 0.25
"""Seconds between two looks at what the bot has done by itself."""


@dataclass(slots=True)
class Simulation:
    """A running simulation; ``addresses`` are those of the players' pages."""

    env: PatientEnv
    world: World
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    pages: list[LivePreview] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    _told: int = 0

    async def beat(self, stop: asyncio.Event) -> None:
        """Move the simulated clock along and show what has changed, over and over until ``stop`` is set."""
        while not stop.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), BEAT)
            async with self.turn:
                await self._tick()

    async def _tick(self) -> None:
        with suppress(TimeoutError):  # the bot is still busy with what is due; the next beat goes on
            await self.env.advance_time(behind(self.env))
        for error in self.env.errors_since(self._told):
            log.error("the bot failed at something in the background", exc_info=error)
        self._told = self.env.error_cursor
        if not self.env.http_requests:
            return  # what others do reaches the pages at once, what the bot does goes through such a request
        forget(self.env)
        for page in self.pages:
            if page.watched:
                await page.refresh()


@asynccontextmanager
async def simulate(settings: Settings, bot: GameBot) -> AsyncIterator[Simulation]:
    """Start a bot in a simulated Discord and serve its pages; leaving stops everything, the bot too."""
    text = words(settings.language).text
    env = PatientEnv(bot)
    env.backend.cdn = EmojiFiles(partial(_drawn, bot))
    world = create_world(env, players=settings.players, topic=text("offline-topic"))
    # It must be older than what the bot posts at its start, and only then is known what there is to say.
    welcomes = {
        key: env.backend.create_message(
            channel.id,
            env.backend.bot_user.id,
            text("offline-welcome", found="nothing", game=key, learn="no"),
        )
        for key, channel in world.channels.items()
    }
    simulation = Simulation(env, world)
    try:
        await env.start()
        with env.time_context():
            async with AsyncExitStack() as stack:
                house = await _pages(simulation, settings, stack)
                for key, welcome in welcomes.items():
                    found = await _lay_table(simulation, bot, key)
                    welcome.components = _learning(bot, key)
                    learn = "yes" if welcome.components else "no"
                    welcome.content = text("offline-welcome", found=found, game=key, learn=learn)
                await house.open()
                simulation.addresses += [
                    f"http://127.0.0.1:{house.port}/{seat}" for seat in range(1, len(world.players) + 1)
                ]
                yield simulation
    finally:
        await bot.close()
        await env.shutdown()


def _learning(bot: GameBot, key: str) -> list[dict[str, Any]]:
    """The button that opens the course of a game, where it has one, as it stands below the welcome."""
    offers = offer(bot.catalogue.game(key), bot.languages.own_words) if key in bot.catalogue.keys else ()
    buttons = [
        {"type": 2, "style": 1, "label": own.label, "custom_id": str(HostId(0, own.verb, 0, own.argument))}
        for own in offers
    ]
    return [{"type": 1, "components": buttons}] if buttons else []


def _drawn(bot: GameBot, number: int) -> bytes | None:
    return bot.own_emoji.drawn(number)


async def _pages(simulation: Simulation, settings: Settings, stack: AsyncExitStack) -> PageServer:
    """Make the page of each channel, and one for the private messages of each player."""
    env, world, turn = simulation.env, simulation.world, simulation.turn
    channels = {
        ENDS[key]: LivePreview(env, channel, world.players, turn=turn)
        for key, channel in world.channels.items()
    }
    house = PageServer(channels[""], settings.port, words(settings.language))
    house.letters = lambda viewer: len(env.backend.messages.get(env.backend.dm_channels.get(viewer, 0), ()))

    async def enter(page: LivePreview) -> None:
        page.serve_with(house if page is house.preview else Room(page, house))
        env._preview = None  # noqa: SLF001 - simcord allows one page at a time; each of these has its own channel
        await stack.enter_async_context(page)
        simulation.pages.append(page)

    for channel in channels.values():
        await enter(channel)
    for seat, (player, letters) in enumerate(zip(world.players, world.direct, strict=True), start=1):
        direct = LivePreview(env, letters, [player.user], turn=turn)
        await enter(direct)
        name = player.user.global_name or player.name
        for end, page in {**channels, DIRECT: direct}.items():
            house.addresses[f"/{seat}{end}"] = Address(page, player.id, name, f"/{seat}", end)
    house.addresses["/"] = house.addresses["/1"]
    return house


async def _lay_table(simulation: Simulation, bot: GameBot, game: str) -> str:
    """Let the first player lay a table for a first game, unless one stands there from an earlier run.

    Computers sit down where one person alone could not begin.

    Returns what lies in the channel then: ``game``, ``table`` or ``nothing``.
    """
    await bot.wait_until_ready()
    channel, host = simulation.world.channels[game], simulation.world.players[0]
    table = await bot.tables.in_channel(channel.id)
    if table is not None:
        return "game" if table.status is Status.RUNNING else "table"
    if game not in bot.catalogue.keys:
        return "nothing"
    async with simulation.turn:
        command = bot.languages.own_words.text("command-new-name")
        own = bot.catalogue.game(game, bot.languages.own)
        chosen = own.first_game
        first = {option.name: chosen[option.key] for option in own.options if option.key in chosen}
        result = await host.slash(channel, f"{game} {command}", **first)
    table = await bot.tables.in_channel(channel.id)
    if table is None:
        return "nothing"
    for _ in range(min(table.game.seats) - 1):
        await bot.computer_seats.add(table.id, host.id, table.game.levels[0][0])
    if result.ephemeral and result.response is not None:
        # Whoever comes to the laid table has asked for nothing, so nothing shall be answered there.
        del simulation.env.backend.messages[channel.id][result.response.id]
    return "table"
