"""The file of a film: frames, durations, size, progress; texts beside the board."""

import io

import pytest
from PIL import Image

from k2bot.game.films import Reel
from k2bot.games.k2.pictures import HeroPicture, RankingPicture, Trail
from k2bot.games.k2.pictures.film_picture import CaptionRow, FilmPicture, OpeningPicture, PosterPicture
from k2bot.render import cache, theme
from k2bot.render.painting import animation, paint
from k2bot.render.painting.animation import FilmTooLargeError
from k2bot.render.scene import Plate, Sprite, Text
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.k2 import samples, scenes

LONG = "Bartholomew Featherstonehaugh 3rd, Eve and Дора Петрова have left the mountain"


def opening(players):
    return OpeningPicture(samples.start(players), "K2", "Easy side, summer", "23 November 2026")


def boards():
    """A film of a title and two boards."""
    seen, trails = samples.middle(2), (Trail((0, "A"), ("b5", "b6", "c1")),)
    shown = (
        (opening(2), 2600),
        (FilmPicture(samples.start(2), (CaptionRow(None, "Clear", "Everybody sets out.", "sun"),)), 900),
        (FilmPicture(seen, (CaptionRow(0, "Ann", "A up to 7190 m"),), trails), 1100),
    )
    return Reel(scenes.writing(samples.NAMES[:2]), shown)


def whole():
    """A film with a night, a death, and its end."""
    seen, begun = samples.middle(2), boards()
    altitudes = samples.altitudes(samples.heights(2))
    died = CaptionRow(0, "Ann's B does not come back", "Died at 5900 m.", "cross")
    shown = (
        (FilmPicture(seen, (CaptionRow(None, "Night 8", "All live.", "moon"),), hour="night"), 1000),
        (FilmPicture(seen, (died,), fallen=(((0, "B"), "a10"),), hour="night"), 2600),
        (RankingPicture(seen, (0, 1), (9, 9), altitudes, winners=(0,)), 9000),
    )
    return Reel(begun.writing, begun.pictures + shown)


def film(shown, progress, **limits):
    return animation.render_film(tuple(shown.frames()), progress, **limits)


def opened(data):
    image = Image.open(io.BytesIO(data))
    durations = []
    for number in range(image.n_frames):
        image.seek(number)
        image.load()
        durations.append(image.info["duration"])
    return image, durations


def test_frames_keep_their_durations_and_progress_is_reported_per_frame():
    shown, told = whole(), []
    image, durations = opened(film(shown, lambda done, of: told.append((done, of))))
    assert durations == [milliseconds for _, milliseconds in shown.pictures]
    assert image.size == (960, 611)
    assert told == [(number, 6) for number in range(7)]


@pytest.fixture(scope="module")
def made():
    """A film of two boards: its file, pictures painted at each progress report, and cache size."""
    painted, seen, before = [], [], paint.paint
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paint, "paint", lambda *scene: painted.append(1) or before(*scene))
        cache.PART_CACHE.clear()
        data = film(boards(), lambda done, _: seen.append((done, len(painted))))
    return data, seen, cache.PART_CACHE.size


def test_frames_are_painted_one_by_one_and_leave_the_cache_alone(made):
    """Few frames are in memory, and a film's backgrounds don't crowd the cache of live boards."""
    _, seen, left = made
    assert seen == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert left < 3 * theme.FRAME[0] * theme.FRAME[1]


def test_a_film_that_is_too_large_is_scaled_down_until_it_fits(made):
    told = []
    room = len(made[0]) * 2 // 3
    data = film(boards(), lambda done, of: told.append(done), largest=room)
    assert len(data) <= room
    assert opened(data)[0].width == 720
    assert told == sorted(told), "progress never goes back"
    assert max(told) == 3


def test_a_film_that_cannot_fit_raises_an_error():
    told = []
    with pytest.raises(FilmTooLargeError, match="into 2000 bytes"):
        film(boards(), lambda done, _: told.append(done), largest=2_000)
    assert max(told) < 3, "what is too large already is not painted to its end"


def shown(picture, names=samples.NAMES):
    return picture.scene(scenes.writing(names[: len(picture.seen.seats)]))


def inside(scene, name):
    """The texts within an area, from top to bottom."""
    (area,) = [area.box.expanded(2) for area in scene.areas if area.name == name]
    return [text.text for text in shapes_of(scene, Text) if area.contains(text.box)]


ROWS = tuple(CaptionRow(seat, f"An avalanche hits {samples.NAMES[seat][:13]} B") for seat in range(4))


@pytest.mark.parametrize("players", [1, 5])
@pytest.mark.parametrize(("headline", "detail"), [("Ann", ", ".join([LONG] * 3)), (LONG, "")])
def test_texts_beside_the_mountain_stay_in_place(players, detail, headline):
    line = CaptionRow(0, headline, detail, "avalanche")
    faults = layout.faults(shown(FilmPicture(samples.heights(players), (line,))))
    assert [fault for fault in faults if "is cut" not in fault] == [], "what is too long ends in an ellipsis"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_each_highlight_of_a_frame_has_its_own_caption_row(count):
    scene = shown(FilmPicture(samples.heights(5), ROWS[:count]))
    assert layout.faults(scene, samples.NAMES) == []
    assert " ".join(inside(scene, "caption")) == " ".join(row.text for row in ROWS[:count])


def points(*totals):
    """A position in which players have these points."""
    seen = samples.heights(len(totals))
    for seat, total in enumerate(totals):
        seen = seen.with_climber((seat, "A"), vp=total - seen.climber((seat, "B")).vp)
    return seen


@pytest.mark.parametrize("totals", [(9,), (9, 7, 8), (7, 9, 9), (8, 8)])
def test_every_frame_shows_the_day_and_the_leader(totals, snapshot):
    seen, names, hero = points(*totals), ("Ann", "Bob", "Cid"), HeroPicture("high", ((0, "A"),))
    frames = FilmPicture(seen, (CaptionRow(None, "A day"),)), PosterPicture(hero, seen)
    told = [catalogue.read(shown(frame, names)).splitlines() for frame in frames]
    assert [[line for line in lines if not line.startswith("plate ")] for lines in told] == snapshot


@pytest.mark.parametrize(
    ("kind", "climbers"),
    [("summit", 1), ("summit", 2), ("high", 1), ("death", 1), ("rescue", 1), ("avalanche", 3)],
)
@pytest.mark.parametrize("totals", [(9, 7, 8), (9, 9, 7)])
def test_the_leaders_note_covers_nobody(kind, climbers, totals):
    """It hid the flag on the summit when two shared the lead."""
    own = tuple((seat, "A") for seat in range(climbers)) if climbers > 2 else ((0, "A"), (0, "B"))[:climbers]
    hero = HeroPicture(kind, own, "avalanche" if kind == "avalanche" else "clear", ("b1",))
    poster = shown(PosterPicture(hero, points(*totals)), ("Ann", "Bartholomew", "Cid"))
    (note,) = (area.box for area in poster.areas if area.name == "leader")
    assert not any(note.overlaps(figure.box) for figure in shapes_of(poster, Sprite))


@pytest.mark.parametrize("players", [1, 5])
def test_the_opening_frame_includes_every_player(players):
    """By colour if their names can't be written."""
    names = samples.NAMES[:players]
    assert layout.faults(opening(players).scene(scenes.writing(names)), names) == []
    strange = opening(players).scene(scenes.writing(("𒀀𒀁",) * players))
    colours = {"Orange", "Purple", "Yellow", "Black", "White"} if players == 5 else {"Orange"}
    assert colours <= set(texts_of(strange))


def test_the_timeline_has_a_tick_for_every_day():
    for day in (1, 7, 18):
        day_picture = FilmPicture(
            samples.position([samples.far_apart()[0]], day=day), (CaptionRow(0, "A day"),)
        )
        ticks = [tick for tick in shapes_of(shown(day_picture), Plate) if tick.box.height == 18]
        assert [tick.fill == theme.SLATE for tick in ticks] == [number < day for number in range(18)]
