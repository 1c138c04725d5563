"""Events: one frozen type per kind. Seats see them only through ``seen_by``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from k2bot.engines.copying import maker


@dataclass(frozen=True, slots=True)
class TeamChosen:
    """A player chose a team, secret until all tokens are hidden (rules 5, 7)."""

    seat: int
    characters: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TokenHidden:
    """A player hid a token on a room; which one is the player's secret (rule 6)."""

    seat: int
    slot: int
    token: str | None


@dataclass(frozen=True, slots=True)
class TeamsShown:
    """Both teams were revealed (rule 7)."""

    teams: tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began (rule 8)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """A player without a character able to act was skipped (rule 38)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A player played an action card (rule 8)."""

    seat: int
    card: int
    """0 once it lies face down."""


@dataclass(frozen=True, slots=True)
class RoomRevealed:
    """A room was revealed and its tokens lifted (rule 11)."""

    character: str
    slot: int
    room: str
    rotation: int
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """A lifted token was placed (rule 11)."""

    seat: int
    token: str
    square: str


@dataclass(frozen=True, slots=True)
class RoomRotated:
    """A room was turned by a quarter (rule 12)."""

    character: str
    slot: int
    direction: int


@dataclass(frozen=True, slots=True)
class Handling:
    """A token taken or left during a move (rule 14)."""

    token: str
    square: str
    taken: bool
    partner: str | None
    """The character on that square that gave or received it; None if there is none."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A character moved (rule 13), jumped (rule 15) or passed a wall (rule 29), on the action's path."""

    character: str
    kind: str
    """``move``, ``jump`` or ``wall``."""
    start: str
    path: tuple[str, ...]
    handled: tuple[Handling, ...] = ()
    """Tokens taken and left, in order; includes what is picked up where the move ended."""
    carried: str | None = None
    """Token carried all the way; None if the character left the maze, which ``Left`` reports."""


@dataclass(frozen=True, slots=True)
class Left:
    """A character left the maze (rule 22)."""

    character: str
    points: int
    """For the character and a treasure it carries."""
    carried: str | None


@dataclass(frozen=True, slots=True)
class FightBegan:
    """An attack was declared, with the fighters on both sides (rules 17, 18)."""

    attacker: str
    target: str
    attacking: tuple[str, ...]
    defending: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CombatCardPlayed:
    """A player played a combat card, secret until both are played (rule 17)."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class FightEnded:
    """Both combat cards were revealed and the totals compared (rule 17)."""

    attacker: str
    target: str
    cards: tuple[int, int]
    """The attacker's and the defender's card."""
    sums: tuple[int, int]
    is_covered: bool = False
    """Whether the cards lie face down by now; then they are 0, and so are the sums but the winner's."""


@dataclass(frozen=True, slots=True)
class Wounded:
    """A character was wounded (rule 18)."""

    character: str


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A character was eliminated, which scores a point for the other seat (rule 21)."""

    character: str
    square: str
    cause: str
    """``fight``, ``pit``, ``wand`` or ``carrier``."""
    dropped: str | None = None
    """The object it carried, now on its square."""


@dataclass(frozen=True, slots=True)
class ObjectLost:
    """An object left the game (rules 16, 21)."""

    token: str
    square: str


@dataclass(frozen=True, slots=True)
class Healed:
    """A character was healed, by another or, as a troll, by itself (rules 24, 28)."""

    character: str
    healer: str


@dataclass(frozen=True, slots=True)
class GateChanged:
    """A portcullis was opened, closed or broken (rules 27, 30)."""

    character: str
    gate: str
    state: str
    sides: tuple[str, ...]
    """The squares on its two sides."""


@dataclass(frozen=True, slots=True)
class PotionDrunk:
    """A character drank a potion (rule 34)."""

    character: str
    token: str
    points: int


@dataclass(frozen=True, slots=True)
class WandFired:
    """A wizard fired the wand (rule 35)."""

    character: str
    token: str
    target: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended, with this many action points left (rule 8)."""

    seat: int
    left: int
    stuck: bool
    """Whether points are left because none of its player's characters can act (rule 38)."""


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A player offered a draw (rule 40)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended (rules 37 to 40)."""

    winner: int | None
    reason: str


new_moved = maker(Moved)
"""Fast constructor for the most frequent event."""

Event: TypeAlias = (
    TeamChosen | TokenHidden | TeamsShown | TurnBegan | Skipped | CardPlayed | RoomRevealed | TokenPlaced
    | RoomRotated | Moved | Left | FightBegan | CombatCardPlayed | FightEnded | Wounded | Eliminated
    | ObjectLost | Healed | GateChanged | PotionDrunk | WandFired | TurnEnded | DrawOffered | GameEnded
)  # fmt: skip


REVEALING: Final = (TeamsShown, RoomRevealed, FightEnded)
"""Events that reveal hidden information: teams, a room with its tokens, combat cards."""


_SECRETS: Final[dict[type[Event], str]] = {
    TeamChosen: "characters",
    TokenHidden: "token",
    CombatCardPlayed: "card",
}
"""Fields visible only to the event's own seat."""


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it, or a spectator for None."""
    secret = _SECRETS.get(type(event))
    if secret is None or getattr(event, "seat", None) == seat:
        return event
    return replace(event, **{secret: None})  # type: ignore[arg-type]  # a field of that event


def face_down(event: Event) -> Event:
    """The event without what the cards of its turn tell, as it's known once they lie face down."""
    match event:
        case CardPlayed():
            return replace(event, card=0)
        case FightEnded(sums=(attack, defence)):
            sums = int(attack > defence), int(attack < defence)
            return replace(event, cards=(0, 0), sums=sums, is_covered=True)
        case TurnEnded():
            return replace(event, left=0)
    return event
