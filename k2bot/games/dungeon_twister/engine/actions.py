"""What a player may answer: one frozen type per kind, each with a short text that reads back.

``str(action)`` and ``parse(text)`` are inverse to each other; records and the store hold these texts. Tokens
are texts like ``b.thief``, squares like ``G3``, portcullises like ``1R/0``; slots are numbers from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.engines.errors import ActionSyntaxError
from k2bot.games.dungeon_twister.engine import content, squares

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

TAKE: Final = "take "
"""Begins the part of a path that takes something, as in ``take y.sword``."""
DROP: Final = "drop"
JOINT: Final = "; "
"""Joins the actions of an answer, or of a draft: one that is not handed in yet."""


@dataclass(frozen=True, slots=True)
class Team:
    """The characters on the own marks, from the top (5): ``team b.goblin b.thief b.troll b.wizard``."""

    characters: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("team", *self.characters))


@dataclass(frozen=True, slots=True)
class Hide:
    """Put a token face down on the room of a slot (6): ``hide b.sword 3``."""

    token: str
    slot: int

    def __str__(self) -> str:
        return f"hide {self.token} {self.slot}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play an action card (8): ``play 4``."""

    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn up the room of a slot (11): ``reveal b.thief 4``."""

    character: str
    slot: int

    def __str__(self) -> str:
        return f"reveal {self.character} {self.slot}"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a lifted token on a square of its room (11): ``place b.rope C4``."""

    token: str
    square: str

    def __str__(self) -> str:
        return f"place {self.token} {self.square}"


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turn the room of a slot, 1 clockwise or -1 (12): ``rotate b.thief 2 +1``."""

    character: str
    slot: int
    turn: int

    def __str__(self) -> str:
        return f"rotate {self.character} {self.slot} {self.turn:+d}"


@dataclass(frozen=True, slots=True)
class Move:
    """Move, take and drop (13, 14): ``move b.thief G3 take y.sword H3 drop H4``.

    The path holds the squares entered, ``take TOKEN`` and ``drop``. Taking with full hands swaps.
    """

    character: str
    path: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("move", self.character, *self.path))


@dataclass(frozen=True, slots=True)
class Jump:
    """Jump over a pit to a square, with a jump card (15): ``jump b.thief E1 G1``."""

    character: str
    pit: str
    square: str

    def __str__(self) -> str:
        return f"jump {self.character} {self.pit} {self.square}"


@dataclass(frozen=True, slots=True)
class Wall:
    """Step through a wall to the square behind it (29): ``wall b.wallwalker G4``."""

    character: str
    square: str

    def __str__(self) -> str:
        return f"wall {self.character} {self.square}"


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack a neighbouring enemy (17): ``attack b.warrior y.troll``."""

    character: str
    target: str

    def __str__(self) -> str:
        return f"attack {self.character} {self.target}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a combat card (17): ``lay 3``."""

    card: int

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class Heal:
    """Heal a neighbouring wounded character (24): ``heal b.cleric b.troll``."""

    character: str
    target: str

    def __str__(self) -> str:
        return f"heal {self.character} {self.target}"


@dataclass(frozen=True, slots=True)
class Regenerate:
    """The troll heals itself (28): ``regenerate b.troll``."""

    character: str

    def __str__(self) -> str:
        return f"regenerate {self.character}"


@dataclass(frozen=True, slots=True)
class Gate:
    """Open or close a portcullis (27): ``gate b.thief 1R/0``."""

    character: str
    gate: str

    def __str__(self) -> str:
        return f"gate {self.character} {self.gate}"


@dataclass(frozen=True, slots=True)
class Break:
    """Break a portcullis for good (30): ``break b.warrior 1R/0``."""

    character: str
    gate: str

    def __str__(self) -> str:
        return f"break {self.character} {self.gate}"


@dataclass(frozen=True, slots=True)
class Drink:
    """Drink the potion at hand (34): ``drink b.troll``."""

    character: str

    def __str__(self) -> str:
        return f"drink {self.character}"


@dataclass(frozen=True, slots=True)
class Fire:
    """Eliminate the first character in a direction with the wand (35): ``fire b.wizard y.goblin``."""

    character: str
    target: str

    def __str__(self) -> str:
        return f"fire {self.character} {self.target}"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (8): ``end``."""

    def __str__(self) -> str:
        return "end"


Deed: TypeAlias = (
    Reveal | Rotate | Move | Jump | Wall | Attack | Heal | Regenerate | Gate | Break | Drink | Fire
)
"""What costs an action point; ``character`` is who does it."""
Action: TypeAlias = Team | Hide | Play | Deed | Place | Lay | End


def _token(word: str) -> str:
    if word not in content.BY_NAME:
        raise ActionSyntaxError(f"{word!r} is no token, as b.thief or y.sword")
    return word


def _square(word: str) -> str:
    if word not in squares.SQUARE_BY_NAME:
        raise ActionSyntaxError(f"{word!r} is no square, as A1 to {squares.NAMES[-1]}")
    return word


def _gate(word: str) -> str:
    if word not in content.GATE_BY_NAME:
        raise ActionSyntaxError(f"{word!r} is no portcullis; they are {', '.join(content.GATES)}")
    return word


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and str(int(word[:3])) == word):
        raise ActionSyntaxError(f"a plain number is expected, not {word!r}")
    return int(word)


def _turn(word: str) -> Literal[1, -1]:
    if word not in ("+1", "-1"):
        raise ActionSyntaxError(f"a turn is +1 (clockwise) or -1, not {word!r}")
    return 1 if word == "+1" else -1


_FIXED: Final[dict[str, tuple[Callable[..., Action], tuple[Callable[[str], object], ...]]]] = {
    "hide": (Hide, (_token, _number)),
    "play": (Play, (_number,)),
    "reveal": (Reveal, (_token, _number)),
    "place": (Place, (_token, _square)),
    "rotate": (Rotate, (_token, _number, _turn)),
    "jump": (Jump, (_token, _square, _square)),
    "wall": (Wall, (_token, _square)),
    "attack": (Attack, (_token, _token)),
    "lay": (Lay, (_number,)),
    "heal": (Heal, (_token, _token)),
    "regenerate": (Regenerate, (_token,)),
    "gate": (Gate, (_token, _gate)),
    "break": (Break, (_token, _gate)),
    "drink": (Drink, (_token,)),
    "fire": (Fire, (_token, _token)),
    "end": (End, ()),
}
"""The first word of a text, with the type it makes and what reads the words after it."""


def parse(text: str) -> Action:
    """The action of that text. Raises ActionSyntaxError, saying what cannot be read."""
    if not isinstance(text, str):
        raise ActionSyntaxError(f"an action is a text, not {text!r}")
    kind, *words = text.split(" ")
    if kind == "team":
        return Team(tuple(_token(word) for word in words))
    if kind == "move":
        if not words:
            raise ActionSyntaxError("a move names its character and its path")
        return Move(_token(words[0]), _path(words[1:]))
    if kind not in _FIXED:
        raise ActionSyntaxError(f"{kind!r} is no action; they are team, move, {', '.join(_FIXED)}")
    made, readers = _FIXED[kind]
    if len(words) != len(readers):
        raise ActionSyntaxError(f"{len(readers)} words follow {kind!r}, not {len(words)}")
    return made(*(reader(word) for reader, word in zip(readers, words, strict=True)))


def _path(words: list[str]) -> tuple[str, ...]:
    path: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == DROP:
            path.append(DROP)
        elif word == TAKE.strip():
            path.append(TAKE + _token(next(rest, "")))
        else:
            path.append(_square(word))
    return tuple(path)


def write_actions(made: Iterable[Action]) -> str:
    """Actions as one text."""
    return JOINT.join(map(str, made))


def read_actions(text: str) -> tuple[Action, ...]:
    """The actions of a text, at least one. Raises ActionSyntaxError."""
    return tuple(parse(part) for part in text.split(JOINT))
