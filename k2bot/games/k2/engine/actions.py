"""Actions: one frozen type per kind, each with a short text form.

``str(action)`` and ``parse(text)`` are inverses; records and the store hold these texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Self, TypeAlias, get_args

from k2bot.engines.codec import Parser, TextAction, one_of
from k2bot.games.k2.engine.content import Card, Cards, ClimberName, in_deck_order

Direction: TypeAlias = Literal["up", "down"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
Source: TypeAlias = Literal["A", "B", "points"]
PITCH: Final = "pitch"
"""Pitching the tent, also as an entry in a planned route."""


class _CardAction:
    """An action with cards, kept in deck order."""

    __slots__ = ()
    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_deck_order(self.cards))


@dataclass(frozen=True, slots=True)
class Commit(_CardAction, TextAction):
    """Commit today's cards (rule 6): ``choose m1 m3 a1``. Cards in deck order."""

    verb = "choose"
    cards: Cards

    def holds(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are among them."""
        return Counter(cards) <= Counter(self.cards)


@dataclass(frozen=True, slots=True)
class TakeToken(TextAction):
    """Take an open risk token of this value (rule 9): ``token 2``."""

    verb = "token"
    value: int


@dataclass(frozen=True, slots=True)
class UseCards(_CardAction, TextAction):
    """Begin a use: these cards for this climber (rule 11): ``use A m1 r1/2``.

    Acclimatization cards take effect immediately (rule 12), which ends a use of them alone.
    """

    verb = "use"
    climber: ClimberName
    cards: Cards


@dataclass(frozen=True, slots=True)
class ChooseDirection(TextAction):
    """Choose the direction of the next rope card in the open use (rule 13): ``rope r1/2 up``."""

    verb = "rope"
    card: Card
    direction: Direction


@dataclass(frozen=True, slots=True)
class Go(TextAction):
    """Take a step to an adjacent space (rule 14): ``go b2``."""

    verb = "go"
    space: str


@dataclass(frozen=True, slots=True)
class Pitch(TextAction):
    """Pitch the climber's tent on its space (rule 15): ``pitch``."""

    verb = PITCH


@dataclass(frozen=True, slots=True)
class EndUse(TextAction):
    """End the open use on the climber's space (rule 16): ``stop``."""

    verb = "stop"


@dataclass(frozen=True, slots=True)
class Finish(TextAction):
    """End all uses: the risk token is settled, then the turn ends (rule 18): ``finish``."""

    verb = "finish"


@dataclass(frozen=True, slots=True)
class Pay(TextAction):
    """Pay one risk point with left-over points or a climber's air (rule 18): ``pay A``."""

    verb = "pay"
    source: Source


@dataclass(frozen=True, slots=True)
class PlannedUse(_CardAction):
    """One use of a plan: climber, cards, directions of its rope cards in deck order, the route.

    ``route`` lists spaces to enter and at most one ``pitch``. As text: ``A m1 r1/2up > b1 pitch b2``.
    """

    climber: ClimberName
    cards: Cards
    directions: tuple[Direction, ...] = ()
    route: tuple[str, ...] = ()

    def __str__(self) -> str:
        directions = iter(self.directions)
        cards = (f"{card}{next(directions, '')}" if card.is_rope else str(card) for card in self.cards)
        return " ".join((self.climber, *cards, *((">", *self.route) if self.route else ())))

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Parse a use from words. Raises ValueError."""
        climber, *rest = words
        end = rest.index(">") if ">" in rest else len(rest)
        cards = sorted(map(_card_and_direction, rest[:end]), key=lambda pair: pair[0])
        return cls(
            _CLIMBER.read(climber),
            tuple(card for card, _ in cards),
            tuple(direction for _, direction in cards if direction is not None),
            tuple(rest[end + 1 :]),
        )


_CLIMBER = one_of(*get_args(ClimberName))
_SOURCE = one_of(*get_args(Source))


def _card_and_direction(word: str) -> tuple[Card, Direction | None]:
    for direction in DIRECTIONS:
        if word.startswith("r") and word.endswith(direction):
            return Card.parse(word.removesuffix(direction)), direction
    return Card.parse(word), None


@dataclass(frozen=True, slots=True)
class Plan(TextAction):
    """A whole turn at once, never listed as legal: ``plan A a2; B m1 > b1; pay A A``.

    Validated step by step. ``payment`` names the source of each risk point; if empty, points pay first, then
    the climber with more air.
    """

    verb = "plan"
    uses: tuple[PlannedUse, ...] = ()
    payment: tuple[Source, ...] = ()

    def __str__(self) -> str:
        parts = [*map(str, self.uses), *([" ".join(("pay", *self.payment))] if self.payment else [])]
        return f"plan {'; '.join(parts)}".rstrip()

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Parse a plan from words. Raises ValueError."""
        parts = [part.split() for part in " ".join(words).split(";")]
        parts = [part for part in parts if part]
        payment = parts.pop()[1:] if parts and parts[-1][0] == "pay" and parts[-1][1:] else []
        return cls(tuple(map(PlannedUse.read, parts)), tuple(map(_SOURCE.read, payment)))


@dataclass(frozen=True, slots=True)
class Rescue(TextAction):
    """Spend the rescue card on a dying climber and move it to this space (rule 22): ``rescue A a3``."""

    verb = "rescue"
    climber: ClimberName
    space: str


@dataclass(frozen=True, slots=True)
class LetGo(TextAction):
    """Keep the rescue card (rule 22): ``let-go``."""

    verb = "let-go"


@dataclass(frozen=True, slots=True)
class Slide(TextAction):
    """Let the climber in question slide to this space (rule 40): ``slide b2``."""

    verb = "slide"
    space: str


StepAction: TypeAlias = UseCards | ChooseDirection | Go | Pitch | EndUse | Finish | Pay
Action: TypeAlias = Commit | TakeToken | StepAction | Plan | Rescue | LetGo | Slide


def whole_turn(action: Action) -> Action:
    """The action; for the end of a turn in which nothing was done, the plan that does nothing."""
    return Plan() if isinstance(action, Finish) else action


parse: Final[Parser[Action]] = Parser(*get_args(Action))
