"""A climber in the planner's panel: what the plan does to it, and where it could turn back.

Where its way ends and what the morning brings are large; what it has now is on the planner's page of words.
All lines have the same height, so that both climbers fit whatever else the panel shows.
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
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, plate
from k2bot.render.scene import Box, Plate, Shapes
from k2bot.render.theme import HIGHLIGHT, INK, MIST, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.reach import Goal

LINE, _MOST = 42.0, 96.0
"""Least and greatest height in pixels of a line."""
_OUTCOME, _CAPTION = 2.3, 44.0
"""Lines that what the morning brings is high; and pixels of the words below its figures."""
_MARGIN, GAP = 10.0, 10.0
"""Pixels above and below the lines, and between two climbers or parts of one."""
_WIDTH, _FIGURE, _TALL = 482.0, 114.0, 166.0
"""Widths in pixels of a card's content, and of the figure at its left; and most of its height."""
_WAY, _POINTS, _BETWEEN = _WIDTH - _FIGURE - GAP, 150.0, 6.0
"""Widths in pixels of the way, above what the morning brings, and of points that are part of that; and the
gap before those."""
_LEAST, _NUMBER, _LARGE = 38, 64, 124
"""Font sizes of the way, in low and high lines, and of what the morning brings at most."""
_TENT = 50
"""Size of a tent, and of the sign of an avalanche."""
_CHIP, _PLAIN_CHIP = 84.0, 56.0
"""Widths in pixels of a chip with a symbol, and without one."""
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
    price: int
    """Movement points of its way and its tent."""
    air_from_cards: int
    """Air from cards."""
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
        lines = sum(1 + _OUTCOME + len(passes) for passes in lists)
        return (room - len(plans) * (2 * _MARGIN + GAP) - (len(plans) - 1) * GAP) / lines

    while line() < LINE and any(lists):
        max(lists, key=len).pop()
    high = min(line(), _MOST)
    return tuple(
        _card(climber_plan, passes, high, writing) for climber_plan, passes in zip(plans, lists, strict=True)
    )


def _card(climber_plan: ClimberPlan, passes: Sequence[Goal], high: float, writing: Writing) -> Part:
    """A climber beside its way and what the morning brings, above where it can turn back."""
    fill, edge = _GROUNDS["dies" if climber_plan.dies else "planned" if climber_plan.planned else "plain"]
    sizes = range(max(_LEAST, min(round(0.7 * high), _NUMBER)), _LEAST - 1, -4)
    # Words are left out before figures are small.
    tries = (*product((2, 1), sizes[:4], (True,)), *product((0,), sizes, (True,)), (0, _LEAST, False))
    # Without room for a whole way, the map alone shows a new tent, where it turned, or else where it begins.
    first, *turn, last = climber_plan.stops if len(climber_plan.stops) > 1 else ("", *climber_plan.stops)
    short = (*turn, last) if first in {"", last} else (first, last)
    plans = dict.fromkeys((climber_plan, climber_plan._replace(stops=short)))
    ways = (
        _way(one, size, writing, words, has_tent=has_tent) for one in plans for words, size, has_tent in tries
    )
    way = Fixed(_WAY, high, Row(tuple(_first_fitting(ways, _WAY)), gap=6).place)
    right = Column((way, _outcome(climber_plan, _OUTCOME * high, writing)), gap=GAP)
    figure = Fixed(_FIGURE, draw=partial(_figure, climber_plan.key))
    upper = Row((figure, right), gap=GAP, height=right.height)
    lower_rows = tuple(_pass(climber_plan, goal, high, writing) for goal in passes)
    column = Column((upper, *lower_rows), align="middle")
    return Stack((plate(fill, 20, edge, 4), column), inset=(10, _MARGIN, 10, _MARGIN), grows=1)


def _figure(key: ClimberKey, box: Box) -> Shapes:
    """A climber at the left of its card."""
    tall = min(box.height - 6, _TALL)
    return person(key, Box.from_centre(box.centre, PERSON[0] * tall / PERSON[1], tall))


def _first_fitting(options: Iterable[list[Part]], width: float, gap: float = 6) -> list[Part]:
    """The first of these that fits into a width; else the last, whose words shrink."""
    some: list[Part] = []
    for some in options:
        if Row(tuple(some), gap=gap).width <= width:
            break
    return some


def _sign_word(message: str, ink: Colour, size: int, writing: Writing, *, worded: bool) -> list[Part]:
    """The word of a sign, if there is room for words."""
    small = max(theme.SMALL, round(0.76 * size))
    # words: picture-plan-pack, picture-plan-pitched
    return [pieces.caption_label(writing.text(message), ink, small)] if worded else []


def _way(climber_plan: ClimberPlan, size: int, writing: Writing, words: int, *, has_tent: bool) -> list[Part]:
    """A climber's way, with its end on a plate as on the map, its air from cards, and what it costs.

    It has up to two ``words``.

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
        parts.append(Fixed(_TENT, _TENT, partial(danger.danger_sign, "slides")))
    elif (is_new and has_tent) or (tent is None and not passed and not climber_plan.is_begun):
        parts.append(_tent(climber_plan, is_new=is_new))
        said = "picture-plan-pitched" if is_new else "picture-plan-pack"
        parts += word(said, INK if is_new else SECOND, worded=words > 1)
    if climber_plan.air_from_cards:
        # Beside a price there's no room for its symbol, which is on the tile below in the same colour.
        mark: Name | None = None if climber_plan.price else "bottle"
        parts.append(_chip(mark, pieces.signed(climber_plan.air_from_cards), AIR))
    if climber_plan.price:
        parts.append(_chip("boot", str(climber_plan.price), MOVEMENT))
    return parts


def _outcome(climber_plan: ClimberPlan, high: float, writing: Writing) -> Part:
    """What the morning brings: a climber's air or that it dies, and points that the plan gains or loses."""
    gained = _points_by_morning(climber_plan) - climber_plan.before.vp
    size, wide = min(round(0.86 * (high - _CAPTION)), _LARGE), _WAY - (_POINTS + _BETWEEN if gained else 0)
    said = "picture-air-later" if gained else "picture-plan-morning"
    said = "picture-dies" if climber_plan.dies else said
    ground = (DANGER if climber_plan.dies else AIR, WHITE)
    parts = [_figure_above_word(_fate(climber_plan, size), said, ground, Box(0, 0, wide, high), writing)]
    if gained:
        fill, ink = ground if climber_plan.dies else (WHITE, INK)
        star = pieces.symbol_part("star", 0.4 * size, ink)
        worth = (_bold(pieces.signed(gained), ink, round(0.72 * size)), star)
        room = Box(0, 0, _POINTS, high)
        parts.append(_figure_above_word(worth, "picture-legend-points", (fill, ink), room, writing))
    return Row(tuple(parts), gap=_BETWEEN, height=high)


def _fate(climber_plan: ClimberPlan, size: int) -> tuple[Part, ...]:
    """A skull, or a climber's air by morning."""
    night = climber_plan.after.air if climber_plan.tonight is None else climber_plan.tonight
    if climber_plan.dies:
        return (pieces.symbol_part("skull", size, WHITE),)
    if night == 1:
        chip = Fixed(0.9 * size, 0.9 * size, partial(pieces.last_air_chip, size=round(0.8 * size)))
        return (pieces.symbol_part("bottle", 0.7 * size, WHITE), chip)
    return pieces.symbol_part("bottle", 0.7 * size, WHITE), _bold(str(night), WHITE, size)


def _figure_above_word(
    figure: tuple[Part, ...], message: str, inks: tuple[Colour, Colour], room: Box, writing: Writing
) -> Part:
    """A large figure above its word, like the movement points left at the foot of the panel."""
    fill, ink = inks
    # words: picture-dies, picture-air-later, picture-plan-morning, picture-legend-points
    word = pieces.caption_label(writing.text(message), ink, theme.BODY).narrow(room.width - 2 * GAP)
    upper = Row(figure, gap=6, align="middle", height=room.height - _CAPTION - 6)
    lower = Row((word,), align="middle", height=_CAPTION - GAP)
    tile = Stack((plate(fill, 16), Column((upper, lower))))
    return Fixed(room.width, room.height, tile.place)


def _points_by_morning(climber_plan: ClimberPlan) -> int:
    return content.POINTS_OF_THE_DEAD if climber_plan.dies else climber_plan.after.vp


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
    ground = Fixed(height=_TAG, draw=partial(reach.tag_ground, seat, letter))
    tag = Stack((ground, row), inset=(1.1 * _TAG, 0, 12, 0))
    stop: list[Part] = [
        pieces.symbol_part("right", 28, INK),
        _space(goal.stop or "", INK, writing, theme.NUMBER),
    ]
    back: list[Part] = [pieces.caption_label(writing.text("picture-plan-back"), INK, theme.BODY)]
    parts: list[Part] = [Fixed(grows=1)]
    if goal.toll.short:
        parts.append(Fixed(40, 40, partial(danger.danger_sign, "short")))
    if goal.toll.air:
        parts.append(_chip("bottle", pieces.signed(-goal.toll.air), AIR))
    if goal.toll.cost:
        parts.append(_chip("boot", str(goal.toll.cost), MOVEMENT))
    # Without room for the words, the way back is told as to any other space.
    ways = ([back] if goal.stop == climber_plan.after.space else []) + [stop]
    parts = _first_fitting(([tag, *way, *parts] for way in ways), _WIDTH, 8)
    return Row(tuple(parts), gap=8, height=high)


def _chip(mark: Name | None, text: str, fill: Colour) -> Part:
    """Chip with a cost of a way, or with air from cards."""
    number = Label(text, WHITE, theme.BODY, "ExtraBold")
    sign = () if mark is None else (pieces.symbol_part(mark, 28, WHITE),)
    row = Row((*sign, number), gap=5, align="middle")
    wide = _CHIP if mark else _PLAIN_CHIP
    return Fixed(wide, _TAG - 2, lambda box: (Plate(box, fill, 14), *row.place(box)))
