"""What a posted board shows as new: the ways and tents of the day, the slides and deaths of the night."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from k2bot.game.values import Announcement
from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.events import DayBegan, Died, Slid, Stepped, TentPitched, TurnEnded
from tests.games.k2.pages import expedition


def shown(drawn, page):
    page.pictures[0].draw()
    return drawn[-1]


def climbers(step, kind):
    return [event.climber for event in step.events if isinstance(event, kind)]


def days(table):
    """Turn by turn: its step, the moves and tents of it, and those of the same day before it."""
    earlier = []
    for number, step in enumerate(table.steps):
        if any(isinstance(event, TurnEnded) for event in step.events):
            made = climbers(step, Stepped), climbers(step, TentPitched)
            yield number, *made, list(earlier)
            earlier.append(made)
        if any(isinstance(event, DayBegan) for event in step.events):
            earlier = []


def test_the_board_after_a_turn_shows_its_ways_and_paler_those_of_the_day(drawn, whole_games):
    table = whole_games["three"]
    kinds = ("turn-", "night-", "day-")
    posts = [p for p in table.posts if p.announcement.key.startswith(kinds) and not p.announcement.edit]
    paler, pages = 0, {}
    for post, following in pairwise(posts):
        if post.announcement.key.startswith("turn-"):
            pages[post.number] = post.page if post.page.pictures else following.page
    for number, steps, tents, earlier in days(table):
        if pages[number].pictures[0].key.startswith("k2-night"):
            continue
        more = shown(drawn, pages[number])
        assert {trail.climber for trail in more.trails if not trail.earlier} == set(steps)
        before = [climber for moved, _ in earlier for climber in moved]
        assert {trail.climber for trail in more.trails if trail.earlier} == set(before)
        assert set(more.pitched) == {*tents, *(climber for _, pitched in earlier for climber in pitched)}
        assert all(len(trail.way) > 1 for trail in more.trails)
        paler += len(before)
    assert paler > 10


def test_the_morning_shows_the_board_after_the_night_with_who_died_and_who_slid(drawn, whole_games):
    told = set()
    games = whole_games.values()
    for post, table in ((post, game) for game in games for post in game.posts):
        if not post.announcement.key.startswith("day-") or post.announcement.edit:
            continue
        step = table.steps[post.number]
        more = shown(drawn, post.page)
        deaths = {(e.climber, e.space) for e in step.events if isinstance(e, Died) and e.cause == "check"}
        slides = {(e.climber, (e.start, e.space)) for e in step.events if isinstance(e, Slid)}
        assert more.seen == observe(step.state, None)
        assert set(more.fallen) == deaths
        assert slides <= {(trail.climber, trail.way) for trail in more.trails}
        told |= {kind for kind, found in (("death", deaths), ("slide", slides)) if found}
    assert told == {"death", "slide"}


def test_other_ways_and_tents_make_another_picture(begin):
    table = begin(2, "s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    keys = {table.newest(key).page.pictures[0].key for key in ("turn-1-1", "day-2")}
    moment = replace(table.moment(), history=lambda: iter([table.steps[0], *table.steps[-1:]]))
    keys.add(table.game.compose(moment, Announcement("day-2")).pictures[0].key)
    assert len(keys) == 3, "without the first turn it is another board"
