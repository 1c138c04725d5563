"""How a command turns one session into the next: ``reduce(session, command, context)``.

Nothing here reads a clock, a store or Discord. What a change means beyond the game, posts, notifications
and timers, is part of the session that follows; the shell stores the difference between the two in one
transaction.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from k2bot.game.values import Kept, Outdated, Refusal
from k2bot.host.kernel import consent
from k2bot.host.kernel.notifications import taken_up
from k2bot.host.kernel.plans import after_change, after_step, after_swap, after_undo, alongside, times_again
from k2bot.host.kernel.play import RESIGN, UNDO
from k2bot.host.kernel.posts import CLOCK_POSTS, RESTING, STANDIN, Plan, batch_taken_up
from k2bot.host.kernel.session import Session
from k2bot.host.kernel.timers import clock_changed, timed
from k2bot.host.log import log_of, named
from k2bot.host.people.members import Member, Status, unmarked
from k2bot.host.people.preferences import AS_USUAL
from k2bot.host.store.rows import PostRow
from k2bot.host.timing.clocks import MISSES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime, timedelta

    from k2bot.game.base import Game
    from k2bot.game.values import LateAnswer, Order
    from k2bot.host.kernel.play import Play
    from k2bot.host.people.languages import Languages
    from k2bot.host.people.preferences import PersonalPreferences
    from k2bot.host.store.rows import InputKind, ProposalRow, Stored, TableRow, TimerKind
    from k2bot.text.words import Words

ReplyT = TypeVar("ReplyT")


@dataclass(frozen=True, slots=True)
class Context:
    """What a command may know beside the session.

    ``now`` is the time (UTC), ``words`` those of who is answered. ``patience`` is how long a seat may take
    where its table has no clock, None for ever. ``preferences`` has what people have set who may come to the
    table.
    """

    now: datetime
    words: Words
    patience: timedelta | None = None
    preferences: Mapping[int, PersonalPreferences] = field(default_factory=lambda: MappingProxyType({}))


class Command(ABC, Generic[ReplyT]):
    """Something that is done at a table, as a frozen value.

    ``long`` says that it goes through the whole game, so that the shell carries it out in a thread.
    """

    __slots__ = ()
    long: ClassVar[bool] = False

    @abstractmethod
    def carry_out(self, table: Transition) -> ReplyT:
        """Do it, step by step, and reply to who asked for it. Raises Refusal."""


def reduce(session: Session, command: Command[ReplyT], context: Context) -> tuple[Session, ReplyT]:
    """The session after a command, and its reply. Raises Refusal; then nothing has changed."""
    transition = Transition(session, context)
    reply = command.carry_out(transition)
    return transition.session, reply


def opened(stored: Stored, game: Game[Any], languages: Languages) -> Session:
    """The session of a table as it is stored, its inputs replayed: that may take a second."""
    session = Session.of(stored, game, languages)
    posts = replace(session.posts, notified=taken_up(session, stored.waits, stored.outbox))
    if session.play is not None:
        posts = replace(posts, batch=session.held_back(batch_taken_up(session.play, posts.waiting)))
    return replace(session, posts=posts)


class Transition:
    """A table while a command is carried out: each step takes ``session`` on to the next one."""

    def __init__(self, session: Session, context: Context) -> None:
        self.session = session
        self.now = context.now
        self.words = context.words
        self._context = context

    def text(self, message: str, **values: str | int) -> str:
        """A message to who is answered."""
        return self.words.text(message, **values)

    @property
    def reader_game(self) -> Game[Any]:
        """The game in the language of who is answered."""
        return self.session.game.spoken(self.words.locale)

    @property
    def play(self) -> Play:
        """The game under way or over. Raises Refusal where there is none to be seen."""
        return self.session.begun(self.words)

    # ------------------------------------------------------------------------------------- table and posts

    def commit(self, after: Session, plan: Plan) -> None:
        """Let the table become ``after``, with its timers, and its posts as planned."""
        before = self.session
        after = timed(consent.kept_up(after), self._context.patience, self.now)
        posts = (*consent.proposal_posts(before, after), *plan.posts, *alongside(before, after))
        pending = after.posts.planned(replace(plan, posts=posts), self.now)
        self.session = replace(after, posts=pending)

    def mend_timers(self) -> None:
        """Let the timers be those that follow from who is awaited, as after an update of the bot."""
        self.session = timed(self.session, self._context.patience, self.now)

    def change(self, after: Session, posts: tuple[PostRow, ...] = ()) -> None:
        """Let the table become ``after``, and make these posts about it."""
        self.commit(after, after_change(self.session, after, posts, self.now))

    def amend(
        self, row: TableRow | None = None, members: tuple[Member, ...] | None = None, *posts: PostRow
    ) -> None:
        """Change the table's row or who sits here, and post that; a first seed begins the game."""
        session = self.session
        self.change(session.amended(row or session.row, members or session.members), posts)

    def set_standin(self, seat: int, level: str | None) -> None:
        """Let a computer of that level play for a person, or None: let them play themselves; and post it."""
        session = self.session
        member = session.members[seat]
        if member.standin == level:
            return
        missed = member.missed if level else 0
        posts = [PostRow(None, f"{STANDIN}{seat}", edit=level is None)]
        if not session.present:
            posts.append(PostRow(None, RESTING, edit=True))
        elif level and session.present == (seat,):
            posts.append(PostRow(None, RESTING))
        self.amend(None, session.seated(seat, replace(member, standin=level, missed=missed)), *posts)
        self.follow_orders()
        self.settle()

    # --------------------------------------------------------------------------------------------- the game

    def answer(self, seat: int, stamp: str, answer: str, draft: str | None = None) -> None:
        """Take a person's answer to the decision with that stamp; a repeated one only keeps the draft.

        Raises Refusal.
        """
        play = self.play
        if stamp not in (play.stamp(seat), play.unasked(seat)):  # it may be drafted, but is not asked yet
            raise Outdated(self.text("refusal-not-yet"))
        if play.repeats(seat, stamp, answer):
            self.draft(seat, draft)
        else:
            self.advance(seat, "answer", stamp, answer, draft)

    def answer_late(self, seat: int, answer: LateAnswer, timer: TimerKind) -> None:
        """Answer for somebody whose time is up by that timer."""
        time_up = None if timer == "order" else answer.kept.value  # what was ordered is a secret
        stamp = self.play.stamp(seat) or ""
        self.advance(seat, "default", stamp, answer.answer, late=timer == "clock", time_up=time_up)

    def advance(
        self,
        seat: int,
        kind: InputKind,
        stamp: str,
        answer: str,
        draft: str | None = None,
        *,
        late: bool = False,
        time_up: str | None = None,
    ) -> None:
        """Add an input to the game, and what was ordered to follow it. Raises Refusal.

        Who is ``late`` too often gets a computer to play for them.
        """
        self._take(seat, kind, stamp, answer, draft, late=late, time_up=time_up)
        session = self.session
        level, absent = session.game.standin_level, session.members[seat].missed >= MISSES
        if late and absent and level is not None and session.status is Status.RUNNING:
            self.set_standin(seat, level)
        self.follow_orders()

    def _take(
        self,
        seat: int,
        kind: InputKind,
        stamp: str,
        answer: str,
        draft: str | None = None,
        *,
        late: bool = False,
        time_up: str | None = None,
    ) -> None:
        """Add an input to the game. A draft of what is answered for its player is used up."""
        session = self.session
        play = self.play.take(
            seat, kind, stamp, answer, self.now, late=late, time_up=time_up, spoken=self.reader_game
        )
        if kind == "default" and session.prepared(seat).draft is not None:
            draft = ""
        after = session.drafted(seat, draft).then(play)
        self.commit(after, after_step(session, after))

    def draft(self, seat: int | None, draft: str | None) -> None:
        """Keep what a seat has drafted; nothing is posted about it."""
        self.session = self.session.drafted(seat, draft)

    def order(self, seat: int, orders: str | None) -> None:
        """Keep what a seat has ordered; where it answers something, that is done at once."""
        after = self.session.ordering(seat, orders)
        if after is not self.session:
            self.change(after)
            self.follow_orders()

    def follow_orders(self) -> None:
        """Answer at once for everybody who has ordered so, over and over until somebody is to be asked."""
        followed = True
        while followed:
            followed = False
            for seat in tuple(self.session.people_awaited):
                order = self.session.ordered(seat)
                if order is not None and not order.after and self.follow_order(seat, order):
                    followed = True

    def follow_order(self, seat: int, order: Order) -> bool:
        """Answer what somebody has ordered; whether the game takes that."""
        try:
            self._take(seat, "default", self.play.stamp(seat) or "", order.answer)
        except Refusal as refused:
            log_of(self.session).info("the orders of seat %s are not followed: %s", seat, named(refused))
            return False
        return True

    # --------------------------------------------------------------------------------------------- consent

    def propose(self, user_id: int, row: ProposalRow) -> bool:
        """Ask the table; whether that was done at once since there is nobody to be asked. Raises Refusal."""
        known = self.session.proposal
        if known is not None:
            own = "yes" if known.user_id == user_id else "no"
            raise Refusal(self.text("refusal-proposal-open", own=own, command=self.session.game.key))
        if consent.missing(self.session, row):
            self.note(row)
            return False
        self.do_proposed(row, at_hand=True)
        return True

    def note(self, row: ProposalRow) -> None:
        """Keep a proposal as it stands now, and tell of it."""
        self.change(self.session.proposed(row))

    def settle(self) -> None:
        """Do what is proposed once nobody's consent is missing any more."""
        row = self.session.proposal
        if row is not None and not consent.missing(self.session, row):
            self.do_proposed(row)

    def do_proposed(self, row: ProposalRow, *, at_hand: bool = False) -> None:
        """Do what is proposed; ``at_hand``: whoever has proposed it sees what follows."""
        facts, before = row.facts, self.session
        after = before.proposed(replace(row, status="agreed"))
        if row.kind == "undo" and before.play is not None:
            play = before.play.take(facts["seat"], UNDO, "", str(facts["first"]), self.now)
            after = after.back(play)
            plan = after_undo(before, after, at_hand=at_hand)
        elif row.kind == "swap":
            preferences = self._context.preferences.get(facts["to"], AS_USUAL)
            after = after.swapped(facts["seat"], Member(facts["to"], unmarked(facts["new"]), preferences))
            plan = after_swap(before, after, facts["seat"], self.now)
        elif "what" in facts:
            again = times_again(before)
            after = clock_changed(after, facts["what"], self.now)
            plan = after_change(before, after, (PostRow(None, CLOCK_POSTS[facts["what"]]), *again), self.now)
        else:
            after = replace(after, row=replace(before.row, host_id=facts["to"]))
            plan = after_change(before, after, (), self.now)
        self.commit(after, plan)
        self.follow_orders()

    def resign(self, seat: int) -> None:
        """Let a seat leave the game for good. Raises Refusal."""
        self.advance(seat, RESIGN, "", "")

    def thought(
        self, seat: int, stamp: str, answer: str | None, late_answer: LateAnswer | None
    ) -> str | None:
        """Take what a computer has decided for a seat; gives why not, None where it is taken."""
        late = seat in self.session.late
        if answer is None:
            return "no thought led to one"
        kind: InputKind = "default" if late else "answer"
        time_up = (late_answer.kept if late_answer else Kept.NOTHING).value if late else None
        try:
            self.advance(seat, kind, stamp, answer, late=late, time_up=time_up)
        except Refusal as refused:
            return named(refused)
        return None
