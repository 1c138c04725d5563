"""What happened in the last turn, step by step: short for the strip below the maze, in full for alt texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine import Phase
from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import (
    FightBegan,
    FightEnded,
    GateChanged,
    Healed,
    Left,
    Moved,
    ObjectLost,
    PotionDrunk,
    RoomRevealed,
    RoomTurned,
    WandFired,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, coordinates
from k2bot.games.dungeon_twister.pictures import acts
from k2bot.games.dungeon_twister.pictures.pieces import letters
from k2bot.games.dungeon_twister.pictures.traces import least
from k2bot.render import theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event, Handling
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.acts import Act
    from k2bot.render.layout import Writing

_ARROW: Final = "\N{RIGHTWARDS ARROW}"
TURNS: Final = {1: "right", -1: "left", 2: "half"}
"""What rotations by so many quarters are called in messages."""
_NAME: Final = 300
"""Width in pixels of the longest name in the strip."""


class Rotation(NamedTuple):
    """A sign for a rotation by this many quarters."""

    quarters: int


class Thing(NamedTuple):
    """A token that the words don't name: drawn if there is room for it, otherwise its name."""

    token: int
    name: str


Piece: TypeAlias = str | int | Thing | Rotation
"""A part of a step: words, a token that they name, one that they don't, or a sign."""


class Step(NamedTuple):
    """A step of a turn: how much it matters, how the strip tells it, and how an alt text does."""

    rank: int
    is_plain: bool
    pieces: tuple[Piece, ...]
    brief: tuple[Piece, ...]
    """The same in few words, with letters for characters: for steps beside one that matters more."""
    least: tuple[Piece, ...]
    """That without where a way begins and which way a room is rotated but for a sign."""
    told: tuple[str, ...]


def actor(seen: Observation, events: Sequence[Event]) -> int:
    """Whose turn the events are."""
    found = acts.actor(events)
    return seen.turn if found is None else found


def is_over(seen: Observation, events: Sequence[Event]) -> bool:
    """Whether the turn of the events is over, and another one has begun."""
    return actor(seen, events) != seen.turn or seen.phase is Phase.CARD


def steps(
    seen: Observation, events: Sequence[Event], writing: Writing, longest: int | None = _NAME
) -> tuple[Step, ...]:
    """The steps of a turn in order; squares are those of that time, though rooms may have turned since.

    Players' names are cut to the ``longest`` width in pixels.
    """
    placing = frozenset(token for _, token, _ in seen.placing)
    teller = _Teller(writing, actor(seen, events), longest, placing)
    return tuple(teller.step(act) for act in acts.acts(events))


class _Teller(NamedTuple):
    writing: Writing
    seat: int
    """Whose turn it is."""
    longest: int | None
    placing: frozenset[int]
    """Tokens that are still to be placed: they're shown where that is asked for."""

    def step(self, act: Act) -> Step:
        """A step in words."""
        match act.kind:
            case "way" | "out":
                pieces, told = self._moved(act)
            case "turned":
                pieces, told = self._turned(act)
            case "revealed":
                pieces, told = self._revealed(act)
            case "fight" | "fallen":
                pieces, told = self._fought(act)
            case _:
                pieces, told = self._other(act)
        pieces = [*_begun(pieces)]
        brief, short = (self._brief(act, pieces, has_start=has_start) for has_start in (True, False))
        return Step(act.rank, act.is_plain, tuple(pieces), brief, short, tuple(told))

    def _brief(self, act: Act, pieces: Sequence[Piece], *, has_start: bool) -> tuple[Piece, ...]:
        """Who moved where and took what, or which room was rotated; otherwise the same with letters."""
        if act.kind == "turned":
            room = next(event.slot + 1 for event in act.events if isinstance(event, RoomTurned))
            turn, said = least(acts.quarters(act)), self.writing.text("dungeon-picture-room", room=room)
            way = self.writing.text("dungeon-picture-turned", way=TURNS[turn])
            return (Rotation(turn), said, *((way,) if has_start else ()))
        moves = _moves(act)
        ended = _end(moves)
        if act.kind != "way" or ended is None:
            return tuple(self._lettered(one) if isinstance(one, Thing) else one for one in pieces)
        who, begun = BY_NAME[moves[0].character], moves[0].start
        way = ended
        if has_start:
            way = f" {_ARROW} ".join((begun, *(_stops(moves, ended) if begun == ended else (ended,))))
        taken = [piece for one in _lasting(moves) if one.taken for piece in ("+", self._thing(one.token))]
        return self._lettered(Thing(who, "")), way, *taken

    def _named(self, *names: str) -> str:
        """Tokens, each with its colour unless it's the acting side's."""
        mine = {name for name in names if OWNER[BY_NAME[name]] == self.seat}
        return self.writing.listed([self._kind(one) if one in mine else self._coloured(one) for one in names])

    def _coloured(self, *names: str) -> str:
        """Tokens, each with its colour: of either side of a fight."""
        found = []
        for name in names:
            token = BY_NAME[name]
            colour = self.writing.text("dungeon-colour", seat=OWNER[token])
            kind = self._kind(name)
            found.append(self.writing.text("dungeon-token", colour=colour, kind=kind, sort=KIND[token]))
        return self.writing.listed(found)

    def _kind(self, name: str) -> str:
        return self.writing.text(f"dungeon-kind-{KIND[BY_NAME[name]]}")  # words: dungeon-kind-*

    def _lettered(self, thing: Thing) -> Thing:
        """The same thing, but a character by its letters."""
        is_character = IS_CHARACTER[thing.token]
        return thing._replace(name=letters(thing.token, self.writing)) if is_character else thing

    def _thing(self, name: str) -> Thing:
        return Thing(BY_NAME[name], self._kind(name))

    def _player(self, seat: int) -> str:
        """A player's name, cut to a width at the size of captions."""
        name, longest = self.writing.name(seat), self.longest
        if longest is None:
            return name
        return next(one for one in theme.shortened(name) if theme.text_width(one, theme.CHANGING) <= longest)

    def _moved(self, act: Act) -> tuple[list[Piece], list[str]]:
        """A character's way with what it took and left, and its leaving the maze."""
        moves = _moves(act)
        who = act.events[0].character if isinstance(act.events[0], (Moved, Left)) else ""
        name = self._named(who)
        pieces: list[Piece] = [BY_NAME[who]]
        told: list[str] = []
        left = next((event for event in act.events if isinstance(event, Left)), None)
        handled = _lasting(moves)
        if (ended := _end(moves)) is not None:
            begun = moves[0].start
            told.append(self.writing.text("dungeon-news-way", name=name, start=begun, square=ended))
            if left is None:
                squares = f" {_ARROW} ".join((begun, *_stops(moves, ended)))
                pieces.append(self.writing.text("dungeon-strip-way", name=name, squares=squares))
        if left is None and not pieces[1:]:
            pieces.append(name)
        if handled and not told:
            told.append(name)
        for one in handled:
            text = self._handled(one, self._named(one.token))
            told[-1:] = [self.writing.text("talk-list-more", first=told[-1], second=text)]
            if left is None or KIND[BY_NAME[one.token]] == "treasure":
                pieces += (self._handled(one, ""), self._thing(one.token))
        if left is not None:
            points = self.writing.text("dungeon-strip-out", name=name, points=left.points)
            pieces[1:1] = [points]
            told.append(self.writing.text("dungeon-news-left", name=name, points=left.points))
            if left.carried is not None:
                pieces[2:] = [self.writing.text("dungeon-strip-bears"), self._thing(left.carried)]
        return pieces, told

    def _handled(self, one: Handling, thing: str) -> str:
        """What was taken or left; a picture of it follows if no ``thing`` is named."""
        message = "dungeon-strip-takes" if one.taken else "dungeon-strip-leaves"
        return self.writing.text(message, thing=thing).strip()  # words: dungeon-strip-*

    def _turned(self, act: Act) -> tuple[list[Piece], list[str]]:
        turn = least(acts.quarters(act))
        room = next(event.slot + 1 for event in act.events if isinstance(event, RoomTurned))
        way = TURNS[turn]
        told = self.writing.text("dungeon-news-turned", rooms=f"{room}", count=1, way=way)
        return [Rotation(turn), self.writing.text("dungeon-strip-turned", room=room, way=way)], [told]

    def _revealed(self, act: Act) -> tuple[list[Piece], list[str]]:
        event = act.events[0]
        if not isinstance(event, RoomRevealed):  # only what is placed is known
            return [], []
        told = self.writing.text("dungeon-news-revealed", rooms=f"{event.slot + 1}", count=1)
        found = [self._thing(one) for one in event.tokens if BY_NAME[one] not in self.placing]
        if found:
            return [self.writing.text("dungeon-strip-revealed", told=told), *found], [told]
        return [told], [told]

    def _fought(self, act: Act) -> tuple[list[Piece], list[str]]:
        """A fight or a shot with what it led to, or somebody's fall."""
        began = next((one for one in act.events if isinstance(one, FightBegan | WandFired)), None)
        ended = next((one for one in act.events if isinstance(one, FightEnded)), None)
        fallen = [event.character for event in act.fallen]
        hurt = [one.character for one in act.events if isinstance(one, Wounded)]
        hurt = [one for one in hurt if one not in fallen]
        told: list[str] = []
        by = None
        pieces: list[Piece] = []
        text = ""
        if began is not None:
            first = began.character if isinstance(began, WandFired) else began.attacker
            text = self.writing.text(
                "dungeon-news-attack", name=self._coloured(first), target=self._coloured(began.target)
            )
            told.append(text)
            by = first
            if ended is not None and ended.sums[0] < ended.sums[1]:
                by = began.target
            pieces += [BY_NAME[first], BY_NAME[began.target]]
            if ended is not None and not fallen and not hurt:
                text = self.writing.text("dungeon-strip-tie", told=text)
                told[:] = [text]
        if hurt and by is not None:
            text = self.writing.text(
                "dungeon-strip-wounds", by=self._coloured(by), name=self._coloured(*hurt)
            )
            told.append(text)
            pieces = [BY_NAME[by], *(BY_NAME[one] for one in hurt)]
        if fallen:
            gains = 1 - OWNER[BY_NAME[fallen[0]]]
            text = self.writing.text(
                "dungeon-strip-dead",
                by="none" if by is None else self._coloured(by),
                name=self._coloured(*fallen),
                points=len(fallen),
                gains="none" if gains == self.seat else self._player(gains),
            )
            pieces = [*((BY_NAME[by],) if by is not None else ()), *(BY_NAME[one] for one in fallen)]
            for event in act.fallen:
                values = {"name": self._coloured(event.character), "gains": self.writing.name(gains)}
                told.append(self.writing.text("dungeon-news-dead", square=event.square, **values))
        return [*pieces, text], told

    def _other(self, act: Act) -> tuple[list[Piece], list[str]]:
        event = act.events[0]
        match event:
            case GateChanged(state=state, sides=(first, second)):
                told = self.writing.text("dungeon-news-gate", first=first, second=second, state=state)
                return [self.writing.text("dungeon-strip-gate", state=state)], [told]
            case Healed(character=one, healer=healer):
                text = self.writing.text(
                    "dungeon-strip-healed",
                    own="yes" if one == healer else "no",
                    name=self._named(one),
                    healer=self._named(healer),
                )
                return [*dict.fromkeys((BY_NAME[healer], BY_NAME[one])), text], [text]
            case PotionDrunk(character=one, points=points):
                text = self.writing.text("dungeon-strip-potion", name=self._named(one), points=points)
                return [BY_NAME[one], text], [text]
            case ObjectLost(token=one):
                text = self.writing.text("dungeon-strip-lost", name=self._named(one))
                return [BY_NAME[one], text], [text]
        raise AssertionError(event)


def _moves(act: Act) -> list[Moved]:
    """The moves of a step."""
    return [event for event in act.events if isinstance(event, Moved)]


def _end(moves: Sequence[Moved]) -> str | None:
    """The last square of moves; None if they never leave their square."""
    return next(
        (word for move in reversed(moves) for word in reversed(move.path) if word in SQUARE_BY_NAME), None
    )


def _stops(moves: Sequence[Moved], ended: str) -> list[str]:
    """Where something was taken or left on the way, and where it ended.

    On a way back to where it began, at least where it was farthest from there.
    """
    begun = moves[0].start
    squares = [one.square for one in _lasting(moves) if one.square not in (begun, ended)]
    if begun == ended and not squares:
        x, y = coordinates(SQUARE_BY_NAME[begun])
        passed = [word for move in moves for word in move.path if word in SQUARE_BY_NAME]
        far = {word: coordinates(SQUARE_BY_NAME[word]) for word in passed}
        squares = [max(far, key=lambda word: abs(far[word][0] - x) + abs(far[word][1] - y))]
    return [*dict.fromkeys(squares), ended]


def _lasting(moves: Sequence[Moved]) -> list[Handling]:
    """Of what moves took and left, for each thing what was done with it last."""
    handled = [one for move in moves for one in move.handled]
    last = {one.token: place for place, one in enumerate(handled)}
    return [one for place, one in enumerate(handled) if last[one.token] == place]


def _begun(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """The pieces, the first words with a capital."""
    is_first = True
    for piece in pieces:
        if isinstance(piece, str) and is_first:
            yield piece[:1].upper() + piece[1:]
            is_first = False
        else:
            yield piece


def all_told(seen: Observation, events: Sequence[Event], writing: Writing) -> list[str]:
    """Everything that happened, in order, in full."""
    return [text for step in steps(seen, events, writing, None) for text in step.told]
