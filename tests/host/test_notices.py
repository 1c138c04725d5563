"""Players to move are notified once, in their chosen way, and notices disappear after the answer.

They get at most one reminder, and at most one notice that they are the last to move.

Random games with restarts, stand-ins, resignations, moves and changed settings; every message is
counted by person and decision. ``make contract`` plays many more of them.
"""

import asyncio
import os
from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import takewhile

from hypothesis import example, given, settings
from hypothesis import strategies as st

from k2bot.game.values import PING, Pace, Refusal
from k2bot.host.kernel.lobby import end_stand_in, stand_in
from k2bot.host.kernel.transition import resign
from tests.host.hosting import ANN, BOB, CID, Wall, notice_of, submit
from tests.host.random_game import Acts, a_house, act
from tests.host.tiny_game import QuietGame

PLAYERS = (ANN, BOB, CID)
PEOPLE = st.sampled_from(PLAYERS)
EXAMPLES = int(os.environ.get("CONTRACT") or 0)
WAY = st.tuples(
    st.sampled_from(("channel", "dm", "dm", "none")), st.sampled_from(("private", "dm")), st.booleans()
)
ANSWER = act("answer", st.integers(0, 2), st.sampled_from("123"))
ACTIONS = st.one_of(
    ANSWER,
    ANSWER,
    ANSWER,
    ANSWER,
    act("notice", PEOPLE, st.sampled_from(("channel", "dm", "none"))),
    act("delivery", PEOPLE, st.sampled_from(("dm", "private"))),
    act("mute", PEOPLE),
    act("reminder", PEOPLE, st.sampled_from(("on", "off"))),
    act("later", st.sampled_from((6, 40, 2000))),
    act("refuse", PEOPLE),
    act("away", PEOPLE),
    act("back", PEOPLE),
    act("resign", PEOPLE),
    act("move"),
    act("post one"),
    act("sent but not noted"),
    act("restart"),
)


@dataclass
class Doorbell(Wall):
    """A wall that records who each new message notified."""

    rung: list = field(default_factory=list)
    """Notifications in order: user, key, and whether it was a private message."""
    refusing: set = field(default_factory=set)
    """Users who accept no private messages."""

    def put_up(self, delivery):
        there = set(self.messages)
        found = super().put_up(delivery)
        if found.message_id not in there:
            key = delivery.post.key
            private = [(delivery.user_id, key, True)] if delivery.user_id and not delivery.silent else []
            self.rung += [*private, *((user, key, False) for user in delivery.pings)]
        return found

    def refuses(self, delivery):
        return delivery.page is not None and delivery.user_id in self.refusing

    async def hand_over(self, table, delivery):
        if self.refuses(delivery):
            await table.outbox.drop(delivery.post, "refused", explains=True)
        else:
            await super().hand_over(table, delivery)


class Ledger(Acts):
    """A game with the notifications everybody must have had, computed independently of the host."""

    def __init__(self, house, table):
        super().__init__(house, table)
        self.wanted, self.told, self.read, self.asked = {}, Counter(), 0, {}
        self.muted = set()
        self.again = Counter()
        self.note(None)

    def note(self, actor):
        """Record new decisions, and whether their players must be notified."""
        session, asked = self.table.session, {}
        for seat in session.pending_people:
            member = session.members[seat]
            own, wait = member.preferences, (member.user_id, session.play.stamp(seat))
            asked[member.user_id] = wait
            if wait not in self.wanted:
                silent = own.notice == "none" or own.mute_end(self.house.clock.now)
                self.muted |= {wait} if own.mute_end(self.house.clock.now) else set()
                self.wanted[wait] = 0 if silent or member.user_id == actor else 1
        self.asked = asked

    def count(self):
        """Check the notifications since the last call: only players to move who want them."""
        for user, key, private in self.house.wall.rung[self.read :]:
            wait = self.asked.get(user)
            kind = notice.kind if (notice := notice_of(key)) else "asked"
            if kind != "asked":
                own = self.table.session.members[self.table.session.seat_of(user)].preferences
                assert wait is not None, f"{user} was told by {key}, but is not to move"
                assert own.reminder, f"{user} wants no {key}"
                assert own.notice != "none", f"{user} wants no {key}"
                assert not own.mute_end(self.house.clock.now), f"{user} wants no {key} today"
                self.again[wait, kind] += 1
                assert self.again[wait, kind] == 1, f"{wait} was told again by {key}"
                continue
            if wait in self.muted and notice_of(key):  # once the mute is over
                self.again[wait, kind] += 1
                assert self.again[wait, kind] == 1, f"{wait} was told again by {key}"
                continue
            hand = private and not notice_of(key)
            if hand and not (self.wanted.get(wait) and key.removeprefix("hand-") == wait[1][6:]):
                continue  # it is the game's own message, which they get in any case
            assert wait is not None, f"{user} was told by {key}, but is not to move"
            self.told[wait] += 1
            assert self.told[wait] <= self.wanted[wait], f"{wait} was told by {key} once too often"
        self.read = len(self.house.wall.rung)

    def settle(self):
        """After sending everything, everybody is notified and no notice is left for other players."""
        self.count()
        for wait in self.asked.values():
            assert self.told[wait] == self.wanted[wait], f"{wait} was not told"
        for message in self.house.wall.messages.values():
            key = message.told[-1][0]
            if notice := notice_of(key):
                waits = [self.asked.get(user) for user in notice.users]
                late = message.place[0] == "private" and self.is_late(message.place[1])
                stays = late or notice.explains
                assert any(waits) or stays, f"{key} stands, and they have all answered"
            assert not key.startswith(PING) or self.asked, f"{key} calls nobody"

    def is_late(self, user):
        """Whether the bot answered for a late player who hasn't acted since."""
        session = self.table.session
        seat = session.seat_of(user)
        own = reversed([row for row in session.play.effective if row.seat == seat])
        return any(row.time_up for row in takewhile(lambda row: row.kind == "default", own))

    async def act(self, kind, *values):
        actor = await super().act(kind, *values)
        self.note(actor)
        self.count()
        if kind not in ("post one", "answer"):
            await self.house.serve(self.table)
            self.settle()

    async def _answer(self, which, choice):
        session = self.table.session
        pending = sorted(session.waiting)
        if not pending:
            return None
        seat = pending[which % len(pending)]
        answer = choice if session.state.phase == "choose" else "pass"
        if session.members[seat].played_at is not None:
            pending = [decision for decision in session.pending() if decision.seat == seat]
            await self.table.take_thoughts([(decision, answer) for decision in pending])
            return None
        user = session.members[seat].user_id
        await self.table.do(submit, user, session.play.stamp(seat), answer)
        return user

    async def _notice(self, user, way):
        await self.house.prefer(user, {"notice": way})

    async def _mute(self, user):
        until = self.house.clock.now + timedelta(days=1)
        muted = (await self.house.tables.preferences.person(user)).muted_until is not None
        await self.house.prefer(user, {"muted-until": None if muted else until.isoformat()})

    async def _refuse(self, user):
        self.house.wall.refusing ^= {user}

    async def _reminder(self, user, wanted):
        await self.house.prefer(user, {"reminder": wanted})

    async def _later(self, minutes):
        """Let time pass and everything due happen."""
        self.house.clock.now += timedelta(minutes=minutes)
        while (due := await self.house.store.next_timer()) and due <= self.house.clock.now:
            await self.house.ring(self.house.clock.now)
            for decision in self.table.session.pending():
                if decision.seat in self.table.session.late_seats:
                    answer = "1" if self.table.session.state.phase == "choose" else "pass"
                    await self.table.take_thoughts([(decision, answer)])
            self.note(None)
            await self.house.serve(self.table)
            self.count()

    async def _away(self, user):
        try:
            await self.table.do(stand_in, user, user, "weak")
        except Refusal:
            return

    async def _back(self, user):
        try:
            await self.table.do(end_stand_in, user)
        except Refusal:
            return
        seat, play = self.table.session.seat_of(user), self.table.session.play
        if seat in self.table.session.waiting:  # they see what they are asked, and hear no more of it
            wait = user, play.stamp(seat)
            self.wanted[wait] = self.told[wait]

    async def _resign(self, user):
        session = self.table.session
        seat = session.seat_of(user)
        if seat in session.present and len(session.present) > 1:
            await self.table.do(resign, user)


async def play(pace, clock, ways, actions):
    async with a_house(wall=Doorbell()) as house:
        for user, (notice, delivery, refuses) in zip(PLAYERS, ways, strict=True):
            await house.prefer(user, {"notice": notice, "delivery": delivery})
            house.wall.refusing |= {user} if refuses else set()
        ledger = Ledger(house, await house.running(*PLAYERS, posts=pace.value, clock=clock, rounds="9"))
        for action in (*actions, ("restart",)):
            await ledger.act(*action)


@settings(max_examples=max(20, EXAMPLES * 3), deadline=None)
@given(
    pace=st.sampled_from(QuietGame.paces),
    clock=st.sampled_from(("none", "10m", "1h")),
    ways=st.tuples(WAY, WAY, WAY),
    actions=st.lists(ACTIONS, min_size=5, max_size=30),
)
@example(  # who is last to move turns reminders off before the one that has been set goes off
    pace=Pace.PHASE,
    clock="none",
    ways=(("channel", "private", False),) * 3,
    actions=[
        *[("answer", 0, "1")] * 5,
        ("reminder", 13, "on"),
        ("answer", 0, "1"),
        ("reminder", 13, "off"),
        ("later", 6),
    ],
)
@example(  # an edit of a private notice is refused before a stop; the notice is still there
    Pace.PHASE,
    "10m",
    (("channel", "private", False), ("channel", "private", False), ("dm", "private", False)),
    [("later", 6), ("refuse", CID), *[("sent but not noted",)] * 2, *[("answer", 0, "1")] * 3],
)
def test_players_are_notified_once_per_decision(pace, clock, ways, actions):
    asyncio.run(play(pace, clock, ways, actions))
