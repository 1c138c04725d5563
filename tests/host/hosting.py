"""A host to test: a real store in a file, tables of the tiny game, and a wall that collects the posts.

The wall stands in for Discord, as far as the host's core can tell: messages by id, in channels and private
chats, and a nonce used twice makes one message.
"""

import asyncio
import re
import shutil
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import groupby
from pathlib import Path

from k2bot.game.values import Page, Press
from k2bot.host.kernel.agreements import answer_proposal
from k2bot.host.kernel.permissions import require_decision
from k2bot.host.kernel.transition import Transition
from k2bot.host.pages.host_pages import clock_page
from k2bot.host.rows import SentPost, read_post_id
from k2bot.host.service.background import Timers
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.ownership import Ownership
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from tests.host.migrated import prepared
from tests.kit.transcript import page_text

CHANNEL, OTHER_CHANNEL, GUILD = 500, 501, 9
ANN, BOB, CID, DORA, EVE = 11, 12, 13, 14, 15
NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
UNFORESEEN = re.compile("(?<=<t:)\\d+|(?<=`)[0-9a-f]{64}")
"""Unpredictable parts of texts: times and fingerprints of seeds."""
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid", DORA: "Dora", EVE: "Eve"}


@dataclass
class Clock:
    """A clock that advances a little each time it's read; tests move it further."""

    now: datetime = NOON
    moment: timedelta = timedelta(seconds=1)

    def __call__(self):
        self.now += self.moment
        return self.now


async def ring(store, timers, now):
    """Fire all timers due at any table, concurrently as the bot does; returns the ids of those tables."""
    due = await store.tables_due(now)
    await asyncio.gather(*(timers.fire(table_id, now) for table_id in due))
    return due


@dataclass(frozen=True)
class Message:
    """A message; ``told`` holds key and text of every page it has shown, ``pings`` the users notified."""

    place: tuple[str, int]
    page: Page
    told: tuple[tuple[str, str], ...]
    pings: tuple[int, ...]


@dataclass
class Wall:
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, int] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    """Channels in which nothing can be posted."""
    refusing: set[int] = field(default_factory=set)
    """Users who accept no private messages."""
    old: set[int] = field(default_factory=set)
    """Messages that can't be edited any more."""
    rung: list = field(default_factory=list)
    """Notifications in order: user, key, and whether it was a private message."""
    calls: Counter = field(default_factory=Counter)
    """Calls to Discord so far, by kind."""

    async def reach(self):
        """Called before and after each call; tests of interruptions replace it."""

    def put_up(self, delivery):
        """Send or edit as Discord would."""
        self.calls["post" if delivery.message is None else "edit"] += 1
        told = ((delivery.post.key, delivery.page.text),)
        if delivery.message is not None:
            old = self.messages[delivery.message.message_id]
            new = replace(
                old, page=delivery.page, told=(*old.told, *told), pings=(*old.pings, *delivery.pings)
            )
            self.messages[delivery.message.message_id] = new
            return delivery.message
        place = (
            ("channel", delivery.channel_id) if delivery.user_id is None else ("private", delivery.user_id)
        )
        number = self.nonces.setdefault(delivery.post.nonce, 1000 + len(self.nonces))
        if number not in self.messages:
            self.messages[number] = Message(place, delivery.page, told, delivery.pings)
            private = [delivery.user_id] if delivery.user_id and not delivery.silent else []
            self.rung += [(user, told[0][0], True) for user in private]
            self.rung += [(user, told[0][0], False) for user in delivery.pings]
        return SentPost(place[1], number)

    def refuses(self, delivery):
        """Whether a new message can't reach its reader."""
        return delivery.user_id in self.refusing and delivery.message is None

    async def serve(self, table):
        """Send everything in a table's outbox until it's empty."""
        while (delivery := await table.outbox.next_delivery()) is not None:
            if delivery.channel_id in self.closed:
                table.outbox.parked = "The channel is closed."
            else:
                await self.hand_over(table, delivery)

    async def hand_over(self, table, delivery):
        """Send, edit or delete, and record it; what can't be edited any more makes room for a new message."""
        message = delivery.message and delivery.message.message_id
        gone = message is not None and (message not in self.messages or message in self.old)
        if self.refuses(delivery):
            await table.outbox.drop(delivery.post, "refused", explains=True)
        elif delivery.page is None or gone:
            if not (delivery.page and (delivery.only_changes or message not in self.messages)):
                await self.call(self.take_down, delivery)
            await table.outbox.record_missing(delivery.post)
        elif delivery.message is not None or await table.outbox.begin_attempt(delivery.post):
            await table.outbox.record_delivery(delivery, await self.call(self.put_up, delivery))

    async def call(self, make, delivery):
        """Make a call to Discord, which may be interrupted before and after."""
        await self.reach()
        result = make(delivery)
        await self.reach()
        return result

    def take_down(self, delivery):
        """Delete a message if it still exists."""
        self.calls["delete"] += 1
        self.messages.pop(delivery.message.message_id, None)

    def told(self, place=("channel", CHANNEL)):
        """Keys and texts shown in a place, message by message."""
        return [message.told for message in self.messages.values() if message.place == place]

    def keys(self, place=("channel", CHANNEL)):
        """Keys shown in a place, message by message, without repeats by edits."""
        return [[telling[0] for telling, _ in groupby(told)] for told in self.told(place)]

    def last(self, place=("channel", CHANNEL)):
        """The newest message of a place."""
        return [message for message in self.messages.values() if message.place == place][-1]

    def story(self):
        """Every message: its place, the people it notified, and all texts it has shown."""
        lines = []
        for message in self.messages.values():
            where, number = message.place
            notified = "".join(f", @{NAMES[user]}" for user in message.pings)
            lines.append(f"--- {where} {NAMES.get(number, number)}{notified}")
            lines += [f"[{key}] {text}" for (key, text), _ in groupby(message.told)]
            lines.append("(without its pictures)" if message.page.whole else "")
            lines.append(page_text(replace(message.page, text="")))
        return UNFORESEEN.sub("…", "\n".join(filter(None, lines)))


@dataclass
class House:
    """The bot and its wall, with shortcuts for what people do; anything else is passed on to ``tables``."""

    path: Path
    game: object
    clock: Clock
    wall: Wall
    store: Store
    tables: Tables
    woken: list = field(default_factory=list)

    def __post_init__(self):
        self.timers = Timers(self.store, self.tables)

    @classmethod
    async def open(cls, path, game, *, clock=None, wall=None, patience=None, lifetime=None):
        """Open a house; reminders are off for everybody unless set."""
        clock, store = clock or Clock(), await Store.open(prepared(path))
        strangers = [user for user in NAMES if "reminder" not in await store.settings("person", user)]
        if strangers:
            async with store.writing() as write:
                for user in strangers:
                    write.setting("person", user, "reminder", "off")
        tables = Tables(store, catalogue_of(game), clock=clock, patience=patience, lifetime=lifetime)
        house = cls(path, game, clock, wall or Wall(), store, tables)
        tables.on_commit = [house.woken.append]
        return house

    def __getattr__(self, name):
        return getattr(self.tables, name)

    def clock_page(self, table, user):
        """The clock page for a user who doesn't manage the channel."""
        words = self.tables.languages.reader_words
        return clock_page(table.session, user, words, self.clock.now, manager=False)

    async def again(self, *, path=None, game=None, wall=None, patience=None):
        """The house after a restart on the same or another file, before recovery."""
        await self.store.close()
        return await House.open(
            path or self.path,
            game or self.game,
            clock=self.clock,
            wall=wall or self.wall,
            patience=patience,
            lifetime=self.tables.lifetime,
        )

    async def successor(self):
        """The house of another process on the same database, which hosts the games from now on."""
        other = await House.open(self.path, self.game, clock=self.clock, wall=self.wall)
        await Ownership(other.store.database).take()
        return other

    async def restart(self, *, recovered=True, **changes):
        """Restart the bot in place."""
        vars(self).update(vars(await self.again(**changes)))
        if recovered:
            await self.recover()

    async def restarted(self, table, **changes):
        """Restart the bot in place and return the table."""
        await self.restart(**changes)
        return await self.tables.find(table.id)

    async def recover(self, *, repost=False):
        """Recover the tables as the bot does at its start."""
        self.tables.repost = repost
        await self.timers.begin()
        await self.tables.recover(self.timers.changed)

    async def ring(self, now):
        await ring(self.store, self.timers, now)

    async def serve(self, table):
        """Post all that waits at a table."""
        await self.wall.serve(table)

    async def is_settled(self, table):
        """Whether a table has nothing left to send."""
        return await table.outbox.next_delivery() is None

    async def keys(self, table, *place):
        """Keys shown in a place (the channel by default) after sending everything."""
        await self.serve(table)
        return self.wall.keys(*place)

    async def story(self, table):
        """Everything people have been shown, after sending everything."""
        await self.serve(table)
        return self.wall.story()

    def after_a_crash(self, to):
        """Copy the database files as they are on disk now, as a start after a crash would find them."""
        for end in ("", "-wal"):
            if (file := self.path.with_name(self.path.name + end)).exists():
                shutil.copy(file, to.with_name(to.name + end))
        return to

    async def lobby(self, *people, channel=CHANNEL, server=GUILD, **options):
        host, *others = people or (ANN, BOB)
        table = await self.tables.open(
            game="tiny", options=options, guild_id=server, channel_id=channel, user_id=host, name=NAMES[host]
        )
        for user in others:
            await self.tables.join(table, user, NAMES[user])
        return table

    async def running(self, *people, channel=CHANNEL, **options):
        table = await self.lobby(*people, channel=channel, **options)
        await self.tables.start(table, table.session.row.host_id)
        return table

    async def begun(self, *people, **options):
        """A running game whose first posts have been sent."""
        table = await self.running(*people, **options)
        await self.serve(table)
        return table

    async def say(self, table, word):
        """Answer for the only player to move."""
        (seat,) = table.session.waiting
        user = table.session.members[seat].user_id
        await table.do(submit, user, table.session.play.stamp(seat), word)

    async def choices(self, table, *numbers):
        """Let the players in the first seats choose, one after another."""
        for member, number in zip(table.session.members, numbers, strict=False):
            await self.choose(table, member.user_id, number)

    async def round(self, table, *numbers, says):
        """Let the first seats choose these numbers, then let the player to move say ``says``."""
        await self.choices(table, *numbers)
        await self.say(table, says)

    async def pick(self, table, user, number):
        """Let a user draft a number."""
        await table.press(user, Press("pick", str(number)), f"choose{table.session.state.round}")

    async def choose(self, table, user, number):
        await self.pick(table, user, number)
        return await table.press(user, Press("commit"), f"choose{table.session.state.round}")


def catalogue_of(*games):
    """A catalogue of exactly these game objects, in every language."""
    return Catalogue({game.key: lambda _, game=game: game for game in games})


@asynccontextmanager
async def opened(path, game, **services):
    """A house, closed at the end even if it was restarted meanwhile."""
    house = await House.open(path, game, **services)
    try:
        yield house
    finally:
        await house.store.close()


async def reply(table, user, yes=True):
    """Answer the newest proposal for a user."""
    number = table.session.proposals[-1].number
    return await table.do(answer_proposal, user, NAMES[user], number, agrees=yes)


async def agree(table, *users):
    """Let users agree to the newest proposal."""
    for user in users:
        await reply(table, user)


# ------------------------------------------------------------------------------- what is stored of a table


async def unsent(store, table_id):
    """The stored posts of a table that are still to be sent, edited or deleted."""
    return tuple(post for post in (await store.table(table_id)).posts if post.due)


def notice_of(key):
    """The notice that a post's key stands for; None for other posts."""
    return read_post_id(key, None, None) if key.startswith("notice-") else None


async def kept(store, before, **changes):
    """Change a table only in the store, bypassing the copy in memory."""
    async with store.writing() as write:
        await write.change(before, replace(before, **changes))
    return await store.table(before.row.id)


async def setting(store, scope, owner, key, value):
    """Store a setting of a person or server, bypassing memory."""
    async with store.writing() as write:
        write.setting(scope, owner, key, value)


# ------------------------------------------------------------------------------------------ commands by name


async def set_standin(table, seat, level):
    """Set a seat's stand-in to a computer level; None lets its person play."""
    await table.do(Transition.set_standin, seat, level)


def submit(transition, user_id, stamp, answer):
    """Command that answers the decision with this id, like a press carrying its answer."""
    transition.answer(require_decision(transition.session, user_id, stamp), stamp, answer)
