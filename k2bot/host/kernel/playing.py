"""Commands of play: presses, answers, thoughts of computers, and what is due though nobody presses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from k2bot.game.values import NOTHING_PREPARED, Kept, Page, Press, Refusal
from k2bot.host.kernel.plans import after_move, after_reminder, posted_again, private_post, times_again
from k2bot.host.kernel.posts import SET_ASIDE
from k2bot.host.kernel.timers import PAUSED, REMINDERS, endless, run_out
from k2bot.host.kernel.transition import Command
from k2bot.host.log import log_of
from k2bot.host.people.members import Status
from k2bot.host.store.rows import PostRow, TimerRow

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from k2bot.host.kernel.notifications import Kind
    from k2bot.host.kernel.session import PendingDecision
    from k2bot.host.kernel.transition import Transition
    from k2bot.host.people.preferences import PersonalPreferences


@dataclass(frozen=True, slots=True)
class UseControl(Command[str]):
    """Somebody presses a control of one of the game's pages; the reply names the page it leads to.

    Where that is shown ``anew``, below all posts, the page of now gives way to the next one: nothing newer
    stands below it. The same answer to the same decision twice running is applied once.
    """

    user_id: int
    press: Press
    stamp: str
    anew: bool = False

    def carry_out(self, table: Transition) -> str:
        """Take the press. Raises Refusal."""
        user_id, press, stamp = self.user_id, self.press, self.stamp
        session, game = table.session, table.session.game
        play = table.play
        seat = session.deciding(user_id, stamp, table.words) if stamp else session.seat_of(user_id)
        kept = session.kept(seat, press.verb)
        reply = table.reader_game.press(play.state, seat, press, kept, session.people)
        ordering = game.is_of_orders(press.verb)
        if reply.answer is not None and (seat is None or not stamp or ordering):
            log_of(session).error("%.40r led to an answer without a stamp", press.verb)
            raise Refusal(table.text("refusal-stale"))
        if ordering and seat is not None:
            table.order(seat, reply.draft)
        elif reply.answer is not None and seat is not None:
            table.answer(seat, stamp, reply.answer, reply.draft)
        else:
            table.draft(seat, reply.draft)
        return game.pages.next if self.anew and reply.show == game.pages.now else reply.show


@dataclass(frozen=True, slots=True)
class Return(Command[None]):
    """Somebody answers, so a computer that played for them does so no more."""

    user_id: int
    stamp: str

    def carry_out(self, table: Transition) -> None:
        """End the stand-in, where there is one. Raises Refusal where that decision is not theirs."""
        table.set_standin(table.session.deciding(self.user_id, self.stamp, table.words), None)


@dataclass(frozen=True, slots=True)
class Submit(Command[None]):
    """Somebody answers the decision with that stamp."""

    user_id: int
    stamp: str
    answer: str

    def carry_out(self, table: Transition) -> None:
        """Take the answer. Raises Refusal."""
        seat = table.session.deciding(self.user_id, self.stamp, table.words)
        table.answer(seat, self.stamp, self.answer)


@dataclass(frozen=True, slots=True)
class Resign(Command[None]):
    """Somebody leaves the running game for good."""

    user_id: int

    def carry_out(self, table: Transition) -> None:
        """Leave. Raises Refusal."""
        session = table.session
        session.begun(table.words)
        seat = session.seat_of(self.user_id)
        if seat is None:
            raise Refusal(table.text("refusal-not-at-table"))
        if session.status is Status.OVER:
            raise Refusal(table.text("refusal-over"))
        table.resign(seat)


@dataclass(frozen=True, slots=True)
class Hint(Command[Page | None]):
    """Somebody is shown, or takes over, an answer that was recommended after a draft of theirs.

    The reply is the page that recommends it; None where it was taken over.
    """

    user_id: int
    decision: PendingDecision
    answer: str
    draft: str | None
    take: bool

    def carry_out(self, table: Transition) -> Page | None:
        """Show it, or put it into the draft unless that has changed. Raises Refusal."""
        session = table.session
        seat = session.deciding(self.user_id, self.decision.stamp, table.words)
        page, taken = table.reader_game.hint(session.state, seat, self.answer, session.people, self.draft)
        if not self.take:
            return table.play.epoch.page(page)
        if self.draft == session.draft_of(seat):
            table.draft(seat, taken)
        return None


@dataclass(frozen=True, slots=True)
class TakeThought(Command[None]):
    """A computer has decided; None and what the game refuses become its late answer.

    A draft that was completed meanwhile comes before a thought. What has become stale is dropped.
    """

    decision: PendingDecision
    answer: str | None

    def carry_out(self, table: Transition) -> None:
        """Take its answer. Raises RuntimeError where there is no answer at all."""
        session, decision, answer, seat = table.session, self.decision, self.answer, self.decision.seat
        if decision not in session.pending():
            return
        now, then = (
            session.game.late(session.state, seat, prepared) if prepared != NOTHING_PREPARED else None
            for prepared in (session.prepared(seat), decision.prepared)
        )
        if now is not None and now.kept is Kept.ALL:
            answer, then = now.answer, now
        refusal = table.thought(seat, decision.stamp, answer, then)
        if refusal is None:
            return
        own, late = session.late_answer(seat), seat in session.late
        if own is None:
            raise RuntimeError(f"table {session.id}: seat {seat} has no answer: {refusal}")
        log_of(session).error("seat %s answers by default: %s", seat, refusal)
        time_up = own.kept.value if late else None
        table.advance(seat, "default", decision.stamp, own.answer, late=late, time_up=time_up)


@dataclass(frozen=True, slots=True)
class EndIfDeserted(Command[None]):
    """The computers leave too where every person has left, so that the game ends."""

    def carry_out(self, table: Transition) -> None:
        """Let each of them leave that has not."""
        for seat, member in enumerate(table.session.members):
            session = table.session
            deserted = session.play is not None and session.status is Status.RUNNING and not session.staying
            if deserted and not member.is_person and seat not in session.gone:
                table.resign(seat)


@dataclass(frozen=True, slots=True)
class FireTimer(Command[None]):
    """What is due is done: answers as drafted, else as ordered, else by a computer or the game's late answer.

    A decision for which there is no answer waits forever. A proposal that has waited too long lapses.
    """

    timer: TimerRow

    def carry_out(self, table: Transition) -> None:
        """Do it, unless what was due before has led on."""
        session, timer, seat = table.session, self.timer, self.timer.seat
        if timer not in session.timers:
            return
        if timer.kind == "proposal" and session.proposal is not None:
            table.change(session.proposed(replace(session.proposal, status="lapsed")))
            return
        own, order = session.late_answer(seat), session.ordered(seat)
        drafted = own is not None and own.kept is not Kept.NOTHING
        thinks = bool(session.game.levels) and not (own and own.kept is Kept.ALL)
        if order is not None and not drafted and table.follow_order(seat, order):
            table.follow_orders()
        elif timer.kind == "clock" and thinks:
            table.change(run_out(session, timer))
        elif own is not None and (drafted or timer.kind != "order"):
            table.answer_late(seat, own, timer.kind)
        else:
            table.change(endless(session, timer))


@dataclass(frozen=True, slots=True)
class Remind(Command[None]):
    """Who is to be told again is told; of several things that are due the one that says most.

    In their quiet hours it waits.
    """

    now: datetime

    def carry_out(self, table: Transition) -> None:
        """Tell them."""
        session, now, timers = table.session, self.now, list[TimerRow]()
        due: dict[int, list[Kind]] = {}
        for timer in session.timers:
            kind = REMINDERS.get(timer.kind)
            if (
                kind is None
                or timer.due is None
                or timer.due > now
                or timer.seat not in session.people_awaited
            ):
                timers.append(timer)
                continue
            later = session.members[timer.seat].preferences.quiet_until(now)
            if session.row.paused is not None and kind != "asked":
                later = now + PAUSED
            timers.append(replace(timer, due=later))
            if later is None:
                due.setdefault(timer.seat, []).append(kind)
        if tuple(timers) != session.timers:
            after = replace(session, timers=tuple(timers))
            table.commit(after, after_reminder(session, after, due, now))


# ----------------------------------------------------------------------------------------- the bot's own acts


@dataclass(frozen=True, slots=True)
class TakeUp(Command[None]):
    """A table that was just loaded has the timers of this version of the bot, and its orders are followed."""

    def carry_out(self, table: Transition) -> None:
        """Mend what an update has changed."""
        table.mend_timers()
        table.follow_orders()


@dataclass(frozen=True, slots=True)
class NotePreferences(Command[None]):
    """What these people have set holds at the table from now on."""

    known: Mapping[int, PersonalPreferences]

    def carry_out(self, table: Transition) -> None:
        """Note it; what it changes for posts shows with the next of them."""
        session = table.session
        table.session = replace(
            session,
            members=tuple(
                replace(member, preferences=self.known.get(member.user_id, member.preferences))
                for member in session.members
            ),
        )


@dataclass(frozen=True, slots=True)
class SendPrivatePost(Command[tuple[PostRow, ...]]):
    """Somebody is sent the private post that is current; the reply has it, where there is one."""

    user_id: int
    long: ClassVar[bool] = True

    def carry_out(self, table: Transition) -> tuple[PostRow, ...]:
        """Plan it."""
        seat = table.session.seat_of(self.user_id)
        posts = () if seat is None else private_post(table.session, seat)
        if posts:
            table.change(table.session, posts)
        return posts


@dataclass(frozen=True, slots=True)
class TellTimes(Command[None]):
    """What stands in the channel says until when people have time now."""

    def carry_out(self, table: Transition) -> None:
        """Plan the edits."""
        if table.session.play is not None and table.session.status is Status.RUNNING:
            table.change(table.session, times_again(table.session))


@dataclass(frozen=True, slots=True)
class NoteTimers(Command[None]):
    """The timers are those that the store has by now."""

    timers: tuple[TimerRow, ...]

    def carry_out(self, table: Transition) -> None:
        """Take them."""
        table.session = replace(table.session, timers=self.timers)


@dataclass(frozen=True, slots=True)
class Move(Command[None]):
    """The table goes to another channel, where what is current is posted again; to its own: only that."""

    channel_id: int

    def carry_out(self, table: Transition) -> None:
        """Plan it."""
        session = table.session
        after = replace(session, row=replace(session.row, channel_id=self.channel_id))
        table.commit(after, after_move(session))


@dataclass(frozen=True, slots=True)
class PostAgain(Command[None]):
    """What is current is posted again, privately too: no message of earlier exists any more."""

    def carry_out(self, table: Transition) -> None:
        """Plan it."""
        table.commit(table.session, posted_again(table.session, table.now))


@dataclass(frozen=True, slots=True)
class TellSetAside(Command[None]):
    """The channel is told, once, that the game cannot go on."""

    def carry_out(self, table: Transition) -> None:
        """Plan it, unless it was said."""
        if not any(row.wanted.key == SET_ASIDE for row in table.session.posts.rows):
            table.change(table.session, (PostRow(None, SET_ASIDE),))
