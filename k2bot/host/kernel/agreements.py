"""Commands that need consent: undo, swap of a player, change of host, and the clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from k2bot.host.clock import MORE
from k2bot.host.kernel.changes import after_cancelling
from k2bot.host.kernel.consent import (
    CLOCK_KINDS,
    asked_users,
    is_own_decision,
    may_answer_proposal,
    missing_consent,
    step_facts,
    was_declined,
)
from k2bot.host.kernel.invitations import called_lately, with_invitations
from k2bot.host.kernel.permissions import (
    refuse_alone,
    refuse_closed,
    refuse_others,
    require_clock,
    require_play,
)
from k2bot.host.kernel.play import Play, successive_plays
from k2bot.host.kernel.timers import with_clock_change
from k2bot.host.kernel.transition import Transition, runs_in_thread
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import InputRow, InvitationRow, ProposalKind, ProposalRow, Status
from k2bot.text.formatting import markdown_name, relative_time

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from k2bot.host.kernel.session import Session
    from k2bot.host.members import Member
    from k2bot.text.words import Words

MIN_HOST_ABSENCE = timedelta(hours=24)
"""Minimum inactivity of a host before others may propose a new one."""
MIN_HOST_GONE = timedelta(minutes=10)
"""Minimum time since the last press of a host who has left the server, before others take over."""
ASKED_AGAIN_AFTER = timedelta(hours=48)
"""Time after a question whether somebody takes a seat before they can be asked again, if they declined."""


@runs_in_thread
def undo(transition: Transition, user_id: int, number: int | None = None) -> str:
    """Undo a player's last step, at once if nobody else needs to be asked.

    ``number`` names the input to undo: if it's no longer in effect, nothing more is undone. Raises Refusal.
    """
    play, seat, session = transition.play, _playing(transition, user_id), transition.session
    if number and not play.counts(number):
        return transition.text("undo-done", **step_facts({}))
    if not session.game.undo:
        raise HostRefusal("refusal-undo-game", game=transition.reader_game.title)
    row = last_step(session)
    if row is None:
        raise HostRefusal("refusal-undo-nothing")
    if row.seat != seat:
        raise HostRefusal("refusal-undo-other", name=markdown_name(session.members[row.seat].name))
    named = step_facts({"step": step_name(session, row, transition.words)})
    since = steps_since(play, row.number)
    if any(play.setup.game.reveals(one.before, one.step) for one in since):
        raise HostRefusal("refusal-undo-revealed", **named)
    if not asked_users(session, user_id) and any(
        play.setup.game.is_final(one.before, one.step) for one in since
    ):
        raise HostRefusal("refusal-undo-final", **named)
    if was_declined(session, row):
        raise HostRefusal("refusal-undo-declined")
    proposal = session.proposal
    if proposal is not None and (proposal.kind, proposal.user_id) == ("undo", user_id):
        return transition.text("proposal-waits", **_missing_names(transition))
    drops, step = drops_orders(session, row), step_name(session, row, session.words)
    facts = {"seat": seat, "first": row.number, **({"step": step} if step else {})}
    is_done = _propose(transition, user_id, "undo", facts)
    text = transition.text("undo-done" if is_done else "undo-asked", **named, **_missing_names(transition))
    return f"{text}\n{transition.text('undo-drops-orders')}" if drops else text


def _missing_names(transition: Transition) -> dict[str, str | int]:
    """Names of those yet to answer the open proposal, if there is one, as message arguments."""
    session, row = transition.session, transition.session.proposal
    missing = () if row is None else missing_consent(session, row)
    known = {member.user_id: markdown_name(member.name) for member in session.members}
    names = [known.get(user_id, f"<@{user_id}>") for user_id in missing]
    return {"names": transition.words.list_text(names), "count": len(names)}


def _proposed_text(transition: Transition) -> str:
    """Sentence for the author of a new proposal."""
    return transition.text("proposal-made", **_missing_names(transition))


def propose_swap(
    transition: Transition, user_id: int, new_id: int, seat: int | None, call: InvitationRow | None
) -> str | None:
    """Propose a newcomer for the proposer's own seat, or, as the host, for any seat.

    The post pings the newcomer if a ``call`` may be made, and if it's the first. The reply is None if the
    host has yet to choose the ``seat``. Raises Refusal.
    """
    own, session = _playing(transition, user_id), transition.session
    refuse_alone(session)
    if session.row.guild_id is None:
        raise HostRefusal("refusal-guest-alone")
    if session.seat_of(new_id) is not None:
        raise HostRefusal("refusal-swap-seated")
    _refuse_nagging(session, new_id, transition.now)
    hosts = user_id == session.row.host_id
    if seat is None and hosts:
        return None
    leaving = own if seat is None else seat
    if leaving != own:
        refuse_others(session, user_id, "refusal-swap-host-only")
    if leaving not in range(len(session.members)) or leaving in session.resigned:
        raise HostRefusal("refusal-swap-gone")
    member = session.members[leaving]
    facts = {"seat": leaving, "from": member.user_id, "old": member.name, "to": new_id}
    if call is None or new_id in called_lately(session, transition.now):
        _propose(transition, user_id, "swap", {**facts, "quiet": True})
        unasked = transition.text("invitation-quiet", names=f"<@{new_id}>", way="seat")
        return f"{_proposed_text(transition)}\n{unasked}"
    transition.session = with_invitations(session, [call])
    _propose(transition, user_id, "swap", facts)
    return _proposed_text(transition)


def _refuse_nagging(session: Session, new_id: int, now: datetime) -> None:
    """Raise Refusal if that newcomer was asked not long ago and declined: each question pings them."""
    swaps = [one for one in session.proposals if one.kind == "swap" and one.facts["to"] == new_id]
    for one in swaps:
        again = one.at + ASKED_AGAIN_AFTER
        if one.decliner == new_id and again > now:
            raise HostRefusal("refusal-swap-declined", when=relative_time(again))


def hand_over(transition: Transition, user_id: int, new_id: int) -> str:
    """Change the host. The host needs the new one's consent; others need everybody's, and an inactive host.

    In a lobby the change happens at once, after a host has confirmed it. Raises Refusal.
    """
    session, new = transition.session, _next_host(transition, user_id, new_id)
    name = markdown_name(new.name)
    if session.status is Status.LOBBY:
        transition.change(replace(session, row=replace(session.row, host_id=new_id)))
        return transition.text("host-handed-over", name=name)
    facts = {"from": session.row.host_id, "old": session.host.name, "to": new_id}
    is_done = _propose(transition, user_id, "host", facts)
    return transition.text("host-handed-over", name=name) if is_done else _proposed_text(transition)


def check_hand_over(transition: Transition, user_id: int, new_id: int) -> Member | None:
    """Member who would become host at once, in a lobby; None where consent replaces confirmation.

    Raises Refusal as ``hand_over`` does.
    """
    new, row = _next_host(transition, user_id, new_id), transition.session.row
    return new if row.status is Status.LOBBY and user_id == row.host_id else None


def _next_host(transition: Transition, user_id: int, new_id: int) -> Member:
    """Member nominated as the next host. Raises Refusal."""
    session = transition.session
    refuse_closed(session)
    refuse_alone(session)
    seat, to = session.seat_of(user_id), session.seat_of(new_id)
    hosts, in_lobby = user_id == session.row.host_id, session.status is Status.LOBBY
    if seat is None or not (in_lobby or hosts or seat in session.staying):
        raise HostRefusal("refusal-not-at-table")
    if {session.members[other].user_id for other in session.staying} <= {session.row.host_id}:
        raise HostRefusal("refusal-host-alone")
    if to is None or not session.members[to].is_person or to in session.resigned:
        raise HostRefusal("refusal-host-seated")
    if new_id == session.row.host_id:
        raise HostRefusal("refusal-host-already", name=session.host_name)
    if not _host_is_away(transition):
        refuse_others(session, user_id, "refusal-host-here")
    return session.members[to]


def replace_host(transition: Transition, user_id: int, host_id: int, seen: datetime | None) -> str:
    """Replace a host who has left the server by a player; the reply is a sentence for them.

    In a lobby, the former host's seat becomes free; somebody without a seat closes it. Nothing happens if
    somebody else is the host by now. Raises Refusal for ``MIN_HOST_GONE`` after the host's last press, which
    was ``seen`` at that time or is stored.
    """
    session, in_lobby = transition.session, transition.session.status is Status.LOBBY
    if session.row.host_id != host_id or not session.status.open:
        return ""
    host, free_at = session.host_name, max(filter(None, (_last_press(session), seen))) + MIN_HOST_GONE
    if transition.now < free_at:
        raise HostRefusal("refusal-host-left", host=host, when=relative_time(free_at))
    if session.seat_of(user_id) is None:
        transition.change(after_cancelling(session))
        return transition.text("host-left-alone", host=host)
    if in_lobby:
        rest = tuple(member for member in session.members if member.user_id != host_id)
        transition.change(replace(session, members=rest, row=replace(session.row, host_id=user_id)))
    else:
        facts = {"from": host_id, "old": session.host.name, "to": user_id, "left": True}
        transition.do_proposed(_proposal(transition, user_id, "host", facts))
    return transition.text("host-left", host=host)


def propose_clock(transition: Transition, user_id: int, change: str) -> str:
    """Propose to pause or resume the clock, or to extend it. Raises Refusal."""
    _playing(transition, user_id)
    require_clock(transition.session)
    if with_clock_change(transition.session, change, transition.now) == transition.session:
        raise HostRefusal("refusal-clock-so", more=change == MORE)
    is_done = _propose(transition, user_id, CLOCK_KINDS[change], {"what": change})
    return transition.text("clock-changed") if is_done else _proposed_text(transition)


def set_clock(transition: Transition, user_id: int, change: str, *, manager: bool = False) -> None:
    """Pause, resume or extend the clock, as the host or a channel manager.

    Does nothing if the clock is in that state already. Raises Refusal.
    """
    session = transition.session
    require_clock(session)
    refuse_others(session, user_id, "refusal-clock-host-only", manager=manager)
    after = with_clock_change(session, change, transition.now)
    if after == session and change == MORE:
        raise HostRefusal("refusal-clock-nobody")
    if after != session:
        transition.change_clock(session, change)


@runs_in_thread
def answer_proposal(transition: Transition, user_id: int, name: str, number: int, *, agrees: bool) -> str:
    """Accept or decline a proposal; one no is enough, and the proposer's own no withdraws it.

    Once all have agreed, it's carried out. Raises Refusal.
    """
    session, row = transition.session, transition.session.proposal
    if row is None or row.number != number:
        raise HostRefusal("refusal-proposal-over")
    if not may_answer_proposal(session, row, user_id):
        raise HostRefusal("refusal-not-seated", names=session.names)
    if not agrees:
        transition.store_proposal(replace(row, status="declined", decliner=user_id))
        return transition.text("proposal-you-withdrew" if user_id == row.user_id else "proposal-you-declined")
    if user_id == row.user_id:
        raise HostRefusal("refusal-proposal-own")
    if user_id in row.agreed:
        return transition.text("proposal-you-agreed")
    if user_id == row.facts.get("to"):
        row = replace(row, facts={**row.facts, "new": name})
    row = replace(row, agreed=(*row.agreed, user_id))
    if missing_consent(session, row):
        transition.store_proposal(row)
    else:
        transition.do_proposed(row)
    return transition.text("proposal-you-agreed")


def expire_proposals(transition: Transition, user_id: int) -> None:
    """Let a proposal lapse that would bring this user to the table."""
    row = transition.session.proposal
    if row is not None and row.facts.get("to") == user_id:
        transition.store_proposal(replace(row, status="lapsed"))


def _playing(transition: Transition, user_id: int) -> int:
    """Seat of a user who plays in a running game. Raises Refusal."""
    session = transition.session
    require_play(session)
    refuse_closed(session)
    seat = session.seat_of(user_id)
    if seat is None or seat not in session.staying:
        raise HostRefusal("refusal-not-seated", names=session.names)
    return seat


def _propose(transition: Transition, user_id: int, kind: ProposalKind, facts: Mapping[str, Any]) -> bool:
    """Ask for consent; whether it took effect at once because nobody needs to be asked. Raises Refusal."""
    session = transition.session
    if (known := session.proposal) is not None:
        own = known.user_id == user_id
        raise HostRefusal("refusal-proposal-open", own=own, command=session.game.key)
    row = _proposal(transition, user_id, kind, facts)
    if missing_consent(session, row):
        transition.store_proposal(row)
        return False
    transition.do_proposed(row)
    return True


def _proposal(
    transition: Transition, user_id: int, kind: ProposalKind, facts: Mapping[str, Any]
) -> ProposalRow:
    session = transition.session
    name = next(member.name for member in session.members if member.user_id == user_id)
    return ProposalRow(
        number=max((one.number for one in session.proposals), default=0) + 1,
        kind=kind,
        user_id=user_id,
        facts={"name": name, **facts},
        input=session.play.number if session.play else 0,
        at=transition.now,
    )


def _host_is_away(transition: Transition) -> bool:
    """Whether the host has left the game, has a stand-in, or has done nothing for a day.

    A lobby has been left alone once it has been open for a day.
    """
    session = transition.session
    away = session.seat_of(session.row.host_id) not in session.present or session.play is None
    if away and session.status is not Status.LOBBY:
        return True
    return transition.now - _last_press(session) >= MIN_HOST_ABSENCE


def _last_press(session: Session) -> datetime:
    """Time (UTC) of the host's last press, as far as it's stored: an answer, the start, or the opening."""
    host, inputs = session.seat_of(session.row.host_id), session.play.inputs if session.play else ()
    own = (row for row in inputs if row.seat == host and not row.late and row.kind != "default")
    return max([session.row.begun or session.row.created, *(row.at for row in own)])


def last_step(session: Session) -> InputRow | None:
    """Newest input by a person; None if there is none, or if somebody has resigned since.

    Only answers of computers, standing orders and timeouts can follow it.
    """
    rows = reversed(session.play.effective if session.play else ())
    decided = (row for row in rows if row.kind == "resign" or is_own_decision(session, row))
    row = next(decided, None)
    return None if row is None or row.kind == "resign" else row


def steps_since(play: Play, first: int) -> tuple[Play, ...]:
    """The game after each of the inputs from ``first`` on; replays it."""
    return tuple(one for one in successive_plays(play.setup, play.effective) if one.newest >= first)


def drops_orders(session: Session, row: InputRow) -> bool:
    """Whether standing orders would answer at once after an undo to that input; replays the game."""
    play, orders = session.play, session.orders.get(row.seat)
    if play is None or not orders:
        return False
    order = session.game.order(play.up_to(row.number - 1).state, row.seat, orders)
    return order is not None and not order.delay


def step_name(session: Session, row: InputRow, words: Words) -> str:
    """Short public description of an input and of how much followed it, in a language; replays the game.

    Empty if the game doesn't name its steps.
    """
    play = session.playing
    step = play.step_name(row, session.people, session.game_in(words))
    later = sum(one.number > row.number for one in play.effective)
    return words.text("undo-step", step=step, later=later) if step and later else step
