"""Dungeon Twister's pictures: values that say what to show, and the code that draws them.

A picture is a pure function of its value and its words: equal ones give equal bytes in every process.
Everything here is safe to call in worker threads.
"""

from __future__ import annotations

from k2bot.games.dungeon_twister.pictures.action_pictures import RotationPicture, SightPicture, StepPicture
from k2bot.games.dungeon_twister.pictures.career_picture import MOST_RIVALS, CareerPicture
from k2bot.games.dungeon_twister.pictures.close_up import CloseUpPicture
from k2bot.games.dungeon_twister.pictures.end_picture import EndPicture, Gain, Story
from k2bot.games.dungeon_twister.pictures.fight_picture import FightPicture
from k2bot.games.dungeon_twister.pictures.hero_pictures import (
    EliminationPicture,
    EscapePicture,
    HeroPicture,
    Inhabitant,
    Poster,
    SpinPicture,
)
from k2bot.games.dungeon_twister.pictures.maze_picture import (
    MazePicture,
    PartPicture,
    TallMazePicture,
)
from k2bot.games.dungeon_twister.pictures.placing_pictures import HidingPicture, LegendPicture, RoomPicture
from k2bot.games.dungeon_twister.pictures.reach_picture import ReachPicture
from k2bot.games.dungeon_twister.pictures.writing import COLOURS, Writing
from k2bot.render.painting.paint import EXTENSION

__all__ = [
    "COLOURS",
    "EXTENSION",
    "MOST_RIVALS",
    "CareerPicture",
    "CloseUpPicture",
    "EliminationPicture",
    "EndPicture",
    "EscapePicture",
    "FightPicture",
    "Gain",
    "HeroPicture",
    "HidingPicture",
    "Inhabitant",
    "LegendPicture",
    "MazePicture",
    "PartPicture",
    "Poster",
    "ReachPicture",
    "RoomPicture",
    "RotationPicture",
    "SightPicture",
    "SpinPicture",
    "StepPicture",
    "Story",
    "TallMazePicture",
    "Writing",
]
