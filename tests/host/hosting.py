"""A house to test in: a real store in a file, tables for the tiny game, and a wall that posts are put up on.

The wall stands for Discord as far as the host's core can tell it: messages by id, in channels and private
conversations, and a nonce used twice makes one message.
"""

import asyncio
import re
import shutil
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import groupby
from pathlib import Path

from k2bot.game.values import Page, Press
from k2bot.host.kernel.agreements import answer_proposal
from k2bot.host.kernel.posts import nonce
from k2bot.host.kernel.transition import Transition
from k2bot.host.pages.host_pages import clock_page
from k2bot.host.service.background import Timers
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from k2bot.host.values import SentPost
from tests.host.migrated import prepared
from tests.kit.transcript import page_text

CHANNEL, OTHER_CHANNEL, GUILD = 500, 501, 9
ANN, BOB, CID, DORA, EVE = 11, 12, 13, 14, 15
NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
UNFORESEEN = re.compile("(?<=<t:)\\d+|(?<=`)[0-9a-f]{64}")
"""Times, and what a game's seed is promised by."""
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid", DORA: "Dora", EVE: "Eve"}


@dataclass
class Clock:
    """A clock that moves on by a moment each time somebody looks, and as far as it is told."""

    now: datetime = NOON
    moment: timedelta = timedelta(seconds=1)

    def __call__(self):
        self.now += self.moment
        return self.now


async def ring(store, timers, now):
    """Fire the timers due at all tables, at once, as a running bot does; returns those tables."""
    due = await store.tables_due(now)
    await asyncio.gather(*(timers.fire(table_id, now) for table_id in due))
    return due


@dataclass(frozen=True)
class Message:
    """One message; ``told`` has key and text of every page it has shown, ``pings`` who was notified."""

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

    def put_up(self, delivery):
        """Send or edit as Discord would."""
        told = ((delivery.row.wanted.key, delivery.page.text),)
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
        number = self.nonces.setdefault(nonce(delivery.row), 1000 + len(self.nonces))
        self.messages.setdefault(number, Message(place, delivery.page, told, delivery.pings))
        return SentPost(place[1], number)

    def refuses(self, delivery):
        """Whether a message cannot reach its reader: here each can."""
        return False

    async def serve(self, table):
        """Post all that waits at a table, until nothing is left."""
        while (delivery := await table.outbox.next_delivery()) is not None:
            if delivery.channel_id in self.closed:
                table.outbox.parked = "The channel is closed."
            elif delivery.message is not None and delivery.message.message_id not in self.messages:
                await table.outbox.record_missing(delivery.row)
            else:
                await self.hand_over(table, delivery)

    async def hand_over(self, table, delivery):
        """Send, edit or delete, and note it."""
        if delivery.page is None:
            self.take_down(delivery)
            await table.outbox.record_missing(delivery.row)
        elif delivery.message is not None or await table.outbox.begin_attempt(delivery.row):
            await table.outbox.record_delivery(delivery, self.put_up(delivery))

    def take_down(self, delivery):
        """Delete a message, if it is still there."""
        self.messages.pop(delivery.message.message_id, None)

    def told(self, place=("channel", CHANNEL)):
        """Key and text of all that was told in a place, message by message."""
        return [message.told for message in self.messages.values() if message.place == place]

    def keys(self, place=("channel", CHANNEL)):
        """The keys told in a place, message by message; what an edit only repeats is left out."""
        return [[telling[0] for telling, _ in groupby(told)] for told in self.told(place)]

    def last(self, place=("channel", CHANNEL)):
        """The newest message of a place."""
        return [message for message in self.messages.values() if message.place == place][-1]

    def story(self):
        """Each message as people know it: where it is, whom it notified, and all that it has said."""
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
    """The bot and its wall, and what people do there; it can do what its tables can."""

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
    async def open(cls, path, game, *, clock=None, wall=None, patience=None):
        """People here want no reminders, unless they say so."""
        clock, store = clock or Clock(), await Store.open(prepared(path))
        strangers = [user for user in NAMES if "reminder" not in await store.settings("person", user)]
        if strangers:
            async with store.writing() as write:
                for user in strangers:
                    write.setting("person", user, "reminder", "off")
        tables = Tables(store, catalogue_of(game), clock=clock, patience=patience)
        house = cls(path, game, clock, wall or Wall(), store, tables)
        tables.on_commit = [house.woken.append]
        return house

    def __getattr__(self, name):
        return getattr(self.tables, name)

    def clock_page(self, table, user):
        """What somebody who doesn't manage the channel sees of a table's clock."""
        words = self.tables.languages.reader_words
        return clock_page(table.session, user, words, self.clock.now, manager=False)

    async def again(self, *, path=None, game=None, wall=None, patience=None):
        """The house after a restart of the bot on the same file, or on another one; not yet recovered."""
        await self.store.close()
        return await House.open(
            path or self.path, game or self.game, clock=self.clock, wall=wall or self.wall, patience=patience
        )

    async def restart(self, *, recovered=True, **changes):
        """Stop the bot and start it again in the place of this house."""
        vars(self).update(vars(await self.again(**changes)))
        if recovered:
            await self.recover()

    async def restarted(self, table, **changes):
        """The table, after the bot was stopped and started again."""
        await self.restart(**changes)
        return await self.tables.find(table.id)

    async def recover(self, *, repost=False):
        """What the bot does at its start."""
        self.tables.repost = repost
        await self.timers.begin()
        await self.tables.recover(self.timers.changed)

    async def ring(self, now):
        await ring(self.store, self.timers, now)

    async def serve(self, table):
        """Post all that waits at a table."""
        await self.wall.serve(table)

    async def keys(self, table, *place):
        """The keys told in a place, by default the channel, once all that waits is posted."""
        await self.serve(table)
        return self.wall.keys(*place)

    async def story(self, table):
        """All that people have been told, once all that waits is posted."""
        await self.serve(table)
        return self.wall.story()

    def after_a_crash(self, to):
        """The files as they lie on the disk now, copied: what a start after a crash would find."""
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
        """A game of which all is posted that was to be told at its beginning."""
        table = await self.running(*people, **options)
        await self.serve(table)
        return table

    async def say(self, table, word):
        """Let the only one who is asked take their turn."""
        (seat,) = table.session.waiting
        user = table.session.members[seat].user_id
        await table.do(submit, user, table.session.play.stamp(seat), word)

    async def choices(self, table, *numbers):
        """Let those in the first seats choose, one after the other."""
        for member, number in zip(table.session.members, numbers, strict=False):
            await self.choose(table, member.user_id, number)

    async def round(self, table, *numbers, says):
        """Let those in the first seats choose these numbers, and whoever has the turn then say that."""
        await self.choices(table, *numbers)
        await self.say(table, says)

    async def pick(self, table, user, number):
        """Let somebody begin to choose."""
        await table.press(user, Press("pick", str(number)), f"choose{table.session.state.round}")

    async def choose(self, table, user, number):
        await self.pick(table, user, number)
        return await table.press(user, Press("commit"), f"choose{table.session.state.round}")


def catalogue_of(*games):
    """Those very games, whatever the language."""
    return Catalogue({game.key: lambda _, game=game: game for game in games})


@asynccontextmanager
async def opened(path, game, **services):
    """A house, whichever store of it is the open one at the end."""
    house = await House.open(path, game, **services)
    try:
        yield house
    finally:
        await house.store.close()


async def reply(table, user, yes=True):
    """Let somebody answer the newest proposal."""
    number = table.session.proposals[-1].number
    return await table.do(answer_proposal, user, NAMES[user], number, agrees=yes)


async def agree(table, *users):
    """Let people say yes to the newest proposal."""
    for user in users:
        await reply(table, user)


# ------------------------------------------------------------------------------- what is stored of a table


async def outbox(store, table_id):
    """All rows of a table's outbox, as they are stored."""
    return (await store.table(table_id)).outbox


async def unsent(store, table_id):
    """The rows of a table's outbox that wait to be sent, as they are stored."""
    return tuple(row for row in await outbox(store, table_id) if row.status == "waiting")


async def kept(store, before, **changes):
    """Change a table in the store alone, behind the back of the copy in memory."""
    async with store.writing() as write:
        await write.change(before, replace(before, **changes))
    return await store.table(before.row.id)


async def setting(store, scope, owner, key, value):
    """Set something for a person or a server in the store alone."""
    async with store.writing() as write:
        write.setting(scope, owner, key, value)


# ------------------------------------------------------------------------------------------ commands by name


async def set_standin(table, seat, level):
    """Let a computer of that level play in a seat; None: its person plays."""
    await table.do(Transition.set_standin, seat, level)


def submit(transition, user_id, stamp, answer):
    """A command that answers the decision with that id, as a press does that carries its answer."""
    transition.answer(transition.session.require_decision(user_id, stamp), stamp, answer)
