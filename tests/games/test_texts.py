"""The rules and the tutorial of each game, as people read them."""

from __future__ import annotations

import pytest

from k2bot.game.exercises import GO_ON
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.courses import View, course_page
from k2bot.text.words import words
from tests.kit.courses import walk
from tests.kit.table import NAMES, Table
from tests.kit.transcript import page_text

GAMES = pytest.mark.parametrize("game", [K2(), DungeonTwister()], ids=["k2", "dungeon"])


@GAMES
def test_the_tutorial(game, approved):
    """Every exercise, and the answer that leads to the next one."""
    told, learner = [], Table.begin(game, 2).people[0]
    for attempt, exercise in walk(game, learner):
        page = course_page(game, exercise, View(), words(), stamp=attempt.stamp, draft=attempt.draft)
        told.append(f"--- exercise {exercise.number[0]}:\n{page_text(page)}")
        if exercise.model not in (None, GO_ON):
            told.append(f"--- the right answer: {exercise.model}")
    approved("\n\n".join(told), f"{game.key}-tutorial")


@GAMES
def test_the_rules(game, approved):
    table = Table.begin(game, 2, names=NAMES)
    pages = [table.page(0, f"rules.{topic}") for topic, _ in game.topics]
    approved("\n\n".join(f"---\n{page_text(page)}" for page in pages), f"{game.key}-rules")
