"""Who is told that they are awaited: each person once for each wait, in the way they have chosen.

A wait is one decision of one person. The posts that a game calls for notify those who are told in the
channel; where none does, and for everybody else, the host has messages of its own, which go with the answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, cast

from k2bot.host.attention.posts import NOTICE, is_notice, up_to_date, withdraws
from k2bot.host.store.rows import PostRow, WaitRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from datetime import datetime

    from k2bot.host.kernel.session import Session
    from k2bot.host.store import OutboxRow
    from k2bot.host.store.rows import ToldWay

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


@dataclass(frozen=True, slots=True)
class Told:
    """How each person awaited was told so, by seat, and which messages of the host's about it stand."""

    waits: Mapping[int, WaitRow] = field(default_factory=lambda: MappingProxyType({}))
    notices: tuple[PostRow, ...] = ()

    @classmethod
    def taken_up(cls, session: Session, waits: Iterable[WaitRow], rows: Iterable[OutboxRow]) -> Told:
        """What a table was told before it was loaded, given all rows about notices.

        Who was awaited before the host kept that has been called.
        """
        known = {row.seat: row for row in waits}
        newest = {row.wanted.post: row for row in rows}
        notices = tuple(
            replace(row.wanted, edit=False, first=None)
            for row in newest.values()
            if row.status in ("waiting", "sent") and not withdraws(row.wanted)
        )
        if session.play is not None:
            awaited = session.people_awaited
            known = {seat: known.get(seat) or _wait(session, seat, "called") for seat in awaited}
        return cls(MappingProxyType(known), notices)

    @property
    def due(self) -> tuple[WaitRow, ...]:
        """The waits of which the next post in the channel that asks for that is to notify people."""
        return tuple(wait for wait in self.waits.values() if wait.way == "channel")

    @property
    def in_channel(self) -> frozenset[int]:
        """The seats that were told in the channel, or are to be."""
        return frozenset(seat for seat, wait in self.waits.items() if wait.way in ("channel", "called"))

    def after(
        self, session: Session, letters: Collection[int | None], now: datetime, here: Collection[int] = ()
    ) -> tuple[Told, tuple[PostRow, ...]]:
        """What holds once a table has come to that, and what is posted for it.

        To the seats of ``letters`` the game sends a private message. Who is ``here`` sees what they are asked
        by themselves. A notice stops naming people once they have answered, and goes with the last of them.
        In quiet hours nobody is told, but by a timer afterwards (``reminders``).
        """
        waits, made = dict[int, WaitRow](), list[PostRow]()
        for seat in session.people_awaited:
            wait = self.waits.get(seat)
            if wait is None or wait != _wait(session, seat, wait.way):
                way = "here" if seat in here else _way(session, seat, now, privately=seat in letters)
                wait = _wait(session, seat, way)
                if way == "dm":
                    made.append(Notice("asked", wait.number, (wait.user_id,)).post(seat))
            waits[seat] = wait
        holds, changed = list[PostRow](), list[PostRow]()
        for post in self.notices:
            notice = Notice.read(post.key)
            named, before = notice.seats(session), self._named(notice)
            holds += [post] if named else []
            if not named:
                changed.append(replace(post, edit=True))
            elif set(named) != before:
                changed.append(up_to_date(post))
        return Told(MappingProxyType(waits), (*holds, *made)), (*changed, *made)

    def _named(self, notice: Notice) -> set[int]:
        """The seats that a notice has named so far."""
        return {
            seat
            for seat, wait in self.waits.items()
            if wait.user_id in notice.users and wait.number == notice.number
        }

    def called(self, waits: Collection[WaitRow]) -> Told:
        """What holds once people have been told of these waits in the channel."""
        after = {
            seat: replace(wait, way="called") if wait in waits else wait for seat, wait in self.waits.items()
        }
        return replace(self, waits=MappingProxyType(after))

    def uncalled(self) -> tuple[Told, tuple[PostRow, ...]]:
        """What tells those who were to be told in the channel where no post there has notified them."""
        waits = sorted(self.due, key=lambda wait: (wait.number, wait.seat))
        made = tuple(
            Notice("asked", number, tuple(wait.user_id for wait in alike)).post()
            for number, alike in groupby(waits, key=lambda wait: wait.number)
        )
        return replace(self.called(waits), notices=(*self.notices, *made)), made

    def unheard(self, post: PostRow) -> tuple[Told, tuple[PostRow, ...]]:
        """What tells somebody in the channel whom a private message was to tell that cannot be sent."""
        wait = None if post.seat is None or post.edit else self.waits.get(post.seat)
        if wait is None:
            return self, ()
        notice = Notice("asked", wait.number, (wait.user_id,))
        if is_notice(post):
            notice = Notice.read(post.key)
        elif wait.way != "private" or post.number != wait.number:
            return self, ()
        if notice.number != wait.number or notice.users != (wait.user_id,):
            return self, ()
        told = self.called((wait,))
        others = [other for other in told.notices if other != post]
        return replace(told, notices=(*others, notice.post())), (notice.post(),)

    def reminded(
        self, session: Session, due: Mapping[int, Collection[Kind]], now: datetime
    ) -> tuple[Told, tuple[PostRow, ...]]:
        """What tells these seats later or again, unless they do not want to be, or know it already."""
        made, public, waits = list[PostRow](), dict[tuple[Kind, int], list[int]](), dict(self.waits)
        for seat, kinds in due.items():
            way, own, known = _way(session, seat, now), session.members[seat], self.waits.get(seat)
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
        return Told(MappingProxyType(waits), (*self.notices, *made)), tuple(made)


NOBODY_TOLD: Final = Told()
"""Where nobody is awaited."""


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
