"""Which posts a step calls for.

=================  ==============================================================================
key                post
=================  ==============================================================================
``setup``          teams and hidden tokens are chosen; edited as it goes
``turn-14``        a turn, from the call to whoever plays it to its last action; edited as it goes
``fight-14-57``    both sides are asked for a card; edited once one lies, and with the result
``room-3``         the other player is asked to place tokens in the room of a slot
``on-14-60``       calls who plays the turn, once the other has answered
``offer-14-0``     somebody offers a draw; calls the other
``end``            the score, and what was hidden
=================  ==============================================================================

A turn that was played in one go with the one before it, as computers do, is told in the next one's post.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.events import (
    CardLaid,
    DrawOffered,
    FightBegan,
    GameEnded,
    RoomRevealed,
    TokenPlaced,
    TurnBegan,
)
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.host.game import Announcement

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
    if before.phase is Phase.FIGHT:
        yield Announcement(f"fight-{before.number}-{before.step}", edit=True)
    if before.phase is Phase.PLACE and others_place(before):
        yield Announcement(f"room-{before.placing[0][2]}", edit=True)
    if _has(events, DrawOffered) and after.offer is not None:
        yield Announcement(f"offer-{after.number}-{after.offer}")
    if any(isinstance(event, GameEnded) for event in events):
        yield Announcement("end")
        return
    if after.phase is Phase.FIGHT and _has(events, FightBegan):
        yield Announcement(f"fight-{after.number}-{after.step}")
    if others_place(after) and not (others_place(before) and not _has(events, RoomRevealed)):
        yield Announcement(f"room-{after.placing[0][2]}")
    if after.number != before.number:
        yield Announcement(f"turn-{after.number}")
    elif after.phase is Phase.ACT and _other_answered(after.turn, events):
        yield Announcement(f"on-{after.number}-{after.step}")


def others_place(game: Game) -> bool:
    """Whether the player whose turn it is not is to place a token."""
    return game.phase is Phase.PLACE and game.placing[0][0] != game.turn


def _has(events: Sequence[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


def _other_answered(turn: int, events: Sequence[Event]) -> bool:
    """Whether the last answer within a turn was the other player's."""
    answers = [event.seat for event in events if isinstance(event, (CardLaid, TokenPlaced, TurnBegan))]
    return bool(answers) and answers[-1] != turn
