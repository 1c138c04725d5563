"""The panel beside the planner's map: what becomes of the climbers, weather, cards, and signs."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Card, Climber, ClimberName, Observation, SeatView, content
from k2bot.games.k2.pictures import board_picture, cards, palette, pieces, reach, sky, vignette
from k2bot.games.k2.pictures.palette import Name, symbol
from k2bot.games.k2.pictures.reach import Group, Toll
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
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.engine import Source
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.poses import Role
    from k2bot.games.k2.pictures.scenery import Sky

_INNER = 502
"""Width in pixels of the panel's content."""
_HEAD, _WEATHER, _CARDS, _SIGN, _GAP, _BESIDE = 66, 60, 148, 44, 8, 20
"""Heights in pixels of the parts, from the name to a line of explained signs, and the gaps between
them and between two signs."""
_LEAST, _ROOMY, _MOST = 168, 215, 300
"""Height in pixels of a climber's card: at least, above which it has a heading of tonight, at most."""
_CARD, _MARK = (88, 108), theme.CHANGING
_ART, _NAME = 130.0, 104.0
"""Widths in pixels of a climber's portrait, and of a space's name."""
_WAS, _WAS_AIR = 44, palette.AIR.mixed(palette.SECOND, 0.5)
"""Size of figures that stay or change, and colour of such air: quieter than the new ones."""
_GROUNDS: dict[str, tuple[theme.Colour, theme.Colour]] = {
    "dies": (theme.WHITE.mixed(palette.DANGER, 0.14), palette.DANGER.mixed(theme.WHITE, 0.4)),
    "planned": (theme.WHITE.mixed(theme.TURN, 0.36), theme.TURN.mixed(theme.INK, 0.2)),
    "quiet": (theme.WHITE, theme.WHITE.mixed(theme.MIST, 0.5)),
}
"""Ground and edge of a climber's card."""
_BEFORE, _AFTER, _CHIP = 116.0, 228.0, 66.0
"""Pixels from a card's text edge to a figure before and after the plan, and width of such a figure."""


@dataclass(frozen=True, slots=True)
class Resources:
    """Today's cards and risk token of the planning player."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Cards, and whether the plan uses them."""
    risk: int = 0
    """Value of the risk token; 0 for none."""
    payment: tuple[Source, ...] = ()
    """What it's paid with at the end of the turn; nothing if there is nothing to pay with."""


@dataclass(frozen=True, slots=True)
class PlanSummary:
    """Contents of the panel apart from the climbers."""

    planned: Collection[ClimberName] = ()
    """Climbers the plan does anything with."""
    reach: bool = False
    """Whether spaces in reach have rings; they are explained."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    dying: Sequence[ClimberName] = ()
    """Climbers who would die tonight (rule 21)."""
    sliding: Sequence[ClimberName] = ()
    """Climbers who would slide tonight (rule 40)."""
    means: Resources = Resources()
    tolls: Sequence[Toll] = ()
    """What plates on the map show beside climbers; it's explained."""
    best: bool = False
    """Whether a space is framed as the best."""
    prices: Mapping[ClimberName, int] = field(default_factory=dict)
    """Movement points that the plan spends on each climber."""


class _Climber(NamedTuple):
    """A climber before and after the plan."""

    key: tuple[int, ClimberName]
    before: Climber
    after: Climber
    tonight: int | None
    """Level after tonight's check, if shown."""
    dies: bool
    slides: bool
    rises: bool
    """Whether it ends higher than it began."""
    is_at_its_best: bool
    """Whether its points are those of the space where it ends, and not of a higher one it has been to."""
    price: int
    """Movement points of its way and its tent."""
    planned: bool
    """Whether the plan does anything with it."""

    @property
    def is_same_tonight(self) -> bool:
        """Whether the turn and the night leave its air as it is."""
        return self.tonight in {None, self.before.level} and not self.dies

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


def table(was: SeatView, own: SeatView, after: Observation, told: PlanSummary, writing: Writing) -> Stack:
    """The panel of a player before and after the plan, under today's weather."""
    parts: list[Part] = [
        _head(own.seat, after.day, writing),
        _weather(after, writing),
        *_avalanche(after, writing),
    ]
    spaces = after.board.by_id
    for name in CLIMBER_NAMES:
        then, now = was.climber(name), own.climber(name)
        if not then.alive:
            continue
        start, end = (spaces[one.space or content.BASE_CAMP] for one in (then, now))
        shown = _Climber(
            (own.seat, name),
            then,
            now,
            told.tonight.get(name),
            name in told.dying,
            name in told.sliding,
            end.altitude > start.altitude,
            end.vp >= now.vp,
            told.prices.get(name, 0),
            name in told.planned,
        )
        card = Fixed(draw=partial(_climber, shown, sky.sky_of(after.weather), writing))
        parts.append(Stack((Fixed(height=_LEAST), card), grows=1))
    if told.means.cards or told.means.payment:
        parts.append(_cards(told.means, writing))
    parts += _signs(own.seat, told, writing)
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


def _climber(shown: _Climber, above: Sky, writing: Writing, box: Box) -> Shapes:
    """A climber's portrait, where it goes, and its air and points before and after."""
    card = Box.around(box.centre, box.width, min(box.height, _MOST))
    fill, edge = _GROUNDS["dies" if shown.dies else "planned" if shown.planned else "quiet"]
    art = Box(card.left + 8, card.top + 8, card.left + 8 + _ART, card.bottom - 8)
    room = Box(art.right + 18, card.top + 3, card.right - 12, card.bottom - 6)
    heads, (where, *rows) = None, room.rows(1, 1, 1, 0.86)
    if card.height > _ROOMY and (shown.price or not shown.is_same_tonight):
        where, heads, *rows = room.rows(1, 0.78, 1, 1, 0.82)
    air, points, tent = rows
    return (
        Plate(card, fill, 20, edge, 4),
        *vignette.stage(above, art),
        *vignette.figure(shown.role, shown.key, art.grown(-6)),
        *vignette.edge(art),
        *pieces.pawn(shown.key, Box.at(art.left - 3, art.bottom - 64, 62, 67)),
        *_where(shown, where, writing),
        *(_heads(shown, heads, writing) if heads else ()),
        *_air(shown, air, writing),
        *_points(shown, points, writing),
        *_tent(shown, tent, writing),
    )


def _where(shown: _Climber, box: Box, writing: Writing) -> Shapes:
    """Spaces before and after, the one that stays quieter."""
    was, now = shown.before.space or "", shown.after.space or ""
    parts: list[Part] = [_space(was, palette.SECOND, writing)]
    if now != was:
        parts += [pieces.sign("right", 42, theme.INK), _space(now, theme.INK, writing)]
    return Row(tuple(parts), gap=10).placed(box)


def _space(space: str, ink: theme.Colour, writing: Writing) -> Part:
    """A space's name, or its symbol, large."""
    if space == content.SUMMIT:
        return pieces.sign("flag", 46, ink)
    word = Label(writing.space(space), ink, 56, least=theme.CONSTANT).narrowed(_NAME)
    return word if "…" not in word.text else pieces.sign("tent", 46, ink)


def _tent(shown: _Climber, box: Box, writing: Writing) -> Shapes:
    """Whether a climber carries its tent, or where it stands, with a glow if the plan pitches it."""
    place, is_new = shown.after.tent, shown.before.tent != shown.after.tent

    def drawn(room: Box) -> Shapes:
        return (*((board_picture.glow(room),) if is_new else ()), *pieces.tent(shown.key[0], room))

    text = (
        writing.text("picture-legend-pack")
        if place is None
        else writing.text("picture-tent-new" if is_new else "picture-tent-at", space=writing.space(place))
    )
    sign = Fixed(46, 39, drawn)
    if shown.slides and not shown.dies:
        pill = Box(box.left + 60, box.top + 2, box.right, box.bottom - 2)
        return (*Row((sign,)).placed(box), *_pill("avalanche", writing.text("picture-plan-slides"), pill))
    ink = theme.INK if is_new else palette.SECOND
    word = Label(text, ink, theme.CHANGING, "SemiBold", least=theme.LEAST)
    return Row((sign, word.narrowed(box.width - 58)), gap=12).placed(box)


def _heads(shown: _Climber, box: Box, writing: Writing) -> Shapes:
    """What the way and the tent cost, in words if there's room, and the heading of the night's air."""
    night = writing.text("picture-tonight")
    word = Label(night, palette.SECOND, theme.CONSTANT, "SemiBold", least=theme.LEAST)
    heading = Row((pieces.sign("moon", 28, palette.SECOND), word), gap=6, align="end")
    middle, start = box.left + _AFTER + _CHIP / 2, box.left + _BEFORE
    shapes, left = list[Shape](), box.width
    if not shown.is_same_tonight:
        end = min(box.right, max(middle + heading.width / 2, start + heading.width))
        shapes += heading.placed(Box(end - heading.width, box.top, end, box.bottom))
        left = end - heading.width - box.left - 8
    if shown.price:
        cost = Label(writing.text("picture-legend-cost"), theme.WHITE, theme.CONSTANT, "SemiBold")
        price = Label(str(shown.price), theme.WHITE, theme.BODY, "ExtraBold")
        for words in ((cost,), ()):
            row = Row((pieces.sign("boot", 34, theme.WHITE), *words, price), gap=6)
            if row.width + 20 <= left:
                break
        chip = Box.at(box.left - 2, box.centre[1] - 21, row.width + 20, 42)
        shapes += [Plate(chip, palette.MOVEMENT, 14), *row.placed(chip.moved(10, 0))]
    return tuple(shapes)


def _named(mark: Name, tone: theme.Colour, word: str, box: Box) -> Shapes:
    """What figures in a line are: a symbol and a word, or the one that fits."""
    sign = pieces.sign(mark, min(30.0, box.height - 14), tone)
    text = Label(word, tone, theme.CONSTANT, "SemiBold", least=theme.LEAST)
    room = Box(box.left, box.top, box.left + _BEFORE - 8, box.bottom)
    if text.width + sign.width + 5 <= room.width:
        return Row((sign, text), gap=5).placed(room)
    text = text.narrowed(room.width)
    return Row((sign if text.text != word else text,)).placed(room)


def _air(shown: _Climber, box: Box, writing: Writing) -> Shapes:
    """A climber's level now and after tonight."""
    before, after, size = _columns(box)
    named = _named("bottle", palette.AIR, writing.text("picture-part-bottle"), box)
    is_short = shown.tonight == 1 and not shown.dies
    if shown.is_same_tonight and not is_short:
        return (*named, strong(str(shown.before.level), before, _WAS_AIR, _WAS))
    shapes: list[Shape] = [*named, strong(str(shown.before.level), before, _WAS_AIR, _WAS)]
    shapes += _arrow(before, after)
    if shown.dies:
        pill = Box(after.left - 4, after.top, box.right, after.bottom)
        return (*shapes, *_pill("skull", writing.text("picture-dies"), pill))
    if is_short:
        return (*shapes, *pieces.last_air(after, size))
    return (*shapes, strong(str(shown.tonight), after, palette.AIR, size))


def _points(shown: _Climber, box: Box, writing: Writing) -> Shapes:
    """A climber's points before and after."""
    before, after, size = _columns(box)
    was, now = shown.before.vp, content.POINTS_OF_THE_DEAD if shown.dies else shown.after.vp
    shapes = _named("peak", theme.INK, writing.text("picture-best"), box)
    if was == now:
        shapes = (*shapes, strong(str(was), before, palette.SECOND, _WAS))
        if shown.is_at_its_best:
            return shapes
        so_far = writing.text("picture-so-far")
        word = Label(so_far, palette.SECOND, theme.CHANGING, "SemiBold", least=theme.LEAST)
        room = Box(before.right + 8, box.top, box.right, box.bottom)
        return (*shapes, *Row((word.narrowed(room.width),)).placed(room))
    return (
        *shapes,
        strong(str(was), before, palette.SECOND, _WAS),
        *_arrow(before, after),
        strong(str(now), after, palette.DANGER if shown.dies else theme.INK, size),
    )


def _columns(box: Box) -> tuple[Box, Box, int]:
    """Boxes of the figures before and after, and their font size."""
    top, bottom = box.top + 3, box.bottom - 3
    size = 58 if bottom - top >= 54 else 48
    return (
        Box(box.left + _BEFORE, top, box.left + _BEFORE + _CHIP, bottom),
        Box(box.left + _AFTER, top, box.left + _AFTER + _CHIP, bottom),
        size,
    )


def _arrow(before: Box, after: Box) -> Shapes:
    """An arrow from a figure to its new value."""
    middle = ((before.right + after.left) / 2, before.centre[1])
    return symbol("right", Box.around(middle, 32, 32), palette.SECOND)


def _pill(mark: Name, word: str, box: Box) -> Shapes:
    """A word on red, after a symbol if both fit."""
    side = min(36.0, box.height - 6)
    room, signs = box.grown(-5), tuple[Shape, ...]()
    if theme.text_width(word, theme.CHANGING) + side + 2 <= room.width:
        signs = symbol(mark, Box.at(room.left, box.centre[1] - side / 2, side, side), theme.WHITE)
        room = Box(room.left + side + 2, room.top, room.right, room.bottom)
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
        word = Label(text, ink, theme.CONSTANT, "SemiBold", least=theme.LEAST).narrowed(row.width + 10)
        parts.append(Column((Row((word,), height=36), Stack((Fixed(height=_CARD[1] + 6), row)))))
    if means.payment:
        beside = _INNER - sum(part.width + 14 for part in parts) - 70
        air = len(means.payment) - means.payment.count("points")
        ink = palette.DANGER if air else palette.SECOND
        told = Label(writing.text("picture-risk-takes", air=air), ink, theme.CONSTANT)
        taken = lines(told.text, beside, told, most=3, least=theme.LEAST)
        parts.append(Row((Fixed(60, 60, partial(pieces.token, means.risk)), taken), gap=5))
    return Row(tuple(parts), gap=14, height=_CARDS)


def _card(card: Card, box: Box, *, used: bool) -> Shapes:
    """One of today's cards."""
    return cards.small(card, box.moved(0, 2), pale=used)


# ----------------------------------------------------------------------------------------------- signs


def _signs(seat: int, told: PlanSummary, writing: Writing) -> list[Part]:
    """Explanations of what the map shows at spaces in reach, the most important that fit on a line."""
    signs: list[tuple[str, Part]] = []
    if told.best:
        signs.append((writing.text("picture-plan-best"), Fixed(56, 40, _best)))
    if told.reach:
        signs.append((writing.text("picture-can-go"), Fixed(56, 40, partial(_ringed, seat))))
    for toll in told.tolls:
        word = "would-die" if toll.dies else "short-of-air" if toll.short else "toll-air"
        word = f"picture-{word}"  # words: picture-would-die, picture-short-of-air, picture-toll-air
        signs.append((writing.text(word), Group((), toll).marks(seat, _MARK)))
    line: list[Part] = []
    for word, mark in signs:
        text = Label(word, theme.INK, theme.CONSTANT, "SemiBold", least=theme.LEAST)
        text = text.narrowed(_INNER - mark.width - 14)
        row = Row((mark, text), gap=9, height=_SIGN)
        if sum(part.width + _BESIDE for part in line) + row.width <= _INNER:
            line.append(row)
    return [Row(tuple(line), gap=_BESIDE, height=_SIGN)] if line else []


def _ringed(seat: int, box: Box) -> Shapes:
    dot = Box.around(box.centre, 36, 22)
    return (*reach.ring(seat, dot), Plate(dot, theme.WHITE, 11))


def _best(box: Box) -> Shapes:
    inner = Box.around(box.centre, 44, 26)
    return (
        Plate(inner.grown(5), theme.INK, 9),
        Plate(inner.grown(3), theme.TURN, 8),
        *reach.star((inner.left, inner.top + 2), 13),
    )
