"""The bot in its simulated Discord: its pages, the loop that updates them, and its start from a terminal."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from k2bot.host.kernel.lobby import add_computer, keep_open
from k2bot.host.store import StoreError
from k2bot.host.store.damage import log_failure
from k2bot.offline.archive import Archive, archive_of
from k2bot.offline.live import EmojiFiles, LivePreview
from k2bot.offline.server import DIRECT, THREAD, Address, ExtraPageServer, Link, PageServer
from k2bot.offline.welcome import Welcome, is_rematch_offered
from k2bot.offline.world import PatientEnv, World, clock_lag, create_world, forget, locale_of
from k2bot.terminal import tell
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from simcord import ChannelHandle, MemberActor, UserHandle

    from k2bot.config import Settings
    from k2bot.host.discord.client import GameBot

log = logging.getLogger(__name__)

BEAT = 0.25
"""Seconds between checks for background activity of the bot."""
_THREAD = "→"
"""Prefix of a thread's label."""


@dataclass(slots=True)
class Simulation:
    """A running simulation; ``addresses`` are the URLs of the players' pages."""

    env: PatientEnv
    world: World
    bot: GameBot
    language: str
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    pages: list[LivePreview] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    locales: dict[int, str] = field(default_factory=dict)
    """Locale of each player, by the language that they've chosen."""
    archive: Archive | None = None
    welcomes: list[Welcome] = field(default_factory=list)
    house: PageServer = field(init=False)
    """Set before any page opens."""
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    """Closes the pages."""
    _error_cursor: int = 0
    _changed: bool = False
    """Whether anything has happened that isn't on all pages yet."""
    _failing: bool = False
    """Whether the last changes couldn't be stored."""
    _threads: set[int] = field(default_factory=set)
    """Ids of threads with pages."""

    async def beat(self, stop: asyncio.Event) -> None:
        """Advance the simulated clock and publish changes, until ``stop`` is set."""
        failing = False
        while not stop.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), BEAT)
            async with self.turn:
                try:
                    await self._tick()
                    failing = False
                except Exception as error:  # noqa: BLE001 - logged, and retried
                    if not failing:
                        log_failure(log, error, "pages not brought up to date, retrying")
                    failing = True

    async def _tick(self) -> None:
        with suppress(TimeoutError):  # the bot is still busy; the next beat continues
            await self.env.advance_time(clock_lag(self.env))
        for error in self.env.errors_since(self._error_cursor):
            log.error("background task failed", exc_info=error)
        self._error_cursor = self.env.error_cursor
        if self.env.http_requests:  # people's actions are published at once, and the bot's all make one
            self._changed = True
            forget(self.env)
        if not self._changed:
            return
        await self.open_threads()
        await self.sort_threads()
        await self.greet()
        await self.learn_languages()
        await self.keep()
        for page in self.pages:
            if page.watched:
                await page.refresh()
        self._changed = False

    async def greet(self) -> None:
        """Bring the welcomes up to date."""
        self.house.newcomer = not await self.bot.host.store.played_tables()
        for welcome in self.welcomes:
            await welcome.renew(newcomer=self.house.newcomer)

    async def learn_languages(self) -> None:
        """Note who has chosen which language: their times and dates are in it."""
        preferences = self.bot.host.languages.preferences
        for player in self.world.players:
            language = (await preferences.person(player.id)).language
            self.locales[player.id] = locale_of(language or self.language)

    async def keep(self) -> None:
        """Store changes for the next run, or log once why they can't be stored and try again next time."""
        if self.archive and (changes := self.archive.changes(self.env.backend)):
            try:
                await asyncio.to_thread(self.archive.write, changes)
                self._failing = False
            except StoreError as error:
                if not self._failing:
                    log.error("posts not stored, retrying: %s", error)  # noqa: TRY400 - no traceback needed
                self._failing = True

    def page_of(self, channel: ChannelHandle, viewers: Sequence[MemberActor | UserHandle]) -> LivePreview:
        """A page of a channel for some people."""
        return LivePreview(self.env, channel, viewers, turn=self.turn, language=self.language)

    async def open_threads(self) -> None:
        """Open a page for each thread without one."""
        for key, channel in self.world.channels.items():
            for thread in channel.threads:
                if thread.id in self._threads:
                    continue
                self._threads.add(thread.id)
                page = self.page_of(thread, self.world.players)
                end = THREAD.format(thread=thread.id)
                await self.enter(page)
                self.lead_to(page, end, f"{_THREAD} {thread.name}", str(thread.id), after=self.world.end(key))

    async def sort_threads(self) -> None:
        """List threads with a lobby or a running game at the top; the others move to the menu."""
        taken = await self.bot.host.store.open_channels()
        names = {str(own.id): own.name for channel in self.world.channels.values() for own in channel.threads}
        self.house.places[:] = [
            place._replace(label=f"{_THREAD} {names[place.channel]}", open=int(place.channel) in taken)
            if place.channel in names
            else place
            for place in self.house.places
        ]

    async def enter(self, page: LivePreview) -> None:
        """Open a page, on the first page's port."""
        page.locales = self.locales
        page.serve_with(self.house if page is self.house.preview else ExtraPageServer(page, self.house))
        self.env._preview = None  # noqa: SLF001 - simcord allows one page at a time
        await self.stack.enter_async_context(page)
        self.pages.append(page)

    def lead_to(self, page: LivePreview, end: str, label: str, place: str, after: str | None = None) -> None:
        """Add the route to a page for every player, after those of its channel and the threads there."""
        for seat, player in enumerate(self.world.players, start=1):
            name = player.user.global_name or player.name
            self.house.addresses[f"/{seat}{end}"] = Address(page, player.id, name, f"/{seat}", end)
        places = self.house.places
        at = len(places)
        if after is not None:
            at = next(n for n, there in enumerate(places) if there.end == after) + 1
            while places[at].label.startswith(_THREAD):
                at += 1
        places.insert(at, Link(label, end, place))


@asynccontextmanager
async def simulate(
    settings: Settings, bot: GameBot, archive: Archive | None = None
) -> AsyncIterator[Simulation]:
    """Start a bot in a simulated Discord and serve its pages; on exit, stop everything including the bot.

    With an archive, messages of earlier runs are restored.
    """
    env = PatientEnv(bot, settings.language)
    env.backend.cdn = EmojiFiles(bot.own_emoji.image)
    text = words(settings.language)
    topic, hall = text.text("offline-topic"), text.text("offline-hall")
    world = create_world(env, players=settings.players, topic=topic, games=_channels(bot), hall=hall)
    if archive and archive.restore(env.backend):
        bot.posts_gone = False
    # Created first, to be older than the bot's posts; its text is known only afterwards.
    alone = len(world.players) == 1
    welcomes = [Welcome(bot, env.backend, world.channels, key, text, alone=alone) for key in world.channels]
    simulation = Simulation(env, world, bot, settings.language, archive=archive, welcomes=welcomes)
    try:
        await env.start()
        await bot.until_registered()
        with env.time_context():
            async with simulation.stack:
                house = await _pages(simulation, settings)
                for welcome in welcomes:
                    await _open_game(simulation, bot, welcome.key)
                    await welcome.say()
                await simulation.greet()
                await simulation.learn_languages()
                await simulation.open_threads()
                await simulation.sort_threads()
                await house.open()
                simulation.addresses += [
                    f"http://127.0.0.1:{house.port}/{seat}" for seat in range(1, len(world.players) + 1)
                ]
                yield simulation
    finally:
        for welcome in welcomes:
            welcome.close()
        await bot.close()
        await simulation.keep()
        await env.shutdown()


def _channels(bot: GameBot) -> dict[str, str]:
    """Channel name of each game: the game's own, or its key."""
    greetings = {key: bot.catalogue.game(key).greeting for key in bot.catalogue.keys}
    return {key: greeting.channel if greeting else key for key, greeting in greetings.items()}


async def _pages(simulation: Simulation, settings: Settings) -> PageServer:
    """Create a page for each channel, and one for the private messages of each player."""
    env, world = simulation.env, simulation.world
    channels = {key: simulation.page_of(channel, world.players) for key, channel in world.channels.items()}
    text = words(settings.language)
    simulation.house = house = PageServer(next(iter(channels.values())), settings.port, text)
    house.letters = lambda viewer: _letters(env, viewer)
    house.locales = simulation.locales
    for key, page in channels.items():
        await simulation.enter(page)
        simulation.lead_to(page, world.end(key), f"# {page.channel.name}", str(page.channel.id))
    house.places.append(Link(text.text("offline-page-direct"), DIRECT, "@me"))
    for seat, (player, letters) in enumerate(zip(world.players, world.direct, strict=True), start=1):
        direct = simulation.page_of(letters, [player.user])
        await simulation.enter(direct)
        name = player.user.global_name or player.name
        house.addresses[f"/{seat}{DIRECT}"] = Address(direct, player.id, name, f"/{seat}", DIRECT)
    house.addresses["/"] = house.addresses["/1"]
    return house


def _letters(env: PatientEnv, viewer: int) -> int:
    """Number of messages that others have written to somebody in private; answers to commands don't count."""
    found = env.backend.messages.get(env.backend.dm_channels.get(viewer, 0), {}).values()
    return sum(message.author_id != viewer and message.interaction_metadata is None for message in found)


async def _open_game(simulation: Simulation, bot: GameBot, game: str) -> None:
    """Let the first player open a game in the channel, unless there is one from an earlier run.

    Nor after a finished one, since it would block a rematch. If the game needs more players,
    computers join, or people if it has no computers. The lobby stays open however long nobody comes.
    """
    await bot.wait_until_ready()
    channel, host = simulation.world.channels[game], simulation.world.players[0]
    if game not in bot.catalogue.keys or is_rematch_offered(simulation.env.backend, channel.id):
        return
    table = await bot.host.tables.in_channel(channel.id)
    if table is not None:
        await table.do(keep_open)
        return
    async with simulation.turn:
        command = bot.host.languages.own_words.text("command-new-name")
        own = bot.catalogue.game(game, bot.host.languages.own)
        chosen = own.first_game
        first = {option.name: chosen[option.key] for option in own.options if option.key in chosen}
        result = await host.slash(channel, f"{game} {command}", **first)
    table = await bot.host.tables.in_channel(channel.id)
    if table is None:
        return
    await table.do(keep_open)
    for other in range(1, min(table.game.seats)):
        if table.game.levels:
            await table.do(add_computer, host.id, table.game.levels[0][0])
        elif other < len(simulation.world.players):
            player = simulation.world.players[other]
            await bot.host.tables.join(table, player.id, player.user.global_name or player.name)
    if result.ephemeral and result.response is not None:
        # Nobody in the channel typed a command, so its private reply would be confusing.
        del simulation.env.backend.messages[channel.id][result.response.id]


# -------------------------------------------------------------------------------------- starting and stopping


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
