"""What is confirmed ahead: done as soon as it's due, unless it's no longer as its player was shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, Self

from k2bot.engines.errors import ActionSyntaxError
from k2bot.game.pages import of_kind
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    Commit,
    Decision,
    Plan,
    RuleError,
    TakeToken,
    content,
    parse,
)
from k2bot.games.k2.pages import turns

if TYPE_CHECKING:
    from collections.abc import Callable

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

    def answer(self, turn: DraftTurn) -> Plan | None:
        """The answer to the player's decision, their ``turn``; None if they must be asked."""
        if self.refusal(turn) is not None or any(self._differences(turn)):
            return None
        return turn.with_plan(self.plan).submitted_plan

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


_JOINT = "\n"
"""Between the parts of orders as text."""


@dataclass(frozen=True, slots=True)
class Orders:
    """All that a player has confirmed ahead."""

    turn: ConfirmedTurn | None = None
    lowest: bool = False
    """Whether to take the lowest risk token whenever one must be taken."""
    quiet: int = 0
    """A day on which the climbers only acclimatize and stay; 0 for none."""
    nights: Mapping[tuple[int, str], str] = field(default_factory=dict)
    """Answers by day, and by the climber who slides or all who die, as in ``AB``."""

    @classmethod
    def read(cls, text: str | None) -> Orders:
        """Parse orders, without any part that can't be read."""
        orders = cls()
        for part in (text or "").split(_JOINT):
            match part.split(" ", 3):
                case ["turn", *_]:
                    orders = replace(orders, turn=ConfirmedTurn.read(part))
                case ["lowest"]:
                    orders = replace(orders, lowest=True)
                case ["quiet", day] if day.isdecimal():
                    orders = replace(orders, quiet=int(day))
                case ["night", day, "A" | "B" | "AB" as climbers, answer] if day.isdecimal():
                    with suppress(ActionSyntaxError):
                        orders = orders.with_night(int(day), climbers, str(parse(answer)))
        return orders

    def __str__(self) -> str:
        return _JOINT.join(
            (
                *([str(self.turn)] if self.turn else ()),
                *(["lowest"] if self.lowest else ()),
                *([f"quiet {self.quiet}"] if self.quiet else ()),
                *(f"night {day} {climbers} {answer}" for (day, climbers), answer in self.nights.items()),
            )
        )

    def with_turn(self, turn: ConfirmedTurn | None) -> Orders:
        """Copy with another confirmed turn, which takes the place of a quiet day."""
        return replace(self, turn=turn, quiet=0 if turn and turn.day == self.quiet else self.quiet)

    def with_night(self, day: int, climbers: str, answer: str) -> Orders:
        """Copy with another answer for a night; empty to be asked."""
        rest = {key: known for key, known in self.nights.items() if key != (day, climbers)}
        return replace(self, nights={**rest, (day, climbers): answer} if answer else rest)

    def since(self, day: int) -> Orders:
        """Copy without what was meant for earlier days."""
        return Orders(
            self.turn if self.turn and self.turn.day >= day else None,
            self.lowest,
            self.quiet if self.quiet >= day else 0,
            {key: answer for key, answer in self.nights.items() if key[0] >= day},
        )

    def left_after(self, day: int, kind: str, *, again: bool = False) -> Orders:
        """Copy without what was meant for a decision of this kind once it has been answered.

        Whoever answers ``again``, with other cards, doesn't have a quiet day any more.
        """
        left = self.since(day)
        if kind == "turn" or again:
            return replace(left, turn=None, quiet=0 if left.quiet == day else left.quiet)
        return replace(left, nights={}) if kind == "rescue" else left

    def answer(
        self,
        decision: Decision,
        legal: Callable[[], Sequence[Action]],
        dying: str,
        turn: Callable[[Action | None], DraftTurn],
    ) -> Action | Plan | None:
        """The answer to the player's decision; None if they must be asked.

        ``legal`` gives their legal actions, ``dying`` are the letters of their dying climbers, and ``turn``
        gives their turn, with cards to be chosen.
        """
        day = int(decision.id.partition(".")[0])
        match decision.kind:
            case "choose" if self.quiet == day:
                return next((one for one in _restful(legal()) if quiet_plan(turn(one)) is not None), None)
            case "token" if self.lowest or self.quiet == day:
                return min(of_kind(legal(), TakeToken), key=lambda token: token.value)
            case "turn" if self.turn and self.turn.day == day:
                own = turn(None)
                return None if own.seen.turn is None or own.seen.turn.actions else self.turn.answer(own)
            case "turn" if self.quiet == day:
                return quiet_plan(turn(None))
            case "slide" | "rescue":
                told = self.nights.get((day, decision.climber or dying))
                return next((one for one in legal() if str(one) == told), None)
        return None


def _restful(legal: Sequence[Action]) -> list[Commit]:
    """Choices of cards, those with most air first, then those that take least from the next days."""

    def strength(choice: Commit) -> tuple[int, int]:
        sums = content.sums(choice.cards)
        return -sums.air, sums.up

    return sorted(of_kind(legal, Commit), key=strength)


def quiet_plan(turn: DraftTurn) -> Plan | None:
    """A turn that only acclimatizes and stays; None if that endangers a climber or costs air."""
    if turn.seen.turn is not None and turn.seen.turn.actions:
        return None
    whole = turn.with_plan(Plan(turns.air_uses(turn.look(Plan()).observation)))
    endangered = any(line.dies or line.slides for line in whole.preview.night_checks)
    return None if endangered or {*whole.preview.payment} - {"points"} else whole.submitted_plan
