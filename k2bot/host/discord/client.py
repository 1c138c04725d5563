"""The bot: it opens the store, brings every table back and takes up what was left to send."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from k2bot.config import AUTO
from k2bot.host.discord import faults
from k2bot.host.discord.composer import Composer
from k2bot.host.discord.connections import Connections
from k2bot.host.discord.controls import Control
from k2bot.host.discord.course_panel import CoursePanel
from k2bot.host.discord.delivery import Postman
from k2bot.host.discord.drawing import Gallery
from k2bot.host.discord.emoji import Emojis
from k2bot.host.discord.films import Films
from k2bot.host.discord.health import HealthServer
from k2bot.host.discord.interactions import InteractionHandler
from k2bot.host.discord.laying import Laying
from k2bot.host.discord.notices import Notices
from k2bot.host.discord.overview_panel import OverviewPanel
from k2bot.host.discord.panels import PACE, LivePages, Panels
from k2bot.host.discord.permissions import NEEDED
from k2bot.host.discord.presses import Presses
from k2bot.host.discord.review_panel import ReviewPanel
from k2bot.host.discord.settings_panel import SettingsPanel
from k2bot.host.discord.threads import Threads
from k2bot.host.discord.translation import FluentTranslator
from k2bot.host.discord.tries import watched
from k2bot.host.people.allowances import Cooldown, TableAllowance
from k2bot.host.people.languages import Languages
from k2bot.host.people.lessons import Lessons
from k2bot.host.people.privacy import Privacy
from k2bot.host.service.computer_seats import ComputerSeats
from k2bot.host.service.computers import Computers
from k2bot.host.service.courses import Courses
from k2bot.host.service.proposals import Proposals
from k2bot.host.service.reviews import Reviewer
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from k2bot.host.store.overviews import Overviews
from k2bot.host.store.personal_data import PersonalData
from k2bot.host.timing.table_clocks import TableClocks
from k2bot.host.timing.timers import Alarm
from k2bot.thinking.processes import Thinking

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.config import Settings
    from k2bot.host.service.catalogue import Catalogue

log = logging.getLogger(__name__)

# The bot never speaks, so it need not warn of the packages it would take.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

CROWDED = 2000
"""From so many servers on, a bot without shards says that Discord will demand them."""
COMMANDS_NOTE = "slash-commands"
"""Under this name the store keeps a mark of the commands that Discord was given last."""


class Tree(app_commands.CommandTree["GameBot"]):
    """The slash commands; what goes wrong before a command runs is told to the person, too."""

    async def on_error(
        self, interaction: discord.Interaction[GameBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Say privately that a command is not known here as Discord still shows it, or that it failed."""
        await interaction.client.interactions.failed(interaction, error)


class GameBot(commands.Bot):
    """Hosts games on Discord.

    ``extensions`` are the modules of the slash commands. ``afresh`` is for a Discord that remembers nothing
    of earlier runs: commands are registered and what is current is posted again, unless ``posts_gone`` is
    taken back before the start, since messages of earlier runs are there after all. ``strict`` makes pages
    beyond Discord's limits errors. ``spoken`` are the languages there are; all with words by itself.
    """

    store: Store
    languages: Languages
    tables: Tables
    computer_seats: ComputerSeats
    computers: Computers
    table_clocks: TableClocks
    proposals: Proposals
    interactions: InteractionHandler
    course_panel: CoursePanel
    films: Films
    laying: Laying
    live: LivePages
    notices: Notices
    overview_panel: OverviewPanel
    presses: Presses
    privacy: Privacy
    settings_panel: SettingsPanel
    threads: Threads
    postman: Postman

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        *,
        extensions: Sequence[str] = (),
        afresh: bool = False,
        strict: bool = False,
        spoken: tuple[str, ...] | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=watched(),
            shard_count=None if settings.shards == AUTO else settings.shards or None,
        )
        self.settings = settings
        self.connections = Connections(self)
        self.catalogue = catalogue
        self._spoken = spoken
        self._modules = extensions
        self._afresh = self.posts_gone = afresh
        self._gallery = Gallery(settings.drawing_workers, settings.picture_cache * 2**20)
        games = (catalogue.game(key) for key in catalogue.keys) if settings.emoji else ()
        self.own_emoji = Emojis(self, (emoji for game in games for emoji in game.emojis))
        self.composer = Composer(self._gallery, self.own_emoji, strict=strict)
        self._alarm: Alarm | None = None
        self.health: HealthServer | None = None
        self._taking_up: asyncio.Task[None] | None = None
        self._uploading: asyncio.Task[None] | None = None
        self._commands_due = True
        """Whether Discord has yet to be given the slash commands."""

    async def setup_hook(self) -> None:
        """Open the store and take up everything where it was left. Raises StoreError."""
        settings = self.settings
        self.store = await Store.open(settings.database)
        self.languages = Languages(self.store, settings.language, self._spoken)
        allowance = TableAllowance(settings.tables_of_person, settings.tables_of_server)
        patience = timedelta(hours=settings.patience) if settings.patience else None
        self.tables = Tables(
            self.store, self.catalogue, languages=self.languages, patience=patience, allowance=allowance
        )
        self._alarm = Alarm(self.tables)
        self.notices = Notices(self, self.tables, self.store)
        self.postman = Postman(self, self.composer, self.notices, edit_interval=settings.edit_interval)
        self.computer_seats = ComputerSeats(self.tables)
        self.table_clocks = TableClocks(self.tables)
        self.proposals = Proposals(self.tables)
        thinking = Thinking(settings.computer_workers)
        self.computers = Computers(thinking, self.languages, budget=settings.computer_budget)
        self.films = Films(self._gallery, self.composer, self.languages)
        panels = Panels()
        self.live = LivePages(self.composer, panels, self.languages, pace=min(PACE, settings.edit_interval))
        self.postman.on_end = self.live.wake
        self.postman.on_letter = self.live.letter
        self.tables.on_posts += [
            self.postman.wake,
            self.computers.wake,
            self.live.wake,
            self._alarm.wake,
        ]
        self.privacy = Privacy(self.tables, PersonalData(self.store.database))
        self.settings_panel = SettingsPanel(self.tables, self.notices)
        overviews = Overviews(self.store.database)
        self.reviewer = Reviewer(thinking, self.languages)
        reviews = ReviewPanel(self.reviewer, self.languages)
        self.overview_panel = OverviewPanel(self.tables, overviews, self.films, reviews)
        self.threads = Threads(self, self.store, self.languages)
        self.laying = Laying(self.tables, self.notices)
        courses = Courses(self.store, self.catalogue, self.languages)
        self.course_panel = CoursePanel(courses, self.tables, self.laying, self.computer_seats)
        self.presses = Presses(
            self.tables,
            self.films,
            self.languages,
            computer_seats=self.computer_seats,
            computers=self.computers,
            table_clocks=self.table_clocks,
            settings_panel=self.settings_panel,
            privacy=self.privacy,
            overview_panel=self.overview_panel,
            threads=self.threads,
            proposals=self.proposals,
            review_panel=reviews,
            laying=self.laying,
            course_panel=self.course_panel,
        )
        self.interactions = InteractionHandler(
            self.tables,
            self.presses,
            self.composer,
            self.languages,
            lessons=Lessons(self.store),
            panels=panels,
            live=self.live,
            cooldown=Cooldown(settings.presses_per_minute),
        )
        self.add_dynamic_items(Control)
        for module in self._modules:
            await self.load_extension(module)
        if self.languages.several:
            await self.tree.set_translator(FluentTranslator(self.languages))
        await self._register_commands()
        await self.tables.begin(repost=self.posts_gone)
        self._alarm.wake()
        await self._tell_health(overviews)
        self._taking_up = asyncio.create_task(self.tables.take_up(), name="taking-up")
        self._upload()

    async def on_ready(self) -> None:
        """Say in the log that the bot is at work, and how to invite it where nobody has.

        Commands and emoji that Discord did not take at the start are tried again.
        """
        log.info("at work as %s; servers: %d", self.user, len(self.guilds))
        await self.catch_up()
        if not self.settings.shards and len(self.guilds) >= CROWDED:
            log.warning("from 2,500 servers on Discord demands shards: set shards to %r", AUTO)
        if not self.guilds and self.application_id is not None:
            scopes = ("bot", "applications.commands")
            link = discord.utils.oauth_url(self.application_id, permissions=NEEDED, scopes=scopes)
            log.info("no server has invited the bot yet; whoever manages one can do it here: %s", link)

    async def catch_up(self) -> None:
        """Give Discord the commands and emoji that it did not take yet."""
        if self._commands_due:
            await self._register_commands()
        self._upload()

    async def close(self) -> None:
        """Stop: finish answers and posts under way, leave the rest for the next start, close the store."""
        if not self.is_closed():
            if self.health is not None:
                await self.health.close()
            for task in filter(None, (self._taking_up, self._uploading)):
                task.cancel()
                await asyncio.wait([task])
            if hasattr(self, "reviewer"):
                await self.reviewer.close()
            if hasattr(self, "interactions"):
                await self.interactions.close()
                await self.live.close()
            if hasattr(self, "computers"):
                await self.computers.close()
            if self._alarm is not None:  # only now, for answers set it
                await self._alarm.close()
                await self.tables.timers.alive()
            if hasattr(self, "postman"):
                await self.postman.close()
        await super().close()
        self._gallery.close()
        if hasattr(self, "store"):
            await self.store.close()
            del self.store

    async def _tell_health(self, overviews: Overviews) -> None:
        """Let others read how the bot is, where that is set; games go on where the port is taken."""
        if not self.settings.health_port:
            return
        health = HealthServer(self, overviews, self.settings.health_port)
        try:
            await health.start()
        except OSError as error:
            log.error("health_port cannot be used: %s", error)  # noqa: TRY400 - the text says it all
            await health.close()
            return
        self.health = health

    def _upload(self) -> None:
        """See to it that Discord has all emoji; nothing waits for it."""
        busy = self._uploading is not None and not self._uploading.done()
        if not busy and not self.own_emoji.whole:
            self._uploading = asyncio.create_task(self.own_emoji.take_up(), name="emoji")

    async def _register_commands(self) -> None:
        """Give Discord the slash commands, only if they are others than last time: it limits how often."""
        self._commands_due = False  # already now, for several shards can come at the same time
        mark = await self.commands_mark()
        try:
            if self._afresh or await self._commands_lack(mark):
                await self.tree.sync()
                await self.store.set_note(COMMANDS_NOTE, mark)
        except (*faults.CALL_FAILED, app_commands.CommandSyncFailure) as error:
            log.error("the slash commands could not be registered, the earlier ones stay: %s", error)  # noqa: TRY400 - the text says it all
            self._commands_due = True

    async def _commands_lack(self, mark: str) -> bool:
        """Whether Discord was given others, or has lost some to another program with the same token."""
        if await self.store.note(COMMANDS_NOTE) != mark:
            return True
        found = {command.name for command in await self.tree.fetch_commands()}
        return not found.issuperset(command.name for command in self.tree.get_commands())

    async def commands_mark(self) -> str:
        """A text that is another one whenever the slash commands are others, or the application is."""
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator)
            if translator
            else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()
