"""Events: one frozen type per kind.

Every event is public except CardsDrawn, whose cards ``seen_by`` hides from other players.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.engines.copying import maker
from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from k2bot.games.k2.engine.actions import Direction
    from k2bot.games.k2.engine.content import (
        Cards,
        ClimberKey,
    )


EndReason: TypeAlias = Literal["days", "dead", "resigned", "deserted"]
"""Why a game ended: the days were over, no climber lived (alone: not both), all but one had left, or only
computers stayed (rules 26 and 29)."""


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A day began (rule 6)."""

    day: int
    first: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A player drew up to six cards (rules 4 and 25); ``cards`` is None for the other players."""

    seat: int
    count: int
    reshuffled: bool
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class CardsCommitted:
    """A player has committed cards, which stay secret (rule 6).

    ``forced``: three cards in hand left no choice. ``changed``: replaces earlier ones.
    """

    seat: int
    forced: bool = False
    changed: bool = False


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """All committed cards and the sums of rule 8, by seat in turn order."""

    cards: tuple[tuple[int, Cards], ...]
    sums: tuple[tuple[int, int], ...]
    highest: int | None
    """The seat that takes a token; None for a tie (rule 9)."""


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """A player took a risk token (rules 9 and 10); ``turned_up`` replaces it, None if the pile is empty."""

    seat: int
    value: int
    turned_up: int | None
    had_choice: bool
    """Whether there was a choice."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn in phase 3 began."""

    seat: int


@dataclass(frozen=True, slots=True)
class Acclimatized:
    """An acclimatization card gave a climber air (rule 12)."""

    climber: ClimberKey
    cards: Cards
    air: int
    """Air afterwards."""


@dataclass(frozen=True, slots=True)
class CardsUsed:
    """A use of movement and rope cards began (rule 11)."""

    climber: ClimberKey
    cards: Cards
    directions: tuple[Direction, ...]


@dataclass(frozen=True, slots=True)
class Stepped:
    """A climber took a step (rules 14 and 17)."""

    climber: ClimberKey
    start: str
    space: str
    cost: int
    vp: int
    """The climber's marker afterwards."""
    summit_place: int | None
    """If this step reached the summit for the first time: the climber's place among all to do so, from 1."""


@dataclass(frozen=True, slots=True)
class TentPitched:
    """A climber pitched its tent (rule 15)."""

    climber: ClimberKey
    space: str
    cost: int


@dataclass(frozen=True, slots=True)
class RiskPaid:
    """A risk token was settled (rule 18)."""

    seat: int
    value: int
    points: int
    """Paid with left-over card points."""
    air: tuple[int, int]
    """Paid with the air of A and of B."""
    dropped: int
    """Could not be paid."""


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A player's turn ended; ``unused`` are the cards of no use."""

    seat: int
    unused: Cards


@dataclass(frozen=True, slots=True)
class Checked:
    """One climber's result in the night's check (rules 20, 21, 40)."""

    climber: ClimberKey
    space: str
    before: int
    air_change: int
    """Gained or lost by the space."""
    tent: int
    """1 with a tent of the climber's own team on the space, else 0."""
    weather: int
    """Lost to the weather, 0 or more."""
    avalanche: int
    """1 if an avalanche hits the space, else 0."""
    after: int
    """Air after the check, at most 6."""

    @property
    def dies(self) -> bool:
        """Whether the climber dies (rule 21)."""
        return self.after < content.LOWEST_AIR

    @property
    def uncapped(self) -> int:
        """Air after the check if there were no maximum (rule 20)."""
        return self.before + self.air_change + self.tent - self.weather - self.avalanche

    @property
    def slides(self) -> bool:
        """Whether an avalanche carries the climber down (rule 40)."""
        return bool(self.avalanche) and not self.tent and not self.dies


@dataclass(frozen=True, slots=True)
class Slid:
    """A climber slid down in an avalanche (rule 40)."""

    climber: ClimberKey
    start: str
    space: str
    had_choice: bool


@dataclass(frozen=True, slots=True)
class Died:
    """A climber died (rule 21); ``cause`` is ``check`` or ``resigned``."""

    climber: ClimberKey
    space: str
    vp_lost: int
    cause: Literal["check", "resigned"]


@dataclass(frozen=True, slots=True)
class Rescued:
    """A dying climber was saved by the rescue card (rule 22)."""

    climber: ClimberKey
    start: str
    space: str
    vp_before: int
    vp: int


@dataclass(frozen=True, slots=True)
class TileTurned:
    """A weather tile was revealed (rule 24)."""

    tile: str
    days: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player left the game (rule 29)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended (rule 26)."""

    reason: EndReason


Event: TypeAlias = (
    DayBegan
    | CardsDrawn
    | CardsCommitted
    | CardsRevealed
    | TokenTaken
    | TurnBegan
    | Acclimatized
    | CardsUsed
    | Stepped
    | TentPitched
    | RiskPaid
    | TurnEnded
    | Checked
    | Slid
    | Died
    | Rescued
    | TileTurned
    | Resigned
    | GameEnded
)


# Fast constructors for events of every turn and every night.
acclimatized = maker(Acclimatized)
cards_committed = maker(CardsCommitted)
cards_drawn = maker(CardsDrawn)
cards_used = maker(CardsUsed)
checked = maker(Checked)
stepped = maker(Stepped)
turn_began = maker(TurnBegan)
turn_ended = maker(TurnEnded)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it, or a spectator for None."""
    if isinstance(event, CardsDrawn) and event.seat != seat:
        return replace(event, cards=None)
    return event
