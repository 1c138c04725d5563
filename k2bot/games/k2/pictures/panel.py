"""The table beside the mountain: open risk tokens, and a card for every player in turn order."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Observation,
    Phase,
    SeatView,
    content,
)
from k2bot.games.k2.pictures import forecast
from k2bot.games.k2.pictures.danger import statuses
from k2bot.games.k2.pictures.palette import AIR, AIR_PALE, SECOND, symbol
from k2bot.games.k2.pictures.pieces import level_chip, pawn, rescue_card, sign, token
from k2bot.render import theme
from k2bot.render.layout import (
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    label,
    named,
    named_width,
    plate,
    strong,
    swatch,
)
from k2bot.render.scene import Box, Decal, Disc, Pattern, Plate, Polygon, Shape, Shapes, Slab, Stroke
from k2bot.render.theme import INK, MIST, PAPER, PAPER_SHADE, TURN, WHITE, Colour

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.danger import ClimberStatus
    from k2bot.games.k2.pictures.pieces import Writing

_PAWN, _PACK = (43.0, 47.0), 26.0
"""Pixels: size of a climber, and of the symbol of a tent in its pack."""
_LEVEL, _POINTS, _TALL, _BETWEEN = (31.0, 46.0), (41.0, 64.0), 42.0, 6.0
"""Pixels: widths of a level and of points with one digit and with two, height of a level, the gap."""
_SIGN, _STAR = 20.0, 13.0
"""Additional width in pixels of a level with the sign of air, and width of the star behind points."""
_TENT, _ROOF, _NARROWEST, _BROADEST, _HEM = 40.0, 14.0, 40.0, 70.0, 4.0
"""Pixels of a pitched tent: height, height of its roof, minimum and maximum width, and beside its name."""
CLOTH = MIST.mixed(WHITE, 0.65)
"""Colour of a pitched tent in a line; the climber beside it shows the owner."""
_NAME = theme.CONSTANT + 2
"""Size of the name on a tent, so that c and d can be told apart in a chat."""
_WEIGHT: Final = "SemiBold"
_NUMBER: Final = 46
_LARGE, _APART = 44, 8.0
"""Size of the name of a climber's space, if it leaves this many pixels of margin."""
_FLAG = 38.0
"""Width in pixels of the summit flag."""
_TOTAL: Final = 112.0
"""Width in pixels of a player's points."""
_ROUND: Final = 18
"""Radius in pixels of a card's corners."""
BAND: Final = 15.0
"""Width in pixels of a card's stripe in the player's colour."""


def _plot(box: Box) -> Plate:
    """The light plate that ties together what belongs to one climber."""
    return Plate(box, WHITE.mixed(PAPER, 0.2), 11, MIST, 2)


@lru_cache(maxsize=512)
def climber(shown: ClimberStatus, box: Box, writing: Writing, *, packed: bool, brief: bool = False) -> Shapes:
    """A climber on its plate with level and points; if dead, a cross and the points.

    A pitched tent appears beside it with the name of its space; if ``packed``, an unpitched one as a plain
    symbol. On a ``brief`` plate, that is behind the climber's space.
    """
    one, tall = shown.climber, min(_PAWN[1], box.height - 2)
    figure = Box.around((box.left + 2 + _PAWN[0] / 2, box.centre[1]), _PAWN[0], tall)
    level, points = _chips(shown, box, writing)
    shapes = (_plot(box), *pawn(shown.key, figure, dead=not one.alive))
    if one.tent is not None and (place := _tent(shown, box, writing)):
        shapes = (*shapes, *_pitched(one.tent, place, writing))
    elif packed and one.alive:
        left = level.left - _PACK - 4 if brief else figure.right + 2
        pack = Box.at(left, box.centre[1] + 18 - _PACK, _PACK)
        shapes = (*shapes, *symbol("tent", pack, INK))
    if not one.alive:
        cross = Box.around(level.centre, 34, 36)
        return (*shapes, *symbol("cross", cross, SECOND), *_points(one.vp, points, SECOND))
    before = level.width - _wide(_LEVEL, one.level)
    air = level_chip(one.level, level, shown.danger, before)
    return (*shapes, *air, *_points(one.vp, points, INK))


def _points(points: int, box: Box, ink: Colour) -> Shapes:
    """A climber's points, at the end of its plate."""
    star = Box.around((box.right - _STAR / 2, box.centre[1]), _STAR)
    number = strong(str(points), box.part(0, 1, -_STAR - 1, -1), ink, _NUMBER, align="r")
    return (number, *symbol("star", star, SECOND))


def where(shown: ClimberStatus, box: Box, writing: Writing, *, brief: bool = False) -> Shapes:
    """A climber's space, left of its level; on a ``brief`` plate beside the climber."""
    space = shown.climber.space
    if space is None:
        return ()
    if brief:
        start, end = box.left + _PAWN[0] + 9, _chips(shown, box, writing)[0].left - _PACK - 6
        wide = min(end - start, _word(space, writing) * _NUMBER / theme.CHANGING + 2)
        return space_word(space, Box(start, box.top, start + wide, box.bottom), writing, size=_NUMBER)
    tent, right = _tent(shown, box, writing), _chips(shown, box, writing)[0].left - 3
    left = tent.right if tent else box.left + 2 + _PAWN[0] + 2 + _PACK
    word = Box(max(left, right - _word(space, writing) - _APART), box.top, right, box.bottom)
    _, size = theme.fitted(writing.space(space), word.width - _APART, _LARGE, _WEIGHT, theme.CHANGING)
    return space_word(space, word, writing, size=size)


def space_word(
    space: str, box: Box, writing: Writing, ink: Colour = INK, size: int = theme.CHANGING
) -> Shapes:
    """A space's name, or its symbol."""
    if space == content.SUMMIT:
        return symbol("flag", Box.around(box.centre, 38), ink)
    word = writing.space(space)
    least = theme.CONSTANT
    if theme.text_width(word, least, _WEIGHT) > box.width:
        return symbol("tent", Box.around(box.centre, 38), ink)
    return (label(word, box, ink, size, _WEIGHT, least=least),)


def _wide(widths: tuple[float, float], number: int) -> float:
    """Width in pixels of a number with one digit or two."""
    return widths[number > 9]


def _chips(shown: ClimberStatus, box: Box, writing: Writing) -> tuple[Box, Box]:
    """Boxes of a climber's level and points; the level is wider if there is room for a sign before it."""
    one, middle = shown.climber, box.centre[1]
    tall, wide = min(_TALL, box.height - 6), _wide(_POINTS, one.vp)
    points = box.part(-wide)
    level, right = _wide(_LEVEL, one.level), points.left - _BETWEEN
    beside = _PACK if one.tent is None else _least(one.tent, writing)
    word = _word(one.space, writing) if one.space else 0
    taken = 2 + _PAWN[0] + beside + 2 + word + 3
    if right - level - _SIGN >= box.left + taken:
        level += _SIGN
    return Box.around((right - level / 2, middle), level, tall), points


def _word(space: str, writing: Writing) -> float:
    """Width in pixels of a space's name."""
    if space == content.SUMMIT:
        return _FLAG
    return theme.text_width(writing.space(space), theme.CHANGING, _WEIGHT)


def _least(space: str, writing: Writing) -> float:
    """Width in pixels of a tent with the name of its space."""
    wide = 2 * _HEM + theme.text_width(writing.space(space), _NAME, "Bold")
    return max(_NARROWEST, min(wide, _BROADEST))


def _tent(shown: ClimberStatus, box: Box, writing: Writing) -> Box | None:
    """Box of a climber's pitched tent, as wide as its name; None while carried."""
    one, start = shown.climber, box.left + 2 + _PAWN[0]
    if one.tent is None:
        return None
    taken = _word(one.space, writing) + 3 if one.space else 0
    room = _chips(shown, box, writing)[0].left - 3 - taken - start
    wide = max(_NARROWEST, min(_least(one.tent, writing), room))
    return Box.at(start, box.centre[1] - 18, wide, _TENT)


def _pitched(space: str, box: Box, writing: Writing) -> Shapes:
    """A tent with the name of its space; a tent symbol for base camp if the name is too long."""
    x, eaves = box.centre[0], box.top + _ROOF
    left = ((box.left, box.bottom), (box.left + 2, eaves), (x - 6, box.top))
    right = ((x + 6, box.top), (box.right - 2, eaves), (box.right, box.bottom))
    poles = Stroke(((x - 7, box.top - 5), (x, box.top + 2), (x + 7, box.top - 5)), INK, 4)
    word, room = writing.space(space), box.part(_HEM, 9, -_HEM, -1)
    name: Shapes
    if space == content.SUMMIT or theme.text_width(word, theme.LEAST, "Bold") > room.width:
        sign = Box.around((x, box.bottom - 15), 24)
        name = symbol("flag" if space == content.SUMMIT else "tent", sign, INK)
    else:
        name = (label(word, room, INK, _NAME),)
    return (poles, Polygon((*left, *right), CLOTH, INK, 2.5), *name)


# ----------------------------------------------------------------------- the table beside the board

Role: TypeAlias = Literal["next", "now", "done", "out"]
"""A player's state: still to act, acting, done, or out."""

_BAR, _LEGEND = 58, 44
"""Heights in pixels of the tokens, and of the legend for symbols and columns."""
_ROW, _GAP = 146, 6
"""Pixels: maximum height of a player's card with the gap below it, and that gap."""
_RADIUS = 22
_ROOMY = 50
"""Height in pixels of a line from which names are large."""


def ground(box: Box, paper: Colour) -> Shapes:
    """Paper background of a table beside the mountain."""
    return (Plate(box, paper, _RADIUS, shadow=12),)


def bottom(seen: Observation, box: Box) -> float:
    """Bottom of the table in a box."""
    return _bar_box(seen, box).bottom + len(seen.seats) * _tall(seen, box) + _RADIUS / 2


def table(
    seen: Observation,
    writing: Writing,
    box: Box,
    *,
    paper: Colour = PAPER,
    choices: bool = True,
) -> Shapes:
    """Risk tokens, and below them the players in turn order, the row of one with a question highlighted.

    ``choices`` says whether to show who has chosen cards so far. After the game there are no tokens, and the
    players are ordered by points.
    """
    shown, brief = statuses(seen), len(seen.seats) > forecast.FEW
    bar, tall = _bar_box(seen, box), _tall(seen, box)
    head = (Plate(bar, paper), *_bar(seen, bar, writing))
    shapes: list[Shape] = [Slab(bar, len(head)), *head]
    for number, seat in enumerate(order(seen)):
        room = Box.at(bar.left, bar.bottom + number * tall, bar.width, tall)
        card = room.part(4, 0, -4, -_GAP)
        part = part_of(seen, seat)
        high = min(60.0, card.height * 0.51)
        lower = Box(card.left + BAND + 4, card.bottom - 4 - high, card.right - 4, card.bottom - 4)
        own = [_brief(shown[seat, name]) if brief else shown[seat, name] for name in CLIMBER_NAMES]
        people = [] if part == "out" else list(zip(own, lower.columns(1, 1, gap=4), strict=True))
        upper = Box(lower.left, card.top + 4, card.right - _TOTAL, lower.top - 2)
        points = Box(upper.right, upper.top, card.right - 10, upper.bottom)
        parts = (Plate(room, paper), *frame(card, seat, part))
        for one, half in people:
            packed = seen.phase is not Phase.OVER and shown[one.key].climber.tent is None
            parts = (
                *parts,
                *Decal.of(climber(one, half, writing, packed=packed, brief=brief), half.grown(6)),
            )
        if part == "out":
            parts = (*parts, *out_note(seen.seats[seat], lower.grown(-7), writing))
        # Names with marks below are taller than their line.
        parts = (
            *parts,
            *heading(
                seen, upper, seat, writing, choices=choices, question=_question(seen, seat, choices=choices)
            ),
        )
        parts = (*parts, *total(seen.seats[seat].total, points, 58, out=part == "out"))
        # Spaces are drawn over the cached rows, since they change most during a turn.
        spaces = (shape for one, half in people for shape in where(one, half, writing, brief=brief))
        shapes += [Slab(room, len(parts)), *parts, *spaces]
    return tuple(shapes)


def _brief(shown: ClimberStatus) -> ClimberStatus:
    """A climber without its pitched tent, which the map shows: many players' lines were walls of codes."""
    return shown._replace(climber=replace(shown.climber, tent=None))


def _bar_box(seen: Observation, box: Box) -> Box:
    """Box of the tokens and the legend."""
    tall = _BAR + (_LEGEND if _explains(seen) else 0)
    return Box(*map(round, (box.left, box.top, box.right, box.top + tall)))


def _tall(seen: Observation, box: Box) -> int:
    """Height of a player's row in pixels."""
    return min(_ROW, int((box.bottom - _bar_box(seen, box).bottom - _RADIUS / 2) / len(seen.seats)))


def order(seen: Observation) -> tuple[int, ...]:
    """Seats in table order: turn order, then players out of the game.

    After the game by points, and on a tie by arrival on the summit (rule 27).
    """
    if seen.phase is Phase.OVER:
        arrived = [*(seat for seat, _ in seen.summit), *range(len(seen.seats))]
        ranked = sorted(seen.seats, key=lambda seat: (seat.resigned, -seat.total, arrived.index(seat.seat)))
        return tuple(seat.seat for seat in ranked)
    playing = seen.order()
    return (*playing, *(seat.seat for seat in seen.seats if seat.seat not in playing))


def part_of(seen: Observation, seat: int) -> Role:
    """A player's state."""
    if seat == seen.active_seat:
        return "now"
    if not seen.seats[seat].alive:
        return "out"
    if seen.phase is Phase.ACTIONS and seen.turn is not None:
        queue = seen.order()
        return "done" if seen.turn in queue and queue.index(seat) < queue.index(seen.turn) else "next"
    return "done" if seen.phase in {Phase.CHECK, Phase.OVER} else "next"


def _explains(seen: Observation) -> bool:
    """Whether there is room for a line that explains the symbols."""
    return seen.phase is not Phase.OVER and len(seen.seats) <= forecast.FEW


def _bar(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Header: risk tokens, or the title of the final points; with the legend for symbols and columns."""
    over = seen.phase is Phase.OVER
    title = Label(writing.text("picture-final" if over else "picture-risk"), INK, theme.CHANGING)
    line = box.part(16, 0, -10, _BAR)
    if over:
        return _legend((title,), line, writing)
    risk = Row((title, *_tokens(seen)), gap=9)
    if not _explains(seen):
        return _legend((risk,), line, writing)
    signs: list[tuple[Part, str]] = [(sign("tent", 34, INK), writing.text("picture-legend-pack"))]
    if seen.setup.family:
        signs.append((Fixed(28, 36, rescue_card), writing.text("picture-legend-rescue")))
    told = (
        Row(
            tuple(Row((mark, Label(word, INK, size, "SemiBold")), gap=8) for mark, word in signs),
            gap=18,
        )
        for size in (theme.CONSTANT, theme.LEAST)
    )
    below = Box(line.left, line.bottom, line.right, box.bottom - 4)
    return (*risk.placed(line), *_legend(tuple(told), below, writing))


def _legend(told: tuple[Part, ...], box: Box, writing: Writing) -> Shapes:
    """Legend: the first of ``told`` that fits, then level and points, right-aligned with the rows.

    These have words if there is room.
    """
    bottle, star = sign("bottle", 30, AIR), sign("star", 30, INK)
    air = Label(writing.text("picture-legend-air"), AIR, theme.CONSTANT, "SemiBold")
    points = Label(writing.text("picture-legend-points"), INK, theme.CONSTANT, "Bold")
    rows: list[Row] = []
    heads_of: tuple[tuple[Part, Part], ...] = (
        (Row((bottle, air), gap=5), Row((star, points), gap=5)),
        (air, points),
        (bottle, star),
    )
    for before, parts in product(told, heads_of):
        heads = (
            Stack((plate(fill, 9), Row((part,), height=40)), inset=(7, 0, 7, 0))
            for fill, part in zip((AIR_PALE, WHITE), parts, strict=True)
        )
        rows.append(Row((before, Fixed(grows=1), Row(tuple(heads), gap=6)), gap=6))
    shown = next((row for row in rows if row.width <= box.width), rows[-1])
    return shown.placed(Box.around(box.centre, box.width, 40))


def _tokens(seen: Observation) -> tuple[Part, ...]:
    """Open risk tokens, and the number still in the pile."""
    opened = Row(
        tuple(Fixed(52, 52, partial(risk_token, value)) for value in sorted(seen.tokens_open)), gap=3
    )
    if not seen.tokens_pile_size:
        return (opened,)
    return opened, Label(f"+{seen.tokens_pile_size}", SECOND, theme.CHANGING, "SemiBold")


def _question(seen: Observation, seat: int, *, choices: bool) -> str | None:
    """Kind of a player's open question, or ``turn``; ``choices`` counts that of cards.

    Three cards in hand leave no choice (rule 6).
    """
    own = seen.seats[seat]
    if seat == seen.active_seat:
        return question_of(seen) or ("turn" if len(seen.seats) > 1 else None)
    chooses = seen.phase is Phase.SELECTION and own.alive and not own.has_committed
    return "cards" if choices and chooses else None


def frame(box: Box, seat: int, part: Role) -> Shapes:
    """A player's card: a stripe in the player's colour; yellow while the player acts."""
    livery, acts = theme.LIVERIES[seat], part == "now"
    ground = WHITE.mixed(TURN, 0.4) if acts else WHITE
    edge = TURN.mixed(INK, 0.3) if acts else MIST.mixed(WHITE, 0.45)
    band = box.part(right=BAND)
    flat = Polygon(band.part(3, 8, bottom=-8).corners, livery.colour)
    return (
        Plate(box, ground, _ROUND),
        Plate(band, livery.colour, _ROUND, corners=(True, False, False, True)),
        Pattern(flat, livery.pattern, livery.second),
        Plate(box, ground.at(0), _ROUND, edge, 4 if acts else 2.5),
    )


def total(points: int, box: Box, size: int, *, out: bool = False) -> Shapes:
    """A player's points before their star, at the right; paler for one who is ``out`` of the game."""
    side = 0.42 * size
    star = Box.around((box.right - side / 2, box.centre[1]), side)
    number = box._replace(right=star.left - 5)
    ink = SECOND if out else INK
    return (strong(str(points), number, ink, size, align="r"), *symbol("star", star, SECOND))


def heading(
    seen: Observation,
    box: Box,
    owner: int,
    writing: Writing,
    *,
    choices: bool,
    question: str | None = None,
    is_brief: bool = False,
) -> Shapes:
    """A player's name, cards and token held, and if wanted the open question or turn.

    An ``is_brief`` one leaves out a token that has been paid, and rather has a smaller name than one without
    the token's.
    """
    seat, part, over = seen.seats[owner], part_of(seen, owner), seen.phase is Phase.OVER
    is_out = part == "out"
    side = min(52, box.height + 9)
    mark = Box.at(box.left - 2, box.centre[1] - side / 2, side)
    plain = len(seen.seats) == 1 or part == "next" or (over and not is_out)
    shapes: list[Shape] = [
        *(swatch(seat.seat, mark) if plain else Decal.of(part_mark(seat, part, mark), mark.grown(4)))
    ]
    if choices and seen.phase is Phase.SELECTION and seat.has_committed and not is_out:
        tick = Box.around((mark.right - 4, mark.bottom - 7), 26)
        shapes += (Disc(tick, INK), *symbol("tick", tick.grown(-5), TURN))
    ink = SECOND if is_out else INK
    size, high = 44 if box.height > _ROOMY else 40, min(30.0, box.height / 2)
    name = Box(mark.right + 9, box.centre[1] - high, box.right - 2, box.centre[1] + high)
    if seat.rescue and not over:
        shapes += rescue_card(Box.around((name.right - 16, box.centre[1]), 31, min(42, box.height)))
        name = name._replace(right=name.right - 40)
    if seat.risk is not None and (owes_risk(seen, seat) if is_brief else not over):
        shapes += risk_token(seat.risk, Box.around((name.right - 24, box.centre[1]), 48))
        name = name._replace(right=name.right - 56)
        word = writing.text("picture-risk")
        left = name.right + 2 - theme.text_width(word, theme.CHANGING, "SemiBold")
        room = left - 14 - name.left
        # Readers took the word for a part of a name cut before it. The token alone is known from the morning.
        if not question and named_width(writing, seat.seat, theme.CHANGING if is_brief else size) <= room:
            said = Box(left, name.top, name.right + 2, name.bottom)
            shapes.append(label(word, said, SECOND, theme.CHANGING, "SemiBold"))
            name = name._replace(right=left - 8)
    if question:
        word = writing.text(f"picture-asked-{question}")  # words: picture-asked-*
        wide = theme.text_width(word, theme.CHANGING)
        half = min(23, box.height / 2)
        pill = Box(name.right - wide - 20, box.centre[1] - half, name.right, box.centre[1] + half)
        inside = Box(pill.left + 4, pill.top - 3, pill.right - 4, pill.bottom + 3)
        # Whose turn it is, the arrow says as well.
        called = named_width(writing, seat.seat, theme.CHANGING)
        if question != "turn" or called <= pill.left - 14 - name.left:
            shapes += [
                Plate(pill, INK, _ROUND),
                label(word, inside, TURN, theme.CHANGING),
            ]
            name = name._replace(right=pill.left - 8)
    return (*shapes, *named(writing, seat.seat, name, ink, size))


def owes_risk(seen: Observation, seat: SeatView) -> bool:
    """Whether a player has a risk token that they've yet to pay."""
    return seat.risk is not None and part_of(seen, seat.seat) in {"now", "next"}


def risk_token(value: int, box: Box) -> Shapes:
    """A risk token, cached."""
    return Decal.of(token(value, box), box.grown(2))


def question_of(seen: Observation) -> str | None:
    """Kind of the open question: risk token, slide or rescue; None if there is none."""
    if seen.phase is Phase.RISK:
        return "token"
    return "slide" if seen.slides else "rescue" if seen.dying else None


def part_mark(seat: SeatView, part: Role, box: Box) -> Shapes:
    """A player's part in the day, ringed in the player's colour.

    An arrow marks the active player, a tick one who is done, a cross one without living climbers, a downward
    arrow one who left.
    """
    livery = theme.LIVERIES[seat.seat]
    body, inner = Disc(box.grown(-2), livery.colour), box.grown(-7.5)
    shapes: list[Shape] = [Disc(box, INK), body, Pattern(body, livery.pattern, livery.second)]
    ground = {"now": TURN, "done": SECOND}.get(part, PAPER_SHADE)
    shapes += [Disc(inner.grown(2.5), INK), Disc(inner, ground)]
    if part == "now":
        arrow = Box.around((box.centre[0] + 1, box.centre[1]), 26)
        return (*shapes, *symbol("right", arrow, INK))
    if part == "done":
        return (*shapes, *symbol("tick", inner.grown(-7), WHITE))
    return (*shapes, *symbol("down" if seat.resigned else "cross", inner.grown(-8), SECOND))


def out_note(seat: SeatView, box: Box, writing: Writing) -> Shapes:
    """Note that a player has left, or has lost both climbers."""
    word = writing.text("picture-resigned" if seat.resigned else "picture-fallen")
    return (label(word, box, SECOND, theme.CHANGING, "SemiBold", align="l"),)
