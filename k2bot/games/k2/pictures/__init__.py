"""K2's pictures: values that say what to show, and the code that draws them.

A picture is a pure function of its value and its words: equal ones give equal bytes in every process.
Everything here is safe to call in worker threads.
"""

from __future__ import annotations

from k2bot.games.k2.pictures.board_picture import BoardPicture, DayCourse, DayTurn, full_spaces
from k2bot.games.k2.pictures.cards import HandPicture
from k2bot.games.k2.pictures.career_picture import MOST_RIVALS, CareerPicture
from k2bot.games.k2.pictures.chart import Trail
from k2bot.games.k2.pictures.danger import Mark, dangers, statuses, tonight
from k2bot.games.k2.pictures.hero_picture import HeroPicture
from k2bot.games.k2.pictures.night_picture import NightPicture
from k2bot.games.k2.pictures.pieces import Writing
from k2bot.games.k2.pictures.plan_panel import Resources
from k2bot.games.k2.pictures.plan_picture import PlanPicture
from k2bot.games.k2.pictures.ranking_picture import Peak, RankingPicture
from k2bot.games.k2.pictures.reach import Goal, Toll, passes, tolls
from k2bot.games.k2.pictures.reveal_picture import RevealPicture
from k2bot.games.k2.pictures.scenery import Stage
from k2bot.games.k2.pictures.situation import ClimberPlace, Situation
from k2bot.games.k2.pictures.standings import Deed
from k2bot.render.painting.paint import EXTENSION

__all__ = [
    "EXTENSION",
    "MOST_RIVALS",
    "BoardPicture",
    "CareerPicture",
    "ClimberPlace",
    "DayCourse",
    "DayTurn",
    "Deed",
    "Goal",
    "HandPicture",
    "HeroPicture",
    "Mark",
    "NightPicture",
    "Peak",
    "PlanPicture",
    "RankingPicture",
    "Resources",
    "RevealPicture",
    "Situation",
    "Stage",
    "Toll",
    "Trail",
    "Writing",
    "dangers",
    "full_spaces",
    "passes",
    "statuses",
    "tolls",
    "tonight",
]
