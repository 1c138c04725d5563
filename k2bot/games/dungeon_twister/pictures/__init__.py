"""The pictures of Dungeon Twister: values that say what is shown, and code that draws them.

A picture is a pure function of its value and what is written in it: equal ones give equal bytes in every
process. Everything here may be called in worker threads.
"""

from __future__ import annotations

from k2bot.games.dungeon_twister.pictures.end_picture import EndPicture
from k2bot.games.dungeon_twister.pictures.fight_picture import FightPicture
from k2bot.games.dungeon_twister.pictures.film_picture import Reel, Shot, film
from k2bot.games.dungeon_twister.pictures.hiding_picture import HidingPicture
from k2bot.games.dungeon_twister.pictures.legend_picture import LegendPicture
from k2bot.games.dungeon_twister.pictures.maze_picture import MazePicture, PartPicture, TallMazePicture
from k2bot.games.dungeon_twister.pictures.reach_picture import ReachPicture
from k2bot.games.dungeon_twister.pictures.room_picture import RoomPicture
from k2bot.games.dungeon_twister.pictures.rotation_picture import RotationPicture
from k2bot.games.dungeon_twister.pictures.sight_picture import SightPicture
from k2bot.games.dungeon_twister.pictures.step_picture import StepPicture
from k2bot.games.dungeon_twister.pictures.story import Gain, Story
from k2bot.render.painting.paint import EXTENSION
from k2bot.render.writing import Writing

__all__ = [
    "EXTENSION",
    "EndPicture",
    "FightPicture",
    "Gain",
    "HidingPicture",
    "LegendPicture",
    "MazePicture",
    "PartPicture",
    "ReachPicture",
    "Reel",
    "RoomPicture",
    "RotationPicture",
    "Shot",
    "SightPicture",
    "StepPicture",
    "Story",
    "TallMazePicture",
    "Writing",
    "film",
]
