"""Whatever people press, however often and late, and whenever the bot restarts: the table does as a model.

The model knows the rule for taking an answer and applies what is taken to the tiny game directly; it has no
store, no locks and no outbox.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from hypothesis import example, given, settings
from hypothesis import strategies as st

from k2bot.game.values import PING, Moment, Pace, Press, Refusal
from k2bot.host.kernel.transition import Resign, Submit
from tests.host.hosting import ANN, BOB, CHANNEL, CID, EVE, unsent
from tests.host.random_game import Acts, a_house
from tests.host.tiny_game import QuietGame, TinyGame

PLAYERS = (ANN, BOB, CID)
USERS = st.sampled_from([*PLAYERS, EVE])
ANSWERS = st.sampled_from(["1", "2", "3", "double", "pass", "nonsense"])
WHEN = st.sampled_from(["now", "now", "now", "now", "late", "early"])
SUBMIT = st.tuples(st.just("submit"), USERS, ANSWERS, WHEN)
PRESS = st.tuples(st.just("press"), USERS, ANSWERS, WHEN)
GO_ON = st.tuples(st.just("go on"), st.integers(1, 6), st.sampled_from("123"))
ACTIONS = st.one_of(
    GO_ON,
    GO_ON,
    GO_ON,
    SUBMIT,
    SUBMIT,
    PRESS,
    st.tuples(st.just("together"), st.lists(st.tuples(USERS, ANSWERS), min_size=2, max_size=4)),
    st.tuples(st.just("resign"), st.sampled_from([BOB, EVE])),
    st.tuples(st.just("post")),
    st.tuples(st.just("post one")),
    st.tuples(st.just("sent but not noted")),
    st.tuples(st.just("restart")),
    st.tuples(st.just("delivery"), st.sampled_from(PLAYERS), st.sampled_from(["dm", "private"])),
)


class Model:
    """What has to come out: every answer that is taken, applied once, and the posts it calls for."""

    def __init__(self, step, pace):
        self.game, self.steps, self.before, self.pace = QuietGame(), [step], [None], pace
        self.last = {}
        self.ping = self.game.ping_key(step.state, pace) if pace.quiet else None

    @property
    def state(self):
        return self.steps[-1].state

    def stamp(self, user):
        return self.game.stamp(self.state, PLAYERS.index(user)) if user in PLAYERS else None

    def submit(self, user, stamp, answer):
        """Whether the answer is taken (a repeated one is, and does nothing)."""
        if user not in PLAYERS or stamp is None or stamp != self.stamp(user) or self.game.over(self.state):
            return False
        if self.last.get(user) == (stamp, answer):
            return True
        return self._then(
            lambda: self.game.apply(self.state, PLAYERS.index(user), answer), user, (stamp, answer)
        )

    def resign(self, user):
        if user not in PLAYERS or self.game.over(self.state):
            return False
        return self._then(lambda: self.game.resign(self.state, PLAYERS.index(user)), user, None)

    def _then(self, act, user, last):
        try:
            step = act()
        except Refusal:
            return False
        called = self.game.ping_key(self.state, self.pace)
        self.last[user] = last
        self.before.append(self.state)
        self.steps.append(step)
        if self.pace.quiet and (now := self.game.ping_key(step.state, self.pace)) != called:
            # Who has just answered knows what is asked next.
            others = {PLAYERS[seat] for seat in self.game.waiting(step.state)} - ({user} if last else set())
            self.ping = now if others else None
        return True

    def posts(self, people):
        """Key and text of every post in the channel, as they stand when all has been sent."""
        texts = {}
        for number, (before, step) in enumerate(zip(self.before, self.steps, strict=True)):
            moment = Moment(
                before, step, people, lambda n=number: iter(self.steps[: n + 1]), lambda: "", self.pace
            )
            for post in self.game.announce(before, step, self.pace):
                if post.seat is None:
                    texts[post.key] = self.game.compose(moment, post).text
        return list(texts.items())


class Run(Acts):
    def __init__(self, house, table):
        super().__init__(house, table)
        self.model = Model(
            TinyGame().new(table.session.row.options, 3, "any"), table.game.pace(table.session.row.options)
        )
        self.stamps = ["none"]

    async def act(self, kind, *values):
        await super().act(kind, *values)
        stored = await self.house.store.table(self.id)
        assert replace(self.table.session.state, secret="") == replace(self.model.state, secret="")
        assert len(stored.inputs) == self.model.state.applied
        self.stamps += [stamp for user in PLAYERS if (stamp := self.model.stamp(user))]

    async def _go_on(self, times, choice):
        """The players to move answer as they may, one after the other."""
        for _ in range(times):
            for seat in self.model.game.waiting(self.model.state)[:1]:
                answer = choice if self.model.state.phase == "choose" else ("double", "pass")[int(choice) % 2]
                await self._submit(PLAYERS[seat], answer, "now")

    async def _submit(self, user, answer, when):
        stamp = self._stamp(user, when)
        await self._same(
            self.table.do(Submit(user, stamp or "", answer)), self.model.submit(user, stamp, answer)
        )

    async def _press(self, user, answer, when):
        """Drafting and committing, as if submitted, however often the button is pressed."""
        stamp = self._stamp(user, when)
        if answer in {"1", "2", "3"} and self.model.state.phase == "choose":
            await self._same(
                self.table.press(user, Press("pick", answer), stamp or "none"),
                user in PLAYERS and stamp == self.model.stamp(user) is not None,
            )
            for _ in range(2):
                commit = self.table.press(user, Press("commit"), stamp or "none")
                await self._same(commit, self.model.submit(user, stamp, answer))

    async def _together(self, presses):
        """Several at once; the lock takes them in their order."""
        stamps = [self.model.stamp(user) or "none" for user, _ in presses]
        attempts = [self.table.do(Submit(u, s, a)) for (u, a), s in zip(presses, stamps, strict=True)]
        expected = [self.model.submit(u, s, a) for (u, a), s in zip(presses, stamps, strict=True)]
        done = await asyncio.gather(*attempts, return_exceptions=True)
        assert [result is None for result in done] == expected

    async def _resign(self, user):
        await self._same(self.table.do(Resign(user)), self.model.resign(user))

    def _stamp(self, user, when):
        if when == "now":
            return self.model.stamp(user)
        return self.stamps[-1] + "!" if when == "early" else self.stamps[len(self.stamps) // 2]

    async def _same(self, attempt, taken):
        try:
            await attempt
        except Refusal:
            assert not taken
        else:
            assert taken


async def play(pace, actions):
    async with a_house() as house:
        run = Run(house, await house.running(*PLAYERS, posts=pace.value))
        for action in (*actions, ("restart",), ("post",)):
            await run.act(*action)
        newest = [message.told[-1] for message in house.wall.messages.values() if message.place[1] == CHANNEL]
        posts = [telling for telling in newest if telling[0] != "lobby"]
        calls = [key for key, _ in posts if key.startswith(PING)]
        assert [post for post in posts if post[0] not in calls] == run.model.posts(run.table.session.people)
        assert calls == ([run.model.ping] if run.model.ping else [])
        assert await unsent(house.store, run.id) == ()


@settings(max_examples=30, deadline=None)
@example(Pace.PHASE, [("go on", 1, "1"), ("go on", 2, "1"), ("delivery", ANN, "dm")])
@given(pace=st.sampled_from(QuietGame.paces), actions=st.lists(ACTIONS, min_size=5, max_size=30))
def test_the_table_does_what_the_model_does(pace, actions):
    asyncio.run(play(pace, actions))
