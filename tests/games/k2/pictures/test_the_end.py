"""The board when the expedition is over: no day is to come, so nothing speaks of one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.pictures import panel, sky
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.scene import Backdrop, Box, Polygon, Slab, Text, Veil
from tests.games.k2.pictures.helpers.catalogue import said
from tools.k2 import cases, samples, scenes

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
DEAD = Climber(None, 0, 1)


def over(*climbers, **told):
    """The end of a game on day 18, whose weather is a blizzard."""
    rule = {
        "day": 18, "phase": Phase.OVER, "reason": "days", "season": "winter",
        "tiles": ("W2", "W1", "W3", "W4", "W6", "W5"), "risk": (2,),
    } | told  # fmt: skip
    return samples.position(climbers, **rule)  # type: ignore[arg-type]  # each as ``position`` takes it


def board(seen):
    return scenes.board(seen, NAMES[: len(seen.seats)])


PAIR = (Climber("c1", 3, 5), Climber("b2", 2, 2))


def test_no_weather_token_or_card_of_another_day_is_shown():
    seen = over(PAIR, PAIR)
    day = replace(seen, day=16, phase=Phase.CHECK, reason=None)
    assert not day.weather.is_clear
    assert [shape for shape in board(day).shapes if isinstance(shape, Veil)]
    seen = replace(seen, day=16)
    shapes = board(seen).shapes
    assert not [shape for shape in shapes if isinstance(shape, Veil)]
    assert {shape.painting.sky for shape in shapes if isinstance(shape, Backdrop)} == {"clear"}
    assert sky.weather_of(seen).is_clear
    texts = said(board(seen))
    assert not {"of 18", "Risk", "full", "max"} & set(texts)
    assert not any(text.startswith("days ") for text in texts)
    assert {"of 18", "Risk"} <= set(said(board(day)))
    rows = panel.table(seen, scenes.writing(NAMES), TABLE)
    texts = [shape.text for shape in rows if isinstance(shape, Text)]
    start = texts.index("7")
    row = texts[start : texts.index("7", start + 1)]
    assert sorted(row) == sorted(["Ann", "A", "c1", "3", "5", "B", "b2", "2", "2", "7"])


@pytest.mark.parametrize(
    ("climbers", "reason", "words"),
    [
        ((PAIR, PAIR), "days", ["after day 18"]),
        (((DEAD, DEAD), (DEAD, DEAD)), "dead", ["after day 18", "nobody came back"]),
        (((Climber("c1", 3, 5), DEAD),), "dead", ["after day 18", "a climber died"]),
        ((PAIR, (DEAD, DEAD)), "resigned", ["after day 18", "the others resigned"]),
    ],
)
def test_the_note_says_that_it_is_the_end_and_why(climbers, reason, words):
    texts = said(board(over(*climbers, reason=reason)))
    at = texts.index("The end")
    assert texts[at + 1 : at + 1 + len(words)] == words
    assert texts.count("Final points") == 1
    others = {"nobody came back", "a climber died", "the others resigned"} - set(words)
    assert not others & set(texts)


def test_who_has_most_points_stands_first_of_equal_ones_who_was_on_the_summit_first():
    high, low = (Climber("summit", 3, 10), Climber("a1", 3, 1)), (Climber("b4", 3, 3), Climber("a1", 3, 1))
    gone = (Climber(None, 0, 1), Climber(None, 0, 1))
    seen = over(low, high, gone, high, PAIR, summit=((3, "A"), (1, "A")), resigned=(False, False, True))
    assert panel.order(seen) == (3, 1, 4, 0, 2)
    assert panel.order(replace(seen, phase=Phase.CHECK, reason=None)) == (0, 1, 3, 4, 2)


def test_who_has_lost_both_is_told_from_who_has_left():
    gone = (Climber(None, 0, 1), Climber(None, 0, 1))
    seen = over(PAIR, gone, gone, resigned=(False, False, True))
    table = panel.table(seen, scenes.writing(NAMES), TABLE)
    words = [shape.text for shape in table if isinstance(shape, Text)]
    assert [word for word in words if word in {"both died", "resigned"}] == ["both died", "resigned"]
    rows = [shape.box for shape in table if isinstance(shape, Slab)][-2:]
    corners = len(symbol("down", Box(0, 0, 28, 28), theme.INK)[0].points)
    ends = [shape.points[0] for shape in table if isinstance(shape, Polygon) and len(shape.points) == corners]
    assert [[row.holds(Box(*end, *end)) for row in rows] for end in ends] == [[False, True]], "an arrow down"


def test_tokens_that_are_not_there_are_not_counted():
    seen = samples.middle(3)
    assert f"+{seen.tokens_pile_size}" in said(board(seen))
    last = said(board(replace(seen, tokens_pile_size=0)))
    assert f"+{seen.tokens_pile_size}" not in last
    assert "+0" not in last


def test_the_gallery_shows_the_end_after_all_days_and_where_nobody_came_back():
    files = [case.file for case in cases.cases()]
    assert {"board-end-1.webp", "board-end-5.webp", "board-end-all-dead.webp"} <= set(files)
    lost = observe(samples.finish(5), None)
    assert lost.phase is Phase.OVER
