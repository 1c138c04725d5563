"""What a change of a table means for its posts: what is to be posted, gathered, held back and called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from k2bot.host.play import RESIGN
from k2bot.host.posts import STANDIN, held_back, posts_to_repeat, private_posts_to_repeat, withdraws
from k2bot.host.seating import Status
from k2bot.host.steps import StepBatch, call_for, called_for, told_of_step, withdrawal
from k2bot.host.store import PostRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.host.session import Session
    from k2bot.host.store import OutboxRow


@dataclass(frozen=True, slots=True)
class Standing:
    """What is not told yet: the steps held back, since what computers do next is told together with them.

    ``call`` is the key of the post that calls somebody, while it stands or waits to be sent.
    """

    batch: StepBatch | None = None
    call: str | None = None

    def after(self, batch: StepBatch | None, session: Session, calls: Sequence[PostRow] = ()) -> Standing:
        """What stands once these calls, made and withdrawn, are written in order.

        The batch is held back where computers alone go on now, and what they do can be told with it.
        """
        call = self.call
        for post in calls:
            call = None if withdraws(post) else post.key
        goes_on = batch is not None and session.followed and batch.gathers and session.pending(alone=True)
        return Standing(batch if goes_on else None, call)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is written with a change: ``posts`` are put into the outbox, the rows of ``done`` taken out of it.

    ``outcome`` says what becomes of those and why, ``forget`` whose messages are gone, but for the posts in
    the channel whose keys are in ``keep``.
    """

    standing: Standing
    posts: tuple[PostRow, ...] = ()
    done: tuple[int, ...] = ()
    outcome: tuple[Literal["gathered", "dropped"], str] = ("gathered", "told together with what followed")
    forget: Literal["none", "channel", "all"] = "none"
    keep: tuple[str, ...] = ()


def after_step(standing: Standing, before: Session, after: Session, unsent: Sequence[OutboxRow]) -> Plan:
    """What follows from an input, the newest of ``after``. Raises ValueError where there is no game."""
    play, members = after.play, after.members
    if play is None:
        raise ValueError(f"table {after.id} has no game, so no step either")
    row = play.inputs[-1]
    earlier = standing.batch if row.kind != RESIGN and before.followed else None
    batch = earlier.then(play) if earlier else StepBatch.alone(play)
    actor = row.seat if row.kind == "answer" and members[row.seat].played_at is None else None
    calls = (*withdrawal(play, members, standing.call), *call_for(play, members, actor))
    return Plan(
        standing.after(batch if row.kind != RESIGN else None, after, calls),
        posts=(*told_of_step(before, after, batch), *calls),
        done=held_back(unsent, earlier.first) if earlier else (),
    )


def after_change(
    standing: Standing,
    before: Session,
    after: Session,
    posts: tuple[PostRow, ...],
    unsent: Sequence[OutboxRow],
) -> Plan:
    """What follows from other members, another host or status, beside the ``posts`` about it.

    The posts of a game that begins follow those. Cancelling gives up what the game still had to post.
    """
    done, calls = tuple[int, ...](), tuple[PostRow, ...]()
    if after.play is not None and before.play is None:
        posts = (*posts, *called_for(after.play, StepBatch.alone(after.play), after.members))
        calls = call_for(after.play, after.members, None)
    elif after.status is Status.CANCELLED:
        done = tuple(r.id for r in unsent if r.wanted.number is not None and not withdraws(r.wanted))
        calls = (PostRow(None, standing.call, edit=True),) if standing.call else ()
    elif after.play is not None:
        calls = withdrawal(after.play, after.members, standing.call)
    outcome: tuple[Literal["dropped"], str] = ("dropped", "the table was cancelled")
    return Plan(standing.after(standing.batch, after, calls), (*posts, *calls), done, outcome)


def after_move(standing: Standing, session: Session, rows: Sequence[OutboxRow]) -> Plan:
    """What is posted in another channel, given all rows: all that is current, held back no more.

    Whoever moves a table looks for its posts there at once.
    """
    waiting = [row for row in rows if row.status == "waiting" and row.wanted.seat is None]
    away = [row.wanted.key for row in waiting if withdraws(row.wanted)]
    old = (PostRow(None, standing.call, edit=True),) if standing.call else ()
    return Plan(
        Standing(None, standing.call),
        posts=(*old, *_current(standing, session, rows)),
        done=tuple(row.id for row in waiting if not withdraws(row.wanted)),
        outcome=("gathered", "posted again after a move"),
        forget="channel",
        keep=(*away, *(post.key for post in old)),
    )


def posted_anew(standing: Standing, session: Session, rows: Sequence[OutboxRow]) -> Plan:
    """What is posted where no message of earlier exists any more: all that is current, privately too."""
    private = private_posts_to_repeat(rows) if session.status is Status.RUNNING else ()
    return Plan(
        Standing(None, standing.call),  # among the posts are some that stood there already
        posts=(*_current(standing, session, rows), *private),
        done=tuple(row.id for row in rows if row.status == "waiting"),
        outcome=("gathered", "posted again"),
        forget="all",
    )


def _current(standing: Standing, session: Session, rows: Sequence[OutboxRow]) -> tuple[PostRow, ...]:
    """What has to be posted again where the posts made so far are out of sight."""
    away = [f"{STANDIN}{seat}" for seat, member in enumerate(session.members) if member.standin]
    newest = session.play.number if session.play else None
    call = (PostRow(newest, standing.call),) if standing.call and newest is not None else ()
    return (*posts_to_repeat(rows, newest, notices=away), *call)
