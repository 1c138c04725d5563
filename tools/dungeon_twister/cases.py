"""Gallery cases: every kind of picture, in simple and in hard cases, from the samples."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine import Attack, Fire, Gate, Hide, Phase, Reveal, Rotate, Team, observe
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    FightEnded,
    GateChanged,
    Left,
    Moved,
    RoomRevealed,
    RoomRotated,
)
from k2bot.games.dungeon_twister.engine.planning import departures
from k2bot.games.dungeon_twister.pictures import (
    CareerPicture,
    CloseUpPicture,
    EndPicture,
    FightPicture,
    MazePicture,
    PartPicture,
    RotationPicture,
    TallMazePicture,
    Writing,
    close_up,
)
from k2bot.render.painting.paint import EXTENSION
from k2bot.text.words import words
from tools.dungeon_twister import crops, samples
from tools.dungeon_twister.cast_sheet import CastSheet
from tools.dungeon_twister.samples import Moment, ends_turn, found, turned_up
from tools.gallery import Case, Describe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.game.pages import Drawable
    from k2bot.render.scene import Scene
    from k2bot.text.words import Words

    Drawing = tuple[str, Describe]


def cases() -> Iterator[Case]:
    """All cases, section by section."""
    yield Case("Cast", f"cast.{EXTENSION}", partial(scene, CastSheet()))
    for section, drawings in (
        ("Mazes", mazes),
        ("Turns", turns),
        ("News", news),
        ("Rotations", rotations),
        ("Statistics", careers),
        ("Names", far_names),
    ):
        for name, drawn in drawings():
            yield Case(section, f"{name}.{EXTENSION}", drawn)
    for section, (name, picture) in crops.shown():
        yield Case(section, f"{name}.{EXTENSION}", partial(scene, picture))


def writing(
    said: Words | None = None, names: Sequence[str] = samples.NAMES, computers: Sequence[int] = (1,)
) -> Writing:
    """Words for samples: the default locale unless given."""
    return Writing(said or words(), tuple(names), tuple(computers))


def scene(shown: Drawable, said: Words | None = None, *, names: Sequence[str] = samples.NAMES) -> Scene:
    """A sample picture as a scene."""
    return shown.scene(writing(said, names))


def maze(moment: Moment) -> MazePicture:
    """The board after a moment."""
    return MazePicture(moment.seen, moment.events)


def leaving(moment: Moment) -> int:
    """How many characters could walk out."""
    return sum(len(departure.exits) for departure in departures(moment.seen))


def mazes() -> Iterator[Drawing]:
    """Boards from the setup to the end."""
    wanted: tuple[tuple[str, Callable[[Moment], bool]], ...] = (
        ("teams", lambda one: isinstance(one.action, Team)),
        ("hiding", lambda one: isinstance(one.action, Hide) and one.game.step > 12),
        ("hidden", lambda one: one.game.phase is Phase.CARD),
        ("first-rooms", lambda one: turned_up(one) == 2),
        ("placing", lambda one: one.game.phase is Phase.PLACE and len(one.game.placing) > 2),
        ("half", lambda one: turned_up(one) == 5),
        ("fight", lambda one: one.game.phase is Phase.FIGHT and turned_up(one) > 3),
        ("quiet", lambda one: one.game.quiet > 24 and one.game.phase is Phase.CARD),
        ("leaving", lambda one: leaving(one) == 1 and one.game.phase is Phase.ACT),
        ("leaving-two", lambda one: leaving(one) > 1 and one.game.quiet < 20),
        ("won", lambda one: one.game.result is not None and one.game.result[1] == "goal"),
        ("drawn", lambda one: one.game.result is not None and one.game.result[0] is None),
    )
    for name, is_wanted in wanted:
        yield f"maze-{name}", partial(scene, maze(found(is_wanted)[0]))
    yield "maze-crowded", partial(scene, MazePicture(observe(samples.crowded(), None)))
    for name, is_wanted in wanted[3:6]:
        one = found(is_wanted)[0]
        yield f"tall-{name}", partial(scene, TallMazePicture(one.seen, one.events))
    yield "tall-crowded", partial(scene, TallMazePicture(observe(samples.crowded(), None)))
    for name, squares in (("near", ("P5", "V1", "V5")), ("far", ("I3", "V1"))):
        yield f"part-{name}", partial(scene, PartPicture(observe(samples.crowded(), None), squares))
    own = found(lambda one: isinstance(one.action, Hide) and one.game.step > 15)[0]
    yield "maze-hiding-own", partial(scene, MazePicture(observe(own.game, 0), own.events))


def far_names() -> Iterator[Drawing]:
    """Names in other scripts, with emoji, and one that no typeface has."""
    crowded = observe(samples.crowded(), None)
    for number, names in enumerate(samples.FAR_NAMES, 1):
        for kind, shown in (
            ("maze", MazePicture(crowded)),
            ("tall", TallMazePicture(crowded)),
            ("fight", FightPicture(crowded, "b.warrior", "y.troll")),
            ("end", EndPicture(crops.ended("goal"))),
        ):
            yield f"{kind}-names-{number}", partial(scene, shown, names=names)


_WITH_FIRE = 15
"""The first game in which a wand is fired in a long turn: playing those before takes a second."""


def turns() -> Iterator[Drawing]:
    """Turns that have just ended, with all their events."""

    def told(*kinds: type) -> Callable[[Moment], bool]:
        return lambda one: (
            ends_turn(one)
            and turned_up(one) > 2
            and all(any(isinstance(event, kind) for event in one.events) for kind in kinds)
        )

    for name, kinds in (("left", (Left,)), ("eliminated", (Eliminated,))):
        for number, moment in enumerate(found(told(*kinds), 2)):
            yield f"turn-{name}-{number}", partial(scene, maze(moment))
    for kind in (Rotate, Gate, Attack, Reveal, Fire):

        def does(one: Moment, kind: type = kind) -> bool:
            return isinstance(one.action, kind) and len(one.events) > 3

        several = found(does, 1, start=_WITH_FIRE) if kind is Fire else found(does, 2)
        for number, moment in enumerate(several):
            yield f"turn-{kind.__name__.lower()}-{number}", partial(scene, maze(moment))
    for number, moment in enumerate(found(lambda one: ends_turn(one) and len(one.events) > 9, 3)):
        yield f"turn-long-{number}", partial(scene, maze(moment))


def news() -> Iterator[Drawing]:
    """What posts show: turns close up, also while a room is filled and before quiet turns end the game."""
    wanted: tuple[tuple[str, Callable[[Moment], bool]], ...] = (
        *((kind.__name__.lower(), partial(_ends_with, kind)) for kind in _NEWS),
        ("placing", lambda one: one.game.phase is Phase.PLACE),
        ("leaving", lambda one: leaving(one) > 1),
        ("quiet", lambda one: one.game.quiet > 30 and one.game.phase is Phase.CARD),
        ("over", lambda one: one.game.result is not None),
    )
    for name, is_wanted in wanted:

        def is_near(one: Moment, is_wanted: Callable[[Moment], bool] = is_wanted) -> bool:
            return is_wanted(one) and close_up.crop(one.seen, one.events) is not None

        (moment,) = found(is_near)
        yield f"news-{name}", partial(scene, CloseUpPicture(moment.seen, moment.events))


_NEWS = Left, Eliminated, FightEnded, RoomRevealed, RoomRotated, GateChanged, Moved


def _ends_with(kind: type, one: Moment) -> bool:
    """Whether the last action had an event of this kind."""
    return any(isinstance(event, kind) for event in one.step_events)


def rotations() -> Iterator[Drawing]:
    """Turning rooms: at the edge, in the middle, next to face-down rooms."""
    for slot in range(8):

        def turned(one: Moment, slot: int = slot) -> bool:
            return isinstance(one.action, Rotate) and one.action.slot == slot and turned_up(one) > 4

        moment = found(turned)[0]
        shown = RotationPicture(observe(moment.before, None), moment.seen, slot)
        yield f"rotation-{slot + 1}", partial(scene, shown)


def careers() -> Iterator[Drawing]:
    """Somebody's first game, and those of a veteran."""
    first = CareerPicture(1, None, (0, 0, 0, 0), (1, 0, 1, 0, 1, 0, 1, 0), (0, 0, 0), 0, ())
    rivals = ((112, 98), (0, 3), (17, 1))
    starts = (41, 88, 52, 103, 20, 7, 64, 31)
    veteran = CareerPicture(131, 64, (310, 84, 27, 188), starts, (402, 31, 377), 1530, rivals)
    yield "career-first", partial(_career, first)
    yield "career-veteran", partial(_career, veteran)


def _career(shown: CareerPicture, said: Words | None = None) -> Scene:
    return shown.scene(writing(said, (*samples.NAMES, "Annabel", "Dora Mühlenbach"), ()))
