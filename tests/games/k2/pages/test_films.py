"""What a film tells of a game: the moments, their words and their times; nothing that is secret."""

from dataclasses import replace
from datetime import date
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from k2bot.game.pacing import GREAT, reading
from k2bot.game.values import Person
from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Resigned, Slid
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.days import PublicStep
from k2bot.games.k2.pages.film_moments import Night, TurnMoments, moments
from k2bot.games.k2.pages.highlights import Highlight
from k2bot.games.k2.pages.turns import ClimberTurn
from k2bot.games.k2.pages.wording import Talk
from k2bot.text.words import words
from tests.games.k2.pictures.helpers import journeys
from tests.kit.looking import share
from tests.kit.table import late

RECORDED = Path(__file__).parents[1] / "recorded"


def public(steps):
    return [PublicStep(None, observe(step.state, None), step.events) for step in steps]


def told(table):
    """A game as the channel saw it."""
    return public(table.steps)


def reel_of(table):
    return films.reel(Talk(words(), table.people), told(table), outcome(table.state))


THREE = Talk(words(), tuple(Person(name, f"@{name}") for name in ("Ann", "Bob", "Cid"))).plain


@pytest.fixture
def morning(begin):
    """The first morning of a game of three, as the channel sees it."""
    return observe(begin(3).state, None)


def doing(name="A", way=("base", "a2"), tent=None, summit=None, heading="climb"):
    return ClimberTurn((0, name), way, tent, 0, 0, summit, heading)


def turn(seen, seat, *made):
    own = tuple(replace(one, climber=(seat, one.climber[1])) for one in made)
    return TurnMoments(replace(seen, phase=Phase.ACTIONS, turn=seat), own)


def shots(*moments, room=60_000):
    """The frames of some moments."""
    return films.cut_to(THREE, films.beats(moments), room)


def play_late(table, until):
    """Let everybody's time run out until something holds."""
    while not until(table):
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    return table


# ---------------------------------------------------------------------------------------------- the moments


def two_dying(morning, *more):
    """The steps of a night in which two players are asked whom to save, and what happens then.

    While somebody is asked, the engine has taken the dying off the board already.
    """
    one, other = (0, "A"), (1, "B")
    evening = morning.with_climber(one, space="c1", level=1).with_climber(other, space="b5", level=1)
    asked = evening.with_climber(one, space=None, level=0).with_climber(other, space=None, level=0)
    asked = replace(asked, phase=Phase.CHECK)
    checks = (Checked(one, "c1", 1, -1, 0, 0, 0, 0), Checked(other, "b5", 1, -1, 0, 0, 0, 0))
    return moments([PublicStep(None, evening, ()), *(PublicStep(None, asked, it) for it in (checks, more))])


def test_whoever_is_not_decided_upon_yet_still_stands_when_another_one_is(morning):
    gone = Died((0, "A"), "c1", 0, "check")
    (night,) = two_dying(morning, gone)
    ((event, seen),) = night.grave
    stays = seen.climber((1, "B"))
    assert (event, seen.climber((0, "A")).space, stays.space, stays.level) == (gone, None, "b5", 0)


# ------------------------------------------------------------------------------------------- time and words


def script(shots):
    """The frames of a film, a line each: how long, when, which sign, what is said, and what is drawn."""
    return "\n".join(
        f"{shot.milliseconds} ms{', great' * shot.great}{', hero' * (shot.hero is not None)},"
        f" day {shot.seen.day}, {shot.hour}, {shot.mark}:"
        f" {' / '.join(shot.texts)} [seats {shot.seats or tuple(one.seat for one in shot.told)},"
        f" ways {[(*one.climber, *one.way) for one in shot.trails]},"
        f" fallen {shot.fallen}, tents {shot.pitched}]"
        for shot in shots
    )


CAMP = doing("A", tent="a2")
WALKS = doing("A"), doing("B", ("c1", "b5"), heading="descend")
GRAVE = (
    Died((0, "A"), "c1", 4, "check"),
    Died((1, "B"), "summit", 9, "check"),
    Rescued((0, "B"), "b3", "a1", 3, 1),
    Slid((1, "A"), "b5", "b4", asked=False),
)
LEAVING = (Resigned(1), Died((1, "A"), "base", 0, "resigned"), Died((1, "B"), "b5", 0, "resigned"))


def climbed(seen, day, seat, *way, summit=None, **points):
    """A turn of a day after which players have these points."""
    at = replace(seen, day=day).with_climber((seat, "A"), space=way[-1])
    for name, vp in points.items():
        at = at.with_climber(("abc".index(name), "A"), vp=vp)
    return turn(at, seat, doing(way=way, summit=summit))


FRAMES = {
    "who leaves in a night does not die of it": lambda seen: shots(*two_dying(seen, *LEAVING)),
    "a new leader": lambda seen: shots(
        climbed(seen, 4, 1, "b1", "b5", b=3), climbed(seen, 5, 0, "b1", "b5", a=2, b=3), room=1
    ),
    "nobody who shares the lead at the end of the frame": lambda seen: shots(
        climbed(seen, 4, 1, "b1", "b5", b=3), climbed(seen, 5, 0, "b1", "b5", a=3, b=3), room=1
    ),
    "every great moment; leaders of evenings, not of hours; who is above 8000 m first": lambda seen: shots(
        climbed(seen, 1, 0, "base", "a1", a=3),
        climbed(seen, 1, 1, "base", "a2", b=5),
        climbed(seen, 2, 0, "c5", "d1", a=7),
        climbed(seen, 3, 2, "c5", "d1", c=9),
        climbed(seen, 4, 2, "d1", "summit", c=10, summit=1),
    ),
    "nothing": lambda seen: shots(turn(seen, 0, doing(way=("base",)))),
    "both camp": lambda seen: shots(turn(seen, 0, CAMP, doing("B", tent="a2"))),
    "the summit takes its time": lambda seen: shots(turn(seen, 0, doing("B", ("d1", "summit"), summit=1))),
    "a night, one event after the other": lambda seen: shots(
        Night(seen, (), tuple((event, seen) for event in GRAVE))
    ),
    "of more than can be told, who gets highest": lambda seen: shots(
        turn(seen, 0, *WALKS), turn(seen, 1, doing("B", ("b5", "c1"))), room=0
    ),
}


@pytest.mark.parametrize("draw", FRAMES.values(), ids=FRAMES)
def test_what_a_frame_says_and_shows(morning, draw, snapshot):
    assert script(draw(morning)) == snapshot


def test_where_time_is_short_quiet_turns_share_frames_first_then_quiet_days_and_great_moments_last(morning):
    """Who does nothing shares a frame with somebody of the same day even if there is time."""
    stay, go, peak = [doing(way=("base",))], [doing()], [doing(summit=1)]
    told = [
        turn(replace(morning, day=day), seat, *made)
        for day, turns in enumerate([[peak, go], [go, go], [go, stay]], 1)
        for seat, made in enumerate(turns)
    ]

    def frames(room):
        return [
            (shot.seen.day, len(shot.trails), *(["great"] if shot.great else []))
            for shot in shots(*told, room=room)
        ]

    assert frames(60_000) == [(1, 1, "great"), (1, 1), (2, 1), (2, 1), (3, 1)]
    assert frames(5500) == [(1, 1, "great"), (1, 1), (2, 2), (3, 1)]
    assert frames(5000) == [(1, 1, "great"), (2, 2), (3, 1)]
    assert frames(0) == [(3, 2, "great")]


@cache
def random_game(number):
    """A game played at random, as the channel saw it, and its outcome."""
    steps = journeys.journey(number)
    return public(steps), outcome(steps[-1].state)


@cache
def recorded_game(file):
    steps = K2().replay(file.read_text(encoding="utf-8")).steps
    return public(steps), outcome(steps[-1].state)


@pytest.mark.parametrize("language", ["en", "de"])
def test_any_game_takes_45_seconds_and_everything_can_be_read(language):
    """Random games and recorded ones, of one to five players, with names of any length; half in each."""
    recorded, number = sorted(RECORDED.glob("*.jsonl")), int(language == "de")
    games = (*map(random_game, share(range(12), 2, number)), *map(recorded_game, share(recorded, 2, number)))
    for history, ended in games:
        seats = len(history[0].seen.seats)
        people = tuple(Person(name, name) for name in ("Ann", "W" * 32, "Cid", "Дора", "Eve " * 8)[:seats])
        talk = Talk(words(language), people)
        shown = films.reel(talk, history, ended, date(2026, 11, 23))
        whole = shown.title.milliseconds + sum(shot.milliseconds for shot in shown.shots)
        assert whole + shown.closing.milliseconds <= films.MAX_DURATION
        title = (shown.title.detail, shown.title.day, *shown.writing.names)
        assert shown.title.milliseconds >= reading(*title)
        for shot in shown.shots:
            letters = sum(map(len, shot.texts))
            least = max(300 + 50 * letters, GREAT if shot.great else films.QUIET_FRAME)
            assert shot.milliseconds >= least, shot.texts
            assert 0 < len(shot.texts) <= films.MAX_ROWS
        _is_whole(shown, history, replace(talk.plain, longest_name=films.CAPTION_NAME_LENGTH))


def _is_whole(shown, history, talk):
    """Hero pictures come never two in a row; each death is told, by one or in words."""
    assert not [one for one, two in pairwise(shown.shots) if one.hero and two.hero]
    heroes = [shot.hero for shot in shown.shots if shot.hero]
    told = [one for shot in shown.shots for one in shot.texts]
    events = (event for step in history for event in step.events)
    for died in {event.climber for event in events if isinstance(event, Died)}:
        left = history[-1].seen.seats[died[0]].resigned
        gone = talk.text("k2-film-died", climber=talk.climber(died))
        pictured = any(one.kind == "death" and died in one.climbers for one in heroes)
        assert left or pictured or any(one.startswith(gone) for one in told)


def test_the_dead_of_a_night_share_a_hero_picture_after_which_the_leader_is_told(morning):
    seen = morning.with_climber((2, "A"), vp=9)
    died = [Died((0, "A"), "c1", 4, "check"), Died((1, "B"), "c3", 9, "check")]
    hero = Highlight("death", seen.day, tuple(died))
    found = films.beats([Night(seen, (), tuple((one, seen) for one in died))], [hero])
    assert [[(one.kind, one.seat) for one in beat.news] for beat in found] == [
        [("died", 0), ("died", 1)],
        [("leads", 2)],
    ]
    first, second = films.cut_to(THREE, found, 60_000)
    assert (first.hero.climbers, second.hero) == (((0, "A"), (1, "B")), None)
    assert first.texts == (first.hero.sentence(THREE.writing),)


def test_a_film_says_what_it_is_in_words(whole_games, begin, snapshot):
    """Names are plain; strangers are numbered."""
    ended = whole_games["three"]
    begun = play_late(begin(names=("*Ann*", "B_o_b")), lambda table: table.state.day == 3)
    assert reel_of(begun).writing.names == ("*Ann*", "B_o_b")
    found = [
        K2().film(table.steps, people)
        for table, people in ((ended, ended.people), (begun, begun.people), (begun, ()))
    ]
    assert [(film.text, film.alt, film.making) for film in found] == snapshot
