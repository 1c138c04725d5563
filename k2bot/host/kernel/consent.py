"""What others at a table must agree to, and until when their consent is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.host.clock import MORE, PAUSE, RESUME
from k2bot.host.inputs import RESIGN
from k2bot.host.rows import ProposalPost, Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.kernel.session import Session
    from k2bot.host.rows import InputRow, PostId, ProposalKind, ProposalRow

CLOCK_KINDS: Mapping[str, ProposalKind] = {PAUSE: "pause", RESUME: "resume", MORE: "extend"}
"""Kind of proposal by clock action."""


def asked_users(session: Session, user_id: int) -> list[int]:
    """Users to ask about somebody's proposal, by seat."""
    play, members = session.play, session.members
    seats = [s for s in session.present if play is not None and session.game.in_play(play.state, s)]
    return [own for seat in seats if (own := members[seat].user_id) != user_id]


def missing_consent(session: Session, row: ProposalRow) -> tuple[int, ...]:
    """Users whose consent a proposal still needs, by seat, a newcomer last.

    Computers and players with a stand-in consent implicitly; players who have left the game, or are out of it
    and only watch, aren't asked. Nobody is asked about an answer that could be changed without an undo.
    """
    members, ids = session.members, asked_users(session, row.user_id)
    if row.kind == "swap":
        leaving = members[row.facts["seat"]]
        ids += [leaving.user_id] if leaving.played_at is None and leaving.user_id not in ids else []
        ids.append(row.facts["to"])
    elif row.kind == "host" and row.user_id == row.facts["from"]:
        ids = [row.facts["to"]]  # the host may give it to anybody who accepts
    elif row.kind == "undo" and session.game.can_revise(session.state, row.facts["seat"]):
        ids = []
    elif row.kind == "host":
        ids = [user_id for user_id in ids if user_id != session.row.host_id]
    return tuple(user_id for user_id in ids if user_id not in (row.user_id, *row.agreed))


def may_answer_proposal(session: Session, row: ProposalRow, user_id: int) -> bool:
    """Whether a user has a say in a proposal: the players, and the newcomer of a swap."""
    seat = session.seat_of(user_id)
    return seat in session.staying or (row.kind == "swap" and row.facts["to"] == user_id)


def is_void(session: Session, row: ProposalRow) -> bool:
    """Whether the latest change has made an open proposal void.

    An undo becomes void once a person has acted, or once a computer's step has revealed anything.
    """
    play = session.play
    if session.status is not Status.RUNNING or (play is None and row.kind != "host"):
        return True
    if session.seat_of(row.user_id) not in session.staying:
        return True
    if row.kind in CLOCK_KINDS.values():
        void_kind = "resume" if session.row.paused is None else "pause"
        return session.clock is None or row.kind == void_kind
    if row.kind == "swap":
        return row.facts["seat"] in session.resigned or session.seat_of(row.facts["to"]) is not None
    if row.kind == "host":
        has_left = session.seat_of(row.facts["to"]) not in session.staying
        return has_left or session.row.host_id != row.facts["from"]
    play = session.playing
    later = [one for one in play.effective if one.number > row.input]
    acted = any(one.kind == RESIGN or session.members[one.seat].played_at is None for one in later)
    return acted or (bool(later) and session.game.reveals(play.before, play.step))


def users_asked_by(session: Session, about: PostId) -> tuple[int, ...]:
    """Users whose consent a post asks for."""
    row = session.proposal
    asks = row is not None and isinstance(about, ProposalPost) and about.number == row.number
    return missing_consent(session, row) if row is not None and asks else ()


def step_facts(facts: Mapping[str, Any]) -> dict[str, str | bool]:
    """Text arguments that describe the step to undo; some games don't name their steps."""
    step = facts.get("step", "")
    return {"named": bool(step), "step": step}


# ------------------------------------------------------------------------------------------------------- undo


def is_own_decision(session: Session, row: InputRow) -> bool:
    """Whether a person made that input themselves and in time."""
    return row.kind == "answer" and not row.late and session.members[row.seat].is_person


def was_declined(session: Session, row: InputRow) -> bool:
    """Whether an undo of that input was declined, by anybody but the player who asked for it."""
    proposals = [one for one in session.proposals if one.kind == "undo" and one.facts["first"] == row.number]
    return any(one.status == "declined" and one.decliner != one.user_id for one in proposals)


def may_be_taken_back(session: Session, seat: int) -> bool:
    """Whether the newest step is this seat's own, can be undone and couldn't simply be changed instead."""
    play = session.play
    if play is None or not play.effective or not session.status.open or play.before is None:
        return False
    row, game = play.effective[-1], play.setup.game
    own = row.seat == seat and is_own_decision(session, row) and not was_declined(session, row)
    if not own or row.stamp == play.stamp(seat) or game.reveals(play.before, play.step):
        return False
    user_id = session.members[seat].user_id
    return bool(asked_users(session, user_id)) or not game.is_final(play.before, play.step)
