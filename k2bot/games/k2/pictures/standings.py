"""Cards of the players beside the mountain, in turn order: points, and both climbers with space and air."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Climber, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import danger, palette, panel, pieces
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import pawn, sign, signed
from k2bot.render import theme
from k2bot.render.layout import Fixed, Label, Part, Row, label, strong
from k2bot.render.scene import Box, Decal, Plate, Shape, Shapes, Slab, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.pieces import Writing

_STRIP, _MOST_TALL, _GAP, _MARGIN = 58, 196, 8, 8
"""Pixels: height of the line above the cards, maximum height of a card, gap between cards, side margin."""
_APART, _NAME, _WIDEST = 11.0, 120.0, 90.0
"""Pixels in the line above: between parts, for a name beside words, and most for a space's name."""
_NEWS = 42
"""Size of the figures and names in the line that tells a turn."""
_LARGEST = (50.0, 88.0)
"""Maximum height of a climber in pixels: with its space beside it, and above its air."""
_STACKED = 82.0
"""Height in pixels from which a climber's space is above its air instead of beside it."""
_AIR, _TALL, _LEVEL, _LARGE_LEVEL = 78.0, 50.0, 50, 58
"""Width and height in pixels of a level with its symbol; sizes of its figure beside its space, and below."""
_POINTS = 88.0
"""Width in pixels of the points."""
_CROWN = (40.0, 62.0)
"""Size in pixels of the crown of who leads: beside the points, and above them."""
_SIGN = 38.0
_TOKEN = 48


class Deed(NamedTuple):
    """What a climber did in the turn that is told."""

    climber: ClimberKey
    way: tuple[str, ...]
    """Its spaces from start to end."""
    pitches: bool = False
    air: int = 0
    """Air gained."""


@dataclass(frozen=True, slots=True)
class Now:
    """What the table shows of the moment besides the position."""

    asked: int | None = None
    """Seat with a question, if not that of the phase."""
    choices: bool = True
    """Whether to show who has chosen cards."""
    dangers: Mapping[ClimberKey, Mark] = field(default_factory=dict)
    news: tuple[Deed, ...] = ()
    """The turn that is told."""


class _Shown(NamedTuple):
    """A climber in its half of a card."""

    key: ClimberKey
    climber: Climber
    danger: Mark | None


def bottom(seen: Observation, box: Box, now: Now) -> float:
    """Bottom of the cards in a box."""
    strip = _strip(seen, box, now)
    return strip.bottom + len(seen.seats) * (_tall(seen, box, strip) + _GAP) + _MARGIN / 2


def table(
    seen: Observation, writing: Writing, box: Box, now: Now, *, paper: theme.Colour = theme.PAPER
) -> Shapes:
    """What happened, or the open risk tokens; below them a card for every player in turn order."""
    asked = panel.asked_seat(seen) if now.asked is None else now.asked
    strip = _strip(seen, box, now)
    tall = _tall(seen, box, strip)
    draw = _line(seen, now)
    line = Box.at(box.left + 18, strip.top, box.width - 34, _STRIP)
    head = (Plate(strip, paper), *(draw(line, writing) if draw else ()))
    shapes: list[Shape] = [Slab(strip, len(head)), *head]
    for number, seat in enumerate(panel.order(seen)):
        room = Box.at(box.left, strip.bottom + number * (tall + _GAP), box.width, tall + _GAP)
        card = Box(room.left + _MARGIN, room.top, room.right - _MARGIN, room.bottom - _GAP)
        who = panel.who_is(seen, seat, asked, choices=now.choices)
        parts = (Plate(room, paper), *_card(seen, card, who, now, writing))
        shapes += [Slab(room, len(parts)), *parts]
    return tuple(shapes)


def _strip(seen: Observation, box: Box, now: Now) -> Box:
    """Box of the line above the cards."""
    high = (_STRIP if _line(seen, now) else 0) + _MARGIN
    return Box(*map(round, (box.left, box.top, box.right, box.top + high)))


def _tall(seen: Observation, box: Box, strip: Box) -> int:
    """Height of a card in pixels."""
    room = box.bottom - strip.bottom - _MARGIN / 2
    return min(_MOST_TALL, int(room / len(seen.seats)) - _GAP)


def shows_lead(seen: Observation) -> bool:
    """Whether the race is shown: some have more points than others."""
    return len(seen.seats) > len(leaders(seen)) > 0


def leaders(seen: Observation) -> tuple[int, ...]:
    """Seats with most points, of those still playing if there are any."""
    playing = [seat for seat in seen.seats if not seat.resigned] or seen.seats
    most = max(seat.total for seat in playing)
    return tuple(seat.seat for seat in playing if seat.total == most)


def shows_risk(seen: Observation) -> bool:
    """Whether risk tokens are at stake: afterwards the player who took one has it."""
    return seen.phase in {Phase.SELECTION, Phase.RISK}


# -------------------------------------------------------------------------------------- the line above


def _line(seen: Observation, now: Now) -> Callable[[Box, Writing], Shapes] | None:
    """What the line above the cards shows: the turn told, or the risk tokens; None for nothing."""
    if now.news:
        return partial(_news, seen, now.news)
    if seen.phase is Phase.RISK and seen.turn is not None:
        return partial(_choice, seen, seen.turn)
    return partial(_cards, seen) if shows_risk(seen) else None


def _choice(seen: Observation, seat: int, box: Box, writing: Writing) -> Shapes:
    """Who chooses one of the open risk tokens."""
    tokens = _tokens(seen)
    word = Label(
        writing.text("picture-token-choice"), theme.INK, theme.CONSTANT, "SemiBold", least=theme.LEAST
    )
    room = box.width - tokens.width - 2 * _APART
    name = Label(writing.name(seat), theme.INK, theme.CHANGING, "ExtraBold", least=theme.CHANGING)
    word = word.narrowed(max(room - name.width, room - _NAME))
    return Row((name.narrowed(room - word.width), word, tokens), gap=_APART).placed(box)


def _news(seen: Observation, deeds: Sequence[Deed], box: Box, writing: Writing) -> Shapes:
    """The turn told: the player's name, and where each climber went, or what else it did.

    Without room for the name, the climbers alone tell who it was.
    """
    ground = Box(box.left - 10, box.top + 1, box.right + 8, box.bottom - 3)
    room, seat = ground.grown(-9), deeds[0].climber[0]
    name = Label(writing.name(seat), theme.INK, _NEWS, "ExtraBold", least=theme.CHANGING)
    done = tuple(_deed(seen, deed, writing) for deed in deeds)
    spare = room.width - sum(deed.width + _APART for deed in done) - _APART
    who = (name.narrowed(spare),) if spare >= min(_NAME, name.width) else ()
    told = Row((*who, Fixed(grows=1), *done), gap=_APART)
    return (Plate(ground, theme.WHITE, 14, palette.NEWS, 4.5), *told.placed(room))


def _deed(seen: Observation, deed: Deed, writing: Writing) -> Row:
    """A climber, and what it did: if it came back to its space, also the highest point of its way."""
    parts: list[Part] = [Fixed(46, 49, partial(pawn, deed.climber))]
    if len(deed.way) > 1:
        first, *_, last = deed.way
        top = max(deed.way, key=lambda space: seen.board.by_id[space].altitude)
        for space in (top, last) if first == last else (last,):
            parts += [sign("right", 26, palette.NEWS), _place(space, writing)]
    if deed.air:
        parts += [sign("bottle", 26, palette.AIR), Label(signed(deed.air), palette.AIR, _NEWS)]
    if deed.pitches:
        parts.append(Fixed(46, 42, partial(pieces.tent, deed.climber[0])))
    if len(parts) == 1:
        parts.append(Label(writing.text("picture-rests"), theme.INK, theme.CHANGING, "SemiBold"))
    return Row(tuple(parts), gap=3)


def _place(space: str, writing: Writing) -> Part:
    """A space's name, or its symbol if that is too long."""
    wide = theme.text_width(writing.space(space), _NEWS, "SemiBold")
    wide = 40.0 if space == content.SUMMIT or wide > _WIDEST else wide + 2
    return Fixed(wide, _STRIP - 8, lambda box: panel.space_word(space, box, writing, size=_NEWS))


def _cards(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """What everybody does: choose cards; and the open risk tokens."""
    tokens = _tokens(seen)
    told = writing.text("picture-choosing", players=len(seen.seats))
    word = Label(told, theme.INK, theme.CHANGING, "SemiBold", least=theme.LEAST)
    return Row((word.narrowed(box.width - tokens.width), Fixed(grows=1), tokens)).placed(box)


def _tokens(seen: Observation) -> Row:
    tokens = (Fixed(_TOKEN, _TOKEN, partial(panel.risk_token, value)) for value in sorted(seen.tokens_open))
    return Row(tuple(tokens), gap=3)


# ------------------------------------------------------------------------------------------- cards


def _card(seen: Observation, box: Box, who: panel.Who, now: Now, writing: Writing) -> Shapes:
    """One player: position, name and both climbers; at the right the points, with a crown for who leads."""
    seat = seen.seats[who.seat]
    inner = Box(box.left + panel.BAND + 8, box.top + 5, box.right - _POINTS, box.bottom - 5)
    upper = Box(inner.left, inner.top, inner.right, inner.top + max(46, min(62, inner.height * 0.42)))
    lower = Box(inner.left - 2, upper.bottom, box.right - 12, inner.bottom)
    total = Box(upper.right, upper.top, box.right - 12, upper.bottom)
    if roomy := lower.height >= _STACKED:
        lower = Box(lower.left, lower.top, inner.right, lower.bottom)
        total = Box(total.left, box.top, box.right - 6, box.bottom)
    shapes: list[Shape] = list(panel.frame(box, who))
    if shows_lead(seen) and who.seat in leaders(seen):
        side = _CROWN[roomy]
        if roomy:
            crown = Box.around((total.centre[0], box.centre[1] - 44), side, side)
            total = Box(total.left, box.top + 56, total.right, total.bottom)
        else:
            left = total.right - theme.text_width(str(seat.total), 58, "ExtraBold") - side - 8
            crown = Box.around((left + side / 2, upper.centre[1]), side, side)
            upper = Box(upper.left, upper.top, min(upper.right, left - 4), upper.bottom)
        shapes += symbol("crown", crown, theme.INK)
    shapes += [
        *panel.heading(seen, upper, who, writing, choices=now.choices),
        panel.total(
            seat.total,
            total,
            (84 if seat.total < 10 else 64) if roomy else 58,
            out=who.part == "out",
            align="m" if roomy else "r",
        ),
    ]
    if who.part == "out":
        return (*shapes, *panel.out_note(seat, lower, writing))
    for name, half in zip(CLIMBER_NAMES, lower.columns(1, 1, gap=8 if roomy else 14), strict=True):
        key = (seat.seat, name)
        shown = _Shown(
            key,
            seat.climber(name),
            now.dangers.get(key),
        )
        shapes += Decal.of(_climber(shown, half, writing), half.grown(6))
    return tuple(shapes)


@lru_cache(maxsize=512)
def _climber(shown: _Shown, box: Box, writing: Writing) -> Shapes:
    """A climber with its space and air; if dead, a cross."""
    one, tall = shown.climber, min(box.height - 2, _LARGEST[box.height >= _STACKED])
    figure = Box.at(box.left + 2, box.centre[1] - tall / 2, tall * 54 / 58, tall)
    shapes: list[Shape] = list(pawn(shown.key, figure, dead=not one.alive))
    aside = _SIGN - 8 if shown.danger else 10 if box.height >= _STACKED else 8
    room = Box(figure.right + aside, box.top, box.right - 2, box.bottom)
    if one.space is None:
        cross = Box.at(room.left + 8, room.centre[1] - 22, 40, 44)
        return (*shapes, *symbol("cross", cross, palette.SECOND))
    wide = _AIR + (24 if one.level > 9 else 0)
    if box.height >= _STACKED:
        above, below = room.rows(1, 1)
        air = Box.at(below.left - 2, below.centre[1] - _TALL / 2, wide, _TALL)
        word = Box(above.left, above.top, above.right, above.bottom - 2)
        shapes += _space(one.space, word, writing, 56)
    else:
        air = Box.around((room.right - wide / 2, box.centre[1]), wide, min(_TALL, box.height - 4))
        word = Box(room.left, box.top, air.left - 2, box.bottom)
        shapes += _space(one.space, word, writing, 46)
    shapes += _air(one.level, shown, air, _LEVEL if box.height < _STACKED else _LARGE_LEVEL)
    if shown.danger:
        at = Box.around((figure.right + 4, figure.top + _SIGN / 2 - 3), _SIGN, _SIGN)
        shapes += danger.sign(shown.danger, at)
    # Letters and figures on top, so that signs cover none.
    return tuple(sorted(shapes, key=lambda shape: isinstance(shape, Text)))


def _space(space: str, box: Box, writing: Writing, size: int) -> Shapes:
    """A space's name, as large as fits; a symbol for base camp if it doesn't."""
    word = writing.space(space)
    if space == content.SUMMIT or theme.text_width(word, theme.CHANGING, "SemiBold") > box.width:
        name: palette.Name = "flag" if space == content.SUMMIT else "tent"
        return symbol(name, Box.around((box.left + 21, box.centre[1]), 42, 42), theme.INK)
    return (label(word, box, theme.INK, size=size, weight="SemiBold", align="l", least=theme.CHANGING),)


def _air(level: int, shown: _Shown, box: Box, size: int) -> Shapes:
    """A climber's level after the sign of air; on red if it would die."""
    dies, short = shown.danger == "dies", shown.danger == "short"
    ink = theme.WHITE if dies else palette.AIR
    first = Box(box.left, box.top, box.left + 38, box.bottom)
    figure = Box(first.right, box.top, box.right - 4, box.bottom)
    shapes: list[Shape] = []
    if dies:
        shapes.append(Plate(box, palette.DANGER, 13))
    if short:
        shapes.append(Plate(box, theme.WHITE, 13, palette.DANGER, pieces.ALARM))
    shapes += symbol("bottle", Box.around((first.centre[0] + 2, first.centre[1]), 30, 32), ink)
    return (*shapes, strong(str(level), figure, ink, size))
