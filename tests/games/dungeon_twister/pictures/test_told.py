"""What pictures of Dungeon Twister tell in words: what the rules say, and the same for who cannot see."""

import math
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Attack, Lay, Phase, apply, legal_actions, observe
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    IS_CHARACTER,
    KIND,
    OBJECTS,
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
    RoomTurned,
    TokenPlaced,
    WandFired,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.model import DEAD
from k2bot.games.dungeon_twister.engine.planning import departures
from k2bot.games.dungeon_twister.engine.sides import losses, sides_of
from k2bot.games.dungeon_twister.engine.squares import SLOTS, coordinates
from k2bot.games.dungeon_twister.pages import drawings, wording
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    MazePicture,
    TallMazePicture,
    Writing,
    acts,
    maze_picture,
    news,
    panels,
    pieces,
    plates,
    strip,
)
from k2bot.games.dungeon_twister.pictures.changed_rooms import CARVED
from k2bot.games.dungeon_twister.pictures.maze_picture import BELOW, GRID
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BRASS, GREEN, LIVERIES
from k2bot.render.scene import Box, Disc, Plate, Polygon, Sprite, Text
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import others, scene_of
from tests.kit.looking import share
from tests.kit.pictures import layout, longer
from tests.kit.pictures.layout import shapes_of, texts_of
from tests.phrases import phrase
from tools.dungeon_twister import samples

NAMES = ("Ann", "Bob")
WRITING = Writing(words(), NAMES)
TALK = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))).plain
ELSEWHERE = ({}, {"b.wizard": [7, 5], "b.troll": [6, 5]}, {"b.thief": [8, 4]})
"""Tokens of the crowded position moved: friends that are carried, one that lies alone, a thief on a pit."""


def maze(seen, events=(), writing=WRITING):
    return MazePicture(seen, tuple(events)).scene(writing)


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
        winner = sides.winner(cards)
        told = {} if winner is None else losses(seen, sides.of(1 - winner))
        dead = {BY_NAME[one.character]: one.cause for one in events if isinstance(one, Eliminated)}
        hurt = {BY_NAME[one.character] for one in events if isinstance(one, Wounded)} - set(dead)
        assert told == dict.fromkeys(dead, "dies") | dict.fromkeys(hurt, "wounded")
        causes |= set(dead.values())
    assert causes == {"fight", "carrier", "pit"}


def test_who_cannot_see_a_fight_is_told_how_it_ended(snapshot):
    seen = observe(samples.crowded(), 0)
    before = drawings.fight(TALK, seen, "b.warrior", "y.troll").alt
    after = drawings.fight(TALK, seen, "b.warrior", "y.troll", (5, 0)).alt
    assert (before, after) == snapshot


def test_who_could_walk_out_is_marked_and_told(snapshot):
    seen = observe(samples.crowded(), 0)
    (departure,) = departures(seen)
    assert {one.character for one in departure.exits} == {"y.wizard", "y.troll"}
    scene = maze(seen)
    framed = [one.box for one in shapes_of(scene, Plate, GREEN)]
    marked = {
        square for square in range(220) if any(box.grown(5).holds(GRID.square(square)) for box in framed)
    }
    assert marked == {seen.at[BY_NAME[one.character]] for one in departure.exits}
    assert (departure.seat, departure.when, departure.wins) == (1, "next", True)
    assert departure.points == 1, "their highest card is a 4, and both need 7 action points"
    said = phrase(
        "dungeon-picture-can-leave",
        names="Wizard or Troll",
        count=1,
        when="next",
        wins="yes",
        points=departure.points,
    )
    assert said in texts_of(scene)
    told = drawings.maze(TALK, seen).alt
    assert told == snapshot
    waits = replace(seen, phase=Phase.PLACE)
    assert departures(waits) == ()


def test_who_could_walk_out_is_told_in_fewer_words_and_by_letters_where_room_is_short():
    writing, seen = Writing(words(), NAMES), observe(samples.crowded(), 0)
    (one,) = departures(seen)
    told = []
    for wide in range(640, 290, -1):
        (text,) = texts_of(maze_picture._leaving(seen, one, writing, Box.at(0, 0, wide, 50)))
        told.append(text)
    assert list(dict.fromkeys(told)) == [
        "Wizard or Troll can win next turn",
        "Wizard or Troll next turn: win",
        "Wi or Tr can win next turn",
        "Wi/Tr next turn: win",
        "next turn: win",
    ]


@pytest.mark.parametrize("turn", [0, 1])
def test_if_both_sides_could_walk_out_nothing_is_told_in_a_third_line(turn):
    """Whoever must act shares a line with those of their side, and points to their own plate."""
    out = {"b.goblin": [20, 4], "y.goblin": [1, 4]}
    seen = observe(samples.crowded(out, turn), None)
    assert [one.seat for one in departures(seen)] == [turn, 1 - turn]
    shapes = maze_picture.turn(seen, Writing(words(), samples.NAMES), BELOW)
    said = shapes_of(shapes, Text)
    assert len({round(layout.ink(one).centre[1] / 40) for one in said}) == 2
    acts, beside, other = (layout.ink(one) for one in said)
    assert (acts.left < beside.left) == (turn == 0)
    assert other.top > max(acts.bottom, beside.bottom)
    short = texts_of(maze_picture.turn(seen, Writing(words("es"), samples.NAMES), BELOW.part(right=602)))
    assert short[0] == "quedan 3\N{NO-BREAK SPACE}PA", "no name rather than a dot of it"


def test_who_drank_a_potion_is_told_by_letter_before_a_name_is_cut():
    seen = replace(observe(samples.crowded(), None), potion=((BY_NAME["b.mekanork"], 1),))
    assert "Ann: 4 AP left (Mekanork: 1)" in texts_of(maze(seen))
    assert "Annabel: 4 AP left (M: 1)" in texts_of(maze(seen, writing=Writing(words(), ("Annabel", "Bob"))))
    long = texts_of(maze(seen, writing=Writing(words(), ("Bartholomew Featherstone", "Bob"))))
    assert any(text.startswith("B") and text.endswith("…: 4 AP left (M: 1)") for text in long)


def test_dots_and_an_arrow_show_where_who_could_walk_out_leaves_the_maze():
    """From their green frame on; lines are for ways that were walked."""
    seen = observe(samples.crowded(), 0)
    for turn, when in ((1, "now"), (0, "next")):
        then = replace(seen, turn=turn, ap=5, phase=Phase.ACT)
        (one,) = (one for one in departures(then) if one.seat == 1)
        assert one.when == when
        scene = maze(then)
        tips = {min(shape.points) for shape in shapes_of(scene, Polygon) if shape.fill == LIVERIES[1].colour}
        dots = {shape.box.centre for shape in shapes_of(scene, Disc) if shape.fill == GREEN}
        whose = {shape.box.centre for shape in shapes_of(scene, Disc) if shape.fill == LIVERIES[1].colour}
        assert dots <= whose
        frames = [shape.box for shape in shapes_of(scene, Plate) if shape.fill == GREEN]
        for way in one.exits:
            start, *middles, last = map(GRID.square, way.way)
            assert any(frame.holds(pieces.tile(start)) for frame in frames)
            assert {box.centre for box in middles} <= dots
            assert coordinates(way.way[-1])[0] == 0
            assert any(last.left < x < last.right and y == last.centre[1] for x, y in tips), way


def test_an_arrow_on_a_way_out_makes_way_for_what_is_there():
    """At the outer upper corner of the square, between row numbers."""
    seen = replace(observe(samples.crowded(), 0), turn=1, ap=5, phase=Phase.ACT)
    at = list(seen.at)
    for square, name in enumerate([one for one in BY_NAME if KIND[BY_NAME[one]] in OBJECTS][:10]):
        at[BY_NAME[name]] = square
    for then, is_free in ((seen, True), (replace(seen, at=tuple(at)), False)):
        (one,) = (one for one in departures(then) if one.seat == 1)
        scene = maze(then)
        arrows = [each for each in shapes_of(scene, Polygon) if len(each.points) == 7]
        heads = [Box(*layout.reach(each)) for each in arrows if each.fill == LIVERIES[1].colour]
        box = GRID.square(one.exits[0].way[-1])
        assert any(box.holds(head) for head in heads) is is_free
        corner = Box.around((box.left, box.top), box.width * 0.6, box.width * 0.6)
        assert any(corner.holds(head) for head in heads) is not is_free


def test_whoever_can_win_by_leaving_is_said_to():
    seen = observe(samples.crowded(), 0)
    near = replace(seen, vp=(0, 4), turn=1, phase=Phase.CARD)
    (one,) = (one for one in departures(near) if one.seat == 1)
    assert one.wins
    assert one.when == "turn"
    said = texts_of(maze(near))
    assert any("can win this turn" in text for text in said)


def turns(games=range(6)):
    """The moments of turns of random games in which something has happened."""
    return [moment for game in games for moment in samples.moments(game) if moment.events]


def test_every_event_that_changes_the_maze_belongs_to_one_step():
    """Except rotations that cancel out."""
    kinds = set()
    for moment in turns():
        events = moment.events
        found = acts.acts(events)
        places = [place for act in found for place in act.places]
        assert len(places) == len(set(places))
        for place in {*range(len(events))} - {*places}:
            event = events[place]
            assert not isinstance(event, acts.CHANGES) or isinstance(event, RoomTurned), event
        lost = sum(isinstance(one, RoomTurned) for one in events)
        lost -= sum(isinstance(one, RoomTurned) for act in found for one in act.events)
        assert lost % 2 == 0, "there and back"
        kinds |= {act.kind for act in found}
    assert kinds >= {"way", "out", "turned", "revealed", "fight", "gate", "healed"}, kinds


def test_moves_and_rotations_in_a_row_are_one_step_each():
    thief, troll = (Moved(f"b.{one}", "move", "B1", ("C1",), ()) for one in ("thief", "troll"))
    turn, other = RoomTurned("b.thief", 2, 1), RoomTurned("b.thief", 3, 1)

    def kinds(*events):
        return [(act.kind, len(act.events)) for act in acts.acts(events)]

    assert kinds(thief, troll, thief) == [("way", 2), ("way", 1)]
    assert kinds(thief, turn, thief) == [("way", 1), ("turned", 1), ("way", 1)]
    assert kinds(turn, other, turn) == [("turned", 2), ("turned", 1)]
    assert kinds(turn, thief, turn) == [("turned", 1), ("way", 1), ("turned", 1)]
    assert kinds(*[turn] * 4) == []
    assert kinds(thief, Left("b.thief", 1, None)) == [("out", 2)]
    fall = Eliminated("y.troll", "C4", "fight")
    attack = FightBegan("b.thief", "y.troll", (), ())
    assert kinds(attack, FightEnded("b.thief", "y.troll", (5, 0), (5, 0)), fall) == [("fight", 3)]
    assert [acts.decisive(acts.acts(one)) for one in ((thief, turn), (attack, turn), ())] == [1, 0, None]


def test_tokens_in_the_strip_are_large_or_told_by_name():
    drawn = named = 0
    for moment in share(turns(range(2)), 10):
        seen, events = moment.seen, moment.events
        scene = maze(seen, events)
        strip = BELOW.part(bottom=90)
        shown = [one.box for one in shapes_of(scene, Sprite) if strip.holds(one.box)]
        assert all(box.height / 3 > 18 for box in shown), shown
        drawn += len(shown)
        steps = news.steps(seen, events, WRITING)
        things = {one.name for step in steps for one in step.pieces if isinstance(one, news.Thing)}
        texts = {one.text for one in shapes_of(scene, Text) if strip.holds(one.box)}
        assert shown or not things or things & texts or len(steps) > 2, (things, texts)
        named += bool(things & texts)
    assert drawn
    assert named


def test_the_strip_says_who_carries_what_and_who_is_wounded_where_steps_leave_room():
    seen, below = observe(samples.crowded(), None), BELOW.part(bottom=90)

    def said(seen, *events):
        found = [one for one in shapes_of(maze(seen, events), Text) if below.holds(one.box.grown(-8))]
        return {one.text for one in found}

    loads = {"Treasure", "Sword", "Rope", "Armour", "Wand"}
    assert loads | {"Wk", "Wi"} <= said(seen)
    kept = {BY_NAME["y.wizard"], BY_NAME["y.wand"], BY_NAME["b.mekanork"]}
    at = tuple(place if token in kept else DEAD for token, place in enumerate(seen.at))
    alone = replace(seen, at=at, wounded=1 << BY_NAME["b.mekanork"], quiet=0)
    walk = Moved("y.wizard", "move", "J4", ("J5",), ())
    assert {"Wizard J4 → J5", "Wizard", "Wand", "Mekanork"} <= said(alone, walk)
    hale = said(replace(alone, wounded=0), walk)
    assert "Wand" in hale
    assert "Mekanork" not in hale


def test_the_wall_beside_a_room_says_which_rooms_its_gear_rotates():
    seen = observe(samples.crowded(), None)
    walls = [one for one in shapes_of(maze(seen), Text) if not GRID.box.top < one.at[1] < GRID.box.bottom]
    for slot in range(SLOTS):
        room, twin = GRID.room(slot), seen.maze.twin(slot)
        wall = room.grown(GRID.side * 0.6)
        rooms = ", ".join(f"{one + 1}" for one in sorted({slot, slot if twin is None else twin}))
        texts = [one.text for one in walls if wall.holds(one.box)]
        assert phrase("dungeon-picture-rotates", rooms=rooms) in texts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shape", [MazePicture, TallMazePicture])
def test_the_strip_tells_each_step_or_counts_it(language, shape):
    """Every language of other moments."""
    writing, counted, whole = Writing(words(language), NAMES), 0, 0
    for moment in share(turns(range(2)), 30, languages().index(language)):
        seen, events = moment.seen, moment.events
        steps = news.steps(seen, events, writing)
        ways = [
            [
                [piece for piece in way if isinstance(piece, str)]
                for way in (step.pieces, step.brief, step.least)
            ]
            for step in steps
        ]
        if any(one in later for number, step in enumerate(ways) for one in step for later in ways[:number]):
            continue  # which of two alike is left out can't be seen
        said = texts_of(shape(seen, tuple(events)).scene(writing))
        told = [any(all(text in said for text in texts) for texts in step) for step in ways]
        more = writing.text("dungeon-strip-more", count=told.count(False))
        assert (more in said) is (False in told), (ways, said)
        counted, whole = counted + (more in said), whole + all(told)
    assert whole > 9 * counted


def test_a_long_turn_is_told_in_order_and_marks_have_the_numbers_of_its_strip():
    """The numbers count what is told: with longer words, steps that matter least are left out."""
    counted = marked = 0
    for moment in share([one for one in turns(range(6)) if len(acts.acts(one.events)) > 3], 2):
        found = acts.acts(moment.events)
        writing = Writing(longer.longer_words(), NAMES)
        scenes = [maze(moment.seen, events, writing) for events in (moment.events, ())]
        texts, plain = (shapes_of(scene, Text) for scene in scenes)
        new = [one for one in texts if one not in plain and one.text in {"1", "2", "3", "4", "5", "6", "7"}]
        ground = BELOW.part(bottom=90)
        below = [one for one in new if ground.top < one.at[1] < ground.bottom]
        told = [one.text for one in sorted(below, key=lambda one: (one.at[1] > ground.centre[1], one.at[0]))]
        assert told == [f"{number + 1}" for number in range(len(told))]
        above = {one.text for one in new if one.at[1] < BELOW.top}
        assert above <= {*told}
        counted, marked = counted + (len(told) < len(found)), marked + len(above)
    assert counted
    assert marked


def test_many_steps_name_characters_or_have_their_letters_where_names_have_no_room():
    seen, kinds = observe(samples.crowded(), None), ("thief", "wizard", "wallwalker", "warrior", "mekanork")
    events = tuple(
        Moved(f"b.{kind}", "move", f"{column}6", (f"{column}7",), ())
        for kind, column in zip(kinds, "BDFHJ", strict=True)
    )
    for steps, is_named in ((4, True), (5, False)):
        writing = Writing(words() if is_named else longer.longer_words(), NAMES)
        said = texts_of(maze(seen, events[:steps], writing))
        names = [writing.text(f"dungeon-kind-{kind}") for kind in kinds[: steps - 1]]
        assert {name in said for name in names} == {is_named}


def test_a_way_is_told_with_where_it_began_if_that_fits():
    """Unless it leads back to where it began."""
    seen = observe(samples.crowded(), None)
    walks = [
        Moved(f"b.{kind}", "move", f"{column}6", (f"{column}7",), ())
        for kind, column in zip(
            ("thief", "wizard", "wallwalker", "warrior", "mekanork"), "BDFHJ", strict=True
        )
    ]
    back = Moved("b.thief", "move", "B6", ("B7", "B6"), ())
    for events, writing, way in (
        (walks[:1], WRITING, "Thief B6 → B7"),
        ([back], WRITING, "Thief to B6"),
        (walks[:3], WRITING, "B6 → B7"),
        (walks, WRITING, "B6 → B7"),
        (walks, Writing(longer.longer_words(), NAMES), "B7"),
    ):
        assert way in texts_of(maze(seen, tuple(events), writing))


def test_the_strip_names_the_turn_in_which_its_steps_were_made():
    writing, after, amid = WRITING, 0, 0
    for moment in [one for game in range(2) for one in samples.moments(game) if acts.acts(one.events)][::9]:
        scene = maze(moment.seen, moment.events, writing)
        ended = moment.before.number < moment.game.number
        assert f"Turn {moment.before.number}" in texts_of(scene)
        after, amid = after + ended, amid + (not ended)
    assert min(after, amid) > 3


@pytest.mark.parametrize("gone", [(), ("y.thief",)])
def test_before_the_first_step_the_letters_of_both_sides_are_explained(gone):
    """One that only one side has is on that side's colour."""
    seen = observe(samples.crowded(), None)
    at = [
        DEAD if any(token == BY_NAME[name] for name in gone) else place for token, place in enumerate(seen.at)
    ]
    shapes = strip._letters(replace(seen, at=tuple(at)), WRITING, Box.at(0, 0, 1340, 86), is_tall=False)
    said = texts_of(shapes)
    assert said[1::2] == [panels.kind(token, WRITING) for token in CHARACTERS_OF[0]]
    assert said[::2] == [pieces.letters(token, WRITING) for token in CHARACTERS_OF[0]]
    grounds = [shape.fill for shape in shapes_of(shapes, Plate)][1::2]
    assert [said[2 * number] for number, fill in enumerate(grounds) if fill == LIVERIES[0].colour] == (
        ["Th"] if gone else []
    )


def test_marks_have_the_numbers_of_the_steps_that_the_strip_tells():
    """Only where there are several."""
    seen, writing = observe(samples.crowded(), None), WRITING
    walk = Moved("b.thief", "move", "N6", ("N7", "N8"), ())
    turn = RoomTurned("b.thief", 2, 2)
    places = {name: coordinates(seen.at[BY_NAME[name]]) for name in TOKENS if IS_CHARACTER[BY_NAME[name]]}
    attacker, target = next(
        (one, other)
        for one, other in permutations(places, 2)
        if one[0] != other[0] and math.dist(places[one], places[other]) == 1
    )
    for events, expected in (
        ((walk, FightBegan(attacker, target, (attacker,), (target,))), {"1": 2, "2": 2}),
        ((walk, Eliminated("y.troll", "D4", "pit")), {"1": 2, "2": 2}),
        ((walk,), {}),
        ((turn,), {"180°": 1}),
        ((replace(turn, turn=-1),), {"90°": 1}),
        ((walk, turn), {"1": 2, "2": 2, "180°": 1}),
    ):
        shown, plain = (
            Counter(one.text for one in shapes_of(scene, Text) if one.fill not in {CARVED, plates._PALE})
            for scene in (maze(seen, events, writing), maze(seen))
        )
        more = shown - plain
        marks = {text: count for text, count in more.items() if text[0].isdigit()}
        assert marks == expected


def test_a_turn_is_told_in_order(snapshot):
    """With what was found, taken and left, and who gained a point."""
    seen, writing = observe(samples.crowded(), None), WRITING
    thief = ("b.thief", "move", "B1")
    events = (
        CardPlayed(0, 5),
        RoomTurned("b.thief", 0, 1),
        RoomRevealed("b.thief", 3, "3A", 0, ("b.goblin", "y.rope")),
        TokenPlaced(0, "b.goblin", "Q1"),
        Moved(
            *thief,
            ("C1",),
            (),
            (Handling("y.rope", "C1", True, None), Handling("b.sword", "C1", False, None)),
        ),
        GateChanged("b.thief", "G1", "open", ("C1", "D1")),
        Healed("b.thief", "b.cleric"),
        Healed("b.troll", "b.troll"),
        PotionDrunk("b.troll", "b.potion", 4),
        WandFired("b.wizard", "b.wand", "y.troll"),
        Eliminated("y.troll", "D4", "wand"),
        ObjectLost("b.wand", "D4"),
        Eliminated("b.thief", "E5", "pit"),
        Moved("b.goblin", "move", "U1", ("V1",), ()),
        Left("b.goblin", 3, "b.treasure"),
    )
    steps = news.steps(seen, events, writing)
    told = [
        [
            TOKENS[one] if isinstance(one, int) else TOKENS[one.token] if isinstance(one, news.Thing) else one
            for one in step.pieces
        ]
        for step in steps
    ]
    assert (told, news.all_told(seen, events, writing)) == snapshot
    assert plates.gained(events) == (4, 1)


def test_the_strip_names_the_squares_of_the_posts_words_though_a_room_turned_afterwards():
    """The picture shows who was carried along by a rotation where they are now; both tell how they walked."""
    seen, talk = observe(samples.crowded(), None), Talk(words(), (Person("Ann", ""), Person("Bob", "")))
    walk = Moved("b.thief", "move", "A4", ("B4", "B5"), ())
    gate = GateChanged("b.thief", "G1", "open", ("B5", "B6"))
    fall = Eliminated("y.troll", "C4", "pit")
    events = (CardPlayed(0, 5), walk, gate, fall, RoomTurned("b.mekanork", 0, 1))
    told, alt = "\n".join(wording.event_lines(talk, events)), news.all_told(seen, events, WRITING)
    assert "from A4 to B5" in told
    first, *_ = news.steps(seen, events, WRITING)
    assert (first.pieces[1], first.brief[1]) == ("Thief A4 → B5", "A4 → B5")
    assert "A4 to B5" in alt[0]
    for square in ("B5 and B6", "C4"):
        assert square in told
        assert any(square in one for one in alt)


def test_a_knockout_says_who_gets_the_point_and_cuts_a_long_name_only_below_the_maze():
    seen = observe(samples.crowded(), None)
    events = [CardPlayed(1, 2), Eliminated("y.troll", "C4", "pit")]
    for name, shown in (("Ann", "Ann"), ("Bartholomew-Featherstonehaugh", "Bartholomew-…")):
        writing = Writing(words(), (name, "Bob"))
        (step,) = news.steps(seen, events, writing)
        assert step.pieces[-1].startswith(f"Yellow Troll knocked out: +1 for {shown}")
        assert step.told == (f"yellow Troll knocked out on C4: +1 for {name}",)


def test_cards_that_were_played_are_pale_between_those_that_are_left():
    seen = observe(samples.crowded(), None)
    scene = maze(replace(seen, seats=(replace(seen.seats[0], actions=(2, 4)), seen.seats[1])))
    cards = [one for one in shapes_of(scene, Text) if one.text in "2345" and one.box.width == plates._CARD]
    shown = sorted((one for one in cards if one.box.left < 400), key=lambda one: one.box.left)
    assert [(one.text, one.fill == plates._PALE) for one in shown] == [
        ("2", False), ("3", True), ("4", False), ("5", True),
    ]  # fmt: skip


def test_tokens_that_are_to_be_placed_are_not_told_twice():
    revealed = RoomRevealed("b.thief", 4, "3A", 0, ("b.sword", "y.rope"))
    for placing, told in (((), 2), (((0, BY_NAME["y.rope"], 4),), 1)):
        seen = replace(observe(samples.crowded(), None), placing=placing)
        (step,) = news.steps(seen, [CardPlayed(0, 2), revealed], WRITING)
        assert sum(isinstance(one, news.Thing) for one in step.pieces) == told


@pytest.mark.parametrize(
    ("tokens", "named", "says"),
    [
        (("b.sword",), True, True),
        (("y.wizard", "y.wand", "b.sword"), True, False),
        (("y.wizard", "y.wand", "b.sword", "y.treasure", "b.armour"), False, True),
    ],
)
def test_tokens_to_place_have_their_names_or_words_that_say_what_they_are(tokens, named, says):
    placing = tuple((0, BY_NAME[token], 5) for token in tokens)
    seen = observe(samples.crowded(), 0)
    told, plain = texts_of(maze(replace(seen, phase=Phase.PLACE, placing=placing))), texts_of(maze(seen))
    names = [panels.kind(BY_NAME[token], WRITING) for token in tokens]
    assert all((told.count(name) > plain.count(name)) == named for name in names)
    assert ("to place:" in told) == says


@pytest.mark.parametrize(("quiet", "is_red"), [(20, None), (21, False), (29, False), (30, True)])
def test_quiet_turns_are_counted_from_21_on_and_alarming_from_30_on(quiet, is_red):
    scene = maze(replace(observe(samples.crowded(), None), quiet=quiet))
    (said,) = [one.box for one in shapes_of(scene, Text) if "quiet" in one.text] or [None]
    grounds = [one.fill for one in shapes_of(scene, Plate) if said and one.box == said]
    assert grounds == ([] if is_red is None else [BLOOD] if is_red else [strip._TAB_GROUND])


def test_who_attacked_is_whose_turn_it_was():
    hurt = (FightBegan("b.thief", "y.troll", (), ()), Eliminated("y.troll", "C4", "fight"))
    assert news.actor(observe(samples.crowded(turn=1), None), hurt) == 0


@pytest.mark.parametrize("case", ["0-lying", "1-lying", "0-4", "0-10", "0-none"])
def test_rooms_are_lit_that_may_be_chosen_for_a_token(case):
    """Only while tokens are left to hide; then the picture says what to do."""
    picture = others()[f"setup-{case}"]
    scene = scene_of(picture)
    lit = {one.box for one in shapes_of(scene, Plate) if one.outline == panels.LIT and one.box.width > 200}
    free = [slot for slot in range(SLOTS) if picture.free(slot)]
    hides = bool(picture.rest) and case != "0-none"
    assert len(lit) == len(free) * hides
    assert ("Choose a token, then a room" in texts_of(scene)) == hides
    marked = [one.box for one in shapes_of(scene, Plate) if one.fill == panels.LIT and one.outline == BRASS]
    drawn = [one.box for one in shapes_of(scene, Sprite) if any(box.holds(one.box) for box in marked)]
    assert (len(marked), len(drawn)) == ((1, 1) if picture.chosen else (0, 0))
