"""Final picture: the winner's figure in its colour's light, both players' points, and how the maze ended."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Eliminated, FightEnded, Left, TurnBegan, WandFired
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SQUARES
from k2bot.games.dungeon_twister.pictures import (
    acts,
    drawn_traces,
    news,
    panels,
    pieces,
    rooms,
    stages,
    traces,
)
from k2bot.games.dungeon_twister.pictures.cast import FIGURES, STRIDING, WHOLE, Pose, Window
from k2bot.games.dungeon_twister.pictures.hero_pictures import TREASURE, down
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import Grid
from k2bot.render import theme
from k2bot.render.layout import label, named, named_width, strong
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Scene, Sprite

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes
    from k2bot.render.theme import Colour

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


_GROUPS: Final[Mapping[Source, tuple[Source, ...]]] = {
    "exit": ("exit", "goblin"),
    "treasure": ("treasure",),
    "elimination": ("elimination",),
}
"""Sources of points as the plates tell them: whoever leaves the maze in one line."""
_SQUARE: Final = 50
"""Size in pixels of a square of the final maze."""
_TOP: Final = 12
"""Height in pixels above the maze's outer wall."""
_BAND: Final = _TOP + 2 * rooms.OUTER + 10 * _SQUARE + 16
"""Top of the ribbon with the result: two fifths of the picture."""
_STAGE: Final = 490
"""Width in pixels beside the words on which the winner's figure stands, below the maze and before it."""
_FEET: Final = rooms.DOWN - 24
"""Where figures stand."""
_TITLE, _WHY = 112, 50
"""Font sizes of who won, and why."""
_PLAYER, _APART = 76, 24
"""Height in pixels of a player's name and points, and the distance between them."""
_GAIN: Final = 54
"""Width in pixels of points by source."""
_SOURCE: Final = 50
"""Height in pixels of a line about a source of points, at most."""
_LEAST_FACE: Final = 40
"""Least width in pixels of a face beside a source of points, with its distance to the next."""
_MEDAL: Final = 92
"""Size in pixels of the points on the square where they were scored."""
_STRIDE, _JUMP = Window(-30, -125, 130, 190), Window(-30, -42, 130, 190)
"""What is shown of a figure that holds the treasure up, and of one with empty hands."""
_DUSK: Final = rooms.NIGHT.at(40)
"""Over everything in the maze that no longer matters."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A finished game, shown by its story: the winner and the result, before the final maze in the dusk."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame, winner = panels.FRAME, self._winner
        still, maze, areas = self._maze(writing)
        ground, ink = (BONE, INK) if winner is None else LIVERIES[winner][::3]
        band = frame.part(top=_BAND)
        head, plates = self._words(band).rows(1, 1.28)
        head = head.part(bottom=-12)
        blue, yellow = plates.columns(1, 1, gap=20)
        shapes: list[Shape] = [
            *maze,
            Plate(frame.part(0, _BAND - 8, bottom=_BAND), BRASS),
            Plate(band, ground),
            *self._head(head, ink, writing),
            *self._player(0, blue, writing),
            *self._player(1, yellow, writing),
            *(self._hero(winner) if winner is not None else self._both()),
        ]
        areas += [Area(name, box) for name, box in (("head", head), ("blue", blue), ("yellow", yellow))]
        return Scene(rooms.ACROSS, rooms.DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    def _words(self, band: Box) -> Box:
        """Box of all words: beside the winner, who stands at the side of its line, or between both."""
        left, right = (
            _STAGE if self._winner == seat else 24 if self._winner is not None else _STAGE * 0.75
            for seat in (0, 1)
        )
        return band.part(left, 14, -right, -22)

    def _maze(self, writing: Writing) -> tuple[Shapes, Shapes, list[Area]]:
        """The final maze in the dusk and how the winner scored last: still shapes, the others, areas."""
        seen, frame, winner = self.story.seen, panels.FRAME, self._winner
        wide = LENGTH * _SQUARE
        left = {0: frame.right - wide - 24, 1: 24, None: (frame.right - wide) / 2}[winner]
        grid = Grid(left, _TOP + rooms.OUTER, _SQUARE, stone=rooms.SQUARE)
        still = (
            Backdrop(stages.VictoryStage(winner), frame, frame),
            *rooms.surround(grid, lettered=False),
            *rooms.maze(seen, grid, chips=False),
        )
        standing = pieces.by_square(seen)
        held = [(there, grid.square(square).grown(-1)) for square, there in standing.items()]
        tokens = pieces.crowd(seen, held, writing)
        areas = [Area(f"square {square}", grid.square(square).grown(-1)) for square in standing]
        wall = Box.around(grid.box.centre, wide + 10, grid.box.height + 2 * rooms.OUTER + 10)
        return still, (*rooms.backs(seen, grid), *tokens, Plate(wall, _DUSK), *self._won_by(grid)), areas

    def _won_by(self, grid: Grid) -> Shapes:
        """How the winner scored in the last turn: its way out or who fell, and the points."""
        gains, turn = self.story.gains, self.story.seen.number
        own = [gain for gain in gains if gain.seat == self._winner and gain.turn == turn]
        if not own:
            return ()
        found = traces.traced(self.story.last, self.story.seen.at)
        if own[-1].source == "elimination":
            fell = traces.Traces(clashes=found.clashes[-1:], dead=found.dead[-1:])
            return drawn_traces.over_tokens(fell, grid, ())
        token = self.story.hero(own[-1].seat).token
        ways = [way for way in found.ways if way.character == token]
        shapes: list[Shape] = []
        for one, other in pairwise(ways):
            if one.squares[-1] != other.squares[0]:  # a room has turned with the character in between
                ends = grid.centre(one.squares[-1]), grid.centre(other.squares[0])
                shapes += drawn_traces.between(*ends, grid.side, OWNER[token])
        for number, way in enumerate(ways):
            one = way._replace(resumes=number > 0)
            shapes += drawn_traces.under_tokens(
                traces.Traces([one], exits=found.exits, shown=way.character), grid, {}
            )
        for out in found.exits[-1:]:
            place = Box.around(grid.centre(out.square), _MEDAL)
            shapes += panels.medal(out.points, place)
        return tuple(shapes)

    def _head(self, box: Box, ink: Colour, writing: Writing) -> Shapes:
        """Who won, and why."""
        seen, winner = self.story.seen, self._winner
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
            why = f"{last} \u00b7 {why}"
        upper, lower = box.rows(1.7, 1)
        return (
            strong(title, upper, ink, _TITLE, "l"),
            *panels.said(why, lower, ink, _WHY, "SemiBold"),
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

    def _hero(self, seat: int) -> Shapes:
        """The winner's character in joy, with the treasure it brought out, or before whom it knocked out."""
        hero, frame = self.story.hero(seat), panels.FRAME
        window, unit = (_JUMP, 3.0) if hero.treasure is None else (_STRIDE, 2.75)
        wide, high = (window.right - window.left) * unit, (window.bottom - window.top) * unit
        held = None if hero.treasure is None else TREASURE
        pose = Pose(STRIDING[KIND[hero.token]], seat, window, seat == 1, held)
        middle = _STAGE / 2 if seat == 0 else frame.right - _STAGE / 2
        laid: Shapes = ()
        feet = _FEET
        if hero.fallen is not None:
            feet -= 60
            fallen = down(hero.fallen, 0.1, is_left=OWNER[hero.fallen] == 1)
            laid = (Sprite(fallen, Box.around((middle, frame.bottom - 100), 330)),)
        body = Box.around((middle, feet - high / 2), wide, high)
        shadow = Disc(Box.around((middle, feet - 12), 400, 44), INK.at(120))
        return (shadow, Sprite(pose, body), *laid)

    def _both(self) -> Iterator[Shape]:
        """Nobody has won: a character of each player, on either side."""
        side = _STAGE * 0.75
        for seat, middle in enumerate((side / 2, panels.FRAME.right - side / 2)):
            pose = Pose(FIGURES[KIND[self.story.hero(seat).token]], seat, WHOLE, seat == 1)
            yield Disc(Box.around((middle, _FEET - 14), side * 0.7, 40), INK.at(120))
            yield Sprite(pose, Box.around((middle, _FEET - side / 2), side))

    def _player(self, seat: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A player: points and goal, and points by source."""
        seen = self.story.seen
        total = f"{seen.vp[seat]}/{seen.setup.goal[seat]}"
        head, rows = box.part(bottom=_PLAYER), box.part(20, _PLAYER + 6, -20, -6)
        livery, points = LIVERIES[seat], writing.text("dungeon-picture-points")
        unit = theme.text_width(points, theme.SMALL, "Bold")
        number = theme.text_width(total, panels.TITLE, "ExtraBold") + 12
        inner = head.part(18 if livery.pattern == "plain" else 54, 4, -18)
        if inner.width - unit - number - _APART < named_width(writing, seat, panels.LARGE):
            points, unit = "", 0
        right = inner.right - unit - number
        name = inner._replace(right=right - _APART)
        yield from panels.panel(box, lit=self._winner == seat)
        yield from panels.banner(seat, head)
        yield from named(writing, seat, name, livery.letter, panels.LARGE)
        yield strong(total, inner._replace(left=right), livery.letter, panels.TITLE, "l")
        if points:
            yield label(points, inner.part(-unit - 1), livery.letter, align="l")
        found = self._sources(seat, writing)
        if not found:
            yield label("\N{EN DASH}", rows, INK.mixed(BONE, 0.3), panels.TITLE)
        high = min(_SOURCE, rows.height / max(1, len(found)))
        top = rows.centre[1] - high * len(found) / 2
        for number, (word, gains) in enumerate(found):
            row = Box(rows.left, top + number * high, rows.right, top + (number + 1) * high)
            points = f"+{sum(gain.points for gain in gains)}"
            yield from self._source(word, gains, row.part(0, 0, -_GAIN), writing)
            size = min(46, round(high))
            yield strong(points, row.part(-_GAIN), INK, size, "r")

    def _sources(self, seat: int, writing: Writing) -> list[tuple[str, list[Gain]]]:
        """What a player has points for, in words, each with what was scored."""
        found: list[tuple[str, list[Gain]]] = []
        for source, kinds in _GROUPS.items():
            gains = [gain for gain in self.story.gains if gain.seat == seat and gain.source in kinds]
            if gains:
                word = writing.text(f"dungeon-picture-source-{source}")  # words: dungeon-picture-source-*
                found.append((word, gains))
        return found

    def _source(self, word: str, gains: Sequence[Gain], box: Box, writing: Writing) -> Iterator[Shape]:
        """What points are for: a word, and whom it's about: names, else faces, else how many they are."""
        size = min(44, round(box.height * 0.94))
        faces = [gain.token for gain in gains if gain.source != "treasure"]
        wide = theme.text_width(word, size, "SemiBold") + 10
        step = min(box.height - 1, (box.width - wide) / max(1, len(faces)))
        if not faces or step < _LEAST_FACE:
            said = f"{word} \u00d7{len(gains)}" if gains[1:] else word
            yield label(said, box, INK, size, "SemiBold", align="l")
            return
        yield label(word, box.part(right=wide), INK, size, "SemiBold", align="l")
        names = writing.listed([panels.kind(token, writing) for token in faces])
        if theme.text_width(names, size, "ExtraBold") <= box.width - wide:
            yield strong(names, box.part(wide), INK, size, "l")
            return
        for number, token in enumerate(faces):
            left = box.left + wide + number * step
            yield from pieces.tiled(token, Box.at(left, box.centre[1] - step / 2, step - 3), writing)
