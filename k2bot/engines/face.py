"""The functions of an engine that a host calls, alike in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.engines.records import EngineStep, Form

GameT = TypeVar("GameT")
SeenT = TypeVar("SeenT")


class EngineDecision(Protocol):
    """A decision that a seat has to make."""

    @property
    def id(self) -> str:
        """Changes whenever the same answer would mean something else."""

    @property
    def seat(self) -> int:
        """Whose decision it is."""

    @property
    def kind(self) -> str:
        """What is to be decided."""


DecisionT = TypeVar("DecisionT", bound=EngineDecision)


@dataclass(frozen=True, slots=True)
class Face(Generic[GameT, DecisionT, SeenT]):
    """The rules of a game, as functions."""

    start: Callable[[Any, str], EngineStep[GameT]]
    """A game from its settings and a seed."""
    apply: Callable[[GameT, int, Any], EngineStep[GameT]]
    """Applies an action of a seat. Raises RuleError."""
    resign: Callable[[GameT, int], EngineStep[GameT]]
    parse: Callable[[str], Any]
    """The action of a text. Raises ActionSyntaxError."""
    decisions: Callable[[GameT], tuple[DecisionT, ...]]
    decision_of: Callable[[GameT, int], DecisionT | None]
    observe: Callable[[GameT, int | None], SeenT]
    fingerprint: Callable[[GameT], str] | None = None
    records: Form[Any, GameT, Any] | None = None
