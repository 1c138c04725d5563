"""The film of a game: a title, the maze turn by turn with captions and the score, then the final picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import BY_NAME, COLOURS
from k2bot.games.dungeon_twister.pictures import masonry, panels, pieces, plates, rooms
from k2bot.games.dungeon_twister.pictures.hero_pictures import Poster
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID, in_full
from k2bot.games.dungeon_twister.pictures.palette import BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN
from k2bot.render import theme
from k2bot.render.layout import label, named, strong
from k2bot.render.scene import Area, Backdrop, Box, Plate, Scene, Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.end_picture import EndPicture
    from k2bot.games.dungeon_twister.pictures.hero_pictures import HeroPicture
    from k2bot.render.layout import Title, Writing
    from k2bot.render.painting.animation import Frame
    from k2bot.render.scene import Shape


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a caption, with the characters it's about."""

    tokens: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Shot:
    """The maze after a turn or a part of it; ``events`` are those its caption tells, drawn as arrows."""

    seen: Observation
    events: tuple[Event, ...]
    rows: tuple[Row, ...]
    turn: str
    seat: int
    """The seat whose turn it is."""
    milliseconds: int
    great: bool = False
    """Whether it tells of points or has a hero picture."""
    hero: HeroPicture | None = None
    """The hero picture shown instead of the maze; the caption is its sentence."""


@dataclass(frozen=True, slots=True)
class Reel:
    """Everything a film shows, in order."""

    writing: Writing
    title: Title
    shots: tuple[Shot, ...]
    closing: EndPicture | None = None
    """None while the game is in progress."""
    closes: int = 0
    """Duration of the last frame in milliseconds."""

    def frames(self) -> Iterator[Frame]:
        """The frames, each composed once it's drawn, and for how many milliseconds it's shown."""
        yield partial(opening, self), self.title.milliseconds
        before = (0, 0)
        for shot in self.shots:
            yield partial(frame, shot, before, self.writing), shot.milliseconds
            before = before if shot.hero else shot.seen.vp
        if self.closing is not None:
            yield partial(self.closing.scene, self.writing), self.closes


# --------------------------------------------------------------------------------------- below the maze

_GRID: Final = replace(GRID, top=rooms.OUTER + 8)
"""The maze, without coordinates: captions never name squares."""
_BELOW: Final = Box(18, _GRID.box.bottom + rooms.OUTER + 22, ACROSS - 18, DOWN - 16)
_SCORE: Final = 350
"""Width in pixels of a player's score."""
_LEAST_LINE: Final = 56
"""Font size below which a single row of a caption is set on two lines."""
_TURN: Final = 50
"""Height in pixels of the line that names the turn."""
_BUST: Final = 76
"""Maximum width in pixels of a character in a caption."""


def frame(shot: Shot, before: tuple[int, int], writing: Writing) -> Scene:
    """The maze with the caption below it, between both scores; ``before`` are the points before the frame.

    A hero picture takes the place of maze and caption.
    """
    if shot.hero is not None:
        return Poster(shot.hero, shot.seen.vp, shot.seen.setup.goal).scene(writing)
    still, shapes, areas = in_full(shot.seen, shot.events, writing, _GRID, lettered=False)
    left, right = _BELOW.part(right=_SCORE), _BELOW.part(-_SCORE)
    middle = _BELOW.part(_SCORE + 28, 0, -_SCORE - 28)
    for seat, box in enumerate((left, right)):
        gained = shot.seen.vp[seat] - before[seat]
        shapes += plates.brief(
            shot.seen, writing, seat, box, is_lit=shot.seat == seat, gained=gained, has_cards=False
        )
    shapes += _caption(shot, middle, writing)
    areas += [Area("score", left), Area("score", right), Area("caption", middle)]
    return Scene(ACROSS, DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


def _caption(shot: Shot, box: Box, writing: Writing) -> Iterator[Shape]:
    """The turn, and below it rows with the characters they're about, as large as fits."""
    head = box.part(bottom=_TURN)
    who = f" · {writing.name(shot.seat)}"
    yield label(f"{shot.turn}{who}", head, BONE_SHADE, 44, align="l", least=theme.CHANGING)
    rest = box._replace(top=head.bottom)
    high = min(rest.height / len(shot.rows), 106 if shot.rows[1:] else 140)
    top = rest.top + (rest.height - high * len(shot.rows)) / 2
    size = min(66, round(high * 0.8))
    for row in shot.rows if shot.rows[1:] else ():
        beside = rest.width - len(row.tokens) * (min(_BUST * 1.3, high - 2) + 6) - 12
        size = min(size, theme.fitted(row.text, beside, size, "ExtraBold", 34)[1])
    for number, row in enumerate(shot.rows):
        line = Box.at(rest.left, top + number * high, rest.width, high)
        side = min(_BUST * 1.3, high - 2)
        for place, token in enumerate(row.tokens):
            bust = Box.at(line.left + place * (side + 6), line.centre[1] - side / 2, side)
            yield from pieces.tiled(token, bust)
        left = line.left + len(row.tokens) * (side + 6) + 12
        words = line._replace(left=left)
        if shot.rows[1:] or theme.text_width(row.text, _LEAST_LINE, "ExtraBold") <= words.width:
            yield strong(row.text, words, BONE, size, "l", least=34)
        else:
            yield from panels.said(row.text, words, BONE, size, "ExtraBold")


# ------------------------------------------------------------------------------------------- the title

_CAST: Final = (
    ("goblin", "warrior", "wizard", "troll"),
    ("thief", "cleric", "wallwalker", "mekanork"),
)
"""Figures on the title, by seat from the middle outwards."""
_STONE: Final = ACROSS // 10
"""Size in pixels of the title's squares: two face-down rooms fill its width."""
_FLOOR: Final = 800
"""Top in pixels of the floor on which the figures stand."""


def opening(reel: Reel) -> Scene:
    """Title card: the name of the game above both sides, face to face before locked rooms."""
    title = reel.title
    head, words = Box(60, 40, ACROSS - 60, 218), Box(60, 958, ACROSS - 60, 1040)
    names = Box(60, _FLOOR + 34, ACROSS - 60, 946)
    shapes: list[Shape] = [*rooms.table(Box(0, 0, ACROSS, DOWN))]
    for slot in (0, 1):
        stone = Box.at(slot * ACROSS / 2, 0, ACROSS / 2, _FLOOR)
        shapes.append(Backdrop(masonry.BackStone(slot, _STONE), stone, stone.moved(-stone.left, 0)))
    shapes += [
        Plate(Box(0, 0, ACROSS, head.bottom + 28), INK.at(215)),
        Plate(Box(0, head.bottom + 28, ACROSS, head.bottom + 36), BRASS),
        Plate(Box(0, _FLOOR, ACROSS, DOWN), INK),
        Plate(Box(0, _FLOOR, ACROSS, _FLOOR + 8), BRASS),
        strong(title.headline.upper(), head, BONE, 176, least=60),
    ]
    for seat, kinds in enumerate(_CAST):
        for place, kind in reversed(list(enumerate(kinds))):
            drawn = pieces.portrait(BY_NAME[f"{COLOURS[seat]}.{kind}"], "full")
            high = 540 - place * 26
            x = ACROSS / 2 + (1 if seat else -1) * (120 + place * 174)
            shapes.append(Sprite(drawn, Box.around((x, _FLOOR + 14 - high / 2), high * drawn.shape, high)))
    for seat, side in enumerate(names.columns(1, 1, gap=60)):
        shapes += panels.banner(seat, side)
        shapes += named(reel.writing, seat, side.part(60, 0, -40), LIVERIES[seat].letter, 72)
    told = " · ".join(part for part in (title.detail, title.day) if part)
    shapes.append(label(told, words, BONE, 54, "SemiBold", least=theme.CHANGING))
    return Scene(ACROSS, DOWN, rooms.NIGHT, tuple(shapes), (Area("title", head), Area("players", names)))
