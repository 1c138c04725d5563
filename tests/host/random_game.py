"""Random sequences for the model of a table: what may happen, drawn by seed, and how one shrinks."""

import random
import sqlite3
import tempfile
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from k2bot.game.values import Refusal
from k2bot.host.kernel.lobby import end_stand_in, stand_in
from k2bot.host.rows import Status
from k2bot.host.service.ownership import Ownership
from k2bot.host.store import StoreError
from tests.host.hosting import ANN, BOB, CHANNEL, CID, EVE, GUILD, OTHER_CHANNEL, opened, submit
from tests.host.tiny_game import TalkingGame

PLAYERS = (ANN, BOB, CID)
USERS = (*PLAYERS, EVE)
ANSWERS = ("1", "2", "3", "double", "pass", "nonsense")
WHEN = ("now", "now", "now", "now", "late", "early")
SWITCH = ("on", "off")
AGREE = ("all agree",)

USUAL = (
    *[("go on", range(1, 5), "123")] * 6,
    *[("think",)] * 3,
    *[("post",)] * 4,
    *[("post one",)] * 2,
)
"""What happens in every sequence; each tuple holds a kind and the choices for each of its values."""
THEMES = {
    "presses": (
        ("submit", USERS, ANSWERS, WHEN),
        ("press", USERS, ANSWERS, WHEN),
        ("together", USERS, ANSWERS, USERS, ANSWERS),
        ("resign", (BOB, EVE)),
    ),
    "computers": (
        *[("slow",)] * 2,
        ("think once",),
        ("all away",),
        ("away", PLAYERS),
        ("back", PLAYERS),
        ("restart",),
    ),
    "stops": (
        ("restart",),
        ("sent but not noted",),
        ("crash", range(1, 30)),
        ("crash in answer", range(1, 8), USERS, "123"),
        ("taken over", ("handed out", "begun", "sent")),
    ),
    "private": (("delivery", PLAYERS, ("dm", "private")), ("refuse", PLAYERS)),
    "notices": (
        ("notice", PLAYERS, ("channel", "dm", "none")),
        ("mute", PLAYERS),
        ("reminder", PLAYERS, SWITCH),
        ("quiet", PLAYERS, ("13-20", "")),
        ("later", (6, 40, 600, 2000)),
    ),
    "undo": (
        *[("take back",)] * 2,
        *[("take back and look",)] * 2,
        ("undo", USERS),
        ("say", USERS, (True, False)),
        AGREE,
    ),
    "seats": (
        ("swap", USERS, USERS, range(3)),
        ("newcomer", PLAYERS),
        ("hand over", USERS, USERS),
        ("say", USERS, (True, False)),
        *[AGREE] * 2,
        ("later", (60, 1500)),
    ),
    "channel": (
        ("move",),
        ("delete by hand", range(9)),
        ("age",),
        ("later", (6, 2000)),
        ("press control", range(9), USERS),
    ),
    "clock": (("clock", USERS, ("pause", "resume", "more")), ("later", (6, 40, 70)), AGREE),
}


def drawn(seed):
    """Settings and actions of the sequence with that seed."""
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    themes = chance.sample([*THEMES], 3)
    several = chance.random() < 0.6
    settings = {
        "posts": chance.choice(("phase", "phase", "one")),
        "rounds": chance.choice("299"),
        "clock": "1h" if "clock" in themes else chance.choice(("none", "none", "24h")),
        "people": PLAYERS[: 3 if several and "computers" not in themes else chance.choice((1, 2))],
        "batches": chance.choice(("none", "turn", "any")),
        "prompts": chance.choice(((), ("round-", "shown-"))),
        "retires": chance.random() < 0.4,
        "ways": [
            (chance.choice(("channel", "channel", "dm", "none")), chance.choice(("private", "private", "dm")))
            if {"private", "notices", "seats"} & {*themes}
            else ("channel", "private")
            for _ in PLAYERS
        ],
        "reminder": chance.choice(("on", "off", "off")),
        "invites": chance.choice((None, None, "channel", "dm")),
        "sends": chance.random() < 0.5,
    }
    acts = [*USUAL, *(act for theme in themes for act in THEMES[theme] * 2)]
    chosen = (chance.choice(acts) for _ in range(chance.randint(8, 32)))
    return settings, [(kind, *(chance.choice(choices) for choices in values)) for kind, *values in chosen]


def shortest(fails, actions):
    """The actions without those that ``fails`` doesn't need."""
    size = len(actions) // 2
    while size:
        for start in reversed(range(0, len(actions), size)):
            fewer = [*actions[:start], *actions[start + size :]]
            if fails(fewer):
                actions = fewer
        size //= 2
    return actions


@asynccontextmanager
async def a_house(**game):
    """A house for one random game, which hosts it as the only process."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "house.sqlite3", TalkingGame(**game)) as house:
            await Ownership(house.store.database).take()
            yield house


class Stopped(sqlite3.OperationalError):
    """The process has ended."""


class Acts:
    """Performs random actions on a game, by name: "post one" calls ``_post_one``."""

    def __init__(self, house, table):
        self.house, self.id = house, table.id
        self.unnoted = set()
        """Messages that the bot may not know of."""

    @property
    def table(self):
        return self.house.tables.get(self.id)

    @property
    def wall(self):
        return self.house.wall

    async def act(self, kind, *values):
        return await getattr(self, "_" + kind.replace(" ", "_"))(*values)

    async def may(self, attempt):
        """Whether the attempt wasn't refused."""
        try:
            await attempt
        except Refusal:
            return False
        return True

    # ----------------------------------------------------------------------------------------------- sending

    async def _post(self):
        while (delivery := await self.table.outbox.next_delivery()) is not None:
            await self._deliver(delivery)

    async def _post_one(self):
        if (delivery := await self.table.outbox.next_delivery()) is not None:
            await self._deliver(delivery)

    async def _deliver(self, delivery):
        if self.wall.refuses(delivery):  # as host/discord/channels.py does it
            await self.house.prefer(delivery.user_id, {"notice": "channel", "delivery": "private"})
        await self.wall.hand_over(self.table, delivery)

    async def _put_up(self, until):
        """Deliver the next message up to a stage, none of which has been noted."""
        table, wall = self.table, self.wall
        delivery, known = await table.outbox.next_delivery(), {*wall.messages}
        if delivery is None or delivery.page is None or wall.refuses(delivery):
            return None
        if delivery.message is not None and delivery.message.message_id not in known - wall.old:
            return None
        if until != "handed out" and delivery.message is None:
            await table.outbox.begin_attempt(delivery.post)
        if until == "sent":
            wall.put_up(delivery)
            self.unnoted |= {*wall.messages} - known
        return delivery

    async def _sent_but_not_noted(self):
        await self._put_up("sent")
        await self._restart()

    # ---------------------------------------------------------------------------------------------- stopping

    async def _restart(self):
        before = self.facts()
        await self.house.restart(recovered=False)
        await Ownership(self.house.store.database).take()
        await self.house.recover()
        await self.house.tables.find(self.id)
        assert self.facts() == before

    def facts(self):
        """What a restart must not change."""
        session = self.table.session
        play = session.play
        return (
            session.row, session.members, session.proposals, session.orders, session.drafts, session.status,
            play.inputs, play.state, play.waits, play.epoch,
        )  # fmt: skip

    async def _crash(self, point, attempt=None):
        """Stop the process at a point of its work with the database and Discord, and start another one."""
        left, database, known = point, self.house.store.database, {*self.wall.messages}

        async def reached():
            nonlocal left
            left -= 1
            if left <= 0:
                raise Stopped

        async def run(*args, work=database.run):
            await reached()
            result = await work(*args)
            await reached()
            return result

        database.run, self.wall.reach = run, reached
        with suppress(Stopped, StoreError, Refusal):
            await (attempt or self._post())
        del database.run, self.wall.reach
        self.unnoted |= {*self.wall.messages} - known
        await self.house.restart(recovered=False)
        await Ownership(self.house.store.database).take()
        await self.house.recover()
        await self.house.tables.find(self.id)

    async def _taken_over(self, until):
        """Another process takes the games over while this one has a message in hand."""
        table, delivery = self.table, await self._put_up(until)
        first, other = self.house.store, await self.house.successor()
        await other.recover()
        await other.tables.find(self.id)
        vars(self.house).update(vars(other))
        for seat in [*table.session.pending_people][:1]:  # whatever still reaches it
            user, answer = (
                table.session.members[seat].user_id,
                "1" if table.session.state.phase == "choose" else "pass",
            )
            assert not await self.stores(table.do(submit, user, table.session.play.stamp(seat), answer))
        if delivery is not None and delivery.message is None and until != "handed out":
            if until == "begun":
                await self._post()
            known = {*self.wall.messages}
            posted = self.wall.put_up(delivery)  # it was under way, and what both send is one message
            self.unnoted |= {*self.wall.messages} - known
            await self.stores(table.outbox.record_delivery(delivery, posted))
        await first.close()

    async def stores(self, attempt):
        """Whether an attempt wasn't refused by the store."""
        try:
            await attempt
        except StoreError:
            return False
        return True

    # ----------------------------------------------------------------------------------------------- channel

    async def _move(self):
        """Move the game to the other channel, or back."""
        row = self.table.session.row
        if row.status is Status.RUNNING:
            other = OTHER_CHANNEL if row.channel_id == CHANNEL else CHANNEL
            await self.house.move(self.table, row.host_id, other, guild_id=GUILD)

    async def _age(self):
        self.wall.old |= {*self.wall.messages}

    # ------------------------------------------------------------------------------------------------ people

    async def _delivery(self, user, way):
        await self.house.prefer(user, {"delivery": way})

    async def _refuse(self, user):
        self.wall.refusing ^= {user}

    async def _notice(self, user, way):
        await self.house.prefer(user, {"notice": way})

    async def _mute(self, user):
        own = await self.house.tables.preferences.person(user)
        tomorrow = own.tomorrow(self.house.clock.now, 8).isoformat()
        await self.house.prefer(user, {"muted-until": None if own.muted_until else tomorrow})

    async def _reminder(self, user, wanted):
        await self.house.prefer(user, {"reminder": wanted})

    async def _quiet(self, user, hours):
        await self.house.prefer(user, {"quiet": hours or None})

    async def _away(self, user):
        await self.may(self.table.do(stand_in, user, user, "weak"))

    async def _back(self, user):
        await self.may(self.table.do(end_stand_in, user))
