"""What a planned turn costs or risks, each as a sentence: who falls, what is lost, who can walk out next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    IS_CHARACTER,
    OWNER,
    ROPES,
    THIEVES,
    TOKENS,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, ObjectLost
from k2bot.games.dungeon_twister.engine.exits import exits, highest_card, points_within
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import BIT, SQUARES
from k2bot.games.dungeon_twister.pages.called import called

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk


def warnings(talk: Talk, look: Preview) -> tuple[str, ...]:
    """What the planned actions cost, and what the other can do after them; nothing in ordinary turns."""
    if look.seen.phase is Phase.OVER:
        return ()
    return (*_lost(talk, look), *_on_a_pit(talk, look.seen), *_threats(talk, look.seen))


def _lost(talk: Talk, look: Preview) -> list[str]:
    """Own characters that fall, and objects that leave the game."""
    seen, found = look.seen, []
    for event in look.events:
        if isinstance(event, Eliminated) and OWNER[BY_NAME[event.character]] == seen.seat:
            name = talk.kind(event.character)
            found.append(talk.text("dungeon-warns-ends", name=name, square=event.square, cause=event.cause))
        elif isinstance(event, ObjectLost):
            found.append(
                talk.text("dungeon-warns-lost", name=called(talk, seen, event.token), square=event.square)
            )
        elif isinstance(event, Left) and event.carried is not None:
            token = BY_NAME[event.carried]
            if not IS_CHARACTER[token] and token not in TREASURES:
                found.append(
                    talk.text(
                        "dungeon-warns-taken-out",
                        name=called(talk, seen, event.carried),
                        character=talk.kind(event.character),
                    )
                )
    return found


def _on_a_pit(talk: Talk, seen: Observation) -> list[str]:
    """The own thief on a pit without a rope: a wound there is her end (16)."""
    if seen.seat is None:
        return []
    board, thief = Board(seen), THIEVES[seen.seat]
    place = board.at[thief]
    if place >= SQUARES or not board.maze.pits & BIT[place] or board.wounded >> thief & 1:
        return []
    if any(token in ROPES for token in board.tokens(place)):
        return []
    return [talk.text("dungeon-warns-pit", name=talk.kind(TOKENS[thief]))]


def _threats(talk: Talk, seen: Observation) -> list[str]:
    """Who of the other's could walk out in the next turn, and whether that wins."""
    if seen.seat is None:
        return []
    other = 1 - seen.seat
    most = highest_card(seen, other)
    found = exits(seen, other, most)
    if not found:
        return []
    names = talk.listed(
        [talk.text("dungeon-threat-one", name=talk.kind(one.character), ap=one.ap) for one in found]
    )
    wins = seen.vp[other] + points_within(found, most) >= seen.setup.goal[other]
    return [
        talk.text("dungeon-warns-exit", names=names, colour=talk.colour(other), wins="yes" if wins else "no")
    ]


def nearest(talk: Talk, seen: Observation) -> str | None:
    """One line about what the other threatens, for whoever's turn begins; None where nothing is near."""
    if seen.seat is None or seen.phase is Phase.OVER:
        return None
    other = 1 - seen.seat
    found = exits(seen, other)
    if not found:
        return None
    return talk.text(
        "dungeon-threat", name=talk.token(found[0].character), ap=found[0].ap, points=found[0].points
    )
