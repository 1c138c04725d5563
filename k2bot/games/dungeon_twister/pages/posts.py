"""Which posts a step calls for.

=================  ==============================================================================
key                post
=================  ==============================================================================
``setup``          teams and hidden tokens are chosen; edited as it goes
``turn-14``        a turn, from the call to whoever plays it to its last action; edited as it goes
``offer-0``        seat 0 offers a draw; edited once the offer is no longer open
``end``            the score, and what was hidden
=================  ==============================================================================

Who is asked within a turn is called by a line that goes once they have answered: ``call-hide-0-4``,
``call-fight-14-57``, ``call-room-3``, and ``call-on-14-60`` for whoever plays the turn, once the other has
answered; where that is a computer that does so at once, the host leaves it out.
A turn that was played in one go with the one before it, as computers do, is told in the next one's post.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import CALL, GOES_ON, Announcement
from k2bot.games.dungeon_twister.engine.events import DrawOffered, GameEnded
from k2bot.games.dungeon_twister.engine.model import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Game

SETUP = "setup"


def announcements(before: Game | None, after: Game, events: Sequence[Event]) -> tuple[Announcement, ...]:
    """The posts a step calls for, in order."""
    return tuple(_announced(before, after, events))


def _announced(before: Game | None, after: Game, events: Sequence[Event]) -> Iterator[Announcement]:
    if before is None:
        yield Announcement(SETUP if after.number == 0 else f"turn-{after.number}")
        return
    yield Announcement(SETUP if before.number == 0 else f"turn-{before.number}", edit=True)
    offered = any(isinstance(event, DrawOffered) for event in events)
    if before.offer is not None and open_offer(after) is None:
        yield Announcement(f"offer-{before.offer}", edit=True)
    elif offered:
        yield Announcement(f"offer-{after.offer}")
    if any(isinstance(event, GameEnded) for event in events):
        yield Announcement("end")
    elif after.number != before.number:
        yield Announcement(f"turn-{after.number}")


def open_offer(game: Game) -> int | None:
    """The seat whose offer of a draw can be agreed to; None where there is none, or the game is over."""
    return None if game.phase is Phase.OVER else game.offer


def call(game: Game) -> str | None:
    """The key of the line that calls who is asked now; None where another post does."""
    match game.phase:
        case Phase.HIDE:
            return f"{CALL}hide-{game.turn}-{game.step}"
        case Phase.FIGHT:
            return f"{CALL}fight-{game.number}-{game.step}"
        case Phase.PLACE if game.placing[0][0] != game.turn:
            return f"{CALL}room-{game.placing[0][2]}"
        case Phase.PLACE | Phase.ACT:
            return f"{GOES_ON}{game.number}-{game.step}"
        case _:
            return None
