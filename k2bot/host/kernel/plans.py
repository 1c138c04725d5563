"""Derives the posts and notifications that a change of a table needs.

Each person is notified once per wait (one decision of theirs), in the way they've chosen. A game's posts
notify those who are pinged in the channel; where none does, and for everybody else, the host posts notices,
which are deleted once they've answered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias, cast

from k2bot.game.values import PING, PING_SAME_TURN
from k2bot.host.inputs import RESIGN, UNDO, first_undone
from k2bot.host.kernel.posts import (
    CANCELLED,
    CLOCK_PAUSED,
    HOST_KEYS,
    HOST_PREFIXES,
    LOBBY,
    NOTICE,
    PROPOSAL,
    RESTING,
    SEAT_HANDED_OVER,
    STANDIN,
    UNFOLLOWED,
    UNSTARTED,
    OutboxState,
    StepBatch,
    guests_of,
    invitation,
    is_news,
    is_notice,
    is_passing,
    posts_to_repeat,
    private_guest,
    private_posts_to_repeat,
    refreshing_edit,
    tells_undone,
    withdraws,
)
from k2bot.host.values import (
    NOTICE_KINDS,
    InputRow,
    Member,
    NoticeKind,
    NotificationState,
    OutboxRow,
    PostId,
    Status,
    WaitRow,
    WantedPost,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from k2bot.host.kernel.session import Session


Plan: TypeAlias = tuple[OutboxState, tuple[WantedPost, ...]]
"""The next outbox, in which outdated rows are given up, and the posts to add to it."""


_EXPLAINS = "refused."
"""Stands before the kind of a notice that explains why it isn't a direct message."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Host's message to users who have been to move since the input ``number``.

    One that ``explains`` replaces a direct message that its only user doesn't accept, and says so.
    """

    kind: NoticeKind
    number: int
    users: tuple[int, ...]
    explains: bool = False

    def post(self, seat: int | None = None) -> WantedPost:
        """Post of the notice: in the channel, or as a private message to a seat."""
        users, kind = ".".join(map(str, self.users)), f"{_EXPLAINS * self.explains}{self.kind}"
        return WantedPost(self.number, f"{NOTICE}{kind}-{self.number}-{users}", seat=seat)

    @staticmethod
    def read(key: str) -> Notice:
        """Parse the key of such a post."""
        text, number, users = key.removeprefix(NOTICE).split("-", 2)
        kind = cast("NoticeKind", text.removeprefix(_EXPLAINS))
        return Notice(kind, int(number), tuple(map(int, users.split("."))), text != kind)

    def addressee(self, session: Session) -> Member | None:
        """Player to whom it explains why they aren't written to; None if it doesn't, or they've left."""
        seat = session.seat_of(self.users[0]) if self.explains else None
        return None if seat is None else session.members[seat]

    def seats(self, session: Session) -> tuple[int, ...]:
        """Seats of its users whose decision is still pending."""
        return tuple(
            seat
            for seat in session.pending_people
            if session.members[seat].user_id in self.users and _number(session, seat) == self.number
        )

    def missed(self, session: Session, seat: int | None) -> InputRow | None:
        """Input that ended the wait of a private notice's reader, whose time had run out.

        None if they've acted since, or nobody's time ran out.
        """
        play = session.play
        if play is None or seat is None or session.members[seat].user_id not in self.users:
            return None
        since = [row for row in play.effective if row.seat == seat and row.number > self.number]
        acted = any(row.kind != "default" for row in since)
        return since[0] if since and since[0].time_up is not None and not acted else None


def restored_waits(session: Session) -> dict[int, WaitRow]:
    """Waits of a freshly loaded game; those from before the host recorded them count as pinged."""
    known = session.posts.waits
    return {seat: known.get(seat) or _wait(session, seat, "called") for seat in session.pending_people}


def notify(
    posts: OutboxState,
    session: Session,
    private_posts: Collection[int | None],
    now: datetime,
    present: Collection[int] = (),
) -> Plan:
    """Plan of the notices for the players to move in a session.

    ``private_posts`` are the seats to which the game sends a private message. Players who are ``present`` see
    the decision on their own page. A notice drops the names of those who have answered, and is deleted with
    the last of them, unless it explains something. If somebody notified by direct message ran out of time, a
    private notice tells what was played instead, until they act again. In quiet hours nobody is notified; a
    timer does it afterwards (``reminders_of``).
    """
    waits, wanted = dict[int, WaitRow](), list[WantedPost]()
    for seat in session.pending_people:
        wait = posts.waits.get(seat)
        if wait is None or wait != _wait(session, seat, wait.way):
            way = (
                "here"
                if seat in present
                else way_to_notify(session, seat, now, privately=seat in private_posts)
            )
            wait = _wait(session, seat, way)
            if way == "dm":
                wanted.append(Notice("asked", wait.number, (wait.user_id,)).post(seat))
        waits[seat] = wait
    for seat, wait in posts.waits.items():
        notice = Notice("asked", wait.number, (wait.user_id,))
        if wait.way == "private" and waits.get(seat) != wait and notice.missed(session, seat):
            wanted.append(notice.post(seat))
    changed, told = list[WantedPost](), set[InputRow | None]({None})
    for post in reversed(posts.notices):
        notice = Notice.read(post.key)
        seats = notice.seats(session)
        missed = notice.missed(session, post.seat)
        if not seats and missed in told and notice.addressee(session) is None:
            changed.append(replace(post, edit=True))
        elif set(seats) != _named_seats(posts, notice):
            changed.append(refreshing_edit(post))
        told.add(missed)
    return replace(posts, waits=waits), (*reversed(changed), *wanted)


def _named_seats(posts: OutboxState, notice: Notice) -> set[int]:
    """Seats that a notice has named so far."""
    return {
        seat
        for seat, wait in posts.waits.items()
        if wait.user_id in notice.users and wait.number == notice.number
    }


def channel_notices(posts: OutboxState) -> Plan:
    """Plan of notices for players due to be pinged in the channel when no post there has pinged them."""
    waits = sorted(posts.due_pings, key=lambda wait: (wait.number, wait.seat))
    notices = tuple(
        Notice("asked", number, tuple(wait.user_id for wait in alike)).post()
        for number, alike in groupby(waits, key=lambda wait: wait.number)
    )
    return posts.with_pinged(waits), notices


def replacement_notice(posts: OutboxState, post: WantedPost, *, explains: bool = False) -> Plan:
    """Plan of the channel's notice or invitation that replaces an undeliverable private message.

    A notice ``explains`` that its player doesn't accept direct messages.
    """
    if (guest := private_guest(post.key)) is not None:
        return posts, () if post.edit else (invitation([guest]),)
    wait = None if post.seat is None or post.edit else posts.waits.get(post.seat)
    if wait is None:
        return posts, ()
    notice = Notice("asked", wait.number, (wait.user_id,))
    if is_notice(post):
        notice = Notice.read(post.key)
    elif wait.way != "private" or (post.number or 0) < wait.number:
        return posts, ()
    if notice.number != wait.number or notice.users != (wait.user_id,):
        return posts, ()
    return posts.with_pinged((wait,)), (replace(notice, explains=explains).post(),)


def _number(session: Session, seat: int) -> int:
    """Input with which a seat's wait began. Raises ValueError without a game."""
    return session.playing.waits[seat].number


def _wait(session: Session, seat: int, way: NotificationState) -> WaitRow:
    return WaitRow(seat, session.members[seat].user_id, _number(session, seat), way)


def way_to_notify(
    session: Session, seat: int, now: datetime, *, privately: bool = False
) -> NotificationState:
    """Way to notify a player, by their preferences; ``privately``: a private post of the game does so.

    At tables in private messages they're notified right there.
    """
    own = session.members[seat].preferences
    if own.silent(now):
        return "none"
    if privately:
        return "private"
    return "dm" if own.notice == "dm" and session.row.guild_id is not None else "channel"


# ------------------------------------------------------------------------------------------- plans of changes


AT_HAND = timedelta(seconds=10)
"""Time after an action during which a player counts as present and sees the next decision on their page."""


def after_change(before: Session, after: Session, posts: tuple[WantedPost, ...], now: datetime) -> Plan:
    """Plan for whatever has changed: the game, who plays, or the table, with further ``posts`` about that."""
    if before.play is not None and after.play is not None and after.play is not before.play:
        undone = after.play.inputs[-1].kind == UNDO
        return after_undo(before, after) if undone else after_step(before, after)
    if before.status is Status.RUNNING:
        for seat, (old, new) in enumerate(zip(before.members, after.members, strict=True)):
            if old.user_id != new.user_id:
                return after_swap(before, after, seat, now)
    return _after_other_change(before, after, posts, now)


def after_step(before: Session, after: Session) -> Plan:
    """Plan for the newest input of ``after``. Raises ValueError without a game."""
    play, known = after.playing, before.posts
    row = play.inputs[-1]
    earlier = known.batch if row.kind != RESIGN and before.followed else None
    batch = StepBatch(play.number, play)
    gathered = list[OutboxRow]()
    if earlier:
        batch = StepBatch(earlier.first, play.merged_with(earlier.play))
        news = (row for row in known.unsent if is_news(row.wanted))
        gathered = [row for row in news if (row.wanted.number or 0) >= earlier.first]
    never = {row.wanted.post for row in gathered}  # never sent: nothing to edit
    posts = tuple(
        post
        for post in step_posts(before, after, batch, known.private_posts)
        if not post.edit or post.post not in never
    )
    present = _present_seat(after)
    written = {post.seat for post in posts if not post.edit or post.post not in known.private_posts}
    outbox = known.with_finished(gathered, "gathered", "told together with what followed")
    outbox, notices = notify(outbox, after, written, row.at, () if present is None else (present,))
    pings = _pings(before, after, outbox.pinged_seats, new=play.needs_ping)
    for_good = row.kind == RESIGN or play.before is None or play.setup.game.reveals(play.before, play.step)
    outbox = replace(
        outbox,
        batch=after.held_back(batch) if row.kind != RESIGN else None,
        final_until=play.number if for_good else known.final_until,
    )
    return outbox, (*posts, *_retire_prompt(after, posts, gathered), *pings, *notices)


def _retire_prompt(
    session: Session, posts: Collection[WantedPost], gathered: Iterable[OutboxRow]
) -> tuple[WantedPost, ...]:
    """Edit that takes the controls from the newest prompt so far if one of the new ``posts`` supersedes it.

    It repeats what the post says already. Rows in ``gathered`` are given up; if one of them was such a
    prompt, it has superseded the post already.
    """
    prompts, known = session.game.prompts, session.posts
    keys = {post.key for post in posts if post.seat is None}
    last = known.newest_public(prompts)
    asks = any(is_news(post) and post.seat is None and post.key.startswith(prompts) for post in posts)
    if last is None or not asks or last.key in keys or last.post not in known.messages:
        return ()
    return () if any(row.wanted == last for row in gathered) else _as_it_is(known, last)


def retiring_edit(session: Session, sent: WantedPost) -> tuple[WantedPost, ...]:
    """Edit that takes the controls from a post superseded while it was being ``sent``, unless one waits."""
    if not is_superseded(session, sent) or any(row.wanted.post == sent.post for row in session.posts.unsent):
        return ()
    return (replace(sent, edit=True),)


def _after_other_change(
    before: Session, after: Session, posts: tuple[WantedPost, ...], now: datetime
) -> Plan:
    """Plan for a change of members, host or status; further ``posts`` about it follow what it makes itself.

    A starting game's own posts follow those. Cancelling drops the game's unsent posts. A player who returns
    from a stand-in sees the pending decision; one who takes over a seat is notified.
    """
    known = before.posts
    begun = after.play if before.play is None else None
    posts = (*_of_lobby(before, after), *_of_standins(before, after), *posts)
    if begun is not None:
        posts = (*posts, *opening_posts(after))
    pairs = enumerate(zip(before.members, after.members, strict=False))
    back = [seat for seat, (old, new) in pairs if old.user_id == new.user_id and begun is None]
    private_posts = {post.seat for post in posts if not post.edit}
    outbox, notices = notify(known, after, private_posts, now, back)
    pings = _pings(before, after, outbox.pinged_seats, new=begun is not None and begun.needs_ping)
    outbox = replace(outbox, batch=after.held_back(known.batch))
    if after.status is Status.CANCELLED:
        of_game = (row for row in known.unsent if row.wanted.number is not None)
        finished = [row for row in of_game if not is_passing(row.wanted)]  # those are withdrawn
        outbox = outbox.with_finished(finished, "dropped", "the table was cancelled")
    return outbox, (*posts, *pings, *notices)


def after_swap(before: Session, after: Session, seat: int, now: datetime) -> Plan:
    """Plan for a newcomer taking over a seat.

    Private posts continue with the newcomer alone. The current ping is posted anew if they're pinged in the
    channel; otherwise it's only edited to name them. Replays the game. Raises ValueError without one.
    """
    play, known = after.playing, before.posts
    dropped = [row for row in known.unsent if row.wanted.seat == seat]
    outbox = known.with_finished(dropped, "dropped", "somebody else has taken the seat").after_handover(seat)
    latest = private_post(replace(after, posts=outbox), seat)
    outbox, notices = notify(outbox, after, {post.seat for post in latest}, now)
    pings = _pings(before, after, outbox.pinged_seats)
    if known.ping is not None and seat in after.waiting and not any(map(withdraws, pings)):
        ping = WantedPost(play.number, known.ping)
        anew = any(wait.seat == seat for wait in outbox.due_pings)
        pings = (replace(ping, edit=True), ping) if anew else (refreshing_edit(ping),)
    lobby = WantedPost(None, LOBBY, edit=True)
    private_posts = [key for key, own in known.private_posts if own == seat and not _is_apart(key, seat)]
    handed = tuple(
        WantedPost(None, f"{SEAT_HANDED_OVER}{key}", edit=True, seat=seat) for key in private_posts[-1:]
    )
    posts = (*handed, lobby, *_of_standins(before, after), *latest, *pings, *notices)
    return replace(outbox, batch=after.held_back(known.batch)), posts


def after_undo(before: Session, after: Session) -> Plan:
    """Plan for an undo, the newest input of ``after``.

    Unsent posts of the undone steps are dropped. Their edits are reverted, and posts they've made are marked
    as undone. If there are such posts, or if posts themselves ask for decisions, the newest one still in
    effect is repeated; where pings do the asking, the players to move are pinged. Not so for a player whose
    request needed nobody's consent, and who sees the result at hand. Raises ValueError without a game.
    """
    play, known = after.playing, before.posts
    first = first_undone(play.inputs[-1])
    rows = [row for row in known.rows if row.wanted.number is not None and not is_passing(row.wanted)]
    undone = [row for row in rows if (row.wanted.number or 0) >= first]
    unsent = [row for row in undone if row.status == "waiting" and (row.wanted.edit or row.tried is None)]
    holding = [row for row in rows if play.counts(row.wanted.number)]
    sent = [row for row in undone if row.wanted.edit or row not in unsent]
    lost = any(row.wanted.first is not None and row.wanted.first < first for row in undone)
    public_news = any(not row.wanted.edit and row.wanted.seat is None for row in sent)
    repeated: tuple[WantedPost, ...] = ()
    has_pings = play.setup.pace in after.game.ping_paces
    at_hand = len(after.proposals) > len(before.proposals)  # it was never open
    if public_news or (lost and known.batch is None) or not (has_pings or at_hand):
        repeated = _newest(holding, play.newest)
    elif known.batch is not None and known.batch.first < first:
        earlier = play.up_to(first - 1)
        batch = StepBatch(known.batch.first, earlier.merged_from(known.batch.first))
        repeated = game_posts(replace(after, play=earlier), batch)
    edits = (*_edits_back(sent, holding), *_undone_marks(before, sent, holding))
    present = (play.inputs[-1].seat,) if at_hand else ()
    outbox = known.with_finished(unsent, "dropped", "taken back")
    outbox, notices = notify(outbox, after, {post.seat for post in repeated}, play.inputs[-1].at, present)
    pings = _pings(before, after, outbox.pinged_seats, new=play.ping_key != known.ping)
    return replace(outbox, batch=None), (*edits, *repeated, *pings, *notices)


def _newest(holding: Sequence[OutboxRow], newest: int) -> tuple[WantedPost, ...]:
    """Public posts made by the newest step, or else the last one, in their current form."""
    public = [row.wanted for row in holding if row.wanted.seat is None]
    posted = [wanted for wanted in public if not wanted.edit]
    keys = [wanted.key for wanted in posted if wanted.number == newest] or [
        wanted.key for wanted in posted[-1:]
    ]
    latest = {wanted.key: wanted for wanted in public}
    return tuple(replace(latest[key], edit=False) for key in dict.fromkeys(keys))


def _edits_back(sent: Iterable[OutboxRow], holding: Iterable[OutboxRow]) -> tuple[WantedPost, ...]:
    """Edits that restore posts to what they showed before the undone steps."""
    touched = {row.wanted.post for row in sent}
    latest = {row.wanted.post: row.wanted for row in holding}
    return tuple(replace(wanted, edit=True) for post, wanted in latest.items() if post in touched)


def _undone_marks(
    before: Session, sent: Iterable[OutboxRow], holding: Iterable[OutboxRow]
) -> tuple[WantedPost, ...]:
    """Edits that mark public posts made by undone steps as such, each once."""
    kept = {row.wanted.post for row in holding}
    posted = {
        row.wanted.key: replace(row.wanted, edit=True)
        for row in sent
        if not row.wanted.edit and row.wanted.seat is None and row.wanted.post not in kept
    }
    return tuple(post for post in posted.values() if before.play and before.play.counts(post.number))


def after_reminders(session: Session, due: Mapping[int, Collection[NoticeKind]], now: datetime) -> Plan:
    """Plan for delayed or repeated notices to these seats, unless they want none or were notified already."""
    waits = dict(session.posts.waits)
    wanted, public = list[WantedPost](), dict[tuple[NoticeKind, int], list[int]]()
    for seat, kinds in due.items():
        way, own, known = way_to_notify(session, seat, now), session.members[seat], waits.get(seat)
        number, untold = _number(session, seat), known is not None and known.way == "none"
        due_kinds = [kind for kind in NOTICE_KINDS if kind in kinds and (kind != "asked" or untold)]
        if not due_kinds:
            continue
        kind = due_kinds[-1]
        if known is not None and untold and way != "none":
            waits[seat] = replace(known, way="dm" if way == "dm" else "called")
        if way == "dm":
            wanted.append(Notice(kind, number, (own.user_id,)).post(seat))
        elif way == "channel":
            public.setdefault((kind, number), []).append(own.user_id)
    wanted += (Notice(kind, number, tuple(users)).post() for (kind, number), users in public.items())
    return replace(session.posts, waits=waits), tuple(wanted)


def _of_lobby(before: Session, after: Session) -> Iterator[WantedPost]:
    """The lobby's post after a change in it, and a post about the end of a running game.

    A table for one person has no lobby: its first post is made as its game begins.
    """
    if before.status is Status.LOBBY and (before.row, before.members) != (after.row, after.members):
        yield WantedPost(None, LOBBY, edit=True)
    elif before.status is Status.RUNNING and after.status is Status.CANCELLED:
        # The lobby's post keeps the story of the start.
        yield WantedPost(None, CANCELLED)
    elif before.status is Status.RUNNING and before.play is None and after.play is not None:
        yield WantedPost(None, LOBBY)


def _of_standins(before: Session, after: Session) -> Iterator[WantedPost]:
    """Posts about stand-ins that begin or end, and about the game resting while nobody is present.

    The newest post is edited if somebody is back or has taken over a seat: it may name who played before.
    """
    pairs = [*enumerate(zip(before.members, after.members, strict=False))]
    changed = [seat for seat, (old, new) in pairs if old.standin != new.standin]
    for seat in changed:
        yield WantedPost(None, f"{STANDIN}{seat}", edit=after.members[seat].standin is None)
        yield from (refreshing_edit(post) for post in after.posts.notices if post.seat == seat)
    newcomers = [seat for seat, (old, new) in pairs if old.user_id != new.user_id]
    plays = any(after.members[seat].standin is None for seat in (*changed, *newcomers))
    if plays and after.posts.batch is None and (newest := after.posts.newest_public()) is not None:
        yield from _as_it_is(after.posts, newest)
    if changed and not (before.present and after.present):
        yield WantedPost(None, RESTING, edit=not before.present)


def after_move(session: Session) -> Plan:
    """Plan for a move to another channel: repost everything current, holding nothing back.

    Nobody is notified twice: notices in the old channel are only deleted. Posts aren't held back because
    players look for a moved table's posts at once.
    """
    known = session.posts
    waiting = [row for row in known.unsent if row.wanted.seat is None]
    old = [WantedPost(None, known.ping, edit=True)] if known.ping else []
    unsent = [row.wanted for row in waiting]
    notices = [post for post in known.notices if post.seat is None]
    repeated = tuple(post for post in notices if post in unsent)
    old += (replace(post, edit=True) for post in notices if post not in unsent)
    removed = {*(post.key for post in old), *(row.wanted.key for row in waiting if withdraws(row.wanted))}
    finished = [row for row in waiting if not withdraws(row.wanted)]
    outbox = known.with_finished(finished, "gathered", "posted again after a move")
    messages = {
        (key, seat): posted
        for (key, seat), posted in known.messages.items()
        if seat is not None or key in removed
    }
    outbox = replace(outbox, messages=messages, batch=None)
    return outbox, (*old, *_current_posts(session), *repeated)


def repost_all(session: Session, now: datetime) -> Plan:
    """Plan for reposting everything current, including private posts, when all earlier messages are gone."""
    known = session.posts
    private = private_posts_to_repeat(known.rows) if session.status is Status.RUNNING else ()
    outbox = known.with_finished(known.unsent, "gathered", "posted again")
    # Some of these posts were published before, so they can't be held back.
    outbox = replace(outbox, messages={}, batch=None, waits={})
    outbox, notices = notify(outbox, session, {post.seat for post in private}, now)
    return outbox, (*_current_posts(session), *private, *notices)


def _current_posts(session: Session) -> tuple[WantedPost, ...]:
    """Posts to repeat when the existing ones are out of sight."""
    play, ping = session.play, session.posts.ping
    holding = [f"{STANDIN}{seat}" for seat, member in enumerate(session.members) if member.standin]
    holding += [f"{PROPOSAL}{session.proposal.number}"] if session.proposal else []
    holding += [CLOCK_PAUSED] if session.row.paused is not None else []
    counting = [row for row in session.posts.rows if play is None or play.counts(row.wanted.number)]
    repeated = posts_to_repeat(counting, play.newest if play else None, notices=holding)
    return (*repeated, WantedPost(play.number, ping)) if ping and play else repeated


def repost_times(session: Session) -> tuple[WantedPost, ...]:
    """Edits that make current posts show the new deadlines.

    Those are the newest post about the game, the newest private one of each player to move, and pings and
    notices.
    """
    posts = session.posts
    pings = list(posts.notices)
    pings += [WantedPost(session.play.number, posts.ping)] if posts.ping and session.play else []
    private = (post for post in private_posts_to_repeat(posts.rows) if post.seat in session.pending_people)
    repeated = (
        *map(refreshing_edit, pings),
        *(replace(post, edit=True) for post in private if post.post in posts.messages),
    )
    newest = posts.newest_public()
    return repeated if newest is None or posts.batch is not None else (*_as_it_is(posts, newest), *repeated)


def _as_it_is(posts: OutboxState, post: WantedPost) -> tuple[WantedPost, ...]:
    """Edit that repeats what a post says already."""
    latest = posts.newest(lambda other: other.post == post.post and other.number is not None)
    return () if latest is None else (replace(latest, edit=True),)


def private_post(session: Session, seat: int) -> tuple[WantedPost, ...]:
    """Current private post of a seat, unless it has been sent or is about to be.

    Replays the game.
    """
    play = session.play if session.status is Status.RUNNING else None
    if play is None or seat in session.resigned or not session.game.in_play(play.state, seat):
        return ()
    key = play.newest_private(seat)
    known = {*session.posts.private_posts, *(row.wanted.post for row in session.posts.unsent)}
    if key is None or (key, seat) in known or not is_reached(session.members[seat]):
        return ()
    return (WantedPost(play.newest, key, seat=seat),)


def edits_of_any_change(before: Session, after: Session) -> tuple[WantedPost, ...]:
    """Edits that any change may need: of invitations, and of the newest message to seats whose game is over.

    An invitation changes once its guests have joined, it's taken back or the game has started, and when
    somebody leaves the lobby and may join again.
    """
    posts, known = list[WantedPost](), before.posts
    if before.status is Status.LOBBY and (before.row, before.members) != (after.row, after.members):
        posts += (
            WantedPost(None, key, edit=True)
            for key, _ in sorted(known.messages, key=lambda post: post[0])
            if all(map(after.is_invitation_over, guests_of(key)))
            != all(map(before.is_invitation_over, guests_of(key)))
        )
    # Messages of earlier days already say that their day is over.
    newest = {seat: key for key, seat in known.private_posts if seat is not None and not _is_apart(key, seat)}
    posts += (
        WantedPost(None, key, edit=True, seat=seat)
        for seat, key in sorted(newest.items())
        if after.ending(seat) is not None and before.ending(seat) is None
    )
    return tuple(posts)


def _is_apart(key: str, seat: int) -> bool:
    """Whether a private post is the host's own: a notice, say, or one to an earlier player of the seat."""
    own = key.startswith((UNSTARTED, PROPOSAL, SEAT_HANDED_OVER))
    return own or is_notice(WantedPost(None, key, seat=seat))


def step_posts(
    before: Session, after: Session, batch: StepBatch, private_posts: Collection[PostId]
) -> tuple[WantedPost, ...]:
    """Posts worth making about the newest step, which is the last of ``batch``.

    Once no person is in the game any more, only its end is posted. When the last one drops out, and when the
    last one present leaves, a short post says what happens next.
    """
    posts = game_posts(after, batch, private_posts)
    if not before.followed:
        posts = last_posts(posts, is_over=after.over, edits_posts=after.edits_posts)
    elif after.staying and not after.over and not after.followed:
        posts = (*posts, WantedPost(None, UNFOLLOWED))
    deserts = after.playing.inputs[-1].kind == RESIGN and before.present and not after.present
    rests = deserts and after.staying and not after.over
    return (*posts, WantedPost(None, RESTING)) if rests else posts


def game_posts(
    session: Session, batch: StepBatch, private_posts: Collection[PostId] = ()
) -> tuple[WantedPost, ...]:
    """Posts that the newest step requests; new ones cover the whole batch.

    Edits cover the newest step alone: their posts already show the earlier ones, unless they're posted again.
    Private posts are omitted for players who don't want them, except edits of ``private_posts``, which exist
    already. Raises ValueError without a game.
    """
    play = session.playing
    first = None if batch.first == play.number else batch.first
    news = [
        WantedPost(play.number, post.key, seat=post.seat, first=first)
        for post in batch.play.announcements()
        if not post.edit
    ]
    new = {post.post for post in news}
    edits = [
        WantedPost(play.number, post.key, edit=True, seat=post.seat)
        for post in play.announcements()
        if post.edit and (post.key, post.seat) not in new
    ]
    for post in (*edits, *news):
        if post.key in HOST_KEYS or post.key.startswith(HOST_PREFIXES):
            game = play.setup.game.key
            raise ValueError(f"{game}: the key {post.key!r} belongs to the host's own posts")
    return tuple(
        post
        for post in (*edits, *news)
        if post.seat is None
        or is_reached(session.members[post.seat])
        or (post.edit and post.post in private_posts)
    )


def opening_posts(session: Session) -> tuple[WantedPost, ...]:
    """Posts of a game that begins at a table: those of its start, or of the position it begins with.

    Such a position is shown by the last new post that led to it, in its current form, and to its players by
    their newest private posts. Replays the game. Raises ValueError without one.
    """
    play = session.playing
    if not play.number:
        return game_posts(session, StepBatch(play.number, play))
    latest, keys = dict[str, int](), list[str]()
    for number, post in play.requested():
        if post.seat is None:
            latest[post.key] = number
            keys += [] if post.edit else [post.key]
    seats = [seat for seat, member in enumerate(session.members) if is_reached(member)]
    private = [(key, seat) for seat in seats if (key := play.newest_private(seat)) is not None]
    return (
        *(WantedPost(latest[key], key) for key in keys[-1:]),
        *(WantedPost(play.newest, key, seat=seat) for key, seat in private),
    )


def last_posts(posts: Iterable[WantedPost], *, is_over: bool, edits_posts: bool) -> tuple[WantedPost, ...]:
    """Posts of a step worth making while no person is in the game: the end alone.

    If the game edits posts, the one being edited is completed, too.
    """
    if not is_over:
        return ()
    public = [post for post in posts if post.seat is None]
    edits = [post for post in public if post.edit and edits_posts]
    return (*edits, *[post for post in public if not post.edit][-1:])


def _pings(
    before: Session, after: Session, pinged: Collection[int], *, new: bool = False
) -> tuple[WantedPost, ...]:
    """Changes to the current ping, and a ``new`` one if any seat to move is ``pinged`` in the channel.

    The current one is removed once nobody in it is needed; until then it's edited to name those who are.
    """
    play, ping, posts = after.play, before.posts.ping, list[WantedPost]()
    if play is None and after.status is Status.RUNNING:  # it may go on after an update of the bot
        return ()
    key, pending = play.ping_key if play else None, after.pending_people.keys()
    if ping is not None and (ping != key or not pending):
        posts.append(WantedPost(play.number if play else None, ping, edit=True))
    elif ping is not None and play is not None and pending != before.pending_people.keys():
        posts.append(refreshing_edit(WantedPost(play.number, ping)))
    if new and play is not None and key is not None and not pending.isdisjoint(pinged):
        if not key.startswith(PING):
            raise ValueError(f"{play.setup.game.key}: the key {key!r} of a ping does not begin with {PING!r}")
        posts.append(WantedPost(play.number, key))
    return tuple(posts)


def _present_seat(session: Session) -> int | None:
    """Seat of a person who has just acted, ignoring computers' answers that continue the same turn."""
    play, members = session.playing, session.members
    rows = reversed(play.inputs)
    if play.ping_key is not None and play.ping_key.startswith(PING_SAME_TURN):
        rows = (row for row in rows if members[row.seat].played_at is None)
    row = next(rows, None)
    if row is None or row.kind != "answer" or members[row.seat].played_at is not None:
        return None
    return row.seat if play.inputs[-1].at - row.at <= AT_HAND else None


def is_reached(member: Member) -> bool:
    """Whether private posts are delivered to a member; never to computers."""
    return member.delivery == "dm" and member.played_at is None


def is_at_hand(session: Session, wanted: WantedPost) -> bool:
    """Whether a private message needn't notify: it results from its reader's own action, or asks no more."""
    play, seat, number = session.play, wanted.seat, wanted.number
    if is_notice(wanted):
        return Notice.read(wanted.key).missed(session, seat) is not None
    if play is None or seat is None or not number:
        return False
    wait, row = session.posts.waits.get(seat), play.inputs[number - 1]
    if wait is not None and wait.number == number:
        return wait.way == "here"
    return row.kind == "answer" and row.seat == seat


def is_superseded(session: Session, wanted: WantedPost) -> bool:
    """Whether a post no longer has controls, because the game has made a newer one."""
    prompts = session.game.prompts
    newest = session.posts.newest_public(prompts)
    if newest is None or newest.key == wanted.key or wanted.number is None or wanted.seat is not None:
        return False
    return wanted.key.startswith(prompts) and (wanted.edit or (newest.number or 0) >= wanted.number)


def only_changes(session: Session, wanted: WantedPost) -> bool:
    """Whether a row is done if its message is gone, instead of being posted again."""
    ends = wanted.number is None and wanted.edit and (wanted.seat is not None or bool(guests_of(wanted.key)))
    undone = session.play is not None and tells_undone(session.play, wanted)
    return withdraws(wanted) or ends or undone or (wanted.edit and is_superseded(session, wanted))
