"""Bot client: wires Discord's events to the handlers, and resumes work after a restart."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from k2bot.config import AUTO
from k2bot.host.discord.best_results import BestResultsPages
from k2bot.host.discord.calls import CALL_FAILED, call_trace
from k2bot.host.discord.channels import Channels
from k2bot.host.discord.controls import NEEDED, parent_of
from k2bot.host.discord.dailies import DailyPages
from k2bot.host.discord.emoji import ApplicationEmoji
from k2bot.host.discord.gate import Gate
from k2bot.host.discord.health import Connections, HealthServer
from k2bot.host.discord.history import PastGames
from k2bot.host.discord.host_controls import HostControls
from k2bot.host.discord.interactions import Cooldown, InteractionHandler
from k2bot.host.discord.messages import Composer, ImageService
from k2bot.host.discord.panels import PACE, LivePages, Panels
from k2bot.host.discord.personal import CoursePages, Privacy, SettingsPages
from k2bot.host.discord.practice import PracticePages
from k2bot.host.discord.ratings import RatingPages
from k2bot.host.discord.replays import Films, GameLists, Progress
from k2bot.host.discord.sender import OutboxSender
from k2bot.host.discord.services import HostServices
from k2bot.host.discord.statistics import PublicPages, StatisticsPages
from k2bot.host.event_loop import in_thread
from k2bot.host.service.ownership import Ownership
from k2bot.host.store import Store
from k2bot.host.store.personal_data import PersonalData

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.config import Settings
    from k2bot.host.discord.controls import Interaction
    from k2bot.host.people import Languages
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.service.tables import Tables
    from k2bot.host.store import Claim

log = logging.getLogger(__name__)

# The bot never uses voice, so silence the warnings about missing voice packages.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

CROWDED = 2000
"""Number of servers from which a bot without shards warns that Discord will require them (at 2,500)."""
UNNOTICED = 60.0
"""Time in seconds without any process after which people get more time than they had left."""
COMMANDS_NOTE = "slash-commands"
"""Key of the store's note with the hash of the commands last registered."""


class Tree(app_commands.CommandTree["GameBot"]):
    """Slash commands; reports failures before a command runs to its user, too."""

    async def on_error(
        self, interaction: discord.Interaction[GameBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Reply privately that Discord shows an outdated command, or that it failed."""
        await interaction.client.interactions.failed(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[GameBot], /) -> bool:
        """Leave commands to the process that hosts the games."""
        return await interaction.client.gate.mine(interaction)


class GameBot(commands.Bot):
    """Bot that hosts games on Discord.

    ``extensions`` are the modules of the slash commands. ``afresh`` is for a Discord that remembers nothing
    of earlier runs: commands are registered again, and what's current is reposted unless ``posts_gone`` is
    reset before the start, because the messages of earlier runs exist after all. ``strict`` turns pages
    beyond Discord's limits into errors. ``available`` limits the languages; by default, all that have words.
    With a ``claim``, other processes may have the same database: one of them hosts the games, and the others
    stand by. ``on_lost`` is called when another one has taken over, and must end this process.
    """

    ownership: Ownership
    gate: Gate
    services: HostServices
    store: Store
    languages: Languages
    tables: Tables
    channels: Channels
    films: Films
    lists: GameLists
    past: PastGames
    preferences: SettingsPages
    privacy: Privacy
    statistics: StatisticsPages
    best: BestResultsPages
    dailies: DailyPages
    ratings: RatingPages
    tutorials: CoursePages
    interactions: InteractionHandler
    live: LivePages
    sender: OutboxSender

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        *,
        extensions: Sequence[str] = (),
        afresh: bool = False,
        strict: bool = False,
        available: tuple[str, ...] | None = None,
        claim: Claim | None = None,
        on_lost: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=call_trace(self._hold),
            shard_count=None if settings.shards == AUTO else settings.shards or None,
        )
        self.settings = settings
        self.connections = Connections(self)
        self.catalogue = catalogue
        self._available = available
        self._modules = extensions
        self._afresh = self.posts_gone = afresh
        self._claim = claim
        self._on_lost = on_lost
        self._failure: Exception | None = None
        """Reason why it couldn't take over."""
        self._standing_by: asyncio.Task[None] | None = None
        self._stopping: asyncio.Task[None] | None = None
        self.images = ImageService(settings.drawing_workers, settings.picture_cache * 2**20)
        games = (catalogue.game(key) for key in catalogue.keys) if settings.emoji else ()
        self.own_emoji = ApplicationEmoji(self, (emoji for game in games for emoji in game.emojis))
        self.composer = Composer(self.images, self.own_emoji.markup, strict=strict)
        self.health: HealthServer | None = None
        self._uploading: asyncio.Task[None] | None = None
        self._hosts = False
        """Whether this process has begun to host the games."""
        self._commands_due = True
        """Whether the slash commands must still be registered."""
        self._closing = AsyncExitStack()
        """Cleanup at shutdown, in reverse order."""
        self._closing_turn = asyncio.Lock()

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until closed. Raises what made a takeover fail."""
        await super().start(token, reconnect=reconnect)
        if self._failure is not None:
            raise self._failure

    async def setup_hook(self) -> None:
        """Open the store and resume all work, or stand by. Raises StoreError."""
        closing, database = self._closing, self.settings.database
        self.store = await Store.open(database, migrate=False)
        closing.push_async_callback(self.store.close)
        closing.push_async_callback(super().close)
        self.ownership = ownership = Ownership(self.store.database, self._claim, self._on_lost)
        closing.push_async_callback(ownership.release)
        with self.store.told():
            first = await ownership.take()
        self._build()
        for module in self._modules:
            await self.load_extension(module)
        await self._start_health()
        if first:
            await self._take_over()
        else:
            log.info("%s is in use by another process; standing by until it ends", database)
            self._standing_by = asyncio.create_task(self._stand_by(), name="standing-by")

    async def _stand_by(self) -> None:
        """Take over once no other process hosts the games; if that fails, stop."""
        try:
            alone = await self.ownership.stand_by()
            await self._take_over(seamless=alone < UNNOTICED)
        except Exception as error:  # noqa: BLE001 - raised by start
            self._failure = error
            self._stopping = asyncio.create_task(self.close(), name="stopping")

    def _build(self) -> None:
        """Make all parts; none does anything yet."""
        settings, composer = self.settings, self.composer
        self.services = services = HostServices(self.store, settings, self.catalogue, self._available)
        self.languages, self.tables = services.languages, services.tables
        services.summaries.visible_in = partial(parent_of, self)
        self.channels = Channels(self, services)
        progress, panels = Progress(), Panels()
        self.films = Films(services, composer, progress)
        self.lists = GameLists(services, self.films, progress)
        self.past = PastGames(services)
        self.preferences = SettingsPages(services, self.channels)
        self.privacy = Privacy(services.tables, PersonalData(self.store.database))
        public = PublicPages(services, composer)
        self.statistics = StatisticsPages(services, public, progress)
        self.best = BestResultsPages(services, public)
        self.dailies = DailyPages(self, services, self.channels, public)
        self.ratings = RatingPages(services)
        self.tutorials = CoursePages(services, self.channels)
        self.practice = PracticePages(services, self.channels)
        self.live = LivePages(composer, panels, self.languages, pace=min(PACE, settings.edit_interval))
        self.sender = OutboxSender(
            self, composer, self.channels, self.live, edit_interval=settings.edit_interval
        )
        self.interactions = InteractionHandler(
            services,
            HostControls(
                services,
                self.channels,
                best=self.best,
                films=self.films,
                lists=self.lists,
                past=self.past,
                practice=self.practice,
                preferences=self.preferences,
                privacy=self.privacy,
                statistics=self.statistics,
                dailies=self.dailies,
                ratings=self.ratings,
                tutorials=self.tutorials,
            ),
            self.tutorials,
            composer,
            panels=panels,
            live=self.live,
            cooldown=Cooldown(settings.presses_per_minute),
        )
        wake_all = (self.sender.wake, services.computers.wake, self.live.wake, services.alarm.wake)
        self.tables.on_posts += wake_all
        rate = services.rater.work.wake
        self.tables.on_over += (services.summaries.work.wake, services.comparisons.work.wake, rate)
        self.tables.preferences.on_change += (rate,)
        self.gate = Gate(self.ownership, self.interactions.away)

    async def _take_over(self, *, seamless: bool = False) -> None:
        """Begin to answer people, and resume all work; ``seamless`` as for Tables. Raises StoreError."""
        closing, services = self._closing, self.services
        closing.push_async_callback(self.sender.close)
        closing.push_async_callback(self.tables.timers.alive)
        # Replies set the alarm, so it's closed after them.
        for part in (
            services.alarm,
            services.computers,
            self.live,
            self.interactions,
            *services.idle_work,
        ):
            closing.push_async_callback(part.close)
        await self.tables.begin(repost=self.posts_gone, seamless=seamless)
        self.ownership.act()
        self._hosts = True
        services.alarm.wake()
        await services.summaries.begin()
        services.comparisons.work.wake()
        services.dailies.work.wake()
        await services.rater.begin()
        await self._register_commands()
        taking_up = asyncio.create_task(self._take_up(), name="taking-up")
        closing.push_async_callback(_cancel, taking_up)
        self._upload()

    async def _take_up(self) -> None:
        """Continue with what was left, then evaluate the games whose results have only now been stored."""
        await self.tables.take_up()
        self.services.summaries.work.wake()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer presses by custom id alone, which includes those made by earlier versions of the bot."""
        if interaction.type is discord.InteractionType.component and await self.gate.mine(interaction):
            await self.interactions.press(interaction)

    async def on_ready(self) -> None:
        """Log that the bot is ready, and how to invite it if nobody has.

        Retries commands and emoji that Discord didn't accept at startup.
        """
        log.info("connected as %s; servers: %d", self.user, len(self.guilds))
        await self.catch_up()
        if not self.settings.shards and len(self.guilds) >= CROWDED:
            log.warning(
                "the bot is on nearly 2,500 servers, where Discord requires shards: set shards to %r", AUTO
            )
        if not self.guilds and self.application_id is not None:
            scopes = ("bot", "applications.commands")
            link = discord.utils.oauth_url(self.application_id, permissions=NEEDED, scopes=scopes)
            log.info("no server has invited the bot yet; invite it with this link: %s", link)

    async def catch_up(self) -> None:
        """Register commands and upload emoji that Discord doesn't have yet, unless this process stands by."""
        if not self.ownership.acts:
            return
        if self._commands_due:
            await self._register_commands()
        self._upload()

    async def close(self) -> None:
        """Shut down: finish replies and posts in progress, leave the rest for the next start."""
        async with self._closing_turn:  # a second call must wait for the first
            if self._standing_by is not None:
                await _cancel(self._standing_by)
            if self._hosts and await self.ownership.has_heir():
                await self._hand_over()
            await self._closing.aclose()
            await super().close()
            self.images.close()

    async def _hand_over(self) -> None:
        """Leave people who press from now on to a process that stands by."""
        log.info("handing over to the process that stands by")
        # What may take long ends first, while presses are still answered.
        await asyncio.gather(self.sender.close(), *(part.close() for part in self.services.idle_work))
        self.ownership.act(acting=False)

    async def _hold(self) -> None:
        """Wait until this process can be sure that no other one hosts the games."""
        if not self.ownership.valid:
            await self.ownership.until_valid()

    async def _start_health(self) -> None:
        """Start the health endpoint, if configured; the bot runs without it if the port is taken."""
        if not self.settings.health_port:
            return
        health = HealthServer(
            self.ownership, self.connections, self.services, self.sender, self.settings.health_port
        )
        try:
            await health.start()
        except OSError as error:
            log.error("health_port can't be used: %s", error)  # noqa: TRY400 - no traceback needed
            await health.close()
            return
        self.health = health
        self._closing.push_async_callback(health.close)

    def _upload(self) -> None:
        """Upload missing emoji in the background."""
        busy = self._uploading is not None and not self._uploading.done()
        if not busy and not self.own_emoji.complete:
            self._uploading = asyncio.create_task(self.own_emoji.upload(), name="emoji")
            self._closing.push_async_callback(_cancel, self._uploading)

    async def _register_commands(self) -> None:
        """Register the slash commands if they've changed; Discord limits how often."""
        self._commands_due = False  # set first, because several shards may get here at once
        mark = self.commands_mark()
        try:
            if self._afresh or await self._commands_lack(mark):
                await self._sync()
                await self.store.set_note(COMMANDS_NOTE, mark)
        except (*CALL_FAILED, app_commands.CommandSyncFailure) as error:
            log.error("slash commands not registered, the previous ones stay: %s", error)  # noqa: TRY400 - no traceback needed
            self._commands_due = True

    async def _sync(self) -> None:
        """Send Discord the commands in all languages, and drop those languages that nobody uses."""
        for language in sorted(self.languages.unused):
            await in_thread(self.languages.supports, language)  # reading its words takes a while
        await self.tree.sync()
        for language in self.languages.unused:
            self.catalogue.forget(language)

    async def _commands_lack(self, mark: str) -> bool:
        """Whether Discord has other commands, or lost some to another program with the same token."""
        if await self.store.note(COMMANDS_NOTE) != mark:
            return True
        found = {command.name for command in await self.tree.fetch_commands()}
        return not found.issuperset(command.name for command in self.tree.get_commands())

    def commands_mark(self) -> str:
        """Hash of the slash commands, of all translations, and of the application."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        translations = self.catalogue.digest(self.languages.available)
        text = json.dumps([self.application_id, payload, translations], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()


class ShardedGameBot(GameBot, commands.AutoShardedBot):
    """Bot with all its shards in one process, because a database serves one bot.

    Private chats arrive on shard 0; posts use HTTP and thus no shard. discord.py schedules the shards'
    identification, one every five seconds.
    """

    async def on_shard_ready(self, _shard: int) -> None:
        """Retry what Discord didn't accept: a shard that identifies again triggers no ``on_ready``."""
        if self.is_ready():
            await self.catch_up()


def kind_of_bot(settings: Settings) -> type[GameBot]:
    """Bot class for these settings: with or without shards."""
    return ShardedGameBot if settings.shards else GameBot


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])
