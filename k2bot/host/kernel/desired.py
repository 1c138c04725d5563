"""What people should see of a table: its posts, the version of each that is wanted now, and what to do next.

A post's message is compared with what is wanted, never changed by a plan: whatever happened in between, the
difference between the two says what to send, edit or delete.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.host.kernel.attention import addressee, instead_of, is_reached, missed_by, named_seats
from k2bot.host.kernel.consent import missing_consent
from k2bot.host.rows import (
    GamePost,
    HandedOverPost,
    HostPost,
    InvitationPost,
    NoticePost,
    PingPost,
    Post,
    ProposalPost,
    StandInPost,
    Status,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from datetime import datetime

    from k2bot.host.kernel.posts import Posts
    from k2bot.host.kernel.session import Session
    from k2bot.host.rows import PostId


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a post's message must show: a ``version``, and ``passing`` details (None: whatever it shows).

    Who plays is such a detail: it isn't kept up to date in posts of the game that are no longer the newest.
    """

    version: str
    passing: str | None = None


_AS_IT_IS = Wanted("")
"""What a post shows already."""


def wanted(session: Session) -> dict[int, Wanted]:
    """What is wanted now of each post, by its number; a post that's missing isn't wanted any more."""
    found, told, (newest, prompt) = dict[int, Wanted](), set[int](), _newest(session)
    current = {prompt, *newest.values()}
    for post in reversed(session.posts.rows):
        about = post.about
        if post.over:
            continue
        if isinstance(about, GamePost):
            # Most of a long game's posts are as they were: nothing but another input changes them.
            is_past = post.id not in current and not post.due and post.number == post.shown
            asked = about.key.startswith(session.game.prompts)
            if is_past and post.version == (f"{post.number} superseded" if asked else f"{post.number}"):
                found[post.id] = _AS_IT_IS
                continue
            own = _of_game(session, post, about, newest, prompt)
        else:
            own = _of_host(session, about, told)
        if own is not None:
            found[post.id] = own
    return found


def _of_host(session: Session, about: PostId, told: set[int]) -> Wanted | None:
    """What is wanted of a post of the host's; ``told`` are missed decisions that newer notices tell of."""
    match about:
        case PingPost(key):
            return _of_ping(session, key)
        case NoticePost():
            return _of_notice(session, about, told)
        case InvitationPost(guests):
            over, seated = map(session.is_invitation_over, guests), map(session.seat_of, guests)
            return Wanted(_digest(all(over), None not in seated))
        case ProposalPost(number):
            row = next(row for row in session.proposals if row.number == number)
            return Wanted(_digest(row.status, row.agreed))
        case StandInPost(place):
            return Wanted(session.members[place].standin or "over")
        case HandedOverPost():
            return Wanted("handed over")
        case HostPost("lobby"):
            return Wanted(_digest(_lobby(session)))
        case HostPost("resting"):
            return Wanted("over" if session.present else "resting")
        case HostPost(kind):
            return Wanted(kind)
        case GamePost():
            raise ValueError(f"this is a post of the game: {about}")


def _newest(session: Session) -> tuple[Mapping[int | None, int], int | None]:
    """Ids of the newest posts of the game, by seat or None for the channel; and of those that ask there."""
    newest, prompt = dict[int | None, int](), None
    for post in reversed(session.posts.rows):
        if post.made is not None and not post.over:
            newest.setdefault(post.seat, post.id)
            if prompt is None and post.seat is None and post.key.startswith(session.game.prompts):
                prompt = post.id
    return newest, prompt


def _lobby(session: Session) -> object:
    """What the lobby's post depends on: once the game has begun, it keeps the story of the start."""
    row, members = session.row, session.members
    if row.begun is not None:
        return [member.user_id for member in members]
    people = [(member.user_id, member.name, member.level) for member in members]
    return row.status.value, dict(row.options), row.host_id, row.invited, row.language, people


def _of_game(
    session: Session, post: Post, about: GamePost, newest: Mapping[int | None, int], prompt: int | None
) -> Wanted | None:
    play, seat, is_newest = session.play, about.seat, newest[about.seat] == post.id
    if play is None:
        return Wanted(post.version or "")  # the game may go on after an update of the bot
    if post.version == UNCOMPARED and not play.counts(about.made):
        return None
    if session.status is Status.CANCELLED and post.is_new:
        return None
    version = str(post.number)
    if seat is None:
        if prompt != post.id and about.key.startswith(session.game.prompts):
            return Wanted(f"{version} superseded")
        if not is_newest:
            return Wanted(version)
        people = [(member.user_id, member.standin) for member in session.members]
        return Wanted(version, _digest(people))
    if post.message is None and not (is_newest and is_reached(session.members[seat])):
        return None
    if not is_newest:
        return Wanted(version)
    asked = () if session.proposal is None else missing_consent(session, session.proposal)
    request = " with a request" if session.members[seat].user_id in asked else ""
    return Wanted(session.ending(seat) or f"{version}{request}")


def _of_ping(session: Session, key: str) -> Wanted | None:
    play, seats = session.play, sorted(session.pending_people)
    if play is None and session.status is Status.RUNNING:
        return Wanted("")
    if play is None or key != play.ping_key or not seats:
        return None
    return Wanted(_digest([session.members[seat].user_id for seat in seats]))


def _of_notice(session: Session, notice: NoticePost, told: set[int]) -> Wanted | None:
    seats, missed = named_seats(session, notice), missed_by(session, notice)
    if missed is not None and missed.number not in told:
        told.add(missed.number)
        standin = notice.seat is not None and session.members[notice.seat].standin
        return Wanted(_digest(missed.number, standin))
    return Wanted(_digest(seats)) if seats or addressee(session, notice) is not None else None


def _digest(*facts: object) -> str:
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()


def is_superseded(session: Session, post: Post) -> bool:
    """Whether a post no longer has controls, because the game has made a newer one."""
    prompts = session.game.prompts
    asks = post.made is not None and post.seat is None and post.key.startswith(prompts)
    return asks and session.posts.newest_public(prompts) is not post


def is_undone(session: Session, post: Post) -> bool:
    """Whether the step that made a post in the channel has been undone."""
    return post.over and post.made is not None and post.seat is None and session.play is not None


def is_repostable(session: Session, post: Post) -> bool:
    """Whether a post whose message is gone must be posted again, rather than left as it is."""
    match post.about:
        case GamePost():
            return not (post.over or is_superseded(session, post))
        case HostPost(kind, seat):
            return seat is None and (kind != "lobby" or session.status is Status.LOBBY)
        case ProposalPost(_, seat):
            return seat is None
        case InvitationPost() | HandedOverPost():
            return False
        case _:
            return not post.over


def with_times(session: Session) -> Posts:
    """Posts of which those that show deadlines must be sent again, as the deadlines have changed.

    Those are the newest post about the game, the newest private one of each player to move, and calls.
    """
    posts = session.posts
    newest = [posts.newest_private(seat) for seat in session.pending_people]
    newest += [posts.newest_public()] if posts.batch is None else []
    calls = [post for post in posts.rows if isinstance(post.about, PingPost | NoticePost)]
    for post in (*calls, *newest):
        if post is not None and post.message is not None:
            posts = posts.with_post(replace(post, version=""))
    return posts


# -------------------------------------------------------------------------------------- wanted against shown


def settled(session: Session, now: datetime) -> Session:
    """Session whose posts know whether anything is due; those neither wanted nor sent are gone."""
    versions, before = wanted(session), session.posts
    rows, dropped = list[Post](), list[Post]()
    for known in before.rows:
        post, own = known, versions.get(known.id)
        if own is _AS_IT_IS:
            rows.append(post)
            continue
        over = own is None
        if over and post.is_new:
            dropped.append(post)
            continue
        if own is not None and post.version == UNCOMPARED:
            post = replace(post, version=own.version, passing=own.passing or "", shown=post.number)
        due = own is None or _is_due(session, post, own)
        if (over, due) != (post.over, post.due):
            post = replace(post, over=over, due=due, changed=now if due and not post.due else post.changed)
        rows.append(post)
    posts = replace(before, rows=tuple(rows))
    for post in dropped:
        if post.seat is None or posts.newest_private(post.seat) is None:  # else a newer one takes its place
            posts = instead_of(posts, post, now)
    return session if posts == before else replace(session, posts=posts)


def _is_due(session: Session, post: Post, own: Wanted) -> bool:
    """Whether what is wanted of a post differs from what it shows."""
    if post.version is None:
        return True
    if post.message is None:  # given up, or left behind in another channel: only news bring it back
        changed = post.version != own.version if post.made is None else post.shown != post.number
        return changed and is_repostable(session, post)
    return post.version != own.version or own.passing not in (None, post.passing)


UNCOMPARED = "*"
"""Version of a message of an earlier version of the bot: whatever is wanted when it's first compared."""


def next_due(
    session: Session, faulty: Collection[int] = (), waiting: Collection[int] = (), *, channel: bool = True
) -> Post | None:
    """The post to send, edit or delete next; None if nothing can be done now.

    Left out are ``faulty`` posts, what goes to a ``channel`` that's closed (False), new posts about steps
    that are held back, and posts that are ``waiting``. New posts in the channel keep their order: they wait
    for each other, but nothing else does.
    """
    due = (post for post in session.posts.due if post.id not in faulty and (channel or post.is_private))
    in_line = False
    for post in sorted(due, key=lambda post: (_rank(session, post), post.changed, post.id)):
        follows = post.message is None and not post.is_private
        if post.id in waiting:
            in_line |= follows
        elif _can_be_made(session, post) and not (follows and in_line):
            return post
    return None


def _can_be_made(session: Session, post: Post) -> bool:
    """Whether a post's page can be composed, and isn't held back."""
    if post.number is None or (post.over and post.made is None):
        return True
    batch = session.posts.batch
    is_held = batch is not None and post.number >= batch.first
    edits_wait = post.message is None or session.edits_posts
    return session.play is not None and not (is_held and edits_wait)


def _rank(session: Session, post: Post) -> tuple[bool, bool, bool]:
    """Order of what's due: first what changes, then what's new; private messages wait for the channel.

    What only takes something away comes last.
    """
    clears = post.message is not None and (post.over or is_superseded(session, post))
    return clears and not is_undone(session, post), post.is_private, post.message is None
