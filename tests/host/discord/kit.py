"""A simulated Discord around the real bot, with one server, one channel and some people by name."""

import asyncio
import copy
import re
import sqlite3
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field

import discord
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.results import to_discord_message

from k2bot.config import Settings
from k2bot.host.discord import panels
from k2bot.host.discord.calls import CircuitBreaker
from k2bot.host.discord.client import kind_of_bot
from k2bot.host.discord.compose import Composer
from k2bot.host.kernel.lobby import cancel
from k2bot.host.service.catalogue import Catalogue
from tests.host.discord import copies, locks, taps
from tests.host.discord.widgets import answer_to, rows_of
from tests.host.hosting import catalogue_of, submit
from tests.host.migrated import prepared
from tests.kit.discord_limits import page_faults
from tests.phrases import START, phrase

EXTENSIONS = ("cogs.group",)
copies.quicken()
locks.watch()


@dataclass
class World:
    env: simcord.Env
    settings: Settings
    games: tuple
    guild: object
    channel: object
    people: dict = field(default_factory=dict)
    panels: dict = field(default_factory=dict)
    said: dict = field(default_factory=dict)
    """Each person's last answer about a message, where the message itself wasn't edited."""

    begun: set = field(default_factory=set)
    """Lobby posts that have answered the press on Start."""

    @property
    def bot(self):
        return self.env.bot

    @property
    def host(self):
        """The host of the bot's first (usually only) range of servers."""
        return self.bot.host

    @property
    def tables(self):
        return self.host.tables

    @property
    def backend(self):
        """The simulated Discord's own state."""
        return self.env.backend

    @property
    def session(self):
        """The current session of the channel's table."""
        return self.table.session

    def __getattr__(self, name):
        try:
            return self.__dict__["people"][name]
        except KeyError:
            raise AttributeError(name) from None

    # ------------------------------------------------------------------------------------------------ doing

    async def slash(self, who, command, **options):
        """Use a slash command of the first game; returns the answer, which must be private."""
        return await self.command(who, f"{self.games[0].key} {command}", **options)

    async def command(self, who, line, **options):
        """Use any slash command; returns the answer, which must be private."""
        return self._private(who, await self.people[who].slash(self.channel, line, **options))

    async def told(self, who, command, **options):
        """The text of the answer to a slash command of the first game."""
        return (await self.slash(who, command, **options)).content

    async def whisper(self, who, line, **options):
        """Use a slash command in the private chat with the bot; returns the answer."""
        return answer_to(await self.people[who].user.slash(line, **options))

    async def press(self, who, label, message=None):
        """Press a button as ``click`` does; returns the answer, which must be private."""
        label = phrase(label) if "-button-" in label else label
        message = message or self.newest(who, label)
        before = message.id
        return self._private(who, await self.click(who, label, message), before)

    async def click(self, who, label, message=None):
        """Press a button by its label or message key, on a message or on the newest one with that button."""
        label = phrase(label) if "-button-" in label else label
        message = message or self.newest(who, label)
        return await self._person(who, message).click(message, custom_id=self.ids(message)[label])

    async def press_letter(self, who, label):
        """Press a button of the newest private message that has it; returns the answer."""
        return await self.press(who, label, self.letter(who, label))

    async def confirm(self, who, command):
        """Use a command that asks for confirmation, and confirm."""
        return await self.press(who, f"discord-button-{command}", await self.slash(who, command))

    async def open(self, who, page, message=None):
        """Open a page of table 1: below the newest post, or in the place of a panel."""
        scope = "o" if message is None else "p"
        own = f"g|1|{scope}||open|{page}"
        return (await self.click_again(who, message or self.post, own)).response

    async def choose(self, who, *values, message=None, menu=""):
        """Pick from the menu of the person's panel with ``menu`` in its id; returns the answer."""
        message = message or self.panels[who]
        return self._private(who, await self.select(who, message, menu, *values), message.id)

    async def select(self, who, message, menu, *values):
        """Pick from the menu of a message that has this in its id."""
        menus = (own["custom_id"] for own in self.components(message) if "label" not in own)
        own = next(own for own in menus if menu in own)
        return await self._person(who, message).select(message, values, custom_id=own)

    def _person(self, who, message):
        """The person where the message is: in the server, or in their private chat."""
        person = self.people[who]
        return person.user if self._guild_of(self._stored(message)) is None else person

    async def click_again(self, who, message, custom_id):
        """Press a control the message no longer shows, like a second tap on a slow connection.

        ``who`` is a name, or somebody in another place.
        """
        person = self.people[who] if isinstance(who, str) else who
        with self.standing(message, custom_id):
            return await person.click(message, custom_id=custom_id)

    @contextmanager
    def standing(self, message, custom_id, values=()):
        """Let the message show only a control with this id during a tap."""
        stored = self._stored(message)
        now, stored.components = stored.components, taps.ghost(custom_id, values)
        held = stored.components
        try:
            yield
        finally:
            if stored.components is held:
                stored.components = now

    def seen(self, message):
        """A message as its reader sees it now, as a press on it reports it."""
        return copy.deepcopy(dict(serializers.message_payload(self.backend, self._stored(message))))

    def tap(self, who, message, custom_id, seen=None):
        """Send a press without waiting for the bot's answer, like quick taps.

        ``seen`` is the message as it was when it was pressed, else as it is now.
        """
        stored = self._stored(message)
        _, payload = taps.pressed(self.backend, self.people[who].id, stored, custom_id, seen=seen)
        self.backend.emit("INTERACTION_CREATE", payload)

    def _stored(self, message):
        """The simulated Discord's record of a message."""
        channel_id = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        return self.backend.get_message(channel_id, message.id)

    def _guild_of(self, message):
        return self.backend.get_channel(message.channel_id).guild_id

    def _private(self, who, result, before=None):
        assert result.acknowledged, "the interaction was not answered"
        shown = answer_to(result)
        closed = shown is not None and shown.id == before and not (shown.ephemeral or shown.components)
        if closed and before not in self.begun and (who, before) not in self.said:
            self.begun.add(before)
            return shown  # the lobby's post, which says itself that the game has begun
        if shown is None or shown.id == before:
            shown = self._said_again(who, before) or shown
        assert shown is not None
        if shown.ephemeral and shown.id != before:
            self.said[who, before] = shown, shown.content
        assert shown.ephemeral or self._guild_of(shown) is None, f"not private: {shown.content}"
        if result.response is not None and shown.id == result.response.id:
            self.panels[who] = shown
        return shown

    def _said_again(self, who, before):
        """The earlier answer to a person about a message, if another press has edited that answer."""
        earlier, content = self.said.get((who, before), (None, None))
        public = before in {message.id for message in self._public()}
        return earlier if earlier is not None and (public or earlier.content != content) else None

    def seen_by(self, who):
        """All messages a person sees in the channel, oldest first."""
        return self.channel.history(viewer=self.people[who])

    def newest_private(self, who):
        """The newest ephemeral message to a person."""
        return [message for message in self.seen_by(who) if message.flags.ephemeral][-1]

    # --------------------------------------------------------------------------------------------- looking

    def _public(self):
        """Records of the channel's public messages, oldest first."""
        kept = sorted(self.backend.messages.get(self.channel.id, {}).values(), key=lambda own: own.id)
        return [message for message in kept if not message.is_ephemeral]

    def _newest_first(self):
        """The public messages, converted lazily because that is slow."""
        return (to_discord_message(self.env, message) for message in reversed(self._public()))

    def posts(self):
        """What stands in the channel for everybody, oldest first."""
        return [*self._newest_first()][::-1]

    @property
    def texts(self):
        """The texts of the channel's public messages, oldest first."""
        return [post.content for post in self.posts()]

    def dms(self, who):
        """The texts of the bot's private messages to a person, oldest first."""
        return [message.content for message in self.people[who].user.dm_channel.history()]

    def letters(self, who):
        """All messages a person sees in their private chat with the bot, oldest first."""
        person = self.people[who].user
        return person.dm_channel.history(viewer=person)

    def letter(self, who, label):
        """The newest private message with a button of this label."""
        return next(message for message in reversed(self.letters(who)) if label in self.ids(message))

    @staticmethod
    def pictures(message):
        """The alt texts of a message's files."""
        return [file.description for file in message.attachments]

    @property
    def post(self):
        return next(self._newest_first())

    def newest(self, who, label):
        """The newest message with a button of this label: the person's own panel first."""
        panel = self.panels.get(who)
        if panel is not None and label in self.ids(panel):
            return panel
        return next(message for message in self._newest_first() if label in self.ids(message))

    @staticmethod
    def components(message):
        return [widget for row in rows_of(message) for widget in row["components"]]

    def ids(self, message):
        """The ids of a message's buttons by label."""
        return {
            widget["label"]: widget["custom_id"] for widget in self.components(message) if "label" in widget
        }

    @property
    def table(self):
        """The table of the channel, if it is in the bot's memory."""
        return self.table_in(self.channel)

    def table_in(self, channel):
        """The newest open table of a channel, if it is in the bot's memory."""
        loaded = (table for table in self.tables.loaded if table.session.row.channel_id == channel.id)
        is_open = (table for table in loaded if table.session.status.open)
        return max(is_open, key=lambda table: table.id, default=None)

    def calls(self, method="*", path=".*"):
        """The calls to Discord so far with this method and path."""
        return [
            call
            for call in self.env.http_requests
            if method in {"*", call.method} and re.fullmatch(path, call.path)
        ]

    def count(self, method, path):
        """Number of calls to Discord so far with this method and path."""
        return len(self.calls(method, path))

    def stored(self, sql, *values):
        """Run a statement on the bot's database file; returns its rows."""
        with closing(sqlite3.connect(self.settings.database)) as database, database:
            return database.execute(sql, values).fetchall()

    # --------------------------------------------------------------------------------------------- set-ups

    async def enter_server(self, name, **options):
        """Continue in another server with the same people; ``options`` are simcord's, such as the shard."""
        self.guild = self.env.create_guild(name, **options)
        self.channel = self.guild.create_text_channel("table")
        self.people = {who: self.guild.add_member(person.user) for who, person in self.people.items()}
        self.panels.clear()
        await self.settle()

    async def enter_channel(self, name):
        """Continue in a new channel; returns the previous one."""
        before, self.channel = self.channel, self.guild.create_text_channel(name)
        await self.settle()
        return before

    async def enter_thread(self):
        """Continue in a new thread of the channel."""
        self.backend.create_thread(self.channel.id, "side room", self.people["ann"].id)
        self.channel = self.channel.threads[-1]
        await self.settle()

    async def forbid(self, *permissions, channel=None, but=()):
        """Deny everybody these permissions in a channel; people in ``but``, and then the bot, keep them."""
        deny = sum(discord.Permissions(**{name: True}).value for name in permissions)
        channel = self.backend.get_channel((channel or self.channel).id)
        kept = [self.bot.user.id, *(self.people[who].id for who in but)] if but else ()
        channel.overwrites = [
            Overwrite(self.guild.default_role.id, 0, 0, deny),
            *(Overwrite(user, 1, deny, 0) for user in kept),
        ]
        self.backend.emit("CHANNEL_UPDATE", dict(serializers.channel_payload(self.backend, channel)))
        await self.settle()

    async def allow(self, *permissions, who, channel=None):
        """Give a person permissions in one channel."""
        given = discord.Permissions(**dict.fromkeys(permissions, True)).value
        found = self.backend.get_channel((channel or self.channel).id)
        found.overwrites = [*found.overwrites, Overwrite(self.people[who].id, 1, given, 0)]
        self.backend.emit("CHANNEL_UPDATE", dict(serializers.channel_payload(self.backend, found)))
        await self.settle()

    def fails(self, call, status=500, code=0, *, times=1, **told):
        """Let Discord refuse ``call`` (``POST /channels/*/messages``) ``times`` times, or until ``heal``."""
        self.env.inject_error(*call.split(), status=status, code=code, times=times, **told)

    def shut(self, status, code):
        """Let Discord refuse whatever is posted or edited in the channel, until ``heal``."""
        self.fails(f"* /channels/{self.channel.id}/messages*", status, code, times=None)

    def heal(self):
        """Let all calls to Discord succeed again."""
        self.backend.faults.clear()

    def manages(self, who):
        """Let a person manage the server."""
        self.backend.get_guild(self.guild.id).owner_id = self.people[who].id

    async def settle(self):
        """Wait until the bot has nothing more to do."""
        await self.env.settle()

    async def worked_off(self, due):
        """Wait until an idle-time work list is empty; ``due`` returns its next item."""
        async with asyncio.timeout(30):
            while await due() is not None:  # noqa: ASYNC110 - it's in the file
                await asyncio.sleep(0.01)

    async def later(self, seconds):
        """Let this many seconds pass."""
        await self.env.advance_time(seconds)

    def unhurried(self, *pauses):
        """Set the retry pauses, for outages as well as for single tables."""
        self.host.sender._pauses, breaker = pauses, CircuitBreaker()
        breaker.pauses, breaker.lead, breaker.chance = pauses, 1000, lambda: 0.0
        self.host.sender._breaker = breaker

    async def lobby(self, *joining, **options):
        await self.slash("ann", "new", **options)
        for who in joining:
            await self.press(who, "Join")

    async def set_up(self, who, label, lobby=None):
        """Press a button on the page that **More settings** opens below a lobby; returns the answer."""
        return await self.press(who, label, await self.press(who, "lobby-button-settings", lobby))

    async def start(self):
        """Let Ann start the game of her lobby; returns the answer."""
        return await self.press("ann", START)

    async def begin(self, *joining, **options):
        await self.lobby(*joining, **options)
        await self.start()
        self.panels.clear()

    async def answers(self, *answers):
        """Answer decisions without pressing anything: ``"ann pass"`` names player and answer."""
        for who, answer in (one.split(" ", 1) for one in answers):
            session, user = self.table.session, self.people[who].id
            await self.do(submit, user, session.play.stamp(session.seat_of(user)), answer)
        await self.settle()

    async def do(self, command, *args, **values):
        """Carry out a command at the channel's table, without waiting for anything else."""
        with self.env._bot_scope():
            return await self.table.do(command, *args, **values)

    async def done(self, deed):
        """Have something done by the bot itself, with all that follows; gives what comes of it."""
        with self.env._bot_scope():
            done = await deed
        await self.settle()
        return done

    async def commit(self, who, number):
        await self.press(who, "My hand", next(m for m in self._newest_first() if "My hand" in self.ids(m)))
        await self.press(who, str(number))
        return await self.press(who, "Commit")

    async def cancel(self):
        """Let Ann cancel the game of the channel."""
        await self.do(cancel, self.ann.id)
        await self.settle()

    async def load(self, table_id=None):
        """Load a table, by default the channel's, as a request for it does."""
        tables = self.host.tables
        await self.done(tables.in_channel(self.channel.id) if table_id is None else tables.find(table_id))
        return self.table

    async def restart(self, *, crash=False, **changes):
        """Stop the bot and start a new one on the same database; messages and panels stay."""
        old = self.bot
        if not crash:
            await old.close()
        bot = make_bot(self.settings, self.games, **changes)
        await self.env.restart_bot(bot)
        adopt(self.env, bot)
        if crash:
            old.host.store.database.fence = None  # only tidied up: what it writes now makes no difference
            await old.close()
        await self.settle()


class StrictComposer(Composer):
    """Composer that raises an error if Discord would refuse the page."""

    async def compose(self, page, table, scope, **facts):
        message = await super().compose(page, table, scope, **facts)
        if faults := page_faults(page, message.ids):
            raise ValueError("; ".join(faults))
        return message


def make_bot(settings, games, **changes):
    catalogue = games if isinstance(games, Catalogue) else catalogue_of(*games)
    usual = {"extensions": EXTENSIONS, "available": ("en",)}
    bot = kind_of_bot(settings)(settings, catalogue, **usual | changes)
    bot.composer = StrictComposer(bot.images, bot.own_emoji.markup)
    catalogue.forget = lambda language: None  # the next test needs the words again
    return bot


def adopt(env, bot):
    """Count work caused by a test's own commands as the bot's, so that settling waits for it."""
    wakes = bot.host.tables.on_commit

    def wake_all(table):
        with env._bot_scope():
            for wake in wakes:
                wake(table)

    bot.host.tables.on_commit = [wake_all]


@asynccontextmanager
async def world(
    folder,
    *games,
    people=("ann", "bob", "cid"),
    startle=0.0,
    catalogue=None,
    available=("en",),
    reminders=True,
    **settings,
):
    """A running bot with these games in a simulated server, without double-tap protection."""
    own = Settings(
        **{
            "database": prepared(folder / "games.sqlite3"),
            "edit_interval": 0.0,
            "emoji": False,
            "presses_per_minute": 0,
            "drawing_workers": 0,
            "computer_workers": 1,
            "computer_budget": 1,
        }
        | settings
    )
    usual, panels.DOUBLE_TAP = panels.DOUBLE_TAP, startle
    # Not simcord.run(): a fixture may be left in another context than it was entered in.
    env = simcord.Env(make_bot(own, catalogue or games, available=available))
    await env.start()
    adopt(env, env.bot)
    try:
        guild = env.create_guild("Friends")
        channel = guild.create_text_channel("table")
        made = World(env, own, catalogue or games, guild, channel)
        made.people = {name: guild.add_member(env.create_user(name)) for name in people}
        for person in () if reminders else made.people.values():
            with env._bot_scope():
                await env.bot.host.tables.prefer(person.id, {"reminder": "off"})
        await env.settle()
        yield made
        env._raise_errors_since(env._errors_acknowledged)
        assert locks.taken() == [], "nothing but the store is awaited under the lock of a table"
    finally:
        locks.taken()
        panels.DOUBLE_TAP = usual
        await env.bot.close()
        await env.shutdown()
