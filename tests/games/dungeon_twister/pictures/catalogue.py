"""Sample pictures for the tests, by name."""

from functools import cache
from typing import NamedTuple

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Rotate, observe
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    FightEnded,
    GateChanged,
    Left,
    Moved,
    RoomRotated,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.squares import square_at
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    CloseUpPicture,
    MazePicture,
    PartPicture,
    RotationPicture,
    TallMazePicture,
    Writing,
    close_up,
)
from k2bot.games.dungeon_twister.pictures.drawn_traces import over_tokens, under_tokens
from k2bot.games.dungeon_twister.pictures.masonry import FLAGSTONES
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.traces import Clash, Fall, Leaver, TracePath, Traces
from k2bot.render import theme
from k2bot.render.scene import Scene
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import set_up
from tools.dungeon_twister import crops, samples

NAMES = ("Ann", "Bob")
WRITING = Writing(words(), NAMES)
TALK = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))).without_markdown
GAMES = (2, 5)
"""Random games: one that somebody wins, and one that lasts long."""
EVERY = 34
"""One of this many moments is drawn."""
PARTS = {"near": ("P5", "V1", "V5"), "far": ("I3", "V1"), "left": ("A1", "C3")}
"""Squares that each partial picture shows."""


def walk(name, start, *path):
    return Moved(name, "move", start, path)


def told():
    """A turn of each side with all marks of the maze, including marks that conflict with tokens.

    Walks there and back, beside the exit, past a token, from an occupied square; fights at the edge, and
    one whose attacker walked on; single and joint exits; knockouts alone and beside others.
    """
    blue = observe(
        set_up(
            "b.thief C7, b.warrior A5, y.troll B5, b.mekanork U3, b.wallwalker K4, y.mekanork J4, "
            "b.wizard J9, y.goblin H9, y.wallwalker Q3, y.cleric D1, y.wizard T2",
            wounded=["y.troll", "b.mekanork"],
        ),
        None,
    )
    yellow = observe(
        set_up(
            "y.cleric L5, b.troll U10, y.warrior V10, b.thief D3, y.thief E1, b.goblin B3, "
            "y.wizard H7, b.wizard P3",
            turn=1,
            wounded=["b.thief"],
        ),
        None,
    )
    of_blue = (
        CardPlayed(0, 5),
        walk("b.thief", "C7", "C8", "C7"),
        FightBegan("b.warrior", "y.troll", ("b.warrior",), ("y.troll",)),
        FightEnded("b.warrior", "y.troll", (3, 0), (6, 4)),
        Wounded("y.troll"),
        walk("b.troll", "R5", "S5", "T5", "T4", "U4", "V4"),
        Left("b.troll", 1, None),
        walk("b.goblin", "U5", "U4", "V4"),
        Left("b.goblin", 3, None),
        walk("b.mekanork", "T1", "T2", "T3", "U3"),
        walk("b.wizard", "H8", "H9"),
        RoomRotated("b.wizard", 5, 1),
        walk("b.wallwalker", "J4", "K4"),
        Eliminated("y.warrior", "Q3", "pit"),
        Eliminated("y.thief", "M8", "pit"),
    )
    of_yellow = (
        CardPlayed(1, 5),
        FightBegan("y.cleric", "b.thief", ("y.cleric",), ("b.thief",)),
        FightEnded("y.cleric", "b.thief", (3, 1), (5, 3)),
        Wounded("b.thief"),
        walk("y.cleric", "D4", "E4", "L5"),
        FightBegan("y.warrior", "b.troll", ("y.warrior",), ("b.troll",)),
        FightEnded("y.warrior", "b.troll", (2, 1), (5, 5)),
        walk("y.goblin", "B5", "A5"),
        Left("y.goblin", 3, None),
        GateChanged("y.thief", "1R/0", "open", ("B2", "C2")),
        RoomRotated("y.wizard", 4, -1),
    )
    return {"told": MazePicture(blue, of_blue), "tall told": TallMazePicture(yellow, of_yellow)}


def turns(games=range(6)):
    """Moments of random games whose turn has events."""
    return [moment for game in games for moment in samples.moments(game) if moment.events]


@cache
def mazes():
    """The maze in all phases, wide, tall, close up and in parts, and rotating rooms."""
    found = {
        f"maze {game}/{number}": MazePicture(moment.seen, moment.events)
        for game in GAMES
        for number, moment in enumerate(samples.moments(game))
        if number % EVERY == 0
    }
    found |= {
        f"tall {name}": TallMazePicture(one.seen, one.events)
        for name, one in list(found.items())[:: len(found) // 8]
    }
    found |= {
        f"news {name}": CloseUpPicture(one.seen, one.events)
        for name, one in list(found.items())
        if type(one) is MazePicture and close_up.crop(one.seen, one.events)
    }
    for seat in (None, 0, 1):
        found[f"crowded {seat}"] = MazePicture(observe(samples.crowded(), seat))
    for name, squares in PARTS.items():
        found[f"part {name}"] = PartPicture(observe(samples.crowded(), None), squares)
    found["tall crowded"] = TallMazePicture(observe(samples.crowded(), None))
    turns = [one for game in GAMES for one in samples.moments(game) if isinstance(one.action, Rotate)]
    for number, moment in enumerate(turns[:6]):
        found[f"rotation {number}"] = RotationPicture(moment.before_seen, moment.seen, moment.action.slot)
    return found


class Ground(NamedTuple):
    """A turn's traces on an empty floor."""

    traces: Traces
    standing: dict

    def scene(self, writing):
        boxes = {square: GRID.square(square) for square in self.standing}
        marks = over_tokens(self.traces, GRID, writing, boxes)
        ground = under_tokens(self.traces, GRID, boxes, has_all_steps=True)
        return Scene(*theme.FRAME, FLAGSTONES[0], (*ground, *marks))


def traces():
    """Walks side by side, crossing, converging, rotated and leaving; fights, reveals and rotations."""
    one, other, across, down, through, *_ = CHARACTERS_OF[0]
    row, crossed = [square_at(x, 2) for x in range(1, 6)], [square_at(x, 7) for x in range(1, 6)]
    ways = [
        TracePath(one, tuple(row)),
        TracePath(other, tuple(row[:0:-1])),
        TracePath(across, tuple(crossed)),
        TracePath(down, tuple(square_at(3, y) for y in range(5, 10))),
        TracePath(across, tuple(square_at(x, 9) for x in range(16, 22))),
        TracePath(through, tuple(square_at(x, 4) for x in (13, 12, 11))),
        TracePath(through, tuple(square_at(x, 4) for x in (9, 8))),
    ]
    found = Traces(
        ways=ways,
        carried=[TracePath(through, (square_at(8, 4), square_at(6, 2)))],
        turned={1: 1, 4: -1, 5: 2, 6: 2},
        revealed={7: 0},
        clashes=[Clash(square_at(16, y), square_at(17, y), False, 0, act) for act, y in ((6, 1), (7, 3))],
        dead=[Fall(BY_NAME["y.thief"], square_at(17, 3), 7)],
        exits=[Leaver(across, square_at(21, 9), 3, 2)],
        decisive=(1,),
        walkers=frozenset({down}),
    )
    return Ground(found, {row[0]: (down,), square_at(3, 9): (down,), square_at(6, 0): (one,)})


@cache
def others():
    """Pictures of reach, rooms, fights, setup, wand, end, and examples of the rules."""
    return dict(named for _, named in crops.shown())


def scene_of(picture, names=samples.NAMES, said=None):
    return picture.scene(Writing(said or words(), names, (1,)))
