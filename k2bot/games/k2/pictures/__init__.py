"""The pictures of K2, drawn by code: pure functions from what may be seen to an encoded file.

Equal input gives equal bytes in every process. Every function may be called in worker threads.
"""

from k2bot.games.k2.pictures.board_picture import board
from k2bot.games.k2.pictures.chart import Trail
from k2bot.games.k2.pictures.film_picture import film
from k2bot.games.k2.pictures.hand_picture import hand
from k2bot.games.k2.pictures.night_picture import night
from k2bot.games.k2.pictures.plan_foot import Means
from k2bot.games.k2.pictures.plan_marks import Toll, tolls
from k2bot.games.k2.pictures.plan_picture import plan
from k2bot.games.k2.pictures.ranking_picture import ranking
from k2bot.games.k2.pictures.reveal_picture import reveal
from k2bot.render.painting.paint import EXTENSION

__all__ = [
    "EXTENSION",
    "Means",
    "Toll",
    "Trail",
    "board",
    "film",
    "hand",
    "night",
    "plan",
    "ranking",
    "reveal",
    "tolls",
]
