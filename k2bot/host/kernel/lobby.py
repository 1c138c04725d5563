"""Lobby commands: join, leave, configure, invite, start or cancel; computers and stand-ins."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from k2bot.game.values import ON, Refusal
from k2bot.host.kernel import fairness
from k2bot.host.kernel.changes import after_cancelling, with_host_seated, with_member, without_member
from k2bot.host.kernel.invitations import called_lately, with_invitations
from k2bot.host.kernel.permissions import (
    refuse_alone,
    refuse_begun,
    refuse_closed,
    refuse_others,
    require_play,
)
from k2bot.host.kernel.play import GameStart, Play
from k2bot.host.kernel.ratings import canceller_of
from k2bot.host.kernel.timers import with_due
from k2bot.host.kernel.transition import Transition, runs_in_thread
from k2bot.host.members import MOST_GUESTS, Member, unmarked
from k2bot.host.preferences import THREAD
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import LOBBY, InputRow, InvitationPost, InvitationRow, Status, TableRow
from k2bot.text.formatting import markdown_name, quote

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.text.words import Words


ABSENT_AFTER = timedelta(minutes=5)
"""Minimum wait for a player's move before others may appoint a stand-in for them."""


def join(
    transition: Transition, member: Member, press: int | None = None, before: tuple[Member, ...] | None = None
) -> str:
    """Seat a player in the lobby; ``press`` is the id of the press, which is mixed into the seed.

    For a rematch, ``before`` holds the members of the previous table; the seats then rotate by one.
    Raises Refusal.
    """
    session = transition.session
    refuse_begun(session)
    if session.seat_of(member.user_id) is not None:
        raise HostRefusal("refusal-joined-already")
    if session.is_private and member.user_id not in session.row.invited:
        raise HostRefusal("refusal-not-invited", host=session.host_name)
    _refuse_full(transition)
    members = (*session.members, member)
    if before is not None:
        members = members_of_rematch(members, before)
    transition.change(replace(session, row=_with_press(session.row, press), members=members))
    return transition.text("lobby-joined", host=session.host_name)


def members_of_rematch(members: Sequence[Member], before: Sequence[Member]) -> tuple[Member, ...]:
    """Members of a rematch in their seats: rotated by one, so that the last player goes first.

    Newcomers keep the position in which they joined.
    """
    seats = {member.user_id: (seat + 1) % len(before) for seat, member in enumerate(before)}
    known = iter(
        sorted((it for it in members if it.user_id in seats), key=lambda member: seats[member.user_id])
    )
    return tuple(next(known) if member.user_id in seats else member for member in members)


def leave(transition: Transition, user_id: int) -> str:
    """Remove a player from the lobby; a leaving host passes the role on, the last person out cancels it.

    Raises Refusal.
    """
    session = transition.session
    seat = session.seat_of(user_id)
    if seat is None:
        raise HostRefusal("refusal-not-at-table")
    refuse_begun(session, "refusal-begun-leave")
    rest = without_member(session, seat)
    if not any(member.is_person for member in rest.members):
        transition.change(after_cancelling(session))
        return transition.text("lobby-left-last")
    transition.change(with_host_seated(rest))
    passed = user_id == session.row.host_id
    host = transition.session.host_name
    return transition.text("lobby-left-host-passed" if passed else "lobby-left", host=host)


def rename(transition: Transition, user_id: int, name: str) -> None:
    """Call a player as they're called on their server now; posts show it when they're edited anyway."""
    session, seat = transition.session, transition.session.seat_of(user_id)
    if seat is not None and session.status.open:
        renamed = replace(session.members[seat], own_name=unmarked(name))
        transition.session = with_member(session, seat, renamed)


def set_options(transition: Transition, user_id: int, options: Mapping[str, str]) -> None:
    """Change the settings, as the host; ``options`` is the complete, validated set. Raises Refusal."""
    session = transition.session
    refuse_begun(session, "refusal-begun-settings")
    refuse_others(session, user_id, "refusal-settings-host-only")
    if options != session.row.options:
        transition.change(replace(session, row=replace(session.row, options=options)))


def invite(
    transition: Transition, user_id: int, guests: tuple[int, ...], calls: Mapping[int, InvitationRow]
) -> tuple[int, ...]:
    """Replace the guest list, as the host: new guests get an invitation, missing ones lose theirs.

    Only those with one of the ``calls`` that may be made are told, and only once. The reply is the new guests
    who aren't. Raises Refusal, for new guests also if nobody else can join.
    """
    session = transition.session
    refuse_alone(session)
    refuse_begun(session, "refusal-begun-invite")
    refuse_others(session, user_id, "refusal-settings-host-only")
    if len(guests) > MOST_GUESTS:
        raise HostRefusal("refusal-many-guests", most=MOST_GUESTS)
    known = {*session.row.invited, *(member.user_id for member in session.members)}
    new = tuple(guest for guest in guests if guest not in known)
    if new:
        _refuse_full(transition)
    lately = called_lately(session, transition.now)
    told = [calls[guest] for guest in new if guest in calls and guest not in lately]
    if guests != session.row.invited:
        after = replace(session, row=replace(session.row, invited=guests))
        transition.change(with_invitations(after, told), *(InvitationPost((row.guest,)) for row in told))
    return tuple(guest for guest in new if guest not in {row.guest for row in told})


def start(
    transition: Transition,
    user_id: int,
    press: int | None = None,
    room: int | None = None,
    lobby_channel: int = 0,
) -> bool:
    """Start the game, as the host, optionally in its own thread ``room``.

    The thread was created for ``lobby_channel``; the reply is False if the table has moved to another one.
    Raises Refusal.
    """
    session = transition.session
    check_start(transition, user_id)
    if session.row.options.get(THREAD) != ON:
        room = None
    if room is not None and session.row.channel_id != lobby_channel:
        return False
    row = _with_press(session.row, press)
    # Lobbies of an earlier version made no commitment yet: the start post does.
    seed = fairness.new_secret() if row.secret is None else fairness.seed_of(row.secret, row.presses)
    row = replace(row, status=Status.RUNNING, seed=seed, begun=transition.now, revision=session.game.revision)
    if room is not None:
        row = replace(row, channel_id=room)
    play = Play.begin(GameStart.of(session.game, row, len(session.members)))
    transition.change(replace(session, row=row, play=play))
    return True


@runs_in_thread
def begin_alone(transition: Transition, inputs: tuple[InputRow, ...] = ()) -> None:
    """Begin the game of a table for one person, after these inputs; it has no lobby.

    Its first posts show where the game stands. Raises ReplayError, and Refusal if nobody has anything to
    decide any more.
    """
    session = transition.session
    setup = GameStart.of(session.game, session.row, len(session.members))
    after = replace(session, play=Play.replay(setup, inputs))
    own = after.seat_of(session.row.host_id)
    if own is None or own not in after.staying or not after.game.in_play(after.state, own):
        raise HostRefusal("refusal-alone-over")
    transition.change(after)


def check_start(transition: Transition, user_id: int) -> None:
    """Check whether a user may start the game now. Raises Refusal if they may not."""
    session = transition.session
    refuse_begun(session)
    refuse_others(session, user_id, "refusal-start-host-only")
    if (objection := session.objection(transition.words)) is not None:
        raise Refusal(objection)


def refresh_lobby_post(transition: Transition) -> None:
    """Edit a lobby's post without changing it, which posts it again if somebody has deleted it."""
    posts = transition.session.posts
    post = posts.get(LOBBY)
    if transition.session.status is Status.LOBBY and post is not None and post.version is not None:
        transition.step(transition.session, posts.with_post(replace(post, version="")))


def keep_open(transition: Transition) -> None:
    """Let a lobby wait for good: its players aren't told that nobody starts it, and it isn't closed."""
    for timer in transition.session.timers:
        if timer.kind == "lobby":
            transition.change(with_due(transition.session, timer, None))


def cancel(transition: Transition, user_id: int, *, manager: bool = False) -> str:
    """Cancel a lobby or running game, as its host or as a channel manager. Raises Refusal."""
    session = transition.session
    refuse_closed(session)
    refuse_others(session, user_id, "refusal-cancel-host-only", manager=manager)
    transition.change(after_cancelling(session, canceller_of(session, user_id, transition.now)))
    return transition.text("lobby-was-cancelled")


# ------------------------------------------------------------------------------------------------- computers


def check_computers(transition: Transition, user_id: int) -> None:
    """Check whether a user may choose the computers of a lobby. Raises Refusal if they may not."""
    refuse_begun(transition.session)
    refuse_others(transition.session, user_id, "refusal-computers-host-only")


def add_computer(transition: Transition, user_id: int, level: str | None = None) -> None:
    """Give a computer a seat in the lobby, as the host. Raises Refusal.

    Without a level, it has that of the newest computer, or else the first one. In a full game, the level
    goes to the only computer, if that has another one.
    """
    check_computers(transition, user_id)
    session, game = transition.session, transition.session.game
    usual = (*(one.level for one in reversed(session.computers)), *(key for key, _ in game.levels))
    level = next(filter(None, (level, *usual)), "")
    _refuse_level(transition, level)
    if session.is_full and [one.level != level for one in session.computers] == [True]:
        set_computer_level(transition, user_id, level)
        return
    _refuse_full(transition)
    # The name is in the language of the channel, where it's shown.
    computer = new_computer(game, session.members, level, session.words)
    transition.change(replace(session, members=(*session.members, computer)))


def set_computer_level(transition: Transition, user_id: int, level: str) -> None:
    """Change the level of the newest computer in the lobby, as the host. Raises Refusal."""
    newest = _newest_computer(transition, user_id)
    _refuse_level(transition, level)
    session = transition.session
    changed = (replace(one, level=level) if one is newest else one for one in session.members)
    transition.change(replace(session, members=tuple(changed)))


def new_computer(game: AnyGame, members: Iterable[Member], level: str, words: Words) -> Member:
    """A computer of that level, with a number and a name that none of these members has."""
    known = tuple(members)
    used = {member.own_name for member in known}
    free = (words.text("computer-name", name=name) for name in game.computer_names)
    number = min([0, *(member.user_id for member in known)]) - 1
    name = next((name for name in free if name not in used), words.text("computer-name", name=number))
    return Member(number, name, level=level)


def remove_computer(transition: Transition, user_id: int) -> None:
    """Remove the most recently added computer from the lobby, as the host. Raises Refusal."""
    newest, session = _newest_computer(transition, user_id), transition.session
    transition.change(without_member(session, session.members.index(newest)))


def _newest_computer(transition: Transition, user_id: int) -> Member:
    """The most recently added computer, for the host. Raises Refusal."""
    check_computers(transition, user_id)
    if not transition.session.computers:
        raise HostRefusal("refusal-no-computer")
    return transition.session.computers[-1]


def stand_in(
    transition: Transition, user_id: int, absent_id: int, level: str, *, manager: bool = False
) -> str:
    """Appoint a computer to play for an absent player until they return.

    Players may do so for themselves at any time; hosts and channel managers only after the game has waited
    for that player for a while. At least one person must keep playing. Raises Refusal.
    """
    if absent_id == user_id:
        transition.set_standin(check_own_stand_in(transition, user_id, level), level)
        return transition.text("standin-arranged-own")
    session = transition.session
    _refuse_unplayed(transition, level)
    seat = session.seat_of(absent_id)
    if seat is None or seat not in session.staying:
        raise HostRefusal("refusal-standin-nobody")
    refuse_others(session, user_id, "refusal-standin-host-only", manager=manager)
    since, name = session.waiting.get(seat), markdown_name(session.members[seat].name)
    if since is None or transition.now - since < ABSENT_AFTER:
        minutes = int(ABSENT_AFTER / timedelta(minutes=1))
        raise HostRefusal("refusal-standin-early", name=name, minutes=minutes)
    _refuse_last(transition, seat)
    transition.set_standin(seat, level, by=session.seat_of(user_id))
    return transition.text("standin-arranged", name=name)


def check_own_stand_in(transition: Transition, user_id: int, level: str) -> int:
    """Check whether a user may get a stand-in for themselves; the reply is their seat. Raises Refusal."""
    _refuse_unplayed(transition, level)
    seat = transition.session.seat_of(user_id)
    if seat is None or seat not in transition.session.staying:
        raise HostRefusal("refusal-not-at-table")
    if transition.session.members[seat].standin == level:
        raise HostRefusal("standin-arranged-own")
    _refuse_last(transition, seat)
    return seat


def end_stand_in(transition: Transition, user_id: int) -> str:
    """End a player's stand-in, at their own request. Raises Refusal."""
    seat = transition.session.seat_of(user_id)
    if seat is None:
        raise HostRefusal("refusal-not-yours")
    if transition.session.members[seat].standin is None:
        raise HostRefusal("refusal-back-already")
    transition.set_standin(seat, None)
    return transition.text("standin-ended")


def _refuse_full(transition: Transition) -> None:
    session = transition.session
    if session.is_full:
        raise HostRefusal("refusal-full", names=session.names)


def _refuse_level(transition: Transition, level: str) -> None:
    """Raise Refusal unless the game has computers of that level."""
    game, labels = transition.reader_game, dict(transition.reader_game.levels)
    if not labels:
        raise HostRefusal("refusal-no-computers", game=game.title)
    if level not in labels:
        known = ", ".join(labels.values())
        raise HostRefusal("refusal-unknown-level", level=quote(level), levels=known)


def _refuse_unplayed(transition: Transition, level: str) -> None:
    """Raise Refusal unless a game is running that computers of that level can play."""
    session = transition.session
    refuse_closed(session)
    refuse_alone(session)
    require_play(session)
    _refuse_level(transition, level)


def _refuse_last(transition: Transition, seat: int) -> None:
    if transition.session.present in {(seat,), ()}:
        raise HostRefusal("refusal-standin-last")


def _with_press(row: TableRow, press: int | None) -> TableRow:
    """Table row with one more press id to mix into its seed."""
    return row if press is None else replace(row, presses=(*row.presses, press))
