"""Hero pictures: a great moment as a poster, in the colour of the player it belongs to, with one sentence."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import KIND, OWNER
from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.games.dungeon_twister.pictures import panels, pieces, stages, turntable
from k2bot.games.dungeon_twister.pictures.cast import (
    FALLEN,
    FIGURES,
    LYING,
    OBJECTS,
    STRIDING,
    WHOLE,
    Eyes,
    HeldObject,
    Pose,
    Still,
    Window,
)
from k2bot.games.dungeon_twister.pictures.masonry import RoomStone, circle_point, gear_teeth
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.render import poster, theme
from k2bot.render.layout import Fixed, Writing, player_name, player_name_width, strong_text
from k2bot.render.scene import (
    Area,
    Backdrop,
    Box,
    Disc,
    Painting,
    Plate,
    Point,
    Polygon,
    Scene,
    Shape,
    Shapes,
    Sprite,
    Stroke,
)
from k2bot.render.symbols import transformed_point

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from k2bot.render.theme import Colour

Cause: TypeAlias = Literal["fight", "pit", "wand"]
Draw: TypeAlias = "Callable[[Box], Shapes]"
Reason: TypeAlias = Literal["away", "towards", "first"]

_FRAME: Final = Box(0, 0, stages.ACROSS, stages.DOWN)
_STRIDE: Final = Window(-60, -125, 160, 190)
"""Visible part of a striding figure that holds something up."""
_JUMP: Final = Window(-60, -42, 160, 190)
"""Visible part of a striding figure with empty hands."""
TREASURE: Final = HeldObject(OBJECTS["treasure"], (54, -54), 104, -6)
"""The treasure as a striding figure holds it up."""


# ---------------------------------------------------------------------------------------- the sentence

_SIGN: Final = 172
"""Size in pixels of the sign before the sentence."""


def _poster(stage: Painting, seat: int, shapes: Sequence[Shape], sentence: str, sign: Draw) -> Scene:
    """A stage with shapes on it, and the sentence in the player's colour."""
    livery = LIVERIES[seat]
    band, areas = poster.sentence_band(sentence, livery.colour, livery.letter, Fixed(_SIGN, _SIGN, sign))
    return Scene(stages.ACROSS, stages.DOWN, INK, (Backdrop(stage, _FRAME, _FRAME), *shapes, *band), areas)


def _sentence(
    writing: Writing, message: str, seat: int, token: int, *, count: int = 1, victor: int | None = None
) -> str:
    """A sentence about a player and a character, and about the one that defeats it, if any."""
    striker = token if victor is None else victor
    # words: dungeon-hero-*
    return writing.text(
        message,
        name=writing.name(seat),
        owner=writing.name(OWNER[token]),
        kind=panels.kind_name(token, writing),
        sort=KIND[token],
        count=count,
        victor=panels.kind_name(striker, writing),
        by=KIND[striker],
    )


def _medal(points: int) -> Draw:
    """Medal with the points scored."""
    return lambda box: panels.medal(points, box)


# ------------------------------------------------------------------------------------------ the figures


def _figure(pose: Pose, feet: Point, unit: float) -> Sprite:
    """A figure at a scale (pixels per unit of its grid), with its window's lower middle at ``feet``."""
    left, top, right, bottom = pose.window
    width, height = (right - left) * unit, (bottom - top) * unit
    return Sprite(pose, Box.from_corner(feet[0] - width / 2, feet[1] - height, width, height))


def fallen_pose(token: int, shade: float, *, looks_left: bool, eyes: Eyes = "crosses") -> Pose:
    """A figure on the ground, knocked out unless its ``eyes`` say otherwise; its head is at its back."""
    return Pose(FALLEN[KIND[token]], OWNER[token], LYING, looks_left, eyes=eyes, shade=shade)


def _shadow(centre: Point, width: float, height: float) -> Disc:
    return Disc(Box.from_centre(centre, width, height), INK.with_alpha(120))


def _looks_left(token: int) -> bool:
    """Blue's figures look to the right, where they leave; yellow's to the left."""
    return OWNER[token] == 1


_EDGE, _HUNG, _LOW = 40, 150, 600
"""Distance in pixels of a sign from the edge, from the top below the scores, and if somebody is there."""


def _sign(lines: Sequence[tuple[str, int]], *, is_left: bool, people: Iterable[Box] = ()) -> Iterator[Shape]:
    """A brass sign at an edge that says where something happens, clear of people; lines have font sizes."""
    wide = max(theme.text_width(text, size, "ExtraBold") for text, size in lines) + 64
    high = sum(size for _, size in lines) + 34
    plate = Box.from_corner(_EDGE if is_left else stages.ACROSS - _EDGE - wide, _HUNG, wide, high)
    if any(plate.overlaps(one) for one in people):
        plate = plate._replace(top=_LOW, bottom=_LOW + high)
    yield Plate(plate.expanded(6), INK, 26)
    yield Plate(plate, BRASS, 20)
    yield Plate(plate.expanded(-9), INK.with_alpha(0), 14, INK.with_alpha(120), 4)
    rows = plate.part(0, 15, bottom=-15).rows(*(size for _, size in lines))
    yield from (strong_text(text, row, INK, size) for (text, size), row in zip(lines, rows, strict=True))


# ------------------------------------------------------------------------------------------- an escape


@dataclass(frozen=True, slots=True)
class EscapePicture:
    """A character leaves the maze, with the treasure or to win the game."""

    token: int
    points: int
    has_treasure: bool = True
    wins: bool = False

    @property
    def seat(self) -> int:
        """Seat that the moment belongs to."""
        return OWNER[self.token]

    def sentence(self, writing: Writing) -> str:
        """The sentence on what happened."""
        kind = f"{'treasure' if self.has_treasure else 'free'}{'-won' if self.wins else ''}"
        # words: dungeon-hero-*
        return _sentence(writing, f"dungeon-hero-{kind}", self.seat, self.token)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        load = TREASURE if self.has_treasure else None
        is_left = _looks_left(self.token)
        window, unit = (_STRIDE, 2.46) if load else (_JUMP, 3.0)
        pose = Pose(STRIDING[KIND[self.token]], self.seat, window, is_left, load, 0.12)
        feet = 825 + (14 if is_left else -14), 782
        shapes = (_shadow((825, 760), 480, 40), _figure(pose, feet, unit))
        sign = _medal(self.points)
        return _poster(stages.ExitStage(self.seat), self.seat, shapes, self.sentence(writing), sign)


# ------------------------------------------------------------------------------------- an elimination

_SPOTS: Final = (
    (1.16, ((0, 0),)),
    (0.86, ((-176, 0), (196, 34))),
    (0.78, ((-196, 0), (196, 10), (10, 190))),
)
"""For one, two and three fallen: their scale, and how far right of and above their place they are."""
_CASTING: Final = Window(-60, -64, 160, 190)
"""Visible part of a wizard who holds up a wand."""
_STRUCK: Final = Window(-50, -2, 150, 190)
"""Visible part of a figure that strikes."""
_SPARK, _BLOW = (986, 162), (690, 452)
"""Positions of the wand's star, and of a blow, between the figures that strike and fall."""
_FLAMES: Final = (
    theme.parse_colour("#C8481B"),
    theme.parse_colour("#F08A24"),
    theme.parse_colour("#FFD36B"),
    theme.parse_colour("#FFF3C4"),
)


def _burst(
    centre: Point, reaches: Sequence[float], count: int, layers: Sequence[tuple[float, Colour]]
) -> Iterator[Shape]:
    """A star whose rays have these reaches in turn, in layers that are larger by these pixels."""
    for grow, fill in layers:
        turns = (math.tau * ray / count for ray in range(count))
        points = [
            circle_point(centre, reaches[ray % len(reaches)] + grow, turn) for ray, turn in enumerate(turns)
        ]
        yield Polygon(tuple(points), fill)


def _fire(start: Point, end: Point) -> Iterator[Shape]:
    """A bolt of fire that bursts at its end."""
    away = math.atan2(end[1] - start[1], end[0] - start[0])
    reach = math.dist(start, end)

    def at(along: float, aside: float) -> Point:
        return transformed_point((along, aside), start, 1, away)

    layers = ((9, INK), (0, _FLAMES[0]), (-34, _FLAMES[1]), (-80, _FLAMES[2]), (-130, _FLAMES[3]))
    yield from _burst(end, (214, 300), 32, layers)
    for wide, fill in ((66, INK), (58, _FLAMES[0]), (40, _FLAMES[1]), (22, _FLAMES[2]), (9, _FLAMES[3])):
        tongue = [at(0, 0)]
        for side in (1, -1):
            edge = [(0.2, 0.4), (0.3, 0.2), (0.48, 0.72), (0.6, 0.5), (0.86, 1.0)]
            points = [at(reach * along, side * wide * spread) for along, spread in edge]
            tongue += points if side == 1 else points[::-1]
        yield Polygon(tuple(tongue), fill)
    yield from _burst(start, (40, 84), 16, ((8, INK), (0, _FLAMES[1]), (-22, _FLAMES[3])))


def _blow(centre: Point) -> Iterator[Shape]:
    """A blow: a star with sparks around it."""
    yield from _burst(centre, (318, 60), 24, ((0, _FLAMES[3]),))
    layers = ((14, INK), (0, _FLAMES[1]), (-40, _FLAMES[2]), (-84, _FLAMES[3]))
    yield from _burst(centre, (112, 236, 112, 190), 24, layers)


@dataclass(frozen=True, slots=True)
class EliminationPicture:
    """Characters are eliminated: in a fight, in a pit, or by the wand."""

    fallen: tuple[int, ...]
    """Characters of one player, the most important first."""
    cause: Cause
    victor: int | None = None
    """Character that won the fight or fired the wand."""

    @property
    def seat(self) -> int:
        """Seat that the moment belongs to: the one that gets the points."""
        return 1 - OWNER[self.fallen[0]]

    def sentence(self, writing: Writing) -> str:
        """The sentence on what happened."""
        count = len(self.fallen)
        is_own = self.cause == "wand" and self.victor is not None and OWNER[self.victor] != self.seat
        kind = "several" if count > 1 else "own-wand" if is_own else self.cause
        # words: dungeon-hero-*
        message = f"dungeon-hero-{kind}"
        return _sentence(writing, message, self.seat, self.fallen[0], count=count, victor=self.victor)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        stage: Painting = stages.PitStage(self.seat)
        if self.cause == "pit" or self.victor is None:
            shapes = list(self._in_pit())
        else:
            # The victor looks at the fallen: blue from the left, yellow from the right.
            is_left = _looks_left(self.victor)
            stage = stages.HallStage(self.seat, not is_left)
            shapes = list(self._in_hall(self.victor, is_left=not is_left))
        return _poster(stage, self.seat, shapes, self.sentence(writing), _medal(len(self.fallen)))

    def _fallen_places(self) -> Iterator[tuple[int, float, Point]]:
        """Up to three of the fallen, the last first, with their scale and place from the middle."""
        scale, spots = _SPOTS[min(3, len(self.fallen)) - 1]
        for token, spot in reversed(list(zip(self.fallen, spots, strict=False))):
            yield token, scale, spot

    def _in_hall(self, victor: int, *, is_left: bool) -> Iterator[Shape]:
        def place(point: Point) -> Point:
            return (stages.ACROSS - point[0] if is_left else point[0]), point[1]

        centre_x, floor = stages.FALLEN_CENTRE
        is_fire = self.cause == "wand"
        yield from _fire(place(_SPARK), place((centre_x, floor - 160))) if is_fire else _blow(place(_BLOW))
        for token, scale, (right, up) in self._fallen_places():
            unit, (middle, bottom) = 2.5 * scale, place((centre_x + right, floor - up))
            yield _shadow((middle, bottom), 190 * unit, 22 * unit)
            yield _figure(fallen_pose(token, 0.06, looks_left=is_left), (middle, bottom + 8 * unit), unit)
        x, y = place(stages.VICTOR_FEET)
        yield _shadow((x, y - 8), 330, 36)
        kind, seat = KIND[victor], OWNER[victor]
        if is_fire:
            wand = HeldObject(OBJECTS["wand"], (115, -20), 70, 110)
            yield _figure(Pose(STRIDING[kind], seat, _CASTING, not is_left, wand), (x, y), 2.28)
        else:
            yield _figure(Pose(FIGURES[kind], seat, _STRUCK, not is_left, lean=0.3), (x, y + 6), 2.92)

    def _in_pit(self) -> Iterator[Shape]:
        for token, scale, (right, up) in self._fallen_places():
            pose = Pose(STRIDING[KIND[token]], OWNER[token], _JUMP, _looks_left(token), turn=148)
            middle = stages.PIT_BOTTOM[0] + 1.2 * right, stages.PIT_BOTTOM[1] + 42 - 0.7 * up
            yield Sprite(pose, Box.from_centre(middle, 760 * scale))


# --------------------------------------------------------------------------------------- a turned room

_EXIT_FOOT: Final = (1430, 470)
"""The middle of blue's exit at the ground, behind a turning room; yellow's is on the left."""
_SKY, _MEADOW, _SUN = (
    theme.parse_colour("#BFE6FF"),
    theme.parse_colour("#7DB85C"),
    theme.parse_colour("#FFF7D6"),
)
_SPAN, _RING, _WEDGES, _WALL = 112, 50, 7, 190
"""Half the width of the exit, the width of its stones, how many its arch has, and how high that begins."""
_ELSEWHERE: Final = (200, 716)
"""Feet of a character that turned the room from elsewhere; on the right, as far from that edge."""


def _exit_arch(seat: int) -> Iterator[Shape]:
    """The exit of a player far behind a turning room: an arch of stone, daylight behind it."""
    middle, ground = _EXIT_FOOT[0] if seat == 0 else stages.ACROSS - _EXIT_FOOT[0], _EXIT_FOOT[1]
    spring, whole, inner = ground - _WALL, _SPAN + _RING, _SPAN - 5
    yield Disc(Box.from_centre((middle, spring + 40), 420), BONE.with_alpha(70))  # its glow
    rock = [
        (-whole - 34, 0),
        (whole + 34, 0),
        (whole - 6, 46),
        (84, 74),
        (34, 128),
        (-26, 92),
        (-92, 104),
        (-136, 50),
    ]
    for grow, tone in ((8, INK), (0, stages.STONE.mixed(INK, 0.25))):
        yield Polygon(tuple((middle + x, ground + y) for x, y in rock), tone, tone, 2 * grow)
    facet = ((-whole - 34, 0), (40, 0), (-26, 92), (-92, 104), (-136, 50))
    yield Polygon(tuple((middle + x, ground + y) for x, y in facet), stages.STONE.mixed(BONE, 0.12))
    layers = ((whole + 8, INK), (whole, stages.STONE.mixed(BONE, 0.45)), (_SPAN + 3, INK), (inner, _SKY))
    for number, (radius, fill) in enumerate(layers):
        box = Box(middle - radius, spring - radius, middle + radius, ground + (8 if number == 0 else 0))
        yield Plate(box, fill, radius, corners=(True, True, False, False))
        if number == 1:
            turns = [math.pi * (1 + edge / _WEDGES) for edge in range(_WEDGES + 1)]
            edges = [
                [circle_point((middle, spring), radius, turn) for radius in (_SPAN, whole)] for turn in turns
            ]
            edges += [
                [(middle + side * radius, spring + high) for radius in (_SPAN, whole)]
                for side in (-1, 1)
                for high in (64, 128)
            ]
            yield from (Stroke(tuple(edge), INK, 6) for edge in edges)
    yield Disc(Box.from_centre((middle + 26, spring + 6), 92), _SUN)
    hill = [(middle - inner, ground - 70), (middle - 30, ground - 96), (middle + inner, ground - 60)]
    yield Polygon(((middle - inner, ground), *hill, (middle + inner, ground)), _MEADOW)
    way = ((-8, 88), (10, 86), (60, 0), (-60, 0))
    yield Polygon(tuple((middle + x, ground - y) for x, y in way), _SUN.mixed(BONE, 0.5))


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
    """All tokens that were in it."""
    token: int
    """Character that the sentence is about."""
    room: int
    """Number of the room, from 1."""
    reason: Reason = "first"

    @property
    def seat(self) -> int:
        """Seat that the moment belongs to."""
        return OWNER[self.turner]

    def sentence(self, writing: Writing) -> str:
        """The sentence on what happened."""
        # words: dungeon-hero-*
        return _sentence(writing, f"dungeon-hero-{self.reason}", self.seat, self.token, victor=self.turner)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture: the exit of the sentence's character on one side, the turn on the other."""
        goes_right = OWNER[self.token] == 0
        shapes: list[Shape] = [] if self.reason == "first" else [*_exit_arch(OWNER[self.token])]
        taken_squares: set[tuple[int, int]] = set()
        for one in sorted(self.inside, key=self._depth):
            shapes += self._inhabitant(one, is_carried=(one.column, one.row) in taken_squares)
            taken_squares.add((one.column, one.row))
        if self.turner not in (one.token for one in self.inside):
            feet = _ELSEWHERE[0] if goes_right else stages.ACROSS - _ELSEWHERE[0], _ELSEWHERE[1]
            pose = Pose(STRIDING[KIND[self.turner]], self.seat, _JUMP, not goes_right)
            shapes += (
                *_base_disc(feet, 250, self.seat, turns=True),
                _figure(pose, (feet[0], feet[1] + 16), 1.75),
            )
        room = writing.text("dungeon-picture-room", room=self.room)
        way = writing.text("dungeon-hero-way", way="right" if self.turn > 0 else "left")
        shapes += _sign(
            [(room, 66), (way, 46)], is_left=goes_right, people=map(self._inhabitant_box, self.inside)
        )
        stage = turntable.Turntable(self.seat, self.stone, self.turn)
        sentence = self.sentence(writing)
        return _poster(
            stage, self.seat, shapes, sentence, lambda box: pieces.single_character(self.token, box)
        )

    def _inhabitant_box(self, one: Inhabitant) -> Box:
        """Approximate box of a token in the picture."""
        middle = SIDE // 2
        feet, square = turntable.project(
            *turntable.swung_point(one.column - middle, one.row - middle, self.turn)
        )
        return Box.from_centre((feet[0], feet[1] - 0.7 * square), 1.2 * square, 2 * square)

    def _depth(self, one: Inhabitant) -> tuple[float, bool, bool]:
        """Sort key from far to near; a character comes before what it carries."""
        near = turntable.swung_point(one.column - SIDE // 2, one.row - SIDE // 2, self.turn)[1]
        return near, KIND[one.token] in OBJECTS, one.is_wounded

    def _inhabitant(self, one: Inhabitant, *, is_carried: bool) -> Iterator[Shape]:
        middle, offset = SIDE // 2, 0.3 if is_carried else 0
        place = turntable.swung_point(one.column - middle, one.row - middle, self.turn)
        feet, square = turntable.project(place[0] + offset, place[1] + offset)
        seat, kind, is_told = OWNER[one.token], KIND[one.token], one.token == self.token
        if kind in OBJECTS:
            side = 0.62 * square
            yield Sprite(Still(OBJECTS[kind]), Box.from_centre((feet[0], feet[1] - side * 0.25), side))
            return
        if is_told and not one.is_wounded:  # in the light, so that it stands out from the stone
            glow = Box.from_centre((feet[0], feet[1] - 0.55 * square), 2.5 * square, 2.7 * square)
            yield from (
                Disc(glow.expanded(-share * square), BONE.with_alpha(70)) for share in (0, 0.12, 0.24, 0.36)
            )
        if not is_carried:
            yield from _base_disc(
                feet, square * (1.3 if is_told else 0.98), seat, turns=one.token == self.turner
            )
        if one.is_wounded:
            pose = fallen_pose(one.token, 0.1, looks_left=seat == 1, eyes="half")
            yield _figure(pose, (feet[0], feet[1] + 0.3 * square), square / 140)
            return
        lean = 0.1 * self.turn * (1 if seat else -1)
        pose = Pose(FIGURES[kind], seat, WHOLE, seat == 1, lean=lean)
        yield _figure(pose, (feet[0], feet[1] + 0.12 * square), square * 2.4 / 192)


def _base_disc(centre: Point, wide: float, seat: int, *, turns: bool) -> Iterator[Shape]:
    """Base of a figure: a disc of its side's colour, on a brass gear if it ``turns`` the room."""
    for reach, fill in ((0.77, INK), (0.72, BRASS)) if turns else ():
        teeth = gear_teeth((0, 0), wide * reach, 12)
        yield Polygon(tuple((centre[0] + x, centre[1] + 0.74 * y) for x, y in teeth), fill)
    base = Box.from_centre(centre, wide, wide * 0.74)
    for edge, fill in ((0, INK), (3, BONE), (8, LIVERIES[seat].colour)):
        yield Disc(base.expanded(-edge), fill)


HeroPicture: TypeAlias = EscapePicture | EliminationPicture | SpinPicture


# ------------------------------------------------------------------------------------------- the poster

_CHIP: Final = 92
"""Height in pixels of a score with its player's name."""
_POINTS, _NAME, _NAME_SIZE = 230, 360, 42
"""Width in pixels of the points in it, and of the name at most, and font size of the name."""


@dataclass(frozen=True, slots=True)
class Poster:
    """A great moment, with both scores in the upper corners."""

    moment: HeroPicture
    points: tuple[int, int]
    """Both players' points after it."""
    goal: tuple[int, int]
    """Points each needs to win."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        art = self.moment.scene(writing)
        shapes: list[Shape] = []
        areas: list[Area] = []
        for seat, livery in enumerate(LIVERIES):
            wide = _POINTS + min(player_name_width(writing, seat, _NAME_SIZE) + 40, _NAME)
            box = Box.from_corner(stages.ACROSS - 28 - wide if seat else 28, 24, wide, _CHIP)
            score, name = box.part(right=_POINTS), box.part(_POINTS, 0, -14)
            if seat:
                score, name = box.part(-_POINTS), box.part(20, 0, -_POINTS)
            shapes += [
                Plate(box.expanded(6), INK, 20),
                Plate(box, livery.colour, 16),
                strong_text(
                    f"{self.points[seat]} / {self.goal[seat]}", score.expanded(-12), livery.letter, 72
                ),
                *player_name(writing, seat, name, livery.letter, _NAME_SIZE),
            ]
            areas.append(Area("score", box))
        return replace(art, shapes=(*art.shapes, *shapes), areas=(*art.areas, *areas))
