"""The table on a climber's card in the planner: the best spaces in its reach, and what going there takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import danger, pieces, reach
from k2bot.games.k2.pictures.palette import AIR, DANGER, MOVEMENT, SECOND, Name
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack
from k2bot.render.scene import Box, Plate, Shapes, Stroke
from k2bot.render.theme import INK, MIST, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine import Climber, ClimberKey, Observation
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.reach import Goal

WIDTH, CHOICES = 478.0, 3
"""Width in pixels of a list, and its most lines."""
_APART, _INSET = 12.0, 8.0
"""Pixels between a line's parts, and from them to its ends."""
_COST, _AIR = 92.0, 104.0
"""Least widths in pixels of the columns."""
_STRIPE = INK.at(22)
"""Ground of a line, so that the eye finds at its other end what a space takes."""
COST = MOVEMENT.mixed(INK, 0.3)
"""Colour of the word for costs, which is legible on every card."""

_HEADS: tuple[tuple[str, Name, Colour], ...] = (("legend-cost", "boot", COST), ("legend-air", "bottle", AIR))
"""Messages, signs and colours of what heads the columns."""


class ClimberPlan(NamedTuple):
    """A living climber before and after the plan."""

    key: ClimberKey
    before: Climber
    after: Climber
    tonight: int | None
    """Level after tonight's check, if shown."""
    dies: bool
    """Whether it would die tonight (rule 21)."""
    slides: bool
    """Whether it would slide tonight (rule 40)."""
    is_at_its_best: bool
    """Whether its points are those of the space where it ends, and not of a higher one it has been to."""
    price: int
    """Movement points of its way and its tent."""
    planned: bool
    """Whether the plan does anything with it."""
    choices: Sequence[Sequence[Goal]]
    """The best spaces with new points in its reach; those of one line give and take the same."""
    heights: Sequence[Goal]
    """If it has no new points in reach and nothing is planned for it, the highest spaces there."""
    can_move: bool
    """Whether it can still go somewhere, and live."""
    lack: Literal["deadly", "none"] | None
    """If nothing is planned for it, and nothing that still can be brings it new points: whether some would
    bring it death, too."""
    stops: tuple[str, ...]
    """Spaces from the start of its way to the end; empty if it doesn't move."""
    turn: str | None
    """Where it turns, if it comes back to where it began: the highest space on its way."""
    is_begun: bool
    """Whether the plan does anything with either climber."""
    paid: int
    """Air that it pays for the risk token."""

    @property
    def changes(self) -> tuple[int, ...]:
        """What the plan does to its air: what cards give, and what the risk token takes."""
        given = self.after.level - self.before.level + self.paid
        return tuple(filter(None, (given, -self.paid)))

    @property
    def has_quiet_tent(self) -> bool:
        """Whether its tent and its points are as before, with nothing more to say of them."""
        return (
            self.before.tent == self.after.tent
            and self.before.vp == self.after.vp
            and self.is_at_its_best
            and not self.dies
            and not self.slides
        )


class Size(NamedTuple):
    """Heights in pixels of heading, line and tag, and sizes of a space's name, its points, and of costs."""

    head: float
    line: float
    tag: float
    name: int
    points: int
    cost: int


SIZES = (Size(50, 66, 54, 40, 50, 48), Size(42, 49, 43, 38, 42, 40))
"""The best first."""


@dataclass(frozen=True, slots=True)
class SpaceList:
    """The list of one climber."""

    shown: ClimberPlan
    seen: Observation
    writing: Writing
    size: Size = SIZES[0]
    most: int = CHOICES
    """The most lines."""

    @property
    def lines(self) -> Sequence[Sequence[Goal]]:
        """The best spaces with new points, or else the highest; those of a line give and take the same."""
        shown = self.shown
        return [*shown.choices[:CHOICES], *((goal,) for goal in shown.heights)][: self.most]

    @property
    def height(self) -> float:
        """Height in pixels; 0 if there's nothing to list, nor to say of that."""
        if not self.lines and not self.shown.lack:
            return 0.0
        return self.size.head + len(self.lines) * self.size.line + 6

    def placed(self, box: Box) -> Shapes:
        """Its heading below a rule, and its lines."""
        rule = Stroke(((box.left, box.top), (box.right, box.top)), WHITE.mixed(MIST, 0.5), 3)
        count = sum(map(len, self.lines))
        key = {None: "goals", "none": "no-goals", "deadly": "deadly-goals"}[self.shown.lack]
        # words: picture-plan-goals, picture-plan-no-goals, picture-plan-deadly-goals
        told = self.writing.text(f"picture-plan-{key}", climber=self.shown.key[1], count=count)
        if not self.lines:
            word = pieces.caption(told, SECOND, theme.CHANGING).narrowed(box.width)
            return (rule, *Row((word,), height=self.size.head).placed(box))
        has_air = any(goals[0].toll.air for goals in self.lines)
        wide = (_COST, _AIR)[: 1 + has_air]
        title, heads = pieces.caption(told, INK, theme.CHANGING), self._heads(wide)
        left = WIDTH - _INSET - sum(wide) - _APART * (1 + len(wide))
        if "…" in title.narrowed(left).text:
            left, heads = WIDTH - _INSET, ()
        parts: tuple[Part, ...] = (title.narrowed(left), Fixed(grows=1), *heads, Fixed(_INSET - _APART))
        above = Row(parts, gap=_APART, height=self.size.head)
        lines = tuple(self._line(goals, wide) for goals in self.lines)
        return (rule, *Column((above, *lines)).placed(box))

    def _heads(self, wide: Sequence[float]) -> tuple[Part, ...]:
        """Words over the columns of these widths, or signs where they'd be too small."""
        heads = list[Part]()
        for (key, mark, ink), width in zip(_HEADS, wide, strict=False):
            text = self.writing.text(f"picture-{key}")  # words: picture-legend-cost, picture-legend-air
            word = pieces.caption(text, ink, theme.CHANGING)
            head = word.narrowed(width + _APART)
            part: Part = head if head.size >= theme.CONSTANT else pieces.sign(mark, 34, ink)
            heads.append(Fixed(width, self.size.head, partial(_over, part)))
        return tuple(heads)

    def _line(self, goals: Sequence[Goal], wide: Sequence[float]) -> Part:
        """Equal spaces, as many as have room, and what they take.

        One where a climber can't stay has a sign why, full or deadly, and says where the way ends.
        """
        size, toll, stop = self.size, goals[0].toll, goals[0].stop
        tail: list[Part] = [Fixed(40, 40, partial(danger.sign, "short"))] if toll.short else []
        for number, width in zip((toll.cost, -toll.air), wide, strict=False):
            tail.append(Fixed(width, size.line, Row((self._number(number),), align="middle").placed))
        room, parts = WIDTH - 2 * _INSET, list[Part]()
        for goal in goals:
            tag = self._tag(goal.space)
            if parts and Row((*parts, tag, *tail), gap=_APART).width > room:
                break
            parts.append(tag)
        ways: list[tuple[Part, ...]] = [tuple(parts)]
        if stop is not None:
            why: Part = pieces.sign("skull", 34, DANGER)
            if self.seen.places_left(goals[0].space) == 0:
                why = Fixed(36, 36, pieces.no_entry)
            where = self.writing.space(stop)
            then = Label(self.writing.text("picture-plan-then", space=where), INK, theme.CHANGING, "SemiBold")
            arrow = Row((pieces.sign("right", 28, INK), Label(where, INK, theme.CHANGING, "SemiBold")), gap=8)
            ways = [(why, *parts, then), (why, *parts, arrow), (*parts, arrow)]
        rows = [Row((*way, Fixed(grows=1), *tail), gap=_APART) for way in ways]
        row = next((row for row in rows if row.width <= room), rows[-1])
        ground = Fixed(height=size.line, draw=lambda box: (Plate(box.grown(-2), _STRIPE, 14),))
        return Stack((ground, row), inset=(_INSET, 0, _INSET, 0))

    def _number(self, number: int) -> Part:
        """What a way costs, or the air that the risk token takes; a dash for no air."""
        if number == 0:
            return Fixed(20, 6, lambda box: (Plate(box, MIST, 3),))
        fill, text = (MOVEMENT, str(number)) if number > 0 else (AIR, pieces.signed(number))
        mark = pieces.sign("boot" if number > 0 else "bottle", 0.62 * self.size.cost, WHITE)
        row = Row((mark, Label(text, WHITE, self.size.cost, "ExtraBold")), gap=3)
        high = self.size.tag - 4
        ground = Fixed(draw=lambda box: (Plate(Box.around(box.centre, box.width, high), fill, high / 2),))
        return Stack((ground, row), inset=(11, 0, 12, 0))

    def _tag(self, space: str) -> Part:
        """A space with its points, behind the climber's badge, as on the map."""
        size, points = self.size, self.seen.board.by_id[space].vp
        if space == content.SUMMIT:
            name: Part = pieces.sign("flag", size.name, INK)
        else:
            name = Label(self.writing.space(space), SECOND, size.name, "SemiBold", least=theme.CONSTANT)
        worth = Row(
            (
                Label(str(points), INK, size.points, "ExtraBold"),
                pieces.sign("star", 0.54 * size.points, SECOND),
            ),
            gap=3,
        )
        row = Row((name, worth), gap=8)
        seat, name_of = self.shown.key
        drawn = partial(reach.ground, seat, name_of, quiet=not self.shown.choices, listed=size != SIZES[0])
        ground = Fixed(height=size.tag, draw=drawn)
        return Stack((ground, row), inset=(1.14 * size.tag, 0, 12, 0))


def _over(head: Part, box: Box) -> Shapes:
    """What heads a column, in its middle."""
    return Row((head,), align="middle").placed(Box.around(box.centre, box.width + _APART, box.height))
