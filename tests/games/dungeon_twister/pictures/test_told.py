"""Texts in Dungeon Twister pictures agree with the rules and with the alt texts."""

import math
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Phase, observe
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    BROKEN,
    BY_NAME,
    CLOSED,
    KIND,
    OBJECTS,
    OPEN,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    FightEnded,
    GateChanged,
    Handling,
    Healed,
    Left,
    Moved,
    ObjectLost,
    PotionDrunk,
    RoomRevealed,
    RoomRotated,
    TokenPlaced,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.model import DEAD
from k2bot.games.dungeon_twister.engine.planning import Departure, Exit, departures
from k2bot.games.dungeon_twister.engine.squares import NAMES as NAMES_OF_SQUARES
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, SQUARES, square_at
from k2bot.games.dungeon_twister.pages import drawings, status, wording
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    MazePicture,
    TallMazePicture,
    Writing,
    acts,
    changed_rooms,
    maze_picture,
    news,
    panels,
    pieces,
    plates,
    rooms,
    strip,
)
from k2bot.games.dungeon_twister.pictures.cast import Portrait
from k2bot.games.dungeon_twister.pictures.drawn_traces import (
    over_tokens,
    under_tokens,
)
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BRASS, GREEN, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.traces import Traces, find_traces
from k2bot.render.scene import Box, Disc, Plate, Polygon, Sprite, Stroke, Text
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import NAMES, TALK, WRITING, turns
from tests.games.dungeon_twister.pictures.checks import faults
from tests.kit.looking import share
from tests.kit.pictures import layout, longer
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.dungeon_twister import samples

PANEL = Box(0, 0, 900, 44)
"""Room for who could leave, below the prompt."""


def maze(seen, events=(), writing=WRITING):
    return MazePicture(seen, tuple(events)).scene(writing)


def test_alt_texts_say_who_could_leave_and_how_a_fight_ended(snapshot):
    seen, talk = observe(samples.crowded(), 0), replace(TALK, reader=0)
    fights = [drawings.fight(talk, seen, "b.warrior", "y.troll", *cards).alt for cards in ((), ((5, 0),))]
    assert [drawings.maze(talk, seen).alt, *fights] == snapshot
    assert departures(replace(seen, phase=Phase.PLACE)) == ()


def test_exit_points_say_up_to_when_not_everyone_can_leave():
    """With 1 AP either can leave: the Goblin for two points, the Warrior for one; with 2 AP both."""
    seen = observe(samples.crowded({"b.goblin": [20, 4], "b.warrior": [20, 5]}), 0)
    for ap, points in ((1, "(up to +2)"), (2, "(+3)")):
        assert f"maze now {points}: blue Goblin" in status.leaving_text(TALK, replace(seen, ap=ap))


@pytest.mark.rule(24)
@pytest.mark.parametrize(("turn", "leaving"), [(0, ["b.warrior"]), (1, ["b.goblin", "b.warrior"])])
def test_characters_healed_this_turn_cannot_leave_before_it_ends(turn, leaving):
    """The Goblin beside its exit can leave next turn."""
    beside = samples.crowded({"b.goblin": [20, 4], "b.warrior": [20, 5]})
    seen = replace(observe(beside, 0), active_seat=turn, ap=2, fresh_healed=1 << BY_NAME["b.goblin"])
    assert [one.character for found in departures(seen) if found.seat == 0 for one in found.exits] == leaving


@pytest.mark.parametrize(
    ("points", "needed", "said"),
    [
        ((2, 1), 2, "Blue: Goblin can win now for 1 AP"),
        ((3,), 3, "Blue: Goblin can win now for 1 AP"),
        ((1, 1), 2, "Blue: Goblin and Thief can win now"),
        ((1, 1), 1, "Blue: Goblin or Thief can win now"),
        ((2, 1), 4, "Blue: Goblin and Thief can leave now: +3"),
    ],
)
def test_only_characters_whose_leaving_wins_are_named_as_winners(points, needed, said):
    """Another character beside the one who decides used to look like a winner too."""
    kinds = ("goblin", "thief")[: len(points)]
    out = tuple(Exit(f"b.{kind}", 1, gain) for kind, gain in zip(kinds, points, strict=True))
    one = Departure(0, "now", out, points=sum(points), needed=needed)
    assert texts_of(maze_picture._leavers_row(one, WRITING, PANEL)) == [said]


@pytest.mark.parametrize("language", languages())
def test_somebody_who_could_leave_alone_is_named(language):
    """However long the name is: *1 can leave* told nothing."""
    writing, (kind, place) = Writing(words(language), NAMES), ("b.wallwalker", PANEL)
    for when in ("now", "turn", "next"):
        one = Departure(0, when, (Exit(kind, 3, 1),), points=1, needed=3)
        (said,) = texts_of(maze_picture._leavers_row(one, writing, place))
        assert panels.kind_name(BY_NAME[kind], writing) in said


@pytest.mark.parametrize("language", languages())
def test_the_word_for_points_yields_to_letters_and_action_points(language):
    """It pushed both out, except in English."""
    writing, kinds = Writing(words(language), NAMES), ("b.goblin", "b.warrior", "b.thief", "b.mekanork")
    word = writing.text("dungeon-picture-points").lower()[:4]
    for count, when, wide in product((1, 2, 4), ("now", "turn", "next"), (700, 900, 1100, 1300)):
        out = tuple(Exit(kind, 3, 2) for kind in kinds[:count])
        one = Departure(0, when, out, 2, 3)
        (said,) = texts_of(maze_picture._leavers_row(one, writing, PANEL._replace(right=wide)))
        letters = pieces.token_letters(BY_NAME[kinds[count - 1]], writing)
        assert (word in said) <= (("3" in said) if count == 1 else (letters in said)), said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [0, 1])
def test_whose_characters_could_leave_is_said_first_and_large(language, seat):
    """*Goblin or Wizard can leave* named no side, and both have both, in letters of 8 pixels on a phone."""
    writing, kinds = Writing(words(language), NAMES), ("goblin", "wizard")
    colour = writing.text("dungeon-colour", seat=seat)
    for count, when, needed in product((1, 2), ("now", "turn", "next"), (2, 5)):
        out = tuple(Exit(f"{'by'[seat]}.{kind}", 3, 1) for kind in kinds[:count])
        (said,) = shapes_of(
            maze_picture._leavers_row(Departure(seat, when, out, count, needed), writing, PANEL), Text
        )
        assert said.text.lower().startswith(colour.lower())
        assert said.size * 400 / rooms.ACROSS > 8.5
        assert PANEL.expanded(2).contains(layout.ink(said)), "the prompt is above, the table below"


def test_of_both_sides_who_could_leave_the_one_that_could_win_is_told_and_drawn():
    """Though the other is to move: of two that couldn't, that one is."""
    beside = {"b.goblin": [20, 4], "y.goblin": [1, 4]}
    seen = replace(observe(samples.crowded(beside), None), ap=2)
    for score, seat in (((0, 0), 0), ((0, 3), 1), ((3, 0), 0)):
        then = replace(seen, vp=score, setup=replace(seen.setup, goal=(5, 5)), active_seat=0)
        assert [one.seat for one in departures(then)] == [0, 1]
        scene = maze(then)
        told = " ".join(texts_of(scene))
        sides = [WRITING.text("dungeon-colour", seat=one).capitalize() + ":" for one in (seat, 1 - seat)]
        assert [side in told for side in sides] == [True, False]
        rings = [one.box.centre for one in shapes_of(scene, Plate) if one.fill == GREEN]
        places = [GRID.square(then.places[BY_NAME[f"{side}.goblin"]]) for side in "by"]
        assert [any(place.contains(Box.from_centre(ring, 0)) for ring in rings) for place in places] == [
            seat == 0,
            seat == 1,
        ]


@pytest.mark.parametrize("language", languages())
def test_the_leaving_notice_always_says_when_and_for_what(language, snapshot):
    """Between the plates of the players."""
    writing, kinds = Writing(words(language), NAMES), ("goblin", "wallwalker", "warrior", "mekanork")
    told = []
    for count, when, wins in product((1, 2, 4), ("now", "turn", "next"), (True, False)):
        out = tuple(Exit(f"b.{kind}", 3, 1 + (kind == "goblin")) for kind in kinds[:count])
        one = Departure(0, when, out, points=2, needed=2 if wins else 3)
        told += texts_of(maze_picture._leavers_row(one, writing, PANEL))
    assert told == snapshot


@pytest.mark.parametrize("said", [*map(words, languages()), longer.longer_words()], ids=str)
def test_room_captions_stay_within_their_room(said):
    seen = observe(samples.crowded(), None)
    found = Traces(revealed={0: 0})
    shapes, boxes = changed_rooms.room_captions(seen, GRID, Writing(said, NAMES), found)
    (first, *_) = texts_of(shapes)
    assert GRID.room(0).left <= boxes[0].left < boxes[0].right <= GRID.room(0).right
    assert first in {said.text("dungeon-picture-room", room=1), "1"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [(1,), (2,), (3,), (4,), (5,), (1, 3, 5), (2, 4)])
def test_a_rooms_name_has_its_gear_beside_it_and_no_head_over_either(language, columns):
    """A head in the middle hid the number of the room's twin, or put it four columns from the name."""
    writing, at = Writing(words(language), NAMES), [SQUARES] * len(TOKENS)
    for token, column in zip(("b.wizard", "y.thief", "b.warrior"), columns, strict=False):
        at[BY_NAME[token]] = square_at(column, 0)
    for events in ((), (replace(FOUND, slot=0),)):
        scene = maze(replace(CALM, places=tuple(at)), events, writing)
        wall = [one for one in shapes_of(scene, Text) if 40 < layout.ink(one).centre[1] < GRID.top - 2]
        name = next(one for one in wall if one.text == writing.text("dungeon-picture-room", room=1))
        gear = next(one for one in wall if one.text == "I")
        assert 0 < layout.ink(gear).left - layout.ink(name).right < GRID.side / 2
        heads = [one.box for one in shapes_of(scene, Sprite) if isinstance(one.artwork, Portrait)]
        over = [box for box in heads if box.bottom < GRID.box.bottom]
        assert len(over) >= len(columns)
        assert not [
            (box, one) for box in over for one in (name, gear) if box.overlaps(layout.ink(one).expanded(-4))
        ]


@pytest.mark.parametrize("is_decisive", [True, False])
@pytest.mark.parametrize("around", [(), ((-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)), ((0, 0),)])
def test_nobody_knocked_out_below_the_name_of_a_room_covers_it(around, is_decisive):
    """The burst hid the number of the room's twin, and a part of its own."""
    for column in range(1, 21):
        at = [SQUARES] * len(TOKENS)
        for token, (x, y) in zip(ALL_CHARACTERS, around, strict=False):
            at[token] = square_at(column + x, y)
        fall = Eliminated("y.mekanork", NAMES_OF_SQUARES[square_at(column, 0)], "pit")
        scene = maze(replace(CALM, places=tuple(at)), (fall, *([] if is_decisive else [FOUGHT])))
        red = [Box(*layout.reach(one)) for one in shapes_of(scene, Polygon | Disc) if one.fill == BLOOD]
        red = [box for box in red if GRID.box.overlaps(box)]
        named = [layout.ink(one) for one in shapes_of(scene, Text) if layout.ink(one).bottom < GRID.top]
        assert len(red) >= 2
        assert not any(box.expanded(-4).overlaps(one) for box in red for one in named), column


def test_an_exit_arrow_moves_aside_for_tokens_on_its_square():
    """It moves to the square's outer upper corner, between row numbers."""
    seen = replace(observe(samples.crowded(), 0), active_seat=1, ap=5, phase=Phase.ACT)
    at = list(seen.places)
    for square, name in enumerate([one for one in BY_NAME if KIND[BY_NAME[one]] in OBJECTS][:10]):
        at[BY_NAME[name]] = square
    for then, is_free in ((seen, True), (replace(seen, places=tuple(at)), False)):
        (one,) = (one for one in departures(then) if one.seat == 1)
        arrows = [each for each in shapes_of(maze(then), Polygon) if len(each.points) == 7]
        heads = [Box(*layout.reach(each)) for each in arrows if each.fill == LIVERIES[1].colour]
        box = GRID.square(one.exits[0].route[-1])
        corner = Box.from_centre((box.left, box.top), box.width)
        assert [any(map(place.contains, heads)) for place in (box, corner)] == [is_free, not is_free]


BEGUN = ("thief", "wizard", "wallwalker", "warrior", "mekanork")
COLOURS = [livery.colour for livery in LIVERIES]
WALKS = tuple(
    Moved(f"b.{kind}", "move", f"{column}6", (f"{column}7",))
    for kind, column in zip(BEGUN, "BDFHJ", strict=True)
)
FETCHED = Moved("b.thief", "move", "B6", ("A6", "B6", "B7"), (Handling("y.rope", "A6", True, None),))
TURNED = RoomRotated("b.thief", 2, 2)
FOUGHT = FightBegan("b.warrior", "y.troll", ("b.warrior",), ("y.troll",))
KNOCKED_OUT = CardPlayed(1, 2), Eliminated("y.troll", "C4", "pit")
FOUND = RoomRevealed("b.thief", 4, "3A", 0, ("b.sword", "y.rope"))
LONG_NAME = Writing(words(), ("Bartholomew-Featherstonehaugh", "Bob"))


def case(*events, writing=WRITING, **changes):
    """Changes to the crowded maze, events there, and the language."""
    return changes, events, writing


def to_place(*tokens):
    return {"phase": Phase.PLACE, "placing": tuple((0, BY_NAME[token], 4) for token in tokens)}


def carrying(thing, start, end):
    """A walk with something in hand; of yellow if its treasure is."""
    return Moved(f"{(thing or 'b')[0]}.thief", "move", start, (end,), (), thing)


POTION = {"potion": ((BY_NAME["b.mekanork"], 1),)}
LONG_WORDS = Writing(longer.longer_words(), NAMES)
THREE = ("y.wizard", "y.wand", "b.sword")
CALM = replace(observe(samples.crowded(), None), quiet=0)
SAID = {
    "who drank a potion is told": case(**POTION),
    "by letter before a name is cut": case(**POTION, writing=LONG_NAME),
    "who can win by leaving is said to": case(vp=(0, 4), active_seat=1, phase=Phase.CARD),
    "a way is told with where it ended": case(*WALKS[:1]),
    "or with what was taken on it": case(FETCHED),
    "rather than a later way": case(FETCHED, *WALKS[1:3]),
    "a treasure on its way out is told": case(carrying("y.treasure", "F6", "B6")),
    "rather than another way": case(carrying("b.treasure", "B6", "F6"), WALKS[4]),
    "a treasure that is carried elsewhere": case(carrying("b.treasure", "F6", "F7")),
    "and a wounded friend": case(carrying("b.wizard", "B6", "F6")),
    "but not what is carried for its use": case(carrying("b.rope", "B6", "C6")),
    "who ran for the exit": case(carrying(None, "B6", "I6")),
    "a jump": case(replace(carrying("b.rope", "B6", "B8"), kind="jump")),
    "a way through a wall": case(replace(carrying(None, "B6", "C6"), kind="wall")),
    "only the last of several is told": case(*WALKS[:3]),
    "in long words, too": case(*WALKS, writing=LONG_WORDS),
    "a fight before all else": case(FOUND, WALKS[0], FOUGHT, TURNED),
    "half a turn": case(TURNED),
    "a quarter": case(replace(TURNED, direction=-1)),
    "a way and a turned room": case(WALKS[0], TURNED),
    "a way and a fight": case(WALKS[0], FOUGHT),
    "a turned room after ways": case(
        FETCHED, PotionDrunk("b.thief", "b.potion", 4), *WALKS[1:4], TURNED, replace(TURNED, slot=3)
    ),
    "who attacked, not who plays now, leads": case(FOUGHT, KNOCKED_OUT[1], active_seat=1),
    "a knockout says who gets the point": case(*KNOCKED_OUT),
    "and cuts a long name": case(*KNOCKED_OUT, writing=LONG_NAME),
    "what was found": case(CardPlayed(0, 2), FOUND),
    "a few tokens to place have their names": case(**to_place(*THREE)),
    "more have only their names": case(**to_place(*THREE, "y.treasure", "b.armour")),
    "29 quiet turns aren't counted": case(quiet=29),
    "30 are": case(quiet=30),
}


@pytest.mark.parametrize(("changes", "events", "writing"), SAID.values(), ids=SAID)
def test_the_maze_picture_describes_events(changes, events, writing, snapshot):
    """Texts that the crowded maze lacks without these events."""
    seen = observe(samples.crowded(), None)
    said, plain = (
        Counter(texts_of(maze(*shown, writing))) for shown in ((replace(seen, **changes), events), (seen, ()))
    )
    assert sorted((said - plain).elements()) == snapshot


@pytest.mark.parametrize("quiet", [29, 30])
def test_quiet_turns_are_counted_in_red_from_30_on(quiet):
    """Before that, readers took the notice for news."""
    scene = maze(replace(observe(samples.crowded(), None), quiet=quiet))
    said = [layout.ink(one) for one in shapes_of(scene, Text) if "quiet" in one.text]
    grounds = {
        plate.fill
        for one in said
        for plate in shapes_of(scene, Plate)
        if plate.box.contains(one) and plate.box.width < 400
    }
    assert grounds == ({BLOOD} if quiet == 30 else set())


@pytest.mark.parametrize("first", [0, 1])
def test_tokens_to_place_are_below_the_name_and_colour_of_who_places_them(first):
    """On one plate, nobody knew whose they were to place."""
    placers = {"y.wizard": first, "b.sword": 1 - first, "y.wand": first}
    placing = tuple((seat, BY_NAME[token], 4) for token, seat in placers.items())
    seen = replace(observe(samples.crowded(), None), phase=Phase.PLACE, placing=placing)
    shapes = maze_picture.turn_panel(seen, WRITING, Box(0, 0, 950, 98))
    written = {one.text: layout.ink(one) for one in shapes if isinstance(one, Text)}
    heads = {one.fill: one.box for one in shapes if isinstance(one, Plate) if one.fill in COLOURS}
    for token, seat in placers.items():
        head = heads[LIVERIES[seat].colour]
        (name,) = (ink for text, ink in written.items() if text.startswith(NAMES[seat]))
        assert head.contains(name)
        placed = written[panels.kind_name(BY_NAME[token], WRITING)]
        assert head.left < placed.left < placed.right < head.right
        assert head.bottom <= placed.top


def test_placing_tokens_in_an_earlier_revealed_room_is_no_step():
    """A plan of placings used to be an empty step in the strip."""
    seen, placed = observe(samples.crowded(), None), TokenPlaced(0, "b.goblin", "Q1")
    assert news.turn_steps(seen, [placed], WRITING) == ()
    (step,) = news.turn_steps(seen, [CardPlayed(0, 2), FOUND, placed], WRITING)
    assert step.said
    assert texts_of(maze(seen, [placed])) == texts_of(maze(seen))


def test_every_event_that_changes_the_maze_belongs_to_exactly_one_step():
    """Except rotations that cancel out."""
    kinds = set()
    for moment in turns():
        events = moment.events
        found = acts.acts(events)
        places = [place for act in found for place in act.places]
        assert len(places) == len(set(places))
        for place in {*range(len(events))} - {*places}:
            event = events[place]
            assert not isinstance(event, acts.CHANGING_EVENTS) or isinstance(event, RoomRotated), event
        lost = sum(isinstance(one, RoomRotated) for one in events)
        lost -= sum(isinstance(one, RoomRotated) for act in found for one in act.events)
        assert lost % 2 == 0, "there and back"
        kinds |= {act.kind for act in found}
    assert kinds >= {"way", "out", "turned", "revealed", "fight", "gate", "healed"}, kinds


def test_consecutive_moves_or_rotations_form_one_step(snapshot):
    """Consecutive means only events of the same kind came in between."""
    thief, troll = (Moved(f"b.{one}", "move", "B1", ("C1",)) for one in ("thief", "troll"))
    turn, other = RoomRotated("b.thief", 2, 1), RoomRotated("b.thief", 3, 1)
    turns_of = (thief, troll, thief), (thief, turn, thief), (turn, other, turn), (turn, thief, turn)
    assert [[(act.kind, len(act.events)) for act in acts.acts(events)] for events in turns_of] == snapshot
    attack = FightBegan("b.thief", "y.troll", (), ())
    walked, turned, attacked = (acts.acts((one,))[0].rank for one in (thief, turn, attack))
    assert walked > turned > attacked, "the lower, the more it matters"


@pytest.mark.parametrize("number", range(2 * len(languages())))
def test_the_strip_says_what_was_decisive(number):
    """In every language and maze shape, each with different moments."""
    language, shape = [*product(languages(), (MazePicture, TallMazePicture))][number]
    writing = Writing(words(language), NAMES)
    for moment in share(turns(range(2)), 50, number):
        seen, events = moment.seen, moment.events
        steps = news.turn_steps(seen, events, writing)
        is_tall = shape is TallMazePicture
        box = Box(0, 0, 860, maze_picture._TALL_STRIP) if is_tall else Box(0, 0, 950, strip.HEIGHT)
        shown = strip.strip(seen, writing, box, events, is_tall=is_tall)
        said = " ".join(texts_of(shown))
        main = news.headline(seen, events, writing)
        assert (main is None) == (not steps)
        assert main is None or any(one in said for one in main.said), (main, said)


def test_only_the_decisive_step_has_a_bold_path():
    """Viewers couldn't tell what mattered among several paths; films, whose captions tell all, have them."""
    walks = WALKS[0], replace(WALKS[1], path=("D7", "D8"))
    squares = {"B6": "thief", "D6": "wizard"}
    start = {GRID.centre(SQUARE_BY_NAME[square]): kind for square, kind in squares.items()}
    for events, bold in ((walks, ["wizard"]), (walks[::-1], ["thief"]), ((*walks, FOUGHT), [])):
        lines = [one for one in shapes_of(maze(CALM, events), Stroke) if one.fill == LIVERIES[0].colour]
        assert [start[one.points[0]] for one in lines] == bold
        film = under_tokens(find_traces(events, CALM.places), GRID, {}, has_all_steps=True)
        lines = [one for one in shapes_of(film, Stroke) if one.fill == LIVERIES[0].colour]
        assert {start[one.points[0]] for one in lines} == {"thief", "wizard"}
        assert len({one.width for one in lines}) == 1 + bool(bold)


@pytest.mark.parametrize("is_film", [False, True])
@pytest.mark.parametrize("between", [GateChanged("b.thief", "1L/0", "open", ("C6", "C7")), FOUND, FETCHED])
def test_the_bold_path_starts_where_the_walk_began(between, is_film):
    """It began at the last stop: after a door was opened, the way to it was missing."""
    first = Moved("b.wizard", "move", "B6", ("C6", "D6"))
    second = Moved("b.wizard", "move", "D6", ("E6", "F6", "F7"))
    events = (first, between, second, Left("b.wizard", 3, None))
    drawn = under_tokens(find_traces(events, CALM.places), GRID, {}, has_all_steps=is_film)
    lines = [one for one in shapes_of(drawn, Stroke) if one.fill == COLOURS[0]]
    bold = max(lines, key=lambda line: line.width)
    assert bold.points[0] == GRID.centre(SQUARE_BY_NAME["B6"])
    assert bold.points[-1] == GRID.centre(SQUARE_BY_NAME["F7"])
    (dot,) = (one for one in shapes_of(drawn, Disc) if one.fill == COLOURS[0])
    assert dot.box.centre == bold.points[0]


def test_where_a_room_carried_somebody_between_two_walks_both_and_the_ride_are_drawn():
    first, ride = Moved("b.thief", "move", "A2", ("B2",)), RoomRotated("b.warrior", 0, 1)
    second = Moved("b.thief", "move", "E1", ("E2", "E3"), (), "b.treasure")
    at = list(CALM.places)
    at[BY_NAME["b.thief"]] = SQUARE_BY_NAME["E3"]
    drawn = under_tokens(find_traces((first, ride, second), at), GRID, {})
    lines = [(one.fill, one.points[0]) for one in shapes_of(drawn, Stroke) if one.fill != INK]
    begun = [(COLOURS[0], "A2"), (COLOURS[0], "E1"), (changed_rooms.CHANGED_COLOUR, "B2")]
    assert sorted(lines) == sorted((fill, GRID.centre(SQUARE_BY_NAME[name])) for fill, name in begun)


@pytest.mark.parametrize("column", ["A", "V"])
def test_no_head_of_a_path_leaves_the_maze_when_ways_there_share_squares(column):
    """It covered the number of a row: back by the same squares, beside another's way."""
    inner = {"A": "B", "V": "U"}[column] + "10"
    first = Moved("y.mekanork", "move", f"{column}7", tuple(f"{column}{row}" for row in (8, 9, 10)))
    path = (f"{column}10", inner, f"{column}10", f"{column}9")
    events = (first, Moved("y.wizard", "move", f"{column}9", path))
    drawn = under_tokens(find_traces(events, CALM.places), GRID, {})
    heads = [Box(*layout.reach(one)) for one in shapes_of(drawn, Polygon) if one.fill == COLOURS[1]]
    assert heads
    assert all(GRID.box.expanded(rooms.OVERHANG).contains(head) for head in heads)


def test_the_dot_of_a_path_is_beside_whoever_stands_where_it_starts_now():
    """It was on the first free square, as if the walk had begun there."""
    walk, start = WALKS[0], SQUARE_BY_NAME[WALKS[0].start]
    for standing in ({}, {start: GRID.square(start).expanded(9)}):
        drawn = under_tokens(find_traces((walk,), CALM.places), GRID, standing)
        (dot,) = (one.box for one in shapes_of(drawn, Disc) if one.fill == COLOURS[0])
        far = math.dist(dot.centre, GRID.centre(start))
        assert far < GRID.side
        assert not standing or dot.top > standing[start].bottom - 1


def test_a_portcullis_that_was_decisive_has_a_ring_larger_than_a_token():
    """Viewers missed a frame around it; nothing marks one that led to more."""
    walk = replace(WALKS[0], path=("B7", "B8"), handled=())
    gate = GateChanged("b.thief", "1L/0", "open", ("B7", "B8"))
    for events, is_decisive in (((walk, gate), True), ((gate, FOUGHT), False)):
        rings = [
            one for one in shapes_of(maze(CALM, events), Plate) if one.outline == changed_rooms.CHANGED_COLOUR
        ]
        assert bool(rings) is is_decisive
        assert all(one.box.width > 1.5 * GRID.side for one in rings)


@pytest.mark.parametrize("healer", ["b.cleric", "b.troll"])
def test_whoever_did_the_decisive_step_stands_in_light(healer):
    """Their face is beside the sentence, and viewers looked for them in the maze."""
    tone, square = changed_rooms.REVEALED_COLOUR, GRID.square(CALM.places[BY_NAME[healer]])
    scene = maze(CALM, (Healed("b.thief", healer),))
    glows = [one.box for one in shapes_of(scene, Plate) if one.fill[:3] == tone[:3] != one.fill]
    assert glows
    assert all(GRID.box.contains(glow) and glow.contains(square) for glow in glows)


def test_only_one_of_those_who_could_leave_has_a_ring():
    """Rings around all of them competed with what happened."""
    most = 0
    for seen in (one.seen for one in turns(range(2))[::3]):
        ways = [way for found in departures(seen) for way in found.exits]
        places = rooms.token_places(seen, GRID)
        tiles = {pieces.tile_box(places[way.route[0]].box).centre for way in ways}
        green = [one for one in shapes_of(maze(seen), Plate) if one.fill == GREEN]
        assert sum(one.box.centre in tiles for one in green) == bool(ways)
        most = max(most, len(ways))
    assert most > 1


def test_a_fight_that_waits_for_cards_is_decisive_after_a_knockout():
    """The footer asks for its cards."""
    steps = acts.acts(
        (WandFired("b.wizard", "b.wand", "y.thief"), Eliminated("y.thief", "D4", "wand"), FOUGHT)
    )
    assert [len(steps), acts.decisive(steps)] == [2, (1,)]


@pytest.mark.parametrize(("sums", "actor"), [((5, 3), "b.warrior"), ((3, 5), "y.troll")])
def test_the_face_in_the_strip_is_the_winners(sums, actor):
    (step,) = acts.acts((FOUGHT, FightEnded("b.warrior", "y.troll", (1, 1), sums)))
    assert step.actor == BY_NAME[actor]


@pytest.mark.parametrize(
    ("events", "owner"),
    [
        ((FOUGHT, FightEnded("b.warrior", "y.troll", (1, 1), (5, 3))), 0),
        ((FOUGHT, FightEnded("b.warrior", "y.troll", (1, 1), (3, 5))), 1),
        ((CardPlayed(0, 2), KNOCKED_OUT[1]), 1),
        ((CardPlayed(1, 2), ObjectLost("b.rope", "C4")), 1),
    ],
)
def test_the_face_in_the_strip_is_on_its_owners_colour(events, owner):
    """A yellow winner's face used to lie on blue in blue's turn."""
    shapes = strip.strip(CALM, WRITING, Box(0, 0, 950, strip.HEIGHT), events)
    tiles = [one for one in shapes_of(shapes, Plate | Polygon) if one.fill in COLOURS]
    assert [one.fill for one in tiles] == [COLOURS[owner]]


@pytest.mark.parametrize("events", [(), (FOUND, *WALKS)])
@pytest.mark.parametrize("language", languages())
def test_a_tall_strip_has_room_for_the_notice_on_quiet_turns(language, events):
    """It used to take the room of characters' letters, whose names then overlapped."""
    scene = TallMazePicture(replace(CALM, quiet=38), events).scene(Writing(words(language), NAMES))
    assert not list(faults(scene, words(language), NAMES))


def test_before_the_first_step_the_strip_explains_all_letters(snapshot):
    """A letter only one side has is on that side's colour."""
    seen, thief = observe(samples.crowded(), None), BY_NAME["y.thief"]
    alone = replace(seen, places=(*seen.places[:thief], DEAD, *seen.places[thief + 1 :]))
    both, one = (strip._letters(shown, WRITING, Box.from_corner(0, 0, 940, 114)) for shown in (seen, alone))
    assert texts_of(both) == snapshot
    assert sum(shape.fill == LIVERIES[0].colour for shape in set(shapes_of(one, Plate)) - {*both}) == 1


def test_the_strip_lists_a_turns_steps_in_order(snapshot):
    """Including tokens found, taken and dropped, and points scored."""
    seen, writing = observe(samples.crowded(), None), WRITING
    thief = ("b.thief", "move", "B1")
    events = (
        CardPlayed(0, 5),
        RoomRotated("b.thief", 0, 1),
        RoomRevealed("b.thief", 3, "3A", 0, ("b.goblin", "y.rope")),
        TokenPlaced(0, "b.goblin", "Q1"),
        Moved(
            *thief,
            ("C1",),
            (Handling("b.sword", "C1", False, None), Handling("y.rope", "C1", True, None)),
        ),
        GateChanged("b.thief", "G1", "open", ("C1", "D1")),
        Healed("b.thief", "b.cleric"),
        Healed("b.troll", "b.troll"),
        PotionDrunk("b.troll", "b.potion", 4),
        WandFired("b.wizard", "b.wand", "y.troll"),
        Eliminated("y.troll", "D4", "wand"),
        ObjectLost("b.wand", "D4"),
        Eliminated("b.thief", "E5", "pit"),
        Moved("b.goblin", "move", "U1", ("V1",)),
        Left("b.goblin", 3, "b.treasure"),
    )
    steps = news.turn_steps(seen, events, writing)
    told = [(step.said, [TOKENS[one] for one in step.others]) for step in steps]
    assert (told, news.all_event_texts(seen, events, writing)) == snapshot
    assert acts.points_gained(events) == (4, 1)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Diebin tauscht Schwert gegen Seil (Gelb)"),
        ("es", "Ladrón cambia Espada por Cuerda amarilla"),
        ("fr", "Voleuse échange Épée contre Corde jaune"),
    ],
)
def test_a_sentence_about_things_taken_and_left_is_whole_in_each_language(language, said):
    """Word order differs, so it isn't put together from parts."""
    handled = Handling("b.sword", "C1", False, None), Handling("y.rope", "C1", True, None)
    moved = Moved("b.thief", "move", "B1", ("C1",), handled)
    steps = news.turn_steps(observe(samples.crowded(), None), (moved,), Writing(words(language), NAMES))
    assert [step.said for step in steps] == [(said,)]


def test_strip_and_post_name_the_same_squares_despite_later_rotations(snapshot):
    """So does the picture; a rotated character is drawn at its current square."""
    seen, talk = observe(samples.crowded(), None), Talk(words(), (Person("Ann", ""), Person("Bob", "")))
    walk = Moved("b.thief", "move", "A4", ("B4", "B5"))
    gate = GateChanged("b.thief", "G1", "open", ("B5", "B6"))
    fall = Eliminated("y.troll", "C4", "pit")
    events = (CardPlayed(0, 5), walk, gate, fall, RoomRotated("b.mekanork", 0, 1))
    first, *_ = news.turn_steps(seen, events, WRITING)
    told = wording.event_lines(talk, events), news.all_event_texts(seen, events, WRITING)
    assert (*told, *first.said) == snapshot


def test_only_the_other_sides_tokens_are_told_with_their_colour():
    said = texts_of(strip.strip(CALM, WRITING, Box(0, 0, 950, strip.HEIGHT), (WALKS[0], FOUGHT)))
    assert "Warrior attacks yellow Troll" in said


@pytest.mark.parametrize("carried", ["b.treasure", None])
def test_a_treasure_that_was_carried_out_is_pictured_after_the_sentence(carried):
    shown = strip.strip(CALM, WRITING, Box(0, 0, 950, strip.HEIGHT), (Left("b.goblin", 3, carried),))
    said = next(layout.ink(one) for one in shapes_of(shown, Text) if one.text == "Goblin leaves the maze: +3")
    rims = [one.box for one in shapes_of(shown, Disc) if one.fill == LIVERIES[0].colour]
    assert bool(rims) == (carried is not None)
    assert all(said.right < box.left for box in rims)


def test_what_is_taken_on_the_own_square_is_told_without_a_way():
    """It used to read *from B1 to B1*."""
    stayed = Moved("b.thief", "move", "B6", (), (Handling("y.rope", "B6", True, None),))
    assert news.all_event_texts(CALM, (stayed,), WRITING) == ["Thief takes yellow Rope at B6"]


def test_the_bar_below_a_finished_game_names_the_winner():
    seen = observe(samples.crowded(), None)
    said = {winner: set(texts_of(maze(replace(seen, result=(winner, "goal"))))) for winner in (0, 1, None)}
    bars = ("Ann wins!", "Bob wins!", "A draw")
    assert [said[one] & set(bars) for one in said] == [{bar} for bar in bars]


def test_all_action_cards_have_a_place_where_only_those_in_hand_are_gold():
    """Cards left were taken for cards played, and an empty hand for a mistake."""
    own = replace(CALM.seats[0], actions=(3, 5))
    plate = plates.player_plate(
        replace(CALM, seats=(own, CALM.seats[1])), WRITING, 0, Box.from_corner(0, 0, 340, 195)
    )
    assert [one for one in texts_of(plate) if one in "2345"][:4] == ["2", "3", "4", "5"]
    assert sum(one.fill == BRASS for one in shapes_of(plate, Plate)) == 2
    assert sum(one.dash is not None for one in shapes_of(plate, Stroke)) == 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [0, 1])
def test_the_word_above_the_cards_yields_to_a_long_name(seat, language):
    word, box = words(language).text("dungeon-picture-cards"), Box.from_corner(0, 0, 340, 195)
    for name, is_told in ("Ann", True), ("Bartholomew", False), ("W" * 32, False):
        writing = Writing(words(language), (name, name))
        told = shapes_of(plates.player_plate(CALM, writing, seat, box), Text)
        (name_ink,) = (layout.ink(one) for one in told if one.text.strip("…") in name)
        found = [layout.ink(one) for one in told if one.text == word]
        assert len(found) == is_told, name
        assert not any(ink.overlaps(name_ink) for ink in found)


@pytest.mark.parametrize("state", [CLOSED, OPEN, BROKEN])
def test_a_changed_portcullis_has_a_sign_that_tells_its_state(state):
    """It was hard to find among walls; beside it, clear of the character that changed it."""
    gate = next(one for one in range(len(CALM.gates)) if rooms.gate_box(CALM, one, GRID) is not None)
    box = rooms.gate_box(CALM, gate, GRID)
    shapes = over_tokens(Traces(), GRID, WRITING, {}, gates=[(box, state)])
    rims = [one.box for one in shapes_of(shapes, Disc) if one.fill == changed_rooms.CHANGED_COLOUR]
    assert [rim.width > GRID.side for rim in rims] == [True]
    arrows = [one for one in shapes_of(shapes, Polygon) if one.fill == changed_rooms.CHANGED_COLOUR]
    assert len(arrows) == (state == OPEN)


@pytest.mark.parametrize(
    ("changes", "is_told"), [({}, False), ({"quiet": 35}, True), ({"phase": Phase.ACT}, True)]
)
def test_a_reveal_is_not_told_above_the_prompt_to_fill_the_room(changes, is_told):
    """Both say which room, and the tokens to place were tiny below both."""
    seen = replace(CALM, **(to_place("y.wand") | changes))
    told = " ".join(texts_of(maze(seen, [FOUND])))
    assert ("Thief reveals room 5" in told) == is_told


def test_films_draw_the_arrows_of_all_rotations_in_one_size():
    """A caption tells several steps, and the fainter arrow was missed."""

    def size(*events, **changes):
        ground = under_tokens(find_traces(events, CALM.places), GRID, {}, **changes)
        lilac = changed_rooms.CHANGED_COLOUR[:3]
        (arrow,) = (one for one in shapes_of(ground, Polygon) if one.fill[:3] == lilac)
        return Box(*layout.reach(arrow)).width

    assert size(TURNED, KNOCKED_OUT[1]) < size(TURNED)
    assert size(TURNED, KNOCKED_OUT[1], has_all_steps=True) == size(TURNED)


@pytest.mark.parametrize("corner", range(4))
@pytest.mark.parametrize("turn", [1, -1])
@pytest.mark.parametrize("ring", [changed_rooms.SLIM, changed_rooms.FINE, changed_rooms.BROAD])
def test_the_head_of_a_rotations_arrow_is_where_it_is_emptiest(ring, turn, corner):
    """Whatever its ring: for broad ones, people where a slim one's head would be counted."""
    room, side = GRID.room(1), GRID.side

    def inner_end(corner):
        """Box of the innermost of the three corners of its head."""
        (arrow, *_) = shapes_of(changed_rooms.rotation_arrow(room, side, turn, corner, ring), Polygon)
        start = len(arrow.points) // 2
        near = min(arrow.points[start - 1 : start + 2], key=lambda point: math.dist(point, room.centre))
        return Box.from_centre(near, side * 0.02)

    busy = [inner_end(other) for other in range(4) if other != corner]
    assert changed_rooms.head_corner(room, side, turn, busy, ring) == corner


def test_a_decisive_knockout_has_a_larger_burst_clear_of_tokens():
    """It was no larger than the tokens around it."""
    fallen, beside = SQUARE_BY_NAME["N3"], SQUARE_BY_NAME["N4"]
    events = Eliminated("y.troll", "N3", "fight"), FOUGHT
    standing = {beside: GRID.square(beside)}
    sizes = []
    for decisive in (True, False):
        traces = find_traces(events[: 2 - decisive], CALM.places)
        shapes = under_tokens(traces, GRID, standing)
        bursts = [one for one in shapes_of(shapes, Polygon) if one.fill == BLOOD]
        (box,) = (Box(*layout.reach(one)) for one in bursts)
        assert decisive == (
            not box.overlaps(pieces.tile_box(standing[beside])) and box.width > 1.9 * GRID.side
        )
        sizes.append(box.width)
        assert box.contains(Box.from_centre(GRID.centre(fallen), 0))
    assert sizes[0] > 1.3 * sizes[1]
