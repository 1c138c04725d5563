"""Players' cards, and the whole table beside the mountain: open risk tokens, and all cards in turn order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Observation,
    Phase,
    SeatView,
    content,
)
from k2bot.games.k2.pictures import palette, pieces
from k2bot.games.k2.pictures.danger import ClimberStatus, statuses
from k2bot.games.k2.pictures.palette import AIR, SECOND, symbol
from k2bot.games.k2.pictures.pieces import (
    Writing,
    caption_label,
    level_chip,
    rescue_card,
    symbol_part,
    token,
)
from k2bot.render import theme
from k2bot.render.layout import (
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    plate,
    player_name,
    player_name_width,
    swatch,
)
from k2bot.render.scene import Box, Decal, Disc, Pattern, Plate, Shape, Shapes, Slab
from k2bot.render.theme import HIGHLIGHT, INK, MIST, PAPER, PAPER_SHADE, WHITE, Colour

Role: TypeAlias = Literal["next", "now", "done", "out"]
"""A player's state: still to act, acting, done, or out."""

_ROUND: Final = 18
"""Radius in pixels of a card's corners."""
_BAND: Final = 15.0
"""Width in pixels of a card's stripe in the player's colour."""
_TOTAL, _NAME, _TOKEN = 60, 50, 50.0
"""Greatest sizes of a player's points and of their name; and pixels of the risk token beside it."""
_CALLED = 60.0
"""Least width in pixels of a name, whatever is beside it."""
_WORDS: tuple[tuple[int | None, int], ...] = (
    (theme.CHANGING_TEXT, theme.CHANGING_TEXT),
    (theme.CONSTANT_TEXT, theme.CHANGING_TEXT),
    (None, theme.CONSTANT_TEXT),
)
"""Sizes of words beside a name, and of the name, the best first; None leaves the words out, or puts them
below the name."""
_TWO_LINES, _BELOW = 88.0, 42.0
"""Least height in pixels of a line with words below the name, and their height."""
_PLOT = MIST.mixed(WHITE, 0.66)
"""Background of one climber's figures: on a shared one, readers couldn't tell whose they were."""
_SPACE, _DEAD, _FATE = 96.0, 150.0, 174.0
"""Greatest widths in pixels of a space's name, of the word for a dead climber, and of that for a player who
is out, beside a long name."""

_QUIET = PAPER_SHADE.mixed(WHITE, 0.5)
"""Ground of cards of those who have acted or are out."""

HEADS = 44
"""Height in pixels of the heading line above climbers' figures."""
_PLATE, _NAME_WIDTH, _ENDS = theme.CHANGING_TEXT, 82.0, 5.0
"""Size of a space's name on a plate, its greatest width there, and pixels before and behind it."""


# ------------------------------------------------------------------------------------ a player's card


def card_layout(box: Box, *, is_stacked: bool) -> tuple[Box, tuple[Box, ...]]:
    """Boxes of a card: the line with its player's name, and below it those of both climbers."""
    inner = box.part(_BAND + 6, 2, -7, -4)
    if is_stacked:
        head, *lines = inner.rows(1.1, 1, 1)
        return head, tuple(lines)
    head, line = inner.rows(1, 1.1)
    return head, line.columns(1, 1, gap=5)


def player_card(
    seen: Observation,
    box: Box,
    seat: int,
    climbers: Sequence[Row],
    writing: Writing,
    *,
    choices: bool,
    aside: Callable[[int | None], Sequence[Part]],
    is_stacked: bool = False,
) -> Shapes:
    """Card of a player: name, parts beside it, and points; below, their climbers.

    ``aside`` makes the parts beside the name, with words of a font size, or without words for None.
    ``choices`` says whether to show who has chosen cards so far. Without ``climbers`` it has a single line.
    """
    part = role_of(seen, seat)
    head, places = card_layout(box, is_stacked=is_stacked)
    shows_rescue = bool(climbers)  # a single line has no room
    if not shows_rescue:
        head, places = box.part(_BAND + 6, 0, -7, -4), ()
    if part == "out":
        head, climbers, places = head._replace(bottom=box.bottom - 4), (), ()
        aside = partial(_fate, seen, seat, writing)
    heading = _heading(seen, head, seat, writing, choices=choices, shows_rescue=shows_rescue, aside=aside)
    return (*card_frame(box, seat, part), *heading, *_plots(climbers, places if climbers else ()))


def actor_card(
    seen: Observation, box: Box, band: float, climbers: Sequence[Row], writing: Writing, *, is_stacked: bool
) -> Shapes:
    """Card of who acts, below a band of this height: risk token, points, and climbers.

    Their rescue card is on the whole board, whose legend explains it.
    """
    seat = seen.deciding_seat or 0
    head, places = card_layout(box.part(top=band), is_stacked=is_stacked)
    total = points_row(seen.seats[seat].total, min(_TOTAL, round(head.height)))
    held = Row((*_held_pieces(seen, seen.seats[seat], shows_rescue=False), total), gap=9)
    line = head.part(2, 0, -4)
    room = line._replace(right=line.right - held.width - 12)
    return (
        *card_frame(box, seat, "now"),
        *air_heads(writing, room.width, is_night=seen.phase is Phase.CHECK).place(room),
        *held.place(line._replace(left=line.right - held.width)),
        *_plots(climbers, places),
    )


def _plots(climbers: Sequence[Row], places: Sequence[Box]) -> Iterator[Shape]:
    """Climbers, each on a ground of its own."""
    for row, place in zip(climbers, places, strict=True):
        plot = Plate(place.part(0, 2, bottom=-2), _PLOT, 14)
        yield from Decal.wrap((plot, *row.place(place.part(1, 0, -4))), place.expanded(6))


def _fate(seen: Observation, seat: int, writing: Writing, size: int | None) -> tuple[Part, ...]:
    """What has become of a player who is out; never left out, since their row has nothing else."""
    word = writing.text("picture-resigned" if seen.seats[seat].resigned else "picture-fallen")
    label = caption_label(word, SECOND, size or theme.CONSTANT_TEXT)
    return (label if size else label.narrow(_FATE),)


def climber_row(
    status: ClimberStatus, size: int, high: float, writing: Writing, *figures: Part, has_space: bool = True
) -> Row:
    """Row of a climber: its space if ``has_space``, or that it's dead or dying; then its figures."""
    one, tall = status.climber, min(high, size + 8.0)
    parts: list[Part] = [
        Fixed(0.94 * tall, tall, partial(pieces.badge, status.key, dead=not (one.on_board or status.dying)))
    ]
    if one.space is None:
        word = writing.text("picture-dying") if status.dying else writing.text("picture-dead", count=1)
        parts.append(caption_label(word, SECOND, theme.BODY).narrow(_DEAD))
    elif has_space:
        name = space_label(one.space, writing, _PLATE)
        name = name.narrow(_NAME_WIDTH) if isinstance(name, Label) else name
        parts += [space_plate(name, _ENDS, min(high - 8, _PLATE + 8.0)), Fixed(grows=1)]
    return Row((*parts, *figures), gap=3)


def air_heads(writing: Writing, width: float, *, is_night: bool) -> Row:
    """Heading of climbers' figures: air now, and by morning unless it's night; in fewer words if need be."""
    keys = (
        ("picture-air-now", "picture-air-later"),
        ("picture-air-now", "picture-night-later"),
        ("picture-part-bottle", "picture-night-later"),
    )
    for names in (("picture-legend-air",),) if is_night else keys:
        # words: picture-legend-air, picture-air-now, picture-air-later
        # words: picture-part-bottle, picture-night-later
        words = [caption_label(writing.text(name), AIR, theme.BODY) for name in names]
        arrows = [symbol_part("right", 30, INK)] * (len(words) - 1)
        parts = [part for pair in zip(words, [*arrows, Fixed()], strict=True) for part in pair][:-1]
        row = Row((symbol_part("bottle", 32, AIR), *parts), gap=10, height=HEADS)
        if row.width <= 1.1 * width:
            break
    return row


def space_plate(name: Part, ends: float, high: float) -> Part:
    """A space on a plate as on the map, with ``ends``: readers didn't recognise a bare name as a space."""
    ground = plate(WHITE, pieces.CORNER, theme.SLATE, pieces.PLATE_EDGE)
    pill = Stack((ground, Row((name,), align="middle")), inset=(ends, 0, ends, 0))
    return Fixed(pill.width, high, pill.place)


def space_label(space: str, writing: Writing, size: int, ink: Colour = INK) -> Part:
    """A space's name; the summit's flag, and a tent for base camp where its name is too long."""
    word = writing.space(space)
    if space == content.SUMMIT or theme.text_width(word, theme.CONSTANT_TEXT, "SemiBold") > _SPACE:
        return symbol_part("flag" if space == content.SUMMIT else "tent", 38, ink)
    return Label(word, ink, size, "SemiBold", least=theme.LEAST_TEXT).narrow(_SPACE)


def points_row(count: int, size: int, ink: Colour = INK) -> Row:
    """Points before their star."""
    number = Label(str(count), ink, size, "ExtraBold", least=theme.LEAST_TEXT)
    return Row((number, symbol_part("star", size * 0.44, SECOND)), gap=3)


def _heading(
    seen: Observation,
    line: Box,
    owner: int,
    writing: Writing,
    *,
    choices: bool,
    shows_rescue: bool,
    aside: Callable[[int | None], Sequence[Part]],
) -> Shapes:
    """Head of a card: the player's mark, name, parts beside it, pieces held, and points."""
    seat, part, is_over = seen.seats[owner], role_of(seen, owner), seen.phase is Phase.OVER
    ink = SECOND if part == "out" else INK
    is_quiet = part == "out"
    side = min(44 if is_quiet else 52, line.height - 2)  # larger ones were cut where five players are
    mark = Box.from_corner(line.left - 2, line.centre[1] - side / 2 - 1, side)
    plain = len(seen.seats) == 1 or part == "next" or (is_over and part != "out")
    shapes: list[Shape] = [
        *(swatch(owner, mark) if plain else Decal.wrap(_part_mark(seat, part, mark), mark.expanded(4)))
    ]
    if choices and seen.phase is Phase.COMMIT and seat.has_committed and part != "out":
        tick = Box.from_centre((mark.right - 4, mark.bottom - 7), 26)
        shapes += (Disc(tick, INK), *symbol("tick", tick.expanded(-5), HIGHLIGHT))
    total = points_row(seat.total, min(theme.NUMBER if is_quiet else _TOTAL, round(line.height)), ink)
    worth = line.part(-total.width - 4, 0, -4)
    room = Box(mark.right + 9, line.top, worth.left - 12, line.bottom)
    held, below = _held_pieces(seen, seat, shows_rescue=shows_rescue), Row(())
    for high, least in _WORDS:
        notes = aside(high)
        right_part = Row((*notes, *held), gap=9)
        if player_name_width(writing, owner, least) <= room.width - right_part.width - 12:
            break
    words = Row(tuple(aside(theme.CHANGING_TEXT)), gap=9)
    if len(words.parts) > len(notes) and words.width <= room.width and line.height >= _TWO_LINES:
        below, right_part = words, Row(held, gap=9)
    start = max(room.left + _CALLED, room.right - right_part.width)
    middle = line.centre[1] - (_BELOW / 2 if below.parts else 0)
    name = Box.from_centre((0, middle), 0, min(60.0, line.height))._replace(left=room.left, right=start - 12)
    sizes = (min(_NAME, round(0.9 * line.height)), 44, theme.CHANGING_TEXT, theme.CONSTANT_TEXT)
    size = next((one for one in sizes if player_name_width(writing, owner, one) <= name.width), sizes[-1])
    return (
        *shapes,
        *player_name(writing, owner, name, ink, size),
        *right_part.place(room.part(bottom=-4)._replace(left=start)),
        *below.place(room._replace(top=name.bottom - 6, bottom=name.bottom - 6 + _BELOW)),
        *total.place(worth),
    )


def _held_pieces(seen: Observation, seat: SeatView, *, shows_rescue: bool) -> tuple[Part, ...]:
    """A player's risk token, until they've paid it, and their rescue card if that is shown."""
    parts: list[Part] = []
    if (risk := owed_token(seen, seat.seat)) is not None:
        # Without room after it, readers took a risk token and points for one number.
        parts += [risk_token(risk, _TOKEN), Fixed(1)]
    if shows_rescue and seat.rescue and seen.phase is not Phase.OVER:
        parts.append(Fixed(31, 42, rescue_card))
    return tuple(parts)


def card_frame(box: Box, seat: int, part: Role) -> Shapes:
    """Background of a player's card: a stripe in their colour; in light while they act."""
    acts = part == "now"
    ground = {"now": palette.SPOTLIGHT, "next": WHITE}.get(part, _QUIET)
    edge = INK if acts else MIST.mixed(WHITE, 0.45)
    return (
        Plate(box, ground, _ROUND),
        *pieces.stripe(seat, box.part(right=_BAND), _ROUND),
        Plate(box, ground.with_alpha(0), _ROUND, edge, 4 if acts else 2.5),
    )


def risk_token(value: int, side: float = 48) -> Part:
    """A risk token, cached; its side is in pixels."""
    return Fixed(side, side, lambda box: Decal.wrap(token(value, box), box.expanded(2)))


def question_of(seen: Observation) -> str | None:
    """Kind of the open question: risk token, slide or rescue; None if there is none."""
    if seen.phase is Phase.RISK:
        return "token"
    return "slide" if seen.slides else "rescue" if seen.dying else None


def _part_mark(seat: SeatView, part: Role, box: Box) -> Shapes:
    """Mark of a player's state, ringed in their colour.

    An arrow marks the active player, a tick one who is done, a cross one without living climbers, a downward
    arrow one who left.
    """
    livery = theme.LIVERIES[seat.seat]
    body, inner = Disc(box.expanded(-2), livery.colour), box.expanded(-7.5)
    shapes: list[Shape] = [Disc(box, INK), body, Pattern(body, livery.pattern, livery.second)]
    ground = {"now": palette.SPOTLIGHT, "done": WHITE}.get(part, PAPER_SHADE)
    shapes += [Disc(inner.expanded(2.5), INK), Disc(inner, ground)]
    if part == "now":
        arrow = Box.from_centre((box.centre[0] + 1, box.centre[1]), 26)
        return (*shapes, *symbol("right", arrow, INK))
    if part == "done":
        return (*shapes, *symbol("tick", inner.expanded(-4), INK))
    return (*shapes, *symbol("down" if seat.resigned else "cross", inner.expanded(-8), SECOND))


def table_order(seen: Observation) -> tuple[int, ...]:
    """Seats in table order: turn order, then players out of the game.

    After the game by points, and on a tie by arrival on the summit (rule 27).
    """
    if seen.phase is Phase.OVER:
        arrived = [*(seat for seat, _ in seen.summit), *range(len(seen.seats))]
        ranked = sorted(seen.seats, key=lambda seat: (seat.resigned, -seat.total, arrived.index(seat.seat)))
        return tuple(seat.seat for seat in ranked)
    playing = seen.order()
    return (*playing, *(seat.seat for seat in seen.seats if seat.seat not in playing))


def role_of(seen: Observation, seat: int) -> Role:
    """A player's state."""
    if seat == seen.deciding_seat:
        return "now"
    if not seen.seats[seat].has_climbers and all(owner != seat for owner, _ in seen.dying):
        return "out"
    if seen.phase is Phase.ACTIONS and seen.active_seat is not None:
        queue = seen.order()
        return (
            "done"
            if seen.active_seat in queue and queue.index(seat) < queue.index(seen.active_seat)
            else "next"
        )
    return "done" if seen.phase in {Phase.CHECK, Phase.OVER} else "next"


def owed_token(seen: Observation, seat: int) -> int | None:
    """A player's risk token until they've paid it, after their turn; at night, everybody has."""
    owes = seen.phase is not Phase.CHECK and role_of(seen, seat) in {"now", "next"}
    return seen.seats[seat].risk if owes else None


# ------------------------------------------------------------------------------------- the whole table

_BAR, _LEGEND = 58, 44
"""Heights in pixels of the tokens, and of the legend for symbols."""
_ROW, _GAP = 146, 6
"""Pixels: maximum height of a player's card with the gap below it, and that gap."""
_RADIUS = 22
_FIGURES: Final = 42
"""Size of a climber's figures."""
_LEVEL = (31.0, 46.0)
"""Widths in pixels of a level with one digit and with two."""


def table_paper(box: Box, paper: Colour) -> Plate:
    """Paper background of a table beside the mountain."""
    return Plate(box, paper, _RADIUS, shadow=12)


def table_bottom(seen: Observation, box: Box) -> float:
    """Bottom of the table in a box."""
    return _bar_box(seen, box).bottom + len(seen.seats) * _row_height(seen, box) + _RADIUS / 2


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
    by_climber, bar, tall = statuses(seen), _bar_box(seen, box), _row_height(seen, box)
    head = (Plate(bar, paper), *_bar(seen, bar, writing))
    shapes: list[Shape] = [Slab(bar, len(head)), *head]
    for number, seat in enumerate(table_order(seen)):
        room = Box.from_corner(bar.left, bar.bottom + number * tall, bar.width, tall)
        inside = room.part(4, 0, -4, -_GAP)
        high = card_layout(inside, is_stacked=False)[1][0].height
        drawn = player_card(
            seen,
            inside,
            seat,
            [_climber(by_climber[seat, name], high, seen, writing) for name in CLIMBER_NAMES],
            writing,
            choices=choices,
            aside=partial(_question_parts, seen, seat, writing, choices=choices),
        )
        shapes += [Slab(room, len(drawn) + 1), Plate(room, paper), *drawn]
    return tuple(shapes)


def _climber(status: ClimberStatus, high: float, seen: Observation, writing: Writing) -> Row:
    """A climber with its space, the tent in its pack, its level and its points."""
    one, figures = status.climber, list[Part]()
    if one.on_board and seen.phase is not Phase.OVER:
        if one.tent is None:
            figures.append(symbol_part("tent", 26, INK))
        wide = _LEVEL[one.air > 9]
        figures.append(Fixed(wide, min(42.0, high - 4), partial(level_chip, one.air, danger=status.danger)))
    return climber_row(status, _FIGURES, high, writing, *figures, Fixed(2), points_row(one.vp, _FIGURES))


def _question_parts(
    seen: Observation, seat: int, writing: Writing, size: int | None, *, choices: bool
) -> tuple[Part, ...]:
    """A player's open question, or that it's their turn if that fits: an arrow shows that, too.

    ``choices`` includes the choice of cards; three in hand leave no choice (rule 6).
    """
    own = seen.seats[seat]
    question = "cards" if choices and seen.phase is Phase.COMMIT and not own.has_committed else None
    if seat == seen.deciding_seat:
        question = question_of(seen) or ("turn" if len(seen.seats) > 1 and size else None)
    if question is None or not own.has_climbers:
        return ()
    text = writing.text(f"picture-asked-{question}")  # words: picture-asked-*
    word = Label(text, HIGHLIGHT, theme.CHANGING_TEXT)
    pill = Fixed(0, 46, lambda box: (Plate(box, INK, _ROUND),))
    return (Stack((pill, Row((word,))), inset=(10, 0, 10, 0)),)


def _bar_box(seen: Observation, box: Box) -> Box:
    """Box of the tokens and the legend."""
    tall = _BAR + (0 if seen.phase is Phase.OVER else _LEGEND)
    return Box(*map(round, (box.left, box.top, box.right, box.top + tall)))


def _row_height(seen: Observation, box: Box) -> int:
    """Height of a player's row in pixels."""
    return min(_ROW, int((box.bottom - _bar_box(seen, box).bottom - _RADIUS / 2) / len(seen.seats)))


def _bar(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Risk tokens, or the title of the final points, and the figures' heading; below, the legend."""
    is_over = seen.phase is Phase.OVER
    line = box.part(16, 0, -10, _BAR)
    title = writing.text("picture-final" if is_over else "picture-risk")
    parts: list[Part] = [caption_label(title, INK, theme.CHANGING_TEXT)]
    if not is_over:
        parts += tokens(seen)
        if seen.tokens_pile_size:
            parts.append(caption_label(f"+{seen.tokens_pile_size}", SECOND, theme.CHANGING_TEXT))
    air = caption_label(writing.text("picture-legend-air"), AIR)
    worth = caption_label(writing.text("picture-legend-points"), INK)
    if is_over:
        return Row(tuple(parts)).place(line)
    row = Row((*parts, Fixed(grows=1), air, worth), gap=9)
    if row.width > line.width:
        row = Row(
            (*parts, Fixed(grows=1), symbol_part("bottle", 30, AIR), symbol_part("star", 30, INK)), gap=9
        )
    shapes = row.place(line)
    signs: list[Part] = [
        symbol_part("tent", 34, INK),
        caption_label(writing.text("picture-legend-pack"), INK),
    ]
    if seen.setup.family:
        signs += [Fixed(28, 36, rescue_card), caption_label(writing.text("picture-legend-rescue"), INK)]
    lower = Box(line.left, line.bottom, line.right, box.bottom - 4)
    return (*shapes, *Row(tuple(signs), gap=9).place(lower))


def tokens(seen: Observation) -> list[Part]:
    """The open risk tokens."""
    return [risk_token(value) for value in sorted(seen.tokens_open)]
