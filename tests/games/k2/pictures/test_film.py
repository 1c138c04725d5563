"""The file of a film: what it shows for how long, its size, its progress; the words beside the board."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from k2bot.games.k2.pictures import HeroPicture, RankingPicture, Trail, film_picture
from k2bot.games.k2.pictures.film_picture import Closing, Reel, Shot, Told
from k2bot.render import cache, theme
from k2bot.render.layout import Title
from k2bot.render.painting import animation, paint
from k2bot.render.painting.animation import FilmTooLargeError
from k2bot.render.scene import Plate, Text
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.k2 import samples, scenes

LONG = "Bartholomew Featherstonehaugh 3rd, Eve and Дора Петрова have left the mountain"


def reel(players=2, *, over=True):
    seen = samples.middle(players)
    shots = (
        Shot(samples.start(players), "Clear", "Everybody sets out.", 900, mark="sun"),
        Shot(seen, "Ann", "A up to 7190 m", 1100, seats=(0,), trails=(Trail((0, "A"), ("b5", "b6", "c1")),)),
        Shot(seen, "Night 8", "All live.", 1000, hour="night", mark="moon"),
        Shot(
            seen, "Ann's B does not come back", "Died at 5900 m.", 2600, hour="night", mark="cross",
            seats=(0,), fallen=(((0, "B"), "a10"),), great=True,
        ),
    )  # fmt: skip
    altitudes = samples.altitudes(samples.heights(players))
    ranking = RankingPicture(seen, tuple(range(players)), (9,) * players, altitudes, winners=(0,))
    closing = Closing(ranking, 9000) if over else None
    return Reel(
        seen,
        scenes.writing(samples.NAMES[:players]),
        Title("K2", "Easy side, summer", "23 November 2026", 2600),
        shots,
        closing,
    )


def brief():
    """A film of two boards."""
    shown = reel(over=False)
    return replace(shown, shots=shown.shots[:2])


def film(shown, progress, **limits):
    return animation.film(tuple(shown.frames()), progress, **limits)


def opened(data):
    image = Image.open(io.BytesIO(data))
    durations = []
    for number in range(image.n_frames):
        image.seek(number)
        image.load()
        durations.append(image.info["duration"])
    return image, durations


def test_every_picture_is_shown_for_its_time_and_progress_is_told_picture_by_picture():
    shown, told = reel(), []
    image, durations = opened(film(shown, lambda done, of: told.append((done, of))))
    assert durations == [2600, *(shot.milliseconds for shot in shown.shots), 9000]
    assert image.size == (960, 611)
    assert told == [(number, 6) for number in range(7)]


@pytest.fixture(scope="module")
def made():
    """A film of two boards: its file, how many pictures were painted at each progress, what is kept of it."""
    painted, seen, before = [], [], paint.paint
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paint, "paint", lambda *scene: painted.append(1) or before(*scene))
        cache.PARTS.clear()
        data = film(brief(), lambda done, _: seen.append((done, len(painted))))
    return data, seen, cache.PARTS.size


def test_pictures_are_painted_one_by_one_and_push_nothing_out_that_live_boards_keep(made):
    """Few are in memory; a film keeps the grounds it shows apart: it leaves less than one of them."""
    _, seen, left = made
    assert seen == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert left < 3 * theme.FRAME[0] * theme.FRAME[1]


def test_a_film_that_gets_too_large_is_made_smaller_until_it_fits(made):
    told = []
    room = len(made[0]) * 2 // 3
    data = film(brief(), lambda done, of: told.append(done), largest=room)
    assert len(data) <= room
    assert opened(data)[0].width == 720
    assert told == sorted(told), "progress never goes back"
    assert max(told) == 3


def test_a_film_that_cannot_be_made_small_enough_is_an_error():
    told = []
    with pytest.raises(FilmTooLargeError, match="into 2000 bytes"):
        film(brief(), lambda done, _: told.append(done), largest=2_000)
    assert max(told) < 3, "what is too large already is not painted to its end"


def shown(shot, names=samples.NAMES):
    return film_picture.frame(shot, scenes.writing(names[: len(shot.seen.seats)]))


def inside(scene, name):
    """The texts within an area, from top to bottom."""
    (area,) = [area.box.grown(2) for area in scene.areas if area.name == name]
    return [text.text for text in shapes_of(scene, Text) if area.holds(text.box)]


ROWS = tuple(Told(seat, f"An avalanche hits {samples.NAMES[seat][:13]} B") for seat in range(4))


@pytest.mark.parametrize("players", [1, 5])
@pytest.mark.parametrize(("headline", "detail"), [("Ann", ", ".join([LONG] * 3)), (LONG, "")])
def test_the_words_beside_the_mountain_stay_in_their_place(players, detail, headline):
    seats = tuple(range(min(players, 3)))
    faults = layout.faults(
        shown(Shot(samples.heights(players), headline, detail, 900, seats=seats, mark="avalanche"))
    )
    assert [fault for fault in faults if "is cut" not in fault] == [], "what is too long ends in an ellipsis"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_each_great_moment_has_a_row_with_words(count):
    scene = shown(Shot(samples.heights(5), told=ROWS[:count]))
    assert layout.faults(scene, samples.NAMES) == []
    assert " ".join(inside(scene, "caption")) == " ".join(row.text for row in ROWS[:count])


def points(*totals):
    """A position in which players have these points."""
    seen = samples.heights(len(totals))
    for seat, total in enumerate(totals):
        seen = seen.with_climber((seat, "A"), vp=total - seen.climber((seat, "B")).vp)
    return seen


@pytest.mark.parametrize("totals", [(9,), (9, 7, 8), (7, 9, 9), (8, 8)])
def test_every_picture_tells_the_day_and_who_leads(totals, snapshot):
    seen, names, hero = points(*totals), ("Ann", "Bob", "Cid"), HeroPicture("high", ((0, "A"),))
    frames = Shot(seen, "A day"), Shot(seen, hero=hero, sentence="a sentence")
    told = [catalogue.read(shown(frame, names)).splitlines() for frame in frames]
    assert [[line for line in lines if not line.startswith("plate ")] for lines in told] == snapshot


@pytest.mark.parametrize("players", [1, 5])
def test_the_opening_has_everybody_in_it(players):
    """By their colours where their names can't be written."""
    shown = reel(players)
    assert layout.faults(film_picture.opening(shown), shown.writing.names) == []
    strange = replace(shown, writing=scenes.writing(("𒀀𒀁",) * players))
    colours = {"Orange", "Purple", "Yellow", "Black", "White"} if players == 5 else {"Orange"}
    assert colours <= set(texts_of(film_picture.opening(strange)))


def test_the_timeline_has_a_tick_for_every_day():
    for day in (1, 7, 18):
        shot = Shot(samples.position([samples.far_apart()[0]], day=day), "A day")
        ticks = [tick for tick in shapes_of(shown(shot), Plate) if tick.box.height == 18]
        assert [tick.fill == theme.TURN for tick in ticks] == [number < day for number in range(18)]
