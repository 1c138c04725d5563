"""A climber in the planner's panel: what the plan does to it, and where it could turn back.

Its figures are a small table, *now* and *morning*. All lines have the same height, so that both climbers fit
whatever else the panel shows.
"""

from __future__ import annotations

from functools import partial
from itertools import product
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
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.pictures.pieces import Writing

LINE, _MOST = 46.0, 132.0
"""Least and greatest height in pixels of a line."""
_HEADS = 46.0
"""Height in pixels of the heads of air and points."""
_MARGIN, GAP = 10.0, 8.0
"""Pixels above and below the lines, and between two climbers or parts of one."""
_WIDTH, _FIGURE, _TALL = 482.0, 118.0, 178.0
"""Widths in pixels of a card's content, and of the figure at its left; and most of its height."""
_MORNING, _INSET = 154.0, 3.0
"""Width in pixels of what the morning brings, and its margin."""
_WAY = _WIDTH - _FIGURE - GAP
_NOW = _WAY - _MORNING - GAP
"""Widths in pixels of the way, and of what is now."""
_SIGN = 0.66
"""Size of signs, relative to numbers."""
_LEAST, _NUMBER, _LARGE = 38, 64, 88
"""Font sizes of what is now, in low and high lines, and of what the morning brings at most."""
_TENT = 50
"""Size of a tent."""
_NIGHT = AIR.mixed(INK, 0.62)
"""Ground of what the morning brings."""
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
    stops: tuple[str, ...]
    """Spaces where its way begins and ends, and between them where one that comes back turned; only its own
    if it doesn't move."""
    passes: Sequence[Goal]
    """Best spaces in its reach where it can't stay, but can turn back; the map shows the others."""


def cards(plans: Sequence[ClimberPlan], room: float, writing: Writing) -> tuple[Part, ...]:
    """Cards of all climbers; where they have too little room, the longest list loses its last line."""
    lists = [list(climber_plan.passes) for climber_plan in plans]

    def line() -> float:
        lines = sum(1 + len(passes) for passes in lists) + sum(map(_figures, plans))
        return (room - len(plans) * (2 * _MARGIN + _HEADS) - (len(plans) - 1) * GAP) / lines

    while line() < LINE and any(lists):
        max(lists, key=len).pop()
    high = min(line(), _MOST)
    return tuple(
        _card(climber_plan, passes, high, writing) for climber_plan, passes in zip(plans, lists, strict=True)
    )


def _card(climber_plan: ClimberPlan, passes: Sequence[Goal], high: float, writing: Writing) -> Part:
    """A climber beside its way, air and changed points, now and by morning, above where it can turn back."""
    fill, edge = _GROUNDS["dies" if climber_plan.dies else "planned" if climber_plan.planned else "plain"]
    sizes = range(max(_LEAST, min(round(0.7 * high), _NUMBER)), _LEAST - 1, -4)
    # Words are left out before figures are small.
    tries = (*product((2, 1), sizes[:4], (True,)), *product((0,), sizes, (True,)), (0, _LEAST, False))
    # Without room for a whole way, the map alone shows a new tent, or else where it begins.
    plans = dict.fromkeys((climber_plan, climber_plan._replace(stops=climber_plan.stops[-2:])))
    ways = (
        _way(one, size, writing, words, has_tent=has_tent) for one in plans for words, size, has_tent in tries
    )
    figures: list[Part] = []
    for part in (_air, _points)[: _figures(climber_plan)]:
        words = partial(part, climber_plan, writing=writing)
        options = (words(size=size, worded=worded) for worded, size in product((True, False), sizes))
        figures.append(_line(_first_fitting(options, _NOW - 2 * GAP), _NOW, high))
    head = pieces.caption_label(writing.text("picture-plan-now"), SECOND, theme.CHANGING_TEXT)
    now = _line((Fixed(grows=1), head.narrow(_NOW - GAP), Fixed()), _NOW, _HEADS)
    table = Row(
        (Column((now, *figures)), _morning(climber_plan, high, writing)),
        gap=GAP,
        height=_HEADS + len(figures) * high,
    )
    way = _line(_first_fitting(ways, _WAY), _WAY, high)
    figure = Fixed(_FIGURE, draw=partial(_figure, climber_plan.key))
    upper = Row((figure, Column((way, table))), gap=GAP, height=way.height + table.height)
    lower_rows = tuple(_pass(climber_plan, goal, high, writing) for goal in passes)
    column = Column((upper, *lower_rows), align="middle")
    return Stack((plate(fill, 20, edge, 4), column), inset=(10, _MARGIN, 10, _MARGIN), grows=1)


def _figures(climber_plan: ClimberPlan) -> int:
    """Lines of figures: air, and points if the plan changes them, also those of who would die."""
    return 1 + (_points_by_morning(climber_plan) != climber_plan.before.vp)


def _figure(key: ClimberKey, box: Box) -> Shapes:
    """A climber at the left of its card."""
    tall = min(box.height - 6, _TALL)
    return person(key, Box.from_centre(box.centre, PERSON[0] * tall / PERSON[1], tall))


def _line(parts: Sequence[Part], width: float, high: float) -> Part:
    """A line; its words shrink to the room that signs leave."""
    return Fixed(width, high, Row(tuple(parts), gap=6).place)


def _first_fitting(options: Iterable[list[Part]], width: float) -> list[Part]:
    """The first of these that fits into a width; else the last, whose words shrink."""
    some: list[Part] = []
    for some in options:
        if Row(tuple(some), gap=6).width <= width:
            break
    return some


def _sign_word(message: str, ink: Colour, size: int, writing: Writing, *, worded: bool) -> list[Part]:
    """The word of a sign, if there is room for words."""
    small = max(theme.SMALL, round(0.76 * size))
    # words: picture-plan-slides, picture-plan-pack, picture-plan-pitched
    # words: picture-part-bottle, picture-legend-points
    return [pieces.caption_label(writing.text(message), ink, small)] if worded else []


def _way(climber_plan: ClimberPlan, size: int, writing: Writing, words: int, *, has_tent: bool) -> list[Part]:
    """A climber's way, with its end on a plate as on the map, and what it costs; with up to two words.

    Before anything is planned, it has the climber's tent while that's in the pack; then a new tent if it
    ``has_tent``. The map shows tents that were pitched earlier.
    """
    *passed, end = climber_plan.stops
    parts: list[Part] = []
    for stop in passed:
        parts += [_space(stop, SECOND, writing, size), pieces.symbol_part("right", 30, INK)]
    name = _space(end, INK, writing, round(0.86 * size))
    if end == content.SUMMIT and words > 0:
        name = Row((name, pieces.caption_label(writing.text("picture-plan-summit"), INK, size)), gap=8)
    parts += [panel.space_plate(name, 14, 1.1 * size), Fixed(grows=1)]
    word, tent = partial(_sign_word, size=size, writing=writing), climber_plan.after.tent
    is_new = tent is not None and climber_plan.before.tent is None
    if climber_plan.slides and not climber_plan.dies:
        parts += [pieces.symbol_part("avalanche", _SIGN * size, DANGER)]
        parts += word("picture-plan-slides", DANGER, worded=words > 1)
    elif (is_new and has_tent) or (tent is None and not passed and not climber_plan.is_begun):
        parts.append(_tent(climber_plan, is_new=is_new))
        said = "picture-plan-pitched" if is_new else "picture-plan-pack"
        parts += word(said, INK if is_new else SECOND, worded=words > 1)
    if climber_plan.price:
        parts.append(_chip("boot", str(climber_plan.price), MOVEMENT))
    return parts


def _air(climber_plan: ClimberPlan, size: int, writing: Writing, *, worded: bool) -> list[Part]:
    """A climber's air now, what cards give and the risk token takes, and what that leaves."""
    before, after, paid = climber_plan.before.air, climber_plan.after.air, climber_plan.paid
    gained = after - before + paid
    word = _sign_word("picture-part-bottle", AIR, size, writing, worded=worded and not (gained and paid))
    parts: list[Part] = [Fixed(grows=1), *word, Fixed(), _bold(str(before), AIR, size)]
    if gained:
        parts.append(_bold(pieces.signed(gained), AIR, size))
    if paid:
        parts.append(_bold(pieces.signed(-paid), DANGER, size))
    if gained or paid:
        parts += [pieces.symbol_part("right", 0.45 * size, AIR), _bold(str(after), AIR, size)]
    return [*parts, Fixed()]


def _points(climber_plan: ClimberPlan, size: int, writing: Writing, *, worded: bool) -> list[Part]:
    """A climber's points now."""
    word = _sign_word("picture-legend-points", SECOND, size, writing, worded=worded)
    return [Fixed(grows=1), *word, Fixed(), _bold(str(climber_plan.before.vp), SECOND, size), Fixed()]


def _points_by_morning(climber_plan: ClimberPlan) -> int:
    return content.POINTS_OF_THE_DEAD if climber_plan.dies else climber_plan.after.vp


def _morning(climber_plan: ClimberPlan, high: float, writing: Writing) -> Part:
    """What the morning brings: a climber's air, or in large signs that it dies, above changed points."""
    size = max(_LEAST, min(round(0.86 * high), _LARGE))

    def line(mark: Name, figure: Part) -> Part:
        sign = pieces.symbol_part(mark, 0.6 * size, WHITE)
        return Row((sign, figure), gap=10, align="middle", height=high - _INSET)

    # words: picture-night-later, picture-dies
    said = writing.text("picture-dies" if climber_plan.dies else "picture-night-later")
    head = pieces.caption_label(said, WHITE, theme.BODY if climber_plan.dies else theme.CHANGING_TEXT)
    night = climber_plan.after.air if climber_plan.tonight is None else climber_plan.tonight
    upper = line("bottle", _bold(str(night), WHITE, size))
    if climber_plan.dies:
        upper = Row((pieces.symbol_part("skull", 0.9 * size, WHITE),), align="middle", height=high - _INSET)
    elif night == 1:
        chip = Fixed(0.9 * size, 0.9 * size, partial(pieces.last_air_chip, size=round(0.8 * size)))
        upper = line("bottle", chip)
    lower = line("star", _bold(str(_points_by_morning(climber_plan)), WHITE, size))
    ground = plate(DANGER if climber_plan.dies else _NIGHT, 16)
    heading = Row((head.narrow(_MORNING - 12),), align="middle", height=_HEADS)
    count = _figures(climber_plan)
    stack = Stack((ground, Column((heading, *(upper, lower)[:count]))), inset=(4, 0, 4, _INSET))
    return Fixed(_MORNING, _HEADS + count * high, stack.place)


def _tent(climber_plan: ClimberPlan, *, is_new: bool = False) -> Part:
    def drawn(room: Box) -> Shapes:
        rim = (board_picture.new_tent_rim(room),) if is_new else ()
        return (*rim, *pieces.tent(climber_plan.key[0], room))

    return Fixed(0.84 * _TENT, 0.72 * _TENT, drawn)


def _space(space: str, ink: Colour, writing: Writing, size: int) -> Part:
    """A space's name, or its symbol."""
    if space == content.SUMMIT:
        return pieces.symbol_part("flag", 36, ink)
    return Label(writing.space(space), ink, size, least=theme.CONSTANT_TEXT)


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
    back: list[Part] = [pieces.symbol_part("right", 28, INK)]
    back.append(_space(goal.stop or "", INK, writing, theme.NUMBER))
    if goal.stop == climber_plan.after.space:
        back = [pieces.caption_label(writing.text("picture-plan-back"), INK, theme.BODY)]
    parts: list[Part] = [tag, *back, Fixed(grows=1)]
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
