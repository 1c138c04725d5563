"""Whatever is proposed, agreed to and taken back, with restarts in between: the table does as a model."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game.values import PING, Moment, Refusal
from k2bot.host.kernel.agreements import last_step
from k2bot.host.kernel.transition import Resign, Submit
from tests.host.hosting import ANN, BOB, CHANNEL, CID, EVE, NAMES, Proposals, posted, unsent
from tests.host.random_game import Acts, a_house
from tests.host.tiny_game import QuietGame, TinyGame

USERS = st.sampled_from([ANN, BOB, CID, EVE])
ANSWER = st.tuples(st.just("answer"), st.integers(0, 3), st.sampled_from("123"))
ACTIONS = st.one_of(
    ANSWER,
    ANSWER,
    ANSWER,
    st.tuples(st.just("undo"), USERS),
    st.tuples(st.just("take back")),
    st.tuples(st.just("take back")),
    st.tuples(st.just("all agree")),
    st.tuples(st.just("post")),
    st.tuples(st.just("say"), USERS, st.booleans()),
    st.tuples(st.just("swap"), USERS, USERS, st.integers(0, 2)),
    st.tuples(st.just("hand over"), USERS, USERS),
    st.tuples(st.just("post")),
    st.tuples(st.just("wait"), st.sampled_from([1, 25])),
    st.tuples(st.just("restart")),
    st.tuples(st.just("resign"), USERS),
)


class Run(Acts):
    """``steps`` are those that count, each with the seat that took it, or None for one that stands."""

    def __init__(self, house, table):
        super().__init__(house, table)
        self.game = TinyGame()
        self.pace = table.session.play.setup.pace
        self.steps = [(None, None, self.game.new(table.session.row.options, 3, "any"))]

    @property
    def state(self):
        return self.steps[-1][2].state

    async def act(self, kind, *values):
        known = {row.number: row.status for row in self.table.session.proposals}
        proposals = Proposals(self.house)
        try:
            match kind:
                case "undo":
                    await proposals.undo(self.id, *values)
                case "take back" if (row := last_step(self.table.session)) is not None:
                    await proposals.undo(self.id, self.table.session.members[row.seat].user_id)
                    await self._all_agree()
                case "swap":
                    await proposals.swap(self.id, *values)
                case "hand over":
                    await proposals.hand_over(self.id, *values)
                case "take back":
                    pass
                case _:
                    await super().act(kind, *values)
        except Refusal:
            pass
        for row in self.table.session.proposals:
            if row.kind == "undo" and row.status == "agreed" != known.get(row.number):
                seat, _, step = self.steps.pop()
                assert seat == row.facts["seat"] is not None
                assert not self.game.reveals(None, step)
        await self._holds()

    async def _holds(self):
        """What is true after whatever somebody does."""
        table, stored = self.table, await self.house.store.table(self.id)
        assert replace(table.session.state, secret="") == replace(self.state, secret="")
        assert stored.inputs == table.session.play.inputs
        assert (stored.proposals, stored.members) == (table.session.proposals, table.session.members)
        assert [row.status for row in stored.proposals].count("open") <= 1
        assert table.session.row.host_id in {member.user_id for member in table.session.members}
        for seat in table.session.waiting:
            page = await table.page(table.session.members[seat].user_id, "next")
            stamps = {button.stamp for row in page.rows[:1] for button in row}
            assert stamps == {table.session.play.stamp(seat)}

    async def _say(self, user, yes):
        row = self.table.session.proposals[-1] if self.table.session.proposals else None
        if row is not None:
            try:
                await Proposals(self.house).answer(self.id, user, NAMES[user], row.number, agrees=yes)
            except Refusal:
                return

    async def _all_agree(self):
        for user in (ANN, BOB, CID, EVE):
            if self.table.session.proposal is not None:
                await self._say(user, True)

    async def _answer(self, which, choice):
        waiting = [*self.table.session.waiting]
        if waiting:
            seat = waiting[which % len(waiting)]
            answer = choice if self.state.phase == "choose" else ("double", "pass")[int(choice) % 2]
            stamp = self.table.session.play.stamp(seat)
            await self.table.do(Submit(self.table.session.members[seat].user_id, stamp, answer))
            self.steps.append((seat, self.state, self.game.apply(self.state, seat, answer)))

    async def _resign(self, user):
        seat = self.table.session.seat_of(user)
        await self.table.do(Resign(user))
        self.steps.append((None, self.state, self.game.resign(self.state, seat)))

    async def _wait(self, hours):
        self.house.clock.now += timedelta(hours=hours)
        await self.house.tables.ring(self.house.clock())

    def posts(self, people):
        """What the posts of the steps that count say in the end, by key."""
        texts = {}
        for number, (_, before, step) in enumerate(self.steps):
            history = [one[2] for one in self.steps[: number + 1]]
            moment = Moment(before, step, people, lambda h=history: iter(h), str, self.pace)
            for post in self.game.announce(before, step, self.pace):
                if post.seat is None:
                    texts[post.key] = self.game.compose(moment, post).text
        return texts


async def play(pace, actions):
    async with a_house() as house:
        run = Run(house, await house.running(ANN, BOB, CID, posts=pace.value, rounds="9"))
        for action in (*actions, ("restart",), ("post",)):
            await run.act(*action)
        assert await unsent(house.store, run.id) == ()
        newest = [told[-1][0] for told in house.wall.told()]
        assert [key for key in newest if key.startswith(PING)] in ([], [run.table.session.play.ping_key])
        if any(row.kind == "swap" and row.status == "agreed" for row in run.table.session.proposals):
            return
        for key, text in run.posts(run.table.session.people).items():
            post = await posted(house.store, run.id, (key, None))
            message = house.wall.messages[post.message_id]
            told = message.page.text.partition(" <@")[0]  # who is called stands in a new post alone
            assert (message.place, told) == (("channel", CHANNEL), text.partition(" <@")[0]), key


@settings(max_examples=15, deadline=None)
@given(pace=st.sampled_from(QuietGame.paces), actions=st.lists(ACTIONS, min_size=6, max_size=30))
def test_the_table_does_what_its_people_agree_to(pace, actions):
    asyncio.run(play(pace, actions))
