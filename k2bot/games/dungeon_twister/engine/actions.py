"""Actions: one frozen type per kind, each with a short text form.

``str(action)`` and ``parse(text)`` are inverses; records and the store hold these texts. Tokens are named
like ``b.thief``, squares like ``G3``, portcullises like ``1R/0``; slots are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Self, TypeAlias

from k2bot.engines.codec import FieldCodec, Parser, TextAction
from k2bot.engines.errors import ActionSyntaxError
from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARE_BY_NAME

TAKE: Final = "take "
"""Prefix of the part of a path that takes something, as in ``take y.sword``."""
DROP: Final = "drop"
JOINT: Final = "; "
"""Separator between the actions of an answer or an unsubmitted plan."""


def _one_of(names: Collection[str], kind: str) -> FieldCodec:
    def read(text: str) -> str:
        if text not in names:
            raise ValueError(f"{text!r} is no {kind}")
        return text

    return FieldCodec(read)


def _read_direction(text: str) -> int:
    if text not in ("+1", "-1"):
        raise ValueError(f"a turn is +1 (clockwise) or -1, not {text!r}")
    return int(text)


_TOKEN: Final = _one_of(content.BY_NAME, "token, as b.thief or y.sword")
_SQUARE: Final = _one_of(SQUARE_BY_NAME, f"square, as A1 to {NAMES[-1]}")
Token: TypeAlias = Annotated[str, _TOKEN]
Square: TypeAlias = Annotated[str, _SQUARE]
GateName: TypeAlias = Annotated[
    str, _one_of(content.GATE_BY_NAME, f"portcullis; they are {', '.join(content.GATES)}")
]
RotationDirection: TypeAlias = Annotated[int, FieldCodec(_read_direction, "{:+d}".format)]


@dataclass(frozen=True, slots=True)
class CharacterAction(TextAction):
    """An action that costs a character one action point."""

    character: Token


@dataclass(frozen=True, slots=True)
class Team(TextAction):
    """Choose the team, from the top of the line (rule 5): ``team b.goblin b.thief b.troll b.wizard``."""

    verb = "team"
    characters: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Hide(TextAction):
    """Hide a token face down on the room of a slot (rule 6): ``hide b.sword 3``."""

    verb = "hide"
    token: Token
    slot: int


@dataclass(frozen=True, slots=True)
class PlayCard(TextAction):
    """Play an action card (rule 8): ``play 4``."""

    verb = "play"
    card: int


@dataclass(frozen=True, slots=True)
class Reveal(CharacterAction):
    """Reveal the room of a slot (rule 11): ``reveal b.thief 4``."""

    verb = "reveal"
    slot: int


@dataclass(frozen=True, slots=True)
class Place(TextAction):
    """Place a lifted token on a square of its room (rule 11): ``place b.rope C4``."""

    verb = "place"
    token: Token
    square: Square


@dataclass(frozen=True, slots=True)
class Rotate(CharacterAction):
    """Rotate the room of a slot by a quarter, 1 clockwise or -1 (rule 12): ``rotate b.thief 2 +1``."""

    verb = "rotate"
    slot: int
    turn: RotationDirection


@dataclass(frozen=True, slots=True)
class Move(CharacterAction):
    """Move, take and drop (rules 13, 14): ``move b.thief G3 take y.sword H3 drop H4``.

    The path consists of the squares entered, ``take TOKEN`` and ``drop``. Taking with full hands swaps.
    """

    verb = "move"
    path: tuple[str, ...]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Parse a move from words. Raises ValueError."""
        if not words:
            raise ValueError("a move names its character and its path")
        path: list[str] = []
        rest = iter(words[1:])
        for word in rest:
            if word == TAKE.strip():
                path.append(TAKE + _TOKEN.read(next(rest, "")))
            else:
                path.append(DROP if word == DROP else _SQUARE.read(word))
        return cls(_TOKEN.read(words[0]), tuple(path))

    @property
    def squares(self) -> tuple[str, ...]:
        """Squares entered."""
        return tuple([word for word in self.path if word in SQUARE_BY_NAME])

    @property
    def end(self) -> str:
        """Final square; "" if none."""
        return next((word for word in reversed(self.path) if word in SQUARE_BY_NAME), "")


@dataclass(frozen=True, slots=True)
class Jump(CharacterAction):
    """Jump over a pit to a square, using a jump card (rule 15): ``jump b.thief E1 G1``."""

    verb = "jump"
    pit: Square
    square: Square


@dataclass(frozen=True, slots=True)
class Wall(CharacterAction):
    """Step through a wall to the square behind it (rule 29): ``wall b.wallwalker G4``."""

    verb = "wall"
    square: Square


@dataclass(frozen=True, slots=True)
class Attack(CharacterAction):
    """Attack an adjacent enemy (rule 17): ``attack b.warrior y.troll``."""

    verb = "attack"
    target: Token


@dataclass(frozen=True, slots=True)
class Lay(TextAction):
    """Play a combat card (rule 17): ``lay 3``."""

    verb = "lay"
    card: int


@dataclass(frozen=True, slots=True)
class Heal(CharacterAction):
    """Heal an adjacent wounded character (rule 24): ``heal b.cleric b.troll``."""

    verb = "heal"
    target: Token


@dataclass(frozen=True, slots=True)
class Regenerate(CharacterAction):
    """The troll heals itself (rule 28): ``regenerate b.troll``."""

    verb = "regenerate"


@dataclass(frozen=True, slots=True)
class Gate(CharacterAction):
    """Open or close a portcullis (rule 27): ``gate b.thief 1R/0``."""

    verb = "gate"
    gate: GateName


@dataclass(frozen=True, slots=True)
class Break(CharacterAction):
    """Break a portcullis for good (rule 30): ``break b.warrior 1R/0``."""

    verb = "break"
    gate: GateName


@dataclass(frozen=True, slots=True)
class Drink(CharacterAction):
    """Drink the potion carried (rule 34): ``drink b.troll``."""

    verb = "drink"


@dataclass(frozen=True, slots=True)
class Fire(CharacterAction):
    """Eliminate the first character in a direction with the wand (rule 35): ``fire b.wizard y.goblin``."""

    verb = "fire"
    target: Token


@dataclass(frozen=True, slots=True)
class End(TextAction):
    """End the turn (rule 8): ``end``."""

    verb = "end"


Action: TypeAlias = Team | Hide | PlayCard | CharacterAction | Place | Lay | End

parse: Final[Parser[Action]] = Parser(
    Team, Hide, PlayCard, Reveal, Place, Rotate, Move, Jump, Wall, Attack, Lay, Heal, Regenerate, Gate, Break,
    Drink, Fire, End,
)  # fmt: skip
"""Parse an action. Raises ActionSyntaxError with what is wrong."""


def write_actions(actions: Iterable[Action]) -> str:
    """Join actions into one text."""
    return JOINT.join(map(str, actions))


def read_actions(text: str) -> tuple[Action, ...]:
    """Parse a text of one or more actions. Raises ActionSyntaxError."""
    return tuple(parse(part) for part in text.split(JOINT))


def read_draft(text: str | None) -> tuple[Action, ...]:
    """The actions of a draft; none if there is none, or it is unreadable."""
    try:
        return read_actions(text) if text else ()
    except ActionSyntaxError:
        return ()
