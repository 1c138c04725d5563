"""Films: which moments they show with which captions, and no secrets."""

from dataclasses import replace
from datetime import date
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import pytest

from k2bot.game.films import captions, cut_to
from k2bot.game.values import Person
from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.events import (
    Checked,
    DayBegan,
    Died,
    Rescued,
    Resigned,
    Slid,
    Stepped,
    TentPitched,
    TurnBegan,
    TurnEnded,
)
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.days import PublicStep
from k2bot.games.k2.pages.films import after_event, moments
from k2bot.games.k2.pages.wording import Talk
from k2bot.games.k2.pictures.film_picture import FilmPicture, PosterPicture
from k2bot.text.words import words
from tests.games.k2.pages.expedition import public
from tests.games.k2.pictures.helpers import journeys
from tests.kit.looking import share
from tests.kit.table import late

RECORDED = Path(__file__).parents[1] / "recorded"


def reel_of(table):
    return films.reel(Talk(words(), table.people), public(table.steps), outcome(table.state))


THREE = Talk(words(), tuple(Person(name, f"@{name}") for name in ("Ann", "Bob", "Cid"))).without_markdown


@pytest.fixture
def morning(begin):
    """The first morning of a three-player game, as the channel sees it."""
    return observe(begin(3).state, None)


def let_time_run_out(table, until):
    """Let everybody's time run out until something holds."""
    while not until(table):
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    return table


# ---------------------------------------------------------------------------------------------- the moments


def went(seat, name, *way, vp=1, summit=None):
    """Steps of a climber from base camp, with its points afterwards."""
    return [
        Stepped((seat, name), start, space, 1, vp, summit if space == way[-1] else None)
        for start, space in pairwise(("base", *way))
    ]


def turn(seat, *happened):
    return TurnBegan(seat), *(event for events in happened for event in events), TurnEnded(seat, ())


def history(seen, *parts):
    """The steps of a game with these events."""
    steps = [PublicStep(None, seen, ())]
    for part in parts:
        for event in part:
            seen = replace(seen, day=event.day) if isinstance(event, DayBegan) else after_event(seen, event)
        steps.append(PublicStep(None, seen, part))
    return steps


def shots(steps, room=60_000):
    """The frames of a game."""
    return cut_to(moments(steps), room, partial(films.shot, THREE))


def two_dying(morning, *more):
    """The steps of a night in which two players decide on a rescue, and the events after it.

    During the decisions the engine has already taken the dying climbers off the board.
    """
    one, other = (0, "A"), (1, "B")
    evening = morning.with_climber(one, space="c1", air=1).with_climber(other, space="b5", air=1)
    asked = evening.with_climber(one, space=None, air=0).with_climber(other, space=None, air=0)
    asked = replace(asked, phase=Phase.CHECK)
    checks = (Checked(one, "c1", 1, -1, 0, 0, 0, 0), Checked(other, "b5", 1, -1, 0, 0, 0, 0))
    return [PublicStep(None, evening, ()), *(PublicStep(None, asked, it) for it in (checks, more))]


def test_a_dying_climber_stays_in_the_picture_until_its_fate_is_decided(morning):
    (night,) = moments(two_dying(morning, Died((0, "A"), "c1", 0, "check")))
    stays = night.seen.climber((1, "B"))
    assert (night.seen.climber((0, "A")).space, stays.space, stays.air) == (None, "b5", 0)


# ------------------------------------------------------------------------------------------------ the frames


def script(frames):
    """The frames of a film, one per line: duration, time, caption and drawing."""
    return "\n".join(f"{milliseconds} ms, {_told(picture)}" for picture, milliseconds in frames)


def _told(picture):
    match picture:
        case PosterPicture(hero, seen):
            return f"day {seen.day}: hero picture, {hero.kind} {hero.climbers}"
        case FilmPicture(seen, caption, trails, fallen, pitched, hour):
            told = [(one.seat, one.mark, one.text, one.detail) for one in caption]
            ways = [(*one.climber, *one.way) for one in trails]
            return f"day {seen.day}, {hour}: {told}, ways {ways}, fallen {fallen}, tents {pitched}"
        case _:
            return type(picture).__name__


CAMP = [TentPitched((0, "A"), "a2", 1)]
GRAVE = (
    DayBegan(1, 0),
    Checked((0, "A"), "c1", 1, -1, 0, 0, 0, 0),
    Died((0, "A"), "c1", 4, "check"),
    Rescued((0, "B"), "b3", "a1", 3, 1),
    Died((1, "B"), "summit", 9, "check"),
    Slid((1, "A"), "b5", "b4", had_choice=False),
)
LEAVING = (Resigned(1), Died((1, "A"), "base", 0, "resigned"), Died((1, "B"), "b5", 0, "resigned"))
LEADS = (DayBegan(4, 0),), turn(1, went(1, "A", "b5", vp=3)), (DayBegan(5, 0),)
FRAMES = {
    "who leaves in a night does not die of it": lambda seen: shots(two_dying(seen, *LEAVING)),
    "a new leader": lambda seen: shots(history(seen, *LEADS, turn(0, went(0, "A", "b5", vp=2))), room=1),
    "nobody who shares the lead at the end of the frame": lambda seen: shots(
        history(seen, *LEADS, turn(0, went(0, "A", "b5", vp=3))), room=1
    ),
    "every great moment; leaders of evenings, not of hours; who is above 8000 m first": lambda seen: shots(
        history(
            seen,
            turn(0, went(0, "A", "a1", vp=3)),
            turn(1, went(1, "A", "a2", vp=5)),
            (DayBegan(2, 0),),
            turn(0, went(0, "A", "c5", "d1", vp=7)),
            (DayBegan(3, 0),),
            turn(2, went(2, "A", "c5", "d1", vp=9)),
            (DayBegan(4, 0),),
            turn(2, went(2, "A", "summit", vp=10, summit=1)),
        )
    ),
    "nothing": lambda seen: shots(history(seen, turn(0))),
    "both camp": lambda seen: shots(
        history(seen, turn(0, went(0, "A", "a2"), CAMP, went(0, "B", "a2"), [TentPitched((0, "B"), "a2", 1)]))
    ),
    "a night, the dead together, who have one hero picture": lambda seen: shots(history(seen, GRAVE)),
    "of more than can be told, who gets highest": lambda seen: shots(
        history(seen, turn(0, went(0, "A", "a2"), went(0, "B", "a1")), turn(1, went(1, "B", "b1", "c1"))),
        room=0,
    ),
}


@pytest.mark.parametrize("draw", FRAMES.values(), ids=FRAMES)
def test_film_frames_match_the_snapshot(morning, draw, snapshot):
    found = draw(morning)
    assert (
        script((picture, one.milliseconds) for one in found for picture in (one.hero, one.picture) if picture)
        == snapshot
    )


@cache
def random_game(number):
    """A random game as the channel saw it, with its outcome."""
    steps = journeys.journey(number)
    return public(steps), outcome(steps[-1].state)


@cache
def recorded_game(file):
    steps = K2().replay(file.read_text(encoding="utf-8")).steps
    return public(steps), outcome(steps[-1].state)


@pytest.mark.parametrize("language", ["en", "de"])
def test_films_stay_within_the_time_limit_and_report_every_death(language):
    """Random and recorded games of one to five players, with names of any length; half per language."""
    recorded, number = sorted(RECORDED.glob("*.jsonl")), int(language == "de")
    games = (*map(random_game, share(range(12), 2, number)), *map(recorded_game, share(recorded, 2, number)))
    for steps, ended in games:
        seats = len(steps[0].seen.seats)
        people = tuple(Person(name, name) for name in ("Ann", "W" * 32, "Cid", "Дора", "Eve " * 8)[:seats])
        talk = Talk(words(language), people)
        shown = films.reel(talk, steps, ended, date(2026, 11, 23)).pictures
        assert sum(milliseconds for _, milliseconds in shown) <= films.MAX_DURATION
        lines = [line for picture, _ in shown if isinstance(picture, FilmPicture) for line in picture.caption]
        heroes = [picture.hero for picture, _ in shown if isinstance(picture, PosterPicture)]
        for died in {event.climber for step in steps for event in step.events if isinstance(event, Died)}:
            gone = captions(talk).text("k2-film-death", climber=captions(talk).climber(died))
            pictured = any(one.kind == "death" and died in one.climbers for one in heroes)
            left = steps[-1].seen.seats[died[0]].resigned
            assert left or pictured or any(line.text == gone for line in lines)


def test_a_film_has_texts_with_plain_names(whole_games, begin, snapshot):
    """Names aren't escaped; unknown players are numbered."""
    ended = whole_games["three"]
    begun = let_time_run_out(begin(names=("*Ann*", "B_o_b")), lambda table: table.state.day == 3)
    assert reel_of(begun).writing.names == ("*Ann*", "B_o_b")
    found = [
        K2().film(table.steps, people)
        for table, people in ((ended, ended.people), (begun, begun.people), (begun, ()))
    ]
    assert [(film.text, film.alt, film.making) for film in found] == snapshot
