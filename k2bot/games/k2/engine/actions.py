"""What a player may answer: one frozen type per kind, each with a short text that reads back.

``str(action)`` and ``parse(text)`` are inverse to each other; records and the store hold these texts.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.k2.engine.content import Card, in_order
from k2bot.games.k2.engine.errors import ActionSyntaxError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.k2.engine.model import ClimberName

Direction: TypeAlias = Literal["up", "down"]
Source: TypeAlias = Literal["A", "B", "points"]
PITCH: Final = "pitch"
"""Stands for pitching the tent, also among the spaces of a planned way."""


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


@dataclass(frozen=True, slots=True)
class Commit:
    """Choose today's cards (rule 6): ``choose m1 m3 a1``. Cards in deck order."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))

    def holds(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are among the chosen ones."""
        return Counter(cards) <= Counter(self.cards)

    def __str__(self) -> str:
        return f"choose {_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class TakeToken:
    """Take an open risk token of that value (rule 9): ``token 2``."""

    value: int

    def __str__(self) -> str:
        return f"token {self.value}"


@dataclass(frozen=True, slots=True)
class UseCards:
    """Begin a use: these cards for this climber (rule 11): ``use A m1 r1/2``.

    Acclimatization cards count at once (rule 12); a use of them alone is finished with that.
    """

    climber: ClimberName
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))

    def __str__(self) -> str:
        return f"use {self.climber} {_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class ChooseDirection:
    """Choose the direction of the open use's next rope card (rule 13): ``rope r1/2 up``."""

    card: Card
    direction: Direction

    def __str__(self) -> str:
        return f"rope {self.card} {self.direction}"


@dataclass(frozen=True, slots=True)
class Go:
    """Take a step to an adjacent space (rule 14): ``go b2``."""

    space: str

    def __str__(self) -> str:
        return f"go {self.space}"


@dataclass(frozen=True, slots=True)
class Pitch:
    """Pitch the climber's tent where it stands (rule 15): ``pitch``."""

    def __str__(self) -> str:
        return PITCH


@dataclass(frozen=True, slots=True)
class EndUse:
    """End the open use where the climber stands (rule 16): ``stop``."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Finish:
    """Make no more uses: the risk token is settled, then the turn ends (rule 18): ``finish``."""

    def __str__(self) -> str:
        return "finish"


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay one risk point with left-over points or with a climber's level (rule 18): ``pay A``."""

    source: Source

    def __str__(self) -> str:
        return f"pay {self.source}"


@dataclass(frozen=True, slots=True)
class PlannedUse:
    """One use of a plan: climber, cards, directions of its rope cards in deck order, the way.

    ``way`` lists spaces to enter and at most one ``pitch``. As text: ``A m1 r1/2up > b1 pitch b2``.
    """

    climber: ClimberName
    cards: tuple[Card, ...]
    directions: tuple[Direction, ...] = ()
    way: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))

    def __str__(self) -> str:
        directions = iter(self.directions)
        cards = " ".join(
            f"{card}{next(directions, '')}" if card.is_rope else str(card) for card in self.cards
        )
        return f"{self.climber} {cards}" + (f" > {' '.join(self.way)}" if self.way else "")


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole turn at once (not listed as legal, checked step by step): ``plan A a2; B m1 > b1; pay A A``.

    ``payment`` names the source of each risk point; empty pays points first, then the higher level.
    """

    uses: tuple[PlannedUse, ...] = ()
    payment: tuple[Source, ...] = ()

    def __str__(self) -> str:
        parts = [str(use) for use in self.uses]
        if self.payment:
            parts.append(f"pay {' '.join(self.payment)}")
        return f"plan {'; '.join(parts)}".rstrip()


@dataclass(frozen=True, slots=True)
class Rescue:
    """Spend the rescue card on a dying climber, which goes to that space (rule 22): ``rescue A a3``."""

    climber: ClimberName
    space: str

    def __str__(self) -> str:
        return f"rescue {self.climber} {self.space}"


@dataclass(frozen=True, slots=True)
class LetGo:
    """Keep the rescue card (rule 22): ``let-go``."""

    def __str__(self) -> str:
        return "let-go"


@dataclass(frozen=True, slots=True)
class Slide:
    """Let the asked-about climber slide to that space (rule 40): ``slide b2``."""

    space: str

    def __str__(self) -> str:
        return f"slide {self.space}"


StepAction: TypeAlias = UseCards | ChooseDirection | Go | Pitch | EndUse | Finish | Pay
Action: TypeAlias = Commit | TakeToken | StepAction | Plan | Rescue | LetGo | Slide


def parse(text: str) -> Action:
    """The action of that text. Raises ActionSyntaxError saying what is wrong with it."""
    verb, _, rest = text.strip().partition(" ")
    try:
        reader = _READERS[verb]
    except KeyError:
        raise ActionSyntaxError(
            f"{text!r} is no action: it begins with none of {', '.join(_READERS)}"
        ) from None
    try:
        return reader(rest.strip())
    except ValueError as error:
        raise ActionSyntaxError(f"{text!r} is no action: {error}") from None


def _none(kind: Callable[[], Action]) -> Callable[[str], Action]:
    def read(rest: str) -> Action:
        if rest:
            raise ValueError(f"nothing is expected behind it, not {rest!r}")
        return kind()

    return read


def _one(rest: str) -> str:
    if not rest or len(rest.split()) != 1:
        raise ValueError(f"one word is expected, not {rest!r}")
    return rest


def _two(rest: str) -> tuple[str, str]:
    words = rest.split()
    if len(words) != 2:
        raise ValueError(f"two words are expected, not {rest!r}")
    return words[0], words[1]


def _value(text: str) -> int:
    if len(text) > 3:
        raise ValueError("no token has a value of so many digits")
    return int(text)


def _climber(text: str) -> ClimberName:
    if text == "A":
        return "A"
    if text == "B":
        return "B"
    raise ValueError(f"a climber is A or B, not {text!r}")


def _source(text: str) -> Source:
    return "points" if text == "points" else _climber(text)


def _direction(text: str) -> Direction:
    if text == "up":
        return "up"
    if text == "down":
        return "down"
    raise ValueError(f"a direction is up or down, not {text!r}")


def _parse_cards(rest: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in rest.split())


def _read_use(rest: str) -> UseCards:
    climber, _, cards = rest.partition(" ")
    return UseCards(_climber(climber), _parse_cards(cards))


def _read_direction(rest: str) -> ChooseDirection:
    card, direction = _two(rest)
    return ChooseDirection(Card.parse(card), _direction(direction))


def _read_rescue(rest: str) -> Rescue:
    climber, space = _two(rest)
    return Rescue(_climber(climber), space)


def _read_planned_use(text: str) -> PlannedUse:
    head, _, way = text.partition(">")
    climber, *words = head.split()
    cards: list[tuple[Card, Direction | None]] = []
    for word in words:
        for direction in ("up", "down"):
            if word.startswith("r") and word.endswith(direction):
                cards.append((Card.parse(word.removesuffix(direction)), _direction(direction)))
                break
        else:
            cards.append((Card.parse(word), None))
    cards.sort(key=lambda pair: pair[0])
    return PlannedUse(
        _climber(climber),
        tuple(card for card, _ in cards),
        tuple(direction for _, direction in cards if direction is not None),
        tuple(way.split()),
    )


def _read_plan(rest: str) -> Plan:
    uses: list[PlannedUse] = []
    payment: tuple[Source, ...] = ()
    for part in filter(None, (part.strip() for part in rest.split(";"))):
        if payment:
            raise ValueError("a plan ends with its payment")
        if part.startswith("pay "):
            payment = tuple(_source(word) for word in part.split()[1:])
        else:
            uses.append(_read_planned_use(part))
    return Plan(tuple(uses), payment)


_READERS: dict[str, Callable[[str], Action]] = {
    "choose": lambda rest: Commit(_parse_cards(rest)),
    "token": lambda rest: TakeToken(_value(_one(rest))),
    "use": _read_use,
    "rope": _read_direction,
    "go": lambda rest: Go(_one(rest)),
    PITCH: _none(Pitch),
    "stop": _none(EndUse),
    "finish": _none(Finish),
    "pay": lambda rest: Pay(_source(_one(rest))),
    "plan": _read_plan,
    "rescue": _read_rescue,
    "let-go": _none(LetGo),
    "slide": lambda rest: Slide(_one(rest)),
}
