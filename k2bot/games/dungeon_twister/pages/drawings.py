"""The pictures of a turn as pages carry them, each with words for who cannot see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.pictures import picture
from k2bot.games.dungeon_twister.pages import alternatives
from k2bot.games.dungeon_twister.pictures import (
    FightPicture,
    LegendPicture,
    MazePicture,
    PartPicture,
    ReachPicture,
    RoomPicture,
    RotationPicture,
    SightPicture,
    StepPicture,
    TallMazePicture,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Picture
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk


def maze(
    talk: Talk, seen: Observation, events: Sequence[Event] = (), *, reader: int | None = None
) -> Picture:
    """The whole maze, with what happened as arrows; ``reader`` is the seat it is described to."""
    shown = MazePicture(seen, tuple(events))
    reader = seen.seat if reader is None else reader
    return picture("dungeon-maze", shown, talk.writing, alternatives.maze(talk, seen, reader))


def tall_maze(
    talk: Talk, seen: Observation, events: Sequence[Event] = (), *, reader: int | None = None
) -> Picture:
    """The whole maze for narrow screens."""
    shown = TallMazePicture(seen, tuple(events))
    reader = seen.seat if reader is None else reader
    return picture("dungeon-tall", shown, talk.writing, alternatives.maze(talk, seen, reader))


def part(talk: Talk, seen: Observation, squares: tuple[str, ...], events: Sequence[Event] = ()) -> Picture:
    """The part of the maze around some squares, one of them at its upper wall."""
    shown = PartPicture(seen, squares, tuple(events))
    return picture("dungeon-part", shown, talk.writing, alternatives.maze(talk, seen, seen.seat))


def legend(talk: Talk) -> Picture:
    """All kinds of tokens with their names."""
    return picture("dungeon-legend", LegendPicture(), talk.writing, alternatives.legend(talk))


def step(talk: Talk, before: Observation, after: Observation, events: Sequence[Event]) -> Picture:
    """What some actions changed, before and after them."""
    shown = StepPicture(before, after, tuple(events))
    return picture("dungeon-step", shown, talk.writing, alternatives.step(talk, after, events))


def rotation(talk: Talk, before: Observation, after: Observation, slot: int) -> Picture:
    """A room before and after its turn."""
    shown = RotationPicture(before, after, slot)
    return picture("dungeon-turned", shown, talk.writing, alternatives.rotation(talk, after, slot))


def reach(talk: Talk, seen: Observation, character: str, squares: tuple[str, ...]) -> Picture:
    """What a character reaches, its squares numbered from 1."""
    shown = ReachPicture(seen, character, squares)
    said = alternatives.reach(talk, seen, character, squares)
    return picture("dungeon-reach", shown, talk.writing, said, fleeting=True)


def room(talk: Talk, seen: Observation, slot: int) -> Picture:
    """A revealed room that is being filled."""
    shown = RoomPicture(seen, slot, seen.placing)
    return picture("dungeon-room", shown, talk.writing, alternatives.room(talk, seen, slot))


def fight(
    talk: Talk, seen: Observation, attacker: str, target: str, cards: tuple[int, int] | None = None
) -> Picture:
    """Both sides of a fight before its cards are shown; with blue's and yellow's card, how it ends."""
    shown = FightPicture(seen, attacker, target, cards)
    said = alternatives.fight(talk, seen, attacker, target, cards)
    return picture("dungeon-fight", shown, talk.writing, said)


def sight(talk: Talk, seen: Observation, character: str, target: str) -> Picture:
    """The line of sight of the wand."""
    shown = SightPicture(seen, character, target)
    return picture("dungeon-sight", shown, talk.writing, alternatives.sight(talk, seen, character, target))
