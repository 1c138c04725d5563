"""The file of a film: what it shows for how long, its size, its progress; the words beside the board."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from k2bot.games.k2.pictures import RankingPicture, Trail, film_picture, forecast
from k2bot.games.k2.pictures.film_picture import Closing, Opening, Reel, Shot, TurnCaption, film
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import cache, theme
from k2bot.render.painting import paint
from k2bot.render.painting.animation import FilmTooLargeError
from k2bot.render.scene import Box, Disc, Plate, Text
from tests.games.k2.pictures.helpers.catalogue import said
from tests.kit.pictures import layout
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
            seats=(0,), fallen=(((0, "B"), "a10"),), dramatic=True,
        ),
    )  # fmt: skip
    altitudes = samples.altitudes(samples.heights(players))
    ranking = RankingPicture(seen, tuple(range(players)), (9,) * players, altitudes, winners=(0,))
    closing = Closing(ranking, 9000) if over else None
    return Reel(
        seen,
        scenes.writing(samples.NAMES[:players]),
        Opening("K2", "Easy side, summer", 2600),
        shots,
        closing,
    )


def brief():
    """A film of two boards."""
    shown = reel(over=False)
    return replace(shown, shots=shown.shots[:2])


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
    assert told == [(number, shown.steps) for number in range(shown.steps + 1)]


def test_pictures_are_painted_one_by_one_so_that_few_are_in_memory(monkeypatch):
    painted, seen = [], []
    before = paint.paint
    monkeypatch.setattr(paint, "paint", lambda *scene: painted.append(1) or before(*scene))
    film(brief(), lambda done, _: seen.append((done, len(painted))))
    # The opening is one scene, each shot two: the board and the words beside it.
    assert seen == [(0, 0), (1, 1), (2, 3), (3, 5)]


def test_a_film_pushes_nothing_out_that_live_boards_keep():
    """It keeps the grounds it shows apart: what it leaves is less than one of them."""
    cache.PARTS.clear()
    film(brief())
    assert cache.PARTS.size < 3 * theme.FRAME[0] * theme.FRAME[1]


def test_a_film_that_gets_too_large_is_made_smaller_until_it_fits():
    told = []
    room = len(film(brief())) * 2 // 3
    data = film(brief(), lambda done, of: told.append(done), largest=room)
    assert len(data) <= room
    assert opened(data)[0].width == 720
    assert told == sorted(told), "progress never goes back"
    assert max(told) == brief().steps


def test_a_film_that_cannot_be_made_small_enough_is_an_error():
    told = []
    with pytest.raises(FilmTooLargeError, match="into 2000 bytes"):
        film(brief(), lambda done, _: told.append(done), largest=2_000)
    assert max(told) < brief().steps, "what is too large already is not painted to its end"


def caption(shot):
    """The words of a shot, in the room they have beside its board."""
    place = forecast.ahead(shot.seen, TABLE)
    return film_picture.caption(shot, round(place.width), round(place.height))


@pytest.mark.parametrize("players", [1, 5])
@pytest.mark.parametrize("detail", ["", ", ".join([LONG] * 3)])
@pytest.mark.parametrize("headline", ["Ann", LONG])
def test_the_words_beside_the_board_stay_in_their_place(players, detail, headline):
    seats = tuple(range(min(players, 3)))
    scene = caption(Shot(samples.heights(players), headline, detail, 900, seats=seats, mark="avalanche"))
    faults = layout.faults(scene)
    assert [fault for fault in faults if "is cut" not in fault] == [], "what is too long ends in an ellipsis"
    texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
    assert min(text.size for text in texts) >= theme.CHANGING


def test_a_frame_shows_the_whole_board_and_its_words_where_the_days_ahead_were():
    """All days of a film are past when it is looked at; today stays, and so do the rows below."""
    shown = reel(5)
    shot = shown.shots[1]
    frame, _ = list(film_picture.frames(shown, theme.FRAME[0]))[2]
    board = paint.paint(scenes.board(shot.seen, samples.NAMES, trails=shot.trails, hour=shot.hour))
    changed = ImageChops.difference(frame, board).getbbox()
    assert changed is not None
    assert forecast.ahead(shot.seen, TABLE).grown(1).holds(Box(*changed))


@pytest.mark.parametrize("players", [2, 3])
def test_each_of_several_players_has_a_row_with_colour_and_words(players, snapshot):
    told = tuple(TurnCaption(seat, samples.NAMES[seat], f"A to a1{seat}, B to b5") for seat in range(players))
    scene = caption(Shot(samples.heights(players), "Nobody reads this", "nor this", 900, told=told))
    assert layout.faults(scene, samples.NAMES) == []
    discs = [shape for shape in scene.shapes if isinstance(shape, Disc) and shape.box.width == 54]
    assert ([round(disc.box.centre[1]) for disc in discs], said(scene)) == snapshot


@pytest.mark.parametrize("players", [1, 5])
def test_the_opening_has_everybody_in_it(players):
    shown = reel(players)
    scene = film_picture.opening(shown)
    assert layout.faults(scene, shown.writing.names) == []
    strange = replace(shown, writing=scenes.writing(("𒀀𒀁",) * players))
    colours = {"Orange", "Purple", "Yellow", "Black", "White"} if players == 5 else {"Orange"}
    assert colours <= set(said(film_picture.opening(strange)))


def test_the_timeline_has_a_tick_for_every_day():
    for day in (1, 7, 18):
        shot = Shot(samples.position([samples.far_apart()[0]], day=day), "", "", 9)
        ticks = [tick for tick in caption(shot).shapes if isinstance(tick, Plate) and tick.box.height == 14]
        assert [tick.fill == theme.TURN for tick in ticks] == [number < day for number in range(18)]
