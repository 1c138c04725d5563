"""Hero pictures in K2's posts: which moments get one, and in which post."""

from functools import partial
from itertools import pairwise

import pytest

from k2bot.game.pages import of_kind
from k2bot.game.values import Announcement, Moment, Pace, Person
from k2bot.games.k2.engine import DayBegan, Died, Rescued, Slid, observe
from k2bot.games.k2.pages import drawings, highlights
from k2bot.games.k2.pages.highlights import RANKS
from k2bot.games.k2.pages.wording import Talk
from k2bot.render.scene import Text
from k2bot.text.words import words
from tests.games.k2.pages import expedition
from tools.k2 import scenes
from tools.k2.samples import NAMES

GAMES = pytest.mark.parametrize("name", expedition.GAMES)


def heroes(table):
    """The game's highlights with a hero picture."""
    return highlights.of_game(*history(table.steps))


def history(steps):
    return observe(steps[-1].state, None), [event for step in steps for event in step.events]


def has_hero(post):
    return any(picture.name.startswith("k2-hero") for picture in post.page.pictures)


@GAMES
def test_every_highlight_is_told_by_one_post_and_never_two_posts_in_a_row(whole_games, name):
    table = whole_games[name]
    posts = [post for post in table.posts if post.announcement.seat is None and not post.announcement.edit]
    shown = [has_hero(post) for post in posts]
    assert sum(shown) == len(heroes(table)) > 0
    assert not any(one and two for one, two in pairwise(shown))


@GAMES
def test_no_later_step_takes_a_hero_picture_away(whole_games, name):
    steps, found = whole_games[name].steps, ()
    for number in range(1, len(steps) + 1, 3):
        now = highlights.of_game(*history(steps[:number]))
        # Of a turn or a night that isn't over yet something greater may still come.
        assert now[: len(found) - 1] == found[:-1]
        found = now


@GAMES
def test_a_climber_has_one_picture_of_a_kind_and_only_one_is_the_first_above_8000_m(whole_games, name):
    told = [(one.kind, key) for one in heroes(whole_games[name]) for key in one.climbers]
    assert len(told) == len(set(told))
    assert sum(kind == "high" for kind, _ in told) <= 1


def test_together_the_games_show_all_kinds_of_moments_but_the_rarest(whole_games):
    kinds = {one.kind for table in whole_games.values() for one in heroes(table)}
    assert kinds >= {"death", "rescue", "high", "avalanche"}
    assert kinds <= set(RANKS)


@GAMES
def test_a_grave_night_is_told_once_by_a_post_of_its_own(whole_games, name):
    """The morning after it begins with the new day."""
    table = whole_games[name]
    posts = [post for post in table.posts if post.announcement.seat is None and not post.announcement.edit]
    for before, post in pairwise(posts):
        events = table.steps[post.number].events
        grave = any(isinstance(event, Slid | Rescued | Died) for event in events)
        if post.announcement.key.startswith("day-") and grave:
            assert before.announcement.key.startswith("night-")
            assert "Night" not in post.page.text


def test_a_past_day_keeps_its_hero_picture_at_the_pace_of_days(whole_games):
    table = next(table for table in whole_games.values() if len(heroes(table)) > 2)
    steps, shown = table.steps, []
    for number, step in enumerate(steps):
        for event in of_kind(step.events, DayBegan)[: bool(number)]:
            past = Announcement(f"day-{event.day - 1}", edit=True)
            played = partial(iter, steps[: number + 1])
            moment = Moment(steps[number - 1].state, step, table.people, played, str, Pace.DAY)
            page = table.game.compose(moment, past)
            shown.append(any(picture.name.startswith("k2-hero") for picture in page.pictures))
    assert any(shown)
    assert not any(one and two for one, two in pairwise(shown))


def test_a_hero_picture_and_its_description_say_the_day_or_the_night(whole_games):
    for table in whole_games.values():
        seen, _ = history(table.steps)
        told = Talk(words("en"), tuple(Person(name, name) for name in NAMES[: len(seen.seats)]))
        for one in heroes(table):
            shown = one.picture(seen)
            scene = shown.scene(scenes.writing(NAMES))
            (corner,) = (area.box for area in scene.areas if area.name == "day")
            (note,) = (
                shape.text for shape in scene.shapes if isinstance(shape, Text) and corner.holds(shape.box)
            )
            assert note == f"{'Night' if one.is_of_night else 'Day'} {one.day}"
            said = shown.sentence(scenes.writing(NAMES))
            if one.kind == "death":
                assert "no air left at" in said
                assert all(cause.space in said for cause in one.causes)
            assert f"{note}." in drawings.hero(told, shown).alt
