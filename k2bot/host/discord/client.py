"""Bot client: wires Discord's events to the handlers, and recovers work left before a restart."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.backoff import ExponentialBackoff
from discord.ext import commands

from k2bot.config import AUTO, Settings
from k2bot.host.discord.calls import (
    CALL_FAILED,
    RateLimit,
    call_trace,
    limit_waiting,
    retry_after,
    wait_for_login,
)
from k2bot.host.discord.compose import Composer
from k2bot.host.discord.controls import NEEDED_PERMISSIONS, Interaction
from k2bot.host.discord.costs import CostlyRequests
from k2bot.host.discord.emoji import ApplicationEmoji
from k2bot.host.discord.health import Connections, HealthServer
from k2bot.host.discord.images import ImageService
from k2bot.host.discord.interactions import Cooldown
from k2bot.host.discord.page_handlers import PageHandlers
from k2bot.host.discord.range_host import UNNOTICED, RangeHost, retry_until_available, run_periodically
from k2bot.host.discord.routes import range_of_interaction
from k2bot.host.discord.services import HostServices
from k2bot.host.event_loop import cancel_all, cancellable, in_thread
from k2bot.host.service.ownership import RENEWAL, Ownership, process_name
from k2bot.host.store import Claim, Store
from k2bot.host.store.damage import LeaseLostError, log_failure
from k2bot.host.store.database import Range
from k2bot.thinking.processes import Thinking

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence

    from k2bot.host.service.catalogue import Catalogue

log = logging.getLogger(__name__)

# The bot never uses voice, so silence the warnings about missing voice packages.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

EMOJI_INTERVAL = 60.0
"""Interval in seconds at which a process looks for emoji that another one uploads."""
REGISTER_AGAIN = 60.0
"""Shortest time in seconds after which what Discord didn't take is registered again."""
SHARDING_ADVISED = 2000
"""Number of servers from which a bot without shards warns that Discord will require them (at 2,500)."""
PERMISSION_EVENTS = (
    *("guild_join", "guild_channel_update", "guild_role_update"),
    *("member_update", "thread_join", "thread_update"),
)
"""Events after which the bot may be able to write where it couldn't; member events are its own only."""
RECONNECTING = 5.0
"""Maximum pause in seconds between attempts to connect. Only one that succeeds counts as a login."""
CLOSING, DISCONNECTING = 15.0, 5.0
"""Maximum time in seconds for closing a range's host, and then each connection."""
COMMANDS_NOTE = "slash-commands"
"""Key of the store's note with the hash of the commands last registered."""


class Backoff(ExponentialBackoff[Literal[False]]):
    """Growing pauses between attempts to connect; discord.py's grow to a quarter of an hour."""

    def delay(self) -> float:
        """Seconds until the next attempt."""
        return min(super().delay(), RECONNECTING)


discord.client.ExponentialBackoff = discord.shard.ExponentialBackoff = Backoff  # type: ignore[attr-defined,assignment]  # no setting


class Tree(app_commands.CommandTree["GameBot"]):
    """Slash commands. Failures before a command runs are reported to its user, too."""

    async def on_error(
        self, interaction: discord.Interaction[GameBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Reply privately that Discord shows an outdated command, or that it failed."""
        await interaction.client.host.interactions.failed(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[GameBot], /) -> bool:
        """Leave commands to the process that hosts the range of servers they're about."""
        return await interaction.client.accepts(interaction)


class GameBot(commands.Bot):
    """Bot that hosts games on Discord.

    ``extensions`` are the modules of the slash commands. ``afresh`` is for a Discord that remembers nothing
    of earlier runs: commands are registered again, and what's current is reposted unless ``posts_gone`` is
    reset before the start, because the messages of earlier runs exist after all. ``available`` limits the
    languages; by default, all that have words. With a ``claim``, other processes may have the same database:
    each range of servers has one that hosts it, and the others stand by. What belongs to a range, such as
    the tables, is found at ``host``.
    """

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        *,
        extensions: Sequence[str] = (),
        afresh: bool = False,
        available: tuple[str, ...] | None = None,
        claim: Claim | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=call_trace(self._hold, RateLimit(self._share).turn),
            shard_count=None if settings.shards == AUTO else settings.shards or None,
        )
        self.settings = settings
        self.connections = Connections(self, self._cut_off, self._reached_again)
        for event in PERMISSION_EVENTS:
            self.add_listener(self._retry_parked, f"on_{event}")
        self.catalogue = catalogue
        self._available = available
        self._modules = extensions
        self._afresh = self.posts_gone = afresh
        self._claim = claim
        self._failure: Exception | None = None
        """Reason why it can't stand by or take over."""
        self._failed = asyncio.Event()
        self.hosts: list[RangeHost] = []
        """Host of each range, by number, whether it hosts it or stands by."""
        self._process = ""
        """Name of this process as an owner of ranges."""
        self._standing_by: dict[int, asyncio.Task[None]] = {}
        self._own_work: set[asyncio.Task[None]] = set()
        self._cooldown = Cooldown(settings.presses_per_minute)
        self._costly = CostlyRequests()
        self.thinking = Thinking(settings.computer_workers)
        self.images = ImageService(settings.drawing_workers, settings.picture_cache * 2**20)
        games = (catalogue.game(key) for key in catalogue.keys) if settings.emoji else ()
        self.own_emoji = ApplicationEmoji(self, (emoji for game in games for emoji in game.emojis))
        self.composer = Composer(self.images, self.own_emoji.markup)
        self.health: HealthServer | None = None
        self._registering: dict[str, asyncio.Task[None]] = {}
        """What's being registered with Discord, by what it is."""
        self._closing = AsyncExitStack()
        """Cleanup at shutdown, in reverse order."""
        self._closing_turn = asyncio.Lock()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until closed or cancelled. Raises what made a takeover fail.

        discord.py can lose a cancellation while it connects: in ``asyncio.wait_for`` of Python 3.11, and in
        any version while a shard reconnects. The bot then wouldn't stop when it's told to.
        """
        await cancellable(self._stay_connected(reconnect=reconnect), self._failed)
        if self._failure is not None:
            raise self._failure

    async def _stay_connected(self, *, reconnect: bool) -> None:
        await wait_for_login(self)
        backoff = Backoff()
        while True:
            try:
                return await super().connect(reconnect=reconnect)
            except AttributeError:
                # If the very first connection fails, discord.py 2.7 looks up in it how to resume it.
                if self.ws is not None or not reconnect:
                    raise
            except discord.RateLimited as error:  # as Discord was asked how many shards there should be
                await asyncio.sleep(error.retry_after)
            await asyncio.sleep(backoff.delay())

    async def setup_hook(self) -> None:
        """Open the store, and take over or stand by for each range. Raises StoreError."""
        limit_waiting(self)
        parts = self.settings.parts
        for number in range(parts):
            self.hosts.append(await self._host(Range(number, parts)))
        owned = [host for host in self.hosts if await self._take_lease(host)]
        for module in self._modules:
            await self.load_extension(module)
        await self._start_health()
        for host in owned:
            with suppress(LeaseLostError):  # then it's replaced
                await self._take_over(host, repost=self.posts_gone)
        for host in self.hosts:
            if host not in owned:
                self._stand_by(host)
        if not owned:
            log.info("%s is in use by another process; standing by until it ends", self.settings.database)
        if parts > 1:
            log.info("hosting ranges %s of %d", [host.range.number for host in owned], parts)
        if self._claim is not None:
            balancing = run_periodically(self._balance, RENEWAL, "no range handed over, retrying")
            self._start(balancing, "balance")

    async def _host(self, own: Range) -> RangeHost:
        """A host for a range, which does nothing yet. Raises StoreError."""
        store = await Store.open(self.settings.database, migrate=False, own=own)
        self._process = self._process or process_name(store.database)
        ownership = Ownership(
            store.database,
            self._claim,
            partial(self._lost, own.number),
            own=own,
            process=self._process,
            silence=partial(self.connections.silence, own),
        )
        services = HostServices(store, self.settings, self.catalogue, self.thinking, self._available)
        return RangeHost(
            self,
            services,
            ownership,
            PageHandlers(self, services, self.composer),
            settings=self.settings,
            composer=self.composer,
            cooldown=self._cooldown,
            costly=self._costly,
        )

    def _lost(self, number: int) -> None:
        """Another process has taken a range over: nothing in memory can be trusted.

        Nothing of it can be stored or posted: writes are fenced, and calls to Discord fail.
        """
        log.warning("another process has taken over%s; standing by", self.hosts[number].ownership.range_label)
        self._start(self._replace(self.hosts[number]), f"lost-{number}")

    @staticmethod
    async def _take_lease(host: RangeHost) -> bool:
        with host.store.errors_as_store_errors():
            return await host.ownership.take()

    def _stand_by(self, host: RangeHost, *, afresh: bool = False) -> None:
        """Let a host take over once no other process has its range; if that fails, stop.

        ``afresh``: this one has hosted it already, so another one stands by.
        """
        number = host.range.number
        waiting = self._wait_for(host, afresh=afresh)
        self._standing_by[number] = asyncio.create_task(waiting, name=f"standing-by-{number}")

    async def _wait_for(self, host: RangeHost, *, afresh: bool) -> None:
        try:
            if afresh:
                host = await retry_until_available(partial(self._host, host.range))
                self.hosts[host.range.number] = host
            alone = await host.ownership.stand_by()
            await self._take_over(host, seamless=alone < UNNOTICED)
        except LeaseLostError:
            return  # it's replaced
        except Exception as error:  # noqa: BLE001 - raised by connect
            self._failure = error
            self._failed.set()

    async def _take_over(self, host: RangeHost, *, repost: bool = False, seamless: bool = False) -> None:
        """Let a host begin to work. Raises StoreError."""
        await host.take_over(repost=repost, seamless=seamless)
        if not host.range.number:
            self._register("commands", self._commands)
        if not self.own_emoji.complete:
            self._register("emoji", self._emoji)

    async def _balance(self) -> None:
        """Hand a range over to the process that stands by for it, if it's better off there."""
        first = self.hosts[0].ownership
        if not self.ranges_hosted or (len(self.hosts) == 1 and not self.connections.silence(first.range)):
            return
        leases = await first.leases()
        for host in reversed(self.hosts):
            if host.ownership.is_for_heir(leases):
                await self._replace(host)
                return

    async def _replace(self, host: RangeHost) -> None:
        """Close a host, and stand by for its range with a fresh one."""
        number = host.range.number
        async with self._closing_turn:
            if self.is_closed() or self.hosts[number] is not host:
                return
            if number in self._standing_by:  # lost while it took over
                await cancel_all([self._standing_by[number]])
            await _end(host.close, CLOSING)
            await _end(host.store.close, DISCONNECTING)
            self._stand_by(host, afresh=True)

    @property
    def host(self) -> RangeHost:
        """Host that the current task works for; outside of any, the first one here that acts."""
        working = RangeHost.at_work()
        if working is not None and working.client is self:
            return working
        return next((host for host in self.hosts if host.ownership.acts), self.hosts[0])

    async def accepts(self, interaction: Interaction) -> bool:
        """Whether this process is to answer an interaction; then the current task works for its range."""
        number = await range_of_interaction(interaction, self.hosts[0].store)
        host = self.hosts[number]
        host.enter()
        return await host.answers(interaction)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer presses by custom id alone, which includes those made by earlier versions of the bot."""
        if interaction.type is discord.InteractionType.component and await self.accepts(interaction):
            await self.host.interactions.press(interaction)

    async def on_ready(self) -> None:
        """Log that the bot is ready, and how to invite it if nobody has."""
        log.info("connected as %s; servers: %d", self.user, len(self.guilds))
        if not self.settings.shards and len(self.guilds) >= SHARDING_ADVISED:
            log.warning(
                "the bot is on nearly 2,500 servers, where Discord requires shards: set shards to %r", AUTO
            )
        if not self.guilds and self.application_id is not None:
            scopes = ("bot", "applications.commands")
            link = discord.utils.oauth_url(self.application_id, permissions=NEEDED_PERMISSIONS, scopes=scopes)
            log.info("no server has invited the bot yet; invite it with this link: %s", link)

    async def _retry_parked(self, *event: Any) -> None:
        """Retry parked posts on the server that an event is about: they may be possible now."""
        server = getattr(event[-1], "guild", event[-1])
        for host in self.hosts:
            with host.working():
                host.pages.channels.retry_parked(server.id)

    def _cut_off(self) -> None:
        """Decide nothing for people, as no press can arrive until a connection to Discord is back."""
        for host in self.hosts:
            host.services.timers.cut_off()

    def _reached_again(self) -> None:
        for host in self.hosts:
            host.reached_again()

    @property
    def ranges_hosted(self) -> int:
        """Number of ranges that this process hosts."""
        return sum(host.ownership.acts for host in self.hosts)

    async def close(self) -> None:
        """Shut down: finish replies and posts in progress, leave the rest for the next start.

        What fails or takes too long doesn't keep the process from ending.
        """
        await cancel_all(self._own_work)  # first, because it may begin to stand by
        await cancel_all(self._standing_by.values())
        async with self._closing_turn:  # a second call must wait for the first
            await _end(self._closing.aclose, DISCONNECTING)
            await asyncio.gather(*(_end(host.close, CLOSING) for host in self.hosts))
            await _end(super().close, DISCONNECTING)
            await asyncio.gather(*(_end(host.store.close, DISCONNECTING) for host in self.hosts))
            self.images.close()
            await self.thinking.close()

    async def _hold(self) -> None:
        """Wait until this process can be sure that no other one hosts the range that a call is about."""
        if not (ownership := self.host.ownership).valid:
            await ownership.until_valid()

    def _share(self) -> float:
        """Share of Discord's rate limit that this process may use."""
        return self.ranges_hosted / len(self.hosts) if self.hosts else 0.0

    async def _start_health(self) -> None:
        """Start the health endpoint, if configured; the bot runs without it if that fails."""
        if not self.settings.health_port:
            return
        port, address = self.settings.health_port, self.settings.health_address
        health = HealthServer(self.hosts, self.connections, port, address)
        try:
            await health.start()
        except OSError as error:
            log.error("no health endpoint, choose another health_port or health_address: %s", error)  # noqa: TRY400 - no traceback needed
            await health.close()
            return
        self.health = health
        self._closing.push_async_callback(health.close)

    def _register(self, what: str, work: Callable[[], Awaitable[float | None]]) -> None:
        """Register something with Discord in the background; ``work`` says when to try again, if at all."""

        async def register() -> None:
            while (pause := await retry_until_available(work)) is not None:  # noqa: ASYNC110 - Discord sets the pause
                await asyncio.sleep(pause)

        if what not in self._registering or self._registering[what].done():
            self._registering[what] = self._start(register(), what)

    async def until_registered(self) -> None:
        """Wait until Discord has the slash commands: where people use them as soon as the bot starts."""
        await asyncio.wait({self._registering["commands"]})

    async def _emoji(self) -> float | None:
        """Upload missing emoji, or look for them if another process does that; when to try again."""
        acts = self.hosts[0].ownership.acts
        error = await self.own_emoji.upload(only_look=not acts)
        if self.own_emoji.complete:
            return None
        return EMOJI_INTERVAL if error is None else _pause_after(error)

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._own_work.add(task)
        task.add_done_callback(self._own_work.discard)
        return task

    async def _commands(self) -> float | None:
        """Register the slash commands if they've changed, which Discord limits; when to try again."""
        if not self.hosts[0].ownership.acts:
            return None
        mark = self.commands_mark()
        try:
            if self._afresh or await self._commands_lack(mark):
                await self._sync()
                await self.host.store.set_note(COMMANDS_NOTE, mark)
        except (*CALL_FAILED, app_commands.CommandSyncFailure) as error:
            log.error("slash commands not registered, the previous ones stay: %s", error)  # noqa: TRY400 - no traceback needed
            return _pause_after(error)
        return None

    async def _sync(self) -> None:
        """Send Discord the commands in all languages, and drop those languages that nobody uses."""
        languages = self.host.languages
        for language in sorted(languages.unused):
            await in_thread(languages.supports, language)  # reading its words takes a while
        await self.tree.sync()
        for language in languages.unused:
            self.catalogue.forget(language)

    async def _commands_lack(self, mark: str) -> bool:
        """Whether Discord has other commands, or lost some to another program with the same token."""
        if await self.host.store.note(COMMANDS_NOTE) != mark:
            return True
        registered = {command.name for command in await self.tree.fetch_commands()}
        return not registered.issuperset(command.name for command in self.tree.get_commands())

    def commands_mark(self) -> str:
        """Hash of the slash commands, of all translations, and of the application."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        translations = self.catalogue.digest(self.host.languages.available)
        text = json.dumps([self.application_id, payload, translations], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()


class ShardedGameBot(GameBot, commands.AutoShardedBot):
    """Bot with all its shards in one process, because a database serves one bot.

    Private chats arrive on shard 0; posts use HTTP and thus no shard. discord.py schedules the shards'
    identification, one every five seconds.
    """


def kind_of_bot(settings: Settings) -> type[GameBot]:
    """Bot class for these settings: with or without shards."""
    return ShardedGameBot if settings.shards else GameBot


async def _end(close: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Close a part, whatever fails and for so many seconds at most, because others must be closed, too."""
    try:
        async with asyncio.timeout(seconds):
            await close()
    except TimeoutError:
        log.error("not closed in %.0f s, so it's left as it is", seconds)  # noqa: TRY400 - no traceback needed
    except Exception as error:  # noqa: BLE001 - logged
        log_failure(log, error, "not closed properly")


def _pause_after(error: BaseException) -> float:
    """Time in seconds after which Discord is asked again to register something."""
    return max(REGISTER_AGAIN, retry_after(error) or 0.0)
