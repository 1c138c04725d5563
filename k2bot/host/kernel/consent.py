"""What a table can be asked to consent to: who is asked, and when a proposal is void."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from k2bot.host.kernel.play import RESIGN
from k2bot.host.kernel.posts import PROPOSAL
from k2bot.host.people.members import Status
from k2bot.host.store.rows import PostRow
from k2bot.host.timing.clocks import GO_ON, MORE, PAUSE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.kernel.session import Session
    from k2bot.host.store.rows import ProposalKind, ProposalRow

CLOCK_KINDS: Final[Mapping[str, ProposalKind]] = {PAUSE: "pause", GO_ON: "resume", MORE: "extend"}
"""The kind of a proposal by what is to be done about the clock."""
LASTS: Final = timedelta(days=1)
"""For how long a table can answer."""


def others(session: Session, user_id: int) -> list[int]:
    """The users who are asked about what somebody proposes, in the order of seats."""
    play, members = session.play, session.members
    seats = [s for s in session.present if play is not None and session.game.in_play(play.state, s)]
    return [own for seat in seats if (own := members[seat].user_id) != user_id]


def missing(session: Session, row: ProposalRow) -> tuple[int, ...]:
    """The users whose consent a proposal still lacks, in the order of seats, a newcomer last.

    That of computers and of whom they stand in for is taken for given; who has left the game, or is out of
    it and only watches, is not asked.
    """
    members, ids = session.members, others(session, row.user_id)
    if row.kind == "swap":
        leaving = members[row.facts["seat"]]
        ids += [leaving.user_id] if leaving.played_at is None and leaving.user_id not in ids else []
        ids.append(row.facts["to"])
    elif row.kind == "host" and row.user_id == row.facts["from"]:
        ids = [row.facts["to"]]  # the host may give it to whoever takes it
    elif row.kind == "host":
        ids = [user_id for user_id in ids if user_id != session.row.host_id]
    return tuple(user_id for user_id in ids if user_id not in (row.user_id, *row.agreed))


def may_answer(session: Session, row: ProposalRow, user_id: int) -> bool:
    """Whether somebody has a say in a proposal: who plays here, and whoever is to come."""
    seat = session.seat_of(user_id)
    return seat in session.staying or (row.kind == "swap" and row.facts["to"] == user_id)


def kept_up(session: Session) -> Session:
    """The session without an open proposal that has become void by what has just changed.

    An undo is void once a person has done anything, and once anything was shown by what computers did.
    """
    row = session.proposal
    return (
        session
        if row is None or not _is_void(session, row)
        else session.proposed(replace(row, status="lapsed"))
    )


def _is_void(session: Session, row: ProposalRow) -> bool:
    play = session.play
    if session.status is not Status.RUNNING or play is None:
        return True
    if session.seat_of(row.user_id) not in session.staying:
        return True
    if row.kind in CLOCK_KINDS.values():
        stands = session.row.paused is not None
        return (
            session.clock is None or (row.kind == "pause" and stands) or (row.kind == "resume" and not stands)
        )
    if row.kind == "swap":
        return row.facts["seat"] in session.gone or session.seat_of(row.facts["to"]) is not None
    if row.kind == "host":
        gone = session.seat_of(row.facts["to"]) not in session.staying
        return gone or session.row.host_id != row.facts["from"]
    later = [one for one in play.effective if one.number > row.input]
    acted = any(one.kind == RESIGN or session.members[one.seat].played_at is None for one in later)
    return acted or (bool(later) and session.game.reveals(play.before, play.step))


def proposal_posts(before: Session, after: Session) -> tuple[PostRow, ...]:
    """The posts about proposals that a change calls for: that of a new one, an edit once it is another."""
    known = {row.number: row for row in before.proposals}
    return tuple(
        PostRow(None, f"{PROPOSAL}{row.number}", edit=row.number in known)
        for row in after.proposals
        if known.get(row.number) != row
    )


def pinged(session: Session, key: str) -> tuple[int, ...]:
    """The users whom the post of that key asks for their consent."""
    row = session.proposal
    return missing(session, row) if row is not None and key == f"{PROPOSAL}{row.number}" else ()


def step_of(facts: Mapping[str, Any]) -> dict[str, str]:
    """The step that a proposal is to undo, as its texts take it: some games have no names for steps."""
    step = facts.get("step", "")
    return {"named": "yes" if step else "no", "step": step}
