"""Lobby commands: join, leave, configure, invite, start or cancel; computers and stand-ins."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, ClassVar, Final

from k2bot.game.values import Refusal
from k2bot.host.kernel import fairness
from k2bot.host.kernel.play import Play, ReplayError, Setup
from k2bot.host.kernel.posts import CANCELLED, INVITED, LOBBY
from k2bot.host.kernel.transition import Command
from k2bot.host.values import MOST_GUESTS, ON, THREAD, Member, PostRow, Status, moved_on
from k2bot.text.formatting import plain, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from k2bot.game.base import Game
    from k2bot.host.kernel.transition import Transition
    from k2bot.host.values import InputRow, TableRow
    from k2bot.text.words import Words


ABSENT_AFTER: Final = timedelta(minutes=5)
"""Minimum wait for a player's move before others may appoint a stand-in for them."""
LOBBY_EDIT: Final = PostRow(None, LOBBY, edit=True)


@dataclass(frozen=True, slots=True)
class Join(Command[str]):
    """Seat a player in the lobby; ``press`` is the id of the press, which is mixed into the seed.

    For a rematch, ``before`` holds the members of the previous table; the seats then rotate by one.
    """

    member: Member
    press: int | None = None
    before: tuple[Member, ...] | None = None

    def carry_out(self, table: Transition) -> str:
        """Seat the member. Raises Refusal."""
        session = table.session
        session.refuse_begun(table.words)
        if session.seat_of(self.member.user_id) is not None:
            raise Refusal(table.text("refusal-joined-already"))
        if session.is_private and self.member.user_id not in session.row.invited:
            raise Refusal(table.text("refusal-not-invited", host=plain(session.host.name)))
        if len(session.members) >= max(session.game.seats):
            raise Refusal(table.text("refusal-full", names=session.names(table.words)))
        members = (*session.members, self.member)
        if self.before is not None:
            members = moved_on(members, self.before)
        table.amend(_with_press(session.row, self.press), members, LOBBY_EDIT)
        return table.text("lobby-joined", host=plain(session.host.name))


@dataclass(frozen=True, slots=True)
class Leave(Command[str]):
    """Remove a player from the lobby; a leaving host passes the role on, the last person out cancels it."""

    user_id: int

    def carry_out(self, table: Transition) -> str:
        """Remove them. Raises Refusal."""
        session = table.session
        if session.seat_of(self.user_id) is None:
            raise Refusal(table.text("refusal-not-at-table"))
        session.refuse_begun(table.words, "refusal-begun-leave")
        rest = tuple(member for member in session.members if member.user_id != self.user_id)
        people = [member for member in rest if member.is_person]
        if not people:
            table.amend(replace(session.row, status=Status.CANCELLED), None, LOBBY_EDIT)
            return table.text("lobby-left-last")
        passed = self.user_id == session.row.host_id
        row = replace(session.row, host_id=people[0].user_id) if passed else session.row
        table.amend(row, rest, LOBBY_EDIT)
        host = plain(table.session.host.name)
        return table.text("lobby-left-host-passed" if passed else "lobby-left", host=host)


@dataclass(frozen=True, slots=True)
class SetOptions(Command[None]):
    """Change the settings, as the host; ``options`` is the complete, validated set."""

    user_id: int
    options: Mapping[str, str]

    def carry_out(self, table: Transition) -> None:
        """Store the settings. Raises Refusal."""
        session = table.session
        session.refuse_begun(table.words, "refusal-begun-settings")
        if self.user_id != session.row.host_id:
            raise Refusal(table.text("refusal-settings-host-only", host=plain(session.host.name)))
        if self.options != session.row.options:
            table.amend(replace(session.row, options=self.options), None, LOBBY_EDIT)


@dataclass(frozen=True, slots=True)
class Invite(Command[None]):
    """Replace the guest list, as the host: new guests get an invitation, missing ones lose theirs."""

    user_id: int
    guests: tuple[int, ...]

    def carry_out(self, table: Transition) -> None:
        """Store the guest list and post invitations. Raises Refusal."""
        session, guests = table.session, self.guests
        session.refuse_alone(table.words)
        session.refuse_begun(table.words, "refusal-begun-invite")
        if self.user_id != session.row.host_id:
            raise Refusal(table.text("refusal-settings-host-only", host=plain(session.host.name)))
        if len(guests) > MOST_GUESTS:
            raise Refusal(table.text("refusal-many-guests", most=MOST_GUESTS))
        known = session.row.invited
        new = [guest for guest in guests if guest not in known and session.seat_of(guest) is None]
        if guests != known:
            invitations = (PostRow(None, f"{INVITED}{guest}") for guest in new)
            table.amend(replace(session.row, invited=guests), None, LOBBY_EDIT, *invitations)


@dataclass(frozen=True, slots=True)
class Start(Command[bool]):
    """Start the game, as the host, optionally in its own thread ``room``.

    The thread was created for ``lobby_channel``; the reply is False if the table has moved to another one.
    """

    user_id: int
    press: int | None = None
    room: int | None = None
    lobby_channel: int = 0

    def carry_out(self, table: Transition) -> bool:
        """Start the game. Raises Refusal."""
        session = table.session
        CheckStart(self.user_id).carry_out(table)
        elsewhere = self.room is not None and session.row.options.get(THREAD) == ON
        if elsewhere and session.row.channel_id != self.lobby_channel:
            return False
        row = _with_press(session.row, self.press)
        # Lobbies of an earlier version made no commitment yet: the start post does.
        seed = fairness.new_secret() if row.secret is None else fairness.seed_of(row.secret, row.presses)
        row = replace(row, status=Status.RUNNING, seed=seed, begun=table.now, rules=session.game.revision)
        if self.room is not None and elsewhere:
            row = replace(row, channel_id=self.room)
        table.amend(row, None, LOBBY_EDIT)
        return True


@dataclass(frozen=True, slots=True)
class BeginAlone(Command[None]):
    """Begin the game of a table for one person, after these inputs; it has no lobby.

    Its first posts show where the game stands.
    """

    inputs: tuple[InputRow, ...] = ()
    long: ClassVar[bool] = True

    def carry_out(self, table: Transition) -> None:
        """Begin it. Raises ReplayError, and Refusal if nobody has anything to decide any more."""
        session = table.session
        setup = Setup.of(session.game, session.row, len(session.members))
        if setup is None:
            raise ReplayError("replay-no-start")
        after = replace(session, play=Play.replay(setup, self.inputs))
        own = after.seat_of(session.row.host_id)
        if own is None or own not in after.staying or not after.game.in_play(after.state, own):
            raise Refusal(table.text("refusal-alone-over"))
        table.change(after, (PostRow(None, LOBBY),))
        table.follow_orders()


@dataclass(frozen=True, slots=True)
class CheckStart(Command[None]):
    """Check whether a user may start the game now."""

    user_id: int

    def carry_out(self, table: Transition) -> None:
        """Raise Refusal if they may not."""
        session = table.session
        session.refuse_begun(table.words)
        if self.user_id != session.row.host_id:
            raise Refusal(table.text("refusal-start-host-only", host=plain(session.host.name)))
        if (objection := session.objection(table.words)) is not None:
            raise Refusal(objection)


@dataclass(frozen=True, slots=True)
class Cancel(Command[str]):
    """Cancel a lobby or running game, as its host or as a channel manager."""

    user_id: int
    manager: bool = False

    def carry_out(self, table: Transition) -> str:
        """Cancel it. Raises Refusal."""
        session = table.session
        session.refuse_closed(table.words)
        if self.user_id != session.row.host_id and not self.manager:
            raise Refusal(table.text("refusal-cancel-host-only", host=plain(session.host.name)))
        # A running game gets its own post about it; its lobby post keeps the story of the start.
        post = LOBBY_EDIT if session.status is Status.LOBBY else PostRow(None, CANCELLED)
        table.amend(replace(session.row, status=Status.CANCELLED), None, post)
        return table.text("lobby-was-cancelled")


# ------------------------------------------------------------------------------------------------- computers


@dataclass(frozen=True, slots=True)
class AddComputer(Command[None]):
    """Give a computer of that level a seat in the lobby, as the host."""

    user_id: int
    level: str

    def carry_out(self, table: Transition) -> None:
        """Add the computer. Raises Refusal."""
        session = table.session
        _refuse_others(table, self.user_id)
        _refuse_level(table, self.level)
        if len(session.members) >= max(session.game.seats):
            raise Refusal(table.text("refusal-full", names=session.names(table.words)))
        # The name is in the language of the channel, where it's shown.
        computer = new_computer(session.game, session.members, self.level, session.words)
        table.amend(None, (*session.members, computer), LOBBY_EDIT)


def new_computer(game: Game[Any], members: Iterable[Member], level: str, words: Words) -> Member:
    """A computer of that level, with a number and a name that none of these members has."""
    known = tuple(members)
    taken = {member.name for member in known}
    free = (words.text("computer-name", name=name) for name in game.computer_names)
    number = min([0, *(member.user_id for member in known)]) - 1
    name = next((name for name in free if name not in taken), words.text("computer-name", name=number))
    return Member(number, name, level=level)


@dataclass(frozen=True, slots=True)
class RemoveComputer(Command[None]):
    """Remove the most recently added computer from the lobby, as the host."""

    user_id: int

    def carry_out(self, table: Transition) -> None:
        """Remove it. Raises Refusal."""
        members = table.session.members
        _refuse_others(table, self.user_id)
        computers = [member for member in members if not member.is_person]
        if not computers:
            raise Refusal(table.text("refusal-no-computer"))
        rest = tuple(member for member in members if member is not computers[-1])
        table.amend(None, rest, LOBBY_EDIT)


@dataclass(frozen=True, slots=True)
class StandIn(Command[str]):
    """Appoint a computer to play for an absent player until they return.

    Players may do so for themselves at any time; hosts and channel managers only after the game has waited
    for that player for a while. At least one person must keep playing.
    """

    user_id: int
    absent_id: int
    level: str
    manager: bool = field(default=False, kw_only=True)

    def carry_out(self, table: Transition) -> str:
        """Appoint the stand-in. Raises Refusal."""
        if self.absent_id == self.user_id:
            table.set_standin(CheckOwnStandIn(self.user_id, self.level).carry_out(table), self.level)
            return table.text("standin-arranged-own")
        session = table.session
        _refuse_unplayed(table, self.level)
        seat = session.seat_of(self.absent_id)
        if seat is None or seat not in session.staying:
            raise Refusal(table.text("refusal-standin-nobody"))
        if self.user_id != session.row.host_id and not self.manager:
            raise Refusal(table.text("refusal-standin-host-only", host=plain(session.host.name)))
        since, name = session.waiting.get(seat), plain(session.members[seat].name)
        if since is None or table.now - since < ABSENT_AFTER:
            minutes = int(ABSENT_AFTER / timedelta(minutes=1))
            raise Refusal(table.text("refusal-standin-early", name=name, minutes=minutes))
        _refuse_last(table, seat)
        table.set_standin(seat, self.level)
        return table.text("standin-arranged", name=name)


@dataclass(frozen=True, slots=True)
class CheckOwnStandIn(Command[int]):
    """Check whether a user may get a stand-in for themselves; the reply is their seat."""

    user_id: int
    level: str

    def carry_out(self, table: Transition) -> int:
        """Return the seat. Raises Refusal."""
        _refuse_unplayed(table, self.level)
        seat = table.session.seat_of(self.user_id)
        if seat is None or seat not in table.session.staying:
            raise Refusal(table.text("refusal-not-at-table"))
        _refuse_last(table, seat)
        return seat


@dataclass(frozen=True, slots=True)
class EndStandIn(Command[str]):
    """End a player's stand-in, at their own request."""

    user_id: int

    def carry_out(self, table: Transition) -> str:
        """End it. Raises Refusal."""
        seat = table.session.seat_of(self.user_id)
        if seat is None:
            raise Refusal(table.text("refusal-not-yours"))
        if table.session.members[seat].standin is None:
            raise Refusal(table.text("refusal-back-already"))
        table.set_standin(seat, None)
        return table.text("standin-ended")


def _refuse_level(table: Transition, level: str) -> None:
    """Raise Refusal unless the game has computers of that level."""
    game, labels = table.reader_game, dict(table.reader_game.levels)
    if not labels:
        raise Refusal(table.text("refusal-no-computers", game=game.title))
    if level not in labels:
        known = ", ".join(labels.values())
        raise Refusal(table.text("refusal-unknown-level", level=quoted(level), levels=known))


def _refuse_unplayed(table: Transition, level: str) -> None:
    """Raise Refusal unless a game is running that computers of that level can play."""
    session = table.session
    session.refuse_closed(table.words)
    session.refuse_alone(table.words)
    if session.status is Status.LOBBY:
        raise Refusal(table.text("refusal-in-lobby", host=plain(session.host.name)))
    _refuse_level(table, level)


def _refuse_last(table: Transition, seat: int) -> None:
    if table.session.present in {(seat,), ()}:
        raise Refusal(table.text("refusal-standin-last"))


def _refuse_others(table: Transition, user_id: int) -> None:
    session = table.session
    session.refuse_begun(table.words)
    if user_id != session.row.host_id:
        raise Refusal(table.text("refusal-computers-host-only", host=plain(session.host.name)))


def _with_press(row: TableRow, press: int | None) -> TableRow:
    """Table row with one more press id to mix into its seed."""
    return row if press is None else replace(row, presses=(*row.presses, press))
