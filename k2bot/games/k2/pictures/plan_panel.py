"""The panel beside the planner's map: what becomes of the climbers, weather, cards, and signs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Card, Climber, Observation, content
from k2bot.games.k2.pictures import board_picture, cards, palette, pieces, poses, reach, sky
from k2bot.games.k2.pictures.palette import Name, symbol
from k2bot.render import theme
from k2bot.render.layout import (
    CachedPart,
    Column,
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    label,
    lines,
    plate,
    strong,
    swatch,
)
from k2bot.render.scene import Box, Plate, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine import ClimberKey, Source
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.poses import Role
    from k2bot.games.k2.pictures.reach import Goal
    from k2bot.games.k2.pictures.scenery import Sky

_INNER = 502
"""Width in pixels of the panel's content."""
_HEAD, _WEATHER, _CARDS, _GAP = 64, 58, 148, 8
"""Heights in pixels of the parts, from the name to the cards, and the gap between them."""
_LABEL = 36
"""Font size of words that say what numbers are."""
_TOLL = 61.0
"""Pixels that the cost of a way takes."""
_LEAST, _MOST = 168, 320
"""Height in pixels of a climber's card without its list: at least, at most."""
_LIST_HEAD, _LINES, _APART = 44, 3, 6
"""Pixels of the list's heading, its most lines, and pixels between two spaces."""
_CARD = (88, 108)
_ART, _NAME = 84.0, 104.0
"""Widths in pixels of a climber's portrait, and of a space's name."""
_SPACE, _STOP, _BOOT = 56, 44, 44.0
"""Font sizes of a space's name, and of one of several; and least pixels of the sign for costs."""
_WAS, _WAS_AIR = 44, palette.AIR.mixed(palette.SECOND, 0.5)
"""Size of numbers that stay or change, and colour of such air: quieter than the new ones."""
_GROUNDS: dict[str, tuple[theme.Colour, theme.Colour]] = {
    "dies": (theme.WHITE.mixed(palette.DANGER, 0.14), palette.DANGER.mixed(theme.WHITE, 0.4)),
    "planned": (theme.WHITE.mixed(theme.TURN, 0.36), theme.TURN.mixed(theme.INK, 0.2)),
    "quiet": (theme.WHITE, theme.WHITE.mixed(theme.MIST, 0.5)),
}
"""Ground and edge of a climber's card."""
_COST = palette.MOVEMENT.mixed(theme.INK, 0.3)
"""Colour of the word for costs, which is legible on every card."""
_TENT_SIGN = 50.0
"""Pixels of a tent's sign and of the gap before its words."""
_PAID = 30.0
"""Size in pixels of the sign for risk behind the air that the token takes."""
_BEFORE, _AFTER, _CHIP, _GIVEN = 118.0, 218.0, 56.0, 62.0
"""Pixels from a card's text edge to a number before and after the plan, width of such a number, and of what
the plan changes."""


@dataclass(frozen=True, slots=True)
class Resources:
    """Today's cards and risk token of the planning player."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Cards, and whether the plan uses them."""
    risk: int = 0
    """Value of the risk token; 0 for none."""
    payment: tuple[Source, ...] = ()
    """What it's paid with at the end of the turn; nothing if there is nothing to pay with."""


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
    rises: bool
    """Whether it ends higher than it began."""
    is_at_its_best: bool
    """Whether its points are those of the space where it ends, and not of a higher one it has been to."""
    price: int
    """Movement points of its way and its tent."""
    planned: bool
    """Whether the plan does anything with it."""
    goals: Sequence[Goal]
    """The spaces that it lists."""
    has_no_goal: bool
    """Whether the plan can go on, but brings this climber no new points."""
    stops: tuple[str, ...]
    """Spaces from the start of its way to the end; empty if it doesn't move."""
    turn: str | None
    """Where it turns, if it comes back to where it began: the highest space on its way."""
    is_begun: bool
    """Whether the plan does anything with either climber."""

    @property
    def given(self) -> int:
        """Air that the plan gives it with cards, less what it takes."""
        return self.after.level - self.before.level

    @property
    def is_same_tonight(self) -> bool:
        """Whether the turn and the night leave its air alone."""
        return self.tonight in {None, self.before.level} and not self.dies and not self.given

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

    @property
    def role(self) -> Role:
        """What it does in its portrait."""
        if self.dies:
            return "death"
        if self.slides:
            return "avalanche"
        if self.after.space == content.SUMMIT:
            return "summit"
        return "climb" if self.rises else "mate"


def table(
    seat: int,
    after: Observation,
    plans: Sequence[ClimberPlan],
    means: Resources,
    writing: Writing,
) -> Stack:
    """The panel of a player after the plan, under today's weather."""
    parts: list[Part] = [
        _head(seat, after.day, writing),
        _weather(after, writing),
        *_avalanche(after, writing),
    ]
    for shown in plans:
        card = Fixed(draw=partial(_climber, shown, sky.sky_of(after.weather), writing))
        listed = _LIST_HEAD + reach.CHIP + 8 if shown.goals else _LIST_HEAD + 8 if shown.has_no_goal else 0
        parts.append(Stack((Fixed(height=_LEAST + listed), card), grows=1))
    if means.cards or means.payment:
        parts.append(_cards(means, writing))
    rows = tuple(CachedPart(part, margin=10) for part in parts)
    return Stack((Fixed(), Column(rows, gap=_GAP)), inset=(12, 4, 12, 10))


def _head(seat: int, day: int, writing: Writing) -> Row:
    """Header: player and day."""
    today = Label(writing.text("picture-day", day=day), palette.SECOND, theme.CHANGING, "SemiBold")
    room = _INNER - 52 - today.width - 60
    name = Label(writing.name(seat), theme.INK, 46).narrowed(room)
    badge = Fixed(52, 52, partial(swatch, seat))
    return Row((Fixed(), badge, name, Fixed(grows=1), today, Fixed()), gap=12, height=_HEAD)


def _weather(after: Observation, writing: Writing) -> Part:
    """Tonight's weather: symbol, name and zones on a strip."""
    kind, room = sky.sky_of(after.weather), _INNER - 84
    told = sky.name_of(after.weather, writing)
    name = Label(told, theme.INK, 42, least=theme.CHANGING).narrowed(room)
    one = name if "…" not in name.text else lines(told, room, Label(told, theme.INK, theme.CHANGING))
    fill = theme.WHITE.mixed(sky.COLOURS[kind], 0.12)
    row = Row((pieces.sign(sky.SYMBOLS[kind], 50, sky.COLOURS[kind]), one), gap=14)
    height = _WEATHER if one is name else 104
    return Stack((Fixed(height=height, draw=lambda box: (Plate(box, fill, 14),)), row), inset=(12, 2, 8, 2))


def _avalanche(after: Observation, writing: Writing) -> tuple[Part, ...]:
    """Effect of tonight's avalanche (rule 40)."""
    weather = after.weather
    if not weather.avalanche:
        return ()
    text = writing.text("picture-avalanche-does", where=sky.where_of(weather, writing))
    word = Label(text, theme.WHITE, theme.CONSTANT)
    return (Stack((plate(palette.DANGER, 14), lines(text, _INNER - 28, word, most=6)), inset=(14, 6, 14, 8)),)


# ------------------------------------------------------------------------------------------- climbers


def _climber(shown: ClimberPlan, above: Sky, writing: Writing, box: Box) -> Shapes:
    """A climber's portrait, where it goes, and its air and points before and after."""
    left = box.height - _LEAST - _LIST_HEAD
    lines = _listed(shown.goals, box.width - 20, int(max(1, min(_LINES, left // (reach.CHIP + 4)))), writing)
    below = (
        _LIST_HEAD + len(lines) * (reach.CHIP + 4) + 4
        if lines
        else _LIST_HEAD + 8
        if shown.has_no_goal
        else 0
    )
    card = Box.around(box.centre, box.width, min(box.height, _MOST + below))
    fill, edge = _GROUNDS["dies" if shown.dies else "planned" if shown.planned else "quiet"]
    art = Box(card.left + 8, card.top + 8, card.left + 8 + _ART, card.bottom - 8 - below)
    room = Box(art.right + 14, card.top + 3, card.right - 10, art.bottom + 2)
    number = theme.text_width(str(shown.after.vp), _WAS, "ExtraBold")
    aside = replace(room, left=room.left + _BEFORE + (_CHIP + number) / 2 + _STAR + 10)
    beside = below > 0 and shown.has_quiet_tent and _short(shown, writing).width + _TENT_SIGN <= aside.width
    where, air, points, *own = room.rows(1, 1, 1) if beside else room.rows(1, 1, 1, 0.86)
    tent = own[0] if own else replace(points, left=aside.left)
    return (
        Plate(card, fill, 20, edge, 4),
        *poses.stage(above, art),
        *poses.figure(shown.role, shown.key, art.grown(-3)),
        *poses.edge(art),
        *pieces.pawn(shown.key, Box.at(art.left - 3, art.bottom - 64, 62, 67)),
        *_where(shown, where, writing),
        *_air(shown, air, writing),
        *_points(shown, points, writing),
        *_tent(shown, tent, writing, short=beside),
        *(
            _list(
                lines,
                Box(card.left + 10, card.bottom - below, card.right - 10, card.bottom - 4),
                writing,
                deadly=all(goal.toll.dies for goal in shown.goals),
            )
            if below
            else ()
        ),
    )


def _listed(goals: Sequence[Goal], width: float, most: int, writing: Writing) -> list[Row]:
    """Lines with the spaces of a list, with their points if all have room then; else as many as have room."""
    for pointed in (True, False):
        lines: list[list[Part]] = [[]]
        left = list(goals)
        while left:
            chip = reach.chip(left[0], _word(left[0].space, writing), pointed=pointed)
            if Row((*lines[-1], chip), gap=_APART).width <= width:
                lines[-1].append(chip)
            elif len(lines) < most:
                lines.append([chip])
            else:
                break
            left.pop(0)
        if not left:
            break
    if left:
        more = Label(f"+{len(left)}", palette.SECOND, theme.CHANGING, "SemiBold")
        while Row((*lines[-1], more), gap=_APART).width > width:
            lines[-1].pop()
            left.append(left[0])
            more = Label(f"+{len(left)}", palette.SECOND, theme.CHANGING, "SemiBold")
        lines[-1].append(more)
    return [Row(tuple(line), gap=_APART, height=reach.CHIP + 4) for line in lines if line]


def _word(space: str, writing: Writing) -> Part:
    """A space's name in a list."""
    if space == content.SUMMIT:
        return pieces.sign("flag", 34, theme.INK)
    return Label(writing.space(space), theme.INK, theme.CHANGING, "Bold")


def _list(lines: Sequence[Row], box: Box, writing: Writing, *, deadly: bool) -> Shapes:
    """The spaces that bring a climber points, or if it's ``deadly``, death, below a heading that says so.

    Without ``lines``, there are none.
    """
    if not lines:
        none = pieces.quiet(writing.text("picture-plan-no-goals"), palette.SECOND, theme.CHANGING)
        return Row((none.narrowed(box.width),), height=_LIST_HEAD).placed(replace(box, bottom=box.bottom - 4))
    mark: palette.Name = "skull" if deadly else "star"
    word = writing.text("picture-plan-deadly" if deadly else "picture-plan-goals")
    ink = palette.DANGER if deadly else theme.INK
    told, star = pieces.quiet(word, ink, theme.SMALL), pieces.sign(mark, 30, ink)
    cost = _cost(box.width - Row((star, told), gap=7).width - 20, writing)
    head = Row((star, told, Fixed(grows=1), cost), gap=7, height=_LIST_HEAD)
    return Column((head, *lines)).placed(box)


def _where(shown: ClimberPlan, box: Box, writing: Writing) -> Shapes:
    """A climber's way and what it and the tent cost; or where it is, and that it stays."""
    parts = _way(shown, box.width - _TOLL, writing) if shown.stops else _place(shown, writing)
    left = box.width - Row(tuple(parts), gap=10).width - _TOLL
    if shown.price:
        parts += [
            Fixed(grows=1),
            *((_cost(left - 14, writing),) if left > _BOOT else ()),
            reach.cost(shown.price),
        ]
    elif not shown.stops:
        word = writing.text("picture-plan-stays" if shown.is_begun else "picture-plan-empty")
        note = pieces.quiet(word, palette.SECOND, theme.CHANGING)
        parts += [Fixed(grows=1), note, Fixed(4)] if note.width <= left + _TOLL - 24 else []
    return Row(tuple(parts), gap=10).placed(box)


def _place(shown: ClimberPlan, writing: Writing) -> list[Part]:
    """Where a climber is."""
    space = shown.after.space or ""
    parts = [_space(space, palette.SECOND, writing)]
    if space == content.SUMMIT:
        parts.append(Label(writing.text("picture-mark-flag"), palette.SECOND, _SPACE, least=theme.CONSTANT))
    return parts


def _way(shown: ClimberPlan, room: float, writing: Writing) -> list[Part]:
    """A way's spaces, as many as have room: all, or where it begins, turns and ends, or without the first."""
    first, last, turn = shown.stops[0], shown.stops[-1], (shown.turn,) if shown.turn else ()
    parts: list[Part] = []
    for stops in (shown.stops, (first, *turn, last), ("", *turn, last)):
        size, arrow = (_STOP, 28) if len(stops) > len((first, last)) else (_SPACE, 42)
        parts = [_space(stops[0], palette.SECOND, writing, size)] if stops[0] else []
        for stop in stops[1:-1]:
            parts += [
                pieces.sign("right", arrow, palette.SECOND),
                _space(stop, palette.SECOND, writing, size),
            ]
        parts += [pieces.sign("right", arrow, theme.INK), _space(last, theme.INK, writing, size)]
        if Row(tuple(parts), gap=10).width <= room:
            break
    return parts


def _cost(room: float, writing: Writing) -> Part:
    """What numbers on green are: a boot, and the word if it has room."""
    word = Label(writing.text("picture-legend-cost"), _COST, _LABEL, "SemiBold")
    boot = pieces.sign("boot", 30, _COST)
    both = Row((boot, word), gap=6)
    return both if both.width <= room else boot


def _space(space: str, ink: theme.Colour, writing: Writing, size: int = _SPACE) -> Part:
    """A space's name, or its symbol, large."""
    if space == content.SUMMIT:
        return pieces.sign("flag", 46, ink)
    word = Label(writing.space(space), ink, size, least=theme.CONSTANT).narrowed(_NAME)
    return word if "…" not in word.text else pieces.sign("tent", 46, ink)


def _tent(shown: ClimberPlan, box: Box, writing: Writing, *, short: bool) -> Shapes:
    """Whether a climber carries its tent, or where it stands, with a glow if the plan pitches it.

    A ``short`` one says it beside the points.
    """
    place, is_new = shown.after.tent, shown.before.tent != shown.after.tent

    def drawn(room: Box) -> Shapes:
        return (*((board_picture.glow(room),) if is_new else ()), *pieces.tent(shown.key[0], room))

    text = (
        writing.text("picture-legend-pack")
        if place is None
        else writing.text("picture-tent-new" if is_new else "picture-tent-at", space=writing.space(place))
    )
    sign = Fixed(42, 36, drawn)
    if shown.slides and not shown.dies:
        pill = box.part(60, 2, bottom=-2)
        return (*Row((sign,)).placed(box), *_pill("avalanche", writing.text("picture-plan-slides"), pill))
    ink = theme.INK if is_new else palette.SECOND
    word = _short(shown, writing) if short else pieces.quiet(text, ink, theme.CHANGING)
    return Row((sign, word.narrowed(box.width - _TENT_SIGN)), gap=8).placed(box)


def _short(shown: ClimberPlan, writing: Writing) -> Label:
    """Where a climber's tent is, without the word."""
    place = shown.after.tent
    text = writing.text("picture-plan-pack") if place is None else writing.space(place)
    return pieces.quiet(text, palette.SECOND, theme.CHANGING)


def _named(mark: Name, tone: theme.Colour, word: str, box: Box) -> Shapes:
    """What numbers in a line are: a symbol and a word, or the one that fits."""
    sign = pieces.sign(mark, min(32.0, box.height - 12), tone)
    text = pieces.quiet(word, tone, _LABEL)
    room = replace(box, right=box.left + _BEFORE - 2)
    if text.width + sign.width + 5 <= room.width:
        return Row((sign, text), gap=5).placed(room)
    text = text.narrowed(room.width)
    return Row((sign if text.text != word else text,)).placed(room)


def _air(shown: ClimberPlan, box: Box, writing: Writing) -> Shapes:
    """A climber's level now and after tonight."""
    before, after, size = _columns(box)
    named = _named("bottle", palette.AIR, writing.text("picture-part-bottle"), box)
    is_short = shown.tonight == 1 and not shown.dies
    if shown.is_same_tonight and not is_short:
        return (*named, strong(str(shown.before.level), before, _WAS_AIR, _WAS))
    shapes: list[Shape] = [*named, strong(str(shown.before.level), before, _WAS_AIR, _WAS)]
    if shown.given:
        change = Box(before.right - 4, before.top, before.right - 4 + _GIVEN, before.bottom)
        ink = palette.AIR if shown.given > 0 else palette.DANGER
        shapes.append(strong(pieces.signed(shown.given), change, ink, _WAS))
        if shown.given < 0:
            paid = Box.around((change.right + _PAID / 2 - 5, change.centre[1]), _PAID, _PAID)
            shapes += pieces.risk_sign(paid, palette.DANGER)
            change = replace(change, right=paid.right)
        moved = change.right - before.right
        before, after = replace(before, right=change.right), after.moved(moved - 10, 0)
    shapes += _arrow(before, after)
    if shown.dies:
        pill = Box(after.left + 4, after.top, box.right, after.bottom)
        return (*shapes, *_pill("skull", writing.text("picture-dies"), pill))
    if is_short:
        return (*shapes, *_tonight(after, box, writing), *pieces.last_air(after, size))
    return (*shapes, *_tonight(after, box, writing), strong(str(shown.tonight), after, palette.AIR, size))


def _tonight(after: Box, box: Box, writing: Writing) -> Shapes:
    """Beside the night's air, when it is: a moon, and the word if it has room."""
    moon = pieces.sign("moon", 30, palette.SECOND)
    word = pieces.quiet(writing.text("picture-tonight"), palette.SECOND, _LABEL)
    both, room = Row((moon, word), gap=4), replace(box, left=after.right + 6)
    return (both if both.width <= room.width else Row((moon,))).placed(room)


def _points(shown: ClimberPlan, box: Box, writing: Writing) -> Shapes:
    """A climber's points before and after."""
    before, after, size = _columns(box)
    was, now = shown.before.vp, content.POINTS_OF_THE_DEAD if shown.dies else shown.after.vp
    shapes = _named("star", theme.INK, writing.text("picture-best"), box)
    if was == now:
        shapes = (*shapes, *_starred(was, before, palette.SECOND, _WAS))
        if shown.is_at_its_best:
            return shapes
        so_far = writing.text("picture-so-far")
        word = pieces.quiet(so_far, palette.SECOND, theme.CHANGING)
        end = before.centre[0] + theme.text_width(str(was), _WAS, "ExtraBold") / 2 + _STAR
        room = replace(box, left=max(before.right + 30, end + 14))
        return (*shapes, *Row((word.narrowed(room.width),)).placed(room))
    return (
        *shapes,
        strong(str(was), before, palette.SECOND, _WAS),
        *_arrow(before, after),
        *_starred(now, after, palette.DANGER if shown.dies else theme.INK, size),
    )


_STAR = 35
"""Room for the star behind points, with the gap before it."""


def _starred(points: int, box: Box, ink: theme.Colour, size: int) -> Shapes:
    """Points in the middle of a box, before their star."""
    left = box.centre[0] + theme.text_width(str(points), size, "ExtraBold") / 2 + 5
    star = Box.at(left, box.centre[1] - 15, _STAR - 5, _STAR - 5)
    return (strong(str(points), box, ink, size), *symbol("star", star, palette.SECOND))


def _columns(box: Box) -> tuple[Box, Box, int]:
    """Boxes of the numbers before and after, and their font size."""
    top, bottom = box.top + 3, box.bottom - 3
    size = 58 if bottom - top >= 54 else 48
    return (
        Box(box.left + _BEFORE, top, box.left + _BEFORE + _CHIP, bottom),
        Box(box.left + _AFTER, top, box.left + _AFTER + _CHIP, bottom),
        size,
    )


def _arrow(before: Box, after: Box) -> Shapes:
    """An arrow from a number to its new value."""
    middle = ((before.right + after.left) / 2, before.centre[1])
    return symbol("right", Box.around(middle, 28, 28), palette.SECOND)


def _pill(mark: Name, word: str, box: Box) -> Shapes:
    """A word on red, after a symbol if both fit."""
    side = min(36.0, box.height - 6)
    room, signs = box.grown(-5), tuple[Shape, ...]()
    if theme.text_width(word, theme.CHANGING) + side + 2 <= room.width:
        signs = symbol(mark, Box.at(room.left, box.centre[1] - side / 2, side, side), theme.WHITE)
        room = replace(room, left=room.left + side + 2)
    room = Box(room.left, box.top, room.right, box.bottom)
    told = label(word, room, theme.WHITE, size=theme.CHANGING, least=theme.LEAST)
    return (Plate(box, palette.DANGER, 12), *signs, told)


# ---------------------------------------------------------------------------------------------- cards


def _cards(means: Resources, writing: Writing) -> Row:
    """Today's cards, those still to use and those the plan uses; and the risk token with the air it takes."""
    parts: list[Part] = [Fixed()]
    for kind in ("left", "used"):
        shown = [card for card, used in means.cards if used == (kind == "used")]
        if not shown:
            continue
        row = Row(tuple(Fixed(*_CARD, partial(_card, card, used=kind == "used")) for card in shown), gap=8)
        ink = palette.SECOND if kind == "used" else theme.INK
        text = writing.text(f"picture-plan-cards-{kind}")  # words: picture-plan-cards-*
        word = pieces.quiet(text, ink, _LABEL).narrowed(row.width + 10)
        parts.append(Column((Row((word,), height=40), Stack((Fixed(height=_CARD[1] + 6), row)))))
    if means.payment:
        beside = _INNER - sum(part.width + 14 for part in parts) - 70
        air = len(means.payment) - means.payment.count("points")
        ink = palette.DANGER if air else palette.SECOND
        told = Label(writing.text("picture-risk-takes", air=air), ink, theme.SMALL)
        taken = lines(told.text, beside, told, most=3, least=theme.LEAST)
        parts.append(Row((Fixed(60, 60, partial(pieces.token, means.risk)), taken), gap=5))
    return Row(tuple(parts), gap=14, height=_CARDS)


def _card(card: Card, box: Box, *, used: bool) -> Shapes:
    """One of today's cards."""
    return cards.small(card, box.moved(0, 2), pale=used)
