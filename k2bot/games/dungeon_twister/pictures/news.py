"""The last turn in words, step by step: brief for the strip below the maze, complete for alt texts."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine import Phase
from k2bot.games.dungeon_twister.engine.content import BY_NAME, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import (
    Event,
    FightBegan,
    FightEnded,
    GateChanged,
    Handling,
    Healed,
    Left,
    Moved,
    ObjectLost,
    PotionDrunk,
    RoomRevealed,
    RoomRotated,
    WandFired,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, coordinates
from k2bot.games.dungeon_twister.pictures import acts, panels
from k2bot.games.dungeon_twister.pictures.traces import shortest_rotation
from k2bot.render import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.acts import Act, Kind
    from k2bot.render.layout import Writing

_ARROW: Final = " \N{RIGHTWARDS ARROW} "
TURNS: Final = {1: "right", -1: "left", 2: "half", -2: "half"}
"""Names of rotations in messages, by number of quarter turns."""
_NAME: Final = 300
"""Width in pixels of the longest name in the strip."""
_MARK: Final = 0xE000
"""Code of the first private-use character; these stand for tokens while a message is formatted."""


class Rotation(NamedTuple):
    """A sign for a rotation by this many quarters."""

    quarters: int


class TokenName(NamedTuple):
    """A token, by name or by letters."""

    token: int
    is_coloured: bool = False
    """Whether the name says whose it is."""


Piece: TypeAlias = str | TokenName | Rotation
"""A part of a step: words, a token that they don't name, or a sign."""


def token_mark(token: int) -> str:
    """A character that stands for a token in a message until ``split_marks`` makes a piece of it."""
    return chr(_MARK + token)


def split_marks(text: str) -> list[Piece]:
    """A text with marks as words and the tokens that the marks stand for."""
    pieces: list[Piece] = []
    for token, part in groupby(text, lambda one: ord(one) - _MARK if ord(one) >= _MARK else None):
        text_part = "".join(part).strip()
        pieces += [TokenName(token)] if token is not None else [text_part] if text_part else []
    return pieces


def coloured_name(token: int, writing: Writing) -> str:
    """The name of a token's kind with its owner's colour."""
    colour = writing.text("dungeon-colour", seat=OWNER[token])
    return writing.text(
        "dungeon-token", colour=colour, kind=panels.kind_name(token, writing), sort=KIND[token]
    )


class Step(NamedTuple):
    """A step of a turn: its importance, and its texts in the strip and in alt texts."""

    rank: int
    pieces: tuple[Piece, ...]
    brief: tuple[Piece, ...]
    """The strip's text in few words, for use beside a more important step."""
    told: tuple[str, ...]
    kind: Kind = "way"


def acting_seat(seen: Observation, events: Sequence[Event]) -> int:
    """Seat whose turn the events belong to."""
    acting = acts.acting_seat(events)
    return seen.active_seat if acting is None else acting


def is_over(seen: Observation, events: Sequence[Event]) -> bool:
    """Whether the turn of the events is over, and another one has begun."""
    return acting_seat(seen, events) != seen.active_seat or seen.phase is Phase.CARD


def turn_steps(
    seen: Observation, events: Sequence[Event], writing: Writing, longest: int | None = _NAME
) -> tuple[Step, ...]:
    """The steps of a turn in order; squares are those of that time, though rooms may have turned since.

    Players' names are cut to the ``longest`` width in pixels.
    """
    placing = frozenset(token for _, token, _ in seen.placing)
    teller = _Teller(writing, acting_seat(seen, events), longest, placing)
    return tuple(teller.step(act) for act in acts.acts(events))


class _Teller(NamedTuple):
    writing: Writing
    seat: int
    """Seat whose turn it is."""
    longest: int | None
    placing: frozenset[int]
    """Tokens still to be placed, which are shown beside the prompt."""

    def step(self, act: Act) -> Step:
        """A step in words."""
        brief: list[Piece] = []
        match act.kind:
            case "way":
                pieces, brief, sentences = self._moved(act)
            case "out":
                pieces, brief, sentences = self._left(act)
            case "turned":
                pieces, brief, sentences = self._turned(act)
            case "revealed":
                pieces, brief, sentences = self._revealed(act)
            case "fight" | "fallen":
                brief, sentences = self._fought(act)
                pieces = [
                    one._replace(is_coloured=True) if isinstance(one, TokenName) else one for one in brief
                ]
            case _:
                pieces, sentences = self._other(act)
        if pieces and isinstance(pieces[0], str):
            pieces[0] = pieces[0][:1].upper() + pieces[0][1:]
        return Step(act.rank, tuple(pieces), tuple(brief or pieces), tuple(sentences), act.kind)

    def _names(self, *names: str) -> str:
        """Names of tokens, each with its colour unless it's the acting side's."""
        mine = {name for name in names if OWNER[BY_NAME[name]] == self.seat}
        return self.writing.list_text(
            [self._kind(one) if one in mine else self._coloured_names(one) for one in names]
        )

    def _coloured_names(self, *names: str) -> str:
        """Names of tokens, each with its colour, as for both sides of a fight."""
        return self.writing.list_text([coloured_name(BY_NAME[name], self.writing) for name in names])

    def _token_marks(self, *names: str) -> str:
        """Tokens as marks."""
        return self.writing.list_text([token_mark(BY_NAME[one]) for one in names])

    def _kind(self, name: str) -> str:
        return self.writing.text(f"dungeon-kind-{KIND[BY_NAME[name]]}")  # words: dungeon-kind-*

    def _player(self, seat: int) -> str:
        """A player's name, cut to a width at the size of captions."""
        name, longest = self.writing.name(seat), self.longest
        if longest is None:
            return name
        return next(
            one for one in theme.truncations(name) if theme.text_width(one, theme.CHANGING_TEXT) <= longest
        )

    def _moved(self, act: Act) -> tuple[list[Piece], list[Piece], list[str]]:
        """A character's way with what it took and left on it."""
        moves = _moves(act)
        character, ended = moves[0].character, _last_square(moves)
        pieces: list[Piece] = [TokenName(BY_NAME[character])]
        brief, sentence = list(pieces), self._way(character, moves)
        handled = _last_handlings(moves)
        handlings = [
            (one.square, (self._handling_text(one, ""), TokenName(BY_NAME[one.token]))) for one in handled
        ]
        for one in handled:
            sentence = self._more(sentence, self._handling_text(one, self._names(one.token)))
        things = [piece for _, handled_there in handlings for piece in handled_there]
        brief += things
        if ended is None:
            return [*pieces, *things], brief, [sentence]
        stops = _stops(moves, ended)
        brief += () if handled else (_ARROW.join(("", *stops)).strip(),)
        way: list[str] = []
        for number, square in enumerate((moves[0].start, *stops)):
            way.append(square)
            handled_there = [piece for place, one in handlings if place == square for piece in one]
            handlings = [one for one in handlings if one[0] != square]
            if handled_there or number == len(stops):
                pieces += (_ARROW.join(way).strip(), *handled_there)
                way = [""]
        return pieces, brief, [sentence]

    def _left(self, act: Act) -> tuple[list[Piece], list[Piece], list[str]]:
        """A character's exit from the maze, after its way with what it took and left on it."""
        moves = _moves(act)
        left = next(event for event in act.events if isinstance(event, Left))
        name = self._names(left.character)
        way_sentence = self._way(left.character, moves) if moves else ""
        for one in _last_handlings(moves):
            way_sentence = self._more(way_sentence, self._handling_text(one, self._names(one.token)))
        marked_name = self._token_marks(left.character)
        pieces, brief = (
            # words: dungeon-strip-out, dungeon-strip-gone
            split_marks(self.writing.text(f"dungeon-strip-{message}", name=marked_name, points=left.points))
            for message in ("out", "gone")
        )
        if left.carried is not None:
            load = self.writing.text("dungeon-strip-bears"), TokenName(BY_NAME[left.carried])
            pieces += load
            brief += load
        sentence = self.writing.text("dungeon-news-left", name=name, points=left.points)
        return pieces, brief, [*([way_sentence] if way_sentence else []), sentence]

    def _way(self, character: str, moves: Sequence[Moved]) -> str:
        """Sentence on a character's way; only its name if it never left its square."""
        name, ended = self._names(character), _last_square(moves)
        if ended is None:
            return name
        return self.writing.text("dungeon-news-way", name=name, start=moves[0].start, square=ended)

    def _more(self, first: str, second: str) -> str:
        return self.writing.text("talk-list-more", first=first, second=second)

    def _handling_text(self, one: Handling, thing: str) -> str:
        """Phrase on a thing taken or left; if ``thing`` is empty, the thing follows separately."""
        message = "dungeon-strip-takes" if one.taken else "dungeon-strip-leaves"
        return self.writing.text(message, thing=thing).strip()  # words: dungeon-strip-*

    def _turned(self, act: Act) -> tuple[list[Piece], list[Piece], list[str]]:
        turn = shortest_rotation(acts.quarter_turns(act))
        room = next(event.slot + 1 for event in act.events if isinstance(event, RoomRotated))
        way, sign = TURNS[turn], Rotation(turn)
        brief: list[Piece] = [sign, self.writing.text("dungeon-strip-rotated", room=room)]
        sentence = self.writing.text("dungeon-news-turned", rooms=f"{room}", count=1, way=way)
        return [sign, self.writing.text("dungeon-strip-turned", room=room, way=way)], brief, [sentence]

    def _revealed(self, act: Act) -> tuple[list[Piece], list[Piece], list[str]]:
        event = next(event for event in act.events if isinstance(event, RoomRevealed))
        sentence = self.writing.text("dungeon-news-revealed", rooms=f"{event.slot + 1}", count=1)
        room = self.writing.text("dungeon-picture-room", room=event.slot + 1)
        short = f"{room} {self.writing.text('dungeon-picture-new')}"
        things = [TokenName(BY_NAME[one]) for one in event.tokens if BY_NAME[one] not in self.placing]
        if not things:
            return [sentence], [short], [sentence]
        text = self.writing.text("dungeon-strip-revealed", told=sentence)
        return [text, *things], [f"{short}:", *things], [sentence]

    def _fought(self, act: Act) -> tuple[list[Piece], list[str]]:
        """A fight or a shot with what it led to, or somebody's fall."""
        began = next((one for one in act.events if isinstance(one, FightBegan | WandFired)), None)
        ended = next((one for one in act.events if isinstance(one, FightEnded)), None)
        fallen = [event.character for event in act.eliminations]
        hurt = [one.character for one in act.events if isinstance(one, Wounded)]
        hurt = [one for one in hurt if one not in fallen]
        sentences: list[str] = []
        text, victor = "", None
        if began is not None:
            first, verb = (
                (began.character, "fires") if isinstance(began, WandFired) else (began.attacker, "attack")
            )
            sentence, text = (  # words: dungeon-news-*
                self.writing.text(f"dungeon-news-{verb}", name=named(first), target=named(began.target))
                for named in self._ways
            )
            if ended is not None and not fallen and not hurt:
                sentence, text = (
                    self.writing.text("dungeon-strip-tie", told=told) for told in (sentence, text)
                )
            sentences.append(sentence)
            is_lost = ended is not None and ended.sums[0] < ended.sums[1]
            victor = began.target if is_lost else first
        if hurt and victor is not None:
            sentence, text = (
                self.writing.text("dungeon-strip-wounds", by=named(victor), name=named(*hurt))
                for named in self._ways
            )
            sentences.append(sentence)
        if fallen:
            gains = 1 - OWNER[BY_NAME[fallen[0]]]
            text = self.writing.text(
                "dungeon-strip-dead",
                by="none" if victor is None else self._token_marks(victor),
                name=self._token_marks(*fallen),
                points=len(fallen),
                gains="none" if gains == self.seat else self._player(gains),
            )
            for event in act.eliminations:
                values = {"name": self._coloured_names(event.character), "gains": self.writing.name(gains)}
                sentences.append(self.writing.text("dungeon-news-dead", square=event.square, **values))
        return split_marks(text), sentences

    @property
    def _ways(self) -> tuple[Callable[..., str], ...]:
        """Functions that name the tokens of both sides: for alt texts, and for the strip."""
        return self._coloured_names, self._token_marks

    def _other(self, act: Act) -> tuple[list[Piece], list[str]]:
        event = act.events[0]
        if isinstance(event, GateChanged):
            first, second = event.sides
            sentence = self.writing.text("dungeon-news-gate", first=first, second=second, state=event.state)
            return [self.writing.text("dungeon-strip-gate", state=event.state)], [sentence]
        sentence, text = (self._aid_text(event, named) for named in (self._names, self._token_marks))
        return split_marks(text), [sentence]

    def _aid_text(self, event: Event, named: Callable[..., str]) -> str:
        """Sentence on the effect of a healing or a potion, or on a lost object."""
        match event:
            case Healed(character=one, healer=healer):
                own = "yes" if one == healer else "no"
                return self.writing.text(
                    "dungeon-strip-healed", own=own, name=named(one), healer=named(healer)
                )
            case PotionDrunk(character=one, points=points):
                return self.writing.text("dungeon-strip-potion", name=named(one), points=points)
            case ObjectLost(token=one):
                return self.writing.text("dungeon-strip-lost", name=named(one))
            case _:
                raise AssertionError(event)


def _moves(act: Act) -> list[Moved]:
    """The moves of a step."""
    return [event for event in act.events if isinstance(event, Moved)]


def _last_square(moves: Sequence[Moved]) -> str | None:
    """The last square of moves; None if they never leave their square."""
    return next(
        (word for move in reversed(moves) for word in reversed(move.path) if word in SQUARE_BY_NAME), None
    )


def _stops(moves: Sequence[Moved], ended: str) -> list[str]:
    """Squares where something was taken or left on the way, and its last square.

    On a round trip without any, also the square farthest from its start.
    """
    begun = moves[0].start
    squares = [one.square for one in _last_handlings(moves) if one.square not in (begun, ended)]
    if begun == ended and not squares:
        x, y = coordinates(SQUARE_BY_NAME[begun])
        passed = [word for move in moves for word in move.path if word in SQUARE_BY_NAME]
        far = {word: coordinates(SQUARE_BY_NAME[word]) for word in passed}
        squares = [max(far, key=lambda word: abs(far[word][0] - x) + abs(far[word][1] - y))]
    return [*dict.fromkeys(squares), ended]


def _last_handlings(moves: Sequence[Moved]) -> list[Handling]:
    """The last handling of each thing that the moves took or left."""
    handled = [one for move in moves for one in move.handled]
    last = {one.token: place for place, one in enumerate(handled)}
    return [one for place, one in enumerate(handled) if last[one.token] == place]


def all_event_texts(seen: Observation, events: Sequence[Event], writing: Writing) -> list[str]:
    """Everything that happened, in order, in full."""
    return [text for step in turn_steps(seen, events, writing, None) for text in step.told]
