"""Fights in Dungeon Twister pictures: on the map, who stands where, and what each side loses."""

from dataclasses import replace

import pytest

from k2bot.games.dungeon_twister.engine import Attack, Lay, apply, legal_actions, observe
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.model import DEAD
from k2bot.games.dungeon_twister.engine.sides import losses, sides_of
from k2bot.games.dungeon_twister.pages import drawings
from k2bot.games.dungeon_twister.pictures import (
    FightPicture,
    MazePicture,
    pieces,
    rooms,
)
from k2bot.games.dungeon_twister.pictures.cast import Portrait
from k2bot.games.dungeon_twister.pictures.drawn_traces import (
    WayOut,
    arenas,
    grown_fighters,
    over_tokens,
    under_tokens,
)
from k2bot.games.dungeon_twister.pictures.masonry import Walls
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, GREEN
from k2bot.games.dungeon_twister.pictures.traces import find_traces
from k2bot.render.scene import Box, Disc, Plate, Polygon, Sprite, Text
from tests.games.dungeon_twister.engine.helpers.kit import set_up
from tests.games.dungeon_twister.pictures.catalogue import TALK, WRITING, scene_of, turns
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.dungeon_twister import samples

ELSEWHERE = ({}, {"b.wizard": [7, 5], "b.troll": [6, 5]}, {"b.thief": [8, 4]})
"""Moved tokens of the crowded position: carried friends, one alone, a thief on a pit."""


def fights():
    """Every attack in these positions, won and lost: the state before the cards, the cards, the events."""
    for places in ELSEWHERE:
        for turn in (0, 1):
            game = samples.crowded(places, turn)
            for attack in legal_actions(game, turn):
                if isinstance(attack, Attack):
                    begun = apply(game, turn, attack).game
                    for cards in ((5, 0), (0, 6)):
                        laid = apply(begun, 0, Lay(cards[0])).game
                        yield begun, cards, apply(laid, 1, Lay(cards[1])).events


def test_predicted_losses_of_a_fight_match_the_engine():
    causes = set()
    for begun, cards, events in fights():
        seen = observe(begun, None)
        sides = sides_of(seen, *begun.fight)
        winner = sides.winner(cards)
        told = {} if winner is None else losses(seen, sides.fighters_of(1 - winner))
        dead = {BY_NAME[one.character]: one.cause for one in events if isinstance(one, Eliminated)}
        hurt = {BY_NAME[one.character] for one in events if isinstance(one, Wounded)} - set(dead)
        assert told == dict.fromkeys(dead, "knocked-out") | dict.fromkeys(hurt, "wounded")
        causes |= set(dead.values())
    assert causes == {"fight", "carrier", "pit"}


@pytest.mark.parametrize("is_alone", [True, False])
def test_the_breakdown_of_a_strength_stays_clear_of_the_sum(is_alone):
    """A lone fighter's object bonus used to be repeated in a line behind the card."""
    begun, *_ = next(fights())
    seen, (attacker, target) = observe(begun, None), begun.fight
    if is_alone:
        places = {
            attacker: seen.places[attacker],
            target: seen.places[target],
            BY_NAME["b.sword"]: seen.places[attacker],
        }
        seen = replace(seen, places=tuple(places.get(token, DEAD) for token in range(len(seen.places))))
    said = shapes_of(scene_of(FightPicture(seen, TOKENS[attacker], TOKENS[target])), Text)
    sums = [one.box for one in said if one.text.endswith(" +")]
    made = [one.box for one in said if " + " in one.text]
    assert len(sums) == 2
    assert "+1" in {one.text for one in said}
    assert not [box for box in made if any(box.overlaps(one) for one in sums)]
    assert bool(made) == (not is_alone)


@pytest.mark.parametrize(
    ("stand", "wounded", "told"),
    [
        ("b.thief C4, y.warrior C3", "y.warrior", []),
        ("b.thief C4, b.goblin C4, y.warrior C3", "b.goblin", ["Goblin"]),
        ("b.thief F1, y.warrior G1", "y.goblin", ["Thief"]),
    ],
    ids=["the target, as the stakes say", "who is carried", "a Thief on a pit"],
)
def test_a_fight_shows_who_else_would_be_knocked_out(stand, wounded, told):
    seen = observe(set_up(f"{stand}, b.wizard A5, y.goblin V1", wounded=[wounded]), 0)
    texts = texts_of(scene_of(FightPicture(seen, "b.thief", "y.warrior")))
    assert texts.count("if they lose") == len(told)
    assert {*told} <= {*texts}
    alt = drawings.fight(replace(TALK, reader=0), seen, "b.thief", "y.warrior").alt
    assert [one for one in told if f"Knocked out if Ann loses: {one}" in alt] == told
    assert alt.count("Knocked out if") == len(told)


@pytest.mark.parametrize("place", ["C3", "M5"])
def test_a_skull_is_where_the_drop_of_whoever_is_knocked_out_was(place):
    """It hid the face of whoever carried something."""
    seen = observe(set_up(f"b.warrior C4, y.troll C3, y.armour {place}", wounded=["y.troll"]), 0)
    shapes = scene_of(FightPicture(seen, "b.warrior", "y.troll", cards=(5, 0))).shapes
    corners = len(pieces.blood_drop(GRID.box)[0].points)
    (drop,) = (one for one in shapes_of(shapes, Polygon, BLOOD) if len(one.points) == corners)
    middle = Box(*layout.reach(drop)).centre[0]
    assert any(abs(one.box.centre[0] - middle) < 1 for one in shapes_of(shapes, Disc, BLOOD))


def test_who_carries_a_friend_still_does_after_losing_a_fight():
    """Both are wounded then, and the first in the order of tokens seemed to carry the other."""
    seen = observe(set_up("b.warrior C4, y.warrior C3, y.wallwalker C3", wounded=["y.wallwalker"]), 0)
    shown = scene_of(FightPicture(seen, "b.warrior", "y.warrior", cards=(5, 0)))
    places = [one for one in shapes_of(shown, Text) if one.text in ("Wa", "Wk") and 660 < one.at[0] < 1000]
    assert [one.text for one in sorted(places, key=lambda one: one.at[1])] == ["Wk", "Wa", "Wa"]


def test_each_fighter_is_shown_on_their_players_side():
    begun, *_ = next(fights())
    for fight in (begun.fight, begun.fight[::-1]):
        seen = replace(observe(begun, None), fight=fight)
        faces = [
            one for one in shapes_of(scene_of(MazePicture(seen)), Sprite) if one.box.top > GRID.box.bottom
        ]
        faces = [one for one in faces if isinstance(one.artwork, Portrait) and one.box.height > 90]
        assert [one.artwork.seat for one in sorted(faces, key=lambda one: one.box.left)] == [0, 1]


def decisive_fights(games=range(6)):
    """Moments with a fight on the map: the traces, tokens by square, boxes of hidden ones, the fighters'
    squares."""
    for moment in turns(games):
        seen, traces = moment.seen, find_traces(moment.events, moment.seen.places)
        plain = rooms.token_places(seen, GRID, [one.square for one in traces.dead])
        hidden = [rooms.chips_box(one.slot, sum(one.backs), GRID) for one in seen.rooms if one.id is None]
        places = grown_fighters(traces, GRID, plain, hidden)
        boxes = {square: one.box for square, one in places.items()}
        if [*arenas(traces, GRID, boxes)]:
            (clash,) = (one for one in traces.clashes if one.act in traces.decisive)
            yield moment, traces, places, hidden, {clash.attacker, clash.target}


def test_both_fighters_are_larger_than_everybody_else_and_cover_nobody():
    """The fight itself was tiny on the map."""
    grown = 0
    for _, _, places, hidden, squares in decisive_fights():
        fighters = [pieces.tile_box(places[square].box) for square in squares]
        others = [pieces.tile_box(one.box) for square, one in places.items() if square not in squares]
        if fighters[0].width > 1.1 * GRID.side:
            grown += 1
            assert min(box.width for box in fighters) > max(box.width for box in others) - 1
            assert not any(box.overlaps(one) for box in fighters for one in (*others, *hidden))
    assert grown > 3


def test_crossed_swords_cover_nobody_beside_the_fight():
    """They were at the same edge, whoever stood there or was hidden there."""
    for _, traces, places, hidden, squares in decisive_fights((2, 10, 15, 29)):
        boxes = {square: one.box for square, one in places.items()}
        marks = over_tokens(replace(traces, dead=[]), GRID, WRITING, boxes, hidden=hidden)
        (swords,) = (one.box for one in shapes_of(marks, Disc, BLOOD))
        others = [one for square, one in places.items() if square not in squares]
        tiles, heads = (
            [pieces.tile_box(one.box) for one in others],
            [pieces.head_box(one.box, one.rise) for one in others],
        )
        assert GRID.box.contains(swords)
        assert not swords.overlap_area([*tiles, *heads, *hidden])


def test_a_fight_hides_neither_walls_nor_faces():
    """The red ground covered walls, and crossed swords both faces."""
    for moment, *_ in decisive_fights():
        shapes = [
            one
            for one in scene_of(MazePicture(moment.seen, moment.events)).shapes
            if not isinstance(one, Text)
        ]
        (ground,) = (one for one in shapes_of(shapes, Plate, BLOOD) if GRID.box.overlaps(one.box))
        walls = [one for one in shapes_of(shapes, Sprite) if isinstance(one.artwork, Walls)]
        assert all(shapes.index(ground) < shapes.index(one) for one in walls)
        assert all(ground.box.contains(one.box) for one in walls)
        known = [GRID.room(one.slot) for one in moment.seen.rooms if one.id is not None]
        assert sum(one.box.width * one.box.height for one in walls) > 0.9 * ground.box.overlap_area(known)
        signs = [one.box for one in shapes_of(shapes, Disc, BLOOD) if one.box.overlaps(ground.box)]
        faces = [one.box for one in shapes_of(shapes, Sprite) if isinstance(one.artwork, Portrait)]
        near = [face.expanded(-face.width / 4) for face in faces if face.overlaps(ground.box)]
        assert signs
        assert all(sign.overlap_area(near) < 0.02 * sign.width**2 for sign in signs)


def test_walls_over_the_ground_of_a_fight_cover_no_ring():
    """They ran through the green ring of a fighter who could leave."""
    _, traces, places, _, squares = next(decisive_fights())
    boxes = {square: one.box for square, one in places.items()}
    drawn = under_tokens(
        traces, GRID, boxes, walls=lambda box: (Plate(box, BONE),), way_out=WayOut(0, tuple(squares))
    )
    grounds, rings = shapes_of(drawn, Plate, BLOOD), shapes_of(drawn, Plate, GREEN)
    walls = [one for one in shapes_of(drawn, Plate, BONE) if not one.radius]
    assert [one.box for one in walls] == [one.box for one in grounds]
    assert [drawn.index(one) - drawn.index(grounds[0]) for one in walls] == [1]
    assert drawn.index(walls[0]) < drawn.index(rings[0])


def test_only_the_decisive_fight_has_swords_except_in_films():
    """Others covered faces of those who stood there."""
    _, traces, places, *_ = next(decisive_fights())
    boxes = {square: one.box for square, one in places.items()}
    for decisive, has_all_steps, count in (
        (traces.decisive, False, 1),
        (traces.decisive, True, 1),
        ((), False, 0),
        ((), True, 1),
    ):
        marks = over_tokens(
            replace(traces, decisive=decisive), GRID, WRITING, boxes, has_all_steps=has_all_steps
        )
        assert len(shapes_of(marks, Disc, BLOOD)) == count


def test_a_drop_of_blood_is_the_sign_of_a_fight_whose_attacker_is_gone():
    """Wherever it is: further out, at whoever carries something, it's beside their square."""
    _, traces, places, *_ = next(decisive_fights())
    (clash,) = (one for one in traces.clashes if one.act in traces.decisive)
    boxes = {square: one.box for square, one in places.items() if square != clash.attacker}
    beside = GRID.square(clash.target).translated(GRID.side, 0)
    for wounds, count in (({clash.target: beside}, 0), ({}, 1)):
        marks = over_tokens(traces, GRID, WRITING, boxes, wounds=wounds)
        assert len(shapes_of(marks, Disc, BLOOD)) == count
