"""What is asked of a game's rules by whoever hosts it: functions of its engine, alike in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.engines.records import Form

GameT = TypeVar("GameT")
GameT_co = TypeVar("GameT_co", covariant=True)
SeenT = TypeVar("SeenT")


class Asked(Protocol):
    """An open question."""

    @property
    def id(self) -> str:
        """It changes whenever the answer would mean something else."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def kind(self) -> str:
        """What is asked."""


AskedT = TypeVar("AskedT", bound=Asked)


class Led(Protocol[GameT_co]):
    """What an input led to."""

    @property
    def game(self) -> GameT_co:
        """The game after it."""

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened, secrets included."""


@dataclass(frozen=True, slots=True)
class Face(Generic[GameT, AskedT, SeenT]):
    """The rules of a game, as functions."""

    start: Callable[[Any, str], Led[GameT]]
    """A game from its settings and a seed."""
    apply: Callable[[GameT, int, Any], Led[GameT]]
    """Applies an action of a seat. Raises RuleError."""
    resign: Callable[[GameT, int], Led[GameT]]
    parse: Callable[[str], Any]
    """The action of a text. Raises ActionSyntaxError."""
    decisions: Callable[[GameT], tuple[AskedT, ...]]
    decision_of: Callable[[GameT, int], AskedT | None]
    observe: Callable[[GameT, int | None], SeenT]
    fingerprint: Callable[[GameT], str] | None = None
    records: Form[Any, Any, GameT, Any] | None = None
