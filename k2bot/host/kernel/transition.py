"""Pure state transitions: ``reduce`` applies a command, and returns the next session and a reply.

A command is a function that changes a table by the steps of a ``Transition``, and returns the reply.

Nothing here reads a clock, a store or Discord. A change's side effects (posts, notifications and timers) are
part of the resulting session; the shell stores the difference between the two in one transaction.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from k2bot.game.values import NO_PREPARATION, AnswerSource, LateAnswer, Order, Page, Press, Refusal
from k2bot.host.clock import MISSES, MORE, PAUSE, RESUME
from k2bot.host.inputs import RESIGN, UNDO
from k2bot.host.kernel.attention import heard, immediate_orders, restored_waits, with_reminders
from k2bot.host.kernel.changes import (
    after_cancelling,
    after_input,
    after_undo,
    with_draft,
    with_member,
    with_newcomer,
    with_orders,
    with_proposal,
    without_accepted,
    without_answered,
    without_void_proposal,
)
from k2bot.host.kernel.consent import missing_consent
from k2bot.host.kernel.desired import settled, with_times
from k2bot.host.kernel.news import after_change, after_move, held_back, repost_all, with_private_post
from k2bot.host.kernel.permissions import refuse_closed, require_decision, require_play
from k2bot.host.kernel.play import RESIGN_LAST, GameStart, Play, ReplayError, error_name
from k2bot.host.kernel.posts import Posts, StepBatch
from k2bot.host.kernel.ratings import rated_places
from k2bot.host.kernel.session import PendingDecision, Session
from k2bot.host.kernel.timers import (
    CLOSED_AFTER,
    PAUSED,
    UNSTARTED_AFTER,
    with_clock_change,
    with_due,
    with_timers,
)
from k2bot.host.members import Member, unmarked
from k2bot.host.preferences import DEFAULT_PREFERENCES, PersonalPreferences
from k2bot.host.refusals import HostRefusal, OutdatedPress
from k2bot.host.rows import (
    LOBBY,
    NOTICE_KINDS,
    HostPost,
    HostPostKind,
    InputKind,
    NoticeKind,
    OrdersRow,
    Post,
    PostId,
    ProposalRow,
    Status,
    StoredTable,
    TimerKind,
    TimerRow,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime, timedelta

    from k2bot.game.base import AnyGame
    from k2bot.host.people import Languages
    from k2bot.text.words import Words


P = ParamSpec("P")
ReplyT = TypeVar("ReplyT")
CommandT = TypeVar("CommandT")


@dataclass(frozen=True, slots=True)
class Context:
    """A command's inputs other than the session.

    ``now`` is the time (UTC), ``words`` the phrasebook of the user who gets the reply. ``patience`` limits a
    decision at tables without a clock, None for no limit. ``preferences`` holds those of users who may join
    the table. ``lifetime`` is how long a table that isn't kept for good is kept after its end, None for ever.
    """

    now: datetime
    words: Words
    patience: timedelta | None = None
    preferences: Mapping[int, PersonalPreferences] = field(default_factory=dict)
    lifetime: timedelta | None = None


CLOCK_POSTS: Mapping[str, HostPostKind] = {PAUSE: "clock-paused", RESUME: "clock-runs", MORE: "clock-longer"}
"""Kind of post by clock action."""
LONG_COMMANDS: set[object] = set()
"""Commands marked as ``runs_in_thread``."""


def runs_in_thread(command: CommandT) -> CommandT:
    """Mark a command that replays the whole game, which the shell therefore runs in a thread."""
    LONG_COMMANDS.add(command)
    return command


def reduce(
    session: Session,
    context: Context,
    command: Callable[Concatenate[Transition, P], ReplyT],
    *args: P.args,
    **values: P.kwargs,
) -> tuple[Session, ReplyT]:
    """Apply a command; return the next session and the reply. Raises Refusal, and then nothing changed.

    Whatever the command was, standing orders are followed afterwards, and a proposal that nobody's consent is
    missing from any more is carried out.
    """
    transition = Transition(session, context)
    reply = command(transition, *args, **values)
    transition.follow_orders()
    row = transition.session.proposal
    if row is not None and not missing_consent(transition.session, row):
        transition.do_proposed(row)
        transition.follow_orders()
    return settled(transition.session, context.now), reply


def stored_table(session: Session, known: StoredTable) -> StoredTable:
    """Rows for the store, from which ``restored_session`` makes an equal session.

    ``known`` are the rows stored so far: a game that fails to replay keeps its inputs, and how a game counts
    is settled at its end.
    """
    ends = not (session.status.open or known.placements or known.row.status is Status.CANCELLED)
    return StoredTable(
        row=session.row,
        members=session.members,
        inputs=known.inputs if session.play is None else session.play.inputs,
        drafts=tuple(session.drafts.values()),
        placements=known.placements or session.placements,
        rated_places=rated_places(session) if ends else known.rated_places,
        orders=tuple(OrdersRow(seat, text) for seat, text in session.orders.items()),
        timers=session.timers,
        proposals=session.proposals,
        posts=session.posts.rows,
        waits=tuple(session.posts.waits.values()),
        invitations=session.invitations,
    )


def restored_session(stored: StoredTable, game: AnyGame, languages: Languages) -> Session:
    """Session of stored rows, whose inputs are replayed (up to about a second)."""
    session = Session(
        game,
        languages,
        stored.row,
        stored.members,
        drafts={draft.seat: draft for draft in stored.drafts},
        orders={row.seat: row.text for row in stored.orders},
        proposals=stored.proposals,
        timers=stored.timers,
        posts=Posts(stored.posts, {row.seat: row for row in stored.waits}),
        invitations=stored.invitations,
    )
    if stored.row.seed is not None:
        try:
            play = Play.replay(GameStart.of(game, stored.row, len(stored.members)), stored.inputs)
            session = replace(session, play=play)
        except ReplayError as error:
            session = replace(session, replay_error=str(error))
    if session.play is None:
        return session
    batch = held_back(session, _restored_batch(session.play, session.posts))
    return replace(session, posts=replace(session.posts, waits=restored_waits(session), batch=batch))


def _restored_batch(play: Play, posts: Posts) -> StepBatch | None:
    """The batch that was held back when the bot stopped; None for none.

    Whatever follows then replaces its posts, as if the bot hadn't stopped. If any of them was attempted, they
    were no longer held back and may have been posted already.
    """
    news = [post for post in posts.rows if post.made == play.number and post.seat is None]
    firsts = [post.first for post in news if post.first is not None]
    if not firsts or any(not post.is_new for post in news):
        return None
    return StepBatch(min(firsts), play.merged_from(min(firsts)))


class Transition:
    """A command in progress: each step replaces ``session`` with the next one."""

    def __init__(self, session: Session, context: Context) -> None:
        self.session = session
        self.now = context.now
        self.words = context.words
        self._context = context

    def text(self, message: str, **values: str | int) -> str:
        """Message in the language of the user who gets the reply."""
        return self.words.text(message, **values)

    @property
    def reader_game(self) -> AnyGame:
        """Game in the language of the user who gets the reply."""
        return self.session.game_in(self.words)

    @property
    def play(self) -> Play:
        """Game that is running or over. Raises Refusal if there is none to show."""
        return require_play(self.session)

    # ------------------------------------------------------------------------------------- table and posts

    def step(self, after: Session, posts: Posts) -> None:
        """Make ``after`` the session, with its timers and these ``posts``."""
        self.session = replace(self._completed(after), posts=posts)

    def _completed(self, after: Session) -> Session:
        """Session after a change, with what follows from it: its timers, and how long it's kept."""
        before, lifetime = self.session, self._context.lifetime
        if lifetime is not None and before.status.open and not (after.status.open or after.row.lasts):
            after = replace(after, row=replace(after.row, expires=self.now + lifetime))
        after = without_void_proposal(without_accepted(after))
        return with_timers(after, self._context.patience, self.now)

    def mend_timers(self) -> None:
        """Recompute the timers from the seats to move, for instance after an update of the bot."""
        self.session = with_timers(self.session, self._context.patience, self.now)

    def change(self, after: Session, *news: PostId) -> None:
        """Make ``after`` the session, with the posts that the change makes by itself, and these."""
        before, after = self.session, self._completed(after)
        self.session = replace(after, posts=after_change(before, after, news, self.now))

    def change_clock(self, session: Session, change: str) -> None:
        """Pause, resume or extend the clock of a session, make that the next one, and post it."""
        after = with_clock_change(session, change, self.now)
        self.change(replace(after, posts=with_times(after)), HostPost(CLOCK_POSTS[change]))

    def set_standin(self, seat: int, level: str | None, by: int | None = None) -> None:
        """Appoint a stand-in of that level for a seat, or end its stand-in (None).

        ``by`` is the seat of another player who calls it.
        """
        session = self.session
        member = session.members[seat]
        if member.standin == level:
            return
        missed = member.missed if level else 0
        after = replace(member, standin=level, missed=missed, standin_by=by)
        self.change(with_member(session, seat, after))

    # --------------------------------------------------------------------------------------------- the game

    def answer(self, seat: int, stamp: str, answer: str, draft: str | None = None) -> None:
        """Submit a person's answer to the decision with that id; a repeated one only stores the draft.

        Raises Refusal.
        """
        play = self.play
        # A decision that can be drafted but isn't pending yet has a stamp, too.
        if stamp not in (play.stamp(seat), play.optional_stamp(seat)):
            raise OutdatedPress("refusal-not-yet")
        if play.repeats(seat, stamp, answer):
            self.draft(seat, draft)
        else:
            self.take(seat, "answer", stamp, answer, draft)

    def answer_late(self, seat: int, answer: LateAnswer, timer: TimerKind) -> None:
        """Answer for a seat whose timer fired; for timeouts, record how much of the answer was prepared.

        A player who is late too often gets a stand-in.
        """
        time_up = answer.source.value if timer in ("default", "clock") else None  # orders stay secret
        stamp, late = self.play.stamp(seat) or "", timer == "clock"
        self.take(seat, "default", stamp, answer.answer, late=late, time_up=time_up)
        session = self.session
        level, absent = session.game.standin_level, session.members[seat].missed >= MISSES
        if late and absent and level is not None and session.status is Status.RUNNING:
            self.set_standin(seat, level)

    def take(
        self,
        seat: int,
        kind: InputKind,
        stamp: str,
        answer: str,
        draft: str | None = None,
        *,
        late: bool = False,
        time_up: str | None = None,
        ahead: bool = False,
    ) -> None:
        """Append an input to the game; a draft that was answered with is used up. Raises Refusal."""
        session = self.session
        play = self.play.take(
            seat,
            kind,
            stamp,
            answer,
            self.now,
            late=late,
            time_up=time_up,
            ahead=ahead,
            localized=self.reader_game,
        )
        if (kind == "default" or ahead) and session.prepared(seat).draft is not None:
            draft = ""
        self.change(after_input(without_answered(with_draft(session, seat, draft), seat), play))

    def draft(self, seat: int | None, draft: str | None) -> None:
        """Store a seat's draft; drafts are never posted."""
        self.session = with_draft(self.session, seat, draft)

    def order(self, seat: int, orders: str | None) -> None:
        """Store a seat's standing orders."""
        after = with_orders(self.session, seat, orders)
        if after is not self.session:
            self.change(after)

    def follow_orders(self) -> None:
        """Answer at once for all seats whose standing orders do so, until someone must be asked."""
        refused = dict[int, Order]()
        while orders := [own for own in immediate_orders(self.session).items() if own not in refused.items()]:
            seat, order = orders[0]
            if self.follow_order(seat, order):
                refused.clear()
            else:
                refused[seat] = order
        if refused:
            posts = self.session.posts
            self.session = replace(self.session, posts=replace(posts, batch=None))

    def follow_order(self, seat: int, order: Order) -> bool:
        """Answer as a seat's standing orders say; whether the game accepted it."""
        try:
            kind: InputKind = "answer" if order.ahead else "default"
            self.take(seat, kind, self.play.stamp(seat) or "", order.answer, ahead=order.ahead)
        except Refusal as refused:
            self.session.log.info("seat %s: standing order refused: %s", seat, error_name(refused))
            return False
        return True

    # --------------------------------------------------------------------------------------------- consent

    def store_proposal(self, row: ProposalRow) -> None:
        """Store a new or changed proposal, and post it."""
        self.change(with_proposal(self.session, row))

    def do_proposed(self, row: ProposalRow) -> None:
        """Carry a proposal out."""
        facts, before = dict(row.facts), self.session
        newest = row.input if before.play is None else before.play.number
        if row.kind == "swap" and (by := before.members[facts["seat"]].standin_by) is not None:
            facts["by"] = by
        after = with_proposal(before, replace(row, facts=facts, status="agreed", input=newest))
        if row.kind == "undo" and before.play is not None:
            play = before.play.take(facts["seat"], UNDO, "", str(facts["first"]), self.now)
            self.change(after_undo(after, play))
        elif row.kind == "swap":
            preferences = self._context.preferences.get(facts["to"], DEFAULT_PREFERENCES)
            newcomer = Member(facts["to"], unmarked(facts["new"]), preferences)
            self.change(with_newcomer(after, facts["seat"], newcomer))
        elif "what" in facts:
            self.change_clock(after, facts["what"])
        else:
            self.change(replace(after, row=replace(before.row, host_id=facts["to"])))


# ------------------------------------------------------------------------------------------- commands of play


def use_control(
    transition: Transition, user_id: int, press: Press, stamp: str, *, below: bool = False
) -> str:
    """Press a control on one of the game's pages; the reply names the page to show next.

    If that appears ``below`` all posts, the ``now`` page is replaced by the ``next`` one, since nothing newer
    follows it. The same answer to the same decision twice in a row is applied once. Raises Refusal.
    """
    session, game = transition.session, transition.session.game
    play = transition.play
    seat = require_decision(session, user_id, stamp) if stamp else session.seat_of(user_id)
    reply = transition.reader_game.press(
        play.state, seat, press, session.draft_of(seat), session.people, orders=session.orders_of(seat)
    )
    ordering = reply.orders is not None
    if reply.answer is not None and (seat is None or not stamp or ordering):
        session.log.error("control %.40r answered without a stamp", press.verb)
        raise OutdatedPress("refusal-stale")
    if ordering and seat is not None:
        transition.draft(seat, reply.draft)
        transition.order(seat, reply.orders)
    elif reply.answer is not None and seat is not None:
        transition.answer(seat, stamp, reply.answer, reply.draft)
    else:
        transition.draft(seat, reply.draft)
    return game.pages.next if below and reply.show == game.pages.now else reply.show


def release_stand_in(transition: Transition, user_id: int, stamp: str) -> None:
    """End the stand-in of a player who answers a decision themselves.

    Raises Refusal if that decision isn't theirs.
    """
    transition.set_standin(require_decision(transition.session, user_id, stamp), None)


def resign(transition: Transition, user_id: int) -> None:
    """Resign from a running game; if no person stays, that ends it. Raises Refusal."""
    session = transition.session
    require_play(session)
    seat = session.seat_of(user_id)
    if seat is None:
        raise HostRefusal("refusal-not-at-table")
    refuse_closed(session)
    transition.take(seat, RESIGN, "", RESIGN_LAST if session.staying == (seat,) else "")


def hint(
    transition: Transition,
    user_id: int,
    decision: PendingDecision,
    answer: str,
    draft: str | None,
    *,
    take: bool,
) -> Page | None:
    """Show a recommended answer that continues a player's draft, or copy it into the draft.

    The reply is the page with the recommendation; None if it was copied. Raises Refusal.
    """
    session = transition.session
    seat = require_decision(session, user_id, decision.stamp)
    page, draft_taken = transition.reader_game.hint(session.state, seat, answer, session.people, draft)
    if not take:
        return transition.play.epoch.page(page)
    if draft == session.draft_of(seat):
        transition.draft(seat, draft_taken)
    return None


def take_thought(transition: Transition, decision: PendingDecision, answer: str | None) -> None:
    """Apply a computer's decision; if it has none or the game refuses it, apply the default answer.

    A draft completed in the meantime takes precedence. A stale decision is dropped. Raises RuntimeError if
    there is no default answer either.
    """
    session, seat, prepared = transition.session, decision.seat, decision.prepared
    if decision not in session.pending():
        return
    timer: TimerKind = "clock" if seat in session.late_seats else "computer"
    thought, refusal = None, "no thought led to one"
    if answer is not None:
        late = session.game.late_answer(session.state, seat, prepared) if prepared != NO_PREPARATION else None
        thought = LateAnswer(answer, late.source if late else AnswerSource.CHOSEN)
    drafted = session.late_answer(seat) if session.prepared(seat) != NO_PREPARATION else None
    if drafted is not None and drafted.source is AnswerSource.DRAFT:
        thought = drafted
    if thought is not None:
        try:
            if timer == "clock":
                transition.answer_late(seat, thought, timer)
            else:
                # What a stand-in answers is nobody's own decision, even once its person is back.
                kind: InputKind = "answer" if session.members[seat].level else "default"
                transition.take(seat, kind, decision.stamp, thought.answer)
        except Refusal as refused:
            refusal = error_name(refused)
        else:
            return
    own = session.late_answer(seat)
    if own is None:
        raise RuntimeError(f"table {session.id}: seat {seat} has no answer: {refusal}")
    session.log.error("seat %s: default answer taken: %s", seat, refusal)
    transition.answer_late(seat, own, timer)


def fire_timer(transition: Transition, timer: TimerRow) -> None:
    """Fire an expired timer: answer by draft, else by standing orders, else by a computer or by default.

    A decision without a default answer waits forever. A proposal that has been open too long lapses. Nothing
    happens if the timer was cancelled meanwhile.
    """
    session, seat = transition.session, timer.seat
    if timer not in session.timers:
        return
    if timer.kind == "proposal" and session.proposal is not None:
        transition.change(with_proposal(session, replace(session.proposal, status="lapsed")))
        return
    if timer.kind == "lobby":
        tell_unstarted(transition, timer)
        return
    own, order = session.late_answer(seat), session.order_of(seat)
    drafted = own is not None and own.source is not AnswerSource.CHOSEN
    thinks = bool(session.game.levels) and not (own and own.source is AnswerSource.DRAFT)
    if order is not None and not drafted and transition.follow_order(seat, order):
        return
    if timer.kind == "clock" and thinks:
        transition.change(with_due(session, timer, None, left=0))
    elif own is not None and (drafted or timer.kind != "order"):
        transition.answer_late(seat, own, timer.kind)
    else:
        transition.change(with_due(session, timer, None))


def tell_unstarted(transition: Transition, timer: TimerRow) -> None:
    """Tell the players of a lobby once that nobody has started it, and close it if it stays as it is."""
    session, posts = transition.session, transition.session.posts
    told = [
        post for post in posts.rows if isinstance(post.about, HostPost) and post.about.kind == "unstarted"
    ]
    lobby = posts.get(LOBBY)
    changed = session.row.created if lobby is None else lobby.changed
    due = changed + (CLOSED_AFTER if told else UNSTARTED_AFTER)
    if due > transition.now:
        transition.change(with_due(session, timer, due))
    elif told:
        for post in told:
            posts = posts.with_post(replace(post, about=HostPost("closed", post.seat)))
        transition.change(replace(after_cancelling(session), posts=posts))
    else:
        closing, people = transition.now + CLOSED_AFTER - UNSTARTED_AFTER, session.staying
        messages = [seat for seat in people if heard(session, seat, transition.now) == "dm"]
        news = (HostPost("unstarted", seat) for seat in (None, *messages))
        transition.change(with_due(session, timer, closing), *news)


def send_due_reminders(transition: Transition, now: datetime) -> None:
    """Send the notices that are due; of several for a seat, only the last in the order of ``NOTICE_KINDS``.

    While their player is muted or has quiet hours, they're postponed.
    """
    session, timers = transition.session, list[TimerRow]()
    due: dict[int, list[NoticeKind]] = {}
    for timer in session.timers:
        kind = next((kind for kind in NOTICE_KINDS if kind == timer.kind), None)
        if kind is None or timer.due is None or timer.due > now or timer.seat not in session.pending_people:
            timers.append(timer)
            continue
        preferences = session.members[timer.seat].preferences
        later = preferences.rests_until(now)
        if session.row.paused is not None and kind != "asked":
            later = now + PAUSED
        timers.append(replace(timer, due=later))
        # A reminder stays set when its player no longer wants any.
        if later is None and (kind == "asked" or preferences.reminder):
            due.setdefault(timer.seat, []).append(kind)
    if tuple(timers) != session.timers:
        after = replace(session, timers=tuple(timers))
        transition.step(after, with_reminders(after, due, now))


# ------------------------------------------------------------------------------------------ internal commands


def activate_table(transition: Transition) -> None:
    """Bring a freshly loaded table up to date: its timers, and what standing orders answer."""
    transition.mend_timers()


@runs_in_thread
def send_private_post(transition: Transition, user_id: int) -> Post | None:
    """Post a player's current private post; the reply is that post if there is one."""
    session = transition.session
    seat = session.seat_of(user_id)
    if seat is None:
        return None
    posts = with_private_post(session.posts, session, seat, transition.now)
    if posts is session.posts:
        return None
    transition.step(session, posts)
    return posts.rows[-1]


def update_deadlines(transition: Transition) -> None:
    """Refresh the deadlines shown by the current posts."""
    session = transition.session
    if session.play is not None and session.status is Status.RUNNING:
        transition.step(session, with_times(session))


def replace_timers(transition: Transition, timers: tuple[TimerRow, ...]) -> None:
    """Replace the timers by those in the store."""
    transition.session = replace(transition.session, timers=timers)


def move(transition: Transition, channel_id: int) -> None:
    """Move the table to another channel and repost what's current; for its own channel, only repost."""
    session = transition.session
    after = replace(session, row=replace(session.row, channel_id=channel_id))
    transition.step(after, after_move(session, transition.now))


def post_again(transition: Transition) -> None:
    """Repost what's current, including private posts, because all earlier messages are gone."""
    transition.step(transition.session, repost_all(transition.session, transition.now))


def announce_suspension(transition: Transition) -> None:
    """Tell the channel, once, that the game can't continue."""
    if transition.session.posts.get(HostPost("aside")) is None:
        transition.change(transition.session, HostPost("aside"))
