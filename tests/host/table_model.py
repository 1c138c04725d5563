"""Model of a table and of what people see of it, for random sequences of everything that happens there.

The model applies accepted answers to the tiny game directly; it has no store, no locks and no queue of posts.
Of the host it uses only what others use, too: ``Tables``, a table's session, and the messages in Discord.
"""

import asyncio
import os
import re
from collections import Counter
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import product

from k2bot.game.values import Announcement, Pace, PostSubject, Press, Refusal, Step
from k2bot.host.kernel.agreements import hand_over, last_step, propose_clock, undo
from k2bot.host.kernel.play import Play
from k2bot.host.kernel.transition import resign
from k2bot.host.pages.host_pages import AGREE, BACK, DECLINE, controls_of
from k2bot.host.pages.lobby import JOIN
from k2bot.host.rows import Status
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CID, EVE, reply, submit
from tests.host.random_game import PLAYERS, USERS, Acts
from tests.host.tiny_game import State, TinyGame

EXAMPLES = int(os.environ.get("CONTRACT") or 60)
GAME = ("living", "end", "round-", "shown-")
"""Beginnings of the names of the game's public posts."""
HOST = ("lobby", "proposal-", "standin-", "resting", "clock-", "invited-", "cancelled", "quiet", "unstarted")
CALLS = ("call-", "notice-")
"""Beginnings of the names of posts that only ping."""
UNDONE = words().text("undo-post")


@dataclass(frozen=True)
class EffectiveStep:
    """A step in effect, with the answer that led to it; ``own`` if a person decided it themselves."""

    step: Step
    before: State | None = None
    seat: int | None = None
    answer: tuple[str, str] | None = None
    own: bool = False
    first: int = 0
    """First step that it may be told together with."""


def name(message):
    """Name of the post that a message shows."""
    return message.told[-1][0]


def line(text):
    """The game's line of a post, without mentions, which only new posts have."""
    return re.sub("(, turn) .*", r"\1", text.partition("\n")[0].partition(" <@")[0])


def verbs(message):
    return {control.verb for control in controls_of(message.page)}


def mentioned(message):
    return {int(user) for user in re.findall(r"<@(\d+)>", message.page.text)}


class Run(Acts):
    """A table beside its model; ``steps`` are those in effect."""

    def __init__(self, house, table):
        super().__init__(house, table)
        setup = table.session.play.setup
        self.game, self.pace = house.game, setup.pace
        self.steps = [EffectiveStep(TinyGame().new(setup.options, setup.seats, "any"))]
        self.stamps, self.meant = ["none"], {}
        self.people = []
        """The people by seat, now and earlier: posts of before a swap may show who played then."""
        self.held = None
        """First step that is held back, to be told together with what computers do next."""
        self.chain = None
        """First step that may be told together with what follows, whether or not it was held."""
        self.released = False
        """Whether computers take long, so that nothing is held back."""
        self.again = 0
        """How often a post may have been repeated."""
        self.deleted = {}
        """Texts of posts that somebody has deleted, by channel or user and name."""
        self.lost = set()
        """Pings possibly left in an earlier channel, because it wasn't known whether they were sent."""
        self.authors, self.waits, self.read = {}, {}, 0
        """By input, the person who made it; by user and input, whether a wait must be told; calls read."""
        self.told, self.known = Counter(), {row.number for row in table.session.proposals}
        self.torn = set()
        """Posts of which somebody has deleted a copy."""
        self.crashed = False
        self.disturbed = set()
        """Users whose private posts aren't predictable."""
        self.note()

    @property
    def state(self):
        return self.steps[-1].step.state

    async def act(self, kind, *values):
        await super().act(kind, *values)
        self.note()
        self.check()
        self.count()
        if kind in ("post", "slow", "take back and look", "newcomer", "all away"):
            await self._post()
            self.count()
            self.look()

    def note(self):
        """Follow what has happened without the model, and record new waits."""
        session, play = self.table.session, self.table.session.play
        at_once = self._note_undos()
        for row in play.effective[len(self.steps) - 1 :]:
            assert row.kind == "default" or not session.members[row.seat].is_person, "not by a person"
            answered = row.stamp, row.answer
            assert self._then(row.seat, self.game.apply, row.answer, answered=answered)
        if not (self.computers_only and self.followed and self.game.can_batch(None, self.steps[-1].step)):
            self.held = self.chain = None
        if session.people not in self.people:
            self.people.append(session.people)
        for row in play.inputs[len(self.authors) :]:
            member = session.members[row.seat]
            acted = row.kind == "answer" and member.played_at is None
            acted |= row.kind == "undo" and member.user_id in at_once
            self.authors[row.number] = member.user_id if acted else None
        self.known |= {row.number for row in session.proposals}
        self._note_waits()
        self.stamps += [stamp for user in PLAYERS if (stamp := self.stamp(user))]

    def _note_undos(self):
        """Take back undone steps; returns the users who asked nobody for it."""
        at_once = set()
        for row in self.table.session.proposals:
            done = row.number, "undone"
            if (row.kind, row.status) != ("undo", "agreed") or done in self.known:
                continue
            last = max(n for n, taken in enumerate(self.steps) if taken.own)
            assert self.steps[last].seat == row.facts["seat"]
            assert not any(self.game.reveals(None, taken.step) for taken in self.steps[last:])
            self.steps, self.held, self.chain = self.steps[:last], None, None
            self.again += 1
            self.known.add(done)
            if row.number not in self.known:
                at_once.add(row.user_id)
        return at_once

    def _note_waits(self):
        session, self.asked = self.table.session, {}
        for seat in session.pending_people:
            member = session.members[seat]
            own, wait = member.preferences, (member.user_id, session.play.waits[seat].number)
            self.asked[member.user_id] = wait
            if wait in self.waits:
                continue
            hears = own.notice != "none" and self.authors.get(wait[1]) != member.user_id
            self.waits[wait] = "later" if hears and own.rests_until(self.house.clock.now) else hears

    # --------------------------------------------------------------------------------------------- held back

    @property
    def computers_only(self):
        """Whether only computers are to move, so that what happened last may be told with what follows."""
        session = self.table.session
        return bool(session.pending_computers) and not session.pending_people.keys() - session.late_seats

    @property
    def may_hold(self):
        """Whether what has happened since may wait to be told with what follows."""
        return self.computers_only and not self.released

    @property
    def followed(self):
        session = self.table.session
        return any(
            member.is_person and not self.state.gone[seat] for seat, member in enumerate(session.members)
        )

    async def _slow(self):
        """Let computers take long."""
        await self.table.outbox.release()
        self.held = self.chain = None
        self.released = self.computers_only  # what follows is sent

    async def _think(self, most=50):
        for _ in range(most):
            if not (pending := self.table.session.pending()):
                return
            choosing = self.table.session.state.phase == "choose"
            answer = str(1 + (self.state.round + pending[0].seat) % 3) if choosing else "pass"
            await self.table.take_thoughts([(pending[0], answer)])
            self.note()

    async def _think_once(self):
        await self._think(1)

    # ------------------------------------------------------------------------------------------------ checks

    def check(self):
        """Check what must hold after every action."""
        session = self.table.session
        assert replace(session.state, secret="") == replace(self.state, secret="")
        assert len(session.play.effective) == self.state.applied
        assert [row.status for row in session.proposals].count("open") <= 1
        assert session.row.host_id in {member.user_id for member in session.members}
        play = session.play
        assert Play.replay(play.setup, play.inputs) == play
        counted = [replace(row, number=number) for number, row in enumerate(play.effective, 1)]
        plain = Play.begin(play.setup)
        for row in counted:
            plain = plain.with_input(row)
        assert (plain.state, plain.record()) == (play.state, play.record())
        numbers = [0, *(row.number for row in play.effective)]
        for seat, ask in product(range(play.setup.seats), (self.game.stamp, self.game.optional_stamp)):
            asked = [ask(taken.step.state, seat) for taken in self.steps]
            earlier = [number for number, one in zip(numbers, asked, strict=True) if one != asked[-1]]
            came_up = numbers[numbers.index(earlier[-1]) + 1] if earlier else 0
            stamp = play.epoch.stamp_of(asked[-1])
            if stamp is not None:
                meant = asked[-1], came_up
                assert self.meant.setdefault((seat, stamp), meant) == meant, "one id, two decisions"

    def count(self):
        """Check the notifications since the last time: once per wait, of those to move who want it now."""
        session, now = self.table.session, self.house.clock.now
        for user, post, private in self.wall.rung[self.read :]:
            seat, wait = session.seat_of(user), self.asked.get(user)
            own = None if seat is None else session.members[seat].preferences
            what = f"{user} by {post}"
            assert own is None or not own.rests_until(now), f"{what} while they rest"
            if post.startswith(HOST):
                self.told[user, post] += 1
                assert self.told[user, post] == 1, f"{what} again"
                continue
            kind = "asked"
            if post.startswith("notice-"):
                kind = post.removeprefix("notice-").removeprefix("refused.").partition("-")[0]
            elif private and not (wait and self.waits[wait] is True):
                self.told[wait, "hand"] += 1
                continue  # it's the game's own message, which they get in any case
            assert wait is not None, f"{what}, who is not to move"
            assert own.notice != "none" or kind == "asked", f"{what} wants none"
            assert own.reminder or kind == "asked", f"{what} wants no reminder"
            assert self.waits[wait] or kind != "asked", f"{what} knows it"
            self.told[wait, kind] += 1
            again = self.told[wait, kind] > 1
            assert not again, f"{what} again"
        self.read = len(self.wall.rung)

    def look(self):
        """Check what people see once everything is sent."""
        session, messages = self.table.session, self.wall.messages
        here = {n: one for n, one in messages.items() if one.place == ("channel", session.row.channel_id)}
        self._look_at_posts(here)
        self._look_at_calls(here)
        self._look_at_hosts_posts(here)
        for user in USERS:
            self._look_at_chat(
                user, {n: one for n, one in messages.items() if one.place == ("private", user)}
            )
        for user, wait in self.asked.items():
            if self.waits[wait] is True:
                assert self.told[wait, "asked"] or self.told[wait, "hand"], f"{user} was not told"
        self.unnoted.clear()

    def posts(self, until=None):
        """All texts so far of every public post in effect, by name; each set has one for any people."""
        texts, history, new = {}, [], {}
        for taken in self.steps[:until]:
            history = [*history, taken.step]
            moments = [
                PostSubject(taken.before, taken.step, it, lambda h=history: iter(h), self.pace)
                for it in self.people
            ]

            def says(post, moments=moments):
                posts = replace(post, edit=False), replace(post, edit=True)
                return {line(self.game.compose(*it).text) for it in product(moments, posts)}

            asked_for = [
                post for post in self.game.announce(taken.before, taken.step, self.pace) if post.seat is None
            ]
            for post in asked_for:
                texts.setdefault(post.key, []).append(says(post))
                new |= {} if post.edit else {post.key: len(history) - 1}
            for key, number in new.items():
                if number >= taken.first and key not in {post.key for post in asked_for}:
                    texts[key][-1] |= says(Announcement(key))
        return texts

    def _look_at_posts(self, here):
        session, old = self.table.session, self.wall.old
        texts, unfollowed = self.posts(), not self.followed
        held = texts.keys() - self.posts(self.held).keys() if self.held is not None else set()
        new = [
            post.key
            for taken in self.steps
            for post in self.game.announce(taken.before, taken.step, self.pace)
            if not post.edit and post.seat is None
        ]
        asks = [key for key in new if self.game.prompts and key.startswith(self.game.prompts)]
        prompt = ([key for key in asks if key not in held] or [None])[-1]
        for post in {*texts, *(name(one) for one in here.values() if name(one).startswith(GAME))}:
            copies = [n for n, one in here.items() if name(one) == post]
            marked = [n for n in copies if here[n].page.text.startswith(UNDONE)]
            assert not any(here[n].page.rows for n in marked)
            plain = [n for n in copies if n not in marked]
            if post not in texts or post in held:
                assert {*plain} <= old, f"{post} is not in effect"
                continue
            assert len(plain) <= 1 + self.again, f"{post} stands there again"
            outdated = post in asks and post != prompt
            newest = [
                n for n, one in self.wall.messages.items() if name(one) == post and one.place[0] == "channel"
            ][-1:]
            if not plain or newest != plain[-1:]:
                may = self._may_be_missing(post, texts[post], outdated) or unfollowed
                assert may, f"{post} is missing"
                continue
            self.deleted.pop((("channel", session.row.channel_id), post), None)
            shown = line(here[plain[-1]].page.text)
            known = (
                texts[post]
                if self.may_hold or unfollowed or (outdated and plain[-1] in old)
                else texts[post][-1:]
            )
            said = any(shown in one for one in known)
            assert said or (self.again and post in self.torn), f"{post} says {shown}, not {known}"
            if outdated:
                left = plain[-1] in old or self.again
                assert not here[plain[-1]].page.rows or left, f"{post} has controls"
            elif session.status is Status.RUNNING and not self.may_hold:
                assert here[plain[-1]].page.rows, f"{post} has no controls"
        order = [name(one) for one in here.values() if name(one) in texts]
        if not (self.again or self.deleted or old):
            assert order == [key for key in new if key in order], "in order"

    def _may_be_missing(self, post, texts, outdated):
        """Whether a post in effect needn't be in the channel: deleted or left elsewhere as it is."""
        there = [line(one.page.text) for one in self.wall.messages.values() if name(one) == post]
        there += [text for (_, key), text in self.deleted.items() if key == post]
        if outdated and self.wall.old:
            return True
        return self.may_hold or any(text in texts[-1] or outdated for text in there)

    def _look_at_calls(self, here):
        asked, lost = {*self.asked}, self.lost
        calls = {
            n: one
            for n, one in self.wall.messages.items()
            if one.place[0] == "channel" and name(one).startswith(CALLS) and n not in lost
        }
        assert calls.keys() <= here.keys(), "left in another channel"
        pings = [one for one in calls.values() if name(one).startswith("call-")]
        assert len(pings) <= 1
        for ping in pings:
            assert asked, "it calls nobody"
            assert mentioned(ping) == asked, "it names exactly who is asked"
        for one in calls.values():
            explains = name(one).startswith("notice-refused")
            assert mentioned(one) <= asked
            assert mentioned(one) or explains, f"{name(one)} calls nobody"

    def _look_at_hosts_posts(self, here):
        session = self.table.session
        of = {}
        for one in here.values():
            of.setdefault(name(one), []).append(one)
        for row in session.proposals:
            found = of.get(f"proposal-{row.number}", [])
            asking = [one for one in found if {AGREE, DECLINE} <= verbs(one)]
            gone = (("channel", session.row.channel_id), f"proposal-{row.number}") in self.deleted
            if row.status == "open":
                assert 1 - gone <= len(asking) <= 1 + self.again, f"proposal {row.number}"
            else:
                assert not asking or self.again, f"proposal {row.number}"
        for seat, member in enumerate(session.members):
            found = of.get(f"standin-{seat}", [])
            back = [one for one in found if BACK in verbs(one)]
            if session.status is Status.RUNNING:
                gone = (("channel", session.row.channel_id), f"standin-{seat}") in self.deleted
                away = member.standin is not None
                assert away - gone <= len(back) <= away + self.again, f"stand-in {seat}"
        invited = [one for one in self.wall.messages.values() if name(one).startswith("invited-")]
        assert len(invited) <= len(session.row.invited)
        begun = not any(JOIN in verbs(one) for one in invited)
        assert begun, "an invitation to a game that has begun"
        rests = [one for one in of.get("resting", []) if BACK in verbs(one)]
        assert len(rests) <= (not session.present) + self.again

    def _look_at_chat(self, user, chat):
        """One live page at most, which shows the present."""
        session, seat = self.table.session, self.table.session.seat_of(user)
        live = [one for n, one in chat.items() if name(one).startswith("hand-") and one.page.rows]
        if self.pace is Pace.ONE:
            return
        playing = seat is not None and session.status is Status.RUNNING and not self.state.gone[seat]
        present = playing and self.state.phase == "choose"
        assert len(live) <= 1, f"{user} has {len(live)} live pages"
        if live:
            # Whoever has handed over their seat may have got a message that was under way in a crash.
            assert present or (seat is None and self.crashed), f"{user} has a page of the past"
            if not present:
                return
            page = self.game.page(self.state, seat, "hand", None, session.people)
            kept = line(live[0].page.text) == line(page.text)
            assert kept, f"{user} has an old page"
        for one in chat.values():
            if name(one).startswith("notice-") and one.page.rows:
                assert user in self.asked or self.is_late(seat), f"{user} has an old notice"

    def is_late(self, seat):
        """Whether the bot answered for a late player who hasn't acted since."""
        own = [row for row in self.table.session.play.effective if row.seat == seat]
        return any(row.time_up for row in own)

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
        return last == (stamp, answer) or self._then(
            seat, self.game.apply, answer, answered=(stamp, answer), own=True
        )

    def _then(self, seat, act, *given, answered=None, own=False):
        followed = self.followed
        try:
            step = act(self.state, seat, *given)
        except Refusal:
            return False
        number, self.released = len(self.steps), False
        self.held = number if self.held is None or not followed else self.held
        self.chain = number if self.chain is None or not followed else self.chain
        self.steps.append(EffectiveStep(step, self.state, seat, answered, own, self.chain))
        return True

    async def _go_on(self, times, choice):
        """Let players to move give legal answers, one after another."""
        for _ in range(times):
            for seat in [*self.table.session.pending_people][:1]:
                answer = choice if self.state.phase == "choose" else ("double", "pass")[int(choice) % 2]
                await self._submit(self.table.session.members[seat].user_id, answer, "now")

    async def _submit(self, user, answer, when):
        stamp = self._stamp(user, when)
        await self._same(self.table.do(submit, user, stamp or "", answer), self._accepts(user, stamp, answer))
        self.note()

    async def _crash_in_answer(self, point, user, answer):
        """Stop while an answer is stored; its player gives it again."""
        stamp = self.stamp(user)
        accepted, number = self._accepts(user, stamp, answer), self.table.session.play.number
        await self._crash(point, self.table.do(submit, user, stamp or "", answer))
        again = await self.may(self.table.do(submit, user, stamp or "", answer))
        assert again == accepted or self.table.session.play.number > number

    async def _press(self, user, answer, when):
        """Draft and commit; pressing the button again has no effect."""
        stamp = self._stamp(user, when)
        if answer in {"1", "2", "3"} and self.state.phase == "choose":
            draft = self.table.press(user, Press("pick", answer), stamp or "none")
            await self._same(draft, stamp == self.stamp(user) is not None)
            for _ in range(2):
                commit = self.table.press(user, Press("commit"), stamp or "none")
                await self._same(commit, self._accepts(user, stamp, answer))
                self.note()

    async def _together(self, *values):
        """Two answers at once; the lock keeps their order."""
        presses = values[:2], values[2:]
        stamps = [self.stamp(user) or "none" for user, _ in presses]
        attempts = [self.table.do(submit, u, s, a) for (u, a), s in zip(presses, stamps, strict=True)]
        expected = [self._accepts(u, s, a) for (u, a), s in zip(presses, stamps, strict=True)]
        done = await asyncio.gather(*attempts, return_exceptions=True)
        assert [result is None for result in done] == expected

    async def _resign(self, user):
        session = self.table.session
        seat, taken = session.seat_of(user), False
        if seat is not None and not self.game.over(self.state):
            last = session.staying == (seat,)
            taken = self._then(seat, self.game.resign_last if last else self.game.resign)
            self.held = self.chain = None
        await self._same(self.table.do(resign, user), taken)

    def _stamp(self, user, when):
        if when == "now":
            return self.stamp(user)
        return self.stamps[-1] + "!" if when == "early" else self.stamps[len(self.stamps) // 2]

    async def _same(self, attempt, taken):
        assert await self.may(attempt) == taken

    # --------------------------------------------------------------------------------------------- agreeing

    async def _undo(self, user):
        await self.may(self.table.do(undo, user))

    async def _take_back(self):
        if (row := last_step(self.table.session)) is not None:
            await self._undo(self.table.session.members[row.seat].user_id)
            self.note()
            await self._all_agree()

    async def _take_back_and_look(self):
        await self._take_back()

    async def _newcomer(self, user):
        """Let somebody else take over a player's seat."""
        await self._swap(user, EVE)
        await self._all_agree()

    async def _all_away(self):
        """Leave the game to stand-ins, until somebody is back."""
        for user in (ANN, CID):
            await self._away(user)
        await self._resign(BOB)

    async def _say(self, user, yes):
        if self.table.session.proposals:
            await self.may(reply(self.table, user, yes))

    async def _all_agree(self):
        for user in USERS:
            if self.table.session.proposal is not None:
                await self._say(user, True)

    async def _swap(self, *values):
        await self.may(self.house.swap(self.table, *values))

    async def _hand_over(self, *values):
        await self.may(self.table.do(hand_over, *values))

    async def _clock(self, *values):
        await self.may(self.table.do(propose_clock, *values))

    async def _later(self, minutes):
        """Let time pass and everything due happen."""
        self.house.clock.now += timedelta(minutes=minutes)
        while (due := await self.house.store.next_timer()) and due <= self.house.clock.now:
            await self.house.ring(self.house.clock.now)
            self.note()
            await self._think()
            await self._post()
            self.count()

    async def _restart(self):
        await super()._restart()
        self._hold_again()

    async def _crash(self, *values):
        await super()._crash(*values)
        self._hold_again()

    async def _taken_over(self, until):
        await super()._taken_over(until)
        self._hold_again()

    def _hold_again(self):
        """A new process may hold back what the last one no longer did."""
        self.released = False
        if self.chain is None and len(self.steps) > 1:
            self.chain = len(self.steps) - 1

    # ------------------------------------------------------------------------------------------------ seeing

    async def _back(self, user):
        session = self.table.session
        seat = session.seat_of(user)
        await super()._back(user)
        if seat is not None and self.table.session.members[seat] != session.members[seat]:
            self.note()
            if wait := self.asked.get(user):  # they see what they are asked, and hear no more of it
                self.waits[wait] = False

    async def _mute(self, user):
        await super()._mute(user)
        self._rest(user)

    async def _notice(self, user, way):
        await super()._notice(user, way)
        self._rest(user)

    async def _crash(self, *values):
        self.crashed = True
        await super()._crash(*values)

    async def _quiet(self, user, hours):
        await super()._quiet(user, hours)
        self._rest(user)

    def _rest(self, user):
        """What is under way to somebody who rests now comes silently, or later."""
        wait = self.asked.get(user)
        if self.waits.get(wait):
            self.waits[wait] = "may"

    async def _delivery(self, user, way):
        await super()._delivery(user, way)

    async def _press_control(self, which, user):
        """Press a control of a message, however old: it's answered, and changes nothing but drafts."""
        shown = [one for one in self.wall.messages.values() if {"open", "pick"} & verbs(one)][-1 - which :][
            :1
        ]
        for control in [it for one in shown for it in controls_of(one.page) if it.verb in ("open", "pick")][
            :1
        ]:
            await self.may(self.table.press(user, Press(control.verb, control.argument), control.stamp))

    async def _delete_by_hand(self, which):
        shown = [*self.wall.messages.items()][-1 - which :][:1]
        for number, one in shown:
            del self.wall.messages[number]
            self.deleted[one.place, name(one)] = line(one.page.text)
            self.torn.add(name(one))

    async def _move(self):
        before = self.table.session.row.channel_id
        await super()._move()
        if self.table.session.row.channel_id != before:
            self.lost |= self.unnoted
            self.held, self.chain, self.again = None, None, self.again + 1
