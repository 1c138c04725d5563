"""The poses in which climbers are shown at great moments.

A is round, B has edges.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, ClimberName
from k2bot.games.k2.pictures.figures import (
    Figure,
    Part,
    Portrait,
    Tone,
    limb_path,
    recoloured_parts,
    rotated_parts,
)
from k2bot.render.scene import Box, Point, Shapes, Sprite
from k2bot.render.symbols import oval, path, rod

if TYPE_CHECKING:
    from collections.abc import Callable


Role: TypeAlias = Literal["summit", "mate", "high", "climb", "weary", "death", "rescue", "avalanche"]
"""Pose of a figure; a mate stands on the summit beside the one with the flag, or anywhere."""


class Limb(NamedTuple):
    """An arm or a leg: its joint at the body, the middle one, and its end."""

    root: Point
    joint: Point
    end: Point


class Pose(NamedTuple):
    """A body: hip and chest, head, limbs. ``looks`` is 1 to the right, -1 to the left.

    Soles are square to the shins, or level if ``is_level``.
    """

    hip: Point
    chest: Point
    head: Point
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb
    looks: int = 1
    is_level: bool = False


def _grid(origin: Point, start: Point, end: Point, side: int = 1) -> Callable[[float, float], Point]:
    """Points from an origin, by units across a line, to its right (1) or left (-1), and along it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / length, dy / length
    ax, ay = (-uy, ux) if -uy * side >= 0 else (uy, -ux)

    def at(across: float, along: float) -> Point:
        return origin[0] + ax * across + ux * along, origin[1] + ay * across + uy * along

    return at


def _leg(limb: Limb, pose: Pose) -> tuple[Part, ...]:
    root, knee, foot = limb
    upper = (foot[0], foot[1] - 1) if pose.is_level else knee
    ankle = _grid(foot, upper, foot, pose.looks)(0, -14)
    # The toes point where the climber looks.
    at = _grid(ankle, upper, foot, pose.looks)
    boot = path((at(-22, -12), at(20, -14), at(26, 4), at(48, 10), at(52, 26), at(-24, 26)))
    spikes = path((at(-24, 26), at(52, 26), at(56, 40), at(44, 30), at(34, 40), at(24, 30), at(14, 40),
                   at(2, 30), at(-10, 40), at(-18, 30), at(-26, 38)))  # fmt: skip
    return (
        Part(spikes, "steel", has_relief=False),
        Part(limb_path((root, knee, ankle), (66, 56, 44)), "deep"),
        Part(boot, "ink"),
    )


def _arm(limb: Limb, tone: Tone) -> tuple[Part, ...]:
    root, elbow, hand = limb
    return (
        Part(limb_path((root, elbow, hand), (54, 44, 34)), tone),
        Part(oval(*hand, 23, 23), "mitt"),
    )


def _pack(pose: Pose, name: ClimberName) -> Part:
    at = _grid(pose.hip, pose.hip, pose.chest, -pose.looks)
    points: tuple[Point, ...]
    if name == "A":
        points = ((10, 8), (66, 4), (88, 24), (92, 80), (86, 128), (64, 150), (20, 150))
    else:
        points = ((10, 0), (78, 10), (100, 70), (78, 152), (20, 168))
    return Part(path(at(*point) for point in points), "pack")


def _head(pose: Pose, name: ClimberName) -> tuple[Part, ...]:
    (x, y), to = pose.head, pose.looks
    if name == "A":
        hood = oval(x, y, 56, 58)
    else:
        edges = ((-8, -78), (46, -34), (52, 20), (26, 54), (-36, 50), (-60, 6), (-46, -40))
        hood = path((x + to * dx, y + dy) for dx, dy in edges)
    face = oval(x + to * 16, y + 4, 36, 40)
    goggles = path(((x - to * 12, y - 18), (x + to * 54, y - 18), (x + to * 56, y + 8), (x + to * 34, y + 12),
                    (x + to * 22, y + 6), (x - to * 12, y + 8)))  # fmt: skip
    return (
        Part(hood, "cloth"),
        Part(face, "skin"),
        Part(goggles, "glass"),
    )


def body(pose: Pose, name: ClimberName, held_parts: tuple[Part, ...] = ()) -> tuple[Part, ...]:
    """Parts of a climber, the lowest first; ``held_parts`` is in the near hand."""
    (x1, y1), (x2, y2) = pose.hip, pose.chest
    return (
        *_arm(pose.far_arm, "deep"),
        *_leg(pose.far_leg, pose),
        _pack(pose, name),
        *_leg(pose.near_leg, pose),
        Part(rod(x1, y1 - 6, x2, y2 + 18, 92, 108), "cloth"),
        Part(rod(x1 - 40, y1 - 22, x1 + 40, y1 - 22, 16), "ink", has_relief=False),
        *_head(pose, name),
        *held_parts,
        *_arm(pose.near_arm, "cloth"),
    )


def _axe(foot: Point, head: Point) -> tuple[Part, ...]:
    """An ice axe from its spike to its head, held somewhere between."""
    at = _grid(head, foot, head)
    pick = path(
        (at(-34, 2), at(-30, 14), at(10, 12), at(60, -8), at(84, -34), at(46, -16), at(8, -6), at(-30, -8))
    )
    return (
        Part(rod(*foot, *head, 11), "wood", has_relief=False),
        Part(pick, "steel"),
    )


_STANDING: Final = Pose(
    hip=(0, -190), chest=(6, -300), head=(12, -392),
    near_arm=Limb((46, -316), (98, -390), (96, -470)),
    far_arm=Limb((-40, -310), (-92, -252), (-52, -196)),
    near_leg=Limb((22, -184), (44, -96), (54, 0)),
    far_leg=Limb((-24, -184), (-50, -96), (-66, 6)),
)  # fmt: skip
_CLIMBING: Final = Pose(
    hip=(0, -180), chest=(62, -280), head=(112, -362),
    near_arm=Limb((78, -292), (158, -290), (212, -338)),
    far_arm=Limb((56, -290), (96, -210), (158, -182)),
    near_leg=Limb((14, -172), (100, -146), (104, -44)),
    far_leg=Limb((-14, -174), (-36, -82), (-118, 0)),
)  # fmt: skip
_BENT: Final = Pose(
    hip=(-24, -186), chest=(44, -266), head=(96, -322),
    near_arm=Limb((62, -270), (122, -232), (172, -242)),
    far_arm=Limb((30, -262), (24, -196), (58, -140)),
    near_leg=Limb((-6, -174), (62, -112), (22, 0)),
    far_leg=Limb((-44, -176), (-34, -82), (-96, 0)),
)  # fmt: skip
_TUMBLING: Final = Pose(
    hip=(0, -190), chest=(10, -300), head=(22, -390),
    near_arm=Limb((46, -312), (130, -340), (178, -412)),
    far_arm=Limb((-34, -312), (-116, -346), (-176, -300)),
    near_leg=Limb((22, -182), (110, -140), (150, -50)),
    far_leg=Limb((-24, -184), (-90, -110), (-60, -10)),
)  # fmt: skip
_KNEELING: Final = Pose(
    hip=(-236, -150), chest=(-146, -222), head=(-82, -288),
    near_arm=Limb((-122, -222), (-58, -166), (6, -96)),
    far_arm=Limb((-140, -206), (-84, -166), (-90, -110)),
    near_leg=Limb((-232, -138), (-186, -58), (-296, -36)),
    far_leg=Limb((-232, -142), (-112, -122), (-96, -17)),
    is_level=True,
)  # fmt: skip
_HANGING: Final = Pose(
    hip=(92, 190), chest=(70, 76), head=(46, -16),
    near_arm=Limb((96, 60), (74, -40), (20, -104)),
    far_arm=Limb((36, 70), (-24, 116), (-22, 190)),
    near_leg=Limb((110, 200), (60, 282), (92, 372)),
    far_leg=Limb((76, 200), (10, 250), (16, 340)),
    looks=-1,
)  # fmt: skip


def _summit(name: ClimberName) -> Figure:
    pole = Part(rod(86, -380, 110, -612, 10), "wood", has_relief=False)
    flag = Part(
        "M108 -606 C40 -640 -40 -560 -120 -596 C-190 -624 -250 -586 -330 -606 L-292 -544 L-338 -476"
        " C-260 -460 -190 -498 -120 -470 C-40 -440 40 -510 96 -478 Z",
        "cloth",
    )
    return Figure(body(_STANDING, name, (flag, pole)), (-360, -640, 180, 60), (6, -262))


def _mate(name: ClimberName) -> Figure:
    axe = _axe((110, -360), (84, -600))
    return Figure(body(_STANDING, name, axe), (-150, -640, 200, 60), (6, -262))


def _high(name: ClimberName) -> Figure:
    axe = _axe((150, -250), (250, -420))
    rope = Part(
        "M-36 -200 C-120 -84 -250 20 -488 92 L-484 104 C-240 32 -108 -72 -28 -188 Z",
        "rope",
        has_relief=False,
    )
    stake = Part(rod(-500, 46, -470, 150, 15), "steel")
    knot = Part(oval(-486, 96, 20, 15, 70), "rope")
    return Figure((stake, rope, knot, *body(_CLIMBING, name, axe)), (-540, -480, 360, 180), (30, -238))


def _climb(name: ClimberName) -> Figure:
    axe = _axe((150, -250), (250, -420))
    return Figure(body(_CLIMBING, name, axe), (-170, -480, 330, 60), (30, -238))


_DROPS: Final = ((170, -384, 40), (142, -424, 24), (186, -330, 62))
"""Drops of sweat: where each is, and its turn in degrees."""


def _weary(name: ClimberName) -> Figure:
    axe = _axe((196, 30), (172, -286))
    drops = (Part(oval(x, y, 9, 17, turn), "glass", has_relief=False) for x, y, turn in _DROPS)
    return Figure((*body(_BENT, name, axe), *drops), (-150, -450, 290, 60), (4, -216))


def _avalanche(name: ClimberName) -> Figure:
    axe = _axe((190, -360), (250, -560))
    parts = rotated_parts((*axe, *body(_TUMBLING, name)), -128, (0, -220))
    return Figure(parts, (-440, -520, 400, 140), (4, -240))


def _rescue(name: ClimberName) -> Figure:
    helper = recoloured_parts(body(_KNEELING, "A"), {"cloth": "help", "deep": "trousers"})
    return Figure((*body(_HANGING, name), *helper), (-440, -350, 260, 430), (84, 130))


_STONES: Final = (
    (-86, -14, 46, 30), (86, -12, 48, 28), (-34, -22, 44, 36), (40, -20, 50, 36), (0, -8, 40, 26),
    (-44, -62, 40, 28), (34, -62, 42, 30), (-4, -92, 40, 28),
)  # fmt: skip


def _death(_name: ClimberName) -> Figure:
    stones = [Part(oval(x, y, width, height, x * 0.1), "stone") for x, y, width, height in _STONES]
    scarf = Part(
        "M10 -382 C-50 -420 -110 -352 -180 -384 C-230 -404 -270 -366 -330 -392 L-316 -340 L-338 -296"
        " C-270 -286 -226 -324 -176 -300 C-110 -272 -50 -340 4 -318 Z",
        "cloth",
    )
    tail = Part("M2 -336 C-30 -300 -20 -250 -56 -206 L-20 -196 L2 -176 C20 -230 22 -280 18 -330 Z", "cloth")
    knot = Part(oval(8, -350, 24, 34), "deep")
    return Figure((*_axe((-6, -40), (22, -470)), *stones, tail, scarf, knot), (-360, -540, 190, 40), (0, -52))


_DRAWN: Final[dict[Role, Callable[[ClimberName], Figure]]] = {
    "summit": _summit,
    "mate": _mate,
    "high": _high,
    "climb": _climb,
    "weary": _weary,
    "avalanche": _avalanche,
    "rescue": _rescue,
    "death": _death,
}
FIGURES: Final = {(role, name): draw(name) for role, draw in _DRAWN.items() for name in CLIMBER_NAMES}
"""Figures by role and climber."""


def pose_figure(role: Role, key: ClimberKey, box: Box) -> Shapes:
    """A climber in this pose, as large as fits, standing on the foot of a box."""
    drawing = FIGURES[role, key[1]]
    left, top, right, bottom = drawing.window
    unit = min(box.width / (right - left), box.height / (bottom - top))
    wide, high = (right - left) * unit, (bottom - top) * unit
    return (
        Sprite(
            Portrait(drawing, key[0]),
            Box.from_corner(box.centre[0] - wide / 2, box.bottom - high, wide, high),
        ),
    )
