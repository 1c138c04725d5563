"""What happened: one frozen type per kind. ``seen_by`` is the one way in which they are told to a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.engines.copying import maker
from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE
from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES, SQUARE_BY_NAME

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.board import Board


@dataclass(frozen=True, slots=True)
class TeamChosen:
    """A player put a team on the line; who it is stays secret until all tokens are laid (5, 7)."""

    seat: int
    characters: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TokenHidden:
    """A player put a token face down on a room; which one is the player's secret (6)."""

    seat: int
    slot: int
    token: str | None


@dataclass(frozen=True, slots=True)
class TeamsShown:
    """Both teams were shown (7)."""

    teams: tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began (8)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """A player with nobody who can act was passed over (38)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A player played an action card (8)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class RoomRevealed:
    """A room was turned up, and its tokens were lifted (11)."""

    character: str
    slot: int
    room: str
    rotation: int
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """A lifted token was placed (11)."""

    seat: int
    token: str
    square: str


@dataclass(frozen=True, slots=True)
class RoomTurned:
    """A room was turned a quarter (12)."""

    character: str
    slot: int
    turn: int


@dataclass(frozen=True, slots=True)
class Handling:
    """Something taken or left on the way of a move (14)."""

    token: str
    square: str
    taken: bool
    partner: str | None
    """The character on that square that had it, or has it from then on; None where nobody is there."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A character moved (13), jumped (15) or went through a wall (29); the path is that of the action."""

    character: str
    way: str
    """``move``, ``jump`` or ``wall``."""
    start: str
    path: tuple[str, ...]
    things: tuple[tuple[str, str, str], ...]
    """Each thing that changed place, from where and to where."""
    handled: tuple[Handling, ...] = ()
    """What was taken and left, in order; what lay where the move ended is taken, too."""
    carried: str | None = None
    """What stayed in hand all the way; None where it left the maze, which ``Left`` tells."""


@dataclass(frozen=True, slots=True)
class Left:
    """A character left the maze (22)."""

    character: str
    points: int
    """For the character, and for a treasure in hand."""
    carried: str | None


@dataclass(frozen=True, slots=True)
class FightBegan:
    """An attack was declared; these fight on both sides (17, 18)."""

    attacker: str
    target: str
    attacking: tuple[str, ...]
    defending: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A player laid a combat card, secret until both lie (17)."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class FightEnded:
    """Both cards were shown, and the sums compared (17)."""

    attacker: str
    target: str
    cards: tuple[int, int]
    """The attacker's and the defender's card."""
    sums: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Wounded:
    """A character was wounded (18)."""

    character: str


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A character was eliminated; the other seat has a point for it (21)."""

    character: str
    square: str
    cause: str
    """``fight``, ``pit``, ``wand`` or ``carrier``."""
    dropped: str | None = None
    """The object that it had in hand and that now lies there."""


@dataclass(frozen=True, slots=True)
class ObjectLost:
    """An object left the game (16, 21)."""

    token: str
    square: str


@dataclass(frozen=True, slots=True)
class Healed:
    """A character was healed, a troll perhaps by itself (24, 28)."""

    character: str
    healer: str


@dataclass(frozen=True, slots=True)
class GateChanged:
    """A portcullis was opened, closed or broken (27, 30)."""

    character: str
    gate: str
    state: str
    sides: tuple[str, ...]
    """The squares on both sides of it."""


@dataclass(frozen=True, slots=True)
class PotionDrunk:
    """A character drank a potion (34)."""

    character: str
    token: str
    points: int


@dataclass(frozen=True, slots=True)
class WandFired:
    """A wizard used the wand (35)."""

    character: str
    token: str
    target: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended with points left (8)."""

    seat: int
    left: int
    took_cards_back: bool


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A player offered a draw (40)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended (37 to 40)."""

    winner: int | None
    reason: str


# Quicker, for what nearly every answer tells.
new_moved = maker(Moved)
new_turn_began = maker(TurnBegan)
new_turn_ended = maker(TurnEnded)
new_card_played = maker(CardPlayed)

Event: TypeAlias = (
    TeamChosen | TokenHidden | TeamsShown | TurnBegan | Skipped | CardPlayed | RoomRevealed | TokenPlaced
    | RoomTurned | Moved | Left | FightBegan | CardLaid | FightEnded | Wounded | Eliminated | ObjectLost
    | Healed | GateChanged | PotionDrunk | WandFired | TurnEnded | DrawOffered | GameEnded
)  # fmt: skip


REVEALING: Final = (TeamsShown, RoomRevealed, FightEnded)
"""What shows something that was hidden: teams, a room with its tokens, the cards of a fight."""


_SECRETS: Final[dict[type[Event], str]] = {
    TeamChosen: "characters",
    TokenHidden: "token",
    CardLaid: "card",
}
"""What only the own seat may know of an event."""


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it, None for a spectator."""
    secret = _SECRETS.get(type(event))
    if secret is None or getattr(event, "seat", None) == seat:
        return event
    return replace(event, **{secret: None})  # type: ignore[arg-type]  # a field of that event


_ALONG: Final = -1
"""Stands for the place of the mover and of what it has in hand."""


def handlings(board: Board, character: int, path: tuple[str, ...]) -> tuple[tuple[Handling, ...], str | None]:
    """What is taken and left along a lawful path, and what stays in hand all the way (14).

    What lies where the path ends is in hand from then on, also where the path does not say so.
    """
    square, hand = board.at[character], board.load(character)
    handled: list[Handling] = []
    moved_to = {character: _ALONG}
    """Where what was handled is now."""

    def there() -> list[int]:
        """What is on the square, without the mover and what it has in hand."""
        known = (*board.tokens(square), *(token for token in moved_to if board.at[token] != square))
        return [token for token in known if moved_to.get(token, board.at[token]) == square]

    def note(token: int, *, taken: bool) -> None:
        partner = next((TOKENS[one] for one in there() if IS_CHARACTER[one] and one != token), None)
        handled.append(Handling(TOKENS[token], NAMES[square], taken, partner))
        moved_to[token] = _ALONG if taken else square

    if hand is not None:
        moved_to[hand] = _ALONG
    for word in path:
        step = SQUARE_BY_NAME.get(word)
        if step is not None:
            square = step
            continue
        if hand is not None:
            note(hand, taken=False)
        hand = None if word == DROP else BY_NAME[word[len(TAKE) :]]
        if hand is not None:
            note(hand, taken=True)
    if LINES[1 - OWNER[character]] >> square & 1:
        return tuple(handled), None
    if hand is None and (lying := there()):
        if handled and handled[-1] == Handling(TOKENS[lying[0]], NAMES[square], taken=False, partner=None):
            handled.pop()  # it was only put down, and is in hand again
        else:
            note(lying[0], taken=True)
    return tuple(handled), TOKENS[hand] if hand is not None and not handled else None
