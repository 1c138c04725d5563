"""Who is told that they are awaited: each person once for each wait, in the way they have chosen.

A wait is one decision of one person. The posts that a game calls for notify those who are told in the
channel; where none does, and for everybody else, the host has messages of its own, which go with the answer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, cast

from k2bot.host.kernel.posts import NOTICE, NotificationState, is_notice, up_to_date, withdraws
from k2bot.host.store.rows import PostRow, WaitRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from datetime import datetime

    from k2bot.host.kernel.session import Session
    from k2bot.host.store.rows import OutboxRow, ToldWay

Kind = Literal["asked", "reminder", "last"]
"""Why somebody is told: they are asked, are asked still, or are the last one of several who is."""
_KINDS: Final[tuple[Kind, ...]] = ("reminder", "asked", "last")
"""What somebody is told of whom several are due: the last of these alone."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message of the host's to users who are awaited since the input ``number``."""

    kind: Kind
    number: int
    users: tuple[int, ...]

    def post(self, seat: int | None = None) -> PostRow:
        """It as a post: in the channel, or by a private message to a seat."""
        users = ".".join(map(str, self.users))
        return PostRow(self.number, f"{NOTICE}{self.kind}-{self.number}-{users}", seat=seat)

    @staticmethod
    def read(key: str) -> Notice:
        """What the key of such a post says."""
        kind, number, users = key.removeprefix(NOTICE).split("-", 2)
        return Notice(cast("Kind", kind), int(number), tuple(map(int, users.split("."))))

    def seats(self, session: Session) -> tuple[int, ...]:
        """The seats of those users of it who are still awaited so."""
        return tuple(
            seat
            for seat in session.people_awaited
            if session.members[seat].user_id in self.users and _number(session, seat) == self.number
        )


def taken_up(session: Session, waits: Iterable[WaitRow], rows: Iterable[OutboxRow]) -> NotificationState:
    """What people were told before the table was loaded, given all rows of its outbox.

    Who was awaited before the host kept that has been called.
    """
    known = {row.seat: row for row in waits}
    newest = {row.wanted.post: row for row in rows if is_notice(row.wanted)}
    notices = tuple(
        replace(row.wanted, edit=False, first=None)
        for row in newest.values()
        if row.status in ("waiting", "sent") and not withdraws(row.wanted)
    )
    if session.play is not None:
        awaited = session.people_awaited
        known = {seat: known.get(seat) or _wait(session, seat, "called") for seat in awaited}
    return NotificationState(MappingProxyType(known), notices)


def notified(
    state: NotificationState,
    session: Session,
    letters: Collection[int | None],
    now: datetime,
    here: Collection[int] = (),
) -> tuple[NotificationState, tuple[PostRow, ...]]:
    """What holds once a table has come to that session, and what is posted for it.

    To the seats of ``letters`` the game sends a private message. Who is ``here`` sees what they are asked
    by themselves. A notice stops naming people once they have answered, and goes with the last of them.
    In quiet hours nobody is told, but by a timer afterwards (``reminders``).
    """
    waits, made = dict[int, WaitRow](), list[PostRow]()
    for seat in session.people_awaited:
        wait = state.waits.get(seat)
        if wait is None or wait != _wait(session, seat, wait.way):
            way = "here" if seat in here else _way(session, seat, now, privately=seat in letters)
            wait = _wait(session, seat, way)
            if way == "dm":
                made.append(Notice("asked", wait.number, (wait.user_id,)).post(seat))
        waits[seat] = wait
    holds, changed = list[PostRow](), list[PostRow]()
    for post in state.notices:
        notice = Notice.read(post.key)
        seats, before = notice.seats(session), _named(state, notice)
        holds += [post] if seats else []
        if not seats:
            changed.append(replace(post, edit=True))
        elif set(seats) != before:
            changed.append(up_to_date(post))
    return NotificationState(MappingProxyType(waits), (*holds, *made)), (*changed, *made)


def _named(state: NotificationState, notice: Notice) -> set[int]:
    """The seats that a notice has named so far."""
    return {
        seat
        for seat, wait in state.waits.items()
        if wait.user_id in notice.users and wait.number == notice.number
    }


def called_alone(state: NotificationState) -> tuple[NotificationState, tuple[PostRow, ...]]:
    """What tells those who were to be told in the channel where no post there has notified them."""
    waits = sorted(state.due, key=lambda wait: (wait.number, wait.seat))
    made = tuple(
        Notice("asked", number, tuple(wait.user_id for wait in alike)).post()
        for number, alike in groupby(waits, key=lambda wait: wait.number)
    )
    return replace(state.called(waits), notices=(*state.notices, *made)), made


def called_instead(state: NotificationState, post: PostRow) -> tuple[NotificationState, tuple[PostRow, ...]]:
    """What tells somebody in the channel whom a private message was to tell that cannot be sent."""
    wait = None if post.seat is None or post.edit else state.waits.get(post.seat)
    if wait is None:
        return state, ()
    notice = Notice("asked", wait.number, (wait.user_id,))
    if is_notice(post):
        notice = Notice.read(post.key)
    elif wait.way != "private" or post.number != wait.number:
        return state, ()
    if notice.number != wait.number or notice.users != (wait.user_id,):
        return state, ()
    after = state.called((wait,))
    others = [other for other in after.notices if other != post]
    return replace(after, notices=(*others, notice.post())), (notice.post(),)


def reminded(
    state: NotificationState, session: Session, due: Mapping[int, Collection[Kind]], now: datetime
) -> tuple[NotificationState, tuple[PostRow, ...]]:
    """What tells these seats later or again, unless they do not want to be, or know it already."""
    made, public, waits = list[PostRow](), dict[tuple[Kind, int], list[int]](), dict(state.waits)
    for seat, kinds in due.items():
        way, own, known = _way(session, seat, now), session.members[seat], state.waits.get(seat)
        number, untold = _number(session, seat), known is not None and known.way == "none"
        said = [kind for kind in _KINDS if kind in kinds and (kind != "asked" or untold)]
        if not said:
            continue
        kind = said[-1]
        if known is not None and untold and way != "none":
            waits[seat] = replace(known, way="dm" if way == "dm" else "called")
        if way == "dm":
            made.append(Notice(kind, number, (own.user_id,)).post(seat))
        elif way == "channel":
            public.setdefault((kind, number), []).append(own.user_id)
    made += (Notice(kind, number, tuple(users)).post() for (kind, number), users in public.items())
    return NotificationState(MappingProxyType(waits), (*state.notices, *made)), tuple(made)


def _number(session: Session, seat: int) -> int:
    """The input with which the wait of a seat began. Raises ValueError where it does not wait."""
    if session.play is None:
        raise ValueError(f"table {session.id} has no game, so nobody is awaited")
    return session.play.waits[seat].number


def _wait(session: Session, seat: int, way: ToldWay) -> WaitRow:
    return WaitRow(seat, session.members[seat].user_id, _number(session, seat), way)


def _way(session: Session, seat: int, now: datetime, *, privately: bool = False) -> ToldWay:
    """How a person is told by what they have set; ``privately``: a private post of the game's does so.

    At a table of private messages they are told where it is.
    """
    own = session.members[seat].preferences
    if own.notice == "none" or own.muted(now) or own.quiet_until(now) is not None:
        return "none"
    if privately:
        return "private"
    return "dm" if own.notice == "dm" and session.row.guild_id is not None else "channel"
