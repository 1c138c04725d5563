"""How a game counts in ratings: the one place that decides for whom, and with which place.

Every game in a channel that's played to its end counts, for all who sat down to it, by the places in which
they came in. Undone steps, time that ran out and stand-ins don't matter to players who are in their seat at
the end.

Whoever isn't *has left*: they resigned, a computer plays for them, or somebody else has taken their seat.
Those who left come last, whoever stopped playing first at the very end. What they did last themselves
decides that, so that nobody does better by running away than by resigning.

- Whoever takes over a seat isn't rated in that game.
- Whoever has a computer take over for another player gains nothing from the game, unless that player stays
  away for ``AWAY``: until its end, or until somebody else is asked to take the seat. If the seat comes in
  ahead of theirs all the same, its player hasn't left.
- Whoever cancels a game that they play in has left it, once every seat has had a move. If one seat remains,
  it has won; between several nothing is decided, so their ratings stay. There are no consequences if
  everyone else is a person who has done nothing for ``ABANDONED``. If anybody else cancels a game, it
  doesn't count.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from k2bot.host.inputs import RESIGN
from k2bot.host.rows import GAME, Counting, RatedPlaceRow, Status

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session
    from k2bot.host.rows import InputRow, ProposalRow

AWAY = timedelta(days=1)
"""Time after which nobody has taken advantage of it that a player was away."""
ABANDONED = timedelta(days=7)
"""Time without a decision of any other player after which a game can be cancelled without consequences."""


@dataclass(frozen=True, slots=True)
class _Entrant:
    """Player who sat down in a seat at the start; ``swapped`` is how somebody else got it for good."""

    seat: int
    user_id: int
    swapped: ProposalRow | None

    def own_inputs(self, play: Play) -> list[InputRow]:
        """What they did themselves, undone steps included."""
        rows = (row for row in play.inputs if row.seat == self.seat and row.kind in ("answer", RESIGN))
        return [row for row in rows if self.swapped is None or row.number <= self.swapped.input]

    def last_own(self, play: Play) -> int:
        """Number of the last input that they made themselves, 0 for none."""
        return max((row.number for row in self.own_inputs(play)), default=0)


def rated_places(session: Session) -> tuple[RatedPlaceRow, ...]:
    """How a game that is over or cancelled counts; empty if it doesn't count for anyone."""
    play, is_over = session.play, session.status is Status.OVER
    if play is None or session.row.kind != GAME or not (is_over or session.row.canceller is not None):
        return ()
    places = dict.fromkeys(range(len(session.members)), 1)
    if is_over:
        places |= {row.seat: row.place for row in play.placements(session.members)}
    entrants = tuple(_entrants(session))
    takers = {one.seat: by for one in entrants if (by := _taker(session, play, one)) is not None}
    ahead = {seat for seat, by in takers.items() if places[seat] < places[by]}
    left = {
        one.seat: last
        for one in entrants
        if one.seat not in ahead and (last := _left_after(session, play, one)) is not None
    }
    order = {seat: (1, -left[seat]) if seat in left else (0, place) for seat, place in places.items()}
    undecided = not is_over and len(order) - len(left) > 1
    counts: dict[int, Counting] = {seat: "losses" if seat in takers.values() else "all" for seat in order}
    if undecided:
        counts |= dict.fromkeys(order.keys() - left.keys(), "nothing")
    return tuple(
        RatedPlaceRow(
            seat,
            entrants[seat].user_id,
            session.members[seat].level,
            1 + sum(other < own for other in order.values()),
            counts[seat],
        )
        for seat, own in order.items()
    )


def canceller_of(session: Session, user_id: int, now: datetime) -> int | None:
    """Seat of a user whose cancelling of a game counts as leaving it; None if it has no consequences."""
    play, entrants = session.play, tuple(_entrants(session))
    if play is None or session.status is not Status.RUNNING:
        return None
    if {row.seat for row in play.inputs} != set(range(len(session.members))):
        return None
    own = next((one.seat for one in entrants if one.user_id == user_id), session.seat_of(user_id))

    def plays(seat: int) -> bool:
        newest = max(
            (row.at for row in play.inputs if (row.seat, row.kind) == (seat, "answer")), default=None
        )
        return newest is not None and (not session.members[seat].is_person or now - newest < ABANDONED)

    others = (seat for seat in range(len(session.members)) if seat != own and seat not in session.resigned)
    return own if any(map(plays, others)) else None


def _entrants(session: Session) -> Iterator[_Entrant]:
    """Who sat down to the game, by seat; whoever gave their seat away and took it back has stayed."""
    for seat, member in enumerate(session.members):
        agreed = [row for row in session.proposals if (row.kind, row.status) == ("swap", "agreed")]
        swaps = [row for row in agreed if row.facts["seat"] == seat]
        first = swaps[0].facts["from"] if swaps else member.user_id
        given = [row for row in swaps if row.facts["from"] == first]
        yield _Entrant(seat, first, None if first == member.user_id else given[-1])


def _left_after(session: Session, play: Play, entrant: _Entrant) -> int | None:
    """Number of the last input of somebody who has left, whereby they are ordered; None if they haven't."""
    seat, is_over = entrant.seat, session.status is Status.OVER
    if not is_over and seat == session.row.canceller:
        return play.number + 1
    replaced = is_over and session.members[seat].is_person and session.members[seat].standin is not None
    has_left = entrant.swapped is not None or seat in session.resigned or replaced
    return entrant.last_own(play) if has_left else None


def _taker(session: Session, play: Play, entrant: _Entrant) -> int | None:
    """Seat of the player who had a computer take over for an entrant who hadn't been away for long."""
    seat, swapped, last = entrant.seat, entrant.swapped, entrant.last_own(play)
    if swapped is None and seat in session.resigned:
        return None
    by = session.members[seat].standin_by if swapped is None else swapped.facts.get("by")
    since = next((row.at for row in play.inputs if row.seat == seat and row.number > last), None)
    until = play.inputs[-1].at if swapped is None else swapped.at
    return None if since is not None and until - since >= AWAY else by
