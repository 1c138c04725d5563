"""The film of a game: what it shows for how long, its words, its size, and that it is always the same."""

import io
from dataclasses import replace
from functools import cache, partial

from PIL import Image

from k2bot.game.values import Person, Step
from k2bot.games.dungeon_twister.engine import observe, start
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import posts
from k2bot.games.dungeon_twister.pages.posts import PublicStep
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import maze_picture
from k2bot.render.painting import animation
from k2bot.render.scene import Text
from k2bot.text.words import words
from tests.kit.pictures import layout, longer
from tools.dungeon_twister import samples

GAME = 2
PEOPLE = (Person("Ann", "1"), Person("Bartholomew Featherstonehaugh 3rd", "2", computer=True))


@cache
def steps():
    """Every step of a game that somebody wins."""
    moments = samples.moments(GAME)
    begun = start(moments[0].before.setup, moments[0].before.seed)
    return (Step(begun.game, begun.events), *(Step(one.game, one.step_events) for one in moments))


@cache
def reel(said=None, count=None):
    talk = Talk(said or words(), PEOPLE).drawn
    history = [PublicStep(partial(observe, step.state, None), step.events) for step in steps()[:count]]
    return posts.reel(talk, history)


def test_every_turn_has_its_frame_and_the_end_comes_last():
    shown = reel()
    turns = steps()[-1].state.number
    assert [shot.headline.partition(" ")[0] for shot in shown.shots[1:]] == [
        str(number) for number in range(1, len(shown.shots))
    ]
    assert turns <= len(shown.shots) <= turns + 1  # the last turn may end with nobody to follow
    assert shown.closing.story.seen.vp == steps()[-1].state.vp
    assert reel(count=60).closing is None


def test_turns_with_points_are_shown_longest_and_all_fit_into_a_minute():
    shots = reel().shots[1:]
    points = [shot for shot in shots if shot.dramatic]
    quiet = [shot for shot in shots if not shot.dramatic]
    assert points
    assert quiet
    assert min(shot.milliseconds for shot in points) > max(shot.milliseconds for shot in quiet)
    many = posts._shortened([replace(quiet[0], milliseconds=2000)] * 90)
    assert sum(shot.milliseconds for shot in many) <= posts.BODY + 90


def test_the_words_above_the_maze_fit_even_where_they_are_longer():
    found = []
    for number, shot in enumerate(reel(longer.longer_words()).shots[::3]):
        scene = maze_picture.strip(shot)
        cuttable = (*(person.name for person in PEOPLE), shot.detail, shot.headline)
        found += [f"{number}: {fault}" for fault in layout.faults(scene, cuttable)]
        assert any(isinstance(shape, Text) for shape in scene.shapes)
    assert not found, layout.listed(found)


def test_a_film_is_a_small_file_in_the_frame_of_a_chat_and_the_same_every_time():
    game = DungeonTwister()
    film = game.film(steps()[:50], PEOPLE)
    told = []
    data = film.draw(lambda done, of: told.append((done, of)))
    assert data == game.film(steps()[:50], PEOPLE).draw(lambda _done, _of: None)
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]
    with Image.open(io.BytesIO(data)) as image:
        assert image.width == animation.SETTINGS[0].width
        assert abs(image.width * 7 - image.height * 11) <= 11
        assert image.n_frames > 5
    assert len(data) < 300 * 1024
    assert "Player 2" in game.film(steps()[:50], ()).text
