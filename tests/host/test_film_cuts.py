"""Films of any game: shared frames, durations and hero pictures."""

from dataclasses import dataclass
from itertools import pairwise
from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st

from k2bot.game.films import CALM, GREAT, Shot, cut_to, reading_time, reel, select_highlights

MOST = 60_000
"""Longest film in milliseconds."""


@dataclass(frozen=True)
class Moment:
    """A moment of a day."""

    chapter: int
    weight: int
    great: bool = False
    has_hero: bool = False


def shot(frame):
    """A frame that shows one letter per moment."""
    great = any(moment.great for moment in frame)
    hero = f"hero {frame[0].chapter}" if frame[0].has_hero and not frame[1:] else None
    return Shot(
        frame, ("a" * len(frame),), GREAT if great else CALM, hero, "It was great! " * 9 if hero else ""
    )


def days(*moments, room):
    return [[moment.chapter for moment in one.picture] for one in cut_to(moments, room, shot)]


def test_quiet_turns_and_days_share_frames_before_great_moments_do():
    told = (
        Moment(1, 1, great=True),
        Moment(2, 2),
        Moment(2, 2),
        Moment(3, 1),
        Moment(4, 1),
        Moment(5, 1, great=True),
    )
    assert days(*told, room=10**6) == [[1], [2], [2], [3], [4], [5]]
    assert days(*told, room=2 * GREAT + 4 * CALM - 1) == [[1], [2, 2], [3], [4], [5]]
    assert days(*told, room=2 * GREAT + 3 * CALM - 1) == [[1], [2, 2], [3, 4], [5]]
    assert days(*told, room=2 * GREAT + 2 * CALM - 1) == [[1], [2, 2, 3, 4], [5]]
    assert days(*told, room=2 * GREAT) == [[1, 2, 2, 3, 4], [5]]
    assert days(*told, room=0) == [[1, 2, 2, 3, 4, 5]]


MOMENTS = st.builds(Moment, st.integers(1, 9), st.integers(0, 3), st.booleans(), st.booleans())


@given(st.lists(MOMENTS, max_size=80))
def test_films_fit_their_time_without_two_hero_pictures_in_a_row(told):
    talk, end = SimpleNamespace(names=("Ann",), writing=None), Shot("end", least=5000)
    found = reel(talk, "title", (), told, lambda _, frame: shot(frame), ending=end, most=MOST)
    (first, longest), *frames, (last, shown) = found.pictures
    assert (first, longest, last, shown) == ("title", GREAT, "end", 5000)
    assert longest + sum(time for _, time in frames) + shown <= MOST
    heroes = [isinstance(picture, str) for picture, _ in frames]
    assert not any(one and two for one, two in pairwise(heroes))
    times = [time for _, time in frames]
    assert all(
        time >= reading_time("It was great! " * 9) for time, hero in zip(times, heroes, strict=True) if hero
    )


# --------------------------------------------------------------------- which great moments get a hero picture


@dataclass(frozen=True)
class Highlight:
    """A highlight of some rank; lower is greater."""

    rank: int
    name: str | int


ACTS = st.lists(st.tuples(st.integers(0, 1), st.lists(st.integers(0, 4), max_size=3)), max_size=12)
"""Acts: rounds since the previous act, and the ranks of its highlights."""


@given(ACTS, st.integers(0, 2), st.integers(0, 12))
def test_chosen_highlights_keep_their_distance_and_never_change_later(acts, rest, until):
    number, rounds = 0, []
    for later, ranks in acts:
        number += later
        rounds.append((number, [Highlight(rank, number) for rank in ranks]))
    shown = list(select_highlights(rounds, rest))
    assert all(later.name - earlier.name > rest for earlier, later in pairwise(shown))
    earlier = list(select_highlights(rounds[:until], rest))
    assert shown[: len(earlier)] == earlier


def test_the_greatest_highlight_of_a_rounds_first_act_is_chosen():
    low, high, late = Highlight(3, "low"), Highlight(1, "high"), Highlight(0, "late")
    assert list(select_highlights([(1, [low, high]), (1, [late]), (2, []), (3, [low])])) == [high, low]
    assert list(select_highlights([(1, [low]), (2, [late]), (3, [high])], rest=1)) == [low, high]
