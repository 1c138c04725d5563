"""Highlights: which get a hero picture, what it says and where it appears."""

from dataclasses import replace
from functools import cache, partial
from itertools import pairwise

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import observe
from k2bot.games.dungeon_twister.pages import drawings, highlights, posts
from k2bot.games.dungeon_twister.pages.highlights import Highlight
from k2bot.games.dungeon_twister.pages.history import PublicStep, turns
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import EliminationPicture
from k2bot.text.words import words
from tests.games.dungeon_twister.pages.dungeon import TALK, Dungeon, public
from tests.kit.pictures.layout import texts_of
from tools.dungeon_twister import heroes, samples

GAMES = 8


@cache
def histories():
    """Random games as their channels saw them."""
    return tuple(
        tuple(PublicStep(partial(observe, one.game, None), one.step_events) for one in samples.moments(game))
        for game in range(GAMES)
    )


@cache
def of_games():
    """The highlights of each game."""
    return tuple(map(highlights.game_highlights, histories()))


def kinds(posts):
    """The kinds of posts' pictures."""
    return [kind for post in posts for kind in shown_by(post.page)]


def shown_by(page):
    """The kinds of a page's pictures."""
    return [picture.key.rpartition("-")[0] for picture in page.pictures]


@pytest.mark.parametrize("computers", [(), (0,), (1,), (0, 1)])
def test_two_consecutive_posts_never_both_have_a_hero_picture(computers, monkeypatch):
    """Even if every turn were a highlight, or a post covers a computer's turn and the next one."""
    people = tuple(Person(name, str(seat), seat in computers) for seat, name in enumerate(("Ann", "Bob")))
    talk, history = Talk(words(), people), histories()[0]
    told, before, shown, number = turns(history), 0, [], 0
    moments = [Highlight(one.number, one.step, EliminationPicture((0,), "pit")) for one in told]
    monkeypatch.setattr(highlights, "_acts", lambda _: [(one.turn, [one]) for one in moments])
    great = highlights.game_highlights(history)
    while number < len(told):
        number += 2 if posts._turn_in_one_go(talk, told[: number + 2], 0) else 1
        page = posts.turn_post(talk, told[number - 1].seen, told[:number], before, great)
        before = told[number - 1].number
        shown.append(shown_by(page) == ["dungeon-hero"])
    assert sum(shown) > len(shown) / 5
    assert not any(one and two for one, two in pairwise(shown))


def test_no_character_gets_the_same_hero_picture_twice():
    for great in of_games():
        told = [
            (type(one.picture), getattr(one.picture, "reason", ""), getattr(one.picture, "token", None))
            for one in great
            if not isinstance(one.picture, EliminationPicture)
        ]
        assert len(told) == len(set(told))


def test_only_leaving_with_the_treasure_earns_a_hero_picture():
    """Its alt text includes the points just scored."""
    for thing, kind in (("b.treasure", "dungeon-hero"), ("b.rope", "dungeon-news")):
        stand = f"b.goblin U1, {thing} U1, b.warrior K1, y.troll K5"
        table = Dungeon.at(stand, vp=[1, 2])
        table.answer(0, "move b.goblin V1")
        assert kinds(table.posts[-1:]) == [kind]
        score = f"Ann (blue) {table.state.vp[0]} of 5 points, Bob (yellow) 2 of 5."
        assert score in table.posts[-1].page.pictures[0].alt


def test_the_hero_picture_shows_the_last_of_several_who_leave():
    table = Dungeon.at("b.goblin U1, b.cleric U2, y.troll K5", vp=[2, 0], ap=5)
    table.answer(0, "move b.goblin V1; move b.cleric V2")
    assert table.state.result == (0, "goal")
    (page,) = (post.page for post in table.posts if shown_by(post.page) == ["dungeon-hero"])
    assert "Cleric" in page.pictures[0].alt


@pytest.mark.parametrize(("name", "poster"), [*heroes.posters()])
def test_hero_pictures_and_alt_texts_give_event_score_and_names(name, poster, snapshot):
    seen = observe(Dungeon.at("b.troll G3, y.troll H3").state, None)
    told = drawings.hero(TALK, poster.moment, replace(seen, vp=poster.points)).alt
    assert (told, texts_of(poster.scene(TALK.writing))) == snapshot


def test_a_hero_picture_shows_until_the_next_action_and_after_the_turn():
    who = "b.wizard G3, b.wand G3, y.troll G4, y.goblin V1"
    table = Dungeon.at(who)
    shown = []
    for answer in ("fire b.wizard y.troll", "move b.wizard G4", "end"):
        before = len(table.posts)
        table.answer(0, answer)
        shown.append(kinds(table.posts[before:]))
    assert shown == [["dungeon-hero"], ["dungeon-news"], ["dungeon-hero", "dungeon-news"]]


def test_a_computers_highlight_is_shown_once_the_next_turn_ends():
    """Until then the post shows the maze, which the player to act needs."""
    table = Dungeon.at("b.wizard G3, b.wand G3, y.troll G4, y.goblin V1")
    talk = Talk(words(), (Person("Cogwheel", "1", computer=True), Person("Bob", "2")))

    def shown(before=0, later=0):
        history = public(table.steps)
        told, found = turns(history), highlights.game_highlights(history)
        page = posts.turn_post(talk, history[-1].seen, told[: len(told) - later], before, found)
        return page.pictures[0].key.rpartition("-")[0]

    for answer in ("fire b.wizard y.troll", "end"):
        table.answer(0, answer)
    assert table.state.active_seat == 1
    assert shown() != "dungeon-hero"
    table.answer(1, "play 2")
    assert shown() != "dungeon-hero"
    table.answer(1, "end")
    assert shown(later=1) == "dungeon-hero"


def test_highlights_of_random_games_match_the_snapshot(snapshot):
    """Eliminations, rotations and exits, each with the alt text of its picture."""
    told = []
    for number, (history, great) in enumerate(zip(histories(), of_games(), strict=True)):
        for one in great:
            alt = drawings.hero(TALK, one.picture, history[one.step].seen).alt
            told.append(f"Game {number}, turn {one.turn}: {alt}")
    assert told == snapshot
