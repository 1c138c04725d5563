"""The functions of an engine that a host calls, alike in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.engines.records import Form

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

    form: Form[Any, GameT, Any]
    """Its records, which know how a game begins, is answered and resigned."""
    decisions: Callable[[GameT], tuple[DecisionT, ...]]
    decision_of: Callable[[GameT, int], DecisionT | None]
    observe: Callable[[GameT, int | None], SeenT]
