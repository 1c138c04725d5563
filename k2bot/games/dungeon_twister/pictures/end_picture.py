"""Final picture: the winner's figure in its colour's light, both players' points, and how they came about."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, groupby
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND, OWNER, ROOM_IDS, ROOMS
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    Event,
    FightEnded,
    Left,
    TurnBegan,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import masonry, news, panels, pieces, rooms, stages
from k2bot.games.dungeon_twister.pictures.cast import FIGURES, STRIDING, WHOLE, Pose, Window
from k2bot.games.dungeon_twister.pictures.hero_pictures import TREASURE, fallen_pose
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BONE_SHADE,
    BRASS,
    GREEN,
    GROUNDS,
    INK,
    LIVERIES,
)
from k2bot.render import theme
from k2bot.render.layout import Writing, player_name, strong_text, text_in_box
from k2bot.render.scene import (
    Area,
    Backdrop,
    Box,
    Disc,
    Pattern,
    Plate,
    Polygon,
    Scene,
    Shape,
    Shapes,
    Sprite,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation

Source: TypeAlias = Literal["exit", "goblin", "treasure", "elimination"]
Fate: TypeAlias = Literal["out", "dead", "hidden"]
SOURCES: tuple[Source, ...] = ("exit", "goblin", "treasure", "elimination")
FATES: tuple[Fate, ...] = ("out", "dead", "hidden")


@dataclass(frozen=True, slots=True)
class Gain:
    """Points scored at once: for a character that left, perhaps with a treasure, or was eliminated."""

    turn: int
    seat: int
    source: Source
    """Source of the points, apart from the treasure."""
    token: int
    points: int
    """Points, including those for the treasure."""
    treasure: int | None = None
    by: int | None = None
    """Character that knocked it out, in a fight or with the wand."""


class Hero(NamedTuple):
    """The character that represents a player at the end."""

    token: int
    treasure: int | None = None
    """The treasure it brought out."""
    fallen: int | None = None
    """Character it knocked out."""


@dataclass(frozen=True, slots=True)
class Story:
    """Data of the final picture: the final state, every gain in order, and tokens never revealed."""

    seen: Observation
    """The final state as a spectator sees it."""
    gains: tuple[Gain, ...]
    hidden: tuple[tuple[int, int], ...] = ()
    """Tokens still face down, with their slots."""
    last: tuple[Event, ...] = ()
    """Events of the last turn."""

    @staticmethod
    def of(seen: Observation, events: Iterable[Event], hidden: Iterable[tuple[int, int]] = ()) -> Story:
        """Build the story from a game's events."""
        known = tuple(events)
        begun = (place for place, one in enumerate(known) if isinstance(one, TurnBegan))
        return Story(seen, tuple(_gains(known)), tuple(sorted(hidden)), known[max(begun, default=0) :])

    @property
    def winner(self) -> int | None:
        """The seat that has won; None for a draw."""
        return None if self.seen.result is None else self.seen.result[0]

    def points(self, seat: int, source: Source) -> int:
        """A player's points from one source."""
        own = [gain for gain in self.gains if gain.seat == seat]
        if source == "treasure":
            return sum(gain.treasure is not None for gain in own)
        return sum(gain.points - (gain.treasure is not None) for gain in own if gain.source == source)

    def hero(self, seat: int) -> Hero:
        """The character that represents a player: the last to score, with what it brought out or beat.

        If none scored, the first that isn't wounded, eliminated or never found.
        """
        own = [gain for gain in self.gains if gain.seat == seat]
        if own and own[-1].turn == self.seen.turn_number and own[-1].source == "elimination":
            victor = self._victor(seat)
            if victor is not None:
                return Hero(victor, fallen=own[-1].token)
        left = [gain for gain in own if gain.source != "elimination"]
        if left:
            return Hero(left[-1].token, left[-1].treasure)
        team = CHARACTERS_OF[seat]
        standing = (
            one for one in team if fate_of(self.seen, one) is None and not pieces.is_wounded(self.seen, one)
        )
        return Hero(next(standing, team[0]))

    def _victor(self, seat: int) -> int | None:
        """The player's character that won the last turn's last fight, or fired its last shot."""
        for event in reversed(self.last):
            if isinstance(event, WandFired | FightEnded):
                victor = _winner_of(event)
                return victor if OWNER[victor] == seat else None
        return None

    @property
    def decisive_turn(self) -> int | None:
        """The turn after which the winner was never caught up; None without a winner on points."""
        result = self.seen.result
        if result is None or result[0] is None:
            return None
        winner, score = result[0], [0, 0]
        first: int | None = None
        for turn, gains in groupby(self.gains, key=lambda gain: gain.turn):
            for gain in gains:
                score[gain.seat] += gain.points
            if score[winner] <= score[1 - winner]:
                first = None
            elif first is None:
                first = turn
        return first


def fate_of(seen: Observation, token: int) -> Fate | None:
    """A character's fate; None while it is in the maze."""
    place = seen.places[token]
    if place < SQUARES:
        return None
    return "out" if place in (EXIT, SAFE) else "dead" if place == DEAD else "hidden"


def _winner_of(event: WandFired | FightEnded) -> int:
    """Character that won a fight, which mustn't be a tie, or fired the wand."""
    if isinstance(event, WandFired):
        return BY_NAME[event.character]
    attack, defence = event.sums
    return BY_NAME[event.attacker if attack > defence else event.target]


def _gains(events: Iterable[Event]) -> Iterator[Gain]:
    turn, struck = 0, None
    for event in events:
        match event:
            case TurnBegan():
                turn, struck = event.number, None
            case WandFired() | FightEnded():
                struck = _winner_of(event)
            case Left() if event.points:
                token = BY_NAME[event.character]
                source: Source = "goblin" if KIND[token] == "goblin" else "exit"
                treasure = None if event.carried is None else BY_NAME[event.carried]
                if treasure is not None and KIND[treasure] != "treasure":
                    treasure = None
                yield Gain(turn, OWNER[token], source, token, event.points, treasure)
            case Eliminated():
                token = BY_NAME[event.character]
                striker = struck if event.cause in _STRUCK_BY else None
                yield Gain(turn, 1 - OWNER[token], "elimination", token, 1, by=striker)


_STRUCK_BY: Final = ("fight", "wand")
"""Causes in which somebody strikes; falls into pits and losses of carriers have no striker."""


_STRIP: Final = 580
"""Top of the row of moments."""
_BAND, _SLANT = 186, 40
"""Height in pixels of the band with the result at its left end, and how much higher its right end is."""
_EDGES: Final = (8, 18)
"""Height of the lines along it, from above."""
_STAGE, _STAGES = 500, 390
"""Width in pixels beside the words for the winner's figure, and in a draw on either side."""
_BEYOND: Final = 30
"""Pixels by which a figure's drawing is wider than its place in a draw: its sides are empty."""
_TITLE, _REASON = 128, 54
"""Font sizes of the result, and of its reason."""
_BOARD: Final = 0.53
"""Greatest height of both players' points, as a share of the part above the moments."""
_LESS: Final = 20
"""Pixels by which the loser's points are smaller on each side."""
_NAME: Final = 62
"""Font size of a player's name."""
_TAG: Final = 64
"""Height in pixels of the plate on the player who reached the goal."""
_STRIDE, _JUMP = Window(-30, -125, 130, 190), Window(-30, -42, 130, 190)
"""Visible part of a figure that holds the treasure up, and of one with empty hands."""
_VISIBLE: Final = 0.86
"""Share of that part above the row of moments."""
_FALLEN: Final = 310
"""Size in pixels of the character that the winner knocked out."""
_CARD_GAP: Final = 6
"""Distance in pixels between moments."""
_BROAD: Final = 500
"""Width in pixels from which a moment's face is beside its words instead of above them."""
_ROWS: Final = 46, 164, 142, 78
"""Heights in pixels of a moment's turn, face, words and score."""
_MOST, _TOGETHER = 6, 1.3
"""Greatest number of cards: the first of more moments share one; and its width relative to the others."""
_FACE: Final = 0.6
"""Greatest size of a face on a card, relative to the width for it and its signs."""
_SCORE, _UNCHANGED, _COLON = 440, 0.3, 46
"""Greatest width in pixels of a score, share of its height by which an unchanged half is smaller, and width
of the colon between both."""
_ESCAPE_GROUND: Final = GREEN.mixed(INK, 0.45)
"""Ground of the sign of an escape."""
_MARGIN: Final = 8
"""Pixels between a moment's name and the edges of its card, if it isn't cut for that."""
_LEAST_WHO, _LEAST_BY = 34, 37
"""Least font size of a name with a hyphen on one line, and of the line that names the striker."""
_LINES, _LINE = 3, 1.1
"""Most lines of a moment's name and the words below it, and height of one relative to its font size."""
_STRUCK: Final = theme.parse_colour("#3B2426")
"""Background of characters that were knocked out."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A finished game as a poster: the winner, the result, and every moment with points in order."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame, winner = panels.FRAME, self.story.winner
        stage = frame.part(bottom=_STRIP)
        left, right = (_STAGES, _STAGES) if winner is None else (50, _STAGE) if winner else (_STAGE, 50)
        middle = (right if winner else left) / 2
        band = stage.part(0, -_BAND)
        head = Box(left, band.top + 8, frame.right - right, band.bottom - 6)
        upper = Box(left, 34, head.right, band.top - _SLANT - 24)
        board = Box.from_centre(upper.centre, upper.width, min(upper.height, _BOARD * stage.height))
        sun = frame.right - middle if winner else middle, stage.height / 2
        shapes: list[Shape] = [
            Backdrop(stages.VictoryStage(winner, sun), frame, frame),
            *self._band(band),
            *self._figures(stage, middle),
            *self._head(head, writing),
        ]
        for seat, box in enumerate(board.columns(1, 1, gap=34)):
            shapes += self._player(seat, box, writing)
        shapes += self._strip(frame.part(0, _STRIP), writing)
        areas = Area("head", head), Area("score", board)
        return Scene(rooms.ACROSS, rooms.DOWN, rooms.NIGHT, tuple(shapes), areas)

    def _band(self, box: Box) -> Iterator[Shape]:
        """The slanted band with the result."""
        ground = BONE if self.story.winner is None else LIVERIES[self.story.winner].colour
        for offset, fill in zip((0, *accumulate(_EDGES)), (INK, BONE, ground), strict=True):
            left, right = (box.left, box.top + offset), (box.right, box.top + offset - _SLANT)
            yield Polygon((left, right, (box.right, box.bottom), (box.left, box.bottom)), fill)

    def _head(self, box: Box, writing: Writing) -> Shapes:
        """The result, and its reason."""
        seen, winner = self.story.seen, self.story.winner
        reason = "goal" if seen.result is None else seen.result[1]
        title, ink, align = writing.text("dungeon-picture-end-draw"), INK, "m"
        if winner is not None:
            title = writing.with_name("dungeon-picture-end-won", winner, box.width, panels.TITLE)
            ink, align = LIVERIES[winner].letter, "l"
        goals = seen.setup.goal
        if reason == "goal" and winner is not None and goals[winner] >= goals[1 - winner]:
            own = [gain for gain in self.story.gains if gain.seat == winner]
            reason_text = _gains_text([gain for gain in own if gain.turn == own[-1].turn], writing)
        else:
            # words: dungeon-picture-end-*
            reason_text = writing.text(
                f"dungeon-picture-end-{reason}",
                turns=seen.turn_number,
                goal=min(goals),
                name="" if winner is None else writing.name(1 - winner),
            )
        upper, lower = box.rows(2.1, 1)
        return (
            strong_text(title, upper, ink, _TITLE, align),
            text_in_box(reason_text, lower, ink, _REASON, "SemiBold", align=align),
        )

    def _figures(self, stage: Box, middle: float) -> Iterator[Shape]:
        """The winner's character in joy, with the treasure or the one it beat; in a draw, one of each side.

        ``middle`` is their distance in pixels from their edge.
        """
        for seat, x in enumerate((middle, stage.right - middle)):
            if self.story.winner not in {seat, None}:
                continue
            hero, figures, window = self.story.hero(seat), FIGURES, WHOLE
            load = TREASURE if hero.treasure is not None and self.story.winner is not None else None
            if self.story.winner is not None:
                figures, window = STRIDING, _STRIDE if load else _JUMP
            visible = 1 if self.story.winner is None else _VISIBLE
            room = 2 * middle + (_BEYOND if self.story.winner is None else -8)
            high = min((stage.height - 10) / visible, room / window.shape)
            top, wide = stage.bottom - high * visible, high * window.shape
            pose = Pose(figures[KIND[hero.token]], seat, window, seat == 1, load)
            left = min(max(0, x - wide / 2), stage.right - wide)
            yield Sprite(pose, Box.from_corner(left, top, wide, high))
            if hero.fallen is not None and self.story.winner is not None:
                fallen = fallen_pose(hero.fallen, 0.1, looks_left=OWNER[hero.fallen] == 1)
                yield Sprite(fallen, Box.from_centre((x, stage.bottom - 74), _FALLEN))

    def _player(self, seat: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A player's name, points and goal, the winner's with a crown, the loser's smaller."""
        seen, livery, has_won = self.story.seen, LIVERIES[seat], self.story.winner == seat
        if self.story.winner == 1 - seat:
            box = box.expanded(-_LESS)
        yield Plate(box.expanded(13), INK, 30)
        yield Plate(box.expanded(9), BRASS if has_won else BONE, 27)
        yield Plate(box, livery.colour, 20)
        stripes = Polygon(box.part(0, 20, 46, -20).corners, livery.colour)
        yield Pattern(stripes, livery.pattern, livery.second)
        name, rest = box.part(28 if livery.pattern == "plain" else 64, 14, -28).rows(84, box.height - 98)
        if has_won:
            yield from pieces.symbol("crown", name.part(-84, 4, None, -8), livery.letter)
            name = name.part(0, 0, -100)
        yield from player_name(writing, seat, name, livery.letter, _NAME)
        is_tagged = has_won and seen.result is not None and seen.result[1] == "goal"
        rest = rest.part(bottom=-_TAG / 2) if is_tagged else rest
        points, goal = rest.part(right=rest.width * 0.56), rest.part(rest.width * 0.58)
        size = round(min(rest.height * 1.08, rest.width * 0.62))
        low = goal.part(0, rest.height / 2 + size * 0.06, bottom=rest.height / 2 + size * 0.365)
        yield strong_text(f"{seen.vp[seat]}", points, livery.letter, size, "r")
        yield strong_text(f"/{seen.setup.goal[seat]}", low, livery.letter, round(size * 0.4), "l")
        if is_tagged:
            text = writing.text("dungeon-picture-end-reached")
            wide = min(theme.text_width(text, panels.BODY, "ExtraBold") + 48, box.width - 40)
            tag = Box.from_centre((box.centre[0], box.bottom - 6), wide, _TAG)
            yield Plate(tag.expanded(4), INK, 20)
            yield Plate(tag, panels.LIT, 17)
            yield strong_text(text, tag.expanded(-8), INK, panels.BODY)

    def _strip(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """All moments in order, in the dark; without any, what was found of the maze and both teams."""
        gains, winner = self.story.gains, self.story.winner
        yield Plate(box, rooms.NIGHT if winner is None else stages.LIGHTS[winner].night)
        yield Plate(box.part(bottom=8), BRASS)
        if not gains:
            seen, places = self.story.seen, box.part(8, 24, -8, -16).columns(1.16, 1, 1.16, gap=_CARD_GAP + 6)
            for place in places:
                yield Plate(place.expanded(3), INK, 18)
            yield from _team(seen, 0, places[0], writing)
            yield from _rooms(seen, places[1], writing)
            yield from _team(seen, 1, places[2], writing)
            return
        first = len(gains) - _MOST + 1 if len(gains) > _MOST else 0
        told = [*([gains[:first]] if first else []), *((gain,) for gain in gains[first:])]
        shares = (_TOGETHER if cards[1:] else 1 for cards in told)
        places, score = box.part(8, 24, -8, -16).columns(*shares, gap=_CARD_GAP), [0, 0]
        for cards, place in zip(told, places, strict=True):
            for gain in cards:
                score[gain.seat] += gain.points
            rim = (8, panels.LIT) if gain is gains[-1] else (3, INK)
            yield Plate(place.expanded(rim[0]), rim[1], 18)
            yield from _card(cards, (score[0], score[1]), place, writing)


def _gains_text(gains: Sequence[Gain], writing: Writing) -> str:
    """Sentence on a player's characters that left and those that they knocked out, with all points for it.

    Most points come first; of equals the last.
    """
    feats: dict[news.ScoredDeed, list[str]] = {}
    for gain in sorted(gains, key=lambda gain: (-gain.points, -gains.index(gain))):
        if gain.source == "elimination":
            feat = news.ScoredDeed("dead", "none" if gain.by is None else panels.kind_name(gain.by, writing))
        else:
            feat = news.ScoredDeed("out" if gain.treasure is None else "carrying")
        feats.setdefault(feat, []).append(panels.kind_name(gain.token, writing))
    return news.scored(feats, sum(gain.points for gain in gains), "none", writing)


def _card(gains: Sequence[Gain], score: tuple[int, int], box: Box, writing: Writing) -> Iterator[Shape]:
    """Card of a moment: turn, character, points, and the score after it; or the sums of the first ones."""
    gain, is_one, is_broad = gains[-1], not gains[1:], box.width >= _BROAD
    head, art, body, points = box.rows(*_ROWS)
    yield Plate(box, BONE, 14)
    yield from panels.banner(gain.seat, head) if is_one else (Plate(head, INK, 14),)
    turns = writing.text("dungeon-picture-end-turns", first=gains[0].turn, last=gain.turn)
    turn = writing.text("dungeon-film-turn", number=gain.turn) if is_one else turns
    yield text_in_box(turn, head.expanded(-3), LIVERIES[gain.seat].letter if is_one else BONE, 40)
    if not is_one:
        sides = [own for seat in (0, 1) if (own := [one for one in gains if one.seat == seat])]
        rows = Box(box.left, art.top, box.right, box.bottom).expanded(-3).rows(*(1 for _ in sides))
        for own, row in zip(sides, rows, strict=True):
            yield from _together(own, row.expanded(-3), writing)
        return
    yield from _score(score, gain.seat, points)
    if is_broad:
        art, body = Box(box.left, art.top, box.right, body.bottom).columns(1, 1)
    yield from _scene(gain, art)
    yield from _words(gain, body, writing, is_broad=is_broad)


def _team(seen: Observation, seat: int, box: Box, writing: Writing) -> Iterator[Shape]:
    """Card of a team: who is in the maze, and face down whoever was never found."""
    team = CHARACTERS_OF[seat]
    fates = [fate_of(seen, one) for one in team]
    head, body = box.rows(_ROWS[0], sum(_ROWS[1:]))
    yield Plate(box, BONE, 14)
    yield from panels.banner(seat, head)
    text = writing.text("dungeon-picture-end-team", count=fates.count(None))
    yield text_in_box(text, head.expanded(-3), LIVERIES[seat].letter, 40)
    tiles = [tile for row in body.expanded(-4).rows(1, 1) for tile in row.columns(*(1 for _ in team[::2]))]
    for token, fate, tile in zip(team, fates, tiles, strict=True):
        if fate is None:
            yield Plate(tile.expanded(-3), stages.LIGHTS[seat].pale, 10)
            face, is_hurt = tile.expanded(-8).inscribed_square, pieces.is_wounded(seen, token)
            yield from pieces.single_character(token, face, wounded=is_hurt)
        elif fate == "hidden":
            yield Plate(tile.expanded(-3), BONE_SHADE, 10)
            yield from pieces.token_back(seat, tile.inscribed_square.expanded(-26), asleep=True)


def rooms_revealed(seen: Observation, writing: Writing) -> str:
    """How many rooms were revealed."""
    count = sum(room.id is not None for room in seen.rooms)
    return writing.text("dungeon-picture-end-rooms", count=count, total=len(seen.rooms))


def _rooms(seen: Observation, box: Box, writing: Writing) -> Iterator[Shape]:
    """Card of the rooms in their places: how many were revealed, and which."""
    head, body = box.rows(_ROWS[0], sum(_ROWS[1:]))
    yield Plate(box, BONE, 14)
    yield Plate(head, INK, 14)
    yield text_in_box(rooms_revealed(seen, writing), head.expanded(-3), BONE, 40)
    tiles = [tile for row in body.expanded(-8).rows(1, 1) for tile in row.columns(1, 1, 1, 1)]
    for room, tile in zip(seen.rooms, tiles, strict=True):
        lid = tile.inscribed_square.expanded(-8)
        floor = (
            masonry.SLAB if room.id is None else masonry.FLAGSTONES[ROOMS[ROOM_IDS.index(room.id)].pair - 1]
        )
        yield Plate(lid.expanded(4), INK, 16)
        yield Plate(lid, floor, 12)
        if room.id is None:
            yield from pieces.symbol("hidden", lid.expanded(-lid.width * 0.24), rooms.LETTER)
        else:
            for reach, fill in ((0.37, INK), (0.33, BRASS)):
                yield Polygon(
                    tuple(masonry.gear_teeth(lid.centre, lid.width * reach, masonry.COG_TEETH)), fill
                )
            yield Disc(Box.from_centre(lid.centre, lid.width * 0.24), INK)


def _score(score: tuple[int, int], scorer: int, box: Box) -> Iterator[Shape]:
    """The score after a moment; the half of its ``scorer`` is larger, and in their colour."""
    place = Box.from_centre(box.centre, min(box.width, _SCORE), box.height)
    sides = place.part(8, 2, -8, -8).columns(1, 1, gap=_COLON)
    yield strong_text(":", Box(sides[0].right, box.top, sides[1].left, box.bottom), INK, 64)
    for seat, side in enumerate(sides):
        has_scored, livery = seat == scorer, LIVERIES[seat]
        half = side if has_scored else side.expanded(-side.height * _UNCHANGED / 2)
        yield pieces.slab(seat, half, livery.colour if has_scored else GROUNDS[seat], 12)
        ink = livery.letter if has_scored else INK
        yield strong_text(f"{score[seat]}", half.expanded(2), ink, round(half.height * 1.06))


def _together(gains: Sequence[Gain], box: Box, writing: Writing) -> Iterator[Shape]:
    """A player's points from the first moments, on their colour, above the sign of each."""
    livery, (points, signs) = LIVERIES[gains[0].seat], box.expanded(-12).rows(1, 1.1)
    yield pieces.slab(gains[0].seat, box, livery.colour, 14)
    text = writing.text("dungeon-picture-gained", count=sum(gain.points for gain in gains))
    yield text_in_box(text, points, livery.letter, 58, "ExtraBold")
    side = min(signs.height, signs.width / len(gains))
    row = Box.from_centre(signs.centre, side * len(gains), side)
    for gain, place in zip(gains, row.columns(*(1 for _ in gains)), strict=True):
        yield from _sign(gain, place.expanded(-2))


def _scene(gain: Gain, box: Box) -> Iterator[Shape]:
    """The character that left or fell, and beside it the points, and a sign for how they came about."""
    yield Plate(box, _STRUCK if gain.source == "elimination" else stages.LIGHTS[gain.seat].pale)
    face = min(box.height - 8, box.width * _FACE)
    yield from pieces.single_character(gain.token, Box.from_corner(box.left + 4, box.bottom - face - 4, face))
    rest = box.part(face + 8, 6, -8, -6)
    upper, lower = rest.rows(1.15, 1)
    yield from panels.medal(gain.points, upper.inscribed_square)
    yield from _sign(gain, lower.inscribed_square.expanded(-2))


def _sign(gain: Gain, box: Box) -> Shapes:
    """Sign that somebody fell, left, or carried out a treasure."""
    if gain.source == "elimination":
        return pieces.badge(box.centre, box.width, "skull", BLOOD)
    if gain.treasure is not None:
        return (pieces.object_sprite("treasure", box),)
    return pieces.badge(box.centre, box.width, "door", _ESCAPE_GROUND)


def _words(gain: Gain, box: Box, writing: Writing, *, is_broad: bool) -> Iterator[Shape]:
    """Name of the character that left or fell, and below it how."""
    kind, inner = panels.kind_name(gain.token, writing), box.part(_MARGIN, 0, -_MARGIN)
    is_whole = theme.fits(kind, inner.width, _LEAST_WHO, "ExtraBold")
    lines = [kind] if is_whole else kind.replace("-", "-\n").split("\n")
    words = _gain_lines(gain, box.width - _MARGIN, _LINES - len(lines), writing)
    large, small = (64, 48) if is_broad else (44, 40)
    sizes = [large] * len(lines) + [small] * len(words)
    room = Box.from_centre(box.centre, box.width, min(box.height, sum(sizes) * _LINE))
    places = room.rows(*sizes)
    for line, place in zip(lines, places, strict=False):
        is_clear = theme.fits(line, inner.width, theme.LEAST_TEXT, "ExtraBold")
        yield text_in_box(
            line, place.part(_MARGIN, 0, -_MARGIN) if is_clear else place, INK, large, "ExtraBold"
        )
    for line, place in zip(words, places[len(lines) :], strict=True):
        yield text_in_box(line, place.part(_MARGIN / 2, 0, -_MARGIN / 2), INK, small, "SemiBold")


def _gain_lines(gain: Gain, width: float, most: int, writing: Writing) -> list[str]:
    """Lines below a moment's name, at most ``most``: how it ended, with what or by whom.

    If only the last fits, how it ended is left to the sign; if that doesn't, the striker is in letters.
    """
    is_out = gain.source != "elimination"
    first = writing.text("dungeon-picture-end-out" if is_out else "dungeon-picture-end-struck")
    more = [] if gain.treasure is None else [writing.text("dungeon-picture-end-treasure")]
    ways = [[first, *more], more or [first]]
    if gain.by is not None:
        by, letters = (
            writing.text("dungeon-picture-end-by", name=name(gain.by, writing))
            for name in (panels.kind_name, pieces.token_letters)
        )
        ways = [[first, by], [by], [letters]]
    least = theme.SMALL if gain.by is None else _LEAST_BY
    for way in ways:
        spaced = (text.replace("-", "- ") for text in way)
        lines = [line for text in spaced for line in theme.break_lines(text, width, least, "SemiBold", most)]
        lines = [line.replace("- ", "-") for line in lines]
        is_short = len(lines) <= most and (len(lines) == len(way) or not way[1:])
        sized = ((line, least if " " in line else theme.CONSTANT_TEXT) for line in lines)
        if is_short and all(theme.fits(line, width, size, "SemiBold") for line, size in sized):
            return lines
    return []
