"""Random presses, proposals, undos and restarts: the table behaves like a model.

The model knows when an answer is accepted and applies it to the tiny game directly; it has no
store, no locks and no outbox. ``make contract`` runs many more.
"""

import asyncio
import os
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import product
from unittest.mock import patch

from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from k2bot.game.values import PING, Moment, Pace, Press, Refusal, Step
from k2bot.host.inputs import UNDO
from k2bot.host.kernel.agreements import hand_over, last_step, undo
from k2bot.host.kernel.plans import (
    Notice,
    after_move,
    after_swap,
    after_undo,
    repost_all,
)
from k2bot.host.kernel.play import Play
from k2bot.host.kernel.posts import superfluous_rows
from k2bot.host.kernel.transition import resign, restored_session, stored_table
from k2bot.host.service import table as service
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CHANNEL, CID, EVE, NOON, OTHER_CHANNEL, reply, submit, unsent
from tests.host.random_game import Acts, a_house, act
from tests.host.tiny_game import QuietGame, State, TinyGame

EXAMPLES = int(os.environ.get("CONTRACT") or 0)
PLAYERS = (ANN, BOB, CID)
USERS = st.sampled_from([*PLAYERS, EVE])
ANSWERS = st.sampled_from(["1", "2", "3", "double", "pass", "nonsense"])
WHEN = st.sampled_from(["now", "now", "now", "now", "late", "early"])
SUBMIT = act("submit", USERS, ANSWERS, WHEN)
GO_ON = act("go on", st.integers(1, 6), st.sampled_from("123"))
PLAY = st.one_of(
    GO_ON,
    GO_ON,
    GO_ON,
    SUBMIT,
    SUBMIT,
    act("press", USERS, ANSWERS, WHEN),
    act("together", st.lists(st.tuples(USERS, ANSWERS), min_size=2, max_size=4)),
    act("resign", st.sampled_from([BOB, EVE])),
)
SENDING = st.one_of(
    act("post"),
    act("post one"),
    act("sent but not noted"),
    act("restart"),
    act("delivery", st.sampled_from(PLAYERS), st.sampled_from(["dm", "private"])),
)
CONSENT = st.one_of(
    act("undo", USERS),
    act("take back"),
    act("take back"),
    act("all agree"),
    act("say", USERS, st.booleans()),
    act("swap", USERS, USERS, st.integers(0, 2)),
    act("hand over", USERS, USERS),
    act("wait", st.sampled_from([1, 25])),
)


@dataclass(frozen=True)
class EffectiveStep:
    """A step in effect, with the answer that led to it; ``seat`` is None if it can't be undone."""

    step: Step
    before: State | None = None
    seat: int | None = None
    answer: tuple[str, str] | None = None


class Run(Acts):
    """A table beside its model; ``steps`` are those in effect."""

    def __init__(self, house, table):
        super().__init__(house, table)
        self.game, self.pace = QuietGame(), table.session.play.setup.pace
        self.steps = [EffectiveStep(TinyGame().new(table.session.row.options, 3, "any"))]
        self.stamps, self.meant = ["none"], {}
        self.unwilling = {}
        """Number of private posts that each user had when they switched them off."""
        self.lost = set()
        """Pings possibly left in the old channel, because it wasn't known whether they were sent."""
        self.ping = self.game.ping_key(self.state, self.pace) if self.pace.edits_posts else None

    @property
    def state(self):
        return self.steps[-1].step.state

    async def act(self, kind, *values):
        known = {row.number: row.status for row in self.table.session.proposals}
        await super().act(kind, *values)
        for row in self.table.session.proposals:
            if row.kind == "undo" and row.status == "agreed" != known.get(row.number):
                taken = self.steps.pop()
                assert taken.seat == row.facts["seat"] is not None
                assert not self.game.reveals(None, taken.step)
        await self._check_invariants()
        self.stamps += [stamp for user in PLAYERS if (stamp := self.stamp(user))]

    async def _check_invariants(self):
        """Check what must hold after every action."""
        session, stored = self.table.session, await self.house.store.table(self.id)
        assert replace(session.state, secret="") == replace(self.state, secret="")
        assert len(session.play.effective) == self.state.applied
        again = restored_session(stored, session.game, session.languages)
        assert replace(again, posts=session.posts) == session
        assert replace(stored_table(session, stored), drafts=stored.drafts) == stored
        assert [row.status for row in stored.proposals].count("open") <= 1
        assert session.row.host_id in {member.user_id for member in session.members}
        for seat in session.waiting:
            page = await self.table.page(session.members[seat].user_id, "next")
            asked = page.rows[:3] if self.state.phase == "choose" else page.rows[:1]
            rows = [row if isinstance(row, tuple) else (row,) for row in asked]
            stamps = {getattr(control, "stamp", "") for row in rows for control in row} - {""}
            assert stamps == {session.play.stamp(seat)}
        self._check_undone_steps_left_no_trace(session.play)
        posts = session.posts
        needless = superfluous_rows(
            posts.rows, session.play.counts, min(posts.final_until, session.play.newest - 1)
        )
        left = tuple(row for row in posts.rows if row.id not in needless)
        pruned = replace(session, posts=replace(posts, rows=left))
        assert game_posts(pruned) == game_posts(session), "nothing that follows needs a row that goes"

    def _check_undone_steps_left_no_trace(self, play):
        """Undone steps leave no trace, and no decision id is used for two decisions."""
        assert Play.replay(play.setup, play.inputs) == play
        counted = [replace(row, number=number) for number, row in enumerate(play.effective, 1)]
        plain = Play.begin(play.setup)
        for row in counted:
            plain = plain.with_input(row)
        assert (plain.state, plain.record()) == (play.state, play.record())
        numbers = [0, *(row.number for row in play.effective)]
        for seat, ask in product(range(3), (self.game.stamp, self.game.optional_stamp)):
            asked = [ask(taken.step.state, seat) for taken in self.steps]
            earlier = [number for number, one in zip(numbers, asked, strict=True) if one != asked[-1]]
            came_up = numbers[numbers.index(earlier[-1]) + 1] if earlier else 0
            stamp = play.epoch.stamp_of(asked[-1])
            if stamp is not None:
                meant = asked[-1], came_up
                assert self.meant.setdefault((seat, stamp), meant) == meant, "one id, two decisions"

    # ---------------------------------------------------------------------------------------------- playing

    def stamp(self, user):
        session = self.table.session
        seat = session.seat_of(user)
        return None if seat is None else session.play.epoch.stamp_of(self.game.stamp(self.state, seat))

    def _accepts(self, user, stamp, answer):
        """Whether the answer is accepted (a repeated one is, without effect)."""
        if stamp is None or stamp != self.stamp(user) or self.game.over(self.state):
            return False
        seat = self.table.session.seat_of(user)
        last = next((taken.answer for taken in reversed(self.steps) if taken.seat == seat), None)
        return last == (stamp, answer) or self._then(seat, self.game.apply, answer, answered=(stamp, answer))

    def _then(self, seat, act, *given, answered=None):
        try:
            step = act(self.state, seat, *given)
        except Refusal:
            return False
        called = self.game.ping_key(self.state, self.pace)
        self.steps.append(EffectiveStep(step, self.state, seat if answered else None, answered))
        if self.pace.edits_posts and (now := self.game.ping_key(step.state, self.pace)) != called:
            # Who has just answered knows what is asked next.
            self.ping = now if {*self.game.waiting(step.state)} - ({seat} if answered else set()) else None
        return True

    async def _go_on(self, times, choice):
        """Let players to move give legal answers, one after another."""
        for _ in range(times):
            for seat in self.game.waiting(self.state)[:1]:
                answer = choice if self.state.phase == "choose" else ("double", "pass")[int(choice) % 2]
                await self._submit(self.table.session.members[seat].user_id, answer, "now")

    async def _submit(self, user, answer, when):
        stamp = self._stamp(user, when)
        await self._same(self.table.do(submit, user, stamp or "", answer), self._accepts(user, stamp, answer))

    async def _press(self, user, answer, when):
        """Draft and commit; pressing the button again has no effect."""
        stamp = self._stamp(user, when)
        if answer in {"1", "2", "3"} and self.state.phase == "choose":
            draft = self.table.press(user, Press("pick", answer), stamp or "none")
            await self._same(draft, stamp == self.stamp(user) is not None)
            for _ in range(2):
                commit = self.table.press(user, Press("commit"), stamp or "none")
                await self._same(commit, self._accepts(user, stamp, answer))

    async def _together(self, presses):
        """Several answers at once; the lock keeps their order."""
        stamps = [self.stamp(user) or "none" for user, _ in presses]
        attempts = [self.table.do(submit, u, s, a) for (u, a), s in zip(presses, stamps, strict=True)]
        expected = [self._accepts(u, s, a) for (u, a), s in zip(presses, stamps, strict=True)]
        done = await asyncio.gather(*attempts, return_exceptions=True)
        assert [result is None for result in done] == expected

    async def _resign(self, user):
        seat, taken = self.table.session.seat_of(user), False
        if seat is not None and not self.game.over(self.state):
            taken = self._then(seat, self.game.resign)
        await self._same(self.table.do(resign, user), taken)

    def _stamp(self, user, when):
        if when == "now":
            return self.stamp(user)
        return self.stamps[-1] + "!" if when == "early" else self.stamps[len(self.stamps) // 2]

    async def _same(self, attempt, taken):
        try:
            await attempt
        except Refusal:
            assert not taken
        else:
            assert taken

    # --------------------------------------------------------------------------------------------- agreeing

    async def _undo(self, user):
        await self._may(self.table.do(undo, user))

    async def _take_back(self):
        if (row := last_step(self.table.session)) is not None:
            await self._undo(self.table.session.members[row.seat].user_id)
            await self._all_agree()

    async def _say(self, user, yes):
        if self.table.session.proposals:
            await self._may(reply(self.table, user, yes))

    async def _all_agree(self):
        for user in (ANN, BOB, CID, EVE):
            if self.table.session.proposal is not None:
                await self._say(user, True)

    async def _swap(self, *values):
        await self._may(self.house.swap(self.table, *values))

    async def _hand_over(self, *values):
        await self._may(self.table.do(hand_over, *values))

    async def _may(self, attempt):
        try:
            await attempt
        except Refusal:
            return

    async def _wait(self, hours):
        self.house.clock.now += timedelta(hours=hours)
        await self.house.ring(self.house.clock())

    # ----------------------------------------------------------------------------------------------- telling

    async def _delivery(self, user, way):
        await super()._delivery(user, way)
        self.unwilling.pop(user, None)
        if way == "private":
            self.unwilling[user] = self.private_posts(user)

    def private_posts(self, user):
        told = self.house.wall.told(("private", user))
        return sum(key.startswith("hand-") for (key, _), *_ in told)

    async def _move(self):
        self.lost |= {row.wanted.key for row in self.table.session.posts.unsent if row.tried}
        await super()._move()

    def posts(self, people):
        """The text of every channel post by key, once everything is sent."""
        texts = {}
        for number, taken in enumerate(self.steps, 1):
            history = [one.step for one in self.steps[:number]]
            moment = Moment(taken.before, taken.step, people, lambda h=history: iter(h), self.pace)
            for post in self.game.announce(taken.before, taken.step, self.pace):
                if post.seat is None:
                    page = self.game.compose(moment, post)
                    record = words().text("ending-record", command=self.game.key) if post.key == "end" else ""
                    texts[post.key] = "\n".join(filter(None, (page.text, record)))
        return texts


def game_posts(session):
    """Everything the session derives from its outbox rows, for any next change."""
    play, posts = session.play, session.posts
    found = [posts.ping, after_move(session)[1], repost_all(session, NOON)[1]]
    found += [after_swap(session, session, seat, NOON)[1] for seat in session.staying]
    found.append(posts.notices)
    row = last_step(session)
    if row is not None and row.number > posts.final_until:
        undone = session.after_undo(play.take(row.seat, UNDO, "", str(row.number), NOON))
        found.append(after_undo(session, undone)[1])
    return found


async def play(pace, rounds, actions):
    async with a_house() as house:
        run = Run(house, await house.running(*PLAYERS, posts=pace.value, rounds=rounds))
        for action in (*actions, ("restart",), ("post",)):
            await run.act(*action)
        assert await unsent(house.store, run.id) == ()
        assert run.unwilling == {user: run.private_posts(user) for user in run.unwilling}
        session = run.table.session
        newest, left = (
            [told[-1] for told in house.wall.told(("channel", channel))]
            for channel in sorted((CHANNEL, OTHER_CHANNEL), key=session.row.channel_id.__ne__)
        )
        calls = [post for post in newest if post[0].startswith(PING)]
        # The game may have come back to where lost ones are.
        calls = [*(post for post in calls[:-1] if post[0] not in run.lost), *calls[-1:]]
        assert [key for key, _ in calls] in ([], [session.play.ping_key])
        asked = {session.members[seat].user_id for seat in session.pending_people}
        for _, text in calls:
            assert {user for user in (*PLAYERS, EVE) if f"<@{user}>" in text} == asked
        assert {key for key, _ in left if key.startswith(PING)} <= run.lost
        if not session.proposals:
            assert [key for key, _ in calls] == ([run.ping] if run.ping else [])
        swapped = any(row.kind == "swap" and row.status == "agreed" for row in session.proposals)
        if swapped or ("move",) in actions:
            return
        posts = run.posts(session.people)
        messages = house.wall.messages.items()
        shown = {one.told[-1][0]: number for number, one in messages if one.place == ("channel", CHANNEL)}
        if session.status.open:
            known = {key: session.posts.messages[key, None].message_id for key in posts}
            assert known == {key: shown[key] for key in posts}
        for key, text in posts.items():
            told = house.wall.messages[shown[key]].page.text
            # Who is called stands in a new post alone.
            assert told.partition(" <@")[0] == text.partition(" <@")[0], key
        if not session.proposals:
            called = [key for key, _ in newest if key.startswith("notice-asked-")]
            notices = [post for post in newest if post in calls or post[0] in called]
            assert [post for post in newest[1:] if post not in notices] == [*posts.items()]
            # Who no longer wants private messages is called in the channel if the last one hadn't been sent.
            unwilling = {act[1] for act in actions if (act[0], act[-1]) == ("delivery", "private")}
            waited_for = {session.members[seat].user_id for seat in session.waiting}
            assert {user for key in called for user in Notice.read(key).users} <= unwilling & waited_for


MANY = {"min_size": 8, "max_size": 40}
AGREEING = st.lists(GO_ON | GO_ON | PLAY | SENDING | CONSENT | CONSENT, **MANY)
MOVING = st.lists(PLAY | SENDING | act("move"), **MANY)
ACTIONS = st.lists(PLAY | SENDING, **MANY) | AGREEING | MOVING


@settings(
    max_examples=EXAMPLES or 30,
    deadline=None,
    phases=tuple(Phase) if EXAMPLES else (Phase.explicit, Phase.generate),  # shrinking takes minutes
)
@example(Pace.PHASE, "2", 1, [("go on", 1, "1"), ("go on", 2, "1"), ("delivery", ANN, "dm")])
@example(Pace.PHASE, "9", 1, [("delivery", CID, "dm"), ("go on", 6, "1"), ("delivery", CID, "private")])
@example(Pace.ONE, "2", 1, [("go on", 1, "1"), ("post",), ("move",)])
@example(Pace.ONE, "2", 1, [("go on", 4, "1"), ("post",), ("move",), ("go on", 1, "1"), ("resign", BOB)])
@example(
    Pace.ONE,
    "2",
    1,
    [("post one",), ("go on", 5, "2"), *[("post one",)] * 3, ("sent but not noted",), ("go on", 1, "1")],
)
@example(Pace.PHASE, "2", 1, [("go on", 8, "1"), ("delivery", ANN, "dm")])
@example(
    Pace.ONE,
    "2",
    1,
    [
        *[("go on", 1, "1"), ("move",), ("post one",), ("sent but not noted",), ("resign", BOB), ("move",)],
        *[("post",), ("move",)],
    ],
)
@given(
    pace=st.sampled_from(QuietGame.paces),
    rounds=st.sampled_from("299"),
    pruned_after=st.sampled_from((1, 10**9)),
    actions=ACTIONS,
)
def test_a_table_behaves_like_the_model_in_random_games(pace, rounds, pruned_after, actions):
    with patch.object(service, "PRUNED_AFTER", pruned_after):
        asyncio.run(play(pace, rounds, actions))
