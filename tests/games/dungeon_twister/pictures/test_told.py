"""What pictures of Dungeon Twister tell in words: what the rules say, and the same for who cannot see."""

from collections import Counter
from dataclasses import replace

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Attack, Lay, Phase, apply, legal_actions, observe
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    RoomRevealed,
    RoomTurned,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.planning import leaving
from k2bot.games.dungeon_twister.pages import drawings
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import MazePicture, TallMazePicture, Writing, news
from k2bot.games.dungeon_twister.pictures.fight_picture import losses, sides_of, winning
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID, story
from k2bot.games.dungeon_twister.pictures.palette import GREEN, WAY_OUT
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Text
from k2bot.text import languages
from k2bot.text.words import words
from tests.kit.pictures import layout
from tools.dungeon_twister import samples

NAMES = ("Ann", "Bob")
ELSEWHERE = ({}, {"b.wizard": [7, 5], "b.troll": [6, 5]}, {"b.thief": [8, 4]})
"""Tokens of the crowded position moved: friends that are carried, one that lies alone, a thief on a pit."""


def fights():
    """Every attack of these positions, won and lost: how it stood before the cards, and what it led to."""
    for places in ELSEWHERE:
        for turn in (0, 1):
            game = samples.crowded(places, turn)
            for attack in legal_actions(game, turn):
                if isinstance(attack, Attack):
                    begun = apply(game, turn, attack).game
                    for cards in ((5, 0), (0, 6)):
                        laid = apply(begun, 0, Lay(cards[0])).game
                        yield begun, cards, apply(laid, 1, Lay(cards[1])).events


def test_who_loses_a_fight_suffers_what_the_rules_say():
    causes = set()
    for begun, cards, events in fights():
        seen = observe(begun, None)
        sides = sides_of(seen, *begun.fight)
        winner = winning(sides, cards)
        told = {} if winner is None else losses(seen, sides.of(1 - winner))
        dead = {BY_NAME[one.character]: one.cause for one in events if isinstance(one, Eliminated)}
        hurt = {BY_NAME[one.character] for one in events if isinstance(one, Wounded)} - set(dead)
        assert told == dict.fromkeys(dead, "dies") | dict.fromkeys(hurt, "wounded")
        causes |= set(dead.values())
    assert causes == {"fight", "carrier", "pit"}


def test_who_cannot_see_a_fight_is_told_how_it_ended(snapshot):
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))).plain
    seen = observe(samples.crowded(), 0)
    before = drawings.fight(talk, seen, "b.warrior", "y.troll").alt
    after = drawings.fight(talk, seen, "b.warrior", "y.troll", (5, 0)).alt
    assert (before, after) == snapshot


def test_who_could_walk_out_is_marked_and_told(snapshot):
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))).plain
    seen = observe(samples.crowded(), 0)
    assert {one.character for one in leaving(seen)} == {"y.wizard", "y.troll"}
    scene = MazePicture(seen).scene(Writing(words(), NAMES))
    framed = [one.box for one in scene.shapes if isinstance(one, Plate) and one.fill == GREEN]
    marked = {
        square for square in range(220) if any(box.grown(5).holds(GRID.square(square)) for box in framed)
    }
    assert marked == {seen.at[BY_NAME[one.character]] for one in leaving(seen)}
    signs = Counter(one.text for one in scene.shapes if isinstance(one, Text))
    assert (signs["Wi"], signs["Tr"]) == (3, 3), "each side's in the maze, and below it those who could leave"
    (box,) = (one.box for one in scene.shapes if isinstance(one, Plate) and one.fill == WAY_OUT)
    inside = sorted(one.text for one in scene.shapes if isinstance(one, Text) and box.holds(layout.ink(one)))
    assert inside == ["Tr", "Wi"]
    told = drawings.maze(talk, seen).alt
    assert told == snapshot
    waits = replace(seen, phase=Phase.PLACE)
    assert leaving(waits) == ()


def test_an_arrow_points_from_who_could_walk_out_to_its_way_out_whatever_it_carries():
    seen = observe(samples.crowded(), 0)
    square = seen.at[BY_NAME["y.wizard"]]
    for load in ("y.wand", "b.wand"):
        at = list(seen.at)
        at[BY_NAME["y.wand"]], at[BY_NAME[load]] = at[BY_NAME["b.wand"]], square
        scene = MazePicture(replace(seen, at=tuple(at))).scene(Writing(words(), NAMES))
        arrows = [one.points for one in scene.shapes if isinstance(one, Polygon) and one.fill == GREEN]
        tips = [min(points) for points in arrows if min(points)[1] == GRID.centre(square)[1]]
        assert [x < GRID.square(square).left for x, _ in tips] == [True], load


def test_what_is_said_below_the_maze_is_in_its_alt_text_too():
    """In at most ten words, or all that matters most; of whoever attacked, though another one was hurt."""
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))).plain
    said = 0
    for game in range(6):
        for moment in samples.moments(game)[::7]:
            told = drawings.maze(talk, moment.seen, moment.events).alt
            facts = news.headline(moment.seen, moment.events, talk.writing)
            words_said = sum(len(fact.text.split()) for fact in facts)
            assert words_said <= 10 or len({fact.rank for fact in facts}) == 1
            if moment.seen.phase is not Phase.FIGHT and len(told) < 900:  # nothing is left out
                assert all(fact.text[1:] in told for fact in facts)
                said += len(facts)
    assert said > 60


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shape", [MazePicture, TallMazePicture])
def test_a_room_that_is_marked_is_named_below_the_maze(language, shape):
    seen, writing = observe(samples.crowded(), None), Writing(words(language), NAMES)
    turns = [RoomTurned("b.thief", slot, turn) for slot in (2, 6) for turn in (1, 1)]
    revealed = RoomRevealed("b.thief", 3, "3A", 0, ())
    fall = Eliminated("y.troll", "C4", "pit")
    for events in (turns[1:3], turns[1:], turns, [*turns[1:], revealed], [fall, *turns[1:], revealed]):
        _, told = story(seen, writing, Box(18, 0, 1632, 48), events)
        full = traced(events, seen.at)
        found = news.named(full, told)
        said = "".join(fact.text for fact in told)
        assert all(f"{slot + 1}" in said for slot in (*found.turned, *found.revealed)), said
        if fall not in events and revealed not in events:
            assert found.turned == full.turned
        scene = shape(seen, tuple(events)).scene(writing)
        if shape is MazePicture:
            assert said in "".join(one.text for one in scene.shapes if isinstance(one, Text))


def test_rooms_that_turned_the_same_way_are_one_fact():
    seen, writing = observe(samples.crowded(), None), Writing(words(), NAMES)

    def told(*turns):
        events = [RoomTurned("b.thief", slot, turn) for slot, turn in turns]
        return [fact.text for fact in news.headline(seen, events, writing)]

    assert told((6, 1), (2, 1)) == ["Rooms 3 and 7 rotated clockwise"]
    assert told((6, 1), (2, 1), (2, 1)) == ["Room 7 rotated clockwise", "Room 3 rotated 180°"]
    three = ["Room 5 rotated clockwise", "Rooms 2 and 8 rotated counterclockwise"]
    assert told((4, 1), (1, -1), (7, -1)) == three
    attack = FightBegan("b.thief", "y.troll", (), ())
    turns = [RoomTurned("b.thief", slot, turn) for slot, turn in ((4, 1), (1, -1), (7, -1))]
    alone = [fact.text for fact in news.headline(seen, [attack, *turns], writing)]
    assert alone == ["Thief attacks yellow Troll"], "all or none"
    assert told((1, -1), (6, -1), (4, -1)) == ["Rooms 2, 5 and 7 rotated counterclockwise"]


def test_a_knockout_says_who_gets_the_point_and_cuts_a_long_name_only_below_the_maze():
    seen = observe(samples.crowded(), None)
    events = [CardPlayed(0, 2), Eliminated("y.troll", "C4", "pit")]
    for name, shown in (("Ann", "Ann"), (samples.NAMES[1], "Bartholomew…")):
        writing = Writing(words(), (name, "Bob"))
        (fact,) = news.headline(seen, events, writing)
        assert fact.text.startswith(f"Yellow Troll knocked out on C4: +1 for {shown}")
        assert next(news.facts(seen, events, writing)).text.endswith(f"for {name}")
        assert theme.text_width(fact.text, theme.CHANGING) < 1250


def test_who_attacked_is_whose_turn_it_was():
    hurt = (FightBegan("b.thief", "y.troll", (), ()), Eliminated("y.troll", "C4", "fight"))
    assert news.actor(observe(samples.crowded(turn=1), None), hurt) == 0
