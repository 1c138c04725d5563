"""Which posts a change of a table makes, or makes again. What they show, and until when, is ``desired``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.host.inputs import RESIGN, UNDO, first_undone
from k2bot.host.kernel.attention import (
    heard,
    immediate_orders,
    is_reached,
    present_seat,
    with_ping,
    with_waits,
)
from k2bot.host.kernel.consent import missing_consent
from k2bot.host.kernel.posts import Posts, StepBatch
from k2bot.host.rows import (
    LOBBY,
    GamePost,
    HandedOverPost,
    HostPost,
    InvitationPost,
    NoticePost,
    PingPost,
    Post,
    PostId,
    ProposalPost,
    StandInPost,
    Status,
    is_reserved,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator
    from datetime import datetime

    from k2bot.game.values import Announcement
    from k2bot.host.kernel.session import Session


def after_change(before: Session, after: Session, news: tuple[PostId, ...], now: datetime) -> Posts:
    """Posts after a change of the game, who plays, or the table, with further ``news`` about that."""
    posts = after.posts.with_new(now, *_proposals(before, after, now))
    if before.play is not None and after.play is not None and after.play is not before.play:
        undone = after.play.inputs[-1].kind == UNDO
        return _after_undo(posts, before, after) if undone else _after_step(posts, before, after)
    if before.status is Status.RUNNING:
        for seat, (old, new) in enumerate(zip(before.members, after.members, strict=True)):
            if old.user_id != new.user_id:
                return _after_swap(posts, before, after, seat, now)
    return _after_other_change(posts, before, after, news, now)


def _proposals(before: Session, after: Session, now: datetime) -> Iterator[PostId]:
    """Posts about new proposals; players who chose direct messages are asked by one.

    An answer undone at once that could simply be changed concerns nobody else.
    """
    known = {row.number for row in before.proposals}
    for row in after.proposals:
        is_undone = (row.kind, row.status) == ("undo", "agreed")
        if row.number in known or (is_undone and before.game.can_revise(before.state, row.facts["seat"])):
            continue
        asked = map(after.seat_of, missing_consent(after, row))
        seats = [it for it in asked if it is not None and heard(after, it, now) == "dm"]
        yield from (ProposalPost(row.number, seat) for seat in (None, *seats))


# ------------------------------------------------------------------------------------------------- the game


def _after_step(posts: Posts, before: Session, after: Session) -> Posts:
    """Posts after the newest step of ``after``. Raises ValueError without a game.

    New ones cover the whole batch that the step belongs to. Once no person is in the game any more, only its
    end is posted. When the last one drops out, and when the last one present leaves, a short post says what
    happens next.
    """
    play, row = after.playing, after.playing.inputs[-1]
    earlier = posts.batch if row.kind != RESIGN and before.followed else None
    batch, gathered = StepBatch(play.number, play), list[Post]()
    if earlier is not None:
        batch = StepBatch(earlier.first, play.merged_with(earlier.play))
        news = (post for post in posts.rows if post.is_new and post.version is None)
        gathered = [post for post in news if post.made is not None and post.made >= earlier.first]
    never = {(post.key, post.seat) for post in gathered}  # never sent, so there's nothing to edit
    new = [one for one in batch.play.announcements() if not one.edit]
    never.update((one.key, one.seat) for one in new)
    edits = [one for one in play.announcements() if one.edit and (one.key, one.seat) not in never]
    if not before.followed:
        edits, new = _last_posts(edits, new, after)
    known = posts.rows
    announced = (*edits, *new)
    posts = _announced(posts.without(gathered), after, announced, (batch.first, play.number), row.at)
    posts = posts.with_new(row.at, *_of_leaving(before, after))
    written = _written(posts, known)
    present = present_seat(after)
    posts = with_waits(posts, after, written, row.at, () if present is None else (present,))
    posts = with_ping(posts, after, row.at, new=play.needs_ping)
    return replace(posts, batch=held_back(after, batch) if row.kind != RESIGN else None)


def _last_posts(
    edits: list[Announcement], new: list[Announcement], session: Session
) -> tuple[list[Announcement], list[Announcement]]:
    """Posts of a step worth making while no person is in the game: the end alone.

    If the game edits posts, the one being edited is completed, too.
    """
    if not session.over:
        return [], []
    ends = [post for post in new if post.seat is None][-1:]
    return [post for post in edits if post.seat is None and session.edits_posts], ends


def _announced(
    posts: Posts,
    session: Session,
    announced: Iterable[Announcement],
    inputs: tuple[int, int],
    now: datetime,
) -> Posts:
    """Posts after the last of the ``inputs`` has requested these; new ones cover those from the first one on.

    Private posts are made for those who want them; others' existing ones are edited.
    """
    first, number = inputs
    for own in announced:
        if is_reserved(own.key):
            raise ValueError(f"{session.game.key}: the key {own.key!r} belongs to the host's own posts")
        known = posts.newest_called(own.key, own.seat) if own.edit else None
        if known is not None:
            posts = posts.with_post(replace(known, number=number))
        elif own.seat is None or is_reached(session.members[own.seat]):
            about = GamePost(own.key, number, own.seat)
            posts = posts.with_new(now, about, number=number, first=number if own.edit else first)
    return posts


def _of_leaving(before: Session, after: Session) -> Iterator[PostId]:
    """Posts that nobody is in the game any more, or nobody present."""
    if before.followed and after.staying and not after.over and not after.followed:
        yield HostPost("quiet")
    deserts = after.playing.inputs[-1].kind == RESIGN and before.present and not after.present
    if deserts and after.staying and not after.over:
        yield HostPost("resting")


def _after_undo(posts: Posts, before: Session, after: Session) -> Posts:
    """Posts after an undo, the newest input of ``after``.

    Posts made by the undone steps are over, others show again what they showed before, and steps that were
    told together with undone ones are told anew. If any post that's over is in the channel, or if posts
    themselves ask for decisions, the newest one still in effect is repeated; where pings do the asking, the
    players to move are pinged. Not so for a player whose request needed nobody's consent, and who sees the
    result at hand. Raises ValueError without a game.
    """
    play, row = after.playing, after.playing.inputs[-1]
    first, requested = first_undone(row), [*play.requested()]
    lost, public_news, rows = first, False, list[Post]()
    for post in posts.rows:
        if not isinstance(post.about, GamePost) or post.over:
            rows.append(post)
        elif post.about.made < first:
            rows.append(replace(post, number=_newest_input(requested, post.about)))
        else:
            lost = min(lost, post.first or first)
            public_news |= post.seat is None and not post.is_new
            rows.append(replace(post, over=True, due=True))
    posts, known = replace(posts, rows=tuple(rows), batch=None), rows
    again = [one.number for one in play.effective if one.number >= lost]
    if again:
        told = play.up_to(again[-1]).merged_from(again[0])
        new = [one for one in told.announcements() if not one.edit]
        posts = _announced(posts, after, new, (again[0], again[-1]), row.at)
    at_hand = len(after.proposals) > len(before.proposals)  # it was never open
    has_pings = play.setup.pace in after.game.ping_paces
    if public_news or not (has_pings or at_hand):
        posts = posts.repeated(_newest(posts, play.newest), row.at)
    for seat in sorted({post.seat for post in posts.rows if post.over and post.seat is not None}):
        posts = with_private_post(posts, after, seat, row.at)  # the one before may never have been sent
    written = _written(posts, known)
    posts = with_waits(posts, after, written, row.at, (row.seat,) if at_hand else ())
    ping = None if before.posts.ping is None else before.posts.ping.key
    return with_ping(posts, after, row.at, new=play.ping_key != ping)


def _newest_input(requested: Iterable[tuple[int, Announcement]], about: GamePost) -> int:
    """The newest input that concerns a post, of those that ``requested`` any."""
    newest = about.made
    for number, own in requested:
        if number <= about.made or (own.key, own.seat) != (about.key, about.seat):
            continue
        if not own.edit:
            break
        newest = number
    return newest


def _written(posts: Posts, known: Collection[Post]) -> set[int | None]:
    """Seats to which the game sends a private message, of the posts that weren't ``known`` before."""
    new = (post for post in posts.rows if post.message is None and post not in known)
    return {post.seat for post in new if post.made is not None}


def _newest(posts: Posts, number: int) -> list[Post]:
    """Posts in the channel made by the input ``number``, or else the last one."""
    of_game = (post for post in posts.rows if post.made is not None and not post.over)
    public = [post for post in of_game if post.seat is None]
    return [post for post in public if post.made == number] or public[-1:]


# ------------------------------------------------------------------------------------------------ the table


def _after_other_change(
    posts: Posts, before: Session, after: Session, news: tuple[PostId, ...], now: datetime
) -> Posts:
    """Posts after a change of members, host or status; further ``news`` about it follow what it makes itself.

    A starting game's own posts follow those. A player who returns from a stand-in sees the pending decision;
    one who takes over a seat is notified.
    """
    begun, known = after.play if before.play is None else None, posts.rows
    posts = posts.with_new(now, *_of_status(before, after), *_of_standins(before, after), *news)
    if begun is not None:
        posts = _opened(posts, after, now)
    pairs = enumerate(zip(before.members, after.members, strict=False))
    back = [seat for seat, (old, new) in pairs if old.user_id == new.user_id and begun is None]
    posts = with_waits(posts, after, _written(posts, known), now, back)
    posts = with_ping(posts, after, now, new=begun is not None and begun.needs_ping)
    return replace(posts, batch=held_back(after, posts.batch))


def _of_status(before: Session, after: Session) -> Iterator[PostId]:
    """Posts about the beginning of a game without a lobby, and the end of a running one."""
    if before.status is Status.RUNNING and after.status is Status.CANCELLED:
        yield HostPost("cancelled")
    elif before.status is Status.RUNNING and before.play is None and after.play is not None:
        yield LOBBY


def _of_standins(before: Session, after: Session) -> Iterator[PostId]:
    """Posts about stand-ins that begin, and about the game resting while nobody is present."""
    pairs = [*enumerate(zip(before.members, after.members, strict=False))]
    changed = [seat for seat, (old, new) in pairs if old.standin != new.standin]
    yield from (StandInPost(seat) for seat in changed if after.members[seat].standin is not None)
    if changed and before.present and not after.present:
        yield HostPost("resting")


def _opened(posts: Posts, session: Session, now: datetime) -> Posts:
    """Posts of a game that begins at a table: those of its start, or of the position it begins with.

    Such a position is shown by the last new post that led to it, in its current form, and to its players by
    their newest private posts. Replays the game.
    """
    play = session.playing
    if not play.number:
        return _announced(posts, session, play.announcements(), (0, 0), now)
    requested = [*play.requested()]
    made = [GamePost(own.key, number) for number, own in requested if own.seat is None and not own.edit]
    for about in made[-1:]:
        number = _newest_input(requested, about)
        posts = posts.with_new(now, about, number=number, first=number)
    for seat in range(len(session.members)):
        posts = with_private_post(posts, session, seat, now)
    return posts


def with_private_post(posts: Posts, session: Session, seat: int, now: datetime) -> Posts:
    """Posts with the current private post of a seat, unless there's one already. Replays the game."""
    play = session.play if session.status is Status.RUNNING else None
    if play is None or seat in session.resigned or not session.game.in_play(play.state, seat):
        return posts
    key = play.newest_private(seat)
    known = posts.newest_private(seat)
    is_there = known is not None and key == known.key and (known.due or known.message)
    if key is None or is_there or not is_reached(session.members[seat]):
        return posts
    return posts.with_new(now, GamePost(key, play.newest, seat), number=play.newest, first=play.newest)


def _after_swap(posts: Posts, before: Session, after: Session, seat: int, now: datetime) -> Posts:
    """Posts after a newcomer took over a seat, whose private posts continue with the newcomer alone.

    The current ping is posted anew if they're pinged in the channel. Replays the game. Raises ValueError
    without one.
    """
    posts = handed_over(posts, seat, now)
    known = posts.rows
    posts = with_private_post(posts, after, seat, now)
    written = _written(posts, known)
    posts = posts.with_new(now, *_of_standins(before, after))
    posts = with_waits(posts, after, written, now)
    ping = posts.ping
    if ping is not None and seat in after.waiting and any(wait.seat == seat for wait in posts.due_pings):
        posts = posts.with_new(now, ping.about, number=after.playing.number)
    return replace(posts, batch=held_back(after, posts.batch))


def held_back(session: Session, batch: StepBatch | None) -> StepBatch | None:
    """The batch if nobody is asked next, and the next steps can be posted together with it; else None."""
    if batch is None or not batch.can_continue or not session.followed:
        return None
    return batch if session.pending(alone=True) or immediate_orders(session) else None


def handed_over(posts: Posts, seat: int, now: datetime) -> Posts:
    """Posts after somebody else took a seat: its private messages are no longer current.

    The newest of the game becomes a post of its own, which will say so; the host's own stay what they are.
    """
    own = [post for post in posts.rows if post.seat == seat]
    of_game = [post for post in own if isinstance(post.about, GamePost | HandedOverPost)]
    newest = next((post for post in reversed(of_game) if post.made is not None and post.message), None)
    posts = posts.without([*of_game, *(post for post in own if post.is_new)])
    if newest is None:
        return posts
    return with_predecessors(posts, newest, now)


def with_predecessors(posts: Posts, post: Post, now: datetime) -> Posts:
    """Posts with a game's private message to somebody who has handed over their seat since."""
    if post.made is None or post.seat is None:
        return posts
    about = HandedOverPost(post.key, post.seat)
    after = posts.with_new(now, about)
    new = after.rows[-1]
    return after.with_post(replace(new, message=post.message, version=""))


# --------------------------------------------------------------------------------------- posted once again


def after_move(session: Session, now: datetime) -> Posts:
    """Posts after a move to another channel: what's current is posted again, and nothing is held back.

    Nobody is notified twice: notices in the old channel are only deleted. Posts aren't held back because
    players look for a moved table's posts at once.
    """
    posts = replace(session.posts, batch=None)
    current = _current(session)
    rows = list[Post]()
    for post in posts.rows:
        stays = post.is_private or isinstance(post.about, InvitationPost)
        left = post.message is not None and not stays
        if left and isinstance(post.about, PingPost | NoticePost):
            rows.append(replace(post, over=True))
        elif left and post.over:
            continue
        else:
            rows.append(post.without_message(now) if left else post)
    return replace(posts, rows=tuple(rows)).repeated(current, now)


def repost_all(session: Session, now: datetime) -> Posts:
    """Posts after all earlier messages are gone: everything current again, including private posts."""
    current, private = _current(session), list[Post]()
    if session.status is Status.RUNNING:
        newest = (session.posts.newest_private(seat) for seat in range(len(session.members)))
        private = [replace(post, version=None, again=False) for post in newest if post is not None]
    kept = [post for post in session.posts.rows if not (post.over or isinstance(post.about, NoticePost))]
    posts = replace(
        session.posts, rows=tuple(post.without_message(now) for post in kept), batch=None, waits={}
    )
    posts = posts.repeated((*current, *private), now)
    return with_waits(posts, session, {post.seat for post in private}, now)


def _current(session: Session) -> list[Post]:
    """Posts in the channel to repeat when the existing ones are out of sight.

    Those are the last one made, any that hasn't been sent, those of the newest input, and what says how the
    table is: stand-ins, an open request, a paused clock, and who is called. In a lobby, it's the lobby's.
    """
    play, paused, proposal = session.play, session.row.paused is not None, session.proposal
    public = [post for post in session.posts.rows if not (post.is_private or post.over)]
    news = [post for post in public if not isinstance(post.about, PingPost | NoticePost)]
    if play is None:
        return [post for post in news if post.about == LOBBY or (post.due and post.message is None)]
    news = [post for post in news if post.about != LOBBY and not isinstance(post.about, InvitationPost)]
    states, posted, calls = list[Post](), list[Post](), [post for post in public if post not in news]
    for post in news:
        match post.about:
            case StandInPost(place) if session.members[place].standin is not None:
                states.append(post)
            case ProposalPost(number) if proposal is not None and proposal.number == number:
                states.append(post)
            case HostPost("clock-paused") if paused:
                states.append(post)
            case StandInPost() | ProposalPost() | HostPost("clock-paused" | "clock-runs" | "clock-longer"):
                if post.message is None and post.due:
                    posted.append(post)
            case _:
                posted.append(post)
    last = [post for post in posted if isinstance(post.about, GamePost | HostPost)][-1:]
    due = [post for post in posted if (post.message is None and post.due) or post.number == play.newest]
    again = [post for post in posted if post in last or post in due]
    pinged = [post for post in calls if isinstance(post.about, PingPost)]
    unsent = [post for post in calls if isinstance(post.about, NoticePost) and post.message is None]
    return [*states, *again, *pinged, *unsent]
