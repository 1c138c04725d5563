"""Hero pictures: a great moment as a poster, in the colour of the player it belongs to, with one sentence."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import KIND, OWNER
from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.games.dungeon_twister.pictures import panels, pieces, stages, turntable
from k2bot.games.dungeon_twister.pictures.cast import (
    FIGURES,
    OBJECTS,
    STRIDING,
    WHOLE,
    Held,
    Pose,
    Still,
    Window,
)
from k2bot.games.dungeon_twister.pictures.masonry import RoomStone, gear_teeth, on_circle
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.render import poster, theme
from k2bot.render.layout import Fixed, named, named_width, strong
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Polygon, Scene, Sprite
from k2bot.render.symbols import turned

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.render.layout import Writing
    from k2bot.render.scene import Painting, Point, Shape, Shapes
    from k2bot.render.theme import Colour

Cause: TypeAlias = Literal["fight", "pit", "wand"]
Draw: TypeAlias = "Callable[[Box], Shapes]"
Reason: TypeAlias = Literal["away", "towards", "first"]

_FRAME: Final = Box(0, 0, stages.ACROSS, stages.DOWN)
_STRIDE: Final = Window(-60, -125, 160, 190)
"""What is shown of a striding figure that holds something up."""
_JUMP: Final = Window(-60, -42, 160, 190)
"""The same with empty hands."""
TREASURE: Final = Held(OBJECTS["treasure"], (54, -54), 104, -6)
"""The treasure as a striding figure holds it up."""
_LEAN: Final = 0.12


# ---------------------------------------------------------------------------------------- the sentence

_SIGN: Final = 172
"""Size in pixels of what is before the sentence."""


def _poster(stage: Painting, seat: int, shapes: Sequence[Shape], sentence: str, sign: Draw) -> Scene:
    """A stage with what is on it, and the sentence in the player's colour."""
    livery = LIVERIES[seat]
    band, areas = poster.band(sentence, livery.colour, livery.letter, Fixed(_SIGN, _SIGN, sign))
    return Scene(stages.ACROSS, stages.DOWN, INK, (Backdrop(stage, _FRAME, _FRAME), *shapes, *band), areas)


def _sentence(
    writing: Writing, message: str, seat: int, token: int, *, count: int = 1, victor: int | None = None
) -> str:
    """A sentence about a player and a character, and about the one that defeats it, if any."""
    by = token if victor is None else victor
    # words: dungeon-hero-*
    return writing.text(
        message,
        name=writing.name(seat),
        owner=writing.name(OWNER[token]),
        kind=panels.kind(token, writing),
        sort=KIND[token],
        count=count,
        victor=panels.kind(by, writing),
        by=KIND[by],
    )


def _medal(points: int) -> Draw:
    """The points scored."""
    return lambda box: panels.medal(points, box)


# ------------------------------------------------------------------------------------------ the figures


def _figure(pose: Pose, at: Point, unit: float) -> Sprite:
    """A figure at a scale (pixels for a unit of its grid), its window's lower middle at a point."""
    left, top, right, bottom = pose.window
    width, height = (right - left) * unit, (bottom - top) * unit
    return Sprite(pose, Box.at(at[0] - width / 2, at[1] - height, width, height))


def _shadow(centre: Point, across: float, down: float) -> Disc:
    return Disc(Box.around(centre, across, down), INK.at(120))


def _looks_left(token: int) -> bool:
    """Blue's figures look to the right, where they leave; yellow's to the left."""
    return OWNER[token] == 1


@dataclass(frozen=True, slots=True)
class EscapePicture:
    """A character leaves the maze, with the treasure or to win the game."""

    token: int
    points: int
    has_treasure: bool = True
    wins: bool = False

    @property
    def seat(self) -> int:
        """Whose moment it is."""
        return OWNER[self.token]

    def sentence(self, writing: Writing) -> str:
        """What happened."""
        what = f"{'treasure' if self.has_treasure else 'free'}{'-won' if self.wins else ''}"
        # words: dungeon-hero-*
        return _sentence(writing, f"dungeon-hero-{what}", self.seat, self.token)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        held = TREASURE if self.has_treasure else None
        is_left = _looks_left(self.token)
        window, unit = (_STRIDE, 2.46) if held else (_JUMP, 3.3)
        pose = Pose(STRIDING[KIND[self.token]], self.seat, window, is_left, held, _LEAN)
        feet = 825 + (14 if is_left else -14), 782
        shapes = (_shadow((825, 760), 480, 40), _figure(pose, feet, unit))
        sign = _medal(self.points)
        return _poster(stages.ExitStage(self.seat), self.seat, shapes, self.sentence(writing), sign)


_LAID: Final = (
    (2.5, (0, 0)),
    (1.75, (-190, 0), (140, 50)),
    (1.6, (-210, 0), (130, 20), (-50, 190)),
)
"""For one, two and three fallen: their scale, and how far right of and above their place they lie."""
_CASTING: Final = Window(-60, -64, 160, 190)
"""What is shown of a wizard who holds up a wand."""
_SPARK: Final = (986, 90)
"""Where the wand's star is."""
_FLAMES: Final = (
    theme.colour("#C8481B"), theme.colour("#F08A24"), theme.colour("#FFD36B"), theme.colour("#FFF3C4"),
)  # fmt: skip


_HUNG: Final = (284, 212)
"""Middle of the sign that names the place, on the side of the fallen, clear of scores in a film."""


def _signpost(squares: Sequence[str], at: Point, *, has_chains: bool = False) -> Shapes:
    """A brass sign with the squares where something happened; none without squares."""
    if not squares:
        return ()
    text = " ".join(dict.fromkeys(squares))
    plate = Box.around(at, theme.text_width(text, _PLACE, "ExtraBold") + 64, 124)
    chains = [plate.left + 30, plate.right - 30] if has_chains else []
    return (
        *(Plate(Box(x - 8, 0, x + 8, plate.top), INK) for x in chains),
        *(Plate(Box(x - 3, y, x + 3, y + 14), BRASS, 3) for x in chains for y in range(2, 140, 22)),
        *_plaque(plate),
        strong(text, plate, INK, _PLACE),
    )


def _plaque(plate: Box) -> Shapes:
    """A brass sign without its text."""
    return (
        Plate(plate.grown(6), INK, 26),
        Plate(plate, BRASS, 20),
        Plate(plate.grown(-9), INK.at(0), 14, INK.at(120), 4),
    )


_PLACE: Final = 92
"""Font size of a sign with squares."""
_ROOM_SIGN, _EDGE = (340, 152), 40
"""Size in pixels of the sign at a turning room, and its distance from the edge."""


def down(token: int, shade: float, *, is_left: bool) -> Pose:
    """A figure that lies on its back."""
    return Pose(FIGURES[KIND[token]], OWNER[token], WHOLE, is_left, turn=-84, is_out=True, shade=shade)


def _burst(
    at: Point, reaches: Sequence[float], count: int, layers: Sequence[tuple[float, Colour]]
) -> Iterator[Shape]:
    """A star whose rays reach so far in turn, in layers that are so much larger."""
    for grow, fill in layers:
        turns = (math.tau * ray / count for ray in range(count))
        points = [on_circle(at, reaches[ray % len(reaches)] + grow, turn) for ray, turn in enumerate(turns)]
        yield Polygon(tuple(points), fill)


def _fire(start: Point, end: Point) -> Iterator[Shape]:
    """A bolt of fire that bursts at its end."""
    away = math.atan2(end[1] - start[1], end[0] - start[0])
    reach = math.dist(start, end)

    def at(along: float, aside: float) -> Point:
        return turned((along, aside), start, 1, away)

    layers = ((9, INK), (0, _FLAMES[0]), (-34, _FLAMES[1]), (-80, _FLAMES[2]), (-130, _FLAMES[3]))
    yield from _burst(end, (214, 300), 32, layers)
    for wide, fill in ((66, INK), (58, _FLAMES[0]), (40, _FLAMES[1]), (22, _FLAMES[2]), (9, _FLAMES[3])):
        tongue = [at(0, 0)]
        for side in (1, -1):
            edge = [(0.2, 0.4), (0.3, 0.2), (0.48, 0.72), (0.6, 0.5), (0.86, 1.0)]
            points = [at(reach * along, side * wide * out) for along, out in edge]
            tongue += points if side == 1 else points[::-1]
        yield Polygon(tuple(tongue), fill)
    yield from _burst(start, (40, 84), 16, ((8, INK), (0, _FLAMES[1]), (-22, _FLAMES[3])))


_BLOW: Final = (690, 400)
"""Where a blow lands, between who strikes and who falls."""
_THRUST: Final = 0.3
"""How far who strikes leans forward."""
_STRUCK: Final = Window(-50, -2, 150, 190)
"""What is shown of who strikes."""


def _blow(at: Point) -> Iterator[Shape]:
    """A blow: a star with sparks around it."""
    layers = ((14, INK), (0, _FLAMES[1]), (-40, _FLAMES[2]), (-84, _FLAMES[3]))
    yield from _burst(at, (112, 236, 112, 190), 24, layers)
    for ray in range(12):
        angle = math.tau * (ray + 0.5) / 12
        tip, left, right = (
            on_circle(at, 318, angle), on_circle(at, 232, angle - 0.035), on_circle(at, 232, angle + 0.035)
        )  # fmt: skip
        yield Polygon((tip, left, right), _FLAMES[3])


@dataclass(frozen=True, slots=True)
class EliminationPicture:
    """Characters are eliminated: in a fight, in a pit, or by the wand."""

    fallen: tuple[int, ...]
    """All of one player, the most important first."""
    cause: Cause
    victor: int | None = None
    """Who won the fight or fired the wand."""
    squares: tuple[str, ...] = ()
    """Where they fell."""

    @property
    def seat(self) -> int:
        """Whose moment it is: who gets the points."""
        return 1 - OWNER[self.fallen[0]]

    def sentence(self, writing: Writing) -> str:
        """What happened."""
        count = len(self.fallen)
        is_own = self.cause == "wand" and self.victor is not None and OWNER[self.victor] != self.seat
        what = "several" if count > 1 else "own-wand" if is_own else self.cause
        # words: dungeon-hero-*
        message = f"dungeon-hero-{what}"
        return _sentence(writing, message, self.seat, self.fallen[0], count=count, victor=self.victor)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        if self.cause == "pit" or self.victor is None:
            return self._in_pit(writing)
        return self._in_hall(self.victor, writing)

    def _in_hall(self, victor: int, writing: Writing) -> Scene:
        # The victor looks at the fallen: blue from the left, yellow from the right.
        is_left = not _looks_left(victor)

        def place(point: Point) -> Point:
            return (stages.ACROSS - point[0] if is_left else point[0]), point[1]

        shapes: list[Shape] = []
        unit, *spots = _LAID[min(3, len(self.fallen)) - 1]
        if self.cause == "wand":
            shapes += _fire(place(_SPARK), place((stages.LAID[0], stages.LAID[1] - 160)))
        else:
            shapes += _blow(place(_BLOW))
        for token, (right, up) in reversed(list(zip(self.fallen, spots, strict=False))):
            middle, bottom = place((stages.LAID[0] + right, stages.LAID[1] - up))
            pose = down(token, 0.06, is_left=not is_left)
            body = Sprite(pose, Box.around((middle, bottom - 58 * unit), 214 * unit))
            shapes += (_shadow((middle, bottom), 190 * unit, 22 * unit), body)
        feet = place(stages.STAND)
        shapes.append(_shadow((feet[0], feet[1] - 8), 330, 36))
        if self.cause == "wand":
            wand = Held(OBJECTS["wand"], (115, -20), 70, 110)
            pose = Pose(STRIDING[KIND[victor]], OWNER[victor], _CASTING, not is_left, wand)
            shapes.append(_figure(pose, feet, 2.28))
        else:
            pose = Pose(FIGURES[KIND[victor]], OWNER[victor], _STRUCK, not is_left, lean=_THRUST)
            shapes.append(_figure(pose, (feet[0], feet[1] + 6), 2.92))
        shapes += _signpost(self.squares, place(_HUNG), has_chains=True)
        stage = stages.HallStage(self.seat, is_left)
        return _poster(stage, self.seat, shapes, self.sentence(writing), _medal(len(self.fallen)))

    def _in_pit(self, writing: Writing) -> Scene:
        shapes: list[Shape] = []
        count = min(3, len(self.fallen))
        for number, token in reversed(list(enumerate(self.fallen[:3]))):
            is_left = _looks_left(token)
            pose = Pose(STRIDING[KIND[token]], OWNER[token], _JUMP, is_left, turn=148)
            side = (760, 560, 480)[count - 1]
            shift = ((0, 0), (-230, -60), (230, 70))[number + (count > 1)] if count > 1 else (0, 0)
            middle = stages.DEEP[0] + shift[0], stages.DEEP[1] + shift[1]
            shapes.append(Sprite(pose, Box.around(middle, side)))
        shapes += _signpost(self.squares, (stages.ACROSS - _HUNG[0], _HUNG[1]))
        stage = stages.PitStage(self.seat)
        return _poster(stage, self.seat, shapes, self.sentence(writing), _medal(len(self.fallen)))


_OUT: Final = (1430, 470)
"""The middle of blue's exit at the ground, behind a turning room; yellow's is on the left."""


_SKY, _MEADOW, _SUN = theme.colour("#BFE6FF"), theme.colour("#7DB85C"), theme.colour("#FFF7D6")
_SPAN, _RING, _WEDGES = 112, 50, 7
"""Half the width of the exit, the width of its stones, and how many the arch has."""


def _way_out(seat: int) -> Iterator[Shape]:
    """The exit of a player far behind a turning room: an arch of stone, daylight behind it."""
    middle = _OUT[0] if seat == 0 else stages.ACROSS - _OUT[0]
    ground = _OUT[1]
    spring = ground - 190  # where the arch begins
    yield Disc(Box.around((middle, spring + 40), 420), BONE.at(70))  # its glow
    whole = _SPAN + _RING

    def arch(out: float, fill: Colour) -> Plate:
        box = Box(middle - out, spring - out, middle + out, ground + max(0, out - whole))
        return Plate(box, fill, out, corners=(True, True, False, False))

    yield arch(whole + 8, INK)
    yield arch(whole, INK)
    centre, tones = (middle, spring), (stages.STONE.mixed(BONE, 0.5), stages.STONE.mixed(BONE, 0.36))
    for number in range(_WEDGES):
        first, last = (math.pi * (1 + (number + edge) / _WEDGES) for edge in (0.03, 0.97))
        ring = [on_circle(centre, radius, angle) for radius, angle in _corners(whole, _SPAN + 5, first, last)]
        yield Polygon(tuple(ring), tones[number % 2])
    for side in (-1, 1):
        for number in range(3):
            left, right = sorted((middle + side * (_SPAN + 5), middle + side * whole))
            top = spring + number * 64
            yield Plate(Box(left, top + 3, right, min(ground, top + 61)), tones[(number + 1) % 2], 5)
    yield arch(_SPAN + 3, INK)
    yield arch(_SPAN - 5, _SKY)
    yield Disc(Box.around((middle + 26, spring + 6), 92), _SUN)
    inner = _SPAN - 5
    hill = [(middle - inner, ground - 70), (middle - 30, ground - 96), (middle + inner, ground - 60)]
    yield Polygon(((middle - inner, ground), *hill, (middle + inner, ground)), _MEADOW)
    way = (
        (middle - 8, ground - 88),
        (middle + 10, ground - 86),
        (middle + 60, ground),
        (middle - 60, ground),
    )
    yield Polygon(way, _SUN.mixed(BONE, 0.5))


def _corners(outer: float, inner: float, first: float, last: float) -> list[tuple[float, float]]:
    """Corners of a wedge of an arch, by radius and angle."""
    turns = [first + (last - first) * step / 4 for step in range(5)]
    return [*((outer, turn) for turn in turns), *((inner, turn) for turn in reversed(turns))]


class Inhabitant(NamedTuple):
    """A token in a room before it turned, by column and row of the room."""

    token: int
    column: int
    row: int
    is_wounded: bool = False


@dataclass(frozen=True, slots=True)
class SpinPicture:
    """A room turned with characters inside."""

    turner: int
    """The character that turned it, in it or elsewhere."""
    stone: RoomStone
    """The room before, ``turntable.SQUARE`` pixels for a square."""
    turn: int
    """1 clockwise, -1 counterclockwise."""
    inside: tuple[Inhabitant, ...]
    """All that stood or lay in it."""
    token: int
    """Of whom the sentence tells."""
    room: int
    """Its number."""
    reason: Reason = "first"

    @property
    def seat(self) -> int:
        """Whose moment it is."""
        return OWNER[self.turner]

    def sentence(self, writing: Writing) -> str:
        """What happened."""
        # words: dungeon-hero-*
        return _sentence(writing, f"dungeon-hero-{self.reason}", self.seat, self.token, victor=self.turner)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""

        def depth(one: Inhabitant) -> float:
            return turntable.swung(one.column - SIDE // 2, one.row - SIDE // 2, self.turn)[1]

        shapes: list[Shape] = [] if self.reason == "first" else [*_way_out(OWNER[self.token])]
        found: set[tuple[int, int]] = set()
        # Whoever stands on a square is behind what it carries.
        for one in sorted(
            self.inside, key=lambda one: (depth(one), KIND[one.token] in OBJECTS, one.is_wounded)
        ):
            shapes += self._inhabitant(one, is_carried=(one.column, one.row) in found)
            found.add((one.column, one.row))
        if self.turner not in (one.token for one in self.inside):
            shapes += self._from_elsewhere()
        shapes += self._sign(writing)
        stage = turntable.Turntable(self.seat, self.stone, self.turn)
        sentence = self.sentence(writing)
        return _poster(stage, self.seat, shapes, sentence, lambda box: pieces.tiled(self.token, box))

    def _sign(self, writing: Writing) -> Shapes:
        """Which room turns, and which way: on the side away from the exit."""
        aside = _EDGE + _ROOM_SIGN[0] / 2
        middle = aside if OWNER[self.token] == 0 else stages.ACROSS - aside
        plate = Box.around((middle, _HUNG[1]), *_ROOM_SIGN)
        upper, lower = plate.part(20, 12, -20, -14).rows(1.2, 1)
        way = writing.text("dungeon-hero-way", way="right" if self.turn > 0 else "left")
        room = writing.text("dungeon-picture-room", room=self.room)
        return (*_plaque(plate), strong(room, upper, INK, 64), strong(way, lower, INK, 50))

    def _inhabitant(self, one: Inhabitant, *, is_carried: bool) -> Shapes:
        middle, aside = SIDE // 2, 0.3 if is_carried else 0
        place = turntable.swung(one.column - middle, one.row - middle, self.turn)
        at, square = turntable.seen_at(place[0] + aside, place[1] + aside)
        seat, kind = OWNER[one.token], KIND[one.token]
        if kind in OBJECTS:
            side = 0.62 * square
            return (Sprite(Still(OBJECTS[kind]), Box.around((at[0], at[1] - side * 0.25), side)),)
        wide = square * (1.3 if one.token == self.token else 0.98)
        ring = () if is_carried else _stand(at, wide, seat, turns=one.token == self.turner)
        if one.is_wounded:
            side = 1.5 * square
            pose = down(one.token, 0.1, is_left=seat == 1)
            return (*ring, Sprite(pose, Box.around((at[0], at[1] - 0.2 * square), side)))
        way = -1 if seat == 1 else 1
        pose = Pose(FIGURES[kind], seat, WHOLE, seat == 1, lean=-0.1 * self.turn * way)
        if one.token == self.token:  # in the light, so that it stands out from the stone
            glow = Box.around((at[0], at[1] - 0.55 * square), 2.5 * square, 2.7 * square)
            ring = (*(Disc(glow.grown(-one * square), BONE.at(70)) for one in (0, 0.12, 0.24, 0.36)), *ring)
        return (*ring, _figure(pose, (at[0], at[1] + 0.12 * square), square * 2.4 / 192))

    def _from_elsewhere(self) -> Shapes:
        """Who turned the room from another one: in front, at the side away from the exit."""
        is_left = OWNER[self.token] == 0
        at = _ELSEWHERE[0] if is_left else stages.ACROSS - _ELSEWHERE[0], _ELSEWHERE[1]
        pose = Pose(STRIDING[KIND[self.turner]], self.seat, _JUMP, not is_left)
        return (*_stand(at, 250, self.seat, turns=True), _figure(pose, (at[0], at[1] + 16), 1.75))


_ELSEWHERE: Final = (200, 716)
"""Where the feet of who turned the room from elsewhere are; on the right, as far from that edge."""


def _stand(at: Point, wide: float, seat: int, *, turns: bool) -> Shapes:
    """What a figure stands on: a disc of its side's colour, on a brass gear for who turned the room."""
    base = Box.around(at, wide, wide * 0.74)
    disc = (Disc(base, INK), Disc(base.grown(-3), BONE), Disc(base.grown(-8), LIVERIES[seat].colour))
    if not turns:
        return disc
    gears = (
        tuple((at[0] + x, at[1] + 0.74 * y) for x, y in gear_teeth((0, 0), wide * reach, 12))
        for reach in (0.77, 0.72)
    )
    return (*(Polygon(gear, fill) for gear, fill in zip(gears, (INK, BRASS), strict=True)), *disc)


HeroPicture: TypeAlias = EscapePicture | EliminationPicture | SpinPicture


# ------------------------------------------------------------------------------------------- the poster

_CHIP: Final = 92
"""Height in pixels of a score with its player's name."""
_POINTS, _NAME, _NAMED = 230, 360, 42
"""Width in pixels of the points in it, and of the name at most, and font size of the name."""


@dataclass(frozen=True, slots=True)
class Poster:
    """A great moment, with both scores in the upper corners."""

    moment: HeroPicture
    points: tuple[int, int]
    """Both players' points after it."""
    goal: tuple[int, int]
    """What each needs."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        art = self.moment.scene(writing)
        shapes: list[Shape] = []
        areas: list[Area] = []
        for seat, (points, goal) in enumerate(zip(self.points, self.goal, strict=True)):
            box, livery = self._chip(seat, writing), LIVERIES[seat]
            score = box.part(-_POINTS) if seat else box.part(right=_POINTS)
            name = box.part(20, 0, -_POINTS) if seat else box.part(_POINTS, 0, -14)
            shapes += [
                Plate(box.grown(6), INK, 20),
                Plate(box, livery.colour, 16),
                strong(f"{points} / {goal}", score.grown(-12), livery.letter, 72),
                *named(writing, seat, name, livery.letter, _NAMED),
            ]
            areas.append(Area("score", box))
        return replace(art, shapes=(*art.shapes, *shapes), areas=(*art.areas, *areas))

    def _chip(self, seat: int, writing: Writing) -> Box:
        """Box of a player's score and name, in the corner on the side of their line."""
        wide = _POINTS + min(named_width(writing, seat, _NAMED) + 40, _NAME)
        return Box.at(stages.ACROSS - 28 - wide if seat else 28, 24, wide, _CHIP)
