"""A climber in the planner's panel: what the plan does to it, and where it could turn back.

All lines have the same height, so that both climbers fit whatever else the panel shows.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Climber, ClimberKey, content
from k2bot.games.k2.pictures import board_picture, danger, panel, pieces, reach
from k2bot.games.k2.pictures.palette import AIR, DANGER, MOVEMENT, SECOND, Name
from k2bot.games.k2.pictures.people import person
from k2bot.games.k2.pictures.places import PERSON
from k2bot.games.k2.pictures.reach import Goal, Tag
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, plate
from k2bot.render.scene import Box, Plate, Shapes
from k2bot.render.theme import HIGHLIGHT, INK, MIST, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.pieces import Writing

LINE, _MOST = 46.0, 104.0
"""Least and greatest height in pixels of a line."""
_OWN = 3
"""Lines that every climber has: its way, its air, and its points with its tent."""
_MARGIN, GAP = 10.0, 8.0
"""Pixels above and below the lines, and between two climbers."""
_WIDTH, _FIGURE, _TALL = 482.0, 94.0, 116.0
"""Widths in pixels of a line, and of the figure beside the first ones; and most of its height."""
_LINES_WIDTH = _WIDTH - _FIGURE - 6
"""Width in pixels of the lines beside the figure."""
_SIGN = 0.66
"""Size of signs, relative to numbers."""
_NUMBER, _LARGE = 50, 70
"""Font sizes of what matters most, in low and in high lines."""
_CHIP = 84.0
"""Width in pixels of a chip with a cost."""
_TAG = 44.0
"""Height in pixels of a space's tag."""
_GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "dies": (WHITE.mixed(DANGER, 0.14), DANGER.mixed(WHITE, 0.4)),
    "planned": (WHITE.mixed(HIGHLIGHT, 0.36), HIGHLIGHT.mixed(INK, 0.2)),
    "plain": (WHITE, WHITE.mixed(MIST, 0.5)),
}
"""Ground and edge of a climber's card."""


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
    paid: int
    """Air that it pays for the risk token."""
    price: int
    """Movement points of its way and its tent."""
    planned: bool
    """Whether the plan does anything with it."""
    is_begun: bool
    """Whether the plan does anything with either climber."""
    can_move: bool
    """Whether it can still go somewhere, and live."""
    keeps: bool
    """Whether its points are those of a space higher than where it ends."""
    stops: tuple[str, ...]
    """Spaces where its way begins, turns back and ends; only its own if it doesn't move."""
    passes: Sequence[Goal]
    """Best spaces in its reach where it can't stay, but can turn back; the map shows the others."""


def cards(plans: Sequence[ClimberPlan], room: float, writing: Writing) -> tuple[Part, ...]:
    """Cards of all climbers; where they have too little room, the longest list loses its last line."""
    lists = [list(climber_plan.passes) for climber_plan in plans]

    def line() -> float:
        lines = sum(_OWN + bool(passes) + len(passes) for passes in lists)
        return (room - len(plans) * 2 * _MARGIN - (len(plans) - 1) * GAP) / lines

    while line() < LINE and any(lists):
        max(lists, key=len).pop()
    high = min(line(), _MOST)
    return tuple(
        _card(climber_plan, passes, high, writing) for climber_plan, passes in zip(plans, lists, strict=True)
    )


def _card(climber_plan: ClimberPlan, passes: Sequence[Goal], high: float, writing: Writing) -> Part:
    """A climber as on the map beside its way, air and points, above where it can turn back."""
    fill, edge = _GROUNDS["dies" if climber_plan.dies else "planned" if climber_plan.planned else "plain"]
    most = max(_NUMBER, min(round(0.92 * high), _LARGE))
    sizes = range(most, _NUMBER - 1, -5)
    options = [_facts(climber_plan, size, writing, worded=words) for words in (True, False) for size in sizes]
    if len(climber_plan.stops) > 2:
        options.append(_facts(_abridged(climber_plan), _NUMBER, writing, worded=False))
    fact_lines = [_first_fitting(lines) for lines in zip(*options, strict=True)]
    facts = Column(tuple(_line(parts, _LINES_WIDTH, high) for parts in fact_lines))
    figure = Fixed(_FIGURE, draw=partial(_figure, climber_plan.key))
    lower_rows: list[Part] = []
    if passes:
        head = writing.text("picture-plan-passes", climber=climber_plan.key[1])
        lower_rows = [_line([pieces.caption_label(head, SECOND, theme.CHANGING_TEXT)], _WIDTH, high)]
        lower_rows += [_pass(climber_plan, goal, high, writing) for goal in passes]
    column = Column((Row((figure, facts), height=facts.height), *lower_rows), align="middle")
    ground = plate(fill, 20, edge, 4)
    return Stack((ground, column), inset=(10, _MARGIN, 10, _MARGIN), grows=1)


def _abridged(climber_plan: ClimberPlan) -> ClimberPlan:
    """The plan with two stops: its start, or where it turns back, and its end; the map shows the others."""
    start, *passed, end = climber_plan.stops
    return climber_plan._replace(stops=(passed[-1] if start == end else start, end))


def _figure(key: ClimberKey, box: Box) -> Shapes:
    tall = min(box.height - 8, _TALL)
    return person(key, Box.from_centre(box.centre, PERSON[0] * tall / PERSON[1], tall))


def _line(parts: Sequence[Part], width: float, high: float) -> Part:
    """A line; its words shrink to the room that signs leave."""
    return Fixed(width, high, Row(tuple(parts), gap=8).place)


def _first_fitting(options: Sequence[list[Part]]) -> list[Part]:
    """The first of these that has room beside the figure; else the last, whose words shrink."""
    return next((some for some in options if Row(tuple(some), gap=8).width <= _LINES_WIDTH), options[-1])


def _facts(climber_plan: ClimberPlan, size: int, writing: Writing, *, worded: bool) -> tuple[list[Part], ...]:
    """A climber's way, air, and points with its tent, a line each; if ``worded``, signs have words, too."""

    def symbol(name: Name, ink: Colour) -> Part:
        return pieces.symbol_part(name, _SIGN * size, ink)

    def said(message: str, ink: Colour) -> list[Part]:
        # words: picture-plan-stays, picture-dies, picture-plan-slides, picture-plan-pack
        # words: picture-part-bottle, picture-plan-pitched
        return [pieces.caption_label(writing.text(message), ink, round(0.72 * size))] if worded else []

    way, gap = _way(climber_plan, size, writing), Fixed(grows=1)
    if climber_plan.price:
        way += [gap, _chip("boot", str(climber_plan.price), MOVEMENT)]
    elif climber_plan.is_begun and len(climber_plan.stops) == 1:
        way += [gap, *said("picture-plan-stays", SECOND)]
    air = [symbol("bottle", AIR), *said("picture-part-bottle", AIR)]
    air += _air(climber_plan, size)
    if climber_plan.dies:
        air += said("picture-dies", DANGER)
    was, now = climber_plan.before.vp, climber_plan.after.vp
    now = content.POINTS_OF_THE_DEAD if climber_plan.dies else now
    points: list[Part] = [symbol("star", SECOND)]
    if was != now:
        points += [_bold(str(was), SECOND, size), pieces.symbol_part("right", 30, SECOND)]
    elif climber_plan.keeps:
        # Viewers asked why they differ from those of its space.
        points.append(pieces.caption_label(writing.text("picture-plan-kept"), SECOND, round(0.72 * size)))
    points += [_bold(str(now), DANGER if climber_plan.dies else INK, size), gap]
    # The map shows tents that were pitched earlier.
    if climber_plan.slides and not climber_plan.dies:
        points += [symbol("avalanche", DANGER), *said("picture-plan-slides", DANGER)]
    elif climber_plan.after.tent is None:
        points += [_tent(climber_plan), *said("picture-plan-pack", SECOND)] if worded else []
    elif climber_plan.before.tent is None:
        points += [_tent(climber_plan, is_new=True), *said("picture-plan-pitched", INK)]
    return way, air, points


def _tent(climber_plan: ClimberPlan, *, is_new: bool = False) -> Part:
    def drawn(room: Box) -> Shapes:
        rim = (board_picture.new_tent_rim(room),) if is_new else ()
        return (*rim, *pieces.tent(climber_plan.key[0], room))

    return Fixed(0.84 * _NUMBER, 0.72 * _NUMBER, drawn)


def _way(climber_plan: ClimberPlan, size: int, writing: Writing) -> list[Part]:
    """A climber's way, with its end on a plate as on the map."""
    *passed, end = climber_plan.stops
    parts: list[Part] = []
    for stop in passed:
        parts += [_space(stop, SECOND, writing, size), pieces.symbol_part("right", 30, INK)]
    return [*parts, panel.space_plate(_space(end, INK, writing, round(0.86 * size)), 16, 1.1 * size)]


def _space(space: str, ink: Colour, writing: Writing, size: int = _NUMBER) -> Part:
    """A space's name, or its symbol."""
    if space == content.SUMMIT:
        return pieces.symbol_part("flag", 36, ink)
    return Label(writing.space(space), ink, size, least=theme.CONSTANT_TEXT)


def _air(climber_plan: ClimberPlan, size: int) -> list[Part]:
    """A climber's air, what cards give and the risk token takes, and, behind a moon, that by morning."""
    before, after, paid = climber_plan.before.air, climber_plan.after.air, climber_plan.paid
    night, gained = climber_plan.tonight, after - before + paid
    night = after if night is None else night
    parts: list[Part] = [_bold(str(before), AIR, size)]
    if gained:
        parts.append(_bold(pieces.signed(gained), AIR, size))
    if paid:
        sign = Fixed(30, 30, partial(pieces.risk_sign, fill=DANGER))
        parts += [_bold(pieces.signed(-paid), DANGER, size), sign]
    parts.append(pieces.symbol_part("right", 30, SECOND))
    if climber_plan.dies:
        return [*parts, pieces.symbol_part("skull", _SIGN * size, DANGER)]
    morning: Part = _bold(str(night), AIR, size)
    if night == 1:
        morning = Fixed(46, 46, partial(pieces.last_air_chip, size=theme.BODY))
    return [*parts, pieces.symbol_part("moon", _SIGN * size, SECOND), morning]


def _bold(number: str, ink: Colour, size: int) -> Row:
    """A number, which never shrinks."""
    return Row((Label(number, ink, size, "ExtraBold"),))


def _pass(climber_plan: ClimberPlan, goal: Goal, high: float, writing: Writing) -> Part:
    """A space that a climber can only pass, where the way ends, and its cost."""
    seat, letter = climber_plan.key
    worth = (Label(str(goal.points), INK, 42, "ExtraBold"), pieces.symbol_part("star", 24, SECOND))
    row = Row((_space(goal.space, SECOND, writing, theme.CHANGING_TEXT), Row(worth, gap=3)), gap=8)
    ground = Fixed(height=_TAG, draw=partial(reach.tag_ground, seat, Tag("", letter)))
    tag = Stack((ground, row), inset=(1.1 * _TAG, 0, 12, 0))
    parts: list[Part] = [tag, pieces.symbol_part("right", 28, INK), _space(goal.stop or "", INK, writing)]
    parts.append(Fixed(grows=1))
    if goal.toll.short:
        parts.append(Fixed(40, 40, partial(danger.danger_sign, "short")))
    if goal.toll.air:
        parts.append(_chip("bottle", pieces.signed(-goal.toll.air), AIR))
    if goal.toll.cost:
        parts.append(_chip("boot", str(goal.toll.cost), MOVEMENT))
    return Row(tuple(parts), gap=8, height=high)


def _chip(mark: Name, text: str, fill: Colour) -> Part:
    """Chip with a cost of a way."""
    number = Label(text, WHITE, theme.BODY, "ExtraBold")
    row = Row((pieces.symbol_part(mark, 28, WHITE), number), gap=5, align="middle")
    return Fixed(_CHIP, _TAG - 2, lambda box: (Plate(box, fill, 14), *row.place(box)))
