"""A hand of cards on a page: tap cards to choose some, then commit them; until all have, change the choice.

What is chosen and not committed is a draft, a line of text: ``hand 5 0 2`` are the cards in the places 0 and
2, in the order of choosing, for the fifth turn. One of an earlier turn is never taken for this turn's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

from k2bot.game.values import Button, Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Self

    from k2bot.game.values import Row

CardT = TypeVar("CardT")
CARD = "card"
"""The verb of the button of a card; its argument is the card's place."""


@dataclass(frozen=True, slots=True)
class Hand(Generic[CardT]):
    """The cards somebody may choose from, and what they have chosen so far."""

    cards: tuple[CardT, ...]
    """All cards, those committed already among them."""
    wanted: int
    """How many cards are to be chosen."""
    chosen: tuple[int, ...] = ()
    """Places in ``cards``, in the order of choosing; never more than are wanted."""
    open: bool = True
    """Whether cards may be tapped: nothing is committed yet, or the choice is being changed."""

    @property
    def picked(self) -> tuple[CardT, ...]:
        """The chosen cards, in the order of the hand."""
        return tuple(self.cards[place] for place in sorted(self.chosen))

    @property
    def whole(self) -> bool:
        """Whether as many cards are chosen as are wanted."""
        return len(self.chosen) == self.wanted

    def begun(self, draft: str | None, turn: int, committed: Sequence[CardT] | None) -> Self:
        """The hand with what is drafted for that turn, or else with what is committed."""
        chosen = _drafted(draft, turn)
        if chosen is not None and all(0 <= place < len(self.cards) for place in chosen):
            return replace(self, chosen=tuple(dict.fromkeys(chosen))[-self.wanted :])
        return self if committed is None else replace(self.holding(committed), open=False)

    def holding(self, cards: Iterable[CardT]) -> Self:
        """The hand with these of its cards chosen, of equal ones the first."""
        free = list(range(len(self.cards)))
        for card in cards:
            free.remove(next(place for place in free if self.cards[place] == card))
        return replace(self, chosen=tuple(place for place in range(len(self.cards)) if place not in free))

    def tapped(self, place: int) -> Self:
        """The hand with a card chosen, or put back; one too many takes the place of the one chosen first."""
        if place in self.chosen:
            return replace(self, chosen=tuple(other for other in self.chosen if other != place))
        return replace(self, chosen=(*self.chosen, place)[-self.wanted :])

    def draft(self, turn: int) -> str:
        """The choice as a draft for a turn."""
        return " ".join(("hand", str(turn), *map(str, self.chosen)))

    def buttons(
        self,
        stamp: str,
        in_a_row: int,
        label: Callable[[CardT], str],
        emoji: Callable[[CardT], str] = lambda _: "",
    ) -> tuple[Row, ...]:
        """A button for each card, as long as they may be tapped; chosen ones stand out."""
        tapped = [
            Button(
                CARD,
                label(card),
                str(place),
                stamp,
                Style.PRIMARY if place in self.chosen else Style.SECONDARY,
                emoji=emoji(card),
            )
            for place, card in enumerate(self.cards if self.open else ())
        ]
        return tuple(tuple(tapped[start : start + in_a_row]) for start in range(0, len(tapped), in_a_row))

    def place(self, argument: str) -> int | None:
        """The place that a pressed button of a card names; None for nonsense."""
        known = argument.isascii() and argument.isdecimal() and int(argument) < len(self.cards)
        return int(argument) if known else None


def _drafted(draft: str | None, turn: int) -> tuple[int, ...] | None:
    """The places that a draft of that turn names, in the order of choosing; None where nothing was begun."""
    words = (draft or "").split()
    if words[:2] != ["hand", str(turn)]:
        return None
    try:
        return tuple(map(int, words[2:]))
    except ValueError:
        return None
