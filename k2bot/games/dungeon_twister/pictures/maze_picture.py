"""Pictures of the board: the whole maze with its tokens, the last turn, and both players.

The wide one suits desktops; in the tall one the halves of the maze are stacked, so that a phone shows squares
twice as large.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import content, planning
from k2bot.games.dungeon_twister.engine.content import BY_NAME, MARKS, OWNER
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import LENGTH, WIDTH, square_at, squares_of
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME as SQUARE
from k2bot.games.dungeon_twister.pictures import (
    acts,
    changed_rooms,
    drawn_traces,
    masonry,
    panels,
    pieces,
    plates,
    rooms,
    strip,
    traces,
)
from k2bot.games.dungeon_twister.pictures.drawn_traces import WayOut
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import token_back
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN, MazeGrid
from k2bot.render import theme
from k2bot.render.layout import Fixed, Part, Row, Writing, player_name, strong_text, text_in_box
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Shape, Shapes, Sprite, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.traces import Traces


_SAYING: Final = 60
"""Greatest font size of the prompt."""
_THREAT: Final = 42
"""Greatest font size of who could leave."""
_FILLED: Final = 0.83
"""Greatest font size of the prompt, relative to its height: signs above and below letters fit, too."""
_HEADLINE: Final = 1.25
"""Height of the prompt relative to the part below it."""
_ONE_LINE: Final = 600
"""Width in pixels from which a sentence is on one line."""
_LEAVER_LINES: Final = 3
"""Greatest number of lines of who could leave where that's on several."""
_BAR: Final = 92
"""Height in pixels of the prompt above other words where that's on several lines."""
_GREATEST: Final = 120
"""Greatest height in pixels of a box with only the prompt."""
_COLUMN_GAP: Final = 12
"""Gap in pixels between the tokens that each player places."""
_ARROW: Final = 60
"""Greatest size in pixels of the arrow beside who could leave."""
_BOTH: Final = INK.mixed(BRASS, 0.22)
"""Ground of a prompt for both players, unlike either's colour."""
_LEAST_NAME: Final = 5
"""Length of a cut name, with its ellipsis, that is too short to be recognised."""
_MARGIN: Final = 8
"""Margin in pixels at both ends of a line on a plate."""
_PLATE, _SETUP_PLATE = 340, 484
"""Width in pixels of a player's plate below the maze, and while tokens are placed."""
_SCORES: Final = 176
"""Height in pixels of the plates above the halves."""
_FIGHTER: Final = 0.195
"""Greatest size of a fighter beside the report, relative to its width."""
_TALL_STRIP: Final = 205
"""Height in pixels of that strip in a tall picture."""


def footer(seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()) -> Shapes:
    """Both players on the sides of their lines; between them the report of the turn above the prompt.

    ``events`` are those of the last turn, with the card played in it.
    """
    wide = _PLATE if seen.turn_number else _SETUP_PLATE
    left, right = box.part(right=wide), box.part(-wide)
    middle = Box(left.right + 18, box.top, right.left - 18, box.bottom)
    return (
        *_both_plates(seen, writing, (left, right), events),
        *_report(seen, writing, middle, strip.FLAT if has_details(seen) else strip.HEIGHT, events),
    )


def header(seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()) -> Shapes:
    """Both players side by side; below them the report of the turn and the prompt."""
    upper, rest = box.part(bottom=_SCORES), box.part(0, _SCORES + 16)
    return (
        *_both_plates(seen, writing, upper.columns(1, 1, gap=16), events),
        *_report(seen, writing, rest, _TALL_STRIP, events, is_tall=True),
    )


def _both_plates(
    seen: Observation, writing: Writing, boxes: Sequence[Box], events: Sequence[Event]
) -> Iterator[Shape]:
    """The plates of both players, with points just gained."""
    for seat, (box, gain) in enumerate(zip(boxes, acts.points_gained(events), strict=True)):
        yield from plates.player_plate(seen, writing, seat, box, gain, is_lit=seat in seen.asked)


def _report(
    seen: Observation,
    writing: Writing,
    box: Box,
    height: int,
    events: Sequence[Event],
    *,
    is_tall: bool = False,
) -> Iterator[Shape]:
    """The strip of this height above the prompt; in a fight between both fighters, who stand at its sides."""
    fight = seen.fight if seen.phase is Phase.FIGHT else None
    if fight is not None:
        side = min(box.height, box.width * _FIGHTER)
        for token in fight:
            x = box.right - side if OWNER[token] else box.left
            face = Box.from_corner(x, box.centre[1] - side / 2, side)
            yield from pieces.single_character(token, face)
        box = box.part(side + 12, 0, -side - 12)
    said: Shapes = ()
    if is_tall or not is_told_by_prompt(seen, events):
        upper = box.part(bottom=height)
        said = strip.strip(seen, writing, upper, events, is_tall=is_tall, has_face=fight is None)
    yield from said
    most = largest_type(said) if acts.decisive(acts.acts(events)) else _SAYING
    yield from turn_panel(seen, writing, box.part(0, height + 5 if said else 0), most)


def largest_type(news_shapes: Sequence[Shape]) -> int:
    """Greatest font size of a prompt below the news: it's no larger than these, unless they're small."""
    sizes = (one.size for one in news_shapes if isinstance(one, Text))
    return int(max((theme.CHANGING_TEXT, *sizes))) if news_shapes else _SAYING


def is_told_by_prompt(seen: Observation, events: Sequence[Event]) -> bool:
    """Whether the prompt says what was decisive, too: a room is filled that was revealed."""
    found = acts.acts(events)
    is_revealed = any(found[number].kind == "revealed" for number in acts.decisive(found))
    return is_revealed and seen.phase is Phase.PLACE and seen.quiet < strip.QUIET


# ----------------------------------------------------------------------------------------- the middle


def turn_panel(seen: Observation, writing: Writing, box: Box, most: int = _SAYING) -> Shapes:
    """The prompt, and below it a note on hidden tokens, or who could walk out.

    Each player with tokens to place has a box. ``most`` is the greatest font size.
    """
    if seen.phase is Phase.PLACE:
        return _placing_columns(seen, writing, box)
    leaving = departure(seen)
    details = _turn_details(seen, leaving, writing, most)
    if details is None:
        whole = Box.from_centre(box.centre, box.width, min(box.height, _GREATEST))
        return (*_frame(whole), *_prompt_bar(seen, writing, whole, most, is_whole=True))
    upper, rest = (
        (box.part(bottom=_BAR), box.part(0, _BAR)) if box.width < _ONE_LINE else box.rows(_HEADLINE, 1)
    )
    return (*_frame(box), *_prompt_bar(seen, writing, upper, most), *details(rest))


def _frame(box: Box) -> Shapes:
    """The empty box of the prompt and what matters most."""
    return Plate(box.expanded(3), INK, 13), Plate(box, BONE, 10)


def departure(seen: Observation) -> planning.Departure | None:
    """The seat's ways out to be shown: those that could win, otherwise those of the player to move."""
    return max(planning.departures(seen), key=lambda one: one.is_winning, default=None)


def shown_way_out(seen: Observation) -> WayOut | None:
    """The way out that's drawn: of those who could leave, the one with most points, then the shortest."""
    leaving = departure(seen)
    if leaving is None:
        return None
    best = max(leaving.exits, key=lambda one: (one.points, -one.ap))
    way = drawn_traces.path_around_pits(best.route, tuple(squares_of(seen.maze.pits)))
    return WayOut(leaving.seat, tuple(way))


def has_details(seen: Observation) -> bool:
    """Whether there's more than the prompt: tokens to place, or somebody who could walk out."""
    return seen.phase is Phase.PLACE or departure(seen) is not None


def _turn_details(
    seen: Observation, leaving: planning.Departure | None, writing: Writing, most: int
) -> Callable[[Box], Shapes] | None:
    """Drawing of what a player must know: room numbers, leavers; None for nothing."""
    if seen.phase is Phase.HIDE:
        return partial(_hiding_row, seen, writing)
    return None if leaving is None else partial(_leavers_row, leaving, writing, most=most)


def _leavers_row(one: planning.Departure, writing: Writing, box: Box, most: int = _THREAT) -> Shapes:
    """The side and its characters that could walk out, when and for what.

    They're given by name, or if that's too long by letter, or several at last by number; of these, only the
    one with the best way out has a ring in the maze. If some could win alone, only those. A single one's
    action points are given if these leave the letters large. The word for points is the first to go. ``most``
    is the greatest font size.
    """
    count = _LEAVER_LINES if box.width < _ONE_LINE else 1
    side = min(box.height, _ARROW) - 4
    wide = box.width - side - 3 * _MARGIN
    weight: theme.Weight = "ExtraBold" if one.is_winning else "Bold"
    leavers, all_do = one.winners or one.exits, one.is_together and not one.winners[1:]
    tokens, joint = [BY_NAME[way.character] for way in leavers], "talk-list-and" if all_do else "talk-list-or"
    names, letters = (
        writing.list_text([called(token, writing) for token in tokens], joint)
        for called in (panels.kind_name, pieces.token_letters)
    )
    many, verb = len(leavers), len(leavers) if all_do else 1
    ways: list[tuple[str, int, int | str]] = [(names, verb, "none"), (letters, verb, "none")]
    last: tuple[str, int, int | str] = (f"{many}", many, "none")
    if many == 1:
        ways, last = [(names, 1, leavers[0].ap), (names, 1, "none")], (names, 1, "none")

    def text(names: str, count: int, ap: int | str, *, is_short: bool = True) -> str:
        colour = writing.text("dungeon-colour", seat=one.seat)
        return writing.text(
            "dungeon-picture-can-leave",
            colour=colour[:1].upper() + colour[1:],
            names=names,
            count=count,
            when=one.when,
            wins=one.is_winning,
            points=one.points,
            partly=one.is_partial,
            ap=ap,
            short=is_short,
        ).strip()

    texts = [(text(*ways[0], is_short=False), theme.CHANGING_TEXT)]
    texts += [(text(*way), theme.CHANGING_TEXT) for way in ways]
    texts += [(text(*ways[-1]), theme.SMALL), (text(*last), theme.LEAST_TEXT)]
    fitting = (said for said, size in texts if panels.is_whole(said, wide, size, weight, count))
    said = next(fitting, texts[-1][0])
    largest = min(_THREAT, most)
    if count == 1:
        said, size = theme.fit_text(said, wide, largest, weight, theme.LEAST_TEXT)
        written = panels.Lines((said,), size, weight)
    else:
        written = panels.broken_text(said, box.part(right=wide), largest, weight, count)
    words = Fixed(written.width, draw=lambda place: written.shapes(_centred(place), INK))
    arrow = Fixed(side, side, lambda place: pieces.exit_arrow(place, one.seat))
    return Row((words, arrow) if one.seat == 0 else (arrow, words), _MARGIN, "middle").place(box)


def _centred(box: Box) -> Box:
    """A box moved so that its middle is at a whole pixel: letters are cached by their subpixel position."""
    return box.translated(round(box.centre[0]) - box.centre[0], 0)


def _prompt_bar(
    seen: Observation, writing: Writing, box: Box, most: int = _SAYING, *, is_whole: bool = False
) -> Shapes:
    """The prompt or the winner, on that player's colour, which fills its box, in letters up to this size.

    That's the upper part of the frame, or all of it if it ``is_whole``.
    """
    winner = None if seen.result is None else seen.result[0]
    seats = seen.asked if seen.result is None else (0, 1) if winner is None else (winner,)
    inner = _centred(box.part(14, 0, -14) if is_whole else box.part(14, 0, -14, -3))
    ground, ink = LIVERIES[seats[0]][::3] if len(seats) == 1 else (_BOTH, BONE)
    size, lines = min(most, _SAYING, round(box.height * _FILLED)), 2 if box.width < _ONE_LINE else 1
    sentence = writing.text("dungeon-picture-draw")
    if winner is not None:
        sentence = writing.with_name("dungeon-picture-end-won", winner, inner.width, _SAYING)
    elif seen.result is None:
        least = theme.CHANGING_TEXT
        for sentence in _prompt_texts(seen, writing):
            if panels.is_whole(sentence, inner.width, least, "ExtraBold", lines) and (
                lines == 1 or panels.broken_text(sentence, inner, least, "ExtraBold").size == least
            ):
                break
    words: Shapes = (strong_text(sentence, inner, ink, size),)
    if lines > 1:
        words = panels.broken_text(sentence, inner, size, "ExtraBold").shapes(inner, ink)
    return (Plate(box, ground, 10, corners=(True, True, is_whole, is_whole)), *words)


def _prompt_texts(seen: Observation, writing: Writing) -> Iterator[str]:
    """Prompts, the best first: with names, with letters for characters, and with a name that's cut."""
    if len(seen.asked) > 1:
        phase = "start" if seen.phase is Phase.START else "both"
        yield writing.text(f"dungeon-picture-now-{phase}")  # words: dungeon-picture-now-*
        return
    room = seen.placing[0][2] + 1 if seen.placing else 0

    def told(name: str, named: Callable[[int, Writing], str]) -> str:
        drinkers = [
            writing.text("dungeon-picture-drinker", name=named(token, writing), points=points)
            for token, points in seen.potion
        ]
        # words: dungeon-picture-now-*
        return writing.text(
            f"dungeon-picture-now-{seen.phase.value}",
            name=name,
            room=room,
            count=seen.points_left,
            only=", ".join(drinkers) or "none",
        )

    yield told(writing.name(seen.asked[0]), panels.kind_name)
    for name in theme.truncations(writing.name(seen.asked[0])):
        if len(name) > _LEAST_NAME:
            yield told(name, pieces.token_letters)


def _hiding_row(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """Note that explains face-down tokens, beside one of the player who hides the next."""
    sign = Box.from_corner(box.left + 8, box.top + 2, box.height - 4)
    text = writing.text("dungeon-picture-hidden")
    place = Box(sign.right + 12, box.top, box.right - 12, box.bottom)
    return (
        *pieces.token_back(seen.active_seat, sign),
        text_in_box(text, place, INK, theme.CHANGING_TEXT, align="l"),
    )


def _placing_columns(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """A box for each player with tokens to place: below the name in their colour, these tokens, next first.

    They're side by side, or one above the other in a narrow box.

    Above the tokens of whoever's next is the prompt instead. Tokens have names if these fit; without room for
    both, there are only names, or at last only tokens.
    """
    groups = {
        seat: [token for one, token, _ in seen.placing if one == seat]
        for seat in sorted({seat for seat, _, _ in seen.placing})
    }
    shares = [len(tokens) + 1.5 + 0.5 * (seat in seen.asked) for seat, tokens in groups.items()]
    shapes: list[Shape] = []
    boxes = [row.part(bottom=-_COLUMN_GAP) for row in box.rows(*(1 for _ in groups))]
    boxes = boxes if box.width < _ONE_LINE else [*box.columns(*shares, gap=_COLUMN_GAP)]
    for (seat, tokens), whole in zip(groups.items(), boxes, strict=True):
        upper, rest = whole.rows(_HEADLINE, 1)
        shapes += _frame(whole)
        if seat in seen.asked:
            shapes += _prompt_bar(seen, writing, upper)
        else:
            livery = LIVERIES[seat]
            shapes.append(Plate(upper, livery.colour, 10, corners=(True, True, False, False)))
            name = upper.part(10, 1, -8, -1)
            shapes += player_name(writing, seat, name, livery.letter, theme.BODY, least=theme.CONSTANT_TEXT)
        rows = (
            _token_row(tokens, writing, rest, size, has_names=has_names, has_pictures=has_pictures)
            for has_names, has_pictures in ((True, True), (True, False), (False, True))
            for size in range(max(theme.CHANGING_TEXT, int(rest.height / 2)), theme.CONSTANT_TEXT - 1, -2)
        )
        for row in rows:
            if row.width <= rest.width - 2 * _MARGIN:
                break
        shapes += row.place(rest.part(_MARGIN, 1, -_MARGIN, -1))
    return tuple(shapes)


def _token_row(
    tokens: Sequence[int], writing: Writing, box: Box, size: int, *, has_names: bool, has_pictures: bool
) -> Row:
    """Row of tokens for a box: pictures about as high as it, names in this size, or both."""
    side = min(box.height - 2, box.width * 0.6 / len(tokens))
    parts: list[Part] = []
    for token in tokens:
        lettered = None if has_names else writing
        parts += [Fixed(side, side, partial(pieces.token, token, writing=lettered))] * has_pictures
        parts += [strip.token_name(token, panels.kind_name(token, writing), size)] * has_names
    return Row(tuple(parts), 8, "middle")


GRID: Final = MazeGrid((ACROSS - LENGTH * rooms.SQUARE) / 2, rooms.LABEL + rooms.OUTER, rooms.SQUARE)
_INSET: Final = 1.5
"""Margin in pixels between tokens and the sides of their square."""
_SCENE: Final = 120
"""Opacity of the dark on rooms behind the characters while teams are chosen."""
NARROW: Final = 900
"""Width in pixels of the tall picture; at 400 pixels its smallest letters are over 10 high."""
_EDGE: Final = 70
"""Minimum margin in pixels beside a part of the maze, for row numbers."""
_HEAD: Final = 565
"""Height in pixels of the head above the halves, with both players and the turn."""
_HALF: Final = LENGTH // 2
_STEP: Final = 10 * rooms.SQUARE + 2 * rooms.OUTER + rooms.LABEL + 8
"""Vertical distance in pixels between the halves."""
HALVES: Final = tuple(
    MazeGrid(
        (NARROW - _HALF * rooms.SQUARE) / 2,
        _HEAD + rooms.LABEL + rooms.OUTER + half * _STEP,
        rooms.SQUARE,
        (half * _HALF, (half + 1) * _HALF),
    )
    for half in (0, 1)
)
TALL: Final = _HEAD + 2 * _STEP
"""Height in pixels of the tall picture."""


@dataclass(frozen=True, slots=True)
class MazePicture:
    """The maze at a moment; ``events`` are those of the last turn, drawn as marks."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        background, shapes, areas = whole_maze(self.seen, self.events, writing)
        shapes += footer(self.seen, writing, FOOTER_BOX, self.events)
        areas.append(Area("table", FOOTER_BOX))
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*background, *shapes), tuple(areas), len(background))


def lit_rooms(seen: Observation, traces_found: Traces) -> Collection[int] | None:
    """Rooms in torchlight, while the others lie in the dusk; None before the first turn."""
    return traces_found.slots if seen.turn_number else None


FOOTER_BOX: Final = Box(18, GRID.box.bottom + rooms.OUTER + 11, ACROSS - 18, DOWN - 8)
"""Box of the footer below the maze."""


def whole_maze(
    seen: Observation,
    events: Sequence[Event],
    writing: Writing,
    grid: MazeGrid = GRID,
    *,
    bare: bool = False,
) -> tuple[Shapes, list[Shape], list[Area]]:
    """The whole maze without anything below it: still shapes, those that change, and the areas of tokens.

    A ``bare`` one has neither coordinates around it nor ways out.
    """
    background = (*rooms.table(Box(0, 0, ACROSS, DOWN)), *rooms.outer_wall(grid, lettered=not bare))
    # Rooms change with nearly every turn, so the cached background is without them.
    traces_found = traces.find_traces(events, seen.places)
    maze = rooms.maze_shapes(seen, grid, lit=lit_rooms(seen, traces_found))
    shapes, areas = moving_parts(
        seen, grid, traces_found, writing, has_letters_below=not bare, has_ways_out=not bare
    )
    return background, [*maze, *shapes], areas


@dataclass(frozen=True, slots=True)
class TallMazePicture:
    """For narrow screens: the score, blue's half of the maze, and yellow's half below it."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, head = self.seen, Box(20, 14, NARROW - 20, _HEAD - 8)
        traces_found = traces.find_traces(self.events, seen.places)
        background: Shapes = rooms.table(Box(0, 0, NARROW, TALL))
        for grid in HALVES:
            background += (
                *rooms.outer_wall(grid, NARROW),
                *rooms.maze_shapes(seen, grid, lit=lit_rooms(seen, traces_found)),
            )
        shapes: list[Shape] = []
        areas: list[Area] = []
        for grid in HALVES:
            drawn, places = moving_parts(seen, grid, traces_found, writing)
            shapes += drawn
            areas += places
        shapes += header(seen, writing, head, self.events)
        areas.append(Area("table", head))
        return Scene(NARROW, TALL, rooms.NIGHT, (*background, *shapes), tuple(areas), len(background))


@dataclass(frozen=True, slots=True)
class PartPicture:
    """The part of the maze around some squares, as large as fits; one of them must be at the upper wall.

    That wall names the rooms. Points and cards are left to the accompanying text.
    """

    seen: Observation
    squares: tuple[str, ...]
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen = self.seen
        top = GRID.top + 14  # its letters are larger
        room = Box(_EDGE, top, ACROSS - _EDGE, DOWN - rooms.OUTER - 6)
        window = panels.crop_grid([SQUARE[name] for name in self.squares], room, is_left=False)
        grid = replace(window, top=top)
        traces_found = traces.find_traces(self.events, seen.places)
        background = (
            *rooms.table(Box(0, 0, ACROSS, DOWN)),
            *rooms.outer_wall(grid, size=panels.BODY),
            *rooms.maze_shapes(seen, grid, lit=traces_found.slots or None, light=masonry.OVERCAST),
        )
        shapes, areas = moving_parts(seen, grid, traces_found, writing)
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*background, *shapes), tuple(areas), len(background))


def moving_parts(
    seen: Observation,
    grid: MazeGrid,
    traces_found: Traces,
    writing: Writing,
    *,
    has_letters_below: bool = False,
    has_ways_out: bool = True,
) -> tuple[list[Shape], list[Area]]:
    """The parts of a grid that change from turn to turn, with the area of each token."""
    decisive = [gate for gate, act in traces_found.gates.items() if act in traces_found.decisive]
    found = [rooms.gate_box(seen, gate, grid) for gate in decisive]
    gates = [
        (box, seen.gates[gate])
        for gate, box in zip(decisive, found, strict=True)
        if box is not None and grid.box.contains(box)
    ]
    fallen = [one.square for one in traces_found.dead]
    hidden = [rooms.chips_box(one.slot, sum(one.backs), grid) for one in seen.rooms if one.id is None]
    gone = {one.character for one in traces_found.exits}
    out = [square for way in traces_found.ways if way.character in gone for square in way.squares]
    out += drawn_traces.beside_exits(traces_found, seen.places)
    plain = rooms.token_places(seen, grid, [*fallen, *out])
    standing = drawn_traces.grown_fighters(traces_found, grid, plain, hidden)
    way_out = shown_way_out(seen) if has_ways_out else None
    boxes = {square: one.box for square, one in standing.items()}
    heads = [pieces.head_box(one.box, one.rise) for one in standing.values() if one.rise > pieces.RISE]
    captions, kept = changed_rooms.room_captions(seen, grid, writing, traces_found, heads)
    shapes: list[Shape] = [
        *(_casts(grid) if seen.phase is Phase.START else rooms.face_down_rooms(seen, grid)),
        *drawn_traces.under_tokens(
            traces_found,
            grid,
            boxes,
            [box for box, _ in gates],
            walls=partial(rooms.wall_shapes, seen, grid, None),
            way_out=way_out,
            has_all_steps=not has_ways_out,
        ),
        *_placing_frame(seen, grid),
        *captions,
        *(rooms.letters_below(grid, kept) if has_letters_below else ()),
    ]
    for square, box in boxes.items():
        shapes += rooms.gear_below(seen, square, grid, box)
    crowd, signs = pieces.tokens_on_squares(seen, standing.values(), writing, kept, captions)
    shapes += crowd
    areas = [
        Area(f"square {square}", grid.square(square) if box == plain[square].box else pieces.tile_box(box))
        for square, box in boxes.items()
    ]
    for own in seen.seats:
        if own.has_team and not seen.turn_number:  # chosen and not shown yet: backs on the marks (5)
            marks = [square_at(0 if own.seat == 0 else LENGTH - 1, y) for y in MARKS]
            for square in marks:
                if square not in standing and grid.shows(square):
                    shapes += token_back(own.seat, grid.square(square).expanded(-_INSET))
    shapes += drawn_traces.over_tokens(
        traces_found,
        grid,
        writing,
        boxes,
        way_out=way_out,
        wounds=pieces.wound_boxes(seen, standing),
        gates=gates,
        hidden=hidden,
        has_all_steps=not has_ways_out,
    )
    return [*shapes, *signs], areas


def _placing_frame(seen: Observation, grid: MazeGrid) -> Iterator[Shape]:
    """A frame around the room to be filled, in the colour of the player who fills it."""
    for seat, _, slot in seen.placing[:1]:
        if grid.box.contains(room := grid.room(slot)):
            yield from changed_rooms.change_frame(room, grid.side * 2, fill=LIVERIES[seat].colour)


_RANKS: Final = (
    (("cleric", "mekanork", "thief", "wizard"), 0.02, 0.5),
    (("wallwalker", "troll", "warrior", "goblin"), 0.4, 0.58),
)
"""Back and front rank while teams are chosen: characters in order towards the enemy, distance of heads from
the upper edge, and height of figures, as shares of the maze's height."""


def _casts(grid: MazeGrid) -> Iterator[Shape]:
    """While teams are chosen: the eight characters of each side on its half of the rooms, face to face."""
    for seat, first in enumerate((0, _HALF)):
        if not (grid.columns[0] <= first and first + _HALF <= grid.columns[1]):
            continue
        left, right = ((1, 0), (0, 1))[seat]
        half = Box.enclosing(
            [grid.square(square_at(first, 0)), grid.square(square_at(first + _HALF - 1, WIDTH - 1))]
        )
        half = half.part(left * grid.side, 0, -right * grid.side - 1, -1)
        yield Plate(half, rooms.NIGHT.with_alpha(_SCENE))
        for kinds, top, high in _RANKS:
            places = half.columns(*(1 for _ in kinds))
            for kind, place in zip(kinds, places if seat == 0 else places[::-1], strict=True):
                drawn = pieces.portrait(BY_NAME[f"{content.COLOURS[seat]}.{kind}"], "full")
                box = Box.from_centre(place.centre, place.width * 1.1, half.height * high)
                box = pieces.fitted_box(drawn, box)
                foot = half.top + half.height * (top + high)
                yield Disc(
                    Box.from_centre((box.centre[0], foot - 8), box.width * 0.8, 40), INK.with_alpha(150)
                )
                yield Sprite(drawn, box.translated(0, foot - box.bottom))
