"""The pictures that are looked at, by name."""

from functools import cache

from k2bot.games.dungeon_twister.engine import Rotate, observe
from k2bot.games.dungeon_twister.pictures import (
    MazePicture,
    PartPicture,
    RotationPicture,
    TallMazePicture,
    Writing,
)
from k2bot.text.words import words
from tools.dungeon_twister import crops, samples

GAMES = (2, 5)
"""Random games: one that somebody wins, and one that lasts long."""
EVERY = 34
"""Every so many moments one is drawn."""
PARTS = {"near": ("P5", "V1", "V5"), "far": ("I3", "V1"), "left": ("A1", "C3")}
"""Squares of parts that are shown."""


@cache
def mazes():
    """The maze in all phases, wide, tall and in parts, and rooms that turn."""
    found = {
        f"maze {game}/{number}": MazePicture(moment.seen, moment.events)
        for game in GAMES
        for number, moment in enumerate(samples.moments(game))
        if number % EVERY == 0
    }
    found |= {
        f"tall {name}": TallMazePicture(one.seen, one.events)
        for name, one in list(found.items())[:: len(found) // 8]
    }
    for seat in (None, 0, 1):
        found[f"crowded {seat}"] = MazePicture(observe(samples.crowded(), seat))
    for name, squares in PARTS.items():
        found[f"part {name}"] = PartPicture(observe(samples.crowded(), None), squares)
    found["tall crowded"] = TallMazePicture(observe(samples.crowded(), None))
    turns = [one for game in GAMES for one in samples.moments(game) if isinstance(one.action, Rotate)]
    for number, moment in enumerate(turns[:6]):
        found[f"rotation {number}"] = RotationPicture(moment.before_seen, moment.seen, moment.action.slot)
    return found


@cache
def others():
    """Squares in reach, rooms, fights, the setup, the wand, the end, and the examples of the rules."""
    return dict(named for _, named in crops.shown())


def scene_of(picture, names=samples.NAMES, said=None):
    return picture.scene(Writing(said or words(), names, (1,)))
