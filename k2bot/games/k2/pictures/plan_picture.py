"""The picture of a planned turn: the map as on the board, and beside it what the plan comes to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Card,
    Climber,
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
from k2bot.games.k2.pictures.places import TABLE, Need
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Kept,
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
from k2bot.render.scene import Area, Box, Disc, Plate, Polygon, Scene, Shape, Shapes, Stroke, Uncovered

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd, Ground
    from k2bot.games.k2.pictures.pieces import Writing

FRAME = 6.0
"""Pixels of the frame around a plate that matters most."""
_EDGE = 2.5
_EDGES = {theme.SLATE: theme.MIST, theme.PAPER: theme.INK}
"""The edges of grounds for which white is no edge."""
_LINE, _LETTER, _MARK_OF_AIR, _CROSS = 37.0, 30.0, 48.0, 30.0
"""Pixels of a line of a flap; of the letter of a climber, of what air a space takes there, of a sign."""
_FLAP = 4.0
"""Pixels of the ground around what a flap says."""
_LEADER, _WITHIN = 8.0, 10.0
"""How broad a line to a flap farther off is; how far in from a plate's edge what joins them begins."""


class Toll(NamedTuple):
    """What going to a space asks of a climber beside its cards, or that it cannot stay there."""

    air: int = 0
    """Levels that the risk token takes, if the turn ends there."""
    dies: bool = False
    """Whether the climber would not live through the night there."""
    full: bool = False
    """Whether there is no room for it."""


FREE, FULL = Toll(), Toll(full=True)


class Group(NamedTuple):
    """Climbers that can go to a space at the same toll."""

    names: tuple[ClimberName, ...]
    toll: Toll = FREE
    word: str = ""
    """What stands beside the sign, if there is room."""

    @property
    def letters(self) -> float:
        """Pixels of the climbers' letters."""
        return _LETTER * len(self.names)

    @property
    def sign(self) -> float:
        """Pixels of what going there takes."""
        return (
            _CROSS if self.toll.dies else _MARK_OF_AIR if self.toll.air else _LINE if self.toll.full else 0.0
        )

    @property
    def told(self) -> float:
        """Pixels of the word beside the sign."""
        return theme.text_width(self.word, theme.CONSTANT, "Bold") + 7 if self.word else 0.0

    def ground(self, plate: theme.Colour = theme.INK) -> theme.Colour:
        """The colour that tells the kind of toll at a glance; that of the plate where there is none."""
        if self.toll.full:
            return theme.PAPER
        return palette.DANGER if self.toll.dies else palette.AIR if self.toll.air else plate


# ------------------------------------------------------------------------------------------------ reach


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """For each climber and space the least toll of going there, where there is one."""
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
    """For each space who can go there, those together whose toll is the same."""
    named: dict[str, dict[Toll, tuple[ClimberName, ...]]] = {}
    for name, space in sorted(dict.fromkeys(destinations), key=lambda goal: goal[0]):
        groups, toll = named.setdefault(space, {}), (tolls or {}).get((name, space), FREE)
        groups[toll] = (*groups.get(toll, ()), name)
    return {space: tuple(Group(who, toll) for toll, who in groups.items()) for space, groups in named.items()}


def with_full(
    goals: Mapping[str, tuple[Group, ...]], full: Iterable[str], word: str
) -> dict[str, tuple[Group, ...]]:
    """The same with the spaces that are full, and the word for it. No climber is named: none can stay."""
    return {**dict.fromkeys(full, (Group((), FULL, word),)), **goals}


def best(
    seen: Observation,
    destinations: Iterable[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
) -> frozenset[str]:
    """Where each climber would gain most points without dying tonight; nowhere where it gains none."""
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


def notes(goals: Mapping[str, Sequence[Group]], rings: Mapping[str, float]) -> dict[str, Need]:
    """The room that marks of reach need beside their plates, outside the rings around those.

    They stand in a line, or in two of them.
    """
    found: dict[str, Need] = {}
    for space, groups in goals.items():
        told = sum(group.told for group in groups)
        lines = [told + sum(group.letters + group.sign for group in groups)], _lines(groups)
        sizes = [(max(line) + 2 * _FLAP, len(line) * _LINE + 2 * _FLAP) for line in lines if line]
        found[space] = Need(0, 0, notes=tuple(sizes), gap=rings.get(space, 0.0))
    return found


def _lines(groups: Sequence[Group]) -> list[float]:
    """How long each of two lines would be: of each group, or of letters and what going there takes."""
    if len(groups) > 1:
        return [group.letters + group.sign for group in groups]
    (group,) = groups
    if group.word:
        return [group.sign, group.told]
    return [group.letters, group.sign] if group.sign else []


def frames(plates: Mapping[str, Box], best: Collection[str]) -> Shapes:
    """Around the plates of the spaces where it is best to go."""
    return tuple(
        Plate(plates[space].grown(wide), colour, ROUNDING + wide)
        for space in sorted(best)
        for wide, colour in ((FRAME + _EDGE, theme.INK), (FRAME, theme.TURN))
    )


def flaps(sheet: Chart, goals: Mapping[str, Sequence[Group]], marks: Mapping[str, Ground]) -> Shapes:
    """The grounds of the marks, grown out of plates that are painted later; lines to those farther off."""
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
                # From within the plate, which is painted later: nothing of it is seen around the plate.
                neck = board_picture.joint(plates[space].grown(-_WITHIN), flap)
                shapes.append(Plate(neck.grown(wide), colour))
            shapes.append(Plate(flap.grown(wide), colour, 11 + wide))
    return tuple(shapes)


def _plate(sheet: Chart, space: str) -> theme.Colour:
    return theme.SLATE if sheet.is_subdued(space) else theme.INK


def drawn(sheet: Chart, space: str, groups: Sequence[Group], flap: Box, *, is_best: bool) -> Shapes:
    """On their flap the letters of who can go to a space, and what it takes, or that the space is full."""
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
    """The letters of climbers beside each other, in the middle of a box."""
    room = Box.around(box.centre, _LETTER * len(names), _LINE)
    return tuple(
        strong(name, part, ink, theme.CHANGING)
        for name, part in zip(names, room.columns(*[1] * len(names)), strict=True)
    )


def toll_sign(toll: Toll, box: Box) -> Shapes:
    """How much air a toll takes, a skull for death, a ring struck through for no room; else nothing."""
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
"""Pixels from the table's left text edge to its right one."""
_HEAD, _WAY, _TITLE, _FIGURES, _WEATHER, _CARDS, _SIGN = 74, 72, 40, 56, 66, 132, 44
"""Pixels of the parts, from the player's name to a sign that is explained."""
_AIR, _NIGHT, _POINTS = (4, 76), (112, 266), (332, 392)
"""The level before, the level after tonight, the points before: from the text edge to where."""
_THEN = (422, 482)
_CARD = (92, 108)


@dataclass(frozen=True, slots=True)
class Means:
    """Today's cards and risk token of the player who plans."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Each card, and whether the plan uses it."""
    due: int = 0
    """What the risk token takes at the end of the turn."""


@dataclass(frozen=True, slots=True)
class PlanSummary:
    """What the table tells beside the climbers themselves."""

    reach: tuple[ClimberName, ...] = ()
    """Who can still go somewhere: the marks on the map are explained."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    sliding: Sequence[ClimberName] = ()
    """Who would slide tonight (rule 40)."""
    means: Means = Means()
    tolls: Sequence[Toll] = ()
    """What going somewhere takes beside cards: the signs on the map are explained."""
    best: bool = False
    """Whether a space is framed as the best."""
    packed: bool = False
    """Whether a climber's tent is still in the pack."""


class _Climber(NamedTuple):
    """A climber before and after what is planned."""

    key: tuple[int, ClimberName]
    was: Climber
    now: Climber
    tonight: int | None
    """The level after tonight's check, where it is told."""
    slides: bool


def table(was: SeatView, own: SeatView, after: Observation, told: PlanSummary, writing: Writing) -> Stack:
    """The table of a player before and after what is planned, under today's weather."""
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
    rows = tuple(Kept(part, around=10) for part in parts)
    return Stack((Fixed(), Column(rows)), inset=(18, 6, 16, 10))


def _head(seat: int, day: int, writing: Writing) -> Row:
    """Whose plan it is, and of what day."""
    today = Label(writing.text("picture-day", day=day), palette.SECOND, theme.CHANGING, "SemiBold")
    room = _INNER - 74 - today.width - 14
    name = Label(writing.name(seat), theme.INK, 46).narrowed(room)
    badge = Fixed(54, 54, partial(swatch, seat))
    return Row((badge, name, Fixed(grows=1), today), gap=14, height=_HEAD)


def _way(shown: _Climber, writing: Writing, box: Box) -> Shapes:
    """A climber, where it was and where it will be."""
    was, now = shown.was.space or "", shown.now.space or ""
    shapes = pieces.pawn(shown.key, Box.around((box.left + 33, box.centre[1]), 62, 68))
    if shown.now.tent is None:
        foot = Box.around((box.left + 91, box.centre[1] + 10), 48, 44)
        shapes = (*pieces.tent(shown.key[0], foot), *shapes)
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
    """What the figures below are."""
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
    """A climber's level now and after tonight, its best points now and then."""

    def at(place: tuple[float, float]) -> Box:
        return Box(box.left + place[0], box.top + 3, box.left + place[1], box.bottom - 3)

    was, now = shown.was, shown.now
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
    """From a figure to what becomes of it."""
    middle = ((before.right + after.left) / 2, before.centre[1])
    return symbol("right", Box.around(middle, 28, 28), palette.SECOND)


def _tonight(shown: _Climber, level: int, box: Box, writing: Writing) -> Shapes:
    """What the night makes of a climber: its level, that it slides, or that it dies."""
    if level < 1:
        return _pill(
            "skull", writing.text("picture-dies"), Box(box.left, box.top, box.right + 28, box.bottom)
        )
    chip = Box(box.left, box.top, box.left + 72, box.bottom)
    shapes = pieces.level_chip(level, chip, size=46)
    if not shown.slides:
        return shapes
    pill = Box(chip.right + 6, box.top, box.right + 52, box.bottom)
    return (*shapes, *_pill(None, writing.text("picture-plan-slides"), pill))


def _pill(mark: Name | None, word: str, box: Box) -> Shapes:
    """A word on the red of danger."""
    signs = (pieces.sign(mark, 40, theme.WHITE),) if mark else ()
    told = Label(word, theme.WHITE, theme.CHANGING + 4, align="middle", grows=1)
    row = Row((*signs, told), gap=2)
    return Stack((plate(palette.DANGER, 14), row), inset=(10, 0, 6, 0)).placed(box)


def _weather(after: Observation, writing: Writing) -> Row:
    """Tonight's weather: its sign, what it is and where."""
    weather = after.weather
    kind = sky.sky_of(weather)
    told = sky.name_of(weather, writing)
    name = Label(told, theme.INK, 44)
    room = _INNER - 76
    part = name if name.width <= room else lines(told, room, Label(told, theme.INK, theme.CHANGING))
    height = _WEATHER if name.width <= room else 104
    return Row((pieces.sign(sky.SYMBOLS[kind], 58, sky.COLOURS[kind]), part), gap=14, height=height)


def _avalanche(after: Observation, writing: Writing) -> tuple[Part, ...]:
    """What tonight's avalanche does to whom it hits (rule 40)."""
    weather = after.weather
    if not weather.avalanche:
        return ()
    text = writing.text("picture-avalanche-does", where=sky.where_of(weather, writing))
    word = Label(text, theme.WHITE, theme.CONSTANT)
    return (Stack((plate(palette.DANGER, 14), lines(text, _INNER - 28, word, most=6)), inset=(14, 6, 14, 8)),)


def _cards(means: Means, writing: Writing) -> Row:
    """The cards of the day, those used ticked and grey; what the risk token takes."""
    cards = Row(tuple(Fixed(*_CARD, partial(_card, card, used=used)) for card, used in means.cards), gap=12)
    due: tuple[Part, ...] = ()
    if means.due:
        text = writing.text("picture-due")
        word = lines(text, 100, Label(text, palette.DANGER, theme.CONSTANT), most=3)
        due = (Row((Fixed(62, 62, partial(pieces.token, means.due)), word), gap=8),)
    return Row((cards, *due), gap=14, height=_CARDS)


def _card(card: Card, box: Box, *, used: bool) -> Shapes:
    """A card of the day."""
    place = box.moved(0, 2)
    shapes = cards.small(card, place, pale=used)
    if not used:
        return shapes
    badge = Box.around((place.right - 3, place.top + 3), 42, 42)
    tick = symbol("tick", badge.grown(-11), theme.TURN)
    return (*shapes, Disc(badge, theme.INK, theme.WHITE, 3), *tick)


def _signs(seat: int, told: PlanSummary, writing: Writing) -> list[Part]:
    """What the marks on the map mean, a line each: who can go where, the best, what going there takes."""
    signs: list[tuple[str, Callable[[Box], Shapes]]] = []
    if told.packed:
        signs.append((writing.text("picture-legend-pack"), partial(pieces.tent, seat)))
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
"""Pixels that the ring around a plate on a way takes."""


@dataclass(frozen=True, slots=True)
class PlanPicture:
    """A turn under way, for the observer's own seat."""

    before: Observation
    """The table as the turn began."""
    after: Observation
    """The table as planned so far."""
    destinations: tuple[tuple[ClimberName, str], ...] = ()
    """A climber, and a space it can go to."""
    ways: tuple[tuple[ClimberName, tuple[str, ...]], ...] = ()
    """A climber, and the spaces from its start to its end."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    sliding: tuple[ClimberName, ...] = ()
    """Who would slide in it (rule 40)."""
    means: Means = field(default_factory=Means)
    """The cards and the risk token."""
    tolls: Mapping[tuple[ClimberName, str], Toll] = field(default_factory=dict)
    """What going to a destination takes beside cards."""
    full: tuple[str, ...] = ()
    """Spaces to which a climber could go if they were not full."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes. Raises ValueError for a spectator's observation."""
        was, own, after = self.before.own, self.after.own, self.after
        if was is None or own is None:
            raise ValueError(
                "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
            )
        open_to = [(name, space) for name, space in self.destinations if own.climber(name).space != space]
        groups = reached(open_to, self.tolls)
        goals = with_full(groups, self.full, writing.text("picture-full"))
        favourites = best(after, open_to, self.tolls)
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
        doomed = [name for name, level in self.tonight.items() if level < 1]
        stand = crowds.settle(
            sheet,
            _needs(after, ghosts),
            notes(goals, rings),
            taken=[*(area.box for area in noted), *_ends(trail)],
            walked=lines,
        )
        marks = {space: crowd.note for space, crowd in stand.items() if crowd.note}
        told = PlanSummary(
            tuple(name for name in CLIMBER_NAMES if any(name == who for who, _ in open_to)),
            self.tonight,
            self.sliding,
            self.means,
            _tolls(goals, doomed),
            bool(favourites),
            any(climber.alive and climber.tent is None for climber in own.climbers),
        )
        paper = palette.paper(hour, sky.sky_of(sky.weather_of(after)))
        kept = (*still, *panel.ground(TABLE, paper))
        shapes = (
            *kept,
            *board_picture.trays(plates, stand),
            *frames(plates, favourites),
            *trail,
            *flaps(sheet, goals, marks),
            *chart.plates(sheet, writing),
            *(Uncovered(area.box, 12) for area in noted),
            *(
                shape
                for space, mark in marks.items()
                for shape in drawn(sheet, space, goals[space], mark.box, is_best=space in favourites)
            ),
            *_people(after, own.seat, sheet, stand, ghosts=ghosts, doomed=doomed),
            *board_picture.tags(stand, writing),
            *table(was, own, after, told, writing).placed(TABLE),
        )
        areas = (
            *noted,
            *crowds.areas(sheet, stand),
            *(Area(f"mark {space}", mark.box) for space, mark in marks.items()),
            Area("table", TABLE),
        )
        return Scene(*theme.FRAME, theme.PAPER, shapes, areas, len(kept))


def _ends(trail: Iterable[Shape]) -> list[Box]:
    """The boxes of the dots and arrow heads of ways."""
    found = [shape.box for shape in trail if isinstance(shape, Disc)]
    heads = (shape.points for shape in trail if isinstance(shape, Polygon))
    return [*found, *(Box.over(Box(*at, *at) for at in points) for points in heads)]


def _tolls(goals: Mapping[str, Sequence[Group]], doomed: Collection[ClimberName]) -> tuple[Toll, ...]:
    """What the table explains: what going somewhere takes, and the sign of who would die as planned."""
    found = {group.toll for groups in goals.values() for group in groups} - {FREE}
    return tuple(sorted({*found, Toll(dies=True)} if doomed else found))


def _spaces(seat: SeatView) -> set[str]:
    """Where a player's climbers and tents are."""
    places = (space for climber in seat.climbers for space in (climber.space, climber.tent))
    return {space for space in places if space is not None}


def _ghosts(was: SeatView, own: SeatView) -> dict[ClimberName, str]:
    """The climbers that the plan moves, and where they were."""
    return {
        name: space
        for name in CLIMBER_NAMES
        if (space := was.climber(name).space) is not None and space != own.climber(name).space
    }


def _needs(after: Observation, ghosts: Mapping[ClimberName, str]) -> dict[str, Need]:
    """What stands on each space, with the climbers that only were there."""
    left = Counter(ghosts.values())
    return {
        space: Need(len(after.standing(space)) + left[space], len(after.tents(space)))
        for space in after.board.by_id
    }


def _people(
    after: Observation,
    seat: int,
    sheet: Chart,
    stand: Mapping[str, Crowd],
    *,
    ghosts: Mapping[ClimberName, str],
    doomed: Collection[ClimberName],
) -> Shapes:
    """Who stands on each space, with ghosts of who is gone; who of the own would die tonight is marked."""
    marked = [(seat, name) for name in doomed]
    shapes: list[Shape] = []
    for space, crowd in stand.items():
        gone = [(seat, name) for name, place in ghosts.items() if place == space]
        shapes += board_picture.people(
            crowd,
            after.standing(space),
            after.tents(space),
            gone=gone,
            doomed=marked,
            plates=sheet.plates_from(space),
        )
    return tuple(shapes)
