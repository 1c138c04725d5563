"""A turn confirmed ahead: played as soon as it comes, unless it's no longer as its player was shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Self

from k2bot.game.values import Order
from k2bot.games.k2.engine import CLIMBER_NAMES, Plan, RuleError
from k2bot.games.k2.pages import turns

if TYPE_CHECKING:
    from k2bot.games.k2.pages.turns import DraftTurn
    from k2bot.games.k2.pages.wording import Talk

_DANGERS = ("safe", "slides", "dies")
"""What the night does to a climber, the worst last."""


class Night(NamedTuple):
    """A climber after a turn and the night that follows."""

    climber: str
    space: str
    air: int
    danger: str


@dataclass(frozen=True, slots=True)
class ConfirmedTurn:
    """A plan with what its player was shown: its result, the points left over and how the risk is paid."""

    day: int
    plan: Plan
    nights: tuple[Night, ...]
    points: int
    payment: str

    @classmethod
    def of(cls, turn: DraftTurn) -> Self:
        """A turn as planned now."""
        preview = turn.preview
        nights = (
            Night(
                line.climber[1],
                line.space,
                line.after,
                _DANGERS[2 if line.dies else 1 if line.slides else 0],
            )
            for line in preview.night_checks
        )
        paid = "+".join(preview.payment) or "-"
        return cls(turn.seen.day, turn.plan, tuple(nights), turns.planned_leftover(preview).points, paid)

    @classmethod
    def read(cls, orders: str | None) -> Self | None:
        """Parse a confirmed turn; None if the text is none."""
        match (orders or "").split(" ", 5):
            case ["turn", day, points, payment, nights, plan] if day.isdecimal() and points.isdecimal():
                planned, found = turns.parse_plan(plan), [_night(text) for text in nights.split(",")]
                if planned is not None and None not in found:
                    known = tuple(night for night in found if night is not None)
                    return cls(int(day), planned, known, int(points), payment)
        return None

    def __str__(self) -> str:
        nights = ",".join(":".join(map(str, night)) for night in self.nights)
        return f"turn {self.day} {self.points} {self.payment} {nights} {self.plan}"

    def order(self, turn: DraftTurn) -> Order | None:
        """The answer to the player's decision, their ``turn``; None if they must be asked."""
        if self.day != turn.seen.day or turn.seen.turn is None or turn.seen.turn.actions:
            return None
        if self.refusal(turn) is not None or any(self._differences(turn)):
            return None
        return Order(str(turn.with_plan(self.plan).submitted_plan), ahead=True)

    def refusal(self, turn: DraftTurn) -> RuleError | None:
        """Why the plan is illegal by now; None if it isn't."""
        try:
            turn.look(self.plan)
        except RuleError as error:
            return error
        return None

    def reasons(self, talk: Talk, turn: DraftTurn) -> Iterator[str]:
        """What differs from what the player was shown, in words."""
        if (refused := self.refusal(turn)) is None:
            # words: k2-ahead-places, k2-ahead-cost, k2-ahead-risk, k2-ahead-danger
            yield from (talk.text(f"k2-ahead-{name}") for name in self._differences(turn))
        elif refused.code == "full":
            yield talk.text("k2-ahead-full", space=talk.space(str(refused.facts["space"])))
        else:
            yield talk.text("k2-ahead-illegal")

    def _differences(self, turn: DraftTurn) -> Iterator[str]:
        now = ConfirmedTurn.of(turn.with_plan(self.plan))
        pairs = [*zip(self.nights, now.nights, strict=False)]
        if [night[:2] for night in self.nights] != [night[:2] for night in now.nights]:
            yield "places"
        if self.points != now.points:
            yield "cost"
        if self.payment != now.payment:
            yield "risk"
        if any(
            after.air < shown.air or _DANGERS.index(after.danger) > _DANGERS.index(shown.danger)
            for shown, after in pairs
        ):
            yield "danger"


def _night(text: str) -> Night | None:
    match text.split(":"):
        case [climber, space, air, danger] if climber in CLIMBER_NAMES and danger in _DANGERS:
            return Night(climber, space, int(air), danger) if air.lstrip("-").isdecimal() else None
    return None
