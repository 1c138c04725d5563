"""Picture of a planned turn: the map as on the board, and beside it the plan's result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Card,
    Climber,
    ClimberKey,
    ClimberName,
    Destination,
    Observation,
    SeatView,
    content,
)
from k2bot.games.k2.pictures import board_picture, cards, chart, crowds, palette, panel, pieces, sky
from k2bot.games.k2.pictures.chart import ROUNDING, Chart, Trail
from k2bot.games.k2.pictures.palette import Name, symbol
from k2bot.games.k2.pictures.panel import space_word
from k2bot.games.k2.pictures.places import TABLE, Occupancy
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
from k2bot.render.scene import Area, Box, Cutout, Disc, Plate, Polygon, Scene, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd, Ground
    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.pieces import Writing

FRAME = 6.0
"""Width in pixels of the frame around the most important plates."""
_EDGE = 2.5
_EDGES = {theme.SLATE: theme.MIST, theme.PAPER: theme.INK}
"""Outline colours for backgrounds on which white has no contrast."""
_LINE, _LETTER, _MARK_OF_AIR, _CROSS = 37.0, 30.0, 48.0, 30.0
"""Pixels of a flap's line, a climber's letter, the air a space costs there, and a sign."""
_FLAP = 4.0
"""Padding of a flap in pixels."""
_LEADER, _WITHIN = 8.0, 10.0
"""Width of a leader to a flap farther away; inset from a plate's edge where the joint begins."""


class Toll(NamedTuple):
    """Cost for a climber to go to a space beyond its cards, or a reason that it can't stay there."""

    air: int = 0
    """Levels that the risk token costs, if the turn ends there."""
    dies: bool = False
    """Whether the climber would die there tonight."""
    full: bool = False
    """Whether the space has no room."""


FREE, FULL = Toll(), Toll(full=True)


class Group(NamedTuple):
    """Climbers that can go to a space at the same cost."""

    names: tuple[ClimberName, ...]
    toll: Toll = FREE
    word: str = ""
    """Word beside the sign, if there is room."""

    @property
    def letters(self) -> float:
        """Width in pixels of the climbers' letters."""
        return _LETTER * len(self.names)

    @property
    def sign(self) -> float:
        """Width in pixels of the sign of the cost."""
        return (
            _CROSS if self.toll.dies else _MARK_OF_AIR if self.toll.air else _LINE if self.toll.full else 0.0
        )

    @property
    def told(self) -> float:
        """Width in pixels of the word beside the sign."""
        return theme.text_width(self.word, theme.CONSTANT, "Bold") + 7 if self.word else 0.0

    def ground(self, plate: theme.Colour = theme.INK) -> theme.Colour:
        """Background colour by kind of cost; that of the plate if there is none."""
        if self.toll.full:
            return theme.PAPER
        return palette.DANGER if self.toll.dies else palette.AIR if self.toll.air else plate


# ------------------------------------------------------------------------------------------------ reach


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """The lowest cost of each climber's reachable spaces."""
    found: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        dies = goal.level_tonight < 1
        toll = FREE if not dies and not goal.air_paid else Toll(0 if dies else goal.air_paid, dies)
        key = (goal.climber, goal.space)
        found[key] = min(found.get(key, toll), toll, key=lambda toll: (toll.dies, toll.air))
    return {key: toll for key, toll in found.items() if toll != FREE}


def reached(
    destinations: Sequence[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll] | None = None,
) -> dict[str, tuple[Group, ...]]:
    """For each space the climbers that can go there, grouped by cost."""
    named: dict[str, dict[Toll, tuple[ClimberName, ...]]] = {}
    for name, space in sorted(dict.fromkeys(destinations), key=lambda goal: goal[0]):
        groups, toll = named.setdefault(space, {}), (tolls or {}).get((name, space), FREE)
        groups[toll] = (*groups.get(toll, ()), name)
    return {space: tuple(Group(who, toll) for toll, who in groups.items()) for space, groups in named.items()}


def with_full(
    goals: Mapping[str, tuple[Group, ...]], full: Iterable[str], word: str
) -> dict[str, tuple[Group, ...]]:
    """The goals with full spaces added, and the word for them. Those name no climber, since none can stay."""
    return {**dict.fromkeys(full, (Group((), FULL, word),)), **goals}


def best(
    seen: Observation,
    destinations: Iterable[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
) -> frozenset[str]:
    """Spaces where each climber gains the most points without dying tonight; none if it gains nothing."""
    own, found = seen.own, set()
    for name in CLIMBER_NAMES:
        gains = [
            (seen.board.by_id[space].vp, -tolls.get((name, space), FREE).air, space)
            for who, space in destinations
            if who == name and not tolls.get((name, space), FREE).dies
        ]
        if gains and own is not None and max(gains)[0] > own.climber(name).vp:
            found.add(max(gains)[2])
    return frozenset(found)


def notes(goals: Mapping[str, Sequence[Group]], rings: Mapping[str, float]) -> dict[str, Occupancy]:
    """Room needed by marks beside their plates, outside the rings around those.

    One line or two.
    """
    found: dict[str, Occupancy] = {}
    for space, groups in goals.items():
        told = sum(group.told for group in groups)
        lines = [told + sum(group.letters + group.sign for group in groups)], _lines(groups)
        sizes = [(max(line) + 2 * _FLAP, len(line) * _LINE + 2 * _FLAP) for line in lines if line]
        found[space] = Occupancy(0, 0, notes=tuple(sizes), gap=rings.get(space, 0.0))
    return found


def _lines(groups: Sequence[Group]) -> list[float]:
    """Lengths of the lines when split in two: by group, or letters and sign."""
    if len(groups) > 1:
        return [group.letters + group.sign for group in groups]
    (group,) = groups
    if group.word:
        return [group.sign, group.told]
    return [group.letters, group.sign] if group.sign else []


def frames(plates: Mapping[str, Box], best: Collection[str]) -> Shapes:
    """Frames around the plates of the best destinations."""
    return tuple(
        Plate(plates[space].grown(wide), colour, ROUNDING + wide)
        for space in sorted(best)
        for wide, colour in ((FRAME + _EDGE, theme.INK), (FRAME, theme.TURN))
    )


def flaps(sheet: Chart, goals: Mapping[str, Sequence[Group]], marks: Mapping[str, Ground]) -> Shapes:
    """Backgrounds of the marks, which emerge from plates drawn later, and leaders to those farther away."""
    shapes: list[Shape] = []
    plates = sheet.plates()
    for space, (flap, leader, _) in marks.items():
        plate = _plate(sheet, space)
        grounds_of = {group.ground(plate) for group in goals[space]}
        fill = grounds_of.pop() if len(grounds_of) == 1 else plate
        for wide, colour in ((_EDGE, _EDGES.get(fill, theme.WHITE)), (0.0, fill)):
            if leader:
                shapes.append(Stroke(leader, colour, _LEADER + 2 * wide))
            elif plates[space].grown(crowds.BESIDE).overlaps(flap):
                # Starts inside the plate, which is drawn later and hides it.
                neck = board_picture.joint(plates[space].grown(-_WITHIN), flap)
                shapes.append(Plate(neck.grown(wide), colour))
            shapes.append(Plate(flap.grown(wide), colour, 11 + wide))
    return tuple(shapes)


def _plate(sheet: Chart, space: str) -> theme.Colour:
    return theme.SLATE if sheet.is_subdued(space) else theme.INK


def drawn(sheet: Chart, space: str, groups: Sequence[Group], flap: Box, *, is_best: bool) -> Shapes:
    """On a flap, the letters of climbers that can go to a space and the cost, or that the space is full."""
    under: list[Shape] = []
    shapes: list[Shape] = []
    box = flap.grown(-_FLAP)
    is_tall = box.height > 1.5 * _LINE
    parts = (
        box.rows(*[1] * len(groups))
        if is_tall
        else box.columns(*(group.letters + group.sign for group in groups))
    )
    for group, part in zip(groups, parts, strict=True):
        ground = theme.TURN if is_best and group.toll == FREE else group.ground(_plate(sheet, space))
        if len(groups) > 1 or ground == theme.TURN:
            under.append(Plate(part.grown(_FLAP - 1), ground, 10))
        who, sign = part, part
        if group.word:
            sign, word = part.rows(1, 1) if is_tall else part.columns(group.sign, group.told)
            shapes.append(label(group.word, word, theme.INK, size=theme.CONSTANT, least=theme.LEAST))
        elif group.sign:
            stacked = is_tall and len(groups) == 1
            who, sign = part.rows(1, 1) if stacked else part.columns(group.letters, group.sign)
        ink = theme.INK if ground == theme.TURN else theme.WHITE
        shapes += letters(group.names, who, ink)
        shapes += toll_sign(group.toll, sign)
    return (*under, *shapes)


def letters(names: Sequence[ClimberName], box: Box, ink: theme.Colour) -> Shapes:
    """Letters of climbers side by side, centred in a box."""
    room = Box.around(box.centre, _LETTER * len(names), _LINE)
    return tuple(
        strong(name, part, ink, theme.CHANGING)
        for name, part in zip(names, room.columns(*[1] * len(names)), strict=True)
    )


def toll_sign(toll: Toll, box: Box) -> Shapes:
    """Sign of a cost: the air it takes, a skull for death, a ring struck through for a full space."""
    if toll.dies:
        side = min(box.width, box.height)
        return symbol("skull", Box.around(box.centre, side, side), theme.WHITE)
    if toll.full:
        return sky.full_space(Box.around(box.centre, _LINE - 3, _LINE - 3))
    if not toll.air:
        return ()
    return (strong(pieces.signed(-toll.air), box, theme.WHITE, theme.CHANGING),)


# ---------------------------------------------------------------------------------------- the table

_INNER = 486
"""Width in pixels of the table's text area."""
_HEAD, _WAY, _TITLE, _FIGURES, _WEATHER, _CARDS, _SIGN = 74, 72, 40, 56, 66, 132, 44
"""Heights in pixels of the parts, from the player's name to an explained sign."""
_AIR, _NIGHT, _POINTS = (4, 76), (112, 266), (332, 392)
"""Ranges from the left text edge: level before, level after tonight, points before."""
_THEN = (422, 482)
_CARD = (92, 108)


@dataclass(frozen=True, slots=True)
class Resources:
    """Today's cards and risk token of the planning player."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Cards, and whether the plan uses them."""
    due: int = 0
    """Levels and points the risk token takes at the end of the turn."""


@dataclass(frozen=True, slots=True)
class PlanSummary:
    """Contents of the table apart from the climbers."""

    reach: tuple[ClimberName, ...] = ()
    """Climbers that can still move; the marks on the map are explained."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    sliding: Sequence[ClimberName] = ()
    """Climbers who would slide tonight (rule 40)."""
    means: Resources = Resources()
    tolls: Sequence[Toll] = ()
    """Costs of destinations beyond cards; the signs on the map are explained."""
    best: bool = False
    """Whether a space is framed as the best."""
    packed: bool = False
    """Whether a climber still carries its tent."""
    pitches: bool = False
    """Whether a climber pitches its tent."""


class _Climber(NamedTuple):
    """A climber before and after the plan."""

    key: tuple[int, ClimberName]
    before: Climber
    after: Climber
    tonight: int | None
    """Level after tonight's check, if shown."""
    slides: bool


def table(was: SeatView, own: SeatView, after: Observation, told: PlanSummary, writing: Writing) -> Stack:
    """The table of a player before and after the plan, under today's weather."""
    parts: list[Part] = [_head(own.seat, after.day, writing)]
    for name in CLIMBER_NAMES:
        then, now, tonight = was.climber(name), own.climber(name), told.tonight.get(name)
        if not then.alive:
            continue
        climber = _Climber((own.seat, name), then, now, tonight, name in told.sliding)
        parts += [
            Fixed(height=_WAY, draw=partial(_way, climber, writing)),
            Fixed(height=_TITLE, draw=partial(_titles, writing, night=tonight is not None)),
            Fixed(height=_FIGURES, draw=partial(_figures, climber, writing)),
            Fixed(height=10, grows=1),
        ]
    parts += [_weather(after, writing), *_avalanche(after, writing)]
    if told.means.cards or told.means.due:
        parts += [Fixed(grows=1), _cards(told.means, writing)]
    parts += [Fixed(grows=1), *_signs(own.seat, told, writing)]
    rows = tuple(CachedPart(part, margin=10) for part in parts)
    return Stack((Fixed(), Column(rows)), inset=(18, 6, 16, 10))


def _head(seat: int, day: int, writing: Writing) -> Row:
    """Header: player and day."""
    today = Label(writing.text("picture-day", day=day), palette.SECOND, theme.CHANGING, "SemiBold")
    room = _INNER - 74 - today.width - 14
    name = Label(writing.name(seat), theme.INK, 46).narrowed(room)
    badge = Fixed(54, 54, partial(swatch, seat))
    return Row((badge, name, Fixed(grows=1), today), gap=14, height=_HEAD)


def _way(shown: _Climber, writing: Writing, box: Box) -> Shapes:
    """A climber with its spaces before and after."""
    was, now = shown.before.space or "", shown.after.space or ""
    shapes = pieces.pawn(shown.key, Box.around((box.left + 33, box.centre[1]), 62, 68))
    if shown.after.tent is None:
        foot = Box.around((box.left + 91, box.centre[1] + 10), 48, 44)
        shapes = (*pieces.tent(shown.key[0], foot), *shapes)
    elif shown.before.tent is None:
        shapes = (*shapes, *_pitched(shown.key[0], Box.around((box.right - 30, box.centre[1] + 4), 54, 48)))
    first = Box.at(box.left + 120, box.top, 110, box.height)
    if now == was:
        return (*shapes, *space_word(was, first, writing, size=56))
    last = Box.at(first.right + 74, box.top, 120, box.height)
    middle = ((first.right + last.left) / 2, box.centre[1])
    return (
        *shapes,
        *space_word(was, first, writing, palette.SECOND, size=56),
        *symbol("right", Box.around(middle, 44, 44), theme.INK),
        *space_word(now, last, writing, size=56),
    )


def _titles(writing: Writing, box: Box, *, night: bool) -> Shapes:
    """Headings of the figures below."""
    columns: list[tuple[str, Name | None, float, float]] = [
        (writing.text("picture-part-air"), "bottle", -6, 106),
        (writing.text("picture-best"), None, 300, _INNER),
    ]
    if night:
        columns.insert(1, (writing.text("picture-tonight"), "moon", 108, 298))
    shapes: list[Shape] = []
    for word, mark, left, right in columns:
        signs = (pieces.sign(mark, 28, palette.SECOND),) if mark else ()
        row = Row((*signs, _quiet(word)), gap=6, align="middle" if mark != "bottle" else "start")
        if row.width > right - left:
            row = Row((*signs, _quiet(word).narrowed(right - left - 34 * bool(mark))), gap=6)
        shapes += row.placed(Box(box.left + max(left, 0), box.top, box.left + right, box.bottom))
    return tuple(shapes)


def _quiet(word: str) -> Label:
    return Label(word, palette.SECOND, theme.CONSTANT, "SemiBold", least=theme.LEAST)


def _figures(shown: _Climber, writing: Writing, box: Box) -> Shapes:
    """A climber's level now and after tonight, and its points before and after."""

    def at(place: tuple[float, float]) -> Box:
        return Box(box.left + place[0], box.top + 3, box.left + place[1], box.bottom - 3)

    was, now = shown.before, shown.after
    level, points, then = at(_AIR), at(_POINTS), at(_THEN)
    shapes: list[Shape] = [*pieces.level_chip(was.level, level, size=46)]
    if shown.tonight is not None:
        night = at(_NIGHT)
        shapes += [*_arrow(level, night), *_tonight(shown, shown.tonight, night, writing)]
    dies = shown.tonight is not None and shown.tonight < 1
    after_all = content.POINTS_OF_THE_DEAD if dies else now.vp
    if after_all == was.vp:
        return (*shapes, *pieces.points_chip(was.vp, then, size=46))
    fill = palette.DANGER if dies else theme.INK
    return (
        *shapes,
        *pieces.points_chip(was.vp, points, palette.SECOND, size=46),
        *_arrow(points, then),
        *pieces.points_chip(after_all, then, fill, size=46),
    )


def _arrow(before: Box, after: Box) -> Shapes:
    """An arrow from a figure to its new value."""
    middle = ((before.right + after.left) / 2, before.centre[1])
    return symbol("right", Box.around(middle, 28, 28), palette.SECOND)


def _tonight(shown: _Climber, level: int, box: Box, writing: Writing) -> Shapes:
    """A climber's night: its level, a slide, or death."""
    if level < 1:
        return _pill(
            "skull", writing.text("picture-dies"), Box(box.left, box.top, box.right + 28, box.bottom)
        )
    chip = Box(box.left, box.top, box.left + 72, box.bottom)
    shapes = pieces.level_chip(level, chip, size=46)
    if not shown.slides:
        return shapes
    pill = Box(chip.right + 6, box.top, box.right + 58, box.bottom)
    return (*shapes, *_pill(None, writing.text("picture-plan-slides"), pill))


def _pill(mark: Name | None, word: str, box: Box) -> Shapes:
    """A word on red."""
    signs = (pieces.sign(mark, 40, theme.WHITE),) if mark else ()
    told = Label(word, theme.WHITE, theme.CHANGING + 4, align="middle", grows=1, least=theme.LEAST)
    row = Row((*signs, told), gap=2)
    inset = (10, 0, 6, 0) if mark else (5, 0, 5, 0)
    return Stack((plate(palette.DANGER, 14), row), inset=inset).placed(box)


def _weather(after: Observation, writing: Writing) -> Row:
    """Tonight's weather: symbol, name and zones."""
    weather = after.weather
    kind = sky.sky_of(weather)
    told = sky.name_of(weather, writing)
    name = Label(told, theme.INK, 44)
    room = _INNER - 76
    part = name if name.width <= room else lines(told, room, Label(told, theme.INK, theme.CHANGING))
    height = _WEATHER if name.width <= room else 104
    return Row((pieces.sign(sky.SYMBOLS[kind], 58, sky.COLOURS[kind]), part), gap=14, height=height)


def _avalanche(after: Observation, writing: Writing) -> tuple[Part, ...]:
    """Effect of tonight's avalanche (rule 40)."""
    weather = after.weather
    if not weather.avalanche:
        return ()
    text = writing.text("picture-avalanche-does", where=sky.where_of(weather, writing))
    word = Label(text, theme.WHITE, theme.CONSTANT)
    return (Stack((plate(palette.DANGER, 14), lines(text, _INNER - 28, word, most=6)), inset=(14, 6, 14, 8)),)


def _cards(means: Resources, writing: Writing) -> Row:
    """Today's cards, used ones ticked and grey; and the risk to pay."""
    cards = Row(tuple(Fixed(*_CARD, partial(_card, card, used=used)) for card, used in means.cards), gap=12)
    due: tuple[Part, ...] = ()
    if means.due:
        text = writing.text("picture-due")
        word = lines(text, 100, Label(text, palette.DANGER, theme.CONSTANT), most=3, least=theme.LEAST)
        due = (Row((Fixed(62, 62, partial(pieces.token, means.due)), word), gap=8),)
    return Row((cards, *due), gap=14, height=_CARDS)


def _card(card: Card, box: Box, *, used: bool) -> Shapes:
    """One of today's cards."""
    place = box.moved(0, 2)
    shapes = cards.small(card, place, pale=used)
    if not used:
        return shapes
    badge = Box.around((place.right - 3, place.top + 3), 42, 42)
    tick = symbol("tick", badge.grown(-11), theme.TURN)
    return (*shapes, Disc(badge, theme.INK, theme.WHITE, 3), *tick)


def _signs(seat: int, told: PlanSummary, writing: Writing) -> list[Part]:
    """Explanations of the marks on the map, one line each: who can go where, the best space, costs."""
    signs: list[tuple[str, Callable[[Box], Shapes]]] = []
    if told.packed:
        signs.append((writing.text("picture-legend-pack"), partial(pieces.tent, seat)))
    if told.pitches:
        signs.append((writing.text("picture-plan-pitches"), partial(_pitched, seat)))
    if told.reach:
        signs.append((writing.text("picture-can-go"), partial(_reach, told.reach)))
    if told.best:
        signs.append((writing.text("picture-plan-best"), _best))
    air = next((toll for toll in told.tolls if toll.air), None)
    if air:
        signs.append((writing.text("picture-toll-air"), partial(_toll, air)))
    dies = next((toll for toll in told.tolls if toll.dies), None)
    if dies:
        signs.append((writing.text("picture-would-die"), partial(_toll, dies)))
    full = next((toll for toll in told.tolls if toll.full), None)
    if full:
        signs.append((writing.text("picture-plan-full"), partial(_toll, full)))
    rows: list[Part] = []
    for word, draw in signs:
        text = Label(word, theme.INK, theme.CONSTANT, "SemiBold", least=theme.LEAST).narrowed(_INNER - 66)
        rows.append(Row((Fixed(54, 36, draw), text), gap=12, height=_SIGN))
    return rows


def _pitched(seat: int, box: Box) -> Shapes:
    """A new tent, with a rim as on the map."""
    return (board_picture.glow(box), *pieces.tent(seat, box))


def _reach(names: Sequence[ClimberName], box: Box) -> Shapes:
    ground = Box.around(box.centre, 34 * len(names), 40)
    return (Plate(ground, theme.INK, 10), *letters(names, ground, theme.WHITE))


def _best(box: Box) -> Shapes:
    inner = Box.around(box.centre, 44, 26)
    return (
        Plate(inner.grown(5), theme.INK, 9),
        Plate(inner.grown(3), theme.TURN, 8),
        Plate(inner.grown(-3), theme.INK, 5),
    )


def _toll(toll: Toll, box: Box) -> Shapes:
    ground = Plate(box, Group((), toll).ground(), 10, theme.INK, 2)
    return (ground, *toll_sign(toll, box.grown(-2)))


# -------------------------------------------------------------------------------------- the picture

_RING = 12.0
"""Width in pixels of the ring around a plate on a trail."""


@dataclass(frozen=True, slots=True)
class PlanPicture:
    """A turn in progress, for the observer's own seat."""

    before: Observation
    """Observation at the start of the turn."""
    after: Observation
    """Observation after the plan so far."""
    destinations: tuple[tuple[ClimberName, str], ...] = ()
    """Climbers with the spaces they can go to."""
    ways: tuple[tuple[ClimberName, tuple[str, ...]], ...] = ()
    """Climbers with the spaces from start to end."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    sliding: tuple[ClimberName, ...] = ()
    """Climbers who would slide (rule 40)."""
    means: Resources = field(default_factory=Resources)
    """Cards and risk token."""
    tolls: Mapping[tuple[ClimberName, str], Toll] = field(default_factory=dict)
    """Costs of destinations beyond cards."""
    full: tuple[str, ...] = ()
    """Spaces a climber could go to if they were not full."""

    @property
    def open_to(self) -> tuple[tuple[ClimberName, str], ...]:
        """The destinations, without the spaces on which the climbers are."""
        own = self.after.me
        return tuple((name, space) for name, space in self.destinations if own.climber(name).space != space)

    @property
    def favourites(self) -> frozenset[str]:
        """The spaces that bring most points."""
        return best(self.after, self.open_to, self.tolls)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture. Raises ValueError for a spectator's observation."""
        was, own, after = self.before.own, self.after.own, self.after
        if was is None or own is None:
            raise ValueError(
                "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
            )
        open_to, favourites = self.open_to, self.favourites
        groups = reached(open_to, self.tolls)
        goals = with_full(groups, self.full, writing.text("picture-full"))
        walked = {space for _, way in self.ways for space in way}
        near = frozenset({*favourites, *walked, *_spaces(was), *_spaces(own)})
        sheet = Chart(after.board, frozenset(goals) | near, near)
        hour = sky.hour_of(after)
        still, noted = board_picture.ground(after, writing, hour)
        ways = [Trail((own.seat, name), way) for name, way in self.ways]
        trail, lines = chart.trails(sheet, ways), chart.courses(sheet, ways)
        plates = sheet.plates()
        rings = {**dict.fromkeys(favourites, FRAME), **dict.fromkeys(walked, _RING)}
        ghosts = _ghosts(was, own)
        pitched = [
            (own.seat, name)
            for name in CLIMBER_NAMES
            if was.climber(name).tent is None is not own.climber(name).tent
        ]
        doomed = [name for name, level in self.tonight.items() if level < 1]
        marks: dict[ClimberKey, Mark] = {
            **{(own.seat, name): "slides" for name in self.sliding},
            **{(own.seat, name): "dies" for name in doomed},
        }
        stand = crowds.settle(
            sheet,
            _needs(after, ghosts),
            notes(goals, rings),
            taken=[*(area.box for area in noted), *_ends(trail)],
            walked=lines,
        )
        flags = {space: crowd.note for space, crowd in stand.items() if crowd.note}
        told = PlanSummary(
            tuple(name for name in CLIMBER_NAMES if any(name == who for who, _ in open_to)),
            self.tonight,
            self.sliding,
            self.means,
            _tolls(goals, doomed),
            bool(favourites),
            any(climber.alive and climber.tent is None for climber in own.climbers),
            bool(pitched),
        )
        paper = palette.paper(hour, sky.sky_of(sky.weather_of(after)))
        kept = (*still, *panel.ground(TABLE, paper))
        shapes = (
            *kept,
            *board_picture.trays(plates, stand),
            *frames(plates, favourites),
            *trail,
            *flaps(sheet, goals, flags),
            *chart.plates(sheet, writing),
            *(Cutout(area.box, 12) for area in noted),
            *(
                shape
                for space, mark in flags.items()
                for shape in drawn(sheet, space, goals[space], mark.box, is_best=space in favourites)
            ),
            *_people(after, own.seat, sheet, stand, ghosts=ghosts, marks=marks, pitched=pitched),
            *board_picture.tags(stand, writing),
            *table(was, own, after, told, writing).placed(TABLE),
        )
        areas = (
            *noted,
            *crowds.areas(sheet, stand),
            *(Area(f"mark {space}", mark.box) for space, mark in flags.items()),
            Area("table", TABLE),
        )
        return Scene(*theme.FRAME, theme.PAPER, shapes, areas, len(kept))


def _ends(trail: Iterable[Shape]) -> list[Box]:
    """Boxes of the dots and arrowheads of trails."""
    found = [shape.box for shape in trail if isinstance(shape, Disc)]
    heads = (shape.points for shape in trail if isinstance(shape, Polygon))
    return [*found, *(Box.over(Box(*at, *at) for at in points) for points in heads)]


def _tolls(goals: Mapping[str, Sequence[Group]], doomed: Collection[ClimberName]) -> tuple[Toll, ...]:
    """Costs explained in the table: those of the goals, and death if someone would die as planned."""
    found = {group.toll for groups in goals.values() for group in groups} - {FREE}
    return tuple(sorted({*found, Toll(dies=True)} if doomed else found))


def _spaces(seat: SeatView) -> set[str]:
    """Spaces with a player's climbers and tents."""
    places = (space for climber in seat.climbers for space in (climber.space, climber.tent))
    return {space for space in places if space is not None}


def _ghosts(was: SeatView, own: SeatView) -> dict[ClimberName, str]:
    """The climbers the plan moves, with their spaces before."""
    return {
        name: space
        for name in CLIMBER_NAMES
        if (space := was.climber(name).space) is not None and space != own.climber(name).space
    }


def _needs(after: Observation, ghosts: Mapping[ClimberName, str]) -> dict[str, Occupancy]:
    """Pieces on each space, including ghosts of climbers that moved away."""
    left = Counter(ghosts.values())
    return {
        space: Occupancy(len(after.standing(space)) + left[space], len(after.tents(space)))
        for space in after.board.by_id
    }


def _people(
    after: Observation,
    seat: int,
    sheet: Chart,
    stand: Mapping[str, Crowd],
    *,
    ghosts: Mapping[ClimberName, str],
    marks: Mapping[ClimberKey, Mark],
    pitched: Collection[ClimberKey],
) -> Shapes:
    """Climbers on each space with ghosts of moved ones, signs of danger, and new tents."""
    shapes: list[Shape] = []
    for space, crowd in stand.items():
        gone = [(seat, name) for name, place in ghosts.items() if place == space]
        shapes += board_picture.people(
            crowd,
            after.standing(space),
            after.tents(space),
            gone=gone,
            pitched=pitched,
            marks=marks,
            clear_of=sheet.plates_from(space),
        )
    return tuple(shapes)
