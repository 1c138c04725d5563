"""The pictures that pages carry: drawn from what the page shows, equal where the keys are equal."""

from __future__ import annotations

import io
import re
import shutil
from dataclasses import replace

import pytest
from PIL import Image

from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.pages import drawings, films, hand
from k2bot.games.k2.pages.talk import Talk
from k2bot.text import LOCALES
from k2bot.text.words import Words
from tests.games.k2.pages import expedition

HAND = tuple(map(Card.parse, ("m1", "m3", "a2")))


def opened(picture):
    image = Image.open(io.BytesIO(picture.draw()))
    image.load()
    return image


def kinds(table):
    """The newest picture of each kind among the posts of a game."""
    found = {}
    for post in table.posts:
        for picture in post.page.pictures:
            found[picture.name.split("-")[1]] = picture
    return found


def test_every_kind_of_public_picture_can_be_drawn(whole_games):
    found = kinds(whole_games["family"])
    assert set(found) == {"board", "hand", "night", "ranking", "reveal", "turn"}
    for picture in found.values():
        assert opened(picture).width >= 1000


def test_private_pictures_can_be_drawn(begin):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.turn == 0 and t.state.phase.value == "actions")
    page = table.page(0, "plan")
    before = opened(page.pictures[0])
    menu = expedition.menus(page)[0]
    after = opened(table.choose(0, page, "go", menu.choices[0].value).pictures[0])
    assert before.tobytes() != after.tobytes()


@pytest.mark.parametrize("kind", ["reveal", "ranking"])
def test_pictures_with_five_of_the_longest_names_can_be_drawn(whole_games, kind):
    assert opened(kinds(whole_games["long names"])[kind]).width >= 1000


def test_a_key_changes_with_what_is_shown_and_only_then(begin):
    table = begin(players=2, seed="s")
    first = table.page(0, "hand").pictures[0]
    assert table.page(0, "hand").pictures[0].key == first.key
    chosen = table.use(0, "card", "0").pictures[0]
    assert chosen.key != first.key
    assert chosen.draw() != first.draw()
    assert table.use(0, "card", "0").pictures[0].key == first.key


def test_a_picture_with_names_is_another_when_a_computer_plays(whole_games):
    table = whole_games["three"]
    before = table.page(None, "picture").pictures[0]
    people = tuple(replace(person, computer=seat == 1) for seat, person in enumerate(table.people))
    after = table.game.page(table.state, None, "picture", None, people).pictures[0]
    assert after.key != before.key
    assert after.draw() != before.draw()


def test_a_picture_in_another_language_is_another_and_in_the_same_the_same(whole_games, tmp_path):
    table = whole_games["three"]
    shutil.copytree(LOCALES / "en", tmp_path / "eo")
    ours, theirs, again = (
        Talk(words, table.people) for words in (Words(), Words("eo", tmp_path), Words("eo", tmp_path))
    )
    steps = [(observe(step.state, None), step.events) for step in table.steps]
    for draw in (
        lambda talk: drawings.board(talk, steps[5][0]),
        lambda talk: hand.hand_picture(talk, HAND, (1,)),
        lambda talk: films.film(talk, steps, outcome(table.state)),
    ):
        assert draw(ours).key != draw(theirs).key == draw(again).key


def test_names_of_files_hold_the_key_so_that_no_cache_takes_one_for_another(whole_games):
    for table in whole_games.values():
        for post in table.posts:
            for picture in post.page.pictures:
                assert picture.name == f"{picture.key}.{'jpg' if 'hand' in picture.key else 'webp'}"
                assert re.fullmatch(r"k2-[a-z]+-[0-9a-f]{24}", picture.key)


def test_a_shorter_plan_and_the_same_plan_share_no_and_one_picture(begin):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.turn == 0 and t.state.phase.value == "actions")
    page = table.page(0, "plan")
    menu = expedition.menus(page)[0]
    moved = table.choose(0, page, "go", menu.choices[0].value)
    back = table.press(0, moved, "Undo")
    assert page.pictures[0].key == back.pictures[0].key != moved.pictures[0].key


@pytest.mark.parametrize("page", ["plan.sure", "plan.cards"])
def test_asking_and_tuning_keep_the_picture_of_the_planner(begin, page):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.turn == 0 and t.state.phase.value == "actions")
    assert table.page(0, page).pictures[0].key == table.page(0, "plan").pictures[0].key
