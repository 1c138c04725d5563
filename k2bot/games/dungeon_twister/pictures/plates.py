"""A player's plate below or above the maze: name, points and goal, and places for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.pictures import panels, pieces
from k2bot.games.dungeon_twister.pictures.palette import BONE, GREEN, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render import theme
from k2bot.render.layout import Writing, player_name, player_name_width, strong_text, text_in_box
from k2bot.render.scene import Box, Pattern, Plate, Polygon, Shape, Shapes, Slab

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView

_POINTS, _HEAD = 156, 0.29
"""Width in pixels of the points, and share of a plate's height for the name above them."""
_FILLED: Final = 0.87
"""Greatest font size of a name, relative to its height: signs above and below letters fit, too."""
_NAME: Final = 58
"""Height in pixels of the name above the points in a film."""
_CARDS: Final = 34
"""Font size of the word above cards."""
_GAIN: Final = 46
"""Width in pixels of the badge with points just gained."""
_CLOSE: Final = 8
"""Gap in pixels between the places of action cards."""


def player_plate(
    seen: Observation,
    writing: Writing,
    seat: int,
    box: Box,
    gain: int = 0,
    *,
    is_lit: bool = False,
) -> Shapes:
    """A player's plate: the name; below it points, on the side of their line, and the action cards.

    It's framed in their colour if ``is_lit``, and if they have just gained points or won.
    """
    won, livery = _has_won(seen, seat), LIVERIES[seat]
    head, rest = box.part(bottom=box.height * _HEAD), box.part(0, box.height * _HEAD)
    points, left = (
        (rest.part(-_POINTS), rest.part(0, 0, -_POINTS))
        if seat
        else (rest.part(right=_POINTS), rest.part(_POINTS))
    )
    number, caption = points.part(2, 0, -2, -6).rows(0.68, 0.32)
    written: list[Shape] = [Plate(box, BONE, 0)]
    size = min(54, round(head.height * _FILLED))
    written += _heading(writing, seat, head.part(14, 0, -14, -2), size, has_cards=seen.turn_number > 0)
    written += _cards_or_count(seen, writing, seat, left.part(9, 2, -9, -9))
    word = text_in_box(
        writing.text("dungeon-picture-points"), caption, livery.letter, 38, least=theme.CONSTANT_TEXT
    )
    return (
        *_plate_frame(seat, box, is_lit=is_lit or won or gain > 0),
        Slab(box, len(written)),
        *written,
        *_points(seen, seat, points, number, gain),
        *(symbol("crown", Box.from_centre(caption.centre, 56, 40), livery.letter) if won else (word,)),
    )


def _heading(writing: Writing, seat: int, box: Box, size: int, *, has_cards: bool) -> Iterator[Shape]:
    """The name above the points, and above the cards, if there is room, what they are."""
    wide, word = player_name_width(writing, seat, size) + 2, writing.text("dungeon-picture-cards")
    rest = box.part(right=-wide) if seat else box.part(wide)
    if has_cards and rest.width > theme.text_width(word, _CARDS) + 24:
        yield text_in_box(word, rest, pieces.FADED, _CARDS, align="l" if seat else "r")
    if seat and wide < box.width:
        box = box.part(-wide)
    yield from player_name(writing, seat, box, INK, size, least=theme.CONSTANT_TEXT)


def film_score(
    seen: Observation, writing: Writing, seat: int, box: Box, gain: int = 0, *, is_lit: bool = False
) -> Shapes:
    """A player in a film: the name above the points, framed like a plate."""
    head, points = box.part(bottom=_NAME), box.part(0, _NAME)
    return (
        *_plate_frame(seat, box, is_lit=is_lit or _has_won(seen, seat) or gain > 0),
        *player_name(writing, seat, head.part(14, 4, -14, -4), INK, 46, least=theme.CONSTANT_TEXT),
        *_points(seen, seat, points, points.part(6, 2, -6, -2), gain),
    )


def _has_won(seen: Observation, seat: int) -> bool:
    """Whether a player has won."""
    return seen.result is not None and seen.result[0] == seat


def _plate_frame(seat: int, box: Box, *, is_lit: bool) -> Shapes:
    """An empty plate, with a broad frame in a player's colour if ``is_lit``."""
    frame = (Plate(box.expanded(8), INK, 12), Plate(box.expanded(6), LIVERIES[seat].colour, 10))
    return (*(frame if is_lit else (Plate(box.expanded(3), INK, 10),)), Plate(box, BONE))


def count_to_hide(seen: Observation, seat: int) -> int:
    """Number of tokens a player has neither on the starting line nor hidden, before the first turn."""
    return content.TOKENS_PER_SEAT - len(content.MARKS) - sum(room.backs[seat] for room in seen.rooms)


def _cards_or_count(seen: Observation, writing: Writing, seat: int, box: Box) -> Shapes:
    """A place for each action card; before the first turn, how many tokens a player still has to hide."""
    if not seen.turn_number:
        text = writing.text("dungeon-picture-unplaced", count=count_to_hide(seen, seat))
        return tuple(panels.lines_in_box(text, box, INK, 44, align="middle"))
    return tuple(_actions(seen.seats[seat], box))


def _gained(gain: int, box: Box) -> Shapes:
    """Points just gained, as a badge in the upper right corner of all points."""
    plate = Box.from_corner(box.right - _GAIN, box.top + 1, _GAIN + 4, 44)
    return (
        Plate(plate.expanded(3), INK, 14),
        Plate(plate, GREEN, 11),
        strong_text(f"+{gain}", plate, INK, theme.CHANGING_TEXT),
    )


def _points(seen: Observation, seat: int, box: Box, number: Box, gain: int) -> Shapes:
    """Points and goal in ``number``, on a box in a player's colour and pattern; points just gained above."""
    livery = LIVERIES[seat]
    face = Polygon(box.part(12, 0, -12).corners, livery.colour)
    number = number.part(0, 6, -_GAIN + 6) if gain else number
    total, goal = f"{seen.vp[seat]}", f"/{seen.setup.goal[seat]}"
    wide = sum(theme.text_width(text, size, "ExtraBold") for text, size in ((total, 100), (goal, 46)))
    share = min(1.0, (number.width - 8) / wide, number.height / 82)
    large, small = round(100 * share), round(46 * share)
    left = number.centre[0] - wide * share / 2
    middle = left + theme.text_width(total, large, "ExtraBold") + 3
    home = Box(left, number.top, middle, number.bottom)
    of = Box(middle + 2, number.top + large * 0.37, number.right + 4, number.bottom)
    return (
        Plate(box, livery.colour),
        Pattern(face, livery.pattern, livery.second.mixed(livery.colour, 0.4)),
        strong_text(total, home, livery.letter, large, "l"),
        strong_text(goal, of, livery.letter, small, "l"),
        *(_gained(gain, box) if gain else ()),
    )


def _actions(own: SeatView, box: Box) -> Iterator[Shape]:
    """A place for each action card: the card if it's in hand, a dashed outline if it was played.

    If the reader can only count those in hand, they have no number; after them comes the one played last.
    """
    high = (box.height - _CLOSE) / 2
    lines = [box] if box.width > 2 * box.height else [box.part(bottom=high), box.part(0, -high)]
    columns = [1] * (len(content.ACTION_CARDS) // len(lines))
    places = [place for line in lines for place in line.columns(*columns, gap=_CLOSE)]
    if own.knows_actions:
        cards = [(f"{value}", value in own.actions) for value in content.ACTION_CARDS]
    else:
        cards = [("?", True)] * own.action_count + [("", False)] * (len(places) - own.action_count)
        cards[own.action_count] = (f"{own.shown_card}", False)
    for (number, in_hand), place in zip(cards, places, strict=True):
        yield from (
            pieces.small_card("action", number, place) if in_hand else pieces.played_card(number, place)
        )
