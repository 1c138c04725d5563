"""A week of play in simulated time: people with habits at several tables, and a bot that sometimes stops.

Store, tables, games and outboxes are real; only the clock is simulated, and the wall replaces Discord.
People visit a table some time after a message has pinged them, when awake; those who want no
messages, or have missed them, look in now and then. ``Waits`` checks the notices each of them gets.
"""

import random
from collections import Counter
from datetime import timedelta
from heapq import heappop, heappush
from itertools import count
from pathlib import Path

from k2bot.game.values import Refusal
from k2bot.games import registry
from k2bot.host.clock import MISSES
from k2bot.host.kernel.agreements import answer_proposal, propose_clock, set_clock, undo
from k2bot.host.kernel.attention import addressee
from k2bot.host.kernel.lobby import add_computer, end_stand_in, stand_in
from k2bot.host.pages.host_pages import MORE, PAUSE, RESUME
from k2bot.host.preferences import PersonalPreferences, QuietHours
from k2bot.host.rows import Status
from k2bot.host.service.background import NAP, Timers
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from tests.host.hosting import GUILD, Clock, Wall, notice_of, ring, submit
from tests.host.migrated import prepared
from tests.host.waits_told import BEGIN, HOUR, MINUTE, PEOPLE, Waits
from tests.kit.table import late

ACTS = ("pause", "more", "ask_clock", "move", "stand_in", "take_back", "swap")
"""Occasional actions besides playing."""
TABLES = (
    ("k2", (11, 12, 15), (), {"clock": "12h", "quiet": "on"}),
    ("k2", (13, 14, 16, 17), ("easy",), {"posts": "one"}),
    ("dungeon", (14, 11), (), {"clock": "24h"}),
)
HAL = 18
"""Has no seat at first, and takes over somebody's."""


class WeekWall(Wall):
    """A wall that passes on whom each new message pings."""

    def __init__(self, week):
        super().__init__()
        self.week, self.places = week, {}

    async def hand_over(self, table, delivery):
        if delivery.user_id is not None and PEOPLE[delivery.user_id].closed and delivery.message is None:
            # As host/discord/channels.py does it.
            await self.week.tables.prefer(delivery.user_id, {"notice": "channel", "delivery": "private"})
            await table.outbox.drop(delivery.post, "refused", explains=True)
            self.week.waits.disturbed(None, delivery.user_id)
            return
        known = set(self.messages)
        await super().hand_over(table, delivery)
        if delivery.page is not None and (new := set(self.messages) - known):
            self.places |= dict.fromkeys(new, table.id)
            self._rung(table, delivery)

    def _rung(self, table, delivery):
        key, now = delivery.post.key, self.week.clock.now
        notice = notice_of(key)
        if notice is not None:
            page = delivery.page
            assert not page.pictures, page
            assert not page.files, page
            assert table.game.title in page.text, page
            assert notice.explains or len(page.text) < 250, page
        elif key.startswith("proposal-"):
            for user in delivery.pings:
                seat = table.session.seat_of(user)
                resting = seat is not None and table.session.members[seat].preferences.rests_until(now)
                assert not resting, f"{user} is pinged by a request while they rest"
                self.week.will_look(user, table.id)
            return
        rung = list(delivery.pings)
        if delivery.user_id is not None and not delivery.silent:
            wait = self.week.waits.of(table.id, delivery.user_id)
            if notice is not None or (wait is not None and wait.wanted and not wait.told):
                rung.append(delivery.user_id)
        for user in rung:
            self.week.waits.rings(table, user, notice.kind if notice else "asked", now)
            self.week.will_look(user, table.id)

    def stale(self, table):
        """Yield notices of a table whose addressees have all answered, and that explain nothing to them."""
        asked = {wait.user for wait in self.week.waits.open.values() if wait.table == table.id}
        for number, message in self.messages.items():
            key = message.told[-1][0]
            if (
                self.places.get(number) == table.id
                and (notice := notice_of(key)) is not None
                and addressee(table.session, notice) is None
                and not asked & {*notice.users}
            ):
                yield key


class Week:
    """The simulated week; ``seed`` decides what people do when."""

    def __init__(self, folder: Path, seed: str, *, days: int = 7) -> None:
        self.seed, self.path = seed, folder / "week.sqlite3"
        self.chance = random.Random(seed)  # noqa: S311 - not cryptographic
        self.days = days
        self.clock = Clock(BEGIN, timedelta(microseconds=100))
        self.door, self.waits = WeekWall(self), Waits(self)
        self.todo, self._order, self.ids = [], count(), []
        self.absent, self.done = set(), Counter()
        self.catalogue = Catalogue(registry.makers())

    def seed_of(self, _secret, _presses):
        """The seed of the next game."""
        return f"{self.chance.random()}"

    async def open(self):
        self.store = await Store.open(prepared(self.path))
        self.tables = Tables(self.store, self.catalogue, clock=self.clock)
        self.timers = Timers(self.store, self.tables)

    async def play(self):
        """Play the week; ``done`` then counts what people did."""
        await self.open()
        await self.timers.begin()
        try:
            await self._open_tables()
            while self.clock.now < BEGIN + timedelta(days=self.days):
                await self._next()
        finally:
            await self.store.close()

    async def _open_tables(self):
        for person in PEOPLE.values():
            own = {
                **person.settings,
                "zone": person.zone,
                **({"quiet": person.quiet} if person.quiet else {}),
            }
            await self.tables.prefer(person.id, own)
        for number, (game, (host, *others), levels, options) in enumerate(TABLES):
            table = await self.tables.open(
                game=game, options=options, guild_id=GUILD, channel_id=500 + number, user_id=host,
                name=PEOPLE[host].name,
            )  # fmt: skip
            self.ids.append(table.id)
            for user in others:
                await self.tables.join(table, user, PEOPLE[user].name)
            for level in levels:
                await table.do(add_computer, host, level)
            await self.tables.start(table, host)
            self.waits.look(table)
            await self._settle(table)
        for person in PEOPLE.values():
            self._at(self.chance.random() * 6 * HOUR, "look_in", person.id)
        for _ in range(self.days):
            self._at(self.chance.random() * self.days * 24 * HOUR, "stop")
        for act in 3 * ACTS:
            self._at(self.chance.random() * self.days * 24 * HOUR, act)

    def _at(self, time, what, *values):
        heappush(self.todo, (self.clock.now + time, next(self._order), what, values))

    def will_look(self, user, table_id):
        """Schedule the visit of a player who was pinged."""
        person = PEOPLE[user]
        self._at(person.pace * self.chance.expovariate(1) + MINUTE, "visit", user, table_id)

    async def _next(self):
        due = await self.store.next_timer()
        if due is not None and due <= self.todo[0][0]:
            self.clock.now = max(due, self.clock.now)
            for table_id in set(await ring(self.store, self.timers, self.clock.now)):
                await self._after(await self.tables.find(table_id))
            return
        time, _, what, values = heappop(self.todo)
        self.clock.now = max(time, self.clock.now)
        try:
            await getattr(self, f"_{what}")(*values)
        except Refusal as refusal:
            self.done[f"refused {what}: {str(refusal)[:40]}"] += 1
        else:
            self.done[what] += 1

    # ------------------------------------------------------------------------------------------ the bot

    async def _after(self, table, actor=None):
        """Let computers answer, and send all posts."""
        self.waits.look(table, actor)
        for _ in range(500):
            pending = table.session.pending()
            if not pending:
                break
            default = late(table.game, table.session.state, pending[0].seat)
            await table.take_thoughts([(pending[0], default)])
            self.waits.look(table, there=actor)
        self.absent |= {member.user_id for member in table.session.members if member.missed >= MISSES}
        await self._settle(table)

    async def _settle(self, table):
        await self.door.serve(table)
        self.waits.look(table)
        self.waits.settle(table)
        stale = list(self.door.stale(table))
        assert not stale, f"{stale} stand, and nobody is called by them any more"

    async def _stop(self):
        """Stop the bot for a while, by a crash or in order."""
        crash, away = self.chance.random() < 0.5, self.chance.choice((MINUTE, HOUR, 5 * HOUR, 9 * HOUR))
        if crash:
            self.clock.now -= NAP * self.chance.random()
        await self.timers.record_alive()
        await self.store.close()
        self.clock.now += away
        await self.open()
        await self.timers.begin()
        await self.tables.recover(self.timers.changed)
        await ring(self.store, self.timers, self.clock.now)
        for table_id in self.ids:
            if (table := self.tables.get(table_id)) is not None:
                await self._after(table)

    # -------------------------------------------------------------------------------------------- people

    def _asleep(self, person):
        """How long a player can't look, because of the night or a journey; None if they can."""
        now = self.clock.now
        if (now - BEGIN).days in person.away:
            return 12 * HOUR
        own = QuietHours.read(person.quiet or "23-7")
        until = PersonalPreferences(quiet=own, zone=person.zone).quiet_until(now)
        return until and until - now + self.chance.random() * HOUR

    async def _look_in(self, user):
        """A player visits all their tables without being pinged."""
        self._at((4 + 8 * self.chance.random()) * HOUR, "look_in", user)
        for row in await self.tables._store.open_tables_of(user):
            await self._visit(user, row.id)

    async def _visit(self, user, table_id):
        person = PEOPLE[user]
        if (sleep := self._asleep(person)) is not None:
            self._at(sleep, "visit", user, table_id)
            return
        table = await self.tables.find(table_id)
        if table.session.status is not Status.RUNNING:
            return
        seat, proposal = table.session.seat_of(user), table.session.proposal
        if proposal is not None and user != proposal.user_id:
            await self._vote(table, user, proposal)
        seat = table.session.seat_of(user)
        if seat is None:
            return
        if table.session.members[seat].standin is not None:
            await table.do(end_stand_in, user)
            self.done["came back"] += 1
            await self._after(table, user)
        while seat in table.session.pending_people and table.session.status is Status.RUNNING:
            await self._answer(table, user, seat)
            if self.chance.random() < 0.5:
                break
        if person.mutes and self.chance.random() < 0.1:
            own = table.session.members[seat].preferences
            await self.tables.prefer(user, {"muted-until": own.tomorrow(self.clock.now, 8).isoformat()})
            self.waits.disturbed(None, user)
            self.done["mute"] += 1

    async def _answer(self, table, user, seat):
        stamp = table.session.play.stamp(seat)
        await table.do(submit, user, stamp, late(table.game, table.session.state, seat))
        self.done["answer"] += 1
        await self._after(table, user)
        if self.chance.random() < 0.08:
            await self._undo(table, user)

    async def _undo(self, table, user):
        try:
            await table.do(undo, user)
        except Refusal as refusal:
            self.done[f"refused undo: {str(refusal)[:40]}"] += 1
            return
        self.done["undo"] += 1
        self.waits.disturbed(table.id)
        await self._after(table, user if table.session.proposal is None else None)

    async def _vote(self, table, user, proposal):
        if user not in {*(member.user_id for member in table.session.members), proposal.facts.get("to")}:
            return
        agrees = self.chance.random() < 0.8
        self.waits.disturbed(table.id)
        name = PEOPLE[user].name
        try:
            await table.do(answer_proposal, user, name, proposal.number, agrees=agrees)
        except Refusal:
            return
        if table.session.proposal is None:
            self.done[f"{proposal.kind} {'agreed' if agrees else 'declined'}"] += 1
        self.waits.disturbed(table.id)
        await self._after(table)

    async def _running_table(self):
        table = await self.tables.find(self.chance.choice(self.ids))
        if table.session.status is not Status.RUNNING:
            raise Refusal("over")
        return table

    async def _pause(self):
        table = await self._running_table()
        what = RESUME if table.session.row.paused is not None else PAUSE
        await self._clock(table, what)
        if what == PAUSE:
            self._at(20 * HOUR * self.chance.random(), "go_on", table.id)

    async def _go_on(self, table_id):
        await self._clock(await self.tables.find(table_id), RESUME)

    async def _more(self):
        await self._clock(await self._running_table(), MORE)

    async def _ask_clock(self):
        table = await self._running_table()
        user = self._somebody(table)
        await self._disturb(table, propose_clock, user, self.chance.choice((PAUSE, RESUME, MORE)))

    async def _clock(self, table, what):
        await self._disturb(table, set_clock, table.session.row.host_id, what)

    async def _disturb(self, table, command, *args):
        await table.do(command, *args)
        self.waits.disturbed(table.id)
        await self._after(table)

    async def _move(self):
        table = await self._running_table()
        channel = 600 + next(self._order)
        await self.tables.move(table, table.session.row.host_id, channel, guild_id=GUILD)
        await self._after(table)

    async def _stand_in(self):
        """A player lets a stand-in play for a while."""
        table = await self._running_table()
        user = self._somebody(table)
        await table.do(stand_in, user, user, "easy")
        await self._after(table)

    async def _take_back(self):
        table = await self._running_table()
        await self._undo(table, self._somebody(table))

    def _somebody(self, table):
        return table.session.members[self.chance.choice(table.session.staying)].user_id

    async def _swap(self):
        """Propose Hal for a seat; Hal and the players asked come to vote."""
        table = await self._running_table()
        seat = self.chance.choice(table.session.staying)
        await self.tables.swap(table, table.session.members[seat].user_id, HAL, seat)
        await self._after(table)
        self.will_look(HAL, table.id)
