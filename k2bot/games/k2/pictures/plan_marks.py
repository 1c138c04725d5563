"""What the planner's map says of spaces: who can go there, what it takes, where it is best, what is full."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    ClimberName,
)
from k2bot.games.k2.pictures import crowds, grounds, palette, pieces, sky
from k2bot.games.k2.pictures.chart import ROUNDING
from k2bot.games.k2.pictures.stands import Need
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label, strong
from k2bot.render.scene import Box, Plate, Shape, Stroke

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.engine.planning import Destination
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.chart import Chart
    from k2bot.games.k2.pictures.crowds import Ground

FRAME = 6.0
"""Pixels of the frame around a plate that matters most."""
_EDGE = 2.5
_EDGES = {theme.SLATE: theme.MIST, theme.PAPER: theme.INK}
"""The edges of grounds for which white is no edge."""
_LINE, _LETTER, _AIR, _CROSS = 37.0, 30.0, 48.0, 30.0
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
        return _CROSS if self.toll.dies else _AIR if self.toll.air else _LINE if self.toll.full else 0.0

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


def frames(plates: Mapping[str, Box], best: Collection[str]) -> tuple[Shape, ...]:
    """Around the plates of the spaces where it is best to go."""
    return tuple(
        Plate(plates[space].grown(wide), colour, ROUNDING + wide)
        for space in sorted(best)
        for wide, colour in ((FRAME + _EDGE, theme.INK), (FRAME, theme.TURN))
    )


def flaps(
    sheet: Chart, goals: Mapping[str, Sequence[Group]], marks: Mapping[str, Ground]
) -> tuple[Shape, ...]:
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
                neck = grounds.joint(plates[space].grown(-_WITHIN), flap)
                shapes.append(Plate(neck.grown(wide), colour))
            shapes.append(Plate(flap.grown(wide), colour, 11 + wide))
    return tuple(shapes)


def _plate(sheet: Chart, space: str) -> theme.Colour:
    return theme.SLATE if sheet.is_subdued(space) else theme.INK


def drawn(
    sheet: Chart, space: str, groups: Sequence[Group], flap: Box, *, is_best: bool
) -> tuple[Shape, ...]:
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


def letters(names: Sequence[ClimberName], box: Box, ink: theme.Colour) -> tuple[Shape, ...]:
    """The letters of climbers beside each other, in the middle of a box."""
    room = Box.around(box.centre, _LETTER * len(names), _LINE)
    return tuple(
        strong(name, part, ink, theme.CHANGING)
        for name, part in zip(names, room.columns(*[1] * len(names)), strict=True)
    )


def toll_sign(toll: Toll, box: Box) -> tuple[Shape, ...]:
    """How much air a toll takes, a skull for death, a ring struck through for no room; else nothing."""
    if toll.dies:
        side = min(box.width, box.height)
        return symbol("skull", Box.around(box.centre, side, side), theme.WHITE)
    if toll.full:
        return sky.full_space(Box.around(box.centre, _LINE - 3, _LINE - 3))
    if not toll.air:
        return ()
    return (strong(pieces.signed(-toll.air), box, theme.WHITE, theme.CHANGING),)
