"""Posts as rows of an outbox: whose they are, which one goes out next, and what has to stand there again."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.game.values import CALL
from k2bot.host.store.rows import PostRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence
    from datetime import datetime

    from k2bot.game.values import Announcement, Page
    from k2bot.host.store import OutboxRow, Posted, TableRow

LOBBY = "lobby"
CANCELLED = "cancelled"
SET_ASIDE = "aside"
QUIET = "quiet"
RESTING = "resting"
CLOCK_PAUSED, CLOCK_RUNS, CLOCK_LONGER = "clock-paused", "clock-runs", "clock-longer"
"""That the clock was stopped, goes on, or that those awaited have more time."""
OF_CLOCK = frozenset({CLOCK_PAUSED, CLOCK_RUNS, CLOCK_LONGER})
INVITED = "invited-"
"""What the key of a post that invites somebody begins with; the user's id follows."""
PROPOSAL = "proposal-"
"""What the key of a post about a proposal begins with; its number follows."""
STANDIN = "standin-"
"""What the key of a post about a stand-in begins with; the seat follows."""
LEFT = "left-"
"""What the key of a private post begins with that stands with somebody who has handed over their seat."""
NOTICE = "notice-"
"""What the key of a post begins with that tells people that they are awaited; the rest says whom, of what."""


def is_call(post: PostRow) -> bool:
    """Whether this concerns a post that calls somebody."""
    return post.key.startswith(CALL)


def guest_of(key: str) -> tuple[int, ...]:
    """The user whom a post of that key invites; none for others."""
    return (int(key.removeprefix(INVITED)),) if key.startswith(INVITED) else ()


def is_notice(post: PostRow) -> bool:
    """Whether this concerns a message of the host's to people who are awaited."""
    return post.key.startswith(NOTICE)


def is_passing(post: PostRow) -> bool:
    """Whether this concerns a post that goes once they whom it calls have answered."""
    return is_call(post) or is_notice(post)


def withdraws(post: PostRow) -> bool:
    """Whether this takes a post away: an edit of a call or notice ends it, or else brings it up to date."""
    return post.edit and is_passing(post) and post.first is None


def up_to_date(post: PostRow) -> PostRow:
    """The edit by which a call or notice that stands says the times of now."""
    return replace(post, edit=True, first=post.number)


def standing_call(rows: Iterable[OutboxRow]) -> str | None:
    """The key of the call that stands or waits to be sent, given all rows of a table's outbox."""
    calls = [row for row in rows if is_call(row.wanted)]
    return calls[-1].wanted.key if calls and not withdraws(calls[-1].wanted) else None


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message to send, to edit or, where ``page`` is None, to delete.

    ``channel_id`` is set for a post in the channel, ``user_id`` for a private message; the other is None.
    ``message`` is the post to edit or delete; None asks for a new message. ``nonce`` (at most 25 characters)
    is the same whenever the same row is sent again. ``pings`` are the users whom the page may notify, and no
    others. ``tried`` is when it was first sent as a new message, None where it was not; by its ``marks`` it
    is known again. What is ``silent`` makes no sound: it is private, and comes in somebody's quiet hours or
    follows from what they have just done.
    """

    row: int
    announcement: Announcement
    page: Page | None
    channel_id: int | None
    user_id: int | None
    message: Posted | None
    nonce: str
    pings: tuple[int, ...]
    tried: datetime | None = None
    marks: frozenset[str] = frozenset()
    silent: bool = False

    @property
    def is_notice(self) -> bool:
        """Whether it tells people that they are awaited, and nothing else."""
        return self.announcement.key.startswith(NOTICE)

    @property
    def opens(self) -> bool:
        """Whether what its controls lead to comes below it, as a message of its own, and not in its place."""
        return self.user_id is None or self.is_notice


def next_row(
    rows: Sequence[OutboxRow],
    passed_over: Collection[int],
    *,
    channel: bool,
    game: bool,
    before: int | None = None,
    edits: bool = True,
) -> OutboxRow | None:
    """The first waiting row that can go out now; edits that a later edit of their post outdates are left out.

    So is a call or notice that is withdrawn already, unless it was tried, and so may stand there. What was
    ``passed_over`` is left out, and outdates nothing.
    ``channel`` False holds back what goes to the channel, ``game`` False what only the game can compose,
    ``before`` new posts that tell of that input and later ones, and where ``edits`` is False edits too.
    """
    rows = [row for row in rows if row.id not in passed_over]
    newest_edit = {row.wanted.post: row.id for row in rows if row.wanted.edit}
    for row in rows:
        later = newest_edit.get(row.wanted.post, 0) > row.id
        outdated = later and (row.wanted.edit or (is_passing(row.wanted) and row.tried is None))
        number = None if withdraws(row.wanted) else row.wanted.number
        held = (not channel and row.wanted.seat is None) or (not game and number is not None)
        late = before is not None and number is not None and number >= before
        held = held or (late and not (edits and row.wanted.edit))
        if not outdated and not held:
            return row
    return None


def posts_to_repeat(
    rows: Sequence[OutboxRow], newest: int | None, *, notices: Collection[str] = ()
) -> tuple[PostRow, ...]:
    """What a table has to post again in another channel, given all rows of its outbox.

    That is what was not sent yet, the last post made, what input ``newest`` called for (None: the table
    is still in its lobby), and the ``notices`` that still hold; each once, as of the newest input it tells
    of, in the order of first appearance, the notices first. Calls are apart: at most one still holds.
    """
    told = [row for row in rows if row.wanted.seat is None and not is_passing(row.wanted)]
    told = [row for row in told if (row.wanted.key == LOBBY) == (newest is None)]
    latest = {row.wanted.key: row.wanted for row in told}
    current = _current(told, newest)
    noticed = [key for key in latest if key in notices]
    others = [key for key in latest if key in current and key not in notices]
    return tuple(PostRow(latest[key].number, key, first=latest[key].first) for key in (*noticed, *others))


def _current(told: Sequence[OutboxRow], newest: int | None) -> set[str]:
    """The keys of the last post made, of what was not sent yet, and of what that input called for."""
    news = [row.wanted.key for row in told if not row.wanted.edit]
    made = [key for key in news if not key.startswith((STANDIN, PROPOSAL)) and key not in OF_CLOCK]
    due = [row.wanted.key for row in told if row.status == "waiting" or row.wanted.number == newest]
    return {*made[-1:], *due}


def private_posts_to_repeat(rows: Sequence[OutboxRow]) -> tuple[PostRow, ...]:
    """The last private post of each seat that tells of the game, given all rows of a table's outbox."""
    last = {
        row.wanted.seat: PostRow(row.wanted.number, row.wanted.key, seat=row.wanted.seat)
        for row in rows
        if row.wanted.seat is not None and row.wanted.number is not None and not is_notice(row.wanted)
    }
    return tuple(last.values())


def link_to(row: TableRow, posted: Posted) -> str:
    """Where a post of a table is found."""
    return f"https://discord.com/channels/{row.guild_id or '@me'}/{posted.channel_id}/{posted.message_id}"


def superfluous(
    rows: Sequence[OutboxRow], counts: Callable[[int | None], bool], settled: int
) -> tuple[int, ...]:
    """The ids of the rows that nothing will ask for any more, given all rows of a table's outbox.

    No undo takes back the input ``settled`` or an earlier one, and ``counts`` says whether an input was not
    taken back. Of what is done with and tells of nothing later, a post needs the rows that came first, that
    made it last and that changed it last, of all and of those that count. A call or notice that was taken
    away needs none, but for the newest call: it says that none stands.
    """
    done = [row for row in rows if row.status != "waiting" and (row.wanted.number or 0) <= settled]
    needed = {row.id for row in rows}.difference(row.id for row in done)
    for told in (done, [row for row in done if counts(row.wanted.number)]):
        needed.update({row.wanted.post: row.id for row in reversed(told)}.values())
        needed.update({row.wanted.post: row.id for row in told if not row.wanted.edit}.values())
        needed.update({row.wanted.post: row.id for row in told}.values())
    newest = {row.wanted.post: row for row in rows if is_passing(row.wanted)}
    gone = {post for post, row in newest.items() if row.status != "waiting" and withdraws(row.wanted)}
    needed -= {row.id for row in rows if row.wanted.post in gone and row.status != "waiting"}
    needed.update([row.id for row in rows if is_call(row.wanted)][-1:])
    return tuple(row.id for row in rows if row.id not in needed)


def nonce(row: OutboxRow) -> str:
    """A text of at most 25 characters that is a row's own, in whichever database it stands."""
    mark = hashlib.sha256(f"{row.id} {row.created}".encode()).hexdigest()
    return f"{row.id}-{mark}"[:25]
