"""Final picture: the winner's figure in its colour's light, both players' points, and how the maze ended."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate, groupby
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Eliminated, FightEnded, Left, TurnBegan, WandFired
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import (
    acts,
    news,
    panels,
    pieces,
    rooms,
    stages,
)
from k2bot.games.dungeon_twister.pictures.cast import FIGURES, STRIDING, WHOLE, Pose, Window
from k2bot.games.dungeon_twister.pictures.hero_pictures import TREASURE, down
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BRASS, INK, LIVERIES
from k2bot.render import theme
from k2bot.render.layout import label, named, strong
from k2bot.render.scene import Area, Backdrop, Box, Pattern, Plate, Polygon, Scene, Sprite

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes

Source: TypeAlias = Literal["exit", "goblin", "treasure", "elimination"]
Fate: TypeAlias = Literal["out", "dead", "hidden"]
SOURCES: tuple[Source, ...] = ("exit", "goblin", "treasure", "elimination")
FATES: tuple[Fate, ...] = ("out", "dead", "hidden")


@dataclass(frozen=True, slots=True)
class Gain:
    """Points scored at once for one thing."""

    turn: int
    seat: int
    source: Source
    token: int
    """The character that left or was eliminated, or the treasure."""
    points: int

    def is_of(self, event: Event) -> bool:
        """Whether an event of that turn scored it."""
        match event:
            case Left():
                return self.token in {BY_NAME[one] for one in (event.character, event.carried) if one}
            case Eliminated():
                return BY_NAME[event.character] == self.token
        return False


class Hero(NamedTuple):
    """Whom a player is shown by at the end."""

    token: int
    treasure: int | None = None
    """The treasure it brought out."""
    fallen: int | None = None
    """Whom it knocked out."""


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

    def points(self, seat: int, source: Source) -> int:
        """A player's points from one source."""
        return sum(gain.points for gain in self.gains if gain.seat == seat and gain.source == source)

    def hero(self, seat: int) -> Hero:
        """The character a player is shown by: the one that scored last, with what it brought out or beat.

        If none has, the first that isn't wounded, eliminated or never found.
        """
        own = [gain for gain in self.gains if gain.seat == seat]
        left = [gain for gain in own if gain.source in ("exit", "goblin")]
        new = [gain for gain in own if gain.turn == self.seen.number]
        if new and new[-1].source == "elimination" and (victor := self._victor(seat)) is not None:
            return Hero(victor, fallen=new[-1].token)
        if left:
            last = left[-1]
            carried = [gain.token for gain in own[own.index(last) + 1 :][:1] if gain.source == "treasure"]
            return Hero(last.token, *carried)
        team = CHARACTERS_OF[seat]
        standing = (
            one for one in team if fate_of(self.seen, one) is None and not pieces.is_wounded(self.seen, one)
        )
        return Hero(next(standing, team[0]))

    def _victor(self, seat: int) -> int | None:
        """The player's character that won the last turn's last fight, or fired its last shot."""
        for event in reversed(self.last):
            if isinstance(event, WandFired | FightEnded):
                attack, defence = event.sums if isinstance(event, FightEnded) else (1, 0)
                first = event.character if isinstance(event, WandFired) else event.attacker
                victor = BY_NAME[first if attack > defence else event.target]
                return victor if OWNER[victor] == seat else None
        return None

    @property
    def decisive(self) -> int | None:
        """The turn after which the winner was never caught up; None without a winner on points."""
        result = self.seen.result
        if result is None or result[0] is None:
            return None
        winner, score = result[0], [0, 0]
        since: int | None = None
        for turn, gains in groupby(self.gains, key=lambda gain: gain.turn):
            for gain in gains:
                score[gain.seat] += gain.points
            if score[winner] <= score[1 - winner]:
                since = None
            elif since is None:
                since = turn
        return since


def fate_of(seen: Observation, token: int) -> Fate | None:
    """A character's fate; None while it is in the maze."""
    place = seen.at[token]
    if place < SQUARES:
        return None
    return "out" if place in (EXIT, SAFE) else "dead" if place == DEAD else "hidden"


def _gains(events: Iterable[Event]) -> Iterable[Gain]:
    turn = 0
    for event in events:
        match event:
            case TurnBegan():
                turn = event.number
            case Left() if event.points:
                token = BY_NAME[event.character]
                seat = OWNER[token]
                is_treasure = event.carried is not None and KIND[BY_NAME[event.carried]] == "treasure"
                source: Source = "goblin" if KIND[token] == "goblin" else "exit"
                yield Gain(turn, seat, source, token, event.points - is_treasure)
                if is_treasure and event.carried is not None:
                    yield Gain(turn, seat, "treasure", BY_NAME[event.carried], 1)
            case Eliminated():
                token = BY_NAME[event.character]
                yield Gain(turn, 1 - OWNER[token], "elimination", token, 1)


class Moment(NamedTuple):
    """Points scored at once: a character that left, with the treasure it brought out, or one knocked out."""

    gain: Gain
    points: int
    has_treasure: bool
    """Whether the points are for the treasure, too."""
    score: tuple[int, int]
    """Both players' points after it."""


def moments(gains: Iterable[Gain]) -> list[Moment]:
    """All points in order; a treasure counts with the character that brought it out."""
    found: list[Moment] = []
    score = [0, 0]
    for gain in gains:
        score[gain.seat] += gain.points
        last = found[-1] if found else None
        if last and gain.source == "treasure" and (last.gain.turn, last.gain.seat) == (gain.turn, gain.seat):
            points = last.points + gain.points
            found[-1] = Moment(last.gain, points, has_treasure=True, score=(score[0], score[1]))
        else:
            found.append(Moment(gain, gain.points, has_treasure=False, score=(score[0], score[1])))
    return found


_STRIP: Final = 660
"""Top of the row of moments."""
_BAND, _SLANT = 206, 40
"""Height in pixels of the band with the result at its left end, and how much higher its right end is."""
_EDGES: Final = (8, 18)
"""Height of the lines along it, from above."""
_STAGE, _LARGE_STAGE = 500, 640
"""Width in pixels beside the words for the winner's figure; the larger one if no points were scored."""
_SUN: Final = (330, 460)
"""Height of the light behind it, in the same cases."""
_TITLE, _WHY = 128, 46
"""Font sizes of who won, and why."""
_BOARD, _LARGE_BOARD = 350, 500
"""Height in pixels of both players' points, in the same cases."""
_LESS: Final = 20
"""Pixels by which the loser's points are smaller on each side."""
_NAME: Final = 62
"""Font size of a player's name."""
_STRIDE, _JUMP = Window(-30, -125, 130, 190), Window(-30, -42, 130, 190)
"""What is shown of a figure that holds the treasure up, and of one with empty hands."""
_SHOWN: Final = {_STRIDE: 0.8, _JUMP: 0.9}
"""How much of it is above the row of moments."""
_FALLEN: Final = 400
"""Size in pixels of whom the winner knocked out."""
_WIDE, _NARROW = 780, 236
"""Widths in pixels of a moment at most, and up to which its words are below the face."""
_FEW: Final = 4
"""Moments from which their words are below the faces."""
_APART: Final = 12
"""Distance between moments."""
_ROWS: Final = (52, 152, 46, 40, 62)
"""Heights in pixels of a moment's turn, face, name, end and score."""
_EDGE: Final = 16
"""Room in pixels beside a moment's words, on both sides together."""
_LEAST_WORD: Final = 30
"""Font size below which only the sign tells how a moment ended, and the name has two lines."""
_STRUCK: Final = theme.colour("#3B2426")
"""Behind whoever was knocked out."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A finished game as a poster: the winner, the result, and every moment with points in order."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame, winner, told = panels.FRAME, self._winner, moments(self.story.gains)
        stage = frame.part(bottom=_STRIP if told else frame.bottom)
        left, right = self._sides()
        band = stage.part(0, -_BAND)
        head = Box(left, band.top + 20, frame.right - right, band.bottom - 12)
        above = Box(left, 34, head.right, band.top - _SLANT - 24)
        board = Box.around(above.centre, above.width, min(above.height, _BOARD if told else _LARGE_BOARD))
        shapes: list[Shape] = [
            Backdrop(self._light, frame, frame),
            *self._band(band),
            *(self._both(stage) if winner is None else self._hero(winner, stage)),
            *self._head(head, writing),
        ]
        for seat, box in enumerate(board.columns(1, 1, gap=34)):
            shapes += self._player(seat, box, writing)
        areas = [Area("head", head), Area("score", board)]
        if told:
            shapes += self._strip(told, frame.part(0, stage.bottom), writing)
        return Scene(rooms.ACROSS, rooms.DOWN, rooms.NIGHT, tuple(shapes), tuple(areas))

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    @property
    def _stage(self) -> float:
        """Width in pixels beside the words for a figure."""
        return _STAGE if self.story.gains else _LARGE_STAGE

    @property
    def _light(self) -> stages.VictoryStage:
        middle = self._stage / 2 if self._winner == 0 else panels.FRAME.right - self._stage / 2
        return stages.VictoryStage(self._winner, (middle, _SUN[not self.story.gains]))

    def _sides(self) -> tuple[float, float]:
        """Width in pixels left and right of the words: for the winner, who stands there, or for both."""
        if self._winner is None:
            return _STAGE * 0.78, _STAGE * 0.78
        return (self._stage, 50) if self._winner == 0 else (50, self._stage)

    def _band(self, box: Box) -> Iterator[Shape]:
        """The slanted band with the result."""
        ground = BONE if self._winner is None else LIVERIES[self._winner].colour
        for by, fill in zip((0, *accumulate(_EDGES)), (INK, BONE, ground), strict=True):
            left, right = (box.left, box.top + by), (box.right, box.top + by - _SLANT)
            yield Polygon((left, right, (box.right, box.bottom), (box.left, box.bottom)), fill)

    def _head(self, box: Box, writing: Writing) -> Shapes:
        """Who won, and why."""
        seen, winner = self.story.seen, self._winner
        ink, align = (INK, "m") if winner is None else (LIVERIES[winner].letter, "l")
        reason = "goal" if seen.result is None else seen.result[1]
        if winner is None:
            title = writing.text("dungeon-picture-end-draw")
        else:
            title = writing.with_name("dungeon-picture-end-won", winner, box.width, panels.TITLE)
        points = 0 if winner is None else seen.vp[winner]
        goals = seen.setup.goal
        goal = "none" if winner is None or goals[0] == goals[1] else f"{goals[winner]}"
        # words: dungeon-picture-end-*
        why = writing.text(f"dungeon-picture-end-{reason}", turns=seen.number, points=points, goal=goal)
        if last := self._last_gain(writing):
            both = f"{last} \u00b7 {why}"
            is_told = reason == "goal" and goal == "none"  # by the points above and the last moment below
            why = last if is_told and not theme.fits(both, box.width, _WHY, "SemiBold") else both
        upper, lower = box.rows(2.1, 1)
        return (
            strong(title, upper, ink, _TITLE, align),
            label(why, lower, ink, _WHY, "SemiBold", align=align),
        )

    def _last_gain(self, writing: Writing) -> str:
        """How the winner scored last, in a few words; empty if that wasn't in the last turn."""
        story = self.story
        new = [gain for gain in story.gains if gain.seat == self._winner and gain.turn == story.seen.number]
        if not new:
            return ""
        steps = zip(acts.acts(story.last), news.steps(story.seen, story.last, writing), strict=True)
        told = [step for act, step in steps if any(map(new[-1].is_of, act.events))]
        return next((one for one in told[-1].pieces if isinstance(one, str)), "") if told else ""

    def _hero(self, seat: int, stage: Box) -> Shapes:
        """The winner's character in joy, with the treasure it brought out, or before whom it knocked out."""
        hero = self.story.hero(seat)
        window, held = (_JUMP, None) if hero.treasure is None else (_STRIDE, TREASURE)
        shown = _SHOWN[window] if self.story.gains else 1
        high = min((stage.height - 10) / shown, (self._stage - 8) / window.shape)
        top = stage.bottom - high * shown
        middle = self._stage / 2 if seat == 0 else stage.right - self._stage / 2
        pose = Pose(STRIDING[KIND[hero.token]], seat, window, seat == 1, held)
        wide = high * window.shape
        body = Sprite(pose, Box.at(middle - wide / 2, top, wide, high))
        if hero.fallen is None:
            return (body,)
        fallen = down(hero.fallen, 0.1, is_left=OWNER[hero.fallen] == 1)
        return body, Sprite(fallen, Box.around((middle, stage.bottom - 62), _FALLEN))

    def _both(self, stage: Box) -> Iterator[Shape]:
        """Nobody has won: a character of each player, on either side."""
        high, across, shown = _STRIP * 0.84, _STAGE * 0.42, 0.9 if self.story.gains else 1
        for seat, middle in enumerate((across, stage.right - across)):
            pose = Pose(FIGURES[KIND[self.story.hero(seat).token]], seat, WHOLE, seat == 1)
            wide = high * WHOLE.shape
            yield Sprite(pose, Box.at(middle - wide / 2, stage.bottom - high * shown, wide, high))

    def _player(self, seat: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A player's name, points and goal, the winner's with a crown, the loser's smaller."""
        seen, livery, has_won = self.story.seen, LIVERIES[seat], self._winner == seat
        if self._winner is not None and not has_won:
            box = box.grown(-_LESS)
        yield Plate(box.grown(13), INK, 30)
        yield Plate(box.grown(9), BRASS if has_won else BONE, 27)
        yield Plate(box, livery.colour, 20)
        stripes = Polygon(box.part(0, 20, 46, -20).corners, livery.colour)
        yield Pattern(stripes, livery.pattern, livery.second)
        name, rest = box.part(28 if livery.pattern == "plain" else 64, 14, -28).rows(84, box.height - 98)
        if has_won:
            yield from pieces.symbol("crown", name.part(-84, 4, None, -8), livery.letter)
            name = name.part(0, 0, -100)
        yield from named(writing, seat, name, livery.letter, _NAME)
        points, goal = f"{seen.vp[seat]}", f"/{seen.setup.goal[seat]}"
        size = round(min(rest.height * 1.08, rest.width * 0.62))
        small = round(size * 0.4)
        wide = theme.text_width(points, size, "ExtraBold")
        beside = theme.text_width(goal, small, "ExtraBold")
        left = rest.centre[0] - (wide + beside + 12) / 2
        yield strong(points, Box(left, rest.top, left + wide + 2, rest.bottom), livery.letter, size, "l")
        right, low = left + wide + 12, rest.centre[1] + (size - small) * 0.365
        place = Box(right, low - small * 0.5, right + beside + 4, low + small * 0.5)
        yield strong(goal, place, livery.letter, small, "l")

    def _strip(self, told: Sequence[Moment], box: Box, writing: Writing) -> Iterator[Shape]:
        """All moments in order, in the dark."""
        yield Plate(box, rooms.NIGHT if self._winner is None else stages.LIGHTS[self._winner].night)
        yield Plate(box.part(bottom=8), BRASS)
        inner, count = box.part(16, 24, -16, -16), len(told)
        wide = min(_WIDE if count < _FEW else _NARROW, (inner.width + _APART) / count - _APART)
        left = inner.centre[0] - (count * (wide + _APART) - _APART) / 2
        turns = [writing.text("dungeon-film-turn", number=moment.gain.turn) for moment in told]
        if not all(theme.fits(turn, wide - _EDGE, theme.CHANGING) for turn in turns):
            turns[1:] = [f"{moment.gain.turn}" for moment in told[1:]]
        cards = [_Card(moment, turn, writing) for moment, turn in zip(told, turns, strict=True)]
        has_words = wide > _NARROW or all(card.fits(wide) for card in cards)
        for number, card in enumerate(cards, 1):
            place = Box.at(left + (number - 1) * (wide + _APART), inner.top, wide, inner.height)
            rim = (6, BRASS) if number == count else (3, INK)
            yield Plate(place.grown(rim[0]), rim[1], 18)
            yield from card.shapes(place, has_words=has_words)


class _Card(NamedTuple):
    """A moment with the words of a language."""

    moment: Moment
    turn: str
    writing: Writing

    @property
    def _is_out(self) -> bool:
        return self.moment.gain.source != "elimination"

    @property
    def _said(self) -> str:
        """How it ended."""
        return self.writing.text("dungeon-picture-end-out" if self._is_out else "dungeon-picture-end-struck")

    @property
    def _name(self) -> str:
        """Who left or fell."""
        gain = self.moment.gain
        if gain.source == "treasure":
            return self.writing.text("dungeon-kind-treasure")
        return panels.kind(gain.token, self.writing)

    def fits(self, wide: float) -> bool:
        """Whether name and end are legible in a line each."""
        words = (self._name, "ExtraBold"), (self._said, "SemiBold")
        return all(theme.text_width(text, _LEAST_WORD, weight) <= wide - _EDGE for text, weight in words)

    def shapes(self, box: Box, *, has_words: bool) -> Iterator[Shape]:
        """Its turn, who left or fell, the points, and the score after it."""
        gain = self.moment.gain
        livery = LIVERIES[gain.seat]
        head, rest = box.rows(_ROWS[0], box.height - _ROWS[0])
        if box.width > _NARROW:
            art, words = rest.part(right=rest.height * 1.1), rest.part(rest.height * 1.1 + 14, 10, -14, -8)
            name, said, score = words.rows(90, 70, 88)
        else:
            art, name, said, score = rest.rows(*_ROWS[1:])
        yield Plate(box, BONE, 14)
        yield from panels.banner(gain.seat, head)
        yield label(self.turn, head.grown(-6), livery.letter, 40)
        yield from self._face(art)
        size = round(name.height * 0.9)
        if has_words:
            yield label(self._name, name.grown(-4), INK, size, "ExtraBold")
            yield label(self._said, said.grown(-4), INK, round(said.height * 0.9), "SemiBold")
        else:
            first, hyphen, second = self._name.partition("-")
            whole = Box.over((name, said)).grown(-4)
            lines = whole.rows(1, 1) if second else (whole,)
            for word, line in zip((first + hyphen, second), lines, strict=False):
                yield label(word, line, INK, size, "ExtraBold")
        for seat, half in enumerate(score.part(8, 6, -8, -8).columns(1, 1)):
            ends = seat == 0, seat == 1, seat == 1, seat == 0
            yield Plate(half, LIVERIES[seat].colour, 10, corners=ends)
            yield strong(f"{self.moment.score[seat]}", half, LIVERIES[seat].letter, round(half.height * 0.98))

    def _face(self, box: Box) -> Iterator[Shape]:
        """Whose moment it was: in the light with what it brought out, or in the dark with a skull."""
        gain, side = self.moment.gain, box.height
        yield Plate(box, stages.LIGHTS[gain.seat].pale if self._is_out else _STRUCK)
        place = Box.at(box.left + 4, box.top + 4, side - 8)
        if gain.source == "treasure":
            yield pieces.still("treasure", place)
        else:
            yield from pieces.tiled(gain.token, place)
        medal = min(side * 0.56, 104, box.width * 0.46)
        corner = Box.at(box.right - medal - 6, box.top + 6, medal)
        yield from panels.medal(self.moment.points, corner)
        sign = Box.at(box.right - medal * 0.84 - 6, box.bottom - medal * 0.84 - 4, medal * 0.84)
        if not self._is_out:
            yield from pieces.badge(sign.centre, sign.width, "skull", BLOOD)
        elif self.moment.has_treasure:
            yield pieces.still("treasure", sign)
